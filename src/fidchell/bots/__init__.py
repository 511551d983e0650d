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
        module = importlib.import_module(f"fidchell.games.{game.folder.name}.judge")
        if hasattr(module, "greedy"):  # a game may bring its own: one that is won together needs no rival's answers
            bot: Bot = module.greedy()
            return bot
        judge: Judge = module.JUDGE
        return GreedyBot(judge)
    raise InvalidOptions(f"no bot {name!r}; there are {', '.join(NAMES)}")
