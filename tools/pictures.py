"""Redraws the README's pictures: `.venv/bin/python tools/pictures.py`. Those of the browser need Chromium."""

import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright
from rich.console import Console

import fidchell
from fidchell.terminal.play import play
from tests.web.browser import launch

SMALL: Final[ViewportSize] = {"width": 1160, "height": 740}  # rich drawings make large files
FOLDER: Final = Path(__file__).resolve().parent.parent / "docs/pictures"
MOVES: Final = ("beseech cardinal", "excommunicate 1", "? excommunicate 2", "? pass")


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


def lesson(page: Page, url: str, game: str, steps: int) -> None:
    """So many steps of a guided game."""
    page.goto(url)
    page.locator(f"#game-{game} button[value=learn]").click()
    page.wait_for_selector("html[data-live=yes]")
    for _ in range(steps):
        page.locator(".choice").first.evaluate("choice => choice.form.requestSubmit(choice)")
        page.wait_for_timeout(1500)


def serpents(page: Page, url: str) -> None:
    page.set_viewport_size(SMALL)
    lesson(page, url, "serpent-master", 8)
    page.screenshot(path=FOLDER / "serpents.png")


def ireland(page: Page, url: str) -> None:
    """Before the Chief is tried: who sways him, the sum and the slider."""
    lesson(page, url, "banish-the-snakes", 7)
    page.locator('[data-key="chief:southern-ui-neill"]').hover(force=True)
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / "ireland.png")


def banners(page: Page, url: str) -> None:
    page.set_viewport_size(SMALL)
    lesson(page, url, "battle-of-banners", 4)
    page.screenshot(path=FOLDER / "banners.png")


def avignon(page: Page, url: str) -> None:
    lesson(page, url, "avignon", 3)
    page.screenshot(path=FOLDER / "table.png")


def browser() -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "fidchell", "serve", "--port", str(port), "--data", data, "--pace", "0"]
        server = subprocess.Popen(command)
        try:
            answers(f"{url}/health")
            for draw in (serpents, ireland, banners, avignon):
                context = launch(playwright).new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
                draw(context.new_page(), url)
        finally:
            server.terminate()
            server.wait()


def answers(url: str) -> None:
    """Wait until somebody answers there."""
    for _ in range(200):
        try:
            urllib.request.urlopen(url, timeout=5).close()
            return
        except (urllib.error.URLError, ConnectionError):
            time.sleep(0.1)
    raise TimeoutError(url)


if __name__ == "__main__":
    terminal()
    browser()
