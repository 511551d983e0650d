"""What every store must do, whatever is behind it; and what the SQLite one does besides."""

import hashlib
import json
import math
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from fidchell.server import store as stores
from fidchell.server.errors import Conflict, StoreError
from fidchell.server.house import Ban, digest_of, known_in
from fidchell.server.offers import Offer
from fidchell.server.postgres import PostgresStore
from fidchell.server.seats import Seat
from fidchell.server.settings import Settings
from fidchell.server.store import (
    Devices,
    Filter,
    MemoryStore,
    Message,
    Row,
    SqliteBeside,
    SqliteStore,
    Store,
    Word,
    backup_file,
)


class Lasting(MemoryStore):
    """One that can be opened again, as long as the test goes on."""

    def close(self) -> None:
        pass


# Another store joins by a line here: a name, and how to open one at a place that is its own, again and again.
STORES: dict[str, Callable[[pytest.FixtureRequest], Callable[[], Store]]] = {
    "sqlite": lambda request: partial(SqliteStore, request.getfixturevalue("tmp_path") / "tables.sqlite3"),
    "memory": lambda request: cache(Lasting),
    "postgres": lambda request: partial(PostgresStore, request.getfixturevalue("database")),
}


def row(name: str = "t1", **changes: object) -> Row:
    found = Row(name, "avignon", 1, {"first": "rome"}, [Seat("open", "Þórr", invite="i")], Settings(listed=True))
    for key, value in changes.items():
        setattr(found, key, value)
    return found


# -- the contract -----------------------------------------------------------------------------------------------------


@pytest.fixture(params=STORES)
def place(request: pytest.FixtureRequest) -> Callable[[], Store]:
    """Opens the same store again and again."""
    return STORES[request.param](request)


@pytest.fixture
def store(place: Callable[[], Store]) -> Iterator[Store]:
    opened = place()
    opened.archives_after = math.inf  # what happened long ago is in the lists of these tests
    yield opened
    opened.close()


def test_a_table_comes_back_as_it_was(store: Store, place: Callable[[], Store]) -> None:
    kept = row(seed="5" * 64, summary={"result": None, "to_act": [0]}, start={"seats": 2})
    store.create(kept)
    store.close()
    again = place()
    assert again.read("t1") == kept
    assert again.moves("t1") == []
    assert again.read("nothing") is None
    again.close()


def test_a_table_can_be_made_once(store: Store) -> None:
    store.create(row())
    with pytest.raises((StoreError, sqlite3.IntegrityError)):
        store.create(row(options={}))
    assert store.read("t1").options == {"first": "rome"}  # type: ignore[union-attr]


def test_moves_are_kept_in_order_with_the_row(store: Store, place: Callable[[], Store]) -> None:
    store.create(row())
    store.append(row(), 1, ["~ draw noble", "0 pass"])
    store.append(row(summary={"result": {"winners": [0]}}, rev=1), 3, ["1 pass"])
    store.close()
    again = place()
    assert again.moves("t1") == ["~ draw noble", "0 pass", "1 pass"]
    assert again.read("t1").summary == {"result": {"winners": [0]}}  # type: ignore[union-attr]
    again.close()


def test_a_move_that_is_there_is_never_overwritten(store: Store) -> None:
    store.create(row())
    store.append(row(), 1, ["0 a", "0 b"])
    with pytest.raises(Conflict):
        store.append(row(summary={"wrong": True}, rev=1), 2, ["0 other", "0 c"])
    assert store.moves("t1") == ["0 a", "0 b"]
    assert store.read("t1").summary == {}  # type: ignore[union-attr]


def test_all_of_an_append_or_nothing(store: Store) -> None:
    store.create(row())
    store.append(row(), 2, ["0 second"])
    with pytest.raises(Conflict):
        store.append(row(rev=1), 1, ["0 first", "0 second again"])
    assert store.moves("t1") == ["0 second"]


def test_whoever_knows_an_older_row_changes_nothing(store: Store) -> None:
    """Two processes at one table: without a number for the row, the second would undo what the first did."""
    store.create(row())
    first, second = store.read("t1"), store.read("t1")
    assert first is not None
    assert second is not None
    first.seats[0].name = "Ann"
    store.update(first)
    second.settings.listed = False
    for _ in range(2):
        with pytest.raises(Conflict):
            store.append(second, 1, ["0 a"])
    assert (store.moves("t1"), store.read("t1")) == ([], first)
    store.append(first, 1, ["0 b"])
    assert (store.moves("t1"), store.read("t1")) == (["0 b"], first)
    assert first.rev == 2
    store.remove("t1")
    with pytest.raises(Conflict):
        store.update(first)


def test_what_is_new_can_be_asked_for(store: Store) -> None:
    for name in ("t1", "t2"):
        store.create(row(name))
    store.append(row(), 1, ["0 a", "0 b", "0 c"])
    store.say("t2", "Ann", "hello")
    store.say("t2", "Ann", "hello")
    assert store.moves("t1", 2) == ["0 c"]
    assert store.latest(["t1", "t2", "nothing"]) == {"t1": (1, 0), "t2": (0, 2)}


def test_an_update_changes_the_row_alone(store: Store) -> None:
    store.create(row())
    store.append(row(), 1, ["0 a"])
    store.update(row(settings=Settings(listed=False), rev=1))
    assert store.read("t1").settings == Settings(listed=False)  # type: ignore[union-attr]
    assert store.moves("t1") == ["0 a"]


def ids(store: Store, kind: str, person: str, first: int = 0, number: int = 9) -> list[str]:
    return [one.id for one in store.tables(kind, person, first, number)]


def seats(*people: str | None) -> list[Seat]:
    return [Seat("person" if person else "open", "", person) for person in people]


OVER = {"result": {"winners": [0]}}


def found(store: Store, kind: str, **only: Any) -> list[str]:
    return sorted(one.id for one in store.tables(kind, "ann", 0, 9, Filter(**only)))


def test_lists_are_narrowed_down(store: Store) -> None:
    bob, bot = Seat("person", "Bob Ünlü", "bob"), Seat("bot", "level:2", None, "level:2")
    me = Seat("person", "Ann", "ann")
    store.create(row("turn", seats=[me, bob], summary={"to_act": [0]}))
    store.create(row("theirs", seats=[me, bot], summary={"to_act": [1]}))
    store.create(row("free", seats=[me, Seat()], game="brandub"))
    store.create(row("other", seats=[bob, Seat()], game="brandub"))
    assert found(store, "own", game="brandub") == ["free"]
    assert found(store, "own", state="turn") == ["turn"]
    assert found(store, "own", state="free") == ["free"]
    assert found(store, "open", state="free", game="brandub") == ["other"]
    assert found(store, "own", words=(Word("ünl"),)) == ["turn"]
    assert found(store, "own", words=(Word("brand", games=("brandub",)),)) == ["free"]
    assert found(store, "own", words=(Word("pilgrim", bots=("level:2",)),)) == ["theirs"]
    assert found(store, "own", words=(Word("ann"), Word("bob"))) == ["turn"]
    assert found(store, "own", words=(Word("%"),)) == []


def test_a_seek_that_nobody_answers_for_a_day_is_shown_no_more(store: Store) -> None:
    seeks, listed, long_ago = Settings("bob", listed=True, seeks=True), Settings("bob", listed=True), 1000.0
    store.create(row("new", seats=seats("bob", None), settings=seeks))
    store.create(row("old", seats=seats("bob", None), settings=seeks, changed=long_ago))
    store.create(row("begun", seats=seats("bob", "cat"), settings=seeks, changed=long_ago))
    store.create(row("listed", seats=seats("bob", None), settings=listed, changed=long_ago))
    assert sorted(ids(store, "open", "ann")) == ["begun", "listed", "new"]
    assert sorted(ids(store, "own", "bob")) == ["begun", "listed", "new", "old"]


def test_the_latest_changed_comes_first(store: Store) -> None:
    for name in ("a", "b", "c"):
        store.create(row(name))
        time.sleep(0.002)
    store.append(row("a"), 1, ["0 x"])
    assert ids(store, "open", "ann") == ["a", "c", "b"]
    assert ids(store, "open", "ann", 1, 1) == ["c"]
    assert ids(store, "open", "ann", 3) == []


def test_lists_are_of_ones_own_tables_and_of_listed_ones(store: Store) -> None:
    quiet = Settings(listed=False)
    store.create(row("mine", seats=seats("ann", "ann", None), settings=quiet, changed=1.0))
    store.create(row("hers", seats=seats("bob", None), settings=quiet, changed=2.0))
    store.create(row("ours", seats=seats("bob", "ann"), changed=3.0))
    store.create(row("listed", seats=seats("bob"), changed=4.0))
    store.create(row("won", seats=seats("ann"), settings=quiet, summary=OVER, changed=5.0))
    store.create(row("lost", seats=seats("bob"), settings=quiet, summary=OVER, changed=6.0))
    store.create(row("seen", seats=seats("bob"), summary={"result": {"winners": []}}, changed=7.0))
    store.create(row("record", settings=Settings(), summary=OVER, changed=8.0))
    assert ids(store, "own", "ann") == ["ours", "mine"]
    assert ids(store, "open", "ann") == ["listed"]
    assert ids(store, "finished", "ann") == ["won", "seen"], "one's own come first"
    assert ids(store, "finished", "ann", 1, 1) == ["seen"]
    assert ids(store, "finished", "bob") == ["seen", "lost"]
    assert [ids(store, kind, "") for kind in ("own", "open", "finished")] == [[], ["listed", "ours"], ["seen"]]


def test_lists_follow_what_happens(store: Store) -> None:
    store.create(row(seats=seats("ann", None)))
    assert (ids(store, "own", "ann"), ids(store, "open", "ann")) == (["t1"], [])
    store.update(row(seats=seats(None, "bob")))
    assert (ids(store, "own", "ann"), ids(store, "open", "ann"), ids(store, "own", "bob")) == ([], ["t1"], ["t1"])
    store.append(row(seats=seats(None, "bob"), summary=OVER, rev=1), 1, ["1 x"])
    assert (ids(store, "own", "bob"), ids(store, "finished", "bob")) == ([], ["t1"])
    store.remove("t1")
    assert ids(store, "finished", "bob") == []


def test_what_never_began_is_abandoned(store: Store) -> None:
    store.create(row("old", changed=1.0))
    store.create(row("full", seats=seats("ann"), changed=1.0))
    store.create(row("new", changed=3.0))
    store.create(row("begun", changed=1.0))
    store.append(row("begun"), 1, ["0 x"])
    assert store.abandoned(2.0) == ["old"]
    assert store.abandoned(time.time() + 9) == ["old", "new"]


def test_what_nobody_touches_is_archived_until_it_is_touched(store: Store) -> None:
    store.archives_after = 3600.0
    old, new = time.time() - 4000, time.time() - 3000
    for name, changed, people in (("old", old, ("ann", "bob")), ("new", new, ("ann", "bob")), ("other", old, ("bob",))):
        store.create(row(name, seats=seats(*people), changed=changed))
    store.create(row("over", seats=seats("ann"), summary=OVER, changed=old))
    assert [ids(store, kind, "ann") for kind in ("own", "open", "finished", "archived")] == [
        ["new"],
        [],
        ["over"],
        ["old"],
    ]
    found = store.read("old")
    assert found is not None, "it can be read"
    store.update(found)
    assert sorted(ids(store, "own", "ann")) == ["new", "old"]
    assert ids(store, "archived", "bob") == ["other"]


# -- keeping house ----------------------------------------------------------------------------------------------------


def test_bans_are_kept_replaced_and_lifted(store: Store) -> None:
    store.ban(Ban("eve", "spam", who="ann"))
    store.ban(Ban("203.0.113.7", "flood", ends=5.0, begun=4.0, who="ann"))
    store.ban(Ban("eve", "spam again", ends=2e9, who="bob"))
    found = {ban.whom: ban for ban in store.bans()}
    assert found["203.0.113.7"] == Ban("203.0.113.7", "flood", 5.0, 4.0, "ann")
    assert (found["eve"].reason, found["eve"].who) == ("spam again", "bob")
    assert (found["eve"].holds, found["203.0.113.7"].holds) == (True, False)
    store.lift("eve", "ann", "said sorry")
    with pytest.raises(StoreError, match="not-banned"):
        store.lift("eve", "ann")
    assert [(deed.who, deed.what, deed.whom, deed.reason) for deed in store.trail(after=2)] == [
        ("bob", "ban", "eve", "spam again"),
        ("ann", "lift", "eve", "said sorry"),
    ]
    assert [deed.number for deed in store.trail(number=2)] == [3, 4]


def test_a_removed_message_is_seen_by_nobody_and_can_be_shown_again(store: Store) -> None:
    store.say("t1", "Ann", "hello", "ann", 0)
    store.say("t1", "Eve", "Buy ÜBERGOLD", "evelyn-42", None)
    assert [said.place for said in store.find_said("buy", 9)] == ["t1#2"]
    assert [said.place for said in store.find_said("evelyn", 9)] == ["t1#2"], "by the beginning of an id"
    assert [said.place for said in store.find_said("t1", 9)] == ["t1#2", "t1#1"], "by the table"
    store.remove_said("t1", 2, "ann", "spam")
    assert [said.text for said in store.messages("t1")] == ["hello"]
    assert store.said("t1") == (1, 0)
    assert store.find_said("buy", 9)[0].removed
    with pytest.raises(StoreError, match="no-such-message"):
        store.remove_said("t1", 2, "ann", "twice")
    (deed,) = store.trail()
    assert deed.digest == hashlib.sha256("Buy ÜBERGOLD".encode()).hexdigest()
    assert (deed.who, deed.what, deed.whom, deed.reason) == ("ann", "remove-message", "t1#2", "spam")
    store.remove_said("t1", 2, "bob", "it was a joke", removed=False)
    assert [said.number for said in store.messages("t1")] == [1, 2]
    store.say("t1", "Ann", "on", "ann", 0)
    assert [said.number for said in store.messages("t1")] == [1, 2, 3]


def test_limits_and_keys(store: Store) -> None:
    store.set_limit("say", (3.0, 0.5), "ann")
    store.set_limit("do", (9.0, 1.0), "ann")
    store.set_limit("do", None, "ann")
    assert store.limits() == {"say": (3.0, 0.5)}
    first = store.make_key("ann", "admin", "root")
    second = store.make_key("ann", "admin", "root")
    assert store.key(digest_of(first)) is None, "the older one is void"
    found = store.key(digest_of(second))
    assert found is not None
    assert (found.name, found.kind) == ("ann", "admin")
    assert not any(first in str(line) or second in str(line) for line in store.dump()), "no token is stored"
    store.drop_key("ann", "root")
    assert store.key(digest_of(second)) is None
    with pytest.raises(StoreError, match="no-such-key"):
        store.drop_key("ann", "root")


def test_tables_and_people_are_found_by_name_and_by_id(store: Store) -> None:
    ann, eve = Seat("person", "Ann", "a1b2c3d4"), Seat("person", "Éve", "e1f2a3b4")
    store.create(row("t1", seats=[ann, eve], changed=1.0))
    store.create(row("t2", seats=[Seat("person", "Anna", "a1b2c3d4")], changed=2.0, settings=Settings()))
    assert [one.id for one in store.all_tables("", 9)] == ["t2", "t1"], "unlisted ones, too"
    assert [one.id for one in store.all_tables("t1", 9)] == ["t1"]
    assert [one.id for one in store.all_tables("a1b2c3", 9)] == ["t2", "t1"]
    assert [one.id for one in store.all_tables("éve", 9, Filter(words=(Word("éve"),)))] == ["t1"]
    (found,) = known_in(store.all_tables("a1b2c3", 9), "a1b2c3")
    assert (found.person, found.names, found.tables, found.changed) == ("a1b2c3d4", ["Anna", "Ann"], ["t2", "t1"], 2.0)
    assert [one.person for one in known_in(store.all_tables("", 9), "éV")] == ["e1f2a3b4"]


def test_house_can_be_kept_while_a_server_has_the_file(tmp_path: Path) -> None:
    server = SqliteStore(tmp_path / "x")
    server.create(row())
    beside = SqliteBeside(tmp_path / "x")
    beside.ban(Ban("eve", "spam", who="ann"))
    server.update(row())
    beside.close()
    server.update(row(rev=1))
    assert [ban.whom for ban in server.bans()] == ["eve"]
    server.db.execute("PRAGMA user_version = 3")
    with pytest.raises(StoreError, match="store-other-version"):
        SqliteBeside(tmp_path / "x")
    server.close()


def test_messages(store: Store) -> None:
    store.say("t1", "Ann", "hello ☃")
    store.say("t1", "Bob", "<b>")
    store.say("t2", "Eve", "elsewhere")
    assert [(one.number, one.name, one.text) for one in store.messages("t1")] == [
        (1, "Ann", "hello ☃"),
        (2, "Bob", "<b>"),
    ]


def test_messages_know_their_writer_and_are_said_once(store: Store, place: Callable[[], Store]) -> None:
    assert store.say("t1", "Ann", "hello", "ann", 0, "mark")
    assert store.say("t1", "Eve", "hello", "eve", None, "other")
    store.close()
    again = place()
    assert not again.say("t1", "Ann", "hello", "ann", 0, "mark")
    assert again.say("t2", "Ann", "hello", "ann", 0, "mark"), "at another table it is another message"
    assert [(one.person, one.seat) for one in again.messages("t1")] == [("ann", 0), ("eve", None)]
    assert [one.name for one in again.messages("t1", "spectators")] == ["Eve"]
    assert (again.said("t1"), again.said("nowhere")) == ((1, 1), (0, 0))
    again.close()


def test_a_removed_table_is_gone(store: Store) -> None:
    for name in ("t1", "t2"):
        store.create(row(name))
        store.append(row(name), 1, ["0 x"])
        store.say(name, "Ann", "hello")
    store.remove("t1")
    assert (store.read("t1"), store.moves("t1"), store.messages("t1")) == (None, [], [])
    assert store.moves("t2") == ["0 x"]
    assert len(store.messages("t2")) == 1


def test_the_key_is_made_once(store: Store, place: Callable[[], Store]) -> None:
    key = store.secret()
    assert len(key) >= 32
    store.close()
    again = place()
    assert again.secret() == key
    again.close()


def test_a_backup_while_it_is_written(store: Store, tmp_path: Path) -> None:
    store.create(row())
    store.append(row(), 1, ["0 a"])
    secret = store.secret()
    store.backup(tmp_path / "copy")
    store.append(row(rev=1), 2, ["0 b"])
    copy = SqliteStore(tmp_path / "copy")
    assert copy.moves("t1") == ["0 a"]
    assert copy.secret() == secret
    copy.append(row(rev=1), 2, ["0 c"])
    copy.close()
    assert store.moves("t1") == ["0 a", "0 b"]


def test_a_review_is_kept_unless_its_table_is_gone(store: Store) -> None:
    """Removed while the coach was thinking: nothing of it comes back."""
    store.create(row())
    store.keep_review("t1", "fine")
    store.keep_review("t1", "better")
    assert store.review("t1") == "better"
    store.remove_table("t1", "ann", "spam")
    store.keep_review("t1", "too late")
    assert store.review("t1") is None


@pytest.mark.parametrize("target", STORES)
def test_everything_is_copied_from_store_to_store(store: Store, target: str, request: pytest.FixtureRequest) -> None:
    """Also to another of its own kind."""
    other = PostgresStore(request.getfixturevalue("second_database")) if target == "postgres" else MemoryStore()
    store.create(row(seats=seats("ann", None), summary={"to_act": [0]}, pack={"name": "p", "text": "ä\n\t☃"}))
    store.append(row(seats=seats("ann", None)), 1, ["~ draw noble", "0 pass"])
    store.say("t1", "Ann", "hello ☃", "ann", 0, "mark")
    store.keep_review("t1", "fine")
    store.sign_out("ann")
    secret = store.secret()
    assert other.fill(store.dump()) == 1
    assert (other.read("t1"), other.moves("t1")) == (store.read("t1"), store.moves("t1"))
    assert (other.messages("t1"), other.review("t1")) == (store.messages("t1"), "fine")
    assert (other.secret(), other.devices("ann")) == (secret, Devices(1, 0))
    assert ids(other, "own", "ann") == ["t1"]
    assert not other.say("t1", "Ann", "hello", "ann", 0, "mark")
    with pytest.raises(StoreError, match="store-not-empty"):
        other.fill(store.dump())
    other.close()


# -- SQLite -----------------------------------------------------------------------------------------------------------


def test_an_append_is_synced_to_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x")
    assert store.db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert store.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.close()


def test_an_older_file_is_brought_up_to_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = SqliteStore(tmp_path / "x")
    old.create(row())
    old.append(row(), 1, ["0 a"])
    old.close()
    further = (*stores.MIGRATIONS, "ALTER TABLE moves ADD COLUMN thought REAL; CREATE TABLE marks (tbl TEXT)")
    monkeypatch.setattr(stores, "MIGRATIONS", further)
    new = SqliteStore(tmp_path / "x")
    assert new.moves("t1") == ["0 a"]
    assert new.db.execute("SELECT thought FROM moves").fetchall() == [(None,)]
    assert new.db.execute("PRAGMA user_version").fetchone() == (len(further),)
    new.close()


def test_the_first_schema_can_still_be_opened(tmp_path: Path) -> None:
    """A file as the first version wrote it, by hand: if this fails, people lose their games."""
    db = sqlite3.connect(tmp_path / "x")
    db.executescript(
        """
        CREATE TABLE tables (id TEXT PRIMARY KEY, changed REAL NOT NULL, row TEXT NOT NULL) WITHOUT ROWID;
        CREATE INDEX tables_changed ON tables (changed);
        CREATE TABLE moves (tbl TEXT NOT NULL, number INTEGER NOT NULL, move TEXT NOT NULL, at REAL NOT NULL,
            PRIMARY KEY (tbl, number)) WITHOUT ROWID;
        CREATE TABLE messages (tbl TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
            at REAL NOT NULL, PRIMARY KEY (tbl, number)) WITHOUT ROWID;
        CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        INSERT INTO tables VALUES ('t1', 5.0, '{"id": "t1", "game": "avignon", "rules_rev": 1, "options": {},
            "seats": [{"person": "ann"}, {"person": null}, {"person": "ann"}], "settings": {}, "pack": null,
            "start": null, "seed": null, "commitment": null,
            "summary": {}, "created": 4.0, "changed": 5.0}');
        INSERT INTO moves VALUES ('t1', 1, '0 a', 5.0);
        INSERT INTO messages VALUES ('t1', 1, 'Ann', 'hello', 5.0);
        INSERT INTO secrets VALUES ('key', x'01');
        PRAGMA user_version = 1;
        """
    )
    db.close()
    store = SqliteStore(tmp_path / "x")
    assert store.moves("t1") == ["0 a"]
    kept = store.tables("archived", "ann", 0, 9)
    assert [(one.id, one.created) for one in kept] == [("t1", 4.0)]
    assert store.messages("t1") == [Message(1, "Ann", "hello", 5.0)]
    assert store.secret() == b"\x01"
    store.close()


def test_no_list_reads_all_tables(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x")
    for sql in (stores.OWN, stores.OTHERS):
        asked = {"person": "ann", "over": False, "most": 20, "stale": 0.0, "since": 0.0, "until": 9.0}
        plan = store.db.execute(f"EXPLAIN QUERY PLAN {sql.format(only='')}", asked).fetchall()
        whole = [step[3] for step in plan if step[3].startswith("SCAN")]
        assert not [step for step in whole if "json_each" not in step], "of a row, its seats may be read"
    assert "tables_listed" in str(plan)
    assert "TEMP B-TREE" not in str(plan), "as many listed tables as are shown are read, and no more"
    store.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SqliteStore(tmp_path / "x").close()
    monkeypatch.setattr(stores, "MIGRATIONS", (*stores.MIGRATIONS, "CREATE TABLE a (b); NONSENSE"))
    with pytest.raises(StoreError, match="syntax error"):
        SqliteStore(tmp_path / "x")
    monkeypatch.undo()
    again = SqliteStore(tmp_path / "x")
    assert again.db.execute("SELECT name FROM sqlite_master WHERE name = 'a'").fetchall() == []
    again.close()


def test_a_newer_file_is_refused_and_not_touched(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "x").close()
    db = sqlite3.connect(tmp_path / "x")
    db.execute("PRAGMA user_version = 99")
    db.close()
    before = (tmp_path / "x").read_bytes()
    with pytest.raises(StoreError, match="store-newer"):
        SqliteStore(tmp_path / "x")
    assert (tmp_path / "x").read_bytes() == before


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("a diary\n" * 200)
    with pytest.raises(StoreError, match="not a database"):
        SqliteStore(tmp_path / "x")
    assert (tmp_path / "x").read_text().startswith("a diary")


def test_a_full_disk_is_said_and_nothing_is_half_kept(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x")
    store.create(row())
    pages = store.db.execute("PRAGMA page_count").fetchone()[0]
    store.db.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StoreError, match="full"):
        store.append(row(), 1, ["0 a" + "x" * 50_000])
    store.db.execute("PRAGMA max_page_count = 1000000")
    assert store.moves("t1") == []
    store.append(row(), 1, ["0 a"])
    assert store.moves("t1") == ["0 a"]
    store.close()


def test_a_backup_of_nothing_and_to_nowhere(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="nothing-to-copy"):
        backup_file(tmp_path / "none", tmp_path / "copy")
    SqliteStore(tmp_path / "x").close()
    with pytest.raises(StoreError, match="copy-fails"):
        backup_file(tmp_path / "x", tmp_path / "no" / "copy")
    (tmp_path / "copy").write_text("older")
    backup_file(tmp_path / "x", tmp_path / "copy")
    assert (tmp_path / "copy").read_bytes().startswith(b"SQLite format 3")
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy"]


@pytest.mark.parametrize("damaged", [lambda whole: b"nonsense", lambda whole: whole[: len(whole) // 2]])
def test_a_damaged_backup_is_the_one_that_is_named(tmp_path: Path, damaged: Callable[[bytes], bytes]) -> None:
    SqliteStore(tmp_path / "x").close()
    (tmp_path / "backup").write_bytes(damaged((tmp_path / "x").read_bytes()))
    with pytest.raises(StoreError, match=f"store-damaged path={tmp_path}/backup"):
        backup_file(tmp_path / "backup", tmp_path / "copy")
    assert not list(tmp_path.glob("copy*"))


# -- nobody else's business -------------------------------------------------------------------------------------------


def modes(folder: Path) -> dict[str, str]:
    return {file.name: oct(file.stat().st_mode & 0o777) for file in (folder, *folder.iterdir())}


def test_only_the_owner_can_read_it(tmp_path: Path) -> None:
    """The file holds the server's key and the seeds of running games."""
    folder = tmp_path / "data"
    before = os.umask(0)
    try:
        for _ in range(2):  # new, and when it was there before with open doors
            store = SqliteStore(folder / "x")
            store.create(row(f"t{_}"))
            store.backup(folder / "x.copy")
            assert {mode for name, mode in modes(folder).items() if name != "data"} == {"0o600"}
            assert modes(folder)["data"] == "0o700"
            store.close()
            for file in folder.iterdir():
                file.chmod(0o644)
            folder.chmod(0o755)
    finally:
        os.umask(before)


def test_a_folder_with_other_things_keeps_its_doors(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir(mode=0o755)
    (folder / "letters").touch(mode=0o644)
    SqliteStore(folder / "x").close()
    assert modes(folder)["home"] == "0o755"
    assert modes(folder)["letters"] == "0o644"
    assert modes(folder)["x"] == "0o600"


def test_one_server_at_a_time(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "x")
    with pytest.raises(StoreError, match="store-locked"):
        SqliteStore(tmp_path / "x")
    first.create(row())
    first.close()
    SqliteStore(tmp_path / "x").close()


@pytest.mark.parametrize("gone", ["x", "x-wal", "x.lock"])
def test_nothing_is_acknowledged_once_the_file_is_gone(tmp_path: Path, gone: str) -> None:
    store = SqliteStore(tmp_path / "x")
    store.create(row())
    store.append(row(), 1, ["0 a"])
    (tmp_path / gone).unlink()
    with pytest.raises(StoreError, match="store-replaced"):
        store.append(row(rev=1), 2, ["0 b"])
    (tmp_path / gone).touch()  # a stranger of the same name is no better
    with pytest.raises(StoreError, match="store-replaced"):
        store.append(row(rev=1), 2, ["0 b"])
    store.close()


def test_a_damaged_file_is_said_to_be_damaged(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x")
    for number in range(200):
        store.create(row(f"t{number}", settings=Settings(listed=True, rest={"filling": "x" * 3000})))
    store.close()
    data = bytearray((tmp_path / "x").read_bytes())
    data[4096 * 3 :] = b"\xff" * (len(data) - 4096 * 3)
    (tmp_path / "x").write_bytes(data)
    with pytest.raises(StoreError, match=r"malformed|not-readable|damaged"):
        damaged(tmp_path / "x")


def damaged(path: Path) -> None:
    store = SqliteStore(path)
    try:
        store.tables("open", "ann", 0, 500)
        store.read("t150")
    finally:
        store.close()


def test_a_copy_is_not_put_over_the_original(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "x").close()
    for name in ("x", "x-wal", "x.lock"):
        with pytest.raises(StoreError, match="copy-over-store"):
            backup_file(tmp_path / "x", tmp_path / name)
    backup_file(tmp_path / "x", tmp_path / "x.bak")


def test_rows_of_other_versions_do_not_break_the_lists(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x")
    for name in ("t1", "t2", "t3"):
        store.create(row(name))
    store.db.execute("UPDATE tables SET row = json_set(row, '$.invented', 1) WHERE id = 't1'")
    store.db.execute("UPDATE tables SET row = json_remove(row, '$.game') WHERE id = 't2'")
    assert {one.id for one in store.tables("open", "ann", 0, 9)} == {"t1", "t3"}
    store.close()


def test_settings_of_before_are_read_and_written_as_they_were() -> None:
    stored = {
        "host": "ann",
        "listed": True,
        "pace": 0.5,
        "limit": 60,
        "patience": 600,
        "closed": True,
        "curtain": "off",
        "lesson": 0,
        "next": "t2",
        "offer": {"kind": "replace", "seat": 0, "yes": [0], "about": 1, "number": 3, "at": 5.0},
        "offers": 3,
        "answered": {"kind": "draw", "seat": 0, "how": "declined", "by": 1},
        "news": {"what": "left", "seat": 1},
        "muted": {"eve": [4, "Eve"]},
        "once": ["a", "b"],
        "invented": {"by": "a newer version"},
    }
    found = Settings.read(stored)
    assert (found.curtain, found.lesson, found.muted) == (False, 0, {"eve": (4, "Eve")})
    assert found.offer == Offer("replace", 0, [0], 1, 3, 5.0)
    assert json.loads(json.dumps(found.as_dict())) == stored
    assert Settings.read({}) == Settings()
    assert Settings.read({"host": None}).as_dict() == Settings().as_dict()
