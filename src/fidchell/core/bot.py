"""What a bot is, and what a judge is. Both are asked about a world that looks right to their seat, not the true one."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fidchell.core.rng import Rng
from fidchell.core.state import State

MATE: Final = 1000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A simple evaluation of a game: how well a position looks for a seat. The end itself is worth ± MATE."""

    def estimate(self, state: State, seat: i64) -> float:
        """Larger is better for the seat; any scale, well below 1,000."""
        return 0.0

    def foresee(self, state: State, action: i64, seat: i64) -> float:
        """What an action promises that is chosen in secret, at the same time as the others choose theirs."""
        return 0.0

    def weighs(self, state: State) -> bool:
        """Whether `estimate` itself weighs the chance that comes next, so that nobody need try every outcome."""
        return False

    def answers(self) -> bool:
        """Whether it pays to look at what others may answer within the turn."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions. It keeps no generator: the same rng stream gives the same choices."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal action for a seat that is to act. The state is the bot's own copy."""
        raise NotImplementedError
