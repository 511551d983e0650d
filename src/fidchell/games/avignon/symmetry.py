"""Lanes have no order: a position is worth the same if they change places."""

from fidchell.core.earlier import times
from fidchell.core.state import State
from fidchell.games.avignon.components import LANE_BITS, LANES
from fidchell.games.avignon.rules import AvignonState


def likeness(state: State) -> tuple[object, ...]:
    """The lanes in any order, each with what it was before, and all the rest: how often the position has come, too."""
    assert isinstance(state, AvignonState)
    rest = (state.rome, state.avignon, state.deck, state.pile, state.seat, state.left, state.taken, state.frames)
    came = times(state.earlier, state.place(), state.deck)
    lanes = sorted(lane(state, number) for number in range(LANES))
    return (*lanes, *map(int, (*rest, state.ended, state.winner, came)))


def lane(state: AvignonState, number: int) -> tuple[int, ...]:
    """Who stands in a lane and stood there, and where; whether it has been chosen."""
    roads = (int(road) >> LANE_BITS * number & 255 for road in (state.lanes, state.turn_start, state.samaritan))
    return (*roads, int(state.chosen) >> number & 1)
