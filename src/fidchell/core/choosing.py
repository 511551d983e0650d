"""What all choose at once, in secret: the choices of a round, packed into one int.

Four bits a seat: 0 until it has chosen, else its choice, from 0 to 14, plus one. So a fresh round is 0. A state keeps
them in a field whose codec says `bits=BITS` and `see=committed`: everybody sees that a seat has chosen, only the seat
itself what. They stay there until `first_to_choose` finds nobody; then the rules reveal them.
"""

from typing import Final

from mypy_extensions import i64

BITS: Final = 4
NOT_YET: Final = -1
NOBODY: Final = -1


def choice(chosen: i64, seat: i64) -> i64:
    """What a seat has chosen, or NOT_YET."""
    return (chosen >> BITS * seat & 15) - 1


def choose(chosen: i64, seat: i64, what: i64) -> i64:
    """The choices with this one; it replaces an earlier one, as `resample` needs it."""
    return chosen + ((what - choice(chosen, seat)) << BITS * seat)


def first_to_choose(chosen: i64, seats: i64) -> i64:
    """The lowest seat that hasn't chosen, or NOBODY."""
    for seat in range(seats):
        if choice(chosen, seat) == NOT_YET:
            return seat
    return NOBODY
