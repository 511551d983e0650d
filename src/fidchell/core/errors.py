"""What can go wrong, one exception each. Every message says what was wrong and what would be right."""

from functools import cache
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

if TYPE_CHECKING:
    from fidchell.core.refusal import Refusal
    from fidchell.core.text import Texts

Spoken = str | int | dict[str, str]  # what a text speaks of: the same in every language, or in each its own


LONGEST: Final = 1500  # of a message: the input that it quotes may be of any length
QUOTED: Final = 900  # of what a text quotes: Fluent has no room for more than a thousand
COUNTED: Final = 10**6  # below this, a whole number is a number for texts, too, so that they know one from many

_homes: list[Path] = []  # folders of texts above core


def speak_from(folder: Path) -> None:
    """Whoever is above core, and has reasons of their own (`because`), says in which folder their words are."""
    if folder not in _homes:
        _homes.append(folder)
        _texts_with.cache_clear()


@cache
def _texts(*folders: Path) -> "Texts":
    from fidchell.core.text import Texts  # only now: most programs make no mistake

    return Texts(folders)


@cache
def _texts_with(message: str) -> "Texts":
    """Core's texts, or else those of the folder or the game that has this message."""
    if _texts().has(message):
        return _texts()
    from fidchell.core import registry

    games = (registry.place(game)[1] / "text" for game in (*registry.games(), *registry.kept()))
    for home in chain(_homes, games):
        if f"\n{message} =" in (home / "en.ftl").read_text(encoding="utf-8"):
            return _texts(home)
    return _texts()


def _quoted(value: object) -> Spoken:
    """What a text quotes, no longer than it has room for; an error or a refusal speaks the reader's language."""
    if type(value) is int and abs(value) < COUNTED:
        return value
    if hasattr(value, "text"):
        from fidchell.core.text import LANGUAGES

        return {lang: cut(value.text(lang)) for lang in LANGUAGES}
    return cut(str(value))


def _said(value: Spoken, lang: str) -> object:
    """The same in a language; Fluent would write a number of four digits in groups."""
    if isinstance(value, int):
        from fluent.runtime.types import fluent_number

        return fluent_number(value, useGrouping=False)
    return value[lang] if isinstance(value, dict) else value


def cut(text: str, most: int = QUOTED) -> str:
    """The beginning of what is too long to be quoted."""
    return text if len(text) <= most else f"{text[:most]} …"


class FidchellError(Exception):
    """The family: catch this to catch all of them. The message is English; `text` says it in the reader's language,
    if it was made of texts (`because`)."""

    wording: tuple[str, dict[str, Spoken]] | None = None  # the text's name, and what it speaks of
    detail = ""  # more for a programmer, in English only

    def __init__(self, message: str = "") -> None:
        super().__init__(message if len(message) <= LONGEST else f"{message[:LONGEST]} …")

    @classmethod
    def because(cls, reason: str, detail: str = "", **arguments: object) -> Self:
        """An error in the words of a text, core's or a game's own: `error-reason`.

        `what` is a kind of thing, which may have a name of its own in core's texts. An argument may be an error or a
        refusal itself.
        """
        found = cls("")
        found.wording, found.detail = (reason, {name: _quoted(value) for name, value in arguments.items()}), detail
        found.args = (found.text("en"),)
        return found

    @classmethod
    def of(cls, error: "FidchellError") -> Self:
        """What another error says, as one of this kind."""
        found = cls(str(error))
        found.wording, found.detail = error.wording, error.detail
        return found

    def text(self, lang: str) -> str:
        """What is wrong, in a language."""
        if self.wording is None:
            return str(self)
        reason, arguments = self.wording
        spoken = {name: _said(value, lang) for name, value in arguments.items()}
        what = f"thing-{spoken.get('what')}"
        named = {"what": _texts().say(lang, what)} if _texts().has(what) else {}
        text = _texts_with(f"error-{reason}").say(lang, f"error-{reason}", **spoken | named)
        text += f": {self.detail}" if self.detail and lang == "en" else ""
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

    def text(self, lang: str) -> str:
        """Why the rules forbid it, and which of them."""
        return f"{self.refusal.text(lang)} [{self.refusal.rule}]" if self.refusal else super().text(lang)


class InvalidPosition(FidchellError):
    """A position that can't be set up."""


class InvalidRecord(FidchellError):
    """A record that is damaged, edited, or of another version."""


class InvalidPack(FidchellError):
    """A data file of cards, boards or pieces that does not fit the game's vocabulary."""
