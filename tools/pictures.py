"""Redraws the pictures of README.md and docs/look.md: `.venv/bin/python tools/pictures.py`. It needs Chromium.

`--before FOLDER …`, checkouts of earlier versions, also sets every board beside what it looked like in the first that
has the game.
"""

import argparse
import base64
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from rich.console import Console

import fidchell
from fidchell.terminal.play import play

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.web.browser import launch

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "docs/pictures"
MOVES: Final = ("beseech cardinal", "excommunicate 1", "? excommunicate 2", "? pass")
LESSONS: Final = {  # how far into its lesson a game's board is worth looking at
    "avignon": 3,
    "serpent-master": 8,
    "banish-the-snakes": 8,
    "battle-of-banners": 5,
    "brandub": 2,
}
LAPTOP, LARGE, PHONE = (1366, 768), (1920, 1080), (375, 812)
LOOKS: Final = [(size, scheme) for size in (LARGE, LAPTOP, PHONE) for scheme in ("light", "dark")]
README_WIDTH: Final = 900
SHEET_HEIGHT: Final = 330  # of each picture that is set beside others


def terminal() -> None:
    """A game of Avignon, some moves on."""
    console = Console(record=True, width=96, height=60, force_terminal=True, color_system="truecolor")
    script = iter(MOVES)

    def ask(prompt: str) -> str:
        line = next(script, None)
        if line is None:
            picture = console.export_svg(title="fidchell play avignon")
            # Any fixed-width face will do; nothing is to be fetched from elsewhere.
            text = re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL)
            (FOLDER / "terminal.svg").write_text(text, encoding="utf-8")
            raise EOFError
        if not line.startswith("?"):
            console.export_text()  # forgets the screens before
        console.print(f"{prompt}[bold]{line}[/bold]", highlight=False)
        return line

    game = fidchell.load("avignon")
    play(game, seats=["you", "greedy"], options={}, lang="en", seed=17, pace=0, console=console, ask=ask)


# -- the browser ------------------------------------------------------------------------------------------------------


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that runs the code of a folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url, environment = f"http://127.0.0.1:{port}", {**os.environ, "PYTHONPATH": str(folder / "src")}
    if folder != ROOT:
        environment["FIDCHELL_COMPILE"] = "no"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "fidchell", "serve", "--port", str(port), "--data", data, "--pace", "0"]
        server = subprocess.Popen(command, env=environment, cwd=folder)
        try:
            answers(f"{url}/health")
            yield url
        finally:
            server.terminate()
            server.wait()


def answers(url: str) -> None:
    """Wait until somebody answers there."""
    for _ in range(600):
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except OSError:  # nobody yet, or busy
            time.sleep(0.1)
    raise TimeoutError(url)


def lesson(browser: Browser, url: str, game: str) -> Page:
    """Some steps into a guided game."""
    context = browser.new_context(viewport=size(LAPTOP), locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.goto(url)
    page.locator(f"#game-{game} button[value=learn]").click()
    page.wait_for_selector("html[data-live=yes]")
    for _ in range(LESSONS[game]):
        page.wait_for_selector(".choice", state="attached")
        page.locator(".choice").first.evaluate("choice => choice.form.requestSubmit(choice)")
        page.wait_for_timeout(2000)
    return page


def size(pair: tuple[int, int]) -> ViewportSize:
    return {"width": pair[0], "height": pair[1]}


def looks(page: Page) -> list[bytes]:
    """A table on every screen, by day and by night."""
    found = []
    for pair, scheme in LOOKS:
        page.set_viewport_size(size(pair))
        page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
        page.reload()
        page.wait_for_selector("html[data-live=yes]")
        page.wait_for_timeout(800)
        found.append(page.screenshot())
    return found


# Pictures in rows, each as high as is wanted, as one file.
SHEET = """async ([rows, high, quality]) => {
  const load = (text) => Object.assign(new Image(), { src: `data:image/png;base64,${text}` });
  const drawn = rows.map((row) => row.map(load));
  await Promise.all(drawn.flat().map((one) => one.decode()));
  const wide = (one) => Math.round(high * one.width / one.height), gap = rows.flat().length > 1 ? 8 : 0;
  const canvas = document.createElement("canvas"), pen = canvas.getContext("2d");
  canvas.width = Math.max(...drawn.map((row) => row.reduce((sum, one) => sum + wide(one) + gap, -gap)));
  canvas.height = drawn.length * (high + gap) - gap;
  pen.imageSmoothingQuality = "high";
  const put = (one, x, y) => { pen.drawImage(one, x, y, wide(one), high); return x + wide(one) + gap; };
  drawn.forEach((row, n) => row.reduce((x, one) => put(one, x, n * (high + gap)), 0));
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def write(browser: Browser, name: str, rows: list[list[bytes]], height: int, quality: float) -> None:
    page = browser.new_page()
    texts = [[base64.b64encode(one).decode() for one in row] for row in rows]
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(page.evaluate(SHEET, [texts, height, quality])))
    page.close()


def boards(before: list[Path]) -> None:
    """Every game's board for the README, and a phone; with earlier versions also for docs/look.md."""
    earlier: dict[str, list[bytes]] = {}
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for folder in before:
            games = folder / "src/fidchell/games"
            known = [game for game in LESSONS if (games / game.replace("-", "_")).is_dir() and game not in earlier]
            with serving(folder.resolve()) as url:
                earlier |= {game: looks(lesson(browser, url, game)) for game in known}
        with serving(ROOT) as url:
            for game in LESSONS:
                found = looks(lesson(browser, url, game))
                by_day = found[LOOKS.index((LAPTOP, "light"))]
                write(browser, game, [[by_day]], README_WIDTH * LAPTOP[1] // LAPTOP[0], 0.82)
                if game == "avignon":
                    phones = [found[LOOKS.index((PHONE, scheme))] for scheme in ("light", "dark")]
                    write(browser, "phone", [phones], 520, 0.82)
                if game in earlier:
                    rows = [earlier[game], found]
                    write(browser, f"look-{game}", rows, SHEET_HEIGHT, 0.72)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, nargs="+", default=[], help="checkouts of earlier versions")
    given = parser.parse_args()
    terminal()
    boards(given.before)
