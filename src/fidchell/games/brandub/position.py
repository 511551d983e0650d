"""A position of Brandub: who stands where, and who is to move.

    {"game": "brandub", "attackers": ["d1", "d2", …], "defenders": ["d3", "c4", "e4", "d5"], "king": "d4",
     "player": "attackers", "turn": 1}

`earlier` are the positions before this one since the last capture, the latest first, for the draw by repetition. All is
open.
"""

from typing import TYPE_CHECKING, Any, Final

from fidchell.core import reading
from fidchell.core.earlier import Earlier, pairs
from fidchell.core.errors import InvalidPosition
from fidchell.core.notation import square_name
from fidchell.core.plain import shown
from fidchell.core.position import Field, Part, Position, as_members, as_name, as_number
from fidchell.games.brandub.components import ATTACKERS, ENDINGS, SIDE, SQUARES, THRONE

if TYPE_CHECKING:
    from fidchell.games.brandub.game import Brandub
    from fidchell.games.brandub.rules import BrandubState

SEATS: Final = ("attackers", "king")
FORM: Final = "attackers / defenders / king player"  # of an earlier position
NAMES: Final = tuple(square_name(n, SIDE) for n in range(SQUARES))


def place_text(place: int, defenders: int) -> str:
    """A position in one line: attackers / defenders / king and player."""
    men = [" ".join(reading.members_of(squares, NAMES)) for squares in (place, defenders)]
    return " / ".join((*men, f"{NAMES[place >> SQUARES & 63]} {SEATS[place >> SQUARES + 6]}"))


def read_place(text: Any) -> tuple[int, int]:
    """The inverse of `place_text`."""
    parts = [part.split() for part in text.split("/")] if isinstance(text, str) else []
    if len(parts) != 3 or len(parts[2]) != 2:
        raise InvalidPosition.because("read-form", place="earlier", found=shown(text), form=FORM)
    attackers, defenders = (reading.members(part, NAMES, "earlier") for part in parts[:2])
    king, player = reading.name(parts[2][0], NAMES, "earlier"), reading.name(parts[2][1], SEATS, "earlier")
    return attackers | king << SQUARES | player << SQUARES + 6, defenders


def earlier(game: "Brandub", state: "BrandubState") -> list[str]:
    return [place_text(*one) for one in pairs(state.earlier)][1:]


def read_earlier(game: "Brandub", state: "BrandubState", value: Any) -> None:
    for text in reversed(reading.kind(value, list, "earlier")):
        state.earlier = Earlier(*read_place(text), state.earlier)
    state.earlier = Earlier(state.place(), state.defenders, state.earlier)


POSITION: Final = Position(
    "Brandub",
    Field("attackers", 0, "their squares", as_members("attackers", NAMES)),
    Field("defenders", 0, "their squares", as_members("defenders", NAMES)),
    Field("king", THRONE, "his square", as_name("king", NAMES, NAMES[THRONE])),
    Field("seat", ATTACKERS, "whose turn it is", as_name("player", SEATS, "attackers")),
    Field("ended", 0, "why it has ended", as_name("ended", ENDINGS, nobody=0)),
    Field("turn", 1, "moves so far, and this one", as_number("turn", 1, 1), history=True),
    Field("earlier", chain=True, meaning="positions since the last capture, this one first"),
    Part("earlier", earlier, read_earlier, []),
)
