"""What every request and answer passes: a limit of size, headers for safety, a cookie that is somebody's identity."""

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fidchell.server.identity import Signer

BIGGEST_BODY: Final = 64 * 1024
YEAR: Final = 365 * 24 * 3600
NO_IDENTITY: Final = ("/api/", "/static/", "/health", "/metrics")  # answers that set no cookie
HEADERS: Final = {
    b"content-security-policy": b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    b"object-src 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
}


class TooLarge(Exception):
    """A body that is longer than anything we ask for."""


def adding(send: Send, headers: Iterable[tuple[bytes, bytes]]) -> Send:
    """Sends answers with further headers."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)

    return sent


async def drained(receive: Receive) -> None:
    """Read on for a while and forget it: whoever is still sending would not see the answer."""
    for _ in range(100):
        message = await receive()
        if not message.get("more_body"):
            return


class Guard:
    """Headers for every answer; requests that are too large are refused before they are read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        send = adding(send, HEADERS.items())
        length = dict(scope["headers"]).get(b"content-length", b"0")
        read = 0

        async def counted() -> Message:
            # A body that comes in pieces does not say beforehand how long it is.
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > BIGGEST_BODY:
                raise TooLarge
            return message

        try:
            if not length.isdigit() or len(length) > 9 or int(length) > BIGGEST_BODY:
                raise TooLarge
            await self.app(scope, counted, send)
        except TooLarge:
            with suppress(TimeoutError):
                await asyncio.wait_for(drained(receive), 1)
            answer = {"error": f"the request is too large: {BIGGEST_BODY} bytes at most"}
            await JSONResponse(answer, 413, {"connection": "close"})(scope, receive, send)


class Cookie:
    """Gives everybody an identity at the first visit."""

    def __init__(self, app: ASGIApp, signer: Signer) -> None:
        self.app = app
        self.signer = signer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        needed = scope["type"] == "http" and not scope["path"].startswith(NO_IDENTITY)
        cookies = HTTPConnection(scope).cookies if needed else {}
        if needed and not self.signer.read("person", cookies.get("fid")):
            signed = self.signer.sign("person", secrets.token_hex(16))
            # The page of this very answer needs the new identity for its forms.
            shown = "; ".join(f"{name}={value}" for name, value in {**cookies, "fid": signed}.items())
            others = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
            scope["headers"] = [*others, (b"cookie", shown.encode())]
            kept = f"fid={signed}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=Lax"
            send = adding(send, [(b"set-cookie", kept.encode())])
        await self.app(scope, receive, send)
