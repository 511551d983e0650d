"""A table as a stream of server-sent events, which goes on where a cut has left off.

An update has what is new and the table as it is now. A slow reader gets fewer, larger ones: nothing piles up.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from fidchell.server.tables import Table
from fidchell.web import shapes
from fidchell.web import structures as told
from fidchell.web.parsing import Malformed
from fidchell.web.rate_limits import address

if TYPE_CHECKING:
    from fidchell.web.app import App

STILL_HERE: Final = 15.0  # seconds after which a silent stream says that it is still there
AGAIN: Final = 2000  # milliseconds after which browsers reconnect


@dataclass(frozen=True)
class Place:
    """How far somebody has followed a table: moves of the record, and the number of the last message."""

    moves: int
    message: int

    @classmethod
    def read(cls, text: str) -> "Place":
        words = text.split("-")
        if len(words) != 2 or not all(word.isdecimal() and len(word) < 10 for word in words):
            raise Malformed("no-such-update", since=text[:40])
        return cls(*map(int, words))

    def __str__(self) -> str:
        return f"{self.moves}-{self.message}"


def now(table: Table) -> Place:
    return Place(table.version, table.said)


class Stream(StreamingResponse):
    """What is sent to one reader for as long as it stays."""

    def __init__(
        self, app: "App", request: Request, table: Table, place: Place, update: Callable[[Place], told.Update]
    ) -> None:
        self.app = app
        self.caller = address(request)
        self.table = table
        self.place = place
        self.update = update
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}  # a proxy must not hold it back
        super().__init__(self.events(), media_type="text/event-stream", headers=headers)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self.app.limits.holding("socket", self.caller):
            await super().__call__(scope, receive, send)

    async def events(self) -> AsyncIterator[str]:
        changed, ended = asyncio.Event(), asyncio.Event()
        self.table.listeners.append(changed.set)
        self.app.waiters.add(ended)
        try:
            yield f"retry: {AGAIN}\n\n"
            while not ended.is_set():
                changed.clear()
                update = self.update(self.place)
                self.place = Place.read(update.id)
                yield f"id: {update.id}\ndata: {json.dumps(shapes.plain(update), ensure_ascii=False)}\n\n"
                while not changed.is_set() and not ended.is_set():
                    self.app.live.wake(self.table)  # bots play and clocks run for somebody who follows
                    if not await either(changed, ended):
                        yield ": still here\n\n"
        finally:
            self.app.waiters.discard(ended)
            self.table.listeners.remove(changed.set)


async def either(*events: asyncio.Event) -> bool:
    """Wait until one of them is set; False if none is for a while."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        done, _ = await asyncio.wait(waiting, timeout=STILL_HERE, return_when=asyncio.FIRST_COMPLETED)
        return bool(done)
    finally:
        for one in waiting:
            one.cancel()
