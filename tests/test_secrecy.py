"""Nobody is shown what they may not know: worlds that look the same to a seat are shown to it byte for byte alike."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fidchell.core import views
from fidchell.core.errors import InvalidRecord
from fidchell.core.game import Game
from fidchell.core.record import Record, known_to, replay
from fidchell.core.registry import games, load
from fidchell.core.rng import Rng
from fidchell.core.session import Session
from fidchell.core.state import CHANCE
from fidchell.core.views import HIDDEN, PUBLIC, Thing, committed, counted, owner
from fidchell.lab.template.components import NONE, RANKS
from fidchell.lab.template.game import Tribute
from fidchell.lab.template.rules import TributeState
from fidchell.server.seats import Seat
from fidchell.server.store import MemoryStore
from fidchell.server.tables import Tables
from fidchell.terminal import keeping
from fidchell.terminal.open_table import YOU
from tests import cases, conformance
from tests.conformance import Case, words
from tests.scale import scaled

TOYS = [Case(Tribute(), 2), Case(Tribute(), 3)]


def test_resampled_worlds_look_alike(case: Case, seed: int) -> None:
    conformance.run_secrecy(case, seed, most=scaled(3, 5))


@pytest.mark.parametrize("toy", TOYS, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_resampled_worlds_of_the_toy_look_alike(toy: Case, seed: int) -> None:
    conformance.run_secrecy(toy, seed, most=1000)


def hand_of(state: TributeState, seat: int) -> list[int]:
    return [int(number) for number in state.hands[RANKS * seat : RANKS * (seat + 1)]]


def toy_walk(toy: Case, seed: int) -> Iterator[TributeState]:
    for state in conformance.walk(toy, seed):
        assert isinstance(state, TributeState)
        yield state


def test_resampling_covers_what_is_secret() -> None:
    """Resampled worlds aren't just legal: what a seat can't see really differs, choices and hands both."""
    state = next(one for one in toy_walk(TOYS[1], 5) if len(one.actors()) == 1 and one.chosen)
    table = state
    chosen = [seat for seat in range(3) if table.choice(seat) != NONE]
    watcher = next(seat for seat in range(3) if seat not in chosen)
    worlds = [table.resample(watcher, Rng(seed)) for seed in range(60)]
    for seat in chosen:
        assert len({world.choice(seat) for world in worlds}) > 1
        assert len({tuple(hand_of(world, seat)) for world in worlds}) > 1
    assert {tuple(hand_of(world, watcher)) for world in worlds} == {tuple(hand_of(table, watcher))}


def test_who_has_chosen_knows_his_own_choice_in_every_world() -> None:
    state = next(one for one in toy_walk(TOYS[0], 2) if len(one.actors()) == 1 and one.chosen)
    table = state
    seat = next(seat for seat in range(2) if table.choice(seat) != NONE)
    worlds = [table.resample(seat, Rng(seed)) for seed in range(20)]
    assert {world.choice(seat) for world in worlds} == {table.choice(seat)}
    assert {world.choice(1 - seat) for world in worlds} == {NONE}


def test_same_rng_same_world() -> None:
    for state in conformance.walk(TOYS[1], 1):
        for seat in range(3):
            first, second = (state.resample(seat, Rng(9)) for _ in range(2))
            assert words(first) == words(second)


def test_an_open_game_has_no_secrets(case: Case) -> None:
    """If nothing is ever concealed, the resampled world is the true one."""
    states = list(conformance.walk(case, 3))
    if any(thing.see.kind not in ("public", "hidden") for state in states for thing in case.game.things(state)):
        return  # a game with secrets: the tests above are for it
    for state in states:
        assert all(state.resample(seat, Rng(1)) == state for seat in range(case.seats))
        spectator = json.dumps(case.game.view(state, None), sort_keys=True)
        assert all(json.dumps(case.game.view(state, seat), sort_keys=True) == spectator for seat in range(case.seats))


def test_effects_are_told_only_if_nothing_is_concealed() -> None:
    """The last to choose would otherwise read off their prompt what the others have chosen."""
    last = next(one for one in toy_walk(TOYS[0], 1) if len(one.actors()) == 1 and one.chosen)
    prompt = Tribute().prompt(last, last.actors()[0], "en")
    assert prompt.choices
    assert all(not choice.effect and not choice.odds and not choice.wins for choice in prompt.choices)


# -- declared visibility ----------------------------------------------------------------------------------------------


class Diary(Tribute):
    """Lists its things itself, and one more."""

    def things(self, state: TributeState) -> list[Thing]:
        return [Thing("diary:0", "all my sorrows", owner(0))]


def test_what_is_hidden_is_what_not_everybody_may_see(case: Case) -> None:
    game = case.game
    state = game.new(case.seats)
    assert game.hidden(state) == [thing for thing in game.things(state) if thing.see.kind != "public"]


def test_a_game_that_lists_its_things_itself_keeps_its_secrets() -> None:
    game = Diary()
    state = game.new(2)
    assert [game.private(state, seat) for seat in range(2)] == [True, False]
    assert [game.foresees(state, seat) for seat in range(2)] == [True, False]


def test_what_each_declaration_shows() -> None:
    things = [
        Thing("open", 1),
        Thing("mine", ["a"], owner(0)),
        Thing("hand", ["a", "b"], counted(0)),
        Thing("choice", "a", committed(0, 1)),
        Thing("unchosen", None, committed(0)),
        Thing("nobody's", "x", HIDDEN),
    ]
    assert views.view(things, 0) == {"open": 1, "mine": ["a"], "hand": ["a", "b"], "choice": "a", "unchosen": None}
    assert views.view(things, 1) == {"open": 1, "hand": 2, "choice": "a", "unchosen": False}
    assert (
        views.view(things, 2) == views.view(things, None) == {"open": 1, "hand": 2, "choice": True, "unchosen": False}
    )


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ([Thing("a", 1)], [Thing("a", 2)], False),  # a public change conceals nothing
        ([Thing("a", 0, owner(0))], [Thing("a", 0)], True),  # 0 is a secret as good as any
        ([Thing("a", [], counted(0))], [Thing("a", [])], False),  # that there are none was known
        ([Thing("a", None, committed(0))], [Thing("a", None)], False),
        ([Thing("a", None, committed(0))], [Thing("a", "x", committed(0))], False),  # a choice is made
        ([Thing("a", "x", committed(0))], [Thing("a", "x")], True),  # a choice is shown
        ([Thing("a", "x", committed(0)), Thing("t", [])], [Thing("a", None, committed(0)), Thing("t", ["x"])], True),
        ([Thing("a", ["x"], counted(0)), Thing("t", 0)], [Thing("a", ["x"], counted(0)), Thing("t", 1)], False),
        ([Thing("a", "x", owner(0))], [Thing("a", "x", owner(0, 1))], True),  # somebody has looked at it
        ([Thing("a", "x", HIDDEN)], [Thing("a", "x", owner(1))], True),
    ],
)
def test_what_counts_as_revealed(before: list[Thing], after: list[Thing], expected: bool) -> None:
    assert views.revealed(before, after, range(2)) is expected


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ([Thing("a", None, committed(0))], [Thing("a", "x", committed(0))], True),
        ([Thing("a", None, committed(1))], [Thing("a", "x", committed(1))], False),  # not this seat's
        ([Thing("a", None, committed(0)), Thing("t", 0)], [Thing("a", "x", committed(0)), Thing("t", 1)], False),
        (
            [Thing("a", None, committed(0)), Thing("h", ["x"], counted(0))],
            [Thing("a", "x", committed(0)), Thing("h", [], counted(0))],
            True,  # the card comes from the hand
        ),
        ([Thing("h", ["x"], counted(0))], [Thing("h", [], counted(0))], False),
        ([Thing("a", 1, PUBLIC)], [Thing("a", 1, PUBLIC)], False),  # nothing at all
    ],
)
def test_what_counts_as_a_mere_commitment(before: list[Thing], after: list[Thing], expected: bool) -> None:
    assert views.only_committed(before, after, 0) is expected


def test_chance_outcomes_in_secret_are_not_in_the_log() -> None:
    game: Game = Tribute()
    state = TOYS[0].new()
    assert state.actors() == (CHANCE,)
    logs = {conformance.told(game, state, CHANCE, outcome)[1] for outcome, _ in state.chance()}
    assert len(logs) == 1
    assert game.odds(state, "en") == ()


# -- records ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["toy", *games()])
def test_a_record_that_began_from_a_position_tells_each_seat_only_what_it_knows(name: str) -> None:
    """Two worlds that look the same to a seat give it the same bytes, and give them to whoever looks on."""
    game: Game = Tribute() if name == "toy" else load(name)
    case, rng, secrets, others = Case(game, game.meta.players[0] + 1, cases.of(name).short), Rng(name), 0, 0
    case = case if case.seats <= game.meta.players[1] else Case(game, game.meta.players[0], case.options)
    states = [state for state in conformance.walk(case, 3) if state.actors()]
    for state, seat in itertools.product(states[:: len(states) // 6 + 1], range(case.seats)):
        records = []
        for world in (state, state.resample(seat, rng)):
            start = json.loads(conformance.json_text(game.dump(world)))
            table = Session(game, ["x"] * case.seats, start=start, seed="ab" * 32, table_id="t")
            if seat in state.actors():
                table.act(seat, state.legal(seat)[0])
            records.append(table.record)
        for eyes in (seat, None):
            one, two = (known_to(record, game, eyes) for record in records)
            assert one.dumps() == two.dumps(), f"the record tells {eyes} of a secret"
            assert one.tells_all or one.seed is None
            if not one.tells_all:
                with pytest.raises(InvalidRecord, match="not told"):
                    replay(Record.loads(one.dumps()), game)
        secrets += conformance.has_secrets(game, state, seat)
        others += records[0].start != records[1].start
    assert others or not secrets, "no other world: this shows nothing"


def test_a_saved_table_that_began_from_a_position_keeps_the_rival_s_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    game, save = load("serpent-master"), tmp_path / "game.json"
    state = next(one for one in conformance.walk(Case(game, 2), 3) if one.at_once() and one.turns() == 3)
    tables = Tables(MemoryStore())
    seats = [Seat("person", "me", YOU), Seat("bot", "greedy", None, "greedy")]
    assert keeping.save(tables.create(game.id, seats, start=game.dump(state)), save)
    told = Record.load(save).start or {}
    assert (told["hand:red"], told["hand:blue"]) == ("?", game.dump(state)["hand:blue"])
    whole, goes_on = keeping.reopen(tables, save)
    assert goes_on
    assert whole.session.state == state
    (tmp_path / "state").rename(tmp_path / "elsewhere")
    with pytest.raises(InvalidRecord, match="first position is not told"):
        keeping.reopen(tables, save)
