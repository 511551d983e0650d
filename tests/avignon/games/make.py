"""Makes the stored games anew: `PYTHONPATH=src:. python tests/avignon/games/make.py`."""

from pathlib import Path

from fidchell.core.registry import load
from fidchell.core.state import State
from tests.avignon import packs
from tests.making import Maker

MAKER = Maker(load("avignon"), ["Rome", "Avignon"], Path(__file__).parent)

CIRCLE = (
    *("0 beseech 1", "0 chastise 2", "1 beseech 3", "1 chastise 4"),
    *("0 beseech 3", "0 chastise 1", "1 chastise 2", "1 beseech 4"),
)


class TheRarest:
    def pick(self, state: State, event: int) -> int:
        return min(state.chance(), key=lambda outcome: (outcome[1], -outcome[0]))[0]


def repetition() -> None:
    """Round in circles until the third occurrence."""
    session = MAKER.sit("repetition", 2, deal="knight bishop cardinal noble peasant")
    for move in ("0 beseech 5", "1 chastise 1", "1 beseech 5", *CIRCLE, *CIRCLE):
        seat, _, text = move.partition(" ")
        if session.over:
            break
        session.act(int(seat), text)
    assert session.over
    MAKER.keep(session, "repetition")


if __name__ == "__main__":
    MAKER.search("three", 2, "three", "greedy", "free")
    MAKER.search("both", 2, "both", first="avignon")
    MAKER.search("noble-knight", 2, "noble-knight", undo="free", repetition=False)
    MAKER.search("noble-peasant", 2, "noble-peasant", undo="consent", first="avignon")
    repetition()
    MAKER.typed_in(2, TheRarest())
    MAKER.unfinished(2, moves=24, back_to=20)
    MAKER.with_pack("expansion", packs.load_pack(packs.expansion()), 2)
