"""The cases that the generic suites run over: every game, every number of players, a few sets of options."""

import os
import random
import sys
from functools import cache
from itertools import islice
from pathlib import Path
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
        for seats in numbers:
            for options in ({}, *(of(name).options if seats in some else [])):
                case = Case(game, seats, {**of(name).short, **options})
                once = options or (len(numbers) > MANY and seats != low + 1)
                found += [(case, seed) for seed in (SEEDS[:1] if once else SEEDS)]
    return found


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"case", "seed"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("case", "seed"), seeded(), ids=str)
    elif "case" in metafunc.fixturenames:
        metafunc.parametrize("case", cases(), ids=str)


# -- compiled once ----------------------------------------------------------------------------------------------------

# Whatever the environment says: hundreds of processes import the same modules.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


# -- in which order tests run -----------------------------------------------------------------------------------------

SLOW: Final = {"server", "module_server", "browser", "fox", "postgres"}  # fixtures: whoever has one also waits


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--shuffle", metavar="SEED", help="run the files, and the tests of each, in an order by this seed")


@pytest.hookimpl(specname="pytest_collection_modifyitems", trylast=True)
def pytest_order_tests(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with files that start servers, browsers or databases: no process is to be left alone with them."""
    seed, files = config.getoption("--shuffle"), dict[Path, list[pytest.Item]]()
    for item in items:
        files.setdefault(item.path, []).append(item)
    order = list(files.values())
    if seed is not None:
        dice = random.Random(seed)
        dice.shuffle(order)
        for tests in order:
            dice.shuffle(tests)
        items[:] = [item for tests in order for item in tests]
        return
    slow, quick = list[list[pytest.Item]](), list[pytest.Item]()
    for tests in order:
        if any(SLOW & set(getattr(item, "fixturenames", ())) for item in tests):
            slow.append(tests)
        else:
            quick += tests
    items[:] = dealt(slow, quick, getattr(config, "workerinput", {}).get("workercount", 1))


def dealt(slow: list[list[pytest.Item]], quick: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Order tests so that each of as many equal parts begins with its share of the slow files.

    With `--dist worksteal` each process begins with a part, and takes over from others when it has done it.
    """
    shares: list[list[pytest.Item]] = [[item for tests in slow[n::workers] for item in tests] for n in range(workers)]
    size = -(-(sum(map(len, shares)) + len(quick)) // workers)
    rest = iter(quick)
    return [item for share in shares for item in (*share, *islice(rest, max(0, size - len(share))))] + list(rest)
