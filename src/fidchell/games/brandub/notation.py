"""Actions of Brandub in short text: `move d1 f1`."""

from typing import Final

from fidchell.core.notation import Notation, Square, Verb
from fidchell.games.brandub.components import MOVE, PASS, SIDE

SQUARE: Final = Square(SIDE, SIDE)
NOTATION: Final = Notation(12, [Verb(MOVE, "move", (SQUARE, SQUARE)), Verb(PASS, "pass")])
