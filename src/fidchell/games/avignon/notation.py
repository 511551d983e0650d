"""Actions of Avignon in short text: `beseech knight:2`, `petition noble`."""

from typing import Final

from fidchell.core.errors import InvalidAction
from fidchell.core.notation import Notation, OneOf, Verb, one_of
from fidchell.games.avignon import components as c
from fidchell.games.avignon.components import LANES, NOBODY, amount, who
from fidchell.games.avignon.rules import AvignonState

PASS: Final = 6  # never legal; it is there so that somebody who tries gets the reason
IN_HEAP: Final = LANES  # never legal: a character of this pack, named without being in play
IN_CONGREGATION: Final = IN_HEAP + 1  # … because it has joined somebody


class LaneNoun:
    """A character in play: `knight:2` is the Knight in lane 2. `2` alone, or `knight` if there is one, will do.

    A character that is not in play is understood, too, so that whoever names it gets the reason.
    """

    bits = 4

    def name(self, state: AvignonState, value: int) -> str:
        if not 0 <= value < LANES:
            raise InvalidAction.because("none-between", what="lane", word=value + 1, first=1, last=LANES)
        kind = int(who(state.lanes, value))
        return f"{'nobody' if kind == NOBODY else state.cards.names[kind]}:{value + 1}"

    def read(self, state: AvignonState, word: str) -> int:
        name, _, number = word.rpartition(":")
        here = [self.name(state, lane) for lane in range(LANES)]
        if number.isdecimal():
            lane = one_of(number, [str(lane + 1) for lane in range(LANES)], "lane")
            if name and here[lane] != word:
                found = here[lane].partition(":")[0]
                known = ", ".join(one for one in here if one.startswith(f"{name}:")) or "none"
                raise InvalidAction.because("other-lane", word=repr(word), lane=number, found=found, known=known)
            return lane
        lanes = [lane for lane, known in enumerate(here) if known.partition(":")[0] == word]
        if len(lanes) == 1:
            return lanes[0]
        if lanes:
            known = ", ".join(here[lane] for lane in lanes)
            raise InvalidAction.because("several-lanes", word=repr(word), known=known)
        if word in state.cards.names:
            kind = state.cards.names.index(word)
            return IN_CONGREGATION if amount(state.rome, kind) or amount(state.avignon, kind) else IN_HEAP
        raise InvalidAction.because("not-in-play", word=repr(word), known=", ".join(here))


LANE, KIND = LaneNoun(), OneOf(lambda state: state.cards.names, "character")
NOTATION: Final = Notation(
    4,
    [
        Verb(c.BESEECH, "beseech", (LANE,)),
        Verb(c.CHASTISE, "chastise", (LANE,)),
        Verb(c.EXCOMMUNICATE, "excommunicate", (LANE,)),
        Verb(c.PETITION, "petition", (KIND,)),
        Verb(c.CHOOSE, "choose", (LANE,)),
        Verb(c.DRAW, "draw", (KIND,), chance=True),
        Verb(PASS, "pass"),
    ],
)
