"""Fault injection: each store call fails in turn while people watch, and afterwards everybody sees what is stored."""

import asyncio
import itertools
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest
from starlette.types import ASGIApp, Message

from fidchell.server import audience, patience, postgres
from fidchell.server.errors import StoreError, Uncertain, Unreachable
from fidchell.server.house import Ban
from fidchell.server.postgres import PostgresStore
from fidchell.server.store import SqliteStore, Store
from fidchell.server.tables import Table, Tables
from fidchell.web import household, stream
from fidchell.web.app import App
from fidchell.web.live import Outbox
from tests.scale import scaled
from tests.web.conftest import two

DEADLINE_S: Final = 60.0  # far more than any healing takes
UNTOUCHED: Final = {"close", "place", "listen", "shared", "archives_after", "dump", "fill", "backup"}
SILENT: Final[dict[str, Any]] = {"tell": None, "give_up": None, "take": False}  # calls that never raise
FATAL: Final = {"durable"}  # a flush that fails ends the server: test_flushing.py
WRITES: Final = {"append", "update", "create", "say", "remove"}
OCCURRENCES: Final = scaled(2, 9)  # of the same call within one action
LENGTHS: Final = (1, 4)[: scaled(1, 2)]  # calls that fail, one after the other


class Faulty:
    """A store of which one call fails: the nth of a method. A write may fail before it or after it has happened."""

    def __init__(self, store: Store) -> None:
        self.real = store
        self.calls: Counter[str] = Counter()
        self.method, self.left, self.kept, self.length = "", 0, False, 0
        self.fired = False

    def arm(self, method: str = "", nth: int = 0, kept: bool = False, length: int = 1) -> None:
        """Let the nth call of a method fail, and the `length` - 1 after it; `kept`: writes happen nevertheless."""
        self.calls.clear()
        self.method, self.left, self.kept, self.length, self.fired = method, nth, kept, length, False

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.real, name)
        if name in UNTOUCHED or name.startswith("_") or not callable(found):
            return found

        def call(*words: Any, **named: Any) -> Any:
            self.calls[name] += 1
            if name == self.method:
                self.left -= 1
                if -self.length < self.left <= 0:
                    self.fired = True
                    return self.fail(name, lambda: found(*words, **named))
            return found(*words, **named)

        return call

    def fail(self, name: str, do: Callable[[], Any]) -> Any:
        if name in SILENT:
            return SILENT[name]
        if self.kept and name in WRITES:
            do()
            raise Uncertain("store-lost")
        if self.real.shared:
            raise Unreachable("store-away")
        raise StoreError("not-kept" if name in WRITES else "not-readable", why="disk I/O error")


# -- clients of an app in this process --------------------------------------------------------------------------------


ADDRESSES: Final = itertools.count(1)


def scope_of(kind: str, method: str, path: str, query: str = "", token: str = "") -> dict[str, Any]:
    """A request from an address of its own: limits are no matter here."""
    number = next(ADDRESSES)
    headers = [(b"host", b"127.0.0.1")]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": kind,
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": headers,
        "client": (f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}", 1),
        "server": ("127.0.0.1", 80),
        "scheme": "ws" if kind == "websocket" else "http",
        "http_version": "1.1",
        "subprotocols": [],
        "extensions": {},
        "app": None,
    }


async def ask(app: ASGIApp, method: str, path: str, body: dict[str, Any] | None = None, **how: str) -> tuple[int, Any]:
    """One request to the API: its status and its answer."""
    sent = False
    parts: list[Message] = []

    async def receive() -> Message:
        nonlocal sent
        if sent:
            await asyncio.Event().wait()
        sent = True
        return {"type": "http.request", "body": json.dumps(body or {}).encode(), "more_body": False}

    async def send(message: Message) -> None:
        parts.append(message)

    await app(scope_of("http", method, f"/api/v1{path}", **how), receive, send)
    return parts[0]["status"], json.loads(b"".join(part.get("body", b"") for part in parts[1:]))


class Watcher:
    """Somebody who watches a table and reconnects as pages do; `change` is what they were shown last."""

    def __init__(self, app: ASGIApp, table: str, token: str = "") -> None:
        self.app, self.table, self.token = app, table, token
        self.change = ""
        self.refused = 0
        self.task = asyncio.get_running_loop().create_task(self.run())

    async def run(self) -> None:
        while True:
            await self.connect()
            await asyncio.sleep(0)

    async def connect(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task


class Socket(Watcher):
    html = ""
    given_up = 0  # codes after which a page never comes back
    answered = 0

    async def connect(self) -> None:
        told = self.told = asyncio.Queue[Message]()
        told.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            if message["type"] == "websocket.close" and 4400 <= message.get("code", 1000) < 4500:
                self.given_up = message["code"]
            heard = json.loads(message["text"]) if "text" in message else {}
            if "html" in heard:
                self.change, self.html = heard["change"], heard["html"]
            self.answered += "ok" in heard

        scope = scope_of("websocket", "GET", f"/t/{self.table}/live", "plain=yes", self.token)
        await self.app(scope, told.get, send)

    async def ping(self) -> None:
        """Say what is shown here, and wait for the answer."""
        text, before = json.dumps({"id": 1, "verb": "ping", "change": self.change}), self.answered
        self.told.put_nowait({"type": "websocket.receive", "text": text})
        await until(lambda: self.answered > before, lambda: "no answer")


class Follower(Watcher):
    """A stream of server-sent events."""

    last = ""
    broken = 0  # streams that ended with an exception

    def __init__(self, app: ASGIApp, table: str, token: str = "") -> None:
        self.moves: dict[int, str] = {}
        self.messages: set[str] = set()
        super().__init__(app, table, token)

    async def connect(self) -> None:
        async def receive() -> Message:
            await asyncio.Event().wait()
            raise AssertionError

        async def send(message: Message) -> None:
            for line in message.get("body", b"").decode().splitlines():
                if line.startswith("data: "):
                    update = json.loads(line[6:])
                    self.last, self.change = update["id"], update["table"]["change"]
                    self.moves |= {move["number"]: move["choice"] for move in update["moves"]}
                    self.messages |= {one["text"] for one in update["messages"]}

        query = f"since={self.last}" if self.last else "since=0-0"
        scope = scope_of("http", "GET", f"/api/v1/tables/{self.table}/stream", query, self.token)
        try:
            await self.app(scope, receive, send)
        except Exception:
            self.broken += 1


class Waiter(Watcher):
    """A program that waits for changes."""

    async def connect(self) -> None:
        query = f"after={self.change}&wait=5" if self.change else ""
        status, answer = await ask(self.app, "GET", f"/tables/{self.table}", query=query, token=self.token)
        if status == 200:
            self.change = answer["change"]
        else:
            self.refused += 1


async def until(holds: Callable[[], bool], what: Callable[[], object]) -> None:
    try:
        async with asyncio.timeout(DEADLINE_S):
            while not holds():
                await asyncio.sleep(0.002)
    except TimeoutError:
        raise AssertionError(what()) from None


# -- a house with people who watch ------------------------------------------------------------------------------------


class House:
    """One app on a file, or two that share a database; people watch a table in the last one."""

    def __init__(self, stores: list[Store]) -> None:
        self.stores = [Faulty(store) for store in stores]
        self.apps = [App(store, pace=0) for store in self.stores]
        self.asgi: list[ASGIApp] = []
        self.table = ""
        self.tokens: list[str] = []
        self.watchers: list[Watcher] = []
        self.said: list[str] = []
        self.numbers = itertools.count(1)

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        async with self.apps[0].lifespan(None) as _, self.last_lifespan() as _:  # type: ignore[arg-type]
            self.asgi = [app.asgi() for app in self.apps]
            try:
                yield
            finally:
                for watcher in self.watchers:
                    await watcher.close()

    @asynccontextmanager
    async def last_lifespan(self) -> AsyncIterator[None]:
        if len(self.apps) == 1:
            yield
        else:
            async with self.apps[1].lifespan(None):  # type: ignore[arg-type]
                yield

    async def begin(self) -> None:
        """A new table, on which one watches in each way."""
        for watcher in self.watchers:
            await watcher.close()
        wish = {"game": "brandub", "seats": ["you", "you"]}
        status, made = await ask(self.asgi[0], "POST", "/tables", wish)
        assert status == 201, made
        self.table, self.tokens, self.said = made["table"], [one["token"] for one in made["tokens"]], []
        there = self.asgi[-1]
        self.watchers = [
            Socket(there, self.table),
            Socket(there, self.table, self.tokens[0]),
            Follower(there, self.table, self.tokens[1]),
            Waiter(there, self.table),
        ]
        await self.say()
        await self.healed()

    def read(self) -> Table:
        """The table as it is stored, whatever fails."""
        return Tables(self.stores[0].real).get(self.table)

    def stored(self) -> str:
        rev, said = self.stores[0].real.latest([self.table])[self.table]
        return f"{rev}-{said}"

    async def healed(self) -> None:
        """Wait until everybody sees what is stored."""
        now = self.stored()
        await until(
            lambda: all(watcher.change == now for watcher in self.watchers),
            lambda: (now, [(type(watcher).__name__, watcher.change) for watcher in self.watchers]),
        )

    async def insist(self, verb: str, seat: int, **body: str) -> None:
        """Do something as a client does that is told to try again."""
        wish = {**body, "once": f"{verb} {next(self.numbers)} 0123456789abcdef0123456789abcdef"}

        async def accepted() -> bool:
            path = f"/tables/{self.table}/{verb}"
            status, answer = await ask(self.asgi[0], "POST", path, wish, token=self.tokens[seat])
            assert status in (200, 409, 503), answer
            return status == 200

        async with asyncio.timeout(DEADLINE_S):
            while not await accepted():
                await asyncio.sleep(0.002)

    async def move(self) -> None:
        table = self.read()
        seat, state = table.actors()[0], table.session.state
        await self.insist("act", seat, choice=table.game.text(state, state.legal(seat)[0]))

    async def say(self) -> None:
        self.said.append(f"word {next(self.numbers)}")
        await self.insist("say", 0, text=self.said[-1])

    async def come(self) -> None:
        """The watchers are replaced by others, who are shown the same."""
        for watcher in self.watchers:
            await watcher.close()
        self.watchers = [type(one)(one.app, one.table, one.token) for one in self.watchers]

    def compare(self) -> None:
        """What was shown, in every way, is what is stored."""
        store = self.stores[0].real
        moves = [move.partition(" ")[2] for move in store.moves(self.table)]
        for watcher in self.watchers:
            if isinstance(watcher, Socket):
                assert self.said[-1] in watcher.html
                assert not watcher.given_up
            if isinstance(watcher, Follower):
                assert [watcher.moves[number] for number in sorted(watcher.moves)] == moves
                assert watcher.messages == set(self.said)
                assert not watcher.broken


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> list[Store]:
    if request.param == "sqlite":
        return [SqliteStore(tmp_path / "fidchell.sqlite3")]
    url = request.getfixturevalue("database")
    return [PostgresStore(url), PostgresStore(url)]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that is tried again is tried again at once."""
    for module in (audience, stream):
        monkeypatch.setattr(module, "FIRST_RETRY_S", 0.005)
    monkeypatch.setattr(patience, "REST", 0.005)
    monkeypatch.setattr(postgres, "LISTENS", 0.2)
    monkeypatch.setattr(household, "LOOKS", 0.2)
    for name in ("fidchell", "fidchell.requests"):
        logging.getLogger(name).setLevel(logging.CRITICAL)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("action", ["move", "say", "come"])
def test_after_a_fault_in_any_store_call_everybody_sees_what_is_stored(stores: list[Store], action: str) -> None:
    fired = asyncio.run(inject(House(stores), action))
    assert fired["latest" if action == "come" and len(stores) > 1 else "messages"], "the faults have been met"


async def inject(house: House, action: str) -> Counter[str]:
    do: Callable[[], Awaitable[None]] = getattr(house, action)
    fired: Counter[str] = Counter()
    async with house.open():
        await house.begin()
        for store in house.stores:
            for other in house.stores:
                other.arm()
            await do()
            await house.healed()
            for method, number in sorted(store.calls.items()):
                if method in FATAL:
                    continue
                for nth, kept, length in itertools.product(
                    range(1, min(number, OCCURRENCES) + 1),
                    (False, True) if store.real.shared and method in WRITES else (False,),
                    LENGTHS,
                ):
                    if house.read().over:
                        await house.begin()
                    store.arm(method, nth, kept, length)
                    await do()
                    await house.healed()
                    fired[method] += store.fired
                    store.arm()
                    house.compare()
    return fired


# -- one fault at a time ----------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("quick")
def test_a_page_that_lacks_a_view_is_sent_it_after_its_ping(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lose_a_view() -> None:
        house = House([SqliteStore(tmp_path / "fidchell.sqlite3")])
        async with house.open():
            await house.begin()
            spectator, player = (watcher for watcher in house.watchers if isinstance(watcher, Socket))
            with monkeypatch.context() as lost:
                lost.setattr(Outbox, "show", lambda outbox, view, whole=False: None)
                await house.move()
                other = next(watcher for watcher in house.watchers if isinstance(watcher, Waiter))
                await until(lambda: other.change == house.stored(), lambda: other.change)
            assert spectator.change == player.change != house.stored(), "neither page has been shown the move"
            await spectator.ping()
            await player.ping()
            await house.healed()
            seen = spectator.html
            await spectator.ping()
            assert spectator.html is seen, "whoever has everything is sent nothing"

    asyncio.run(lose_a_view())


def test_one_damaged_table_keeps_no_other_from_being_read_on(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    made = [tables.create("brandub", two()) for _ in range(3)]
    for table in made:
        table.listeners.append(lambda: None)
    known = {table.row.id: (table.row.rev + 1, 0) for table in made}
    read: list[str] = []

    def read_on(table: Table, said: int) -> None:
        read.append(table.row.id)
        if table is made[0]:
            raise StoreError("table-damaged")

    monkeypatch.setattr(tables.store, "latest", lambda asked: {name: known[name] for name in asked})
    monkeypatch.setattr(Table, "read_on", read_on)
    with pytest.raises(StoreError, match="table-damaged"):
        tables.look()
    assert set(read) == set(known)


def test_what_an_administrator_did_is_followed_though_it_could_not_be_read_at_once(tmp_path: Path) -> None:
    store = Faulty(SqliteStore(tmp_path / "fidchell.sqlite3"))
    app = App(store)
    app.household.look()
    store.ban(Ban("203.0.113.7", "spam", who="ann"))
    for method in ("bans", "limits"):
        store.arm(method, 1)
        with pytest.raises(StoreError):
            app.household.look()
    with suppress(RuntimeError):  # no loop: there is nobody to send away
        app.household.look()
    assert "203.0.113.7" in app.household.bans
    store.close()
