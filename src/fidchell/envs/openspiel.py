"""Our games in OpenSpiel: `register()`, then `pyspiel.load_game("fidchell_avignon")`; needs the extra `openspiel`.

Whatever OpenSpiel does with games written in Python it can do with these: its searches, its tournaments, its learners.
Where several choose at once they do so one after the other. Actions are our dense ids (`envs.table`), outcomes of
chance our packed numbers. Observations have no secrets; states hold everything: to let a search see no more than a seat
may know, give it `SpielGame.at(state.resample(seat, rng))`.
"""

import json
from typing import Any, Final

import numpy as np
import pyspiel

from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.state import CHANCE, OVER, State
from fidchell.envs.table import Table, learnable

LONGEST: Final = 100_000  # decisions and draws: no game of ours gets near it


class Held:
    """A state that OpenSpiel copies by `clone` instead of piece by piece."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.state.clone())


class SpielState(pyspiel.State):
    """A position."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.held = Held(game.start.clone())  # a copy is a new state into which all of the old one's fields are copied

    def current_player(self) -> int:
        actor = int(self.held.state.actor())
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        return bool(self.held.state.actor() == OVER)

    def _legal_actions(self, player: int) -> list[int]:
        return self._table().legal(self.held.state, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        tickets = int(self.held.state.tickets())
        return [(outcome, weight / tickets) for outcome, weight in self.held.state.chance()]

    def _apply_action(self, action: int) -> None:
        seat = int(self.held.state.actor())
        self.held.state.step(self._packed(seat, action), seat)

    def returns(self) -> list[float]:
        return self.held.state.returns()

    def _action_to_string(self, player: int, action: int) -> str:
        return self._table().game.text(self.held.state, self._packed(player, action))

    def __str__(self) -> str:
        return json.dumps(self._table().game.dump(self.held.state))

    def _packed(self, seat: int, action: int) -> int:
        return action if seat == CHANCE else self._table().actions.action(action)

    def _table(self) -> Table:
        table: Table = self.get_game().table
        return table


class Observer:
    """What a seat may know, as OpenSpiel asks for it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(len(table.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(memoryview(self.table.observe(state.held.state, player)), np.int16)

    def string_from(self, state: SpielState, player: int) -> str:
        numbers = zip(self.table.names, self.table.observe(state.held.state, player), strict=True)
        return " ".join(f"{name}={int(number)}" for name, number in numbers if number)


class SpielGame(pyspiel.Game):
    """A game of ours for so many players with these options."""

    def __init__(self, game: Game, players: int, options: dict[str, Any]) -> None:
        self.table = Table(game, players, options)
        self.start = self.table.start
        packed = max(verb.code for verb in game.notation.verbs) + 1 << game.notation.bits
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.table.actions),
            max_chance_outcomes=packed if has_chance(game) else 0,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if utility(self.start) == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        given = {"players": players, **{name.replace("-", "_"): value for name, value in options.items()}}
        super().__init__(game_type(game, utility(self.start)), information, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.table)

    def at(self, state: State) -> SpielState:
        """Any state of this game, as OpenSpiel's."""
        found = self.new_initial_state()
        found.held = Held(state)
        return found


def has_chance(game: Game) -> bool:
    return any(verb.chance for verb in game.notation.verbs)


def utility(start: State) -> Any:
    """What the sides' results have to do with each other."""
    teams = [int(start.team(seat)) for seat in range(int(start.seats))]
    if len(set(teams)) == 1:
        return pyspiel.GameType.Utility.IDENTICAL
    even = len(set(teams)) == 2 and 2 * teams.count(teams[0]) == len(teams)
    return pyspiel.GameType.Utility.ZERO_SUM if even else pyspiel.GameType.Utility.GENERAL_SUM


def game_type(game: Game, kind: Any) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    spiel, (fewest, most) = pyspiel.GameType, game.meta.players
    options = {option.name.replace("-", "_"): option.default for option in game.meta.options}
    return spiel(
        short_name=short_name(game.id),
        long_name=game.say("en", "title"),
        dynamics=spiel.Dynamics.SEQUENTIAL,
        chance_mode=spiel.ChanceMode.EXPLICIT_STOCHASTIC if has_chance(game) else spiel.ChanceMode.DETERMINISTIC,
        information=spiel.Information.IMPERFECT_INFORMATION if game.secrets else spiel.Information.PERFECT_INFORMATION,
        utility=kind,
        reward_model=spiel.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": fewest, **options},
    )


def short_name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"fidchell_{game.replace('-', '_')}"


def by_parameters(game: Game) -> type[SpielGame]:
    """What makes a game of ours by OpenSpiel's parameters: players, and our options with _ for -.

    A class, because OpenSpiel lets go of it only after Python has ended: a function would be freed there, and crash.
    """
    names = {option.name.replace("-", "_"): option.name for option in game.meta.options}

    class ByParameters(SpielGame):
        def __init__(self, given: dict[str, Any]) -> None:
            options = {names[name]: value for name, value in given.items() if name != "players"}
            super().__init__(game, int(given.get("players", game.meta.players[0])), options)

    return ByParameters


def register() -> list[str]:
    """Tell OpenSpiel of all games that have observations; their names there."""
    known = set(pyspiel.registered_names())
    for name in learnable():
        if short_name(name) not in known:
            game = load(name)
            pyspiel.register_game(game_type(game, utility(game.new())), by_parameters(game))
    return [short_name(name) for name in learnable()]
