"""The JSON API for clients and bots. docs/api.md explains it; /api/v1/openapi.json describes it to programs.

A seat is held by a token in `Authorization: Bearer …`. Cookies are never looked at here, so no other site can act in
somebody's name and no further token is needed.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import fidchell
from fidchell.core.errors import FidchellError, IllegalAction, UnknownGame
from fidchell.core.registry import games
from fidchell.core.scene import Choice
from fidchell.server.store import Conflict, StoreError
from fidchell.server.tables import NoSuchTable, NotAllowed, OtherRules, Seat, Table, clean_name
from fidchell.web.limits import Malformed, TooMany, read_object

if TYPE_CHECKING:
    from fidchell.web.app import App

PREFIX: Final = "/api/v1"
LONGEST_WAIT: Final = 25.0  # seconds; proxies cut a silent connection after 30 or more
RUN: Final = secrets.token_hex(4)  # changes are counted anew when the server starts
KINDS: Final[dict[type, str]] = {str: "text", int: "a whole number", bool: "true or false", dict: "an object"}


class Unauthorised(FidchellError):
    """No token, or none of ours."""


class NotNow(FidchellError):
    """Something that would be allowed at another time."""


STATUS: Final[tuple[tuple[type[Exception], int], ...]] = (
    (NoSuchTable, 404),
    (UnknownGame, 404),
    (Unauthorised, 401),
    (NotAllowed, 403),
    (NotNow, 409),
    (IllegalAction, 409),
    (OtherRules, 409),
    (Conflict, 409),
    (TooMany, 429),
    (StoreError, 503),
)


def status_of(error: Exception) -> int:
    """The status of an answer that refuses; whatever is not named was put wrongly."""
    return next((status for kind, status in STATUS if isinstance(error, kind)), 400)


# -- tokens -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Holder:
    """Whoever has a token of a table: a seat of it, or None for a host without one."""

    seat: int | None
    person: str
    name: str


def make_token(app: "App", table: str, seat: int | None, person: str) -> str:
    return app.signer.sign("seat", f"{table}:{'-' if seat is None else seat}:{person}")


def holder(app: "App", connection: HTTPConnection, table_id: str) -> Holder | None:
    """Who holds the token that came along; None without one. One that is not ours, or for another table, is refused."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    text = app.signer.read("seat", token.strip()) if scheme.lower() == "bearer" else None
    if text is None:
        raise Unauthorised("this is not a token of ours: take a seat to get one")
    table, seat, person = text.split(":")
    if table != table_id:
        raise NotAllowed("this token is for another table")
    if seat == "-":
        return Holder(None, person, "")
    held = app.tables.get(table_id).seats[int(seat)]
    if held.person != person:
        raise NotAllowed("this seat is not yours any more")
    return Holder(int(seat), person, held.name)


# -- what comes in ----------------------------------------------------------------------------------------------------


class Call:
    """One request, taken apart."""

    def __init__(self, app: "App", request: Request, body: dict[str, Any]) -> None:
        self.app = app
        self.request = request
        self.body = body
        wish = request.query_params.get("lang") or request.headers.get("accept-language", "")
        self.lang = "de" if wish.lower().startswith("de") else "en"
        self.address = request.client.host if request.client else ""

    def field(self, name: str, kind: type, default: Any = None) -> Any:
        """A field of the body; one without a default must be there."""
        value = self.body.get(name, default)
        if value is None:
            raise Malformed(f"the field {name!r} is missing")
        if type(value) is not kind:
            raise Malformed(f"the field {name!r} must be {KINDS[kind]}")
        return value

    def table(self) -> Table:
        return self.app.tables.get(self.request.path_params["table"])

    def holder(self) -> Holder | None:
        return holder(self.app, self.request, self.request.path_params["table"])

    def held(self) -> tuple[Table, Holder]:
        table, held = self.table(), self.holder()
        if held is None:
            raise Unauthorised("send your seat's token: Authorization: Bearer …")
        return table, held

    def seated(self) -> tuple[Table, Holder, int]:
        table, held = self.held()
        if held.seat is None:
            raise NotAllowed("this token is for no seat")
        return table, held, held.seat


# -- what goes out ----------------------------------------------------------------------------------------------------


def change_of(table: Table) -> str:
    """A mark of the table as it is now, for those who wait until it is another."""
    return f"{RUN}-{table.version}-{table.changes}"


def told_table(table: Table, held: Holder | None) -> dict[str, Any]:
    """A table as a seat (or a spectator) may know it; made from the game's own view and nothing else."""
    own = held is not None and held.seat in table.seats_of(held.person)
    seat = held.seat if held is not None and own else None
    record, offer = table.session.record, table.row.settings.get("offer")
    return {
        "table": table.row.id,
        "game": table.game.id,
        "options": table.row.options,
        "version": table.version,
        "change": change_of(table),
        "seat": seat,
        "seats": [
            {"seat": number, "role": table.game.meta.seats[number], "kind": one.kind, "name": one.name}
            for number, one in enumerate(table.seats)
        ],
        "started": table.started,
        "over": table.over,
        "to_act": [one for one in table.actors() if one >= 0],
        "offer": {"kind": offer["kind"], "seat": offer["seat"], "agreed": offer["yes"]} if offer else None,
        "result": record.result,
        "commitment": record.commitment,
        "seed": record.seed if table.over else None,
        "view": table.game.view(table.session.state, seat),
    }


def told_choice(choice: Choice) -> dict[str, Any]:
    return {
        "token": choice.token,
        "label": choice.label,
        "effect": list(choice.effect),
        "odds": [asdict(one) for one in choice.odds],
        "rule": choice.rule,
        "wins": choice.wins,
        "loses": choice.loses,
        "picks": list(choice.picks),
    }


# -- what can be asked for --------------------------------------------------------------------------------------------


async def list_games(call: Call) -> Any:
    return {"games": [call.app.tables.game(name).describe(call.lang) for name in games()]}


async def list_tables(call: Call) -> Any:
    rows = [row for row in call.app.store.rows() if row.settings.get("listed") and not row.summary.get("result")]
    return {
        "tables": [
            {
                "table": row.id,
                "game": row.game,
                "seats": [{"kind": seat["kind"], "name": seat["name"]} for seat in row.seats],
                "open": sum(seat["kind"] == "open" for seat in row.seats),
            }
            for row in rows[:100]
        ]
    }


async def create(call: Call) -> Any:
    call.app.limits.spend("create", call.address)
    game = call.app.tables.game(call.field("game", str))
    words = call.body.get("seats", ["me"] + ["bot:greedy"] * (game.meta.players[0] - 1))
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words) or len(words) > 20:
        raise Malformed("the field 'seats' must be a list of me, open and bot:NAME")
    name = clean_name(call.field("name", str, "?")) or "?"
    pace = call.body.get("pace", call.app.pace)
    if not isinstance(pace, int | float) or isinstance(pace, bool):
        raise Malformed("the field 'pace' must be a number of seconds")
    seats = [make_seat(word, name) for word in words]
    host = next((seat.person for seat in seats if seat.person), None) or secrets.token_hex(16)
    listed, options = call.field("listed", bool, False), call.field("options", dict, {})
    table = call.app.tables.create(game.id, seats, options, host=host, listed=listed, pace=pace)
    call.app.wake(table)
    own = {number: seat.person for number, seat in enumerate(seats) if seat.person}
    tokens = {number: make_token(call.app, table.row.id, number, person) for number, person in own.items()}
    return {
        **told_table(table, None),
        "url": f"{call.app.base(call.request)}/t/{table.row.id}",
        "host": next(iter(tokens.values()), make_token(call.app, table.row.id, None, host)),
        "tokens": [{"seat": number, "token": token} for number, token in tokens.items()],
        "invites": [
            {"seat": number, "invite": seat.invite} for number, seat in enumerate(table.seats) if seat.kind == "open"
        ],
    }


def make_seat(word: str, name: str) -> Seat:
    """Each seat of one's own is a person of its own: its token shows and does nothing of the others."""
    if word == "me":
        return Seat("person", name, secrets.token_hex(16))
    if word == "open":
        return Seat()
    kind, _, bot = word.partition(":")
    if kind != "bot" or not bot:
        raise Malformed(f"seats are me, open and bot:NAME, not {word[:40]!r}")
    return Seat("bot", bot, None, bot)


async def take_seat(call: Call) -> Any:
    call.app.limits.spend("join", call.address)
    table, invite, person = call.table(), call.field("invite", str, ""), secrets.token_hex(16)
    if not invite and not table.row.settings.get("listed"):
        raise NotAllowed("this table is not listed: an invitation is needed")
    name = clean_name(call.field("name", str, "?")) or "?"
    seat = table.join(person, name, invite)
    call.app.wake(table)
    token = make_token(call.app, table.row.id, seat, person)
    return {**told_table(table, Holder(seat, person, name)), "token": token}


async def see(call: Call) -> Any:
    table, held = call.table(), call.holder()
    call.app.wake(table)
    after = call.request.query_params.get("after")
    if after is not None:
        await wait_for_change(call, table, after)
    return told_table(table, held)


async def wait_for_change(call: Call, table: Table, after: str) -> None:
    """Until the table is another than `after`, or as long as was asked for."""
    asked = call.request.query_params.get("wait", str(LONGEST_WAIT))
    if not asked.replace(".", "", 1).isdecimal():
        raise Malformed("wait is a number of seconds")
    if change_of(table) != after:
        return
    changed = asyncio.Event()
    table.listeners.append(changed.set)
    call.app.waiters.add(changed)
    try:
        await asyncio.wait_for(changed.wait(), min(float(asked), LONGEST_WAIT))
    except TimeoutError:
        pass
    finally:
        call.app.waiters.discard(changed)
        table.listeners.remove(changed.set)


async def choices(call: Call) -> Any:
    table, held, seat = call.seated()
    if seat not in table.actors() or seat not in table.seats_of(held.person):
        return {"version": table.version, "seat": seat, "question": "", "choices": []}
    prompt = table.game.prompt(table.session.state, seat, call.lang)
    return {
        "version": table.version,
        "seat": seat,
        "question": prompt.text,
        "choices": [told_choice(choice) for choice in prompt.choices],
    }


async def act(call: Call) -> Any:
    table, held, seat = call.seated()
    choice, version = call.field("choice", str), call.field("version", int, table.version)
    if version != table.version:
        raise NotNow(f"the table is at version {table.version}, not {version}: look again before you act")
    if not table.started:
        raise NotNow("the game has not begun: a seat is still open")
    table.act(held.person, seat, choice)
    call.app.counts["moves"] += 1
    return done(call, table, held)


async def undo(call: Call) -> Any:
    table, held, seat = call.seated()
    table.undo(held.person, seat)
    return done(call, table, held)


async def resign(call: Call) -> Any:
    table, held, seat = call.seated()
    table.resign(held.person, seat)
    return done(call, table, held)


async def offer(call: Call) -> Any:
    table, held, seat = call.seated()
    table.offer(held.person, seat, call.field("kind", str))
    return done(call, table, held)


async def answer(call: Call) -> Any:
    table, held, seat = call.seated()
    table.answer(held.person, seat, call.field("yes", bool))
    return done(call, table, held)


async def leave(call: Call) -> Any:
    table, held, seat = call.seated()
    table.leave(held.person, seat)
    return done(call, table, None)


async def come_back(call: Call) -> Any:
    table, held, seat = call.seated()
    table.come_back(held.person, seat)
    return done(call, table, held)


async def fill(call: Call) -> Any:
    table, held = call.held()
    table.fill(held.person, call.field("seat", int), call.field("bot", str, "greedy"))
    return done(call, table, held)


async def say(call: Call) -> Any:
    table, held, _ = call.seated()
    call.app.limits.spend("say", call.address)
    table.say(held.name, call.field("text", str))
    return done(call, table, held)


async def record(call: Call) -> Any:
    table, held = call.table(), call.holder()
    own = held is not None and held.seat in table.seats_of(held.person)
    return table.shown_record(held.seat if held is not None and own else None).as_dict()


def done(call: Call, table: Table, held: Holder | None) -> dict[str, Any]:
    """It is durable: see that the others are told and that bots go on, and show how it stands."""
    call.app.wake(table)
    return told_table(table, held)


# -- the list of it all -----------------------------------------------------------------------------------------------

Handler = Callable[[Call], Awaitable[Any]]
TEXT: Final = {"type": "string"}
NUMBER: Final = {"type": "integer"}
FLAG: Final = {"type": "boolean"}


@dataclass(frozen=True)
class Endpoint:
    """One thing to ask for: routes and the OpenAPI document are made from this list, so that they can't differ."""

    method: str
    path: str
    handler: Handler
    summary: str
    answer: str = "Table"
    token: str = ""  # "", "optional" or "needed"
    body: dict[str, Any] | None = None
    required: tuple[str, ...] = ()
    query: tuple[tuple[str, str], ...] = ()
    status: int = 200


TABLE: Final = "/tables/{table}"
ENDPOINTS: Final = (
    Endpoint("GET", "/games", list_games, "List the games with their options.", "Games"),
    Endpoint("GET", "/tables", list_tables, "List the listed tables that are not over.", "Tables"),
    Endpoint(
        "POST",
        "/tables",
        create,
        "Create a table. `seats` has one word for each seat: me, open, or bot:NAME.",
        "NewTable",
        body={
            "game": TEXT,
            "seats": {"type": "array", "items": TEXT},
            "name": TEXT,
            "options": {"type": "object"},
            "listed": FLAG,
            "pace": {"type": "number", "minimum": 0, "maximum": 10},
        },
        required=("game",),
        status=201,
    ),
    Endpoint(
        "POST",
        f"{TABLE}/seats",
        take_seat,
        "Take a seat by its invitation; at a listed table, the next open one without. The answer has your token.",
        "Seat",
        body={"name": TEXT, "invite": TEXT},
        status=201,
    ),
    Endpoint(
        "GET",
        TABLE,
        see,
        "See the table as your seat may know it; without a token, as a spectator. With `after`, wait for a change.",
        token="optional",
        query=(
            ("after", "the `change` of the table as you know it: the answer comes when it is another"),
            ("wait", f"how many seconds to wait at most; {LONGEST_WAIT:g} unless told, and never more"),
        ),
    ),
    Endpoint("GET", f"{TABLE}/choices", choices, "Every legal choice of your seat now.", "Choices", token="needed"),
    Endpoint(
        "POST",
        f"{TABLE}/act",
        act,
        "Make a choice. It is durable when the answer comes. With `version`: only if the table is still at that one.",
        token="needed",
        body={"choice": TEXT, "version": NUMBER},
        required=("choice",),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/undo",
        undo,
        "Take your last move back; where that is not free, the others are asked (see `offer`).",
        token="needed",
    ),
    Endpoint("POST", f"{TABLE}/resign", resign, "Give up.", token="needed"),
    Endpoint(
        "POST",
        f"{TABLE}/offer",
        offer,
        "Offer a draw, propose to stop, or ask to take back.",
        token="needed",
        body={"kind": {"type": "string", "enum": ["draw", "stop", "takeback"]}},
        required=("kind",),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/answer",
        answer,
        "Answer what is on offer.",
        token="needed",
        body={"yes": FLAG},
        required=("yes",),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/leave",
        leave,
        "Leave: before the start the seat is open again, afterwards a bot takes it over.",
        token="needed",
    ),
    Endpoint("POST", f"{TABLE}/return", come_back, "Have your seat back from the bot.", token="needed"),
    Endpoint(
        "POST",
        f"{TABLE}/fill",
        fill,
        "As the host: give an open seat to a bot.",
        token="needed",
        body={"seat": NUMBER, "bot": TEXT},
        required=("seat",),
    ),
    Endpoint(
        "POST",
        f"{TABLE}/say",
        say,
        "Say something to everybody at the table.",
        token="needed",
        body={"text": TEXT},
        required=("text",),
    ),
    Endpoint(
        "GET",
        f"{TABLE}/record",
        record,
        "The game's record: after the end with the seed; before, without it and only what the seat knows (`1 ?`).",
        "Record",
        token="optional",
    ),
)


def routes(app: "App") -> list[Route]:
    described = openapi()

    async def describe(request: Request) -> Response:
        return JSONResponse(described)

    found = [
        Route(PREFIX + one.path, asker(app, one), methods=[one.method], name=f"api {one.method} {one.path}")
        for one in ENDPOINTS
    ]
    return [*found, Route(f"{PREFIX}/openapi.json", describe), Route(f"{PREFIX}/{{rest:path}}", nothing_here)]


async def nothing_here(request: Request) -> Response:
    return JSONResponse({"error": f"nothing is here: see {PREFIX}/openapi.json"}, 404)


def asker(app: "App", endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def ask(request: Request) -> Response:
        lang = "en"
        try:
            app.limits.spend("api", request.client.host if request.client else "")
            body = await request.body() if endpoint.method == "POST" else b""
            call = Call(app, request, read_object(body) if body else {})
            lang = call.lang
            return JSONResponse(await endpoint.handler(call), endpoint.status, {"cache-control": "no-store"})
        except FidchellError as error:
            return refuse(app, error, lang)

    return ask


def refuse(app: "App", error: FidchellError, lang: str) -> Response:
    """{"error": …} and the rule, if one forbids it."""
    app.counts["refusals"] += 1
    refusal = error.refusal if isinstance(error, IllegalAction) else None
    told = {"error": refusal.text(lang), "rule": refusal.rule} if refusal else {"error": str(error)}
    headers = {"retry-after": str(max(1, round(error.wait)))} if isinstance(error, TooMany) else {}
    if isinstance(error, Unauthorised):
        headers["www-authenticate"] = "Bearer"
    return JSONResponse(told, status_of(error), headers)


# -- described to programs --------------------------------------------------------------------------------------------


def _object(required: tuple[str, ...] = (), **properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, **({"required": list(required)} if required else {})}


def _list(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}


def _schemas() -> dict[str, Any]:
    seat = _object(seat=NUMBER, role=TEXT, kind={"enum": ["open", "person", "bot", "guest"]}, name=TEXT)
    table = {
        "table": TEXT,
        "game": TEXT,
        "options": {"type": "object"},
        "version": {**NUMBER, "description": "how many moves the record has"},
        "change": {**TEXT, "description": "another one after any change, of seats and offers too: for `after`"},
        "seat": {"type": ["integer", "null"], "description": "whose view this is; null: a spectator's"},
        "seats": _list(seat),
        "started": FLAG,
        "over": FLAG,
        "to_act": _list(NUMBER),
        "offer": {"type": ["object", "null"]},
        "result": {"type": ["object", "null"]},
        "commitment": {"type": ["string", "null"], "description": "SHA-256 of the seed that decides chance"},
        "seed": {"type": ["string", "null"], "description": "once the game is over"},
        "view": {"type": "object", "description": "the position as that seat may know it"},
    }
    odds = _object(label=TEXT, weight=NUMBER, total=NUMBER)
    choice = _object(
        token=TEXT,
        label=TEXT,
        effect=_list(TEXT),
        odds=_list(odds),
        rule=TEXT,
        wins=FLAG,
        loses=FLAG,
        picks=_list(TEXT),
    )
    tokens, invites = _list(_object(seat=NUMBER, token=TEXT)), _list(_object(seat=NUMBER, invite=TEXT))
    return {
        "Error": _object(("error",), error=TEXT, rule=TEXT),
        "Games": _object(games=_list({"type": "object"})),
        "Tables": _object(tables=_list({"type": "object"})),
        "Table": _object(tuple(table), **table),
        "NewTable": _object(tuple(table), **table, url=TEXT, host=TEXT, tokens=tokens, invites=invites),
        "Seat": _object((*table, "token"), **table, token=TEXT),
        "Choices": _object(version=NUMBER, seat=NUMBER, question=TEXT, choices=_list(choice)),
        "Record": {"type": "object", "description": "a record of format fidchell-record-1"},
    }


REFUSALS: Final = {
    "400": "malformed, or an option or action that does not exist",
    "401": "no token where one is needed, or none of ours",
    "403": "not yours to do",
    "404": "no such table or game",
    "409": "not now: not your turn, forbidden by a rule (then `rule` names it), or the table has changed",
    "413": "too large",
    "429": "too many requests; Retry-After says when to come again",
}


def _content(schema: str) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{schema}"}}}


def _operation(one: Endpoint) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "query", "schema": TEXT, "description": text} for name, text in one.query
    ]
    if "{table}" in one.path:
        parameters.append({"name": "table", "in": "path", "required": True, "schema": TEXT})
    told: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "parameters": parameters,
        "responses": {
            str(one.status): {"description": "done", "content": _content(one.answer)},
            **{status: {"description": text, "content": _content("Error")} for status, text in REFUSALS.items()},
        },
    }
    if one.token:
        told["security"] = [{"seat": []}] if one.token == "needed" else [{}, {"seat": []}]
    if one.body:
        schema = _object(one.required, **one.body)
        told["requestBody"] = {"required": bool(one.required), "content": {"application/json": {"schema": schema}}}
    return told


def openapi() -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(PREFIX + one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fidchell",
            "version": fidchell.__version__,
            "summary": "Create a table, take a seat, see the view, get choices, act.",
        },
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "the token that taking a seat gave you"}
            },
        },
    }
