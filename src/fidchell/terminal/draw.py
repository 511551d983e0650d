"""A scene in lines: the board as a grid of words, every card upright; what lies beside it; what threatens.

In a pipe or for a screen reader the board is said instead: every card and piece with its place.
"""

from rich.table import Table
from rich.text import Text

from fidchell.core.scene import Panel, Scene, Spot
from fidchell.terminal.voice import Voice

WIDEST = 13  # a column need not be wider than a long name
NARROWEST = 6  # below this a grid can't be read


def draw(voice: Voice, scene: Scene, status: bool = True) -> None:
    """The whole table as somebody sees it; without its status if that is told otherwise."""
    voice.line()
    if not voice.plain:
        voice.line("─" * min(voice.console.width, 72), "dim")
    if status:
        voice.line(scene.status, "bold")
    if scene.spots:
        _board(voice, scene)
    _zones(voice, scene)
    for panel in scene.panels:
        show_panel(voice, panel, "dim")
    for warning in scene.warnings:
        voice.tell("t-warning", "bold yellow", what=warning)


def things_on(scene: Scene, spot: Spot) -> list[str]:
    """What lies or stands there, by name."""
    cards = [card.title for card in scene.cards if card.zone == spot.key]
    return cards + [piece.face or piece.label for piece in scene.pieces if piece.spot == spot.key]


def _board(voice: Voice, scene: Scene) -> None:
    columns = sorted({spot.x for spot in scene.spots})
    width = min(WIDEST, (voice.console.width - 3) // len(columns) - 1)
    if voice.plain or width < NARROWEST:
        _said(voice, scene)
        return
    rows = sorted({spot.y for spot in scene.spots})
    at = {(spot.x, spot.y): spot for spot in scene.spots}
    heads = [_common_label(scene, x) for x in columns]
    grid = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=any(heads))
    grid.add_column("", style="dim", justify="right", width=2)
    for head in heads:
        grid.add_column(Text(head, style="bold underline"), width=width)
    for number, y in enumerate(rows, 1):
        cells = [_cell(scene, at.get((x, y)), bool(head)) for x, head in zip(columns, heads, strict=True)]
        grid.add_row(str(number), *cells)
    voice.console.print(grid, highlight=False)
    voice.line()


def _common_label(scene: Scene, x: float) -> str:
    """The name of a column, if all its spots have the same."""
    labels = {spot.label for spot in scene.spots if spot.x == x}
    return labels.pop() if len(labels) == 1 else ""


def _cell(scene: Scene, spot: Spot | None, named_above: bool) -> Text:
    if spot is None:
        return Text("")
    things = ", ".join(things_on(scene, spot))
    if things:
        return Text(things, style="bold cyan")
    return Text("·" if named_above else spot.label, style="dim")


def _said(voice: Voice, scene: Scene) -> None:
    spots = {spot.key for spot in scene.spots}
    for card in scene.cards:
        if card.zone in spots:
            voice.line(f"  {card.label}")
    for piece in scene.pieces:
        voice.line(f"  {piece.label}")


def show_panel(voice: Voice, panel: Panel, style: str = "") -> None:
    """One line if it has but one."""
    if len(panel.lines) == 1:
        voice.line(f"{panel.title}: {panel.lines[0]}", style)
        return
    voice.line(f"{panel.title}:", style)
    for line in panel.lines:
        voice.line(f"  {line}", style)


def _zones(voice: Voice, scene: Scene) -> None:
    for key, label in scene.zones:
        titles = [card.title for card in scene.cards if card.zone == key]
        names = [_times(title, titles.count(title)) for title in dict.fromkeys(titles)]
        voice.line(f"{label}: {', '.join(names) or voice.say('t-empty')}")


def _times(title: str, number: int) -> str:
    return title if number == 1 else f"{title} ×{number}"
