"""The second store: PostgreSQL, which several processes on several machines share. It alone coordinates them."""

import asyncio
import hashlib
import json
import logging
import random
import re
import select
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.errors import _WaitTimeout as WaitTimeout
from psycopg.types.string import TextLoader

from fidchell.server import copying
from fidchell.server.errors import Conflict, StoreError, Uncertain, Unreachable
from fidchell.server.identity import new_id
from fidchell.server.store import (
    COPIED,
    Change,
    Notice,
    Row,
    SqliteStore,
    SqlStore,
    Values,
    lock_of,
    refuse_damaged_copy,
)

log = logging.getLogger("fidchell")

CHANNEL: Final = "fidchell"
LISTEN: Final = f"LISTEN {CHANNEL}"  # all that a connection which hears the others ever asks
ANSWERS: Final = 5.0  # seconds in which a server answers, or counts as away
AT_ONCE: Final = 0.25  # seconds in which it is mostly reached; a process that serves others waits no longer
REST: Final = 0.3  # seconds until a server that could not be reached is asked again
LISTENS: Final = 5.0  # seconds after which to look whether a notice was missed
MEASURED: Final = 30  # seconds for which what a process has counted is told
NUL: Final = re.compile(r"\0|\\u0000")  # as it is, and in JSON
LONGEST_NOTICE: Final = 7900  # bytes that PostgreSQL passes on
MIGRATING: Final = 0x_F1DC_8E11  # the lock of whoever brings the schema up to date

# Each entry upgrades the schema by one version; entries are never changed, only added. Names are folded by us, since
# what a database takes for the same letter depends on how it was set up: `folded` is beside the row's own fields.
MIGRATIONS: Final = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, changed DOUBLE PRECISION NOT NULL, row JSONB NOT NULL, rev INTEGER NOT NULL DEFAULT 0,
        over BOOLEAN NOT NULL GENERATED ALWAYS AS (coalesce(row #> '{summary,result}', 'null') <> 'null') STORED,
        listed BOOLEAN NOT NULL GENERATED ALWAYS AS (coalesce(row #>> '{settings,listed}', '') = 'true') STORED
    );
    CREATE INDEX tables_changed ON tables (changed);
    CREATE INDEX tables_listed ON tables (over, changed) WHERE listed;
    CREATE INDEX tables_commitment ON tables ((row ->> 'commitment')) WHERE NOT over;
    CREATE TABLE moves (
        tbl TEXT NOT NULL, number INTEGER NOT NULL, move TEXT NOT NULL, at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (tbl, number)
    );
    CREATE TABLE messages (
        tbl TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        at DOUBLE PRECISION NOT NULL, seat INTEGER, person TEXT NOT NULL DEFAULT '', mark TEXT NOT NULL DEFAULT '',
        PRIMARY KEY (tbl, number)
    );
    CREATE TABLE secrets (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
    CREATE TABLE devices (
        person TEXT PRIMARY KEY, signed_out INTEGER NOT NULL DEFAULT 0, carried INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE reviews (tbl TEXT PRIMARY KEY, text TEXT NOT NULL);
    CREATE TABLE people (person TEXT NOT NULL, tbl TEXT NOT NULL, PRIMARY KEY (person, tbl));
    CREATE INDEX people_tbl ON people (tbl);
    CREATE FUNCTION people_follow() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
        IF TG_OP <> 'INSERT' THEN DELETE FROM people WHERE tbl = old.id; END IF;
        IF TG_OP <> 'DELETE' THEN
            INSERT INTO people SELECT DISTINCT seat ->> 'person', new.id
            FROM jsonb_array_elements(new.row -> 'seats') AS seat WHERE seat ->> 'person' IS NOT NULL;
        END IF;
        RETURN NULL;
    END $$;
    CREATE TRIGGER people_come_and_go AFTER INSERT OR DELETE ON tables
        FOR EACH ROW EXECUTE FUNCTION people_follow();
    CREATE TRIGGER people_change AFTER UPDATE ON tables
        FOR EACH ROW WHEN (old.row -> 'seats' IS DISTINCT FROM new.row -> 'seats') EXECUTE FUNCTION people_follow();
    """,
    # Work that takes time (queue.py). `wanted`: when whoever asked last said so; `alive`: the same of whoever does it.
    """
    CREATE TABLE jobs (
        id TEXT PRIMARY KEY, asked TIMESTAMPTZ NOT NULL DEFAULT now(), wanted TIMESTAMPTZ NOT NULL DEFAULT now(),
        release TEXT NOT NULL, queue TEXT NOT NULL, work BYTEA NOT NULL,
        taker TEXT NOT NULL DEFAULT '', alive TIMESTAMPTZ NOT NULL DEFAULT '-infinity',
        tries INTEGER NOT NULL DEFAULT 0, part BYTEA, answer BYTEA
    );
    """,
    # Keeping house (house.py); what processes have counted may be lost.
    """
    ALTER TABLE messages ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;
    CREATE INDEX messages_at ON messages (at);
    CREATE TABLE bans (
        whom TEXT PRIMARY KEY, reason TEXT NOT NULL, ends DOUBLE PRECISION NOT NULL, begun DOUBLE PRECISION NOT NULL,
        who TEXT NOT NULL
    );
    CREATE TABLE trail (
        number INTEGER PRIMARY KEY, at DOUBLE PRECISION NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL,
        whom TEXT NOT NULL, reason TEXT NOT NULL, digest TEXT NOT NULL
    );
    CREATE TABLE limits (kind TEXT PRIMARY KEY, burst DOUBLE PRECISION NOT NULL, rate DOUBLE PRECISION NOT NULL);
    CREATE TABLE keys (
        digest TEXT PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, made DOUBLE PRECISION NOT NULL
    );
    CREATE UNLOGGED TABLE measures (process TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL, text TEXT NOT NULL);
    """,
)

OPEN_SEAT: Final = """
    EXISTS (SELECT 1 FROM jsonb_array_elements(row -> 'seats') AS seat WHERE seat ->> 'kind' = 'open')
"""
OWN: Final = """
    SELECT row FROM people JOIN tables ON id = tbl WHERE person = :person AND over = :over
    AND changed >= :since AND changed < :until {only} ORDER BY changed DESC LIMIT :most
"""
OTHERS: Final = f"""
    SELECT row FROM tables WHERE listed AND over = :over AND changed >= :since AND changed < :until
    AND NOT EXISTS (SELECT 1 FROM people WHERE person = :person AND tbl = id)
    AND NOT (changed < :stale AND row #> '{{{{settings,seeks}}}}' IS NOT NULL AND {OPEN_SEAT}) {{only}}
    ORDER BY changed DESC LIMIT :most
"""
ONLY: Final = f"""
    AND CAST(:game AS text) IN ('', row ->> 'game')
    AND (CAST(:state AS text) <> 'free' OR {OPEN_SEAT})
    AND (CAST(:state AS text) <> 'turn' OR EXISTS (
        SELECT 1 FROM jsonb_array_elements(row -> 'seats') WITH ORDINALITY AS one (seat, nth)
        WHERE row #> '{{summary,to_act}}' @> to_jsonb(nth - 1)
        AND seat ->> 'person' = :person AND seat ->> 'kind' = 'person'
    ))
    AND NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(CAST(:words AS jsonb)) AS word
        WHERE NOT word -> 'games' @> (row -> 'game') AND NOT EXISTS (
            SELECT 1 FROM jsonb_array_elements(row -> 'seats') WITH ORDINALITY AS one (seat, nth)
            WHERE strpos(row -> 'folded' ->> CAST(nth - 1 AS integer), word ->> 'text') > 0
            OR word -> 'bots' @> (seat -> 'bot')
        )
    )
"""
LATELY: Final = """
    SELECT row FROM (
        SELECT row, changed, row_number() OVER (PARTITION BY row ->> 'game' ORDER BY changed DESC) AS nth
        FROM people JOIN tables ON id = tbl WHERE person = :person AND over
    ) AS finished WHERE nth <= :number ORDER BY changed DESC
"""
RUNNING: Final = """
    SELECT row FROM tables WHERE (id = :table OR row ->> 'commitment' = :commitment) AND NOT over
"""
ABANDONED: Final = f"""
    SELECT id FROM tables WHERE changed < :before AND NOT EXISTS (SELECT 1 FROM moves WHERE tbl = id) AND {OPEN_SEAT}
    ORDER BY changed
"""
LATEST: Final = """
    SELECT id, rev, coalesce((SELECT max(number) FROM messages WHERE tbl = id), 0)
    FROM tables WHERE id IN (SELECT jsonb_array_elements_text(CAST(:tables AS jsonb)))
"""
# One statement is one journey to the server and back, and one flush, shared with whatever others commit meanwhile.
APPEND: Final = """
    WITH updated AS (
        UPDATE tables SET changed = :changed, row = :row, rev = :rev WHERE id = :id AND rev = :rev - 1 RETURNING id
    ), added AS (
        INSERT INTO moves (tbl, number, move, at)
        SELECT id, :first - 1 + nth, move, :changed
        FROM updated, jsonb_array_elements_text(CAST(:moves AS jsonb)) WITH ORDINALITY AS one (move, nth)
    )
    SELECT id FROM updated
"""


@lru_cache(maxsize=256)
def translated(sql: str) -> str:
    """`:name` is what SQLite and we say; psycopg says %(name)s."""
    return re.sub(r"(?<![:\w]):([a-z_]+)", r"%(\1)s", sql)


# A server that has gone without a word is noticed in time; nobody waits for a lock or a statement for ever.
KEEPING: Final[dict[str, Any]] = {
    "connect_timeout": 3,
    "tcp_user_timeout": 6000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "application_name": "fidchell",
}
TIMEOUTS: Final = "-c statement_timeout=10000 -c lock_timeout=8000 -c idle_in_transaction_session_timeout=60000"
UNHURRIED: Final = "-c statement_timeout=0"
UNFLUSHED: Final = f"{TIMEOUTS} -c synchronous_commit=off"


def settings(url: str, options: str) -> dict[str, Any]:
    """How to connect; what the address says itself comes last, and so it counts."""
    return {**KEEPING, "autocommit": True, "options": f"{options} {conninfo_to_dict(url).get('options') or ''}".strip()}


class Connection(psycopg.Connection[Any]):
    """Hangs up if the server does not answer in time. The server's own timeouts do not help if it is frozen, and TCP's
    do not if its machine is well. What was asked may be done later."""

    within: float | None = ANSWERS  # seconds; None: however long it takes

    def wait(self, gen: Any, interval: float = 0.1, timeout: float | None = None) -> Any:
        try:
            return super().wait(gen, interval, self.within if timeout is None else timeout)
        except WaitTimeout:
            self.close()
            raise psycopg.OperationalError("no answer in time") from None


def connected(url: str, options: str) -> Connection:
    made = Connection.connect(url, **settings(url, options))
    made.within = None if options == UNHURRIED else ANSWERS
    made.adapters.register_loader("jsonb", TextLoader)
    return made


def serves() -> bool:
    """Whether others are served by whoever asks."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def beside(make: Callable[[], Connection]) -> "Future[Connection]":
    """In a thread, for which nobody has to wait."""
    made: Future[Connection] = Future()

    def run() -> None:
        try:
            made.set_result(make())
        except psycopg.Error as error:
            made.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return made


class Link:
    """A connection that is made again when it was lost. What goes wrong is told as a StoreError."""

    def __init__(self, url: str, options: str = TIMEOUTS) -> None:
        self.url = url
        self.options = options
        self.away_until = 0.0
        self.coming: Future[Connection] | None = None  # a new connection
        self.made = 0  # how often
        try:
            self.db = connected(url, options)
        except psycopg.OperationalError as error:
            raise Unreachable("store-unusable", path=shown(url), why=one_line(error)) from None
        except psycopg.Error as error:
            raise StoreError("store-unusable", path=shown(url), why=one_line(error)) from None

    def reached(self) -> Connection:
        """Nothing has happened if it can't be had. A server that answers is reached at once; one that takes its time
        holds nobody up."""
        if is_open(self.db):
            return self.db
        if time.monotonic() < self.away_until:
            raise Unreachable("store-away")
        begun = self.coming is not None
        try:
            if self.coming is None:
                self.db.close()
                self.coming = beside(lambda: connected(self.url, self.options))
            self.db = self.coming.result((0 if begun else AT_ONCE) if serves() else None)
            self.coming = None
        except TimeoutError:
            raise Unreachable("store-away") from None
        except psycopg.Error as error:
            self.coming, self.away_until = None, time.monotonic() + REST
            log.warning("the database can't be reached: %s", one_line(error))
            raise Unreachable("store-away") from None
        self.made += 1
        log.info("the database is reached again")
        return self.db

    @contextmanager
    def asking(self, reason: str, reads: bool = False) -> Iterator[Connection]:
        """For one thing, in a transaction of its own; `reads`: nothing can have happened by it."""
        db = self.reached()
        try:
            yield db
        except psycopg.IntegrityError:
            raise Conflict("changed-meanwhile") from None
        except psycopg.Error as error:
            log.error("the database: %s", one_line(error))
            if not db.closed:
                raise StoreError(reason, why=one_line(error)) from None
            raise Unreachable("store-away") if reads else Uncertain("store-lost") from None

    @contextmanager
    def unhurried(self, reason: str) -> Iterator[Connection]:
        """The same for what may take long."""
        with self.asking(reason) as db:
            db.within = None
            try:
                yield db
            finally:
                db.within = ANSWERS

    def ask(self, sql: str, values: Values | None = None) -> list[Any]:
        """The rows of a statement, if it has any."""
        with self.asking("not-kept") as db:
            found = db.execute(translated(sql), values or {})
            return found.fetchall() if found.description else []


class PostgresStore(SqlStore):
    """Called directly, like a file: a process asks for one thing at a time, and several processes share a flush.

    After a write the others are told, in a transaction of its own: one that is both durable and tells would hold a
    lock until it is on the disk, and no two could share a flush. Whoever dies in between has told nobody: all look
    every few seconds whether they have missed something.
    """

    shared = True
    own, others, only = OWN, OTHERS, ONLY
    lately_, running_, abandoned_, latest_ = LATELY, RUNNING, ABANDONED, LATEST
    small, finds = "lower", "strpos"

    def __init__(self, url: str) -> None:
        self.url = url
        self.me = new_id()
        self.link = Link(url)
        self.taken: dict[str, int] = {}  # what it is this process's turn to do, by the connection that holds the lock
        try:
            self._migrate()
        except BaseException:
            self.close()
            raise

    @property
    def place(self) -> str:
        return shown(self.url)

    def _migrate(self) -> None:
        """One process at a time: several may start together."""
        with self.link.unhurried("store-unusable") as db, db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
            db.execute("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)")
            found = db.execute("SELECT version FROM schema").fetchone()
            version = int(found[0]) if found else 0
            if version > len(MIGRATIONS):
                raise StoreError("store-newer", path=self.place, schema=version)
            for migration in MIGRATIONS[version:]:
                db.execute(migration)
            db.execute("DELETE FROM schema")
            db.execute("INSERT INTO schema VALUES (%s)", (len(MIGRATIONS),))

    def _write(self, changes: Iterable[Change]) -> None:
        with self.link.asking("not-kept") as db, db.transaction():
            for sql, values, one in changes:
                if db.execute(translated(sql), values).rowcount != 1 and one:
                    raise Conflict("changed-meanwhile")

    def _select(self, sql: str, values: Values | None = None) -> list[Any]:
        if any(isinstance(value, str) and NUL.search(value) for value in (values or {}).values()):
            return []  # it keeps no such text, and refuses to look for it
        with self.link.asking("not-readable", reads=True) as db:
            return db.execute(translated(sql), values or {}).fetchall()

    def _packed(self, text: str) -> str:
        data = json.loads(text)
        data["folded"] = [str(seat.get("name") or "").casefold() for seat in data.get("seats", ())]
        return json.dumps(data, ensure_ascii=False)

    def _append(self, row: Row, first: int, moves: list[str]) -> None:
        values = {**self._values(row), "first": first, "moves": json.dumps(moves)}
        with self.link.asking("not-kept") as db:
            kept = db.execute(translated(APPEND), values).fetchone()
        if kept is None:
            raise Conflict("move-exists", table=row.id, move=first)
        self._tell_moves(row.id, first, values["moves"], values["row"])

    # -- all of it -----------------------------------------------------------------------------------------------------

    def dump(self) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """As it is in one moment, while everybody goes on."""
        try:
            with connected(self.url, UNHURRIED) as db, db.transaction():
                db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                for name, columns in COPIED.items():
                    with db.cursor(name="dump") as cursor:
                        cursor.execute(f"SELECT {columns} FROM {name}")
                        for values in cursor:
                            yield name, values
        except psycopg.Error as error:
            raise StoreError("store-unusable", path=self.place, why=one_line(error)) from None

    def fill(self, rows: Iterable[tuple[str, tuple[Any, ...]]]) -> int:
        if self._select("SELECT 1 FROM tables LIMIT 1"):
            raise StoreError("store-not-empty", path=self.place)
        # Whoever serves an empty database knows its old secret, and would go on with it.
        served = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = :listens"
        if self._select(served, {"listens": LISTEN}):
            raise StoreError("store-served", path=self.place)
        with self.link.unhurried("not-kept") as db, db.transaction():
            db.execute("SET LOCAL statement_timeout = 0")
            for change in self._emptied():
                db.execute(change.sql)
            for name, some in groupby(rows, key=itemgetter(0)):
                with db.cursor().copy(f"COPY {name} ({COPIED[name]}) FROM STDIN") as copy:
                    for _, values in some:
                        copy.write_row(self._copied(name, values))
        return int(self._select("SELECT count(*) FROM tables")[0][0])

    def _copied(self, name: str, values: tuple[Any, ...]) -> tuple[Any, ...]:
        """A row of another store as it is stored here."""
        if name != "tables":
            return values
        table, changed, text, rev = values
        return table, changed, self._packed(text), rev

    def backup(self, path: Path) -> None:
        """A copy in one SQLite file, which serves by itself or goes back by `restore`; it is read back from the disk
        and compared before it replaces an older one."""
        part = path.with_name(path.name + ".part")
        part.unlink(missing_ok=True)
        try:
            copy = SqliteStore(part)
            try:
                _, sent = copying.copy_all(self, copy)
                copy.db.execute("PRAGMA journal_mode = DELETE")  # a single file, with nothing beside it
            finally:
                copy.close()
            refuse_damaged_copy(part)
            if copying.fingerprint_of(part) != sent:
                raise StoreError("copy-differs", path=str(path))
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
            lock_of(part).unlink(missing_ok=True)

    # -- telling the others --------------------------------------------------------------------------------------------

    def say(self, table: str, name: str, text: str, person: str = "", seat: int | None = None, mark: str = "") -> bool:
        said = super().say(table, name, text, person, seat, mark)
        if said:
            self.tell({"what": "table", "table": table})
        return said

    def remove(self, table: str) -> None:
        super().remove(table)
        self.tell({"what": "table", "table": table})

    def remove_table(self, table: str, who: str, reason: str) -> None:
        super().remove_table(table, who, reason)
        self.tell({"what": "table", "table": table})

    def sign_out(self, person: str) -> None:
        super().sign_out(person)
        self.tell({"what": "signed-out", "person": person})

    def _did(self, *changes: Change, who: str, what: str, whom: str, reason: str = "", digest: str = "") -> None:
        super()._did(*changes, who=who, what=what, whom=whom, reason=reason, digest=digest)
        self.tell({"what": "house"})

    def measure(self, process: str, text: str) -> None:
        sql = (
            "INSERT INTO measures (process, at, text) VALUES (:process, now(), :text) "
            "ON CONFLICT (process) DO UPDATE SET at = now(), text = excluded.text"
        )
        old = "DELETE FROM measures WHERE at < now() - make_interval(secs => :old)"
        self._write([Change(sql, {"process": process, "text": text}), Change(old, {"old": MEASURED})])

    def measures(self) -> dict[str, str]:
        sql = "SELECT process, text FROM measures WHERE at > now() - make_interval(secs => :old)"
        return dict(self._select(sql, {"old": MEASURED}))

    def tell(self, notice: Notice) -> None:
        self._tell(json.dumps({"from": self.me, **notice}))

    def _tell_moves(self, table: str, first: int, moves: str, row: str) -> None:
        """The others need not read what they are told; what is too long for a notice they read."""
        text = f'{{"from": "{self.me}", "what": "moved", "first": {first}, "moves": {moves}, "row": {row}}}'
        if len(text.encode()) > LONGEST_NOTICE:
            self.tell({"what": "table", "table": table})
        else:
            self._tell(text)

    def _tell(self, text: str) -> None:
        try:
            self.link.reached().execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
        except (psycopg.Error, StoreError) as error:  # the others look themselves, before long
            log.warning("the others could not be told: %s", error)

    async def listen(self, hear: Callable[[Notice], None], look: Callable[[], None]) -> None:
        while True:
            try:
                db = await psycopg.AsyncConnection.connect(self.url, **settings(self.url, TIMEOUTS))
                try:
                    await db.execute(LISTEN)
                    await self._hear_from(db, hear, look)
                finally:
                    await db.close()  # nothing is to be rolled back, and whoever ends us may not wait for that
            except Exception as error:  # whatever it was, from then on nothing would be heard any more
                log.warning("what the others tell can't be heard just now: %s", one_line(error))
                await asyncio.sleep(REST + random.random() * REST)

    async def _hear_from(
        self, db: "psycopg.AsyncConnection[Any]", hear: Callable[[Notice], None], look: Callable[[], None]
    ) -> None:
        """Until the connection is lost. The loop calls us when something has come: `db.notifies` takes five times as
        long, for every move of every process."""
        loop, own = asyncio.get_running_loop(), f'{{"from": "{self.me}"'.encode()
        lost: asyncio.Future[None] = loop.create_future()

        def come() -> None:
            try:
                db.pgconn.consume_input()
            except psycopg.Error as error:
                loop.remove_reader(number)
                lost.set_exception(error)
            while (notice := db.pgconn.notifies()) is not None:
                if not notice.extra.startswith(own):
                    told = json.loads(notice.extra)
                    del told["from"]
                    hear(told)

        number = db.fileno()
        loop.add_reader(number, come)
        try:
            while not lost.done():
                look()
                await asyncio.wait([lost], timeout=LISTENS)
            lost.result()
        finally:
            loop.remove_reader(number)

    def take(self, what: str) -> bool:
        """Locks belong to the connection: if that is lost, they are, and two may do the same for a while. That costs
        time and nothing else: of two appends with the same number one is refused."""
        try:
            db = self.link.reached()
            if self.taken.get(what) != self.link.made:
                found = db.execute("SELECT pg_try_advisory_lock(%s)", (key_of(what),)).fetchone()
                if not found or not found[0]:
                    return False
                self.taken[what] = self.link.made
        except (psycopg.Error, StoreError):
            return False
        return True

    def give_up(self, what: str) -> None:
        if self.taken.pop(what, None) == self.link.made:
            with suppress(psycopg.Error, StoreError):
                self.link.reached().execute("SELECT pg_advisory_unlock(%s)", (key_of(what),))

    def probe(self) -> None:
        self._write([Change("UPDATE schema SET version = version", {}, one=True)])

    def close(self) -> None:
        self.link.db.close()


def shown(url: str) -> str:
    """A database, for people: without any password."""
    try:
        told = conninfo_to_dict(url)
    except psycopg.ProgrammingError:
        return "postgresql"
    host, port = told.get("host") or "", told.get("port")
    return f"postgresql://{host}{f':{port}' if port else ''}/{told.get('dbname') or ''}"


def is_open(db: Connection) -> bool:
    """Whether nobody has hung up; an idle connection has nothing else to say."""
    if db.closed:
        return False
    waiting = select.poll()
    waiting.register(db.fileno(), select.POLLIN)
    try:
        if waiting.poll(0):  # perhaps a farewell
            db.execute("SELECT 1")
    except psycopg.OperationalError:
        return False
    return True


def key_of(what: str) -> int:
    """The number of a lock."""
    return int.from_bytes(hashlib.sha256(what.encode()).digest()[:8], signed=True)


def one_line(error: BaseException) -> str:
    return " ".join(str(error).split())
