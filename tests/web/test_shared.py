"""Several processes share one PostgreSQL: what each tells the others, and what none of them may lose."""

import asyncio
import json
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from fidchell.cli import run_command
from fidchell.core.errors import InvalidRecord
from fidchell.core.rng import Rng
from fidchell.server import driver
from fidchell.server import queue as server_queue
from fidchell.server.errors import Conflict, NoSuchTable, Uncertain, Unreachable, WorkFailed
from fidchell.server.patience import now, patiently
from fidchell.server.postgres import PostgresStore
from fidchell.server.queue import Queue, heard_by
from fidchell.server.seats import Seat
from fidchell.server.store import SqliteStore, read_row
from fidchell.server.table import Table
from fidchell.server.tables import Tables
from fidchell.server.together import together as shared_board
from fidchell.server.wire import TASKS, pack_work
from fidchell.server.work import Job, check_record
from fidchell.web.app import App
from fidchell.web.pages import edition
from fidchell.web.rate_limits import RATES, TooMany
from fidchell.web.serve import CannotServe, listener
from tests.web.conftest import PATIENCE, ROOT, TLS, Bot, Hall, RunningServer, two
from tests.web.postgres import Postgres
from tools.fire.house import children


@pytest.fixture
def stores(database: str) -> Iterator[list[PostgresStore]]:
    """Two processes' ways to the same games."""
    with ExitStack() as opened:
        yield [opened.enter_context(closing(PostgresStore(database))) for _ in range(2)]


@pytest.fixture
def halls(stores: list[PostgresStore]) -> list[Tables]:
    return [Tables(store) for store in stores]


def until(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.02)


async def until_async(true: Callable[[], object]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.02)


def first_move(table: Table, seat: int = 0) -> str:
    state = table.session.state
    return str(table.game.text(state, state.legal(seat)[0]))


def look(halls: list[Tables], table: Table) -> None:
    for hall in halls:
        hall.look(table.row.id)


def same(*tables: Table) -> None:
    """The same game, move by move, as if each had been opened just now."""
    fresh = Tables(tables[0].store).get(tables[0].row.id)
    for table in tables:
        assert table.session.record == fresh.session.record
        assert table.session.state.key() == fresh.session.state.key()
        assert [step.text for step in table.session.line] == [step.text for step in fresh.session.line]
        assert (table.row, table.version, table.said) == (fresh.row, fresh.version, fresh.said)


# -- a table in two processes -----------------------------------------------------------------------------------------


def test_what_one_process_does_the_other_reads_on(halls: list[Tables]) -> None:
    here = halls[0].create("avignon", two())
    there = halls[1].get(here.row.id)
    told: list[str] = []
    there.listeners.append(lambda: told.append("told"))
    for number in range(12):
        mover = here if number % 2 else there
        seat = mover.actors()[0]
        mover.act(("ann", "bob")[seat], seat, first_move(mover, seat))
        look(halls, here)
        same(here, there)
        if number % 5 == 4:
            mover.say("ann", "Ann", "hello")
    here.undo("ann", 0)  # taking back is asked for, agreed to, and read
    look(halls, here)
    if there.offered is not None:
        there.answer("bob", 1, True)
    look(halls, here)
    here.rename("ann", "Anna")
    here.resign("bob", 1)
    halls[1].look()  # where somebody listens
    same(here, there)
    assert there.over
    assert told


def test_what_is_told_of_a_move_need_not_be_read(
    halls: list[Tables], stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = halls[0].create("avignon", two())
    there = halls[1].get(here.row.id)
    told, reads = list[dict[str, Any]](), list[str]()
    monkeypatch.setattr(stores[0], "_tell", lambda text: told.append(json.loads(text)))
    monkeypatch.setattr(stores[1], "_select", lambda sql, values=None: reads.append(sql))

    def hear(notice: dict[str, Any]) -> bool:
        return there.hear(read_row(notice["row"]), notice["first"], notice["moves"])

    for _ in range(3):
        (seat, *_) = here.actors()
        here.act(("ann", "bob")[seat], seat, first_move(here, seat))
    assert not hear(told[1]), "one that does not follow has to be read"
    assert [hear(notice) for notice in told] == [True, True, True]
    here.rename("ann", "Anna")
    assert hear(told[3])
    assert not reads
    assert hear(told[0]), "it is known already"
    monkeypatch.undo()
    same(here, there)


def test_what_is_too_long_to_be_told_is_read(stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch) -> None:
    told = list[dict[str, Any]]()
    monkeypatch.setattr(stores[0], "_tell", lambda text: told.append(json.loads(text)))
    seats = [Seat("person", "é" * 3000, "ann"), Seat("person", "Bob", "bob")]
    table = Tables(stores[0]).create("brandub", seats)
    table.act("ann", 0, first_move(table))
    assert told[-1] == {"from": stores[0].me, "what": "table", "table": table.row.id}


@pytest.mark.parametrize("game", ["serpent-master", "banish-the-snakes", "battle-of-banners", "brandub"])
def test_every_game_is_read_on_as_if_it_were_opened_anew(halls: list[Tables], game: str) -> None:
    number = max(2, halls[0].game(game).meta.players[0])
    seats = [Seat("person", name, name.lower()) for name in ("Ann", "Bob", "Cat", "Dan")[:number]]
    here = halls[0].create(game, seats)
    there, rng = halls[1].get(here.row.id), Rng("read on")
    for _ in range(25):
        mover = here if rng.below(2) else there
        look(halls, here)
        if not mover.actors():
            break
        seat = mover.actors()[0]
        state = mover.session.state
        legal = state.legal(seat)
        mover.act(seats[seat].person, seat, mover.game.text(state, legal[rng.below(len(legal))]))
    look(halls, here)
    same(here, there)


def test_of_two_at_once_one_is_first_and_the_other_asks_again(halls: list[Tables]) -> None:
    here = halls[0].create("avignon", [Seat("person", "Ann", "ann"), Seat(), Seat()][:2], host="ann")
    there = halls[1].get(here.row.id)
    invite = here.seats[1].invite
    here.rename("ann", "Anna")  # of which the other has not heard

    async def join() -> int:
        return await patiently(now(lambda: there.join("bob", "Bob", invite)), False)

    assert asyncio.run(join()) == 1
    look(halls, here)
    assert [seat.name for seat in here.seats] == ["Anna", "Bob"]
    same(here, there)
    move = first_move(here)
    here.act("ann", 0, move)
    with pytest.raises(Conflict):
        there.act("ann", 0, move)
    same(here, there)


def test_a_table_that_was_removed_elsewhere_is_gone(halls: list[Tables]) -> None:
    here = halls[0].create("avignon", [Seat("person", "Ann", "ann"), Seat()], host="ann")
    there = halls[1].get(here.row.id)
    halls[0].cancel(here, "ann")
    with pytest.raises(NoSuchTable):
        halls[1].get(here.row.id)
    with pytest.raises(NoSuchTable):
        there.rename("ann", "Anna")


def test_a_draw_that_nobody_made_is_made(halls: list[Tables], stores: list[PostgresStore]) -> None:
    """A process died after it had stored the table, and before the game began."""
    table = halls[0].create("avignon", two())
    row = stores[0].read(table.row.id)
    assert row is not None
    row.id, row.rev, row.summary = "begun", 0, {}
    stores[0].create(row)
    found = halls[1].get("begun")
    assert not found.session.record.moves

    async def run() -> None:
        await driver.run_bots(App(stores[1]).workers, found)

    asyncio.run(run())
    assert found.session.record.moves


def test_one_process_at_a_time_moves_the_bots(stores: list[PostgresStore]) -> None:
    first, second = stores
    assert first.take("bots of t1")
    assert first.take("bots of t1"), "it has it already"
    assert not second.take("bots of t1")
    assert second.take("bots of t2")
    first.give_up("bots of t1")
    assert second.take("bots of t1")
    second.link.db.close()  # as if it had died
    until(lambda: first.take("bots of t1"))
    assert not second.take("bots of t1"), "it has noticed, too"


# -- a database that goes away ----------------------------------------------------------------------------------------


def cut_off(store: PostgresStore, other: PostgresStore) -> None:
    """The server ends a connection while nobody asks for anything."""
    pid = store.link.db.info.backend_pid
    other.link.ask("SELECT pg_terminate_backend(:pid)", {"pid": pid})
    deadline = time.monotonic() + PATIENCE
    while other.link.ask("SELECT 1 FROM pg_stat_activity WHERE pid = :pid", {"pid": pid}):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_connection_that_was_cut_is_made_again(halls: list[Tables], stores: list[PostgresStore]) -> None:
    table = halls[0].create("avignon", two())
    cut_off(*stores)
    table.act("ann", 0, first_move(table))
    cut_off(*stores)
    assert stores[0].devices("ann").carried == 0
    halls[1].get(table.row.id)
    same(table, halls[1].get(table.row.id))


class Cut:
    """A connection that is lost after the server has done what was asked, and before it could say so."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.real = store.link.db
        self.closed = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def execute(self, *asked: Any) -> Any:
        self.real.execute(*asked)
        self.real.close()
        self.closed = True
        return self.real.execute("SELECT 1")


def test_a_move_whose_answer_was_lost_is_made_once(halls: list[Tables], stores: list[PostgresStore]) -> None:
    table = halls[0].create("avignon", two())
    move, number, cut = first_move(table), table.version, [False]

    async def act() -> None:
        if table.done("mark"):
            return
        with table.doing("mark"):
            if not cut[0]:
                cut[0] = True
                stores[0].link.db = Cut(stores[0])  # type: ignore[assignment]
            table.act("ann", 0, move)

    with pytest.raises(Uncertain):
        asyncio.run(act())
    asyncio.run(patiently(act, True))
    assert table.session.record.moves[number:].count(f"0 {move}") == 1
    same(table, halls[1].get(table.row.id))


def test_without_a_mark_nothing_is_tried_twice_that_may_have_happened() -> None:
    tried: list[str] = []

    async def uncertain() -> None:
        tried.append("uncertain")
        raise Uncertain("store-lost")

    async def away() -> None:
        tried.append("away")
        if len(tried) < 4:
            raise Unreachable("store-away")

    with pytest.raises(Uncertain):
        asyncio.run(patiently(uncertain, False))
    asyncio.run(patiently(away, False))
    assert tried == ["uncertain", "away", "away", "away"]


# -- what they tell each other ----------------------------------------------------------------------------------------


def together(stores: list[PostgresStore], do: Callable[[App, App], Any]) -> None:
    """Two web processes, as far as they hear of each other."""

    async def run() -> None:
        apps = [App(store) for store in stores]
        for app in apps:
            app.sharing.start()
        try:
            await until_async(lambda: all(app.sharing.listens for app in apps))
            await do(*apps)
        finally:
            for app in apps:
                await app.sharing.close()

    asyncio.run(run())


def test_limits_are_shared(stores: list[PostgresStore]) -> None:
    async def spend(here: App, there: App) -> None:
        for _ in range(int(RATES["create"][0])):
            here.limits.spend("create", "192.0.2.1")
        with pytest.raises(TooMany):
            here.limits.spend("create", "192.0.2.1")
        await until_async(lambda: there.limits.buckets and refused(there, "192.0.2.1"))
        there.limits.spend("create", "192.0.2.2")

    together(stores, spend)


def refused(app: App, address: str) -> bool:
    try:
        app.limits.spend("create", address)
    except TooMany:
        return True
    return False


def test_tables_screens_bots_and_boards_are_told(stores: list[PostgresStore]) -> None:
    async def tell(here: App, there: App) -> None:
        mine = here.tables.create("avignon", two())
        theirs = there.tables.get(mine.row.id)
        theirs.listeners.append(lambda: None)
        mine.act("ann", 0, first_move(mine))
        await until_async(lambda: theirs.version == mine.version)
        mine.say("ann", "Ann", "hello")
        await until_async(lambda: theirs.said == 1)
        here.eyes.unveil(mine, "ann", 0)
        await until_async(lambda: there.eyes.last_at_screen(theirs, "ann") == 0)
        stores[0].tell({"what": "thinking", "table": mine.row.id, "seat": 1})
        await until_async(lambda: theirs.thought is not None and theirs.thought.seat == 1)
        stores[0].tell({"what": "thinking", "table": mine.row.id, "seat": None})
        await until_async(lambda: theirs.thought is None)
        stores[0].tell({"what": "nonsense", "of": "a newer version"})
        stores[0].tell({"what": "table", "wrong": "arguments"})
        mine.resign("bob", 1)
        await until_async(lambda: theirs.over)

    together(stores, tell)


def test_what_several_look_at_and_what_passes_is_told(
    stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell(here: App, there: App) -> None:
        mine = here.tables.create("avignon", two())
        mine.act("ann", 0, first_move(mine))
        mine.resign("bob", 1)
        theirs = there.tables.get(mine.row.id)
        board = shared_board(mine)
        board.lead("ann", "Ann")
        board.turn(1)
        board.draw("Ann", "knight", "noble")
        late = shared_board(theirs)  # it asks
        await until_async(lambda: (late.leader, late.at, late.marks) == ("ann", 1, board.marks))
        late.try_out(there.tables.what_if(theirs, "bob", "Bob", 1, curtain=False))
        await until_async(lambda: board.branch is not None)
        passed: list[Any] = []
        monkeypatch.setattr(there.live, "whispered", lambda *said: passed.append(said))
        here.live.whisper(mine.row.id, kind="nudge", who="Ann", to=["bob"])
        await until_async(lambda: passed == [(mine.row.id, {"kind": "nudge", "who": "Ann", "to": ["bob"]})])

        async def send_away(person: str) -> None:
            passed.append(person)

        monkeypatch.setattr(there.live, "send_away", send_away)
        stores[0].sign_out("eve")
        await until_async(lambda: passed[-1] == "eve")
        assert there.store.devices("eve").signed_out == 1

    together(stores, tell)


def test_games_move_to_a_database_and_back(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("FIDCHELL_DATABASE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    first = SqliteStore(tmp_path / "first")
    table = Tables(first).create("avignon", two())
    table.act("ann", 0, first_move(table))
    record = table.session.record
    first.close()
    assert run_command(["copy-store", str(tmp_path / "first"), database]) == 0
    assert "1 table copied" in capsys.readouterr().out
    assert run_command(["copy-store", str(tmp_path / "first"), database]) == 2
    assert "there are games there already" in capsys.readouterr().err
    assert run_command(["copy-store", str(tmp_path / "nothing"), database]) == 2
    assert run_command(["backup", str(tmp_path / "copy"), "--database", database]) == 0
    assert run_command(["copy-store", database, str(tmp_path / "back")]) == 0
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy"]
    for name in ("copy", "back"):
        store = SqliteStore(tmp_path / name)
        assert Tables(store).get(table.row.id).session.record == record
        store.close()


# -- real processes ---------------------------------------------------------------------------------------------------


class Houses:
    """Web processes that share a database, each at a port of its own, as behind a proxy."""

    def __init__(self, folder: Path, database: str, *words: str) -> None:
        self.folder = folder
        self.words = ("--database", database, *words)
        self.running: list[RunningServer] = []

    def open(self, *words: str) -> RunningServer:
        place = self.folder / str(len(self.running))
        place.mkdir()
        self.running.append(RunningServer(place, *self.words, *words))
        self.running[-1].start()
        return self.running[-1]

    def close(self) -> None:
        for server in self.running:
            server.kill()


@pytest.fixture
def houses(tmp_path: Path, database: str) -> Iterator[Houses]:
    found = Houses(tmp_path, database)
    yield found
    found.close()


class Game:
    """A game by the API, whose moves go to any process; it knows every move that was acknowledged."""

    def __init__(self, server: RunningServer, stack: ExitStack, game: str = "avignon") -> None:
        self.stack = stack
        self.hall = Hall(server)
        made = self.hall.create(game=game, seats=["you", "you"])
        self.table = made["table"]
        self.tokens = [one["token"] for one in made["tokens"]]
        self.acknowledged: list[str] = []

    def seat(self, number: int, server: RunningServer) -> Bot:
        bot = Bot(server, self.table, self.tokens[number])
        self.stack.callback(bot.http.close)
        return bot

    def move(self, server: RunningServer) -> str:
        """Whoever is to act makes the first choice; the change that it leads to."""
        (actor, *_) = self.seat(0, server).state()["to_act"]
        bot = self.seat(actor, server)
        choice = bot.first_choice()
        answer = bot.post("act", choice=choice, once=f"move {len(self.acknowledged)}")
        assert answer.status_code == 200, answer.text
        self.acknowledged.append(f"{actor} {choice}")
        return str(answer.json()["change"])

    def check(self, server: RunningServer) -> None:
        """Nothing is lost, doubled or out of order."""
        moves: list[str] = self.seat(0, server).get("/record").json()["moves"]
        assert [move for move in moves if move[0] in "01"] == self.acknowledged


def test_a_game_goes_on_wherever_its_moves_arrive(houses: Houses) -> None:
    first, second = houses.open("--thinkers", "0"), houses.open("--thinkers", "0")
    with ExitStack() as stack:
        game = Game(first, stack)
        change = game.seat(1, second).state()["change"]
        for number in range(8):
            said = game.move((first, second)[number % 2])
            for server in (first, second):  # whoever waited hears of it, and nobody sees less than before
                state = game.seat(1, server).get(after=change).json()
                assert state["change"] == said
            change = said
        first.kill()
        for _ in range(4):
            game.move(second)
        first.start()
        game.move(first)
        for server in (first, second):
            game.check(server)


@contextmanager
def frozen(postgres: Postgres) -> Iterator[None]:
    """All of its processes stand still."""
    assert postgres.process is not None
    pids = [postgres.process.pid, *children(postgres.process.pid)]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_game_goes_on_when_the_database_restarts_or_was_frozen(tmp_path: Path) -> None:
    postgres = Postgres()
    postgres.start()
    houses = Houses(tmp_path, postgres.database())
    try:
        first, second = houses.open("--thinkers", "0"), houses.open("--thinkers", "0")
        with ExitStack() as stack:
            game = Game(first, stack)
            for number in range(9):
                game.move((first, second)[number % 2])
                if number % 3 == 1:
                    postgres.end((signal.SIGINT, signal.SIGQUIT, signal.SIGKILL)[number // 3])
                    postgres.start()
            with frozen(postgres):
                table, style = f"/api/v1/tables/{game.table}", f"/static/{edition()}/home.css"
                for path, status in ((table, 503), ("/health", 200), (style, 200), ("/ready", 503)):
                    found = httpx.get(f"{first.url}{path}", timeout=PATIENCE, verify=TLS)
                    assert found.status_code == status, path
            for server in (first, second):
                game.move(server)
                game.check(server)
    finally:
        houses.close()
        postgres.remove()


# -- one parent and its processes -------------------------------------------------------------------------------------


def processes(server: RunningServer) -> set[int]:
    """The ids of a parent's processes."""
    assert server.process is not None
    return set(children(server.process.pid))


def answers(server: RunningServer) -> bool:
    return httpx.get(f"{server.url}/health", timeout=PATIENCE, verify=TLS).status_code == 200


def test_processes_are_replaced_and_exchanged_and_end_together(houses: Houses) -> None:
    house = houses.open("--workers", "2", "--thinkers", "1")
    until(lambda: len(processes(house)) == 3)
    with ExitStack() as stack:
        game = Game(house, stack)
        game.move(house)
        before = processes(house)
        os.kill(min(before), signal.SIGKILL)
        until(lambda: len(processes(house) - before) == 1 and len(processes(house)) == 3)
        game.move(house)
        assert house.process is not None
        before = processes(house)
        house.process.send_signal(signal.SIGHUP)
        until(lambda: answers(house) and len(processes(house)) == 3 and not processes(house) & before)
        game.move(house)
        game.check(house)
    assert house.stop() == 0
    assert "another takes its place" in house.log.read_text()


def test_processes_end_with_their_parent(houses: Houses) -> None:
    house = houses.open("--workers", "1", "--thinkers", "0")
    until(lambda: len(processes(house)) == 1)
    (left,) = processes(house)
    house.kill()
    until(lambda: not Path(f"/proc/{left}").exists())


def test_a_port_is_free_when_the_parent_is_gone(houses: Houses) -> None:
    """Whoever starts it again can't wait for its processes, which may be busy, or stopped altogether."""
    house = houses.open("--workers", "1", "--thinkers", "1")
    until(lambda: len(processes(house)) == 2)
    web, thinking = sorted(processes(house))
    os.kill(web, signal.SIGSTOP)
    try:
        house.kill()
        until(lambda: free(house.port))
        assert Path(f"/proc/{web}").exists()
    finally:
        os.kill(web, signal.SIGCONT)
    until(lambda: not Path(f"/proc/{web}").exists() and not Path(f"/proc/{thinking}").exists())


def free(port: int) -> bool:
    try:
        listener("127.0.0.1", port).close()
    except CannotServe:
        return False
    return True


# -- work that takes time ---------------------------------------------------------------------------------------------


def with_queues(stores: list[PostgresStore], thinkers: tuple[int, int], do: Callable[[Queue, Queue], Any]) -> None:
    """Two processes that ask and think."""

    async def run() -> None:
        made = [Queue(store, number) for store, number in zip(stores, thinkers, strict=True)]
        loop, listening = asyncio.get_running_loop(), []
        for queue, store in zip(made, stores, strict=True):
            queue.start()
            listening.append(loop.create_task(store.listen(heard_by(queue), queue.news.set)))
        try:
            await asyncio.wait_for(do(*made), PATIENCE)
        finally:
            for task in listening:
                task.cancel()
            for queue in made:
                await queue.drain()
                queue.close()

    asyncio.run(run())


@pytest.fixture
def simple_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the queue do a few things that nobody asks for otherwise."""
    for do in (pow, iter, time.sleep, os._exit):
        monkeypatch.setitem(TASKS, do.__name__, do)


def jobs(store: PostgresStore) -> list[Any]:
    return store.link.ask("SELECT taker, tries FROM jobs")


@pytest.mark.usefixtures("simple_tasks")
def test_work_is_done_by_whoever_has_room(stores: list[PostgresStore]) -> None:
    async def ask(asks: Queue, thinks: Queue) -> None:
        assert await asks.do(pow, 2, 10) == 1024
        told: list[Any] = []
        found = await asks.carry_out(Job(iter, [1, 2, 3], tell=told.append), "t1")
        assert (found, told[-1]) == (3, 3)
        with pytest.raises(InvalidRecord):
            await asks.do(check_record, "{}")
        assert await asyncio.gather(*(asks.do(pow, 3, n) for n in range(9))) == [3**n for n in range(9)]
        assert jobs(stores[0]) == []
        with pytest.raises(ValueError, match="system"):
            await asks.do(os.system, "true")

    with_queues(stores, (0, 1), ask)


@pytest.mark.usefixtures("simple_tasks")
def test_work_of_another_release_is_left_alone(stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask(asks: Queue, thinks: Queue) -> None:
        with monkeypatch.context() as other:
            other.setattr(server_queue, "release", lambda: "0.1.0-other")
            waiting = asyncio.get_running_loop().create_task(asks.do(pow, 2, 3))
            await asyncio.sleep(0)  # it is asked for, and nobody has looked yet
        assert await asks.do(pow, 2, 10) == 1024
        assert jobs(stores[0]) == [("", 0)]
        waiting.cancel()

    with_queues(stores, (0, 1), ask)


@pytest.mark.usefixtures("simple_tasks")
def test_what_cannot_be_read_in_the_queue_is_told(stores: list[PostgresStore], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever can write to the database can't make anybody run code, nor end the queue."""

    async def ask(asks: Queue, thinks: Queue) -> None:
        with monkeypatch.context() as other:
            other.setattr(server_queue, "pack_work", lambda *given: pickle.dumps(given))
            with pytest.raises(WorkFailed):
                await asks.do(pow, 2, 3)
            other.setattr(server_queue, "pack_work", pack_work)
            other.setattr(server_queue, "pack_answer", pickle.dumps)
            with pytest.raises(WorkFailed):
                await asks.do(pow, 2, 3)
        assert await asks.do(pow, 2, 3) == 8

    with_queues(stores, (0, 1), ask)


@pytest.mark.usefixtures("simple_tasks")
def test_work_is_dropped_when_nobody_waits_and_told_when_it_fails_twice(stores: list[PostgresStore]) -> None:
    async def ask(asks: Queue, thinks: Queue) -> None:
        waiting = asyncio.get_running_loop().create_task(asks.do(time.sleep, 600))
        await until_async(lambda: thinks.busy)
        waiting.cancel()
        await until_async(lambda: not thinks.mine and not thinks.busy and not jobs(stores[0]))
        with pytest.raises(WorkFailed):
            await asks.do(os._exit, 1)
        assert await asks.do(pow, 2, 2) == 4

    with_queues(stores, (0, 1), ask)


@pytest.mark.usefixtures("simple_tasks")
def test_work_of_a_machine_that_died_is_done_by_another(stores: list[PostgresStore]) -> None:
    async def ask(first: Queue, second: Queue) -> None:
        second.thinkers = 0
        waiting = asyncio.get_running_loop().create_task(second.do(time.sleep, 600))
        await until_async(lambda: first.mine)
        for task in first.tasks:
            task.cancel()  # it says nothing any more
        for _, task in first.mine.values():
            task.cancel()
        work = pack_work(pow, (2, 3))  # the other need not sleep as long
        stores[1].link.ask("UPDATE jobs SET alive = now() - interval '1 hour', work = :work", {"work": work})
        second.thinkers = 1
        assert await waiting == 8
        assert first.store.me != second.store.me

    with_queues(stores, (1, 1), ask)


def test_a_bot_moves_where_nobody_else_does(houses: Houses, stores: list[PostgresStore]) -> None:
    """Two web processes, and a thinking machine that comes later."""
    first, second = houses.open("--thinkers", "0"), houses.open("--thinkers", "0")
    made = Hall(first).create(seats=["you", "bot:greedy"])
    with ExitStack() as stack:
        here, there = (Bot(server, made["table"], made["tokens"][0]["token"]) for server in (first, second))
        for bot in (here, there):
            stack.callback(bot.http.close)
        while 1 not in here.state()["to_act"]:
            assert here.post("act", choice=here.first_choice()).status_code == 200
        until(lambda: jobs(stores[0]))
        machine = thinking(houses)
        stack.callback(machine.kill)
        until(lambda: 0 in there.state()["to_act"])
        machine.send_signal(signal.SIGSTOP)
        while 1 not in here.state()["to_act"]:
            assert here.post("act", choice=here.first_choice()).status_code == 200
        until(lambda: jobs(stores[0]))
        there.state()  # somebody is there, too, when the process that asked dies
        first.kill()
        machine.send_signal(signal.SIGCONT)
        until(lambda: 0 in there.state()["to_act"])
        machine.terminate()
        assert machine.wait(PATIENCE) == 0


def thinking(houses: Houses) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "fidchell", "work", *houses.words, "--thinkers", "1"]
    return subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, stdout=subprocess.DEVNULL)
