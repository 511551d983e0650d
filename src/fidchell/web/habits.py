"""Openings and habits: what the coach has found in somebody's own finished games, game by game."""

from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from fidchell.coach.habits import Played, habits
from fidchell.coach.phrasing import Phrasing
from fidchell.core.game import Game
from fidchell.core.registry import games
from fidchell.server.coaching import Reviewing
from fidchell.server.errors import NotAllowed, OtherRules
from fidchell.server.store import Row
from fidchell.server.table import Table
from fidchell.web.coaching import AGAIN, listener
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, page

if TYPE_CHECKING:
    from fidchell.web.app import App

LATEST: Final = 12  # games of a kind that are looked at


async def habits_page(app: "App", request: Request) -> Response:
    """Somebody's last games of one kind. Those that the coach has not reviewed yet are reviewed now, one by one."""
    visitor = listener(app, request)
    known = {game: app.tables.game(game).meta.rules_rev for game in games()}  # what older rules teach is over
    lately = app.store.lately(visitor.person, LATEST)
    rows = [row for row in lately if known.get(row.game) == row.rules_rev and counts(row)]
    wanted = request.path_params.get("game") or (rows[0].game if rows else "")
    own = [row for row in reversed(rows) if row.game == wanted]
    tables = [table for row in own if (table := await opened(app, row, visitor.person))]
    reviews = [(table, app.coaching.review(table)) for table in tables]
    played = [
        Played(one, table.seats_of(visitor.person)[0]) for table, one in reviews if not isinstance(one, Reviewing)
    ]
    title = visitor.say("w-habits")
    body = el(
        "div",
        {"class": "text habits"},
        el("h1", None, title),
        chooser(app, visitor, [row.game for row in rows], wanted),
        progress(visitor, len(played), len(tables)),
        found(visitor, app.tables.game(wanted), played) if played else None,
        el("p", None, el("a", {"href": visitor.url("/")}, visitor.say("w-home"))),
    )
    html = page(visitor, title, body, again=AGAIN if len(played) < len(tables) else 0)
    return HTMLResponse(html, headers={"cache-control": "no-store"})


def counts(row: Row) -> bool:
    """Neither lessons nor what was only tried out, nor a game of one against oneself."""
    people = [seat.person for seat in row.seats if seat.person]
    return row.settings.lesson is None and not row.settings.trial and len(people) == len(set(people))


async def opened(app: "App", row: Row, person: str) -> Table | None:
    """A table that the coach may speak of."""
    try:
        table = await app.tables.fetch(row.id)
        await app.coaching.mind(table, person)
    except (NotAllowed, OtherRules):
        return None
    return table if table.seats_of(person) else None


def chooser(app: "App", visitor: Visitor, played: list[str], wanted: str) -> Markup | None:
    """The games that somebody has played, as links."""
    links = [
        el(
            "a",
            {
                "class": "button",
                "href": visitor.url(f"/habits/{one}"),
                "aria-current": "page" if one == wanted else None,
            },
            app.titled(visitor.lang, one),
        )
        for one in dict.fromkeys(played)
    ]
    return el("nav", {"class": "row", "aria-label": visitor.say("w-habits")}, links) if links else None


def progress(visitor: Visitor, done: int, number: int) -> Markup | None:
    if not number:
        return el("p", None, visitor.say("w-habits-none"))
    if done == number:
        return None
    told = visitor.say("w-habits-growing", done=done, number=number)
    bar = el("progress", {"max": number, "value": done, "aria-label": told})
    return el("div", None, el("p", {"role": "status"}, told), bar)


def found(visitor: Visitor, game: Game, played: list[Played]) -> list[Child]:
    (_, summary), *parts = Phrasing(game, visitor.lang).habits(habits(played))
    told: list[Child] = [el("p", None, one) for one in summary]
    for title, lines in parts:
        told += [el("h2", None, title), el("ul", None, [el("li", None, one) for one in lines])]
    return told
