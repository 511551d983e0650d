"""The rules of Tribute, one by one.

A test names its rule; `fidchell rules tribute --matrix` collects them.
Chance is scripted: `deal` and `turn_up` say what is drawn.
"""

from typing import Any

import pytest

from fidchell.core.errors import InvalidPosition
from fidchell.core.state import CHANCE, OVER
from fidchell.lab.template.game import Tribute
from fidchell.lab.template.rules import TributeState

GAME = Tribute()


def dealt(red: str = "page lord duke", green: str = "page squire lord", **options: Any) -> TributeState:
    """A game of two with these hands, before the first prize."""
    state = GAME.new(2, **options)
    for pair in zip(red.split(), green.split(), strict=True):
        for card in pair:
            by_chance(state, f"deal {card}")
    return state


def by_chance(state: TributeState, text: str) -> None:
    state.apply(GAME.parse(state, text, CHANCE), CHANCE)


def do(state: TributeState, seat: int, text: str) -> list[str]:
    """What the log says of an action."""
    events: list[Any] = []
    state.apply(GAME.parse(state, text, seat), seat, out=events)
    return [line.text for line in GAME.tell(events, "en")]


def refused(state: TributeState, seat: int, text: str) -> str:
    refusal = GAME.explain(state, seat, text)
    assert refusal is not None
    return refusal.rule


def round_of(state: TributeState, prize: int, red: str, green: str) -> list[str]:
    by_chance(state, f"turn-up {prize}")
    do(state, 0, f"commit {red}")
    return do(state, 1, f"commit {green}")


@pytest.mark.rule("TR cards")
def test_three_of_each() -> None:
    state = GAME.new(2)
    assert [(GAME.text(state, outcome), weight) for outcome, weight in state.chance()] == [
        *(("deal page", 3), ("deal squire", 3), ("deal lord", 3), ("deal duke", 3))
    ]


@pytest.mark.rule("TR deal")
def test_three_cards_each_and_only_their_owner_sees_them() -> None:
    state = dealt()
    assert GAME.view(state, 0)["hand:red"] == ["page", "lord", "duke"]
    assert GAME.view(state, 1)["hand:red"] == 3
    assert refused(GAME.new(2), 0, "commit page") == "TR deal"


@pytest.mark.rule("TR prize")
def test_a_prize_comes_once() -> None:
    state = dealt()
    round_of(state, 2, "page", "page")
    assert [(GAME.text(state, outcome), weight) for outcome, weight in state.chance()] == [
        *(("turn-up 1", 1), ("turn-up 3", 1))
    ]


@pytest.mark.rule("TR choose")
def test_all_choose_at_once_from_their_hands() -> None:
    state = dealt()
    by_chance(state, "turn-up 3")
    assert state.actors() == (0, 1)
    assert [GAME.text(state, action) for action in state.legal(1)] == ["commit page", "commit squire", "commit lord"]
    assert refused(state, 1, "commit duke") == "TR choose"
    assert refused(state, 1, "pass") == "TR choose"
    assert do(state, 1, "commit squire") == ["Green has chosen."]
    assert GAME.view(state, 0)["choice:green"] is True


@pytest.mark.rule("TR once")
def test_nobody_chooses_twice() -> None:
    state = dealt()
    by_chance(state, "turn-up 3")
    do(state, 1, "commit squire")
    assert state.actors() == (0,)
    assert refused(state, 1, "commit lord") == "TR once"


@pytest.mark.rule("TR reveal")
def test_the_highest_card_wins_the_prize() -> None:
    state = dealt()
    assert round_of(state, 2, "lord", "squire")[1:] == ["Red shows the Lord.", "Green shows the Squire.", "Red wins 2."]
    assert GAME.view(state, None)["points:red"] == 2
    assert GAME.view(state, None)["played:green"] == ["squire"]
    assert GAME.view(state, 0)["hand:red"] == ["page", "duke"]


@pytest.mark.rule("TR tie")
def test_several_highest_cards_win_nothing() -> None:
    state = dealt()
    assert round_of(state, 2, "lord", "lord")[-1] == "Several highest cards: nobody wins 2."
    assert list(state.points) == [0, 0]


@pytest.mark.rule("TR end")
def test_the_most_points_win_after_the_last_round() -> None:
    state = dealt(rounds="one")
    round_of(state, 1, "duke", "lord")
    assert state.actor() == OVER
    assert state.returns() == [1.0, -1.0]
    assert refused(state, 0, "commit page") == "TR end"
    level = dealt(rounds="one")
    round_of(level, 1, "lord", "lord")
    assert level.returns() == [0.0, 0.0]


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("hand:red", ["page"] * 4, "hand, played: 5 of page"),
        ("choice:red", "squire", "a card that isn't in the hand"),
        ("prize", 0, "choice|played"),
        ("points:red", 5, "more than there was to win"),
        ("round", 2, "prizes: one goes every round"),
    ],
)
def test_positions_that_can_t_be(field: str, value: Any, complaint: str) -> None:
    state = dealt()
    by_chance(state, "turn-up 3")
    do(state, 0, "commit page")
    with pytest.raises(InvalidPosition, match=complaint):
        GAME.restore(GAME.dump(state) | {field: value})
