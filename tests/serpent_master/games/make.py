"""Makes the stored games anew: `PYTHONPATH=src:. python tests/serpent_master/games/make.py`."""

from pathlib import Path

from fidchell.core.registry import load
from fidchell.core.state import State
from tests.making import Maker
from tests.serpent_master import packs

MAKER = Maker(load("serpent-master"), ("Blue", "Red", "Black", "White"), Path(__file__).parent, in_any_order=True)


class TheHighest:
    def pick(self, state: State, event: int) -> int:
        return max(outcome for outcome, _ in state.chance())


if __name__ == "__main__":
    MAKER.search("points", 4, "points", "greedy", "free")
    MAKER.search("stack", 3, "stack", undo="free", oldest="black")
    MAKER.search("alone", 2, "alone", undo="consent", board="6")
    MAKER.search("draw", 2, "draw", board="6", oldest="red")
    MAKER.typed_in(3, TheHighest())
    MAKER.unfinished(4, moves=50, back_to=40)
    MAKER.with_pack("own-pictures", packs.load_pack(packs.strange()), 2)
