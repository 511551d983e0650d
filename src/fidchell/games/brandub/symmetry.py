"""The board looks the same from all four sides, and in a mirror: eight images of a position are worth the same."""

from typing import Final

from fidchell.core.earlier import times
from fidchell.core.state import State
from fidchell.games.brandub.components import SIDE, SQUARES
from fidchell.games.brandub.rules import BrandubState


def turned(square: int) -> int:
    """A square after a quarter turn of the board."""
    row, column = divmod(square, SIDE)
    return column * SIDE + SIDE - 1 - row


def mirrored(square: int) -> int:
    row, column = divmod(square, SIDE)
    return row * SIDE + SIDE - 1 - column


def images() -> list[tuple[int, ...]]:
    """Where each square goes, in each image."""
    found = [tuple(range(SQUARES))]
    for _ in range(3):
        found.append(tuple(turned(square) for square in found[-1]))
    return [*found, *(tuple(map(mirrored, one)) for one in found)]


IMAGES: Final = images()


def likeness(state: State) -> tuple[int, ...]:
    """The least of the images, with how often the position has come: a third time would end the game."""
    assert isinstance(state, BrandubState)
    came = int(times(state.earlier, state.place(), state.defenders))
    attackers, defenders = (squares(int(men)) for men in (state.attackers, state.defenders))
    found = min(
        (sum(1 << to[one] for one in attackers), sum(1 << to[one] for one in defenders), to[int(state.king)])
        for to in IMAGES
    )
    return (*found, int(state.seat), int(state.ended), came)


def squares(men: int) -> list[int]:
    return [square for square in range(SQUARES) if men >> square & 1]
