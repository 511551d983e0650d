"""Setting the game up: chapter 4, with the levels of chapter 14."""

from typing import Final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes.components import (
    ABILITIES,
    ADVANCED,
    AREA,
    AREAS,
    ARRIVAL_GIFT,
    BEGINNER,
    DECK,
    DECK_SAINTS,
    GIFT,
    GIFTS,
    HELP_OTHERS,
    HIDDEN,
    MAT,
    MOST_SEATS,
    NO_CARD,
    SAINT,
    SAINTS,
    SCOTLAND,
    START_SAINT,
    ZEAL,
    amount,
)
from fidchell.games.banish_the_snakes.rules.britain import pile_cards
from fidchell.games.banish_the_snakes.rules.death import offer_gift
from fidchell.games.banish_the_snakes.rules.events import start_turn
from fidchell.games.banish_the_snakes.rules.people import baptise_leftmost
from fidchell.games.banish_the_snakes.rules.state import (
    CAST,
    DEAL,
    E_CAST,
    E_FIRST,
    E_PAWN,
    E_SAINT,
    E_SET_UP,
    E_WITHOUT,
    FIRST,
    FIRST_KEY,
    LEADERS_FRAME,
    LIKE_ANY_CARD,
    PAWNS,
    PEOPLE_FRAME,
    REMOVE_GIFTS,
    SETUP,
    Ireland,
    ability,
    pop,
    push,
    replace,
)
from fidchell.games.banish_the_snakes.rules.state import SAINTS as SAINTS_FRAME

# Stages of SETUP.
TO_SAINTS: Final = 0
TO_CAST: Final = 1
TO_GIFTS: Final = 2
TO_PEOPLE: Final = 3
TO_LEADERS: Final = 4
TO_FIRST: Final = 5
TO_PAWNS: Final = 6
TO_ARRIVALS: Final = 7  # + seat
TO_TURN: Final = 7 + MOST_SEATS

GIFTS_REMOVED: Final = 3  # BTS 14.advanced.gifts
WORST_DRUID: Final = 6
BEST_RELIC: Final = 3


def lay_out(s: Ireland) -> None:
    """BTS 4.supply, BTS 4.people.pool, BTS 4.druids.pool, BTS 4.piles, BTS 4.deck: everything in its place.

    BTS 14: the level says what stays in the box.
    """
    box = s.box
    s.pool = box.people
    s.druids = box.druids
    s.unmade = box.relics
    s.churches = box.churches
    s.dolmens = box.dolmens
    s.gifts = bit(GIFTS) - 1
    s.deck = pile_cards(s, DECK)
    for kind in range(len(box.copies)):
        s.cup += box.copies[kind] << 8 * box.pagan[kind]
        s.types |= box.copies[kind] << 3 * kind
    s.key_card = box.arthur
    s.arthur = FIRST_KEY
    if s.level == BEGINNER:
        lay_out_for_beginners(s)
    elif s.level == ADVANCED:
        lay_out_for_experts(s)
    s.cast = bit(SAINTS) - 1
    push(s, SETUP, TO_SAINTS)


def lay_out_for_beginners(s: Ireland) -> None:
    """BTS 14.beginner.druids, BTS 14.beginner.dolmens, BTS 14.beginner.relics."""
    for _ in range(2):
        if amount(s.druids, WORST_DRUID):
            s.druids -= bit(8 * WORST_DRUID)
        if amount(s.unmade, 0):
            s.unmade -= 1
    s.dolmens = 0


def lay_out_for_experts(s: Ireland) -> None:
    """BTS 14.advanced.relic, BTS 14.advanced.paganism, BTS 14.advanced.cards, BTS ruling.advanced."""
    if amount(s.unmade, BEST_RELIC):
        s.unmade -= bit(8 * BEST_RELIC)
    s.britain = s.box.border[SCOTLAND]
    s.merged = bit(SCOTLAND)
    s.deck |= pile_cards(s, SCOTLAND) | bit(s.box.arthur)
    s.arthur = LIKE_ANY_CARD
    s.key_card = NO_CARD


def take_saint(s: Ireland, seat: i64, saint: i64) -> None:
    """BTS 4.saint, BTS 4.saint.rest: an At Start Saint for a seat. BTS 4.decksaints.twice: not in the deck as well."""
    s.mats[MAT * seat + SAINT] = START_SAINT + saint
    s.cast &= ~bit(saint)
    s.seen |= bit(21 + saint)
    if s.out is not None:
        s.out.append((E_SAINT, seat, saint))


def to_deal(s: Ireland) -> i64:
    """BTS 15.ciaran: whom chance may deal; nobody who plays alone gets a Saint who is there for others."""
    found = s.cast
    if s.seats == 1:
        for saint in range(SAINTS):
            if s.box.ability[ABILITIES * (START_SAINT + saint) + HELP_OTHERS]:
                found &= ~bit(saint)
    return found if found else s.cast


def add_deck_saint(s: Ireland, saint: i64) -> None:
    """BTS 4.decksaints, BTS 4.decksaints.shuffle: into the Draw Deck."""
    s.cast &= ~bit(saint)
    s.deck_saints |= bit(saint)
    if s.out is not None:
        s.out.append((E_CAST, saint))


def remove_gift(s: Ireland, card: i64) -> None:
    """BTS 14.advanced.gifts: not in this game."""
    s.gifts &= ~bit(card - GIFT)
    if s.out is not None:
        s.out.append((E_WITHOUT, card))


def go_on_with_setup(s: Ireland) -> None:
    """The steps of the set-up, one after the other."""
    stage = frames.argument(s.frames)
    replace(s, SETUP, stage + 1)
    if stage == TO_SAINTS:
        push(s, SAINTS_FRAME)
    elif stage == TO_CAST:
        push(s, CAST)
    elif stage == TO_GIFTS:
        push(s, REMOVE_GIFTS)
    elif stage == TO_PEOPLE:
        push(s, PEOPLE_FRAME)
    elif stage == TO_LEADERS:
        push(s, LEADERS_FRAME, DEAL)
    elif stage == TO_FIRST:
        set_up_map(s)
        find_first(s)
    elif stage == TO_PAWNS:
        push(s, PAWNS)
    elif stage < TO_TURN:
        seat = stage - TO_ARRIVALS
        if seat < s.seats and ability(s, seat, ARRIVAL_GIFT):
            offer_gift(s, seat)
    else:
        start_turn(s, s.first)


def saint_wanted(s: Ireland) -> bool:
    """BTS 4.saint.choice: whether a seat is still without its Saint; the frame's argument becomes that seat."""
    for seat in range(s.seats):
        if s.mats[MAT * seat + SAINT] == NO_CARD:
            replace(s, SAINTS_FRAME, seat)
            return True
    pop(s)
    return False


def deck_saint_wanted(s: Ireland) -> bool:
    """BTS 4.decksaints.choice, BTS 4.decksaints.rest: six Deck Saints; the others are not used."""
    n: i64 = 0
    for saint in range(SAINTS):
        n += s.deck_saints >> saint & 1
    if n < DECK_SAINTS:
        return True
    s.cast = 0
    pop(s)
    return False


def gift_to_remove(s: Ireland) -> bool:
    """BTS 14.advanced.gifts: whether one of the three is still to be named."""
    n: i64 = 0
    for gift in range(GIFTS):
        n += s.gifts >> gift & 1
    if s.level == ADVANCED and n > GIFTS - GIFTS_REMOVED:
        return True
    pop(s)
    return False


def set_up_map(s: Ireland) -> None:
    """BTS 4.druids: a face-down Druid in each Area. BTS 4.zeal, BTS 4.patrick, BTS 4.palladius, BTS
    4.palladius.flock."""
    for area in range(AREAS):
        s.places[area] = HIDDEN
    for seat in range(s.seats):
        saint = s.mats[MAT * seat + SAINT] - START_SAINT
        s.mats[MAT * seat + ZEAL] = s.box.saint_zeal[saint]
        if s.box.saint_area[saint] >= 0:
            baptise_leftmost(s, s.box.saint_area[saint], s.box.saint_flock[saint])
    if s.out is not None:
        s.out.append((E_SET_UP, s.level, s.seats, s.written))


def find_first(s: Ireland) -> None:
    """BTS 4.first: Palladius, else Patrick. BTS 4.first.die, BTS ruling.first: else the die, or as agreed."""
    best: i64 = 0
    for seat in range(s.seats):
        claim = s.box.saint_begins[s.mats[MAT * seat + SAINT] - START_SAINT]
        if claim and (not best or claim < best):
            best = claim
            s.first = seat
    if s.seats == 1:
        s.first = 0
    if s.first < 0:
        push(s, FIRST)
    elif s.out is not None:
        s.out.append((E_FIRST, s.first, 0))


def begin_with(s: Ireland, seat: i64) -> None:
    pop(s)
    s.first = seat
    if s.out is not None:
        s.out.append((E_FIRST, seat, 1))


def pawn_to_place(s: Ireland) -> bool:
    """BTS 4.area, BTS 4.area.palladius, BTS ruling.area.order: whether a seat still chooses where it starts."""
    for seat in range(s.seats):
        if s.mats[MAT * seat + AREA] < 0:
            area = s.box.saint_area[s.mats[MAT * seat + SAINT] - START_SAINT]
            if area >= 0:
                place_pawn(s, seat, area)
            else:
                replace(s, PAWNS, seat)
                return True
    pop(s)
    return False


def place_pawn(s: Ireland, seat: i64, area: i64) -> None:
    s.mats[MAT * seat + AREA] = area
    if s.out is not None:
        s.out.append((E_PAWN, seat, area))
