"""Bots from elsewhere: those of installed packages, by the entry point `fidchell.bots`, and those of a file.

`mybots.py:Careful` names a class (or a function that makes a bot) in a file. A file runs only if whoever started the
program has named it, on the command line or in $FIDCHELL_BOTS: a seat or a record may come from a stranger, and no
stranger chooses what code runs here.

What such a bot raises, or returns in place of an action, is told in a line, with the place in its file;
$FIDCHELL_TRACEBACK shows the whole traceback.
"""

import inspect
import os
import re
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from operator import index
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from mypy_extensions import i64

from fidchell.core.bot import Bot
from fidchell.core.errors import FidchellError, IllegalAction, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import State

GROUP: Final = "fidchell.bots"
NAMED: Final = "FIDCHELL_BOTS"  # specifications with commas between them; processes that we start inherit it
WHOLE: Final = "FIDCHELL_TRACEBACK"  # set to anything: show the whole traceback
OURS: Final = str(Path(__file__).resolve().parents[1])
SHOWN: Final = 80  # characters of what a bot returned


class BotFailed(FidchellError):
    """A bot from elsewhere has raised an exception of its own, or has returned what is no action."""


@contextmanager
def blaming(spec: str, method: object = None) -> Iterator[None]:
    """Code of a bot from elsewhere runs here, mostly a method: what goes wrong is its fault, and is said so. A bot that
    ends the program has failed, too; only a person may do that."""
    try:
        yield
    except FidchellError:
        raise
    except (Exception, SystemExit, KeyboardInterrupt) as error:
        if isinstance(error, KeyboardInterrupt) and may_be_pressed():
            raise
        if os.environ.get(WHOLE):
            traceback.print_exception(error)
        place = blamed(error) or defined(method) or "nowhere"
        raise BotFailed.because("bot-failed", bot=spec, place=place, why=one_line(error)) from error


def may_be_pressed() -> bool:
    """Whether Ctrl-C would raise KeyboardInterrupt here: nowhere but in the main thread, and not if somebody else heeds
    the signal, as a study does."""
    here = threading.current_thread() is threading.main_thread()
    return here and signal.getsignal(signal.SIGINT) is signal.default_int_handler


def blamed(error: BaseException) -> str:
    """Where an exception comes from: the innermost line that is not ours; "" if there is none."""
    frames = traceback.extract_tb(error.__traceback__)
    if isinstance(error, SyntaxError) and error.filename:
        return f"{Path(error.filename).name}:{error.lineno}"
    theirs = [one for one in frames if one.filename.endswith(".py") and not is_ours(one.filename)]
    return f"{Path(theirs[-1].filename).name}:{theirs[-1].lineno}" if theirs else ""


def defined(method: object) -> str:
    """Where a bot's method is written; "" if it is ours, or nobody knows."""
    code = getattr(inspect.unwrap(method) if callable(method) else method, "__code__", None)
    return f"{Path(code.co_filename).name}:{code.co_firstlineno}" if code and not is_ours(code.co_filename) else ""


def is_ours(file: str) -> bool:
    """Whether a file is part of Fidchell or of Python itself, not of a bot; compiled code has no whole path."""
    return not os.path.isabs(file) or file.startswith((OURS, os.path.dirname(os.__file__)))


def one_line(error: BaseException) -> str:
    """An exception as Python says it, without line breaks."""
    return " ".join("".join(traceback.format_exception_only(error)[-1:]).split())


def in_file(spec: str) -> bool:
    """Whether a specification names a file's bot."""
    return bool(re.fullmatch(r"[^:,]+\.py:\w+", spec))


def from_elsewhere(spec: str) -> bool:
    """Whether a specification names a bot that is not ours."""
    return in_file(spec) or spec in installed()


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
    if not from_elsewhere(spec):
        return None
    with blaming(spec):
        return made(spec, from_file(spec) if in_file(spec) else installed()[spec].load(), game)


def from_file(spec: str) -> Any:
    if spec not in named():
        raise InvalidOptions.because("bot-of-a-file", bot=repr(spec), variable=f"${NAMED}")
    path, _, name = spec.rpartition(":")
    found = getattr(module(Path(path).resolve()), name, None)
    if found is None:
        raise InvalidOptions.because("bot-not-in-file", bot=repr(spec), name=name, path=path)
    return found


@cache
def module(path: Path) -> ModuleType:
    """A file as a module, run once."""
    if not path.is_file():
        raise InvalidOptions.because("bot-no-file", path=path)
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
        raise InvalidOptions.because("bot-no-class", bot=repr(spec))
    return Checked(spec, bot)


class Checked(Bot):
    """A bot from elsewhere. What it chooses is looked at, since playouts take any action at its word."""

    def __init__(self, spec: str, bot: Bot) -> None:
        self.spec = spec
        self.bot = bot

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        legal = state.legal(seat)  # before the bot has the state to itself
        with blaming(self.spec, self.bot.choose):
            action = self.whole(self.bot.choose(state, seat, rng))
        if action not in legal:
            raise IllegalAction.because("bot-illegal", bot=self.spec, action=repr(action), seat=int(seat))
        return action

    def whole(self, returned: object) -> int:
        """An action as a number that compiled code takes, such as NumPy's are not; 3.0 is as wrong as "3" or None."""
        try:
            return index(returned)  # type: ignore[arg-type]
        except TypeError:
            place = defined(self.bot.choose) or "?"
            kind, found = type(returned).__name__, " ".join(repr(returned)[:SHOWN].split())
            raise BotFailed.because("bot-no-action", bot=self.spec, place=place, found=found, kind=kind) from None

    def forget(self) -> None:
        with blaming(self.spec, self.bot.forget):
            self.bot.forget()
