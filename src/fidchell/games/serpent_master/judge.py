"""How a position of Serpent Master looks to a player, simply: for the greedy bot, not a rule."""

from typing import Final, final

from mypy_extensions import i64

from fidchell.core.bits import count, nth
from fidchell.core.bot import Judge
from fidchell.core.rng import Rng
from fidchell.core.state import State
from fidchell.games.serpent_master import components as c
from fidchell.games.serpent_master.components import CARDS, ROW, WAYS
from fidchell.games.serpent_master.rules import SerpentMasterState

ROOM: Final = 0.3  # a card in hand that would fit now
NO_ROOM: Final = -2.0  # a chosen card that wouldn't
BURIED: Final = 0.5  # a rival's token covered
CENTRE: Final = 0.05
TRIES: Final = 2  # cards that somebody who hardly thinks looks at before one is played that fits nowhere


@final
class SerpentMasterJudge(Judge):
    scale = 6.5

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, SerpentMasterState)
        return float(state.score(seat)) - self._best_rival(state, seat) + self._room(state, seat)

    def foresee(self, state: State, action: i64, seat: i64) -> float:
        """What the card would bring if nothing changed before it is resolved."""
        assert isinstance(state, SerpentMasterState)
        return self._promise(state, seat, action & 63)

    def answers(self) -> bool:
        """A rival's sixteen placements are slow to search and rarely matter."""
        return False

    def play_on(self, state: State, rng: Rng) -> None:
        """Cards that fit, laid where they cover most. At random, many cards are lost, and rivals hardly covered."""
        assert isinstance(state, SerpentMasterState)
        while state.phase != c.ENDED:
            seat = state.actor()
            if state.phase == c.CHOICE:
                action = 64 * c.COMMIT + self._some_card(state, seat, rng)
            elif state.phase == c.RESOLUTION:
                action = 64 * c.PLACE + self._covering(state, seat, rng)
            elif state.phase == c.DEAL:
                action = state.sample(rng)
            else:
                moves = state.moves(seat)
                action = moves[rng.below(len(moves))]
            state.step(action, seat)

    def _some_card(self, state: SerpentMasterState, seat: i64, rng: Rng) -> i64:
        hand = state.hand(seat)
        card = nth(hand, rng.below(count(hand)))
        for _ in range(TRIES):
            if state.ways_of(seat, card):
                return card
            card = nth(hand, rng.below(count(hand)))
        return card

    def _covering(self, state: SerpentMasterState, seat: i64, rng: Rng) -> i64:
        """The way to lay a card that places and covers most tokens; of those that are alike, any."""
        card, ways, stacks, patterns = state.card_now(), state.fitting, state.stacks, state.patterns
        first, last, dx, dy = patterns.first, patterns.last, patterns.dx, patterns.dy
        found: i64 = 0
        most: i64 = 0
        alike: i64 = 0
        for way in range(patterns.end[card]):
            if not ways >> way & 1:
                continue
            x, y = state.start_of(seat, card, way)
            start, end = first[WAYS * card + way], last[WAYS * card + way]
            worth = end - start
            for step in range(start, end):
                if stacks[ROW * (y + dy[step]) + x + dx[step]]:
                    worth += 1
            if worth > most:
                most, alike = worth, 0
            if worth == most:
                alike += 1
                if rng.below(alike) == 0:
                    found = way
        return found

    def _best_rival(self, state: SerpentMasterState, seat: i64) -> float:
        best: i64 = 0
        total: i64 = 0
        for other in range(state.seats):
            if other != seat:
                score = state.score(other)
                total += score
                if score > best:
                    best = score
        return 0.5 * float(best) + 0.5 * float(total) / float(state.seats - 1)

    def _room(self, state: SerpentMasterState, seat: i64) -> float:
        """How many of the cards in hand would fit from here."""
        hand = state.hand(seat)
        fitting: i64 = 0
        for card in range(CARDS):
            if hand >> card & 1 and state.ways_of(seat, card):
                fitting += 1
        return ROOM * float(fitting)

    def _promise(self, state: SerpentMasterState, seat: i64, card: i64) -> float:
        ways = state.ways_of(seat, card)
        best = NO_ROOM
        for way in range(WAYS):
            if ways >> way & 1:
                best = max(best, self._lie(state, seat, card, way))
        return best

    def _lie(self, state: SerpentMasterState, seat: i64, card: i64, way: i64) -> float:
        """Tokens that would show, rivals' that wouldn't any more, and how free the head would be."""
        worth = 0.0
        end: i64 = 0
        for n in range(state.length(card, way)):
            end = state.place_of(seat, card, way, n)
            worth += 1.0
            if state.top(end) >= 0:
                worth += BURIED
        middle = state.side - 1
        x, y = 2 * (end % ROW) - middle, 2 * (end // ROW) - middle
        return worth - CENTRE * float(x * x + y * y) / float(middle)


JUDGE: Final = SerpentMasterJudge()
