"""Prepare and Convert: rule 10.1, and what comes of it."""

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.death import lose_zeal
from fidchell.games.banish_the_snakes_2.rules.ending import look_for_conversion
from fidchell.games.banish_the_snakes_2.rules.influence import influence, target_kind
from fidchell.games.banish_the_snakes_2.rules.state import Ireland

# -- targets ----------------------------------------------------------------------------------------------------------


def targets(s: Ireland, area: i64) -> i64:
    """BTS ruling.targets, BTS ruling.hopeless, BTS 10.area: what may be tried in an Area, as a bit set.

    BTS 10.1.facedown: only the Druid while he lies face down.
    """
    found: i64 = 0
    here = c.druid(s.places[area])
    if here:
        found |= bit(c.DRUID)
    if here != c.HIDDEN:
        if is_pagan(s, area):
            found |= bit(c.CHIEF)
        people = s.people[area]
        for value in range(1, c.MOST_VALUE + 1):
            if c.pagans_of(people, value):
                found |= bit(c.PEOPLE + value)
        if area == s.box.tara and is_pagan(s, c.HIGH_KING):  # BTS 10.highking, BTS 10.1.highking.known
            found |= bit(c.HIGH)
    province = s.box.province[area]
    if is_pagan(s, c.KINGS + province) and druids_known(s, province):  # BTS 10.king
        found |= bit(c.KING)
    return found


def is_pagan(s: Ireland, leader: i64) -> bool:
    return 0 < s.leaders[leader] < c.CHRISTIAN


def druids_known(s: Ireland, province: i64) -> bool:
    """BTS 10.1.king.known: no Druid of the Province lies face down."""
    for area in range(c.AREAS):
        if s.box.within[province] >> area & 1 and c.druid(s.places[area]) == c.HIDDEN:
            return False
    return True


def leader_seat(s: Ireland, area: i64, target: i64) -> i64:
    """Where the Chief, King or High King sits who is tried from an Area."""
    if target == c.CHIEF:
        return area
    return c.KINGS + s.box.province[area] if target == c.KING else c.HIGH_KING


# -- the attempt ------------------------------------------------------------------------------------------------------


def attempt(s: Ireland, target: i64) -> None:
    """BTS 10.1, BTS ruling.committed: commit to the attempt; a face-down Druid is turned over only now."""
    area = s.area_of(s.active)
    s.tell_attempted(s.active, target, area)
    s.push(c.AFTER)
    s.push(c.SETTLE, target)
    if target == c.DRUID and c.druid(s.places[area]) == c.HIDDEN:
        s.push(c.FLIP, area)


def turn_druid(s: Ireland, value: i64) -> None:
    """BTS 10.1.druid: his value is known from now on."""
    area = frames.argument(s.frames)
    s.pop()
    s.druids -= bit(8 * value)
    s.places[area] += value - c.HIDDEN
    s.tell_druid_shown(area, value, frames.kind(s.frames) == c.SETTLE)


def settle(s: Ireland) -> None:
    """BTS 10.1.automatic.failure, BTS 10.1.automatic.success, BTS ruling.automatic: the die only if it decides."""
    target = frames.argument(s.frames)
    total = influence(s, s.active, target)
    s.tell_summed(total, s.written)
    s.pop()
    if total >= 0:
        succeed(s, target)
    elif total <= c.HOPELESS:
        fail(s, target)
    else:
        s.push(c.DIE, target)


def roll(s: Ireland, die: i64) -> None:
    """BTS 10.1.equal, BTS 10.1.success, BTS 10.1.failure: more than needed, equal, less. BTS 10.1.six: a 6 removes a
    Dolmen. BTS ruling.six.success, BTS ruling.six.king: it always succeeds, and where the Saint stands."""
    target = frames.argument(s.frames)
    s.pop()
    need = s.box.need(influence(s, s.active, target), s.written)
    s.tell_rolled(die, s.written)
    if die > need or (die == need and s.ability(s.active, c.EQUAL_SUCCEEDS)):
        succeed(s, target)
    elif die == need:
        s.tell_had_no_effect(s.active)
    else:
        fail(s, target)
    if die == 6 and not s.ended:
        remove_dolmen(s, s.area_of(s.active), target == c.KING)


def succeed(s: Ireland, target: i64) -> None:
    """BTS 10.1.success, BTS 10.1.success.druid, BTS ruling.druid.gone: turned to the Christian side, or banished."""
    area = s.area_of(s.active)
    s.tell_succeeded(s.active, target, area)
    if target > c.PEOPLE:
        value = target - c.PEOPLE
        s.people[area] += bit(c.FLOCK_SHIFT + 3 * (value - 1)) - bit(3 * (value - 1))
        s.count_deed(c.PEOPLE_CONVERTED)
        s.tell_people_converted(area, value)
        look_for_conversion(s)
    elif target == c.DRUID:
        value = c.druid(s.places[area])
        s.places[area] -= value
        s.count_deed(c.DRUIDS_BANISHED)
        s.tell_druid_gone(area, value)
    else:
        s.count_deed(c.LEADERS_CONVERTED)
        s.push(c.SIDE, leader_seat(s, area, target))


def fail(s: Ireland, target: i64) -> None:
    """BTS 10.1.failure, BTS ruling.failure.druid, BTS ruling.failure.acolyte: one Zeal; a Druid revives a Dolmen.

    BTS ruling.effort.death: after a Final Effort there is one death and no more.
    """
    spared = s.ability(s.active, c.SPARE_DRUID + target_kind(target)) > 0
    area = s.area_of(s.active)
    s.count_deed(c.ATTEMPTS_FAILED)
    s.tell_failed(s.active, target, area, spared)
    if not spared and not s.effort:
        lose_zeal(s, s.active, 1)
    if target == c.DRUID and not s.ended:
        place_dolmen(s, area)


def conclude(s: Ireland) -> None:
    """BTS ruling.prepare, BTS 10.6.death, BTS ruling.effort.death: what was prepared is spent; after a Final Effort the
    Saint dies (BTS ruling.effort.victory: unless the game is won by it)."""
    s.pop()
    s.prepares = s.bonus = 0
    if s.effort:
        lose_zeal(s, s.active, 1)
        s.effort = 0


# -- Dolmens ----------------------------------------------------------------------------------------------------------


def place_dolmen(s: Ireland, area: i64) -> None:
    """BTS 10.1.failure.dolmen, BTS 14.beginner.dolmens: if one of the eight is left (Beginner: none is used)."""
    if s.dolmens:
        s.dolmens -= 1
        s.places[area] += bit(c.DOLMEN_SHIFT)
        s.tell_dolmen_placed(area, s.pc > 0)


def remove_dolmen(s: Ireland, area: i64, king: bool = False) -> None:
    """By a card, or by a 6; `king`: against a King."""
    if c.dolmens(s.places[area]):
        s.dolmens += 1
        s.places[area] -= bit(c.DOLMEN_SHIFT)
        s.tell_dolmen_gone(area, s.pc > 0, king)
