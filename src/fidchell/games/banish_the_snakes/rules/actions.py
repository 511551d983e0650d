"""What a Saint may do with Action Points: chapter 10 without the attempt itself."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes.components import (
    ANYWHERE,
    AREA,
    AREAS,
    CHURCH_LEVELS,
    CHURCH_SHIFT,
    DECK_SAINT,
    DISCERN,
    EVENTS,
    FORESEE,
    FREE_CHURCHES,
    FREE_MOVES,
    GRAVE_SHIFT,
    HEAL,
    HELD,
    HIDDEN,
    KEEPER_BITS,
    MAT,
    NO_CARD,
    PROGRAMS,
    RELIC_SHIFT,
    SAIL,
    SAINT,
    USE,
    ZEAL,
    amount,
    church,
    druid,
    graves,
    is_saint,
    relics,
    without_keeper,
)
from fidchell.games.banish_the_snakes.rules.britain import deck_is_empty
from fidchell.games.banish_the_snakes.rules.convert import targets
from fidchell.games.banish_the_snakes.rules.death import cross, keep, regain_zeal
from fidchell.games.banish_the_snakes.rules.state import (
    ARGUMENT,
    ARGUMENT_BITS,
    BUILD,
    CHURCHES_BUILT,
    CONSENT,
    CONVERT,
    DISCERN_DRUID,
    E_ASKED,
    E_CARRIED,
    E_CHURCH,
    E_DISMISSED,
    E_EFFORT,
    E_FORESAW,
    E_GAVE,
    E_HEALED,
    E_MOVED,
    E_PREPARED,
    E_REFUSED,
    E_RELIC,
    E_TOOK,
    E_USED,
    END_TURN,
    FINAL_EFFORT,
    FLIP,
    FORESEE_CARDS,
    FORESEEN,
    GIVE,
    HEAL_SAINT,
    IMPROVE,
    MAKE_RELIC,
    MOVE,
    PEEKING,
    PREPARE,
    RELIC_FRAME,
    RELICS_FRAME,
    RUN,
    SEAT_SHIFT,
    TAKE,
    USE_CARD,
    Ireland,
    ability,
    area_of,
    count_deed,
    pop,
    present,
    push,
    replace,
    who,
)

HIGHEST: Final = 3  # level of a Church: a Cathedral


def act(verb: i64, argument: i64 = 0) -> i64:
    """An action as a number."""
    return verb << ARGUMENT_BITS | argument


# -- what is allowed --------------------------------------------------------------------------------------------------


def may_move(s: Ireland) -> bool:
    """BTS 10.cost: for a point, or for nothing."""
    return s.points > 0 or s.moved < ability(s, s.active, FREE_MOVES)


def destinations(s: Ireland, seat: i64) -> i64:
    """BTS 10.2.adjacent, BTS 10.2.special: adjacent Areas; some Saints go further."""
    area = area_of(s, seat)
    found = s.box.near[area]
    if ability(s, seat, ANYWHERE):
        found = bit(AREAS) - 1
    elif ability(s, seat, SAIL) and s.box.coast >> area & 1:
        found |= s.box.coast
    return found & ~bit(area)


def may_raise(s: Ireland, area: i64) -> bool:
    """BTS 10.3.once, BTS 10.3.elsewhere, BTS 10.cost: one level a turn in each Area, for a point or for nothing."""
    if s.points < 1 and s.churched >= ability(s, s.active, FREE_CHURCHES):
        return False
    return s.built >> 2 * area & 3 <= ability(s, s.active, CHURCH_LEVELS)


def can_build(s: Ireland, area: i64) -> bool:
    """BTS 10.3.druid, BTS 10.3.build, BTS 10.3.eight: where there is neither Druid nor Church, while a piece is
    left."""
    place = s.places[area]
    return not druid(place) and not church(place) and amount(s.churches, 0) > 0


def can_improve(s: Ireland, area: i64) -> bool:
    """BTS 10.3.improve, BTS 10.3.limit: to the next level, while such a piece is left."""
    level = church(s.places[area])
    return 0 < level <= HIGHEST and amount(s.churches, level) > 0


def may_make_effort(s: Ireland) -> bool:
    """BTS 10.6, BTS 10.6.once, BTS ruling.effort.points, BTS ruling.effort.acolyte: a Saint in the last box, with a
    point
    for the attempt and something to attempt."""
    seat = s.active
    if s.points < 2 or s.effort or s.mats[MAT * seat + SAINT] == NO_CARD:
        return False
    return s.mats[MAT * seat + ZEAL] == cross(s, seat) - 1 and targets(s, area_of(s, seat)) != 0


def may_ask(s: Ireland, card: i64) -> bool:
    """BTS ruling.consent.again: not twice in a turn for the same card."""
    return not s.refused >> s.box.keeper_bit[card] & 1


def turn_moves(s: Ireland) -> vec[i64]:
    """BTS 10, BTS 10.any, BTS 10.cost, BTS ruling.early: everything that the active seat may do now, ascending."""
    found = vec[i64]()
    seat = s.active
    area = area_of(s, seat)
    if not s.effort:
        found = append(found, act(END_TURN))
    if s.points > 1:  # BTS 10.1.reserve
        found = append(found, act(PREPARE))
    if s.points > 0:
        rest = targets(s, area)
        target: i64 = 0
        while rest:
            if rest & 1:
                found = append(found, act(CONVERT, target))
            rest >>= 1
            target += 1
    if s.effort:  # BTS ruling.effort.after
        return found
    if may_move(s):
        rest = destinations(s, seat)
        target = 0
        while rest:
            if rest & 1:
                found = append(found, act(MOVE, target))
            rest >>= 1
            target += 1
    if may_raise(s, area):
        if can_build(s, area):
            found = append(found, act(BUILD))
        elif can_improve(s, area):
            found = append(found, act(IMPROVE))
    others = present(s, area) & ~bit(seat)
    if others and s.points > 0:
        found = trade_moves(s, found, others)
    if s.points > 0 and graves(s.places[area]):  # BTS 10.5.make
        found = append(found, act(MAKE_RELIC))
    if may_make_effort(s):
        found = append(found, act(FINAL_EFFORT))
    return special_moves(s, found, others | bit(seat))


def trade_moves(s: Ireland, found: vec[i64], others: i64) -> vec[i64]:
    """BTS 10.4.give, BTS 10.4.take, BTS 10.4.area, BTS 10.4.keeper: Keepers of Saints in the same Area."""
    own = s.mats[MAT * s.active + HELD]
    if own:
        for other in range(s.seats):
            keepers = own if others >> other & 1 else 0
            while keepers:
                found = append(found, act(GIVE, (keepers & 127) - 1 | other << SEAT_SHIFT))
                keepers >>= KEEPER_BITS
    for other in range(s.seats):
        if others >> other & 1:
            keepers = s.mats[MAT * other + HELD]
            while keepers:
                if may_ask(s, (keepers & 127) - 1):
                    found = append(found, act(TAKE, (keepers & 127) - 1 | other << SEAT_SHIFT))
                keepers >>= KEEPER_BITS
    return found


def special_moves(s: Ireland, found: vec[i64], here: i64) -> vec[i64]:
    """BTS 6.keeper.use: saved cards; and what Saints and Gifts add to the Actions."""
    keepers = s.mats[MAT * s.active + HELD]
    while keepers:
        if (keepers & 127) <= EVENTS:
            found = append(found, act(USE_CARD, (keepers & 127) - 1))
        keepers >>= KEEPER_BITS
    if s.points < 1:
        return found
    if not s.healed and ability(s, s.active, HEAL):
        for seat in range(s.seats):
            if here >> seat & 1 and s.mats[MAT * seat + ZEAL]:
                found = append(found, act(HEAL_SAINT, seat))
    if druid(s.places[area_of(s, s.active)]) == HIDDEN and ability(s, s.active, DISCERN):
        found = append(found, act(DISCERN_DRUID))
    if not s.foreseen and not deck_is_empty(s) and ability(s, s.active, FORESEE):
        found = append(found, act(FORESEE_CARDS))
    return found


def nothing_left(s: Ireland) -> bool:
    """Whether the active seat can only end its turn."""
    if s.points > 0 or may_move(s):
        return False
    area = area_of(s, s.active)
    if may_raise(s, area) and (can_build(s, area) or can_improve(s, area)):
        return False
    keepers = s.mats[MAT * s.active + HELD]
    while keepers:
        if (keepers & 127) <= EVENTS:
            return False
        keepers >>= KEEPER_BITS
    return True


# -- doing it ---------------------------------------------------------------------------------------------------------


def prepare(s: Ireland) -> None:
    """BTS 10.1.prepare, BTS 10.prepare, BTS ruling.prepare: + 1 for the next attempt of this turn in this Area."""
    s.points -= 1
    s.prepares += 1
    if s.out is not None:
        s.out.append((E_PREPARED, who(s, s.active), s.prepares))


def move(s: Ireland, area: i64) -> None:
    """BTS 10.2: go to another Area. BTS ruling.prepare: what was prepared here is lost."""
    free = s.moved < ability(s, s.active, FREE_MOVES)
    if not free:
        s.points -= 1
    s.moved += 1
    walk(s, area, free)


def walk(s: Ireland, area: i64, free: bool) -> None:
    """BTS 10.5.carry, BTS ruling.carry, BTS ruling.carry.grave: none, some or all Relics go along; Graves stay."""
    start = area_of(s, s.active)
    s.prepares = s.bonus = 0
    s.mats[MAT * s.active + AREA] = area
    if s.out is not None:
        s.out.append((E_MOVED, who(s, s.active), start, area, 1 if free else 0))
    if start != area and s.places[start] >> RELIC_SHIFT:
        push(s, RELICS_FRAME, start | 3 << 4)


def relics_left(s: Ireland) -> bool:
    """Whether there are Relics that may still be taken along: the larger ones are asked for first."""
    start = frames.argument(s.frames) & 15
    most = frames.argument(s.frames) >> 4
    for value in range(most + 1):
        if relics(s.places[start], value):
            return True
    pop(s)
    return False


def carry(s: Ireland, value: i64) -> None:
    """BTS 10.5.carry: a Relic goes along."""
    start = frames.argument(s.frames) & 15
    area = area_of(s, s.active)
    s.places[start] -= bit(RELIC_SHIFT + 4 * value)
    s.places[area] += bit(RELIC_SHIFT + 4 * value)
    if s.out is not None:
        s.out.append((E_CARRIED, who(s, s.active), value, start, area))
    replace(s, RELICS_FRAME, start | value << 4)


def raise_church(s: Ireland) -> None:
    """BTS 10.3, BTS 10.3.build, BTS 10.3.improve: a Church of level 0, or the next level in place of this one."""
    area = area_of(s, s.active)
    level = church(s.places[area])
    if s.churched < ability(s, s.active, FREE_CHURCHES):
        s.churched += 1
    else:
        s.points -= 1
    s.built += bit(2 * area)
    s.places[area] += bit(CHURCH_SHIFT)
    s.churches -= bit(8 * level)
    if level:
        s.churches += bit(8 * (level - 1))
    count_deed(s, CHURCHES_BUILT)
    if s.out is not None:
        s.out.append((E_CHURCH, area, level, level + 1))


def give(s: Ireland, card: i64, seat: i64) -> None:
    """BTS 10.4.give, BTS ruling.give, BTS ruling.room: no consent is needed; a full receiver discards another card."""
    s.points -= 1
    s.mats[MAT * s.active + HELD] = without_keeper(s.mats[MAT * s.active + HELD], card)
    if s.out is not None:
        s.out.append((E_GAVE, who(s, s.active), who(s, seat), card))
    keep(s, seat, card, True)


def ask(s: Ireland, card: i64, seat: i64) -> None:
    """BTS 10.4.take, BTS ruling.consent: the holder is asked."""
    s.asked = card
    push(s, CONSENT, seat)
    if s.out is not None:
        s.out.append((E_ASKED, who(s, s.active), who(s, seat), card))


def agree(s: Ireland) -> None:
    """BTS 10.4.take, BTS 11.acolyte.take: the card changes hands; an Acolyte who takes a Saint ends the turn."""
    holder = frames.argument(s.frames)
    card = s.asked
    pop(s)
    s.asked = NO_CARD
    s.points -= 1
    s.mats[MAT * holder + HELD] = without_keeper(s.mats[MAT * holder + HELD], card)
    if s.out is not None:
        s.out.append((E_TOOK, who(s, s.active), who(s, holder), card))
    if is_saint(card) and s.mats[MAT * s.active + SAINT] == NO_CARD:
        s.over = 1
    keep(s, s.active, card, True)


def refuse(s: Ireland) -> None:
    """BTS ruling.consent, BTS ruling.consent.again: it costs nothing, and the card isn't asked for again this turn."""
    holder = frames.argument(s.frames)
    if s.out is not None:
        s.out.append((E_REFUSED, who(s, holder), who(s, s.active), s.asked))
    pop(s)
    s.refused |= bit(s.box.keeper_bit[s.asked])
    s.asked = NO_CARD


def make_relic(s: Ireland) -> None:
    """BTS 10.5.make, BTS ruling.graves: a Grave of the Area is turned over; which one, if there are several, is
    chance."""
    s.points -= 1
    push(s, RELIC_FRAME)


def turn_relic(s: Ireland, value: i64) -> None:
    """BTS 10.5.value: what it is worth shows now."""
    pop(s)
    area = area_of(s, s.active)
    s.unmade -= bit(8 * value)
    s.places[area] += bit(RELIC_SHIFT + 4 * value) - bit(GRAVE_SHIFT)
    if s.out is not None:
        s.out.append((E_RELIC, area, value))


def final_effort(s: Ireland) -> None:
    """BTS 10.6, BTS 10.6.two, BTS ruling.effort.adds: two boxes to the right; the attempt has to follow."""
    s.points -= 1
    s.effort = 1
    if s.out is not None:
        s.out.append((E_EFFORT, who(s, s.active)))


def use_card(s: Ireland, card: i64) -> None:
    """BTS 6.keeper.use, BTS ruling.discards: a saved card happens once; it costs no point."""
    s.mats[MAT * s.active + HELD] = without_keeper(s.mats[MAT * s.active + HELD], card)
    s.discard |= bit(card)
    s.used |= bit(card)
    if s.out is not None:
        s.out.append((E_USED, who(s, s.active), card))
    s.pc = s.box.first[PROGRAMS * card + USE]
    push(s, RUN)


def heal(s: Ireland, seat: i64) -> None:
    """A Saint in the Area regains Zeal."""
    s.points -= 1
    s.healed = 1
    if s.out is not None:
        s.out.append((E_HEALED, who(s, s.active), who(s, seat)))
    regain_zeal(s, seat, ability(s, s.active, HEAL))


def discern(s: Ireland) -> None:
    """A face-down Druid is turned over without an attempt."""
    s.points -= 1
    push(s, FLIP, area_of(s, s.active))


def foresee(s: Ireland) -> None:
    """BTS ruling.peek: look at the top of the deck; the first card may be discarded."""
    s.points -= 1
    s.foreseen = 1
    if s.out is not None:
        s.out.append((E_FORESAW, who(s, s.active)))
    push(s, FORESEEN)
    push(s, PEEKING, ability(s, s.active, FORESEE))


def dismiss(s: Ireland) -> None:
    """The foreseen card goes to the Discard Pile."""
    card = (s.top & 127) - 1
    s.top >>= KEEPER_BITS
    if card < EVENTS:
        s.discard |= bit(card)
    else:
        s.discard_saints |= bit(card - DECK_SAINT)
    if s.out is not None:
        s.out.append((E_DISMISSED, who(s, s.active), card))


def do_action(s: Ireland, verb: i64, argument: i64) -> None:
    """Carry out an action of the active seat, except to Convert and to end the turn."""
    if verb == PREPARE:
        prepare(s)
    elif verb == MOVE:
        move(s, argument)
    elif verb == BUILD or verb == IMPROVE:
        raise_church(s)
    elif verb == GIVE:
        give(s, argument & 127, argument >> SEAT_SHIFT)
    elif verb == TAKE:
        ask(s, argument & 127, argument >> SEAT_SHIFT)
    elif verb == MAKE_RELIC:
        make_relic(s)
    elif verb == FINAL_EFFORT:
        final_effort(s)
    elif verb == USE_CARD:
        use_card(s, argument)
    elif verb == HEAL_SAINT:
        heal(s, argument)
    elif verb == DISCERN_DRUID:
        discern(s)
    elif verb == FORESEE_CARDS:
        foresee(s)


def argument_of(action: i64) -> i64:
    return action & ARGUMENT
