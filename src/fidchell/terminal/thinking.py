"""A bot thinks while a person waits: told after half a second, and Ctrl-C asks for the best move so far."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

from fidchell.bots.search import Halt
from fidchell.core.bot import Bot

SHOWN: Final = 0.5  # seconds


class Patience(Halt):
    """Asked every now and then by a bot that searches."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self.tell = tell
        self.began = time.monotonic()
        self.told = False
        self.hurried = False

    def now(self) -> bool:
        if not self.told and time.monotonic() - self.began >= SHOWN:
            self.told = True
            self.tell()
        return self.hurried

    def hurry(self, number: int, frame: FrameType | None) -> None:
        """The first Ctrl-C ends the search, another one the program."""
        if self.hurried:
            raise KeyboardInterrupt
        self.hurried = True


@contextmanager
def thinking(bot: Bot, tell: Callable[[], None]) -> Iterator[Bot]:
    """Make a searching bot interruptible; `tell`: says that it is thinking."""
    search = getattr(bot, "search", bot)  # a bot may have others search
    if not hasattr(search, "halt") or threading.current_thread() is not threading.main_thread():
        yield bot
        return
    patience = search.halt = Patience(tell)
    before = signal.signal(signal.SIGINT, patience.hurry)
    try:
        yield bot
    finally:
        signal.signal(signal.SIGINT, before)
