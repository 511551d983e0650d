"""Makes the stored games, and expected.toml if there is none: `python tests/template/games/make.py` from the root."""

from pathlib import Path

from fidchell.core.registry import load
from tests.making import Maker

if __name__ == "__main__":
    maker = Maker(load("tribute"), ["Ann", "Ben", "Cat"], Path(__file__).parent)
    maker.search(
        "points", 2, "points", undo="consent"
    )  # the first game that ends for this reason; moves are taken back
    maker.search("level", 3, "level")
    maker.unfinished(2, moves=10, back_to=8)
    maker.expect()
