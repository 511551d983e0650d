"""What every game offers people and tools, and the few things a game must write to get it.

A game is a folder: `meta.toml` (what it is, its options), data files, `rulebook.toml`, `position.py` (what a position
is), `events.py` (what may happen), `rules.py` (the state), `game.py` (a subclass of `Game` with the game's own name),
`judge.py` (a simple evaluation for bots), `text/*.ftl` (all texts).
"""

import json
import tomllib
from collections.abc import Collection, Iterable, Sequence
from dataclasses import MISSING, dataclass, field, fields
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic

from fidchell.core import views
from fidchell.core.board import board_text
from fidchell.core.errors import FidchellError, IllegalAction, InvalidAction, InvalidOptions, InvalidPosition
from fidchell.core.events import Event
from fidchell.core.names import Names
from fidchell.core.notation import Notation
from fidchell.core.pack import read_pack, read_toml
from fidchell.core.plain import flaw, shown, with_integers
from fidchell.core.position import Position
from fidchell.core.refusal import Refusal
from fidchell.core.rulebook import Rulebook
from fidchell.core.scene import Choice, Odds, Prompt, Scene, Track, Way
from fidchell.core.state import CHANCE, OVER, WRITERS, State
from fidchell.core.text import MOST_CACHED, Texts, sentence_case
from fidchell.core.views import PUBLIC, See, Thing, committed

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    S = TypeVar("S", bound=State, default=Any)
else:
    from typing import TypeVar

    S = TypeVar("S", bound=State)


UNSHOWN: Final = ("game", "rules_rev", "seats", "earlier")  # parts of a position that a printed state leaves out


@dataclass(frozen=True)
class Option:
    """A declared option. kind: choice (one of `values`), flag (true/false) or text (the game reads it).

    A text may be a list of `values`, `many` of them, named by messages that begin with `message`. `needs`: another
    option and its value, without which this one means nothing.
    """

    name: str
    kind: str
    default: Any
    values: tuple[str, ...] = ()
    many: int = 0
    message: str = ""
    needs: tuple[str, ...] = ()

    @classmethod
    def declared(cls, data: dict[str, Any]) -> "Option":
        values: dict[str, Any] = {n: tuple(value) if isinstance(value, list) else value for n, value in data.items()}
        return cls(**values)

    def read(self, value: Any) -> Any:
        """The value, from Python or from a command line; InvalidOptions if it isn't allowed."""
        if self.kind == "flag":
            known = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
            if isinstance(value, bool):
                return value
            if str(value).lower() in known:
                return known[str(value).lower()]
            raise InvalidOptions.because("option-flag", name=self.name, value=shown(value))
        if not isinstance(value, str):
            raise InvalidOptions.because("option-text", name=self.name, value=shown(value))
        if self.kind == "choice" and value not in self.values:
            values = ", ".join(self.values)
            raise InvalidOptions.because("option-values", name=self.name, value=shown(value), values=values)
        return value


@dataclass(frozen=True)
class Meta:
    """What a game is."""

    id: str
    prefix: str
    rules_rev: int
    players: tuple[int, int]
    minutes: tuple[int, int]
    seats: tuple[str, ...]
    credit: str
    options: tuple[Option, ...]
    together: bool = False  # all win or lose as one
    colours: tuple[str, ...] = ("red", "blue", "green", "yellow", "violet", "orange")  # of the seats
    refusals: dict[str, str] = field(default_factory=dict)  # rules of `over`, `chance` and so on: see `rule_when`
    bench: dict[str, dict[str, float]] = field(default_factory=dict)  # aims of `fidchell bench`: at_most, at_least

    @classmethod
    def read(cls, path: Path) -> "Meta":
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        known = {one.name for one in fields(cls)} - {"options"} | {"option"}
        needed = {one.name for one in fields(cls) if one.default is MISSING and one.default_factory is MISSING}
        for name in sorted(needed - {"options"} - set(data)):
            raise FidchellError(f"{path}: {name} is missing")
        for name in sorted(set(data) - known):
            raise FidchellError(f"{path}: {name} is unknown; known are {', '.join(sorted(known))}")
        options = tuple(Option.declared(one) for one in data.pop("option", ()))
        for name in ("players", "minutes", "seats", "colours"):
            if name in data:
                data[name] = tuple(data[name])
        return cls(**data, options=options)


@dataclass(frozen=True)
class Sentence:
    """A line of the log and the rules it rests on. `origin`: how we know what it tells (a letter of `rulebook.MARKS`),
    if not as its first rule is known."""

    text: str
    rules: tuple[str, ...] = ()
    origin: str = ""


def home(kind: type) -> Path:
    """The folder of a game's class: the nearest of its ancestors that stands beside a meta.toml."""
    folders = [Path(getfile(one)).parent for one in kind.__mro__ if one.__module__ not in ("builtins", "typing")]
    return next((folder for folder in folders if (folder / "meta.toml").is_file()), folders[0])


class Game(Generic[S]):
    """A game with its data. Subclasses write the methods of the second half.

    `Game[MyState]` says which state its methods take; `Game` alone is any game.
    """

    position: ClassVar[Position]
    notation: ClassVar[Notation]
    names_class: ClassVar[type[Names]] = Names
    cited_rules: ClassVar[int] = 1  # how many a line of the log names
    secrets: ClassVar[bool] = True  # whether seats may see different things
    pack_file: ClassVar[str] = ""  # what an owner's own data file takes the place of
    pack_name: str | None = None  # the owner's own data file, if there is one, and its text
    pack_text: str | None = None

    def __init__(self, folder: Path | None = None) -> None:
        """A game from its folder: by default the one that the class stands in."""
        folder = folder or home(type(self))
        self.folder = folder
        self.meta = Meta.read(folder / "meta.toml")
        self.id = self.key = self.meta.id  # key: what `load` takes; an older revision that is kept has another one
        self.rulebook = Rulebook(folder / "rulebook.toml")
        self.texts = Texts([folder / "text"])
        self._names: dict[str, Names] = {}
        self._sentences: dict[tuple[Event, str], Sentence | None] = {}
        if self.pack_file:
            self.unpack(read_toml(folder / self.pack_file)[1], self.pack_file)

    # -- for everybody ------------------------------------------------------------------------------------------------

    def check_players(self, seats: int) -> None:
        """InvalidOptions, unless so many can play."""
        low, high = self.meta.players
        if type(seats) is not int or not low <= seats <= high:
            if low == high:
                raise InvalidOptions.because("players", game=self.id, number=low, seats=shown(seats))
            raise InvalidOptions.because("players-range", game=self.id, low=low, high=high, seats=shown(seats))

    def options(self, seats: int, given: dict[str, Any]) -> dict[str, Any]:
        """All options with their values; InvalidOptions names the first that is wrong."""
        self.check_players(seats)
        declared = {option.name: option for option in self.meta.options}
        for name in given:
            if name not in declared:
                known = ", ".join(declared) or "none"
                raise InvalidOptions.because("option-unknown", game=self.id, name=shown(name), known=known)
            wrong = flaw(given[name])
            if wrong:
                raise InvalidOptions.because("option", name=name, why=wrong)
        return {name: option.read(given.get(name, option.default)) for name, option in declared.items()}

    def new(self, seats: int | None = None, **options: Any) -> S:
        """A new game; set-up shuffles are chance nodes, so nothing here is random."""
        seats = self.meta.players[0] if seats is None else seats
        return self._shown(self.start(seats, self.options(seats, options)))

    def _shown(self, state: S) -> S:
        """The state, which can be printed from now on: positions are written in this game's words."""
        WRITERS[type(state)] = self._written
        return state

    def _written(self, state: S) -> str:
        """A state on one line, without its history; one of another pack may have names that this game doesn't know."""
        try:
            position = self.dump(state)
        except LookupError:
            return f"{self.id} for {int(state.seats)}"
        told = {key: value for key, value in position.items() if key not in UNSHOWN}
        return f"{self.id} for {int(state.seats)}: {json.dumps(told, ensure_ascii=False)}"

    @property
    def takes_packs(self) -> bool:
        """Whether an owner's own data file can take the place of the game's."""
        return type(self).unpack is not Game.unpack

    def use_pack(self, path: Path | str, text: str | None = None) -> None:
        """Play with an owner's own data file from now on."""
        text, data = read_pack(path, text)
        self._names, self._sentences = {}, {}
        self.unpack(data, str(path))
        self.pack_name, self.pack_text = Path(path).name, text

    def text(self, state: S, action: int) -> str:
        """An action (or a chance outcome) in notation."""
        return self.notation.text(state, action)

    def read(self, state: S, text: str) -> int:
        """Return the action that a text names, legal or not; InvalidAction if it names none."""
        try:
            return self.notation.read(state, text)
        except InvalidAction as error:
            raise error.in_words_of(type(self).__module__.rpartition(".")[0]) from None

    def parse(self, state: S, text: str, seat: int) -> int:
        """The legal action that a text names. InvalidAction: it names none. IllegalAction: the rules forbid it now."""
        action = self.read(state, text)
        if seat == CHANCE:
            if action not in [outcome for outcome, _ in state.chance()]:
                raise IllegalAction.because("cannot-happen", text=shown(text))
            return action
        refusal = self._refusal(state, seat, action)
        if refusal is not None:
            raise IllegalAction(str(refusal), refusal)
        return action

    def explain(self, state: S, seat: int | None, what: str | Sequence[str]) -> Refusal | None:
        """Why an action (in notation), or the things clicked so far, are not allowed; None if they are.

        A spectator (seat None) is told the same whatever it is: who is to act.
        """
        picks = tuple(what) if isinstance(what, list | tuple) else ()
        if not isinstance(what, str | list | tuple) or not all(isinstance(pick, str) for pick in picks):
            raise InvalidAction.because("picks-keys", found=shown(what))
        if seat is None:
            return self._not_to_act(state)
        if isinstance(what, str):
            return self._refusal(state, seat, self.read(state, what))
        for choice in self.choices(state, seat, "en"):
            if any(way[: len(picks)] == picks for way in (choice.picks, *choice.also)):
                return None
        meant = self.read_picks(state, seat, picks)
        if isinstance(meant, Refusal):
            return meant
        refusal = self._refusal(state, seat, self.read(state, meant))
        if refusal is None:
            raise InvalidAction.because("picks", picks=shown(picks))
        return refusal

    def _refusal(self, state: S, seat: int, action: int) -> Refusal | None:
        if action in state.legal(seat):
            return None
        return self.untimely(state, seat, action) or self.refuse(state, seat, action)

    def untimely(self, state: S, seat: int, action: int) -> Refusal | None:
        """A refusal that needs no knowledge of the game: it is over, or chance or somebody else is to act."""
        actor = int(state.actor())
        if actor >= 0 and self.notation.unpack(action)[0].chance:
            return self.refusal(self.rule_when(state, "chance"), "refusal-chance")
        if actor < 0 or (seat != actor and not state.at_once()):
            return self._not_to_act(state)
        if has_chosen(state, seat):
            return self.refusal(self.rule_when(state, "chosen"), "refusal-chosen")
        return None

    def _not_to_act(self, state: S) -> Refusal:
        """What somebody is told who is not to act, whatever they try."""
        actor = int(state.actor())
        if actor == OVER:
            return self.refusal(self.rule_when(state, "over"), "refusal-over")
        if actor == CHANCE:
            return self.refusal(self.rule_when(state, "chance"), "refusal-chance")
        name = self.seat_message(actor, int(state.seats))
        return self.refusal(self.rule_when(state, "turn"), "refusal-not-you", seat=f"@{name}")

    def refusal(self, rule: str, reason: str, **arguments: object) -> Refusal:
        """A refusal in this game's words; a number stays one, so that the text can tell one from many."""
        if rule not in self.rulebook:
            raise KeyError(f"no rule {rule!r} in the rule book of {self.id}")
        told = ((name, value if type(value) is int else str(value)) for name, value in arguments.items())
        return Refusal(rule, reason, self.texts, tuple(told))

    def dump(self, state: S) -> dict[str, Any]:
        """The complete position, secrets included: short names, only what differs from an empty table."""
        position: dict[str, Any] = {"game": self.id, "rules_rev": self.meta.rules_rev, "seats": int(state.seats)}
        return position | {thing.key: thing.value for thing in self.things(state) if thing.value != thing.default}

    def restore(self, position: Any) -> S:
        """The state that a position describes; InvalidPosition names what is wrong with it."""
        if not isinstance(position, dict):
            raise InvalidPosition.because("position-object", found=shown(position))
        wrong = flaw(position)
        if wrong:
            raise InvalidPosition.of(wrong)
        rest = with_integers(position)
        if rest.pop("game", None) != self.id:
            raise InvalidPosition.because("position-game", wanted=repr(self.id), found=shown(position.get("game")))
        if rest.pop("rules_rev", self.meta.rules_rev) != self.meta.rules_rev:
            wanted = self.meta.rules_rev
            raise InvalidPosition.because("position-revision", wanted=wanted, found=shown(position["rules_rev"]))
        seats = rest.pop("seats", self.meta.players[0])
        if type(seats) is not int or not self.meta.players[0] <= seats <= self.meta.players[1]:
            raise InvalidPosition.because("position-seats", found=shown(seats), game=self.id)
        state = self.read_position(seats, rest)
        try:
            state.check()
        except AssertionError as error:
            fields, _, why = str(error).partition(": ")  # as the rules' own checks say it
            raise InvalidPosition.because("position-impossible", detail=why, fields=fields) from None
        return self._shown(state)

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know."""
        return views.view(self.things(state), seat)

    def board(self, state: S, seat: int | None = None, lang: str = "en") -> str:
        """The position as text, to be printed: what a seat (None: a spectator) sees of it."""
        return board_text(self, self.scene(state, seat, lang), lang)

    def prompt(self, state: S, seat: int, lang: str = "en") -> Prompt:
        """What a person is asked, and every choice with what it would do."""
        return Prompt(seat, self.question(state, seat, lang), self.choices(state, seat, lang))

    def question(self, state: S, seat: int, lang: str) -> str:
        """What this seat is asked, or who it is waiting for."""
        actor = int(state.actor())
        if actor == OVER:
            return self.say(lang, "question-over")
        if actor == CHANCE:
            return self.say(lang, "question-chance")
        if actor != seat and not state.at_once():
            return self.say(lang, "question-wait", seat=self.seat_name(actor, lang, int(state.seats)))
        if has_chosen(state, seat):
            return self.say(lang, "question-chosen", seats=self.names(lang).seats(state.actors()))
        return self.ask(state, seat, lang)

    def choices(self, state: S, seat: int, lang: str = "en") -> tuple[Choice, ...]:
        """Every legal action of a seat, with what it would do as far as that may be known."""
        tell = self.choice if self.foresees(state, seat) else self.blind_choice
        return tuple(tell(state, seat, action, lang) for action in state.legal(seat))

    def foresees(self, state: S, seat: int) -> bool:
        """Whether a seat may be told what its action would do; by default only if nothing is concealed from it."""
        return not self.secrets or not any(thing.see.conceals(seat, thing.value) for thing in self.hidden(state))

    def blind_choice(self, state: S, seat: int, action: int, lang: str) -> Choice:
        """A legal action without what it would do, which depends on secrets."""
        picks, *also = self.ways_to_pick(state, action)
        label, rule = self.label(state, action, lang), self.rule_of(action)
        origin = self.origin_of(action)
        return Choice(self.text(state, action), picks, label, rule=rule, also=tuple(also), origin=origin)

    def choice(self, state: S, seat: int, action: int, lang: str) -> Choice:
        """A legal action with what it would do, told by doing it on a copy of the state."""
        picks, *also = self.ways_to_pick(state, action)
        after: Any = state.clone()
        events: list[Event] = []
        after.apply(action, seat, out=events)
        ended = after.outcome()
        return Choice(
            text=self.text(state, action),
            picks=picks,
            label=self.label(state, action, lang),
            effect=tuple(line.text for line in self.tell(events, lang, seat)),
            odds=self.chances(state, action, after, lang, seat),
            rule=self.rule_of(action),
            wins=ended is not None and seat in ended.winners,
            loses=ended is not None and bool(ended.winners) and seat not in ended.winners,
            also=tuple(also),
            origin=self.origin_of(action),
        )

    def chances(self, state: S, action: int, after: S, lang: str, seat: int) -> tuple[Odds, ...]:
        """What chance may bring after an action; a game leaves out what is no outcome of it."""
        return self.odds(after, lang, seat)

    def way(self, state: S, seat: int, action: int) -> Way | None:
        """What goes which way over the board by an action, shown to all who may know of it."""
        return None

    def cast(self, state: S, outcome: int, lang: str) -> Track | None:
        """The track on which a die decides something, with the die that chance has just cast."""
        return None

    def odds(self, state: S, lang: str, seat: int | None = None) -> tuple[Odds, ...]:
        """What chance may bring next, likeliest first.

        Empty for a draw that not everybody sees: its odds would give away what others have drawn before. A game may do
        better, with odds as the seat can know them.
        """
        outcomes = state.chance()
        if any(self.sees_move(state, CHANCE, outcome).kind != "public" for outcome, _ in outcomes):
            return ()
        total = sum(weight for _, weight in outcomes)
        odds = [Odds(self.label(state, outcome, lang), weight, total) for outcome, weight in outcomes]
        return tuple(sorted(odds, key=lambda one: -one.weight))

    def tell(self, events: Iterable[Event], lang: str, seat: int | None = None) -> list[Sentence]:
        """Events in prose, as far as a seat (None: a spectator) may know them."""
        told = (self._told(event, lang) for event in events if self.sees_event(event).fully(seat))
        return [sentence for sentence in told if sentence is not None]

    def _told(self, event: Event, lang: str) -> Sentence | None:
        """An event's sentence, made once: the same few hundred events are told again and again."""
        if (event, lang) not in self._sentences:
            if len(self._sentences) >= MOST_CACHED:
                self._sentences.clear()
            self._sentences[event, lang] = self.sentence(event, lang)
        return self._sentences[event, lang]

    def drop_caches(self) -> None:
        """Free what can be told and drawn anew."""
        self._sentences.clear()
        for names in self._names.values():
            names.drawn.clear()
        self.texts.drop_cache()

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        """An event in prose with the rule that matters most, or None if it is not worth a line."""
        text = event.tell(self.names(lang))
        rules = event.cites(self)[: self.cited_rules] if event.cited else ()
        return None if text is None else Sentence(sentence_case(text), rules, event.origin(self))

    def cites(self, event: Event) -> tuple[str, ...]:
        """The rules at work in an event, for the rule matrix."""
        return event.cites(self)

    def sees_event(self, event: Event) -> See:
        """Who may be told of an event."""
        return event.sees()

    def names(self, lang: str) -> Any:
        """What things are called in a language."""
        if lang not in self._names:
            self._names[lang] = self.names_class(self, lang)
        return self._names[lang]

    def private(self, state: S, seat: int) -> bool:
        """Whether this seat's decision depends on what only it may see, so that others at the same screen must look
        away."""
        things = self.hidden(state) if self.secrets else []
        return any(thing.see.fully(seat) and thing.see.conceals(None, thing.value) for thing in things)

    def say(self, lang: str, message: str, **arguments: object) -> str:
        """A text of the game, or of core, in a language."""
        return self.texts.say(lang, message, **arguments)

    def origin(self, rule: str, own: str = "") -> str:
        """Return how we know what a rule says, as a letter of `rulebook.MARKS`; `own`: what is known better."""
        found = None if own or not rule else self.rulebook.find(rule)
        return found.mark if found else own

    def origin_text(self, mark: str, lang: str) -> str:
        """Return a mark in the game's own words: `R` → reconstructed by us."""
        return self.say(lang, f"mark-{mark}")

    def effect_text(self, mark: str, lang: str) -> str:
        """Return how we know what a card does, in the game's own words: nobody has ruled it."""
        return self.say(lang, f"mark-{mark}.effect" if self.texts.has(f"mark-{mark}.effect", lang) else f"mark-{mark}")

    def credit(self, lang: str) -> str:
        """Return whose game it is."""
        return self.say(lang, "credit") if self.texts.has("credit", lang) else self.meta.credit

    def reconstructed(self, lang: str) -> str:
        """Return a sentence on the parts of the game that are reconstructed; empty if there are none."""
        return self.say(lang, "reconstructed") if self.texts.has("reconstructed", lang) else ""

    def describe(self, lang: str = "en") -> dict[str, Any]:
        """What a game is, as plain data."""
        meta = self.meta
        return {
            "id": meta.id,
            "title": self.say(lang, "title"),
            "summary": self.say(lang, "summary"),
            "players": list(meta.players),
            "minutes": list(meta.minutes),
            "seats": list(meta.seats),
            "together": meta.together,
            "rules_rev": meta.rules_rev,
            "credit": meta.credit,
            "reconstructed": self.reconstructed(lang),
            "options": [
                {
                    "name": option.name,
                    "kind": option.kind,
                    "values": list(option.values),
                    "default": option.default,
                    "title": self.say(lang, f"option-{option.name}"),
                    "help": self.say(lang, f"option-{option.name}.help"),
                }
                for option in meta.options
            ],
        }

    def seat_name(self, seat: int, lang: str, seats: int | None = None, form: str = "") -> str:
        """A seat's name; in some games it depends on how many play. `form`: as it stands in a sentence, with its
        article (`the`, `object`, `dative`), if the name needs one."""
        message = self.seat_message(seat, seats)
        formed = bool(form) and self.texts.has(f"{message}.{form}", lang)
        return self.say(lang, f"{message}.{form}" if formed else message)

    def seats_number(self, chosen: Collection[int], lang: str, seats: int) -> int:
        """How many the grammar takes some seats for: one of them may be called by a plural, such as Attackers."""
        messages = [self.seat_message(seat, seats) for seat in chosen]
        plural = any(self.texts.has(f"{message}.plural", lang) for message in messages)
        return max(len(messages), 2 if plural else 0)

    def seat_message(self, seat: int, seats: int | None = None) -> str:
        """The text that names a seat."""
        return f"seat-{self.meta.seats[seat]}"

    def rule_when(self, state: S, when: str) -> str:
        """The rule by which a seat may not act now: it is `over`, `chance` decides, it is another's `turn`, or all
        choose at once and it has `chosen`."""
        return self.meta.refusals[when]

    def seat_colour(self, seat: int, seats: int) -> str:
        """A seat's colour; in some games it depends on how many play."""
        return self.meta.colours[seat]

    def seat_note(self, state: S, seat: int, lang: str) -> str:
        """Who or what a seat plays, if its name does not say so."""
        return ""

    def rivals(self, state: S, seat: int) -> list[int]:
        """The seats that win if this one gives up: none if all win or lose together."""
        return [] if self.meta.together else [other for other in range(int(state.seats)) if other != seat]

    def role(self, seat: int, seats: int) -> str:
        """What programs call a seat at a table of this size."""
        return self.meta.seats[seat]

    def sides(self, state: S) -> list[list[int]]:
        """The seats grouped by side."""
        seats = list(range(int(state.seats)))
        found = [[other for other in seats if other not in self.rivals(state, seat)] for seat in seats]
        return [side for seat, side in enumerate(found) if side[0] == seat]

    def consent(self, state: S, seat: int) -> tuple[int, int] | None:
        """For a seat that is asked only to agree to what a fellow player wants: who asks, and the action that agrees.

        A table answers by itself for somebody who runs both seats.
        """
        return None

    # -- written by each game -----------------------------------------------------------------------------------------

    def start(self, seats: int, options: dict[str, Any]) -> S:
        """The state before anything has happened."""
        raise NotImplementedError

    def unpack(self, data: dict[str, Any], file: str) -> None:
        """Take the content of an owner's own data file in place of the game's."""
        raise InvalidOptions.because("takes-no-pack", game=self.id)

    def things(self, state: S) -> list[Thing]:
        """Everything in the position, with who may see it: views and positions are made from this."""
        return self.position.things(self, state)

    def hidden(self, state: S) -> list[Thing]:
        """What is on the table or beside it that not everybody may see."""
        if type(self).things is not Game.things:  # a game that lists its things itself
            return [thing for thing in self.things(state) if thing.see.kind != "public"]
        return self.position.hidden(self, state)

    def read_position(self, seats: int, position: dict[str, Any]) -> S:
        """The inverse of `things`; `restore` has checked the frame and checks the result."""
        state = self.bare(seats)
        self.position.read(self, state, position)
        return state

    def bare(self, seats: int) -> S:
        """A state with nothing on the table, for a position to be put into."""
        raise NotImplementedError

    def sees_move(self, state: S, seat: int, action: int) -> See:
        """Who may know which action this is, made (or drawn, by CHANCE) in this state; others know there was one.

        Where all choose at once, only whoever chooses.
        """
        return committed(seat) if state.at_once() else PUBLIC

    def refuse(self, state: S, seat: int, action: int) -> Refusal:
        """Why a well-formed action is not legal."""
        raise NotImplementedError

    def read_picks(self, state: S, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        """What somebody meant by clicking these things, which lead nowhere."""
        raise NotImplementedError

    def ways_to_pick(self, state: S, action: int) -> list[tuple[str, ...]]:
        """The things to click for an action; usually one way."""
        raise NotImplementedError

    def ask(self, state: S, seat: int, lang: str) -> str:
        """What a seat that may act now is asked."""
        raise NotImplementedError

    def label(self, state: S, action: int, lang: str) -> str:
        """An action or a chance outcome in words."""
        raise NotImplementedError

    def rule_of(self, action: int) -> str:
        """The rule that an action rests on: its verb's."""
        return self.notation.unpack(action)[0].rule

    def origin_of(self, action: int) -> str:
        """How we know what an action does, as a letter of `rulebook.MARKS`; empty: as its rule is known."""
        return ""

    def ending(self, state: S, lang: str) -> list[Sentence]:
        """How the game ended: the result, what decided it, the score."""
        raise NotImplementedError

    def scene(self, state: S, seat: int | None, lang: str = "en") -> Scene:
        """What a person sees."""
        raise NotImplementedError


def has_chosen(state: State, seat: int) -> bool:
    """Whether all choose at once and this seat has, so that it waits for the others."""
    return state.at_once() and 0 <= seat < state.seats and state.has_chosen(seat)
