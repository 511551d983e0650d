"""What is sent to those who watch a table: rendered once for everybody who sees the same."""

import asyncio
import json
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from fidchell.server.audience import Audiences
from fidchell.server.errors import StoreError
from fidchell.server.table import Table
from fidchell.web import review_board, tabletop
from fidchell.web.pages import Visitor
from fidchell.web.review_board import Place
from fidchell.web.telling import change_of
from fidchell.web.view import View

if TYPE_CHECKING:
    from fidchell.web.app import App

log = logging.getLogger("fidchell")


class Outbox:
    """What goes out to one socket: always the latest view, so that a slow reader delays nobody and nothing piles up."""

    def __init__(self, socket: WebSocket, visitor: Visitor, place: Place | None = None) -> None:
        self.socket = socket
        self.visitor = visitor
        self.view: View | None = None
        self.changes = socket.query_params.get("changes") == "yes"  # only those, or always the whole view
        self.plain = socket.query_params.get("plain") == "yes"  # as text, or packed
        self.place = place  # at a review board, if that is what the page shows
        self.known: Sequence[int] = ()
        self.whole = False  # the next view is sent whole, whatever is known
        self.whispers: list[dict[str, str]] = []
        self.ready = asyncio.Event()

    @property
    def person(self) -> str:
        return self.visitor.person

    def show(self, view: View, whole: bool = False) -> None:
        self.view = view
        self.whole = self.whole or whole
        self.ready.set()

    def whisper(self, message: dict[str, str]) -> None:
        self.whispers = [*self.whispers[-9:], message]
        self.ready.set()

    async def run(self) -> None:
        """Send until the reader is gone, which the listening side notices, too. After any other error the socket is
        closed: its page reconnects and is sent everything."""
        try:
            while True:
                await self.ready.wait()
                self.ready.clear()
                await self.send()
        except Exception as error:
            log.info("a socket could not be sent to: %r", error)
            with suppress(Exception):
                await self.close()

    async def send(self) -> None:
        whispers, self.whispers = self.whispers, []
        for message in whispers:
            await self.socket.send_text(json.dumps(message))
        view, self.view = self.view, None
        if view is not None:
            known, self.whole = () if self.whole else self.known, False
            if self.plain:
                await self.socket.send_text(view.plain(known))
            else:
                await self.socket.send_bytes(view.since(known))
            self.known = view.marks if self.changes else ()

    async def close(self) -> None:
        await self.socket.close(1012)


class Live(Audiences[Outbox]):
    """The tables that are watched, each change rendered once for everybody who sees the same."""

    def __init__(self, app: "App") -> None:
        super().__init__(app.workers, self.show_all)
        self.app = app

    def whisper(self, table: str, **said: Any) -> None:
        """Send something passing to those who watch a table, wherever they are connected; it is not stored."""
        self.whispered(table, said)
        self.app.store.tell({"what": "whisper", "table": table, "said": said})

    def whispered(self, table: str, said: dict[str, Any]) -> None:
        """To those who are connected here, in each one's language."""
        for outbox in self.watching(table):
            message = heard(outbox.visitor, **said)
            if message is not None:
                outbox.whisper(message)

    def show_all(self, table: Table, watching: Iterable[Outbox]) -> None:
        """Show a table to some watchers. A view that fails keeps no other from being shown, and its error is raised
        in the end; without the store, all would fail."""
        rendered: dict[tuple[str, str, bool, Place | None], View] = {}
        failed: Exception | None = None
        for outbox in watching:
            visitor, place = outbox.visitor, outbox.place
            person = outbox.person if special(visitor, table) or (place and place.may) else ""
            key = (person, visitor.lang, visitor.quiet, place)
            try:
                if key not in rendered:
                    rendered[key] = self.update(visitor, table, self.app.base(outbox.socket), place)
                outbox.show(rendered[key])
            except StoreError:
                raise
            except Exception as error:
                log.exception("table %s: a view can't be rendered", table.row.id)
                failed = error
        if failed is not None:
            raise failed

    def update(self, visitor: Visitor, table: Table, base: str, place: Place | None = None) -> View:
        """A new view; nobody's token is in it."""
        if not special(visitor, table) and not (place and place.may):
            visitor = replace(visitor, person="", name="")
        shown = replace(visitor, csrf="", carry="")
        if place is not None:
            view = review_board.view(self.app, shown, table, place, base)
        else:
            view = tabletop.table_view(shown, table, base, self.app.look(visitor, table))
        view.change = change_of(table)
        return view

    def show_first(self, outbox: Outbox, table: Table) -> None:
        """Show a table to somebody who has just come; later, if the store is away."""
        try:
            table.refresh()
            outbox.show(self.update(outbox.visitor, table, self.app.base(outbox.socket), outbox.place))
        except StoreError as error:
            log.warning("table %s is shown later: %s", table.row.id, error)
            self.schedule(table)

    def catch_up(self, outbox: Outbox, table: Table, change: str) -> None:
        """Send everything to a watcher whose page shows another change than the table's present one."""
        table.refresh()
        if change != change_of(table):
            view = self.update(outbox.visitor, table, self.app.base(outbox.socket), outbox.place)
            outbox.show(view, whole=True)


def heard(visitor: Visitor, kind: str, who: str = "", key: str = "", to: Iterable[str] = ()) -> dict[str, str] | None:
    """What somebody hears when something is whispered at a table: nothing, if it is not for them."""
    if kind == "nudge":
        return {"nudge": visitor.say("w-nudged", who=who)} if visitor.person in to else None
    if kind == "point":
        return {"point": key, "who": who}
    return None if visitor.person == who else {"go": visitor.url("/")}  # the table is gone


def special(visitor: Visitor, table: Table) -> bool:
    """Whether somebody's view is their own: everybody who has or had a seat, and the host. Spectators see the same."""
    known = (table.settings.host, *(seat.person for seat in table.seats))
    return bool(visitor.person) and visitor.person in known
