"""Where tables are stored: a small protocol, implemented with SQLite. A move counts only once it is on disk."""

import fcntl
import json
import logging
import os
import sqlite3
import time
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, Protocol

from fidchell.server.errors import Conflict, StoreError
from fidchell.server.seats import Seat
from fidchell.server.settings import Settings

# Messages kept in each channel of a table: spectators, however many, push out nothing that the players have said.
KEPT: Final = {"players": 300, "spectators": 200}
CHANNELS: Final = {"": "", "players": "AND seat IS NOT NULL", "spectators": "AND seat IS NULL"}
NEWEST: Final = 2**31


log = logging.getLogger("fidchell")


@dataclass
class Row:
    """A table without its moves. `summary`: what lists and clocks need to know of the position, as plain JSON.

    `table_id`: what the draws of a record from elsewhere depend on, instead of its id here.
    """

    id: str
    game: str
    rules_rev: int
    options: dict[str, Any]
    seats: list[Seat]
    settings: Settings
    pack: dict[str, str] | None = None
    start: dict[str, Any] | None = None
    seed: str | None = None
    commitment: str | None = None
    summary: dict[str, Any] = field(default_factory=dict)
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    table_id: str = ""

    @property
    def has_room(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)


@dataclass(frozen=True)
class Devices:
    """How often somebody has signed out their other devices, and moved to a new one: anything older is void."""

    signed_out: int = 0
    carried: int = 0


@dataclass(frozen=True)
class Message:
    """`seat`: the writer's, None for a spectator. `person` is for the server alone; "" if unknown."""

    number: int
    name: str
    text: str
    at: float
    seat: int | None = None
    person: str = field(default="", repr=False)


@dataclass(frozen=True)
class Word:
    """What somebody looks for: a part of a name, and the games and bots that it names in their language."""

    text: str
    games: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()


@dataclass(frozen=True)
class Filter:
    """Which tables of a list: of one game; with all of these words; where it is the person's `turn` or a seat is
    `free`."""

    game: str = ""
    words: tuple[Word, ...] = ()
    state: str = ""


EVERY: Final = Filter()
SEEKS_LAST: Final = 24 * 3600  # seconds for which a seek is shown


class Store(Protocol):
    """What the server needs of a store; one contract test suite for all of them."""

    def create(self, row: Row) -> None: ...

    def read(self, table: str) -> Row | None: ...

    def moves(self, table: str) -> list[str]: ...

    def append(self, row: Row, first: int, moves: Iterable[str]) -> None:
        """Append moves, numbered from `first`, and update the row, durably or not at all; Conflict if they exist."""
        ...

    def update(self, row: Row) -> None: ...

    def tables(self, kind: str, person: str, first: int, number: int, only: Filter = EVERY) -> list[Row]:
        """A page of a list of tables, the latest changed first.

        `own`: running ones where this person has a seat (or had, and a bot plays on); `open`: other running ones, if
        they are listed, without seeks that nobody has answered for a day; `finished`: the person's own, then listed
        others.
        """
        ...

    def lately(self, person: str, number: int) -> list[Row]:
        """Of each game the last finished tables where this person has a seat, the latest changed first."""
        ...

    def running(self, table: str, commitment: str) -> list[Row]:
        """Running games with this id, or whose draws come from the seed with this fingerprint."""
        ...

    def abandoned(self, before: float) -> list[str]:
        """Tables that never began and that nobody has touched since."""
        ...

    def say(self, table: str, name: str, text: str, person: str = "", seat: int | None = None, mark: str = "") -> bool:
        """Store a message; False if one with the same mark exists. The oldest of its channel are dropped."""
        ...

    def messages(self, table: str, channel: str = "", before: int = NEWEST, number: int = NEWEST) -> list[Message]:
        """The last ones before a number, in order; `channel`: only those of `players` or of `spectators`."""
        ...

    def said(self, table: str) -> tuple[int, int]:
        """How many messages of players and of spectators are kept."""
        ...

    def keep_review(self, table: str, text: str) -> None:
        """Keep what the coach thinks of a finished game, in place of what it thought before."""
        ...

    def review(self, table: str) -> str | None: ...

    def remove(self, table: str) -> None: ...

    def devices(self, person: str) -> Devices: ...

    def carry(self, person: str) -> None:
        """Count that somebody has moved to a new device."""
        ...

    def sign_out(self, person: str) -> None:
        """Count that somebody has signed out their devices."""
        ...

    def secret(self) -> bytes:
        """The server's own key, created once."""
        ...

    def backup(self, path: Path) -> None: ...

    def close(self) -> None: ...


# Each entry upgrades the schema by one version; entries are never changed, only added.
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (id TEXT PRIMARY KEY, changed REAL NOT NULL, row TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX tables_changed ON tables (changed);
    CREATE TABLE moves (
        tbl TEXT NOT NULL, number INTEGER NOT NULL, move TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (tbl, number)
    ) WITHOUT ROWID;
    CREATE TABLE messages (
        tbl TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL,
        PRIMARY KEY (tbl, number)
    ) WITHOUT ROWID;
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    """,
    # What lists of tables are selected by; triggers keep `people` (who has a seat where) up to date.
    """
    ALTER TABLE tables ADD COLUMN over AS (json_extract(row, '$.summary.result') IS NOT NULL);
    ALTER TABLE tables ADD COLUMN listed AS (json_extract(row, '$.settings.listed'));
    CREATE INDEX tables_listed ON tables (over, changed) WHERE listed;
    CREATE TABLE people (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl)) WITHOUT ROWID;
    CREATE INDEX people_tbl ON people (tbl);
    INSERT OR IGNORE INTO people
        SELECT json_extract(value, '$.person'), tables.id FROM tables, json_each(row, '$.seats');
    CREATE TRIGGER people_come AFTER INSERT ON tables BEGIN
        INSERT OR IGNORE INTO people SELECT json_extract(value, '$.person'), new.id FROM json_each(new.row, '$.seats');
    END;
    CREATE TRIGGER people_change AFTER UPDATE ON tables
    WHEN json_extract(old.row, '$.seats') IS NOT json_extract(new.row, '$.seats') BEGIN
        DELETE FROM people WHERE tbl = new.id;
        INSERT OR IGNORE INTO people SELECT json_extract(value, '$.person'), new.id FROM json_each(new.row, '$.seats');
    END;
    CREATE TRIGGER people_go AFTER DELETE ON tables BEGIN DELETE FROM people WHERE tbl = old.id; END;
    """,
    # Only for people who have used more than one device.
    """
    CREATE TABLE devices (
        person TEXT PRIMARY KEY, signed_out INTEGER NOT NULL DEFAULT 0, carried INTEGER NOT NULL DEFAULT 0
    ) WITHOUT ROWID;
    """,
    # Who said it: messages of older versions stay unsigned, so none passes for a player's. `mark`: said once.
    """
    ALTER TABLE messages ADD COLUMN seat INTEGER;
    ALTER TABLE messages ADD COLUMN person TEXT NOT NULL DEFAULT '';
    ALTER TABLE messages ADD COLUMN mark TEXT NOT NULL DEFAULT '';
    """,
    # What the coach thinks of finished games.
    """
    CREATE TABLE reviews (tbl TEXT PRIMARY KEY, text TEXT NOT NULL) WITHOUT ROWID;
    """,
    # Running games by the fingerprint of their seed: a record that somebody brings along may be of one of them.
    """
    CREATE INDEX tables_commitment ON tables (json_extract(row, '$.commitment')) WHERE NOT over;
    """,
)

OWN: Final = """
    SELECT row FROM people JOIN tables ON id = tbl WHERE person = :person AND over = :over {only}
    ORDER BY changed DESC LIMIT :most
"""
OTHERS: Final = """
    SELECT row FROM tables WHERE listed AND over = :over
    AND NOT EXISTS (SELECT 1 FROM people WHERE person = :person AND tbl = id)
    AND NOT (changed < :stale AND json_extract(row, '$.settings.seeks') IS NOT NULL AND EXISTS (
        SELECT 1 FROM json_each(row, '$.seats') WHERE json_extract(value, '$.kind') = 'open'
    )) {only}
    ORDER BY changed DESC LIMIT :most
"""
ONLY: Final = """
    AND :game IN ('', json_extract(row, '$.game'))
    AND (:state <> 'free' OR EXISTS (
        SELECT 1 FROM json_each(row, '$.seats') WHERE json_extract(value, '$.kind') = 'open'
    ))
    AND (:state <> 'turn' OR EXISTS (
        SELECT 1 FROM json_each(row, '$.seats') AS seat JOIN json_each(row, '$.summary.to_act') AS acts
        ON acts.value = seat.key WHERE json_extract(seat.value, '$.person') = :person
        AND json_extract(seat.value, '$.kind') = 'person'
    ))
    AND NOT EXISTS (
        SELECT 1 FROM json_each(:words) AS word
        WHERE json_extract(row, '$.game') NOT IN (SELECT value FROM json_each(word.value, '$.games'))
        AND NOT EXISTS (
            SELECT 1 FROM json_each(row, '$.seats') AS seat
            WHERE instr(casefold(json_extract(seat.value, '$.name')), json_extract(word.value, '$.text'))
            OR json_extract(seat.value, '$.bot') IN (SELECT value FROM json_each(word.value, '$.bots'))
        )
    )
"""
LATELY: Final = """
    SELECT row FROM (
        SELECT row, changed, row_number() OVER (PARTITION BY json_extract(row, '$.game') ORDER BY changed DESC) AS nth
        FROM people JOIN tables ON id = tbl WHERE person = ? AND over
    ) WHERE nth <= ? ORDER BY changed DESC
"""
RUNNING: Final = """
    SELECT row FROM tables WHERE id = :table AND NOT over
    UNION SELECT row FROM tables WHERE json_extract(row, '$.commitment') = :commitment AND NOT over
"""
ABANDONED: Final = """
    SELECT id FROM tables WHERE changed < ? AND NOT EXISTS (SELECT 1 FROM moves WHERE tbl = id)
    AND EXISTS (SELECT 1 FROM json_each(row, '$.seats') WHERE json_extract(value, '$.kind') = 'open')
"""
SAY: Final = """
    INSERT INTO messages (tbl, number, name, text, at, seat, person, mark)
    SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6, ?7 FROM messages WHERE tbl = ?1
"""
LISTS: Final = {"own": (False, (OWN,)), "open": (False, (OTHERS,)), "finished": (True, (OWN, OTHERS))}


class SqliteStore:
    """One file, called directly: a durable append is faster than a hop to another thread.

    The file holds the server's key and the seeds of running games, so nobody else may read it, its journals or its
    folder. Only one server at a time may write it: two would overtake each other.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        make_private(path)
        self.lock = lock(path)
        try:
            self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self.db.execute("PRAGMA busy_timeout = 5000")
            self._migrate()
            self.db.execute("PRAGMA journal_mode = WAL")
            self.db.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error as error:
            os.close(self.lock)
            raise StoreError("store-unusable", path=str(path), why=str(error)) from None
        self.file = identity(path)
        self.journal: tuple[int, int] | None = None

    def _migrate(self) -> None:
        self.db.create_function("casefold", 1, lambda text: str(text or "").casefold(), deterministic=True)
        version = int(self.db.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise StoreError("store-newer", path=str(self.path), schema=version)
        for number in range(version, len(MIGRATIONS)):
            self.db.executescript(f"BEGIN; {MIGRATIONS[number]}; PRAGMA user_version = {number + 1}; COMMIT;")

    def _write(self, *statements: tuple[str, tuple[Any, ...]]) -> None:
        try:
            self.db.execute("BEGIN IMMEDIATE")
            for sql, values in statements:
                self.db.execute(sql, values)
            self._check_files()
            self.db.execute("COMMIT")
        except BaseException as error:
            if self.db.in_transaction:  # a full disk may have ended it already
                self.db.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                raise StoreError("not-kept", why=str(error)) from None
            raise

    def _check_files(self) -> None:
        """SQLite would keep writing to a file that somebody has removed, and everything would be lost at the end."""
        journal = identity(self.path.with_name(self.path.name + "-wal"))
        self.journal = self.journal or journal
        held = os.fstat(self.lock)
        if (identity(self.path), journal, identity(lock_of(self.path))) != (
            self.file,
            self.journal,
            (held.st_dev, held.st_ino),
        ):
            log.error("%s, its journal or its lock was removed or replaced while the server runs", self.path)
            raise StoreError("store-replaced")

    def _select(self, sql: str, values: tuple[Any, ...] | Mapping[str, Any] = ()) -> list[Any]:
        try:
            return self.db.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            log.error("%s can't be read: %s", self.path, error)
            raise StoreError("not-readable", why=str(error)) from None

    def create(self, row: Row) -> None:
        self._write(("INSERT INTO tables VALUES (?, ?, ?)", (row.id, row.changed, _pack(row))))

    def read(self, table: str) -> Row | None:
        found = self._select("SELECT row FROM tables WHERE id = ?", (table,))
        return _unpack(found[0][0]) if found else None

    def moves(self, table: str) -> list[str]:
        return [move for (move,) in self._select("SELECT move FROM moves WHERE tbl = ? ORDER BY number", (table,))]

    def append(self, row: Row, first: int, moves: Iterable[str]) -> None:
        row.changed = time.time()
        added = [
            ("INSERT INTO moves VALUES (?, ?, ?, ?)", (row.id, number, move, row.changed))
            for number, move in enumerate(moves, first)
        ]
        try:
            self._write(*added, _updated(row))
        except sqlite3.IntegrityError:
            raise Conflict("move-exists", table=row.id, move=first) from None

    def update(self, row: Row) -> None:
        row.changed = time.time()
        self._write(_updated(row))

    def tables(self, kind: str, person: str, first: int, number: int, only: Filter = EVERY) -> list[Row]:
        over, parts = LISTS[kind]
        found: list[tuple[str]] = []
        words = json.dumps([asdict(word) for word in only.words])
        asked = {"person": person, "over": over, "game": only.game, "state": only.state, "words": words}
        for sql in parts:
            limits = {"most": first + number - len(found), "stale": time.time() - SEEKS_LAST}
            found += self._select(sql.format(only="" if only == EVERY else ONLY), {**asked, **limits})
        return _readable(row for (row,) in found[first:])

    def lately(self, person: str, number: int) -> list[Row]:
        return _readable(row for (row,) in self._select(LATELY, (person, number)))

    def running(self, table: str, commitment: str) -> list[Row]:
        found = self._select(RUNNING, {"table": table, "commitment": commitment})
        return _readable(row for (row,) in found)

    def abandoned(self, before: float) -> list[str]:
        return [table for (table,) in self._select(ABANDONED, (before,))]

    def say(self, table: str, name: str, text: str, person: str = "", seat: int | None = None, mark: str = "") -> bool:
        twice = "SELECT 1 FROM messages WHERE tbl = ? AND mark = ?"
        if mark and self._select(twice, (table, mark)):
            return False
        channel = "spectators" if seat is None else "players"
        last = f"SELECT number FROM messages WHERE tbl = ?1 {CHANNELS[channel]} ORDER BY number DESC LIMIT 1 OFFSET ?2"
        self._write(
            (SAY, (table, name, text, time.time(), seat, person, mark)),
            (f"DELETE FROM messages WHERE tbl = ?1 {CHANNELS[channel]} AND number <= ({last})", (table, KEPT[channel])),
        )
        return True

    def messages(self, table: str, channel: str = "", before: int = NEWEST, number: int = NEWEST) -> list[Message]:
        sql = (
            "SELECT number, name, text, at, seat, person FROM messages "
            f"WHERE tbl = ? AND number < ? {CHANNELS[channel]} ORDER BY number DESC LIMIT ?"
        )
        return [Message(*values) for values in self._select(sql, (table, before, number))][::-1]

    def said(self, table: str) -> tuple[int, int]:
        sql = "SELECT count(seat), count(*) - count(seat) FROM messages WHERE tbl = ?"
        ((players, spectators),) = self._select(sql, (table,))
        return int(players), int(spectators)

    def keep_review(self, table: str, text: str) -> None:
        self._write(("INSERT OR REPLACE INTO reviews VALUES (?, ?)", (table, text)))

    def review(self, table: str) -> str | None:
        found = self._select("SELECT text FROM reviews WHERE tbl = ?", (table,))
        return str(found[0][0]) if found else None

    def remove(self, table: str) -> None:
        self._write(
            ("DELETE FROM moves WHERE tbl = ?", (table,)),
            ("DELETE FROM reviews WHERE tbl = ?", (table,)),
            ("DELETE FROM messages WHERE tbl = ?", (table,)),
            ("DELETE FROM tables WHERE id = ?", (table,)),
        )

    def devices(self, person: str) -> Devices:
        found = self._select("SELECT signed_out, carried FROM devices WHERE person = ?", (person,))
        return Devices(*found[0]) if found else Devices()

    def carry(self, person: str) -> None:
        self._count(person, "carried")

    def sign_out(self, person: str) -> None:
        self._count(person, "signed_out")

    def _count(self, person: str, what: str) -> None:
        sql = f"INSERT INTO devices (person, {what}) VALUES (?, 1) ON CONFLICT DO UPDATE SET {what} = {what} + 1"
        self._write((sql, (person,)))

    def secret(self) -> bytes:
        self._write(("INSERT OR IGNORE INTO secrets VALUES ('key', randomblob(32))", ()))
        return bytes(self._select("SELECT value FROM secrets WHERE name = 'key'")[0][0])

    def backup(self, path: Path) -> None:
        """A consistent copy, while the server keeps running."""
        _copy(self.db, path)

    def close(self) -> None:
        self.db.close()
        if self.lock >= 0:
            os.close(self.lock)
            self.lock = -1


class MemoryStore(SqliteStore):
    """The same, for as long as the process lives: a terminal's tables."""

    def __init__(self) -> None:
        self.path, self.lock = Path(":memory:"), -1
        self.db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        self._migrate()

    def _check_files(self) -> None:
        """There are none."""


def make_private(path: Path) -> None:
    """Make a file, its journals and its folder readable by their owner only, even if they existed before."""
    made = not path.parent.exists()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    for file in path.parent.glob(f"{path.name}*"):
        file.chmod(0o600)
    # A folder that holds other things, too, is left alone.
    if made or all(file.name.startswith(path.name) for file in path.parent.iterdir()):
        path.parent.chmod(0o700)


def lock_of(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def lock(path: Path) -> int:
    """Take the lock, which is held for as long as the process lives, however it ends."""
    held = os.open(lock_of(path), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise StoreError("store-locked", path=str(path)) from None
    return held


def identity(path: Path) -> tuple[int, int] | None:
    """Which file this is; None if it is gone."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


OWN_FILES: Final = ("", "-wal", "-shm", "-journal", ".lock")


def backup_file(source: Path, path: Path) -> None:
    """The same from another process: the file is copied as it is, whatever version wrote it."""
    if not source.is_file():
        raise StoreError("nothing-to-copy", folder=str(source.parent))
    if path.parent.resolve() == source.parent.resolve() and path.name.removeprefix(source.name) in OWN_FILES:
        raise StoreError("copy-over-store", path=str(path))
    db = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    try:
        _copy(db, path)
    finally:
        db.close()


def _copy(db: sqlite3.Connection, path: Path) -> None:
    """Whole or not at all: an older copy is replaced only when the new one is complete."""
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_RDWR | os.O_EXCL, 0o600))
        copy = sqlite3.connect(part)
        try:
            db.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # a single file, with nothing beside it
        finally:
            copy.close()
        part.replace(path)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise StoreError("copy-fails", path=str(path), why=str(error)) from None


def _updated(row: Row) -> tuple[str, tuple[Any, ...]]:
    return "UPDATE tables SET changed = ?, row = ? WHERE id = ?", (row.changed, _pack(row), row.id)


def _pack(row: Row) -> str:
    seats, settings = [vars(seat) for seat in row.seats], row.settings.as_dict()
    return json.dumps({**vars(row), "seats": seats, "settings": settings}, ensure_ascii=False)


def _unpack(text: str) -> Row:
    """A row as it was stored; a newer version may have added fields."""
    try:
        known = {one.name for one in fields(Row)}
        data = {name: value for name, value in json.loads(text).items() if name in known}
        data["seats"] = [Seat.read(seat) for seat in data.get("seats", ())]
        data["settings"] = Settings.read(data.get("settings", {}))
        return Row(**data)
    except (TypeError, ValueError, AttributeError) as error:
        log.error("a table can't be read: %s", error)
        raise StoreError("table-damaged") from None


def _readable(texts: Iterable[str]) -> list[Row]:
    """Skips damaged rows: one of them must not break a whole list."""
    found = []
    for text in texts:
        with suppress(StoreError):
            found.append(_unpack(text))
    return found
