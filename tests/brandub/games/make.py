"""Makes the stored games anew: `PYTHONPATH=src:. python tests/brandub/games/make.py`."""

from pathlib import Path

from fidchell.core.registry import load
from tests.making import Maker

MAKER = Maker(load("brandub"), ["Ravens", "King"], Path(__file__).parent)
CIRCLE = ("0 move a4 a5", "1 move d5 c5", "0 move a5 a4", "1 move c5 d5")


def repetition() -> None:
    """Round in circles until the third occurrence."""
    session = MAKER.sit("repetition", 2)
    for move in (*CIRCLE, *CIRCLE):
        session.act(int(move[0]), move[2:])
    assert session.over
    MAKER.keep(session, "repetition")


if __name__ == "__main__":
    MAKER.search("corner", 2, "corner", undo="free")
    MAKER.search("taken", 2, "taken", "greedy", undo="consent")
    repetition()
    MAKER.unfinished(2, moves=24, back_to=20)
