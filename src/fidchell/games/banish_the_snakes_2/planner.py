"""A bot of this game's own: it plays for the team and weighs whole attempts (so many Prepares, then Convert).

A game won together needs no rival's answers, and an attempt is worth nothing until it is made: looking a turn ahead
action by action, as GreedyBot does, would see neither.
"""

from typing import Final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bot import MATE, Planning
from fidchell.core.state import CHANCE, OVER, State
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.judge import A_POINT, JUDGE, BanishTheSnakesJudge
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState

TROUBLE: Final = 0.3  # of giving and asking
DEEP: Final = 1  # Moves, Builds and the like that are looked beyond
NODES: Final = 30_000  # positions a choice may look at


class Planner(Planning):
    """Plays for the team: the plan that looks best on average, chance and consent included."""

    judge: BanishTheSnakesJudge
    deep: i64
    most_nodes: i64

    def __init__(self, judge: BanishTheSnakesJudge = JUDGE, deep: int = DEEP, nodes: int = NODES) -> None:
        super().__init__()
        self.judge = judge
        self.deep = deep
        self.most_nodes = nodes

    def promise(self, state: State, action: i64, seat: i64, choices: i64) -> float:
        self.nodes = self.most_nodes // choices
        value = self._worth(state, action, seat, self.deep)
        verb = action >> c.ARGUMENT_BITS
        return value - self.trouble() if verb == c.TAKE or verb == c.GIVE else value

    def trouble(self) -> float:
        """What giving and asking costs beyond its point."""
        return TROUBLE

    def leaf(self, state: BanishTheSnakesState, points: i64) -> float:
        """What a position is worth where planning ends, with so many Action Points left."""
        value = self.judge.estimate(state, 0)
        return value + A_POINT * float(points) if points else value

    def ending(self, state: BanishTheSnakesState) -> float:
        """What the end of the game is worth."""
        return MATE * state.value(0)

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
            return self.ending(state)
        self.nodes -= 1
        if state.turn != turn or turn == 0 or self.nodes < 0:
            return self.leaf(state, 0)
        if actor == CHANCE:
            return self.average(state, seat, turn, deep)
        acting = frames.kind(state.frames) == c.ACT
        if acting and not deep and not state.effort:
            return self.leaf(state, state.points)
        best = -2.0 * MATE
        moves = state.moves(actor)
        for i in range(len(moves)):
            value = self._worth(state, moves[i], actor, deep - 1 if acting else deep)
            if value > best:
                best = value
        return best
