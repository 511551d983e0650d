"""What lies on the table, as numbers: four ranks of cards, numbered 0 to 3 from the lowest, and three prizes.

This module is compiled and imported by position.py, events.py and rules.py, so constants that they share live here.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

RANKS: Final = 4
HAND: Final = 3  # TR deal: cards that each is dealt
NONE: Final = -1  # no card is chosen; no prize is turned up

# An action is one small number, the same in every state: verb * 4 + argument. notation.py says how it is written.
COMMIT: Final = 0  # a rank
DEAL: Final = 1  # a rank; by chance
TURN_UP: Final = 2  # which prize; by chance
PASS: Final = 3  # never legal; it is there so that somebody who tries gets the reason


@final
class Cards:
    """The deck and the prizes. It never changes, so all copies of a state share it."""

    names: list[str]  # rank → name
    copies: vec[i64]  # rank → how many there are
    prizes: vec[i64]  # what they are worth

    def __init__(self, names: list[str], copies: list[int], prizes: list[int]) -> None:
        self.names = names
        self.copies = vec[i64](copies)
        self.prizes = vec[i64](prizes)

    def __reduce__(self) -> tuple[object, ...]:
        """For pickling: compiled classes say it themselves."""
        return Cards, (self.names, list(self.copies), list(self.prizes))
