"""A scene as text: the board as a grid of words or of letters and signs; what lies beside it; warnings.

In a pipe or for a screen reader the board is described instead: every card and piece with its place.

On a screen everything in it is seen at once, if that is possible: what lies beside the board is told in full, in short,
or only by name; the question stands below the table or beside the board, and with it the latest moves.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

from fidchell.core.game import Game
from fidchell.core.scene import Card, Gauge, Panel, Scene, Spot, Track
from fidchell.terminal.areas import Areas
from fidchell.terminal.sheet import DOT, beside, part, shortened, widest
from fidchell.terminal.sheet import GAP as COLUMN_GAP
from fidchell.terminal.squares import Squares, inside, said, spot_name
from fidchell.terminal.voice import Voice

WIDEST = 13  # a column need not be wider than a long name
NARROWEST = 6  # below this a grid can't be read
GAP = 3  # between pictures of cards
COLUMN = 40  # the narrowest column for a question
LATEST = 3  # lines of the latest moves that are always in sight …
MOST = 12  # … and if there is room
AFTERWARDS = 6  # lines that follow a table without a question
ALARM = 0.75  # of a clock's way

# How much is told of what lies beside the board, and how the question is asked: the first pair that fits is shown.
FULL, SHORT, LEAST, NOTHING = "full", "short", "least", "nothing"
ALL, BRIEF, MENU, TITLES = "all", "brief", "menu", "titles"
TIGHT = (LEAST, NOTHING)
FORMS = (
    *((FULL, ALL), (SHORT, ALL), (FULL, BRIEF), (SHORT, BRIEF), (LEAST, BRIEF), (SHORT, MENU), (LEAST, MENU)),
    *((NOTHING, BRIEF), (LEAST, TITLES), (NOTHING, TITLES)),
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
        """The first page that fits; if none does, the shortest, whose end is the question."""
        pages = []
        for page in self._pages():
            if len(page) <= self.room:
                return page
            pages.append(page)
        return min(pages, key=len)

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
        width = self.width - widest(left) - COLUMN_GAP
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


def tell(voice: Voice, paragraphs: Iterable[str]) -> None:
    """What has happened."""
    voice.rows([(("-" if voice.plain else "•", "cyan"), (text, "")) for text in paragraphs], indent=0)


def board(
    voice: Voice,
    game: Game,
    scene: Scene,
    marks: Mapping[str, str] | None = None,
    key: bool = True,
    tight: bool = False,
) -> None:
    """Cards in titled columns, squares as a grid of signs, areas line by line. `key`: also what belongs below it;
    `tight`: no line more than needed."""
    if not scene.spots:
        return
    if scene.unit == "square":
        squares = Squares(voice, game, scene, marks or {})
        if voice.plain or not squares.fits:
            said(voice, scene)
            return
        squares.show(tight)
        Areas(voice, game, scene, marks or {}, squares.off_the_grid()).show()
        if key:
            below(voice, game, scene, marks or {})
            voice.line()
        return
    columns = sorted({spot.x for spot in scene.spots})
    width = min(WIDEST, (voice.console.width - 3) // len(columns) - 1)
    if voice.plain or width < NARROWEST:
        said(voice, scene)
        return
    rows = sorted({spot.y for spot in scene.spots})
    at = {(spot.x, spot.y): spot for spot in scene.spots}
    titles = {column.x: column.title for column in scene.columns}
    heads = [titles.get(x, "") for x in columns]
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=any(heads))
    grid.add_column("", style="dim", justify="right", width=2)
    for head in heads:
        grid.add_column(Text(head, style="bold underline"), width=width)
    for number, y in enumerate(rows, 1):
        cells = [_cell(scene, at.get((x, y)), bool(head)) for x, head in zip(columns, heads, strict=True)]
        grid.add_row(str(number), *cells)
    voice.console.print(grid, highlight=False)
    if key:
        voice.line()


def below(voice: Voice, game: Game, scene: Scene, marks: Mapping[str, str], key: bool = True) -> None:
    """What is neither on a grid nor in an area, and what the signs mean."""
    squares = Squares(voice, game, scene, marks)
    if not squares.fits:  # then everything has been said
        return
    Areas(voice, game, scene, marks, squares.off_the_grid()).show_between()
    if key:
        squares.legend()


def things_on(scene: Scene, spot: Spot) -> list[str]:
    """What lies or stands there, by name."""
    cards = [card.title for card in scene.cards if card.zone == spot.key]
    return cards + [piece.face or piece.label for piece in scene.pieces if piece.spot == spot.key]


def _cell(scene: Scene, spot: Spot | None, named_above: bool) -> Text:
    if spot is None:
        return Text("")
    things = ", ".join(things_on(scene, spot))
    if things:
        return Text(things, style="bold cyan")
    return Text("·" if named_above else spot.label, style="dim")


def path_marks(path: Sequence[str]) -> dict[str, str]:
    """The spots that a choice touches, numbered in their order; one that is touched twice has both numbers."""
    found: dict[str, list[str]] = {}
    for number, key in enumerate(path, 1):
        found.setdefault(key, []).append(str(number))
    return {key: f"[{','.join(numbers)}]" for key, numbers in found.items()}


# -- beside the board -------------------------------------------------------------------------------------------------


def show_panel(voice: Voice, panel: Panel, style: str = "") -> None:
    """One line, if the panel has only one or the screen has room for all of them."""
    lines = [track_text(voice, line) if isinstance(line, Track) else line for line in panel.lines]
    joined = f"{panel.title}: {'; '.join(lines)}"
    if len(lines) == 1 or (not voice.plain and len(joined) <= voice.console.width):
        voice.line(joined, style)
        return
    voice.line(f"{panel.title}:", style)
    for line in lines:
        voice.line(f"  {line}", style)


def show_gauges(voice: Voice, gauges: Sequence[Gauge]) -> None:
    """In one line, with what they lead to if there is room for it."""
    full, short = Text(), Text()
    for gauge in gauges:
        late = gauge.tone == "bad" and gauge.share >= ALARM
        value = Text(f"{gauge.label} {gauge.text}", style="bold red" if late else "bold")
        for line in (full, short):
            line.append(" · " if line else "").append_text(value)
        full.append(f" ({gauge.note})" if gauge.note else "")
    voice.line(full if voice.plain or full.cell_len <= voice.console.width else short)


def in_full(voice: Voice, scene: Scene) -> None:
    """Everything that lies beside the board."""
    _zones(voice, scene)
    for panel in scene.panels:
        show_panel(voice, panel, "dim")


def in_short(voice: Voice, scene: Scene, form: str, seat: int | None) -> None:
    """What lies beside the board in few lines: of what has a page for each seat only one's own; of what has no room
    only the name."""
    paged = [panel for panel in scene.panels if panel.pages]
    told = {key for panel in paged for key in panel.zones} | set(scene.folded)
    own = [panel for panel in paged if seat is not None and seat < len(panel.lines)]
    texts = [_own_page(voice, scene, panel, seat) for panel in own if seat is not None]
    for key, label in scene.zones:
        cards = [card for card in scene.cards if card.zone == key]
        if key in told or (form == LEAST and scene.gauges and not cards):
            continue
        lines = [f"◀ {line.text}" for card in cards for line in card.lines if line.now and form != LEAST]
        texts.append(" ".join([f"{label}: {_titles(voice, [card.title for card in cards])}", *lines]))
    if texts:
        voice.line(DOT.join(texts) if form == LEAST else "\n".join(texts))
    shown = [panel for panel in scene.panels if _one_line(voice, panel) and not (form == LEAST and scene.gauges)]
    for panel in shown:
        show_panel(voice, panel, "dim")
    if form == SHORT:
        name_rest(voice, scene, shown)


def _own_page(voice: Voice, scene: Scene, panel: Panel, seat: int) -> str:
    """A seat's line of a panel, and the cards that belong to it."""
    line = panel.lines[seat]
    cards = [card.title for card in scene.cards if seat < len(panel.zones) and card.zone == panel.zones[seat]]
    text = line.label if isinstance(line, Track) else line
    return f"{text} {_titles(voice, cards)}" if cards else text


def name_rest(voice: Voice, scene: Scene, shown: Sequence[Panel]) -> None:
    """What can be asked for."""
    names = [panel.title for panel in scene.panels if panel not in shown]
    names += [label for key, label in scene.zones if key in scene.folded]
    if names:
        voice.tell("t-more", "dim", what=", ".join(names))


def _one_line(voice: Voice, panel: Panel) -> bool:
    """Whether all of a panel fits into a line."""
    lines = [line for line in panel.lines if isinstance(line, str)]
    fits = len(f"{panel.title}: {'; '.join(lines)}") <= voice.console.width
    return fits and len(lines) == len(panel.lines)


def _titles(voice: Voice, titles: Sequence[str]) -> str:
    """Equal cards together."""
    return ", ".join(_times(title, titles.count(title)) for title in dict.fromkeys(titles)) or voice.say("t-empty")


def track_text(voice: Voice, track: Track) -> str:
    """What it shows in words, and on a screen its boxes on a separate line, the marked ones in brackets."""
    if voice.plain:
        return track.label
    boxes = [f"{box.note}: {box.text}" if box.note else box.text for box in track.boxes]
    marked = " ".join(f"[{box}]" if n in track.at else f" {box} " for n, box in enumerate(boxes))
    return f"{track.label}\n    {marked}"


def _zones(voice: Voice, scene: Scene) -> None:
    """What lies in each zone; the folded ones only by name."""
    for key, label in scene.zones:
        if key not in scene.folded:
            titles = [card.title for card in scene.cards if card.zone == key]
            voice.line(f"{label}: {_titles(voice, titles)}")
            for line in (line for card in scene.cards if card.zone == key for line in card.lines):
                voice.line(f"  {line.text} ◀ {line.now}" if line.now else f"  {line.text}", "" if line.now else "dim")
    folded = [label for key, label in scene.zones if key in scene.folded]
    if folded and not voice.plain:
        voice.tell("t-folded", "dim", zones=", ".join(folded))


def open_zone(voice: Voice, scene: Scene, key: str) -> None:
    """Everything in a zone, with pictures or texts."""
    voice.line(dict(scene.zones)[key], "bold")
    cards = [card for card in scene.cards if card.zone == key]
    if not cards:
        voice.tell("t-empty")
    elif not voice.plain and all(card.diagram for card in cards):
        pictures(voice, cards)
    else:
        for card in {card.title: card for card in cards}.values():
            number = [other.title for other in cards].count(card.title)
            voice.rows([((_times(card.title, number), "cyan"), (card.body, ""))])


def _times(title: str, number: int) -> str:
    return title if number == 1 else f"{title} ×{number}"


# -- cards that show a picture ----------------------------------------------------------------------------------------


def picture(card: Card) -> list[str]:
    """A card's diagram in characters: the head, and numbers in the order of placing."""
    wide, high = (1 + max(cell) for cell in zip(*((x, y) for x, y, _ in card.diagram), strict=True))
    rows = [[" "] * wide for _ in range(high)]
    for x, y, kind in card.diagram:
        rows[y][x] = kind if kind.isdecimal() else "◆"
    return [" ".join(row).rstrip() for row in rows]


def pictures(voice: Voice, cards: Sequence[Card]) -> None:
    """Cards side by side, as many in a row as fit, each below its title."""
    row: list[list[str]] = []
    used = 0
    for card in cards:
        block = [card.title, *picture(card)]
        wide = max(map(len, block)) + GAP
        if row and used + wide > voice.console.width - 2:
            _side_by_side(voice, row)
            row, used = [], 0
        row.append([line.ljust(wide) for line in block])
        used += wide
    _side_by_side(voice, row)


def _side_by_side(voice: Voice, blocks: Sequence[Sequence[str]]) -> None:
    """Titles in one line, pictures under them."""
    for n in range(max(map(len, blocks))):
        line = "".join(block[n] if n < len(block) else " " * len(block[0]) for block in blocks)
        voice.line(f"  {line}".rstrip(), "" if n else "bold cyan")


def show_card(voice: Voice, card: Card) -> None:
    """A card's text, and its picture if it has one."""
    if card.diagram and not voice.plain:
        for line in picture(card):
            voice.line(f"   {line}")
    if card.body:
        voice.rows([(("", ""), (card.body, ""))])


def show_spot(voice: Voice, scene: Scene, spot: Spot) -> None:
    """A place and everything that is known of what lies there."""
    voice.line(spot.label, "bold")
    within = {other.key for other in scene.spots if inside(other, spot)}
    told = [(piece.label, piece.body) for piece in scene.pieces if piece.spot in within]
    told += [(card.label, card.body) for card in scene.cards if card.zone == spot.key]
    for label, body in told:
        more = "" if body == spot.label else body
        voice.rows([(("", ""), (Text.assemble((label, "cyan"), f" {more}".rstrip()), ""))])
    names = {other.key: spot_name(other) for other in scene.spots}
    linked = [names[other] for pair in scene.links for other in pair if spot.key in pair and other != spot.key]
    if linked:
        voice.tell("t-linked", spots=", ".join(linked))
