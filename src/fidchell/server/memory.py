"""What a server keeps in memory, and for how long.

A full garbage collection looks at every object: 0.6 ms per table in memory, so that 1,200 tables would stop everybody
for most of a second. Nearly everything is freed without one. So none runs by itself: what a process has when it begins
is frozen, young objects are collected often, and the rest when few tables are in memory, or once a day.
"""

import asyncio
import ctypes
import gc
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, Protocol, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

THRESHOLDS: Final = (2000, 5, 1_000_000_000)  # the last: never
USUAL_THRESHOLDS: Final = (700, 10, 10)
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
LOOKS: Final = 1.0  # seconds between looks for tables that have been idle,
LOOKS_ON: Final = 0.1  # and while there are more of them: nobody is to wait until all have been freed
FEW_TABLES: Final = 60  # in memory: a full collection is short
MANY_TABLES: Final = 60  # that have left memory: a full collection is worth it


def tune() -> None:
    gc.set_threshold(*THRESHOLDS)
    gc.collect()
    gc.freeze()


def untune() -> None:
    """Restore the defaults, for a process that goes on to do other things."""
    gc.set_threshold(*USUAL_THRESHOLDS)
    gc.unfreeze()


def trim() -> None:
    """Return freed memory to the system, where the C library can."""
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (AttributeError, OSError):
        return  # another C library


def bounded_caches(package: str) -> Iterator[Any]:
    """The caches of a package's functions that have a limit, which play fills; those without are soon complete."""
    for name, module in list(sys.modules.items()):
        if f"{name}.".startswith(f"{package}."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_parameters") and value.cache_parameters()["maxsize"] is not None:
                    yield value


class InMemory(Protocol):
    """The tables of a process."""

    @property
    def number(self) -> int:
        """How many are in memory, idle or not."""
        ...

    def drop_idle(self) -> tuple[int, bool]:
        """Let some go that nobody has used lately: how many, and whether there are more."""
        ...


class Tidier:
    """Frees what nobody uses any more, a little at a time."""

    def __init__(
        self,
        tables: InMemory,
        hourly: Callable[[], None] = lambda: None,
        drop_caches: Callable[[], None] = lambda: None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.tables = tables
        self.hourly = hourly
        self.drop_caches = drop_caches
        self.clock = clock
        self.dropped = 0  # tables since the last full collection
        self.collected = self.cleared = clock()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOKS_ON if self.step() else LOOKS)

    def step(self) -> bool:
        """Do what is due now; return true if there is more."""
        now = self.clock()
        if now - self.cleared >= HOUR:
            self.cleared = now
            self.hourly()
        number, more = self.tables.drop_idle()
        self.dropped += number
        few = self.dropped >= MANY_TABLES and self.tables.number <= FEW_TABLES
        if not more and (few or now - self.collected >= DAY):
            self.collected, self.dropped = now, 0
            if few:  # a few entries of a cache, made between tables, would hold on to all the memory around them
                self.drop_caches()
            gc.collect()
            trim()
        return more


class Recent(dict[Key, Value]):
    """The latest entries, and no more than `most` of them."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def __setitem__(self, key: Key, value: Value) -> None:
        self.pop(key, None)
        super().__setitem__(key, value)
        if len(self) > self.most:
            del self[next(iter(self))]
