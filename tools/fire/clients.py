"""People at tables who don't give up: whatever breaks, they ask again, as our pages do. All they were told is noted."""

import asyncio
import html
import json
import random
import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import httpx

from tools.fire.wire import TEXT, Wire, address_of, plugged, unpacked

WAITS: Final = 8.0  # seconds for an answer, as a page does
TALKS: Final = 0.05  # of all moves come with a word
CHOICE: Final = re.compile(r'name="choice" value="([^"]+)"')


@dataclass(frozen=True)
class Acknowledged:
    """A move: chosen when there were `before` moves, answered when there were `after`."""

    seat: int
    choice: str
    before: int
    after: int


@dataclass
class Notes:
    """What all clients were told."""

    games: dict[str, str] = field(default_factory=dict)  # of each table
    people: dict[str, int] = field(default_factory=dict)  # how many of its seats are people's
    moves: dict[str, list[Acknowledged]] = field(default_factory=dict)
    said: dict[str, list[str]] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)  # of each table, the most moves that anybody was shown
    counts: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    last: float = field(default_factory=time.monotonic)  # when a move was acknowledged

    @property
    def acknowledged(self) -> int:
        return self.counts["moves"]

    def moved(self, table: str, one: Acknowledged) -> None:
        self.moves[table].append(one)
        self.counts["moves"] += 1
        self.last = time.monotonic()

    def problem(self, text: str) -> None:
        self.problems.append(text)


class Client:
    """Somebody at one address."""

    def __init__(self, port: Callable[[], int], number: int, notes: Notes, rng: random.Random) -> None:
        self.port = port
        self.number = number
        self.notes = notes
        self.rng = rng
        self.asked = 0
        limits = httpx.AsyncHTTPTransport(local_address=address_of(number), verify=False)
        self.http = httpx.AsyncClient(transport=limits, timeout=WAITS)

    def once(self) -> str:
        self.asked += 1
        return f"{self.number}-{self.asked}-{self.rng.getrandbits(128):032x}"

    async def ask(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        """Until there is an answer: an error of the server, a limit or a lost connection is none."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                url = f"http://127.0.0.1:{self.port()}{path}"
                answer = await self.http.request(method, url, headers=headers, **more)
                if answer.status_code < 500 and answer.status_code != 429:
                    return answer
                self.notes.counts[f"answered {answer.status_code}"] += 1
                if answer.status_code == 500:
                    self.notes.problem(f"{method} {path} was answered with 500: {answer.text[:200]}")
            except httpx.TransportError:
                self.notes.counts["asked again"] += 1
            await asyncio.sleep(0.25 + self.rng.random() / 2)


class Player(Client):
    """Somebody with a seat. `wants` says whether they still move; they watch until they are cancelled."""

    def __init__(self, port: Callable[[], int], number: int, notes: Notes, rng: random.Random) -> None:
        super().__init__(port, number, notes, rng)
        self.table = self.token = ""
        self.seat = -1  # a spectator
        self.version = 0
        self.over = False
        self.wants = True

    def see(self, version: int, over: bool = False) -> None:
        if version < self.version:
            self.notes.problem(f"{self.table}: seat {self.seat} was shown {version} moves after {self.version}")
        self.version, self.over = version, self.over or over
        self.notes.seen[self.table] = max(self.notes.seen[self.table], version)

    def pick(self, choices: list[str]) -> str:
        return self.rng.choice(choices)

    async def state(self, **query: str) -> dict[str, Any]:
        answer = await self.ask("GET", f"/api/v1/tables/{self.table}", self.token, params=query)
        if answer.status_code != 200:
            self.notes.problem(f"{self.table} doesn't open: {answer.status_code} {answer.text[:200]}")
            await asyncio.sleep(1)
            return await self.state(**query)
        found: dict[str, Any] = answer.json()
        return found

    async def choices(self) -> tuple[int, list[str]]:
        answer = await self.ask("GET", f"/api/v1/tables/{self.table}/choices", self.token)
        found = answer.json()
        return found["version"], [one["choice"] for one in found["choices"]]

    async def speak(self) -> None:
        """Now and then; said once, however often it is sent."""
        if self.rng.random() < TALKS:
            text = f"word {self.once()}"
            body = {"text": text, "once": self.once()}
            answer = await self.ask("POST", f"/api/v1/tables/{self.table}/say", self.token, json=body)
            if answer.status_code == 200:
                self.notes.said[self.table].append(text)
                self.notes.counts["words"] += 1

    async def play(self) -> None:
        raise NotImplementedError


class Asking(Player):
    """Plays by the API: asks, waits for a change, asks again."""

    async def play(self) -> None:
        change = ""
        while not self.over:
            state = await self.state(**({"after": change, "wait": "3"} if change else {}))
            change = state["change"]
            self.see(state["version"], state["over"])
            if self.wants and self.seat in state["to_act"]:
                await self.move()
                change = ""

    async def move(self) -> None:
        version, choices = await self.choices()
        if not choices:
            return
        choice = self.pick(choices)
        body = {"choice": choice, "once": self.once()}
        answer = await self.ask("POST", f"/api/v1/tables/{self.table}/act", self.token, json=body)
        if answer.status_code != 200:
            self.notes.counts[f"moves refused with {answer.status_code}"] += 1
            return
        told = answer.json()
        self.notes.moved(self.table, Acknowledged(self.seat, choice, version, told["version"]))
        self.see(told["version"], told["over"])
        await self.speak()


class Watching(Player):
    """Plays, or only looks on, by a socket like a page: what it has not had an answer to it sends again."""

    def __init__(self, port: Callable[[], int], number: int, notes: Notes, rng: random.Random) -> None:
        super().__init__(port, number, notes, rng)
        self.wire: Wire | None = None
        self.news = asyncio.Event()
        self.choices_shown: list[str] = []
        self.answered = 0  # at this version a choice was made: an older view asks for nothing any more
        self.answers: dict[str, Any] = {}

    async def play(self) -> None:
        try:
            while not self.over:
                if self.wire is None or self.wire.lost.is_set():
                    await self.connect()
                elif self.wants and self.choices_shown and self.seat >= 0:
                    await self.move()
                else:
                    await self.hears(WAITS)
        finally:
            if self.wire is not None:
                self.wire.transport.abort()

    async def connect(self) -> None:
        self.news.clear()
        if self.wire is not None:
            self.notes.counts["sockets made again"] += 1
            await asyncio.sleep(0.25 + self.rng.random() / 2)
        try:
            path = f"/t/{self.table}/live"
            self.wire = await plugged(path, self.port(), self.number, self.token, self.hear)
        except OSError:
            return await asyncio.sleep(0.25 + self.rng.random() / 2)
        await self.hears(WAITS)  # the first view comes at once
        if not self.wire.open:
            self.wire.transport.abort()
            self.wire.lost.set()

    async def hears(self, seconds: float) -> bool:
        """Whether anything has come."""
        assert self.wire is not None
        waits = [asyncio.ensure_future(one.wait()) for one in (self.news, self.wire.lost)]
        try:
            await asyncio.wait(waits, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in waits:
                one.cancel()
        came = self.news.is_set()
        self.news.clear()
        return came

    def hear(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            told = json.loads(content)
            if "id" in told:
                self.answers[str(told["id"])] = told
        else:
            view = unpacked(content)
            self.see(view["version"], 'data-over="yes"' in view["html"])
            asks = view["version"] >= self.answered
            self.choices_shown = [html.unescape(one) for one in CHOICE.findall(view["html"])] if asks else []
        self.news.set()

    async def move(self) -> None:
        choice, once, before = self.pick(self.choices_shown), self.once(), self.version
        message = {"id": once, "verb": "act", "choice": choice, "version": before, "once": once}
        while True:
            assert self.wire is not None
            if not self.wire.lost.is_set():
                self.wire.send(message)
                until = time.monotonic() + WAITS
                while once not in self.answers and time.monotonic() < until and not self.wire.lost.is_set():
                    await self.hears(1)
            if once in self.answers:
                break
            if not self.wire.lost.is_set():
                self.wire.transport.abort()
                self.wire.lost.set()
            self.notes.counts["asked again"] += 1
            await self.connect()
        answer = self.answers.pop(once)
        if answer.get("ok"):
            self.answered = before + 1
            if self.version < self.answered:
                self.choices_shown = []
            state = await self.state()
            self.notes.moved(self.table, Acknowledged(self.seat, choice, before, state["version"]))
            await self.speak()
        else:
            await self.refused(answer)

    async def refused(self, answer: dict[str, Any]) -> None:
        self.notes.counts["moves refused by socket"] += 1
        if "something went wrong" in str(answer):
            self.notes.problem(f"{self.table}: {answer}")
        await asyncio.sleep(0.25 + self.rng.random() / 2)
        # Perhaps the table is as it was: no new view comes then, and what is shown is asked for still.


class Company:
    """A table after the other of one game: its players, and somebody who looks on."""

    def __init__(self, port: Callable[[], int], number: int, game: str, seats: int, notes: Notes, seed: str) -> None:
        self.port = port
        self.number = number  # of addresses: ten for each
        self.game = game
        self.seats = seats
        self.notes = notes
        self.rng = random.Random(f"{seed} {number}")
        self.kind: type[Player] = (Asking, Watching)[number % 2]
        self.with_bot = number % 3 == 2
        self.players: list[Player] = []
        self.wants = True
        self.tables: list[str] = []

    async def run(self) -> None:
        while True:
            await self.sit_down()
            async with asyncio.TaskGroup() as group:
                for one in self.players:
                    group.create_task(one.play())
            self.notes.counts["games finished"] += 1

    async def sit_down(self) -> None:
        words = ["you"] * (self.seats - self.with_bot) + ["bot:greedy"] * self.with_bot
        first = Client(self.port, self.number * 10, self.notes, self.rng)
        body = {"game": self.game, "seats": words, "pace": 0, "once": first.once()}
        made = (await first.ask("POST", "/api/v1/tables", json=body)).json()
        await first.http.aclose()
        await self.rise()
        table = made["table"]
        self.notes.games[table], self.notes.people[table] = self.game, words.count("you")
        self.notes.moves[table], self.notes.said[table] = [], []
        self.tables.append(table)
        looking_on = Watching(self.port, self.number * 10 + 9, self.notes, self.rng)
        players: list[Player] = [looking_on]
        for nth, one in enumerate(made["tokens"]):
            player = self.kind(self.port, self.number * 10 + nth, self.notes, random.Random(self.rng.getrandbits(64)))
            player.token, player.seat = one["token"], one["seat"]
            players.append(player)
        for player in players:
            player.table, player.wants = table, self.wants
        self.players = players

    async def rise(self) -> None:
        for one in self.players:
            await one.http.aclose()

    def stop(self) -> None:
        """They make no more moves, but go on watching."""
        self.wants = False
        for one in self.players:
            one.wants = False
