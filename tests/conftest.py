"""The cases that the generic suites run over: every game, every number of players, a few sets of options."""

import os
import random
import signal
import sys
from functools import cache
from itertools import islice
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
SLOW_FIXTURES: Final = {"browser", "fox", "server", "module_server", "postgres", "site"}  # whoever has one also waits
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


# -- compiled once ----------------------------------------------------------------------------------------------------

# Whatever the environment says: hundreds of processes import the same modules.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False


# -- in which order tests run -----------------------------------------------------------------------------------------


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
        if any(SLOW_FIXTURES & set(getattr(item, "fixturenames", ())) for item in tests):
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
