"""A scene as text: the board as a grid of words or of letters and signs; what lies beside it; warnings.

In a pipe or for a screen reader the board is described instead: every card and piece with its place.
"""

from collections.abc import Iterable, Mapping, Sequence

from rich.table import Table
from rich.text import Text

from fidchell.core.board import spot_name
from fidchell.core.game import Game
from fidchell.core.scene import Card, Gauge, Panel, Scene, Spot, Track
from fidchell.terminal.areas import Areas
from fidchell.terminal.sheet import DOT
from fidchell.terminal.squares import Squares, inside, said
from fidchell.terminal.voice import Voice

WIDEST = 13  # a column need not be wider than a long name
NARROWEST = 6  # below this a grid can't be read
GAP = 3  # between pictures of cards
ALARM = 0.75  # of a clock's way
FULL, SHORT, LEAST = "full", "short", "least"  # how much is told of what lies beside the board


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
                known = f" ({line.origin})" if line.origin else ""
                said = f"  {line.text}{known}"
                voice.line(f"{said} ◀ {line.now}" if line.now else said, "" if line.now else "dim")
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
            show_origin(voice, card.origin)


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
    show_origin(voice, card.origin)


def show_origin(voice: Voice, origin: str) -> None:
    """Print how we know what a card or a piece does."""
    if origin:
        voice.rows([(("", ""), (origin, "dim"))])


def show_spot(voice: Voice, scene: Scene, spot: Spot) -> None:
    """A place and everything that is known of what lies there."""
    voice.line(spot.label, "bold")
    within = {other.key for other in scene.spots if inside(other, spot)}
    told = [(piece.label, piece.body, piece.origin) for piece in scene.pieces if piece.spot in within]
    told += [(card.label, card.body, card.origin) for card in scene.cards if card.zone == spot.key]
    for label, body, origin in told:
        more = "" if body == spot.label else body
        voice.rows([(("", ""), (Text.assemble((label, "cyan"), f" {more}".rstrip()), ""))])
        show_origin(voice, origin)
    names = {other.key: spot_name(other) for other in scene.spots}
    linked = [names[other] for pair in scene.links for other in pair if spot.key in pair and other != spot.key]
    if linked:
        voice.tell("t-linked", spots=", ".join(linked))
