"""Running the server: one process, one SQLite file, a browser if wanted."""

import contextlib
import logging
import os
import signal
import socket
import threading
import time
import traceback
import webbrowser
from collections import Counter
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from pathlib import Path
from types import FrameType
from typing import Final

import uvicorn

from fidchell.core.errors import FidchellError
from fidchell.server import memory
from fidchell.server.store import SqliteStore
from fidchell.web import connections
from fidchell.web.app import App
from fidchell.web.connections import Config, Door, Http, Listener, WebSocketProtocol
from fidchell.web.front import networks

DATABASE: Final = "fidchell.sqlite3"
PORT: Final = 8765
PORTS_TRIED: Final = 20
log = logging.getLogger("fidchell")


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
            reason = str(error.strerror)
    if port is None:
        raise CannotServe(f"no port from {PORT} to {wanted[-1]} of {host} is available: {reason}")
    raise CannotServe(f"port {port} of {host} is not available: {reason}")


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

    def __init__(self, config: Config, on_exit: Callable[[], None]) -> None:
        super().__init__(config)
        self.door = config.door
        self.on_exit = on_exit

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        for one in sockets or ():
            if isinstance(one, Listener):
                one.door = self.door
        await super().startup(sockets)

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
    """Limits how many log lines of a kind are written per minute, with one traceback: nobody may fill the disk."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, lines: int = 30) -> None:
        super().__init__()
        self.clock = clock
        self.lines = lines
        self.since = 0.0
        self.counts: Counter[tuple[str, int, str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if self.clock() - self.since > 60:
            self.since = self.clock()
            self.counts.clear()
        # asyncio names the socket in the second line of its messages.
        error = record.exc_info[1] if record.exc_info else None
        place = str(traceback.extract_tb(error.__traceback__)[-1:]) if error else ""
        kind = (record.pathname, record.lineno, str(record.msg).partition("\n")[0], place)
        self.counts[kind] += 1
        most = 1 if error else self.lines
        if self.counts[kind] == most:
            record.msg = f"{record.msg} (more of this kind is not written down for a minute)"
        return self.counts[kind] <= most


def one_line(record: logging.LogRecord) -> bool:
    """A client's malformed frame needs no traceback of ours."""
    if "UTF-8" in str(record.msg):
        record.exc_info = None
    return True


def start_log() -> None:
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    logging.getLogger("uvicorn.error").addFilter(one_line)
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())


def mind_root(address: str) -> None:
    if os.geteuid() == 0 and not ip_address(address.partition("%")[0]).is_loopback:
        log.warning("running as root where others can reach it: an account of its own is safer (see docs/hosting.md)")


def open_store(data: Path) -> SqliteStore:
    try:
        return SqliteStore(data / DATABASE)
    except OSError as error:
        raise CannotServe(f"{data} can't be written: {error.strerror}") from None


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    data: Path | None = None,
    *,
    public_url: str = "",
    pace: float = 1.0,
    trust_proxy: str = "",
    browser: bool = False,
) -> int:
    """Serve until interrupted; a second Ctrl-C is not needed."""
    trusted = networks(trust_proxy)
    store = open_store(data or data_folder())
    listening = listener(host, port)
    number = listening.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")
    shown = "127.0.0.1" if everywhere else f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{number}/"
    if everywhere and not public_url:
        public_url = f"http://{local_address()}:{number}"
    room = connections.most_connections()
    app = App(store, public_url=public_url, pace=pace, trusted=trusted, room=room)
    memory.tune()
    start_log()
    mind_root(listening.getsockname()[0])
    server = Server(config(app, Door(room, trusts=app.site.trusts)), app.stop)
    print(f"Fidchell is at {url}" + (f"; for others: {app.site.public_url}/" if public_url else ""), flush=True)
    print(f"Games are kept in {store.path}. Ctrl-C stops.", flush=True)
    if browser:
        threading.Thread(target=open_when_ready, args=(server, url), daemon=True).start()
    server.run(sockets=[listening])
    log.info("stopped; every move that was acknowledged is in %s", store.path)
    return 0
