"""Checks input from outside before anything else uses it.

Python stumbles over some things that files and people can write: numbers of thousands of digits, NaN, lone surrogates,
endlessly nested lists. Code that reads a pack, a position, a record or an option calls `flaw` first.
"""

import math
from typing import Any, Final

from fidchell.core.errors import FidchellError

LARGEST: Final = 1 << 62  # compiled code holds 63 bits
MOST_DIGITS: Final = 18
DEEPEST: Final = 20
LONGEST_KEY: Final = 200
LONGEST_SHOWN: Final = 300  # of a value in an error message

Way = tuple["Way | None", object]  # the path to a value: the path to its container, and its key or number


def flaw(data: object) -> FidchellError | None:
    """What is wrong with a value that nothing can work with, and where; None if it is plain data."""
    rest: list[tuple[Way | None, object, int]] = [(None, data, 0)]
    while rest:
        way, value, depth = rest.pop()
        wrong = FidchellError.because("plain-nested") if depth > DEEPEST else _wrong(value)
        if wrong:
            return FidchellError.because("at", place=place, why=wrong) if (place := _place(way)) else wrong
        if isinstance(value, dict):
            for key, entry in value.items():
                wrong = _wrong_key(key)
                if wrong:
                    return FidchellError.because("at", place=_place((way, shown(key))), why=wrong)
                rest.append(((way, key), entry, depth + 1))
        elif isinstance(value, list):
            rest += [((way, n), entry, depth + 1) for n, entry in enumerate(value, 1)]
    return None


def _wrong(value: object) -> FidchellError | None:
    if isinstance(value, int) and not -LARGEST < value < LARGEST:
        return FidchellError.because("plain-large")
    if isinstance(value, float) and not math.isfinite(value):
        return FidchellError.because("plain-number", value=value)
    if isinstance(value, str) and not value.isascii():
        try:
            value.encode()
        except UnicodeEncodeError:
            return FidchellError.because("plain-half")
    return None


def _wrong_key(key: object) -> FidchellError | None:
    if not isinstance(key, str):
        return FidchellError.because("plain-key")
    return FidchellError.because("plain-long", number=len(key)) if len(key) > LONGEST_KEY else _wrong(key)


def _place(way: Way | None) -> str:
    parts: list[str] = []
    while way is not None:
        way, key = way
        parts.append(str(key))
    return ", ".join(reversed(parts))


def shown(value: Any) -> str:
    """A value as an error message shows it: short, whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):
        return f"<{type(value).__name__}>"
    return text if len(text) <= LONGEST_SHOWN else f"{text[: LONGEST_SHOWN // 2]} …"


def with_integers(value: Any) -> Any:
    """Return the value with integers for whole floats: JSON has one number type, and some libraries write 3.0 for 3."""
    if isinstance(value, dict):
        return {key: with_integers(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [with_integers(entry) for entry in value]
    return int(value) if isinstance(value, float) and value.is_integer() and abs(value) < LARGEST else value


def is_same_json(one: Any, other: Any) -> bool:
    """Return true if two values are equal as JSON: 29 equals 29.0, but 0 is not false."""
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(is_same_json(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(is_same_json, one, other))
    return isinstance(one, bool) == isinstance(other, bool) and bool(one == other)


def as_number(digits: str) -> int:
    """Digits that somebody typed, as a number; too many of them give one that is far too large."""
    return int(digits) if len(digits) <= MOST_DIGITS else LARGEST
