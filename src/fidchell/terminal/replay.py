"""Looking through a recorded game: forwards, backwards, to any move, and into what-ifs."""

from collections.abc import Callable
from dataclasses import dataclass

from fidchell.core.game import Game
from fidchell.core.plain import as_number
from fidchell.core.record import Replay, Step
from fidchell.core.state import CHANCE
from fidchell.core.text import LANGUAGES
from fidchell.terminal.browse import browse
from fidchell.terminal.page import draw
from fidchell.terminal.voice import Voice, cited, together

COMMANDS = ("next", "back", "jump", "start", "end", "branch", "board", "rules", "lang", "quit")


@dataclass(frozen=True)
class Branch:
    """Somebody wants to play on from the position after `moves` moves; `bot`, if named, plays the other seats."""

    moves: int
    bot: str = ""


def tell_step(game: Game, step: Step, lang: str, seat: int | None = None) -> tuple[str, str]:
    """A move in prose that says whose it was, and the rules that it applies, as a seat (None: a spectator) may know it.

    A move without a sentence is not told by its notation: it may be secret.
    """
    sentences = game.tell(step.events, lang, seat)
    text = together(sentences)
    name = "" if step.seat == CHANCE else game.seat_name(step.seat, lang, int(step.before.seats))
    told = not text or text.startswith(name) or f"({name})" in sentences[0].text  # "Patrick (Green) prepares"
    return (text if told else f"{name}: {text}"), cited(game, sentences)


class Viewer:
    """A replay, and where the reader is: after `at` of its moves."""

    def __init__(self, voice: Voice, played: Replay, ask: Callable[[str], str], seat: int | None = None) -> None:
        self.voice = voice
        self.played = played
        self.ask = ask
        self.seat = seat
        self.at = 0

    def run(self) -> Branch | None:
        """Read until the reader leaves (None) or branches off."""
        self.voice.tell("t-replay-hint", "dim")
        self.show()
        while True:
            text = self.ask(self.voice.say("t-replay-prompt", at=self.at, last=len(self.played.line))).strip()
            name, rest = self._command(text)
            if name == "quit":
                return None
            if name == "branch":
                return Branch(self.at, rest.lower())
            self._do(name, rest, text)

    def _command(self, text: str) -> tuple[str, str]:
        """Enter goes on; a number jumps."""
        if text.isdecimal():
            return "jump", text
        word, _, rest = text.partition(" ")
        for name in COMMANDS:
            if word.lower() in self.voice.called(f"t-replay-{name}"):
                return name, rest.strip()
        return ("next", "") if not text else ("", "")

    def _do(self, name: str, rest: str, text: str) -> None:
        last = len(self.played.line)
        if name == "next":
            self._go(self.at + 1)
        elif name == "back":
            self._go(self.at - 1)
        elif name == "start":
            self._go(0)
        elif name == "end":
            self._go(last)
        elif name == "jump" and rest.isdecimal():
            self._go(as_number(rest))
        elif name == "board":
            self.show()
        elif name == "rules":
            browse(self.voice, self.played.game, rest)
        elif name == "lang" and rest in LANGUAGES:
            self.voice.lang = rest
            self.show()
        elif text.startswith("?") or not name:
            self.voice.tell("t-replay-hint", "" if text.startswith("?") else "yellow")
        else:
            self.voice.tell("t-replay-number", "yellow", last=last)

    def _go(self, to: int) -> None:
        if not 0 <= to <= len(self.played.line):
            self.voice.tell("t-replay-no-more", "yellow", last=len(self.played.line))
            return
        self.at = to
        self.show()

    def show(self) -> None:
        """The move that led here, and the position."""
        game, voice = self.played.game, self.voice
        voice.line()
        if self.at:
            step = self.played.line[self.at - 1]
            text, rules = tell_step(game, step, voice.lang, self.seat)
            voice.line(f"{self.at}. {text or '…'} {rules}".rstrip(), "cyan")
            state = step.after
        else:
            voice.tell("t-replay-first", "cyan")
            state = self.played.first
        draw(voice, game, game.scene(state, self.seat, voice.lang))
