"""Small charts as SVG, without a library: lines with intervals, in colours that suit light and dark pages."""

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Final

WIDE: Final = 640
HIGH: Final = 400
LEFT: Final = 72  # room for numbers beside the axis' name, also in the large letters of a phone
RIGHT: Final = 620
TOP: Final = 40
BOTTOM: Final = 350
COLOURS: Final = ("#2b6cb0", "#c05621", "#2f855a", "#805ad5", "#b83280", "#4a5568")
TICKS: Final = (0.1, 0.2, 0.25, 0.5, 1, 2, 2.5, 5, 10)


@dataclass(frozen=True)
class Series:
    """Points with a name (none, if the axis says it); `bars`: the ends of each one's interval; `last`: what the last
    point stands for, if it isn't what the axis says."""

    name: str
    points: list[tuple[float, float]]
    bars: list[tuple[float, float]] = field(default_factory=list)
    last: str = ""


class Chart:
    """A chart to be filled with series; `diagonal`: where x and y are equal; `counts`: y is how often there
    was each whole number x; `note`: what must be known to read it, for whoever shows it."""

    def __init__(self, title: str, x: str, y: str, *, diagonal: bool = False, counts: bool = False) -> None:
        self.title = title
        self.x = x
        self.y = y
        self.diagonal = diagonal
        self.counts = counts
        self.note = ""
        self.series: list[Series] = []

    def add(self, series: Series) -> None:
        self.series.append(series)

    def write(self, path: Path) -> None:
        path.write_text(self.drawn(), encoding="utf-8")

    def drawn(self) -> str:
        xs = [x for one in self.series for x, _ in one.points]
        ys = [y for one in self.series for _, y in one.points]
        ys += [end for one in self.series for bar in one.bars for end in bar]
        if self.diagonal:
            xs, ys = [0.0, 100.0], [0.0, 100.0]
        across, up = ticks(xs, self.counts), ticks([*ys, 0.0], whole=True) if self.counts else ticks(ys)

        def at(x: float, y: float) -> tuple[float, float]:
            right = LEFT + (RIGHT - LEFT) * (x - across[0]) / (across[-1] - across[0])
            return round(right, 1), round(BOTTOM - (BOTTOM - TOP) * (y - up[0]) / (up[-1] - up[0]), 1)

        lines = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" '
            'font-family="sans-serif" font-size="12">',
            f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>',
            f'<text x="{LEFT}" y="22" font-size="14">{escape(self.title)}</text>',
        ]
        for x in across:
            here = at(x, up[0])[0]
            lines.append(f'<path d="M{here} {TOP}V{BOTTOM}" stroke="#e2e8f0"/>')
            lines.append(f'<text x="{here}" y="{BOTTOM + 16}" text-anchor="middle">{x:g}</text>')
        for y in up:
            here = at(across[0], y)[1]
            lines.append(f'<path d="M{LEFT} {here}H{RIGHT}" stroke="#e2e8f0"/>')
            lines.append(f'<text x="{LEFT - 8}" y="{here + 4}" text-anchor="end">{y:g}</text>')
        if any(one.last for one in self.series):  # whose words stand on the right
            lines.append(f'<text x="{LEFT}" y="{HIGH - 12}">{escape(self.x)}</text>')
        else:
            place = f'x="{(LEFT + RIGHT) // 2}" y="{HIGH - 12}" text-anchor="middle"'
            lines.append(f"<text {place}>{escape(self.x)}</text>")
        lines.append(
            f'<text transform="translate(14 {(TOP + BOTTOM) // 2}) rotate(-90)" text-anchor="middle">'
            f"{escape(self.y)}</text>"
        )
        if self.diagonal:
            (a, b), (c, d) = at(0, 0), at(100, 100)
            lines.append(f'<path d="M{a} {b}L{c} {d}" stroke="#718096" stroke-dasharray="4 4"/>')
        for number, one in enumerate(self.series):
            lines += _drawn(one, COLOURS[number % len(COLOURS)], number, at)
        return "\n".join([*lines, "</svg>", ""])


def _drawn(one: Series, colour: str, number: int, at: Callable[[float, float], tuple[float, float]]) -> list[str]:
    places = [at(x, y) for x, y in one.points]
    lines = [f'<path d="M{"L".join(f"{x} {y}" for x, y in places)}" fill="none" stroke="{colour}" stroke-width="2"/>']
    for (x, _), (low, high) in zip(one.points, one.bars, strict=False):
        (here, bottom), (_, top) = at(x, low), at(x, high)
        lines.append(f'<path d="M{here} {bottom}V{top}" stroke="{colour}"/>')
    lines += [f'<circle cx="{x}" cy="{y}" r="3.5" fill="{colour}"/>' for x, y in places]
    if one.last:
        x, y = places[-1]
        lines.append(f'<path d="M{x} {y}V{HIGH - 26}" stroke="#718096" stroke-dasharray="2 4"/>')
        lines.append(f'<text x="{min(x + 20, RIGHT)}" y="{HIGH - 12}" text-anchor="end">{escape(one.last)}</text>')
    if not one.name:
        return lines
    lines.append(f'<circle cx="{LEFT + 16}" cy="{TOP + 16 + 18 * number}" r="4" fill="{colour}"/>')
    lines.append(f'<text x="{LEFT + 26}" y="{TOP + 20 + 18 * number}">{escape(one.name)}</text>')
    return lines


def ticks(numbers: list[float], whole: bool = False) -> list[float]:
    """Round numbers that span these, or whole ones."""
    low, high = min(numbers, default=0.0), max(numbers, default=1.0)
    if high <= low:
        low, high = low - 1.0, high + 1.0
    power = 10.0 ** (len(str(int(1e6 * (high - low)))) - 7)
    steps = [power * one for one in TICKS if (high - low) / (power * one) <= 8]
    step = next((one for one in steps if not whole or one == round(one)), 1.0)
    first = step * (low // step)
    found = [first]
    while found[-1] < high - 1e-9:
        found.append(found[-1] + step)
    return [round(one, 6) for one in found]
