"""How a position of The Battle of Banners looks to a player, simply: for the greedy bot, not a rule.

A side wants the enemy's flag and wants it home, keeps its pieces, and goes after whoever carries its own flag away.
A fight is weighed as a whole: won, tied and lost, instead of all 441 pairs of rolls.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bot import MATE, Judge
from fidchell.core.state import CHANCE, State
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import size
from fidchell.games.battle_of_banners_2.odds import fight
from fidchell.games.battle_of_banners_2.rules import BattleOfBannersState
from fidchell.games.battle_of_banners_2.rules.combat import attack_bonus, defence_bonus, has_knife
from fidchell.games.battle_of_banners_2.rules.reinforcements import can_return

PIECE: Final = 4.0
CARD: Final = 0.7
CARRYING: Final = 20.0
HOMEWARD: Final = 1.5  # a step of the carrier
APPROACH: Final = 0.8  # a step of the nearest piece toward the flag
SECOND: Final = 0.15  # a step of the others
CHASE: Final = 0.4  # a step of the nearest piece toward whoever carries the own flag
DOUBLE: Final = 1 / 6
HIGH: Final = c.DICE * c.VERB + (5 << 3 | 6)  # dice that win against LOW whatever is added
LOW: Final = c.DICE * c.VERB + (1 << 3 | 2)
ROLLS: Final = 1296
MOST: Final = 10  # no difference that two dice and cards make is larger


@final
class BattleOfBannersJudge(Judge):
    scale = 25.0
    wins: vec[i64]  # MOST + advantage → how many rolls of both win; see odds.py
    ties: vec[i64]

    def __init__(self) -> None:
        fights = [fight(advantage) for advantage in range(-MOST, MOST + 1)]
        self.wins = vec[i64]([won for won, _, _ in fights])
        self.ties = vec[i64]([tied for _, tied, _ in fights])

    def weighs(self, state: State) -> bool:
        assert isinstance(state, BattleOfBannersState)
        return state.phase == c.ATTACKERS_DICE

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, BattleOfBannersState)
        side = state.side_of_seat(seat)
        if state.phase == c.ATTACKERS_DICE:
            return self._fight(state, side)
        return self._look(state, side)

    def _look(self, state: BattleOfBannersState, side: i64) -> float:
        return self._prospects(state, side) - self._prospects(state, 1 - side)

    def shares(self, state: BattleOfBannersState) -> tuple[i64, i64]:
        """In how many of all rolls the attacker wins and loses. A Hidden Knife makes a tie a victory."""
        advantage = MOST + attack_bonus(state) - defence_bonus(state)
        wins = self.wins[advantage]
        losses = ROLLS - wins - self.ties[advantage]
        attacker = state.attacker >> 3
        if has_knife(state, attacker):
            wins = ROLLS - losses
        elif has_knife(state, 1 - attacker):
            losses = ROLLS - wins
        return wins, losses

    def _fight(self, state: BattleOfBannersState, side: i64) -> float:
        """A fight on average; after a tie the attacker stays where it is."""
        wins, losses = self.shares(state)
        value = float(wins) * self._after(state, HIGH, LOW, side) + float(losses) * self._after(state, LOW, HIGH, side)
        if wins + losses < ROLLS:
            value += float(ROLLS - wins - losses) * self._look(state, side)
        return value / ROLLS

    def _after(self, state: BattleOfBannersState, attack: i64, defence: i64, side: i64) -> float:
        """After such rolls. One of six is a double, which may bring a fallen piece back."""
        after = fought(state, attack, defence)
        if after.ended:
            return MATE if after.winner == side else -MATE
        sign = 1.0 if state.attacker >> 3 == side else -1.0
        value = self._look(after, side)
        if after.phase == c.DRAWING:
            value += sign * CARD
        if can_return(after, state.attacker >> 2):
            value += sign * DOUBLE * PIECE
        if can_return(after, state.target >> 2):
            value -= sign * DOUBLE * PIECE
        return value

    def _prospects(self, state: BattleOfBannersState, side: i64) -> float:
        """What a side has and how near it is to its goal."""
        board = state.board
        goal = state.flag_space(1 - side)
        carrier = state.carrier_at(1 - side)
        thief = state.carrier_at(side)
        army = state.army(side)
        value = CARD * float(size(state.hand(side)))
        nearest: i64 = c.FAR
        hunter: i64 = c.FAR
        steps = board.steps
        for slot in range(c.SLOTS - 1):
            sq = army >> 8 * slot & 255
            if sq >= c.DEAD:
                continue
            value += PIECE
            if carrier < 0:
                way = steps[goal * c.CODES + sq]
                value -= SECOND * float(way)
                if way < nearest:
                    nearest = way
            if thief >= 0:
                way = steps[thief * c.CODES + sq]
                if way < hunter:
                    hunter = way
        if carrier >= 0:
            value += CARRYING - HOMEWARD * float(steps[board.castle[side] * c.CODES + carrier])
        else:
            value -= APPROACH * float(nearest)
        if thief >= 0:
            value -= CHASE * float(hunter)
        return value


def fought(state: BattleOfBannersState, attack: i64, defence: i64) -> BattleOfBannersState:
    """After a fight with these dice."""
    after = state.clone()
    after.step(attack, CHANCE)
    after.step(defence, CHANCE)
    return after


JUDGE: Final = BattleOfBannersJudge()
