"""Do the coach's intervals hold?

Where it searches, the same is asked again and again with other seeds: the interval of one answer should contain the
mean of the others. Where it would always say the same, positions are played on many times by a good level: the interval
should contain what comes of them.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from math import log, sqrt
from typing import Any, Final

from fidchell import bots
from fidchell.bots.search import Search
from fidchell.coach.worth import LOOKS, NOISE, Opinion, Worth, coach, ended
from fidchell.core.bot import Bot
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State
from fidchell.lab.run import progress
from fidchell.lab.words import count

PLAYED: Final = "level:4"  # who plays the games that positions are taken from
PLAYED_ON: Final = "level:5"
ROUNDED: Final = 0.005  # people read whole per cents
SURE: Final = 0.02  # beyond that nobody asks


@dataclass(frozen=True)
class Coverage:
    """How often intervals hold, how wide they are to each side on average, and what would suit the coach best."""

    game: str
    positions: int
    asked: int  # answers for each
    held: float
    width: float
    off: float | None = None

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    def line(self) -> str:
        told = (
            f"{self.game}: {100 * self.held:.0f} % of the intervals hold (± {100 * self.width:.1f} points on average; "
        )
        told += f"{count(self.positions, 'positions')}, {self.asked} answers each)"
        return told if self.off is None else f"{told}; off = {self.off:.2f} fits best"


def coverage(game: Game, players: int, number: int, asked: int, seed: str) -> Coverage:
    """How often the best choice's interval contains what is true of it, as far as that can be found out."""
    always_the_same = not isinstance(coach(game.key, game.pack_name, game.pack_text, players, 1.0).bot, Search)
    held, width, misses = 0, 0.0, list[tuple[float, float]]()
    with progress(number, "positions") as bar:
        for place, (state, seat) in enumerate(positions(game, players, number, seed)):
            if always_the_same:
                best = opined(game, state, seat, f"{seed}/{place}").worths()[0]
                pairs = [(best, played_on(game, state, seat, best.action, asked, f"{seed}/{place}"))]
            else:
                pairs = others_say([opined(game, state, seat, f"{seed}/{place}/{n}") for n in range(asked)])
            misses += [(one.chance, found) for one, found in pairs]
            held += sum(one.low() - ROUNDED <= found <= one.high() + ROUNDED for one, found in pairs)
            width += sum((one.high() - one.low()) / 2.0 for one, _ in pairs)
            bar.advance(1)
    fitting = usual_miss(misses, asked) if always_the_same else None
    return Coverage(game.id, number, asked, held / len(misses), width / len(misses), fitting)


def positions(game: Game, players: int, number: int, seed: str) -> Iterator[tuple[State, int]]:
    """Decisions that are open, one a game."""
    bot, found = bots.make(PLAYED, game), 0
    while found < number:
        rng, state, seen = Rng(f"{seed}/game/{found}"), game.new(players), list[tuple[State, int]]()
        bot.forget()
        while (seat := int(state.actor())) != OVER:
            waits = state.at_once() and any(state.has_chosen(other) for other in range(players))
            if seat >= 0 and len(state.legal(seat)) > 1 and state.courtesy() < 0 and not waits:
                seen.append((state.clone(), seat))
            go_on(state, bot, rng)
        yield seen[int(rng.below(len(seen)))]
        found += 1


def go_on(state: State, bot: Bot, rng: Rng) -> None:
    seat = int(state.actor())
    state.step(state.sample(rng) if seat == CHANCE else bot.decide(state.resample(seat, rng), seat, rng), seat)


def opined(game: Game, state: State, seat: int, seed: str) -> Opinion:
    found = Opinion(game, state, seat, seed)
    for _ in range(LOOKS):
        found.look()
    return found


def others_say(opinions: list[Opinion]) -> list[tuple[Worth, float]]:
    """The best choice of each opinion, and what the others say of it on average."""
    said = [{one.action: one for one in each.worths()} for each in opinions]
    found = list[tuple[Worth, float]]()
    for n, each in enumerate(opinions):
        best = each.worths()[0]
        others = [worths[best.action].chance for m, worths in enumerate(said) if m != n]
        found.append((best, sum(others) / len(others)))
    return found


def played_on(game: Game, state: State, seat: int, action: int, times: int, seed: str) -> float:
    """What comes of a choice if a good level plays on, on average."""
    bot, total = bots.make(PLAYED_ON, game), 0.0
    for n in range(times):
        rng = Rng(f"{seed}/on/{n}")
        world = state.resample(seat, rng)
        world.step(action, seat)
        bot.forget()
        while world.actor() != OVER:
            go_on(world, bot, rng)
        total += ended(game, world, seat)
    return total / times


def usual_miss(misses: list[tuple[float, float]], times: int) -> float:
    """By how much log odds are off, beyond what so few games say by chance, so that 19 of 20 intervals hold."""
    sizes = []
    for chance, found in misses:
        chance, found = (min(max(one, SURE), 1.0 - SURE) for one in (chance, found))
        by_chance = 1.0 / (times * found * (1.0 - found))
        distance = log(chance / (1.0 - chance)) - log(found / (1.0 - found))
        sizes.append(sqrt(max(distance**2 - by_chance, 0.0)))
    return sorted(sizes)[int(0.95 * (len(sizes) - 1))] / NOISE
