"""Choices that come to the same: they lead to one and the same position, or to its mirror image.

A game may say which positions are images of each other (`likeness` in its `symmetry.py`).
"""

from collections.abc import Callable, Sequence

from fidchell import bots
from fidchell.coach.forced import after
from fidchell.core.game import Game
from fidchell.core.state import State

Likeness = Callable[[State], object]  # the same for all images of a position


def alike(game: Game, possible: Sequence[State], seat: int) -> dict[int, int]:
    """For each choice the first that comes to the same in all these worlds."""
    actions = possible[0].legal(seat)
    if possible[0].at_once():
        return {action: action for action in actions}
    told, first = likeness(game), dict[tuple[object, ...], int]()
    return {
        action: first.setdefault(tuple(told(after(world, action, seat)) for world in possible), action)
        for action in actions
    }


def likeness(game: Game) -> Likeness:
    found = bots.game_module(game, "symmetry")
    told: Likeness = found.likeness if found else State.key
    return told
