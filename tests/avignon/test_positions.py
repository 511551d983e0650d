"""Positions of Avignon that can't be: each is refused by the name of what is wrong."""

from typing import Any, Final

import pytest

from fidchell.core.errors import InvalidPosition
from fidchell.core.registry import load
from tests.conformance import Case, walk

GAME: Final = load("avignon")
FIVE_KNIGHTS: Final = ["knight genoa"] * 5


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"taken": ["beseech", "chastise", "excommunicate", "petition"], "actions_left": 1}, "taken"),
        ({"taken": ["beseech"]}, "taken"),
        ({"taken": ["beseech", "beseech"], "actions_left": 1}, "taken"),
        ({"actions_left": 3}, "actions_left"),
        ({"turn": -1}, "turn"),
        ({"turn": 0}, "turn"),
        ({"ended": "three", "winner": "rome", "taken": ["beseech"]}, "ended"),
        ({"ended": "repetition"}, "earlier"),
        ({"winner": "rome"}, "winner"),
        ({"before_rival": FIVE_KNIGHTS}, "before_rival"),
        ({"turn_began": FIVE_KNIGHTS}, "turn_began"),
        ({"earlier": []}, "earlier"),
        ({"earlier": [", ".join(FIVE_KNIGHTS) + " / rome 2 / bishop 1"]}, "earlier"),
        ({"phase": "refill"}, "taken"),
        ({"phase": "deal"}, "phase"),
        ({"phase": {"petition": "bishop", "instruction": 1, "chosen": []}, "taken": ["petition"]}, "phase"),
        ({"phase": {"petition": "bishop", "instruction": 2, "chosen": [1, 3]}, "taken": ["petition"]}, "chosen"),
        ({"phase": {"petition": "bishop", "instruction": 2, "chosen": [True]}, "taken": ["petition"]}, "chosen"),
        ({"phase": {"petition": "inquisitor", "instruction": 2, "chosen": []}, "taken": ["petition"]}, "phase"),
        ({"rome": {"noble": 1, "peasant": 1}}, "ended"),
    ],
    ids=str,
)
def test_impossible_positions(change: dict[str, Any], field: str) -> None:
    lanes = [f"{name} genoa" for name in ("knight", "bishop", "cardinal", "knight", "bishop")]
    position = {"game": "avignon", "turn": 3, "lanes": lanes}
    GAME.restore(position)
    with pytest.raises(InvalidPosition, match=field):
        GAME.restore(position | change)


def test_an_ending_has_its_reason() -> None:
    *_, last = walk(Case(GAME, 2), 1)
    end = GAME.dump(last)
    GAME.restore(end)
    for change in ({"ended": None}, {"winner": None}, {"winner": None, "ended": None}, {"phase": "refill"}):
        with pytest.raises(InvalidPosition, match=r"ended|winner|phase|taken"):
            GAME.restore(end | change)
