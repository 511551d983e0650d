"""What can go wrong, one exception each. Every message says what was wrong and what would be right."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fidchell.core.refusal import Refusal


LONGEST: Final = 1500  # of a message: the input that it quotes may be of any length


class FidchellError(Exception):
    """The family: catch this to catch all of them."""

    def __init__(self, message: str = "") -> None:
        super().__init__(message if len(message) <= LONGEST else f"{message[:LONGEST]} …")


class UnknownGame(FidchellError):
    """No game has this id."""


class IncompleteGame(FidchellError):
    """A game's folder lacks a file, or what must be in it."""


class InvalidOptions(FidchellError):
    """A number of seats, an option or an option's value that the game does not have."""


class InvalidAction(FidchellError):
    """Not an action at all: an unknown verb, a malformed argument, a value of the wrong type."""


class IllegalAction(FidchellError):
    """A well-formed action that the rules forbid now; `refusal` says why and cites the rule."""

    def __init__(self, message: str, refusal: "Refusal | None" = None) -> None:
        super().__init__(message)
        self.refusal = refusal


class InvalidPosition(FidchellError):
    """A position that can't be set up."""


class InvalidRecord(FidchellError):
    """A record that is damaged, edited, or of another version."""


class InvalidPack(FidchellError):
    """A data file of cards, boards or pieces that does not fit the game's vocabulary."""
