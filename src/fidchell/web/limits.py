"""What may come in: so much from one address (a bucket of tokens for each kind of thing), and only what is well put."""

import json
import time
from collections.abc import Callable
from typing import Any, Final

from starlette.requests import HTTPConnection

from fidchell.core.errors import FidchellError

# (at once, a second in the long run). Generous for a household behind one address, dull for a flood.
RATES: Final[dict[str, tuple[float, float]]] = {
    "create": (60, 1),  # tables: each stays in the store
    "join": (60, 1),
    "say": (30, 2),
    "api": (400, 100),  # everything under /api
}
MOST_BUCKETS: Final = 10_000


class TooMany(FidchellError):
    """Too much from one place; `wait` says in how many seconds there is room again."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"too many requests: try again in {max(1, round(wait))} s")
        self.wait = wait


class Bucket:
    """Holds `most` tokens, filled again at `rate` a second."""

    __slots__ = ("last", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most, self.rate, self.left, self.last = most, rate, most, now

    def take(self, now: float) -> float:
        """0 if there was a token to take, else how many seconds until there is one."""
        self.left = min(self.most, self.left + (now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return (1 - self.left) / self.rate
        self.left -= 1
        return 0.0

    def full(self, now: float) -> bool:
        return self.left + (now - self.last) * self.rate >= self.most


class Limits:
    """The buckets of all addresses."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def spend(self, kind: str, address: str) -> None:
        """Count one thing; TooMany if there have been too many."""
        now = self.clock()
        if len(self.buckets) >= MOST_BUCKETS:
            # A full bucket says no more than none. If none is full, forgetting all is better than growing for ever.
            self.buckets = {key: one for key, one in self.buckets.items() if not one.full(now)}
            if len(self.buckets) >= MOST_BUCKETS:
                self.buckets.clear()
        bucket = self.buckets.setdefault((kind, address), Bucket(*RATES[kind], now))
        wait = bucket.take(now)
        if wait:
            raise TooMany(wait)


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def whole(text: str, digits: int) -> int | None:
    """A whole number of at most so many digits; None for anything else."""
    return int(text) if text.isdecimal() and len(text) <= digits else None


class Malformed(FidchellError):
    """Something that is no JSON object as it should be."""


def read_object(text: str | bytes) -> dict[str, Any]:
    """A JSON object from outside; Malformed says what is wrong with anything else."""
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()  # half characters can be neither kept nor sent
    except RecursionError:
        raise Malformed("the JSON is nested too deeply") from None
    except UnicodeError:
        raise Malformed("the text is not UTF-8") from None
    except ValueError:
        raise Malformed("not JSON") from None
    if not isinstance(data, dict):
        raise Malformed("a message is a JSON object")
    return data
