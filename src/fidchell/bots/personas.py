"""How bots are introduced to people: levels have names, pictures and manners; anything else is just a bot."""

import re
from typing import Final

from fidchell import _compiled, bots
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.text import Texts

FIRST: Final = 2  # the level for somebody of whom nothing is known
FELLOW: Final = 4  # the same where all play together: a good companion, not a pupil
LONGEST_SPEC: Final = 200  # letters
STAND_IN: Final = "level:3"  # plays on for a person who has left


def spec_of(level: int) -> str:
    return f"level:{level}"


def level_of(spec: str) -> int | None:
    """The level that a specification names, if it does."""
    return next((level for level in bots.LEVELS if spec == spec_of(level)), None)


def name_of(spec: str, texts: Texts, lang: str, form: str = "") -> str:
    """What people call a bot; `form`: "the", within a sentence."""
    level = level_of(spec)
    message = "bot-name" if level is None else f"level-{level}"
    return texts.say(lang, f"{message}.{form}" if form else message)


def manner_of(level: int, texts: Texts, lang: str, together: bool) -> str:
    """A sentence on how a level plays: against people, or with them."""
    return texts.say(lang, f"level-{level}.{'fellow' if together else 'manner'}")


def check(spec: str, game: Game) -> None:
    """Whatever a stranger sends: InvalidOptions says what is wrong with a bot's specification."""
    if len(spec) > LONGEST_SPEC:
        raise InvalidOptions.because("bot-long", most=LONGEST_SPEC)
    if re.search(r"\d{13}", spec):
        raise InvalidOptions.because("bot-boundless", bot=repr(spec))
    bots.make(spec, game)


def is_bot(name: str, game: Game) -> bool:
    """Whether a name in a record is a bot's specification."""
    try:
        check(name, game)
    except InvalidOptions:
        return False
    return True


def throttled(spec: str, game: Game) -> bool:
    """Whether this bot searches less than it would if the rules were compiled."""
    level = level_of(spec)
    plays = bots.level(str(level), game) if level else spec
    return not _compiled.is_compiled() and (plays.startswith("search") or bots.is_deep(plays))
