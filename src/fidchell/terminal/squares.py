"""A board of squares in letters and signs: `B3` is a stack of three with Blue on top, `R◆` Red's head.

Letters say whose a piece is; its colour only repeats it. A game may name a sign for a kind of piece or square
(`sign-…`) and explain its signs (`board-key`). Spots that are not squares are drawn below the board (`areas.py`).
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

from rich.text import Text

from fidchell.core.game import Game
from fidchell.core.scene import Piece, Scene, Spot
from fidchell.terminal.voice import Voice

SMALLEST = 3  # characters per cell
COMMON = 0.15  # a kind of square this frequent is plain ground
COLOURS = {
    **{"black": "bright_black", "gold": "yellow", "orange": "dark_orange", "violet": "magenta"},
    **{name: name for name in ("red", "blue", "green", "yellow", "white")},
}


def spot_name(spot: Spot) -> str:
    """A spot's short name: `c4` for `spot:c4`, else its label without what is in it."""
    if _has_name(spot):
        return spot.key.rpartition(":")[2]
    return spot.label.partition(",")[0] if spot.shape == "area" else spot.label


def seat_marks(names: Mapping[int, str]) -> dict[int, str]:
    """A letter for each seat, or two where names begin alike: B and R; Bu (Blue), Ba (Black) and R."""
    found = {}
    for seat, name in names.items():
        alike = [other for n, other in names.items() if n != seat and other[:1] == name[:1]]
        differ = next((n for n in range(1, len(name)) if all(other[n : n + 1] != name[n] for other in alike)), 1)
        found[seat] = name[:1] + (name[differ : differ + 1] if alike else "")
    return found


class Signs:
    """What stands for each piece of a scene, and in which colour."""

    def __init__(self, voice: Voice, game: Game, scene: Scene) -> None:
        self.game = game
        self.lang = voice.lang
        owners = sorted({piece.owner for piece in scene.pieces if piece.owner is not None})
        self.names = {owner: game.seat_name(owner, voice.lang) for owner in owners}
        self.letters = seat_marks(self.names)
        self.sprites = {piece.sprite for piece in scene.pieces}

    def on_a_square(self, piece: Piece) -> str:
        letters = "" if piece.owner is None else self.letters[piece.owner]
        return f"{letters}{self.sign(piece)}{piece.badge}"

    def sign(self, piece: Piece) -> str:
        """The game's sign for it or its kind; else its first letters, if there are several kinds or nobody owns it."""
        given = self.given(piece)
        if given is not None:
            return given
        return piece.sprite[:1].lower() if len(self.sprites) > 1 or piece.owner is None else ""

    def given(self, piece: Piece) -> str | None:
        """The game's sign for it or its kind."""
        for name in (piece.sprite, piece.sprite.partition("-")[0]):
            if self.game.texts.has(f"sign-{name}"):
                return self.game.say(self.lang, f"sign-{name}")
        return None

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
        self.signs = Signs(voice, game, scene)
        tones = Counter(spot.tone for spot in scene.spots)
        self.plain_tones = {tone for tone, number in tones.items() if number >= COMMON * len(scene.spots)}
        self.cells = {(int(spot.x), int(spot.y)): spot for spot in self._on_the_grid()}
        self.texts = {place: self._cell(spot) for place, spot in self.cells.items()}
        self.width = max([SMALLEST, *(len(text) for text in self.texts.values())]) + 1

    def _on_the_grid(self) -> list[Spot]:
        """Squares, and bare spots beside them if they are on the grid."""
        found = [spot for spot in self.scene.spots if spot.shape in ("square", "round") and _is_cell(spot)]
        bare = [spot for spot in self.scene.spots if spot.shape == "none"]
        return found + bare if found and all(_is_cell(spot) for spot in bare) else found

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
        return text if text or spot.shape == "none" else Text(self._ground(spot), style="dim")

    def _ground(self, spot: Spot) -> str:
        if self.game.texts.has(f"sign-{spot.tone}"):
            return self.game.say(self.voice.lang, f"sign-{spot.tone}")
        return "·" if spot.tone in self.plain_tones else spot.tone[:2]

    # -- the whole ----------------------------------------------------------------------------------------------------

    def show(self, tight: bool = False) -> None:
        """`tight`: the columns are named only once."""
        if self.cells:
            heads = [self._common([spot for (cx, _), spot in self.cells.items() if cx == x], 0) for x in self.columns]
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
        name = self._common([spot for (_, cy), spot in self.cells.items() if cy == y], 1)
        line = Text(f"{name:>2}  ", style="dim")
        for x in self.columns:
            text = self.texts.get((x, y), Text())
            line.append_text(text).append(" " * (self.width - len(text)))
        line.rstrip()
        return line

    def _common(self, spots: Sequence[Spot], part: int) -> str:
        """The letters or the number that the names of all these squares share."""
        squares = [spot for spot in spots if spot.shape != "none"]
        if not all(_has_name(spot) for spot in squares):
            return ""
        found = {re.findall(r"[a-z]+|\d+", spot_name(spot))[part] for spot in squares}
        return found.pop() if len(found) == 1 else ""

    def legend(self) -> None:
        """Whose letters these are, and what the game's signs mean."""
        parts = []
        if self.cells:  # areas have room for names
            parts.append(", ".join(f"{self.signs.letters[seat]} {name}" for seat, name in self.signs.names.items()))
        if self.game.texts.has("board-key"):
            parts.append(self.game.say(self.voice.lang, "board-key"))
        else:
            odd = {spot.tone for spot in self.cells.values()} - self.plain_tones
            parts += [f"{tone[:2]} {tone}" for tone in sorted(odd) if not self.game.texts.has(f"sign-{tone}")]
        text = "; ".join(part for part in parts if part)
        if text and self.cells:
            self.voice.rows([(("", ""), (text, "dim"))], indent=3)
        elif text:
            self.voice.line(text, "dim")


def _is_cell(spot: Spot) -> bool:
    return spot.x == int(spot.x) and spot.y == int(spot.y) and spot.w == spot.h == 1


def _has_name(spot: Spot) -> bool:
    return bool(re.fullmatch(r"[a-z]+\d+", spot.key.rpartition(":")[2]))


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
