"""Fidchell: a table for board games, complete and fair.

>>> import fidchell
>>> game = fidchell.load("avignon")
>>> state = game.new()
>>> state.actors() == (fidchell.CHANCE,)  # the five characters of the deal are still to be drawn
True
"""

from typing import TYPE_CHECKING

from fidchell import _compiled

_compiled.choose()

from fidchell.core.errors import (  # noqa: E402
    FidchellError,
    IllegalAction,
    IncompleteGame,
    InvalidAction,
    InvalidOptions,
    InvalidPack,
    InvalidPosition,
    InvalidRecord,
    UnknownGame,
)
from fidchell.core.registry import load  # noqa: E402
from fidchell.core.rng import Rng  # noqa: E402
from fidchell.core.state import CHANCE, OVER, State  # noqa: E402

if TYPE_CHECKING:
    from fidchell.core.registry import games  # a type checker can't know that the package can be called
else:
    from fidchell import games

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "FidchellError",
    "IllegalAction",
    "IncompleteGame",
    "InvalidAction",
    "InvalidOptions",
    "InvalidPack",
    "InvalidPosition",
    "InvalidRecord",
    "Rng",
    "State",
    "UnknownGame",
    "games",
    "load",
]
