"""What people see and are asked, as plain data: a browser draws it, a terminal writes it, a screen reader says it.

What there are hundreds of is made as a NamedTuple: that takes a third of the time of a frozen dataclass.
"""

from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from typing import Any, NamedTuple


@dataclass(frozen=True)
class Odds:
    """One possible outcome of chance: `weight` in `total`."""

    label: str
    weight: int
    total: int

    @property
    def share(self) -> float:
        return self.weight / self.total


@dataclass(frozen=True)
class Modifier:
    """One item of a sum that decides something, and the rule that it comes from."""

    label: str
    amount: int
    rule: str


@dataclass(frozen=True)
class Box:
    """A box of a track: what is printed in it, its look (good, bad or none), and the note below it."""

    text: str
    tone: str = ""
    note: str = ""


@dataclass(frozen=True)
class Track:
    """A row of boxes with markers in some of them, in somebody's colour; `label` describes it in words. `die`: what a
    die shows that has fallen on the marked box."""

    label: str
    boxes: tuple[Box, ...]
    at: tuple[int, ...] = ()
    colour: str = ""
    die: int = 0


@dataclass(frozen=True)
class Way:
    """How something has gone over the board: the key of what went, and the keys of its spots, in order."""

    start: str
    path: tuple[str, ...]


class Choice(NamedTuple):
    """One legal action. `text` is its notation, `picks` the keys to click, in order; `also` lists alternative picks.

    `path` names the spots that it touches, in order, to be shown beforehand; `start` whatever goes there, and `mark`
    what awaits it at the end: the art's symbol `mark-…`. `origin`: how we know what it does (a letter of
    `rulebook.MARKS`), if not as its rule is known.
    """

    text: str
    picks: tuple[str, ...]
    label: str
    effect: tuple[str, ...] = ()
    odds: tuple[Odds, ...] = ()
    rule: str = ""
    wins: bool = False
    loses: bool = False
    also: tuple[tuple[str, ...], ...] = ()
    path: tuple[str, ...] = ()
    start: str = ""
    mark: str = ""
    modifiers: tuple[Modifier, ...] = ()
    tracks: tuple[Track, ...] = ()
    origin: str = ""

    @property
    def token(self) -> str:
        """What `text` was called before."""
        return self.text


@dataclass(frozen=True)
class Prompt:
    """What a seat is asked; there are no choices when it is not its turn."""

    seat: int
    text: str
    choices: tuple[Choice, ...] = ()


class Spot(NamedTuple):
    """A place on the board; x, y, w and h are grid units, so that a terminal can lay the board out too.

    shape: square, round, area (a region with its name) or none (only what lies there is drawn). tone: its look, and the
    art's symbol `tone-…` if there is one. outline: the art's `outline-…`, drawn over the whole board instead of a plain
    shape. opens: on a small screen a tap shows it from near.
    """

    key: str
    x: float
    y: float
    label: str
    shape: str = "square"
    tone: str = ""
    w: float = 1
    h: float = 1
    outline: str = ""
    opens: bool = False


@dataclass(frozen=True)
class Column:
    """A column of a board of cards: its title, the art's symbol above it if there is one, and whether it stands out."""

    x: float
    title: str
    art: str = ""
    accent: bool = False


class Piece(NamedTuple):
    """Something on a spot, drawn by the art's symbol `sprite-…` in its owner's colour; `badge`: a short text on it.

    `sources` are the keys of what acts on it, to be shown as lines when somebody looks at one of them. `turn`: degrees
    by which the sprite is turned to the right. plate: its badge is a plate at its foot, to be read from afar. signed:
    its picture bears its owner's sign already. round: it glows in a circle. `origin`: how we know what `body` says.
    """

    key: str
    sprite: str
    owner: int | None
    spot: str
    label: str
    face: str = ""
    body: str = ""
    badge: str = ""
    colour: str = ""  # if not its owner's
    sources: tuple[str, ...] = ()
    plate: bool = False
    signed: bool = False
    turn: int = 0
    round: bool = False
    origin: str = ""


@dataclass(frozen=True)
class Body:
    """A long body of an owner that lies across spots, from its tail to its head.

    `levels`: on which level of the heap on each spot it lies, counted from 0; what lies higher covers it.
    """

    key: str
    owner: int
    path: tuple[str, ...]
    levels: tuple[int, ...]


@dataclass(frozen=True)
class CardLine:
    """A line on a card, in a colour; `now`: why it applies at the moment; `origin`: how we know it, in a few words."""

    text: str
    tone: str = ""
    now: str = ""
    origin: str = ""


class Card(NamedTuple):
    """A card in a zone, or on the board if `zone` is the key of a spot. `diagram`: cells (x, y, kind) drawn on it.

    `lines` are written beside a card that is consulted all the time. `origin` says in a few words how we know what
    `body` says: stated, inferred, reconstructed.
    """

    key: str
    zone: str
    title: str
    label: str
    body: str = ""
    face: str = ""
    diagram: tuple[tuple[int, int, str], ...] = ()
    lines: tuple[CardLine, ...] = ()
    origin: str = ""


@dataclass(frozen=True)
class Panel:
    """A titled list of lines and tracks beside the board. `more` is opened on demand and has its own title; `zones` are
    those that belong to it. `pages`: each line is a small page with the zone that has the same number."""

    key: str
    title: str
    lines: tuple[str | Track, ...]
    more: tuple[str, ...] = ()
    more_title: str = ""
    zones: tuple[str, ...] = ()
    pages: bool = False


@dataclass(frozen=True)
class Gauge:
    """Something that must always be in sight, as a clock or the score: `share` of its way has been gone.

    tone: good or bad to have gone that far; `note`: what it leads to.
    """

    label: str
    text: str
    share: float
    tone: str = ""
    note: str = ""


@dataclass(frozen=True)
class Scene:
    """Everything to be seen.

    `buttons` are picks that are not on the board (a kind of action). `ends` names the zones at the two ends of the
    board, `near` those that are consulted all the time (a hand), `folded` those that are opened on demand. `unit`: how
    large a grid unit is, card or square. `links` join spots by lines; `marks` are short texts at (x, y), such as the
    names of rows; `columns` have titles above a board of cards. `gauges` are always in sight. `focus`: how many units
    from the left a narrow screen shows at first, if not all. `bodies` lie under the pieces. `stepwise`: what is picked
    first glows first, and what can follow only then. `margin`: units around the grid that belong to the picture, too.
    """

    width: float
    height: float
    status: str
    spots: tuple[Spot, ...] = ()
    pieces: tuple[Piece, ...] = ()
    cards: tuple[Card, ...] = ()
    zones: tuple[tuple[str, str], ...] = ()
    panels: tuple[Panel, ...] = ()
    warnings: tuple[str, ...] = ()
    buttons: tuple[tuple[str, str], ...] = ()
    ends: tuple[str, ...] = ()
    unit: str = "card"
    links: tuple[tuple[str, str], ...] = ()
    folded: tuple[str, ...] = ()
    marks: tuple[tuple[float, float, str], ...] = ()
    near: tuple[str, ...] = ()
    columns: tuple[Column, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    focus: float = 0
    bodies: tuple[Body, ...] = ()
    stepwise: bool = False
    margin: float = 0

    def __post_init__(self) -> None:
        # Of two things with the same key, one would be unclickable.
        things: Iterable[Spot | Piece | Card | Panel | Body] = (
            *self.spots,
            *self.pieces,
            *self.cards,
            *self.panels,
            *self.bodies,
        )
        keys = [thing.key for thing in things] + [key for key, _ in (*self.zones, *self.buttons)]
        if len(set(keys)) < len(keys):
            double = sorted({key for key in keys if keys.count(key) > 1})
            raise ValueError(f"keys used twice in a scene: {', '.join(double)}")

    def keys(self) -> set[str]:
        """Everything that can be clicked on the board and beside it."""
        things: tuple[Spot | Piece | Card, ...] = (*self.spots, *self.pieces, *self.cards)
        return {thing.key for thing in things}

    def as_dict(self) -> dict[str, Any]:
        return {one.name: plain(getattr(self, one.name)) for one in fields(self)}


def plain(value: Any) -> Any:
    """A part of a scene as JSON knows it."""
    if is_dataclass(value):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, tuple):
        named = getattr(value, "_asdict", None)
        return {name: plain(one) for name, one in named().items()} if named else tuple(map(plain, value))
    return value
