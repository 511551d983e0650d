"""Trying again, where that is right: another process was faster, or the store is away for a moment."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from fidchell.server.errors import Conflict, Uncertain, Unreachable

T = TypeVar("T")

TRIES: Final = 5  # of several processes at one table, each is the fastest before long
PATIENCE: Final = 7.0  # seconds that somebody waits for a store that restarts; a page waits for eight
REST: Final = 0.2


async def patiently(do: Callable[[], Awaitable[T]], repeatable: bool) -> T:
    """Do something at a table. Where another process was faster, the table has been read again, and it is asked anew
    whether this is still to be done. A store that is away is waited for; if it was lost in the middle of a write, only
    what is `repeatable` is done again: it has a mark that says whether it has happened."""
    until, conflicts = time.monotonic() + PATIENCE, 0
    while True:
        try:
            return await do()
        except Conflict:
            conflicts += 1
            if conflicts == TRIES:
                raise
            await asyncio.sleep(random.random() * conflicts * REST / 10)
        except (Unreachable, Uncertain) as error:
            if time.monotonic() > until or (isinstance(error, Uncertain) and not repeatable):
                raise
            await asyncio.sleep(REST)


def now(do: Callable[[], T]) -> Callable[[], Awaitable[T]]:
    """Something that needs no waiting, to be waited for."""

    async def done() -> T:
        return do()

    return done
