"""What a player asks the others to agree to: a draw, stopping, a take-back, resigning, replacing somebody.

An offer stands until it is answered or withdrawn; if a move makes it pointless it lapses, and the table says so.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from fidchell.server.errors import InTheWay, NotAllowed, NotNow

if TYPE_CHECKING:
    from fidchell.server.seats import Seat
    from fidchell.server.table import Table

KINDS: Final = ("draw", "stop", "takeback", "replace", "resign")


@dataclass(frozen=True)
class Offer:
    """`about`: the number of the move to take back, or the seat to give to a bot. `at`: when it was made."""

    kind: str
    seat: int
    yes: list[int] = field(default_factory=list)
    about: int = -1
    number: int = 0
    at: float = 0.0


def asked(table: "Table", offer: Offer) -> list[int]:
    """The seats whose people have to agree. A bot with a seat of its own agrees to anything but a draw.

    A bot that stands in for a person does not agree on their behalf. Only when somebody has been away for longer than
    the table's patience can the game be stopped without them.
    """
    seats = [seat for seat in range(len(table.seats)) if seat != offer.seat]
    if offer.kind == "replace":  # others who have kept the table waiting as long have no say either
        gone = {table.seats[n].person for n in (offer.about, *table.actors()) if n >= 0 and n != offer.seat}
        return [n for n in seats if table.seats[n].kind == "person" and table.seats[n].person not in gone]
    if offer.kind == "resign":
        seats = [n for n in seats if n in partners(table, offer.seat)]
    return [n for n in seats if has_say(table.seats[n], offer.kind, table.settings.patience)]


def has_say(seat: "Seat", kind: str, patience: float) -> bool:
    if seat.kind == "person":
        return True
    gone = seat.absent or (seat.left > 0 and time.time() - seat.left >= patience)
    return seat.stands_in and not (gone and kind in ("stop", "resign"))


def partners(table: "Table", seat: int) -> list[int]:
    """The seats on the same side."""
    return next(side for side in table.game.sides(table.session.state) if seat in side)


def concerns(table: "Table", kind: str, seat: int, person: str) -> bool:
    """Whether somebody may know of an offer: a side discusses resigning in private until it does."""
    side = partners(table, seat) if kind == "resign" else range(len(table.seats))
    return kind != "resign" or any(person and table.seats[n].person == person for n in side)


def check(table: "Table", offer: Offer, now: float) -> None:
    """Check that this may be offered now; NotAllowed or NotNow says why not."""
    if offer.kind not in KINDS:
        raise NotAllowed("no-such-offer", kind=offer.kind[:40])
    if table.over:
        raise InTheWay("game-over")
    if not table.started:
        raise InTheWay("not-begun")
    if table.lesson and offer.kind in ("draw", "takeback"):
        raise InTheWay("lesson-goes-forward")
    if offer.kind == "draw" and any(seat.by_bot and not seat.stands_in for seat in table.seats):
        raise InTheWay("a-bot-does-not-agree")
    if offer.kind == "takeback" and offer.about < 0:
        raise NotNow("no-move-of-yours")
    if offer.kind == "replace":
        if offer.about < 0 or offer.about not in table.actors() or table.seats[offer.about].kind != "person":
            raise InTheWay("does-not-wait")
        if table.seats[offer.about].person == table.seats[offer.seat].person:
            raise NotAllowed("seat-is-your-own")
        if now - table.waiting_since < table.settings.patience:
            raise InTheWay("too-early")
    if table.offered is not None and not agreed(table, offer):
        raise InTheWay("on-offer-already")


def last_move(table: "Table", seat: int) -> int:
    """The number of a seat's last standing move; -1 if there is none."""
    return next((step.number for step in reversed(table.session.line) if step.seat == seat), -1)


def depth(table: "Table", offer: Offer) -> int:
    """How many standing moves a take-back would undo."""
    return sum(step.number >= offer.about for step in table.session.line)


def lapses(offer: Offer, seat: int, at_once: bool) -> bool:
    """Whether a person's move at this seat makes the offer pointless."""
    if offer.kind == "draw":
        return seat not in offer.yes and not at_once  # playing on declines it; a secret choice says nothing
    return seat == {"takeback": offer.seat, "replace": offer.about}.get(offer.kind)


def agreed(table: "Table", offer: Offer) -> bool:
    return set(asked(table, offer)) <= set(offer.yes) or unanswered(offer, table.settings.patience)


def unanswered(offer: Offer, patience: float) -> bool:
    """Whether the others have ignored it for so long that the seat is given away without them."""
    return offer.kind == "replace" and offer.at > 0 and time.time() - offer.at >= patience


def same_sides(sides: Sequence[Sequence[int]], seats: int) -> int:
    """How many seats everybody moves on for a rematch, so that partners stay partners."""
    together = {frozenset(side) for side in sides}
    for step in range(1, seats):
        if {frozenset((seat + step) % seats for seat in side) for side in together} == together:
            return step
    return 0
