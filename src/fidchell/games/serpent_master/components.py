"""What lies on the table: the pit with its stacks of tokens, and the cards as patterns.

A square is `8 * row + column`, whatever the board's size. A stack is an int: whether a head lies on it, its height and
its lowest 28 tokens (two bits each: whose); and one more for the rest, if any stack in the pit is higher. A set of
cards is fifteen bits.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = 4
CARDS: Final = 15  # a card is its number less one
ASIDE: Final = 4
ROUNDS: Final = 11
TOKENS: Final = 48  # of a colour
ALL_CARDS: Final = 0x7FFF

ROW: Final = 8  # squares in a row of the largest board
SQUARES: Final = 64
OUTSIDE: Final = 64  # where a head waits before its first token
NOWHERE: Final = 65  # a head whose entry has not been named

LOW: Final = 28  # tokens in the first int of a stack
HEIGHT: Final = 56  # the bit where its height begins
HEAD: Final = 62  # the bit that says that a head lies on it

# A card lies in one of sixteen ways: picture * 8 + mirrored * 4 + the direction that is ahead.
WAYS: Final = 16

# Actions are verb * 64 + argument: a square (enter), a card (commit, aside) or the way a card lies (place).
ENTER: Final = 0
COMMIT: Final = 1
PLACE: Final = 2
SET_ASIDE: Final = 3

# Phases.
ENTRY: Final = 0  # the players name where they will enter, the oldest first
DEAL: Final = 1  # four cards of each are set aside
CHOICE: Final = 2  # all choose a card
RESOLUTION: Final = 3  # the cards are resolved, the highest first
ENDED: Final = 4

# How the winner was found: by points, or by so many tie-breakers.
REASONS: Final = ("points", "stack", "alone", "draw")
REASON_RULES: Final = ("SM score", "SM tie.stack", "SM tie.alone", "SM tie.draw")

BY_AGE: Final = -1  # how a tie between cards broke: so many rounds back, or by age
TALLEST: Final = 59  # tokens that the two ints of a stack can hold


@final
class Patterns:
    """The fifteen cards: for each way a card may lie, its squares from the head, in the order of placing."""

    first: vec[i64]  # card * 16 + way → the first of its steps; -1: the card has no such way
    last: vec[i64]  # … → one past its last step
    dx: vec[i64]  # step → columns from the head
    dy: vec[i64]  # step → rows from the head
    by: vec[i64]  # step → squares from the head, as they are numbered
    box: vec[i64]  # card * 16 + way → its least and greatest column, its least and greatest row: see `box`
    end: vec[i64]  # card → one past the last of its ways
    pictures: list[list[list[tuple[int, int]]]]  # card → its pictures, as printed: head at (0, 0), ahead is (0, 1)
    mirrored: list[bool]  # card → whether it may be turned over, too

    def __init__(self, pictures: list[list[list[tuple[int, int]]]], mirrored: list[bool]) -> None:
        """SM card.1, SM card.2, SM card.3, SM card.4, SM card.5, SM card.6, SM card.7, SM card.8, SM card.9,
        SM card.10, SM card.11, SM card.12, SM card.13, SM card.14, SM card.15: what they show is data."""
        self.pictures = pictures
        self.mirrored = mirrored
        first: list[int] = []
        last: list[int] = []
        end: list[int] = []
        steps: list[tuple[int, int]] = []
        ways: list[list[tuple[int, int]]] = []
        for card in range(CARDS):
            known: list[list[tuple[int, int]]] = []
            end.append(0)
            for way in range(WAYS):
                cells = lie(pictures[card], mirrored[card], way)
                ways.append(cells)
                if cells and cells not in known:
                    known.append(cells)
                    end[-1] = way + 1
                    first.append(len(steps))
                    steps += cells
                else:
                    first.append(-1)
                last.append(len(steps))
        self.first = vec[i64](first)
        self.last = vec[i64](last)
        self.dx = vec[i64]([x for x, _ in steps])
        self.dy = vec[i64]([y for _, y in steps])
        self.by = vec[i64]([int(square(x, y)) for x, y in steps])
        self.box = vec[i64]([box(cells) for cells in ways])
        self.end = vec[i64](end)

    def __reduce__(self) -> tuple[object, ...]:
        return Patterns, (self.pictures, self.mirrored)


def lie(pictures: list[list[tuple[int, int]]], mirrored: bool, way: int) -> list[tuple[int, int]]:
    """SM pictures, SM turned, SM mirror: a card's squares when it lies in this way; none if it can't."""
    picture, flipped, ahead = way >> 3, way >> 2 & 1, way & 3
    if picture >= len(pictures) or (flipped and not mirrored):
        return []
    cells: list[tuple[int, int]] = []
    for x, y in pictures[picture]:
        x = -x if flipped else x
        cells.append([(x, y), (y, -x), (-x, -y), (-y, x)][ahead])
    return cells


def box(cells: list[tuple[int, int]]) -> int:
    """The least and greatest column and row of squares, seen from the head: four bits each, 8 more than they are."""
    columns, rows = [x + 8 for x, _ in cells] or [0], [y + 8 for _, y in cells] or [0]
    return min(columns) | max(columns) << 4 | min(rows) << 8 | max(rows) << 12


def square(x: i64, y: i64) -> i64:
    return ROW * y + x


def height(low: i64) -> i64:
    """How many tokens a stack has, from its first int."""
    return low >> HEIGHT & 63


def token(low: i64, high: i64, level: i64) -> i64:
    """Whose token lies on this level, counted from 0."""
    if level < LOW:
        return low >> 2 * level & 3
    return high >> 2 * (level - LOW) & 3
