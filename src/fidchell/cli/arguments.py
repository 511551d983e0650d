"""The arguments and options that several commands share, and how they are parsed."""

import json
import math
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import fidchell
from fidchell import _compiled, bots
from fidchell.bots import own
from fidchell.bots.personas import spec_of
from fidchell.cli.app import say
from fidchell.core.errors import InvalidOptions
from fidchell.core.text import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

    from fidchell.core.game import Game

LONGEST_NUMBER = 1000  # digits; Python parses no more than some thousands
PIPED_WIDTH = 120  # of tables, when no terminal says how wide it is


def some_games(incomplete: str) -> list[str]:
    """Completion of game ids."""
    return [name for name in fidchell.games() if name.startswith(incomplete)]


def some_bots(incomplete: str) -> list[str]:
    """Completion of the name after the last comma."""
    before, comma, start = incomplete.rpartition(",")
    names = ("you", "random", "greedy", "search:iterations=", *map(spec_of, bots.LEVELS), *own.installed())
    return [before + comma + name for name in names if name.startswith(start)]


def some_options(context: typer.Context, incomplete: str) -> list[str]:
    """Completion of options, for the game that has already been typed."""
    typed = [context.params.get("game"), *context.args]  # an incomplete line is not always parsed
    options = next((fidchell.load(word).meta.options for word in typed if word in fidchell.games()), ())
    values = {option.name: option.values or (("on", "off") if option.kind == "flag" else ("",)) for option in options}
    found = [f"{name}={value}" for name, allowed in values.items() for value in allowed]
    return [text for text in found if text.startswith(incomplete)]


GameId = Annotated[str, typer.Argument(metavar="GAME", help="`fidchell games` lists them.", autocompletion=some_games)]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="Number of players; default: the fewest.")]
Options = Annotated[
    list[str] | None,
    typer.Option("-o", "--option", metavar="NAME=VALUE", help="An option of the game.", autocompletion=some_options),
]
Pack = Annotated[Path | None, typer.Option("--pack", metavar="FILE", help="Play with your own data file (a pack).")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed gives the same games.")]
Workers = Annotated[
    int | None,
    typer.Option("--workers", metavar="N", min=1, help="Processes; default: as many as help. Results don't change."),
]
Lang = Annotated[str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language; default: from $LANG.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
RecordFiles = Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records written by `play --record`.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record written by `play --record`.")]


def load_game(name: str, pack: Path | None = None) -> "Game":
    return fidchell.load(name, pack)


def read_options(given: list[str] | None) -> dict[str, Any]:
    """Parse NAME=VALUE texts; the game itself checks names and values."""
    found: dict[str, Any] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise InvalidOptions.because("option-form", text=text)
        if name in found:
            raise InvalidOptions.because("option-again", text=text, name=repr(name))
        found[name] = value
    return found


def read_names(text: str) -> list[str]:
    """Parse names separated by commas."""
    return [name.strip() for name in text.split(",")]


def read_bots(text: str) -> list[str]:
    """Parse specifications of bots separated by commas; whoever types the name of a file lets it run."""
    names = read_names(text)
    for name in filter(own.in_file, names):
        own.bring(name)
    return names


def read_numbers(option: str, text: str) -> tuple[int, ...]:
    """Parse numbers from 1 up, separated by commas."""
    names = read_names(text)
    if not all(name.isdecimal() and name.isascii() and len(name) < 10 and int(name) for name in names):
        raise InvalidOptions.because("numbers", option=option, text=text)
    return tuple(map(int, names))


def read_seed(text: str) -> int | str:
    return int(text) if len(text) < LONGEST_NUMBER and text.isdecimal() and text == str(int(text)) else text


def finite(param: typer.CallbackParam, value: float) -> float:
    """Refuse infinity and NaN, which `min` and `max` let through."""
    if not math.isfinite(value):
        raise InvalidOptions.because("not-finite", option=f"--{param.name}", value=value)
    return value


def read_lang(lang: str | None) -> str:
    """The requested language, else the one of the environment, else English."""
    if lang is None:
        wishes = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
        return "de" if next(filter(None, wishes), "").startswith("de") else "en"
    if lang not in LANGUAGES:
        raise InvalidOptions.because("lang", given=lang, known=", ".join(LANGUAGES))
    return lang


def mind_speed(lang: str | None = None) -> None:
    """Warn that the program runs interpreted, unless that was asked for."""
    if not _compiled.is_compiled() and os.environ.get("FIDCHELL_COMPILE") != "no":
        print(f"fidchell: {say(read_lang(lang), 'interpreted')}", file=sys.stderr)


def print_json(data: object) -> None:
    print(json.dumps(data, indent=1, ensure_ascii=False))


def console() -> "Console":
    """For tables: as wide as the terminal, and always the same width when piped."""
    from rich.console import Console

    return Console(width=None if sys.stdout.isatty() else PIPED_WIDTH, highlight=False)
