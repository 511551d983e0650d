"""The server as a whole: its commands, what it keeps through a crash, what it does with old tables."""

import random
import re
import signal
import socket as sockets
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from fidchell import cli
from fidchell.core.errors import IllegalAction, InvalidRecord
from fidchell.core.record import replay
from fidchell.core.registry import games
from fidchell.server.errors import NoSuchTable, OtherRules, StoreError
from fidchell.server.identity import Signer, new_id
from fidchell.server.seats import Seat
from fidchell.server.store import Row, SqliteStore
from fidchell.server.tables import Table, Tables
from fidchell.web import bench
from fidchell.web.app import App
from fidchell.web.rate_limits import HELD, MOST_BUCKETS, RATES, Limits, TooMany, network
from tests.scale import scaled
from tests.web.conftest import PATIENCE, TLS, Bot, Person, RunningServer, TestClient, begun, figure, tokens, two


@pytest.fixture
def own(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that the test may treat as badly as it likes."""
    running = RunningServer(tmp_path)
    running.start()
    yield running
    running.kill()


def first_move(table: Table) -> str:
    (seat,) = table.actors()
    return table.game.text(table.session.state, table.session.state.legal(seat)[0])


# -- commands ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["serve", "backup"])
def test_every_command_explains_itself_with_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run_command([name, "--help"]) == 0
    assert f"Example: fidchell {name}" in capsys.readouterr().out


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_cleanly(own: RunningServer, number: signal.Signals) -> None:
    """Although a page is open and a bot waits for a change."""
    person = Person(own)
    path = person.new("device")
    socket = person.socket(path)
    person.view(socket)
    bot = Bot(own, path.rpartition("/")[2])
    answers: list[httpx.Response] = []
    change = bot.state()["change"]
    waiting = threading.Thread(target=lambda: answers.append(bot.get(after=change)))
    waiting.start()
    wait_until(lambda: figure(own, "waiters_open") == 1)
    assert own.stop(number) == 0
    waiting.join(PATIENCE)
    assert answers[0].status_code == 200
    log = own.log.read_text()
    assert "Traceback" not in log
    assert "Cancel" not in log
    assert f"Fidchell is at {own.url}/" in log
    person.close()
    bot.http.close()


def wait_until(fulfilled: Any) -> None:
    deadline = time.monotonic() + PATIENCE
    while not fulfilled():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.fixture
def not_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fail instead of serving for ever."""

    def run(server: uvicorn.Server, **given: Any) -> None:
        raise AssertionError("it serves")

    monkeypatch.setattr(uvicorn.Server, "run", run)


def test_a_port_that_is_taken(not_served: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with sockets.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert cli.run_command(["serve", "--port", str(port), "--data", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.err == f"fidchell: port {port} of 127.0.0.1 is not available: another program is using it\n"
    assert told.out == ""


def test_without_a_port_the_next_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    from fidchell.web import serve

    with sockets.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(serve, "PORT", taken.getsockname()[1])
        with serve.listener("127.0.0.1", None) as found:
            assert found.getsockname()[1] > serve.PORT


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--data", "FILE"], "can't be written"),
        (["--public-url", "example.org"], "must begin with http"),
        (["--host", "256.1.1.1"], "available"),
        (["--port", "70000"], "65535"),
        (["--pace", "11"], "10"),
        (["--workers", "2"], "--database postgresql://"),
        (["--database", "mysql://games"], "postgresql://"),
        (["--database", "postgresql://127.0.0.1:1/games"], "refused"),
    ],
)
def test_what_can_not_be_served(
    words: list[str], complaint: str, not_served: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    words = [word.replace("FILE", str(tmp_path / "file")) for word in words]
    given = words if "--data" in words else [*words, "--data", str(tmp_path / "data")]
    assert cli.run_command(["serve", *given]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert told.count("\n") == 1


def test_a_backup_of_a_running_server_restores_it(
    own: RunningServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host, guest = Person(own), Person(own)
    path = begun(host, guest)
    assert host.post(f"{path}/do", verb="act", seat=0, choice=tokens(host.get(path).text)[0]).status_code == 303
    assert cli.run_command(["backup", str(tmp_path / "copy"), "--data", str(own.data)]) == 0
    assert capsys.readouterr().err == ""
    record = host.get(f"{path}/record.json").json()
    host.post(f"{path}/do", verb="resign", seat=0)
    own.kill()
    for file in own.data.glob("fidchell.sqlite3*"):
        file.unlink()
    (tmp_path / "copy").rename(own.data / "fidchell.sqlite3")
    own.start()
    assert host.get(f"{path}/record.json").json()["moves"] == record["moves"]
    assert tokens(guest.get(path).text) or tokens(host.get(path).text)  # seats and cookies hold, too
    assert cli.run_command(["backup", str(tmp_path / "copy"), "--data", str(tmp_path / "nowhere")]) == 2
    for person in (host, guest):
        person.close()


# -- crashes ----------------------------------------------------------------------------------------------------------


class Player(threading.Thread):
    """Plays both seats of tables by the API as fast as it can, and remembers what was acknowledged."""

    def __init__(self, server: RunningServer, seed: int) -> None:
        super().__init__()
        self.server = server
        self.random = random.Random(seed)
        self.games: dict[str, list[str]] = {}  # the acknowledged moves of each table
        self.moved = threading.Semaphore(0)

    def run(self) -> None:
        with httpx.Client(base_url=f"{self.server.url}/api/v1", timeout=PATIENCE, verify=TLS) as client:
            try:
                while True:
                    self.play(client)
            except httpx.TransportError:
                return

    def play(self, client: httpx.Client) -> None:
        made = client.post("/tables", json={"game": "avignon", "seats": ["you", "you"]}).json()
        headers = [{"Authorization": f"Bearer {one['token']}"} for one in made["tokens"]]
        path, moves = f"/tables/{made['table']}", self.games.setdefault(made["table"], [])
        while made["to_act"]:
            seat = made["to_act"][0]
            choices = client.get(f"{path}/choices", headers=headers[seat]).json()["choices"]
            choice = self.random.choice(choices)["choice"]
            made = client.post(f"{path}/act", json={"choice": choice}, headers=headers[seat]).json()
            moves.append(f"{seat} {choice}")
            self.moved.release()


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(own: RunningServer) -> None:
    rng, games = random.Random(7), dict[str, list[str]]()
    for turn in range(scaled(2, 5)):
        player = Player(own, turn)
        player.start()
        for _ in range(rng.randrange(5, 40)):
            assert player.moved.acquire(timeout=PATIENCE)
        time.sleep(rng.random() / 50)  # at any point of a request
        own.kill()
        player.join(PATIENCE)
        games |= player.games
        own.start()
        for table, acknowledged in player.games.items():
            record = httpx.get(f"{own.url}/api/v1/tables/{table}/record", verify=TLS).json()
            kept = [move for move in record["moves"] if not move.startswith("~")]
            assert kept[: len(acknowledged)] == acknowledged
            assert len(kept) <= len(acknowledged) + 1  # one may have been kept whose answer did not arrive
    assert sum(map(len, games.values())) >= 10


def test_a_table_with_500_moves_opens(tables: Tables) -> None:
    table = bench.long_game(tables, 500)
    client = TestClient(App(tables.store).asgi(), "http://localhost")
    page = client.get(f"/t/{table.row.id}")
    assert page.status_code == 200
    assert "at=500" in page.text
    assert '?at=1"' not in page.text, "a long log does not stand beside the board as a whole"
    whole = client.get(f"/t/{table.row.id}/log").text
    assert '?at=1"' in whole
    assert '?at=500"' in whole
    assert client.get(f"/api/v1/tables/{table.row.id}").json()["version"] >= 500


def test_a_finished_game_still_shows_its_seed_after_a_restart(tables: Tables) -> None:
    table = tables.create("avignon", two())
    table.resign("ann", 0)
    again = Tables(tables.store).get(table.row.id)
    assert again.over
    assert again.session.record.seed == table.row.seed
    with pytest.raises(IllegalAction):
        again.act("bob", 1, "pass")


# -- durable before it counts -----------------------------------------------------------------------------------------


class Failing:
    """A store whose disk is full, whenever that is wanted."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.broken: set[str] = set()
        self.order: list[str] = []

    def __getattr__(self, name: str) -> Any:
        def call(*arguments: Any) -> Any:
            self.order.append(name)
            if name in self.broken:
                raise StoreError("not-kept", why="the disk is full")
            return getattr(self.store, name)(*arguments)

        return call


@pytest.fixture
def failing(tables: Tables) -> Failing:
    assert isinstance(tables.store, SqliteStore)
    found = Failing(tables.store)
    tables.store = found
    return found


def test_a_move_that_can_not_be_kept_has_not_happened(tables: Tables, failing: Failing) -> None:
    table = tables.create("avignon", two())
    before, moves, told = table.session.state.key(), list(table.session.record.moves), list[str]()
    table.listeners.append(lambda: told.append("told"))
    failing.broken = {"append"}
    for resigning in (False, True):
        with pytest.raises(StoreError):
            table.resign("ann", 0) if resigning else table.act("ann", 0, first_move(table))
        assert table.session.state.key() == before
        assert table.session.record.moves == moves
        assert not table.over
        assert table.row.summary["to_act"] == [0]
    assert told == []
    failing.broken = set()
    table.act("ann", 0, first_move(table))
    assert told == ["told"]
    assert failing.store.moves(table.row.id) == table.session.record.moves


def test_a_store_that_can_not_even_be_read(tables: Tables, failing: Failing) -> None:
    table = tables.create("avignon", two())
    before = table.session.state.key()
    failing.broken = {"append", "read"}
    with pytest.raises(StoreError):
        table.act("ann", 0, first_move(table))
    failing.broken = set()
    with pytest.raises(StoreError, match="table-read-again"):
        table.act("ann", 0, first_move(table))
    assert table.session.state.key() == before
    table.act("ann", 0, first_move(table))


def test_a_seat_that_can_not_be_kept_is_not_taken(tables: Tables, failing: Failing) -> None:
    table = tables.create("avignon", [Seat("person", "Ann", "ann"), Seat()], host="ann")
    failing.broken = {"append", "update"}
    with pytest.raises(StoreError):
        table.join("bob", "Bob", table.seats[1].invite)
    assert table.seats[1].kind == "open"
    failing.broken = set()
    assert table.join("bob", "Bob", table.seats[1].invite) == 1
    assert table.started


def test_watchers_are_told_after_the_move_is_kept(tables: Tables, failing: Failing) -> None:
    table = tables.create("avignon", two())
    failing.order.clear()
    table.listeners.append(lambda: failing.order.append("told"))
    table.act("ann", 0, first_move(table))
    assert failing.order == ["append", "told"]


def test_two_servers_at_one_table_do_not_overwrite_each_other(tables: Tables) -> None:
    table = tables.create("avignon", two())
    other = Tables(tables.store).get(table.row.id)
    other.act("ann", 0, first_move(other))
    with pytest.raises(StoreError, match="move-exists"):
        table.act("ann", 0, first_move(table))
    assert table.session.record.moves == other.session.record.moves  # it has read what the other wrote


# -- old tables -------------------------------------------------------------------------------------------------------


def test_a_table_of_other_rules_is_kept_and_opens_read_only(tables: Tables) -> None:
    store = tables.store
    client, restarted = (TestClient(App(store).asgi(), "http://localhost", follow_redirects=False) for _ in range(2))

    def post(client: TestClient, path: str, **fields: str) -> httpx.Response:
        csrf = re.findall(r'name="csrf" value="([^"]+)"', client.get("/").text)[0]
        found: httpx.Response = client.post(path, data={"csrf": csrf, **fields})
        return found

    path = str(post(client, "/new", game="avignon", way="device").headers["location"])
    row = store.read(path.rpartition("/")[2])
    assert row is not None
    row.rules_rev += 1
    store.update(row)
    moves = store.moves(row.id)
    with pytest.raises(OtherRules, match="game=avignon begun=2 now=1"):
        Tables(store).get(row.id)
    restarted.cookies = client.cookies
    page = restarted.get(path)
    assert page.status_code == 200
    assert "started under revision 2 of the rules" in page.text
    assert moves
    assert moves[0] not in page.text, "a running game may have secrets that only its own rules know"
    assert post(restarted, f"{path}/do", verb="resign", seat="0").status_code == 409
    assert restarted.get("/").status_code == 200
    assert restarted.get(f"/api/v1{path.replace('/t/', '/tables/')}").status_code == 409
    assert store.moves(row.id) == moves


def test_abandoned_tables_that_never_began_are_removed(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = tables.create("avignon", [Seat("person", "Ann", "ann"), Seat()])
    begun_table = tables.create("avignon", two())
    assert tables.expire(30) == 0
    later = time.time() + 31 * 24 * 3600
    monkeypatch.setattr(time, "time", lambda: later)
    fresh = tables.create("avignon", [Seat(), Seat()])
    assert tables.expire(30) == 1
    with pytest.raises(NoSuchTable):
        tables.get(waiting.row.id)
    assert tables.get(begun_table.row.id).started
    assert not tables.get(fresh.row.id).started


def test_home_shows_the_first_tables_of_a_long_list(module_server: RunningServer) -> None:
    ann, bob = Person(module_server), Person(module_server)
    paths = [ann.new("device", listed="yes") for _ in range(8)]
    for person, kind, shown in ((ann, "own", 6), (bob, "open", 4)):
        home, whole = person.get("/").text, person.get(f"/tables/{kind}").text
        assert sum(path in home for path in paths) == shown
        assert f'href="/tables/{kind}"' in home
        assert all(path in whole for path in paths)
    assert "/tables/finished" not in bob.get("/").text
    assert "None yet" in ann.get("/tables/finished").text
    assert ann.get("/tables/secret").status_code == 404
    ann.close()
    bob.close()


def test_a_game_for_one_is_played_alone_or_with_friends(server: RunningServer) -> None:
    ann = Person(server)
    for lang, alone, rival in (("en", "your own, right", "Against a bot"), ("de", "Du allein", "Du gegen einen Bot")):
        page = ann.get(f"/lang/{lang}").text
        assert (page.count(alone), page.count(rival)) == (1, len(games()) - 1)
    for way, kinds in (("play-now", ["person"]), ("friends", ["person", "open"])):
        path = ann.post("/new", game="banish-the-snakes", way=way, players=1).headers["location"]
        table = ann.get(f"/api/v1/tables/{path.rpartition('/')[2]}").json()
        assert [seat["kind"] for seat in table["seats"]] == kinds
    ann.close()


# -- small parts ------------------------------------------------------------------------------------------------------


def test_the_server_is_measured(tmp_path: Path) -> None:
    figures = bench.push_ms(tmp_path, spectators=3, moves=2)
    figures |= {"move_median_ms": bench.move_ms(tmp_path, 2), "open_500_moves_ms": bench.open_ms(tmp_path, 30, 1)}
    figures |= {
        "crowd_move_ms": bench.crowd_ms(tmp_path / "crowd", 3, 2),
        "pause_ms": bench.pause_ms(tmp_path / "p", 9),
        **{f"bots_{name}": ms for name, ms in bench.beside_ms(tmp_path / "bots", "random", 2).items()},
    }
    assert all(figures[name] > 0 for name in bench.AIMS)
    figures["others"] = {"brandub": bench.a_move(tmp_path / "brandub", 2, "brandub")}
    *known, last = bench.lines(figures)
    assert len(known) == len(bench.AIMS)
    assert re.search(r"in brandub, ms: [\d.]+ .*sent [\d.]+ kB", last)


def test_limits_fill_up_again_and_do_not_grow() -> None:
    now = [0.0]
    limits = Limits(lambda: now[0])
    most, rate = RATES["create"]
    for _ in range(int(most)):
        limits.spend("create", "a")
    with pytest.raises(TooMany) as refusal:
        limits.spend("create", "a")
    assert 0 < refusal.value.wait <= 1 / rate
    limits.spend("create", "b")
    limits.spend("say", "a")
    now[0] += 1 / rate
    limits.spend("create", "a")
    for number in range(3 * MOST_BUCKETS):
        limits.spend("join", str(number))
    assert len(limits.buckets) <= MOST_BUCKETS


def test_nobody_makes_the_limits_forget_them() -> None:
    """However many addresses come, whoever has used up their share has to wait."""
    limits = Limits(lambda: 0.0)
    exhausted, busy = [f"exhausted {n}" for n in range(30)], [f"busy {n}" for n in range(30)]
    for address in exhausted:
        for _ in range(int(RATES["create"][0])):
            limits.spend("create", address)
    for address in busy:
        for _ in range(int(RATES["create"][0]) // 2):
            limits.spend("create", address)
    for number in range(2 * MOST_BUCKETS):
        limits.spend("join", str(number))
    assert len(limits.buckets) <= MOST_BUCKETS
    for address in exhausted:
        with pytest.raises(TooMany):
            limits.spend("create", address)
    assert all(limits.buckets["create", address].left == RATES["create"][0] / 2 for address in busy)
    # Nor does it help to exhaust as many as are remembered.
    limits.change({"join": (1, 0.1)})
    for number in range(MOST_BUCKETS + 10):
        limits.spend("join", str(number))
    for number in (0, MOST_BUCKETS + 9):
        with pytest.raises(TooMany):
            limits.spend("join", str(number))


def test_a_wide_network_has_a_limit_of_its_own() -> None:
    """A subscriber may have 256 or 65,536 of the networks that count as one address."""

    def spent(networks: Iterable[str]) -> int:
        limits, number = Limits(lambda: 0.0), 0
        with suppress(TooMany):
            for one in networks:
                limits.spend("create", network(one))
                number += 1
        return number

    most = int(RATES["create"][0])
    assert spent(f"2001:db8::{n:x}" for n in range(1000)) == most
    assert spent(f"2001:db8:0:{n:x}::1" for n in range(256) for _ in range(9)) == 4 * most
    assert spent(f"2001:db8:0:{n:x}00::1" for n in range(256) for _ in range(9)) == 16 * most
    assert spent(f"2001:db8:{n:x}::1" for n in range(2000)) == 2000
    limits = Limits(room=8000)
    with ExitStack() as held:
        for number in range(4 * HELD["wait"][0]):
            held.enter_context(limits.holding("wait", network(f"2001:db8:0:{number % 256:x}::1")))
        with pytest.raises(TooMany):
            held.enter_context(limits.holding("wait", network("2001:db8:0:ff::1")))
    assert not limits.held


def test_signatures_are_for_one_purpose() -> None:
    signer = Signer(b"k" * 32)
    signed = signer.sign("person", "ann")
    assert signer.read("person", signed) == "ann"
    for wrong in (None, "", ".", "ann", signed + "0", signed[:-1], f"bob.{signed.partition('.')[2]}", "ä.ö"):
        assert signer.read("person", wrong) is None
    assert signer.read("csrf", signed) is None
    assert Signer(b"j" * 32).read("person", signed) is None


def test_a_running_game_s_record_is_what_a_seat_knows(tables: Tables) -> None:
    table = tables.create("serpent-master", two())
    table.act("ann", 0, "enter a1")
    table.act("bob", 1, "enter g7")
    card = table.session.state.legal(0)[0] & 63
    table.act("ann", 0, f"commit {card + 1}")
    own, other, nobody = (table.shown_record(seat) for seat in (0, 1, None))
    assert own.moves[-1] == f"0 commit {card + 1}"
    assert other.moves[-1] == nobody.moves[-1] == "0 ?"
    dealt = [sum(move != "~ ?" for move in record.moves if move.startswith("~")) for record in (own, other, nobody)]
    assert dealt == [4, 4, 0], "each knows which four cards are missing, a spectator none"
    assert own.seed is None
    assert own.marks == [], "a fingerprint of the position would betray it"
    with pytest.raises(InvalidRecord, match="not told"):
        replay(own)
    table.resign("ann", 0)
    assert table.shown_record(None) == table.session.record
    assert table.shown_record(None).seed == table.row.seed


def test_a_table_nobody_watches_is_let_go(own: RunningServer) -> None:
    person = Person(own)
    path = person.new("device")
    socket = person.socket(path)
    person.view(socket)
    assert figure(own, "sockets_open") == 1
    person.close()
    wait_until(lambda: figure(own, "sockets_open") == 0)
    wait_until(lambda: figure(own, "tables_watched") == 0)


def test_an_app_needs_no_loop_to_change_a_table(tables: Tables) -> None:
    app = App(tables.store)
    table = app.tables.create("avignon", two())
    table.listeners.append(lambda: app.live.schedule(table))
    table.act("ann", 0, first_move(table))
    assert isinstance(app.store.read(table.row.id), Row)


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """An administrator names tables on the command line."""
    made = iter(["-first", "second"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(made))
    assert new_id() == "second"
