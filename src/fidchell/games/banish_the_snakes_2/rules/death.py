"""Zeal lost and regained, death, succession, Acolytes: chapter 11; and Keepers with their limit: chapter 6."""

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count, nth
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.state import Ireland

# -- Keepers ----------------------------------------------------------------------------------------------------------


def limit(s: Ireland, seat: i64) -> i64:
    """BTS 6.limit, BTS 6.limit.three, BTS 15.keepers: two Keepers with four to six Saints, three with fewer."""
    most: i64 = 3
    if s.seats > 3:
        most = 2
    return most + s.ability(seat, c.KEEPERS)


def keep(s: Ireland, seat: i64, card: i64, must: bool) -> None:
    """BTS 6.keeper.save, BTS 6.limit.discard: save a card; a full mat discards one (`must`: another, BTS 10.4.room).

    BTS 11.acolyte.saint, BTS ruling.acolyte: an Acolyte who gets a Saint becomes that Saint at once.
    """
    if c.is_saint(card) and s.saint_of(seat) == c.NO_CARD:
        activate(s, seat, card, True)
        return
    s.put(seat, c.HELD, c.with_keeper(s.keepers_of(seat), card))
    s.tell_kept(seat, card, must, s.seats)
    if c.held(s.keepers_of(seat)) > limit(s, seat):
        s.received = card + 1 if must else 0
        s.push(c.KEEP, seat)


def keeps_enough(s: Ireland) -> bool:
    """Whether the seat on top of the stack need not discard (any more)."""
    seat = frames.argument(s.frames)
    if c.held(s.keepers_of(seat)) > limit(s, seat):
        return False
    s.received = 0
    s.pop()
    return True


def discard_keeper(s: Ireland, seat: i64, card: i64) -> None:
    s.drop_keeper(seat, card)
    s.discard_card(card)
    s.tell_discarded(seat, card, s.received > 0, s.seats)


def choose_gift(s: Ireland, card: i64) -> None:
    """BTS 4.gifts.open: any Gift that lies to the side."""
    seat = frames.argument(s.frames)
    s.pop()
    s.gifts &= ~bit(card - c.GIFT)
    s.seen |= bit(card - c.GIFT)
    s.tell_gift_received(seat, card)
    keep(s, seat, card, False)


def offer_gift(s: Ireland, seat: i64) -> None:
    if s.gifts:
        s.push(c.GIFT_FRAME, seat)


# -- Zeal -------------------------------------------------------------------------------------------------------------


def cross(s: Ireland, seat: i64) -> i64:
    """How many boxes lead to the Celtic cross. BTS 11.acolyte.start: an Acolyte's track is shorter."""
    if s.saint_of(seat) == c.NO_CARD:
        return len(s.box.acolyte_zeal)
    return len(s.box.zeal)


def printed_actions(s: Ireland, seat: i64) -> i64:
    """BTS 5.2.zeal, BTS 5.2.four, BTS 4.points: the Actions that the box of the Zeal track prints."""
    zeal = s.zeal_of(seat)
    if s.saint_of(seat) == c.NO_CARD:
        return s.box.acolyte_zeal[zeal]
    return s.box.zeal[zeal]


def lose_zeal(s: Ireland, seat: i64, boxes: i64) -> None:
    """BTS 11, BTS 11.excess: to the right on the track; at the cross the Saint is dead, and no more is lost."""
    last = cross(s, seat)
    zeal = s.zeal_of(seat) + boxes
    wasted: i64 = zeal - last if zeal > last else 0
    zeal -= wasted
    s.tell_zeal_lost(seat, boxes - wasted, wasted)
    s.put(seat, c.ZEAL, zeal)
    if zeal == last:
        die(s, seat)


def regain_zeal(s: Ireland, seat: i64, boxes: i64) -> None:
    """To the left again, not beyond the first box."""
    zeal = s.zeal_of(seat)
    if boxes > zeal:
        boxes = zeal
    s.put(seat, c.ZEAL, zeal - boxes)
    if boxes:
        s.tell_zeal_regained(seat, boxes)


def go_on_losing(s: Ireland) -> None:
    """BTS ruling.death.order: clockwise from the active seat; an Acolyte who would reach the cross ends the game
    first. BTS ruling.death.two: what a later effect takes, it takes from the successor."""
    seats = frames.argument(s.frames)
    for seat in range(s.seats):
        acolyte = seats >> seat & 1 and s.saint_of(seat) == c.NO_CARD
        if acolyte and s.zeal_of(seat) + event_loss(s, seat) >= cross(s, seat):
            lose_zeal(s, seat, event_loss(s, seat))
            return
    if not seats:
        s.losing = 0
        s.pop()
        return
    seat = s.active
    while not seats >> seat & 1:
        seat = seat + 1 if seat + 1 < s.seats else 0
    s.replace(c.ZEAL_FRAME, seats & ~bit(seat))
    boxes = event_loss(s, seat)
    if boxes:
        lose_zeal(s, seat, boxes)
    else:
        s.tell_shielded(seat)


def event_loss(s: Ireland, seat: i64) -> i64:
    """What the event costs this seat: some Saints are spared a part."""
    shield = s.ability(seat, c.SHIELD)
    return s.losing - shield if s.losing > shield else 0


def doomed(s: Ireland, seats: i64) -> i64:
    """Those of some seats whose Saint an event's loss kills."""
    found: i64 = 0
    for seat in range(s.seats):
        if seats >> seat & 1 and s.zeal_of(seat) + event_loss(s, seat) >= cross(s, seat):
            found |= bit(seat)
    return found


# -- death and succession ---------------------------------------------------------------------------------------------


def graves_aside(s: Ireland) -> i64:
    """Graves that are not on the map."""
    n = c.size(s.unmade)
    for area in range(c.AREAS):
        n -= c.graves(s.places[area])
    return n


def die(s: Ireland, seat: i64) -> None:
    """BTS 11, BTS 11.card, BTS 11.turn: a Saint leaves the game; the turn is over if this happens while acting.

    BTS 11.acolyte.end, BTS 12.4: an Acolyte's death ends the game. BTS ruling.carry.death: Relics stay in the Area.
    """
    card = s.saint_of(seat)
    if card == c.NO_CARD:
        s.end(c.ACOLYTE_DIED)
        return
    s.count_deed(c.DEATHS)
    area = s.area_of(seat)
    s.tell_died(seat, card, area, bury(s, area), s.effort, seat == s.active, s.points >= 0)
    end_gifts(s, seat)
    s.put(seat, c.SAINT, c.NO_CARD)
    s.put(seat, c.ZEAL, 0)
    if s.points >= 0 and seat == s.active:
        s.over = 1
    succeed(s, seat)


def bury(s: Ireland, area: i64) -> bool:
    """BTS 11.grave, BTS 10.5.grave, BTS ruling.death.grave: a Grave whose other side nobody knows, if one is left."""
    if not graves_aside(s):
        return False
    s.places[area] += bit(c.GRAVE_SHIFT)
    return True


def end_gifts(s: Ireland, seat: i64) -> None:
    """BTS 11.successor.gifts: some Gifts go with the Saint who held them."""
    keepers = s.keepers_of(seat)
    while keepers:
        card = (keepers & 127) - 1
        if card >= c.GIFT and s.box.ends_with_saint >> card - c.GIFT & 1:
            s.drop_keeper(seat, card)
            s.tell_gift_ended(seat, card)
        keepers >>= c.KEEPER_BITS


def succeed(s: Ireland, seat: i64) -> None:
    """BTS 11.successor, BTS 11.successor.choice, BTS 11.successor.keepers: a Saint among the Keepers follows; of
    several one is chosen. BTS 11.acolyte, BTS 11.acolyte.keepers: without one an Acolyte goes on."""
    saints = saints_held(s, seat)
    if c.held(s.keepers_of(seat)) > limit(s, seat):
        s.push(c.KEEP, seat)  # without a Saint who may hold more
    if not saints:
        s.tell_acolyte_followed(seat)
    elif count(saints) == 1:
        succeed_with(s, seat, c.DECK_SAINT + nth(saints, 0))
    else:
        s.push(c.HEIR, seat)


def saints_held(s: Ireland, seat: i64) -> i64:
    """The Saints among a seat's Keepers, as a bit set."""
    found: i64 = 0
    keepers = s.keepers_of(seat)
    while keepers:
        card = (keepers & 127) - 1
        if c.is_saint(card):
            found |= bit(card - c.DECK_SAINT)
        keepers >>= c.KEEPER_BITS
    return found


def succeed_with(s: Ireland, seat: i64, card: i64) -> None:
    s.drop_keeper(seat, card)
    activate(s, seat, card, False)


def activate(s: Ireland, seat: i64, card: i64, acolyte: bool) -> None:
    """BTS 11.successor.zeal, BTS 11.successor.abilities, BTS 11.successor.points: a new active Saint, at the far left
    of the track."""
    s.put(seat, c.SAINT, card)
    s.put(seat, c.ZEAL, 0)
    s.seen |= bit(c.SEEN_DECK + card - c.DECK_SAINT)
    s.tell_became_active(seat, card, acolyte)
    if s.ability(seat, c.ARRIVAL_GIFT):
        offer_gift(s, seat)
