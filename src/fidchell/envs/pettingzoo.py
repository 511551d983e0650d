"""Our games in PettingZoo; needs the extra `envs`.

    from fidchell.envs import pettingzoo

    one_by_one = pettingzoo.env("serpent-master", players=3)
    at_once = pettingzoo.parallel_env("serpent-master", players=3)

An observation has the numbers that the seat may know (`observation`) and its legal actions (`action_mask`). Chance, and
what is owed to others (`State.courtesy`), happen by themselves. All seats stay until the game is over.
"""

import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from fidchell.core.errors import IllegalAction
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import OVER
from fidchell.envs.gymnasium import LOST, spaces
from fidchell.envs.table import Table

Seen = dict[str, NDArray[Any]]


def env(
    game: Game | str, players: int | None = None, render_mode: str | None = None, **options: Any
) -> AECEnv[Any, Any, Any]:
    """One seat after the other. An illegal action loses and ends the game, as PettingZoo's own games do it."""
    bare = GameAEC(game, players, render_mode, **options)
    lost = wrappers.TerminateIllegalWrapper(bare, illegal_reward=LOST)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(lost))


def parallel_env(
    game: Game | str, players: int | None = None, render_mode: str | None = None, **options: Any
) -> "GameParallel":
    """All seats in every step; who has nothing to decide waits."""
    return GameParallel(game, players, render_mode, **options)


class Seats:
    """What both kinds have in common: a position, and what each seat may know of it."""

    def __init__(self, table: Table, waiting: bool) -> None:
        self.table = table
        self.wait = len(table.actions) if waiting else -1  # the id of waiting, after all others
        number = len(table.actions) + waiting
        mask = Box(0, 1, (number,), np.int8)
        seen, _ = spaces(table)
        self.observed = {name: Dict({"observation": seen, "action_mask": mask}) for name in table.seats}
        self.acted = {name: Discrete(number) for name in table.seats}
        self.rng: Rng | None = None
        self.state = table.start.clone()

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed chance goes on where it was."""
        if self.rng is None or seed is not None:
            self.rng = Rng(secrets.randbits(62) if seed is None else seed)
        self.state = self.table.start.clone()
        self.table.go_on(self.state, self.rng)

    def act(self, seat: int, action: int) -> None:
        assert self.rng is not None, "reset comes first"
        if not 0 <= action < len(self.table.actions):
            raise IllegalAction(f"{action} is the id of no action; {len(self.table.actions)} are known")
        self.state.apply(self.table.actions.action(action), seat)
        self.table.go_on(self.state, self.rng)

    @property
    def over(self) -> bool:
        return bool(self.state.actor() == OVER)

    def observe(self, seat: int) -> Seen:
        mask = np.zeros(len(self.table.actions) + (self.wait >= 0), np.int8)
        legal = self.table.legal(self.state, seat)
        mask[legal if legal or self.wait < 0 else [self.wait]] = 1
        numbers = np.frombuffer(memoryview(self.table.observe(self.state, seat)), np.int16).copy()
        return {"observation": numbers, "action_mask": mask}

    def worth(self) -> dict[str, float]:
        return dict(zip(self.table.seats, self.state.returns(), strict=True))

    def board(self) -> str:
        """What a spectator sees."""
        return self.table.game.board(self.state)


class Seated:
    """What both kinds tell of themselves."""

    def __init__(self, table: Table, render_mode: str | None, waiting: bool) -> None:
        self.at = Seats(table, waiting)
        name = f"fidchell_{table.game.id.replace('-', '_')}_v{table.version}"
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = list(table.seats)
        self.agents: list[str] = []
        self.render_mode = render_mode

    def observation_space(self, agent: str) -> Dict:
        return self.at.observed[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.at.acted[agent]

    def render(self) -> str | None:
        return None if self.render_mode is None else self.at.board()

    def close(self) -> None:
        """Nothing is held."""


class GameAEC(Seated, AECEnv[str, Any, Any]):
    """One seat after the other; where all choose at once, too: nobody sees what the others have chosen."""

    def __init__(
        self, game: Game | str, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__(Table(game, players, options), render_mode, waiting=False)
        self.observation_spaces, self.action_spaces = self.at.observed, self.at.acted

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.at.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[int(self.at.state.actor())]

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.at.act(self.possible_agents.index(self.agent_selection), int(action))
        self.rewards = self.at.worth()
        if self.at.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[int(self.at.state.actor())]
        self._accumulate_rewards()

    def observe(self, agent: str) -> Seen:
        return self.at.observe(self.possible_agents.index(agent))


class GameParallel(Seated, ParallelEnv[str, Any, Any]):
    """All seats in every step. Who has nothing to decide may only wait, which is the last action.

    An illegal action is an error.
    """

    def __init__(
        self, game: Game | str, players: int | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__(Table(game, players, options), render_mode, waiting=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.at.begin(seed)
        self.agents = list(self.possible_agents)
        return self._seen(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        asked = [self.possible_agents[seat] for seat in self.at.state.actors()]
        missing = [name for name in asked if name not in actions]
        if missing:
            raise IllegalAction(f"no action was given for {', '.join(missing)}")
        for seat in self.at.state.actors():
            self.at.act(seat, int(actions[self.possible_agents[seat]]))
        over, names = self.at.over, self.agents
        seen = self._seen()
        if over:
            self.agents = []
        return (
            seen,
            self.at.worth(),
            dict.fromkeys(names, over),
            dict.fromkeys(names, False),
            {name: {} for name in names},
        )

    def _seen(self) -> dict[str, Seen]:
        return {name: self.at.observe(seat) for seat, name in enumerate(self.possible_agents)}
