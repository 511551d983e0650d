"""Makes the stored games anew: `PYTHONPATH=src:. python tests/banish_the_snakes/games/make.py`."""

from pathlib import Path

from fidchell.core.registry import load
from fidchell.core.session import Session
from fidchell.core.state import State
from tests.banish_the_snakes.board import QUIET
from tests.making import Maker

NAMES = ("Ada", "Bran", "Cu", "Dara", "Emer", "Finn")
MAKER = Maker(load("banish-the-snakes"), NAMES, Path(__file__).parent)


class AllInTurn:
    """All that can come, one after the other."""

    def pick(self, state: State, event: int) -> int:
        outcomes = state.chance()
        return outcomes[(7 * event + 3) % len(outcomes)][0]


def lost(session: Session) -> bool:
    outcome = session.state.outcome()
    return outcome is not None and not outcome.winners


if __name__ == "__main__":
    MAKER.search("converted", 3, "converted", "greedy", "free")
    MAKER.search("paganism", 4, "paganism", undo="free", level="advanced", saints="random", wanted=lost)
    MAKER.search("deck", 2, "deck", "greedy", wanted=lost)
    MAKER.search("acolyte", 1, "acolyte", undo="consent", wanted=lost)
    MAKER.search("beginner", 6, "converted", "greedy", level="beginner", saints="chosen")
    MAKER.search("as-written", 5, "paganism", level="standard", slider="as-written", wanted=lost)
    MAKER.typed_in(2, AllInTurn(), "random")
    MAKER.unfinished(4, moves=200, back_to=180)
    MAKER.with_pack("own-numbers", QUIET, 3)
