"""Plays games one after the other and counts them; compiled, so that each costs little more than the game itself."""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core.bot import Bot
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State

GameRow = tuple[int, tuple[int, ...], str, int]  # a game in short: index, winners, reason, turns

FINE: Final = 1_000_000  # a game's own numbers are summed in millionths: the same sums in whatever order they are added


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

    def add(self, index: int, state: State, decisions: int) -> None:
        """Count a game that is over."""
        outcome = state.outcome()
        assert outcome is not None, "only finished games are counted"
        self.games += 1
        for seat in outcome.winners:
            self.wins[seat] += 1
        if not outcome.winners:
            self.draws += 1
        turns = state.turns()
        self.endings[outcome.reason] = self.endings.get(outcome.reason, 0) + 1
        self.turns[turns] = self.turns.get(turns, 0) + 1
        self.decisions[decisions] = self.decisions.get(decisions, 0) + 1
        if outcome.result:
            score = float(outcome.scores[0]) if outcome.scores else 0.0
            self.results[outcome.result] = self.results.get(outcome.result, 0) + 1
            self.scores[score] = self.scores.get(score, 0) + 1
        for name, number in state.tally():
            self.sums[name] = self.sums.get(name, 0) + round(number * FINE)
            self.counts[name] = self.counts.get(name, 0) + 1
        if self.lines is not None:
            self.lines.append((index, outcome.winners, outcome.reason, turns))

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


def play(state: State, bots: list[Bot], rng: Rng) -> i64:
    """Let bots play to the end; the number of decisions. A bot sees a world that looks right to its seat."""
    decisions: i64 = 0
    for bot in bots:
        bot.forget()
    while True:
        seat = state.actor()
        if seat >= 0:
            state.step(bots[seat].decide(state.resample(int(seat), rng), seat, rng), seat)
            decisions += 1
        elif seat == CHANCE:
            state.step(state.sample(rng), CHANCE)
        else:
            return decisions


def play_batch(start: State, bots: list[Bot], seed: str, first: i64, games: i64, tally: Tally) -> None:
    """Play and count games `first` and on; game i depends on the seed and i alone. No bots: all play at random."""
    rng = Rng(0)
    for i in range(first, first + games):
        rng.restart(f"{seed}/{i}")
        state = start.clone()
        decisions = play(state, bots, rng) if bots else state.playout(rng)
        tally.add(int(i), state, int(decisions))


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
