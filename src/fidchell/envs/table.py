"""A game as a learner meets it: so many players and options, observations by name, actions by dense ids.

    >>> from fidchell.envs.table import Table
    >>> table = Table("avignon")
    >>> len(table.names), len(table.actions), table.version
    (100, 26, 1)

Names and ids depend on the game, its data and the number of players alone, and stay the same while `version`, the
revision of the rules, does.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16

from fidchell.core.errors import IncompleteGame
from fidchell.core.game import Game
from fidchell.core.observation import Observation
from fidchell.core.registry import games, load, place, room
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State
from fidchell.envs.stepping import Actions

ROOM: Final = "observation"


def learnable() -> list[str]:
    """Return the ids of the games that learners can play."""
    return [name for name in games() if (place(name)[1] / f"{ROOM}.py").is_file()]


class Table:
    """A game for so many players, and what a learner needs to know of it."""

    def __init__(self, game: Game | str, players: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.players = self.game.meta.players[0] if players is None else players
        self.options = options or {}
        self.start = self.game.new(self.players, **self.options)
        self.observation = observation_of(self.game)
        self.names = self.observation.names(self.start)
        self.actions = Actions(self.observation.actions(self.start))
        self.seats = list(self.game.meta.seats[: self.players])
        self.version = self.game.meta.rules_rev

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self  # nothing of it ever changes

    def __reduce__(self) -> tuple[Any, ...]:
        return table_of, (self.game.key, self.game.pack_name, self.game.pack_text, self.players, self.options)

    def observe(self, state: State, seat: int) -> vec[i16]:
        """What a seat may know, as the numbers that `names` names."""
        found = vec[i16]([0] * len(self.names))
        self.observation.write(state, seat, found, 0)
        return found

    def legal(self, state: State, seat: int) -> list[int]:
        """The ids of what a seat may do; none if it isn't to act."""
        return [self.actions.id(action) for action in state.legal(seat)]

    def go_on(self, state: State, rng: Rng) -> None:
        """What happens by itself: chance, and what is owed to others."""
        while (seat := int(state.actor())) == CHANCE or (seat >= 0 and state.courtesy() >= 0):
            state.step(state.sample(rng) if seat == CHANCE else state.courtesy(), seat)


def table_of(game: str, pack: str | None, text: str | None, players: int, options: dict[str, Any]) -> Table:
    """A table that was pickled."""
    return Table(load(game, *((pack, text) if pack else ())), players, options)


def observation_of(game: Game) -> Observation:
    """How a game shows itself to learners; a game needs no such room to be played by others."""
    found = room(game.key, ROOM)
    if found is None:
        raise IncompleteGame(f"{game.id!r} has no {ROOM}.py, which learners need")
    shown: Observation = found.OBSERVATION
    return shown
