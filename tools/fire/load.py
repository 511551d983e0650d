"""Measure how many live tables a server carries: both players of each are connected, and one moves every few seconds.

Moves arrive as from people who don't know of each other: at random, not one after the other. A move's latency counts
from the moment it was due, not from when it was sent: a server that stalls delays all that would have come meanwhile.
"""

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

MOST_GAMES: Final = 40  # prepared for each pair of players; a game may be over after few moves
ANSWERED_WITHIN: Final = 60.0  # seconds
PAUSES: Final = (0.5, 1.5)  # shortest and longest pause before a move, in paces
CONNECTING: Final = 20  # tables whose players connect at the same time
AFTERWARDS: Final = 30.0  # seconds after the last socket has gone, until memory is measured again
MOST_STALLS: Final = 20  # reported, the longest first
CGROUPS: Final = Path("/sys/fs/cgroup/cpu")  # of the first version; for root
PERIOD: Final = 10_000  # microseconds
QUANTILES: Final = (("50", 0.5), ("99", 0.99), ("99.9", 0.999))
MOST_MOVES: Final = 200  # prepared for each game
TICKS: Final = os.sysconf("SC_CLK_TCK")


@dataclass
class Game:
    """A table, its tokens, and the moves that will be made there."""

    table: str
    tokens: list[str]
    moves: list[tuple[int, str]]


@dataclass
class Pair:
    """Two players, the games they play one after the other, and their connections to the present one."""

    number: int
    games: list[Game]
    rng: Rng
    wires: list[Wire] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    refused: str = ""
    views: list[int] = field(default_factory=lambda: [0, 0])
    came: asyncio.Event = field(default_factory=asyncio.Event)

    def pause(self, pace: float) -> float:
        """Return the seconds until the next move is due."""
        shortest, longest = PAUSES
        return pace * (shortest + (longest - shortest) * int(self.rng.below(1000)) / 1000)


@dataclass
class Times:
    """Latencies in seconds."""

    took: list[float] = field(default_factory=list)  # from when a move was due until it was acknowledged
    seen: list[float] = field(default_factory=list)  # until the other player was shown it
    late: list[float] = field(default_factory=list)  # from when it was due until this program sent it


def prepare(store: Store, game: str, number: int, moves: int) -> list[Pair]:
    """Make tables with two people each (further seats are the second one's), and enough moves for each pair."""
    app, found = App(store), []
    for nth in range(number):
        pair = Pair(nth, [], Rng(str(nth)))
        while sum(len(one.moves) for one in pair.games) < moves and len(pair.games) < MOST_GAMES:
            pair.games.append(prepare_game(app, game, pair))
        found.append(pair)
    return found


def prepare_game(app: App, game: str, pair: Pair) -> Game:
    count = max(2, app.tables.game(game).meta.players[0])
    seats = [Seat("person", f"P{seat}", f"person{pair.number}-{min(seat, 1)}") for seat in range(count)]
    table = app.tables.create(game, seats)
    tokens = [api.make_token(app, table.row.id, seat, one.person or "") for seat, one in enumerate(seats)]
    return Game(table.row.id, tokens, line(table, pair.rng))


def line(table: Table, rng: Rng) -> list[tuple[int, str]]:
    """Return random moves to the game's end, with the draws that the table's seed decides."""
    state, event = table.session.state.clone(), table.session.events_drawn
    found: list[tuple[int, str]] = []
    while len(found) < MOST_MOVES and state.outcome() is None:
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
    """`pace`: mean seconds between two moves at a table; 0: each table moves as soon as it has its answer."""
    with tempfile.TemporaryDirectory(prefix="fidchell-") as folder:
        house = House(Path(folder), setup, proxied=False, workers=processes if processes > 1 else 0)
        house.thinkers = 0
        house.probed = True
        try:
            await house.open_store()
            moves = 2 + int(seconds / pace / PAUSES[0]) if pace else MOST_MOVES
            with closing(stored(house)) as store:
                pairs = prepare(store, game, tables, moves)
            await house.open_server()
            while len(house.web()) < processes:
                await asyncio.sleep(0.05)
            with shared_out(house.web(), share):
                return await measured(house, pairs, game, pace, seconds)
        finally:
            house.close()


async def measured(house: House, pairs: list[Pair], game: str, pace: float, seconds: float) -> dict[str, Any]:
    web, database = house.web(), house.all_backends()
    before, times = memory(web), Times()
    for first in range(0, len(pairs), CONNECTING):
        await asyncio.gather(*(connect(house, one, one.games[0]) for one in pairs[first : first + CONNECTING]))
    held = memory(web) - before
    used, db, own, began = cpu(web), cpu(database), time.process_time(), time.perf_counter()
    house.mark_probe()
    ending = asyncio.get_running_loop().create_task(peak(web))
    ends = await asyncio.gather(
        *(play(house, one, pace, began, began + seconds, times) for one in pairs), return_exceptions=True
    )
    ending.cancel()
    lasted = time.perf_counter() - began
    moves = max(1, len(times.took))
    found = {
        "setup": house.setup,
        "processes": len(web),
        "game": game,
        "tables": len(pairs),
        "sockets": 2 * len(pairs),
        "pace": pace,
        "seconds": round(lasted),
        "moves": len(times.took),
        "moves_per_second": round(len(times.took) / lasted, 1),
        **{f"p{name}_ms": quantile(times.took, share) for name, share in QUANTILES},
        "max_ms": quantile(times.took, 1.0),
        "seen_p99_ms": quantile(times.seen, 0.99),
        "client_late_p99_ms": quantile(times.late, 0.99),
        "server_ms_per_move": round((cpu(web) - used) / moves * 1000, 2),
        "database_ms_per_move": round((cpu(database) - db) / moves * 1000, 2),
        "client_ms_per_move": round((time.process_time() - own) / moves * 1000, 2),
        "kB_per_table": round(held * 1024 / len(pairs)),
        "MB_empty": round(before),
        "MB_peak": round(max(memory(web), await ended(ending))),
        "refused": sum(bool(one.refused) for one in pairs),
        "lost": sum(isinstance(end, BaseException) for end in ends),
        "machine_load": round(os.getloadavg()[0], 1),
        **house.read_probe(MOST_STALLS),
    }
    for one in pairs:
        unplug(one)
    await asyncio.sleep(AFTERWARDS)
    found["MB_afterwards"] = round(memory(web))
    return found


async def peak(pids: list[int]) -> float:
    """Sample memory until cancelled; return the most."""
    most = 0.0
    with suppress(asyncio.CancelledError):
        while True:
            most = max(most, memory(pids))
            await asyncio.sleep(5)
    return most


async def ended(task: "asyncio.Task[float]") -> float:
    return await task


def quantile(took: list[float], share: float) -> float:
    return round(sorted(took)[min(len(took) - 1, int(len(took) * share))] * 1000, 1) if took else 0.0


async def connect(house: House, one: Pair, game: Game) -> None:
    """Connect both players, and wait until each has seen the table."""

    def hear(place: int, kind: int, content: bytes) -> None:
        if kind == TEXT:
            told = json.loads(content)
            if "id" in told:
                one.refused = "" if told.get("ok") else str(told)
                one.answered.set()
        else:
            one.views[place] += 1
            one.came.set()

    one.views = [0, 0]
    for place in (0, 1):
        heard = lambda kind, content, place=place: hear(place, kind, content)  # noqa: E731
        token, number = game.tokens[place], one.number * 2 + place
        one.wires.append(await plugged(f"/t/{game.table}/live?changes=yes", house.port, number, token, heard))
        await views_beyond(one, place, 0)


def unplug(one: Pair) -> None:
    for wire in one.wires:
        wire.transport.abort()
    one.wires.clear()


async def views_beyond(one: Pair, place: int, known: int) -> None:
    """Wait until a player has been sent more views than this."""
    async with asyncio.timeout(ANSWERED_WITHIN):
        while one.views[place] <= known:
            one.came.clear()
            await one.came.wait()


async def play(house: House, one: Pair, pace: float, began: float, until: float, times: Times) -> None:
    due = began + one.pause(pace) * 2 * int(one.rng.below(1000)) / 1000
    for nth, game in enumerate(one.games):
        if nth:
            unplug(one)
            await connect(house, one, game)
        for number, (seat, choice) in enumerate(game.moves):
            if max(due, time.perf_counter()) >= until or one.refused:
                return
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not pace:
                due = time.perf_counter()
            await move(one, number, seat, choice, due, times)
            due += one.pause(pace)


async def move(one: Pair, number: int, seat: int, choice: str, due: float, times: Times) -> None:
    views, other = list(one.views), 0 if seat else 1
    one.answered.clear()
    times.late.append(time.perf_counter() - due)
    one.wires[min(seat, 1)].send({"id": number, "verb": "act", "choice": choice, "once": str(number)})
    await asyncio.wait_for(one.answered.wait(), ANSWERED_WITHIN)
    times.took.append(time.perf_counter() - due)
    if one.refused:
        return
    await views_beyond(one, other, views[other])
    times.seen.append(time.perf_counter() - due)
    await views_beyond(one, 1 - other, views[1 - other])  # so that a late one is not taken for one of the next move


COLUMNS: Final = (
    ("setup", "store"), ("processes", "processes"), ("game", "game"), ("tables", "tables"), ("seconds", "s"),
    ("moves_per_second", "moves/s"), ("p50_ms", "p50 ms"), ("p99_ms", "p99"), ("p99.9_ms", "p99.9"), ("max_ms", "max"),
    ("seen_p99_ms", "p99 seen by the other"), ("client_late_p99_ms", "of it the client's p99"),
    ("server_ms_per_move", "CPU ms a move: server"), ("database_ms_per_move", "database"),
    ("kB_per_table", "kB a table"), ("MB_empty", "MB empty"), ("MB_peak", "peak"), ("MB_afterwards", "30 s after"),
    ("stalls", "stalls > 100 ms"), ("flush_p99_ms", "p99 of a flush"), ("flush_max_ms", "longest"),
    ("machine_load", "load"),
)  # fmt: skip


def heading() -> list[str]:
    return ["| " + " | ".join(text for _, text in COLUMNS) + " |", "|" + "---|" * len(COLUMNS)]


def row(found: dict[str, Any]) -> str:
    return "| " + " | ".join(str(found[name]) for name, _ in COLUMNS) + " |"


def stall_lines(found: dict[str, Any]) -> list[str]:
    """Describe the longest times for which the server's event loop did nothing else, with what it did."""
    return [
        f"  stall at {one['at']:.1f} s: {one['ms']:.0f} ms, of them {one['cpu_ms']:.0f} of CPU,"
        f" {one['gc_ms']:.0f} of garbage collection; {one['calls']} calls; {one['where']}"
        for one in found["longest_stalls"]
    ]
