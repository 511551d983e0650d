"""A hint: the best choices in groups that can't be told apart, the line that is expected, and why.

Everything is said from what the seat knows; where all play together, for the team.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fidchell.coach.temperature import Warmth, temperatures
from fidchell.coach.why import Reason, after, why
from fidchell.coach.worth import LOOKS, Opinion, Worth, groups, opinion
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import State

GROUPS: Final = 2  # told at most
SHORT: Final = 4  # moves of a line
CLEAR: Final = 0.25  # of the usual budget: enough to say whether an answer is the only good one
GRAVE: Final = 0.15  # difference in winning chance that warrants a second search


@dataclass(frozen=True)
class Move:
    """A move of the expected line, in notation, too."""

    seat: int
    action: int
    text: str


@dataclass(frozen=True)
class Hint:
    """What a seat should know. `looks`: how often the coach has looked so far."""

    seat: int
    groups: tuple[tuple[Worth, ...], ...]
    line: tuple[Move, ...]
    reasons: tuple[Reason, ...]
    looks: int
    warmths: tuple[Warmth, ...] = ()  # what the draw may bring that follows the best choice

    @property
    def best(self) -> Worth:
        return self.groups[0][0]


def hints(game: Game, state: State, seat: int, seed: str, looks: int = LOOKS) -> Iterator[Hint]:
    """Yield a quick hint first, then refine it with each search; the last has the line and the reasons."""
    asked = Opinion(game, state, seat, seed)
    world = state.resample(seat, Rng(seed))
    for look in range(1, looks + 1):
        asked.look()
        found = tuple(tuple(group) for group in groups(asked.worths()))
        if look < looks:
            yield Hint(seat, found[:GROUPS], (), (), look)
    best, worse = found[0][0], found[1][0] if len(found) > 1 else None
    reasons = why(game, world, seat, best.action, worse.action if worse else None)
    expected, warmths = line(game, world, seat, best.action, seed), temperatures(game, world, seat, best.action)
    yield Hint(seat, found[:GROUPS], expected, tuple(reasons), looks, tuple(warmths))


def line(game: Game, state: State, seat: int, action: int, seed: str) -> tuple[Move, ...]:
    """What is expected after an action, as long as one answer stands out: not beyond a draw or a secret."""
    found = [Move(seat, action, game.text(state, action))]
    state = after(state, action, seat)
    while len(found) < SHORT:
        actor = int(state.actor())
        if actor < 0 or state.at_once() or not game.foresees(state, seat):
            break
        if len(state.legal(actor)) > 1:
            worths = opinion(game, state, actor, f"{seed}/{len(found)}", 2, CLEAR)
            if worths[0].about(worths[1]):
                break
            action = worths[0].action
        else:
            action = state.legal(actor)[0]
        found.append(Move(actor, action, game.text(state, action)))
        state = after(state, action, actor)
    return tuple(found)


@dataclass(frozen=True)
class BlunderWarning:
    """What the tutor says before a choice that gives away much: what it is worth, what the best is, what would be
    expected to come of it, and why."""

    chosen: Worth
    best: Worth
    line: tuple[Move, ...]
    reasons: tuple[Reason, ...]


def warning(game: Game, state: State, seat: int, action: int, seed: str) -> BlunderWarning | None:
    """The tutor's word before a choice; None if it is fine."""
    worths = opinion(game, state, seat, seed)
    chosen, best = next(one for one in worths if one.action == action), worths[0]
    if best.chance - chosen.chance < GRAVE or chosen.about(best):
        return None
    world = state.resample(seat, Rng(seed))
    refuted = [one for one in why(game, world, seat, action, None) if one.message == "coach-allows"]
    expected = line(game, world, seat, action, seed)
    return BlunderWarning(chosen, best, expected, tuple(refuted or why(game, world, seat, best.action, action)))
