"""Games as something to learn from: positions as rows of features. Compiled, so that a game costs little more."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.bot import Bot, Features, Judge, first_of_team
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State
from fidchell.lab.batch import play


@final
class Dataset:
    """Training data: one row per position and viewpoint, then what became of it."""

    features: Features
    judges: list[Judge]  # asked what they think of every position, to compare it with what became of it
    width: i64
    at: vec[float]
    rows: vec[float]
    seats: vec[i64]  # row → with whose eyes
    chances: vec[float]  # row * judges + judge → what it said
    results: vec[float]  # row → what the game was worth to that seat, 0 to 1
    games: vec[i64]  # game → rows
    eyes: i64  # rows a position

    def __init__(self, features: Features, judges: list[Judge], seats: i64) -> None:
        self.features = features
        self.judges = judges
        self.width = features.count(seats)
        self.at = vec[float]([0.0] * int(self.width))
        self.rows = vec[float]()
        self.seats = vec[i64]()
        self.chances = vec[float]()
        self.results = vec[float]()
        self.games = vec[i64]()
        self.eyes = 0

    def note(self, state: State) -> None:
        """A position: one row, or one for each side if each sees it with eyes of its own."""
        before: i64 = len(self.seats)
        for seat in range(state.seats):
            if self.features.eyes(state, seat) != seat or not first_of_team(state, seat):
                continue
            self.features.write(state, seat, self.at)
            rows = self.rows
            for i in range(self.width):
                rows = append(rows, self.at[i])
            self.rows = rows
            self.seats = append(self.seats, seat)
            for judge in self.judges:
                self.chances = append(self.chances, judge.chance(state, seat))
        self.eyes = len(self.seats) - before

    def finish(self, state: State) -> None:
        """The game is over."""
        for i in range(len(self.results), len(self.seats)):
            self.results = append(self.results, came(state, self.seats[i]))
        rows: i64 = len(self.seats)
        for i in range(len(self.games)):
            rows -= self.games[i]
        self.games = append(self.games, rows)


def came(state: State, seat: i64) -> float:
    """What a finished game was worth to a seat, 0 to 1: what a learned value is to foresee.

    Where all play together only the best result counts: a team that may settle for less would.
    """
    value = state.value(seat)
    if all_together(state):
        return 1.0 if value >= 1.0 else 0.0
    return (value + 1.0) / 2.0


def all_together(state: State) -> bool:
    """Whether all win or lose as one; somebody alone, too."""
    for seat in range(1, state.seats):
        if state.team(seat) != state.team(0):
            return False
    return True


def record(state: State, bots: list[Bot], rng: Rng, astray: i64, between: i64, dataset: Dataset) -> None:
    """Play a game and note its positions.

    `astray` decisions per thousand are random legal moves. Every turn's beginning is noted, and `between` per thousand
    of the decisions within one; chance that the features weigh themselves is counted as one.
    """
    turn: i64 = -1
    while True:
        seat = state.actor()
        if seat == OVER:
            break
        weighed = seat == CHANCE and dataset.features.weighs(state)
        within = (seat >= 0 or weighed) and rng.below(1000) < between
        if (state.turns() != turn or within) and not (weighed and dataset.features.likely(state)):
            turn = state.turns()
            dataset.note(state)
        if seat == CHANCE:
            state.step(state.sample(rng), CHANCE)
        else:
            action = state.courtesy()
            if action < 0 and rng.below(1000) < astray:
                moves = state.moves(seat)
                action = moves[rng.below(len(moves))]
            if action < 0:
                action = bots[seat].choose(state.resample(int(seat), rng), seat, rng)
            state.step(action, seat)
    dataset.finish(state)


def sides(state: State) -> list[int]:
    """Every seat's side, counted from 0."""
    found: list[int] = []
    sides = 0
    for seat in range(state.seats):
        mine = -1
        for other in range(seat):
            if state.team(other) == state.team(seat):
                mine = found[other]
        if mine < 0:
            mine = sides
            sides += 1
        found.append(mine)
    return found


def record_batch(
    start: State,
    bot: Bot,
    rival: Bot,
    seed: str,
    first: i64,
    games: i64,
    astray: i64,
    between: i64,
    dataset: Dataset,
) -> None:
    """Games `first` and on; game i depends on the seed and i alone. In every third a single side is the bot's, the
    others are the rival's; in the rest all are the bot's."""
    rng = Rng(0)
    where = sides(start)
    for i in range(first, first + games):
        rng.restart(f"{seed}/{i}")
        own = i // 3 % (max(where) + 1)
        bots = [bot if i % 3 or where[seat] == own else rival for seat in range(len(where))]
        record(start.clone(), bots, rng, astray, between, dataset)


def match(start: State, bot: Bot, rival: Bot, seed: str, first: i64, games: i64) -> list[float]:
    """What games `first` and on were worth to the bot, 0 to 1; it plays each side in turn, the rival all others."""
    rng = Rng(0)
    where = sides(start)
    found: list[float] = []
    for i in range(first, first + games):
        rng.restart(f"{seed}/{i}")
        own = i % (max(where) + 1)
        state = start.clone()
        play(state, [bot if where[seat] == own else rival for seat in range(len(where))], rng)
        found.append(came(state, where.index(int(own))))
    return found
