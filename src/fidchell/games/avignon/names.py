"""What things are called in Avignon."""

from typing import TYPE_CHECKING

from fidchell.core.names import Names
from fidchell.games.avignon import components as c
from fidchell.games.avignon.position import CITIES

if TYPE_CHECKING:
    from fidchell.games.avignon.game import Avignon


class AvignonNames(Names):
    """Characters, cities and endings in words."""

    game: "Avignon"

    def character(self, kind: int, form: str = "") -> str:
        return self.say(f"character-{self.game.pack.names[kind]}{form}")

    def faction(self, faction: int, form: str = "") -> str:
        return self.say(f"character-{self.game.pack.factions[faction]}{form}")

    def city(self, index: int) -> str:
        return self.say(f"city-{CITIES[index]}")

    def lane(self, lane: int) -> int:
        return lane + 1

    def rival(self, seat: int) -> str:
        return self.seat(1 - seat)

    def next_turn(self, turn: int) -> int:
        return turn + 1

    def result(self, ending: int, winner: int, followers: int) -> str:
        """How the game has ended."""
        if ending == c.REPETITION:
            return self.say("end-repetition")
        seat = self.seat(winner)
        if ending in (c.THREE, c.BOTH):
            return self.say("end-three" if ending == c.THREE else "end-both", seat=seat, number=followers)
        kind, loses = divmod(ending - c.ALTERNATE, 2)
        cards = self.game.pack.cards
        faction = int(cards.loses_with[kind] if loses else cards.wins_with[kind])
        return self.say(
            "end-loses" if loses else "end-wins",
            seat=seat,
            rival=self.rival(winner),
            holder=self.character(kind, ".a"),
            who=self.faction(faction, ".a"),
        )
