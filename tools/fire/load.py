"""How many live tables a server carries: both players of each are connected, every few seconds one of them moves."""

import asyncio
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE
from fidchell.server.seats import Seat
from fidchell.server.store import Store
from fidchell.server.tables import Table
from fidchell.web import api
from fidchell.web.app import App
from tools.fire.fire import stored
from tools.fire.house import House
from tools.fire.wire import TEXT, Wire, plugged

MOVES: Final = 12  # prepared for each table
ANSWERED_WITHIN: Final = 30.0  # seconds
CGROUPS: Final = Path("/sys/fs/cgroup/cpu")  # of the first version; for root
PERIOD: Final = 10_000  # microseconds
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Seats:
    """A table, its tokens, and the moves that will be made there."""

    table: str
    tokens: list[str]
    moves: list[tuple[int, str]]
    wires: list[Wire] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    refused: str = ""
    views: list[int] = field(default_factory=lambda: [0, 0])
    came: asyncio.Event = field(default_factory=asyncio.Event)


def prepared(store: Store, game: str, number: int) -> list[Seats]:
    """So many new tables with two people each (further seats are the second one's), and moves for them."""
    app, found = App(store), []
    for nth in range(number):
        count = max(2, app.tables.game(game).meta.players[0])
        seats = [Seat("person", f"P{seat}", f"person{nth}-{min(seat, 1)}") for seat in range(count)]
        table = app.tables.create(game, seats)
        tokens = [api.make_token(app, table.row.id, seat, one.person or "") for seat, one in enumerate(seats)]
        found.append(Seats(table.row.id, tokens, line(table, nth)))
        table.listeners.clear()
    return found


def line(table: Table, nth: int) -> list[tuple[int, str]]:
    """Moves at random, with the draws that the table's seed decides."""
    state, event, rng = table.session.state.clone(), table.session.events_drawn, Rng(str(nth))
    found: list[tuple[int, str]] = []
    while len(found) < MOVES and state.outcome() is None:
        if state.actors() == (CHANCE,):
            state.apply(table.session.source.pick(state, event), CHANCE)
            event += 1
            continue
        seat = int(state.actors()[0])
        legal = state.legal(seat)
        action = legal[int(rng.below(len(legal)))]
        found.append((seat, table.game.text(state, action)))
        state.apply(action, seat)
    return found


def cpu(pids: list[int]) -> float:
    """Seconds that processes have used."""
    total = 0.0
    for pid in pids:
        try:
            words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += (int(words[11]) + int(words[12])) / TICKS
    return total


def memory(pids: list[int]) -> float:
    """MB that processes have for themselves."""
    total = 0
    for pid in pids:
        for row in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
            if row.startswith("Private_"):
                total += int(row.split()[1])
    return total / 1024


@contextmanager
def shared_out(pids: list[int], share: float) -> Iterator[None]:
    """Each process has this share of a core, as if on a small machine of its own; 0: whatever it gets."""
    rooms = [CGROUPS / f"fidchell-{pid}" for pid in pids if share]
    for pid, room in zip(pids, rooms, strict=False):
        room.mkdir()
        (room / "cpu.cfs_period_us").write_text(str(PERIOD))
        (room / "cpu.cfs_quota_us").write_text(str(round(PERIOD * share)))
        (room / "cgroup.procs").write_text(str(pid))
    try:
        yield
    finally:
        for pid, room in zip(pids, rooms, strict=False):
            with suppress(OSError):
                (CGROUPS / "cgroup.procs").write_text(str(pid))
            room.rmdir()


async def loaded(
    setup: str, processes: int, game: str, tables: int, pace: float, seconds: float, share: float
) -> dict[str, Any]:
    """`pace`: seconds between two moves at a table; 0: each table moves as soon as it has its answer."""
    with tempfile.TemporaryDirectory(prefix="fidchell-") as folder:
        house = House(Path(folder), setup, proxied=False, workers=processes if processes > 1 else 0)
        house.thinkers = 0
        try:
            await house.open_store()
            with closing(stored(house)) as store:
                made = prepared(store, game, tables)
            await house.open_server()
            while len(house.web()) < processes:
                await asyncio.sleep(0.05)
            with shared_out(house.web(), share):
                return await measured(house, made, game, pace, seconds)
        finally:
            house.close()


async def measured(house: House, made: list[Seats], game: str, pace: float, seconds: float) -> dict[str, Any]:
    before = memory(house.web())
    for nth, one in enumerate(made):
        await connect(house, nth, one)
    held = memory(house.web()) - before
    web, database = house.web(), house.all_backends()
    used, db, own, began = cpu(web), cpu(database), time.process_time(), time.perf_counter()
    took, seen = list[float](), list[float]()
    offsets = [nth / len(made) * pace for nth in range(len(made))]
    until = began + seconds
    await asyncio.gather(
        *(played(one, offset, pace, until, took, seen) for one, offset in zip(made, offsets, strict=True))
    )
    lasted = time.perf_counter() - began
    moves = max(1, len(took))
    found = {
        "setup": house.setup,
        "processes": len(web),
        "game": game,
        "tables": len(made),
        "sockets": 2 * len(made),
        "pace": pace,
        "moves": len(took),
        "moves_per_second": round(len(took) / lasted, 1),
        "p50_ms": quantile(took, 0.5),
        "p99_ms": quantile(took, 0.99),
        "seen_p99_ms": quantile(seen, 0.99),
        "server_ms_per_move": round((cpu(web) - used) / moves * 1000, 2),
        "database_ms_per_move": round((cpu(database) - db) / moves * 1000, 2),
        "client_ms_per_move": round((time.process_time() - own) / moves * 1000, 2),
        "kB_per_table": round(held * 1024 / len(made)),
        "refused": sum(bool(one.refused) for one in made),
        "machine_load": round(os.getloadavg()[0], 1),
    }
    for one in made:
        for wire in one.wires:
            wire.transport.abort()
    return found


def quantile(took: list[float], share: float) -> float:
    return round(sorted(took)[min(len(took) - 1, int(len(took) * share))] * 1000, 1) if took else 0.0


async def connect(house: House, nth: int, one: Seats) -> None:
    """Both players, until each has seen the table."""

    def hear(place: int, kind: int, content: bytes) -> None:
        if kind == TEXT:
            told = json.loads(content)
            if "id" in told:
                one.refused = "" if told.get("ok") else str(told)
                one.answered.set()
        else:
            one.views[place] += 1
            one.came.set()

    for place in (0, 1):
        heard = lambda kind, content, place=place: hear(place, kind, content)  # noqa: E731
        token = one.tokens[place]
        one.wires.append(await plugged(f"/t/{one.table}/live?changes=yes", house.port, nth * 2 + place, token, heard))
        while not one.views[place]:
            one.came.clear()
            await asyncio.wait_for(one.came.wait(), ANSWERED_WITHIN)


async def played(one: Seats, offset: float, pace: float, until: float, took: list[float], seen: list[float]) -> None:
    await asyncio.sleep(offset)
    for number, (seat, choice) in enumerate(one.moves):
        began = time.perf_counter()
        if began >= until or one.refused:
            return
        views, other = list(one.views), 0 if seat else 1
        one.answered.clear()
        one.wires[min(seat, 1)].send({"id": number, "verb": "act", "choice": choice, "once": str(number)})
        await asyncio.wait_for(one.answered.wait(), ANSWERED_WITHIN)
        took.append(time.perf_counter() - began)
        if bool(one.refused):  # by now
            return
        for place in (other, 1 - other):  # a view of one's own that is late is not one of the next move
            while one.views[place] == views[place]:
                one.came.clear()
                await asyncio.wait_for(one.came.wait(), ANSWERED_WITHIN)
            if place == other:
                seen.append(time.perf_counter() - began)
        await asyncio.sleep(max(0.0, pace - (time.perf_counter() - began)))


COLUMNS: Final = (
    ("setup", "store"), ("processes", "processes"), ("game", "game"), ("tables", "tables"), ("sockets", "sockets"),
    ("moves_per_second", "moves/s"), ("p50_ms", "p50 ms"), ("p99_ms", "p99 ms"), ("seen_p99_ms",
    "p99 seen by the other"),
    ("server_ms_per_move", "CPU ms a move: server"), ("database_ms_per_move", "database"), ("kB_per_table",
    "kB a table"),
)  # fmt: skip


def heading() -> list[str]:
    return ["| " + " | ".join(text for _, text in COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]


def row(found: dict[str, Any]) -> str:
    return "| " + " | ".join(str(found[name]) for name, _ in COLUMNS) + " |"
