"""Our games in Gymnasium: one learner against bots, one game or many at once; needs the extra `envs`.

    import gymnasium
    import fidchell.envs.gymnasium

    fidchell.envs.gymnasium.register()
    game = gymnasium.make("fidchell/avignon-v1", bots="greedy")
    games = gymnasium.make_vec("fidchell/avignon-v1", num_envs=1024, bots="greedy")

Legal actions are in `info["action_mask"]`. The version in a name is the revision of the game's rules.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fidchell import bots as make_bots
from fidchell.core.bot import Bot
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.registry import rules_rev
from fidchell.core.state import State
from fidchell.envs.stepping import Batch
from fidchell.envs.table import Table, learnable

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
LIMITS: Final = np.iinfo(np.int16)
LOST: Final = -1.0  # what an illegal action is worth


def spaces(table: Table) -> tuple[Any, Any]:
    """What is observed and what is done."""
    seen = Box(LIMITS.min, LIMITS.max, (len(table.names),), np.int16)
    return seen, Discrete(len(table.actions))


class Arrays:
    """A batch with its vectors as arrays. They lie on the batch's own memory: a step changes them. A copy, also one by
    pickle, goes on as the original does, on memory of its own."""

    def __init__(self, table: Table, number: int, bots: str | Sequence[str], again: bool) -> None:
        self.made = table, number, bots, again
        self.batch = Batch(table.start, table.observation, table.actions, number, "", bots_of(table, bots), again)
        self.observations: Numbers = np.frombuffer(memoryview(self.batch.observations), np.int16).reshape(number, -1)
        self.masks: Mask = np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(number, -1)
        self.rewards: NDArray[np.float64] = np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(
            number, -1
        )
        self.done: NDArray[np.bool_] = np.frombuffer(memoryview(self.batch.done), np.bool_)
        self.acting: NDArray[np.int64] = np.frombuffer(memoryview(self.batch.acting), np.int64)
        self.acted: NDArray[np.int64] = np.frombuffer(memoryview(self.batch.acted), np.int64)

    def __getstate__(self) -> dict[str, Any]:
        return {"made": self.made, "games": self.batch.kept()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Arrays.__init__(self, *kept["made"])
        self.batch.go_back(kept["games"])

    def step(self, ids: Any) -> None:
        self.batch.step(np.ascontiguousarray(ids, "<i8").tobytes())


def bots_of(table: Table, bots: str | Sequence[str]) -> list[Bot]:
    """The bots of the seats, by their specifications: one for all, or one a seat, or none."""
    specs = [bots] if isinstance(bots, str) else list(bots)
    if len(specs) not in (0, 1, table.players):
        raise InvalidOptions(f"bots: one for all, or one for each of {table.players} seats, not {len(specs)}")
    return [make_bots.make(spec, table.game) for spec in specs if spec]


class GameEnv(gymnasium.Env[Numbers, np.int64]):
    """One learner against bots, on another seat in every game. An illegal action loses the game at once.

    What is no action at all is an error.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's)

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        bots: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(game, players, options)
        self.arrays = Arrays(self.table, 1, bots, again=False)
        self.observation_space, self.action_space = spaces(self.table)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise InvalidOptions(f"render_mode: 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.lost = False

    @property
    def position(self) -> State:
        """The true position, secrets and all."""
        return self.arrays.batch.slots[0].state

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return int(self.arrays.batch.slots[0].learner)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        self.lost = False
        self.arrays.batch.reset(str(self.np_random.integers(1 << 62)), int(self.np_random.integers(self.table.players)))
        return self.arrays.observations[0].copy(), self._info()

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self.lost or self.arrays.done[0]:
            raise gymnasium.error.ResetNeeded("the game is over")
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(f"{action!r} is not one of {self.action_space}")
        if not self.arrays.masks[0, action]:
            self.lost = True
            return self.arrays.observations[0].copy(), LOST, True, False, self._info()
        self.arrays.step([action])
        done, worth = bool(self.arrays.done[0]), float(self.arrays.rewards[0, self.seat])
        return self.arrays.observations[0].copy(), worth, done, False, self._info()

    def action_masks(self) -> Mask:
        """What is legal, by ids: for libraries that ask for it by this name."""
        found: Mask = self.arrays.masks[0].copy()
        return found

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        return self.table.game.board(self.position, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}


class GamesEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """Many games at once. A new game begins in the step in which one ends.

    With bots there is one learner in each game, on another seat in the next, and a reward is the learner's. Without
    (`bots=""`) whoever is to act acts, and a reward belongs to whoever has acted; `info["rewards"]` has those of all
    seats, `info["seat"]` says who is to act. An illegal action is an error and changes nothing.

    With `copy=False`, what is returned lies on the memory that the next step writes to.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        players: int | None = None,
        bots: str | Sequence[str] = "greedy",
        copy: bool = True,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise InvalidOptions(f"num_envs: at least 1, not {num_envs}")
        self.table = Table(game, players, options)
        self.num_envs = num_envs
        self.arrays = Arrays(self.table, num_envs, bots, again=True)
        self.copy = copy
        self.single_observation_space, self.single_action_space = spaces(self.table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.never = np.zeros(num_envs, np.bool_)
        self.rows = np.arange(num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        seeds = [secrets.randbits(62) if one is None else one for one in (seed if isinstance(seed, list) else [seed])]
        self.arrays.batch.reset(str(seeds if isinstance(seed, list) else seeds[0]), 0)
        return self._given(self.arrays.observations), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        arrays, given = self.arrays, np.asarray(actions)
        if given.shape != self.rows.shape or not np.issubdtype(given.dtype, np.integer):
            raise gymnasium.error.InvalidAction(f"{self.num_envs} whole numbers are wanted, one for each game")
        arrays.step(given)
        rewards = arrays.rewards[self.rows, arrays.acted]
        return (
            self._given(arrays.observations),
            rewards,
            self._given(arrays.done),
            self._given(self.never),
            self._info(),
        )

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._given(self.arrays.masks),
            "seat": self._given(self.arrays.acting),
            "rewards": self._given(self.arrays.rewards),
        }

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array


def env_id(game: str) -> str:
    """What Gymnasium calls a game."""
    return f"fidchell/{game}-v{rules_rev(game)}"


def register() -> list[str]:
    """Tell Gymnasium of all games that have observations; their names there."""
    for name in learnable():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(
                env_id(name),
                entry_point="fidchell.envs.gymnasium:GameEnv",
                vector_entry_point="fidchell.envs.gymnasium:GamesEnv",
                kwargs={"game": name},
            )
    return [env_id(name) for name in learnable()]
