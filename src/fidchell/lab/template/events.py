"""What may happen in Tribute: what is told of it (text/*.ftl, log-…), by which rules, and to whom.

For every class here `fidchell generate` makes a method of the state: `tell_dealt(seat, card)` for `Dealt`.
"""

from typing import Annotated

from fidchell.core.events import Event, Said
from fidchell.core.views import See, owner

# How numbers are put into words: by the method of this name in names.py.
Seat = Annotated[int, Said("seat")]
Card = Annotated[int, Said("card")]


class Dealt(Event, rules=("TR deal", "TR cards")):
    """Somebody is dealt a card, and nobody else learns which."""

    seat: Seat
    card: Card

    def sees(self) -> See:
        return owner(self.seat)


class TurnedUp(Event, rules=("TR prize",)):
    """A round begins."""

    round: int
    worth: int


class Chose(Event, rules=("TR choose",)):
    """Somebody has chosen. The card isn't in the event, so that no log can tell it."""

    seat: Seat


class Shown(Event, rules=("TR reveal",)):
    """A card that was offered is turned over."""

    seat: Seat
    card: Card


class Won(Event, rules=("TR reveal",)):
    """The highest card takes the prize."""

    seat: Seat
    worth: int


class Tied(Event, rules=("TR tie",)):
    """Several offered the highest card: nobody takes the prize."""

    worth: int


class Ended(Event, rules=("TR end",)):
    """The last round is over."""
