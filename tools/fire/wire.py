"""The socket of a page, by hand: as little work as possible, for thousands of them in one process."""

import asyncio
import json
import zlib
from collections.abc import Callable
from typing import Any, Final

TEXT, VIEW, CLOSE, PING = 1, 2, 8, 9
HELLO: Final = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
)


def frame(data: bytes, kind: int = TEXT) -> bytes:
    """A masked frame; the mask is zero, since it hides nothing from anybody on a loopback."""
    length = len(data)
    head = bytes((0x80 | length,)) if length < 126 else b"\xfe" + length.to_bytes(2, "big")
    return bytes((0x80 | kind,)) + head + bytes(4) + data


def address_of(number: int) -> str:
    """An address of one's own on the loopback: the server counts what each address does."""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


class Wire(asyncio.Protocol):
    """`hear` is called with the kind of each frame and what is in it; `lost` is set when the connection is gone."""

    def __init__(self, path: str, port: int, token: str, hear: Callable[[int, bytes], None]) -> None:
        self.hello = HELLO.format(path=path, port=port, token=token)
        if not token:
            self.hello = self.hello.replace("Authorization: Bearer \r\n", "")
        self.hear = hear
        self.data = bytearray()
        self.open = False
        self.lost = asyncio.Event()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.hello.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost.set()

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, found, rest = self.data.partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                return self.transport.abort()
            self.open, self.data = True, rest
        while (one := self.cut_off()) is not None:
            kind, content = one
            if kind == PING:
                self.transport.write(frame(content, 10))
            elif kind == CLOSE:
                self.transport.abort()
            else:
                self.hear(kind, content)

    def cut_off(self) -> tuple[int, bytes] | None:
        """The next frame, if it has come as a whole."""
        data = self.data
        if len(data) < 2:
            return None
        kind, length, start = data[0] & 15, data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        found = bytes(data[start : start + length])
        del data[: start + length]
        return kind, found

    def send(self, message: dict[str, Any]) -> None:
        self.transport.write(frame(json.dumps(message).encode()))


def unpacked(view: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(zlib.decompress(view))
    return found


async def plugged(path: str, port: int, number: int, token: str, hear: Callable[[int, bytes], None]) -> Wire:
    """A new connection, from the address of this number."""
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(
        lambda: Wire(path, port, token, hear), "127.0.0.1", port, local_addr=(address_of(number), 0)
    )
    return wire
