"""The battlefield: who stands where, and who plays whom."""

from mypy_extensions import i64

from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import byte, is_scout
from fidchell.games.battle_of_banners_2.fields import BattleOfBannersFields


class Battlefield(BattleOfBannersFields):
    """A state as the chapters of the rules see it: sides, seats and pieces."""

    def in_teams(self) -> bool:
        """BOB setup.sides, BOB ruling.colours: one against one, a player has both colours; otherwise a team."""
        return self.seats > 2

    def seat_of(self, colour: i64) -> i64:
        """BOB ruling.three: with three players Red and Yellow are one seat."""
        if self.seats == 2:
            return colour >> 1
        if self.seats == 3 and colour == 3:
            return 2
        return colour

    def side_of_seat(self, seat: i64) -> i64:
        if self.seats == 2:
            return seat
        return seat >> 1

    def team(self, seat: i64) -> i64:
        return self.side_of_seat(seat)

    def who(self, colour: i64) -> i64:
        """A player in events: the colour in team play, 4 + side one against one."""
        if self.seats == 2:
            return 4 + (colour >> 1)
        return colour

    def figure(self, piece: i64) -> i64:
        """A piece in events: its colour, and 4 more for a scout (BOB M3)."""
        if self.seats == 2 and is_scout(piece):
            return 4 + (piece >> 2)
        return piece >> 2

    def at(self, piece: i64) -> i64:
        """The square of a piece; DEAD or GONE."""
        if piece < c.SLOTS:
            return self.army0 >> 8 * piece & 255
        return self.army1 >> 8 * (piece - c.SLOTS) & 255

    def stands(self, piece: i64) -> bool:
        """Whether there is such a piece on the board."""
        return piece & 3 < c.PIECES and self.at(piece) < c.DEAD

    def put(self, piece: i64, sq: i64) -> None:
        if piece < c.SLOTS:
            self.army0 += byte(sq - self.at(piece), piece)
        else:
            self.army1 += byte(sq - self.at(piece), piece - c.SLOTS)

    def on(self, sq: i64) -> i64:
        """The piece on a square, or NONE."""
        army = self.army0
        for slot in range(c.SLOTS - 1):
            if army >> 8 * slot & 255 == sq:
                return slot
        army = self.army1
        for slot in range(c.SLOTS - 1):
            if army >> 8 * slot & 255 == sq:
                return slot + c.SLOTS
        return c.NONE

    def pieces(self, side: i64) -> i64:
        """How many pieces a side has on the board."""
        army = self.army(side)
        n: i64 = 0
        for slot in range(c.SLOTS - 1):
            if army >> 8 * slot & 255 < c.DEAD:
                n += 1
        return n

    def carries(self, piece: i64) -> bool:
        return self.flag(1 - (piece >> 3)) == c.CARRIED + piece

    def flag_space(self, side: i64) -> i64:
        """BOB space.castle, BOB C5.take: where a side's flag can be taken; NONE while it is carried."""
        flag = self.flag(side)
        if flag == c.HOME:
            return self.board.castle[side]
        return flag if flag < c.CARRIED else c.NONE

    def carrier_at(self, side: i64) -> i64:
        """The square of whoever carries a side's flag, or NONE."""
        flag = self.flag(side)
        return self.at(flag - c.CARRIED) if flag >= c.CARRIED else c.NONE

    def moves_now(self, piece: i64) -> bool:
        """BOB ruling.team.own: whether a piece belongs to whoever moves now."""
        if self.seats == 2:
            return piece >> 3 == self.mover >> 1
        return piece >> 2 == self.mover

    def first_mover(self) -> i64:
        """The lowest piece that whoever moves now has."""
        return 4 * self.mover

    def last_mover(self) -> i64:
        """One more than the highest."""
        if self.seats == 2:
            return 4 * self.mover + 7
        return 4 * self.mover + 3

    def lost_to_rain(self) -> i64:
        """BOB item.rain.storm: 3 off while the enemy's rain falls."""
        return c.RAIN if self.rain(1 - (self.mover >> 1)) == 1 else 0
