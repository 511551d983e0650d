"""Positions that somebody has altered: each is refused with the name of a field, or can be played to its end.

They come from games at random, some of every phase, and are changed in one field or a few; seeded, so that the same
ones are tried every time.
"""

import random
import re
from collections import Counter
from copy import deepcopy
from typing import Any, Final

import pytest

from fidchell.core.errors import InvalidPosition
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State
from fidchell.games.battle_of_banners.position import PHASES
from tests.battle_of_banners.board import GAME
from tests.battle_of_banners.engine import things
from tests.battle_of_banners.oracle import COLOURS, DECK, SIDES

Position = dict[str, Any]

FIELDS: Final = [thing.key for thing in GAME.things(GAME.new(2))]
NAMED: Final = re.compile(f"(impossible position: )?({'|'.join(FIELDS)}|hand, played|seats|game)[:,]")
NONSENSE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    3,
    10**6,
    10**30,
    -(10**30),
    1.5,
    "",
    "x",
    [],
    [None],
    {},
    {"x": 1},
    [[1]],
)
ALL_COLOURS: Final = [colour for side in SIDES for colour in COLOURS[side]]
PIECES: Final = [f"{colour}{number}" for colour in ALL_COLOURS for number in (1, 2, 3)]
# Castles and what is beside them, keeps, drawbridges, a tree, some of the field.
PLACES: Final = [
    "f1", "e1", "f2", "f13", "e13", "g13", "f12", "c4", "i4", "f7", "c10", "i10", "b2", "h2", "b12", "h12",
    "b4", "d5", "d6", "e6", "e7", "g7", "h8", "a1",
]  # fmt: skip
KEEPS: Final = ["c4", "i4", "f7", "c10", "i10", "f1"]  # and what is none
WORDS: Final[dict[str, list[Any]]] = {
    "player": ALL_COLOURS,
    "phase": list(PHASES[1:]),
    "item": [None, *DECK],
    "chosen": [None, *PIECES],
    "ended": [None, "flag", "defeat", "limit"],
    "winner": [None, *SIDES],
    "seats": [2, 3, 4],
    "attacked": [True, False],
    "horse": [True, False],
    "deck_size": [0, 53, 54],
}
KEEN: Final = ("attack", "play", "choose", "drive", "place")  # what is done rather than walking about
TRIES: Final = 8  # alterations of a position
TURNS: Final = 8  # played on from an altered position


def written(seats: int, rng: random.Random) -> list[Position]:
    """Whole positions, three of every phase that occurs."""
    found: dict[str, list[Position]] = {}
    for seed in range(7):
        chance, state = Rng(f"positions/{seats}/{seed}"), GAME.new(seats, limit=rng.choice(("12", "40")))
        while state.actors():
            keep(found, state)
            step(state, chance)
        keep(found, state)
    return [one for phase in sorted(found) for one in rng.sample(found[phase], min(3, len(found[phase])))]


def keep(found: dict[str, list[Position]], state: State) -> None:
    position: Position = {"game": GAME.id, "seats": int(state.seats), **things(GAME, state)}
    found.setdefault(position["phase"], []).append(position)


def step(state: State, chance: Rng) -> None:
    seat = state.actors()[0]
    if seat == CHANCE:
        state.apply(int(state.sample(chance)), seat)
        return
    legal = state.legal(seat)
    keen = [action for action in legal if GAME.text(state, action).startswith(KEEN)] or legal
    state.apply(keen[int(chance.below(len(keen)))], seat)


def another(key: str, value: Any, rng: random.Random) -> Any:
    """Another value of a field, most often one of its kind."""
    cards = rng.choices(list(DECK), k=rng.choice((0, 1, 1, 2, 4)))
    if rng.random() < 0.15:
        return rng.choice(NONSENSE)
    if key == "pieces":
        value = deepcopy(value)
        for _ in range(rng.choice((1, 1, 2, 9))):
            value[rng.choice(ALL_COLOURS)][rng.randrange(3)] = rng.choice([*PLACES, "dead", "dead", "gone"])
        return value
    if key == "flags":
        return {side: rng.choice(["home", *PIECES, *PLACES]) for side in SIDES}
    if key.startswith("hand-") or key == "fresh":
        return cards
    if key.startswith("played-"):
        return dict(Counter(cards))
    if key == "closed":
        return {rng.choice(KEEPS): rng.choice((1, 2, 3, 3, 4, -1)) for _ in range(rng.randrange(3))}
    if key in ("ghost", "rain", "used", "kills", "taken"):
        return {rng.choice(SIDES): rng.choice((0, 1, 2, 2, 3, -1, 10**9)) for _ in range(rng.randrange(3))}
    if key in ("turn", "limit", "fights"):
        return rng.choice((-1, 0, 1, 5, 60, 10**6, 10**7, 2**63))
    if key == "dice":
        return sorted(rng.choices(range(8), k=rng.choice((0, 1, 1, 2, 3))))
    if key in ("fight", "fought"):
        return another_fight(value, rng) if value else value
    return rng.choice(WORDS[key])


def another_fight(fight: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    values = {
        "attacker": rng.choice(PIECES),
        "target": rng.choice(PIECES),
        "from": rng.choice(PLACES),
        "cards": rng.choices([None, "poison", "extra-strength", "extra-defense", "horse"], k=2),
        "dice": [sorted(rng.choices(range(1, 7), k=rng.choice((0, 2, 2, 2)))) for _ in range(2)],
        "bonus": rng.choices((-4, -3, 0, 1, 2, 3), k=2),
    }
    what = rng.choice(list(fight))
    return fight | {what: values[what] if rng.random() < 0.9 else rng.choice(NONSENSE)}


def altered(position: Position, rng: random.Random) -> Position:
    keys = rng.sample([*FIELDS, "seats", "phase", "pieces", "player"], rng.choice((1, 1, 2, 3)))
    changed = position | {key: another(key, position[key], rng) for key in keys}
    if "deck_size" not in keys:
        del changed["deck_size"]  # it follows from the other cards
    return changed


def play_on(state: State) -> None:
    """To the end, which is not far; everything on the way is possible, too."""
    state.limit = min(state.limit, state.turn + TURNS)  # type: ignore[attr-defined]
    chance = Rng(1)
    while state.actors():
        step(state, chance)
        state.check()
    assert state.outcome() is not None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_altered_position_is_refused_by_name_or_can_be_played_to_its_end(seats: int) -> None:
    rng = random.Random(f"altered/{seats}")
    met: Counter[str] = Counter()
    unnamed: list[str] = []
    for whole in written(seats, rng):
        for _ in range(TRIES):
            position = altered(whole, rng)
            try:
                state = GAME.restore(deepcopy(position))
            except InvalidPosition as error:
                met["refused"] += 1
                unnamed += [str(error)] * (NAMED.match(str(error)) is None)
                continue
            met[position["phase"]] += 1
            try:
                play_on(state)
            except AssertionError as error:
                raise AssertionError(f"{error} from {position}") from error
    assert not unnamed, "refused without the name of a field"
    assert met["refused"] > 100
    assert {"window", "roll", "move", "attackers-dice", "tie", "over"} <= set(met), met


# -- what can't be ----------------------------------------------------------------------------------------------------

NOW: Final[Position] = {
    "game": GAME.id,
    "seats": 4,
    "pieces": {
        "blue": ["b3", "f5", "dead"],
        "green": ["h3", "e9", "dead"],
        "red": ["b11", "dead", "dead"],
        "yellow": ["e7", "j11", "dead"],
    },
    "turn": 9,
}
FIGHT: Final[Position] = {
    "attacker": "green2",
    "target": "yellow1",
    "from": "e9",
    "cards": [None, None],
    "dice": [[], []],
}
FACING: Final[Position] = {
    "player": "green",
    "phase": "attackers-dice",
    "dice": [1],
    "attacked": True,
    "pieces": {**NOW["pieces"], "green": ["h3", "e8", "dead"]},
    "fight": FIGHT,
}
GREENLESS: Final = {**NOW["pieces"], "green": ["dead", "dead", "dead"]}
OVER: Final[Position] = {"phase": "over", "ended": "defeat", "winner": "blue-green"}


def test_what_the_impossible_ones_are_made_from_is_possible() -> None:
    for changes in ({}, FACING, FACING | {"fight": FIGHT | {"from": "h8"}}):
        play_on(GAME.restore(NOW | changes))


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"player": "green", "pieces": GREENLESS}, "phase"),  # whoever has no piece doesn't roll
        ({"phase": "start", "turn": 0, "hand-blue-green": ["horse"]}, "pieces"),  # before the first roll
        ({"ghost": {"red-yellow": 2}}, "ghost"),  # 2 only in the own turn
        ({"rain": {"blue-green": 1}}, "rain"),  # 1 only in the enemy's
        ({"used": {"blue-green": 1}}, "used"),  # no card was played
        ({"used": {"blue-green": 2}, "played-blue-green": {"horse": 2}}, "used"),  # the second is no knife
        ({"attacked": True}, "attacked"),  # nobody has moved in this turn
        ({"fresh": ["horse"], "hand-blue-green": ["horse"], "phase": "window"}, "fresh"),
        ({"phase": "ride", "horse": True}, "horse"),  # not played
        ({"flags": {"blue-green": "d5", "red-yellow": "d5"}}, "flags"),
        (
            {
                "phase": "return",
                "horse": True,
                "dice": [2, 3],
                "used": {"blue-green": 1},
                "played-blue-green": {"horse": 1},
            },
            "dice",  # no double
        ),
        ({"phase": "place", "item": "gain-reinforcements", "used": {"blue-green": 1}}, "used"),
        (FACING | {"ghost": {"red-yellow": 1}}, "attacked"),  # ghosts are not attacked
        (FACING | {"fight": FIGHT | {"from": "f10"}, "flags": {"red-yellow": "f10"}}, "fight"),  # a flag not taken
        (FACING | {"fight": FIGHT | {"from": "f7"}}, "closed"),  # a keep that was left is closed
        (FACING | {"fight": FIGHT | {"from": "f1"}, "flags": {"red-yellow": "green2"}}, "fight"),  # it had won there
        (OVER, "ended"),  # both have pieces
        (OVER | {"ended": "flag"}, "ended"),  # no flag is home
        (OVER | {"ended": "limit", "winner": None}, "ended"),  # turn 9 of 200
        (OVER | {"pieces": dict.fromkeys(ALL_COLOURS, ["dead"] * 3)}, "ended"),
    ],
)
def test_what_cannot_be_is_refused(changes: Position, field: str) -> None:
    with pytest.raises(InvalidPosition, match=f"^(impossible position: )?{field}[:,]"):
        GAME.restore(NOW | changes)
