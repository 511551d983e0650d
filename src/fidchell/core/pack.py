"""Reads data files, with errors that name the file, the entry, the field and the reason."""

import errno
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import FidchellError, InvalidPack
from fidchell.core.plain import flaw, shown

LONGEST_NAME: Final = 30
MOST_DOTS: Final = 200  # on a line: a key of thousands of parts takes the parser seconds
UNREADABLE: Final = {
    errno.ENOENT: "unreadable-missing",
    errno.EISDIR: "unreadable-folder",
    errno.EACCES: "unreadable-denied",
}


def read_toml(path: Path) -> tuple[str, dict[str, Any]]:
    """A TOML file's text and content."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise InvalidPack.because("unreadable", place=path, why=unreadable(error)) from None
    return text, parse_toml(text, str(path))


def unreadable(error: OSError | ValueError) -> FidchellError:
    """Why a text file can't be read."""
    if isinstance(error, OSError) and error.errno in UNREADABLE:
        return FidchellError.because(UNREADABLE[error.errno])
    if isinstance(error, UnicodeDecodeError):
        return FidchellError.because("unreadable-text")
    return FidchellError.because("unreadable-else", detail=getattr(error, "strerror", None) or str(error))


def read_pack(path: Path | str, text: str | None) -> tuple[str, dict[str, Any]]:
    """A pack's text and content, from its file or from the text that a record carries."""
    return read_toml(Path(path)) if text is None else (text, parse_toml(text, str(path)))


def parse_toml(text: str, name: str) -> dict[str, Any]:
    if any(line.count(".") > MOST_DOTS for line in text.split("\n")):
        raise InvalidPack.because("nested", place=name)
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        line, column = _where_wrong(text, str(error))
        what = str(error).partition(" (at ")[0]
        raise InvalidPack.because("toml", place=name, line=line, column=column, detail=what) from None
    except RecursionError:
        raise InvalidPack.because("nested", place=name) from None
    except ValueError:  # Python refuses huge integers without giving their position
        line, where = _where_digits(text)
        raise InvalidPack.because("digits", place=name, line=line, where=where) from None
    wrong = flaw(data)
    if wrong:
        raise InvalidPack.because("at", place=name, why=wrong)
    return data


def _where_wrong(text: str, message: str) -> tuple[int, int]:
    """The line and column that TOML's reader complains about: the end of the text, if it names none."""
    found = re.search(r"at line (\d+), column (\d+)", message)
    return (int(found[1]), int(found[2])) if found else (text.count("\n") + 1, len(text.rpartition("\n")[2]) + 1)


def _where_digits(text: str) -> tuple[int, str]:
    """The line with the most digits in a row, and which table and field that is."""
    runs = sorted(re.finditer(r"[0-9_]+", text), key=lambda run: len(run.group()))
    before = text[: runs[-1].start()]
    *_, line = before.split("\n")
    tables = re.findall(r"^\s*\[+\s*([\w.-]+)", before, re.MULTILINE)
    entry = f"{tables[-1]} {tables.count(tables[-1])}: " if tables else ""
    return before.count("\n") + 1, f"{entry}{line.partition('=')[0].strip()}"


class Entry:
    """A table of a data file, with its place for error messages ("": the top of the file), which is the same in every
    language. `done` refuses fields that were never read."""

    def __init__(self, file: str, place: str, data: Any) -> None:
        self.file = file
        self.place = place
        if not isinstance(data, dict):
            raise InvalidPack.because("must-table", place=": ".join(filter(None, (file, place))), found=shown(data))
        self.data = data
        self.asked: set[str] = set()

    def _at(self, field: str) -> str:
        return ": ".join(filter(None, (self.file, self.place, field)))

    def wrong(self, field: str, reason: str) -> InvalidPack:
        """An error in English only."""
        return InvalidPack(f"{self._at(field)}: {reason}")

    def refused(self, field: str, must: str, **arguments: object) -> InvalidPack:
        """An error in the words of a text (`FidchellError.because`): what the field is, and what it must be."""
        found = shown(self.data[field]) if field in self.data else "missing"
        return InvalidPack.because(must, "", **{"place": self._at(field), "found": found} | arguments)

    def _get(self, field: str, kind: type, must: str, **arguments: object) -> Any:
        self.asked.add(field)
        if field not in self.data or type(self.data[field]) is not kind:
            raise self.refused(field, must, **arguments)
        return self.data[field]

    def has(self, field: str) -> bool:
        return field in self.data

    def text(self, field: str) -> str:
        value: str = self._get(field, str, "must-text")
        if not value.strip():
            raise self.refused(field, "empty")
        return value

    def name(self, field: str) -> str:
        """A name to be shown: one short line, and nothing that Fluent would take for more than a name."""
        value = self.text(field)
        if not value.isprintable() or len(value) > LONGEST_NAME or set(value) & set("{}[]*.#"):
            raise self.refused(field, "must-line", most=LONGEST_NAME)
        return value

    def word(self, field: str) -> str:
        """A short name as it is typed: small letters and hyphens."""
        value = self.text(field)
        if not value.isascii() or not value.replace("-", "").isalpha() or value != value.lower():
            raise self.refused(field, "must-small")
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value: int = self._get(field, int, "must-whole", low=low, high=high)
        if not low <= value <= high:
            raise self.refused(field, "must-whole", low=low, high=high)
        return value

    def measure(self, field: str) -> float:
        """A number, whole or not."""
        kind = int if type(self.data.get(field)) is int else float
        return float(self._get(field, kind, "must-number"))

    def flag(self, field: str, missing: bool | None = None) -> bool:
        """True or false; `missing`: what it is if nothing is said."""
        if missing is not None and not self.has(field):
            self.asked.add(field)
            return missing
        value: bool = self._get(field, bool, "must-flag")
        return value

    def one_of(self, field: str, allowed: list[str]) -> str:
        known = ", ".join(allowed)
        value: str = self._get(field, str, "must-one-of", known=known)
        if value not in allowed:
            raise self.refused(field, "must-one-of", known=known)
        return value

    def effects(self, named: str, allowed: list[str], parts: Sequence[str]) -> dict[str, str]:
        """Read `effect`: the mark of each part of what the entry does. It is one mark for all parts or a table of them;
        what it leaves out has the mark `named`, by which the entry itself is known."""
        found = dict.fromkeys(parts, named)
        self.asked.add("effect")
        if isinstance(self.data.get("effect"), dict):
            table = Entry(self.file, f"{self.place}, effect", self.data["effect"])
            table.asked |= set(parts)
            table.done()
            return found | {part: table.one_of(part, allowed) for part in parts if table.has(part)}
        return dict.fromkeys(parts, self.one_of("effect", allowed)) if self.has("effect") else found

    def items(self, field: str, low: int, high: int) -> list[Any]:
        value: list[Any] = self._get(field, list, "must-list")
        if not low <= len(value) <= high:
            raise self.refused(field, "must-entries", number=len(value), low=low, high=high)
        return value

    def numbers(self, field: str, least: int, most: int, low: int, high: int) -> list[int]:
        """A list of whole numbers from `low` to `high`."""
        return [row[0] for row in self._rows(field, [[one] for one in self.items(field, least, most)], (low, high))]

    def rows(self, field: str, least: int, most: int, *ranges: tuple[int, int]) -> list[list[int]]:
        """A list of rows of whole numbers, each column with its range."""
        return self._rows(field, self.items(field, least, most), *ranges)

    def _rows(self, field: str, rows: list[Any], *ranges: tuple[int, int]) -> list[list[int]]:
        wanted = ", ".join(f"{low}–{high}" for low, high in ranges)
        for row in rows:
            fits = isinstance(row, list) and len(row) == len(ranges) and all(type(n) is int for n in row)
            if not fits or not all(low <= n <= high for n, (low, high) in zip(row, ranges, strict=True)):
                raise self.refused(field, "must-row", row=shown(row), wanted=wanted)
        return rows

    def done(self) -> None:
        """A field with a typing error must not be silently ignored."""
        for field in self.data:
            if field not in self.asked:
                raise self.refused(field, "field-unknown", known=", ".join(sorted(self.asked)))
