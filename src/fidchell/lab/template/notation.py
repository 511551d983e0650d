"""Actions of Tribute in short text: `commit lord`; by chance `deal lord`, `turn-up 3`."""

from typing import Final

from fidchell.core.notation import Notation, OneOf, Verb
from fidchell.lab.template.components import COMMIT, DEAL, PASS, TURN_UP

# Nouns say how an argument is named and read. Others that are ready: Number, Square.
CARD: Final = OneOf(lambda state: state.cards.names, "card", bits=2)
PRIZE: Final = OneOf(lambda state: [str(worth) for worth in state.cards.prizes], "prize", bits=2)

NOTATION: Final = Notation(
    2,
    [
        Verb(COMMIT, "commit", (CARD,)),
        Verb(DEAL, "deal", (CARD,), chance=True),
        Verb(TURN_UP, "turn-up", (PRIZE,), chance=True),
        Verb(PASS, "pass"),
    ],
)
