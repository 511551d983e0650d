"""The web application: every page and form, and the routes to them. It trusts nothing that comes in."""

import asyncio
import logging
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final
from urllib.parse import quote, unquote

from starlette.applications import Starlette
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from fidchell.bots.personas import spec_of
from fidchell.core.errors import FidchellError, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.plain import shown
from fidchell.core.record import Record
from fidchell.core.registry import games
from fidchell.core.seeds import commitment, is_hex
from fidchell.server import memory
from fidchell.server.coaching import Coaching, people_of
from fidchell.server.errors import NoSuchTable, NotAllowed, OtherRules, Refused, StoreError, WorkFailed
from fidchell.server.eyes import REMEMBERED, Eyes, Look
from fidchell.server.house import digest_of
from fidchell.server.identity import Signer, new_id
from fidchell.server.levels import LATELY, fitting
from fidchell.server.memory import Recent
from fidchell.server.patience import patiently
from fidchell.server.seats import Seat
from fidchell.server.settings import PATIENCE
from fidchell.server.store import Row, Store
from fidchell.server.tables import Table, Tables
from fidchell.server.talk import clean_name
from fidchell.server.work import Workers, check_record, verify_record
from fidchell.web import (
    admin,
    api,
    chat,
    coaching,
    commands,
    ending,
    entrance,
    habits,
    home,
    lists,
    metrics,
    refusals,
    rulesheet,
    setting_up,
    sockets,
    tabletop,
    together,
    watching,
)
from fidchell.web.commands import mark_of
from fidchell.web.durable import Durable
from fidchell.web.front import YEAR, Front, Network, Site
from fidchell.web.guard import Cookie, Guard
from fidchell.web.household import Household
from fidchell.web.live import Live
from fidchell.web.log import log_page
from fidchell.web.overload import Overload
from fidchell.web.pages import SHARED, STATIC, TEXTS, Deal, Visitor, edition, home_style
from fidchell.web.parsing import whole
from fidchell.web.picture import picture, qr_code
from fidchell.web.rate_limits import ROOM, Limits, TooMany, address
from fidchell.web.sharing import Sharing
from fidchell.web.zones import drawn

log = logging.getLogger("fidchell")

ABANDONED: Final = 30  # days after which a table that never began is removed
FOR_EVER: Final = f"public, max-age={YEAR}, immutable"
WAITS: Final = 600  # seconds for which somebody whose page has no script is taken to wait for others
IN_TIME: Final = 30.0  # seconds in which a request is answered that needs another process: proxies wait for 60
TICKET_LIFETIME_S: Final = 24 * 3600  # of the commitment to a seed on a page where games are begun
PROBED_FOR_S: Final = 3.0  # seconds for which the answer to whether the store can be written to counts
CARRIED_WITHIN: Final = 3600  # seconds in which a personal link can be used


class App:
    def __init__(
        self,
        store: Store,
        *,
        public_url: str = "",
        pace: float = 1.0,
        trusted: tuple[Network, ...] = (),
        hosts: tuple[str, ...] = (),
        room: int = ROOM,
        workers: Workers | None = None,
    ) -> None:
        self.store = store
        self.tables = Tables(store)
        self.signer = Signer(store.secret())
        self.site = Site(public_url.rstrip("/"), trusted, hosts)
        self.pace = pace
        self.texts = TEXTS
        self.workers = workers or Workers()
        self.coaching = Coaching(self.tables, self.workers)
        self.live = Live(self)
        self.eyes = Eyes()
        self.seen: Recent[tuple[str, str], int] = Recent(REMEMBERED)  # how far somebody has seen a table, for the recap
        self.counts: dict[str, int] = {"moves": 0, "refusals": 0, "sockets": 0}
        self.meter = metrics.Meter()
        self.limits = Limits(room=room)
        self.overload = Overload()
        self.limits.admit = self.overload.admit
        self.waiters: set[asyncio.Event] = set()  # of API clients that wait for a change
        self.stopping = False
        self.writable, self.probed_at = False, float("-inf")  # whether the store could be written to, and when
        self.broken = False  # nothing can be kept any more
        self.sharing = Sharing(self)
        self.household = Household(self)

    # -- who asks, and for what ---------------------------------------------------------------------------------------

    def stranger(self, request: HTTPConnection) -> Visitor:
        """A visitor of whom only the language is known."""
        lang = request.cookies.get("lang") or ""
        if lang not in ("en", "de"):
            lang = "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"
        return Visitor("", self.texts.say(lang, "w-guest"), lang, "", "", self.texts, root=self.site.root)

    def visitor(self, request: HTTPConnection) -> Visitor:
        someone, person = self.stranger(request), self.person(request.cookies.get("fid"))
        self.household.came(person, request)
        watching.note(person=person)
        given = clean_name(unquote(request.cookies.get("name", "")))
        # Another one on every page, so that the sizes of compressed pages tell nothing of it.
        csrf = self.signer.sign("csrf", f"{person}:{new_id()}") if person else ""
        # What goes out by socket is shared by many; a page belongs to one visitor.
        once = new_id() if isinstance(request, Request) else ""
        name, quiet = given or someone.name, request.cookies.get("quiet") == "yes"
        return replace(someone, person=person, name=name, csrf=csrf, once=once, named=bool(given), quiet=quiet)

    def person(self, cookie: str | None) -> str:
        """Whose cookie it is; "" if it is not ours, or was signed out. Banned, if that is what they are."""
        person, _, signed_out = (self.signer.read("person", cookie) or "").partition(":")
        self.household.refuse(person)
        return person if person and whole(signed_out or "0", 9) == self.store.devices(person).signed_out else ""

    def cookie(self, person: str) -> str:
        """Somebody's identity cookie, valid until all devices are signed out: it says how often that has happened."""
        times = self.store.devices(person).signed_out
        return self.signer.sign("person", f"{person}:{times}" if times else person)

    def carry_link(self, person: str) -> str:
        """A personal link that moves somebody to another device: valid once, for an hour."""
        devices = self.store.devices(person)
        until = int(time.time()) + CARRIED_WITHIN
        return self.signer.sign("carry", f"{person}:{devices.signed_out}:{devices.carried}:{until}")

    def proves(self, visitor: Visitor, csrf: str | None) -> bool:
        """Whether this token comes from a page rendered for the visitor."""
        return bool(visitor.person) and (self.signer.read("csrf", csrf) or "").partition(":")[0] == visitor.person

    async def form(self, request: Request) -> tuple[Visitor, dict[str, str]]:
        """The fields of a form from one of our own pages."""
        visitor, fields = self.visitor(request), await fields_of(request)
        data = {key: await written(value) for key, value in fields.items()}
        if not self.proves(visitor, data.get("csrf")):
            raise NotAllowed("old-form")
        return visitor, data

    def new_table(
        self,
        mark: str,
        make: Callable[[str], object],
        deal: Callable[[str, str], object] | None = None,
        dealt: str = "",
    ) -> str:
        """Create the table that a request asks for; the same request sent twice, even across a restart, leads to the
        same table.

        `deal`: makes it with a seed that was committed to before, by the ticket `dealt`, which serves for one table.
        """
        table_id = self.signer.derive("table", mark)[:16] if mark else new_id()
        if mark and self.store.read(table_id) is not None:
            return table_id
        if deal is not None and dealt:
            reserved = self.signer.derive("table", f"deal:{dealt}")[:16]
            row = self.store.read(reserved)
            if row is None:
                deal(reserved, self.signer.derive("seed", dealt, 64))
                return reserved
            if mark and row.settings.made == mark:
                return reserved
        make(table_id)
        return table_id

    def reserve(self, person: str = "") -> Deal:
        """Commit to the seed of a table that somebody may create, so that they can add random bytes of their own.

        Nothing is stored: the seed is derived from the ticket, which serves for one table.
        """
        text = f"{person}:{new_id()}:{int(time.time()) + TICKET_LIFETIME_S}"
        return Deal(self.signer.sign("deal", text), commitment(self.signer.derive("seed", text, 64)))

    def read_ticket(self, person: str, ticket: str) -> str:
        """Return what a ticket says; "" if it is not this person's, or too old."""
        text = self.signer.read("deal", ticket) or "::0"
        owner, _, until = text.split(":")
        return text if owner == person and int(until) >= time.time() else ""

    async def table_of(self, request: HTTPConnection) -> Table:
        return await self.tables.fetch(request.path_params["table"])

    def base(self, request: HTTPConnection) -> str:
        return self.site.base(request)

    def look(self, visitor: Visitor, table: Table) -> Look:
        return self.eyes.look(table, visitor.person)

    def unveil(self, visitor: Visitor, table: Table, seat: int) -> None:
        """Somebody says that it is their turn to look."""
        self.eyes.unveil(table, visitor.person, seat)
        self.live.schedule(table)

    # -- coming to a table --------------------------------------------------------------------------------------------

    async def home(self, request: Request) -> Response:
        visitor, everything = self.visitor(request), [self.tables.game(game) for game in games()]
        visitor = replace(visitor, carry=self.carry_link(visitor.person), deal=self.reserve(visitor.person))
        tables = {kind: self.store.tables(kind, visitor.person, 0, lists.PAGE) for kind in lists.LISTS}
        return page(home.home(visitor, everything, tables, self.offered(visitor, *everything)))

    def offered(self, visitor: Visitor, *games: Game) -> dict[str, int]:
        """For each game the level that fits somebody."""
        rows = self.store.lately(visitor.person, LATELY)
        return {game.id: fitting(game, [row for row in rows if row.game == game.id], visitor.person) for game in games}

    async def game(self, request: Request) -> Response:
        """All ways to play a game."""
        visitor, game = self.visitor(request), self.tables.newest(request.path_params["game"])
        visitor = replace(visitor, deal=self.reserve(visitor.person))
        return page(setting_up.game_page(visitor, game, self.offered(visitor, game)[game.id]))

    async def list_tables(self, request: Request) -> Response:
        visitor, kind = self.visitor(request), request.path_params["kind"]
        if kind not in lists.LISTS:
            raise NoSuchTable("no-list", kind=kind)
        first = min(whole(request.query_params.get("from", ""), 6) or 0, lists.FURTHEST)
        asked = lists.Asked.read(request.query_params, kind)
        titles = {game: self.titled(visitor.lang, game) for game in games()}
        rows = self.store.tables(kind, visitor.person, first, lists.PAGE + 1, asked.filter(visitor, titles))
        return page(lists.list_page(visitor, kind, rows, first, asked, titles))

    def game_ids(self) -> list[str]:
        return list(games())

    def titled(self, lang: str, game: str) -> str:
        """A game's title, if it is one that we have."""
        return self.tables.game(game).say(lang, "title") if game in games() else game

    async def new(self, request: Request) -> Response:
        visitor, data = await self.form(request)
        game = self.tables.newest(data.get("game", ""))
        name = clean_name(data.get("name", "")) or visitor.name
        number = wanted_players(game, data.get("players", ""))
        if data.get("way") == "learn":
            learn = partial(self.tables.learn, game.id, visitor.person, name)
            return go(f"/t/{self.new_table(mark_of(visitor.person, data), learn)}")
        random = data.get("random", "")
        random = random if is_hex(random) else ""
        if data.get("way") == "seek":
            mark = mark_of(visitor.person, data)
            table = self.tables.seek(game.id, visitor.person, name, mark, self.is_there, random, pace=self.pace)
            self.live.wake(table)
            return go(table)
        if data.get("way") == "friends":
            number = max(number, 2)  # in games for one, the form defaults to 1
        seats = wanted_seats(data, number, name, visitor.person, self.offered(visitor, game)[game.id])
        create = partial(
            self.tables.create,
            game.id,
            seats,
            setting_up.chosen_options(game, data),
            pack={"name": await self.pack_name(request), "text": data["pack"]} if data.get("pack") else None,
            host=visitor.person,
            listed=data.get("listed") == "yes",
            pace=self.pace,
            limit=whole(data.get("limit", ""), 7) or 0,
            typed=data.get("referee") == "yes",
            help=data.get("alone") != "yes",
            patience=next((one for one in setting_up.PATIENCES if str(one) == data.get("patience")), PATIENCE),
        )
        mark = mark_of(visitor.person, data)

        def deal(table_id: str, seed: str) -> None:
            add_random(seats, visitor.person, random)
            create(table_id=table_id, seed=None if data.get("referee") == "yes" else seed, made=mark)

        dealt = self.read_ticket(visitor.person, data.get("ticket", ""))
        table_id = self.new_table(mark, lambda table_id: create(table_id=table_id), deal, dealt)
        return go(f"/t/{table_id}", **({"name": quote(name)} if data.get("name") or visitor.named else {}))

    async def pack_name(self, request: Request) -> str:
        """What whoever gave a pack calls it: so it is named if something is wrong with it."""
        field = (await fields_of(request)).get("pack")
        return clean_name(getattr(field, "filename", "") or "") or "pack.toml"

    def is_there(self, row: Row) -> bool:
        """Whether whoever waits at a table would see that somebody comes: they watch, or have just come."""
        found, people = self.live.of.get(row.id), people_of(row)
        watched = found is not None and any(outbox.person in people for outbox in found.watchers.values())
        return watched or self.sharing.waits(row.id) or time.time() - row.changed < WAITS

    async def join(self, request: Request) -> Response:
        table, invite = await self.table_of(request), request.path_params["invite"]
        if request.method == "POST":
            visitor, data = await self.form(request)
            name = clean_name(data.get("name", "")) or visitor.name
            random = data.get("random", "")
            table.join(visitor.person, name, invite, random if is_hex(random) else "")
            self.live.wake(table)
            return go(table, name=quote(name))
        visitor = self.visitor(request)
        number = next((n for n, seat in enumerate(table.seats) if seat.invite == invite), None)
        if number is not None and table.seats[number].person == visitor.person:
            return go(table)
        if number is None or table.seats[number].kind != "open":
            return page(entrance.late(visitor, table, "unknown" if number is None else "taken"), 410)
        return page(entrance.join(visitor, table, number, f"/t/{table.row.id}/join/{quote(invite)}"))

    async def what_if(self, request: Request) -> Response:
        """A table of one's own from any position of this one."""
        visitor, data = await self.form(request)
        table = await self.table_of(request)
        at = whole(data.get("at", ""), 9)
        if at is None:
            raise InvalidOptions.because("no-step", found=shown(data.get("at", "")[:20]))
        eyes = self.look(visitor, table).eyes
        branch = partial(self.tables.what_if, table, visitor.person, visitor.name, at, eyes)
        return go(f"/t/{self.new_table(mark_of(visitor.person, {**data, 'table': table.row.id}), branch)}")

    async def load_record(self, request: Request) -> Response:
        """Import a record: it opens as a table to look through and branch from."""
        visitor, data = await self.form(request)
        text = data.get("file") or data.get("record", "")
        if not text.strip():
            raise NotAllowed("no-record")
        await self.worked(request, check_record, text)
        keep = partial(self.tables.keep_record, Record.loads(text), visitor.person)
        return go(f"/t/{self.new_table(mark_of(visitor.person, data), keep)}?at=0")

    async def carry(self, request: Request) -> Response:
        """A personal link opened on another device: that device becomes the same person."""
        token = request.path_params["token"]
        text = self.signer.read("carry", token)
        if text is None:
            raise NotAllowed("strange-link")
        # A link of an older version has only the person: it is no longer valid.
        person, signed_out, carried, until = (*text.split(":"), "", "", "0")[:4]
        devices = self.store.devices(person)
        if (signed_out, carried) != (str(devices.signed_out), str(devices.carried)) or int(until) < time.time():
            return page(entrance.carried_before(self.visitor(request)), 410)
        if request.method != "POST":
            return page(entrance.carry(self.visitor(request), f"/carry/{quote(token)}"))
        await self.form(request)
        self.store.carry(person)
        return go("/", fid=self.cookie(person))

    async def sign_out(self, request: Request) -> Response:
        """Sign out all other devices; personal links become void."""
        visitor, _ = await self.form(request)
        self.store.sign_out(visitor.person)
        await self.live.send_away(visitor.person)
        return go("/", fid=self.cookie(visitor.person))

    # -- at a table ---------------------------------------------------------------------------------------------------

    async def table(self, request: Request) -> Response:
        visitor, table = self.visitor(request), await self.table_of(request)
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
            looking = Look(eyes=eyes)
        return page(tabletop.table_page(visitor, table, self.base(request), looking, moment, seen))

    async def log(self, request: Request) -> Response:
        visitor, table = self.visitor(request), await self.table_of(request)
        return page(log_page(visitor, table, self.look(visitor, table)))

    async def do(self, request: Request) -> Response:
        visitor, data = await self.form(request)
        table = await self.table_of(request)
        async with self.limits.turn("page", address(request)):
            following, back = commands.perform(self, visitor, table, data, address(request)), self.site.back(request)
        return go(back if together.HERE.fullmatch(back) else commands.where(following))

    async def worked(self, request: Request, work: Callable[..., Any], *arguments: Any) -> Any:
        """Work in another process, one at a time for each address. A server that is too busy for it says so."""
        try:
            async with asyncio.timeout(IN_TIME), self.limits.turn("work", address(request)):
                return await self.workers.do(work, *arguments)
        except TimeoutError:
            raise WorkFailed("work-late") from None

    async def messages(self, request: Request) -> Response:
        before = whole(request.query_params.get("before", ""), 9)
        return page(chat.messages_page(self.visitor(request), await self.table_of(request), before))

    async def verify(self, request: Request) -> Response:
        table = await self.table_of(request)
        record = table.session.record
        rolls, against = sum(move.startswith("~") for move in record.moves), "unrevealed"
        if table.told_all:
            rolls, against = await self.worked(request, verify_record, record.dumps())
        return page(ending.checked(self.visitor(request), table, rolls, against))

    async def record(self, request: Request) -> Response:
        """The game's record; for a running game, what the looking seat knows of it."""
        table = await self.table_of(request)
        eyes = self.look(self.visitor(request), table).eyes
        name = f"{table.game.id}-{table.row.id}.json"
        return Response(
            table.shown_record(eyes).dumps(),
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    async def picture(self, request: Request) -> Response:
        """The board as a picture to keep, as the visitor sees it now."""
        visitor, table = self.visitor(request), await self.table_of(request)
        title, name = table.game.say(visitor.lang, "title"), f"{table.game.id}-{table.row.id}.svg"
        scene = drawn(visitor, table, self.look(visitor, table).eyes)[0]
        return Response(
            picture(table, scene, title),
            media_type="image/svg+xml",
            headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
        )

    async def code(self, request: Request) -> Response:
        """An invitation as a QR code, for the phone across the table."""
        table, invite = await self.table_of(request), request.path_params["invite"]
        if invite not in [seat.invite for seat in table.seats if seat.kind == "open"]:
            raise NotAllowed("no-open-seat")
        link = f"{self.base(request)}/t/{table.row.id}/join/{invite}"
        return Response(qr_code(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})

    async def call_me(self, request: Request) -> Response:
        """What to call somebody, from now on and at this table."""
        visitor, data = await self.form(request)
        name = clean_name(data.get("name", "")) or visitor.name
        table = await self.table_of(request)
        table.rename(visitor.person, name)
        return go(table, name=quote(name))

    # -- besides ------------------------------------------------------------------------------------------------------

    async def rules(self, request: Request) -> Response:
        visitor, game = self.visitor(request), self.tables.game(request.path_params["game"])
        search, at = request.query_params.get("q", "")[:100], request.query_params.get("table", "")[:40]
        if not at:
            return page(rulesheet.rules_page(visitor, game, search))
        table = await self.tables.fetch(at)
        now = rulesheet.rules_now(table, self.look(visitor, table), visitor.lang)
        return page(rulesheet.rules_page(visitor, table.game, search, now, visitor.url(f"/t/{table.row.id}")))

    async def language(self, request: Request) -> Response:
        lang = request.path_params["lang"]
        return go(self.site.back(request), **({"lang": lang} if lang in ("en", "de") else {}))

    async def coach_switch(self, request: Request) -> Response:
        """Let a visitor hide all engine advice."""
        return go(self.site.back(request), quiet="no" if request.path_params["switch"] == "on" else "yes")

    async def home_style(self, request: Request) -> Response:
        return Response(home_style(), media_type="text/css", headers={"cache-control": FOR_EVER})

    async def health(self, request: Request) -> Response:
        return JSONResponse({"ok": True, "tables_open": len(self.tables.open)})

    async def ready(self, request: Request) -> Response:
        """Whether to lead people here: the store answers and can be written to, the others are heard, and it does not
        end."""
        try:
            self.store.trail(number=1)
            well = not self.stopping and (self.sharing.listens or not self.store.shared) and self.can_write()
        except StoreError:
            well = False
        return JSONResponse({"ok": well}, 200 if well else 503)

    def can_write(self) -> bool:
        """Whether the store could be written to, as tried within the last seconds."""
        if time.monotonic() - self.probed_at > PROBED_FOR_S:
            try:
                self.store.probe()
                self.writable = True
            except StoreError as error:
                log.error("the store can't be written to: %s", error)
                self.writable = False
            self.probed_at = time.monotonic()
        return self.writable

    async def metrics(self, request: Request) -> Response:
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer" or self.store.key(digest_of(token.strip())) is None:
            raise refusals.Unauthorised("figures-need-a-token")
        return PlainTextResponse(metrics.everybodys(self), media_type="text/plain; version=0.0.4")

    async def failed(self, request: Request, error: Exception) -> Response:
        """Why a request failed: as JSON for programs, else as a page. Nothing of an internal error is shown."""
        visitor = self.stranger(request)  # identifying the visitor may be what failed
        if isinstance(error, OtherRules) and request.method == "GET":
            return page(tabletop.kept_page(visitor, error.row, self.store.moves(error.row.id)))
        program = request.url.path.startswith(f"{self.site.root}/api/")
        lang = refusals.language(request) if program else visitor.lang
        told, status = refusals.told(error, lang), refusals.status_of(error)
        if status in (404, 500) and not isinstance(error, FidchellError):
            told = {"error": self.texts.say(lang, f"w-error-{status}")}
        headers = refusals.headers_of(error)
        if program or request.headers.get("accept") in ("application/json", "text/event-stream"):
            return JSONResponse(told, status, headers)
        if isinstance(error, Refused | TooMany) and (message := refusals.message_of(error)):
            told["error"] = visitor.say(message, why=told["error"])
        html = refusals.page(visitor, told["error"], told.get("rule", ""), self.site.back(request))
        return page(html, status, headers)

    # -- the whole ----------------------------------------------------------------------------------------------------

    def route(
        self, path: str, handler: Callable[[Request], Awaitable[Response]], get: str = "", post: str = "", **asking: str
    ) -> Route:
        """A page or form with its rate limit (see rate_limits.py); `asking`: other limits for some query parameters."""

        async def limited(request: Request) -> Response:
            more = next((limit for name, limit in asking.items() if name in request.query_params), get)
            watching.note(kind=post if request.method == "POST" else more)
            self.limits.spend(post if request.method == "POST" else more, address(request))
            posted = request.method == "POST"
            answer = partial(handler, request)
            if posted or get in ("verify", "hint"):  # a body may be slow, a worker busy: their turn comes later
                return await patiently(answer, not posted or bool((await fields_of(request)).get("once")))
            async with self.limits.turn("page", address(request)):
                return await patiently(answer, True)

        return Route(path, limited, methods=[name for name, limit in (("GET", get), ("POST", post)) if limit])

    def asgi(self) -> Starlette:
        table, board = "/t/{table}", partial(together.board, self)
        app = Starlette(
            routes=[
                self.route("/", self.home, get="page"),
                self.route("/tables/{kind}", self.list_tables, get="page"),
                self.route("/games/{game}", self.game, get="page"),
                self.route("/new", self.new, post="create"),
                self.route("/lang/{lang}", self.language, get="page"),
                self.route("/coach/{switch}", self.coach_switch, get="page"),
                self.route("/habits", partial(habits.habits_page, self), get="past"),
                self.route("/habits/{game}", partial(habits.habits_page, self), get="past"),
                self.route("/rules/{game}", self.rules, get="page", q="search", table="past"),
                self.route(table, self.table, get="table", at="past"),
                self.route(f"{table}/do", self.do, post="do"),
                self.route(f"{table}/join/{{invite}}", self.join, get="page", post="join"),
                self.route(f"{table}/log", self.log, get="past"),
                self.route(f"{table}/messages", self.messages, get="past"),
                self.route(f"{table}/verify", self.verify, get="verify"),
                self.route(f"{table}/hint", partial(coaching.hint, self), get="hint"),
                self.route(f"{table}/tutor", partial(coaching.tutor, self), get="tutor"),
                self.route(f"{table}/review", partial(coaching.review, self), get="past"),
                self.route(f"{table}/together", board, get="table", post="do", at="past"),
                self.route(f"{table}/together/{{key}}", board, get="table", post="do", at="past"),
                self.route(f"{table}/what-if", self.what_if, post="create"),
                self.route("/carry/{token}", self.carry, get="page", post="join"),
                self.route("/sign-out", self.sign_out, post="join"),
                self.route("/record", self.load_record, post="import"),
                self.route(f"{table}/record.json", self.record, get="record"),
                self.route(f"{table}/board.svg", self.picture, get="past"),
                self.route(f"{table}/code/{{invite}}.svg", self.code, get="past"),
                self.route(f"{table}/name", self.call_me, post="join"),
                self.route("/admin", partial(admin.show, self), get="page"),
                self.route("/admin", partial(admin.do, self), post="join"),
                WebSocketRoute(f"{table}/live", partial(sockets.connected, self)),
                Route("/health", self.health),
                Route("/ready", self.ready),
                Route("/metrics", self.metrics),
                *api.routes(self),
                Route(f"/static/{edition()}/home.css", self.home_style),
                Mount(f"/static/{edition()}", ImmutableFiles(directory=STATIC)),
                Mount("/static", StaticFiles(directory=STATIC)),
            ],
            middleware=[
                Middleware(Durable, store=self.store),
                Middleware(Front, site=self.site),
                Middleware(watching.Watch, meter=self.meter),
                Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
                Middleware(Guard, site=self.site, limits=self.limits, failed=self.failed),
                Middleware(Cookie, signer=self.signer, person=self.person),
                Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
            ],
            exception_handlers={FidchellError: self.failed, HTTPException: self.failed},
            lifespan=self.lifespan,
        )
        app.router.redirect_slashes = False  # redirects would name a host, and only a proxy knows which
        return app

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        self.store.group_commits(self.end)
        self.clear_tables()
        self.load_games()
        self.household.look()
        tidier = memory.Tidier(self.tables, self.clear_tables, self.drop_caches)
        always = (tidier.run(), self.overload.run(), self.household.run(), metrics.leave_for_others(self))
        beside = [asyncio.get_running_loop().create_task(one) for one in always]
        self.workers.start()
        self.sharing.start()
        yield
        for task in beside:
            task.cancel()
        await self.live.close()
        await self.coaching.close()
        await self.workers.drain()
        await self.sharing.close()
        self.workers.close()
        self.store.close()

    def load_games(self) -> None:
        """Load all games, so that no first visit has to wait."""
        for game in games():
            self.tables.game(game)

    def drop_caches(self) -> None:
        """Free what was drawn and told for many tables, and can be again."""
        for cache in (*memory.bounded_caches("fidchell.web"), *memory.bounded_caches("fidchell.games"), *SHARED):
            cache.cache_clear()
        self.limits.drop_full()
        self.texts.drop_cache()
        for game in self.tables.games.values():
            game.drop_caches()

    def clear_tables(self) -> None:
        """What never began is removed; what rests is put away."""
        try:
            expired = self.tables.expire(ABANDONED) if self.store.take("expiry") else 0
            self.store.give_up("expiry")
            if expired:
                log.info("removed %d tables that never began in %d days", expired, ABANDONED)
        except StoreError as error:
            log.warning("tables that never began could not be removed: %s", error)
        self.tables.put_away()

    def end(self) -> None:
        """End the process: nothing can be kept any more. A service manager starts another."""
        self.broken = True
        os.kill(os.getpid(), signal.SIGTERM)

    def stop(self) -> None:
        """The server is about to stop: answer everybody who waits for a change."""
        self.stopping = True
        for waiter in self.waiters:
            waiter.set()


class ImmutableFiles(StaticFiles):
    """Files whose address contains a hash of their content: nobody has to ask for them twice."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["cache-control"] = FOR_EVER
        return response


def page(html: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return HTMLResponse(html, status, headers={"cache-control": "no-store", **(headers or {})})


async def fields_of(request: Request) -> FormData:
    """The fields of a form; however often it is asked for, it is read once."""
    return await request.form(max_files=1, max_fields=60)


async def written(field: str | UploadFile) -> str:
    """A form's field, or what is written in a file; "" if none was chosen."""
    if isinstance(field, str):
        return field
    await field.seek(0)
    try:
        return (await field.read()).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidOptions.because("not-a-text-file", file=clean_name(field.filename or "")) from None


def go(to: Table | str, **cookies: str) -> Response:
    """Redirect, as every form ends; cookies last a year (front.py sets their path)."""
    response = RedirectResponse(to if isinstance(to, str) else f"/t/{to.row.id}", 303)
    for name, value in cookies.items():
        response.set_cookie(name, value, max_age=YEAR, path=None, samesite=None, httponly=name == "fid")
    return response


def add_random(seats: list[Seat], person: str, random: str) -> None:
    """Note what somebody adds to the seed, at the first of their seats."""
    own = next((seat for seat in seats if seat.person == person), None)
    if own is not None:
        own.random = random


def wanted_players(game: Game, text: str) -> int:
    """How many play: as the form says, or the game's minimum."""
    low, high = game.meta.players
    number = whole(text, 2) if text else low
    if number is None or not low <= number <= high:
        raise InvalidOptions.because("players-range", game=game.id, low=low, high=high, seats=shown(text[:20]))
    return number


def wanted_seats(data: dict[str, str], number: int, name: str, person: str, level: int) -> list[Seat]:
    """Who sits where: according to the button, unless a seat's own field says otherwise. Bots have one level."""
    way, bot = data.get("way") or "play-now", data.get("bot") or spec_of(level)

    def you(n: int) -> Seat:
        return Seat("person", f"{name} {n + 1}" if n else name, person)

    def friend(n: int) -> Seat:
        return Seat()

    def machine(n: int) -> Seat:
        return Seat("bot", bot, None, bot)

    kinds: dict[str, Callable[[int], Seat]] = {"you": you, "friend": friend, "bot": machine}
    modes = {"play-now": (you, machine), "friends": (you, friend), "device": (you, you), "watch": (machine, machine)}
    if way not in modes:
        raise InvalidOptions.because("no-way-to-play", way=shown(way))
    return [kinds.get(data.get(f"seat-{n}", ""), modes[way][n > 0])(n) for n in range(number)]
