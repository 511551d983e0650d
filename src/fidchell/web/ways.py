"""Which way things went in the latest moves: the script lets them go the same way on everybody's screen."""

import json
from typing import Final
from weakref import WeakKeyDictionary

from fidchell.core.record import Step
from fidchell.core.scene import Way
from fidchell.core.state import CHANCE
from fidchell.server.table import Table

LATEST: Final = 6  # moves; whoever has missed more sees things glide straight
FOUND: Final[WeakKeyDictionary[Table, dict[int, Way | None]]] = WeakKeyDictionary()


def ways(table: Table, eyes: int | None, moves: int | None = None) -> str:
    """The ways of the last moves up to one that this seat may know of: its number, what went, over which spots."""
    line, session = table.session.line[:moves], table.session
    first = max(0, len(line) - LATEST)
    found = [
        (number, way.start, way.path)
        for number, step in enumerate(line[first:], first + 1)
        if step.seat != CHANCE and session.sees[step.number].fully(eyes) and (way := way_of(table, step))
    ]
    return json.dumps(found, separators=(",", ":"))


def way_of(table: Table, step: Step) -> Way | None:
    """Found once for every move."""
    known = FOUND.setdefault(table, {})
    if step.number not in known:
        known[step.number] = table.game.way(step.before, step.seat, step.action)
    return known[step.number]
