"""Fidchell: a table for four board games, complete and fair.

>>> import fidchell
>>> game = fidchell.load("avignon")
>>> state = game.new()
>>> state.actors() == (fidchell.CHANCE,)  # the five characters of the deal are still to be drawn
True
"""

import importlib

from fidchell import _compiled

_compiled.choose()

# Importing the package of the games gives its name `games` to this package, once; then the function can take its place.
importlib.import_module("fidchell.games")

from fidchell.core.errors import (  # noqa: E402
    FidchellError,
    IllegalAction,
    InvalidAction,
    InvalidOptions,
    InvalidPack,
    InvalidPosition,
    InvalidRecord,
    UnknownGame,
)
from fidchell.core.registry import games, load  # noqa: E402
from fidchell.core.rng import Rng  # noqa: E402
from fidchell.core.state import CHANCE, OVER, State  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "FidchellError",
    "IllegalAction",
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
