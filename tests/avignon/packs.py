"""Owners' packs for tests: built as data, written as TOML."""

import json
from typing import Any

from fidchell.core.game import Game
from fidchell.core.registry import load

Pack = dict[str, Any]

FACTIONS = ("bishop", "cardinal", "inquisitor", "knight", "noble", "peasant")


def each(move: str, faction: str, steps: int = 1) -> Pack:
    return {"move": move, "each": faction, "steps": steps}


def chosen(move: str, number: int, steps: int = 1) -> Pack:
    return {"move": move, "chosen": number, "steps": steps}


def rival(move: str, number: int, steps: int = 1) -> Pack:
    return {"move": move, "rival": number, "steps": steps}


def character(which: str, *petition: Pack, faction: str = "", copies: int = 1, **more: Any) -> Pack:
    return {
        "id": which,
        "faction": faction or which,
        "copies": copies,
        "mark": "own",
        "petition": list(petition),
        **more,
    }


def six() -> list[Pack]:
    """The six of the rules notes' petition table, two copies each."""
    return [
        character("bishop", each("push", "bishop"), chosen("pull", 2), copies=2),
        character("cardinal", each("pull", "cardinal", 2), chosen("push", 2), copies=2),
        character("inquisitor", each("push", "inquisitor"), rival("push", 2), copies=2),
        character("knight", each("pull", "knight"), each("push", "peasant"), copies=2),
        character(
            "noble",
            each("pull", "noble"),
            each("push", "knight"),
            copies=2,
            wins_if_rival_has="knight",
            loses_if_holder_has="peasant",
        ),
        character("peasant", each("pull", "peasant"), each("push", "noble"), copies=2),
    ]


def pack(characters: list[Pack], factions: tuple[str, ...] = FACTIONS) -> Pack:
    return {"game": "avignon", "title": "A pack for tests", "factions": list(factions), "character": characters}


def expansion() -> Pack:
    """15 kinds: the six, five more of old factions, four of two new ones; every kind of instruction and ending."""
    more = [
        character("abbess", rival("pull", 1), faction="bishop", name="Abbess", name_de="Äbtissin"),
        character("nephew", each("push", "noble", 4), chosen("pull", 1, 3), faction="cardinal"),
        character("squire", each("pull", "knight", 2), faction="knight", name="Squire", name_de="Knappe"),
        character("duke", each("pull", "duke"), faction="duke", copies=2, wins_if_rival_has="cardinal"),
        character("hermit", chosen("push", 1), rival("push", 1), faction="peasant", name="Hermit"),
        character("banker", chosen("pull", 5), faction="guild", loses_if_holder_has="bishop"),
        character("tailor", rival("push", 3, 2), each("pull", "guild"), faction="guild"),
        character(
            "heir", each("pull", "duke", 4), faction="duke", wins_if_rival_has="duke", loses_if_holder_has="guild"
        ),
        character("zealot", each("pull", "peasant"), faction="inquisitor", copies=3),
    ]
    return pack(six() + more, (*FACTIONS, "duke", "guild"))


def toml(data: Pack) -> str:
    """TOML of plain data: one line a top field."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in data.items())


def _key(key: str) -> str:
    return key if key.isascii() and key.replace("_", "").replace("-", "").isalnum() else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(key)} = {_value(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def load_pack(data: Pack, name: str = "own.toml") -> Game:
    return load("avignon", name, toml(data))
