"""Owners' packs in which the cards change places: what the code must not take from ours."""

from typing import Any

import pytest

from fidchell.core.errors import InvalidPack
from tests.banish_the_snakes.board import NOTHING, Effects, card, quiet, saint, saved, table

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
