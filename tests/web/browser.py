"""A real browser for the tests: finding one, watching its pages for errors, playing a game to its end."""

import json
import os
import random
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, ViewportSize, expect

ROOT: Final = Path(__file__).resolve().parents[2]
ARTEFACTS: Final = ROOT / "artefacts"
FLAGS: Final = [
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]
DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 375, "height": 812}
WAYS: Final = {  # who has the first seat, and who the others
    "Play now": ("you", "bot"),
    "With friends": ("you", "friend"),
    "On this device": ("you", "you"),
    "Watch bots": ("bot", "bot"),
}
BUTTONS: Final = {  # a way to play, and its button's value
    "Play now": "play-now",
    "With friends": "friends",
    "On this device": "device",
    "Watch bots": "watch",
    "Learn by playing": "learn",
}
PATIENCE: Final = 180_000  # milliseconds; far more than anything takes, even on a very busy machine
LONGEST_GAME: Final = 400  # actions of one person; a game that takes longer is stuck

expect.set_options(timeout=PATIENCE)


def find_browser() -> str:
    # The first is the same browser without its windows: a page in a new context costs half as much there.
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("FIDCHELL_BROWSER") or next(filter(None, map(shutil.which, names)), None)
    assert found, f"no browser: install one of {', '.join(names)}, or name it in FIDCHELL_BROWSER"
    return found


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)


class Visit:
    """Opens pages and remembers what goes wrong on them: any error on the console fails the test."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.problems: list[str] = []
        self.expected: tuple[str, ...] = ()
        self.contexts: list[BrowserContext] = []

    def context(self, **settings: Any) -> BrowserContext:
        """Open a context; nothing moves in it unless a test asks for motion."""
        usual = {"viewport": DESKTOP, "locale": "en-GB", "base_url": self.url, "reduced_motion": "reduce"}
        settings = {**usual, **settings}
        context = self.browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        context.on("page", self._watch)
        return context

    def page(self, path: str = "/", **settings: Any) -> Page:
        page = self.context(**settings).new_page()
        page.goto(path)
        return page

    def table(self, way: str = "Play now", game: str = "avignon", **settings: Any) -> Page:
        """Open a new table at once, as the home page's button would; return the page when it is live."""
        context = self.context(**settings)
        csrf = re.findall(r'name="csrf" value="([^"]+)"', context.request.get("/").text())[0]
        form = {"csrf": csrf, "game": game, "way": BUTTONS[way]}
        made = context.request.post("/new", form=form, headers={"origin": self.url}, max_redirects=0)
        page = context.new_page()
        page.goto(made.headers["location"])
        connected(page)
        return page

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.problems.append(f"{page.url}: {error}"))
        page.on(
            "console",
            lambda message: (
                self.problems.append(f"{page.url}: {message.text}") if message.type in ("error", "warning") else None
            ),
        )

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        bad = [problem for problem in self.problems if not any(known in problem for known in self.expected)]
        assert not bad, "\n".join(bad)


# -- at the table -----------------------------------------------------------------------------------------------------


def begin(page: Page, way: str = "Play now", game: str = "avignon", **options: str) -> None:
    """From the home page to a table, as anybody would."""
    card = page.locator(f"#game-{game}")
    if options:
        card.get_by_role("link", name="More ways to play").click()
        page.wait_for_url(f"**/games/{game}")  # what is counted next must be there
        seats = page.locator("#setup .who:visible").count()
        arrange(page, game, *(WAYS[way][seat > 0] for seat in range(seats)), **options)
    else:
        card.get_by_role("button", name=way).click()
    page.wait_for_selector("#table")
    connected(page)


def arrange(page: Page, game: str, *seats: str, **options: str) -> None:
    """From a game's own page to a table: who has which seat (me, friend, bot), options by menu or by writing."""
    if not page.url.endswith(f"/games/{game}"):
        page.goto(f"/games/{game}")
    page.wait_for_load_state()
    setup = page.locator("#setup")
    if seats and setup.locator("[name=players]").count():
        setup.locator(f"[name=players][value='{len(seats)}']").check()
    for seat, who in enumerate(seats):
        setup.locator(f"[name=seat-{seat}]").select_option(who)
    for name, value in options.items():
        field, several = setup.locator(f"[name=o-{name}]"), setup.locator(f"[name^=p-{name}-]")
        if several.count():
            for number, word in enumerate(value.split()):
                several.nth(number).select_option(word)
        elif field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)
    setup.locator(".start button").click()
    page.wait_for_selector("#table")
    page.wait_for_load_state()  # with its style sheets


def connected(page: Page) -> None:
    """The page is live: before that, what one does goes by form."""
    page.wait_for_selector("html[data-live=yes]")


def version(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-version") or 0)


def settled(page: Page) -> bool:
    """Wait until it is our turn or the game is over; True if it is over."""
    page.wait_for_selector("#table[data-turn=yes], #ending")
    return page.locator("#ending").count() > 0


def choices(page: Page) -> list[dict[str, Any]]:
    found = json.loads(page.locator("#choice-data").text_content() or "[]")
    return [
        {"text": text, "picks": picks, "path": path.split(), "start": start, "mark": mark}
        for text, picks, path, start, mark in found
    ]


def fair(page: Page, dice: random.Random) -> dict[str, Any]:
    """A sensible choice: win if possible, don't lose at once; so games come to an end and have some length."""
    found = choices(page)
    marked = {
        kind: set(page.locator(f".choice.{kind}").evaluate_all("all => all.map(one => one.value)"))
        for kind in ("wins", "loses")
    }
    winning = [choice for choice in found if choice["text"] in marked["wins"]]
    harmless = [choice for choice in found if choice["text"] not in marked["loses"]]
    return dice.choice(winning or harmless or found)


def thing(page: Page, key: str) -> Locator:
    return page.locator(f'[data-key="{key}"]')


def moved_on(page: Page, before: int) -> None:
    found = "before => +document.getElementById('table').dataset.version > before"
    page.wait_for_function(found, arg=before, polling=20)  # not by frames: a tab behind another one has few


OFFERED: Final = """() => {
    const table = document.getElementById("table"), offered = document.getElementById("choice-data")?.textContent;
    return JSON.stringify([table.dataset.turn, table.dataset.simultaneous ? "" : table.dataset.version, offered]);
}"""


def answered(page: Page, offered: str) -> None:
    """Wait until what was offered is offered no more; where all choose at once, others may have moved meanwhile."""
    page.wait_for_function(f"offered => ({OFFERED})() !== offered", arg=offered, polling=20)


def submit_first(page: Page) -> None:
    """Make the first choice as soon as there is one, in one go: an update may replace what was found before."""
    first = (
        "() => { const one = document.querySelector('.choice'); one?.form.requestSubmit(one); return Boolean(one); }"
    )
    page.wait_for_function(first, polling=20)


def press(button: Locator) -> None:
    """Without script every answer is a new page: wait until all of it is there."""
    with button.page.expect_navigation():
        button.click()


def play(
    page: Page, act: Callable[[Page], None], each: Callable[[Page], None] | None = None, most: int = LONGEST_GAME
) -> int:
    """Play a game to its end, or so many actions of it; return the number of actions taken."""
    for taken in range(most):
        if settled(page):
            assert page.locator("#ending h2").inner_text()
            return taken
        if each:
            each(page)
        before = version(page)
        act(page)
        moved_on(page, before)
    assert most < LONGEST_GAME, "the game doesn't end"
    return most


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the screen."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def picture(page: Page, name: str) -> None:
    """Take a picture for people to look at, if they ask for pictures with FIDCHELL_PICTURES=1."""
    if os.environ.get("FIDCHELL_PICTURES") == "1":
        ARTEFACTS.mkdir(exist_ok=True)
        page.screenshot(path=ARTEFACTS / f"{name}.png", animations="disabled")
