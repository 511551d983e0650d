"""Check stores and backups, and read from damaged ones whatever is intact."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from fidchell.core.errors import FidchellError, UnknownGame
from fidchell.server.copying import Line, copy
from fidchell.server.errors import OtherRules, StoreError
from fidchell.server.store import (
    COPIED,
    DamagedStore,
    MemoryStore,
    SqliteStore,
    _unpack,
    backup_file,
    damage_of,
    refuse_empty,
)
from fidchell.server.tables import Tables

if TYPE_CHECKING:
    from fidchell.server.store import Store

MAX_LENGTHENED: Final = 2**40  # bytes; a header that demands more is damaged itself
OF_TABLES: Final = ("tables", "moves", "messages", "reviews")
# Where ids of tables are found, should the tables' own rows be gone.
IDS: Final = (
    "SELECT id FROM tables ORDER BY id",
    "SELECT id FROM tables ORDER BY changed",
    "SELECT DISTINCT tbl FROM moves ORDER BY tbl",
    "SELECT DISTINCT tbl FROM people ORDER BY tbl",
)
# Tables whose moves are not numbered 1, 2, 3 and so on, up to as many as there were.
GAPS: Final = """
    SELECT id FROM tables LEFT JOIN (
        SELECT tbl, min(number) AS first, max(number) AS last, count(*) AS kept FROM moves GROUP BY tbl
    ) ON tbl = id WHERE first <> 1 OR last <> kept OR json_extract(row, '$.summary.moves') <> coalesce(kept, 0)
"""


@dataclass(frozen=True)
class Flaw:
    """What is wrong with a table: `row`, `moves` or `messages` can't be read, a move is missing (`gap`), or its moves
    do not lead to the stored position (`replay`)."""

    kind: str
    number: int = 0
    detail: str = ""


@dataclass
class Report:
    """What was found in a store."""

    damage: str = ""  # what the database says of its file
    tables: int = 0  # that are intact
    moves: int = 0
    messages: int = 0
    unplayed: int = 0  # of those, tables whose rules are not installed: their moves are all there, but not replayed
    flaws: dict[str, Flaw] = field(default_factory=dict)  # by table
    incomplete: list[str] = field(default_factory=list)  # other parts that can't be read completely

    @property
    def sound(self) -> bool:
        return not self.damage and not self.flaws and not self.incomplete


class Inspection:
    """Reads a store's copy table by table; whatever can't be read becomes a flaw of that table."""

    def __init__(self, db: sqlite3.Connection, damage: str = "") -> None:
        self.db = db
        self.report = Report(damage)
        self.replayer = Tables(MemoryStore())

    def dump(self) -> Iterator[Line]:
        """Everything that is intact, as rows of the plain tables."""
        found = {name: list[tuple[Any, ...]]() for name in COPIED}
        for name in COPIED:
            if name not in OF_TABLES:
                found[name] = self.scan(name)
        for table in sorted(self.ids()):
            for name, rows in self.intact(table).items():
                found[name] += rows
        for name, rows in found.items():
            for row in rows:
                yield name, row

    def run(self) -> Report:
        for _ in self.dump():
            pass
        return self.report

    def ids(self) -> set[str]:
        """Ids of tables, from wherever one is left."""
        return {str(row[0]) for sql in IDS for row in self.both_ways(sql)[0]}

    def scan(self, name: str) -> list[tuple[Any, ...]]:
        """The rows of a plain table that can be read."""
        columns = COPIED[name]
        rows, complete = self.both_ways(f"SELECT {columns} FROM {name} ORDER BY {columns.partition(',')[0]}")
        if not complete:
            self.report.incomplete.append(name)
        return rows

    def both_ways(self, sql: str) -> tuple[list[tuple[Any, ...]], bool]:
        """Read from the beginning as far as possible; if that is not the end, from the end, too."""
        first, complete = self.some(sql)
        if complete:
            return first, True
        last, _ = self.some(f"{sql} DESC")
        return list(dict.fromkeys([*first, *reversed(last)])), False

    def some(self, sql: str) -> tuple[list[tuple[Any, ...]], bool]:
        found: list[tuple[Any, ...]] = []
        try:
            for row in self.db.execute(sql):
                found.append(row)
        except sqlite3.Error:
            return found, False
        return found, True

    def intact(self, table: str) -> dict[str, list[tuple[Any, ...]]]:
        """A table's rows if its own row and all of its moves are intact; without messages that can't be read."""
        found: dict[str, list[tuple[Any, ...]]] = {}
        for name in OF_TABLES:
            key, order = ("id", "id") if name == "tables" else ("tbl", "tbl" if name == "reviews" else "number")
            try:
                sql = f"SELECT {COPIED[name]} FROM {name} WHERE {key} = ? ORDER BY {order}"
                found[name] = self.db.execute(sql, (table,)).fetchall()
            except sqlite3.Error as error:
                self.report.flaws[table] = Flaw("row" if name == "tables" else name, detail=str(error))
                if name in ("tables", "moves"):
                    return {}
                found[name] = []
        flaw = self.flaw_of(table, found)
        if flaw is not None:
            self.report.flaws[table] = flaw
            return {}
        self.report.tables += 1
        self.report.moves += len(found["moves"])
        self.report.messages += len(found["messages"])
        return found

    def flaw_of(self, table: str, found: dict[str, list[tuple[Any, ...]]]) -> Flaw | None:
        try:
            row = _unpack(found["tables"][0][2])
        except (IndexError, StoreError):
            return Flaw("row")
        numbers = [number for _, number, *_ in found["moves"]]
        for expected, number in enumerate(numbers, 1):
            if number != expected:
                return Flaw("gap", expected)
        moves = [move for _, _, move, _ in found["moves"]]
        if row.id != table:
            return Flaw("row")
        if len(moves) != row.summary.get("moves", len(moves)):
            return Flaw("gap", len(moves) + 1)
        try:
            played = self.replayer.replay(row, moves)
        except (OtherRules, UnknownGame):
            self.report.unplayed += 1
            return None
        except FidchellError as error:
            return Flaw("replay", detail=str(error))
        except Exception as error:  # whatever a game makes of nonsense
            return Flaw("replay", detail=repr(error))
        if not row.settings.closed and row.summary.get("turns", 0) > played.session.state.turns():
            return Flaw("gap", len(moves) + 1)  # the last ones, at a table of an older version
        return None


@contextmanager
def inspected(file: Path) -> Iterator[Inspection]:
    """Open a copy of a file for inspection; the file itself is not touched, whatever version wrote it."""
    if not file.is_file():
        raise StoreError("nothing-to-copy", folder=str(file.parent))
    refuse_empty(file)
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        damage = damage_of(db, thorough=True)
    with tempfile.TemporaryDirectory(prefix="fidchell-") as folder:
        place = Path(folder) / "copy"
        try:
            if not damage:
                backup_file(file, place)
            else:
                for end in ("", "-wal"):
                    if file.with_name(file.name + end).is_file():
                        shutil.copyfile(file.with_name(file.name + end), place.with_name(place.name + end))
                lengthen(place)
            store = DamagedStore(place) if damage else SqliteStore(place)
        except StoreError as error:
            if error.reason == "store-newer":
                raise StoreError("store-newer", path=str(file), schema=error.arguments["schema"]) from None
            raise StoreError("store-damaged", path=str(file), why=damage or str(error)) from None
        with closing(store):
            yield Inspection(store.db, damage)


def lengthen(file: Path) -> None:
    """Fill up a file that was cut off, so that SQLite reads what is left of it."""
    with file.open("rb") as opened:
        header = opened.read(100)
    page = int.from_bytes(header[16:18]) if header.startswith(b"SQLite format 3") else 0
    whole = (65536 if page == 1 else page) * int.from_bytes(header[28:32])
    if file.stat().st_size < whole <= MAX_LENGTHENED:
        os.truncate(file, whole)


def check_file(file: Path) -> Report:
    """Check a SQLite file or a backup, also while a server has it."""
    with inspected(file) as inspection:
        return inspection.run()


def check_store(store: "Store") -> Report:
    """Check any store by way of a copy: to write it, everything has to be read, and it is read back."""
    with tempfile.TemporaryDirectory(prefix="fidchell-") as folder:
        store.backup(Path(folder) / "copy")
        return check_file(Path(folder) / "copy")


def save(file: Path, new: "Store") -> Report:
    """Copy everything that is intact in a damaged file into an empty store."""
    with inspected(file) as inspection:
        copy(inspection, new)
        return inspection.report


def tables_with_gaps(file: Path) -> list[str]:
    """Return the tables of a backup whose moves are not complete, without replaying them."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        return [str(table) for (table,) in db.execute(GAPS)]
