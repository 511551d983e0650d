"""Writes a game's `fields.py`: the part of its state that follows from `position.py` and `events.py`.

A plain class, compiled with the rules: fields, copies, words and their reading, and a method for each event. It is
committed, so that nobody needs this to play; a test checks that it is current. Never edit it.
"""

import importlib
import textwrap
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, get_type_hints

from fidchell.core.errors import IncompleteGame
from fidchell.core.events import Derived, Event, marked, snake
from fidchell.core.position import Field, Position

WIDTH: Final = 120


def write(package: str, folder: Path) -> bool:
    """Bring the fields of a game up to date; True if they changed."""
    path, wanted = folder / "fields.py", source(package)
    if path.is_file() and path.read_text(encoding="utf-8") == wanted:
        return False
    path.write_text(wanted, encoding="utf-8")
    return True


def source(package: str) -> str:
    """The text of `fields.py` for the game in a package."""
    module = importlib.import_module(f"{package}.position")
    if not hasattr(module, "POSITION"):
        raise IncompleteGame(f"{package}.position: there is no POSITION in it")
    position: Position = module.POSITION
    events = declared_events(package)
    lines = [
        f'"""Fields and events of {position.name}, generated from position.py and events.py by `fidchell generate`.',
        "",
        "Never edit this file.",
        '"""',
        "",
        *_imports(package, position, events),
        "",
        "",
        f"class {position.name}Fields(State):",
        f'    """All that a state of {position.name} is made of."""',
        "",
        *_declarations(position),
        "",
        *_start(position),
        *_copies(position),
        *_words(position),
        *_pairs(position),
    ]
    for event in events:
        lines += ["", *_telling(event)]
    return "\n".join([*lines, *_left_to_the_rules(events)]) + "\n"


def declared_events(package: str) -> list[type[Event]]:
    """The events of a game in the order of their declaration; base classes of other events are left out."""
    module = importlib.import_module(f"{package}.events")
    kinds = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Event)]
    return [kind for kind in kinds if kind.__module__ == module.__name__ and not kind.__subclasses__()]


def _imports(package: str, position: Position, events: list[type[Event]]) -> list[str]:
    vectors = [field for field in position.fields if field.length]
    sizes = {word for field in vectors for word in field.length.split() if word.isidentifier() and word.isupper()}
    needed = sizes | {
        word for kind in position.shared.values() for word in kind.split() if word[0].isupper() and word != "None"
    }
    components = ", ".join(sorted(needed, key=lambda word: (not word.isupper(), word)))
    chain = _chain(position)
    return [
        f"from librt.vecs import {'append, ' if vectors else ''}vec",
        "from mypy_extensions import i64",
        "",
        *(["from fidchell.core.earlier import Earlier, add_words, read_words"] if chain else []),
        "from fidchell.core.state import State",
        *([f"from {package} import events"] if events else []),
        *([f"from {package}.components import {components}"] if components else []),
    ]


def _chain(position: Position) -> str:
    """The field that holds earlier positions, if there is one."""
    return next((field.name for field in position.fields if field.chain), "")


def _own(position: Position) -> list[Field]:
    """The fields that are declared here; `seats` is every state's."""
    return [field for field in position.fields if field.name != "seats"]


def _declarations(position: Position) -> Iterator[str]:
    yield from (f"    {name}: {kind}" for name, kind in position.shared.items())
    for field in _own(position):
        kind = "Earlier | None" if field.chain else "vec[i64]" if field.length else "i64"
        yield f"    {field.name}: {kind}" + (f"  # {field.meaning}" if field.meaning else "")


def _start(position: Position) -> Iterator[str]:
    given = "".join(f"{name}: {kind}, " for name, kind in position.shared.items())
    yield f"    def __init__(self, {given}seats: i64) -> None:"
    yield "        self.seats = seats"
    yield "        self.heard = False"
    yield "        self.out = None"
    yield from (f"        self.{name} = {name}" for name in position.shared)
    for field in _own(position):
        start = "None" if field.chain else "vec[i64]()" if field.length else str(field.start)
        yield f"        self.{field.name} = {start}"
    vectors = [field for field in _own(position) if field.length]
    if vectors:
        yield from (
            "",
            "    def lay_table(self) -> None:",
            '        """Vectors of their full length; copies bring their own."""',
        )
        yield from (f"        self.{field.name} = vec[i64]([{field.start}] * int({field.length}))" for field in vectors)
    if position.shared:
        names = ", ".join(f"self.{name}" for name in position.shared)
        yield from ("", "    def shared(self) -> tuple[object, ...]:", f"        return ({names},)")


def _copies(position: Position) -> Iterator[str]:
    yield from (
        "",
        f'    def copy_to(self, new: "{position.name}Fields") -> None:',
        '        """Make a bare state like this one."""',
    )
    for field in _own(position):
        yield f"        new.{field.name} = self.{field.name}{'[:]' if field.length else ''}"


def _words(position: Position) -> Iterator[str]:
    """Numbers of the position, vectors, history; earlier positions, or what only the rules know, come last."""
    numbers = [field for field in position.fields if not field.length and not field.chain and not field.wordless]
    now = [field.name for field in numbers if not field.history]
    past = [field.name for field in numbers if field.history]
    rows = _rows(position)
    lengths = "".join(f" + len(self.{field.name})" for row in rows for field in row)
    yield from ("", "    def words(self) -> vec[i64]:")
    yield from _vector(now if rows else now + past)
    for row in rows:
        yield f"        for i in range(len(self.{row[0].name})):"
        yield from (f"            words = append(words, self.{field.name}[i])" for field in row)
    if rows:
        yield from (f"        words = append(words, self.{name})" for name in past)
    chain = _chain(position)
    yield f"        return {f'add_words(words, self.{chain})' if chain else 'self.further_words(words)'}"
    yield from ("", "    def position_words(self) -> i64:", f"        return {len(now)}{lengths}")
    yield from ("", "    def from_words(self, words: list[int]) -> None:")
    yield from (f"        self.{name} = words[{n}]" for n, name in enumerate(now))
    yield f"        at: i64 = {len(now)}"
    for row in rows:
        for n, field in enumerate(row):
            step = f" : {len(row)}" if len(row) > 1 else ""
            end = f"at + {len(row)} * ({field.length})"
            yield f"        self.{field.name} = vec[i64](words[at + {n} : {end}{step}])"
        yield f"        at += {len(row)} * ({row[0].length})"
    yield from (f"        self.{name} = words[at + {n}]" for n, name in enumerate(past))
    rest = f"(words, at + {len(past)})"
    yield f"        self.{chain} = read_words{rest}" if chain else f"        self.take_further{rest}"


def _rows(position: Position) -> list[list[Field]]:
    """Vectors whose words alternate, together."""
    vectors = [field for field in position.fields if field.length and not field.wordless]
    first = [field for field in vectors if not field.along]
    return [[field, *(other for other in vectors if other.along == field.name)] for field in first]


def _vector(names: list[str]) -> list[str]:
    """A vector of fields, filled to the width of a page."""
    inside = ", ".join(f"self.{name}" for name in names)
    filled = textwrap.wrap(inside + ",", WIDTH - 16)
    rows = [f"                {line}" for line in filled]
    return ["        words = vec[i64](", "            [", *rows, "            ]", "        )"]


def _pairs(position: Position) -> Iterator[str]:
    """Accessors of pairs: read and changed by side."""
    for pair in position.pairs:
        yield from (
            "",
            f"    def {pair.name}(self, side: i64) -> i64:",
            f"        return self.{pair.name}1 if side else self.{pair.name}0",
            "",
            f"    def set_{pair.name}(self, side: i64, value: i64) -> None:",
            "        if side:",
            f"            self.{pair.name}1 = value",
            "        else:",
            f"            self.{pair.name}0 = value",
        )


def _telling(kind: type[Event]) -> list[str]:
    """The method by which the rules report an event."""
    hints: dict[str, Any] = get_type_hints(kind)
    derived = dict(marked(kind, Derived))
    given, made = "", []
    for field in fields(kind):  # type: ignore[arg-type]
        mark = derived.get(field.name)
        if mark is None or _source(field.name, mark) == field.name:
            given += f", {field.name}: {_type(hints[field.name])}"
        made.append(field.name if mark is None else f"self.{mark.method}({_source(field.name, mark)})")
    return [
        f"    def tell_{snake(kind.__name__)}(self{given}) -> None:",
        "        if self.heard:",
        *_folded(f"            self.note(events.{kind.__name__}(", ", ".join(made), "))"),
    ]


def _folded(start: str, inside: str, end: str) -> list[str]:
    """A line, or several if it would be too long."""
    if len(start + inside + end) <= WIDTH:
        return [start + inside + end]
    return [start, *textwrap.indent(textwrap.fill(inside, WIDTH - 16), " " * 16).splitlines(), f"            {end}"]


def _left_to_the_rules(events: list[type[Event]]) -> Iterator[str]:
    """Methods that the rules must write because events name them."""
    asked: dict[str, str] = {}
    for kind in events:
        hints = get_type_hints(kind)
        for name, mark in marked(kind, Derived):
            source = _source(name, mark)
            given = f", {source}: {_type(hints[source])}" if source else ""
            asked.setdefault(mark.method, f"    def {mark.method}(self{given}) -> {_type(hints[name])}:")
    for head in asked.values():
        yield from ("", head, "        raise NotImplementedError")


def _source(name: str, mark: Derived) -> str:
    """The field that a derived one is computed from, if any."""
    return mark.of or (name if mark.given else "")


def _type(hint: Any) -> str:
    """How the rules pass a field: numbers as machine ints."""
    return "i64" if hint is int else "bool" if hint is bool else str(hint)
