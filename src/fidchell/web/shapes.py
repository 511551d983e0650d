"""Typed structures as JSON: one definition reads what comes in, writes what goes out and describes both to programs.

A structure is a dataclass. `Annotated[int, "what it is", Range(0, 10)]` describes a field; one with a default may be
left out.
"""

from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from fidchell.web.parsing import Malformed

NAMES: Final = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null", dict: "object"}
FAR: Final = 1e308  # whole numbers beyond it are no floats
# What a field must be if it is not: the last part of a message.
WORDS: Final = {str: "text", int: "whole", float: "number", bool: "flag", dict: "object", list: "list"}


@dataclass(frozen=True)
class Range:
    """The least and the most that a number may be, or a list may have."""

    low: int
    high: int


def structured(kind: Any) -> bool:
    return is_dataclass(kind)


@cache
def hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def bare(kind: Any) -> tuple[Any, list[Any]]:
    """A type without what is said about it, and that."""
    if get_origin(kind) is Annotated:
        found, *notes = get_args(kind)
        return found, notes
    return kind, []


def parts(kind: Any) -> tuple[Any, tuple[Any, ...]]:
    """What a type is made of: `list` and its items, `dict` and its values, Union, Literal; else itself."""
    origin = get_origin(kind)
    if origin in (UnionType, Union):
        return Union, get_args(kind)
    if origin in (list, tuple):
        return list, get_args(kind)[:1]
    if origin is dict or kind is dict:
        return dict, get_args(kind)[1:]
    return (Literal, get_args(kind)) if origin is Literal else (kind, ())


# -- what comes in ----------------------------------------------------------------------------------------------------


def read(kind: Any, value: Any, field: str = "") -> Any:
    """A value from outside as a type; Malformed says what is wrong with it."""
    kind, notes = bare(kind)
    whole, inside = parts(kind)
    if whole is Any:
        return value
    if whole is Union:
        fitting = [one for one in inside if one is not NoneType]
        return None if value is None and NoneType in inside else read(one_of(fitting, value), value, field)
    if whole is Literal:
        if value not in inside or type(value) is not str:
            raise Malformed("field-one-of", field=field, values=", ".join(map(str, inside)))
        return value
    if structured(kind):
        return read_object(kind, value, field)
    if whole is float and type(value) is int and abs(value) < FAR:
        value = float(value)
    if type(value) is not whole:
        raise Malformed(f"field-{WORDS[whole]}", field=field)
    size = len(value) if isinstance(value, str | list) else value
    for note in notes:
        if isinstance(note, Range) and not note.low <= size <= note.high:
            raise Malformed("field-range", field=field, low=note.low, high=note.high)
    if whole is list:
        return [read(inside[0], one, f"{field}[{n}]") for n, one in enumerate(value)]
    if whole is dict and inside:
        return {key: read(inside[0], one, f"{field}.{key}") for key, one in value.items()}
    return value


def from_text(kind: Any, values: list[str], field: str) -> Any:
    """The value of a query's parameter, given once or several times, to be read as its type."""
    kind = bare(kind)[0]
    whole, inside = parts(kind)
    if whole is Union:
        return from_text(next(one for one in inside if one is not NoneType), values, field)
    if whole is list:
        return values
    text = values[-1]
    if whole is int and text.isdecimal() and len(text) < 10:
        return int(text)
    if whole is float and text.replace(".", "", 1).isdecimal() and len(text) < 20:
        return float(text)
    return text


def one_of(kinds: list[Any], value: Any) -> Any:
    """The type of several that a value is of; else the first, which then complains."""
    return next((one for one in kinds if type(value) is parts(bare(one)[0])[0]), kinds[0])


def read_object(kind: Any, value: Any, field: str = "") -> Any:
    """A structure from outside; nothing may be in it that it does not have."""
    if not isinstance(value, dict):
        raise Malformed("field-object", field=field)
    known = {one.name: one for one in fields(kind)}
    for name in value:
        if name not in known:
            raise Malformed("field-unknown", field=name, known=", ".join(known) or "none")
    found = {}
    for name, one in known.items():
        needed = one.default is MISSING and one.default_factory is MISSING
        if needed and value.get(name) is None:
            raise Malformed("field-missing", field=name)
        if name in value:
            found[name] = read(hints(kind)[name], value[name], name)
    return kind(**found)


# -- what goes out ----------------------------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """A structure as plain JSON; a number is written without a point if it is whole."""
    if is_dataclass(value) and not isinstance(value, type):
        return {one.name: plain(getattr(value, one.name)) for one in fields(value)}
    if isinstance(value, list | tuple):
        return [plain(one) for one in value]
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return int(value) if isinstance(value, float) and value.is_integer() else value


# -- described to programs --------------------------------------------------------------------------------------------


def schema(kind: Any, requested: bool = False) -> dict[str, Any]:
    """A type as JSON Schema; structures are referred to by their names."""
    kind, notes = bare(kind)
    whole, inside = parts(kind)
    found: dict[str, Any] = {}
    if whole is Union:
        several = [schema(one, requested) for one in inside]
        simple = all(one.keys() == {"type"} for one in several)
        found = {"type": [one["type"] for one in several]} if simple else {"anyOf": several}
    elif whole is Literal:
        found = {"type": "string", "enum": list(inside)}
    elif structured(kind):
        found = {"$ref": f"#/components/schemas/{kind.__name__}"}
    elif whole is list:
        found = {"type": "array", "items": schema(inside[0], requested)}
    elif whole is dict:
        found = {"type": "object", **({"additionalProperties": schema(inside[0], requested)} if inside else {})}
    elif whole is not Any:
        found = {"type": NAMES[whole]}
    for note in notes:
        if isinstance(note, str):
            found["description"] = note
        elif isinstance(note, Range):
            low, high = ("minItems", "maxItems") if whole is list else ("minimum", "maximum")
            low, high = ("minLength", "maxLength") if whole is str else (low, high)
            found |= {low: note.low, high: note.high}
    return found


def structures(*kinds: Any) -> Iterator[type]:
    """All structures in some types, each once."""
    waiting, seen = list(kinds), list[Any]()
    while waiting:
        kind = bare(waiting.pop(0))[0]
        if kind in seen:
            continue
        seen.append(kind)
        if structured(kind):
            yield kind
            waiting += hints(kind).values()
        else:
            waiting += [one for one in get_args(kind) if not isinstance(one, str)]


def described(kind: Any, requested: bool) -> dict[str, Any]:
    """A structure as JSON Schema; `requested`: as it comes in, where nothing may be in it that is not known."""
    needed = [one.name for one in fields(kind) if one.default is MISSING and one.default_factory is MISSING]
    told: dict[str, Any] = {"type": "object", "description": summary(kind)}
    told["properties"] = {one.name: schema(hints(kind)[one.name]) for one in fields(kind)}
    told["required"] = needed
    return told | ({"additionalProperties": False} if requested else {})


def summary(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())
