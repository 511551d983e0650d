"""The end of the game and its results: chapters 12 and 13."""

from typing import Final

from mypy_extensions import i64

from fidchell.games.banish_the_snakes.components import (
    AREAS,
    CHRISTIAN,
    HIGH_KING,
    KINGS,
    PAGANS,
    PROVINCES,
    church,
    dolmens,
    druid,
)
from fidchell.games.banish_the_snakes.rules.people import all_flock, mostly_flock
from fidchell.games.banish_the_snakes.rules.state import CONVERSION, Ireland, end

CATHEDRAL: Final = 4  # level 3, + 1

TOTAL_DEFEAT: Final = 0
PARTIAL_DEFEAT: Final = 1
PARTIAL_VICTORY: Final = 2
FULL_VICTORY: Final = 3
MOST_POINTS: Final = 21

RESULTS: Final = ("total defeat", "partial defeat", "partial victory", "full victory")
REASONS: Final = ("", "converted", "paganism", "deck", "acolyte")
RULES: Final = ("", "BTS 12.1", "BTS 12.2", "BTS 12.3", "BTS 12.4")


def look_for_conversion(s: Ireland) -> None:
    """BTS 12.1: the instant that all People in Ireland are Flock."""
    for area in range(AREAS):
        if s.people[area] & PAGANS:
            return
    end(s, CONVERSION)


def half_points(s: Ireland) -> i64:
    """BTS 12.score, BTS 12.score.all, BTS 12.score.most, BTS 12.score.highking, BTS 12.score.kings,
    BTS 12.score.cathedral, BTS 12.score.dolmens, BTS 12.score.druids: the score, doubled."""
    total: i64 = 0
    cathedral = False
    for area in range(AREAS):
        if all_flock(s, area):
            total += 4
        elif mostly_flock(s, area):
            total += 2
        place = s.places[area]
        if church(place) == CATHEDRAL:
            cathedral = True
        total -= 2 * dolmens(place)
        if druid(place):
            total -= 2
    for province in range(PROVINCES):
        if s.leaders[KINGS + province] >= CHRISTIAN:
            total += 1
    if s.leaders[HIGH_KING] >= CHRISTIAN:
        total += 2
    return total + 2 if cathedral else total


def result(s: Ireland) -> i64:
    """BTS 13.totaldefeat, BTS 13.partialdefeat, BTS 13.partialvictory, BTS 13.fullvictory, BTS ruling.score."""
    if s.ended == CONVERSION:
        return FULL_VICTORY
    points = half_points(s)
    if points < 14:
        return TOTAL_DEFEAT
    if points < 26:
        return PARTIAL_DEFEAT
    if points < 38:
        return PARTIAL_VICTORY
    return FULL_VICTORY


def worth(s: Ireland) -> float:
    """What the finished game is worth to everybody: 1 for a Full Victory, less for fewer points."""
    if result(s) == FULL_VICTORY:
        return 1.0
    value = float(half_points(s)) / float(MOST_POINTS) - 1.0
    return value if value > -1.0 else -1.0
