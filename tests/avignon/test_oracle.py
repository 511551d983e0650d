"""The engine against a second, slow and plain implementation of the same rules, move by move.

At every decision both must offer the same choices, at every draw the same odds, after every step the same picture, at
the end the same winner for the same reasons. Some games are played at random, others by players who look for trouble,
so that rare rules are met often: those who go back, who go round in circles, who excommunicate, who petition. Games are
seeded, so what a batch meets is the same every time; each batch says what it must have met.
"""

import random
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from dataclasses import replace as with_
from pathlib import Path
from typing import Any

import pytest

from fidchell.core.record import Record, replay
from fidchell.core.state import CHANCE, State
from tests.avignon import oracle
from tests.avignon.board import GAME, SEATS, Table
from tests.avignon.oracle import Choice, Lane, Oracle
from tests.scale import scaled

LONGEST = 250  # steps; those who only go back and forth need not come to an end
RULES = {
    "three": "AV end.three",
    "both": "AV end.both",
    "repetition": "AV repetition",
    "noble-knight": "AV end.noble.knight",
    "noble-peasant": "AV end.noble.peasant",
}


# -- both games side by side ------------------------------------------------------------------------------------------


class CachedOracle(Oracle):
    """The oracle, which works out its choices once a decision."""

    known: set[Choice] | None = None

    def choices(self) -> set[Choice]:
        if self.known is None:
            self.known = super().choices()
        return self.known

    def do(self, choice: Choice) -> None:
        super().do(choice)
        self.known = None

    @property
    def state(self) -> oracle.State:
        return self._state


def quick_copy(thing: Any) -> Any:
    """What deepcopy does to an oracle's state, faster."""
    if not isinstance(thing, oracle.State):
        return deepcopy(thing)
    chosen = thing.choosing
    return oracle.State(
        thing.player,
        thing.actions_left,
        thing.taken[:],
        [Lane(lane.character, lane.city) for lane in thing.lanes],
        {seat: cards[:] for seat, cards in thing.congregations.items()},
        thing.deck[:],
        thing.discard[:],
        thing.stage,
        chosen and with_(chosen, chosen_lanes=chosen.chosen_lanes[:]),
        thing.turn_start,
        thing.rival_turn_start,
        thing.result,
    )


def as_choice(text: str) -> Choice:
    """`beseech knight:2` → ("beseech", 2)."""
    verb, what = text.split()
    lane = what.rpartition(":")[2]
    return verb, int(lane) if lane.isdecimal() else what


def picture_of(table: Table) -> dict[str, object]:
    """The engine's position in the oracle's words. The oracle counts an action as taken when it begins."""
    view = table.game.view(table.state, None)
    lanes = [tuple(lane.split()) for lane in view["lanes"]]
    under_way = view["phase"] not in ("action", "deal") or view["ended"] not in (None, "repetition")
    return {
        "lanes": [(None if name == "nobody" else name, city) for name, city in lanes],
        "congregations": {seat: sorted(Counter(view[seat]).elements()) for seat in SEATS},
        "deck": view["deck"],
        "discard": view["discard"],
        "player": view["player"],
        "actions_left": view["actions_left"] - under_way,
        "taken": sorted(view["taken"]),
    }


def compare_position(table: Table, other: Oracle) -> None:
    assert table.to_act == {"chance": "~"}.get(str(other.to_act()), other.to_act())
    assert picture_of(table) == other.picture()
    assert table.odds == other.draws()
    if table.to_act in SEATS:
        seat = table.state.actors()[0]
        offered = [as_choice(table.game.text(table.state, action)) for action in table.state.legal(seat)]
        assert len(offered) == len(set(offered))
        assert set(offered) == other.choices()
        assert offered, "there is always something to do"


def compare_result(table: Table, other: Oracle) -> str:
    """The reason, which both must share."""
    result = other.result()
    assert result is not None
    winner, conditions = result
    outcome = table.outcome
    assert outcome.winners == (() if winner is None else (SEATS.index(winner),))
    assert outcome.rule == RULES[outcome.reason]
    if outcome.reason == "both":
        assert all(conditions.values())
    else:
        assert outcome.reason in conditions[winner or "rome"]
        assert winner is None or not conditions["avignon" if winner == "rome" else "rome"]
    return outcome.reason


# -- players ----------------------------------------------------------------------------------------------------------

Player = Callable[[random.Random, Table, CachedOracle, list[Choice]], Choice]


def at_random(rng: random.Random, table: Table, other: CachedOracle, choices: list[Choice]) -> Choice:
    if other.to_act() == "chance":
        weights = other.draws()
        return rng.choices(choices, [weights[str(name)] for _, name in choices])[0]
    return rng.choice(choices)


def excommunicating(rng: random.Random, table: Table, other: CachedOracle, choices: list[Choice]) -> Choice:
    """Bans whenever possible, so that the deck runs out again and again."""
    bans = [choice for choice in choices if choice[0] == "excommunicate"]
    return rng.choice(bans) if bans and rng.random() < 0.9 else at_random(rng, table, other, choices)


def scoring(rng: random.Random, table: Table, other: CachedOracle, choices: list[Choice]) -> Choice:
    """Petitions for choice, so that several score at once, and conditions meet."""
    petitions = [choice for choice in choices if choice[0] == "petition"]
    return rng.choice(petitions) if petitions and rng.random() < 0.8 else at_random(rng, table, other, choices)


def returning(rng: random.Random, table: Table, other: CachedOracle, choices: list[Choice]) -> Choice:
    """Tries to bring back how things stood when the rival's last turn began: chance helps."""
    wanted = other.state.rival_turn_start
    if wanted is None or rng.random() < 0.1:
        return at_random(rng, table, other, choices)

    def differences(choice: Choice) -> int:
        after = oracle.after(other.state, choice)
        return sum(
            abs(oracle.CITIES.index(lane.city) - oracle.CITIES.index(city)) + (lane.character != name)
            for lane, (name, city) in zip(after.lanes, wanted.lanes, strict=True)
        )

    rated = [(differences(choice), choice) for choice in choices]
    best = min(rate for rate, _ in rated)
    return rng.choice([choice for rate, choice in rated if rate == best])


def circling(rng: random.Random, table: Table, other: CachedOracle, choices: list[Choice]) -> Choice:
    """Moves one character at a time and keeps them all near Genoa, so that positions come again."""
    moves = [choice for choice in choices if choice[0] in ("beseech", "chastise")]
    if not moves or other.to_act() == "chance" or rng.random() < 0.02:
        return at_random(rng, table, other, choices)

    def spread(choice: Choice) -> int:
        return sum(abs(oracle.CITIES.index(lane.city) - 2) for lane in oracle.after(other.state, choice).lanes)

    return min(moves, key=lambda choice: (spread(choice) > 2, rng.random()))


# -- the comparison ---------------------------------------------------------------------------------------------------


def play_both(player: Player, seed: str, first: str, repetition: bool) -> Counter[str]:
    """One game, compared all the way; what was met on it."""
    rng = random.Random(seed)
    table = Table(GAME.new(first=first, repetition=repetition))
    other = CachedOracle(first, repetition)
    met: Counter[str] = Counter(games=1)
    seen: Counter[str] = Counter()
    compare_position(table, other)
    while other.to_act() is not None and met["steps"] < LONGEST:
        note_refusals(met, other)
        chance = other.to_act() == "chance"
        possible = [("draw", name) for name in other.draws()] if chance else list(other.choices())
        choice = player(rng, table, other, sorted(possible, key=str))
        before: oracle.State = quick_copy(other.state)
        apply(table.state, choice)
        other.do(choice)
        compare_position(table, other)
        note_step(met, before, other.state, choice)
        if not table.state.chance() and other.state.choosing is None:
            seen[str(other.picture())] += 1
            met["third occurrence"] += seen[str(other.picture())] == 3
        met["steps"] += 1
        met["choices compared"] += len(possible)
    if other.to_act() is None:
        met[compare_result(table, other)] += 1
        met["four or more"] += max(len(cards) for cards in other.state.congregations.values()) > 3
    table.state.check()
    return met


def apply(state: State, choice: Choice) -> None:
    verb, what = choice
    seat = CHANCE if verb == "draw" else state.actors()[0]
    state.apply(GAME.parse(state, f"{verb} {what}", seat), seat)


def note_refusals(met: Counter[str], other: CachedOracle) -> None:
    """What the Samaritan rule takes away here."""
    for verb, _ in oracle.choices_without_samaritan_rule(other.state) - other.choices():
        if verb == "choose":
            met["samaritan answer" if other.to_act() != other.state.player else "samaritan target"] += 1
        else:
            met["samaritan luck" if verb == "excommunicate" else "samaritan"] += 1
            met["samaritan petition"] += verb == "petition"


def note_step(met: Counter[str], before: oracle.State, after: oracle.State, choice: Choice) -> None:
    if not before.deck and after.deck:
        met["reshuffled"] += 1
    if len(before.discard) and not after.discard and before.stage == "drawing":
        met["reshuffled between two draws"] += 1
    if before.stage != "drawing" and len(oracle.empty_lanes(after)) > 1:
        met["two newcomers"] += 1
    turned = after.player != before.player
    if turned and choice[0] == "draw" and oracle.position_of(after) == before.rival_turn_start:
        met["restored by luck"] += 1


@dataclass(frozen=True)
class Batch:
    """Some games of one kind, and what they must have met."""

    player: Player
    games: int
    number: int = 0
    first: str = "rome"
    repetition: bool = True
    must: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{self.player.__name__}-{self.number}-{self.first}{'' if self.repetition else '-endless'}"


COMMON = ("three", "both", "noble-knight", "noble-peasant", "reshuffled", "two newcomers", "samaritan")
LUCK = ("samaritan luck", "restored by luck", "samaritan target", "samaritan answer", "samaritan petition")

# 1,200 games of some 60 steps; `make test` plays at least a fifth of each batch, until it has met what it must.
BATCHES = [
    *(Batch(at_random, 120, number, must=COMMON) for number in range(5)),
    Batch(at_random, 120, first="avignon", must=COMMON),
    Batch(at_random, 80, repetition=False, must=COMMON),
    Batch(excommunicating, 60, must=("reshuffled", "restored by luck")),
    *(Batch(scoring, 80, number, must=("both", "four or more", "two newcomers")) for number in range(2)),
    *(Batch(returning, 25, number, must=LUCK) for number in range(2)),
    Batch(circling, 100, must=("repetition", "third occurrence", "samaritan")),
    Batch(circling, 30, first="avignon", repetition=False, must=("third occurrence",)),
]


@pytest.mark.parametrize("batch", BATCHES, ids=str)
def test_the_engine_agrees_with_the_oracle(batch: Batch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracle, "deepcopy", quick_copy)
    met: Counter[str] = Counter()
    for game in range(batch.games):
        if game >= scaled(batch.games // 5, batch.games) and all(met[what] for what in batch.must):
            break
        seed = f"{batch}/{game}"
        try:
            met += play_both(batch.player, seed, batch.first, batch.repetition)
        except AssertionError as error:
            raise AssertionError(f"game {seed}: {error}") from error
    print(f"{batch}: {dict(sorted(met.items()))}")
    missed = [what for what in batch.must if not met[what]]
    assert not missed, f"this batch was to meet {missed}, but met only {dict(met)}"


@pytest.mark.parametrize("name", ["three", "both", "noble-knight", "noble-peasant"])
def test_the_stored_games_agree_with_the_oracle(name: str) -> None:
    played = replay(Record.load(Path(__file__).parent / "games" / f"{name}.json"))
    options = GAME.view(played.first, None)
    table, other = Table(played.first.clone()), CachedOracle(options["player"], options["repetition"])
    for step in played.line:
        compare_position(table, other)
        other.do(as_choice(step.text))
        table.state.apply(step.action, step.seat)
    assert compare_result(table, other) == name
