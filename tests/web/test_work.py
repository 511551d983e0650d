"""Nothing that takes long holds anybody up; what is brought along keeps what it needs; one object a table."""

import asyncio
import gc
import json
import os
import time
from pathlib import Path
from typing import Any

import pytest

from fidchell.bots import own
from fidchell.bots.personas import STAND_IN
from fidchell.core.errors import InvalidRecord
from fidchell.core.record import known_to
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE
from fidchell.server import memory, work
from fidchell.server.driver import HOPELESS, bot_moves, run_bots
from fidchell.server.errors import NoSuchTable, Overrun, WorkFailed
from fidchell.server.seats import Seat
from fidchell.server.tables import Tables
from fidchell.server.work import Job, Workers, check_record, named, think
from fidchell.web.pages import TEXTS, Visitor
from fidchell.web.players import news
from tests.avignon import packs
from tests.web.conftest import Person, RunningServer, brought, two
from tests.web.forking import copied

# -- one object a table -----------------------------------------------------------------------------------------------


def test_there_is_one_object_a_table_whatever_is_open(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fidchell.server.tables.OPEN_AT_ONCE", 3)
    watched = [tables.create("avignon", two()) for _ in range(5)]
    for table in watched:
        assert tables.get(table.row.id) is table
        assert asyncio.run(tables.fetch(table.row.id)) is table
    assert len(tables.open) == 3
    first = watched[0].row.id
    watched.clear()
    del table
    gc.collect()
    assert first not in tables.known, "nobody is there any more"
    assert tables.get(first).row.id == first


def test_a_table_is_opened_once_for_all_who_come(tables: Tables) -> None:
    table_id = tables.create("avignon", two()).row.id

    async def come() -> list[Any]:
        fresh = Tables(tables.store)
        return await asyncio.gather(*(fresh.fetch(table_id) for _ in range(5)))

    assert len(set(map(id, asyncio.run(come())))) == 1
    with pytest.raises(NoSuchTable):
        asyncio.run(tables.fetch("nothing"))


# -- processes --------------------------------------------------------------------------------------------------------


def test_the_loop_goes_on_while_work_is_done(tmp_path: Path) -> None:
    """The work can only end because the loop does something meanwhile."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def both() -> str:
        workers = Workers(1)
        try:
            reading = asyncio.create_task(workers.do(Path.read_text, pipe))
            await asyncio.to_thread(pipe.write_text, "from the loop")
            return str(await reading)
        finally:
            workers.close()

    assert asyncio.run(both()) == "from the loop"


def test_what_is_known_before_the_end_is_told() -> None:
    """Work that finds something again and again: each is heard, and the last is the result."""
    heard: list[int] = []

    async def work() -> Any:
        workers = Workers(1)
        try:
            return await workers.carry_out(Job(iter, [0, 1, 2, 3], tell=heard.append), "somebody")
        finally:
            workers.close()

    assert asyncio.run(work()) == 3
    assert heard == [0, 1, 2, 3]


def test_a_process_that_dies_or_is_not_waited_for_takes_nothing_with_it(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def run() -> None:
        workers = Workers(1)
        try:
            with pytest.raises(WorkFailed):
                await workers.do(os._exit, 3)
            waiting = asyncio.create_task(workers.do(Path.read_text, pipe))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            with pytest.raises(InvalidRecord, match="not valid JSON"):
                await workers.do(check_record, "{")
            with pytest.raises(RuntimeError, match="ZeroDivisionError") as failed:
                await workers.do(divmod, 1, 0)
            assert "Traceback" in failed.value.__notes__[0], "where it happened, for the log"
            assert await workers.do(abs, -3) == 3
        finally:
            workers.close()

    asyncio.run(run())


def test_a_copy_of_a_process_answers_nobody() -> None:
    """Otherwise its answer would be taken for the one to the next question, which may be another table's."""

    async def run() -> None:
        workers = Workers(1)
        try:
            assert await workers.do(copied)
            assert await workers.do(abs, -3) == 3
        finally:
            workers.close()

    asyncio.run(run())


def test_whoever_waits_when_the_server_ends_is_told(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def run() -> None:
        workers = Workers(1)
        waiting = asyncio.create_task(workers.do(Path.read_text, pipe))
        while not workers.busy:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)  # it listens
        workers.close()
        for asked in (waiting, workers.do(abs, -3)):
            with pytest.raises(WorkFailed):
                await asked
        assert not workers.busy

    asyncio.run(run())


def test_a_bot_thinks_the_same_anywhere() -> None:
    game = load("serpent-master")
    state = game.new(3)

    async def elsewhere() -> int:
        workers = Workers(1)
        try:
            return int(await workers.do(think, "greedy", named(game), "table", state.resample(0, Rng("w")), 0, "seed"))
        finally:
            workers.close()

    assert asyncio.run(elsewhere()) == think("greedy", named(game), "table", state.resample(0, Rng("w")), 0, "seed")


def test_a_bot_goes_on_with_what_it_thought_before() -> None:
    """At the same table, in the same seat; not where something is secret, and not with more than there is room for."""
    kept = work.trees.kept
    kept.clear()
    game = load("brandub")
    state, spec = game.new(2), "search:iterations=200"
    for seat in (0, 1, 0):
        before = {whose: tree.nodes for whose, tree in kept.items()}
        state.step(think(spec, named(game), "here", state.clone(), seat, "seed"), seat)
    whose = (spec, game.id, "here", "0")
    assert set(kept) == {whose, (spec, game.id, "here", "1")}
    assert kept[whose].nodes > before[whose], "the tree of two moves ago has grown"
    for table in range(2 * work.TREES):
        think(spec, named(game), str(table), state.clone(), 1, "seed")
    assert [key[2] for key in kept] == [str(table) for table in range(work.TREES, 2 * work.TREES)]
    kept.clear()
    pit = load("serpent-master").new(2)
    while pit.actor() == CHANCE:
        pit.step(pit.sample(Rng(1)), CHANCE)
    think(spec, ("serpent-master", None, None), "here", pit.resample(0, Rng(2)), 0, "seed")
    assert not kept


class Here:
    """Workers that do their work where they are asked."""

    async def carry_out(self, job: Job, queue: str) -> Any:
        return job.work(*job.arguments)


OWNER = """
from fidchell.core.bot import Bot

class Owner(Bot):
    "Chooses the last of all that it may do where it knows the Abbess."
    def __init__(self, game):
        self.knows = "abbess" in game.pack.names
    def choose(self, state, seat, rng):
        return state.legal(seat)[-1 if self.knows else 0]
"""


@pytest.mark.parametrize("own_cards", [True, False])
def test_a_bot_knows_the_cards_of_its_table(
    tables: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_cards: bool
) -> None:
    (tmp_path / "owner.py").write_text(OWNER)
    spec = f"{tmp_path}/owner.py:Owner"
    monkeypatch.setenv(own.NAMED, spec)
    pack = {"name": "own.toml", "text": packs.toml(packs.expansion())} if own_cards else None
    table = tables.create("avignon", [Seat("bot", "Owner", None, spec)] * 2, pack=pack)
    state, seat = table.session.state, table.actors()[0]
    first, *_, last = (table.game.text(state, action) for action in state.legal(seat))
    asyncio.run(bot_moves(Here(), table, seat, 0, lambda: None))  # type: ignore[arg-type]
    assert f"{seat} {last if own_cards else first}" in table.session.record.moves
    work.make_bot.cache_clear()


FAILING = """
from fidchell.core.bot import Bot

class Raises(Bot):
    def choose(self, state, seat, rng):
        raise ZeroDivisionError("its own fault")

class Cheats(Bot):
    def choose(self, state, seat, rng):
        return 10**6
"""


@pytest.mark.parametrize("name", ["Raises", "Cheats"])
def test_a_bot_that_fails_is_replaced_and_told_once(
    tables: Tables,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    name: str,
) -> None:
    """Its table hears of it in words, the log once with where it happened, and the game goes on to its end."""
    (tmp_path / "failing.py").write_text(FAILING)
    spec = f"{tmp_path}/failing.py:{name}"
    monkeypatch.setenv(own.NAMED, spec)
    seats = [Seat("person", "Ann", "ann"), Seat("bot", spec, None, spec)]
    table = tables.create("avignon", seats, {"first": "avignon"}, pace=0)
    asyncio.run(run_bots(Here(), table))  # type: ignore[arg-type]  # until Ann is to move
    work.make_bot.cache_clear()
    assert table.seats[1].bot == STAND_IN
    assert table.actors() == (0,)
    assert tables.store.read(table.row.id).seats[1].bot == STAND_IN  # type: ignore[union-attr]
    failed = [record for record in caplog.records if record.levelname == "ERROR"]
    assert len(failed) == 1
    assert f"{name} failed" in failed[0].getMessage()
    assert ("its own fault" if name == "Raises" else "1000000") in failed[0].getMessage(), "why, in the line itself"
    if name == "Raises":
        assert 'raise ZeroDivisionError("its own fault")' in caplog.text
    for lang, words in (("en", "The bot that played for Avignon has failed."), ("de", "Der Bot, der für Avignon")):
        visitor = Visitor("ann", "Ann", lang, "", "", TEXTS)
        assert words in str(news(visitor, table))
    state = table.session.state
    table.act("ann", 0, table.game.text(state, state.legal(0)[0]))
    assert news(visitor, table) is None, "told once"


class Deadly(Here):
    """Workers whose process dies whenever a bot from elsewhere thinks in it."""

    def __init__(self, error: WorkFailed) -> None:
        self.error = error
        self.deaths = 0

    async def carry_out(self, job: Job, queue: str) -> Any:
        if own.from_elsewhere(job.arguments[0]):
            self.deaths += 1
            raise self.error
        return await super().carry_out(job, queue)


@pytest.mark.parametrize(
    ("error", "expected"), [(WorkFailed("work-failed"), [2, 4, 8]), (Overrun("work-failed"), [])], ids=["ends", "loops"]
)
def test_a_bot_that_ends_its_own_process_or_never_ends_is_replaced(
    tables: Tables,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: WorkFailed,
    expected: list[int],
) -> None:
    """It is asked some times, since something else may have killed the process, unless it just went on thinking; then
    another bot plays on."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("fidchell.server.driver.asyncio.sleep", wait)
    (tmp_path / "owner.py").write_text(OWNER)
    spec = f"{tmp_path}/owner.py:Owner"
    monkeypatch.setenv(own.NAMED, spec)
    seats = [Seat("person", "Ann", "ann"), Seat("bot", "Owner", None, spec)]
    table, workers = tables.create("avignon", seats, {"first": "avignon"}, pace=0), Deadly(error)
    asyncio.run(run_bots(workers, table))  # type: ignore[arg-type]  # until Ann is to move
    assert (workers.deaths, waits) == (HOPELESS if expected else 1, expected)
    assert table.seats[1].bot == STAND_IN
    assert table.actors() == (0,)
    assert f"the bot {spec} failed" in caplog.text


def test_a_table_s_bots_think_where_they_thought_before(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def main() -> None:
        workers = Workers(2)
        try:
            busy = asyncio.create_task(workers.carry_out(Job(Path.read_text, pipe), "a"))
            await asyncio.sleep(0)
            at = {"b": await workers.carry_out(Job(os.getpid), "b")}
            await asyncio.to_thread(pipe.write_text, "done")
            await busy
            at["a"] = await workers.carry_out(Job(os.getpid), "a")
            assert at["a"] != at["b"]
            for table in "abbaab":
                assert await workers.carry_out(Job(os.getpid), table) == at[table]
        finally:
            workers.close()

    asyncio.run(main())


def family(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            _, _, rest = stat.read_text().rpartition(")")
        except OSError:
            continue
        parents[int(stat.parent.name)] = int(rest.split()[1])
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    server = RunningServer(tmp_path)
    server.start()
    person = Person(server)
    path = person.new("watch")
    socket = person.socket(path)
    while "Finished" not in person.view(socket):
        pass
    assert server.process is not None
    started = family(server.process.pid)
    assert started, "bots think in other processes"
    server.kill()
    person.close()
    while any(map(lives, started)):
        time.sleep(0.01)


def lives(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Unwell:
    """Workers of whom the first two die."""

    def __init__(self) -> None:
        self.asked = 0

    async def carry_out(self, job: Job, queue: str) -> Any:
        self.asked += 1
        if self.asked < 3:
            raise WorkFailed("work-failed")
        return job.work(*job.arguments)


def test_bots_try_again(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr("fidchell.server.driver.asyncio.sleep", wait)
    table = tables.create("avignon", [Seat("bot", "random", None, "random")] * 2, pace=0)
    asyncio.run(run_bots(Unwell(), table))  # type: ignore[arg-type]
    assert table.over
    assert waits == [2, 4]


def test_nobody_waits_for_a_referee_or_a_script(tables: Tables) -> None:
    table = tables.create("avignon", two(), host="ann", typed=True, limit=1)
    assert table.actors() == (CHANCE,)
    asyncio.run(run_bots(Unwell(), table))  # type: ignore[arg-type]


def test_idle_processes_that_died_are_not_asked() -> None:
    async def run() -> None:
        workers = Workers(3)
        try:
            await asyncio.gather(*(workers.do(abs, -n) for n in range(3)))
            for worker in workers.idle:
                worker.process.kill()
                worker.process.join()
            assert await workers.do(abs, -3) == 3
        finally:
            workers.close()

    asyncio.run(run())


def test_a_running_game_s_record_is_not_played_through_for_everybody_who_asks(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, rng = tables.create("serpent-master", two()), Rng("record")
    for n in range(30):
        seat = table.actors()[n % len(table.actors())]
        legal = table.session.state.legal(seat)
        table.session.act(seat, legal[int(rng.below(len(legal)))])
        table.session.chance()
        if n % 7 == 6 and table.session.undo_depth(seat):
            table.session.undo(seat)
    right = [known_to(table.session.record, table.game, seat).dumps() for seat in (None, 0, 1)]
    monkeypatch.setattr("fidchell.core.record.replay", None)
    assert [table.shown_record(seat).dumps() for seat in (None, 0, 1)] == right
    assert "0 ?" in right[2]


# -- what is brought along --------------------------------------------------------------------------------------------


def played(session: Session) -> Session:
    rng = Rng("played")
    session.chance()
    while not session.over:
        legal = session.state.legal(session.state.actors()[0])
        session.act(session.state.actors()[0], legal[int(rng.below(len(legal)))])
        session.chance()
    return session


def test_an_imported_record_can_be_verified(server: RunningServer, people: list[Person]) -> None:
    """Its draws depend on the id of the table where they were made."""
    record = played(Session(load("avignon"), ["Ann", "Bob"])).record
    assert verify(record)[1] == "seed"
    answer = people[0].post("/record", record=record.dumps())
    assert answer.status_code == 303, answer.text
    path = answer.headers["location"].partition("?")[0]
    assert "all are correct" in people[0].get(f"{path}/verify").text
    exported = people[0].get(f"{path}/record.json").json()
    assert (exported["table_id"], exported["seed"]) == (record.table_id, record.seed)
    assert "Rematch" not in people[0].get(path).text, "nobody sits there who could play"
    assert people[0].post(f"{path}/do", verb="rematch").status_code == 409


def test_a_tampered_record_is_imported_by_nobody_and_verified_by_nobody(people: list[Person]) -> None:
    record = played(Session(load("avignon"), ["Ann", "Bob"])).record
    for field, value in (("rules_rev", 99), ("seed", "0" * 64), ("moves", record.moves[:-1])):
        answer = people[0].post("/record", record=json.dumps(record.as_dict() | {field: value}))
        if answer.status_code == 303:
            checked = people[0].get(answer.headers["location"].partition("?")[0] + "/verify")
            assert checked.status_code == 400
            assert "all are correct" not in checked.text
        else:
            assert answer.status_code == 400


def test_a_record_with_a_pack_brings_it_along(tables: Tables) -> None:
    game = packs.load_pack(packs.expansion(), "expansion.toml")
    record = played(Session(game, ["Ann", "Bob"])).record
    table = Tables(tables.store).get(brought(tables, record).row.id)
    assert table.game.pack_name == "expansion.toml"
    assert verify(table.session.record, table.game)[1] == "seed"
    branch = tables.what_if(table, "eve", "Eve", 3)
    assert branch.game.pack_name == "expansion.toml"
    assert branch.session.record.pack == record.pack
    assert Tables(tables.store).get(branch.row.id).session.state == branch.session.state


def test_a_record_with_a_bad_pack_is_refused(people: list[Person]) -> None:
    record = played(Session(load("avignon"), ["Ann", "Bob"])).record.as_dict()
    for text in ("nonsense", "[[character]]\nid = 3", f"copies = {'9' * 5000}"):
        answer = people[0].post("/record", record=json.dumps(record | {"pack": {"name": "mine.toml", "text": text}}))
        assert answer.status_code == 400
        assert "mine.toml" in answer.text


# -- memory -----------------------------------------------------------------------------------------------------------


def test_what_is_remembered_of_people_does_not_grow() -> None:
    recent: memory.Recent[int, int] = memory.Recent(3)
    for number in (1, 2, 3, 1, 4, 5):
        recent[number] = number
    assert list(recent) == [1, 4, 5], "the latest"


def test_what_survives_a_full_look_is_put_aside() -> None:
    try:
        memory.tune()
        assert gc.get_freeze_count() > 0
    finally:
        memory.untune()
    assert gc.get_freeze_count() == 0
