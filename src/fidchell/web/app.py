"""The server: every page and form, and the routes to them. The server trusts nothing that comes in."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final
from urllib.parse import quote, unquote, urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from fidchell.core.errors import FidchellError, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.record import Record
from fidchell.core.registry import games
from fidchell.core.text import Words
from fidchell.server.identity import Signer, new_id
from fidchell.server.store import Store
from fidchell.server.tables import NoSuchTable, NotAllowed, OtherRules, Seat, Table, Tables, clean_name
from fidchell.web import api, chat, deeds, home, refusals, rulesheet, small, sockets, tabletop
from fidchell.web.guard import YEAR, Cookie, Guard
from fidchell.web.limits import Limits, address, whole
from fidchell.web.live import Live
from fidchell.web.pages import Visitor

log = logging.getLogger("fidchell")

HERE: Final = Path(__file__).resolve().parent
ABANDONED: Final = 30  # days after which a table that never began is removed


class App:
    def __init__(self, store: Store, *, public_url: str = "", pace: float = 1.0) -> None:
        self.store = store
        self.tables = Tables(store)
        self.signer = Signer(store.secret())
        self.public_url = public_url.rstrip("/")
        self.pace = pace
        self.words = Words([HERE / "text"])
        self.live = Live(self)
        self.seen: dict[tuple[str, str], int] = {}  # how far somebody has seen a table, for the recap
        # Whose hand somebody with several seats has before him, and how often that seat had moved then.
        self.unveiled: dict[tuple[str, str], tuple[int, int]] = {}
        self.counts: dict[str, int] = {"moves": 0, "refusals": 0, "sockets": 0}
        self.limits = Limits()
        self.waiters: set[asyncio.Event] = set()  # of those who wait for a change by the API

    # -- who asks, and for what ---------------------------------------------------------------------------------------

    def visitor(self, request: HTTPConnection) -> Visitor:
        person = self.signer.read("person", request.cookies.get("fid")) or ""
        lang = request.cookies.get("lang") or ""
        if lang not in ("en", "de"):
            lang = "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"
        name = clean_name(unquote(request.cookies.get("name", ""))) or self.words.say(lang, "w-guest")
        csrf = self.signer.sign("csrf", person) if person else ""
        # What goes out by socket is the same for many; a page is one visitor's own.
        once = new_id() if isinstance(request, Request) else ""
        return Visitor(person, name, lang, csrf, self.signer.sign("carry", person), self.words, once)

    def proves(self, visitor: Visitor, csrf: str | None) -> bool:
        """Whether this token comes from a page that was made for the visitor."""
        return bool(visitor.person) and self.signer.read("csrf", csrf) == visitor.person

    async def form(self, request: Request, limit: str = "") -> tuple[Visitor, dict[str, str]]:
        """A form of our own pages; with a limit, one that an address may not send often."""
        visitor = self.visitor(request)
        data = {key: str(value) for key, value in (await request.form(max_files=0, max_fields=50)).items()}
        if not self.proves(visitor, data.get("csrf")):
            raise NotAllowed("the form is out of date: load the page again")
        if limit:
            self.limits.spend(limit, address(request))
        return visitor, data

    def new_table(self, visitor: Visitor, data: dict[str, str], make: Callable[[str], Table]) -> Table:
        """A table that a form asks for; the same form sent twice, even across a restart, leads to the same table."""
        mark = deeds.mark_of(visitor.person, data)
        table_id = self.signer.sign("table", mark).rpartition(".")[2][:16] if mark else new_id()
        return self.tables.get(table_id) if mark and self.store.read(table_id) else make(table_id)

    def table_of(self, request: HTTPConnection) -> Table:
        return self.tables.get(request.path_params["table"])

    def base(self, request: HTTPConnection) -> str:
        return self.public_url or f"{request.url.scheme.replace('ws', 'http')}://{request.url.netloc}"

    def look(self, visitor: Visitor, table: Table) -> tabletop.Look:
        seat, moves = self.unveiled.get((table.row.id, visitor.person), (None, 0))
        # Once that seat has moved (or a bot has in its stead), the screen may have changed hands.
        return tabletop.look(table, visitor, seat if seat is not None and moves_of(table, seat) == moves else None)

    def unveil(self, visitor: Visitor, table: Table, seat: int) -> None:
        """Somebody says that he is the one whose turn it is to look."""
        if seat not in table.seats_of(visitor.person):
            raise NotAllowed("this seat is not yours")
        self.unveiled[table.row.id, visitor.person] = seat, moves_of(table, seat)
        self.live.schedule(table)

    # -- coming to a table --------------------------------------------------------------------------------------------

    async def home(self, request: Request) -> Response:
        visitor, everything = self.visitor(request), [self.tables.game(game) for game in games()]
        lists = {kind: self.store.tables(kind, visitor.person, 0, home.PAGE + 1) for kind in home.LISTS}
        return page(home.home(visitor, everything, lists))

    async def list_tables(self, request: Request) -> Response:
        visitor, kind = self.visitor(request), request.path_params["kind"]
        if kind not in home.LISTS:
            raise NoSuchTable(f"no list of tables called {kind!r}")
        first = whole(request.query_params.get("from", ""), 6) or 0
        rows = self.store.tables(kind, visitor.person, first, home.PAGE + 1)
        return page(home.list_page(visitor, kind, rows, first))

    async def new(self, request: Request) -> Response:
        visitor, data = await self.form(request, "create")
        game = self.tables.game(data.get("game", ""))
        name = clean_name(data.get("name", "")) or visitor.name
        number = wanted_players(game, data.get("players", ""))
        if data.get("way") == "learn":
            learn = partial(self.tables.learn, game.id, visitor.person, name)
            return go(self.new_table(visitor, data, learn))
        if data.get("way") == "friends":
            number = max(number, 2)  # where one may play alone, the form stands at 1
        create = partial(
            self.tables.create,
            game.id,
            wanted_seats(data, number, name, visitor.person),
            {key.removeprefix("o-"): value for key, value in data.items() if key.startswith("o-")},
            host=visitor.person,
            listed=data.get("listed") == "yes",
            pace=self.pace,
            limit=whole(data.get("limit", ""), 7) or 0,
            typed=data.get("referee") == "yes",
        )
        table = self.new_table(visitor, data, lambda table_id: create(table_id=table_id))
        self.live.wake(table)
        return go(table, name=quote(name))

    async def join(self, request: Request) -> Response:
        table, invite = self.table_of(request), request.path_params["invite"]
        if request.method == "POST":
            visitor, data = await self.form(request, "join")
            name = clean_name(data.get("name", "")) or visitor.name
            table.join(visitor.person, name, invite)
            self.live.wake(table)
            return go(table, name=quote(name))
        number = next((n for n, seat in enumerate(table.seats) if seat.invite == invite), None)
        if number is None or table.seats[number].kind != "open":
            return go(table)
        return page(small.join(self.visitor(request), table, number, request.url.path))

    async def what_if(self, request: Request) -> Response:
        """A table of one's own from any position of this one."""
        visitor, data = await self.form(request, "create")
        table = self.table_of(request)
        at = whole(data.get("at", ""), 9)
        if at is None:
            raise InvalidOptions(f"at: {data.get('at', '')[:20]!r} is not the number of a step")
        eyes = self.look(visitor, table).eyes
        branch = partial(self.tables.what_if, table, visitor.person, visitor.name, at, eyes)
        return go(self.new_table(visitor, {**data, "table": table.row.id}, branch))

    async def load_record(self, request: Request) -> Response:
        """Import a record: it opens as a table to look through and branch from."""
        visitor, data = await self.form(request, "create")
        keep = partial(self.tables.keep_record, Record.loads(data.get("record", "")), visitor.person)
        table = self.new_table(visitor, data, keep)
        return go(f"/t/{table.row.id}?at=0")

    async def carry(self, request: Request) -> Response:
        """A personal link opened at another device: that device becomes the same person."""
        person = self.signer.read("carry", request.path_params["token"])
        if person is None:
            raise NotAllowed("this link is not one of ours")
        if request.method == "GET":
            return page(small.carry(self.visitor(request), request.url.path))
        await self.form(request)
        return go("/", fid=self.signer.sign("person", person))

    # -- at a table ---------------------------------------------------------------------------------------------------

    async def table(self, request: Request) -> Response:
        visitor, table = self.visitor(request), self.table_of(request)
        self.live.wake(table)
        key, now = (table.row.id, visitor.person), len(table.session.line)
        at = whole(request.query_params.get("at", ""), 8)
        moment = None if at is None else min(at, now)
        seen = self.seen.get(key, now)
        if table.seats_of(visitor.person):  # spectators come and go; they are not remembered
            self.seen[key] = now
        looking = self.look(visitor, table)
        eyes = whole(request.query_params.get("as", ""), 2)
        if table.told_all and eyes is not None and eyes < len(table.seats):
            looking = tabletop.Look(eyes=eyes)
        return page(tabletop.table_page(visitor, table, self.base(request), looking, moment, seen))

    async def do(self, request: Request) -> Response:
        visitor, data = await self.form(request)
        return go(deeds.perform(self, visitor, self.table_of(request), data, address(request)))

    async def messages(self, request: Request) -> Response:
        before = whole(request.query_params.get("before", ""), 9)
        return page(chat.messages_page(self.visitor(request), self.table_of(request), before))

    async def verify(self, request: Request) -> Response:
        return page(small.checked(self.visitor(request), self.table_of(request)))

    async def record(self, request: Request) -> Response:
        """The game's record; of a running game what the seat knows whose eyes are on it."""
        table = self.table_of(request)
        eyes = self.look(self.visitor(request), table).eyes
        name = f"{table.game.id}-{table.row.id}.json"
        return Response(
            table.shown_record(eyes).dumps(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    # -- besides ------------------------------------------------------------------------------------------------------

    async def rules(self, request: Request) -> Response:
        game = self.tables.game(request.path_params["game"])
        return page(rulesheet.rules_page(self.visitor(request), game, request.query_params.get("q", "")[:100]))

    async def language(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        return go(back(request), **({"lang": lang} if lang in ("en", "de") else {}))

    async def health(self, request: Request) -> Response:
        return JSONResponse({"ok": True, "tables_open": len(self.tables.open)})

    async def metrics(self, request: Request) -> Response:
        audiences = self.live.audiences
        now = {
            **{f"{name}_total": value for name, value in self.counts.items()},
            "tables_open": len(self.tables.open),
            "tables_watched": len(audiences),
            "sockets_open": sum(len(audience.lines) for audience in audiences.values()),
            "waiters_open": len(self.waiters),
        }
        return PlainTextResponse("".join(f"fidchell_{name} {value}\n" for name, value in now.items()))

    async def failed(self, request: Request, error: Exception) -> Response:
        visitor = self.visitor(request)
        if isinstance(error, OtherRules) and request.method == "GET":
            return page(tabletop.kept_page(visitor, error.row, self.store.moves(error.row.id)))
        told = refusals.told(error, visitor.lang)
        html = small.failed(visitor, told["error"], told.get("rule", ""), back(request))
        return page(html, refusals.status_of(error))

    # -- the whole ----------------------------------------------------------------------------------------------------

    def asgi(self) -> Starlette:
        table = "/t/{table}"
        return Starlette(
            routes=[
                Route("/", self.home),
                Route("/tables/{kind}", self.list_tables),
                Route("/new", self.new, methods=["POST"]),
                Route("/lang/{lang}", self.language),
                Route("/rules/{game}", self.rules),
                Route(table, self.table),
                Route(f"{table}/do", self.do, methods=["POST"]),
                Route(f"{table}/join/{{invite}}", self.join, methods=["GET", "POST"]),
                Route(f"{table}/messages", self.messages),
                Route(f"{table}/verify", self.verify),
                Route(f"{table}/what-if", self.what_if, methods=["POST"]),
                Route("/carry/{token}", self.carry, methods=["GET", "POST"]),
                Route("/record", self.load_record, methods=["POST"]),
                Route(f"{table}/record.json", self.record),
                WebSocketRoute(f"{table}/live", partial(sockets.connected, self)),
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
        await self.live.close()
        self.store.close()

    def stop(self) -> None:
        """The server is about to end: whoever waits for a change gets an answer now."""
        for waiter in self.waiters:
            waiter.set()


def page(html: str, status: int = 200) -> Response:
    return HTMLResponse(html, status, headers={"cache-control": "no-store"})


def go(to: Table | str, **cookies: str) -> Response:
    """To another page, as every form ends; cookies are kept for a year."""
    response = RedirectResponse(to if isinstance(to, str) else f"/t/{to.row.id}", 303)
    for name, value in cookies.items():
        response.set_cookie(name, value, max_age=YEAR, samesite="lax", httponly=name == "fid")
    return response


def back(request: Request) -> str:
    """Where somebody came from, at this site whatever the header says."""
    return urlsplit(request.headers.get("referer", "")).path or "/"


def wanted_players(game: Game, text: str) -> int:
    """How many play: what the form says, or the game's smallest number."""
    low, high = game.meta.players
    number = whole(text, 2) if text else low
    if number is None or not low <= number <= high:
        raise InvalidOptions(f"{game.id} is for {low} to {high} players, not {text[:20]!r}")
    return number


def wanted_seats(data: dict[str, str], number: int, name: str, person: str) -> list[Seat]:
    """Who sits where: as the button's way to play has it, unless a seat's own field says otherwise."""
    way, bot = data.get("way") or "play-now", data.get("bot") or "greedy"

    def me(n: int) -> Seat:
        return Seat("person", f"{name} {n + 1}" if n else name, person)

    def friend(n: int) -> Seat:
        return Seat()

    def machine(n: int) -> Seat:
        return Seat("bot", bot, None, bot)

    kinds: dict[str, Callable[[int], Seat]] = {"me": me, "friend": friend, "bot": machine}
    ways = {"play-now": (me, machine), "friends": (me, friend), "device": (me, me), "watch": (machine, machine)}
    if way not in ways:
        raise InvalidOptions(f"no way to play called {way!r}")
    return [kinds.get(data.get(f"seat-{n}", ""), ways[way][n > 0])(n) for n in range(number)]


def moves_of(table: Table, seat: int) -> int:
    return sum(step.seat == seat for step in table.session.line)
