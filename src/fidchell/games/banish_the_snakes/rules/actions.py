"""What a Saint may do with Action Points: chapter 10 without the attempt itself."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.rules.britain import deck_is_empty
from fidchell.games.banish_the_snakes.rules.convert import targets
from fidchell.games.banish_the_snakes.rules.death import cross, keep, regain_zeal
from fidchell.games.banish_the_snakes.rules.state import Ireland

HIGHEST: Final = 3  # level of a Church: a Cathedral


def act(verb: i64, argument: i64 = 0) -> i64:
    """An action as a number."""
    return verb << c.ARGUMENT_BITS | argument


def no_moves() -> vec[i64]:
    """An empty list with room for what can usually be done in a turn, so that it need not grow."""
    return vec[i64](capacity=16)


def each(found: vec[i64], verb: i64, among: i64, first: i64 = 0) -> vec[i64]:
    """And an action for each member of a bit set."""
    argument = first
    while among:
        if among & 1:
            found = append(found, act(verb, argument))
        among >>= 1
        argument += 1
    return found


def each_keeper(found: vec[i64], verb: i64, keepers: i64, but: i64 = 0, seat: i64 = 0) -> vec[i64]:
    """And an action for each Keeper but one; `seat`: with whom."""
    while keepers:
        if (keepers & 127) != but:
            found = append(found, act(verb, (keepers & 127) - 1 | seat << c.SEAT_SHIFT))
        keepers >>= c.KEEPER_BITS
    return found


# -- what is allowed --------------------------------------------------------------------------------------------------


def may_move(s: Ireland) -> bool:
    """BTS 10.cost: for a point, or for nothing."""
    return s.points > 0 or s.moved < s.ability(s.active, c.FREE_MOVES)


def destinations(s: Ireland, seat: i64) -> i64:
    """BTS 10.2.adjacent, BTS 10.2.special: adjacent Areas; some Saints go further."""
    area = s.area_of(seat)
    found = s.box.near[area]
    if s.ability(seat, c.ANYWHERE):
        found = bit(c.AREAS) - 1
    elif s.ability(seat, c.SAIL) and s.box.coast >> area & 1:
        found |= s.box.coast
    return found & ~bit(area)


def may_raise(s: Ireland, area: i64) -> bool:
    """BTS 10.3.once, BTS 10.3.elsewhere, BTS 10.cost: one level a turn in each Area, for a point or for nothing."""
    if s.points < 1 and s.churched >= s.ability(s.active, c.FREE_CHURCHES):
        return False
    levels = s.built >> 2 * area & 3
    return not levels or levels <= s.ability(s.active, c.CHURCH_LEVELS)


def can_build(s: Ireland, area: i64) -> bool:
    """BTS 10.3.druid, BTS 10.3.build, BTS 10.3.eight: where there is neither Druid nor Church, while a piece is
    left."""
    place = s.places[area]
    return not c.druid(place) and not c.church(place) and c.amount(s.churches, 0) > 0


def can_improve(s: Ireland, area: i64) -> bool:
    """BTS 10.3.improve, BTS 10.3.limit: to the next level, while such a piece is left."""
    level = c.church(s.places[area])
    return level > 0 and c.amount(s.churches, level) > 0


def may_make_effort(s: Ireland) -> bool:
    """BTS 10.6, BTS 10.6.once, BTS ruling.effort.points, BTS ruling.effort.acolyte: a Saint in the last box, with a
    point for the attempt and something to attempt."""
    seat = s.active
    if s.points < 2 or s.effort or s.saint_of(seat) == c.NO_CARD:
        return False
    return s.zeal_of(seat) == cross(s, seat) - 1 and targets(s, s.area_of(seat)) != 0


def may_ask(s: Ireland, card: i64) -> bool:
    """BTS ruling.consent.again: not twice in a turn for the same card."""
    return not s.refused >> s.box.keeper_bit[card] & 1


def turn_moves(s: Ireland) -> vec[i64]:
    """BTS 10, BTS 10.any, BTS 10.cost, BTS ruling.early: everything that the active seat may do now, ascending."""
    found = no_moves()
    seat = s.active
    area = s.area_of(seat)
    if not s.effort:
        found = append(found, act(c.END_TURN))
    if s.points > 1:  # BTS 10.1.reserve
        found = append(found, act(c.PREPARE))
    if s.points > 0:
        found = each(found, c.CONVERT, targets(s, area))
    if s.effort:  # BTS ruling.effort.after
        return found
    if may_move(s):
        found = each(found, c.MOVE, destinations(s, seat))
    if may_raise(s, area):
        if can_build(s, area):
            found = append(found, act(c.BUILD))
        elif can_improve(s, area):
            found = append(found, act(c.IMPROVE))
    others = s.present(area) & ~bit(seat)
    if others and s.points > 0:
        found = trade_moves(s, found, others)
    if s.points > 0 and c.graves(s.places[area]):  # BTS 10.5.make
        found = append(found, act(c.MAKE_RELIC))
    if may_make_effort(s):
        found = append(found, act(c.FINAL_EFFORT))
    return special_moves(s, found, others | bit(seat))


def trade_moves(s: Ireland, found: vec[i64], others: i64) -> vec[i64]:
    """BTS 10.4.give, BTS 10.4.take, BTS 10.4.area, BTS 10.4.keeper: Keepers of Saints in the same Area."""
    own = s.keepers_of(s.active)
    if own:
        for other in range(s.seats):
            if others >> other & 1:
                found = each_keeper(found, c.GIVE, own, 0, other)
    for other in range(s.seats):
        if others >> other & 1:
            keepers = s.keepers_of(other)
            while keepers:
                if may_ask(s, (keepers & 127) - 1):
                    found = append(found, act(c.TAKE, (keepers & 127) - 1 | other << c.SEAT_SHIFT))
                keepers >>= c.KEEPER_BITS
    return found


def special_moves(s: Ireland, found: vec[i64], here: i64) -> vec[i64]:
    """BTS 6.keeper.use: saved cards; and what Saints and Gifts add to the Actions."""
    keepers = s.keepers_of(s.active)
    while keepers:
        if (keepers & 127) <= c.EVENTS:
            found = append(found, act(c.USE_CARD, (keepers & 127) - 1))
        keepers >>= c.KEEPER_BITS
    if s.points < 1:
        return found
    if not s.healed and s.ability(s.active, c.HEAL):
        for seat in range(s.seats):
            if here >> seat & 1 and s.zeal_of(seat):
                found = append(found, act(c.HEAL_SAINT, seat))
    if c.druid(s.places[s.area_of(s.active)]) == c.HIDDEN and s.ability(s.active, c.DISCERN):
        found = append(found, act(c.DISCERN_DRUID))
    if not s.foreseen and not deck_is_empty(s) and s.ability(s.active, c.FORESEE):
        found = append(found, act(c.FORESEE_CARDS))
    return found


def nothing_left(s: Ireland) -> bool:
    """Whether the active seat can only end its turn."""
    if s.points > 0 or may_move(s):
        return False
    area = s.area_of(s.active)
    if may_raise(s, area) and (can_build(s, area) or can_improve(s, area)):
        return False
    keepers = s.keepers_of(s.active)
    while keepers:
        if (keepers & 127) <= c.EVENTS:
            return False
        keepers >>= c.KEEPER_BITS
    return True


# -- doing it ---------------------------------------------------------------------------------------------------------


def prepare(s: Ireland) -> None:
    """BTS 10.1.prepare, BTS 10.prepare, BTS ruling.prepare: + 1 for the next attempt of this turn in this Area."""
    s.points -= 1
    s.prepares += 1
    s.tell_prepared(s.active, s.prepares)


def move(s: Ireland, area: i64) -> None:
    """BTS 10.2: go to another Area. BTS ruling.prepare: what was prepared here is lost."""
    free = s.moved < s.ability(s.active, c.FREE_MOVES)
    if not free:
        s.points -= 1
    s.moved += 1
    walk(s, area, free)


def walk(s: Ireland, area: i64, free: bool) -> None:
    """BTS 10.5.carry, BTS ruling.carry, BTS ruling.carry.grave: none, some or all Relics go along; Graves stay."""
    start = s.area_of(s.active)
    if start == area:  # BTS ruling.prepare: who stays keeps what was prepared
        s.tell_stayed(s.active, area)
        return
    s.prepares = s.bonus = 0  # BTS ruling.prepare
    s.put(s.active, c.AREA, area)
    s.tell_moved(s.active, start, area, free, s.moved > 1)
    if s.places[start] >> c.RELIC_SHIFT:
        s.push(c.RELICS_FRAME, start)


def relics_left(s: Ireland) -> bool:
    """Return true if there are Relics that may still be taken along."""
    if s.places[frames.argument(s.frames)] >> c.RELIC_SHIFT:
        return True
    s.pop()
    return False


def carry(s: Ireland, value: i64) -> None:
    """BTS 10.5.carry, BTS ruling.carry: a Relic goes along; the others may follow, in any order."""
    start = frames.argument(s.frames)
    area = s.area_of(s.active)
    s.places[start] -= bit(c.RELIC_SHIFT + 4 * value)
    s.places[area] += bit(c.RELIC_SHIFT + 4 * value)
    s.tell_carried(s.active, value, start, area, c.graves(s.places[start]) > 0)


def raise_church(s: Ireland) -> None:
    """BTS 10.3, BTS 10.3.build, BTS 10.3.improve: a Church of level 0, or the next level in place of this one."""
    area = s.area_of(s.active)
    level = c.church(s.places[area])
    if s.churched < s.ability(s.active, c.FREE_CHURCHES):
        s.churched += 1
    else:
        s.points -= 1
    elsewhere = s.built & ~(bit(2 * area) * 3) != 0
    s.built += bit(2 * area)
    s.places[area] += bit(c.CHURCH_SHIFT)
    s.churches -= bit(8 * level)
    if level:
        s.churches += bit(8 * (level - 1))
    s.count_deed(c.CHURCHES_BUILT)
    s.tell_church_raised(area, level, elsewhere)


def give(s: Ireland, card: i64, seat: i64) -> None:
    """BTS 10.4.give, BTS ruling.give, BTS ruling.room: no consent is needed; a full receiver discards another card."""
    s.points -= 1
    s.drop_keeper(s.active, card)
    s.tell_gave(s.active, seat, card)
    keep(s, seat, card, True)


def ask(s: Ireland, card: i64, seat: i64) -> None:
    """BTS 10.4.take, BTS ruling.consent: the holder is asked."""
    s.asked = card
    s.push(c.CONSENT, seat)
    s.tell_asked(s.active, seat, card)


def agree(s: Ireland) -> None:
    """BTS 10.4.take, BTS 11.acolyte.take: the card changes hands; an Acolyte who takes a Saint ends the turn."""
    holder = frames.argument(s.frames)
    card = s.asked
    s.pop()
    s.asked = c.NO_CARD
    s.points -= 1
    s.drop_keeper(holder, card)
    becomes = c.is_saint(card) and s.saint_of(s.active) == c.NO_CARD
    s.tell_took(s.active, holder, card, becomes)
    if becomes:
        s.over = 1
    keep(s, s.active, card, True)


def refuse(s: Ireland) -> None:
    """BTS ruling.consent, BTS ruling.consent.again: it costs nothing, and the card isn't asked for again this turn."""
    holder = frames.argument(s.frames)
    s.tell_refused(holder, s.active, s.asked)
    s.pop()
    s.refused |= bit(s.box.keeper_bit[s.asked])
    s.asked = c.NO_CARD


def make_relic(s: Ireland) -> None:
    """BTS 10.5.make, BTS ruling.graves: a Grave of the Area is turned over; which one, if there are several, is
    chance."""
    s.points -= 1
    s.push(c.RELIC_FRAME)


def turn_relic(s: Ireland, value: i64) -> None:
    """BTS 10.5.value: what it is worth shows now."""
    s.pop()
    area = s.area_of(s.active)
    s.unmade -= bit(8 * value)
    s.places[area] += bit(c.RELIC_SHIFT + 4 * value) - bit(c.GRAVE_SHIFT)
    s.tell_relic_opened(area, value, c.graves(s.places[area]) > 0)


def final_effort(s: Ireland) -> None:
    """BTS 10.6, BTS 10.6.two, BTS ruling.effort.adds: two boxes to the right; the attempt has to follow."""
    s.points -= 1
    s.effort = 1
    s.tell_effort_made(s.active, s.prepares > 0)


def use_card(s: Ireland, card: i64) -> None:
    """BTS 6.keeper.use, BTS ruling.discards: a saved card happens once; it costs no point."""
    s.drop_keeper(s.active, card)
    s.discard |= bit(card)
    s.used |= bit(card)
    s.tell_used(s.active, card)
    s.pc = s.box.first[c.PROGRAMS * card + c.USE]
    s.push(c.RUN)


def heal(s: Ireland, seat: i64) -> None:
    """A Saint in the Area regains Zeal."""
    s.points -= 1
    s.healed = 1
    s.tell_healed(s.active, seat)
    regain_zeal(s, seat, s.ability(s.active, c.HEAL))


def discern(s: Ireland) -> None:
    """A face-down Druid is turned over without an attempt."""
    s.points -= 1
    s.push(c.FLIP, s.area_of(s.active))


def foresee(s: Ireland) -> None:
    """BTS ruling.peek: look at the top of the deck; the first card may be discarded."""
    s.points -= 1
    s.foreseen = 1
    s.tell_foresaw(s.active)
    s.push(c.FORESEEN)
    s.push(c.PEEKING, s.ability(s.active, c.FORESEE))


def dismiss(s: Ireland) -> None:
    """The foreseen card goes to the Discard Pile."""
    card = (s.top & 127) - 1
    s.top >>= c.KEEPER_BITS
    s.discard_card(card)
    s.tell_dismissed(s.active, card)


def do_action(s: Ireland, verb: i64, argument: i64) -> None:
    """Carry out an action of the active seat, except to Convert and to end the turn."""
    if verb == c.PREPARE:
        prepare(s)
    elif verb == c.MOVE:
        move(s, argument)
    elif verb == c.BUILD or verb == c.IMPROVE:
        raise_church(s)
    elif verb == c.GIVE:
        give(s, argument & 127, argument >> c.SEAT_SHIFT)
    elif verb == c.TAKE:
        ask(s, argument & 127, argument >> c.SEAT_SHIFT)
    elif verb == c.MAKE_RELIC:
        make_relic(s)
    elif verb == c.FINAL_EFFORT:
        final_effort(s)
    elif verb == c.USE_CARD:
        use_card(s, argument)
    elif verb == c.HEAL_SAINT:
        heal(s, argument)
    elif verb == c.DISCERN_DRUID:
        discern(s)
    elif verb == c.FORESEE_CARDS:
        foresee(s)
