"""Owners' packs in which the cards change places: what the code must not take from ours."""

from typing import Any

import pytest

from fidchell.core.errors import InvalidPack
from fidchell.core.game import Game
from fidchell.core.registry import load
from tests.banish_the_snakes.board import (
    NOTHING,
    Effects,
    card,
    our_entries,
    quiet,
    quiet_tables,
    saint,
    saved,
    table,
    toml,
)
from tests.banish_the_snakes.test_rules import go_on, start

ARTHUR, OTHER = 13, 14  # the first card of the deck and the next one


def keyed(number: int, **fields: Any) -> dict[str, Any]:
    """A card that is the first Key Card instead of Arthur."""
    return card(number, "first-key") | {"pile": "key"} | fields


@pytest.mark.rule("BTS ruling.data", "BTS ruling.bars")
def test_the_first_key_card_has_an_arrow_whichever_it_is() -> None:
    quiet(card(ARTHUR, "arthur"), keyed(OTHER))
    with pytest.raises(InvalidPack, match="exactly one card with an arrow is in the pile 'key'"):
        quiet(card(ARTHUR, "arthur"), saved(OTHER, "key-card", NOTHING) | {"pile": "key"})


@pytest.mark.rule("BTS 8.first")
def test_people_and_leaders_are_replaced_in_six_steps_at_most() -> None:
    steps: Effects = [*[["replace-people", "ulaid", 1]] * 3, *[["remove-chief", "ulaid"]] * 3]
    quiet(card(OTHER, "blow", red=steps))
    with pytest.raises(InvalidPack, match="card 14: red"):
        quiet(card(OTHER, "blow", red=[*steps, ["remove-chief", "ulaid"]]))


@pytest.mark.rule("BTS 10.4.give", "BTS 10.4.keeper")
def test_the_first_card_of_the_deck_can_be_given_like_any_other() -> None:
    game = quiet(saved(ARTHUR, "sword", NOTHING), keyed(OTHER))
    now = table(saint("ciaran", keepers=["sword", "wisdom"]), saint("enda"), game=game)
    assert now.may("give") == {"sword blue", "wisdom blue"}
    assert now.play("green give sword blue").mat(1)["keepers"] == ["sword"]


def with_saints(**changed: dict[str, Any]) -> Game:
    """The quiet board, with some Saints as they are said here."""
    saints = [one | changed.get(one["key"], {}) for one in quiet_tables()["saint"]]
    return load("banish-the-snakes", "saints.toml", toml(quiet_tables() | {"saint": saints}))


@pytest.mark.rule("BTS 4.area.palladius", "BTS 4.palladius.flock")
def test_any_area_can_be_where_a_saint_must_begin() -> None:
    """Also the first of them."""
    game = with_saints(enda={"area": "northern-ui-neill", "flock": 2})
    now = go_on(start(1, game, saints="chosen", **{"at-start": "enda"}))
    assert now.mat()["area"] == "northern-ui-neill"
    assert now.row("northern-ui-neill").count("+") == 2


@pytest.mark.rule("BTS 4.first")
def test_of_equal_claims_the_first_seat_has_the_better_one() -> None:
    game = with_saints(enda={"begins": 3}, ibar={"begins": 3})
    for pair in ("enda ibar", "ibar enda"):
        now = go_on(start(2, game, saints="chosen", **{"at-start": pair}))
        assert now.see("active") == 0


@pytest.mark.rule("BTS 14.beginner.invasion")
def test_the_major_invasion_stays_out_wherever_it_is_listed() -> None:
    cards = sorted(our_entries("card"), key=lambda one: one["number"] != 53)
    game = load("banish-the-snakes", "order.toml", toml({"card": cards}))
    fields: dict[str, Any] = {"merged": ["scotland", "strathclyde", "england"], "key": "niall", "arthur": "deck"}
    for level, there in (("beginner", False), ("standard", True)):
        now = table(game=game, level=level, **fields)
        assert ("major-invasion" in now.see("deck")) == there


@pytest.mark.rule("BTS 14.beginner.invasion")
@pytest.mark.parametrize(("level", "there"), [("beginner", False), ("standard", True)])
def test_the_major_invasion_is_not_even_dealt(level: str, there: bool) -> None:
    """As the first card of the list, and in the deck from the beginning."""
    [invasion] = [one | {"pile": "deck"} for one in our_entries("card") if one["number"] == 53]
    cards = [invasion, *(one for one in our_entries("card") if one["number"] != 53)]
    now = start(1, load("banish-the-snakes", "dealt.toml", toml({"card": cards})), level=level)
    assert (invasion["key"] in now.see("deck")) == there


@pytest.mark.rule("BTS ruling.data")
@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("printed", "card 15: effect: .*rulebook, review, reconstruction, own"),
        ({"arrow": "printed"}, "card 15: effect: arrow: .*rulebook, review, reconstruction, own"),
        ({"save": "own"}, "card 15: effect: save"),
    ],
)
def test_who_tells_an_effect_is_one_of_four(effect: Any, why: str) -> None:
    with pytest.raises(InvalidPack, match=why):
        quiet(card(15, "coroticus") | {"effect": effect})


@pytest.mark.rule("BTS ruling.data")
def test_an_owners_card_is_told_as_theirs() -> None:
    """Neither our rule of the card nor our line of history stays on it, though it is called the same."""
    own = {one: value for one, value in card(15, "coroticus").items() if one != "name"}
    game = load("banish-the-snakes", "own.toml", toml({"card": [own]}))
    now = table(game=game, key="coroticus")
    [shown] = [one for one in game.scene(now.state, None).cards if one.key == "card:key"]
    assert shown.title == "The Soldiers of Coroticus"
    assert "white robes" not in shown.body
    assert shown.origin == "From your own pack."
    drawn = table(game=game, frames=["event", "draw"], points=-1, key="niall").play("~ draw coroticus")
    assert not [event for event in drawn.events if "BTS card.coroticus" in event.rules]
