"""The spaces of the board: who may enter them, who must leave them, and when a keep is closed."""

from mypy_extensions import i64

from fidchell.core.bits import bit
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.rules.state import Battlefield


def must_leave(s: Battlefield) -> i64:
    """BOB space.castle.leave: the mover's piece on the enemy castle, which must be the one that moves, or NONE."""
    piece = s.on(s.board.castle[1 - (s.mover >> 1)])
    if piece == c.NONE or not s.moves_now(piece):
        return c.NONE
    return piece


def why_not_enter(s: Battlefield, piece: i64, sq: i64) -> i64:
    """Why a piece may not enter a square: a tree, a piece, a closed keep, for a carrier any keep, its own flag."""
    kind = s.board.kind[sq]
    if kind == c.TREE:
        return c.IS_TREE
    other = s.on(sq)
    if other != c.NONE and other != piece:
        return c.TAKEN
    if kind == c.KEEP:
        if is_closed(s, sq):
            return c.KEEP_CLOSED
        if s.carries(piece):
            return c.CARRIER_KEEP
    return c.OWN_FLAG if s.flag(piece >> 3) == sq else c.ALLOWED


def is_closed(s: Battlefield, sq: i64) -> bool:
    """BOB space.keep.closed."""
    keep = s.board.keep_at[sq]
    return keep != c.NONE and s.closed >> 2 * keep & 3 != 0


def leave(s: Battlefield, sq: i64) -> None:
    """BOB space.keep.closed, BOB ruling.keep: a keep that a piece leaves is closed in this turn and two more."""
    keep = s.board.keep_at[sq]
    if keep != c.NONE:
        s.closed |= c.CLOSED * bit(2 * keep)
        s.tell_closed(sq)
