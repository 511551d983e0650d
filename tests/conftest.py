"""The cases that the generic suites run over: every game, every number of players, a few sets of options."""

from functools import cache
from typing import Final

import pytest

pytest.register_assert_rewrite("tests.conformance")

import fidchell  # noqa: E402
from fidchell.core.registry import kept  # noqa: E402
from tests.cases import of  # noqa: E402
from tests.conformance import Case  # noqa: E402

SEEDS: Final = (1, 2, 3)  # games at random with the default options; one of each further set
MANY: Final = 3  # numbers of players: where there are more, not all of them play everything


@cache
def cases() -> list[Case]:
    return [case for case, seed in seeded() if seed == 1]


@cache
def seeded() -> list[tuple[Case, int]]:
    found = []
    for name in (*fidchell.games(), *kept()):  # rules that are kept must go on working, too
        game = fidchell.load(name)
        low, high = game.meta.players
        numbers = range(low, high + 1)
        some = numbers if len(numbers) <= MANY else (low, (low + high) // 2, high)
        older = game.key != game.id  # one game each is enough
        for seats in numbers:
            for options in ({}, *(of(name).options if seats in some and not older else [])):
                case = Case(game, seats, {**of(name).short, **options})
                once = options or older or (len(numbers) > MANY and seats != low + 1)
                found += [(case, seed) for seed in (SEEDS[:1] if once else SEEDS)]
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"case", "seed"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("case", "seed"), seeded(), ids=str)
    elif "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)
