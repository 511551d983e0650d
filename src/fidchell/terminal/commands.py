"""The commands that a person can give besides playing. Their names are in the Fluent files."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from fidchell.bots.personas import is_bot
from fidchell.coach.hint import hints
from fidchell.coach.phrasing import Phrasing
from fidchell.coach.report import lines
from fidchell.coach.review import review
from fidchell.core import plain
from fidchell.core.errors import FidchellError
from fidchell.core.game import Game
from fidchell.core.record import Step, replay
from fidchell.core.state import CHANCE
from fidchell.core.text import LANGUAGES
from fidchell.server import coaching
from fidchell.server.errors import NotAllowed
from fidchell.terminal import keeping
from fidchell.terminal.browse import browse
from fidchell.terminal.choices import numbers, odds_in_words
from fidchell.terminal.coach import tell_hint
from fidchell.terminal.draw import open_zone, show_panel
from fidchell.terminal.explain import explain
from fidchell.terminal.host import Host
from fidchell.terminal.open_table import YOU, Leave, Moved, OpenTable, TableSetup
from fidchell.terminal.page import draw
from fidchell.terminal.referee import show_outcomes
from fidchell.terminal.replay import Branch, Viewer
from fidchell.terminal.voice import Voice

COMMANDS = (
    *("help", "board", "list", "show", "odds", "hint", "tutor", "undo", "log", "rules", "lang"),
    *("whatif", "back", "replay", "review", "save", "load", "resign", "tie", "again", "quit"),
)

SOME_BOTS = "level:1 … level:6, search:iterations=3000, greedy, random"


class Commands(Host):
    """A host that understands commands as well as moves."""

    def __init__(self, voice: Voice, ask: Callable[[str], str], setup: TableSetup, *games: Game) -> None:
        super().__init__(voice, ask, setup, *games)
        self.does: dict[str, Callable[[str], None]] = {name: getattr(self, f"do_{name}") for name in COMMANDS}

    # -- commands -----------------------------------------------------------------------------------------------------

    def command(self, text: str) -> bool:
        """Carry it out if it is a command; whether it was one."""
        if text.startswith("?"):
            self.do_help(text[1:].strip())
            return True
        if self.confirming and text.lower() in self.voice.called("t-yes"):
            text = self.confirming
        word, _, rest = text.partition(" ")
        for name, do in self.does.items():
            if word.lower() in self.called(name):
                do(rest.strip())
                return True
        return False

    def called(self, name: str) -> list[str]:
        return self.voice.called(f"t-command-{name}")

    def asker(self) -> int:
        """The seat that a question is about."""
        viewer, actors = self.viewer(), self.table.actors()
        return next((seat for seat in actors if seat in self.current.people), 0) if viewer is None else viewer

    def at_curtain(self, text: str) -> bool:
        """Only `quit` is a command there: others might show something."""
        if text.lower() in self.called("quit"):
            self.do_quit("")
            return False
        return True

    def do_help(self, rest: str) -> None:
        if rest:
            explain(self.voice, self.game, self.state, self.prompt(self.asker()), self.scene(), rest)
            return
        self.voice.tell("t-help")
        self.voice.rows(
            ((self.voice.say(f"t-command-{name}.usage"), "cyan"), (self.voice.say(f"t-command-{name}.help"), ""))
            for name in COMMANDS
        )

    def do_board(self, rest: str) -> None:
        if self.table.actors() and self.asker() in self.table.actors():
            self.show(self.asker())
        else:
            draw(self.voice, self.game, self.scene())

    def do_show(self, rest: str) -> None:
        """What is folded away, or the zones whose names begin with a text."""
        scene = self.scene()
        found = [key for key, label in scene.zones if label.lower().startswith(rest.lower())] if rest else scene.folded
        for key in found:
            open_zone(self.voice, scene, key)
        if not found:
            self.voice.tell("t-show-what", "yellow", zones=", ".join(label for _, label in scene.zones))

    def do_list(self, rest: str) -> None:
        """All choices with what they would do."""
        if self.table.actors() == (CHANCE,):
            show_outcomes(self.voice, self.game, self.state)
        elif self.table.actors():
            self.listing(self.asker()).all()
        else:
            self.voice.tell("t-over")

    def do_odds(self, rest: str) -> None:
        """What chance may bring: next, and after each choice."""
        voice = self.voice
        if self.table.actors() == (CHANCE,):
            show_outcomes(voice, self.game, self.state)
            return
        for panel in self.scene().panels:
            show_panel(voice, panel)
        found: dict[str, list[str]] = {}
        prompt = self.prompt(self.asker())
        for number, choice in zip(numbers(prompt), prompt.choices, strict=True):
            if choice.odds:
                found.setdefault(odds_in_words(choice.odds, percent=True), []).append(f"{number} {choice.text}")
        for odds, choices in found.items():
            voice.line(", ".join(choices), "cyan")
            voice.rows([(("", ""), (odds, ""))])
        if not found:
            voice.tell("t-no-odds")

    def do_hint(self, rest: str) -> None:
        """What the coach would do, and why."""
        seat = self.asker()
        if seat not in self.table.actors():
            self.voice.tell("t-no-hint", "yellow")
            return
        if not coaching.may_help(self.table, YOU):
            self.voice.tell("t-refused-no-help", "yellow")
            return
        tell_hint(
            self.voice, Phrasing(self.game, self.voice.lang), hints(self.game, *coaching.as_seen(self.table, seat))
        )

    def do_tutor(self, rest: str) -> None:
        """Whether to be asked before a choice that gives away much."""
        if rest.lower() in self.voice.called("t-on") or (not rest and not self.tutor.on):
            self.tutor.on = True
        elif rest.lower() in self.voice.called("t-off") or not rest:
            self.tutor.on = False
        else:
            self.voice.tell("t-tutor-what", "yellow", text=rest)
            return
        self.voice.tell("t-tutor-on" if self.tutor.on else "t-tutor-off")

    def do_review(self, rest: str) -> None:
        """Luck and decisions apart, once the game is over."""
        if not self.table.over:
            self.voice.tell("t-review-later", "yellow")
            return
        for text in lines(review(self.session.record, self.game), self.voice.lang):
            self.voice.line(text)

    def do_undo(self, rest: str) -> None:
        """Take back the last decision of a person; with a referee also an outcome that was typed in."""
        table = self.table
        if table.over:
            self.voice.tell("t-undo-over", "yellow")
            return
        mine = {*self.current.people, CHANCE} if table.typed else set(self.current.people)
        step = next((step for step in reversed(self.session.line) if step.seat in mine), None)
        if step is None:
            self.voice.tell("t-undo-nothing", "yellow")
        elif not table.free_hand and not self.session.undo_depth(step.seat):
            self.undo_barrier(step.seat)
        elif table.lesson:
            self.voice.tell("t-refused-lesson-goes-forward", "yellow")
        else:
            table.undo(YOU, step.seat)
            self.current.told = len(self.session.line)
            self.mind_curtain()
            self.voice.tell("t-undone", "yellow", what=self.told(step)[0] or self.text_of(step))
            raise Moved

    def text_of(self, step: Step) -> str:
        """A move in notation, if the reader may know it."""
        return step.text if self.game.sees_move(step.before, step.seat, step.action).fully(self.listener()) else "…"

    def undo_barrier(self, seat: int) -> None:
        """Say why a move can't be taken back."""
        last = self.session.line[-1].seat
        if last == CHANCE:
            self.voice.tell("t-undo-chance", "yellow")
        elif last != seat:
            self.voice.tell("t-undo-rival", "yellow", **self.subject([last]))
        else:
            self.voice.tell("t-undo-revealed", "yellow")

    def do_log(self, rest: str) -> None:
        """The whole game, or its last moves, in prose with the rules."""
        line = self.session.line
        if rest and not rest.isdecimal():
            self.voice.tell("t-log-number", "yellow", text=rest)
            return
        first = max(0, len(line) - plain.as_number(rest)) if rest else 0
        if not line[first:]:
            self.voice.tell("t-log-empty")
        for number, step in enumerate(line[first:], first + 1):
            text, rules = self.told(step)
            if not text:
                continue  # nothing that anybody but its owner may know
            body = Text(text).append(f" {rules}", style="dim")
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
        moves = plain.as_number(words.pop(0)) if words and words[0].isdecimal() else last
        bot = words[0] if words else ""
        if moves > last:
            self.voice.tell("t-no-move", "yellow", number=moves, last=last)
        elif len(words) > 1 or (bot and not is_bot(bot, self.game)):
            self.voice.tell("t-no-bot", "yellow", text=rest, bots=SOME_BOTS)
        elif self.session.at(moves).outcome() is not None:
            self.voice.tell("t-what-if-over", "yellow")
        else:
            self.open_branch(Branch(moves, bot))

    def open_branch(self, branch: Branch) -> None:
        """The person plays all seats, or the bot those that are not the person's."""
        try:
            table = self.tables.what_if(
                self.table, YOU, YOU, branch.moves, self.viewer(), bot=branch.bot, curtain=False
            )
        except NotAllowed as error:
            self.refuse(error)
            return
        self.open_tables.append(OpenTable(table))
        self.voice.tell("t-what-if", "bold", number=branch.moves)
        raise Moved

    def do_back(self, rest: str) -> None:
        """Leave the branch."""
        if len(self.open_tables) > 1:
            self.open_tables.pop()
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
        path = Path(rest).expanduser() if rest else self.current.path
        if path is None:
            self.voice.tell("t-save-where", "yellow")
        elif not keeping.belongs(path, self.session.record.table_id):
            self.voice.tell("t-save-other", "yellow", file=str(path))
        elif self.write(self.current, path):
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
        table, resumed = keeping.reopen(self.tables, path)
        opened = OpenTable(table, told=len(table.session.line))
        opened.saved = table.version if resumed else 0
        self.sit_down(opened, record)
        if not table.over:
            self.voice.tell("t-opened" if resumed else "t-opened-branch", "" if resumed else "yellow", file=str(path))

    def do_resign(self, rest: str) -> None:
        self.give_up("resign", lambda seat: self.table.resign(YOU, seat))

    def do_tie(self, rest: str) -> None:
        """All who play here agree to a draw; a bot never does."""
        self.give_up("tie", lambda seat: self.table.offer(YOU, seat, "draw"))

    def give_up(self, name: str, do: Callable[[int], None]) -> None:
        """End the game, or one's own part in it, without playing on; asked for twice."""
        if self.game.meta.together:
            self.voice.tell("t-give-up-together", "yellow")
        elif not self.current.people:
            self.voice.tell("t-give-up-bots", "yellow")
        elif self.confirming != name and not self.table.over:
            self.confirming = name
            self.voice.tell(f"t-{name}-sure", "yellow")
        else:
            try:
                do(self.asker())
            except NotAllowed as error:
                self.refuse(error)
            else:
                raise Moved

    def do_again(self, rest: str) -> None:
        """Another game with the seats rotated, and perhaps another bot."""
        table = self.open_tables[0].table
        if not table.over:
            self.voice.tell("t-again-later", "yellow")
            return
        if rest and not is_bot(rest.lower(), self.game):
            self.voice.tell("t-no-such-bot", "yellow", text=rest, bots=SOME_BOTS)
            return
        self.games_played += 1
        seed, table_id = self.given_seed()
        following = self.tables.rematch(table, YOU, bot=rest.lower(), seed=seed, table_id=table_id)
        self.sit_down(OpenTable(self.tables.get(following), seed_given=seed is not None), self.path)
        raise Moved

    def do_quit(self, rest: str) -> None:
        if self.confirmed("quit", "t-quit-unsaved"):
            raise Leave
