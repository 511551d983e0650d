"""Every level of every game at a table, by the API: it sits down, thinks and moves; games with a beginner are finished.

They have a server of their own, because so many new tables would use up what one address may open.
"""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import pytest

from fidchell import bots, games
from fidchell.core.registry import load
from tests.web.conftest import Bot, Hall


def against(hall: Hall, game: str, level: int) -> Bot:
    """A seat at a table with bots of a level."""
    rivals = max(2, load(game).meta.players[0]) - 1
    made = hall.create(game=game, seats=["me"] + [f"bot:level:{level}"] * rivals, pace=0)
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
    first = politely(lambda: me.get("/choices"))["choices"][0]["token"]
    return politely(lambda: me.post("act", choice=first))


@pytest.mark.parametrize("game", games())
def test_every_level_sits_down_and_moves(game: str, hall: Hall) -> None:
    for level in bots.LEVELS:
        me = against(hall, game, level)
        state = me.state()
        while not any(move.startswith("1 ") for move in politely(partial(me.get, "/record"))["moves"]):
            state = go_on(me, state)
        assert not state["over"]
        me.post("resign")


@pytest.mark.parametrize("game", games())
def test_a_beginner_plays_every_game_to_its_end(game: str, hall: Hall) -> None:
    me = against(hall, game, 1)
    state = me.state()
    while not state["over"]:
        state = go_on(me, state)
    assert state["result"]["reason"]
