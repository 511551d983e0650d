"""A position of Serpent Master: what it consists of, who may see it (SM hands, SM choose.secret), how it is written.

    {"game": "serpent-master", "seats": 2, "board": 7, "round": 1, "stacks": {"d1": "blue", "d2": "blue red", …},
     "entry:blue": "d1", "head:blue": "d2", "hand:blue": [1, 2, …], "choice:blue": 5, "played:blue": [3], …}

`order` names those whose cards are still to be resolved; `lost` counts cards a seat; `ties` counts those that earlier
cards broke and those that age did.
"""

from typing import TYPE_CHECKING, Any, Final

from fidchell.core import choosing, reading
from fidchell.core.errors import InvalidPosition
from fidchell.core.notation import square_name
from fidchell.core.plain import shown
from fidchell.core.position import Codec, Field, Part, Position, as_name, as_number, as_numbers
from fidchell.core.views import committed, counted
from fidchell.games.serpent_master import components as c

if TYPE_CHECKING:
    from fidchell.games.serpent_master.game import SerpentMaster
    from fidchell.games.serpent_master.rules import SerpentMasterState

SEATS: Final = ("blue", "red", "black", "white")
SIDES: Final = (6, 8)  # the smallest and the largest board; if it isn't said, the usual one
NAMES: Final = tuple(square_name(place, c.ROW) for place in range(c.SQUARES))
HIGHEST: Final = 44  # eleven cards of four players, on one square


# -- squares and cards ------------------------------------------------------------------------------------------------


def square(key: str) -> Codec:
    """A square for each seat, or null: outside the pit."""
    return Codec(
        key,
        lambda game, place: None if place >= c.OUTSIDE else NAMES[place],
        lambda game, value, what: c.NOWHERE if value is None else reading.name(value, NAMES, what),
        bits=8,
    )


def numbers(cards: int) -> list[int]:
    """A set of cards as their numbers."""
    return [card + 1 for card in range(c.CARDS) if cards >> card & 1]


def read_hand(game: "SerpentMaster", value: Any, what: str) -> int:
    return reading.number_set(value, 1, c.CARDS, what)


def played(game: "SerpentMaster", cards: int) -> list[int]:
    """Cards in the order of play."""
    return [card for turn in range(c.ROUNDS) if (card := cards >> 4 * turn & 15)]


def read_played(game: "SerpentMaster", value: Any, what: str) -> int:
    read_hand(game, value, what)
    if len(value) > c.ROUNDS:
        raise InvalidPosition.because("played-cards", place=what, number=len(value), rounds=c.ROUNDS)
    return sum(card << 4 * turn for turn, card in enumerate(value))


# -- the table --------------------------------------------------------------------------------------------------------


def order(game: "SerpentMaster", order: int) -> list[str]:
    return [SEATS[(order >> 3 * n & 7) - 1] for n in range(len(SEATS)) if order >> 3 * n]


def read_order(game: "SerpentMaster", value: Any, what: str) -> int:
    reading.members(value, SEATS, what)
    seats = [SEATS.index(name) for name in value]
    return sum(seat + 1 << 3 * n for n, seat in enumerate(seats))


def lost(game: "SerpentMaster", state: "SerpentMasterState") -> list[int]:
    return [int(state.cards_lost(seat)) for seat in range(int(state.seats))]


def read_lost(game: "SerpentMaster", state: "SerpentMasterState", value: Any) -> None:
    found = reading.numbers(value, 0, c.ROUNDS, "lost", int(state.seats))
    state.lost = sum(n << 4 * seat for seat, n in enumerate(found))


def stacks(game: "SerpentMaster", state: "SerpentMasterState") -> dict[str, str]:
    """Whose tokens lie on each square, from the bottom."""
    found = {name: state.stack(place) for place, name in enumerate(NAMES)}
    return {name: " ".join(SEATS[seat] for seat in stack) for name, stack in found.items() if stack}


def read_stacks(game: "SerpentMaster", state: "SerpentMasterState", value: Any) -> None:
    for name, text in reading.kind(value, dict, "stacks").items():
        place = reading.name(name, NAMES, "stacks")
        owners = text.split() if isinstance(text, str) else []
        if not owners or len(owners) > HIGHEST:
            raise InvalidPosition.because("stack-colours", place=f"stacks, {name}", found=shown(text))
        seats = [reading.name(owner, SEATS, f"stacks, {name}") for owner in owners]
        low, high = (sum(seat << 2 * n for n, seat in enumerate(part)) for part in (seats[: c.LOW], seats[c.LOW :]))
        state.stacks[place] = low + (len(seats) << c.HEIGHT)
        if len(seats) > c.LOW:
            state.add_to_rest(place, high)


HAND = Codec("hand", lambda game, cards: numbers(cards), read_hand, numbers(c.ALL_CARDS), counted, bits=c.CARDS)
CHOICE = as_number("choice", None, 1, c.CARDS, committed, nobody=0, bits=choosing.BITS)
PLAYED = Codec("played", played, read_played, [])
POSITION: Final = Position(
    "SerpentMaster",
    Field("seats"),
    Field("side", c.ROW, "squares along the edge of the board", as_number("board", None, *SIDES, nobody=0)),
    Field("oldest", 0, "who counts as the oldest", as_name("oldest", SEATS, "blue")),
    Field("phase", c.ENTRY, "what is going on; it follows from the rest"),
    Field("heads", 0, "where the heads are", square("head")),
    Field("entries", 0, "where they enter", square("entry")),
    Field("hands", 0, "bit sets", HAND),
    Field("chosen", 0, "what is chosen in this round: card + 1", CHOICE),
    Field("round", 0, "rounds that are over", as_number("round", 0, 0, c.ROUNDS)),
    Field("order", 0, "who is still to resolve, three bits each: seat + 1", Codec("order", order, read_order, [])),
    Field("lost", 0, "how many cards are lost, four bits a seat"),
    Part("lost", lost, read_lost, lambda game, state: [0] * int(state.seats)),
    Field("ties", 0, "ties broken by earlier cards, and by age: eight bits each", as_numbers("ties", 2, 8)),
    Field("played", 0, "seat → its cards in order of play, four bits each: card + 1", PLAYED, length="self.seats"),
    Field("stacks", 0, "square → its stack; 64 + square → its rest, if any has one", length="SQUARES", wordless=True),
    Part("stacks", stacks, read_stacks, {}),
    Field("fitting", 0, "the ways in which the card that is being resolved fits, as a bit set", wordless=True),
    shared={"patterns": "Patterns"},
)
