"""Tables in play: seats, moves, offers, bots. What a person does goes through here and is durable when it returns."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any, Final
from weakref import WeakValueDictionary

from fidchell import bots
from fidchell.core import seeds
from fidchell.core.errors import FidchellError, IllegalAction, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.lesson import LessonStep, lesson
from fidchell.core.record import Record
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, State
from fidchell.server import offers
from fidchell.server.identity import new_id
from fidchell.server.offers import NotAllowed as NotAllowed
from fidchell.server.offers import Offer
from fidchell.server.store import NEWEST, Row, Store, StoreError
from fidchell.server.talk import LONGEST_MESSAGE, clean
from fidchell.server.talk import clean_name as clean_name

OPEN_AT_ONCE: Final = 500  # tables kept in memory though nobody is at them; others are opened again when needed
PATIENCE: Final = 24 * 3600  # seconds until the others may give the seat of somebody who doesn't come back to a bot
REMEMBERED: Final = 40  # things done at a table whose ids are kept: sent again, they are not done again
MOST_MUTED: Final = 100
MOST_MOVES: Final = 3000  # of a record that something can still be taken back in: none must grow without end
CLOCKS: Final = 30  # decisions whose beginnings are remembered, for taking back


class Unsaid(FidchellError):
    """A message of which nothing would be seen. `word`: what a page says of it."""

    word = "w-say-empty"


class Muted(NotAllowed):
    """A message of somebody whom the host has muted."""

    word = "w-muted"


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

    A bot that stands in for somebody keeps `person`, who can reclaim the seat. `absent`: the others gave it to the bot
    because its person did not come back; `resigned`: the game goes on, but for this seat it is lost.
    """

    kind: str = "open"
    name: str = ""
    person: str | None = None
    bot: str = ""
    invite: str = field(default_factory=new_id)
    absent: bool = False
    resigned: bool = False
    left: float = 0.0  # when its person left it to the bot

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot"

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays here for a person who can come back."""
        return self.by_bot and self.person is not None and not self.resigned

    def hand_over(self, bot: str = "greedy") -> None:
        """From now on a bot plays."""
        self.kind, self.bot = "bot", bot


class Table:
    """One table. `changed` is called after every durable change."""

    def __init__(self, store: Store, row: Row, game: Game, moves: list[str]) -> None:
        self.store = store
        self.row = row
        self.game = game
        self.seats = [Seat(**seat) for seat in row.seats]
        record = Record(
            game=row.game,
            rules_rev=row.rules_rev,
            options=row.options,
            seats=[seat.name for seat in self.seats],
            table_id=row.table_id or row.id,
            pack=row.pack,
            start=row.start,
            commitment=row.commitment,
            moves=moves,
        )
        record.result = row.summary.get("result")
        if record.result is not None:
            record.seed = row.seed  # a game that is over has revealed it
        if self.closed:
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
    def closed(self) -> bool:
        """Whether it is a record that somebody brought along, to be looked through and branched from."""
        return bool(self.row.settings.get("closed"))

    @property
    def told_all(self) -> bool:
        """Whether nothing is secret any more."""
        return self.over or self.closed

    def people(self) -> set[str | None]:
        return {seat.person for seat in self.seats if seat.kind == "person"}

    def actors(self) -> tuple[int, ...]:
        return () if self.told_all or not self.started else self.session.state.actors()

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

    def _kept_by(self, person: str) -> list[int]:
        """Somebody's seats, also those where a bot stands in."""
        mine = [n for n, seat in enumerate(self.seats) if seat.person == person]
        return [n for n in mine if self.seats[n].kind == "person" or self.seats[n].stands_in]

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
                    self.seats[number] = Seat("person", clean_name(name), person, invite=seat.invite)
                    self._settle_seats()
                    return number
                if seat.person == person:
                    return number
                raise NotAllowed("this seat is taken")
        raise NotAllowed("no seat is open for this invitation")

    def leave(self, person: str, seat: int, bot: str = "greedy") -> None:
        """Before the start the seat is open again; afterwards a bot plays on and the seat can be reclaimed."""
        self._own(person, seat)
        if self.over:
            raise NotAllowed("the game is over")
        if self.started:
            self.seats[seat].hand_over(bot)
            self.seats[seat].left = time.time()
            self._note("left", seat)
        else:
            self.seats[seat] = Seat()
        self._settle_seats()

    def come_back(self, person: str, seat: int) -> None:
        if self._seat(seat).person != person or not self.seats[seat].stands_in:
            raise NotAllowed("this seat is not yours")
        self.seats[seat].kind, self.seats[seat].absent, self.seats[seat].left = "person", False, 0.0
        self._note("back", seat)
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
        self._change(lambda: self._person_act(seat, text))

    def _person_act(self, seat: int, text: str) -> None:
        offer, at_once = self.offered, self.session.state.at_once()
        self._act(seat, text)
        self.row.settings.pop("answered", None)
        self.row.settings.pop("news", None)
        if offer is not None and offers.lapses(offer, seat, at_once):
            self._settle(offer, "lapsed", seat)

    def _act(self, seat: int, what: str | int) -> None:
        step = self.lesson
        if step and what not in step.do:
            raise NotAllowed("not in this lesson: do what it says")
        self.session.act(seat, what)
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

    def timed_out(self) -> int | None:
        """The seat that took longer than the table allows: a bot makes this one decision, so that nobody waits."""
        limit = self.row.settings.get("limit", 0)
        late = limit and time.time() - self.waiting_since >= limit
        return next((seat for seat in self.actors() if seat != CHANCE), None) if late else None

    def bot_to_move(self) -> int | None:
        """The seat of a bot that is to act."""
        return next((seat for seat in self.actors() if seat != CHANCE and self.seats[seat].by_bot), None)

    def world(self, seat: int) -> State:
        """A position that looks right to a seat: all that a bot is shown."""
        return self.session.state.resample(seat, self.rng)

    def bot_act(self, seat: int, action: int) -> None:
        """What a bot has thought out for a seat of its own, or for somebody who timed out."""
        self._change(lambda: self._act(seat, action))

    def curtain(self, person: str, seat: int) -> None:
        """Somebody who plays several seats alone does without the curtain between them."""
        self._own(person, seat)
        if len(self.people()) > 1:
            raise NotAllowed("others play here, too: the curtain stays")
        self._change(lambda: self.row.settings.update(curtain="off"))

    def undo(self, person: str, seat: int) -> None:
        """Free as far as nothing new came to light; beyond that the others are asked."""
        self._own(person, seat)
        if self.lesson:
            raise NotAllowed("a lesson only goes forward")
        if self.version > MOST_MOVES:
            raise NotAllowed("too much has been taken back at this table: from here it only goes forward")
        if self.session.undo_depth(seat) or self.one_person():
            self._change(lambda: self.session.undo(seat, consent=True))
        else:
            self.offer(person, seat, "takeback")

    def resign(self, person: str, seat: int) -> None:
        """Give up: at once, or when one's partners agree."""
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
        found = self.row.settings.get("offer")
        return Offer(**found) if found else None

    @property
    def patience(self) -> int:
        """Seconds until the others may give the seat of somebody who doesn't come back to a bot."""
        return int(self.row.settings.get("patience", PATIENCE))

    def offer(self, person: str, seat: int, kind: str, about: int = -1) -> None:
        """Ask the others for something; it happens when all of their people have said yes."""
        self._own(person, seat)
        about = about if kind == "replace" else offers.last_move(self, seat) if kind == "takeback" else -1
        number, before, now = int(self.row.settings.get("offers", 0)) + 1, self.offered, time.time()
        offer = Offer(kind, seat, self._kept_by(person), about, number, now)
        if before is not None and kind == "replace" and (before.kind, before.about) == (kind, about):
            offer = before  # asked for again: by now it may be done without those who did not answer
        offers.check(self, offer, self.patience, now)
        self._change(lambda: self._put(offer))

    def answer(self, person: str, seat: int, yes: bool, number: int | None = None) -> None:
        """Agree, decline, or (whoever asked) withdraw; `number`: the offer that is meant."""
        if seat not in self._kept_by(person):
            raise NotAllowed("this seat is not yours")
        offer = self.offered
        if offer is None:
            raise NotAllowed("nothing is on offer")
        if number not in (None, offer.number):
            raise IllegalAction("something else is on offer now: look again before you answer")
        if seat not in offers.asked(self, offer) and (yes or seat != offer.seat):
            raise NotAllowed("this seat is not asked")
        if not yes:
            self._change(lambda: self._settle(offer, "withdrawn" if seat == offer.seat else "declined", seat))
            return
        offer.yes = sorted({*offer.yes, *self._kept_by(person)})
        self._change(lambda: self._put(offer))

    def _put(self, offer: Offer) -> None:
        """On the table, or done if all agree."""
        self.row.settings.pop("answered", None)
        self.row.settings["offers"] = offer.number
        if not offers.agreed(self, offer):
            self.row.settings["offer"] = asdict(offer)
            return
        self.row.settings.pop("offer", None)
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
        """Something about a seat that everybody can read until somebody moves."""
        self.row.settings["news"] = {"what": what, "seat": seat}

    def _settle(self, offer: Offer, how: str, by: int) -> None:
        """It is off the table, and everybody can read why until somebody moves."""
        self.row.settings.pop("offer", None)
        self.row.settings["answered"] = {"kind": offer.kind, "seat": offer.seat, "how": how, "by": by}

    def follow_with(self, table_id: str) -> None:
        """There is a next table for the same people."""
        self._change(lambda: self.row.settings.update(next=table_id))

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
        summary = self.row.summary
        if self._ahead() or (self.started and "since" not in summary):
            # Nobody gains time while all choose at the same time: neither by another's choice nor by taking back.
            at_once = int(state.turns()) if state.at_once() and not record.result else None
            same = at_once is not None and summary.get("at_once") == at_once
            summary |= {"turns": state.turns(), "at_once": at_once}
            if not same:
                summary["since"] = self._due_since(record.moves[self.version :])
        # Somebody who only takes a seat does not gain time either, but may be the one to begin.
        summary["result"], summary["to_act"] = record.result, [seat for seat in self.actors() if seat >= 0]
        self.store.append(self.row, self.version + 1, record.moves[self.version :])
        self.version = len(record.moves)
        self._tell()

    def _due_since(self, moves: list[str]) -> float:
        """When the decision became due that is due after these moves: one that was taken back is as old as before."""
        clocks: list[float] = self.row.summary.setdefault("clocks", [])
        if clocks and any(" undo " in move and not move.startswith("*") for move in moves):
            return clocks.pop()
        clocks[:] = [*clocks, self.waiting_since][-CLOCKS:]
        return time.time()

    def _reload(self) -> None:
        row = self.store.read(self.row.id)
        if row is not None:
            fresh = Table(self.store, row, self.game, self.store.moves(row.id))
            self.row, self.session, self.seats, self.version = fresh.row, fresh.session, fresh.seats, fresh.version
            self.stale = False

    def shown_record(self, seat: int | None) -> Record:
        """The record as a seat (None: anybody) may have it: of a running game only what that seat knows."""
        if self.told_all:
            return self.session.record
        return self.session.known_to(seat)

    def _tell(self) -> None:
        self.changes += 1
        for listener in list(self.listeners):
            listener()

    # -- words --------------------------------------------------------------------------------------------------------

    def speaker(self, person: str, name: str) -> tuple[int | None, str]:
        """Who is speaking: a seat, under the name that the table knows it by; or a spectator (None), under any name.

        Whoever left the seat to a bot speaks as that seat: it is still his.
        """
        seat = next((n for n, one in enumerate(self.seats) if person and one.person == person), None)
        return (None, clean_name(name)) if seat is None else (seat, self.seats[seat].name)

    def say(self, person: str, name: str, text: str, mark: str = "") -> None:
        """A message for everybody at the table; one with the same mark is said once, even across a restart."""
        if person in self.muted:
            raise Muted("the host of this table has muted you")
        text = clean(text, LONGEST_MESSAGE)
        if not text:
            raise Unsaid("there is nothing to say: the message is empty")
        seat, name = self.speaker(person, name)
        if self.store.say(self.row.id, name, text, person, seat, mark):
            self._tell()

    @property
    def muted(self) -> dict[str, list[Any]]:
        """Who may not write here: for each person the number of a message of his, and his name in it."""
        found: dict[str, list[Any]] = self.row.settings.get("muted", {})
        return found

    def mute(self, person: str, number: int) -> None:
        """The host silences whoever wrote a message; its number stands for that person, whose id goes to nobody."""
        self._host(person)
        found = self.store.messages(self.row.id, before=number + 1, number=1) if 0 < number < NEWEST else []
        said = found[0] if found and found[0].number == number else None
        if said is None or not said.person:
            raise NotAllowed("nobody can be muted by this message")
        if said.person == person:
            raise NotAllowed("this message is your own")
        self._set_muted({**self.muted, said.person: [number, said.name]})

    def unmute(self, person: str, number: int) -> None:
        self._host(person)
        self._set_muted({who: what for who, what in self.muted.items() if what[0] != number})

    def _set_muted(self, muted: dict[str, list[Any]]) -> None:
        self._change(lambda: self.row.settings.update(muted=dict(list(muted.items())[-MOST_MUTED:])))

    # -- once ---------------------------------------------------------------------------------------------------------

    def done(self, mark: str) -> bool:
        """Whether this has been done already."""
        return mark in self.row.settings.get("once", ())

    @contextmanager
    def doing(self, mark: str) -> Iterator[None]:
        """What is done in here is kept together with its mark, in one go: after a crash both are there or neither."""
        kept = self.row.settings.get("once", [])
        self.row.settings["once"] = [*kept, mark][-REMEMBERED:]
        try:
            yield
        except BaseException:
            now = self.row.settings  # it may have been read again
            now["once"] = [one for one in now.get("once", ()) if one != mark]
            raise


class Tables:
    """All tables of a store; the ones in use are kept open. There is one object a table, whatever is open."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: OrderedDict[str, Table] = OrderedDict()  # the ones used last
        self.known: WeakValueDictionary[str, Table] = WeakValueDictionary()  # these, and all that somebody is at
        self.opening: dict[str, asyncio.Future[Table]] = {}
        self.games: dict[str, Game] = {}
        self.packed = lru_cache(maxsize=16)(load)

    def game(self, game_id: str) -> Game:
        if game_id not in self.games:
            self.games[game_id] = load(game_id)
        return self.games[game_id]

    def game_of(self, row: Row) -> Game:
        """The game that a table is played with: with its owner's cards if it has any."""
        return self.packed(row.game, row.pack["name"], row.pack["text"]) if row.pack else self.game(row.game)

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
        settings: dict[str, Any] | None = None,
        table_id: str = "",
    ) -> Table:
        """A new table; the game begins when no seat is open.

        `limit`: seconds for a decision (0: none); `typed`: chance is typed in instead of drawn; `patience`: seconds
        until the others may give the seat of somebody who doesn't come back to a bot.
        """
        game = self.packed(game_id, pack["name"], pack["text"]) if pack else self.game(game_id)
        options = game.options(len(seats), options or {})
        for seat in seats:
            if seat.by_bot:
                bots.make(seat.bot, game)
        if not 0 <= pace <= 10:
            raise InvalidOptions(f"pace: {pace} is not a number of seconds from 0 to 10")
        table_id = table_id or new_id()
        source = seeds.Scripted([]) if typed else None
        names = [seat.name for seat in seats]
        session = Session(game, names, options, source=source, start=start, table_id=table_id)
        row = Row(
            id=table_id,
            game=game.id,
            rules_rev=game.meta.rules_rev,
            options=options,
            seats=[asdict(seat) for seat in seats],
            settings={
                "host": host,
                "listed": listed,
                "pace": pace,
                "limit": limit,
                "patience": patience,
                **(settings or {}),
            },
            pack=pack,
            start=start,
            seed=session.seed,
            commitment=session.record.commitment,
        )
        self.store.create(row)
        table = self.get(table_id)
        table._settle_seats()
        return table

    def get(self, table_id: str) -> Table:
        """A table; if it is not open, its whole game is played through here and now."""
        return self._found(table_id) or self._keep(self._opened(*self._read(table_id)))

    async def fetch(self, table_id: str) -> Table:
        """The same in a server: a long game is played through while others go on."""
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
        return self._found(table_id) or self._keep(table)

    def _found(self, table_id: str) -> Table | None:
        found = self.known.get(table_id)
        return None if found is None else self._keep(found)

    def _keep(self, table: Table) -> Table:
        """Remember that a table is in use; forget the one that has not been for longest."""
        self.known[table.row.id] = self.open[table.row.id] = table
        self.open.move_to_end(table.row.id)
        if len(self.open) > OPEN_AT_ONCE:
            self.open.popitem(last=False)
        return table

    def _read(self, table_id: str) -> tuple[Row, list[str]]:
        row = self.store.read(table_id)
        if row is None:
            raise NoSuchTable(f"no table {table_id!r}")
        return row, self.store.moves(table_id)

    def _opened(self, row: Row, moves: list[str]) -> Table:
        game = self.game_of(row)
        if row.rules_rev != game.meta.rules_rev:
            raise OtherRules(
                row,
                f"this table was begun under revision {row.rules_rev} of the rules of {row.game}, and this server "
                f"plays revision {game.meta.rules_rev}: it is kept unchanged, for a server that plays its revision",
            )
        return Table(self.store, row, game, moves)

    def expire(self, days: float) -> int:
        """Remove tables that never began and that nobody has touched for so long; how many there were."""
        gone = self.store.abandoned(time.time() - days * 24 * 3600)
        for table_id in gone:
            self.open.pop(table_id, None)
            self.known.pop(table_id, None)
            self.store.remove(table_id)
        return len(gone)

    def rematch(self, table: Table, person: str) -> str:
        """The same people, moved on by as many seats as leaves partners together; the new table's id."""
        if not table.over or table.closed:
            raise NotAllowed("there is no game here that is over")
        if person not in (table.row.settings.get("host"), *(seat.person for seat in table.seats)):
            raise NotAllowed("only the players may ask for a rematch")
        following: str | None = table.row.settings.get("next")
        if following:
            return following
        by = offers.same_sides(table.game.sides(table.session.state), len(table.seats))
        moved = [
            Seat("bot", "greedy", None, "greedy")  # who was played by a lesson's script
            if one.kind == "guest"
            else Seat("person" if one.resigned else one.kind, one.name, one.person, one.bot)
            for one in (*table.seats[by:], *table.seats[:by])
        ]
        settings = table.row.settings
        taught = "lesson" in settings  # what follows is a real game
        new = self.create(
            table.row.game,
            moved,
            {} if taught else table.row.options,
            host=person,
            pack=table.row.pack,
            typed=table.typed and not taught,
            **{key: settings[key] for key in ("listed", "pace", "limit", "patience") if key in settings},
        )
        table.follow_with(new.row.id)
        return new.row.id

    def learn(self, game_id: str, person: str, name: str, table_id: str = "") -> Table:
        """A guided first game."""
        game = self.game(game_id)
        course = lesson(game.folder)
        if course is None:
            raise NotAllowed(f"{game_id} has no lesson")
        seats = [Seat("guest", "✎") for _ in range(game.meta.players[0])]
        seats[course.seat] = Seat("person", name, person)
        settings = {"lesson": 0}
        options, start = course.options, course.start
        table = self.create(
            game_id, seats, options, host=person, start=start, typed=True, settings=settings, table_id=table_id
        )
        if course.begin:
            table.begin(course.begin)
        return table

    def what_if(
        self, table: Table, person: str, name: str, moves: int, eyes: int | None = None, table_id: str = ""
    ) -> Table:
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
        start = table.game.dump(state)
        return self.create(
            table.row.game,
            seats,
            table.row.options,
            host=person,
            start=start,
            pack=table.row.pack,
            table_id=table_id,
        )

    def keep_record(self, record: Record, person: str, table_id: str = "") -> str:
        """A record from elsewhere, kept as a table to look through and to branch from; its id.

        Whoever calls has had it played through. What its draws depend on comes along, so that they can be verified.
        """
        row = Row(
            id=table_id or new_id(),
            game=record.game,
            rules_rev=record.rules_rev,
            options=record.options,
            seats=[asdict(Seat("guest", clean_name(name))) for name in record.seats],
            settings={"host": person, "listed": False, "pace": 1.0, "closed": True},
            pack=record.pack,
            start=record.start,
            seed=record.seed,
            commitment=record.commitment,
            summary={"result": record.result},
            table_id=record.table_id,
        )
        self.store.create(row)
        self.store.append(row, 1, record.moves)
        return row.id
