"""Work and answers as JSON, for processes that share a database.

Only what is listed here can be asked for or answered: whoever can write to the database can ask for work, but can't
make anybody run code of theirs.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import fidchell
from fidchell.coach.hint import BlunderWarning, Hint, Move
from fidchell.coach.temperature import Warmth
from fidchell.coach.why import Reason
from fidchell.coach.worth import Worth
from fidchell.core import errors
from fidchell.core.errors import FidchellError
from fidchell.core.registry import games, kept, place
from fidchell.core.state import State
from fidchell.server.coaching import advise, opine, warn
from fidchell.server.errors import Overrun, Refused, WorkFailed
from fidchell.server.work import check_record, loaded, think, verify_record

TASKS: Final[dict[str, Callable[..., Any]]] = {
    do.__name__: do for do in (think, advise, warn, opine, check_record, verify_record)
}
STRUCTURES: Final[dict[str, type]] = {
    kind.__name__: kind for kind in (Hint, BlunderWarning, Move, Reason, Warmth, Worth)
}
ERRORS: Final[dict[str, type[FidchellError]]] = {
    name: kind
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, FidchellError) and kind is not errors.IllegalAction
}
REFUSALS: Final[dict[str, type[Refused]]] = {kind.__name__: kind for kind in (WorkFailed, Overrun)}
SOURCES: Final = ("*.py", "*.toml", "*.json", "*.ftl")


class Unreadable(Exception):
    """Something in the database that is neither work nor an answer."""


@cache
def release() -> str:
    """Return the version and a hash of the code and of the games' data: work is done by the same release only."""
    here = Path(fidchell.__file__).resolve().parent
    folders = [here, *sorted({place(game)[1].resolve() for game in (*games(), *kept())})]
    hashed = sha256()
    for folder in folders:
        if folder == here or here not in folder.parents:
            for path in sorted(path for pattern in SOURCES for path in folder.rglob(pattern)):
                hashed.update(f"{path.relative_to(folder)}\0".encode() + path.read_bytes())
    return f"{fidchell.__version__}-{hashed.hexdigest()[:16]}"


def pack_work(do: Callable[..., Any], arguments: tuple[Any, ...]) -> bytes:
    """Write down what is to be done."""
    if TASKS.get(do.__name__) is not do:
        raise ValueError(f"{do.__name__} can't be asked for in another process")
    named = next((one for one in arguments if is_named(one)), None)
    return json.dumps({"do": do.__name__, "game": named, "with": _pack(arguments)}).encode()


def unpack_work(data: bytes) -> tuple[Callable[..., Any], tuple[Any, ...]]:
    """Read what is to be done; Unreadable if it is nothing that can be asked for."""
    try:
        found = json.loads(data)
        arguments = _unpack(found["with"], found["game"])
        if not isinstance(arguments, tuple):
            raise TypeError("arguments are a tuple")
        return TASKS[found["do"]], arguments
    except (LookupError, TypeError, ValueError, AttributeError, FidchellError) as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from None


def pack_answer(value: Any) -> bytes:
    """Write down what was found, or what went wrong."""
    return json.dumps(_pack(value)).encode()


def unpack_answer(data: bytes, arguments: tuple[Any, ...]) -> Any:
    """Read an answer to work with these arguments; Unreadable if it is none."""
    try:
        return _unpack(json.loads(data), next((one for one in arguments if is_named(one)), None))
    except (LookupError, TypeError, ValueError, AttributeError, FidchellError) as error:
        raise Unreadable(f"{type(error).__name__}: {error}") from None


def is_named(value: object) -> bool:
    """Return true for a game's key and pack (work.Named)."""
    return isinstance(value, tuple) and len(value) == 3 and isinstance(value[0], str)


def _pack(value: Any) -> Any:
    """Return plain data for a value; what JSON doesn't have is an object with one key, which names its kind."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        return [_pack(one) for one in value]
    if isinstance(value, tuple):
        return {"tuple": [_pack(one) for one in value]}
    if isinstance(value, State):
        return {"state": [int(value.seats), [int(word) for word in value.words()]]}
    if is_dataclass(value) and STRUCTURES.get(type(value).__name__) is type(value):
        return {type(value).__name__: [_pack(getattr(value, one.name)) for one in fields(value)]}
    if isinstance(value, Refused):
        kind = type(value).__name__
        return {"refused": [kind if kind in REFUSALS else "WorkFailed", value.reason, value.arguments]}
    if isinstance(value, FidchellError):
        kind = next(one.__name__ for one in type(value).__mro__ if one.__name__ in ERRORS)
        return {"error": [kind, str(value), value.wording, value.detail]}
    if isinstance(value, RuntimeError):
        return {"failure": [str(value), list(getattr(value, "__notes__", []))]}
    raise ValueError(f"a {type(value).__name__} can't be told to another process")


def _unpack(data: Any, game: Sequence[Any] | None) -> Any:
    """Return the value that some plain data stands for; `game`: whose positions are in it, as `Named` or a list."""
    if isinstance(data, list):
        return [_unpack(one, game) for one in data]
    if not isinstance(data, dict):
        return data
    ((kind, inside),) = data.items()
    if kind == "tuple":
        return tuple(_unpack(one, game) for one in inside)
    if kind == "state":
        return _state(game, *inside)
    if kind == "refused":
        name, reason, arguments = inside
        return REFUSALS[name](reason, **arguments)
    if kind == "error":
        return _error(*inside)
    if kind == "failure":
        message, notes = inside
        failure = RuntimeError(str(message))
        for note in notes:
            failure.add_note(str(note))
        return failure
    return STRUCTURES[kind](*(_unpack(one, game) for one in inside))


def _state(game: Sequence[Any] | None, seats: int, words: list[int]) -> State:
    if game is None:
        raise ValueError("a position without a game")
    state: State = loaded(*game).bare(seats)
    state.from_words(words)
    return state


def _error(name: str, message: str, wording: list[Any] | None, detail: str) -> FidchellError:
    """Make an error as it was raised: it may be shown in the reader's language."""
    found = ERRORS[name](message)
    found.wording, found.detail = None if wording is None else (wording[0], wording[1]), detail
    return found
