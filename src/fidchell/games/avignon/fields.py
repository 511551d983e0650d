"""Fields and events of Avignon, generated from position.py and events.py by `fidchell generate`.

Never edit this file.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.earlier import Earlier, add_words, read_words
from fidchell.core.state import State
from fidchell.games.avignon import events
from fidchell.games.avignon.components import Characters


class AvignonFields(State):
    """All that a state of Avignon is made of."""

    cards: Characters
    lanes: i64  # who stands in each lane, and where
    rome: i64  # Rome's Congregation
    avignon: i64  # Avignon's Congregation
    deck: i64
    pile: i64  # the discard pile
    seat: i64  # whose turn it is
    left: i64  # actions left in this turn
    taken: i64  # kinds of action taken in this turn
    frames: i64  # what is going on
    chosen: i64  # lanes chosen for the petition's present instruction
    turn_start: i64  # lanes at the start of this turn
    samaritan: i64  # lanes at the start of the rival's last turn
    ended: i64  # why it has ended
    winner: i64
    repetition: i64  # whether repetitions count
    turn: i64  # counted from 1
    earlier: Earlier | None  # positions since somebody joined a Congregation, the latest first

    def __init__(self, cards: Characters, seats: i64) -> None:
        self.seats = seats
        self.heard = False
        self.out = None
        self.cards = cards
        self.lanes = 526040857210
        self.rome = 0
        self.avignon = 0
        self.deck = 0
        self.pile = 0
        self.seat = 0
        self.left = 0
        self.taken = 0
        self.frames = 0
        self.chosen = 0
        self.turn_start = -1
        self.samaritan = -1
        self.ended = 0
        self.winner = -1
        self.repetition = 0
        self.turn = 0
        self.earlier = None

    def shared(self) -> tuple[object, ...]:
        return (self.cards,)

    def copy_to(self, new: "AvignonFields") -> None:
        """Make a bare state like this one."""
        new.lanes = self.lanes
        new.rome = self.rome
        new.avignon = self.avignon
        new.deck = self.deck
        new.pile = self.pile
        new.seat = self.seat
        new.left = self.left
        new.taken = self.taken
        new.frames = self.frames
        new.chosen = self.chosen
        new.turn_start = self.turn_start
        new.samaritan = self.samaritan
        new.ended = self.ended
        new.winner = self.winner
        new.repetition = self.repetition
        new.turn = self.turn
        new.earlier = self.earlier

    def words(self) -> vec[i64]:
        words = vec[i64](
            [
                self.lanes, self.rome, self.avignon, self.deck, self.pile, self.seat, self.left, self.taken,
                self.frames, self.chosen, self.turn_start, self.samaritan, self.ended, self.winner, self.repetition,
                self.turn,
            ]
        )
        return add_words(words, self.earlier)

    def position_words(self) -> i64:
        return 15

    def from_words(self, words: list[int]) -> None:
        self.lanes = words[0]
        self.rome = words[1]
        self.avignon = words[2]
        self.deck = words[3]
        self.pile = words[4]
        self.seat = words[5]
        self.left = words[6]
        self.taken = words[7]
        self.frames = words[8]
        self.chosen = words[9]
        self.turn_start = words[10]
        self.samaritan = words[11]
        self.ended = words[12]
        self.winner = words[13]
        self.repetition = words[14]
        at: i64 = 15
        self.turn = words[at + 0]
        self.earlier = read_words(words, at + 1)

    def tell_dealt(self, seat: i64) -> None:
        if self.heard:
            self.note(events.Dealt(seat))

    def tell_acted(self, seat: i64, verb: i64, who: i64) -> None:
        if self.heard:
            self.note(events.Acted(seat, verb, who))

    def tell_moved(self, lane: i64, who: i64, start: i64, end: i64, pulled: bool) -> None:
        if self.heard:
            self.note(events.Moved(lane, who, start, end, pulled))

    def tell_joined(self, lane: i64, who: i64, seat: i64, leftover: bool, chosen: bool) -> None:
        if self.heard:
            self.note(events.Joined(lane, who, seat, leftover, chosen))

    def tell_discarded(self, lane: i64, who: i64) -> None:
        if self.heard:
            self.note(events.Discarded(lane, who))

    def tell_drew(self, lane: i64, who: i64, city: i64) -> None:
        if self.heard:
            self.note(events.Drew(lane, who, city, self.why_drawn(), self.somebody_missing()))

    def tell_reshuffled(self) -> None:
        if self.heard:
            self.note(events.Reshuffled(self.why_drawn()))

    def tell_turn_ended(self, seat: i64, turn: i64, lanes: i64, start: i64, before: i64) -> None:
        if self.heard:
            self.note(events.TurnEnded(seat, turn, lanes, start, before))

    def tell_ended(self, ending: i64, winner: i64, followers: i64) -> None:
        if self.heard:
            self.note(events.Ended(ending, winner, followers))

    def why_drawn(self) -> i64:
        raise NotImplementedError

    def somebody_missing(self) -> bool:
        raise NotImplementedError
