"""The rules of Brandub, in the order of the rule book: pure, compiled, no words.

Sets of squares are bits of one number (components.py). No chance and no secrets.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core import earlier
from fidchell.core.bits import bit, count, nth
from fidchell.core.rng import Rng
from fidchell.core.state import OVER, Outcome
from fidchell.games.brandub import components as c
from fidchell.games.brandub.components import ATTACKERS, KING, THRONE, around, beside, beside_throne, has, shifted
from fidchell.games.brandub.fields import BrandubFields


@final
class BrandubState(BrandubFields):
    """A game of Brandub."""

    # -- The board ----------------------------------------------------------------------------------------------------

    def setup(self) -> None:
        """BR board, BR setup: the king on his throne, his four defenders around him, two attackers beyond each."""
        self.attackers = c.ATTACKERS_AT_START
        self.defenders = c.DEFENDERS_AT_START
        self._note_position()

    def occupied(self) -> i64:
        return self.attackers | self.defenders | bit(self.king)

    def own(self, seat: i64) -> i64:
        """BR own: the pieces of a side."""
        return self.attackers if seat == ATTACKERS else self.defenders | bit(self.king)

    # -- Moving -------------------------------------------------------------------------------------------------------

    def reach(self, direction: i64) -> i64:
        """BR move, BR move.blocked, BR royal, BR royal.pass, BR royal.return: the squares that pieces of the side to
        move can go to in a direction. At most one piece can reach a square from one side."""
        free = c.BOARD & ~self.occupied()
        men = self.attackers if self.seat == ATTACKERS else self.defenders
        king: i64 = 0 if self.seat == ATTACKERS else bit(self.king)
        found: i64 = 0
        men = shifted(men, direction) & free
        while men:
            found |= men & ~c.ROYAL
            men = shifted(men, direction) & free
        king = shifted(king, direction) & free
        while king:
            found |= king
            king = shifted(king, direction) & free
        return found

    def origin(self, end: i64, direction: i64) -> i64:
        """The first piece that is met from a square: the one that comes from there."""
        taken = self.occupied()
        start = beside(end, direction)
        while not taken >> start & 1:
            start = beside(start, direction)
        return start

    def can_move(self) -> bool:
        """BR end.stuck: whether the side to move has a move; usually there is a free square beside some piece."""
        if around(self.own(self.seat)) & ~self.occupied() & ~c.ROYAL:
            return True
        return self.reach(c.DOWN) | self.reach(c.LEFT) | self.reach(c.RIGHT) | self.reach(c.UP) != 0

    def crosses(self, start: i64, end: i64) -> bool:
        """BR royal.pass: whether a move leads across the throne."""
        low, high = min(start, end), max(start, end)
        in_row = start // c.SIDE == end // c.SIDE
        return low < THRONE < high and (in_row or start % c.SIDE == THRONE % c.SIDE)

    def step(self, action: i64, seat: i64) -> None:
        """BR turn, BR move: one piece moves; what it captures is taken; then it is the other side's turn.

        BR end.corner, BR end.king, BR end.repetition, BR end.stuck: unless that was the end.
        """
        start = action & 63
        end = action >> 6
        piece: i64 = 2 if start == self.king else seat
        if piece == 2:
            self.king = end
        elif seat == ATTACKERS:
            self.attackers ^= bit(start) | bit(end)
        else:
            self.defenders ^= bit(start) | bit(end)
        if self.heard:
            self._tell_move(piece, start, end)
        way = self._capture(seat, end)
        self.seat = 1 - seat
        self.turn += 1
        times = self._note_position()
        if has(c.CORNERS, self.king):
            self._end(c.CORNER)
        elif way >= 0:
            self._end(c.TAKEN)
        elif times >= 3:
            self._end(c.REPETITION)
        elif not self.can_move():
            self._end(c.STUCK)

    def _tell_move(self, piece: i64, start: i64, end: i64) -> None:
        """BR capture.active: a piece that moves between two enemies isn't taken."""
        self.tell_moved(piece, start, end, self.crosses(start, end))
        enemies = self.attackers if piece else self.defenders | bit(self.king)
        for direction in range(2):
            if has(enemies, beside(end, direction)) and has(enemies, beside(end, c.UP - direction)):
                self.tell_walked(end)

    # -- Capturing ----------------------------------------------------------------------------------------------------

    def _capture(self, seat: i64, end: i64) -> i64:
        """BR capture, BR capture.several: whatever stands between the piece that has moved and another enemy of it.

        BR end.repetition: no position from before a capture comes again. BR king: how the king was taken, or -1.
        """
        way: i64 = -1
        taken: i64 = 0
        for direction in range(c.DOWN, c.UP + 1):
            victim = beside(end, direction)
            beyond = beside(victim, direction)
            if seat == ATTACKERS and victim == self.king:
                way = self.king_taken(beyond)
                if way >= 0:
                    self.tell_king_taken(victim, way)
            elif has(self.own(1 - seat), victim) and self.hostile(beyond, 1 - seat):
                taken |= bit(victim)
                armed = seat == KING and (end == self.king or beyond == self.king)
                anvil = not has(self.own(seat), beyond)
                self.tell_captured(1 - seat, victim, anvil, armed, count(taken) > 1)
        if taken:
            self.attackers &= ~taken
            self.defenders &= ~taken
            self.earlier = None
        return way

    def hostile(self, square: i64, seat: i64) -> bool:
        """BR capture, BR capture.royal, BR capture.armed: whether a man of this seat can be taken against a square.

        A corner always; the throne when it is empty. Attackers even with the king on it: he is an enemy himself.
        """
        return has(self.own(1 - seat) | c.CORNERS, square) or (square == THRONE and self.king != THRONE)

    # -- The king -----------------------------------------------------------------------------------------------------

    def king_taken(self, beyond: i64) -> i64:
        """BR king, BR king.throne, BR king.beside: how an attacker beside the king takes him, or -1.

        `beyond`: the square on his other side.
        """
        if self.king == THRONE:
            return c.ON_THRONE if count(around(bit(THRONE)) & self.attackers) == 4 else -1
        if beside_throne(self.king):
            return c.BESIDE_THRONE if count(around(bit(self.king)) & self.attackers) == 3 else -1
        return c.BY_TWO if has(self.attackers | c.CORNERS, beyond) else -1

    # -- The end ------------------------------------------------------------------------------------------------------

    def _end(self, ending: i64) -> None:
        """BR end.corner, BR end.king, BR end.stuck, BR end.over."""
        self.ended = ending
        self.tell_ended(ending, self.winner())

    def winner(self) -> i64:
        """Whoever has moved last; nobody after a repetition, or as long as it goes on."""
        return -1 if not self.ended or self.ended == c.REPETITION else 1 - self.seat

    def place(self) -> i64:
        """The position without the defenders."""
        return self.attackers | self.king << c.SQUARES | self.seat << c.SQUARES + 6

    def _note_position(self) -> i64:
        """BR end.repetition: how often this position has come since the last capture."""
        place = self.place()
        times = 1 + earlier.times(self.earlier, place, self.defenders)
        self.earlier = earlier.Earlier(place, self.defenders, self.earlier)
        return times

    # -- The contract -------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        return OVER if self.ended else self.seat

    def moves(self, seat: i64) -> vec[i64]:
        """Ascending: by the square where a move ends, and there from below, left, right and above."""
        found = vec[i64]()
        below, left, right, above = self.reach(c.UP), self.reach(c.RIGHT), self.reach(c.LEFT), self.reach(c.DOWN)
        rest = below | left | right | above
        while rest:
            end = nth(rest, 0)
            rest &= rest - 1
            if below >> end & 1:
                found = append(found, self.origin(end, c.DOWN) + 64 * end)
            if left >> end & 1:
                found = append(found, self.origin(end, c.LEFT) + 64 * end)
            if right >> end & 1:
                found = append(found, self.origin(end, c.RIGHT) + 64 * end)
            if above >> end & 1:
                found = append(found, self.origin(end, c.UP) + 64 * end)
        return found

    def any_move(self, rng: Rng) -> i64:
        """One of `moves` at random, without making the list."""
        below, left, right, above = self.reach(c.UP), self.reach(c.RIGHT), self.reach(c.LEFT), self.reach(c.DOWN)
        r = rng.below(count(below) + count(left) + count(right) + count(above))
        end: i64 = 0
        while True:
            ways = (below >> end & 1) + (left >> end & 1) + (right >> end & 1) + (above >> end & 1)
            if r < ways:
                break
            r -= ways
            end += 1
        if below >> end & 1:
            if not r:
                return self.origin(end, c.DOWN) + 64 * end
            r -= 1
        if left >> end & 1:
            if not r:
                return self.origin(end, c.LEFT) + 64 * end
            r -= 1
        if right >> end & 1 and not r:
            return self.origin(end, c.RIGHT) + 64 * end
        return self.origin(end, c.UP) + 64 * end

    def playout(self, rng: Rng) -> i64:
        """The generic loop without lists."""
        decisions: i64 = 0
        while not self.ended:
            self.step(self.any_move(rng), self.seat)
            decisions += 1
        return decisions

    def value(self, seat: i64) -> float:
        winner = self.winner()
        if winner < 0:
            return 0.0
        return 1.0 if winner == seat else -1.0

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        winner = int(self.winner())
        scores = (float(count(self.attackers)), float(count(self.defenders)))
        return Outcome(() if winner < 0 else (winner,), scores, c.ENDINGS[self.ended], c.END_RULES[self.ended])

    def resample(self, seat: int, rng: Rng) -> "BrandubState":
        """Nothing is secret."""
        return self.clone()

    def turns(self) -> int:
        return int(self.turn)

    def tally(self) -> list[tuple[str, float]]:
        return [("attackers", float(count(self.attackers))), ("defenders", float(count(self.defenders)))]

    def clone(self) -> "BrandubState":
        new = BrandubState(self.seats)
        self.copy_to(new)
        return new

    def check(self) -> None:
        """Every piece has a square of its own; how it ended fits; else there is a move."""
        self._check_men(self.attackers, self.defenders, self.king, "attackers, defenders, king")
        cornered = has(c.CORNERS, self.king)
        assert (self.ended == c.CORNER) == cornered, "ended: the king in a corner has won"
        assert not cornered or self.seat == ATTACKERS, "player: the king has just moved"
        if self.ended == c.TAKEN:
            assert self.seat == KING, "player: the attackers have just moved"
            assert self._surrounded(), "ended: the king isn't surrounded"
        elif self.ended == c.STUCK:
            assert not self.can_move(), "ended: there is a move"
        else:
            assert self.ended or self.can_move(), "ended: there is no move"
        self._check_history()

    def _surrounded(self) -> bool:
        for direction in range(c.DOWN, c.UP + 1):
            near = beside(self.king, direction)
            if has(self.attackers, near) and self.king_taken(beside(self.king, c.UP - direction)) >= 0:
                return True
        return False

    def _check_men(self, attackers: i64, defenders: i64, king: i64, what: str) -> None:
        assert 0 <= king < c.SQUARES, f"{what}: no king"
        assert not attackers & defenders and not (attackers | defenders) >> king & 1, f"{what}: two on a square"
        assert not (attackers | defenders) & c.ROYAL, f"{what}: only the king stands on a royal square"
        assert count(attackers) <= c.MOST_ATTACKERS, f"{what}: too many attackers"
        assert count(defenders) <= c.MOST_DEFENDERS, f"{what}: too many defenders"

    def _check_history(self) -> None:
        """BR end.repetition: what was before fits."""
        known = self.earlier
        latest = known is not None and known.place == self.place() and known.rest == self.defenders
        assert latest, "earlier: the first of them is the position itself"
        now = (int(self.place()), int(self.defenders))
        draw = self.ended == c.REPETITION
        times: dict[tuple[int, int], int] = {}
        while known is not None:
            attackers = known.place & c.BOARD
            self._check_men(attackers, known.rest, known.place >> c.SQUARES & 63, "earlier")
            assert 0 <= known.place >> c.SQUARES + 6 <= KING, "earlier: no such player"
            key = (int(known.place), int(known.rest))
            times[key] = times.get(key, 0) + 1
            assert times[key] < 3 or (draw and key == now), "earlier: a position comes a third time"
            known = known.before
        assert not draw or times.get(now, 0) == 3, "ended: this position comes for the third time"
