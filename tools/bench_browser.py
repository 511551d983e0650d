"""How long a click takes until the answer is painted, in a real browser: `make bench` prints it for every game.

The whole way counts: script, socket, server, disk, morphing, layout, paint. It needs the set-up of the tests.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from fidchell.core.registry import games
from fidchell.web.bench import served

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.web.browser import begin, launch

MOVES: Final = 40  # of each game
AIMS: Final = {"median": 40.0, "p95": 60.0}  # ms
HOME: Final = 60  # kB
LOADED: Final = """() => ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, one) => sum + one.transferSize, 0)"""
# Nobody clicks while the answer to the last click is still being drawn.
AT_REST: Final = "() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve())))"
# From a click on a choice to the frame that shows the new version: ms, or null if there is nothing to choose.
CLICK: Final = """(turn) => new Promise((resolve) => {
    const table = document.getElementById("table"), veil = document.querySelector("#curtain button.main");
    const all = [...document.querySelectorAll(".choice")], button = veil || all[turn % (all.length || 1)];
    if (!button) return resolve(null);
    const changed = () => requestAnimationFrame(() => setTimeout(() => resolve(veil ? 0 : performance.now() - began)));
    const watcher = new MutationObserver(() => {
        if (veil ? document.querySelector("#curtain") : table.dataset.version === before) return;
        watcher.disconnect();
        changed();
    });
    const before = table.dataset.version, began = performance.now();
    watcher.observe(table, { attributes: true, childList: true, subtree: true });
    button.click();
})"""


def clicks(page: Page, game: str) -> list[float]:
    """The times of some moves, by one person who has all seats."""
    page.goto("/")
    begin(page, "On this device", game)
    took: list[float] = []
    for turn in range(4 * MOVES):
        page.evaluate(AT_REST)
        found = page.evaluate(CLICK, turn * 7)
        if found is None or len(took) == MOVES:
            break
        if found:
            took.append(found)
    return sorted(took)


def home(page: Page) -> str:
    """What somebody who comes for the first time has to load."""
    page.goto("/", wait_until="networkidle")
    size = page.evaluate(LOADED) / 1000
    return f"  home over the wire, kB: {size:.1f} (aim: at most {HOME}{'' if size <= HOME else '; missed'})"


def measured(browser: Browser, port: int) -> list[str]:
    context = browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport={"width": 1280, "height": 800})
    lines = [home(context.new_page())]
    for game in games():
        took = clicks(context.new_page(), game)
        figures = {"median": median(took), "p95": took[len(took) * 19 // 20]}
        said = [f"{name} {ms:.0f}{'' if ms <= AIMS[name] else ' (missed)'}" for name, ms in figures.items()]
        lines.append(f"  click to paint in {game}, ms: {', '.join(said)} of {len(took)} moves")
    return lines


def main() -> None:
    print(f"browser (aims: median {AIMS['median']:g}, p95 {AIMS['p95']:g})")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as port, sync_playwright() as playwright:
        browser = launch(playwright)
        print("\n".join(measured(browser, port)))
        browser.close()


if __name__ == "__main__":
    main()
