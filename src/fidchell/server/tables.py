"""Tables in play: seats, moves, offers, bots. What a person does goes through here and is durable when it returns."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from fidchell import bots
from fidchell.core import seeds
from fidchell.core.errors import FidchellError, IllegalAction, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.lesson import LessonStep, lesson
from fidchell.core.record import Record, known_to, replay
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.session import Session
from fidchell.core.state import CHANCE
from fidchell.server.identity import new_id
from fidchell.server.store import Row, Store, StoreError

LONGEST_NAME: Final = 24
LONGEST_MESSAGE: Final = 300
OPEN_AT_ONCE: Final = 500  # tables kept in memory; others are opened again from the store when needed


class NotAllowed(FidchellError):
    """Somebody tried what is not theirs to do."""


class NoSuchTable(FidchellError):
    """There is no table with this id."""


class OtherRules(FidchellError):
    """A table that was begun under another revision of its game's rules: kept as it is, never played on."""

    def __init__(self, row: Row, text: str) -> None:
        super().__init__(text)
        self.row = row


@dataclass
class Seat:
    """kind: open (anybody with the link), person, bot, or guest (a name in a record from elsewhere).

    A person who left to a bot keeps `person`: the seat can be had back.
    """

    kind: str = "open"
    name: str = ""
    person: str | None = None
    bot: str = ""
    invite: str = field(default_factory=new_id)

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot"


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, not too long."""
    return " ".join("".join(char for char in name if char.isprintable()).split())[:LONGEST_NAME]


class Table:
    """One table. `changed` is called after every durable change."""

    def __init__(self, store: Store, row: Row, game: Game) -> None:
        self.store = store
        self.row = row
        self.game = game
        self.seats = [Seat(**seat) for seat in row.seats]
        record = Record(
            game=row.game,
            rules_rev=row.rules_rev,
            options=row.options,
            seats=[seat.name for seat in self.seats],
            table_id=row.id,
            pack=row.pack,
            start=row.start,
            commitment=row.commitment,
            moves=store.moves(row.id),
        )
        record.result = row.summary.get("result")
        if record.result is not None:
            record.seed = row.seed  # a game that is over has revealed it
        if row.settings.get("closed"):
            self.session = Session.opened(record, game)
        else:
            typed = seeds.Scripted([]) if row.seed is None else None
            self.session = Session.resume(record, typed, row.seed, game)
        self.version = len(record.moves)
        self.drawn: dict[tuple[int, str, int | None], Any] = {}  # what is shown now, by version, language and eyes
        self.told: dict[tuple[str, int | None, int], str] = {}  # the log as it is shown, by language, eyes and move
        self.changes = 0  # of any kind since the table was opened, for those who wait for one
        self.stale = False  # whether memory may be ahead of the store
        self.listeners: list[Callable[[], None]] = []
        self.rng = Rng(new_id())  # for the bots' thinking only; chance comes from the committed seed

    # -- who is who ---------------------------------------------------------------------------------------------------

    def seats_of(self, person: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person and seat.kind == "person"]

    def seat_name(self, seat: int, lang: str) -> str:
        return self.game.seat_name(seat, lang, len(self.seats))

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.session.record.result is not None

    @property
    def told_all(self) -> bool:
        """Whether nothing is secret any more: the game is over, or it is a record that somebody brought along."""
        return self.over or bool(self.row.settings.get("closed"))

    def people(self) -> set[str | None]:
        return {seat.person for seat in self.seats if seat.kind == "person"}

    def actors(self) -> tuple[int, ...]:
        closed = self.over or not self.started or self.row.settings.get("closed")
        return () if closed else self.session.state.actors()

    def one_person(self) -> bool:
        """Whether one person runs every seat that no bot has: then undo has no limit."""
        return len(self.people()) <= 1 and not any(s.by_bot for s in self.seats)

    def _own(self, person: str | None, seat: int) -> Seat:
        if seat not in self.seats_of(person):
            raise NotAllowed("this seat is not yours")
        return self.seats[seat]

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise NotAllowed("there is no such seat")
        return self.seats[seat]

    # -- lessons and referees -----------------------------------------------------------------------------------------

    @property
    def typed(self) -> bool:
        """Whether chance is typed in, by a lesson or by the referee of a physical table."""
        return self.row.seed is None

    @property
    def lesson(self) -> LessonStep | None:
        """The step that a learner is at."""
        course = lesson(self.game.folder)
        number: int | None = self.row.settings.get("lesson")
        if number is None or course is None or number >= len(course.steps):
            return None
        return course.steps[number]

    def typists(self) -> list[int]:
        """The people's seats that say what was drawn, if it is a secret of theirs."""
        if not self.typed or self.lesson or self.actors() != (CHANCE,):
            return []
        state = self.session.state
        see = self.game.sees_move(state, CHANCE, state.chance()[0][0])
        return [seat for seat in sorted(see.seats) if see.kind != "public" and not self.seats[seat].by_bot]

    def may_type(self, person: str) -> bool:
        """Whether somebody may say what was drawn: the host, but a secret draw only whoever may see it."""
        if not self.typed or self.lesson or self.actors() != (CHANCE,):
            return False
        if not self.typists():
            return bool(person) and self.row.settings.get("host") == person
        return any(seat in self.typists() for seat in self.seats_of(person))

    def referee(self, person: str, text: str) -> None:
        """What was really drawn or rolled at the physical table."""
        if not self.typed or self.actors() != (CHANCE,) or self.lesson:
            raise NotAllowed("nothing is to be drawn now")
        if not self.may_type(person):
            raise NotAllowed("only the host of the table may do that, and a secret draw only its owner")
        self._change(lambda: self.session.follow(f"~ {text}"))

    def begin(self, moves: tuple[str, ...]) -> None:
        """What happens before a lesson's first step."""
        self._change(lambda: [self.session.follow(move) for move in moves])

    # -- seats --------------------------------------------------------------------------------------------------------

    def join(self, person: str, name: str, invite: str) -> int:
        """Take the seat that an invitation is for, or the next open one."""
        for number, seat in enumerate(self.seats):
            if seat.invite == invite or (not invite and seat.kind == "open"):
                if seat.kind == "open":
                    self.seats[number] = Seat("person", clean_name(name), person)
                    self._settle_seats()
                    return number
                if seat.person == person:
                    return number
                raise NotAllowed("this seat is taken")
        raise NotAllowed("no seat is open for this invitation")

    def leave(self, person: str, seat: int, bot: str = "greedy") -> None:
        """Before the start the seat is open again; afterwards a bot plays on and the seat can be had back."""
        self._own(person, seat)
        if self.started:
            self.seats[seat].kind, self.seats[seat].bot = "bot", bot
        else:
            self.seats[seat] = Seat()
        self._settle_seats()

    def come_back(self, person: str, seat: int) -> None:
        if self._seat(seat).person != person or self.seats[seat].kind != "bot":
            raise NotAllowed("this seat is not yours")
        self.seats[seat].kind = "person"
        self._settle_seats()

    def fill(self, person: str, seat: int, bot: str) -> None:
        """The host gives an open seat to a bot."""
        self._host(person)
        if self._seat(seat).kind != "open":
            raise NotAllowed("this seat is taken")
        bots.make(bot, self.game)
        self.seats[seat] = Seat("bot", bot, None, bot)
        self._settle_seats()

    def kick(self, person: str, seat: int) -> None:
        self._host(person)
        self._seat(seat)
        if self.started:
            raise NotAllowed("the game has begun: nobody can be sent away any more")
        self.seats[seat] = Seat()
        self._settle_seats()

    def _host(self, person: str) -> None:
        if self.row.settings.get("host") != person:
            raise NotAllowed("only the host of the table may do that")

    def _settle_seats(self) -> None:
        self._change(self._seated)

    def _seated(self) -> None:
        self.row.seats = [asdict(seat) for seat in self.seats]
        self.session.record.seats = [seat.name for seat in self.seats]
        if self.started and not self.session.record.moves and not self.typed:
            self.session.chance()

    # -- moves --------------------------------------------------------------------------------------------------------

    def act(self, person: str | None, seat: int, text: str) -> None:
        """A person's action; acknowledged by returning."""
        self._own(person, seat)
        if not self.started:
            raise NotAllowed("the game has not begun: a seat is still open")
        self._change(lambda: self._act(seat, text))

    def _act(self, seat: int, what: str | int) -> None:
        step = self.lesson
        if step and what not in step.do:
            raise NotAllowed("not in this lesson: do what it says")
        self.session.act(seat, what)
        self.row.settings.pop("offer", None)
        if step:
            for move in step.then:
                self.session.follow(move)
            self.row.settings["lesson"] += 1
        elif not self.typed:
            self.session.chance()
        self._agree()

    def _agree(self) -> None:
        """Nobody is asked for what goes without saying: to agree with oneself, or a bot for a courtesy."""
        while (answer := next(filter(None, map(self._assent, self.actors())), None)) is not None:
            self.session.act(*answer)
            if not self.typed:
                self.session.chance()

    def _assent(self, seat: int) -> tuple[int, int] | None:
        """A seat, and the action that it need not be asked for."""
        state = self.session.state
        if seat != CHANCE and self.seats[seat].by_bot and state.courtesy() >= 0:
            return seat, int(state.courtesy())
        asked = self.game.consent(state, seat) if seat != CHANCE else None
        own = asked and self.seats[seat].kind == "person" and self.seats[asked[0]].kind == "person"
        return (seat, asked[1]) if asked and own and self.seats[asked[0]].person == self.seats[seat].person else None

    @property
    def waiting_since(self) -> float:
        """When the present decision became due."""
        return float(self.row.summary.get("since", self.row.changed))

    def time_out(self) -> bool:
        """Somebody took longer than the table allows: a bot makes this one decision, so that nobody waits for ever."""
        limit = self.row.settings.get("limit", 0)
        late = limit and time.time() - self.waiting_since >= limit
        for seat in self.actors() if late else ():
            if seat != CHANCE:
                self._bot_act(seat)
                return True
        return False

    def bot_move(self) -> bool:
        """One action of a bot that is to act; False if none is."""
        for seat in self.actors():
            if seat != CHANCE and self.seats[seat].by_bot:
                self._bot_act(seat)
                return True
        return False

    def _bot_act(self, seat: int) -> None:
        bot = bots.make(self.seats[seat].bot or "greedy", self.game)
        action = int(bot.decide(self.session.state.resample(seat, self.rng), seat, self.rng))
        self._change(lambda: self._act(seat, action))

    def curtain(self, person: str, seat: int) -> None:
        """Somebody who plays several seats alone does without the curtain between them."""
        self._own(person, seat)
        if len(self.people()) > 1:
            raise NotAllowed("others play here, too: the curtain stays")
        self.row.settings["curtain"] = "off"
        self.store.update(self.row)
        self._tell()

    def undo(self, person: str, seat: int) -> None:
        """Free as far as nothing new came to light; beyond that the others are asked."""
        self._own(person, seat)
        if self.lesson:
            raise NotAllowed("a lesson only goes forward")
        if self.session.undo_depth(seat) or self.one_person():
            self._change(lambda: self.session.undo(seat, consent=True))
        else:
            self.offer(person, seat, "takeback")

    def resign(self, person: str, seat: int) -> None:
        self._own(person, seat)
        if not self.started:
            raise NotAllowed("the game has not begun: a seat is still open")
        self._change(lambda: self.session.close("resign", seat))

    # -- offers -------------------------------------------------------------------------------------------------------

    def offer(self, person: str, seat: int, kind: str) -> None:
        """Offer a draw, ask to take back, or propose to stop; agreed when all other people have said yes."""
        self._own(person, seat)
        if kind not in ("draw", "stop", "takeback"):
            raise NotAllowed(f"no such offer: {kind}")
        if self.over:
            raise NotAllowed("the game is over")
        if kind == "takeback" and not any(step.seat == seat for step in self.session.line):
            raise IllegalAction("there is no move of yours to take back")
        self.row.settings["offer"] = {"kind": kind, "seat": seat, "yes": self.seats_of(person)}
        self._resolve_offer()

    def answer(self, person: str, seat: int, yes: bool) -> None:
        self._own(person, seat)
        offer = self.row.settings.get("offer")
        if offer is None:
            raise NotAllowed("nothing is on offer")
        if not yes:
            del self.row.settings["offer"]
            self.store.update(self.row)
            self._tell()
            return
        offer["yes"] = sorted({*offer["yes"], *self.seats_of(person)})
        self._resolve_offer()

    def _resolve_offer(self) -> None:
        offer = self.row.settings["offer"]
        # Bots agree to take back and to stop, but not to a draw: they would have to judge it.
        bots_agree = offer["kind"] != "draw"
        asked = [n for n, seat in enumerate(self.seats) if not (seat.by_bot and bots_agree)]
        if not set(asked) <= set(offer["yes"]):
            if any(self.seats[n].by_bot for n in asked):
                del self.row.settings["offer"]
                raise NotAllowed("a bot does not agree to a draw")
            self.store.update(self.row)
            self._tell()
            return
        del self.row.settings["offer"]
        if offer["kind"] == "takeback":
            self._change(lambda: self.session.undo(offer["seat"], consent=True))
        else:
            self._change(lambda: self.session.close(offer["kind"]))

    # -- keeping ------------------------------------------------------------------------------------------------------

    def _change(self, do: Callable[[], object]) -> None:
        """Change the session and keep it; if that fails, nothing has happened."""
        if self.stale:
            self._reload()
            raise StoreError("the table had to be read again: please repeat that")
        try:
            do()
            self._keep()
        except Exception as error:
            # The rules refuse before anything has changed; after anything else, only what the store has counts.
            if isinstance(error, StoreError) or not isinstance(error, FidchellError) or self._ahead():
                self.stale = True
                self._reload()
            raise

    def _ahead(self) -> bool:
        return len(self.session.record.moves) != self.version

    def _keep(self) -> None:
        record, state = self.session.record, self.session.state
        if self._ahead():  # somebody who only takes a seat does not gain time
            # Nor does anybody while all choose at the same time: neither by another's choice nor by taking back.
            at_once = int(state.turns()) if state.at_once() and not record.result else None
            same = at_once is not None and self.row.summary.get("at_once") == at_once
            self.row.summary = {
                "result": record.result,
                "to_act": [seat for seat in state.actors() if seat >= 0] if not record.result else [],
                "turns": state.turns(),
                "since": self.waiting_since if same else time.time(),
                "at_once": at_once,
            }
        self.store.append(self.row, self.version + 1, record.moves[self.version :])
        self.version = len(record.moves)
        self._tell()

    def _reload(self) -> None:
        row = self.store.read(self.row.id)
        if row is not None:
            fresh = Table(self.store, row, self.game)
            self.row, self.session, self.seats, self.version = fresh.row, fresh.session, fresh.seats, fresh.version
            self.stale = False

    def shown_record(self, seat: int | None) -> Record:
        """The record as a seat (None: anybody) may have it: of a running game only what that seat knows."""
        if self.told_all:
            return self.session.record
        first, things = self.session.first, self.game.things
        if self.row.start is not None and any(thing.see.conceals(seat, thing.value) for thing in things(first)):
            raise NotAllowed("this table began from a position with secrets: its record can be had after the end")
        return known_to(self.session.record, self.game, seat)

    def _tell(self) -> None:
        self.changes += 1
        for listener in list(self.listeners):
            listener()

    def say(self, name: str, text: str) -> None:
        text = " ".join(text.split())[:LONGEST_MESSAGE]
        if text:
            self.store.say(self.row.id, clean_name(name), text)
            self._tell()


class Tables:
    """All tables of a store; the ones in use are kept open."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: OrderedDict[str, Table] = OrderedDict()
        self.games: dict[str, Game] = {}

    def game(self, game_id: str) -> Game:
        if game_id not in self.games:
            self.games[game_id] = load(game_id)
        return self.games[game_id]

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
        settings: dict[str, Any] | None = None,
    ) -> Table:
        """A new table; the game begins when no seat is open.

        `limit`: seconds for a decision (0: none); `typed`: chance is typed in instead of drawn.
        """
        game = self.game(game_id)
        options = game.options(len(seats), options or {})
        for seat in seats:
            if seat.by_bot:
                bots.make(seat.bot, game)
        if not 0 <= pace <= 10:
            raise InvalidOptions(f"pace: {pace} is not a number of seconds from 0 to 10")
        table_id = new_id()
        source = seeds.Scripted([]) if typed else None
        names = [seat.name for seat in seats]
        session = Session(game, names, options, source=source, start=start, table_id=table_id)
        row = Row(
            id=table_id,
            game=game.id,
            rules_rev=game.meta.rules_rev,
            options=options,
            seats=[asdict(seat) for seat in seats],
            settings={"host": host, "listed": listed, "pace": pace, "limit": limit, **(settings or {})},
            start=start,
            seed=session.seed,
            commitment=session.record.commitment,
        )
        self.store.create(row)
        table = self.get(table_id)
        table._settle_seats()
        return table

    def get(self, table_id: str) -> Table:
        if table_id in self.open:
            self.open.move_to_end(table_id)
            return self.open[table_id]
        row = self.store.read(table_id)
        if row is None:
            raise NoSuchTable(f"no table {table_id!r}")
        game = self.game(row.game)
        if row.rules_rev != game.meta.rules_rev:
            raise OtherRules(
                row,
                f"this table was begun under revision {row.rules_rev} of the rules of {row.game}, and this server "
                f"plays revision {game.meta.rules_rev}: it is kept unchanged, for a server that plays its revision",
            )
        table = Table(self.store, row, game)
        self.open[table_id] = table
        while len(self.open) > OPEN_AT_ONCE:
            idle = next((key for key, one in self.open.items() if not one.listeners), None)
            if idle is None:
                break
            del self.open[idle]
        return table

    def expire(self, days: float) -> int:
        """Remove tables that never began and that nobody has touched for so long; how many there were."""
        gone = self.store.abandoned(time.time() - days * 24 * 3600)
        for table_id in gone:
            self.open.pop(table_id, None)
            self.store.remove(table_id)
        return len(gone)

    def rematch(self, table: Table, person: str) -> Table:
        """The same people, one seat on."""
        if not table.over:
            raise NotAllowed("the game is not over")
        if person not in (table.row.settings.get("host"), *(seat.person for seat in table.seats)):
            raise NotAllowed("only the players may ask for a rematch")
        following = table.row.settings.get("next")
        if following:
            return self.get(following)
        moved = [Seat(s.kind, s.name, s.person, s.bot) for s in (*table.seats[1:], table.seats[0])]
        settings = table.row.settings
        new = self.create(
            table.row.game, moved, table.row.options, host=person, listed=settings["listed"], pace=settings["pace"]
        )
        settings["next"] = new.row.id
        self.store.update(table.row)
        table._tell()
        return new

    def learn(self, game_id: str, person: str, name: str) -> Table:
        """A guided first game."""
        game = self.game(game_id)
        course = lesson(game.folder)
        if course is None:
            raise NotAllowed(f"{game_id} has no lesson")
        seats = [Seat("guest", "✎") for _ in range(game.meta.players[0])]
        seats[course.seat] = Seat("person", name, person)
        settings = {"lesson": 0}
        options, start = course.options, course.start
        table = self.create(game_id, seats, options, host=person, start=start, typed=True, settings=settings)
        if course.begin:
            table.begin(course.begin)
        return table

    def what_if(self, table: Table, person: str, name: str, moves: int, eyes: int | None = None) -> Table:
        """A table of one's own from a position of this one; in a running game, from what one's seat knows of it.

        `eyes`: the one that is looking, of somebody's several seats.
        """
        state = table.session.at(moves)
        if not table.told_all:
            own = table.seats_of(person)
            seat = eyes if eyes in own else own[0] if own else None
            if any(thing.see.conceals(seat, thing.value) for thing in table.game.things(state)):
                if seat is None:
                    raise NotAllowed("this position has secrets: wait for the end, or play along")
                state = state.resample(seat, table.rng)
        seats = [Seat("person", f"{name} {n + 1}", person) for n in range(len(table.seats))]
        return self.create(table.row.game, seats, table.row.options, host=person, start=table.game.dump(state))

    def keep_record(self, record: Record, person: str) -> Table:
        """A record from elsewhere, kept as a table to look through and to branch from."""
        game = self.game(record.game)
        replay(record, game)
        row = Row(
            id=new_id(),
            game=record.game,
            rules_rev=record.rules_rev,
            options=record.options,
            seats=[asdict(Seat("guest", clean_name(name))) for name in record.seats],
            settings={"host": person, "listed": False, "pace": 1.0, "closed": True},
            start=record.start,
            seed=record.seed,
            commitment=record.commitment,
            summary={"result": record.result},
        )
        self.store.create(row)
        self.store.append(row, 1, record.moves)
        return self.get(row.id)
