"""Positions of Avignon written down and set up again.

    {"game": "avignon", "lanes": ["knight genoa", "noble nice", …], "rome": {"knight": 1}, "discard": {"bishop": 2},
     "player": "avignon", "actions_left": 1, "taken": ["beseech"], "before_rival": ["knight florence", …]}

The deck is whatever is left. `turn_began` and `before_rival` are the lanes at the start of this turn and of the rival's
last one, for the Samaritan rule; null: a Congregation has grown since, so that they can't come back. `earlier` are the
positions since then, for the repetition rule, the latest first.
"""

from typing import Any, Final

from fidchell.core import frames
from fidchell.core.errors import InvalidPosition
from fidchell.core.game import position_field, read_name
from fidchell.core.views import Thing
from fidchell.games.avignon import components, rules
from fidchell.games.avignon.characters import NOBODY
from fidchell.games.avignon.components import Characters, amount, city, who
from fidchell.games.avignon.rules import Avignon, Earlier

CITIES: Final = ("avignon", "nice", "genoa", "florence", "rome")
SEATS: Final = ("rome", "avignon")
ACTIONS: Final = ("beseech", "chastise", "excommunicate", "petition")
_AMOUNTS: Final = tuple(str(n) for n in range(1, components.MAX_COPIES + 1))


# -- writing ----------------------------------------------------------------------------------------------------------


def counts(cards: Characters, heap: int) -> dict[str, int]:
    """A deck, pile or Congregation by name."""
    return {name: int(amount(heap, kind)) for kind, name in enumerate(cards.names) if amount(heap, kind)}


def lane_texts(cards: Characters, lanes: int) -> list[str] | None:
    if lanes == rules.NEVER:
        return None
    names = [*cards.names, *[NOBODY] * (components.NOBODY + 1 - len(cards.names))]
    return [f"{names[who(lanes, lane)]} {CITIES[city(lanes, lane)]}" for lane in range(components.LANES)]


def phase(state: Avignon) -> str | dict[str, Any]:
    """What is going on: an action is to be chosen, the five are dealt, lanes are refilled, somebody succeeds who was
    excommunicated, or a petition's targets are chosen."""
    if frames.kind(state.frames) == rules.REFILL:
        below = frames.pop(state.frames)
        if frames.kind(below) == rules.BEGIN:
            return "deal"
        return "succession" if frames.argument(below) else "refill"
    if frames.kind(state.frames) != rules.RESOLVE:
        return "action"
    i = frames.argument(state.frames)
    kind = max(kind for kind in range(state.cards.kinds) if state.cards.first[kind] <= i)
    chosen = [lane + 1 for lane in range(components.LANES) if state.chosen >> lane & 1]
    return {"petition": state.cards.names[kind], "instruction": int(i - state.cards.first[kind]) + 1, "chosen": chosen}


def place_text(cards: Characters, place: int, deck: int) -> str:
    """A position between two actions: lanes / player, actions left, kinds taken / deck."""
    taken = [name for code, name in enumerate(ACTIONS) if place >> 43 + code & 1]
    here = [SEATS[place >> 40 & 1], str(place >> 41 & 3), *taken]
    left = [f"{name} {number}" for name, number in counts(cards, deck).items()]
    lanes = lane_texts(cards, place & (1 << 40) - 1) or []
    return " / ".join((", ".join(lanes), " ".join(here), ", ".join(left)))


def things(state: Avignon) -> list[Thing]:
    """AV congregation.open, AV odds: nothing is secret; the deck is what the open cards leave."""
    cards = state.cards
    lanes = lane_texts(cards, state.lanes)
    deck = counts(cards, state.deck)
    earlier, known = [], state.earlier
    while known is not None:
        earlier.append(place_text(cards, known.place, known.deck))
        known = known.before
    counted = state.repetition and not state.ended and phase(state) == "action"
    return [
        Thing("lanes", lanes),
        Thing("rome", counts(cards, state.rome), default={}),
        Thing("avignon", counts(cards, state.avignon), default={}),
        Thing("deck", deck, default=deck),
        Thing("discard", counts(cards, state.pile), default={}),
        Thing("player", SEATS[state.seat], default="rome"),
        Thing("actions_left", int(state.left), default=2),
        Thing("taken", [name for code, name in enumerate(ACTIONS) if state.taken >> code & 1], default=[]),
        Thing("phase", phase(state), default="action"),
        Thing("turn", int(state.turn), default=1),
        Thing("turn_began", lane_texts(cards, state.turn_start), default=lanes),
        Thing("before_rival", lane_texts(cards, state.samaritan)),
        Thing("repetition", bool(state.repetition), default=True),
        Thing("earlier", earlier, default=[place_text(cards, state.place(), state.deck)] if counted else []),
        Thing("ended", cards.endings[state.ended][0] if state.ended else None),
        Thing("winner", None if state.winner == rules.NEVER else SEATS[state.winner]),
    ]


# -- reading ----------------------------------------------------------------------------------------------------------


def read_heap(cards: Characters, heap: Any, what: str) -> int:
    if not isinstance(heap, dict):
        raise InvalidPosition(f"{what}: must be an object of characters and numbers, not {heap!r}")
    total = 0
    for name, number in heap.items():
        kind = read_name(name, cards.names, what)
        if type(number) is not int or not 0 <= number <= cards.copies[kind]:
            raise InvalidPosition(f"{what}: {name}: {number!r} is not a number from 0 to {cards.copies[kind]}")
        total |= number << 4 * kind
    return total


def read_lanes(cards: Characters, lanes: Any, what: str) -> int:
    if (
        not isinstance(lanes, list)
        or len(lanes) != components.LANES
        or not all(isinstance(lane, str) for lane in lanes)
    ):
        raise InvalidPosition(
            f"{what}: must be a list of {components.LANES} texts such as 'knight genoa', not {lanes!r}"
        )
    total = 0
    for lane, text in enumerate(lanes):
        name, _, place = text.partition(" ")
        kind = components.NOBODY if name == NOBODY else read_name(name, cards.names, f"{what}, lane {lane + 1}")
        total |= (kind << 3 | read_name(place, CITIES, f"{what}, lane {lane + 1}")) << components.LANE_BITS * lane
    return total


def read_frames(cards: Characters, phase: Any, ended: bool) -> tuple[int, int]:
    """The frame stack and the chosen lanes."""
    if ended:
        if phase != "action":
            raise InvalidPosition(f"phase: {phase!r}, but the game has ended")
        return 0, 0
    turn = int(frames.push(0, rules.TURN))
    if phase == "action":
        return turn, 0
    if phase == "deal":
        return int(frames.push(frames.push(turn, rules.BEGIN), rules.REFILL)), 0
    if phase == "succession":
        return int(frames.push(frames.push(turn, rules.FINISH, rules.SUCCESSION), rules.REFILL)), 0
    refill = int(frames.push(frames.push(turn, rules.FINISH), rules.REFILL))
    if phase == "refill":
        return refill, 0
    if not isinstance(phase, dict) or sorted(phase) != ["chosen", "instruction", "petition"]:
        raise InvalidPosition(
            f"phase: {phase!r} is none of action, deal, refill, succession, nor a petition, instruction, chosen"
        )
    first = cards.first[read_name(phase["petition"], cards.names, "phase, petition")]
    i, chosen = phase["instruction"], phase["chosen"]
    length = next(n for n in range(len(cards.who)) if cards.who[first + n] == components.END)
    if type(i) is not int or not 1 <= i <= length:
        raise InvalidPosition(f"phase: the petition has no instruction {i!r}")
    lanes = [*range(1, components.LANES + 1)]
    if type(chosen) is not list or not all(type(lane) is int and lane in lanes for lane in chosen):
        raise InvalidPosition(f"phase: chosen: {chosen!r} is not a list of lanes")
    if len(set(chosen)) < len(chosen):
        raise InvalidPosition(f"phase: chosen: {chosen!r} has a lane twice")
    settle = frames.push(refill, rules.SETTLE)
    return int(frames.push(settle, rules.RESOLVE, first + i - 1)), sum(1 << lane - 1 for lane in chosen)


def read_place(cards: Characters, text: Any) -> tuple[int, int]:
    """The inverse of `place_text`."""
    parts = text.split(" / ") if isinstance(text, str) else []
    if len(parts) != 3 or len(parts[1].split()) < 2:
        raise InvalidPosition(f"earlier: {text!r} is not 'lanes / player left taken … / deck'")
    player, left, *taken = parts[1].split()
    heap: dict[str, int] = {}
    for entry in filter(None, parts[2].split(", ")):
        name, _, number = entry.partition(" ")
        if name in heap:
            raise InvalidPosition(f"earlier: {name!r} is in the deck twice")
        heap[name] = int(number) if number in _AMOUNTS else -1
    place = read_lanes(cards, parts[0].split(", "), "earlier") | read_name(player, SEATS, "earlier") << 40
    place |= read_name(left, ("0", "1", "2"), "earlier") << 41
    place |= _read_taken(taken, "earlier") << 43
    return place, read_heap(cards, heap, "earlier")


def read(cards: Characters, position: dict[str, Any]) -> Avignon:
    """The state that a position describes; `check` is still to be called."""
    state = Avignon(cards)
    if "lanes" not in position:
        raise InvalidPosition("lanes: missing")
    lanes = position.pop("lanes")
    state.lanes = read_lanes(cards, lanes, "lanes")
    state.rome = read_heap(cards, position.pop("rome", {}), "rome")
    state.avignon = read_heap(cards, position.pop("avignon", {}), "avignon")
    state.pile = read_heap(cards, position.pop("discard", {}), "discard")
    state.deck = _rest(state)
    if "deck" in position and read_heap(cards, position.pop("deck"), "deck") != state.deck:
        raise InvalidPosition(f"deck: the other cards leave {counts(cards, state.deck)}")
    state.seat = read_name(position.pop("player", "rome"), SEATS, "player")
    state.left = position_field(position, "actions_left", int, 2)
    state.taken = _read_taken(position_field(position, "taken", list, []), "taken")
    state.turn = position_field(position, "turn", int, 1)
    state.turn_start = _lanes_or_never(cards, position, "turn_began", lanes)
    state.samaritan = _lanes_or_never(cards, position, "before_rival", None)
    state.repetition = int(position_field(position, "repetition", bool, True))
    _read_end(state, position)
    state.frames, state.chosen = read_frames(cards, position.pop("phase", "action"), bool(state.ended))
    _read_earlier(state, position.pop("earlier", None))
    if position:
        raise InvalidPosition(f"unknown field(s): {', '.join(sorted(position))}")
    return state


def _read_taken(names: list[Any], what: str) -> int:
    if len(set(map(str, names))) < len(names):
        raise InvalidPosition(f"{what}: {names!r} has an action twice")
    return sum(1 << read_name(name, ACTIONS, what) for name in names)


def _rest(state: Avignon) -> int:
    """The deck: what is nowhere else."""
    deck = 0
    for kind in range(state.cards.kinds):
        used = sum(int(amount(heap, kind)) for heap in (state.rome, state.avignon, state.pile))
        used += sum(who(state.lanes, lane) == kind for lane in range(components.LANES))
        if used > state.cards.copies[kind]:
            name = state.cards.names[kind]
            raise InvalidPosition(
                f"lanes, rome, avignon, discard: {used} of {name} in all, but there are {state.cards.copies[kind]}"
            )
        deck |= int(state.cards.copies[kind] - used) << 4 * kind
    return deck


def _lanes_or_never(cards: Characters, position: dict[str, Any], name: str, default: Any) -> int:
    lanes = position.pop(name, default)
    return rules.NEVER if lanes is None else read_lanes(cards, lanes, name)


def _read_end(state: Avignon, position: dict[str, Any]) -> None:
    names = [ending for ending, _ in state.cards.endings]
    ended, winner = position.pop("ended", None), position.pop("winner", None)
    state.ended = names.index(ended) if ended and ended in names else 0
    if ended is not None and not state.ended:
        raise InvalidPosition(f"ended: {ended!r} is none of {', '.join(filter(None, names))}")
    if winner is not None and not state.ended:
        raise InvalidPosition(f"winner: {winner!r}, but nothing is said in `ended`")
    state.winner = rules.NEVER if winner is None else read_name(winner, SEATS, "winner")


def _read_earlier(state: Avignon, earlier: Any) -> None:
    if earlier is None:
        if state.repetition and not state.ended and phase(state) == "action":
            state.earlier = Earlier(state.place(), state.deck, None)
        return
    if not isinstance(earlier, list):
        raise InvalidPosition(f"earlier: must be a list, not {earlier!r}")
    for text in reversed(earlier):
        state.earlier = Earlier(*read_place(state.cards, text), state.earlier)
