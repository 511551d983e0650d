"""Each request watched: an id, its kind, at which table, how it ended and how long it took; for figures and logs.

Nothing that opens anything is ever written down: no page's address (it may be an invitation), no cookie, no token, and
nothing that somebody chose.
"""

import json
import logging
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fidchell.server.identity import new_id
from fidchell.web.guard import adding
from fidchell.web.metrics import Meter

REQUESTS: Final = "fidchell.requests"
SHORT: Final = 12  # characters of a person's id: enough to find them by
log = logging.getLogger(REQUESTS)


@dataclass
class Asking:
    """A request, or a message by socket."""

    kind: str = "other"
    table: str = ""
    person: str = ""
    status: int = 0
    id: str = field(default_factory=lambda: new_id(6))
    began: float = field(default_factory=time.perf_counter)


NOW: ContextVar[Asking | None] = ContextVar("asking", default=None)


def note(kind: str = "", person: str = "") -> None:
    """What has come out about the present request."""
    asking = NOW.get()
    if asking is not None:
        asking.kind = kind or asking.kind
        asking.person = person[:SHORT] or asking.person


@contextmanager
def watched(meter: Meter, by: str, kind: str = "other", table: str = "") -> Iterator[Asking]:
    asking = Asking(kind, table)
    before = NOW.set(asking)
    try:
        yield asking
    finally:
        NOW.reset(before)
        seconds = time.perf_counter() - asking.began
        meter.count(asking.kind, asking.status, seconds)
        if asking.kind != "ping" and log.isEnabledFor(logging.INFO):  # every page sends one again and again
            told = {"by": by, "kind": asking.kind, "status": asking.status, "ms": round(seconds * 1000, 1)}
            if asking.person:
                told["person"] = asking.person
            log.info("answered", extra={"told": told, "asking": asking})


class Watch:
    """Watches every request, from the first layer to the last byte."""

    def __init__(self, app: ASGIApp, meter: Meter) -> None:
        self.app = app
        self.meter = meter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        with watched(self.meter, scope["method"]) as asking:
            marked = adding(send, [(b"x-request-id", asking.id.encode())])

            async def sent(message: Message) -> None:
                if message["type"] == "http.response.start":
                    asking.status = message["status"]
                    asking.table = str((scope.get("path_params") or {}).get("table", ""))[:40]
                await marked(message)

            await self.app(scope, receive, sent)


class JsonLines(logging.Formatter):
    """One object a line; lines of the same request have the same id."""

    def format(self, record: logging.LogRecord) -> str:
        asking: Asking | None = getattr(record, "asking", None) or NOW.get()
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "message": record.getMessage()}
        if asking is not None:
            line["request"] = asking.id
            if asking.table:
                line["table"] = asking.table
        line |= getattr(record, "told", {})
        if record.exc_info:
            line["trace"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line, ensure_ascii=False)
