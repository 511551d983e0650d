"""What has happened, move by move: beside the board, and on a page of its own."""

from typing import Final
from weakref import WeakKeyDictionary

from fidchell.core.game import Sentence
from fidchell.core.rulebook import UNCERTAIN
from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor, rule_url, simple
from fidchell.web.view import Parts

LOGGED = 80  # moves told beside the board; the whole log has a page of its own


def log(visitor: Visitor, table: Table, eyes: int | None, parts: Parts) -> Markup:
    first = max(0, len(table.session.line) - LOGGED)
    whole = el("a", {"href": visitor.url(f"/t/{table.row.id}/log")}, visitor.say("w-whole-log")) if first else None
    return el(
        "details",
        {"class": "log", "id": "log", "open": True},
        el("summary", None, visitor.say("w-log"), undone(visitor, table)),
        el(
            "ol", {"id": "log-lines", "reversed": True}, parts.put("log-lines", told_moves(visitor, table, eyes, first))
        ),
        el("p", None, whole) if whole else None,
    )


def log_page(visitor: Visitor, table: Table, looking: Look) -> str:
    """The whole log, on a page of its own."""
    back = el("a", {"class": "button", "href": visitor.url(f"/t/{table.row.id}")}, visitor.say("w-live"))
    lines = list(told_moves(visitor, table, looking.eyes).values())
    title = f"{table.game.say(visitor.lang, 'title')}: {visitor.say('w-log')}"
    return simple(visitor, title, el("p", None, back), el("ol", {"class": "log", "reversed": True}, lines))


Lines = dict[str, Markup | None]  # by their ids
Told = tuple[list[str], Lines]  # as plain text, and as lines of the log
TOLD: Final[WeakKeyDictionary[Table, dict[tuple[str, int | None, int], Told]]] = WeakKeyDictionary()


def told_moves(visitor: Visitor, table: Table, eyes: int | None, first: int = 0) -> Lines:
    """The standing moves from one on, the latest first."""
    known, seen = TOLD.setdefault(table, {}), eyes if table.game.secrets else None
    lines: Lines = {}
    for number in range(len(table.session.line), first, -1):
        move = table.session.line[number - 1]
        lines |= (known.get((visitor.lang, seen, move.number)) or told_move(visitor, table, number, eyes))[1]
    return lines


def told_move(visitor: Visitor, table: Table, number: int, eyes: int | None) -> Told:
    """What a move did, told once: it keeps its number and its text."""
    move, told = table.session.line[number - 1], TOLD.setdefault(table, {})
    eyes = eyes if table.game.secrets else None
    key = (visitor.lang, eyes, move.number)
    if key not in told:
        sentences = table.game.tell(move.events, visitor.lang, eyes)
        if move.number in table.settings.late:
            sentences = [Sentence(visitor.tell("w-late", table, [move.seat], by_name=True)), *sentences]
        told[key] = [line.text for line in sentences], log_lines(visitor, table, number, sentences)
    return told[key]


def log_lines(visitor: Visitor, table: Table, number: int, sentences: list[Sentence]) -> Lines:
    """A move's lines, the last sentence first."""
    lines: Lines = {}
    for n, line in enumerate(sentences):
        rules = [citation(visitor, table, rule, line.origin) for rule in line.rules[:1]]
        step = el("a", {"class": "cite", "href": visitor.url(f"/t/{table.row.id}?at={number}")}, f"#{number}")
        lines[f"log-{number}-{n}"] = el("li", {"id": f"log-{number}-{n}"}, line.text, " ", rules, " ", step)
    return dict(reversed(lines.items()))


def citation(visitor: Visitor, table: Table, rule: str, origin: str = "") -> Markup:
    """A link to a rule, with a letter if what it tells is not stated but inferred or reconstructed."""
    game = table.game
    mark = game.origin(rule, origin)
    known = game.origin_text(mark, visitor.lang) if mark in UNCERTAIN else None
    letter = el("sup", {"class": "origin"}, mark) if known else None
    return el("a", {"class": "cite", "href": rule_url(visitor, game.key, rule), "title": known}, rule, letter)


def undone(visitor: Visitor, table: Table) -> str:
    """How often something was taken back, which may have changed what chance brought."""
    times = sum(1 for move in table.session.record.moves if move.split()[1:2] == ["undo"])
    return f" · {visitor.say('w-undone', times=times)}" if times else ""
