"""What has happened, move by move: beside the board, and on a page of its own."""

from typing import Final
from weakref import WeakKeyDictionary

from fidchell.core.record import Step
from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, rule_anchor, simple

LOGGED = 80  # moves told beside the board; the whole log has a page of its own


def log(visitor: Visitor, table: Table, eyes: int | None) -> Markup:
    first = max(0, len(table.session.line) - LOGGED)
    whole = (
        el("a", {"href": visitor.url(f"/t/{table.row.id}/log")}, visitor.say("w-whole-log", moves=first))
        if first
        else None
    )
    return el(
        "details",
        {"class": "log", "id": "log", "open": True},
        el("summary", None, visitor.say("w-log"), undone(visitor, table)),
        el("ol", {"reversed": True}, told_moves(visitor, table, eyes, first)),
        el("p", None, whole) if whole else None,
    )


def log_page(visitor: Visitor, table: Table, looking: Look) -> str:
    """The whole log, on a page of its own."""
    back = el("a", {"class": "button", "href": visitor.url(f"/t/{table.row.id}")}, visitor.say("w-live"))
    lines = told_moves(visitor, table, looking.eyes)
    title = f"{table.game.say(visitor.lang, 'title')}: {visitor.say('w-log')}"
    return simple(visitor, title, el("p", None, back), el("ol", {"class": "log", "reversed": True}, lines))


TOLD: Final[WeakKeyDictionary[Table, dict[tuple[str, int | None, int], str]]] = WeakKeyDictionary()


def told_moves(visitor: Visitor, table: Table, eyes: int | None, first: int = 0) -> list[Child]:
    """The standing moves from one on, the latest first."""
    lines: list[Child] = []
    told = TOLD.setdefault(table, {})
    for number, move in enumerate(table.session.line[first:], first + 1):
        # A move keeps its number and its text, so a long log is not rendered again after each move.
        key = (visitor.lang, eyes, move.number)
        if key not in told:
            told[key] = log_lines(visitor, table, number, move, eyes)
        lines.append(told[key])
    return lines[::-1]


def log_lines(visitor: Visitor, table: Table, number: int, move: Step, eyes: int | None) -> str:
    """What a move did, the last sentence first."""
    lines = []
    for n, line in enumerate(table.game.tell(move.events, visitor.lang, eyes)):
        rules = [
            el("a", {"class": "cite", "href": visitor.url(f"/rules/{table.game.id}#{rule_anchor(rule)}")}, rule)
            for rule in line.rules[:1]
        ]
        step = el("a", {"class": "cite", "href": visitor.url(f"/t/{table.row.id}?at={number}")}, f"#{number}")
        lines.append(el("li", {"id": f"log-{number}-{n}"}, line.text, " ", rules, " ", step))
    return Markup("".join(reversed(lines)))


def undone(visitor: Visitor, table: Table) -> str:
    """How often something was taken back, which may have changed what chance brought."""
    times = sum(1 for move in table.session.record.moves if move.split()[1:2] == ["undo"])
    return f" · {visitor.say('w-undone', times=times)}" if times else ""
