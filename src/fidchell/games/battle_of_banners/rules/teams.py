"""Whose turn it is: the two sides, and the partners of a side one after the other."""

from fidchell.core.bits import bit
from fidchell.games.battle_of_banners import components as c
from fidchell.games.battle_of_banners.rules.ending import end
from fidchell.games.battle_of_banners.rules.state import Battlefield


def begin(s: Battlefield) -> None:
    """BOB ruling.card.window, BOB ruling.team.order: a part begins with the moment for items, if a card is there.

    BOB ruling.horse: a partner's Horse is gone. Whether any card fits is not asked: that would give the hand away.
    """
    s.tell_turn(s.mover, s.turn)
    side = s.mover >> 1
    s.horse = s.dice = 0
    if s.hand(side) and not s.used(side):
        s.phase = c.WINDOW
    else:
        roll(s)


def roll(s: Battlefield) -> None:
    """BOB M2, BOB item.horse: a die, or two with a Horse. Without a piece there is nothing to roll for."""
    if s.horse:
        s.phase = c.RIDING
    elif has_piece(s):
        s.phase = c.ROLLING
    else:
        finish(s)


def has_piece(s: Battlefield) -> bool:
    if s.seats == 2:
        return True
    for piece in range(4 * s.mover, 4 * s.mover + 3):
        if s.at(piece) < c.DEAD:
            return True
    return False


def finish(s: Battlefield) -> None:
    """BOB ruling.turn, BOB D2, BOB ruling.limit: the part is over; the partner's or the other side's turn."""
    if s.attacker == c.NONE:
        s.fought = 0  # a fight is looked at until the next part is over
    s.item = s.chosen = s.attacker = s.target = s.origin = c.NONE
    s.attack_card = s.defence_card = c.NONE
    s.attack_dice = s.defence_dice = 0
    if s.turn >= s.limit:
        end(s, c.LIMIT, c.NONE)
        return
    s.turn += 1
    if s.seats > 2 and not s.mover & 1:
        s.mover += 1
    else:
        s.mover = 2 - (s.mover & 2)
        next_team(s)
    begin(s)


def next_team(s: Battlefield) -> None:
    """BOB ruling.keep, BOB ruling.ghost, BOB ruling.rain: what lasts for some turns is a turn nearer its end."""
    s.fresh = s.used0 = s.used1 = s.attacked = 0
    if s.ghost0 | s.ghost1 | s.rain0 | s.rain1:
        for side in range(2):
            if s.ghost(side):
                s.set_ghost(side, s.ghost(side) - 1)
            if s.rain(side):
                s.set_rain(side, s.rain(side) - 1)
    if s.closed:
        for keep in range(len(s.board.keeps)):
            if s.closed >> 2 * keep & 3:
                s.closed -= bit(2 * keep)
