"""Every level of every game at a table: it sits down in the browser, thinks and moves; a beginner finishes by the API.

They have a server of their own, because so many new tables would use up what one address may open.
"""

import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from fidchell import bots, games
from fidchell.bots.personas import name_of, spec_of
from fidchell.core.registry import load
from fidchell.core.text import Texts
from tests.web.browser import Visit, arrange, connected, moved_on, settled, version
from tests.web.conftest import Bot, Hall


def against(hall: Hall, game: str, level: int) -> Bot:
    """A seat at a table with bots of a level."""
    rivals = max(2, load(game).meta.players[0]) - 1
    made = hall.create(game=game, seats=["you"] + [f"bot:level:{level}"] * rivals, pace=0)
    return hall.bot(made["table"], made["tokens"][0]["token"])


def politely(ask: Callable[[], httpx.Response]) -> dict[str, Any]:
    """The answer, at the pace that the server asks for."""
    while (found := ask()).status_code == httpx.codes.TOO_MANY_REQUESTS:
        time.sleep(float(found.headers["retry-after"]))
    answer: dict[str, Any] = found.json()
    return answer


def go_on(me: Bot, state: dict[str, Any]) -> dict[str, Any]:
    """Play the first choice, or wait for the others."""
    if 0 not in state["to_act"]:
        return politely(lambda: me.get(after=state["change"]))
    first = politely(lambda: me.get("/choices"))["choices"][0]["choice"]
    return politely(lambda: me.post("act", choice=first))


@pytest.mark.parametrize("game", games())
def test_every_level_sits_down_and_moves(game: str, visit: Visit) -> None:
    """Chosen by name on the game's page, as anybody would."""
    page, rivals = visit.page(f"/games/{game}", reduced_motion="reduce"), max(2, load(game).meta.players[0]) - 1
    page.set_default_timeout(60_000)  # it may think for some seconds
    for level in bots.LEVELS:
        page.goto(f"/games/{game}")
        for number in page.locator(f"#setup [name=players][value='{rivals + 1}']").all():
            number.check()  # alone one is not asked for a level
        page.locator("#setup .levels > summary").click()
        page.locator("#setup .level", has=page.locator(f"[value='level:{level}']")).click()
        arrange(page, game, "you", *["bot"] * rivals)
        connected(page)
        expect(page.locator("#players")).to_contain_text(name_of(spec_of(level), Texts(), "en"))
        while not settled(page) and not moved(page):
            before = version(page)
            page.locator(".choice").first.evaluate("one => one.form.requestSubmit(one)")
            moved_on(page, before)
        assert moved(page)
        assert not page.locator("#ending").count()


def moved(page: Page) -> bool:
    """Whether the seat after one's own has moved."""
    record = page.request.get(f"{page.url}/record.json").json()
    return any(move.startswith("1 ") for move in record["moves"])


@pytest.mark.parametrize("game", games())
def test_a_beginner_plays_every_game_to_its_end(game: str, hall: Hall) -> None:
    me = against(hall, game, 1)
    state = me.state()
    while not state["over"]:
        state = go_on(me, state)
    assert state["result"]["reason"]
