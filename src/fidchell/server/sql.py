"""What both stores' statements have in common."""

from collections.abc import Mapping
from typing import Any, NamedTuple

Values = Mapping[str, Any]


class Change(NamedTuple):
    """A statement with its values. `one`: it must change one row; if it doesn't, somebody else was faster."""

    sql: str
    values: Values
    one: bool = False
