"""What is sent to those who watch a table: rendered once for everybody who sees the same."""

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocket

from fidchell.server.audience import Audiences
from fidchell.server.table import Table
from fidchell.web import review_board, tabletop
from fidchell.web.pages import Visitor
from fidchell.web.review_board import Place
from fidchell.web.view import View

if TYPE_CHECKING:
    from fidchell.web.app import App


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
        self.whispers: list[dict[str, str]] = []
        self.ready = asyncio.Event()

    @property
    def person(self) -> str:
        return self.visitor.person

    def show(self, view: View) -> None:
        self.view = view
        self.ready.set()

    def whisper(self, message: dict[str, str]) -> None:
        self.whispers = [*self.whispers[-9:], message]
        self.ready.set()

    async def run(self) -> None:
        with suppress(Exception):  # the reader is gone: the listening side notices, too
            while True:
                await self.ready.wait()
                self.ready.clear()
                whispers, self.whispers = self.whispers, []
                for message in whispers:
                    await self.socket.send_text(json.dumps(message))
                view, self.view = self.view, None
                if view is not None:
                    if self.plain:
                        await self.socket.send_text(view.plain(self.known))
                    else:
                        await self.socket.send_bytes(view.since(self.known))
                    self.known = view.marks if self.changes else ()
                    del view  # 40 kB or more, until the next one

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
        rendered: dict[tuple[str, str, bool, Place | None], View] = {}
        for outbox in watching:
            visitor, place = outbox.visitor, outbox.place
            person = outbox.person if special(visitor, table) or (place and place.may) else ""
            key = (person, visitor.lang, visitor.quiet, place)
            if key not in rendered:
                rendered[key] = self.update(visitor, table, self.app.base(outbox.socket), place)
            outbox.show(rendered[key])

    def update(self, visitor: Visitor, table: Table, base: str, place: Place | None = None) -> View:
        """A new view; nobody's token is in it."""
        if not special(visitor, table) and not (place and place.may):
            visitor = replace(visitor, person="", name="")
        shown = replace(visitor, csrf="", carry="")
        if place is not None:
            return review_board.view(self.app, shown, table, place, base)
        return tabletop.table_view(shown, table, base, self.app.look(visitor, table))


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
