"""The generator for playouts, bots and simulations: small, fast, equal on every machine.

Real tables don't use it: their chance comes from a committed seed (`core.seeds`).
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64

LOW: Final = 0xFFFFFFFF


@final
class Rng:
    """Multiply-with-carry: 63 bits of state, 32 bits a draw, no overflow, some 2 ns compiled."""

    state: i64

    def __init__(self, seed: int | str = 0) -> None:
        self.restart(str(seed))

    def restart(self, seed: str) -> None:
        """Begin the stream that belongs to this seed."""
        digest = hashlib.sha256(seed.encode()).digest()
        self.state = (int.from_bytes(digest[:8], "big") >> 2) + 1

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, for n up to 2**31."""
        self.state = 2147483085 * (self.state & LOW) + (self.state >> 32)
        return (self.state & LOW) * n >> 32
