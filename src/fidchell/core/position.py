"""What a position is, said once: every field with its start, its meaning, who may see it and how it is written.

A game lists the parts of its position in `position.py`. From this one list come the state's own fields, copies, flat
words and pickling (`fidchell generate` writes them into `fields.py`, a plain class that is compiled with the rules),
and at run time views, written positions and their reading.

    POSITION = Position(
        "Avignon",
        Field("seat", 0, "whose turn it is", as_name("player", SEATS, "rome")),
        Field("left", 0, "actions left in this turn", as_number("actions_left", 2, 0, 2)),
        Part("phase", phase, read_phase, "action"),     # written from several fields
        shared={"cards": "Characters"},                 # what clones share
    )
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fidchell.core import reading
from fidchell.core.errors import InvalidPosition
from fidchell.core.views import PUBLIC, See, Thing

LARGEST: Final = 1_000_000_000  # of a number in a position
REQUIRED: Final = object()  # the default of a part that must be written


@dataclass(frozen=True)
class Codec:
    """How one number is written: under `key`, by `write(game, number)` and `read(game, value, key)`.

    `bits`: the field packs one number per seat, `bits` wide. These, and the numbers of a vector with one for
    each seat, are written under `key:seat`, and `see(seat)` says who sees them.
    """

    key: str
    write: Callable[[Any, int], Any]
    read: Callable[[Any, Any, str], int]
    default: Any = None
    see: See | Callable[[Any], See] = PUBLIC
    bits: int = 0


@dataclass(frozen=True)
class Part:
    """Something in a position that is written from several fields, or in a way of its own.

    `write(game, state)` gives plain JSON, `read(game, state, value)` puts it into the state. `default` (or what it
    gives when called with game and state) needn't be written; `see` says who sees it, maybe depending on the state.
    Parts are read in the order of their declaration, so a default may depend on those above.
    """

    key: str
    write: Callable[[Any, Any], Any]
    read: Callable[[Any, Any, Any], None]
    default: Any = None
    see: See | Callable[[Any], See] = PUBLIC

    def thing(self, game: Any, state: Any) -> Thing:
        see = self.see if isinstance(self.see, See) else self.see(state)
        default = None if self.default is REQUIRED else self._default(game, state)
        return Thing(self.key, self.write(game, state), see, default)

    def take(self, game: Any, state: Any, position: dict[str, Any]) -> None:
        if self.key not in position and self.default is REQUIRED:
            raise InvalidPosition.because("read-missing", place=self.key)
        value = position.pop(self.key) if self.key in position else self._default(game, state)
        self.read(game, state, value)

    def _default(self, game: Any, state: Any) -> Any:
        return self.default(game, state) if callable(self.default) else self.default


@dataclass(frozen=True)
class BySeat:
    """A part for each seat, under `key:seat`; its functions get the seat as well."""

    key: str
    write: Callable[[Any, Any, int], Any]
    read: Callable[[Any, Any, int, Any], None]
    default: Any = None
    see: See | Callable[[int], See] = PUBLIC

    def parts(self, game: Any, state: Any) -> list[Part]:
        return [self.part(f"{self.key}:{game.meta.seats[seat]}", seat) for seat in range(int(state.seats))]

    def part(self, key: str, seat: int) -> Part:
        return Part(
            key,
            lambda game, state: self.write(game, state, seat),
            lambda game, state, value: self.read(game, state, seat, value),
            self.default,
            self.see if isinstance(self.see, See) else self.see(seat),
        )


@dataclass(frozen=True)
class Field:
    """A number of the state (or a vector of numbers, if it has a `length`).

    `start`: before anything has happened. `history`: not part of the position that `key()` stands for. `length`: an
    expression such as `AREAS` or `4 * self.seats`; `along`: the vector whose words alternate with this one's. `chain`:
    earlier positions (core/earlier.py), shared by copies. `wordless`: a number or vector that follows from the rest, or
    whose words are the rules' own affair (`further_words`).
    """

    name: str
    start: int = 0
    meaning: str = ""
    written: Codec | None = None
    history: bool = False
    length: str = ""
    along: str = ""
    chain: bool = False
    wordless: bool = False

    def part(self) -> Part | BySeat | None:
        code = self.written
        if code is None:
            return None
        if code.bits or self.length:
            return BySeat(code.key, self._write_seat, self._read_seat, code.default, code.see)
        return Part(
            code.key,
            lambda game, state: code.write(game, int(getattr(state, self.name))),
            lambda game, state, value: setattr(state, self.name, code.read(game, value, code.key)),
            code.default,
            code.see,
        )

    def _write_seat(self, game: Any, state: Any, seat: int) -> Any:
        assert self.written is not None
        held, bits = getattr(state, self.name), self.written.bits
        return self.written.write(game, int(held >> bits * seat & (1 << bits) - 1 if bits else held[seat]))

    def _read_seat(self, game: Any, state: Any, seat: int, value: Any) -> None:
        assert self.written is not None
        number = self.written.read(game, value, f"{self.written.key}:{game.meta.seats[seat]}")
        if self.written.bits:
            setattr(state, self.name, getattr(state, self.name) | number << self.written.bits * seat)
        else:
            getattr(state, self.name)[seat] = number


@dataclass(frozen=True)
class Pair:
    """A number for each of two sides: `army0` and `army1`, read by `army(side)` and changed by `set_army(side, …)`.

    It is written as an object by the names of the `sides`, without those that have the codec's default.
    """

    name: str
    start: int = 0
    meaning: str = ""
    written: Codec | None = None
    sides: tuple[str, str] = ("", "")
    history: bool = False

    def fields(self) -> list[Field]:
        return [Field(f"{self.name}{side}", self.start, self.meaning, history=self.history) for side in range(2)]

    def part(self) -> Part | None:
        code = self.written
        if code is None:
            return None
        names, sides, key = (f"{self.name}0", f"{self.name}1"), self.sides, code.key

        def write(game: Any, state: Any) -> dict[str, Any]:
            found = {side: code.write(game, int(getattr(state, name))) for side, name in zip(sides, names, strict=True)}
            return {side: value for side, value in found.items() if value != code.default}

        def read(game: Any, state: Any, value: Any) -> None:
            given = reading.named(value, sides, key)
            for side, name in zip(sides, names, strict=True):
                setattr(state, name, code.read(game, given.get(side, code.default), f"{key}, {side}"))

        return Part(key, write, read, {}, code.see)


class Position:
    """The declaration of a game's state. `shared`: what clones share, by name and type."""

    def __init__(self, name: str, *parts: Field | Pair | Part | BySeat, shared: dict[str, str] | None = None) -> None:
        self.name = name
        self.shared = shared or {}
        self.pairs = [part for part in parts if isinstance(part, Pair)]
        self.fields: list[Field] = []
        for part in parts:
            if not isinstance(part, Part | BySeat):
                self.fields += part.fields() if isinstance(part, Pair) else [part]
        written = [part if isinstance(part, Part | BySeat) else part.part() for part in parts]
        self.written = [part for part in written if part is not None]
        self._parts: dict[tuple[str, ...], list[Part]] = {}  # cache: by the names of the seats

    def parts(self, game: Any, state: Any) -> list[Part]:
        seats = game.meta.seats[: int(state.seats)]
        if seats not in self._parts:
            every = (part.parts(game, state) if isinstance(part, BySeat) else [part] for part in self.written)
            self._parts[seats] = [part for parts in every for part in parts]
        return self._parts[seats]

    def things(self, game: Any, state: Any) -> list[Thing]:
        """Everything in the position, with who may see it."""
        return [part.thing(game, state) for part in self.parts(game, state)]

    def hidden(self, game: Any, state: Any) -> list[Thing]:
        """Only what not everybody may see."""
        found = [part.thing(game, state) for part in self.parts(game, state) if part.see is not PUBLIC]
        return [thing for thing in found if thing.see.kind != "public"]  # it may depend on the state

    def read(self, game: Any, state: Any, position: dict[str, Any]) -> None:
        """Put a written position into a bare state; InvalidPosition names the part that is wrong."""
        for part in self.parts(game, state):
            part.take(game, state, position)
        if position:
            raise InvalidPosition.because("read-unknown", fields=", ".join(sorted(position)))


# -- the usual codecs -------------------------------------------------------------------------------------------------

KnownNames = Sequence[str] | Callable[[Any], Sequence[str]]  # names, or how a game is asked for its own


def _known(names: KnownNames, game: Any) -> Sequence[str]:
    return names(game) if callable(names) else names


def as_number(
    key: str,
    default: int | None = 0,
    low: int = 0,
    high: int = LARGEST,
    see: See | Callable[[Any], See] = PUBLIC,
    nobody: int | None = None,
    bits: int = 0,
) -> Codec:
    """A number as it is; `nobody`: the number that is written as null."""

    def read(game: Any, value: Any, what: str) -> int:
        return nobody if value is None and nobody is not None else reading.number(value, low, high, what)

    return Codec(key, lambda game, n: None if n == nobody else n, read, default, see, bits)


def as_numbers(key: str, length: int, bits: int) -> Codec:
    """Several numbers, each `bits` wide, as a list."""
    most = (1 << bits) - 1

    def read(game: Any, value: Any, what: str) -> int:
        return sum(one << bits * n for n, one in enumerate(reading.numbers(value, 0, most, what, length)))

    return Codec(key, lambda game, n: [n >> bits * one & most for one in range(length)], read, [0] * length)


def as_flag(key: str, default: bool = False) -> Codec:
    """0 or 1 as false or true."""
    return Codec(key, lambda game, n: bool(n), lambda game, value, what: int(reading.kind(value, bool, what)), default)


def as_name(key: str, names: KnownNames, default: str | None = None, nobody: int | None = None) -> Codec:
    """One of some names, by its index; `nobody`: the number that is written as null."""

    def write(game: Any, n: int) -> str | None:
        return None if n == nobody else _known(names, game)[n]

    def read(game: Any, value: Any, what: str) -> int:
        return nobody if value is None and nobody is not None else reading.name(value, _known(names, game), what)

    return Codec(key, write, read, default)


def as_members(key: str, names: KnownNames, default: Any = None) -> Codec:
    """A bit set as a list of names."""

    def read(game: Any, value: Any, what: str) -> int:
        return reading.members(value, _known(names, game), what)

    return Codec(key, lambda game, bits: reading.members_of(bits, _known(names, game)), read, default or [])


def as_counts(key: str, names: KnownNames, bits: int, copies: Callable[[Any], int]) -> Codec:
    """A heap by name; `copies`: how many the game has of each kind, as a heap."""

    def read(game: Any, value: Any, what: str) -> int:
        return reading.counts(value, _known(names, game), bits, copies(game), what)

    return Codec(key, lambda game, heap: reading.counts_of(heap, _known(names, game), bits), read, {})
