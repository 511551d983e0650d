"""Opponents, by name."""

import importlib
from importlib.util import find_spec

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
        home = f"fidchell.games.{game.folder.name}"
        if find_spec(f"{home}.planner"):  # a game may bring a better one of its own
            bot: Bot = importlib.import_module(f"{home}.planner").Planner()
            return bot
        judge: Judge = importlib.import_module(f"{home}.judge").JUDGE
        return GreedyBot(judge)
    raise InvalidOptions(f"no bot {name!r}; there are {', '.join(NAMES)}")
