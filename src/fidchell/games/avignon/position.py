"""A position of Avignon: what it consists of, and how it is written.

    {"game": "avignon", "lanes": ["knight genoa", "noble nice", …], "rome": {"knight": 1}, "discard": {"bishop": 2},
     "player": "avignon", "actions_left": 1, "taken": ["beseech"], "before_rival": ["knight florence", …]}

The deck is whatever is left. `turn_began` and `before_rival` are the lanes at the start of this turn and of the rival's
last one, for the Samaritan rule; null: a Congregation has grown since, so that they can't come back. `earlier` are the
positions since then, for the repetition rule, the latest first. AV congregation.open, AV odds: nothing is secret.
"""

from typing import TYPE_CHECKING, Any, Final

from fidchell.core import frames, reading
from fidchell.core.earlier import Earlier, pairs
from fidchell.core.errors import InvalidPosition
from fidchell.core.plain import shown
from fidchell.core.position import (
    REQUIRED,
    Codec,
    Field,
    Part,
    Position,
    as_counts,
    as_flag,
    as_members,
    as_name,
    as_number,
)
from fidchell.games.avignon import components as c
from fidchell.games.avignon.components import LANES, NEVER, NOBODY, Characters, city, standing, who
from fidchell.games.avignon.events import ACTIONS

if TYPE_CHECKING:
    from fidchell.games.avignon.game import Avignon
    from fidchell.games.avignon.rules import AvignonState

CITIES: Final = ("avignon", "nice", "genoa", "florence", "rome")
SEATS: Final = ("rome", "avignon")
DRAWS: Final = ("refill", "succession", "deal")  # phases: NEWCOMER, SUCCESSION, DEAL
EMPTY: Final = "nobody"  # what an empty lane is called
AMOUNTS: Final = tuple(str(n) for n in range(1, c.MAX_COPIES + 1))
FORM: Final = "lanes / player left taken … / deck"  # of an earlier position


# -- heaps of cards ---------------------------------------------------------------------------------------------------


def by_name(cards: Characters, heap: int) -> dict[str, int]:
    """A deck, pile or Congregation by name."""
    return reading.counts_of(heap, cards.names, c.COPIES_BITS)


def heap(key: str) -> Codec:
    return as_counts(key, lambda game: game.pack.names, c.COPIES_BITS, lambda game: int(game.pack.cards.pack))


def read_heap(cards: Characters, value: Any, what: str) -> int:
    return reading.counts(value, cards.names, c.COPIES_BITS, int(cards.pack), what)


def rest(game: "Avignon", state: "AvignonState") -> dict[str, int]:
    """The deck: what is nowhere else."""
    others, where = (state.rome, state.avignon, state.pile, standing(state.lanes)), "lanes, rome, avignon, discard"
    return by_name(state.cards, reading.take_away(state.cards.pack, others, state.cards.names, c.COPIES_BITS, where))


def read_deck(game: "Avignon", state: "AvignonState", value: Any) -> None:
    left = rest(game, state)
    state.deck = read_heap(state.cards, left, "deck")
    if read_heap(state.cards, value, "deck") != state.deck:
        raise InvalidPosition.because("read-others-leave", place="deck", left=left)


# -- lanes ------------------------------------------------------------------------------------------------------------


def lane_texts(cards: Characters, lanes: int) -> list[str] | None:
    if lanes == NEVER:
        return None
    names = [*cards.names, *[EMPTY] * (NOBODY + 1 - len(cards.names))]
    return [f"{names[who(lanes, lane)]} {CITIES[city(lanes, lane)]}" for lane in range(LANES)]


def read_lanes(cards: Characters, lanes: Any, what: str) -> int:
    total = 0
    for lane, text in enumerate(reading.texts(lanes, what, LANES)):
        name, _, place = text.partition(" ")
        kind = NOBODY if name == EMPTY else reading.name(name, cards.names, f"{what}, {lane + 1}")
        total |= (kind << 3 | reading.name(place, CITIES, f"{what}, {lane + 1}")) << c.LANE_BITS * lane
    return total


def lanes(key: str, default: Any) -> Codec:
    """Who stands where, or null: that can't come back."""

    def read(game: "Avignon", value: Any, what: str) -> int:
        return NEVER if value is None and default is not REQUIRED else read_lanes(game.pack.cards, value, what)

    return Codec(key, lambda game, lanes: lane_texts(game.pack.cards, lanes), read, default)


def lanes_now(game: "Avignon", state: "AvignonState") -> list[str] | None:
    return lane_texts(state.cards, state.lanes)


# -- what is going on -------------------------------------------------------------------------------------------------


def phase(game: "Avignon", state: "AvignonState") -> str | dict[str, Any]:
    """An action is to be chosen, the five are dealt, lanes are refilled, an excommunicated character is succeeded, or a
    petition's targets are chosen."""
    if frames.kind(state.frames) == c.REFILL:
        return DRAWS[state.why_drawn()]
    if frames.kind(state.frames) != c.RESOLVE:
        return "action"
    i = frames.argument(state.frames)
    kind = state.cards.whose[i]
    chosen = [lane + 1 for lane in range(LANES) if state.chosen >> lane & 1]
    return {"petition": state.cards.names[kind], "instruction": int(i - state.cards.first[kind]) + 1, "chosen": chosen}


def read_phase(game: "Avignon", state: "AvignonState", value: Any) -> None:
    """The frames and the chosen lanes."""
    if state.ended:
        if value != "action":
            raise InvalidPosition.because("phase-ended", found=shown(value))
        return
    turn = frames.push(0, c.TURN)
    draws = [frames.push(turn, c.FINISH), frames.push(turn, c.FINISH, c.SUCCESSION), frames.push(turn, c.BEGIN)]
    known = {"action": turn} | {name: frames.push(draw, c.REFILL) for name, draw in zip(DRAWS, draws, strict=True)}
    if isinstance(value, str) and value in known:
        state.frames = known[value]
        return
    if isinstance(value, str):
        raise reading.none_of("phase", value, [*known])
    given = reading.record(value, "phase", "petition", "instruction", "chosen")
    first = state.cards.first[reading.name(given["petition"], state.cards.names, "phase, petition")]
    length = next(n for n in range(len(state.cards.who)) if state.cards.who[first + n] == c.END)
    i = reading.number(given["instruction"], 1, length, "phase, instruction")
    state.chosen = reading.number_set(given["chosen"], 1, LANES, "phase, chosen")
    state.frames = frames.push(frames.push(known["refill"], c.SETTLE), c.RESOLVE, first + i - 1)


# -- positions before -------------------------------------------------------------------------------------------------


def place_text(cards: Characters, place: int, deck: int) -> str:
    """A position between two actions: lanes / player, actions left, kinds taken / deck."""
    here = [SEATS[place >> 40 & 1], str(place >> 41 & 3), *reading.members_of(place >> 43, ACTIONS)]
    left = [f"{name} {number}" for name, number in by_name(cards, deck).items()]
    lanes = lane_texts(cards, place & (1 << 40) - 1) or []
    return " / ".join((", ".join(lanes), " ".join(here), ", ".join(left)))


def read_place(cards: Characters, text: str) -> tuple[int, int]:
    """The inverse of `place_text`."""
    parts = text.split(" / ")
    if len(parts) != 3 or len(parts[1].split()) < 2:
        raise InvalidPosition.because("read-form", place="earlier", found=shown(text), form=FORM)
    player, left, *taken = parts[1].split()
    heap: dict[str, int] = {}
    for entry in filter(None, parts[2].split(", ")):
        name, _, number = entry.partition(" ")
        if name in heap:
            raise InvalidPosition.because("read-twice", place="earlier", found=shown(name))
        heap[name] = int(number) if number in AMOUNTS else -1
    place = read_lanes(cards, parts[0].split(", "), "earlier") | reading.name(player, SEATS, "earlier") << 40
    place |= reading.name(left, ("", "1", "2"), "earlier") << 41
    place |= reading.members(taken, ACTIONS, "earlier") << 43
    return place, read_heap(cards, heap, "earlier")


def earlier(game: "Avignon", state: "AvignonState") -> list[str]:
    return [place_text(state.cards, *one) for one in pairs(state.earlier)]


def only_now(game: "Avignon", state: "AvignonState") -> list[str]:
    """What `earlier` is if nothing else is said: between two actions, this position."""
    counted = state.repetition and not state.ended and phase(game, state) == "action"
    return [place_text(state.cards, state.place(), state.deck)] if counted else []


def read_earlier(game: "Avignon", state: "AvignonState", value: Any) -> None:
    for text in reversed(reading.texts(value, "earlier")):
        state.earlier = Earlier(*read_place(state.cards, text), state.earlier)


def endings(game: "Avignon") -> list[str]:
    return [ending for ending, _ in game.pack.cards.endings]


POSITION: Final = Position(
    "Avignon",
    Field("lanes", c.EMPTY_TABLE, "who stands in each lane, and where", lanes("lanes", REQUIRED)),
    Field("rome", 0, "Rome's Congregation", heap("rome")),
    Field("avignon", 0, "Avignon's Congregation", heap("avignon")),
    Field("deck"),
    Field("pile", 0, "the discard pile", heap("discard")),
    Part("deck", lambda game, state: by_name(state.cards, state.deck), read_deck, rest),
    Field("seat", c.ROME, "whose turn it is", as_name("player", SEATS, "rome")),
    Field("left", 0, "actions left in this turn", as_number("actions_left", 2, 1, 2)),
    Field("taken", 0, "kinds of action taken in this turn", as_members("taken", ACTIONS)),
    Field("frames", 0, "what is going on"),
    Field("chosen", 0, "lanes chosen for the petition's present instruction"),
    Field("turn_start", NEVER, "lanes at the start of this turn", lanes("turn_began", lanes_now)),
    Field("samaritan", NEVER, "lanes at the start of the rival's last turn", lanes("before_rival", None)),
    Field("ended", 0, "why it has ended", as_name("ended", endings, nobody=0)),
    Field("winner", NEVER, written=as_name("winner", SEATS, nobody=NEVER)),
    Part("phase", phase, read_phase, "action"),
    Field("repetition", 0, "whether repetitions count", as_flag("repetition", True)),
    Field("turn", 0, "counted from 1", as_number("turn", 1, 1), history=True),
    Field("earlier", chain=True, meaning="positions since somebody joined a Congregation, the latest first"),
    Part("earlier", earlier, read_earlier, only_now),
    shared={"cards": "Characters"},
)
