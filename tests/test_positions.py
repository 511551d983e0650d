"""Whatever is done to a position: it is refused by the name of what is wrong, or it can be played on to an end.

Positions of games at random are changed at random: numbers too large or one off, flags turned, entries doubled,
dropped, exchanged or taken from elsewhere in the game, values of the wrong kind, fields missing and unknown.
"""
# ruff: noqa: PT017 - what is refused is looked at, too

import copy
import json
from collections.abc import Iterator
from typing import Any, Final

import pytest

from fidchell.core.errors import InvalidPosition
from fidchell.core.game import Game
from fidchell.core.registry import games, load
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State
from tests import cases
from tests.conformance import Case, check_position_damage, json_text, pick, random_move, walk
from tests.german import in_german

MOMENTS: Final = 10  # positions of a game at random
CHANGES: Final = 40  # of each
PLAYED: Final = 40  # of those that can be set up
LONGEST: Final = 6000  # steps to an end
WRONG: Final[list[Any]] = [None, True, -1, 0, 1.5, 10**30, float("nan"), "", "nonsense", [], [None], {}, {"x": 1}]

Place = tuple[Any, Any]  # what holds a value, and under which key or number


def places(thing: Any) -> Iterator[Place]:
    """Everything in a position, wherever it lies."""
    for key in list(thing) if isinstance(thing, dict) else range(len(thing)) if isinstance(thing, list) else ():
        yield thing, key
        yield from places(thing[key])


def other(value: Any, pool: list[Any], rng: Rng) -> Any:
    """Another value in its stead, mostly one that looks right."""
    if rng.below(6) == 0:
        return pick(rng, WRONG)
    if type(value) is bool:
        return not value
    if type(value) is int:
        return pick(rng, [value + 1, value - 1, -value, 0, value * 1000, 10**12])
    if isinstance(value, str) and rng.below(3) == 0:
        return " ".join([*value.split(), *value.split()[:1]])
    if isinstance(value, list) and value:
        n, m = rng.below(len(value)), rng.below(len(value))
        swapped = [value[m if i == n else n if i == m else i] for i in range(len(value))]
        return pick(rng, [[*value, value[n]], value[:n] + value[n + 1 :], swapped, value[::-1]])
    if isinstance(value, dict) and value:
        keys = list(value)
        one, two = pick(rng, keys), pick(rng, keys)
        without = {key: entry for key, entry in value.items() if key != one}
        return pick(rng, [without, {**value, "unknown": 1}, {**value, one: value[two], two: value[one]}])
    alike = [one for one in pool if type(one) is type(value)]
    return pick(rng, alike) if alike else pick(rng, pool)


def changed(position: dict[str, Any], pool: list[Any], rng: Rng) -> dict[str, Any]:
    """A position with one to three things in it changed, dropped, or added from elsewhere in the game."""
    found = copy.deepcopy(position)
    for _ in range(1 + rng.below(3)):
        holder, key = pick(rng, list(places(found)))
        if rng.below(6) == 0 and isinstance(holder, dict):
            del holder[key]
        elif rng.below(8) == 0 and isinstance(holder, dict):
            holder["unknown"] = holder[key]
        else:
            holder[key] = copy.deepcopy(other(holder[key], pool, rng))
        if not found:
            break
    return found


def play_to_the_end(game: Game, state: State, rng: Rng) -> None:
    for _ in range(LONGEST):
        if not state.actors():
            break
        seat, action = random_move(state, rng)
        state.step(action, seat)
    state.check()
    outcome = state.outcome()
    assert outcome is not None, "it comes to no end"
    assert outcome.reason
    assert outcome.rule in game.rulebook


def can_go_on(state: State) -> None:
    actors = state.actors()
    assert bool(actors) == (state.outcome() is None), "somebody acts exactly as long as there is no outcome"
    for seat in actors:
        assert state.chance() if seat == CHANCE else state.legal(seat), "whoever is to act can't"


@pytest.mark.parametrize("name", games())
def test_a_wrong_kind_of_value_anywhere(name: str) -> None:
    game = load(name)
    states = list(walk(Case(game, game.meta.players[0], cases.of(name).short), 4))
    for state in (states[min(21, len(states) - 1)], states[-1]):
        check_position_damage(game, state)


@pytest.mark.parametrize("name", games())
def test_a_changed_position_is_refused_by_name_or_played_on(name: str) -> None:
    game, rng, played = load(name), Rng(f"positions/{name}"), 0
    for seats in sorted({game.meta.players[0], game.meta.players[1]}):
        states = list(walk(Case(game, seats, cases.of(name).short), 7))
        moments = [game.dump(pick(rng, states)) for _ in range(MOMENTS - 1)] + [game.dump(states[-1])]
        pool = [holder[key] for position in moments for holder, key in places(position)]
        for position in moments:
            for _ in range(CHANGES):
                now = changed(position, pool, rng)
                try:
                    state = game.restore(copy.deepcopy(now))
                except InvalidPosition as error:
                    names = [thing.key for thing in game.things(states[0])]
                    known = [one.partition(":")[0] for one in (*names, *now, *position, "seats", "rules_rev")]
                    named = any(field in str(error) for field in known)
                    assert named, f"{error}: it names no field"
                    in_german(error)
                    continue
                except Exception as error:
                    raise AssertionError(f"restore of {json.dumps(now)} fails with {error!r}") from error
                try:
                    can_go_on(state)
                    again = game.restore(json.loads(json_text(game.dump(state))))
                    assert again == state, "a restored position is written otherwise"
                    if played < PLAYED * seats:
                        play_to_the_end(game, state, rng)
                        played += 1
                except Exception as error:
                    raise AssertionError(f"from {json.dumps(now)}: {error!r}") from error
    assert played > PLAYED / 2, "hardly any change is possible: this shows nothing"
