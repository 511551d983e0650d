"""What each choice is worth, from several looks that know nothing of each other.

A look is the game's coach (a bot by specification: `coach` in levels.toml) asked once, in a world that the seat can't
tell from the true one. The looks' mean is the worth of a choice, their spread says how sure it is; choices are compared
look by look, because each look sees all of them in the same world. Where nothing is secret nor left to chance, another
look would say the same again: there a search goes on where it was, and its last word counts. What is certain overrules
what was looked at. All worths are chances to win from 0 to 1; where all play together, to reach the full result.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, sqrt
from typing import Final
from zlib import crc32

from fidchell import bots
from fidchell.bots.search import Search, Tree
from fidchell.coach.forced import after, keeps_win, threat, winning_row
from fidchell.core.bot import Weighing
from fidchell.core.game import Game
from fidchell.core.record import Step
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.state import OVER, State

DEFAULT: Final = "search:iterations=2000"
LOOKS: Final = 6
WORLDS: Final = 3  # in which something must be true to be certain
NOISE: Final = 2.0  # standard errors within which two choices are about equal
USUAL: Final = 0.03  # how far looks that differ at all usually differ: counts like one look more
NEAR: Final = 0.04  # of chance and the chance against: nobody cares for a smaller difference
# Of a search's tries: shared out among all choices, so that a bad one isn't called worse than it is.
EVENLY: Final = 0.5
MANNER: Final = 2  # counts up when opinions are formed in another way


Ask = Callable[[Game, State, int, str, int, float], list["Worth"]]  # what `opinion` takes and gives


@dataclass(frozen=True)
class Worth:
    """A choice and what it is worth, give or take its standard error; `looks`: what each look said."""

    action: int
    chance: float
    error: float
    looks: tuple[float, ...] = ()

    def low(self) -> float:
        return max(0.0, self.chance - NOISE * self.error)

    def high(self) -> float:
        return min(1.0, self.chance + NOISE * self.error)

    def about(self, other: "Worth") -> bool:
        """Whether the two can't be told apart, or differ by next to nothing."""
        chance = max(self.chance, other.chance)
        return abs(self.chance - other.chance) <= max(NOISE * self.apart(other), NEAR * chance * (1.0 - chance))

    def apart(self, other: "Worth") -> float:
        """The standard error of the difference."""
        if len(self.looks) != len(other.looks) or not self.looks:
            return sqrt(self.error**2 + other.error**2)
        return standard_error([one - two for one, two in zip(self.looks, other.looks, strict=True)])


def standard_error(values: Sequence[float]) -> float:
    """Of a mean; none where all agree."""
    number = len(values)
    mean = sum(values) / number
    squares = sum((value - mean) ** 2 for value in values)
    return sqrt((squares + USUAL**2) / number / number) if squares > 0.0 else 0.0


class Opinion:
    """The worths of a seat's choices in a position, surer with every look."""

    def __init__(self, game: Game, state: State, seat: int, seed: str, budget: float = 1.0) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        self.secrets = game.secrets
        self.coach = coach(game.id, game.pack_name, game.pack_text, int(state.seats), budget)
        self.actions = state.legal(seat)
        self.certain = certain(game, state, seat, seed)
        self.looks: list[list[float]] = []
        self.tries: list[list[float]] = []
        self.tree: Tree | None = None  # to go on with, where another one would be the same
        self.final = False  # whether there is nothing more to be had by looking

    def look(self) -> None:
        """Ask once more."""
        if self.final:
            return
        rng = Rng(f"{self.seed}/{len(self.looks)}")
        world = self.state.resample(self.seat, rng)
        bot, start = self.coach.bot, int(rng.state)
        bot.forget()
        if isinstance(bot, Search):
            bot.least = int(EVENLY * int(bot.iterations)) // len(self.actions)
            bot.tree = self.tree or bot.tree
        self.looks.append([self.coach.chance(value) for value in bot.weigh(world, self.seat, rng)])
        self.tries.append([self._tried(bot, action) for action in self.actions])
        if not self.secrets and int(rng.state) == start:
            self.tree = bot.tree if isinstance(bot, Search) and bot.settings.share else None
            self.final = self.tree is None

    def _tried(self, bot: Weighing, action: int) -> float:
        """How often a search has tried a choice: a look that hardly has doesn't count for much."""
        return float(bot.tree.visits[int(bot.root_edge(action))]) if isinstance(bot, Search) else 1.0

    def worths(self) -> list[Worth]:
        """The choices, the best first; of certain wins the shortest."""
        found = [self._worth(i, action) for i, action in enumerate(self.actions)]
        return sorted(found, key=lambda one: (-one.chance, one.action != next(iter(self.certain), None)))

    def _worth(self, i: int, action: int) -> Worth:
        looks, tries = tuple(look[i] for look in self.looks), [look[i] for look in self.tries]
        if action in self.certain:
            return Worth(action, self.certain[action], 0.0, (self.certain[action],) * len(looks))
        if self.tree is not None:
            return Worth(action, looks[-1], standard_error(looks), looks)
        tried = sum(tries)
        mean = sum(value * weight for value, weight in zip(looks, tries, strict=True)) / tried if tried else 0.0
        return Worth(action, mean, standard_error(looks), looks)


def undecided(line: Sequence[Step], state: State) -> State:
    """Where those who choose at the same time begin to: what one of them has chosen before another asks tells nothing,
    and must not be taken for a card drawn at random. Any other position is as it is."""
    seats = set[int]()
    for step in reversed(line):
        if not state.at_once() or not step.before.at_once() or step.seat in seats or not state.has_chosen(step.seat):
            break
        seats.add(step.seat)
        state = step.before
    return state


def worlds(game: Game, state: State, seat: int, seed: str) -> list[State]:
    """Some worlds that the seat can't tell from the true one; where nothing is secret, there is no other."""
    return [state.resample(seat, Rng(f"{seed}/world {n}")) for n in range(WORLDS if game.secrets else 1)]


def certain(game: Game, state: State, seat: int, seed: str) -> dict[int, float]:
    """Choices with which the seat wins in this turn whatever happens, a shortest way first; else those after which a
    rival does so."""
    if state.at_once():
        return {}
    possible, actions = worlds(game, state, seat, seed), state.legal(seat)
    wins = [action for action in actions if all(keeps_win(world, action, seat) for world in possible)]
    if wins or game.meta.together:
        row = winning_row(possible[0], seat) if wins else None
        return dict.fromkeys(sorted(wins, key=lambda action: action != (row or wins)[0]), 1.0)
    lost = [action for action in actions if all(threat(after(world, action, seat), seat) for world in possible)]
    return dict.fromkeys(lost, 0.0)


@dataclass(frozen=True)
class Coach:
    """How a game is coached: `[coach]` in its levels.toml.

    `sharp` is the power that makes the bot's odds come true in good play, `modest` how much too well, in log odds, it
    thinks of whoever chooses: with secrets it knows one hand and not what the others make of theirs. `fidchell
    calibrate --coach` fits both.
    """

    bot: Weighing
    sharp: float
    modest: float = 0.0

    def chance(self, value: float) -> float:
        chance = min(max(self.bot.chance(value), 0.0), 1.0)
        odds, against = pow(chance, self.sharp), pow(1.0 - chance, self.sharp) * exp(self.modest)
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
    return Coach(bot, float(given.get("sharp", 1.0)), float(given.get("modest", 0.0)))


def manner(game: Game) -> str:
    """A mark of how opinions on a game are formed: those of another manner don't belong into one review."""
    return f"{MANNER}.{crc32(repr(bots.thoughts(game).get('coach')).encode())}"


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
        same = [one for one in rest if one is rest[0] or one.about(rest[0])]
        yield same
        rest = [one for one in rest if one not in same]


def ended(game: Game, state: State, seat: int) -> float:
    """What a finished game has brought: 1 for a win, 0 for a defeat; where all play together, nothing else counts."""
    value = float(state.value(seat))
    return float(value >= 1.0) if game.meta.together else (value + 1.0) / 2.0


def chances(game: Game, state: State, seat: int, chance: float) -> list[float]:
    """Everybody's chance, given that of one seat: partners share it, the other sides share the rest as the judge says.

    A finished game is told as it ended.
    """
    seats = range(int(state.seats))
    if state.actor() == OVER:
        return [ended(game, state, other) for other in seats]
    own = int(state.team(seat))
    teams = {int(state.team(other)): other for other in reversed(seats) if state.team(other) != own}
    shares = {own: chance} | dict.fromkeys(teams, 1.0 - chance)
    if len(teams) > 1:
        judge = bots.hand(game)
        rivals = {team: judge.chance(state, other) for team, other in teams.items()}
        total = sum(rivals.values())
        shares |= {team: (1.0 - chance) * (one / total if total else 1.0 / len(teams)) for team, one in rivals.items()}
    return [shares[int(state.team(other))] for other in seats]
