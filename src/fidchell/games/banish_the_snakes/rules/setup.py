"""Setting the game up: chapter 4, with the levels of chapter 14."""

from typing import Final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count
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
    CHOSEN_SAINTS,
    CONSENSUS,
    DEAL,
    E_ACCEPTED,
    E_CAST,
    E_FIRST,
    E_OBJECTED,
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
    RANDOM_SAINTS,
    REMOVE_GIFTS,
    SETUP,
    Ireland,
    ability,
    pop,
    push,
    replace,
    who,
)
from fidchell.games.banish_the_snakes.rules.state import SAINTS as SAINTS_FRAME

# Stages of SETUP, in the order of the rule book: BTS ruling.setup.
TO_PEOPLE: Final = 0
TO_LEADERS: Final = 1
TO_DRUIDS: Final = 2
TO_SAINTS: Final = 3
TO_CAST: Final = 4
TO_GIFTS: Final = 5
TO_MATS: Final = 6
TO_PAWNS: Final = 7
TO_ARRIVALS: Final = 8  # + seat
TO_FIRST: Final = 8 + MOST_SEATS
TO_TURN: Final = 9 + MOST_SEATS

GIFTS_REMOVED: Final = 3  # BTS 14.advanced.gifts
WORST_DRUID: Final = 6
BEST_RELIC: Final = 3
PROPOSER: Final = 0  # BTS ruling.consensus


def lay_out(s: Ireland) -> None:
    """BTS 4.supply, BTS 4.people.pool, BTS 4.druids.pool, BTS 4.piles, BTS 4.deck: everything in its place.

    BTS 4.arthur: Arthur is the first Key Card. BTS 4.gifts: the Gifts lie ready. BTS 3.britain, BTS 4.paganism, BTS 7:
    all of Great Britain is Christian. BTS 14: the level says what stays in the box.
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
    push(s, SETUP, TO_PEOPLE)


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
    """BTS 4.saint, BTS 4.saint.rest, BTS 14.saints, BTS 15, BTS 15.many: an At Start Saint for a seat.
    BTS 4.decksaints.twice: not in the deck as well."""
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
        s.out.append((E_CAST, saint, -1 if s.way == RANDOM_SAINTS else proposer(s)))


def remove_gift(s: Ireland, card: i64) -> None:
    """BTS 14.advanced.gifts: not in this game."""
    s.gifts &= ~bit(card - GIFT)
    if s.out is not None:
        s.out.append((E_WITHOUT, card, proposer(s)))


def proposer(s: Ireland) -> i64:
    """BTS ruling.consensus: the first player proposes; -1: alone one decides."""
    return who(s, PROPOSER) if s.seats > 1 else -1


def go_on_with_setup(s: Ireland) -> None:
    """BTS ruling.setup: the steps of the set-up, one after the other."""
    stage = frames.argument(s.frames)
    replace(s, SETUP, stage + 1)
    if stage == TO_PEOPLE:
        push(s, PEOPLE_FRAME)
    elif stage == TO_LEADERS:
        push(s, LEADERS_FRAME, DEAL)
    elif stage == TO_DRUIDS:
        hide_druids(s)
    elif stage == TO_SAINTS:
        tell_saints(s)
        push(s, SAINTS_FRAME)
    elif stage == TO_CAST:
        if count(s.deck_saints) < DECK_SAINTS:
            push(s, CAST)
        else:
            s.cast = 0
    elif stage == TO_GIFTS:
        if s.level == ADVANCED and count(s.gifts) > GIFTS - GIFTS_REMOVED:
            push(s, REMOVE_GIFTS)
    elif stage == TO_MATS:
        set_up_mats(s)
    elif stage == TO_PAWNS:
        push(s, PAWNS)
    elif stage < TO_FIRST:
        seat = stage - TO_ARRIVALS
        if seat < s.seats and ability(s, seat, ARRIVAL_GIFT):
            offer_gift(s, seat)
    elif stage == TO_FIRST:
        find_first(s)
    else:
        start_turn(s, s.first)


def hide_druids(s: Ireland) -> None:
    """BTS 4.druids: a face-down Druid in each Area; the map is laid."""
    for area in range(AREAS):
        s.places[area] = HIDDEN
    if s.out is not None:
        s.out.append((E_SET_UP, s.level, s.seats, s.written))


def tell_saints(s: Ireland) -> None:
    """The Saints that were agreed on beforehand."""
    for seat in range(s.seats):
        if s.out is not None and s.mats[MAT * seat + SAINT] != NO_CARD:
            s.out.append((E_SAINT, seat, s.mats[MAT * seat + SAINT] - START_SAINT))


def saint_wanted(s: Ireland) -> bool:
    """BTS 4.saint.choice: whether a seat is still without its Saint; the frame's argument becomes that seat."""
    for seat in range(s.seats):
        if s.mats[MAT * seat + SAINT] == NO_CARD:
            replace(s, SAINTS_FRAME, seat)
            return True
    pop(s)
    return False


def deck_saint_wanted(s: Ireland) -> bool:
    """BTS 4.decksaints.choice: whether one of the six is still to be named."""
    if count(s.deck_saints) < DECK_SAINTS:
        return True
    ask_mates(s, PROPOSER if s.way == CHOSEN_SAINTS else s.seats)
    return False


def gift_to_remove(s: Ireland) -> bool:
    """BTS 14.advanced.gifts: whether one of the three is still to be named."""
    if count(s.gifts) > GIFTS - GIFTS_REMOVED:
        return True
    ask_mates(s, PROPOSER)
    return False


def ask_mates(s: Ireland, last: i64) -> None:
    """BTS ruling.consensus: the seats behind the last one are asked, each that has not objected yet; if all agree it
    is settled. BTS 4.decksaints.rest: the other Saints are not used."""
    seat = last + 1
    while seat < s.seats and frames.argument(s.frames) >> seat & 1:
        seat += 1
    if seat < s.seats:
        push(s, CONSENSUS, seat)
        return
    if frames.kind(s.frames) == CAST:
        s.cast = 0
    pop(s)


def accept(s: Ireland) -> None:
    seat = frames.argument(s.frames)
    pop(s)
    if s.out is not None:
        s.out.append((E_ACCEPTED, who(s, seat)))
    ask_mates(s, seat)


def object_to(s: Ireland) -> None:
    """BTS ruling.consensus: nothing of the proposal stands; who objects does so once."""
    seat = frames.argument(s.frames)
    pop(s)
    topic = frames.kind(s.frames)
    replace(s, topic, frames.argument(s.frames) | bit(seat))
    if topic == CAST:
        s.cast |= s.deck_saints
        s.deck_saints = 0
    else:
        s.gifts = bit(GIFTS) - 1
    if s.out is not None:
        s.out.append((E_OBJECTED, who(s, seat), who(s, PROPOSER)))


def set_up_mats(s: Ireland) -> None:
    """BTS 4.zeal, BTS 4.patrick, BTS 4.palladius, BTS 4.palladius.flock."""
    for seat in range(s.seats):
        saint = s.mats[MAT * seat + SAINT] - START_SAINT
        s.mats[MAT * seat + ZEAL] = s.box.saint_zeal[saint]
        if s.box.saint_area[saint] >= 0:
            baptise_leftmost(s, s.box.saint_area[saint], s.box.saint_flock[saint])


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
        s.out.append((E_FIRST, who(s, s.first), 0))


def begin_with(s: Ireland, seat: i64) -> None:
    pop(s)
    s.first = seat
    if s.out is not None:
        s.out.append((E_FIRST, who(s, seat), 1))


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
        s.out.append((E_PAWN, who(s, seat), area))
