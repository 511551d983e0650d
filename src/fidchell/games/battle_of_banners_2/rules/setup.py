"""Setting up: sides, pieces, deck, and who begins."""

from mypy_extensions import i64

from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.rules.state import Battlefield
from fidchell.games.battle_of_banners_2.rules.teams import begin


def set_up(s: Battlefield, limit: int, first: int) -> None:
    """BOB setup.sides, BOB setup.pieces, BOB setup.deck: pieces on their drawbridges, all cards in the deck.

    `first`: the side that begins, if the table has agreed on one, or NONE.
    """
    s.army0 = s.board.army0
    s.army1 = s.board.army1
    s.deck = s.copies
    s.limit = limit
    s.phase = c.START
    if first != c.NONE:
        s.mover = 2 * first
        s.turn = 1
        begin(s)


def first_roll(s: Battlefield, dice: i64) -> None:
    """BOB M1, BOB ruling.start: one die a side, the higher begins; a tie is rolled again."""
    s.tell_begun(dice >> 3, dice & 7)
    if dice >> 3 == dice & 7:
        return
    s.mover = 2 if dice & 7 > dice >> 3 else 0
    s.turn = 1
    begin(s)
