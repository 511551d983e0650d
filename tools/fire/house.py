"""The three set-ups that are tried: their processes, the database, and the proxies in between."""

import asyncio
import contextlib
import json
import os
import signal
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import psycopg

from tests.web.ports import reserved_port
from tests.web.postgres import Postgres
from tools.fire.clients import Notes
from tools.fire.proxy import Proxy

ROOT: Final = Path(__file__).resolve().parents[2]
PATIENCE: Final = 60.0  # seconds; far more than a start takes
# A set-up: whether it has a database, how many web processes below a parent (0: one without), processes that think.
SETUPS: Final[dict[str, tuple[bool, int, int]]] = {
    "sqlite": (False, 0, 1),
    "postgres": (True, 0, 1),
    "shared": (True, 2, 1),
}


def children(pid: int) -> list[int]:
    """Of all its threads."""
    found = list[int]()
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += map(int, thread.read_text().split())
    return found


def command_of(pid: int) -> str:
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    return ""


class House:
    """A server that is started again whenever it ends, as a service manager would."""

    def __init__(self, folder: Path, setup: str, *, proxied: bool = True, workers: int | None = None) -> None:
        self.folder = folder
        self.setup = setup
        has_database, self.workers, self.thinkers = SETUPS[setup]
        if workers is not None:
            self.workers = workers
        self.proxied = proxied
        self.postgres = Postgres("fsync=on") if has_database else None
        self.database = ""
        self.port = reserved_port(self)  # of the server itself
        self.process: subprocess.Popen[bytes] | None = None
        self.closing = False
        self.starts = 0
        self.proxies: list[Proxy] = []
        self.notes: Notes | None = None  # of its clients
        self.clock = folder / "clock"
        self.log = folder / "server.log"
        self.probed = False  # whether stalls of the event loop are written down (probe/sitecustomize.py)
        self.probe = folder / "stalls"

    async def open(self) -> None:
        await self.open_store()
        await self.open_server()

    async def open_store(self) -> None:
        self.set_clock(0)
        if self.postgres is not None:
            await asyncio.to_thread(self.postgres.start)
            self.database = self.postgres.database()
            place = f"{self.postgres.folder}/.s.PGSQL.5432"
            self.behind = Proxy(lambda _: asyncio.open_unix_connection(place))
            await self.place_between(self.behind)

    async def open_server(self) -> None:
        self.front = Proxy(lambda caller: asyncio.open_connection("127.0.0.1", self.port, local_addr=(caller, 0)))
        await self.place_between(self.front)
        self.keeping = asyncio.get_running_loop().create_task(self.keep())
        await self.answers()

    async def place_between(self, proxy: Proxy) -> None:
        if self.proxied:
            await proxy.start()
            self.proxies.append(proxy)

    @property
    def tables(self) -> list[str]:
        """Where somebody plays or has played."""
        return list(self.notes.games) if self.notes else []

    @property
    def entrance(self) -> int:
        """The port that clients go to."""
        return self.front.port if self.proxied else self.port

    def words(self) -> list[str]:
        found = ["serve", "--port", str(self.port), "--data", str(self.folder), "--pace", "0"]
        found += ["--thinkers", str(self.thinkers)]
        if self.postgres is not None:
            name = self.database.partition("?")[0].rpartition("/")[2]
            url = f"postgresql://postgres@127.0.0.1:{self.behind.port}/{name}" if self.proxied else self.database
            found += ["--database", url]
        return found + (["--workers", str(self.workers)] if self.workers else [])

    async def keep(self) -> None:
        while not self.closing:
            if self.process is None or self.process.poll() is not None:
                self.start()
            await asyncio.sleep(0.02)

    def start(self) -> None:
        paths = [str(ROOT / "src"), str(Path(__file__).parent / "clock")] if self.proxied else [str(ROOT / "src")]
        environment = {**os.environ, "FIDCHELL_CLOCK": str(self.clock)}
        if self.probed:
            paths.append(str(Path(__file__).parent / "probe"))
            environment["FIDCHELL_PROBE"] = str(self.probe)
        environment["PYTHONPATH"] = os.pathsep.join(paths)
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "fidchell", *self.words()]
            self.process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        self.starts += 1

    async def answers(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(OSError, asyncio.TimeoutError):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                with contextlib.closing(writer):
                    writer.write(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                    head = await asyncio.wait_for(reader.read(12), 5)
                if head == b"HTTP/1.1 200":
                    return
            await asyncio.sleep(0.05)
        raise RuntimeError(f"the server doesn't answer: {self.log.read_text()[-2000:]}")

    # -- stalls of its event loops ------------------------------------------------------------------------------------

    def mark_probe(self) -> None:
        """Forget what was written down so far; times count from now."""
        self.began = time.monotonic()

    def read_probe(self, most: int) -> dict[str, Any]:
        """Return the number of stalls since the mark, the longest ones, and how long the disk took to flush."""
        lines = [json.loads(text) for file in self.folder.glob("stalls.*") for text in file.read_text().splitlines()]
        for one in lines:
            one["at"] -= self.began
        flushes = sorted(one["flush_ms"] for one in lines if "flush_ms" in one and one["at"] >= 0) or [0.0]
        lines = [one for one in lines if "ms" in one and one["at"] >= 0]
        longest = sorted(lines, key=lambda one: -float(one["ms"]))[:most]
        p99, most = flushes[int(len(flushes) * 0.99)], flushes[-1]
        told = {"flush_p99_ms": round(p99, 1), "flush_max_ms": round(most, 1)}
        return {"stalls": len(lines), "longest_stalls": longest, **told}

    # -- its processes ------------------------------------------------------------------------------------------------

    def web(self) -> list[int]:
        """The processes that answer."""
        assert self.process is not None
        if not self.workers:
            return [self.process.pid]
        return [pid for pid in children(self.process.pid) if " serve " in command_of(pid)]

    def thinking(self) -> list[int]:
        """The processes that think, and the one that looks after them."""
        assert self.process is not None
        below = children(self.process.pid)
        working = [pid for pid in below if not self.workers or " work " in command_of(pid)]
        return working + [pid for one in working for pid in children(one)]

    def backends(self) -> list[int]:
        """The database's processes for our connections."""
        assert self.postgres is not None
        assert self.postgres.process is not None
        return [pid for pid in children(self.postgres.process.pid) if "postgres: postgres games" in command_of(pid)]

    def all_backends(self) -> list[int]:
        """Everything that the database runs."""
        running = self.postgres.process if self.postgres is not None else None
        return [] if running is None else [running.pid, *children(running.pid)]

    async def restart_database(self) -> None:
        """After it was killed; what is left of it has to end first."""
        assert self.postgres is not None
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await asyncio.to_thread(self.postgres.start)
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(0.1)

    def set_clock(self, seconds: float) -> None:
        """All processes of the server take it to be so much later. In place: they have the file mapped."""
        if not self.clock.exists():
            self.clock.write_bytes(bytes(8))
        with self.clock.open("r+b") as file:
            file.write(struct.pack("d", seconds))

    # -- the end ------------------------------------------------------------------------------------------------------

    async def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Only the server; its exit code."""
        self.closing = True
        await self.keeping
        assert self.process is not None
        self.process.send_signal(number)
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    def close(self) -> None:
        self.closing = True
        for proxy in self.proxies:
            proxy.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
        if self.postgres is not None:
            self.postgres.remove()
