"""What things are called in Serpent Master."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fidchell.core.names import Names
from fidchell.games.serpent_master.components import BY_AGE, ROW
from fidchell.games.serpent_master.position import NAMES

if TYPE_CHECKING:
    from fidchell.games.serpent_master.rules import SerpentMasterState


class SerpentMasterNames(Names):
    """Squares, cards, ties and scores in words."""

    def square(self, place: int) -> str:
        return NAMES[place]

    def squares(self, places: Iterable[int]) -> str:
        return ", ".join(NAMES[place] for place in places)

    def card(self, card: int) -> str:
        return self.say("card-title", number=card + 1, name=self.say(f"card-{card + 1}"))

    def edge(self, state: "SerpentMasterState", place: int) -> str:
        """The side of the pit that a square lies at."""
        x, y, last = place % ROW, place // ROW, int(state.side) - 1
        sides = [("left", x == 0), ("right", x == last), ("bottom", y == 0), ("top", y == last)]
        found = [name for name, is_it in sides if is_it]
        return self.say(f"side-{found[0]}" if len(found) == 1 else "side-corner")

    def tie(self, one: int, other: int, back: int) -> str:
        """How a tie between two cards broke."""
        how = self.say("how-oldest") if back == BY_AGE else self.say("how-back", back=back)
        return self.say("log-tie", seats=self.seats([one, other]), how=how)

    def scores(self, state: "SerpentMasterState") -> str:
        return ", ".join(f"{self.seat(seat)} {int(state.score(seat))}" for seat in range(int(state.seats)))
