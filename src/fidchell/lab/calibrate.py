"""Do chances come true? Of the positions that a judge gives 70 %, some 70 % should be won: a table and a plot.

The games are played by the greedy bot with the best judge there is, with occasional random moves and a seed that no
training used; where all play together by the team's bot, from the starts that it learns from. For a judge written by
hand the scale is fitted, too, on one half of the games and tried on the other.
"""

from dataclasses import dataclass
from math import exp, log
from typing import Any, Final

from fidchell import bots
from fidchell.bots.simple import GreedyBot
from fidchell.coach.worth import ended, opinion
from fidchell.core.bot import Judge
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER
from fidchell.lab.plot import Chart, Series
from fidchell.lab.recorder import Dataset, record_batch
from fidchell.lab.run import progress
from fidchell.lab.stats import Z95

BINS: Final = 10
ASTRAY: Final = 50  # of a thousand decisions
SURE: Final = 1e-6
STEPS: Final = 20  # of Newton's method


@dataclass(frozen=True)
class Forecast:
    """What a judge said of a position, and what became of it."""

    game: int
    chance: float
    result: float


@dataclass(frozen=True)
class Bin:
    """Positions with about the same chance. Those of one game are not independent: the interval goes by games."""

    chance: float
    result: float
    rows: int
    low: float
    high: float


@dataclass(frozen=True)
class Finding:
    """A judge's reliability."""

    name: str
    scale: float | None  # that would suit a judge written by hand best
    bins: list[Bin]
    loss: float  # mean log loss; 0.693 is a coin
    error: float  # mean distance between chance and result over the bins
    advice: str = ""  # what would suit the coach best

    def as_dict(self) -> dict[str, Any]:
        return {
            "judge": self.name,
            "scale": self.scale,
            "advice": self.advice,
            "log_loss": round(self.loss, 4),
            "error": round(self.error, 4),
            "bins": [[round(one.chance, 4), round(one.result, 4), one.rows] for one in self.bins],
        }


def calibrate(game: Game, players: int, number: int, seed: str) -> list[Finding]:
    """Play games and compare."""
    judges = bots.judges(game)
    names = list(judges)
    best = bots.make("plan", game) if game.meta.together else GreedyBot(judges[names[-1]])
    ways = bots.game_module(game, "team").PRACTICE if game.meta.together else [{}]
    starts = [game.new(players, **options) for options in ways]
    said: dict[str, list[Forecast]] = {name: [] for name in names}
    with progress(number, "games") as bar:
        for index in range(number):
            dataset = Dataset(bots.features(game), list(judges.values()), players)
            start = starts[index % len(starts)]
            record_batch(start, best, best, seed, index, 1, ASTRAY, 0, dataset)
            for row, result in enumerate(dataset.results):
                for place, name in enumerate(names):
                    said[name].append(Forecast(index, dataset.chances[row * len(names) + place], result))
            bar.advance(1)
    return [finding(name, judges[name], said[name], players) for name in names]


def calibrate_coach(game: Game, players: int, number: int, seed: str, spec: str = "level:5") -> Finding:
    """The same for the coach, in games of a good level: one look at every decision."""
    said, bot = list[Forecast](), bots.make(spec, game)
    with progress(number, "games") as bar:
        for index in range(number):
            rng, state = Rng(f"{seed}/{index}"), game.new(players)
            seen: list[tuple[int, float]] = []
            bot.forget()
            while state.actor() != OVER:
                seat = int(state.actor())
                if seat == CHANCE:
                    state.step(state.sample(rng), CHANCE)
                    continue
                if not state.at_once() or not any(state.has_chosen(other) for other in range(players)):
                    open_to_all = state.clone()
                if len(state.legal(seat)) > 1 and state.courtesy() < 0:
                    look = f"{seed}/{index}/{len(seen)}"
                    seen.append((seat, opinion(game, open_to_all, seat, look, 1)[0].chance))
                state.step(bot.decide(state.resample(seat, rng), seat, rng), seat)
            said += [Forecast(index, chance, ended(game, state, seat)) for seat, chance in seen]
            bar.advance(1)
    bins = binned(said)
    error = sum(one.rows * abs(one.chance - one.result) for one in bins) / len(said)
    return Finding("coach", None, bins, mean_loss(said, 1.0), error, advice(game, said))


def advice(game: Game, said: list[Forecast]) -> str:
    """What the coach's `sharp` and `modest` should be."""
    given = bots.thoughts(game).get("coach", {})
    sharp, modest = float(given.get("sharp", 1.0)), float(given.get("modest", 0.0))
    power, shift = straightened(said)
    return f"sharp = {sharp * power:.2f} and modest = {modest * power - shift:.2f} fit best"


def straightened(said: list[Forecast]) -> tuple[float, float]:
    """The power and the shift of the log odds with the least loss, by Newton's method."""
    power, shift = 1.0, 0.0
    rows = [(log(chance / (1.0 - chance)), one.result) for one in said if SURE < (chance := one.chance) < 1.0 - SURE]
    for _ in range(STEPS):
        slope, level, bend, twist, width = 0.0, 0.0, SURE, 0.0, SURE
        for odds, result in rows:
            chance = 1.0 / (1.0 + exp(-power * odds - shift))
            miss, weight = result - chance, chance * (1.0 - chance)
            slope, level = slope + miss * odds, level + miss
            bend, twist, width = bend + weight * odds * odds, twist + weight * odds, width + weight
        whole = bend * width - twist * twist
        power += (width * slope - twist * level) / whole
        shift += (bend * level - twist * slope) / whole
    return power, shift


def finding(name: str, judge: Judge, said: list[Forecast], players: int) -> Finding:
    if not said:
        raise InvalidOptions.because("nothing-noted")
    scale = None
    if name == "hand" and players == 2:
        even = [one for one in said if one.game % 2 == 0]
        scale = judge.scale * fitted(even or said)
    bins = binned(said)
    total = sum(one.rows for one in bins)
    error = sum(one.rows * abs(one.chance - one.result) for one in bins) / total
    return Finding(name, scale, bins, mean_loss(said, 1.0), error)


def mean_loss(said: list[Forecast], wider: float) -> float:
    """The mean log loss if the scale were this many times as wide."""
    total = 0.0
    for one in said:
        chance = min(max(one.chance, SURE), 1.0 - SURE)
        if wider != 1.0:
            chance = 1.0 / (1.0 + exp(-log(chance / (1.0 - chance)) / wider))
            chance = min(max(chance, SURE), 1.0 - SURE)
        total -= one.result * log(chance) + (1.0 - one.result) * log(1.0 - chance)
    return total / len(said)


def fitted(said: list[Forecast]) -> float:
    """How many times as wide the scale should be: the least loss, by golden section."""
    low, high = log(1 / 50), log(50)
    golden = (5**0.5 - 1) / 2
    while high - low > 0.01:
        left, right = high - golden * (high - low), low + golden * (high - low)
        if mean_loss(said, exp(left)) < mean_loss(said, exp(right)):
            high = right
        else:
            low = left
    return exp((low + high) / 2)


def binned(said: list[Forecast]) -> list[Bin]:
    found = []
    for number in range(BINS):
        here = [one for one in said if min(int(one.chance * BINS), BINS - 1) == number]
        if not here:
            continue
        chance = sum(one.chance for one in here) / len(here)
        result = sum(one.result for one in here) / len(here)
        games = len({one.game for one in here})
        half = Z95 * (max(result * (1.0 - result), 0.25 / (games + 1)) / games) ** 0.5
        found.append(Bin(chance, result, len(here), max(0.0, result - half), min(1.0, result + half)))
    return found


def chart(game: Game, players: int, findings: list[Finding]) -> Chart:
    """The reliability plot."""
    found = Chart(
        f"{game.id}, {players} players: what was said and what came", "chance said, %", "won, %", diagonal=True
    )
    for one in findings:
        points = [(100 * bin.chance, 100 * bin.result) for bin in one.bins]
        found.add(Series(one.name, points, [(100 * bin.low, 100 * bin.high) for bin in one.bins]))
    return found


def lines(findings: list[Finding]) -> list[str]:
    """The findings as a table in Markdown."""
    found = []
    for one in findings:
        scale = "" if one.scale is None else f"; the scale that fits best is {one.scale:.3g}"
        scale += f"; {one.advice}" if one.advice else ""
        found += [f"{one.name}: log loss {one.loss:.3f}, mean error {100 * one.error:.1f} points{scale}", ""]
        found += ["| said, % | won, % | 95 % | positions |", "|---|---|---|---|"]
        found += [
            f"| {100 * bin.chance:.1f} | {100 * bin.result:.1f} "
            f"| {100 * bin.low:.0f}–{100 * bin.high:.0f} | {bin.rows:,} |"
            for bin in one.bins
        ]
        found.append("")
    return found
