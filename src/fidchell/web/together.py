"""The review board: a finished game that several people look at together. Whoever leads turns the pages for all."""

import re
from dataclasses import replace
from functools import partial
from hmac import compare_digest
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fidchell.server.errors import NotAllowed
from fidchell.server.table import Table
from fidchell.server.together import Together, may_lead, together
from fidchell.web import commands
from fidchell.web.board import art, digits
from fidchell.web.commands import mark_of
from fidchell.web.html import el
from fidchell.web.pages import Visitor, page
from fidchell.web.parsing import whole
from fidchell.web.personas import portraits
from fidchell.web.rate_limits import address
from fidchell.web.review_board import Place, key_of, named_things, scene_of, view

if TYPE_CHECKING:
    from fidchell.web.app import App

REFRESH: Final = 6  # seconds after which a page without script looks where the others are
HERE: Final = re.compile(r"/t/[\w-]+/together(/[\w-]+)?")  # the path of such a board
BRANCHED: Final = ("act", "undo")  # what is done in the what-if that is shown


def place_of(app: "App", visitor: Visitor, table: Table, key: str, at: str = "") -> Place:
    let_in = compare_digest(key.encode(), key_of(app, table).encode())
    path = f"/t/{table.row.id}/together{f'/{key}' if let_in else ''}"
    return Place(path, let_in or may_lead(table, visitor.person), whole(at, 8))


def joined(app: "App", visitor: Visitor, table: Table, connection: HTTPConnection) -> Place | None:
    """The place of somebody whose socket belongs to a review board."""
    asked = connection.query_params
    if asked.get("together") != "yes" or not table.told_all:
        return None
    return place_of(app, visitor, table, asked.get("key", ""), asked.get("at", ""))


async def board(app: "App", request: Request) -> Response:
    """The page; or what somebody does there without a script."""
    table, key = await app.table_of(request), request.path_params.get("key", "")
    if request.method == "POST":
        visitor, data = await app.form(request)
        here = perform(app, visitor, table, place_of(app, visitor, table, key), data, address(request))
        return RedirectResponse(here.path + ("" if here.at is None else f"?at={here.at}"), 303)
    visitor = app.visitor(request)
    place = place_of(app, visitor, table, key, request.query_params.get("at", ""))
    found = together(table)
    title = visitor.say("w-together")
    html = page(
        visitor,
        f"{table.game.say(visitor.lang, 'title')}: {title}",
        el("h1", {"class": "hidden"}, title),
        art(table.game.folder),
        portraits(),
        digits(),
        view(app, visitor, table, place, app.base(request)).html,
        el("div", {"id": "heard", "class": "hidden", "role": "log", "aria-label": visitor.say("w-log")}),
        kind="play",
        refresh=0 if found.led_by(visitor.person) or place.at is not None else REFRESH,
        scripts=("together",),
    )
    return HTMLResponse(html, headers={"cache-control": "no-store"})


# -- what somebody does -----------------------------------------------------------------------------------------------


def perform(app: "App", visitor: Visitor, table: Table, place: Place, data: dict[str, str], source: str) -> Place:
    """Carry out one request; where they look from then on."""
    found, verb, person = together(table), data.get("verb", ""), visitor.person
    at = whole(data.get("at", ""), 8)
    if verb == "turn" and at is not None:
        if not place.may or (found.leader and not found.led_by(person)):
            return replace(place, at=min(at, len(table.session.line)))
        lead(visitor, found)
        found.end()
        found.turn(at)
        return replace(place, at=None)
    if verb == "follow":
        return replace(place, at=None)
    if verb in BRANCHED and found.branch is not None:
        commands.perform(app, visitor, found.branch, data, source)
        return place
    if verb not in ("lead", "arrow", "wipe", "see", "what-if", "end"):
        commands.perform(app, visitor, table, data, source)
        return place
    if not place.may:
        raise NotAllowed("only-those-let-in")
    app.limits.spend("point", source)
    if verb == "arrow":
        shown = named_things(visitor, scene_of(visitor, found, place))
        start, end = data.get("from", ""), data.get("to") or data.get("from", "")
        if start not in shown or end not in shown:
            raise NotAllowed("not-seen-by-all")
        found.draw(table.speaker(person, visitor.name)[1], start, end)
        return place
    if verb == "wipe":
        found.wipe()
        return place
    lead(visitor, found)
    if verb == "see":
        found.see(whole(data.get("as", ""), 2))
    if verb == "end":
        found.end()
    if verb == "what-if":
        app.limits.spend("create", source)
        branch = partial(app.tables.what_if, table, person, visitor.name, found.at, found.eyes, curtain=False)
        made = app.new_table(mark_of(person, {**data, "table": table.row.id}), lambda name: branch(table_id=name))
        found.try_out(app.tables.get(made))
    return replace(place, at=None)


def lead(visitor: Visitor, found: Together) -> None:
    if not found.led_by(visitor.person):
        found.lead(visitor.person, visitor.name)
