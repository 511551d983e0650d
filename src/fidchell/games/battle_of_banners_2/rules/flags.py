"""Flags: taken, dropped and brought home."""

from mypy_extensions import i64

from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.rules.state import Battlefield


def take(s: Battlefield, piece: i64, sq: i64) -> None:
    """BOB space.castle, BOB C5.take: land on the enemy's castle or flag space to take the flag."""
    enemy = 1 - (piece >> 3)
    if s.flag_space(enemy) == sq:
        s.tell_took(piece, sq, s.flag(enemy) == c.HOME, s.item)
        s.set_flag(enemy, c.CARRIED + piece)
        s.set_takes(1 - enemy, s.takes(1 - enemy) + 1)


def remove(s: Battlefield, piece: i64, where: i64, sq: i64) -> None:
    """BOB C5, BOB ruling.flag.home: a piece goes; the flag it carries drops, or is home on its own castle."""
    carried = s.carries(piece)
    s.put(piece, where)
    if carried:
        enemy = 1 - (piece >> 3)
        home = sq == s.board.castle[enemy]
        s.set_flag(enemy, c.HOME if home else sq)
        if home:
            s.tell_went_home(enemy, False)
        else:
            how: i64 = c.BY_REAPED if where == c.GONE else c.BY_ATTACKER if piece == s.attacker else c.BY_DEFENDER
            s.tell_dropped(enemy, sq, how)
