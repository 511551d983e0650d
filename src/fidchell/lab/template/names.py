"""What the things of Tribute are called: a method for each kind of thing that `Said` names in events.py."""

from typing import TYPE_CHECKING

from fidchell.core.names import Names

if TYPE_CHECKING:
    from fidchell.lab.template.game import Tribute


class TributeNames(Names):
    """Cards in words; `seat` is there already."""

    game: "Tribute"

    def card(self, rank: int) -> str:
        return self.say(f"card-{self.game.cards.names[rank]}")
