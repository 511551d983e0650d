"""The curtain: several people at one screen, each with something that the others must not see.

It opens for one seat at a time. Whatever was on the screen then is wiped off before the next person looks.
"""

import contextlib
import sys
from collections.abc import Sequence

from rich.control import Control
from rich.segment import ControlType

from fidchell.core.game import Game
from fidchell.core.state import State
from fidchell.terminal.voice import Voice


def hides(game: Game, state: State, seat: int, people: Sequence[int]) -> bool:
    """Whether this seat sees something that another person at the screen may not see."""
    others = [other for other in people if other != seat]
    return any(
        thing.see.fully(seat) and thing.see.conceals(other, thing.value)
        for thing in (game.things(state) if others else ())
        for other in others
    )


def needed(game: Game, state: State, seat: int, people: Sequence[int]) -> bool:
    """Whether this seat's decision is to be made while the others look away."""
    return game.private(state, seat) and hides(game, state, seat, people)


def wipe(voice: Voice) -> None:
    """Clear the screen, what has scrolled out of it, and the lines that the arrow keys would call up again."""
    console = voice.console
    if console.is_dumb_terminal:
        voice.line("\n" * console.height)
    elif console.is_terminal:
        console.control(Control(ControlType.CLEAR, ControlType.HOME))
        console.file.write("\x1b[3J")
        console.file.flush()
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline

            readline.clear_history()
