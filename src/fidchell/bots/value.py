"""Learned values: a small net over a game's features. Plain loops, so that compiled and interpreted code agree."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bot import MATE, Features, Judge, first_of_team, power
from fidchell.core.rng import Rng
from fidchell.core.state import OVER, State


@final
class Net:
    """Inputs, some hidden units (none: a linear one) and a direct way past them; the answer is between 0 and 1.

    The weights in a row: the bias; an input's direct weight, for each; the hidden units' biases; for each input its
    weight in every unit; the units' weights in the answer.
    """

    inputs: i64
    hidden: i64
    weights: vec[float]
    sums: vec[float]  # of the hidden units; kept, since making one costs more than filling it

    def __init__(self, inputs: i64, hidden: i64, weights: list[float]) -> None:
        if len(weights) != size(inputs, hidden):
            raise ValueError(f"{size(inputs, hidden)} weights are needed, not {len(weights)}")
        self.inputs = inputs
        self.hidden = hidden
        self.weights = vec[float](weights)
        self.sums = vec[float]([0.0] * int(hidden))

    def answer(self, at: vec[float]) -> float:
        """What it says about a position."""
        weights = self.weights
        sums = self.sums
        inputs = self.inputs
        hidden = self.hidden
        first = 1 + inputs
        for unit in range(hidden):
            sums[unit] = weights[first + unit]
        total = weights[0]
        base = first + hidden
        for i in range(inputs):
            value = at[i]
            if value != 0.0:  # most of them are
                total += value * weights[1 + i]
                for unit in range(hidden):
                    sums[unit] += value * weights[base + unit]
            base += hidden
        for unit in range(hidden):
            if sums[unit] > 0.0:
                total += sums[unit] * weights[base + unit]
        return 1.0 / (1.0 + power(-total))


def size(inputs: i64, hidden: i64) -> i64:
    """How many weights a net has."""
    return 1 + inputs + hidden * (inputs + 2)


@final
class LearnedJudge(Judge):
    """A game's features and a net for each number of players that has one; without, the judge written by hand."""

    hand: Judge
    features: Features
    nets: list[Net | None]  # by the number of seats
    at: vec[float]  # the features of the position in question

    def __init__(self, hand: Judge, features: Features, nets: dict[int, Net]) -> None:
        self.hand = hand
        self.features = features
        self.nets = [nets.get(seats) for seats in range(max(nets, default=0) + 1)]
        self.at = vec[float]([0.0] * max([int(net.inputs) for net in nets.values()], default=0))

    def knows(self, seats: i64) -> bool:
        """Whether there is a net for this number of players."""
        return seats < len(self.nets) and self.nets[seats] is not None

    def chance(self, state: State, seat: i64) -> float:
        if state.actor() == OVER:
            return (state.value(seat) + 1.0) / 2.0
        if not self.knows(state.seats):
            return self.hand.chance(state, seat)
        if self.features.weighs(state):
            total = 0.0
            likely = self.features.likely(state)
            for weight, after in likely:
                total += weight * self.chance(after, seat)
            if likely:
                return total
        own = self._answer(state, seat)
        rivals = 0.0
        sides: i64 = 1
        team = state.team(seat)
        if state.seats > 2:
            for other in range(state.seats):
                if state.team(other) != team and first_of_team(state, other):
                    sides += 1
            if sides > 2:
                for other in range(state.seats):
                    if state.team(other) != team and first_of_team(state, other):
                        rivals += self._answer(state, other)
        return own if sides < 3 else own / (own + rivals)

    def _answer(self, state: State, seat: i64) -> float:
        net = self.nets[state.seats]
        assert net is not None
        eyes = self.features.eyes(state, seat)
        self.features.write(state, eyes, self.at)
        answer = net.answer(self.at)
        return answer if eyes == seat else 1.0 - answer

    def estimate(self, state: State, seat: i64) -> float:
        """On the scale of the end itself, so that chance averages as it should."""
        if not self.knows(state.seats):
            return self.hand.estimate(state, seat)
        return MATE * (2.0 * self.chance(state, seat) - 1.0)

    def foresee(self, state: State, action: i64, seat: i64) -> float:
        return self.hand.foresee(state, action, seat)

    def weighs(self, state: State) -> bool:
        return self.features.weighs(state) if self.knows(state.seats) else self.hand.weighs(state)

    def answers(self) -> bool:
        return self.hand.answers()

    def play_on(self, state: State, rng: Rng) -> None:
        self.hand.play_on(state, rng)

    def as_chance(self, estimate: float) -> float:
        return 0.5 + 0.5 * estimate / MATE
