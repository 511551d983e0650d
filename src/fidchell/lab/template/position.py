"""A position of Tribute: every field once, with its start, its meaning, who may see it and how it is written.

    {"game": "tribute", "seats": 2, "round": 1, "prize": 3, "hand:red": ["page", "lord"], "choice:red": "lord"}

`fidchell generate` makes fields.py from this and from events.py: run it after every change here.
"""

from typing import TYPE_CHECKING, Any, Final

from fidchell.core import choosing, reading
from fidchell.core.errors import InvalidPosition
from fidchell.core.plain import shown
from fidchell.core.position import BySeat, Codec, Field, Part, Position, as_number
from fidchell.core.views import HIDDEN, committed, counted
from fidchell.lab.template.components import HAND, NONE, RANKS

if TYPE_CHECKING:  # rules.py imports what is made from this file, so it can't be imported here when the game runs
    from fidchell.lab.template.game import Tribute
    from fidchell.lab.template.rules import TributeState

MOST_POINTS: Final = 6


def names(state: "TributeState", cards: Any, first: int = 0) -> list[str]:
    """Some cards by name; `cards[first]` is how many there are of the lowest rank."""
    return [name for rank, name in enumerate(state.cards.names) for _ in range(int(cards[first + rank]))]


# -- written for each seat: a write function gives plain JSON, a read function puts it back ----------------------------


def hand(game: "Tribute", state: "TributeState", seat: int) -> list[str]:
    return names(state, state.hands, RANKS * seat)


def read_hand(game: "Tribute", state: "TributeState", seat: int, value: Any) -> None:
    for name in reading.kind(value, list, "hand"):
        state.hands[RANKS * seat + reading.name(name, state.cards.names, "hand")] += 1


def played(game: "Tribute", state: "TributeState", seat: int) -> list[str]:
    return names(state, state.played, RANKS * seat)


def read_played(game: "Tribute", state: "TributeState", seat: int, value: Any) -> None:
    for name in reading.kind(value, list, "played"):
        state.played[RANKS * seat + reading.name(name, state.cards.names, "played")] += 1


def points(game: "Tribute", state: "TributeState", seat: int) -> int:
    return int(state.points[seat])


def read_points(game: "Tribute", state: "TributeState", seat: int, value: Any) -> None:
    state.points[seat] = reading.number(value, 0, MOST_POINTS, "points")


# -- what is written once ----------------------------------------------------------------------------------------------


def deck(game: "Tribute", state: "TributeState") -> list[str]:
    return names(state, state.deck)


def rest(game: "Tribute", state: "TributeState") -> list[str]:
    """The deck: what nobody holds and nobody has played. So it needn't be written."""
    found = []
    for rank, name in enumerate(state.cards.names):
        used = sum(int(heap[i]) for heap in (state.hands, state.played) for i in range(rank, len(heap), RANKS))
        copies = int(state.cards.copies[rank])
        if used > copies:
            raise InvalidPosition.because("read-too-many", place="hand, played", number=used, name=name, most=copies)
        found += [name] * (copies - used)
    return found


def read_deck(game: "Tribute", state: "TributeState", value: Any) -> None:
    left = rest(game, state)
    if sorted(map(str, reading.kind(value, list, "deck"))) != sorted(left):
        raise InvalidPosition.because("read-others-leave", place="deck", left=left)
    for rank, name in enumerate(state.cards.names):
        state.deck[rank] = left.count(name)


def prize(game: "Tribute", state: "TributeState") -> int:
    return 0 if state.prize == NONE else int(state.cards.prizes[state.prize])


def read_prize(game: "Tribute", state: "TributeState", value: Any) -> None:
    prizes = [0, *map(int, state.cards.prizes)]
    if type(value) is not int or value not in prizes:
        raise InvalidPosition.because("read-name", place="prize", found=shown(value), known=prizes)
    state.prize = prizes.index(value) - 1


def prizes(game: "Tribute", state: "TributeState") -> list[int]:
    return [int(worth) for n, worth in enumerate(state.cards.prizes) if not state.gone >> n & 1]


def all_prizes(game: "Tribute", state: "TributeState") -> list[int]:
    return [int(worth) for worth in state.cards.prizes]


def read_prizes(game: "Tribute", state: "TributeState", value: Any) -> None:
    known = all_prizes(game, state)
    left = [reading.number(one, min(known), max(known), "prizes") for one in reading.kind(value, list, "prizes")]
    if len(set(left)) < len(left) or not set(left) <= set(known):
        raise InvalidPosition.because("read-name", place="prizes", found=shown(value), known=known)
    state.gone = sum(1 << n for n, worth in enumerate(known) if worth not in left)


# -- written as one number a seat, packed into a field: a codec puts each into words -----------------------------------


def choice(game: "Tribute", chosen: int) -> str | None:
    """What is chosen is packed as rank + 1: core/choosing.py."""
    return game.cards.names[chosen - 1] if chosen else None


def read_choice(game: "Tribute", value: Any, what: str) -> int:
    return 0 if value is None else reading.name(value, game.cards.names, what) + 1


CHOICE: Final = Codec("choice", choice, read_choice, see=committed, bits=choosing.BITS)

# The order is that of the state's words and of reading. A Field is a number of the state (with a `length`, a vector of
# numbers); a codec such as as_number says how it is written. A Part is written by functions of our own, a BySeat once
# for each seat. `see` says who may see it: everybody, if nothing is said.
POSITION: Final = Position(
    "Tribute",
    Field("rounds", HAND, "how many are played", as_number("rounds", HAND, 1, HAND)),
    Field("round", 0, "prizes turned up so far", as_number("round", 0, 0, HAND)),
    Field("prize", NONE, "which prize is to be won now, if one is"),
    Part("prize", prize, read_prize, 0),
    Field("gone", 0, "prizes turned up, as bits"),
    Part("prizes", prizes, read_prizes, all_prizes),
    Field("hands", 0, "seat * RANKS + rank → how many", length="RANKS * self.seats"),
    BySeat("hand", hand, read_hand, [], counted),
    Field("played", 0, "the same, of cards that have been shown", length="RANKS * self.seats"),
    BySeat("played", played, read_played, []),
    Field("deck", 0, "rank → how many are left", length="RANKS"),
    Part("deck", deck, read_deck, rest, HIDDEN),
    Field("chosen", 0, "the rank that each offers", CHOICE),
    Field("points", 0, "seat → prizes won", length="self.seats"),
    BySeat("points", points, read_points, 0),
    shared={"cards": "Cards"},  # what copies share; its type stands in components.py
)
