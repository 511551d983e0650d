"""Removing and replacing People: chapter 8."""

from mypy_extensions import i64

from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.state import Ireland


def remove_people(s: Ireland, area: i64, number: i64) -> None:
    """BTS 8, BTS 8.right, BTS 8.pagan: first the Flock furthest to the right, then the Pagans furthest to the left.

    BTS ruling.people.flock: Flock keep their printed number for the order of the row.
    """
    for _ in range(number):
        people = s.people[area]
        if people >> c.FLOCK_SHIFT:
            value: i64 = c.MOST_VALUE
            while not c.flock_of(people, value):
                value -= 1
            s.people[area] = people - bit(c.FLOCK_SHIFT + 3 * (value - 1))
        elif people:
            value = 1
            while not c.pagans_of(people, value):
                value += 1
            s.people[area] = people - bit(3 * (value - 1))
        else:
            return
        more = s.removed > 0
        s.removed += bit(8 * value)
        s.tell_people_removed(area, value, people >> c.FLOCK_SHIFT > 0, more)


def area_with_room(s: Ireland) -> i64:
    """The first Area with an empty People box; -1: none."""
    for area in range(c.AREAS):
        if c.threes(s.people[area]) < s.box.boxes[area]:
            return area
    return -1


def fill_boxes(s: Ireland) -> bool:
    """BTS 8.replace, BTS ruling.people.together: all are drawn, then the removed ones go back. True: chance draws."""
    if area_with_room(s) < 0:
        s.pool += s.removed
        s.removed = 0
        s.pop()
        return False
    if not s.pool:  # BTS ruling.leaders.empty
        s.tell_set_aside_returned(False, True)
        s.pool = s.removed
        s.removed = 0
    return True


def draw_people(s: Ireland, value: i64) -> None:
    """BTS 4.people, BTS 4.people.order, BTS 8.replace, BTS 8.order: a random block, Pagan side up, in its place in the
    row."""
    area = area_with_room(s)
    s.pool -= bit(8 * value)
    s.people[area] += bit(3 * (value - 1))
    if s.turn:  # the set-up is told in one
        s.tell_people_placed(area, value)


def mostly_flock(s: Ireland, area: i64) -> bool:
    """Whether more than half of an Area's People are Flock."""
    return 2 * c.flock(s.people[area]) > s.box.boxes[area]


def all_flock(s: Ireland, area: i64) -> bool:
    return c.flock(s.people[area]) == s.box.boxes[area]


def baptise_leftmost(s: Ireland, area: i64, number: i64) -> None:
    """BTS 4.palladius.flock: the left-most People of an Area become Flock."""
    for _ in range(number):
        for value in range(1, c.MOST_VALUE + 1):
            if c.pagans_of(s.people[area], value):
                s.people[area] += bit(c.FLOCK_SHIFT + 3 * (value - 1)) - bit(3 * (value - 1))
                s.tell_flock_already(area, value)
                break


def in_play(s: Ireland, value: i64) -> i64:
    """How many People of a value there are in all, wherever they lie."""
    n = c.amount(s.pool, value) + c.amount(s.removed, value)
    for area in range(c.AREAS):
        n += c.pagans_of(s.people[area], value) + c.flock_of(s.people[area], value)
    return n
