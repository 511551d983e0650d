"""Stopping a study by Ctrl-C or `kill`: soon, and so that what was counted stays true."""

import signal
from types import FrameType, TracebackType
from typing import Any, ClassVar

from fidchell.bots.search import Halt
from fidchell.core.bot import Bot


class Stopped(Exception):
    """Somebody wants to stop, in the middle of a game, which doesn't count."""


class Stop:
    """Makes SIGINT and SIGTERM a question asked between batches, and by bots that search; a second one ends the program
    as usual."""

    asked: ClassVar[bool] = False  # in this process

    def __init__(self) -> None:
        self.signal = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stop":
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        Stop.asked = False
        self._restore()

    def __call__(self) -> bool:
        return bool(self.signal)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.signal = number
        Stop.asked = True
        self._restore()

    def _restore(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)


class Heed(Halt):
    """Asked every now and then by a bot that searches. A signal reaches Python only where Python runs, as it does here:
    compiled code alone would first search to the end."""

    def now(self) -> bool:
        if Stop.asked:
            raise Stopped
        return False


def heeding(bot: Bot) -> Bot:
    """The same bot, which can be stopped while it searches."""
    search = getattr(bot, "search", bot)  # a bot may have others search
    if hasattr(search, "halt"):
        search.halt = Heed()
    return bot
