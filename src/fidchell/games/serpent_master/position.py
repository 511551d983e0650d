"""A position of Serpent Master: what it consists of, who may see it (SM hands, SM choose.secret), how it is written.

    {"game": "serpent-master", "seats": 2, "board": 7, "round": 1, "stacks": {"d1": "blue", "d2": "blue red", …},
     "entry:blue": "d1", "head:blue": "d2", "hand:blue": [1, 2, …], "choice:blue": 5, "played:blue": [3], …}

`order` names those whose cards are still to be resolved; `lost` counts cards a seat; `ties` counts those that earlier
cards broke and those that age did.
"""

from typing import TYPE_CHECKING, Any, Final

from fidchell.core.errors import InvalidPosition
from fidchell.core.notation import square_name
from fidchell.core.position import (
    Codec,
    Field,
    Part,
    Position,
    as_name,
    as_number,
    read_kind,
    read_members,
    read_name,
    read_number,
)
from fidchell.core.views import committed, counted
from fidchell.games.serpent_master import components as c

if TYPE_CHECKING:
    from fidchell.games.serpent_master.game import SerpentMaster
    from fidchell.games.serpent_master.rules import SerpentMasterState

SEATS: Final = ("blue", "red", "black", "white")
SIDES: Final = (6, 8)  # the smallest and the largest board
NAMES: Final = tuple(square_name(place, c.ROW) for place in range(c.SQUARES))
HIGHEST: Final = 44  # eleven cards of four players, on one square


# -- squares and cards ------------------------------------------------------------------------------------------------


def square(key: str) -> Codec:
    """A square for each seat, or null: outside the pit."""
    return Codec(
        key,
        lambda game, place: None if place >= c.OUTSIDE else NAMES[place],
        lambda game, value, what: c.NOWHERE if value is None else read_name(value, NAMES, what),
        bits=8,
    )


def numbers(cards: int) -> list[int]:
    """A set of cards as their numbers."""
    return [card + 1 for card in range(c.CARDS) if cards >> card & 1]


def read_cards(value: Any, what: str) -> list[int]:
    cards = [read_number(card, 1, c.CARDS, what) for card in read_kind(value, list, what)]
    if len(set(cards)) < len(cards):
        raise InvalidPosition(f"{what}: {cards!r} has a card twice")
    return cards


def read_hand(game: "SerpentMaster", value: Any, what: str) -> int:
    return sum(1 << card - 1 for card in read_cards(value, what))


def read_choice(game: "SerpentMaster", value: Any, what: str) -> int:
    return 0 if value is None else read_number(value, 1, c.CARDS, what)


def played(game: "SerpentMaster", cards: int) -> list[int]:
    """Cards in the order of play."""
    return [card for turn in range(c.ROUNDS) if (card := cards >> 4 * turn & 15)]


def read_played(game: "SerpentMaster", value: Any, what: str) -> int:
    cards = read_cards(value, what)
    if len(cards) > c.ROUNDS:
        raise InvalidPosition(f"{what}: {len(cards)} cards in {c.ROUNDS} rounds")
    return sum(card << 4 * turn for turn, card in enumerate(cards))


# -- the table --------------------------------------------------------------------------------------------------------


def read_board(game: "SerpentMaster", value: Any, what: str) -> int:
    """0: the usual one."""
    return 0 if value is None else read_number(value, *SIDES, what)


def order(game: "SerpentMaster", order: int) -> list[str]:
    return [SEATS[(order >> 3 * n & 7) - 1] for n in range(len(SEATS)) if order >> 3 * n]


def read_order(game: "SerpentMaster", value: Any, what: str) -> int:
    read_members(value, SEATS, what)
    seats = [SEATS.index(name) for name in value]
    return sum(seat + 1 << 3 * n for n, seat in enumerate(seats))


def read_numbers(value: Any, length: int, most: int, what: str) -> list[int]:
    found = [read_number(n, 0, most, what) for n in read_kind(value, list, what)]
    if len(found) != length:
        raise InvalidPosition(f"{what}: {found!r} are not {length} numbers")
    return found


def read_ties(game: "SerpentMaster", value: Any, what: str) -> int:
    by_cards, by_age = read_numbers(value, 2, 255, what)
    return by_cards + 256 * by_age


def lost(game: "SerpentMaster", state: "SerpentMasterState") -> list[int]:
    return [int(state.cards_lost(seat)) for seat in range(int(state.seats))]


def read_lost(game: "SerpentMaster", state: "SerpentMasterState", value: Any) -> None:
    found = read_numbers(value, int(state.seats), c.ROUNDS, "lost")
    state.lost = sum(n << 4 * seat for seat, n in enumerate(found))


def stacks(game: "SerpentMaster", state: "SerpentMasterState") -> dict[str, str]:
    """Whose tokens lie on each square, from the bottom."""
    found = {name: state.stack(place) for place, name in enumerate(NAMES)}
    return {name: " ".join(SEATS[seat] for seat in stack) for name, stack in found.items() if stack}


def read_stacks(game: "SerpentMaster", state: "SerpentMasterState", value: Any) -> None:
    for name, text in read_kind(value, dict, "stacks").items():
        place = read_name(name, NAMES, "stacks")
        owners = text.split() if isinstance(text, str) else []
        if not owners or len(owners) > HIGHEST:
            raise InvalidPosition(f"stacks, {name}: {text!r} is not a list of colours from the bottom")
        seats = [read_name(owner, SEATS, f"stacks, {name}") for owner in owners]
        low, high = (sum(seat << 2 * n for n, seat in enumerate(part)) for part in (seats[: c.LOW], seats[c.LOW :]))
        state.stacks[place] = low + (len(seats) << c.HEIGHT)
        state.stacks[c.SQUARES + place] = high


HAND = Codec("hand", lambda game, cards: numbers(cards), read_hand, numbers(c.ALL_CARDS), counted, bits=c.CARDS)
CHOICE = Codec("choice", lambda game, card: card or None, read_choice, None, committed, bits=4)
TIES = Codec("ties", lambda game, ties: [ties & 255, ties >> 8], read_ties, [0, 0])
PLAYED = Codec("played", played, read_played, [])
POSITION: Final = Position(
    "SerpentMaster",
    Field("seats"),
    Field("side", c.ROW, "squares along the edge of the board", Codec("board", lambda game, side: side, read_board)),
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
    Field("ties", 0, "how many ties earlier cards have broken (eight bits), and how many age has", TIES),
    Field("played", 0, "seat → its cards in order of play, four bits each: card + 1", PLAYED, length="self.seats"),
    Field("stacks", 0, "square → its stack; 64 + square → the stack's rest", length="2 * SQUARES", wordless=True),
    Part("stacks", stacks, read_stacks, {}),
    Field("fitting", 0, "the ways in which the card that is being resolved fits, as a bit set", wordless=True),
    shared={"patterns": "Patterns"},
)
