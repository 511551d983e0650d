"""Makes the stored games, and expected.toml if there is none.

PYTHONPATH=src:. python tests/template/games/make.py
"""

from pathlib import Path

from fidchell.core.registry import load
from tests.making import Maker

if __name__ == "__main__":
    maker = Maker(load("tribute"), ["Ann", "Ben", "Cat"], Path(__file__).parent)
    # The first game that ends for this reason; in one of them at least, moves are taken back.
    maker.search("points", 2, "points", undo="consent")
    maker.search("level", 3, "level")
    maker.unfinished(2, moves=10, back_to=8)
    maker.expect()
