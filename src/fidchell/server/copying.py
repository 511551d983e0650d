"""A store copied into another, or into a file and back: what arrives is compared with what was sent."""

import hashlib
import json
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from fidchell.server.errors import StoreError

if TYPE_CHECKING:
    from fidchell.server.store import Store

Line = tuple[str, tuple[Any, ...]]
DATED: Final = "fidchell-%Y%m%d-%H%M%S.sqlite3"


class Fingerprint:
    """Of everything in a store, whatever order it comes in and however a store writes it down."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self.sums: dict[str, tuple[int, int]] = {}  # for each kind of line, how many and the sum of their hashes
        for _ in self.taking(lines):
            pass

    def taking(self, lines: Iterable[Line]) -> Iterator[Line]:
        """Passes them on."""
        for name, values in lines:
            number, total = self.sums.get(name, (0, 0))
            digest = hashlib.sha256(json.dumps(plain(name, values), sort_keys=True).encode()).digest()
            self.sums[name] = number + 1, (total + int.from_bytes(digest)) % 2**256
            yield name, values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fingerprint) and self.sums == other.sums

    def __hash__(self) -> int:
        raise TypeError


def plain(name: str, values: tuple[Any, ...]) -> list[Any]:
    """A line without what depends on the store: how bytes are held, the order of a row's fields, folded names."""
    found = [bytes(value).hex() if isinstance(value, bytes | memoryview) else value for value in values]
    if name == "tables":
        row = json.loads(found[2])
        row.pop("folded", None)
        found[2] = row
    return found


class Dumps(Protocol):
    """Something that can be copied into a store."""

    def dump(self) -> Iterator[Line]: ...


def copy(old: Dumps, new: "Store") -> int:
    """Everything, whole or not at all, and compared; how many tables."""
    return copy_all(old, new)[0]


def copy_all(old: Dumps, new: "Store") -> tuple[int, Fingerprint]:
    """The same, and the fingerprint of what was copied."""
    sent = Fingerprint()
    number = new.fill(sent.taking(old.dump()))
    if Fingerprint(new.dump()) != sent:
        raise StoreError("copy-differs", path=new.place)
    return number, sent


def fingerprint_of(file: Path) -> Fingerprint:
    """Return the fingerprint of a file as it is on the disk."""
    from fidchell.server.store import dump

    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        return Fingerprint(dump(db))


def restore(file: Path, new: "Store") -> int:
    """A backup into an empty store; the backup itself is not touched, whatever version wrote it."""
    from fidchell.server.store import SqliteStore, backup_file

    with tempfile.TemporaryDirectory(prefix="fidchell-") as folder:
        backup_file(file, Path(folder) / "backup")
        with closing(SqliteStore(Path(folder) / "backup")) as old:
            return copy(old, new)


def dated(folder: Path) -> Path:
    """The name of a backup made now."""
    return folder / time.strftime(DATED, time.gmtime())


def keep_latest(folder: Path, number: int) -> list[Path]:
    """Remove all but the latest dated backups; those that are gone."""
    gone = sorted(folder.glob("fidchell-????????-??????.sqlite3"))[:-number]
    for file in gone:
        file.unlink()
    return gone
