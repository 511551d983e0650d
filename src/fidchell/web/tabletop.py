"""The page of a table in play."""

from dataclasses import replace

from fidchell.server.eyes import Look
from fidchell.server.store import Row
from fidchell.server.table import Table
from fidchell.web import chat, coaching
from fidchell.web.board import art, digits
from fidchell.web.ending import ending
from fidchell.web.html import Attributes, Markup, el
from fidchell.web.log import log
from fidchell.web.offering import offer
from fidchell.web.pages import Visitor, edition, page, simple, unconnected
from fidchell.web.past import past_view
from fidchell.web.personas import portraits, thinking, throttled
from fidchell.web.players import archived, curtain, invitations, news, older_rules, players, reconstructed, trial
from fidchell.web.question import choice_data, choice_list, latest, lesson_box, notice, preview, referee_box, since_own
from fidchell.web.tools import tools
from fidchell.web.view import Parts, View
from fidchell.web.ways import ways
from fidchell.web.zones import brought_near, drawn, near_zones, rest_zones

REFRESH = 6  # seconds after which a page without script reloads while others decide
THINKING = 60  # and while it is one's own turn: a reload closes what one has opened


def table_page(
    visitor: Visitor,
    table: Table,
    base: str,
    looking: Look,
    moment: int | None = None,
    seen: int | None = None,
) -> str:
    title = table.game.say(visitor.lang, "title")
    asked = looking.curtain is not None or looking.seat in (table.typists() or table.actors())
    return page(
        visitor,
        title,
        el("h1", {"class": "hidden"}, title),
        art(table.game.folder),
        portraits(),
        digits(),
        recap(visitor, table, seen, looking.eyes) if moment is None and seen is not None else None,
        table_view(visitor, table, base, looking).html
        if moment is None
        else past_view(visitor, table, moment, looking),
        # The script writes what happens here, line by line, for screen readers.
        el("div", {"id": "heard", "class": "hidden", "role": "log", "aria-label": visitor.say("w-log")}),
        kind="play",
        refresh=0 if moment is not None else THINKING if asked else REFRESH,
    )


def kept_page(visitor: Visitor, row: Row, moves: list[str]) -> str:
    """A table begun under other rules: what was recorded, and nothing that would need a replay.

    Without its rules nobody can tell what is secret, so the moves are shown only when the game is over.
    """
    names = " – ".join(map(visitor.who, row.seats))
    over = bool(row.summary.get("result"))
    return simple(
        visitor,
        visitor.say("w-kept"),
        el("p", None, names),
        el("p", None, visitor.say("w-kept-why", revision=row.rules_rev, moves=len(moves))),
        el("ol", {"class": "kept"}, [el("li", None, move) for move in moves]) if over else None,
    )


def recap(visitor: Visitor, table: Table, seen: int, eyes: int | None) -> Markup | None:
    """What happened since somebody last looked."""
    events = [event for step in table.session.line[seen:] for event in step.events]
    lines = [line.text for line in table.game.tell(events, visitor.lang, eyes)]
    if not lines:
        return None
    return el(
        "details",
        {"class": "recap", "id": "recap"},
        el("summary", None, f"{visitor.say('w-recap')} ({len(lines)})"),
        el("ol", None, [el("li", None, line) for line in lines]),
    )


def table_view(visitor: Visitor, table: Table, base: str, looking: Look) -> View:
    """Everything that changes during a game: this is what is sent after every move."""
    game, lang = table.game, visitor.lang
    seat = looking.seat
    drawing = drawn(visitor, table, looking.eyes)
    scene, parts = drawing.scene, Parts()
    parts.lists |= drawing.parts.lists
    prompt = None
    if seat is not None and seat in table.actors():
        prompt = game.prompt(table.session.state, seat, lang)
        step = table.lesson
        if step:
            prompt = replace(prompt, choices=tuple(c for c in prompt.choices if c.text in step.do))
        scene = brought_near(scene, prompt)
    own = table.seats_of(visitor.person)
    side: dict[str, Markup | None] = {
        "gauges": drawing.gauges,
        "asked": el("h2", {"id": "asked", "class": "hidden"}, visitor.say("w-question")),
        "notice": notice(visitor, table, scene, prompt, looking),
        "thinking": thinking(visitor, table),
        "coach": coaching.box(visitor),
        "latest": latest(visitor, table, looking),
        "lesson": lesson_box(visitor, table),
        "curtain": curtain(visitor, table, looking),
        "near": near_zones(scene, game, parts),
        "choices": choice_list(visitor, table, scene, prompt) if prompt else None,
        "foretold": preview(),
        "referee": referee_box(visitor, table, looking, scene),
        "rest": rest_zones(scene, game, parts, prompt, drawing.boxes),
        "ending": ending(visitor, table, base),
        "invitations": invitations(visitor, table, base) if not table.started else None,
        "archived": archived(visitor, table),
        "news": news(visitor, table),
        "trial": trial(visitor, table),
        "older-rules": older_rules(visitor, table),
        "offer": offer(visitor, table),
        "tools": tools(visitor, table, own, looking),
        "throttled": throttled(visitor, table),
        "log": log(visitor, table, looking.eyes, parts),
        "chat": chat.messages(visitor, table),
        "reconstructed": reconstructed(visitor, table),
        "choice-data": choice_data(prompt),
    }
    frame = [
        players(visitor, table, parts),
        # Whoever listens hears the question before the board; the style puts the board first.
        el("div", {"id": "side", "class": "side"}, parts.put("side", side)),
        drawing.stage,
    ]
    attributes: Attributes = {
        "id": "table",
        "class": "table",
        "data-live": visitor.url(f"/t/{table.row.id}/live?changes=yes"),
        "data-version": table.version,
        "data-edition": edition(),
        "data-seat": seat if seat is not None else "",
        "data-turn": "yes" if prompt or looking.curtain is not None else "no",
        "data-over": "yes" if table.over else "",
        "data-moves": len(table.session.line),
        "data-since": since_own(table, own),
        "data-simultaneous": "yes" if table.session.state.at_once() else "",
        "data-ways": ways(table, looking.eyes),
        **unconnected(visitor),
        "data-again": visitor.say("w-again"),
        "data-next": visitor.say("w-next-pick"),
    }
    return View(attributes, Markup("".join(frame)), parts)
