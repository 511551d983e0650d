"""Owners' packs for tests: built as data, written as TOML."""

from typing import Any

from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.lab.changes import written
from tests.serpent_master.oracle import CARDS, Card

Pack = dict[str, Any]


def card(number: int, *pictures: list[list[int]], mirror: bool = False, **more: Any) -> Pack:
    return {"number": number, "mark": "own", "source": "mine", "mirror": mirror, "pictures": list(pictures), **more}


def fifteen() -> list[Pack]:
    """The cards of the rules notes, as the oracle has them."""
    return [
        card(number, *([list(spot) for spot in picture] for picture in one.pictures), mirror=one.mirror)
        for number, one in CARDS.items()
    ]


def pack(cards: list[Pack]) -> Pack:
    return {"game": "serpent-master", "title": "A pack for tests", "card": cards}


def changed(number: int, *pictures: list[list[int]], mirror: bool = False, **more: Any) -> Pack:
    """The usual cards with another one for a number."""
    cards = fifteen()
    cards[number - 1] = card(number, *pictures, mirror=mirror, **more)
    return pack(cards)


def strange() -> Pack:
    """Pictures of every odd kind: with gaps, sideways, backwards, on both sides of the head, of different lengths."""
    cards = fifteen()
    cards[0] = card(1, [[0, 1]], [[0, 1], [0, 2]])
    cards[2] = card(3, [[0, 2], [0, 4]])
    cards[4] = card(5, [[1, 1], [-1, -1]])
    cards[5] = card(6, [[0, 1], [1, 1], [1, 0], [1, -1]], mirror=True)
    cards[8] = card(9, [[1, 2], [0, 1]], [[0, 1], [2, 2], [-2, 2]])
    cards[9] = card(10, [[0, 1], [-1, 2], [-2, 1], [-1, 0]])
    cards[7] = card(8, [[1, 0], [2, 0], [2, 1]], mirror=True)
    cards[11] = card(12, [[0, 1], [1, 0], [0, -1], [-1, 0]], mirror=True)
    return pack(cards)


def cards_of(data: Pack) -> dict[int, Card]:
    """A pack as the oracle reads it."""
    return {
        one["number"]: Card([[(x, y) for x, y in picture] for picture in one["pictures"]], one["mirror"])
        for one in data["card"]
    }


def toml(data: Pack) -> str:
    """TOML of plain data: one line a top field."""
    return "".join(f"{key} = {written(value)}\n" for key, value in data.items())


def load_pack(data: Pack, name: str = "own.toml") -> Game:
    return load("serpent-master", name, toml(data))
