"""A real server in a process of its own, and clients that speak to it as strangers would."""

import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import time
import warnings
import zlib
from asyncio import AbstractEventLoop, events
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from playwright.sync_api import Browser, sync_playwright
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from fidchell.core.record import Record
from fidchell.server.seats import Seat
from fidchell.server.store import SqliteBeside, SqliteStore
from fidchell.server.tables import Table, Tables
from fidchell.server.work import check_record, named, think
from fidchell.web.rate_limits import RATES
from fidchell.web.serve import DATABASE
from tests.web import described
from tests.web.browser import Visit, launch
from tests.web.ports import reserved_port
from tests.web.postgres import Postgres

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have another library than httpx
    from starlette.testclient import TestClient as TestClient

ROOT: Final = Path(__file__).resolve().parents[2]
TLS: Final = ssl.create_default_context()  # not needed on the loopback, but httpx would make one for every client
PATIENCE: Final = 180.0  # seconds; far more than anything here takes, even on a very busy machine


SEND: Final = httpx.Client.send


def checked(client: httpx.Client, request: httpx.Request, **how: Any) -> httpx.Response:
    """Send a request; whatever the API answers must be as it is described."""
    response = SEND(client, request, **how)
    if "/api/v1" in request.url.path and not how.get("stream"):
        described.check(request, response)
    return response


httpx.Client.send = checked  # type: ignore[assignment,method-assign]  # every client of every test


class RunningServer:
    """`fidchell serve` on a port and a folder of its own; it can be killed and started again at the same place."""

    def __init__(self, data: Path, *words: str, files: int = 0, site: Path | None = None) -> None:
        self.port = reserved_port(self)
        self.data = data
        self.words = words
        self.files = files  # that it may open at once
        self.site = site  # a folder of further installed packages
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None
        self.log = data / "server.log"
        self.metrics = ""  # the token for its figures

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), "--data", str(self.data), "--pace", "0", *self.words]
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(map(str, filter(None, (ROOT / "src", self.site)))),
            "PYTHONUNBUFFERED": "1",
        }
        with self.log.open("a") as log:
            command = [sys.executable, "-m", "fidchell", *words]
            if self.files:
                command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, text=True)
        deadline = time.monotonic() + PATIENCE
        with socket.socket() as probe:
            while probe.connect_ex(("127.0.0.1", self.port)):
                assert self.process.poll() is None, f"the server ended at once: {self.log.read_text()}"
                assert time.monotonic() < deadline, "the server doesn't listen"
                time.sleep(0.02)
        httpx.get(f"{self.url}/health", timeout=PATIENCE, verify=TLS)  # it listens before it answers

    def _end(self, number: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(number)
        return process.wait(PATIENCE)

    def kill(self) -> None:
        """Like a machine that loses power."""
        self._end(signal.SIGKILL)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to end; its exit code."""
        return self._end(number)

    def key(self, kind: str = "admin") -> str:
        """A token for the page /admin, or for /metrics."""
        with closing(SqliteBeside(self.data / DATABASE)) as store:
            return store.make_key(f"tests, {kind}", kind, "tests")


def figures(server: RunningServer, token: str = "") -> str:
    """What a server tells Prometheus."""
    server.metrics = token or server.metrics or server.key("metrics")
    headers = {"authorization": f"Bearer {server.metrics}"}
    return httpx.get(f"{server.url}/metrics", headers=headers, timeout=PATIENCE, verify=TLS).text


def figure(server: RunningServer, name: str) -> float:
    """The sum of all lines of a name."""
    lines = [line for line in figures(server).splitlines() if line.startswith(f"fidchell_{name}{{")]
    return sum(float(line.rpartition(" ")[2]) for line in lines)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for all tests of a process, which make tables and people of their own; no rate limit stops them."""
    running = RunningServer(tmp_path_factory.mktemp("data"))
    with closing(SqliteStore(running.data / DATABASE)) as store:
        for kind in RATES:
            store.set_limit(kind, (1e6, 1e6), "tests")
    running.start()
    yield running
    running.kill()


@pytest.fixture(scope="module")
def module_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One for a module whose tests change the server itself or count what is in it; overrides `server` there."""
    running = RunningServer(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.kill()


class Person:
    """A browser without a screen: cookies, forms, a socket."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=TLS)
        self.page = self.http.get("/").text
        self.seen = [self.page]  # everything that ever came to this person
        self.sockets = ExitStack()

    @property
    def cookie(self) -> str:
        return self.http.cookies["fid"]

    @property
    def person(self) -> str:
        return self.cookie.partition(".")[0]

    @property
    def csrf(self) -> str:
        found = re.search(r'name="csrf" value="([^"]+)"', self.page)
        assert found
        return found[1]

    def get(self, path: str) -> httpx.Response:
        response = self.http.get(path, follow_redirects=True)
        self.seen.append(response.text)
        return response

    def raw(self, path: str) -> bytes:
        """An answer as it comes over the wire, packed."""
        with self.http.stream("GET", path) as response:
            return b"".join(response.iter_raw())

    def post(self, path: str, **fields: str | int) -> httpx.Response:
        response = self.http.post(path, data={"csrf": self.csrf, **fields})
        self.seen.append(response.text)
        return response

    def new(self, way: str = "friends", game: str = "avignon", **fields: str) -> str:
        """Make a table; its path."""
        response = self.post("/new", game=game, way=way, **fields)
        assert response.status_code == 303, response.text
        return str(response.headers["location"])

    def socket(self, path: str, query: str = "", **headers: str) -> ClientConnection:
        address = self.server.url.replace("http", "ws") + path + "/live" + (f"?{query}" if query else "")
        given = {"Cookie": f"fid={self.cookie}", "Origin": self.server.url, **headers}
        origin = given.pop("Origin")
        site = Origin(origin) if origin else None
        return self.sockets.enter_context(
            connect(address, additional_headers=given, origin=site, open_timeout=PATIENCE, close_timeout=1)
        )

    def hear(self, socket: ClientConnection) -> dict[str, Any]:
        """The next message: a view or an answer."""
        message = socket.recv(PATIENCE)
        text = zlib.decompress(message).decode() if isinstance(message, bytes) else message
        self.seen.append(text)
        found: dict[str, Any] = json.loads(text)
        return found

    def ask(self, socket: ClientConnection, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        socket.send(json.dumps({"id": 7, "csrf": self.csrf, **message}))
        return self.answer(socket)

    def answer(self, socket: ClientConnection) -> dict[str, Any]:
        while True:
            heard = self.hear(socket)
            if "html" not in heard:
                return heard

    def view(self, socket: ClientConnection) -> str:
        while True:
            heard = self.hear(socket)
            if "html" in heard:
                return str(heard["html"])

    def close(self) -> None:
        self.sockets.close()
        self.http.close()


@pytest.fixture
def people(server: RunningServer) -> Iterator[list[Person]]:
    """Three strangers to each other."""
    found = [Person(server) for _ in range(3)]
    yield found
    for person in found:
        person.close()


def invitation(page: str) -> str:
    found = re.search(r"/t/[\w-]+/join/[\w-]+", page)
    assert found
    return found[0]


def begun(host: Person, guest: Person) -> str:
    """A table of two people whose game has begun; its path."""
    path = host.new()
    link = invitation(host.get(path).text)
    assert guest.post(link, name="Guest").status_code == 303
    return path


def tokens(html: str) -> list[str]:
    """The choices that a view offers."""
    return re.findall(r'name="choice" value="([^"]+)"', html)


class Bot:
    """A seat at a table, by the API."""

    def __init__(self, server: RunningServer, table: str, token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=f"{server.url}/api/v1", timeout=PATIENCE, headers=headers, verify=TLS)
        self.table = table

    def get(self, path: str = "", **query: str) -> httpx.Response:
        return self.http.get(f"/tables/{self.table}{path}", params=query)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/tables/{self.table}/{path}", json=body)

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get().json()
        return found

    def first_choice(self) -> str:
        return str(self.get("/choices").json()["choices"][0]["choice"])


class Hall:
    """Makes tables by the API and closes what it opened."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.opened: list[Bot] = []

    def bot(self, table: str, token: str = "") -> Bot:
        self.opened.append(Bot(self.server, table, token))
        return self.opened[-1]

    def create(self, **body: Any) -> dict[str, Any]:
        url = f"{self.server.url}/api/v1/tables"
        response = httpx.post(url, json={"game": "avignon", **body}, timeout=PATIENCE, verify=TLS)
        assert response.status_code == 201, response.text
        found: dict[str, Any] = response.json()
        return found

    def pair(self, **body: Any) -> list[Bot]:
        """Two seats of a new table."""
        made = self.create(seats=["you", "you"], **body)
        return [self.bot(made["table"], one["token"]) for one in made["tokens"]]


@pytest.fixture
def hall(server: RunningServer) -> Iterator[Hall]:
    found = Hall(server)
    yield found
    for bot in found.opened:
        bot.http.close()


# -- a real database --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a process."""
    found = Postgres()
    found.start()
    yield found
    found.remove()


@pytest.fixture
def database(postgres: Postgres) -> str:
    """A database of one's own: its address."""
    return postgres.database()


@pytest.fixture
def second_database(postgres: Postgres) -> str:
    return postgres.database("others")


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    store = SqliteStore(tmp_path / "fidchell.sqlite3")
    yield Tables(store)
    store.close()


def move_bot(table: Table, seat: int | None) -> bool:
    """What the server does with a bot to move, or for a seat that timed out; False if there is none."""
    if seat is not None:
        table.bot_act(seat, think("greedy", named(table.game), table.row.id, table.world(seat), seat, "test"))
    return seat is not None


def brought(tables: Tables, record: Record) -> Table:
    """A record that somebody imports."""
    check_record(record.dumps())
    return tables.get(tables.keep_record(record, "eve"))


def two() -> list[Seat]:
    return [Seat("person", "Ann", "ann"), Seat("person", "Bob", "bob")]


# -- a real browser ---------------------------------------------------------------------------------------------------


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser does many things at once, some of them late: what fails there is tried once more, and told (`R`)."""
    for item in items:
        if {"browser", "visit", "fox"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def chromium() -> Iterator[tuple[Browser, AbstractEventLoop]]:
    """One browser for all tests of a process, and the event loop that drives it."""
    with sync_playwright() as playwright:
        found, loop = launch(playwright), events.get_running_loop()
        events._set_running_loop(None)
        yield found, loop
        events._set_running_loop(loop)
        found.close()


@pytest.fixture
def browser(chromium: tuple[Browser, AbstractEventLoop]) -> Iterator[Browser]:
    """The browser. Its event loop counts as running only meanwhile, so that other tests can run loops of their own."""
    found, loop = chromium
    events._set_running_loop(loop)
    yield found
    events._set_running_loop(None)


@pytest.fixture
def visit(browser: Browser, server: RunningServer) -> Iterator[Visit]:
    guest = Visit(browser, server.url)
    yield guest
    guest.close()
