"""Plays games one after the other and counts them; compiled, so that each costs little more than the game itself."""

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.bot import Bot
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State

FINE: Final = 1_000_000  # a game's own numbers are summed in millionths: the same sums in whatever order they are added


class GameRow(NamedTuple):
    number: int
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    values: tuple[float, ...]  # what it was worth to each seat, -1 to 1
    reason: str
    rule: str
    result: str
    turns: int
    decisions: int
    tally: tuple[tuple[str, float], ...]
    moves: tuple[int, ...]  # every action and outcome of chance; empty if nobody has noted them


# Here and in this way, because compiling loses the docstring of a named tuple.
setattr(GameRow, "__doc__", "A finished game, whole: with its study it can be looked at, counted and replayed.")  # noqa: B010


def game_row(number: int, state: State, decisions: int, moves: tuple[int, ...] = ()) -> GameRow:
    """What is to be kept of a game that is over."""
    outcome = state.outcome()
    assert outcome is not None, "only finished games are counted"
    return GameRow(
        number,
        outcome.winners,
        outcome.scores,
        tuple(state.returns()),
        outcome.reason,
        outcome.rule,
        outcome.result,
        state.turns(),
        decisions,
        tuple(state.tally()),
        moves,
    )


@final
class Tally:
    """What is kept of finished games: counters and histograms, so a million games need no more memory than ten."""

    games: int
    draws: int
    wins: list[int]  # seat → games won; partners win together
    endings: dict[str, int]
    turns: dict[int, int]  # length → games
    decisions: dict[int, int]
    results: dict[str, int]  # what was reached together → games
    scores: dict[float, int]  # the score reached together → games
    sums: dict[str, int]  # a number that the game counts → its sum, in millionths
    counts: dict[str, int]  # the same → games that had it
    lines: list[GameRow] | None  # game by game, only if somebody wants to write them down

    def __init__(self, seats: int, lines: bool = False) -> None:
        self.games = 0
        self.draws = 0
        self.wins = [0] * seats
        self.endings = {}
        self.turns = {}
        self.decisions = {}
        self.results = {}
        self.scores = {}
        self.sums = {}
        self.counts = {}
        self.lines = [] if lines else None

    def add(self, row: GameRow) -> None:
        """Count a game that is over."""
        self.games += 1
        for seat in row.winners:
            self.wins[seat] += 1
        if not row.winners:
            self.draws += 1
        self.endings[row.reason] = self.endings.get(row.reason, 0) + 1
        self.turns[row.turns] = self.turns.get(row.turns, 0) + 1
        self.decisions[row.decisions] = self.decisions.get(row.decisions, 0) + 1
        if row.result:
            score = float(row.scores[0]) if row.scores else 0.0
            self.results[row.result] = self.results.get(row.result, 0) + 1
            self.scores[score] = self.scores.get(score, 0) + 1
        for name, number in row.tally:
            self.sums[name] = self.sums.get(name, 0) + round(number * FINE)
            self.counts[name] = self.counts.get(name, 0) + 1
        if self.lines is not None:
            self.lines.append(row)

    def merge(self, other: "Tally") -> None:
        """Add another tally's counts. Lines are not taken over: they are written down batch by batch."""
        self.games += other.games
        self.draws += other.draws
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
        for reason, number in other.endings.items():
            self.endings[reason] = self.endings.get(reason, 0) + number
        for length, number in other.turns.items():
            self.turns[length] = self.turns.get(length, 0) + number
        for length, number in other.decisions.items():
            self.decisions[length] = self.decisions.get(length, 0) + number
        for result, number in other.results.items():
            self.results[result] = self.results.get(result, 0) + number
        for score, number in other.scores.items():
            self.scores[score] = self.scores.get(score, 0) + number
        for name, number in other.sums.items():
            self.sums[name] = self.sums.get(name, 0) + number
        for name, number in other.counts.items():
            self.counts[name] = self.counts.get(name, 0) + number

    def means(self) -> dict[str, float]:
        """The numbers that the game counts, averaged over the games that had them."""
        return {name: total / FINE / self.counts[name] for name, total in self.sums.items()}

    def columns(self) -> list[object]:
        """Everything in it, for pickling and comparing."""
        return [
            self.games,
            self.draws,
            self.wins,
            self.endings,
            self.turns,
            self.decisions,
            self.results,
            self.scores,
            self.sums,
            self.counts,
            self.lines,
        ]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and self.columns() == other.columns()

    def __hash__(self) -> int:
        raise TypeError("a tally changes in place")

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, tuple(self.columns())


def rebuild(
    games: int,
    draws: int,
    wins: list[int],
    endings: dict[str, int],
    turns: dict[int, int],
    decisions: dict[int, int],
    results: dict[str, int],
    scores: dict[float, int],
    sums: dict[str, int],
    counts: dict[str, int],
    lines: list[GameRow] | None,
) -> Tally:
    """A tally from its columns: for pickling."""
    tally = Tally(len(wins))
    tally.games = games
    tally.draws = draws
    tally.wins = wins
    tally.endings = endings
    tally.turns = turns
    tally.decisions = decisions
    tally.results = results
    tally.scores = scores
    tally.sums = sums
    tally.counts = counts
    tally.lines = lines
    return tally


@final
class Course:
    """How a game went: every action and outcome in order, and how many of them were decisions."""

    moves: vec[i64]
    decisions: i64

    def __init__(self) -> None:
        self.moves = vec[i64]()
        self.decisions = 0


def course(state: State, bots: list[Bot], rng: Rng, dice: Rng) -> Course:
    """Let bots play to the end. A bot sees a world that looks right to its seat; `dice` decide chance. No bots: all
    play at random, as in a playout."""
    found = Course()
    for bot in bots:
        bot.forget()
    while True:
        seat = state.actor()
        if seat >= 0:
            if bots:
                action = bots[seat].decide(state.resample(int(seat), rng), seat, rng)
            else:
                action = state.courtesy()
                if action < 0:
                    moves = state.moves(seat)
                    action = moves[rng.below(len(moves))]
            found.decisions += 1
        elif seat == CHANCE:
            action = state.sample(dice)
        else:
            return found
        state.step(action, seat)
        found.moves = append(found.moves, action)


def play(state: State, bots: list[Bot], rng: Rng) -> i64:
    """Let bots play to the end; the number of decisions."""
    return course(state, bots, rng, rng).decisions


def play_batch(start: State, bots: list[Bot], seed: str, first: i64, games: i64, tally: Tally) -> None:
    """Play and count games `first` and on; game i depends on the seed and i alone. No bots: all play at random."""
    rng = Rng(0)
    for i in range(first, first + games):
        rng.restart(f"{seed}/{i}")
        state = start.clone()
        if tally.lines is not None:
            played = course(state, bots, rng, rng)
            tally.add(game_row(int(i), state, int(played.decisions), tuple([int(one) for one in played.moves])))
        else:
            decisions = play(state, bots, rng) if bots else state.playout(rng)
            tally.add(game_row(int(i), state, int(decisions)))


def play_pairs(starts: list[State], bots: list[list[Bot]], seed: str, first: i64, games: i64) -> list[list[GameRow]]:
    """The same games from each start with its bots: chance has a stream of its own, so that as long as nothing differs
    all games are the same, and afterwards the same numbers fall."""
    rng = Rng(0)
    dice = Rng(0)
    found: list[list[GameRow]] = []
    for i in range(first, first + games):
        rows: list[GameRow] = []
        for way in range(len(starts)):
            rng.restart(f"{seed}/{i}")
            dice.restart(f"{seed}/{i}/chance")
            state = starts[way].clone()
            decisions = course(state, bots[way], rng, dice).decisions
            rows.append(game_row(int(i), state, int(decisions)))
        found.append(rows)
    return found


# -- what the benchmarks time: loops with nothing else in them --------------------------------------------------------


def playouts(start: State, rng: Rng, games: i64) -> int:
    """Random games one after the other; the number of decisions."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += start.clone().playout(rng)
    return int(decisions)


def clones(state: State, number: i64) -> None:
    """Copies one after the other."""
    for _ in range(number):
        state.clone()


def choices(state: State, bot: Bot, rng: Rng, number: i64) -> None:
    """The same choice, made again and again."""
    seat = state.actor()
    for _ in range(number):
        bot.choose(state, seat, rng)
