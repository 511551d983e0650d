"""What may happen in Serpent Master: what is told and by which rules. Secrets are never told before they are out."""

from typing import Annotated, Any, Final

from fidchell.core.events import Derived, Event, Said
from fidchell.games.serpent_master.components import BY_AGE, REASON_RULES

Seat = Annotated[int, Said("seat")]
Card = Annotated[int, Said("card")]
Square = Annotated[int, Said("square")]

EVERY_PLACEMENT: Final = ("SM resolution.place", "SM resolution.head", "SM resolution.orient")


class Entered(Event, rules=("SM setup.entry", "SM setup.order")):
    """Somebody names an entry."""

    seat: Seat
    square: Square


class Dealt(Event, rules=("SM setup.aside", "SM hands", "SM aside.known")):
    """Somebody's four cards are set aside."""

    seat: Seat


class Chose(Event, rules=("SM choose.secret", "SM choose")):
    """Somebody has chosen a card, and nobody learns which."""

    seat: Seat


class Revealed(Event, rules=("SM reveal", "SM hands")):
    """A chosen card is turned up."""

    seat: Seat
    card: Card


class Ordered(Event, message="log-order"):
    """The cards are lined up. `backs`: how many rounds back the cards of neighbours differ, or BY_AGE."""

    seats: Annotated[tuple[int, ...], Derived("in_order", given=False), Said("seats")]
    backs: Annotated[tuple[int, ...], Derived("ties_broken", given=False)]

    def tell(self, names: Any) -> str:
        pairs = zip(self.seats, self.seats[1:], self.backs, strict=False)
        ties = [names.tie(one, other, back) for one, other, back in pairs if back]
        return " ".join([str(super().tell(names)), *ties])

    def cites(self, game: Any) -> tuple[str, ...]:
        oldest = ("SM order.oldest",) if BY_AGE in self.backs else ()
        return (*oldest, *(("SM order.tie",) if max(self.backs) > 0 else ()), "SM order")


class Placed(Event):
    """A card's tokens are laid, and the head on the last of them. `below`: whose tokens lie under each."""

    seat: Seat
    card: Card
    way: int
    entering: Annotated[bool, Derived("waits_outside", of="seat")]
    corner: Annotated[bool, Derived("enters_at_corner", of="seat")]
    squares: Annotated[tuple[int, ...], Derived("squares", of="way"), Said("squares")]
    below: Annotated[tuple[tuple[int, ...], ...], Derived("tokens_below", of="way")]

    def tell(self, names: Any) -> str:
        told = [super().tell(names)]
        others = {stack[-1] for stack in self.below if stack}
        if others:
            told.append(names.say("log-covered", seat=names.seat(self.seat), others=names.seats(sorted(others))))
        return " ".join(map(str, told))

    def spoken(self, names: Any) -> dict[str, object]:
        return super().spoken(names) | {"head": names.square(self.squares[-1])}

    def cites(self, game: Any) -> tuple[str, ...]:
        at_work = {
            "SM turned": self.way & 3,
            "SM mirror": self.way & 4,
            "SM pictures": self.way & 8,
            "SM head": not self.entering,
            "SM entry.first": self.entering,
            "SM entry.corner": self.entering and self.corner,
            "SM stack": any(self.below),
            "SM blocked.buried": any(self.seat in stack for stack in self.below),
        }
        found = (game.card_rule(self.card), *EVERY_PLACEMENT, *(rule for rule, is_it in at_work.items() if is_it))
        return tuple(dict.fromkeys(found))

    def origin(self, game: Any) -> str:
        return str(game.card_origin(self.card))


class Lost(Event):
    """A card fits nowhere. `doorway`: because a rival's head lies on the entry."""

    seat: Seat
    card: Card
    doorway: Annotated[bool, Derived("head_in_doorway", given=False)]

    def cites(self, game: Any) -> tuple[str, ...]:
        return ("SM resolution.lost", "SM entry.blocked" if self.doorway else "SM resolution.whole")


class RoundOver(Event, rules=("SM resolution.discard", "SM rounds")):
    """All cards of a round are resolved."""

    round: int

    def tell(self, names: Any) -> None:
        """Not worth a line: the next choice says it."""


class Ended(Event, message="log-over"):
    """The eleventh round is over. `reason`: how the winner was found."""

    reason: Annotated[int, Derived("how_decided", given=False)]

    def cites(self, game: Any) -> tuple[str, ...]:
        """The tie-breakers that were looked at, up to the one that decided."""
        return ("SM end", "SM score", "SM score.head", "SM score.covered", *REASON_RULES[1 : self.reason + 1])
