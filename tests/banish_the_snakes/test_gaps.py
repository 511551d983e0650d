"""What `rules --prove` could break without any other test noticing it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from fidchell.core.pack import read_toml
from fidchell.core.state import CHANCE
from fidchell.games.banish_the_snakes.events import TookSaint
from tests.banish_the_snakes import test_rules
from tests.banish_the_snakes.board import GAME, GAME_ENDS, QUIET, SCOTLAND, BanishTheSnakes, saint, table
from tests.banish_the_snakes.test_rules import AREAS, FULL_TABLE, TARA, frame, go_on, resolve, start
from tests.banish_the_snakes.worlds import CARDS, MAP, SAINTS

COLOURS = ("red", "yellow", "blue")
PROVINCES = ("ulster", "connacht", "leinster", "munster")


def rule_of(card: dict[str, Any]) -> Any:
    return pytest.mark.rule(f"BTS card.{card['key'].replace('-', '.')}")


def bars() -> Iterator[Any]:
    """Every bar: its card, the colour, and its effects; marked with the card's rule."""
    for card in CARDS["card"]:
        for colour in COLOURS:
            if colour in card:
                yield pytest.param(card["key"], colour, card[colour], marks=rule_of(card), id=f"{card['key']}-{colour}")


def names(effects: list[list[Any]]) -> set[str]:
    """What stands in them: effects and places."""
    return {word for effect in effects for word in effect if isinstance(word, str)}


def key_to(colour: str, but: str) -> str:
    """A card whose arrow points at this bar."""
    return str(next(one["key"] for one in CARDS["card"] if one.get("arrow") == colour and one["key"] != but))


@pytest.mark.parametrize(
    ("name", "colour", "effects"), [bar for bar in bars() if names(bar.values[2]) & {"here", "random", *AREAS}]
)
def test_a_card_strikes_where_it_says(name: str, colour: str, effects: Any) -> None:
    """In the Areas that it names are Flock, a Church and Saints, or neither Church nor Druid; a Saint is next to them.
    The oracle knows what happens."""
    struck = [area for area in AREAS if area in names(effects)] or ["ulaid"]
    [province] = {area["province"] for area in MAP["area"] if area["key"] == struck[0]}
    others = [area["key"] for area in MAP["area"] if area["province"] == province and area["key"] not in struck]
    for church in ("", ", church 2"):
        areas = {area: re.sub(", (druid|church) [?0-9]", "", text) for area, text in FULL_TABLE["areas"].items()}
        if church:
            areas |= {area: re.sub(r"(\d)\+?", r"\1+", areas[area].split(", ")[0]) + church for area in struck}
        seats = zip(("iserninus", "enda", "auxilius"), (struck[0], struck[-1], *others, TARA), strict=False)
        mats = [saint(key, area, 2) for key, area in seats]
        position = FULL_TABLE | {"areas": areas, "key": key_to(colour, name), "deck_saints": [], "mats": mats}
        resolve(position, f"draw {name}", f"{name}/{colour}/{church}")


@pytest.mark.rule("BTS ruling.peek")
@pytest.mark.parametrize(("name", "colour", "effects"), [bar for bar in bars() if "peek" in names(bar.values[2])])
def test_as_many_cards_are_looked_at_as_the_card_says(name: str, colour: str, effects: Any) -> None:
    position = FULL_TABLE | {"key": key_to(colour, name), "deck_saints": []}
    now = BanishTheSnakes(GAME.restore(position), GAME).play(f"~ draw {name}")
    seen = 0
    while now.see("frames") != ["act"]:
        seat = now.state.actors()[0]
        seen += seat == CHANCE and all(line.startswith("look ") for line in now.odds)
        now.state.apply(now.state.chance()[0][0] if seat == CHANCE else now.state.legal(seat)[0], seat)
    assert [["peek", seen]] == [effect for effect in effects if effect[0] == "peek"]


@pytest.mark.rule("BTS ruling.setup")
def test_saints_agreed_on_beforehand_are_told_when_saints_are_received() -> None:
    now = go_on(start(2, QUIET), until=frame("pawns"))
    assert [event.seat for event in now.events if isinstance(event, TookSaint)] == [0, 1]


@pytest.mark.rule("BTS ruling.setup")
def test_the_last_of_six_may_arrive_with_a_gift() -> None:
    six = "patrick secundinus auxilius iserninus ciaran finnian"
    now = go_on(start(6, QUIET, saints="chosen", **{"at-start": six}), until=frame("gift"))
    assert now.to_act == "violet"


@pytest.mark.rule("BTS ruling.paganism.back")
@pytest.mark.parametrize(("box", "fallen"), [(SCOTLAND - 1, False), (SCOTLAND, True), (SCOTLAND + 1, True)])
def test_a_region_is_pagan_from_its_box_on(box: int, fallen: bool) -> None:
    now = table(merged=["scotland"], paganism=box)
    [britain] = [panel for panel in now.game.scene(now.state, None).panels if "Scotland" in str(panel.lines)]
    assert ("Scotland is Pagan" in str(britain.lines)) == fallen
    assert ("Scotland is Christian again" in str(britain.lines)) != fallen


def gauge(now: BanishTheSnakes, label: str) -> tuple[str, float, str]:
    [found] = [one for one in now.game.scene(now.state, None).gauges if one.label == label]
    return found.text, round(found.share, 4), found.note


@pytest.mark.rule("BTS 12")
def test_two_clocks_are_in_sight() -> None:
    now = table(merged=["scotland"], paganism=2)
    assert gauge(now, "Paganism") == (f"2 of {GAME_ENDS}", round(2 / GAME_ENDS, 4), "5 steps to the end")
    left = len(now.see("deck")) + len(now.see("deck_saints"))
    cards = len(CARDS["card"]) + 12  # events and Saints
    assert gauge(now, "Draw Deck") == (str(left), round(1 - left / cards, 4), "cards until the end")


@pytest.mark.rule("BTS 13")
@pytest.mark.parametrize(
    ("converted", "fields", "text", "share"),
    [
        (8, {"leaders": dict.fromkeys(("high-king", "ulster", "munster"), "christian 0/1")}, "19 of 19", 1.0),
        (8, {"leaders": dict.fromkeys(("high-king", *PROVINCES), "christian 0/1")}, "20 of 19", 1.0),
        (2, {}, "4 of 19", 4 / 19),
        (0, {}, "0 of 19", 0.0),
    ],
)
def test_the_goal_is_in_sight(converted: int, fields: Any, text: str, share: float) -> None:
    areas = {name: ("people 1+ 1+ 1+ 1+" if n < converted else "people 1 1 1 1") for n, name in enumerate(AREAS)}
    if converted == 8:
        areas[AREAS[0]] += ", church 3"
    assert gauge(table(areas=areas, **fields), "Score")[:2] == (text, round(share, 4))


@pytest.mark.rule("BTS 13")
def test_less_than_nothing_is_no_part_of_the_way() -> None:
    now = table(areas=dict.fromkeys(AREAS, "people 1 1 1 1, druid ?"))
    assert gauge(now, "Score")[:2] == ("−9 of 19", 0.0)


@pytest.mark.rule("BTS card.safe.conduct")
def test_safe_conduct_leads_anywhere_and_gives_an_action() -> None:
    position = FULL_TABLE | {"mats": [saint("iserninus", TARA, 2, ["safe-conduct"]), *FULL_TABLE["mats"][1:]]}
    now = BanishTheSnakes(GAME.restore(position | {"frames": ["act"], "points": 4}), GAME)
    now.play("green use safe-conduct")
    assert now.may("choose") >= set(AREAS) - {TARA}
    now.play("green choose ulaid")
    assert (now.mat()["area"], now.see("points")) == ("ulaid", 5)


# -- Saints as the game reads them ------------------------------------------------------------------------------------


@pytest.fixture
def _as_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game may read something else when its data is broken; what is expected comes from the files themselves."""
    monkeypatch.setattr(test_rules, "our_entries", lambda table: read_toml(GAME.folder / f"{table}s.toml")[1][table])
    monkeypatch.setattr(test_rules, "OURS", test_rules.with_our_abilities())


def saints_with(ability: str) -> list[Any]:
    """The cards of Saints that have an ability, with its number; marked with their rules."""
    return [
        pytest.param(f"{prefix}{one['key']}", number, marks=pytest.mark.rule(f"BTS saint.{one['key']}{end}"))
        for one in SAINTS["saint"]
        for field, prefix, end in (("start", "", ""), ("deck", "deck ", ".deck"))
        for name, *_, number in one[field]
        if name == ability
    ]


@pytest.mark.usefixtures("_as_read")
@pytest.mark.parametrize(("name", "number"), saints_with("shield"))
def test_a_saint_shields_as_the_card_says(name: str, number: int) -> None:
    test_rules.check_shield(saint(name, TARA), number)


@pytest.mark.usefixtures("_as_read")
@pytest.mark.parametrize(("name", "number"), saints_with("slow-scotland"))
def test_a_saint_slows_scotland_as_the_card_says(name: str, number: int) -> None:
    test_rules.check_slow_scotland(saint(name, TARA), number)


@pytest.mark.rule("BTS saint.columba.deck")
@pytest.mark.usefixtures("_as_read")
def test_columba_works_as_a_keeper() -> None:
    [(_, number)] = [one["deck"][0] for one in SAINTS["saint"] if one.get("as_keeper")]
    test_rules.check_slow_scotland(saint("iserninus", TARA, keepers=["columba"]), number)


@pytest.mark.usefixtures("_as_read")
@pytest.mark.parametrize(("name", "number"), saints_with("move-anywhere"))
@pytest.mark.parametrize("area", AREAS)
def test_anywhere_is_everywhere(area: str, name: str, number: int) -> None:
    assert test_rules.ours(saint(name, area)).may("move") == set(AREAS) - {area}


@pytest.mark.usefixtures("_as_read")
@pytest.mark.parametrize(
    ("name", "number"), [one for one in saints_with("gift-on-arrival") if "deck" not in one.values[0]]
)
def test_a_saint_arrives_with_gifts_before_the_first_turn(name: str, number: int) -> None:
    now = go_on(start(1, test_rules.OURS, saints="chosen", **{"at-start": name}), until=frame("gift"))
    for _ in range(number):
        assert now.see("turn") == 0
        now.play(f"green gift {min(now.may('gift'))}")
    assert len(now.mat()["keepers"]) == number


@pytest.mark.rule("BTS card.loegaire")
def test_a_druid_comes_to_tara_wherever_loegaire_is_drawn() -> None:
    areas = FULL_TABLE["areas"] | {TARA: "people 1 1 2 5 6", "laigin": "people 3 4 4 6"}
    position = FULL_TABLE | {"areas": areas, "key": key_to("red", "loegaire"), "deck_saints": []}
    mats = [saint("iserninus", "laigin", 2), saint("enda", "ulaid", 2), saint("auxilius", "ulaid", 2)]
    resolve(position | {"mats": mats}, "draw loegaire", "loegaire")
