"""The way that each serpent has taken, worked out from what lies in the pit.

A position remembers stacks, not who laid which token when. But a serpent's cards are known in their order, and each
goes on from where the one before it ended: hardly ever do two ways cover the same squares.
"""

from collections import Counter
from functools import lru_cache
from typing import Final

from fidchell.games.serpent_master import components as c
from fidchell.games.serpent_master.components import CARDS, OUTSIDE, ROW, WAYS, Patterns, lie
from fidchell.games.serpent_master.rules import SerpentMasterState

Trail = tuple[int, ...]  # squares, from the tail to the head
Cells = tuple[tuple[int, int], ...]
EFFORT: Final = 20_000  # cards tried before one gives up: a puzzle may have tokens that no cards explain


def trail(state: SerpentMasterState, stacks: list[tuple[int, ...]], seat: int) -> Trail:
    """The squares of a serpent in the order in which it came to them; empty if no way explains its tokens."""
    head = int(state.head(seat))
    if head >= OUTSIDE:
        return ()
    tokens = [place for place, stack in enumerate(stacks) for owner in stack if owner == seat]
    cards = tuple(state.cards_played(seat))
    if state.phase == c.RESOLUTION and seat in state.in_order():
        cards = cards[:-1]  # it lies open, and its tokens are still to be placed
    shapes = lying(state.patterns)
    entry, side, lost = int(state.entry(seat)), int(state.side), int(state.cards_lost(seat))
    return found(shapes, cards, tuple(tokens), entry, head, side, lost)


KNOWN: dict[int, tuple[Patterns, tuple[tuple[Cells, ...], ...]]] = {}


def lying(patterns: Patterns) -> tuple[tuple[Cells, ...], ...]:
    """card → the ways in which it may lie."""
    kept = KNOWN.get(id(patterns))
    if kept is None or kept[0] is not patterns:
        ways = tuple(
            tuple(
                dict.fromkeys(
                    tuple(cells)
                    for way in range(WAYS)
                    if (cells := lie(patterns.pictures[card], patterns.mirrored[card], way))
                )
            )
            for card in range(CARDS)
        )
        kept = KNOWN[id(patterns)] = (patterns, ways)
    return kept[1]


@lru_cache(maxsize=256)  # a move changes one serpent
def found(
    shapes: tuple[tuple[Cells, ...], ...],
    cards: tuple[int, ...],
    tokens: tuple[int, ...],
    entry: int,
    head: int,
    side: int,
    lost: int,
) -> Trail:
    left, way = Counter(tokens), list[int]()
    tried = 0

    def starts(cells: Cells) -> tuple[int, int]:
        """Where the head is before a card: at the end of the way, or outside, before the entry."""
        if way:
            return way[-1] % ROW, way[-1] // ROW
        return entry % ROW - cells[0][0], entry // ROW - cells[0][1]

    def on(n: int, lost: int) -> bool:
        nonlocal tried
        if n == len(cards):
            return not lost and not +left and way[-1:] == [head]
        for cells in shapes[cards[n]]:
            tried += 1
            x, y = starts(cells)
            if tried > EFFORT or (not way and (sum(map(abs, cells[0])) != 1 or (0 <= x < side and 0 <= y < side))):
                continue
            places = [ROW * (y + dy) + x + dx if 0 <= x + dx < side and 0 <= y + dy < side else -1 for dx, dy in cells]
            if all(left[place] > 0 for place in places):
                left.subtract(places)
                way.extend(places)
                if on(n + 1, lost):
                    return True
                del way[-len(places) :]
                left.update(places)
        return lost > 0 and on(n + 1, lost - 1)

    return tuple(way) if on(0, lost) else ()
