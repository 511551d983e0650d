"""What a bot is, and what a judge is. Both are asked about a world that looks right to their seat, not the true one."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

MATE: Final = 1000.0
SAME: Final = 0.000001  # values that differ by less
STEEP: Final = 40.0  # a difference, in scales, beyond which nothing changes


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A simple evaluation of a game: how well a position looks for a seat. The end itself is worth ± MATE."""

    scale: float = 20.0  # a rival's estimate lower by so much: e to 1 in one's favour; `fidchell calibrate` fits it

    def chance(self, state: State, seat: i64) -> float:
        """How likely a seat is to win, from 0 to 1; a draw is half a win, in co-operation it is the expected result."""
        if state.actor() == OVER:
            return (state.value(seat) + 1.0) / 2.0
        own = self.estimate(state, seat) / self.scale
        side = self.side(state, seat)
        total = 1.0
        alone = True
        for other in range(state.seats):
            if other != seat and self.first_of_side(state, other) and self.side(state, other) != side:
                alone = False
                total += power(self.estimate(state, other) / self.scale - own)
        return 1.0 / (1.0 + power(-own)) if alone else 1.0 / total

    def side(self, state: State, seat: i64) -> i64:
        """Whom a seat wins with: seats with the same number are partners."""
        return seat

    def first_of_side(self, state: State, seat: i64) -> bool:
        """Whether no partner has a lower seat: each side is counted once."""
        for other in range(seat):
            if self.side(state, other) == self.side(state, seat):
                return False
        return True

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
class Features:
    """A position as numbers, seen from a seat: only what the seat may know, each about -1 to 1."""

    def names(self, seats: int) -> list[str]:
        """What the numbers are, in their order."""
        return []

    def count(self, seats: i64) -> i64:
        """How many there are."""
        return len(self.names(int(seats)))

    def write(self, state: State, seat: i64, into: vec[float]) -> None:
        """Write them all; nothing of what was there before stays."""

    def eyes(self, state: State, seat: i64) -> i64:
        """With whose eyes a question about a seat is answered. Where nothing is secret, two rivals may share theirs."""
        return seat

    def weighs(self, state: State) -> bool:
        """Whether nobody need try every outcome of the coming chance: see `likely`."""
        return False

    def likely(self, state: State) -> list[tuple[float, State]]:
        """What may come of it: probabilities, which sum up to 1, and positions. None: the features say it all."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses actions. It keeps no generator: the same rng stream gives the same choices."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal action for a seat that is to act. The state is the bot's own copy."""
        raise NotImplementedError

    def decide(self, state: State, seat: i64, rng: Rng) -> i64:
        """What the bot does: what it owes its fellow players, else what it chooses."""
        owed = state.courtesy()
        return owed if owed >= 0 else self.choose(state, seat, rng)


class Planning(Bot):
    """Weighs every action by what it leads to, chance on average; of those that promise the same, any."""

    nodes: i64  # positions that may still be looked at

    def __init__(self) -> None:
        self.nodes = 0

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        best = moves[0]
        best_value = -2 * MATE
        ties: i64 = 0
        for i in range(len(moves)):
            value = self.promise(state, moves[i], seat, len(moves))
            if value > best_value + SAME:
                best, best_value, ties = moves[i], value, 1
            elif value > best_value - SAME:
                ties += 1
                if rng.below(ties) == 0:
                    best = moves[i]
        return best

    def promise(self, state: State, action: i64, seat: i64, choices: i64) -> float:
        """What an action is worth, one of so many choices."""
        raise NotImplementedError

    def outlook(self, state: State, seat: i64, turn: i64, deep: i64) -> float:
        """What a position in the middle of a turn is worth; `deep`: decisions to be looked beyond."""
        raise NotImplementedError

    def average(self, state: State, seat: i64, turn: i64, deep: i64) -> float:
        """The mean over the tickets of chance; each outcome is looked at once."""
        tickets = state.tickets()
        total = 0.0
        value = 0.0
        last: i64 = -1
        for r in range(tickets):
            outcome = state.ticket(r)
            if outcome != last:
                after = state.clone()
                after.step(outcome, CHANCE)
                value = self.outlook(after, seat, turn, deep)
                last = outcome
            total += value
        return total / float(tickets)


def power(exponent: float) -> float:
    """e to the power of, for any number."""
    return math.exp(min(max(exponent, -STEEP), STEEP))
