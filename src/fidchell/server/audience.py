"""The tables that somebody watches: whoever watches is told of every change, and the bots play."""

import asyncio
import logging
import time
from collections.abc import Callable, Hashable, Iterable
from contextlib import suppress
from typing import Final, Generic, Protocol, TypeVar

from fidchell.server.driver import run_bots
from fidchell.server.errors import NoSuchTable
from fidchell.server.table import Table
from fidchell.server.work import Workers

log = logging.getLogger("fidchell")

ATTENTION: Final = 60.0  # seconds for which somebody who has asked for a table is taken to be there
FIRST_RETRY_S: Final = 0.25  # until a view that could not be rendered is tried again; then twice as long each time,
MAX_RETRY_S: Final = 5.0  # up to this


class Watcher(Protocol):
    """Somebody's connection to a table."""

    @property
    def person(self) -> str: ...

    async def close(self) -> None:
        """Close it; a client that wants to continue reconnects."""
        ...


W = TypeVar("W", bound=Watcher)


class Audience(Generic[W]):
    """Those who watch one table, and the task that moves its bots."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.watchers: dict[Hashable, W] = {}
        self.asked = 0.0  # when somebody last asked for the table
        self.bots: asyncio.Task[None] | None = None
        self.changed = changed
        self.due = False  # there is a change that not everybody has been shown
        self.failures = 0  # attempts to show it that failed, one after the other
        self.next: asyncio.Handle | None = None  # the next attempt

    def awaited(self) -> bool:
        """Whether somebody watches, or asks every now and then: a page without script, a program."""
        return bool(self.watchers) or time.monotonic() - self.asked < ATTENTION

    @property
    def gone(self) -> bool:
        return not self.watchers and (self.bots is None or self.bots.done())


class Audiences(Generic[W]):
    """All tables that are watched or have bots to move. `show` sends a table's present view to some watchers."""

    def __init__(self, workers: Workers, show: Callable[[Table, Iterable[W]], None]) -> None:
        self.workers = workers
        self.show = show
        self.of: dict[str, Audience[W]] = {}

    def wake(self, table: Table, asked: bool = True) -> Audience[W]:
        """Make sure that a table's watchers hear of changes and that its bots play; `asked`: somebody has come."""
        found = self.of.get(table.row.id)
        if found is None:
            found = self.of[table.row.id] = Audience(lambda: self.schedule(table))
            table.listeners.append(found.changed)
        if asked:
            found.asked = time.monotonic()
        if found.bots is None or found.bots.done():
            playing = run_bots(self.workers, table, lambda: self.schedule(table), found.awaited)
            found.bots = asyncio.get_running_loop().create_task(playing)
            found.bots.add_done_callback(lambda task: self.rest(table, task))
        return found

    def rest(self, table: Table, task: asyncio.Task[None] | None = None) -> None:
        """Release a table that nobody watches and no bot plays at, so that it can be closed."""
        if task is not None and not task.cancelled() and task.exception() is not None:
            log.error("table %s: a bot could not move: %s", table.row.id, task.exception())
        found = self.of.get(table.row.id)
        if found is not None and found.gone:
            del self.of[table.row.id]
            table.listeners.remove(found.changed)
            if found.next is not None:
                found.next.cancel()

    def watching(self, table: str) -> list[W]:
        found = self.of.get(table)
        return list(found.watchers.values()) if found else []

    def schedule(self, table: Table) -> None:
        """Show a change soon, not now: rapid changes share one view, and the reply to a move goes first."""
        found = self.of.get(table.row.id)
        if found is None or not found.watchers or (found.due and not found.failures):
            return
        with suppress(RuntimeError):  # no loop: nobody is connected
            if found.next is not None:
                found.next.cancel()
            found.next = asyncio.get_running_loop().call_soon(self.push, table)
            found.due = True

    def push(self, table: Table) -> None:
        """Show a table to everybody who watches it. If that fails, the change stays due and is shown later."""
        found = self.of.get(table.row.id)
        if found is None:
            return
        try:
            table.refresh()  # nobody is shown what may not be kept
            self.show(table, list(found.watchers.values()))
        except NoSuchTable:
            log.info("table %s: removed while somebody watched it", table.row.id)
        except Exception as error:
            wait = min(MAX_RETRY_S, FIRST_RETRY_S * 2**found.failures)
            found.failures = min(found.failures + 1, 10)
            log.warning("table %s can't be shown, and will be in %.2f s: %r", table.row.id, wait, error)
            found.next = asyncio.get_running_loop().call_later(wait, self.push, table)
            return
        found.due, found.failures, found.next = False, 0, None

    async def send_away(self, person: str) -> None:
        """Close somebody's connections: each device reconnects as whoever it is by then."""
        await self.dismiss(lambda watcher: watcher.person == person)

    async def dismiss(self, which: Callable[[W], bool]) -> None:
        await self._end(watcher for watcher in self._watchers() if which(watcher))

    async def close(self) -> None:
        await self._end(self._watchers())
        for audience in list(self.of.values()):
            if audience.bots is not None:
                audience.bots.cancel()

    def _watchers(self) -> list[W]:
        return [watcher for audience in list(self.of.values()) for watcher in list(audience.watchers.values())]

    async def _end(self, watchers: Iterable[W]) -> None:
        for watcher in watchers:
            with suppress(Exception):
                await watcher.close()
