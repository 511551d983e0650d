"""One WebSocket per page: views out, actions in. docs/api.md documents the messages."""

import asyncio
import json
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from fidchell.core.errors import FidchellError
from fidchell.server.errors import NoSuchTable, NotAllowed, StoreError
from fidchell.server.patience import patiently
from fidchell.server.tables import Table
from fidchell.web import api, commands, refusals, together, watching
from fidchell.web.live import Outbox
from fidchell.web.overload import Overloaded
from fidchell.web.pages import Visitor
from fidchell.web.parsing import Malformed, read_object
from fidchell.web.rate_limits import Bucket, TooMany, address

if TYPE_CHECKING:
    from fidchell.web.app import App

log = logging.getLogger("fidchell")

BIGGEST_MESSAGE: Final = 4 * 1024
UNANSWERED: Final = 40  # messages that a socket may send before the first of them is answered
MESSAGES_AT_ONCE: Final = 200  # a socket is answered this many in a burst,
MESSAGES_PER_SECOND: Final = 100  # and this many per second in the long run
TRY_AGAIN_LATER: Final = 1013  # as registered for WebSockets
LAST_WORDS: Final = 5.0  # seconds for what a socket has sent before it closed


async def connected(app: "App", socket: WebSocket) -> None:
    try:
        app.limits.spend("table", address(socket))
        table, visitor, seat = await patiently(partial(opened, app, socket), repeatable=True)
        with app.limits.holding("socket", address(socket)):
            await socket.accept()
            await Connection(app, socket, visitor, table, seat).run()
    except Overloaded as error:
        if socket.headers.get("origin") is None:
            return await deny(socket, error)
        await socket.accept()  # a page's script is told nothing of a connection that was denied
        await socket.close(TRY_AGAIN_LATER, refusals.told(error, app.stranger(socket).lang)["error"])
    except TooMany as error:
        await deny(socket, error)
    except FidchellError as error:
        log.info("socket refused: %s", error)
        await socket.close(close_code(error))


def close_code(error: FidchellError) -> int:
    """A page reconnects after 1013, and gives up after 4400 to 4499."""
    if isinstance(error, StoreError):
        return 1013
    return 4404 if isinstance(error, NoSuchTable) else 4403


async def opened(app: "App", socket: WebSocket) -> tuple[Table, Visitor, int | None]:
    table = await app.table_of(socket)
    return table, *caller(app, socket, table)


async def deny(socket: WebSocket, error: FidchellError) -> None:
    told, headers = refusals.told(error, refusals.language(socket)), refusals.headers_of(error)
    await socket.send_denial_response(JSONResponse(told, refusals.status_of(error), headers))


def caller(app: "App", socket: WebSocket, table: Table) -> tuple[Visitor, int | None]:
    """Who is connecting, and the seat if a token names one. A cookie counts only from one of our own pages.

    A browser always sends an Origin, so a client without one is a program: it has a seat's token, or it is a spectator
    whose cookie is ignored.
    """
    visitor, origin = app.visitor(socket), socket.headers.get("origin")
    if origin is not None and not app.site.owns(
        origin, socket
    ):  # `null`, as a sandboxed page sends, is no site of ours either
        raise NotAllowed("other-site", origin=repr(origin[:100]))
    holder = api.holder(app, socket, table)
    if holder is not None:
        return replace(visitor, person=holder.person, name=holder.name, csrf="", carry=""), holder.seat
    if origin is None:
        return replace(visitor, person="", csrf="", carry=""), None
    return visitor, None


@dataclass
class Connection:
    """Somebody at a table; `seat` if a token says which one."""

    app: "App"
    socket: WebSocket
    visitor: Visitor
    table: Table
    seat: int | None
    outbox: Outbox = field(init=False)

    async def run(self) -> None:
        app, table, visitor = self.app, self.table, self.visitor
        app.counts["sockets"] += 1
        watchers = app.live.wake(table).watchers
        place = together.joined(app, visitor, table, self.socket)
        self.outbox = outbox = watchers[self.socket] = Outbox(self.socket, visitor, place)
        sending = asyncio.get_running_loop().create_task(outbox.run())
        try:
            app.live.show_first(outbox, table)
            await self.listen()
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()
            if table.seats_of(visitor.person):
                app.seen[table.row.id, visitor.person] = len(table.session.line)
            watchers.pop(self.socket, None)
            app.live.rest(table)
            app.tables.leave(table)

    async def listen(self) -> None:
        """Hear messages, each answered before the next. Whoever waits for their answers is at most slowed down; whoever
        does not is sent away."""
        heard: asyncio.Queue[str] = asyncio.Queue(UNANSWERED)
        answering = asyncio.get_running_loop().create_task(self.answer(heard))
        try:
            while (message := await self.socket.receive())["type"] != "websocket.disconnect":
                text = message.get("text")
                if text is None:
                    return await self.socket.close(1003, "messages are text")
                if len(text) > BIGGEST_MESSAGE:
                    return await self.socket.close(4413, "message too large")
                if heard.full():
                    log.info("table %s: a socket sent too many messages", self.table.row.id)
                    return await self.socket.close(4429, "too many unanswered messages")
                heard.put_nowait(text)
            with suppress(TimeoutError):  # what was sent before the end is done
                await asyncio.wait_for(heard.join(), LAST_WORDS)
        finally:
            answering.cancel()

    async def answer(self, heard: "asyncio.Queue[str]") -> None:
        """Answer one message after the other; beyond a pace, the next one has to wait."""
        bucket = Bucket(MESSAGES_AT_ONCE, MESSAGES_PER_SECOND, time.monotonic())
        while True:
            text = await heard.get()
            while wait := bucket.take(time.monotonic()):
                await asyncio.sleep(wait)
            async with self.app.limits.turn("page", address(self.socket)):
                answer = await self.hear(text)
            with suppress(Exception):  # nobody is there any more: the listening side notices, too
                await self.socket.send_text(json.dumps(answer))
            heard.task_done()

    async def hear(self, text: str) -> dict[str, Any]:
        """Answer one message: {"id": …, "ok": true}, or an error with the reason and the rule."""
        number: Any = 0
        with watching.watched(self.app.meter, "socket", "do", self.table.row.id) as asking:
            watching.note(person=self.visitor.person)
            asking.status = 200
            try:
                data = read_object(text)
                number = data["id"] if isinstance(data.get("id"), str | int) else 0
                return {"id": number, **await patiently(partial(self.done, data), bool(data.get("once")))}
            except FidchellError as error:
                self.app.counts["refusals"] += 1
                asking.status = refusals.status_of(error)
                return {"id": number, **refusals.told(error, self.visitor.lang)}
            except Exception:
                # One unexpected message must not break the connection.
                asking.status = 500
                log.exception("table %s: a message could not be answered", self.table.row.id)
                return {"id": number, "error": "something went wrong here; nothing was changed"}

    async def done(self, data: dict[str, Any]) -> dict[str, Any]:
        if not all(isinstance(value, str | int | list) for value in data.values()):
            raise Malformed("not-flat")
        explain = data.get("verb") == "explain"
        self.app.limits.spend("explain" if explain else "do", address(self.socket))
        if data.get("verb") == "ping":
            watching.note(kind="ping")
            self.app.live.wake(self.table)  # its bots play on, should they have stopped
            self.app.live.catch_up(self.outbox, self.table, str(data.get("change", "")))
            return {"ok": True}
        if explain:
            watching.note(kind="explain")
            return commands.explain(self.app, self.visitor, self.table, data)
        fields = {key: str(value) for key, value in data.items() if not isinstance(value, list)}
        if self.seat is not None:
            fields["seat"] = str(self.seat)  # a token is for its seat only, and no other site can send it
        elif not self.app.proves(self.visitor, fields.get("csrf")):
            raise NotAllowed("old-page")
        if self.outbox.place is not None:
            return self.looked(fields)
        following = commands.perform(self.app, self.visitor, self.table, fields, address(self.socket))
        return {"ok": True, "go": self.visitor.url(commands.where(following)) if following != self.table.row.id else ""}

    def looked(self, fields: dict[str, str]) -> dict[str, Any]:
        """The same at a review board: somebody may go a way of their own there."""
        app, outbox, before = self.app, self.outbox, self.outbox.place
        assert before is not None
        outbox.place = together.perform(app, self.visitor, self.table, before, fields, address(self.socket))
        if outbox.place != before:
            outbox.show(app.live.update(self.visitor, self.table, app.base(self.socket), outbox.place))
        return {"ok": True, "go": ""}
