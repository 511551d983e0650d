"""A table as this terminal sits at it: what its people have been told, and where its game is saved."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fidchell import bots
from fidchell.core.bot import Bot
from fidchell.server.seats import Seat
from fidchell.server.table import Table

YOU: Final = "you"  # whoever sits at the keyboard: a single person to the table, however many seats they have


class Leave(Exception):
    """The person leaves the table."""


class Moved(Exception):
    """The position has changed: ask again."""


@dataclass(frozen=True)
class Manner:
    """How a table is set up and played."""

    options: dict[str, Any]
    seed: int | str | None
    referee: bool
    pace: float


def seat_for(name: str, bot: bool) -> Seat:
    """A bot's seat, or one of somebody at this keyboard."""
    return Seat("bot", name, None, name) if bot else Seat("person", name, YOU)


@dataclass
class Sitting:
    """`told`: how many of the table's moves have been told; `saved`: how many are in its file; `ended`: whether the
    end has been told."""

    table: Table
    path: Path | None = None
    seed_given: bool = False
    told: int = 0
    saved: int = 0
    ended: bool = False
    drawn_turn: int = -1
    bots: dict[int, Bot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        seats = enumerate(self.table.seats)
        self.bots = {n: bots.make(seat.bot, self.table.game) for n, seat in seats if seat.by_bot}

    @property
    def people(self) -> list[int]:
        return self.table.seats_of(YOU)

    @property
    def trial(self) -> bool:
        return self.table.settings.trial
