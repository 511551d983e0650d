"""The server among strangers and behind proxies: who takes its time or its room, and who says where they come from."""

import asyncio
import contextlib
import errno
import json
import logging
import os
import re
import resource
import socket as sockets
import time
import warnings
import zlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import h11
import httpx
import pytest
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from fidchell.core.errors import InvalidOptions
from fidchell.server.seats import Seat
from fidchell.server.store import SqliteStore
from fidchell.web import connections, guard, lists, rate_limits, serve, telling
from fidchell.web.app import App
from fidchell.web.connections import LEFT, Crowd, Door, Http, Listener, doing
from fidchell.web.front import Site, local, networks
from tests.web.conftest import PATIENCE, ROOT, TLS, RunningServer, tokens

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have another library than httpx
    from starlette.testclient import TestClient, WebSocketDenialResponse

Ask = Callable[..., TestClient]


@pytest.fixture
def ask(tmp_path: Path) -> Iterator[Ask]:
    """Makes an app (told how it is hosted) and a client of it that comes from an address."""
    with contextlib.ExitStack() as stack:

        def made(url: str = "http://example.org", peer: str = "203.0.113.7", **options: Any) -> TestClient:
            app = App(SqliteStore(tmp_path / "store"), pace=0, **{"hosts": ("example.org",), **options})
            client = TestClient(app.asgi(), url, client=(peer, 1), follow_redirects=False)
            client.app_state["app"] = app
            return stack.enter_context(client)

        yield made


def app_of(client: TestClient) -> App:
    found = client.app_state["app"]
    assert isinstance(found, App)
    return found


def csrf(page: str) -> str:
    found = re.search(r'name="csrf" value="([^"]+)"', page)
    assert found
    return found[1]


def live(client: TestClient, path: str, origin: str = "http://example.org", **headers: str) -> Any:
    """A page's socket."""
    url = str(client.base_url).replace("http", "ws", 1).rstrip("/")
    return client.websocket_connect(f"{url}{path}/live", headers={"origin": origin, **headers})


def new_table(client: TestClient, root: str = "", way: str = "device") -> str:
    token = csrf(client.get(f"{root}/").text)
    made = client.post(f"{root}/new", data={"csrf": token, "game": "avignon", "way": way})
    assert made.status_code == 303, made.text
    return str(made.headers["location"])


# -- slow clients -----------------------------------------------------------------------------------------------------


@pytest.fixture
def many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 2048), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("many_files")
def test_half_headers_from_everywhere_do_not_shut_out_the_rest(tmp_path: Path) -> None:
    server = RunningServer(tmp_path, files=256)
    server.start()
    with contextlib.ExitStack() as stack:
        for _ in range(1100):
            one = stack.enter_context(sockets.create_connection(("127.0.0.1", server.port), PATIENCE))
            with contextlib.suppress(ConnectionError):  # the server may have had enough already
                one.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        for path in ("/health", "/health"):
            assert httpx.get(f"{server.url}{path}", timeout=PATIENCE, verify=TLS).status_code == 200
    assert server.stop() == 0
    assert len(server.log.read_text()) < 10_000


Call = Callable[[str], Awaitable[asyncio.StreamReader]]


def on_a_server(app: App, door: Door, talk: Callable[[Call], Awaitable[None]]) -> None:
    """Talk to a server in this very process: `call` opens a connection, sends what it is given and has what comes."""

    async def both() -> None:
        writers: list[asyncio.StreamWriter] = []
        with serve.listener("127.0.0.1", 0) as bound:
            port = bound.getsockname()[1]

            async def call(text: str) -> asyncio.StreamReader:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(text.replace("\n", "\r\n").encode())
                writers.append(writer)
                return reader

            server = serve.Server(serve.config(app, door), app.stop)
            serving = asyncio.create_task(server.serve([bound]))
            await talk(call)
            for writer in writers:
                writer.transport.abort()
            server.should_exit = True
            await serving

    asyncio.run(asyncio.wait_for(both(), PATIENCE))


async def until(fulfilled: Callable[[], bool]) -> None:
    while not fulfilled():
        await asyncio.sleep(0.005)


def half_asked(door: Door) -> int:
    protocols = [transport.get_protocol() for transport in door.inside]
    return sum(isinstance(one, connections.Http) and one.half_asked() for one in protocols)


def test_headers_that_do_not_come(tmp_path: Path) -> None:
    door = Door()

    async def talk(call: Call) -> None:
        half = await call("GET / HTTP/1.1\nHost: ")
        silent = await call("")
        again = await call("GET /health HTTP/1.1\nHost: localhost\n\nGET /health HT")
        await again.readuntil(b"}")
        await until(lambda: len(door.inside) == 3 and half_asked(door) == 2)
        door.sweep(now := time.monotonic())
        assert len(door.inside) == 3
        door.sweep(now + connections.WITHIN["waiting"] + 1)
        for reader in (half, again):
            assert (await reader.read()).startswith(b"HTTP/1.1 408 ")
        assert await silent.read() == b""
        await until(lambda: not door.inside)
        assert not door.of

    on_a_server(App(SqliteStore(tmp_path / "store")), door, talk)


FORM = "POST /new HTTP/1.1\nHost: localhost\nContent-Type: application/x-www-form-urlencoded\nContent-Length: 50\n\na="
BODY = "POST /api/v1/tables HTTP/1.1\nHost: localhost\nContent-Length: 50\n\n{"
HEALTH = "GET /health HTTP/1.1\nHost: localhost\n\n"
TOO_MANY = re.compile("Too many requests|Zu viele Anfragen")


def test_a_body_that_trickles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_WITHIN", 0.05)

    async def talk(call: Call) -> None:
        for text in (FORM, BODY):
            answer = await (await call(text)).read()
            assert answer.startswith(b"HTTP/1.1 408 ")
            assert b"took too long" in answer

    on_a_server(App(SqliteStore(tmp_path / "store")), Door(), talk)


def test_a_body_that_breaks_off_is_not_worth_a_word(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    door = Door()

    async def talk(call: Call) -> None:
        for text in (FORM, BODY):
            await call(text)
            await until(lambda: any(connections.doing(one)[0] == "answering" for one in door.inside))
            for transport in door.inside:
                transport.abort()
            await until(lambda: not door.inside)

    on_a_server(App(SqliteStore(tmp_path / "store")), door, talk)
    assert not [one for one in caplog.records if one.exc_info]


def test_an_answer_that_is_not_taken(tmp_path: Path) -> None:
    door = Door()

    async def talk(call: Call) -> None:
        await (await call(HEALTH)).readuntil(b"}")
        (transport,) = door.inside
        transport.write(b"x" * 20_000_000)  # more than the system takes for somebody who doesn't read
        transport.close()
        door.sweep(now := time.monotonic())
        assert door.inside
        door.sweep(now + connections.WITHIN["leaving"] + 1)
        await until(lambda: not door.inside)

    on_a_server(App(SqliteStore(tmp_path / "store")), door, talk)


# -- whoever takes the room -------------------------------------------------------------------------------------------


def waiting_at(app: App) -> str:
    """A request that is answered when the server stops."""
    table = app.tables.create("avignon", [Seat(), Seat()])
    return f"GET /api/v1/tables/{table.row.id}?after={telling.change_of(table)} HTTP/1.1\nHost: localhost\n\n"


def test_a_stream_that_is_read_may_last() -> None:
    """Only an answer that nobody reads, or that does not begin, is ended."""
    protocol = Http.__new__(Http)
    transport: Any = SimpleNamespace(get_protocol=lambda: protocol, is_closing=lambda: False)
    for started, paused, now in ((True, False, "talking"), (True, True, "answering"), (False, False, "answering")):
        protocol.cycle = SimpleNamespace(response_complete=False, response_started=started)  # type: ignore[assignment]
        protocol.flow = SimpleNamespace(write_paused=paused)  # type: ignore[assignment]
        assert doing(transport)[0] == now


def test_of_one_address_those_who_ask_for_nothing_go_first(tmp_path: Path) -> None:
    door, app = Door(each=3), App(SqliteStore(tmp_path / "store"))

    async def talk(call: Call) -> None:
        waiting = await call(waiting_at(app))
        await until(lambda: bool(app.waiters))
        idle = [await call("GET") for _ in range(2)]
        await until(lambda: half_asked(door) == 2)
        answer = await call(HEALTH)
        assert await idle[0].read() == b""
        await until(lambda: len(door.inside) < 4)
        app.stop()
        assert b"200 OK" in await waiting.readuntil(b"}")
        assert b"200 OK" in await answer.readuntil(b"}")

    on_a_server(app, door, talk)


def half_sent(door: Door) -> int:
    protocols = [transport.get_protocol() for transport in door.inside]
    return sum(isinstance(one, connections.Http) and one.conn.their_state is h11.SEND_BODY for one in protocols)


@pytest.mark.parametrize("text", [FORM, BODY])
def test_half_bodies_do_not_shut_out_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    door, app = Door(most=2), App(SqliteStore(tmp_path / "store"))
    monkeypatch.setattr("asyncio.constants.ACCEPT_RETRY_DELAY", 0.05)
    monkeypatch.setattr(connections, "REST", 0.01)

    async def talk(call: Call) -> None:
        waiting = await call(waiting_at(app))
        await until(lambda: bool(app.waiters))
        slow = await call(text)
        await until(lambda: half_sent(door) == 1)
        answer = await call(HEALTH)
        assert b"200 OK" in await answer.readuntil(b"}")
        assert await slow.read() == b""
        app.stop()
        assert b"200 OK" in await waiting.readuntil(b"}")

    on_a_server(app, door, talk)


def test_answers_that_are_not_read_do_not_shut_out_the_rest(tmp_path: Path) -> None:
    door, app = Door(most=1), App(SqliteStore(tmp_path / "store"))
    many = "GET /static/table.js HTTP/1.1\nHost: localhost\n\n" * 200  # more than the system takes for who doesn't read

    async def talk(call: Call) -> None:
        deaf = await call(many)
        deaf._transport.pause_reading()  # type: ignore[attr-defined]
        await until(lambda: any(connections.keeps_us_waiting(one) for one in door.inside))
        answer = await call(HEALTH)
        assert b"200 OK" in await answer.readuntil(b"}")

    on_a_server(app, door, talk)


def test_when_all_are_busy_the_server_rests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    door, app = Door(most=1), App(SqliteStore(tmp_path / "store"))
    complaints: list[Any] = []
    monkeypatch.setattr("asyncio.constants.ACCEPT_RETRY_DELAY", 0.05)
    monkeypatch.setattr(connections, "REST", 0.01)

    async def talk(call: Call) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
        await call(waiting_at(app))
        await until(lambda: bool(app.waiters))
        later = await call(HEALTH)
        await until(lambda: bool(complaints))
        app.stop()  # whoever waited is answered, and has nothing more to ask
        assert b"200 OK" in await later.readuntil(b"}")

    on_a_server(app, door, talk)
    assert "all connections are in use" in str(complaints[0]["exception"])
    assert len(complaints) < 20


def test_no_files_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """asyncio would go on calling a hundred times; after the first it hears that nobody is there."""

    def fails(self: sockets.socket) -> Any:
        raise OSError(errno.EMFILE, "Too many open files")

    with Listener() as listener:
        listener.door = Door()
        monkeypatch.setattr(sockets.socket, "accept", fails)
        with pytest.raises(OSError, match="Too many open files"):
            listener.accept()
        with pytest.raises(BlockingIOError):
            listener.accept()


def test_whoever_has_more_connections_leaves_a_new_one_to_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a moment: if nobody takes it, it is not left waiting. A process that is gone counts for nothing."""
    with Crowd.shared(3) as file:
        posts = [Crowd(file.fileno(), post) for post in range(3)]  # nobody is at the third
        doors, now = [Door(crowd=crowd) for crowd in posts], 100.0
        monkeypatch.setattr(time, "monotonic", lambda: now)

        def accepting() -> list[int]:
            found = []
            for post in (0, 1):
                with contextlib.suppress(BlockingIOError):
                    doors[post].make_room()
                    found.append(post)
            return found

        for crowd, number in zip(posts, (5, 5), strict=False):
            crowd.tell(number)
        assert accepting() == [0, 1]
        posts[0].tell(6)
        assert accepting() == [1]
        now += LEFT
        assert accepting() == [0, 1]
        now += 2 * LEFT  # the next one
        assert accepting() == [1]
        posts[2].leave(1)
        assert accepting()[0] == 0


def test_the_limit_of_files_is_raised_and_some_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda kind, pair: given.append(pair))
    for soft, hard, wanted in ((1024, 4096, 4096), (256, 256, 256), (1024, resource.RLIM_INFINITY, 10_064)):
        monkeypatch.setattr(resource, "getrlimit", lambda kind, pair=(soft, hard): pair)
        assert connections.most_connections() == wanted - connections.RESERVE
        assert not given or given.pop() == (wanted, hard)


def test_a_proxy_has_the_connections_of_many() -> None:
    site = Site(trusted=networks("loopback"))
    assert site.trusts("127.0.0.1")
    assert site.trusts("::ffff:127.0.0.1")
    assert not site.trusts("10.0.0.1")
    assert not site.trusts("")
    assert not Site().trusts("127.0.0.1")


def test_sockets_have_a_limit_an_address_and_in_all(ask: Ask) -> None:
    client = ask()
    path = new_table(client)
    for most in ((1, 9), (9, 1)):
        app_of(client).limits.most["socket"] = most
        with live(client, path) as first:
            assert first.receive_bytes()
            with pytest.raises(WebSocketDenialResponse) as refusal, live(client, path):
                pass
            assert refusal.value.status_code == 429
            assert int(refusal.value.headers["retry-after"]) >= 1
    assert not app_of(client).limits.held


def test_the_log_does_not_grow_with_complaints(monkeypatch: pytest.MonkeyPatch) -> None:
    now, log, kept = [0.0], logging.Logger("complaints"), list[logging.LogRecord]()
    handler = logging.Handler()
    monkeypatch.setattr(handler, "emit", kept.append)
    handler.addFilter(serve.Sparing(lambda: now[0], lines=3))
    log.addHandler(handler)
    for number in range(100):
        log.warning("a socket refused: %s", number)
        log.error("accept failed\nsocket: %s", number, exc_info=OSError(number))
    assert [one.levelname for one in kept] == ["WARNING", "ERROR"] * 3
    assert [bool(one.exc_info) for one in kept if one.levelname == "ERROR"] == [True, False, False], "one traceback"
    assert all("not written down" in one.getMessage() for one in kept[-2:])
    now[0] = 61
    log.warning("a socket refused: %s", 0)
    assert len(kept) == 7


# -- what costs has a limit -------------------------------------------------------------------------------------------

COSTS = [
    ("page", "/"),
    ("page", "/tables/open"),
    ("page", "/rules/avignon"),
    ("page", "/lang/de"),
    ("page", "T/join/x"),
    ("page", "/carry/x"),
    ("search", "/rules/avignon?q=knight"),
    ("table", "T"),
    ("past", "T?at=1"),
    ("verify", "T/verify"),
    ("record", "T/record.json"),
    ("record", "/api/v1/tables/ID/record"),
    ("create", "POST /new"),
    ("create", "POST T/what-if"),
    ("create", "POST /api/v1/tables"),
    ("import", "POST /record"),
    ("join", "POST T/join/x"),
    ("join", "POST /carry/x"),
    ("join", "POST /sign-out"),
    ("join", "POST /api/v1/tables/ID/seats"),
    ("do", "POST T/do"),
    ("do", "POST /api/v1/tables/ID/act"),
    ("do", "POST /api/v1/tables/ID/undo"),
    ("say", "POST /api/v1/tables/ID/say"),
    ("api", "/api/v1/games"),
    ("any", "/static/table.js"),
    ("any", "/no/such/page"),
]


def test_the_limits_are_written_down() -> None:
    told = (ROOT / "docs" / "hosting.md").read_text()
    rows = set(re.findall(r"\| ([\d.]+)(?: each)? \| ([\d.]+)(?: each)? \|", told))
    assert rows == {(f"{most:g}", f"{rate:g}") for most, rate in rate_limits.RATES.values()}
    for number in (connections.EACH, connections.RESERVE, *(each for each, _ in rate_limits.HELD.values())):
        assert f" {number}" in told


@pytest.mark.parametrize(("kind", "what"), COSTS)
def test_everything_that_costs_has_a_limit(ask: Ask, monkeypatch: pytest.MonkeyPatch, kind: str, what: str) -> None:
    client = ask()
    app = app_of(client)
    table = app.tables.create("avignon", [Seat(), Seat()]).row.id
    method, _, path = what.rpartition(" ")
    path = path.replace("T", f"/t/{table}").replace("ID", table)
    monkeypatch.setitem(rate_limits.RATES, kind, (1, 0.1))
    first, second = (client.request(method or "GET", path) for _ in range(2))
    assert first.status_code != 429
    assert second.status_code == 429
    assert 1 <= int(second.headers["retry-after"]) <= 10
    assert TOO_MANY.search(second.json()["error"] if path.startswith("/api/") else second.text)


@pytest.mark.parametrize(
    ("kind", "verb"), [("do", "undo"), ("explain", "explain"), ("say", "nudge"), ("point", "point")]
)
def test_what_comes_by_socket_has_a_limit_for_all_sockets_of_an_address(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, kind: str, verb: str
) -> None:
    client = ask()
    path = new_table(client)
    monkeypatch.setitem(rate_limits.RATES, kind, (1, 0.1))
    message = {"verb": verb, "seat": 0, "key": "x", "picks": ["x"], "csrf": csrf(client.get("/").text)}
    answers = []
    for _ in range(2):
        with live(client, path) as socket:
            socket.receive_bytes()
            socket.send_text(json.dumps(message))
            answers.append(socket.receive_json().get("error", ""))
    assert [bool(TOO_MANY.search(one)) for one in answers] == [False, True]


def test_a_burst_holds_up_only_whoever_sent_it(tmp_path: Path) -> None:
    app = App(SqliteStore(tmp_path / "store"))
    table = app.tables.create("avignon", [Seat(), Seat()])
    answered: list[str] = []

    async def asked(path: str, peer: str) -> None:
        transport = httpx.ASGITransport(app.asgi(), client=(peer, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", verify=TLS) as client:
            assert (await client.get(path)).status_code == 200
        answered.append(peer)

    async def both() -> None:
        for path in ("/rules/avignon", f"/t/{table.row.id}?at=0", f"/api/v1/tables/{table.row.id}"):
            answered.clear()
            await asyncio.gather(*(asked(path, "203.0.113.7") for _ in range(20)), asked(path, "203.0.113.8"))
            assert answered.index("203.0.113.8") < 10, path

    asyncio.run(both())
    assert not app.limits.turns
    app.store.close()


def test_whoever_asks_for_more_than_there_is_time_for_is_told(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine with far too much to do, a process takes more than a minute to start: no request waits for that."""
    client = ask()

    async def for_ever(*_: Any) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(app_of(client).workers, "do", for_ever)
    monkeypatch.setattr("fidchell.web.app.IN_TIME", 0.0)
    answer = client.post("/record", data={"csrf": csrf(client.get("/").text), "record": "{}"})
    assert (answer.status_code, "too busy for that just now" in answer.text) == (503, True)
    assert not app_of(client).limits.turns, "the next one need not wait"


def test_bots_do_not_wait_for_all_records_of_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app, at_once, most = App(SqliteStore(tmp_path / "store")), 0, 0
    table = app.tables.create("avignon", [Seat("person", "Ann", "ann"), Seat("person", "Bob", "bob")])
    table.resign("ann", 0)

    async def work(*_: Any) -> tuple[int, str]:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0)
        at_once -= 1
        return 1, "seed"

    async def all_at_once() -> None:
        transport = httpx.ASGITransport(app.asgi(), client=("203.0.113.7", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost", verify=TLS) as client:
            await asyncio.gather(*(client.get(f"/t/{table.row.id}/verify") for _ in range(10)))

    monkeypatch.setattr(app.workers, "do", work)
    asyncio.run(all_at_once())
    assert most == 1
    app.store.close()


def test_waiting_has_a_limit(ask: Ask) -> None:
    client = ask()
    app = app_of(client)
    table = app.tables.create("avignon", [Seat(), Seat()])
    app.limits.most["wait"] = 0, 9
    path = f"/api/v1/tables/{table.row.id}"
    change = client.get(path).json()["change"]
    assert client.get(path, params={"after": change, "wait": "0"}).status_code == 429
    assert client.get(path, params={"after": "another"}).status_code == 200


# -- where links and headers lead -------------------------------------------------------------------------------------

ELSEWHERE = [
    "http://example.org//evil.example/x",
    "http://example.org/\\evil.example",
    "http://example.org/\\/evil.example",
    "http://example.org/\x01evil",
    "http://evil.example/t/x",
    "http://example.org.evil.example/t/x",
    "https://example.org/t/x",
    "http://example.org:81/t/x",
    "//evil.example/x",
    "http://[",
    "javascript:alert(1)",
    "/",
    "",
]


@pytest.mark.parametrize("referer", ELSEWHERE)
def test_a_referer_leads_nowhere_else(ask: Ask, referer: str) -> None:
    client = ask()
    found = client.get("/lang/de", headers={"referer": referer})
    assert (found.status_code, found.headers["location"]) == (303, "/")
    page = client.get("/t/none", headers={"referer": referer})
    assert page.status_code == 404
    assert '<p><a href="/">' in page.text


def test_a_referer_of_ours_leads_back(ask: Ask) -> None:
    headers = {"referer": "http://example.org/rules/avignon?q=x"}
    assert ask().get("/lang/de", headers=headers).headers["location"] == "/rules/avignon"


def test_paths_of_this_site() -> None:
    for path in ("/", "/t/x?at=3", "/carry/a:b", "/a//b"):
        assert local(path) == path
    for path in ("//x", "/\\x", "\\x", "x", "", "/\tx", "/ x", "/ä", "http://x/"):
        assert local(path) == "/"


ORIGINS = [
    ("http://example.org", True),
    ("http://example.org:80", True),
    ("https://games.example", True),
    ("https://games.example:443", True),
    ("http://games.example", False),
    ("https://example.org", False),
    ("http://example.org:81", False),
    ("http://evil.example//example.org", False),
    ("evil://example.org", False),
    ("http://evilexample.org", False),
    ("http://evil@example.org.evil.example", False),
    ("null", False),
]


@pytest.mark.parametrize(("origin", "ours"), ORIGINS)
def test_a_socket_s_origin_is_compared_as_a_whole(ask: Ask, origin: str, ours: bool) -> None:
    client = ask(public_url="https://games.example")
    path = f"/t/{app_of(client).tables.create('avignon', [Seat(), Seat()]).row.id}"
    with contextlib.nullcontext() if ours else pytest.raises(WebSocketDisconnect), live(client, path, origin) as socket:
        socket.receive_bytes()


# -- behind a proxy ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("forwarded", "sender"),
    [
        ("198.51.100.1", "198.51.100.1"),
        ("1.1.1.1, 198.51.100.1", "198.51.100.1"),  # the first one is only claimed
        ("198.51.100.1, 10.0.0.9", "198.51.100.1"),
        ("198.51.100.1:4711", "198.51.100.1"),
        ("[2001:db8:1:2:3::4]:4711", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::5", "2001:db8:1:2::/64"),
        ("::ffff:198.51.100.1", "198.51.100.1"),
        ("unknown", "10.0.0.1"),
        ("198.51.100.1, unknown", "10.0.0.1"),
        ("", "10.0.0.1"),
    ],
)
def test_who_is_behind_the_proxy(forwarded: str, sender: str) -> None:
    site = Site(trusted=networks("10.0.0.0/8"))
    assert rate_limits.network(site.sender("10.0.0.1", forwarded.split(","))) == sender


def test_a_stranger_s_burst_is_his_own(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.RATES, "page", (1, 0.1))
    client = ask(peer="127.0.0.1", trusted=networks("loopback"))
    statuses = [
        client.get("/", headers={"x-forwarded-for": one}).status_code for one in ("192.0.2.1", "192.0.2.1", "192.0.2.2")
    ]
    assert statuses == [200, 429, 200]


def test_nobody_else_is_believed(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(rate_limits.RATES, "page", (1, 0.1))
    told = {"x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https", "x-forwarded-host": "evil.example"}
    client = ask(trusted=networks("loopback"))
    first, second = (client.get("/", headers={**told, "x-forwarded-for": f"192.0.2.{n}"}) for n in range(2))
    assert "Secure" not in first.headers["set-cookie"]
    assert second.status_code == 429


def test_a_proxy_says_how_it_was_called(ask: Ask) -> None:
    client = ask("http://127.0.0.1:8765", peer="127.0.0.1", trusted=networks("loopback"), hosts=("games.example",))
    told = {"x-forwarded-proto": "https", "x-forwarded-host": "games.example"}
    made = client.post("/api/v1/tables", json={"game": "avignon"}, headers=told).json()
    assert made["url"] == f"https://games.example/t/{made['table']}"
    cookies = client.get("/", headers=told).headers["set-cookie"]
    assert cookies.endswith("; Path=/; SameSite=Lax; Secure")
    with live(client, f"/t/{made['table']}", "https://games.example", **told) as socket:
        socket.receive_bytes()


def test_cookies_are_secure_where_the_site_is(ask: Ask) -> None:
    client = ask("https://example.org", public_url="https://example.org")
    token = csrf(client.get("/").text)
    made = client.post("/new", data={"csrf": token, "game": "avignon", "name": "Ann"})
    for answer in (client.get("/lang/de"), made):
        assert all(one.endswith("; Path=/; SameSite=Lax; Secure") for one in answer.headers.get_list("set-cookie"))


@pytest.mark.parametrize(
    ("url", "prefix"), [("https://example.org", "__Host-"), ("https://example.org/x", "__Secure-")]
)
def test_where_there_is_tls_no_other_host_sets_the_identity(ask: Ask, url: str, prefix: str) -> None:
    client = ask("https://example.org", public_url=url)
    root = url.removeprefix("https://example.org")
    first = client.get(f"{root}/")
    assert first.headers["strict-transport-security"] == "max-age=31536000"
    assert [one.partition("=")[0] for one in first.headers.get_list("set-cookie")] == [f"{prefix}fid"]
    kept = client.cookies[f"{prefix}fid"]
    again = client.get(f"{root}/")
    assert "set-cookie" not in again.headers
    # Another host below the domain may set a cookie of the old name, but it doesn't count.
    path = new_table(client, root)
    client.cookies.clear()
    foreign = client.get(f"{root}/").headers["set-cookie"].partition("=")[2].partition(";")[0]
    client.cookies.clear()
    tossed = {"cookie": f"fid={foreign}; {prefix}fid={kept}"}
    assert tokens(client.get(path, headers=tossed).text)
    with live(client, path, "https://example.org", **tossed) as socket:
        assert b"choice" in zlib.decompress(socket.receive_bytes())
    # Somebody who was here before gets the new name for the same identity.
    moved = client.get(path, headers={"cookie": f"fid={kept}"})
    assert tokens(moved.text)
    assert client.cookies[f"{prefix}fid"] == kept
    assert any(one.startswith("fid=; Max-Age=0") for one in moved.headers.get_list("set-cookie"))


def test_without_tls_nothing_is_said_of_it(ask: Ask) -> None:
    first = ask().get("/")
    assert "strict-transport-security" not in first.headers
    assert first.headers["set-cookie"].startswith("fid=")


def test_what_is_somebody_s_own_is_kept_by_nobody(ask: Ask) -> None:
    client = ask()
    path = new_table(client)
    for one in (
        "/",
        path,
        f"{path}/record.json",
        f"{path}/board.svg",
        "/health",
        "/ready",
        "/nothing",
        "/api/v1/games",
    ):
        assert client.get(one).headers.get_list("cache-control") == ["no-store"], one
    assert "no-store" not in client.get("/static/table.js").headers.get("cache-control", "")


@pytest.mark.parametrize("text", ["everybody", "10.0.0.0/99", "127.0.0.1,,", "127.0.0.1 10.0.0.1"])
def test_proxies_that_are_none(text: str) -> None:
    with pytest.raises(InvalidOptions, match="--trust-proxy"):
        networks(text)


# -- its own names ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("192.168.1.20", True),
        ("LocalHost:8765", True),
        ("table.localhost", True),
        ("games.example.org", True),
        ("GAMES.example.org.:443", True),
        ("gamebox.local", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("evil.example:80:90", False),
        ("example.org", False),
    ],
)
def test_only_its_own_names_are_answered(host: str, ours: bool) -> None:
    assert Site("https://games.example.org/x", hosts=("gamebox.local",)).answers_to(host) == ours


def test_a_name_that_leads_here_from_elsewhere(ask: Ask) -> None:
    """DNS rebinding: for the browser, a page of evil.example comes from here, and so does its Origin."""
    client = ask(public_url="http://example.org")
    path, evil = new_table(client), {"host": "evil.example"}
    for one in ("/", path, "/api/v1/games", f"/api/v1{path.replace('/t/', '/tables/')}"):
        refused = client.get(one, headers=evil)
        assert refused.status_code == 421
        assert "set-cookie" not in refused.headers
        assert "evil.example" in refused.text
        assert client.get(one).status_code == 200
    with pytest.raises(WebSocketDenialResponse) as denied, live(client, path, "http://evil.example", **evil):
        pass
    assert denied.value.status_code == 421
    for one in ("/health", "/ready"):
        assert client.get(one, headers=evil).status_code == 200
    # Nobody but a proxy says what the browser was told.
    told = {"x-forwarded-host": "example.org"}
    assert client.get("/", headers={**evil, **told}).status_code == 421


# -- below a path -----------------------------------------------------------------------------------------------------


def linked(html: str) -> set[str]:
    """Whatever a page leads to or is made of."""
    found = re.findall(r'\s(?:href|src|action|data-live|data-href|value)="([^"]*)"', html)
    return {one for one in found if "/" in one and not one.startswith("#")}


def stripping(app: ASGIApp, root: str) -> ASGIApp:
    """A proxy that hands on paths without the root."""

    async def proxy(scope: Scope, receive: Receive, send: Send) -> None:
        await app({**scope, "path": scope.get("path", "").removeprefix(root)}, receive, send)

    return proxy


@pytest.mark.parametrize("stripped", [False, True])
def test_all_of_it_can_live_below_a_path(tmp_path: Path, stripped: bool) -> None:
    site, root = "https://example.org", "/games"
    app = App(SqliteStore(tmp_path / "store"), pace=0, public_url=f"{site}{root}/")
    asgi = stripping(app.asgi(), root) if stripped else app.asgi()
    with TestClient(asgi, site, follow_redirects=False) as client:
        path = new_table(client, root)
        assert path.startswith("/games/t/")
        token, game = csrf(client.get("/games/").text), client.get(path).text
        pages = [game, client.get(f"{path}?at=3").text, client.get(new_table(client, root, "friends")).text]
        pages += [client.get(root + one).text for one in ("/", "/rules/avignon", "/tables/own", "/nothing", "/t/none")]
        act = {"csrf": token, "verb": "act", "seat": "0", "choice": tokens(game)[0]}
        assert client.post(f"{path}/do", data=act).headers["location"] == path
        with live(client, path, site) as socket:
            for verb in ("resign", "rematch"):
                socket.send_text(json.dumps({"verb": verb, "seat": 0, "csrf": token}))
                while "text" not in (message := socket.receive()):
                    pass
            assert json.loads(message["text"])["go"].startswith("/games/t/")
        pages += [client.get(path).text, client.get(f"{path}/verify").text]
        found = set().union(*map(linked, pages))
        assert len(found) > 30
        for one in found:
            assert one.startswith((f"{root}/", f"{site}{root}/")), one
        for one in ("/static/table.js", "/static/style.css", "/api/v1/games", "/health", ""):
            assert client.get(root + one).status_code == 200, one
        assert client.get("/games/api/v1/openapi.json").json()["servers"] == [{"url": root}]
        switched = client.get("/games/lang/de", headers={"referer": f"{site}{path}"})
        assert switched.headers["location"] == path
        assert switched.headers["set-cookie"].endswith("; Path=/games; SameSite=Lax; Secure")
        created = client.post("/games/api/v1/tables", json={"game": "avignon"}).json()
        assert created["url"] == f"{site}{root}/t/{created['table']}"


# -- one person, several devices --------------------------------------------------------------------------------------


class Device:
    """A browser of its own at the same app."""

    def __init__(self, app: App) -> None:
        self.http = TestClient(app.asgi(), "http://example.org", follow_redirects=False)

    def link(self) -> str:
        found = re.search(r'value="(/carry/[^"]+)"', self.http.get("/").text)
        assert found
        return found[1]

    def take(self, link: str) -> Any:
        return self.http.post(link, data={"csrf": csrf(self.http.get("/").text)})

    @property
    def person(self) -> str:
        self.http.get("/")
        return str(self.http.cookies["fid"]).partition(".")[0].partition(":")[0]

    def sign_out(self) -> Any:
        return self.http.post("/sign-out", data={"csrf": csrf(self.http.get("/").text)})


@pytest.fixture
def devices(tmp_path: Path) -> list[Device]:
    app = App(SqliteStore(tmp_path / "store"), hosts=("example.org",))
    return [Device(app) for _ in range(4)]


def test_a_personal_link_holds_once(devices: list[Device]) -> None:
    home, phone, thief, _ = devices
    link, another = home.link(), home.link()
    assert phone.http.get(link).status_code == 200  # looking at it uses nothing up
    assert phone.take(link).status_code == 303
    assert phone.person == home.person
    for void in (link, another):
        refused = thief.take(void)
        assert refused.status_code == 410
        assert "has already been used" in refused.text
    assert thief.person != home.person
    assert thief.take(home.link()).status_code == 303


def test_a_personal_link_holds_for_an_hour(devices: list[Device], monkeypatch: pytest.MonkeyPatch) -> None:
    home, phone, *_ = devices
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    link = home.link()
    monkeypatch.setattr(time, "time", lambda: now + 3599)
    assert phone.http.get(link).status_code == 200
    monkeypatch.setattr(time, "time", lambda: now + 3601)
    for refused in (phone.http.get(link), phone.take(link)):
        assert refused.status_code == 410
    german = phone.http.get(link, headers={"accept-language": "de"})
    assert "wurde schon benutzt, ist älter als eine Stunde" in german.text
    assert phone.http.get(f"{link}0").status_code == 403


def test_signing_out_the_other_devices(devices: list[Device]) -> None:
    home, phone, stranger, late = devices
    person = home.person
    phone.take(home.link())
    assert phone.person == person
    link, other = home.link(), stranger.person
    old = phone.http.cookies["fid"]
    assert home.sign_out().status_code == 303
    assert home.person == person
    assert phone.person != person  # it is somebody new
    assert stranger.person == other
    assert late.take(link).status_code == 410
    late.http.cookies.clear()
    late.http.cookies.set("fid", old, domain="example.org")
    assert late.person != person
    assert late.take(home.link()).status_code == 303
    assert late.person == person
    assert stranger.http.post("/sign-out", data={"csrf": "x"}).status_code == 403


def test_signing_out_ends_open_pages(ask: Ask) -> None:
    client = ask()
    path = new_table(client)
    with live(client, path) as socket:
        socket.receive_bytes()
        client.post("/sign-out", data={"csrf": csrf(client.get("/").text)})
        assert socket.receive() == {"type": "websocket.close", "code": 1012, "reason": ""}
    assert tokens(client.get(path).text)  # the seats are still theirs


# -- what nobody had thought of ---------------------------------------------------------------------------------------


def broken(request: Request) -> Any:
    raise RuntimeError("the innermost secret")


def test_what_breaks_is_told_in_words_and_written_down_once(
    ask: Ask, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client = ask()
    monkeypatch.setattr(app_of(client).store, "tables", broken)
    for path in ("/", "/api/v1/tables"):
        caplog.clear()
        answer = client.get(path)
        assert answer.status_code == 500
        assert "secret" not in answer.text
        assert "Nothing was changed" in (answer.json()["error"] if "api" in path else answer.text)
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert [bool(one.exc_info) for one in caplog.records if one.levelno >= logging.ERROR] == [True]
    assert '<a class="brand"' in client.get("/").text
    assert "Es wurde nichts geändert" in client.get("/", headers={"accept-language": "de"}).text
    monkeypatch.setattr(app_of(client).store, "devices", broken)  # not even who asks can be found out
    assert "Nothing was changed" in client.get("/").text


def test_a_table_that_is_damaged(ask: Ask) -> None:
    client = ask()
    path = new_table(client)
    app = app_of(client)
    assert isinstance(app.store, SqliteStore)
    app.store.db.execute("UPDATE tables SET row = '{}' WHERE id = ?", (path.rpartition("/")[2],))
    app.tables.open.clear()
    for one in (path, f"{path}/record.json", f"{path}?at=1"):
        assert "damaged" in client.get(one).text
    assert client.get("/health").json()["ok"]


def test_a_long_list_has_pages(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lists, "PAGE", 3)
    client = ask()
    paths = [new_table(client) for _ in range(5)]
    first, second = (client.get(f"/tables/own?from={start}").text for start in (0, 3))
    assert [path in first for path in paths] == [False] * 2 + [True] * 3
    assert [path in second for path in paths] == [True] * 2 + [False] * 3
    assert ("Older" in first, "Newer" in first) == (True, False)
    assert ("Older" in second, "Newer" in second) == (False, True)


def test_nothing_there_is_told_in_words(ask: Ask) -> None:
    client = ask()
    for path in ("/nothing", "/rules/avignon/", "/static/none.css"):
        assert client.get(path).status_code == 404
        assert "There is nothing at this address" in client.get(path).text
    assert client.get("/new").status_code == 405


def test_a_warning_for_root_in_public(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    for user, address, warned in ((0, "0.0.0.0", 1), (0, "fe80::1%eth0", 1), (0, "127.0.0.1", 0), (1000, "::", 0)):
        monkeypatch.setattr(os, "geteuid", lambda number=user: number)
        caplog.clear()
        serve.mind_root(address)
        assert len(caplog.records) == warned
