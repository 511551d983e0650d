"""How the table speaks: line after line, in the reader's language.

On a screen there are colours and hanging indents. In a pipe or for a screen reader every sentence is one plain line.
Colour never says anything that the words don't.
"""

import contextlib
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table
from rich.text import Text

from fidchell.core.game import Game, Sentence
from fidchell.core.refusal import Refusal
from fidchell.core.rulebook import UNCERTAIN
from fidchell.core.text import Texts

TEXTS: Final = Texts([Path(__file__).resolve().parent / "text"])
Styled = tuple[str | Text, str]  # text and style


class Voice:
    """A console, the texts of the game on the table, and a language, which can change at any moment."""

    def __init__(self, console: Console, texts: Texts, lang: str) -> None:
        self.console = console
        self.texts = texts
        self.lang = lang

    @property
    def plain(self) -> bool:
        return not self.console.is_terminal

    def say(self, message: str, **arguments: object) -> str:
        """One of the terminal's own messages, not yet printed."""
        return TEXTS.say(self.lang, message, **arguments)

    def called(self, message: str) -> list[str]:
        """The names that a command goes by: in English always, and in the reader's language."""
        return f"{TEXTS.say('en', message)} {TEXTS.say(self.lang, message)}".split()

    def line(self, text: str | Text = "", style: str = "") -> None:
        """A line as it is: square brackets are not markup."""
        shown = text if isinstance(text, Text) else Text(text, style=style)
        self.console.print(shown, soft_wrap=self.plain, highlight=False)

    def tell(self, message: str, style: str = "", **arguments: object) -> None:
        """One of the terminal's own messages, printed."""
        self.line(self.say(message, **arguments), style)

    def rows(self, rows: Iterable[tuple[Styled, Styled]], indent: int = 2) -> None:
        """Pairs with a hanging indent: `12  what it is, over as many lines as it needs`."""
        if self.plain:
            for (head, _), (body, _) in rows:
                self.line(f"{' ' * indent}{head} {body}".rstrip())
            return
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for (head, head_style), (body, body_style) in rows:
            body = body if isinstance(body, Text) else Text(body, style=body_style)
            grid.add_row(Text(f"{' ' * indent}{head}", style=head_style), body)
        self.console.print(grid, highlight=False)

    def wipe(self) -> None:
        """Clear the screen, its scrollback, and the history of input lines."""
        if self.console.is_dumb_terminal:
            self.line("\n" * self.console.height)
        elif self.console.is_terminal:
            self.console.control(Control(ControlType.CLEAR, ControlType.HOME))
            self.console.file.write("\x1b[3J")
            self.console.file.flush()
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()

    def refuse(self, refusal: Refusal) -> None:
        """Why not, with the rule."""
        self.line(f"{capital(refusal.text(self.lang))} [{refusal.rule}]", "yellow")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def together(sentences: Iterable[Sentence]) -> str:
    """Sentences as one paragraph; repeated ones are said once with their number."""
    return " ".join(counted([sentence.text for sentence in sentences]))


def cited(game: Game, sentences: Iterable[Sentence]) -> str:
    """All rules that some sentences cite, each once, with a letter if what it tells is not stated."""
    rules = {}
    for sentence in sentences:
        for n, rule in enumerate(sentence.rules):
            mark = game.origin(rule, "" if n else sentence.origin)
            rules[rule] = f"{rule} ({mark})" if mark in UNCERTAIN else rule
    return f"[{', '.join(rules.values())}]" if rules else ""


def counted(texts: Iterable[str]) -> list[str]:
    """Equal texts in a row become one with `(×2)`."""
    found: list[tuple[str, int]] = []
    for text in texts:
        if found and found[-1][0] == text:
            found[-1] = (text, found[-1][1] + 1)
        else:
            found.append((text, 1))
    return [text if number == 1 else f"{text} (×{number})" for text, number in found]


def shared_words(labels: Sequence[Sequence[str]]) -> int:
    """How many words all labels begin with; each keeps at least one of its own."""
    if len(labels) < 2:
        return 0
    most = min(len(label) for label in labels) - 1
    return next((n for n in range(most) if len({label[n] for label in labels}) > 1), most)
