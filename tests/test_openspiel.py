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

TABLES = [
    (name, players)
    for name in fidchell.games()
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
            assert actions == ours.legal(player) == sorted(actions)
        action = actions[int(rng.below(len(actions)))]
        assert 0 <= action < most
        assert theirs.action_to_string(player, action) == game.text(ours, action)
        if int(rng.below(20)) == 0:
            before, copied = str(theirs), theirs.clone()
            copied.apply_action(action)
            assert str(theirs) == before, "a copy is independent"
            assert str(copied) != before
        theirs.apply_action(action)
        ours.apply(action, player)
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
    assert world.legal_actions() == state.legal(0)


def test_all_games_are_registered_once(spiel: Any) -> None:
    assert spiel.register() == spiel.register() == [f"fidchell_{name.replace('-', '_')}" for name in fidchell.games()]


def test_options_by_their_names_there(spiel: Any) -> None:
    game = fidchell.load("banish-the-snakes")
    made = spiel.by_parameters(game)({"players": 2, "level": "advanced", "without_gifts": ""})
    assert made.start == game.new(2, level="advanced", **{"without-gifts": ""})
    assert made.start != game.new(2)
