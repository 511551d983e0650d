"""A scene drawn as SVG: spots on a grid, cards and pieces on them. Names no game; emblems come from the game's art.

`skin` is the game's id, which prefixes the art's symbols: several games' art is on the home page.
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fidchell.core.game import Game
from fidchell.core.registry import id_of
from fidchell.core.scene import Card, CardLine, Column, Gauge, Piece, Scene, Spot, Track
from fidchell.web.bodies import draw_bodies, lane
from fidchell.web.html import Attributes, Child, Markup, el, render
from fidchell.web.view import Parts

CELL: Final = (116, 132)  # a spot, in units of the picture
CARD: Final = (86, 120)
TOP: Final = 74  # room for the titles and pictures of the columns
EDGE: Final = 14
LONG_TITLE: Final = 10  # letters that fit on a card
LONG_LINE: Final = 14  # and in each of two smaller lines; a shorter title is condensed into one
BADGE: Final = 2  # letters that fit in a badge
SQUARE: Final = 64  # a square of a board of squares
MARKS: Final = ("●", "▲", "■", "◆", "★", "✚")  # of the seats: colour is never the only sign
# An illuminated page: a pointed arch around the emblem, leaves in the spandrels.
NICHE: Final = "M10 82 V42 C10 26 24 16 43 9 C62 16 76 26 76 42 V82 Z"
ARCH: Final[Attributes] = {"x": 10, "y": 9, "width": 66, "height": 73}
FLOURISH: Final = (
    "M9 28 Q9 9 28 9 M9 20 q6 0 8 -8 M20 9 q0 6 -8 8 M77 28 Q77 9 58 9 M77 20 q-6 0 -8 -8 M66 9 q0 6 8 8 "
    "M38 114 L43 111 L48 114 L43 117 Z M10 114 H33 M53 114 H76"
)


def symbols(path: Path) -> str:
    """What a file of drawings contains."""
    source = path.read_text(encoding="utf-8") if path.is_file() else "<svg></svg>"
    return re.sub(r"<!--.*?-->|^\s*<svg[^>]*>|</svg>\s*$", "", source, flags=re.DOTALL).strip()


@cache
def art_text(folder: Path) -> str:
    """A game's symbols, prefixed with its name."""
    skin = id_of(folder)
    return re.sub(r'(\bid="|href="#|url\(#)', rf"\g<1>{skin}-", symbols(folder / "art.svg"))


@cache
def has_art(folder: Path, symbol: str) -> bool:
    return f'id="{id_of(folder)}-{symbol}"' in art_text(folder)


def art(folder: Path) -> Markup:
    """A game's symbols, to be used by every picture on the page."""
    return el("svg", {"class": "art", "aria-hidden": "true", "width": 0, "height": 0}, Markup(art_text(folder)))


def card_face(card: Card, game: Game) -> Markup:
    """A card's face around the origin of its own corner: title, portrait, emblem or diagram, frame."""
    width, height = CARD
    niche = el("path", {"class": "niche", "d": NICHE})
    emblem: Attributes = {"class": "emblem", "x": 17, "y": 22, "width": 52, "height": 52}
    picture = [niche, el("svg", emblem, el("use", {"href": f"#{game.id}-emblem-{card.face}"}))]
    if card.diagram:
        picture = [diagram(card.diagram)]
    elif has_art(game.folder, portrait := f"portrait-{card.face}"):
        picture = [el("use", {**ARCH, "href": f"#{game.id}-{portrait}"}), niche]  # it fills the arch
    return el(
        "g",
        {"class": f"face face-{card.face}"},
        el("rect", {"class": "paper", "width": width, "height": height, "rx": 8}),
        el("rect", {"class": "frame", "x": 4, "y": 4, "width": width - 8, "height": height - 8, "rx": 5}),
        picture,
        el("path", {"class": "flourish", "d": FLOURISH}) if not card.diagram else None,
        title_band(card.title),
    )


def title_band(title: str) -> list[Markup]:
    """A card's title: in two lines if it is long, and condensed if it is still too long."""
    lines = halves(title) if len(title) > LONG_LINE else [title]
    most, size, first = (LONG_LINE, " small", 95.5) if len(lines) > 1 else (LONG_TITLE, "", 103)
    spans: list[Child] = []
    for n, line in enumerate(lines):
        position: Attributes = {"x": CARD[0] / 2, "y": first + 10.5 * n}
        if len(line) > most:
            position |= {"textLength": CARD[0] - 14, "lengthAdjust": "spacingAndGlyphs"}
        spans += [" ", el("tspan", position, line)]
    return [
        el("rect", {"class": "band", "x": 4.5, "y": 86, "width": CARD[0] - 9, "height": 24}),
        el("text", {"class": f"title{size}", "text-anchor": "middle"}, spans[1:]),
    ]


def halves(title: str) -> list[str]:
    """A title broken at the space nearest to its middle."""
    spaces = [n for n, letter in enumerate(title) if letter == " "]
    if not spaces:
        return [title]
    at = min(spaces, key=lambda n: abs(n - len(title) / 2))
    return [title[:at], title[at + 1 :]]


def diagram(cells: tuple[tuple[int, int, str], ...]) -> Markup:
    """Cells on a small grid: numbered circles, and a dark one with a ring for a cell without a number."""
    wide, high = max(x for x, _, _ in cells) + 1, max(y for _, y, _ in cells) + 1
    size = min(15.0, 74 / wide, 72 / high)
    left, top = (CARD[0] - wide * size) / 2, 46 - high * size / 2
    found = []
    for x, y, kind in cells:
        middle = {"cx": round(left + (x + 0.5) * size, 1), "cy": round(top + (y + 0.5) * size, 1)}
        found.append(
            el("circle", {"class": "cell" if kind.isdecimal() else "cell start", **middle, "r": round(size * 0.42, 1)})
        )
        if kind.isdecimal():
            side = round(size * 0.7, 1)
            corner = {"x": round(middle["cx"] - side / 2, 1), "y": round(middle["cy"] - side / 2, 1)}
            found.append(
                el("use", {"class": "count", **corner, "width": side, "height": side, "href": f"#digit-{kind}"})
            )
    return el("g", {"class": "diagram"}, found)


@cache
def digits() -> Markup:
    """Digits for diagrams, as symbols: text would become part of a card's accessible name."""
    symbols = [
        el(
            "symbol",
            {"id": f"digit-{number}", "viewBox": "0 0 10 10"},
            el("text", {"x": 5, "y": 8.2, "font-size": 9, "text-anchor": "middle"}, str(number)),
        )
        for number in range(1, 10)
    ]
    return el("svg", {"class": "art", "aria-hidden": "true", "width": 0, "height": 0}, symbols)


def card_back(title: str = "") -> Markup:
    """The back of a card: unknown, or only its owner is known."""
    width, height = CARD
    return el(
        "g",
        {"class": "face back"},
        el("rect", {"class": "paper", "width": width, "height": height, "rx": 8}),
        el("rect", {"class": "weave", "x": 7, "y": 7, "width": width - 14, "height": height - 14, "rx": 5}),
        el("path", {"class": "weave", "d": "M7 7 L79 113 M79 7 L7 113 M43 7 L79 60 L43 113 L7 60 Z"}),
        title_band(title) if title else None,
    )


@lru_cache(maxsize=4096)  # a game has few cards, and they are drawn after every move
def face(card: Card, game: Game) -> Markup:
    return card_face(card, game) if card.face else card_back(named(card))


def spoken(card: Card) -> str:
    """A card's label, with its title if the label doesn't contain it."""
    label = re.sub(r"\W+", " ", card.label)
    return card.label if re.sub(r"\W+", " ", card.title) in label else f"{card.title}: {card.label}"


def named(card: Card) -> str:
    """What is written on a card's back, if its title says more than that it is face down."""
    return card.title if card.title != card.label else ""


def thing(
    key: str,
    label: str,
    transform: str,
    inside: Child,
    body: str = "",
    look: str = "",
    kind: str = "",
    spot: str = "",
    sources: tuple[str, ...] = (),
    origin: str = "",
) -> Markup:
    """Something that can be clicked and, unless it is a spot, glides when it moves: the outer group is animated, the
    inner one positioned."""
    identity: Attributes = {"id": key, "data-key": key, "data-flip": not kind.startswith("spot")}
    return el(
        "g",
        {
            **identity,
            "role": "img",  # the script makes it a button while it can be picked
            "tabindex": -1,
            "aria-label": label,
            **described(body, origin),
            "data-face": look,
            "data-spot": spot or None,
            "data-from": " ".join(sources) or None,
            "class": f"thing {kind}".strip(),
        },
        el("g", {"transform": transform, "aria-hidden": "true"}, inside),  # its label says everything
    )


def described(body: str, origin: str) -> Attributes:
    """A thing's description, and at its end how we know it, which the script shows apart."""
    return {"aria-description": f"{body} {origin}".strip() or None, "data-origin": origin or None}


@lru_cache(maxsize=256)  # it stays the same from move to move
def ground(
    columns: tuple[Column, ...],
    lines: tuple[tuple[float, float, float, float], ...],
    width: int,
    height: int,
    skin: str,
) -> Markup:
    """What lies under the cards: backdrop, columns with their titles, lines between linked spots."""
    bands = [
        el(
            "g",
            {"class": "column accent" if column.accent else "column", "aria-hidden": "true"},
            el("rect", {"x": left + 3, "y": 8, "width": CELL[0] - 6, "height": height - 16, "rx": 10}),
            el(
                "svg",
                {"class": "column-art", "x": left + 26, "y": 11, "width": CELL[0] - 52, "height": 38},
                el("use", {"href": f"#{skin}-{column.art}"}),
            )
            if column.art
            else None,
            el("text", {"x": left + CELL[0] / 2, "y": 66, "text-anchor": "middle"}, column.title),
        )
        for column in columns
        for left in [EDGE + column.x * CELL[0]]
    ]
    links = [el("line", {"class": "card-link", "x1": x1, "y1": y1, "x2": x2, "y2": y2}) for x1, y1, x2, y2 in lines]
    return Markup(render([backdrop(width, height, skin), bands, links]))


def backdrop(width: int, height: int, skin: str, margin: int = 0) -> Markup:
    size = {"x": -margin, "y": -margin, "width": width + 2 * margin, "height": height + 2 * margin}
    return el(
        "svg",
        {"class": "backdrop", **size, "aria-hidden": "true"},
        el("use", {"href": f"#{skin}-backdrop"}),
    )


def board(scene: Scene, label: str, game: Game, parts: Parts) -> Markup:
    """The whole board: of squares and pieces, or of cards."""
    return (
        squares_board(scene, label, game, parts) if scene.unit == "square" else cards_board(scene, label, game, parts)
    )


def picture(
    width: int,
    height: int,
    label: str,
    *inside: Child,
    kind: str = "board",
    stepwise: bool = False,
    focus: float = 0,
    margin: int = 0,
) -> Markup:
    """`focus`: the width that a narrow screen shows at first; the style lets the attribute count only there."""
    look: Attributes = {"class": kind, "data-stepwise": stepwise}
    look["viewBox"] = f"{-margin} {-margin} {width + 2 * margin} {height + 2 * margin}"
    wide = f"{100 * width / focus:.0f}%" if focus else None
    return el("svg", {**look, "width": wide, "role": "group", "aria-label": label}, *inside)


def cards_board(scene: Scene, label: str, game: Game, parts: Parts) -> Markup:
    (width, height), top = CELL, TOP if scene.columns else EDGE
    picture_width = int(scene.width * width + 2 * EDGE)
    picture_height = int(scene.height * height + top + EDGE)
    corners = {spot.key: (EDGE + spot.x * width, top + spot.y * height) for spot in scene.spots}
    cards: dict[str, Markup | None] = {}
    for card in scene.cards:
        if card.zone in corners:
            x, y = corners[card.zone]
            corner = f"translate({x + (width - CARD[0]) / 2:g} {y + (height - CARD[1]) / 2:g})"
            inside = face(card, game)
            cards[card.key] = thing(card.key, card.label, corner, inside, card.body, card.face, origin=card.origin)
    middles = {key: (x + width / 2, y + height / 2) for key, (x, y) in corners.items()}
    lines = tuple((*middles[one], *middles[other]) for one, other in scene.links)
    under = ground(scene.columns, lines, picture_width, picture_height, game.id)
    return picture(
        picture_width,
        picture_height,
        label,
        under,
        el("g", {"id": "things"}, parts.put("things", cards)),
        el("g", {"id": "ghost", "class": "ghost", "aria-hidden": "true"}),
    )


# -- boards of squares ------------------------------------------------------------------------------------------------


def squares_board(scene: Scene, label: str, game: Game, parts: Parts) -> Markup:
    width, height = int(scene.width * SQUARE + 2 * EDGE), int(scene.height * SQUARE + 2 * EDGE)
    margin = int(scene.margin * SQUARE)
    spots = {spot.key: spot for spot in scene.spots}
    unsaid: Attributes = {"aria-hidden": "true"}
    lain = {key for body in scene.bodies for key in body.path}
    heads = {body.path[-1]: body.owner for body in scene.bodies}
    crowd: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        crowd.setdefault(piece.spot, []).append(piece)
    things: dict[str, Markup | None] = {spot.key: spot_cell(spot, game) for spot in scene.spots if spot.shape != "none"}
    marks: dict[str, Markup | None] = {f"mark-{x:g}-{y:g}": written(x, y, text) for x, y, text in scene.marks}
    badges: dict[str, Markup | None] = {
        badge_name(badge): badge_symbol(badge) for badge in sorted({piece.badge for piece in scene.pieces} - {""})
    }
    if scene.bodies:
        middles = {spot.key: middle_of(spot) for spot in scene.spots}
        bodies = draw_bodies(scene.bodies, middles, game.meta.colours, f"{game.id}-hide")
        things["bodies"] = el("g", {"id": "bodies"}, parts.put("bodies", bodies))
    for key, together in crowd.items():
        things |= {
            piece.key: piece_at(piece, spots[key], n, len(together), game, key in lain, heads.get(key) == piece.owner)
            for n, piece in enumerate(together)
        }
    return picture(
        width,
        height,
        label,
        el("defs", {"id": "badges", **unsaid}, parts.put("badges", badges)),
        backdrop(width, height, game.id, margin),
        [
            link(spots[one], spots[other])
            for one, other in scene.links
            if not spots[one].outline  # its backdrop has the roads
        ],
        el("g", {"id": "things"}, parts.put("things", things)),
        el("g", {"id": "marks"}, parts.put("marks", marks)),
        el("g", {"id": "targets", "class": "targets", "data-skin": game.id, "data-square": SQUARE, **unsaid}),
        el("g", {"id": "ghost", "class": "ghost", "data-long": bool(scene.bodies), **unsaid}),
        kind="board long" if scene.bodies else "board map" if any(spot.outline for spot in scene.spots) else "board",
        stepwise=scene.stepwise,
        focus=scene.focus * SQUARE,
        margin=margin,
    )


def middle_on(scene: Scene, spot: Spot) -> tuple[tuple[float, float], float]:
    """The middle of a spot on a board of either kind, and its size."""
    if scene.unit == "square":
        return middle_of(spot), min(spot.w, spot.h) * SQUARE
    (width, height), top = CELL, TOP if scene.columns else EDGE
    return (EDGE + (spot.x + 0.5) * width, top + (spot.y + 0.5) * height), CARD[0]


def middle_of(spot: Spot) -> tuple[float, float]:
    return EDGE + (spot.x + spot.w / 2) * SQUARE, EDGE + (spot.y + spot.h / 2) * SQUARE


@lru_cache(maxsize=1024)
def link(one: Spot, other: Spot) -> Markup:
    (x1, y1), (x2, y2) = middle_of(one), middle_of(other)
    return el("line", {"class": "link-line", "x1": x1, "y1": y1, "x2": x2, "y2": y2})


@lru_cache(maxsize=1024)
def written(x: float, y: float, text: str) -> Markup:
    at = {"x": EDGE + (x + 0.5) * SQUARE, "y": EDGE + (y + 0.6) * SQUARE}
    return el(
        "text",
        {"id": f"mark-{x:g}-{y:g}", "class": "ruler", **at, "text-anchor": "middle", "aria-hidden": "true"},
        text,
    )


@lru_cache(maxsize=16384)
def spot_cell(spot: Spot, game: Game) -> Markup:
    """A square, circle or area that can be clicked."""
    skin, drawn = game.id, has_art(game.folder, f"tone-{spot.tone}")
    if spot.outline:
        return outlined(spot, skin)
    width, height = spot.w * SQUARE, spot.h * SQUARE
    shape = (
        el(
            "ellipse",
            {"class": "cell-shape", "cx": width / 2, "cy": height / 2, "rx": width / 2 - 2, "ry": height / 2 - 2},
        )
        if spot.shape == "round"
        else el("rect", {"class": "cell-shape", "x": 1, "y": 1, "width": width - 2, "height": height - 2, "rx": 6})
    )
    tone = el(
        "svg", {"class": "tone", "width": width, "height": height}, el("use", {"href": f"#{skin}-tone-{spot.tone}"})
    )
    name = el(
        "text", {"class": "area-name", "x": width / 2, "y": 16, "text-anchor": "middle"}, spot.label.partition(",")[0]
    )
    corner = f"translate({EDGE + spot.x * SQUARE:g} {EDGE + spot.y * SQUARE:g})"
    inside = [shape, tone if drawn else None, name if spot.shape == "area" else None]
    return thing(
        spot.key, spot.label, corner, inside, kind=f"spot {spot.shape} tone-{spot.tone}{' drawn' if drawn else ''}"
    )


def outlined(spot: Spot, skin: str) -> Markup:
    """An area with its own outline, in units of the board, and its name above what is there."""
    x, y = EDGE + (spot.x + spot.w / 2) * SQUARE, EDGE + spot.y * SQUARE + 20
    name = el("text", {"class": "area-name", "x": x, "y": y, "text-anchor": "middle"}, spot.label.partition(",")[0])
    shape = el("use", {"class": "cell-shape", "href": f"#{skin}-outline-{spot.outline}"})
    kind = f"spot outlined{' opens' if spot.opens else ''} tone-{spot.tone}"
    return thing(spot.key, spot.label, "translate(0 0)", [shape, name], kind=kind)


@lru_cache(maxsize=32768)  # most pieces stay where they are, at all tables
def piece_at(piece: Piece, spot: Spot, n: int, together: int, game: Game, lies: bool, ends: bool) -> Markup:
    """A piece on its spot; several pieces share it in rows. `lies`: on a body; `ends`: as its head."""
    # As many columns as leave the pieces largest.
    columns = max(range(1, together + 1), key=lambda n: min(spot.w / n, spot.h / -(-together // n)))
    rows = -(-together // columns)
    size = min(spot.w / columns, spot.h / rows) * SQUARE * (0.92 if together > 1 else 0.84)
    x, y = middle_of(spot)
    x += (n % columns - (columns - 1) / 2) * spot.w * SQUARE / columns
    y += (n // columns - (rows - 1) / 2) * spot.h * SQUARE / rows
    if ends and piece.owner is not None:
        x, y = x + lane(piece.owner)[0], y + lane(piece.owner)[1]
    corner = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 100:.4f})"
    colour = piece.colour or (game.meta.colours[piece.owner] if piece.owner is not None else "plain")
    mark = "" if piece.signed else mark_of(game, colour)
    drawn = has_art(game.folder, f"sprite-{piece.sprite}")
    return thing(
        piece.key,
        piece.label,
        corner,
        piece_face(piece.sprite, mark, piece.badge, game.id, piece.turn, drawn, lies, piece.plate, piece.round),
        piece.body,
        piece.sprite,
        f"piece colour-{colour}",
        piece.spot,
        piece.sources,
        piece.origin,
    )


def mark_of(game: Game, colour: str) -> str:
    """The sign that goes with a seat's colour."""
    return MARKS[game.meta.colours.index(colour) % len(MARKS)] if colour in game.meta.colours else ""


def badge_name(badge: str) -> str:
    return "badge-" + "-".join(f"{ord(letter):x}" for letter in badge)


@lru_cache(maxsize=1024)
def badge_symbol(badge: str) -> Markup:
    """A badge's text as a symbol: it need not be part of the piece's accessible name."""
    text = el("text", {"class": "badge-text", "x": 20, "y": 29, "text-anchor": "middle"}, badge)
    if len(badge) > BADGE:
        text = el("text", {"class": "badge-text long", "x": 20, "y": 27, "text-anchor": "middle"}, badge)
    return el("symbol", {"id": badge_name(badge), "viewBox": "0 0 40 40"}, text)


@lru_cache(maxsize=4096)
def piece_face(
    sprite: str, mark: str, badge: str, skin: str, turn: int, drawn: bool, lies: bool, plate: bool, rounded: bool
) -> Markup:
    """A piece on a field of 100 × 100: its sprite and its owner's mark, if it is drawn, and its badge. `lies`: as part
    of a body; `plate`: with the badge at its foot."""
    sign = el("text", {"class": "sign", "x": 14, "y": 96, "text-anchor": "middle"}, mark) if mark else None
    x, y, r = (93, 7, 18) if lies else (79, 20, 22)  # in the corner of the square, if a body lies there
    label = [
        el("circle", {"class": "badge", "cx": x, "cy": y, "r": r}),
        el("use", {"href": f"#{badge_name(badge)}", "x": x - 20, "y": y - 20, "width": 40, "height": 40}),
    ]
    if plate:
        look = "plate minus" if badge.startswith("−") else "plate"
        label = [
            el("rect", {"class": look, "x": 17, "y": 60, "width": 66, "height": 38, "rx": 10}),
            el("use", {"href": f"#{badge_name(badge)}", "x": 19, "y": 49, "width": 62, "height": 62}),
        ]
    use: Attributes = {"href": f"#{skin}-sprite-{sprite}"}
    if turn:
        use["transform"] = f"rotate({turn} 50 50)"
    return el(
        "g",
        {"class": "sprite"},
        el("rect", {"class": "halo", "x": 2, "y": 2, "width": 96, "height": 96, "rx": 48 if rounded else 20}),
        el("svg", {"width": 100, "height": 100}, el("use", use)) if drawn else None,
        sign if drawn else None,
        label if badge else None,
    )


@lru_cache(maxsize=4096)
def zone_card(card: Card, game: Game) -> Markup:
    """A card beside the board, as a small picture, with its lines if it has any."""
    look = "mini long" if len(card.title) > LONG_LINE else "mini"
    small = el(
        "svg",
        {"class": look, "viewBox": f"-2 -2 {CARD[0] + 4} {CARD[1] + 4}"},
        thing(card.key, spoken(card), "translate(0 0)", face(card, game), card.body, card.face, origin=card.origin),
    )
    if not card.lines:
        return small
    lines = el("ul", {"class": "bars"}, [bar(line) for line in card.lines])
    return el("div", {"class": "read"}, small, el("div", None, el("b", {"aria-hidden": "true"}, card.title), lines))


def bar(line: CardLine) -> Markup:
    look = f"bar {line.tone}{' now' if line.now else ''}"
    now = el("b", None, f" ◀ {line.now}") if line.now else None
    origin = el("span", {"class": "origin"}, f" {line.origin}") if line.origin else None
    return el("li", {"class": look}, line.text, now, origin)


@lru_cache(maxsize=1024)
def gauge(one: Gauge) -> Markup:
    """A meter with what it measures; the bar itself needs no words."""
    return el(
        "div",
        {"class": f"gauge {one.tone}".strip()},
        el("span", {"class": "name"}, one.label),
        " ",
        el("b", None, one.text),
        " ",
        el(
            "svg",
            {"class": "meter", "viewBox": "0 0 100 6", "preserveAspectRatio": "none", "aria-hidden": "true"},
            el("rect", {"width": 100, "height": 6}),
            el("rect", {"class": "gone", "width": round(100 * one.share, 1), "height": 6}),
        ),
        el("span", {"class": "note"}, one.note),
    )


@lru_cache(maxsize=1024)
def chip(card: Card, skin: str) -> Markup:
    """A card as a small button with its emblem and name."""
    return el(
        "button",
        {
            **{"type": "button", "id": card.key, "data-key": card.key, "data-face": card.face, "class": "thing chip"},
            "aria-label": spoken(card),
            **described(card.body, card.origin),
        },
        el("svg", {"class": "emblem", "aria-hidden": "true"}, el("use", {"href": f"#{skin}-emblem-{card.face}"})),
        card.title,
    )


PIPS: Final = ((4,), (0, 8), (0, 4, 8), (0, 2, 6, 8), (0, 2, 4, 6, 8), (0, 2, 3, 5, 6, 8))  # of three by three places


@cache
def die(number: int) -> Markup:
    pips = [el("circle", {"cx": 6 + 6 * (n % 3), "cy": 6 + 6 * (n // 3), "r": 2.2}) for n in PIPS[number - 1]]
    face = el("rect", {"x": 1, "y": 1, "width": 22, "height": 22, "rx": 5})
    return el("svg", {"class": "die", "viewBox": "0 0 24 24"}, face, pips)


@lru_cache(maxsize=4096)
def track(one: Track) -> Markup:
    """Boxes in a row with markers, made only of elements that are allowed in a button."""
    boxes = [
        el(
            "span",
            {"class": f"box {box.tone}{' here' if n in one.at else ''}"},
            die(one.die) if one.die and n in one.at else None,
            el("span", {"class": "printed"}, box.text),
            el("span", {"class": "note"}, box.note) if box.note else None,
        )
        for n, box in enumerate(one.boxes)
    ]
    return el(
        "span",
        {"class": f"track colour-{one.colour}" if one.colour else "track"},
        el("span", {"class": "caption"}, one.label),
        el("span", {"class": "boxes", "aria-hidden": "true"}, boxes),
    )
