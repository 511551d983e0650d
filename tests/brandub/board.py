"""Boards as they are drawn: a attacker, d defender, K king; the seventh rank is on top."""

from typing import Any

import fidchell
from fidchell.games.brandub.game import Brandub
from fidchell.games.brandub.rules import BrandubState

GAME = fidchell.load("brandub")
assert isinstance(GAME, Brandub)


def position(rows: str, player: str = "attackers") -> dict[str, Any]:
    signs = {
        f"{file}{7 - n}": sign for n, row in enumerate(rows.split()) for file, sign in zip("abcdefg", row, strict=True)
    }
    attackers, defenders, (king,) = ([name for name, sign in signs.items() if sign == one] for one in "adK")
    return {"game": "brandub", "attackers": attackers, "defenders": defenders, "king": king, "player": player}


def board(rows: str, player: str = "attackers") -> BrandubState:
    state = GAME.restore(position(rows, player))
    assert isinstance(state, BrandubState)
    return state


def drawn(state: BrandubState) -> list[str]:
    view = GAME.view(state, None)
    signs = dict.fromkeys(view["attackers"], "a") | dict.fromkeys(view["defenders"], "d") | {view["king"]: "K"}
    return ["".join(signs.get(f"{file}{rank}", ".") for file in "abcdefg") for rank in range(7, 0, -1)]


def turned(rows: str, quarters: int) -> str:
    """A drawn board after so many quarters of a turn to the right: every rule holds in all four directions."""
    lines = rows.split()
    for _ in range(quarters):
        lines = ["".join(line) for line in zip(*reversed(lines), strict=True)]
    return " ".join(lines)


def turned_move(text: str, quarters: int) -> str:
    """A move, or a square, on a board turned like that."""
    words = text.split()
    for _ in range(quarters):
        words = [
            word if word == "move" else f"{'abcdefg'[int(word[1]) - 1]}{7 - 'abcdefg'.index(word[0])}" for word in words
        ]
    return " ".join(words)
