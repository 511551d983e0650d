"""The coach at tables. Every question goes to a worker, one decision at a time, in turns with all tables' bots."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Coroutine, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from fidchell.coach.hint import BlunderWarning, Hint, hints, warning
from fidchell.coach.review import LOOKS, Review, budget, is_decision, review
from fidchell.coach.worth import Worth, manner, opinion, undecided
from fidchell.core.game import Game
from fidchell.core.record import Step
from fidchell.core.rng import Rng
from fidchell.core.state import State
from fidchell.server.errors import NotAllowed, StoreError, WorkFailed
from fidchell.server.memory import Recent
from fidchell.server.store import Filter, Row
from fidchell.server.table import Table
from fidchell.server.work import Job, Named, Workers, loaded, named

if TYPE_CHECKING:
    from fidchell.server.tables import Tables

log = logging.getLogger("fidchell")

OWN: Final = 2000  # running games of somebody that are compared with the one they ask about; few have come as far
READY: Final = 200  # reviews kept in memory; all are kept in the store
AT_ONCE: Final = 2  # reviews that are being made

Asked = tuple[str, int, int]  # what a hint is about: the table, its version, and the seat


# -- what a worker does -----------------------------------------------------------------------------------------------


def advise(game: Named, world: State, seat: int, seed: str) -> Iterator[Hint]:
    """The coach's hint as it grows."""
    return hints(loaded(*game), world, seat, seed)


def warn(game: Named, world: State, seat: int, action: int, seed: str) -> BlunderWarning | None:
    """What the tutor says before a choice; None if it is fine."""
    return warning(loaded(*game), world, seat, action, seed)


def opine(game: Named, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
    """What the choices of one decision were worth."""
    return opinion(loaded(*game), state, seat, seed, looks, budget)


def ended(task: "asyncio.Task[None]") -> None:
    """A review that comes to nothing is begun anew by whoever asks for it next."""
    error = None if task.cancelled() else task.exception()
    if isinstance(error, WorkFailed | StoreError):
        log.warning("a review could not be made: %s", error)
    elif error is not None:
        log.error("a review could not be made", exc_info=error)


# -- who asks ---------------------------------------------------------------------------------------------------------


@dataclass
class Reviewing:
    """A review that is being made: how many decisions have been looked at, and what is known of them."""

    number: int
    done: int = 0
    seen: dict[int, list[Worth]] = field(default_factory=dict)
    task: "asyncio.Task[None] | None" = None

    def advance(self, by: int) -> None:
        self.done += by


class Growing:
    """A hint that is being found, once for all who ask for it meanwhile."""

    def __init__(self) -> None:
        self.said: list[Hint] = []
        self.news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.task: asyncio.Task[None] | None = None

    def tell(self, found: Hint) -> None:
        self.said.append(found)
        self.news.set_result(None)
        self.news = asyncio.get_running_loop().create_future()

    async def heard(self) -> AsyncIterator[Hint]:
        """The latest word, and each better one; what fails, fails for all."""
        assert self.task is not None
        heard = 0
        while heard < len(self.said) or not self.task.done():
            if heard < len(self.said):
                heard = len(self.said)
                yield self.said[-1]
            else:  # whoever goes away ends neither for the others
                await asyncio.wait([self.task, self.news], return_when=asyncio.FIRST_COMPLETED)
        self.task.result()


def may_help(table: Table, person: str) -> bool:
    """Whether somebody may ask the coach: not in a lesson, nor against other people, nor where it was ruled out."""
    return not table.lesson and not silent(table.row, table.game, person)


def silent(row: Row, game: Game, person: str) -> bool:
    """Whether the coach says nothing to somebody at a table, because others play there, too, or because of what was
    agreed."""
    return not row.settings.help or not (people_of(row) <= {person} or game.meta.together)


def people_of(row: Row) -> set[str]:
    return {seat.person or "" for seat in row.seats if seat.kind == "person"}


def still_running(table: Table) -> bool:
    """Whether a record that somebody has brought along is of a game that other people still play here."""
    row = table.row
    found = table.store.running(row.table_id, row.commitment or "") if table.closed else []
    others = [other for other in found if other.id != row.id]
    return any(all(silent(other, table.game, person) for person in people_of(other) or {""}) for other in others)


def passes_through(table: Table, other: Table, seat: int) -> bool:
    """Whether a game has been where another one is now, as a seat sees it. At its start every game has been."""
    line, state, game = other.session.line, other.session.state, other.game
    alike = (len(table.seats), table.row.options) == (len(other.seats), other.row.options)
    if not alike or not any(is_decision(step) for step in line):
        return False
    now, turns = game.view(state, seat), state.turns()
    return any(one.turns() == turns and game.view(one, seat) == now for one in passed(table))


def passed(table: Table) -> list[State]:
    """Every position of a game as it stands."""
    return [table.session.at(0), *(step.after for step in table.session.line)]


def as_seen(table: Table, seat: int) -> tuple[State, int, str]:
    """What the coach is asked with: a world that looks the same to the seat, the seat, and a seed."""
    seed = f"{table.row.id}/{table.version}"
    return undecided(table.session.line, table.session.state).resample(seat, Rng(seed)), seat, seed


class Coaching:
    """Answers for one server. A hint knows what the seat knows: workers get a world that looks the same to it."""

    def __init__(self, tables: "Tables", workers: Workers) -> None:
        self.tables = tables
        self.store = tables.store
        self.workers = workers
        self.ready: Recent[str, Review] = Recent(READY)
        self.running: dict[str, Reviewing] = {}
        self.known: Recent[str, dict[int, list[Worth]]] = Recent(READY)  # of running games: by number
        self.growing: dict[Asked, Growing] = {}
        self.settled: Recent[Asked, Hint] = Recent(READY)
        self.elsewhere: Recent[str, int] = Recent(READY)  # how far other processes have come with reviews
        self.room = asyncio.Semaphore(AT_ONCE)

    async def hint(self, table: Table, person: str, seat: int | None, source: str = "") -> AsyncIterator[Hint]:
        """Advice for the player to move: a first word soon, then more; the last is settled, and kept for a while.

        `source`: the address that is charged for it, if there is one.
        """
        seat = self._asked(table, person, seat)
        await self.mind(table, person)
        key = (table.row.id, table.version, seat)
        if key in self.settled:
            return self._kept(key)
        if key not in self.growing:
            self.growing[key] = growing = Growing()
            job = Job(advise, named(table.game), *as_seen(table, seat), tell=growing.tell)
            growing.task = asyncio.get_running_loop().create_task(self._settle(job, key, source or person))
        return self.growing[key].heard()

    async def _kept(self, key: Asked) -> AsyncIterator[Hint]:
        yield self.settled[key]

    async def _settle(self, job: Job, key: Asked, asker: str) -> None:
        """To the end, even if nobody waits any more: to kill the process would cost the next one more.

        Whoever asks at many tables, under however many names, gets no more turns than whoever asks at one.
        """
        try:
            self.settled[key] = await self.workers.carry_out(job, f"coach {asker}")
        finally:
            del self.growing[key]

    async def warning(
        self, table: Table, person: str, seat: int | None, choice: str, source: str = ""
    ) -> BlunderWarning | None:
        """What the tutor says before a choice."""
        seat = self._asked(table, person, seat)
        await self.mind(table, person)
        world, seat, seed = as_seen(table, seat)
        action = table.game.parse(table.session.state, choice, seat)
        job = Job(warn, named(table.game), world, seat, action, seed)
        found: BlunderWarning | None = await self.workers.carry_out(job, f"coach {source or person}")
        return found

    def _asked(self, table: Table, person: str, seat: int | None) -> int:
        if seat is None or seat not in table.actors():
            raise NotAllowed("no-choice")
        if not may_help(table, person):
            raise NotAllowed("no-help")
        return seat

    async def mind(self, table: Table, person: str) -> None:
        """No way round a silent coach: neither by the record of a game that others still play, nor by a game of one's
        own that has been in the same position."""
        if still_running(table):
            raise NotAllowed("still-running")
        for row in self._silent_games(table, person):
            if self._passes_through(table, await self.tables.fetch(row.id), person):
                raise NotAllowed("same-position")

    def may_hear(self, table: Table, person: str) -> bool:
        """The same at once, where nothing can be waited for."""
        others = (self.tables.get(row.id) for row in self._silent_games(table, person))
        return not still_running(table) and not any(self._passes_through(table, other, person) for other in others)

    def _silent_games(self, table: Table, person: str) -> list[Row]:
        """Running games of somebody in which the coach is silent, and which may be where a table has been."""
        own, turns = table.row, {None, *(int(state.turns()) for state in passed(table))}
        return [
            row
            for kind in ("own", "archived")
            for row in self.store.tables(kind, person, 0, OWN, Filter(game=own.game))
            if row.id != own.id and row.rules_rev == own.rules_rev and row.summary.get("turns") in turns
            if silent(row, table.game, person)
        ]

    def _passes_through(self, table: Table, other: Table, person: str) -> bool:
        return any(passes_through(table, other, seat) for seat in other.seats_of(person))

    async def _work(self, table: Table, do: Any, *arguments: Any) -> Any:
        return await self.workers.carry_out(Job(do, named(table.game), *arguments), f"coach {table.row.id}")

    # -- reviews ------------------------------------------------------------------------------------------------------

    def review(self, table: Table, person: str = "", seat: int | None = None) -> Review | Reviewing:
        """The review of a finished game; if there is none yet, how far it has come. While a game runs, somebody who may
        ask the coach gets one of their own decisions, from what they knew."""
        if not table.told_all:
            return self._so_far(table, person, seat)
        key = table.row.id
        if found := self.ready.get(key):
            return found
        if key not in self.running:
            decisions = sum(is_decision(step) for step in table.session.line)
            if not self.store.take(f"review of {key}"):  # another process makes it
                return Reviewing(decisions, self.elsewhere.get(key, 0))
            self._begin(key, Reviewing(decisions), self._make(table))
        return self.running[key]

    def _begin(self, key: str, reviewing: Reviewing, work: Coroutine[Any, Any, None]) -> None:
        self.running[key] = reviewing
        reviewing.task = asyncio.get_running_loop().create_task(work)
        reviewing.task.add_done_callback(ended)

    def _so_far(self, table: Table, person: str, seat: int | None) -> Reviewing:
        if seat is None or seat not in table.seats_of(person) or not may_help(table, person):
            raise NotAllowed("review-later")
        key, line = f"{table.row.id}/{seat}", list(table.session.line)
        own = [i for i, step in enumerate(line) if step.seat == seat and is_decision(step)]
        known = self.known.get(key) or {}
        seen = {i: known[line[i].number] for i in own if line[i].number in known}
        if key not in self.running and len(seen) < len(own):
            self._begin(key, Reviewing(len(own)), self._look_back(table, seat, {i: line[i] for i in own}))
        return Reviewing(len(own), len(seen), seen)

    async def _look_back(self, table: Table, seat: int, steps: dict[int, Step]) -> None:
        """A seat's own decisions, each in a world that looked the same to it."""
        key = f"{table.row.id}/{seat}"
        known = self.known.get(key) or {}
        self.known[key] = {step.number: known[step.number] for step in steps.values() if step.number in known}
        try:
            for i, step in steps.items():
                if step.number not in self.known[key]:
                    seed = f"{key}/{i}"
                    world = undecided(table.session.line[:i], step.before).resample(seat, Rng(seed))
                    asked = (world, seat, seed, LOOKS, budget(table.game))
                    self.known[key][step.number] = await self._work(table, opine, *asked)
        finally:
            self.running.pop(key, None)

    async def _make(self, table: Table) -> None:
        loop, key = asyncio.get_running_loop(), table.row.id
        mark = manner(table.game)
        kept: dict[str, list[list[Any]]] = json.loads(self.store.review(key) or "{}")
        fresh = dict[str, list[list[Any]]]()

        def ask(game: Game, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
            """In the thread: what the store remembers, else what a worker says."""
            question = f"{seed} {looks} {budget:g} {mark}"
            if question not in kept:
                work = self._work(table, opine, state, seat, seed, looks, budget)
                found = asyncio.run_coroutine_threadsafe(work, loop).result()
                fresh[question] = [[one.action, one.chance, one.error, one.looks, one.common] for one in found]
            rows = fresh.get(question) or kept[question]
            found = [
                Worth(action, chance, error, tuple(looks), common) for action, chance, error, looks, common in rows
            ]
            place = seed.partition("/")[2]  # of a decision, if it is a number
            if key in self.running and place.isdecimal() and int(place) < len(table.session.line):
                self.running[key].seen[int(place)] = found
            return found

        def progress(by: int) -> None:
            if key in self.running:
                self.running[key].advance(by)
                notice = {"what": "reviewing", "table": key, "done": self.running[key].done}
                loop.call_soon_threadsafe(self.store.tell, notice)

        try:
            async with self.room:
                made = await asyncio.to_thread(review, table.session.record, table.game, ask=ask, progress=progress)
            self.ready[key] = made
        finally:
            if fresh:
                still = {question: said for question, said in kept.items() if question.endswith(mark)}
                self.store.keep_review(key, json.dumps(still | fresh))
            self.store.give_up(f"review of {key}")
            self.running.pop(key, None)

    async def close(self) -> None:
        """What is not finished begins where it was the next time."""
        tasks = [one.task for one in self.running.values() if one.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
