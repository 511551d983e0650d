"""Redraws the pictures of README.md and docs/look.md: `.venv/bin/python tools/pictures.py`. It needs Chromium.

`--motion` makes only the picture in motion. `--before FOLDER …`, checkouts of earlier versions, also sets every board
beside what it looked like in the first that has the game.
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
from itertools import pairwise
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
def serving(folder: Path, pace: int = 0) -> Iterator[str]:
    """The address of a server that runs the code of a folder."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url, environment = f"http://127.0.0.1:{port}", {**os.environ, "PYTHONPATH": str(folder / "src")}
    if folder != ROOT:
        environment["FIDCHELL_COMPILE"] = "no"
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "fidchell", "serve", "--port", str(port), "--data", data, "--pace", str(pace)]
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


# -- in motion --------------------------------------------------------------------------------------------------------

STAGE: Final = (1180, 700)  # large enough for the whole board
WIDE: Final = 820  # of the picture
QUALITY: Final = 0.6
MOVES_SHOWN: Final = 3
SLOW: Final = 4  # times: a look takes a while, so everything is played more slowly than it is shown
LAST: Final = 2500  # milliseconds that the last look stays

# A mouse pointer that pictures show.
POINTER = """() => {
  const at = document.createElement("div");
  at.innerHTML = '<svg width="26" height="26" viewBox="0 0 24 24">' +
    '<path d="M4 2V20L9 15.5L12 22L15 20.7L12 14.5H19Z" fill="#fff" stroke="#222" stroke-width="1.6"/></svg>';
  at.style.cssText = "position:fixed;z-index:99999;pointer-events:none;left:0;top:0;transition:none";
  document.documentElement.append(at);
  const follow = (e) => { at.style.transform = `translate(${e.clientX - 4}px, ${e.clientY - 2}px)`; };
  document.addEventListener("mousemove", follow, true);
}"""

# What has changed from one look to the next, as a picture, and where it is; nothing if nothing has.
CHANGED = """async ([given, wide, quality]) => {
  const drawn = Object.assign(new Image(), { src: `data:image/png;base64,${given}` });
  await drawn.decode();
  const high = 2 * Math.round(wide * drawn.height / drawn.width / 2);
  const canvas = new OffscreenCanvas(wide, high), pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.imageSmoothingQuality = "high";
  pen.drawImage(drawn, 0, 0, wide, high);
  const now = pen.getImageData(0, 0, wide, high).data, before = window.before;
  let [left, top, right, bottom] = before ? [wide, high, -1, -1] : [0, 0, wide - 1, high - 1];
  const apart = (at) => Math.abs(now[at] - before[at]);
  if (before) for (let y = 0, at = 0; y < high; y++) for (let x = 0; x < wide; x++, at += 4)
    if (apart(at) + apart(at + 1) + apart(at + 2) > 12) {
      left = Math.min(left, x); right = Math.max(right, x); top = Math.min(top, y); bottom = Math.max(bottom, y);
    }
  if (right < 0) return null;
  window.before = now;
  left -= left % 2; top -= top % 2;
  const part = new OffscreenCanvas(right + 1 - left, bottom + 1 - top);
  part.getContext("2d").putImageData(pen.getImageData(left, top, part.width, part.height), 0, 0);
  const bytes = new Uint8Array(await (await part.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return [left, top, part.width, part.height, high, btoa(text)];
}"""


class Film:
    """Looks at a page, and what has changed between them, as an animated WebP."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.looks: list[tuple[float, bytes]] = []
        inspector = page.context.new_cdp_session(page)
        inspector.send("Animation.enable")
        inspector.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})

    def watch(self, seconds: float) -> None:
        end = time.monotonic() + seconds * SLOW
        while time.monotonic() < end:
            self.looks.append((time.monotonic(), self.page.screenshot()))

    def point(self, key: str) -> None:
        """The pointer goes to a thing, and stays there for a moment."""
        box = self.page.locator(f'[data-key="{key}"]').first.bounding_box()
        assert box is not None, key
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        self.watch(0.9)

    def click(self, key: str) -> None:
        self.point(key)
        self.page.mouse.down()
        self.page.mouse.up()

    def save(self, path: Path, workshop: Page) -> None:
        """The container: https://developers.google.com/speed/webp/docs/riff_container"""
        frames, times, height = [], [], 0
        for at, picture in self.looks:
            found = workshop.evaluate(CHANGED, [base64.b64encode(picture).decode(), WIDE, QUALITY])
            if found is not None:
                *where, height, part = found
                frames.append((where, base64.b64decode(part)))
                times.append(at)
        lasts = [round(1000 * (after - at) / SLOW) for at, after in pairwise(times)] + [LAST]
        body = chunk(b"VP8X", b"\x02\0\0\0" + three(WIDE - 1) + three(height - 1)) + chunk(
            b"ANIM", b"\xff" * 4 + b"\0\0"
        )
        for ((left, top, wide, high), part), last in zip(frames, lasts, strict=True):
            head = b"".join(map(three, (left // 2, top // 2, wide - 1, high - 1, last)))
            body += chunk(b"ANMF", head + b"\x02" + inside(part))  # \x02: not blended with what was there
        path.write_bytes(chunk(b"RIFF", b"WEBP" + body))


def chunk(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + b"\0" * (len(content) % 2)


def three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def inside(picture: bytes) -> bytes:
    """The pixels of a WebP picture, without what is said about them."""
    found, at = b"", 12
    while at < len(picture):
        end = at + 8 + int.from_bytes(picture[at + 4 : at + 8], "little")
        end += end % 2
        if picture[at : at + 4] in (b"VP8 ", b"VP8L", b"ALPH"):
            found += picture[at:end]
        at = end
    return found


def motion() -> None:
    """Some moves of Avignon against a bot, as they look."""
    with sync_playwright() as playwright, serving(ROOT, pace=SLOW) as url:
        browser = launch(playwright)
        page = browser.new_context(viewport=size(STAGE), locale="en-GB", color_scheme="light").new_page()
        page.goto(url)
        page.locator("#game-avignon button[value=play-now]").first.click()
        page.wait_for_selector("html[data-live=yes]")
        page.evaluate(POINTER)
        film = Film(page)
        for _ in range(MOVES_SHOWN):
            page.wait_for_selector(".choice", state="attached")
            film.watch(0.6)
            tokens = page.locator(".choice").evaluate_all("all => all.map(one => one.value)")
            verb, _, lane = next(token for token in tokens if token.startswith(("beseech", "chastise"))).partition(" ")
            film.click(f"verb:{verb}")
            film.click(f"card:{lane.rpartition(':')[2]}")
            film.watch(3.2)
        film.save(FOLDER / "motion.webp", browser.new_page())


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
    parser.add_argument("--motion", action="store_true", help="only the picture in motion")
    given = parser.parse_args()
    if not given.motion:
        terminal()
        boards(given.before)
    motion()
