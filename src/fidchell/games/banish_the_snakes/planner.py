"""A bot of this game's own: it plays for the team and weighs whole attempts (so many Prepares, then Convert).

A game won together needs no rival's answers, and an attempt is worth nothing until it is made: looking a turn ahead
action by action, as GreedyBot does, would see neither.
"""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bot import MATE, Planning
from fidchell.core.state import CHANCE, OVER, State
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.judge import JUDGE, SnakesJudge
from fidchell.games.banish_the_snakes.rules import BanishTheSnakesState

A_POINT: Final = 0.8  # an Action Point that is left
TROUBLE: Final = 0.3  # of giving and asking
DEEP: Final = 1  # Moves, Builds and the like that are looked beyond
NODES: Final = 30_000  # positions a choice may look at


@final
class Planner(Planning):
    """Plays for the team: the plan that looks best on average, chance and consent included."""

    judge: SnakesJudge

    def __init__(self, judge: SnakesJudge = JUDGE) -> None:
        super().__init__()
        self.judge = judge

    def promise(self, state: State, action: i64, seat: i64, choices: i64) -> float:
        self.nodes = NODES // choices
        value = self._worth(state, action, seat, DEEP)
        verb = action >> c.ARGUMENT_BITS
        return value - TROUBLE if verb == c.TAKE or verb == c.GIVE else value

    def _worth(self, state: State, action: i64, seat: i64, deep: i64) -> float:
        """What an action is worth, with the attempt that it prepares."""
        assert isinstance(state, BanishTheSnakesState)
        after = state.clone()
        after.step(action, seat)
        if action >> c.ARGUMENT_BITS == c.PREPARE:
            return self._prepared(after, seat)
        if action >> c.ARGUMENT_BITS == c.CONVERT:
            return self.outlook(after, seat, state.turn, 0)
        return self.outlook(after, seat, state.turn, deep)

    def _prepared(self, state: BanishTheSnakesState, seat: i64) -> float:
        """The best attempt after this Prepare, or after more of them."""
        best = -2.0 * MATE
        moves = state.moves(seat)
        for i in range(len(moves)):
            verb = moves[i] >> c.ARGUMENT_BITS
            if verb == c.CONVERT or verb == c.PREPARE:
                value = self._worth(state, moves[i], seat, 0)
                if value > best:
                    best = value
        return best

    def outlook(self, state: State, seat: i64, turn: i64, deep: i64) -> float:
        """What a position is worth: chance on average, decisions at their best, until the next plan has to be made."""
        assert isinstance(state, BanishTheSnakesState)
        actor = state.actor()
        if actor == OVER:
            return MATE * state.value(0)
        self.nodes -= 1
        if state.turn != turn or turn == 0 or self.nodes < 0:
            return self.judge.estimate(state, 0)
        if actor == CHANCE:
            return self.average(state, seat, turn, deep)
        acting = frames.kind(state.frames) == c.ACT
        if acting and not deep and not state.effort:
            return self.judge.estimate(state, 0) + A_POINT * float(state.points)
        best = -2.0 * MATE
        moves = state.moves(actor)
        for i in range(len(moves)):
            value = self._worth(state, moves[i], actor, deep - 1 if acting else deep)
            if value > best:
                best = value
        return best
