"""What can go wrong, one exception each. Every message says what was wrong and what would be right."""

import sys
from functools import cache
from importlib.util import find_spec
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
    """Register the texts of a layer above core (the lab, the web, the command line), which share their reasons."""
    if folder not in _homes:
        _homes.append(folder)


@cache
def _texts(*folders: Path) -> "Texts":
    from fidchell.core.text import Texts  # only now: most programs make no mistake

    return Texts(folders)


@cache
def _home_of(module: str) -> str:
    """Return the package with the texts of a module, such as `fidchell.games.brandub`; "" if there is none."""
    package = module
    while package:
        folder = _folder_of(package)
        if folder and (folder / "en.ftl").is_file():
            return package
        package = package.rpartition(".")[0]
    return ""


def _folder_of(package: str) -> Path | None:
    """Return the folder of a package's texts; None if there is no such package here."""
    try:
        place = find_spec(package)
    except (ModuleNotFoundError, ValueError):
        return None
    folders = place.submodule_search_locations if place else None
    return Path(folders[0]).resolve() / "text" if folders else None


def home_of_caller() -> str:
    """Return the package whose texts the caller of our caller speaks. Compiled code isn't seen."""
    return _home_of(str(sys._getframe(2).f_globals.get("__name__", "")))


def _texts_with(message: str, home: str) -> "Texts":
    """Return the texts that have a message: those of its home, or core's. Only the layers of the house share theirs: a
    game never speaks another's words."""
    folder = _folder_of(home) if home else None
    if folder:
        own = _texts(folder)
        if own.has(message) or folder not in _homes:
            return own  # core's are among them
    if _texts().has(message):
        return _texts()
    return next((found for place in _homes if (found := _texts(place)).has(message)), _texts())


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
    home = ""  # the package with the text, such as a game's; core or a layer of the house if empty
    game = ""  # the package of the game that names the kinds of things, such as its cards
    detail = ""  # more for a programmer, in English only

    def __init__(self, message: str = "") -> None:
        super().__init__(message if len(message) <= LONGEST else f"{message[:LONGEST]} …")

    @classmethod
    def because(cls, reason: str, detail: str = "", *, home: str | None = None, **arguments: object) -> Self:
        """Make an error in the words of a text, `error-reason`: of the game whose module calls this, or of core.

        `what` is a kind of thing, which may have a name of its own in these texts. An argument may be an error or a
        refusal itself. `home` names the package with the texts if the caller has none: compiled code can't be seen.
        """
        found = cls("")
        found.home = home_of_caller() if home is None else home
        found.wording, found.detail = (reason, {name: _quoted(value) for name, value in arguments.items()}), detail
        found.args = (found.text("en"),)
        return found

    @classmethod
    def of(cls, error: "FidchellError") -> Self:
        """What another error says, as one of this kind."""
        found = cls(str(error))
        found.wording, found.detail, found.home, found.game = error.wording, error.detail, error.home, error.game
        return found

    def in_words_of(self, game: str) -> Self:
        """Let the texts of a game, given by its package, name the kind of thing that the error is about."""
        self.game = game
        self.args = (self.text("en"),)
        return self

    def text(self, lang: str) -> str:
        """What is wrong, in a language."""
        if self.wording is None:
            return str(self)
        reason, arguments = self.wording
        spoken = {name: _said(value, lang) for name, value in arguments.items()}
        what = f"thing-{spoken.get('what')}"
        names = _texts_with(what, self.game or self.home)
        named = {"what": names.say(lang, what)} if names.has(what) else {}
        text = _texts_with(f"error-{reason}", self.home).say(lang, f"error-{reason}", **spoken | named)
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
