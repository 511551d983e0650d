"""Connections: how long each may take and how many there may be, so that nobody shuts out the rest.

uvicorn waits forever for a request's headers, and asyncio, once file descriptors run out, only logs errors. So slow
connections are cut off, and when there is no room, those that keep us waiting are closed, the oldest first: idle ones,
half-sent bodies, unread answers.
"""

import asyncio
import errno
import mmap
import resource
import socket
import tempfile
import time
from array import array
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import IO, Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fidchell.web.rate_limits import network, one_less, wider

# Seconds. A body has its own limit (guard.py); the longest answer is one that waits for a change.
WITHIN: Final = {"waiting": 10.0, "answering": 90.0, "leaving": 10.0}
EACH: Final = 256  # connections from one address: many browsers in a school, with several each
MOST: Final = 10_000  # and in all, where the system allows more than is ever needed
RESERVE: Final = 64  # file descriptors for the store, static files and the log
BATCH: Final = 32  # connections accepted before others get their turn
REST: Final = 0.5  # seconds; asyncio itself waits for one after it could not accept
LEFT: Final = 0.003  # seconds for which a new connection is left to a process that has fewer
NOBODY: Final = -1  # in place of a number of connections: no process is there
NO_ROOM: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
TOO_SLOW: Final = b"the request took too long"


def most_connections() -> int:
    """How many connections there may be: the limit of open files, raised as far as possible, less a reserve."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST + RESERVE if hard == resource.RLIM_INFINITY else min(hard, MOST + RESERVE)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            most = soft
    return max(most - RESERVE, most // 2)


@dataclass
class Peer:
    """A connection: its address, what it is doing (with which request) and since when."""

    address: str
    doing: tuple[str, object]
    since: float


class Crowd:
    """How many connections each process has of those that share a socket, in memory that they share, too.

    Whoever is awake first accepts, which is often the same one, and connections to tables last: one of two processes
    had 105 of 120. So whoever has more than another leaves a new one to the others for a moment.
    """

    def __init__(self, file: int, post: int = 0) -> None:
        self.post = post
        self.numbers = memoryview(mmap.mmap(file, 0)).cast("q")

    @staticmethod
    def shared(posts: int) -> IO[bytes]:
        """The memory for so many processes."""
        file = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the parent lives
        file.write(array("q", [NOBODY] * posts).tobytes())
        file.flush()
        return file

    def tell(self, number: int) -> None:
        self.numbers[self.post] = number

    def leave(self, post: int) -> None:
        self.numbers[post] = NOBODY

    def some_have_fewer(self) -> bool:
        return any(NOBODY < number < self.numbers[self.post] for number in self.numbers)


class Door:
    """All open connections; `crowd`: those of the other processes behind the same socket."""

    def __init__(
        self,
        most: int = MOST,
        each: int = EACH,
        trusts: Callable[[str], bool] = lambda peer: False,
        crowd: Crowd | None = None,
    ) -> None:
        self.most = most
        self.each = each
        self.trusts = trusts  # a proxy carries the connections of many
        self.crowd = crowd
        self.left_since = 0.0  # when the last connection was left to others
        self.inside: dict[asyncio.Transport, Peer] = {}
        self.of: Counter[str] = Counter()
        self.coming: set[int] = set()  # accepted, but not registered yet
        self.rests_until = 0.0

    def enter(self, transport: asyncio.Transport) -> None:
        self.coming.discard(transport.get_extra_info("socket").fileno())
        peer = str((transport.get_extra_info("peername") or ("",))[0])
        address = "" if self.trusts(peer) else network(peer)
        self.inside[transport] = Peer(address, doing(transport), time.monotonic())
        self.tell()
        for one, times in wider(address):
            self.of[one] += 1
            if address and self.of[one] > times * self.each:
                self.send_away(self.each, one)  # if all others of this address are busy, this one is closed

    def leave(self, transport: asyncio.Transport) -> None:
        peer = self.inside.pop(transport, None)
        if peer is not None:
            for one, _ in wider(peer.address):
                one_less(self.of, one)
            self.tell()

    def tell(self) -> None:
        if self.crowd is not None:
            self.crowd.tell(len(self.inside))

    def leaves_it(self, now: float) -> bool:
        """Whether a new connection is left to a process that has fewer; if none has taken it in time, it is ours."""
        if self.crowd is None or not self.crowd.some_have_fewer():
            return False
        if now - self.left_since > 2 * LEFT:  # another one than before
            self.left_since = now
        return now - self.left_since < LEFT

    def send_away(self, most: int, address: str = "") -> bool:
        """Close some of those that have kept us waiting longest; whether there were any."""
        idle = [
            (peer.since, number, transport)
            for number, (transport, peer) in enumerate(self.inside.items())
            if (not address or address in dict(wider(peer.address))) and keeps_us_waiting(transport)
        ]
        for _, _, transport in sorted(idle)[: 1 + most // 16]:  # some more than needed: searching takes time
            transport.abort()
        return bool(idle)

    def make_room(self) -> None:
        """Raise if no connection can be accepted now: BlockingIOError until the next iteration of the loop, else for a
        while."""
        now = time.monotonic()
        if len(self.coming) >= BATCH or now < self.rests_until or self.leaves_it(now):
            raise BlockingIOError
        if len(self.inside) + len(self.coming) >= self.most:
            raise BlockingIOError if self.send_away(self.most) else OSError(errno.EMFILE, "all connections are in use")

    def sweep(self, now: float) -> None:
        """Once a second: close what has taken too long."""
        self.coming.clear()  # do not wait for those that failed on the way in
        self.tell()  # while one process takes another's place, both do
        for transport, peer in list(self.inside.items()):
            now_doing = doing(transport)
            if now_doing != peer.doing:
                peer.doing, peer.since = now_doing, now
            elif now - peer.since > WITHIN.get(now_doing[0], float("inf")):
                end(transport)


def doing(transport: asyncio.Transport) -> tuple[str, object]:
    """What a connection is doing, and with which request."""
    protocol = transport.get_protocol()
    if transport.is_closing():
        return "leaving", None  # although its last data may not have been sent
    if not isinstance(protocol, Http):
        return "talking", None
    over = protocol.cycle is None or protocol.cycle.response_complete  # type: ignore[redundant-expr]
    if not over and protocol.cycle.response_started and not protocol.flow.write_paused:
        return "talking", None  # a stream that is read
    return "waiting" if over else "answering", protocol.cycle


def keeps_us_waiting(transport: asyncio.Transport) -> bool:
    """Whether it is the other side's turn: to ask, to send the rest of a body, or to read an answer."""
    protocol, now = transport.get_protocol(), doing(transport)[0]
    if now != "answering" or not isinstance(protocol, Http):
        return now == "waiting"
    return bool(protocol.cycle.more_body or protocol.flow.write_paused)


def end(transport: asyncio.Transport) -> None:
    protocol = transport.get_protocol()
    if isinstance(protocol, Http) and doing(transport)[0] == "waiting" and protocol.half_asked():
        protocol.say_too_slow()
    else:
        transport.abort()


class Listener(socket.socket):
    """Accepts only while there is room. asyncio takes BlockingIOError for "no connection is pending"."""

    door: Door | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        if self.door is None:
            return super().accept()
        try:
            self.door.make_room()
            found, address = super().accept()
        except OSError as error:
            if error.errno in NO_ROOM:
                # asyncio logs it once, stops listening for a second, and yet goes on calling.
                self.door.rests_until = time.monotonic() + REST
                self.door.send_away(self.door.most)
            if error.errno == errno.EINVAL:  # it was shut down, since the parent is gone: nothing comes any more
                raise BlockingIOError from None
            raise
        self.door.coming.add(found.fileno())
        return found, address


class Config(uvicorn.Config):
    """uvicorn's configuration, with the door that its protocols report to."""

    door: Door


class Http(H11Protocol):
    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.config.door.enter(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.door.leave(self.transport)

    def half_asked(self) -> bool:
        """Whether part of a request has arrived."""
        return self.conn.our_state is h11.IDLE and bool(self.conn.trailing_data[0])

    def say_too_slow(self) -> None:
        headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
        for event in (
            h11.Response(status_code=408, headers=headers, reason=b"Request Timeout"),
            h11.Data(data=TOO_SLOW),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.door.leave(self.transport)
