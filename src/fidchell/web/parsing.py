"""Input parsing: numbers and JSON objects from outside."""

import json
from typing import Any

from fidchell.server.errors import Refused


def whole(text: str, digits: int) -> int | None:
    """A whole number of at most `digits` digits; None for anything else."""
    return int(text) if text.isdecimal() and len(text) <= digits else None


class Malformed(Refused):
    """Something that is not the JSON that it should be."""


def read_object(text: str | bytes) -> dict[str, Any]:
    """A JSON object from outside; Malformed says what is wrong with anything else."""
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()  # lone surrogates can be neither stored nor sent
    except RecursionError:
        raise Malformed("too-deep") from None
    except UnicodeError:
        raise Malformed("not-utf-8") from None
    except ValueError:
        raise Malformed("not-json") from None
    if not isinstance(data, dict):
        raise Malformed("not-an-object")
    return data
