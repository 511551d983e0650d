"""How a position of Banish the Snakes looks to the team, simply: for bots, not a rule.

Everything is measured in Action Points: how many it would take, on average, to convert all of Ireland from here, Area
by Area, each by the best plan (banish the Druid or not, convert the Chief or not, build a Church or not). What is lost
or gained besides (Zeal, Gifts, boxes of Paganism) is priced in the same coin.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bits import bit
from fidchell.core.bot import Judge, power
from fidchell.core.state import OVER, State
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes_2.rules.death import cross
from fidchell.games.banish_the_snakes_2.rules.influence import leader_influence, stones

HOPELESS: Final = 12  # missing on the slider: as good as impossible

NEW_CHIEF: Final = 1  # what a converted Chief adds, on average
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
A_POINT: Final = 0.8  # an Action Point that isn't spent yet
# The odds of a Full Victory, as a logarithm, by the work and by how far Paganism has come: fitted to 2,500 games of a
# team at all levels of play, and tried on others (docs/values.md).
AT_FIRST: Final = 1.37
BY_WORK: Final = -0.0088
BY_PAGANISM: Final = 2.56
BY_BOTH: Final = -0.0638
BY_SQUARE: Final = -5.25


SLOTS: Final = 256  # plans of an Area that are remembered
SLOT: Final = 4  # numbers that a plan depends on


@final
class BanishTheSnakesJudge(Judge):
    toll: vec[float]
    # Plans that were made already: a search asks for the same Areas again and again.
    box: c.Box | None
    asked: vec[i64]
    plans: vec[float]

    def __init__(self) -> None:
        # Action Points that a conversion takes, on average, if 0, 1, 2 … are missing on the slider.
        self.toll = vec[float]([1.0, 1.2, 1.8, 2.8, 4.8, 6.3, 8.8, 13.8, 20.0, 27.0, 34.0, 41.0, 48.0])
        self.box = None
        self.asked = vec[i64]()
        self.plans = vec[float]()

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, BanishTheSnakesState)
        share = float(state.britain) / float(state.box.border[0])
        return -self.work(state) - HASTE * share * share

    def chance(self, state: State, seat: i64) -> float:
        """How likely a Full Victory is; of a finished game the result, like everywhere."""
        assert isinstance(state, BanishTheSnakesState)
        if state.actor() == OVER:
            return (state.value(seat) + 1.0) / 2.0
        share = float(state.britain) / float(state.box.border[0])
        work = self.work(state)
        if state.points > 0:
            work -= A_POINT * float(state.points)
        odds = AT_FIRST + BY_WORK * work + BY_PAGANISM * share + BY_BOTH * work * share + BY_SQUARE * share * share
        return 1.0 / (1.0 + power(-odds))

    def slope(self, state: BanishTheSnakesState) -> float:
        """How much the logarithm of the odds grows with an Action Point of work that is done."""
        return -BY_WORK - BY_BOTH * float(state.britain) / float(state.box.border[0])

    def work(self, state: BanishTheSnakesState) -> float:
        """The Action Points that it takes to convert all of Ireland, less what the Saints have to show for."""
        work = 0.0
        open_areas: i64 = 0
        for area in range(c.AREAS):
            if state.people[area] & c.PAGANS:
                open_areas |= bit(area)
                work += DONE + self.plan(state, area)
            work += A_STONE * float(c.dolmens(state.places[area]))
        value = -work
        at_work: i64 = 0
        helping: i64 = 0
        for mate in range(state.seats):
            value += self._mat(state, mate, open_areas)
            area = state.mats[c.MAT * mate + c.AREA]
            if area >= 0 and open_areas >> area & 1:
                if not at_work >> area & 1:
                    value += AT_WORK
                elif not helping >> area & 1:
                    value += HELPING
                    helping |= bit(area)
                at_work |= bit(area)
        for province in range(c.PROVINCES):
            if state.leaders[c.KINGS + province] >= c.CHRISTIAN:
                value += A_KING
        if state.leaders[c.HIGH_KING] >= c.CHRISTIAN:
            value += THE_HIGH_KING
        return -value

    def _toll(self, missing: i64) -> float:
        if missing < 0:
            missing = 0
        elif missing > HOPELESS:
            missing = HOPELESS
        return self.toll[missing]

    def plan(self, s: BanishTheSnakesState, area: i64) -> float:
        """The cheapest way to convert all People of an Area, remembered."""
        if s.box is not self.box:
            self.box = s.box
            self.asked = vec[i64]([-1] * (SLOT * SLOTS * c.AREAS))
            self.plans = vec[float]([0.0] * (SLOTS * c.AREAS))
        people = s.people[area] & c.PAGANS
        place = s.places[area]
        lords = s.leaders[area] | s.leaders[c.KINGS + s.box.province[area]] << 8
        druids = s.druids if c.druid(place) == c.HIDDEN else 0
        mixed = people * 0x9E3779B1 ^ place * 0x45D9F3B ^ lords * 0x27D4EB2F
        slot = SLOTS * area + ((mixed >> 11 ^ mixed >> 29) & SLOTS - 1)
        at = SLOT * slot
        asked = self.asked
        if asked[at] != people or asked[at + 1] != place or asked[at + 2] != lords or asked[at + 3] != druids:
            asked[at] = people
            asked[at + 1] = place
            asked[at + 2] = lords
            asked[at + 3] = druids
            self.plans[slot] = self._plan(s, area)
        return self.plans[slot]

    def _plan(self, s: BanishTheSnakesState, area: i64) -> float:
        """The cheapest way to convert all People of an Area."""
        place = s.places[area]
        ground = stones(place)
        here = c.druid(place)
        chief = leader_influence(s, area)
        pagan_chief = s.leaders[area] < c.CHRISTIAN
        king = leader_influence(s, c.KINGS + s.box.province[area])
        best = 10000.0
        if here and here != c.HIDDEN:  # he stays
            best = self._with_chief(s, area, ground - here, chief, pagan_chief, king)
        cost = 0.0
        level: i64 = c.church(place) - 1
        if here == c.HIDDEN:
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

    def _unknown_druid(self, s: BanishTheSnakesState, ground: i64) -> float:
        """The toll of a face-down Druid, over all values that he may have."""
        total = 0.0
        for value in range(1, c.MOST_VALUE + 1):
            n = c.amount(s.druids, value)
            if n:
                total += float(n) * self._toll(value - ground)
        return total / float(c.size(s.druids))

    def _with_chief(self, s: BanishTheSnakesState, area: i64, ground: i64, chief: i64, pagan: bool, king: i64) -> float:
        """People only, or the Chief first."""
        cost = self._people(s, area, ground + chief)
        if pagan:
            other = self._toll(-chief - king - ground) + self._people(s, area, ground + NEW_CHIEF)
            if other < cost:
                return other
        return cost

    def _people(self, s: BanishTheSnakesState, area: i64, ground: i64) -> float:
        people = s.people[area]
        total = 0.0
        for value in range(1, c.MOST_VALUE + 1):
            n = c.pagans_of(people, value)
            if n:
                total += float(n) * self._toll(value - ground)
        return total

    def _mat(self, s: BanishTheSnakesState, seat: i64, open_areas: i64) -> float:
        """A seat: its Zeal, its Keepers, and whether it stands where there is work."""
        zeal = s.mats[c.MAT * seat + c.ZEAL]
        last = cross(s, seat)
        if s.mats[c.MAT * seat + c.SAINT] == c.NO_CARD:
            value = -ACOLYTE - ACOLYTE_BOX * float(zeal * zeal)
        else:
            value = -ZEAL_BOX * float(zeal)
            if zeal > last - 3:
                value -= LAST_BOXES * float(zeal - last + 3)
        keepers = s.mats[c.MAT * seat + c.HELD]
        heir = HEIR_HELD
        while keepers:
            card = (keepers & 127) - 1
            if card >= c.GIFT:
                value += A_GIFT
            elif card >= c.DECK_SAINT:
                value += heir
                heir = ANOTHER_HEIR
            else:
                value += A_SAVED_CARD
            keepers >>= c.KEEPER_BITS
        area = s.mats[c.MAT * seat + c.AREA]
        if area >= 0 and open_areas:
            reached = bit(area)
            while not reached & open_areas:
                value -= IDLE
                reached = self._grow(s, reached)
        return value

    def _grow(self, s: BanishTheSnakesState, reached: i64) -> i64:
        found = reached
        for area in range(c.AREAS):
            if reached >> area & 1:
                found |= s.box.near[area]
        return found


JUDGE: Final = BanishTheSnakesJudge()
