"""How a position of Tribute looks to a player, simply: with this the greedy bot plays."""

from typing import Final

from mypy_extensions import i64

from fidchell.core.bot import Judge
from fidchell.core.state import State
from fidchell.lab.template.components import COMMIT, RANKS
from fidchell.lab.template.rules import TributeState

KEPT: Final = 0.4  # what a rank is worth that stays in the hand


class TributeJudge(Judge):
    def estimate(self, state: State, seat: i64) -> float:
        """Points count. The greedy bot asks this of positions at the end of a turn."""
        assert isinstance(state, TributeState)
        return 10.0 * float(state.points[seat])

    def foresee(self, state: State, action: i64, seat: i64) -> float:
        """Where all choose at once, nobody can look ahead: a high card for a high prize, a low one for the rest."""
        assert isinstance(state, TributeState)
        rank = action - RANKS * COMMIT
        return float(rank) * (float(state.cards.prizes[state.prize]) / 3.0 - KEPT)


JUDGE: Final = TributeJudge()
