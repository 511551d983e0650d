"""How a position of Avignon looks to a player, simply: for the greedy bot, not a rule."""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core.bot import Judge
from fidchell.core.state import OVER, State
from fidchell.games.avignon.components import LANES, NOBODY, amount, city, size, toward, who
from fidchell.games.avignon.rules import AvignonState

FOLLOWER: Final = 12.0
NEAR: Final = 1.5  # a city from the middle
AT_THE_GATE: Final = 4.0  # at a player's own city: one step from joining
SPECIAL: Final = 1.5  # how much more an approach counts that would decide by an alternate ending


@final
class AvignonJudge(Judge):
    scale = 60.0

    def chance(self, state: State, seat: i64) -> float:
        """What is good for one is as bad for the other, so one estimate will do."""
        if state.actor() == OVER:
            return (state.value(seat) + 1.0) / 2.0
        return self.as_chance(self.estimate(state, seat))

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, AvignonState)
        own, rivals = state.congregation(seat), state.congregation(1 - seat)
        value = FOLLOWER * float(size(own) - size(rivals))
        for lane in range(LANES):
            kind = who(state.lanes, lane)
            if kind != NOBODY:
                value += self._approach(state, lane, kind, toward(seat), own, rivals)
        return value

    def _approach(self, state: AvignonState, lane: i64, kind: i64, pull: i64, own: i64, rivals: i64) -> float:
        """A character close to oneself is good, unless it would complete the rival's alternate ending."""
        steps = (city(state.lanes, lane) - 2) * pull
        if steps == 0:
            return 0.0
        closeness = NEAR if steps * steps == 1 else AT_THE_GATE
        if steps < 0:
            closeness = -closeness
        cards = state.cards
        faction = cards.faction[kind]
        if not (own | rivals) & cards.special:
            return closeness
        value = closeness
        for held in range(cards.kinds):
            if amount(own, held) and (cards.wins_with[held] == faction or cards.loses_with[held] == faction):
                value -= SPECIAL * closeness
            if amount(rivals, held) and (cards.wins_with[held] == faction or cards.loses_with[held] == faction):
                value -= SPECIAL * closeness
        return value


JUDGE: Final = AvignonJudge()
