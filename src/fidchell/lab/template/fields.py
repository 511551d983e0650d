"""Fields and events of Tribute, generated from position.py and events.py by `fidchell generate`.

Never edit this file.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.state import State
from fidchell.lab.template import events
from fidchell.lab.template.components import RANKS, Cards


class TributeFields(State):
    """All that a state of Tribute is made of."""

    cards: Cards
    rounds: i64  # how many are played
    round: i64  # prizes turned up so far
    prize: i64  # which prize is to be won now, if one is
    gone: i64  # prizes turned up, as bits
    hands: vec[i64]  # seat * RANKS + rank → how many
    played: vec[i64]  # the same, of cards that have been shown
    deck: vec[i64]  # rank → how many are left
    chosen: i64  # the rank that each offers
    points: vec[i64]  # seat → prizes won

    def __init__(self, cards: Cards, seats: i64) -> None:
        self.seats = seats
        self.heard = False
        self.out = None
        self.cards = cards
        self.rounds = 3
        self.round = 0
        self.prize = -1
        self.gone = 0
        self.hands = vec[i64]()
        self.played = vec[i64]()
        self.deck = vec[i64]()
        self.chosen = 0
        self.points = vec[i64]()

    def lay_table(self) -> None:
        """Vectors of their full length; copies bring their own."""
        self.hands = vec[i64]([0] * int(RANKS * self.seats))
        self.played = vec[i64]([0] * int(RANKS * self.seats))
        self.deck = vec[i64]([0] * int(RANKS))
        self.points = vec[i64]([0] * int(self.seats))

    def shared(self) -> tuple[object, ...]:
        return (self.cards,)

    def copy_to(self, new: "TributeFields") -> None:
        """Make a bare state like this one."""
        new.rounds = self.rounds
        new.round = self.round
        new.prize = self.prize
        new.gone = self.gone
        new.hands = self.hands[:]
        new.played = self.played[:]
        new.deck = self.deck[:]
        new.chosen = self.chosen
        new.points = self.points[:]

    def words(self) -> vec[i64]:
        words = vec[i64](
            [
                self.rounds, self.round, self.prize, self.gone, self.chosen,
            ]
        )
        for i in range(len(self.hands)):
            words = append(words, self.hands[i])
        for i in range(len(self.played)):
            words = append(words, self.played[i])
        for i in range(len(self.deck)):
            words = append(words, self.deck[i])
        for i in range(len(self.points)):
            words = append(words, self.points[i])
        return self.further_words(words)

    def position_words(self) -> i64:
        return 5 + len(self.hands) + len(self.played) + len(self.deck) + len(self.points)

    def from_words(self, words: list[int]) -> None:
        self.rounds = words[0]
        self.round = words[1]
        self.prize = words[2]
        self.gone = words[3]
        self.chosen = words[4]
        at: i64 = 5
        self.hands = vec[i64](words[at + 0 : at + 1 * (RANKS * self.seats)])
        at += 1 * (RANKS * self.seats)
        self.played = vec[i64](words[at + 0 : at + 1 * (RANKS * self.seats)])
        at += 1 * (RANKS * self.seats)
        self.deck = vec[i64](words[at + 0 : at + 1 * (RANKS)])
        at += 1 * (RANKS)
        self.points = vec[i64](words[at + 0 : at + 1 * (self.seats)])
        at += 1 * (self.seats)
        self.take_further(words, at + 0)

    def tell_dealt(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Dealt(seat, card))

    def tell_turned_up(self, round: i64, worth: i64) -> None:
        if self.heard:
            self.note(events.TurnedUp(round, worth))

    def tell_chose(self, seat: i64) -> None:
        if self.heard:
            self.note(events.Chose(seat))

    def tell_shown(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Shown(seat, card))

    def tell_won(self, seat: i64, worth: i64) -> None:
        if self.heard:
            self.note(events.Won(seat, worth))

    def tell_tied(self, worth: i64) -> None:
        if self.heard:
            self.note(events.Tied(worth))

    def tell_ended(self) -> None:
        if self.heard:
            self.note(events.Ended())
