"""What the lab says to people, in their language."""

from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import cut
from fidchell.core.text import Texts

TEXTS: Final = Texts([Path(__file__).resolve().parent / "text"])


def say(lang: str, message: str, **given: Any) -> str:
    return TEXTS.say(lang, message, **fitting(given))


def fitting(given: dict[str, Any]) -> dict[str, Any]:
    """What a text speaks of, no longer than Fluent has room for: a path, or a word of a command line, may be."""
    return {name: cut(value) if isinstance(value, str) else value for name, value in given.items()}


def count(number: int, what: str, lang: str = "en") -> str:
    """A number of games, players …: of one, or of several."""
    return say(lang, f"count-{what}", number=number)
