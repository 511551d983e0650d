"""Positions of Serpent Master, written down and read: who enters where, stacks, heads, cards."""

from typing import Any, Final

from fidchell.core.errors import InvalidPosition
from fidchell.core.game import position_field, read_name
from fidchell.core.views import Thing, committed, counted
from fidchell.games.serpent_master import rules
from fidchell.games.serpent_master.components import (
    ALL_CARDS,
    CARDS,
    HEIGHT,
    LOW,
    NOWHERE,
    OUTSIDE,
    ROUNDS,
    ROW,
    SQUARES,
    Patterns,
    height,
    token,
)
from fidchell.games.serpent_master.rules import SerpentMasterState, new_game

SEATS: Final = ("blue", "red", "black", "white")
SIDES: Final = (6, 7, 8)
COLUMNS: Final = "abcdefgh"
HIGHEST: Final = 44  # eleven cards of four players, on one square


def square_name(place: int) -> str:
    return f"{COLUMNS[place % ROW]}{place // ROW + 1}"


def read_square(word: Any) -> int | None:
    """The square of a name, on the largest board; None if it is none."""
    if not isinstance(word, str) or len(word) != 2 or word[0] not in COLUMNS or word[1] not in "12345678":
        return None
    return ROW * (int(word[1]) - 1) + COLUMNS.index(word[0])


def numbers(cards: int) -> list[int]:
    """A set of cards as their numbers."""
    return [card + 1 for card in range(CARDS) if cards >> card & 1]


def tokens(state: SerpentMasterState, place: int) -> list[str]:
    """Whose tokens lie on a square, from the bottom."""
    low, high = state.stacks[place], state.stacks[SQUARES + place]
    return [SEATS[token(low, high, level)] for level in range(int(height(low)))]


def played(state: SerpentMasterState, seat: int) -> list[int]:
    return [int(card) + 1 for turn in range(ROUNDS) if (card := state.card_of(seat, turn)) >= 0]


def things(state: SerpentMasterState) -> list[Thing]:
    """Everything in the position, with who may see it. SM hands, SM choose.secret."""
    seats = range(int(state.seats))
    rest, order = int(state.order), []
    while rest:
        order.append(SEATS[(rest & 7) - 1])
        rest >>= 3
    found = [
        Thing("board", int(state.side)),
        Thing("oldest", SEATS[state.oldest], default="blue"),
        Thing("round", int(state.round), default=0),
        Thing("order", order, default=[]),
        Thing("lost", [int(state.cards_lost(seat)) for seat in seats], default=[0 for _ in seats]),
        Thing("ties", [int(state.ties & 255), int(state.ties >> 8)], default=[0, 0]),
        Thing(
            "stacks",
            {square_name(p): " ".join(tokens(state, p)) for p in range(SQUARES) if height(state.stacks[p])},
            default={},
        ),
    ]
    for seat in seats:
        name, choice, entry = SEATS[seat], int(state.choice(seat)), int(state.entry(seat))
        head = int(state.head(seat))
        found += [
            Thing(f"entry:{name}", None if entry == NOWHERE else square_name(entry)),
            Thing(f"head:{name}", None if head >= OUTSIDE else square_name(head)),
            Thing(f"hand:{name}", numbers(int(state.hand(seat))), counted(seat), default=numbers(ALL_CARDS)),
            Thing(f"choice:{name}", None if choice < 0 else choice + 1, committed(seat)),
            Thing(f"played:{name}", played(state, seat), default=[]),
        ]
    return found


# -- reading ----------------------------------------------------------------------------------------------------------


def read(patterns: Patterns, seats: int, position: dict[str, Any]) -> SerpentMasterState:
    """The state that a position describes; `check` is still to be called."""
    side = position_field(position, "board", int, 8 if seats > 2 else 7)
    if side not in SIDES:
        raise InvalidPosition(f"board: {side} is none of 6, 7, 8")
    oldest = read_name(position_field(position, "oldest", str, "blue"), SEATS[:seats], "oldest")
    state = new_game(seats, patterns, side, oldest)
    state.round = position_field(position, "round", int, 0)
    order = position_field(position, "order", list, [])
    _read_order(state, order)
    _read_stacks(state, position_field(position, "stacks", dict, {}))
    state.lost = sum(n << 4 * seat for seat, n in enumerate(_numbers(position, "lost", seats, ROUNDS)))
    ties = _numbers(position, "ties", 2, 255) if "ties" in position else None
    for seat in range(seats):
        _read_seat(state, seat, position)
    if position:
        raise InvalidPosition(f"unknown field(s): {', '.join(sorted(position))}")
    state.phase = _phase(state)
    state.ties = ties[0] + 256 * ties[1] if ties is not None else state.lined_up().ties
    return state


def _phase(state: SerpentMasterState) -> int:
    if state.entering() >= 0:
        return rules.ENTRY
    if state.order:
        return rules.RESOLUTION
    if state.round == ROUNDS:
        return rules.ENDED
    return rules.DEAL if state.round == 0 and state.dealing() >= 0 else rules.CHOICE


def _numbers(position: dict[str, Any], key: str, length: int, most: int) -> list[int]:
    found: list[int] = position_field(position, key, list, [0] * length)
    if len(found) != length or not all(type(n) is int and 0 <= n <= most for n in found):
        raise InvalidPosition(f"{key}: {found!r} are not {length} numbers from 0 to {most}")
    return found


def _read_order(state: SerpentMasterState, order: list[Any]) -> None:
    if len(set(map(str, order))) < len(order):
        raise InvalidPosition(f"order: {order!r} names somebody twice")
    for n, name in enumerate(order):
        state.order |= (read_name(name, SEATS[: int(state.seats)], "order") + 1) << 3 * n


def _read_stacks(state: SerpentMasterState, stacks: dict[str, Any]) -> None:
    for name, text in stacks.items():
        place = _square(name, "stacks")
        owners = text.split() if isinstance(text, str) else []
        if not owners or len(owners) > HIGHEST:
            raise InvalidPosition(f"stacks, {name}: {text!r} is not a list of colours from the bottom")
        low = high = 0
        for level, owner in enumerate(owners):
            seat = read_name(owner, SEATS[: int(state.seats)], f"stacks, {name}")
            low |= seat << 2 * level if level < LOW else 0
            high |= seat << 2 * (level - LOW) if level >= LOW else 0
        state.stacks[place] = low + (len(owners) << HEIGHT)
        state.stacks[SQUARES + place] = high


def _square(name: Any, what: str) -> int:
    place = read_square(name)
    if place is None:
        raise InvalidPosition(f"{what}: {name!r} is not a square")
    return place


def _cards(position: dict[str, Any], key: str, default: list[int]) -> list[int]:
    cards: list[int] = position_field(position, key, list, default)
    if not all(type(card) is int and 1 <= card <= CARDS for card in cards) or len(set(cards)) < len(cards):
        raise InvalidPosition(f"{key}: {cards!r} are not different cards from 1 to {CARDS}")
    return [card - 1 for card in cards]


def _read_seat(state: SerpentMasterState, seat: int, position: dict[str, Any]) -> None:
    name = SEATS[seat]
    entry, head = position.pop(f"entry:{name}", None), position.pop(f"head:{name}", None)
    if entry is not None:
        place = _square(entry, f"entry:{name}")
        state.entries += (place - NOWHERE) << 8 * seat
        state.move_head(seat, OUTSIDE if head is None else _square(head, f"head:{name}"))
    elif head is not None:
        raise InvalidPosition(f"head:{name}: a serpent that has not entered has no head on the board")
    hand = sum(1 << card for card in _cards(position, f"hand:{name}", numbers(ALL_CARDS)))
    state.hands += (hand - ALL_CARDS) << CARDS * seat
    choice = position.pop(f"choice:{name}", None)
    if choice is not None:
        if type(choice) is not int or not 1 <= choice <= CARDS:
            raise InvalidPosition(f"choice:{name}: {choice!r} is not a card from 1 to {CARDS}")
        state.chosen |= choice << 4 * seat
    cards = _cards(position, f"played:{name}", [])
    if len(cards) > ROUNDS:
        raise InvalidPosition(f"played:{name}: {len(cards)} cards in {ROUNDS} rounds")
    state.played[seat] = sum((card + 1) << 4 * turn for turn, card in enumerate(cards))
