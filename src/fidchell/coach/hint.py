"""A hint: the best choices in groups that can't be told apart, the line that is expected, and why.

Everything is said from what the seat knows; where all play together, for the team.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fidchell.coach.forced import after
from fidchell.coach.temperature import Warmth, fitted, temperatures
from fidchell.coach.why import Reason, agreed, further, why
from fidchell.coach.worth import LOOKS, Ask, Opinion, Worth, groups, opinion, worlds
from fidchell.core.game import Game
from fidchell.core.state import State

SHORT: Final = 4  # moves of a line
CLEAR: Final = 0.25  # of the usual budget: enough to say whether an answer is the only good one
GRAVE: Final = 0.15  # of chance: what is always worth asking twice
SHARE: Final = 0.25  # of what the best choice is worth: grave, too, for somebody who has little to lose
SHARE_TOGETHER: Final = 0.08  # where all play together, single choices weigh less
SLIGHT: Final = 0.01  # of chance: never worth it


@dataclass(frozen=True)
class Move:
    """A move of the expected line, in notation, too."""

    seat: int
    action: int
    text: str


@dataclass(frozen=True)
class Hint:
    """What a seat should know. `looks`: how often the coach has looked so far.

    `world` is the one it was found in, which the seat can't tell from the true one: everything is put into words there,
    so that no word depends on a secret.
    """

    world: State
    seat: int
    groups: tuple[tuple[Worth, ...], ...]
    line: tuple[Move, ...]
    reasons: tuple[Reason, ...]
    looks: int
    warmths: tuple[Warmth, ...] = ()  # what the draw may bring that follows the best choice

    @property
    def best(self) -> Worth:
        return self.groups[0][0]

    @property
    def indifferent(self) -> bool:
        """Whether there are choices, and none is better than another."""
        return len(self.groups) == 1 < len(self.groups[0])


def hints(game: Game, state: State, seat: int, seed: str, looks: int = LOOKS) -> Iterator[Hint]:
    """Yield a quick hint first, then refine it with each search; the last has the line and the reasons."""
    asked = Opinion(game, state, seat, seed)
    possible = worlds(game, state, seat, seed)
    world = possible[0]
    for look in range(1, looks + 1):
        asked.look()
        found = tuple(tuple(group) for group in groups(asked.worths()))
        if look == looks or asked.final:
            break
        yield Hint(world, seat, found, (), (), look)
    best, worse = found[0][0], found[1][0] if len(found) > 1 else None
    reasons = agreed([why(game, one, seat, best.action, worse.action if worse else None) for one in possible])
    if worse:
        pair = ((best.action, best.chance), (worse.action, worse.chance))
        reasons = further(game, world, seat, reasons, *pair)
    expected, warmths = line(game, world, seat, best.action, seed), temperatures(game, world, seat, best.action)
    yield Hint(world, seat, found, expected, tuple(reasons), look, tuple(fitted(warmths, best.chance)))


def line(game: Game, state: State, seat: int, action: int, seed: str, ask: Ask = opinion) -> tuple[Move, ...]:
    """What is expected after an action, as long as one answer stands out: not beyond a draw or a secret."""
    found, chosen = [Move(seat, action, game.text(state, action))], 1  # `chosen`: up to the last real choice
    secret = state.at_once()
    state = after(state, action, seat)
    while len(found) < SHORT and not secret:
        actor, best = int(state.actor()), answer(game, state, seat, f"{seed}/{len(found)}", ask)
        if best is None:
            break
        found.append(Move(actor, best, game.text(state, best)))
        chosen = len(found) if len(state.legal(actor)) > 1 else chosen
        state = after(state, best, actor)
    return tuple(found[:chosen])


def answer(game: Game, state: State, seat: int, seed: str, ask: Ask = opinion) -> int | None:
    """What whoever comes next will do, if one choice stands out in every world that the seat thinks possible."""
    actor, found = int(state.actor()), set[int]()
    if actor < 0 or state.at_once():
        return None
    for n, world in enumerate(worlds(game, state, seat, seed)):
        if int(world.actor()) != actor:
            return None
        worths = ask(game, world, actor, f"{seed}/{n}", 2, CLEAR)
        if len(worths) > 1 and worths[0].about(worths[1]):
            return None
        found.add(worths[0].action)
    return found.pop() if len(found) == 1 else None


@dataclass(frozen=True)
class BlunderWarning:
    """What the tutor says before a choice that gives away much: what it is worth, what the best is, what would be
    expected to come of it, and why. `world`: as in a hint."""

    world: State
    seat: int
    chosen: Worth
    best: Worth
    line: tuple[Move, ...]
    reasons: tuple[Reason, ...]


def warning(game: Game, state: State, seat: int, action: int, seed: str, grave: float = GRAVE) -> BlunderWarning | None:
    """The tutor's word before a choice; None if it is fine."""
    worths = opinion(game, state, seat, seed)
    chosen, best = next(one for one in worths if one.action == action), worths[0]
    share = SHARE_TOGETHER if game.meta.together else SHARE
    loss, lost = best.chance - chosen.chance, chosen.certain() and chosen.chance == 0.0
    if chosen.about(best) or loss < min(grave, max(SLIGHT, share * best.chance) * (not lost)):
        return None
    possible = worlds(game, state, seat, seed)
    reasons = agreed([why(game, one, seat, action, None) for one in possible])
    refuted = [one for one in reasons if one.message == "coach-allows"]
    if not refuted:
        reasons = agreed([why(game, one, seat, best.action, action) for one in possible])
        pair = ((best.action, best.chance), (action, chosen.chance))
        reasons = [one for one in further(game, possible[0], seat, reasons, *pair) if one.message != "coach-further"]
    expected = line(game, possible[0], seat, action, seed)
    return BlunderWarning(possible[0], seat, chosen, best, expected, tuple(refuted or reasons))
