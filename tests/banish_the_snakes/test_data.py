"""The game plays by what its data files say: cards' arrows and piles, what Saints and Gifts can do, how Saints begin.

A test expects what it reads itself. The game may read something else when `rules --prove` breaks the data.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from fidchell.core.game import Game
from fidchell.core.pack import read_toml
from fidchell.core.registry import load
from fidchell.core.state import CHANCE
from tests.banish_the_snakes import test_rules
from tests.banish_the_snakes.board import quiet_tables, saint, toml
from tests.banish_the_snakes.test_rules import AREAS, FULL_TABLE, TARA, go_on, resolve, start
from tests.banish_the_snakes.worlds import CARDS, GAME, GIFTS, SAINTS


def each_card(field: str) -> list[Any]:
    """The cards that have this field, each marked with its rule."""
    return [
        pytest.param(one, marks=pytest.mark.rule(f"BTS card.{one['key'].replace('-', '.')}"), id=one["key"])
        for one in CARDS["card"]
        if field in one
    ]


@pytest.mark.rule("BTS 5.1.key")
@pytest.mark.parametrize("card", each_card("arrow"))
def test_a_card_keys_the_bar_of_its_arrow(card: dict[str, Any]) -> None:
    """The next card has another event on each bar; the oracle knows which one happens."""
    drawn = "niall" if card["key"] != "niall" else "coroticus"
    mats = [saint("iserninus", TARA, 2), saint("enda", TARA, 2), saint("auxilius", TARA, 2)]
    resolve(FULL_TABLE | {"key": card["key"], "deck_saints": [], "mats": mats}, f"draw {drawn}", card["key"])


def drawable(merged: list[str], key: str) -> set[str]:
    state = GAME.restore(FULL_TABLE | {"key": key, "deck_saints": [], "merged": merged, "paganism": 0})
    assert state.actors() == (CHANCE,)
    return {GAME.text(state, outcome).removeprefix("draw ") for outcome, _ in state.chance()}


@pytest.mark.rule("BTS 5.1.key")
@pytest.mark.parametrize("card", [one for one in each_card("pile") if one.values[0]["pile"] != "key"])
def test_a_card_waits_in_its_pile(card: dict[str, Any]) -> None:
    key = "arthur"
    assert (card["key"] in drawable([], key)) == (card["pile"] == "deck")
    if card["pile"] != "deck":
        assert card["key"] in drawable([card["pile"]], key)


# -- Saints and Gifts -------------------------------------------------------------------------------------------------


def as_read() -> Game:
    """The quiet board with Saints and Gifts as the game reads them; expectations come from the files themselves."""
    saints, gifts = (read_toml(GAME.folder / f"{name}.toml")[1] for name in ("saints", "gifts"))
    tables = quiet_tables() | {"saint": saints["saint"], "gift": gifts["gift"]}
    return load("banish-the-snakes", "read.toml", toml(tables))


@pytest.fixture(scope="module", autouse=True)
def _play_as_read() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(test_rules, "OURS", as_read())
        yield


def each(kind: str, entries: list[dict[str, Any]], end: str = "") -> list[Any]:
    return [
        pytest.param(one, marks=pytest.mark.rule(f"BTS {kind}.{one['key']}{end}"), id=one["key"]) for one in entries
    ]


@pytest.mark.rule("BTS 10.1.abilities")
@pytest.mark.parametrize("entry", each("saint", SAINTS["saint"]))
def test_a_saint_has_the_abilities_of_the_card(entry: dict[str, Any]) -> None:
    test_rules.test_a_saint_does_what_the_card_says(entry["key"])


@pytest.mark.rule("BTS 10.1.abilities")
@pytest.mark.parametrize("entry", each("saint", SAINTS["saint"], ".deck"))
def test_a_deck_saint_has_the_abilities_of_the_card(entry: dict[str, Any]) -> None:
    test_rules.test_a_saint_does_what_the_card_says(f"deck {entry['key']}")


@pytest.mark.rule("BTS 10.1.abilities")
@pytest.mark.parametrize("entry", each("gift", GIFTS["gift"]))
def test_a_gift_has_the_abilities_of_the_card(entry: dict[str, Any]) -> None:
    test_rules.test_a_gift_does_what_the_card_says(entry["key"])


@pytest.mark.rule("BTS 4.saint")
@pytest.mark.parametrize("entry", each("saint", SAINTS["saint"]))
def test_a_saint_begins_as_the_card_says(entry: dict[str, Any]) -> None:
    now = go_on(start(1, GAME, saints="chosen", **{"at-start": entry["key"]}))
    [mat] = GAME.dump(now.state)["mats"]
    assert mat["zeal"] == entry["zeal"]
    assert mat["area"] == entry.get("area", mat["area"])
    flock = {area: now.row(area).count("+") for area in AREAS if "+" in now.row(area)}
    assert flock == ({entry["area"]: entry["flock"]} if "area" in entry else {})


@pytest.mark.rule("BTS 4.first")
@pytest.mark.parametrize("entry", each("saint", SAINTS["saint"]))
def test_a_saint_claims_the_first_turn_as_the_card_says(entry: dict[str, Any]) -> None:
    """Beside the strongest other claim, in either seat."""
    rival = min((one for one in SAINTS["saint"] if one["begins"] and one is not entry), key=lambda one: one["begins"])
    for pair in ((entry, rival), (rival, entry)):
        now = go_on(start(2, GAME, saints="chosen", **{"at-start": " ".join(one["key"] for one in pair)}))
        assert now.see("active") == min((0, 1), key=lambda seat: pair[seat]["begins"] or 9)


# -- who names a card, and who tells what it does ----------------------------------------------------------------------

OURS = "our reconstruction, not the printed card"
NAMED = "Named by the rule book; what it does: " + OURS + "."
REVIEWED = "Named by a public review; what it does: " + OURS + "."


@pytest.mark.rule("BTS ruling.data")
@pytest.mark.parametrize(
    ("zone", "card", "origin"),
    [
        ("discard", "niall", REVIEWED),
        ("discard", "coroticus", REVIEWED),
        ("discard", "benignus", REVIEWED),
        ("discard", "major-invasion", NAMED),
        ("discard", "samhain", f"{OURS[0].upper()}{OURS[1:]}."),
        ("key", "arthur", f"Named by the rule book; event: from the rule book; arrow: {OURS}."),
        ("active", "patrick", "From the rule book."),
        ("active", "palladius", NAMED),
        ("keeper", "patrick", NAMED),
        (
            "keeper",
            "columba",
            f"Named by the rule book; ability: {OURS}; that it works as a Keeper: from the rule book.",
        ),
    ],
)
def test_a_card_says_who_names_it_and_who_tells_what_it_does(zone: str, card: str, origin: str) -> None:
    """That a text names a card does not mean that it tells what the card does."""
    state = GAME.restore(position_with(zone, card))
    scene = GAME.scene(state, None)
    key = {"key": "card:key", "active": "active:green"}.get(zone, f"{zone}:{card}")
    assert [one.origin for one in scene.cards if one.key == key] == [origin]
    if zone == "active":
        assert [piece.origin for piece in scene.pieces if piece.key == "pawn:green"] == [origin]


def position_with(zone: str, card: str) -> dict[str, Any]:
    """A table on which the card lies in a zone."""
    mats = [saint(card if zone == "active" else "iserninus", TARA), saint("enda", TARA), saint("ibar", TARA)]
    fields: dict[str, Any] = {"mats": mats, "deck_saints": [], "key": "famine"}
    if zone == "keeper":
        mats[0] = mats[0] | {"keepers": [card]}
    elif zone == "discard":
        fields |= {"discard": [card], "merged": ["scotland", "strathclyde", "england"]}
    elif zone == "key":
        fields |= {"key": card, "merged": [], "paganism": 0}
    return FULL_TABLE | fields


@pytest.mark.rule("BTS ruling.leaders.dice", "BTS 9.kings", "BTS 9.highking")
def test_the_table_shows_which_rolls_promote_a_leader() -> None:
    pieces = {piece.key: piece.body for piece in GAME.scene(GAME.restore(FULL_TABLE), None).pieces}
    areas, provinces = (read_toml(GAME.folder / "map.toml")[1][table] for table in ("area", "province"))
    for kind, entries in (("chief", areas), ("king", provinces)):
        for one in entries:
            low, high = one["dice"][0], one["dice"][-1]
            rolls = f"{low}–{high}" if high > low else f"{low}"
            assert f"A roll of {rolls} makes him" in pieces[f"{kind}:{one['key']}"]
    assert "A roll of" not in pieces["high-king"]
