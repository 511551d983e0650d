"""What every outcome of the coming draw is worth to a seat, with its odds: the temperature map."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from fidchell import bots
from fidchell.core.bot import Judge
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

FATES: Final = 50  # outcomes up to which what is drawn next is looked at one by one, too


@dataclass(frozen=True)
class Warmth:
    """An outcome, how likely it is, and the seat's chance to win after it."""

    outcome: int
    odds: float
    chance: float


@lru_cache(maxsize=32)
def best_judge(game_id: str, pack_name: str | None, pack_text: str | None) -> Judge:
    """The learned one, if there is one."""
    return list(bots.judges(load(game_id, pack_name, pack_text)).values())[-1]


def temperatures(game: Game, state: State, seat: int, action: int | None = None) -> list[Warmth]:
    """The outcomes of the draw that comes now, or after an action, as the best judge sees them; coldest first.

    None if no draw comes, or if the seat may not know its odds.
    """
    world = state.clone()
    if action is not None:
        if state.at_once():  # what follows depends on what the others have chosen
            return []
        world.step(action, seat)
    if world.actor() != CHANCE or not game.odds(world, "en", seat):
        return []
    judge = best_judge(game.key, game.pack_name, game.pack_text)
    outcomes = world.chance()
    total = sum(weight for _, weight in outcomes)
    found = []
    for outcome, weight in outcomes:
        then = world.clone()
        then.step(outcome, CHANCE)
        found.append(Warmth(outcome, weight / total, settled(judge, then, seat)))
    return sorted(found, key=lambda one: one.chance)


def fates(game: Game, state: State, seat: int, odds: float = 1.0, many: int = 1) -> list[Warmth]:
    """Where all the draws lead that come in a row, such as both rolls of a fight: each with its odds. None if no draw
    comes, or if the seat may not know its odds."""
    if state.actor() != CHANCE or not game.odds(state, "en", seat):
        return []
    judge = best_judge(game.key, game.pack_name, game.pack_text)
    outcomes = state.chance()
    total, many = sum(weight for _, weight in outcomes), many * len(outcomes)
    found = list[Warmth]()
    for outcome, weight in outcomes:
        then = state.clone()
        then.step(outcome, CHANCE)
        share = odds * weight / total
        later = fates(game, then, seat, share, many) if many <= FATES else []
        found += later or [Warmth(outcome, share, settled(judge, then, seat))]
    return found


def fitted(warmths: list[Warmth], chance: float) -> list[Warmth]:
    """The same, shifted so that on average they are worth what a search has found the choice to be worth."""
    by = chance - sum(one.odds * one.chance for one in warmths)
    return [replace(one, chance=min(max(one.chance + by, 0.0), 1.0)) for one in warmths]


def settled(judge: Judge, state: State, seat: int) -> float:
    """The judge's opinion once nothing more is drawn; further draws are taken as they come on average."""
    if state.actor() == OVER:
        return float((state.value(seat) + 1.0) / 2.0)
    if state.actor() != CHANCE or judge.weighs(state):
        return judge.chance(state, seat)
    total, rng = 0.0, Rng("draws")
    for _ in range(8):
        then = state.clone()
        while then.actor() == CHANCE:
            then.step(then.sample(rng), CHANCE)
        total += judge.chance(then, seat)
    return total / 8.0
