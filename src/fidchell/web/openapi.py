"""The API described to programs. Routes and the OpenAPI document come from one list, so that they can't differ."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import fidchell

TEXT: Final = {"type": "string"}
NUMBER: Final = {"type": "integer"}
FLAG: Final = {"type": "boolean"}
ONCE: Final = {
    **TEXT,
    "description": "an id of your own: sent again with the same one, the request is carried out once",
}


@dataclass(frozen=True)
class Endpoint:
    """One kind of request. `handler` takes the call; its name names the operation."""

    method: str
    path: str
    handler: Callable[[Any], Awaitable[Any]]
    summary: str
    answer: str = "Table"
    token: str = ""  # "", "optional" or "needed"
    body: dict[str, dict[str, Any]] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    query: tuple[tuple[str, str], ...] = ()
    status: int = 200
    limit: str = ""  # besides the limit of all endpoints (see rate_limits.py)

    @property
    def fields(self) -> dict[str, dict[str, Any]]:
        """The fields of the body; whatever changes something may carry a `once`."""
        return {**self.body, "once": ONCE} if self.method == "POST" else self.body


def _object(required: tuple[str, ...] = (), **properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, **({"required": list(required)} if required else {})}


def _list(items: dict[str, Any]) -> dict[str, Any]:
    return {"type": "array", "items": items}


def _schemas() -> dict[str, Any]:
    kinds, bot = {"enum": ["open", "person", "bot", "guest"]}, {"type": ["string", "null"]}
    seat = _object(seat=NUMBER, role=TEXT, kind=kinds, name=TEXT, bot={**bot, "description": "its specification"})
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
        "thinking": {
            "type": ["integer", "null"],
            "description": "the seat of a bot that thinks for a while",
        },
        "offer": {"type": ["object", "null"], "description": "what is proposed now: kind, seat, agreed, about"},
        "answered": {"type": ["object", "null"], "description": "what became of the last offer: kind, seat, how, by"},
        "result": {"type": ["object", "null"]},
        "commitment": {"type": ["string", "null"], "description": "SHA-256 of the seed that decides chance"},
        "seed": {"type": ["string", "null"], "description": "once the game is over"},
        "view": {"type": "object", "description": "the position as that seat may know it"},
    }
    odds = _object(label=TEXT, weight=NUMBER, total=NUMBER)
    modifier = _object(label=TEXT, amount=NUMBER, rule=TEXT)
    box = _object(text=TEXT, tone=TEXT, note=TEXT)
    track = _object(label=TEXT, boxes=_list(box), at=_list(NUMBER), colour=TEXT)
    choice = _object(
        token=TEXT,
        label=TEXT,
        effect=_list(TEXT),
        odds=_list(odds),
        modifiers=_list(modifier),
        tracks=_list(track),
        rule=TEXT,
        wins=FLAG,
        loses=FLAG,
        picks=_list(TEXT),
    )
    message = _object(
        number=NUMBER,
        seat={"type": ["integer", "null"], "description": "whose seat said it; null: a spectator"},
        name=TEXT,
        text=TEXT,
        at={"type": "number", "description": "seconds since 1970"},
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
        "Messages": _object(("messages", "older"), messages=_list(message), older=FLAG),
        "Record": {"type": "object", "description": "a record of format fidchell-record-1 or -2"},
    }


REFUSALS: Final = {
    "400": "malformed, or an option or action that does not exist",
    "401": "no token where one is needed, or none of ours",
    "403": "not yours to do",
    "404": "no such table or game",
    "409": "not now: not your turn, forbidden by a rule (then `rule` names it), or the table has changed",
    "408": "too slow",
    "413": "too large",
    "429": "too many requests; Retry-After says when to come again",
    "500": "something broke here; nothing has changed",
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
    if one.fields:
        schema = _object(one.required, **one.fields)
        told["requestBody"] = {"required": bool(one.required), "content": {"application/json": {"schema": schema}}}
    return told


def described(root: str, prefix: str, endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for one in endpoints:
        paths.setdefault(prefix + one.path, {})[one.method.lower()] = _operation(one)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Fidchell",
            "version": fidchell.__version__,
            "summary": "Create a table, take a seat, see the view, get choices, act.",
        },
        "servers": [{"url": root or "/"}],
        "paths": paths,
        "components": {
            "schemas": _schemas(),
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "the token that taking a seat gave you"}
            },
        },
    }
