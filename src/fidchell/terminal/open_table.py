"""A table that is open at this terminal: what its people have been told, and where its game is saved."""

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
class TableSetup:
    """How tables are set up and played here."""

    options: dict[str, Any]
    seed: int | str | None
    referee: bool
    pace: float
    tutor: bool = False


def seat_for(name: str, bot: bool) -> Seat:
    """A bot's seat, or one of somebody at this keyboard."""
    return Seat("bot", name, None, name) if bot else Seat("person", name, YOU)


@dataclass
class OpenTable:
    """`told`: how many of the table's moves have been told; `saved`: how many are in its file; `ended`: whether the
    end has been told.

    `looked`: how many moves each seat had been told when the curtain closed behind it; `unveiled_at`: how many moves
    there were when it last opened.
    """

    table: Table
    path: Path | None = None
    seed_given: bool = False
    told: int = 0
    saved: int = 0
    ended: bool = False
    drawn_turn: int = -1
    looked: dict[int, int] = field(default_factory=dict)
    unveiled_at: int = 0
    bots: dict[int, Bot] = field(default_factory=dict)

    def bot(self, seat: int) -> Bot:
        """The bot of a seat, made when it is first needed: it may have taken over from somebody who resigned."""
        if seat not in self.bots:
            self.bots[seat] = bots.make(self.table.seats[seat].bot, self.table.game)
        return self.bots[seat]

    @property
    def people(self) -> list[int]:
        return self.table.seats_of(YOU)

    @property
    def trial(self) -> bool:
        return self.table.settings.trial
