"""The host of a table: asks whoever is to decide, has the bots play, asks a referee for chance, and obeys commands.

The table itself is the server's, in a store in memory. The loop looks at its position and nothing else, so undo, load
and `what if` need only change the position or the table.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from fidchell.bots import personas
from fidchell.core.errors import IllegalAction, InvalidAction
from fidchell.core.game import Game
from fidchell.core.lesson import lesson
from fidchell.core.record import Step, resigned
from fidchell.core.rng import Rng
from fidchell.core.scene import Prompt, Scene
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, State
from fidchell.core.text import sentence_case
from fidchell.server.errors import Refused
from fidchell.server.eyes import Eyes, Look, look
from fidchell.server.levels import next_up
from fidchell.server.store import MemoryStore
from fidchell.server.table import Table
from fidchell.server.tables import Tables
from fidchell.terminal import keeping
from fidchell.terminal.choices import Listing, described, in_groups, name_of, no_number, spelled
from fidchell.terminal.coach import Tutor
from fidchell.terminal.draw import tell
from fidchell.terminal.explain import as_action, complete, not_understood
from fidchell.terminal.open_table import YOU, Leave, Moved, OpenTable, TableSetup, seat_for
from fidchell.terminal.page import Question, draw
from fidchell.terminal.referee import ask_outcome
from fidchell.terminal.replay import tell_step
from fidchell.terminal.thinking import thinking
from fidchell.terminal.voice import Voice, capital, cited

RECENT = 40  # moves of which the latest may be told again


class Host:
    def __init__(self, voice: Voice, ask: Callable[[str], str], setup: TableSetup, *games: Game) -> None:
        self.voice = voice
        self.ask = ask
        self.setup = setup
        self.tables = Tables(MemoryStore(), *games)
        self.open_tables: list[OpenTable] = []  # the game, and the branches of it that are open
        self.asked_afresh = True  # whether the person hasn't seen this position yet
        self.eyes = Eyes()  # who has the screen
        self.path: Path | None = None  # where games are to be saved
        self.confirming = ""  # a command that would lose the game, given once
        self.games_played = 0
        self.tutor = Tutor(setup.tutor)
        self.home_is_elsewhere = False  # a branch opened by a replay: `back` leaves the host
        self.bot_seed = secrets.token_hex(16) if setup.seed is None else f"{setup.seed}/bots"

    @property
    def current(self) -> OpenTable:
        return self.open_tables[-1]

    @property
    def table(self) -> Table:
        return self.current.table

    @property
    def session(self) -> Session:
        return self.table.session

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    def seat_name(self, seat: int) -> str:
        return self.game.seat_name(seat, self.voice.lang, len(self.table.seats))

    def subject(self, seats: list[int]) -> dict[str, str | int]:
        """Seats as $who does something, and their $number for the grammar."""
        lang, all_seats = self.voice.lang, len(self.table.seats)
        names = [self.game.seat_name(seat, lang, all_seats, "the") for seat in seats]
        return {"who": ", ".join(names), "number": self.game.seats_number(seats, lang, all_seats)}

    # -- tables -------------------------------------------------------------------------------------------------------

    def new_table(self, game: Game, names: list[str]) -> OpenTable:
        """A table from the beginning: with a referee, from a given seed, or with a secret one."""
        seed, table_id = self.given_seed()
        table = self.tables.create(
            game.id,
            [seat_for(name, bot=name != YOU) for name in names],
            self.setup.options,
            host=YOU,
            typed=self.setup.referee,
            pack={"name": game.pack_name, "text": game.pack_text or ""} if game.pack_name else None,
            seed=seed,
            table_id=table_id,
        )
        return OpenTable(table, seed_given=seed is not None)

    def given_seed(self) -> tuple[str | None, str]:
        """The seed and the table's id that follow from the seed on the command line; none without one."""
        if self.setup.seed is None or self.setup.referee:
            return None, ""
        told = f"fidchell {self.setup.seed} {self.games_played}"
        seed, table_id = (hashlib.sha256(f"{told} {what}".encode()).hexdigest() for what in ("seed", "table"))
        return seed, table_id[:16]

    def sit_down(self, opened: OpenTable, path: Path | None = None) -> None:
        """Make this the game; branches of an earlier one are closed."""
        self.path = path
        if path is not None:
            opened.path = keeping.free_name(path, opened.table.session.record.table_id)
            if opened.path != path:
                self.voice.tell("t-other-file", "yellow", file=str(path), instead=str(opened.path))
        self.open_tables = [opened]
        self.voice.texts = opened.table.game.texts
        self.asked_afresh = True
        self.greet()

    def greet(self) -> None:
        voice, record = self.voice, self.session.record
        voice.line(self.game.say(voice.lang, "title"), "bold")
        if self.game.key != self.game.id:
            voice.tell("t-older-rules", "dim", revision=self.game.meta.rules_rev)
        if self.game.reconstructed(voice.lang):
            voice.tell("t-reconstructed", "dim", what=self.game.reconstructed(voice.lang))
        for number, seat in enumerate(self.table.seats):
            person = "t-scripted" if seat.recorded else "t-you" if len(self.current.people) == 1 else "t-person"
            who = self.introduce(seat.bot) if seat.by_bot else voice.say(person)
            voice.line(f"{self.seat_name(number)}: {who}")
        if any(seat.by_bot and personas.throttled(seat.bot, self.game) for seat in self.table.seats):
            voice.tell("t-throttled", "dim")
        if record.commitment is None:
            if not self.table.taught:
                voice.tell("t-referee-start", "dim")
        elif record.seed is None:
            given = "t-commitment-given" if self.current.seed_given else "t-commitment"
            voice.tell(given, "dim", commitment=record.commitment)
        voice.tell("t-hint", "dim")

    def introduce(self, spec: str) -> str:
        """A bot's name and manner; whoever asked for something else than a level reads what they asked for."""
        level, texts, lang = personas.level_of(spec), self.game.texts, self.voice.lang
        if level is None:
            return self.voice.say("t-bot", name=spec)
        manner = personas.manner_of(level, texts, lang, self.game.meta.together)
        return self.voice.say("t-level", name=personas.name_of(spec, texts, lang), level=level, manner=manner)

    # -- the loop -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the person leaves; EOFError and KeyboardInterrupt are passed on."""
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
        self.tell_news()
        actors = self.table.actors()
        self.mind_curtain()
        if not actors:
            self.over()
        elif actors == (CHANCE,):
            self.ask_referee()
        elif self.table.seats[actors[0]].by_bot:
            self.bot_decides(actors[0])
        else:
            self.person_decides(actors[0])

    def over(self) -> None:
        if not self.current.ended:
            self.current.ended = True
            self.keep()
            self.farewell()
        text = self.read(self.voice.say("t-prompt-over"))
        if text:
            self.voice.tell("t-over-hint", "yellow", text=text)

    def bot_decides(self, seat: int) -> None:
        """A bot chooses; with a given seed it always chooses the same."""
        if not self.current.people and self.state.turns() != self.current.drawn_turn:
            self.current.drawn_turn = self.state.turns()
            draw(self.voice, self.game, self.game.scene(self.state, None, self.voice.lang))
        began = time.monotonic()
        self.table.rng = Rng(f"{self.bot_seed}/{seat}/{len(self.session.record.moves)}")
        with thinking(self.current.bot(seat), lambda: self.tell_thinking(seat)) as bot:
            action = bot.decide(self.table.world(seat), seat, self.table.rng)
        self.table.bot_act(seat, int(action))
        self.tell_news()
        self.asked_afresh = True
        if not self.voice.plain:
            time.sleep(max(0.0, began + self.setup.pace - time.monotonic()))

    def tell_thinking(self, seat: int) -> None:
        if not self.voice.plain:
            who = personas.name_of(self.table.seats[seat].bot, self.game.texts, self.voice.lang, "the")
            self.voice.tell("t-thinking", "dim", who=capital(who), seat=self.seat_name(seat))

    def person_decides(self, seat: int) -> None:
        if self.looking().curtain is not None:
            self.open_curtain(seat)
        if self.asked_afresh:
            self.asked_afresh = False
            self.show(seat)
        prompt = "t-prompt-what-if" if self.current.trial else "t-prompt"
        text = self.read(self.voice.say(prompt, seat=self.seat_name(seat)))
        if not text:
            self.listing(seat).all()
            return
        self.choose(seat, text)

    def read(self, prompt: str) -> str:
        """The next line that is not a command; commands are carried out, and those that change the position raise
        Moved."""
        while True:
            text = self.ask(prompt).strip()
            if not self.command(text):
                self.confirming = ""
                return text

    def command(self, text: str) -> bool:
        """Carry it out if it is a command (see `Commands`); whether it was one."""
        return False

    def choose(self, seat: int, text: str) -> None:
        """Act if the input means one choice, list the choices if it may mean several, else refuse it.

        Notation takes precedence over other words, so that an illegal action is not taken for another one.
        """
        prompt = self.prompt(seat)
        scene = self.scene()
        found, sure = spelled(prompt, text), True
        written = complete(self.game, scene, text, self.voice.lang)
        reason = self.no_action(written)
        if not found and reason:
            found, sure = described(prompt, text, lambda pick: name_of(self.game, scene, pick, self.voice.lang))
        if (
            not found
            and reason
            and not self.no_action(bare := complete(self.game, scene, as_action(prompt, text), "en"))
        ):
            written, reason = bare, ""
        if len(found) == 1 and sure:
            self.act(seat, prompt.choices[found[0] - 1].text)
        elif found:
            listing = self.listing(seat)
            if not listing.is_group(found):
                self.voice.tell("t-which-of", "dim", text=text)
            listing.some(found)
        elif text.isdecimal() and reason:
            no_number(self.voice, prompt, text)
        elif reason:
            not_understood(self.voice, self.game, written, reason)
        else:
            self.act(seat, written)

    def no_action(self, written: str) -> str:
        """Why a text is not an action at all; "" if it is one, legal or not."""
        try:
            self.game.notation.read(self.state, written)
        except InvalidAction as error:
            return error.text(self.voice.lang)
        return ""

    def act(self, seat: int, written: str) -> None:
        action = self.game.notation.read(self.state, written)
        if not self.sure(seat, action):
            return
        try:
            self.table.act(YOU, seat, self.game.text(self.state, action))
        except Refused as error:
            self.refuse(error)
        except IllegalAction as error:
            assert error.refusal is not None
            self.voice.refuse(error.refusal)
        else:
            self.asked_afresh = True
            self.mind_curtain()
            self.tell_news()

    def sure(self, seat: int, action: int) -> bool:
        """Whether the tutor has nothing to say, or the person plays it all the same."""
        text = self.tutor.objection(self.table, seat, action, self.voice.lang)
        if not text:
            return True
        self.voice.line(text, "yellow")
        return self.ask(self.voice.say("t-prompt-tutor")).strip().lower() in self.voice.called("t-yes")

    def refuse(self, error: Refused) -> None:
        """Why the table itself refuses something."""
        self.voice.tell(f"t-refused-{error.reason}", "yellow")

    def ask_referee(self) -> None:
        """What came up at the real table. What only some may see is asked of one of them."""
        typists = self.table.typists()
        if typists and self.at_screen not in (None, *typists):
            self.close_curtain()
        behind = self.looking().curtain
        if behind is not None:
            self.open_curtain(behind)
        outcome = ask_outcome(self.voice, self.game, self.state, self.read)
        self.table.referee(YOU, self.game.text(self.state, outcome))

    # -- the curtain --------------------------------------------------------------------------------------------------

    @property
    def at_screen(self) -> int | None:
        """The seat that alone may look at the screen now: until the curtain closes, however often it moves."""
        return self.eyes.last_at_screen(self.table, YOU)

    def looking(self) -> Look:
        """Who decides and whose eyes see the table: at a terminal the seats take their turns in order."""
        first = self.table.typists() or self.table.actors()[:1]
        return look(self.table, YOU, self.at_screen if self.at_screen in first else None)

    def open_curtain(self, seat: int) -> None:
        """Everybody else looks away; then this seat is told what only it may know."""
        voice, name = self.voice, self.seat_name(seat)
        if len(self.table.actors()) > 1:
            self.tell_waiting()
        voice.tell("t-curtain", "bold", seat=name)
        while (text := self.ask(voice.say("t-prompt-curtain", seat=name)).strip()) and not self.at_curtain(text):
            pass
        voice.wipe()
        self.eyes.unveil(self.table, YOU, seat)
        self.current.unveiled_at, self.asked_afresh = len(self.session.line), True
        news = self.session.line[self.current.looked.get(seat, 0) :]
        self.tell_steps([step for step in news if self.told(step) != tell_step(self.game, step, voice.lang)], seat)

    def mind_curtain(self) -> None:
        """Close it unless the next decision is made behind it, too; public draws don't matter."""
        if self.at_screen is None or self.table.actors() == (CHANCE,):
            return
        if self.looking().eyes != self.at_screen:
            self.close_curtain()

    def at_curtain(self, text: str) -> bool:
        """Whether something typed at the closed curtain opens it. Only leaving is possible there."""
        return True

    def close_curtain(self) -> None:
        """Clear the screen, and tell in public what has happened behind the curtain."""
        assert self.at_screen is not None
        self.current.looked[self.at_screen] = self.current.told
        self.eyes.veil(self.table, YOU)
        self.asked_afresh = True
        self.voice.wipe()
        self.tell_steps(self.session.line[self.current.unveiled_at :], None)
        self.current.told = len(self.session.line)

    # -- telling ------------------------------------------------------------------------------------------------------

    def viewer(self) -> int | None:
        """Whose eyes look at the table; nobody's while people are looking who must not see something."""
        return self.looking().eyes

    def listener(self) -> int | None:
        """The seat that hears what is told."""
        people = self.current.people
        return people[0] if len(people) == 1 else self.at_screen

    def scene(self) -> Scene:
        """What may be shown now."""
        return self.game.scene(self.state, self.viewer(), self.voice.lang)

    def show(self, seat: int) -> None:
        """The table and the question, with the latest moves if they aren't in sight anyway."""
        listing = self.listing(seat)
        line = self.session.line[-RECENT:]
        last = next((n for n in range(len(line) - 1, -1, -1) if line[n].seat == seat), 0)
        listener = self.listener()  # others may be looking, too
        news, fresh = self.paragraphs(line, listener), self.paragraphs(line[last:], listener)
        if all(step.seat in (seat, CHANCE) for step in line[last:]):
            fresh = news  # what the others did before has been told above another page

        def ask(voice: Voice, form: str) -> None:
            self.pose(listing.on(voice), form)

        question = Question(seat, listing.wordy, ask, news, len(fresh))
        draw(self.voice, self.game, listing.scene, marks=listing.marks(), question=question)

    def pose(self, listing: Listing, form: str) -> None:
        """The question, who else is asked, and the choices; in a lesson, what the guide says before it."""
        self.tell_lesson(listing.voice)
        listing.voice.line(listing.prompt.text, "bold")
        if len(self.table.actors()) > 1:
            self.tell_waiting(listing.voice)
        listing.show(form)

    def tell_lesson(self, voice: Voice) -> None:
        """What the guide says, in a lesson."""
        step, number, course = self.table.lesson, self.table.settings.lesson, lesson(self.game.folder)
        if step is not None and number is not None and course is not None:
            voice.tell("t-lesson", "dim", now=number + 1, last=len(course.steps))
            voice.line(self.game.say(voice.lang, step.text), "green")

    def tell_waiting(self, voice: Voice | None = None) -> None:
        """Who is still to choose, when several do at the same time."""
        (voice or self.voice).tell("t-waiting", "dim", seats=", ".join(map(self.seat_name, self.table.actors())))

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked; the choices are numbered by their position."""
        return in_groups(self.game.prompt(self.state, seat, self.voice.lang))

    def listing(self, seat: int) -> Listing:
        return Listing(self.voice, self.game, self.scene(), self.prompt(seat))

    def tell_news(self) -> None:
        """The moves not told yet."""
        news, self.current.told = self.session.line[self.current.told :], len(self.session.line)
        self.tell_steps(news, self.listener())

    def tell_steps(self, news: Sequence[Step], seat: int | None) -> None:
        tell(self.voice, self.paragraphs(news, seat))

    def paragraphs(self, news: Sequence[Step], seat: int | None) -> list[str]:
        """One for each decision and the draws that came of it, as a seat may hear it."""
        grouped: list[list[Step]] = []
        for step in news:
            if step.seat != CHANCE or not grouped:
                grouped.append([])
            grouped[-1].append(step)
        told = [" ".join(text for text, _ in (self.told(step, seat) for step in steps) if text) for steps in grouped]
        return [text for text in told if text]

    def told(self, step: Step, seat: int | None = None) -> tuple[str, str]:
        """A move in prose that says whose it was, and the rules that it applies."""
        return tell_step(self.game, step, self.voice.lang, self.listener() if seat is None else seat)

    def farewell(self) -> None:
        """The result, what decided it, the score; the seed; what can be done now."""
        voice = self.voice
        draw(voice, self.game, self.scene(), status=False)
        voice.line()
        for number, text in enumerate(self.ending()):
            voice.line(text, "" if number else "bold green")
        if self.session.record.seed is not None and not self.current.trial:
            voice.tell("t-seed", "dim", seed=self.session.record.seed, file=str(self.current.path or "FILE"))
        voice.tell("t-over-what-if" if self.current.trial else "t-over")
        higher = next_up(self.table, YOU)
        if higher is not None:
            spec = personas.spec_of(higher)
            voice.tell("t-level-up", spec=spec, name=personas.name_of(spec, self.game.texts, voice.lang))

    def ending(self) -> list[str]:
        """How it ended: as the players decided, and as the game says."""
        course, record = lesson(self.game.folder), self.session.record
        if self.table.taught and self.table.lesson is None and course is not None:
            learnt = [self.game.say(self.voice.lang, course.learnt)] if course.learnt else []
            return [self.game.say(self.voice.lang, course.end), *learnt]
        lines = [
            f"{line.text} {cited(self.game, [line])}".rstrip() for line in self.game.ending(self.state, self.voice.lang)
        ]
        gone = resigned(record.moves)
        if gone:
            lines.insert(0, sentence_case(self.voice.say("t-end-resigned", **self.subject(gone))))
        reason = (record.result or {}).get("reason")
        return [self.voice.say(f"t-end-{reason}"), *lines] if reason in ("agreed", "stopped") else lines

    # -- keeping ------------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save the game (not a branch) if it has a file and has changed."""
        opened = self.open_tables[0]
        if opened.path is not None and opened.saved != opened.table.version:
            self.write(opened, opened.path)

    def write(self, opened: OpenTable, path: Path) -> bool:
        opened.saved = opened.table.version  # even if it fails: the failure is reported once per move
        try:
            if not keeping.save(opened.table, path):
                self.voice.tell("t-seed-not-kept", "yellow")
        except OSError as error:
            self.voice.tell("t-not-saved", "bold red", file=str(path), reason=error.strerror or str(error))
            return False
        return True

    def unsaved(self) -> bool:
        """Whether somebody's decisions would be lost."""
        opened = self.open_tables[0]
        decided = any(step.seat in opened.people for step in opened.table.session.line)
        return decided and not (opened.table.over or opened.trial) and opened.saved != opened.table.version

    def confirmed(self, text: str, message: str) -> bool:
        """Whether nothing would be lost, or somebody has asked for it twice."""
        if not self.unsaved() or self.confirming == text:
            return True
        self.confirming = text
        self.voice.tell(message, "yellow")
        return False
