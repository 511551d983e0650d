"""All tables of a store: created, opened on demand, resumed, branched from."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import nullcontext
from functools import lru_cache
from typing import Any, Final
from weakref import WeakValueDictionary

from fidchell.bots.personas import FIRST, spec_of
from fidchell.core import seeds
from fidchell.core.game import Game
from fidchell.core.lesson import lesson
from fidchell.core.record import Record
from fidchell.core.registry import load, under, unknown
from fidchell.core.session import Session
from fidchell.server import offers
from fidchell.server.coaching import may_help, people_of, still_running
from fidchell.server.errors import Conflict, InTheWay, NoSuchTable, NotAllowed, OtherRules, Unreachable, WrongSetting
from fidchell.server.eyes import hides
from fidchell.server.identity import new_id
from fidchell.server.seats import LESSON, RECORDED, Seat, bot_seat
from fidchell.server.settings import PATIENCE, Settings
from fidchell.server.store import Filter, Row, Store
from fidchell.server.table import Table as Table
from fidchell.server.talk import clean_name

log = logging.getLogger("fidchell")

SLOWEST: Final = 10  # seconds before a bot moves, at most
LATEST: Final = 50  # tables that are looked through for somebody who waits
AT_REST: Final = 5  # times that a table is read until row and moves belong together
OPEN_AT_ONCE: Final = 500  # tables kept in memory though nobody is there; others are reopened on demand
IDLE_S: Final = 15.0  # seconds after which they leave, too
DROPPED_AT_ONCE: Final = 25  # freeing a table takes up to a millisecond


class Tables:
    """All tables of a store; those in use stay open. There is never more than one object for a table.

    `games` are known in addition to those that can be loaded by id.
    """

    def __init__(self, store: Store, *games: Game, clock: Callable[[], float] = time.monotonic) -> None:
        self.store = store
        self.clock = clock
        self.open: OrderedDict[str, Table] = OrderedDict()  # the most recently used ones
        self.used: dict[str, float] = {}  # when each of them was
        self.known: WeakValueDictionary[str, Table] = WeakValueDictionary()  # these, and all that somebody holds
        self.opening: dict[str, asyncio.Future[Table]] = {}
        self.games: dict[str, Game] = {game.id: game for game in games}
        self.packed = lru_cache(maxsize=16)(load)

    def game(self, key: str) -> Game:
        if key not in self.games:
            self.games[key] = load(key)
        return self.games[key]

    def newest(self, game_id: str) -> Game:
        """A game that can be begun: nobody begins one under older rules."""
        found = self.game(game_id)
        if found.key != found.id:
            raise unknown(game_id)
        return found

    def game_of(self, row: Row | Record) -> Game:
        """The game of a table: under the rules that it was begun with, and with its owner's own cards if it has any."""
        newest = self.game(row.game)
        key = row.game if newest.meta.rules_rev == row.rules_rev else under(row.game, row.rules_rev)
        return self.packed(key, row.pack["name"], row.pack["text"]) if row.pack else self.game(key)

    def create(
        self,
        game_id: str,
        seats: list[Seat],
        options: dict[str, Any] | None = None,
        *,
        host: str = "",
        listed: bool = False,
        start: dict[str, Any] | None = None,
        pace: float = 1.0,
        limit: int = 0,
        typed: bool = False,
        patience: int = PATIENCE,
        pack: dict[str, str] | None = None,
        curtain: bool = True,
        help: bool = True,
        seeks: bool = False,
        trial: bool = False,
        origin: tuple[str, int] | None = None,
        lesson_step: int | None = None,
        seed: str | None = None,
        made: str = "",
        table_id: str = "",
    ) -> Table:
        """A new table; the game begins when no seat is open.

        `typed`: chance is typed in instead of drawn; `seed`: what it is drawn from, if not from a new secret one. For
        the rest see `Settings`.
        """
        game = self.packed(game_id, pack["name"], pack["text"]) if pack else self.game(game_id)
        options = game.options(len(seats), options or {})
        for seat in seats:
            if seat.by_bot:
                bot_seat(seat.bot, game)
        if not 0 <= pace <= SLOWEST:
            raise WrongSetting("pace-range", pace=str(pace), most=SLOWEST)
        table_id = table_id or new_id()
        source = seeds.Scripted([]) if typed else None
        names = [seat.name for seat in seats]
        session = Session(game, names, options, source=source, start=start, seed=seed, table_id=table_id)
        row = Row(
            id=table_id,
            game=game.id,
            rules_rev=game.meta.rules_rev,
            options=options,
            seats=seats,
            settings=Settings(
                host,
                listed,
                pace,
                limit,
                patience,
                curtain=curtain,
                help=help,
                seeks=seeks,
                trial=trial,
                origin=origin,
                lesson=lesson_step,
                made=made,
            ),
            pack=pack,
            start=start,
            seed=session.seed,
            commitment=session.record.commitment,
        )
        self.store.create(row)
        table = self.get(table_id)
        table._settle_seats()
        return table

    def seek(
        self,
        game_id: str,
        person: str,
        name: str,
        mark: str,
        is_there: Callable[[Row], bool],
        random: str = "",
        **settings: Any,
    ) -> Table:
        """A game with anybody who would like to play it: at the table of somebody who waits for that, or at a new one.

        Nobody waits at two tables for the same game, and the same request leads to the same table. `random`: what they
        add to the seed of a table where somebody waits.
        """
        turn = f"seeks of {game_id}"
        if not self.store.take(turn):
            raise Conflict("changed-meanwhile")  # somebody seeks the same in another process at this moment
        try:
            return self._seek(game_id, person, name, mark, is_there, random, **settings)
        finally:
            self.store.give_up(turn)

    def _seek(
        self,
        game_id: str,
        person: str,
        name: str,
        mark: str,
        is_there: Callable[[Row], bool],
        random: str,
        **settings: Any,
    ) -> Table:
        revision = self.game(game_id).meta.rules_rev

        def newest(row: Row) -> bool:
            return row.rules_rev == revision

        for row in self.store.tables("own", person, 0, LATEST, Filter(game=game_id)):
            if newest(row) and row.settings.seeks and (row.has_room or (mark and mark in row.settings.once)):
                return self.get(row.id)
        waiting = filter(newest, self.store.tables("open", person, 0, LATEST, Filter(game=game_id, state="free")))
        found = next((row for row in waiting if row.settings.seeks and people_of(row) and is_there(row)), None)
        if found is None:
            number = max(2, self.game(game_id).meta.players[0])
            seats = [Seat() for _ in range(number)]
            table = self.create(game_id, seats, host=person, listed=True, seeks=True, **settings)
            random = ""  # given before anybody could know this table's commitment
        else:
            table = self.get(found.id)
        with table.doing(mark) if mark else nullcontext():
            table.join(person, name, "", random)
        return table

    def get(self, table_id: str) -> Table:
        """A table; if it is not open, its game is replayed here and now."""
        return self._found(table_id) or self._keep(self._opened(*self._read(table_id)))

    def look(self, *tables: str) -> None:
        """Read what other processes have changed: at these tables, or at all where somebody would hear of it."""
        asked = list(tables) or [name for name, table in self.known.items() if table.listeners]
        latest = self.store.latest(asked) if asked else {}
        failed: Exception | None = None
        for table_id in asked:
            table = self.known.get(table_id)
            if table is None or (not table.stale and latest.get(table_id) == (table.row.rev, table.said)):
                continue
            if table_id not in latest:
                self._let_go(table_id)  # somebody has removed it
                continue
            try:
                table.read_on(latest[table_id][1])
            except Unreachable:
                raise
            except Exception as error:  # one damaged table must not keep the others from being read
                log.warning("table %s can't be read on: %r", table_id, error)
                failed = error
        if failed is not None:
            raise failed

    async def fetch(self, table_id: str) -> Table:
        """The same in a server: a long game is replayed in a thread."""
        found = self._found(table_id)
        if found is not None:
            return found
        if table_id not in self.opening:
            task = asyncio.get_running_loop().create_task(self._fetch(table_id))
            self.opening[table_id] = task
            task.add_done_callback(lambda _: self.opening.pop(table_id))
        return await asyncio.shield(self.opening[table_id])

    async def _fetch(self, table_id: str) -> Table:
        table = await asyncio.to_thread(self._opened, *self._read(table_id))
        if table_id not in self.known:
            self._keep(table)
        return self._found(table_id) or table  # others may have gone on meanwhile

    def _found(self, table_id: str) -> Table | None:
        known = self.known.get(table_id)
        if known is not None and (self.store.shared or known.stale):
            self.look(table_id)  # nobody sees less here than they have seen elsewhere, nor what could not be kept
        found = self.known.get(table_id)
        return None if found is None else self._keep(found)

    def _keep(self, table: Table) -> Table:
        """Mark a table as used; drop the least recently used one."""
        self.known[table.row.id] = self.open[table.row.id] = table
        self.open.move_to_end(table.row.id)
        self.used[table.row.id] = self.clock()
        if len(self.open) > OPEN_AT_ONCE:
            self._drop(next(iter(self.open)))
        return table

    def leave(self, table: Table) -> None:
        """Somebody has left a table: they may soon be back, so it counts as used."""
        if self.known.get(table.row.id) is table:
            self._keep(table)

    @property
    def number(self) -> int:
        """How many tables are in memory, those that somebody holds included."""
        return len(self.known)

    def drop_idle(self) -> tuple[int, bool]:
        """Drop some tables that nobody has used for a while: how many left memory, and whether there are more.

        One that somebody watches is held by them.
        """
        before, since = len(self.known), self.clock() - IDLE_S
        for _ in range(DROPPED_AT_ONCE):
            oldest = next(iter(self.open), None)
            if oldest is None or self.used[oldest] > since:
                return before - len(self.known), False
            self._drop(oldest)
        return before - len(self.known), True

    def _drop(self, table_id: str) -> None:
        self.open.pop(table_id, None)
        self.used.pop(table_id, None)

    def _read(self, table_id: str) -> tuple[Row, list[str], int]:
        for left in reversed(range(AT_REST)):
            row = self.store.read(table_id)
            if row is None:
                break
            moves = self.store.moves(table_id)
            rev, said = self.store.latest([table_id]).get(table_id, (row.rev, 0))
            if rev == row.rev or not left:  # nobody has moved between the row and the moves
                return row, moves, said
        raise NoSuchTable("no-table", table=table_id)

    def _opened(self, row: Row, moves: list[str], said: int) -> Table:
        game = self.game_of(row)
        if row.rules_rev != game.meta.rules_rev:
            raise OtherRules(row, game.meta.rules_rev)
        return Table(self.store, row, game, moves, said)

    def replay(self, row: Row, moves: list[str]) -> Table:
        """Return a table with these moves made, without keeping it."""
        return self._opened(row, moves, 0)

    def expire(self, days: float) -> int:
        """Remove tables that never began and that nobody has touched for this long; how many there were."""
        gone = self.store.abandoned(time.time() - days * 24 * 3600)
        for table_id in gone:
            self._forget(table_id)
        return len(gone)

    def put_away(self) -> int:
        """Archived tables leave the memory, unless somebody looks at one; how many did."""
        found = [table_id for table_id, table in self.open.items() if table.archived]
        for table_id in found:
            self._drop(table_id)
        return len(found)

    def cancel(self, table: Table, person: str) -> None:
        """The host removes a table that has not begun."""
        if not table.hosted_by(person):
            raise NotAllowed("only-the-host")
        if table.started:
            raise InTheWay("game-has-begun")
        self._forget(table.row.id)

    def discard(self, table_id: str, who: str, reason: str) -> None:
        """An administrator removes a table, whatever its state."""
        self.store.remove_table(table_id, who, reason)
        self._let_go(table_id)

    def _forget(self, table_id: str) -> None:
        self._let_go(table_id)
        self.store.remove(table_id)

    def _let_go(self, table_id: str) -> None:
        self._drop(table_id)
        self.known.pop(table_id, None)

    def rematch(self, table: Table, person: str, *, bot: str = "", seed: str | None = None, table_id: str = "") -> str:
        """A new game for the same people, rotated by as many seats as keep partners together; the new table's id.

        `bot` takes the seats of the bots, if given.
        """
        if not table.over or table.closed:
            raise InTheWay("no-finished-game")
        if person not in (table.settings.host, *(seat.person for seat in table.seats)):
            raise NotAllowed("only-players-rematch")
        if table.settings.next:
            return table.settings.next
        settings, taught = table.settings, table.taught  # after a lesson comes a real game, on the side one has learnt
        by = 0 if taught else offers.same_sides(table.game.sides(table.session.state), len(table.seats))
        moved = [
            bot_seat(bot or spec_of(FIRST), table.game)
            if one.recorded or (bot and one.by_bot and not one.person)
            else Seat("person" if one.resigned else one.kind, one.name, one.person, one.bot)
            for one in (*table.seats[by:], *table.seats[:by])
        ]
        known = [option.name for option in self.game(table.row.game).meta.options]  # its rules may be newer
        options = {} if taught else {name: value for name, value in table.row.options.items() if name in known}
        new = self.create(
            table.row.game,
            moved,
            options,
            host=person,
            pack=table.row.pack,
            typed=table.typed and not taught,
            listed=settings.listed,
            pace=settings.pace,
            limit=settings.limit,
            patience=settings.patience,
            help=settings.help or settings.trial,  # a what-if is silent because of the game it comes from
            seed=seed,
            table_id=table_id,
        )
        table.follow_with(new.row.id)
        return new.row.id

    def learn(self, game_id: str, person: str, name: str, table_id: str = "") -> Table:
        """A guided first game."""
        game = self.game(game_id)
        course = lesson(game.folder)
        if course is None:
            raise NotAllowed("no-lesson", game=game_id)
        seats = [Seat(RECORDED, LESSON) for _ in range(game.meta.players[0])]
        seats[course.seat] = Seat("person", name, person)
        options, start = course.options, course.start
        table = self.create(
            game_id, seats, options, host=person, start=start, typed=True, lesson_step=0, table_id=table_id
        )
        if course.begin:
            table.begin(course.begin)
        return table

    def what_if(
        self,
        table: Table,
        person: str,
        name: str,
        moves: int,
        eyes: int | None = None,
        table_id: str = "",
        *,
        bot: str = "",
        curtain: bool = True,
    ) -> Table:
        """A table of one's own from a position of this one; in a running game, from what one's seat knows of it.

        `eyes`: the seat that is looking, if the person has several. `bot` plays all other seats, if given. Without a
        `curtain`, the seats that share a screen must have nothing to hide from each other. The coach says nothing about
        a game in which it may not be asked.
        """
        state, own = table.session.at(moves), table.seats_of(person)
        if not table.told_all:
            if table.settings.curtain and not curtain and any(hides(table, seat, own) for seat in own):
                raise NotAllowed("seats-have-secrets")
            seat = eyes if eyes in own else own[0] if own else None
            if any(thing.see.conceals(seat, thing.value) for thing in table.game.hidden(state)):
                if seat is None:
                    raise NotAllowed("position-has-secrets")
                state = state.resample(seat, table.rng)
        seats = [Seat("person", name, person) for _ in table.seats]
        if bot:
            seats = [seat if n == (own or [0])[0] else bot_seat(bot, table.game) for n, seat in enumerate(seats)]
        return self.create(
            table.game.key,
            seats,
            table.row.options,
            host=person,
            start=table.game.dump(state),
            pack=table.row.pack,
            curtain=curtain,
            help=not still_running(table)
            and (may_help(table, person) or (table.told_all and not table.settings.trial)),
            trial=True,
            origin=(table.row.id, moves),
            table_id=table_id,
        )

    def resume(self, record: Record, seats: list[Seat], seed: str | None, person: str) -> Table:
        """Continue a recorded game, from its secret seed or with a referee."""
        row = self._row_of(record, seats, Settings(person), seed=seed)
        self.store.create(row)
        self.store.append(row, 1, record.moves)
        table = self.get(row.id)
        if not table.over:
            table.catch_up()
        return table

    def keep_record(self, record: Record, person: str, table_id: str = "") -> str:
        """Store an imported record as a table to look through and branch from; its id.

        The caller has replayed it. What its draws depend on is stored, too, so that they can be verified.
        """
        seats = [Seat(RECORDED, clean_name(name)) for name in record.seats]
        row = self._row_of(record, seats, Settings(person, closed=True), seed=record.seed, table_id=table_id)
        self.store.create(row)
        self.store.append(row, 1, record.moves)
        return row.id

    def _row_of(
        self, record: Record, seats: list[Seat], settings: Settings, *, seed: str | None, table_id: str = ""
    ) -> Row:
        return Row(
            id=table_id or new_id(),
            game=record.game,
            rules_rev=record.rules_rev,
            options=record.options,
            seats=seats,
            settings=settings,
            pack=record.pack,
            start=record.start,
            seed=seed,
            commitment=record.commitment,
            contributions=record.contributions,
            summary={"result": record.result, "marks": record.marks},
            table_id=record.table_id,
        )
