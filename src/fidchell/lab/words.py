"""What the lab says to people, in their language."""

from pathlib import Path
from typing import Any, Final

from fidchell.core.text import Texts

TEXTS: Final = Texts([Path(__file__).resolve().parent / "text"])


def say(lang: str, message: str, **given: Any) -> str:
    return TEXTS.say(lang, message, **given)


def count(number: int, what: str, lang: str = "en") -> str:
    """A number of games, players …: of one, or of several."""
    return say(lang, f"count-{what}", number=number)
