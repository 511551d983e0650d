"""A little of `make chaos`: a few faults under load. And what its checker finds."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from fidchell.core.rng import Rng
from fidchell.server.errors import Conflict
from fidchell.server.postgres import PostgresStore
from fidchell.server.store import SqliteStore
from fidchell.server.tables import Tables
from tests.scale import scaled
from tests.web.conftest import PATIENCE, RunningServer, two
from tools.fire.checker import check
from tools.fire.clients import Acknowledged, Notes
from tools.fire.faults import deck
from tools.fire.fire import under_fire
from tools.fire.fuzz import ENTRANCES, Fuzz, bytes_at
from tools.fire.house import House
from tools.fire.load import Pair, Times, move


@pytest.mark.parametrize("setup", ["sqlite"])
def test_nothing_is_lost_under_fire(setup: str) -> None:
    report = asyncio.run(under_fire(setup, "test", kills=2, tables=5, say=lambda text: None, most=3))
    assert report["good"], report
    assert report["kills"] >= 1
    assert report["acknowledged"] > 10


def test_nonsense_at_every_entrance_is_answered(server: RunningServer) -> None:
    messages = scaled(1_000, 10_000)
    found = asyncio.run(Fuzz("test").run(messages))
    assert not found.problems
    assert found.sent.total() >= messages
    assert set(found.sent) == set(ENTRANCES)
    assert asyncio.run(bytes_at(server.port, 150, "test")) == 0
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200
    assert "Traceback" not in server.log.read_text()


# -- the proof itself -------------------------------------------------------------------------------------------------


def told(store: SqliteStore, choices: list[str]) -> Notes:
    """A table at which these were made, and somebody who was told so."""
    table, notes = Tables(store).create("avignon", two()), Notes()
    id = table.row.id
    notes.games[id], notes.people[id], notes.moves[id], notes.said[id] = "avignon", 2, [], []
    before = table.version
    for _ in choices:
        choice = table.game.text(table.session.state, table.session.state.legal(0)[0])
        table.act("ann", 0, choice)
        notes.moved(id, Acknowledged(0, choice, before, table.version))
        before = table.version
    notes.seen[id] = table.version
    return notes


def test_the_checker_finds_what_is_lost_doubled_and_misplaced(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.sqlite3")
    notes = told(store, ["first"])
    (table,) = notes.games
    (made,) = notes.moves[table]
    assert check(store, notes).good
    notes.moves[table] = [made, Acknowledged(0, "never kept", 5, 6)]
    assert len(check(store, notes).lost) == 1
    notes.moves[table] = []
    assert len(check(store, notes).doubled) == 1
    notes.moves[table] = [Acknowledged(0, made.choice, made.after, made.after + 1)]
    assert len(check(store, notes).disordered) == 1
    notes.moves[table] = [made]
    notes.seen[table] += 1
    assert len(check(store, notes).lost) == 1
    notes.seen[table] -= 1
    notes.said[table] = ["never kept"]
    assert len(check(store, notes).lost) == 1
    store.close()


def test_the_same_seed_brings_the_same_faults(tmp_path: Path) -> None:
    house = House(tmp_path, "sqlite")
    first, again, other = (deck(house, random.Random(seed)) for seed in (1, 1, 2))
    assert first == again
    assert sorted(first) == sorted(other)
    assert first != other


# -- what it has found ------------------------------------------------------------------------------------------------


def test_whoever_watches_hears_of_moves_that_a_conflict_has_shown(database: str) -> None:
    stores = [PostgresStore(database) for _ in range(2)]
    mine = Tables(stores[0]).create("avignon", two())
    theirs, heard = Tables(stores[1]).get(mine.row.id), list[int]()
    theirs.listeners.append(lambda: heard.append(theirs.version))
    choice = mine.game.text(mine.session.state, mine.session.state.legal(0)[0])
    mine.act("ann", 0, choice)
    with pytest.raises(Conflict):
        theirs.act("ann", 0, choice)
    assert heard[-1:] == [mine.version]
    for store in stores:
        store.close()


def test_a_moves_latency_counts_from_when_it_was_due() -> None:
    """A server that stalls delays what would have been sent meanwhile, too."""
    pair = Pair(0, [], Rng("test"))

    class Answering:
        def send(self, message: dict[str, object]) -> None:
            pair.answered.set()
            pair.views = [1, 1]

    wire: Any = Answering()
    pair.wires = [wire, wire]
    times, late = Times(), 5.0
    asyncio.run(move(pair, 0, 1, "pass", time.perf_counter() - late, times))
    assert all(found[0] >= late for found in (times.took, times.seen, times.late))


def test_moves_come_at_random() -> None:
    pair = Pair(0, [], Rng("test"))
    pauses = [pair.pause(10.0) for _ in range(50)]
    assert 5.0 <= min(pauses) < 7.0
    assert 13.0 < max(pauses) < 15.0
