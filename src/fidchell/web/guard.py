"""What every request and answer passes: limits of rate, size and time, security headers, the identity cookie, and an
answer to unexpected errors."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Final

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fidchell.server.errors import Banned
from fidchell.server.identity import Signer
from fidchell.server.patience import now, patiently
from fidchell.web import refusals
from fidchell.web.front import YEAR, Site
from fidchell.web.pages import TEXTS
from fidchell.web.rate_limits import Limits, TooMany, address
from fidchell.web.refusals import WrongHost, language

log = logging.getLogger("fidchell")
Failed = Callable[[Request, Exception], Awaitable[Response]]

BIGGEST_BODY: Final = 64 * 1024
BODY_WITHIN: Final = 30.0  # seconds from the headers to the last byte
NO_IDENTITY: Final = ("/api/", "/static/", "/health", "/ready", "/metrics")  # answers that set no cookie
ANY_HOST: Final = ("/health", "/ready", "/metrics")  # for monitoring, which may use any name
NO_STORE: Final = (b"cache-control", b"no-store")  # for whatever says nothing else, files apart
HEADERS: Final = {
    b"content-security-policy": b"default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; "
    b"object-src 'none'",
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
}


class Unread(Exception):
    """A body that is not read to the end: the status says why; `most` is how much it may have."""

    def __init__(self, status: int, reason: str, most: int) -> None:
        super().__init__(reason)
        self.status = status
        self.most = most


TOO_LARGE: Final = 413, "too-large", BIGGEST_BODY
TOO_SLOW: Final = 408, "too-slow", int(BODY_WITHIN)
TWO_LENGTHS: Final = 400, "two-lengths", 0  # a proxy may take the rest of such a body for the next request


def adding(send: Send, headers: Iterable[tuple[bytes, bytes]]) -> Send:
    """Sends answers with further headers."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *headers]
        await send(message)

    return sent


async def drained(receive: Receive) -> None:
    """Read on for a while and discard the rest: a client that is still sending would not see the answer."""
    for _ in range(100):
        message = await receive()
        if not message.get("more_body"):
            return


def limited(scope: Scope, receive: Receive) -> Receive:
    """Receives a body that is neither too long nor too slow; Unread otherwise."""
    headers = dict(scope["headers"])
    if b"content-length" in headers and b"transfer-encoding" in headers:
        raise Unread(*TWO_LENGTHS)
    length = headers.get(b"content-length", b"0")
    if not length.isdigit() or len(length) > 9 or int(length) > BIGGEST_BODY:
        raise Unread(*TOO_LARGE)
    until, read, more = asyncio.get_running_loop().time() + BODY_WITHIN, 0, True

    async def received() -> Message:
        # A chunked body does not announce its length.
        nonlocal read, more
        try:
            async with asyncio.timeout_at(until if more else None):
                message = await receive()
        except TimeoutError:
            raise Unread(*TOO_SLOW) from None
        read, more = read + len(message.get("body", b"")), message.get("more_body", False)
        if read > BIGGEST_BODY:
            raise Unread(*TOO_LARGE)
        return message

    return received


def path_of(scope: Scope) -> str:
    """Return the path below the site's root."""
    return str(scope.get("path", "")).removeprefix(scope.get("root_path", ""))


def route_of(scope: Scope) -> str:
    """A page's address without what it is about: that may open something."""
    given = {str(value): name for name, value in (scope.get("path_params") or {}).items()}
    if "endpoint" not in scope:
        return "?"
    return "/".join(f"{{{given[part]}}}" if part in given else part for part in scope["path"].split("/"))


class Guard:
    """Adds security headers, refuses requests that are for another host, too many, too large or too slow, and turns
    every error into an answer."""

    def __init__(self, app: ASGIApp, site: Site, limits: Limits, failed: Failed) -> None:
        self.app = app
        self.site = site
        self.limits = limits
        self.failed = failed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.open(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun, request, safely = False, Request(scope), adding(send, HEADERS.items())
        kept = path_of(scope).startswith("/static/")

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start" and not kept:
                told = any(name.lower() == b"cache-control" for name, _ in message["headers"])
                message["headers"] = [*message["headers"], *([] if told else [NO_STORE])]
            await safely(message)

        try:
            self.limits.spend("any", address(request))
            self.check_host(request)
            await self.app(scope, limited(scope, receive), sent)
        except ClientDisconnect:
            return
        except Unread as error:
            if error.status == 413:
                with suppress(TimeoutError):
                    await asyncio.wait_for(drained(receive), 1)
            told = TEXTS.say(language(request), f"w-refused-{error}", most=error.most)
            await JSONResponse({"error": told}, error.status, {"connection": "close"})(scope, receive, sent)
        except Exception as error:
            if begun:
                raise
            if not isinstance(error, TooMany | Banned | WrongHost):
                log.exception("%s %s could not be answered", scope["method"], route_of(scope))
            await (await self.failed(request, error))(scope, receive, sent)

    async def open(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a WebSocket, unless its handshake is for another host."""
        try:
            self.check_host(HTTPConnection(scope))
        except WrongHost as error:
            refusal = JSONResponse(refusals.told(error, "en"), refusals.status_of(error))
            await WebSocket(scope, receive, send).send_denial_response(refusal)
        else:
            await self.app(scope, receive, send)

    def check_host(self, connection: HTTPConnection) -> None:
        host = connection.headers.get("host", "")
        if not self.site.answers_to(host) and path_of(connection.scope) not in ANY_HOST:
            raise WrongHost("other-host", host=host[:100])


class Cookie:
    """Gives everybody an identity at the first visit."""

    def __init__(self, app: ASGIApp, signer: Signer, person: Callable[[str | None], str]) -> None:
        self.app = app
        self.signer = signer
        self.person = person

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        needed = scope["type"] == "http" and not path_of(scope).startswith(NO_IDENTITY)
        cookies = HTTPConnection(scope).cookies if needed else {}
        if needed and not await patiently(now(lambda: self.person(cookies.get("fid"))), True):
            signed = self.signer.sign("person", secrets.token_hex(16))
            # This very page needs the new identity for its forms.
            shown = "; ".join(f"{name}={value}" for name, value in {**cookies, "fid": signed}.items())
            others = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
            scope["headers"] = [*others, (b"cookie", shown.encode())]
            kept = f"fid={signed}; HttpOnly; Max-Age={YEAR}"
            send = adding(send, [(b"set-cookie", kept.encode())])
        await self.app(scope, receive, send)
