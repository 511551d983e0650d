"""What is said at a table: the players among themselves, the spectators in a line of their own; the host may mute."""

from typing import Final

from fidchell.server.store import NEWEST, Message
from fidchell.server.tables import Table
from fidchell.server.talk import LONGEST_MESSAGE, skeleton
from fidchell.web.board import mark_of
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor, button, form, hidden, simple

SHOWN: Final = {"players": 50, "spectators": 20}  # beside the board; older ones have pages of their own
PAGE: Final = 50
EXCERPT: Final = 30  # characters of a message by which its writer is told from others of the same name


def messages(visitor: Visitor, table: Table) -> Markup:
    """The part of the table's page: both lines, and where to write."""
    say, (players, spectators) = visitor.say, table.store.said(table.row.id)
    spoken = table.store.messages(table.row.id, "players", number=SHOWN["players"])
    called = table.store.messages(table.row.id, "spectators", number=SHOWN["spectators"])
    speak, own = speak_form(visitor, table), table.speaker(visitor.person, "")[0] is not None
    older = players > len(spoken) or spectators > len(called)
    everything = el("a", {"href": f"/t/{table.row.id}/messages"}, say("w-all-messages", number=players + spectators))
    return el(
        "details",
        {"class": "chat", "id": "chat"},
        el("summary", None, f"{say('w-chat')} ({players + spectators})"),
        el("p", {"class": "status"}, say("w-point-hint")),
        el("p", {"class": "status"}, everything) if older else None,
        el("ul", {"id": "spoken"}, [told(visitor, table, message) for message in spoken]),
        speak if own else None,
        gallery(visitor, table, called, spectators, None if own else speak) if called or not own else None,
        quiet(visitor, table, [*called, *spoken]),
    )


def gallery(visitor: Visitor, table: Table, called: list[Message], number: int, speak: Markup | None) -> Markup:
    """The spectators' own line: who does not want to read it shuts it."""
    return el(
        "details",
        {"class": "gallery", "id": "gallery", "open": True},
        el("summary", None, f"{visitor.say('w-gallery')} ({number})"),
        el("ul", {"id": "called"}, [told(visitor, table, message) for message in called]),
        speak,
    )


def speak_form(visitor: Visitor, table: Table) -> Markup:
    field = el(
        "input",
        {
            "name": "text",
            "id": "say-text",
            "maxlength": LONGEST_MESSAGE,
            "required": True,
            "autocomplete": "off",
            "aria-label": visitor.say("w-say"),
        },
    )
    verb = hidden(verb="say")
    return form(visitor, f"/t/{table.row.id}/do", verb, field, button(visitor.say("w-say")), **{"class": "say"})


def told(visitor: Visitor, table: Table, message: Message) -> Markup:
    """A message under its writer's name: a seat with its mark, or somebody who says so of himself and has no seat."""
    if message.seat is None:
        colour, mark, whose = "", None, unseated(visitor, table, message)
    else:
        colour = table.game.seat_colour(message.seat, len(table.seats))
        mark = el("span", {"class": "mark", "aria-hidden": "true"}, mark_of(table.game, colour))
        whose = table.seat_name(message.seat, visitor.lang)
    return el(
        "li",
        {"id": f"said-{message.number}", "class": f"seated colour-{colour}" if mark else "unseated"},
        mark,
        el("b", None, el("bdi", None, message.name)),
        el("span", {"class": "as"}, f" · {whose}: "),
        el("bdi", None, message.text),
    )


def unseated(visitor: Visitor, table: Table, message: Message) -> str:
    """What somebody without a seat is; a name that looks like a player's is that of somebody else."""
    if not message.person:
        return visitor.say("w-unsigned")
    taken = {skeleton(seat.name) for seat in table.seats if seat.kind != "open"}
    return visitor.say("w-impostor" if skeleton(message.name) in taken else "w-spectator")


def quiet(visitor: Visitor, table: Table, said: list[Message]) -> Markup | None:
    """The host silences somebody, and lets him speak again. A message stands for its writer: his id goes to nobody."""
    if not visitor.person or table.row.settings.get("host") != visitor.person:
        return None
    last = {message.person: message for message in said if message.person not in ("", visitor.person, *table.muted)}
    rows = [
        (f"{message.name}: {excerpt(message.text)}", "mute", message.number) for message in reversed(last.values())
    ] + [(name, "unmute", number) for number, name in table.muted.values()]
    if not rows:
        return None
    items = [
        el(
            "li",
            None,
            el("bdi", None, who),
            " ",
            form(
                visitor,
                f"/t/{table.row.id}/do",
                hidden(verb=verb, message=number),
                button(visitor.say(f"w-{verb}")),
                **{"class": "do"},
            ),
        )
        for who, verb, number in rows
    ]
    return el(
        "details",
        {"class": "quiet", "id": "quiet"},
        el("summary", None, visitor.say("w-quiet")),
        el("ul", None, items),
    )


def excerpt(text: str) -> str:
    return text if len(text) <= EXCERPT else f"{text[:EXCERPT]}…"


def messages_page(visitor: Visitor, table: Table, before: int | None) -> str:
    """All that is kept, page by page, both lines in the order of what was said."""
    found = table.store.messages(table.row.id, before=before or NEWEST, number=PAGE + 1)
    shown, here = found[-PAGE:], f"/t/{table.row.id}"
    first = shown[0].number if shown else 0
    older = el("a", {"href": f"{here}/messages?before={first}"}, visitor.say("w-older"))
    newest = el("a", {"href": f"{here}/messages"}, visitor.say("w-newest"))
    back = el("a", {"href": here}, visitor.say("w-back"))
    return simple(
        visitor,
        visitor.say("w-chat"),
        el("p", {"class": "row steps"}, older if len(found) > PAGE else None, newest if before else None, back),
        el("ul", {"class": "said"}, [told(visitor, table, message) for message in shown]),
    )
