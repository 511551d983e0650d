"""A simple evaluation of Tribute: an interpreted judge for the compiled bot."""

from mypy_extensions import i64

from fidchell.core.bot import Judge
from fidchell.core.state import State
from tests.toys.tribute.rules import Tribute


class TributeJudge(Judge):
    """Points count, and low cards kept are worth less than high ones."""

    def __init__(self) -> None:
        self.asked = 0

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Tribute)
        self.asked += 1
        rivals = [points for other, points in enumerate(state.points) if other != seat]
        kept = sum(rank * number for rank, number in enumerate(state.hands[seat]))
        return 10.0 * (state.points[seat] - max(rivals)) + kept
