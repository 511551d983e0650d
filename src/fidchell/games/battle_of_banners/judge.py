"""How a position of The Battle of Banners looks to a player, simply: for the greedy bot, not a rule.

A side wants the enemy's flag and wants it home, keeps its pieces, and goes after whoever carries its own flag away.
"""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core.bot import Judge
from fidchell.core.state import State
from fidchell.games.battle_of_banners.components import CODES, DEAD, FAR, SLOTS, size
from fidchell.games.battle_of_banners.rules import CARRIED, HOME, Banners

PIECE: Final = 4.0
CARD: Final = 0.7
CARRYING: Final = 20.0
HOMEWARD: Final = 1.5  # a step of the carrier
APPROACH: Final = 0.8  # a step of the nearest piece toward the flag
SECOND: Final = 0.15  # a step of the others
CHASE: Final = 0.4  # a step of the nearest piece toward whoever carries the own flag


@final
class BannersJudge(Judge):
    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Banners)
        side = state.side_of_seat(seat)
        return self._prospects(state, side) - self._prospects(state, 1 - side)

    def _prospects(self, state: Banners, side: i64) -> float:
        """What a side has and how near it is to its goal."""
        board = state.board
        flag = state.flag(1 - side)
        carrier: i64 = -1
        goal = flag
        if flag == HOME:
            goal = board.castle[1 - side]
        elif flag >= CARRIED:
            carrier = state.at(flag - CARRIED)
            goal = carrier
        stolen = state.flag(side)
        thief: i64 = -1
        if stolen >= CARRIED:
            thief = state.at(stolen - CARRIED)
        army = state.army1 if side else state.army0
        value = CARD * float(size(state.hand(side)))
        nearest: i64 = FAR
        hunter: i64 = FAR
        steps = board.steps
        for slot in range(SLOTS - 1):
            sq = army >> 8 * slot & 255
            if sq >= DEAD:
                continue
            value += PIECE
            if carrier < 0:
                way = steps[goal * CODES + sq]
                value -= SECOND * float(way)
                if way < nearest:
                    nearest = way
            if thief >= 0:
                way = steps[thief * CODES + sq]
                if way < hunter:
                    hunter = way
        if carrier >= 0:
            value += CARRYING - HOMEWARD * float(steps[board.castle[side] * CODES + carrier])
        else:
            value -= APPROACH * float(nearest)
        if thief >= 0:
            value -= CHASE * float(hunter)
        return value


JUDGE: Final = BannersJudge()
