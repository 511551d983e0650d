"""Positions that somebody wrote wrongly: refused by a message that names a field, or games that go on to their end.

Positions of all kinds are taken from games at random and damaged one field at a time, at random but from a seed.
"""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from fidchell.core.errors import InvalidPosition
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State
from tests.banish_the_snakes.board import GAME

Position = dict[str, Any]

PER_POSITION = 12  # damaged ones
LONGEST = 4000  # steps: no game at random takes so many
GAMES: tuple[tuple[int, dict[str, str]], ...] = (
    (3, {"level": "advanced", "saints": "chosen"}),
    (2, {"saints": "random"}),
    (1, {}),
    (6, {"level": "beginner"}),
    (4, {"saints": "random", "level": "advanced"}),
)
FRAMES = (
    *("act", "event", "run", "setup", "saints", "cast", "remove-gifts", "people", "leaders", "first", "pawns", "draw"),
    *("where", "zeal", "heir", "gift", "keep", "peek", "journey", "relics", "consent", "consensus", "flip", "die"),
    *("side", "relic", "foreseen", "after", "settle"),
)


def step(state: State, rng: Rng) -> None:
    seat = state.actors()[0]
    legal = [int(state.sample(rng))] if seat == CHANCE else state.legal(seat)
    state.apply(legal[rng.below(len(legal))], seat)


@cache
def samples() -> list[Position]:
    """The first few positions of each kind: what goes on, frame by frame."""
    found: dict[str, list[Position]] = {}
    for number, (seats, options) in enumerate(GAMES):
        state, rng = GAME.new(seats, **options), Rng(f"positions 6/{number}")
        while state.actors():
            kind = " ".join(text.split()[0] for text in GAME.view(state, None)["frames"])
            if len(found.setdefault(kind, [])) <= number // 2:
                found[kind].append(json.loads(json.dumps(GAME.dump(state))))
            step(state, rng)
        found.setdefault("over", []).append(json.loads(json.dumps(GAME.dump(state))))
    return [position for same in found.values() for position in same]


# -- damage -----------------------------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a position where something can be changed."""
    if path:
        yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield from places(one, (*path, key))


def other_number(rng: random.Random, value: int) -> int:
    return rng.choice([value - 1, value + 1, -1, 0, 1, 2, 7, 99, 10**9, -(10**9)])


def other_text(rng: random.Random, text: str) -> str:
    """Another argument of a frame, one piece more or less, another word of the same kind."""
    words = text.split(" ")
    at = rng.randrange(len(words))
    word = words[at]
    digits = "".join(char for char in word if char.isdecimal())
    if digits and rng.random() < 0.7:
        words[at] = word.replace(digits, str(max(0, other_number(rng, int(digits)))))
    elif rng.random() < 0.4:
        del words[at]
    elif rng.random() < 0.5:
        words.insert(at, word)
    else:
        words[at] = rng.choice([*FRAMES, *GAME_WORDS])
    return " ".join(words)


def other_list(rng: random.Random, values: list[Any]) -> list[Any]:
    new = list(values)
    at = rng.randrange(len(new) + 1)
    if new and rng.random() < 0.4:
        del new[at % len(new)]
    elif new and rng.random() < 0.5:
        new.insert(at, rng.choice(new))
    elif rng.random() < 0.3:
        rng.shuffle(new)
    else:
        new.insert(at, rng.choice([*GAME_WORDS, *FRAMES, f"{rng.choice(FRAMES)} {rng.randrange(9)}"]))
    return new


GAME_WORDS = (
    *("patrick", "brigid", "deck brigid", "deck enda", "acolyte", "wisdom", "confessio", "niall", "arthur", "ulaid"),
    *("scotland", "england", "nobody", "pagan 2", "christian 2/1", "converted", "deck", "key", "advanced", "beginner"),
)
NUMBERS = (
    "turn",
    "points",
    "effort",
    "over",
    "pc",
    "losing",
    "paganism",
    "active",
    "first",
    "prepares",
    "extra",
    "die",
)
TEXTS = ("level", "saints", "slider", "key", "current", "asked", "received", "arthur", "ended")
LISTS = ("frames", "top", "discard", "discard_saints", "deck_saints", "gifts", "merged", "cast", "refused", "built")


def replaced(rng: random.Random, value: Any) -> Any:
    if rng.random() < 0.05:
        return rng.choice([None, True, 1.5, "", [], {}, "x", [[]], {"x": 1}])
    if isinstance(value, bool) or value is None:
        return rng.choice(GAME_WORDS)
    if isinstance(value, int):
        return other_number(rng, value)
    if isinstance(value, str):
        return other_text(rng, value) if rng.random() < 0.8 else rng.choice(GAME_WORDS)
    return other_list(rng, value) if isinstance(value, list) else value


def damaged(rng: random.Random, position: Position) -> Position:
    """One thing, or two, is not as it was; or a field is there that was not, or no longer there."""
    new: Position = json.loads(json.dumps(position))
    for _ in range(rng.choice((1, 1, 1, 2))):
        roll = rng.random()
        if roll < 0.15:
            key: str = rng.choice(NUMBERS)
            new[key] = other_number(rng, 1)
        elif roll < 0.25:
            new[rng.choice(TEXTS)] = rng.choice(GAME_WORDS)
        elif roll < 0.35:
            key = rng.choice(LISTS)
            new[key] = other_list(rng, list(new.get(key, [])))
        else:
            path = rng.choice([path for path in places(new) if path[0] not in ("game", "rules_rev", "chronicle")])
            inside: Any = new
            for part in path[:-1]:
                inside = inside[part]
            if rng.random() < 0.1:
                del inside[path[-1]]
            else:
                inside[path[-1]] = replaced(rng, inside[path[-1]])
    return new


# -- what comes of it -------------------------------------------------------------------------------------------------


def names_a_field(text: str) -> bool:
    """`impossible position: points: …`, `mats, seat 0: zeal: …`, `areas, Druids of 3: …`."""
    known = {thing.key for thing in GAME.things(GAME.new(2))} | {"seats", "keepers", "unknown field(s)"}
    said = text.removeprefix("impossible position: ")
    return any(part in known for part in said.partition(": ")[0].split(", ")) or said.startswith("unknown field")


def played_out(state: State, seed: str) -> None:
    rng = Rng(seed)
    for _ in range(LONGEST):
        actors = state.actors()
        if not actors:
            return
        seat = actors[0]
        if seat == CHANCE:
            state.step(state.sample(rng), seat)
        else:
            moves = state.moves(seat)
            assert len(moves), "nobody can go on"
            state.step(moves[rng.below(len(moves))], seat)
    raise AssertionError("the game does not end")


def test_all_kinds_of_positions_are_there() -> None:
    met = {text.split()[0] for position in samples() for text in position.get("frames", ["act"])}
    assert met >= set(FRAMES) - {"foreseen"}, "a kind of position that is not damaged"


def restored(wrong: Position) -> State | None:
    """None: refused, and the field is named."""
    try:
        state: State = GAME.restore(wrong)
        return state
    except InvalidPosition as error:
        refused = str(error)
    assert names_a_field(refused), f"{refused} in {json.dumps(wrong)}"
    return None


@pytest.mark.parametrize("part", range(2))
def test_damaged_positions_are_refused_or_can_be_played(part: int) -> None:
    rng, accepted = random.Random(f"damage {part}"), 0
    for number, position in enumerate(samples()[part::2]):
        for n in range(PER_POSITION):
            wrong = damaged(rng, position)
            state = restored(wrong)
            if state is None:
                continue
            accepted += 1
            try:
                played_out(state, f"{part} {number} {n}")
            except Exception as error:
                raise AssertionError(f"{error!r} from {json.dumps(wrong)}") from error
    assert accepted, "nothing of it was possible: too much damage"
