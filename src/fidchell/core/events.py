"""What happened, by name.

A game declares its events in `events.py`: each a class with named fields, and beside them what is told, which rules are
at work and who may know it. `fidchell generate` makes a method of the state for each (`tell_moved(…)` for `Moved`), so
that the rules say in one line what happened and nothing is made while nobody listens.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, dataclass_transform, get_type_hints

from fidchell.core.views import PUBLIC, See

Rules = tuple[str, ...] | Mapping[Any, tuple[str, ...]]


@dataclass(frozen=True)
class Said:
    """How a number in an event is put into words: by this method of the game's `Names`."""

    noun: str


@dataclass(frozen=True)
class Derived:
    """What the state works out by this method only if somebody listens: from what the rules pass, from another field
    (`of`), or (if nothing is `given`) by itself."""

    method: str
    given: bool = True
    of: str = ""


@dataclass(frozen=True)
class Tells:
    """The text in place of the event's own one if the field is set."""

    message: str


class Works:
    """The rules that are at work if the field is set, and those that are if it isn't."""

    def __init__(self, *rules: str, otherwise: tuple[str, ...] = ()) -> None:
        self.rules = rules
        self.otherwise = otherwise


@dataclass_transform(frozen_default=True)
class Event:
    """Something that happened. Subclasses become frozen dataclasses by being declared.

    `message` is the text's name, by default `log-` and the event's own name; `rules` are the rules at work, the one
    that matters most first; `when` names more of them for a field: those at work if it is true, or (in a dict) by what
    it is, or by what several are (`"item team"`); `cited` says whether the log names the first.
    """

    message: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    when: ClassVar[Mapping[str, Rules]] = {}
    cited: ClassVar[bool] = True

    def __init_subclass__(
        cls,
        message: str = "",
        rules: tuple[str, ...] = (),
        when: Mapping[str, Rules] | None = None,
        cited: bool = True,
    ) -> None:
        cls.message = message or "log-" + kebab(cls.__name__)
        cls.rules = rules
        cls.when = when or {}
        cls.cited = cited
        dataclass(frozen=True)(cls)

    def cites(self, game: Any) -> tuple[str, ...]:
        """The rules at work, the one that matters most first."""
        found = list(self.rules)
        for name, rules in self.when.items():
            first, *more = [getattr(self, one) for one in name.split()]
            value = (first, *more) if more else first
            if isinstance(rules, Mapping):
                found += rules.get(value, ())
            elif value:
                found += rules
        for name, work in _marks(type(self), Works):
            found += work.rules if getattr(self, name) else work.otherwise
        return tuple(found)

    def sees(self) -> See:
        """Who may be told."""
        return PUBLIC

    def tell(self, names: Any) -> str | None:
        """In prose, or None if it is not worth a line."""
        other = [one.message for name, one in _marks(type(self), Tells) if getattr(self, name)]
        return str(names.say(other[0] if other else self.message, **self.spoken(names)))

    def spoken(self, names: Any) -> dict[str, object]:
        """The fields as a text takes them: in words where `Said` names a noun, else as they are."""
        said = {name: getattr(names, one.noun)(getattr(self, name)) for name, one in _marks(type(self), Said)}
        return {**vars(self), **said}


def _marks(kind: Any, mark: type[Any]) -> list[tuple[str, Any]]:
    """The marked fields of an event, found once."""
    if (kind, mark) not in _MARKS:
        _MARKS[kind, mark] = marked(kind, mark)
    return _MARKS[kind, mark]


_MARKS: Final[dict[tuple[Any, type[Any]], list[tuple[str, Any]]]] = {}


def marked(kind: Any, mark: type[Any]) -> list[tuple[str, Any]]:
    """The fields of an event that carry a mark, such as `Annotated[int, Said("city")]`."""
    hints = get_type_hints(kind, include_extras=True)
    found = [(field.name, one) for field in fields(kind) for one in getattr(hints[field.name], "__metadata__", ())]
    return [(name, one) for name, one in found if isinstance(one, mark)]


_HUMP: Final = re.compile(r"(?<!^)(?=[A-Z])")


def kebab(name: str) -> str:
    """`WentHome` → `went-home`."""
    return _HUMP.sub("-", name).lower()


def snake(name: str) -> str:
    """`WentHome` → `went_home`."""
    return kebab(name).replace("-", "_")
