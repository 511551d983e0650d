"""The table in a terminal: line by line, so that screens, pipes, screen readers and tests all use the same."""

import contextlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from fidchell.core.game import Game
from fidchell.core.record import Record, replay
from fidchell.terminal.commands import Commands
from fidchell.terminal.host import Host
from fidchell.terminal.open_table import YOU, Moved, OpenTable, TableSetup
from fidchell.terminal.replay import Branch, Viewer
from fidchell.terminal.voice import Voice

Ask = Callable[[str], str]


def play(
    game: Game,
    *,
    seats: list[str],
    options: dict[str, Any],
    lang: str,
    seed: int | str | None = None,
    referee: bool = False,
    load: Path | None = None,
    record: Path | None = None,
    pace: float = 0.6,
    learn: bool = False,
    tutor: bool = False,
    console: Console | None = None,
    ask: Ask | None = None,
) -> int:
    """Play at this terminal; the exit code. `seats`: "you" or a bot's name for each.

    `seed` makes the draws and the bots reproducible. `referee`: draws are typed in. `load` goes on with a saved game
    and its own seats and options; `record` is where the game is kept, move by move. `pace`: seconds after a bot's move.
    `learn`: the game's lesson, a guided first game. `tutor`: ask before a choice that gives away much.
    A wrong argument raises one of the FidchellErrors before anything is shown.
    """
    console = console or _console()
    ask = ask or reader(console)
    host = Commands(Voice(console, game.texts, lang), ask, TableSetup(options, seed, referee, pace, tutor), game)
    with contextlib.closing(host.tables.store):
        if learn:
            host.sit_down(OpenTable(host.tables.learn(game.id, YOU, YOU)), record)
        elif load is None:
            host.sit_down(host.new_table(game, seats), record)
        else:
            host.open(load, record)
        return _run(host.voice, host, host.run)


def replay_table(record: Record, *, lang: str, console: Console | None = None, ask: Ask | None = None) -> int:
    """Look through a record at this terminal, and play on from any of its positions; the exit code."""
    console = console or _console()
    ask = ask or reader(console)
    played = replay(record)
    voice = Voice(console, played.game.texts, lang)
    viewer = Viewer(voice, played, ask)

    def look() -> None:
        voice.line(played.game.say(lang, "title"), "bold")
        taken_back = len(played.steps) - len(played.line)
        if taken_back:
            voice.tell("t-replay-taken-back", "dim", number=taken_back)
        while (branch := viewer.run()) is not None:
            _play_on(record, voice, ask, branch, len(played.line))

    return _run(voice, None, look)


def _play_on(record: Record, voice: Voice, ask: Ask, branch: Branch, last: int) -> None:
    """A branch of a record; `back` and `quit` return to the replay."""
    host = Commands(voice, ask, TableSetup(record.options, None, False, 0.6))
    host.home_is_elsewhere = True
    with contextlib.closing(host.tables.store):
        host.open_tables = [OpenTable(host.tables.get(host.tables.keep_record(record, YOU)), told=last)]
        try:
            host.do_whatif(f"{branch.moves} {branch.bot}")
        except Moved:
            host.open_tables = host.open_tables[-1:]
            host.run()


def _run(voice: Voice, host: Host | None, do: Callable[[], None]) -> int:
    """The end of input is a normal way to leave; so is Ctrl-C, but it has an exit code of its own."""
    code = 0
    try:
        do()
    except EOFError:
        voice.line()
    except KeyboardInterrupt:
        voice.line()
        code = 130
    if host is not None:
        host.keep()
        path = host.open_tables[0].path
        voice.tell("t-bye-saved" if path else "t-bye", file=str(path))
    return code


def _console() -> Console:
    # If a terminal lacks a character, show a question mark instead of crashing.
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Console()


def reader(console: Console) -> Ask:
    """Reads lines: with history and editing from a keyboard; echoed from a pipe, so that the output reads well."""

    def typed(prompt: str) -> str:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
        return input(prompt)

    def piped(prompt: str) -> str:
        console.print(prompt, end="", markup=False, highlight=False)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        console.print(line.rstrip("\n"), markup=False, highlight=False, soft_wrap=True)
        return line

    return typed if sys.stdin.isatty() else piped
