"""Small breaks of the data that carries a rule: a number off by one, an effect dropped, a word swapped.

An entry of a data file carries the rules that the line of its header names: `[[card]] # BTS card.niall`. Only the game
reads the broken file; a test that reads it, too, still sees what is written there. So a break is noticed if the tests
show that the game does what the entry says.
"""

import json
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fidchell.core.rulebook import cited_ids
from fidchell.lab.breaks import Break, Carrier

OTHERS: Final = ("meta.toml", "rulebook.toml", "proof.toml")  # these name rules, but carry none
NAMES: Final = ("key", "id", "name", "name_de", "number", "source", "mark")  # what an entry is called, and its source

Spot = tuple[Any, ...]  # where a word stands: the field, and inside lists the shape of what is around it


class Entry:
    """A table of a data file, with the rules that its header names."""

    def __init__(self, start: int, header: str, rules: list[str]) -> None:
        self.start, self.rules = start, rules
        self.kind = header.partition("#")[0].strip(" []")
        self.fields: list[tuple[int, str, Any]] = []  # line, name, value
        self.name = self.kind

    def read(self, number: int, line: str) -> None:
        """A field that fits in one line."""
        try:
            [(name, value)] = tomllib.loads(line).items()
        except ValueError:  # a comment, or part of a longer value
            return
        if name in ("key", "id"):
            self.name = f"{self.kind} {value}"
        elif name not in NAMES:
            self.fields.append((number, name, value))


def data_breaks(folder: Path, prefix: str) -> list[Break]:
    """Every break of the entries in a game's data files that carry a rule."""
    found = []
    for path in sorted(folder.glob("*.toml")):
        if path.name not in OTHERS:
            entries = read_entries(path, prefix)
            words = known_words(entries)
            file = path.relative_to(folder.parents[1]).as_posix()
            for entry in entries:
                if entry.rules:
                    carrier = Carrier((file, entry.start), entry.name, tuple(entry.rules), None)
                    found += [Break(carrier, *one) for one in entry_breaks(entry, words)]
    return found


def read_entries(path: Path, prefix: str) -> list[Entry]:
    entries: list[Entry] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("["):
            entries.append(Entry(number, line, cited_ids(line, prefix)))
        elif entries:
            entries[-1].read(number, line)
    return entries


def known_words(entries: list[Entry]) -> dict[Spot, list[str]]:
    """The words that stand in the same spot of some entry: one of them can be swapped for another."""
    found: dict[Spot, set[str]] = defaultdict(set)
    for entry in entries:
        for _, name, value in entry.fields:
            for spot, word in _words((entry.kind, name), value):
                found[spot].add(word)
    return {spot: sorted(words) for spot, words in found.items()}


def _words(spot: Spot, value: Any) -> Iterator[tuple[Spot, str]]:
    if isinstance(value, str):
        yield spot, value
    elif isinstance(value, list):
        for i, item in enumerate(value):
            yield from _words(_inside(spot, value, i), item)


def _inside(spot: Spot, value: list[Any], i: int) -> Spot:
    """Where an item of a list stands. `["lose-zeal", "all", 1]`: another first word must take a word and a number, too;
    another second word must be one that `lose-zeal` takes."""
    if not isinstance(value[0], str):
        return (spot[0], "items") if isinstance(value[0], list) else spot
    shape = tuple(type(item).__name__ for item in value)
    return (*spot, shape) if i == 0 else (*spot, value[0], i)


def entry_breaks(entry: Entry, words: dict[Spot, list[str]]) -> Iterator[tuple[int, str, str]]:
    """(line, change, the line with it) for every break of an entry."""
    for number, name, value in entry.fields:
        for new in _changed((entry.kind, name), value, words):
            before, after = (f"{name} = {json.dumps(one, ensure_ascii=False)}" for one in (value, new))
            yield number, f"{before} → {after}", after


def _changed(spot: Spot, value: Any, words: dict[Spot, list[str]]) -> Iterator[Any]:
    """The value with one change."""
    match value:
        case bool():
            yield not value
        case int() | float():
            yield value + 1
        case str():
            known = words[spot]
            if len(known) > 1:
                yield known[(known.index(value) + 1) % len(known)]
        case list():
            for i, item in enumerate(value):
                if isinstance(item, list) and len(value) > 1:
                    yield [*value[:i], *value[i + 1 :]]
                for new in _changed(_inside(spot, value, i), item, words):
                    yield [*value[:i], new, *value[i + 1 :]]
