"""What may happen in Avignon: what is told, by which rules, and to whom (AV congregation.open: to everybody)."""

from typing import Annotated, Any, Final

from fidchell.core.events import Derived, Event, Said, Works
from fidchell.games.avignon import components as c

ACTIONS: Final = ("beseech", "chastise", "excommunicate", "petition")
WHY_DRAWN: Final = {c.DEAL: "AV setup.deal", c.SUCCESSION: "AV excommunicate.place"}  # else a newcomer
RESHUFFLED: Final = {c.NEWCOMER: ("AV scoring.reshuffle",), c.SUCCESSION: ("AV excommunicate.reshuffle",)}

Seat = Annotated[int, Said("seat")]
Character = Annotated[int, Said("character", ".the")]
City = Annotated[int, Said("city")]
Lane = Annotated[int, Said("lane")]


class Dealt(Event, rules=("AV setup.deal", "AV setup.seats", "AV setup.first", "AV setup.map", "AV setup.deck")):
    """Five characters lie at Genoa."""

    seat: Seat


class Acted(Event):
    """Somebody takes an action, with or by a character."""

    seat: Seat
    verb: int
    who: Annotated[int, Said("character", ".object")]

    def tell(self, names: Any) -> str:
        return str(names.say(f"log-{ACTIONS[self.verb]}", **self.spoken(names)))

    def cites(self, game: Any) -> tuple[str, ...]:
        if self.verb != c.PETITION:
            return (f"AV {ACTIONS[self.verb]}", "AV target.any")
        shared = ("AV petition", "AV petition.once", "AV petition.moves", "AV factions")
        return tuple(dict.fromkeys((game.petition_rule(self.who), *shared)))

    def origin(self, game: Any) -> str:
        return str(game.petition_origin(self.who)) if self.verb == c.PETITION else ""


class Moved(Event, cited=False):
    """A character goes from one city to another; the line before has named the rule."""

    lane: int
    who: Character
    start: City
    end: City
    pulled: Annotated[bool, Works("AV term.pull", "AV notes.upright", otherwise=("AV term.push", "AV notes.upright"))]


class Joined(Event, rules=("AV scoring", "AV congregation.open")):
    """A character joins a Congregation. `leftover`: the move would lead further; `chosen`: a petition chose it."""

    lane: int
    who: Character
    seat: Seat
    leftover: Annotated[bool, Works("AV scoring.leftover")]
    chosen: Annotated[bool, Works("AV target.fixed")]


class Discarded(Event, rules=("AV excommunicate",)):
    """A character is excommunicated."""

    lane: int
    who: Character


class Drew(Event):
    """A character comes into an empty lane; `more`: another lane is still empty."""

    lane: Lane
    who: Character
    city: City
    why: Annotated[int, Derived("why_drawn", given=False)]
    more: Annotated[bool, Derived("somebody_missing", given=False)]

    def cites(self, game: Any) -> tuple[str, ...]:
        order = ("AV scoring.order",) if self.more and self.why != c.DEAL else ()
        return (WHY_DRAWN.get(self.why, "AV scoring.refill"), "AV odds", *order)


class Reshuffled(Event):
    """The discard pile becomes the deck."""

    why: Annotated[int, Derived("why_drawn", given=False), Works(by=RESHUFFLED)]


class TurnEnded(Event, message="log-turn"):
    """A turn is over: where everybody stood at its start, now, and at the start of the rival's last."""

    seat: Annotated[int, Said("rival")]
    turn: Annotated[int, Said("next_turn")]
    lanes: int
    start: int
    before: int

    def cites(self, game: Any) -> tuple[str, ...]:
        """The Samaritan rules only if a reversal was possible."""
        cited = ["AV selfless" if self.turn == 1 else "AV turn.two", "AV turn.alternate"]
        if self.before != c.NEVER:
            cited.append("AV samaritan.compare")
            again = [lane for lane in range(c.LANES) if not (self.lanes ^ self.before) >> c.LANE_BITS * lane & 255]
            if any((self.start ^ self.before) >> c.LANE_BITS * lane & 255 for lane in again):
                cited.append("AV samaritan.partial")
        return tuple(cited)


class Ended(Event):
    """The game is over. `followers`: how many the winner has."""

    ending: int
    winner: int
    followers: int

    def tell(self, names: Any) -> str:
        return str(names.result(self.ending, self.winner, self.followers))

    def cites(self, game: Any) -> tuple[str, ...]:
        other = ("AV end.other",) if self.ending >= c.ALTERNATE else ()
        return (game.pack.cards.endings[self.ending][1], "AV end.over", *other)
