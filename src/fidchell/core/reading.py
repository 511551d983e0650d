"""Reading what somebody has written as a position: each reader gives the value, or an InvalidPosition says `what` is
wrong.

A bit set is written as a list of names or numbers. A heap is a count for each kind of card or block, each
`bits` wide, in one int; it is written by the kinds' names.
"""

from collections.abc import Sequence
from typing import Any, Final

from fidchell.core.errors import InvalidPosition
from fidchell.core.plain import shown

LONGEST: Final = 100  # of a list of numbers


def kind(value: Any, wanted: type, what: str) -> Any:
    """A value of this type."""
    if type(value) is not wanted:
        raise InvalidPosition.because(f"read-{wanted.__name__}", place=what, found=shown(value))
    return value


def number(value: Any, low: int, high: int, what: str) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        raise InvalidPosition.because("read-number", place=what, found=shown(value), low=low, high=high)
    return value


def name(value: Any, names: Sequence[str], what: str) -> int:
    """The index of a name; an empty one stands for nobody and is never written."""
    if not isinstance(value, str) or not value or value not in names:
        raise none_of(what, value, names)
    return names.index(value)


def none_of(what: str, value: Any, names: Sequence[str]) -> InvalidPosition:
    """The error for what is none of some names."""
    return InvalidPosition.because("read-name", place=what, found=shown(value), known=", ".join(filter(None, names)))


def members(value: Any, names: Sequence[str], what: str) -> int:
    """A list of different names as a bit set."""
    found = [name(one, names, what) for one in kind(value, list, what)]
    if len(set(found)) < len(found):
        raise InvalidPosition.because("read-twice", place=what, found=shown(value))
    return sum(1 << n for n in found)


def texts(value: Any, what: str, length: int = -1) -> list[str]:
    """A list of texts; `length`: the required length."""
    if type(value) is not list or not all(isinstance(one, str) for one in value) or length not in (-1, len(value)):
        raise InvalidPosition.because("read-texts", place=what, found=shown(value), length=length)
    return value


def numbers(value: Any, low: int, high: int, what: str, length: int = -1) -> list[int]:
    """A list of whole numbers within bounds; `length`: the required length."""
    if len(kind(value, list, what)) > LONGEST or length not in (-1, len(value)):
        raise InvalidPosition.because("read-numbers", place=what, found=shown(value), length=length, most=LONGEST)
    return [number(one, low, high, what) for one in value]


def number_set(value: Any, low: int, high: int, what: str) -> int:
    """A list of different whole numbers as a bit set, counted from `low`."""
    found = numbers(value, low, high, what)
    if len(set(found)) < len(found):
        raise InvalidPosition.because("read-twice", place=what, found=shown(value))
    return sum(1 << n - low for n in found)


def named(value: Any, names: Sequence[str], what: str) -> dict[str, Any]:
    """An object whose keys are some of these names."""
    found: dict[str, Any] = kind(value, dict, what)
    for key in found:
        name(key, names, what)
    return found


def record(value: Any, what: str, *keys: str) -> dict[str, Any]:
    """An object with exactly these keys."""
    if not isinstance(value, dict) or sorted(value) != sorted(keys):
        raise InvalidPosition.because("read-object", place=what, keys=", ".join(keys), found=shown(value))
    return value


# -- bit sets and heaps -----------------------------------------------------------------------------------------------


def members_of(bits: int, names: Sequence[str]) -> list[str]:
    """A bit set by name."""
    return [one for n, one in enumerate(names) if bits >> n & 1]


def counts_of(heap: int, names: Sequence[str], bits: int) -> dict[str, int]:
    """A heap by name."""
    found = {one: heap >> bits * n & (1 << bits) - 1 for n, one in enumerate(names)}
    return {one: amount for one, amount in found.items() if amount}


def counts(value: Any, names: Sequence[str], bits: int, copies: int, what: str) -> int:
    """… and back; the heap `copies` says how many there are of each kind."""
    heap = 0
    for key, given in named(value, names, what).items():
        shift = bits * names.index(key)
        heap |= number(given, 0, copies >> shift & (1 << bits) - 1, f"{what}, {key}") << shift
    return heap


def take_away(heap: int, parts: Sequence[int], names: Sequence[str], bits: int, what: str) -> int:
    """What these parts leave of a heap."""
    for n, one in enumerate(names):
        there, *used = (part >> bits * n & (1 << bits) - 1 for part in (heap, *parts))
        if sum(used) > there:
            raise InvalidPosition.because("read-too-many", place=what, number=sum(used), name=one, most=there)
        heap -= sum(used) << bits * n
    return heap
