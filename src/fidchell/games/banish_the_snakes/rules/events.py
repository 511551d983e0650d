"""The Event Card of a turn: chapters 5 and 6, and the effects that cards are made of."""

from typing import Final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count, nth
from fidchell.games.banish_the_snakes.components import (
    ACTIONS,
    ADVANCE,
    AREAS,
    BLUE,
    BONUS,
    CHOSEN,
    CHURCH_SHIFT,
    DECK_SAINT,
    DIRECTIVE,
    DRAWER,
    END,
    EVENTS,
    EVERY,
    GAIN_GIFT,
    HERE,
    HIDDEN,
    HIGH_KING,
    KEEPER_BITS,
    KINGS,
    LOSE_ZEAL,
    LOWER_CHURCH,
    MORE_ACTIONS,
    NO_CARD,
    NOTHING,
    PEEK,
    PLACE_DOLMEN,
    PLACE_DRUID,
    PROGRAMS,
    PROVINCES,
    RANDOM,
    RAZE_CHURCH,
    RED,
    REGAIN_ZEAL,
    REMOVE_CHIEF,
    REMOVE_DOLMEN,
    REMOVE_HIGH_KING,
    REMOVE_KING,
    REPLACE_PEOPLE,
    RETREAT,
    REVEAL_DRUID,
    SCOTLAND,
    TRAVEL,
    YELLOW,
    amount,
    church,
    dolmens,
    druid,
    kind_of,
    number_of,
    place_of,
    removes_leader,
    size,
)
from fidchell.games.banish_the_snakes.rules.britain import advance, deck_is_empty, retreat, shuffle, take_out
from fidchell.games.banish_the_snakes.rules.convert import place_dolmen, remove_dolmen
from fidchell.games.banish_the_snakes.rules.death import doomed, keep, offer_gift, printed_actions, regain_zeal
from fidchell.games.banish_the_snakes.rules.leaders import remove_leader, some_removed
from fidchell.games.banish_the_snakes.rules.people import remove_people
from fidchell.games.banish_the_snakes.rules.state import (
    ACT,
    CHIEFS_FIRST,
    DECK_OUT,
    DRAW_CARD,
    E_ACTIONS,
    E_BAR,
    E_BONUS,
    E_CHURCH,
    E_DIRECTIVE,
    E_DREW,
    E_DRUID_PLACED,
    E_KEY,
    E_LOOKED,
    E_NOTHING,
    E_POINTS,
    E_STRUCK,
    E_TURN,
    EVENT,
    FIRST_KEY,
    FLIP,
    JOURNEY,
    LEADERS_FRAME,
    LIKE_ANY_CARD,
    PEEKING,
    PEOPLE_FRAME,
    RUN,
    WHERE,
    WITH_SCOTLAND,
    ZEAL_FRAME,
    Ireland,
    ability,
    area_of,
    end,
    pop,
    present,
    push,
    replace,
    who,
)

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
    if s.out is not None:
        s.out.append((E_TURN, who(s, seat), s.turn, left if left > 0 and s.turn > 1 else 0))
    if deck_is_empty(s):
        end(s, DECK_OUT)
        return
    s.frames = 0
    push(s, EVENT, TO_DIRECTIVE)
    push(s, DRAW_CARD)


def end_turn(s: Ireland) -> None:
    """BTS 5.3, BTS 4.clockwise: the Turn Marker goes on."""
    start_turn(s, s.active + 1 if s.active + 1 < s.seats else 0)


def draw_event(s: Ireland, card: i64) -> None:
    """BTS 5.1: the top card. BTS 6.keeper, BTS 6.keeper.arrow, BTS ruling.keeper.key: a Keeper is saved instead of
    played,
    and the Key Card stays."""
    if s.top:
        s.top >>= KEEPER_BITS
    else:
        take_out(s, card)
    pop(s)
    if s.out is not None:
        s.out.append((E_DREW, who(s, s.active), card))
    if card >= EVENTS or s.box.saved >> card & 1:
        replace(s, EVENT, TO_ACTIONS)
        keep(s, s.active, card, False)
    else:
        s.current = card


def go_on_with_event(s: Ireland) -> None:
    """BTS 5.1.directive, BTS 5.1.key, BTS 5.1.next: the directive, the bar that the Key Card's arrow points at,
    then the
    card becomes the Key Card, and the Saint acts. BTS 6.first: nothing is done before the event."""
    stage = frames.argument(s.frames)
    if stage == TO_ACTIONS:
        begin_actions(s)
        return
    replace(s, EVENT, stage + 1)
    if stage == TO_DIRECTIVE:
        s.pc = s.box.first[PROGRAMS * s.current + DIRECTIVE]
        if s.out is not None and s.pc:
            s.out.append((E_DIRECTIVE, s.current))
        push(s, RUN)
    elif stage == TO_BAR:
        colour = bar(s)
        note_bar(s, colour)
        s.pc = s.box.first[PROGRAMS * s.current + colour]
        if s.out is not None:
            s.out.append((E_BAR, s.current, colour, s.key_card))
        push(s, RUN)
    else:
        next_key(s)


def bar(s: Ireland) -> i64:
    """BTS 6, BTS 6.single, BTS 5.1.key: the colour of the Key Card's arrow. BTS 14.advanced.blue, BTS ruling.advanced:
    blue without one."""
    return BLUE if s.key_card == NO_CARD else s.box.arrow[s.key_card]


def note_bar(s: Ireland, colour: i64) -> None:
    s.fired = colour
    if colour == RED:
        s.fired_red |= bit(s.current)
    elif colour == YELLOW:
        s.fired_yellow |= bit(s.current)
    else:
        s.fired_blue |= bit(s.current)


def next_key(s: Ireland) -> None:
    """BTS 5.1.discard, BTS 5.1.next: the Key Card is discarded, this card is the next one. BTS 5.1.arthur,
    BTS ruling.arthur, BTS ruling.arthur.scotland: Arthur goes to Scotland's cards the first time."""
    old = s.key_card
    went: i64 = 0
    if old == s.box.arthur and s.arthur == FIRST_KEY:
        if s.merged >> SCOTLAND & 1:
            s.arthur = LIKE_ANY_CARD
            s.deck |= bit(old)
            shuffle(s)
            went = 2
        else:
            s.arthur = WITH_SCOTLAND
            went = 1
    elif old != NO_CARD:
        s.discard |= bit(old)
    s.key_card = s.current
    s.current = NO_CARD
    if s.out is not None:
        s.out.append((E_KEY, s.key_card, old, went))


def begin_actions(s: Ireland) -> None:
    """BTS 5.2, BTS 5.2.zeal, BTS ruling.points, BTS ruling.auxilius, BTS ruling.death.event: counted once, after the
    event, for whoever is the active Saint now."""
    points = printed_actions(s, s.active) + ability(s, s.active, MORE_ACTIONS) + s.extra
    s.points = points if points > 0 else 0
    s.extra = 0
    s.frames = 0
    push(s, ACT)
    if s.out is not None:
        s.out.append((E_POINTS, who(s, s.active), s.points))


# -- effects ----------------------------------------------------------------------------------------------------------


def run(s: Ireland) -> None:
    """Carry out the next effect. BTS 8.first, BTS 9.remove: People and Leaders that a card removes are replaced
    when all
    of them have been removed, the People first."""
    effect = s.box.effects[s.pc]
    kind = kind_of(effect)
    if s.removed and kind != REPLACE_PEOPLE:
        push(s, PEOPLE_FRAME)
    elif some_removed(s) and not removes_leader(effect):
        push(s, LEADERS_FRAME, CHIEFS_FIRST)
    elif kind == END:
        s.pc = 0
        pop(s)
    elif s.out is None:
        carry_out(s, effect, kind)
    else:
        told, before = len(s.out), s.frames
        carry_out(s, effect, kind)
        if len(s.out) == told and s.frames == before and kind != NOTHING:  # BTS ruling.nothing
            s.out.append((E_NOTHING,))


def carry_out(s: Ireland, effect: i64, kind: i64) -> None:
    place = place_of(effect)
    if needs_place(kind):
        if place == CHOSEN or place == RANDOM:
            found = candidates(s, effect)
            if count(found) > 1:
                push(s, WHERE)
            elif found:
                strike(s, nth(found, 0))
            else:
                s.pc += 1
            return
        if kind == REVEAL_DRUID and count(face_down(s, areas_of(s, place))) > 1:
            push(s, FLIP, nth(face_down(s, areas_of(s, place)), 0))  # and this effect once more
            return
        s.pc += 1
        apply_to_places(s, kind, number_of(effect), place)
        return
    s.pc += 1
    if kind == LOSE_ZEAL:
        take_zeal(s, people_of(s, place), number_of(effect))
    elif kind == REGAIN_ZEAL:
        seats = people_of(s, place)
        for seat in range(s.seats):
            if seats >> seat & 1:
                regain_zeal(s, seat, number_of(effect))
    else:
        apply(s, kind, number_of(effect))


def take_zeal(s: Ireland, seats: i64, boxes: i64) -> None:
    """BTS 11.excess, BTS ruling.death.excess: whose Saint has died by this very bar or directive loses no more by it;
    the frame of the bar keeps who they are."""
    dead = frames.argument(s.frames)
    seats &= ~dead
    if seats:
        s.losing = boxes
        replace(s, RUN, dead | doomed(s, seats))
        push(s, ZEAL_FRAME, seats)


def needs_place(kind: i64) -> bool:
    return REPLACE_PEOPLE <= kind <= REMOVE_DOLMEN and kind != REMOVE_HIGH_KING


def areas_of(s: Ireland, place: i64) -> i64:
    """The Areas that a place of an effect means, as a bit set."""
    if place < AREAS:
        return bit(place)
    if place < HERE:
        return s.box.within[place - KINGS]
    if place == HERE:
        return bit(area_of(s, s.active))
    return bit(AREAS) - 1


def people_of(s: Ireland, place: i64) -> i64:
    """The seats that an effect on Zeal means, as a bit set."""
    if place == DRAWER:
        return bit(s.active)
    if place == EVERY:
        return bit(s.seats) - 1
    found: i64 = 0
    areas = areas_of(s, place)
    for area in range(AREAS):
        if areas >> area & 1:
            found |= present(s, area)
    return found


def candidates(s: Ireland, effect: i64) -> i64:
    """BTS ruling.drawer: the places where an effect at a chosen or random place does something."""
    kind = kind_of(effect)
    found: i64 = 0
    if kind == REMOVE_KING:
        return (bit(PROVINCES) - 1) << KINGS
    for area in range(AREAS):
        if matters(s, kind, area):
            found |= bit(area)
    return found


def matters(s: Ireland, kind: i64, area: i64) -> bool:
    """Whether an effect does something in an Area."""
    place = s.places[area]
    if kind == LOWER_CHURCH or kind == RAZE_CHURCH:
        return church(place) > 0
    if kind == PLACE_DRUID:
        return druid_fits(s, area)
    if kind == REVEAL_DRUID:
        return druid(place) == HIDDEN
    if kind == PLACE_DOLMEN:
        return s.dolmens > 0
    if kind == REMOVE_DOLMEN:
        return dolmens(place) > 0
    return True


def face_down(s: Ireland, areas: i64) -> i64:
    """Those of some Areas where a Druid lies face down."""
    found: i64 = 0
    for area in range(AREAS):
        if areas >> area & 1 and druid(s.places[area]) == HIDDEN:
            found |= bit(area)
    return found


def strike(s: Ireland, place: i64) -> None:
    """The effect at `pc` happens at a chosen or random place."""
    effect = s.box.effects[s.pc]
    s.pc += 1
    if s.out is not None:
        s.out.append((E_STRUCK, place))
    apply_to_places(s, kind_of(effect), number_of(effect), place)


def apply_to_places(s: Ireland, kind: i64, number: i64, place: i64) -> None:
    if kind == REMOVE_KING:
        province = place - KINGS
        if place == HERE:
            province = s.box.province[area_of(s, s.active)]
        for other in range(PROVINCES):
            if place == EVERY or other == province:
                remove_leader(s, KINGS + other)
        return
    areas = areas_of(s, place)
    for area in range(AREAS):
        if areas >> area & 1:
            apply_to_area(s, kind, number, area)


def apply_to_area(s: Ireland, kind: i64, number: i64, area: i64) -> None:
    if kind == REPLACE_PEOPLE:
        remove_people(s, area, number)
    elif kind == REMOVE_CHIEF:
        remove_leader(s, area)
    elif kind == LOWER_CHURCH:
        lower_church(s, area, number)
    elif kind == RAZE_CHURCH:
        lower_church(s, area, 4)
    elif kind == PLACE_DRUID:
        place_druid(s, area)
    elif kind == REVEAL_DRUID:
        if druid(s.places[area]) == HIDDEN:
            push(s, FLIP, area)
    elif kind == PLACE_DOLMEN:
        place_dolmen(s, area)
    elif kind == REMOVE_DOLMEN:
        remove_dolmen(s, area)


def apply(s: Ireland, kind: i64, number: i64) -> None:
    """An effect without a place."""
    if kind == REMOVE_HIGH_KING:
        remove_leader(s, HIGH_KING)
    elif kind == ADVANCE:
        advance(s, number)
    elif kind == RETREAT:
        retreat(s, number)
    elif kind == GAIN_GIFT:
        offer_gift(s, s.active)
    elif kind == ACTIONS:
        change_actions(s, number)
    elif kind == BONUS:
        s.bonus += number
        if s.out is not None:
            s.out.append((E_BONUS, who(s, s.active), number))
    elif kind == TRAVEL:
        push(s, JOURNEY)
    elif kind == PEEK:
        push(s, PEEKING, number)


def change_actions(s: Ireland, number: i64) -> None:
    """More or fewer Actions in this turn: at once while acting, else when they are counted."""
    if s.points < 0:
        s.extra += number
    else:
        s.points = s.points + number if s.points + number > 0 else 0
    if s.out is not None:
        s.out.append((E_ACTIONS, who(s, s.active), number))


def lower_church(s: Ireland, area: i64, levels: i64) -> None:
    """BTS ruling.church.lower: to the lower level; if no such piece is left the next lower one, else it is removed."""
    before = church(s.places[area])
    if not before:
        return
    now = before - levels if before > levels else 0
    s.churches += bit(8 * (before - 1))
    while now and not amount(s.churches, now - 1):
        now -= 1
    if now:
        s.churches -= bit(8 * (now - 1))
    s.places[area] -= (before - now) << CHURCH_SHIFT
    if s.out is not None:
        s.out.append((E_CHURCH, area, before, now))


def druids_aside(s: Ireland) -> i64:
    """Druids that are not on the map."""
    n = size(s.druids)
    for area in range(AREAS):
        if druid(s.places[area]) == HIDDEN:
            n -= 1
    return n


def druid_fits(s: Ireland, area: i64) -> bool:
    """BTS 10.3.nodruid, BTS ruling.druid.place: not where a Church or a Druid stands."""
    place = s.places[area]
    return not druid(place) and not church(place) and druids_aside(s) > 0


def place_druid(s: Ireland, area: i64) -> None:
    """BTS ruling.druid.new: he comes face down."""
    if druid_fits(s, area):
        s.places[area] += HIDDEN
        if s.out is not None:
            s.out.append((E_DRUID_PLACED, area))


# -- looking at cards -------------------------------------------------------------------------------------------------


def known_cards(s: Ireland) -> i64:
    n: i64 = 0
    top = s.top
    while top:
        n += 1
        top >>= KEEPER_BITS
    return n


def seen_enough(s: Ireland) -> bool:
    """Whether as many cards are known as were to be looked at, or all."""
    if known_cards(s) < frames.argument(s.frames) and (s.deck or s.deck_saints):
        return False
    pop(s)
    return True


def look(s: Ireland, card: i64) -> None:
    """BTS ruling.peek: the next card below those known is decided, and stays there."""
    take_out(s, card)
    s.top |= (card + 1) << KEEPER_BITS * known_cards(s)
    if s.out is not None:
        s.out.append((E_LOOKED, card))


def nth_unknown(s: Ireland, n: i64) -> i64:
    """The n-th card of the deck's unknown part, events first."""
    events = count(s.deck)
    if n < events:
        return nth(s.deck, n)
    return DECK_SAINT + nth(s.deck_saints, n - events)
