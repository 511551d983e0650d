"""What a seat may know of a position, as flat small numbers, for learners; and all actions there are.

A game says both in its `observation.py`. Numbers are i16; what is written depends on nothing that the seat may not
know, so that resampled worlds look the same.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from fidchell.core.bits import bit
from fidchell.core.state import State

LARGEST: Final = 32767  # of a number in an observation: larger ones are cut


@mypyc_attr(allow_interpreted_subclasses=True)
class Observation:
    """How a game shows itself to learners."""

    def names(self, state: State) -> list[str]:
        """What the numbers are, in their order; the same for all states of a game with so many seats."""
        raise NotImplementedError

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        """Write what the seat may know from `at` on, where zeros are; where it ends."""
        raise NotImplementedError

    def actions(self, state: State) -> list[int]:
        """Every action that a seat may ever have in such a game, ascending: an action's place there is its id."""
        raise NotImplementedError


def put(into: vec[i16], at: i64, number: i64) -> i64:
    """A number."""
    if number > LARGEST:  # not `i16(… if … else …)`: that would box it
        number = LARGEST
    into[at] = i16(number)
    return at + 1


def put_flag(into: vec[i16], at: i64, yes: bool) -> i64:
    """1 if it is so."""
    if yes:
        into[at] = 1
    return at + 1


def put_one(into: vec[i16], at: i64, which: i64, n: i64) -> i64:
    """One of n, as a 1 in its place; anything else: none of them."""
    if 0 <= which < n:
        into[at + which] = 1
    return at + n


def put_bits(into: vec[i16], at: i64, bits: i64, n: i64) -> i64:
    """The first n members of a bit set."""
    place = at
    while bits:
        if bits & 1:
            if place >= at + n:
                break
            into[place] = 1
        bits >>= 1
        place += 1
    return at + n


def put_heap(into: vec[i16], at: i64, heap: i64, bits: i64, n: i64) -> i64:
    """The first n counts of a heap, so many bits wide each."""
    most = bit(bits) - 1
    place = at
    while heap and place < at + n:  # zeros are there
        into[place] = i16(heap & most)
        heap >>= bits
        place += 1
    return at + n
