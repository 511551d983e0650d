"""Earlier positions, for rules about repetition: a chain that copies of a state share.

A game packs each position into two numbers, as it likes. Declared by `Field("earlier", chain=True)`.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Earlier:
    """A position and the ones before it."""

    place: i64
    rest: i64
    before: "Earlier | None"

    def __init__(self, place: i64, rest: i64, before: "Earlier | None") -> None:
        self.place = place
        self.rest = rest
        self.before = before


def times(known: Earlier | None, place: i64, rest: i64) -> i64:
    """How often a position is in the chain."""
    found: i64 = 0
    while known is not None:
        if known.place == place and known.rest == rest:
            found += 1
        known = known.before
    return found


def pairs(known: Earlier | None) -> list[tuple[int, int]]:
    """The positions of a chain, the latest first."""
    found: list[tuple[int, int]] = []
    while known is not None:
        found.append((int(known.place), int(known.rest)))
        known = known.before
    return found


def add_words(words: vec[i64], known: Earlier | None) -> vec[i64]:
    """The words of a state with those of its chain."""
    while known is not None:
        words = append(append(words, known.place), known.rest)
        known = known.before
    return words


def read_words(words: list[int], at: i64) -> Earlier | None:
    """The chain whose words begin here."""
    known: Earlier | None = None
    for i in range(len(words) - 2, at - 1, -2):
        known = Earlier(words[i], words[i + 1], known)
    return known
