"""Many games between bots: the same results whatever the number of processes, in constant memory.

Game i depends on (seed, i) alone. Batches come back in the order of their games, so what has been counted at any moment
is a run of games without gaps, and a run that was stopped can be continued from there.
"""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from types import FrameType, TracebackType
from typing import Any, Final, Generic, Protocol, TypeVar

from fidchell import bots
from fidchell.core.bot import Bot
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.state import State
from fidchell.lab.batch import Tally, play_batch
from fidchell.lab.stats import mean, spread, wilson

BATCH_SECONDS: Final = 0.2  # long enough to hide what a task costs, short enough to stop and report promptly
QUEUE: Final = 2  # batches per process: one being played, and the next one waiting
TRIAL_SECONDS: Final = 1.0  # played in this process before deciding whether others would help
LONG_SECONDS: Final = 3.0  # of work that must then be left: starting processes takes a good part of a second


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


@dataclass(frozen=True)
class Series:
    """The same bots on the same seats, game after game."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    pack: tuple[str, str] | None = None

    @classmethod
    def of(
        cls, game: Game, players: int | None, options: dict[str, Any], names: list[str], seed: int | str
    ) -> "Series":
        """Check everything first; InvalidOptions names what is wrong. A single bot plays all seats."""
        players = game.meta.players[0] if players is None else players
        game.new(players, **options)
        if len(names) == 1:
            names = names * players
        if len(names) != players:
            raise InvalidOptions(f"{len(names)} bots for {players} players: give one for each, or one for all")
        for name in names:
            bots.make(name, game)
        pack = (game.pack_name, game.pack_text or "") if game.pack_name else None
        return cls(game.id, players, options, tuple(names), seed, pack)

    def load(self) -> Game:
        return load(self.game, *(self.pack or ()))

    def ready(self) -> Playing[Tally]:
        game = self.load()
        start: State = game.new(self.players, **self.options)
        # Random players alone need no bots: a game's own playout does the same, faster.
        seated: list[Bot] = [] if set(self.bots) == {"random"} else [bots.make(name, game) for name in self.bots]

        def play(first: int, games: int, lines: bool) -> Tally:
            tally = Tally(int(start.seats), lines)
            play_batch(start, seated, str(self.seed), first, games, tally)
            return tally

        return play


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


# -- this process, or others ------------------------------------------------------------------------------------------


def inline(
    runner: Runner[Shown], first: int, last: int, sizes: Sizes, lines: bool, stop: Callable[[], bool]
) -> Iterator[Shown]:
    """Games first to last - 1 in this process."""
    while first < last and not stop():
        games = min(sizes.size, last - first)
        shown, seconds = runner.batch(first, games, lines)
        sizes.learn(games, seconds)
        first += games
        yield shown


def serve(connection: Connection, work: Work[Played], lines: bool) -> None:
    """What a worker process does until the connection closes: also if the process that asked is gone."""
    # Ctrl-C and `kill` reach the whole group; the process that asked decides what becomes of it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    runner = Runner(work)
    while True:
        try:
            first, games = connection.recv()
            connection.send(runner.batch(first, games, lines))
        except (EOFError, BrokenPipeError, ConnectionResetError):
            return


class Pool(Generic[Shown]):
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

    def __enter__(self) -> "Pool[Shown]":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for process in self.processes:
            process.kill()
            process.join()
        for connection in self.connections:
            connection.close()

    def tallies(self, first: int, last: int, sizes: Sizes, stop: Callable[[], bool] = never) -> Iterator[Shown]:
        """Games first to last - 1, batch by batch in their order."""
        busy: dict[Connection, list[tuple[int, int]]] = {}  # → numbers of the batches, their games
        done: dict[int, Shown] = {}
        sent = told = 0
        ahead = 2 * QUEUE * len(self.processes)  # one slow batch must not make the others pile up without end
        while (first < last or busy or done) and not stop():
            while self.idle and first < last and sent < told + ahead:
                games = min(sizes.size, last - first)
                connection = self.idle.pop()
                with _expecting_life():
                    connection.send((first, games))
                busy.setdefault(connection, []).append((sent, games))
                first, sent = first + games, sent + 1
            for ready in wait(list(busy), timeout=BATCH_SECONDS):
                assert isinstance(ready, Connection)
                number, games = busy[ready].pop(0)
                if not busy[ready]:
                    del busy[ready]
                with _expecting_life():
                    done[number], seconds = ready.recv()
                sizes.learn(games, seconds)
                self.idle.append(ready)
            while told in done:
                yield done.pop(told)
                told += 1


@contextmanager
def _expecting_life() -> Iterator[None]:
    """A dead worker is an error of its own, not to be mistaken for a closed output pipe."""
    try:
        yield
    except (EOFError, BrokenPipeError, ConnectionResetError):
        raise RuntimeError("a worker process has ended; what it said is above") from None


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def tallies(
    runner: Runner[Shown],
    games: int,
    *,
    first: int = 0,
    workers: int | None = 1,
    lines: bool = False,
    stop: Callable[[], bool] = never,
) -> Iterator[Shown]:
    """Play games `first` and on, batch by batch. `workers` None: all processors if there is much to do."""
    last, sizes, began = first + games, Sizes(), time.perf_counter()
    if workers is None or workers == 1:
        played = 0
        for shown in inline(runner, first, last, sizes, lines, stop):
            first, played = first + shown.games, played + shown.games
            yield shown
            if workers is None and _long(time.perf_counter() - began, played, last - first):
                break
        else:
            return
    with Pool(runner.work, workers or cores(), lines) as pool:
        yield from pool.tallies(first, last, sizes, stop)


def _long(seconds: float, played: int, left: int) -> bool:
    """Whether more processes would help."""
    return cores() > 1 and seconds > TRIAL_SECONDS and seconds / played * left > LONG_SECONDS


def simulate(series: Series, games: int, *, first: int = 0, workers: int | None = 1) -> Tally:
    """Play this many games and count them."""
    total = Tally(series.players)
    for tally in tallies(Runner(series), games, first=first, workers=workers):
        total.merge(tally)
    return total


# -- stopping and reporting -------------------------------------------------------------------------------------------


class Stop:
    """Makes SIGINT and SIGTERM a question asked between batches; a second one ends the program as usual."""

    def __init__(self) -> None:
        self.signal = 0
        self._before: dict[int, Any] = {}

    def __enter__(self) -> "Stop":
        for number in (signal.SIGINT, signal.SIGTERM):
            self._before[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._restore()

    def __call__(self) -> bool:
        return bool(self.signal)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.signal = number
        self._restore()

    def _restore(self) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)


def report(series: Series, total: Tally, seconds: float, *, first: int = 0, stopped: bool = False) -> dict[str, Any]:
    """What the games have shown, as plain data."""
    wins = []
    for seat, count in enumerate(total.wins):
        low, high = wilson(count, total.games)
        share = count / total.games if total.games else 0.0
        wins.append({"seat": seat, "count": count, "share": share, "low": low, "high": high})
    together = bool(total.results)  # all win or lose as one: what was reached counts, not who has won
    return {
        "game": series.game,
        "players": series.players,
        "options": series.options,
        "bots": list(series.bots),
        "seed": series.seed,
        "first": first,
        "games": total.games,
        "stopped": stopped,
        "wins": [] if together else wins,
        "draws": 0 if together else total.draws,
        "results": _by_number(total.results),
        "score": {"mean": round(mean(total.scores), 3), **spread(total.scores)} if together else {},
        "endings": _by_number(total.endings),
        "tally": {name: round(number, 4) for name, number in total.means().items()},
        "length": spread(total.turns),
        "decisions": spread(total.decisions),
        "games_per_s": round(total.games / seconds, 1) if seconds else 0.0,
    }


def _by_number(counts: dict[str, int]) -> dict[str, int]:
    """The most frequent first."""
    return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
