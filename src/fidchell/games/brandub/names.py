"""What the things of Brandub are called."""

from typing import Final

from fidchell.core.names import Names
from fidchell.core.notation import square_name
from fidchell.games.brandub.components import ENDINGS, SIDE

PIECES: Final = ("attacker", "defender", "king")


class BrandubNames(Names):
    """Squares, pieces and endings in words."""

    def square(self, square: int) -> str:
        return square_name(square, SIDE)

    def piece(self, piece: int) -> str:
        return self.say(f"piece-{PIECES[piece]}")

    def result(self, ending: int, winner: int) -> str:
        """How the game has ended."""
        return self.say(f"end-{ENDINGS[ending]}", winner=self.game.meta.seats[winner] if winner >= 0 else "")
