"""What things are called in The Battle of Banners."""

from typing import TYPE_CHECKING

from fidchell.core.names import Names
from fidchell.games.battle_of_banners_2 import components as c

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners_2.game import BattleOfBanners


class BattleOfBannersNames(Names):
    """Players, pieces, squares, items and endings in words."""

    game: "BattleOfBanners"

    def player(self, who: int) -> str:
        """A colour in team play, 4 + side one against one."""
        return self.side(who - 4) if who >= 4 else self.colour(who)

    def colour(self, colour: int) -> str:
        return self.say(f"seat-{c.COLOURS[colour]}")

    def side(self, side: int) -> str:
        return self.say(f"side-{c.SIDES[side]}")

    def piece(self, figure: int, form: str = "") -> str:
        """A colour, and 4 more for a scout: `blue piece`, `green scout`."""
        return self.say(f"{'scout' if figure >= 4 else 'piece'}-{c.COLOURS[figure & 3]}{form}")

    def square(self, sq: int) -> str:
        return self.game.square(sq)

    def item(self, kind: int) -> str:
        return self.say(f"item-{c.ITEMS[kind]}")

    def flag(self, side: int) -> str:
        return self.say(f"the-flag-{c.SIDES[side]}")

    def dice(self, dice: int) -> str:
        return " + ".join(map(str, c.two_dice(dice)))

    def added(self, bonus: int) -> str:
        """What is added to dice, with its sign."""
        return f" {'−' if bonus < 0 else '+'} {abs(bonus)}" if bonus else ""

    def result(self, ending: int, winner: int) -> str:
        """How the game has ended."""
        if winner == c.NONE:
            return self.say("end-limit")
        return self.say(f"end-{c.REASONS[ending]}", who=self.side(winner), loser=self.side(1 - winner))
