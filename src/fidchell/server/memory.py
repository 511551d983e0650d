"""What a server keeps in memory, and for how long.

A full garbage collection over a thousand tables would stop everybody for a third of a second. So objects that survive
one are frozen and skipped from then on; once an hour everything is collected.
"""

import asyncio
import gc
from collections.abc import Callable
from typing import Any, Final, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")

THRESHOLDS: Final = (700, 4, 1)  # full collections often, while little is unfrozen
HOUR: Final = 3600.0


def put_aside(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()


def tune() -> None:
    gc.set_threshold(*THRESHOLDS)
    if put_aside not in gc.callbacks:
        gc.callbacks.append(put_aside)
    for _ in range(2):  # reset CPython's 25 % growth rule before serving
        gc.collect()


def untune() -> None:
    """Restore the defaults, for a process that goes on to do other things."""
    gc.set_threshold(700, 10, 10)
    gc.callbacks.remove(put_aside)
    gc.unfreeze()


async def tidy(before: Callable[[], None]) -> None:
    """What was frozen may have become garbage since: closed connections, above all."""
    while True:
        await asyncio.sleep(HOUR)
        before()
        gc.unfreeze()
        gc.collect()


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
