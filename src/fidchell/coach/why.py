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
from fidchell.core.bot import Features
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State

MATTERS: Final = 0.01  # of chance: what is worth a word
ASPECTS: Final = 3  # named at most
STEPS: Final = 2  # choices in a row with which somebody may win
TRIED: Final = 2000  # positions that are looked at for such a win
WORLDS: Final = 3  # in which something must be true to be told


@dataclass(frozen=True)
class Reason:
    """A text of the game or the coach, and the rules it rests on. `points`: of chance, in a hundred."""

    message: str
    arguments: tuple[tuple[str, object], ...] = ()
    rules: tuple[str, ...] = ()
    points: float = 0.0


@dataclass(frozen=True)
class Learned:
    """A game's learned value and the aspects of what it sees."""

    features: Features
    net: Net
    aspects: dict[str, tuple[int, ...]]  # the numbers of the features that belong to it


@lru_cache(maxsize=32)
def learned(game_id: str, seats: int) -> Learned | None:
    """None if the game has learned nothing about so many players, or has no names for it."""
    game = load(game_id)
    patterns = bots.thoughts(game).get("coach", {}).get("aspects", {})
    known = [one for one in values.read(game.folder / values.FILE) if seats in one.players]
    if not patterns or not known:
        return None
    aspects = {
        name: tuple(i for i, one in enumerate(known[0].features) if any(fnmatchcase(one, like) for like in likes))
        for name, likes in patterns.items()
    }
    return Learned(bots.features(game), known[0].net(), aspects)


def after(state: State, action: int, seat: int) -> State:
    """The position that an action leads to."""
    found = state.clone()
    found.step(action, seat)
    return found


def worlds(game: Game, state: State, seat: int, seed: str) -> list[State]:
    """Some worlds that the seat can't tell from the true one; where nothing is secret, there is no other."""
    return [state.resample(seat, Rng(f"{seed}/world {n}")) for n in range(WORLDS if game.secrets else 1)]


def agreed(found: list[list[Reason]]) -> list[Reason]:
    """What holds in every world: what holds in one alone rests on something that the seat can't know."""
    first, *others = [{(one.message, one.arguments): one for one in reasons} for reasons in found]
    return [one for key, one in first.items() if all(key in other for other in others)]


def why(game: Game, state: State, seat: int, action: int, other: int | None) -> list[Reason]:
    """Why an action is better than another one, or than none in particular.

    What all choose at the same time leads nowhere yet.
    """
    if state.at_once():
        return []
    found = threats(game, state, seat, action, other)
    return found + (aspects(game, state, seat, action, other) if other is not None else [])


def threats(game: Game, state: State, seat: int, action: int, other: int | None) -> list[Reason]:
    """Wins at once: one's own, and those of the rivals who come next."""
    then = after(state, action, seat)
    ended = then.outcome()
    if ended is not None:
        message = "coach-wins" if seat in ended.winners else "coach-loses" if ended.winners else "coach-draws"
        return [Reason(message, rules=(ended.rule,))]
    answers = winning_answers(game, then, seat)
    if answers:
        return [said(game, "coach-allows", then, answers)]
    if other is None:
        return []
    instead = after(state, other, seat)
    stopped = winning_answers(game, instead, seat)
    return [said(game, "coach-stops", instead, stopped)] if stopped else []


def winning_answers(game: Game, state: State, seat: int) -> list[int]:
    """With what the rival who comes next would win: the shortest row of choices, if nobody and nothing interferes."""
    actor = int(state.actor())
    if actor < 0 or state.at_once() or state.team(actor) == state.team(seat):
        return []
    rows: list[tuple[tuple[int, ...], State]] = [((), state)]
    tried = 0
    for _ in range(STEPS):
        longer = []
        for row, at in rows:
            for action in at.legal(actor):
                tried += 1
                then = after(at, action, actor)
                ended = then.outcome()
                if ended is not None and actor in ended.winners:
                    return [*row, action]
                if tried > TRIED:
                    return []
                if ended is None and int(then.actor()) == actor:
                    longer.append(((*row, action), then))
        rows = longer
    return []


def said(game: Game, message: str, state: State, actions: list[int]) -> Reason:
    """A reason that speaks of what a rival would do."""
    actor, texts = int(state.actor()), []
    rules = tuple(dict.fromkeys(game.rule_of(action) for action in actions))
    for action in actions:
        texts.append(game.text(state, action))
        state = after(state, action, actor)
    return Reason(message, (("seat", actor), ("action", ", ".join(texts))), rules)


def aspects(game: Game, state: State, seat: int, action: int, other: int) -> list[Reason]:
    """What the learned value likes better after one action than after the other, most important first."""
    value = learned(game.id, int(state.seats)) if game.pack_name is None else None
    one, two = after(state, action, seat), after(state, other, seat)
    if value is None or CHANCE in (one.actor(), two.actor()) or one.outcome() or two.outcome():
        return []
    eyes = value.features.eyes(one, seat)
    if value.features.eyes(two, seat) != eyes:
        return []
    here, there = seen(value, one, int(eyes)), seen(value, two, int(eyes))
    sign = 1.0 if eyes == seat or one.team(int(eyes)) == one.team(seat) else -1.0
    found = []
    for name, numbers in value.aspects.items():
        mixed = [there[i] if i in numbers else here[i] for i in range(len(here))]
        gain = sign * (value.net.answer(vec[float](here)) - value.net.answer(vec[float](mixed)))
        if abs(gain) >= MATTERS:
            found.append(Reason(f"aspect-{name}", points=100.0 * gain))
    if sum(one.points for one in found) <= 0.0:  # the learned value sees it otherwise, so it has no reasons to give
        return []
    return sorted((one for one in found if one.points > 0.0), key=lambda one: -one.points)[:ASPECTS]


def seen(value: Learned, state: State, seat: int) -> list[float]:
    at = vec[float]([0.0] * int(value.net.inputs))
    value.features.write(state, seat, at)
    return list(at)
