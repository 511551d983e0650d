"""Games against a bot, from the form on: by keyboard and by a screen reader's names to the end, and without script.

Firefox plays them with the mouse; first games are played to their end without script in test_look.
"""

import random
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from fidchell.core.registry import games
from tests.scale import LONG, scaled
from tests.web.browser import OFFERED, Visit, answered, arrange, choices, connected, fair, press, settled, thing

SHORT: Final = {  # options that keep a game short
    "serpent-master": {"board": "6"},
    "battle-of-banners": {"limit": "6"},
    "banish-the-snakes": {"level": "advanced"},
}
HASTY: Final = ("banish-the-snakes",)  # where whoever takes what comes first is soon done
MOST: Final = 150  # decisions; a game that takes more is stuck
WITHOUT_SCRIPT: Final = scaled(6, MOST)  # decisions; a long run plays to the end
MIXED: Final = random.Random(5)
NAMED: Final = "one => one.getAttribute('aria-label') || one.textContent"


def sit_down(page: Page, game: str) -> None:
    """Against the first level, or beside it."""
    page.goto(f"/games/{game}")
    if page.locator("[name=players]").count():
        page.locator("[name=players][value='2']").check()
    page.locator(".levels summary").click()
    page.locator("[name=bot][value='level:1']").check()
    arrange(page, game, "you", "bot", **SHORT.get(game, {}))


def to_the_end(decide: Callable[[], list[str]], choose: Callable[[list[str]], None]) -> None:
    """Decision by decision, until there is none left."""
    for taken in range(MOST):
        keys = decide()
        if not keys:
            assert taken > 1
            return
        choose(keys)
    raise AssertionError("the game doesn't end")


def by_picks(page: Page, game: str, dice: random.Random, pick: Callable[[Page, str], None]) -> None:
    """A whole game of which each decision is picked on the page, thing by thing."""

    def decide() -> list[str]:
        if settled(page):
            return []
        chosen = choices(page)[0] if game in HASTY else fair(page, dice)
        return list(chosen["picks"][0])

    def choose(keys: list[str]) -> None:
        before = page.evaluate(OFFERED)
        for key in keys:
            pick(page, key)
            if not page.locator(f'[data-key="{key}"].picked').count():  # the rest went without saying
                break
        answered(page, before)

    sit_down(page, game)
    connected(page)
    to_the_end(decide, choose)
    finished(page)


def finished(page: Page) -> None:
    expect(page.locator("#ending h2")).not_to_be_empty()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def by_key(page: Page, key: str) -> None:
    """Back to what can be done, and from one thing to the next."""
    page.keyboard.press("b")
    for _ in range(400):
        if page.evaluate("document.activeElement.dataset.key") == key:
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {key}")


def by_name(page: Page, key: str) -> None:
    """Only what a screen reader has: each thing is a button, and its name is nobody else's."""
    name = thing(page, key).evaluate(NAMED)
    found = page.get_by_role("button", name=name, exact=True)  # what comes next may be offered beside the board
    assert set(found.evaluate_all("all => all.map(one => one.dataset.key || one.dataset.pick)")) == {key}
    found.first.press("Enter")


def now_by_key_now_by_name(page: Page, key: str) -> None:
    (by_key if MIXED.random() < 0.5 else by_name)(page, key)


@pytest.mark.parametrize("pick", [now_by_key_now_by_name, by_key, by_name] if LONG else [now_by_key_now_by_name])
@pytest.mark.parametrize("game", games())
def test_a_game_without_a_mouse(visit: Visit, game: str, pick: Callable[[Page, str], None]) -> None:
    by_picks(visit.page(), game, random.Random(2), pick)


@pytest.mark.parametrize("game", games())
def test_a_game_without_script(visit: Visit, game: str) -> None:
    page, dice, made = visit.page(java_script_enabled=False), random.Random(4), list[str]()

    def decide() -> list[str]:
        while len(made) < WITHOUT_SCRIPT and not page.locator("#ending").count():
            for kind in (".choice.wins", ".choice"):
                found = page.locator(kind).evaluate_all("all => all.map(one => one.value)")
                if found:
                    return [found[0] if game in HASTY else dice.choice(found)]
            page.reload()  # the bot is at it; no need to sit through the gentle refresh each time
        return []

    def choose(chosen: list[str]) -> None:
        made.append(chosen[0])
        button = page.locator(f'.choice[value="{chosen[0]}"]')
        if not button.is_visible():
            button.locator("xpath=ancestor::details[1]/summary").click()
        press(button)

    sit_down(page, game)
    to_the_end(decide, choose)
    expect(page.locator(".verbs:visible, #preview:visible")).to_have_count(0)  # what only the script can do
    if LONG:
        finished(page)
