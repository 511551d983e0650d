"""The rules of Brandub, one by one, on drawn boards: a attacker, d defender, K king; the seventh rank is on top."""

from typing import Any

import pytest

from fidchell import bots
from fidchell.core.errors import InvalidAction, InvalidPosition
from fidchell.core.lesson import lesson
from fidchell.core.rng import Rng
from fidchell.core.state import Event
from fidchell.games.brandub import events
from fidchell.games.brandub.rules import BrandubState
from tests.brandub.board import GAME, board, drawn, position, turned, turned_move


def do(state: BrandubState, text: str) -> list[Event]:
    told: list[Event] = []
    seat = state.actors()[0]
    state.apply(GAME.parse(state, text, seat), seat, out=told)
    return told


def cited(told: list[Event]) -> set[str]:
    return {one for event in told for one in GAME.cites(event)}


def refused(state: BrandubState, text: str, seat: int | None = None) -> str:
    refusal = GAME.explain(state, state.actors()[0] if seat is None else seat, text)
    assert refusal is not None
    return refusal.rule


def reason(state: BrandubState, what: str | tuple[str, ...]) -> str:
    """The refusal as it is read."""
    return str(GAME.explain(state, state.actors()[0], what))


def ends(state: BrandubState, square: str) -> set[str]:
    """Where the piece on a square may go."""
    texts = [GAME.text(state, action).split() for action in state.legal(state.actors()[0])]
    return {end for _, start, end in texts if start == square}


def captured(told: list[Event]) -> list[str]:
    return [str(GAME.names("en").square(event.square)) for event in told if isinstance(event, events.Captured)]


quarters = pytest.mark.parametrize("quarters", range(4))

START = """
...a...
...a...
...d...
aadKdaa
...d...
...a...
...a...
"""


@pytest.mark.rule("BR board")
@pytest.mark.rule("BR setup")
def test_the_start() -> None:
    state = GAME.new()
    assert drawn(state) == START.split()
    tones = {spot.key: spot.tone for spot in GAME.scene(state, None).spots if spot.tone != "plain"}
    corners = {f"spot:{name}": "corner" for name in ("a1", "g1", "a7", "g7")}
    assert tones == {"spot:d4": "throne", **corners}


@pytest.mark.rule("BR turn")
def test_the_attackers_begin_and_nobody_passes() -> None:
    state = GAME.new()
    assert state.actors() == (0,)
    assert refused(state, "pass") == "BR turn"
    assert refused(state, "move d5 e5", 1) == "BR turn"
    do(state, "move a4 a5")
    assert state.actors() == (1,)
    assert refused(state, "move b4 b5", 0) == "BR turn"
    assert state.turns() == 2
    do(state, "move d5 e5")
    assert state.actors() == (0,)
    assert state.turns() == 3


@pytest.mark.rule("BR own")
def test_only_own_pieces_move() -> None:
    state = GAME.new()
    assert refused(state, "move d5 e5") == "BR own"
    assert refused(state, "move a1 a2") == "BR own"
    do(state, "move a4 a5")
    assert refused(state, "move a5 a6") == "BR own"
    assert GAME.explain(state, 1, "move d5 e5") is None
    assert reason(state, "move a5 a6") == "The piece on a5 belongs to the other side. [BR own]"
    assert reason(state, "move f6 f5") == "There is no piece on f6. [BR own]"


LONE = """
.......
.a.....
.......
.......
....K..
.......
.......
"""


@pytest.mark.rule("BR move")
def test_pieces_move_like_rooks() -> None:
    state = board(LONE)
    assert ends(state, "b6") == {"b1", "b2", "b3", "b4", "b5", "b7", "a6", "c6", "d6", "e6", "f6", "g6"}
    assert refused(state, "move b6 c5") == "BR move"
    assert "BR move" in cited(do(board(LONE), "move b6 b1"))
    assert refused(state, "move b6 b6") == "BR move"
    king = board(LONE, "king")
    assert ends(king, "e3") == {*("e1", "e2", "e4", "e5", "e6", "e7"), *("a3", "b3", "c3", "d3", "f3", "g3")}


@pytest.mark.rule("BR move.blocked")
def test_nobody_jumps() -> None:
    state = GAME.new()
    assert ends(state, "a4") == {"a2", "a3", "a5", "a6"}
    assert refused(state, "move a4 b4") == "BR move.blocked"
    assert refused(state, "move d7 d3") == "BR move.blocked"
    assert ends(state, "d7") == {"b7", "c7", "e7", "f7"}
    assert reason(state, "move d7 d3") == "Another piece is in the way on d6. [BR move.blocked]"


CROSS = """
.......
...a...
.......
.d....a
.......
...K...
.......
"""


@pytest.mark.rule("BR royal")
@pytest.mark.rule("BR royal.pass")
def test_only_the_king_stops_on_royal_squares_but_all_pass() -> None:
    state = board(CROSS)
    assert ends(state, "d6") >= {"d5", "d3"}
    assert "d4" not in ends(state, "d6")
    assert reason(state, "move d6 d4") == "Only the king may stop on the throne; others may pass over it. [BR royal]"
    assert reason(state, "move g4 g7") == "Only the king may stop in a corner. [BR royal]"
    assert refused(state, "move g4 g1") == "BR royal"
    assert ends(state, "g4") == {"g2", "g3", "g5", "g6", "c4", "e4", "f4"}
    assert "BR royal.pass" in cited(do(state, "move d6 d3"))
    assert "BR royal.pass" not in cited(do(board(CROSS), "move d6 d5"))
    assert "BR royal.pass" not in cited(do(board(CROSS), "move g4 g5"))
    across = board(CROSS, "king")
    assert ends(across, "b4") >= {"c4", "e4", "f4"}
    assert "d4" not in ends(across, "b4")


@pytest.mark.rule("BR royal.pass")
def test_across_the_throne_is_from_one_side_of_it_to_the_other() -> None:
    """Every move on the board: the throne lies between its ends and is neither of them."""
    state = GAME.new()
    for start in range(49):
        for end in range(49):
            x, y, to_x, to_y = start % 7, start // 7, end % 7, end // 7
            if (x == to_x) != (y == to_y):
                steps = max(abs(to_x - x), abs(to_y - y))
                way = [(x + (to_x - x) * n // steps, y + (to_y - y) * n // steps) for n in range(1, steps)]
                assert state.crosses(start, end) == ((3, 3) in way), (start, end)


@pytest.mark.rule("BR royal")
def test_the_king_on_the_throne_is_in_the_way() -> None:
    state = board("....... ....... ....... .d.K..a ....... ....... .......", "king")
    assert ends(state, "b4") & {"c4", "d4", "e4"} == {"c4"}


@pytest.mark.rule("BR royal.return")
def test_the_king_may_return() -> None:
    state = board(CROSS, "king")
    assert "d4" in ends(state, "d2")
    assert "BR royal.return" in cited(do(state, "move d2 d4"))
    assert drawn(state)[3] == ".d.K..a"


@pytest.mark.rule("BR capture")
@pytest.mark.parametrize(
    ("rows", "player", "move", "gone"),
    [
        (".a..... ....... ..da... ....... ....... ....... ....K..", "attackers", "move b7 b5", "c5"),
        ("..a.... ....... ....... ..d.... ..a.... ....... ....K..", "attackers", "move c7 c5", "c4"),
        ("....... .d..... ..ad... ....... ....... ....... ....K..", "king", "move b6 b5", "c5"),
        ("..d.... ....... ....... ..a.... ..d.... ....... ....K..", "king", "move c7 c5", "c4"),
    ],
)
@quarters
def test_a_man_between_two_enemies_is_taken(rows: str, player: str, move: str, gone: str, quarters: int) -> None:
    state = board(turned(rows, quarters), player)
    told = do(state, turned_move(move, quarters))
    assert captured(told) == [turned_move(gone, quarters)]
    assert [GAME.cites(event) for event in told if isinstance(event, events.Captured)] == [("BR capture",)]
    assert len("".join(drawn(state)).replace(".", "")) == len("".join(rows.split()).replace(".", "")) - 1


@pytest.mark.rule("BR capture")
@pytest.mark.parametrize(
    ("rows", "move"),
    [
        ("....... .d..... ..a.... ....... ....... ....... ....K..", "move c5 b5"),  # one enemy
        (".a..... ....... d...... ....... ....... ....... ....K..", "move b7 b5"),  # the edge is no enemy
        ("....... ....... .ad.... ....a.. ...d... ....... ....K..", "move e4 e5"),  # not beside it
        ("....... .a..... ..d.... ....... ....... ....... ....K..", "move b6 a6"),  # no longer beside it
    ],
)
@quarters
def test_nothing_less_takes_a_man(rows: str, move: str, quarters: int) -> None:
    assert not captured(do(board(turned(rows, quarters)), turned_move(move, quarters)))


@pytest.mark.rule("BR capture.active")
def test_whoever_walks_between_two_is_safe() -> None:
    state = board("....... ....... .a.a... ....... ..d.... ....... ....K..", "king")
    told = do(state, "move c3 c5")
    assert "BR capture.active" in cited(told)
    assert drawn(state)[2] == ".ada..."
    state = board("....... ....... .d.d... ....... ..a.... ....... ....K..", "attackers")
    assert "BR capture.active" in cited(do(state, "move c3 c5"))
    state = board("....... ....... .a..... ....... ..d.... ....... ....K..", "king")
    assert "BR capture.active" not in cited(do(state, "move c3 c5"))


@pytest.mark.rule("BR capture.active")
@pytest.mark.parametrize(
    ("rows", "move"),
    [
        ("....... ....... .a.a... ....... ..d.... ....... ....K..", "move c3 c5"),
        ("..a.... d...... ..a.... ....... ....... ....... ....K..", "move a6 c6"),
        ("....... .....a. ...aK.. .....a. ....... ....... .......", "move e5 f5"),
    ],
)
def test_it_is_told_once_who_walked_between_two(rows: str, move: str) -> None:
    state = board(rows, "king")
    told = do(state, move)
    assert len([event for event in told if isinstance(event, events.Walked)]) == 1


@pytest.mark.rule("BR capture.several")
def test_up_to_three_at_once() -> None:
    state = board("..a.... ..d.... ad.da.. ....... ..a.... ....... ....K..", "attackers")
    told = do(state, "move c3 c5")
    assert sorted(captured(told)) == ["b5", "c6", "d5"]
    assert "BR capture.several" in cited(told)
    assert drawn(state)[:3] == ["..a....", ".......", "a.a.a.."]


@pytest.mark.rule("BR capture")
@pytest.mark.rule("BR capture.royal")
@pytest.mark.parametrize(
    ("rows", "player", "move", "taken"),
    [
        (".d...a. ....... ....... ....... ....... ....... ....K..", "attackers", "move f7 c7", True),  # a corner
        (".a.d... ....... ....... ....... ....... ....... ....K..", "king", "move d7 c7", True),
        ("....... ....... ....... ..d.... ....... ....... .a..K..", "attackers", "move b1 b4", True),  # empty throne
        ("....... ....... ....... ..dK... ....... ....... .a.....", "attackers", "move b1 b4", False),  # occupied
        ("....... ....... ....... ..aK... ....... ....... .d.....", "king", "move b1 b4", True),  # the king's throne
        ("....... ....... ....... ..a.... ....... ....... .d..K..", "king", "move b1 b4", True),
    ],
)
@quarters
def test_royal_squares_help(rows: str, player: str, move: str, taken: bool, quarters: int) -> None:
    told = do(board(turned(rows, quarters), player), turned_move(move, quarters))
    assert bool(captured(told)) == taken
    king_there = "K" in rows.split()[3]
    assert ("BR capture.royal" in cited(told)) == (taken and not king_there)


@pytest.mark.rule("BR capture")
@pytest.mark.rule("BR capture.armed")
@pytest.mark.parametrize(
    ("rows", "move"),
    [
        ("....... ....... ....... .K..... ..ad... ....... .......", "move b4 b3"),
        ("....... .d..... ..aK... ....... ....... ....... .......", "move b6 b5"),
    ],
)
def test_the_king_takes_part(rows: str, move: str) -> None:
    told = do(board(rows, "king"), move)
    assert "BR capture.armed" in cited(told)
    plain = do(board("....... .d..... ..ad... ....... ....... ....... ....K..", "king"), "move b6 b5")
    assert "BR capture.armed" not in cited(plain)


KINGS = [
    ("BR king", "....... ..a.... ....... ....... .K..... ..a.... .a.....", "move c6 b6", False),
    ("BR king", "....... .....a. ...aK.. ....... ....... ....... .......", "move f6 f5", True),
    ("BR king", ".....a. ....... ....aK. ....... ....... ....... .......", "move f7 f6", False),
    ("BR king", ".K.a... ....... ....... ....... ....... ....... .......", "move d7 c7", True),  # against a corner
    ("BR king", "....... ....... K...... a...... ....... ....... .......", "move a4 b4", False),
    ("BR king.throne", "...a... ....... ....... ..aKa.. ...a... ....... .......", "move d7 d5", True),
    ("BR king.throne", "...a... ....... ....... ..aKa.. ...d... ....... .......", "move d7 d5", False),
    ("BR king.throne", "....... ....... ..a.... ...Ka.. ....... ....... .......", "move c5 c4", False),
    ("BR king.beside", "....... ....... ....... ....... ..aKa.. .a..... .......", "move b2 d2", True),
    ("BR king.beside", "....... ....... ....... ....... ..aK... ....a.. .......", "move e2 e3", False),
    ("BR king.beside", "....... ....... ....... ....... ...K... .a..... .......", "move b2 d2", False),
]


@pytest.mark.rule("BR king")
@pytest.mark.rule("BR king.throne")
@pytest.mark.rule("BR king.beside")
@pytest.mark.rule("BR end.king")
@pytest.mark.parametrize(("which", "rows", "move", "taken"), KINGS)
@quarters
def test_the_king_is_taken(which: str, rows: str, move: str, taken: bool, quarters: int) -> None:
    state = board(turned(rows, quarters))
    told = do(state, turned_move(move, quarters))
    outcome = state.outcome()
    assert (which in cited(told)) == taken
    if taken:
        assert outcome is not None
        assert (outcome.winners, outcome.reason, outcome.rule) == ((0,), "taken", "BR end.king")
        assert {one for one in cited(told) if one.startswith("BR king")} == {which}
    else:
        assert outcome is None


@pytest.mark.rule("BR king")
def test_the_king_may_walk_between_two() -> None:
    state = board("....... ....... .a.a... ....... ....... ....... ..K....", "king")
    do(state, "move c1 c5")
    assert state.outcome() is None
    assert state.actors() == (0,)


@pytest.mark.rule("BR capture")
@pytest.mark.rule("BR king")
def test_a_defender_does_not_take_its_king() -> None:
    """It closes him in between itself and an attacker: only attackers take him."""
    state = board("....... .....d. ...aK.. ....... ....... ....... .......", "king")
    do(state, "move f6 f5")
    assert state.outcome() is None


@pytest.mark.rule("BR end.corner")
@quarters
def test_a_corner_wins(quarters: int) -> None:
    state = board(turned("....... ....... ....... ....... ....... K...... ...a...", quarters), "king")
    told = do(state, turned_move("move a2 a7", quarters))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((1,), "corner", "BR end.corner")
    assert "BR end.corner" in cited(told)
    assert state.returns() == [-1.0, 1.0]


@pytest.mark.rule("BR end.stuck")
@pytest.mark.parametrize(
    ("rows", "player", "move", "winner"),
    [
        ("...a... ....... ....... ....... ....... ..ada.. ..aKa..", "attackers", "move d7 d3", 0),
        ("....... .d..... ..ad... ....... ....... ....... ....K..", "king", "move b6 b5", 1),
        # Only a corner is free beside the last attacker, where it may not stop.
        ("....... ....... ...K... ....... ....... .d..... .ad....", "king", "move d5 d6", 1),
    ],
)
@quarters
def test_no_move_loses(rows: str, player: str, move: str, winner: int, quarters: int) -> None:
    state = board(turned(rows, quarters), player)
    told = do(state, turned_move(move, quarters))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((winner,), "stuck", "BR end.stuck")
    assert "BR end.stuck" in cited(told)


@pytest.mark.rule("BR end.stuck")
@quarters
def test_a_way_across_the_throne_is_a_move(quarters: int) -> None:
    """Every square beside the defender is taken but the throne, where it may not stop: it goes on to the other side."""
    shut = ".....a. ....... ....... ....... ..ada.. ..aa... .aKa..."
    state = board(turned(shut, quarters))
    do(state, turned_move("move f7 f6", quarters))
    assert state.outcome() is None
    left = {turned_move(f"move d3 {end}", quarters) for end in ("d5", "d6", "d7")}
    assert {GAME.text(state, action) for action in state.legal(1)} == left


@pytest.mark.rule("BR end.repetition")
def test_the_third_time_is_a_draw() -> None:
    state = board("....... ....... .a..... ....... ....... ....... ..K....", "king")
    told: list[Event] = []
    for n in range(2):
        for move in ("move c1 c2", "move b5 b6", "move c2 c1", "move b6 b5"):
            assert state.outcome() is None, f"round {n}, {move}"
            told = do(state, move)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.rule) == ((), "repetition", "BR end.repetition")
    assert "BR end.repetition" in cited(told)
    assert state.returns() == [0.0, 0.0]


@pytest.mark.rule("BR setup")
@pytest.mark.rule("BR end.repetition")
def test_the_start_is_the_first_time() -> None:
    state = GAME.new()
    for move in ("move a4 a5", "move d5 e5", "move a5 a4", "move e5 d5") * 2:
        assert state.outcome() is None
        do(state, move)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "repetition"


@pytest.mark.rule("BR end.repetition")
def test_what_was_before_a_capture_does_not_count() -> None:
    state = board(".a..... ....... ..da... ....... ....... ....... ....K..")
    for move in ("move b7 b6", "move e1 e2"):
        do(state, move)
    assert len(GAME.view(state, None)["earlier"]) == 2
    do(state, "move b6 b5")
    assert GAME.view(state, None)["earlier"] == []


@pytest.mark.rule("BR end.over")
def test_nothing_after_the_end() -> None:
    state = board("....... ....... ....... ....... ....... K...... ...a...", "king")
    assert "BR end.over" in cited(do(state, "move a2 a7"))
    assert state.actors() == ()
    assert refused(state, "move d1 d2", 0) == "BR end.over"
    assert refused(state, "pass", 1) == "BR end.over"


LATER = "d1 / d2 / a4 king"

# -- around the rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"king": "z9"}, "king: 'z9'"),
        ({"king": "d3"}, "two on a square"),
        ({"attackers": ["d3"]}, "two on a square"),
        ({"attackers": ["a1"]}, "royal square"),
        ({"attackers": ["a2", "a2"]}, "twice"),
        ({"attackers": ["a2", "a3", "a4", "a5", "a6", "b1", "b2", "b3", "b4"]}, "too many attackers"),
        ({"defenders": ["a2", "a3", "a5", "a6", "b1"]}, "too many defenders"),
        ({"attackers": []}, "there is no move"),
        ({"king": "a1", "player": "king"}, "the king in a corner"),
        ({"ended": "taken", "player": "king"}, "isn't surrounded"),
        ({"ended": "corner"}, "corner"),
        ({"ended": "stuck"}, "there is a move"),
        ({"ended": "repetition"}, "third time"),
        ({"earlier": ["d1 / d2 / a1"]}, "earlier"),
        ({"earlier": [LATER] * 3}, "third time"),
        ({"player": "nobody"}, "player"),
    ],
)
def test_positions_that_can_t_be(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(InvalidPosition, match=complaint):
        GAME.restore(position(START) | change)


@pytest.mark.rule("BR own")
@pytest.mark.rule("BR move.blocked")
@pytest.mark.parametrize(
    ("picks", "expected"),
    [
        (("spot:a1",), "There is no piece on a1. [BR own]"),
        (("piece:d5",), "The piece on d5 belongs to the other side. [BR own]"),
        (("piece:d4",), "The piece on d4 belongs to the other side. [BR own]"),
        (("panel:men",), "A side must move one of its pieces; nobody may pass. [BR turn]"),
        (("piece:a4", "spot:a1"), "Only the king may stop in a corner. [BR royal]"),
        (("piece:a4", "piece:b4"), "Another piece is in the way on b4. [BR move.blocked]"),
        (("piece:a4", "spot:b5"), "Pieces move along a row or a column, like rooks. [BR move]"),
        (("piece:a4", "spot:a5"), "None"),
        (("piece:a4",), "None"),
    ],
)
def test_clicks(picks: tuple[str, ...], expected: str) -> None:
    assert reason(GAME.new(), picks) == expected


@pytest.mark.rule("BR own")
@pytest.mark.rule("BR move.blocked")
def test_clicks_of_the_kings_side() -> None:
    state = GAME.new()
    do(state, "move a4 a5")
    assert reason(state, ("piece:d4",)) == "The piece on d4 can’t move: every way is blocked. [BR move.blocked]"
    assert reason(state, ("piece:a5",)) == "The piece on a5 belongs to the other side. [BR own]"
    assert reason(state, ("piece:d5", "spot:e5")) == "None"
    with pytest.raises(InvalidAction, match="d5: the second click"):
        GAME.explain(state, 1, ("spot:d5",))


def test_the_lesson() -> None:
    found = lesson(GAME.folder)
    assert found is not None
    assert found.start is not None
    state = GAME.restore(found.start)
    for step in found.steps:
        do(state, step.do[0])
        for move in step.then:
            do(state, move.partition(" ")[2])
    assert state.returns() == [-1.0, 1.0]


def test_greedy_sees_what_is_at_stake() -> None:
    greedy = bots.make("greedy", GAME)
    win = board("....... ....... ....... ....... ....... K...... ...a...", "king")
    assert GAME.text(win, int(greedy.choose(win, 1, Rng(1)))).endswith(("a7", "a1"))
    close = board("....... .....a. ...aK.. ....... ....... ....... .......")
    assert GAME.text(close, int(greedy.choose(close, 0, Rng(1)))) == "move f6 f5"
    guard = board("....a.. ....... ....... ....... ....... ....... .dK....")
    assert GAME.text(guard, int(greedy.choose(guard, 0, Rng(1)))) == "move e7 e1"


def test_greedy_beats_chance() -> None:
    greedy, dice = bots.make("greedy", GAME), bots.make("random", GAME)
    wins = 0
    for seed in range(6):
        state, rng, mine = GAME.new(), Rng(seed), seed % 2
        while state.actors():
            seat = state.actors()[0]
            state.apply(int((greedy if seat == mine else dice).choose(state.clone(), seat, rng)), seat)
        wins += state.value(mine) > 0
    assert wins >= 5
