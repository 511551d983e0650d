"""How a position of Brandub looks to a player, simply: for the greedy bot, not a rule."""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core.bits import bit, count, nth
from fidchell.core.bot import Judge
from fidchell.core.state import State
from fidchell.games.brandub.components import ATTACKERS, CORNERS, DOWN, KING, TAKEN, UP, around, beside
from fidchell.games.brandub.rules import BrandubState

DECIDED: Final = 300.0  # the next move wins
FORK: Final = 80.0  # two ways to a corner, and only one can be shut
HEAD_START: Final = 18.0  # the king's, as games between greedy bots show; it changes no choice
DEFENDER: Final = 4.0
ATTACKER: Final = 3.0
REACH: Final = 0.4  # a square that the king can go to
PATH: Final = 1.5  # a square from which he would see a corner


@final
class BrandubJudge(Judge):
    scale = 14.0

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, BrandubState)
        value = self._for_the_king(state)
        return value if seat == KING else -value

    def _for_the_king(self, state: BrandubState) -> float:
        value = HEAD_START + DEFENDER * float(count(state.defenders)) - ATTACKER * float(count(state.attackers))
        taken = state.occupied()
        reach = slides(state.king, taken)
        ways = count(reach & CORNERS)
        if state.seat == KING and ways:
            return value + DECIDED
        if state.seat == ATTACKERS and self._in_danger(state):
            return value - DECIDED
        if ways > 1:
            value += FORK
        value += REACH * float(count(reach))
        without = taken & ~bit(state.king)
        rest = reach & ~CORNERS
        while rest:
            if slides(nth(rest, 0), without) & CORNERS:
                value += PATH
            rest &= rest - 1
        return value

    def _in_danger(self, state: BrandubState) -> bool:
        """Whether the attackers, to move, can take the king; without one beside him only in a corner's shadow."""
        if not around(bit(state.king)) & (state.attackers | CORNERS):
            return False
        moves = state.moves(ATTACKERS)
        for i in range(len(moves)):
            if around(bit(state.king)) >> (moves[i] >> 6) & 1:
                after = state.clone()
                after.step(moves[i], ATTACKERS)
                if after.ended == TAKEN:
                    return True
        return False


def slides(square: i64, taken: i64) -> i64:
    """Where the king could go from a square."""
    found: i64 = 0
    for direction in range(DOWN, UP + 1):
        here = beside(square, direction)
        while here >= 0 and not taken >> here & 1:
            found |= bit(here)
            here = beside(here, direction)
    return found


JUDGE: Final = BrandubJudge()
