"""Keeping house: the administrator's page and commands, bans, removed messages, limits, health, figures, logs."""

import asyncio
import contextlib
import json
import logging
import re
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import Request

from fidchell.cli import run_command
from fidchell.server import driver
from fidchell.server.copying import Fingerprint, copy
from fidchell.server.errors import NotAllowed, StoreError, WrongSetting
from fidchell.server.house import Ban, Deed
from fidchell.server.postgres import PostgresStore
from fidchell.server.seats import Seat
from fidchell.server.store import MemoryStore, SqliteStore, Store
from fidchell.server.tables import Table, Tables
from fidchell.web import app as app_module
from fidchell.web import guard, metrics, watching
from fidchell.web.app import App
from fidchell.web.household import whom
from fidchell.web.metrics import Meter
from fidchell.web.serve import DATABASE
from tests.web.conftest import (
    PATIENCE,
    ROOT,
    TLS,
    Hall,
    Person,
    RunningServer,
    begun,
    figure,
    figures,
    invitation,
    tokens,
    two,
)


@pytest.fixture(scope="module")
def server(module_server: RunningServer) -> RunningServer:
    """A server whose limits, bans and tokens are these tests' own."""
    return module_server


def until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def run(server: RunningServer, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints that is run beside the server."""
    capsys.readouterr()
    assert run_command(["admin", *words, "--data", str(server.data)]) == 0
    return capsys.readouterr().out


@pytest.fixture
def keeper(server: RunningServer) -> Iterator[Person]:
    """An administrator who has come in."""
    with contextlib.closing(Person(server)) as found:
        assert found.post("/admin", verb="enter", token=server.key()).status_code == 303
        yield found


def test_the_door(server: RunningServer, capsys: pytest.CaptureFixture[str], people: list[Person]) -> None:
    ann, bob, _ = people
    assert ann.get("/admin").status_code == 401
    assert ann.post("/admin", verb="ban", whom="x", reason="y").status_code == 403
    wrong = ann.post("/admin", verb="enter", token="guess")
    assert (wrong.status_code, "no longer valid" in wrong.text, 'name="token"' in wrong.text) == (403, True, True)
    figures = run(server, capsys, "token", "prometheus", "--metrics").strip()
    assert ann.post("/admin", verb="enter", token=figures).status_code == 403, "that one is for figures"
    token = run(server, capsys, "token", "ann").strip()
    entered = ann.post("/admin", verb="enter", token=token)
    assert "HttpOnly" in entered.headers["set-cookie"]
    assert token not in entered.headers["set-cookie"]
    assert ann.get("/admin").status_code == 200
    bob.http.cookies.set("admin", ann.http.cookies["admin"])
    assert bob.get("/admin").status_code == 401, "somebody else's cookie opens nothing"
    without = ann.http.post("/admin", data={"verb": "ban", "whom": "x", "reason": "y"})
    assert without.status_code == 403, "only our own page can ask"
    assert run_command(["admin", "token", " ", "--data", str(server.data)]) == 2
    capsys.readouterr()
    run(server, capsys, "token", "ann", "--drop")
    assert ann.get("/admin").status_code == 401


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("part", ["tables", "people", "messages", "bans", "limits", "trail"])
def test_every_part_of_the_page(keeper: Person, part: str, lang: str) -> None:
    keeper.http.cookies.set("lang", lang)
    shown = keeper.get(f"/admin?show={part}&q=nobody-of-that-name")
    assert shown.status_code == 200
    assert "w-admin" not in shown.text
    assert keeper.get("/admin?show=secrets").status_code == 403


def test_a_banned_person_is_told_why_and_out_at_once(keeper: Person, people: list[Person]) -> None:
    eve, bob, _ = people
    path = begun(eve, bob)
    socket = eve.socket(path)
    eve.view(socket)
    assert eve.person in keeper.get(f"/admin?show=people&q={eve.person}").text
    done = keeper.post("/admin", verb="ban", show="bans", whom=eve.person, reason="<i>spam", days="7")
    assert done.headers["location"] == "/admin?show=bans&done=yes"
    until(lambda: closed(eve, socket))
    refused = eve.get(path)
    assert refused.status_code == 403
    assert "&lt;i&gt;spam" in refused.text
    assert eve.post("/new", game="avignon", way="device").status_code == 403
    assert bob.get(path).status_code == 200
    assert "&lt;i&gt;spam" in keeper.get("/admin?show=trail").text
    keeper.post("/admin", verb="lift", whom=eve.person, reason="said sorry")
    assert eve.get(path).status_code == 200
    assert keeper.post("/admin", verb="lift", whom=eve.person, reason="again").status_code == 503


def test_a_ban_beyond_all_dates_is_for_ever(
    server: RunningServer, keeper: Person, people: list[Person], capsys: pytest.CaptureFixture[str]
) -> None:
    eve, bob, _ = people
    path = begun(eve, bob)
    run(server, capsys, "ban", eve.person, "--days", "1e300", "--reason", "spam")
    until(lambda: eve.get(path).status_code == 403)
    assert "for ever" in keeper.get("/admin?show=bans").text
    keeper.post("/admin", verb="lift", whom=eve.person, reason="said sorry")


def closed(person: Person, socket: Any) -> bool:
    from websockets.exceptions import ConnectionClosed

    try:
        person.hear(socket)
    except ConnectionClosed:
        return True
    return False


def test_a_message_is_removed_from_every_page(keeper: Person, people: list[Person]) -> None:
    eve, bob, _ = people
    path = begun(eve, bob)
    eve.post(f"{path}/do", verb="say", text="buy gold now")
    socket = bob.socket(path)
    assert "buy gold now" in bob.view(socket)
    found = keeper.get("/admin?show=messages&q=Gold+NOW").text
    place = f"{path.rpartition('/')[2]}#1"
    assert place in found
    keeper.post("/admin", verb="remove", message=place, reason="spam")
    assert "buy gold now" not in bob.view(socket), "those who look at it see it vanish"
    assert "buy gold now" not in bob.get(f"{path}/messages").text
    assert "<s>buy gold now</s>" in keeper.get("/admin?show=messages&q=gold").text
    keeper.post("/admin", verb="restore", message=place, reason="a joke")
    assert "buy gold now" in bob.get(f"{path}/messages").text


def test_a_table_is_removed_and_whoever_is_there_is_led_home(keeper: Person, people: list[Person]) -> None:
    eve, bob, _ = people
    path = begun(eve, bob)
    table = path.rpartition("/")[2]
    socket = bob.socket(path)
    bob.view(socket)
    assert f'value="{table}"' in keeper.get(f"/admin?show=tables&q={table}").text
    removed = keeper.post("/admin", verb="remove-table", show="tables", table=table, reason="spam")
    assert removed.headers["location"] == "/admin?show=tables&done=yes"
    until(lambda: "go" in bob.hear(socket))
    assert bob.get(path).status_code == 404
    assert path not in keeper.get(f"/admin?show=tables&q={table}").text
    assert table in keeper.get("/admin?show=trail").text
    assert keeper.post("/admin", verb="remove-table", table=table, reason="again").status_code == 404


def test_a_removed_table_wakes_whoever_waits_for_it() -> None:
    app, waiter = App(MemoryStore()), asyncio.Event()
    app.waiters.add(waiter)
    app.household.follow(Deed(1, 0.0, "ann", "remove-table", "kQ3f9xWzb1c", "spam", ""))
    assert waiter.is_set()


def test_a_limit_is_changed_for_everybody(keeper: Person, people: list[Person]) -> None:
    assert keeper.post("/admin", verb="limit", kind="search", burst="1", rate="0.01").status_code == 303
    asked = [people[0].get("/rules/avignon?q=knight").status_code for _ in range(2)]
    assert asked == [200, 429]
    keeper.post("/admin", verb="limit", kind="search")
    assert people[0].get("/rules/avignon?q=knight").status_code == 200
    for burst, rate, kind in (("0", "1", "do"), ("1", "nan", "do"), ("x", "1", "do"), ("1", "1", "nothing")):
        assert keeper.post("/admin", verb="limit", kind=kind, burst=burst, rate=rate).status_code == 400


def test_every_deed_is_confirmed(
    keeper: Person, server: RunningServer, capsys: pytest.CaptureFixture[str], people: list[Person]
) -> None:
    """On the page and on the command line, in its language."""
    table = begun(*people[:2]).rpartition("/")[2]
    assert run(server, capsys, "remove-table", table, "--lang", "de") == f"Der Tisch {table} ist entfernt.\n"
    done = keeper.post("/admin", verb="ban", whom="203.0.113.9", reason="x", days="1", show="bans")
    assert "203.0.113.9 is banned." in keeper.get(done.headers["location"]).text
    assert "is banned." not in keeper.get("/admin?show=bans").text, "told once"
    assert run(server, capsys, "lift", "203.0.113.9") == "The ban on 203.0.113.9 is lifted.\n"


def test_the_command_line_keeps_house_beside_the_server(
    server: RunningServer, capsys: pytest.CaptureFixture[str], people: list[Person]
) -> None:
    eve, bob, _ = people
    path = begun(eve, bob)
    table = path.rpartition("/")[2]
    eve.post(f"{path}/do", verb="say", text="silver, too")
    assert table in run(server, capsys, "tables", table)
    assert eve.person in run(server, capsys, "people", eve.person[:10])
    assert f"{table}#1" in run(server, capsys, "messages", "silver")
    run(server, capsys, "remove-message", f"{table}#1", "--reason", "spam")
    assert "silver, too" not in bob.get(f"{path}/messages").text
    run(server, capsys, "remove-message", f"{table}#1", "--restore")
    run(server, capsys, "ban", eve.person, "--days", "1", "--reason", "spam")
    until(lambda: eve.get(path).status_code == 403)
    assert eve.person in run(server, capsys, "bans")
    run(server, capsys, "lift", eve.person)
    until(lambda: eve.get(path).status_code == 200)
    assert "5 + 0.5/s" in run(server, capsys, "limit", "say", "5", "0.5")
    assert "5 + 0.5/s" in run(server, capsys, "limit", "say")  # only shown
    assert "5 + 0.5/s" not in run(server, capsys, "limit", "say", "usual")
    for words in (("ban", "nonsense"), ("limit", "nonsense"), ("remove-message", "nonsense")):
        assert run_command(["admin", *words, "--data", str(server.data)]) == 2
    assert "neither an address nor the id of anybody" in capsys.readouterr().err
    run(server, capsys, "remove-table", table, "--reason", "spam")
    assert table not in run(server, capsys, "tables", table)
    deeds = ("removed a message", "showed a message", "banned", "lifted a ban", "changed a limit", "removed a table")
    told = run(server, capsys, "trail")
    assert [deed for deed in deeds if deed not in told] == []


@pytest.mark.parametrize("part", ["tables", "people", "messages", "bans", "limit", "trail"])
def test_every_list_has_headings(server: RunningServer, capsys: pytest.CaptureFixture[str], part: str) -> None:
    """In both languages, above their columns; what stands there is the page's own words."""
    with contextlib.closing(Person(server)) as somebody:
        begun(somebody, somebody)
    lists = {lang: run(server, capsys, part, "--lang", lang).splitlines() for lang in ("en", "de")}
    first = [lists["en"][0], lists["de"][0]]
    assert len(set(first)) == 2
    assert [lists[lang][0].split("  ")[0] for lang in ("en", "de")] == {
        "tables": ["Table", "Tisch"],
        "people": ["Person", "Person"],
        "messages": ["Message", "Nachricht"],
        "bans": ["Whom", "Wen"],
        "limit": ["Kind", "Art"],
        "trail": ["When", "Wann"],
    }[part]
    for line in lists["en"][1:]:
        second = re.search(r"\S  +(?=\S)", first[0])
        assert second
        assert line[second.end() - 2 : second.end()] == "  ", "a column begins below its heading"


def test_a_token_says_what_it_is_for(server: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    """Apart from it, so that a script can take it."""
    for words, hint in (("--metrics", "/metrics"), ("--lang=de", "nur dieses eine Mal")):
        assert run_command(["admin", "token", "x", words, "--data", str(server.data)]) == 0
        told = capsys.readouterr()
        assert re.fullmatch(r"\S+\n", told.out)
        assert hint in told.err


def test_nobody_is_banned_on_the_page_either(keeper: Person, people: list[Person]) -> None:
    refused = keeper.post("/admin", verb="ban", whom="nonsense", reason="x")
    assert refused.status_code == 400
    assert "neither an address nor the id of anybody" in refused.text
    ann, bob, watcher = people
    path = begun(ann, bob)
    assert watcher.post(f"{path}/do", verb="say", text="I only watch").status_code == 303
    banned = keeper.post("/admin", verb="ban", whom=watcher.person, reason="x")
    assert banned.status_code == 303, "who writes is somebody, even without a seat"


def test_an_address_or_a_network_is_banned(server: RunningServer, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(Person(server)) as eve:
        run(server, capsys, "ban", "127.0.0.0/24", "--reason", "flood")
        until(lambda: eve.http.get("/").status_code == 403)
        assert "flood" in eve.http.get("/api/v1/games").json()["error"]
        run(server, capsys, "lift", "127.0.0.0/24")
        until(lambda: eve.http.get("/").status_code == 200)


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (" 203.0.113.7 ", "203.0.113.7"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("a1b2c3", "a1b2c3"),
    ],
)
def test_whom_a_ban_means(given: str, kept: str) -> None:
    assert whom(given) == kept


@pytest.mark.parametrize("given", ["", "203.0.113", "x" * 65, "1.2.3.4/99"])
def test_a_ban_of_nobody(given: str) -> None:
    with pytest.raises(WrongSetting):
        whom(given)


def test_a_ban_holds_in_all_processes(database: str, tmp_path: Path) -> None:
    servers = [RunningServer(tmp_path, "--database", database, "--thinkers", "0") for _ in range(2)]
    try:
        for one in servers:
            one.start()
        with closing(Person(servers[0])) as eve, httpx.Client(base_url=servers[1].url, verify=TLS) as there:
            there.cookies.set("fid", eve.cookie)
            assert there.get("/").status_code == 200
            with closing(PostgresStore(database)) as store:
                store.ban(Ban(eve.person, "spam", who="ann"))
            until(lambda: [eve.http.get("/").status_code, there.get("/").status_code] == [403, 403])
    finally:
        for one in servers:
            one.kill()


# -- health, figures, logs --------------------------------------------------------------------------------------------


def test_health_and_readiness(server: RunningServer, tmp_path: Path) -> None:
    assert httpx.get(f"{server.url}/ready", verify=TLS).json() == {"ok": True}
    store = SqliteStore(tmp_path / "x")
    app = App(store)
    request = Request({"type": "http", "method": "GET", "headers": []})
    assert asyncio.run(app.ready(request)).status_code == 200
    app.stop()
    assert asyncio.run(app.ready(request)).status_code == 503, "it ends: nobody is led here any more"
    app.stopping = False
    store.close()
    app.store = unreadable = SqliteStore(tmp_path / "y")
    unreadable.db.execute("DROP TABLE trail")
    assert asyncio.run(app.ready(request)).status_code == 503
    assert asyncio.run(app.health(request)).status_code == 200, "it lives"
    unreadable.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_whoever_can_t_write_is_not_ready(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if kind == "sqlite":
        store: Any = SqliteStore(tmp_path / "x")
        bar, let = "PRAGMA query_only = ON", "PRAGMA query_only = OFF"  # as a full disk does
        do = store.db.execute
    else:
        store = PostgresStore(request.getfixturevalue("database"))
        bar, let = (f"SET default_transaction_read_only = {word}" for word in ("on", "off"))
        do = store.link.ask
    with closing(store):
        app = App(store)
        app.sharing.listens = True
        asked = Request({"type": "http", "method": "GET", "headers": []})

        def ready() -> int:
            return asyncio.run(app.ready(asked)).status_code

        assert ready() == 200
        do(bar)
        assert ready() == 200, "it is not tried again for every request"
        monkeypatch.setattr(app_module, "PROBED_FOR_S", -1.0)
        assert ready() == 503
        do(let)
        assert ready() == 200


def test_figures_need_a_token_and_count(server: RunningServer, hall: Hall) -> None:
    assert httpx.get(f"{server.url}/metrics", verify=TLS).status_code == 401
    for wrong in ("Bearer x", "Basic x", "Bearer"):
        found = httpx.get(f"{server.url}/metrics", headers={"authorization": wrong}, verify=TLS)
        assert found.status_code == 401
    first = figure(server, "moves_total"), moves_measured(server)
    seats = hall.pair()
    for _ in range(3):
        seat = seats[seats[0].state()["to_act"][0]]
        assert seat.post("act", choice=seat.first_choice()).status_code == 200
    assert (figure(server, "moves_total"), moves_measured(server)) == (first[0] + 3, first[1] + 3)
    told = figures(server)
    for name, (kind, _) in metrics.FAMILIES.items():
        assert f"# TYPE {name} {kind}\n" in told
        assert told.count(f"# TYPE {name} ") == 1
    lines = [line for line in told.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(r'fidchell_\w+\{process="[^"]+"(,\w+="[^"]*")*\} [\d.e+]+', line) for line in lines)
    moves = [line for line in lines if "_bucket" in line and 'kind="move"' in line]
    counts = [int(line.rpartition(" ")[2]) for line in moves]
    assert counts == sorted(counts), "each bound counts what the smaller ones do"
    assert 'le="+Inf"' in moves[-1]


def moves_measured(server: RunningServer) -> float:
    found = re.findall(r'_seconds_count\{[^}]*kind="move"\} (\d+)', figures(server))
    return float(found[0]) if found else 0.0


def test_whichever_process_is_asked_tells_the_figures_of_all() -> None:
    here = [metrics.line("fidchell_tables_open", 3), metrics.line("fidchell_sockets_open", 1)]
    there = [one.replace(metrics.PROCESS, "elsewhere:1") for one in here]
    assert metrics.exposed([*here, *there, 'nonsense{process="x"} 1']).splitlines() == [
        "# HELP fidchell_sockets_open WebSockets.",
        "# TYPE fidchell_sockets_open gauge",
        here[1],
        there[1],
        "# HELP fidchell_tables_open Tables in memory.",
        "# TYPE fidchell_tables_open gauge",
        here[0],
        there[0],
    ]


def test_figures_are_left_for_others(database: str) -> None:
    with closing(PostgresStore(database)) as store:
        store.measure("a:1", "one")
        store.measure("a:1", "two")
        store.measure("b:2", "three")
        assert store.measures() == {"a:1": "two", "b:2": "three"}
        store.link.ask("UPDATE measures SET at = now() - interval '1 hour' WHERE process = 'a:1'")
        assert store.measures() == {"b:2": "three"}, "who is silent is gone"


def test_the_log_says_what_happened_and_nothing_that_opens_anything(tmp_path: Path) -> None:
    own = RunningServer(tmp_path, "--log", "json")
    own.start()
    with closing(Person(own)) as ann, closing(Person(own)) as bob:
        path = begun(ann, bob)
        link = invitation(ann.get(ann.new()).text)
        assert bob.get(link).status_code == 200
        carry = re.search(r"/carry/([^\"]+)", ann.get("/").text)
        assert carry
        assert bob.get(f"/carry/{carry[1]}").status_code == 200
        assert bob.get("/no/such/page").status_code == 404
        socket = ann.socket(path)
        choice = tokens(ann.view(socket))[0]
        assert ann.ask(socket, verb="act", seat=0, choice=choice)["ok"]
        answered = ann.get(path)
        secrets = [ann.cookie, bob.cookie, carry[1], link.rpartition("/")[2], choice, ann.csrf]
    assert own.stop() == 0
    text = own.log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    (move,) = [line for line in lines if line.get("kind") == "move"]
    assert (move["table"], move["status"], move["by"]) == (path.rpartition("/")[2], 200, "socket")
    assert move["person"] == ann.person[:12]
    assert move["ms"] > 0
    (page,) = [
        line for line in lines if line["message"] == "answered" and line["request"] == answered.headers["x-request-id"]
    ]
    assert (page["kind"], page["by"], page["table"]) == ("table", "GET", path.rpartition("/")[2])
    assert [secret for secret in secrets if secret in text] == []


def test_an_error_is_told_with_the_id_of_its_request() -> None:
    record = logging.LogRecord("fidchell", logging.ERROR, "f.py", 1, "broken: %s", ("x",), None)
    try:
        raise ValueError("inside")
    except ValueError:
        record.exc_info = sys.exc_info()
    with watching.watched(Meter(), "GET", "page", "t1") as asking:
        line = json.loads(watching.JsonLines().format(record))
    assert (line["request"], line["table"], line["message"], line["level"]) == (asking.id, "t1", "broken: x", "error")
    assert "ValueError: inside" in line["trace"]


def test_no_page_is_named_by_what_opens_something() -> None:
    scope = {"path": "/t/T1/join/SECRET", "path_params": {"table": "T1", "invite": "SECRET"}, "endpoint": print}
    assert guard.route_of(scope) == "/t/{table}/join/{invite}"
    assert guard.route_of({"path": "/carry/SECRET"}) == "?"


# -- the archive ------------------------------------------------------------------------------------------------------


def test_what_nobody_touches_rests_until_a_player_wakes_it(tables: Tables) -> None:
    tables.store.archives_after = 60.0
    table = tables.create("avignon", [Seat("person", "Ann", "ann"), Seat("bot", "greedy", None, "greedy")], host="ann")
    waits = tables.create("avignon", two(), limit=60)
    assert not table.archived
    for one in (table, waits):
        one.row.changed -= 100
        assert one.archived
        assert not driver.due(one, lambda: True), "nobody moves while it rests, not even for whoever ran out of time"
    assert tables.put_away() == 2
    assert not tables.open
    with pytest.raises(NotAllowed):
        table.wake("eve")
    table.wake("ann")
    assert not table.archived
    assert next(row.id for row in tables.store.tables("own", "ann", 0, 9)) == table.row.id
    waits.act("ann", 0, first_move(waits))
    assert not waits.archived
    assert driver.due(waits, lambda: True)
    waits.row.changed -= 100
    waits.resign("ann", 0)
    assert not waits.archived, "what is over rests anyway"


def first_move(table: Table) -> str:
    state = table.session.state
    return str(table.game.text(state, state.legal(0)[0]))


def test_an_archived_table_is_on_a_list_of_its_own_and_woken_by_a_button(tmp_path: Path) -> None:
    own = RunningServer(tmp_path, "--archive", "1")
    own.start()
    with closing(Person(own)) as ann, closing(Person(own)) as eve:
        path = ann.new("device", listed="yes")
        own.stop()
        with closing(SqliteStore(tmp_path / DATABASE)) as store:
            store.db.execute("UPDATE tables SET changed = 5, row = json_set(row, '$.changed', 5.0)")
        own.start()
        assert path not in eve.get("/").text
        assert path not in ann.get("/tables/own").text
        assert path in ann.get("/tables/archived").text
        assert "tables-archived" in ann.get("/").text
        assert 'value="wake"' not in eve.get(path).text, "anybody may read it, players wake it"
        assert 'id="archived"' in eve.get(path).text
        assert 'value="wake"' in ann.get(path).text
        assert ann.post(f"{path}/do", verb="wake").status_code == 303
        assert 'id="archived"' not in ann.get(path).text
        assert path in ann.get("/tables/own").text
    own.kill()


# -- backup and restore -----------------------------------------------------------------------------------------------


def filled(store: Store) -> None:
    """Something of everything."""
    tables = Tables(store)
    for game in ("avignon", "serpent-master", "brandub"):
        table = tables.create(game, two(), host="ann", listed=True)
        for _ in range(6):
            seat = table.actors()[0]
            state = table.session.state
            table.act(("ann", "bob")[seat], seat, table.game.text(state, state.legal(seat)[0]))
        table.say("ann", "Ann", "hello ☃")
    table.resign("ann", 0)
    store.keep_review(table.row.id, "a fine game")
    store.carry("ann")
    store.sign_out("bob")
    store.secret()
    store.ban(Ban("eve", "spam", who="ann"))
    store.remove_said(table.row.id, 1, "ann", "spam")
    store.set_limit("say", (3.0, 0.5), "ann")
    store.make_key("ann", "admin", "root")


@pytest.fixture
def original(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Store, list[str]]]:
    """A store with games, and how the commands are told where it is."""
    if request.param == "sqlite":
        store: Store = SqliteStore(tmp_path / "data" / DATABASE)
        words = ["--data", str(tmp_path / "data")]
    else:
        url = request.getfixturevalue("database")
        store, words = PostgresStore(url), ["--database", url]
    filled(store)
    yield store, words
    store.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_restored_where_a_server_runs(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Even if it has no games yet: it would go on with a secret that is gone."""
    with closing(SqliteStore(tmp_path / "old" / DATABASE)) as store:
        filled(store)
    data = tmp_path / "data"
    data.mkdir()
    words = ["--database", request.getfixturevalue("database")] if kind == "postgres" else []
    own = RunningServer(data, *words)
    own.start()
    restore = ["restore", str(tmp_path / "old" / DATABASE), *(words or ["--data", str(data)])]
    try:
        until(lambda: httpx.get(f"{own.url}/ready", timeout=PATIENCE, verify=TLS).status_code == 200)
        assert run_command(restore) == 2
        told = capsys.readouterr().err
        assert ("a server is running there" if words else "another server has it open") in told
    finally:
        own.stop()
    until(lambda: run_command(restore) == 0)  # its connections are gone soon


@pytest.mark.parametrize("original", ["sqlite", "postgres"], indirect=True)
def test_a_backup_is_restored_to_either_store_with_every_record(
    original: tuple[Store, list[str]], tmp_path: Path, second_database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    old, words = original
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(3):
        (folder / f"fidchell-2020010{day}-000000.sqlite3").touch()
    assert run_command(["backup", str(folder), "--keep", "2", *words]) == 0  # while somebody has the store
    (older, made) = sorted(folder.iterdir())
    assert older.name == "fidchell-20200102-000000.sqlite3"
    before = made.read_bytes()
    places = [["--data", str(tmp_path / "new")], ["--database", second_database]]
    for place in places:
        assert run_command(["restore", str(made), *place]) == 0
        assert "3 tables restored" in capsys.readouterr().out
        assert run_command(["restore", str(made), *place]) == 2, "only where none are"
    assert made.read_bytes() == before
    assert sorted(folder.iterdir()) == [older, made]
    for new in (SqliteStore(tmp_path / "new" / DATABASE), PostgresStore(second_database)):
        with closing(new):
            same_games(old, new)


def same_games(old: Store, new: Store) -> None:
    assert Fingerprint(old.dump()) == Fingerprint(new.dump())
    assert new.secret() == old.secret(), "cookies stay valid"
    assert (new.bans(), new.trail(), new.limits()) == (old.bans(), old.trail(), old.limits())
    rows = old.all_tables("", 9)
    assert len(rows) == 3
    for row in rows:
        here, there = (Tables(store).get(row.id) for store in (old, new))
        assert here.row == there.row
        assert here.session.record == there.session.record
        assert old.messages(row.id) == new.messages(row.id)
        assert old.review(row.id) == new.review(row.id)


def test_a_copy_that_is_not_the_same_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(SqliteStore(tmp_path / "old")) as old, closing(SqliteStore(tmp_path / "new")) as new:
        filled(old)
        lines = list(old.dump())
        assert Fingerprint(lines) == Fingerprint(lines[::-1]), "the order is the store's own business"
        for name in dict(lines):
            less = list(lines)
            less.remove(next(line for line in lines if line[0] == name))
            assert Fingerprint(less) != Fingerprint(lines)
        whole = new.fill
        monkeypatch.setattr(new, "fill", lambda rows: whole(list(rows)[:-1]))
        with pytest.raises(StoreError, match="copy-differs"):
            copy(old, new)


def test_the_commands_of_the_page_exist_with_their_options(capsys: pytest.CaptureFixture[str]) -> None:
    told = (ROOT / "docs" / "operating.md").read_text()
    units = re.findall(r"^ExecStart=\S+/fidchell (.+)$", told, re.M)
    commands = re.findall(r"^    fidchell ([^#…\n]+?)(?: +#.*)?$", told, re.M)
    assert (len(units), len(commands)) == (2, 4)
    (own,) = re.findall(r'^    cd / && exec runuser .+ FIDCHELL_DATABASE=(\S+) (\S+) "\$@"$', told, re.M)
    assert own == (
        re.findall(r"^Environment=FIDCHELL_DATABASE=(\S+)$", told, re.M)[0],
        "/opt/fidchell/.venv/bin/fidchell",
    )
    assert set(re.findall(r"^ExecStart=(\S+)", told, re.M)) == {own[1]}
    for line in (*units, *commands, "admin ban x --days 7 --reason y", "admin token x --metrics --drop"):
        assert run_command([*line.split(), "--help"]) == 0, line
    assert run_command(["serve", "--no-such-option", "--help"]) == 2
