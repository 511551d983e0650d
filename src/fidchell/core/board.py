"""A scene as plain text: the board in names, letters and signs, then what lies beside it. For Python's prompt and logs.

`B3` is a stack of three with Blue on top, `R◆` Red's head. A game may name a sign for a kind of piece or square
(`sign-…`).
"""

import re
from collections import Counter
from collections.abc import Mapping
from textwrap import dedent
from typing import TYPE_CHECKING, Final

from fidchell.core.scene import Piece, Scene, Spot, Track

if TYPE_CHECKING:
    from fidchell.core.game import Game

COMMON: Final = 0.15  # a kind of square this frequent is plain ground


def board_text(game: "Game", scene: Scene, lang: str) -> str:
    """Everything that there is to see, line by line."""
    parts = [[scene.status], grid(game, scene, lang), areas(scene), beside(scene)]
    return "\n\n".join("\n".join(part) for part in parts if part)


# -- the board --------------------------------------------------------------------------------------------------------


def spot_name(spot: Spot) -> str:
    """A spot's short name: `c4` for `spot:c4`, else its label without what is in it."""
    if has_name(spot):
        return spot.key.rpartition(":")[2]
    return spot.label.partition(",")[0] if spot.shape == "area" else spot.label


def has_name(spot: Spot) -> bool:
    return bool(re.fullmatch(r"[a-z]+\d+", spot.key.rpartition(":")[2]))


def is_cell(spot: Spot) -> bool:
    return spot.x == int(spot.x) and spot.y == int(spot.y) and spot.w == spot.h == 1


def on_the_grid(scene: Scene) -> list[Spot]:
    """Squares, and bare spots beside them if they are on the grid."""
    found = [spot for spot in scene.spots if spot.shape in ("square", "round") and is_cell(spot)]
    bare = [spot for spot in scene.spots if spot.shape == "none"]
    return found + bare if found and all(is_cell(spot) for spot in bare) else found


def seat_marks(names: Mapping[int, str]) -> dict[int, str]:
    """A letter for each seat, or two where names begin alike: B and R; Bu (Blue), Ba (Black) and R."""
    found = {}
    for seat, name in names.items():
        alike = [other for n, other in names.items() if n != seat and other[:1] == name[:1]]
        differ = next((n for n in range(1, len(name)) if all(other[n : n + 1] != name[n] for other in alike)), 1)
        found[seat] = name[:1] + (name[differ : differ + 1] if alike else "")
    return found


class Signs:
    """What stands for each piece and square of a scene."""

    def __init__(self, game: "Game", scene: Scene, lang: str) -> None:
        self.game = game
        self.lang = lang
        owners = sorted({piece.owner for piece in scene.pieces if piece.owner is not None})
        self.names = {owner: game.seat_name(owner, lang) for owner in owners}
        self.letters = seat_marks(self.names)
        self.sprites = {piece.sprite for piece in scene.pieces}
        tones = Counter(spot.tone for spot in scene.spots)
        self.plain_tones = {tone for tone, number in tones.items() if number >= COMMON * len(scene.spots)}

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

    def ground(self, spot: Spot) -> str:
        """What stands for a square where nothing lies."""
        if self.game.texts.has(f"sign-{spot.tone}"):
            return self.game.say(self.lang, f"sign-{spot.tone}")
        return "·" if spot.tone in self.plain_tones else spot.tone[:2]


def grid(game: "Game", scene: Scene, lang: str) -> list[str]:
    """Squares and lanes row by row, in columns with their names."""
    signs, spots = Signs(game, scene, lang), on_the_grid(scene)
    cells = {(spot.x, spot.y): cell(signs, scene, spot) for spot in spots}
    columns, rows = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    titles = {column.x: column.title for column in scene.columns}
    heads = [titles.get(x) or common([spot for spot in spots if spot.x == x], 0) for x in columns]
    names = [common([spot for spot in spots if spot.y == y], 1) for y in rows]
    table = [
        ["", *heads],
        *([name, *(cells.get((x, y), "") for x in columns)] for name, y in zip(names, rows, strict=True)),
    ]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    lines = ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in table]
    return dedent("\n".join(line for line in lines if line)).split("\n") if cells else []


def cell(signs: Signs, scene: Scene, spot: Spot) -> str:
    things = [signs.on_a_square(piece) for piece in scene.pieces if piece.spot == spot.key]
    things += [card.title for card in scene.cards if card.zone == spot.key]
    return " ".join(things) or ("" if spot.shape == "none" else "·" if scene.columns else signs.ground(spot))


def common(spots: list[Spot], part: int) -> str:
    """The letters or the number that the names of all these squares share."""
    squares = [spot for spot in spots if spot.shape != "none"]
    if not all(has_name(spot) for spot in squares):
        return ""
    found = {re.findall(r"[a-z]+|\d+", spot_name(spot))[part] for spot in squares}
    return found.pop() if len(found) == 1 else ""


def areas(scene: Scene) -> list[str]:
    """Areas, whose labels say what is in them."""
    return [spot.label for spot in scene.spots if spot.shape == "area"]


def counted(names: list[str]) -> list[str]:
    """Equal names as one with `(×2)`."""
    return [name if number == 1 else f"{name} (×{number})" for name, number in Counter(names).items()]


# -- beside it --------------------------------------------------------------------------------------------------------


def beside(scene: Scene) -> list[str]:
    """Gauges, cards by where they lie, panels, warnings."""
    found = [f"{gauge.label}: {gauge.text}" for gauge in scene.gauges]
    for key, title in scene.zones:
        cards = [card.title for card in scene.cards if card.zone == key]
        if cards and key not in scene.folded:
            found.append(f"{title}: {', '.join(counted(cards))}")
    for panel in scene.panels:
        lines = [line.label if isinstance(line, Track) else line for line in panel.lines]
        found.append(f"{panel.title}: {'; '.join(lines)}")
    return [*found, *scene.warnings]
