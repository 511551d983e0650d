"""Work on numbered games in this process, in others, or in a Ray cluster: the same results in the same order.

Batches come back in the order of their games, so what has been counted at any moment is a run of games without gaps,
and a run that was stopped can be continued from there.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from fidchell.bots import own
from fidchell.core.errors import FidchellError, InvalidOptions
from fidchell.lab.stopping import Stopped

BATCH_SECONDS: Final = 0.2  # long enough to hide what a task costs, short enough to stop and report promptly
QUEUE: Final = 2  # batches per process: one being played, and the next one waiting
FINEST: Final = 8  # the smallest part of a usual batch that is worth sending
TRIAL_SECONDS: Final = 1.0  # played in this process before deciding whether others would help
LONG_SECONDS: Final = 3.0  # of work that must then be left: starting processes takes a good part of a second
LOCAL: Final = "local"  # a Ray that is started on this machine, just for the work


class WorkerEnded(FidchellError):
    """A process has ended in the middle of its work."""


class Played(Protocol):
    """What a batch of games has shown."""

    @property
    def games(self) -> int: ...


Shown = TypeVar("Shown", bound=Played, covariant=True)


class Playing(Protocol[Shown]):
    """Plays some games in this process; what they have shown."""

    def __call__(self, first: int, games: int, lines: bool) -> Shown: ...


class Work(Protocol[Shown]):
    """What is played: everything a process must know to play game i."""

    def ready(self) -> Playing[Shown]:
        """Load what it takes."""
        ...


class Runner(Generic[Shown]):
    """Work made ready in this process."""

    def __init__(self, work: Work[Shown]) -> None:
        self.work = work
        self.play = work.ready()

    def batch(self, first: int, games: int, lines: bool) -> tuple[Shown, float]:
        """Play some games; what they have shown and the seconds it took."""
        began = time.perf_counter()
        return self.play(first, games, lines), time.perf_counter() - began


class Sizes:
    """How many games the next batch gets: from one upward, until a batch takes BATCH_SECONDS; or always the same."""

    def __init__(self, size: int = 1, *, fixed: bool = False) -> None:
        self.size = size
        self.fixed = fixed

    def learn(self, games: int, seconds: float) -> None:
        if not self.fixed:
            fitting = int(games / max(seconds, 1e-9) * BATCH_SECONDS)
            self.size = max(1, min(2 * self.size, fitting))


def never() -> bool:
    return False


def inline(
    runner: Runner[Shown], first: int, last: int, sizes: Sizes, lines: bool, stop: Callable[[], bool]
) -> Iterator[Shown]:
    """Games first to last - 1 in this process."""
    while first < last and not stop():
        games = min(sizes.size, last - first)
        try:
            shown, seconds = runner.batch(first, games, lines)
        except Stopped:
            return
        sizes.learn(games, seconds)
        first += games
        yield shown


# -- elsewhere --------------------------------------------------------------------------------------------------------


class Crew(Generic[Shown]):
    """Others who play batches of one piece of work."""

    idle: list[Any]  # who can take a batch now; whoever may have several waiting is there several times

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        raise NotImplementedError

    def send(self, worker: Any, first: int, games: int) -> None:
        """Let somebody play a batch."""
        raise NotImplementedError

    def back(self, busy: list[Any], seconds: float) -> list[tuple[Any, tuple[Shown, float]]]:
        """Who of these has finished the earliest of their batches, and what it has shown; waits so long at most."""
        raise NotImplementedError

    def tallies(self, first: int, last: int, sizes: Sizes, stop: Callable[[], bool] = never) -> Iterator[Shown]:
        """Games first to last - 1, batch by batch in their order."""
        busy: dict[Any, list[tuple[int, int]]] = {}  # → numbers of the batches, their games
        done: dict[int, Shown] = {}
        sent = told = 0
        ahead = 2 * len(self.idle)  # one slow batch must not make the others pile up without end
        hands = len(self.idle)
        while (first < last or busy or done) and not stop():
            while self.idle and first < last and sent < told + ahead:
                # Towards the end batches get smaller, so that all end together, but not so small that they cost more.
                fair = max(1, sizes.size // FINEST, (last - first) // hands)
                games = min(sizes.size, fair, last - first)
                worker = self.idle.pop()
                self.send(worker, first, games)
                busy.setdefault(worker, []).append((sent, games))
                first, sent = first + games, sent + 1
            for worker, (shown, seconds) in self.back(list(busy), BATCH_SECONDS):
                number, games = busy[worker].pop(0)
                if not busy[worker]:
                    del busy[worker]
                done[number] = shown
                sizes.learn(games, seconds)
                self.idle.append(worker)
            while told in done:
                yield done.pop(told)
                told += 1


def serve(connection: Connection, work: Work[Played], lines: bool) -> None:
    """What a worker process does until the connection closes: also if the process that asked is gone."""
    # Ctrl-C and `kill` reach the whole group; the process that asked decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    runner: Runner[Played] | None = None
    while True:
        try:
            first, games = connection.recv()
            try:
                runner = runner or Runner(work)
                connection.send(runner.batch(first, games, lines))
            except FidchellError as error:  # such as a stranger's bot that fails
                connection.send(error)
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


class Pool(Crew[Shown]):
    """Processes for one piece of work."""

    def __init__(self, work: Work[Shown], workers: int, lines: bool = False) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["fidchell.lab.simulate"])
        self.connections: list[Connection] = []
        self.processes = []
        for _ in range(workers):
            here, there = context.Pipe()
            process = context.Process(target=serve, args=(there, work, lines), daemon=True)
            process.start()
            there.close()  # so that the end of the process is seen at this end
            self.processes.append(process)
            self.connections.append(here)
        self.idle = QUEUE * self.connections

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for process in self.processes:
            process.kill()
            process.join()
        for connection in self.connections:
            connection.close()

    def send(self, worker: Any, first: int, games: int) -> None:
        with _expecting_life():
            worker.send((first, games))

    def back(self, busy: list[Any], seconds: float) -> list[tuple[Any, tuple[Shown, float]]]:
        with _expecting_life():
            found = [(ready, ready.recv()) for ready in wait(busy, timeout=seconds) if isinstance(ready, Connection)]
        for _, shown in found:
            if isinstance(shown, FidchellError):
                raise shown
        return found


@contextmanager
def _expecting_life() -> Iterator[None]:
    """A dead worker is an error of its own, not to be mistaken for a closed output pipe."""
    try:
        yield
    except (EOFError, BrokenPipeError, ConnectionResetError):
        raise WorkerEnded.because("worker-ended") from None


class RayCrew(Crew[Shown]):
    """Actors of a Ray cluster, one a processor; Fidchell must be installed on its machines. Whoever dies is replaced,
    and the batch is played again: a game depends on its number alone."""

    def __init__(self, work: Work[Shown], address: str, workers: int | None, lines: bool = False) -> None:
        try:
            import ray as installed
        except ImportError:
            raise InvalidOptions.because("ray-missing", command="python -m pip install ray") from None
        ray: Any = installed
        local = address == LOCAL
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told that somebody simulates
        try:
            ray.init(
                address=None if local else address,
                num_cpus=(workers or cores()) if local else None,
                include_dashboard=False if local else None,
                configure_logging=False,
                log_to_driver=False,
                # Processes on this machine inherit it.
                runtime_env={"env_vars": {own.NAMED: ",".join(own.named())}} if own.named() and not local else None,
            )
        except (ConnectionError, ValueError) as error:
            why = str(error).splitlines()[0]
            raise InvalidOptions.because("ray-unreachable", detail=why, address=address) from None
        self.ray: Any = ray
        self.lines = lines
        number = workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        actor = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Runner)
        self.actors = [actor.remote(work) for _ in range(number)]
        self.waiting: dict[Any, list[Any]] = {one: [] for one in self.actors}
        self.idle = QUEUE * self.actors

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.ray.shutdown()

    def send(self, worker: Any, first: int, games: int) -> None:
        self.waiting[worker].append(worker.batch.remote(first, games, self.lines))

    def back(self, busy: list[Any], seconds: float) -> list[tuple[Any, tuple[Shown, float]]]:
        earliest = {self.waiting[one][0]: one for one in busy}
        ready, _ = self.ray.wait(list(earliest), num_returns=1, timeout=seconds)
        return [(earliest[one], self.ray.get(self.waiting[earliest[one]].pop(0))) for one in ready]


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tallies(
    runner: Runner[Shown],
    games: int,
    *,
    first: int = 0,
    workers: int | None = 1,
    ray: str | None = None,
    lines: bool = False,
    stop: Callable[[], bool] = never,
) -> Generator[Shown, None, None]:
    """Play games `first` and on, batch by batch. `workers` None: all processors if there is much to do; `ray`: the
    address of a cluster, or LOCAL."""
    last, sizes, began = first + games, Sizes(), time.perf_counter()
    if ray is None and (workers is None or workers == 1):
        played = 0
        for shown in inline(runner, first, last, sizes, lines, stop):
            first, played = first + shown.games, played + shown.games
            yield shown
            if workers is None and _long(time.perf_counter() - began, played, last - first):
                break
        else:
            return
    crew: Crew[Shown]
    if ray is None:
        crew = Pool(runner.work, min(workers or cores(), last - first), lines)
    else:
        crew = RayCrew(runner.work, ray, workers, lines)
    with crew:
        yield from crew.tallies(first, last, sizes, stop)


def _long(seconds: float, played: int, left: int) -> bool:
    """Whether more processes would help."""
    return cores() > 1 and seconds > TRIAL_SECONDS and seconds / played * left > LONG_SECONDS
