"""A table in play: seats, moves, offers, bots. What a person does goes through here and is durable when it returns."""

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fidchell.bots.personas import STAND_IN
from fidchell.core import seeds
from fidchell.core.errors import FidchellError
from fidchell.core.game import Game
from fidchell.core.lesson import LessonStep, lesson
from fidchell.core.record import CLOSINGS, Record
from fidchell.core.rng import Rng
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, State
from fidchell.core.views import See
from fidchell.server import offers
from fidchell.server.errors import (
    Conflict,
    InTheWay,
    Muted,
    NoSuchSeat,
    NoSuchTable,
    NotAllowed,
    NotNow,
    StoreError,
    Unsaid,
)
from fidchell.server.identity import new_id
from fidchell.server.offers import Offer
from fidchell.server.seats import Seat, bot_seat
from fidchell.server.settings import Answer, News, Settings
from fidchell.server.store import NEWEST, Row, Store
from fidchell.server.talk import LONGEST_MESSAGE, clean, clean_name

if TYPE_CHECKING:
    from fidchell.server.together import Together

log = logging.getLogger("fidchell")

REMEMBERED: Final = 40  # request ids remembered, so that a request sent twice is carried out once
MOST_MUTED: Final = 100
MOST_MOVES: Final = 3000  # beyond this many moves nothing can be taken back: no record may grow without bound
MOST_LATE: Final = 200
CLOCKS: Final = 30  # decisions whose starting times are remembered, for take-backs


class Thought:
    """A bot that is thinking about a position; `halt` makes it choose the best it has found so far."""

    def __init__(self, table: "Table", seat: int, halt: Callable[[], None]) -> None:
        self.table = table
        self.seat = seat
        self.halt = halt
        self.told = False  # whether people are told
        self.elsewhere = False  # in another process
        self.version = table.version
        self.turns = int(table.session.state.turns())

    def tell(self, show: Callable[[], None]) -> None:
        self.told = True
        show()

    def look(self) -> None:
        """The table has changed: there may be nothing left to think about."""
        if not self.stands():
            self.halt()

    def stands(self) -> bool:
        """Whether the bot is still to choose, in the same position; what others choose at the same time is secret."""
        table = self.table
        if self.seat not in (table.bot_to_move(), table.timed_out()):
            return False
        since = table.session.record.moves[self.version :]
        undone = any(" undo " in move or move.startswith(f"{self.seat} ") for move in since)
        state = table.session.state
        return not since or (state.at_once() and int(state.turns()) == self.turns and not undone)


class Table:
    """One table. `listeners` are called after every durable change."""

    def __init__(self, store: Store, row: Row, game: Game, moves: list[str], said: int = 0) -> None:
        self.store = store
        self.row = row
        self.game = game
        record = Record(
            game=row.game,
            rules_rev=row.rules_rev,
            options=row.options,
            seats=[seat.name for seat in self.seats],
            table_id=row.table_id or row.id,
            pack=row.pack,
            start=row.start,
            commitment=row.commitment,
            contributions=row.contributions,
            moves=moves,
            marks=row.summary.get("marks", []),
        )
        record.result = row.summary.get("result")
        if record.result is not None:
            record.seed = row.seed  # a finished game has revealed it
        if self.closed:
            self.session = Session.opened(record, game)
        else:
            typed = seeds.Scripted([]) if row.seed is None else None
            self.session = Session.resume(record, typed, row.seed, game)
        self.version = len(record.moves)
        self.said = said  # the number of the last message
        self.stale = False  # whether memory may be ahead of the store
        self.listeners: list[Callable[[], None]] = []
        self.rng = Rng(new_id())  # for bots only; chance comes from the committed seed
        self.thought: Thought | None = None  # the bot that is thinking
        self.steps = 0  # that paused bots may take
        self.together: Together | None = None  # what those see who look at the finished game together

    # -- who is who ---------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> list[Seat]:
        return self.row.seats

    @property
    def settings(self) -> Settings:
        return self.row.settings

    def seats_of(self, person: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person and seat.person == person and seat.kind == "person"]

    @property
    def started(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def over(self) -> bool:
        return self.session.record.result is not None

    @property
    def closed(self) -> bool:
        """Whether it is an imported record, to look through and branch from."""
        return self.settings.closed

    @property
    def told_all(self) -> bool:
        """Whether everything may be shown by now."""
        return self.over or self.closed

    @property
    def archived(self) -> bool:
        """Whether nobody has touched it for long: it can be read, and rests until a player wakes it."""
        return not self.told_all and time.time() - self.row.changed > self.store.archives_after

    def wake(self, person: str) -> None:
        """A player says that the game goes on."""
        if not self._kept_by(person):
            raise NotAllowed("only-players")
        self._change(lambda: None)

    def people(self) -> set[str | None]:
        return {seat.person for seat in self.seats if seat.kind == "person"}

    def actors(self) -> tuple[int, ...]:
        return () if self.told_all or not self.started else self.session.state.actors()

    def one_person(self) -> bool:
        """Whether one person runs every seat."""
        return len(self.people()) <= 1 and not any(seat.by_bot for seat in self.seats)

    @property
    def free_hand(self) -> bool:
        """Whether undo is unlimited: one person runs all seats, or plays against bots and either types chance in or
        only tries something out, so that nothing is gained by it."""
        return self.one_person() or (len(self.people()) == 1 and (self.typed or self.settings.trial))

    def _own(self, person: str | None, seat: int) -> Seat:
        if seat not in self.seats_of(person):
            raise NotAllowed("not-yours")
        return self.seats[seat]

    def _seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise NoSuchSeat("no-such-seat")
        return self.seats[seat]

    def _kept_by(self, person: str) -> list[int]:
        """Somebody's seats, including those where a bot stands in."""
        mine = [n for n, seat in enumerate(self.seats) if seat.person == person]
        return [n for n in mine if self.seats[n].kind == "person" or self.seats[n].stands_in]

    def asks_the_same(self, seat: int, version: int) -> bool:
        """Whether a seat is asked what it was asked at a version: where all choose at once, others may have chosen."""
        if version == self.version:
            return True
        since, state = [move.split() for move in self.session.record.moves[version:]], self.session.state
        others = {str(other) for other in range(len(self.seats)) if other != seat}
        only_chosen = all(words[0] in others and words[1] != "undo" for words in since)
        if version > self.version or not state.at_once() or not only_chosen:
            return False
        before = next((step.before for step in self.session.line if step.number == version + 1), None)
        return before is not None and bool(before.at_once()) and bool(before.turns() == state.turns())

    # -- lessons and referees -----------------------------------------------------------------------------------------

    @property
    def typed(self) -> bool:
        """Whether chance is typed in, by a lesson or by the referee of a physical table."""
        return self.row.seed is None

    @property
    def lesson(self) -> LessonStep | None:
        """The learner's present step."""
        course = lesson(self.game.folder)
        number = self.settings.lesson
        if number is None or course is None or number >= len(course.steps):
            return None
        return course.steps[number]

    @property
    def taught(self) -> bool:
        """Whether this is a lesson, running or over."""
        return self.settings.lesson is not None

    def typists(self) -> list[int]:
        """The seats of people who have to type in a draw that is secret to them."""
        see = self._typed_draw()
        return [] if see is None or see.kind == "public" else self._people_who_see(see)

    def _typed_draw(self) -> See | None:
        """If a draw has to be typed in now: who may see it."""
        if not self.typed or self.lesson or self.actors() != (CHANCE,):
            return None
        state = self.session.state
        return self.game.sees_move(state, CHANCE, state.chance()[0][0])

    def _people_who_see(self, see: See) -> list[int]:
        return [seat for seat in sorted(see.seats) if not self.seats[seat].by_bot]

    def _draw(self) -> None:
        """Draw what is due; at a table where chance is typed in, only what no person there may see."""
        if not self.typed:
            self.session.chance()
        while (see := self._typed_draw()) is not None and see.kind != "public" and not self._people_who_see(see):
            state = self.session.state
            self.session.follow(f"~ {self.game.text(state, int(state.sample(Rng(new_id()))))}")

    def may_type(self, person: str) -> bool:
        """Whether somebody may type in a draw: the host, or for a secret one whoever may see it."""
        if self._typed_draw() is None:
            return False
        typists = self.typists()
        return any(seat in typists for seat in self.seats_of(person)) if typists else self.hosted_by(person)

    def referee(self, person: str, text: str) -> None:
        """Enter what was really drawn or rolled at the physical table."""
        if self._typed_draw() is None:
            raise InTheWay("nothing-is-to-be-drawn")
        if not self.may_type(person):
            raise NotAllowed("only-the-host-or-its-owner")
        self._change(lambda: self._referee(text))

    def _referee(self, text: str) -> None:
        self.session.follow(f"~ {text}")
        self._go_on()

    def begin(self, moves: tuple[str, ...]) -> None:
        """What happens before a lesson's first step."""
        self._change(lambda: [self.session.follow(move) for move in moves])

    # -- seats --------------------------------------------------------------------------------------------------------

    def join(self, person: str, name: str, invite: str, random: str = "") -> int:
        """Take the seat of an invitation, or the next open one; `random`: what its person adds to the seed."""
        for number, seat in enumerate(self.seats):
            if seat.invite == invite or (not invite and seat.kind == "open"):
                if seat.kind == "open":
                    self.seats[number] = Seat("person", clean_name(name), person, invite=seat.invite, random=random)
                    self._settle_seats()
                    return number
                if seat.person == person:
                    return number
                raise InTheWay("seat-taken")
        raise NotAllowed("no-open-seat") if invite else InTheWay("no-open-seat")

    def rename(self, person: str, name: str) -> None:
        """What to call somebody at this table; with several seats, the others are numbered."""
        own, name = self.seats_of(person), clean_name(name)
        for number, seat in enumerate(own):
            self.seats[seat].name = f"{name} {number + 1}" if number else name
        if own:
            self._settle_seats()

    def leave(self, person: str, seat: int, bot: str = STAND_IN) -> None:
        """Before the start, the seat opens again; afterwards a bot plays on and the seat can be reclaimed."""
        self._own(person, seat)
        if self.over:
            raise InTheWay("game-over")
        if self.started:
            self.seats[seat].hand_over(bot)
            self.seats[seat].left = time.time()
            self._note("left", seat)
        else:
            self.seats[seat] = Seat()
        self._settle_seats()

    def come_back(self, person: str, seat: int) -> None:
        if self._seat(seat).person != person or not self.seats[seat].stands_in:
            raise NotAllowed("not-yours")
        self.seats[seat].kind, self.seats[seat].absent, self.seats[seat].left = "person", False, 0.0
        self._note("back", seat)
        self._settle_seats()

    def fill(self, person: str, seat: int, bot: str) -> None:
        """The host gives an open seat to a bot."""
        self._host(person)
        if self._seat(seat).kind != "open":
            raise InTheWay("seat-taken")
        self.seats[seat] = bot_seat(bot, self.game)
        self._settle_seats()

    def kick(self, person: str, seat: int) -> None:
        self._host(person)
        self._seat(seat)
        if self.started:
            raise InTheWay("game-has-begun")
        self.seats[seat] = Seat()
        self._settle_seats()

    def hosted_by(self, person: str | None) -> bool:
        return bool(person) and self.settings.host == person

    def _host(self, person: str) -> None:
        if not self.hosted_by(person):
            raise NotAllowed("only-the-host")

    def _settle_seats(self) -> None:
        self._change(self._seated)

    def _seated(self) -> None:
        self.session.record.seats = [seat.name for seat in self.seats]
        if self.started and not self.session.record.moves:
            self._combine()
            self._draw()

    def _combine(self) -> None:
        """Add to the seed what people have contributed by now: the game begins, and nobody is waited for."""
        given = [seat.random for seat in self.seats]
        if self.row.contributions is None and not self.typed and any(given):
            self.row.contributions = given
            self.session.contribute(given)

    # -- moves --------------------------------------------------------------------------------------------------------

    def act(self, person: str | None, seat: int, text: str) -> None:
        """A person's action; it is acknowledged by returning."""
        self._own(person, seat)
        if not self.started:
            raise InTheWay("not-begun")
        self._change(lambda: self._person_act(seat, text))

    def _person_act(self, seat: int, text: str) -> None:
        offer, at_once = self.offered, self.session.state.at_once()
        self._act(seat, text)
        self.settings.answered = self.settings.news = None
        if offer is not None and offers.lapses(offer, seat, at_once):
            self._settle(offer, "lapsed", seat)

    def _act(self, seat: int, what: str | int) -> None:
        step = self.lesson
        if step and what not in step.do:
            raise InTheWay("not-in-this-lesson")
        self.session.act(seat, what)
        if step and self.settings.lesson is not None:
            for move in step.then:
                self.session.follow(move)
            self.settings.lesson += 1
        self._go_on()
        if step and self.lesson is None and not self.over:  # the lesson is complete
            self.session.close("stop")

    def catch_up(self) -> None:
        """Carry out the draws and consents that are due at a table that was just opened."""
        self._change(self._go_on)

    def _go_on(self) -> None:
        self._draw()
        self._agree()

    def _agree(self) -> None:
        """Answer on behalf of seats that need not be asked: consent to oneself, and the courtesies of bots."""
        while (answer := next(filter(None, map(self._assent, self.actors())), None)) is not None:
            self.session.act(*answer)
            self._draw()

    def _assent(self, seat: int) -> tuple[int, int] | None:
        """A seat that need not be asked, and its answer, if there is one."""
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

    def timed_out(self) -> int | None:
        """The seat that has timed out: a bot makes this one decision for it."""
        limit = self.settings.limit
        late = limit and time.time() - self.waiting_since >= limit
        return next((seat for seat in self.actors() if seat != CHANCE), None) if late else None

    def bot_to_move(self) -> int | None:
        """The seat of a bot that is to act."""
        return next((seat for seat in self.actors() if seat != CHANCE and self.seats[seat].by_bot), None)

    def world(self, seat: int) -> State:
        """A position consistent with all that a seat knows: the only one that a bot is shown."""
        state: State = self.session.state
        return state.resample(seat, self.rng)

    def bot_act(self, seat: int, action: int) -> None:
        """A bot's move, for a seat of its own or for somebody who timed out."""
        self._change(lambda: self._bot_act(seat, action))

    def _bot_act(self, seat: int, action: int) -> None:
        if not self.seats[seat].by_bot:
            self.settings.late = [*self.settings.late, len(self.session.record.moves) + 1][-MOST_LATE:]
        self.steps = max(0, self.steps - 1)
        self._act(seat, action)

    def replace_bot(self, seat: int) -> None:
        """A bot has failed: another one plays on in its seat."""
        self._change(lambda: self._replace_bot(seat))

    def _replace_bot(self, seat: int) -> None:
        self.seats[seat].hand_over()
        self._note("failed", seat)

    def set_pace(self, person: str, pace: float | None, paused: bool) -> None:
        """The host of a table of bots says how fast they play, and whether they wait for each step."""
        self._host(person)
        if self.people():
            raise InTheWay("others-play-here")
        self.steps = 0
        self._change(lambda: self._set_pace(pace, paused))

    def _set_pace(self, pace: float | None, paused: bool) -> None:
        self.settings.pace, self.settings.paused = self.settings.pace if pace is None else pace, paused

    @property
    def resting(self) -> bool:
        """Whether its bots wait to be told to go on."""
        return self.settings.paused and not self.steps

    def step(self, person: str) -> None:
        """At a table that is paused: one more move."""
        self._host(person)
        self.steps = 1
        self.store.tell({"what": "step", "table": self.row.id})

    def hurry(self, person: str) -> None:
        """Somebody who plays here, or the host, asks the bot that is thinking to move now."""
        if not self.seats_of(person) and not self.hosted_by(person):
            raise NotAllowed("only-players")
        self.halt()
        self.store.tell({"what": "hurry", "table": self.row.id})

    def halt(self) -> None:
        """Whatever bot is thinking here moves now."""
        if self.thought is not None and not self.thought.elsewhere:
            self.thought.halt()

    def thinks_elsewhere(self, seat: int | None) -> None:
        """A bot has begun, or ended, to think in another process."""
        if self.thought is None or self.thought.elsewhere:
            self.thought = None if seat is None else Thought(self, seat, lambda: None)
            if self.thought is not None:
                self.thought.told = self.thought.elsewhere = True
            self._tell()

    def curtain(self, person: str, seat: int) -> None:
        """Turn off the curtain between the seats of somebody who plays alone."""
        self._own(person, seat)
        if len(self.people()) > 1:
            raise InTheWay("others-play-here")
        self._change(self._open_curtain)

    def _open_curtain(self) -> None:
        self.settings.curtain = False

    def undo(self, person: str, seat: int) -> None:
        """Free as long as nothing was revealed; beyond that the others are asked.

        Whoever types chance in can take that back, too: its seat is CHANCE.
        """
        if seat != CHANCE or not self.typed or not self.hosted_by(person):
            self._own(person, seat)
        if self.lesson:
            raise InTheWay("lesson-goes-forward")
        if self.version > MOST_MOVES:
            raise InTheWay("only-goes-forward")
        if self.session.undo_depth(seat) or self.free_hand:
            self._change(lambda: self.session.undo(seat, consent=True))
        else:
            self.offer(person, seat, "takeback")

    def resign(self, person: str, seat: int) -> None:
        """Resign: at once, or when one's partners agree."""
        self._own(person, seat)
        self.offer(person, seat, "resign")

    def _resign(self, seat: int) -> None:
        self.session.close("resign", seat)
        if not self.over:  # with more than two sides the others play on
            self.seats[seat].hand_over()
            self.seats[seat].resigned = True
            self._note("resigned", seat)
            self._seated()

    # -- offers -------------------------------------------------------------------------------------------------------

    @property
    def offered(self) -> Offer | None:
        """What is on offer now."""
        return self.settings.offer

    def offer(self, person: str, seat: int, kind: str, about: int = -1) -> None:
        """Ask the others for something; it happens when all of their people have said yes."""
        self._own(person, seat)
        about = about if kind == "replace" else offers.last_move(self, seat) if kind == "takeback" else -1
        before, now = self.offered, time.time()
        offer = Offer(kind, seat, self._kept_by(person), about, self.settings.offers + 1, now)
        if before is not None and kind == "replace" and (before.kind, before.about) == (kind, about):
            offer = before  # repeated: by now it may be granted without those who did not answer
        offers.check(self, offer, now)
        self._change(lambda: self._put(offer))

    def answer(self, person: str, seat: int, yes: bool, number: int | None = None) -> None:
        """Agree, decline, or withdraw one's own; `number`: the offer that is meant."""
        if seat not in self._kept_by(person):
            raise NotAllowed("not-yours")
        offer = self.offered
        if offer is None:
            raise InTheWay("nothing-is-on-offer")
        if number not in (None, offer.number):
            raise NotNow("something-else-is-on-offer")
        if seat not in offers.asked(self, offer) and (yes or seat != offer.seat):
            raise NotAllowed("not-asked")
        if not yes:
            self._change(lambda: self._settle(offer, "withdrawn" if seat == offer.seat else "declined", seat))
            return
        agreed = replace(offer, yes=sorted({*offer.yes, *self._kept_by(person)}))
        self._change(lambda: self._put(agreed))

    def _put(self, offer: Offer) -> None:
        """Put an offer on the table, or carry it out if all agree."""
        self.settings.answered = None
        self.settings.offers = offer.number
        if not offers.agreed(self, offer):
            self.settings.offer = offer
            return
        self.settings.offer = None
        if offer.kind == "takeback" and offer.about != offers.last_move(self, offer.seat):
            self._settle(offer, "lapsed", offer.seat)
        elif offer.kind == "takeback":
            self.session.undo(offer.seat, consent=True)
        elif offer.kind == "replace":
            self.seats[offer.about].hand_over()
            self.seats[offer.about].absent = True
            self._note("replaced", offer.about)
            self._seated()
        elif offer.kind == "resign":
            self._resign(offer.seat)
        else:
            self.session.close(offer.kind)

    def _note(self, what: str, seat: int) -> None:
        """Note what happened to a seat, for everybody to read until somebody moves."""
        self.settings.news = News(what, seat)

    def _settle(self, offer: Offer, how: str, by: int) -> None:
        """Take an offer off the table and note why, for everybody to read until somebody moves."""
        self.settings.offer = None
        self.settings.answered = Answer(offer.kind, offer.seat, how, by)

    def follow_with(self, table_id: str) -> None:
        """Link the table that follows with the same people."""
        self._change(lambda: setattr(self.settings, "next", table_id))

    # -- keeping ------------------------------------------------------------------------------------------------------

    def _change(self, do: Callable[[], object]) -> None:
        """Change the session and store it; if that fails, nothing has happened."""
        if self.stale:
            self._reload()
            raise Conflict("table-read-again")
        try:
            do()
            self._keep()
        except Exception as error:
            # The rules refuse before anything has changed; after anything else, only what the store has counts.
            if isinstance(error, StoreError) or not isinstance(error, FidchellError) or self._ahead():
                self.stale = True
                with suppress(StoreError):  # what went wrong first tells whether it may have happened
                    self._reload()
            raise

    def _ahead(self) -> bool:
        return len(self.session.record.moves) != self.version

    def _keep(self) -> None:
        record, state = self.session.record, self.session.state
        summary = self.row.summary
        if self._ahead() or (self.started and "since" not in summary):
            # While all choose simultaneously, nobody gains time by another's choice or by taking back.
            at_once = int(state.turns()) if state.at_once() and not record.result else None
            same = at_once is not None and summary.get("at_once") == at_once
            summary |= {"turns": state.turns(), "at_once": at_once}
            if not same:
                summary["since"] = self._due_since(record.moves[self.version :])
        # Taking a seat gains no time either, but whoever takes it may be the one to begin.
        summary["result"], summary["to_act"] = record.result, [seat for seat in self.actors() if seat >= 0]
        summary["moves"] = len(record.moves)  # so that missing ones are noticed
        self.store.append(self.row, self.version + 1, record.moves[self.version :])
        self.version = len(record.moves)
        self._tell()

    def _due_since(self, moves: list[str]) -> float:
        """When the present decision became due; after a take-back, the clock goes on from where it was."""
        clocks: list[float] = self.row.summary.setdefault("clocks", [])
        if clocks and any(" undo " in move and not move.startswith("*") for move in moves):
            return clocks.pop()
        clocks[:] = [*clocks, self.waiting_since][-CLOCKS:]
        return time.time()

    def _reload(self) -> None:
        """What the store has may be more than anybody here was told: our own move whose answer was lost, or others'."""
        fresh = Table(self.store, self._stored(), self.game, self.store.moves(self.row.id))
        news = fresh.row.rev != self.row.rev
        self.row, self.session, self.version = fresh.row, fresh.session, fresh.version
        self.stale = False
        if news:
            self._tell()

    def refresh(self) -> None:
        """Read the table again if memory may be ahead of the store."""
        if self.stale:
            self._reload()

    def _stored(self) -> Row:
        row = self.store.read(self.row.id)
        if row is None:
            raise NoSuchTable("no-table", table=self.row.id)
        return row

    def hear(self, row: Row, first: int, moves: list[str]) -> bool:
        """Another process tells what it has kept; False if that does not follow on what is known here."""
        if row.rev <= self.row.rev and not self.stale:
            return True  # it is known already
        if self.stale or row.rev != self.row.rev + 1 or (moves and first != self.version + 1):
            return False
        self._take_over(row, moves)
        return True

    def read_on(self, said: int) -> None:
        """Take over what other processes have changed; `said`: the number of the last message."""
        row = self._stored()
        # The moves are read after the row: what is added in between belongs to a row that is still to come.
        moves = [] if row.rev == self.row.rev else self.store.moves(row.id, self.version)
        self.said = said
        self._take_over(row, moves)

    def _take_over(self, row: Row, moves: list[str]) -> None:
        if self.stale or any(moves_back_or_ends(move) for move in moves):
            self._reload()
        else:
            self._follow(row, moves)
        if self.thought is not None and self.thought.elsewhere:
            self.thought = None
        self.steps = 0 if moves else self.steps  # a step that was taken elsewhere
        self._tell()

    def _follow(self, row: Row, moves: list[str]) -> None:
        """Others' moves, one after the other: that takes far less time than to play all again."""
        try:
            for move in moves:
                self.session.follow(move)
        except FidchellError:
            self.stale = True
        self.row, self.version = row, self.version + len(moves)
        if row.contributions is not None and self.session.record.contributions is None:
            self.session.contribute(row.contributions)  # the game has begun in another process
        self.session.record.seats = [seat.name for seat in row.seats]
        if self.stale or self.session.record.result != row.summary.get("result"):
            self._reload()

    def shown_record(self, seat: int | None) -> Record:
        """The record as a seat (None: anybody) may have it: for a running game, only what that seat knows."""
        if self.told_all:
            return self.session.record
        return self.session.known_to(seat)

    def _tell(self) -> None:
        for listener in list(self.listeners):
            try:
                listener()
            except Exception:  # the others are told, and what was kept stays kept
                log.exception("table %s: somebody could not be told of a change", self.row.id)

    # -- words --------------------------------------------------------------------------------------------------------

    def speaker(self, person: str, name: str) -> tuple[int | None, str]:
        """Who is speaking: a seat, under its name at the table, or a spectator (None) under any name.

        Somebody who left their seat to a bot still speaks as that seat.
        """
        seat = next((n for n, one in enumerate(self.seats) if person and one.person == person), None)
        return (None, clean_name(name)) if seat is None else (seat, self.seats[seat].name)

    def say(self, person: str, name: str, text: str, mark: str = "") -> None:
        """Send a message to everybody at the table; one with the same mark is sent once, even across a restart."""
        if person in self.muted:
            raise Muted("muted")
        text = clean(text, LONGEST_MESSAGE)
        if not text:
            raise Unsaid("empty")
        seat, name = self.speaker(person, name)
        if self.store.say(self.row.id, name, text, person, seat, mark):
            self.said += 1
            self._tell()

    @property
    def muted(self) -> dict[str, tuple[int, str]]:
        """Who may not write here: for each person, the number of one of their messages and their name in it."""
        return self.settings.muted

    def mute(self, person: str, number: int) -> None:
        """Mute whoever wrote a message; its number stands for that person, whose id is sent to nobody."""
        self._host(person)
        found = self.store.messages(self.row.id, before=number + 1, number=1) if 0 < number < NEWEST else []
        said = found[0] if found and found[0].number == number else None
        if said is None or not said.person:
            raise NotAllowed("no-message-to-mute")
        if said.person == person:
            raise NotAllowed("message-is-your-own")
        self._set_muted({**self.muted, said.person: (number, said.name)})

    def unmute(self, person: str, number: int) -> None:
        self._host(person)
        self._set_muted({who: known for who, known in self.muted.items() if known[0] != number})

    def _set_muted(self, muted: dict[str, tuple[int, str]]) -> None:
        self._change(lambda: setattr(self.settings, "muted", dict(list(muted.items())[-MOST_MUTED:])))

    # -- once ---------------------------------------------------------------------------------------------------------

    def done(self, mark: str) -> bool:
        """Whether this has been done already."""
        return mark in self.settings.once

    @contextmanager
    def doing(self, mark: str) -> Iterator[None]:
        """Whatever is done inside is stored together with its mark: after a crash, both are there or neither."""
        settings = self.settings
        settings.once = [*settings.once, mark][-REMEMBERED:]
        try:
            yield
        except BaseException:
            # If the table was read again in the meantime, it has other settings: with the mark, if it was done.
            settings.once = [one for one in settings.once if one != mark]
            raise


def moves_back_or_ends(move: str) -> bool:
    """Whether this is no move of the game's own."""
    text = move.partition(" ")[2]
    return text in CLOSINGS or text.startswith("undo ")
