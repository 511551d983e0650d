"""Damaged stores: they are noticed, replace no good copy, and whatever is intact comes back."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from fidchell.cli import run_command
from fidchell.server import postgres, store
from fidchell.server.copying import Fingerprint, fingerprint_of
from fidchell.server.errors import StoreError, Unreachable
from fidchell.server.postgres import PostgresStore
from fidchell.server.sql import Change
from fidchell.server.store import SqliteBeside, SqliteStore, backup_file, has_wal_reset_bug, refuse_damaged_copy
from fidchell.server.tables import Tables
from fidchell.web import serve
from fidchell.web.serve import DATABASE
from tests.scale import LONG
from tests.web.conftest import two
from tests.web.postgres import Postgres

PAGE: Final = 4096
TABLES: Final = 30


def fill(store: SqliteStore | PostgresStore, number: int = TABLES) -> None:
    """Tables with moves, messages, a review and a ban."""
    tables = Tables(store)
    for n in range(number):
        table = tables.create(("avignon", "brandub")[n % 2], two(), host="ann", listed=True, table_id=f"table-{n:02}")
        for _ in range(10):
            seat, state = table.actors()[0], table.session.state
            table.act(("ann", "bob")[seat], seat, table.game.text(state, state.legal(seat)[0]))
        table.say("ann", "Ann", "hello " + "x" * 200)
    store.secret()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with games, which no test changes."""
    file = tmp_path_factory.mktemp("sound") / DATABASE
    with closing(SqliteStore(file)) as store:
        fill(store)
    return file


@pytest.fixture
def data(sound: Path, tmp_path: Path) -> Path:
    """A folder with a copy of it."""
    (tmp_path / "data").mkdir()
    shutil.copyfile(sound, tmp_path / "data" / DATABASE)
    return tmp_path / "data"


def ids(file: Path) -> set[str]:
    with closing(sqlite3.connect(file)) as db:
        return {table for (table,) in db.execute("SELECT id FROM tables")}


def root_of(file: Path, name: str) -> int:
    """The number of the first page of a table or an index."""
    with closing(sqlite3.connect(file)) as db:
        return int(db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()[0])


def leaf_of(whole: bytes, root: int) -> int:
    """A page below an inner page of a tree: its third child."""
    page = whole[(root - 1) * PAGE : root * PAGE]
    if page[0] not in (2, 5):
        return root
    cell = int.from_bytes(page[12 + 2 * 2 : 12 + 2 * 2 + 2])
    return int.from_bytes(page[cell : cell + 4])


def overwritten(file: Path, first: int, number: int = 1, filling: bytes = b"\xff") -> None:
    with file.open("r+b") as opened:
        opened.seek((first - 1) * PAGE)
        opened.write(filling * (number * PAGE))


def middle(file: Path) -> None:
    overwritten(file, file.stat().st_size // PAGE // 2, 3)


def zeros(file: Path) -> None:
    overwritten(file, leaf_of(file.read_bytes(), root_of(file, "tables")), filling=b"\0")


def content(file: Path) -> None:
    """What is in a row, though all pages are as they should be: SQLite's quick check finds nothing."""
    whole = file.read_bytes()
    file.write_bytes(whole.replace(b'"rules_rev"', b"\0" * 11, 1))


def rows(file: Path) -> None:
    overwritten(file, leaf_of(file.read_bytes(), root_of(file, "tables")))


def moves(file: Path) -> None:
    overwritten(file, leaf_of(file.read_bytes(), root_of(file, "moves")))


def index(file: Path) -> None:
    overwritten(file, root_of(file, "people_tbl"))


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size - 6 * PAGE)


def cut_within_a_page(file: Path) -> None:
    os.truncate(file, file.stat().st_size * 2 // 3 + 100)


def noise(file: Path) -> None:
    """Random pages anywhere but at the beginning."""
    rng = random.Random(file.parent.name)
    for _ in range(4):
        page = rng.randrange(file.stat().st_size // PAGE * 2 // 3, file.stat().st_size // PAGE)
        with file.open("r+b") as opened:
            opened.seek(page * PAGE)
            opened.write(rng.randbytes(PAGE))


Damage = Callable[[Path], None]
DAMAGES: Final = (middle, zeros, content, rows, moves, index, cut, cut_within_a_page, noise)


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_neither_served_nor_copied_and_no_backup_goes(
    damage: Damage, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backups = tmp_path / "backups"
    assert run_command(["backup", str(backups), "--keep", "1", "--data", str(data)]) == 0
    (good,) = backups.iterdir()
    good = good.rename(good.with_name("fidchell-20200101-000000.sqlite3"))
    before = good.read_bytes()
    damage(data / DATABASE)
    capsys.readouterr()
    for words in (["backup", str(backups), "--keep", "1"], ["backup", str(good)]):
        assert run_command([*words, "--data", str(data)]) == 2
        told = capsys.readouterr().err
        assert "is damaged" in told
        assert "fidchell restore" in told
    assert [file.read_bytes() for file in backups.iterdir()] == [before]
    if damage is not content:
        with pytest.raises(StoreError, match="store-damaged"):
            SqliteStore(data / DATABASE)


@pytest.mark.parametrize("damage", DAMAGES)
def test_every_intact_table_is_restored_and_the_others_are_named(
    damage: Damage, data: Path, sound: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = data / DATABASE
    damage(file)
    before = file.read_bytes()
    assert run_command(["check", str(data)]) == 1
    named = capsys.readouterr().err
    assert "the file is damaged" in named
    assert run_command(["restore", str(file), "--data", str(tmp_path / "new")]) == 1
    assert file.read_bytes() == before
    told = capsys.readouterr()
    saved, everything = ids(tmp_path / "new" / DATABASE), ids(sound)
    lost = {line.split()[1].rstrip(":") for line in told.err.splitlines() if line.startswith("table ")}
    assert saved < everything or damage is index
    assert saved | lost >= everything - unknown(damage, everything)
    if damage not in (cut, cut_within_a_page, noise):
        assert len(saved) > TABLES / 3
    with closing(SqliteStore(sound)) as old, closing(SqliteStore(tmp_path / "new" / DATABASE)) as new:
        for table in saved:
            assert new.read(table) == old.read(table)
            assert new.moves(table) == old.moves(table)
    assert run_command(["check", str(tmp_path / "new")]) == 0, "what was saved is sound"
    assert f"{len(saved)} tables" in capsys.readouterr().out or len(saved) == 1


def unknown(damage: Damage, everything: set[str]) -> set[str]:
    """Where whole ends of a file are missing, not even the names of all tables are left."""
    return everything if damage in (cut, cut_within_a_page) else set()


def test_a_file_that_says_nothing_at_all_is_refused(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = data / DATABASE
    overwritten(file, 1)
    for words in (["check", str(file)], ["restore", str(file), "--data", str(tmp_path / "new")]):
        assert run_command(words) == 2
        assert "is damaged (file is not a database)" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_sound_store_is_said_to_be_sound(
    lang: str, data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    backup_file(data / DATABASE, tmp_path / "copy")
    for place in (data, data / DATABASE, tmp_path / "copy"):
        assert run_command(["check", str(place), "--lang", lang]) == 0
        told = capsys.readouterr().out
        assert f"{TABLES} {'tables' if lang == 'en' else 'Partien'}" in told
        assert ("everything is sound" if lang == "en" else "Alles ist unversehrt") in told
    with closing(SqliteStore(data / DATABASE)):
        assert run_command(["check", str(data)]) == 0, "while a server has it, too"


GAP: Final = "DELETE FROM moves WHERE number = 3 AND tbl = (SELECT min(id) FROM tables)"
LAST: Final = "DELETE FROM moves WHERE number = (SELECT max(number) FROM moves AS m WHERE m.tbl = moves.tbl)"
OTHER: Final = "UPDATE moves SET move = '0 nonsense' WHERE number = 2 AND tbl = (SELECT min(id) FROM tables)"
ROW: Final = "UPDATE tables SET row = json_remove(row, '$.game') WHERE id = (SELECT min(id) FROM tables)"


@pytest.mark.parametrize("change", [GAP, f"{LAST} AND tbl = (SELECT min(id) FROM tables)", OTHER, ROW])
def test_a_table_that_does_not_replay_is_named(change: str, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as db:
        db.execute(change)
        (table,) = db.execute("SELECT min(id) FROM tables").fetchone()
    assert run_command(["check", str(data)]) == 1
    told = capsys.readouterr()
    assert [line.split(":")[0] for line in told.err.splitlines()] == [f"table {table}"]
    assert f"{TABLES - 1} tables" in told.out


def test_a_backup_that_lacks_moves_is_made_but_replaces_none(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as db:
        db.execute(GAP)
    backups = tmp_path / "backups"
    backups.mkdir()
    (backups / "fidchell-20200101-000000.sqlite3").touch()
    assert run_command(["backup", str(backups), "--keep", "1", "--data", str(data)]) == 1
    assert min(ids(data / DATABASE)) in capsys.readouterr().err
    assert len(list(backups.iterdir())) == 2


def test_an_empty_file_is_no_store(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").mkdir()
    empty = tmp_path / "data" / DATABASE
    empty.touch()
    for words in (
        ["serve", "--port", "0", "--data", str(tmp_path / "data")],
        ["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "data")],
        ["restore", str(empty), "--data", str(tmp_path / "new")],
        ["check", str(tmp_path / "data")],
        ["admin", "tables", "--data", str(tmp_path / "data")],
    ):
        assert run_command(words) == 2, words
        assert "is empty (0 bytes)" in capsys.readouterr().err, words
    assert sorted(file.name for file in tmp_path.rglob("*")) == ["data", DATABASE]


def spoilt(path: Path) -> None:
    """What a bad disk makes of a copy before it is checked."""
    middle(path)
    refuse_damaged_copy(path)


def test_a_copy_that_was_written_badly_replaces_nothing(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy"
    backup_file(data / DATABASE, copy)
    before = copy.read_bytes()

    monkeypatch.setattr(store, "refuse_damaged_copy", spoilt)
    with pytest.raises(StoreError, match="copy-damaged"):
        backup_file(data / DATABASE, copy)
    assert copy.read_bytes() == before
    assert not list(tmp_path.glob("copy.*"))


# -- PostgreSQL -------------------------------------------------------------------------------------------------------


def test_a_database_is_checked_and_its_backup_read_back(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy"
    with closing(PostgresStore(database)) as games:
        fill(games, 4)
        assert run_command(["check", database]) == 0
        assert "4 tables" in capsys.readouterr().out
        games.backup(copy)
        assert Fingerprint(games.dump()) == fingerprint_of(copy)
        before = copy.read_bytes()
        with monkeypatch.context() as badly:
            badly.setattr(postgres, "refuse_damaged_copy", spoilt)
            with pytest.raises(StoreError, match="copy-damaged"):
                games.backup(copy)
        games.link.ask(GAP)
        assert run_command(["check", database]) == 1
        assert "move 3 is missing" in capsys.readouterr().err
        games.link.ask("DROP TABLE reviews")
        assert run_command(["backup", str(copy), "--database", database]) == 2
        assert copy.read_bytes() == before
        assert sorted(file.name for file in tmp_path.iterdir()) == ["copy"]


@pytest.mark.skipif(not LONG, reason="it needs a server of its own; `make test-long` runs it")
def test_a_damaged_database_replaces_no_backup(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    server = Postgres()
    server.start()
    try:
        url = server.database()
        with closing(PostgresStore(url)) as store:
            fill(store)
            ((file,),) = store.link.ask("SELECT pg_relation_filepath('moves')")
        assert run_command(["backup", str(tmp_path / "copy"), "--database", url]) == 0
        before = (tmp_path / "copy").read_bytes()
        server.end(signal.SIGINT)
        with (server.data / file).open("r+b") as opened:
            opened.seek(8192)
            opened.write(b"\xff" * 4096)
        server.start()
        capsys.readouterr()
        assert run_command(["backup", str(tmp_path / "copy"), "--database", url]) == 2
        assert "invalid page" in capsys.readouterr().err
        assert run_command(["check", url]) == 2
        assert (tmp_path / "copy").read_bytes() == before
    finally:
        server.remove()


def test_work_waits_for_a_database_that_is_away(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    away = f"postgresql://postgres@/games?host={tmp_path}"
    with pytest.raises(Unreachable):
        PostgresStore(away)
    tries: list[str] = []

    def coming(url: str) -> object:
        tries.append(url)
        if len(tries) < 3:
            raise Unreachable("store-unusable", path="x", why="away")
        return "a store"

    async def wait() -> object:
        return await serve.reach_database(away, asyncio.Event())

    async def give_up() -> object:
        ended = asyncio.Event()
        waiting = asyncio.ensure_future(serve.reach_database(away, ended))
        await asyncio.sleep(0)
        ended.set()
        return await waiting

    monkeypatch.setattr(serve, "RETRY_S", 0.01)
    monkeypatch.setattr(serve, "open_database", coming)
    assert asyncio.run(wait()) == "a store"
    tries.clear()
    assert asyncio.run(give_up()) is None


# -- SQLite's own faults ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "affected"),
    [
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((3, 53, 0), False),
    ],
)
def test_versions_with_the_wal_reset_bug_are_known(version: tuple[int, int, int], affected: bool) -> None:
    assert has_wal_reset_bug(version) == affected


def test_only_the_server_checkpoints(data: Path) -> None:
    """Two that do, at the same time, is what the bug needs."""
    with closing(SqliteStore(data / DATABASE)) as server, closing(SqliteBeside(data / DATABASE)) as beside:
        assert beside.db.execute("PRAGMA wal_autocheckpoint").fetchone() == (0,)
        journal = data / f"{DATABASE}-wal"
        insert = "INSERT INTO reviews VALUES (:n, :text)"
        beside._write(Change(insert, {"n": str(n), "text": "x" * 60_000}) for n in range(80))
        assert journal.stat().st_size > 1100 * PAGE, "more than is checkpointed by default"
        assert server.review("79")
        beside.carry("ann")
        assert journal.stat().st_size > 1100 * PAGE
