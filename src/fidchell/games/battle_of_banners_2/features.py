"""A position of The Battle of Banners as numbers, for learned values: own side, enemy's side, own hand.

A piece lands exactly if the roll is at least the distance and both are even or both odd, since it may walk around; so
two pieces at an odd and an even distance cover more dice than one. What stands in the way is left out of it.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bot import Features
from fidchell.core.state import State
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import amount, is_scout, size
from fidchell.games.battle_of_banners_2.judge import HIGH, JUDGE, LOW, ROLLS, fought
from fidchell.games.battle_of_banners_2.rules import BattleOfBannersState
from fidchell.games.battle_of_banners_2.rules.combat import attack_bonus, defence_bonus

SIDE: Final = (
    "pieces-2", "pieces-3", "pieces-4", "pieces-5", "pieces-6", "fallen", "gone", "cards",
    "flag-home", "flag-dropped", "flag-carried", "way", "second-way", "way-3", "way-6", "way-9", "way-12",
    "way-home", "way-home-3", "way-home-6", "way-home-9", "way-home-12", "castle-blocked", "castle-besieged",
    "guard", "near-castle", "about-castle", "near-enemy-castle", "on-keeps", "scouts", "advance",
    "hunter", "hunter-3", "hunter-6", "ghosts", "rain",
)  # fmt: skip
ROLL: Final = ("takes", "brings-home", "hits-thief", "hits", "hits-guard", "reaches-keep", "hits-some")
WHEN: Final = ("now", "later")
FACTS: Final = ("to-move", "second-part", "last-turns", "horse")

# Where each begins in the numbers of a side.
GONE_AT: Final = 5
FLAG_AT: Final = 8
WAY_AT: Final = 11
HOME_AT: Final = 17
CASTLE_AT: Final = 22
HUNTER_AT: Final = 31
WEATHER_AT: Final = 34
ROLLS_AT: Final = 36
SIDE_SIZE: Final = 50
HAND: Final = 100
FACTS_AT: Final = 116
COUNT: Final = 120

LONG: Final = 40  # a walk of more steps is never made in one roll
DICE_BITS: Final = 63  # all six
LATE: Final = 30  # turns from the end


@final
class BattleOfBannersFeatures(Features):
    lands: vec[i64]  # (what is added to the die + RAIN) * LONG + distance → the dice that land exactly, as a bit set
    bits: vec[float]  # dice as a bit set → how likely one of them comes

    def __init__(self) -> None:
        lands: list[int] = []
        for added in range(-c.RAIN, c.SCOUT + 1):
            for way in range(LONG):
                dice = [die for die in range(1, 7) if die + added >= way > 0 and (die + added - way) % 2 == 0]
                lands.append(sum([1 << die for die in dice]) >> 1)
        self.lands = vec[i64](lands)
        self.bits = vec[float]([bin(dice).count("1") / 6.0 for dice in range(DICE_BITS + 1)])

    def names(self, seats: int) -> list[str]:
        sides: list[str] = []
        for whose in ("own", "enemy"):
            sides += [f"{whose}-{name}" for name in SIDE]
            sides += [f"{whose}-{name}-{when}" for when in WHEN for name in ROLL]
        return [*sides, *[f"hand-{item}" for item in c.ITEMS], *FACTS]

    def count(self, seats: i64) -> i64:
        return COUNT

    def weighs(self, state: State) -> bool:
        assert isinstance(state, BattleOfBannersState)
        phase = state.phase
        rolls = phase == c.ROLLING or phase == c.RIDING or phase == c.ATTACKERS_DICE
        return rolls or phase == c.DRAWING or phase == c.STEALING

    def likely(self, state: State) -> list[tuple[float, State]]:
        """A fight: won, lost and tied, each with dice that stand for many. Other chance is in the features."""
        assert isinstance(state, BattleOfBannersState)
        found: list[tuple[float, State]] = []
        if state.phase != c.ATTACKERS_DICE:
            return found
        wins, losses = JUDGE.shares(state)
        tie = 7 - (attack_bonus(state) - defence_bonus(state)) // 2
        found.append((float(wins) / ROLLS, fought(state, HIGH, LOW)))
        found.append((float(losses) / ROLLS, fought(state, LOW, HIGH)))
        if wins + losses < ROLLS:
            level = fought(state, dice_of(tie), dice_of(tie + attack_bonus(state) - defence_bonus(state)))
            found.append((float(ROLLS - wins - losses) / ROLLS, level))
        return found

    def write(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, BattleOfBannersState)
        for i in range(COUNT):
            into[i] = 0.0
        side = state.side_of_seat(seat)
        done = state.phase > c.MOVING and state.phase < c.FINISHED  # what is left of this part is no more than a fight
        second = state.seats > 2 and (state.mover & 1 == 1 or done)
        mover = state.mover >> 1
        if done and not (state.seats > 2 and state.mover & 1 == 0):
            mover, second = 1 - mover, False
        for whose in range(2):
            self._side(state, side if whose == 0 else 1 - side, SIDE_SIZE * whose, into)
            self._rolls(state, side if whose == 0 else 1 - side, mover, second, SIDE_SIZE * whose, into)
        hand = state.hand(side)
        for kind in range(c.KINDS):
            into[HAND + kind] = float(amount(hand, kind))
        into[FACTS_AT] = 1.0 if mover == side else 0.0
        into[FACTS_AT + 1] = 1.0 if second else 0.0
        left = state.limit - state.turn
        if left < LATE:
            into[FACTS_AT + 2] = 1.0 - float(left) / LATE
        into[FACTS_AT + 3] = 1.0 if state.horse and not done else 0.0

    def _side(self, state: BattleOfBannersState, side: i64, at: i64, into: vec[float]) -> None:
        """What a side has, and how far it is from its goals."""
        board = state.board
        steps = board.steps
        own, enemy = board.castle[side], board.castle[1 - side]
        flag = state.flag(1 - side)
        goal = state.flag_space(1 - side)
        home_flag = state.flag(side) == c.HOME
        thief = state.carrier_at(side)
        army = state.army(side)
        pieces: i64 = 0
        nearest: i64 = c.FAR
        next_one: i64 = c.FAR
        hunter: i64 = c.FAR
        for slot in range(c.SLOTS - 1):
            sq = army >> 8 * slot & 255
            if sq >= c.DEAD:
                if slot != c.PIECES:
                    into[at + GONE_AT + (1 if sq == c.GONE else 0)] += 0.25
                continue
            pieces += 1
            home = steps[own * c.CODES + sq]
            far = steps[enemy * c.CODES + sq]
            into[at + CASTLE_AT + 8] += 0.02 * float(18 - far)
            if home <= 3:
                into[at + CASTLE_AT + 3] += 0.5
            if home <= 6:
                into[at + CASTLE_AT + 4] += 0.25
            if far <= 4:
                into[at + CASTLE_AT + 5] += 0.5
            if board.kind[sq] == c.KEEP:
                into[at + CASTLE_AT + 6] += 0.5
            if state.seats == 2 and is_scout(slot):
                into[at + CASTLE_AT + 7] += 0.33
            if sq == own:
                into[at + CASTLE_AT + (2 if home_flag else 0)] = 1.0
            if sq == enemy:
                into[SIDE_SIZE - at + CASTLE_AT + 1] = 1.0
            if flag < c.CARRIED:
                way = steps[goal * c.CODES + sq]
                if way < nearest:
                    nearest, next_one = way, nearest
                elif way < next_one:
                    next_one = way
            if thief >= 0:
                hunter = min(hunter, steps[thief * c.CODES + sq])
        for n in range(5):
            if pieces > n + 1:
                into[at + n] = 1.0
        cards = size(state.hand(side))
        if state.phase == c.DRAWING or state.phase == c.STEALING:
            if state.mover >> 1 == side:
                cards += 1
            elif state.phase == c.STEALING:
                cards -= 1
        into[at + FLAG_AT - 1] = 0.25 * float(cards)
        into[at + FLAG_AT + (0 if flag == c.HOME else 1 if flag < c.CARRIED else 2)] = 1.0
        if flag < c.CARRIED:
            into[at + WAY_AT] = 0.06 * float(min(nearest, 25))
            into[at + WAY_AT + 1] = 0.06 * float(min(next_one, 25))
            thresholds(nearest, at + WAY_AT + 2, into)
        else:
            way = steps[own * c.CODES + state.carrier_at(1 - side)]
            into[at + HOME_AT] = 0.06 * float(way)
            thresholds(way, at + HOME_AT + 1, into)
        if thief >= 0:
            into[at + HUNTER_AT] = 0.06 * float(min(hunter, 25))
            into[at + HUNTER_AT + 1] = 1.0 if hunter <= 3 else 0.0
            into[at + HUNTER_AT + 2] = 1.0 if hunter <= 6 else 0.0
        into[at + WEATHER_AT] = 1.0 if state.ghost(side) else 0.0
        into[at + WEATHER_AT + 1] = 1.0 if state.rain(side) else 0.0

    def _rolls(
        self, state: BattleOfBannersState, side: i64, mover: i64, second: bool, at: i64, into: vec[float]
    ) -> None:
        """What the side's next roll may bring; in a column of its own if that roll comes now."""
        board = state.board
        at += ROLLS_AT + (0 if mover == side else len(ROLL))
        late = second and mover == side
        flag = state.flag(1 - side)
        if flag < c.CARRIED:
            goal = state.flag_space(1 - side)
            if state.on(goal) == -1:
                into[at] = self._reach(state, side, goal, -1, late)
        elif state.on(board.castle[side]) == -1:
            into[at + 1] = self._reach(state, side, board.castle[side], flag - c.CARRIED, late)
        foes = state.army(1 - side)
        stolen = state.flag(side)
        guarded = board.castle[1 - side]
        some = 0.0
        for slot in range(c.SLOTS - 1):
            sq = foes >> 8 * slot & 255
            if sq >= c.DEAD or board.kind[sq] == c.KEEP:
                continue
            hit = self._reach(state, side, sq, -1, late)
            into[at + 3] += 0.33 * hit
            some = max(some, hit)
            if sq == guarded:
                into[at + 4] = hit
            if stolen == c.CARRIED + c.SLOTS * (1 - side) + slot:
                into[at + 2] = hit
        into[at + 6] = some
        keeps = board.keeps
        for keep in range(len(keeps)):
            if not state.closed >> 2 * keep & 3 and state.on(keeps[keep]) == -1:
                into[at + 5] = max(into[at + 5], self._reach(state, side, keeps[keep], -1, late))

    def _reach(self, state: BattleOfBannersState, side: i64, sq: i64, only: i64, late: bool) -> float:
        """How likely some piece, or only this one, lands there in the side's turn; `late`: one partner has moved."""
        army = state.army(side)
        steps = state.board.steps
        rain: i64 = 0 if state.rain(1 - side) == 1 else c.RAIN
        dice: i64 = 0
        partners: i64 = 0
        for slot in range(c.SLOTS - 1):
            here = army >> 8 * slot & 255
            if here >= c.DEAD or (only >= 0 and only != slot + c.SLOTS * side):
                continue
            way = steps[sq * c.CODES + here]
            if way >= LONG:
                continue
            if state.seats == 2:
                added = rain + c.SCOUT if is_scout(slot) else rain
                dice |= self.lands[LONG * added + way]
            elif slot < c.PIECES:
                dice |= self.lands[LONG * rain + way]
            else:
                partners |= self.lands[LONG * rain + way]
        if late:
            return self.bits[partners]
        return 1.0 - (1.0 - self.bits[dice]) * (1.0 - self.bits[partners])


def thresholds(way: i64, at: i64, into: vec[float]) -> None:
    """Whether a way is at most 3, 6, 9 and 12 steps long."""
    for n in range(4):
        into[at + n] = 1.0 if way <= 3 * n + 3 else 0.0


def dice_of(total: i64) -> i64:
    """Two different dice that make a total of 3 to 11."""
    low: i64 = 1 if total <= 7 else total - 6
    return c.DICE * c.VERB + (low << 3 | (total - low))


FEATURES: Final = BattleOfBannersFeatures()
