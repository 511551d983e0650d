"""Group commit for SQLite: one flush, in a thread, for everything that was written before it.

A flush takes a millisecond, or a hundred on a busy disk, and an event loop that waits for it serves nobody. So a server
writes without flushing and holds every answer back until a flush that began after the write has ended. Checkpoints,
which flush twice, run in a thread, too, unless this SQLite must not checkpoint and commit at the same time.
"""

import asyncio
import logging
import os
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final

from fidchell.server.errors import StoreError

log = logging.getLogger("fidchell")

CHECKPOINT_COMMITS: Final = 500  # commits after which the journal is copied into the file
CHECKPOINT_TRIES: Final = 5  # until nothing was written meanwhile, so that the journal starts again from its beginning
MOST_PAGES: Final = 20_000  # of the journal, until SQLite itself copies it, whoever has to wait
FEW_PAGES: Final = 250  # the same without checkpoints in a thread: often, so that each is short

flush: Final[Callable[[int], None]] = getattr(os, "fdatasync", os.fsync)  # as SQLite does it


class Flusher:
    """Flushes SQLite's journal for an event loop.

    `failed` is called once, when a flush fails. `checkpoints` says whether a thread may copy the journal into the file
    while others commit.
    """

    def __init__(self, database: Path, failed: Callable[[], None], checkpoints: bool) -> None:
        self.loop, self.thread = asyncio.get_running_loop(), threading.get_ident()
        self.failed = failed
        self.pool = ThreadPoolExecutor(2, "flush")
        self.beside = sqlite3.connect(database, isolation_level=None, check_same_thread=False)
        self.beside.execute("SELECT 1 FROM sqlite_master").fetchall()  # opens the journal
        self.checkpoints = checkpoints
        self.journal = os.open(database.with_name(database.name + "-wal"), os.O_RDONLY)
        self.written = 0  # commits so far,
        self.flushed = 0  # those of them that are on disk,
        self.copied = 0  # and those that the last checkpoint found
        self.flushing = self.copying = False
        self.error: OSError | None = None
        self.waiting: deque[tuple[int, asyncio.Future[None]]] = deque()

    def note(self) -> None:
        """Count a commit, and see that it is flushed."""
        self.written += 1
        if threading.get_ident() == self.thread:
            self._start()
        else:
            with suppress(RuntimeError):  # the loop has ended: closing flushes
                self.loop.call_soon_threadsafe(self._start)

    async def durable(self) -> None:
        """Wait until all that has been written by now is on disk."""
        if self.error is None and self.flushed >= self.written:
            return
        place = self.loop.create_future()
        self.waiting.append((self.written, place))
        if self.error is not None:
            self._wake()
        await place

    def _start(self) -> None:
        if not self.flushing and self.flushed < self.written:
            self.flushing = True
            done = self.loop.run_in_executor(self.pool, flush, self.journal)
            done.add_done_callback(partial(self._flushed, self.written))
        if self.checkpoints and not self.copying and self.written - self.copied >= CHECKPOINT_COMMITS:
            self.copying, self.copied = True, self.written
            self.loop.run_in_executor(self.pool, self._checkpoint).add_done_callback(self._checkpointed)

    def _flushed(self, number: int, done: "asyncio.Future[None]") -> None:
        self.flushing = False
        error = None if done.cancelled() else done.exception()
        if isinstance(error, OSError) and self.error is None:
            # What the system failed to write it may have forgotten: to flush again would only seem to help.
            log.critical("the disk did not take what was written, so the server ends: %s", error)
            self.error = error
            self.failed()
        if self.error is None and not done.cancelled():
            self.flushed = max(self.flushed, number)
            self._start()
        self._wake()

    def _wake(self) -> None:
        while self.waiting and (self.error is not None or self.waiting[0][0] <= self.flushed):
            _, place = self.waiting.popleft()
            if place.done():
                continue
            if self.error is None:
                place.set_result(None)
            else:
                place.set_exception(StoreError("not-kept", why=str(self.error)))

    def _checkpoint(self) -> None:
        for _ in range(CHECKPOINT_TRIES):
            _, pages, copied = self.beside.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages == copied:
                break

    def _checkpointed(self, done: "asyncio.Future[None]") -> None:
        self.copying = False
        error = None if done.cancelled() else done.exception()
        if error is not None:
            log.warning("the journal could not be copied into the database: %s", error)

    def close(self) -> None:
        """Flush what is left."""
        self.pool.shutdown()
        try:
            flush(self.journal)
        finally:
            os.close(self.journal)
            self.beside.close()
