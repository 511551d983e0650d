"""What every chapter needs of a position; the chapters are modules beside this one: functions over `Ireland`.

Nothing hidden is decided: decks and bags are heaps, a Druid gets his value when he is turned over, a Leader his other
side when he is, a Relic its value when it is made (BTS ruling.hidden).
"""

from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.fields import BanishTheSnakesFields


class Ireland(BanishTheSnakesFields):
    """The table: its fields are declared in position.py, what may happen there in events.py."""

    def lay_table(self) -> None:
        super().lay_table()
        for seat in range(self.seats):
            self.put(seat, c.SAINT, c.NO_CARD)
            self.put(seat, c.AREA, -1)

    def push(self, kind: i64, argument: i64 = 0) -> None:
        self.frames = frames.push(self.frames, kind, argument)

    def pop(self) -> None:
        self.frames = frames.pop(self.frames)

    def replace(self, kind: i64, argument: i64) -> None:
        """Another frame in place of the top one."""
        self.frames = frames.push(frames.pop(self.frames), kind, argument)

    def count_deed(self, deed: i64) -> None:
        self.deeds += bit(10 * deed)

    def who(self, seat: i64) -> i64:
        """A seat as events name it: with its Saint at that time, or its Acolyte; before it has one, the seat alone."""
        saint = self.saint_of(seat)
        if saint == c.NO_CARD:
            return seat | (c.AN_ACOLYTE << c.WHO_SHIFT if self.turn else 0)
        return seat | (c.A_SAINT + saint - (c.START_SAINT if saint >= c.START_SAINT else c.DECK_SAINT)) << c.WHO_SHIFT

    def proposer(self) -> i64:
        """BTS ruling.consensus: who proposes what is added or left out: the first player; -1: chance, or one alone."""
        by_chance = self.way == c.RANDOM_SAINTS and frames.kind(self.frames) == c.CAST
        return -1 if by_chance or self.seats == 1 else self.who(c.PROPOSER)

    # -- mats ---------------------------------------------------------------------------------------------------------

    def saint_of(self, seat: i64) -> i64:
        return self.mats[c.MAT * seat + c.SAINT]

    def area_of(self, seat: i64) -> i64:
        return self.mats[c.MAT * seat + c.AREA]

    def zeal_of(self, seat: i64) -> i64:
        return self.mats[c.MAT * seat + c.ZEAL]

    def keepers_of(self, seat: i64) -> i64:
        return self.mats[c.MAT * seat + c.HELD]

    def put(self, seat: i64, what: i64, value: i64) -> None:
        """SAINT, AREA, ZEAL or HELD of a seat's mat."""
        self.mats[c.MAT * seat + what] = value

    def drop_keeper(self, seat: i64, card: i64) -> None:
        self.put(seat, c.HELD, c.without_keeper(self.keepers_of(seat), card))

    def discard_card(self, card: i64) -> None:
        """BTS ruling.discards: to the Discard Pile, events and Saints; a Gift leaves the game."""
        if card < c.EVENTS:
            self.discard |= bit(card)
        elif card < c.GIFT:
            self.discard_saints |= bit(card - c.DECK_SAINT)

    def ability(self, seat: i64, what: i64) -> i64:
        """BTS 10.1.abilities, BTS 6.keeper.asleep, BTS 6.keeper.columba: of the active Saint, the Gifts held, and
        whoever works as a Keeper; the numbers add up. BTS 11.acolyte.plain: an Acolyte has none of their own."""
        table = self.box.ability
        works = self.box.works_as_keeper
        mats = self.mats  # read here: of all that is asked in a game, this is asked most
        saint = mats[c.MAT * seat + c.SAINT]
        total: i64 = 0
        if saint != c.NO_CARD:
            total = table[c.ABILITIES * saint + what]
        keepers = mats[c.MAT * seat + c.HELD]
        while keepers:
            card = (keepers & 127) - 1
            if works[card]:
                total += table[c.ABILITIES * card + what]
            keepers >>= c.KEEPER_BITS
        return total

    def present(self, area: i64) -> i64:
        """The seats whose pawn stands in an Area, as a bit set."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.area_of(seat) == area:
                found |= bit(seat)
        return found

    def pile_cards(self, pile: i64) -> i64:
        """The events that wait in a pile. BTS 14.beginner.invasion: one of them is not in the game."""
        cards = self.box.pile[pile]
        if self.level == c.BEGINNER and self.box.invasion >= 0:
            cards &= ~bit(self.box.invasion)
        return cards

    def end(self, ending: i64) -> None:
        """BTS 12.over: nothing is drawn or done any more."""
        self.tell_ended(ending, frames.kind(self.frames) == c.AFTER, self.effort)
        self.ended = ending
        self.frames = self.pc = self.losing = self.received = 0
        self.asked = c.NO_CARD
