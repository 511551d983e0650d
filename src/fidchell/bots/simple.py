"""Two opponents for newcomers: one plays anything, one looks a turn ahead."""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core.bot import MATE, Bot, Judge
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

NODES: Final = 50_000  # positions a choice may look at: enough for a whole turn, a bound for long ones


@final
class RandomBot(Bot):
    """Every legal action is equally likely."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        return moves[rng.below(len(moves))]


@final
class GreedyBot(Bot):
    """Plays the turn that looks best when it is over: its own choices for it, answers against it, chance on average."""

    judge: Judge
    nodes: i64

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.nodes = 0

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        best = moves[0]
        best_value = -2 * MATE
        ties: i64 = 0
        for i in range(len(moves)):
            value = self._promise(state, moves[i], seat, NODES // len(moves))
            if value > best_value:
                best, best_value, ties = moves[i], value, 1
            elif value == best_value:
                ties += 1
                if rng.below(ties) == 0:
                    best = moves[i]
        return best

    def _promise(self, state: State, action: i64, seat: i64, nodes: i64) -> float:
        """What an action leads to; what others choose at the same time can't be foreseen."""
        if state.at_once():
            return self.judge.foresee(state, action, seat)
        self.nodes = nodes
        after = state.clone()
        after.step(action, seat)
        return self._worth(after, seat, state.turns())

    def _worth(self, state: State, seat: i64, turn: int) -> float:
        """What a position in the middle of a turn is worth when the turn is over."""
        actor = state.actor()
        self.nodes -= 1
        if actor == OVER:
            return MATE * state.value(seat)
        if state.turns() != turn or self.nodes < 0 or state.at_once():
            return self.judge.estimate(state, seat)
        if actor != seat and actor != CHANCE and not self.judge.answers():
            return self.judge.estimate(state, seat)
        if actor == CHANCE:
            return self.judge.estimate(state, seat) if self.judge.weighs(state) else self._average(state, seat, turn)
        moves = state.moves(actor)
        worst_or_best = 0.0
        for i in range(len(moves)):
            after = state.clone()
            after.step(moves[i], actor)
            value = self._worth(after, seat, turn)
            if i == 0 or (value > worst_or_best) == (actor == seat):
                worst_or_best = value
        return worst_or_best

    def _average(self, state: State, seat: i64, turn: int) -> float:
        """The mean over the tickets; each outcome is looked at once."""
        tickets = state.tickets()
        total = 0.0
        value = 0.0
        last: i64 = -1
        for r in range(tickets):
            outcome = state.ticket(r)
            if outcome != last:
                after = state.clone()
                after.step(outcome, CHANCE)
                value = self._worth(after, seat, turn)
                last = outcome
            total += value
        return total / float(tickets)
