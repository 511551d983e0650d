"""What a bot is, and what a judge is. Both are asked about a world that looks right to their seat, not the true one."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

MATE: Final = 1000.0
SAME: Final = 0.000001  # values that differ by less
LEAST_KEPT: Final = 0.25  # of the best chance to win: a soft choice keeps at least this
STEEP: Final = 40.0  # a difference, in scales, beyond which nothing changes


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """A simple evaluation of a game: how well a position looks for a seat. The end itself is worth ± MATE."""

    scale: float = 20.0  # being ahead by this much means odds of e to 1; `fidchell calibrate` fits it

    def chance(self, state: State, seat: i64) -> float:
        """How likely a seat is to win, from 0 to 1; a draw is half a win, in co-operation it is the expected result."""
        if state.actor() == OVER:
            return (state.value(seat) + 1.0) / 2.0
        own = self.estimate(state, seat) / self.scale
        total = 1.0
        alone = True
        for other in range(state.seats):
            if state.team(other) != state.team(seat) and first_of_team(state, other):
                alone = False
                total += power(self.estimate(state, other) / self.scale - own)
        return 1.0 / (1.0 + power(-own)) if alone else 1.0 / total

    def as_chance(self, estimate: float) -> float:
        """The chance to win that an estimate stands for, as against one rival."""
        return 1.0 / (1.0 + power(-2.0 * estimate / self.scale))

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

    def play_on(self, state: State, rng: Rng) -> None:
        """Play to the end as people do who hardly think: at random, or a little better."""
        state.playout(rng)


def first_of_team(state: State, seat: i64) -> bool:
    """Whether no partner has a lower seat: each team is counted once."""
    for other in range(seat):
        if state.team(other) == state.team(seat):
            return False
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
    """Chooses actions. It keeps no generator: the same rng stream gives the same choices.

    It may remember what it thought about a game before; `forget` clears that.
    """

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        """A legal action for a seat that is to act. The state is the bot's own copy."""
        raise NotImplementedError

    def forget(self) -> None:
        """Reset at the start of a game: nothing carries over."""

    def decide(self, state: State, seat: i64, rng: Rng) -> i64:
        """What the bot does: what it owes its fellow players, else what it chooses."""
        owed = state.courtesy()
        return owed if owed >= 0 else self.choose(state, seat, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighing(Bot):
    """Knows what each of its choices is worth and plays the best, or softly one that is nearly as good."""

    softness: float  # 0: always the best; the larger, the more often one that is worse
    limit: float  # how much worse it may be at most, in chance to win

    def __init__(self) -> None:
        self.softness = 0.0
        self.limit = 1.0

    def weigh(self, state: State, seat: i64, rng: Rng) -> vec[float]:
        """What each of the seat's moves is worth, on any scale: larger is better."""
        raise NotImplementedError

    def chance(self, value: float) -> float:
        """The chance to win that such a value stands for."""
        return value

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        if len(moves) == 1:
            return moves[0]
        if self.softness == 0.0:
            return moves[best_of(self.weigh(state, seat, rng), rng)]
        for i in range(len(moves)):
            if wins(state, moves[i], seat):
                return moves[i]
        return moves[self.softly(self.weigh(state, seat, rng), rng)]

    def softly(self, values: vec[float], rng: Rng) -> i64:
        """Sample among the good moves, favouring better ones; never what throws away most of the chances there are."""
        best = 0.0
        for i in range(len(values)):
            best = max(best, self.chance(values[i]))
        limit = max(best - self.limit, LEAST_KEPT * best)
        sum = 0.0
        for i in range(len(values)):
            if self.chance(values[i]) >= limit:
                sum += exp((self.chance(values[i]) - best) / self.softness)
        lot = sum * float(rng.below(1 << 30)) / float(1 << 30)
        chosen: i64 = 0
        for i in range(len(values)):
            if self.chance(values[i]) >= limit:
                chosen = i
                lot -= exp((self.chance(values[i]) - best) / self.softness)
                if lot < 0.0:
                    break
        return chosen


def wins(state: State, action: i64, seat: i64) -> bool:
    """Whether an action wins at once."""
    after = state.clone()
    after.step(action, seat)
    return after.actor() == OVER and after.value(seat) == 1.0


def best_of(values: vec[float], rng: Rng) -> i64:
    """Where the largest value is; of those that are the same, any."""
    best: i64 = 0
    ties: i64 = 0
    for i in range(len(values)):
        if not ties or values[i] > values[best] + SAME:
            best, ties = i, 1
        elif values[i] > values[best] - SAME:
            ties += 1
            if rng.below(ties) == 0:
                best = i
    return best


class Planning(Weighing):
    """Weighs every action by what it leads to, chance on average."""

    nodes: i64  # positions that may still be looked at

    def __init__(self) -> None:
        super().__init__()
        self.nodes = 0

    def weigh(self, state: State, seat: i64, rng: Rng) -> vec[float]:
        moves = state.moves(seat)
        values = vec[float](capacity=len(moves))
        for i in range(len(moves)):
            values = append(values, self.promise(state, moves[i], seat, len(moves)))
        return values

    def promise(self, state: State, action: i64, seat: i64, choices: i64) -> float:
        """Value of one of `choices` actions."""
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
    """exp(x) without overflow."""
    return exp(min(max(exponent, -STEEP), STEEP))
