"""Work that takes more than a few milliseconds runs in other processes, so that no table waits.

A bot is given a position consistent with what its seat knows, never the true one.
"""

import asyncio
import multiprocessing
import signal
from collections.abc import Callable
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

from fidchell import bots
from fidchell.core.bot import Bot
from fidchell.core.errors import FidchellError
from fidchell.core.record import Record, replay
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.session import verify
from fidchell.core.state import State
from fidchell.lab.simulate import cores


class WorkFailed(FidchellError):
    """A process died while working, twice."""


# -- what can be asked for --------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def make_bot(name: str, game: str) -> Bot:
    return bots.make(name, load(game))


def think(name: str, game: str, world: State, seat: int, seed: str) -> int:
    """A bot's choice."""
    return int(make_bot(name, game).decide(world, seat, Rng(seed)))


def check_record(text: str) -> None:
    """Replay a record; InvalidRecord if something in it is wrong."""
    replay(Record.loads(text))


def verify_record(text: str) -> tuple[int, str]:
    """How many draws a record has, and what they were checked against; InvalidRecord if one is wrong."""
    return verify(Record.loads(text))


# -- who does it ------------------------------------------------------------------------------------------------------


def serve(connection: Connection) -> None:
    """A worker process: serves until the connection closes, even if the server is gone."""
    # Ctrl-C and `kill` reach the whole group; the server decides when it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        try:
            do, arguments = connection.recv()
            connection.send(attempt(do, arguments))
        except (EOFError, OSError):
            return


def attempt(do: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    try:
        return do(*arguments), None
    except FidchellError as error:
        return None, error
    except Exception as error:
        return None, RuntimeError(
            f"{do.__name__}: {type(error).__name__}: {error}"
        )  # not every exception can be pickled


class Worker:
    """One process, doing one thing at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["fidchell.server.work"])
        self.connection, there = context.Pipe()
        self.process = context.Process(target=serve, args=(there,), daemon=True)
        self.process.start()
        there.close()  # so that this end notices when the process dies

    async def do(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, Exception | None]:
        loop, answered = asyncio.get_running_loop(), asyncio.Event()
        self.connection.send((work, arguments))
        loop.add_reader(self.connection.fileno(), answered.set)
        try:
            await answered.wait()
        finally:
            loop.remove_reader(self.connection.fileno())
        found: tuple[Any, Exception | None] = self.connection.recv()
        return found

    def end(self) -> None:
        self.process.kill()
        self.connection.close()


class Workers:
    """A few such processes, started when they are first needed."""

    def __init__(self, number: int | None = None) -> None:
        self.room = asyncio.Semaphore(number or max(1, cores() - 1))
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()

    async def do(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run it in a worker; what it raises is raised here."""
        async with self.room:
            for _ in range(2):  # if a process is killed, another one starts over
                try:
                    result, error = await self._once(work, arguments)
                except (EOFError, OSError):
                    continue
                if error is not None:
                    raise error
                return result
        raise WorkFailed("the work could not be done: please try again")

    async def _once(self, work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[Any, Exception | None]:
        while self.idle and not self.idle[-1].process.is_alive():
            self.idle.pop().end()
        worker = self.idle.pop() if self.idle else await asyncio.to_thread(Worker)
        self.busy.add(worker)
        whole = False
        try:
            answer = await worker.do(work, arguments)
            whole = True
            return answer
        finally:
            self.busy.discard(worker)
            if whole:
                self.idle.append(worker)
            else:
                worker.end()  # nobody is waiting for its answer any more

    def close(self) -> None:
        for worker in (*self.idle, *self.busy):
            worker.end()
        self.idle.clear()
