"""The server: pages, forms and one WebSocket a page. The server trusts nothing that comes in."""

import asyncio
import json
import logging
import secrets
import time
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote, urlsplit

from starlette.applications import Starlette
from starlette.datastructures import FormData
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from fidchell.core.errors import FidchellError, IllegalAction, InvalidAction, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.record import Record
from fidchell.core.registry import games
from fidchell.core.session import verify
from fidchell.core.text import Words
from fidchell.server.identity import Signer
from fidchell.server.store import Store
from fidchell.server.tables import NoSuchTable, NotAllowed, OtherRules, Seat, Table, Tables, clean_name
from fidchell.web import api, home, pages, rulesheet, tabletop
from fidchell.web.html import el
from fidchell.web.limits import Limits, Malformed, read_object
from fidchell.web.pages import Visitor

log = logging.getLogger("fidchell")

HERE: Final = Path(__file__).resolve().parent
BIGGEST_BODY: Final = 64 * 1024
BIGGEST_MESSAGE: Final = 4 * 1024
MESSAGES_AT_ONCE: Final = 40  # a socket may send this many in a burst,
MESSAGES_PER_SECOND: Final = 10  # and this many a second in the long run
LIMITED: Final = {"say": "say", "rematch": "create"}  # what somebody does at a table that an address may not do often
YEAR: Final = 365 * 24 * 3600
ABANDONED: Final = 30  # days after which a table that never began is removed
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

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS.items()]
            await send(message)

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
            await self.app(scope, counted, send_with_headers)
        except TooLarge:
            with suppress(TimeoutError):
                await asyncio.wait_for(drained(receive), 1)
            answer = {"error": f"the request is too large: {BIGGEST_BODY} bytes at most"}
            await JSONResponse(answer, 413, {"connection": "close"})(scope, receive, send_with_headers)


class Line:
    """What goes out to one socket: always the latest view, so that a slow reader holds up nobody and fills nothing."""

    def __init__(self, socket: WebSocket, visitor: Visitor) -> None:
        self.socket = socket
        self.visitor = visitor
        self.view: bytes | None = None
        self.whispers: list[dict[str, str]] = []
        self.ready = asyncio.Event()

    def show(self, view: bytes) -> None:
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
                    await self.socket.send_bytes(view)


class Live:
    """The sockets of a table. Updates are rendered once for everybody who sees the same."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.lines: dict[WebSocket, Line] = {}
        self.task: asyncio.Task[None] | None = None
        self.changed = changed
        self.due = False  # a new view is about to be sent


class App:
    def __init__(self, store: Store, *, public_url: str = "", pace: float = 1.0) -> None:
        self.store = store
        self.tables = Tables(store)
        self.signer = Signer(store.secret())
        self.public_url = public_url.rstrip("/")
        self.pace = pace
        self.words = Words([HERE / "text"])
        self.live: dict[str, Live] = {}
        self.seen: dict[tuple[str, str], int] = {}  # how far somebody has seen a table, for the recap
        # Whose hand somebody with several seats has before him, and how often that seat had moved then.
        self.unveiled: dict[tuple[str, str], tuple[int, int]] = {}
        self.counts: dict[str, int] = {"moves": 0, "refusals": 0, "sockets": 0}
        self.limits = Limits()
        self.waiters: set[asyncio.Event] = set()  # of those who wait for a change by the API

    # -- who is there -------------------------------------------------------------------------------------------------

    def visitor(self, request: HTTPConnection) -> Visitor:
        person = self.signer.read("person", request.cookies.get("fid")) or ""
        lang = request.cookies.get("lang") or ""
        if lang not in ("en", "de"):
            lang = "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"
        name = clean_name(unquote(request.cookies.get("name", ""))) or self.words.say(lang, "w-guest")
        csrf = self.signer.sign("csrf", person) if person else ""
        return Visitor(person, name, lang, csrf, self.signer.sign("carry", person), self.words)

    def answer(self, request: Request, visitor: Visitor, html: str, status: int = 200) -> Response:
        return HTMLResponse(html, status, headers={"cache-control": "no-store"})

    def base(self, request: HTTPConnection) -> str:
        return self.public_url or f"{request.url.scheme.replace('ws', 'http')}://{request.url.netloc}"

    # -- pages --------------------------------------------------------------------------------------------------------

    async def home(self, request: Request) -> Response:
        visitor = self.visitor(request)
        everything = [self.tables.game(game) for game in games()]
        return self.answer(request, visitor, home.home(visitor, everything, self.store.rows()))

    async def new(self, request: Request) -> Response:
        visitor, data = await self.form(request)
        self.limits.spend("create", address(request))
        game = self.tables.game(str(data.get("game", "")))
        name = clean_name(str(data.get("name", ""))) or visitor.name
        options = {key.removeprefix("o-"): str(value) for key, value in data.items() if key.startswith("o-")}
        bot = str(data.get("bot") or "greedy")
        way = str(data.get("way") or "play-now")
        me = Seat("person", name, visitor.person)
        number = wanted_players(game, str(data.get("players") or ""))
        if way == "learn":
            return RedirectResponse(f"/t/{self.tables.learn(game.id, visitor.person, name).row.id}", 303)
        limit = str(data.get("limit") or "0")
        makers: dict[str, Callable[[int], Seat]] = {
            "play-now": lambda n: me if n == 0 else Seat("bot", bot, None, bot),
            "friends": lambda n: me if n == 0 else Seat(),
            "device": lambda n: Seat("person", name if n == 0 else f"{name} {n + 1}", visitor.person),
            "watch": lambda n: Seat("bot", bot, None, bot),
        }
        if way not in makers:
            raise InvalidOptions(f"no way to play called {way!r}")
        kinds: dict[str, Callable[[int], Seat]] = {
            "": makers[way],
            "me": makers["device"],
            "friend": lambda n: Seat(),
            "bot": makers["watch"],
        }
        table = self.tables.create(
            game.id,
            [kinds.get(str(data.get(f"seat-{n}") or ""), makers[way])(n) for n in range(number)],
            options,
            host=visitor.person,
            listed=data.get("listed") == "yes",
            pace=self.pace,
            limit=int(limit) if limit.isdecimal() and len(limit) < 8 else 0,
            typed=data.get("referee") == "yes",
        )
        self.wake(table)
        response = RedirectResponse(f"/t/{table.row.id}", 303)
        response.set_cookie("name", quote(name), max_age=YEAR, samesite="lax")
        return response

    async def table(self, request: Request) -> Response:
        visitor = self.visitor(request)
        table = self.tables.get(request.path_params["table"])
        self.wake(table)
        at = request.query_params.get("at", "")
        moment = min(int(at), len(table.session.line)) if at.isdecimal() and len(at) < 9 else None
        key, now = (table.row.id, visitor.person), len(table.session.line)
        seen = self.seen.get(key, now)
        if table.seats_of(visitor.person):  # spectators come and go; they are not remembered
            self.seen[key] = now
        looking = self.look(visitor, table)
        eyes = request.query_params.get("as", "")
        if table.told_all and eyes.isdecimal() and len(eyes) < 3 and int(eyes) < len(table.seats):
            looking = tabletop.Look(eyes=int(eyes))
        return self.answer(
            request, visitor, tabletop.table_page(visitor, table, self.base(request), looking, moment, seen)
        )

    def look(self, visitor: Visitor, table: Table) -> tabletop.Look:
        seat, moves = self.unveiled.get((table.row.id, visitor.person), (None, 0))
        # Once that seat has moved (or a bot has in its stead), the screen may have changed hands.
        return tabletop.look(table, visitor, seat if seat is not None and moves_of(table, seat) == moves else None)

    def unveil(self, visitor: Visitor, table: Table, seat: int) -> None:
        """Somebody says that he is the one whose turn it is to look."""
        if seat not in table.seats_of(visitor.person):
            raise NotAllowed("this seat is not yours")
        self.unveiled[table.row.id, visitor.person] = seat, moves_of(table, seat)
        self.schedule(table)

    async def what_if(self, request: Request) -> Response:
        """A table of one's own from any position of this one."""
        visitor, data = await self.form(request)
        self.limits.spend("create", address(request))
        table = self.tables.get(request.path_params["table"])
        at = str(data.get("at", ""))
        if not at.isdecimal() or len(at) > 9:
            raise InvalidOptions(f"at: {at[:20]!r} is not the number of a step")
        new = self.tables.what_if(table, visitor.person, visitor.name, int(at), self.look(visitor, table).eyes)
        return RedirectResponse(f"/t/{new.row.id}", 303)

    async def carry(self, request: Request) -> Response:
        """A personal link opened at another device: that device becomes the same person."""
        person = self.signer.read("carry", request.path_params["token"])
        if person is None:
            raise NotAllowed("this link is not one of ours")
        if request.method == "GET":
            visitor = self.visitor(request)
            entry = pages.form(visitor, request.url.path, pages.button(visitor.say("w-carry-here"), kind="main"))
            return self.answer(request, visitor, pages.simple(visitor, visitor.say("w-carry-title"), entry))
        await self.form(request)
        response = RedirectResponse("/", 303)
        response.set_cookie("fid", self.signer.sign("person", person), max_age=YEAR, samesite="lax", httponly=True)
        return response

    async def load_record(self, request: Request) -> Response:
        """Import a record: it opens as a table to look through and branch from."""
        visitor, data = await self.form(request)
        self.limits.spend("create", address(request))
        record = Record.loads(str(data.get("record", "")))
        table = self.tables.keep_record(record, visitor.person)
        return RedirectResponse(f"/t/{table.row.id}?at=0", 303)

    async def join(self, request: Request) -> Response:
        table = self.tables.get(request.path_params["table"])
        invite = request.path_params["invite"]
        if request.method == "POST":
            visitor, data = await self.form(request)
            self.limits.spend("join", address(request))
            name = clean_name(str(data.get("name", ""))) or visitor.name
            table.join(visitor.person, name, invite)
            self.wake(table)
            response = RedirectResponse(f"/t/{table.row.id}", 303)
            response.set_cookie("name", quote(name), max_age=YEAR, samesite="lax")
            return response
        visitor = self.visitor(request)
        number = next((n for n, seat in enumerate(table.seats) if seat.invite == invite), None)
        if number is None or table.seats[number].kind != "open":
            return RedirectResponse(f"/t/{table.row.id}", 303)
        title = visitor.say("w-join-as", seat=table.seat_name(number, visitor.lang))
        field = el(
            "label",
            None,
            visitor.say("w-your-name"),
            el("input", {"name": "name", "value": visitor.name, "maxlength": 24}),
        )
        entry = pages.form(visitor, request.url.path, field, pages.button(visitor.say("w-join"), kind="main"))
        return self.answer(request, visitor, pages.simple(visitor, title, entry))

    async def rules(self, request: Request) -> Response:
        visitor = self.visitor(request)
        game = self.tables.game(request.path_params["game"])
        return self.answer(
            request, visitor, rulesheet.rules_page(visitor, game, request.query_params.get("q", "")[:100])
        )

    async def verify(self, request: Request) -> Response:
        visitor = self.visitor(request)
        table = self.tables.get(request.path_params["table"])
        record = table.session.record
        rolls, against = verify(record, table.game)
        text = visitor.say("w-verified", rolls=rolls) if against == "seed" else visitor.say("w-unverified")
        body = [
            el("p", None, text),
            el("p", None, visitor.say("w-fair", commitment=record.commitment or "–")),
            el("p", None, f"{visitor.say('w-seed')}: {record.seed}") if record.seed else None,
            el("p", None, el("a", {"href": f"/t/{table.row.id}"}, visitor.say("w-back"))),
        ]
        return self.answer(request, visitor, pages.simple(visitor, visitor.say("w-verify"), *body))

    async def record(self, request: Request) -> Response:
        """The game's record; of a running game what the seat knows whose eyes are on it."""
        table = self.tables.get(request.path_params["table"])
        eyes = self.look(self.visitor(request), table).eyes
        name = f"{table.game.id}-{table.row.id}.json"
        return Response(
            table.shown_record(eyes).dumps(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def language(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        back = urlsplit(request.headers.get("referer", ""))
        response = RedirectResponse(back.path or "/", 303)
        if lang in ("en", "de"):
            response.set_cookie("lang", lang, max_age=YEAR, samesite="lax")
        return response

    async def health(self, request: Request) -> Response:
        return JSONResponse({"ok": True, "tables_open": len(self.tables.open)})

    async def metrics(self, request: Request) -> Response:
        lines = [f"fidchell_{name}_total {value}" for name, value in self.counts.items()]
        lines.append(f"fidchell_tables_open {len(self.tables.open)}")
        lines.append(f"fidchell_tables_watched {len(self.live)}")
        lines.append(f"fidchell_sockets_open {sum(len(live.lines) for live in self.live.values())}")
        lines.append(f"fidchell_waiters_open {len(self.waiters)}")
        return PlainTextResponse("\n".join(lines) + "\n")

    # -- doing things -------------------------------------------------------------------------------------------------

    async def form(self, request: Request) -> tuple[Visitor, FormData]:
        """A form of our own pages: the token proves it."""
        visitor = self.visitor(request)
        data = await request.form(max_files=0, max_fields=50)
        if not visitor.person or self.signer.read("csrf", str(data.get("csrf", ""))) != visitor.person:
            raise NotAllowed("the form is out of date: load the page again")
        return visitor, data

    async def do(self, request: Request) -> Response:
        visitor, data = await self.form(request)
        table = self.tables.get(request.path_params["table"])
        if data.get("verb") in LIMITED:
            self.limits.spend(LIMITED[str(data["verb"])], address(request))
        following = self.perform(visitor, table, {key: str(value) for key, value in data.items()})
        return RedirectResponse(f"/t/{following.row.id}", 303)

    def perform(self, visitor: Visitor, table: Table, data: dict[str, str]) -> Table:
        """One thing that somebody does at a table, by form or by socket. It is durable when this returns."""
        verb, person = data.get("verb", ""), visitor.person
        seat = int(data["seat"]) if data.get("seat", "").isdecimal() and len(data["seat"]) < 3 else -1
        if verb == "act" and data.get("version", str(table.version)) != str(table.version):
            raise IllegalAction("the table has changed meanwhile: look again before you act")
        doing: dict[str, Callable[[], Any]] = {
            "act": lambda: table.act(person, seat, data.get("choice", "")),
            "unveil": lambda: self.unveil(visitor, table, seat),
            "curtain": lambda: table.curtain(person, seat),
            "undo": lambda: table.undo(person, seat),
            "resign": lambda: table.resign(person, seat),
            "offer": lambda: table.offer(person, seat, data.get("kind_", "")),
            "answer": lambda: table.answer(person, seat, data.get("yes") == "yes"),
            "leave": lambda: table.leave(person, seat),
            "return": lambda: table.come_back(person, seat),
            "fill": lambda: table.fill(person, seat, data.get("bot", "")),
            "kick": lambda: table.kick(person, seat),
            "say": lambda: table.say(visitor.name, data.get("text", "")),
            "rematch": lambda: self.tables.rematch(table, person),
            "draw": lambda: table.referee(person, data.get("choice", "")),
            "nudge": lambda: self.nudge(visitor, table),
            "point": lambda: self.point(visitor, table, data.get("key", "")),
        }
        if verb not in doing:
            raise NotAllowed(f"no such thing to do: {verb[:40]!r}")
        result = doing[verb]()
        if verb == "act":
            self.unveiled.pop((table.row.id, person), None)  # the next one is asked to come first
        self.counts["moves"] += verb == "act"
        following = result if isinstance(result, Table) else table
        self.wake(following)
        return following

    # -- live ---------------------------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """See that a table's watchers are told of changes and that its bots play."""
        live = self.live.get(table.row.id)
        if live is None:
            live = self.live[table.row.id] = Live(lambda: self.schedule(table))
            table.listeners.append(live.changed)
        if live.task is None or live.task.done():
            live.task = asyncio.get_running_loop().create_task(self.run_bots(table))
            live.task.add_done_callback(lambda task: self.rest(table, task))

    def rest(self, table: Table, task: asyncio.Task[None] | None = None) -> None:
        """Let go of a table that nobody watches and no bot plays at, so that it can be closed."""
        if task is not None and not task.cancelled() and task.exception() is not None:
            log.error("table %s: a bot could not move: %s", table.row.id, task.exception())
        live = self.live.get(table.row.id)
        if live is not None and not live.lines and (live.task is None or live.task.done()):
            del self.live[table.row.id]
            table.listeners.remove(live.changed)

    async def run_bots(self, table: Table) -> None:
        """Bots move one step at a time, at a pace that can be followed; who takes too long is helped out."""
        limit = table.row.settings.get("limit", 0)
        while table.actors():
            if any(seat >= 0 and table.seats[seat].by_bot for seat in table.actors()):
                await asyncio.sleep(float(table.row.settings.get("pace", 1.0)))
                table.bot_move()
            elif limit:
                # In short naps: whoever moves in time must not leave a bot asleep.
                await asyncio.sleep(min(1.0, max(0.05, table.waiting_since + limit - time.time())))
                table.time_out()
            else:
                return

    def nudge(self, visitor: Visitor, table: Table) -> None:
        """Remind whoever the table waits for; only the players may."""
        if not table.seats_of(visitor.person):
            raise NotAllowed("only the players may do that")
        waited_for = {table.seats[seat].person for seat in table.actors() if seat >= 0}
        text = visitor.say("w-nudged", who=visitor.name)
        self.whisper(table, {"nudge": text}, lambda other: other.person in waited_for)

    def point(self, visitor: Visitor, table: Table, key: str) -> None:
        """Show the others at the table what one means."""
        if not table.seats_of(visitor.person):
            raise NotAllowed("only the players may point at things")
        scene = table.game.scene(table.session.state, None, visitor.lang)
        shown = {one.key for one in scene.spots} | {one.key for one in scene.pieces} | {one.key for one in scene.cards}
        if key not in shown and key not in dict(scene.buttons):
            raise NotAllowed("only what everybody sees can be pointed at")
        self.whisper(table, {"point": key[:80], "who": visitor.name}, lambda other: True)

    def whisper(self, table: Table, message: dict[str, str], to: Callable[[Visitor], bool]) -> None:
        """Something that passes by: it is sent and not kept."""
        live = self.live.get(table.row.id)
        for line in list(live.lines.values()) if live else ():
            if to(line.visitor):
                line.whisper(message)

    def schedule(self, table: Table) -> None:
        live = self.live.get(table.row.id)
        if live is None or live.due or not live.lines:
            return
        with suppress(RuntimeError):  # no loop: nobody is connected, nobody to tell
            # Soon, not now: several changes in one go are one view, and the answer to a move goes out first.
            asyncio.get_running_loop().call_soon(self.push, table)
            live.due = True

    def push(self, table: Table) -> None:
        live = self.live.get(table.row.id)
        if live is None:
            return
        live.due = False
        rendered: dict[tuple[str, str], bytes] = {}
        for line in list(live.lines.values()):
            key = (line.visitor.person if self.special(line.visitor, table) else "", line.visitor.lang)
            if key not in rendered:
                rendered[key] = self.update(line.visitor, table, self.base(line.socket))
            line.show(rendered[key])

    def special(self, visitor: Visitor, table: Table) -> bool:
        """Whether somebody's view is one of his own: who has or had a seat, and the host. Spectators see the same."""
        known = (table.row.settings.get("host"), *(seat.person for seat in table.seats))
        return bool(visitor.person) and visitor.person in known

    def update(self, visitor: Visitor, table: Table, base: str) -> bytes:
        """A whole new view, compressed once however many read it; nobody's token is in it."""
        if not self.special(visitor, table):
            visitor = replace(visitor, person="", name="")
        html = tabletop.table_view(replace(visitor, csrf="", carry=""), table, base, self.look(visitor, table))
        return zlib.compress(json.dumps({"html": html, "version": table.version}).encode(), 3)

    async def socket(self, socket: WebSocket) -> None:
        """One page's connection: views out, actions in. See docs/api.md for the messages."""
        try:
            visitor, seat = self.caller(socket)
            table = self.tables.get(socket.path_params["table"])
        except FidchellError as error:
            log.info("socket refused: %s", error)
            await socket.close(4404 if isinstance(error, NoSuchTable) else 4403)
            return
        await socket.accept()
        self.counts["sockets"] += 1
        self.wake(table)
        live = self.live[table.row.id]
        line = live.lines[socket] = Line(socket, visitor)
        sending = asyncio.get_running_loop().create_task(line.run())
        try:
            line.show(self.update(visitor, table, self.base(socket)))
            await self.listen(socket, visitor, table, seat)
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()
            if table.seats_of(visitor.person):
                self.seen[table.row.id, visitor.person] = len(table.session.line)
            live.lines.pop(socket, None)
            self.rest(table)

    def caller(self, socket: WebSocket) -> tuple[Visitor, int | None]:
        """Who is calling, and with a seat's token: which seat. A cookie counts only from a page of our own.

        A browser always says which site a socket comes from, so what says nothing is a program: it has a token of its
        seat, or it is a spectator whose cookie is not looked at.
        """
        visitor, origin = self.visitor(socket), socket.headers.get("origin")
        ours = (f"//{socket.headers.get('host')}", f"//{urlsplit(self.public_url).netloc}")
        # `null`, which a page in a sandbox says, is nobody's site either.
        if origin is not None and (origin.endswith("//") or not origin.endswith(ours)):
            raise NotAllowed(f"a page of another site: {origin[:100]!r}")
        holder = api.holder(self, socket, socket.path_params["table"])
        if holder is not None:
            return replace(visitor, person=holder.person, name=holder.name, csrf="", carry=""), holder.seat
        if origin is None:
            return replace(visitor, person="", csrf="", carry=""), None
        return visitor, None

    async def listen(self, socket: WebSocket, visitor: Visitor, table: Table, seat: int | None) -> None:
        allowance, last = float(MESSAGES_AT_ONCE), time.monotonic()
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            now = time.monotonic()
            allowance = min(MESSAGES_AT_ONCE, allowance + (now - last) * MESSAGES_PER_SECOND) - 1
            last = now
            if allowance < 0:
                log.info("table %s: a socket sent too many messages", table.row.id)
                await socket.close(4429, "too many messages")
                return
            if text is None:
                await socket.close(1003, "messages are text")
                return
            if len(text) > BIGGEST_MESSAGE:
                await socket.close(4413, "message too large")
                return
            answer = self.hear(visitor, table, text, seat, address(socket))
            await socket.send_text(json.dumps(answer))

    def hear(
        self, visitor: Visitor, table: Table, text: str, seat: int | None = None, source: str = ""
    ) -> dict[str, Any]:
        """Answer one message: {"id": …, "ok": true}, or an error with the reason and the rule."""
        number: Any = 0
        try:
            data = read_object(text)
            number = data["id"] if isinstance(data.get("id"), str | int) else 0
            if not all(isinstance(value, str | int | list) for value in data.values()):
                raise Malformed("a message is an object of texts and numbers")
            if data.get("verb") == "explain":
                return {"id": number, **self.explain(visitor, table, data)}
            fields = {key: str(value) for key, value in data.items() if not isinstance(value, list)}
            if seat is not None:
                fields["seat"] = str(seat)  # a token is for its seat alone, and no other site can send it
            elif not visitor.person or self.signer.read("csrf", fields.get("csrf")) != visitor.person:
                raise NotAllowed("the page is out of date: load it again")
            if fields.get("verb") in LIMITED:
                self.limits.spend(LIMITED[fields["verb"]], source)
            following = self.perform(visitor, table, fields)
        except FidchellError as error:
            self.counts["refusals"] += 1
            return {"id": number, **refused(error, visitor.lang)}
        except Exception:
            # One message that nobody had thought of must not take the connection with it.
            log.exception("table %s: a message could not be answered", table.row.id)
            return {"id": number, "error": "something went wrong here; nothing was changed"}
        return {"id": number, "ok": True, "go": f"/t/{following.row.id}" if following is not table else ""}

    def explain(self, visitor: Visitor, table: Table, data: dict[str, Any]) -> dict[str, Any]:
        """Why something that was clicked can't be."""
        picks = data.get("picks")
        if not isinstance(picks, list) or not all(isinstance(pick, str) for pick in picks) or len(picks) > 20:
            raise NotAllowed("picks is a list of keys")
        looking = self.look(visitor, table)
        seat = looking.seat
        state, acting = table.session.state, [actor for actor in table.actors() if actor >= 0]
        if acting and seat not in acting and not table.game.private(state, acting[0]):
            # Not one's turn: that is the reason, whatever was clicked. Any action of the other's gets it.
            theirs = table.game.text(state, state.legal(acting[0])[0])
            refusal = table.game.explain(state, -3 if seat is None else seat, theirs)
        else:
            try:
                refusal = table.game.explain(state, -3 if seat is None else seat, picks)
            except InvalidAction:
                scene = tabletop.drawn(visitor, table, looking.eyes)[0]
                if not set(picks) <= scene.keys():
                    raise
                return {"refusal": visitor.say("w-no-use")}
        if refusal is None:
            return {"ok": True}
        return {
            "refusal": refusal.text(visitor.lang),
            "rule": refusal.rule,
            "href": f"/rules/{table.game.id}#{pages.rule_anchor(refusal.rule)}",
        }

    # -- errors -------------------------------------------------------------------------------------------------------

    async def failed(self, request: Request, error: Exception) -> Response:
        visitor = self.visitor(request)
        if isinstance(error, OtherRules) and request.method == "GET":
            return self.answer(request, visitor, tabletop.kept_page(visitor, error.row, self.store.moves(error.row.id)))
        status = api.status_of(error)
        shown = refused(error, visitor.lang)
        back = request.headers.get("referer") or "/"
        body = [
            el(
                "p",
                {"class": "reason", "role": "alert"},
                shown["error"],
                f" [{shown['rule']}]" if shown.get("rule") else None,
            ),
            el("p", None, el("a", {"href": urlsplit(back).path or "/"}, visitor.say("w-back"))),
        ]
        return self.answer(request, visitor, pages.simple(visitor, visitor.say("w-error"), *body), status)

    def asgi(self) -> Starlette:
        table = "/t/{table}"
        return Starlette(
            routes=[
                Route("/", self.home),
                Route("/new", self.new, methods=["POST"]),
                Route("/lang/{lang}", self.language),
                Route("/rules/{game}", self.rules),
                Route(table, self.table),
                Route(f"{table}/do", self.do, methods=["POST"]),
                Route(f"{table}/join/{{invite}}", self.join, methods=["GET", "POST"]),
                Route(f"{table}/verify", self.verify),
                Route(f"{table}/what-if", self.what_if, methods=["POST"]),
                Route("/carry/{token}", self.carry, methods=["GET", "POST"]),
                Route("/record", self.load_record, methods=["POST"]),
                Route(f"{table}/record.json", self.record),
                WebSocketRoute(f"{table}/live", self.socket),
                Route("/health", self.health),
                Route("/metrics", self.metrics),
                *api.routes(self),
                Mount("/static", StaticFiles(directory=HERE / "static")),
            ],
            middleware=[Middleware(Guard), Middleware(Cookie, signer=self.signer)],
            exception_handlers={FidchellError: self.failed},
            lifespan=self.lifespan,
        )

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        expired = self.tables.expire(ABANDONED)
        if expired:
            log.info("removed %d tables that never began in %d days", expired, ABANDONED)
        yield
        for live in self.live.values():
            for socket in list(live.lines):
                with suppress(Exception):
                    await socket.close(1012)
            if live.task is not None:
                live.task.cancel()
        self.store.close()

    def stop(self) -> None:
        """The server is about to end: whoever waits for a change gets an answer now."""
        for waiter in self.waiters:
            waiter.set()


class Cookie:
    """Gives everybody an identity at the first visit."""

    def __init__(self, app: ASGIApp, signer: Signer) -> None:
        self.app = app
        self.signer = signer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        needed = scope["type"] == "http" and not scope["path"].startswith(NO_IDENTITY)
        connection = HTTPConnection(scope) if needed else None
        if connection is None or self.signer.read("person", connection.cookies.get("fid")):
            await self.app(scope, receive, send)
            return
        signed = self.signer.sign("person", secrets.token_hex(16))
        # The page of this very answer needs the new identity for its forms.
        scope["headers"] = [(k, v) for k, v in scope["headers"] if k != b"cookie"] + [
            (
                b"cookie",
                "; ".join(
                    [f"{k}={v}" for k, v in connection.cookies.items() if k != "fid"] + [f"fid={signed}"]
                ).encode(),
            )
        ]

        async def send_with_cookie(message: Message) -> None:
            if message["type"] == "http.response.start":
                value = f"fid={signed}; HttpOnly; Max-Age={YEAR}; Path=/; SameSite=Lax"
                message["headers"] = [*message["headers"], (b"set-cookie", value.encode())]
            await send(message)

        await self.app(scope, receive, send_with_cookie)


def wanted_players(game: Game, text: str) -> int:
    """How many play: what the form says, or the game's smallest number."""
    low, high = game.meta.players
    if not text:
        return low
    if not text.isdecimal() or len(text) > 2 or not low <= int(text) <= high:
        raise InvalidOptions(f"{game.id} is for {low} to {high} players, not {text[:20]!r}")
    return int(text)


def moves_of(table: Table, seat: int) -> int:
    return sum(step.seat == seat for step in table.session.line)


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else ""


def refused(error: Exception, lang: str) -> dict[str, Any]:
    refusal = error.refusal if isinstance(error, IllegalAction) else None
    if refusal is not None:
        return {"error": refusal.text(lang), "rule": refusal.rule}
    return {"error": str(error)}
