"""Tribute, a toy: each round all offer a card in secret; the highest, if it is alone, takes the prize.

An ordinary interpreted subclass of `State`: it shows that a game need not be compiled to run in compiled code.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome, State

RANKS: Final = 4
COPIES: Final = 3
HAND: Final = 3
PRIZES: Final = (1, 2, 3)  # what there is to win; one a round

# Actions: verb * 4 + rank.
COMMIT: Final = 0
DEAL: Final = 1
FLIP: Final = 2
PASS: Final = 3

NONE: Final = -1

DEALT, FLIPPED, CHOSE, REVEALED, SCORED, ENDED = range(6)


class Tribute(State):
    def __init__(self, seats: int, rounds: int = 3) -> None:
        super().__init__(seats)
        self.rounds = rounds
        self.round = 0  # how many prizes have been turned over
        self.dealt = 0
        self.prize = 0  # 0: it is still to be turned over
        self.prizes = [1, 1, 1]  # how many of each prize are left
        self.deck = [COPIES] * RANKS
        self.hands = [[0] * RANKS for _ in range(seats)]
        self.played = [[0] * RANKS for _ in range(seats)]
        self.choice = [NONE] * seats
        self.points = [0] * seats

    # -- the hot half -------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.dealt < HAND * self.seats:
            return CHANCE
        if not self.prize:
            return OVER if self.round == self.rounds else CHANCE
        return self.choice.index(NONE)

    def actors(self) -> tuple[int, ...]:
        actor = int(self.actor())
        if actor < 0:
            return (CHANCE,) if actor == CHANCE else ()
        return tuple(seat for seat, choice in enumerate(self.choice) if choice == NONE)

    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([4 * COMMIT + rank for rank in range(RANKS) if self.hands[seat][rank]])

    def step(self, action: i64, seat: i64) -> None:
        verb, rank = divmod(int(action), 4)
        if verb == DEAL:
            self._deal(rank)
        elif verb == FLIP:
            self._flip(rank)
        else:
            self._commit(int(seat), rank)

    def tickets(self) -> i64:
        return sum(self.pool())

    def ticket(self, r: i64) -> i64:
        verb = DEAL if self.dealing() else FLIP
        for rank, number in enumerate(self.pool()):
            if r < number:
                return 4 * verb + rank
            r -= number
        raise AssertionError("no such ticket")

    def value(self, seat: i64) -> float:
        winners = self.winners()
        return 0.0 if not winners else 1.0 if seat in winners else -1.0

    def words(self) -> vec[i64]:
        fixed = [self.rounds, self.round, self.dealt, self.prize, *self.prizes, *self.deck]
        each = [number for row in (*self.hands, *self.played, self.choice, self.points) for number in row]
        return vec[i64]([self.seats, *fixed, *each])

    def position_words(self) -> i64:
        return len(self.words())

    def clone(self) -> "Tribute":
        new = type(self)(int(self.seats), self.rounds)
        new.round, new.dealt, new.prize = self.round, self.dealt, self.prize
        new.prizes, new.deck = list(self.prizes), list(self.deck)
        new.hands = [list(hand) for hand in self.hands]
        new.played = [list(heap) for heap in self.played]
        new.choice, new.points = list(self.choice), list(self.points)
        return new

    # -- the rules ----------------------------------------------------------------------------------------------------

    def dealing(self) -> bool:
        return self.dealt < HAND * self.seats

    def pool(self) -> list[int]:
        return self.deck if self.dealing() else self.prizes

    def tell(self, *event: int) -> None:
        if self.out is not None:
            self.out.append(event)

    def _deal(self, rank: int) -> None:
        """TR deal: in secret, so that the event doesn't say which card."""
        seat = self.dealt % int(self.seats)
        self.deck[rank] -= 1
        self.hands[seat][rank] += 1
        self.dealt += 1
        self.tell(DEALT, seat)

    def _flip(self, index: int) -> None:
        """TR prize."""
        self.prizes[index] -= 1
        self.prize = PRIZES[index]
        self.round += 1
        self.tell(FLIPPED, self.prize)

    def _commit(self, seat: int, rank: int) -> None:
        """TR choose: the card stays in the hand until all have chosen."""
        self.choice[seat] = rank
        self.tell(CHOSE, seat)
        if NONE not in self.choice:
            self._reveal()

    def _reveal(self) -> None:
        """TR reveal: the highest card, if it is alone, takes the prize."""
        for seat, rank in enumerate(self.choice):
            self.hands[seat][rank] -= 1
            self.played[seat][rank] += 1
            self.tell(REVEALED, seat, rank)
        best = max(self.choice)
        if self.choice.count(best) == 1:
            seat = self.choice.index(best)
            self.points[seat] += self.prize
            self.tell(SCORED, seat, self.prize)
        self.choice = [NONE] * int(self.seats)
        self.prize = 0
        if self.actor() == OVER:
            self.tell(ENDED, *self.winners())

    def winners(self) -> tuple[int, ...]:
        """TR end: nobody if all are level."""
        best = max(self.points)
        if min(self.points) == best:
            return ()
        return tuple(seat for seat, points in enumerate(self.points) if points == best)

    # -- the public half ----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.actor() != OVER:
            return None
        winners = self.winners()
        return Outcome(winners, tuple(self.points), "points" if winners else "level", "TR end")

    def resample(self, seat: int, rng: Rng) -> "Tribute":
        """Other hands and other choices for the others, from what this seat has not seen."""
        new = self.clone()
        others = [one for one in range(int(self.seats)) if one != seat]
        sizes = {one: sum(new.hands[one]) for one in others}
        for one in others:
            new.deck = [a + b for a, b in zip(new.deck, new.hands[one], strict=True)]
            new.hands[one] = [0] * RANKS
        for one in others:
            for _ in range(sizes[one]):
                new.hands[one][_take(new.deck, rng)] += 1
            if new.choice[one] != NONE:
                new.choice[one] = _take(list(new.hands[one]), rng)
        return new

    def turns(self) -> int:
        return self.round

    def check(self) -> None:
        for rank in range(RANKS):
            found = self.deck[rank] + sum(heap[rank] for heap in (*self.hands, *self.played))
            assert found == COPIES, f"{found} cards of rank {rank}"
        heaps = [self.deck, self.prizes, self.points, *self.hands, *self.played]
        assert min(min(heap) for heap in heaps) >= 0, "less than nothing"
        for seat, rank in enumerate(self.choice):
            assert rank == NONE or self.hands[seat][rank], f"seat {seat} has chosen a card that it hasn't"
        assert 0 <= self.round <= self.rounds, "no such round"
        assert NONE in self.choice, "all have chosen and nothing is shown"
        assert self.prize or self.choice.count(NONE) == self.seats, "a choice without a prize"
        shown = 0 if self.dealing() else self.round - (1 if self.prize else 0)
        assert all(sum(heap) == shown for heap in self.played), "cards on the table that nobody played"

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (type(self), [int(word) for word in self.words()])


def _take(cards: list[int], rng: Rng) -> int:
    """Take a card at random."""
    r = int(rng.below(sum(cards)))
    for rank, number in enumerate(cards):
        if r < number:
            cards[rank] -= 1
            return rank
        r -= number
    raise AssertionError("no card")


def rebuild(kind: type[Tribute], words: list[int]) -> Tribute:
    """A state from its words."""
    seats, rounds = words[:2]
    state = kind(seats, rounds)
    state.round, state.dealt, state.prize = words[2:5]
    state.prizes, state.deck = words[5:8], words[8:12]
    rest = words[12:]
    state.hands = [rest[RANKS * seat : RANKS * (seat + 1)] for seat in range(seats)]
    rest = rest[RANKS * seats :]
    state.played = [rest[RANKS * seat : RANKS * (seat + 1)] for seat in range(seats)]
    state.choice, state.points = rest[RANKS * seats : (RANKS + 1) * seats], rest[(RANKS + 1) * seats :]
    return state
