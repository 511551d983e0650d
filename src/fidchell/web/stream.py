"""A table as a stream of server-sent events, which goes on where a cut has left off.

An update has what is new and the table as it is now. A slow reader gets fewer, larger ones: nothing piles up.
"""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from fidchell.core.errors import FidchellError
from fidchell.server.errors import StoreError
from fidchell.server.tables import Table
from fidchell.web import shapes
from fidchell.web import structures as told
from fidchell.web.parsing import Malformed
from fidchell.web.rate_limits import address

if TYPE_CHECKING:
    from fidchell.web.app import App

SILENT_S: Final = 15.0  # seconds after which a silent stream says that it is still there
STILL_HERE: Final = ": still here\n\n"
AGAIN: Final = 2000  # milliseconds after which browsers reconnect
FIRST_RETRY_S: Final = 0.25  # until an update that could not be read is tried again; then twice as long each time,
MAX_RETRY_S: Final = 5.0  # up to this

log = logging.getLogger("fidchell")


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
            retry = FIRST_RETRY_S
            while not ended.is_set():
                changed.clear()
                try:
                    text = self.told()
                except StoreError as error:  # the store is away: whoever follows waits for it
                    log.warning("table %s: a stream has to wait: %s", self.table.row.id, error)
                    yield STILL_HERE
                    await either(ended, within=retry)
                    retry = min(2 * retry, MAX_RETRY_S)
                    continue
                except FidchellError as error:
                    log.info("table %s: a stream ends: %s", self.table.row.id, error)
                    return
                except Exception:  # the headers are sent: it ends, and whoever follows asks again
                    log.exception("table %s: a stream ends", self.table.row.id)
                    return
                retry = FIRST_RETRY_S
                yield text
                while not changed.is_set() and not ended.is_set():
                    self.app.live.wake(self.table)  # bots play and clocks run for somebody who follows
                    if not await either(changed, ended, within=SILENT_S):
                        yield STILL_HERE
        finally:
            self.app.waiters.discard(ended)
            self.table.listeners.remove(changed.set)

    def told(self) -> str:
        """The next update; from then on it counts as told."""
        self.table.refresh()  # nobody is told what may not be kept
        update = self.update(self.place)
        text = f"id: {update.id}\ndata: {json.dumps(shapes.plain(update), ensure_ascii=False)}\n\n"
        self.place = Place.read(update.id)
        return text


async def either(*events: asyncio.Event, within: float) -> bool:
    """Wait until one of them is set; False if none is within some seconds."""
    waiting = [asyncio.ensure_future(event.wait()) for event in events]
    try:
        done, _ = await asyncio.wait(waiting, timeout=within, return_when=asyncio.FIRST_COMPLETED)
        return bool(done)
    finally:
        for one in waiting:
            one.cancel()
