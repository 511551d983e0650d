"""What a change does: the same games with and without it, by common random numbers.

Both games of a pair are the same until the change first matters; what doesn't differ cancels out, so a difference shows
with far fewer games than by two studies. The interval holds whenever one looks (Waudby-Smith and others, *Time-uniform
central limit theory and asymptotic confidence sequences*, 2024), so it is honest to stop as soon as it is narrow enough
or leaves out zero.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Any, Final

from fidchell import bots
from fidchell.lab.batch import GameRow, play_pairs
from fidchell.lab.executors import Playing, Runner, never, tallies
from fidchell.lab.plot import Chart
from fidchell.lab.plot import Series as Line
from fidchell.lab.simulate import Series
from fidchell.lab.stats import Mean
from fidchell.lab.stopping import heeding
from fidchell.lab.words import count

EVERY: Final = 100  # games between two looks: when it stops must not depend on how fast games are
WRONG: Final = 0.05  # how often an interval may be
TUNED: Final = 500  # games for which the interval is narrowest


@dataclass(frozen=True)
class Pairs:
    """The same games in several ways."""

    ways: tuple[Series, ...]

    def ready(self) -> "Playing[PlayedPairs]":
        loaded = [(way.load(), way) for way in self.ways]
        starts = [game.new(way.players, **way.options) for game, way in loaded]
        seated = [[heeding(bots.make(name, game)) for name in way.bots] for game, way in loaded]

        def play(first: int, games: int, lines: bool) -> PlayedPairs:
            return PlayedPairs(games, play_pairs(starts, seated, str(self.ways[0].seed), first, games))

        return play


@dataclass(frozen=True)
class PlayedPairs:
    games: int
    rows: list[list[GameRow]]


@dataclass
class Difference(Mean):
    """A mean of differences, with an interval that holds whenever one looks."""

    of_shares: bool = True

    @property
    def reach(self) -> float:
        """How far the interval goes to each side. One more pair, which differs, keeps it honest where few do."""
        n = self.number
        if n < 2:
            return 1.0
        variance = self.variance + 1.0 / n
        rho2 = (2 * log(1 / WRONG) + log(1 + 2 * log(1 / WRONG))) / TUNED
        return sqrt(variance * 2 * (n * rho2 + 1) / (n * n * rho2) * log(sqrt(n * rho2 + 1) / WRONG))

    @property
    def ends(self) -> tuple[float, float]:
        """Of the interval; shares can't differ by more than 1, however few games there are."""
        low, high = self.mean - self.reach, self.mean + self.reach
        return (max(-1.0, low), min(1.0, high)) if self.of_shares else (low, high)

    def as_dict(self) -> dict[str, float]:
        return {"difference": self.mean, "low": self.ends[0], "high": self.ends[1]}


@dataclass
class Compared:
    """Two ways compared: by how much each seat's chance to win differs (together: that of the best result), and the
    length."""

    together: bool
    seats: list[Difference]
    length: Difference = field(default_factory=lambda: Difference(of_shares=False))
    shares: list[float] = field(default_factory=list)  # without the change, summed up
    same: int = 0  # pairs in which nothing differed

    @classmethod
    def of(cls, together: bool, players: int) -> "Compared":
        number = 1 if together else players
        return cls(together, [Difference() for _ in range(number)], shares=[0.0] * number)

    def add(self, before: GameRow, after: GameRow) -> None:
        for seat, difference in enumerate(self.seats):
            was, now = worth(before, seat, self.together), worth(after, seat, self.together)
            difference.add(now - was)
            self.shares[seat] += was
        self.length.add(float(after.turns - before.turns))
        self.same += before == after

    @property
    def games(self) -> int:
        return self.length.number

    def sure(self, within: float) -> bool:
        """Whether one need not go on: the first seat's difference is clear, or known well enough."""
        first = self.seats[0]
        return abs(first.mean) > first.reach or first.reach <= within

    def as_dict(self) -> dict[str, Any]:
        by = {str(n): one.as_dict() | {"before": self.shares[n] / self.games} for n, one in enumerate(self.seats)}
        length = self.length.as_dict()
        told = {"games": self.games, **self.seats[0].as_dict(), "by": by, "length": length, "same": self.same}
        return {"measure": "best result" if self.together else "win", **told}


def worth(row: GameRow, seat: int, together: bool) -> float:
    """From 0 to 1; a draw is half a win. Together only the best result counts."""
    return float(row.values[seat] == 1.0) if together else (row.values[seat] + 1.0) / 2.0


def compare(
    ways: tuple[Series, ...],
    games: int,
    *,
    within: float | None = None,
    workers: int | None = 1,
    ray: str | None = None,
    told: Callable[[int], None] = lambda games: None,
    stop: Callable[[], bool] = never,
) -> list[Compared]:
    """Each of the other ways with the first. `within`: stop as soon as one is sure, or as near as this."""
    together = ways[0].load().meta.together
    found = [Compared.of(together, ways[0].players) for _ in ways[1:]]
    batches = tallies(Runner(Pairs(ways)), games, workers=workers, ray=ray, stop=stop)
    try:
        for batch in batches:
            told(batch.games)
            for rows in batch.rows:
                for one, row in zip(found, rows[1:], strict=True):
                    one.add(rows[0], row)
                if within is not None and found[0].games % EVERY == 0 and all(one.sure(within) for one in found):
                    return found
    finally:
        batches.close()
    return found


# -- in words ---------------------------------------------------------------------------------------------------------


def lines(names: list[str], one: Compared) -> list[str]:
    """What was found, in sentences."""
    whole = [f"{count(one.games, 'pairs')}, {one.same:,} of them the same with the change"]
    who = ["best result"] if one.together else names
    wide = max(map(len, who))
    for name, difference, share in zip(who, one.seats, one.shares, strict=True):
        before, (low, high) = share / one.games, difference.ends
        change = f"{100 * difference.mean:+.1f} points ({100 * low:+.1f} to {100 * high:+.1f})"
        whole.append(f"  {name:{wide}}  {100 * before:5.1f} % before, {change}")
    length = one.length
    whole.append(f"  length  {length.mean:+.2f} turns (± {length.reach:.2f})")
    first = one.seats[0]
    if abs(first.mean) > first.reach:
        whole.append("A clear difference.")
    else:
        within = 100 * max(map(abs, first.ends))
        whole.append(f"No difference shown; if there is one, it is below {within:.1f} points.")
    return whole


def sweep_chart(title: str, datum: str, values: list[str], found: list[Compared], names: list[str]) -> Chart:
    """How the shares go with a datum; values that are no numbers stand in their order."""
    chart = Chart(title, datum, "best result, %" if found[0].together else "won, %")
    numbers = [float(value) if is_number(value) else float(n) for n, value in enumerate(values)]
    for seat, name in enumerate(["best result"] if found[0].together else names):
        points, bars = [], []
        for x, one in sorted(zip(numbers, found, strict=True), key=lambda pair: pair[0]):
            share = one.shares[seat] / one.games + one.seats[seat].mean
            points.append((x, 100 * share))
            bars.append((100 * (share - one.seats[seat].reach), 100 * (share + one.seats[seat].reach)))
        chart.add(Line(name, points, bars))
    return chart


def is_number(text: str) -> bool:
    return text.removeprefix("-").replace(".", "", 1).isdecimal()
