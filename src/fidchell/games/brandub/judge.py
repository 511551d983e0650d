"""How a position of Brandub looks to a player, simply: for the greedy bot, not a rule."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bits import bit, count, nth
from fidchell.core.bot import Judge
from fidchell.core.state import State
from fidchell.games.brandub.components import (
    ATTACKERS,
    CORNERS,
    DOWN,
    KING,
    MOST_ATTACKERS,
    MOST_DEFENDERS,
    SIDE,
    SQUARES,
    TAKEN,
    UP,
    around,
    beside,
)
from fidchell.games.brandub.rules import BrandubState

DECIDED: Final = 300.0  # the next move wins
FORK: Final = 80.0  # two ways to a corner, and only one can be shut
HEAD_START: Final = 13.0  # the king's, before anything is counted
TO_MOVE: Final = 3.0
DEFENDER: Final = 5.5
ATTACKER: Final = 5.0
WAY: Final = 8.0  # one open way to a corner
REACH: Final = 0.5  # a square that the king can go to
FAR_PATH: Final = 0.6  # a square two moves away from which he would see a corner
BESIDE: Final = 2.3  # an attacker beside the king

# The board turned and mirrored has ten kinds of squares: see `kind_of`.
# What an attacker's place is worth to the king: near the diagonals it is best for the attackers, beside a corner worst.
ATTACKER_AT: Final = (0.0, 0.6, -1.1, 0.9, -2.0, 0.5, -1.6, -0.4, 2.0, 0.0)
# What the king's own place is worth: he is safe on the throne, weak in the open, and wants to get to the rim.
KING_AT: Final = (5.5, 3.2, -1.0, -5.7, -8.2, -7.1, 10.0, 5.4, -2.1, 0.0)


def kind_of(square: int) -> int:
    """0: the throne, 1: beside it, … 9: a corner."""
    low, high = sorted((abs(square % SIDE - SIDE // 2), abs(square // SIDE - SIDE // 2)))
    return high * (high + 1) // 2 + low


@final
class BrandubJudge(Judge):
    """The weights are tenths of a logit, fitted to games that a search of three moves played against itself."""

    scale = 20.0
    attacker_at: vec[float]  # square → what it is worth to the king
    king_at: vec[float]

    def __init__(self) -> None:
        kinds = [kind_of(square) for square in range(SQUARES)]
        self.attacker_at = vec[float]([ATTACKER_AT[kind] for kind in kinds])
        self.king_at = vec[float]([KING_AT[kind] for kind in kinds])

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, BrandubState)
        value = self._for_the_king(state)
        return value if seat == KING else -value

    def _for_the_king(self, state: BrandubState) -> float:
        taken = state.occupied()
        reach = slides(state.king, taken)
        ways = count(reach & CORNERS)
        value = self._men(state)
        if state.seat == KING and ways:
            return value + DECIDED
        if state.seat == ATTACKERS and self._in_danger(state):
            return value - DECIDED
        if ways > 1:
            value += FORK
        elif ways:
            value += WAY
        if state.seat == KING:
            value += TO_MOVE
        value += self.king_at[state.king] - BESIDE * float(count(around(bit(state.king)) & state.attackers))
        return value + REACH * float(count(reach)) + FAR_PATH * float(far_paths(reach, taken & ~bit(state.king)))

    def _men(self, state: BrandubState) -> float:
        """Who is left, and where the attackers stand."""
        value = HEAD_START + DEFENDER * float(count(state.defenders) - MOST_DEFENDERS)
        value -= ATTACKER * float(count(state.attackers) - MOST_ATTACKERS)
        rest = state.attackers
        while rest:
            value += self.attacker_at[nth(rest, 0)]
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


def far_paths(reach: i64, taken: i64) -> i64:
    """How many squares, two moves away for a king who can go to these, see a corner."""
    beyond: i64 = 0
    rest = reach & ~CORNERS
    while rest:
        beyond |= slides(nth(rest, 0), taken)
        rest &= rest - 1
    paths: i64 = 0
    rest = beyond & ~reach & ~CORNERS
    while rest:
        if slides(nth(rest, 0), taken) & CORNERS:
            paths += 1
        rest &= rest - 1
    return paths


JUDGE: Final = BrandubJudge()
