"""The Event Card of a turn: chapters 5 and 6, and the effects that cards are made of."""

from typing import Final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count, nth
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.britain import advance, deck_is_empty, retreat, shuffle, take_out
from fidchell.games.banish_the_snakes_2.rules.convert import place_dolmen, remove_dolmen
from fidchell.games.banish_the_snakes_2.rules.death import doomed, keep, offer_gift, printed_actions, regain_zeal
from fidchell.games.banish_the_snakes_2.rules.leaders import remove_leader, some_removed
from fidchell.games.banish_the_snakes_2.rules.people import remove_people
from fidchell.games.banish_the_snakes_2.rules.state import Ireland

# Stages of EVENT.
TO_DIRECTIVE: Final = 0
TO_BAR: Final = 1
TO_KEY: Final = 2
TO_ACTIONS: Final = 3

# -- the turn ---------------------------------------------------------------------------------------------------------


def start_turn(s: Ireland, seat: i64) -> None:
    """BTS 5, BTS 5.1: a player's turn begins with an Event Card. BTS 12.3, BTS ruling.deck: without one the game
    ends."""
    left = s.points
    s.active = seat
    s.turn += 1
    s.points = -1
    s.extra = s.prepares = s.bonus = s.built = s.moved = s.churched = 0
    s.healed = s.foreseen = s.refused = s.over = 0
    s.tell_turn_began(seat, s.turn, left if left > 0 and s.turn > 1 else 0, s.turn > 1)
    if deck_is_empty(s):
        s.end(c.DECK_OUT)
        return
    s.frames = 0
    s.push(c.EVENT, TO_DIRECTIVE)
    s.push(c.DRAW_CARD)


def end_turn(s: Ireland) -> None:
    """BTS 5.3, BTS 4.clockwise: the Turn Marker goes on."""
    start_turn(s, s.active + 1 if s.active + 1 < s.seats else 0)


def draw_event(s: Ireland, card: i64) -> None:
    """BTS 5.1: the top card. BTS 6.keeper, BTS 6.keeper.arrow, BTS ruling.keeper.key: a Keeper is saved instead of
    played, and the Key Card stays."""
    if s.top:
        s.top >>= c.KEEPER_BITS
    else:
        take_out(s, card)
    s.pop()
    s.tell_drew(s.active, card)
    if card >= c.EVENTS or s.box.saved >> card & 1:
        s.replace(c.EVENT, TO_ACTIONS)
        keep(s, s.active, card, False)
    else:
        s.current = card


def go_on_with_event(s: Ireland) -> None:
    """BTS 5.1.directive, BTS 5.1.key, BTS 5.1.next: the directive, the bar that the Key Card's arrow points at, then
    the card becomes the Key Card, and the Saint acts. BTS 6.first: nothing is done before the event."""
    stage = frames.argument(s.frames)
    if stage == TO_ACTIONS:
        begin_actions(s)
        return
    s.replace(c.EVENT, stage + 1)
    if stage == TO_DIRECTIVE:
        s.pc = s.box.first[c.PROGRAMS * s.current + c.DIRECTIVE]
        if s.pc:
            s.tell_directive_ran(s.current)
        s.push(c.RUN)
    elif stage == TO_BAR:
        colour = bar(s)
        note_bar(s, colour)
        s.pc = s.box.first[c.PROGRAMS * s.current + colour]
        s.tell_bar_fired(s.current, colour, s.key_card)
        s.push(c.RUN)
    else:
        next_key(s)


def bar(s: Ireland) -> i64:
    """BTS 6, BTS 6.single, BTS 5.1.key: the colour of the Key Card's arrow. BTS 14.advanced.blue, BTS ruling.advanced:
    blue without one."""
    return c.BLUE if s.key_card == c.NO_CARD else s.box.arrow[s.key_card]


def note_bar(s: Ireland, colour: i64) -> None:
    s.fired = colour
    if colour == c.RED:
        s.fired_red |= bit(s.current)
    elif colour == c.YELLOW:
        s.fired_yellow |= bit(s.current)
    else:
        s.fired_blue |= bit(s.current)


def next_key(s: Ireland) -> None:
    """BTS 5.1.discard, BTS 5.1.next: the Key Card is discarded, this card is the next one. BTS 5.1.arthur,
    BTS ruling.arthur, BTS ruling.arthur.scotland: Arthur goes to Scotland's cards the first time."""
    old = s.key_card
    went: i64 = 0
    if old == s.box.arthur and s.arthur == c.FIRST_KEY:
        if s.merged >> c.SCOTLAND & 1:
            s.arthur = c.LIKE_ANY_CARD
            s.deck |= bit(old)
            shuffle(s)
            went = 2
        else:
            s.arthur = c.WITH_SCOTLAND
            went = 1
    elif old != c.NO_CARD:
        s.discard |= bit(old)
    s.key_card = s.current
    s.current = c.NO_CARD
    s.tell_key_replaced(s.key_card, old, went)


def begin_actions(s: Ireland) -> None:
    """BTS 5.2, BTS 5.2.zeal, BTS ruling.points, BTS ruling.auxilius, BTS ruling.death.event: counted once, after the
    event, for whoever is the active Saint now."""
    more = s.ability(s.active, c.MORE_ACTIONS)
    points = printed_actions(s, s.active) + more + s.extra
    s.points = points if points > 0 else 0
    s.extra = 0
    s.frames = 0
    s.push(c.ACT)
    s.tell_points_counted(s.active, s.points, s.zeal_of(s.active), more)


# -- effects ----------------------------------------------------------------------------------------------------------


def run(s: Ireland) -> None:
    """Carry out the next effect. BTS 8.first, BTS 9.remove: People and Leaders that a card removes are replaced when
    all of them have been removed, the People first."""
    effect = s.box.effects[s.pc]
    kind = c.kind_of(effect)
    if s.removed and kind != c.REPLACE_PEOPLE:
        s.push(c.PEOPLE_FRAME)
    elif some_removed(s) and not c.removes_leader(effect):
        s.push(c.LEADERS_FRAME, c.CHIEFS_FIRST)
    elif kind == c.END:
        s.pc = 0
        s.pop()
    elif s.out is None:
        carry_out(s, effect, kind)
    else:
        told, before = len(s.out), s.frames
        carry_out(s, effect, kind)
        if len(s.out) == told and s.frames == before and kind != c.NOTHING:  # BTS ruling.nothing
            s.tell_found_nothing(kind == c.LOSE_ZEAL and frames.argument(before) != 0)


def carry_out(s: Ireland, effect: i64, kind: i64) -> None:
    place = c.place_of(effect)
    if needs_place(kind):
        if place == c.CHOSEN or place == c.RANDOM:
            found = candidates(s, effect)
            if count(found) > 1:
                s.push(c.WHERE)
            elif found:
                strike(s, nth(found, 0))
            else:
                s.pc += 1
            return
        if kind == c.REVEAL_DRUID and count(face_down(s, areas_of(s, place))) > 1:
            s.push(c.FLIP, nth(face_down(s, areas_of(s, place)), 0))  # and this effect once more
            return
        s.pc += 1
        apply_to_places(s, kind, c.number_of(effect), place)
        return
    s.pc += 1
    if kind == c.LOSE_ZEAL:
        take_zeal(s, people_of(s, place), c.number_of(effect))
    elif kind == c.REGAIN_ZEAL:
        seats = people_of(s, place)
        for seat in range(s.seats):
            if seats >> seat & 1:
                regain_zeal(s, seat, c.number_of(effect))
    else:
        apply(s, kind, c.number_of(effect))


def take_zeal(s: Ireland, seats: i64, boxes: i64) -> None:
    """BTS 11.excess, BTS ruling.death.excess: whose Saint has died by this very bar or directive loses no more by it;
    the frame of the bar keeps who they are."""
    dead = frames.argument(s.frames)
    seats &= ~dead
    if seats:
        s.losing = boxes
        s.replace(c.RUN, dead | doomed(s, seats))
        s.push(c.ZEAL_FRAME, seats)


def needs_place(kind: i64) -> bool:
    return c.REPLACE_PEOPLE <= kind <= c.REMOVE_DOLMEN and kind != c.REMOVE_HIGH_KING


def areas_of(s: Ireland, place: i64) -> i64:
    """The Areas that a place of an effect means, as a bit set."""
    if place < c.AREAS:
        return bit(place)
    if place < c.HERE:
        return s.box.within[place - c.KINGS]
    if place == c.HERE:
        return bit(s.area_of(s.active))
    return bit(c.AREAS) - 1


def people_of(s: Ireland, place: i64) -> i64:
    """The seats that an effect on Zeal means, as a bit set."""
    if place == c.DRAWER:
        return bit(s.active)
    if place == c.EVERY:
        return bit(s.seats) - 1
    found: i64 = 0
    areas = areas_of(s, place)
    for area in range(c.AREAS):
        if areas >> area & 1:
            found |= s.present(area)
    return found


def candidates(s: Ireland, effect: i64) -> i64:
    """BTS ruling.drawer: the places where an effect at a chosen or random place does something."""
    kind = c.kind_of(effect)
    found: i64 = 0
    if kind == c.REMOVE_KING:
        return (bit(c.PROVINCES) - 1) << c.KINGS
    for area in range(c.AREAS):
        if matters(s, kind, area):
            found |= bit(area)
    return found


def matters(s: Ireland, kind: i64, area: i64) -> bool:
    """Whether an effect does something in an Area."""
    place = s.places[area]
    if kind == c.LOWER_CHURCH or kind == c.RAZE_CHURCH:
        return c.church(place) > 0
    if kind == c.PLACE_DRUID:
        return druid_fits(s, area)
    if kind == c.REVEAL_DRUID:
        return c.druid(place) == c.HIDDEN
    if kind == c.PLACE_DOLMEN:
        return s.dolmens > 0
    if kind == c.REMOVE_DOLMEN:
        return c.dolmens(place) > 0
    return True


def face_down(s: Ireland, areas: i64) -> i64:
    """Those of some Areas where a Druid lies face down."""
    found: i64 = 0
    for area in range(c.AREAS):
        if areas >> area & 1 and c.druid(s.places[area]) == c.HIDDEN:
            found |= bit(area)
    return found


def strike(s: Ireland, place: i64) -> None:
    """The effect at `pc` happens at a chosen or random place."""
    effect = s.box.effects[s.pc]
    s.pc += 1
    s.tell_struck(place)
    apply_to_places(s, c.kind_of(effect), c.number_of(effect), place)


def apply_to_places(s: Ireland, kind: i64, number: i64, place: i64) -> None:
    if kind == c.REMOVE_KING:
        province = place - c.KINGS
        if place == c.HERE:
            province = s.box.province[s.area_of(s.active)]
        for other in range(c.PROVINCES):
            if place == c.EVERY or other == province:
                remove_leader(s, c.KINGS + other)
        return
    areas = areas_of(s, place)
    for area in range(c.AREAS):
        if areas >> area & 1:
            apply_to_area(s, kind, number, area)


def apply_to_area(s: Ireland, kind: i64, number: i64, area: i64) -> None:
    if kind == c.REPLACE_PEOPLE:
        remove_people(s, area, number)
    elif kind == c.REMOVE_CHIEF:
        remove_leader(s, area)
    elif kind == c.LOWER_CHURCH:
        lower_church(s, area, number)
    elif kind == c.RAZE_CHURCH:
        lower_church(s, area, 4)
    elif kind == c.PLACE_DRUID:
        place_druid(s, area)
    elif kind == c.REVEAL_DRUID:
        if c.druid(s.places[area]) == c.HIDDEN:
            s.push(c.FLIP, area)
    elif kind == c.PLACE_DOLMEN:
        place_dolmen(s, area)
    elif kind == c.REMOVE_DOLMEN:
        remove_dolmen(s, area)


def apply(s: Ireland, kind: i64, number: i64) -> None:
    """An effect without a place."""
    if kind == c.REMOVE_HIGH_KING:
        remove_leader(s, c.HIGH_KING)
    elif kind == c.ADVANCE:
        advance(s, number)
    elif kind == c.RETREAT:
        retreat(s, number)
    elif kind == c.GAIN_GIFT:
        offer_gift(s, s.active)
    elif kind == c.ACTIONS:
        change_actions(s, number)
    elif kind == c.BONUS:
        s.bonus += number
        s.tell_bonus_got(s.active, number)
    elif kind == c.TRAVEL:
        s.push(c.JOURNEY)
    elif kind == c.PEEK:
        s.push(c.PEEKING, number)


def change_actions(s: Ireland, number: i64) -> None:
    """More or fewer Actions in this turn: at once while acting, else when they are counted."""
    if s.points < 0:
        s.extra += number
    else:
        s.points = s.points + number if s.points + number > 0 else 0
    s.tell_actions_changed(s.active, number)


def lower_church(s: Ireland, area: i64, levels: i64) -> None:
    """BTS ruling.church.lower: to the lower level; if no such piece is left the next lower one, else it is removed."""
    before = c.church(s.places[area])
    if not before:
        return
    now = before - levels if before > levels else 0
    s.churches += bit(8 * (before - 1))
    while now and not c.amount(s.churches, now - 1):
        now -= 1
    if now:
        s.churches -= bit(8 * (now - 1))
    s.places[area] -= (before - now) << c.CHURCH_SHIFT
    s.tell_church_lowered(area, now - 1)


def druids_aside(s: Ireland) -> i64:
    """Druids that are not on the map."""
    return c.size(s.druids) - count(face_down(s, bit(c.AREAS) - 1))


def druid_fits(s: Ireland, area: i64) -> bool:
    """BTS 10.3.nodruid, BTS ruling.druid.place: not where a Church or a Druid stands."""
    place = s.places[area]
    return not c.druid(place) and not c.church(place) and druids_aside(s) > 0


def place_druid(s: Ireland, area: i64) -> None:
    """BTS ruling.druid.new: he comes face down."""
    if druid_fits(s, area):
        s.places[area] += c.HIDDEN
        s.tell_druid_placed(area)


# -- looking at cards -------------------------------------------------------------------------------------------------


def known_cards(s: Ireland) -> i64:
    return c.held(s.top)


def seen_enough(s: Ireland) -> bool:
    """Whether as many cards are known as were to be looked at, or all."""
    if known_cards(s) < frames.argument(s.frames) and (s.deck or s.deck_saints):
        return False
    s.pop()
    return True


def look(s: Ireland, card: i64) -> None:
    """BTS ruling.peek: the next card below those known is decided, and stays there."""
    take_out(s, card)
    s.top |= (card + 1) << c.KEEPER_BITS * known_cards(s)
    s.tell_looked(card)


def nth_unknown(s: Ireland, n: i64) -> i64:
    """The n-th card of the deck's unknown part, events first."""
    events = count(s.deck)
    if n < events:
        return nth(s.deck, n)
    return c.DECK_SAINT + nth(s.deck_saints, n - events)
