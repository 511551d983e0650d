"""A position of Banish the Snakes: everything on the table, whose turn it is, and what is going on.

The chapters of the rule book are modules beside this one: functions over `Ireland`. Nothing hidden is decided:
decks and
bags are heaps, a Druid gets his value when he is turned over, a Leader his other side when he is, a Relic its value
when
it is made (BTS ruling.hidden).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.core.state import State
from fidchell.games.banish_the_snakes.components import (
    ABILITIES,
    AREA,
    AREAS,
    DECK_SAINT,
    HELD,
    KEEPER_BITS,
    LEADERS,
    MAT,
    NO_CARD,
    SAINT,
    STANDARD,
    START_SAINT,
    Box,
)

# Actions are verb << 10 | argument. With two arguments the second is shifted by SEAT_SHIFT.
ARGUMENT_BITS: Final = 10
ARGUMENT: Final = 1023
SEAT_SHIFT: Final = 7

# Verbs of a turn.
END_TURN: Final = 0
PREPARE: Final = 1
CONVERT: Final = 2  # target
MOVE: Final = 3  # Area
BUILD: Final = 4
IMPROVE: Final = 5
GIVE: Final = 6  # card, seat
TAKE: Final = 7  # card, seat
MAKE_RELIC: Final = 8
FINAL_EFFORT: Final = 9
USE_CARD: Final = 10  # card
HEAL_SAINT: Final = 11  # seat
DISCERN_DRUID: Final = 12
FORESEE_CARDS: Final = 13
# Verbs of other decisions.
CHOOSE: Final = 14  # place
PROMOTE: Final = 15  # card: which Saint succeeds
CHOOSE_GIFT: Final = 16  # card
DISCARD: Final = 17  # card
CARRY: Final = 18  # value of a Relic
GO: Final = 19
AGREE: Final = 20
REFUSE: Final = 21
LEAVE: Final = 22
DISMISS: Final = 23
TAKE_SAINT: Final = 24  # At Start Saint
ADD_SAINT: Final = 25  # Deck Saint
WITHOUT: Final = 26  # Gift's card
ACCEPT: Final = 27
OBJECT: Final = 28
# Verbs of chance.
DRAW: Final = 29  # card
LOOK: Final = 30  # card
DRAW_PEOPLE: Final = 31  # value
DRAW_LEADER: Final = 32  # value of the Pagan side
TURN_LEADER: Final = 33  # type
TURN_DRUID: Final = 34  # value
TURN_RELIC: Final = 35  # value
ROLL: Final = 36  # die
BEGIN: Final = 37  # seat
STRIKE: Final = 38  # place
VERBS: Final = 39

# Frames. The bottom one is SETUP, EVENT or ACT.
SETUP: Final = 1  # the stage
EVENT: Final = 2  # the stage
ACT: Final = 3  # the active seat takes Actions
RUN: Final = 4  # effects are carried out, from `pc` on
SAINTS: Final = 5  # a seat takes its At Start Saint
CAST: Final = 6  # Deck Saints are proposed; the seats that have objected
REMOVE_GIFTS: Final = 7  # Gifts to do without are proposed; the seats that have objected
PEOPLE_FRAME: Final = 8  # empty People boxes are filled
LEADERS_FRAME: Final = 9  # empty seats of Leaders are filled; the stage
FIRST: Final = 10  # who begins
PAWNS: Final = 11  # a seat places its pawn
DRAW_CARD: Final = 12
WHERE: Final = 13  # a place for the effect at `pc`
ZEAL_FRAME: Final = 14  # seats that still lose `losing` Zeal
HEIR: Final = 15  # a seat chooses who succeeds
GIFT_FRAME: Final = 16  # a seat chooses a Gift
KEEP: Final = 17  # a seat has a Keeper too many
PEEKING: Final = 18  # how many cards are to be known
JOURNEY: Final = 19  # the active seat may go to any Area
RELICS_FRAME: Final = 20  # Relics go along; where they lie, and the largest that still may
CONSENT: Final = 21  # a seat is asked for the card `asked`
FLIP: Final = 22  # a Druid is turned over
DIE: Final = 23  # the Convert die; the target
SIDE: Final = 24  # a Leader is turned to his Christian side; his seat
RELIC_FRAME: Final = 25  # a Grave is turned over
FORESEEN: Final = 26  # the top card may be discarded
AFTER: Final = 27  # an attempt is over
SETTLE: Final = 28  # an attempt is committed: does it need the die? The target
CONSENSUS: Final = 29  # a seat is asked whether it agrees to what is proposed for the set-up

# Stages of LEADERS_FRAME.
CHIEFS_FIRST: Final = 0
THEN_KINGS: Final = 1
THEN_HIGH_KING: Final = 2
DEAL: Final = 3

# Endings: chapter 12.
CONVERSION: Final = 1
PAGANISM: Final = 2
DECK_OUT: Final = 3
ACOLYTE_DIED: Final = 4

# Where Arthur is, BTS 5.1.arthur.
FIRST_KEY: Final = 0
WITH_SCOTLAND: Final = 1
LIKE_ANY_CARD: Final = 2

# How the Saints are found, BTS 4.saint.choice.
HISTORIC: Final = 0
CHOSEN_SAINTS: Final = 1
RANDOM_SAINTS: Final = 2

# Deeds that are counted, ten bits each.
PEOPLE_CONVERTED: Final = 0
LEADERS_CONVERTED: Final = 1
DRUIDS_BANISHED: Final = 2
ATTEMPTS_FAILED: Final = 3
DEATHS: Final = 4
CHURCHES_BUILT: Final = 5

# How an event names a seat: its number, and above that whom it plays.
WHO_SHIFT: Final = 3
AN_ACOLYTE: Final = 1
A_SAINT: Final = 2  # + the number of the Saint

# Events, for the log: (kind, …). A seat stands there as `who`: with its Saint at that time.
E_SAINT: Final = 0  # seat, saint: takes an At Start Saint
E_CAST: Final = 1  # saint: goes into the Draw Deck; who proposes it, or -1
E_WITHOUT: Final = 2  # gift's card: removed at Advanced level; who proposes it, or -1
E_SET_UP: Final = 3  # the map is laid: level, Saints, whether the slider is as written
E_FIRST: Final = 4  # seat, drawn by die (0 or 1)
E_PAWN: Final = 5  # seat, Area
E_DREW: Final = 6  # seat, card
E_DIRECTIVE: Final = 7  # card
E_BAR: Final = 8  # card, colour, Key Card
E_KEY: Final = 9  # the new Key Card, the old one, where that went (0 discard, 1 Scotland, 2 Draw Deck)
E_KEEPER: Final = 10  # seat, card
E_DISCARDED: Final = 11  # seat, card
E_POINTS: Final = 12  # seat, Action Points
E_ZEAL: Final = 13  # seat, boxes (lost: positive), box now
E_SHIELDED: Final = 14  # seat
E_PEOPLE_REMOVED: Final = 15  # Area, value, whether Flock
E_PEOPLE_PLACED: Final = 16  # Area, value
E_LEADER_REMOVED: Final = 17  # seat of Leader, code
E_LEADER_DRAWN: Final = 18  # seat of Leader, Pagan value
E_PROMOTED: Final = 19  # die, from, to (seats of Leaders)
E_TURNED: Final = 20  # seat of Leader, type: Christian now, whether as a new Chief
E_CHURCH: Final = 21  # Area, level before + 1, level now + 1
E_DRUID_PLACED: Final = 22  # Area
E_DRUID_SHOWN: Final = 23  # Area, value
E_DRUID_GONE: Final = 24  # Area, value
E_DOLMEN: Final = 25  # Area, +1 or -1, whether by a card
E_PAGANISM: Final = 26  # box before, box now
E_SLOWED: Final = 27  # seat: Paganism advances less, whether by a Keeper
E_REGION: Final = 28  # pile: shuffled into the Draw Deck
E_GIFT: Final = 29  # seat, card
E_ACTIONS: Final = 30  # seat, number
E_BONUS: Final = 31  # seat, number
E_MOVED: Final = 32  # seat, from, to, free (0 or 1)
E_LOOKED: Final = 33  # card
E_PREPARED: Final = 34  # seat, all so far
E_ATTEMPT: Final = 35  # seat, target, Area
E_SUM: Final = 36  # seat, target, sum, what is needed (-1: fails by itself, 7: succeeds by itself)
E_ROLLED: Final = 37  # die
E_SUCCESS: Final = 38  # seat, target, Area
E_NO_EFFECT: Final = 39  # seat, target, Area
E_FAILURE: Final = 40  # seat, target, Area, whether spared
E_PEOPLE_CONVERTED: Final = 41  # Area, value
E_GAVE: Final = 42  # giver, receiver, card
E_ASKED: Final = 43  # asker, holder, card
E_TOOK: Final = 44  # taker, holder, card
E_REFUSED: Final = 45  # holder, asker, card
E_RELIC: Final = 46  # Area, value
E_CARRIED: Final = 47  # seat, value, from, to
E_EFFORT: Final = 48  # seat
E_USED: Final = 49  # seat, card
E_HEALED: Final = 50  # healer, seat
E_FORESAW: Final = 51  # seat
E_DISMISSED: Final = 52  # seat, card
E_DIED: Final = 53  # seat, card, Area, whether a Grave is placed, whether after a Final Effort
E_GIFT_ENDED: Final = 54  # seat, card
E_ACTIVE: Final = 55  # seat, card: the new active Saint, whether in place of an Acolyte
E_ACOLYTE: Final = 56  # seat
E_TURN: Final = 57  # seat that is next, number of its turn, points that were left
E_STRUCK: Final = 58  # place
E_ENDED: Final = 59  # ending
E_NOTHING: Final = 60  # an effect finds nothing to act on
E_FLOCK: Final = 61  # Area, value: Flock from the beginning
E_ACCEPTED: Final = 62  # seat: agrees to what is proposed
E_OBJECTED: Final = 63  # seat, proposer


class Ireland(State):
    """The position and what every chapter needs of it."""

    box: Box
    # The map.
    people: vec[i64]  # Area → its People
    places: vec[i64]  # Area → Druid or Church, Dolmens, Graves, Relics
    leaders: vec[i64]  # seat of Leader → who sits there
    mats: vec[i64]  # MAT numbers a seat
    # The supply.
    pool: i64  # heap of People to the side
    removed: i64  # heap of People that go back when all are replaced
    cup: i64  # heap of Leaders in the container, by their Pagan side
    types: i64  # three bits a type: Leaders whose two sides nobody knows together
    removed_pagans: i64  # heap of Pagan Leaders that go back when all are replaced
    removed_types: i64  # the same for Christian ones: three bits a type
    druids: i64  # heap of values that nobody knows: face down on the map and to the side
    unmade: i64  # heap of Relic values that nobody knows: Graves on the map and to the side
    dolmens: i64  # to the side
    churches: i64  # heap of levels to the side
    gifts: i64  # bit set, to the side
    # The cards.
    deck: i64  # events whose place in the deck is unknown
    deck_saints: i64
    top: i64  # known cards on top of the deck: seven bits each, card + 1, the first lowest
    discard: i64
    discard_saints: i64
    key_card: i64
    current: i64
    arthur: i64  # FIRST_KEY, WITH_SCOTLAND, LIKE_ANY_CARD
    britain: i64  # box of the Advance of Paganism
    merged: i64  # piles that have been shuffled in
    # The turn.
    active: i64
    turn: i64
    points: i64  # Action Points; -1 until they are counted
    extra: i64  # Actions that the event gives or takes
    prepares: i64
    bonus: i64
    effort: i64
    built: i64  # two bits an Area: levels built in this turn
    moved: i64
    churched: i64
    healed: i64
    foreseen: i64
    refused: i64  # Keepers that were asked for in vain
    over: i64  # the turn is over as soon as nothing is pending
    # What is going on.
    frames: i64
    pc: i64
    losing: i64
    asked: i64
    received: i64  # the card that may not be discarded, + 1
    ended: i64
    # How the game is played.
    level: i64
    written: i64  # the slider's digits as written
    way: i64  # HISTORIC, CHOSEN_SAINTS, RANDOM_SAINTS
    cast: i64  # Saints that are still to be had, while they are chosen
    first: i64  # the seat that begins, if the die isn't asked
    # What has happened, for the log and for statistics.
    die: i64  # the last roll
    fired: i64  # the colour of the last bar
    fired_red: i64
    fired_yellow: i64
    fired_blue: i64
    used: i64  # saved cards
    seen: i64  # Gifts, Deck Saints and At Start Saints that were active
    deeds: i64

    def __init__(self, box: Box, seats: i64) -> None:
        """No table yet: `lay_table` brings one, `clone` copies one."""
        self.seats = seats
        self.out = None
        self.box = box
        self.people = vec[i64]()
        self.places = vec[i64]()
        self.leaders = vec[i64]()
        self.mats = vec[i64]()
        self.pool = self.removed = self.cup = self.types = self.removed_pagans = self.removed_types = 0
        self.druids = self.unmade = self.dolmens = self.churches = self.gifts = 0
        self.deck = self.deck_saints = self.top = self.discard = self.discard_saints = 0
        self.key_card = self.current = NO_CARD
        self.arthur = LIKE_ANY_CARD
        self.britain = self.merged = 0
        self.active = self.turn = self.extra = self.prepares = self.bonus = self.effort = 0
        self.points = -1
        self.built = self.moved = self.churched = self.healed = self.foreseen = self.refused = self.over = 0
        self.frames = self.pc = self.losing = self.received = self.ended = 0
        self.asked = NO_CARD
        self.level = STANDARD
        self.written = self.way = self.cast = 0
        self.first = -1
        self.die = self.fired = self.fired_red = self.fired_yellow = self.fired_blue = 0
        self.used = self.seen = self.deeds = 0


def lay_table(s: Ireland) -> None:
    """An empty map and empty mats."""
    s.people = vec[i64]([0] * AREAS)
    s.places = vec[i64]([0] * AREAS)
    s.leaders = vec[i64]([0] * LEADERS)
    for _ in range(s.seats):
        s.mats = append(append(append(append(s.mats, NO_CARD), -1), 0), 0)


def push(s: Ireland, kind: i64, argument: i64 = 0) -> None:
    s.frames = frames.push(s.frames, kind, argument)


def pop(s: Ireland) -> None:
    s.frames = frames.pop(s.frames)


def replace(s: Ireland, kind: i64, argument: i64) -> None:
    """Another frame in place of the top one."""
    s.frames = frames.push(frames.pop(s.frames), kind, argument)


def count_deed(s: Ireland, deed: i64) -> None:
    s.deeds += bit(10 * deed)


def who(s: Ireland, seat: i64) -> i64:
    """A seat as events name it: with its Saint at that time, or its Acolyte; before it has one, the seat alone."""
    saint = s.mats[MAT * seat + SAINT]
    if saint == NO_CARD:
        return seat | (AN_ACOLYTE << WHO_SHIFT if s.turn else 0)
    return seat | (A_SAINT + saint - (START_SAINT if saint >= START_SAINT else DECK_SAINT)) << WHO_SHIFT


def area_of(s: Ireland, seat: i64) -> i64:
    return s.mats[MAT * seat + AREA]


def ability(s: Ireland, seat: i64, what: i64) -> i64:
    """BTS 10.1.abilities, BTS 6.keeper.asleep, BTS 6.keeper.columba: of the active Saint, the Gifts held, and whoever
    works as a Keeper; the numbers add up. BTS 11.acolyte.plain: an Acolyte has none of his own."""
    table = s.box.ability
    works = s.box.works_as_keeper
    saint = s.mats[MAT * seat + SAINT]
    total: i64 = 0
    if saint != NO_CARD:
        total = table[ABILITIES * saint + what]
    keepers = s.mats[MAT * seat + HELD]
    while keepers:
        card = (keepers & 127) - 1
        if works[card]:
            total += table[ABILITIES * card + what]
        keepers >>= KEEPER_BITS
    return total


def present(s: Ireland, area: i64) -> i64:
    """The seats whose pawn stands in an Area, as a bit set."""
    found: i64 = 0
    for seat in range(s.seats):
        if s.mats[MAT * seat + AREA] == area:
            found |= bit(seat)
    return found


def end(s: Ireland, ending: i64) -> None:
    """BTS 12.over: nothing is drawn or done any more."""
    s.ended = ending
    s.frames = s.pc = s.losing = s.received = 0
    s.asked = NO_CARD
    if s.out is not None:
        s.out.append((E_ENDED, ending))
