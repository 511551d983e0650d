"""A seat at a table, and who has it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, Final

from fidchell.bots.personas import STAND_IN, check
from fidchell.core.game import Game
from fidchell.server.identity import new_id

RECORDED: Final = "guest"  # the kind of a seat with a name but nobody behind it; stores know it by this older word
LESSON: Final = "✎"  # the name of a seat that a lesson's script plays


@dataclass
class Seat:
    """kind: open (to anybody with the link), person, bot, or RECORDED (a name in an imported record, or a lesson's
    script).

    A bot that stands in for somebody keeps `person`, who can reclaim the seat. `absent`: the others gave it to the bot
    because its person did not come back; `resigned`: the game goes on, but this seat has lost it.
    """

    kind: str = "open"
    name: str = ""
    person: str | None = None
    bot: str = ""
    invite: str = field(default_factory=new_id)
    absent: bool = False
    resigned: bool = False
    left: float = 0.0  # when its person left it to the bot
    random: str = ""  # what its person adds to the seed, until the game begins

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> "Seat":
        """A seat as it was stored; a newer version may have added fields."""
        known = {one.name for one in fields(cls)}
        return cls(**{name: value for name, value in data.items() if name in known})

    @property
    def by_bot(self) -> bool:
        return self.kind == "bot"

    @property
    def recorded(self) -> bool:
        """Whether a record or a lesson's script plays here."""
        return self.kind == RECORDED

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays here for a person who can come back."""
        return self.by_bot and self.person is not None and not self.resigned

    def hand_over(self, bot: str = STAND_IN) -> None:
        """Give the seat to a bot."""
        self.kind, self.bot = "bot", bot


def bot_seat(spec: str, game: Game) -> Seat:
    """The seat of a bot by its specification; InvalidOptions says what is wrong with it."""
    check(spec, game)
    return Seat("bot", spec, None, spec)
