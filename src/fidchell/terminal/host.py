"""The host of a table: asks who is to decide, plays the bots, draws or asks for chance, and does what is commanded.

The loop looks at the position and nothing else, so undo, load and `what if` need only change the position.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from fidchell.core import seeds
from fidchell.core.errors import IllegalAction, InvalidAction
from fidchell.core.game import Game
from fidchell.core.record import Step
from fidchell.core.rng import Rng
from fidchell.core.scene import Prompt, Scene
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, State
from fidchell.terminal import curtain, keeping
from fidchell.terminal.choices import Listing, described, in_groups, name_of, no_number, spelled
from fidchell.terminal.draw import draw
from fidchell.terminal.explain import as_action, complete, not_understood
from fidchell.terminal.referee import ask_outcome, typists
from fidchell.terminal.replay import tell_step
from fidchell.terminal.seating import YOU, Leave, Manner, Moved, Table
from fidchell.terminal.voice import Voice, cited


class Host:
    def __init__(self, voice: Voice, ask: Callable[[str], str], manner: Manner) -> None:
        self.voice = voice
        self.ask = ask
        self.manner = manner
        self.tables: list[Table] = []  # the game, and the branches of it that are open
        self.asked_afresh = True  # whether the person hasn't seen this position yet
        self.eyes: int | None = None  # the seat that alone may look at the screen now
        self.looked: dict[int, int] = {}  # seat → how many moves it had been told when the curtain closed behind it
        self.opened = 0  # how many moves there were when it opened
        self.path: Path | None = None  # where games are to be kept
        self.confirming = ""  # a command that would lose the game and was said once
        self.games_played = 0
        self.home_is_elsewhere = False  # a branch opened by a replay: `back` leaves the host
        self.bot_seed = secrets.token_hex(16) if manner.seed is None else f"{manner.seed}/bots"

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
        self.voice.texts = table.session.game.words
        self.asked_afresh = True
        self.looked = {}
        self.eyes = None
        self.greet()

    def greet(self) -> None:
        voice, session = self.voice, self.session
        voice.line(self.game.say(voice.lang, "title"), "bold")
        for seat, name in enumerate(self.table.seats):
            person = "t-you" if len(self.table.people) == 1 else "t-person"
            who = voice.say(person) if name == YOU else voice.say("t-bot", name=name)
            voice.line(f"{self.game.seat_name(seat, voice.lang, int(self.state.seats))}: {who}")
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
        self.mind_curtain()
        if not actors:
            self.over()
        elif actors == (CHANCE,):
            try:
                self.session.chance()
            finally:
                self.tell_news()
        elif actors[0] in self.table.bots:
            self.bot_decides(actors[0])
        elif self.agreed(actors[0]):
            self.tell_news()
        else:
            self.person_decides(actors[0])

    def agreed(self, seat: int) -> bool:
        """Whether a person was only asked to agree with somebody at this terminal: that goes without saying."""
        asked = self.game.consent(self.state, seat)
        if asked is None or asked[0] not in self.table.people:
            return False
        self.session.act(seat, asked[1])
        return True

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
            draw(self.voice, self.game, self.game.scene(self.state, None, self.voice.lang))
        rng = Rng(f"{self.bot_seed}/{seat}/{len(self.session.record.moves)}")
        action = self.table.bots[seat].decide(self.state.resample(seat, rng), seat, rng)
        self.session.act(seat, int(action))
        self.tell_news()
        self.asked_afresh = True
        if not self.voice.plain and self.manner.pace > 0:
            time.sleep(self.manner.pace)

    def person_decides(self, seat: int) -> None:
        if self.curtained(seat) and self.eyes != seat:
            self.open_curtain(seat)
        if self.asked_afresh:
            self.asked_afresh = False
            self.show(seat)
        name = self.game.seat_name(seat, self.voice.lang, int(self.state.seats))
        text = self.read(self.voice.say("t-prompt-what-if" if self.table.what_if else "t-prompt", seat=name))
        if not text:
            self.listing(seat).all()
            return
        self.choose(seat, text)

    def read(self, prompt: str) -> str:
        """The next line that is no command; commands are done, and those that change the position raise Moved."""
        while True:
            text = self.ask(prompt).strip()
            if not self.command(text):
                self.confirming = ""
                return text

    def command(self, text: str) -> bool:
        """Do it if it is a command (see `Commands`); whether it was one."""
        return False

    def choose(self, seat: int, text: str) -> None:
        """What was typed is done if it means one choice, shown if it may mean several, else refused.

        Notation goes before other words, so that an action that can't be done is not taken for another one.
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
            self.act(seat, prompt.choices[found[0] - 1].token)
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
            self.mind_curtain()
            self.tell_news()

    def asked(self, state: State) -> int:
        """The referee's question, with all that was told up to now. What only some may see is asked of one of them,
        and what nobody here may see is drawn by the table itself."""
        self.tell_news()
        seats = typists(self.game, state, self.table.people)
        if not seats:
            return int(state.sample(Rng(secrets.token_hex(16))))
        if self.eyes is not None and self.eyes not in seats:
            self.close_curtain()
        if self.eyes is None and len(seats) < len(self.table.people):
            self.open_curtain(seats[0])
        return ask_outcome(self.voice, self.game, state, self.read)

    # -- the curtain --------------------------------------------------------------------------------------------------

    def curtained(self, seat: int) -> bool:
        """Whether this seat decides behind the curtain. What might have been is nobody's secret."""
        return not self.table.what_if and curtain.needed(self.game, self.state, seat, self.table.people)

    def open_curtain(self, seat: int) -> None:
        """Everybody else looks away; then this seat is told what only it may know."""
        voice, name = self.voice, self.game.seat_name(seat, self.voice.lang, int(self.state.seats))
        if len(self.state.actors()) > 1:
            self.tell_waiting()
        voice.tell("t-curtain", "bold", seat=name)
        while (text := self.ask(voice.say("t-prompt-curtain", seat=name)).strip()) and not self.at_curtain(text):
            pass
        curtain.wipe(voice)
        self.eyes, self.opened, self.asked_afresh = seat, len(self.session.line), True
        news = self.session.line[self.looked.get(seat, 0) :]
        self.tell_steps([step for step in news if self.told(step) != tell_step(self.game, step, voice.lang)], seat)

    def mind_curtain(self) -> None:
        """Close it unless the next decision is made behind it, too; what chance decides comes before that."""
        actors = self.state.actors()
        if self.eyes is None or CHANCE in actors:
            return
        if actors[:1] != (self.eyes,) or not self.curtained(self.eyes):
            self.close_curtain()

    def at_curtain(self, text: str) -> bool:
        """Whether something typed at the closed curtain opens it. Only leaving is possible there."""
        return True

    def close_curtain(self) -> None:
        """Wipe the screen, and tell in public what has happened behind it."""
        assert self.eyes is not None
        self.looked[self.eyes] = self.table.told
        self.eyes, self.asked_afresh = None, True
        curtain.wipe(self.voice)
        self.tell_steps(self.session.line[self.opened :], None)
        self.table.told = len(self.session.line)

    # -- telling ------------------------------------------------------------------------------------------------------

    def viewer(self) -> int | None:
        """Whose eyes look at the table: the only person, or the person to act; nobody's while others look on whom
        something must be hidden from."""
        people, actors = self.table.people, self.state.actors()
        if len(people) == 1:
            return people[0]
        actor = next((seat for seat in actors if seat in people), None)
        if self.eyes is not None:
            return self.eyes
        if actor is None or self.table.what_if:
            return actor
        return None if curtain.hides(self.game, self.state, actor, people) else actor

    def listener(self) -> int | None:
        """Whose ears hear what is told."""
        return self.table.people[0] if len(self.table.people) == 1 else self.eyes

    def scene(self) -> Scene:
        """What may be shown now."""
        return self.game.scene(self.state, self.viewer(), self.voice.lang)

    def show(self, seat: int) -> None:
        listing = self.listing(seat)
        draw(self.voice, self.game, self.scene(), marks=listing.marks())
        self.voice.line()
        if not self.voice.plain and any(spot.shape == "area" for spot in listing.scene.spots):
            self.remind(seat)
        self.voice.line(listing.prompt.text, "bold")
        if len(self.state.actors()) > 1:
            self.tell_waiting()
        listing.show()

    def remind(self, seat: int) -> None:
        """The last decision and what came of it once more: a tall table has pushed it off the screen."""
        line = self.session.line
        last = next((n for n in range(len(line) - 1, -1, -1) if line[n].seat != CHANCE), 0)
        self.tell_steps(line[last:], seat)

    def tell_waiting(self) -> None:
        """Who is still to choose, when several do at the same time."""
        names = [self.game.seat_name(seat, self.voice.lang, int(self.state.seats)) for seat in self.state.actors()]
        self.voice.tell("t-waiting", "dim", seats=", ".join(names))

    def prompt(self, seat: int) -> Prompt:
        """What a seat is asked; the numbers of the choices are their places in it."""
        return in_groups(self.game.prompt(self.state, seat, self.voice.lang))

    def listing(self, seat: int) -> Listing:
        return Listing(self.voice, self.game, self.scene(), self.prompt(seat))

    def tell_news(self) -> None:
        """The moves not told yet."""
        news, self.table.told = self.session.line[self.table.told :], len(self.session.line)
        self.tell_steps(news, self.listener())

    def tell_steps(self, news: Sequence[Step], seat: int | None) -> None:
        """A paragraph for each decision and the draws that came of it, as a seat may hear it."""
        paragraphs: list[list[Step]] = []
        for step in news:
            if step.seat != CHANCE or not paragraphs:
                paragraphs.append([])
            paragraphs[-1].append(step)
        for steps in paragraphs:
            told = " ".join(text for text, _ in (self.told(step, seat) for step in steps) if text)
            if told:
                self.voice.rows([(("-" if self.voice.plain else "•", "cyan"), (told, ""))], indent=0)

    def told(self, step: Step, seat: int | None = None) -> tuple[str, str]:
        """A move in prose that says whose it was, and the rules it rests on."""
        return tell_step(self.game, step, self.voice.lang, self.listener() if seat is None else seat)

    def farewell(self) -> None:
        """The result, what decided it, the score; the seed; what can be done now."""
        voice = self.voice
        draw(voice, self.game, self.scene(), status=False)
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
            if not keeping.save(table.session, path, table.people[0] if len(table.people) == 1 else None):
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
