"""Group commit: nobody is told of anything that is not on disk, and the event loop never waits for the disk."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from fidchell.server import flushing
from fidchell.server import store as store_module
from fidchell.server.errors import StoreError
from fidchell.server.flushing import Flusher
from fidchell.server.store import SqliteStore
from fidchell.web.app import App
from fidchell.web.durable import Durable


class Disk:
    """A disk that takes what it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.may = threading.Event()
        self.threads: list[int] = []
        self.error: OSError | None = None
        monkeypatch.setattr(flushing, "flush", self.flush)

    def flush(self, file: int) -> None:
        self.threads.append(threading.get_ident())
        self.may.wait()
        if self.error is not None:
            raise self.error


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def with_store(
    path: Path, disk: Disk, do: Callable[[SqliteStore], Any], failed: Callable[[], None] = lambda: None
) -> None:
    async def run() -> None:
        store = SqliteStore(path / "x")
        store.group_commits(failed)
        try:
            await do(store)
        finally:
            disk.may.set()
            disk.error = None
            store.close()

    asyncio.run(run())


async def until(holds: Callable[[], bool]) -> None:
    while not holds():
        await asyncio.sleep(0.001)


async def turns() -> None:
    """Let everything run that can."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_write_is_durable_when_a_flush_after_it_has_ended(tmp_path: Path, disk: Disk) -> None:
    async def do(store: SqliteStore) -> None:
        store.carry("ann")
        first = asyncio.ensure_future(store.durable())
        await until(lambda: len(disk.threads) == 1)
        store.carry("ann")  # the flush that runs may have begun without these
        store.carry("bob")
        others = [asyncio.ensure_future(store.durable()) for _ in range(2)]
        await turns()
        assert not first.done()
        disk.may.set()
        await asyncio.gather(first, *others)
        assert len(disk.threads) == 2, "two writes share a flush"
        assert threading.get_ident() not in disk.threads
        await store.durable()  # nothing is left to wait for

    with_store(tmp_path, disk, do)


def test_a_failed_flush_ends_the_server_and_acknowledges_nothing(tmp_path: Path, disk: Disk) -> None:
    ended: list[str] = []

    async def do(store: SqliteStore) -> None:
        disk.error = OSError(5, "input/output error")
        store.carry("ann")
        waiting = asyncio.ensure_future(store.durable())
        await turns()
        disk.may.set()
        with pytest.raises(StoreError, match="not-kept"):
            await waiting
        assert ended == ["ended"]
        disk.error = None  # a second flush would succeed, though the first one's pages are lost
        store.carry("bob")
        with pytest.raises(StoreError, match="not-kept"):
            await store.durable()
        assert ended == ["ended"]

    with_store(tmp_path, disk, do, lambda: ended.append("ended"))


def test_checkpoints_run_in_a_thread(tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flushing, "CHECKPOINT_COMMITS", 20)
    monkeypatch.setattr(store_module, "has_wal_reset_bug", lambda: False)
    threads, original = list[int](), Flusher._checkpoint

    def checkpoint(flusher: Flusher) -> None:
        threads.append(threading.get_ident())
        original(flusher)

    monkeypatch.setattr(Flusher, "_checkpoint", checkpoint)

    async def do(store: SqliteStore) -> None:
        disk.may.set()
        assert store.db.execute("PRAGMA wal_autocheckpoint").fetchone() == (flushing.MOST_PAGES,)
        for _ in range(20):
            store.carry("ann")
        flusher = store.flusher
        assert flusher is not None
        await until(lambda: not flusher.copying)
        pages = store.db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        assert pages[1] == pages[2] > 0, "all of the journal is in the file"
        store.carry("bob")
        assert store.db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()[1] < pages[1], "it starts again"

    with_store(tmp_path, disk, do)
    assert threads
    assert threading.get_ident() not in threads


def test_a_faulty_sqlite_never_checkpoints_beside_commits(
    tmp_path: Path, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(flushing, "CHECKPOINT_COMMITS", 1)
    monkeypatch.setattr(store_module, "has_wal_reset_bug", lambda: True)

    async def do(store: SqliteStore) -> None:
        disk.may.set()
        assert store.db.execute("PRAGMA wal_autocheckpoint").fetchone() == (flushing.FEW_PAGES,)
        for _ in range(3):
            store.carry("ann")
        await store.durable()
        flusher = store.flusher
        assert flusher is not None
        assert flusher.copied == 0

    with_store(tmp_path, disk, do)


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_nothing_leaves_before_it_is_durable(tmp_path: Path, disk: Disk, kind: str) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def do(store: SqliteStore) -> None:
        async def answer(scope: Scope, receive: Receive, send: Send) -> None:
            store.carry("ann")
            await send({"type": "answer"})

        async def receive() -> Message:
            return {}

        asked = asyncio.ensure_future(Durable(answer, store)({"type": kind}, receive, send))
        await turns()
        assert sent == []
        disk.may.set()
        await asked
        assert sent == [{"type": "answer"}]

    with_store(tmp_path, disk, do)


def test_a_server_shares_flushes_and_what_is_closed_is_durable(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(tmp_path / "x")
        asgi = App(store).asgi()
        async with asgi.router.lifespan_context(asgi):
            assert store.flusher is not None
            store.carry("ann")

    asyncio.run(run())
    again = SqliteStore(tmp_path / "x")
    assert again.devices("ann").carried == 1
    again.close()
