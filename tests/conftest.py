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
    "banish-the-snakes": [
        {"saints": "chosen", "level": "advanced"},
        {"saints": "random", "level": "beginner", "slider": "as-written"},
    ],
    "serpent-master": [{"oldest": "red", "board": "7"}],
}


# What keeps a game at random short, where it would otherwise run into its limit.
SHORT: Final[dict[str, dict[str, Any]]] = {"battle-of-banners": {"limit": "40"}}


SEEDS: Final = (1, 2, 3)  # games at random with the default options; one of each further set
MANY: Final = 3  # numbers of players: where there are more, not all of them play everything


@cache
def cases() -> list[Case]:
    return [case for case, seed in seeded() if seed == 1]


@cache
def seeded() -> list[tuple[Case, int]]:
    found = []
    for name in fidchell.games():
        game = fidchell.load(name)
        low, high = game.meta.players
        numbers = range(low, high + 1)
        some = numbers if len(numbers) <= MANY else (low, (low + high) // 2, high)
        for seats in numbers:
            for options in ({}, *(OPTIONS.get(name, []) if seats in some else [])):
                case = Case(game, seats, {**SHORT.get(name, {}), **options})
                once = options or (len(numbers) > MANY and seats != low + 1)
                found += [(case, seed) for seed in (SEEDS[:1] if once else SEEDS)]
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"case", "seed"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("case", "seed"), seeded(), ids=str)
    elif "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
