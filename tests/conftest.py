"""The cases that the generic suites run over: every game, every number of players, a few sets of options."""

import os
import signal
from functools import cache
from pathlib import Path
from typing import Final

import pytest

pytest.register_assert_rewrite("tests.conformance")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more would only wait for each other beside other tests

import fidchell  # noqa: E402
from fidchell.core.registry import kept  # noqa: E402
from tests.cases import of  # noqa: E402
from tests.conformance import Case  # noqa: E402
from tests.scale import scaled  # noqa: E402

# A shell starts what runs in the background with Ctrl-C ignored; tests of interrupts need it heeded.
signal.signal(signal.SIGINT, signal.default_int_handler)

SEEDS: Final = range(1, scaled(1, 3) + 1)  # games at random with the default options; one of each further set
SLOW_FIXTURES: Final = {"browser", "server", "module_server", "postgres", "site"}
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


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave files that are slow as a whole unread if slow tests are left out: importing them takes long, too."""
    if config.option.markexpr != "not slow" or not collection_path.match("test_*.py"):
        return None
    return "\npytestmark = pytest.mark.slow\n" in collection_path.read_text(encoding="utf-8") or None


@pytest.hookimpl(tryfirst=True)  # before tests are selected by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark as slow what needs a server, a browser, a database or installed packages."""
    for item in items:
        if SLOW_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.slow)


def marks_of(case: Case) -> list[pytest.MarkDecorator]:
    """Mark all but the default options as slow, and large tables where there are many numbers of players."""
    usual = case.options == of(case.game.id).short and case.seats < case.game.meta.players[0] + MANY
    return [] if usual else [pytest.mark.slow]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"case", "seed"} <= set(metafunc.fixturenames):
        params = [pytest.param(case, seed, marks=marks_of(case)) for case, seed in seeded()]
        metafunc.parametrize(("case", "seed"), params, ids=str)
    elif "case" in metafunc.fixturenames:
        metafunc.parametrize("case", [pytest.param(case, marks=marks_of(case)) for case in cases()], ids=str)
