"""Why one choice is better than another, in the game's own terms.

First what everybody sees: it wins, it stops a rival from winning, it lets one win. Then what the learned value thinks
of the two positions: their features, gathered into aspects that have names (`[coach.aspects]` in levels.toml). An
aspect counts for its fair share of the difference: all shares together are the whole of it.
"""

from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from functools import lru_cache
from typing import Final

from librt.vecs import vec

from fidchell import bots
from fidchell.bots import values
from fidchell.bots.value import Net
from fidchell.coach.forced import after, threat, winning_row
from fidchell.coach.temperature import fates, fitted
from fidchell.core.bot import Features
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

MATTERS: Final = 0.01  # smallest change in winning chance worth mentioning
ASPECTS: Final = 3  # named at most
CERTAIN: Final = ("coach-wins", "coach-loses", "coach-draws", "coach-allows", "coach-stops")  # what needs no more words
HINGES: Final = 0.05  # of chance, between what a kind and an unkind draw bring: worth telling
DRAWS: Final = 8  # that are tried where a draw follows
AHEAD: Final = 6  # decisions that make a difference which shows only later


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
    if state.at_once():
        return compared(game, state, seat, *(resolved(game, state, seat, made) for made in (action, other)))
    return compared(game, state, seat, *(drawn(after(state, made, seat)) for made in (action, other)))


def compared(game: Game, state: State, seat: int, ones: list[State], twos: list[State]) -> list[Reason]:
    """What the learned value likes better about some positions than about others, on average."""
    value = learned(game.key, int(state.seats)) if game.pack_name is None else None
    if value is None:
        return []
    eyes = {int(value.features.eyes(one, seat)) for one in (*ones, *twos)}
    if not ones or not twos or len(eyes) > 1:
        return []
    (looking,) = eyes
    here, there = seen(value, ones, looking), seen(value, twos, looking)
    sign = 1.0 if state.team(looking) == state.team(seat) else -1.0
    gains = {name: sign * share for name, share in shares(value, here, there).items()}
    if sum(gains.values()) <= 0.0:  # the learned value sees it otherwise, so it has no reasons to give
        return []
    liked = [Reason(f"aspect-{name}", points=100.0 * gain) for name, gain in gains.items() if name and gain >= MATTERS]
    return sorted(liked, key=lambda one: -one.points)[:ASPECTS]


def shares(value: LearnedValue, here: list[float], there: list[float]) -> dict[str, float]:
    """What each aspect brings from there to here, the rest under no name: the mean over orders in which they change one
    after the other, so that the sum is the whole difference."""
    named = {i for numbers in value.aspects.values() for i in numbers}
    parts = value.aspects | {"": tuple(i for i in range(len(here)) if i not in named)}
    names = [name for name, numbers in parts.items() if any(here[i] != there[i] for i in numbers)]
    turned = [[*names[n:], *names[:n]] for n in range(len(names))]
    orders, found = turned + [order[::-1] for order in turned], dict.fromkeys(names, 0.0)
    for order in orders:
        mixed = list(there)
        before = value.net.answer(vec[float](mixed))
        for name in order:
            for i in parts[name]:
                mixed[i] = here[i]
            now = value.net.answer(vec[float](mixed))
            found[name] += (now - before) / len(orders)
            before = now
    return found


def further(
    game: Game, state: State, seat: int, reasons: list[Reason], better: tuple[int, float], worse: tuple[int, float]
) -> list[Reason]:
    """Reasons why one choice is better than another (each with its chance), and what else makes the difference if they
    are not even half of it, so that they don't pass for the whole: a draw, or that the coach has thought further."""
    gap, told = better[1] - worse[1], sum(one.points for one in reasons)
    certain = any(one.message.startswith(CERTAIN) for one in reasons)
    if certain or gap < MATTERS:
        return reasons
    if told >= 50.0 * gap:  # not more than the whole: what speaks against it isn't told
        share = min(1.0, 100.0 * gap / told)
        scaled = [replace(one, points=share * one.points) for one in reasons]
        return [one for one in scaled if not one.points or one.points >= 100.0 * MATTERS]
    hinges = gamble(game, state, seat, *better, worse[1] + HINGES)
    if hinges:
        return [*reasons, *hinges]
    liked = [] if state.at_once() else within(game, state, seat, better[0], worse[0])
    carried = sum(one.points for one in liked)
    if carried > max(told, 25.0 * gap):
        share = min(1.0, 100.0 * gap / carried)  # of what may be more than is left in the end
        seen = tuple((one.message, round(share * one.points)) for one in liked if round(share * one.points))
        return [*(one for one in reasons if not one.points), Reason("coach-later", (("liked", seen),))]
    return [*reasons, Reason("coach-further", (("other", worse[0]), ("points", round(100.0 * gap))))]


def within(game: Game, state: State, seat: int, action: int, other: int) -> list[Reason]:
    """What the learned value likes better some decisions after one action than after the other: in the same turn, or
    whoever takes longer over a turn would seem to have more time."""
    reached = [world for one in (action, other) for world in later(game, state, seat, one)]
    turn = max((int(world.turns()) for world in reached), default=0)
    return compared(game, state, seat, *(later(game, state, seat, one, turn) for one in (action, other)))


def gamble(game: Game, state: State, seat: int, action: int, chance: float, else_less: float = 1.0) -> list[Reason]:
    """What a choice hinges on, if it is the draws that follow: how often that is kind, and what it is worth then; else
    it must be worth less than `else_less`."""
    if state.at_once():
        return []
    state = after(state, action, seat)
    while (actor := int(state.actor())) >= 0 and len(only := state.legal(actor)) == 1:
        state = after(state, only[0], actor)
    drawn = fitted(fates(game, state, seat), chance)
    kind, unkind = ([one for one in drawn if (one.chance > chance) is good] for good in (True, False))
    if not kind or not unkind:
        return []
    odds = [sum(one.odds for one in some) for some in (kind, unkind)]
    good, bad = (sum(one.odds * one.chance for one in some) / of for some, of in zip((kind, unkind), odds, strict=True))
    if good - bad < HINGES or bad > else_less:
        return []
    told = {"odds": odds[0], "good": good, "bad": bad}
    return [Reason("coach-gamble", tuple((name, round(100.0 * value)) for name, value in told.items()))]


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


def later(game: Game, state: State, seat: int, action: int, turn: int = 0) -> list[State]:
    """Where a choice leads some decisions later, in this turn at the earliest, as a simple bot plays; none if the game
    is often over by then."""
    found, bot = list[State](), bots.make("greedy", game)
    for number in range(DRAWS):
        rng, decisions = Rng(f"later {number}"), 0
        world = state.resample(seat, rng)
        world.step(action, seat)
        while (actor := int(world.actor())) != OVER and (decisions < AHEAD or actor == CHANCE or world.turns() < turn):
            decisions += actor != CHANCE
            world.step(
                world.sample(rng) if actor == CHANCE else bot.decide(world.resample(actor, rng), actor, rng), actor
            )
        found.append(world)
    going_on = [one for one in found if one.actor() != OVER]
    return going_on if 2 * len(going_on) > DRAWS else []


def seen(value: LearnedValue, states: list[State], seat: int) -> list[float]:
    """What the learned value sees, on average."""
    at, sums = vec[float]([0.0] * int(value.net.inputs)), [0.0] * int(value.net.inputs)
    for state in states:
        value.features.write(state, seat, at)
        sums = [total + one for total, one in zip(sums, at, strict=True)]
    return [total / len(states) for total in sums]
