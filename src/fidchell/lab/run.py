"""A simulation run for a person: it shows progress, writes games down, and stops when asked to."""

import json
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, Final

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
from fidchell.lab.batch import Tally
from fidchell.lab.kept import complaining
from fidchell.lab.simulate import Runner, Series, Stop, report, tallies

INTERIM_SECONDS: Final = 5.0


def run(
    game: Game, series: Series, games: int, *, first: int, workers: int | None, each: Path | None, as_json: bool
) -> int:
    """Simulate and print; the exit code. Whatever stops it early, what was printed or written stays true."""
    names, total, runner = show.seat_names(game, series), Tally(series.players), Runner(series)
    began = time.perf_counter()

    def so_far(stopped: bool = False) -> dict[str, Any]:
        return report(series, total, time.perf_counter() - began, first=first, stopped=stopped)

    with ExitStack() as stack:
        write = Each(stack.enter_context(open_each(each, first)), each) if each else None
        stop = stack.enter_context(Stop())
        bar = stack.enter_context(progress(games))
        told = began
        for tally in tallies(runner, games, first=first, workers=workers, lines=each is not None, stop=stop):
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
        lines = [
            json.dumps({"index": index, "winners": list(winners), "reason": reason, "turns": turns}) + "\n"
            for index, winners, reason, turns in tally.lines or ()
        ]
        with complaining("--each", self.path):
            self.file.write("".join(lines))
            self.file.flush()


@contextmanager
def open_each(path: Path, first: int) -> Iterator[IO[str]]:
    """Open a file of games to append to. One that has games is only continued, so that none is in it twice."""
    with complaining("--each", path):
        after = games_in(path)
        if after is not None and after != first:
            raise InvalidOptions(f"--each {path}: it has games already; --first {after} would go on after them")
        file = path.open("a", encoding="utf-8")
    with file:
        yield file


def games_in(path: Path) -> int | None:
    """The index after the last game in a file of games; None if there is none in it."""
    last = ""
    if path.exists():
        with path.open(encoding="utf-8", errors="replace") as file:
            for line in file:  # never the whole file at once: it may be large
                last = line
    if not last:
        return None
    try:
        return int(json.loads(last)["index"]) + 1
    except (ValueError, KeyError, TypeError):
        raise InvalidOptions(f"--each {path}: its last line is not a game") from None
