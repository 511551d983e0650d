"""Positions of Serpent Master that can't be: each is refused by the name of what is wrong."""

from typing import Final

import pytest

from fidchell.core.errors import InvalidPosition
from fidchell.core.registry import load
from tests.conformance import Case, walk

GAME: Final = load("serpent-master")


def test_impossible_positions() -> None:
    states = list(walk(Case(GAME, 4), 1))
    [first, *_] = [one for one in map(GAME.dump, states) if len(one.get("order", [])) == 4]
    entry = GAME.dump(states[1])
    deal = GAME.dump(states[6])
    for position, change, field in (
        (first, {"order": first["order"][::-1]}, "order"),
        (first, {"order": first["order"][:-1]}, "order"),
        (first, {"lost": [1, 1, 1, 1]}, "lost"),
        (first, {"ties": [9, 9]}, "ties"),
        (entry, {"entry:black": "c1", "head:black": None}, "entry"),
        (deal, {"hand:white": [1, 2, 3]}, "hand"),
        (deal, {"hand:blue": list(range(1, 16)), "hand:red": list(range(1, 13))}, "hand"),
        (deal, {"stacks": {"d4": "blue"}}, "head"),
        (deal, {"stacks": {"d4": " ".join(["red", "blue"] * 22)}, "head:blue": "d4"}, "stacks"),
    ):
        GAME.restore(position)
        with pytest.raises(InvalidPosition, match=field):
            GAME.restore(position | change)
