"""Bots from elsewhere: those of installed packages, by the entry point `fidchell.bots`, and those of a file.

`mybots.py:Careful` names a class (or a function that makes a bot) in a file. A file runs only if whoever started the
program has named it, on the command line or in $FIDCHELL_BOTS: a seat or a record may come from a stranger, and no
stranger chooses what code runs here.
"""

import inspect
import os
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from mypy_extensions import i64

from fidchell.core.bot import Bot
from fidchell.core.errors import IllegalAction, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import State

GROUP: Final = "fidchell.bots"
NAMED: Final = "FIDCHELL_BOTS"  # specifications with commas between them; processes that we start inherit it


def in_file(spec: str) -> bool:
    """Whether a specification names a file's bot."""
    return bool(re.fullmatch(r"[^:,]+\.py:\w+", spec))


def named() -> list[str]:
    """The bots of files that may sit down."""
    return [spec for spec in os.environ.get(NAMED, "").split(",") if spec]


def bring(spec: str) -> None:
    """Let a file's bot sit down, in this process and in those that it starts."""
    if spec not in named():
        os.environ[NAMED] = ",".join([*named(), spec])


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name."""
    return {one.name: one for one in entry_points(group=GROUP)}


def make(spec: str, game: Game) -> Bot | None:
    """The bot that a specification from elsewhere names; None if it names none."""
    if in_file(spec):
        return made(spec, from_file(spec), game)
    return made(spec, installed()[spec].load(), game) if spec in installed() else None


def from_file(spec: str) -> Any:
    if spec not in named():
        raise InvalidOptions.because("bot-of-a-file", bot=repr(spec), variable=f"${NAMED}")
    path, _, name = spec.rpartition(":")
    found = getattr(module(Path(path).resolve()), name, None)
    if found is None:
        raise InvalidOptions(f"{spec!r}: there is no {name} in {path}")
    return found


@cache
def module(path: Path) -> ModuleType:
    """A file as a module, run once."""
    if not path.is_file():
        raise InvalidOptions(f"there is no file {path}")
    name = f"fidchell_bots_{path.stem}"
    found = spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    loaded = sys.modules[name] = module_from_spec(found)
    found.loader.exec_module(loaded)
    return loaded


def made(spec: str, maker: Callable[..., Any], game: Game) -> Bot:
    """A bot from its class or from a function that makes one: it is given the game if it wants to know it."""
    wanted = [one for one in inspect.signature(maker).parameters.values() if one.default is one.empty]
    bot = maker(game) if wanted else maker()
    if not isinstance(bot, Bot):
        raise InvalidOptions(f"{spec!r}: that is not a fidchell.core.bot.Bot")
    return Checked(spec, bot)


class Checked(Bot):
    """A bot from elsewhere. What it chooses is looked at, since playouts take any action at its word."""

    def __init__(self, spec: str, bot: Bot) -> None:
        self.spec = spec
        self.bot = bot

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        legal = state.legal(seat)  # before the bot has the state to itself
        action = self.bot.choose(state, seat, rng)
        if action not in legal:
            raise IllegalAction(f"{self.spec} chose {action!r}, which is not legal for seat {seat} now")
        return action

    def forget(self) -> None:
        self.bot.forget()
