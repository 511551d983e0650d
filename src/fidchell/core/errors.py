"""What can go wrong, one exception each. Every message says what was wrong and what would be right."""

from functools import cache
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from fidchell.core.refusal import Refusal
    from fidchell.core.text import Texts


LONGEST: Final = 1500  # of a message: the input that it quotes may be of any length
QUOTED: Final = 900  # of what a text quotes: Fluent has no room for more than a thousand


@cache
def _texts() -> "Texts":
    from fidchell.core.text import Texts  # only now: most programs make no mistake

    return Texts()


class FidchellError(Exception):
    """The family: catch this to catch all of them. The message is English; `text` says it in the reader's language,
    if it was made of core's texts."""

    wording: tuple[str, dict[str, str]] | None = None  # the text's name, and what it speaks of

    def __init__(self, message: str = "") -> None:
        super().__init__(message if len(message) <= LONGEST else f"{message[:LONGEST]} …")

    @classmethod
    def because(cls, reason: str, **arguments: object) -> Self:
        """An error in the words of core's texts; `what` is a kind of thing, which may have a name of its own there."""
        found = cls("")
        quoted = {name: str(value) for name, value in arguments.items()}
        found.wording = reason, {n: v if len(v) <= QUOTED else f"{v[:QUOTED]} …" for n, v in quoted.items()}
        found.args = (found.text("en"),)
        return found

    def text(self, lang: str) -> str:
        """What is wrong, in a language."""
        if self.wording is None:
            return str(self)
        texts, (reason, arguments) = _texts(), self.wording
        what = f"thing-{arguments.get('what')}"
        named = {"what": texts.say(lang, what)} if texts.has(what) else {}
        text = texts.say(lang, f"error-{reason}", **arguments | named)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]} …"


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
