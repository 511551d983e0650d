"""A table with or without a question, laid out for a screen: everything in it is seen at once, if that is possible.

What lies beside the board is told in full, in short, or only by name; the question stands below the table or beside the
board, and with it the latest moves. In a pipe or for a screen reader one thing comes after the other.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from fidchell.core.game import Game
from fidchell.core.scene import Scene
from fidchell.terminal.draw import FULL, LEAST, SHORT, below, board, in_full, in_short, name_rest, show_gauges, tell
from fidchell.terminal.sheet import GAP, beside, part, shortened, widest
from fidchell.terminal.squares import Squares
from fidchell.terminal.voice import Voice

COLUMN = 40  # the narrowest column for a question
LATEST = 3  # lines of the latest moves that are always in sight …
MOST = 12  # … and if there is room
AFTERWARDS = 6  # lines that follow a table without a question

# How much is told of what lies beside the board, and how the question is asked: the first pair that fits is shown.
NOTHING = "nothing"
ALL, BRIEF, MENU, TITLES, BARE = "all", "brief", "menu", "titles", "bare"
TIGHT = (LEAST, NOTHING)
FORMS = (
    *((FULL, ALL), (SHORT, ALL), (FULL, BRIEF), (SHORT, BRIEF), (LEAST, BRIEF), (SHORT, MENU), (LEAST, MENU)),
    *((NOTHING, BRIEF), (LEAST, TITLES), (NOTHING, TITLES), (NOTHING, BARE)),
)


@dataclass(frozen=True)
class Question:
    """What a seat is asked, which writes itself in a form, and the moves before, a paragraph each. `wordy`: there is so
    much to be said of its choices that it is said only when somebody wants to know it."""

    seat: int
    wordy: bool
    ask: Callable[[Voice, str], None]
    news: Sequence[str]
    fresh: int = 0  # how many of them have just been told


def draw(
    voice: Voice,
    game: Game,
    scene: Scene,
    *,
    status: bool = True,
    marks: Mapping[str, str] | None = None,
    question: Question | None = None,
) -> None:
    """The whole table as somebody sees it, with or without its status. `marks`: short texts to write on spots, by their
    keys."""
    page = Page(voice, game, scene, status, marks or {}, question)
    if voice.plain:
        page.read_out()
    else:
        for line in page.lines():
            voice.line(line)


class Page:
    """A table with or without a question, in the best form that fits the screen."""

    def __init__(
        self,
        voice: Voice,
        game: Game,
        scene: Scene,
        status: bool,
        marks: Mapping[str, str],
        question: Question | None,
    ) -> None:
        self.voice = voice
        self.game = game
        self.scene = scene
        self.status = status
        self.marks = marks
        self.question = question
        self.width = voice.console.width
        self.written: dict[tuple[str, int], list[Text]] = {}  # parts that are needed again, by name and width
        self.room = voice.console.height - (1 if question else AFTERWARDS)

    def read_out(self) -> None:
        """In a pipe one thing comes after the other."""
        voice = self.voice
        voice.line()
        self.head(voice)
        board(voice, self.game, self.scene, self.marks)
        in_full(voice, self.scene)
        self.warn(voice)
        if self.question:
            voice.line()
            self.question.ask(voice, ALL)

    def lines(self) -> list[Text]:
        """The first page that fits; if none does, the shortest, whose end is the question, and what it would need."""
        pages = []
        for page in self._pages():
            if len(page) <= self.room:
                return page
            pages.append(page)
        shortest = min(pages, key=len)
        needed = len(shortest) + self.voice.console.height - self.room
        return [*shortest, *self._part("too small", self.width, lambda voice: self.complain(voice, needed))]

    def complain(self, voice: Voice, needed: int) -> None:
        voice.tell("t-too-small", "dim", width=self.width, height=self.voice.console.height, needed=needed)

    def _pages(self) -> Iterator[list[Text]]:
        told, fresh = self._part("told", self.width, self._told), self._part("fresh", self.width, self._fresh)
        for form, asked in FORMS if self.question else [(form, "") for form in (FULL, SHORT, LEAST, NOTHING)]:
            if asked == ALL and self.question and self.question.wordy:
                continue
            stacked = self._stacked(form, asked, [])
            if len(fresh) + len(stacked) <= self.room:
                yield stacked  # the news are still to be seen above it
            yield self._stacked(form, asked, told)
            yield from self._columns(form, asked)

    # -- layouts ------------------------------------------------------------------------------------------------------

    def _stacked(self, form: str, asked: str, told: Sequence[Text]) -> list[Text]:
        """One below the other, with the latest of what is told."""
        width = self.width
        blank = [] if form in TIGHT else [Text()]
        above = [*self._top(form), *self._board(form), *self._below(width, form), *blank, *self._beside(width, form)]
        above += self._warnings(width)
        if not self.question:
            return above
        question = self._asked(width, asked)
        room = self.room - len(above) - len(question) - 2 * len(blank)
        news = latest(told, room, form)
        if form in TIGHT:
            above += self._extras(width, room - len(news), form)
        return [*above, *blank, *news, *(blank if news else []), *question]

    def _columns(self, form: str, asked: str) -> Iterator[list[Text]]:
        """The question beside the board, and the rest below the board or below the question."""
        left = self._board(form)
        width = self.width - widest(left) - GAP
        if not self.question or not left or width < COLUMN:
            return
        left = [*left, *self._below(widest(left), form)]
        top = self._top(form)
        blank = [] if form in TIGHT else [Text()]
        warnings, question = self._warnings(width), self._asked(width, asked)
        room = self.room - len(top) - len(warnings) - len(question) - len(blank)
        told = self._part("told", width, self._told)
        news = latest(told, room, form)
        rest = self._beside(widest(left), form)
        yield top + beside([*left, *blank, *rest], [*warnings, *news, *(blank if news else []), *question])
        rest = self._beside(width, form)
        news = latest(told, room - len(rest) - len(blank), form)
        yield top + beside(left, [*warnings, *news, *(blank if news else []), *question, *blank, *rest])

    def _part(self, name: str, width: int, write: Callable[[Voice], None]) -> list[Text]:
        if (name, width) not in self.written:
            self.written[name, width] = part(self.voice, width, write)
        return self.written[name, width]

    # -- parts --------------------------------------------------------------------------------------------------------

    def _top(self, form: str) -> list[Text]:
        """A line between this table and the one before, whose turn it is, and what must always be in sight."""
        rule = [] if form in TIGHT else [Text(), Text("─" * min(self.width, 72), style="dim")]
        return [*rule, *self._part("head", self.width, self.head)]

    def head(self, voice: Voice) -> None:
        if self.status:
            voice.line(self.scene.status, "bold")
        if self.scene.gauges:
            show_gauges(voice, self.scene.gauges)

    def _board(self, form: str) -> list[Text]:
        tight = form == NOTHING
        name = "tight board" if tight else "board"
        return self._part(name, self.width, lambda voice: board(voice, self.game, self.scene, self.marks, False, tight))

    def _below(self, width: int, form: str) -> list[Text]:
        """What stands between areas, and what the signs mean."""
        if self.scene.unit != "square":
            return []
        key = form not in TIGHT
        name = "below, with a key" if key else "below"
        return self._part(name, width, lambda voice: below(voice, self.game, self.scene, self.marks, key))

    def _extras(self, width: int, room: int, form: str) -> list[Text]:
        """What a tight form leaves out, if there happens to be room for it."""
        beside = self._beside(width, LEAST) if form == NOTHING else []
        rest = self._part("rest", width, lambda voice: name_rest(voice, self.scene, []))
        found: list[Text] = []
        for lines in (beside, self._part("key", width, self.legend), rest):
            if len(found) + len(lines) <= room:
                found += lines
        return found

    def legend(self, voice: Voice) -> None:
        if self.scene.unit == "square":
            Squares(voice, self.game, self.scene, {}).legend()

    def _beside(self, width: int, form: str) -> list[Text]:
        seat = self.question.seat if self.question else None
        if form == NOTHING:
            return []
        if form == FULL:
            return self._part(form, width, lambda voice: in_full(voice, self.scene))
        return self._part(form, width, lambda voice: in_short(voice, self.scene, form, seat))

    def _asked(self, width: int, form: str) -> list[Text]:
        question = self.question
        assert question is not None
        return self._part(form, width, lambda voice: question.ask(voice, form))

    def _told(self, voice: Voice) -> None:
        tell(voice, self.question.news if self.question else ())

    def _fresh(self, voice: Voice) -> None:
        if self.question:
            tell(voice, self.question.news[len(self.question.news) - self.question.fresh :])

    def _warnings(self, width: int) -> list[Text]:
        return self._part("warnings", width, self.warn)

    def warn(self, voice: Voice) -> None:
        for warning in self.scene.warnings:
            voice.tell("t-warning", "bold yellow", what=warning)


def latest(told: Sequence[Text], room: int, form: str) -> list[Text]:
    """The latest moves: a few lines at least, more if there is room."""
    return shortened(told, min(MOST, max(1 if form == NOTHING else LATEST, room)))
