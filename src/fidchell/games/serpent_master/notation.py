"""Actions of Serpent Master in short text: `enter a1`, `commit 7`, `place c3-c4-d4`."""

from typing import Final

from fidchell.core.errors import InvalidAction
from fidchell.core.notation import Notation, Number, OneOf, Verb
from fidchell.games.serpent_master import components as c
from fidchell.games.serpent_master.position import NAMES
from fidchell.games.serpent_master.rules import SerpentMasterState

AHEAD: Final = "nesw"
PASS: Final = 4  # never legal; it is there so that somebody who tries gets the reason
MISSHAPEN: Final = c.WAYS  # never legal: squares in which no picture of the card lies
UNFINISHED: Final = c.WAYS + 1  # … and squares in which the card would begin to lie
ELSEWHERE: Final = c.WAYS + 2  # … and squares of a serpent that would not come in at its entry


def squares(state: SerpentMasterState) -> list[str]:
    """The squares of this game's board: `c4`."""
    return [name if state.is_square(place) else "" for place, name in enumerate(NAMES)]


class WayNoun:
    """How a card lies: its squares in order, `c3-c4-d4`; or what is ahead, `m`: mirrored, `b`: the second picture.

    Squares in which the card can't lie are understood, too, so that whoever names them gets the reason.
    """

    bits = 5

    def name(self, state: SerpentMasterState, value: int) -> str:
        if value >= c.WAYS:
            raise InvalidAction.because("ways", number=c.WAYS, found=value)
        squares = [text for text, way in self.placements(state).items() if way == value]
        return squares[0] if squares else self.code(value)

    def read(self, state: SerpentMasterState, word: str) -> int:
        codes = [self.code(way) for way in range(c.WAYS)]
        if word in codes:
            return codes.index(word)
        places = [SQUARE.read(state, name) for name in word.split("-")]
        found = self.placements(state)
        if word in found:
            return found[word]
        if any(text.startswith(f"{word}-") for text in found):
            return UNFINISHED
        seat = state.resolving()
        outside = state.phase == c.RESOLUTION and state.head(seat) == c.OUTSIDE
        return ELSEWHERE if outside and places[0] != state.entry(seat) else MISSHAPEN

    def code(self, way: int) -> str:
        return AHEAD[way & 3] + "m" * (way >> 2 & 1) + "b" * (way >> 3)

    def placements(self, state: SerpentMasterState) -> dict[str, int]:
        """Every way the card to be resolved would lie on the board, blocked or not, by its squares."""
        found: dict[str, int] = {}
        if state.phase != c.RESOLUTION:
            return found
        for way in range(c.WAYS):
            places = state.squares(way)
            if places and -1 not in places and state.comes_in(state.resolving(), state.card_now(), way):
                found.setdefault("-".join(NAMES[place] for place in places), way)
        return found


SQUARE, CARD, WAY = OneOf(squares, "square", 6, in_order=True), Number(1, c.CARDS, "card"), WayNoun()
NOTATION: Final = Notation(
    6,
    [
        Verb(c.ENTER, "enter", (SQUARE,)),
        Verb(c.COMMIT, "commit", (CARD,)),
        Verb(c.PLACE, "place", (WAY,)),
        Verb(c.SET_ASIDE, "aside", (CARD,), chance=True),
        Verb(PASS, "pass"),
    ],
)
