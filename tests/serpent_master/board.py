"""Pits of Serpent Master drawn with letters, so that a test reads like a picture.

        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .
    …
    2   b   rb  .   .   .   .        b   rb  .   .   .   .
    1   .   B   r   R   .   .        .   b   rB  R   .   .

b blue, r red, k black, w white. A cell is a stack from bottom to top; a capital is a token with the head of its serpent
on it. Boards that follow each other stand side by side. A serpent without a capital has not entered yet.

A move is written as in a record, with the seat's name: `blue enter a1`, `red commit 7`, `~ aside 3`,
`blue place b1-c1`.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from fidchell.core.errors import IllegalAction
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.state import CHANCE, Event, Outcome, State

GAME = load("serpent-master")
SEATS = ("blue", "red", "black", "white")
LETTERS = "brkw"
COLUMNS = "abcdefgh"
CARDS = range(1, 16)
ROUNDS = 11
EMPTY = "."

Stacks = dict[str, str]  # square → owners' names from bottom to top


@dataclass
class Board:
    """One drawing: stacks as they are called in a position, and where each head is that is in the pit."""

    side: int
    stacks: Stacks
    heads: dict[str, str]

    def text(self) -> str:
        lines = ["    " + "".join(f"{column:4}" for column in COLUMNS[: self.side])]
        for row in range(self.side, 0, -1):
            cells = [self._cell(f"{column}{row}") for column in COLUMNS[: self.side]]
            lines.append(f"{row}   " + "".join(f"{cell:4}" for cell in cells))
        return "\n".join(line.rstrip() for line in lines)

    def _cell(self, square: str) -> str:
        stack = "".join(LETTERS[SEATS.index(name)] for name in self.stacks.get(square, "").split())
        if square in self.heads.values():
            return stack[:-1] + stack[-1:].upper()
        return stack or EMPTY


def read_boards(drawing: str) -> list[Board]:
    """The boards of a drawing, from left to right."""
    header, *rows = [line.split() for line in drawing.splitlines() if line.strip()]
    number = header.count("a")
    side = len(header) // number
    assert header == list(COLUMNS[:side]) * number, f"a drawing starts with the columns of every board, not {header}"
    assert [row[0] for row in rows] == [str(row) for row in range(side, 0, -1)], "rows stand from the top down"
    found = [Board(side, {}, {}) for _ in range(number)]
    for label, *cells in rows:
        assert len(cells) == number * side, f"row {label}: {len(cells)} cells for {number} boards"
        for n, cell in enumerate(cells):
            if cell != EMPTY:
                _read_cell(found[n // side], COLUMNS[n % side] + label, cell)
    return found


def _read_cell(board: Board, square: str, cell: str) -> None:
    names = [SEATS[LETTERS.index(letter)] for letter in cell.lower()]
    assert cell[:-1].islower() or len(cell) == 1, f"{cell}: a head lies on top"
    if cell[-1].isupper():
        assert names[-1] not in board.heads, f"{names[-1]} has two heads"
        board.heads[names[-1]] = square
    board.stacks[square] = " ".join(names)


class SerpentMaster:
    """A game being tested. Every method that does or checks something can be chained."""

    def __init__(self, state: State, game: Game = GAME) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self.log: list[str] = []

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def position(self) -> dict[str, Any]:
        """The whole position, secrets included."""
        return {thing.key: thing.value for thing in self.game.things(self.state)}

    @property
    def names(self) -> tuple[str, ...]:
        return SEATS[: int(self.state.seats)]

    @property
    def board(self) -> Board:
        now = self.position
        heads = {name: now[f"head:{name}"] for name in self.names if now[f"head:{name}"]}
        return Board(now["board"], now["stacks"], heads)

    @property
    def to_act(self) -> list[str]:
        """Names of seats, `~` for chance, nobody when the game is over."""
        return ["~" if seat == CHANCE else SEATS[seat] for seat in self.state.actors()]

    def legal(self, name: str) -> set[str]:
        seat = SEATS.index(name)
        return {self.game.text(self.state, action) for action in self.state.legal(seat)}

    def places(self, name: str) -> set[str]:
        """Where this seat may place its card: `c3-c4`."""
        assert all(text.startswith("place ") for text in self.legal(name)), self.legal(name)
        return {text.removeprefix("place ") for text in self.legal(name)}

    @property
    def odds(self) -> dict[str, int]:
        return {self.game.text(self.state, outcome): weight for outcome, weight in self.state.chance()}

    @property
    def outcome(self) -> Outcome:
        outcome = self.state.outcome()
        assert outcome is not None, f"the game goes on:\n{self}"
        return outcome

    def told(self, lang: str = "en", seat: int | None = None) -> list[str]:
        return [line.text for line in self.game.tell(self.events, lang, seat)]

    def cited(self) -> set[str]:
        """The rules at work in what has happened so far."""
        return {rule for event in self.events for rule in self.game.cites(event)}

    def __str__(self) -> str:
        return f"{self.board.text()}\nto act: {self.to_act}; played: {', '.join(self.log) or 'nothing'}"

    # -- playing and comparing ----------------------------------------------------------------------------------------

    def play(self, *scripts: str) -> "SerpentMaster":
        """Do moves; several in one text are separated by commas."""
        for move in [move.strip() for script in scripts for move in script.split(",")]:
            seat, text = _read_move(move)
            events: list[Event] = []
            self.state.apply(self.game.parse(self.state, text, seat), seat, out=events)
            self.state.check()
            self.events += events
            self.log.append(move)
        return self

    def shows(self, drawing: str | Board) -> "SerpentMaster":
        """The stacks and heads are as drawn."""
        __tracebackhide__ = True
        [wanted] = read_boards(drawing) if isinstance(drawing, str) else [drawing]
        if self.board != wanted:
            pytest.fail(
                f"played: {', '.join(self.log)}\nexpected\n{wanted.text()}\nbut it is\n{self.board.text()}",
                pytrace=True,
            )
        return self

    def waits_for(self, *names: str) -> "SerpentMaster":
        assert self.to_act == list(names), f"{' '.join(names)} should act:\n{self}"
        return self

    def refuses(self, move: str, rule: str, english: str = "", german: str = "") -> "SerpentMaster":
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
        assert refusal.text("en") != refusal.text("de"), "the reason is not translated"
        for told, wanted in ((refusal.text("en"), english), (refusal.text("de"), german)):
            assert wanted in told
            assert told[:1].isupper(), f"not a sentence: {told!r}"
            assert told.endswith("."), f"not a sentence: {told!r}"
        assert list(self.state.words()) == before, f"{move!r} was refused but changed something"
        return self

    def ended(self, winner: str | None, scores: tuple[int, ...], rule: str) -> "SerpentMaster":
        """The game is over with this winner (None: a draw), and nobody may do anything."""
        assert self.to_act == [], f"somebody may still act:\n{self}"
        outcome = self.outcome
        assert outcome.winners == (() if winner is None else (SEATS.index(winner),))
        assert (tuple(outcome.scores), outcome.rule) == (scores, rule)
        worth = [0.0 if winner is None else 1.0 if name == winner else -1.0 for name in self.names]
        assert self.state.returns() == worth
        return self

    def goes_on(self) -> "SerpentMaster":
        assert self.state.outcome() is None, f"the game is over: {self.state.outcome()}"
        assert self.to_act
        return self


def _read_move(move: str) -> tuple[int, str]:
    who, _, text = move.partition(" ")
    return CHANCE if who == "~" else SEATS.index(who), text


def _lists(text: str) -> dict[str, list[str]]:
    """`blue 5 9, red 1` → {"blue": ["5", "9"], "red": ["1"]}."""
    return {name: words for name, *words in (part.split() for part in text.split(",") if part.strip())}


def position(
    drawing: str | Board,
    cards: str = "",
    *,
    seats: int = 2,
    entries: str = "",
    played: str = "",
    rounds: int = 0,
    **fields: Any,
) -> dict[str, Any]:
    """A position between two rounds.

    `cards` must be in the hands: `blue 5 9, red 1`; other cards fill them up. `played` are the cards of the rounds
    before, the first round first; with `rounds` others fill them up. `entries` are entry squares, the middle of a side
    for who isn't named.
    """
    [board] = read_boards(drawing) if isinstance(drawing, str) else [drawing]
    middle, last = board.side // 2, board.side
    usual = (f"a{middle}", f"{COLUMNS[last - 1]}{middle}", f"{COLUMNS[middle - 1]}1", f"{COLUMNS[middle - 1]}{last}")
    wanted, before, enter = _lists(cards), _lists(played), _lists(entries)
    rounds = max(rounds, *(len(names) for names in before.values())) if before else rounds
    found: dict[str, Any] = {"game": "serpent-master", "seats": seats, "board": board.side, "round": rounds}
    found["stacks"] = board.stacks
    for name, square in zip(SEATS[:seats], usual, strict=False):
        done = [int(card) for card in before.get(name, [])]
        must = [int(card) for card in wanted.get(name, [])]
        done += [card for card in CARDS if card not in (*done, *must)][: rounds - len(done)]
        rest = [card for card in CARDS if card not in (*done, *must)]
        found[f"played:{name}"] = done
        found[f"hand:{name}"] = sorted([*must, *rest[: ROUNDS - rounds - len(must)]])
        found[f"entry:{name}"] = enter.get(name, [square])[0]
        if name in board.heads:
            found[f"head:{name}"] = board.heads[name]
    return found | fields


def table(drawing: str | Board, cards: str = "", *, game: Game = GAME, **more: Any) -> SerpentMaster:
    """A drawn position between two rounds, set up."""
    return SerpentMaster(game.restore(position(drawing, cards, **more)), game)


def revealed(drawing: str | Board, cards: str, **more: Any) -> SerpentMaster:
    """A drawn position, with the first of these cards just revealed: `blue 5, red 9 10`."""
    now = table(drawing, cards, **more)
    return now.play(*(f"{name} commit {card}" for name, (card, *_) in _lists(cards).items()))


def story(drawing: str, cards: str, *scripts: str, **more: Any) -> SerpentMaster:
    """Reveal cards over the first board; after each script the table must show the next board."""
    __tracebackhide__ = True
    first, *others = read_boards(drawing)
    assert len(others) == len(scripts), "one script leads from each board to the next"
    now = revealed(first, cards, **more)
    for script, board in zip(scripts, others, strict=True):
        now.play(script).shows(board)
    return now


def begin(seats: int = 2, *scripts: str, **options: Any) -> SerpentMaster:
    """A new game, then moves."""
    return SerpentMaster(GAME.new(seats, **options)).play(*scripts)
