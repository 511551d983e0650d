"""A map in short: a line for each area with all that is in it, column by column, and then what stands between them.

`−3 −4 ✝5  C−2  D?  Green`: the game's signs (`sign-…`) with their values, kind by kind as the areas have room for them.
What an area says of itself in full, and what it borders on, is told when somebody asks for it (`? name`).
"""

from collections.abc import Mapping, Sequence

from rich.table import Table
from rich.text import Text

from fidchell.core.board import spot_name
from fidchell.core.game import Game
from fidchell.core.scene import Piece, Scene, Spot
from fidchell.terminal.sheet import flow
from fidchell.terminal.squares import ColouredSigns, inside, kind
from fidchell.terminal.voice import Voice, shared_words


class Areas:
    """The areas of a scene and the spots that are on no grid."""

    def __init__(self, voice: Voice, game: Game, scene: Scene, marks: Mapping[str, str], spots: Sequence[Spot]) -> None:
        self.voice = voice
        self.game = game
        self.scene = scene
        self.marks = marks
        self.signs = ColouredSigns(game, scene, voice.lang)
        self.pieces: dict[str, list[Piece]] = {}
        for piece in scene.pieces:
            self.pieces.setdefault(piece.spot, []).append(piece)
        areas = [spot for spot in spots if spot.shape == "area"]
        self.rooms = {area.key: [spot for spot in scene.spots if inside(spot, area)] for area in areas}
        self.areas = [area for area in areas if len(self.rooms[area.key]) > 1 or self.things(area)]
        within = {spot.key for area in areas for spot in self.rooms[area.key]}
        self.between = [spot for spot in spots if spot.key not in within]

    def show(self) -> None:
        rows = [[self.cell(area, name) for name in self.kinds()] for area in self.areas]
        used = [n for n in range(len(rows[0]) if rows else 0) if any(row[n] for row in rows)]
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in used:
            grid.add_column(no_wrap=True)
        grid.add_column()  # whoever comes and goes, over several lines if need be
        for area, row in zip(self.areas, rows, strict=True):
            grid.add_row(Text(self.name(area), style="cyan"), *(row[n] for n in used))
        if self.areas:
            self.voice.console.print(grid, highlight=False)

    def kinds(self) -> list[str]:
        """In the order in which an area shows them, row by row."""
        places: dict[str, tuple[float, float]] = {}
        for area in self.areas:
            for spot in self.rooms[area.key]:
                place = (round(spot.y - area.y, 1), spot.x - area.x)
                places[kind(spot)] = min(place, places.get(kind(spot), place))
        return sorted(places, key=lambda name: places[name])

    def name(self, area: Spot) -> str:
        return f"{spot_name(area)} {self.marks.get(area.key, '')}".rstrip()

    def cell(self, area: Spot, name: str) -> Text:
        """Everything on the area's spots of one kind."""
        things = [thing for spot in self.rooms[area.key] if kind(spot) == name for thing in self.things(spot)]
        return Text(" ").join(things)

    def things(self, spot: Spot) -> list[Text]:
        found = [Text(self.short(piece), style=self.signs.style(piece)) for piece in self.pieces.get(spot.key, [])]
        return found + [Text(card.title, style="bold cyan") for card in self.scene.cards if card.zone == spot.key]

    def short(self, piece: Piece) -> str:
        """Its owner's name, if that is all it shows; a sign with its value; else what it is called."""
        if piece.signed and piece.owner is not None:
            return self.signs.names[piece.owner]
        sign = self.signs.given(piece)
        if sign is not None:
            return f"{sign}{piece.badge}"
        return piece.label if piece.badge in piece.label else f"{piece.label} {piece.badge}"

    def show_between(self) -> None:
        """Spots of a kind together: `King of Ulster −1, Connacht −3`. Tracks are left out: the gauges tell of them."""
        kinds: dict[str, list[Spot]] = {}
        for spot in self.between:
            kinds.setdefault(kind(spot), []).append(spot)
        told = [self.row(spots) for spots in kinds.values() if not self.is_track(spots)]
        if any(told):
            self.voice.line(flow([one for one in told if one], self.voice.console.width))

    def is_track(self, spots: Sequence[Spot]) -> bool:
        """A single thing moves along many spots."""
        return len(spots) > 2 and sum(len(self.pieces.get(spot.key, [])) for spot in spots) <= 1

    def row(self, spots: Sequence[Spot]) -> Text:
        """The names of what stands there, without the words that all begin with, and the values."""
        told = [pair for spot in spots for pair in self.told(spot)]
        names = [name.split(" ") for name, _ in told]
        skipped = shared_words(names)
        parts = []
        for n, (name, (_, value)) in enumerate(zip(names, told, strict=True)):
            label = " ".join(name[skipped if n else 0 :])
            parts.append(Text(f"{label} ").append_text(value) if value else Text(label))
        return Text(", ").join(parts)

    def told(self, spot: Spot) -> list[tuple[str, Text]]:
        """Names and values; of an empty place its name."""
        mark = self.marks.get(spot.key, "")
        found = [self.named(piece) for piece in self.pieces.get(spot.key, [])]
        found += [(card.title, Text()) for card in self.scene.cards if card.zone == spot.key]
        if not found and spot.shape != "none":
            found = [(spot.label, Text("·", style="dim"))]
        if found and mark:
            found[-1] = (found[-1][0], found[-1][1].append(f" {mark}", style="bold reverse"))
        return found

    def named(self, piece: Piece) -> tuple[str, Text]:
        """A piece with a value is called by what its label says before it."""
        if not piece.badge:
            return piece.label, Text()
        value = Text(f"{self.signs.given(piece) or ''}{piece.badge}", style=self.signs.style(piece))
        return piece.label.partition(": ")[0], value
