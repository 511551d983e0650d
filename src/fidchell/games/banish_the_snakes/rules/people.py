"""Removing and replacing People: chapter 8."""

from mypy_extensions import i64

from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes.components import (
    AREAS,
    FLOCK_SHIFT,
    MOST_VALUE,
    amount,
    flock,
    flock_of,
    pagans_of,
    threes,
)
from fidchell.games.banish_the_snakes.rules.state import E_FLOCK, E_PEOPLE_PLACED, E_PEOPLE_REMOVED, Ireland, pop


def remove_people(s: Ireland, area: i64, number: i64) -> None:
    """BTS 8, BTS 8.right, BTS 8.pagan: first the Flock furthest to the right, then the Pagans furthest to the left.

    BTS ruling.people.flock: Flock keep their printed number for the order of the row.
    """
    for _ in range(number):
        people = s.people[area]
        if people >> FLOCK_SHIFT:
            value: i64 = MOST_VALUE
            while not flock_of(people, value):
                value -= 1
            s.people[area] = people - bit(FLOCK_SHIFT + 3 * (value - 1))
        elif people:
            value = 1
            while not pagans_of(people, value):
                value += 1
            s.people[area] = people - bit(3 * (value - 1))
        else:
            return
        s.removed += bit(8 * value)
        if s.out is not None:
            s.out.append((E_PEOPLE_REMOVED, area, value, 1 if people >> FLOCK_SHIFT else 0))


def area_with_room(s: Ireland) -> i64:
    """The first Area with an empty People box; -1: none."""
    for area in range(AREAS):
        if threes(s.people[area]) < s.box.boxes[area]:
            return area
    return -1


def fill_boxes(s: Ireland) -> bool:
    """BTS 8.replace, BTS ruling.people.together: all are drawn, then the removed ones go back. True: chance draws."""
    if area_with_room(s) < 0:
        s.pool += s.removed
        s.removed = 0
        pop(s)
        return False
    if not s.pool:  # BTS ruling.leaders.empty
        s.pool = s.removed
        s.removed = 0
    return True


def draw_people(s: Ireland, value: i64) -> None:
    """BTS 4.people, BTS 4.people.order, BTS 8.replace, BTS 8.order: a random block, Pagan side up, in its place in the
    row."""
    area = area_with_room(s)
    s.pool -= bit(8 * value)
    s.people[area] += bit(3 * (value - 1))
    if s.out is not None and s.turn:  # the set-up is told in one
        s.out.append((E_PEOPLE_PLACED, area, value))


def mostly_flock(s: Ireland, area: i64) -> bool:
    """Whether more than half of an Area's People are Flock."""
    return 2 * flock(s.people[area]) > s.box.boxes[area]


def all_flock(s: Ireland, area: i64) -> bool:
    return flock(s.people[area]) == s.box.boxes[area]


def baptise_leftmost(s: Ireland, area: i64, number: i64) -> None:
    """BTS 4.palladius.flock: the left-most People of an Area become Flock."""
    for _ in range(number):
        for value in range(1, MOST_VALUE + 1):
            if pagans_of(s.people[area], value):
                s.people[area] += bit(FLOCK_SHIFT + 3 * (value - 1)) - bit(3 * (value - 1))
                if s.out is not None:
                    s.out.append((E_FLOCK, area, value))
                break


def in_play(s: Ireland, value: i64) -> i64:
    """How many People of a value there are in all, wherever they lie."""
    n = amount(s.pool, value) + amount(s.removed, value)
    for area in range(AREAS):
        n += pagans_of(s.people[area], value) + flock_of(s.people[area], value)
    return n
