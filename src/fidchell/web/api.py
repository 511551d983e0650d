"""The JSON API for clients and bots. docs/api.md explains it; /api/v1/openapi.json describes it to programs.

A seat is held by a token in `Authorization: Bearer …`. Cookies are ignored here, so no other site can act in somebody's
name and no CSRF token is needed.
"""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import dataclass, fields
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from fidchell.core.errors import FidchellError
from fidchell.core.registry import games
from fidchell.server.errors import NotAllowed, NotNow
from fidchell.server.patience import patiently
from fidchell.server.seats import Seat
from fidchell.server.store import NEWEST
from fidchell.server.tables import Table
from fidchell.server.talk import clean_name
from fidchell.web import explaining, refusals, shapes, stream, telling, watching
from fidchell.web import structures as told
from fidchell.web.commands import PASSING, mark_of
from fidchell.web.openapi import Endpoint, described
from fidchell.web.pages import TEXTS
from fidchell.web.parsing import Malformed, read_object
from fidchell.web.rate_limits import address
from fidchell.web.refusals import Unauthorised

if TYPE_CHECKING:
    from fidchell.web.app import App

PREFIX: Final = "/api/v1"
MESSAGES: Final = 50  # at once
PACK: Final = "pack.toml"  # what a pack is called that came as text


# -- tokens -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Holder:
    """The holder of a token for a table: a seat of it, or None for a host without one."""

    seat: int | None
    person: str
    name: str


def make_token(app: "App", table: str, seat: int | None, person: str) -> str:
    return app.signer.sign("seat", f"{table}:{'-' if seat is None else seat}:{person}")


def holder(app: "App", connection: HTTPConnection, table: Table) -> Holder | None:
    """Who holds the token of a request; None without one. A foreign token, or one for another table, is refused."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    text = app.signer.read("seat", token.strip()) if scheme.lower() == "bearer" else None
    if text is None:
        raise Unauthorised("no-token-of-ours")
    table_id, seat, person = text.split(":")
    app.household.refuse(person)
    if table_id != table.row.id:
        raise NotAllowed("other-table")
    if seat == "-":
        return Holder(None, person, "")
    held = table.seats[int(seat)]
    if held.person != person:
        raise NotAllowed("not-yours-now")
    return Holder(int(seat), person, held.name)


# -- what comes in ----------------------------------------------------------------------------------------------------


class Call:
    """One request, parsed: `given` is what its body or its query says."""

    def __init__(self, app: "App", endpoint: Endpoint, request: Request) -> None:
        self.app = app
        self.endpoint = endpoint
        self.request = request
        self.lang = refusals.language(request)
        self.raw: dict[str, Any] = {}
        self.given: Any = None
        self.opened: Table | None = None

    async def read(self) -> None:
        """Read the body or the query as JSON."""
        if self.endpoint.method == "POST":
            self.raw = read_object(await self.request.body() or b"{}")
        else:
            self.raw = self.query()

    def check(self) -> None:
        """Who asks comes before what is asked for."""
        if self.endpoint.token == "needed":
            self.held()
        self.given = shapes.read_object(self.endpoint.takes, self.raw)

    def query(self) -> dict[str, Any]:
        """The query's parameters, as the types that the endpoint declares."""
        declared, found = shapes.hints(self.endpoint.takes), dict[str, Any]()
        for name in self.request.query_params:
            if name != "lang":
                values = self.request.query_params.getlist(name)
                found[name] = shapes.from_text(declared.get(name, str), values, name)
        return found

    def spend(self) -> None:
        """Charge the address: for any API request, and for this kind."""
        waits = self.endpoint.streams or "after" in self.request.query_params
        watching.note(kind="wait" if waits else "move" if self.verb == "act" else self.endpoint.limit or "api")
        for kind in ("api", self.endpoint.limit):
            if kind:
                self.app.limits.spend(kind, address(self.request))

    def name(self) -> str:
        return clean_name(self.given.name) or "?"

    def mark(self, person: str = "") -> str:
        """Identifies the request, if it has a `once`."""
        told = {key: value if isinstance(value, str) else json.dumps(value) for key, value in self.raw.items()}
        return mark_of(person, {**told, "verb": self.verb})

    @property
    def verb(self) -> str:
        return self.endpoint.path.rpartition("/")[2]

    def new_person(self, what: str) -> str:
        """An id for somebody new; the same one if the request is repeated."""
        mark = self.mark()
        return self.app.signer.sign("person", f"{what}:{mark}").rpartition(".")[2] if mark else secrets.token_hex(16)

    def table(self) -> Table:
        assert self.opened is not None, "the path names a table"
        return self.opened

    def holder(self) -> Holder | None:
        return holder(self.app, self.request, self.table())

    def held(self) -> tuple[Table, Holder]:
        table, held = self.table(), self.holder()
        if held is None:
            raise Unauthorised("token-missing")
        return table, held

    def seated(self) -> tuple[Table, Holder, int]:
        table, held = self.held()
        if held.seat is None:
            raise NotAllowed("no-seat")
        return table, held, held.seat


# -- what goes out ----------------------------------------------------------------------------------------------------


def seat_now(table: Table, held: Holder | None) -> int | None:
    """The seat that somebody has; None for a spectator, and while a bot plays for them."""
    return held.seat if held is not None and held.seat in table.seats_of(held.person) else None


def told_fields(table: Table, held: Holder | None, lang: str) -> dict[str, Any]:
    return telling.fields_of(table, seat_now(table, held), held.person if held else "", lang)


def told_table(table: Table, held: Holder | None, lang: str) -> told.Table:
    return told.Table(**told_fields(table, held, lang))


# -- what can be asked for --------------------------------------------------------------------------------------------


async def list_games(call: Call) -> told.Games:
    return told.Games([telling.game(call.app.tables.game(name), call.lang) for name in games()])


async def list_tables(call: Call) -> told.Tables:
    return told.Tables([telling.listed(row) for row in call.app.store.tables("open", "", 0, 100)])


async def create(call: Call) -> told.NewTable:
    wish: told.NewTableWish = call.given
    game, name = call.app.tables.newest(wish.game), call.name()
    words = wish.seats if wish.seats is not None else ["you"] + ["bot:greedy"] * (game.meta.players[0] - 1)
    game.check_players(len(words))  # before anything is made for each of them
    # Each seat is a separate person: its token neither shows nor does anything for the others.
    own = {number: call.new_person(f"seat {number}") for number, word in enumerate(words) if word == "you"}
    seats = [make_seat(word, name, own.get(number)) for number, word in enumerate(words)]
    host = next(iter(own.values()), None) or call.new_person("host")
    make = partial(
        call.app.tables.create,
        game.id,
        seats,
        wish.options,
        host=host,
        listed=wish.listed,
        pace=call.app.pace if wish.pace is None else wish.pace,
        limit=wish.limit,
        pack={"name": PACK, "text": wish.pack} if wish.pack else None,
    )
    table_id = call.app.new_table(call.mark(), lambda table_id: make(table_id=table_id))
    table = await call.app.tables.fetch(table_id)
    call.app.live.wake(table)
    tokens = {number: make_token(call.app, table.row.id, number, person) for number, person in own.items()}
    url = f"{call.app.base(call.request)}/t/{table.row.id}"
    return told.NewTable(
        **told_fields(table, None, call.lang),
        url=url,
        host=next(iter(tokens.values()), make_token(call.app, table.row.id, None, host)),
        tokens=[told.SeatToken(number, token) for number, token in tokens.items()],
        invites=[
            told.Invitation(number, seat.invite, f"{url}/join/{seat.invite}")
            for number, seat in enumerate(table.seats)
            if seat.kind == "open"
        ],
    )


def make_seat(word: str, name: str, person: str | None) -> Seat:
    if word == "you":
        return Seat("person", name, person)
    if word == "open":
        return Seat()
    kind, _, bot = word.partition(":")
    if kind != "bot" or not bot:
        raise Malformed("no-such-seating", word=word[:40])
    return Seat("bot", bot, None, bot)


async def take_seat(call: Call) -> told.TakenSeat:
    table, wish = call.table(), call.given
    person = call.new_person(table.row.id)
    if not wish.invite and not table.settings.listed:
        raise NotAllowed("not-listed")
    name = call.name()
    seat = table.join(person, name, wish.invite)
    call.app.live.wake(table)
    token = make_token(call.app, table.row.id, seat, person)
    return told.TakenSeat(**told_fields(table, Holder(seat, person, name), call.lang), token=token)


async def see(call: Call) -> told.Table:
    table, held = call.table(), call.holder()
    call.app.live.wake(table)
    if call.given.after is not None:
        await wait_for_change(call, table, call.given.after)
    return told_table(table, held, call.lang)


async def wait_for_change(call: Call, table: Table, after: str) -> None:
    """Long polling: wait until the table has changed from `after`, or for as long as was asked."""
    if telling.change_of(table) != after:
        return
    changed = asyncio.Event()
    table.listeners.append(changed.set)
    call.app.waiters.add(changed)
    try:
        with call.app.limits.holding("wait", address(call.request)):
            await asyncio.wait_for(changed.wait(), call.given.wait)
    except TimeoutError:
        pass
    finally:
        call.app.waiters.discard(changed)
        table.listeners.remove(changed.set)


async def follow(call: Call) -> Response:
    """The table as a stream."""
    table, held = call.table(), call.holder()
    since = call.given.since or call.request.headers.get("last-event-id")
    place = stream.Place.read(since) if since else stream.now(table)

    def update(place: stream.Place) -> told.Update:
        seat = seat_now(table, held)
        said = table.store.messages(table.row.id, number=MESSAGES)
        return told.Update(
            str(stream.now(table)),
            telling.moves(table, seat, call.lang, place.moves),
            telling.messages(one for one in said if one.number > place.message),
            told_table(table, held, call.lang),
        )

    return stream.Stream(call.app, call.request, table, place, update)


async def choices(call: Call) -> told.Choices:
    table, held, seat = call.seated()
    prompt = None
    if seat_now(table, held) in table.actors():
        prompt = table.game.prompt(table.session.state, seat, call.lang)
    found = [telling.choice(table.game, choice) for choice in prompt.choices] if prompt else []
    return told.Choices(table.version, seat, prompt.text if prompt else "", found)


async def explain(call: Call) -> told.Explained:
    table, held, asked = call.table(), call.holder(), call.given
    if (asked.choice is None) == (asked.pick is None):
        raise Malformed("choice-or-picks")
    what = tuple(asked.pick) if asked.pick is not None else asked.choice
    found = explaining.explained(table, seat_now(table, held), what, call.lang)
    base = f"{call.app.base(call.request)}/rules/{table.game.key}"
    return told.Explained(not found.text, found.text or None, found.rule or None, found.link(base))


async def try_choice(call: Call) -> told.Choice:
    """All that `act` checks, and what the choice would do."""
    table, seat = ready(call)
    action = table.game.parse(table.session.state, call.given.choice, seat)
    text = table.game.text(table.session.state, action)
    found = table.game.choices(table.session.state, seat, call.lang)
    return telling.choice(table.game, next(one for one in found if one.token == text))


async def act(call: Call) -> told.Table:
    table, held = call.held()
    _, seat = ready(call)
    table.act(held.person, seat, call.given.choice)
    call.app.counts["moves"] += 1
    return done(call, table, held)


def ready(call: Call) -> tuple[Table, int]:
    """The table and the seat of somebody who may act now, as far as that does not depend on what they do."""
    table, held, seat = call.seated()
    if seat_now(table, held) is None:
        raise NotAllowed("not-yours")
    version = call.given.version
    if version is not None and not table.asks_the_same(seat, version):
        raise NotNow("other-version", now=str(table.version), given=str(version))
    if not table.started:
        raise NotNow("not-begun")
    if table.over:
        raise NotNow("game-over")
    return table, seat


async def fill(call: Call) -> told.Table:
    table, held = call.held()
    table.fill(held.person, call.given.seat, call.given.bot)
    return done(call, table, held)


async def hurry(call: Call) -> told.Table:
    table, held = call.held()
    table.hurry(held.person)
    return done(call, table, held)


async def say(call: Call) -> told.Table:
    table, held, _ = call.seated()
    table.say(held.person, held.name, call.given.text, call.mark(held.person))
    return done(call, table, held)


async def messages(call: Call) -> told.Messages:
    table, before = call.table(), call.given.before
    call.holder()  # if there is a token, it must be valid
    found = table.store.messages(table.row.id, before=NEWEST if before is None else before, number=MESSAGES + 1)
    return told.Messages(telling.messages(found[-MESSAGES:]), len(found) > MESSAGES)


async def mute(call: Call) -> told.Table:
    table, held = call.held()
    table.mute(held.person, call.given.message)
    return done(call, table, held)


async def unmute(call: Call) -> told.Table:
    table, held = call.held()
    table.unmute(held.person, call.given.message)
    return done(call, table, held)


async def record(call: Call) -> dict[str, Any]:
    table = call.table()
    return table.shown_record(seat_now(table, call.holder())).as_dict()


def replace(table: Table, person: str, seat: int, about: int) -> None:
    table.offer(person, seat, "replace", about)


def done(call: Call, table: Table, held: Holder | None) -> told.Table:
    """It is durable: wake the audience and the bots, and answer with the table."""
    call.app.live.wake(table)
    return told_table(table, held, call.lang)


# -- the list of it all -----------------------------------------------------------------------------------------------


def endpoint_for(word: str, do: Callable[..., None], summary: str, takes: type = told.Deed) -> Endpoint:
    """An endpoint for something that a seat does at its table; the fields of `takes` are its further arguments."""

    async def doing(call: Call) -> told.Table:
        table, held, seat = call.seated()
        further = [one.name for one in fields(takes) if one.name != "once"]
        do(table, held.person, seat, *(getattr(call.given, name) for name in further))
        return done(call, table, held)

    doing.__name__ = do.__name__
    return Endpoint("POST", f"{TABLE}/{word}", doing, summary, told.Table, takes, token="needed", limit="do")


TABLE: Final = "/tables/{table}"
ENDPOINTS: Final = (
    Endpoint("GET", "/games", list_games, "List the games with their options.", told.Games),
    Endpoint("GET", "/tables", list_tables, "List the listed tables that are not over.", told.Tables),
    Endpoint(
        "POST", "/tables", create, "Create a table.", told.NewTable, told.NewTableWish, status=201, limit="create"
    ),
    Endpoint(
        "POST",
        f"{TABLE}/seats",
        take_seat,
        "Take a seat by its invitation; at a listed table, the next open one without. The answer has your token.",
        told.TakenSeat,
        told.SeatWish,
        status=201,
        limit="join",
    ),
    Endpoint(
        "GET",
        TABLE,
        see,
        "See the table as your seat may know it; without a token, as a spectator. With `after`, wait for a change.",
        told.Table,
        told.Waiting,
        token="optional",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/stream",
        follow,
        "Follow the table: server-sent events, whose `data` is an Update. The first comes at once, then one after "
        "every change; after a cut, go on with the last one's `id`.",
        told.Update,
        told.Resuming,
        token="optional",
        streams=True,
    ),
    Endpoint("GET", f"{TABLE}/choices", choices, "Every legal choice of your seat now.", told.Choices, token="needed"),
    Endpoint(
        "GET",
        f"{TABLE}/explain",
        explain,
        "Whether something is allowed now, and if not, why: a choice in notation, or the things picked so far.",
        told.Explained,
        told.Asking,
        token="optional",
        limit="explain",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/try",
        try_choice,
        "A dry run: refused as `act` would be, otherwise what the choice would do. Nothing changes.",
        told.Choice,
        told.ChoiceMade,
        token="needed",
        limit="explain",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/act",
        act,
        "Make a choice. It is durable when the answer comes.",
        told.Table,
        told.ChoiceMade,
        token="needed",
        limit="do",
    ),
    endpoint_for(
        "undo", Table.undo, "Take back your last move; if that is not free, the others are asked (see `offer`)."
    ),
    endpoint_for(
        "resign",
        Table.resign,
        "Give up; partners are asked. With more than two sides the others play on and a bot takes the seat.",
    ),
    endpoint_for("offer", Table.offer, "Offer a draw, propose to stop, or ask to take back.", told.OfferWish),
    endpoint_for(
        "replace", replace, "Ask to give the seat of somebody who doesn't come back to a bot.", told.ReplaceWish
    ),
    endpoint_for("answer", Table.answer, "Answer what is on offer, or withdraw what you offered.", told.AnswerGiven),
    endpoint_for(
        "leave", Table.leave, "Leave: before the start the seat is open again, afterwards a bot takes it over."
    ),
    endpoint_for("return", Table.come_back, "Reclaim your seat from the bot."),
    Endpoint(
        "POST",
        f"{TABLE}/fill",
        fill,
        "As the host: give an open seat to a bot.",
        told.Table,
        told.FillWish,
        token="needed",
        limit="do",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/hurry",
        hurry,
        "Ask the bot that is thinking to move now, with the best it has found so far.",
        told.Table,
        told.Deed,
        token="needed",
        limit="do",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/say",
        say,
        "Say something to everybody at the table.",
        told.Table,
        told.Saying,
        token="needed",
        limit="say",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/messages",
        messages,
        f"What was said, the last {MESSAGES}, the oldest of them first.",
        told.Messages,
        told.Earlier,
        token="optional",
    ),
    *(
        Endpoint("POST", f"{TABLE}/{do.__name__}", do, text, told.Table, told.MuteWish, token="needed", limit="do")
        for do, text in (
            (mute, "As the host: mute the author of the message with this number at this table."),
            (unmute, "As the host: let the author of this message write again."),
        )
    ),
    Endpoint(
        "GET",
        f"{TABLE}/record",
        record,
        "The game's record: after the end with the seed; before, without it and only what the seat knows (`1 ?`).",
        told.Record,
        token="optional",
        limit="record",
    ),
)


def routes(app: "App") -> list[Route]:
    document = described(app.site.root, PREFIX, ENDPOINTS)

    async def describe(request: Request) -> Response:
        return JSONResponse(document, headers=sharing(app))

    found = [
        Route(PREFIX + one.path, asker(app, one), methods=[one.method], name=f"api {one.method} {one.path}")
        for one in ENDPOINTS
    ]
    paths = dict.fromkeys(one.path for one in ENDPOINTS)
    others = [Route(PREFIX + path, other_method(app, path), methods=METHODS) for path in paths]
    nothing = Route(f"{PREFIX}/{{rest:path}}", partial(nothing_here, app), methods=METHODS)
    return [*found, *others, Route(f"{PREFIX}/openapi.json", describe), nothing]


METHODS: Final = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]


def sharing(app: "App") -> dict[str, str]:
    """Whether pages of other sites may use the API: nothing here depends on cookies, and a token must be sent on
    purpose. But a server that is not public may be hidden from everybody outside its network, and stays so."""
    public = app.site.public_url.startswith("https://")
    return {"access-control-allow-origin": "*", "access-control-expose-headers": "retry-after"} if public else {}


async def nothing_here(app: "App", request: Request) -> Response:
    error = {"error": TEXTS.say(refusals.language(request), "w-refused-nothing-here", where=f"{PREFIX}/openapi.json")}
    return JSONResponse(error, 404, sharing(app))


def other_method(app: "App", path: str) -> Callable[[Request], Awaitable[Response]]:
    """A path that is asked for in another way than it can be; browsers ask first what they may (a preflight)."""
    known = [one.method for one in ENDPOINTS if one.path == path]

    async def ask(request: Request) -> Response:
        allow = {"allow": ", ".join([*known, "OPTIONS"])}
        if request.method == "OPTIONS":
            may = {"access-control-allow-methods": ", ".join(known), "access-control-max-age": "86400"}
            may["access-control-allow-headers"] = "authorization, content-type, last-event-id"
            return JSONResponse({}, 200, allow | (sharing(app) | may if sharing(app) else {}))
        error = TEXTS.say(refusals.language(request), "w-refused-other-method", methods=", ".join(known))
        return JSONResponse({"error": error}, 405, allow | sharing(app))

    return ask


def asker(app: "App", endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def ask(request: Request) -> Response:
        call = Call(app, endpoint, request)
        try:
            call.spend()
            await call.read()
            repeatable = endpoint.method == "GET" or "once" in call.raw
            waits = "after" in request.query_params
            async with nullcontext() if waits else app.limits.turn("page", address(request)):
                found = await patiently(partial(carry_out, call), repeatable)
            headers = {"cache-control": "no-store", **sharing(app)}
            if isinstance(found, Response):
                found.headers.update(headers)
                return found
            return JSONResponse(shapes.plain(found), endpoint.status, headers)
        except FidchellError as error:
            return refuse(call, error)

    return ask


async def carry_out(call: Call) -> Any:
    """The answer to a request; one that was carried out before, with the same `once`, is only answered."""
    if "table" in call.request.path_params:
        call.opened = await call.app.table_of(call.request)
    call.check()
    changes = call.endpoint.method == "POST" and call.endpoint.token == "needed" and call.verb not in PASSING
    if not changes or not call.given.once:
        return await call.endpoint.handler(call)
    table, held = call.held()
    mark = call.mark(held.person)
    if table.done(mark):
        return told_table(table, held, call.lang)
    with table.doing(mark):
        return await call.endpoint.handler(call)


def refuse(call: Call, error: FidchellError) -> Response:
    call.app.counts["refusals"] += 1
    headers = refusals.headers_of(error) | sharing(call.app)
    return JSONResponse(refusals.told(error, call.lang), refusals.status_of(error), headers)
