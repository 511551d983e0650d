"""The examples play as they stand: a challenge with a clock, an invitation, against each other, across a restart."""

import runpy
import shutil
import subprocess
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

import playwright
import pytest

from tests.web.conftest import ROOT, Hall, RunningServer

NODE: Final = shutil.which("node") or str(Path(playwright.__file__).parent / "driver/node")  # playwright brings one
PYTHON: Final = [sys.executable, str(ROOT / "examples/bot.py")]
SCRIPT: Final = [NODE, str(ROOT / "examples/bot.mjs")]
LONGEST: Final = 120  # seconds; far more than a game takes


def started(command: list[str], *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*command, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(process: subprocess.Popen[str]) -> str:
    """The last line that an example prints."""
    out, err = process.communicate(timeout=LONGEST)
    assert process.returncode == 0, err
    return out.strip().splitlines()[-1]


@pytest.mark.parametrize("command", [PYTHON, SCRIPT], ids=["python", "node"])
def test_an_invitation_is_taken(hall: Hall, command: list[str]) -> None:
    made = hall.create(seats=["open", "bot:level:1"], pace=0)
    assert ended(started(command, made["invites"][0]["url"])).startswith("winners:")


class Busy(BaseHTTPRequestHandler):
    """A server that is asked too much: it answers every other request."""

    asked = 0

    def do_GET(self) -> None:
        type(self).asked += 1
        self.send_response(429 if self.asked % 2 else 200)
        self.send_header("Retry-After", "0")
        self.end_headers()
        self.wfile.write(b'{"ok": true}')

    def log_message(self, format: str, *args: object) -> None:
        pass


def test_whoever_is_told_to_wait_waits() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Busy) as busy:
        serving = Thread(target=busy.serve_forever)
        serving.start()
        seat = runpy.run_path(PYTHON[1])["Seat"](f"http://127.0.0.1:{busy.server_port}", "x")
        assert [seat.call("/choices") for _ in range(2)] == [{"ok": True}] * 2
        busy.shutdown()
        serving.join()
    assert Busy.asked == 4


def test_a_challenge_with_a_clock_is_played_across_a_restart(tmp_path: Path) -> None:
    """Python challenges, Node comes; in the middle of the game the server is killed and comes back."""
    own = RunningServer(tmp_path)
    own.start()
    try:
        host = started(PYTHON, own.url, "avignon", "60")
        assert host.stdout is not None
        link = host.stdout.readline().strip()
        assert "/join/" in link
        guest = started(SCRIPT, link)
        for _ in range(6):  # some moves
            assert host.stdout.readline()
        own.kill()
        own.start()
        assert ended(host).startswith("winners:")
        assert ended(guest).startswith("winners:")
    finally:
        own.kill()
