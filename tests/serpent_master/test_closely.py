"""The same rules, looked at closely: what a small slip would change. Worked out by hand, like test_rules.py."""

import pytest

from fidchell.core.errors import InvalidOptions, InvalidPack
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE
from tests.serpent_master import packs
from tests.serpent_master.board import CARDS, GAME, SEATS, begin, revealed, table

QUIET = """
        a   b   c   d   e   f
    6   .   .   .   .   .   R
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   .   B   .   .   .
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
"""

OUTSIDE = QUIET.replace("R", ".").replace("B", ".")


# -- Setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM players")
@pytest.mark.rule("SM setup.board")
@pytest.mark.rule("SM setup.colour")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_new_game_begins_with_an_empty_pit(seats: int) -> None:
    now = begin(seats)
    assert now.position["stacks"] == {}
    for name in now.names:
        assert now.position[f"played:{name}"] == []
        assert now.position[f"hand:{name}"] == list(CARDS)
        assert now.position[f"entry:{name}"] is now.position[f"head:{name}"] is None
    doors = dict(zip(now.names, ("a1", "a3", "a5", "d1"), strict=False))
    now.play(*(f"{name} enter {door}" for name, door in doors.items()))
    now.play(*(f"~ aside {card}" for _ in now.names for card in (12, 13, 14, 15)))
    now.play(*(f"{name} commit 1" for name in doors)).play(*(f"{name} place {door}" for name, door in doors.items()))
    assert now.position["stacks"] == {door: name for name, door in doors.items()}


@pytest.mark.rule("SM players")
def test_the_oldest_is_one_of_those_who_play() -> None:
    assert GAME.new(2, oldest="red").actors() == (1,)
    assert GAME.new(3, oldest="black").actors() == (2,)
    for seats, oldest in ((2, "black"), (2, "white"), (3, "white")):
        with pytest.raises(InvalidOptions, match=oldest):
            GAME.new(seats, oldest=oldest)


@pytest.mark.rule("SM supply")
def test_as_many_tokens_as_there_are_may_be_asked_for() -> None:
    """The eleven longest cards ask for 48 tokens or for one more. Of two pictures the longer one counts."""
    line = [[0, n] for n in range(1, 6)]

    def load(fives: int) -> None:
        longest = [packs.card(number, line[:1], line) for number in range(1, fives + 1)]
        fours = [packs.card(number, line[:4]) for number in range(fives + 1, 12)]
        packs.load_pack(packs.pack([*longest, *fours, *(packs.card(number, line[:1]) for number in range(12, 16))]))

    load(4)
    with pytest.raises(InvalidPack, match=r"49 .*48 \[SM supply\]"):
        load(5)


@pytest.mark.rule("SM setup.aside")
@pytest.mark.rule("SM aside.known")
@pytest.mark.rule("SM choose.secret")
def test_who_learns_of_a_card() -> None:
    """What is set aside only its owner can know; a choice its owner knows, and others that there is one; where a card
    is placed everybody sees."""
    now = begin(2, "blue enter a1, red enter g7")
    [(aside, _), *_] = now.state.chance()
    assert [GAME.sees_move(now.state, CHANCE, aside).fully(seat) for seat in (0, 1, None)] == [True, False, False]
    chosen = table(QUIET, "blue 2, red 1")
    commit = GAME.parse(chosen.state, "commit 2", 0)
    assert [GAME.sees_move(chosen.state, 0, commit).fully(seat) for seat in (0, 1, None)] == [True, False, False]
    placing = revealed(QUIET, "blue 2, red 1")
    place = GAME.parse(placing.state, "place c4-c5", 0)
    assert all(GAME.sees_move(placing.state, 0, place).fully(seat) for seat in (0, 1, None))
    entering = begin(2)
    enter = GAME.parse(entering.state, "enter a1", 0)
    assert all(GAME.sees_move(entering.state, 0, enter).fully(seat) for seat in (0, 1, None))


# -- Choosing and revealing -------------------------------------------------------------------------------------------


@pytest.mark.rule("SM choose")
def test_the_first_card_is_a_choice_like_any_other() -> None:
    now = table(QUIET, "blue 1 2, red 1").waits_for("blue", "red").play("blue commit 1").waits_for("red")
    now.refuses("blue commit 2", "SM choose")


@pytest.mark.rule("SM choose.hand")
def test_who_doesn_t_play_has_no_cards() -> None:
    now = table(QUIET, "blue 1 5, red 1")
    for seat in (2, 3):
        refusal = GAME.explain(now.state, seat, "commit 5")
        assert refusal is not None
        assert refusal.rule == "SM choose.hand"
        assert "5" in refusal.text("en")


@pytest.mark.rule("SM reveal")
def test_what_was_played_is_remembered_round_by_round() -> None:
    now = table(QUIET, "blue 1 2, red 1 15", played="blue 7 8, red 9 10").play("blue commit 1, red commit 15")
    assert (now.position["played:blue"], now.position["played:red"]) == ([7, 8, 1], [9, 10, 15])
    now.waits_for("red").play("red place f5").waits_for("blue").play("blue place c4")
    now.play("blue commit 2, red commit 1")
    assert (now.position["played:blue"], now.position["played:red"]) == ([7, 8, 1, 2], [9, 10, 15, 1])


@pytest.mark.rule("SM reveal")
@pytest.mark.rule("SM resolution.next")
def test_the_first_card_is_ready_to_be_placed_once_all_are_revealed() -> None:
    """Red's 15 comes first; if it fits nowhere, Blue is next at once."""
    now = revealed(QUIET, "blue 1, red 15").waits_for("red")
    assert now.places("red") == {"e6", "f5"}
    assert now.position["order"] == ["red", "blue"]
    stuck = revealed(
        """
        a   b   c   d   e   f
    6   .   .   .   .   r   R
    5   .   .   .   .   .   r
    4   .   .   .   .   .   .
    3   .   .   B   .   .   .
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
        """,
        "blue 1, red 15",
    ).waits_for("blue")
    assert stuck.places("blue") == {"c4", "d3", "c2", "b3"}
    assert stuck.position["lost"] == [0, 1]


@pytest.mark.rule("SM order.tie")
@pytest.mark.rule("SM order")
def test_ties_are_counted() -> None:
    """One broken by an earlier card, then one that only age can break."""
    now = revealed(QUIET, "blue 1, red 1", played="blue 7, red 9")
    assert now.position["ties"] == [1, 0]
    aged = revealed(QUIET, "blue 1, red 1")
    assert aged.position["ties"] == [0, 1]
    assert revealed(QUIET, "blue 1, red 2").position["ties"] == [0, 0]


# -- Cards and tokens -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM turned")
@pytest.mark.rule("SM head")
@pytest.mark.parametrize(("card", "wanted"), [(1, "c4 d3 c2 b3"), (2, "c4-c5 d3-e3 c2-c1 b3-a3")])
def test_a_straight_card_lies_in_four_directions_from_the_head(card: int, wanted: str) -> None:
    now = revealed(QUIET, f"blue {card}, red 15").play("red place f5")
    assert now.places("blue") == set(wanted.split())


@pytest.mark.rule("SM turned")
@pytest.mark.rule("SM head")
def test_a_card_is_laid_from_the_head_s_own_row() -> None:
    """Red's head is in the way to the right; a row below nothing would be."""
    beside = """
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   B   R   .   .
    4   .   .   .   .   .   .
    3   .   .   .   .   .   .
    2   .   .   .   .   .   .
    1   .   .   .   .   .   .
    """
    assert revealed(beside, "blue 2, red 1").places("blue") == {"c4-c3", "b5-a5"}


@pytest.mark.rule("SM turned")
@pytest.mark.rule("SM mirror")
@pytest.mark.rule("SM resolution.orient")
def test_a_card_with_two_pictures_comes_in_by_the_straight_one_alone() -> None:
    """Card 5: straight ahead onto a3 and from there diagonally, to either side; never diagonally onto a2 or a4."""
    assert revealed(OUTSIDE, "blue 5, red 1").places("blue") == {"a3-b4", "a3-b2"}


@pytest.mark.rule("SM entry.first")
@pytest.mark.rule("SM entry.corner")
@pytest.mark.rule("SM head")
@pytest.mark.parametrize(
    ("door", "wanted"),
    [("a2", "a2-b2-c2"), ("f5", "f5-e5-d5"), ("b1", "b1-b2-b3"), ("e6", "e6-e5-e4")],
)
def test_a_head_outside_looks_straight_into_the_pit(door: str, wanted: str) -> None:
    now = revealed(OUTSIDE, "blue 3, red 1", entries=f"blue {door}, red a4")
    assert now.places("blue") == {wanted}
    now.play(f"blue place {wanted}")
    assert now.board.heads == {"blue": wanted[-2:]}
    assert "SM entry.first" in now.cited()


@pytest.mark.rule("SM resolution.place")
def test_only_the_first_card_enters() -> None:
    now = revealed(QUIET, "blue 3, red 1").play("blue place c4-c5-c6")
    assert "SM entry.first" not in now.cited()
    assert "SM entry.first" in revealed(OUTSIDE, "blue 3, red 1").play("blue place a3-b3-c3").cited()


@pytest.mark.rule("SM entry.diagonal")
@pytest.mark.rule("SM entry.first")
def test_why_a_card_doesn_t_come_in() -> None:
    """Card 5 has two pictures: one begins on a diagonal, the other straight; card 3 is straight. Blue enters at a3."""
    five = revealed(OUTSIDE, "blue 5, red 1")
    five.refuses("blue place n", "SM entry.diagonal").refuses("blue place nb", "SM entry.first")
    revealed(OUTSIDE, "blue 3, red 1").refuses("blue place n", "SM entry.first")


@pytest.mark.rule("SM stack")
@pytest.mark.parametrize("height", [1, 2, 3, 27, 28, 29, 30, 41])
def test_every_token_of_a_stack_is_remembered(height: int) -> None:
    """Red, Black and White can lie on whatever Blue's token is on top of."""
    for name, letter in (("red", "r"), ("black", "k"), ("white", "w")):
        below = (f"{letter}b" * height)[-height:]
        drawing = f"""
        a   b   c   d   e   f   g
    7   .   .   .   .   .   .   B
    6   .   .   .   .   .   .   .
    5   .   .   .   .   .   .   .
    4   .   .   .   .   .   .   .
    3   .   .   .   .   .   .   .
    2   .   {below} .   .   .   .   .
    1   .   {letter.upper()}   .   .   .   .   .
        """
        cards = ", ".join(f"{one} {15 if one == name else 1}" for one in SEATS)
        now = revealed(drawing, cards, seats=4, rounds=10)
        names = {"b": "blue", letter: name}
        now.play(f"{name} place b2")
        assert now.position["stacks"]["b2"].split() == [names[one] for one in below] + [name]


@pytest.mark.rule("SM blocked.edge")
@pytest.mark.parametrize("side", [6, 7, 8])
def test_a_card_fits_where_all_its_squares_are_in_the_pit(side: int) -> None:
    """From every square of an empty pit, every card, in every way."""
    state = GAME.new(2, board=str(side))
    for place in range(64):
        if not state.is_square(place):
            continue
        state.move_head(0, place)
        for card in range(len(CARDS)):
            lies = {way: state.lies_on(0, card, way) for way in range(16)}
            fits = [way for way, squares in lies.items() if squares and -1 not in squares and place not in squares]
            assert [way for way in range(16) if state.ways_of(0, card) >> way & 1] == fits


@pytest.mark.rule("SM blocked.own")
@pytest.mark.rule("SM blocked.head")
@pytest.mark.rule("SM blocked.edge")
def test_why_a_square_is_barred() -> None:
    """In the corner a1 as anywhere; Blue's head bars it as well as Red's; beyond the edge there is nothing."""
    own = revealed(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   R
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   .   .   .   .   .
    2   .   .   .   .   .   .
    1   b   B   .   .   .   .
        """,
        "blue 15, red 1",
    )
    own.refuses("blue place a1", "SM blocked.own", "a1", "a1").refuses("blue place s", "SM blocked.edge")
    for rival, drawing in (("blue", "B   R"), ("red", "R   B")):
        mover = "red" if rival == "blue" else "blue"
        now = revealed(
            f"""
        a   b   c   d   e   f
    6   .   .   .   .   .   .
    5   .   .   .   .   .   .
    4   .   .   .   .   .   .
    3   .   .   .   .   .   .
    2   .   .   .   .   .   .
    1   {drawing}   .   .   .   .
            """,
            f"{mover} 15, {rival} 1",
        )
        now.refuses(f"{mover} place a1", "SM blocked.head", "a1", "a1")


@pytest.mark.rule("SM pattern")
@pytest.mark.rule("SM resolution.next")
def test_clicks_of_who_is_not_to_act() -> None:
    """Squares that fit no picture are answered with the pattern; whoever has to wait is told so."""
    now = revealed(QUIET, "blue 2, red 1")
    refusal = GAME.explain(now.state, 0, ("spot:a1", "spot:f1"))
    assert refusal is not None
    assert refusal.rule == "SM pattern"
    waiting = GAME.explain(now.state, 1, ("spot:a1", "spot:f1"))
    assert waiting is not None
    assert waiting.rule == "SM resolution.next"


# -- The winner -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM tie.draw")
@pytest.mark.rule("SM score")
@pytest.mark.parametrize("winner", ["blue", "red", "black"])
def test_level_below_the_first_is_no_draw(winner: str) -> None:
    """One has a token more than the others, who are level with each other."""
    rows = {"blue": 6, "red": 4, "black": 2}
    letters = {"blue": "b", "red": "r", "black": "k"}
    lines = ["        a   b   c   d   e   f   g"]
    for row in range(7, 0, -1):
        name = next((name for name, line in rows.items() if line == row), "")
        letter = letters.get(name, ".")
        first = letter if name == winner else "."
        lines.append(f"    {row}   .   {first}   {letter.upper()}   .   .   .   .")
    now = revealed("\n".join(lines), "blue 15, red 1, black 1", seats=3, rounds=10)
    now.play("blue place d6, red place d4, black place d2")
    now.ended(winner, tuple(3 if name == winner else 2 for name in rows), "SM score")


# -- What is hidden ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM hands")
@pytest.mark.rule("SM aside.known")
def test_another_world_that_looks_the_same() -> None:
    """Whoever imagines the others' hands knows one's own and what was played, and nothing of the rest."""
    now = table(QUIET, "blue 5 9, red 1", played="blue 1 2, red 3 4").play("red commit 1")
    seen = set()
    for seed in range(20):
        other = now.state.resample(0, Rng(seed))
        view = {thing.key: thing.value for thing in GAME.things(other)}
        assert view["hand:blue"] == now.position["hand:blue"]
        assert (view["played:blue"], view["played:red"]) == ([1, 2], [3, 4])
        assert len(view["hand:red"]) == len(now.position["hand:red"])
        assert not {3, 4} & set(view["hand:red"])
        seen.add(tuple(view["hand:red"]))
    assert len(seen) > 10


@pytest.mark.rule("SM hands")
@pytest.mark.rule("SM choose.secret")
def test_everything_else_lies_open() -> None:
    now = revealed(
        """
        a   b   c   d   e   f
    6   .   .   .   .   .   R
    5   .   .   .   .   .   .
    4   .   .   rb  .   .   .
    3   .   .   B   .   .   .
    2   .   .   .   .   .   .
    1   b   .   .   .   .   .
        """,
        "blue 2, red 1",
        played="blue 7 8, red 9 8",
    )
    for seat in (0, 1, None):
        view = GAME.view(now.state, seat)
        assert view["order"] == ["blue", "red"]
        assert view["round"] == 2
        assert view["ties"] == [1, 0]
        assert view["stacks"] == {"f6": "red", "c4": "red blue", "c3": "blue", "a1": "blue"}
        assert (view["head:blue"], view["head:red"], view["entry:blue"], view["entry:red"]) == ("c3", "f6", "a3", "f3")
        assert (view["choice:blue"], view["choice:red"]) == (None if seat == 0 else False, None if seat == 1 else False)
    assert GAME.restore(GAME.dump(now.state)) == now.state
    assert GAME.view(revealed(QUIET, "blue 1, red 1").state, None)["ties"] == [0, 1]
    first = table(OUTSIDE, "blue 1, red 2")
    assert not {"round", "order", "lost", "ties", "stacks", "played:blue"} & set(GAME.dump(first.state))
    first.play("blue commit 1")
    assert [GAME.view(first.state, seat)["choice:blue"] for seat in (0, 1, None)] == [1, True, True]
    assert GAME.view(first.state, 0)["head:blue"] is None
    assert "hand:blue" not in GAME.dump(begin(2).state)


# -- What is said of it -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM setup.aside")
def test_it_is_said_once_when_somebody_s_four_are_set_aside() -> None:
    now = begin(2, "blue enter a1, red enter g7")
    for n, card in enumerate((1, 2, 3, 4, 1, 2, 3, 4), 1):
        now.play(f"~ aside {card}")
        dealt = [event for event in now.events if "SM setup.aside" in GAME.cites(event)]
        assert len(dealt) == n // 4, f"after {n} cards"


@pytest.mark.rule("SM setup.order")
@pytest.mark.rule("SM resolution.next")
def test_only_entries_are_named_in_the_order_of_age() -> None:
    """Blue is older, but Red's card is higher: whoever is too early is told by which of the two orders."""
    begin(2).refuses("red enter a1", "SM setup.order")
    revealed(QUIET, "blue 1, red 2").refuses("blue place n", "SM resolution.next")


@pytest.mark.rule("SM entry.blocked")
@pytest.mark.parametrize(("head", "rule"), [("B   .", "SM entry.blocked"), (".   B", "SM resolution.whole")])
def test_the_log_says_whether_a_head_in_the_doorway_costs_the_card(head: str, rule: str) -> None:
    """Red would come in at a3, in a straight line of three. Blue's head lies on the entry, or just behind it."""
    drawing = OUTSIDE.replace("3   .   .", f"3   {head}")
    now = revealed(drawing, "blue 1, red 3", entries="blue f1, red a3")
    [lost] = [GAME.cites(event) for event in now.events if "SM resolution.lost" in GAME.cites(event)]
    assert lost == ("SM resolution.lost", rule)


@pytest.mark.rule("SM entry.corner")
def test_a_corner_is_where_two_sides_meet() -> None:
    """Blue comes in at each square of the edge, and the log names the rule of corners at four of them."""
    edge = {f"{column}{row}" for column in "abcdef" for row in range(1, 7) if column in "af" or row in (1, 6)}
    corners = set()
    for square in edge:
        now = revealed(OUTSIDE, "blue 1, red 1", entries=f"blue {square}, red {'d1' if square != 'd1' else 'c1'}")
        if "SM entry.corner" in now.play(f"blue place {square}").cited():
            corners.add(square)
    assert corners == {"a1", "a6", "f1", "f6"}
