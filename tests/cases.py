"""What the generic suites do with a game besides its default options: tests/<game>/cases.toml says it, if there is one.

short = { limit = "40" }          # what keeps a game at random short, where it would otherwise run into its limit
quick = true                      # it is so quick that the slower suites can play more of it
single_wins = false               # no single choice wins; true if left out
strict = true                     # whatever was an action in some position is answered with a rule in every other one
unclear = "lane"                  # … unless the answer is about this: the text doesn't say which action is meant

[[options]]                       # further sets of options that games at random are played with
first = "avignon"

[golden.both]                     # a game at random that is written down in golden/both.json (tests/golden.py)
seats = 2
seed = 487
options = { first = "avignon" }   # none if left out
readable = 22                     # how many moves are written down as they are, all others as hashes; 0 if left out
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fidchell.core import registry

TESTS: Final = Path(__file__).resolve().parent

# The house's own games have everything that the contract calls optional, and pages in docs/. Any other game, in games/
# or from a package, is held to what the contract demands, and to whatever else it brings.
HOUSE: Final = ("avignon", "banish-the-snakes", "battle-of-banners", "brandub", "serpent-master")


def brings(game: str, file: str) -> bool:
    """Return true if a game has an optional file; the house's own games must have it."""
    return game in HOUSE or (registry.place(game)[1] / file).is_file()


@dataclass(frozen=True)
class Golden:
    seats: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    readable: int = 0


@dataclass(frozen=True)
class Cases:
    short: dict[str, Any] = field(default_factory=dict)
    quick: bool = False
    single_wins: bool = True
    strict: bool = False
    unclear: str = ""
    options: list[dict[str, Any]] = field(default_factory=list)
    golden: dict[str, Golden] = field(default_factory=dict)


def folder(game: str) -> Path:
    """Where a game's own tests are, with its cases, golden and stored games."""
    return TESTS / game.replace("-", "_")


@cache
def of(game: str) -> Cases:
    path = folder(game) / "cases.toml"
    if not path.is_file():
        return Cases()
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    try:
        golden = {name: Golden(**what) for name, what in data.pop("golden", {}).items()}
        return Cases(**data, golden=golden)
    except TypeError as problem:
        raise ValueError(f"{path}: {problem}; tests/cases.py says what may stand there") from None


def missing(game: str) -> list[str]:
    """What the folder of a game's tests should have and hasn't, each with what it is for."""
    here = folder(game)
    wanted = {
        here / "test_rules.py": "a test for every rule",
        here / "cases.toml": "at least one [golden.NAME], see tests/cases.py",
        here / "games/expected.toml": "how the stored games end, see tests/test_stored.py",
    }
    wanted |= {here / f"golden/{name}.json": "written by `python tests/golden.py`" for name in of(game).golden}
    return [f"{path.relative_to(TESTS.parent)}: {why}" for path, why in wanted.items() if not path.is_file()]
