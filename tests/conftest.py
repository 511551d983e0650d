"""The cases that the generic suites run over: every game, every number of players, a few sets of options."""

from functools import cache
from typing import Any, Final

import pytest

pytest.register_assert_rewrite("tests.conformance")

import fidchell  # noqa: E402
from tests.conformance import Case  # noqa: E402

# A game is tested with its default options without being named here; these are further sets.
OPTIONS: Final[dict[str, list[dict[str, Any]]]] = {
    "avignon": [
        {"first": "avignon", "repetition": False},
        {"deal": "noble noble peasant knight inquisitor"},
    ],
    "serpent-master": [{"oldest": "red", "board": "7"}],
}


# What keeps a game at random short, where it would otherwise run into its limit.
SHORT: Final[dict[str, dict[str, Any]]] = {"battle-of-banners": {"limit": "40"}}


@cache
def cases() -> list[Case]:
    found = []
    for name in fidchell.games():
        game = fidchell.load(name)
        low, high = game.meta.players
        for seats in range(low, high + 1):
            sets = ({}, *OPTIONS.get(name, []))
            found += [Case(game, seats, {**SHORT.get(name, {}), **options}) for options in sets]
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
