"""Our games in OpenSpiel, played by its interface: with OpenSpiel if it is installed, else with as much of it as a game
written in Python meets."""

import copy
import importlib
import importlib.util
import json
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import fidchell
from fidchell.envs.table import learnable
from tests import cases

TABLES = [
    (name, players)
    for name in learnable()
    for low, high in [fidchell.load(name).meta.players]
    for players in range(low, high + 1)
]


class Names:
    """Enumerations of OpenSpiel: any name is a value."""

    def __getattr__(self, name: str) -> str:
        return name


class GameType(SimpleNamespace):
    Dynamics = ChanceMode = Information = Utility = RewardModel = Names()


class Game:
    def __init__(self, kind: GameType, info: SimpleNamespace, given: dict[str, Any]) -> None:
        self.kind, self.info, self.given = kind, info, given

    def get_type(self) -> GameType:
        return self.kind

    def num_players(self) -> int:
        return int(self.info.num_players)

    def num_distinct_actions(self) -> int:
        return int(self.info.num_distinct_actions)


class State:
    def __init__(self, game: Any) -> None:
        self.__dict__["_game"] = game

    def get_game(self) -> Any:
        return self.__dict__["_game"]

    def clone(self) -> Any:
        """As OpenSpiel does it: a new state, then a deep copy of every field."""
        found = self.get_game().new_initial_state()
        for name, value in vars(self).items():
            if name != "_game":
                setattr(found, name, copy.deepcopy(value))
        return found

    def is_chance_node(self) -> bool:
        return bool(self.current_player() == -1)  # type: ignore[attr-defined]

    def legal_actions(self) -> list[int]:
        found: list[int] = self._legal_actions(self.current_player())  # type: ignore[attr-defined]
        return found

    def apply_action(self, action: int) -> None:
        self._apply_action(action)  # type: ignore[attr-defined]

    def action_to_string(self, player: int, action: int) -> str:
        return str(self._action_to_string(player, action))  # type: ignore[attr-defined]


def stand_in() -> ModuleType:
    module, makers = ModuleType("pyspiel"), dict[str, Callable[[dict[str, Any]], Any]]()
    module.State, module.Game, module.GameType = State, Game, GameType  # type: ignore[attr-defined]
    module.GameInfo = SimpleNamespace  # type: ignore[attr-defined]
    module.PlayerId = SimpleNamespace(TERMINAL=-4, CHANCE=-1)  # type: ignore[attr-defined]
    module.registered_names = lambda: list(makers)  # type: ignore[attr-defined]
    module.register_game = lambda kind, make: makers.update({kind.short_name: make})  # type: ignore[attr-defined]
    return module


@pytest.fixture(scope="module")
def spiel() -> Iterator[Any]:
    """The adapter."""
    real = importlib.util.find_spec("pyspiel") is not None
    if not real:
        sys.modules["pyspiel"] = stand_in()
    yield importlib.import_module("fidchell.envs.openspiel")
    if not real:
        del sys.modules["pyspiel"], sys.modules["fidchell.envs.openspiel"]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game(spiel: Any, name: str, players: int) -> None:
    """Every move that OpenSpiel is offered is one of ours, and the same game comes of it."""
    game, rng = fidchell.load(name), fidchell.Rng(f"{name}/{players}")
    table = spiel.SpielGame(game, players, {})
    theirs, ours = table.new_initial_state(), game.new(players)
    most = table.num_distinct_actions()
    while not theirs.is_terminal():
        player = theirs.current_player()
        assert (player,) == ours.actors()[:1]
        if theirs.is_chance_node():
            outcomes = theirs.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            actions = [outcome for outcome, _ in outcomes]
            assert actions == [outcome for outcome, _ in ours.chance()]
        else:
            actions = theirs.legal_actions()
            assert [table.table.actions.action(action) for action in actions] == ours.legal(player)
            assert actions == sorted(actions)
            assert actions[-1] < most
        action = actions[int(rng.below(len(actions)))]
        packed = action if theirs.is_chance_node() else table.table.actions.action(action)
        assert theirs.action_to_string(player, action) == game.text(ours, packed)
        if int(rng.below(20)) == 0:
            before, copied = str(theirs), theirs.clone()
            copied.apply_action(action)
            assert str(theirs) == before, "a copy is independent"
            assert str(copied) != before
        theirs.apply_action(action)
        ours.apply(packed, player)
    assert json.loads(str(theirs)) == game.dump(ours)
    assert ours.actors() == ()
    assert theirs.returns() == ours.returns()
    assert len(theirs.returns()) == table.num_players() == players


@pytest.mark.parametrize(
    ("name", "players", "utility"),
    [
        ("avignon", 2, "ZERO_SUM"),
        ("serpent-master", 3, "GENERAL_SUM"),
        ("battle-of-banners", 4, "ZERO_SUM"),
        ("battle-of-banners", 3, "GENERAL_SUM"),
        ("banish-the-snakes", 3, "IDENTICAL"),
    ],
)
def test_what_the_results_have_to_do_with_each_other(spiel: Any, name: str, players: int, utility: str) -> None:
    kind = spiel.SpielGame(fidchell.load(name), players, {}).get_type()
    assert str(kind.utility).endswith(utility)


def test_a_game_begins_anywhere(spiel: Any) -> None:
    game = fidchell.load("serpent-master")
    state, rng = game.new(), fidchell.Rng(1)
    while state.actor() < 0 or not state.at_once():
        seat = state.actors()[0]
        state.apply(state.chance()[0][0] if seat < 0 else state.legal(seat)[0], seat)
    world = spiel.SpielGame(game, 2, {}).at(state.resample(0, rng))
    assert [world.get_game().table.actions.action(id) for id in world.legal_actions()] == state.legal(0)


def test_what_a_learner_is_shown(spiel: Any) -> None:
    """The numbers of our own environments, and those that aren't 0 by name."""
    game = spiel.SpielGame(fidchell.load("avignon"), 2, {"deal": "knight noble bishop peasant cardinal"})
    observer = game.make_py_observer()
    observer.set_from(game.new_initial_state(), 1)
    assert list(observer.tensor) == list(game.table.observe(game.start, 1))
    assert observer.string_from(game.new_initial_state(), 1).startswith("lane-1-knight=1 lane-1-at-0=1 lane-2-noble=1")


@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is None, reason="needs OpenSpiel itself, not the stand-in")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_own_random_simulation(spiel: Any, name: str, players: int) -> None:
    import pyspiel

    spiel.register()
    game = pyspiel.load_game(spiel.short_name(name), {"players": players, **cases.of(name).short})
    pyspiel.random_sim_test(game, num_sims=2, serialize=False, verbose=False)


def test_all_games_are_registered_once(spiel: Any) -> None:
    assert spiel.register() == spiel.register() == [f"fidchell_{name.replace('-', '_')}" for name in learnable()]


def test_options_by_their_names_there(spiel: Any) -> None:
    game = fidchell.load("banish-the-snakes")
    made = spiel.by_parameters(game)({"players": 2, "level": "advanced", "without_gifts": ""})
    assert made.start == game.new(2, level="advanced", **{"without-gifts": ""})
    assert made.start != game.new(2)
