"""Which level fits somebody: the one they last played with, one up after a win, one down after two losses."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from fidchell import bots
from fidchell.bots.personas import FELLOW, FIRST, level_of
from fidchell.core.game import Game
from fidchell.server.store import Row, Store
from fidchell.server.table import Table

LATELY: Final = 8  # finished tables of each game considered when choosing a level


@dataclass(frozen=True)
class SoloGame:
    """A finished game of somebody alone with bots of one level."""

    level: int
    won: bool


def played(row: Row, person: str) -> SoloGame | None:
    """How somebody fared at a table; None if it doesn't count: others played, too, or nothing was at stake."""
    own = [number for number, seat in enumerate(row.seats) if seat.person == person]
    levels = {level_of(seat.bot) for seat in row.seats if seat.by_bot and seat.person is None}
    level = next(iter(levels), None) if len(levels) == 1 else None
    result, settings = row.summary.get("result"), row.settings
    alone = own and all(seat.person == person or seat.by_bot for seat in row.seats)
    serious = not (settings.trial or settings.closed or settings.lesson is not None)
    if not level or not result or not alone or not serious or result.get("reason") in ("agreed", "stopped"):
        return None
    return SoloGame(level, any(seat in own for seat in result.get("winners", ())))


def fitting(game: Game, rows: Iterable[Row], person: str) -> int:
    """The level to offer, after somebody's finished tables of a game, the latest first.

    Where all play together it stays the one that was chosen: nobody wants worse company for having won.
    """
    games = list(filter(None, (played(row, person) for row in rows)))
    if not games:
        return FELLOW if game.meta.together else FIRST
    last = games[0]
    if game.meta.together:
        return last.level
    if last.won:
        return min(last.level + 1, bots.LEVELS[-1])
    lost_twice = len(games) > 1 and games[1] == last
    return max(last.level - 1, bots.LEVELS[0]) if lost_twice else last.level


def offered(store: Store, game: Game, person: str) -> int:
    """The level that fits somebody now."""
    return fitting(game, [row for row in store.lately(person, LATELY) if row.game == game.id], person)


def next_up(table: Table, person: str) -> int | None:
    """The level above the one that somebody has just beaten, if there is one."""
    found = played(table.row, person)
    if found is None or not found.won or table.game.meta.together or found.level == bots.LEVELS[-1]:
        return None
    return found.level + 1
