"""Where a table's chance comes from, and how anybody can check it afterwards.

Before the first roll the table publishes `commitment = SHA-256(seed)` (the seed's bytes) and its table id; the seed
follows at the end. Event number n (0, 1, 2, … over the whole table; an undone roll is never redrawn) among T
equally likely tickets takes, for k = 0, 1, 2, …:

    x = the first 8 bytes, big-endian, of HMAC-SHA-256(key = seed, message = "table_id/n/k")

and the first x below T * floor(2**64 / T) gives ticket x mod T: exactly fair. docs/fairness.md has a worked example.

Players may contribute random bytes of their own after the commitment and before the first draw. Then the key is not the
seed itself but

    key = SHA-256(seed, then for each seat its contribution, or 32 zero bytes if it gave none)
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from fidchell.core.state import State


def new_seed() -> str:
    """256 bits, as hex."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published before the first roll."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def new_contribution() -> str:
    """256 bits of a player's own, as hex."""
    return secrets.token_hex(32)


def is_hex(text: str) -> bool:
    """Return true for 256 bits as hex: a seed, a commitment or a contribution."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def combine(seed: str, contributions: Sequence[str] | None) -> str:
    """Return what the draws are computed from; `contributions`: each seat's, "" for a seat that gave none."""
    if not contributions:
        return seed
    given = [bytes.fromhex(one or "00" * 32) for one in contributions]
    return hashlib.sha256(b"".join([bytes.fromhex(seed), *given])).hexdigest()


def ticket(seed: str, table_id: str, event: int, tickets: int) -> int:
    """The ticket that event number `event` draws."""
    limit = (1 << 64) // tickets * tickets
    k = 0
    while True:
        message = f"{table_id}/{event}/{k}".encode()
        x = int.from_bytes(hmac.digest(bytes.fromhex(seed), message, "sha256")[:8], "big")
        if x < limit:
            return x % tickets
        k += 1


class Source(Protocol):
    """Something that decides chance events."""

    def pick(self, state: State, event: int) -> int:
        """The outcome of this event in this state."""
        ...


class Seeded:
    """A committed seed decides."""

    def __init__(self, seed: str, table_id: str) -> None:
        self.seed = seed
        self.table_id = table_id

    def pick(self, state: State, event: int) -> int:
        return int(state.ticket(ticket(self.seed, self.table_id, event, int(state.tickets()))))


class Scripted:
    """A list decides: for tests and stored games."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        self.outcomes = iter(outcomes)

    def pick(self, state: State, event: int) -> int:
        return next(self.outcomes)
