"""What each choice is worth, from several looks that know nothing of each other.

A look is the game's coach (a bot by specification: `coach` in levels.toml) asked once, in a world that the seat can't
tell from the true one. The looks' mean is the worth of a choice, their spread says how sure it is. All worths are
chances to win from 0 to 1; where all play together, of the result.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Final

from fidchell import bots
from fidchell.bots.search import Search
from fidchell.core.bot import Weighing
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.state import OVER, State

DEFAULT: Final = "search:iterations=2000"
LOOKS: Final = 6
FLOOR: Final = 0.01  # lower bound on a standard error
NOISE: Final = 2.0  # standard errors within which two choices are about equal


@dataclass(frozen=True)
class Worth:
    """A choice and what it is worth, give or take its standard error."""

    action: int
    chance: float
    error: float

    def low(self) -> float:
        return max(0.0, self.chance - NOISE * self.error)

    def high(self) -> float:
        return min(1.0, self.chance + NOISE * self.error)

    def about(self, other: "Worth") -> bool:
        """Whether the two can't be told apart."""
        return abs(self.chance - other.chance) <= NOISE * sqrt(self.error**2 + other.error**2)


class Opinion:
    """The worths of a seat's choices in a position, surer with every look."""

    def __init__(self, game: Game, state: State, seat: int, seed: str, budget: float = 1.0) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.seed = seed
        self.coach = coach(game.id, game.pack_name, game.pack_text, int(state.seats), budget)
        self.actions = state.legal(seat)
        self.looks: list[list[float]] = []

    def look(self) -> None:
        """Ask once more."""
        rng = Rng(f"{self.seed}/{len(self.looks)}")
        world = self.state.resample(self.seat, rng)
        bot = self.coach.bot
        bot.forget()
        self.looks.append([self.coach.chance(value) for value in bot.weigh(world, self.seat, rng)])

    def worths(self) -> list[Worth]:
        """The choices, the best first."""
        found = [self._worth(i, action) for i, action in enumerate(self.actions)]
        return sorted(found, key=lambda one: -one.chance)

    def _worth(self, i: int, action: int) -> Worth:
        number, values = len(self.looks), [look[i] for look in self.looks]
        mean = sum(values) / number
        spread = sum((value - mean) ** 2 for value in values) / max(1, number - 1)
        return Worth(action, mean, max(FLOOR, sqrt(spread / number)))


@dataclass(frozen=True)
class Coach:
    """How a game is coached: `[coach]` in its levels.toml.

    `sharp` is the power that makes the bot's odds come true in good play: `fidchell calibrate --coach` fits it.
    """

    bot: Weighing
    sharp: float

    def chance(self, value: float) -> float:
        chance = min(max(self.bot.chance(value), 0.0), 1.0)
        odds, against = pow(chance, self.sharp), pow(1.0 - chance, self.sharp)
        return float(odds / (odds + against))


@lru_cache(maxsize=32)
def coach(game_id: str, pack_name: str | None, pack_text: str | None, seats: int, budget: float) -> Coach:
    """The coach at a table of this size; `budget`: how many times its usual iterations a search gets."""
    game = load(game_id, pack_name, pack_text)
    given = bots.thoughts(game).get("coach", {})
    bot = bots.make(given.get(f"bot-{seats}", given.get("bot", DEFAULT)), game)
    assert isinstance(bot, Weighing)
    if isinstance(bot, Search):
        bot.iterations = max(1, round(int(bot.iterations) * budget))
    return Coach(bot, float(given.get("sharp", 1.0)))


def opinion(game: Game, state: State, seat: int, seed: str, looks: int = LOOKS, budget: float = 1.0) -> list[Worth]:
    """What each choice of a seat is worth, the best first."""
    found = Opinion(game, state, seat, seed, budget)
    for _ in range(looks):
        found.look()
    return found.worths()


def groups(worths: list[Worth]) -> Iterator[list[Worth]]:
    """Choices that are about equal to the best of their group, group after group."""
    rest = worths
    while rest:
        same = [one for one in rest if one.about(rest[0])]
        yield same
        rest = [one for one in rest if one not in same]


def chances(game: Game, state: State, seat: int, chance: float) -> list[float]:
    """Everybody's chance, given that of one seat: partners share it, the other sides share the rest as the judge says.

    A finished game is told as it ended.
    """
    seats = range(int(state.seats))
    if state.actor() == OVER:
        return [(state.value(other) + 1.0) / 2.0 for other in seats]
    own, judge = state.team(seat), bots.hand(game)
    rivals = {int(state.team(other)): judge.chance(state, other) for other in seats if state.team(other) != own}
    total = sum(rivals.values())
    shares = {team: (1.0 - chance) * (one / total if total else 1.0 / len(rivals)) for team, one in rivals.items()}
    return [chance if state.team(other) == own else shares[int(state.team(other))] for other in seats]
