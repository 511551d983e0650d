"""The API described to programs: routes, structures and this document come from one list, so they can't differ."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, fields
from typing import Any, Final

import fidchell
from fidchell.web import shapes, structures
from fidchell.web.shapes import schema


@dataclass(frozen=True)
class Nothing:
    """A request that says nothing more."""


@dataclass(frozen=True)
class Endpoint:
    """One kind of request. `handler` takes the call; its name names the operation. `takes`: what the body says, or the
    query of a GET; `answer`: what comes back."""

    method: str
    path: str
    handler: Callable[[Any], Awaitable[Any]]
    summary: str
    answer: type
    takes: type = Nothing
    token: str = ""  # "", "optional" or "needed"
    status: int = 200
    limit: str = ""  # besides the limit of all endpoints (see rate_limits.py)
    streams: bool = False


LANG: Final = {
    "name": "lang",
    "in": "query",
    "schema": {"type": "string", "enum": ["en", "de"]},
    "description": "the language of all texts; default: from Accept-Language, else English",
}
REFUSALS: Final = {
    "400": "malformed, or an option or action that does not exist",
    "401": "no token where one is needed, or none of ours",
    "403": "not yours to do",
    "404": "no such table, game, seat or path",
    "405": "another method; Allow says which",
    "408": "the body came too slowly",
    "409": "not now: not your turn, forbidden by a rule (then `rule` names it), something is in the way, or the table "
    "has changed",
    "413": "too large",
    "421": "the server does not answer to this host name",
    "429": "too many requests; Retry-After says when to come again",
    "500": "something broke here; nothing has changed",
    "503": "it could not be stored; nothing has changed",
}


def described(server: str, prefix: str, endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
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
        "servers": [{"url": server or "/"}],
        "paths": paths,
        "components": {
            "schemas": _schemas(endpoints),
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "the token that taking a seat gave you"}
            },
        },
    }


def _schemas(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    bodies = {one.takes for one in endpoints if one.method == "POST"}
    answers = [structures.Error, *(one.answer for one in endpoints)]
    found = {kind.__name__: shapes.described(kind, requested=True) for kind in shapes.structures(*bodies)}
    found |= {kind.__name__: shapes.described(kind, requested=False) for kind in shapes.structures(*answers)}
    return dict(sorted(found.items()))


def _operation(one: Endpoint) -> dict[str, Any]:
    told: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "parameters": [LANG, *_parameters(one)],
        "responses": {
            str(one.status): {"description": "done", "content": _content(one.answer, one.streams)},
            **{
                status: {"description": text, "content": _content(structures.Error)}
                for status, text in REFUSALS.items()
            },
        },
    }
    if one.token:
        told["security"] = [{"seat": []}] if one.token == "needed" else [{}, {"seat": []}]
    if one.method == "POST":
        needed = shapes.described(one.takes, requested=True)["required"]
        told["requestBody"] = {"required": bool(needed), "content": _content(one.takes)}
    return told


def _content(kind: type, streams: bool = False) -> dict[str, Any]:
    return {"text/event-stream" if streams else "application/json": {"schema": schema(kind)}}


def _parameters(one: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    if "{table}" in one.path:
        found.append({"name": "table", "in": "path", "required": True, "schema": {"type": "string"}})
    for parameter in fields(one.takes) if one.method == "GET" else ():
        said = shapes.schema(shapes.hints(one.takes)[parameter.name])
        text = said.pop("description")
        found.append({"name": parameter.name, "in": "query", "schema": said, "description": text})
    return found
