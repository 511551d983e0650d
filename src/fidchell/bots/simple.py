"""Two opponents for newcomers: one plays at random, one looks a turn ahead."""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core.bot import MATE, Bot, Judge, Planning
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
class GreedyBot(Planning):
    """Plays the turn that looks best when it is over: its own choices for it, answers against it, chance on average."""

    judge: Judge

    def __init__(self, judge: Judge) -> None:
        super().__init__()
        self.judge = judge

    def chance(self, value: float) -> float:
        return self.judge.as_chance(value)

    def promise(self, state: State, action: i64, seat: i64, choices: i64) -> float:
        """What an action leads to; what others choose at the same time can't be foreseen."""
        if state.at_once():
            return self.judge.foresee(state, action, seat)
        self.nodes = NODES // choices
        after = state.clone()
        after.step(action, seat)
        return self.outlook(after, seat, state.turns(), 0)

    def outlook(self, state: State, seat: i64, turn: i64, deep: i64) -> float:
        """What a position is worth when the turn is over."""
        actor = state.actor()
        self.nodes -= 1
        if actor == OVER:
            return MATE * state.value(seat)
        if state.turns() != turn or self.nodes < 0 or state.at_once():
            return self.judge.estimate(state, seat)
        if actor != seat and actor != CHANCE and not self.judge.answers():
            return self.judge.estimate(state, seat)
        if actor == CHANCE:
            return self.judge.estimate(state, seat) if self.judge.weighs(state) else self.average(state, seat, turn, 0)
        moves = state.moves(actor)
        worst_or_best = 0.0
        for i in range(len(moves)):
            after = state.clone()
            after.step(moves[i], actor)
            value = self.outlook(after, seat, turn, 0)
            if i == 0 or (value > worst_or_best) == (actor == seat):
                worst_or_best = value
        return worst_or_best
