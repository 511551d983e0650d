"""The rules of Tribute, in the order of the rule book.

Each round all offer a card in secret; the highest wins a prize.

Pure and compiled: no words for people, no files, no generator of random numbers. What chance decides is asked for: when
`actor()` is CHANCE, one of `tickets()` equally likely tickets is drawn and its outcome comes back through `step`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core import choosing
from fidchell.core.bits import bit, count
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome
from fidchell.lab.template.components import COMMIT, DEAL, HAND, NONE, RANKS, TURN_UP
from fidchell.lab.template.fields import TributeFields


class TributeState(TributeFields):
    """A game of Tribute. Its fields are declared in position.py."""

    # -- Setting up ---------------------------------------------------------------------------------------------------

    def setup(self, rounds: int) -> None:
        """TR cards: the whole deck lies there; nobody has anything yet."""
        self.rounds = rounds
        for rank in range(RANKS):
            self.deck[rank] = self.cards.copies[rank]

    def dealt(self) -> i64:
        """How many cards have left the deck."""
        n: i64 = 0
        for rank in range(RANKS):
            n += self.cards.copies[rank] - self.deck[rank]
        return n

    def dealing(self) -> bool:
        """TR deal: three cards each."""
        return self.dealt() < HAND * self.seats

    def _deal(self, rank: i64) -> None:
        """TR deal: the next card, to the next player."""
        seat = self.dealt() % self.seats
        self.deck[rank] -= 1
        self.hands[RANKS * seat + rank] += 1
        self.tell_dealt(seat, rank)

    # -- A round ------------------------------------------------------------------------------------------------------

    def _turn_up(self, prize: i64) -> None:
        """TR prize: each prize comes once."""
        self.prize = prize
        self.gone |= bit(prize)
        self.round += 1
        self.tell_turned_up(self.round, self.cards.prizes[prize])

    def _commit(self, seat: i64, rank: i64) -> None:
        """TR choose: the card stays in the hand until all have chosen."""
        self.chosen = choosing.choose(self.chosen, seat, rank)
        self.tell_chose(seat)
        if choosing.first_to_choose(self.chosen, self.seats) == choosing.NOBODY:
            self._reveal()

    def _reveal(self) -> None:
        """TR reveal, TR tie: the highest card, if it is alone, takes the prize."""
        worth = self.cards.prizes[self.prize]
        best: i64 = NONE
        winner: i64 = NONE
        for seat in range(self.seats):
            rank = self.choice(seat)
            self.hands[RANKS * seat + rank] -= 1
            self.played[RANKS * seat + rank] += 1
            self.tell_shown(seat, rank)
            if rank > best:
                best, winner = rank, seat
            elif rank == best:
                winner = NONE
        self.chosen = 0
        if winner == NONE:
            self.tell_tied(worth)
        else:
            self.points[winner] += worth
            self.tell_won(winner, worth)
        self.prize = NONE
        if self.round == self.rounds:
            self.tell_ended()

    # -- The end ------------------------------------------------------------------------------------------------------

    def best(self) -> i64:
        """TR end: the most points, if not all have the same; else -1."""
        most: i64 = 0
        least: i64 = 1_000_000
        for seat in range(self.seats):
            most = max(most, self.points[seat])
            least = min(least, self.points[seat])
        return most if most > least else -1

    def value(self, seat: i64) -> float:
        best = self.best()
        if best < 0:
            return 0.0
        return 1.0 if self.points[seat] == best else -1.0

    def outcome(self) -> Outcome | None:
        if self.actor() != OVER:
            return None
        best = self.best()
        winners = [seat for seat in range(int(self.seats)) if self.points[seat] == best]
        scores = [float(self.points[seat]) for seat in range(int(self.seats))]
        return Outcome(tuple(winners), tuple(scores), "points" if winners else "level", "TR end")

    # -- The contract: who acts, what may be done, what chance draws from ---------------------------------------------

    def actor(self) -> i64:
        if self.dealing():
            return CHANCE
        if self.prize != NONE:
            return choosing.first_to_choose(self.chosen, self.seats)
        return OVER if self.round == self.rounds else CHANCE

    def at_once(self) -> bool:
        """TR choose: all choose at the same time, in secret."""
        return self.prize != NONE

    def has_chosen(self, seat: i64) -> bool:
        """TR once: whoever has chosen doesn't choose again."""
        return self.choice(seat) != NONE

    def choice(self, seat: i64) -> i64:
        """The rank that a seat offers, or NONE."""
        return choosing.choice(self.chosen, seat)

    def moves(self, seat: i64) -> vec[i64]:
        """TR choose: the cards of one's hand."""
        found = vec[i64]()
        for rank in range(RANKS):
            if self.hands[RANKS * seat + rank]:
                found = append(found, RANKS * COMMIT + rank)
        return found

    def step(self, action: i64, seat: i64) -> None:
        verb, argument = action >> 2, action & 3
        if verb == COMMIT:
            self._commit(seat, argument)
        elif verb == DEAL:
            self._deal(argument)
        else:
            self._turn_up(argument)

    def tickets(self) -> i64:
        """A ticket for each card in the deck, or for each prize that is left."""
        if self.dealing():
            n: i64 = 0
            for rank in range(RANKS):
                n += self.deck[rank]
            return n
        return HAND - count(self.gone)

    def ticket(self, r: i64) -> i64:
        if self.dealing():
            rank: i64 = 0
            while r >= self.deck[rank]:
                r -= self.deck[rank]
                rank += 1
            return RANKS * DEAL + rank
        prize: i64 = 0
        while self.gone >> prize & 1 or r > 0:
            r -= 0 if self.gone >> prize & 1 else 1
            prize += 1
        return RANKS * TURN_UP + prize

    def turns(self) -> int:
        """A round is a turn: the greedy bot looks ahead until this number changes, and simulations count it."""
        return int(self.round)

    def clone(self) -> "TributeState":
        new = TributeState(self.cards, self.seats)
        self.copy_to(new)
        return new

    def resample(self, seat: int, rng: Rng) -> "TributeState":
        """Another world that looks the same to this seat: other hands and other choices for the others."""
        new = self.clone()
        for other in range(self.seats):
            if other != seat:
                for rank in range(RANKS):
                    new.deck[rank] += new.hands[RANKS * other + rank]
                    new.hands[RANKS * other + rank] = 0
        for other in range(self.seats):
            if other != seat:
                held: i64 = 0
                for rank in range(RANKS):
                    held += self.hands[RANKS * other + rank]
                for _ in range(held):
                    drawn = new._unseen(rng)
                    new.deck[drawn] -= 1
                    new.hands[RANKS * other + drawn] += 1
                if self.has_chosen(other):
                    moves = new.moves(other)
                    new.chosen = choosing.choose(new.chosen, other, moves[rng.below(len(moves))])
        return new

    def _unseen(self, rng: Rng) -> i64:
        """Any card of the deck."""
        left: i64 = 0
        for rank in range(RANKS):
            left += self.deck[rank]
        r = rng.below(left)
        found: i64 = 0
        while r >= self.deck[found]:
            r -= self.deck[found]
            found += 1
        return found

    def check(self) -> None:
        """What must hold in every position; `restore` refuses the others by what is said here."""
        for rank in range(RANKS):
            found = self.deck[rank]
            for seat in range(self.seats):
                found += self.hands[RANKS * seat + rank] + self.played[RANKS * seat + rank]
            assert found == self.cards.copies[rank], f"hand: {found} cards of rank {rank}"
        shown = self.round - (0 if self.prize == NONE else 1)
        assert self.round <= self.rounds, "round: there are not so many"
        assert count(self.gone) == self.round, "prizes: one goes every round"
        assert self.prize == NONE or self.gone >> self.prize & 1, "prize: it is still to be turned up"
        won: i64 = 0
        for seat in range(self.seats):
            self._check_seat(seat, shown)
            won += self.points[seat]
        assert won <= self._worth(), "points: more than there was to win"
        missing = choosing.first_to_choose(self.chosen, self.seats)
        assert self.prize == NONE or missing != choosing.NOBODY, "choice: all have chosen and nothing is shown"
        assert not self.dealing() or self.round == 0, "hand: somebody has too few cards"

    def _check_seat(self, seat: i64, shown: i64) -> None:
        held: i64 = 0
        played: i64 = 0
        for rank in range(RANKS):
            held += self.hands[RANKS * seat + rank]
            played += self.played[RANKS * seat + rank]
        due = HAND if not self.dealing() else (self.dealt() + self.seats - 1 - seat) // self.seats
        assert played == shown, "played: a card in every round that is over"
        assert held + played == due, "hand: everybody is dealt as many cards"
        chosen = self.choice(seat)
        assert chosen == NONE or self.prize != NONE, "choice: nothing is to be won now"
        assert chosen == NONE or self.hands[RANKS * seat + chosen], "choice: a card that isn't in the hand"

    def _worth(self) -> i64:
        """All that could have been won."""
        total: i64 = 0
        for prize in range(HAND):
            if self.gone >> prize & 1 and prize != self.prize:
                total += self.cards.prizes[prize]
        return total
