"""The end of the game and its results: chapters 12 and 13."""

from typing import Final

from mypy_extensions import i64

from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules.people import all_flock, mostly_flock
from fidchell.games.banish_the_snakes_2.rules.state import Ireland

FULL_VICTORY: Final = 3
MOST_POINTS: Final = 21

RESULTS: Final = ("total defeat", "partial defeat", "partial victory", "full victory")
LEAST: Final = (-99, 14, 26, 38)  # half points for them


def look_for_conversion(s: Ireland) -> None:
    """BTS 12.1: the instant that all People in Ireland are Flock."""
    for area in range(c.AREAS):
        if s.people[area] & c.PAGANS:
            return
    s.end(c.CONVERSION)


def half_points(s: Ireland) -> i64:
    """BTS 12.score, BTS 12.score.all, BTS 12.score.most, BTS 12.score.highking, BTS 12.score.kings,
    BTS 12.score.cathedral, BTS 12.score.dolmens, BTS 12.score.druids: the score, doubled."""
    total: i64 = 0
    cathedral = False
    for area in range(c.AREAS):
        if all_flock(s, area):
            total += 4
        elif mostly_flock(s, area):
            total += 2
        place = s.places[area]
        if c.church(place) == c.CATHEDRAL:
            cathedral = True
        total -= 2 * c.dolmens(place)
        if c.druid(place):
            total -= 2
    for province in range(c.PROVINCES):
        if s.leaders[c.KINGS + province] >= c.CHRISTIAN:
            total += 1
    if s.leaders[c.HIGH_KING] >= c.CHRISTIAN:
        total += 2
    return total + 2 if cathedral else total


def result(s: Ireland) -> i64:
    """BTS 13.fullvictory: for a converted Ireland, or by the score."""
    return FULL_VICTORY if s.ended == c.CONVERSION else grade(half_points(s))


def grade(points: i64) -> i64:
    """BTS 13.totaldefeat, BTS 13.partialdefeat, BTS 13.partialvictory, BTS 13.fullvictory, BTS ruling.score: what so
    many half points are worth."""
    found: i64 = FULL_VICTORY
    while found and points < LEAST[found]:
        found -= 1
    return found


def worth(s: Ireland) -> float:
    """What the finished game is worth to everybody: 1 for a Full Victory, less for fewer points."""
    if result(s) == FULL_VICTORY:
        return 1.0
    value = float(half_points(s)) / float(MOST_POINTS) - 1.0
    return value if value > -1.0 else -1.0
