"""Every rule of the rule book, shown at the table. What is expected was worked out by hand from the rules text.

How the drawings are read: board.py. Most are of the smallest pit, since a rule is the same on all of them.
"""

import ast
import random
from pathlib import Path
from typing import Any

import pytest

from fidchell.core.errors import InvalidAction, InvalidOptions, InvalidPack
from fidchell.core.session import Session
from fidchell.core.state import CHANCE
from tests.serpent_master import packs
from tests.serpent_master.board import (
    CARDS,
    COLUMNS,
    GAME,
    SEATS,
    SerpentMaster,
    begin,
    read_boards,
    revealed,
    story,
    table,
)

QUIET = """
        a   b   c   d   e   f
    6   .   .   .   .   .   R
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   .   B   .   .   .
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
"""

OUTSIDE = """
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   .   .   .   .   .
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
"""

THREE = """
        a   b   c   d   e   f   g
    7   .   .   .   .   .   .   .
    6   .   B   .   .   .   .   .
    5   .   .   .   .   .   .   .
    4   .   .   .   R   .   .   .
    3   .   .   .   .   .   .   .
    2   .   .   .   .   .   K   .
    1   .   .   .   .   .   .   .
"""


def edge(side: int) -> set[str]:
    """The squares at the edge of a pit."""
    ends = (1, side)
    spots = [(x, y) for x in range(1, side + 1) for y in range(1, side + 1) if x in ends or y in ends]
    return {f"{COLUMNS[x - 1]}{y}" for x, y in spots}


def deal(now: SerpentMaster, *aside: str) -> SerpentMaster:
    """Set cards aside, four for each seat in turn: `1 2 3 4`."""
    return now.play(*(f"~ aside {card}" for four in aside for card in four.split()))


MIDDLE = """
        a   b   c   d   e   f   g   h
    8   .   .   .   .   .   .   .   R
    7   .   .   .   .   .   .   .   .
    6   .   .   .   .   .   .   .   .
    5   .   .   .   .   .   .   .   .
    4   .   .   .   B   .   .   .   .
    3   .   .   .   .   .   .   .   .
    2   .   .   .   .   .   .   .   .
    1   .   .   .   .   .   .   .   .
"""


def resolve_blue(drawing: str, card: int, **more: Any) -> SerpentMaster:
    """Blue's card is to be placed. Red, who has no part in it, plays the lowest card that is no tie."""
    now = revealed(drawing, f"blue {card}, red {2 if card == 1 else 1}", **more)
    return now.play(f"red place {min(now.places('red'))}") if now.to_act == ["red"] else now


# -- Setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM players")
def test_two_to_four_can_play() -> None:
    assert GAME.meta.players == (2, 4)
    assert [int(GAME.new(seats).seats) for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (0, 1, 5):
        with pytest.raises(InvalidOptions, match=f"2 to 4 players, not {seats}"):
            GAME.new(seats)


@pytest.mark.rule("SM setup.colour")
def test_everybody_has_a_colour_with_fifteen_cards() -> None:
    assert GAME.meta.seats == SEATS == ("blue", "red", "black", "white")
    assert [GAME.seat_name(seat, "en") for seat in range(4)] == ["Blue", "Red", "Black", "White"]
    assert [GAME.seat_name(seat, "de") for seat in range(4)] == ["Blau", "Rot", "Schwarz", "Weiß"]
    for seats in (2, 3, 4):
        now = begin(seats)
        assert [now.position[f"hand:{name}"] for name in now.names] == [list(CARDS)] * seats


@pytest.mark.rule("SM supply")
def test_the_tokens_never_run_out() -> None:
    """1, 2, 3, 4, 2, 4, 5, 3, 3, 4, 4, 4, 3, 2, 1 tokens: 45 in all, the largest eleven 39; there are 48."""
    tokens = []
    for number in CARDS:
        tokens += sorted({len(place.split("-")) for place in resolve_blue(MIDDLE, number).places("blue")})
    assert tokens == [1, 2, 3, 4, 2, 4, 5, 3, 3, 4, 4, 4, 3, 2, 1]
    assert (sum(tokens), sum(sorted(tokens)[-11:])) == (45, 39)


@pytest.mark.rule("SM supply")
def test_cards_that_ask_for_too_many_tokens_are_refused() -> None:
    many = [packs.card(number, [[0, n] for n in range(1, 6)]) for number in CARDS]
    with pytest.raises(InvalidPack, match=r"own\.toml: .*card: .*55 .*48 \[SM supply\]"):
        packs.load_pack(packs.pack(many))


@pytest.mark.rule("SM setup.board")
@pytest.mark.parametrize(("seats", "side"), [(2, 7), (3, 8), (4, 8)])
def test_the_pit_is_7_by_7_for_two_and_8_by_8_for_more(seats: int, side: int) -> None:
    now = begin(seats)
    assert now.position["board"] == side
    assert now.legal("blue") == {f"enter {square}" for square in edge(side)}
    squares = [spot.key for spot in GAME.scene(now.state, None).spots if spot.key.startswith("spot:")]
    assert len(squares) == side * side
    beyond = f"{COLUMNS[side]}1" if side < 8 else "i1"
    with pytest.raises(InvalidAction, match=f"no square '{beyond}'; there are a1 to {COLUMNS[side - 1]}{side}"):
        now.play(f"blue enter {beyond}")


@pytest.mark.rule("SM board.six")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("side", [6, 7, 8])
def test_another_size_can_be_agreed_on_whatever_the_number(seats: int, side: int) -> None:
    now = begin(seats, board=str(side))
    assert now.position["board"] == side
    assert len(now.legal("blue")) == 4 * side - 4


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"board": "9"}, "option board: '9' is none of auto, 8, 7, 6"),
        ({"board": 8}, "option board: 8 is not text"),
        ({"oldest": "green"}, "option oldest: 'green' is none of blue, red, black, white"),
        ({"oldest": "black"}, "option oldest: 'black'"),  # two play: nobody is Black
        ({"speed": "fast"}, "no option 'speed'; there are board, oldest"),
    ],
)
def test_wrong_options_are_named(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(InvalidOptions, match=complaint):
        GAME.new(2, **options)


@pytest.mark.rule("SM setup.aside")
def test_four_cards_of_each_are_set_aside_by_lot() -> None:
    now = begin(2, "blue enter a1, red enter g7")
    left = list(CARDS)
    for card in (3, 15, 8, 1):
        now.waits_for("~")
        assert now.odds == {f"aside {one}": 1 for one in left}
        now.play(f"~ aside {card}")
        left.remove(card)
    assert now.position["hand:blue"] == left
    assert now.odds == {f"aside {one}": 1 for one in CARDS}, "now Red's"
    now.refuses("blue aside 2", "SM setup.aside").refuses("red commit 2", "SM setup.aside")
    deal(now, "3 4 5 6").waits_for("blue", "red")
    assert now.position["hand:red"] == [1, 2, *range(7, 16)]
    now.refuses("blue commit 15", "SM choose.hand", "Card 15 is not in your hand", "15")


@pytest.mark.rule("SM setup.aside")
def test_all_deals_are_possible_and_nobody_learns_them() -> None:
    now = begin(3, "blue enter a1, red enter h8, black enter a8")
    deal(now, "1 2 3 4", "1 2 3 4", "12 13 14 15").waits_for("blue", "red", "black")
    for seat in (0, 1, 2, None):
        assert not any("aside" in key for key in GAME.view(now.state, seat))
        assert not any(word in line for line in now.told("en", seat) for word in ("12", "13", "14", "15"))


# -- The way in -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM setup.entry")
def test_an_entry_is_a_square_at_the_edge() -> None:
    now = begin(2, board="6")
    assert now.legal("blue") == {f"enter {square}" for square in edge(6)}
    now.refuses("blue enter c3", "SM setup.entry", "edge", "Rand").refuses("blue enter e5", "SM setup.entry")
    now.refuses("blue commit 3", "SM setup.entry")
    now.play("blue enter c1")
    assert (now.position["entry:blue"], now.position["head:blue"]) == ("c1", None)
    assert now.board.heads == {}, "the head is still beside the pit"


@pytest.mark.rule("SM setup.entry.sides")
def test_all_may_enter_from_one_side() -> None:
    now = begin(4, "blue enter a1, red enter a2, black enter a3, white enter a4")
    assert [now.position[f"entry:{name}"] for name in SEATS] == ["a1", "a2", "a3", "a4"]


@pytest.mark.rule("SM setup.entry.different")
def test_no_two_enter_through_one_square() -> None:
    now = begin(3, "blue enter d1")
    assert now.legal("red") == {f"enter {square}" for square in edge(8) - {"d1"}}
    now.refuses("red enter d1", "SM setup.entry.different", "Blue will enter at d1", "Blau")
    now.play("red enter d8").refuses("black enter d8", "SM setup.entry.different", "Red")
    now.refuses("black enter d1", "SM setup.entry.different", "Blue").play("black enter e1")


@pytest.mark.rule("SM setup.entry.different")
def test_a_corner_is_one_square() -> None:
    begin(2, "blue enter a1").refuses("red enter a1", "SM setup.entry.different")


@pytest.mark.rule("SM setup.order")
@pytest.mark.parametrize("oldest", SEATS)
def test_entries_are_named_by_the_oldest_first_and_around_the_table_before_the_deal(oldest: str) -> None:
    first = SEATS.index(oldest)
    order = [SEATS[(first + n) % 4] for n in range(4)]
    now = begin(4, oldest=oldest)
    for n, seat in enumerate(order):
        now.waits_for(seat)
        for other in order[:n] + order[n + 1 :]:
            now.refuses(f"{other} enter h8", "SM setup.order", seat.capitalize())
        assert not now.odds
        now.play(f"{seat} enter a{n + 1}")
    now.waits_for("~")


@pytest.mark.rule("SM entry.first")
def test_the_first_token_lies_on_the_entry_square() -> None:
    """Blue lies outside a3 and Red outside f4: cards point straight in."""
    now = revealed(OUTSIDE, "blue 8, red 3", entries="blue a3, red f4")
    assert now.places("blue") == {"a3-b3-b4", "a3-b3-b2"}
    for way in ("n", "s", "w", "nm"):
        now.refuses(f"blue place {way}", "SM entry.first", "a3", "a3")
    now.play("blue place a3-b3-b4")
    assert now.places("red") == {"f4-e4-d4"}
    now.play("red place f4-e4-d4").shows(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   .   .   .   .
    4   .   B   .   R   r   r
    3   b   b   .   .   .   .
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
        """
    )


@pytest.mark.rule("SM entry.first")
@pytest.mark.parametrize(("door", "next_to_it"), [("d1", "2"), ("d6", "5"), ("a3", "b"), ("f4", "e")])
def test_every_card_enters_at_the_entry_square(door: str, next_to_it: str) -> None:
    for number in CARDS:
        places = resolve_blue(OUTSIDE, number, entries=f"blue {door}, red a6").places("blue")
        first, second = (
            {squares.split("-")[n : n + 1][0] for squares in places if squares.count("-") >= n} for n in (0, 1)
        )
        assert first == {door}
        assert all(next_to_it in square for square in second), "straight in, or slanting"


@pytest.mark.rule("SM entry.first")
def test_only_the_first_card_needs_the_entry() -> None:
    now = revealed(OUTSIDE, "blue 15, red 1", entries="blue a3").play("blue place a3", "red place f3")
    now.play("blue commit 1, red commit 2, red place e3-d3")
    assert now.places("blue") == {"a2", "a4", "b3"}


@pytest.mark.rule("SM entry.diagonal")
@pytest.mark.parametrize(
    ("card", "places"),
    [
        (5, {"c1-b2", "c1-d2"}),
        (9, {"c1-b2-a3", "c1-d2-e3"}),
        (10, {"c1-b2-c3-b4", "c1-d2-c3-d4"}),
    ],
)
def test_a_diagonal_start_can_t_enter(card: int, places: set[str]) -> None:
    """Cards 5, 9 and 10 have a second picture, which starts straight ahead."""
    now = revealed(OUTSIDE, f"blue {card}, red 1", entries="blue c1")
    assert now.places("blue") == places
    for way in "nesw":
        now.refuses(f"blue place {way}", "SM entry.diagonal", "starts diagonally", "schräg")


@pytest.mark.rule("SM entry.diagonal")
def test_a_card_with_nothing_but_diagonals_is_lost_outside() -> None:
    game = packs.load_pack(packs.changed(5, [[1, 1], [2, 2]]))
    now = table(OUTSIDE, "blue 5, red 1", game=game, entries="blue a1").play("blue commit 5, red commit 1")
    assert now.waits_for("red").position["lost"] == [1, 0]


@pytest.mark.rule("SM entry.corner")
def test_a_corner_is_entered_from_either_side() -> None:
    now = revealed(OUTSIDE, "blue 3, red 2", entries="blue a1, red f6")
    assert now.places("blue") == {"a1-a2-a3", "a1-b1-c1"}
    now.play("blue place a1-b1-c1")
    assert now.places("red") == {"f6-f5", "f6-e6"}


@pytest.mark.rule("SM entry.corner")
def test_the_same_squares_from_both_sides_are_one_placement() -> None:
    """From below and from the left, card 5 lies on a1 and b2."""
    now = revealed(OUTSIDE, "blue 5, red 1", entries="blue a1")
    assert now.places("blue") == {"a1-b2"}
    now.refuses("blue place emb", "SM entry.corner")
    now.play("blue place nb")
    assert now.board.heads == {"blue": "b2"}


@pytest.mark.rule("SM entry.blocked")
@pytest.mark.rule("SM blocked.head")
def test_a_head_in_the_doorway_costs_the_card() -> None:
    """Red's head lies on a3, where Blue wants to come in. Blue is faster and loses the card; Red walks on."""
    now = story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   .   .   .   .        .   .   .   .   .   .
    3   R   r   r   r   r   r        r   r   r   r   r   r
    2   .   .   .   .   .   .        R   .   .   .   .   .
    1   .   .   .   .   .   .        .   .   .   .   .   .
        """,
        "blue 15 14, red 1",
        "red place a2",
        entries="blue a3, red f3",
    )
    assert now.position["lost"] == [1, 0]
    now.play("blue commit 14, red commit 2").waits_for("blue")
    assert now.places("blue") == {"a3-b3"}, "the doorway is free again, and Red's tokens are no obstacle"


@pytest.mark.rule("SM entry.blocked")
def test_a_head_that_has_gone_on_in_time_doesn_t_block() -> None:
    now = story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    3   R   r   r   .   .   .        r   r   r   .   .   .        rB  r   r   .   .   .
    2   .   .   .   .   .   .        R   .   .   .   .   .        R   .   .   .   .   .
    1   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
        """,
        "blue 1, red 15",
        "red place a2",
        "blue place a3",
        entries="blue a3",
    )
    assert now.position["lost"] == [0, 0]


# -- How a round goes -------------------------------------------------------------------------------------------------


def play_at_random(now: SerpentMaster, seed: str) -> SerpentMaster:
    rng = random.Random(seed)
    while now.state.actors():
        seat = rng.choice(now.state.actors())
        moves = [move for move, _ in now.state.chance()] if seat == CHANCE else now.state.legal(seat)
        action = rng.choice(moves)
        who = "~" if seat == CHANCE else SEATS[seat]
        now.play(f"{who} {now.game.text(now.state, action)}")
    return now


@pytest.mark.rule("SM rounds")
@pytest.mark.rule("SM end")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eleven_rounds_are_played(seats: int) -> None:
    now = play_at_random(begin(seats), f"rounds/{seats}")
    for name in now.names:
        chosen = [int(move.split()[2]) for move in now.log if move.startswith(f"{name} commit")]
        assert len(set(chosen)) == 11
        assert now.position[f"played:{name}"] == chosen
        assert now.position[f"hand:{name}"] == []
    assert now.position["round"] == 11
    assert now.state.outcome() is not None


@pytest.mark.rule("SM rounds")
@pytest.mark.rule("SM resolution.discard")
def test_a_round_ends_when_all_cards_are_resolved() -> None:
    now = revealed(QUIET, "blue 15, red 1").play("blue place c4")
    assert now.position["round"] == 0
    now.play("red place f5").waits_for("blue", "red")
    assert now.position["round"] == 1
    assert (now.position["played:blue"], now.position["played:red"]) == ([15], [1])
    assert 15 not in now.position["hand:blue"]
    assert len(now.legal("blue")) == 10
    now.refuses("blue commit 15", "SM choose.hand", "You have already played card 15", "15")


@pytest.mark.rule("SM choose")
def test_everybody_chooses_exactly_one_card() -> None:
    now = table(QUIET, "blue 5, red 9").waits_for("blue", "red")
    assert now.legal("blue") == {f"commit {card}" for card in now.position["hand:blue"]}
    now.play("red commit 9").waits_for("blue")
    now.refuses("red commit 2", "SM choose", "already", "schon")
    now.refuses("blue place n", "SM choose").refuses("blue pass", "SM choose").refuses("blue enter a1", "SM choose")
    now.play("blue commit 5").waits_for("red")


@pytest.mark.rule("SM choose")
def test_in_any_order() -> None:
    orders = [("blue", "red", "black"), ("black", "red", "blue"), ("red", "black", "blue")]
    states = []
    for order in orders:
        now = table(THREE, "blue 5, red 9, black 7", seats=3)
        cards = {"blue": 5, "red": 9, "black": 7}
        states.append(now.play(*(f"{name} commit {cards[name]}" for name in order)).state)
    assert states[0] == states[1] == states[2]


@pytest.mark.rule("SM choose.hand")
def test_only_cards_of_the_hand_can_be_chosen() -> None:
    now = table(QUIET, "blue 5, red 9", played="blue 1 2, red 3 4")
    assert now.legal("blue") == {f"commit {card}" for card in now.position["hand:blue"]}
    assert len(now.legal("blue")) == 9
    now.refuses("blue commit 2", "SM choose.hand", "You have already played card 2", "2")
    now.refuses("blue commit 15", "SM choose.hand", "Card 15 is not in your hand", "15")
    with pytest.raises(InvalidAction, match="no card '16'; there are 1 to 15"):
        now.play("blue commit 16")


@pytest.mark.rule("SM choose.secret")
def test_a_chosen_card_stays_secret_until_all_have_chosen() -> None:
    """Whatever Blue chooses, the others see the same."""
    seen: dict[int | None, set[str]] = {1: set(), 2: set(), None: set()}
    for card in (5, 11):
        now = table(THREE, "blue 5 11, red 9, black 7", seats=3)
        action = GAME.parse(now.state, f"commit {card}", 0)
        before = now.state.clone()
        now.play(f"blue commit {card}")
        assert GAME.view(now.state, 0)["choice:blue"] == card
        assert not GAME.sees_move(before, 0, action).fully(1)
        for seat, looks in seen.items():
            assert GAME.view(now.state, seat)["choice:blue"] is True
            scene = GAME.scene(now.state, seat).as_dict()
            looks.add(str((GAME.view(now.state, seat), scene, now.told("en", seat), now.told("de", seat))))
    assert all(len(looks) == 1 for looks in seen.values())


@pytest.mark.rule("SM choose.takeback")
def test_a_card_is_taken_back_until_all_have_chosen() -> None:
    session = Session(GAME, ["a", "b", "c"], {}, seed="5a" * 32, table_id="takeback")
    for seat, square in enumerate(("a1", "h8", "a8")):
        session.act(seat, f"enter {square}")
    session.chance()
    cards = [GAME.view(session.state, seat)[f"hand:{SEATS[seat]}"] for seat in range(3)]
    session.act(0, f"commit {cards[0][0]}")
    session.act(1, f"commit {cards[1][0]}")
    assert session.state.actors() == (2,)
    session.undo(0)
    assert session.state.actors() == (0, 2), "Red's choice is still there"
    assert GAME.view(session.state, 1)["choice:red"] == cards[1][0]
    session.act(0, f"commit {cards[0][1]}")
    session.act(2, f"commit {cards[2][0]}")
    assert [session.undo_depth(seat) for seat in range(3)] == [0, 0, 0], "the cards are open"
    assert GAME.view(session.state, None)["played:blue"] == [cards[0][1]]


@pytest.mark.rule("SM reveal")
def test_all_cards_are_turned_up_together() -> None:
    now = table(THREE, "blue 5, red 9, black 7", seats=3).play("blue commit 5, black commit 7")
    view = GAME.view(now.state, None)
    assert [view[f"played:{name}"] for name in now.names] == [[], [], []]
    now.play("red commit 9")
    view = GAME.view(now.state, None)
    assert [view[f"played:{name}"] for name in now.names] == [[5], [9], [7]]
    assert [view[f"choice:{name}"] for name in now.names] == [False] * 3
    told = " ".join(now.told())
    assert all(f"{name} reveals card {card}" in told for name, card in (("Blue", 5), ("Red", 9), ("Black", 7)))


# -- Reading a card ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM turned")
def test_a_card_may_be_turned_in_four_directions() -> None:
    assert resolve_blue(MIDDLE, 2).places("blue") == {"d5-d6", "e4-f4", "d3-d2", "c4-b4"}


@pytest.mark.rule("SM head")
def test_the_head_on_the_card_is_the_own_head() -> None:
    """The same card from two squares; where the rival's head is makes no difference."""
    assert resolve_blue(QUIET, 15).places("blue") == {"c4", "d3", "c2", "b3"}
    elsewhere = """
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   .   .   B   .
    4   .   .   .   .   .   .
    3   .   .   b   .   .   .
    2   .   R   .   .   .   .
    1   .   .   .   .   .   .
    """
    assert resolve_blue(elsewhere, 15).places("blue") == {"e6", "f5", "e4", "d5"}


@pytest.mark.rule("SM resolution.whole")
def test_fewer_tokens_than_the_card_has_are_no_placement() -> None:
    resolve_blue(QUIET, 2).refuses("blue place c4", "SM resolution.whole", "not just some", "nicht nur einige")


@pytest.mark.rule("SM pattern")
def test_tokens_lie_only_where_the_circles_are() -> None:
    now = resolve_blue(QUIET, 2)
    assert now.places("blue") == {"c4-c5", "d3-e3", "c2-c1", "b3-a3"}
    for squares in ("c4-d4", "d4-d5", "c5-c4", "c4-c5-c6"):
        now.refuses(f"blue place {squares}", "SM pattern", "No picture", "kein Bild")
        now.refuses(f"red place {squares}", "SM resolution.next", "Blue who must", "Blau")
    resolve_blue(OUTSIDE, 2).refuses("blue place c3-c4", "SM entry.first", "its entry square", "Eingangsfeld")
    for squares in ("c4-c5", "c4-d4", "n"):
        table(QUIET).refuses(f"blue place {squares}", "SM choose", "before the cards are revealed", "aufgedeckt")
    now.refuses("blue place nm", "SM pattern").refuses("blue place nb", "SM pattern")
    for picks in (("spot:d4",), ("spot:c4", "spot:d4")):
        refusal = GAME.explain(now.state, 0, picks)
        assert refusal is not None
        assert refusal.rule == "SM pattern"
    assert GAME.explain(now.state, 0, ("spot:c4",)) is None, "that leads on to c5"


@pytest.mark.rule("SM pictures")
def test_one_of_two_pictures_is_used() -> None:
    """Card 9: all three on one diagonal with the head, or straight ahead first."""
    places = resolve_blue(MIDDLE, 9).places("blue")
    assert {"e5-f6-g7", "d5-e6-f7", "e4-f5-g6"} <= places
    assert len(places) == 12
    assert "e5-d6-c7" not in places, "nothing in between"


@pytest.mark.rule("SM mirror")
def test_bent_and_slanting_pictures_may_be_flipped() -> None:
    now = resolve_blue(MIDDLE, 8)
    assert {"d5-d6-e6", "d5-d6-c6"} <= now.places("blue")
    assert len(now.places("blue")) == 8
    straight = resolve_blue(MIDDLE, 3)
    assert len(straight.places("blue")) == 4
    straight.refuses("blue place nm", "SM pattern")


# -- The fifteen cards ------------------------------------------------------------------------------------------------
# Every picture of a card, each with its mirror image if there is one. H is the head; tokens go down as numbered.

UP = ["1", "H"]
UP_TWO = ["2", "1", "H"]
BENDS = [["23", "1.", "H."], ["32", ".1", ".H"]]

PICTURES = {
    1: [UP],
    2: [UP_TWO],
    3: [["3", "2", "1", "H"]],
    4: [["4", "3", "2", "1", "H"]],
    5: [["..2", ".1.", "H.."], [".2", "1.", "H."], ["2.", ".1", ".H"]],
    6: [["34", "2.", "1.", "H."], ["43", ".2", ".1", ".H"]],
    7: [["345", "2..", "1..", "H.."], ["543", "..2", "..1", "..H"]],
    8: BENDS,
    9: [["...3", "..2.", ".1..", "H..."], ["..3", ".2.", "1..", "H.."], ["3..", ".2.", "..1", "..H"]],
    10: [
        ["4.", ".3", "2.", ".1", "H."],
        [".4", "3.", ".2", "1.", ".H"],
        [".4", "3.", ".2", "1.", "H."],
        ["4.", ".3", "2.", ".1", ".H"],
    ],
    11: [[".4", "23", "1.", "H."], ["4.", "32", ".1", ".H"]],
    12: [["23", "14", "H."], ["32", "41", ".H"]],
    13: BENDS,
    14: [UP_TWO],
    15: [UP],
}


def drawn_places(pictures: list[list[str]], head: str) -> set[str]:
    """Where a drawn card may lie around a head: those of all quarter turns of every drawing that stay in the pit."""
    column, row = COLUMNS.index(head[0]), int(head[1])
    found = set()
    for rows in pictures:
        cells = {mark: (x, -y) for y, marks in enumerate(rows) for x, mark in enumerate(marks) if mark != "."}
        from_x, from_y = cells.pop("H")
        way = [(cells[mark][0] - from_x, cells[mark][1] - from_y) for mark in sorted(cells)]
        for _ in range(4):
            way = [(y, -x) for x, y in way]
            if all(0 <= column + x < 8 and 1 <= row + y <= 8 for x, y in way):
                found.add("-".join(f"{COLUMNS[column + x]}{row + y}" for x, y in way))
    return found


@pytest.mark.parametrize(
    ("card", "ways"),
    [
        pytest.param(1, 4, marks=pytest.mark.rule("SM card.1")),
        pytest.param(2, 4, marks=pytest.mark.rule("SM card.2")),
        pytest.param(3, 4, marks=pytest.mark.rule("SM card.3")),
        pytest.param(
            4, 2, marks=pytest.mark.rule("SM card.4")
        ),  # four squares ahead are there above and to the right only
        pytest.param(5, 12, marks=pytest.mark.rule("SM card.5")),
        pytest.param(6, 8, marks=pytest.mark.rule("SM card.6")),
        pytest.param(7, 8, marks=pytest.mark.rule("SM card.7")),
        pytest.param(8, 8, marks=pytest.mark.rule("SM card.8")),
        pytest.param(9, 12, marks=pytest.mark.rule("SM card.9")),
        pytest.param(10, 8, marks=pytest.mark.rule("SM card.10")),  # as for 4
        pytest.param(11, 8, marks=pytest.mark.rule("SM card.11")),
        pytest.param(12, 8, marks=pytest.mark.rule("SM card.12")),
        pytest.param(13, 8, marks=pytest.mark.rule("SM card.13")),
        pytest.param(14, 4, marks=pytest.mark.rule("SM card.14")),
        pytest.param(15, 4, marks=pytest.mark.rule("SM card.15")),
    ],
)
def test_a_card_lies_as_it_is_drawn(card: int, ways: int) -> None:
    wanted = drawn_places(PICTURES[card], "d4")
    assert len(wanted) == ways
    assert resolve_blue(MIDDLE, card).places("blue") == wanted


# -- Covered and blocked squares --------------------------------------------------------------------------------------


@pytest.mark.rule("SM stack")
def test_tokens_lie_on_those_of_others() -> None:
    now = story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    3   .   .   B   r   br  .        .   .   b   rb  brb B        .   .   b   rb  brb B
    2   .   .   .   .   R   .        .   .   .   .   R   .        .   .   .   R   r   .
    1   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
        """,
        "blue 3, red 1",
        "blue place d3-e3-f3",
        "red place d2",
    )
    assert now.position["stacks"]["e3"] == "blue red blue"
    assert "Blue covers Red." in " ".join(now.told())


@pytest.mark.rule("SM stack")
def test_stacks_may_be_of_any_height() -> None:
    """Red and Blue lie on b2 by turns: forty tokens, and in the last round one more."""
    drawing = QUIET.replace("2   .   .", "2   .   " + "br" * 20).replace("B", ".").replace("3   .   .", "3   .   B")
    now = resolve_blue(drawing, 15, rounds=10).play("blue place b2")
    assert now.position["stacks"]["b2"].split() == ["blue", "red"] * 20 + ["blue"]
    assert GAME.restore(GAME.dump(now.state)) == now.state


@pytest.mark.rule("SM blocked.own")
def test_nobody_lies_on_an_own_token_in_sight() -> None:
    now = resolve_blue(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   R
    5   .   .   .   .   .   .
    4   .   .   b   .   .   .
    3   .   b   B   r   rb  .
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
        """,
        2,
    )
    assert now.places("blue") == {"c2-c1"}
    now.refuses("blue place c4-c5", "SM blocked.own", "Your own token shows on c4", "c4")
    now.refuses("blue place b3-a3", "SM blocked.own", "b3")
    now.refuses("blue place d3-e3", "SM blocked.own", "e3")


@pytest.mark.rule("SM blocked.head")
def test_nobody_lies_on_another_s_head() -> None:
    now = revealed(
        """
        a   b   c   d   e   f   g
    7   .   .   .   .   .   .   .
    6   .   .   .   .   .   .   .
    5   .   .   .   .   .   .   .
    4   .   .   R   .   .   .   .
    3   .   .   B   .   brK .   .
    2   .   .   .   .   .   .   .
    1   .   .   .   .   .   .   .
        """,
        "blue 14, red 2, black 3",
        seats=3,
    )
    assert now.places("blue") == {"b3-a3", "c2-c1"}
    now.refuses("blue place c4-c5", "SM blocked.head", "The head of Red is on c4", "c4")
    now.refuses("blue place d3-e3", "SM blocked.head", "The head of Black is on e3", "e3")


@pytest.mark.rule("SM blocked.edge")
def test_all_tokens_lie_in_the_pit() -> None:
    now = resolve_blue(QUIET, 3)
    assert now.places("blue") == {"c4-c5-c6", "d3-e3-f3"}
    now.refuses("blue place s", "SM blocked.edge", "edge", "Rand").refuses("blue place w", "SM blocked.edge")
    with pytest.raises(InvalidAction, match="no square 'g3'; there are a1 to f6"):
        now.play("blue place e3-f3-g3")


@pytest.mark.rule("SM blocked.buried")
def test_an_own_token_that_is_buried_is_no_obstacle() -> None:
    """d3 and c4 have a blue token under a red one."""
    drawing = """
        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   R        .   .   .   .   .   R
    5   .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   br  .   .   .        .   .   br  .   .   .
    3   .   .   B   br  b   .        .   .   b   brB b   .
    2   .   .   b   .   .   .        .   .   b   .   .   .
    1   .   .   .   .   .   .        .   .   .   .   .   .
    """
    assert revealed(read_boards(drawing)[0], "blue 15, red 1").places("blue") == {"c4", "d3", "b3"}
    story(drawing, "blue 15, red 1", "blue place d3")


@pytest.mark.rule("SM blocked.own")
@pytest.mark.rule("SM blocked.buried")
def test_a_token_comes_in_sight_when_the_head_goes_on() -> None:
    """Nothing lies on c3 but Blue's head; when it goes on to c4, it leaves a token that shows."""
    now = revealed(QUIET, "blue 15 14, red 1").play("blue place c4, red place f5, blue commit 14, red commit 2")
    assert now.places("blue") == {"c5-c6", "b4-a4", "d4-e4"}
    now.refuses("blue place c3-c2", "SM blocked.own", "c3")


# -- Who moves when ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM order")
@pytest.mark.parametrize(
    ("cards", "order"),
    [
        ("blue 5, red 9, black 7", ["red", "black", "blue"]),
        ("blue 15, red 14, black 13", ["blue", "red", "black"]),
        ("blue 1, red 2, black 3", ["black", "red", "blue"]),
        ("blue 10, red 9, black 2", ["blue", "red", "black"]),  # ten is more than nine
    ],
)
def test_the_highest_card_goes_first(cards: str, order: list[str]) -> None:
    now = revealed(THREE, cards, seats=3)
    for name in order:
        now.waits_for(name).play(f"{name} place {min(now.places(name))}")
    now.waits_for("blue", "red", "black")


@pytest.mark.rule("SM order.tie")
@pytest.mark.parametrize(
    ("played", "order"),
    [
        ("blue 4, red 5, black 6", ["black", "red", "blue"]),
        ("blue 4 9, red 5 8, black 6 1", ["blue", "red", "black"]),  # the latest round counts, not the earlier ones
        ("blue 4 9, red 5 9, black 6 1", ["red", "blue", "black"]),  # … unless it is a tie, too
        ("blue 4 9 2, red 5 9 2, black 6 1 3", ["black", "red", "blue"]),
        ("blue 4 9 2, red 4 9 2, black 5 9 2", ["black", "blue", "red"]),  # the first round, then age
    ],
)
def test_a_tie_is_broken_by_the_latest_round_that_differs(played: str, order: list[str]) -> None:
    now = revealed(THREE, "blue 7, red 7, black 7", seats=3, played=played)
    assert now.position["order"] == order
    for name in order:
        now.waits_for(name).play(f"{name} place {min(now.places(name))}")


@pytest.mark.rule("SM order.tie")
def test_a_tie_matters_only_among_those_who_tie() -> None:
    """Black's card is lower, so Black is last, whatever was played before."""
    now = revealed(THREE, "blue 7, red 7, black 6", seats=3, played="blue 1, red 2, black 15")
    assert now.position["order"] == ["red", "blue", "black"]


@pytest.mark.rule("SM order.tie")
@pytest.mark.rule("SM resolution.lost")
def test_a_lost_card_was_played_all_the_same() -> None:
    """Blue's 9 finds no room in the corner. In the next round Blue and Red tie: that 9 decides, so Blue is first."""
    now = revealed(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   R   .   .   .   .
    2   b   b   b   .   .   .
    1   B   .   .   .   .   .
        """,
        "blue 9 2, red 8 2",
        oldest="red",
    )
    assert now.waits_for("red").position["lost"] == [1, 0]
    now.play("red place b4-b5-c5, blue commit 2, red commit 2").waits_for("blue")
    assert now.position["order"] == ["blue", "red"]


@pytest.mark.rule("SM order.oldest")
@pytest.mark.parametrize("oldest", ["blue", "red"])
def test_the_oldest_goes_first_if_no_card_can_tell(oldest: str) -> None:
    now = revealed(QUIET, "blue 7, red 7", played="blue 3 4, red 3 4", oldest=oldest)
    assert now.waits_for(oldest).position["order"][0] == oldest
    assert "SM order.oldest" in now.cited()


@pytest.mark.rule("SM order.oldest")
@pytest.mark.parametrize(
    ("oldest", "order"),
    [
        ("blue", ["blue", "red", "black"]),
        ("red", ["red", "black", "blue"]),
        ("black", ["black", "blue", "red"]),
    ],
)
def test_the_others_follow_around_the_table(oldest: str, order: list[str]) -> None:
    assert revealed(THREE, "blue 7, red 7, black 7", seats=3, oldest=oldest).position["order"] == order


@pytest.mark.rule("SM order.oldest")
@pytest.mark.rule("SM order.tie")
def test_cards_come_before_age() -> None:
    now = revealed(QUIET, "blue 7, red 7", played="blue 3 4, red 4 3", oldest="red")
    assert now.position["order"] == ["blue", "red"]


@pytest.mark.rule("SM resolution.next")
def test_nobody_moves_out_of_order() -> None:
    now = revealed(THREE, "blue 5, red 9, black 7", seats=3).waits_for("red")
    now.refuses("blue place n", "SM resolution.next", "Red", "Rot").refuses("black place n", "SM resolution.next")
    now.refuses("red commit 3", "SM resolution.next").refuses("blue commit 3", "SM resolution.next")
    now.play("red place d5-e6-f7").waits_for("black").refuses("red place n", "SM resolution.next", "Black")


# -- Placing the tokens -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM resolution.orient")
def test_the_way_a_card_lies_is_chosen_when_it_is_resolved() -> None:
    """Blue chose a card, nothing else. Red comes first, lies down in the middle, and Blue goes another way."""
    now = table(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   .   B   .   .   R
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
        """,
        "blue 2, red 14",
    )
    assert all(text.startswith("commit ") and text.count(" ") == 1 for text in now.legal("blue"))
    now.play("blue commit 2, red commit 14")
    assert now.places("red") == {"f4-f5", "f2-f1", "e3-d3"}
    now.play("red place e3-d3")
    assert now.places("blue") == {"c4-c5", "c2-c1", "b3-a3"}
    now.refuses("blue place d3-e3", "SM blocked.head").play("blue place b3-a3")


@pytest.mark.rule("SM resolution.place")
@pytest.mark.rule("SM resolution.head")
def test_tokens_go_down_as_on_the_card_and_the_head_ends_on_the_last() -> None:
    """Card 12 coils: the head ends beside the square where it was."""
    now = story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   R        .   .   .   .   .   R        .   .   .   .   R   r
    5   .   .   .   .   .   .        .   .   b   b   .   .        .   .   b   b   .   .
    4   .   .   .   .   .   .        .   .   b   B   .   .        .   .   b   B   .   .
    3   .   .   B   .   .   .        .   .   b   .   .   .        .   .   b   .   .   .
    2   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    1   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
        """,
        "blue 12, red 1",
        "blue place c4-c5-d5-d4",
        "red place e6",
    )
    lines = " ".join(now.told())
    assert "c4, c5, d5, d4; the head is now on d4" in lines


@pytest.mark.rule("SM resolution.head")
def test_a_head_may_end_on_a_stack() -> None:
    story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   .   .   .   .        .   .   .   .   .   .
    3   .   .   B   r   rbr .        .   .   b   rb  rbrB .
    2   .   .   .   .   R   .        .   .   .   .   R   .
    1   .   .   .   .   .   .        .   .   .   .   .   .
        """,
        "blue 2, red 1",
        "blue place d3-e3",
    )


@pytest.mark.rule("SM resolution.whole")
def test_a_card_that_fits_must_be_placed_whole() -> None:
    """There is one way left, and a bad one; neither passing nor fewer tokens will do."""
    now = resolve_blue(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   R
    5   .   .   .   .   .   .
    4   .   .   b   .   .   .
    3   .   b   B   .   .   .
    2   .   .   b   .   .   .
    1   .   .   .   .   .   .
        """,
        3,
    )
    assert now.legal("blue") == {"place d3-e3-f3"}
    now.refuses("blue pass", "SM resolution.whole", "all of its tokens", "alle")
    for fewer in ("d3", "d3-e3"):
        now.refuses(f"blue place {fewer}", "SM resolution.whole")


@pytest.mark.rule("SM resolution.lost")
@pytest.mark.rule("SM resolution.whole")
def test_a_card_that_fits_nowhere_is_lost() -> None:
    """Four in a line: there is room for three only. Not even those are placed."""
    now = revealed(QUIET, "blue 4, red 1")
    now.shows(QUIET).waits_for("red")
    assert now.position["lost"] == [1, 0]
    assert now.position["played:blue"] == [4]
    assert 4 not in now.position["hand:blue"]
    assert any("Blue" in line and "lost" in line for line in now.told())
    now.play("red place f5, blue commit 1, red commit 2")
    assert "commit 4" not in now.legal("blue")


@pytest.mark.rule("SM resolution.lost")
def test_all_cards_of_a_round_may_be_lost() -> None:
    """Both are in the middle of a small pit, and four in a line fit nowhere: the next round begins at once."""
    drawing = QUIET.replace("R", ".").replace("4   .   .   .   .", "4   .   .   .   R")
    now = revealed(drawing, "blue 4, red 4").shows(drawing).waits_for("blue", "red")
    assert now.position["lost"] == [1, 1]
    assert now.position["round"] == 1


# -- The end and the score --------------------------------------------------------------------------------------------


@pytest.mark.rule("SM end")
@pytest.mark.rule("SM score")
@pytest.mark.rule("SM score.head")
@pytest.mark.rule("SM score.covered")
def test_tokens_in_sight_and_the_head_are_counted() -> None:
    """Blue: a3, b3 (on a stack), c3, d3 and the head; not b2, which is buried, nor e3, under the head. Red: b2, c2, d2
    and the head."""
    story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    3   b   rb  b   B   .   .        b   rb  b   b   B   .        b   rb  b   b   B   .
    2   .   br  r   R   .   .        .   br  r   R   .   .        .   br  r   r   R   .
    1   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
        """,
        "blue 15, red 1",
        "blue place e3",
        "red place e2",
        rounds=10,
    ).ended("blue", (5, 4), "SM score")


@pytest.mark.rule("SM end")
def test_the_game_goes_on_until_the_eleventh_card_is_resolved() -> None:
    now = revealed(QUIET, "blue 15, red 1", rounds=9).play("blue place c4, red place f5").goes_on()
    now.waits_for("blue", "red")
    [blue], [red] = now.position["hand:blue"], now.position["hand:red"]
    now.play(f"blue commit {blue}, red commit {red}")
    while now.to_act:
        now.goes_on()
        [name] = now.to_act
        now.play(f"{name} place {min(now.places(name))}")
    assert now.outcome.scores


@pytest.mark.rule("SM end.over")
def test_nothing_is_played_after_the_end() -> None:
    now = revealed(QUIET, "blue 15, red 1", rounds=10).play("blue place c4, red place f5")
    assert now.to_act == []
    assert now.state.legal(0) == now.state.legal(1) == []
    for move in ("blue commit 3", "red place n", "blue enter a1", "blue pass", "red aside 3"):
        now.refuses(move, "SM end.over", "over", "")


@pytest.mark.rule("SM score")
def test_who_buries_the_others_wins() -> None:
    """Red loses two tokens in sight to Blue with the last card."""
    story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .
    4   .   r   r   r   .   .        .   r   r   r   .   .
    3   .   B   r   r   .   .        .   b   rb  rb  B   .
    2   .   .   .   r   R   .        .   .   .   r   R   .
    1   .   .   .   .   .   .        .   .   .   .   .   .
        """,
        "blue 3, red 1",
        "blue place c3-d3-e3",
        rounds=10,
    ).play("red place f2").ended("red", (4, 6), "SM score")


@pytest.mark.rule("SM score.head")
def test_the_point_for_the_head_is_sure() -> None:
    """Red never gets in: Blue's head has been in the doorway all the time."""
    now = revealed(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   .   .   .   b   B
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
        """,
        "blue 1, red 15",
        entries="blue f6, red f3",
        rounds=10,
    ).play("blue place f4")
    assert now.position["head:red"] is None
    now.ended("blue", (3, 1), "SM score")


@pytest.mark.rule("SM score.covered")
def test_the_token_under_a_head_is_not_in_sight() -> None:
    """While the game goes on, too: one token and the head on it are one point."""
    now = table(QUIET)
    panel = next(panel for panel in GAME.scene(now.state, None).panels if panel.key == "panel:score")
    assert panel.lines == (
        "Blue: 1 (0 for tokens on top, 1 for the head)",
        "Red: 1 (0 for tokens on top, 1 for the head)",
    )


# -- When the best are level ------------------------------------------------------------------------------------------


@pytest.mark.rule("SM tie.stack")
def test_the_head_on_the_larger_stack_wins() -> None:
    """Two points each. Blue's head lies on two tokens, Red's on one; the head itself is not counted."""
    story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    3   .   .   B   r   .   .        .   .   b   rB  .   .        .   .   b   rB  .   .
    2   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    1   .   .   R   .   .   .        .   .   R   .   .   .        .   .   r   R   .   .
        """,
        "blue 15, red 1",
        "blue place d3",
        "red place d1",
        rounds=10,
    ).ended("blue", (2, 2), "SM tie.stack")


@pytest.mark.rule("SM tie.stack")
def test_a_head_outside_lies_on_no_stack() -> None:
    """One point each. Four in a line fit nowhere around c3, and Blue's head is in the way of Red's three."""
    now = table(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   .   B   .   .   .
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
        """,
        "blue 4, red 3",
        entries="blue f6, red a3",
        rounds=10,
    )
    now.play("blue commit 4, red commit 3").ended("blue", (1, 1), "SM tie.stack")


@pytest.mark.rule("SM tie.alone")
@pytest.mark.rule("SM score.covered")
def test_the_most_tokens_lying_alone_win() -> None:
    """Three points each, both heads on one token. Blue's b3 and c3 lie alone, and of Red's only c1: b1 lies on a
    stack. The tokens under the heads don't count, though nothing else is on their squares."""
    story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    3   .   b   B   .   .   .        .   b   b   B   .   .        .   b   b   B   .   .
    2   .   .   .   .   .   .        .   .   .   .   .   .        .   .   .   .   .   .
    1   .   br  R   .   .   .        .   br  R   .   .   .        .   br  r   R   .   .
        """,
        "blue 15, red 1",
        "blue place d3",
        "red place d1",
        rounds=10,
    ).ended("blue", (3, 3), "SM tie.alone")


@pytest.mark.rule("SM tie.stack")
@pytest.mark.rule("SM tie.alone")
def test_who_has_the_smaller_stack_is_out_of_the_tie() -> None:
    """All have four points. Black has the most tokens alone, but only Blue and Red have heads on two tokens; of these
    two Red has more tokens alone."""
    story(
        """
        a   b   c   d   e   f   g        a   b   c   d   e   f   g
    7   .   .   .   .   .   .   .        .   .   .   .   .   .   .
    6   .   .   kb  kb  B   k   .        .   .   kb  kb  b   kB  .
    5   .   .   .   .   .   .   .        .   .   .   .   .   .   .
    4   .   .   kr  r   R   b   .        .   .   kr  r   r   bR  .
    3   .   .   .   .   .   .   .        .   .   .   .   .   .   .
    2   .   .   k   k   K   .   .        .   .   k   k   k   K   .
    1   .   .   .   .   .   .   .        .   .   .   .   .   .   .
        """,
        "blue 15, red 1, black 1",
        "blue place f6, red place f4, black place f2",
        seats=3,
        rounds=10,
    ).ended("red", (4, 4, 4), "SM tie.alone")


@pytest.mark.rule("SM tie.draw")
def test_level_in_everything_is_a_draw() -> None:
    now = story(
        """
        a   b   c   d   e   f        a   b   c   d   e   f
    6   .   .   .   .   .   .        .   .   .   .   .   .
    5   .   .   .   .   .   .        .   .   .   .   .   .
    4   .   .   .   .   .   .        .   .   .   .   .   .
    3   .   .   B   .   .   .        .   .   b   B   .   .
    2   .   .   .   .   .   .        .   .   .   .   .   .
    1   .   .   R   .   .   .        .   .   r   R   .   .
        """,
        "blue 15, red 1",
        "blue place d3, red place d1",
        rounds=10,
    ).ended(None, (2, 2), "SM tie.draw")
    assert "draw" in GAME.ending(now.state, "en")[0].text


@pytest.mark.rule("SM tie.draw")
def test_two_who_are_level_at_the_top_make_it_a_draw_for_all() -> None:
    story(
        """
        a   b   c   d   e   f   g        a   b   c   d   e   f   g
    7   .   .   .   .   .   .   .        .   .   .   .   .   .   .
    6   .   b   B   .   .   .   .        .   b   b   B   .   .   .
    5   .   .   .   .   .   .   .        .   .   .   .   .   .   .
    4   .   .   R   .   .   .   .        .   .   r   R   .   .   .
    3   .   .   .   .   .   .   .        .   .   .   .   .   .   .
    2   .   k   K   .   .   .   .        .   k   k   K   .   .   .
    1   .   .   .   .   .   .   .        .   .   .   .   .   .   .
        """,
        "blue 15, red 1, black 1",
        "blue place d6, red place d4, black place d2",
        seats=3,
        rounds=10,
    ).ended(None, (3, 2, 3), "SM tie.draw")


# -- Rulings of this table --------------------------------------------------------------------------------------------


@pytest.mark.rule("SM hands")
def test_hands_are_secret_and_played_cards_open() -> None:
    now = table(THREE, "blue 5 9, red 9, black 7", seats=3, played="blue 1 2, red 3 4, black 5 6")
    for seat in (0, 1, 2, None):
        view = GAME.view(now.state, seat)
        assert [view[f"played:{name}"] for name in now.names] == [[1, 2], [3, 4], [5, 6]]
        for owner, name in enumerate(now.names):
            assert view[f"hand:{name}"] == (now.position[f"hand:{name}"] if owner == seat else 9)
        mine = [card.key for card in GAME.scene(now.state, seat).cards if card.zone == "zone:hand"]
        own = [] if seat is None else now.position[f"hand:{now.names[seat]}"]
        assert mine == [f"card:{card}" for card in own]


@pytest.mark.rule("SM aside.known")
def test_the_owner_can_work_out_the_four_and_others_can_t() -> None:
    """Two deals that differ in what Blue has set aside look different to Blue and the same to Red."""
    entered = "blue enter a1, red enter g7"
    one = deal(begin(2, entered), "1 2 3 4", "1 2 3 4")
    two = deal(begin(2, entered), "12 13 14 15", "1 2 3 4")
    assert set(CARDS) - set(GAME.view(one.state, 0)["hand:blue"]) == {1, 2, 3, 4}
    assert GAME.view(one.state, 0) != GAME.view(two.state, 0)
    for seat in (1, None):
        assert GAME.view(one.state, seat) == GAME.view(two.state, seat)
        assert GAME.scene(one.state, seat) == GAME.scene(two.state, seat)


@pytest.mark.rule("SM pack")
def test_pictures_can_be_replaced() -> None:
    """A card 1 that leaps over a square, in place of ours."""
    game = packs.load_pack(packs.changed(1, [[0, 2]]))
    now = table(QUIET, "blue 1, red 15", game=game).play("blue commit 1, red commit 15, red place f5")
    assert now.places("blue") == {"c5", "e3", "c1", "a3"}


# -- The rule book itself ---------------------------------------------------------------------------------------------


def _calls(tree: ast.AST, name: str) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == name
    ]


def _ids(calls: list[ast.Call]) -> set[str]:
    words = [*(part for call in calls for part in (*call.args, *(keyword.value for keyword in call.keywords)))]
    return {str(part.value) for part in words if isinstance(part, ast.Constant) and str(part.value).startswith("SM ")}


def _source() -> ast.Module:
    return ast.parse(Path(__file__).read_text(encoding="utf-8"))


def test_every_rule_has_a_test() -> None:
    tests = [node for node in _source().body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    marked = {one for test in tests for decorator in test.decorator_list for one in _ids(_calls(decorator, "rule"))}
    known = {rule.id for rule in GAME.rulebook.rules}
    assert known - marked == set(), "rules without a test"
    assert marked - known == set(), "tests of rules that are not in the rule book"


def test_every_rule_that_forbids_is_seen_to_refuse() -> None:
    refused = _ids(_calls(_source(), "refuses"))
    forbidding = {rule.id for rule in GAME.rulebook.rules if rule.kind == "forbids"}
    assert forbidding - refused == set()


@pytest.mark.parametrize("rule", GAME.rulebook.rules, ids=lambda rule: str(rule.id))
def test_every_rule_is_told_in_both_languages(rule: Any) -> None:
    for told in (rule.title, rule.body):
        english, german = told(GAME.texts, "en"), told(GAME.texts, "de")
        assert english
        assert german
        assert english != german or told == rule.title
