"""Tables while somebody is there: whoever watches is shown every change, and the bots play."""

import asyncio
import json
import logging
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from fidchell.core.state import CHANCE
from fidchell.server.identity import new_id
from fidchell.server.store import StoreError
from fidchell.server.tables import Table
from fidchell.server.work import Workers, WorkFailed, think
from fidchell.web import tabletop
from fidchell.web.pages import Visitor

if TYPE_CHECKING:
    from fidchell.web.app import App

log = logging.getLogger("fidchell")


class Line:
    """What goes out to one socket: always the latest view, so that a slow reader holds up nobody and fills nothing."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        self.socket = socket
        self.visitor = visitor
        self.view: bytes | None = None
        self.whispers: list[dict[str, str]] = []
        self.ready = asyncio.Event()

    def show(self, view: bytes) -> None:
        self.view = view
        self.ready.set()

    def whisper(self, message: dict[str, str]) -> None:
        self.whispers = [*self.whispers[-9:], message]
        self.ready.set()

    async def run(self) -> None:
        with suppress(Exception):  # the reader is gone: the listening side notices, too
            while True:
                await self.ready.wait()
                self.ready.clear()
                whispers, self.whispers = self.whispers, []
                for message in whispers:
                    await self.socket.send_text(json.dumps(message))
                view, self.view = self.view, None
                if view is not None:
                    await self.socket.send_bytes(view)


class Audience:
    """Those who watch one table, and the task that moves its bots."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.lines: dict[WebSocket, Line] = {}
        self.task: asyncio.Task[None] | None = None
        self.changed = changed
        self.due = False  # a new view is about to be sent

    @property
    def gone(self) -> bool:
        return not self.lines and (self.task is None or self.task.done())


class Live:
    """All tables that are watched or have bots to move. Updates are rendered once for everybody who sees the same."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.audiences: dict[str, Audience] = {}

    def wake(self, table: Table) -> Audience:
        """See that a table's watchers are told of changes and that its bots play."""
        found = self.audiences.get(table.row.id)
        if found is None:
            found = self.audiences[table.row.id] = Audience(lambda: self.schedule(table))
            table.listeners.append(found.changed)
        if found.task is None or found.task.done():
            found.task = asyncio.get_running_loop().create_task(run_bots(self.app.workers, table))
            found.task.add_done_callback(lambda task: self.rest(table, task))
        return found

    def rest(self, table: Table, task: asyncio.Task[None] | None = None) -> None:
        """Let go of a table that nobody watches and no bot plays at, so that it can be closed."""
        if task is not None and not task.cancelled() and task.exception() is not None:
            log.error("table %s: a bot could not move: %s", table.row.id, task.exception())
        found = self.audiences.get(table.row.id)
        if found is not None and found.gone:
            del self.audiences[table.row.id]
            table.listeners.remove(found.changed)

    async def close(self) -> None:
        for audience in list(self.audiences.values()):
            for socket in list(audience.lines):
                with suppress(Exception):
                    await socket.close(1012)
            if audience.task is not None:
                audience.task.cancel()

    async def send_away(self, person: str) -> None:
        """End somebody's connections: each device comes again, as whoever it is then."""
        for audience in list(self.audiences.values()):
            for line in list(audience.lines.values()):
                if line.visitor.person == person:
                    with suppress(Exception):
                        await line.socket.close(1012)

    # -- what goes out ------------------------------------------------------------------------------------------------

    def whisper(
        self, table: Table, message: Callable[[Visitor], dict[str, str]], to: Callable[[Visitor], bool]
    ) -> None:
        """Something that passes by: it is sent, in each one's language, and not kept."""
        found = self.audiences.get(table.row.id)
        for line in list(found.lines.values()) if found else ():
            if to(line.visitor):
                line.whisper(message(line.visitor))

    def schedule(self, table: Table) -> None:
        found = self.audiences.get(table.row.id)
        if found is None or found.due or not found.lines:
            return
        with suppress(RuntimeError):  # no loop: nobody is connected, nobody to tell
            # Soon, not now: several changes in one go are one view, and the answer to a move goes out first.
            asyncio.get_running_loop().call_soon(self.push, table)
            found.due = True

    def push(self, table: Table) -> None:
        found = self.audiences.get(table.row.id)
        if found is None:
            return
        found.due = False
        rendered: dict[tuple[str, str], bytes] = {}
        for line in list(found.lines.values()):
            key = (line.visitor.person if special(line.visitor, table) else "", line.visitor.lang)
            if key not in rendered:
                rendered[key] = self.update(line.visitor, table, self.app.base(line.socket))
            line.show(rendered[key])

    def update(self, visitor: Visitor, table: Table, base: str) -> bytes:
        """A whole new view, compressed once however many read it; nobody's token is in it."""
        if not special(visitor, table):
            visitor = replace(visitor, person="", name="")
        html = tabletop.table_view(replace(visitor, csrf="", carry=""), table, base, self.app.look(visitor, table))
        return zlib.compress(json.dumps({"html": html, "version": table.version}).encode(), 3)


def special(visitor: Visitor, table: Table) -> bool:
    """Whether somebody's view is one of his own: who has or had a seat, and the host. Spectators see the same."""
    known = (table.row.settings.get("host"), *(seat.person for seat in table.seats))
    return bool(visitor.person) and visitor.person in known


async def run_bots(workers: Workers, table: Table) -> None:
    """Bots move one step at a time, at a pace that can be followed; a bot moves for a player who times out."""
    limit, failures = table.row.settings.get("limit", 0), 0
    while any(seat != CHANCE and table.seats[seat].kind != "guest" for seat in table.actors()):
        if table.bot_to_move() is not None:
            await asyncio.sleep(float(table.row.settings.get("pace", 1.0)))
            try:
                await bot_moves(workers, table, table.bot_to_move())
                failures = 0
            except (WorkFailed, StoreError) as error:
                failures += 1
                log.warning("table %s: a bot could not move, and will try again: %s", table.row.id, error)
                await asyncio.sleep(min(60, 2**failures))
        elif limit:
            # Poll briefly: whoever moves in time must not leave a bot asleep.
            await asyncio.sleep(min(1.0, max(0.05, table.waiting_since + limit - time.time())))
            await bot_moves(workers, table, table.timed_out())
        else:
            return


async def bot_moves(workers: Workers, table: Table, seat: int | None) -> None:
    """A bot thinks in another process. If the table has changed meanwhile, nothing comes of it."""
    if seat is None:
        return
    version, name = table.version, table.seats[seat].bot or "greedy"
    action = await workers.do(think, name, table.game.id, table.world(seat), seat, new_id())
    if table.version == version and seat in (table.bot_to_move(), table.timed_out()):
        table.bot_act(seat, action)
