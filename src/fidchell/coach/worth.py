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
from math import exp, hypot, sqrt
from typing import Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i64

from fidchell import bots
from fidchell.bots.search import Search, Tree
from fidchell.coach.alike import alike
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
NOISE: Final = 2.0  # standard errors to both sides of a chance that make its interval
APART: Final = 2.5  # standard errors within which two choices are about equal: the best of many seems better than it is
USUAL: Final = 0.05  # how far a look usually is from the mean of many, where all is open (docs/coach.md)
BELIEF: Final = 3.0  # looks that this counts like
OWN: Final = 0.5  # of the error of a search that goes on: what differs from choice to choice
PLAIN: Final = 0.2  # of what is usual: the same for a value that would always say the same
EXTREME: Final = 0.01  # of chance and the chance against: no look is surer than there
NEAR: Final = 0.04  # of chance and the chance against: nobody cares for a smaller difference
STAGES: Final = 4  # of a look: after each, whoever is clearly behind is tried no further
REACH: Final = 0.02  # of chance: who is behind by less, and by what chance may do, goes on
LEAST: Final = 4  # tries of each choice in the first stage, however many there are
MANNER: Final = 5  # counts up when opinions are formed in another way


Ask = Callable[[Game, State, int, str, int, float], list["Worth"]]  # what `opinion` takes and gives


@dataclass(frozen=True)
class Worth:
    """A choice and what it is worth, give or take its standard error; `looks`: what each look said; `common`: what all
    choices may be off by alike, so that it is no matter between them."""

    action: int
    chance: float
    error: float
    looks: tuple[float, ...] = ()
    common: float = 0.0

    def low(self) -> float:
        return max(0.0, self.chance - NOISE * hypot(self.error, self.common))

    def high(self) -> float:
        return min(1.0, self.chance + NOISE * hypot(self.error, self.common))

    def certain(self) -> bool:
        return self.error == self.common == 0.0

    def about(self, other: "Worth") -> bool:
        """Whether the two can't be told apart, or differ by next to nothing."""
        chance = max(self.chance, other.chance)
        return abs(self.chance - other.chance) <= max(APART * self.apart(other), NEAR * chance * (1.0 - chance))

    def apart(self, other: "Worth") -> float:
        """The standard error of the difference; nothing is about as good as what is certain."""
        if self.certain() or other.certain():
            return 0.0
        if len(self.looks) != len(other.looks) or not self.looks:
            return hypot(self.error, other.error)
        differences = [one - two for one, two in zip(self.looks, other.looks, strict=True)]
        return standard_error(differences, max(usual(self.chance), usual(other.chance)))


def usual(chance: float) -> float:
    """How far looks usually are from their mean."""
    return USUAL * 2.0 * sqrt(max(chance * (1.0 - chance), EXTREME))


def standard_error(values: Sequence[float], usual: float) -> float:
    """Of a mean. A few looks may agree by chance: what is usual counts like some more."""
    number = len(values)
    mean = sum(values) / number
    squares = sum((value - mean) ** 2 for value in values)
    return sqrt((squares + BELIEF * usual**2) / (number - 1 + BELIEF) / number)


class Race:
    """A search that tries choices equally often: one that is tried less seems worse than it is, because what is good
    after it is found late. Only who is clearly behind drops out, and stays behind in proportion."""

    def __init__(self, coach: "Coach", choices: Sequence[int]) -> None:
        self.coach = coach
        self.running = list(choices)
        self.chances = dict[int, float]()
        self.tries = dict[int, float]()
        self.tree = Tree()

    def run(self, bot: Search, world: State, seat: int, rng: Rng) -> dict[int, float]:
        """What each choice is worth after some more stages."""
        bot.tree = self.tree
        bot.begin(world, seat, rng)
        for _ in range(STAGES):
            bot.among = vec[i64](self.running)
            bot.go_on(world, max(LEAST * len(self.running) + 1, int(bot.iterations) // STAGES))
            self._note(bot)
        self.tree = bot.tree
        return {one: min(chance, 1.0) for one, chance in self.chances.items()}

    def _note(self, bot: Search) -> None:
        """Where all stand now, and who goes on."""
        running, before = self.running, self.chances
        now = {one: self.coach.chance(bot.value_of(one)) for one in running}
        stood = sum(before[one] for one in running) if before else 0.0
        grown = sum(now.values()) / stood if stood else 1.0
        self.chances = {one: chance * grown for one, chance in before.items()} | now
        tried = float(bot.tree.visits[int(bot.root_edge(running[0]))])
        self.tries |= dict.fromkeys(running, tried)
        best = max(now.values())
        reach = REACH + sqrt(best * (1.0 - best) / tried)
        self.running = [one for one in running if now[one] >= best - reach]


class Opinion:
    """The worths of a seat's choices in a position, surer with every look."""

    def __init__(self, game: Game, state: State, seat: int, seed: str, budget: float = 1.0) -> None:
        self.state = state
        self.seat = seat
        self.seed = seed
        self.secrets = game.secrets
        self.coach = coach(game.key, game.pack_name, game.pack_text, int(state.seats), budget)
        self.actions = state.legal(seat)
        self.same = alike(game, worlds(game, state, seat, seed), seat)
        differing = list(dict.fromkeys(self.same.values()))
        self.certain = certain(game, state, seat, seed, differing)
        self.open = [one for one in differing if one not in self.certain] or differing
        self.looks: list[dict[int, float]] = []  # what each has said of the open choices
        self.tries: list[dict[int, float]] = []  # how often each has tried them
        self.race: Race | None = None  # to go on with, where another one would be the same
        self.final = False  # whether there is nothing more to be had by looking

    def look(self) -> None:
        """Ask once more."""
        if self.final:
            return
        rng = Rng(f"{self.seed}/{len(self.looks)}")
        world = self.state.resample(self.seat, rng)
        bot, start = self.coach.bot, int(rng.state)
        if isinstance(bot, Search):
            race = self.race or Race(self.coach, self.open)
            self.looks.append(race.run(bot, world, self.seat, rng))
            self.tries.append(dict(race.tries))
        else:
            bot.forget()
            weighed = zip(self.actions, bot.weigh(world, self.seat, rng), strict=True)
            self.looks.append({action: self.coach.chance(value) for action, value in weighed})
        if not self.secrets and int(rng.state) == start:
            self.race = race if isinstance(bot, Search) and bot.settings.share else None
            self.final = self.race is None

    def worths(self) -> list[Worth]:
        """The choices, the best first; of certain wins the shortest, and before a certain defeat any other."""
        found, shortest = [self._worth(action) for action in self.actions], next(iter(self.certain), None)
        return sorted(found, key=lambda one: (-one.chance, one.chance == 0.0 and one.certain(), one.action != shortest))

    def _worth(self, action: int) -> Worth:
        same = self.same[action]
        if same in self.certain:
            return Worth(action, self.certain[same], 0.0, (self.certain[same],) * len(self.looks))
        looks = tuple(look[same] for look in self.looks)
        if self.race is not None:
            error = usual(looks[-1]) / sqrt(sqrt(len(looks)))
            return Worth(action, looks[-1], OWN * error, (), sqrt(1.0 - OWN**2) * error)
        chance = sum(looks) / len(looks)
        if not isinstance(self.coach.bot, Search):
            common = self.coach.off * chance * (1.0 - chance)
            if self.final:  # no other world: what it says of two choices hardly differs by accident
                return Worth(action, chance, PLAIN * usual(chance), (), common)
            return Worth(action, chance, 0.0, looks, common)
        return Worth(action, chance, standard_error(looks, usual(chance)), looks)


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


def certain(game: Game, state: State, seat: int, seed: str, actions: Sequence[int]) -> dict[int, float]:
    """Of these choices those with which the seat wins in this turn whatever happens, a shortest way first; else those
    after which a rival does so."""
    if state.at_once():
        return {}
    possible = worlds(game, state, seat, seed)
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
    thinks of whoever chooses: with secrets it knows one hand and not what the others make of theirs. `off` is how far
    its log odds usually are from what comes of it, if it would always say the same; both may be given for a number of
    seats (`modest-1`). `fidchell calibrate --coach` fits them.
    """

    bot: Weighing
    sharp: float
    modest: float = 0.0
    off: float = 0.0

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
    modest, off = (float(given.get(f"{name}-{seats}", given.get(name, 0.0))) for name in ("modest", "off"))
    return Coach(bot, float(given.get("sharp", 1.0)), modest, off)


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
