"""What is said to people, in English and German, from Fluent files.

A message is looked up in the folders given, then in core's own; German falls back to English.
"""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.runtime.utils import native_to_fluent

LANGUAGES: Final = ("en", "de")
SHARED: Final = Path(__file__).resolve().parent / "text"  # what every game may say
MOST_CACHED: Final = 20_000  # formatted messages


class Small(FluentInt):
    """A number that is written as it is: Babel, which groups the digits of large ones, is slower than all the rest."""

    def format(self, locale: object) -> str:
        return str(int(self))


SMALL: Final = [Small(number) for number in range(1000)]


def fluent(value: object) -> object:
    """An argument as Fluent knows it."""
    return SMALL[value] if type(value) is int and 0 <= value < len(SMALL) else native_to_fluent(value)


@cache
def _resource(path: Path, changed: int) -> Any:
    """A parsed file; parsing takes longer than everything else in loading a game."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Texts:
    """The messages of some folders of .ftl files."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self.folders = (*folders, SHARED)
        self._added: dict[str, list[Any]] = {lang: [] for lang in LANGUAGES}
        self._bundles = {lang: self._bundle(lang) for lang in LANGUAGES}
        self._cache: dict[tuple[object, ...], str] = {}

    def _bundle(self, lang: str) -> FluentBundle:
        bundle = FluentBundle([lang], use_isolating=False)
        for folder in self.folders:
            path = folder / f"{lang}.ftl"
            if path.is_file():
                bundle.add_resource(_resource(path, path.stat().st_mtime_ns))
        for resource in self._added[lang]:
            bundle.add_resource(resource, allow_overrides=True)
        return bundle

    def add(self, lang: str, source: str) -> None:
        """Add messages, in Fluent syntax: an owner's own names. A bundle keeps what it has said, so there is a new
        one."""
        self._added[lang].append(FluentResource(source))
        self._bundles[lang] = self._bundle(lang)
        self._cache.clear()

    def has(self, message: str, lang: str = "en") -> bool:
        name, _, attribute = message.partition(".")
        bundle = self._bundles[lang]
        return bundle.has_message(name) and (not attribute or attribute in bundle.get_message(name).attributes)

    def say(self, lang: str, message: str, **arguments: object) -> str:
        """The message (or `message.attribute`) in a language."""
        # A page shows the same few hundred messages again and again, and Fluent is slow. 1 and True are different keys.
        key = (lang, message, *arguments.items(), *map(type, arguments.values())) if arguments else (lang, message)
        try:
            return self._cache[key]
        except KeyError:
            text = self._say(lang, message, arguments)
        except TypeError:  # an unhashable argument
            return self._say(lang, message, arguments)
        if len(self._cache) >= MOST_CACHED:
            self._cache.clear()
        self._cache[key] = text
        return text

    def drop_cache(self) -> None:
        self._cache.clear()

    def _say(self, lang: str, message: str, arguments: dict[str, object]) -> str:
        if lang not in self._bundles:
            raise KeyError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        if not self.has(message, lang):
            if lang == "en":
                raise KeyError(f"no message {message!r}")
            return self._say("en", message, arguments)
        name, _, attribute = message.partition(".")
        bundle = self._bundles[lang]
        found = bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(f"message {message!r} has no value")
        current = CurrentEnvironment(args={name: fluent(value) for name, value in arguments.items()})
        around = ResolverEnvironment(context=bundle, current=current, errors=[])
        try:
            text = pattern(around)
        except ValueError as error:  # too long
            around.errors.append(error)
        if around.errors:
            raise KeyError(f"message {message!r} in {lang}: {around.errors[0]}")
        return str(text)


def signed(number: int) -> str:
    """A number with its sign as people print it."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def sentence_case(text: str) -> str:
    """With a capital first letter, whatever name it begins with; a square such as d2 keeps its name."""
    return text if text[1:2].isdigit() else text[:1].upper() + text[1:]
