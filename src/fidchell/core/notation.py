"""Actions are small ints inside and short text outside: `beseech knight:2`.

An action is `verb << bits | arguments`, the same number in every state, so that learners can use it. A verb has nouns,
which know how to name and read their argument in a state.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, Protocol, runtime_checkable

from fidchell.core.errors import InvalidAction
from fidchell.core.plain import shown
from fidchell.core.state import State

LONGEST: Final = 200  # of an action in notation
MOST_UNPACKED: Final = 20_000  # actions


class Noun(Protocol):
    """A kind of argument."""

    @property
    def bits(self) -> int: ...

    def name(self, state: Any, value: int) -> str: ...

    def read(self, state: Any, word: str) -> int:
        """The value, or InvalidAction saying what would be right."""
        ...


@runtime_checkable
class Listed(Noun, Protocol):
    """A kind of argument that knows all its values."""

    def values(self, state: Any) -> Sequence[int]: ...


@dataclass(frozen=True)
class Verb:
    """What is done, with its arguments, and the rule that it rests on; `chance`: it happens by chance."""

    code: int
    name: str
    nouns: tuple[Noun, ...] = ()
    chance: bool = False
    rule: str = ""


class Notation:
    """The verbs of a game. `bits` are reserved for the arguments of every verb."""

    def __init__(self, bits: int, verbs: Sequence[Verb]) -> None:
        self.bits = bits
        self.verbs = tuple(verbs)
        self._by_code = {verb.code: verb for verb in verbs}
        self._by_name = {verb.name: verb for verb in verbs}
        self._unpacked: dict[int, tuple[Verb, tuple[int, ...]]] = {}  # cache: an action on the table is often looked at

    def unpack(self, action: int) -> tuple[Verb, tuple[int, ...]]:
        if type(action) is int and action in self._unpacked:
            return self._unpacked[action]
        verb = self._by_code.get(action >> self.bits) if type(action) is int else None
        if verb is None:
            raise InvalidAction.because("no-action", action=shown(action))
        values, rest = [], action & (1 << self.bits) - 1
        for noun in verb.nouns:
            values.append(rest & (1 << noun.bits) - 1)
            rest >>= noun.bits
        if rest:
            raise InvalidAction.because("no-action", action=action, detail=f"{verb.name} takes no such argument")
        if len(self._unpacked) >= MOST_UNPACKED:
            self._unpacked.clear()
        self._unpacked[action] = verb, tuple(values)
        return self._unpacked[action]

    def pack(self, verb: Verb, values: Sequence[int]) -> int:
        packed, shift = 0, 0
        for noun, value in zip(verb.nouns, values, strict=True):
            packed |= value << shift
            shift += noun.bits
        return verb.code << self.bits | packed

    def decisions(self, state: State) -> list[int]:
        """Every action of a seat that has a name, whose nouns are all `Listed`."""
        found: list[int] = []
        for verb in self.verbs:
            if not verb.chance:
                values = [noun.values(state) for noun in verb.nouns if isinstance(noun, Listed)]
                found += [self.pack(verb, chosen) for chosen in product(*values)]
        return sorted(found)

    def text(self, state: State, action: int) -> str:
        verb, values = self.unpack(action)
        return " ".join([verb.name, *(noun.name(state, value) for noun, value in zip(verb.nouns, values, strict=True))])

    def read(self, state: State, text: str) -> int:
        """The action that a text names, legal or not; InvalidAction if it names none."""
        if not isinstance(text, str):
            raise InvalidAction.because("action-text", found=shown(text))
        if len(text) > LONGEST:
            raise InvalidAction.because("action-long", most=LONGEST, number=len(text))
        word, *rest = text.split() or [""]
        verb = self._by_name.get(word.lower())
        if verb is None:
            raise InvalidAction.because("no-verb", word=shown(word), known=", ".join(self._by_name))
        if len(rest) != len(verb.nouns):
            raise InvalidAction.because(
                "arguments", verb=verb.name, number=len(verb.nouns), given=len(rest), text=shown(text)
            )
        values = [noun.read(state, word.lower()) for noun, word in zip(verb.nouns, rest, strict=True)]
        return self.pack(verb, values)


def one_of(word: str, names: Sequence[str], what: str, in_order: bool = False) -> int:
    """The index of a word among names, or InvalidAction listing them (`in_order`: the first and the last); an empty
    name stands for nothing."""
    if not word or word not in names:
        known, near = [name for name in names if name], word.partition(":")[0]
        if near in known:
            raise InvalidAction.because("none-but", what=what, word=shown(word), near=near)
        if in_order:
            raise InvalidAction.because("none-between", what=what, word=shown(word), first=known[0], last=known[-1])
        raise InvalidAction.because("none-of", what=what, word=shown(word), known=", ".join(known))
    return names.index(word)


def listed(names: Sequence[str], in_order: bool) -> str:
    known = [name for name in names if name]
    return f"{known[0]} to {known[-1]}" if in_order else ", ".join(known)


# -- nouns that many games need ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class OneOf:
    """A name out of a list, which may depend on the state: `OneOf(("rome", "avignon"), "seat")`.

    `in_order`: whoever names none of them is told only the first and the last.
    """

    names: Sequence[str] | Callable[[Any], Sequence[str]]
    what: str
    bits: int = 4
    in_order: bool = False

    def _known(self, state: Any) -> Sequence[str]:
        return self.names(state) if callable(self.names) else self.names

    def name(self, state: Any, value: int) -> str:
        known = self._known(state)
        if value >= len(known) or not known[value]:
            raise InvalidAction.because("none-of", what=self.what, word=value + 1, known=", ".join(filter(None, known)))
        return known[value]

    def read(self, state: Any, word: str) -> int:
        return one_of(word, self._known(state), self.what, self.in_order)

    def values(self, state: Any) -> Sequence[int]:
        return [value for value, name in enumerate(self._known(state)) if name]


def Square(files: int, ranks: int) -> OneOf:
    """A square of a board, by file and rank: `a1` is 0, `b1` is 1; the next rank begins at `files`."""
    names = tuple(square_name(value, files) for value in range(files * ranks))
    return OneOf(names, "square", (files * ranks - 1).bit_length(), in_order=True)


def square_name(value: int, files: int) -> str:
    """0 → `a1`: letters for the files, numbers for the ranks."""
    return f"{chr(ord('a') + value % files)}{value // files + 1}"


@dataclass(frozen=True)
class Number:
    """A number in a range; `first` is the value that stands for `low`."""

    low: int
    high: int
    what: str
    first: int = 0

    @property
    def bits(self) -> int:
        return (self.first + self.high - self.low).bit_length()

    def name(self, state: Any, value: int) -> str:
        number = self.low + value - self.first
        if not self.low <= number <= self.high:
            raise InvalidAction.because("none-between", what=self.what, word=number, first=self.low, last=self.high)
        return str(number)

    def read(self, state: Any, word: str) -> int:
        return self.first + one_of(word, [str(n) for n in range(self.low, self.high + 1)], self.what, True)

    def values(self, state: Any) -> Sequence[int]:
        return range(self.first, self.first + self.high - self.low + 1)
