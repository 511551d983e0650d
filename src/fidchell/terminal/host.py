"""The host of a table: asks who is to decide, plays the bots, draws or asks for chance, and does what is commanded.

The loop looks at the position and nothing else, so undo, load and `what if` need only change the position.
"""

import hashlib
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich.text import Text

from fidchell import bots
from fidchell.core import seeds
from fidchell.core.bot import Bot
from fidchell.core.errors import FidchellError, IllegalAction, InvalidAction
from fidchell.core.game import Game
from fidchell.core.record import Step, replay
from fidchell.core.rng import Rng
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, State
from fidchell.core.text import LANGUAGES
from fidchell.terminal import keeping
from fidchell.terminal.browse import browse
from fidchell.terminal.choices import Listing, described, name_of, odds_in_words, spelled
from fidchell.terminal.draw import draw, show_panel
from fidchell.terminal.explain import complete, explain, not_understood
from fidchell.terminal.referee import ask_outcome, show_outcomes
from fidchell.terminal.replay import Branch, Viewer, tell_step
from fidchell.terminal.voice import Voice, cited

YOU = "you"
COMMANDS = (
    *("help", "board", "list", "odds", "undo", "log", "rules", "lang"),
    *("whatif", "back", "replay", "save", "load", "again", "quit"),
)


class Leave(Exception):
    """The person leaves the table."""


class Moved(Exception):
    """The position is another one now: ask afresh."""


@dataclass
class Table:
    """A session with who sits there. `told`: how many of its moves the person has been told."""

    session: Session
    seats: list[str]
    path: Path | None = None
    what_if: bool = False
    seed_given: bool = False
    told: int = 0
    saved: int = 0
    ended: bool = False
    drawn_turn: int = -1
    bots: dict[int, Bot] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.bots = {n: bots.make(name, self.session.game) for n, name in enumerate(self.seats) if name != YOU}

    @property
    def people(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == YOU]

    @property
    def free_hand(self) -> bool:
        """Whether undo has no limit: one terminal runs all seats, a real table decides, or nothing is at stake."""
        return not self.bots or self.session.seed is None or self.what_if


@dataclass(frozen=True)
class Manner:
    """How a table is set up and played."""

    options: dict[str, Any]
    seed: int | str | None
    referee: bool
    pace: float


class Host:
    def __init__(self, voice: Voice, ask: Callable[[str], str], manner: Manner) -> None:
        self.voice = voice
        self.ask = ask
        self.manner = manner
        self.tables: list[Table] = []  # the game, and the branches of it that are open
        self.asked_afresh = True  # whether the person hasn't seen this position yet
        self.path: Path | None = None  # where games are to be kept
        self.confirming = ""
        self.games_played = 0
        self.home_is_elsewhere = False  # a branch opened by a replay: `back` leaves the host
        self.bot_seed = secrets.token_hex(16) if manner.seed is None else f"{manner.seed}/bots"
        self.does: dict[str, Callable[[str], None]] = {name: getattr(self, f"do_{name}") for name in COMMANDS}

    @property
    def table(self) -> Table:
        return self.tables[-1]

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def state(self) -> State:
        return self.session.state

    # -- tables -------------------------------------------------------------------------------------------------------

    def new_table(self, game: Game, seats: list[str]) -> Table:
        return Table(self.new_session(game, seats), seats, seed_given=self.manner.seed is not None)

    def new_session(self, game: Game, seats: list[str]) -> Session:
        """A table from the beginning: with a referee, from a given seed, or with a secret one."""
        if self.manner.referee:
            return Session(game, seats, self.manner.options, source=seeds.Asked(self.asked))
        if self.manner.seed is None:
            return Session(game, seats, self.manner.options)
        told = f"fidchell {self.manner.seed} {self.games_played}"
        seed, table_id = (hashlib.sha256(f"{told} {what}".encode()).hexdigest() for what in ("seed", "table"))
        return Session(game, seats, self.manner.options, seed=seed, table_id=table_id[:16])

    def sit_down(self, table: Table, path: Path | None = None) -> None:
        """This is the game now; branches of an earlier one are closed."""
        self.path = path
        if path is not None:
            table.path = keeping.free_name(path, table.session.record.table_id)
            if table.path != path:
                self.voice.tell("t-other-file", "yellow", file=str(path), instead=str(table.path))
        self.tables = [table]
        self.voice.words = table.session.game.words
        self.asked_afresh = True
        self.greet()

    def greet(self) -> None:
        voice, session = self.voice, self.session
        voice.line(self.game.say(voice.lang, "title"), "bold")
        for seat, name in enumerate(self.table.seats):
            who = voice.say("t-you") if name == YOU else voice.say("t-bot", name=name)
            voice.line(f"{self.game.seat_name(seat, voice.lang)}: {who}")
        if session.record.commitment is None:
            voice.tell("t-referee-start", "dim")
        elif session.record.seed is None:
            given = "t-commitment-given" if self.table.seed_given else "t-commitment"
            voice.tell(given, "dim", commitment=session.record.commitment)
        voice.tell("t-hint", "dim")

    # -- the loop -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the person leaves; EOFError and KeyboardInterrupt come through."""
        while True:
            try:
                self.go_on()
            except Moved:
                self.asked_afresh = True
            except Leave:
                return
            finally:
                self.keep()

    def go_on(self) -> None:
        """One decision, draw or command."""
        actors = self.state.actors()
        if not actors:
            self.over()
        elif actors == (CHANCE,):
            try:
                self.session.chance()
            finally:
                self.tell_news()
        elif actors[0] in self.table.bots:
            self.bot_decides(actors[0])
        else:
            self.person_decides(actors[0])

    def over(self) -> None:
        if not self.table.ended:
            self.table.ended = True
            self.keep()
            self.farewell()
        text = self.read(self.voice.say("t-prompt-over"))
        if text:
            self.voice.tell("t-over-hint", "yellow", text=text)

    def bot_decides(self, seat: int) -> None:
        """A bot is shown a world that looks right to its seat, and has a generator of its own."""
        if not self.table.people and self.state.turns() != self.table.drawn_turn:
            self.table.drawn_turn = self.state.turns()
            draw(self.voice, self.game.scene(self.state, None, self.voice.lang))
        rng = Rng(f"{self.bot_seed}/{seat}/{len(self.session.record.moves)}")
        action = self.table.bots[seat].choose(self.state.resample(seat, rng), seat, rng)
        self.session.act(seat, int(action))
        self.tell_news()
        self.asked_afresh = True
        if not self.voice.plain and self.manner.pace > 0:
            time.sleep(self.manner.pace)

    def person_decides(self, seat: int) -> None:
        if self.asked_afresh:
            self.asked_afresh = False
            self.show(seat)
        name = self.game.seat_name(seat, self.voice.lang)
        text = self.read(self.voice.say("t-prompt-what-if" if self.table.what_if else "t-prompt", seat=name))
        if not text:
            self.listing(seat).all()
            return
        self.choose(seat, text)

    def read(self, prompt: str) -> str:
        """The next line that is no command; commands are done, and Moved is raised by those that change the position."""
        while True:
            text = self.ask(prompt).strip()
            if not self.command(text):
                self.confirming = ""
                return text

    def choose(self, seat: int, text: str) -> None:
        """What was typed is done if it means one choice, shown if it may mean several, else refused.

        Notation goes before other words, so that an action that can't be done is not taken for another one.
        """
        prompt = self.game.prompt(self.state, seat, self.voice.lang)
        scene = self.game.scene(self.state, seat, self.voice.lang)
        found, sure = spelled(prompt, text), True
        written = complete(self.game, scene, text, self.voice.lang)
        reason = self.no_action(written)
        if not found and reason:
            found, sure = described(prompt, text, lambda pick: name_of(self.game, scene, pick, self.voice.lang))
        if len(found) == 1 and sure:
            self.act(seat, prompt.choices[found[0] - 1].token)
        elif found:
            listing = self.listing(seat)
            if not listing.is_group(found):
                self.voice.tell("t-which-of", "dim", text=text)
            listing.some(found)
        elif text.isdecimal():
            self.voice.tell("t-no-number", "yellow", number=text, last=len(prompt.choices))
        elif reason:
            not_understood(self.voice, self.game, written, reason)
        else:
            self.act(seat, written)

    def no_action(self, written: str) -> str:
        """Why a text is no action at all; nothing if it is one, legal or not."""
        try:
            self.game.notation.read(self.state, written)
        except InvalidAction as error:
            return str(error)
        return ""

    def act(self, seat: int, written: str) -> None:
        try:
            self.session.act(seat, written)
        except IllegalAction as error:
            assert error.refusal is not None
            self.voice.refuse(error.refusal)
        else:
            self.asked_afresh = True
            self.tell_news()

    def asked(self, state: State) -> int:
        """The referee's question, with all that was told up to now."""
        self.tell_news()
        return ask_outcome(self.voice, self.game, state, self.read)

    # -- telling ------------------------------------------------------------------------------------------------------

    def viewer(self) -> int | None:
        """Whose eyes look at the table: the only person, or the person to act."""
        people, actors = self.table.people, self.state.actors()
        if len(people) == 1:
            return people[0]
        return actors[0] if actors and actors[0] in people else None

    def show(self, seat: int) -> None:
        draw(self.voice, self.game.scene(self.state, seat, self.voice.lang))
        self.voice.line()
        self.voice.line(self.game.prompt(self.state, seat, self.voice.lang).text, "bold")
        self.listing(seat).show()

    def listing(self, seat: int) -> Listing:
        scene = self.game.scene(self.state, seat, self.voice.lang)
        return Listing(self.voice, self.game, scene, self.game.prompt(self.state, seat, self.voice.lang))

    def tell_news(self) -> None:
        """The moves not told yet: a paragraph for each decision and the draws that came of it."""
        news, self.table.told = self.session.line[self.table.told :], len(self.session.line)
        paragraphs: list[list[Step]] = []
        for step in news:
            if step.seat != CHANCE or not paragraphs:
                paragraphs.append([])
            paragraphs[-1].append(step)
        for steps in paragraphs:
            told = " ".join(text for text, _ in (self.told(step) for step in steps) if text)
            if told:
                self.voice.rows([(("-" if self.voice.plain else "•", "cyan"), (told, ""))], indent=0)

    def told(self, step: Step) -> tuple[str, str]:
        """A move in prose that says whose it was, and the rules it rests on."""
        return tell_step(self.game, step, self.voice.lang)

    def farewell(self) -> None:
        """The result, what decided it, the score; the seed; what can be done now."""
        voice = self.voice
        draw(voice, self.game.scene(self.state, self.viewer(), voice.lang), status=False)
        voice.line()
        for number, line in enumerate(self.game.ending(self.state, voice.lang)):
            voice.line(f"{line.text} {cited([line])}".rstrip(), "" if number else "bold green")
        if self.session.record.seed is not None and not self.table.what_if:
            voice.tell("t-seed", "dim", seed=self.session.record.seed, file=str(self.table.path or "FILE"))
        voice.tell("t-over-what-if" if self.table.what_if else "t-over")

    # -- keeping ------------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save the game (not a branch) if it is to be kept and has gone on."""
        table = self.tables[0]
        if table.path is not None and table.saved != len(table.session.record.moves):
            self.write(table, table.path)

    def write(self, table: Table, path: Path) -> bool:
        table.saved = len(table.session.record.moves)  # also if it fails: it is said once a move, not in a circle
        try:
            if not keeping.save(table.session, path):
                self.voice.tell("t-seed-not-kept", "yellow")
        except OSError as error:
            self.voice.tell("t-not-saved", "bold red", file=str(path), reason=error.strerror or str(error))
            return False
        return True

    def unsaved(self) -> bool:
        """Whether somebody's decisions would be lost."""
        table = self.tables[0]
        decided = any(step.seat in table.people for step in table.session.line)
        return decided and not (table.ended or table.what_if) and table.saved != len(table.session.record.moves)

    def confirmed(self, text: str, message: str) -> bool:
        """Whether nothing would be lost, or the same was asked for twice."""
        if not self.unsaved() or self.confirming == text:
            return True
        self.confirming = text
        self.voice.tell(message, "yellow")
        return False

    # -- commands -----------------------------------------------------------------------------------------------------

    def command(self, text: str) -> bool:
        """Do it if it is a command."""
        if text.startswith("?"):
            self.do_help(text[1:].strip())
            return True
        word, _, rest = text.partition(" ")
        for name, do in self.does.items():
            if word.lower() in self.called(name):
                do(rest.strip())
                return True
        return False

    def called(self, name: str) -> list[str]:
        """A command's names: English always, and the reader's."""
        words = self.voice.words
        return f"{words.say('en', f't-command-{name}')} {words.say(self.voice.lang, f't-command-{name}')}".split()

    def asker(self) -> int:
        """The seat that a question is about."""
        viewer = self.viewer()
        return 0 if viewer is None else viewer

    def do_help(self, rest: str) -> None:
        if rest:
            explain(self.voice, self.game, self.state, self.asker(), rest)
            return
        self.voice.tell("t-help")
        self.voice.rows(
            ((self.voice.say(f"t-command-{name}.usage"), "cyan"), (self.voice.say(f"t-command-{name}.help"), ""))
            for name in COMMANDS
        )

    def do_board(self, rest: str) -> None:
        if self.state.actors() and self.asker() in self.state.actors():
            self.show(self.asker())
        else:
            draw(self.voice, self.game.scene(self.state, self.viewer(), self.voice.lang))

    def do_list(self, rest: str) -> None:
        """All choices with what they would do."""
        if self.state.actors() == (CHANCE,):
            show_outcomes(self.voice, self.game, self.state)
        elif self.state.actors():
            self.listing(self.asker()).all()
        else:
            self.voice.tell("t-over")

    def do_odds(self, rest: str) -> None:
        """What chance may bring: next, and after each choice."""
        voice = self.voice
        if self.state.actors() == (CHANCE,):
            show_outcomes(voice, self.game, self.state)
            return
        for panel in self.game.scene(self.state, self.viewer(), voice.lang).panels:
            show_panel(voice, panel)
        found: dict[str, list[str]] = {}
        for number, choice in enumerate(self.game.prompt(self.state, self.asker(), voice.lang).choices, 1):
            if choice.odds:
                found.setdefault(odds_in_words(choice.odds, percent=True), []).append(f"{number} {choice.token}")
        for odds, choices in found.items():
            voice.line(", ".join(choices), "cyan")
            voice.rows([(("", ""), (odds, ""))])
        if not found:
            voice.tell("t-no-odds")

    def do_undo(self, rest: str) -> None:
        """Take back the last decision of a person; with a referee also an outcome that was typed in."""
        session, table = self.session, self.table
        if self.state.outcome() is not None:
            self.voice.tell("t-undo-over", "yellow")
            return
        mine = {*table.people, CHANCE} if session.seed is None else set(table.people)
        step = next((step for step in reversed(session.line) if step.seat in mine), None)
        if step is None:
            self.voice.tell("t-undo-nothing", "yellow")
            return
        if not table.free_hand and not session.undo_depth(step.seat):
            self.undo_barrier(step.seat)
            return
        session.undo(step.seat, consent=table.free_hand)
        table.told = len(session.line)
        self.voice.tell("t-undone", "yellow", what=self.told(step)[0] or step.text)  # the person's own: no secret
        raise Moved

    def undo_barrier(self, seat: int) -> None:
        """Why a move stands."""
        last = self.session.line[-1].seat
        if last == CHANCE:
            self.voice.tell("t-undo-chance", "yellow")
        elif last != seat:
            self.voice.tell("t-undo-rival", "yellow", seat=self.game.seat_name(last, self.voice.lang))
        else:
            self.voice.tell("t-undo-revealed", "yellow")

    def do_log(self, rest: str) -> None:
        """The whole game, or its last moves, in prose with the rules."""
        line = self.session.line
        if rest and not rest.isdecimal():
            self.voice.tell("t-log-number", "yellow", text=rest)
            return
        first = max(0, len(line) - int(rest)) if rest else 0
        if not line[first:]:
            self.voice.tell("t-log-empty")
        for number, step in enumerate(line[first:], first + 1):
            text, rules = self.told(step)
            body = Text(text or "…").append(f" {rules}", style="dim")
            self.voice.rows([((f"{number:>3}", "cyan"), (body, ""))], indent=0)

    def do_rules(self, rest: str) -> None:
        browse(self.voice, self.game, rest)

    def do_lang(self, rest: str) -> None:
        if rest.lower() not in LANGUAGES:
            self.voice.tell("t-lang-unknown", "yellow", languages=", ".join(LANGUAGES))
            return
        self.voice.lang = rest.lower()
        self.voice.tell("t-lang")
        self.do_board("")

    def do_whatif(self, rest: str) -> None:
        """`[N] [bot]`: a table of its own from the position after move N."""
        words = rest.lower().split()
        last = len(self.session.line)
        moves = int(words.pop(0)) if words and words[0].isdecimal() else last
        bot = words[0] if words else ""
        if moves > last:
            self.voice.tell("t-no-move", "yellow", number=moves, last=last)
        elif len(words) > 1 or (bot and bot not in bots.NAMES):
            self.voice.tell("t-no-bot", "yellow", text=rest, bots=", ".join(bots.NAMES))
        elif self.session.at(moves).outcome() is not None:
            self.voice.tell("t-what-if-over", "yellow")
        else:
            self.open_branch(Branch(moves, bot))

    def open_branch(self, branch: Branch) -> None:
        """The person plays all seats, or the bot those that are not the person's."""
        seats = [YOU] * len(self.table.seats)
        if branch.bot:
            own = self.table.people or [0]
            seats = [YOU if seat in own[:1] else branch.bot for seat in range(len(seats))]
        session = what_if(self.session, branch.moves, seats, None if self.table.ended else self.viewer())
        self.tables.append(Table(session, seats, what_if=True))
        self.voice.tell("t-what-if", "bold", number=branch.moves)
        raise Moved

    def do_back(self, rest: str) -> None:
        """Leave the branch."""
        if len(self.tables) > 1:
            self.tables.pop()
            self.voice.tell("t-back", "bold")
            raise Moved
        if self.home_is_elsewhere:
            raise Leave
        self.voice.tell("t-no-back", "yellow")

    def do_replay(self, rest: str) -> None:
        played = replay(self.session.record, self.game)
        viewer = Viewer(self.voice, played, self.ask, self.viewer())
        while (branch := viewer.run()) is not None:
            self.do_whatif(f"{branch.moves} {branch.bot}")
        raise Moved

    def do_save(self, rest: str) -> None:
        path = Path(rest).expanduser() if rest else self.table.path
        if path is None:
            self.voice.tell("t-save-where", "yellow")
        elif not keeping.belongs(path, self.session.record.table_id):
            self.voice.tell("t-save-other", "yellow", file=str(path))
        elif self.write(self.table, path):
            self.voice.tell("t-saved", file=str(path))

    def do_load(self, rest: str) -> None:
        if not rest:
            self.voice.tell("t-load-where", "yellow")
        elif self.confirmed(f"load {rest}", "t-load-unsaved"):
            try:
                self.open(Path(rest).expanduser())
            except FidchellError as error:
                self.voice.tell("t-not-opened", "bold red", reason=str(error))
            else:
                raise Moved

    def open(self, path: Path, record: Path | None = None) -> None:
        """Sit down at a saved table; InvalidRecord if it can't be opened."""
        session, resumed = keeping.open_record(path, seeds.Asked(self.asked))
        seats = [name if name in bots.NAMES else YOU for name in session.record.seats]
        table = Table(session, seats, told=len(session.line))
        table.saved = len(session.record.moves) if resumed else 0
        self.sit_down(table, record)
        if session.state.outcome() is None:
            self.voice.tell("t-opened" if resumed else "t-opened-branch", "" if resumed else "yellow", file=str(path))

    def do_again(self, rest: str) -> None:
        """Another game with the seats rotated."""
        table = self.tables[0]
        if not table.ended:
            self.voice.tell("t-again-later", "yellow")
            return
        self.games_played += 1
        seats = table.seats[1:] + table.seats[:1]
        self.sit_down(self.new_table(table.session.game, seats), self.path)
        raise Moved

    def do_quit(self, rest: str) -> None:
        if self.confirmed("quit", "t-quit-unsaved"):
            raise Leave


def what_if(session: Session, moves: int, seats: list[str], viewer: int | None) -> Session:
    """A branch. While a game goes on it starts from what the viewer knows, so that it gives no secret away."""
    if viewer is None:
        return session.branch(moves, seats)
    known = session.at(moves).resample(viewer, Rng(secrets.token_hex(8)))
    return Session(session.game, seats, session.record.options, start=session.game.dump(known))
