"""The frame of every page, and what pages are made of. Python renders everything; the script only morphs, picks and
animates."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from functools import cache, lru_cache, wraps
from hashlib import sha256
from pathlib import Path
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from fidchell.bots import personas
from fidchell.core.text import LANGUAGES, Texts, sentence_case
from fidchell.server.seats import LESSON, Seat
from fidchell.server.table import Table
from fidchell.web.html import Attributes, Child, Markup, el

STATIC: Final = Path(__file__).resolve().parent / "static"
TEXTS: Final = Texts([Path(__file__).resolve().parent / "text"])
AT_HOME: Final = ("home", "setting-up")  # kinds of pages without a table
P = ParamSpec("P")
T = TypeVar("T")


@cache
def edition() -> str:
    """A hash of all static files: with it in their addresses, browsers may keep them for ever."""
    hashed = sha256()
    for path in sorted(path for path in STATIC.rglob("*") if path.is_file()):
        hashed.update(path.name.encode() + path.read_bytes())
    return hashed.hexdigest()[:12]


@cache
def home_style() -> str:
    """The style without what only tables need: two thirds of it, and nobody wants to wait for home."""
    whole = (STATIC / "style.css").read_text(encoding="utf-8")
    before, _, after = re.split(r"(?=/\* table \*/)|(?=/\* text pages \*/)", whole)
    return before + after.partition("/* somebody at the table points here */")[0]


@dataclass(frozen=True)
class Deal:
    """The commitment to the seed of a table that somebody may create, and what leads to that seed."""

    ticket: str
    commitment: str


@dataclass
class Visitor:
    """Who is looking: a person (by cookie), a language, a token for forms; `once`: an id for what they do."""

    person: str
    name: str
    lang: str
    csrf: str
    carry: str
    texts: Texts = field(repr=False)
    once: str = ""
    root: str = ""  # the path prefix, if the site has one
    named: bool = False  # whether they have said what to call them
    quiet: bool = False  # whether they want no word of the coach
    deal: Deal | None = None  # where games are begun

    def url(self, path: str) -> str:
        """The URL of one of our paths. Every link is made with this."""
        return self.root + path

    def static(self, name: str) -> str:
        return self.url(f"/static/{edition()}/{name}")

    def say(self, message: str, **arguments: object) -> str:
        return self.texts.say(self.lang, message, **arguments)

    def seat_name(self, table: Table, seat: int, form: str = "") -> str:
        return table.game.seat_name(seat, self.lang, len(table.seats), form)

    def called(self, table: Table, seat: int, form: str = "") -> str:
        """A seat with the name of the person who has it."""
        name, who = self.seat_name(table, seat, form), table.seats[seat]
        return f"{name} ({self.who(who)})" if who.kind == "person" and who.name else name

    def tell(self, message: str, table: Table, seats: Collection[int], by_name: bool = False, **more: object) -> str:
        """A sentence about some seats: $who does something, something is done to $whom, or comes from $dative; $number
        is theirs for the grammar. `by_name`: with the people who have them."""

        def named(seat: int, form: str) -> str:
            return self.called(table, seat, form) if by_name else self.seat_name(table, seat, form)

        def names(form: str) -> str:
            return self.listed([named(seat, form) for seat in seats])

        number = table.game.seats_number(seats, self.lang, len(table.seats))
        forms = {"who": names("the"), "whom": names("object"), "dative": names("dative"), "number": number}
        return sentence_case(self.say(message, **forms | more))

    def bot(self, spec: str, form: str = "") -> str:
        """What people call a bot."""
        return personas.name_of(spec, self.texts, self.lang, form)

    def who(self, seat: Seat, form: str = "") -> str:
        """Who has a seat: a person's name, or what people call a bot. A name in a record may be a bot's, too."""
        bot = seat.by_bot and seat.person is None
        if bot or (seat.recorded and personas.level_of(seat.name)):
            return self.bot(seat.bot or seat.name, form)
        if seat.recorded and seat.name == LESSON:
            return self.say("w-guide")
        name, _, number = seat.name.partition(" ")  # several at one screen are numbered
        if name in guests(self.texts):
            return f"{self.say('w-guest')} {number}".strip()  # in the reader's language, whoever sat down in another
        return seat.name or self.say("w-seat-open")

    def listed(self, names: list[str]) -> str:
        """Names in a row: "Ann, Bob and Cat"."""
        return f" {self.say('w-and')} ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


SHARED: Final[list[Any]] = []  # the caches of what is drawn once for everybody


def shared(draw: Callable[Concatenate[Visitor, P], T]) -> Callable[Concatenate[Visitor, P], T]:
    """For what is made of texts and arguments only: what goes out by socket has no id of its own, so it is drawn once
    for everybody, and not again after every move."""

    @lru_cache(maxsize=16384)
    def kept(root: str, csrf: str, lang: str, *given: P.args, **named: P.kwargs) -> T:
        return draw(Visitor("", "", lang, csrf, "", TEXTS, root=root), *given, **named)

    @wraps(draw)
    def drawn(visitor: Visitor, /, *given: P.args, **named: P.kwargs) -> T:
        if visitor.once:
            return draw(visitor, *given, **named)
        return kept(visitor.root, visitor.csrf, visitor.lang, *given, **named)  # type: ignore[arg-type]

    SHARED.append(kept)
    return drawn


@cache
def guests(texts: Texts) -> frozenset[str]:
    """What guests are called, in all languages."""
    return frozenset(texts.say(lang, "w-guest") for lang in LANGUAGES)


def zoom_button(visitor: Visitor) -> Markup:
    """A magnifier: the board through a window that can be moved."""
    lens = el("path", {"d": "M7 2a5 5 0 1 0 .01 0 M11 11 L15 15 M5 7 H9 M7 5 V9"})
    return el(
        "button",
        {
            "type": "button",
            "id": "zoom",
            "class": "setting script",
            "aria-pressed": "false",
            "aria-label": visitor.say("w-zoom"),
            "title": visitor.say("w-zoom"),
        },
        el("svg", {"class": "lens", "viewBox": "0 0 17 17", "aria-hidden": "true"}, lens),
    )


def page(
    visitor: Visitor,
    title: str,
    *body: Child,
    kind: str = "plain",
    refresh: int = 0,
    again: int = 0,
    scripts: tuple[str, ...] = (),
) -> str:
    """A whole page. `refresh`: seconds after which it is loaded again without a script; `again`: in any case."""
    other = "de" if visitor.lang == "en" else "en"
    head = el(
        "head",
        None,
        el("meta", {"charset": "utf-8"}),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "csrf", "content": visitor.csrf}),
        el("title", None, f"{title} · Fidchell"),
        el("link", {"rel": "icon", "href": visitor.static("icon.svg"), "type": "image/svg+xml", "id": "favicon"}),
        el("link", {"rel": "stylesheet", "href": visitor.static("home.css" if kind in AT_HOME else "style.css")}),
        el("noscript", None, el("meta", {"http-equiv": "refresh", "content": refresh})) if refresh else None,
        el("meta", {"http-equiv": "refresh", "content": again}) if again else None,
        [
            el("script", {"src": visitor.static(f"{name}.js"), "defer": True})
            for name in (*(("page", "idiomorph", "table", "coach") if kind == "play" else ("page",)), *scripts)
        ],
    )
    header = el(
        "header",
        {"class": "top"},
        el("a", {"class": "skip", "href": "#main"}, visitor.say("w-skip")),
        el("a", {"class": "brand", "href": visitor.url("/")}, "Fidchell"),
        zoom_button(visitor) if kind == "play" else None,
        [
            el(
                "button",
                {
                    "type": "button",
                    "class": "setting script",
                    "data-setting": name,
                    "aria-pressed": "false",
                    "title": visitor.say(f"w-{name}.help"),
                },
                visitor.say(f"w-{name}"),
            )
            for name in (("tutor", "sound", "notify") if kind == "play" else ())
            if name != "tutor" or not visitor.quiet
        ],
        el(
            "nav",
            {"aria-label": visitor.say("w-language")},
            el(
                "a",
                {"href": visitor.url(f"/lang/{other}"), "hreflang": other, "lang": other},
                "Deutsch" if other == "de" else "English",
            ),
        ),
    )
    coach = el(
        "a",
        {"href": visitor.url(f"/coach/{'on' if visitor.quiet else 'off'}")},
        visitor.say("w-coach-show" if visitor.quiet else "w-coach-hide"),
    )
    footer = el("footer", None, el("p", None, visitor.say("w-not-affiliated")), el("p", None, coach))
    content = el("body", {"class": kind}, header, el("main", {"id": "main", "tabindex": -1}, *body), footer)
    return "<!doctype html>" + el("html", {"lang": visitor.lang}, head, content)


def form(visitor: Visitor, action: str, *fields: Child, **attributes: str) -> Markup:
    tokens = hidden(csrf=visitor.csrf, **({"once": visitor.once} if visitor.once else {}))
    return el("form", {"method": "post", "action": visitor.url(action), **attributes}, tokens, *fields)


def new_game(visitor: Visitor) -> list[Child]:
    """What every form for a new game has: the ticket for a seed, and room for the browser's own random bytes."""
    deal = visitor.deal
    return [] if deal is None else [*hidden(ticket=deal.ticket), contribution(deal.commitment)]


def contribution(commitment: str) -> Markup:
    """The field that the script fills with random bytes, after it was shown this commitment."""
    return el("input", {"type": "hidden", "name": "random", "data-commitment": commitment})


def fair_draws(visitor: Visitor, commitment: str | None) -> Markup | None:
    """What is promised of the draws of a game that is about to begin."""
    if commitment is None:
        return None
    return el(
        "details",
        {"class": "fair"},
        el("summary", None, visitor.say("w-fair-title")),
        el("p", None, visitor.say("w-fair-promise")),
        el("p", None, visitor.say("w-fair", commitment=commitment)),
    )


def button(label: str, name: str = "", value: str = "", kind: str = "", title: str = "") -> Markup:
    return el(
        "button",
        {"type": "submit", "name": name or None, "value": value or None, "class": kind or None, "title": title or None},
        label,
    )


def hidden(**values: str | int) -> list[Child]:
    return [el("input", {"type": "hidden", "name": name, "value": value}) for name, value in values.items()]


@shared
def do_button(visitor: Visitor, /, table: str, verb: str, label: str, look: str = "", **fields: str | int) -> Markup:
    """A button that does something at a table; commands.py knows the verbs and their fields."""
    return form(visitor, f"/t/{table}/do", hidden(verb=verb, **fields), button(label, kind=look), **{"class": "do"})


def copy_button(visitor: Visitor, text: str, label: str, kind: str = "") -> Markup:
    """A button by which the script copies something, and says so."""
    return el(
        "button",
        {
            "type": "button",
            "class": f"script copy {kind}".strip(),
            "data-copy": text,
            "data-done": visitor.say("w-copied"),
        },
        label,
    )


def unconnected(visitor: Visitor) -> Attributes:
    """What the script says while there is no connection: with nothing to send, and with something that waits."""
    return {
        "data-lost": visitor.say("w-lost"),
        "data-unsent": visitor.say("w-unsent"),
        "data-reminded": visitor.say("w-reminded"),
    }


def simple(visitor: Visitor, title: str, *body: Child) -> str:
    return page(visitor, title, el("div", {"class": "text"}, el("h1", None, title), *body))


def rule_url(visitor: Visitor, game: str, rule_id: str) -> str:
    """A rule in the revision that the game is played under."""
    return visitor.url(f"/rules/{game}#{rule_anchor(rule_id)}")


def rule_anchor(rule_id: str) -> str:
    return rule_id.lower().replace(" ", "-").replace(".", "-")
