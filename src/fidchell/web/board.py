"""A scene drawn as SVG: spots on a grid, cards and pieces on them. Names no game; emblems come from the game's art."""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fidchell.core.scene import Card, Scene, Spot
from fidchell.web.html import Child, Markup, el, render

CELL: Final = (116, 132)  # a spot, in units of the picture
CARD: Final = (86, 120)
TOP: Final = 74  # room for the names and pictures of the columns
EDGE: Final = 14
# An illuminated page: a pointed arch around the emblem, leaves in the spandrels.
NICHE: Final = "M10 82 V42 C10 26 24 16 43 9 C62 16 76 26 76 42 V82 Z"
FLOURISH: Final = (
    "M9 28 Q9 9 28 9 M9 20 q6 0 8 -8 M20 9 q0 6 -8 8 M77 28 Q77 9 58 9 M77 20 q-6 0 -8 -8 M66 9 q0 6 8 8 "
    "M38 114 L43 111 L48 114 L43 117 Z M10 114 H33 M53 114 H76"
)


@cache
def art(folder: Path) -> Markup:
    """A game's symbols, to be used by every picture on the page."""
    path = folder / "art.svg"
    source = path.read_text(encoding="utf-8") if path.is_file() else "<svg></svg>"
    inner = re.sub(r"<!--.*?-->|^\s*<svg[^>]*>|</svg>\s*$", "", source, flags=re.DOTALL)
    return el("svg", {"class": "art", "aria-hidden": "true", "width": 0, "height": 0}, Markup(inner.strip()))


def card_face(card: Card) -> Markup:
    """A card's face around the origin of its own corner: title, emblem, frame."""
    width, height = CARD
    return el(
        "g",
        {"class": f"face face-{card.face}"},
        el("rect", {"class": "paper", "width": width, "height": height, "rx": 8}),
        el("rect", {"class": "frame", "x": 4, "y": 4, "width": width - 8, "height": height - 8, "rx": 5}),
        el("path", {"class": "niche", "d": NICHE}),
        el(
            "svg",
            {"class": "emblem", "x": 17, "y": 22, "width": 52, "height": 52},
            el("use", {"href": f"#emblem-{card.face}"}),
        ),
        el("path", {"class": "flourish", "d": FLOURISH}),
        el("rect", {"class": "band", "x": 4.5, "y": 86, "width": width - 9, "height": 24}),
        el("text", {"class": "title", "x": width / 2, "y": 103, "text-anchor": "middle"}, card.title),
    )


def card_back() -> Markup:
    """The back of a card: nothing is known of it."""
    width, height = CARD
    return el(
        "g",
        {"class": "face back"},
        el("rect", {"class": "paper", "width": width, "height": height, "rx": 8}),
        el("rect", {"class": "weave", "x": 7, "y": 7, "width": width - 14, "height": height - 14, "rx": 5}),
        el("path", {"class": "weave", "d": "M7 7 L79 113 M79 7 L7 113 M43 7 L79 60 L43 113 L7 60 Z"}),
    )


@lru_cache(maxsize=4096)  # a game has few cards, and they are drawn after every move
def face(card: Card) -> Markup:
    return card_face(card) if card.face else card_back()


def thing(key: str, label: str, transform: str, inside: Child, body: str = "", look: str = "") -> Markup:
    """Something that can be clicked and glides when its place changes: the outer group moves, the inner one places."""
    identity: dict[str, str | int | float | bool | None] = {"id": key, "data-key": key, "data-flip": True}
    return el(
        "g",
        {
            **identity,
            "role": "button",
            "tabindex": -1,
            "aria-label": f"{label}. {body}" if body else label,
            "data-body": body or None,
            "data-face": look,
            "class": "thing",
        },
        el("g", {"transform": transform}, inside),
    )


@lru_cache(maxsize=256)  # it stays the same from move to move
def ground(spots: tuple[Spot, ...], picture_width: int, picture_height: int) -> Markup:
    """What lies under the cards: backdrop, columns with their names, lanes."""
    width, height = CELL
    columns = {spot.x: spot.label for spot in spots}
    tones = {spot.x: spot.tone for spot in spots}
    ends = (min(columns, default=0), max(columns, default=0))
    bands = [
        el(
            "g",
            {"class": "column end-column" if x in ends else "column"},
            el(
                "rect", {"x": EDGE + x * width + 3, "y": 8, "width": width - 6, "height": picture_height - 16, "rx": 10}
            ),
            # A game may have drawn the place; if it hasn't, nothing is there.
            el(
                "svg",
                {"class": "town", "x": EDGE + x * width + 26, "y": 11, "width": width - 52, "height": 38},
                el("use", {"href": f"#tone-{tones[x]}"}),
            ),
            el("text", {"x": EDGE + (x + 0.5) * width, "y": 66, "text-anchor": "middle"}, name),
        )
        for x, name in sorted(columns.items())
    ]
    backdrop = el(
        "svg",
        {"class": "backdrop", "width": picture_width, "height": picture_height, "aria-hidden": "true"},
        el("use", {"href": "#backdrop"}),
    )
    lanes = [
        el("line", {"class": "lane", "x1": EDGE + 10, "x2": picture_width - EDGE - 10, "y1": y, "y2": y})
        for y in sorted({TOP + spot.y * height + height / 2 for spot in spots})
    ]
    return Markup(render([backdrop, bands, lanes]))


def board(scene: Scene, label: str) -> Markup:
    """The whole board."""
    width, height = CELL
    picture_width = int(scene.width * width + 2 * EDGE)
    picture_height = int(scene.height * height + TOP + EDGE)
    places = {spot.key: (EDGE + spot.x * width, TOP + spot.y * height) for spot in scene.spots}
    cards = []
    for card in scene.cards:
        if card.zone in places:
            x, y = places[card.zone]
            corner = f"translate({x + (width - CARD[0]) / 2:g} {y + (height - CARD[1]) / 2:g})"
            cards.append(thing(card.key, card.label, corner, face(card), card.body, card.face))
    return el(
        "svg",
        {"class": "board", "viewBox": f"0 0 {picture_width} {picture_height}", "role": "group", "aria-label": label},
        ground(scene.spots, picture_width, picture_height),
        cards,
    )


@lru_cache(maxsize=4096)
def zone_card(card: Card) -> Markup:
    """A card beside the board, as a small picture of its own."""
    return el(
        "svg",
        {"class": "mini", "viewBox": f"-2 -2 {CARD[0] + 4} {CARD[1] + 4}"},
        thing(card.key, card.label, "translate(0 0)", face(card), card.body, card.face),
    )
