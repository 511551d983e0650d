"""Makes the stored games anew: `PYTHONPATH=src:. python tests/battle_of_banners/games/make.py`."""

from collections.abc import Callable
from pathlib import Path

from fidchell.core.registry import load
from fidchell.core.session import Session
from fidchell.core.state import State
from tests.making import Maker

MAKER = Maker(load("battle-of-banners"), ("Bea", "Gus", "Ria", "Yan"), Path(__file__).parent)

# A small board: castles a few steps apart, a keep for each side.
SMALL = """
game = "battle-of-banners"
title = "A small field"
mark = "own"
rows = [
  ". . . Q . . .",
  "r r r . y y y",
  ". . T K . . .",
  ". . . . . . .",
  ". . . K T . .",
  "b b b . g g g",
  ". . . C . . .",
]
"""


class AllInTurn:
    """All that can come, one after the other."""

    def pick(self, state: State, event: int) -> int:
        outcomes = state.chance()
        return outcomes[(7 * event + 3) % len(outcomes)][0]


def cards(number: int) -> Callable[[Session], bool]:
    """At least so many cards are played in it."""
    return lambda session: sum(" play " in move for move in session.record.moves) >= number


if __name__ == "__main__":
    MAKER.search("flag", 2, "flag", "greedy", "free", cards(2))
    MAKER.search("defeat", 2, "defeat", "greedy", "consent", cards(1), first="red-yellow")
    MAKER.search("limit", 2, "limit", wanted=cards(4), limit="40")
    MAKER.search("partners", 4, "flag", "greedy", "free", cards(2))
    MAKER.search("three", 3, "flag", "greedy", "consent", cards(1))
    MAKER.typed_in(2, AllInTurn())
    MAKER.unfinished(4, moves=400, back_to=360, bot="greedy")
    MAKER.with_pack("own-board", load("battle-of-banners", "small.toml", SMALL), 2, "greedy")
