"""Every rule of the rule book, shown at the table. What is expected was worked out by hand from the rules text.

Blue and Green begin below, Red and Yellow above.
"""

import re
import tomllib
from fractions import Fraction
from itertools import pairwise, product
from pathlib import Path
from typing import Any

import pytest

from fidchell.core.errors import InvalidOptions, InvalidPack
from fidchell.core.registry import load
from fidchell.games.battle_of_banners import picks
from fidchell.games.battle_of_banners.position import PIECES
from tests.battle_of_banners.board import GAME, BattleOfBanners, new_table, packed, story, table

BLUE_GREEN, RED_YELLOW = "blue-green", "red-yellow"

# One piece a side, out of each other's way.
APART = """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . . b . . . . . . .
"""

# A blue piece beside a red one.
FACE_TO_FACE = """
        a b c d e f g h i j k
   11   . . . . . . . . r . .
    9   . . . r . . . . . . .
    8   . . T b . T . . T . .
    3   . . . . . . . b . . .
"""


# -- The goal ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB goal.flag")
@pytest.mark.rule("BOB ruling.flag.win")
def test_who_brings_the_flag_to_his_own_castle_wins() -> None:
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . . . . . . r . .     . . . . . . . . r . .
    1   . . . B . C . . . . .     . . . . . B . . . . .
        """,
        "roll 2, move d1 f1",
    ).won_by(BLUE_GREEN, "BOB goal.flag", "flag")
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
   13   . . . . . Q . . . . .     . . . . . Y . . . . .
   11   . . . . . Y . . . . .     . . . . . . . . . . .
    1   . . . b . C . . . . .     . . . b . C . . . . .
        """,
        "roll 2, move f11 f13",
        turn="yellow",
        players=4,
    ).won_by(RED_YELLOW, "BOB goal.flag", "flag")


@pytest.mark.rule("BOB ruling.flag.win")
def test_crossing_the_castle_with_the_flag_is_not_enough() -> None:
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . . . . . . r . .     . . . . . . . . r . .
    1   . . . B . C . . . . .     . . . . . C . B . . .
        """,
        "roll 4, move d1 h1",
    ).goes_on()


@pytest.mark.rule("BOB ruling.flag.win")
def test_the_castle_without_the_flag_is_a_square() -> None:
    """One's own castle may be landed on; one's own flag stays there."""
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . . . . . . r . .     . . . . . . . . r . .
    1   . . . b . C . . . . .     . . . . . b . . . . .
        """,
        "roll 2, move d1 f1",
    ).goes_on()


@pytest.mark.rule("BOB goal.defeat")
@pytest.mark.rule("BOB ruling.defeat")
def test_who_has_no_piece_left_has_lost() -> None:
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . r . . . . . . .     . . . b . . . . . . .
    8   . . T b . T . . T . .     . . T . . T . . T . .
        """,
        "roll 1, attack d8 d8 d9, fight 6 5 1 2",
    ).won_by(BLUE_GREEN, "BOB goal.defeat", "defeat")
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . r . . . . . . .     . . . r . . . . . . .
    8   . . T b . T . . T . .     . . T . . T . . T . .
        """,
        "roll 1, attack d8 d8 d9, fight 1 2 5 6",
    ).won_by(RED_YELLOW, "BOB goal.defeat", "defeat")


@pytest.mark.rule("BOB C3")
@pytest.mark.rule("BOB ruling.defeat")
def test_whoever_kills_the_last_enemy_moves_in_and_does_not_land() -> None:
    """From a keep, which closes; the flag on the castle stays where it is, and the killer of a carrier stays out."""
    now = table({"f7": "blue", "e7": "red"})
    now.play("roll 1, attack f7 f7 e7, fight 6 5 1 2")
    assert (now.pieces, now.closed) == ({"e7": "blue"}, {"f7": 3})
    assert now.told("BOB C3") == ["The blue piece defeats the red piece.", "The blue piece goes to e7."]
    castle = table({"e13": "blue", "f13": "red"}).play("roll 1, attack e13 e13 f13, fight 6 5 1 2")
    castle.won_by(BLUE_GREEN, "BOB goal.defeat", "defeat")
    assert (castle.pieces, castle.flags[RED_YELLOW]) == ({"f13": "blue"}, ("home", None))
    home = table({"e1": "blue+", "f1": "red"}).play("roll 1, attack e1 e1 f1, fight 6 5 1 2")
    home.won_by(BLUE_GREEN, "BOB goal.defeat", "defeat")
    thief = table({"d8": "blue", "d9": "red+"}).play("roll 1, attack d8 d8 d9, fight 6 5 1 2")
    assert (thief.pieces, thief.flags[BLUE_GREEN]) == ({"d8": "blue"}, ("space", "d9"))


@pytest.mark.rule("BOB ruling.defeat")
@pytest.mark.rule("BOB ruling.doubles.combat")
def test_a_double_comes_too_late_for_a_side_without_pieces() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . . . . .
    8   . . T b . T . . T . .
        """
    ).play("roll 1, attack d8 d8 d9, fight 6 6 5 5")
    now.won_by(BLUE_GREEN, "BOB goal.defeat", "defeat")


@pytest.mark.rule("BOB ruling.defeat")
def test_a_team_lives_while_one_partner_has_a_piece() -> None:
    table(
        """
        a b c d e f g h i j k
    9   . . . r . . . . y . .
    8   . . T b . T . . T . .
        """,
        players=4,
    ).play("roll 1, attack d8 d8 d9, fight 6 5 1 2").goes_on()


@pytest.mark.rule("BOB ruling.limit")
@pytest.mark.parametrize("limit", [22, 200])
def test_a_stalled_game_is_a_draw(limit: int) -> None:
    now = table(APART, played=limit - 2, limit=limit).play("roll 1, move d5 d6").goes_on()
    now.play("roll 1, move i9 h9")
    now.drawn("BOB ruling.limit", "limit")


@pytest.mark.rule("BOB ruling.limit")
def test_each_partner_counts_for_the_limit() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . . b . . . g . . .
        """,
        players=4,
        played=198,
    ).play("roll 1, move d5 d6")
    now.goes_on().play("roll 1, move h5 h6").drawn("BOB ruling.limit", "limit")


@pytest.mark.rule("BOB ruling.limit")
def test_the_limit_is_an_option() -> None:
    for wrong in ("0", "-3", "soon", "", "1.5"):
        with pytest.raises(InvalidOptions, match="limit"):
            GAME.new(2, limit=wrong)
    now = new_table(2, limit="1").play("begin 5 2, roll 1, move b2 b3")
    now.drawn("BOB ruling.limit", "limit")


@pytest.mark.rule("BOB ruling.over")
def test_nothing_more_can_be_done_when_it_is_over() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    1   . . . B . C . . . . .
        """
    ).play("roll 2, move d1 f1")
    now.refuses("move f1 f2", "BOB ruling.over", by=0)
    now.refuses("move i9 i8", "BOB ruling.over", by=1)


# -- Setting up -------------------------------------------------------------------------------------------------------

THE_BEGINNING = """
        a b c d e f g h i j k
   13   . . . . . Q . . . . .
   12   . r r r . . . y y y .
   11   . . . . . . . . . . .
   10   . T K . T . T . K T .
    9   . . . . . . . . . . .
    8   . . T . . T . . T . .
    7   T . . . . K . . . . T
    6   . . T . . T . . T . .
    5   . . . . . . . . . . .
    4   . T K . T . T . K T .
    3   . . . . . . . . . . .
    2   . b b b . . . g g g .
    1   . . . . . C . . . . .
"""


@pytest.mark.rule("BOB setup.pieces")
@pytest.mark.rule("BOB setup.sides")
@pytest.mark.rule("BOB ruling.board")
@pytest.mark.rule("BOB ruling.pieces")
@pytest.mark.rule("BOB space.drawbridge")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_pieces_of_each_colour_stand_on_their_drawbridges(players: int) -> None:
    now = new_table(players).shows(THE_BEGINNING)
    assert now.flags == {BLUE_GREEN: ("home", None), RED_YELLOW: ("home", None)}
    spots = GAME.scene(now.state, 0).spots
    squares = {spot.key for spot in spots if spot.shape in ("square", "round")}
    assert len(squares) == 11 * 13


@pytest.mark.rule("BOB setup.players")
def test_two_to_four_may_play() -> None:
    assert GAME.meta.players == (2, 4)
    for players in (0, 1, 5):
        with pytest.raises(InvalidOptions, match="players"):
            GAME.new(players)


@pytest.mark.rule("BOB ruling.colours")
@pytest.mark.rule("BOB setup.sides")
def test_one_against_one_each_has_both_colours_of_a_side() -> None:
    now = new_table(2).play("begin 5 2, roll 1")
    assert now.to_act == 0
    assert now.movers == {"b2", "c2", "d2", "h2", "i2", "j2"}
    now.play("move b2 b3, roll 1")
    assert now.to_act == 1
    assert now.movers == {"b12", "c12", "d12", "h12", "i12", "j12"}


@pytest.mark.rule("BOB setup.deck")
@pytest.mark.rule("BOB deck.cards")
def test_fifty_four_cards_of_sixteen_kinds_are_shuffled() -> None:
    """Shuffled: the first card may be any of them, each as likely as it is often."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . b . . . . . . . .
        """
    ).play("roll 1, move c5 c4")
    odds = {str(item): weight for (_, item), weight in now.odds.items()}
    assert odds == {
        "extra-strength": 6, "extra-defense": 6, "gain-reinforcements": 4, "horse": 6, "ghost-magic": 4,
        "rain-storm": 3, "the-reaper": 1, "poison": 3, "locust-swarm": 3, "strong-wind": 2, "hidden-knife": 3,
        "safeguard": 2, "thief": 5, "providing-aid": 2, "saboteur": 3, "famine": 1,
    }  # fmt: skip
    assert sum(odds.values()) == 54
    assert len(odds) == 16


SMALL = """
    r r r . Q . y y y
    . . . . T . . . .
    . . . . K . . . .
    . . . . T . . . .
    b b b . C . g g g
"""


@pytest.mark.rule("BOB ruling.board.own")
def test_another_board_may_be_dropped_in(tmp_path: Path) -> None:
    now = BattleOfBanners(packed(SMALL, tmp_path).new(2), packed(SMALL, tmp_path))
    assert [square for square, colour in now.pieces.items() if colour == "green"] == ["g1", "h1", "i1"]
    now.play("begin 6 1, roll 2, move c1 e1")
    assert now.pieces["e1"] == "blue"


@pytest.mark.rule("BOB ruling.board.own")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("r . Q", "r . .", r"castle.*\[BOB ruling.board.own\]"),
        ("r . Q", "r Q Q", r"castle.*\[BOB ruling.board.own\]"),
        (
            "r . Q",
            ". . Q",
            r"board.toml: rows: 2 drawbridges 'r' of red; there must be 3.*board.own\]",
        ),
        ("r . Q", "r r Q", r"4 drawbridges 'r' of red; there must be 3, one for each piece \[BOB ruling.board.own\]"),
        ("y y y", ". . .", r"0 drawbridges 'y' of yellow.*\[BOB ruling.board.own\]"),
        (". . . . K . . . .", "T T T T T T T T T", r"reach.*\[BOB ruling.board.own\]"),
        (". . . . K . . . .", ". . . . K . . .", "row"),
        (". . . . K . . . .", ". . . . X . . . .", "X"),
    ],
)
def test_a_board_that_cannot_be_played_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    with pytest.raises(InvalidPack, match=complaint):
        packed(SMALL.replace(old, new, 1), tmp_path)


# -- The spaces -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB space.drawbridge")
def test_a_drawbridge_is_otherwise_a_square() -> None:
    """A red piece stands on a drawbridge of Blue, and is attacked there."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    3   . . . r . . . . . . .
    2   . . . . . . . . . . .
    1   . . . b . C . . . . .
        """,
        turn="red",
    ).play("roll 1, move d3 d2, roll 1")
    assert "d1 d1 d2" in now.attacks


@pytest.mark.rule("BOB space.tree")
def test_nobody_moves_onto_a_tree() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . b . . . . . . . .
        """
    ).play("roll 1")
    now.refuses("move c5 c6", "BOB space.tree")
    assert now.ends("c5") == {"b5", "d5", "c4"}


@pytest.mark.rule("BOB space.keep")
@pytest.mark.rule("BOB T1")
def test_landing_on_a_keep_brings_one_card() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . b . . . . . . . .
        """
    ).play("roll 1, move c5 c4")
    assert now.to_act == "~"
    now.play("draw thief")
    assert now.hand(BLUE_GREEN) == {"thief": 1}
    assert now.hand(RED_YELLOW) == {}
    assert now.deck.total() == 53
    assert now.deck["thief"] == 4


@pytest.mark.rule("BOB space.keep.safe")
def test_a_piece_in_a_keep_cannot_be_attacked() -> None:
    now = table(
        """
        a b c d e f g h i j k
    7   T . . . b r . . . . T
        """
    ).play("roll 1")
    now.refuses("attack e7 e7 f7", "BOB space.keep.safe")
    now.refuses("move e7 f7", "BOB C1")
    assert now.attacks == set()


@pytest.mark.rule("BOB space.keep.closed")
@pytest.mark.rule("BOB ruling.keep")
def test_a_keep_is_closed_for_two_turns_after_a_piece_has_left_it() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . . r .
    7   T . . . b K r . . . T
        """,
        closed={"f7": 2},
    ).play("roll 1")
    now.refuses("move e7 f7", "BOB space.keep.closed")
    now.play("move e7 e6, roll 1")
    now.refuses("move g7 f7", "BOB space.keep.closed")
    now.play("move g7 g6, roll 2")
    assert "f7" in now.ends("e6")


@pytest.mark.rule("BOB ruling.keep")
def test_the_turns_of_a_closed_keep_are_counted_from_leaving() -> None:
    """Red leaves in turn t; closed in t, t+1 and t+2, open in t+3."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . . b .
    7   T . . . b r . . . . T
        """,
        turn="red",
    ).play("roll 2, move f7 h7")
    assert now.closed == {"f7": 2}
    now.play("roll 1").refuses("move e7 f7", "BOB space.keep.closed")
    now.play("move j9 k9, roll 1")
    assert now.closed == {"f7": 1}
    now.play("move h7 h8, roll 1")
    assert now.closed == {}
    assert "f7" in now.ends("e7")


@pytest.mark.rule("BOB ruling.keep")
def test_a_keep_closes_for_whatever_reason_a_piece_leaves() -> None:
    in_keep = """
        a b c d e f g h i j k
    9   . . . . . . . . . r .
    7   T . . . r b . . . . T
    5   . . . b . . . . . . .
    """
    for script in (
        "roll 1, attack f7 f7 e7, fight 6 5 1 2",  # it wins and moves on
        "roll 1, attack f7 f7 e7, fight 1 2 5 6",  # it dies in the attack
        "roll 1, attack f7 f7 e7, fight 1 2 1 3, rest e8",  # a tie
    ):
        assert table(in_keep).play(script).closed == {"f7": 2}, script
    stays = table(in_keep).play("roll 1, attack f7 f7 e7, fight 1 2 1 3, rest f7")
    assert stays.closed == {}
    for item, where in (("the-reaper", ""), ("locust-swarm", " east"), ("saboteur", " b2"), ("providing-aid", " j8")):
        now = table(in_keep, turn="red", mine=item).play(f"play {item} f7{where}")
        assert now.closed == {"f7": 3}, item
    now = table(in_keep, mine="safeguard").play("play safeguard f7 c4")
    assert now.closed == {"f7": 2}


@pytest.mark.rule("BOB space.keep.closed")
def test_a_piece_cannot_go_round_into_the_keep_it_has_left() -> None:
    """c4, c5, d5, d4 is a loop of four."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    4   . T b . T . T . K T .
        """
    ).play("roll 4")
    now.refuses("move c4 c4", "BOB space.keep.closed")
    assert "c4" not in now.ends("c4")


@pytest.mark.rule("BOB space.castle")
def test_landing_on_the_enemy_castle_takes_the_flag() -> None:
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
   13   . . . . . Q . . . . .     . . . . . B . . . . .
   11   . . . . . b . . . . .     . . . . . . . . . . .
    9   . . . . . . . . r . .     . . . . . . . . r . .
        """,
        "roll 2, move f11 f13",
    )


@pytest.mark.rule("BOB space.castle")
def test_a_castle_whose_flag_is_away_gives_nothing() -> None:
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
   13   . . . . . Q . . . . .     . . . . . b . . . . .
   11   . . . . . b . . . . .     . . . . . . . . . . .
    9   . . . . . . . . r . .     . . . . . . . . r . .
    5   . . . . . . . . B . .     . . . . . . . . B . .
        """,
        "roll 2, move f11 f13",
    )


@pytest.mark.rule("BOB space.castle.leave")
def test_the_piece_on_the_enemy_castle_must_be_the_one_that_moves() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . . B . . . . .
    9   . . . . . . . . r . .
    5   . . . b . . . . . . .
        """
    ).play("roll 4")
    assert now.movers == {"f13"}
    now.refuses("move d5 d9", "BOB space.castle.leave")
    now.refuses("move f13 f13", "BOB space.castle.leave")
    assert "f13" not in now.ends("f13")


@pytest.mark.rule("BOB space.castle.leave")
@pytest.mark.rule("BOB ruling.castle")
def test_a_tie_is_no_reason_to_stay_on_the_castle() -> None:
    """It goes elsewhere, unless there is nowhere else: then the duty remains."""
    now = table({"f13": "blue+", "e13": "red", "i9": "red", "d5": "blue"})
    now.play("roll 1, attack f13 f13 e13, fight 1 2 1 3")
    assert now.rests == {"d13", "e12"}
    now.refuses("rest f13", "BOB space.castle.leave")
    shut = table({"f13": "blue+", "e13": "red", "d13": "red", "e12": "yellow", "d5": "blue"})
    shut.play("roll 1, attack f13 f13 e13, fight 1 2 1 3")
    assert shut.rests == {"f13"}
    assert shut.play("rest f13, roll 1, move d13 c13, roll 1").movers == {"f13"}


@pytest.mark.rule("BOB space.castle.leave")
def test_the_duty_is_its_owners_alone() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . . G . . . . .
    9   . . . . . . . . r . .
    5   . . . b . . . g . . .
        """,
        players=4,
    ).play("roll 1")
    assert now.movers == {"d5"}
    now.play("move d5 d6, roll 1")
    assert now.movers == {"f13"}


@pytest.mark.rule("BOB ruling.castle")
def test_a_piece_that_cannot_leave_loses_the_turn_and_stays_bound() -> None:
    """A Rain Storm leaves no spaces; in the next turn it is still the piece that must go."""
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . . B . . . . .
    9   . . . . . . . . r . .
    5   . . . b . . . . . . .
        """,
        storm=True,
    ).play("roll 3")
    assert now.on_turn == RED_YELLOW
    assert len(now.told("BOB ruling.castle")) == 1
    now.play("roll 1, move i9 h9, roll 3")
    assert now.movers == {"f13"}


@pytest.mark.rule("BOB ruling.castle.safeguard")
def test_safeguard_is_no_way_around_leaving_the_castle() -> None:
    drawing = """
        a b c d e f g h i j k
   13   . . . . . b . . . . .
    9   . . . . . . . . r . .
    5   . . . b . . . . . B .
    """
    now = table(drawing, mine="safeguard")
    now.refuses("play safeguard d5 c4", "BOB ruling.castle.safeguard")
    now.refuses("play safeguard f13 f7", "BOB ruling.castle.safeguard")
    assert now.plays("safeguard") == set()


@pytest.mark.rule("BOB space.castle.blocked")
@pytest.mark.rule("BOB ruling.castle.through")
def test_blocked_in_it_goes_through_the_ring_and_may_turn() -> None:
    drawing = """
        a b c d e f g h i j k
   13   . . . . r B g . . . .
   12   . . . . . r . . . . .
    """
    now = table(drawing).play("roll 1")
    assert now.ends("f13") == {"d13", "e12", "f11", "g12", "h13"}
    check_ways(now, 1)
    now = table(drawing).play("roll 2")
    assert now.ends("f13") == {"c13", "d12", "e11", "f10", "g11", "h12", "i13"}
    check_ways(now, 2)


def test_a_table_of_revision_2_goes_on_under_its_rules() -> None:
    """There the way led straight on."""
    older = load("battle-of-banners@2")
    drawing = """
        a b c d e f g h i j k
   13   . . . . r B g . . . .
   12   . . . . . r . . . . .
    """
    position = GAME.dump(table(drawing).state) | {"rules_rev": 2}
    now = BattleOfBanners(older.restore(position), older).play("roll 1")
    assert now.ends("f13") == {"d13", "f11", "h13"}
    paths = {one.text: one.path for one in older.choices(now.state, 0)}
    assert paths["move f13-f11"] == ("spot:f13", "spot:f12", "spot:f11")


@pytest.mark.rule("BOB space.castle.blocked")
@pytest.mark.rule("BOB ruling.castle.through")
def test_every_piece_that_is_passed_adds_a_space() -> None:
    """Over f12 and f11 to e11, f10 and g11; the piece at d12 is passed by nobody: it doesn't stand beside the ring."""
    drawing = """
        a b c d e f g h i j k
   13   . . . . r B g . . . .
   12   . . . y . r . . . . .
   11   . . . . . y . . . . .
    """
    now = table(drawing).play("roll 1")
    assert now.ends("f13") == {"d13", "e12", "e11", "f10", "g11", "g12", "h13"}
    now = table(drawing).play("roll 2")
    assert now.ends("f13") == {"c13", "e11", "d11", "e12", "f9", "h11", "g11", "g12", "h12", "i13"}
    check_ways(now, 2)


@pytest.mark.rule("BOB M5")
@pytest.mark.rule("BOB space.castle.blocked")
@pytest.mark.rule("BOB ruling.castle.through")
def test_the_way_through_does_not_turn_straight_back() -> None:
    """No way leads from f13 over e13 back to it; but round by e13, e12 and f12 it leads there, and on to attack."""
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . r B g . . . .
   12   . . . . r r . . . . .
        """
    ).play("roll 2")
    assert "f13" not in now.ends("f13")
    assert {"f13 f13 e13", "f13 f13 f12"} <= now.attacks
    check_ways(now, 2)


@pytest.mark.rule("BOB space.castle.blocked")
@pytest.mark.rule("BOB ruling.castle.through")
def test_the_way_through_a_block_of_pieces_comes_to_an_end() -> None:
    """Round and round over e12, e11, f11 and f12 leads to no other space."""
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . r B g . . . .
   12   . . . . r r . . . . .
   11   . . . . y y . . . . .
        """
    ).play("roll 1")
    assert now.ends("f13") == {"d13", "d12", "d11", "f10", "g11", "g12", "h13"}  # e10 is a tree
    check_ways(now, 1)


@pytest.mark.rule("BOB M4")
@pytest.mark.rule("BOB ruling.castle.through")
@pytest.mark.parametrize(("carrier", "flag", "reached"), [("B", ".", False), ("b", "F", True)])
def test_a_carrier_passes_nobody_in_a_keep(carrier: str, flag: str, reached: bool) -> None:
    """The ring goes on down to the keep c10; d10 and c9 lie behind it."""
    now = table(
        f"""
        a b c d e f g h i j k
   13   . . r r r {carrier} g . . . .
   12   . . y . . g . . . . .
   11   . . y . . . . . . . .
   10   . T y . T . T . K T .
    5   . . . . . {flag} . . . . .
        """
    ).play("roll 1")
    assert now.ends("f13") >= {"b13", "d12", "b11", "d11", "h13"}
    assert (now.ends("f13") >= {"c9", "d10"}) == reached
    check_ways(now, 1)


def check_ways(now: BattleOfBanners, steps: int) -> None:
    """The ways that are shown from f13 lead where the rules lead, step by step, over pieces only at first."""
    state: Any = now.state
    piece, names = PIECES["blue1"], state.board.names
    assert {names[sq] for sq, _ in picks.walk(state, piece)[-1]} - {"f13"} == now.ends("f13")
    for choice in now.game.choices(state, 0):
        way = [spot.removeprefix("spot:") for spot in choice.path]
        places = [("abcdefghijk".index(square[0]), int(square[1:])) for square in way]
        assert all(abs(x - u) + abs(y - v) == 1 for (x, y), (u, v) in pairwise(places)), choice
        assert all(one != other for one, other in zip(way, way[2:], strict=False)), choice  # not straight back
        taken = [square for square in way[1:-1] if state.on(state.board.squares[square]) not in (-1, piece)]
        assert way[1 : 1 + len(taken)] == taken
        assert len(way) == 1 + len(taken) + steps


@pytest.mark.rule("BOB space.castle.blocked")
def test_with_one_way_out_nothing_is_passed_over() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . r B . . . . .
   12   . . . . . r . . . . .
        """
    ).play("roll 1")
    assert now.ends("f13") == {"g13"}


@pytest.mark.rule("BOB space.castle.blocked")
def test_only_the_enemy_castle_may_be_left_over_pieces() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    2   . . . . . g . . . . .
    1   . . . . g b g . . . .
        """,
        players=4,
    )
    now.play("roll 1")
    assert now.on_turn == BLUE_GREEN
    assert now.to_act == "~"  # Blue's move is lost; it is Green's roll


@pytest.mark.rule("BOB ruling.castle.attack")
def test_nobody_attacks_from_an_occupied_square() -> None:
    """From the castle it may attack whom it touches, with a 1; never the one behind."""
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . r B g . . . .
   12   . . . . . g . . . . .
   11   . . . . . y . . . . .
        """
    ).play("roll 1")
    assert now.attacks == {"f13 f13 e13"}
    now.refuses("attack f13 f12 f11", "BOB ruling.castle.attack")


@pytest.mark.rule("BOB ruling.castle.through")
def test_having_passed_it_may_attack_by_the_usual_rules() -> None:
    """Over f12 to f11, or over the corner to e12 and g12, and then with the second step; from f11 not back at f12,
    which it has passed, but from e12 and g12 if it came by e13 and g13."""
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . g B g . . . .
   12   . . . . . r . . . . .
   11   . . . . . . r . . . .
        """
    ).play("roll 2")
    assert now.attacks == {"f13 f11 g11", "f13 g12 g11", "f13 e12 f12", "f13 g12 f12"}


# -- Movement ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB M1")
@pytest.mark.rule("BOB ruling.start")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_higher_die_begins(players: int) -> None:
    assert new_table(players).play("begin 5 2").on_turn == BLUE_GREEN
    assert new_table(players).play("begin 2 5").on_turn == RED_YELLOW
    assert new_table(players).play("begin 4 4, begin 2 2, begin 1 2").on_turn == RED_YELLOW


@pytest.mark.rule("BOB ruling.turn")
def test_the_sides_take_turns() -> None:
    now = table(APART).play("roll 1")
    assert now.to_act == 0
    now.refuses("move i9 h9", "BOB ruling.turn", by=1)
    now.play("move d5 d6, roll 1")
    assert now.to_act == 1
    now.refuses("move d6 d7", "BOB ruling.turn", by=0)


@pytest.mark.rule("BOB M2")
@pytest.mark.rule("BOB M2.piece")
def test_one_piece_moves_what_one_die_shows() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    3   . . . . . . . . . b .
    1   b . . . . C . . . . .
        """
    )
    assert now.odds == {("roll", die): 1 for die in range(1, 7)}
    now.play("roll 1")
    assert now.movers == {"a1", "j3"}
    assert now.ends("a1") == {"a2", "b1"}
    now.play("move a1 a2")
    assert now.on_turn == RED_YELLOW


@pytest.mark.rule("BOB ruling.piece.own")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_moves_a_piece_of_the_other_side(players: int) -> None:
    now = table(FOUR, players=players).play("roll 1")
    now.refuses("move d9 d8", "BOB ruling.piece.own")
    now.refuses("attack h9 d6 d5", "BOB ruling.piece.own")
    assert now.movers == ({"d5", "h5"} if players == 2 else {"d5"})


@pytest.mark.rule("BOB M2.backwards")
@pytest.mark.rule("BOB M2.exact")
def test_three_means_three_spaces_in_any_direction() -> None:
    """Also backwards and round the corner: down to d3 and back up beside it; trees at c6, e4, and no way through."""
    now = table(APART).play("roll 3")
    straight = {"d8", "d2", "a5", "g5"}
    one_corner = {"c7", "e7", "b6", "f4", "c3", "e3", "d4", "d6", "c5", "e5"}
    assert now.ends("d5") == straight | one_corner


@pytest.mark.rule("BOB M2.diagonal")
def test_no_diagonal_step() -> None:
    now = table(APART).play("roll 1")
    now.refuses("move d5 e6", "BOB M2.diagonal")
    assert now.ends("d5") == {"d4", "d6", "c5", "e5"}


@pytest.mark.rule("BOB M2.exact")
def test_neither_fewer_nor_more() -> None:
    now = table(APART).play("roll 3")
    now.refuses("move d5 d7", "BOB M2.exact")
    now.refuses("move d5 d9", "BOB M2.exact")
    now.play("move d5 d8")


@pytest.mark.rule("BOB ruling.pass")
def test_whoever_can_move_must() -> None:
    table(APART).play("roll 3").refuses("pass", "BOB ruling.pass")


@pytest.mark.rule("BOB ruling.stuck")
def test_without_a_move_of_full_length_the_turn_is_lost() -> None:
    """Shut into a corner with one square to go, a 2 can't be moved, a 1 can."""
    drawing = """
        a b c d e f g h i j k
    3   r . . . . . . . . . .
    2   . r . . . . . . . . .
    1   b r . . . C . . . . .
    """
    now = table(drawing, turn="blue").play("roll 3")
    assert now.on_turn == RED_YELLOW
    assert table(drawing).play("roll 1").ends("a1") == {"a2"}


@pytest.mark.rule("BOB M3")
def test_scouts_go_two_further() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . . Q . . . . r
    1   g . . . . C . . . . b
        """
    ).play("roll 1")
    assert now.ends("k1") == {"j1", "k2"}
    assert now.ends("a1") == {"a4", "b3", "c2", "d1", "b1", "a2"}  # the last two round the corner


@pytest.mark.rule("BOB M3.attack")
@pytest.mark.rule("BOB C2.scout")
@pytest.mark.rule("BOB C2.bonus")
@pytest.mark.parametrize(
    ("piece", "players", "tie"),
    [("b", 2, False), ("g", 2, True), ("b", 4, False), ("g", 4, False), ("b", 3, False), ("g", 3, False)],
)
def test_who_attacks_has_one_more_but_not_a_scout(piece: str, players: int, tie: bool) -> None:
    """Three steps from d6 or, for a scout, with a 1."""
    now = table(
        f"""
        a b c d e f g h i j k
    9   . . . r . . . . r . .
    6   . . T {piece} . T . . T . .
        """,
        players=players,
        turn={"b": "blue", "g": "green"}[piece] if players > 2 else "blue",
    ).play("roll 1, attack d6 d8 d9" if tie else "roll 3, attack d6 d8 d9")
    now.play("fight 3 4 5 2")
    if tie:
        assert now.rests == {"c9", "e9", "d10", "d8"}
    else:
        assert now.pieces["d9"] == {"b": "blue", "g": "green"}[piece]


@pytest.mark.rule("BOB C2.bonus")
@pytest.mark.parametrize(("piece", "turn", "tie"), [("r", "red", False), ("y", "yellow", True)])
def test_red_has_it_and_yellow_not(piece: str, turn: str, tie: bool) -> None:
    now = table(
        f"""
        a b c d e f g h i j k
    9   . . . b . . . . b . .
    6   . . T {piece} . T . . T . .
        """,
        turn=turn,
    ).play("roll 1, attack d6 d8 d9" if tie else "roll 3, attack d6 d8 d9")
    now.play("fight 3 4 5 2")
    assert bool(now.rests) == tie


@pytest.mark.rule("BOB ruling.movement")
def test_what_a_piece_moves_is_added_up() -> None:
    drawing = """
        a b c d e f g h i j k
   13   . . . . . Q . . . . r
    1   g . . . . C . . . . b
    """
    assert table(drawing, storm=True).play("roll 3").movers == {"a1"}  # 3 - 3, and 3 + 2 - 3
    assert table(drawing, storm=True).play("roll 3").ends("a1") == {"a3", "b2", "c1"}
    assert table(drawing, storm=True).play("roll 1").on_turn == RED_YELLOW
    assert table(drawing, storm=True).play("roll 4").ends("k1") == {"k2", "j1"}
    horse = table(drawing, mine="horse", storm=True).play("play horse, roll 1 3")
    assert horse.ends("k1") == {"k2", "j1"}
    assert horse.ends("a1") == {"a4", "b3", "c2", "d1", "b1", "a2"}


@pytest.mark.rule("BOB M4")
def test_a_carrier_enters_no_keep() -> None:
    drawing = """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    7   T . . . B K . . . . T
    """
    now = table(drawing).play("roll 1")
    now.refuses("move e7 f7", "BOB M4")
    assert "g7" not in table(drawing).play("roll 2").ends("e7")
    assert "g7" in table({"i9": "red", "e7": "blue"}).play("roll 2").ends("e7")


@pytest.mark.rule("BOB M5")
def test_no_step_straight_back() -> None:
    now = table(APART).play("roll 2")
    now.refuses("move d5 d5", "BOB M5")
    assert now.ends("d5") == {"d3", "d7", "b5", "f5", "c4", "e6"}


@pytest.mark.rule("BOB ruling.loop")
def test_a_move_may_go_round() -> None:
    """d5, e5, … back to d5 by four squares; six spaces lead two squares away as well."""
    now = table(APART).play("roll 4")
    assert "d5" in now.ends("d5")
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . . . . . . r . .     . . . . . . . . r . .
    3   . . . b . . . . . . .     . . . b . . . . . . .
        """,
        "roll 4, move d3 d3",
    )


@pytest.mark.rule("BOB ruling.block")
def test_trees_and_pieces_are_in_the_way() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    2   b . . . . . . . . . .
    1   b g . . . C . . . . .
        """
    ).play("roll 1")
    assert now.movers == {"a2", "b1"}  # the scout goes three
    now.refuses("move a1 b1", "BOB ruling.block")
    now.refuses("move a1 a2", "BOB ruling.block")
    now = table(
        """
        a b c d e f g h i j k
   11   . . . b r . . . . . .
        """
    ).play("roll 2")
    now.refuses("move d11 f11", "BOB ruling.block")


@pytest.mark.rule("BOB ruling.cross")
def test_keeps_castles_and_flag_spaces_are_crossed_without_effect() -> None:
    keep = story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . . . . . . r . .     . . . . . . . . r . .
    7   T . . . b K . . . . T     T . . . . K b . . . T
        """,
        "roll 2, move e7 g7",
    )
    assert keep.to_act == "~"
    assert {kind for kind, *_ in keep.odds} == {"roll"}
    assert keep.closed == {}
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
   13   . . . . b Q . . . . .     . . . . . Q b . . . .
   12   . . . . . . r . . . .     . . . . . . r . . . .
        """,
        "roll 2, move e13 g13",
    )
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . . . . . . r . .     . . . . . . . . r . .
    2   . b F . . . . . . . .     . . F b . . . . . . .
    1   . . r . . C . . . . .     . . r . . C . . . . .
        """,
        "roll 2, move b2 d2",
    )


@pytest.mark.rule("BOB ruling.landing")
def test_a_piece_lands_only_where_its_move_ends() -> None:
    """Over the castle: no flag. A loop back into one's own place: nothing."""
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . b Q . . . . .
    9   . . . . . . . . r . .
        """
    ).play("roll 2, move e13 g13")
    assert now.flags[RED_YELLOW] == ("home", None)


# -- Combat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB C1")
@pytest.mark.rule("BOB C3")
@pytest.mark.rule("BOB C2")
def test_moving_onto_an_enemy_is_combat_and_the_higher_roll_wins() -> None:
    now = table(FACE_TO_FACE).play("roll 1")
    assert now.attacks == {"d8 d8 d9"}
    now.play("attack d8 d8 d9")
    assert now.odds == {("dice", a, b): 1 if a == b else 2 for a in range(1, 7) for b in range(a, 7)}
    now.play("fight 3 4 5 2")
    assert now.pieces == {"i11": "red", "d9": "blue", "h3": "blue"}
    assert now.dead == {"blue": 1, "green": 3, "red": 2, "yellow": 3}


@pytest.mark.rule("BOB C2")
@pytest.mark.parametrize(
    ("mine", "theirs", "bonus"),
    [
        ("", "", 1),
        ("extra-strength", "", 2),
        ("poison", "", 4),
        ("", "extra-defense", 0),
        ("", "poison", -2),
        ("extra-strength", "extra-defense", 1),
        ("poison", "poison", 1),
        ("extra-strength", "poison", -1),
        ("poison", "extra-defense", 3),
    ],
)
def test_the_odds_of_a_fight_are_exact(mine: str, theirs: str, bonus: int) -> None:
    """Every one of the 1,296 rolls is played and counted."""
    asked = table(FACE_TO_FACE, mine=mine, theirs=theirs).play("pass" if mine else "", "roll 1, attack d8 d8 d9")
    asked.play(f"play {mine}" if mine else "", f"play {theirs}" if theirs else "")
    assert asked.fight_odds() == exact_odds(bonus)


def exact_odds(bonus: int) -> dict[str, Fraction]:
    found = {"win": 0, "tie": 0, "lose": 0}
    for a, b, c, d in product(range(1, 7), repeat=4):
        difference = a + b + bonus - c - d
        found["win" if difference > 0 else "lose" if difference < 0 else "tie"] += 1
    return {what: Fraction(number, 1296) for what, number in found.items()}


def test_the_table_of_odds() -> None:
    percent = {
        bonus: tuple(round(100 * exact_odds(bonus)[what]) for what in ("win", "tie", "lose"))
        for bonus in (0, 1, 2, 3, -3)
    }
    assert percent == {0: (44, 11, 44), 1: (56, 11, 34), 2: (66, 10, 24), 3: (76, 8, 16), -3: (16, 8, 76)}


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("extra-strength", "With Extra Strength: 66 % win, 10 % tie, 24 % loss."),
        ("poison", "With Poison: 84 % win, 6 % tie, 10 % loss."),
        ("hidden-knife", "With Hidden Knife you win a tie, too: 66 % win."),
    ],
)
def test_what_a_card_of_the_own_hand_would_change_is_told_before_the_attack(card: str, told: str) -> None:
    now = table(FACE_TO_FACE, mine=card).play("pass", "roll 1")
    seat = int(now.state.actor())
    attacks = [one for one in now.game.prompt(now.state, seat).choices if one.text.startswith("attack")]
    assert attacks
    assert all(told in one.effect for one in attacks), [one.effect for one in attacks]
    others = [one for one in now.game.prompt(now.state, seat).choices if not one.text.startswith("attack")]
    assert not any(told in " ".join(one.effect) for one in others)


@pytest.mark.rule("BOB ruling.team.card")
def test_a_knife_is_promised_only_while_it_could_be_played() -> None:
    """Blue has played an item and a Hidden Knife: Green may play no third card, and is promised none."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . y . . .
    8   . . T b . T . g T . .
        """,
        players=4,
        mine="rain-storm hidden-knife hidden-knife",
    ).play("play rain-storm, roll 1")
    assert any("Hidden Knife" in line for line in effects_of_attacks(now))
    now.play("attack d8 d8 d9, fight 1 2 1 3, play hidden-knife, roll 1")
    assert effects_of_attacks(now) == [""]
    now.play("attack h8 h8 h9, fight 1 2 1 3")
    assert now.rests


def effects_of_attacks(now: BattleOfBanners) -> list[str]:
    choices = now.game.prompt(now.state, int(now.state.actor())).choices
    return [" ".join(one.effect) for one in choices if one.text.startswith("attack")]


@pytest.mark.rule("BOB ruling.attack.last")
def test_an_enemy_is_attacked_only_with_the_last_step() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   r . . . . Q . . . . .
    9   . . . r . . . . r . .
    8   . . T b . T . . T . .
        """
    ).play("roll 2")
    assert now.attacks == set()
    now.refuses("attack d8 d8 d9", "BOB ruling.attack.last")


@pytest.mark.rule("BOB ruling.attack.from")
def test_the_same_enemy_from_different_squares() -> None:
    drawing = """
        a b c d e f g h i j k
    9   . . . r . . . . r . .
    7   T . . . b K . . . . T
    """
    now = table(drawing).play("roll 3")
    assert now.attacks == {"e7 d8 d9", "e7 e9 d9"}
    # a tie with no other place than where it came from
    assert "d8" in table(drawing).play("roll 3, attack e7 d8 d9, fight 1 3 2 3").rests


@pytest.mark.rule("BOB ruling.combat.order")
@pytest.mark.rule("BOB ruling.combat.asked")
def test_attacker_then_defender_are_asked_then_dice_are_rolled() -> None:
    """Asked with cards in hand, even if none of them fits."""
    now = table(FACE_TO_FACE, mine="horse", theirs="thief").play("pass, roll 1, attack d8 d8 d9")
    assert (now.to_act, now.offered) == (0, {"pass"})
    now.play("pass")
    assert (now.to_act, now.offered) == (1, {"pass"})
    now.play("pass")
    assert now.to_act == "~"
    now.play("fight 1 3 3 2")
    assert (now.to_act, now.offered) == (0, {"pass"})  # a Hidden Knife?
    now.play("pass")
    assert (now.to_act, now.offered) == (1, {"pass"})
    now.play("pass")
    assert now.rests == {"c9", "e9", "d10", "d8"}


@pytest.mark.rule("BOB ruling.combat.asked")
def test_who_has_no_cards_or_has_used_one_is_not_asked() -> None:
    now = table(FACE_TO_FACE).play("roll 1, attack d8 d8 d9")
    assert now.to_act == "~"
    now = table(FACE_TO_FACE, mine="rain-storm horse").play("play rain-storm, roll 1, attack d8 d8 d9")
    assert now.to_act == "~"
    now.play("fight 1 3 3 2")
    assert (now.to_act, now.offered) == (0, {"pass"})  # a Hidden Knife may be the second


@pytest.mark.rule("BOB ruling.repelled")
def test_a_weaker_attacker_is_removed() -> None:
    now = table(FACE_TO_FACE).play("roll 1, attack d8 d8 d9, fight 1 3 4 2")
    assert now.pieces == {"i11": "red", "d9": "red", "h3": "blue"}
    assert now.dead["blue"] == 2
    assert now.on_turn == RED_YELLOW


@pytest.mark.rule("BOB C4")
@pytest.mark.rule("BOB ruling.tie")
def test_after_a_tie_the_attacker_stands_beside_the_defender() -> None:
    """f7 is a keep, d7 taken, e6 and e8 are free; the tie is 7 + 1 against 8."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    7   T . . g r K . . . . T
    5   . . . . b . . . . . .
        """
    ).play("roll 2, attack e5 e6 e7, fight 3 4 5 3")
    assert now.rests == {"e6", "e8", "f7"}
    now.refuses("rest d7", "BOB ruling.block")
    now.refuses("rest e5", "BOB ruling.tie")
    now.play("rest f7")
    assert now.pieces == {"i9": "red", "d7": "green", "e7": "red", "f7": "blue"}
    assert {kind for kind, *_ in now.odds} == {"draw"}


@pytest.mark.rule("BOB ruling.tie")
def test_a_closed_keep_is_no_place_after_a_tie() -> None:
    drawing = """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    7   T . . . r K . . . . T
    5   . . . . b . . . . . .
    """
    now = table(drawing, closed={"f7": 1}).play("roll 2, attack e5 e6 e7, fight 3 4 5 3")
    assert now.rests == {"e6", "e8", "d7"}
    now.refuses("rest f7", "BOB space.keep.closed")
    carrier = table({"i9": "red", "e7": "red", "e5": "blue+"}).play("roll 2, attack e5 e6 e7")
    assert carrier.play("fight 3 4 5 3").rests == {"e6", "e8", "d7"}


@pytest.mark.rule("BOB ruling.rest")
def test_where_a_piece_rests_after_a_fight_it_has_landed() -> None:
    """On the enemy castle after a tie: the flag. On its own castle with the flag: the game."""
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . r Q . . . . .
   11   . . . . b . . . . . .
    9   . . . . . . . . r . .
        """
    ).play("roll 2, attack e11 e12 e13, fight 1 2 1 3, rest f13")
    assert now.flags[RED_YELLOW] == ("carried", "f13")
    table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    2   . . . . . r . . . . .
    1   . . . B . C . . . . .
        """
    ).play("roll 3, attack d1 f1 f2, fight 1 2 1 3, rest f1").won_by(BLUE_GREEN, "BOB goal.flag", "flag")
    table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    1   . . . B . r . . . . .
        """
    ).play("roll 2, attack d1 e1 f1, fight 6 5 1 3").won_by(BLUE_GREEN, "BOB goal.flag", "flag")


@pytest.mark.rule("BOB ruling.rest")
def test_who_stays_where_it_was_has_not_landed() -> None:
    """In the keep it attacked from with a 1: no new card, and the keep has not been left."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    7   T . . . r b . . . . T
        """
    ).play("roll 1, attack f7 f7 e7, fight 3 4 5 3, rest f7")
    assert now.on_turn == RED_YELLOW
    assert now.closed == {}
    assert now.deck.total() == 54


# -- Flags ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB C5")
@pytest.mark.rule("BOB ruling.flag.killer")
def test_a_killed_carrier_leaves_a_flag_space_and_the_killer_stays_away() -> None:
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . R . . . . r . .     . . . f . . . . r . .
    8   . . T . . T . . T . .     . . T b . T . . T . .
    7   T . . b . K . . . . T     T . . . . K . . . . T
        """,
        "roll 2, attack d7 d8 d9, fight 6 5 1 2",
    )


@pytest.mark.rule("BOB ruling.flag.killer")
@pytest.mark.rule("BOB ruling.rest")
def test_a_killer_that_stays_in_a_keep_has_landed_there() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    7   T . . . R K b . . . T
        """
    ).play("roll 2, attack g7 f7 e7, fight 6 5 1 2")
    assert now.pieces == {"i9": "red", "f7": "blue"}
    assert {kind for kind, *_ in now.odds} == {"draw"}


@pytest.mark.rule("BOB C5.owners")
def test_the_owners_can_neither_enter_nor_cross_a_flag_space() -> None:
    drawing = """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    2   r . . . . . . . . . .
    1   b f . . . C . . . . .
    """
    now = table(drawing).play("roll 1")
    now.refuses("move a1 b1", "BOB C5.owners")
    now = table(drawing).play("roll 2")
    assert now.on_turn == RED_YELLOW  # no way out of the corner


@pytest.mark.rule("BOB C5.take")
def test_the_others_take_it_by_landing() -> None:
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . f . . . . b . .     . . . R . . . . b . .
    8   . . T r . T . . T . .     . . T . . T . . T . .
        """,
        "roll 1, move d8 d9",
        turn="red",
    )
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . f . . . . b . .     . . . f . . . . b . .
    8   . . T r . T . . T . .     . . T . . T . . T . .
   10   . T K . T . T . K T .     . T K r T . T . K T .
        """,
        "roll 2, move d8 d10",
        turn="red",
    )


@pytest.mark.rule("BOB ruling.flag.attacker")
def test_a_carrier_that_dies_attacking_drops_the_flag_where_it_attacked_from() -> None:
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
    9   . . . r . . . . r . .     . . . r . . . . r . .
    8   . . T . . T . . T . .     . . T F . T . . T . .
    7   T . . B . K . . . . T     T . . . . K . . . . T
    3   . . . . . b . . . . .     . . . . . b . . . . .
        """,
        "roll 2, attack d7 d8 d9, fight 1 2 5 6",
    )


@pytest.mark.rule("BOB ruling.flag.home")
@pytest.mark.rule("BOB ruling.flag.home.killer")
def test_a_carrier_killed_on_the_castle_it_robbed() -> None:
    """The flag is home, so there is no flag space, and the killer moves in."""
    now = story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
   13   . . . r . B . . . . .     . . . . . r . . . . .
    3   . . . . . b . . . . .     . . . . . b . . . . .
        """,
        "roll 2, attack d13 e13 f13, fight 6 5 1 2",
        turn="red",
    )
    assert now.goes_on().told("BOB ruling.flag.home.killer") == ["The red piece goes to f13."]
    story(
        """
        a b c d e f g h i j k     a b c d e f g h i j k
   13   . . . . r B . . . . .     . . . . r Q . . . . .
    3   . . . . . b . . . . .     . . . . . b . . . . .
        """,
        "roll 1, attack f13 f13 e13, fight 1 2 5 6",
    )


@pytest.mark.rule("BOB ruling.flag.home.killer")
@pytest.mark.parametrize(("players", "turn"), [(2, "red"), (3, "yellow"), (4, "yellow")])
def test_a_killer_with_the_enemy_flag_has_brought_it_home(players: int, turn: str) -> None:
    """Both sides carry the other's flag: the one on the robbed castle falls, and its killer moves in and wins."""
    standing = {"d13": f"{turn}+", "f13": "blue+", "f3": "blue", "a9": "red"}
    now = table(standing, players=players, turn=turn).play("roll 2, attack d13 e13 f13, fight 6 5 1 2")
    now.won_by(RED_YELLOW, "BOB goal.flag", "flag")
    assert now.pieces == {"f13": turn, "f3": "blue", "a9": "red"}
    assert now.flags[RED_YELLOW] == ("home", None)
    assert now.told("BOB ruling.flag.home.killer") == [f"The {turn} piece goes to f13."]


@pytest.mark.rule("BOB ruling.flag.killer")
@pytest.mark.rule("BOB ruling.flag.attacker")
@pytest.mark.rule("BOB ruling.reaper.flag")
def test_the_log_cites_why_a_flag_drops_and_where_a_piece_rests() -> None:
    killed = table({"d8": "blue", "d9": "red+", "i9": "red"}).play("roll 1, attack d8 d8 d9, fight 6 5 1 2")
    assert killed.told("BOB C5") == ["The flag of Blue and Green drops on d9: a flag space."]
    assert killed.told("BOB ruling.flag.killer") == ["The blue piece stays on d8."]
    died = table({"d8": "blue+", "d9": "red", "a1": "blue"}).play("roll 1, attack d8 d8 d9, fight 1 2 6 5")
    assert died.told("BOB ruling.flag.attacker") == ["The flag of Red and Yellow drops on d8: a flag space."]
    reaped = table({"d9": "red+", "i9": "red", "a1": "blue"}, mine="the-reaper").play("play the-reaper d9")
    assert reaped.told("BOB ruling.reaper.flag") == ["The flag of Blue and Green drops on d9: a flag space."]
    tied = table({"d8": "blue", "d9": "red"}).play("roll 1, attack d8 d8 d9, fight 1 2 1 3, rest c9")
    assert tied.told("BOB C4")[-1] == "The blue piece goes to c9."


# -- Reinforcements ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB ruling.doubles")
@pytest.mark.rule("BOB ruling.doubles.combat")
@pytest.mark.rule("BOB ruling.doubles.colour")
def test_doubles_in_combat_bring_a_piece_back_on_either_side() -> None:
    """The attacker first; the red piece just killed may be the one."""
    now = table(FACE_TO_FACE).play("roll 1, attack d8 d8 d9, fight 5 5 2 2")
    assert now.to_act == 0
    assert now.offered == {"pass"} | {
        f"return {colour} {square}"
        for colour, squares in (("blue", "b2 c2 d2"), ("green", "h2 i2 j2"))
        for square in squares.split()
    }
    now.play("return green i2")
    assert now.to_act == 1
    now.play("return red c12")
    assert now.pieces == {"i11": "red", "d9": "blue", "h3": "blue", "i2": "green", "c12": "red"}
    assert now.dead == {"blue": 1, "green": 2, "red": 1, "yellow": 3}
    assert now.on_turn == RED_YELLOW


@pytest.mark.rule("BOB ruling.doubles")
def test_nobody_need_return_and_nobody_returns_who_is_alive() -> None:
    now = table(FACE_TO_FACE).play("roll 1, attack d8 d8 d9, fight 5 5 2 1, pass")
    assert now.pieces == {"i11": "red", "d9": "blue", "h3": "blue"}
    full = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . . r . .
    8   . . T b . T . . T . .
    3   . . . . b . . g g g b
        """
    ).play("roll 1, attack d8 d8 d9, fight 5 5 2 1")
    assert full.on_turn == RED_YELLOW


@pytest.mark.rule("BOB ruling.doubles.colour")
def test_in_a_team_only_the_colour_that_rolled() -> None:
    now = table(FACE_TO_FACE, players=4).play("roll 1, attack d8 d8 d9, fight 5 5 2 2")
    assert now.offered == {"pass", "return blue b2", "return blue c2", "return blue d2"}
    now.play("return blue b2")
    assert (now.to_act, now.offered) == (2, {"pass", "return red b12", "return red c12", "return red d12"})


@pytest.mark.rule("BOB ruling.doubles.horse")
@pytest.mark.rule("BOB item.horse")
def test_doubles_with_the_horse_bring_a_piece_before_the_move() -> None:
    now = table(APART, mine="horse").play("play horse")
    assert now.odds == {("roll", a, b): 1 if a == b else 2 for a in range(1, 7) for b in range(a, 7)}
    now.play("roll 2 2")
    assert now.offered >= {"pass", "return blue b2", "return green j2"}
    now.play("return blue b2")
    assert now.movers == {"d5", "b2"}
    assert "d9" in now.ends("d5")


@pytest.mark.rule("BOB ruling.doubles.combat")
def test_the_piece_just_killed_may_be_the_one_that_returns() -> None:
    """Blue attacks with all others alive, loses the piece to 1 1, and gets it back."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . . r . .
    8   . . T b . T . . T . .
    3   . . . . b . . g g g b
        """
    ).play("roll 1, attack d8 d8 d9, fight 1 1 5 6")
    assert now.offered == {"pass", "return blue b2", "return blue c2", "return blue d2"}
    now.refuses("return green h2", "BOB ruling.doubles")  # no card is played, and nobody of Green has fallen


@pytest.mark.rule("BOB ruling.drawbridge")
def test_a_newcomer_needs_a_free_drawbridge_of_its_colour() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . . r . .
    8   . . T b . T . . T . .
    2   . y F . . . . . . . .
        """,
        players=4,
    ).play("roll 1, attack d8 d8 d9, fight 5 5 2 1")
    assert now.offered == {"pass", "return blue d2"}
    for square in ("b2", "c2", "h2", "e3"):
        now.refuses(f"return blue {square}", "BOB ruling.drawbridge")


# -- Items ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB T2")
def test_a_card_is_not_played_in_the_turn_it_was_got() -> None:
    """Blue draws a Horse; Green, who shares the hand, may not use it in the same turn."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . b . . . . g . . .
        """,
        players=4,
        mine="rain-storm",
    ).play("pass, roll 1, move c5 c4, draw horse")
    assert now.to_act == 1
    assert now.items == {"rain-storm"}
    now.refuses("play horse", "BOB T2")
    now.play("pass, roll 1, move h5 h6, roll 1, move i9 h9")
    assert now.to_act == 0
    assert now.items == {"rain-storm", "horse"}


@pytest.mark.rule("BOB T2")
def test_two_of_a_kind_one_of_them_new() -> None:
    """The Horse that was there before may be played."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . b . . . . g . . .
        """,
        players=4,
        mine="horse",
    ).play("pass, roll 1, move c5 c4, draw horse")
    assert now.items == {"horse"}


@pytest.mark.rule("BOB T2.combat")
def test_a_combat_card_may_be_played_at_once() -> None:
    """Blue draws it, Green fights with it."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . b . . . . g r . .
        """,
        players=4,
    ).play("roll 1, move c5 c4, draw extra-strength")
    now.play("pass, roll 1, attack h5 h5 i5")
    assert now.offered == {"pass", "play extra-strength"}


@pytest.mark.rule("BOB T3")
@pytest.mark.rule("BOB ruling.card.one")
def test_one_card_a_turn() -> None:
    now = table(FACE_TO_FACE, mine="rain-storm horse extra-strength").play("play rain-storm")
    assert now.to_act == "~"
    now.play("roll 1, attack d8 d8 d9")
    assert now.to_act == "~"
    now = table(FACE_TO_FACE, mine="rain-storm horse").play("play rain-storm, roll 1")
    now.refuses("play horse", "BOB T3")


@pytest.mark.rule("BOB ruling.card.one")
def test_the_defender_may_play_one_in_every_turn() -> None:
    """Red answers an attack with a card, and has a card in its own turn again."""
    now = table(FACE_TO_FACE, theirs="extra-defense horse").play("roll 1, attack d8 d8 d9, play extra-defense")
    now.play("fight 1 2 5 6")
    assert now.to_act == 1
    assert now.items == {"horse"}


@pytest.mark.rule("BOB T3.before")
@pytest.mark.rule("BOB ruling.card.window")
def test_an_item_comes_before_the_roll() -> None:
    now = table(APART, mine="horse rain-storm saboteur famine")
    assert now.items == {"horse", "rain-storm"}
    now.play("pass, roll 1")
    now.refuses("play horse", "BOB T3.before")
    now.refuses("play rain-storm", "BOB T3.before")


@pytest.mark.rule("BOB T3.combat")
def test_combat_cards_are_for_combat() -> None:
    now = table(FACE_TO_FACE, mine="extra-strength extra-defense poison hidden-knife")
    assert now.offered == {"pass"}
    for item in ("extra-strength", "extra-defense", "poison", "hidden-knife"):
        now.refuses(f"play {item}", "BOB T3.combat")


@pytest.mark.rule("BOB T4")
@pytest.mark.rule("BOB ruling.card.colours")
def test_the_colours_of_the_cards() -> None:
    items = tomllib.loads((GAME.folder / "items.toml").read_text(encoding="utf-8"))["item"]
    by_colour: dict[str, set[str]] = {}
    for item in items:
        by_colour.setdefault(item["colour"], set()).add(item["id"])
    assert by_colour == {
        "red": {"extra-strength", "extra-defense", "poison", "hidden-knife"},
        "green": {"horse", "safeguard", "providing-aid"},
        "blue": {"gain-reinforcements", "ghost-magic", "strong-wind"},
        "purple": {"rain-storm", "the-reaper", "locust-swarm", "thief", "saboteur", "famine"},
    }


@pytest.mark.rule("BOB ruling.card.hand")
def test_only_what_is_in_the_hand_can_be_played() -> None:
    table(APART, mine="horse").refuses("play rain-storm", "BOB ruling.card.hand")
    now = table(FACE_TO_FACE, mine="extra-strength").play("pass, roll 1, attack d8 d8 d9")
    now.refuses("play poison", "BOB ruling.card.hand")


@pytest.mark.rule("BOB ruling.card.target")
def test_a_card_against_the_enemy_hits_no_friend() -> None:
    now = table(APART, mine="the-reaper locust-swarm safeguard")
    now.refuses("play the-reaper d5", "BOB ruling.card.target")
    now.refuses("play locust-swarm d5 north", "BOB ruling.card.target")
    now.refuses("play safeguard i9 f7", "BOB ruling.card.target")


@pytest.mark.rule("BOB ruling.card.secret")
def test_hands_are_secret_from_the_enemy_and_open_in_the_team() -> None:
    now = table(APART, players=4, mine="horse thief", theirs="famine")
    for seat, known in ((0, BLUE_GREEN), (1, BLUE_GREEN), (2, RED_YELLOW), (3, RED_YELLOW), (None, None)):
        text = str(GAME.view(now.state, seat))
        assert ("thief" in text) == (known == BLUE_GREEN), seat
        assert ("famine" in text) == (known == RED_YELLOW), seat


# -- The sixteen cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB item.extra.strength")
@pytest.mark.rule("BOB item.extra.strength.when")
def test_extra_strength_adds_one_to_the_attacker() -> None:
    now = table(FACE_TO_FACE, mine="extra-strength extra-defense", theirs="extra-strength")
    now.play("pass, roll 1, attack d8 d8 d9")
    assert now.offered == {"pass", "play extra-strength"}
    now.refuses("play extra-defense", "BOB item.extra.defense.when")
    now.play("play extra-strength")
    now.refuses("play extra-strength", "BOB item.extra.strength.when")
    now.play("pass, fight 3 4 5 3")  # 7 + 1 + 1 against 8
    assert now.pieces["d9"] == "blue"
    assert now.discard == {"extra-strength": 1}


@pytest.mark.rule("BOB item.extra.strength")
def test_extra_strength_gives_a_scout_one() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . . r . .
    6   . . T g . T . . T . .
        """,
        mine="extra-strength",
    ).play("pass, roll 1, attack d6 d8 d9, play extra-strength, fight 3 4 5 3")
    assert now.rests == {"c9", "e9", "d10", "d8"}


@pytest.mark.rule("BOB item.extra.defense")
@pytest.mark.rule("BOB item.extra.defense.when")
def test_extra_defense_adds_one_to_the_defender() -> None:
    now = table(FACE_TO_FACE, theirs="extra-defense extra-strength").play("roll 1, attack d8 d8 d9")
    assert (now.to_act, now.offered) == (1, {"pass", "play extra-defense"})
    now.play("play extra-defense, fight 3 4 5 2")  # 7 + 1 against 7 + 1: a tie
    now.play("pass")  # Red has another card, and is asked for a Hidden Knife
    assert now.rests == {"c9", "e9", "d10", "d8"}


@pytest.mark.rule("BOB item.poison")
def test_poison_takes_three_off_the_other_roll() -> None:
    now = table(FACE_TO_FACE, mine="poison").play("pass, roll 1, attack d8 d8 d9, play poison, fight 1 2 2 4")
    assert now.pieces["d9"] == "blue"  # 3 + 1 against 6 - 3
    now = table(FACE_TO_FACE, theirs="poison").play("roll 1, attack d8 d8 d9, play poison, fight 4 5 3 5")
    assert now.pieces["d9"] == "red"  # 9 + 1 - 3 against 8


@pytest.mark.rule("BOB item.gain.reinforcements")
@pytest.mark.rule("BOB ruling.reinforcements")
def test_gain_reinforcements_brings_a_piece_without_doubles() -> None:
    now = table(APART, mine="gain-reinforcements")
    assert now.plays("gain-reinforcements") == {
        "blue b2", "blue c2", "blue d2", "green h2", "green i2", "green j2",
    }  # fmt: skip
    now.play("play gain-reinforcements green h2, roll 1")
    assert now.movers == {"d5", "h2"}
    assert now.dead["green"] == 2


@pytest.mark.rule("BOB ruling.reinforcements.team")
@pytest.mark.rule("BOB D3")
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("turn", ["blue", "green"])
def test_gain_reinforcements_brings_back_a_piece_of_either_partner(players: int, turn: str) -> None:
    """Each on a drawbridge of its own colour; a double is still for the colour that rolled it."""
    now = table(FOUR, players=players, turn=turn, mine="gain-reinforcements")
    assert now.plays("gain-reinforcements") == {
        "blue b2", "blue c2", "blue d2", "green h2", "green i2", "green j2",
    }  # fmt: skip
    partner = now.copy().play("play gain-reinforcements green i2")
    assert (partner.pieces["i2"], partner.dead["green"]) == ("green", 1)
    assert partner.told("BOB item.gain.reinforcements")[-1] == "The green piece returns on i2."
    now.refuses("play gain-reinforcements red b12", "BOB ruling.drawbridge")


@pytest.mark.rule("BOB ruling.reinforcements")
@pytest.mark.rule("BOB ruling.reinforcements.team")
def test_gain_reinforcements_asks_for_a_fallen_piece_of_either_partner() -> None:
    """All of Blue live, one of Green has fallen: Blue may play it. Without that one, nobody."""
    standing = {"a3": "blue", "b3": "blue", "c3": "blue", "h3": "green", "i3": "green", "d9": "red"}
    now = table(standing, players=4, mine="gain-reinforcements")
    assert now.plays("gain-reinforcements") == {"green h2", "green i2", "green j2"}
    now.refuses("play gain-reinforcements blue b2", "BOB ruling.reinforcements")
    alive = table(standing | {"j3": "green"}, players=4, mine="gain-reinforcements")
    alive.refuses("play gain-reinforcements green j2", "BOB ruling.reinforcements")


def test_a_reinforcement_says_which_colour_comes() -> None:
    now = table(FOUR, players=4, mine="gain-reinforcements")
    now.state.apply(now.game.parse(now.state, "play gain-reinforcements", 0), 0)
    labels = {lang: [one.label for one in now.game.prompt(now.state, 0, lang).choices] for lang in ("en", "de")}
    assert "Reinforcement: green piece on j2" in labels["en"]
    assert "Verstärkung: blaue Figur auf b2" in labels["de"]
    assert {one.rule for one in now.game.prompt(now.state, 0).choices} == {"BOB item.gain.reinforcements"}


@pytest.mark.rule("BOB ruling.reinforcements")
@pytest.mark.rule("BOB ruling.drawbridge")
def test_gain_reinforcements_needs_somebody_to_return() -> None:
    alive = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    3   b b b . . . . g g g .
        """,
        mine="gain-reinforcements",
    )
    alive.refuses("play gain-reinforcements blue b2", "BOB ruling.reinforcements")
    full = table(
        """
        a b c d e f g h i j k
    2   . r r r . . . g g g .
        """,
        mine="gain-reinforcements",
    )
    full.refuses("play gain-reinforcements blue b2", "BOB ruling.reinforcements")
    table(APART, mine="gain-reinforcements").refuses("play gain-reinforcements blue e5", "BOB ruling.drawbridge")


@pytest.mark.rule("BOB item.horse")
def test_the_horse_adds_a_die() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . . Q . . . . r
    1   b . . . . C . . . . .
        """,
        mine="horse",
    ).play("play horse, roll 6 4")
    assert {"k1", "c9"} <= now.ends("a1")
    assert now.discard == {"horse": 1}


@pytest.mark.rule("BOB ruling.horse")
@pytest.mark.parametrize("players", [3, 4])
def test_the_horse_is_for_the_partner_who_plays_it(players: int) -> None:
    drawing = """
        a b c d e f g h i j k
   13   . . . . . Q . . . . r
    1   b . . . . C . . . . g
        """
    two_dice = {("roll", one, other) for one in range(1, 7) for other in range(one, 7)}
    one_die = {("roll", die) for die in range(1, 7)}
    now = table(drawing, players=players, mine="horse").play("play horse")
    assert now.odds.keys() == two_dice
    now.play("roll 6 4, move a1 c9")
    assert now.odds.keys() == one_die  # Green's roll
    now = table(drawing, players=players, mine="horse").play("pass, roll 1, move a1 a2, play horse")
    assert now.odds.keys() == two_dice


@pytest.mark.parametrize(
    ("standing", "item", "told"),
    [
        (
            {"d5": "blue+", "i9": "red"},
            "safeguard",
            "None of your side’s pieces without a flag has an open, empty keep",
        ),
        ({"d5": "blue+", "i9": "red+"}, "providing-aid", "No piece without a flag could be put next to another one."),
        (
            {"f7": "red", "b12": "green", "c12": "green", "d12": "blue", "i9": "yellow"},
            "saboteur",
            "No enemy piece inside a keep has a free drawbridge of its colour.",
        ),
    ],
)
def test_a_refusal_of_an_item_is_true(standing: dict[str, str], item: str, told: str) -> None:
    """Keeps lie behind the carrier, and spaces are free beside it: only it can't be taken there."""
    now = table(standing, mine=item)
    refusal = now.game.explain(now.state, 0, f"play {item}")
    assert refusal is not None
    assert refusal.text("en").startswith(told)


@pytest.mark.rule("BOB item.ghost.magic")
@pytest.mark.rule("BOB item.ghost.magic.peace")
@pytest.mark.rule("BOB ruling.ghost")
def test_ghosts_are_not_attacked_and_do_not_attack() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . . r . .
    8   . . T b . T . . T . .
    3   . . . . . . . b . . .
        """,
        mine="ghost-magic",
    ).play("play ghost-magic, roll 1")
    assert now.attacks == set()
    now.refuses("attack d8 d8 d9", "BOB item.ghost.magic.peace")
    now.play("move h3 h4, roll 1")
    assert now.attacks == set()
    now.refuses("attack d9 d9 d8", "BOB item.ghost.magic")
    now.play("move i9 h9, roll 1")
    assert now.attacks == {"d8 d8 d9"}
    now.play("move h4 h3, roll 1")
    assert now.attacks == {"d9 d9 d8"}


@pytest.mark.rule("BOB ruling.ghost")
def test_ghosts_are_a_whole_team() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . y . . .
    8   . . T b . T . g T . .
        """,
        players=4,
        mine="ghost-magic",
    ).play("play ghost-magic, roll 1, move d8 d7, roll 1")
    now.refuses("attack h8 h8 h9", "BOB item.ghost.magic.peace")
    refusal = now.game.explain(now.state, 1, "attack h8xh9")
    assert refusal is not None
    assert refusal.text("en").startswith("Your side has played Ghost Magic")  # Blue has, not Green
    now.play("move h8 g8, roll 2")
    now.refuses("attack d9 d8 d7", "BOB item.ghost.magic")


@pytest.mark.rule("BOB ruling.ghost.late")
def test_ghost_magic_comes_too_late_after_an_attack_of_the_partner() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . y . . .
    8   . . T b . T . g T . .
        """,
        players=4,
        mine="ghost-magic",
    ).play("pass, roll 1, attack d8 d8 d9, pass, fight 6 5 1 2")
    assert now.to_act == 1
    now.refuses("play ghost-magic", "BOB ruling.ghost.late")


@pytest.mark.rule("BOB item.rain.storm")
@pytest.mark.rule("BOB ruling.rain")
def test_rain_takes_three_off_every_movement_roll_of_the_next_turn() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . . Q . . . . .
    9   . . . r . . . y . . .
    5   . . . b . . . g . . .
        """,
        players=4,
        mine="rain-storm",
    ).play("play rain-storm, roll 1, move d5 d4, roll 1, move h5 h4")
    now.play("roll 4")
    assert now.ends("d9") == {"d8", "d10", "c9", "e9"}
    now.play("move d9 d8, roll 3")  # Yellow has no spaces left
    assert now.on_turn == BLUE_GREEN
    now.play("roll 1, move d4 d5, roll 1, move h4 h5, roll 1")
    assert now.ends("d8") == {"d7", "d9", "e8"}


@pytest.mark.rule("BOB ruling.rain")
def test_combat_rolls_stay_dry() -> None:
    now = table(FACE_TO_FACE, storm=True).play("roll 4, attack d8 d8 d9, fight 3 4 5 2")
    assert now.pieces["d9"] == "blue"


@pytest.mark.rule("BOB item.the.reaper")
@pytest.mark.rule("BOB item.the.reaper.final")
@pytest.mark.rule("BOB ruling.reaper")
def test_the_reaper_takes_a_piece_for_good_wherever_it_is() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . . y . . . . .
    9   . . . r . . . . r . .
    7   T . . . . r . . . . T
    5   . . . b . . . . . . .
        """,
        mine="the-reaper",
    )
    assert now.plays("the-reaper") == {"f13", "d9", "i9", "f7"}
    now.play("play the-reaper f7")
    assert "f7" not in now.pieces
    assert now.dead["red"] == 0
    assert now.removed["red"] == 1
    assert now.to_act == "~"


@pytest.mark.rule("BOB item.the.reaper.final")
def test_who_was_reaped_never_returns() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . r . . .
    8   . . T b . T . . T . .
    3   b . . y y y . . . . .
        """,
        removed="red",
    ).play("roll 1, attack d8 d8 d9, fight 1 2 5 5")
    assert now.on_turn == RED_YELLOW
    assert now.to_act == "~"


@pytest.mark.rule("BOB item.the.reaper.ghost")
def test_ghosts_do_not_stop_the_reaper() -> None:
    now = table(APART, turn="red", mine="the-reaper", ghosts=(BLUE_GREEN,))
    assert now.plays("the-reaper") == {"d5"}
    now.play("play the-reaper d5").won_by(RED_YELLOW, "BOB goal.defeat", "defeat")


@pytest.mark.rule("BOB ruling.reaper.flag")
def test_a_reaped_carrier_drops_the_flag() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . R . . . . r . .
    5   . . . b . . . . . . .
        """,
        mine="the-reaper",
    ).play("play the-reaper d9")
    assert now.flags[BLUE_GREEN] == ("space", "d9")
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . . b . . . . . . .
    1   . . . . . R . . . . .
        """,
        mine="the-reaper",
    ).play("play the-reaper f1")
    assert now.flags[BLUE_GREEN] == ("home", None)


@pytest.mark.rule("BOB item.locust.swarm")
@pytest.mark.rule("BOB item.locust.swarm.through")
@pytest.mark.rule("BOB item.locust.swarm.short")
@pytest.mark.rule("BOB ruling.locusts")
@pytest.mark.rule("BOB ruling.locusts.rest")
@pytest.mark.rule("BOB ruling.locusts.idle")
@pytest.mark.parametrize(
    ("start", "direction", "others", "end"),
    [
        ("a9", "east", "", "f9"),
        ("a9", "east", "c9", "g9"),  # one piece in the way: six
        ("a9", "east", "c9 d9", "h9"),
        ("b3", "north", "", "b9"),  # over the tree at b4
        ("h9", "south", "", "h4"),
        ("c9", "south", "", "c3"),  # over two trees, through a keep; cut short before the drawbridge
        ("d7", "south", "", "d3"),
        ("d9", "north", "", "d11"),
        ("f11", "north", "", "f12"),  # cut short before the castle
        ("e9", "north", "", "e13"),  # to the edge
        ("c9", "west", "", "a9"),
        ("a9", "north", "", "a13"),
        ("h7", "east", "", "j7"),  # not onto the tree before the edge
        ("b7", "east", "", "g7"),  # through the open keep
        ("c9", "north", "c11", "c10"),  # into the keep: not onto the piece behind it
        ("b7", "west", "", None),  # only a tree before the edge
        ("b9", "west", "a9", None),  # only a piece
        ("d3", "south", "", None),  # a drawbridge
        ("a13", "north", "", None),  # the edge
    ],
)
def test_locusts_drive_a_piece_straight_on(start: str, direction: str, others: str, end: str | None) -> None:
    standing = {"k13": "yellow", "k1": "blue"} | dict.fromkeys(others.split(), "blue")
    now = table(standing | {start: "red"}, mine="locust-swarm")
    if end is None:
        now.refuses(f"play locust-swarm {start} {direction}", "BOB ruling.locusts.idle")
    else:
        now.play(f"play locust-swarm {start} {direction}")
        assert now.pieces == standing | {end: "red"}


@pytest.mark.rule("BOB ruling.locusts")
def test_locusts_stop_before_what_the_piece_may_not_enter() -> None:
    keep = """
        a b c d e f g h i j k
    7   T . . r . K . . . . T
    3   . . . . . b . . . . .
    """
    assert table(keep, mine="locust-swarm").play("play locust-swarm d7 east").pieces["i7"] == "red"
    closed = table(keep, mine="locust-swarm", closed={"f7": 1}).play("play locust-swarm d7 east")
    assert closed.pieces["e7"] == "red"
    carrier = table({"d7": "red+", "f3": "blue"}, mine="locust-swarm").play("play locust-swarm d7 east")
    assert carrier.pieces["e7"] == "red"
    assert carrier.flags[BLUE_GREEN] == ("carried", "e7")
    flag = table(
        """
        a b c d e f g h i j k
    9   . r . . F . . . . . .
    3   . . . . . b . . . . .
        """,
        mine="locust-swarm",
    ).play("play locust-swarm b9 east")
    assert flag.pieces["d9"] == "red"


@pytest.mark.rule("BOB ruling.locusts.flag")
def test_a_driven_piece_draws_nothing_but_takes_a_flag() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . r . . . . f . . . .
    3   . . . . . b . . . . .
        """,
        mine="locust-swarm",
    ).play("play locust-swarm b9 east")
    assert now.flags[BLUE_GREEN] == ("carried", "g9")
    now = table({"c9": "red", "c11": "green", "k1": "blue"}, mine="locust-swarm")
    now.play("play locust-swarm c9 north")
    assert now.pieces["c10"] == "red"  # a keep
    assert {kind for kind, *_ in now.odds} == {"roll"}


@pytest.mark.rule("BOB item.strong.wind")
@pytest.mark.rule("BOB item.strong.wind.when")
def test_strong_wind_brings_a_lying_flag_home() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . f . . . . r . .
    5   . . . b . . . . . . .
        """,
        mine="strong-wind",
    ).play("play strong-wind")
    assert now.flags[BLUE_GREEN] == ("home", None)
    assert now.told("BOB item.strong.wind")[-1] == "The flag of Blue and Green is home again."
    carried = """
        a b c d e f g h i j k
    9   . . . . . . . . R . .
    5   . . . b . . . . . . .
    """
    theirs = """
        a b c d e f g h i j k
    9   . . . F . . . . r . .
    5   . . . b . . . . . . .
    """
    for drawing in (carried, theirs, APART):
        table(drawing, mine="strong-wind").refuses("play strong-wind", "BOB item.strong.wind.when")


@pytest.mark.rule("BOB item.hidden.knife")
@pytest.mark.rule("BOB item.hidden.knife.second")
@pytest.mark.rule("BOB ruling.knife")
def test_a_hidden_knife_wins_a_tie_the_attackers_first() -> None:
    tie = "roll 1, attack d8 d8 d9, pass, pass, fight 1 3 3 2"
    now = table(FACE_TO_FACE, mine="hidden-knife", theirs="hidden-knife").play("pass", tie)
    assert (now.to_act, now.offered) == (0, {"pass", "play hidden-knife"})
    won = now.copy().play("play hidden-knife")
    assert won.pieces["d9"] == "blue"
    assert won.hand(RED_YELLOW) == {"hidden-knife": 1}
    now.play("pass")
    assert (now.to_act, now.offered) == (1, {"pass", "play hidden-knife"})
    lost = now.copy().play("play hidden-knife")
    assert lost.pieces == {"i11": "red", "d9": "red", "h3": "blue"}
    now.play("pass")
    assert now.rests == {"c9", "e9", "d10", "d8"}


@pytest.mark.rule("BOB item.hidden.knife.second")
def test_a_knife_may_be_the_second_card() -> None:
    now = table(FACE_TO_FACE, mine="hidden-knife extra-strength").play("pass, roll 1, attack d8 d8 d9")
    now.play("play extra-strength, fight 1 2 3 2, play hidden-knife")
    assert now.pieces["d9"] == "blue"
    now = table(FACE_TO_FACE, mine="hidden-knife rain-storm").play("play rain-storm, roll 1, attack d8 d8 d9")
    now.play("fight 1 3 3 2, play hidden-knife")
    assert now.pieces["d9"] == "blue"


@pytest.mark.rule("BOB item.hidden.knife.when")
def test_a_knife_needs_a_tie() -> None:
    now = table(FACE_TO_FACE, mine="hidden-knife", theirs="hidden-knife").play("pass, roll 1, attack d8 d8 d9")
    now.refuses("play hidden-knife", "BOB item.hidden.knife.when")
    now.play("pass").refuses("play hidden-knife", "BOB item.hidden.knife.when")
    now.play("pass, fight 1 1 5 6")
    assert now.pieces["d9"] == "red"


@pytest.mark.rule("BOB item.safeguard")
@pytest.mark.rule("BOB item.safeguard.keep")
@pytest.mark.rule("BOB item.safeguard.forfeit")
def test_safeguard_takes_a_piece_to_a_keep_behind_it() -> None:
    drawing = """
        a b c d e f g h i j k
   10   . T K . T . T . g T .
    9   . . . b . . . . . . r
    7   T . . . . K . . . . T
    4   . T K . T . T . r T .
    """
    now = table(drawing, mine="safeguard")
    assert now.plays("safeguard") == {"i10 f7", "i10 c4", "d9 f7", "d9 c4"}
    now.refuses("play safeguard d9 c10", "BOB item.safeguard.keep")
    now.refuses("play safeguard d9 i4", "BOB item.safeguard.keep")
    now.refuses("play safeguard i10 c10", "BOB item.safeguard.keep")
    closed = table(drawing, mine="safeguard", closed={"f7": 1})
    closed.refuses("play safeguard d9 f7", "BOB space.keep.closed")
    now.play("play safeguard d9 f7")
    assert now.pieces["f7"] == "blue"
    assert now.on_turn == RED_YELLOW
    assert now.hand(BLUE_GREEN) == {}
    up = table(drawing, turn="red", mine="safeguard")
    assert up.plays("safeguard") == {"k9 c10", "i4 f7", "i4 c10"}


@pytest.mark.rule("BOB ruling.safeguard")
def test_safeguard_takes_no_carrier() -> None:
    now = table({"d5": "blue+", "h9": "blue", "i9": "red"}, mine="safeguard")
    now.refuses("play safeguard d5 c4", "BOB ruling.safeguard")


@pytest.mark.rule("BOB ruling.safeguard.part")
@pytest.mark.rule("BOB D3")
def test_safeguard_costs_only_ones_own_part() -> None:
    """Blue saves a piece of Green, which then moves."""
    now = table(
        """
        a b c d e f g h i j k
    9   . . . b . . . g . . r
        """,
        players=4,
        mine="safeguard",
    ).play("play safeguard h9 i4, roll 1")
    assert now.to_act == 1
    assert now.movers == {"i4"}


@pytest.mark.rule("BOB item.thief")
@pytest.mark.rule("BOB ruling.thief")
def test_a_thief_steals_any_card_of_the_enemy() -> None:
    now = table(APART, mine="thief", theirs="horse horse famine").play("play thief")
    assert now.odds == {("steal", "horse"): 2, ("steal", "famine"): 1}
    now.play("steal famine")
    assert now.hand(BLUE_GREEN) == {"famine": 1}
    assert now.hand(RED_YELLOW) == {"horse": 2}
    table(APART, mine="thief").refuses("play thief", "BOB ruling.thief")


@pytest.mark.rule("BOB item.providing.aid")
@pytest.mark.rule("BOB item.providing.aid.place")
@pytest.mark.rule("BOB ruling.aid")
def test_aid_puts_any_piece_beside_any_other() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . . b . . . . . . .
    1   g . . . . C . . . . .
        """,
        mine="providing-aid",
    )
    beside = {"red": {"h9", "j9"}, "blue": {"c5", "e5", "d4", "d6"}, "green": {"a2", "b1"}}
    expected = {f"i9 {end}" for end in beside["blue"] | beside["green"]}
    expected |= {f"d5 {end}" for end in beside["red"] | beside["green"]}
    expected |= {f"a1 {end}" for end in beside["red"] | beside["blue"]}
    assert now.plays("providing-aid") == expected
    for wrong in ("d5 i10", "d5 i8", "d5 i9", "d5 d6", "d5 f7", "a1 k13"):
        now.refuses(f"play providing-aid {wrong}", "BOB item.providing.aid.place")
    now.play("play providing-aid i9 a2")
    assert now.pieces == {"d5": "blue", "a1": "green", "a2": "red"}


@pytest.mark.rule("BOB item.providing.aid.place")
def test_aid_reaches_drawbridges_but_no_castle_keep_or_flag_space() -> None:
    now = table(
        """
        a b c d e f g h i j k
   13   . . . . . Q r . . . .
    9   . . . . . . . . . . .
    7   T . . . . K b . . . T
    3   . . . b F . . . . . .
        """,
        mine="providing-aid",
    )
    places = {play.split()[1] for play in now.plays("providing-aid")}
    assert "d2" in places
    assert not places & {"f13", "f7", "e3"}
    for wrong in ("f13", "f7", "e3"):
        now.refuses(f"play providing-aid d3 {wrong}", "BOB item.providing.aid.place")


@pytest.mark.rule("BOB item.providing.aid.carrier")
def test_no_aid_for_a_carrier() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . R . .
    5   . . . b . . . . . . .
        """,
        mine="providing-aid",
    )
    now.refuses("play providing-aid i9 d6", "BOB item.providing.aid.carrier")
    assert now.plays("providing-aid") == {"d5 h9", "d5 j9"}


@pytest.mark.rule("BOB ruling.aid.nothing")
def test_aid_is_no_landing() -> None:
    now = table(APART, mine="providing-aid").play("play providing-aid d5 h9")
    assert now.to_act == "~"
    assert {kind for kind, *_ in now.odds} == {"roll"}


@pytest.mark.rule("BOB item.saboteur")
@pytest.mark.rule("BOB item.saboteur.keep")
@pytest.mark.rule("BOB ruling.saboteur")
def test_a_saboteur_sends_a_piece_from_its_keep_to_its_drawbridges() -> None:
    now = table(
        """
        a b c d e f g h i j k
   12   . . g F . . . . . . .
    9   . . . . . . . . r . .
    7   T . . . . r . . . . T
        """,
        mine="saboteur",
    )
    assert now.plays("saboteur") == {"f7 b12"}
    now.refuses("play saboteur i9 b12", "BOB item.saboteur.keep")
    for wrong in ("c12", "d12", "h12", "e5"):
        now.refuses(f"play saboteur f7 {wrong}", "BOB ruling.saboteur")
    now.play("play saboteur f7 b12")
    assert now.pieces == {"c12": "green", "i9": "red", "b12": "red"}


@pytest.mark.rule("BOB item.famine")
@pytest.mark.rule("BOB item.famine.discard")
@pytest.mark.rule("BOB ruling.famine")
def test_famine_puts_the_enemys_cards_back_but_not_the_discards() -> None:
    now = table(APART, mine="famine", theirs="horse horse thief", discard="horse poison")
    assert now.deck["horse"] == 3
    now.play("play famine")
    assert now.hand(RED_YELLOW) == {}
    assert now.deck["horse"] == 5
    assert now.deck["thief"] == 5
    assert now.discard == {"horse": 1, "poison": 1, "famine": 1}
    table(APART, mine="famine").refuses("play famine", "BOB ruling.famine")


# -- The deck ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB deck.discard")
def test_what_was_played_is_discarded() -> None:
    now = table(APART, mine="horse rain-storm").play("play horse")
    assert now.discard == {"horse": 1}
    assert now.hand(BLUE_GREEN) == {"rain-storm": 1}


@pytest.mark.rule("BOB deck.empty")
def test_no_card_when_there_is_none() -> None:
    everything = " ".join(" ".join([item] * number) for item, number in DECK.items())
    now = table(
        """
        a b c d e f g h i j k
    9   . . . . . . . . r . .
    5   . . b . . . . . . . .
        """,
        discard=everything,
    ).play("roll 1, move c5 c4")
    assert now.hand(BLUE_GREEN) == {}
    assert now.on_turn == RED_YELLOW


DECK = {
    "extra-strength": 6, "extra-defense": 6, "gain-reinforcements": 4, "horse": 6, "ghost-magic": 4, "rain-storm": 3,
    "the-reaper": 1, "poison": 3, "locust-swarm": 3, "strong-wind": 2, "hidden-knife": 3, "safeguard": 2, "thief": 5,
    "providing-aid": 2, "saboteur": 3, "famine": 1,
}  # fmt: skip


# -- Two against two --------------------------------------------------------------------------------------------------

FOUR = """
        a b c d e f g h i j k
    9   . . . r . . . y . . .
    5   . . . b . . . g . . .
"""


@pytest.mark.rule("BOB D1")
@pytest.mark.parametrize("players", [3, 4])
def test_there_are_no_scouts_in_a_team(players: int) -> None:
    now = table(FOUR, players=players, turn="green").play("roll 1")
    assert now.ends("h5") == {"h4", "h6", "g5", "i5"}
    now = table(FOUR, players=players, turn="yellow").play("roll 1")
    assert now.ends("h9") == {"h8", "h10", "g9", "i9"}


@pytest.mark.rule("BOB ruling.bonus")
@pytest.mark.parametrize(("turn", "attack"), [("green", "h5 h8 h9"), ("yellow", "h9 h6 h5")])
def test_green_and_yellow_have_the_bonus_in_a_team(turn: str, attack: str) -> None:
    now = table(FOUR, players=4, turn=turn).play(f"roll 4, attack {attack}, fight 3 4 5 2")
    assert now.pieces[attack.split()[2]] == turn


@pytest.mark.rule("BOB D2")
@pytest.mark.rule("BOB ruling.team.order")
@pytest.mark.rule("BOB ruling.team.own")
def test_partners_move_one_after_the_other() -> None:
    now = table(FOUR, players=4).play("roll 1")
    assert (now.to_act, now.movers) == (0, {"d5"})
    now.refuses("move h5 h6", "BOB ruling.team.own")
    now.play("move d5 d6, roll 1")
    assert (now.to_act, now.movers) == (1, {"h5"})
    now.play("move h5 h6, roll 1")
    assert (now.to_act, now.movers) == (2, {"d9"})
    now.play("move d9 d8, roll 1")
    assert (now.to_act, now.movers) == (3, {"h9"})
    now.play("move h9 h8, roll 1")
    assert (now.to_act, now.movers) == (0, {"d6"})


@pytest.mark.rule("BOB ruling.team.order")
def test_a_partner_without_pieces_still_has_the_moment_for_items() -> None:
    no_green = {"d5": "blue", "d9": "red", "h9": "yellow"}
    now = table(no_green, players=4, mine="rain-storm").play("pass, roll 1, move d5 d6")
    assert (now.to_act, now.items) == (1, {"rain-storm"})
    now.play("play rain-storm")
    assert now.on_turn == RED_YELLOW
    empty = table(no_green, players=4).play("roll 1, move d5 d6")
    assert empty.on_turn == RED_YELLOW


@pytest.mark.rule("BOB ruling.team.fight")
def test_the_owner_of_the_piece_decides_in_combat() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . y . . .
    8   . . T b . T . g T . .
        """,
        players=4,
        turn="green",
        mine="horse",
        theirs="extra-defense",
    ).play("pass, roll 1, attack h8 h8 h9")
    assert now.to_act == 1
    now.play("pass")
    assert (now.to_act, now.offered) == (3, {"pass", "play extra-defense"})
    now.play("pass, fight 1 2 1 3, pass, pass")
    assert now.to_act == 1
    assert now.rests == {"h8", "g9", "i9", "h10"}


@pytest.mark.rule("BOB D3.shared")
@pytest.mark.rule("BOB D3.twice")
@pytest.mark.rule("BOB ruling.team.card")
def test_partners_share_their_cards_and_one_card_a_turn() -> None:
    now = table(FOUR, players=4, mine="horse rain-storm")
    assert now.items == {"horse", "rain-storm"}
    other = now.copy().play("pass, roll 1, move d5 d6")
    assert (other.to_act, other.items) == (1, {"horse", "rain-storm"})
    now.play("play rain-storm, roll 1, move d5 d6")
    assert now.hand(BLUE_GREEN) == {"horse": 1}
    assert now.to_act == "~"  # Green isn't asked any more
    now.play("roll 1").refuses("play horse", "BOB ruling.team.card")


@pytest.mark.rule("BOB ruling.team.card")
@pytest.mark.rule("BOB item.hidden.knife.second")
def test_a_defending_team_has_one_card_against_both_partners() -> None:
    now = table(
        """
        a b c d e f g h i j k
    9   . . . r . . . y . . .
    8   . . T b . T . g T . .
        """,
        players=4,
        theirs="extra-defense extra-defense hidden-knife",
    ).play("roll 1, attack d8 d8 d9, play extra-defense, fight 6 5 1 2, roll 1, attack h8 h8 h9")
    assert now.to_act == "~"
    now.play("fight 1 2 1 3")
    assert (now.to_act, now.offered) == (3, {"pass", "play hidden-knife"})


@pytest.mark.rule("BOB ruling.three")
def test_three_players() -> None:
    now = table(FOUR, players=3).play("roll 1")
    assert (now.to_act, now.movers) == (0, {"d5"})
    now.play("move d5 d6, roll 1")
    assert (now.to_act, now.movers) == (1, {"h5"})
    now.play("move h5 h6, roll 1")
    assert (now.to_act, now.movers) == (2, {"d9"})
    now.play("move d9 d8, roll 1")
    assert (now.to_act, now.movers) == (2, {"h9"})
    now.play("move h9 h8, roll 1")
    assert (now.to_act, now.movers) == (0, {"d6"})


# -- The rule book ----------------------------------------------------------------------------------------------------


def test_every_rule_has_a_test() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    missing = [rule.id for rule in GAME.rulebook.rules if f'rule("{rule.id}")' not in source]
    assert not missing


def test_every_prohibition_is_seen_to_be_refused() -> None:
    """With its id, except that of boards, which can't be loaded."""
    source = Path(__file__).read_text(encoding="utf-8")
    refused = set(re.findall(r'\.refuses\(\s*f?"[^"]*",\s*"(BOB [^"]+)"', source))
    forbidding = {rule.id for rule in GAME.rulebook.rules if rule.kind == "forbids"}
    assert forbidding - refused == {"BOB ruling.board.own"}
    assert refused <= {rule.id for rule in GAME.rulebook.rules}
