"""Bots as people meet them: portraits, and the choice of a level by name, picture and manner."""

from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fidchell import bots
from fidchell.bots import personas
from fidchell.core.game import Game
from fidchell.server.table import Table
from fidchell.web.board import symbols
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, do_button, form, hidden

PICTURES: Final = Path(__file__).resolve().parent / "personas.svg"


@cache
def portraits() -> Markup:
    """The pictures of all levels, to be used on the page."""
    return el("svg", {"class": "art", "aria-hidden": "true", "width": 0, "height": 0}, Markup(symbols(PICTURES)))


def portrait(spec: str) -> Markup | None:
    """The picture of a bot, if it has one; its name stands beside it."""
    level = personas.level_of(spec)
    if level is None:
        return None
    return el("svg", {"class": "portrait", "aria-hidden": "true"}, el("use", {"href": f"#level-{level}"}))


def introduced(visitor: Visitor, level: int, together: bool) -> list[Child]:
    """Picture, name and manner."""
    return [
        portrait(personas.spec_of(level)),
        el("b", None, visitor.bot(personas.spec_of(level))),
        el("small", None, personas.manner_of(level, visitor.texts, visitor.lang, together)),
    ]


def chooser(visitor: Visitor, game: Game, offered: int) -> Markup:
    """The level to play against or with, one of them chosen. What is chosen shows even if the list is closed."""
    together = game.meta.together
    cards = [
        el(
            "label",
            {"class": "level"},
            el(
                "input",
                {"type": "radio", "name": "bot", "value": personas.spec_of(level), "checked": level == offered},
            ),
            introduced(visitor, level, together),
        )
        for level in bots.LEVELS
    ]
    chosen = [
        el(
            "span",
            {"class": f"chosen chosen-{level}"},
            portrait(personas.spec_of(level)),
            visitor.bot(f"level:{level}"),
        )
        for level in bots.LEVELS
    ]
    title = visitor.say("w-fellows" if together else "w-opponent")
    return el(
        "details",
        {"class": "levels"},
        el("summary", None, f"{title} ", chosen),
        el("fieldset", None, el("legend", {"class": "hidden"}, title), cards),
    )


def fill(visitor: Visitor, table: Table, seat: int) -> Markup:
    """Give an open seat to a bot: one button for each level."""
    buttons = [
        el(
            "button",
            {"type": "submit", "name": "bot", "value": personas.spec_of(level), "class": "level"},
            introduced(visitor, level, table.game.meta.together),
        )
        for level in bots.LEVELS
    ]
    return el(
        "details",
        {"class": "levels", "id": f"fill-{seat}"},
        el("summary", None, visitor.say("w-fill")),
        form(visitor, f"/t/{table.row.id}/do", hidden(verb="fill", seat=seat), buttons),
    )


def thinking(visitor: Visitor, table: Table) -> Markup | None:
    """Which bot is thinking, and a button to have its move now. Screen readers hear of it."""
    thought, text = table.thought, ""
    if thought is not None and thought.told:
        who = visitor.who(table.seats[thought.seat], "the")
        text = visitor.say("w-thinks", who=who[:1].upper() + who[1:], seat=visitor.seat_name(table, thought.seat))
    may = bool(text) and (bool(table.seats_of(visitor.person)) or table.hosted_by(visitor.person))
    return thought_box(text, do_button(visitor, table.row.id, "hurry", visitor.say("w-hurry")) if may else None)


@lru_cache(maxsize=64)
def thought_box(text: str, hurry: Markup | None) -> Markup:
    said = el("p", {"role": "status", "aria-live": "polite"}, text)
    return el("div", {"class": "thinking", "id": "thinking"}, said, hurry)


def throttled(visitor: Visitor, table: Table) -> Markup | None:
    """A note if some bots search less than they could."""
    seats = [seat for seat in table.seats if seat.by_bot and personas.throttled(seat.bot, table.game)]
    return (
        el("p", {"class": "status", "id": "throttled"}, visitor.say("w-throttled"))
        if seats and not table.over
        else None
    )
