"""A board of squares in letters and signs: `B3` is a stack of three with Blue on top, `R◆` Red's head.

Letters say whose a piece is; its colour only repeats it. A game may name a sign for a kind of piece or square
(`sign-…`) and explain its signs (`board-key`). Spots that are not squares are drawn below the board (`areas.py`).
"""

from collections.abc import Mapping

from rich.text import Text

from fidchell.core.board import Signs, common, on_the_grid, spot_name
from fidchell.core.game import Game
from fidchell.core.scene import Piece, Scene, Spot
from fidchell.terminal.voice import Voice

SMALLEST = 3  # characters per cell
COLOURS = {
    **{"black": "bright_black", "gold": "yellow", "orange": "dark_orange", "violet": "magenta"},
    **{name: name for name in ("red", "blue", "green", "yellow", "white")},
}


class ColouredSigns(Signs):
    """What stands for each piece of a scene, and in which colour."""

    def style(self, piece: Piece) -> str:
        colours = self.game.meta.colours
        own = colours[piece.owner] if piece.owner is not None and piece.owner < len(colours) else ""
        return f"bold {COLOURS.get(piece.colour or own, '')}".strip()


class Squares:
    """One board to be drawn. `marks` are written beside what lies on a spot."""

    def __init__(self, voice: Voice, game: Game, scene: Scene, marks: Mapping[str, str]) -> None:
        self.voice = voice
        self.game = game
        self.scene = scene
        self.marks = marks
        self.signs = ColouredSigns(game, scene, voice.lang)
        self.cells = {(int(spot.x), int(spot.y)): spot for spot in on_the_grid(scene)}
        self.texts = {place: self._cell(spot) for place, spot in self.cells.items()}
        self.width = max([SMALLEST, *(len(text) for text in self.texts.values())]) + 1

    @property
    def columns(self) -> range:
        xs = [x for x, _ in self.cells]
        return range(min(xs), max(xs) + 1)

    @property
    def rows(self) -> range:
        ys = [y for _, y in self.cells]
        return range(min(ys), max(ys) + 1)

    @property
    def fits(self) -> bool:
        """Whether the screen is wide enough."""
        return not self.cells or 4 + self.width * len(self.columns) <= self.voice.console.width

    # -- what stands in a cell ----------------------------------------------------------------------------------------

    def _cell(self, spot: Spot) -> Text:
        text = Text()
        for piece in self.scene.pieces:
            if piece.spot == spot.key:
                text.append(" " if text else "").append(self.signs.on_a_square(piece), style=self.signs.style(piece))
        for card in self.scene.cards:
            if card.zone == spot.key:
                text.append(" " if text else "").append(card.title, style="bold cyan")
        if spot.key in self.marks:
            return text.append(self.marks[spot.key], style="bold reverse")
        return text if text or spot.shape == "none" else Text(self.signs.ground(spot), style="dim")

    # -- the whole ----------------------------------------------------------------------------------------------------

    def show(self, tight: bool = False) -> None:
        """`tight`: the columns are named only once."""
        if self.cells:
            heads = [common([spot for (cx, _), spot in self.cells.items() if cx == x], 0) for x in self.columns]
            header = "".join(head.ljust(self.width) for head in heads).rstrip()
            if header:
                self.voice.line(f"    {header}", "dim")
            for y in self.rows:
                self.voice.line(self._row(y))
            if header and not tight:
                self.voice.line(f"    {header}", "dim")

    def off_the_grid(self) -> list[Spot]:
        return [spot for spot in self.scene.spots if spot not in self.cells.values()]

    def _row(self, y: int) -> Text:
        name = common([spot for (_, cy), spot in self.cells.items() if cy == y], 1)
        line = Text(f"{name:>2}  ", style="dim")
        for x in self.columns:
            text = self.texts.get((x, y), Text())
            line.append_text(text).append(" " * (self.width - len(text)))
        line.rstrip()
        return line

    def legend(self) -> None:
        """Whose letters these are, and what the game's signs mean."""
        parts = []
        if self.cells:  # areas have room for names
            parts.append(", ".join(f"{self.signs.letters[seat]} {name}" for seat, name in self.signs.names.items()))
        if self.game.texts.has("board-key"):
            parts.append(self.game.say(self.voice.lang, "board-key"))
        else:
            odd = {spot.tone for spot in self.cells.values()} - self.signs.plain_tones
            parts += [f"{tone[:2]} {tone}" for tone in sorted(odd) if not self.game.texts.has(f"sign-{tone}")]
        text = "; ".join(part for part in parts if part)
        if text and self.cells:
            self.voice.rows([(("", ""), (text, "dim"))], indent=3)
        elif text:
            self.voice.line(text, "dim")


def kind(spot: Spot) -> str:
    """What sort of place it is: `box` for `box:kerry:1`."""
    return spot.key.partition(":")[0]


def inside(spot: Spot, area: Spot) -> bool:
    """Whether a spot is this area, or its middle lies in it: at the edges neighbours may lap over each other."""
    x, y = spot.x + spot.w / 2, spot.y + spot.h / 2
    return spot == area or (area.x <= x <= area.x + area.w and area.y <= y <= area.y + area.h)


def said(voice: Voice, scene: Scene) -> None:
    """A board for a pipe or a screen reader: cards with their places, equal pieces together."""
    spots = {spot.key: spot for spot in scene.spots}
    areas = [spot for spot in scene.spots if spot.shape == "area"]
    told = {key for key, spot in spots.items() if any(inside(spot, area) for area in areas)}
    for area in areas:  # whose labels say what is in them
        voice.line(f"  {area.label}")
    for card in scene.cards:
        if card.zone in spots:
            voice.line(f"  {card.label}")
    alike: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.spot in told:
            continue
        alike.setdefault(piece.label, []).append(piece)
    for label, pieces in alike.items():
        places = [spots[piece.spot] for piece in pieces if piece.spot in spots]
        if areas or not places or any(spot.shape == "none" or spot_name(spot) in label for spot in places):
            voice.line(f"  {label}")
            continue
        named = [
            spot_name(spot) + (f" ({piece.badge})" if piece.badge else "")
            for spot, piece in zip(places, pieces, strict=True)
        ]
        voice.line(f"  {label}: {', '.join(named)}")
