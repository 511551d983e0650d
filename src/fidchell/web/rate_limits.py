"""Rate limits: how much may come from one address, a token bucket for each kind of request."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection

from fidchell.core.errors import FidchellError

T = TypeVar("T")

# The limits for an address: (burst, per second in the long run). Generous for a school behind one address, tight
# for a flood. Every route, endpoint and verb names one of these.
RATES: Final[dict[str, tuple[float, float]]] = {
    "any": (1600, 400),  # every request, including static files and refusals
    "page": (200, 20),
    "table": (200, 40),  # without script a page looks again every few seconds
    "past": (100, 10),  # an earlier position
    "search": (60, 5),
    "record": (60, 5),
    "verify": (20, 0.5),  # replays a whole game and recomputes every draw
    "create": (60, 1),  # tables, which stay in the store
    "import": (20, 0.5),
    "join": (60, 1),
    "do": (800, 200),  # whatever is done at a table, by form, socket or API
    "explain": (200, 40),
    "hint": (30, 0.5),  # the coach thinks for a second or two
    "tutor": (60, 1),  # one look before each choice
    "say": (30, 2),
    "point": (60, 5),
    "api": (800, 200),  # everything under /api
}
# Connections held open: (from one address, the share of all connections).
HELD: Final[dict[str, tuple[int, float]]] = {"socket": (200, 0.75), "wait": (50, 0.125)}
ROOM: Final = 1000  # connections in all, unless told otherwise
NEW_LOAD: Final = ("create", "import")  # what is refused, beside new connections, while the server is full
RETRY: Final = 10.0  # seconds after which to try again when others hold all connections
MOST_BUCKETS: Final = 40_000  # at which those that say least are dropped
# Wider IPv6 networks, which one subscriber may have all of: how many times as much as a /64 each may do.
WIDER: Final = ((56, 4), (48, 16))
MOST_TOLD: Final = 100  # buckets of which other processes are told at once


class TooMany(FidchellError):
    """Too many requests from one address; `wait`: the seconds until the next one is allowed."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"too many requests: try again in {max(1, round(wait))} s")
        self.wait = wait


class Bucket:
    """Holds `most` tokens, refilled at `rate` per second."""

    __slots__ = ("last", "left", "most", "rate")

    def __init__(self, most: float, rate: float, now: float) -> None:
        self.most, self.rate, self.left, self.last = most, rate, most, now

    def wait(self, now: float) -> float:
        """Return 0 if there is a token, or the seconds until there is one."""
        self.left = min(self.most, self.left + (now - self.last) * self.rate)
        self.last = now
        return 0.0 if self.left >= 1 else (1 - self.left) / self.rate

    def take(self, now: float) -> float:
        """Take a token: 0, or the seconds until there is one."""
        wait = self.wait(now)
        if not wait:
            self.left -= 1
        return wait

    def share(self, now: float) -> float:
        """Return how full it is: 1 for a bucket that carries no information, 0 or less for an exhausted one."""
        left = self.left + (now - self.last) * self.rate
        return min(1.0, left / self.most) if left >= 1 else 0.0


class Limits:
    """The buckets of all addresses."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, room: int = ROOM) -> None:
        self.clock = clock
        self.buckets: dict[tuple[str, str], Bucket] = {}
        self.full_at = MOST_BUCKETS
        self.most = {kind: (each, int(share * room)) for kind, (each, share) in HELD.items()}
        self.held: Counter[tuple[str, str]] = Counter()  # by kind and address; "" for all addresses together
        self.turns: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        self.others: dict[str, tuple[float, float]] = {}  # the administrator's, in place of the usual ones
        self.refuse: Callable[[str], None] = lambda address: None  # raises if nothing may come from there
        self.admit: Callable[[], None] = lambda: None  # raises while the server is full
        self.spent: Counter[tuple[str, str]] | None = None  # since the other processes were told, if there are any

    def spend(self, kind: str, address: str) -> None:
        """Charge an address for one request; TooMany if it has none left."""
        self.refuse(address)
        if kind in NEW_LOAD:
            self.admit()
        now = self.clock()
        buckets = self.buckets_of(kind, address, now)
        wait = max(bucket.wait(now) for bucket in buckets)
        if wait:
            raise TooMany(wait)
        for bucket in buckets:
            bucket.left -= 1
        if self.spent is not None:
            self.spent[kind, address] += 1

    def buckets_of(self, kind: str, address: str, now: float) -> list[Bucket]:
        """Return the buckets that a request is charged to: its address's and those of wider networks."""
        if len(self.buckets) >= self.full_at:
            self.drop_some(now)
        most, rate = self.rate(kind)
        return [
            self.buckets.setdefault((kind, one), Bucket(times * most, times * rate, now))
            for one, times in wider(address)
        ]

    def drop_some(self, now: float) -> None:
        """Drop buckets, the fullest first, but never an exhausted one: nobody gets a new one by making us forget."""
        shares = sorted((one.share(now), number) for number, one in enumerate(self.buckets.values()))
        kept = {number for place, (share, number) in enumerate(shares) if place < MOST_BUCKETS // 2 or not share}
        kept -= {number for share, number in shares if share == 1}
        self.buckets = {key: one for number, (key, one) in enumerate(self.buckets.items()) if number in kept}
        self.full_at = max(MOST_BUCKETS, 2 * len(self.buckets))

    def drop_full(self) -> None:
        """Free the buckets that carry no information: a new one is full, too."""
        now = self.clock()
        self.buckets = {key: one for key, one in self.buckets.items() if one.share(now) < 1}

    def rate(self, kind: str) -> tuple[float, float]:
        return self.others.get(kind) or RATES[kind]

    def change(self, others: dict[str, tuple[float, float]]) -> None:
        """The administrator's rates, in place of the usual ones."""
        changed = {kind for kind in RATES if others.get(kind) != self.others.get(kind)}
        self.others = others
        self.buckets = {key: one for key, one in self.buckets.items() if key[0] not in changed}

    def told(self) -> list[tuple[str, str, int]]:
        """What was spent here since this was last asked; the most if it is very much."""
        most = [] if self.spent is None else self.spent.most_common(MOST_TOLD)
        self.spent = Counter()
        return [(kind, address, number) for (kind, address), number in most]

    def spent_elsewhere(self, kind: str, address: str, number: int) -> None:
        """An address has spent this much in another process."""
        if kind in RATES:
            now = self.clock()
            for bucket in self.buckets_of(kind, address, now):
                bucket.wait(now)
                bucket.left = max(0.0, bucket.left - number)

    @asynccontextmanager
    async def turn(self, what: str, address: str) -> AsyncIterator[None]:
        """One at a time for each address: a burst queues behind itself, and others get their turn in between."""
        async with self.turns.setdefault((what, address), asyncio.Lock()):
            await asyncio.sleep(0)  # rendering awaits nothing: without this, a burst would be rendered in one go
            yield

    @contextmanager
    def holding(self, kind: str, address: str) -> Iterator[None]:
        """Hold something open for a while; TooMany if too many are."""
        if kind == "socket":
            self.admit()
        each, together = self.most[kind]
        most = {(kind, one): times * each for one, times in wider(address)} | {(kind, ""): together}
        keys = list(most)
        if any(self.held[key] >= number for key, number in most.items()):
            raise TooMany(RETRY)
        self.held.update(keys)
        try:
            yield
        finally:
            for key in keys:
                one_less(self.held, key)


def one_less(counts: Counter[T], key: T) -> None:
    """Decrement a count, and drop it at zero."""
    counts[key] -= 1
    if not counts[key]:
        del counts[key]


def network(address: str) -> str:
    """What counts as one address: for IPv6 the /64 network, since everybody has one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


@lru_cache(maxsize=MOST_BUCKETS)
def wider(address: str) -> tuple[tuple[str, int], ...]:
    """Return an address (as `network` names it) and the networks around it, with how many times as much each may do.

    Whoever has a /48 has 65,536 networks of the size that counts as one address.
    """
    if not address.endswith("/64"):
        return ((address, 1),)
    inside = IPv6Network(address)
    return (address, 1), *((str(inside.supernet(new_prefix=size)), times) for size, times in WIDER)


def address(connection: HTTPConnection) -> str:
    """The address that a request is charged to."""
    return network(connection.client.host) if connection.client else "?"
