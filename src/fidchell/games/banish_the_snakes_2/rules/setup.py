"""Setting the game up: chapter 4, with the levels of chapter 14."""

from typing import Final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.death import offer_gift
from fidchell.games.banish_the_snakes_2.rules.events import start_turn
from fidchell.games.banish_the_snakes_2.rules.people import baptise_leftmost
from fidchell.games.banish_the_snakes_2.rules.state import Ireland

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
TO_FIRST: Final = 8 + c.MOST_SEATS

GIFTS_REMOVED: Final = 3  # BTS 14.advanced.gifts
WORST_DRUID: Final = 6
BEST_RELIC: Final = 3


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
    s.gifts = bit(c.GIFTS) - 1
    s.deck = s.pile_cards(c.DECK)
    for kind in range(len(box.copies)):
        s.cup += box.copies[kind] << 8 * box.pagan[kind]
        s.types |= box.copies[kind] << 3 * kind
    s.key_card = box.arthur
    s.arthur = c.FIRST_KEY
    if s.level == c.BEGINNER:
        lay_out_for_beginners(s)
    elif s.level == c.ADVANCED:
        lay_out_for_experts(s)
    s.cast = bit(c.SAINTS) - 1
    s.push(c.SETUP, TO_PEOPLE)


def lay_out_for_beginners(s: Ireland) -> None:
    """BTS 14.beginner.druids, BTS 14.beginner.dolmens, BTS 14.beginner.relics."""
    for _ in range(2):
        if c.amount(s.druids, WORST_DRUID):
            s.druids -= bit(8 * WORST_DRUID)
        if c.amount(s.unmade, 0):
            s.unmade -= 1
    s.dolmens = 0


def lay_out_for_experts(s: Ireland) -> None:
    """BTS 14.advanced.relic, BTS 14.advanced.paganism, BTS 14.advanced.cards, BTS ruling.advanced."""
    if c.amount(s.unmade, BEST_RELIC):
        s.unmade -= bit(8 * BEST_RELIC)
    s.britain = s.box.border[c.SCOTLAND]
    s.merged = bit(c.SCOTLAND)
    s.deck |= s.pile_cards(c.SCOTLAND) | bit(s.box.arthur)
    s.arthur = c.LIKE_ANY_CARD
    s.key_card = c.NO_CARD


def take_saint(s: Ireland, seat: i64, saint: i64) -> None:
    """BTS 4.saint, BTS 4.saint.rest, BTS 14.saints, BTS 15, BTS 15.many: an At Start Saint for a seat.

    BTS 4.decksaints.twice: not in the deck as well.
    """
    s.put(seat, c.SAINT, c.START_SAINT + saint)
    s.cast &= ~bit(saint)
    s.seen |= bit(c.SEEN_START + saint)
    s.tell_took_saint(seat, saint, s.way, s.seats)


def to_deal(s: Ireland) -> i64:
    """BTS 15.ciaran: whom chance may deal; nobody who plays alone gets a Saint who is there for others."""
    found = s.cast
    if s.seats == 1:
        for saint in range(c.SAINTS):
            if s.box.ability[c.ABILITIES * (c.START_SAINT + saint) + c.HELP_OTHERS]:
                found &= ~bit(saint)
    return found if found else s.cast


def add_deck_saint(s: Ireland, saint: i64) -> None:
    """BTS 4.decksaints, BTS 4.decksaints.shuffle: into the Draw Deck."""
    s.cast &= ~bit(saint)
    s.deck_saints |= bit(saint)
    s.tell_deck_saint_added(saint, count(s.deck_saints) == c.DECK_SAINTS)


def remove_gift(s: Ireland, card: i64) -> None:
    """BTS 14.advanced.gifts: not in this game."""
    s.gifts &= ~bit(card - c.GIFT)
    s.tell_gift_left_out(card)


def go_on_with_setup(s: Ireland) -> None:
    """BTS ruling.setup: the steps of the set-up, one after the other."""
    stage = frames.argument(s.frames)
    s.replace(c.SETUP, stage + 1)
    if stage == TO_PEOPLE:
        s.push(c.PEOPLE_FRAME)
    elif stage == TO_LEADERS:
        s.push(c.LEADERS_FRAME, c.DEAL)
    elif stage == TO_DRUIDS:
        hide_druids(s)
    elif stage == TO_SAINTS:
        tell_saints(s)
        s.push(c.SAINTS_FRAME)
    elif stage == TO_CAST:
        if count(s.deck_saints) < c.DECK_SAINTS:
            s.push(c.CAST)
        else:
            s.cast = 0
    elif stage == TO_GIFTS:
        if s.level == c.ADVANCED and count(s.gifts) > c.GIFTS - GIFTS_REMOVED:
            s.push(c.REMOVE_GIFTS)
    elif stage == TO_MATS:
        set_up_mats(s)
    elif stage == TO_PAWNS:
        s.push(c.PAWNS)
    elif stage < TO_FIRST:
        seat = stage - TO_ARRIVALS
        if seat < s.seats and s.ability(seat, c.ARRIVAL_GIFT):
            offer_gift(s, seat)
    elif stage == TO_FIRST:
        find_first(s)
    else:
        start_turn(s, s.first)


def hide_druids(s: Ireland) -> None:
    """BTS 4.druids: a face-down Druid in each Area; the map is laid."""
    for area in range(c.AREAS):
        s.places[area] = c.HIDDEN
    s.tell_set_up(s.level, s.seats)


def tell_saints(s: Ireland) -> None:
    """The Saints that were agreed on beforehand."""
    for seat in range(s.seats):
        saint = s.saint_of(seat)
        if saint != c.NO_CARD:
            s.tell_took_saint(seat, saint - c.START_SAINT, s.way, s.seats)


def saint_wanted(s: Ireland) -> bool:
    """BTS 4.saint.choice: whether a seat is still without its Saint; the frame's argument becomes that seat."""
    for seat in range(s.seats):
        if s.saint_of(seat) == c.NO_CARD:
            s.replace(c.SAINTS_FRAME, seat)
            return True
    s.pop()
    return False


def deck_saint_wanted(s: Ireland) -> bool:
    """BTS 4.decksaints.choice: whether one of the six is still to be named."""
    if count(s.deck_saints) < c.DECK_SAINTS:
        return True
    ask_mates(s, c.PROPOSER if s.way == c.CHOSEN_SAINTS else s.seats)
    return False


def gift_to_remove(s: Ireland) -> bool:
    """BTS 14.advanced.gifts: whether one of the three is still to be named."""
    if count(s.gifts) > c.GIFTS - GIFTS_REMOVED:
        return True
    ask_mates(s, c.PROPOSER)
    return False


def ask_mates(s: Ireland, last: i64) -> None:
    """BTS ruling.consensus: the seats behind the last one are asked, each that has not objected yet; if all agree it is
    settled. BTS 4.decksaints.rest: the other Saints are not used."""
    seat = last + 1
    while seat < s.seats and frames.argument(s.frames) >> seat & 1:
        seat += 1
    if seat < s.seats:
        s.push(c.CONSENSUS, seat)
        return
    if frames.kind(s.frames) == c.CAST:
        s.cast = 0
    s.pop()


def accept(s: Ireland) -> None:
    seat = frames.argument(s.frames)
    s.pop()
    s.tell_accepted(seat)
    ask_mates(s, seat)


def object_to(s: Ireland) -> None:
    """BTS ruling.consensus: nothing of the proposal stands; who objects does so once."""
    seat = frames.argument(s.frames)
    s.pop()
    topic = frames.kind(s.frames)
    s.replace(topic, frames.argument(s.frames) | bit(seat))
    if topic == c.CAST:
        s.cast |= s.deck_saints
        s.deck_saints = 0
    else:
        s.gifts = bit(c.GIFTS) - 1
    s.tell_objected(seat, c.PROPOSER)


def set_up_mats(s: Ireland) -> None:
    """BTS 4.zeal, BTS 4.patrick, BTS 4.palladius, BTS 4.palladius.flock."""
    for seat in range(s.seats):
        saint = s.saint_of(seat) - c.START_SAINT
        s.put(seat, c.ZEAL, s.box.saint_zeal[saint])
        if s.box.saint_area[saint] >= 0:
            baptise_leftmost(s, s.box.saint_area[saint], s.box.saint_flock[saint])


def find_first(s: Ireland) -> None:
    """BTS 4.first: Palladius, else Patrick. BTS 4.first.die, BTS ruling.first: else the die, or as agreed."""
    best: i64 = 0
    for seat in range(s.seats):
        claim = s.box.saint_begins[s.saint_of(seat) - c.START_SAINT]
        if claim and (not best or claim < best):
            best = claim
            s.first = seat
    if s.seats == 1:
        s.first = 0
    if s.first < 0:
        s.push(c.FIRST)
    else:
        s.tell_began(s.first, best > 0, False)


def begin_with(s: Ireland, seat: i64) -> None:
    s.pop()
    s.first = seat
    s.tell_began(seat, False, True)


def pawn_to_place(s: Ireland) -> bool:
    """BTS 4.area, BTS 4.area.palladius, BTS ruling.area.order: whether a seat still chooses where it starts."""
    for seat in range(s.seats):
        if s.area_of(seat) < 0:
            area = s.box.saint_area[s.saint_of(seat) - c.START_SAINT]
            if area >= 0:
                place_pawn(s, seat, area)
            else:
                s.replace(c.PAWNS, seat)
                return True
    s.pop()
    return False


def place_pawn(s: Ireland, seat: i64, area: i64) -> None:
    s.put(seat, c.AREA, area)
    fixed = s.box.saint_area[s.saint_of(seat) - c.START_SAINT] >= 0
    s.tell_landed(seat, area, fixed, s.zeal_of(seat))
