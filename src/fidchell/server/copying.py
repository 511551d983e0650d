"""A store copied into another, or into a file and back: what arrives is compared with what was sent."""

import hashlib
import json
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

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


def copy(old: "Store", new: "Store") -> int:
    """Everything, whole or not at all, and compared; how many tables."""
    sent = Fingerprint()
    number = new.fill(sent.taking(old.dump()))
    if Fingerprint(new.dump()) != sent:
        raise StoreError("copy-differs", path=new.place)
    return number


def restore(file: Path, new: "Store") -> int:
    """A backup into an empty store; the backup itself is not touched, whatever version wrote it."""
    from fidchell.server.store import SqliteStore, backup_file

    with tempfile.TemporaryDirectory(prefix="fidchell-") as folder:
        backup_file(file, Path(folder) / "backup")
        old = SqliteStore(Path(folder) / "backup")
        try:
            return copy(old, new)
        finally:
            old.close()


def dated(folder: Path) -> Path:
    """The name of a backup made now."""
    return folder / time.strftime(DATED, time.gmtime())


def keep_latest(folder: Path, number: int) -> list[Path]:
    """Remove all but the latest dated backups; those that are gone."""
    gone = sorted(folder.glob("fidchell-????????-??????.sqlite3"))[:-number]
    for file in gone:
        file.unlink()
    return gone
