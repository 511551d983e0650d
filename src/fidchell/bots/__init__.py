"""Opponents, by name."""

import importlib
from importlib.util import find_spec

from fidchell.bots import values
from fidchell.bots.simple import GreedyBot, RandomBot
from fidchell.bots.value import LearnedJudge
from fidchell.core.bot import Bot, Features, Judge
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
        return GreedyBot(hand(game))
    raise InvalidOptions(f"no bot {name!r}; there are {', '.join(NAMES)}")


def hand(game: Game) -> Judge:
    """The judge that is written by hand."""
    judge: Judge = importlib.import_module(f"fidchell.games.{game.folder.name}.judge").JUDGE
    return judge


def features(game: Game) -> Features:
    """What learned values see of a position: nothing if the game doesn't say."""
    home = f"fidchell.games.{game.folder.name}"
    if not find_spec(f"{home}.features"):
        return Features()
    found: Features = importlib.import_module(f"{home}.features").FEATURES
    return found


def judges(game: Game) -> dict[str, Judge]:
    """The judges of a game: `hand`, and `learned` if there are learned values; none for an owner's own cards."""
    found = {"hand": hand(game)}
    learned = values.read(game.folder / values.FILE) if game.pack_name is None else []
    if learned:
        seen = features(game)
        for one in learned:
            if list(one.features) != seen.names(one.players):
                raise InvalidOptions(f"{game.id}: its features have changed since {values.FILE} was trained")
        found["learned"] = LearnedJudge(found["hand"], seen, {one.players: one.net() for one in learned})
    return found
