"""The JSON API for clients and bots. docs/api.md explains it; /api/v1/openapi.json describes it to programs.

A seat is held by a token in `Authorization: Bearer …`. Cookies are ignored here, so no other site can act in somebody's
name and no CSRF token is needed.
"""

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from fidchell.core.errors import FidchellError
from fidchell.core.registry import games
from fidchell.core.scene import Choice
from fidchell.server import offers
from fidchell.server.errors import NotAllowed, NotNow
from fidchell.server.patience import patiently
from fidchell.server.seats import Seat
from fidchell.server.store import NEWEST
from fidchell.server.tables import Table
from fidchell.server.talk import clean_name
from fidchell.web import refusals
from fidchell.web.commands import PASSING, mark_of
from fidchell.web.openapi import FLAG, NUMBER, TEXT, Endpoint, described
from fidchell.web.parsing import Malformed, read_object, whole
from fidchell.web.rate_limits import address
from fidchell.web.refusals import Unauthorised

if TYPE_CHECKING:
    from fidchell.web.app import App

PREFIX: Final = "/api/v1"
MESSAGES: Final = 50  # at once
LONGEST_WAIT: Final = 25.0  # seconds; proxies close an idle connection after 30 or more
KINDS: Final[dict[str, tuple[type, str]]] = {
    "string": (str, "text"),
    "integer": (int, "a whole number"),
    "boolean": (bool, "true or false"),
    "object": (dict, "an object"),
}


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
        raise Unauthorised("this is not a token of ours: take a seat to get one")
    table_id, seat, person = text.split(":")
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
    """One request, parsed."""

    def __init__(self, app: "App", endpoint: Endpoint, request: Request) -> None:
        self.app = app
        self.endpoint = endpoint
        self.request = request
        self.body: dict[str, Any] = {}
        self.opened: Table | None = None
        wish = request.query_params.get("lang") or request.headers.get("accept-language", "")
        self.lang = "de" if wish.lower().startswith("de") else "en"

    def spend(self) -> None:
        """Charge the address: for any API request, and for this kind."""
        for kind in ("api", self.endpoint.limit):
            if kind:
                self.app.limits.spend(kind, address(self.request))

    def field(self, name: str, default: Any = None) -> Any:
        """A field of the body, of the type that the endpoint declares; without a default it is required."""
        value, (kind, words) = self.body.get(name, default), KINDS[self.endpoint.fields[name]["type"]]
        if value is None:
            raise Malformed(f"the field {name!r} is missing")
        if type(value) is not kind:
            raise Malformed(f"the field {name!r} must be {words}")
        return value

    def name(self) -> str:
        return clean_name(self.field("name", "?")) or "?"

    def mark(self, person: str = "") -> str:
        """Identifies the request, if it has a `once`."""
        told = {key: value if isinstance(value, str) else json.dumps(value) for key, value in self.body.items()}
        return mark_of(person, {**told, "verb": self.verb, "once": self.field("once", "")})

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
            raise Unauthorised("send your seat's token: Authorization: Bearer …")
        return table, held

    def seated(self) -> tuple[Table, Holder, int]:
        table, held = self.held()
        if held.seat is None:
            raise NotAllowed("no-seat")
        return table, held, held.seat


# -- what goes out ----------------------------------------------------------------------------------------------------


def change_of(table: Table) -> str:
    """Identifies the table's present state, for clients that wait until it changes."""
    return f"{table.row.rev}-{table.said}"


def seat_now(table: Table, held: Holder | None) -> int | None:
    """The seat that somebody has; None for a spectator, and while a bot plays for them."""
    return held.seat if held is not None and held.seat in table.seats_of(held.person) else None


def told_table(table: Table, held: Holder | None) -> dict[str, Any]:
    """A table as a seat (or a spectator) may know it; built from the game's own view and nothing else."""
    seat, record, offer = seat_now(table, held), table.session.record, table.offered
    answered, person = table.settings.answered, held.person if held else ""
    if offer is not None and not offers.concerns(table, offer.kind, offer.seat, person):
        offer = None
    if answered is not None and not offers.concerns(table, answered.kind, answered.seat, person):
        answered = None
    return {
        "table": table.row.id,
        "game": table.game.id,
        "options": table.row.options,
        "version": table.version,
        "change": change_of(table),
        "seat": seat,
        "seats": [
            {
                "seat": number,
                "role": table.game.role(number, len(table.seats)),
                "kind": one.kind,
                "name": one.name,
                "bot": one.bot if one.by_bot else None,
            }
            for number, one in enumerate(table.seats)
        ],
        "started": table.started,
        "over": table.over,
        "to_act": [one for one in table.actors() if one >= 0],
        "thinking": table.thought.seat if table.thought is not None and table.thought.told else None,
        "offer": {name: getattr(offer, name) for name in ("kind", "seat", "about", "number")} | {"agreed": offer.yes}
        if offer
        else None,
        "answered": asdict(answered) if answered else None,
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
        "modifiers": [asdict(one) for one in choice.modifiers],
        "tracks": [asdict(one) for one in choice.tracks],
        "rule": choice.rule,
        "wins": choice.wins,
        "loses": choice.loses,
        "picks": list(choice.picks),
    }


# -- what can be asked for --------------------------------------------------------------------------------------------


async def list_games(call: Call) -> Any:
    return {"games": [call.app.tables.game(name).describe(call.lang) for name in games()]}


async def list_tables(call: Call) -> Any:
    return {
        "tables": [
            {
                "table": row.id,
                "game": row.game,
                "seats": [{"kind": seat.kind, "name": seat.name} for seat in row.seats],
                "open": sum(seat.kind == "open" for seat in row.seats),
            }
            for row in call.app.store.tables("open", "", 0, 100)
        ]
    }


async def create(call: Call) -> Any:
    game = call.app.tables.game(call.field("game"))
    words = call.body.get("seats", ["me"] + ["bot:greedy"] * (game.meta.players[0] - 1))
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words) or len(words) > 20:
        raise Malformed("the field 'seats' must be a list of me, open and bot:SPECIFICATION")
    name = call.name()
    pace = call.body.get("pace", call.app.pace)
    if not isinstance(pace, int | float) or isinstance(pace, bool):
        raise Malformed("the field 'pace' must be a number of seconds")
    # Each seat is a separate person: its token neither shows nor does anything for the others.
    own = {number: call.new_person(f"seat {number}") for number, word in enumerate(words) if word == "me"}
    seats = [make_seat(word, name, own.get(number)) for number, word in enumerate(words)]
    host = next(iter(own.values()), None) or call.new_person("host")
    listed, options = call.field("listed", False), call.field("options", {})
    make = partial(call.app.tables.create, game.id, seats, options, host=host, listed=listed, pace=pace)
    table_id = call.app.new_table(call.mark(), lambda table_id: make(table_id=table_id))
    table = await call.app.tables.fetch(table_id)
    tokens = {number: make_token(call.app, table.row.id, number, person) for number, person in own.items()}
    return {
        **done(call, table, None),
        "url": f"{call.app.base(call.request)}/t/{table.row.id}",
        "host": next(iter(tokens.values()), make_token(call.app, table.row.id, None, host)),
        "tokens": [{"seat": number, "token": token} for number, token in tokens.items()],
        "invites": [
            {"seat": number, "invite": seat.invite} for number, seat in enumerate(table.seats) if seat.kind == "open"
        ],
    }


def make_seat(word: str, name: str, person: str | None) -> Seat:
    if word == "me":
        return Seat("person", name, person)
    if word == "open":
        return Seat()
    kind, _, bot = word.partition(":")
    if kind != "bot" or not bot:
        raise Malformed(f"seats are me, open and bot:SPECIFICATION, such as bot:level:3, not {word[:40]!r}")
    return Seat("bot", bot, None, bot)


async def take_seat(call: Call) -> Any:
    table, invite = call.table(), call.field("invite", "")
    person = call.new_person(table.row.id)
    if not invite and not table.settings.listed:
        raise NotAllowed("not-listed")
    name = call.name()
    seat = table.join(person, name, invite)
    token = make_token(call.app, table.row.id, seat, person)
    return {**done(call, table, Holder(seat, person, name)), "token": token}


async def see(call: Call) -> Any:
    table, held = call.table(), call.holder()
    call.app.live.wake(table)
    after = call.request.query_params.get("after")
    if after is not None:
        await wait_for_change(call, table, after)
    return told_table(table, held)


async def wait_for_change(call: Call, table: Table, after: str) -> None:
    """Long polling: wait until the table has changed from `after`, or for as long as was asked."""
    asked = call.request.query_params.get("wait", str(LONGEST_WAIT))
    if not asked.replace(".", "", 1).isdecimal():
        raise Malformed("wait is a number of seconds")
    if change_of(table) != after:
        return
    changed = asyncio.Event()
    table.listeners.append(changed.set)
    call.app.waiters.add(changed)
    try:
        with call.app.limits.holding("wait", address(call.request)):
            await asyncio.wait_for(changed.wait(), min(float(asked), LONGEST_WAIT))
    except TimeoutError:
        pass
    finally:
        call.app.waiters.discard(changed)
        table.listeners.remove(changed.set)


async def choices(call: Call) -> Any:
    table, held, seat = call.seated()
    prompt = None
    if seat_now(table, held) in table.actors():
        prompt = table.game.prompt(table.session.state, seat, call.lang)
    return {
        "version": table.version,
        "seat": seat,
        "question": prompt.text if prompt else "",
        "choices": [told_choice(choice) for choice in prompt.choices] if prompt else [],
    }


async def act(call: Call) -> Any:
    table, held, seat = call.seated()
    choice, version = call.field("choice"), call.field("version", table.version)
    if version != table.version:
        raise NotNow("other-version", now=str(table.version), given=str(version))
    if not table.started:
        raise NotNow("not-begun")
    table.act(held.person, seat, choice)
    call.app.counts["moves"] += 1
    return done(call, table, held)


async def fill(call: Call) -> Any:
    table, held = call.held()
    table.fill(held.person, call.field("seat"), call.field("bot", "greedy"))
    return done(call, table, held)


async def hurry(call: Call) -> Any:
    table, held = call.held()
    table.hurry(held.person)
    return done(call, table, held)


async def say(call: Call) -> Any:
    table, held, _ = call.seated()
    table.say(held.person, held.name, call.field("text"), call.mark(held.person))
    return done(call, table, held)


async def messages(call: Call) -> Any:
    table, before = call.table(), whole(call.request.query_params.get("before", ""), 9)
    call.holder()  # if there is a token, it must be valid
    found = table.store.messages(table.row.id, before=before or NEWEST, number=MESSAGES + 1)
    told = [{name: getattr(one, name) for name in ("number", "seat", "name", "text", "at")} for one in found]
    return {"messages": told[-MESSAGES:], "older": len(found) > MESSAGES}


async def mute(call: Call) -> Any:
    table, held = call.held()
    table.mute(held.person, call.field("message"))
    return done(call, table, held)


async def unmute(call: Call) -> Any:
    table, held = call.held()
    table.unmute(held.person, call.field("message"))
    return done(call, table, held)


async def record(call: Call) -> Any:
    table = call.table()
    return table.shown_record(seat_now(table, call.holder())).as_dict()


def replace(table: Table, person: str, seat: int, about: int) -> None:
    table.offer(person, seat, "replace", about)


def done(call: Call, table: Table, held: Holder | None) -> dict[str, Any]:
    """It is durable: wake the audience and the bots, and answer with the table."""
    call.app.live.wake(table)
    return told_table(table, held)


# -- the list of it all -----------------------------------------------------------------------------------------------


def endpoint_for(word: str, do: Callable[..., None], summary: str, **fields: dict[str, Any]) -> Endpoint:
    """An endpoint for something that a seat does at its table; `fields` are its further arguments."""

    async def doing(call: Call) -> Any:
        table, held, seat = call.seated()
        do(table, held.person, seat, *map(call.field, fields))
        return done(call, table, held)

    doing.__name__ = do.__name__
    path, needed = f"{TABLE}/{word}", tuple(fields)
    return Endpoint("POST", path, doing, summary, token="needed", body=fields, required=needed, limit="do")


TABLE: Final = "/tables/{table}"
ENDPOINTS: Final = (
    Endpoint("GET", "/games", list_games, "List the games with their options.", "Games"),
    Endpoint("GET", "/tables", list_tables, "List the listed tables that are not over.", "Tables"),
    Endpoint(
        "POST",
        "/tables",
        create,
        "Create a table. `seats` has one word for each seat: me, open, or bot:SPECIFICATION such as bot:level:3.",
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
        limit="create",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/seats",
        take_seat,
        "Take a seat by its invitation; at a listed table, the next open one without. The answer has your token.",
        "Seat",
        body={"name": TEXT, "invite": TEXT},
        status=201,
        limit="join",
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
        limit="do",
    ),
    endpoint_for(
        "undo", Table.undo, "Take your last move back; where that is not free, the others are asked (see `offer`)."
    ),
    endpoint_for(
        "resign",
        Table.resign,
        "Give up; partners are asked. With more than two sides the others play on and a bot takes the seat.",
    ),
    endpoint_for(
        "offer",
        Table.offer,
        "Offer a draw, propose to stop, or ask to take back.",
        kind={**TEXT, "enum": ["draw", "stop", "takeback"]},
    ),
    endpoint_for("replace", replace, "Ask to give the seat of somebody who doesn't come back to a bot.", about=NUMBER),
    endpoint_for("answer", Table.answer, "Answer what is on offer, or withdraw what you offered.", yes=FLAG),
    endpoint_for(
        "leave", Table.leave, "Leave: before the start the seat is open again, afterwards a bot takes it over."
    ),
    endpoint_for("return", Table.come_back, "Reclaim your seat from the bot."),
    Endpoint(
        "POST",
        f"{TABLE}/fill",
        fill,
        "As the host: give an open seat to a bot.",
        token="needed",
        body={"seat": NUMBER, "bot": TEXT},
        required=("seat",),
        limit="do",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/hurry",
        hurry,
        "Ask the bot that is thinking to move now, with the best it has found so far.",
        token="needed",
        limit="do",
    ),
    Endpoint(
        "POST",
        f"{TABLE}/say",
        say,
        "Say something to everybody at the table.",
        token="needed",
        body={"text": TEXT},
        required=("text",),
        limit="say",
    ),
    Endpoint(
        "GET",
        f"{TABLE}/messages",
        messages,
        f"What was said, the last {MESSAGES}, the oldest of them first; `seat` is null if a spectator said it.",
        "Messages",
        token="optional",
        query=(("before", "the `number` of a message: those before it"),),
    ),
    *(
        Endpoint(
            "POST", f"{TABLE}/{do.__name__}", do, text, token="needed", body={"message": NUMBER}, required=("message",)
        )
        for do, text in (
            (mute, "As the host: whoever wrote the message of this number writes no more at this table."),
            (unmute, "As the host: let whoever was muted by this message write again."),
        )
    ),
    Endpoint(
        "GET",
        f"{TABLE}/record",
        record,
        "The game's record: after the end with the seed; before, without it and only what the seat knows (`1 ?`).",
        "Record",
        token="optional",
        limit="record",
    ),
)


def routes(app: "App") -> list[Route]:
    document = described(app.site.root, PREFIX, ENDPOINTS)

    async def describe(request: Request) -> Response:
        return JSONResponse(document)

    found = [
        Route(PREFIX + one.path, asker(app, one), methods=[one.method], name=f"api {one.method} {one.path}")
        for one in ENDPOINTS
    ]
    return [*found, Route(f"{PREFIX}/openapi.json", describe), Route(f"{PREFIX}/{{rest:path}}", nothing_here)]


async def nothing_here(request: Request) -> Response:
    return JSONResponse({"error": f"nothing is here: see {PREFIX}/openapi.json"}, 404)


def asker(app: "App", endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def ask(request: Request) -> Response:
        call = Call(app, endpoint, request)
        try:
            call.spend()
            if endpoint.method == "POST":
                call.body = read_object(await request.body() or b"{}")
            waits = "after" in request.query_params
            async with nullcontext() if waits else app.limits.turn("page", address(request)):
                found = await patiently(partial(carry_out, call), endpoint.method == "GET" or "once" in call.body)
            return JSONResponse(found, endpoint.status, {"cache-control": "no-store"})
        except FidchellError as error:
            return refuse(call, error)

    return ask


async def carry_out(call: Call) -> Any:
    """The answer to a request; one that was carried out before, with the same `once`, is only answered."""
    if "table" in call.request.path_params:
        call.opened = await call.app.table_of(call.request)
    changes = call.endpoint.method == "POST" and call.endpoint.token == "needed" and call.verb not in PASSING
    if not changes or not call.field("once", ""):
        return await call.endpoint.handler(call)
    table, held = call.held()
    mark = call.mark(held.person)
    if table.done(mark):
        return told_table(table, held)
    with table.doing(mark):
        return await call.endpoint.handler(call)


def refuse(call: Call, error: FidchellError) -> Response:
    call.app.counts["refusals"] += 1
    return JSONResponse(refusals.told(error, call.lang), refusals.status_of(error), refusals.headers_of(error))
