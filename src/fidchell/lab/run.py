"""A simulation run for a person: it shows progress, writes games down, and stops when asked to."""

import json
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.lab import show
from fidchell.lab.batch import GameRow, Tally
from fidchell.lab.executors import Runner, tallies
from fidchell.lab.kept import complaining
from fidchell.lab.simulate import Series, play_rows, record, report
from fidchell.lab.stopping import Stop
from fidchell.lab.words import say

if TYPE_CHECKING:
    from fidchell.lab.study import Study

INTERIM_SECONDS: Final = 5.0
SHARD: Final = 10_000  # games of a file
ALIKE: Final = 5  # games that are played again to see whether a file is of the same simulation


def run(
    game: Game,
    series: Series,
    games: int,
    *,
    first: int = 0,
    workers: int | None = None,
    ray: str | None = None,
    each: Path | None = None,
    keep: Path | None = None,
    shard: int | None = None,
    as_json: bool = False,
    lang: str = "en",
) -> int:
    """Simulate and print; the exit code. Whatever stops it early, what was printed or written stays true. `lang`: of
    complaints; the findings are in English."""
    if each and keep:
        raise InvalidOptions.because("each-and-keep")
    names, total = show.seat_names(game, series), Tally(series.players)
    began, before = time.perf_counter(), 0

    def so_far(stopped: bool = False) -> dict[str, Any]:
        seconds = time.perf_counter() - began
        return report(series, total, seconds, first=first, stopped=stopped, known=before)

    with ExitStack() as stack:
        write = Each(stack.enter_context(open_each(each, series, first)), each) if each else None
        study = stack.enter_context(opened(keep, series, lang)) if keep else None
        stop = stack.enter_context(Stop())
        bar = stack.enter_context(progress(games))
        if study:
            for row in study.rows(first, first + games, moves=False):
                total.add(row)
            before = total.games
            bar.advance(before)
            batches = study.play(games, first=first, workers=workers, ray=ray, shard=shard or SHARD, stop=stop)
        else:
            lines = each is not None
            batches = tallies(Runner(series), games, first=first, workers=workers, ray=ray, lines=lines, stop=stop)
        told = time.perf_counter()
        stack.callback(batches.close)
        for tally in batches:
            if write:
                write(tally)
            total.merge(tally)
            bar.advance(tally.games)
            if not as_json and time.perf_counter() - told >= INTERIM_SECONDS:
                told = time.perf_counter()
                bar.print(show.interim(names, so_far(), told - began))
    data = so_far(stopped=total.games < games)
    if as_json:
        print(json.dumps(data, indent=1, ensure_ascii=False), flush=True)
    else:
        print("\n".join(show.summary(game, names, data, total.turns, time.perf_counter() - began)), flush=True)
    return 128 + stop.signal if stop.signal else 0


@contextmanager
def opened(keep: Path, series: Series, lang: str = "en") -> Iterator["Study"]:
    """The folder of a study; what a killed run has left behind is named."""
    from fidchell.lab.study import Study

    with Study(keep, series).opened() as study:
        for path in study.torn:
            print(f"fidchell: {say(lang, 'torn-games', path=str(path))}", file=sys.stderr)
        yield study


@contextmanager
def studied(
    series: Series, games: int, *, keep: Path | None, workers: int | None, ray: str | None, lang: str = "en"
) -> Iterator[Callable[[], Iterator[GameRow]]]:
    """Play what is missing of a study, with progress; its games, as often as one likes."""
    with ExitStack() as stack:
        folder = keep or Path(stack.enter_context(TemporaryDirectory()))
        study = stack.enter_context(opened(folder, series, lang))
        with progress(games, say(lang, "bar-games")) as bar:
            bar.advance(games - sum(last - first for first, last in study.missing(0, games)))
            for tally in study.play(games, workers=workers, ray=ray, shard=SHARD):
                bar.advance(tally.games)
        yield lambda: study.rows(0, games)


def print_record(series: Series, number: int, keep: Path | None, lang: str = "en") -> None:
    """One game of a simulation, as a record: the one that is kept, or played now."""
    row = None
    if keep:
        with opened(keep, series, lang) as study:
            row = study.row(number)
    if row is None:
        (row,) = play_rows(series, number, 1)
    print(record(series, row).dumps())


# -- the bar ----------------------------------------------------------------------------------------------------------


class Bar:
    """Progress on stderr if that is a terminal; lines on stdout that don't tear the bar."""

    def __init__(self, bar: Progress | None, number: int, what: str) -> None:
        self.bar = bar
        self.task = bar.add_task(what, total=number) if bar else None

    def advance(self, number: int) -> None:
        if self.bar and self.task is not None:
            self.bar.advance(self.task, number)

    def print(self, line: str) -> None:
        # On one screen the bar must be lifted over the line, which only its own console can do.
        if self.bar and sys.stdout.isatty():
            self.bar.console.print(line, markup=False, highlight=False, soft_wrap=True)
        else:
            print(line, flush=True)


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.1f}/s" if task.speed else "")


@contextmanager
def progress(number: int, what: str = "games") -> Iterator[Bar]:
    if not sys.stderr.isatty():
        yield Bar(None, number, what)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield Bar(bar, number, what)


# -- one line a game --------------------------------------------------------------------------------------------------


class Each:
    """Writes a batch of games, one line of JSON each, and flushes them at once."""

    def __init__(self, file: IO[str], path: Path) -> None:
        self.file = file
        self.path = path

    def __call__(self, tally: Tally) -> None:
        with complaining("--each", self.path):
            self.file.write("".join(map(line_of, tally.lines or ())))
            self.file.flush()


def line_of(row: GameRow) -> str:
    told = {"index": row.number, "winners": list(row.winners), "reason": row.reason, "turns": row.turns}
    return json.dumps(told) + "\n"


@contextmanager
def open_each(path: Path, series: Series, first: int) -> Iterator[IO[str]]:
    """Open a file of games to append to. One that has games is only continued, so that none is in it twice, and only by
    the same simulation. A line that a killed run has not finished is removed."""
    with complaining("--each", path):
        last, end = last_lines(path) if path.is_file() else ([], 0)  # what is no file (a device, a pipe) has no games
        after = index_after(path, last)
        if after is not None and after != first:
            raise InvalidOptions.because("each-has-games", path=path, after=after)
        if after is not None and list(map(line_of, play_rows(series, after - len(last), len(last)))) != last:
            raise InvalidOptions.because("each-other", path=path)
        file = path.open("a", encoding="utf-8")
        if end:
            file.truncate(end)
    try:
        yield file
    finally:
        with complaining("--each", path):
            file.close()


def last_lines(path: Path) -> tuple[list[str], int]:
    """The last whole lines of a file, and where they end."""
    lines: deque[str] = deque(maxlen=ALIKE)
    end = 0
    with path.open(encoding="utf-8", errors="replace", newline="") as file:
        for line in file:  # never the whole file at once: it may be large
            if line.endswith("\n"):
                lines.append(line)
                end += len(line.encode())
            elif not line.startswith("{"):
                lines.append(line)  # no game that was cut off
    return list(lines), end


def index_after(path: Path, last: list[str]) -> int | None:
    """The index after the last game of a file; None if there is none in it."""
    try:
        return int(json.loads(last[-1])["index"]) + 1 if last else None
    except (ValueError, KeyError, TypeError):
        raise InvalidOptions.because("each-no-game", path=path) from None
