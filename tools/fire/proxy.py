"""A small proxy of the test between two parties: it cuts their connections, or lets them hear nothing for a while."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

CHUNK: Final = 1 << 16
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Proxy:
    """`way`: a new connection to whoever is behind it, for a caller from this address."""

    def __init__(self, way: Callable[[str], Awaitable[Streams]]) -> None:
        self.way = way
        self.open: set[asyncio.StreamWriter] = set()
        self.heard = asyncio.Event()
        self.heard.set()
        self.port = 0

    async def start(self) -> None:
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", 0, limit=CHUNK, backlog=1000)
        self.port = self.server.sockets[0].getsockname()[1]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        try:
            there, out = await self.way(writer.get_extra_info("peername")[0])
        except OSError:
            return self.drop(writer)
        self.open.add(out)
        await asyncio.gather(self.pass_on(reader, out), self.pass_on(there, writer))

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                while data := await reader.read(CHUNK):
                    await self.heard.wait()
                    writer.write(data)
                    await writer.drain()
        finally:
            self.drop(writer)

    def drop(self, writer: asyncio.StreamWriter) -> None:
        self.open.discard(writer)
        writer.close()

    def cut(self) -> int:
        """All connections, in the middle of whatever they say; how many."""
        cut = list(self.open)
        for writer in cut:
            writer.transport.abort()
            self.open.discard(writer)
        return len(cut)

    async def silence(self, seconds: float) -> None:
        """Nothing gets through, and nobody is told."""
        self.heard.clear()
        await asyncio.sleep(seconds)
        self.heard.set()

    def close(self) -> None:
        self.cut()
        self.server.close()
