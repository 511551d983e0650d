"""Removing and replacing Leaders: chapter 9, with the whole chain of promotions."""

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.people import mostly_flock
from fidchell.games.banish_the_snakes_2.rules.state import Ireland


def remove_leader(s: Ireland, leader: i64) -> None:
    """BTS 9.remove: set aside; he goes back when all are replaced."""
    code = s.leaders[leader]
    if code == c.NOBODY:
        return
    s.leaders[leader] = c.NOBODY
    if code >= c.CHRISTIAN:
        s.removed_types += bit(3 * (code - c.CHRISTIAN))
    else:
        s.removed_pagans += bit(8 * (code - 1))
    s.tell_leader_removed(leader, code)


def some_removed(s: Ireland) -> bool:
    return s.removed_pagans != 0 or s.removed_types != 0


def return_removed(s: Ireland) -> None:
    """BTS 9.return, BTS 4.leaders.sides: back into the container, where nobody knows the two sides together."""
    s.tell_set_aside_returned(some_removed(s), not s.cup)
    s.cup += s.removed_pagans
    s.types += s.removed_types
    rest = s.removed_types
    kind: i64 = 0
    while rest:
        s.cup += (rest & 7) << 8 * s.box.pagan[kind]
        rest >>= 3
        kind += 1
    s.removed_pagans = s.removed_types = 0


def empty_seat(s: Ireland, first: i64, last: i64) -> i64:
    """The first seat without a Leader, from `first` to before `last`; -1: none."""
    for leader in range(first, last):
        if s.leaders[leader] == c.NOBODY:
            return leader
    return -1


def awaited(s: Ireland) -> i64:
    """The seat that is to be filled now."""
    stage = frames.argument(s.frames)
    if stage == c.CHIEFS_FIRST:
        return empty_seat(s, 0, c.AREAS)
    if stage == c.THEN_KINGS:
        return empty_seat(s, c.KINGS, c.KINGS + c.PROVINCES)
    if stage == c.THEN_HIGH_KING:
        return empty_seat(s, c.HIGH_KING, c.LEADERS)
    return empty_seat(s, 0, c.LEADERS)


def fill_seats(s: Ireland) -> bool:
    """BTS 9, BTS 9.chain, BTS ruling.leaders.passes: pass after pass Chiefs, Kings, the High King. True: chance goes
    on.

    BTS ruling.leaders.empty: an empty container gets back what was set aside.
    """
    stage = frames.argument(s.frames)
    if awaited(s) >= 0:
        if not s.cup:
            return_removed(s)
        return True
    if stage == c.CHIEFS_FIRST or stage == c.THEN_KINGS:
        s.replace(c.LEADERS_FRAME, stage + 1)
    elif stage == c.THEN_HIGH_KING and empty_seat(s, 0, c.LEADERS) >= 0:
        s.replace(c.LEADERS_FRAME, c.CHIEFS_FIRST)
    else:
        return_removed(s)
        s.pop()
    return False


def by_die(s: Ireland) -> bool:
    """Whether the seat to be filled is filled by promotion."""
    stage = frames.argument(s.frames)
    return stage == c.THEN_KINGS or stage == c.THEN_HIGH_KING


def draw_leader(s: Ireland, value: i64) -> None:
    """BTS 9.chiefs, BTS 9.chiefs.christian, BTS 9.chiefs.pagan: Christian side up where most People are Flock.

    BTS 4.leaders: at the start all are Pagan.
    """
    leader = awaited(s)
    s.cup -= bit(8 * value)
    s.leaders[leader] = 1 + value
    if frames.argument(s.frames) == c.DEAL:
        return  # the set-up is told in one
    christian = mostly_flock(s, leader)
    s.tell_leader_drawn(leader, value, christian)
    if christian:
        s.push(c.SIDE, leader)


def promote(s: Ireland, die: i64) -> None:
    """BTS 9.kings, BTS 9.highking, BTS 9.side, BTS ruling.leaders.fresh: the die names who rises; he keeps his side."""
    leader = awaited(s)
    if leader == c.HIGH_KING:
        riser = c.KINGS + s.box.king_of_die[die - 1]
    else:
        riser = s.box.chief_of_die[6 * (leader - c.KINGS) + die - 1]
    s.leaders[leader] = s.leaders[riser]
    s.leaders[riser] = c.NOBODY
    s.tell_promoted(die, riser, leader)


def sides(s: Ireland, leader: i64) -> i64:
    """How many blocks a Pagan Leader may be: those with his value whose other side nobody knows."""
    value = s.leaders[leader] - 1
    n: i64 = 0
    rest = s.types
    kind: i64 = 0
    while rest:
        if s.box.pagan[kind] == value:
            n += rest & 7
        rest >>= 3
        kind += 1
    return n


def nth_side(s: Ireland, leader: i64, n: i64) -> i64:
    """The type of the n-th of them."""
    value = s.leaders[leader] - 1
    kind: i64 = 0
    while True:
        if s.box.pagan[kind] == value:
            n -= s.types >> 3 * kind & 7
            if n < 0:
                return kind
        kind += 1


def turn_leader(s: Ireland, kind: i64) -> None:
    """BTS 10.1.success, BTS 9.chiefs.christian, BTS 4.leaders.sides: his Christian side comes up, whatever it is."""
    leader = frames.argument(s.frames)
    s.pop()
    s.types -= bit(3 * kind)
    s.leaders[leader] = c.CHRISTIAN + kind
    s.tell_turned(leader, kind, frames.kind(s.frames) == c.LEADERS_FRAME)
