"""Where tables are stored: a small protocol, implemented with SQLite (and in postgres.py). A move counts only once it
is on disk."""

import fcntl
import json
import logging
import os
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field, fields
from itertools import chain
from pathlib import Path
from typing import Any, Final, Protocol

from fidchell.server.errors import Conflict, StoreError
from fidchell.server.flushing import FEW_PAGES, MOST_PAGES, Flusher
from fidchell.server.house import PART, House, SqlHouse, removal
from fidchell.server.seats import Seat
from fidchell.server.settings import Settings
from fidchell.server.sql import Change as Change
from fidchell.server.sql import Values as Values

# Messages kept in each channel of a table: spectators, however many, push out nothing that the players have said.
KEPT: Final = {"players": 300, "spectators": 200}
CHANNELS: Final = {"": "", "players": "AND seat IS NOT NULL", "spectators": "AND seat IS NULL"}
NEWEST: Final = 2**31
FUTURE: Final = 1e18  # later than any time of a change


log = logging.getLogger("fidchell")


@dataclass
class Row:
    """A table without its moves. `summary`: what lists and clocks need to know of the position, as plain JSON.

    `contributions`: what the seats have added to the seed, once the game has begun. `table_id`: what the draws of a
    record from elsewhere depend on, instead of its id here. `rev`: how often the row has been changed; whoever changes
    it says which one they know.
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
    contributions: list[str] | None = None
    summary: dict[str, Any] = field(default_factory=dict)
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    table_id: str = ""
    rev: int = 0

    @property
    def has_room(self) -> bool:
        return any(seat.kind == "open" for seat in self.seats)


FIELDS: Final = frozenset(one.name for one in fields(Row))


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


Notice = dict[str, Any]


class Store(House, Protocol):
    """What the server needs of a store; one contract test suite for all of them.

    `shared`: other processes may write to it, too. Then each tells the others what it has changed. `archives_after`:
    seconds after which a running table that nobody touches is archived.
    """

    shared: bool
    archives_after: float

    @property
    def place(self) -> str:
        """Where it is, for people; without any password."""
        ...

    def create(self, row: Row) -> None: ...

    def read(self, table: str) -> Row | None: ...

    def moves(self, table: str, after: int = 0) -> list[str]:
        """The moves after the one with this number."""
        ...

    def append(self, row: Row, first: int, moves: Iterable[str]) -> None:
        """Append moves, numbered from `first`, and update the row, durably or not at all; Conflict if they exist, or if
        the row has been changed since it was read."""
        ...

    def update(self, row: Row) -> None: ...

    def latest(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        """For each table that exists, how often its row has changed and the number of its last message."""
        ...

    def tables(self, kind: str, person: str, first: int, number: int, only: Filter = EVERY) -> list[Row]:
        """A page of a list of tables, the latest changed first.

        `own`: running ones where this person has a seat (or had, and a bot plays on); `open`: other running ones, if
        they are listed, without seeks that nobody has answered for a day; `finished`: the person's own, then listed
        others; `archived`: the person's own that nobody has touched for long, which are in no other list.
        """
        ...

    def all_tables(self, word: str, number: int, only: Filter = EVERY) -> list[Row]:
        """The latest changed: the one with this id, those of a person (by the beginning of their id), or some."""
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
        """Keep what the coach thinks of a finished game, in place of what it thought before; nothing if it is gone."""
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

    def tell(self, notice: Notice) -> None:
        """Tell the other processes something; nobody hears it twice, and whoever is cut off misses it."""
        ...

    async def listen(self, hear: Callable[[Notice], None], look: Callable[[], None]) -> None:
        """Hear what the others tell, for ever. `look` whether anything was missed: at first, after every interruption,
        and every now and then."""
        ...

    def take(self, what: str) -> bool:
        """Whether it is this process's turn to do something: until it gives that up, or ends, nobody else's."""
        ...

    def give_up(self, what: str) -> None: ...

    def dump(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """Everything, as rows of the plain tables of `COPIED`."""
        ...

    def fill(self, rows: Iterable[tuple[str, tuple[Any, ...]]]) -> int:
        """Take over everything from another store, whole or not at all; only an empty one can. How many tables."""
        ...

    def backup(self, path: Path) -> None: ...

    def probe(self) -> None:
        """Write something small, durably; StoreError if nothing can be written."""
        ...

    def group_commits(self, failed: Callable[[], None]) -> None:
        """From now on, within the running event loop, writes return before they are durable; `durable` tells when they
        are. `failed` is called if they can't become so."""
        ...

    async def durable(self) -> None:
        """Wait until all that has been written by now is on disk; StoreError if it never will be."""
        ...

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
    # How often a row has been changed.
    """
    ALTER TABLE tables ADD COLUMN rev INTEGER NOT NULL DEFAULT 0;
    """,
    # Keeping house (house.py).
    """
    ALTER TABLE messages ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX messages_at ON messages (at);
    CREATE TABLE bans (
        whom TEXT PRIMARY KEY, reason TEXT NOT NULL, ends REAL NOT NULL, begun REAL NOT NULL, who TEXT NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE trail (
        number INTEGER PRIMARY KEY, at REAL NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, whom TEXT NOT NULL,
        reason TEXT NOT NULL, digest TEXT NOT NULL
    );
    CREATE TABLE limits (kind TEXT PRIMARY KEY, burst REAL NOT NULL, rate REAL NOT NULL) WITHOUT ROWID;
    CREATE TABLE keys (
        digest TEXT PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, made REAL NOT NULL
    ) WITHOUT ROWID;
    """,
)

OWN: Final = """
    SELECT row FROM people JOIN tables ON id = tbl WHERE person = :person AND over = :over
    AND changed >= :since AND changed < :until {only} ORDER BY changed DESC LIMIT :most
"""
OTHERS: Final = """
    SELECT row FROM tables WHERE listed AND over = :over AND changed >= :since AND changed < :until
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
        FROM people JOIN tables ON id = tbl WHERE person = :person AND over
    ) WHERE nth <= :number ORDER BY changed DESC
"""
RUNNING: Final = """
    SELECT row FROM tables WHERE id = :table AND NOT over
    UNION SELECT row FROM tables WHERE json_extract(row, '$.commitment') = :commitment AND NOT over
"""
ABANDONED: Final = """
    SELECT id FROM tables WHERE changed < :before AND NOT EXISTS (SELECT 1 FROM moves WHERE tbl = id)
    AND EXISTS (SELECT 1 FROM json_each(row, '$.seats') WHERE json_extract(value, '$.kind') = 'open')
    ORDER BY changed
"""
LATEST: Final = """
    SELECT id, rev, coalesce((SELECT max(number) FROM messages WHERE tbl = id), 0)
    FROM tables WHERE id IN (SELECT value FROM json_each(:tables))
"""
SAY: Final = """
    INSERT INTO messages (tbl, number, name, text, at, seat, person, mark)
    SELECT :table, coalesce(max(number), 0) + 1, :name, :text, :at, :seat, :person, :mark
    FROM messages WHERE tbl = :table
"""
LISTS: Final = {
    "own": (False, ("own",)),
    "open": (False, ("others",)),
    "finished": (True, ("own", "others")),
    "archived": (False, ("own",)),
}
EVERYWHERE: Final = "SELECT row FROM tables WHERE id = id {only} ORDER BY changed DESC LIMIT :most"
OF_ONE: Final = f"""
    SELECT row FROM tables WHERE id = :word OR (
        length(:word) >= {PART} AND id IN (SELECT tbl FROM people WHERE substr(person, 1, length(:word)) = :word)
    ) ORDER BY changed DESC LIMIT :most
"""
ARCHIVED: Final = 90 * 24 * 3600.0  # seconds without a touch, unless told otherwise


# What a store consists of; everything else follows from it.
COPIED: Final = {
    "secrets": "name, value",
    "tables": "id, changed, row, rev",
    "moves": "tbl, number, move, at",
    "messages": "tbl, number, name, text, at, seat, person, mark, removed",
    "devices": "person, signed_out, carried",
    "reviews": "tbl, text",
    "bans": "whom, reason, ends, begun, who",
    "trail": "number, at, who, what, whom, reason, digest",
    "limits": "kind, burst, rate",
    "keys": "digest, name, kind, made",
}


def dump(db: sqlite3.Connection) -> Iterator[tuple[str, tuple[Any, ...]]]:
    for name, columns in COPIED.items():
        for values in db.execute(f"SELECT {columns} FROM {name}"):
            yield name, values


class SqlStore(SqlHouse):
    """What SQL says the same way everywhere. Whatever differs is a text of the class."""

    shared = False
    archives_after = ARCHIVED
    own, others, only = OWN, OTHERS, ONLY
    lately_, running_, abandoned_, latest_ = LATELY, RUNNING, ABANDONED, LATEST

    def _packed(self, text: str) -> str:
        """A row as it is stored."""
        return text

    def create(self, row: Row) -> None:
        sql = "INSERT INTO tables (id, changed, row, rev) VALUES (:id, :changed, :row, :rev)"
        self._write([Change(sql, self._values(row))])

    def _values(self, row: Row) -> dict[str, Any]:
        return {"id": row.id, "changed": row.changed, "row": self._packed(_pack(row)), "rev": row.rev}

    def read(self, table: str) -> Row | None:
        found = self._select("SELECT row FROM tables WHERE id = :table", {"table": table})
        return _unpack(found[0][0]) if found else None

    def moves(self, table: str, after: int = 0) -> list[str]:
        sql = "SELECT move FROM moves WHERE tbl = :table AND number > :after ORDER BY number"
        return [move for (move,) in self._select(sql, {"table": table, "after": after})]

    def append(self, row: Row, first: int, moves: Iterable[str]) -> None:
        row.changed = time.time()
        row.rev += 1
        try:
            self._append(row, first, list(moves))
        except BaseException:
            row.rev -= 1
            raise

    def _append(self, row: Row, first: int, moves: list[str]) -> None:
        update = "UPDATE tables SET changed = :changed, row = :row, rev = :rev WHERE id = :id AND rev = :rev - 1"
        add = "INSERT INTO moves (tbl, number, move, at) VALUES (:id, :number, :move, :changed)"
        values = self._values(row)
        added = [Change(add, {**values, "number": number, "move": move}) for number, move in enumerate(moves, first)]
        try:
            self._write([Change(update, values, one=True), *added])
        except Conflict:
            raise Conflict("move-exists", table=row.id, move=first) from None

    def update(self, row: Row) -> None:
        self.append(row, 1, ())

    def latest(self, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
        found = self._select(self.latest_, {"tables": json.dumps(tables)})
        return {table: (rev, said) for table, rev, said in found}

    def tables(self, kind: str, person: str, first: int, number: int, only: Filter = EVERY) -> list[Row]:
        over, parts = LISTS[kind]
        found: list[tuple[str]] = []
        archived = time.time() - self.archives_after
        asked = {**self._asked(only, person), "over": over}
        asked["since"] = 0.0 if over or kind == "archived" else archived
        asked["until"] = archived if kind == "archived" else FUTURE
        for part in parts:
            limits = {"most": first + number - len(found), "stale": time.time() - SEEKS_LAST}
            sql: str = getattr(self, part)
            found += self._select(sql.format(only="" if only == EVERY else self.only), {**asked, **limits})
        return _readable(row for (row,) in found[first:])

    def _asked(self, only: Filter, person: str) -> dict[str, Any]:
        words = json.dumps([asdict(word) for word in only.words])
        return {"person": person, "game": only.game, "state": only.state, "words": words}

    def all_tables(self, word: str, number: int, only: Filter = EVERY) -> list[Row]:
        found = self._select(OF_ONE, {"word": word, "most": number}) if word else []
        if not found:
            sql = EVERYWHERE.format(only="" if only == EVERY else self.only)
            found = self._select(sql, {**self._asked(only, ""), "most": number})
        return _readable(row for (row,) in found)

    def lately(self, person: str, number: int) -> list[Row]:
        return _readable(row for (row,) in self._select(self.lately_, {"person": person, "number": number}))

    def running(self, table: str, commitment: str) -> list[Row]:
        found = self._select(self.running_, {"table": table, "commitment": commitment})
        return _readable(row for (row,) in found)

    def abandoned(self, before: float) -> list[str]:
        return [table for (table,) in self._select(self.abandoned_, {"before": before})]

    def say(self, table: str, name: str, text: str, person: str = "", seat: int | None = None, mark: str = "") -> bool:
        channel = CHANNELS["spectators" if seat is None else "players"]
        values: dict[str, Any] = {
            "table": table,
            "name": name,
            "text": text,
            "person": person,
            "seat": seat,
            "mark": mark,
        }
        values |= {"at": time.time(), "kept": KEPT["spectators" if seat is None else "players"]}
        twice = "SELECT 1 FROM messages WHERE tbl = :table AND mark = :mark"
        if mark and self._select(twice, values):
            return False
        last = f"SELECT number FROM messages WHERE tbl = :table {channel} ORDER BY number DESC LIMIT 1 OFFSET :kept"
        drop = f"DELETE FROM messages WHERE tbl = :table {channel} AND number <= ({last})"
        self._write([Change(SAY, values), Change(drop, values)])
        return True

    def messages(self, table: str, channel: str = "", before: int = NEWEST, number: int = NEWEST) -> list[Message]:
        sql = (
            "SELECT number, name, text, at, seat, person FROM messages "
            f"WHERE tbl = :table AND number < :before AND removed = 0 {CHANNELS[channel]} "
            "ORDER BY number DESC LIMIT :most"
        )
        found = self._select(sql, {"table": table, "before": before, "most": number})
        return [Message(*values) for values in found][::-1]

    def said(self, table: str) -> tuple[int, int]:
        sql = "SELECT count(seat), count(*) - count(seat) FROM messages WHERE tbl = :table AND removed = 0"
        ((players, spectators),) = self._select(sql, {"table": table})
        return int(players), int(spectators)

    def keep_review(self, table: str, text: str) -> None:
        # Not if the table has been removed while the coach was thinking.
        sql = "INSERT INTO reviews (tbl, text) SELECT id, CAST(:text AS TEXT) FROM tables WHERE id = :table"
        sql += " ON CONFLICT (tbl) DO UPDATE SET text = excluded.text"
        self._write([Change(sql, {"table": table, "text": text})])

    def review(self, table: str) -> str | None:
        found = self._select("SELECT text FROM reviews WHERE tbl = :table", {"table": table})
        return str(found[0][0]) if found else None

    def remove(self, table: str) -> None:
        self._write(removal(table))

    def devices(self, person: str) -> Devices:
        sql = "SELECT signed_out, carried FROM devices WHERE person = :person"
        found = self._select(sql, {"person": person})
        return Devices(*found[0]) if found else Devices()

    def carry(self, person: str) -> None:
        self._count(person, "carried")

    def sign_out(self, person: str) -> None:
        self._count(person, "signed_out")

    def _count(self, person: str, what: str) -> None:
        sql = f"INSERT INTO devices (person, {what}) VALUES (:person, 1)"
        more = f"ON CONFLICT (person) DO UPDATE SET {what} = devices.{what} + 1"
        self._write([Change(f"{sql} {more}", {"person": person})])

    def secret(self) -> bytes:
        sql = "INSERT INTO secrets (name, value) VALUES ('key', :key) ON CONFLICT DO NOTHING"
        self._write([Change(sql, {"key": secrets.token_bytes(32)})])
        return bytes(self._select("SELECT value FROM secrets WHERE name = 'key'")[0][0])

    def tell(self, notice: Notice) -> None:
        """Nobody else is there."""

    async def listen(self, hear: Callable[[Notice], None], look: Callable[[], None]) -> None:
        """There is nothing to hear."""

    def take(self, what: str) -> bool:
        return True

    def give_up(self, what: str) -> None:
        """There is nobody to leave it to."""

    def group_commits(self, failed: Callable[[], None]) -> None:
        """A write is durable when it returns."""

    async def durable(self) -> None:
        """A write is durable when it returns."""

    def fill(self, rows: Iterable[tuple[str, tuple[Any, ...]]]) -> int:
        if self._select("SELECT 1 FROM tables LIMIT 1"):
            raise StoreError("store-not-empty", path=self.place)
        self._write(chain(self._emptied(), (self._inserted(*row) for row in rows)))
        return int(self._select("SELECT count(*) FROM tables")[0][0])

    def _emptied(self) -> list[Change]:
        """A store without tables may have a key and a trail; those of the other one count."""
        return [Change(f"DELETE FROM {name}", {}) for name in COPIED]

    def _inserted(self, name: str, values: tuple[Any, ...]) -> Change:
        columns = COPIED[name].split(", ")
        given = dict(zip(columns, values, strict=True))
        if name == "tables":
            given["row"] = self._packed(given["row"])
        places = ", ".join(f":{column}" for column in columns)
        return Change(f"INSERT INTO {name} ({COPIED[name]}) VALUES ({places})", given)

    @property
    def place(self) -> str:
        raise NotImplementedError


class SqliteStore(SqlStore):
    """One file, called directly: an append is faster than a hop to another thread. A server flushes in a thread, once
    for all that was written before (`group_commits`).

    The file holds the server's key and the seeds of running games, so nobody else may read it, its journals or its
    folder. Only one server at a time may write it: two would overtake each other.
    """

    flusher: Flusher | None = None

    def __init__(self, path: Path) -> None:
        self.path = path
        refuse_empty(path)
        make_private(path)
        self.lock = lock(path)
        try:
            self.db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            self._open()
        except BaseException as error:
            self.close()
            if isinstance(error, sqlite3.Error):
                raise StoreError("store-unusable", path=str(path), why=str(error)) from None
            raise
        self.file = identity(path)
        self.journal: tuple[int, int] | None = None

    def _open(self) -> None:
        self.db.execute("PRAGMA busy_timeout = 5000")
        self._refuse_damage()
        self._migrate()
        self.db.execute("PRAGMA journal_mode = WAL")
        self.db.execute("PRAGMA synchronous = FULL")

    def _refuse_damage(self) -> None:
        """Nothing is written to a damaged file: that might destroy what can still be saved."""
        refuse_damage(self.db, self.path)

    @property
    def place(self) -> str:
        return str(self.path)

    def _migrate(self) -> None:
        self.db.create_function("casefold", 1, lambda text: str(text or "").casefold(), deterministic=True)
        version = int(self.db.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise StoreError("store-newer", path=str(self.path), schema=version)
        for number in range(version, len(MIGRATIONS)):
            self.db.executescript(f"BEGIN; {MIGRATIONS[number]}; PRAGMA user_version = {number + 1}; COMMIT;")

    def _write(self, changes: Iterable[Change]) -> None:
        try:
            self.db.execute("BEGIN IMMEDIATE")
            for sql, values, one in changes:
                if self.db.execute(sql, values).rowcount != 1 and one:
                    raise Conflict("changed-meanwhile")
            self._check_files()
            self.db.execute("COMMIT")
            if self.flusher is not None:
                self.flusher.note()
        except BaseException as error:
            if self.db.in_transaction:  # a full disk may have ended it already
                self.db.execute("ROLLBACK")
            if isinstance(error, sqlite3.IntegrityError):
                raise Conflict("changed-meanwhile") from None
            if isinstance(error, sqlite3.Error):
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

    def _select(self, sql: str, values: Values | None = None) -> list[Any]:
        try:
            return self.db.execute(sql, values or {}).fetchall()
        except sqlite3.Error as error:
            log.error("%s can't be read: %s", self.path, error)
            raise StoreError("not-readable", why=str(error)) from None

    def dump(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        try:
            yield from dump(self.db)
        except sqlite3.Error as error:
            raise StoreError("store-damaged", path=str(self.path), why=str(error)) from None

    def backup(self, path: Path) -> None:
        """A consistent copy, while the server keeps running."""
        _copy(self.db, self.path, path)

    def probe(self) -> None:
        version = len(MIGRATIONS)
        self._write([Change(f"PRAGMA user_version = {version}", {})])  # the same as before, written anew

    def group_commits(self, failed: Callable[[], None]) -> None:
        beside = not has_wal_reset_bug()
        self.flusher = Flusher(self.path, failed, beside)
        self.db.execute("PRAGMA synchronous = NORMAL")  # flushes at checkpoints only
        self.db.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES if beside else FEW_PAGES}")

    async def durable(self) -> None:
        if self.flusher is not None:
            await self.flusher.durable()

    def close(self) -> None:
        if self.flusher is not None:
            self.flusher.close()
            self.flusher = None
        if hasattr(self, "db"):
            self.db.close()
        if self.lock >= 0:
            os.close(self.lock)
            self.lock = -1


class DamagedStore(SqliteStore):
    """A copy of a damaged file, from which everything is read that can be."""

    def _refuse_damage(self) -> None:
        """It is known to be damaged."""


class SqliteBeside(SqliteStore):
    """The same file while a server has it: for keeping house, never for tables in play.

    It leaves all checkpoints to the server: see `has_wal_reset_bug`.
    """

    def __init__(self, path: Path) -> None:
        self.path, self.lock = path, -1
        self.db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
        self.db.execute("PRAGMA busy_timeout = 5000")
        self.db.execute("PRAGMA wal_autocheckpoint = 0")
        if self.db.execute("PRAGMA user_version").fetchone() != (len(MIGRATIONS),):
            self.db.close()
            raise StoreError("store-other-version", path=str(path))
        self._migrate()

    def _check_files(self) -> None:
        """The server does."""


class MemoryStore(SqliteStore):
    """The same, for as long as the process lives: a terminal's tables."""

    def __init__(self) -> None:
        self.path, self.lock = Path(":memory:"), -1
        self.db = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        self._migrate()

    def _check_files(self) -> None:
        """There are none."""

    def group_commits(self, failed: Callable[[], None]) -> None:
        """There is nothing to flush."""


def has_wal_reset_bug(version: tuple[int, int, int] = sqlite3.sqlite_version_info) -> bool:
    """Return true if this SQLite may damage a file in WAL mode when one connection checkpoints while another commits.

    It was mended in 3.51.3, and in 3.50.7 and 3.44.6 of older branches. With such a version the server does both with
    one connection, one after the other; backups only read; and administrative commands never checkpoint.
    """
    return version < (3, 51, 3) and not any(fixed <= version < (3, fixed[1] + 1, 0) for fixed in WAL_RESET_FIXED)


WAL_RESET_FIXED: Final = ((3, 44, 6), (3, 50, 7))


def refuse_empty(path: Path) -> None:
    """A file of 0 bytes is what is left of a store, not a new one."""
    if path.is_file() and path.stat().st_size == 0:
        raise StoreError("store-empty", path=str(path))


def damage_of(db: sqlite3.Connection, thorough: bool = False) -> str:
    """Return what SQLite finds wrong with a file; "" if it is sound. `thorough` compares the indices, too."""
    try:
        found = [str(line) for (line,) in db.execute(f"PRAGMA {'integrity' if thorough else 'quick'}_check(3)")]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    return "" if found == ["ok"] else "; ".join(" ".join(line.split()) for line in found)


def refuse_damage(db: sqlite3.Connection, path: Path, thorough: bool = False) -> None:
    if damage := damage_of(db, thorough):
        raise StoreError("store-damaged", path=str(path), why=damage)


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
    refuse_empty(source)
    if path.parent.resolve() == source.parent.resolve() and path.name.removeprefix(source.name) in OWN_FILES:
        raise StoreError("copy-over-store", path=str(path))
    db = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    try:
        _copy(db, source, path)
    finally:
        db.close()


def _copy(db: sqlite3.Connection, source: Path, path: Path) -> None:
    """Whole or not at all: an older copy is replaced only when the original is sound and the new one is, too."""
    refuse_damage(db, source)
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
        try:
            refuse_damaged_copy(part)
        except StoreError:
            refuse_damage(db, source, thorough=True)  # if the copy is as bad as the original, that is what to say
            raise
        part.replace(path)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise StoreError("copy-fails", path=str(path), why=str(error)) from None
    except StoreError:
        part.unlink(missing_ok=True)
        raise


def refuse_damaged_copy(path: Path) -> None:
    """Read a copy back from the disk and check all of it."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        if damage := damage_of(db, thorough=True):
            raise StoreError("copy-damaged", path=str(path), why=damage)


def _pack(row: Row) -> str:
    seats, settings = [vars(seat) for seat in row.seats], row.settings.as_dict()
    return json.dumps({**vars(row), "seats": seats, "settings": settings}, ensure_ascii=False)


def _unpack(text: str) -> Row:
    """A row as it was stored."""
    try:
        return read_row(json.loads(text))
    except ValueError as error:
        log.error("a table can't be read: %s", error)
        raise StoreError("table-damaged") from None


def read_row(stored: dict[str, Any]) -> Row:
    """The same; a newer version may have added fields."""
    try:
        data = {name: value for name, value in stored.items() if name in FIELDS}
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
