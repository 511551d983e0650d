"""A position of Serpent Master as numbers, for learned values: oneself, the best rival and the rivals on average.

Of others' hands only what everybody knows: which cards they have played, so which they may still hold.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bits import bit, count
from fidchell.core.bot import Features
from fidchell.core.state import State
from fidchell.games.serpent_master.components import ALL_CARDS, CARDS, OUTSIDE, ROUNDS, ROW, SQUARES, WAYS
from fidchell.games.serpent_master.rules import SerpentMasterState

SERPENT: Final = (
    "score", "lost", "outside", "off-centre", "open-1", "open-2", "open-3", "fitting", "fitting-tokens", "stuck",
    "waits", "pending-fits", "pending-tokens", "exposed", "prey", "alone", "under-head", "ahead",
)  # fmt: skip
SIZE: Final = 18
ONCE: Final = ("rounds-left", "last-round", "lead", "leads", "near-lead")
BEST: Final = SIZE
MEAN: Final = 2 * SIZE
FACTS: Final = 3 * SIZE
COUNT: Final = FACTS + 5


@final
class SerpentMasterFeatures(Features):
    one: vec[float]  # the numbers of one serpent

    def __init__(self) -> None:
        self.one = vec[float]([0.0] * SIZE)

    def names(self, seats: int) -> list[str]:
        return [*[f"{whose}-{name}" for whose in ("own", "best", "mean") for name in SERPENT], *ONCE]

    def count(self, seats: i64) -> i64:
        return COUNT

    def write(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, SerpentMasterState)
        for i in range(COUNT):
            into[i] = 0.0
        best: i64 = -1
        for other in range(state.seats):
            if other != seat and (best < 0 or state.score(other) > state.score(best)):
                best = other
        for other in range(state.seats):
            cards = state.hand(seat) if other == seat else self._unseen(state, other)
            self._serpent(state, other, cards)
            for i in range(SIZE):
                if other == seat:
                    into[i] = self.one[i]
                else:
                    into[MEAN + i] += self.one[i] / float(state.seats - 1)
                    if other == best:
                        into[BEST + i] = self.one[i]
        lead = state.score(seat) - state.score(best)
        into[FACTS] = float(ROUNDS - state.round) / ROUNDS
        into[FACTS + 1] = 1.0 if state.round >= ROUNDS - 1 else 0.0
        into[FACTS + 2] = 0.1 * float(lead)
        into[FACTS + 3] = 1.0 if lead > 0 else 0.0
        into[FACTS + 4] = 1.0 if lead > -4 else 0.0

    def _unseen(self, state: SerpentMasterState, seat: i64) -> i64:
        """The cards that a seat may hold, as far as everybody knows."""
        cards: i64 = ALL_CARDS
        for turn in range(ROUNDS):
            card = state.card_of(seat, turn)
            if card >= 0:
                cards &= ~bit(card)
        return cards

    def _serpent(self, state: SerpentMasterState, seat: i64, cards: i64) -> None:
        """What can be said of every serpent; `cards`: those it has or may have."""
        one = self.one
        for i in range(SIZE):
            one[i] = 0.0
        one[0] = 0.05 * float(state.score(seat))
        one[1] = 0.25 * float(state.cards_lost(seat))
        place = state.head(seat)
        if place >= OUTSIDE:
            one[2] = 1.0
            place = state.entry(seat)
        if place < SQUARES:
            self._surroundings(state, seat, place)
        self._cards(state, seat, cards)
        self._pending(state, seat)
        one[15] = 0.1 * float(state.alone(seat))
        one[16] = 0.25 * float(state.under_head(seat))

    def _surroundings(self, state: SerpentMasterState, seat: i64, place: i64) -> None:
        """How open the board is around a head, and whose tokens lie there."""
        one = self.one
        x, y = place % ROW, place // ROW
        middle = state.side - 1
        one[3] = 0.02 * float((2 * x - middle) * (2 * x - middle) + (2 * y - middle) * (2 * y - middle))
        for row in range(max(0, y - 3), min(state.side, y + 4)):
            for column in range(max(0, x - 3), min(state.side, x + 4)):
                far = max(row - y, y - row, column - x, x - column)
                if far and state.free(seat, ROW * row + column):
                    one[3 + far] += 0.1
                    if state.top(ROW * row + column) >= 0:
                        one[14] += 0.1
        for other in range(state.seats):
            near = state.head(other)
            if other != seat and near < OUTSIDE:
                one[13] += 0.1 * float(self._tokens_near(state, seat, near))

    def _tokens_near(self, state: SerpentMasterState, seat: i64, place: i64) -> i64:
        """How many of a seat's showing tokens lie within two squares of a place."""
        found: i64 = 0
        x, y = place % ROW, place // ROW
        for row in range(max(0, y - 2), min(state.side, y + 3)):
            for column in range(max(0, x - 2), min(state.side, x + 3)):
                if state.top(ROW * row + column) == seat:
                    found += 1
        return found

    def _cards(self, state: SerpentMasterState, seat: i64, cards: i64) -> None:
        """Which share of the cards would fit, and how many tokens they would bring."""
        one = self.one
        if not cards or state.head(seat) > OUTSIDE:
            return
        share = 1.0 / float(count(cards))
        for card in range(CARDS):
            if cards >> card & 1:
                ways = state.ways_of(seat, card)
                if ways:
                    one[7] += share
                    one[8] += 0.3 * share * float(self._longest(state, card, ways))
        one[9] = 1.0 if one[7] == 0.0 else 0.0

    def _longest(self, state: SerpentMasterState, card: i64, ways: i64) -> i64:
        longest: i64 = 0
        for way in range(WAYS):
            if ways >> way & 1:
                longest = max(longest, state.length(card, way))
        return longest

    def _pending(self, state: SerpentMasterState, seat: i64) -> None:
        """A card that is shown and still to be resolved."""
        one = self.one
        for n in range(state.seats):
            if state.in_place(n) == seat:
                one[10] = 1.0
                one[17] = 1.0 if n == 0 else 0.0
                card = state.card_of(seat, state.round)
                ways = state.ways_of(seat, card) if card >= 0 else 0
                if ways:
                    one[11] = 1.0
                    one[12] = 0.3 * float(self._longest(state, card, ways))


FEATURES: Final = SerpentMasterFeatures()
