"""Whole games against a bot, from the form to the end: by keyboard, by a screen reader's names, without script."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from fidchell.core.registry import games
from tests.web.browser import OFFERED, Visit, answered, arrange, choices, connected, fair, press, settled, thing

SHORT: Final = {  # options that keep a game short
    "serpent-master": {"board": "6"},
    "battle-of-banners": {"limit": "6"},
    "banish-the-snakes": {"level": "advanced"},
}
HASTY: Final = ("banish-the-snakes",)  # where whoever takes what comes first is soon done
MOST: Final = 150  # decisions; a game that takes more is stuck
NAMED: Final = "one => one.getAttribute('aria-label') || one.textContent"


def sit_down(page: Page, game: str) -> None:
    """Against the first level, or beside it."""
    page.goto(f"/games/{game}")
    if page.locator("[name=players]").count():
        page.locator("[name=players][value='2']").check()
    page.locator(".levels summary").click()
    page.locator("[name=bot][value='level:1']").check()
    arrange(page, game, "me", "bot", **SHORT.get(game, {}))


def decide(page: Page, game: str, dice: random.Random) -> list[str]:
    """What has to be picked for the next decision; [] if the game is over."""
    if settled(page):
        return []
    chosen = choices(page)[0] if game in HASTY else fair(page, dice)
    return list(chosen["picks"][0])


def finished(page: Page, decisions: int) -> None:
    assert decisions > 1
    expect(page.locator("#ending h2")).not_to_be_empty()
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def picked(page: Page, key: str) -> bool:
    return page.locator(f'[data-key="{key}"].picked').count() > 0


def walk_to(page: Page, key: str) -> None:
    """Back to what can be done, and from one thing to the next."""
    page.keyboard.press("b")
    for _ in range(400):
        if page.evaluate("document.activeElement.dataset.key") == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {key}")


@pytest.mark.parametrize("game", games())
def test_a_game_by_keyboard(visit: Visit, game: str) -> None:
    page, dice, taken = visit.page(reduced_motion="reduce"), random.Random(2), 0
    sit_down(page, game)
    connected(page)
    while keys := decide(page, game, dice):
        before = page.evaluate(OFFERED)
        for key in keys:
            walk_to(page, key)
            page.keyboard.press("Enter")
            if not picked(page, key):  # the rest went without saying
                break
        answered(page, before)
        taken += 1
        assert taken < MOST
    finished(page, taken)


@pytest.mark.parametrize("game", games())
def test_a_game_by_names(visit: Visit, game: str) -> None:
    """Only what a screen reader has: each thing is a button, and its name is nobody else's."""
    page, dice, taken = visit.page(reduced_motion="reduce"), random.Random(5), 0
    sit_down(page, game)
    connected(page)
    while keys := decide(page, game, dice):
        before = page.evaluate(OFFERED)
        for key in keys:
            name = thing(page, key).evaluate(NAMED)
            found = page.get_by_role("button", name=name, exact=True)  # what comes next may be offered beside the board
            assert set(found.evaluate_all("all => all.map(one => one.dataset.key || one.dataset.pick)")) == {key}
            found.first.press("Enter")
            if not picked(page, key):
                break
        answered(page, before)
        taken += 1
        assert taken < MOST
    finished(page, taken)


@pytest.mark.parametrize("game", games())
def test_a_game_without_script(visit: Visit, game: str) -> None:
    page, dice, taken = visit.page(java_script_enabled=False), random.Random(4), 0
    sit_down(page, game)
    while not page.locator("#ending").count():
        offered, winning = page.locator(".choice"), page.locator(".choice.wins")
        number = offered.count()
        if not number:  # the bot is at it; no need to sit through the gentle refresh each time
            page.reload()
            continue
        chosen = winning.first if winning.count() else offered.nth(0 if game in HASTY else dice.randrange(number))
        if not chosen.is_visible():
            chosen.locator("xpath=ancestor::details[1]/summary").click()
        press(chosen)
        taken += 1
        assert taken < MOST
    expect(page.locator(".verbs:visible, #preview:visible")).to_have_count(0)  # what only the script can do
    finished(page, taken)
