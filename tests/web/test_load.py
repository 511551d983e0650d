"""What a server does when there is much to do: it refuses what is new, and frees what nobody uses any more."""

import asyncio
import gc
import os
import re
import warnings
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from fidchell import _allocator
from fidchell.server import memory, tables
from fidchell.server.memory import Tidier
from fidchell.server.store import MemoryStore
from fidchell.server.tables import Tables
from fidchell.web import metrics, overload, pages
from fidchell.web.app import App
from fidchell.web.html import Markup
from fidchell.web.live import Outbox
from fidchell.web.overload import LAG_LIMIT_S, Overload, Overloaded
from fidchell.web.view import Parts, View
from tests.web.conftest import two

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have another library than httpx
    from starlette.testclient import TestClient, WebSocketDenialResponse

SITE = "http://localhost"

# -- shedding ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> App:
    async def no_looks(self: Overload) -> None:
        """The test says how late the loop is."""

    monkeypatch.setattr(Overload, "run", no_looks)
    return App(MemoryStore())


@pytest.fixture
def client(app: App) -> Iterator[TestClient]:
    with TestClient(app.asgi(), SITE, follow_redirects=False) as found:
        yield found


def delay(app: App, seconds: float) -> None:
    """The event loop is so late for a while."""
    for _ in range(20):
        app.overload.note(seconds)


def socket_of(client: TestClient, table: str, **headers: str) -> Any:
    return client.websocket_connect(f"ws://localhost/t/{table}/live?plain=yes", headers=headers)


def test_a_single_stall_refuses_nobody() -> None:
    late = Overload()
    late.note(4 * LAG_LIMIT_S)
    late.admit()


def test_what_is_full_stays_so_until_the_lag_is_down_to_half() -> None:
    late = Overload()
    for _ in range(20):
        late.note(1.1 * LAG_LIMIT_S)
    for _ in range(20):
        late.note(0.6 * LAG_LIMIT_S)
    with pytest.raises(Overloaded):
        late.admit()
    for _ in range(20):
        late.note(0.4 * LAG_LIMIT_S)
    late.admit()


def test_the_lag_is_how_late_the_loop_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overload, "TICK_S", 0.0)
    times = [0.0, 5.0]

    def clock() -> float:
        if not times:
            raise asyncio.CancelledError
        return times.pop(0)

    late = Overload(clock)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(late.run())
    assert late.lag == pytest.approx(overload.WEIGHT * 5.0)


@pytest.mark.parametrize(("lang", "said"), [("en", "The server is full"), ("de", "Der Server ist gerade voll")])
def test_a_full_server_refuses_new_tables_with_a_clear_word(app: App, client: TestClient, lang: str, said: str) -> None:
    client.cookies.set("lang", lang)
    found = re.search(r'name="csrf" value="([^"]+)"', client.get("/").text)
    assert found
    form = {"csrf": found[1], "game": "avignon", "way": "device"}
    delay(app, 1.0)
    for answer in (
        client.post("/new", data=form),
        client.post("/record", data={"csrf": found[1], "record": "{}"}),
        client.post("/api/v1/tables", json={"game": "avignon", "seats": []}, headers={"accept-language": lang}),
    ):
        assert answer.status_code == 503
        assert answer.headers["retry-after"] == str(overload.RETRY_S)
        assert said in answer.text
    assert client.get("/").status_code == 200
    assert metrics.line("fidchell_shed_total", 3) in metrics.exposed(metrics.own_lines(app))
    delay(app, 0.0)
    assert client.post("/new", data=form).status_code == 303


def test_a_full_server_refuses_new_sockets_but_not_the_moves_of_others(app: App, client: TestClient) -> None:
    table = app.tables.create("avignon", two())
    with socket_of(client, table.row.id) as before:
        before.receive_json()
        delay(app, 1.0)
        before.send_json({"id": 1, "verb": "explain", "picks": []})
        assert before.receive_json()["id"] == 1
        with pytest.raises(WebSocketDenialResponse) as denied, socket_of(client, table.row.id):
            pass
        assert denied.value.status_code == 503
        assert "The server is full" in denied.value.text
        page = {"origin": SITE, "accept-language": "de"}
        with socket_of(client, table.row.id, **page) as refused, pytest.raises(WebSocketDisconnect) as closed:
            refused.receive_json()
        assert closed.value.code == 1013
        assert "Der Server ist gerade voll" in closed.value.reason
        assert app.overload.refused == 2


# -- memory -----------------------------------------------------------------------------------------------------------


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_tables_leave_memory_after_their_sockets(app: App) -> None:
    clock = app.tables.clock = Clock()
    with TestClient(app.asgi(), SITE) as client:
        table = app.tables.create("avignon", two())
        ref, name = weakref.ref(table), table.row.id
        del table
        gc.disable()  # freeing needs no collection
        try:
            with socket_of(client, name) as socket:
                socket.receive_json()
                clock.now += 2 * tables.IDLE_S
                app.tables.drop_idle()
                assert ref() is not None, "somebody watches"
            client.get("/health")  # by now the socket has gone
            assert ref() is not None, "they may be back in a moment"
            app.tables.drop_idle()
            assert ref() is not None
            clock.now += 2 * tables.IDLE_S
            assert app.tables.drop_idle() == (1, False)
            assert ref() is None
        finally:
            gc.enable()
        assert not app.tables.used
        assert client.get(f"/t/{name}").status_code == 200


def test_idle_tables_leave_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "DROPPED_AT_ONCE", 2)
    clock = Clock()
    some = Tables(MemoryStore(), clock=clock)
    for _ in range(3):
        some.create("avignon", two())
    clock.now += 2 * tables.IDLE_S
    some.create("avignon", two())
    assert some.drop_idle() == (2, True)
    assert some.drop_idle() == (1, False)
    assert some.number == 1


class Some:
    """Tables in memory, as many as the test says."""

    number, idle = 0, 0

    def drop_idle(self) -> tuple[int, bool]:
        dropped, self.idle = min(self.idle, 25), max(0, self.idle - 25)
        self.number -= dropped
        return dropped, self.idle > 0


def test_everything_is_collected_when_many_have_gone_and_few_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(gc, "collect", lambda: done.append("collect"))
    monkeypatch.setattr(memory, "trim", lambda: done.append("trim"))
    some, clock = Some(), Clock()
    tidier = Tidier(some, lambda: done.append("hourly"), lambda: done.append("caches"), clock)
    some.number, some.idle = 1200, 100
    while tidier.step():
        pass
    assert done == [], "it would take long with so many tables"
    some.number, some.idle = 20, 10
    assert not tidier.step()
    assert done == ["caches", "collect", "trim"]
    assert not tidier.step()
    assert len(done) == 3
    some.number, clock.now = 1200, memory.DAY
    tidier.step()
    assert done[3:] == ["hourly", "collect", "trim"], "once a day, however many there are"


def test_no_full_collection_runs_by_itself() -> None:
    try:
        memory.tune()
        before = gc.get_stats()[2]["collections"]
        kept = [[n] for n in range(50 * memory.THRESHOLDS[0])]
        assert len(kept) == 50 * memory.THRESHOLDS[0]
        assert gc.get_stats()[2]["collections"] == before
    finally:
        memory.untune()
    assert gc.get_threshold() == memory.USUAL_THRESHOLDS


def test_a_view_that_was_sent_is_not_kept_for_the_next_one() -> None:
    class Socket:
        def __init__(self) -> None:
            self.query_params = {"changes": "yes"}
            self.sent = 0

        async def send_bytes(self, data: bytes) -> None:
            self.sent += 1

    async def run() -> None:
        socket: Any = Socket()
        outbox = Outbox(socket, Any)  # type: ignore[arg-type]
        view = View({"data-version": 1}, Markup("frame"), Parts())
        ref = weakref.ref(view)
        outbox.show(view)
        del view
        sending = asyncio.get_running_loop().create_task(outbox.run())
        while not socket.sent:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert ref() is None
        assert outbox.known
        sending.cancel()

    asyncio.run(run())


def test_caches_can_be_dropped(app: App) -> None:
    caches = [*memory.bounded_caches("fidchell.web"), *pages.SHARED]
    table = app.tables.create("banish-the-snakes", two())
    with TestClient(app.asgi(), SITE) as client:
        with socket_of(client, table.row.id) as socket:
            first = socket.receive_json()
        assert any(cache.cache_info().currsize for cache in caches)
        assert any(names.drawn for names in table.game._names.values())
        app.drop_caches()
        assert not any(cache.cache_info().currsize for cache in caches)
        assert not any(names.drawn for names in table.game._names.values())
        with socket_of(client, table.row.id) as socket:
            assert socket.receive_json() == first


def test_a_server_takes_the_allocator_that_returns_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_allocator, "has_glibc", lambda: True)
    found = _allocator.changed_environment(["serve", "--port", "1"], {"HOME": "/h"})
    assert found == {"HOME": "/h", **_allocator.CHOICE, _allocator.CHOSEN: "yes"}
    assert _allocator.changed_environment(["serve"], found) is None, "once"
    assert _allocator.changed_environment(["serve"], {"PYTHONMALLOC": "pymalloc"}) is None, "somebody has chosen"
    assert _allocator.changed_environment(["work"], {}) is None
    assert _allocator.changed_environment([], {}) is None
    monkeypatch.setattr(_allocator, "has_glibc", lambda: False)
    assert _allocator.changed_environment(["serve"], {}) is None


def test_only_the_server_itself_takes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[Any] = []
    monkeypatch.setattr(_allocator, "has_glibc", lambda: True)
    monkeypatch.setattr("os.execve", lambda *words: started.append(words))
    monkeypatch.setattr("sys.argv", ["fidchell", "serve"])
    monkeypatch.delenv("PYTHONMALLOC", raising=False)
    _allocator.choose.__wrapped__()
    ((_, _, environment),) = started
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    _allocator.choose.cache_clear()
    _allocator.choose()
    assert not {*_allocator.CHOICE, _allocator.CHOSEN} & set(os.environ), "children start as usual"
    _allocator.choose()  # as `python -m fidchell` does, and then the command itself
    assert len(started) == 1
    _allocator.choose.cache_clear()
