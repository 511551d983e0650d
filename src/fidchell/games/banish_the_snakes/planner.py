"""A bot of this game's own: it plays for the team and weighs whole attempts (so many Prepares, then Convert).

A game won together needs no rival's answers, and an attempt is worth nothing until it is made: looking a turn ahead
action by action, as GreedyBot does, would see neither.
"""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bot import MATE, Bot
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State
from fidchell.games.banish_the_snakes.judge import JUDGE, SnakesJudge
from fidchell.games.banish_the_snakes.rules import Snakes
from fidchell.games.banish_the_snakes.rules.state import ACT, ARGUMENT_BITS, CONVERT, GIVE, PREPARE, TAKE

A_POINT: Final = 0.8  # an Action Point that is left
TROUBLE: Final = 0.3  # of giving and asking
DEEP: Final = 1  # Moves, Builds and the like that are looked beyond
NODES: Final = 30_000  # positions a choice may look at


@final
class Planner(Bot):
    """Plays for the team: the plan that looks best on average, chance and consent included."""

    judge: SnakesJudge
    nodes: i64

    def __init__(self, judge: SnakesJudge = JUDGE) -> None:
        self.judge = judge
        self.nodes = 0

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, Snakes)
        moves = state.moves(seat)
        best = moves[0]
        best_value = -2.0 * MATE
        ties: i64 = 0
        for i in range(len(moves)):
            self.nodes = NODES // len(moves)
            value = self._worth(state, moves[i], seat, DEEP)
            verb = moves[i] >> ARGUMENT_BITS
            if verb == TAKE or verb == GIVE:
                value -= TROUBLE
            if value > best_value + 0.000001:
                best = moves[i]
                best_value = value
                ties = 1
            elif value > best_value - 0.000001:
                ties += 1
                if rng.below(ties) == 0:
                    best = moves[i]
        return best

    def _worth(self, state: Snakes, action: i64, seat: i64, deep: i64) -> float:
        """What an action is worth, with the attempt that it prepares."""
        after = state.clone()
        after.step(action, seat)
        if action >> ARGUMENT_BITS == PREPARE:
            return self._prepared(after, seat)
        if action >> ARGUMENT_BITS == CONVERT:
            return self._outlook(after, state.turn, 0)
        return self._outlook(after, state.turn, deep)

    def _prepared(self, state: Snakes, seat: i64) -> float:
        """The best attempt after this Prepare, or after more of them."""
        best = -2.0 * MATE
        moves = state.moves(seat)
        for i in range(len(moves)):
            verb = moves[i] >> ARGUMENT_BITS
            if verb == CONVERT or verb == PREPARE:
                value = self._worth(state, moves[i], seat, 0)
                if value > best:
                    best = value
        return best

    def _outlook(self, state: Snakes, turn: i64, deep: i64) -> float:
        """What a position is worth: chance on average, decisions at their best, until the next plan has to be made."""
        actor = state.actor()
        if actor == OVER:
            return MATE * state.value(0)
        self.nodes -= 1
        if state.turn != turn or turn == 0 or self.nodes < 0:
            return self.judge.estimate(state, 0)
        if actor == CHANCE:
            return self._average(state, turn, deep)
        acting = frames.kind(state.frames) == ACT
        if acting and not deep and not state.effort:
            return self.judge.estimate(state, 0) + A_POINT * float(state.points)
        best = -2.0 * MATE
        moves = state.moves(actor)
        for i in range(len(moves)):
            value = self._worth(state, moves[i], actor, deep - 1 if acting else deep)
            if value > best:
                best = value
        return best

    def _average(self, state: Snakes, turn: i64, deep: i64) -> float:
        tickets = state.tickets()
        total = 0.0
        value = 0.0
        last: i64 = -1
        for r in range(tickets):
            outcome = state.ticket(r)
            if outcome != last:
                after = state.clone()
                after.step(outcome, CHANCE)
                value = self._outlook(after, turn, deep)
                last = outcome
            total += value
        return total / float(tickets)
