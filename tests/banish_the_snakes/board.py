"""A table of Banish the Snakes for tests: positions set up by hand, moves and chance written down.

Most rules are shown on a quiet board (`QUIET`), an owner's pack whose numbers are fixed here, so that no calibration of
our own data touches the tests: four People boxes an Area, plenty of −1 People and of Leaders without weight, short
tracks, and event cards that tests fill with any effect (`event`).
"""

import json
import tomllib
from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Any

import pytest

from fidchell.core.errors import IllegalAction
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.state import CHANCE, Event, Outcome, State

SEATS = ("green", "blue", "red", "gold", "white", "violet")
GAME = load("banish-the-snakes")

SAINT_ZEAL = [4, 4, 4, 3, 2]
ACOLYTE_ZEAL = [4, 3, 2]
SCOTLAND, STRATHCLYDE, ENGLAND, GAME_ENDS = 1, 3, 5, 7

# What Saints and Gifts do on the quiet board: the At Start card, the Deck card.
SAINT_ABILITIES: dict[str, tuple[list[list[Any]], list[list[Any]]]] = {
    "patrick": ([["convert", "any", 1]], [["convert", "any", 1]]),
    "palladius": ([["convert", "people", 1]], [["convert", "people", 1]]),
    "auxilius": ([["actions", 1]], [["actions", 1]]),
    "secundinus": ([["convert", "leaders", 1]], [["convert", "leaders", 2]]),
    "iserninus": ([["free-move", 1]], [["first-prepare", 1]]),
    "ciaran": ([["help-others", 2]], [["help-others", 2]]),
    "brigid": ([["free-church", 1]], [["free-church", 1], ["church-levels", 1]]),
    "columba": ([["slow-scotland", 1]], [["slow-scotland", 1]]),
    "finnian": ([["gift-on-arrival", 1]], [["gift-on-arrival", 1], ["keepers", 1]]),
    "ibar": ([["spare", "druid", 1], ["convert", "druid", 1]], [["convert", "druid", 2]]),
    "brendan": ([["sail", 1], ["free-move", 1]], [["move-anywhere", 1], ["free-move", 1]]),
    "enda": ([["shield", 1]], [["heal", 1], ["shield", 1]]),
}
GIFT_ABILITIES: dict[str, list[list[Any]]] = {
    "wisdom": [["convert", "leaders", 1]],
    "knowledge": [["convert", "people", 1]],
    "faith": [["equal-succeeds", 1]],
    "healing": [["heal", 1]],
    "miracles": [["convert", "any", 1]],
    "prophecy": [["foresee", 1]],
    "discernment": [["discern", 1], ["convert", "druid", 1]],
    "tongues": [["first-prepare", 1]],
    "interpretation": [["help-others", 1]],
}
ENDING_GIFTS = ("knowledge", "faith", "miracles", "tongues")

Effects = list[list[Any]]
NOTHING: Effects = [["nothing"]]

# What the slider's boxes give for a die of 1 to 6: Failure, nothing, Success; automatic results roll no die.
BOXES = {"F": -6, "FFFFnS": -5, "FFFnSS": -4, "FFnSSS": -3, "FnSSSS": -2, "nSSSSS": -1, "S": 0}
BOXES_AS_WRITTEN = {"F": -6, "FFFnSS": -5, "FFnSSS": -4, "FnSSSS": -3, "nSSSSS": -2, "SSSSSS": -1, "S": 0}


# -- packs ------------------------------------------------------------------------------------------------------------


def toml(tables: dict[str, list[dict[str, Any]]]) -> str:
    lines = ['game = "banish-the-snakes"', 'title = "For tests"']
    for table, entries in tables.items():
        for entry in entries:
            lines += [f"[[{table}]]", *(f"{key} = {_inline(value)}" for key, value in entry.items())]
    return "\n".join(lines) + "\n"


def _inline(value: Any) -> str:
    if not isinstance(value, dict):
        return json.dumps(value)
    return "{ " + ", ".join(f"{key} = {json.dumps(one)}" for key, one in value.items()) + " }"


def card(number: int, key: str, arrow: str = "red", **bars: Effects) -> dict[str, Any]:
    """An event; bars that aren't named do nothing."""
    bars = {"red": NOTHING, "yellow": NOTHING, "blue": NOTHING} | bars
    return {"number": number, "key": key, "name": key, "pile": "deck", "arrow": arrow, "source": "own", **bars}


def saved(number: int, key: str, effects: Effects) -> dict[str, Any]:
    return {"number": number, "key": key, "name": key, "pile": "deck", "save": effects, "source": "own"}


@cache
def our_entries(table: str) -> list[dict[str, Any]]:
    """A table of our own data files."""
    for path in sorted(GAME.folder.glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        if table in data:
            entries: list[dict[str, Any]] = data[table]
            return entries
    raise KeyError(table)


def quiet_tables() -> dict[str, list[dict[str, Any]]]:
    own = {"source": "own"}
    return {
        "area": [one | {"boxes": 4} for one in our_entries("area")],
        "people": [{"mix": [[1, 40], [2, 10], [3, 8], [4, 6], [5, 4], [6, 4]], **own}],
        "druids": [{"mix": [[1, 3], [2, 3], [3, 3], [4, 2], [5, 2], [6, 2]], **own}],
        "leaders": [{"mix": [[0, 0, 7], [0, 1, 7], [1, 2, 2], [2, 1, 4], [3, 2, 3], [4, 0, 1]], **own}],
        "graves": [{"mix": [[0, 3], [1, 4], [2, 4], [3, 1]], **own}],
        "zeal": [{"key": "saint", "boxes": SAINT_ZEAL, **own}, {"key": "acolyte", "boxes": ACOLYTE_ZEAL, **own}],
        "paganism": [{"scotland": SCOTLAND, "strathclyde": STRATHCLYDE, "england": ENGLAND, "ends": GAME_ENDS, **own}],
        "saint": [
            one | {"start": SAINT_ABILITIES[one["key"]][0], "deck": SAINT_ABILITIES[one["key"]][1]} | own
            for one in our_entries("saint")
        ],
        "gift": [
            {"key": key, "abilities": lines, "ends": key in ENDING_GIFTS, **own}
            for key, lines in GIFT_ABILITIES.items()
        ],
        "card": [
            card(14, "blow"),
            card(15, "red-key", "red"),
            card(16, "yellow-key", "yellow"),
            card(17, "blue-key", "blue"),
            saved(43, "keepsake", NOTHING),
        ],
    }


@cache
def _load(text: str) -> Game:
    game = copy(GAME)  # our words need not be read again
    game.use_pack("quiet.toml", text)
    return game


def quiet(*cards: dict[str, Any]) -> Game:
    """The quiet board, with these cards in place of others of their number."""
    tables = quiet_tables()
    numbers = [one["number"] for one in cards]
    tables["card"] = [*(one for one in tables["card"] if one["number"] not in numbers), *cards]
    return _load(toml(tables))


QUIET = quiet()


# -- the table --------------------------------------------------------------------------------------------------------


class BanishTheSnakes:
    """A game being tested. Most methods can be chained."""

    def __init__(self, state: State, game: Game = QUIET) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.log: list[str] = []

    # -- looking ------------------------------------------------------------------------------------------------------

    def see(self, key: str) -> Any:
        """A field of the open position."""
        return self.game.view(self.state, None)[key]

    def area(self, name: str) -> str:
        text: str = self.see("areas")[name]
        return text

    def row(self, name: str) -> str:
        """The People of an Area."""
        return self.area(name).split(", ")[0].removeprefix("people ")

    def has(self, name: str, what: str) -> bool:
        """Whether a part such as `dolmens 1` lies in an Area."""
        return what in self.area(name).split(", ")

    def leader(self, name: str) -> str:
        text: str = self.see("leaders")[name]
        return text

    def mat(self, seat: int = 0) -> dict[str, Any]:
        mat: dict[str, Any] = self.see("mats")[seat]
        return mat

    @property
    def to_act(self) -> str | None:
        """A seat's colour, `~` for chance, None when the game is over."""
        actors = self.state.actors()
        if not actors:
            return None
        return "~" if actors[0] == CHANCE else SEATS[actors[0]]

    @property
    def legal(self) -> set[str]:
        seat = self.state.actors()[0]
        return {self.game.text(self.state, action) for action in self.state.legal(seat)}

    def may(self, verb: str) -> set[str]:
        """What may be done with a verb: `may("move")` is a set of Areas."""
        return {line.partition(" ")[2] for line in self.legal if line.split()[0] == verb}

    @property
    def odds(self) -> dict[str, int]:
        """What chance may bring, with weights: `{"roll 1": 1, …}`."""
        return {self.game.text(self.state, outcome): weight for outcome, weight in self.state.chance()}

    @property
    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, f"the game goes on: {self}"
        return outcome

    def told(self, text: str) -> tuple[str, ...]:
        """The rules that a line of the log cites; none if it wasn't told."""
        lines = {line.text: line.rules for line in self.game.tell(self.events, "en", None)}
        return lines.get(text, ())

    def __str__(self) -> str:
        return f"to act: {self.to_act}; played: {', '.join(self.log) or 'nothing'}"

    # -- playing and comparing ----------------------------------------------------------------------------------------

    def copy(self) -> "BanishTheSnakes":
        other = BanishTheSnakes(self.state.clone(), self.game)
        other.log = self.log[:]
        return other

    def play(self, *scripts: str) -> "BanishTheSnakes":
        """Do moves: `green prepare`, `~ roll 3`; several in one text are separated by commas."""
        for move in [move.strip() for script in scripts for move in script.split(",")]:
            seat, text = _read_move(move)
            self.state.apply(self.game.parse(self.state, text, seat), seat, out=self.events)
            self.state.check()
            self.log.append(move)
        return self

    def refuses(self, move: str, rule: str) -> "BanishTheSnakes":
        """The move is refused under this rule, in both languages, and nothing changes."""
        __tracebackhide__ = True
        seat, text = _read_move(move)
        before = list(self.state.words())
        refusal = self.game.explain(self.state, seat, text)
        assert refusal is not None, f"{move!r} is allowed: {self}"
        assert refusal.rule == rule, f"{move!r} is refused by {refusal.rule}, not by {rule}: {self}"
        with pytest.raises(IllegalAction) as caught:
            self.game.parse(self.state, text, seat)
        assert caught.value.refusal == refusal
        english, german = refusal.text("en"), refusal.text("de")
        assert english != german, "the reason is not translated"
        for sentence in (english, german):
            assert sentence[:1].isupper(), f"not a sentence: {sentence!r}"
            assert sentence.endswith("."), f"not a sentence: {sentence!r}"
        assert list(self.state.words()) == before, f"{move!r} was refused but changed something"
        return self

    def refuses_picks(self, seat: str, *picks: str, rule: str) -> "BanishTheSnakes":
        """Clicking these things is refused under this rule."""
        refusal = self.game.explain(self.state, SEATS.index(seat), picks)
        assert refusal is not None, f"{picks} lead somewhere"
        assert refusal.rule == rule
        assert refusal.text("en") != refusal.text("de")
        return self

    def results(self, target: str, druid: int | None = None) -> str:
        """What dice of 1 to 6 would bring: F, n, S each; one letter if none is rolled. `druid`: who is turned over."""
        now = self.copy().play(f"{self.to_act} convert {target}")
        if druid is not None:
            now.play(f"~ druid {druid}")
        if not _rolls(now):
            return _result(self, now, target)
        return "".join(_result(self, now.copy().play(f"~ roll {die}"), target) for die in range(1, 7))

    def box(self, target: str, druid: int | None = None) -> int:
        """The box of the slider in which an attempt would end; −6: or worse, 0: or better."""
        return BOXES[self.results(target, druid)]


def _read_move(move: str) -> tuple[int, str]:
    who, _, text = move.partition(" ")
    return CHANCE if who == "~" else SEATS.index(who), text


def _rolls(now: BanishTheSnakes) -> bool:
    return now.to_act == "~" and "roll 1" in now.odds


def _result(before: BanishTheSnakes, after: BanishTheSnakes, target: str) -> str:
    seat = int(before.state.actors()[0])
    if after.to_act == "~" and any(line.startswith("side ") for line in after.odds):
        return "S"  # a Leader is about to be turned over
    here = before.mat(seat)["area"]
    if target == "druid":
        won = "druid" not in after.area(here)
    else:
        won = after.area(here).count("+") > before.area(here).count("+")
    old, new = before.mat(seat), after.mat(seat)
    lost = (old["zeal"], old["saint"]) != (new["zeal"], new["saint"]) or after.see("ended") == "acolyte"
    assert not (won and lost) or before.see("effort")
    return "S" if won else "F" if lost else "n"


# -- setting up -------------------------------------------------------------------------------------------------------

Mat = dict[str, Any]


def saint(name: str = "ciaran", area: str = "ulaid", zeal: int = 1, keepers: Sequence[str] = ()) -> Mat:
    return {"saint": name, "area": area, "zeal": zeal, "keepers": list(keepers)}


def table(
    *mats: Mat,
    areas: dict[str, str] | None = None,
    leaders: dict[str, str] | None = None,
    game: Game = QUIET,
    **fields: Any,
) -> BanishTheSnakes:
    """A position while somebody acts: an Area that isn't named has four −1 People and no Druid, a Leader who isn't
    named is a Pagan of no weight. Without mats: Ciarán, whose ability is no help to himself, in Ulaid."""
    seated = list(mats) or [saint("ciaran")]
    position = {"game": "banish-the-snakes", "seats": len(seated), "mats": seated, "key": "red-key"}
    position |= {"areas": areas or {}, "leaders": leaders or {}}
    return BanishTheSnakes(game.restore(position | fields), game)


def event(
    effects: Effects, *mats: Mat, directive: Effects | None = None, colour: str = "red", **fields: Any
) -> BanishTheSnakes:
    """The card `blow` has just been drawn by the active seat, and the Key Card points at a bar with these effects."""
    blow = card(14, "blow") | {colour: effects} | ({"directive": directive} if directive else {})
    game = quiet(blow)
    now = table(*mats, game=game, frames=["event", "draw"], points=-1, **({"key": f"{colour}-key"} | fields))
    return now.play("~ draw blow")
