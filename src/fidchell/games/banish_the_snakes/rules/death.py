"""Zeal lost and regained, death, succession, Acolytes: chapter 11; and Keepers with their limit: chapter 6."""

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count
from fidchell.games.banish_the_snakes.components import (
    AREA,
    AREAS,
    ARRIVAL_GIFT,
    DECK_SAINT,
    EVENTS,
    GIFT,
    GRAVE_SHIFT,
    HELD,
    KEEPER_BITS,
    KEEPERS,
    MAT,
    NO_CARD,
    SAINT,
    SHIELD,
    START_SAINT,
    ZEAL,
    graves,
    held,
    is_saint,
    size,
    with_keeper,
    without_keeper,
)
from fidchell.games.banish_the_snakes.rules.state import (
    ACOLYTE_DIED,
    DEATHS,
    E_ACOLYTE,
    E_ACTIVE,
    E_DIED,
    E_DISCARDED,
    E_GIFT,
    E_GIFT_ENDED,
    E_KEEPER,
    E_SHIELDED,
    E_ZEAL,
    GIFT_FRAME,
    HEIR,
    KEEP,
    ZEAL_FRAME,
    Ireland,
    ability,
    count_deed,
    end,
    pop,
    push,
    replace,
    who,
)

# -- Keepers ----------------------------------------------------------------------------------------------------------


def limit(s: Ireland, seat: i64) -> i64:
    """BTS 6.limit, BTS 6.limit.three, BTS 15.keepers: two Keepers with four to six Saints, three with fewer."""
    most: i64 = 3
    if s.seats > 3:
        most = 2
    return most + ability(s, seat, KEEPERS)


def keep(s: Ireland, seat: i64, card: i64, must: bool) -> None:
    """BTS 6.keeper.save, BTS 6.limit.discard: save a card; a full mat discards one (`must`: another, BTS 10.4.room).

    BTS 11.acolyte.saint, BTS ruling.acolyte: an Acolyte who gets a Saint becomes that Saint at once.
    """
    if is_saint(card) and s.mats[MAT * seat + SAINT] == NO_CARD:
        activate(s, seat, card, 1)
        return
    s.mats[MAT * seat + HELD] = with_keeper(s.mats[MAT * seat + HELD], card)
    if s.out is not None:
        s.out.append((E_KEEPER, who(s, seat), card))
    if held(s.mats[MAT * seat + HELD]) > limit(s, seat):
        s.received = card + 1 if must else 0
        push(s, KEEP, seat)


def keeps_enough(s: Ireland) -> bool:
    """Whether the seat on top of the stack need not discard (any more)."""
    seat = frames.argument(s.frames)
    if held(s.mats[MAT * seat + HELD]) > limit(s, seat):
        return False
    s.received = 0
    pop(s)
    return True


def discard_keeper(s: Ireland, seat: i64, card: i64) -> None:
    """BTS ruling.discards: Gifts leave the game; Saints and saved cards go to the Discard Pile."""
    s.mats[MAT * seat + HELD] = without_keeper(s.mats[MAT * seat + HELD], card)
    if card < EVENTS:
        s.discard |= bit(card)
    elif card < GIFT:
        s.discard_saints |= bit(card - DECK_SAINT)
    if s.out is not None:
        s.out.append((E_DISCARDED, who(s, seat), card))


def choose_gift(s: Ireland, card: i64) -> None:
    """BTS 4.gifts.open: any Gift that lies to the side."""
    seat = frames.argument(s.frames)
    pop(s)
    s.gifts &= ~bit(card - GIFT)
    s.seen |= bit(card - GIFT)
    if s.out is not None:
        s.out.append((E_GIFT, who(s, seat), card))
    keep(s, seat, card, False)


def offer_gift(s: Ireland, seat: i64) -> None:
    if s.gifts:
        push(s, GIFT_FRAME, seat)


# -- Zeal -------------------------------------------------------------------------------------------------------------


def cross(s: Ireland, seat: i64) -> i64:
    """How many boxes lead to the Celtic cross. BTS 11.acolyte.start: an Acolyte's track is shorter."""
    if s.mats[MAT * seat + SAINT] == NO_CARD:
        return len(s.box.acolyte_zeal)
    return len(s.box.zeal)


def printed_actions(s: Ireland, seat: i64) -> i64:
    """BTS 5.2.zeal, BTS 5.2.four, BTS 4.points: the Actions that the box of the Zeal track prints, 4 in the first."""
    zeal = s.mats[MAT * seat + ZEAL]
    if s.mats[MAT * seat + SAINT] == NO_CARD:
        return s.box.acolyte_zeal[zeal]
    return s.box.zeal[zeal]


def lose_zeal(s: Ireland, seat: i64, boxes: i64) -> None:
    """BTS 11, BTS 11.excess: to the right on the track; at the cross the Saint is dead, and no more is lost."""
    last = cross(s, seat)
    zeal = s.mats[MAT * seat + ZEAL] + boxes
    if zeal > last:
        zeal = last
    if s.out is not None:
        s.out.append((E_ZEAL, who(s, seat), zeal - s.mats[MAT * seat + ZEAL], zeal))
    s.mats[MAT * seat + ZEAL] = zeal
    if zeal == last:
        die(s, seat)


def regain_zeal(s: Ireland, seat: i64, boxes: i64) -> None:
    """To the left again, not beyond the first box."""
    zeal = s.mats[MAT * seat + ZEAL]
    if boxes > zeal:
        boxes = zeal
    s.mats[MAT * seat + ZEAL] = zeal - boxes
    if s.out is not None and boxes:
        s.out.append((E_ZEAL, who(s, seat), -boxes, zeal - boxes))


def go_on_losing(s: Ireland) -> None:
    """BTS ruling.death.order: clockwise from the active seat; an Acolyte who would reach the cross ends the game
    first. BTS ruling.death.two: what a later effect takes, it takes from the successor."""
    seats = frames.argument(s.frames)
    for seat in range(s.seats):
        acolyte = seats >> seat & 1 and s.mats[MAT * seat + SAINT] == NO_CARD
        if acolyte and s.mats[MAT * seat + ZEAL] + event_loss(s, seat) >= cross(s, seat):
            lose_zeal(s, seat, event_loss(s, seat))
            return
    if not seats:
        s.losing = 0
        pop(s)
        return
    seat = s.active
    while not seats >> seat & 1:
        seat = seat + 1 if seat + 1 < s.seats else 0
    replace(s, ZEAL_FRAME, seats & ~bit(seat))
    boxes = event_loss(s, seat)
    if boxes:
        lose_zeal(s, seat, boxes)
    elif s.out is not None:
        s.out.append((E_SHIELDED, who(s, seat)))


def event_loss(s: Ireland, seat: i64) -> i64:
    """What the event costs this seat: some Saints are spared a part."""
    shield = ability(s, seat, SHIELD)
    return s.losing - shield if s.losing > shield else 0


def doomed(s: Ireland, seats: i64) -> i64:
    """Those of some seats whose Saint an event's loss kills."""
    found: i64 = 0
    for seat in range(s.seats):
        if seats >> seat & 1 and s.mats[MAT * seat + ZEAL] + event_loss(s, seat) >= cross(s, seat):
            found |= bit(seat)
    return found


# -- death and succession ---------------------------------------------------------------------------------------------


def graves_aside(s: Ireland) -> i64:
    """Graves that are not on the map."""
    n = size(s.unmade)
    for area in range(AREAS):
        n -= graves(s.places[area])
    return n


def die(s: Ireland, seat: i64) -> None:
    """BTS 11, BTS 11.card, BTS 11.turn: a Saint leaves the game; the turn is over if this happens while acting.

    BTS 11.acolyte.end, BTS 12.4: an Acolyte's death ends the game. BTS ruling.carry.death: Relics stay in the Area.
    """
    card = s.mats[MAT * seat + SAINT]
    if card == NO_CARD:
        end(s, ACOLYTE_DIED)
        return
    count_deed(s, DEATHS)
    buried = bury(s, s.mats[MAT * seat + AREA])
    if s.out is not None:
        s.out.append((E_DIED, seat, card, s.mats[MAT * seat + AREA], 1 if buried else 0, s.effort))
    end_gifts(s, seat)
    s.mats[MAT * seat + SAINT] = NO_CARD
    s.mats[MAT * seat + ZEAL] = 0
    if s.points >= 0 and seat == s.active:
        s.over = 1
    succeed(s, seat)


def bury(s: Ireland, area: i64) -> bool:
    """BTS 11.grave, BTS 10.5.grave, BTS ruling.death.grave: a Grave whose other side nobody knows, if one is left."""
    if not graves_aside(s):
        return False
    s.places[area] += bit(GRAVE_SHIFT)
    return True


def end_gifts(s: Ireland, seat: i64) -> None:
    """BTS 11.successor.gifts: some Gifts go with the Saint who held them."""
    keepers = s.mats[MAT * seat + HELD]
    while keepers:
        card = (keepers & 127) - 1
        if GIFT <= card < START_SAINT and s.box.ends_with_saint >> card - GIFT & 1:
            s.mats[MAT * seat + HELD] = without_keeper(s.mats[MAT * seat + HELD], card)
            if s.out is not None:
                s.out.append((E_GIFT_ENDED, who(s, seat), card))
        keepers >>= KEEPER_BITS


def succeed(s: Ireland, seat: i64) -> None:
    """BTS 11.successor, BTS 11.successor.choice, BTS 11.successor.keepers: a Saint among the Keepers follows; of
    several
    one is chosen. BTS 11.acolyte, BTS 11.acolyte.keepers: without one an Acolyte goes on."""
    saints = saints_held(s, seat)
    if held(s.mats[MAT * seat + HELD]) > limit(s, seat):
        push(s, KEEP, seat)  # without a Saint who may hold more
    if not saints:
        if s.out is not None:
            s.out.append((E_ACOLYTE, seat))
    elif count(saints) == 1:
        succeed_with(s, seat, first_saint(s, seat))
    else:
        push(s, HEIR, seat)


def saints_held(s: Ireland, seat: i64) -> i64:
    """The Saints among a seat's Keepers, as a bit set."""
    found: i64 = 0
    keepers = s.mats[MAT * seat + HELD]
    while keepers:
        card = (keepers & 127) - 1
        if is_saint(card):
            found |= bit(card - DECK_SAINT)
        keepers >>= KEEPER_BITS
    return found


def first_saint(s: Ireland, seat: i64) -> i64:
    keepers = s.mats[MAT * seat + HELD]
    while not is_saint((keepers & 127) - 1):
        keepers >>= KEEPER_BITS
    return (keepers & 127) - 1


def succeed_with(s: Ireland, seat: i64, card: i64) -> None:
    s.mats[MAT * seat + HELD] = without_keeper(s.mats[MAT * seat + HELD], card)
    activate(s, seat, card, 0)


def activate(s: Ireland, seat: i64, card: i64, acolyte: i64) -> None:
    """BTS 11.successor.zeal, BTS 11.successor.points, BTS 11.successor.abilities: a new active Saint, at the far left
    of the track."""
    s.mats[MAT * seat + SAINT] = card
    s.mats[MAT * seat + ZEAL] = 0
    s.seen |= bit(9 + card - DECK_SAINT)
    if s.out is not None:
        s.out.append((E_ACTIVE, seat, card, acolyte))
    if ability(s, seat, ARRIVAL_GIFT):
        offer_gift(s, seat)
