"""Work that takes more than a few milliseconds runs in other processes, so that no table waits.

A bot is given a position consistent with what its seat knows, never the true one.
"""

import asyncio
import multiprocessing
import os
import select
import signal
import time
import traceback
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any, Final

from fidchell import bots
from fidchell.bots.search import Halt, Search, Tree
from fidchell.core.bot import Bot
from fidchell.core.errors import FidchellError
from fidchell.core.game import Game
from fidchell.core.record import Record, replay
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.session import verify
from fidchell.core.state import State
from fidchell.lab.executors import cores
from fidchell.server.errors import Overrun, WorkFailed

LONGEST: Final = 10.0  # seconds that a bot may think, whatever its specification says
SHARED: Final = 2.0  # the same while others wait for a process
GRACE: Final = 20.0  # seconds to come to an end after that
POLITE: Final = 10  # niceness of workers, so the server stays responsive
TREES: Final = 8  # that a process keeps, each for the next move of the same bot at the same table
ROOM: Final = 800_000  # edges in a tree, 64 bytes each; up to half as many are kept


# -- what can be asked for --------------------------------------------------------------------------------------------


Named = tuple[str, str | None, str | None]  # a game's key and pack: what `load` takes
loaded: Final = lru_cache(maxsize=16)(load)  # a process is asked about the same few games again and again


def named(game: Game) -> Named:
    return game.key, game.pack_name, game.pack_text


@lru_cache(maxsize=64)
def make_bot(name: str, game: Named) -> Bot:
    return bots.make(name, loaded(*game))


class Trees:
    """What bots have thought about their games. A tree holds nothing but worlds that its bot was shown or imagined."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, ...], Tree] = {}  # the one used longest ago first

    @contextmanager
    def lent(self, search: Search, *whose: str) -> Iterator[None]:
        """The search goes on with the tree of its last move at this table, if that may be used again."""
        search.room = ROOM
        search.tree = self.kept.pop(whose) if whose in self.kept else Tree()
        try:
            yield
        finally:
            if search.keeps():
                self.kept[whose] = search.tree
                for oldest in list(self.kept)[:-TREES]:
                    del self.kept[oldest]
            search.forget()


trees: Final = Trees()


def think(name: str, game: Named, table: str, world: State, seat: int, seed: str) -> int:
    """A bot's choice; one that searches ends early if the server says so."""
    bot = make_bot(name, game)
    search = getattr(bot, "search", bot)  # a bot may have others search
    if not isinstance(search, Search):
        return int(bot.decide(world, seat, Rng(seed)))
    search.halt = Pipe.ours
    with trees.lent(search, name, game[0], table, str(seat)):
        return int(bot.decide(world, seat, Rng(seed)))


class Pipe(Halt):
    """The server's end of this process's pipe: whatever comes in the middle of some work ends it."""

    ours: Halt = Halt()  # nobody says anything in a process that serves nobody

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.poll = select.poll()  # far quicker than connection.poll()
        self.poll.register(connection.fileno(), select.POLLIN)
        self.halted = False

    def now(self) -> bool:
        while not self.halted and self.poll.poll(0):
            self.halted = True
            self.connection.recv()
        return self.halted


def check_record(text: str) -> None:
    """Replay a record; InvalidRecord if something in it is wrong."""
    replay(Record.loads(text))


def verify_record(text: str) -> tuple[int, str]:
    """How many draws a record has, and what they were checked against; InvalidRecord if one is wrong."""
    return verify(Record.loads(text))


# -- who does it ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Part:
    """Something that is known before the work is done."""

    value: Any


def serve(connection: Connection) -> None:
    """A worker process: serves until the connection closes, even if the server is gone."""
    # Ctrl-C and `kill` reach the whole group; the server decides when it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.nice(POLITE)
    Pipe.ours = pipe = Pipe(connection)
    own = os.getpid()
    while True:
        try:
            work = connection.recv()
            if work is None:  # a halt that arrived after the job had finished
                continue
            pipe.halted = False
            answer = attempt(lambda found: connection.send(Part(found)), *work)
            if os.getpid() != own:  # a copy that a bot has made of this process: only one of them answers
                os._exit(0)
            connection.send(answer)
        except (EOFError, OSError):
            return


def attempt(
    tell: Callable[[Any], None], do: Callable[..., Any], arguments: tuple[Any, ...]
) -> tuple[Any, Exception | None]:
    """Do some work. If it finds something again and again, each is told at once, and the last is the result."""
    try:
        found = do(*arguments)
        if isinstance(found, Iterator):
            for part in found:
                tell(part)
            found = part
        return found, None
    except FidchellError as error:
        return None, error
    except Exception as error:
        told = RuntimeError(f"{do.__name__}: {type(error).__name__}: {error}")  # not every exception can be pickled
        told.add_note(traceback.format_exc())  # for the log of whoever asked
        return None, told


class Job:
    """Something to be done in a worker; `halt` asks for the best answer so far. `tell`: hears what is known before."""

    def __init__(self, work: Callable[..., Any], *arguments: Any, tell: Callable[[Any], None] | None = None) -> None:
        self.work = work
        self.arguments = arguments
        self.tell = tell
        self.halted = asyncio.Event()
        self.overran = False

    def halt(self) -> None:
        self.halted.set()


class Worker:
    """One process, doing one thing at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["fidchell.server.work"])
        self.queues: deque[str] = deque(maxlen=TREES)  # whom it served last
        self.connection, there = context.Pipe()
        self.process = context.Process(target=serve, args=(there,), daemon=True)
        self.process.start()
        there.close()  # so that this end notices when the process dies

    async def do(self, job: Job) -> tuple[Any, Exception | None]:
        loop, answered, number = asyncio.get_running_loop(), asyncio.Event(), self.connection.fileno()
        self.connection.send((job.work, job.arguments))
        loop.add_reader(number, answered.set)
        halting = loop.create_task(self.halt(job))
        try:
            while True:
                await answered.wait()
                answered.clear()
                found: Part | tuple[Any, Exception | None] = self.connection.recv()
                if not isinstance(found, Part):
                    return found
                if job.tell is not None:
                    job.tell(found.value)
        finally:
            halting.cancel()
            loop.remove_reader(number)

    async def halt(self, job: Job) -> None:
        """Tell the process to come to an end, once; harmless if it has already finished. If it can't, it is killed."""
        await job.halted.wait()
        self.connection.send(None)
        await asyncio.sleep(GRACE)
        job.overran = True
        self.process.kill()

    def end(self) -> None:
        self.process.kill()
        self.connection.close()


class Turns:
    """Room for some at once. Whoever has to wait is served in turn: one of each queue, then the next of each."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, queue: str) -> AsyncIterator[None]:
        if self.room > 0:
            self.room -= 1
        else:
            await self._wait(queue)
        try:
            yield
        finally:
            self._next()

    async def _wait(self, queue: str) -> None:
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(queue, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():  # it had just been given the room
                self._next()
            elif mine in self.queues.get(queue, ()):
                self.queues[queue].remove(mine)
            raise

    def _next(self) -> None:
        """Pass the room on."""
        while self.queues:
            name = next(iter(self.queues))
            queue = self.queues.pop(name)
            first = queue.popleft() if queue else None
            if queue:
                self.queues[name] = queue  # at the end
            if first is not None and not first.done():
                first.set_result(None)
                return
        self.room += 1

    @property
    def crowded(self) -> bool:
        return any(self.queues.values())


class Workers:
    """A few such processes, started when they are first needed."""

    def __init__(self, number: int | None = None) -> None:
        self.turns = Turns(number or max(1, cores() - 1))
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.deaths = 0  # of processes over their work
        self.closed = False

    def start(self) -> None:
        """Nothing is to be done before somebody asks."""

    def heard(self, id: str, now: str) -> None:
        """What other processes do is no business of these."""

    async def drain(self) -> None:
        """Whoever asked is gone, too."""

    async def do(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run it in a worker, however long it takes; what it raises is raised here."""
        async with self.turns.turn(""):
            return await self._twice(Job(work, *arguments), "")

    async def carry_out(self, job: Job, queue: str) -> Any:
        """The same for what can be halted; `queue`: who waits. A second turn comes when all others had theirs."""
        async with self.turns.turn(queue):
            watching = asyncio.get_running_loop().create_task(self._watch(job))
            try:
                return await self._twice(job, queue)
            finally:
                watching.cancel()

    async def _twice(self, job: Job, queue: str) -> Any:
        """If a process is killed, another one starts over, unless the work itself took too long."""
        for _ in range(2):
            if self.closed:
                break
            try:
                result, error = await self._once(job, queue)
            except (EOFError, OSError):
                self.deaths += 1
                if job.overran:
                    raise Overrun("work-failed") from None
                continue
            if error is not None:
                raise error
            return result
        raise WorkFailed("work-failed")

    @property
    def depth(self) -> tuple[int, int]:
        """How much waits and how much is being done."""
        return sum(map(len, self.turns.queues.values())), len(self.busy)

    @property
    def crowded(self) -> bool:
        """Whether others wait for a process."""
        return self.turns.crowded

    async def _watch(self, job: Job) -> None:
        """Halt what takes too long; sooner, while others wait."""
        began = time.monotonic()
        while time.monotonic() - began < (SHARED if self.crowded else LONGEST):
            await asyncio.sleep(SHARED / 8)
        job.halt()

    async def _once(self, job: Job, queue: str) -> tuple[Any, Exception | None]:
        worker = self._rested(queue)
        if worker is None:
            worker = await asyncio.to_thread(Worker)
        worker.queues.append(queue)
        self.busy.add(worker)
        whole = False
        try:
            answer = await worker.do(job)
            whole = True
            return answer
        finally:
            self.busy.discard(worker)
            if whole:
                self.idle.append(worker)
            else:
                worker.end()  # nobody is waiting for its answer any more

    def _rested(self, queue: str) -> Worker | None:
        """An idle process: the one that remembers this queue, if it can be had."""
        while self.idle:
            found = next((worker for worker in self.idle if queue in worker.queues), self.idle[-1])
            self.idle.remove(found)
            if found.process.is_alive():
                return found
            found.end()
        return None

    def close(self) -> None:
        """Whoever still waits is told. They close their connections themselves: the loop listens there."""
        self.closed = True
        for worker in self.busy:
            worker.process.kill()
        for worker in self.idle:
            worker.end()
        self.idle.clear()
