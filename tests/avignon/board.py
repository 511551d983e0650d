"""Boards of Avignon drawn with letters, so that a test reads like a picture.

            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  .  K  .
    2        .  N  .  .  .      .  N  .  .  .
    …
    rome     BI                 BI
    avignon  -                  -

B Bishop, C Cardinal, I Inquisitor, K Knight, N Noble, P Peasant; _ is an empty lane, which keeps its city. Boards that
follow each other stand side by side. The rows `rome` and `avignon` are the Congregations, `pile` and `deck` what they
say: one entry a board, `-` for nothing. A Congregation without a row is empty. A pile without a row is empty at the
start and not looked at later; with a row `deck`, the pile is what is left over.

A move is written as in a record, with the seat's name: `rome beseech 2`, `avignon petition knight`, `~ draw noble`.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest

from fidchell.core.errors import IllegalAction
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.state import CHANCE, Event, Outcome, State

GAME = load("avignon")
CITIES = ("avignon", "nice", "genoa", "florence", "rome")
HEADER = ("Av", "Ni", "Ge", "Fl", "Ro")
SEATS = ("rome", "avignon")
HEAPS = ("rome", "avignon", "pile", "deck")
LETTERS = {"B": "bishop", "C": "cardinal", "I": "inquisitor", "K": "knight", "N": "noble", "P": "peasant"}
TWO_OF_EACH = Counter(list(LETTERS.values()) * 2)
EMPTY = "_"

Heap = dict[str, int]


@dataclass
class Board:
    """One drawing: five lanes such as `knight genoa`, and the heaps that were drawn with it."""

    lanes: list[str]
    heaps: dict[str, Heap] = field(default_factory=dict)

    def text(self, letters: Mapping[str, str]) -> str:
        letter_of = {name: letter for letter, name in letters.items()} | {"nobody": EMPTY}
        lines = ["         " + " ".join(HEADER)]
        for number, lane in enumerate(self.lanes, 1):
            name, city = lane.split()
            cells = [letter_of.get(name, f"({name})") if city == one else "." for one in CITIES]
            lines.append(f"{number}         " + "  ".join(cells))
        for label, heap in self.heaps.items():
            lines.append(
                f"{label:9}" + ("".join(letter_of.get(name, f"({name})") * heap[name] for name in sorted(heap)) or "-")
            )
        return "\n".join(lines)


def read_boards(drawing: str, letters: Mapping[str, str] = LETTERS) -> list[Board]:
    """The boards of a drawing, from left to right."""
    header, *rows = [line.split() for line in drawing.splitlines() if line.strip()]
    number = len(header) // len(HEADER)
    assert header == list(HEADER) * number, f"a drawing starts with {' '.join(HEADER)} over every board, not {header}"
    found = [Board([]) for _ in range(number)]
    for label, *cells in rows:
        if label in HEAPS:
            assert len(cells) == number, f"{label}: {len(cells)} entries for {number} boards"
            for board, cell in zip(found, cells, strict=True):
                board.heaps[label] = dict(Counter(letters[letter] for letter in cell.replace("-", "")))
            continue
        assert label == str(len(found[0].lanes) + 1), f"lane {label} is out of order"
        assert len(cells) == number * len(HEADER), f"lane {label}: {len(cells)} cells for {number} boards"
        for n, board in enumerate(found):
            board.lanes.append(_read_lane(label, cells[n * len(HEADER) : (n + 1) * len(HEADER)], letters))
    return found


def _read_lane(label: str, cells: list[str], letters: Mapping[str, str]) -> str:
    standing = [(letter, city) for letter, city in zip(cells, CITIES, strict=True) if letter != "."]
    assert len(standing) == 1, f"lane {label} must have one character: {' '.join(cells)}"
    letter, city = standing[0]
    return f"{'nobody' if letter == EMPTY else letters[letter]} {city}"


class Table:
    """A game being tested. Every method can be chained."""

    def __init__(self, state: State, game: Game = GAME, letters: Mapping[str, str] = LETTERS) -> None:
        self.game = game
        self.state = state
        self.letters = letters
        self.events: list[Event] = []
        self.log: list[str] = []

    # -- looking ------------------------------------------------------------------------------------------------------

    def see(self, key: str) -> Any:
        """A field of the open position: rome, deck, player, actions_left, taken, …"""
        return self.game.view(self.state, None)[key]

    @property
    def board(self) -> Board:
        heaps = {"rome": self.see("rome"), "avignon": self.see("avignon")}
        heaps |= {"pile": self.see("discard"), "deck": self.see("deck")}
        return Board(self.see("lanes"), heaps)

    @property
    def to_act(self) -> str | None:
        """A seat's name, `~` for chance, None when the game is over."""
        names = {CHANCE: "~", 0: "rome", 1: "avignon"}
        return names[self.state.actors()[0]] if self.state.actors() else None

    @property
    def legal(self) -> set[str]:
        """What the seat to act may do, with lanes by number: `beseech 2`."""
        seat = self.state.actors()[0]
        return {_by_lane(self.game.text(self.state, action)) for action in self.state.legal(seat)}

    @property
    def odds(self) -> dict[str, int]:
        """What may be drawn now, with weights."""
        return {
            self.game.text(self.state, outcome).removeprefix("draw "): weight for outcome, weight in self.state.chance()
        }

    @property
    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, f"the game goes on:\n{self}"
        return outcome

    def told(self, lang: str = "en") -> list[str]:
        return [line.text for line in self.game.tell(self.events, lang)]

    def __str__(self) -> str:
        moves = ", ".join(self.log) or "nothing"
        return f"{self.board.text(self.letters)}\nto act: {self.to_act}; played: {moves}"

    # -- playing and comparing ----------------------------------------------------------------------------------------

    def play(self, *scripts: str) -> "Table":
        """Do moves; several in one text are separated by commas."""
        for move in [move.strip() for script in scripts for move in script.split(",")]:
            seat, text = _read_move(move)
            events: list[Event] = []
            self.state.apply(self.game.parse(self.state, text, seat), seat, out=events)
            self.state.check()
            self.events += events
            self.log.append(move)
        return self

    def shows(self, drawing: str | Board) -> "Table":
        """The lanes and Congregations are as drawn, and the pile and the deck if they are drawn."""
        __tracebackhide__ = True
        [wanted] = read_boards(drawing, self.letters) if isinstance(drawing, str) else [drawing]
        wanted = Board(wanted.lanes, {"rome": {}, "avignon": {}} | wanted.heaps)
        here = Board(self.board.lanes, {label: self.board.heaps[label] for label in wanted.heaps})
        if here != wanted:
            pytest.fail(
                f"played: {', '.join(self.log)}\nexpected\n{wanted.text(self.letters)}\nbut it is\n"
                f"{here.text(self.letters)}",
                pytrace=True,
            )
        return self

    def turn_of(self, seat: str, left: int = 2, taken: str = "") -> "Table":
        """Between two actions: whose turn it is, how many actions are left, which kinds are taken."""
        assert self.to_act == seat, f"{seat} is not to act:\n{self}"
        now = (self.see("player"), self.see("actions_left"), sorted(self.see("taken")), self.see("phase"))
        assert now == (seat, left, sorted(taken.split()), "action")
        return self

    def refuses(self, move: str, rule: str, english: str = "", german: str = "") -> "Table":
        """The move is refused under this rule, in both languages (with these words in it), and nothing changes."""
        __tracebackhide__ = True
        seat, text = _read_move(move)
        before = list(self.state.words())
        refusal = self.game.explain(self.state, seat, text)
        assert refusal is not None, f"{move!r} is allowed:\n{self}"
        assert refusal.rule == rule, f"{move!r} is refused by {refusal.rule}, not by {rule}:\n{self}"
        with pytest.raises(IllegalAction) as caught:
            self.game.parse(self.state, text, seat)
        assert caught.value.refusal == refusal
        assert str(caught.value) == f"{refusal.text('en')} [{rule}]"
        with pytest.raises(IllegalAction):
            self.state.apply(self.game.notation.read(self.state, text), seat)
        self._in_both_languages(refusal.text("en"), refusal.text("de"), english, german)
        assert list(self.state.words()) == before, f"{move!r} was refused but changed something"
        return self

    def refuses_picks(self, seat: str, *picks: str, rule: str) -> "Table":
        """Clicking these things is refused under this rule."""
        before = list(self.state.words())
        refusal = self.game.explain(self.state, SEATS.index(seat), picks)
        assert refusal is not None, f"{picks} lead somewhere"
        assert refusal.rule == rule
        self._in_both_languages(refusal.text("en"), refusal.text("de"), "", "")
        assert list(self.state.words()) == before
        return self

    @staticmethod
    def _in_both_languages(english: str, german: str, in_english: str, in_german: str) -> None:
        assert german != english, "the reason is not translated"
        for text, wanted in ((english, in_english), (german, in_german)):
            assert wanted in text
            assert text[:1].isupper(), f"not a sentence: {text!r}"
            assert text.endswith("."), f"not a sentence: {text!r}"

    def won_by(self, seat: str, rule: str, reason: str) -> "Table":
        """The game is over: this seat has won under this rule, and nobody may do anything."""
        assert self.state.actors() == (), f"somebody may still act:\n{self}"
        outcome = self.outcome
        assert (outcome.winners, outcome.rule, outcome.reason) == ((SEATS.index(seat),), rule, reason)
        assert self.state.returns() == ([1.0, -1.0] if seat == "rome" else [-1.0, 1.0])
        return self

    def goes_on(self) -> "Table":
        assert self.state.outcome() is None, f"the game is over: {self.state.outcome()}"
        assert self.state.actors()
        return self


def _read_move(move: str) -> tuple[int, str]:
    who, _, text = move.partition(" ")
    return CHANCE if who == "~" else SEATS.index(who), text


def _by_lane(text: str) -> str:
    """`beseech knight:2` → `beseech 2`."""
    verb, _, what = text.partition(" ")
    return f"{verb} {what.rpartition(':')[2]}"


def table(
    drawing: str | Board,
    *,
    player: str = "rome",
    left: int = 2,
    taken: str = "",
    game: Game = GAME,
    letters: Mapping[str, str] = LETTERS,
    **fields: Any,
) -> Table:
    """A drawn position, set up; other fields of a position as they are called there."""
    [board] = read_boards(drawing, letters) if isinstance(drawing, str) else [drawing]
    position: dict[str, Any] = {"game": "avignon", "lanes": board.lanes, "player": player, "actions_left": left}
    position |= {"taken": taken.split(), "turn": 11 if player == "rome" else 12}
    position |= {seat: board.heaps.get(seat, {}) for seat in SEATS}
    position["discard"] = _pile(board)
    return Table(game.restore(position | fields), game, letters)


def _pile(board: Board) -> Heap:
    if "deck" not in board.heaps:
        return board.heaps.get("pile", {})
    used = Counter(lane.split()[0] for lane in board.lanes)
    for label in ("rome", "avignon", "deck"):
        used.update(board.heaps.get(label, {}))
    return dict(TWO_OF_EACH - used)


def story(drawing: str, *scripts: str, **fields: Any) -> Table:
    """Set up the first board; after each script the table must show the next one."""
    __tracebackhide__ = True
    first, *others = read_boards(drawing, fields.get("letters", LETTERS))
    assert len(others) == len(scripts), "one script leads from each board to the next"
    now = table(first, **fields)
    for script, board in zip(scripts, others, strict=True):
        now.play(script).shows(board)
    return now


def walk(deal: str, *scripts: str, **options: Any) -> Table:
    """A new game with a chosen opening five (letters), then moves."""
    five = " ".join(LETTERS[letter] for letter in deal)
    return Table(GAME.new(deal=five, **options)).play(*scripts)
