"""Many games of one kind side by side, stepped by one call: what the vector environment is made of.

Compiled and without numpy: observations, masks and the rest are vectors made once and written in place. They offer the
buffer protocol, so arrays can lie on the same memory (`envs.arrays`), and nothing is copied.
"""

from typing import Final, final

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from fidchell.core.bot import Bot
from fidchell.core.errors import IllegalAction
from fidchell.core.observation import Observation
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State

NO_ID: Final = -1
Kept = tuple[State, int, int, int, int, list[float]]  # a game: position, chance, learner, who acted, whether it ended


@final
class Actions:
    """The dense ids of a game's actions: 0 to n - 1, in the order of the packed ints."""

    packed: vec[i64]  # id → action
    ids: vec[i16]  # action → id, or NO_ID

    def __init__(self, actions: list[int]) -> None:
        if sorted(set(actions)) != actions:
            raise ValueError("actions must ascend")
        self.packed = vec[i64](actions)
        self.ids = vec[i16]([NO_ID] * (actions[-1] + 1))
        for n in range(len(self.packed)):
            self.ids[self.packed[n]] = i16(n)

    def __len__(self) -> int:
        return len(self.packed)

    def id(self, action: int) -> int:
        """The id of an action; ValueError if it has none."""
        found = int(self.ids[action]) if 0 <= action < len(self.ids) else NO_ID
        if found == NO_ID:
            raise ValueError(f"action {action} has no id")
        return found

    def action(self, id: int) -> int:
        """The packed action of an id."""
        return int(self.packed[id])


@final
class Slot:
    """One of the games."""

    state: State
    rng: Rng
    learner: i64  # the seat that doesn't belong to a bot; all if there are no bots
    seat: i64  # who is to act: a learner, or OVER
    moves: vec[i64]  # what they may do

    def __init__(self, state: State, seed: str, learner: i64) -> None:
        self.state = state
        self.rng = Rng(seed)
        self.learner = learner
        self.seat = 0
        self.moves = vec[i64]()


@final
class Batch:
    """So many games. Chance, what is owed to others (`State.courtesy`) and the bots' moves happen by themselves.

    Without bots, whoever is to act in a game does so next, and `acting` says who that is. With bots, there is one
    learner in each game, on another seat in the next.
    """

    start: State
    observation: Observation
    actions: Actions
    bots: list[Bot]
    again: bool  # whether a new game begins in the step in which one ends
    size: i64  # numbers in an observation
    slots: list[Slot]
    observations: vec[i16]  # slot * size + n: what whoever is to act may know
    masks: vec[u8]  # slot * actions + id: whether it is legal now
    rewards: vec[float]  # slot * seats + seat: what a game that has ended in this step was worth
    done: vec[u8]  # slot: whether a game has ended in this step
    acting: vec[i64]  # slot: who is to act
    acted: vec[i64]  # slot: who was, before this step

    def __init__(
        self,
        start: State,
        observation: Observation,
        actions: Actions,
        number: int,
        seed: str,
        bots: list[Bot],
        again: bool = True,
    ) -> None:
        self.start = start
        self.observation = observation
        self.actions = actions
        self.bots = bots
        self.again = again
        self.size = len(observation.names(start))
        self.observations = vec[i16]([0] * (number * int(self.size)))
        self.masks = vec[u8]([0] * (number * len(actions)))
        self.rewards = vec[float]([0.0] * (number * int(start.seats)))
        self.done = vec[u8]([0] * number)
        self.acting = vec[i64]([0] * number)
        self.acted = vec[i64]([0] * number)
        self.slots = []
        self.reset(seed)

    def reset(self, seed: str, first: int = 0) -> None:
        """Begin all games anew, the learner of the first on seat `first`, that of the next on the next.

        From the same seed and the same actions the same follows, game by game, however many there are.
        """
        for n in range(len(self.slots)):
            self._forget_moves(n)
        number: i64 = len(self.done)
        self.slots = []
        for n in range(number):
            self.slots.append(Slot(self.start.clone(), f"{seed}/{n}", (n + first) % self.start.seats))
            self.done[n] = 0
            for seat in range(self.start.seats):
                self.rewards[self.start.seats * n + seat] = 0.0
            self._go_on(n)

    def step(self, ids: bytes) -> None:
        """Do one action in each game: ids as little-endian 64-bit numbers. IllegalAction changes nothing."""
        actions: i64 = len(self.actions.packed)
        number: i64 = len(self.slots)
        for n in range(number):
            id = read_i64_le(ids, 8 * n)
            if id < 0 or id >= actions or not self.masks[actions * n + id]:
                raise IllegalAction(f"action id {int(id)} is not legal in game {int(n)} of the batch")
        packed = self.actions.packed
        rewards = self.rewards
        for n in range(number):
            slot = self.slots[n]
            if self.done[n]:
                self.done[n] = 0
                for seat in range(self.start.seats):
                    rewards[self.start.seats * n + seat] = 0.0
            self.acted[n] = slot.seat
            slot.state.step(packed[read_i64_le(ids, 8 * n)], slot.seat)
            self._go_on(n)

    def _go_on(self, n: i64) -> None:
        """Up to the next decision of a learner, or the end."""
        slot = self.slots[n]
        state, rng = slot.state, slot.rng
        bots: i64 = len(self.bots)
        while True:
            seat = state.actor()
            if seat == CHANCE:
                state.step(state.sample(rng), CHANCE)
            elif seat < 0:
                self._finish(n, slot)
                if not self.again:
                    break
                state = slot.state
            else:
                owed = state.courtesy()
                if owed >= 0:
                    state.step(owed, seat)
                elif bots and seat != slot.learner:
                    bot = self.bots[seat % bots]
                    bot.forget()  # it was asked about another game before
                    state.step(bot.choose(state.resample(int(seat), rng), seat, rng), seat)
                else:
                    break
        self._show(n, slot, seat)

    def _finish(self, n: i64, slot: Slot) -> None:
        """A game is over: what it was worth, and the next one."""
        seats = self.start.seats
        self.done[n] = 1
        for seat in range(seats):
            self.rewards[seats * n + seat] = slot.state.value(seat)
        if self.again:
            slot.state = self.start.clone()
            slot.learner = (slot.learner + 1) % seats

    def _show(self, n: i64, slot: Slot, seat: i64) -> None:
        """Write what whoever is to act may know and do; at the end what the learner knows, and nothing to do."""
        self._forget_moves(n)
        slot.seat = seat
        self.acting[n] = seat
        observations, size = self.observations, self.size
        for i in range(size * n, size * (n + 1)):
            observations[i] = 0
        eyes = seat if seat >= 0 else slot.learner
        self.observation.write(slot.state, eyes, observations, size * n)
        if seat < 0:
            return
        moves, masks, ids = slot.state.moves(seat), self.masks, self.actions.ids
        at = len(self.actions.packed) * n
        for i in range(len(moves)):
            masks[at + i64(ids[moves[i]])] = 1
        slot.moves = moves

    def _forget_moves(self, n: i64) -> None:
        """Clear the mask by what was set, since there may be thousands of actions."""
        moves, masks, ids = self.slots[n].moves, self.masks, self.actions.ids
        at = len(self.actions.packed) * n
        for i in range(len(moves)):
            masks[at + i64(ids[moves[i]])] = 0
        self.slots[n].moves = vec[i64]()

    def kept(self) -> list[Kept]:
        """The games for copying and pickling: all that their future depends on, and what the last step has told."""
        seats = self.start.seats
        found: list[Kept] = []
        number: i64 = len(self.slots)
        for n in range(number):
            slot = self.slots[n]
            worth = [float(self.rewards[seats * n + seat]) for seat in range(seats)]
            learner, acted, done = int(slot.learner), int(self.acted[n]), int(self.done[n])
            found.append((slot.state, int(slot.rng.state), learner, acted, done, worth))
        return found

    def go_back(self, games: list[Kept]) -> None:
        """Be where as many games were when they were `kept`."""
        seats = self.start.seats
        number: i64 = len(self.slots)
        for n in range(number):
            slot = self.slots[n]
            state, rng, learner, acted, done, worth = games[n]
            slot.state = state.clone()
            slot.rng.state = rng
            slot.learner = learner
            self.acted[n] = acted
            self.done[n] = done
            for seat in range(seats):
                self.rewards[seats * n + seat] = worth[seat]
            self._show(n, slot, state.actor())

    def random_ids(self, rng: Rng) -> bytes:
        """A legal action's id for each game, as `step` takes them: for trying out and benchmarks."""
        found = BytesWriter()
        for slot in self.slots:
            action = slot.moves[rng.below(len(slot.moves))]
            write_i64_le(found, i64(self.actions.ids[action]))
        return found.getvalue()
