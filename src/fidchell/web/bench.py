"""How fast the server is, under a bounded load on the loopback: what `fidchell bench` prints under "server".

Rendering and storing are measured inside one process; pushing, with a real server and real sockets in another.
"""

import asyncio
import gc
import json
import multiprocessing
import tempfile
import time
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from fidchell import bots
from fidchell.bots import personas
from fidchell.core.registry import games
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State
from fidchell.server import memory
from fidchell.server.seats import Seat, bot_seat
from fidchell.server.store import SqliteStore
from fidchell.server.tables import Table, Tables
from fidchell.web import api, tabletop
from fidchell.web.app import App
from fidchell.web.connections import Door
from fidchell.web.pages import Visitor
from fidchell.web.rate_limits import HELD, Limits
from fidchell.web.serve import DATABASE, Server, config, listener

GAME: Final = "avignon"
MANY: Final = 10_000  # connections: more than any limit
# The aims: (lowest, highest) acceptable value.
AIMS: Final[dict[str, tuple[float, float]]] = {
    "move_median_ms": (0, 5),
    "push_p99_ms": (0, 50),
    "open_500_moves_ms": (0, 100),
    "crowd_move_ms": (0, 50),
    "bots_move_ms": (0, 50),
    "bots_page_ms": (0, 50),
    "pause_ms": (0, 50),
}
OTHERS_AIM: Final = 6.0  # ms for a move in the other games
LABELS: Final = {
    "move_median_ms": "a move at one of 100 tables: kept and shown to two, ms",
    "push_p99_ms": "500 spectators: the last hundredth sees a move after, ms",
    "open_500_moves_ms": "a table with 500 moves is opened and shown, ms",
    "crowd_move_ms": "1,200 tables with two sockets each: a move is acknowledged after, ms",
    "bots_move_ms": "a move beside a table of six bots that think all the time: acknowledged after, ms",
    "bots_page_ms": "a page there, ms",
    "pause_ms": "1,000 tables in memory: the longest stop for garbage, ms",
}


def server_figures(tables: int = 100, spectators: int = 500, moves: int = 500, crowd: int = 1200) -> dict[str, Any]:
    """All figures; takes a minute."""
    best = personas.spec_of(bots.LEVELS[-1])
    with tempfile.TemporaryDirectory() as folder:
        return {
            "move_median_ms": move_ms(Path(folder) / "moves", tables),
            "others": {game: a_move(Path(folder) / game, tables, game) for game in games()},
            "open_500_moves_ms": open_ms(Path(folder) / "open", moves),
            **push_ms(Path(folder) / "push", spectators),
            "crowd_move_ms": crowd_ms(Path(folder) / "crowd", crowd),
            **{f"bots_{name}": ms for name, ms in beside_ms(Path(folder) / "bots", best).items()},
            **{f"no_bots_{name}": ms for name, ms in beside_ms(Path(folder) / "quiet").items()},
            "pause_ms": pause_ms(Path(folder) / "pause", crowd * 5 // 6),
        }


def lines(figures: dict[str, Any]) -> list[str]:
    """The figures beside their aims, as text."""
    found = []
    for name, label in LABELS.items():
        good = AIMS[name][0] <= figures[name] <= AIMS[name][1]
        found.append(f"  {label}: {figures[name]:.1f} (aim: at most {AIMS[name][1]:g}{'' if good else '; missed'})")
    for game, (ms, size) in figures.get("others", {}).items():
        aim = AIMS["move_median_ms"][1] if game == GAME else OTHERS_AIM
        missed = "; missed" if ms > aim else ""
        found.append(
            f"  the same move in {game}, ms: {ms:.1f} (aim: at most {aim:g}{missed}); both are sent {size:.1f} kB"
        )
    return found


# -- a move at one of many tables -------------------------------------------------------------------------------------


def visitor(app: App, person: str) -> Visitor:
    return Visitor(person, person, "en", app.signer.sign("csrf", person), "", app.texts)


Known = dict[tuple[str, str], Sequence[int]]  # a table and a person → the marks of what was sent last


def shown(app: App, table: Table, known: Known) -> int:
    """Render and compress what both players are sent; how many bytes go out."""
    total = 0
    for person in ("ann", "bob"):
        view = app.live.update(visitor(app, person), table, "http://127.0.0.1")
        total += len(view.since(known.get((table.row.id, person), ())))
        known[table.row.id, person] = view.marks
    return total


def move_ms(folder: Path, number: int, game: str = GAME, rounds: int = 3) -> float:
    return a_move(folder, number, game, rounds)[0]


def a_move(folder: Path, number: int, game: str, rounds: int = 3) -> tuple[float, float]:
    """A move, durable, and its views for two: ms and kB, the medians over all tables, some moves into each game."""
    app = App(SqliteStore(folder / DATABASE))
    rng, took, sent = Rng("bench"), list[float](), list[int]()
    opened = [app.tables.create(game, two()) for _ in range(number)]
    known: Known = {}
    for table in opened:
        shown(app, table, known)
    for _ in range(rounds):
        for table in opened:
            if not table.actors():
                continue
            seat = table.actors()[0]
            choice = table.game.text(table.session.state, pick(table.session.state, seat, rng))
            began = time.perf_counter()
            table.act(("ann", "bob")[seat], seat, choice)
            sent.append(shown(app, table, known))
            took.append(time.perf_counter() - began)
    app.store.close()
    return median(took) * 1000, median(sent) / 1000


def two() -> list[Seat]:
    return [Seat("person", "Ann", "ann"), Seat("person", "Bob", "bob")]


def pick(state: State, seat: int, rng: Rng) -> int:
    legal = state.legal(seat)
    return legal[int(rng.below(len(legal)))]


# -- a long game ------------------------------------------------------------------------------------------------------


def open_ms(folder: Path, moves: int, rounds: int = 5) -> float:
    """A table as after a restart: read, replayed, shown."""
    store = SqliteStore(folder / DATABASE)
    table_id = long_game(Tables(store), moves).row.id
    took = []
    for _ in range(rounds):
        app = App(store)
        app.tables.game(GAME)
        began = time.perf_counter()
        table = app.tables.get(table_id)
        who = visitor(app, "ann")
        tabletop.table_page(who, table, "http://127.0.0.1", app.look(who, table))
        took.append(time.perf_counter() - began)
    store.close()
    return median(took) * 1000


def long_game(tables: Tables, moves: int, options: dict[str, Any] | None = None) -> Table:
    """A table whose game lasts for this many moves. Few games do by chance, so such a line is searched for."""
    given = {"repetition": False} if options is None else options
    table = tables.create(GAME, two(), given, listed=True)
    line = endless(table, moves)
    for seat, action in line:
        table.session.act(seat, action)
        table.session.chance()
    table._keep()
    return table


def endless(table: Table, moves: int) -> list[tuple[int, int]]:
    """Actions after which nothing has ended; at a dead end some are taken back and others tried."""
    rng, source = Rng("endless"), table.session.source
    line: list[tuple[State, int, int, int]] = []  # before it: the state and the chance events; the seat; the action
    state, event = table.session.state.clone(), table.session.events_drawn
    while len(line) + event < moves:
        if state.outcome() is not None:
            back = min(len(line), 1 + int(rng.below(12)))
            state, event = line[-back][0].clone(), line[-back][1]
            del line[-back:]
        elif state.actors() == (CHANCE,):
            state.apply(source.pick(state, event), CHANCE)
            event += 1
        else:
            seat = int(state.actor())
            line.append((state.clone(), event, seat, pick(state, seat, rng)))
            state.apply(line[-1][3], seat)
    return [(seat, action) for _, _, seat, action in line]


# -- many spectators --------------------------------------------------------------------------------------------------


def serve_for_bench(folder: str, ready: Any) -> None:
    """The server's process."""
    app = App(SqliteStore(Path(folder) / DATABASE))
    app.limits = Unlimited()  # they all come from one address
    memory.tune()
    bound = listener("127.0.0.1", 0)
    ready.send(bound.getsockname()[1])
    Server(config(app, Door(MANY, MANY)), app.stop).run(sockets=[bound])


class Unlimited(Limits):
    def __init__(self) -> None:
        super().__init__()
        self.most = dict.fromkeys(HELD, (MANY, MANY))

    def spend(self, kind: str, address: str) -> None:
        pass


@contextmanager
def served(folder: Path) -> Iterator[int]:
    """A server in a process of its own; its port."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve_for_bench, args=(str(folder), there))
    process.start()
    try:
        yield here.recv()
    finally:
        process.terminate()
        process.join(10)


def push_ms(folder: Path, spectators: int, moves: int = 20) -> dict[str, Any]:
    """From sending a move until 99 % of the spectators have the new view, and until the player has the answer: medians
    over the moves, so that a burst of load from another program does not count."""
    store = SqliteStore(folder / DATABASE)
    app = App(store)
    table = app.tables.create(GAME, two(), {"repetition": False}, host="ann")
    tokens = [api.make_token(app, table.row.id, seat, person) for seat, person in enumerate(("ann", "bob"))]
    choices = endless(table, moves * 3 + 20)[:moves]
    store.close()
    with served(folder) as port:
        return asyncio.run(watch(port, table, tokens, choices, spectators))


async def watch(
    port: int, table: Table, tokens: list[str], choices: list[tuple[int, int]], spectators: int
) -> dict[str, Any]:
    url = f"ws://127.0.0.1:{port}/t/{table.row.id}/live"
    await reachable(port)
    players = [
        await connect(url, additional_headers={"Authorization": f"Bearer {token}"}, compression=None).__aenter__()
        for token in tokens
    ]
    loop = asyncio.get_running_loop()
    path = f"/t/{table.row.id}/live"
    watching = [
        (await loop.create_connection(lambda: Spectator(port, path), "127.0.0.1", port))[1] for _ in range(spectators)
    ]
    pushes: list[list[float]] = []  # for each move: how long until each spectator had it
    answered: list[float] = []
    for one in watching:
        await one.next_view()
    state = table.session.state.clone()
    event = table.session.events_drawn
    for seat, action in choices:
        text = table.game.text(state, action)
        began = time.perf_counter()
        answered.append(await asked(players[seat], text) - began)
        pushes.append(sorted([await one.next_view() - began for one in watching]))
        state.apply(action, seat)
        while state.actors() == (CHANCE,):
            state.apply(table.session.source.pick(state, event), CHANCE)
            event += 1
    for player in players:
        await player.close()
    for one in watching:
        one.transport.abort()
    return {
        "push_p99_ms": median(push[int(len(push) * 0.99)] for push in pushes) * 1000,
        "push_worst_ms": max(push[-1] for push in pushes) * 1000,
        "answer_median_ms": median(answered) * 1000,
        "spectators": spectators,
    }


async def reachable(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            await writer.wait_closed()
            return
        except OSError:
            await asyncio.sleep(0.05)


class Spectator(asyncio.Protocol):
    """A socket that only notes when views arrive: 500 full clients would mostly measure themselves."""

    def __init__(self, port: int, path: str, token: str = "") -> None:
        self.hello = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
            + (f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n")
        )
        self.views: asyncio.Queue[float] = asyncio.Queue()
        self.data = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello.encode())

    def data_received(self, data: bytes) -> None:
        at = time.perf_counter()
        self.data += data
        if not self.open and b"\r\n\r\n" in self.data:
            self.open, self.data = True, self.data.partition(b"\r\n\r\n")[2]
        while self.open and len(self.data) >= 4:
            length, start = self.data[1], 2
            if length == 126:
                length, start = int.from_bytes(self.data[2:4], "big"), 4
            if len(self.data) < start + length:
                return
            self.data = self.data[start + length :]
            self.views.put_nowait(at)

    async def next_view(self) -> float:
        """When the next view has arrived."""
        return await asyncio.wait_for(self.views.get(), 30)


async def asked(player: ClientConnection, choice: str) -> float:
    """When the move has been acknowledged."""
    await player.send(json.dumps({"id": 1, "verb": "act", "choice": choice}))
    while True:
        message = await player.recv()
        if isinstance(message, str):
            assert json.loads(message).get("ok"), message
            return time.perf_counter()
        zlib.decompress(message)


# -- many tables ------------------------------------------------------------------------------------------------------


def crowd_ms(folder: Path, number: int, moved: int = 20) -> float:
    """Both players of many tables are connected; then both move at some of the last ones, and at a new one.

    The median time until a move is acknowledged.
    """
    app = App(SqliteStore(folder / DATABASE))
    tables = [app.tables.create(GAME, two(), host="ann") for _ in range(number + 1)]
    # The moves are computed beforehand: the first two actions at each table.
    lines = {table.row.id: endless(table, 12)[:2] for table in tables[-moved:]}
    told = {
        table.row.id: [(seat, table.game.text(state, action)) for seat, action, state in played(table, lines)]
        for table in tables[-moved:]
    }
    tokens = {
        table.row.id: [api.make_token(app, table.row.id, seat, person) for seat, person in enumerate(("ann", "bob"))]
        for table in tables
    }
    app.store.close()
    with served(folder) as port:
        return asyncio.run(crowded(port, tokens, told))


def played(table: Table, lines: dict[str, list[tuple[int, int]]]) -> Iterator[tuple[int, int, State]]:
    """The line of a table with the state before each action."""
    state, event = table.session.state.clone(), table.session.events_drawn
    for seat, action in lines[table.row.id]:
        yield seat, action, state.clone()
        state.apply(action, seat)
        while state.actors() == (CHANCE,):
            state.apply(table.session.source.pick(state, event), CHANCE)
            event += 1


async def crowded(port: int, tokens: dict[str, list[str]], told: dict[str, list[tuple[int, str]]]) -> float:
    await reachable(port)
    loop, there, took = asyncio.get_running_loop(), list[Spectator](), list[float]()
    for table, both in list(tokens.items())[:-1]:
        for token in both:
            one = Spectator(port, f"/t/{table}/live", token)
            await loop.create_connection(lambda one=one: one, "127.0.0.1", port)  # type: ignore[misc]
            there.append(one)
    for one in there:
        await one.next_view()
    for table, moves in told.items():
        url = f"ws://127.0.0.1:{port}/t/{table}/live"
        players = [
            await connect(url, additional_headers={"Authorization": f"Bearer {token}"}, compression=None).__aenter__()
            for token in tokens[table]
        ]
        for seat, choice in moves:
            began = time.perf_counter()
            took.append(await asked(players[seat], choice) - began)
        for player in players:
            await player.close()
    for one in there:
        one.transport.abort()
    return median(took) * 1000


# -- people beside bots -----------------------------------------------------------------------------------------------


def beside_ms(folder: Path, spec: str = "", moves: int = 40) -> dict[str, float]:
    """Two people play and ask for pages; with `spec`, beside six such bots without any pace, watched by somebody.

    Medians, and what the slowest twentieth waits at least."""
    app = App(SqliteStore(folder / DATABASE))
    table = app.tables.create(GAME, two(), {"repetition": False}, host="ann")
    line = endless(table, moves * 3 + 20)[:moves]
    told = [(seat, table.game.text(state, action)) for seat, action, state in played(table, {table.row.id: line})]
    tokens = [api.make_token(app, table.row.id, seat, person) for seat, person in enumerate(("ann", "bob"))]
    six = max(games(), key=lambda game: app.tables.game(game).meta.players[1])
    seats = [bot_seat(spec, app.tables.game(six)) for _ in range(6)] if spec else []
    watched = app.tables.create(six, seats, pace=0).row.id if spec else ""
    app.store.close()
    with served(folder) as port:
        return asyncio.run(beside(port, table.row.id, tokens, told, watched))


async def beside(
    port: int, table: str, tokens: list[str], told: list[tuple[int, str]], watched: str
) -> dict[str, float]:
    await reachable(port)
    url, loop = f"ws://127.0.0.1:{port}/t/{table}/live", asyncio.get_running_loop()
    players = [
        await connect(url, additional_headers={"Authorization": f"Bearer {token}"}, compression=None).__aenter__()
        for token in tokens
    ]
    one = Spectator(port, f"/t/{watched}/live")
    if watched:
        await loop.create_connection(lambda: one, "127.0.0.1", port)
        await one.next_view()
        await one.next_view()  # the first of them has moved
    acts, pages = list[float](), list[float]()
    for seat, choice in told:
        began = time.perf_counter()
        acts.append(await asked(players[seat], choice) - began)
        began = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET /t/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
        await reader.read()
        pages.append(time.perf_counter() - began)
        writer.close()
    for player in players:
        await player.close()
    if watched:
        one.transport.abort()
    return {
        f"{name}_{what}": value * 1000
        for name, took in (("move", sorted(acts)), ("page", sorted(pages)))
        for what, value in (("ms", median(took)), ("p95_ms", took[len(took) * 19 // 20]))
    }


def pause_ms(folder: Path, number: int, moves: int = 30) -> float:
    """The longest pause for garbage collection while many tables are opened and played."""
    tables, rng, began, longest = Tables(SqliteStore(folder / DATABASE)), Rng("pause"), 0.0, 0.0

    def watch_pauses(phase: str, info: dict[str, Any]) -> None:
        nonlocal began, longest
        if phase == "start":
            began = time.perf_counter()
        longest = max(longest, time.perf_counter() - began)

    memory.tune()
    gc.callbacks.append(watch_pauses)
    kept = []
    for n in range(number):
        table = tables.create(games()[n % len(games())], two())
        kept.append(table)
        for _ in range(moves):
            if not table.actors():
                break
            seat = table.actors()[0]
            table.session.act(seat, pick(table.session.state, seat, rng))
            table.session.chance()
    gc.callbacks.remove(watch_pauses)
    memory.untune()
    tables.store.close()
    return longest * 1000


if __name__ == "__main__":
    print("\n".join(lines(server_figures())))
