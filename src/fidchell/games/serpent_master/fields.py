"""Fields and events of SerpentMaster, generated from position.py and events.py by `fidchell generate`.

Never edit this file.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.state import State
from fidchell.games.serpent_master import events
from fidchell.games.serpent_master.components import SQUARES, Patterns


class SerpentMasterFields(State):
    """All that a state of SerpentMaster is made of."""

    patterns: Patterns
    side: i64  # squares along the edge of the board
    oldest: i64  # who counts as the oldest
    phase: i64  # what is going on; it follows from the rest
    heads: i64  # where the heads are
    entries: i64  # where they enter
    hands: i64  # bit sets
    chosen: i64  # what is chosen in this round: card + 1
    round: i64  # rounds that are over
    order: i64  # who is still to resolve, three bits each: seat + 1
    lost: i64  # how many cards are lost, four bits a seat
    ties: i64  # ties broken by earlier cards, and by age: eight bits each
    played: vec[i64]  # seat → its cards in order of play, four bits each: card + 1
    stacks: vec[i64]  # square → its stack; 64 + square → its rest, if any has one
    fitting: i64  # the ways in which the card that is being resolved fits, as a bit set

    def __init__(self, patterns: Patterns, seats: i64) -> None:
        self.seats = seats
        self.heard = False
        self.out = None
        self.patterns = patterns
        self.side = 8
        self.oldest = 0
        self.phase = 0
        self.heads = 0
        self.entries = 0
        self.hands = 0
        self.chosen = 0
        self.round = 0
        self.order = 0
        self.lost = 0
        self.ties = 0
        self.played = vec[i64]()
        self.stacks = vec[i64]()
        self.fitting = 0

    def lay_table(self) -> None:
        """Vectors of their full length; copies bring their own."""
        self.played = vec[i64]([0] * int(self.seats))
        self.stacks = vec[i64]([0] * int(SQUARES))

    def shared(self) -> tuple[object, ...]:
        return (self.patterns,)

    def copy_to(self, new: "SerpentMasterFields") -> None:
        """Make a bare state like this one."""
        new.side = self.side
        new.oldest = self.oldest
        new.phase = self.phase
        new.heads = self.heads
        new.entries = self.entries
        new.hands = self.hands
        new.chosen = self.chosen
        new.round = self.round
        new.order = self.order
        new.lost = self.lost
        new.ties = self.ties
        new.played = self.played[:]
        new.stacks = self.stacks[:]
        new.fitting = self.fitting

    def words(self) -> vec[i64]:
        words = vec[i64](
            [
                self.seats, self.side, self.oldest, self.phase, self.heads, self.entries, self.hands, self.chosen,
                self.round, self.order, self.lost, self.ties,
            ]
        )
        for i in range(len(self.played)):
            words = append(words, self.played[i])
        return self.further_words(words)

    def position_words(self) -> i64:
        return 12 + len(self.played)

    def from_words(self, words: list[int]) -> None:
        self.seats = words[0]
        self.side = words[1]
        self.oldest = words[2]
        self.phase = words[3]
        self.heads = words[4]
        self.entries = words[5]
        self.hands = words[6]
        self.chosen = words[7]
        self.round = words[8]
        self.order = words[9]
        self.lost = words[10]
        self.ties = words[11]
        at: i64 = 12
        self.played = vec[i64](words[at + 0 : at + 1 * (self.seats)])
        at += 1 * (self.seats)
        self.take_further(words, at + 0)

    def tell_entered(self, seat: i64, square: i64) -> None:
        if self.heard:
            self.note(events.Entered(seat, square))

    def tell_dealt(self, seat: i64) -> None:
        if self.heard:
            self.note(events.Dealt(seat))

    def tell_chose(self, seat: i64) -> None:
        if self.heard:
            self.note(events.Chose(seat))

    def tell_revealed(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Revealed(seat, card))

    def tell_ordered(self) -> None:
        if self.heard:
            self.note(events.Ordered(self.in_order(), self.ties_broken()))

    def tell_placed(self, seat: i64, card: i64, way: i64) -> None:
        if self.heard:
            self.note(events.Placed(
                seat, card, way, self.waits_outside(seat), self.enters_at_corner(seat), self.squares(way),
                self.tokens_below(way)
            ))

    def tell_lost(self, seat: i64, card: i64) -> None:
        if self.heard:
            self.note(events.Lost(seat, card, self.head_in_doorway()))

    def tell_round_over(self, round: i64) -> None:
        if self.heard:
            self.note(events.RoundOver(round))

    def tell_ended(self) -> None:
        if self.heard:
            self.note(events.Ended(self.how_decided()))

    def in_order(self) -> tuple[int, ...]:
        raise NotImplementedError

    def ties_broken(self) -> tuple[int, ...]:
        raise NotImplementedError

    def waits_outside(self, seat: i64) -> bool:
        raise NotImplementedError

    def enters_at_corner(self, seat: i64) -> bool:
        raise NotImplementedError

    def squares(self, way: i64) -> tuple[int, ...]:
        raise NotImplementedError

    def tokens_below(self, way: i64) -> tuple[tuple[int, ...], ...]:
        raise NotImplementedError

    def head_in_doorway(self) -> bool:
        raise NotImplementedError

    def how_decided(self) -> i64:
        raise NotImplementedError
