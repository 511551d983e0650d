"""Every level of every game at a table: it is chosen in the browser; by the API it thinks, moves and finishes."""

from typing import Any

import pytest
from playwright.sync_api import expect

from fidchell import bots, games
from fidchell.bots.personas import name_of, spec_of
from fidchell.core.registry import load
from fidchell.core.text import Texts
from tests.web.browser import Visit, arrange, connected
from tests.web.conftest import Bot, Hall


def against(hall: Hall, game: str, level: int) -> Bot:
    """A seat at a table with bots of a level."""
    rivals = max(2, load(game).meta.players[0]) - 1
    made = hall.create(game=game, seats=["you"] + [f"bot:level:{level}"] * rivals, pace=0)
    return hall.bot(made["table"], made["tokens"][0]["token"])


def go_on(me: Bot, state: dict[str, Any]) -> dict[str, Any]:
    """Play the first choice, or wait for the others."""
    found = me.post("act", choice=me.first_choice()) if 0 in state["to_act"] else me.get(after=state["change"])
    answer: dict[str, Any] = found.json()
    return answer


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("game", games())
def test_every_level_moves(game: str, level: int, hall: Hall) -> None:
    me = against(hall, game, level)
    state = me.state()
    while not any(move.startswith("1 ") for move in me.get("/record").json()["moves"]):
        assert not state["over"]
        state = go_on(me, state)


@pytest.mark.parametrize("game", games())
def test_every_level_sits_down(game: str, visit: Visit) -> None:
    """Chosen by name on the game's page, as anybody would: one level a game, and all of them in one game."""
    page, rivals = visit.page(f"/games/{game}"), max(2, load(game).meta.players[0]) - 1
    for level in bots.LEVELS if game == "brandub" else [bots.LEVELS[1]]:
        page.goto(f"/games/{game}")
        for number in page.locator(f"#setup [name=players][value='{rivals + 1}']").all():
            number.check()  # alone one is not asked for a level
        page.locator("#setup .levels > summary").click()
        page.locator("#setup .level", has=page.locator(f"[value='level:{level}']")).click()
        arrange(page, game, "you", *["bot"] * rivals)
        connected(page)
        expect(page.locator("#players")).to_contain_text(name_of(spec_of(level), Texts(), "en"))


@pytest.mark.parametrize("game", games())
def test_a_beginner_plays_every_game_to_its_end(game: str, hall: Hall) -> None:
    me = against(hall, game, 1)
    state = me.state()
    while not state["over"]:
        state = go_on(me, state)
    assert state["result"]["reason"]
