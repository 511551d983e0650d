"""Every rule of the rule book, shown at the table. What is expected was worked out by hand from the rule texts."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from fidchell import bots
from fidchell.core.errors import IllegalAction, InvalidOptions, InvalidPack, InvalidPosition
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE
from tests.banish_the_snakes.board import (
    ACOLYTE_ZEAL,
    BOXES_AS_WRITTEN,
    ENGLAND,
    GAME,
    GAME_ENDS,
    QUIET,
    SAINT_ZEAL,
    SCOTLAND,
    STRATHCLYDE,
    BanishTheSnakes,
    Effects,
    card,
    event,
    our_entries,
    quiet,
    quiet_tables,
    saint,
    saved,
    table,
    toml,
)
from tests.banish_the_snakes.worlds import CARDS, COUNTERS, GIFTS, MAP, SAINTS, TRACKS, Pair

ULSTER = ("northern-ui-neill", "airgialla", "ulaid")
AREAS = (*ULSTER, "connachta", "ui-maine", "southern-ui-neill", "laigin", "eoganacht", "osraige")
TARA = "southern-ui-neill"
HISTORIC = ("patrick", "palladius", "secundinus", "auxilius", "iserninus", "ciaran")
LATER = ("brigid", "columba", "finnian", "ibar", "brendan", "enda")
IRELAND = dict.fromkeys(AREAS, "people 1+ 1+ 1+ 1+")


def start(seats: int, game: Any = GAME, **options: Any) -> BanishTheSnakes:
    return BanishTheSnakes(game.new(seats, **options), game)


def go_on(
    now: BanishTheSnakes, seed: str = "rules", until: Callable[[BanishTheSnakes], bool] | None = None
) -> BanishTheSnakes:
    """Chance and any choices, until something holds; by default until the first card is to be drawn."""
    rng = Rng(seed)
    stop = until or (lambda here: here.see("frames") == ["event", "draw"])
    while now.to_act is not None and not stop(now):
        seat = now.state.actors()[0]
        moves = now.state.legal(seat)
        action = int(now.state.sample(rng)) if seat == CHANCE else moves[rng.below(len(moves))]
        now.state.apply(action, seat, out=now.events)
    return now


def frame(name: str) -> Callable[[BanishTheSnakes], bool]:
    """Whether this is going on, on top of everything else."""
    return lambda now: now.see("frames")[-1].split()[0] == name


def blocks(name: str) -> Counter[int]:
    return Counter({row[0]: row[-1] for row in COUNTERS[name][0]["mix"]})


# -- 2 and 3: the box and the board -----------------------------------------------------------------------------------


@pytest.mark.rule("BTS 2")
def test_what_is_in_the_box() -> None:
    numbers = [one["number"] for one in (*CARDS["card"], *SAINTS["saint"])]
    assert sorted(numbers) == list(range(1, 65))
    assert len(SAINTS["saint"]) == 12
    assert len(GIFTS["gift"]) == 9
    assert COUNTERS["churches"][0]["levels"] == [8, 6, 4, 1]
    assert COUNTERS["dolmens"][0]["number"] == 8
    small = sum(row[-1] for name in ("people", "druids", "leaders", "graves") for row in COUNTERS[name][0]["mix"])
    assert small == 95


@pytest.mark.rule("BTS ruling.counters")
def test_our_mix_keeps_what_is_certain() -> None:
    people, druids, graves = (blocks(name) for name in ("people", "druids", "graves"))
    leaders = COUNTERS["leaders"][0]["mix"]
    assert (people.total(), druids.total(), sum(row[2] for row in leaders), graves.total()) == (48, 15, 20, 12)
    assert druids[6] == 2
    assert (graves[0], graves[3]) == (3, 1)
    assert set(graves) <= {0, 1, 2, 3}
    assert people[3], "-3 People are in the rule book's example"
    assert any(pagan == 2 for pagan, _, _ in leaders), "and a -2 Chief"
    assert any((pagan, christian) == (4, 0) for pagan, christian, _ in leaders)


@pytest.mark.rule("BTS 3")
@pytest.mark.rule("BTS ruling.map")
def test_four_provinces_and_nine_areas() -> None:
    provinces = Counter(area["province"] for area in MAP["area"])
    assert provinces == {"ulster": 3, "connacht": 2, "leinster": 2, "munster": 2}
    assert {area["key"]: area["province"] for area in MAP["area"]} == {
        **dict.fromkeys(ULSTER, "ulster"),
        **dict.fromkeys(("connachta", "ui-maine"), "connacht"),
        **dict.fromkeys((TARA, "laigin"), "leinster"),
        **dict.fromkeys(("eoganacht", "osraige"), "munster"),
    }
    assert all(3 <= area["boxes"] <= 5 for area in MAP["area"])


@pytest.mark.rule("BTS ruling.map")
@pytest.mark.rule("BTS 10.2")
@pytest.mark.parametrize(
    ("area", "near"),
    [
        ("northern-ui-neill", "airgialla ulaid connachta"),
        ("airgialla", "northern-ui-neill ulaid southern-ui-neill connachta"),
        ("ulaid", "northern-ui-neill airgialla southern-ui-neill"),
        ("connachta", "northern-ui-neill airgialla ui-maine southern-ui-neill"),
        ("ui-maine", "connachta southern-ui-neill eoganacht osraige"),
        ("southern-ui-neill", "airgialla ulaid connachta ui-maine laigin osraige"),
        ("laigin", "southern-ui-neill osraige"),
        ("eoganacht", "ui-maine osraige"),
        ("osraige", "ui-maine southern-ui-neill laigin eoganacht"),
    ],
)
def test_who_borders_on_whom(area: str, near: str) -> None:
    now = table(saint("ciaran", area))
    assert now.may("move") == set(near.split())
    for other in near.split():
        there = now.copy().play(f"green move {other}")
        assert there.mat()["area"] == other
        assert there.see("points") == 3


@pytest.mark.rule("BTS 3.places")
@pytest.mark.rule("BTS 4.people")
@pytest.mark.rule("BTS 4.leaders")
@pytest.mark.rule("BTS 4.druids")
@pytest.mark.rule("BTS 4.supply")
def test_every_place_is_filled_by_chance() -> None:
    now = start(1)
    assert now.odds == {f"people {value}": number for value, number in blocks("people").items()}
    boxes = sum(area["boxes"] for area in MAP["area"])
    for _ in range(boxes):
        assert all(line.startswith("people ") for line in now.odds)
        now.play(f"~ {next(iter(now.odds))}")
    pagans: Counter[int] = Counter()
    for pagan, _, number in COUNTERS["leaders"][0]["mix"]:
        pagans[pagan] += number
    assert now.odds == {f"leader {value}": number for value, number in sorted(pagans.items())}
    for _ in range(9 + 4 + 1):
        now.play(f"~ {next(iter(now.odds))}")
    assert not any(line.startswith("leader") for line in now.odds or ())
    for area in MAP["area"]:
        people, druid = now.area(area["key"]).split(", ")
        assert len(people.split()) == 1 + area["boxes"]
        assert "+" not in people
        assert druid == "druid ?"
    provinces = [province["key"] for province in MAP["province"]]
    assert list(now.see("leaders")) == [*AREAS, *provinces, "high-king"]
    assert all(text.startswith("pagan ") for text in now.see("leaders").values())


@pytest.mark.rule("BTS 4.people.order")
def test_people_stand_in_order() -> None:
    """Drawn 6, 1, 5, 4: they stand 1, 4, 5, 6."""
    now = start(1, QUIET).play("~ people 6, ~ people 1, ~ people 5, ~ people 4")
    assert now.row("northern-ui-neill") == "1 4 5 6"


@pytest.mark.rule("BTS 4.people.pool")
@pytest.mark.rule("BTS 8.replace")
def test_the_people_left_over_are_the_pool() -> None:
    now = event([["replace-people", "ulaid", 1]], areas={"ulaid": "people 1 2 2 6"})
    assert now.odds == {"people 1": 7, "people 2": 8, "people 3": 8, "people 4": 6, "people 5": 4, "people 6": 3}


@pytest.mark.rule("BTS 4.leaders.sides")
@pytest.mark.rule("BTS ruling.hidden")
def test_nobody_knows_a_leaders_other_side() -> None:
    """A Pagan of 0 may prove 0 or 1: seven Leaders each, whoever of them is meant."""
    now = table(saint("secundinus")).play("green convert chief")
    assert now.leader("ulaid") == "pagan 0"
    assert now.odds == {"side 0/0": 7, "side 0/1": 7}
    now.play("~ side 0/1")
    assert now.leader("ulaid") == "christian 0/1"
    assert now.play("green convert king").odds == {"side 0/0": 7, "side 0/1": 6}


@pytest.mark.rule("BTS 4.druids.pool")
@pytest.mark.rule("BTS ruling.hidden")
def test_hidden_druids_and_spare_ones_are_alike() -> None:
    now = table(areas={"ulaid": "people 1 1 1 1, druid ?", "laigin": "people 1 1 1 1, druid 3"}, druids_gone=[6])
    now.play("green convert druid")
    assert now.odds == {"druid 1": 3, "druid 2": 3, "druid 3": 2, "druid 4": 2, "druid 5": 2, "druid 6": 1}


@pytest.mark.rule("BTS 4.paganism")
@pytest.mark.rule("BTS 3.britain")
@pytest.mark.rule("BTS 7")
def test_britain_begins_christian() -> None:
    now = go_on(start(3))
    assert now.see("paganism") == 0
    assert now.see("merged") == []
    assert [key for key in ("scotland", "strathclyde", "england") if key in TRACKS["paganism"][0]] == [
        "scotland",
        "strathclyde",
        "england",
    ]


@pytest.mark.rule("BTS 4.gifts")
@pytest.mark.rule("BTS 4.gifts.open")
def test_all_gifts_lie_open() -> None:
    now = go_on(start(3))
    gifts = [gift["key"] for gift in GIFTS["gift"]]
    for seat in (None, 0, 1, 2):
        assert now.game.view(now.state, seat)["gifts"] == gifts


@pytest.mark.rule("BTS 4.piles")
@pytest.mark.rule("BTS 4.arthur")
@pytest.mark.rule("BTS 4.deck")
@pytest.mark.rule("BTS 4.decksaints.shuffle")
@pytest.mark.rule("BTS 4.decksaints.rest")
def test_the_first_deck() -> None:
    """Everything but Arthur and the three piles, and six Saints, all equally likely."""
    now = go_on(start(3))
    assert now.see("key") == "arthur"
    events = {one["key"] for one in CARDS["card"] if one["pile"] == "deck"}
    assert now.odds == {f"draw {key}": 1 for key in events | set(LATER)}
    for pile in ("scotland", "strathclyde", "england"):
        assert [one for one in CARDS["card"] if one["pile"] == pile], pile


# -- 4: Saints --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 4.saint")
@pytest.mark.rule("BTS 4.saint.choice")
def test_the_historic_saints_in_seat_order() -> None:
    assert [mat["saint"] for mat in go_on(start(6)).see("mats")] == list(HISTORIC)
    assert [one["key"] for one in SAINTS["saint"] if one["historic"] == "deck"] == list(LATER)


@pytest.mark.rule("BTS 4.saint.choice")
@pytest.mark.rule("BTS 4.saint.rest")
def test_saints_can_be_chosen_at_the_table() -> None:
    now = go_on(start(2, saints="chosen"), until=frame("saints"))
    everybody = {one["key"] for one in SAINTS["saint"]}
    assert (now.to_act, now.may("saint")) == ("green", everybody)
    now.play("green saint brigid")
    assert (now.to_act, now.may("saint")) == ("blue", everybody - {"brigid"})
    now.play("blue saint patrick")
    assert [mat["saint"] for mat in now.see("mats")] == ["brigid", "patrick"]
    now = go_on(now)
    assert not {"draw brigid", "draw patrick"} & set(now.odds)


@pytest.mark.rule("BTS 4.saint.choice")
def test_saints_can_be_named_beforehand_or_dealt() -> None:
    named = start(2, saints="chosen", **{"at-start": "enda ibar"})
    assert [mat["saint"] for mat in named.see("mats")] == ["enda", "ibar"]
    dealt = go_on(start(2, saints="random"), until=frame("saints"))
    assert dealt.odds == {f"saint {one['key']}": 1 for one in SAINTS["saint"]}
    dealt.play("~ saint enda")
    assert "saint enda" not in dealt.odds
    for wrong in ("enda", "enda enda", "enda merlin"):
        with pytest.raises(InvalidOptions, match="at-start"):
            start(2, saints="chosen", **{"at-start": wrong})


@pytest.mark.rule("BTS 4.decksaints")
@pytest.mark.rule("BTS 4.decksaints.choice")
@pytest.mark.rule("BTS 4.decksaints.rest")
def test_six_deck_saints_are_chosen() -> None:
    now = go_on(start(2, saints="chosen", first="1", **{"at-start": "enda ibar"}), until=frame("cast"))
    wanted = ["patrick", "brigid", "columba", "ciaran", "finnian", "brendan"]
    for number, name in enumerate(wanted):
        assert now.may("add") == {one["key"] for one in SAINTS["saint"]} - {"enda", "ibar"} - set(wanted[:number])
        now.play(f"green add {name}")
    now = go_on(now.play("blue accept"))
    assert {line.split()[1] for line in now.odds} & {one["key"] for one in SAINTS["saint"]} == set(wanted)


@pytest.mark.rule("BTS 4.decksaints.twice")
def test_nobody_is_in_two_places() -> None:
    now = go_on(start(2, saints="chosen", first="1", **{"at-start": "enda ibar"}), until=frame("cast"))
    now.refuses("green add enda", "BTS 4.decksaints.twice")
    now.play("green add patrick").refuses("green add patrick", "BTS 4.decksaints")
    six = "patrick brigid columba ciaran finnian enda"
    with pytest.raises(InvalidOptions, match=r"enda.*BTS 4\.decksaints\.twice"):
        start(2, saints="chosen", **{"at-start": "enda ibar", "deck-saints": six})
    with pytest.raises(InvalidOptions, match="5 Saints, not 6"):
        start(2, saints="chosen", **{"at-start": "enda ibar", "deck-saints": six.removesuffix(" enda")})


@pytest.mark.rule("BTS 4.zeal")
@pytest.mark.rule("BTS 4.points")
@pytest.mark.rule("BTS 4.patrick")
@pytest.mark.rule("BTS 4.palladius")
@pytest.mark.rule("BTS 5.2.four")
@pytest.mark.rule("BTS ruling.track")
@pytest.mark.parametrize("which", range(12))
def test_how_everybody_begins(which: int) -> None:
    """In the first box; Patrick in the second, Palladius in the third. All have 4 Action Points, only Auxilius not."""
    name = SAINTS["saint"][which]["key"]
    game = quiet(card(14, "blow"))
    now = go_on(start(1, game, saints="chosen", **{"at-start": name}))
    assert now.mat()["zeal"] == {"patrick": 2, "palladius": 3}.get(name, 1)
    now.play("~ draw blow")
    assert now.see("points") == (5 if name == "auxilius" else 4)
    assert TRACKS["zeal"][0]["boxes"][:3] == [4, 4, 4]


@pytest.mark.rule("BTS 4.area")
@pytest.mark.rule("BTS ruling.area.order")
def test_areas_are_chosen_in_seat_order() -> None:
    now = go_on(start(3, saints="chosen", **{"at-start": "enda ibar brigid"}), until=frame("pawns"))
    for colour, area in (("green", "ulaid"), ("blue", "laigin"), ("red", "ulaid")):
        assert (now.to_act, now.may("choose")) == (colour, set(AREAS))
        now.play(f"{colour} choose {area}")
    assert [mat["area"] for mat in now.see("mats")] == ["ulaid", "laigin", "ulaid"]


@pytest.mark.rule("BTS 4.area.palladius")
@pytest.mark.rule("BTS 4.palladius.flock")
def test_palladius_is_in_eoganacht_and_has_a_flock() -> None:
    now = start(2, QUIET)  # Patrick and Palladius
    while now.odds and any(line.startswith("people") for line in now.odds):
        now.play("~ people 2" if "people 2" in now.odds and len(now.log) % 4 == 2 else "~ people 1")
    now = go_on(now, until=frame("pawns"))
    assert now.to_act == "green"
    now.play("green choose ulaid")
    assert now.mat(1)["area"] == "eoganacht"
    assert now.row("eoganacht") == "1 1 1+ 2"
    assert all("+" not in now.row(area) for area in AREAS if area != "eoganacht")
    assert now.see("frames") == ["event", "draw"]


@pytest.mark.rule("BTS 4.palladius.flock")
def test_the_left_most_become_flock_whatever_their_value() -> None:
    """The one furthest to the left, even if nobody there is worth less than 6."""
    now = start(2, QUIET)
    while now.odds and any(line.startswith("people") for line in now.odds):
        here = AREAS[len(now.log) // 4]
        now.play("~ people 6" if here == "eoganacht" else "~ people 1")
    assert go_on(now, until=frame("pawns")).row("eoganacht") == "6 6 6 6+"


@pytest.mark.rule("BTS 4.first")
@pytest.mark.rule("BTS 4.clockwise")
@pytest.mark.rule("BTS 5.3")
def test_palladius_begins_then_clockwise() -> None:
    now = go_on(start(3, QUIET))  # Patrick, Palladius, Auxilius
    order = []
    for drawn in ("blow", "red-key", "yellow-key", "blue-key"):
        now.play(f"~ draw {drawn}")
        order.append(now.to_act)
        now.play(f"{now.to_act} end")
    assert order == ["blue", "red", "green", "blue"]


@pytest.mark.rule("BTS 4.first")
def test_without_palladius_patrick_begins() -> None:
    now = go_on(start(3, saints="chosen", **{"at-start": "enda ibar patrick"}))
    assert now.see("active") == 2


@pytest.mark.rule("BTS 4.first.die")
@pytest.mark.rule("BTS ruling.first")
def test_else_chance_decides_who_begins() -> None:
    chosen = {"saints": "chosen", "at-start": "enda ibar brigid"}
    now = go_on(start(3, **chosen), until=frame("first"))
    assert now.odds == {"begin green": 1, "begin blue": 1, "begin red": 1}
    assert go_on(now.play("~ begin red")).see("active") == 2
    assert go_on(start(3, first="2", **chosen)).see("active") == 1


@pytest.mark.rule("BTS ruling.setup")
def test_the_board_is_laid_before_anybody_chooses() -> None:
    """ "Players then receive" their Saints: with every People, Leader and Druid in sight."""
    now = go_on(start(2, saints="chosen"), until=lambda here: here.to_act != "~")
    assert now.see("frames")[-1] == "saints"
    assert all(now.row(area) and now.has(area, "druid ?") for area in AREAS)
    assert "nobody" not in now.see("leaders").values()


@pytest.mark.rule("BTS ruling.setup")
@pytest.mark.rule("BTS 4.first.die")
@pytest.mark.rule("BTS ruling.consensus")
@pytest.mark.parametrize("agreed", [True, False])
def test_who_begins_comes_last(agreed: bool) -> None:
    """Unless something is to be proposed: that is for the first player, who is found before it."""
    order = []
    now = start(3, level="advanced", saints="chosen") if agreed else start(3, saints="random")
    while now.see("turn") == 0:
        name = now.see("frames")[-1].split()[0]
        order += [name] if name not in order else []
        moves = now.odds if now.to_act == "~" else now.legal
        move = min(line for line in moves if line not in ("object", "saint patrick", "saint palladius"))
        now.play(f"{now.to_act} {move}")
    agreement = ["first", "cast", "consensus", "remove-gifts", "pawns"]
    assert order == ["people", "leaders", "saints", *(agreement if agreed else ["cast", "pawns", "first"])]


@pytest.mark.rule("BTS 4.decksaints.choice")
@pytest.mark.rule("BTS ruling.consensus")
def test_the_team_agrees_on_the_deck_saints() -> None:
    """The die makes blue the first player, who proposes; an objection withdraws all six; who has objected is not asked
    a second time."""
    six = ["patrick", "brigid", "columba", "ciaran", "finnian", "brendan"]
    proposal = ", ".join(f"blue add {name}" for name in six)
    now = go_on(start(3, saints="chosen", **{"at-start": "enda ibar auxilius"}), until=frame("first"))
    assert set(now.odds) == {"begin green", "begin blue", "begin red"}
    now.play("~ begin blue", proposal)
    assert (now.to_act, now.legal) == ("red", {"accept", "object"}), "clockwise from the first player"
    now.refuses("red add enda", "BTS ruling.consensus").refuses("blue accept", "BTS 5.3")
    now.play("red accept")
    assert now.to_act == "green"
    now.play("green object")
    assert (now.to_act, now.may("add")) == ("blue", {*six, "palladius", "secundinus", "iserninus"})
    assert now.see("deck_saints") == []
    now.play(proposal.replace("brendan", "palladius"))
    assert now.to_act == "red", "what red agreed to was another proposal"
    now.play("red object", proposal)
    assert now.see("frames")[-1] == "pawns", "each has objected once"
    assert set(now.see("deck_saints")) == set(six)
    assert now.told("Enda (Green) objects: Ibar (Blue) proposes anew.") == ("BTS ruling.consensus",)
    assert now.told("Ibar (Blue) proposes Brigid for the Draw Deck.")
    assert go_on(now).see("active") == 1, "who proposed begins"


@pytest.mark.rule("BTS 14.advanced.gifts")
@pytest.mark.rule("BTS ruling.consensus")
def test_the_team_agrees_on_the_gifts() -> None:
    now = go_on(start(2, level="advanced"), until=frame("remove-gifts"))
    now.play("blue without wisdom, blue without faith, blue without tongues, green object")
    assert len(now.may("without")) == 9
    now.play("blue without wisdom, blue without faith, blue without healing")
    assert now.see("frames")[-1] == "pawns", "Palladius, who is Blue, begins and has proposed"
    alone = go_on(start(1, level="advanced"), until=frame("remove-gifts"))
    alone.play("green without wisdom, green without faith, green without tongues")
    assert alone.see("frames")[-1] == "pawns", "alone one decides"
    assert alone.told("Wisdom is not used in this game.")


@pytest.mark.rule("BTS ruling.consensus")
@pytest.mark.parametrize("options", [{"level": "advanced"}, {"saints": "chosen"}])
def test_bots_never_object(options: dict[str, str]) -> None:
    for name in ("random", "greedy", "plan", "search:iterations=40", "level:1"):
        now, rng, bot = start(3, **options), Rng(f"polite {name}"), bots.make(name, GAME)
        while now.see("turn") == 0:
            seat = now.state.actors()[0]
            polite = seat != CHANCE and "object" in now.legal
            action = now.state.sample(rng) if seat == CHANCE else bot.decide(now.state.clone(), seat, rng)
            assert not polite or now.game.text(now.state, int(action)) == "accept"
            now.state.apply(int(action), seat)


# -- 5: the turn ------------------------------------------------------------------------------------------------------


def drawing(*mats: Any, cards: tuple[dict[str, Any], ...] = (), **fields: Any) -> BanishTheSnakes:
    """The active seat is about to draw a card."""
    return table(*mats, game=quiet(*cards), frames=["event", "draw"], points=-1, **fields)


THREE = card(14, "blow", "blue", red=[["actions", 1]], yellow=[["actions", 2]], blue=[["actions", 3]])


@pytest.mark.rule("BTS 5")
@pytest.mark.rule("BTS 5.1")
@pytest.mark.rule("BTS 5.2")
def test_a_turn_is_an_event_and_then_actions() -> None:
    now = drawing()
    assert now.to_act == "~"
    assert all(line.startswith("draw ") for line in now.odds)
    now.play("~ draw blow")
    assert now.to_act == "green"
    verbs = {line.split()[0] for line in now.legal}
    assert {"prepare", "convert", "move", "build", "end"} <= verbs
    now.play("green end")
    assert now.see("frames") == ["event", "draw"]


@pytest.mark.rule("BTS 5.1.key")
@pytest.mark.rule("BTS 6")
@pytest.mark.rule("BTS ruling.bars")
@pytest.mark.parametrize(("colour", "more"), [("red", 1), ("yellow", 2), ("blue", 3)])
def test_the_key_cards_arrow_picks_the_bar(colour: str, more: int) -> None:
    now = drawing(cards=(THREE,), key=f"{colour}-key").play("~ draw blow")
    assert now.see("points") == 4 + more


@pytest.mark.rule("BTS 5.1.directive")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_a_directive_is_always_carried_out(colour: str) -> None:
    directive = card(14, "blow", directive=[["advance-paganism", 1]], red=[["actions", 1]])
    now = drawing(cards=(directive,), key=f"{colour}-key", paganism=1, merged=["scotland"]).play("~ draw blow")
    assert now.see("paganism") == 2
    assert now.see("points") == (5 if colour == "red" else 4)


@pytest.mark.rule("BTS 6.single")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
def test_one_event_for_all_arrows(colour: str) -> None:
    """Arthur has one event."""
    now = drawing(key=f"{colour}-key", paganism=2, merged=["scotland"]).play("~ draw arthur")
    assert now.see("paganism") == 1


@pytest.mark.rule("BTS 5.1.discard")
@pytest.mark.rule("BTS 5.1.next")
def test_the_current_card_becomes_the_key_card() -> None:
    now = drawing(cards=(THREE,), key="red-key").play("~ draw blow")
    assert (now.see("key"), now.see("discard")) == ("blow", ["red-key"])
    now.play("green end, ~ draw yellow-key")
    assert (now.see("key"), now.see("discard")) == ("yellow-key", ["blow", "red-key"])


@pytest.mark.rule("BTS 5.1.arthur")
@pytest.mark.rule("BTS ruling.arthur")
def test_arthur_goes_to_the_scotland_pile() -> None:
    """Also if a Keeper comes first; when he is drawn again, he is discarded like any card."""
    now = drawing(key="arthur", arthur="key", deck_saints=["ibar"]).play("~ draw ibar")
    assert now.see("key") == "arthur"
    now.play("green end, ~ draw blow")
    assert (now.see("key"), now.see("arthur"), now.see("discard")) == ("blow", "scotland", [])
    assert "arthur" not in now.see("deck")
    later = drawing(key="arthur", paganism=1, merged=["scotland"]).play("~ draw blow")
    assert later.see("discard") == ["arthur"]


@pytest.mark.rule("BTS ruling.arthur.scotland")
@pytest.mark.rule("BTS 7.scotland")
def test_arthur_is_shuffled_in_at_once_if_scotland_falls() -> None:
    advance = card(14, "blow", directive=[["advance-paganism", 1]])
    now = drawing(cards=(advance,), key="arthur", arthur="key").play("~ draw blow")
    assert now.see("arthur") == "deck"
    assert "arthur" in now.see("deck")
    scotland = {one["key"] for one in CARDS["card"] if one["pile"] == "scotland"}
    assert scotland <= set(now.see("deck"))


@pytest.mark.rule("BTS 5.2.zeal")
@pytest.mark.rule("BTS ruling.points")
@pytest.mark.parametrize("zeal", range(1, len(SAINT_ZEAL) + 1))
def test_zeal_says_how_many_actions_there_are(zeal: int) -> None:
    now = drawing(saint("ciaran", zeal=zeal)).play("~ draw blow")
    assert now.see("points") == SAINT_ZEAL[zeal - 1]


@pytest.mark.rule("BTS ruling.points")
def test_points_are_counted_once_after_the_event() -> None:
    """Zeal lost by the event counts, Zeal lost while acting doesn't; there are never fewer than none."""
    assert event([["lose-zeal", "drawer", 1]], saint("ciaran", zeal=3)).see("points") == 3
    now = table(saint("ciaran", zeal=3), areas={"ulaid": "people 1 1 1 6"}).play("green convert people:6")
    assert (now.mat()["zeal"], now.see("points")) == (4, 3)
    now = event([["actions", -3]], saint("ciaran", zeal=5))
    assert now.see("frames") == ["event", "draw"], "two points and three fewer are none"


@pytest.mark.rule("BTS ruling.early")
def test_a_turn_may_end_early() -> None:
    now = table(saint("ciaran"), saint("ibar", "laigin")).play("green end")
    assert (now.see("active"), now.see("frames")) == (1, ["event", "draw"])


@pytest.mark.rule("BTS 5.3")
def test_nobody_acts_without_the_turn_marker() -> None:
    now = table(saint("ciaran"), saint("ibar", "laigin"))
    now.refuses("blue prepare", "BTS 5.3").refuses("blue end", "BTS 5.3").refuses("blue convert chief", "BTS 5.3")
    now.play("green end, ~ draw blow").refuses("green prepare", "BTS 5.3")


@pytest.mark.rule("BTS 6.first")
def test_no_action_before_the_event_is_resolved() -> None:
    now = event(
        [["lower-church", "chosen", 1]],
        areas={"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 2"},
    )
    assert now.may("choose") == {"ulaid", "laigin"}
    now.refuses("green prepare", "BTS 6.first").refuses("green end", "BTS 6.first")


# -- 6: Keepers -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 6.keeper")
@pytest.mark.rule("BTS 6.keeper.arrow")
def test_what_is_a_keeper() -> None:
    """Saints, cards to save, Gifts: exactly the cards without an arrow."""
    for one in CARDS["card"]:
        assert ("arrow" in one) != ("save" in one), one["key"]
    now = table(saint("ciaran"), saint("ibar"), deck_saints=["enda"])
    for name, good in (("keepsake", True), ("enda", True), ("wisdom", True), ("blow", False)):
        if good:
            holder = table(saint("ciaran", keepers=[name]), saint("ibar"))
            assert f"{name} blue" in holder.may("give")
        else:
            with pytest.raises(Exception, match="blow"):
                now.game.parse(now.state, f"give {name} blue", 0)


@pytest.mark.rule("BTS 6.keeper.save")
@pytest.mark.rule("BTS ruling.keeper.key")
@pytest.mark.parametrize("name", ["enda", "keepsake"])
def test_a_keeper_is_kept_and_plays_no_event(name: str) -> None:
    now = drawing(deck_saints=["enda"], key="red-key").play(f"~ draw {name}")
    assert now.mat()["keepers"] == [name]
    assert (now.see("key"), now.see("current"), now.see("discard")) == ("red-key", None, [])
    assert now.see("points") == 4
    assert name not in now.see("deck") + now.see("deck_saints")


@pytest.mark.rule("BTS 6.keeper.use")
@pytest.mark.rule("BTS ruling.saved")
@pytest.mark.rule("BTS ruling.discards")
def test_a_saved_card_is_used_once_and_costs_nothing() -> None:
    game = quiet(saved(43, "keepsake", [["actions", 2]]))
    now = table(saint("ciaran", keepers=["keepsake"]), saint("ibar", keepers=["wisdom"]), game=game)
    now.refuses("blue use keepsake", "BTS ruling.saved")
    now.play("green use keepsake")
    assert (now.see("points"), now.mat()["keepers"], now.see("discard")) == (6, [], ["keepsake"])
    now.refuses("green use keepsake", "BTS ruling.saved").refuses("green use wisdom", "BTS ruling.saved")


@pytest.mark.rule("BTS 6.keeper.asleep")
def test_a_follower_has_no_abilities() -> None:
    """Secundinus among the Keepers is no help to Brigid, the active Secundinus is."""
    leaders = {"ulaid": "pagan 3"}
    assert table(saint("ciaran", keepers=["secundinus"]), leaders=leaders).box("chief") == -3
    assert table(saint("secundinus"), leaders=leaders).box("chief") == -2


@pytest.mark.rule("BTS 6.keeper.columba")
def test_columba_works_as_a_keeper() -> None:
    for keepers, box in (([], 2), (["columba"], 1), (["ibar"], 2)):
        assert raid(1, saint("ciaran", keepers=keepers)).see("paganism") == box
    columba = next(one for one in SAINTS["saint"] if one["key"] == "columba")
    assert [one["key"] for one in SAINTS["saint"] if one.get("as_keeper")] == [columba["key"]]


@pytest.mark.rule("BTS 6.limit")
@pytest.mark.rule("BTS 6.limit.three")
@pytest.mark.rule("BTS 6.limit.discard")
@pytest.mark.rule("BTS 15.keepers")
@pytest.mark.parametrize(("seats", "limit"), [(1, 3), (2, 3), (3, 3), (4, 2), (5, 2), (6, 2)])
def test_how_many_keepers_there_may_be(seats: int, limit: int) -> None:
    names = ["wisdom", "knowledge", "ibar"][:limit]
    mats = [saint("ciaran", keepers=names[:-1]), *(saint("enda", "laigin") for _ in range(seats - 1))]
    mats = [mat | {"saint": name} for mat, name in zip(mats, ("ciaran", *HISTORIC[:5]), strict=False)]
    room = drawing(*mats, deck_saints=["ibar"] if names[-1] == "ibar" else [], key="red-key")
    room.play(f"~ draw {'ibar' if names[-1] == 'ibar' else 'keepsake'}")
    assert (room.to_act, len(room.mat()["keepers"])) == ("green", limit)
    assert room.see("frames") == ["act"]
    mats[0]["keepers"] = names
    full = drawing(*mats, key="red-key").play("~ draw keepsake")
    assert full.may("discard") == {*names, "keepsake"}
    assert sorted(full.copy().play("green discard keepsake").mat()["keepers"]) == sorted(names)
    one = full.copy().play("green discard wisdom")
    assert sorted(one.mat()["keepers"]) == sorted({*names, "keepsake"} - {"wisdom"})


@pytest.mark.rule("BTS ruling.discards")
def test_where_discarded_keepers_go() -> None:
    """Gifts leave the game, Saints and saved cards go to the Discard Pile."""
    full = drawing(saint("ciaran", keepers=["wisdom", "ibar", "germanus"]), key="red-key").play("~ draw keepsake")
    gift = full.copy().play("green discard wisdom")
    assert "wisdom" not in gift.see("gifts")
    assert (gift.see("discard"), gift.see("discard_saints")) == ([], [])
    assert full.copy().play("green discard ibar").see("discard_saints") == ["ibar"]
    assert full.copy().play("green discard germanus").see("discard") == ["germanus"]


# -- 7: Paganism ------------------------------------------------------------------------------------------------------


def pile(name: str) -> set[str]:
    return {one["key"] for one in CARDS["card"] if one["pile"] == name}


@pytest.mark.rule("BTS 7.advance")
@pytest.mark.parametrize("boxes", [1, 2])
def test_paganism_advances(boxes: int) -> None:
    now = event([["advance-paganism", boxes]], paganism=STRATHCLYDE, merged=["scotland", "strathclyde"])
    assert now.see("paganism") == STRATHCLYDE + boxes


@pytest.mark.rule("BTS 7.scotland")
@pytest.mark.rule("BTS 7.strathclyde")
@pytest.mark.rule("BTS 7.england")
@pytest.mark.rule("BTS 4.piles")
@pytest.mark.parametrize(
    ("region", "box"), [("scotland", SCOTLAND), ("strathclyde", STRATHCLYDE), ("england", ENGLAND)]
)
def test_a_region_turns_pagan(region: str, box: int) -> None:
    regions = ["scotland", "strathclyde", "england"]
    before = regions[: regions.index(region)]
    now = event([["advance-paganism", 1]], paganism=box - 1, merged=before, arthur="scotland" if not before else "deck")
    assert now.see("merged") == [*before, region]
    assert pile(region) <= set(now.see("deck"))
    for later in regions[regions.index(region) + 1 :]:
        assert not pile(later) & set(now.see("deck"))
    assert "arthur" in now.see("deck")


@pytest.mark.rule("BTS 7.scotland")
def test_the_first_advance_makes_scotland_pagan() -> None:
    assert TRACKS["paganism"][0]["scotland"] == 1


@pytest.mark.rule("BTS ruling.paganism.once")
def test_two_boxes_are_taken_one_after_the_other() -> None:
    """Over the boundary and one further: the region falls all the same."""
    now = event([["advance-paganism", 2]], paganism=STRATHCLYDE - 1, merged=["scotland"])
    assert (now.see("paganism"), now.see("merged")) == (STRATHCLYDE + 1, ["scotland", "strathclyde"])


@pytest.mark.rule("BTS 7.arthur")
@pytest.mark.rule("BTS 7.boundary")
@pytest.mark.rule("BTS ruling.paganism.once")
@pytest.mark.rule("BTS ruling.paganism.back")
def test_arthur_moves_paganism_back() -> None:
    """Cards stay in; crossing again adds nothing; the marker stops at At Start."""
    now = drawing(paganism=STRATHCLYDE, merged=["scotland", "strathclyde"], key="red-key").play("~ draw arthur")
    assert (now.see("paganism"), now.see("merged")) == (STRATHCLYDE - 1, ["scotland", "strathclyde"])
    assert pile("strathclyde") <= set(now.see("deck"))
    gone = sorted(pile("strathclyde"))
    again = event([["advance-paganism", 1]], paganism=STRATHCLYDE - 1, merged=["scotland", "strathclyde"], discard=gone)
    assert again.see("paganism") == STRATHCLYDE
    assert not pile("strathclyde") & set(again.see("deck"))
    assert drawing(key="red-key", merged=["scotland"]).play("~ draw arthur").see("paganism") == 0
    assert event([["retreat-paganism", 2]], paganism=1, merged=["scotland"]).see("paganism") == 0


@pytest.mark.rule("BTS 7.end")
@pytest.mark.rule("BTS 12.2")
@pytest.mark.rule("BTS 12.over")
@pytest.mark.parametrize("boxes", [1, 2])
def test_the_game_ends_with_the_last_box(boxes: int) -> None:
    """At once: the rest of the event is left undone."""
    now = event(
        [["advance-paganism", boxes], ["lose-zeal", "drawer", 1]],
        paganism=GAME_ENDS - 1,
        merged=["scotland", "strathclyde", "england"],
    )
    assert now.see("paganism") == GAME_ENDS
    assert (now.to_act, now.outcome.reason, now.outcome.rule) == (None, "paganism", "BTS 12.2")
    assert now.mat()["zeal"] == 1
    now.refuses("green end", "BTS 12.over")


# -- 8: replacing People ----------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 8")
@pytest.mark.rule("BTS 8.right")
@pytest.mark.rule("BTS ruling.people.flock")
@pytest.mark.rule("BTS 8.order")
def test_flock_go_first_from_the_right() -> None:
    now = event([["replace-people", "ulaid", 1]], areas={"ulaid": "people 1 2+ 4+ 6"}).play("~ people 3")
    assert now.row("ulaid") == "1 2+ 3 6"


@pytest.mark.rule("BTS 8.pagan")
@pytest.mark.rule("BTS 8.replace")
def test_then_pagans_from_the_left() -> None:
    """The last Flock, then the -1 and the -4; newcomers are Pagan, also where they replace Flock."""
    now = event([["replace-people", "ulaid", 3]], areas={"ulaid": "people 1 4 5+ 6"})
    now.play("~ people 2, ~ people 3, ~ people 2")
    assert now.row("ulaid") == "2 2 3 6"


@pytest.mark.rule("BTS ruling.people.together")
def test_all_are_removed_before_anybody_is_drawn() -> None:
    """Four -4 lie in the pool; the two removed ones join it only at the end."""
    now = event([["replace-people", "ulaid", 2]], areas={"ulaid": "people 4 4 5 6"})
    assert now.odds["people 4"] == 4
    now.play("~ people 4")
    assert now.odds["people 4"] == 3
    now.play("~ people 4")
    assert now.row("ulaid") == "4 4 5 6"
    assert sum(text.count("4") for text in now.see("areas").values()) == 2
    assert now.see("removed_people") == []


@pytest.mark.rule("BTS ruling.people.together")
def test_several_areas_at_once() -> None:
    now = event(
        [["replace-people", "munster", 1]], areas={"eoganacht": "people 1 1 1 6+", "osraige": "people 1 1 1 5+"}
    )
    assert (now.odds["people 6"], now.odds["people 5"]) == (3, 3)
    now.play("~ people 2, ~ people 3")
    assert (now.row("eoganacht"), now.row("osraige")) == ("1 1 1 2", "1 1 1 3")


@pytest.mark.rule("BTS 8.first")
def test_people_come_before_leaders() -> None:
    """With the old Flock the new Chief would be a Christian; with the newcomers he isn't."""
    now = event([["replace-people", "ulaid", 2], ["remove-chief", "ulaid"]], areas={"ulaid": "people 1 2+ 3+ 4+"})
    now.play("~ people 1, ~ people 1, ~ leader 2")
    assert now.leader("ulaid") == "pagan 2"
    tables = quiet_tables()
    tables["card"] = [card(14, "blow", red=[["remove-chief", "ulaid"], ["replace-people", "ulaid", 2]])]
    with pytest.raises(InvalidPack, match=r"card 14: red: .*BTS 8\.first"):
        load("banish-the-snakes", "wrong.toml", toml(tables))


# -- 9: replacing Leaders ---------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 9")
@pytest.mark.rule("BTS 9.remove")
@pytest.mark.rule("BTS 9.chiefs")
def test_missing_chiefs_are_drawn() -> None:
    now = event([["remove-chief", "munster"]], leaders={"eoganacht": "pagan 3", "osraige": "pagan 2"})
    assert (now.leader("eoganacht"), now.leader("osraige")) == ("nobody", "nobody")
    assert now.odds == {"leader 0": 2, "leader 1": 2, "leader 2": 3, "leader 3": 2, "leader 4": 1}
    now.play("~ leader 4, ~ leader 1")
    assert (now.leader("eoganacht"), now.leader("osraige")) == ("pagan 4", "pagan 1")
    assert now.to_act == "green"


@pytest.mark.rule("BTS 9.chiefs.christian")
@pytest.mark.rule("BTS 9.chiefs.pagan")
@pytest.mark.parametrize(("people", "christian"), [("1 1 1+ 1+", False), ("1 1+ 1+ 1+", True), ("1 1 1 1", False)])
def test_more_than_half_make_a_christian_chief(people: str, christian: bool) -> None:
    now = event([["remove-chief", "ulaid"]], areas={"ulaid": f"people {people}"}).play("~ leader 2")
    if christian:
        assert now.odds == {"side 2/1": 4}
        now.play("~ side 2/1")
    assert now.leader("ulaid") == ("christian 2/1" if christian else "pagan 2")
    assert now.to_act == "green"
    why = now.told("Most of the People in Ulaid are Flock, so the Chief in Ulaid is a Christian, +1.")
    assert why[:1] == (("BTS 9.chiefs.christian",) if christian else ())


@pytest.mark.rule("BTS 9.kings")
@pytest.mark.rule("BTS 9.chain")
@pytest.mark.rule("BTS 9.side")
@pytest.mark.rule("BTS ruling.leaders.dice")
@pytest.mark.parametrize(
    ("province", "chiefs"),
    [
        ("ulster", ["northern-ui-neill"] * 2 + ["airgialla"] * 2 + ["ulaid"] * 2),
        ("connacht", ["connachta"] * 3 + ["ui-maine"] * 3),
        ("leinster", ["southern-ui-neill"] * 3 + ["laigin"] * 3),
        ("munster", ["eoganacht"] * 3 + ["osraige"] * 3),
    ],
)
def test_a_chief_becomes_king(province: str, chiefs: list[str]) -> None:
    """He stays as he was; his own seat is filled from the cup."""
    for die, chief in enumerate(chiefs, 1):
        leaders = {chief: "christian 4/0", province: "pagan 3"}
        now = event([["remove-king", province]], leaders=leaders)
        assert now.odds == {f"roll {face}": 1 for face in range(1, 7)}
        now.play(f"~ roll {die}")
        assert (now.leader(province), now.leader(chief)) == ("christian 4/0", "nobody")
        now.play("~ leader 1")
        assert now.leader(chief) == "pagan 1"
        assert now.to_act == "green"


@pytest.mark.rule("BTS 9.highking")
@pytest.mark.rule("BTS 9.chain")
@pytest.mark.rule("BTS ruling.leaders.dice")
@pytest.mark.parametrize(
    ("die", "province"),
    [(1, "leinster"), (2, "leinster"), (3, "ulster"), (4, "ulster"), (5, "munster"), (6, "connacht")],
)
def test_a_king_becomes_high_king(die: int, province: str) -> None:
    """Then a Chief becomes King, then a Chief is drawn."""
    first = {"leinster": TARA, "ulster": "northern-ui-neill", "munster": "eoganacht", "connacht": "connachta"}
    leaders = {province: "christian 1/2", first[province]: "pagan 4"}
    now = event([["remove-high-king"]], leaders=leaders).play(f"~ roll {die}")
    assert (now.leader("high-king"), now.leader(province)) == ("christian 1/2", "nobody")
    now.play("~ roll 1")
    assert (now.leader(province), now.leader(first[province])) == ("pagan 4", "nobody")
    now.play("~ leader 2")
    assert now.leader(first[province]) == "pagan 2"
    assert now.to_act == "green"


@pytest.mark.rule("BTS ruling.leaders.passes")
@pytest.mark.rule("BTS ruling.leaders.fresh")
def test_pass_after_pass() -> None:
    """Chief of Ulaid, King of Ulster and High King fall: first a Chief is drawn; he himself may become King, and at
    once High King; then come the Chief, the King of Ulster, and the Chief who follows him."""
    now = event([["remove-chief", "ulaid"], ["remove-king", "ulster"], ["remove-high-king"]])
    now.play("~ leader 4")
    assert now.leader("ulaid") == "pagan 4"
    now.play("~ roll 6")
    assert now.leader("ulster") == "pagan 4"
    now.play("~ roll 3")
    assert (now.leader("high-king"), now.leader("ulster"), now.leader("ulaid")) == ("pagan 4", "nobody", "nobody")
    now.play("~ leader 3")
    assert now.leader("ulaid") == "pagan 3"
    now.play("~ roll 5")
    assert (now.leader("ulster"), now.leader("ulaid")) == ("pagan 3", "nobody")
    now.play("~ leader 2")
    assert now.leader("ulaid") == "pagan 2"
    assert now.to_act == "green"


@pytest.mark.rule("BTS 9.return")
def test_the_removed_go_back_last() -> None:
    now = event([["remove-chief", "ulaid"]], leaders={"ulaid": "pagan 4"})
    assert "leader 4" not in now.odds
    assert now.see("removed_leaders") == [4]
    now.play("~ leader 0")
    assert now.see("removed_leaders") == []
    christian = event([["remove-chief", "ulaid"]], leaders={"ulaid": "christian 4/0"})
    assert "leader 4" not in christian.odds
    assert christian.see("removed_christians") == ["christian 4/0"]
    assert christian.play("~ leader 0").see("removed_christians") == []


@pytest.mark.rule("BTS ruling.leaders.empty")
def test_an_empty_cup_takes_the_removed_in() -> None:
    """Fifteen Leaders for fourteen seats: the second newcomer is one of those who were removed."""
    tables = quiet_tables()
    tables["leaders"] = [{"mix": [[0, 0, 7], [1, 0, 5], [2, 0, 3]], "source": "own"}]
    tables["card"] = [*tables["card"][1:], card(14, "blow", red=[["remove-chief", "munster"]])]
    game = load("banish-the-snakes", "few.toml", toml(tables))
    leaders = {"eoganacht": "pagan 2", "osraige": "pagan 2"}
    now = table(game=game, leaders=leaders, frames=["event", "draw"], points=-1).play("~ draw blow")
    assert now.odds == {"leader 2": 1}
    now.play("~ leader 2")
    assert now.odds == {"leader 2": 2}
    assert now.play("~ leader 2").to_act == "green"


@pytest.mark.rule("BTS ruling.leaders.empty")
def test_an_empty_pool_takes_the_removed_in() -> None:
    tables = quiet_tables()
    tables["people"] = [{"mix": [[1, 34], [2, 1], [3, 2]], "source": "own"}]
    tables["card"] = [*tables["card"][1:], card(14, "blow", red=[["replace-people", "ulaid", 2]])]
    game = load("banish-the-snakes", "few.toml", toml(tables))
    areas = {"ulaid": "people 1 1 3+ 3+"}
    now = table(game=game, areas=areas, frames=["event", "draw"], points=-1).play("~ draw blow")
    assert now.odds == {"people 2": 1}
    now.play("~ people 2")
    assert now.odds == {"people 3": 2}
    assert now.see("removed_people") == [], "all of them are in the pool"
    assert now.play("~ people 3").row("ulaid") == "1 1 2 3"
    assert now.see("removed_people") == []


# -- 10: actions ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 10")
@pytest.mark.rule("BTS 5.2")
def test_what_can_be_done() -> None:
    mats = saint("ciaran", zeal=5, keepers=["wisdom"]), saint("ibar", keepers=["faith"])
    now = table(*mats, areas={"ulaid": "people 1 1 1 1, graves 1, church 0"})
    wanted = {"prepare", "convert", "move", "improve", "give", "take", "relic", "effort", "end"}
    assert {line.split()[0] for line in now.legal} == wanted
    assert "build" in table().legal


@pytest.mark.rule("BTS 10.cost")
@pytest.mark.parametrize(
    "move",
    ["prepare", "convert chief", "move laigin", "improve", "give wisdom blue", "relic"],
)
def test_every_action_costs_a_point(move: str) -> None:
    mats = saint("ciaran", TARA, 5, ["wisdom"]), saint("ibar", TARA)
    areas = {TARA: "people 1 1 1 1, graves 1, church 0"}
    now = table(*mats, areas=areas, points=3, leaders={TARA: "pagan 3"}).play(f"green {move}")
    assert now.see("points") == 2
    broke = table(saint("brigid", TARA, 5, ["wisdom"]), mats[1], areas=areas, points=0)
    if move != "improve":
        broke.refuses(f"green {move}", "BTS 10.cost")


@pytest.mark.rule("BTS 10.cost")
def test_the_turn_is_over_with_the_last_point() -> None:
    now = table(saint("ciaran"), saint("ibar"), points=1).play("green build")
    assert (now.see("active"), now.see("frames")) == (1, ["event", "draw"])


@pytest.mark.rule("BTS 10.any")
def test_actions_may_be_mixed_and_repeated() -> None:
    now = table(points=7).play("green move airgialla, green move ulaid, green build, green prepare, green prepare")
    assert now.see("points") == 2
    assert {"prepare", "convert chief", "move airgialla"} <= now.legal


@pytest.mark.rule("BTS 10.area")
def test_actions_happen_where_the_saint_stands() -> None:
    """Only Ulaid's People, Chief and Druid; elsewhere there is other People to try, another Church, a Grave."""
    areas = {
        "ulaid": "people 1 1 2 2",
        "laigin": "people 3 3 4 4, druid 2",
        "eoganacht": "people 1 1 1 1, church 1, graves 1",
    }
    now = table(areas=areas)
    assert now.may("convert") == {"people:1", "people:2", "chief", "king"}
    now.refuses("green convert people:3", "BTS 10.area").refuses("green convert druid", "BTS ruling.targets")
    now.refuses("green improve", "BTS 10.3.improve").refuses("green relic", "BTS 10.5.make")
    for there in ("people:laigin:3", "chief:laigin", "druid:laigin"):
        now.refuses_picks("green", "verb:convert", there, rule="BTS 10.area")


@pytest.mark.rule("BTS 10.king")
@pytest.mark.parametrize("area", AREAS)
def test_a_king_is_tried_from_his_province(area: str) -> None:
    """`convert king` always means the King of the Province where the Saint stands."""
    province = next(one["province"] for one in MAP["area"] if one["key"] == area)
    kings = ("ulster", "connacht", "leinster", "munster")
    now = table(saint("ciaran", area), leaders={king: "christian 0/0" for king in kings if king != province})
    assert "king" in now.may("convert")
    now.play("green convert king, ~ side 0/1")
    assert now.leader(province) == "christian 0/1"
    now.refuses("green convert king", "BTS ruling.targets")
    for king in kings:
        if king != province:
            now.refuses_picks("green", "verb:convert", f"king:{king}", rule="BTS 10.king")


@pytest.mark.rule("BTS 10.highking")
@pytest.mark.parametrize("area", AREAS)
def test_the_high_king_is_tried_at_tara(area: str) -> None:
    now = table(saint("ciaran", area))
    if area == TARA:
        now.play("green convert high-king, ~ side 0/1")
        assert now.leader("high-king") == "christian 0/1"
    else:
        now.refuses("green convert high-king", "BTS 10.highking")


@pytest.mark.rule("BTS 10.prepare")
@pytest.mark.rule("BTS ruling.prepare")
def test_a_prepare_counts_only_where_it_was_made() -> None:
    areas = {"ulaid": "people 1 1 1 5", "airgialla": "people 1 1 1 5"}
    now = table(areas=areas, points=6).play("green prepare")
    assert now.box("people:5") == -4
    now.play("green move airgialla")
    assert now.box("people:5") == -5
    now.play("green move ulaid")
    assert now.box("people:5") == -5


@pytest.mark.rule("BTS ruling.prepare")
def test_a_prepare_names_no_target_and_keeps_through_other_actions() -> None:
    now = table(areas={"ulaid": "people 1 1 4 5"}, leaders={"ulaid": "pagan 0"}, points=6)
    now.play("green prepare, green build, green prepare")
    assert (now.box("people:5"), now.box("people:4")) == (-3, -2)
    now.play("green convert people:5, ~ roll 3")
    assert now.box("people:4") == -4, "it counted for one attempt"
    ended = table(points=6).play("green prepare, green end")
    assert ended.see("prepares") == 0


# -- 10.1: Prepare and Convert ----------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 10.1.slider.example")
@pytest.mark.rule("BTS 10.1.slider")
@pytest.mark.rule("BTS 10.1.slider.left")
@pytest.mark.rule("BTS 10.1.slider.right")
def test_the_rule_books_own_example() -> None:
    """-3 People: the marker starts at -3; a -2 Chief: -5; Patrick: -4; two Prepares: -2."""
    areas, chief = {"ulaid": "people 1 1 3 4"}, {"ulaid": "pagan 2"}
    assert table(areas=areas).box("people:3") == -3
    assert table(areas=areas, leaders=chief).box("people:3") == -5
    now = table(saint("patrick", zeal=2), areas=areas, leaders=chief)
    assert now.box("people:3") == -4
    now.play("green prepare, green prepare")
    assert now.box("people:3") == -2
    now.play("green convert people:3, ~ roll 3")
    assert now.row("ulaid") == "1 1 3+ 4"
    assert now.see("points") == 1


@pytest.mark.rule("BTS 10.1")
@pytest.mark.rule("BTS 10.1.success")
@pytest.mark.rule("BTS 10.1.success.druid")
@pytest.mark.rule("BTS ruling.druid.gone")
def test_everybody_can_be_converted() -> None:
    """People and Leaders are turned over, a Druid leaves the board and the game."""
    now = table(saint("ciaran", TARA), areas={TARA: "people 1 1 1 1, druid 1"}, points=9)
    now.play("green convert druid, ~ roll 2")
    assert now.area(TARA) == "people 1 1 1 1"
    assert now.see("druids_gone") == [1]
    now.play("green convert people:1, ~ roll 2, green convert chief, ~ side 0/0")
    now.play("green convert king, ~ side 0/0, green convert high-king, ~ side 0/1")
    assert now.row(TARA) == "1 1 1 1+"
    leaders = [now.leader(place) for place in (TARA, "leinster", "high-king")]
    assert leaders == ["christian 0/0", "christian 0/0", "christian 0/1"]
    assert now.see("points") == 4


@pytest.mark.rule("BTS 10.1.prepare")
def test_each_prepare_adds_one() -> None:
    now = table(areas={"ulaid": "people 1 1 1 5"}, points=7)
    boxes = []
    for _ in range(6):
        boxes.append(now.box("people:5"))
        now.play("green prepare")
    assert boxes == [-5, -4, -3, -2, -1, 0]


@pytest.mark.rule("BTS 10.1.reserve")
def test_the_last_point_is_for_the_attempt() -> None:
    now = table(points=2).play("green prepare")
    assert "prepare" not in now.legal
    now.refuses("green prepare", "BTS 10.1.reserve")
    assert "convert chief" in now.legal


@pytest.mark.rule("BTS 10.1.influence")
@pytest.mark.rule("BTS 10.1.highking.kings")
@pytest.mark.rule("BTS 10.1.king.chiefs")
@pytest.mark.rule("BTS 10.1.chief.people")
@pytest.mark.rule("BTS 10.1.king.people")
def test_who_listens_to_whom() -> None:
    """Each Leader weighs on those right below him and on nobody else."""
    areas = {TARA: "people 1 1 1 2, druid 2"}
    quiet_boxes = {"people:2": -4, "chief": -2, "king": -2, "high-king": -2, "druid": -2}
    sways = {
        TARA: "people:2 chief",
        "leinster": "chief king",
        "high-king": "king high-king",
        "laigin": "",
        "ulster": "",
    }
    for place, below in sways.items():
        now = table(saint("ciaran", TARA), areas=areas, leaders={place: "pagan 1"})
        for target, box in quiet_boxes.items():
            assert now.box(target) == box - (target in below.split()), (place, target)


@pytest.mark.rule("BTS 10.1.king.chiefs")
@pytest.mark.parametrize("area", ULSTER)
def test_the_king_of_ulster_sways_three_chiefs(area: str) -> None:
    assert table(saint("ciaran", area), leaders={"ulster": "pagan 3"}).box("chief") == -3


@pytest.mark.rule("BTS 10.1.leader")
@pytest.mark.parametrize(
    ("leader", "box"), [("pagan 3", -5), ("pagan 0", -2), ("christian 4/0", -2), ("christian 2/1", -1)]
)
def test_a_leader_counts_for_or_against(leader: str, box: int) -> None:
    now = table(areas={"ulaid": "people 1 1 1 2"}, leaders={"ulaid": leader})
    assert now.box("people:2") == box
    now = table(leaders={"ulster": leader, "ulaid": "pagan 2"})
    assert now.box("chief") == box
    now = table(leaders={"high-king": leader, "ulster": "pagan 2"})
    assert now.box("king") == box


@pytest.mark.rule("BTS 10.1.area")
@pytest.mark.rule("BTS 10.1.church")
@pytest.mark.rule("BTS 10.1.faceup")
@pytest.mark.rule("BTS 10.1.relics")
@pytest.mark.rule("BTS 10.1.dolmens")
@pytest.mark.rule("BTS 10.3.modifier")
@pytest.mark.rule("BTS 10.5.grave")
@pytest.mark.rule("BTS 10.5.modifier")
@pytest.mark.parametrize(
    ("parts", "more"),
    [
        ("church 0", 0),
        ("church 1", 1),
        ("church 2", 2),
        ("druid 1", -1),
        ("druid 2", -2),
        ("graves 1", 1),
        ("graves 2", 2),
        ("relics 0", 0),
        ("relics 2", 2),
        ("relics 1 1", 2),
        ("dolmens 1", -1),
        ("dolmens 2", -2),
        ("church 2, dolmens 3, graves 1, relics 1", 1),
        ("druid 1, dolmens 1, graves 1, relics 1", 0),
    ],
)
@pytest.mark.parametrize("target", ["people:3", "chief"])
def test_what_lies_in_the_area(target: str, parts: str, more: int) -> None:
    now = table(areas={"ulaid": f"people 1 1 1 3, {parts}"}, leaders={"ulster": "pagan 0", "ulaid": "pagan 3"})
    if target == "people:3":
        now = table(areas={"ulaid": f"people 1 1 1 3, {parts}"})
    assert now.box(target) == -3 + more
    elsewhere = table(areas={"airgialla": f"people 1 1 1 1, {parts}"}, leaders={"ulaid": "pagan 3"})
    assert elsewhere.box("chief") == -3


@pytest.mark.rule("BTS 10.1.facedown")
def test_a_hidden_druid_bars_the_way() -> None:
    now = table(areas={"ulaid": "people 1 1 1 1, druid ?"})
    assert now.may("convert") == {"druid"}
    now.refuses("green convert people:1", "BTS 10.1.facedown").refuses("green convert chief", "BTS 10.1.facedown")
    known = table(areas={"ulaid": "people 1 1 1 1, druid 3"})
    assert known.may("convert") == {"druid", "people:1", "chief", "king"}


@pytest.mark.rule("BTS 10.1.king.known")
@pytest.mark.parametrize("hidden", ULSTER)
def test_no_king_while_a_druid_of_his_province_is_hidden(hidden: str) -> None:
    now = table(areas={hidden: "people 1 1 1 1, druid ?"})
    now.refuses("green convert king", "BTS 10.1.king.known")
    far = table(areas={"connachta": "people 1 1 1 1, druid ?"})
    assert "king" in far.may("convert")


@pytest.mark.rule("BTS 10.1.highking.known")
def test_no_high_king_while_taras_druid_is_hidden() -> None:
    now = table(saint("ciaran", TARA), areas={TARA: "people 1 1 1 1, druid ?"})
    now.refuses("green convert high-king", "BTS 10.1.highking.known")
    beside = table(saint("ciaran", TARA), areas={"laigin": "people 1 1 1 1, druid ?"})
    assert "high-king" in beside.may("convert")
    assert "king" not in beside.may("convert")


@pytest.mark.rule("BTS 10.1.king")
@pytest.mark.rule("BTS 10.3.king")
def test_a_king_meets_the_worst_of_his_province() -> None:
    """The one largest Church; but any Druid comes before every Church, and of several the worst."""
    leaders = {"ulster": "pagan 3"}
    north, middle = "people 1 1 1 1, church 1", "people 1 1 1 1, church 2"
    churches = {"northern-ui-neill": north, "airgialla": middle}
    assert table(areas=churches, leaders=leaders).box("king") == -1
    one = {"ulaid": "people 1 1 1 1, druid 1"}
    assert table(areas=churches | one, leaders=leaders).box("king") == -4
    two = one | {"airgialla": "people 1 1 1 1, druid 2"}
    assert table(areas=two, leaders=leaders).box("king") == -5


@pytest.mark.rule("BTS 10.1.king.all")
def test_all_stones_and_bones_of_the_province_count_for_a_king() -> None:
    areas = {
        "northern-ui-neill": "people 1 1 1 1, dolmens 2",
        "airgialla": "people 1 1 1 1, graves 1, relics 1",
        "ulaid": "people 1 1 1 1, dolmens 1, relics 0 2",
    }
    assert table(areas=areas, leaders={"ulster": "pagan 3"}).box("king") == -3 - 3 + 1 + 1 + 2
    other = {"laigin": "people 1 1 1 1, dolmens 2, graves 1"}
    assert table(areas=other, leaders={"ulster": "pagan 3"}).box("king") == -3


@pytest.mark.rule("BTS 10.1.highking")
@pytest.mark.rule("BTS 10.3.highking")
@pytest.mark.parametrize(
    ("parts", "more"), [("church 2", 2), ("druid 2", -2), ("dolmens 1", -1), ("graves 1", 1), ("relics 2", 2)]
)
def test_what_sways_the_high_king(parts: str, more: int) -> None:
    """What lies at Tara, not what lies in Laigin, and no King."""
    leaders = {"high-king": "pagan 3", "leinster": "pagan 2", TARA: "pagan 2"}
    here = {TARA: f"people 1 1 1 1, {parts}"}
    assert table(saint("ciaran", TARA), areas=here, leaders=leaders).box("high-king") == -3 + more
    beside = {"laigin": f"people 1 1 1 1, {parts}"}
    assert table(saint("ciaran", TARA), areas=beside, leaders=leaders).box("high-king") == -3


@pytest.mark.rule("BTS 10.1.count.druid")
def test_the_sum_against_a_druid() -> None:
    """Dolmens, Graves and Relics of the Area; no Leader."""
    areas = {"ulaid": "people 1 1 1 1, druid 4, dolmens 2, graves 1, relics 2"}
    leaders = {"ulaid": "pagan 3", "ulster": "pagan 3", "high-king": "christian 2/1"}
    now = table(areas=areas, leaders=leaders)
    assert now.box("druid") == -4 - 2 + 1 + 2
    assert now.play("green prepare").box("druid") == -2


@pytest.mark.rule("BTS 10.1.count.people")
def test_the_sum_for_people() -> None:
    areas = {"ulaid": "people 1 1 1 5, church 2, dolmens 1, graves 1, relics 1"}
    leaders = {"ulaid": "pagan 2", "ulster": "pagan 3", "high-king": "pagan 3"}
    now = table(saint("patrick", keepers=["knowledge"]), areas=areas, leaders=leaders, points=5)
    assert now.box("people:5") == -5 - 2 + 2 - 1 + 1 + 1 + 1 + 1
    assert now.play("green prepare").box("people:5") == -1


@pytest.mark.rule("BTS 10.1.count.chief")
def test_the_sum_for_a_chief() -> None:
    areas = {"ulaid": "people 1 1 1 1, druid 1, dolmens 1, relics 2"}
    leaders = {"ulaid": "pagan 3", "ulster": "christian 2/1", "high-king": "pagan 3"}
    now = table(saint("secundinus", keepers=["wisdom"]), areas=areas, leaders=leaders)
    assert now.results("chief") == "S", "-3 + 1 - 1 - 1 + 2, and Secundinus and Wisdom: 0"
    assert table(areas=areas, leaders=leaders).box("chief") == -3 + 1 - 1 - 1 + 2


@pytest.mark.rule("BTS 10.1.count.king")
def test_the_sum_for_a_king() -> None:
    areas = {"ulaid": "people 1 1 1 1, church 1, dolmens 1", "airgialla": "people 1 1 1 1, church 2, graves 1"}
    leaders = {"ulster": "pagan 4", "high-king": "pagan 2", "ulaid": "pagan 3", "airgialla": "pagan 3"}
    now = table(saint("ciaran", zeal=5), areas=areas, leaders=leaders)
    assert now.box("king") == -4 - 2 + 2 - 1 + 1
    now.play("green effort, green convert king")
    assert now.copy().play("~ roll 2").leader("ulster") == "pagan 4", "-4 + 2: two are not enough"
    assert now.copy().play("~ roll 3, ~ side 4/0").leader("ulster") == "christian 4/0"


@pytest.mark.rule("BTS 10.1.count.highking")
def test_the_sum_for_the_high_king() -> None:
    areas = {TARA: "people 1 1 1 1, church 1, dolmens 2, graves 1", "laigin": "people 1 1 1 1, druid ?, dolmens 1"}
    leaders = {"high-king": "pagan 4", "leinster": "pagan 3"}
    now = table(saint("ciaran", TARA, keepers=["wisdom"]), areas=areas, leaders=leaders)
    assert now.box("high-king") == -4 + 1 - 2 + 1 + 1


@pytest.mark.rule("BTS 10.1.abilities")
def test_abilities_are_added_as_the_cards_say() -> None:
    """Palladius and Knowledge help with People, Secundinus and Wisdom with Leaders, Miracles with everybody."""
    areas, leaders = {"ulaid": "people 1 1 1 4"}, {"ulaid": "pagan 0", "ulster": "pagan 4"}
    for name, gift, people, king in (
        ("ciaran", None, -4, -4),
        ("palladius", None, -3, -4),
        ("secundinus", None, -4, -3),
        ("patrick", None, -3, -3),
        ("palladius", "knowledge", -2, -4),
        ("secundinus", "wisdom", -4, -2),
        ("patrick", "miracles", -2, -2),
    ):
        now = table(saint(name, keepers=[gift] if gift else []), areas=areas, leaders=leaders)
        assert (now.box("people:4"), now.box("king")) == (people, king)


@pytest.mark.rule("BTS 10.1.druid")
@pytest.mark.rule("BTS ruling.committed")
@pytest.mark.rule("BTS ruling.chance")
def test_a_hidden_druid_is_turned_over_after_commitment() -> None:
    """Nothing can be added any more: the die follows at once, or no die at all."""
    now = table(areas={"ulaid": "people 1 1 1 1, druid ?"}).play("green prepare, green convert druid")
    assert now.to_act == "~"
    assert all(line.startswith("druid ") for line in now.odds)
    now.refuses("green prepare", "BTS ruling.chance")
    assert now.copy().play("~ druid 5").odds == {f"roll {face}": 1 for face in range(1, 7)}
    lucky = now.copy().play("~ druid 1")
    assert (lucky.to_act, lucky.area("ulaid")) == ("green", "people 1 1 1 1")
    hopeless = table(areas={"ulaid": "people 1 1 1 1, druid ?"}).play("green convert druid, ~ druid 6")
    assert hopeless.to_act == "green"
    assert hopeless.has("ulaid", "druid 6")


@pytest.mark.rule("BTS 10.1.mrn")
@pytest.mark.rule("BTS ruling.slider")
@pytest.mark.rule("BTS 10.1.automatic.failure")
@pytest.mark.rule("BTS 10.1.automatic.success")
@pytest.mark.rule("BTS ruling.six.success")
@pytest.mark.parametrize(
    ("value", "dolmens", "results"),
    [
        (6, 0, "F"),
        (6, 2, "F"),
        (5, 0, "FFFFnS"),
        (4, 0, "FFFnSS"),
        (3, 0, "FFnSSS"),
        (2, 0, "FnSSSS"),
        (1, 0, "nSSSSS"),
    ],
)
def test_the_slider(value: int, dolmens: int, results: str) -> None:
    parts = f", dolmens {dolmens}" if dolmens else ""
    now = table(areas={"ulaid": f"people 1 1 1 {value}{parts}"})
    assert now.results(f"people:{value}") == results
    assert table(saint("patrick")).results("people:1") == "S"


@pytest.mark.rule("BTS ruling.slider.written")
@pytest.mark.parametrize("value", [6, 5, 4, 3, 2, 1])
def test_the_slider_as_written(value: int) -> None:
    """4 3 2 1 0 for -5 to -1."""
    now = table(areas={"ulaid": f"people 1 1 1 {value}"}, slider="as-written")
    assert BOXES_AS_WRITTEN[now.results(f"people:{value}")] == -value
    assert TRACKS["slider"][1]["needs"] == [4, 3, 2, 1, 0]
    assert start(1, slider="as-written").see("slider") == "as-written"


@pytest.mark.rule("BTS 10.1.equal")
def test_equal_is_nothing() -> None:
    now = table(areas={"ulaid": "people 1 1 1 3"})
    after = now.copy().play("green convert people:3, ~ roll 3")
    assert after.area("ulaid") == now.area("ulaid")
    assert after.mat() == now.mat()
    assert after.see("points") == 3


@pytest.mark.rule("BTS 10.1.failure")
@pytest.mark.parametrize("target", ["people:3", "chief", "king", "high-king"])
def test_a_failure_costs_a_zeal(target: str) -> None:
    leaders = {TARA: "pagan 2", "leinster": "pagan 2", "high-king": "pagan 2"}
    now = table(saint("ciaran", TARA), areas={TARA: "people 1 1 1 3"}, leaders=leaders)
    before = now.see("areas"), now.see("leaders")
    now.play(f"green convert {target}, ~ roll 1")
    assert now.mat()["zeal"] == 2
    assert (now.see("areas"), now.see("leaders")) == before, "no Dolmen, nobody turned"


@pytest.mark.rule("BTS 10.1.failure.dolmen")
@pytest.mark.rule("BTS ruling.failure.druid")
def test_a_failure_against_a_druid_awakes_a_dolmen() -> None:
    now = table(areas={"ulaid": "people 1 1 1 1, druid ?"}).play("green convert druid, ~ druid 5, ~ roll 4")
    assert now.area("ulaid") == "people 1 1 1 1, druid 5, dolmens 1"
    assert now.mat()["zeal"] == 2
    now.play("green convert druid")
    assert now.has("ulaid", "dolmens 2"), "-6: an automatic failure is a failure, too"
    none_left = {"ulaid": "people 1 1 1 1, druid 4", "laigin": "people 1 1 1 1, dolmens 8"}
    now = table(areas=none_left).play("green convert druid, ~ roll 1")
    assert now.area("ulaid") == "people 1 1 1 1, druid 4"


@pytest.mark.rule("BTS 10.1.six")
@pytest.mark.rule("BTS ruling.automatic")
def test_a_six_topples_a_dolmen() -> None:
    """Only one, and only if a die is rolled: automatic results roll none."""
    areas = {"ulaid": "people 1 1 1 3, dolmens 2"}
    assert table(areas=areas).play("green convert people:3, ~ roll 6").area("ulaid") == "people 1 1 1 3+, dolmens 1"
    assert table(areas=areas).play("green convert people:1, ~ roll 5").has("ulaid", "dolmens 2")
    sure = table(saint("patrick"), areas={"ulaid": "people 1 1 1 3, dolmens 1, relics 2"})
    sure.play("green convert people:1")
    assert sure.to_act == "green"
    assert sure.has("ulaid", "dolmens 1")
    druid = table(areas={"ulaid": "people 1 1 1 1, druid 2, dolmens 1"}).play("green convert druid, ~ roll 6")
    assert druid.area("ulaid") == "people 1 1 1 1"


@pytest.mark.rule("BTS ruling.six.king")
def test_a_six_against_a_king_counts_where_the_saint_stands() -> None:
    areas = {"airgialla": "people 1 1 1 1, dolmens 1", "ulaid": "people 1 1 1 1, dolmens 1"}
    now = table(areas=areas, leaders={"ulster": "pagan 1"}).play("green convert king, ~ roll 6, ~ side 1/2")
    assert now.area("ulaid") == "people 1 1 1 1"
    assert now.has("airgialla", "dolmens 1")
    far = table(areas={"airgialla": areas["airgialla"]}, leaders={"ulster": "pagan 1"})
    assert far.play("green convert king, ~ roll 6, ~ side 1/2").has("airgialla", "dolmens 1")


@pytest.mark.rule("BTS ruling.targets")
def test_only_pagans_but_any_of_them() -> None:
    """Not only the left-most People; nobody who is a Christian already."""
    now = table(areas={"ulaid": "people 1 2 4+ 5"}, leaders={"ulaid": "christian 4/0"})
    assert now.may("convert") == {"people:1", "people:2", "people:5", "king"}
    now.refuses("green convert people:4", "BTS ruling.targets").refuses("green convert chief", "BTS ruling.targets")


@pytest.mark.rule("BTS ruling.hopeless")
@pytest.mark.rule("BTS ruling.sum")
def test_hopeless_attempts_and_sums_off_the_track() -> None:
    """-6 and -4: -10 is legal, and four Relics make -10 + 8 = -2 of it."""
    areas = {"ulaid": "people 1 1 1 6, druid 4"}
    now = table(areas=areas)
    assert "people:6" in now.may("convert")
    assert now.results("people:6") == "F"
    helped = table(areas={"ulaid": "people 1 1 1 6, druid 4, relics 2 2 2 2"})
    assert helped.box("people:6") == -2


# -- 10.2 and 10.3: moving and Churches -------------------------------------------------------------------------------


@pytest.mark.rule("BTS 10.2.adjacent")
def test_only_to_a_neighbour() -> None:
    now = table()
    for far in ("connachta", "ui-maine", "laigin", "eoganacht", "osraige", "ulaid"):
        now.refuses(f"green move {far}", "BTS 10.2.adjacent")


@pytest.mark.rule("BTS 10.2.special")
def test_some_saints_go_further() -> None:
    """From coast to coast, or anywhere, for the same point."""
    coast = {one["key"] for one in MAP["area"] if one["coast"]}
    sailor = table(saint("brendan", "ulaid"), moved=1)
    assert sailor.may("move") == (coast | {"airgialla"}) - {"ulaid"}
    assert sailor.play("green move eoganacht").see("points") == 3
    inland = table(saint("brendan", "osraige"), moved=1)
    assert inland.may("move") == {"ui-maine", TARA, "laigin", "eoganacht"}
    anywhere = table(saint("deck brendan", "osraige"), moved=1)
    assert anywhere.may("move") == set(AREAS) - {"osraige"}


@pytest.mark.rule("BTS 10.3")
@pytest.mark.rule("BTS 10.3.build")
@pytest.mark.rule("BTS 10.3.improve")
def test_churches_are_built_and_improved_level_by_level() -> None:
    assert table().play("green build").has("ulaid", "church 0")
    for level in range(3):
        now = table(areas={"ulaid": f"people 1 1 1 1, church {level}"}).play("green improve")
        assert now.has("ulaid", f"church {level + 1}")
    table().refuses("green improve", "BTS 10.3.improve")
    cathedral = table(areas={"ulaid": "people 1 1 1 1, church 3"})
    cathedral.refuses("green improve", "BTS 10.3.improve").refuses("green build", "BTS 10.3.druid")


@pytest.mark.rule("BTS 10.3.druid")
@pytest.mark.parametrize("druid", ["?", "2"])
def test_no_church_beside_a_druid(druid: str) -> None:
    table(areas={"ulaid": f"people 1 1 1 1, druid {druid}"}).refuses("green build", "BTS 10.3.druid")


@pytest.mark.rule("BTS 10.3.eight")
def test_eight_small_churches() -> None:
    """For a Church in every Area at least one must be improved."""
    eight = {area: "people 1 1 1 1, church 0" for area in AREAS if area != "ulaid"}
    now = table(areas=eight).refuses("green build", "BTS 10.3.eight")
    now.play("green move airgialla, green improve, green move ulaid, green build")
    assert now.has("ulaid", "church 0")


@pytest.mark.rule("BTS 10.3.limit")
@pytest.mark.parametrize(("level", "number"), [(1, 6), (2, 4), (3, 1)])
def test_six_four_and_one(level: int, number: int) -> None:
    others = [area for area in AREAS if area != "ulaid"]
    areas = dict.fromkeys(others[:number], f"people 1 1 1 1, church {level}")
    areas["ulaid"] = f"people 1 1 1 1, church {level - 1}"
    table(areas=areas).refuses("green improve", "BTS 10.3.limit")
    del areas[others[0]]
    assert table(areas=areas).play("green improve").has("ulaid", f"church {level}")


@pytest.mark.rule("BTS 10.3.once")
@pytest.mark.rule("BTS 10.3.elsewhere")
def test_one_level_a_turn_in_an_area() -> None:
    now = table(points=8).play("green build").refuses("green improve", "BTS 10.3.once")
    now.play("green move airgialla, green build, green move ulaid").refuses("green improve", "BTS 10.3.once")
    now.play("green end, ~ draw blow, green improve")
    assert now.has("ulaid", "church 1")


@pytest.mark.rule("BTS 10.3.nodruid")
@pytest.mark.rule("BTS ruling.druid.place")
@pytest.mark.rule("BTS ruling.druid.new")
@pytest.mark.rule("BTS ruling.nothing")
@pytest.mark.parametrize(
    ("before", "after"),
    [("", ", druid ?"), (", church 0", ", church 0"), (", druid 2", ", druid 2"), (", druid ?", ", druid ?")],
)
def test_where_a_druid_can_be_placed(before: str, after: str) -> None:
    """Face down, and only where neither a Church nor a Druid stands."""
    now = event([["place-druid", "ulaid"]], areas={"ulaid": f"people 1 1 1 1{before}"})
    assert now.area("ulaid") == f"people 1 1 1 1{after}"
    assert now.to_act == "green"


@pytest.mark.rule("BTS ruling.church.lower")
def test_lowering_a_church() -> None:
    """The next lower piece that is left; else it is removed."""

    def lowered(level: int, others: dict[int, int]) -> str:
        rest = iter([area for area in AREAS if area != "ulaid"])
        areas = {next(rest): f"people 1 1 1 1, church {one}" for one, n in others.items() for _ in range(n)}
        areas["ulaid"] = f"people 1 1 1 1, church {level}"
        return event([["lower-church", "ulaid", 1]], areas=areas).area("ulaid").removeprefix("people 1 1 1 1")

    assert lowered(3, {}) == ", church 2"
    assert lowered(1, {}) == ", church 0"
    assert lowered(0, {}) == ""
    assert lowered(3, {2: 4}) == ", church 1"
    assert lowered(2, {1: 6}) == ", church 0"
    assert lowered(1, {0: 8}) == ""
    assert event([["raze-church", "ulaid"]], areas={"ulaid": "people 1 1 1 1, church 2"}).area("ulaid") == (
        "people 1 1 1 1"
    )


# -- 10.4: giving and taking ------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 10.4.give")
@pytest.mark.rule("BTS ruling.give")
def test_a_card_is_given_without_consent() -> None:
    now = table(saint("ciaran", keepers=["wisdom"]), saint("enda")).play("green give wisdom blue")
    assert (now.mat(0)["keepers"], now.mat(1)["keepers"]) == ([], ["wisdom"])
    assert (now.to_act, now.see("points")) == ("green", 3)


@pytest.mark.rule("BTS 10.4.take")
@pytest.mark.rule("BTS ruling.consent")
def test_a_card_is_taken_if_its_holder_agrees() -> None:
    now = table(saint("ciaran"), saint("enda", keepers=["wisdom"])).play("green take wisdom blue")
    assert (now.to_act, now.legal) == ("blue", {"agree", "refuse"})
    agreed = now.copy().play("blue agree")
    assert (agreed.mat(0)["keepers"], agreed.mat(1)["keepers"]) == (["wisdom"], [])
    assert (agreed.to_act, agreed.see("points")) == ("green", 3)
    refused = now.copy().play("blue refuse")
    assert (refused.mat(0)["keepers"], refused.mat(1)["keepers"]) == ([], ["wisdom"])
    assert (refused.to_act, refused.see("points")) == ("green", 4)


@pytest.mark.rule("BTS ruling.consent.again")
def test_nobody_is_asked_twice() -> None:
    now = table(saint("ciaran"), saint("enda", keepers=["faith", "wisdom"]))
    now.play("green take wisdom blue, blue refuse").refuses("green take wisdom blue", "BTS ruling.consent.again")
    assert now.may("take") == {"faith blue"}
    now.play("green end, ~ draw blow, blue end, ~ draw yellow-key")
    assert now.may("take") == {"faith blue", "wisdom blue"}


@pytest.mark.rule("BTS 10.4.area")
def test_only_face_to_face() -> None:
    now = table(saint("ciaran", keepers=["wisdom"]), saint("enda", "laigin", keepers=["faith"]))
    now.refuses("green give wisdom blue", "BTS 10.4.area").refuses("green take faith blue", "BTS 10.4.area")


@pytest.mark.rule("BTS 10.4.keeper")
def test_only_keepers_change_hands() -> None:
    now = table(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=["faith"]))
    now.refuses("green give faith blue", "BTS 10.4.keeper").refuses("green take wisdom blue", "BTS 10.4.keeper")
    now.refuses("green give ciaran blue", "BTS 10.4.keeper").refuses("green take enda blue", "BTS 10.4.keeper")


@pytest.mark.rule("BTS 10.4.room")
@pytest.mark.rule("BTS ruling.room")
def test_who_has_no_room_discards_another_card() -> None:
    full = ["faith", "knowledge", "miracles"]
    now = table(saint("ciaran", keepers=["wisdom"]), saint("enda", keepers=full)).play("green give wisdom blue")
    assert (now.to_act, now.may("discard")) == ("blue", set(full))
    now.play("blue discard miracles")
    assert sorted(now.mat(1)["keepers"]) == ["faith", "knowledge", "wisdom"]
    assert now.to_act == "green"
    taker = table(saint("ciaran", keepers=full), saint("enda", keepers=["wisdom"]))
    taker.play("green take wisdom blue, blue agree")
    assert (taker.to_act, taker.may("discard")) == ("green", set(full))


# -- 10.5: Graves and Relics ------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 10.5.make")
@pytest.mark.rule("BTS 10.5.value")
@pytest.mark.rule("BTS ruling.graves")
@pytest.mark.rule("BTS ruling.death.grave")
def test_a_grave_becomes_a_relic() -> None:
    """Its value is not known before: any of those that nobody has seen, with several Graves as with one."""
    for graves in ("graves 1", "graves 2"):
        now = table(areas={"ulaid": f"people 1 1 1 1, {graves}", "laigin": "people 1 1 1 1, relics 0 2"})
        now.play("green relic")
        assert now.odds == {"turn-relic 0": 2, "turn-relic 1": 4, "turn-relic 2": 3, "turn-relic 3": 1}
        now.play("~ turn-relic 3")
        rest = ", graves 1" if graves == "graves 2" else ""
        assert now.area("ulaid") == f"people 1 1 1 1{rest}, relics 3"
        assert now.see("points") == 3
    table().refuses("green relic", "BTS 10.5.make")


@pytest.mark.rule("BTS 10.5.carry")
@pytest.mark.rule("BTS ruling.carry")
@pytest.mark.rule("BTS ruling.carry.grave")
def test_relics_travel_if_the_saint_wants_them_to() -> None:
    """None, some or all; a Grave stays."""
    areas = {"ulaid": "people 1 1 1 1, graves 1, relics 0 2"}
    now = table(areas=areas).play("green move airgialla")
    assert now.legal == {"carry 0", "carry 2", "go"}
    none = now.copy().play("green go")
    assert (none.area("ulaid"), none.area("airgialla")) == (areas["ulaid"], "people 1 1 1 1")
    some = now.copy().play("green carry 2, green go")
    assert some.area("airgialla") == "people 1 1 1 1, relics 2"
    both = now.copy().play("green carry 2, green carry 0")
    assert both.area("ulaid") == "people 1 1 1 1, graves 1"
    assert both.area("airgialla") == "people 1 1 1 1, relics 0 2"
    assert [one.see("points") for one in (none, some, both)] == [3, 3, 3], "at no cost"
    assert table().play("green move airgialla").see("frames") == ["act"], "nobody is asked without a Relic"


# -- 10.6: the Final Effort -------------------------------------------------------------------------------------------

LAST = len(SAINT_ZEAL)


@pytest.mark.rule("BTS 10.6")
@pytest.mark.parametrize("zeal", range(1, LAST + 1))
def test_a_final_effort_only_in_its_box(zeal: int) -> None:
    now = table(saint("ciaran", zeal=zeal))
    if zeal == LAST:
        assert "effort" in now.legal
    else:
        now.refuses("green effort", "BTS 10.6")


@pytest.mark.rule("BTS 10.6.two")
@pytest.mark.rule("BTS ruling.effort.adds")
def test_an_effort_adds_two_and_prepares_add_to_it() -> None:
    areas = {"ulaid": "people 1 1 1 6"}
    now = table(saint("ciaran", zeal=LAST), areas=areas, points=4).play("green prepare, green effort")
    assert "prepare" in now.legal
    now.play("green prepare, green convert people:6")
    assert now.odds == {f"roll {face}": 1 for face in range(1, 7)}
    now.play("~ roll 3")
    assert now.row("ulaid") == "1 1 1 6+", "-6 + 1 + 2 + 1 = -2"


@pytest.mark.rule("BTS 10.6.once")
@pytest.mark.rule("BTS ruling.effort.after")
def test_after_an_effort_only_prepare_and_convert() -> None:
    now = table(saint("ciaran", zeal=LAST, keepers=["wisdom"]), saint("enda"), points=4).play("green effort")
    assert {line.split()[0] for line in now.legal} == {"prepare", "convert"}
    now.refuses("green effort", "BTS 10.6.once")
    for move in ("end", "move airgialla", "build", "give wisdom blue"):
        now.refuses(f"green {move}", "BTS ruling.effort.after")


@pytest.mark.rule("BTS ruling.effort.after")
def test_no_effort_without_anybody_to_convert() -> None:
    """The attempt is compulsory, so somebody must be there."""
    areas = {"ulaid": "people 1+ 1+ 1+ 1+"}
    leaders = {"ulaid": "christian 4/0", "ulster": "christian 0/0"}
    now = table(saint("ciaran", zeal=LAST), areas=areas, leaders=leaders)
    assert "effort" not in now.legal


@pytest.mark.rule("BTS ruling.effort.points")
def test_an_effort_needs_two_points() -> None:
    table(saint("ciaran", zeal=LAST), points=1).refuses("green effort", "BTS ruling.effort.points")


@pytest.mark.rule("BTS ruling.effort.acolyte")
def test_no_effort_for_acolytes() -> None:
    now = table(saint("acolyte", zeal=len(ACOLYTE_ZEAL)))
    now.refuses("green effort", "BTS ruling.effort.acolyte")


@pytest.mark.rule("BTS 10.6.death")
@pytest.mark.rule("BTS ruling.effort.death")
@pytest.mark.parametrize("die", [6, 3, 1])
def test_the_saint_dies_after_the_attempt(die: int) -> None:
    """Whatever it brings; a failure is no second death, and the successor loses nothing."""
    areas = {"ulaid": "people 1 1 1 5"}
    now = table(saint("ciaran", zeal=LAST, keepers=["ibar"]), areas=areas).play("green effort, green convert people:5")
    assert now.mat()["saint"] == "ciaran"
    now.play(f"~ roll {die}")
    assert now.mat() == {"saint": "deck ibar", "area": "ulaid", "zeal": 1, "keepers": []}
    assert now.area("ulaid") == f"people 1 1 1 {'5+' if die == 6 else '5'}, graves 1"
    assert now.see("frames") == ["event", "draw"], "and the turn is over"


@pytest.mark.rule("BTS ruling.effort.victory")
def test_victory_comes_before_death() -> None:
    areas = IRELAND | {"ulaid": "people 1 1+ 1+ 1+"}
    now = table(saint("ciaran", zeal=LAST), areas=areas).play("green effort, green convert people:1")
    assert (now.outcome.reason, now.mat()["saint"]) == ("converted", "ciaran")
    assert "graves" not in now.area("ulaid")


# -- 11: death --------------------------------------------------------------------------------------------------------


def dying(*keepers: str, **fields: Any) -> BanishTheSnakes:
    """An attempt that is sure to fail, in the last box."""
    areas = {"ulaid": "people 1 1 1 6, relics 0"}
    return table(saint("patrick", zeal=LAST, keepers=keepers), saint("enda", "laigin"), areas=areas, **fields)


@pytest.mark.rule("BTS 11")
@pytest.mark.rule("BTS 11.card")
@pytest.mark.rule("BTS 11.grave")
@pytest.mark.rule("BTS 11.turn")
@pytest.mark.rule("BTS 11.acolyte")
@pytest.mark.rule("BTS 11.acolyte.start")
@pytest.mark.rule("BTS ruling.carry.death")
def test_a_saint_dies_while_acting() -> None:
    """A Grave where he stood, his Relics stay, an Acolyte follows, the turn is over."""
    now = dying()
    now.play("green convert people:6, ~ roll 1")
    assert now.mat() == {"saint": "acolyte", "area": "ulaid", "zeal": 1, "keepers": []}
    assert now.area("ulaid") == "people 1 1 1 6, graves 1, relics 0"
    assert (now.see("active"), now.see("frames")) == (1, ["event", "draw"])
    assert "patrick" not in now.see("deck_saints") + now.see("discard_saints")
    now.play("~ draw blow, blue end, ~ draw yellow-key")
    assert (now.to_act, now.see("points")) == ("green", 4)


@pytest.mark.rule("BTS 11.successor")
@pytest.mark.rule("BTS 11.successor.keepers")
@pytest.mark.rule("BTS 11.successor.gifts")
@pytest.mark.rule("BTS 11.successor.zeal")
@pytest.mark.rule("BTS 11.successor.points")
@pytest.mark.rule("BTS ruling.discards")
def test_a_keeper_saint_follows() -> None:
    """All the way on the left, even Palladius; other Keepers stay, but for some Gifts."""
    now = dying("palladius", "wisdom", "miracles").play("green convert people:6, ~ roll 1")
    assert now.mat() == {"saint": "deck palladius", "area": "ulaid", "zeal": 1, "keepers": ["wisdom"]}
    assert "miracles" not in now.see("gifts"), "it has left the game"
    now.play("~ draw blow, blue end, ~ draw yellow-key")
    assert now.see("points") == 4


@pytest.mark.rule("BTS 11.successor.choice")
def test_of_two_followers_the_player_chooses() -> None:
    now = dying("ibar", "brigid").play("green convert people:6, ~ roll 1")
    assert (now.to_act, now.legal) == ("green", {"promote ibar", "promote brigid"})
    now.play("green promote brigid")
    assert (now.mat()["saint"], now.mat()["keepers"]) == ("deck brigid", ["ibar"])
    assert now.see("frames") == ["event", "draw"]


@pytest.mark.rule("BTS 11.successor.abilities")
@pytest.mark.rule("BTS ruling.auxilius")
def test_the_new_saint_has_other_abilities() -> None:
    now = dying("auxilius").play("green convert people:6, ~ roll 1, ~ draw blow, blue end, ~ draw yellow-key")
    assert now.see("points") == 5
    assert now.box("people:1") == 0, "a Grave; Patrick's +1 is gone"
    assert table(saint("patrick"), areas={"ulaid": "people 1 1 1 6"}).results("people:6") == "FFFFnS"
    assert table(saint("deck auxilius"), areas={"ulaid": "people 1 1 1 6"}).results("people:6") == "F"


@pytest.mark.rule("BTS ruling.auxilius")
@pytest.mark.parametrize("zeal", range(1, LAST + 1))
def test_auxilius_has_one_more_than_each_box_prints(zeal: int) -> None:
    for name in ("auxilius", "deck auxilius"):
        now = drawing(saint(name, zeal=zeal)).play("~ draw blow")
        assert now.see("points") == SAINT_ZEAL[zeal - 1] + 1


@pytest.mark.rule("BTS 11.acolyte.keepers")
def test_an_acolyte_keeps_the_cards() -> None:
    now = dying("wisdom", "miracles", "keepsake").play("green convert people:6, ~ roll 1")
    assert now.mat()["saint"] == "acolyte"
    assert sorted(now.mat()["keepers"]) == ["keepsake", "wisdom"]


@pytest.mark.rule("BTS 11.acolyte.plain")
def test_an_acolyte_has_no_abilities_and_a_shorter_track() -> None:
    boxes = {one["key"]: one["boxes"] for one in TRACKS["zeal"]}
    assert len(boxes["acolyte"]) < len(boxes["saint"])
    assert boxes["acolyte"][0] == 4
    areas = {"ulaid": "people 1 1 1 3"}
    assert table(saint("acolyte"), areas=areas).box("people:3") == -3
    for zeal, points in enumerate(ACOLYTE_ZEAL, 1):
        assert drawing(saint("acolyte", zeal=zeal)).play("~ draw blow").see("points") == points


@pytest.mark.rule("BTS 11.acolyte.saint")
@pytest.mark.rule("BTS ruling.acolyte")
def test_an_acolyte_becomes_a_saint_at_once() -> None:
    """By drawing him: he plays on. By being given him in another's turn. No Keeper place is needed."""
    full = ["wisdom", "faith", "keepsake"]
    now = drawing(saint("acolyte", zeal=3, keepers=full), deck_saints=["ibar"]).play("~ draw ibar")
    assert (now.mat()["saint"], now.mat()["zeal"]) == ("deck ibar", 1)
    assert sorted(now.mat()["keepers"]) == sorted(full)
    assert (now.to_act, now.see("points")) == ("green", 4)
    given = table(saint("ciaran", keepers=["ibar"]), saint("acolyte", zeal=3)).play("green give ibar blue")
    assert (given.mat(1)["saint"], given.mat(1)["zeal"]) == ("deck ibar", 1)
    assert (given.to_act, given.see("points")) == ("green", 3)


@pytest.mark.rule("BTS 11.acolyte.take")
def test_an_acolyte_who_takes_a_saint_has_ended_the_turn() -> None:
    now = table(saint("acolyte", zeal=3), saint("enda", keepers=["ibar"])).play("green take ibar blue, blue agree")
    assert (now.mat(0)["saint"], now.mat(0)["zeal"]) == ("deck ibar", 1)
    assert (now.see("active"), now.see("frames")) == (1, ["event", "draw"])


@pytest.mark.rule("BTS 11.acolyte.end")
@pytest.mark.rule("BTS 12.4")
@pytest.mark.rule("BTS ruling.failure.acolyte")
def test_an_acolyte_at_the_cross_ends_the_game() -> None:
    """At once: no Dolmen is placed any more."""
    last = len(ACOLYTE_ZEAL)
    now = table(saint("acolyte", zeal=last), areas={"ulaid": "people 1 1 1 1, druid 6"}).play("green convert druid")
    assert (now.to_act, now.outcome.reason, now.outcome.rule) == (None, "acolyte", "BTS 12.4")
    assert "dolmens" not in now.area("ulaid")
    assert event([["lose-zeal", "drawer", 1]], saint("acolyte", zeal=last)).outcome.reason == "acolyte"
    almost = event([["lose-zeal", "drawer", 1]], saint("acolyte", zeal=last - 1))
    assert almost.to_act == "green"


@pytest.mark.rule("BTS 11.excess")
@pytest.mark.rule("BTS ruling.death.event")
def test_what_is_lost_beyond_death_is_ignored() -> None:
    """And whoever follows still acts in this turn."""
    now = event([["lose-zeal", "drawer", 3]], saint("ciaran", zeal=LAST, keepers=["ibar"]))
    assert (now.mat()["saint"], now.mat()["zeal"]) == ("deck ibar", 1)
    assert (now.to_act, now.see("points")) == ("green", 4)
    alone = event([["lose-zeal", "drawer", 3]], saint("ciaran", zeal=LAST))
    assert (alone.mat()["saint"], alone.mat()["zeal"], alone.see("points")) == ("acolyte", 1, 4)


@pytest.mark.rule("BTS ruling.death.two")
def test_directive_and_bar_are_two_blows() -> None:
    blows: Effects = [["lose-zeal", "drawer", 1]]
    now = event(blows, saint("ciaran", zeal=LAST, keepers=["ibar"]), directive=blows)
    assert (now.mat()["saint"], now.mat()["zeal"]) == ("deck ibar", 2)


@pytest.mark.rule("BTS ruling.death.excess")
@pytest.mark.rule("BTS 11.excess")
def test_one_bar_kills_once() -> None:
    """What is lost besides by the same bar is ignored, for the dead Saint's seat and for nobody else."""
    mats = (saint("ciaran", zeal=LAST, keepers=["ibar"]), saint("auxilius", "laigin"))
    now = event([["lose-zeal", "drawer", 1], ["actions", 1], ["lose-zeal", "all", 2]], *mats)
    assert [(mat["saint"], mat["zeal"]) for mat in now.see("mats")] == [("deck ibar", 1), ("auxilius", 3)]
    now = event([["lose-zeal", "drawer", 1], ["lose-zeal", "drawer", 1]], saint("ciaran", zeal=LAST))
    assert (now.mat()["saint"], now.mat()["zeal"]) == ("acolyte", 1)


@pytest.mark.rule("BTS ruling.death.order")
def test_several_deaths_go_clockwise() -> None:
    """Blue draws: blue's heir is chosen before green's. An Acolyte at the cross ends the game before all that."""
    mats = (
        saint("ciaran", zeal=LAST, keepers=["ibar", "brigid"]),
        saint("auxilius", "laigin", LAST, ["finnian", "brendan"]),
    )
    now = event([["lose-zeal", "all", 1]], *mats, active=1)
    assert (now.to_act, now.legal) == ("blue", {"promote finnian", "promote brendan"})
    now.play("blue promote brendan")
    assert (now.to_act, now.legal) == ("green", {"promote ibar", "promote brigid"})
    now.play("green promote ibar")
    assert now.to_act == "blue"
    acolyte = saint("acolyte", "laigin", len(ACOLYTE_ZEAL))
    ended = event([["lose-zeal", "all", 1]], mats[0], acolyte)
    assert ended.outcome.reason == "acolyte"
    assert "graves" not in ended.area("ulaid")


@pytest.mark.rule("BTS ruling.death.grave")
def test_no_grave_is_placed_if_none_is_left() -> None:
    areas = {"ulaid": "people 1 1 1 1", "laigin": "people 1 1 1 1, graves 12"}
    now = event([["lose-zeal", "drawer", 1]], saint("ciaran", zeal=LAST), areas=areas)
    assert now.mat()["saint"] == "acolyte"
    assert now.area("ulaid") == "people 1 1 1 1"


@pytest.mark.rule("BTS ruling.zeal")
@pytest.mark.parametrize("name", ["patrick", "palladius", "ciaran"])
def test_regained_zeal_stops_at_the_far_left(name: str) -> None:
    for before, after in ((1, 1), (2, 1), (3, 1), (4, 2)):
        assert event([["regain-zeal", "drawer", 2]], saint(name, zeal=before)).mat()["zeal"] == after


# -- 12 and 13: the end -----------------------------------------------------------------------------------------------


def scored(
    areas: dict[str, str] | None = None, leaders: dict[str, str] | None = None, **fields: Any
) -> BanishTheSnakes:
    """The marker reaches the Game Ends box."""
    everything = ["scotland", "strathclyde", "england"]
    return event(
        [["advance-paganism", 1]],
        areas=areas or {},
        leaders=leaders or {},
        paganism=GAME_ENDS - 1,
        merged=everything,
        **fields,
    )


def points(areas: dict[str, str] | None = None, leaders: dict[str, str] | None = None) -> float:
    return scored(areas, leaders).outcome.scores[0]


@pytest.mark.rule("BTS 12.1")
@pytest.mark.rule("BTS 13.fullvictory")
def test_all_ireland_is_converted() -> None:
    """The instant the last People are Flock; Pagan Leaders, Druids and Dolmens may remain."""
    areas = IRELAND | {"ulaid": "people 1 1+ 1+ 1+", "laigin": "people 1+ 1+ 1+ 1+, druid ?, dolmens 8"}
    now = table(saint("patrick"), saint("enda"), areas=areas).play("green convert people:1")
    outcome = now.outcome
    assert (outcome.reason, outcome.rule, outcome.result) == ("converted", "BTS 12.1", "full victory")
    assert outcome.winners == (0, 1)
    assert now.to_act is None
    assert now.state.returns() == [1.0, 1.0]
    with pytest.raises(InvalidPosition, match="all People are Flock"):
        table(areas=IRELAND)


@pytest.mark.rule("BTS 12.3")
@pytest.mark.rule("BTS ruling.deck")
def test_the_deck_runs_out() -> None:
    """Only at the start of a turn: the last card is followed by its actions."""
    everything = [one["key"] for one in our_cards() if one["key"] not in ("blow", "red-key")]
    merged = ["scotland", "strathclyde", "england"]
    now = drawing(saint("ciaran"), saint("enda"), discard=everything, merged=merged, paganism=ENGLAND, key="red-key")
    assert now.odds == {"draw blow": 1}
    now.play("~ draw blow")
    assert now.to_act == "green"
    now.play("green prepare, green end")
    assert (now.outcome.reason, now.outcome.rule) == ("deck", "BTS 12.3")


def our_cards() -> list[dict[str, Any]]:
    """The events of the quiet board."""
    numbers = {one["number"]: one for one in quiet_tables()["card"]}
    return [numbers.get(one["number"], one) for one in CARDS["card"]]


@pytest.mark.rule("BTS ruling.deck")
def test_other_endings_come_at_once() -> None:
    """An event's own People may leave all Ireland Flock no more, but an Acolyte's loss stops everything."""
    last = saint("acolyte", zeal=len(ACOLYTE_ZEAL))
    now = event([["lose-zeal", "drawer", 1], ["place-dolmen", "ulaid"]], last)
    assert (now.to_act, now.area("ulaid")) == (None, "people 1 1 1 1")


@pytest.mark.rule("BTS 12.score")
@pytest.mark.rule("BTS 12.score.all")
@pytest.mark.rule("BTS 12.score.most")
@pytest.mark.rule("BTS 12.score.highking")
@pytest.mark.rule("BTS 12.score.kings")
@pytest.mark.rule("BTS 12.score.cathedral")
@pytest.mark.rule("BTS 12.score.dolmens")
@pytest.mark.rule("BTS 12.score.druids")
@pytest.mark.parametrize(
    ("areas", "leaders", "wanted"),
    [
        ({}, {}, 0),
        ({"ulaid": "people 1+ 1+ 1+ 1+"}, {}, 2),
        ({"ulaid": "people 1 1+ 1+ 1+"}, {}, 1),
        ({"ulaid": "people 1 1 1+ 1+"}, {}, 0),
        ({"ulaid": "people 1+ 1+ 1+ 1+", "laigin": "people 1 1+ 1+ 1+"}, {}, 3),
        ({}, {"high-king": "christian 0/0"}, 1),
        ({}, {"ulster": "christian 0/0"}, 0.5),
        ({}, {"ulster": "christian 0/0", "munster": "christian 0/0", "leinster": "christian 0/1"}, 1.5),
        ({}, {"ulaid": "christian 0/0"}, 0),
        ({"ulaid": "people 1 1 1 1, church 3"}, {}, 1),
        ({"ulaid": "people 1 1 1 1, church 2"}, {}, 0),
        ({"ulaid": "people 1 1 1 1, dolmens 2", "laigin": "people 1 1 1 1, dolmens 1"}, {}, -3),
        ({"ulaid": "people 1 1 1 1, druid ?", "laigin": "people 1 1 1 1, druid 3"}, {}, -2),
        ({"ulaid": "people 1 1 1 1, graves 1, relics 3"}, {}, 0),
    ],
)
def test_what_counts(areas: dict[str, str], leaders: dict[str, str], wanted: float) -> None:
    assert points(areas, leaders) == wanted


CHRISTIAN_KINGS = dict.fromkeys(("ulster", "connacht", "leinster", "munster", "high-king"), "christian 0/0")


@pytest.mark.rule("BTS 13.totaldefeat")
@pytest.mark.rule("BTS 13.partialdefeat")
@pytest.mark.rule("BTS 13.partialvictory")
@pytest.mark.rule("BTS 13.fullvictory")
@pytest.mark.rule("BTS ruling.score")
@pytest.mark.parametrize(
    ("flock", "dolmens", "kings", "score", "result"),
    [
        (0, 2, 0, -2, "total defeat"),
        (0, 0, 0, 0, "total defeat"),
        (3, 0, 1, 6.5, "total defeat"),
        (3, 0, 2, 7, "partial defeat"),
        (6, 0, 1, 12.5, "partial defeat"),
        (6, 0, 2, 13, "partial victory"),
        (8, 0, 4, 18, "partial victory"),
        (8, 0, 5, 19, "full victory"),
    ],
)
def test_the_results(flock: int, dolmens: int, kings: int, score: float, result: str) -> None:
    """Full Areas count 2, a King ½, the High King 1."""
    areas = dict.fromkeys(AREAS[:flock], "people 1+ 1+ 1+ 1+")
    if dolmens:
        areas["osraige"] = f"people 1 1 1 1, dolmens {dolmens}"
    leaders = dict(list(CHRISTIAN_KINGS.items())[:kings])
    outcome = scored(areas, leaders).outcome
    assert (outcome.scores, outcome.result) == ((score,), result)
    assert outcome.winners == ((0,) if result == "full victory" else ())


@pytest.mark.rule("BTS 13.fullvictory")
@pytest.mark.rule("BTS 13.partialvictory")
def test_the_most_points_short_of_conversion_are_21() -> None:
    areas = IRELAND | {"ulaid": "people 1 1+ 1+ 1+, church 3"}
    now = scored(areas, CHRISTIAN_KINGS)
    assert (now.outcome.scores, now.outcome.result) == ((21,), "full victory")
    less = areas | {"laigin": "people 1+ 1+ 1+ 1+, dolmens 2"}
    almost = scored(less, CHRISTIAN_KINGS | {"ulster": "pagan 0"})
    assert (almost.outcome.scores, almost.outcome.result) == ((18.5,), "partial victory")


# -- 14: levels of play -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 14")
def test_three_levels() -> None:
    for level in ("beginner", "standard", "advanced"):
        assert start(2, level=level).see("level") == level
    assert start(2).see("level") == "standard"
    with pytest.raises(InvalidOptions, match="heroic"):
        start(2, level="heroic")


def flipped(level: str) -> dict[str, int]:
    areas = {"ulaid": "people 1 1 1 1, druid ?"}
    return table(areas=areas, level=level).play("green convert druid").odds


@pytest.mark.rule("BTS 14.beginner.druids")
def test_beginner_has_no_druids_of_six() -> None:
    assert flipped("standard")["druid 6"] == 2
    assert flipped("beginner") == {"druid 1": 3, "druid 2": 3, "druid 3": 3, "druid 4": 2, "druid 5": 2}


@pytest.mark.rule("BTS 14.beginner.dolmens")
def test_beginner_has_no_dolmens() -> None:
    areas = {"ulaid": "people 1 1 1 1, druid 5"}
    now = table(areas=areas, level="beginner").play("green convert druid, ~ roll 1")
    assert (now.mat()["zeal"], now.area("ulaid")) == (2, areas["ulaid"])
    assert event([["place-dolmen", "ulaid"]], level="beginner").area("ulaid") == "people 1 1 1 1"


def opened(level: str) -> dict[str, int]:
    return table(areas={"ulaid": "people 1 1 1 1, graves 1"}, level=level).play("green relic").odds


@pytest.mark.rule("BTS 14.beginner.relics")
@pytest.mark.rule("BTS 14.advanced.relic")
def test_relics_of_the_levels() -> None:
    relics = {"turn-relic 0": 3, "turn-relic 1": 4, "turn-relic 2": 4, "turn-relic 3": 1}
    assert opened("standard") == relics
    assert opened("beginner") == relics | {"turn-relic 0": 1}
    assert opened("advanced") == {key: value for key, value in relics.items() if key != "turn-relic 3"}


@pytest.mark.rule("BTS 14.beginner.invasion")
def test_beginner_has_no_major_invasion() -> None:
    [invasion] = [one for one in CARDS["card"] if one["number"] == 53]
    assert invasion["pile"] == "england"
    merged = ["scotland", "strathclyde", "england"]
    for level, there in (("beginner", False), ("standard", True), ("advanced", True)):
        box = TRACKS["paganism"][0]["england"]
        now = table(game=GAME, level=level, merged=merged, paganism=box, key="niall", arthur="deck")
        assert (invasion["key"] in now.see("deck")) == there


@pytest.mark.rule("BTS 14.advanced.gifts")
def test_advanced_has_three_gifts_fewer() -> None:
    now = go_on(start(2, level="advanced"), until=frame("remove-gifts"))
    gifts = {gift["key"] for gift in GIFTS["gift"]}
    assert now.may("without") == gifts
    for gift in ("wisdom", "faith", "tongues"):
        now.play(f"{now.to_act} without {gift}")
    assert set(now.see("gifts")) == gifts - {"wisdom", "faith", "tongues"}
    named = start(2, level="advanced", **{"without-gifts": "wisdom faith tongues"})
    assert set(go_on(named).see("gifts")) == gifts - {"wisdom", "faith", "tongues"}
    with pytest.raises(InvalidOptions, match="2 Gifts, not 3"):
        start(2, level="advanced", **{"without-gifts": "wisdom faith"})


@pytest.mark.rule("BTS 14.advanced.paganism")
@pytest.mark.rule("BTS 14.advanced.cards")
@pytest.mark.rule("BTS ruling.advanced")
def test_advanced_begins_with_scotland_lost() -> None:
    now = go_on(start(2, level="advanced"))
    assert (now.see("paganism"), now.see("merged"), now.see("key")) == (1, ["scotland"], None)
    assert {"arthur", *pile("scotland")} <= set(now.see("deck"))


@pytest.mark.rule("BTS 14.advanced.blue")
@pytest.mark.rule("BTS ruling.advanced")
def test_advanced_plays_the_first_event_at_blue() -> None:
    """Also if a Keeper comes first."""
    fields = {"level": "advanced", "key": None, "paganism": 1, "merged": ["scotland"], "deck_saints": ["ibar"]}
    now = drawing(cards=(THREE,), **fields)
    assert now.copy().play("~ draw blow").see("points") == 4 + 3
    assert now.play("~ draw ibar, green end, ~ draw blow").see("points") == 4 + 3
    assert now.see("key") == "blow"


@pytest.mark.rule("BTS 14.saints")
def test_any_combination_of_saints_may_be_chosen() -> None:
    names = {"at-start": "ciaran enda", "deck-saints": "patrick palladius auxilius brigid columba ibar"}
    now = go_on(start(2, saints="chosen", **names))
    assert [mat["saint"] for mat in now.see("mats")] == ["ciaran", "enda"]
    assert set(now.see("deck_saints")) == set(names["deck-saints"].split())


# -- 15: solitaire ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS 15")
@pytest.mark.rule("BTS 15.one")
@pytest.mark.rule("BTS 15.many")
@pytest.mark.parametrize("seats", range(1, 7))
def test_one_to_six_saints(seats: int) -> None:
    now = go_on(start(seats), f"solitaire {seats}", until=lambda here: here.to_act is None)
    assert len(now.outcome.scores) == seats
    for wrong in (0, 7):
        with pytest.raises(InvalidOptions, match="1 to 6"):
            start(wrong)


@pytest.mark.rule("BTS 15.ciaran")
def test_chance_never_deals_ciaran_alone() -> None:
    alone = go_on(start(1, saints="random"), until=frame("saints"))
    assert "saint ciaran" not in alone.odds
    assert len(alone.odds) == 11
    assert "saint ciaran" in go_on(start(2, saints="random"), until=frame("saints")).odds


# -- rulings on events ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS ruling.drawer")
def test_the_drawer_chooses_where_the_event_can_do_something() -> None:
    areas = {"ulaid": "people 1 1 1 1, church 1", "laigin": "people 1 1 1 1, church 0"}
    now = event([["lower-church", "chosen", 1]], saint("ciaran", TARA), saint("enda"), areas=areas)
    assert (now.to_act, now.may("choose")) == ("green", {"ulaid", "laigin"})
    now.refuses("green choose osraige", "BTS ruling.drawer")
    assert now.play("green choose ulaid").has("ulaid", "church 0")


@pytest.mark.rule("BTS ruling.nothing")
@pytest.mark.parametrize(
    "effect",
    [
        ["lower-church", "chosen", 1],
        ["raze-church", "ulaid"],
        ["reveal-druid", "chosen"],
        ["remove-dolmen", "chosen"],
        ["gain-gift"],
    ],
)
def test_an_effect_that_finds_nothing_does_nothing(effect: list[Any]) -> None:
    now = event([effect, ["actions", 1]], gifts=[])
    assert now.see("points") == 5
    assert now.told("It finds nothing to act on.") == ("BTS ruling.nothing",)
    assert not event([["actions", 1]]).told("It finds nothing to act on.")


@pytest.mark.rule("BTS ruling.nothing")
def test_a_bar_without_effect_says_so_once() -> None:
    lines = [line.text for line in QUIET.tell(event([["nothing"]]).events, "en")]
    assert sum("othing" in line for line in lines) == 1, lines


@pytest.mark.rule("BTS ruling.peek")
def test_seen_cards_stay_until_a_shuffle() -> None:
    now = event([["peek", 2]]).play("~ look yellow-key, ~ look blue-key")
    assert now.see("top") == ["yellow-key", "blue-key"]
    now.play("green end")
    assert now.odds == {"draw yellow-key": 1}
    now.play("~ draw yellow-key")
    assert now.see("top") == ["blue-key"]
    game = quiet(card(14, "blow", red=[["peek", 2]]), card(16, "yellow-key", "red", red=[["advance-paganism", 1]]))
    shuffled = table(game=game, frames=["event", "draw"], points=-1, arthur="scotland")
    shuffled.play("~ draw blow, ~ look yellow-key, ~ look blue-key, green end, ~ draw yellow-key")
    assert (shuffled.see("merged"), shuffled.see("top")) == (["scotland"], [])


@pytest.mark.rule("BTS ruling.chance")
def test_nobody_chooses_what_chance_brings() -> None:
    now = table(areas={"ulaid": "people 1 1 1 3"}).play("green convert people:3")
    now.refuses("green roll 6", "BTS ruling.chance").refuses("green prepare", "BTS ruling.chance")
    for wrong in ("draw blow", "people 1", "side 0/0"):
        with pytest.raises(IllegalAction):
            now.play(f"~ {wrong}")


@pytest.mark.rule("BTS ruling.saved")
def test_a_saved_card_is_used_in_ones_own_turn() -> None:
    now = table(saint("ciaran"), saint("enda", keepers=["keepsake"]))
    now.refuses("green use keepsake", "BTS ruling.saved").refuses("blue use keepsake", "BTS ruling.saved")
    early = drawing(saint("ciaran", keepers=["keepsake"]))
    early.refuses("green use keepsake", "BTS 6.first")


@pytest.mark.rule("BTS ruling.data")
def test_every_entry_says_where_it_comes_from() -> None:
    for data in (MAP, COUNTERS, TRACKS, CARDS, SAINTS, GIFTS):
        for name, entries in data.items():
            for entry in entries if isinstance(entries, list) else []:
                assert entry["source"] in ("rulebook", "review", "reconstruction"), (name, entry)
    own = quiet(card(14, "blow", red=[["actions", 1]]))
    assert own.pack_name == "quiet.toml"


@pytest.mark.rule("BTS ruling.pack")
@pytest.mark.parametrize(
    ("table_name", "entry", "message"),
    [
        ("card", card(14, "blow", red=[["fly", "ulaid"]]), r"wrong\.toml: card 14: red, effect 1"),
        ("card", card(14, "blow", red=[["replace-people", "wales", 1]]), "card 14: red, effect 1.*wales"),
        ("card", card(99, "blow"), "card 99: number"),
        ("card", card(14, "wisdom"), "card 14: key.*twice"),
        ("card", card(14, "blow") | {"arrow": "green"}, "card 14: arrow"),
        ("card", {"number": 14, "key": "blow", "source": "own"}, "card 14"),
        ("zeal", {"key": "saint", "boxes": [4, "four"], "source": "own"}, "zeal saint: boxes"),
        ("gift", {"key": "wisdom", "abilities": [["sing", 1]], "ends": False, "source": "own"}, "gift wisdom"),
    ],
)
def test_a_faulty_pack_is_refused(table_name: str, entry: dict[str, Any], message: str) -> None:
    with pytest.raises(InvalidPack, match=message):
        load("banish-the-snakes", "wrong.toml", toml({table_name: [entry]}))


# -- what Saints and Gifts do -----------------------------------------------------------------------------------------
# Our own data on the quiet board: whatever an ability's numbers are, it must do what it says.


def with_our_abilities() -> Game:
    tables = quiet_tables()
    return load(
        "banish-the-snakes",
        "abilities.toml",
        toml(tables | {"saint": our_entries("saint"), "gift": our_entries("gift")}),
    )


OURS = with_our_abilities()
TARGETS = {
    "any": ("druid", "people:5", "chief", "king", "high-king"),
    "leaders": ("chief", "king", "high-king"),
    "people": ("people:5",),
}
PLAIN = saint("acolyte", TARA)


def ours(*mats: Any, **fields: Any) -> BanishTheSnakes:
    return table(*mats, game=OURS, **fields)


def successes(now: BanishTheSnakes, target: str) -> int:
    """How many faces of the die succeed."""
    return now.results(target).count("S")


def check_convert(mat: Any, named: str, more: int) -> None:
    """Everybody is at -5 or -4 for an Acolyte."""
    seats = {"chief": TARA, "king": "leinster", "high-king": "high-king"}
    for target in TARGETS["any"]:
        areas = {TARA: "people 1 1 1 5" + (", druid 5" if target == "druid" else "")}
        leaders = {seats[target]: "pagan 4"} if target in seats else {}
        plain = successes(ours(PLAIN, areas=areas, leaders=leaders), target)
        helped = successes(ours(mat, areas=areas, leaders=leaders), target)
        assert plain == (2 if target in seats else 1)
        assert helped - plain == (more if target in TARGETS.get(named, (named,)) else 0), target


def check_spare(mat: Any, named: str, _: int) -> None:
    areas = {TARA: "people 1 1 1 6, druid 6, dolmens 1"}
    leaders = {TARA: "pagan 4", "leinster": "pagan 3", "high-king": "pagan 3"}
    for target in (one.replace(":5", ":6") for one in TARGETS.get(named, (named,))):
        now = ours(mat, areas=areas, leaders=leaders).play(f"green convert {target}")
        if now.to_act == "~":
            now.play("~ roll 1")
        assert now.mat()["zeal"] == mat["zeal"]
        assert now.has(TARA, "dolmens 2") == (target == "druid")


def check_actions(mat: Any, more: int) -> None:
    now = ours(mat, frames=["event", "draw"], points=-1).play("~ draw blow")
    boxes = ACOLYTE_ZEAL if mat["saint"] == "acolyte" else SAINT_ZEAL
    assert now.see("points") == boxes[mat["zeal"] - 1] + more


def check_move_anywhere(mat: Any, _: int) -> None:
    assert ours(mat).may("move") == set(AREAS) - {TARA}


def check_sail(mat: Any, _: int) -> None:
    coast = {one["key"] for one in MAP["area"] if one["coast"]}
    assert coast - {TARA} <= ours(mat).may("move")


def check_free_move(mat: Any, number: int) -> None:
    now = ours(mat, points=3)
    for step in range(number + 1):
        now.play(f"green move {'laigin' if step % 2 == 0 else TARA}")
        assert now.see("points") == 3 - (step >= number)


def check_free_church(mat: Any, number: int) -> None:
    now = ours(mat, points=9)
    for step, area in enumerate(("laigin", "osraige", "eoganacht", "ui-maine")[: number + 1]):
        before = now.see("points")
        now.play("green build")
        assert before - now.see("points") == (step >= number)
        now.play(f"green move {area}")


def check_church_levels(mat: Any, more: int) -> None:
    now = ours(mat, points=9).play("green build")
    for _ in range(more):
        now.play("green improve")
    now.refuses("green improve", "BTS 10.3.once")


def check_help_others(mat: Any, more: int) -> None:
    areas = {TARA: "people 1 1 1 5"}
    alone = successes(ours(PLAIN, saint("acolyte", "laigin"), areas=areas), "people:5")
    assert successes(ours(PLAIN, mat, areas=areas), "people:5") - alone == more
    assert successes(ours(PLAIN, mat | {"area": "laigin"}, areas=areas), "people:5") == alone, "only in the same Area"
    assert successes(ours(mat, saint("acolyte", "laigin"), areas=areas), "people:5") == alone, "not for oneself"


def check_shield(mat: Any, fewer: int) -> None:
    tables = quiet_tables() | {"saint": our_entries("saint"), "gift": our_entries("gift")}
    for loss in (1, 2):
        tables["card"] = [*quiet_tables()["card"][1:], card(14, "blow", red=[["lose-zeal", "drawer", loss]])]
        game = load("banish-the-snakes", "shield.toml", toml(tables))
        now = table(mat, game=game, frames=["event", "draw"], points=-1).play("~ draw blow")
        assert now.mat()["zeal"] == 1 + max(0, loss - fewer)


def check_equal_succeeds(mat: Any, _: int) -> None:
    for value, results in ((5, "FFFFSS"), (3, "FFSSSS"), (1, "SSSSSS")):
        assert ours(mat, areas={TARA: f"people 1 1 1 {value}"}).results(f"people:{value}") == results


def check_first_prepare(mat: Any, more: int) -> None:
    areas = {TARA: "people 1 1 1 5"}
    now, plain = ours(mat, areas=areas, points=6), ours(PLAIN, areas=areas, points=6)
    assert successes(now, "people:5") == successes(plain, "people:5")
    for _ in range(2):
        now.play("green prepare")
        plain.play("green prepare")
        assert successes(now, "people:5") - successes(plain, "people:5") == more


def check_keepers(mat: Any, more: int) -> None:
    names = ["wisdom", "faith", "tongues", "healing", "prophecy"][: 3 + more]
    mat = mat | {"keepers": names}
    now = ours(mat, frames=["event", "draw"], points=-1).play("~ draw keepsake")
    assert now.may("discard") == {*names, "keepsake"}
    room = ours(mat | {"keepers": names[:-1]}, frames=["event", "draw"], points=-1).play("~ draw keepsake")
    assert len(room.mat()["keepers"]) == 3 + more


def check_gift_on_arrival(mat: Any, number: int) -> None:
    name = mat["saint"]
    if name.startswith("deck "):
        follower = saint("ciaran", TARA, LAST, [name.removeprefix("deck ")])
        now = ours(follower, areas={TARA: "people 1 1 1 6, dolmens 1"}).play("green convert people:6")
    else:
        now = go_on(start(1, OURS, saints="chosen", **{"at-start": name}), until=frame("gift"))
    for _ in range(number):
        assert "wisdom" in now.may("gift")
        now.play(f"green gift {min(now.may('gift'))}")
    assert len(now.mat()["keepers"]) == number


def raid(boxes: int, *mats: Any, pile: str = "scotland") -> BanishTheSnakes:
    """An event that has just been drawn from one of the piles of Britain advances Paganism, which stood at 1."""
    tables = quiet_tables() | {"saint": our_entries("saint"), "gift": our_entries("gift")}
    raider = card(54, "pictish-raid", red=[["advance-paganism", boxes]]) | {"pile": pile}
    game = load("banish-the-snakes", "raid.toml", toml(tables | {"card": [*tables["card"], raider]}))
    fields: dict[str, Any] = {"frames": ["event", "draw"], "points": -1, "paganism": 1, "merged": ["scotland"]}
    return table(*mats, game=game, key="red-key", **fields).play("~ draw pictish-raid")


def check_slow_scotland(mat: Any, fewer: int) -> None:
    other = saint("enda", TARA) if mat["saint"] != "enda" else saint("ibar", TARA)
    for boxes in (1, 2):
        assert raid(boxes, mat, other).see("paganism") == 1 + max(0, boxes - fewer)
        assert raid(boxes, other, mat).see("paganism") == 1 + boxes, "drawn by another"
        assert raid(boxes, mat, other, pile="deck").see("paganism") == 1 + boxes, "not from Scotland"


def check_heal(mat: Any, number: int) -> None:
    """Oneself or another in the Area, once a turn, for a point."""
    other = saint("iserninus", TARA, 4)
    now = ours(mat | {"zeal": 3}, other, saint("auxilius", "laigin", 4))
    assert now.may("heal") == {"green", "blue"}
    now.play("green heal blue")
    assert (now.mat(1)["zeal"], now.see("points")) == (4 - number, 3)
    now.refuses("green heal green", "BTS ruling.abilities")
    fresh = ours(mat | {"zeal": 1}, other)
    fresh.refuses("green heal green", "BTS ruling.zeal")


def check_discern(mat: Any, _: int) -> None:
    now = ours(mat, areas={TARA: "people 1 1 1 1, druid ?"}).play("green discern")
    assert now.odds["druid 6"] == 2
    now.play("~ druid 6")
    assert (now.has(TARA, "druid 6"), now.mat()["zeal"], now.see("points")) == (True, mat["zeal"], 3)
    now.refuses("green discern", "BTS ruling.abilities")


def check_foresee(mat: Any, number: int) -> None:
    now = ours(mat).play("green foresee")
    seen = ["yellow-key", "blue-key", "blow"][:number]
    now.play(*(f"~ look {name}" for name in seen))
    assert now.legal == {"leave", "dismiss"}
    kept = now.copy().play("green leave")
    assert (kept.see("top"), kept.see("points")) == (seen, 3)
    kept.refuses("green foresee", "BTS ruling.abilities")
    averted = now.copy().play("green dismiss")
    assert (averted.see("top"), averted.see("discard")) == (seen[1:], [seen[0]])


CHECKS: dict[str, Callable[..., None]] = {
    "convert": check_convert,
    "spare": check_spare,
    "actions": check_actions,
    "move-anywhere": check_move_anywhere,
    "sail": check_sail,
    "free-move": check_free_move,
    "free-church": check_free_church,
    "church-levels": check_church_levels,
    "help-others": check_help_others,
    "shield": check_shield,
    "equal-succeeds": check_equal_succeeds,
    "first-prepare": check_first_prepare,
    "keepers": check_keepers,
    "gift-on-arrival": check_gift_on_arrival,
    "slow-scotland": check_slow_scotland,
    "heal": check_heal,
    "discern": check_discern,
    "foresee": check_foresee,
}


@pytest.mark.rule("BTS 10.1.abilities")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("patrick", marks=pytest.mark.rule("BTS saint.patrick")),
        pytest.param("palladius", marks=pytest.mark.rule("BTS saint.palladius")),
        pytest.param("auxilius", marks=pytest.mark.rule("BTS saint.auxilius")),
        pytest.param("secundinus", marks=pytest.mark.rule("BTS saint.secundinus")),
        pytest.param("iserninus", marks=pytest.mark.rule("BTS saint.iserninus")),
        pytest.param("ciaran", marks=pytest.mark.rule("BTS saint.ciaran")),
        pytest.param("brigid", marks=pytest.mark.rule("BTS saint.brigid")),
        pytest.param("columba", marks=pytest.mark.rule("BTS saint.columba")),
        pytest.param("finnian", marks=pytest.mark.rule("BTS saint.finnian")),
        pytest.param("ibar", marks=pytest.mark.rule("BTS saint.ibar")),
        pytest.param("brendan", marks=pytest.mark.rule("BTS saint.brendan")),
        pytest.param("enda", marks=pytest.mark.rule("BTS saint.enda")),
        pytest.param("deck patrick", marks=pytest.mark.rule("BTS saint.patrick.deck")),
        pytest.param("deck palladius", marks=pytest.mark.rule("BTS saint.palladius.deck")),
        pytest.param("deck auxilius", marks=pytest.mark.rule("BTS saint.auxilius.deck")),
        pytest.param("deck secundinus", marks=pytest.mark.rule("BTS saint.secundinus.deck")),
        pytest.param("deck iserninus", marks=pytest.mark.rule("BTS saint.iserninus.deck")),
        pytest.param("deck ciaran", marks=pytest.mark.rule("BTS saint.ciaran.deck")),
        pytest.param("deck brigid", marks=pytest.mark.rule("BTS saint.brigid.deck")),
        pytest.param("deck columba", marks=pytest.mark.rule("BTS saint.columba.deck")),
        pytest.param("deck finnian", marks=pytest.mark.rule("BTS saint.finnian.deck")),
        pytest.param("deck ibar", marks=pytest.mark.rule("BTS saint.ibar.deck")),
        pytest.param("deck brendan", marks=pytest.mark.rule("BTS saint.brendan.deck")),
        pytest.param("deck enda", marks=pytest.mark.rule("BTS saint.enda.deck")),
    ],
)
def test_a_saint_does_what_the_card_says(name: str) -> None:
    deck, _, key = name.rpartition(" ")
    [entry] = [one for one in SAINTS["saint"] if one["key"] == key]
    for ability, *numbers in entry["deck" if deck else "start"]:
        CHECKS[ability](saint(name, TARA), *numbers)


@pytest.mark.rule("BTS 10.1.abilities")
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("wisdom", marks=pytest.mark.rule("BTS gift.wisdom")),
        pytest.param("knowledge", marks=pytest.mark.rule("BTS gift.knowledge")),
        pytest.param("faith", marks=pytest.mark.rule("BTS gift.faith")),
        pytest.param("healing", marks=pytest.mark.rule("BTS gift.healing")),
        pytest.param("miracles", marks=pytest.mark.rule("BTS gift.miracles")),
        pytest.param("prophecy", marks=pytest.mark.rule("BTS gift.prophecy")),
        pytest.param("discernment", marks=pytest.mark.rule("BTS gift.discernment")),
        pytest.param("tongues", marks=pytest.mark.rule("BTS gift.tongues")),
        pytest.param("interpretation", marks=pytest.mark.rule("BTS gift.interpretation")),
    ],
)
def test_a_gift_does_what_the_card_says(name: str) -> None:
    """In the hands of an Acolyte, who has nothing else. Some end with the Saint who holds them."""
    [entry] = [one for one in GIFTS["gift"] if one["key"] == name]
    for ability, *numbers in entry["abilities"]:
        CHECKS[ability](saint("acolyte", TARA, keepers=[name]), *numbers)
    now = ours(saint("ciaran", zeal=LAST, keepers=[name]), areas={"ulaid": "people 1 1 1 6, dolmens 2"})
    now.play("green convert people:6")
    assert now.mat()["keepers"] == ([] if entry["ends"] else [name])


@pytest.mark.rule("BTS ruling.abilities")
def test_only_who_has_the_ability_may_use_it() -> None:
    now = table(saint("ciaran"), saint("enda", keepers=["healing"]), areas={"ulaid": "people 1 1 1 1, druid ?"})
    for move in ("heal green", "discern", "foresee"):
        now.refuses(f"green {move}", "BTS ruling.abilities")


# -- what the cards do ------------------------------------------------------------------------------------------------
# Every bar of every card of ours, on a full table, against the oracle.


# The middle of a game, before somebody draws a card; all three piles are in the deck.
FULL_TABLE: dict[str, Any] = {
    "game": "banish-the-snakes",
    "seats": 3,
    "mats": [
        saint("patrick", "connachta", 4, ["ibar", "faith"]),
        saint("palladius", "eoganacht", 5),
        saint("secundinus", "southern-ui-neill", 4),
    ],
    "deck_saints": ["brigid", "columba", "finnian", "brendan", "enda"],
    "key": "sun-and-wind",
    "paganism": 2,
    "merged": ["scotland", "strathclyde", "england"],
    "turn": 20,
    "points": -1,
    "first": 1,
    "areas": {
        "northern-ui-neill": "people 3 4 5 5, druid ?",
        "airgialla": "people 2 3 4, druid ?",
        "ulaid": "people 2 4 4 5, druid ?",
        "connachta": "people 3 3 5 5, druid ?",
        "ui-maine": "people 1 2 2 3, druid 5, dolmens 1",
        "southern-ui-neill": "people 1 1+ 2 5 6, druid 3, dolmens 1",
        "laigin": "people 3+ 4+ 4+ 6+, church 2",
        "eoganacht": "people 1+ 2+ 2+ 5+, church 3",
        "osraige": "people 4+ 4+ 6+, church 2",
    },
    "leaders": {
        "northern-ui-neill": "pagan 1",
        "airgialla": "pagan 0",
        "ulaid": "pagan 2",
        "connachta": "pagan 2",
        "ui-maine": "pagan 3",
        "southern-ui-neill": "christian 0/2",
        "laigin": "christian 4/0",
        "eoganacht": "christian 3/0",
        "osraige": "christian 1/2",
        "ulster": "pagan 3",
        "connacht": "pagan 2",
        "leinster": "christian 4/3",
        "munster": "christian 1/1",
        "high-king": "pagan 1",
    },
    "druids_gone": [2, 2, 3],
    "frames": ["event", "draw"],
    "die": 6,
    "fired": 1,
}


def resolve(position: dict[str, Any], move: str, seed: str) -> None:
    """Play a move and all that follows from it at random, and compare with the oracle."""
    pair = Pair(GAME.restore(position))
    pair.look()
    state = pair.state
    seat = state.actors()[0]
    pair.step(GAME.parse(state, move, seat), seat)
    rng = Rng(seed)
    while state.actors() and not pair.quiet(GAME.dump(state)):
        seat = state.actors()[0]
        moves = state.legal(seat)
        pair.step(int(state.sample(rng)) if seat == CHANCE else moves[rng.below(len(moves))], seat)
    pair.look()
    assert pair.met[move.split()[0]] == 1


@pytest.mark.rule("BTS 5.1.key")
@pytest.mark.parametrize("colour", ["red", "yellow", "blue"])
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("arthur", marks=pytest.mark.rule("BTS card.arthur")),
        pytest.param("niall", marks=pytest.mark.rule("BTS card.niall")),
        pytest.param("coroticus", marks=pytest.mark.rule("BTS card.coroticus")),
        pytest.param("benignus", marks=pytest.mark.rule("BTS card.benignus")),
        pytest.param("loegaire", marks=pytest.mark.rule("BTS card.loegaire")),
        pytest.param("slane-fire", marks=pytest.mark.rule("BTS card.slane.fire")),
        pytest.param("lucet-mael", marks=pytest.mark.rule("BTS card.lucet.mael")),
        pytest.param("crom-cruach", marks=pytest.mark.rule("BTS card.crom.cruach")),
        pytest.param("samhain", marks=pytest.mark.rule("BTS card.samhain")),
        pytest.param("beltane", marks=pytest.mark.rule("BTS card.beltane")),
        pytest.param("tain", marks=pytest.mark.rule("BTS card.tain")),
        pytest.param("famine", marks=pytest.mark.rule("BTS card.famine")),
        pytest.param("pestilence", marks=pytest.mark.rule("BTS card.pestilence")),
        pytest.param("murdered-chief", marks=pytest.mark.rule("BTS card.murdered.chief")),
        pytest.param("kin-strife", marks=pytest.mark.rule("BTS card.kin.strife")),
        pytest.param("feast-of-tara", marks=pytest.mark.rule("BTS card.feast.of.tara")),
        pytest.param("ath-dara", marks=pytest.mark.rule("BTS card.ath.dara")),
        pytest.param("sun-and-wind", marks=pytest.mark.rule("BTS card.sun.and.wind")),
        pytest.param("dubthach", marks=pytest.mark.rule("BTS card.dubthach")),
        pytest.param("senchas-mar", marks=pytest.mark.rule("BTS card.senchas.mar")),
        pytest.param("armagh", marks=pytest.mark.rule("BTS card.armagh")),
        pytest.param("croagh-patrick", marks=pytest.mark.rule("BTS card.croagh.patrick")),
        pytest.param("pelagius", marks=pytest.mark.rule("BTS card.pelagius")),
        pytest.param("legions-leave", marks=pytest.mark.rule("BTS card.legions.leave")),
        pytest.param("vortigern", marks=pytest.mark.rule("BTS card.vortigern")),
        pytest.param("groans", marks=pytest.mark.rule("BTS card.groans")),
        pytest.param("shipwreck", marks=pytest.mark.rule("BTS card.shipwreck")),
        pytest.param("burnt-church", marks=pytest.mark.rule("BTS card.burnt.church")),
        pytest.param("hard-winter", marks=pytest.mark.rule("BTS card.hard.winter")),
        pytest.param("celestine", marks=pytest.mark.rule("BTS card.celestine")),
        pytest.param("confessio", marks=pytest.mark.rule("BTS card.confessio")),
        pytest.param("safe-conduct", marks=pytest.mark.rule("BTS card.safe.conduct")),
        pytest.param("gaulish-monks", marks=pytest.mark.rule("BTS card.gaulish.monks")),
        pytest.param("germanus", marks=pytest.mark.rule("BTS card.germanus")),
        pytest.param("lerins", marks=pytest.mark.rule("BTS card.lerins")),
        pytest.param("saxon-pirates", marks=pytest.mark.rule("BTS card.saxon.pirates")),
        pytest.param("hengist", marks=pytest.mark.rule("BTS card.hengist")),
        pytest.param("anderida", marks=pytest.mark.rule("BTS card.anderida")),
        pytest.param("refugees", marks=pytest.mark.rule("BTS card.refugees")),
        pytest.param("minor-invasion", marks=pytest.mark.rule("BTS card.minor.invasion")),
        pytest.param("major-invasion", marks=pytest.mark.rule("BTS card.major.invasion")),
        pytest.param("pictish-raid", marks=pytest.mark.rule("BTS card.pictish.raid")),
        pytest.param("dal-riata", marks=pytest.mark.rule("BTS card.dal.riata")),
        pytest.param("attacotti", marks=pytest.mark.rule("BTS card.attacotti")),
        pytest.param("pictish-slavers", marks=pytest.mark.rule("BTS card.pictish.slavers")),
        pytest.param("drust", marks=pytest.mark.rule("BTS card.drust")),
        pytest.param("painted-warband", marks=pytest.mark.rule("BTS card.painted.warband")),
        pytest.param("alt-clut-fleet", marks=pytest.mark.rule("BTS card.alt.clut.fleet")),
        pytest.param("slave-takers", marks=pytest.mark.rule("BTS card.slave.takers")),
        pytest.param("apostates", marks=pytest.mark.rule("BTS card.apostates")),
        pytest.param("warlord", marks=pytest.mark.rule("BTS card.warlord")),
        pytest.param("burnt-monastery", marks=pytest.mark.rule("BTS card.burnt.monastery")),
    ],
)
def test_a_card_does_what_it_says(name: str, colour: str) -> None:
    [entry] = [one for one in CARDS["card"] if one["key"] == name]
    key = next(one["key"] for one in CARDS["card"] if one.get("arrow") == colour and one["key"] != name)
    position = FULL_TABLE | {"key": key, "deck_saints": []}
    for zeal, area in ((2, "ulaid"), (len(TRACKS["zeal"][0]["boxes"]), TARA), (3, "laigin")):
        mats = [saint("iserninus", area, zeal), saint("enda", "ulaid", zeal, ["ibar"]), saint("auxilius", TARA, 2)]
        if "save" in entry:
            mats[0]["keepers"] = [name]
            resolve(position | {"mats": mats, "frames": ["act"], "points": 4}, f"use {name}", f"{name}/{zeal}")
        else:
            resolve(position | {"mats": mats}, f"draw {name}", f"{name}/{colour}/{zeal}")


# -- odds -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BTS ruling.odds")
def test_odds_are_open_before_a_decision() -> None:
    """Against a hidden Druid over all values that he can still have."""
    now = table(areas={"ulaid": "people 1 1 1 1, druid ?"}, druids_gone=[1, 1, 1, 2, 2, 2, 3, 3, 3, 6])
    now.play("green convert druid")
    assert now.odds == {"druid 4": 2, "druid 5": 2, "druid 6": 1}


# -- what revision 3 of the rules changed -----------------------------------------------------------------------------


@pytest.mark.rule("BTS 10.5.carry")
@pytest.mark.rule("BTS ruling.carry")
@pytest.mark.parametrize("order", list(permutations((0, 1, 2, 3))))
def test_relics_go_along_in_any_order(order: tuple[int, ...]) -> None:
    """10.5: Relics may be moved with any Saint; nothing says that a small one ends the moving."""
    now = table(areas={"ulaid": "people 1 1 1 1, relics 0 1 2 3"}).play("green move airgialla")
    for number, value in enumerate(order):
        assert now.may("carry") == {str(one) for one in order[number:]}
        now.play(f"green carry {value}")
    assert now.has("airgialla", "relics 0 1 2 3")
    assert now.see("frames") == ["act"], "none is left to be asked for"


@pytest.mark.rule("BTS ruling.prepare")
@pytest.mark.rule("BTS ruling.saved")
def test_who_could_go_anywhere_and_stays_keeps_what_was_prepared() -> None:
    game = quiet(saved(14, "passage", [["travel"], ["bonus", 1]]))
    now = table(saint("ciaran", "laigin", keepers=["passage"]), game=game).play("green prepare, green use passage")
    now.play("green choose laigin")
    assert (now.see("prepares"), now.see("bonus")) == (1, 1)
    assert now.told("Ciarán (Green) stays in Laigin.")
    gone = table(saint("ciaran", "laigin", keepers=["passage"]), game=game).play("green prepare, green use passage")
    gone.play("green choose ulaid")
    assert (gone.see("prepares"), gone.see("bonus")) == (0, 1)
    assert gone.told("Ciarán (Green) goes from Laigin to Ulaid, at no cost.")


@pytest.mark.rule("BTS ruling.drawer")
@pytest.mark.parametrize("how", ["random", "chosen"])
def test_an_event_strikes_no_seat_that_it_has_emptied(how: str) -> None:
    """A Chief Murdered: here, and then somewhere else."""
    now = event([["remove-chief", "here"], ["remove-chief", how]], saint("ciaran", "ulaid"))
    places = {line.split()[1] for line in (now.odds if how == "random" else now.legal)}
    assert places == set(AREAS) - {"ulaid"}
    kings = event([["remove-king", "here"], ["remove-king", "random"]], saint("ciaran", "ulaid"))
    assert {line.split()[1] for line in kings.odds} == {"connacht", "leinster", "munster"}
    twice = [["replace-people", "here", 5], ["replace-people", how, 1]]
    rows = event(twice, saint("ciaran", "ulaid"))
    places = {line.split()[1] for line in (rows.odds if how == "random" else rows.legal)}
    assert places == set(AREAS) - {"ulaid"}


@pytest.mark.rule("BTS ruling.nothing")
def test_an_event_that_finds_a_seat_empty_says_so() -> None:
    now = event([["remove-chief", "here"], ["remove-chief", "here"]], saint("ciaran", "ulaid"))
    assert now.told("It finds nothing to act on.")
