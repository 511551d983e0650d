"""Why one choice is better than another, in the game's own terms.

First what everybody sees: it wins, it stops a rival from winning, it lets one win. Then what the learned value thinks
of the two positions: their features, gathered into aspects that have names (`[coach.aspects]` in levels.toml). An
aspect counts for what the value would lose if it were as in the other position.
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

from librt.vecs import vec

from fidchell import bots
from fidchell.bots import values
from fidchell.bots.value import Net
from fidchell.coach.forced import after, threat, winning_row
from fidchell.core.bot import Features
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

MATTERS: Final = 0.01  # smallest change in winning chance worth mentioning
ASPECTS: Final = 3  # named at most
DRAWS: Final = 8  # that are tried where a draw follows


@dataclass(frozen=True)
class Reason:
    """A text of the game or the coach, and the rules it rests on. `points`: of chance, in a hundred; `start`: where a
    row of choices begins that it speaks of."""

    message: str
    arguments: tuple[tuple[str, object], ...] = ()
    rules: tuple[str, ...] = ()
    points: float = 0.0
    start: State | None = None


@dataclass(frozen=True)
class LearnedValue:
    """A game's learned value and the aspects of what it sees."""

    features: Features
    net: Net
    aspects: dict[str, tuple[int, ...]]  # the numbers of the features that belong to it


@lru_cache(maxsize=32)
def learned(game_id: str, seats: int) -> LearnedValue | None:
    """None if the game has no net for this number of players, or no names for its aspects."""
    game = load(game_id)
    patterns = bots.thoughts(game).get("coach", {}).get("aspects", {})
    known = [one for one in values.read(game.folder / values.FILE) if seats in one.players]
    if not patterns or not known:
        return None
    aspects = {
        name: tuple(i for i, one in enumerate(known[0].features) if any(fnmatchcase(one, like) for like in likes))
        for name, likes in patterns.items()
    }
    return LearnedValue(bots.features(game), known[0].net(), aspects)


def agreed(found: list[list[Reason]]) -> list[Reason]:
    """What holds in every world: what holds in one alone rests on something that the seat can't know."""
    first, *others = [{(one.message, one.arguments): one for one in reasons} for reasons in found]
    return [one for key, one in first.items() if all(key in other for other in others)]


def why(game: Game, state: State, seat: int, action: int, other: int | None) -> list[Reason]:
    """Why an action is better than another one, or than none in particular.

    What all choose at the same time does nothing yet: only what may come of it counts.
    """
    if state.at_once():
        return [] if other is None else aspects(game, state, seat, action, other)
    found = threats(game, state, seat, action, other)
    if other is None or any(one.message.startswith("coach-wins") for one in found):
        return found
    return [*found, Reason("coach-does", (("other", other),)), *aspects(game, state, seat, action, other)]


def threats(game: Game, state: State, seat: int, action: int, other: int | None) -> list[Reason]:
    """Wins that are certain: one's own in this turn, and those of the rival who comes next."""
    then = after(state, action, seat)
    over = then.outcome()
    if over is not None:
        message = "coach-wins" if seat in over.winners else "coach-loses" if over.winners else "coach-draws"
        return [Reason(message, rules=(over.rule,))]
    row = winning_row(state, seat)
    if row and row[0] == action:
        return [said(game, "coach-wins-by" if row[1:] else "coach-wins-soon", then, seat, row[1:])]
    lost = threat(then, seat)
    if lost:
        return [said(game, "coach-allows", then, *lost)]
    careless = None if other is None else unparried(state, seat, other)
    if careless is None:
        return []
    then = after(state, careless, seat)
    stopped = threat(then, seat)
    return [said(game, "coach-stops", then, *stopped)] if stopped else []


def unparried(state: State, seat: int, other: int) -> int | None:
    """A choice after which a rival wins: the other one, or any if that is true of most."""
    actions = state.legal(seat)
    lost = [action for action in actions if threat(after(state, action, seat), seat)]
    if other in lost:
        return other
    return lost[0] if 2 * len(lost) >= len(actions) else None


def said(game: Game, message: str, state: State, seat: int, actions: list[int]) -> Reason:
    """A reason that speaks of a row of choices, told later from the same position; draws in between don't matter."""
    rules = tuple(dict.fromkeys(game.rule_of(action) for action in actions))
    return Reason(message, (("seat", seat), ("row", tuple(actions))), rules, start=state)


def aspects(game: Game, state: State, seat: int, action: int, other: int) -> list[Reason]:
    """What the learned value likes better after one action than after the other, most important first."""
    value = learned(game.id, int(state.seats)) if game.pack_name is None else None
    if value is None:
        return []
    if state.at_once():
        ones, twos = (resolved(game, state, seat, made) for made in (action, other))
    else:
        ones, twos = (drawn(after(state, made, seat)) for made in (action, other))
    eyes = {int(value.features.eyes(one, seat)) for one in (*ones, *twos)}
    if not ones or not twos or len(eyes) > 1:
        return []
    (looking,) = eyes
    here, there = seen(value, ones, looking), seen(value, twos, looking)
    sign = 1.0 if state.team(looking) == state.team(seat) else -1.0
    found = []
    for name, numbers in value.aspects.items():
        mixed = [there[i] if i in numbers else here[i] for i in range(len(here))]
        gain = sign * (value.net.answer(vec[float](here)) - value.net.answer(vec[float](mixed)))
        if abs(gain) >= MATTERS:
            found.append(Reason(f"aspect-{name}", points=100.0 * gain))
    if sum(one.points for one in found) <= 0.0:  # the learned value sees it otherwise, so it has no reasons to give
        return []
    return sorted((one for one in found if one.points > 0.0), key=lambda one: -one.points)[:ASPECTS]


def drawn(state: State) -> list[State]:
    """A position, or some that the coming draw leads to; none if the game may be over then."""
    found = [state.clone() for _ in range(DRAWS if state.actor() == CHANCE else 1)]
    for number, one in enumerate(found):
        rng = Rng(f"draw {number}")
        while one.actor() == CHANCE:
            one.step(one.sample(rng), CHANCE)
    return [] if any(one.actor() == OVER for one in found) else found


def resolved(game: Game, state: State, seat: int, action: int) -> list[State]:
    """Where a choice made at the same time as others may lead: worlds in which all others choose, and everything is
    played as a simple bot would, until the turn is over; none if the game may be over then."""
    found, bot, turn = list[State](), bots.make("greedy", game), state.turns()
    for number in range(DRAWS):
        rng = Rng(f"round {number}")
        world = state.resample(seat, rng)
        world.step(action, seat)
        while (actor := int(world.actor())) != OVER and world.turns() == turn:
            world.step(world.sample(rng) if actor == CHANCE else bot.decide(world.clone(), actor, rng), actor)
        found.append(world)
    return [] if any(one.actor() == OVER for one in found) else found


def seen(value: LearnedValue, states: list[State], seat: int) -> list[float]:
    """What the learned value sees, on average."""
    at, sums = vec[float]([0.0] * int(value.net.inputs)), [0.0] * int(value.net.inputs)
    for state in states:
        value.features.write(state, seat, at)
        sums = [total + one for total, one in zip(sums, at, strict=True)]
    return [total / len(states) for total in sums]
