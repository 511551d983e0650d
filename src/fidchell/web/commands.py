"""What somebody does at a table from a page, by form or by socket: each verb and what it calls."""

import hashlib
from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final

from fidchell.server.errors import NotAllowed, NotNow
from fidchell.server.tables import Table
from fidchell.web import explaining, pages, watching
from fidchell.web.pages import Visitor
from fidchell.web.parsing import whole
from fidchell.web.question import draw

if TYPE_CHECKING:
    from fidchell.web.app import App

# Verbs with rate limits of their own.
LIMITED: Final = {"say": "say", "nudge": "say", "point": "point", "rematch": "create", "fill": "join", "kick": "join"}


PACES: Final = {"slow": 3.0, "even": 1.0, "fast": 0.3}  # seconds before a bot moves
PASSING: Final = (
    "say",
    "unveil",
    "nudge",
    "point",
    "hurry",
    "step",
    "cancel",
    "try",
)  # what need not be remembered as carried out


# Fields that make no other request: proofs, and what is drawn anew each time.
NOT_MARKED: Final = ("csrf", "id", "ticket", "random")


def mark_of(person: str, data: dict[str, str]) -> str:
    """Identifies a request, so that it is carried out once however often it arrives; "" if it has no id.

    All of its fields count, not the id alone: a page restored from the browser's cache still has its old id.
    """
    if not data.get("once"):
        return ""
    told = [person, *(f"{key}={data[key]}" for key in sorted(data) if key not in NOT_MARKED)]
    return hashlib.sha256("\n".join(told).encode()).hexdigest()[:20]


def perform(app: "App", visitor: Visitor, table: Table, data: dict[str, str], source: str) -> str:
    """Carry out one request; the id of the table to go on at. It is durable when this returns."""
    verb, person, mark = data.get("verb", ""), visitor.person, mark_of(visitor.person, data)
    if mark and table.done(mark) and verb != "rematch":  # which, when repeated, leads to the same table
        return table.row.id
    if verb in LIMITED:
        app.limits.spend(LIMITED[verb], source)
    seat, about = (seat_number(data.get(key, "")) for key in ("seat", "about"))
    message = whole(data.get("message", ""), 9) or 0
    given = whole(data.get("version", str(table.version)), 9)
    if verb == "act" and (given is None or not table.asks_the_same(seat, given)):
        raise NotNow("table-changed")
    doing: dict[str, Callable[[], Any]] = {
        "act": lambda: table.act(person, seat, data.get("choice", "")),
        "unveil": lambda: app.unveil(visitor, table, seat),
        "curtain": lambda: table.curtain(person, seat),
        "undo": lambda: table.undo(person, seat),
        "resign": lambda: table.resign(person, seat),
        "offer": lambda: table.offer(person, seat, data.get("kind", ""), about),
        "answer": lambda: table.answer(person, seat, data.get("yes") == "yes", whole(data.get("offer", ""), 9)),
        "leave": lambda: leave(visitor, table, seat),
        "return": lambda: table.come_back(person, seat),
        "fill": lambda: table.fill(person, seat, data.get("bot", "")),
        "kick": lambda: table.kick(person, seat),
        "say": lambda: table.say(person, visitor.name, data.get("text", ""), mark),
        "mute": lambda: table.mute(person, message),
        "unmute": lambda: table.unmute(person, message),
        "rematch": lambda: app.tables.rematch(table, person, bot=data.get("bot", "")),
        "wake": lambda: table.wake(person),
        "hurry": lambda: table.hurry(person),
        "cancel": lambda: cancel(app, visitor, table),
        "pace": lambda: table.set_pace(person, PACES.get(data.get("pace", "")), data.get("paused") == "yes"),
        "step": lambda: table.step(person),
        "draw": lambda: draw(visitor, table, data.get("choice", ""), data.get("list", "")),
        "nudge": lambda: nudge(app, visitor, table),
        "point": lambda: point(app, visitor, table, data.get("key", "")),
    }
    if verb not in doing:
        raise NotAllowed("no-such-verb", verb=repr(verb[:40]))
    # A message is stored with its mark, so that spectators, who only talk, push out nobody else's marks.
    with table.doing(mark) if mark and verb not in PASSING else nullcontext():
        result = doing[verb]()
    if result == "":
        return ""  # there is nothing to wake
    if verb == "act":
        watching.note(kind="move")
        app.eyes.veil(table, person)
    app.counts["moves"] += verb == "act"
    app.live.wake(table)
    return result if isinstance(result, str) else table.row.id


def where(table_id: str) -> str:
    """Where to go on: at a table, or at home if there is none any more."""
    return f"/t/{table_id}" if table_id else "/"


def cancel(app: "App", visitor: Visitor, table: Table) -> str:
    """The host gives up a table that has not begun; whoever waits there is led home."""
    app.tables.cancel(table, visitor.person)
    app.live.whisper(table.row.id, kind="gone", who=visitor.person)
    return ""


def leave(visitor: Visitor, table: Table, seat: int) -> str | None:
    """Whoever gives up a seat before the start goes home: there is nothing to see at the table."""
    table.leave(visitor.person, seat)
    return None if table.started else ""


def seat_number(text: str) -> int:
    """The number of a seat; -1 for anything else."""
    number = whole(text, 2)
    return -1 if number is None else number


def nudge(app: "App", visitor: Visitor, table: Table) -> None:
    """Remind whoever the table is waiting for; only players may."""
    if not table.seats_of(visitor.person):
        raise NotAllowed("only-players")
    waited_for = [table.seats[seat].person for seat in table.actors() if seat >= 0]
    name = table.speaker(visitor.person, "")[1]  # a cookie may contain any name
    app.live.whisper(table.row.id, kind="nudge", who=name, to=waited_for)


def point(app: "App", visitor: Visitor, table: Table, key: str) -> None:
    """Point something out to the others at the table."""
    if not table.seats_of(visitor.person):
        raise NotAllowed("only-players-point")
    scene = table.game.scene(table.session.state, None, visitor.lang)
    shown = {one.key for one in scene.spots} | {one.key for one in scene.pieces} | {one.key for one in scene.cards}
    if key not in shown and key not in dict(scene.buttons):
        raise NotAllowed("not-seen-by-all")
    app.live.whisper(table.row.id, kind="point", who=table.speaker(visitor.person, "")[1], key=key[:80])


def explain(app: "App", visitor: Visitor, table: Table, data: dict[str, Any]) -> dict[str, Any]:
    """Why something that was clicked is not possible."""
    picks = data.get("picks")
    if not isinstance(picks, list) or not all(isinstance(pick, str) for pick in picks) or len(picks) > 20:
        raise NotAllowed("picks-is-a-list")
    found = explaining.explained(table, app.look(visitor, table).seat, picks, visitor.lang)
    if not found.text:
        return {"ok": True}
    href = pages.rule_url(visitor, table.game.key, found.rule)
    return {"refusal": found.text, **({"rule": found.rule, "href": href} if found.rule else {})}
