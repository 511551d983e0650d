"""What web processes that share a store tell each other, and what each does when it hears of it (docs/public.md)."""

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from fidchell.core.errors import FidchellError
from fidchell.server.coaching import people_of
from fidchell.server.memory import Recent
from fidchell.server.patience import patiently
from fidchell.server.store import Notice, read_row
from fidchell.server.table import Table
from fidchell.server.together import together

if TYPE_CHECKING:
    from fidchell.web.app import App

log = logging.getLogger("fidchell")

TELLS: Final = 0.25  # seconds between what is told about limits
THERE: Final = 5.0  # seconds between what is told about who waits for others
AT_ONCE: Final = 40  # things told at once: a notice has some 8,000 bytes


class Sharing:
    """One process among others. Nothing is lost if a notice is: the store has whatever must not be."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.there: Recent[str, float] = Recent(10_000)  # seeks at which somebody waits elsewhere, and when that was
        self.tasks: list[asyncio.Task[None]] = []
        self.listens = False  # whether it hears the others by now

    def start(self) -> None:
        if not self.app.store.shared:
            return
        self.app.limits.told()  # from now on it is counted
        loop = asyncio.get_running_loop()
        listening = self.app.store.listen(self.hear, self.look)
        self.tasks = [loop.create_task(one) for one in (listening, self.tell_limits(), self.tell_who_waits())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- hearing ------------------------------------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """One thing that another process tells; a newer version may tell others, too."""
        try:
            do = getattr(self, f"heard_{notice.pop('what').replace('-', '_')}", None)
            if do is not None:
                do(**notice)
        except FidchellError as error:
            log.warning("a notice of another process came to nothing: %s", error)
        except Exception:
            log.exception("a notice of another process could not be understood")

    def look(self) -> None:
        """A notice may have been missed."""
        self.listens = True
        for look in (self.app.household.look, self.app.tables.look):
            try:
                look()
            except FidchellError as error:
                log.warning("what is known could not be compared with the store: %s", error)
            except Exception:
                log.exception("what is known could not be compared with the store")

    def known(self, table: str) -> Table | None:
        return self.app.tables.known.get(table)

    def heard_table(self, table: str) -> None:
        found = self.known(table)
        if found is not None and found.listeners:  # otherwise whoever comes looks
            self.app.tables.look(table)
            if table in self.app.live.of:
                self.app.live.wake(found, asked=False)

    def heard_moved(self, row: dict[str, Any], first: int, moves: list[str]) -> None:
        found = self.known(row["id"])
        if found is None or not found.listeners:
            return
        if not found.hear(read_row(row), first, moves):
            self.app.tables.look(found.row.id)
        if found.row.id in self.app.live.of:
            self.app.live.wake(found, asked=False)

    def heard_house(self) -> None:
        self.app.household.look()

    def heard_signed_out(self, person: str) -> None:
        self._later(self.app.live.send_away(person))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        self.tasks = [task for task in self.tasks if not task.done()]
        self.tasks.append(asyncio.get_running_loop().create_task(logged(work)))

    def heard_whisper(self, table: str, said: dict[str, Any]) -> None:
        self.app.live.whispered(table, said)

    def heard_eyes(self, table: str, person: str, seat: int | None, moves: int) -> None:
        self.app.eyes.note(table, person, seat, moves)
        found = self.known(table)
        if found is not None:
            self.app.live.schedule(found)

    def heard_hurry(self, table: str) -> None:
        if (found := self.known(table)) is not None:
            found.halt()

    def heard_step(self, table: str) -> None:
        if (found := self.known(table)) is not None:
            found.steps = 1

    def heard_thinking(self, table: str, seat: int | None) -> None:
        if (found := self.known(table)) is not None:
            found.thinks_elsewhere(seat)

    def heard_job(self, id: str, now: str) -> None:
        self.app.workers.heard(id, now)

    def heard_together(self, table: str, state: dict[str, Any]) -> None:
        branch = state.pop("branch")
        self._later(patiently(partial(self._together, table, state, branch), repeatable=True))

    async def _together(self, table: str, state: dict[str, Any], branch: str) -> None:
        found = self.known(table)
        if found is not None and found.told_all:
            together(found).take_over(state, await self.app.tables.fetch(branch) if branch else None)

    def heard_together_asked(self, table: str) -> None:
        found = self.known(table)
        if found is not None and found.together is not None:
            found.together.share()

    def heard_reviewing(self, table: str, done: int) -> None:
        self.app.coaching.elsewhere[table] = done

    def heard_spent(self, spent: list[tuple[str, str, int]]) -> None:
        for kind, address, number in spent:
            self.app.limits.spent_elsewhere(kind, address, number)

    def heard_there(self, tables: list[str]) -> None:
        for table in tables:
            self.there[table] = time.monotonic()

    # -- telling ------------------------------------------------------------------------------------------------------

    def waits(self, table: str) -> bool:
        """Whether somebody waits for others at a table, as another process has told lately."""
        return time.monotonic() - self.there.get(table, -THERE * 3) < THERE * 2

    async def tell_limits(self) -> None:
        while True:
            await asyncio.sleep(TELLS)
            spent = self.app.limits.told()
            for first in range(0, len(spent), AT_ONCE):
                self.app.store.tell({"what": "spent", "spent": spent[first : first + AT_ONCE]})

    async def tell_who_waits(self) -> None:
        while True:
            await asyncio.sleep(THERE)
            found = [
                table
                for table, audience in self.app.live.of.items()
                if (known := self.known(table)) and (row := known.row).settings.seeks and row.has_room
                if any(outbox.person in people_of(row) for outbox in audience.watchers.values())
            ]
            for first in range(0, len(found), AT_ONCE):
                self.app.store.tell({"what": "there", "tables": found[first : first + AT_ONCE]})


async def logged(work: Coroutine[Any, Any, None]) -> None:
    """Do something for which nobody waits; an error is written down instead of being dropped with its task."""
    try:
        await work
    except FidchellError as error:
        log.warning("a notice of another process came to nothing: %s", error)
    except Exception:
        log.exception("a notice of another process could not be followed")
