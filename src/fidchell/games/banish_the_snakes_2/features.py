"""What a position of Banish the Snakes consists of, as numbers for a learned value: a team's chance of a Full Victory.

They are meant for the moment when a turn begins, before its card is drawn, and say only what everybody knows: which
cards are left in the deck, never their order. `value.toml` has the weights.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bits import bit, count
from fidchell.core.bot import Features
from fidchell.core.state import State
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.judge import A_POINT, JUDGE, BanishTheSnakesJudge
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes_2.rules.death import cross, printed_actions
from fidchell.games.banish_the_snakes_2.rules.ending import half_points
from fidchell.games.banish_the_snakes_2.rules.events import bar
from fidchell.games.banish_the_snakes_2.rules.influence import leader_influence, shrine, stones

LONG: Final = 30.0  # turns of half a game and more: what the time that is left is measured by
MUCH: Final = 60.0  # Action Points of work
POINTS: Final = 4.0  # that a turn has
RESERVE: Final = 8.0  # Action Points that chance may still bring when the time is up
LATE: Final = 0.5  # work that is left, for the time that is left
VERY_LATE: Final = 1.0
MOST_HASTE: Final = 4.0

# Abilities that are worth the more the longer the game still lasts.
LASTING: Final = (
    *("to-druid", "to-chief", "to-king", "to-people", "spare-druid", "more-actions", "free-moves", "free-churches"),
    *("help-others", "shield", "equal-succeeds", "first-prepare", "keepers", "slow-scotland", "heal", "discern"),
    "foresee",
)
LASTING_NUMBERS: Final = (
    *(c.TO_DRUID, c.TO_CHIEF, c.TO_KING, c.TO_PEOPLE, c.SPARE_DRUID, c.MORE_ACTIONS, c.FREE_MOVES, c.FREE_CHURCHES),
    *(c.HELP_OTHERS, c.SHIELD, c.EQUAL_SUCCEEDS, c.FIRST_PREPARE, c.KEEPERS, c.SLOW_SCOTLAND, c.HEAL, c.DISCERN),
    c.FORESEE,
)
NAMES: Final = (
    # the clock
    *("beginner", "advanced", "seats", "paganism", "paganism-squared", "deck", "pagan-cards", "turns", "few-turns"),
    *("strathclyde", "england", "retreats", "next-red", "next-blue"),
    *("zeal-cards", "people-cards", "leader-cards", "church-cards", "druid-cards"),
    # the work
    *("work", "haste", "late", "very-late", "open", "nearly-open", "pagans", "easy", "fair", "hard", "hopeless"),
    *("hidden", "druids", "druid-values", "left-druids", "dolmens", "left-dolmens", "church", "left-church", "stones"),
    *("christian-chiefs", "pagan-chiefs", "kings", "king-values", "high-king", "high-king-value", "score"),
    *("largest-plan", "plans-squared", "lords", "lords-of-pagans", "to-spend"),
    # the Saints
    *("points", "zeal", "zeal-squared", "last-box", "acolytes", "acolyte-zeal", "heirs", "more-heirs", "heirless"),
    *("deck-saints", "saved", "gifts", "at-work", "crowded", "idle", "active-zeal"),
    *LASTING,
)
# What cards do, as far as it is summed up over those that are left in the deck.
ZEAL: Final = 0
PEOPLE: Final = 1
LEADERS: Final = 2
CHURCHES: Final = 3
DRUIDS: Final = 4
DOINGS: Final = 5


@final
class BanishTheSnakesFeatures(Features):
    """Writes the features of a position; the same for all seats, who win or lose together."""

    judge: BanishTheSnakesJudge
    box: c.Box | None
    boxes: vec[float]  # 4 * event + colour of its bar → boxes that it advances Paganism; colour 0: on average
    doings: vec[float]  # DOINGS * event + what → how much of it the event does, on average
    lasting: vec[i64]  # abilities
    # What was found out about the clock, and for which deck: within a turn it seldom changes.
    deck: i64
    saints: i64
    top: i64
    britain: i64
    cards: float
    advances: float
    turns: float
    done: vec[float]  # what → how much of it is left in the deck

    def __init__(self, judge: BanishTheSnakesJudge = JUDGE) -> None:
        self.judge = judge
        self.box = None
        self.boxes = vec[float]()
        self.doings = vec[float]()
        self.done = vec[float]([0.0] * DOINGS)
        self.lasting = vec[i64](list(LASTING_NUMBERS))
        self.deck = self.saints = self.top = self.britain = -1
        self.cards = self.advances = self.turns = 0.0

    def names(self, seats: int) -> list[str]:
        return list(NAMES)

    def count(self, seats: i64) -> i64:
        return len(NAMES)

    def write(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, BanishTheSnakesState)
        self._look_at_clock(state)
        at = self._write_clock(state, into)
        at = self._write_work(state, into, at)
        self._write_saints(state, into, at)

    # -- the clock ----------------------------------------------------------------------------------------------------

    def _look_at_clock(self, s: BanishTheSnakesState) -> None:
        """How many turns are left on average: until Paganism has come to its end, or the deck."""
        if s.box is not self.box:
            self._open(s.box)
        if s.deck == self.deck and s.deck_saints == self.saints and s.top == self.top and s.britain == self.britain:
            return
        self.deck, self.saints, self.top, self.britain = s.deck, s.deck_saints, s.top, s.britain
        cards = float(count(s.deck) + count(s.deck_saints))
        advances = self._boxes_in(s.deck)
        known, here = 0.0, float(s.britain)
        colour = bar(s)
        top = s.top
        while top:  # these come next, and with which bars is known, too
            known += 1.0
            card = (top & 127) - 1
            if card < c.EVENTS and not s.box.saved >> card & 1:
                here += self.boxes[4 * card + colour]
                colour = s.box.arrow[card]
            top >>= c.KEEPER_BITS
        self.cards = cards + known
        self.advances = advances + here - float(s.britain)
        self.turns = known + self._turns_left(s, cards, advances, here)
        for what in range(DOINGS):
            self.done[what] = 0.0
        for card in range(c.EVENTS):
            if s.deck >> card & 1:
                for what in range(DOINGS):
                    self.done[what] += self.doings[DOINGS * card + what]

    def _turns_left(self, s: BanishTheSnakesState, cards: float, advances: float, here: float) -> float:
        """As if Paganism advanced evenly: border after border, each with the cards that it brings into the deck."""
        turns = 0.0
        for pile in range(c.SCOTLAND, c.ENGLAND + 2):
            last = pile > c.ENGLAND
            border = float(s.box.border[0 if last else pile])
            if not last and s.merged >> pile & 1:
                continue
            way = border - here if border > here else 0.0
            if advances <= way:  # the deck ends first
                return turns + cards
            gone = cards * way / advances
            turns += gone
            cards -= gone
            advances -= way
            if border > here:
                here = border
            if not last:
                waiting = s.pile_cards(pile)
                cards += float(count(waiting))
                advances += self._boxes_in(waiting)
        return turns

    def _boxes_in(self, cards: i64) -> float:
        total = 0.0
        for card in range(c.EVENTS):
            if cards >> card & 1:
                total += self.boxes[4 * card]
        return total

    def _open(self, box: c.Box) -> None:
        """Read the cards of another box."""
        self.box = box
        self.deck = -1
        found = []
        for card in range(c.EVENTS):
            always = self._program(box, c.PROGRAMS * card + c.DIRECTIVE)
            bars = [always + self._program(box, c.PROGRAMS * card + colour) for colour in range(c.RED, c.BLUE + 1)]
            found += [sum(bars) / 3.0, *bars]
        self.boxes = vec[float](found)
        self.doings = vec[float]([0.0] * (DOINGS * c.EVENTS))
        for card in range(c.EVENTS):
            self._sum_up(box, card, c.DIRECTIVE, 1.0)
            for colour in range(c.RED, c.BLUE + 1):
                self._sum_up(box, card, colour, 1.0 / 3.0)

    def _program(self, box: c.Box, program: i64) -> float:
        """The boxes that one of a card's programs advances Paganism."""
        total: i64 = 0
        pc = box.first[program]
        while pc and c.kind_of(box.effects[pc]) != c.END:
            if c.kind_of(box.effects[pc]) == c.ADVANCE:
                total += c.number_of(box.effects[pc])
            elif c.kind_of(box.effects[pc]) == c.RETREAT:
                total -= c.number_of(box.effects[pc])
            pc += 1
        return float(total)

    def _sum_up(self, box: c.Box, card: i64, program: i64, weight: float) -> None:
        """Count what one of a card's programs does."""
        pc = box.first[c.PROGRAMS * card + program]
        at = DOINGS * card
        while pc and c.kind_of(box.effects[pc]) != c.END:
            kind = c.kind_of(box.effects[pc])
            if kind == c.LOSE_ZEAL:
                self.doings[at + ZEAL] += weight * float(c.number_of(box.effects[pc]))
            elif kind == c.REGAIN_ZEAL:
                self.doings[at + ZEAL] -= weight * float(c.number_of(box.effects[pc]))
            elif kind == c.REPLACE_PEOPLE:
                self.doings[at + PEOPLE] += weight * float(c.number_of(box.effects[pc]))
            elif kind == c.REMOVE_CHIEF or kind == c.REMOVE_KING or kind == c.REMOVE_HIGH_KING:
                self.doings[at + LEADERS] += weight
            elif kind == c.LOWER_CHURCH or kind == c.RAZE_CHURCH:
                self.doings[at + CHURCHES] += weight
            elif kind == c.PLACE_DRUID or kind == c.PLACE_DOLMEN:
                self.doings[at + DRUIDS] += weight
            pc += 1

    def _write_clock(self, s: BanishTheSnakesState, into: vec[float]) -> i64:
        paganism = float(s.britain) / float(s.box.border[0])
        colour = bar(s)
        into[0] = 1.0 if s.level == c.BEGINNER else 0.0
        into[1] = 1.0 if s.level == c.ADVANCED else 0.0
        into[2] = 1.0 / float(s.seats)
        into[3] = paganism
        into[4] = paganism * paganism
        into[5] = self.cards / LONG
        into[6] = self.advances / 8.0
        into[7] = self.turns / LONG
        into[8] = 3.0 / (3.0 + self.turns)
        into[9] = 1.0 if s.merged >> c.STRATHCLYDE & 1 else 0.0
        into[10] = 1.0 if s.merged >> c.ENGLAND & 1 else 0.0
        into[11] = 1.0 if s.arthur == c.LIKE_ANY_CARD and s.deck >> s.box.arthur & 1 else 0.0
        into[12] = 1.0 if colour == c.RED else 0.0
        into[13] = 1.0 if colour == c.BLUE else 0.0
        for what in range(DOINGS):
            into[14 + what] = self.done[what] / 8.0
        return 14 + DOINGS

    # -- the work -----------------------------------------------------------------------------------------------------

    def _write_work(self, s: BanishTheSnakesState, into: vec[float], at: i64) -> i64:
        for i in range(at, at + 32):
            into[i] = 0.0
        more = at + 27
        for area in range(c.AREAS):
            place = s.places[area]
            here = c.druid(place)
            pagans = s.people[area] & c.PAGANS
            levels = float(c.church(place)) / 4.0
            if not pagans:
                into[at + 14] += 1.0 if here else 0.0
                into[at + 16] += float(c.dolmens(place))
                into[at + 18] += levels
                continue
            into[at + 4] += 1.0
            plan = self.judge.plan(s, area) / 16.0
            if plan > into[more]:
                into[more] = plan
            into[more + 1] += plan * plan
            lord = float(leader_influence(s, c.KINGS + s.box.province[area])) / 8.0
            into[more + (2 if s.leaders[area] >= c.CHRISTIAN else 3)] += lord
            if c.threes(pagans) == 1:
                into[at + 5] += 1.0
            self._write_pagans(s, area, into, at + 6)
            if here == c.HIDDEN:
                into[at + 11] += 1.0
            elif here:
                into[at + 12] += 1.0
                into[at + 13] += float(here) / 4.0
            into[at + 15] += float(c.dolmens(place))
            into[at + 17] += levels
            into[at + 19] += float(stones(place) + c.dolmens(place)) / 2.0
            if s.leaders[area] >= c.CHRISTIAN:
                into[at + 20] += float(leader_influence(s, area)) / 2.0
            else:
                into[at + 21] += float(leader_influence(s, area)) / 2.0
        self._write_kings(s, into, at + 22)
        into[at + 26] = float(half_points(s)) / 38.0
        work = self.judge.work(s)
        if s.points > 0:
            work -= A_POINT * float(s.points)
        haste = work / (POINTS * self.turns + RESERVE)
        if haste > MOST_HASTE:
            haste = MOST_HASTE
        into[at] = work / MUCH
        into[at + 1] = haste
        into[at + 2] = haste - LATE if haste > LATE else 0.0
        into[at + 3] = haste - VERY_LATE if haste > VERY_LATE else 0.0
        into[more + 4] = float(s.points) / POINTS if s.points > 0 else 0.0
        points: i64 = 0
        for mate in range(s.seats):
            if s.zeal_of(mate) < cross(s, mate):
                points += printed_actions(s, mate) + s.ability(mate, c.MORE_ACTIONS)
        into[at + 32] = float(points) / (POINTS * float(s.seats))
        return at + 33

    def _write_pagans(self, s: BanishTheSnakesState, area: i64, into: vec[float], at: i64) -> None:
        """The Pagans of an Area: how many there are, and how many of them miss how much on the slider."""
        ground = leader_influence(s, area) + shrine(s.places[area]) + stones(s.places[area])
        for value in range(1, c.MOST_VALUE + 1):
            n = c.pagans_of(s.people[area], value)
            if n:
                missing = value - ground
                into[at] += float(n) / 10.0
                if missing < 2:
                    into[at + 1] += float(n) / 10.0
                elif missing < 4:
                    into[at + 2] += float(n) / 10.0
                elif missing < 6:
                    into[at + 3] += float(n) / 10.0
                else:
                    into[at + 4] += float(n) / 10.0

    def _write_kings(self, s: BanishTheSnakesState, into: vec[float], at: i64) -> None:
        for province in range(c.PROVINCES):
            if s.leaders[c.KINGS + province] >= c.CHRISTIAN:
                into[at] += 0.5
            into[at + 1] += float(leader_influence(s, c.KINGS + province)) / 4.0
        into[at + 2] = 1.0 if s.leaders[c.HIGH_KING] >= c.CHRISTIAN else 0.0
        into[at + 3] = float(leader_influence(s, c.HIGH_KING)) / 4.0

    # -- the Saints ---------------------------------------------------------------------------------------------------

    def _write_saints(self, s: BanishTheSnakesState, into: vec[float], at: i64) -> None:
        abilities = at + 15
        for i in range(at, abilities + len(self.lasting)):
            into[i] = 0.0
        share = 1.0 / float(s.seats)
        length = self.turns / LONG * share
        occupied: i64 = 0
        for seat in range(s.seats):
            saint = s.mats[c.MAT * seat + c.SAINT]
            zeal = s.mats[c.MAT * seat + c.ZEAL]
            left = cross(s, seat) - zeal
            if saint == c.NO_CARD:
                into[at + 3] += share
                into[at + 4] += float(zeal) * share
            else:
                into[at] += float(zeal) / 4.0 * share
                into[at + 1] += float(zeal * zeal) / 16.0 * share
                into[at + 2] += share if left == 1 else 0.0
                self._write_abilities(s, saint, into, abilities, length)
            if self._write_keepers(s, seat, into, at + 5, abilities, length) == 0 and saint != c.NO_CARD:
                into[at + 7] += share * float(zeal) / 4.0
            if seat == s.active:
                into[at + 14] = float(zeal) / 4.0
            area = s.mats[c.MAT * seat + c.AREA]
            if area >= 0:
                if not s.people[area] & c.PAGANS:
                    into[at + 13] += share
                elif occupied >> area & 1:
                    into[at + 12] += share
                else:
                    into[at + 11] += share
                    occupied |= bit(area)
        into[at + 8] = float(count(s.deck_saints)) / 6.0

    def _write_keepers(
        self, s: BanishTheSnakesState, seat: i64, into: vec[float], at: i64, abilities: i64, length: float
    ) -> i64:
        """Heirs, saved cards, Gifts; how many heirs."""
        share = 1.0 / float(s.seats)
        heirs: i64 = 0
        keepers = s.mats[c.MAT * seat + c.HELD]
        while keepers:
            card = (keepers & 127) - 1
            if s.box.works_as_keeper[card]:
                self._write_abilities(s, card, into, abilities, length)
            if card >= c.GIFT:
                into[at + 5] += share
            elif card >= c.DECK_SAINT:
                into[at + (1 if heirs else 0)] += share
                heirs += 1
            else:
                into[at + 4] += share
            keepers >>= c.KEEPER_BITS
        return heirs

    def _write_abilities(self, s: BanishTheSnakesState, card: i64, into: vec[float], at: i64, length: float) -> None:
        for i in range(len(self.lasting)):
            number = s.box.ability[c.ABILITIES * card + self.lasting[i]]
            if number:
                into[at + i] += float(number) * length


FEATURES: Final = BanishTheSnakesFeatures()
