"""Every answer of the API that a test gets is compared with the description that the server gives of itself."""

import json
import re
from functools import cache
from typing import Any, Final

import httpx

from fidchell.web import api
from fidchell.web.openapi import described

KINDS: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "object": (dict,),
    "array": (list,),
    "null": (type(None),),
}


@cache
def document() -> dict[str, Any]:
    return described("", api.PREFIX, api.ENDPOINTS)


def flaw(value: Any, schema: dict[str, Any], place: str = "") -> str:
    """What is wrong with a value: where, and which part of the schema it breaks; "" if it fits."""
    if "$ref" in schema:
        return flaw(value, document()["components"]["schemas"][schema["$ref"].rpartition("/")[2]], place)
    if "anyOf" in schema:
        found = [flaw(value, one, place) for one in schema["anyOf"]]
        return "" if "" in found else " or ".join(found)
    named = schema.get("type", [])
    kinds = [kind for name in ([named] if isinstance(named, str) else named) for kind in KINDS[name]]
    if kinds and type(value) not in kinds:
        return f"{place}: {value!r} is not {named}"
    if "enum" in schema and value not in schema["enum"]:
        return f"{place}: {value!r} is none of {schema['enum']}"
    size = len(value) if isinstance(value, str | list) else value
    for low, high in (("minimum", "maximum"), ("minItems", "maxItems"), ("minLength", "maxLength")):
        if low in schema and not schema[low] <= size <= schema[high]:
            return f"{place}: {value!r} is out of range"
    if isinstance(value, list):
        return next(
            filter(None, (flaw(one, schema.get("items", {}), f"{place}[{n}]") for n, one in enumerate(value))), ""
        )
    if isinstance(value, dict) and "properties" in schema:
        known = schema["properties"]
        for name in (*(set(value) - set(known)), *(set(schema["required"]) - set(value))):
            return f"{place}: {name} is {'unknown' if name in value else 'missing'}"
        return next(filter(None, (flaw(one, known[name], f"{place}.{name}") for name, one in value.items())), "")
    if isinstance(value, dict) and "additionalProperties" in schema:
        inside = schema["additionalProperties"]
        return next(filter(None, (flaw(one, inside, f"{place}.{name}") for name, one in value.items())), "")
    return ""


def operation(method: str, path: str) -> dict[str, Any] | None:
    """What is described for a request, if anything is."""
    for template, operations in document()["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path):
            found: dict[str, Any] | None = operations.get(method.lower())
            return found
    return None


def check(request: httpx.Request, response: httpx.Response) -> None:
    """Fail if an answer, or a request that was carried out, is not as described."""
    path = "/api/v1" + request.url.path.partition("/api/v1")[2]
    found = operation(request.method, path)
    if found is None:
        assert response.status_code in (200, 404, 405, 429), (request.method, path, response.status_code)
        return
    assert str(response.status_code) in found["responses"], (request.method, path, response.status_code)
    (kind, content), *_ = found["responses"][str(response.status_code)]["content"].items()
    if kind == "application/json":
        assert not (wrong := flaw(response.json(), content["schema"])), f"{request.method} {path}: {wrong}"
    if response.is_success and request.method == "POST":
        asked = found["requestBody"]["content"]["application/json"]["schema"]
        assert not (wrong := flaw(json.loads(request.content or b"{}"), asked)), f"{request.method} {path}: {wrong}"
