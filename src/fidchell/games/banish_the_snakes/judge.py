"""How a position of Banish the Snakes looks to the team, simply: for bots, not a rule.

Everything is measured in Action Points: how many it would take, on average, to convert all of Ireland from here, Area
by Area, each by the best plan (banish the Druid or not, convert the Chief or not, build a Church or not). What is lost
or gained besides (Zeal, Gifts, boxes of Paganism) is priced in the same coin.

`Planner` is a bot of this game's own: it weighs whole attempts (so many Prepares, then Convert), here or after a Move.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.core.bot import Bot, Judge
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State
from fidchell.games.banish_the_snakes.components import (
    AREA,
    AREAS,
    CHRISTIAN,
    DECK_SAINT,
    GIFT,
    HELD,
    HIDDEN,
    HIGH_KING,
    KEEPER_BITS,
    KINGS,
    MAT,
    MOST_VALUE,
    NO_CARD,
    PAGANS,
    PROVINCES,
    SAINT,
    ZEAL,
    amount,
    church,
    dolmens,
    druid,
    pagans_of,
    size,
)
from fidchell.games.banish_the_snakes.rules import Snakes
from fidchell.games.banish_the_snakes.rules.death import cross
from fidchell.games.banish_the_snakes.rules.influence import leader_influence, stones
from fidchell.games.banish_the_snakes.rules.state import ACT, ARGUMENT_BITS, CONVERT, GIVE, PREPARE, TAKE

HOPELESS: Final = 12  # missing on the slider: as good as impossible

NEW_CHIEF: Final = 1  # what a converted Chief adds, on average
HIDDEN_DRUID: Final = 3
ZEAL_BOX: Final = 0.8
LAST_BOXES: Final = 2.0  # more for each of the last two
ACOLYTE: Final = 8.0
ACOLYTE_BOX: Final = 6.0
HEIR_HELD: Final = 5.0
ANOTHER_HEIR: Final = 2.0
A_GIFT: Final = 4.0
A_SAVED_CARD: Final = 2.0
A_STONE: Final = 1.0
A_KING: Final = 1.5
THE_HIGH_KING: Final = 2.0
IDLE: Final = 1.0  # an Area away from the nearest work
DONE: Final = 5.0  # an Area without Pagans
AT_WORK: Final = 1.5  # the first Saint in an Area with work
HELPING: Final = 0.5  # the second
HASTE: Final = 30.0  # how much worse Paganism makes it, all in all

A_POINT: Final = 0.8  # an Action Point that is left
WON: Final = 1000.0
TROUBLE: Final = 0.3  # of giving and asking
DEEP: Final = 1  # Moves, Builds and the like that are looked beyond
NODES: Final = 30_000  # positions a choice may look at


@final
class SnakesJudge(Judge):
    toll: vec[float]

    def __init__(self) -> None:
        # Action Points that a conversion takes, on average, if 0, 1, 2 … are missing on the slider.
        self.toll = vec[float]([1.0, 1.2, 1.8, 2.8, 4.8, 6.3, 8.8, 13.8, 20.0, 27.0, 34.0, 41.0, 48.0])

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Snakes)
        work = 0.0
        open_areas: i64 = 0
        for area in range(AREAS):
            if state.people[area] & PAGANS:
                open_areas |= bit(area)
                work += DONE + self._plan(state, area)
            work += A_STONE * float(dolmens(state.places[area]))
        value = -work
        at_work: i64 = 0
        helping: i64 = 0
        for mate in range(state.seats):
            value += self._mat(state, mate, open_areas)
            area = state.mats[MAT * mate + AREA]
            if area >= 0 and open_areas >> area & 1:
                if not at_work >> area & 1:
                    value += AT_WORK
                elif not helping >> area & 1:
                    value += HELPING
                    helping |= bit(area)
                at_work |= bit(area)
        for province in range(PROVINCES):
            if state.leaders[KINGS + province] >= CHRISTIAN:
                value += A_KING
        if state.leaders[HIGH_KING] >= CHRISTIAN:
            value += THE_HIGH_KING
        share = float(state.britain) / float(state.box.border[0])
        return value - HASTE * share * share

    def _toll(self, missing: i64) -> float:
        if missing < 0:
            missing = 0
        elif missing > HOPELESS:
            missing = HOPELESS
        return self.toll[missing]

    def _plan(self, s: Snakes, area: i64) -> float:
        """The cheapest way to convert all People of an Area."""
        place = s.places[area]
        ground = stones(place)
        here = druid(place)
        chief = leader_influence(s, area)
        pagan_chief = s.leaders[area] < CHRISTIAN
        king = leader_influence(s, KINGS + s.box.province[area])
        best = 10000.0
        if here and here != HIDDEN:  # he stays
            best = self._with_chief(s, area, ground - here, chief, pagan_chief, king)
        cost = 0.0
        level: i64 = church(place) - 1
        if here == HIDDEN:
            cost = self._unknown_druid(s, ground)
        elif here:
            cost = self._toll(here - ground)
        for built in range(4):
            more = built - level
            if more >= 0:
                full = cost + float(more) + self._with_chief(s, area, ground + built, chief, pagan_chief, king)
                if full < best:
                    best = full
        if level < 0:
            full = cost + self._with_chief(s, area, ground, chief, pagan_chief, king)
            if full < best:
                best = full
        return best

    def _unknown_druid(self, s: Snakes, ground: i64) -> float:
        """The toll of a face-down Druid, over all values that he may have."""
        total = 0.0
        for value in range(1, MOST_VALUE + 1):
            n = amount(s.druids, value)
            if n:
                total += float(n) * self._toll(value - ground)
        return total / float(size(s.druids))

    def _with_chief(self, s: Snakes, area: i64, ground: i64, chief: i64, pagan: bool, king: i64) -> float:
        """People only, or the Chief first."""
        cost = self._people(s, area, ground + chief)
        if pagan:
            other = self._toll(-chief - king - ground) + self._people(s, area, ground + NEW_CHIEF)
            if other < cost:
                return other
        return cost

    def _people(self, s: Snakes, area: i64, ground: i64) -> float:
        people = s.people[area]
        total = 0.0
        for value in range(1, MOST_VALUE + 1):
            n = pagans_of(people, value)
            if n:
                total += float(n) * self._toll(value - ground)
        return total

    def _mat(self, s: Snakes, seat: i64, open_areas: i64) -> float:
        """A seat: its Zeal, its Keepers, and whether it stands where there is work."""
        zeal = s.mats[MAT * seat + ZEAL]
        last = cross(s, seat)
        if s.mats[MAT * seat + SAINT] == NO_CARD:
            value = -ACOLYTE - ACOLYTE_BOX * float(zeal * zeal)
        else:
            value = -ZEAL_BOX * float(zeal)
            if zeal > last - 3:
                value -= LAST_BOXES * float(zeal - last + 3)
        keepers = s.mats[MAT * seat + HELD]
        heir = HEIR_HELD
        while keepers:
            card = (keepers & 127) - 1
            if card >= GIFT:
                value += A_GIFT
            elif card >= DECK_SAINT:
                value += heir
                heir = ANOTHER_HEIR
            else:
                value += A_SAVED_CARD
            keepers >>= KEEPER_BITS
        area = s.mats[MAT * seat + AREA]
        if area >= 0 and open_areas:
            reached = bit(area)
            while not reached & open_areas:
                value -= IDLE
                reached = self._grow(s, reached)
        return value

    def _grow(self, s: Snakes, reached: i64) -> i64:
        found = reached
        for area in range(AREAS):
            if reached >> area & 1:
                found |= s.box.near[area]
        return found


JUDGE: Final = SnakesJudge()


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
        best_value = -2.0 * WON
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
        best = -2.0 * WON
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
            return WON * state.value(0)
        self.nodes -= 1
        if state.turn != turn or turn == 0 or self.nodes < 0:
            return self.judge.estimate(state, 0)
        if actor == CHANCE:
            return self._average(state, turn, deep)
        acting = frames.kind(state.frames) == ACT
        if acting and not deep and not state.effort:
            return self.judge.estimate(state, 0) + A_POINT * float(state.points)
        best = -2.0 * WON
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


def greedy() -> Bot:
    """What plays under the name `greedy` here: a planner for the whole team."""
    return Planner()
