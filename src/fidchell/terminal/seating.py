"""Who sits at a table and how it is played; what can happen to the person there besides the game."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fidchell import bots
from fidchell.core.bot import Bot
from fidchell.core.rng import Rng
from fidchell.core.session import Session

YOU = "you"


class Leave(Exception):
    """The person leaves the table."""


class Moved(Exception):
    """The position is another one now: ask afresh."""


@dataclass
class Table:
    """A session with who sits there. `told`: how many of its moves the person has been told."""

    session: Session
    seats: list[str]
    path: Path | None = None
    what_if: bool = False
    seed_given: bool = False
    told: int = 0
    saved: int = 0
    ended: bool = False
    drawn_turn: int = -1
    bots: dict[int, Bot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.bots = {n: bots.make(name, self.session.game) for n, name in enumerate(self.seats) if name != YOU}

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == YOU]

    @property
    def free_hand(self) -> bool:
        """Whether undo has no limit: one terminal runs all seats, a real table decides, or nothing is at stake."""
        return not self.bots or self.session.seed is None or self.what_if


@dataclass(frozen=True)
class Manner:
    """How a table is set up and played."""

    options: dict[str, Any]
    seed: int | str | None
    referee: bool
    pace: float


def what_if(session: Session, moves: int, seats: list[str], viewer: int | None) -> Session:
    """A branch. While a game goes on it starts from what the viewer knows, so that it gives no secret away."""
    if viewer is None:
        return session.branch(moves, seats)
    known = session.at(moves).resample(viewer, Rng(secrets.token_hex(8)))
    return Session(session.game, seats, session.record.options, start=session.game.dump(known))
