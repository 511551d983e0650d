"""Running the server: one process and one SQLite file, or several processes that share a database."""

import asyncio
import contextlib
import errno
import logging
import os
import signal
import socket
import sqlite3
import threading
import time
import traceback
import webbrowser
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields
from functools import partial
from ipaddress import ip_address
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Final

import uvicorn

from fidchell.core.errors import FidchellError, InvalidOptions, speak_from
from fidchell.lab.executors import cores
from fidchell.lab.kept import unusable
from fidchell.server import memory
from fidchell.server.errors import StoreError, Unreachable
from fidchell.server.store import ARCHIVED, SqliteBeside, SqliteStore, Store, has_wal_reset_bug
from fidchell.server.work import Workers
from fidchell.web import connections
from fidchell.web.app import App
from fidchell.web.connections import Config, Crowd, Door, Http, Listener, WebSocketProtocol
from fidchell.web.front import networks
from fidchell.web.metrics import leave_of_work
from fidchell.web.parent import Parent
from fidchell.web.parsing import whole
from fidchell.web.watching import REQUESTS, JsonLines

if TYPE_CHECKING:
    from fidchell.server.postgres import PostgresStore

DATABASE: Final = "fidchell.sqlite3"
PORT: Final = 8765
PORTS_TRIED: Final = 20
RETRY_S: Final = 1.0  # seconds until a database that is away is asked for again
DAY: Final = 24 * 3600
PLAIN: Final = "plain"  # how the log is written; the other way is "json"
NO_PORT: Final = {
    errno.EADDRINUSE: "port-taken",
    errno.EACCES: "port-denied",
    errno.EADDRNOTAVAIL: "port-elsewhere",
    socket.EAI_NONAME: "port-nowhere",
}
log = logging.getLogger("fidchell")
speak_from(Path(__file__).resolve().parent / "text")


class CannotServe(FidchellError):
    """The server can't start: a port that is taken, a folder that can't be written."""


def data_folder() -> Path:
    """Where games are stored by default."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "fidchell"


def local_address() -> str:
    """This machine's address in the local network, for links that others there can open."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("10.255.255.255", 1))  # sends nothing; only asks for the route
        return str(probe.getsockname()[0])
    return "127.0.0.1"


def listener(host: str, port: int | None) -> Listener:
    """A socket at this port; with none given, at the usual one or the next that is free."""
    wanted = [port] if port is not None else range(PORT, PORT + PORTS_TRIED)
    for number in wanted:
        try:
            return _bound(host, number)
        except OSError as error:
            why = FidchellError.because(NO_PORT[error.errno]) if error.errno in NO_PORT else unusable(error)
    if port is None:
        raise CannotServe.because("no-port", first=PORT, last=wanted[-1], host=host, why=why)
    raise CannotServe.because("port", port=port, host=host, why=why)


def _bound(host: str, port: int) -> Listener:
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    # asyncio disables Nagle's algorithm only if the protocol is given as TCP; otherwise small answers wait some 40 ms.
    bound = Listener(family, kind, socket.IPPROTO_TCP)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    return bound


class Server(uvicorn.Server):
    """Watches the connections. Ends cleanly at Ctrl-C or SIGTERM: no traceback, exit code 0, nobody left waiting."""

    def __init__(self, config: Config, on_exit: Callable[[], None], on_start: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.door = config.door
        self.on_exit = on_exit
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for one in sockets or ():
            if isinstance(one, Listener):
                one.door = self.door
        await super().startup(sockets)
        self.door.tell()
        if self.on_start is not None:
            self.on_start()

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:  # a second
            self.door.sweep(time.monotonic())
        return await super().on_tick(counter)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        self.on_exit()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        # The inherited method raises the signal again afterwards, which would end in a traceback.
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def open_when_ready(server: uvicorn.Server, url: str) -> None:
    while not server.started:
        if server.should_exit:
            return
        time.sleep(0.05)
    webbrowser.open(url)


def config(app: App, door: Door) -> Config:
    made = Config(
        app.asgi(),
        loop="asyncio",  # it calls the listener's own accept method
        http=Http,
        ws=WebSocketProtocol,
        log_config=None,
        log_level="warning",
        access_log=False,
        ws_max_size=65536,
        ws_per_message_deflate=False,  # views are compressed once for everybody who sees the same
        timeout_graceful_shutdown=3,
        proxy_headers=False,
        server_header=False,
    )
    made.door = door
    return made


class Sparing(logging.Filter):
    """Limits how many log lines of a kind are written per minute, the first with its traceback: nobody may fill the
    disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, lines: int = 30) -> None:
        super().__init__()
        self.clock = clock
        self.lines = lines
        self.since = 0.0
        self.counts: Counter[tuple[str, int, str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == REQUESTS:
            return True  # requests have limits of their own
        if self.clock() - self.since > 60:
            self.since = self.clock()
            self.counts.clear()
        # asyncio names the socket in the second line of its messages.
        error = record.exc_info[1] if record.exc_info else None
        place = str(traceback.extract_tb(error.__traceback__)[-1:]) if error else ""
        kind = (record.pathname, record.lineno, str(record.msg).partition("\n")[0], place)
        self.counts[kind] += 1
        if self.counts[kind] > 1:
            record.exc_info = None
        if self.counts[kind] == self.lines:
            record.msg = f"{record.msg} (more of this kind is not written down for a minute)"
        return self.counts[kind] <= self.lines


def one_line(record: logging.LogRecord) -> bool:
    """A client's malformed frame needs no traceback of ours."""
    if "UTF-8" in str(record.msg):
        record.exc_info = None
    return True


def start_log(form: str = PLAIN) -> None:
    """`form`: a short one for people, or one of JSON lines, with a line for every request."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    if form == PLAIN:
        logging.getLogger(REQUESTS).setLevel(logging.WARNING)
    else:
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JsonLines())
    logging.getLogger("uvicorn.error").addFilter(one_line)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())


def mind_root(address: str) -> None:
    if os.geteuid() == 0 and not ip_address(address.partition("%")[0]).is_loopback:
        log.warning("running as root where others can reach it: an account of its own is safer (see docs/hosting.md)")


def mind_sqlite(store: Store) -> None:
    if not store.shared and has_wal_reset_bug():
        log.info(
            "SQLite %s may have the WAL-reset bug; the server is built so as not to meet it (see docs/hosting.md)",
            sqlite3.sqlite_version,
        )


def open_store(data: Path | None, database: str = "") -> Store:
    """The store of a server: a file in a folder, or a database that several share."""
    if database:
        return open_database(database)
    data = data or data_folder()
    try:
        return SqliteStore(data / DATABASE)
    except OSError as error:
        raise CannotServe.because("unwritable", path=data, why=unusable(error)) from None


def open_beside(data: Path | None, database: str = "") -> Store:
    """The same for keeping house, though a server may have it."""
    file = (data or data_folder()) / DATABASE
    if not database and not file.is_file():
        raise StoreError("nothing-to-copy", folder=str(file.parent))
    try:
        return open_store(data, database)
    except StoreError as error:
        if error.reason != "store-locked":
            raise
    return SqliteBeside(file)


def open_database(url: str) -> "PostgresStore":
    if not url.startswith(("postgresql://", "postgres://")):
        raise CannotServe.because("database-form", url=url)
    try:
        from fidchell.server.postgres import PostgresStore
    except ImportError:
        lock = Path(__file__).resolve().parents[3] / "requirements" / "postgres.txt"  # in a source tree
        what = f"--require-hashes -r {lock}" if lock.is_file() else "'psycopg[binary]>=3.3'"
        command = f"python -m pip install {what}"
        raise CannotServe.because("psycopg-missing", command=command) from None
    return PostgresStore(url)


def queue_of(store: Store, thinkers: int) -> Workers:
    """Who does what takes time: processes of our own, or with a shared store whoever is there."""
    if not store.shared:
        return Workers(thinkers)
    from fidchell.server.postgres import PostgresStore
    from fidchell.server.queue import Queue

    assert isinstance(store, PostgresStore)
    return Queue(store, thinkers)


def work(database: str, thinkers: int | None, inherited: "Inherited | None" = None, log_form: str = PLAIN) -> int:
    """Think for all web processes that share a database, until interrupted."""
    if inherited:
        inherited.end_with_parent()
    start_log(log_form)
    asyncio.run(_work(database, max(1, cores() - 1) if thinkers is None else thinkers, inherited))
    return 0


async def _work(database: str, thinkers: int, inherited: "Inherited | None") -> None:
    from fidchell.server.queue import think_for_others

    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, ended.set)
    store = await reach_database(database, ended)
    if store is None:
        return
    if inherited:
        inherited.tell()
    else:
        print(f"{thinkers} processes think for {store.place}. Ctrl-C stops.", flush=True)
    with contextlib.closing(store):
        await think_for_others(store, thinkers, ended, partial(leave_of_work, store))


async def reach_database(url: str, ended: asyncio.Event) -> "PostgresStore | None":
    """Open a database, however long it is away; None if `ended` comes first."""
    while not ended.is_set():
        try:
            return open_database(url)
        except Unreachable as error:
            log.warning("waiting for the database: %s", error)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(ended.wait(), RETRY_S)
    return None


@contextlib.contextmanager
def store_at(place: str, there: bool = False) -> Iterator[Store]:
    """A store by its address: a file, or a database. `there`: it must exist."""
    if "://" in place:
        store: Store = open_database(place)
    elif there and not Path(place).is_file():
        raise CannotServe.because("no-store", path=place)
    else:
        store = SqliteStore(Path(place))
    with contextlib.closing(store):
        yield store


SharedSocket = socket.socket  # inside `Inherited`, `socket` is a method


@dataclass(frozen=True)
class Inherited:
    """What a process has from its parent: the socket, where to say that it serves, what closes with the parent, and
    where all tell how many connections they have, each at its post."""

    listening: int
    says: int
    lives: int
    shared: int
    post: int

    @classmethod
    def read(cls, text: str) -> "Inherited | None":
        numbers = [whole(part, 9) for part in text.split(",")] if text else []
        found = [number for number in numbers if number is not None]
        if text and not len(found) == len(numbers) == len(fields(cls)):
            raise InvalidOptions.because("inherit-form", given=text)
        return cls(*found) if text else None

    def socket(self) -> Listener:
        return Listener(fileno=self.listening)

    def crowd(self) -> Crowd:
        return Crowd(self.shared, self.post)

    def tell(self) -> None:
        os.write(self.says, b"!")

    def end_with_parent(self) -> None:
        """From now on, end when the parent does."""
        try:
            shared = socket.socket(fileno=os.dup(self.listening))
            os.fstat(self.lives)
        except OSError as error:
            raise CannotServe.because("inherit-nothing", why=unusable(error)) from None
        threading.Thread(target=self._wait_for_the_end, args=(shared,), daemon=True).start()

    def _wait_for_the_end(self, shared: SharedSocket) -> None:
        os.read(self.lives, 1)
        # Whoever takes the parent's place needs the port at once, though this process may be busy for a while. That
        # ends the socket for all processes that share it.
        with contextlib.suppress(OSError):
            shared.shutdown(socket.SHUT_RDWR)
        os.kill(os.getpid(), signal.SIGTERM)


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    *,
    database: str = "",
    workers: int | None = None,
    thinkers: int | None = None,
    public_url: str = "",
    pace: float = 1.0,
    trust_proxy: str = "",
    allow_hosts: str = "",
    browser: bool = False,
    log_form: str = PLAIN,
    archive: float = ARCHIVED / DAY,
    inherited: Inherited | None = None,
) -> int:
    """Serve until interrupted; a second Ctrl-C is not needed."""
    if inherited:
        inherited.end_with_parent()
    try:
        trusted = networks(trust_proxy)
    except InvalidOptions as error:
        raise CannotServe.because("trust-proxy", detail=str(error).rpartition(": ")[2], given=trust_proxy) from None
    if workers is not None and not database:
        raise CannotServe.because("workers-database")
    thinkers = max(1, cores() - 1) if thinkers is None else thinkers
    store = open_store(data, database)
    store.archives_after = archive * DAY
    listening = inherited.socket() if inherited else listener(host, port)
    number = listening.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")
    shown = "127.0.0.1" if everywhere else f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{number}/"
    if everywhere and not public_url:
        public_url = f"http://{local_address()}:{number}"
    start_log(log_form)
    if not inherited:
        mind_root(listening.getsockname()[0])
        mind_sqlite(store)
        print(f"Fidchell is at {url}" + (f"; for others: {public_url.rstrip('/')}/" if public_url else ""), flush=True)
        print(f"Games are kept in {store.place}. Ctrl-C stops.", flush=True)
    if workers is not None:
        store.close()
        web = ["serve", "--thinkers", "0", "--host", host, "--pace", str(pace)]
        web += ["--public-url", public_url, "--trust-proxy", trust_proxy, "--allow-host", allow_hosts]
        work = [["work", "--thinkers", str(thinkers)]] if thinkers else []
        known = {"FIDCHELL_DATABASE": database, "FIDCHELL_LOG": log_form, "FIDCHELL_ARCHIVE": str(archive)}
        return Parent(listening, [web] * workers + work, {**os.environ, **known}).run()
    room = connections.most_connections()
    done_by = queue_of(store, thinkers)
    hosts = tuple(name.strip().lower() for name in (host, *allow_hosts.split(",")))
    app = App(store, public_url=public_url, pace=pace, trusted=trusted, hosts=hosts, room=room, workers=done_by)
    app.load_games()  # what is there from the beginning is frozen
    memory.tune()
    door = Door(room, trusts=app.site.trusts, crowd=inherited.crowd() if inherited else None)
    server = Server(config(app, door), app.stop, inherited.tell if inherited else None)
    if browser:
        threading.Thread(target=open_when_ready, args=(server, url), daemon=True).start()
    server.run(sockets=[listening])
    log.info("stopped; every move that was acknowledged is in %s", store.place)
    return 1 if app.broken else 0
