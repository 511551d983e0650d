"""Refuse new load while the event loop is late, so that those who play already need not wait for it."""

import asyncio
import time
from collections.abc import Callable
from typing import Final

from fidchell.server.errors import Refused

LAG_LIMIT_S: Final = 0.25  # seconds that the loop may be late, on average over a second or two
TICK_S: Final = 0.1  # seconds between looks
WEIGHT: Final = 0.2  # of each look in the average: a single stall of a second refuses nobody
RETRY_S: Final = 10  # seconds after which to try again


class Overloaded(Refused):
    """The server has more to do than it can: no new tables and connections for a moment."""

    def __init__(self) -> None:
        super().__init__("server-full")


class Overload:
    """How late the event loop is, and whether that is too late for anything new."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lag = 0.0  # seconds, the average of the last looks
        self.full = False
        self.refused = 0

    async def run(self) -> None:
        while True:
            due = self.clock() + TICK_S
            await asyncio.sleep(TICK_S)
            self.note(self.clock() - due)

    def note(self, late: float) -> None:
        """Take a look into account; what is full stays so until the lag is down to half of the limit."""
        self.lag += WEIGHT * (late - self.lag)
        self.full = self.lag > (LAG_LIMIT_S / 2 if self.full else LAG_LIMIT_S)

    def admit(self) -> None:
        """Raise if nothing new is admitted now."""
        if self.full:
            self.refused += 1
            raise Overloaded
