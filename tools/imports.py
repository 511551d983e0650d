"""Which floor of the house imports which: `python tools/imports.py` draws docs/pictures/imports.svg.

Floors are boxes down the diagonal, the highest first. Below a box, level with another, stands how many imports of
modules lead from the one down to the other; nothing ever stands above the diagonal (tests/test_house.py).
"""

import ast
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "fidchell"
PICTURE: Final = ROOT / "docs/pictures/imports.svg"

# From the bottom up: a module may import its own floor and those below.
FLOORS: Final = ("core", "games", "bots", "coach", "lab", "envs", "server", "web", "terminal", "cli")
FOUNDATION: Final = {"_allocator", "_compiled"}  # below core: says what is compiled
MODULES: Final = sorted(PACKAGE.rglob("*.py"))

WIDE, HIGH, STEP_X, STEP_Y, EDGE = 132, 46, 92, 62, 14  # of a box, from box to box, around all

STYLE: Final = """
  text { font: 15px sans-serif; fill: #222; text-anchor: middle }
  .small { font-size: 12px; fill: #555 }
  rect { fill: #eef3ee; stroke: #35684a }
  circle { fill: #fff; stroke: #35684a }
  path { stroke: #9ab8a4; fill: none }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee }
    .small { fill: #bbb }
    rect { fill: #1f2e25; stroke: #7fbf97 }
    circle { fill: #16181a; stroke: #7fbf97 }
    path { stroke: #4d6b58 }
  }
"""


def name_of(path: Path) -> str:
    parts = ("fidchell", *path.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(part for part in parts if part != "__init__")


NAMES: Final = {name_of(path) for path in MODULES}


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module that a file imports, inside functions and for type checkers, too."""
    found = list[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            found += [one if one in NAMES else str(node.module) for one in whole]
    return tuple(found)


def floor(module: str) -> int:
    """How high a module of ours stands; the package itself offers core and the games."""
    part = [*module.split("."), ""][1]
    if part in FOUNDATION:
        return 0
    if part == "":
        return FLOORS.index("games")
    if part == "__main__":
        return len(FLOORS)
    assert part in FLOORS, f"{module} stands on no floor: {', '.join(FLOORS)}"
    return FLOORS.index(part)


def drawn() -> str:
    """The picture."""
    last = len(FLOORS) - 1
    modules = Counter(min(floor(name), last) for name in NAMES)
    pairs = {(name_of(path), there) for path in MODULES for there in imports(path) if there.split(".")[0] == "fidchell"}
    counts = Counter((min(floor(here), last), floor(there)) for here, there in pairs)
    order = sorted(modules, reverse=True)
    x = {one: EDGE + WIDE // 2 + n * STEP_X for n, one in enumerate(order)}
    y = {one: EDGE + HIGH // 2 + n * STEP_Y for n, one in enumerate(order)}
    lines, marks = [], []
    for high in order:
        reached = [low for low in order if low < high and counts[high, low]]
        if reached:
            lines.append(f'<path d="M{x[high]} {y[high]}V{y[min(reached)]}"/>')
        for low in reached:
            lines.append(f'<path d="M{x[high]} {y[low]}H{x[low]}"/>')
            marks.append(f'<circle cx="{x[high]}" cy="{y[low]}" r="19"/>')
            marks.append(f'<text x="{x[high]}" y="{y[low] + 5}">{counts[high, low]}</text>')
    for one in order:
        many = "1 module" if modules[one] == 1 else f"{modules[one]} modules"
        marks.append(f'<rect x="{x[one] - WIDE // 2}" y="{y[one] - HIGH // 2}" width="{WIDE}" height="{HIGH}" rx="6"/>')
        marks.append(f'<text x="{x[one]}" y="{y[one] - 3}">{FLOORS[one]}</text>')
        marks.append(f'<text class="small" x="{x[one]}" y="{y[one] + 15}">{many}</text>')
    width, height = max(x.values()) + WIDE // 2 + EDGE, max(y.values()) + HIGH // 2 + EDGE
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
    title = "<title>Which floor imports which: from each box down, the number of imports from the floors below</title>"
    return "\n".join([head, title, f"<style>{STYLE}</style>", *lines, *marks, "</svg>\n"])


if __name__ == "__main__":
    PICTURE.write_text(drawn(), encoding="utf-8")
    print(PICTURE.relative_to(ROOT))
