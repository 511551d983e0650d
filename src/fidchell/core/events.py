"""What happened, by name.

A game declares its events in `events.py`: each a class with named fields, and beside them what is told, which rules are
at work and who may know it. `fidchell generate` makes a method of the state for each (`tell_moved(…)` for `Moved`), so
that the rules say in one line what happened, and nothing is built while nobody listens.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Final, dataclass_transform, get_type_hints

from fidchell.core.views import PUBLIC, See


@dataclass(frozen=True)
class Said:
    """How a number in an event is put into words: by this method of the game's `Names`, maybe in a form (`.object`)."""

    noun: str
    form: str = ""

    def phrase(self, names: Any, value: Any) -> object:
        return getattr(names, self.noun)(value, self.form) if self.form else getattr(names, self.noun)(value)


@dataclass(frozen=True)
class Derived:
    """A value that this method of the state computes, only if somebody listens: from what the rules pass, from another
    field (`of`), or from nothing (`given=False`)."""

    method: str
    given: bool = True
    of: str = ""


@dataclass(frozen=True)
class Tells:
    """The text to use instead of the event's own: if the field is set, if it isn't, or for some values (`by`)."""

    message: str = ""
    otherwise: str = ""
    by: Mapping[Any, str] | None = None

    def told(self, value: Any) -> str:
        if self.by is not None:
            return self.by.get(value, self.otherwise)
        return self.message if value else self.otherwise


class Works:
    """The rules that are at work if the field is set, those that are if it isn't, or those for each value (`by`; for
    any other value `otherwise`)."""

    def __init__(
        self, *rules: str, otherwise: tuple[str, ...] = (), by: Mapping[Any, tuple[str, ...]] | None = None
    ) -> None:
        self.rules = rules
        self.otherwise = otherwise
        self.by = by

    def cited(self, value: Any) -> tuple[str, ...]:
        if self.by is not None:
            return self.by.get(value, self.otherwise)
        return self.rules if value else self.otherwise


@dataclass_transform(frozen_default=True)
class Event:
    """Something that happened. Subclasses become frozen dataclasses by being declared.

    `message` is the text's name, by default `log-` and the event's own name; `rules` are the rules at work, the one
    that matters most first (fields may add more: see `Works`); `cited` says whether the log names the first.
    """

    message: ClassVar[str] = ""
    rules: ClassVar[tuple[str, ...]] = ()
    cited: ClassVar[bool] = True

    def __init_subclass__(cls, message: str = "", rules: tuple[str, ...] = (), cited: bool = True) -> None:
        cls.message = message or "log-" + kebab(cls.__name__)
        cls.rules = rules
        cls.cited = cited
        dataclass(frozen=True)(cls)

    def cites(self, game: Any) -> tuple[str, ...]:
        """The rules at work, the one that matters most first."""
        found = list(self.rules)
        for name, work in _marks(type(self), Works):
            found += work.cited(getattr(self, name))
        return tuple(found)

    def origin(self, game: Any) -> str:
        """Return how we know what happened, as a letter of `rulebook.MARKS`; empty: as its first rule is known."""
        return ""

    def sees(self) -> See:
        """Who may be told."""
        return PUBLIC

    def tell(self, names: Any) -> str | None:
        """In prose, or None if it is not worth a line."""
        others = [one.told(getattr(self, name)) for name, one in _marks(type(self), Tells)]
        return str(names.say(next(filter(None, others), self.message), **self.spoken(names)))

    def spoken(self, names: Any) -> dict[str, object]:
        """The fields as a text takes them: in words where `Said` names a noun, else as they are."""
        said = {name: one.phrase(names, getattr(self, name)) for name, one in _marks(type(self), Said)}
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
