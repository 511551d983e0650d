"""The engine against a second, slow and plain implementation of the same rules, decision by decision.

At every decision both must offer the same choices, before every roll and draw the same odds, after every step the same
position, at the end the same winner for the same reason. Some games are played from the beginning, others from
positions full of trouble: carriers, blocked castles, flags on the ground, closed keeps, crowds, small boards. Games are
seeded, so what a batch meets is the same every time; each batch says what it must have met.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from fidchell.core.game import Game
from tests.battle_of_banners import engine, oracle
from tests.battle_of_banners.board import GAME, MODES, BattleOfBanners, Drawing, Setup, oracle_of, packed, position_of
from tests.battle_of_banners.oracle import CARRIED, ENEMY, SIDE_OF, SIDES, SPACE, Choice, Oracle
from tests.scale import scaled

REASONS = {"flag": "flag", "elimination": "defeat", "limit": "limit"}
RULES = {"flag": "BOB goal.flag", "elimination": "BOB goal.defeat", "limit": "BOB ruling.limit"}
PAIRS = {(a, b): 1 if a == b else 2 for a in range(1, 7) for b in range(a, 7)}

SMALL = """
    r r r Q y y y
    . . . . . . .
    . T . K . . .
    . . . . . . .
    b b b C g g g
"""
NARROW = """
    r r Q y y
    K r . y .
    . T . T K
    . b . g .
    b b C g g
"""
WIDE = """
    r r r . . . Q . . . y y y
    . . . K . . . . . K . . .
    . T . . . T K T . . . T .
    b b b . . . C . . . g g g
"""


# -- both games side by side ------------------------------------------------------------------------------------------


def compare(table: BattleOfBanners, other: Oracle) -> None:
    assert table.to_act == {"chance": "~"}.get(str(other.to_act()), other.to_act())
    expected = other.picture()
    turn = other.state.turn
    closed = other.state.left_keeps
    expected["closed"] = {keep: closed[keep] + 3 - turn for keep in other.board.keeps if not other.is_open(keep)}
    del expected["turn"]
    found = table.picture
    table.state.check()
    if other.state.combat is not None:
        fighting(other, expected)
    if other.state.stage == "begin":
        del expected["player-turns"], found["player-turns"]
    assert found == expected
    assert table.odds == folded(other)
    assert table.choices == other.choices()
    assert other.to_act() in ("chance", None) or other.choices(), "there is always something to do"


def fighting(other: Oracle, expected: dict[str, object]) -> None:
    """During a fight the engine's attacker already stands where it attacks from."""
    combat, stage = other.the_combat(), other.state.stage
    under_way = stage.startswith(("attack", "defend")) or stage in ("fight", "rest")
    if combat.start == combat.last or not under_way:
        return
    after = other.copy()
    after.shift(combat.start, combat.last)
    moved = after.picture()
    for what in ("pieces", "flags"):
        expected[what] = moved[what]
    if combat.start in other.board.keeps:
        closed = expected["closed"]
        assert isinstance(closed, dict)
        closed[combat.start] = 3


def folded(other: Oracle) -> dict[Choice, int]:
    """Two dice with the smaller first, and of a fight the first two only: so the engine rolls them."""
    stage = other.state.stage
    if stage == "fight":
        return {("dice", *pair): weight for pair, weight in PAIRS.items()}
    if stage == "roll" and other.state.horse:
        return {("roll", *pair): weight for pair, weight in PAIRS.items()}
    return other.odds()


def compare_result(table: BattleOfBanners, other: Oracle) -> str:
    """The reason, which both must share."""
    result = other.result()
    assert result is not None
    side, reason = result
    outcome = table.state.outcome()
    assert outcome is not None
    seats = {seat for colour, seat in oracle.SEATS[other.mode].items() if SIDE_OF[colour] == side}
    assert set(outcome.winners) == seats
    assert (outcome.reason, outcome.rule) == (REASONS[reason], RULES[reason])
    return reason


# -- players ----------------------------------------------------------------------------------------------------------

Player = Callable[[random.Random, Oracle, list[Choice]], Choice]


def at_random(rng: random.Random, other: Oracle, choices: list[Choice]) -> Choice:
    return rng.choice(choices)


def fighters(rng: random.Random, other: Oracle, choices: list[Choice]) -> Choice:
    """Attack whenever they can, play what they have, fetch cards."""
    keeps = other.board.keeps
    for wanted in (
        [one for one in choices if one[0] == "attack"],
        [one for one in choices if one[0] in ("play", "return")],
        [one for one in choices if one[0] in ("move", "rest") and one[-1] in keeps],
    ):
        if wanted and rng.random() < 0.7:
            return rng.choice(wanted)
    return rng.choice(choices)


def runners(rng: random.Random, other: Oracle, choices: list[Choice]) -> Choice:
    """Run for the enemy's flag, and home with it."""
    if choices[0][0] not in ("move", "attack", "rest") or rng.random() < 0.15:
        return fighters(rng, other, choices)
    side = other.state.side
    flag = other.state.flags[ENEMY[side]]
    carrier = flag.square if flag.where == CARRIED else None
    goal = other.board.castle[side] if carrier else flag.square or other.board.castle[ENEMY[side]]

    def distance(choice: Choice) -> float:
        if carrier is not None and choice[0] != "rest" and choice[1] != carrier:
            return 30 + rng.random()
        (column, row), (x, y) = other.board.place[str(choice[-1])], other.board.place[str(goal)]
        return abs(column - x) + abs(row - y) + rng.random()

    return min(choices, key=distance)


# -- positions --------------------------------------------------------------------------------------------------------


def scattered(rng: random.Random, drawing: Drawing, board: oracle.Board, among: list[str], low: int = 0) -> None:
    """Pieces of all colours on free squares, at least one a side."""
    places = [square for square in among if square not in drawing.pieces and board.kind[square] != "T"]
    rng.shuffle(places)
    for colour, bridges in board.drawbridges.items():
        here = list(drawing.pieces.values()).count(colour)
        first = colour in ("blue", "red")
        for _ in range(rng.randint(max(low, int(first)), len(bridges)) - here):
            if places:
                drawing.pieces[places.pop()] = colour


def with_flags(rng: random.Random, drawing: Drawing, board: oracle.Board, carried: float = 0.4) -> None:
    """Some flags carried, some on the ground."""
    for side in SIDES:
        thieves = [
            square
            for square, colour in drawing.pieces.items()
            if SIDE_OF[colour] == ENEMY[side] and square not in (*board.keeps, board.castle[ENEMY[side]])
        ]
        free = [s for s, kind in board.kind.items() if kind not in "TK" and s not in drawing.pieces]
        free.remove(board.castle[side]) if board.castle[side] in free else None
        luck = rng.random()
        if thieves and luck < carried:
            drawing.flags[side] = (CARRIED, rng.choice(thieves))
        elif free and luck > 0.6:
            near = [square for square in free if any(n in drawing.pieces for n in board.neighbours(square))]
            drawing.flags[side] = (SPACE, rng.choice(near or free))
    lying = {square for where, square in drawing.flags.values() if where == SPACE}
    if len(lying) == 1 and all(where == SPACE for where, _ in drawing.flags.values()):
        drawing.flags["blue-green"] = ("home", None)  # two flags on one square: only by a pen


def spoils(rng: random.Random, setup: Setup, board: oracle.Board) -> Setup:
    """Hands, closed keeps, ghosts, rain."""
    cards = [item for item, number in oracle.DECK.items() for _ in range(number)]
    rng.shuffle(cards)
    for side in SIDES:
        setup.hands[side] = Counter(cards.pop() for _ in range(rng.choice((0, 0, 1, 3, 6))))
        if "hidden-knife" in cards and rng.random() < 0.3:
            cards.remove("hidden-knife")
            setup.hands[side]["hidden-knife"] += 1
    setup.discard = Counter(cards.pop() for _ in range(rng.choice((0, 5, len(cards) - 1))))
    for keep in board.keeps:
        if keep not in setup.drawing.pieces and rng.random() < 0.4:
            setup.closed[keep] = rng.randint(1, 2)
    setup.storm = rng.random() < 0.15
    if rng.random() < 0.15:
        setup.ghosts = (ENEMY[SIDE_OF[setup.turn]],)
    on_board = Counter(setup.drawing.pieces.values())
    for colour, bridges in board.drawbridges.items():
        if on_board[colour] < len(bridges) and rng.random() < 0.2:
            setup.removed[colour] = 1
    return setup


def turn_of(rng: random.Random, drawing: Drawing, players: int) -> str:
    colours = [colour for colour in SIDE_OF if colour in drawing.pieces.values()]
    return rng.choice([colour for colour in colours if players > 2 or colour in ("blue", "red")])


def anywhere(rng: random.Random, players: int, terrain: str) -> Setup:
    board, drawing = oracle.Board(terrain), Drawing()
    scattered(rng, drawing, board, list(board.kind))
    with_flags(rng, drawing, board)
    return spoils(rng, Setup(drawing, turn_of(rng, drawing, players), players, terrain=terrain), board)


def crowd(rng: random.Random, players: int, terrain: str) -> Setup:
    """All in a small part of the board."""
    board, drawing = oracle.Board(terrain), Drawing()
    column, row = board.place[rng.choice(list(board.kind))]
    near = [square for square, (x, y) in board.place.items() if abs(x - column) + abs(y - row) < 5]
    scattered(rng, drawing, board, near, low=1)
    with_flags(rng, drawing, board)
    return spoils(rng, Setup(drawing, turn_of(rng, drawing, players), players, terrain=terrain), board)


def besieged(rng: random.Random, players: int, terrain: str) -> Setup:
    """A piece on the enemy castle, with most or all ways out blocked."""
    board, drawing = oracle.Board(terrain), Drawing()
    turn = rng.choice(list(SIDE_OF))
    castle = board.castle[ENEMY[SIDE_OF[turn]]]
    drawing.pieces[castle] = turn
    left = Counter({colour: len(bridges) for colour, bridges in board.drawbridges.items()})
    left[turn] -= 1
    ring = [square for square in board.neighbours(castle) if rng.random() < 0.9]
    if rng.random() < 0.6:
        ring += [far for square in ring for far in board.neighbours(square) if rng.random() < 0.3]
    for square in dict.fromkeys(ring):
        colours = list(left.elements())
        if colours and square not in drawing.pieces and board.kind[square] not in "T":
            drawing.pieces[square] = rng.choice(colours)
            left[drawing.pieces[square]] -= 1
    scattered(rng, drawing, board, list(board.kind))
    with_flags(rng, drawing, board)
    if rng.random() < 0.6:
        drawing.flags[ENEMY[SIDE_OF[turn]]] = (CARRIED, castle)
    setup = Setup(drawing, turn, players, terrain=terrain)
    if players == 2:
        setup.turn = {"green": "blue", "yellow": "red"}.get(turn, turn)
    return spoils(rng, setup, board)


def duel(rng: random.Random, players: int, terrain: str) -> Setup:
    """One piece beside another, often a thief on the castle it has robbed, and hardly anybody else."""
    board, drawing = oracle.Board(terrain), Drawing()
    turn = rng.choice([colour for colour in SIDE_OF if players > 2 or colour in ("blue", "red")])
    castle = board.castle[SIDE_OF[turn]]
    target = castle if rng.random() < 0.4 else rng.choice(board.all_of("."))
    beside = [square for square in board.neighbours(target) if board.kind[square] not in "TQC"]
    drawing.pieces = {target: rng.choice(oracle.COLOURS[ENEMY[SIDE_OF[turn]]]), rng.choice(beside): turn}
    if rng.random() < 0.4:
        scattered(rng, drawing, board, list(board.kind))
    with_flags(rng, drawing, board)
    if target == castle:
        drawing.flags[SIDE_OF[turn]] = (CARRIED, castle)
    return spoils(rng, Setup(drawing, turn, players, terrain=terrain), board)


# -- the comparison ---------------------------------------------------------------------------------------------------


def luck(rng: random.Random, other: Oracle) -> Choice:
    """What chance decides; fights end in a tie and in doubles more often than they should."""
    odds = other.odds()
    if other.state.stage == "fight" and rng.random() < 0.4:
        bonus, doubles = other.bonus(), rng.random() < 0.4
        rolls = [dice for dice in product(range(1, 7), repeat=4) if sum(dice[:2]) + bonus == sum(dice[2:]) or doubles]
        return "fight", *rng.choice([dice for dice in rolls if dice[0] == dice[1] or not doubles])
    return rng.choices(list(odds), list(odds.values()))[0]


def play_both(rng: random.Random, player: Player, table: BattleOfBanners, other: Oracle, steps: int) -> Counter[str]:
    """On from here, compared all the way; what was met."""
    met: Counter[str] = Counter(games=1)
    compare(table, other)
    while other.to_act() is not None and met["steps"] < steps:
        if other.to_act() == "chance":
            choice = luck(rng, other)
        else:
            choice = player(rng, other, sorted(other.choices(), key=str))
        note(met, other, choice)
        met["steps"] += 1
        met["choices"] += len(other.choices())
        engine.do(table.game, table.state, choice)
        other.do(choice)
        try:
            compare(table, other)
        except AssertionError as error:
            raise AssertionError(f"after {choice}: {error}") from error
    if other.to_act() is None:
        met[compare_result(table, other)] += 1
    return met


def note(met: Counter[str], other: Oracle, choice: Choice) -> None:
    """What is met with this choice."""
    state = other.state
    kind = str(choice[0])
    met[str(choice[1]) if kind == "play" else kind] += 1
    if kind in ("move", "attack"):
        start = str(choice[1])
        met["loop"] += kind == "move" and choice[2] == start
        met["carrier moves"] += other.carries(start)
        met["blocked in"] += other.is_blocked_in(start)
        met["leaves castle"] += other.must_leave(start)
        met["a keep is closed"] += any(not other.is_open(keep) for keep in other.board.keeps)
    if kind == "attack":
        met["carrier attacked"] += other.carries(str(choice[3]))
        met["carrier attacks"] += other.carries(str(choice[1]))
        met["thief attacked"] += other.carries(str(choice[3])) and choice[3] == other.board.castle[state.side]
        met["from a keep"] += choice[2] in other.board.keeps
    if kind == "roll":
        met["storm"] += state.storm.get(ENEMY[state.side]) == state.turn - 1
        met["ghosts"] += state.ghost.get(ENEMY[state.side]) == state.turn - 1
    met["flag lies"] += any(flag.where == SPACE for flag in state.flags.values())
    if kind == "rest":
        met["rest in keep"] += choice[1] in other.board.keeps


@dataclass(frozen=True)
class Batch:
    """Some games of one kind, and what they must have met."""

    player: Player
    players: int
    games: int
    start: Callable[[random.Random, int, str], Setup] | None = None
    terrain: str = oracle.BOARD
    steps: int = 400
    must: tuple[str, ...] = ()

    def __str__(self) -> str:
        start = self.start.__name__ if self.start else "beginning"
        board = {SMALL: "-small", NARROW: "-narrow", WIDE: "-wide"}.get(self.terrain, "")
        return f"{self.player.__name__}-{MODES[self.players]}-{start}{board}"


FIGHTS = ("attack", "rest", "return", "extra-strength", "extra-defense", "poison")
FLAGS = ("flag", "carrier moves", "leaves castle", "carrier attacked", "flag lies")
TROUBLE = ("carrier moves", "carrier attacks", "flag lies", "storm", "ghosts", "hidden-knife", "draw", "steal", "rest")
EVERYTHING = (*TROUBLE, *oracle.DECK)

BATCHES = [
    *(Batch(at_random, players, 3) for players in (2, 3, 4)),
    *(Batch(fighters, players, 5, must=FIGHTS) for players in (2, 3, 4)),
    *(Batch(runners, players, 10, must=FLAGS) for players in (2, 3, 4)),
    *(Batch(fighters, players, 50, anywhere, steps=22, must=EVERYTHING) for players in (2, 3, 4)),
    *(Batch(fighters, players, 40, crowd, steps=20, must=(*TROUBLE, "carrier attacked")) for players in (2, 4)),
    *(Batch(fighters, players, 40, duel, steps=7, must=("elimination", "thief attacked")) for players in (2, 3, 4)),
    *(Batch(runners, players, 50, besieged, steps=7, must=("blocked in", "leaves castle")) for players in (2, 3, 4)),
    *(Batch(runners, players, 20, anywhere, SMALL, 30, must=("flag",)) for players in (2, 4)),
    *(Batch(fighters, players, 20, crowd, NARROW, 30) for players in (2, 3)),
    *(Batch(runners, players, 20, besieged, terrain, 10) for players in (2, 4) for terrain in (SMALL, NARROW, WIDE)),
    Batch(fighters, 2, 15, anywhere, WIDE, 30, must=("attack",)),
]


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Game]:
    """The game on every board."""
    folder: Path = tmp_path_factory.mktemp("boards")
    return {oracle.BOARD: GAME} | {terrain: packed(terrain, folder) for terrain in (SMALL, NARROW, WIDE)}


@pytest.mark.parametrize("batch", BATCHES, ids=str)
def test_the_engine_agrees_with_the_oracle(batch: Batch, games: dict[str, Game]) -> None:
    met: Counter[str] = Counter()
    game = games[batch.terrain]
    for number in range(batch.games):
        if number >= scaled(batch.games // 5, batch.games) and all(met[what] for what in batch.must):
            break
        seed = f"{batch}/{number}"
        rng = random.Random(seed)
        if batch.start is None:
            limit = rng.choice((20, 60, 200))
            state, other = game.new(batch.players, limit=str(limit)), Oracle(MODES[batch.players], limit=limit)
        else:
            setup = batch.start(rng, batch.players, batch.terrain)
            state, other = game.restore(position_of(setup)), oracle_of(setup)
        try:
            met += play_both(rng, batch.player, BattleOfBanners(state, game), other, batch.steps)
        except AssertionError as error:
            raise AssertionError(f"game {seed}: {error}") from error
    print(f"{batch}: {dict(sorted(met.items()))}")
    missed = [what for what in batch.must if not met[what]]
    assert not missed, f"this batch was to meet {missed}, but met only {dict(met)}"


@pytest.mark.parametrize("start", [anywhere, crowd, besieged], ids=lambda start: str(start.__name__))
def test_every_roll_of_many_positions(start: Callable[[random.Random, int, str], Setup]) -> None:
    """The same moves and attacks for every die, and for two dice with a Horse."""
    for number in range(scaled(6, 25)):
        rng = random.Random(f"{start.__name__}/rolls/{number}")
        setup = start(rng, rng.choice((2, 3, 4)), oracle.BOARD)
        setup.hands[SIDE_OF[setup.turn]] = Counter(["horse"])
        setup.discard = Counter()
        for horse in (False, True):
            table, other = BattleOfBanners(GAME.restore(position_of(setup))), oracle_of(setup)
            opening: Choice = ("play", "horse") if horse else ("pass",)
            engine.do(GAME, table.state, opening)
            other.do(opening)
            dice = [(a, 7 - a) for a in (1, 2, 3)] + [(5, 6), (6, 6)] if horse else [(die,) for die in range(1, 7)]
            for roll in dice:
                here, there = table.copy(), other.copy()
                engine.do(GAME, here.state, ("roll", *roll))
                there.do(("roll", *roll))
                compare(here, there)


def test_the_oracle_walks_every_walk() -> None:
    """Its walk of all ways at once finds what walking one way after the other finds."""

    def ends(one: Oracle, clear: set[str], way: list[str], steps: int) -> set[str]:
        if steps == 0:
            return {way[-1]}
        further = [b for b in one.board.neighbours(way[-1]) if b in clear and b not in way[-2:-1]]
        return {end for beside in further for end in ends(one, clear, [*way, beside], steps - 1)}

    for number in range(scaled(3, 10)):
        one = oracle_of(anywhere(random.Random(number), 2, oracle.BOARD))
        for start in one.state.pieces:
            if not one.is_blocked_in(start):
                for steps in (1, 3, 6):
                    found = {square for _, square in one.walks(start, steps)[-1]}
                    assert found == ends(one, one.clear_squares(start), [start], steps)
