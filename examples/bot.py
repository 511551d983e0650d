"""A bot for a Fidchell server, with the standard library only.

    python examples/bot.py http://127.0.0.1:8765/t/TABLE/join/INVITE     takes the seat of an invitation
    python examples/bot.py http://127.0.0.1:8765 avignon 60              challenges anybody: prints an invitation

It follows the table's stream, comes back after a cut, waits as long as the server asks it to, and minds the clock.
"""

import json
import random
import secrets
import sys
import time
from collections.abc import Iterator
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

CUT = (OSError, HTTPException)  # the server restarts, the network is away: try again


class Seat:
    """Our seat at a table."""

    def __init__(self, site: str, table: str, token: str = "") -> None:
        self.url = f"{site}/api/v1/tables/{table}".rstrip("/")
        self.token = token

    def open(self, path: str, body: object = None) -> Any:
        """Send a request until it is answered; what is sent twice is done once."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        while True:
            try:
                return urlopen(Request(self.url + path, data, headers), timeout=60)
            except HTTPError as error:
                if error.code not in (429, 503):
                    raise
                time.sleep(float(error.headers.get("Retry-After", 1)))
            except CUT:
                time.sleep(0.5)

    def call(self, path: str, body: object = None) -> Any:
        while True:
            answer = self.open(path, body)
            try:
                return json.load(answer)
            except CUT:
                time.sleep(0.5)

    def updates(self) -> Iterator[Any]:
        """The table's stream, for ever: after a cut it goes on where it was."""
        last = ""
        while True:
            stream = self.open(f"/stream?since={last}" if last else "/stream")
            try:
                for line in stream:
                    if line.startswith(b"data: "):
                        update = json.loads(line[6:])
                        last = update["id"]
                        yield update
            except CUT:
                pass
            time.sleep(0.5)


def choose(choices: list[Any], clock: Any) -> str:
    """Win if you can; don't lose at once; else anything. Your idea goes here; it has `clock["left"]` seconds."""
    winning = [one for one in choices if one["wins"]]
    harmless = [one for one in choices if not one["loses"]]
    return str(random.choice(winning or harmless or choices)["choice"])


def play(seat: Seat) -> None:
    for update in seat.updates():
        table = update["table"]
        for move in update["moves"]:
            print(*(line["text"] for line in move["lines"]), flush=True)
        if table["over"]:
            print("winners:", *table["result"]["winners"], "I was seat", table["seat"], flush=True)
            return
        if table["seat"] in table["to_act"]:
            act(seat, table["clock"])


def act(seat: Seat, clock: Any) -> None:
    found = seat.call("/choices")
    if not found["choices"]:  # the table has moved on: the next update tells
        return
    choice, once = choose(found["choices"], clock), secrets.token_urlsafe()
    try:
        seat.call("/act", {"choice": choice, "version": found["version"], "once": once})
    except HTTPError as error:
        if error.code != 409:  # the clock was faster, or somebody took something back
            raise


def main(address: str, game: str = "", limit: str = "0") -> None:
    site, _, rest = address.rstrip("/").partition("/t/")
    if game:
        wish = {"game": game, "seats": ["you", "open"], "name": "Python", "limit": int(limit)}
        made = Seat(site, "").call("", {**wish, "once": secrets.token_urlsafe()})
        print(made["invites"][0]["url"], flush=True)
        play(Seat(site, made["table"], made["tokens"][0]["token"]))
    else:
        table, _, invite = rest.partition("/join/")
        seat = Seat(site, table)
        seat.token = seat.call("/seats", {"name": "Python", "invite": invite, "once": secrets.token_urlsafe()})["token"]
        play(seat)


if __name__ == "__main__":
    main(*sys.argv[1:])
