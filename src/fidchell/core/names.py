"""What the things of a game are called in a language: the nouns that prompts, log lines and refusals put into texts."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fidchell.core.game import Game


class Names:
    """The names of a game in one language. A game's own `Names` adds a method for each kind of thing it has."""

    game: Any

    def __init__(self, game: "Game", lang: str) -> None:
        self.game = game
        self.texts = game.texts
        self.lang = lang
        self.drawn: dict[tuple[object, ...], Any] = {}  # cache: parts of drawings that hang on few things
        self.plain: dict[str, str] = {}  # cache: most messages take no arguments and recur

    def say(self, message: str, **arguments: object) -> str:
        if arguments:
            return self.texts.say(self.lang, message, **arguments)
        if message not in self.plain:
            self.plain[message] = self.texts.say(self.lang, message)
        return self.plain[message]

    def seat(self, seat: int) -> str:
        """A player by the seat's name."""
        return str(self.game.seat_name(seat, self.lang))

    def seats(self, seats: Iterable[int]) -> str:
        """Several players."""
        return ", ".join(self.seat(seat) for seat in seats)
