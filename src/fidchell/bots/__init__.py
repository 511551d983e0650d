"""Opponents, by name."""

import importlib

from fidchell.bots.simple import GreedyBot, RandomBot
from fidchell.core.bot import Bot, Judge
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game

NAMES = ("random", "greedy")


def make(name: str, game: Game) -> Bot:
    """A bot for a game; InvalidOptions if there is none of this name."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        judge: Judge = importlib.import_module(f"fidchell.games.{game.folder.name}.judge").JUDGE
        return GreedyBot(judge)
    raise InvalidOptions(f"no bot {name!r}; there are {', '.join(NAMES)}")
