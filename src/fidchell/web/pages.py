"""The frame of every page, and what pages are made of. Python renders everything; the script only morphs, picks and
animates."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fidchell.bots import guests
from fidchell.core.text import Texts
from fidchell.server.seats import Seat
from fidchell.server.table import Table
from fidchell.web.html import Attributes, Child, Markup, el

TEXTS: Final = Texts([Path(__file__).resolve().parent / "text"])


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

    def url(self, path: str) -> str:
        """The URL of one of our paths. Every link is made with this."""
        return self.root + path

    def say(self, message: str, **arguments: object) -> str:
        return self.texts.say(self.lang, message, **arguments)

    def seat_name(self, table: Table, seat: int) -> str:
        return table.game.seat_name(seat, self.lang, len(table.seats))

    def bot(self, spec: str, form: str = "") -> str:
        """What people call a bot."""
        return guests.name_of(spec, self.texts, self.lang, form)

    def who(self, seat: Seat, form: str = "") -> str:
        """Who has a seat: a person's name, or what people call a bot. A name in a record may be a bot's, too."""
        bot = seat.by_bot and seat.person is None
        if bot or (seat.kind == "guest" and guests.level_of(seat.name)):
            return self.bot(seat.bot or seat.name, form)
        return seat.name or self.say("w-seat-open")

    def listed(self, names: list[str]) -> str:
        """Names in a row: "Ann, Bob and Cat"."""
        return f" {self.say('w-and')} ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


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


def page(visitor: Visitor, title: str, *body: Child, kind: str = "plain", refresh: int = 0) -> str:
    other = "de" if visitor.lang == "en" else "en"
    head = el(
        "head",
        None,
        el("meta", {"charset": "utf-8"}),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "csrf", "content": visitor.csrf}),
        el("title", None, f"{title} · Fidchell"),
        el("link", {"rel": "icon", "href": visitor.url("/static/icon.svg"), "type": "image/svg+xml", "id": "favicon"}),
        el("link", {"rel": "stylesheet", "href": visitor.url("/static/style.css")}),
        el("noscript", None, el("meta", {"http-equiv": "refresh", "content": refresh})) if refresh else None,
        el("script", {"src": visitor.url("/static/idiomorph.js"), "defer": True}),
        el("script", {"src": visitor.url("/static/table.js"), "defer": True}),
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
            for name in (("sound", "notify") if kind == "play" else ())
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
    footer = el("footer", None, el("p", None, visitor.say("w-not-affiliated")))
    content = el("body", {"class": kind}, header, el("main", {"id": "main", "tabindex": -1}, *body), footer)
    return "<!doctype html>" + el("html", {"lang": visitor.lang}, head, content)


def form(visitor: Visitor, action: str, *fields: Child, **attributes: str) -> Markup:
    tokens = hidden(csrf=visitor.csrf, **({"once": visitor.once} if visitor.once else {}))
    return el("form", {"method": "post", "action": visitor.url(action), **attributes}, tokens, *fields)


def button(label: str, name: str = "", value: str = "", kind: str = "", title: str = "") -> Markup:
    return el(
        "button",
        {"type": "submit", "name": name or None, "value": value or None, "class": kind or None, "title": title or None},
        label,
    )


def hidden(**values: str | int) -> list[Child]:
    return [el("input", {"type": "hidden", "name": name, "value": value}) for name, value in values.items()]


def do_button(visitor: Visitor, table: Table, verb: str, label: str, kind: str = "", **fields: str | int) -> Markup:
    """A button that does something at the table; commands.py knows the verbs."""
    return form(
        visitor, f"/t/{table.row.id}/do", hidden(verb=verb, **fields), button(label, kind=kind), **{"class": "do"}
    )


def unconnected(visitor: Visitor) -> Attributes:
    """What the script says while there is no connection: with nothing to send, and with something that waits."""
    return {"data-lost": visitor.say("w-lost"), "data-unsent": visitor.say("w-unsent")}


def simple(visitor: Visitor, title: str, *body: Child) -> str:
    return page(visitor, title, el("div", {"class": "text"}, el("h1", None, title), *body))


def rule_anchor(rule_id: str) -> str:
    return rule_id.lower().replace(" ", "-").replace(".", "-")
