"""Boards of The Battle of Banners drawn with letters, so that a test reads like a picture.

        a b c d e f g h i j k     a b c d e f g h i j k
    6   . . T . . T . . T . .     . . T . . T . . T . .
    5   . . . b . . . . . . .     . . . . . . . . . . .
    4   . T K . T . T . K T .     . T K b T . T . K T .

b g r y are pieces, in capitals when they carry the enemy's flag; T is a tree, K a keep, C and Q are the castles, f the
flag of Blue and Green on a flag space, F that of Red and Yellow. Rows that are not drawn have no piece and no flag.
Boards that follow each other stand side by side. Who is not on the board is dead.

Decisions and chance are written in the oracle's words (see there), with spaces: `move d5 d4`, `play horse`, `roll 3`,
`fight 6 5 1 1`. A script is a list of them with commas.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from fidchell.core.errors import IllegalAction
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.state import Event, State
from tests.battle_of_banners import engine, oracle
from tests.battle_of_banners.oracle import CARRIED, COLOURS, ENEMY, HOME, SIDE_OF, SIDES, SPACE, Choice, Flag, Oracle

GAME = load("battle-of-banners")
MODES = {2: "1v1", 3: "three", 4: "2v2"}
LETTERS = {"b": "blue", "g": "green", "r": "red", "y": "yellow"}
LYING = {"f": "blue-green", "F": "red-yellow"}
COLUMNS = tuple("abcdefghijk")


@dataclass
class Drawing:
    """What stands and lies on one drawn board."""

    pieces: dict[str, str] = field(default_factory=dict)
    flags: dict[str, tuple[str, str | None]] = field(default_factory=lambda: dict.fromkeys(SIDES, (HOME, None)))

    def put(self, square: str, sign: str, kind: str) -> None:
        if sign.lower() in LETTERS:
            colour = LETTERS[sign.lower()]
            self.pieces[square] = colour
            if sign.isupper():
                self.flags[ENEMY[SIDE_OF[colour]]] = (CARRIED, square)
        elif sign in LYING:
            self.flags[LYING[sign]] = (SPACE, square)
        else:
            assert sign == (kind if kind in "TKCQ" else "."), f"{square} is {kind}, not {sign}"


def read_drawings(drawing: str, terrain: str = oracle.BOARD, columns: Iterable[str] = COLUMNS) -> list[Drawing]:
    """The boards of a drawing, from left to right."""
    letters = list(columns)
    header, *rows = [line.split() for line in drawing.splitlines() if line.strip()]
    number = len(header) // len(letters)
    assert header == letters * number, f"a drawing starts with {' '.join(letters)} over every board, not {header}"
    kinds = oracle.Board(terrain).kind
    found = [Drawing() for _ in range(number)]
    for row, *cells in rows:
        assert len(cells) == number * len(letters), f"row {row}: {len(cells)} cells for {number} boards"
        for n, sign in enumerate(cells):
            square = f"{letters[n % len(letters)]}{row}"
            found[n // len(letters)].put(square, sign, kinds[square])
    return found


def heap(words: str) -> Counter[str]:
    """`horse thief horse` as a hand."""
    cards = Counter(words.split())
    assert set(cards) <= set(oracle.DECK), f"no such items: {set(cards) - set(oracle.DECK)}"
    return cards


@dataclass
class Setup:
    """A position before somebody's card window or roll, in nobody's notation."""

    drawing: Drawing
    turn: str = "blue"  # whose part it is; the other colours of the turn follow from the number of players
    players: int = 2
    hands: dict[str, Counter[str]] = field(default_factory=lambda: {side: Counter() for side in SIDES})
    discard: Counter[str] = field(default_factory=Counter)
    removed: Counter[str] = field(default_factory=Counter)
    closed: dict[str, int] = field(default_factory=dict)  # keep: how many team turns it stays closed, this one included
    ghosts: tuple[str, ...] = ()  # sides that played Ghost Magic in the turn before this one, or in this one
    storm: bool = False  # the enemy played Rain Storm in the turn before this one
    used: int = 0  # items of the side on turn in this turn
    attacked: bool = False
    limit: int = oracle.TURN_LIMIT
    played: int = 20  # player-turns before this one
    terrain: str = oracle.BOARD


def oracle_of(setup: Setup) -> Oracle:
    one = Oracle(MODES[setup.players], setup.terrain, setup.limit)
    side = SIDE_OF[setup.turn]
    state = one.state
    state.pieces = dict(setup.drawing.pieces)
    for colour in SIDE_OF:
        number = len(one.board.drawbridges[colour]) - list(state.pieces.values()).count(colour)
        state.removed[colour] = setup.removed[colour]
        state.dead[colour] = number - setup.removed[colour]
    state.flags = {owner: Flag(*where) for owner, where in setup.drawing.flags.items()}
    state.turn = 11 if side == SIDES[0] else 12
    state.parts_begun = setup.played + 1
    state.side, state.part = side, COLOURS[side].index(setup.turn) if setup.players > 2 else 0
    state.left_keeps = {keep: state.turn - 3 + turns for keep, turns in setup.closed.items()}
    state.hands = {owner: Counter(cards) for owner, cards in setup.hands.items()}
    state.discard = Counter(setup.discard)
    state.deck -= state.discard + sum(setup.hands.values(), Counter())
    state.ghost = {owner: state.turn - (owner != side) for owner in setup.ghosts}
    if setup.storm:
        state.storm[ENEMY[side]] = state.turn - 1
    state.used[side] = setup.used
    state.attacked = setup.attacked
    one.begin_part()
    return one


def position_of(setup: Setup) -> dict[str, Any]:
    """The same as the engine's position."""
    side = SIDE_OF[setup.turn]
    board = oracle.Board(setup.terrain)
    pieces: dict[str, list[str]] = {}
    for colour in SIDE_OF:
        squares = [square for square, one in setup.drawing.pieces.items() if one == colour]
        missing = len(board.drawbridges[colour]) - len(squares)
        gone = setup.removed[colour]
        pieces[colour] = squares + ["dead"] * (missing - gone) + ["gone"] * gone
    flags = {}
    for owner, (where, square) in setup.drawing.flags.items():
        if where == CARRIED:
            assert square is not None
            colour = setup.drawing.pieces[square]
            flags[owner] = f"{colour}{pieces[colour].index(square) + 1}"
        else:
            flags[owner] = HOME if square is None else square
    return {
        "game": GAME.id,
        "seats": setup.players,
        "pieces": pieces,
        "flags": flags,
        **{f"hand-{owner}": sorted(cards.elements()) for owner, cards in setup.hands.items()},
        "played-blue-green": dict(setup.discard),
        "closed": setup.closed,
        "ghost": {owner: 2 if owner == side else 1 for owner in setup.ghosts},
        "rain": {ENEMY[side]: 1} if setup.storm else {},
        "used": {side: setup.used},
        "attacked": setup.attacked,
        "player": COLOURS[side][0] if setup.players == 2 else setup.turn,
        "phase": "window" if setup.hands[side] and not setup.used else "roll",
        "turn": setup.played + 1,
        "limit": setup.limit,
    }


def packed(terrain: str, folder: Path) -> Game:
    """The game on another board."""
    rows = [" ".join(line.split()) for line in terrain.splitlines() if line.strip()]
    lines = ['game = "battle-of-banners"', 'title = "A board for tests"', 'mark = "own"', f"rows = {rows}"]
    file = folder / "board.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return load("battle-of-banners", file)


def choice(text: str) -> Choice:
    """`fight 6 5 1 1` as the oracle has it."""
    return tuple(int(word) if word.isdecimal() else word for word in text.split())


# -- the table --------------------------------------------------------------------------------------------------------


class BattleOfBanners:
    """A game being tested. Every method that does something can be chained."""

    def __init__(self, state: State, game: Game = GAME) -> None:
        self.game = game
        self.state = state
        self.log: list[str] = []
        self.events: list[Event] = []

    # -- looking ------------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> Any:
        """A seat, `~` for chance, None when the game is over."""
        return engine.to_act(self.state)

    @property
    def picture(self) -> dict[str, Any]:
        return engine.picture(self.game, self.state)

    @property
    def pieces(self) -> dict[str, str]:
        found: dict[str, str] = self.picture["pieces"]
        return found

    @property
    def flags(self) -> dict[str, tuple[str, str | None]]:
        found: dict[str, tuple[str, str | None]] = self.picture["flags"]
        return found

    @property
    def dead(self) -> dict[str, int]:
        found: dict[str, int] = self.picture["dead"]
        return found

    @property
    def removed(self) -> dict[str, int]:
        found: dict[str, int] = self.picture["removed"]
        return found

    @property
    def closed(self) -> dict[str, int]:
        """Keeps, and for how many turns they stay closed, this one included."""
        found: dict[str, int] = self.picture["closed"]
        return found

    def hand(self, side: str) -> dict[str, int]:
        found: dict[str, int] = self.picture["hands"][side]
        return found

    @property
    def deck(self) -> Counter[str]:
        return Counter(self.picture["deck"])

    @property
    def discard(self) -> dict[str, int]:
        found: dict[str, int] = self.picture["discard"]
        return found

    @property
    def on_turn(self) -> str:
        """The side whose turn it is."""
        return SIDE_OF[self.picture["on turn"][0]]

    @property
    def choices(self) -> set[Choice]:
        return engine.choices(self.game, self.state)

    @property
    def offered(self) -> set[str]:
        """What the seat to act may do, as it is written in scripts."""
        return {" ".join(map(str, choice)) for choice in self.choices}

    def _starting(self, *words: str) -> set[str]:
        return {" ".join(map(str, one[len(words) :])) for one in self.choices if one[: len(words)] == words}

    def ends(self, start: str) -> set[str]:
        return self._starting("move", start)

    @property
    def movers(self) -> set[str]:
        return {str(start) for kind, start, *_ in self.choices if kind in ("move", "attack")}

    @property
    def attacks(self) -> set[str]:
        return self._starting("attack")

    @property
    def rests(self) -> set[str]:
        return self._starting("rest")

    def plays(self, item: str) -> set[str]:
        return self._starting("play", item)

    @property
    def items(self) -> set[str]:
        return {str(one[1]) for one in self.choices if one[0] == "play"}

    @property
    def odds(self) -> dict[Choice, int]:
        return engine.odds(self.game, self.state)

    def fight_odds(self) -> dict[str, Fraction]:
        """How likely the attacker wins, ties and loses, by playing every roll. No cards may be left to play."""
        found = dict.fromkeys(("win", "tie", "lose"), Fraction())
        side = self.on_turn
        for (mine, weight), (theirs, other) in product(self.odds.items(), repeat=2):
            state = self.state.clone()
            engine.do(self.game, state, ("fight", *mine[1:], *theirs[1:]))
            after = engine.things(self.game, state)
            end = "tie" if after["phase"] == "tie" else "win" if side in after["kills"] else "lose"
            found[end] += Fraction(weight * other, 36 * 36)
        return found

    def __str__(self) -> str:
        return f"{self.picture}\nafter {', '.join(self.log) or 'nothing'}; to act: {self.to_act}"

    def copy(self) -> "BattleOfBanners":
        return BattleOfBanners(self.state.clone(), self.game)

    def told(self, rule: str) -> list[str]:
        """What the log has said in English, citing this rule."""
        return [line.text for line in self.game.tell(self.events, "en") if rule in line.rules]

    # -- doing --------------------------------------------------------------------------------------------------------

    def play(self, *scripts: str) -> "BattleOfBanners":
        for script in scripts:
            for text in script.split(","):
                if text.strip():
                    self.log.append(text.strip())
                    engine.do(self.game, self.state, choice(text), self.events)
                    self.state.check()
        return self

    # -- claiming -----------------------------------------------------------------------------------------------------

    def shows(self, drawing: str | Drawing) -> "BattleOfBanners":
        [wanted] = read_drawings(drawing) if isinstance(drawing, str) else [drawing]
        assert self.pieces == wanted.pieces, f"{self}"
        assert self.flags == wanted.flags, f"{self}"
        return self

    def refuses(self, text: str, rule: str, by: int | None = None) -> "BattleOfBanners":
        """Refused under this rule, in both languages, and nothing changes."""
        __tracebackhide__ = True
        seat = by if by is not None else self.to_act
        assert isinstance(seat, int), f"nobody is to act: {self}"
        state = self.state.clone()
        for written in engine.texts(self.game, state, choice(text)):
            refusal = self.game.explain(state, seat, written)
            if refusal is not None:
                break
            state.apply(self.game.parse(state, written, seat), seat)
        else:
            pytest.fail(f"{text!r} is allowed:\n{self}")
        assert refusal.rule == rule, f"{text!r} is refused by {refusal.rule} ({refusal.text('en')}), not by {rule}"
        before = list(state.words())
        with pytest.raises(IllegalAction) as caught:
            self.game.parse(state, written, seat)
        assert caught.value.refusal == refusal
        with pytest.raises(IllegalAction):
            state.apply(self.game.notation.read(state, written), seat)
        assert list(state.words()) == before, f"{text!r} was refused but changed something"
        assert refusal.text("en") != refusal.text("de"), "the reason is not translated"
        for language in ("en", "de"):
            words = refusal.text(language)
            begins = words.lstrip("„")
            assert begins[:1].isupper() or begins[1:2].isdigit(), f"not a sentence: {words!r}"  # d2 is always small
            assert words.endswith("."), f"not a sentence: {words!r}"
        return self

    def won_by(self, side: str, rule: str, reason: str) -> "BattleOfBanners":
        outcome = self.state.outcome()
        assert outcome is not None, f"the game goes on:\n{self}"
        assert self.state.actors() == ()
        seats = {seat for colour, seat in oracle.SEATS[MODES[int(self.state.seats)]].items() if SIDE_OF[colour] == side}
        assert (set(outcome.winners), outcome.rule, outcome.reason) == (seats, rule, reason)
        values = [1.0 if seat in seats else -1.0 for seat in range(self.state.seats)]
        assert self.state.returns() == values
        return self

    def drawn(self, rule: str, reason: str) -> "BattleOfBanners":
        outcome = self.state.outcome()
        assert outcome is not None, f"the game goes on:\n{self}"
        assert (outcome.winners, outcome.rule, outcome.reason) == ((), rule, reason)
        assert self.state.returns() == [0.0] * self.state.seats
        return self

    def goes_on(self) -> "BattleOfBanners":
        assert self.state.outcome() is None, f"the game is over: {self.state.outcome()}"
        assert self.state.actors()
        return self


def read_drawing(drawing: str | Drawing | Mapping[str, str]) -> Drawing:
    """A board as drawn, or as {square: colour}; `blue+` carries the enemy's flag."""
    if isinstance(drawing, Drawing):
        return drawing
    if isinstance(drawing, str):
        [found] = read_drawings(drawing)
        return found
    found = Drawing()
    for square, piece in drawing.items():
        colour = piece.removesuffix("+")
        found.pieces[square] = colour
        if piece.endswith("+"):
            found.flags[ENEMY[SIDE_OF[colour]]] = (CARRIED, square)
    return found


def table(
    drawing: str | Drawing | Mapping[str, str],
    *,
    turn: str = "blue",
    mine: str = "",
    theirs: str = "",
    discard: str = "",
    removed: str = "",
    **fields: Any,
) -> BattleOfBanners:
    """A drawn position, set up; `mine` are the items of the side on turn, `theirs` those of the other."""
    side = SIDE_OF[turn]
    hands = {side: heap(mine), ENEMY[side]: heap(theirs)}
    setup = Setup(
        read_drawing(drawing), turn, hands=hands, discard=heap(discard), removed=Counter(removed.split()), **fields
    )
    return BattleOfBanners(GAME.restore(position_of(setup)))


def new_table(players: int, **options: Any) -> BattleOfBanners:
    return BattleOfBanners(GAME.new(players, **options))


def story(drawing: str, *scripts: str, **fields: Any) -> BattleOfBanners:
    """Set up the first board; after each script the table must show the next one."""
    __tracebackhide__ = True
    first, *others = read_drawings(drawing)
    assert len(others) == len(scripts), "one script leads from each board to the next"
    now = table(first, **fields)
    for script, board in zip(scripts, others, strict=True):
        now.play(script).shows(board)
    return now
