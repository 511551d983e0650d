"""Prepare and Convert: rule 10.1, and what comes of it."""

from typing import Final

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes.components import (
    AREAS,
    CHIEF,
    CHRISTIAN,
    DOLMEN_SHIFT,
    DRUID,
    EQUAL_SUCCEEDS,
    FLOCK_SHIFT,
    HIDDEN,
    HIGH,
    HIGH_KING,
    KING,
    KINGS,
    MOST_VALUE,
    PEOPLE,
    SPARE_DRUID,
    dolmens,
    druid,
    pagans_of,
)
from fidchell.games.banish_the_snakes.rules.death import lose_zeal
from fidchell.games.banish_the_snakes.rules.ending import look_for_conversion
from fidchell.games.banish_the_snakes.rules.influence import influence, target_kind
from fidchell.games.banish_the_snakes.rules.state import (
    AFTER,
    ATTEMPTS_FAILED,
    DIE,
    DRUIDS_BANISHED,
    E_ATTEMPT,
    E_DOLMEN,
    E_DRUID_GONE,
    E_DRUID_SHOWN,
    E_FAILURE,
    E_NO_EFFECT,
    E_PEOPLE_CONVERTED,
    E_ROLLED,
    E_SUCCESS,
    E_SUM,
    FLIP,
    LEADERS_CONVERTED,
    PEOPLE_CONVERTED,
    SETTLE,
    SIDE,
    Ireland,
    ability,
    area_of,
    count_deed,
    pop,
    push,
    who,
)

HOPELESS: Final = -6  # and worse: automatic failure, BTS 10.1.automatic.failure
FAILS: Final = -1  # in E_SUM: no die is needed
SUCCEEDS: Final = 7


# -- targets ----------------------------------------------------------------------------------------------------------


def targets(s: Ireland, area: i64) -> i64:
    """BTS ruling.targets, BTS ruling.hopeless, BTS 10.area: what may be tried in an Area, as a bit set.

    BTS 10.1.facedown: only the Druid while he lies face down.
    """
    found: i64 = 0
    here = druid(s.places[area])
    if here:
        found |= bit(DRUID)
    if here != HIDDEN:
        if is_pagan(s, area):
            found |= bit(CHIEF)
        people = s.people[area]
        for value in range(1, MOST_VALUE + 1):
            if pagans_of(people, value):
                found |= bit(PEOPLE + value)
        if area == s.box.tara and is_pagan(s, HIGH_KING):  # BTS 10.highking, BTS 10.1.highking.known
            found |= bit(HIGH)
    province = s.box.province[area]
    if is_pagan(s, KINGS + province) and druids_known(s, province):  # BTS 10.king
        found |= bit(KING)
    return found


def is_pagan(s: Ireland, leader: i64) -> bool:
    return 0 < s.leaders[leader] < CHRISTIAN


def druids_known(s: Ireland, province: i64) -> bool:
    """BTS 10.1.king.known: no Druid of the Province lies face down."""
    for area in range(AREAS):
        if s.box.within[province] >> area & 1 and druid(s.places[area]) == HIDDEN:
            return False
    return True


def leader_seat(s: Ireland, area: i64, target: i64) -> i64:
    """Where the Chief, King or High King sits who is tried from an Area."""
    if target == CHIEF:
        return area
    return KINGS + s.box.province[area] if target == KING else HIGH_KING


# -- the attempt ------------------------------------------------------------------------------------------------------


def attempt(s: Ireland, target: i64) -> None:
    """BTS 10.1, BTS ruling.committed: commit to the attempt; a face-down Druid is turned over only now."""
    area = area_of(s, s.active)
    if s.out is not None:
        s.out.append((E_ATTEMPT, who(s, s.active), target, area))
    push(s, AFTER)
    push(s, SETTLE, target)
    if target == DRUID and druid(s.places[area]) == HIDDEN:
        push(s, FLIP, area)


def turn_druid(s: Ireland, value: i64) -> None:
    """BTS 10.1.druid: his value is known from now on."""
    area = frames.argument(s.frames)
    pop(s)
    s.druids -= bit(8 * value)
    s.places[area] += value - HIDDEN
    if s.out is not None:
        s.out.append((E_DRUID_SHOWN, area, value))


def needed(s: Ireland, total: i64) -> i64:
    """The Minimum Result Needed: BTS 10.1.slider, BTS 10.1.slider.left, BTS 10.1.slider.right, BTS 10.1.slider.example,
    BTS 10.1.mrn, BTS ruling.slider, BTS ruling.slider.written."""
    return s.box.needs[5 * s.written + total + 5]


def settle(s: Ireland) -> None:
    """BTS 10.1.automatic.failure, BTS 10.1.automatic.success, BTS ruling.automatic: the die only if it decides."""
    target = frames.argument(s.frames)
    pop(s)
    total = influence(s, s.active, target)
    if s.out is not None:
        need = FAILS if total <= HOPELESS else SUCCEEDS if total >= 0 else needed(s, total)
        s.out.append((E_SUM, who(s, s.active), target, total, need))
    if total >= 0:
        succeed(s, target)
    elif total <= HOPELESS:
        fail(s, target)
    else:
        push(s, DIE, target)


def roll(s: Ireland, die: i64) -> None:
    """BTS 10.1.equal, BTS 10.1.success, BTS 10.1.failure: more than needed, equal, less. BTS 10.1.six: a 6 removes a
    Dolmen. BTS ruling.six.success, BTS ruling.six.king: it always succeeds, and where the Saint stands."""
    target = frames.argument(s.frames)
    pop(s)
    need = needed(s, influence(s, s.active, target))
    if s.out is not None:
        s.out.append((E_ROLLED, die))
    if die > need or (die == need and ability(s, s.active, EQUAL_SUCCEEDS)):
        succeed(s, target)
    elif die == need:
        if s.out is not None:
            s.out.append((E_NO_EFFECT, who(s, s.active), target, area_of(s, s.active)))
    else:
        fail(s, target)
    if die == 6 and not s.ended:
        remove_dolmen(s, area_of(s, s.active))


def succeed(s: Ireland, target: i64) -> None:
    """BTS 10.1.success, BTS 10.1.success.druid, BTS ruling.druid.gone: turned to the Christian side, or banished."""
    area = area_of(s, s.active)
    if s.out is not None:
        s.out.append((E_SUCCESS, who(s, s.active), target, area))
    if target > PEOPLE:
        value = target - PEOPLE
        s.people[area] += bit(FLOCK_SHIFT + 3 * (value - 1)) - bit(3 * (value - 1))
        count_deed(s, PEOPLE_CONVERTED)
        if s.out is not None:
            s.out.append((E_PEOPLE_CONVERTED, area, value))
        look_for_conversion(s)
    elif target == DRUID:
        value = druid(s.places[area])
        s.places[area] -= value
        count_deed(s, DRUIDS_BANISHED)
        if s.out is not None:
            s.out.append((E_DRUID_GONE, area, value))
    else:
        count_deed(s, LEADERS_CONVERTED)
        push(s, SIDE, leader_seat(s, area, target))


def fail(s: Ireland, target: i64) -> None:
    """BTS 10.1.failure, BTS ruling.failure.druid, BTS ruling.failure.acolyte: one Zeal; a Druid revives a Dolmen.

    BTS ruling.effort.death: after a Final Effort there is one death and no more.
    """
    spared = ability(s, s.active, SPARE_DRUID + target_kind(target)) > 0
    area = area_of(s, s.active)
    count_deed(s, ATTEMPTS_FAILED)
    if s.out is not None:
        s.out.append((E_FAILURE, who(s, s.active), target, area, 1 if spared else 0))
    if not spared and not s.effort:
        lose_zeal(s, s.active, 1)
    if target == DRUID and not s.ended:
        place_dolmen(s, area)


def conclude(s: Ireland) -> None:
    """BTS ruling.prepare, BTS 10.6.death, BTS ruling.effort.death: what was prepared is spent; after a Final Effort the
    Saint dies, unless the game is won already (BTS ruling.effort.victory)."""
    pop(s)
    s.prepares = s.bonus = 0
    if s.effort:
        lose_zeal(s, s.active, 1)
        s.effort = 0


# -- Dolmens ----------------------------------------------------------------------------------------------------------


def place_dolmen(s: Ireland, area: i64) -> None:
    """BTS 10.1.failure.dolmen, BTS 14.beginner.dolmens: if one of the eight is left (Beginner: none is used)."""
    if s.dolmens:
        s.dolmens -= 1
        s.places[area] += bit(DOLMEN_SHIFT)
        if s.out is not None:
            s.out.append((E_DOLMEN, area, 1, 1 if s.pc else 0))


def remove_dolmen(s: Ireland, area: i64) -> None:
    if dolmens(s.places[area]):
        s.dolmens += 1
        s.places[area] -= bit(DOLMEN_SHIFT)
        if s.out is not None:
            s.out.append((E_DOLMEN, area, -1, 1 if s.pc else 0))
