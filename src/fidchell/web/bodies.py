"""Long bodies that lie across the squares of a board, over and under each other: smooth, scaled, thin at the tail.

Everybody's bodies keep to a lane of their own, a little off the middle, so that one that lies exactly on another leaves
an edge of it to be seen. What is covered is drawn first, level by level, and darker.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import Final

from fidchell.core.scene import Body
from fidchell.web.html import Attributes, Markup, el

Point = tuple[float, float]

LANES: Final[tuple[Point, ...]] = ((-4.5, -4.5), (4.5, 4.5), (4.5, -4.5), (-4.5, 4.5))
HALF: Final = 15.5  # half of a body's width
TIP: Final = 2.0  # and at the tail's end
TAPER: Final = 5  # squares over which the tail grows
SWAY: Final = 8.0  # how far a body swings to either side where it lies straight
SPINED: Final = 2  # the square from which it has a spine
SCALED: Final = 3  # and scales
STEPS: Final = 5  # points a square of a tail's outline
SHADE: Final = 98  # above whatever is covered: the shadows on it,
SHOWN: Final = 99  # and above those what shows


def lane(owner: int) -> Point:
    return LANES[owner % len(LANES)]


def draw_bodies(
    bodies: Sequence[Body], middles: dict[str, Point], colours: Sequence[str], hide: str
) -> dict[str, Markup | None]:
    """All bodies in parts, the lowest first. `hide`: the art's texture of their skin."""
    tops: dict[str, int] = {}
    for body in bodies:
        for spot, level in zip(body.path, body.levels, strict=True):
            tops[spot] = max(level, tops.get(spot, 0))
    layers: list[tuple[int, str, Markup]] = []
    for body in bodies:
        points = swayed(tuple(middles[spot] for spot in body.path), lane(body.owner))
        showing = tuple(tops[spot] == level for spot, level in zip(body.path, body.levels, strict=True))
        layers += parts(body.key, points, body.levels, showing, body.owner, colours[body.owner], hide)
    layers.sort(key=lambda layer: layer[0])
    return {key: drawing for _, key, drawing in layers}


@lru_cache(maxsize=1024)  # of several bodies, a move changes one or two
def swayed(middles: tuple[Point, ...], shift: Point) -> tuple[Point, ...]:
    """The points that a body is drawn towards: it winds where it would be straight."""
    found = []
    last = len(middles) - 1
    for n, (x, y) in enumerate(middles):
        (x0, y0), (x1, y1) = middles[max(0, n - 1)], middles[min(last, n + 1)]
        ahead, long = (x1 - x0, y1 - y0), hypot(x1 - x0, y1 - y0)
        straight = 0 < n < last and (x - x0, y - y0) == (x1 - x, y1 - y)
        side = (SWAY if n % 2 else -SWAY) / long if straight else 0.0
        found.append((round(x + shift[0] - side * ahead[1], 1), round(y + shift[1] + side * ahead[0], 1)))
    return tuple(found)


@lru_cache(maxsize=1024)
def parts(
    key: str,
    points: tuple[Point, ...],
    levels: tuple[int, ...],
    showing: tuple[bool, ...],
    owner: int,
    colour: str,
    hide: str,
) -> list[tuple[int, str, Markup]]:
    """A body cut into what shows and what is covered, each with its height: what shows is drawn last, in whole runs."""
    found, n, look = [], 0, f"body colour-{colour} weave-{owner}"
    while n < len(points):
        name, end = f"{key}:{n}", n + 1
        while showing[n] and end < len(points) and showing[end]:
            end += 1
        identity: Attributes = {"id": name, "data-flip": showing[n], "data-face": f"{key}:{end}"}
        inside = [*skin(points, n, end), *(marked(points, n, end, hide) if showing[n] else ())]
        level = SHOWN if showing[n] else levels[n]
        found.append((level, name, el("g", {**identity, "class": look if showing[n] else f"{look} under"}, inside)))
        broad = max(n, SCALED)  # a thin tail casts no shadow
        if showing[n] and any(levels[broad:end]):
            shade = el("path", {"id": f"{name}:shade", "class": "shade", "d": line(points, broad, end)})
            found.append((SHADE, f"{name}:shade", shade))
        n = end
    return found


def skin(points: tuple[Point, ...], first: int, end: int) -> list[Markup]:
    """Edge, rim and skin; a tail as an outline that grows, the rest as a broad line."""
    found = []
    for name, more in (("edge", 2.6), ("rim", 0.6), ("skin", -1.0)):
        if first < TAPER and len(points) > 1:
            found.append(el("path", {"class": f"{name} tail", "d": tail(points, first, min(end, TAPER), more)}))
        if end > TAPER or len(points) == 1:
            found.append(el("path", {"class": name, "d": line(points, max(first, TAPER), end)}))
    return found


def marked(points: tuple[Point, ...], first: int, end: int, hide: str) -> list[Markup]:
    """Scales and spine, where the body is broad enough for them."""
    found = []
    if end > SCALED:
        scales: Attributes = {"class": "scales", "d": line(points, max(first, SCALED), end), "stroke": f"url(#{hide})"}
        found.append(el("path", scales))
    if end > SPINED:
        found.append(el("path", {"class": "spine", "d": line(points, max(first, SPINED), end)}))
    return found


def ends(points: tuple[Point, ...], first: int, end: int) -> tuple[Point, list[tuple[int, Point, Point]]]:
    """Where a stretch of a body begins, and its curves: of which square, control point and end."""
    last, found = len(points) - 1, list[tuple[int, Point, Point]]()
    start = between(points[first - 1], points[first]) if first else behind(points)
    for n in range(first, end):
        stop = between(points[n], points[n + 1]) if n < last else points[n]
        if 0 < n < last and near(points[n - 1], points[n + 1]):
            (x, y), (x0, y0) = points[n], between(points[n - 1], points[n])
            dx, dy = 0.7 * (x - x0), 0.7 * (y - y0)
            found.append((n, (x - dy, y + dx), (x + dx, y + dy)))
            found.append((n, (x + dx + dy, y + dy - dx), stop))
        else:
            found.append((n, points[n], stop))
    return start, found


def near(one: Point, other: Point) -> bool:
    """Whether a body turns straight back, which it does in a loop."""
    return hypot(one[0] - other[0], one[1] - other[1]) < HALF


def between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def behind(points: tuple[Point, ...]) -> Point:
    """The tip of the tail, some way back from the first square's middle."""
    (x, y), (x1, y1) = points[0], points[min(1, len(points) - 1)]
    return x - 0.34 * (x1 - x), y - 0.34 * (y1 - y)


def line(points: tuple[Point, ...], first: int, end: int) -> str:
    if len(points) == 1:
        return f"M{points[0][0]:g} {points[0][1]:g}h.1"
    (x, y), curves = ends(points, first, end)
    return f"M{x:g} {y:g}" + "".join(f"Q{a:g} {b:g} {c:g} {d:g}" for _, (a, b), (c, d) in curves)


def tail(points: tuple[Point, ...], first: int, end: int, more: float) -> str:
    """The outline of the thin end."""
    start, curves = ends(points, first, end)
    left, right = [], []
    for number, (n, control, stop) in enumerate(curves, 1):
        for step in range(STEPS + (number == len(curves))):
            t = step / STEPS
            x, y = (
                (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c for a, b, c in zip(start, control, stop, strict=True)
            )
            dx, dy = ((1 - t) * (b - a) + t * (c - b) for a, b, c in zip(start, control, stop, strict=True))
            long = hypot(dx, dy) or 1
            grown = min(1.0, (n + t) / TAPER)
            half = TIP + (HALF - TIP) * (1 - (1 - grown) ** 1.6) + more
            left.append(f"{x - half * dy / long:.1f} {y + half * dx / long:.1f}")
            right.append(f"{x + half * dy / long:.1f} {y - half * dx / long:.1f}")
        start = stop
    return f"M{'L'.join([*left, *reversed(right)])}Z"
