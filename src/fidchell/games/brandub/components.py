"""The board as bits: square 0 is a1, 6 is g1, 48 is g7; a set of squares is one number."""

from typing import Final

from mypy_extensions import i64

from fidchell.core.bits import bit

ATTACKERS: Final = 0  # seats
KING: Final = 1

SIDE: Final = 7
SQUARES: Final = 49
THRONE: Final = 24  # d4
CORNERS: Final = 0x1040000000041  # a1, g1, a7, g7
ROYAL: Final = 0x1040001000041  # the corners and the throne
BOARD: Final = 0x1FFFFFFFFFFFF
NOT_A: Final = 0x1FBF7EFDFBF7E  # all but the first file
NOT_G: Final = 0xFDFBF7EFDFBF  # all but the last
ATTACKERS_AT_START: Final = 0x20400C600408
DEFENDERS_AT_START: Final = 0x82820000
MOST_ATTACKERS: Final = 8
MOST_DEFENDERS: Final = 4

# Actions: start + 64 * end; PASS is never legal, and there so that somebody who tries gets the reason.
MOVE: Final = 0
PASS: Final = 1

# Directions, so that what is met in this order has ascending numbers.
DOWN: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
UP: Final = 3

# Endings.
CORNER: Final = 1
TAKEN: Final = 2
STUCK: Final = 3
REPETITION: Final = 4
ENDINGS: Final = ("", "corner", "taken", "stuck", "repetition")
END_RULES: Final = ("", "BR end.corner", "BR end.king", "BR end.stuck", "BR end.repetition")

# How the king was taken.
BY_TWO: Final = 0
ON_THRONE: Final = 1
BESIDE_THRONE: Final = 2


def beside(square: i64, direction: i64) -> i64:
    """The next square in a direction; -1 beyond the edge."""
    if direction == DOWN:
        return square - SIDE if square >= SIDE else -1
    if direction == LEFT:
        return square - 1 if square % SIDE else -1
    if direction == RIGHT:
        return square + 1 if square % SIDE < SIDE - 1 else -1
    return square + SIDE if square < SQUARES - SIDE else -1


def shifted(squares: i64, direction: i64) -> i64:
    """All these squares, one further in a direction; those that leave the board are gone."""
    if direction == DOWN:
        return squares >> SIDE
    if direction == LEFT:
        return (squares & NOT_A) >> 1
    if direction == RIGHT:
        return (squares & NOT_G) << 1
    return squares << SIDE & BOARD


def around(squares: i64) -> i64:
    """All squares beside some squares."""
    return (squares >> SIDE | squares << SIDE | (squares & NOT_A) >> 1 | (squares & NOT_G) << 1) & BOARD


def has(squares: i64, square: i64) -> bool:
    """Whether a square is among these; what is beyond the edge is nowhere."""
    return square >= 0 and squares >> square & 1 != 0


def beside_throne(square: i64) -> bool:
    return around(bit(THRONE)) >> square & 1 != 0
