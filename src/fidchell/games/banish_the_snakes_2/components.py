"""What lies on the table, as numbers: the map, the blocks, the tracks and the cards (BTS 2, BTS 3).

Places. The nine Areas are 0–8 and the four Provinces 9–12 wherever a place is meant. The Leaders sit on fourteen seats:
the Chiefs 0–8, each in his Area, the Kings 9–12, each in his Province, the High King 13.

Cards. The 52 events are 0–51 in the order of cards.toml, the Deck Saints 52–63, the Gifts 64–72, the At Start Saints
73–84. A deck or a pile of events is a bit set, and so is one of Saints or Gifts.

Heaps. Blocks of one value are alike: a heap is a count for each value, eight bits wide, in one int.
"""

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

AREAS: Final = 9
PROVINCES: Final = 4
KINGS: Final = 9  # the King of Province p sits on seat KINGS + p, as the Province is place KINGS + p
HIGH_KING: Final = 13
LEADERS: Final = 14
MOST_SEATS: Final = 6

EVENTS: Final = 52
SAINTS: Final = 12
GIFTS: Final = 9
DECK_SAINT: Final = 52
GIFT: Final = 64
START_SAINT: Final = 73
CARDS: Final = 85
NO_CARD: Final = 127  # no Key Card; an Acolyte's Saint
DECK_SAINTS: Final = 6  # in a game, BTS 4.decksaints

# Targets of a Convert attempt; People of value v are PEOPLE + v.
DRUID: Final = 0
CHIEF: Final = 1
KING: Final = 2
HIGH: Final = 3
PEOPLE: Final = 3
MOST_VALUE: Final = 7

# Colours: of an arrow, and of the bar that it keys.
RED: Final = 1
YELLOW: Final = 2
BLUE: Final = 3
NO_ARROW: Final = 0

# Programs of a card, in this order.
DIRECTIVE: Final = 0  # then RED, YELLOW, BLUE
USE: Final = 4
PROGRAMS: Final = 5

# Where an event card waits at first.
DECK: Final = 0
SCOTLAND: Final = 1
STRATHCLYDE: Final = 2
ENGLAND: Final = 3
KEY: Final = 4

# Effects.
END: Final = 0
NOTHING: Final = 1
LOSE_ZEAL: Final = 2
REGAIN_ZEAL: Final = 3
REPLACE_PEOPLE: Final = 4
REMOVE_CHIEF: Final = 5
REMOVE_KING: Final = 6
REMOVE_HIGH_KING: Final = 7
LOWER_CHURCH: Final = 8
RAZE_CHURCH: Final = 9
PLACE_DRUID: Final = 10
REVEAL_DRUID: Final = 11
PLACE_DOLMEN: Final = 12
REMOVE_DOLMEN: Final = 13
ADVANCE: Final = 14
RETREAT: Final = 15
GAIN_GIFT: Final = 16
ACTIONS: Final = 17
BONUS: Final = 18
TRAVEL: Final = 19
PEEK: Final = 20

# Places and people of an effect, beyond Areas (0–8) and Provinces (9–12).
HERE: Final = 13
CHOSEN: Final = 14
RANDOM: Final = 15
EVERY: Final = 16
DRAWER: Final = 17

# Abilities of Saints and Gifts: numbers that add up.
TO_DRUID: Final = 0  # + to Convert; the targets in their order
TO_CHIEF: Final = 1
TO_KING: Final = 2
TO_PEOPLE: Final = 4
SPARE_DRUID: Final = 5  # failures that cost no Zeal; the targets in their order
MORE_ACTIONS: Final = 10
ANYWHERE: Final = 11
SAIL: Final = 12
FREE_MOVES: Final = 13
FREE_CHURCHES: Final = 14
CHURCH_LEVELS: Final = 15
HELP_OTHERS: Final = 16
SHIELD: Final = 17
EQUAL_SUCCEEDS: Final = 18
FIRST_PREPARE: Final = 19
KEEPERS: Final = 20
ARRIVAL_GIFT: Final = 21
SLOW_SCOTLAND: Final = 22
HEAL: Final = 23
DISCERN: Final = 24
FORESEE: Final = 25
ABILITIES: Final = 26

# Levels of play, BTS 14.
BEGINNER: Final = 0
STANDARD: Final = 1
ADVANCED: Final = 2


# -- what is done and what is going on ---------------------------------------------------------------------------------

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

# Frames. The bottom one is SETUP, EVENT or ACT.
SETUP: Final = 1  # the stage
EVENT: Final = 2  # the stage
ACT: Final = 3  # the active seat takes Actions
RUN: Final = 4  # effects are carried out, from `pc` on
SAINTS_FRAME: Final = 5  # a seat takes its At Start Saint
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

# Who acts while a frame is on top.
RESTING: Final = 0  # nobody: the rules go on by themselves
ACTIVE: Final = 1  # the active seat
ASKED: Final = 2  # the seat that is its argument
PROPOSING: Final = 3  # whoever proposes something for the set-up
BY_CHANCE: Final = 4
DEPENDS: Final = 5  # on the effect, or on how the Saints are found
NO_VERB: Final = -1


@dataclass(frozen=True)
class Frame:
    """What may be going on."""

    name: str
    actor: int  # who acts
    verb: int  # what they do; NO_VERB: several things
    argument: str  # what its argument is
    below: tuple[int, ...]  # what it may lie on; nothing: it is at the bottom


DYING: Final = (ZEAL_FRAME, AFTER, ACT, KEEP)
FRAMES: Final = (
    Frame("", RESTING, NO_VERB, "", ()),
    Frame("setup", RESTING, NO_VERB, "stage", ()),
    Frame("event", RESTING, NO_VERB, "stage", ()),
    Frame("act", ACTIVE, NO_VERB, "", ()),
    Frame("run", RESTING, NO_VERB, "seats", (EVENT, ACT)),
    Frame("saints", DEPENDS, TAKE_SAINT, "seat", (SETUP,)),
    Frame("cast", DEPENDS, ADD_SAINT, "seats", (SETUP,)),
    Frame("remove-gifts", PROPOSING, WITHOUT, "seats", (SETUP,)),
    Frame("people", BY_CHANCE, DRAW_PEOPLE, "", (SETUP, RUN)),
    Frame("leaders", BY_CHANCE, DRAW_LEADER, "stage", (SETUP, RUN)),
    Frame("first", BY_CHANCE, BEGIN, "", (SETUP,)),
    Frame("pawns", ASKED, CHOOSE, "seat", (SETUP,)),
    Frame("draw", BY_CHANCE, DRAW, "", (EVENT,)),
    Frame("where", DEPENDS, CHOOSE, "", (RUN,)),
    Frame("zeal", RESTING, NO_VERB, "seats", (RUN,)),
    Frame("heir", ASKED, PROMOTE, "seat", DYING),
    Frame("gift", ASKED, CHOOSE_GIFT, "seat", (*DYING, SETUP, EVENT, RUN)),
    Frame("keep", ASKED, DISCARD, "seat", (*DYING, SETUP, EVENT, RUN)),
    Frame("peek", BY_CHANCE, LOOK, "cards", (RUN, FORESEEN)),
    Frame("journey", ACTIVE, CHOOSE, "", (RUN,)),
    Frame("relics", ACTIVE, CARRY, "area, value", (RUN, ACT)),
    Frame("consent", ASKED, NO_VERB, "seat", (ACT,)),
    Frame("flip", BY_CHANCE, TURN_DRUID, "area", (RUN, ACT, SETTLE)),
    Frame("die", BY_CHANCE, ROLL, "target", (AFTER,)),
    Frame("side", BY_CHANCE, TURN_LEADER, "leader", (LEADERS_FRAME, AFTER)),
    Frame("relic", BY_CHANCE, TURN_RELIC, "", (ACT,)),
    Frame("foreseen", ACTIVE, NO_VERB, "", (ACT,)),
    Frame("after", RESTING, NO_VERB, "", (ACT,)),
    Frame("settle", RESTING, NO_VERB, "target", (AFTER,)),
    Frame("consensus", ASKED, NO_VERB, "seat", (CAST, REMOVE_GIFTS)),
)

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
REASONS: Final = ("", "converted", "paganism", "deck", "acolyte")
RULES: Final = ("", "BTS 12.1", "BTS 12.2", "BTS 12.3", "BTS 12.4")

HOPELESS: Final = -6  # on the slider, and worse: BTS 10.1.automatic.failure

CATHEDRAL: Final = 4  # a Church of level 3, + 1

# Where Arthur is, BTS 5.1.arthur.
FIRST_KEY: Final = 0
WITH_SCOTLAND: Final = 1
LIKE_ANY_CARD: Final = 2

# How the Saints are found, BTS 4.saint.choice.
HISTORIC: Final = 0
CHOSEN_SAINTS: Final = 1
RANDOM_SAINTS: Final = 2
PROPOSER: Final = 0  # the seat that proposes Deck Saints, and Gifts to do without: BTS ruling.consensus

# Deeds that are counted, ten bits each.
PEOPLE_CONVERTED: Final = 0
LEADERS_CONVERTED: Final = 1
DRUIDS_BANISHED: Final = 2
ATTEMPTS_FAILED: Final = 3
DEATHS: Final = 4
CHURCHES_BUILT: Final = 5
DEEDS: Final = (
    "people converted",
    "leaders converted",
    "druids banished",
    "attempts failed",
    "deaths",
    "churches built",
)

# Who has been active, as bits: Gifts, then Deck Saints, then At Start Saints.
SEEN_DECK: Final = 9
SEEN_START: Final = 21

# How an event names a seat: its number, and above that whom it plays.
WHO_SHIFT: Final = 3
AN_ACOLYTE: Final = 1
A_SAINT: Final = 2  # + the number of the Saint


@final
class Box:
    """All that comes in the box and never changes, made by data.py; clones of a state share it."""

    def __init__(self, tables: dict[str, list[int]], names: dict[str, list[str]]) -> None:
        # The map.
        self.tara: i64 = tables["tara"][0]  # the High King's Area
        self.province = vec[i64](tables["province"])  # Area → Province
        self.boxes = vec[i64](tables["boxes"])  # Area → People boxes
        self.near = vec[i64](tables["near"])  # Area → adjacent Areas
        self.coast: i64 = tables["coast"][0]
        self.within = vec[i64](tables["within"])  # Province → its Areas
        self.chief_of_die = vec[i64](tables["chief_of_die"])  # 6 * Province + die - 1 → Area
        self.king_of_die = vec[i64](tables["king_of_die"])  # die - 1 → Province
        # The blocks.
        self.people: i64 = tables["people"][0]  # heaps
        self.druids: i64 = tables["druids"][0]
        self.relics: i64 = tables["relics"][0]
        self.churches: i64 = tables["churches"][0]
        self.dolmens: i64 = tables["dolmens"][0]
        self.pagan = vec[i64](tables["pagan"])  # type of Leader → value of his Pagan side
        self.christian = vec[i64](tables["christian"])
        self.copies = vec[i64](tables["copies"])
        # The tracks.
        self.zeal = vec[i64](tables["zeal"])
        self.acolyte_zeal = vec[i64](tables["acolyte_zeal"])
        self.border = vec[i64](tables["border"])  # SCOTLAND, STRATHCLYDE, ENGLAND → its box; 0 → the Game Ends box
        self.needs = vec[i64](tables["needs"])  # 5 * slider + box + 5 → what is needed
        # The cards.
        self.pile = vec[i64](tables["pile"])  # pile → its events
        self.arrow = vec[i64](tables["arrow"])
        self.saved: i64 = tables["saved"][0]  # events that are Keepers
        self.first = vec[i64](tables["first"])  # PROGRAMS * event + program → first effect
        self.effects = vec[i64](tables["effects"])
        self.invasion: i64 = tables["invasion"][0]  # number 53, taken out at Beginner level
        self.arthur: i64 = tables["arthur"][0]
        self.ability = vec[i64](tables["ability"])  # ABILITIES * card + ability → number
        self.works_as_keeper = vec[i64](tables["works_as_keeper"])  # card → whether it works while it is a Keeper
        self.ends_with_saint: i64 = tables["ends_with_saint"][0]  # Gifts
        self.saint_zeal = vec[i64](tables["saint_zeal"])
        self.saint_begins = vec[i64](tables["saint_begins"])
        self.saint_area = vec[i64](tables["saint_area"])  # -1: any
        self.saint_flock = vec[i64](tables["saint_flock"])
        self.keeper_bit = vec[i64](tables["keeper_bit"])  # card → a number for each card that can be a Keeper
        # For people.
        self.tables = tables
        self.names = names  # cards, places and saints by their numbers

    def need(self, total: i64, written: i64) -> i64:
        """BTS 10.1.mrn, BTS ruling.slider, BTS ruling.slider.written: the Minimum Result Needed in a box of the slider
        from -5 to -1."""
        return self.needs[5 * written + total + 5]

    def __reduce__(self) -> tuple[object, ...]:
        return Box, (self.tables, self.names)


# -- heaps ------------------------------------------------------------------------------------------------------------


def amount(heap: i64, value: i64) -> i64:
    """How many blocks of a value there are."""
    return heap >> 8 * value & 255


def size(heap: i64) -> i64:
    """How many blocks there are."""
    n: i64 = 0
    while heap:
        n += heap & 255
        heap >>= 8
    return n


def nth_value(heap: i64, n: i64) -> i64:
    """The value of the n-th block, the values ascending."""
    value: i64 = 0
    while n >= heap & 255:
        n -= heap & 255
        heap >>= 8
        value += 1
    return value


# -- People of an Area: three bits a value, first the Pagans, then the Flock (BTS 4.people.order) ---------------------

FLOCK_SHIFT: Final = 21
PAGANS: Final = 0x1FFFFF


def pagans_of(people: i64, value: i64) -> i64:
    return people >> 3 * (value - 1) & 7


def flock_of(people: i64, value: i64) -> i64:
    return people >> FLOCK_SHIFT + 3 * (value - 1) & 7


def threes(row: i64) -> i64:
    """How many People there are in a row."""
    n: i64 = 0
    while row:
        n += row & 7
        row >>= 3
    return n


def flock(people: i64) -> i64:
    return threes(people >> FLOCK_SHIFT)


# -- what stands in an Area: Druid (4 bits), Church (3), Dolmens (4), Graves (4), Relics of 0 to 3 (4 each) -----------

HIDDEN: Final = 15
DRUID_BITS: Final = 15
CHURCH_SHIFT: Final = 4
DOLMEN_SHIFT: Final = 7
GRAVE_SHIFT: Final = 11
RELIC_SHIFT: Final = 15


def druid(place: i64) -> i64:
    """The Druid's value, HIDDEN while he lies face down, 0 if there is none."""
    return place & DRUID_BITS


def church(place: i64) -> i64:
    """The Church's level + 1; 0: there is none."""
    return place >> CHURCH_SHIFT & 7


def dolmens(place: i64) -> i64:
    return place >> DOLMEN_SHIFT & 15


def graves(place: i64) -> i64:
    return place >> GRAVE_SHIFT & 15


def relics(place: i64, value: i64) -> i64:
    return place >> RELIC_SHIFT + 4 * value & 15


# -- Leaders: 0 nobody; 1 + value: Pagan; CHRISTIAN + type: Christian, and so known on both sides ---------------------

NOBODY: Final = 0
CHRISTIAN: Final = 32

# -- a seat's mat: four numbers ---------------------------------------------------------------------------------------

SAINT: Final = 0  # the active Saint's card; NO_CARD: an Acolyte
AREA: Final = 1  # where the pawn stands; -1: nowhere yet
ZEAL: Final = 2  # boxes lost; the track's length: the Celtic cross
HELD: Final = 3  # Keepers: seven bits each, card + 1, ascending
MAT: Final = 4

KEEPER_BITS: Final = 7


def held(keepers: i64) -> i64:
    """How many Keepers there are."""
    n: i64 = 0
    while keepers:
        n += 1
        keepers >>= KEEPER_BITS
    return n


def cards_of(packed: int) -> list[int]:
    """Keepers, or the known cards of the deck, one by one."""
    found = []
    while packed:
        found.append((packed & 127) - 1)
        packed >>= KEEPER_BITS
    return found


def holds(keepers: i64, card: i64) -> bool:
    while keepers:
        if (keepers & 127) == card + 1:
            return True
        keepers >>= KEEPER_BITS
    return False


def with_keeper(keepers: i64, card: i64) -> i64:
    """The Keepers and one more, in order."""
    if not keepers or card + 1 < (keepers & 127):
        return keepers << KEEPER_BITS | card + 1
    return with_keeper(keepers >> KEEPER_BITS, card) << KEEPER_BITS | keepers & 127


def without_keeper(keepers: i64, card: i64) -> i64:
    """The Keepers without one of them."""
    if (keepers & 127) == card + 1:
        return keepers >> KEEPER_BITS
    return without_keeper(keepers >> KEEPER_BITS, card) << KEEPER_BITS | keepers & 127


# -- effects: kind, number + 16, place or people, packed --------------------------------------------------------------


def kind_of(effect: i64) -> i64:
    return effect & 31


def number_of(effect: i64) -> i64:
    return (effect >> 5 & 31) - 16


def place_of(effect: i64) -> i64:
    return effect >> 10


def removes_leader(effect: i64) -> bool:
    kind = effect & 31
    return kind == REMOVE_CHIEF or kind == REMOVE_KING or kind == REMOVE_HIGH_KING


def is_saint(card: i64) -> bool:
    """Whether a Keeper is a Saint."""
    return DECK_SAINT <= card < GIFT
