"""Fields and events of Brandub, generated from position.py and events.py by `fidchell generate`.

Never edit this file.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.earlier import Earlier, add_words, read_words
from fidchell.core.state import State
from fidchell.games.brandub import events


class BrandubFields(State):
    """All that a state of Brandub is made of."""

    attackers: i64  # their squares
    defenders: i64  # their squares
    king: i64  # his square
    seat: i64  # whose turn it is
    ended: i64  # why it has ended
    turn: i64  # moves so far, and this one
    earlier: Earlier | None  # positions since the last capture, this one first

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.heard = False
        self.out = None
        self.attackers = 0
        self.defenders = 0
        self.king = 24
        self.seat = 0
        self.ended = 0
        self.turn = 1
        self.earlier = None

    def copy_to(self, new: "BrandubFields") -> None:
        """Make a bare state like this one."""
        new.attackers = self.attackers
        new.defenders = self.defenders
        new.king = self.king
        new.seat = self.seat
        new.ended = self.ended
        new.turn = self.turn
        new.earlier = self.earlier

    def words(self) -> vec[i64]:
        words = vec[i64](
            [
                self.attackers, self.defenders, self.king, self.seat, self.ended, self.turn,
            ]
        )
        return add_words(words, self.earlier)

    def position_words(self) -> i64:
        return 5

    def from_words(self, words: list[int]) -> None:
        self.attackers = words[0]
        self.defenders = words[1]
        self.king = words[2]
        self.seat = words[3]
        self.ended = words[4]
        at: i64 = 5
        self.turn = words[at + 0]
        self.earlier = read_words(words, at + 1)

    def tell_moved(self, piece: i64, start: i64, end: i64, over: bool) -> None:
        if self.heard:
            self.note(events.Moved(piece, start, end, over))

    def tell_walked(self, square: i64) -> None:
        if self.heard:
            self.note(events.Walked(square))

    def tell_captured(self, piece: i64, square: i64, royal: bool, armed: bool, more: bool) -> None:
        if self.heard:
            self.note(events.Captured(piece, square, royal, armed, more))

    def tell_king_taken(self, square: i64, way: i64) -> None:
        if self.heard:
            self.note(events.KingTaken(square, way))

    def tell_ended(self, ending: i64, winner: i64) -> None:
        if self.heard:
            self.note(events.Ended(ending, winner))
