"""The planner with a learned value: it weighs plans by the team's chance of a Full Victory.

The judge knows the value of every detail, but not that of time; the learned value knows time, but sees details through
the noise of whole games. So a plan is worth what both say together about where it leads.
"""

import math
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bot import MATE, SAME, Judge
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.judge import JUDGE
from fidchell.games.banish_the_snakes_2.planner import DEEP, NODES, TROUBLE, Planner
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes_2.rules.influence import influence

# How the games of a training begin, one after the other, each with every number of Saints.
PRACTICE: Final = (
    *({"level": "standard"}, {"level": "advanced"}, {"level": "beginner"}, {"level": "standard", "saints": "random"}),
    *({"level": "advanced", "saints": "random"}, {"level": "beginner", "saints": "random"}),
)
CONSOLATION: Final = 0.02  # what the best result short of a Full Victory is worth
FINE: Final = 1_000_000  # how finely chances are drawn
FAR: Final = 4.0  # in softnesses: what lies further below the best is not chosen


class Team(Planner):
    """Plays for the team, by its chance of a Full Victory.

    `soft` is how many Action Points a choice may be worse, about, and still be made now and then; `overlook` the chance
    that a choice isn't thought of at all.
    """

    learned: Judge
    values: vec[float]  # of the choices
    soft: float
    overlook: float
    point: float  # what an Action Point is worth in the position in question

    def __init__(
        self,
        learned: Judge,
        deep: int = DEEP,
        nodes: int = NODES,
        soft: float = 0.0,
        overlook: float = 0.0,
    ) -> None:
        super().__init__(JUDGE, deep, nodes)
        self.learned = learned
        self.values = vec[float]([0.0] * 256)
        self.soft = soft
        self.overlook = overlook
        self.point = 0.0

    # -- choosing -----------------------------------------------------------------------------------------------------

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, BanishTheSnakesState)
        moves = state.moves(seat)
        best = self._weigh_all(state, moves, seat)
        if self.soft > 0.0 or self.overlook > 0.0:
            return moves[self._softly(moves, best, rng)]
        ties: i64 = 0
        chosen = best
        for i in range(len(moves)):
            if self.values[i] > self.values[best] - SAME:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = i
        return moves[chosen]

    def weigh(self, state: State, seat: i64, rng: Rng) -> vec[float]:
        assert isinstance(state, BanishTheSnakesState)
        moves = state.moves(seat)
        self._weigh_all(state, moves, seat)
        return self.values[: len(moves)]

    def chance(self, value: float) -> float:
        return value / MATE

    def _weigh_all(self, state: BanishTheSnakesState, moves: vec[i64], seat: i64) -> i64:
        """What each choice is worth; the index of the best."""
        chance = self.victory(state)
        self.point = MATE * chance * (1.0 - chance) * JUDGE.slope(state)
        best: i64 = 0
        for i in range(len(moves)):
            if moves[i] >> c.ARGUMENT_BITS == c.WITHOUT:
                self.values[i] = MATE - self._gift(state, moves[i] & c.ARGUMENT)
            else:
                self.values[i] = self.promise(state, moves[i], seat, len(moves))
            if self.values[i] > self.values[best]:
                best = i
        return best

    def _gift(self, state: BanishTheSnakesState, card: i64) -> float:
        """What a Gift is worth: the team's chance if somebody had it now."""
        after = state.clone()
        after.put(0, c.HELD, c.with_keeper(after.keepers_of(0), card))
        return MATE * self.victory(after)

    def _softly(self, moves: vec[i64], best: i64, rng: Rng) -> i64:
        """One of the choices that were thought of, the better the likelier; a win at once is never overlooked.

        Nobody ends a turn too early or hands cards to and fro unless that is best: it would look absent-minded.
        """
        choices = len(moves)
        if self.values[best] > MATE - SAME:
            return best
        scale = self.soft * self.point + SAME
        top = -1.0
        for i in range(choices):
            verb = moves[i] >> c.ARGUMENT_BITS
            idle = verb == c.END_TURN or verb == c.GIVE or verb == c.TAKE
            if (idle and i != best) or (choices > 1 and self._overlooks(rng)):
                self.values[i] = -1.0
            elif self.values[i] > top:
                top = self.values[i]
        if top < 0.0:
            return best
        total = 0.0
        for i in range(choices):
            below = (top - self.values[i]) / scale
            self.values[i] = math.exp(-below) if below < FAR else 0.0
            total += self.values[i]
        rest = total * float(rng.below(FINE)) / float(FINE)
        for i in range(choices):
            rest -= self.values[i]
            if rest < 0.0:
                return i
        return best

    def _overlooks(self, rng: Rng) -> bool:
        return self.overlook > 0.0 and float(rng.below(FINE)) < self.overlook * float(FINE)

    # -- what a plan is worth -----------------------------------------------------------------------------------------

    def victory(self, state: BanishTheSnakesState) -> float:
        """The team's chance of a Full Victory, as learned."""
        return self.learned.chance(state, 0)

    def trouble(self) -> float:
        return TROUBLE * self.point

    def leaf(self, state: BanishTheSnakesState, points: i64) -> float:
        return MATE * self.victory(state)

    def average(self, state: State, seat: i64, turn: i64, deep: i64) -> float:
        """Of the die only what matters is looked at: failure, no effect, success, and a 6 where a Dolmen stands."""
        assert isinstance(state, BanishTheSnakesState)
        if frames.kind(state.frames) != c.DIE:
            return super().average(state, seat, turn, deep)
        need = state.box.need(influence(state, state.active, frames.argument(state.frames)), state.written)
        dolmens = c.dolmens(state.places[state.area_of(state.active)])
        total = 0.0
        value = 0.0
        for die in range(1, 7):
            if die == 1 or die == need or die == need + 1 or (die == 6 and dolmens):
                after = state.clone()
                after.step(c.ROLL << c.ARGUMENT_BITS | die, CHANCE)
                value = self.outlook(after, seat, turn, deep)
            total += value
        return total / 6.0

    def ending(self, state: BanishTheSnakesState) -> float:
        value = state.value(0)
        return MATE if value >= 1.0 else MATE * CONSOLATION * (value + 1.0) / 2.0


class Rollouts(Team):
    """Plays the best few choices on by the planner, many times, and believes what comes of them.

    Each choice is played on with the same chance. Half of the choices are dropped at a time; the planner's own opinion
    counts like `belief` games.
    """

    policy: Team
    games: i64
    turns: i64
    width: i64
    margin: float
    belief: float

    def __init__(
        self,
        learned: Judge,
        deep: int = DEEP,
        nodes: int = NODES,
        games: int = 64,
        turns: int = 6,
        width: int = 4,
        margin: float = 2.0,
        belief: float = 16.0,
    ) -> None:
        super().__init__(learned, deep, nodes)
        self.policy = Team(learned, 0, nodes)
        self.games = games
        self.turns = turns
        self.width = width
        self.margin = margin
        self.belief = belief

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, BanishTheSnakesState)
        moves = state.moves(seat)
        best = self._weigh_all(state, moves, seat)
        if len(moves) == 1 or state.turn == 0 or self.values[best] > MATE - SAME:
            return moves[best]
        low = self.values[best] - self.margin * self.point
        alive: list[int] = sorted(range(len(moves)), key=lambda i: -self.values[i])[: self.width]
        alive = [i for i in alive if self.values[i] >= low]
        prior = [self.values[i] / MATE for i in alive]
        sums = [0.0] * len(alive)
        played: i64 = 0
        left = list(range(len(alive)))
        dice = Rng(0)
        start = rng.below(1 << 30)
        rounds: i64 = 1 if len(alive) < 3 else 2
        for _ in range(rounds):
            if len(left) < 2:
                break
            each = self.games // (rounds * len(left))
            for game in range(played, played + each):
                for k in left:
                    dice.restart(f"{start}/{game}")
                    sums[k] += self.played_on(state, moves[alive[k]], seat, dice)
            played += each
            left.sort(key=lambda k: -(sums[k] + self.belief * prior[k]))
            left = left[: (len(left) + 1) // 2]
        return moves[alive[left[0]]]

    def played_on(self, state: BanishTheSnakesState, action: i64, seat: i64, rng: Rng) -> float:
        """The team's chance after some turns, or what the game has come to."""
        world = state.resample(seat, rng)
        world.step(action, seat)
        last = world.turn + self.turns
        while True:
            actor = world.actor()
            if actor == OVER:
                return self.ending(world) / MATE
            if world.turn >= last:
                return self.victory(world)
            if actor == CHANCE:
                world.step(world.sample(rng), CHANCE)
            else:
                world.step(self.policy.decide(world, actor, rng), actor)


def make(learned: Judge, games: int = 0, **given: Any) -> Team:
    """The team's bot; if `games` are to be played on for every choice, the one that does."""
    return Rollouts(learned, games=games, **given) if games else Team(learned, **given)
