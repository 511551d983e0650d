"""Whose eyes look at a table. Several seats may share a screen; then a curtain separates what each may see."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fidchell.server.errors import NotAllowed
from fidchell.server.memory import Recent
from fidchell.server.table import Table

REMEMBERED: Final = 20_000  # pairs of a table and a person


@dataclass(frozen=True)
class Look:
    """How somebody looks at a table: which seat decides, whose eyes see it, and for whom a curtain is drawn.

    Where several seats share a screen, a hand is shown only to whoever says that it is their turn to look.
    """

    seat: int | None = None
    eyes: int | None = None
    curtain: int | None = None


def hides(table: Table, seat: int, others: Sequence[int]) -> bool:
    """Whether this seat sees something that one of the others may not see."""
    things = table.game.hidden(table.session.state) if table.game.secrets else ()
    return any(
        thing.see.fully(seat) and thing.see.conceals(other, thing.value)
        for thing in things
        for other in others
        if other != seat
    )


def look(table: Table, person: str, unveiled: int | None = None) -> Look:
    """How a person looks at a table; `unveiled`: the seat that has said that it is looking."""
    own, typists = table.seats_of(person), table.typists()
    deciding = [seat for seat in own if seat in (typists or table.actors())]
    first = unveiled if unveiled in deciding else next(iter(deciding), None)
    if len(own) < 2 or table.over or not table.settings.curtain:
        seat = next(iter(own), None) if first is None else first
        return Look(seat, seat)
    if first is None or not (typists or table.game.private(table.session.state, first)):
        return Look(first)
    secret = not set(own) <= set(typists) if typists else hides(table, first, own)
    return Look(first, first) if unveiled == first or not secret else Look(curtain=first)


class Eyes:
    """Who has the screen at each table where somebody has several seats."""

    def __init__(self) -> None:
        # The seat that looks, and how often it had moved then.
        self.unveiled: Recent[tuple[str, str], tuple[int, int]] = Recent(REMEMBERED)

    def look(self, table: Table, person: str) -> Look:
        return look(table, person, self.at_screen(table, person))

    def last_at_screen(self, table: Table, person: str) -> int | None:
        """The seat that last said that it is looking."""
        return self.unveiled.get((table.row.id, person), (None, 0))[0]

    def at_screen(self, table: Table, person: str) -> int | None:
        """The seat that has the screen. Once it has moved (or a bot has for it), the screen may have changed hands."""
        seat, moves = self.unveiled.get((table.row.id, person), (None, 0))
        return seat if seat is not None and moves_of(table, seat) == moves else None

    def unveil(self, table: Table, person: str, seat: int) -> None:
        """Somebody says that it is their turn to look."""
        if seat not in table.seats_of(person):
            raise NotAllowed("not-yours")
        self.note(table.row.id, person, seat, moves_of(table, seat))
        self._tell(table, person)

    def veil(self, table: Table, person: str) -> None:
        """Nobody has the screen until the next player takes it."""
        if (table.row.id, person) in self.unveiled:
            self.note(table.row.id, person, None, 0)
            self._tell(table, person)

    def note(self, table: str, person: str, seat: int | None, moves: int) -> None:
        """Who has the screen, as this process or another knows it."""
        if seat is None:
            self.unveiled.pop((table, person), None)
        else:
            self.unveiled[table, person] = seat, moves

    def _tell(self, table: Table, person: str) -> None:
        seat, moves = self.unveiled.get((table.row.id, person), (None, 0))
        table.store.tell({"what": "eyes", "table": table.row.id, "person": person, "seat": seat, "moves": moves})


def moves_of(table: Table, seat: int) -> int:
    return sum(step.seat == seat for step in table.session.line)
