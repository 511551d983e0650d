"""The table as it was at an earlier moment, and after the end as each seat saw it."""

from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor, button, form, hidden, unconnected
from fidchell.web.players import players
from fidchell.web.question import preview
from fidchell.web.zones import near_zones, rest_zones, stage


def past_view(visitor: Visitor, table: Table, moment: int, looking: Look) -> Markup:
    """The table as it was after this many moves. It does not change while the others play on."""
    game, lang, last = table.game, visitor.lang, len(table.session.line)
    scene = game.scene(table.session.at(moment), looking.eyes, lang)
    here = visitor.url(f"/t/{table.row.id}")
    eyes = f"&as={looking.eyes}" if table.told_all and looking.eyes is not None else ""
    events = table.session.line[moment - 1].events if moment else ()
    steps = [
        el(
            "a",
            {
                "class": "button",
                "href": f"{here}?at={max(0, moment - 1)}{eyes}",
                "rel": "prev",
                "aria-label": visitor.say("w-prev"),
            },
            "◀",
        ),
        el(
            "a",
            {
                "class": "button",
                "href": f"{here}?at={min(last, moment + 1)}{eyes}",
                "rel": "next",
                "aria-label": visitor.say("w-next"),
            },
            "▶",
        ),
        el("a", {"class": "button main", "href": here}, visitor.say("w-live")),
    ]
    slider = el(
        "form",
        {"method": "get", "class": "scrub"},
        el(
            "input",
            {
                "type": "range",
                "name": "at",
                "min": 0,
                "max": last,
                "value": moment,
                "aria-label": visitor.say("w-step", now=moment, last=last),
            },
        ),
        hidden(**{"as": str(looking.eyes)}) if eyes else None,
        button(visitor.say("w-go")),
    )
    return el(
        "div",
        {"id": "table", "class": "table past", **unconnected(visitor)},
        players(visitor, table),
        stage(visitor, scene, game),
        el(
            "div",
            {"class": "side"},
            el(
                "section",
                {"class": "notice", "role": "status"},
                el("p", {"class": "status"}, visitor.say("w-step", now=moment, last=last)),
                el("p", {"class": "question"}, scene.status),
                [el("p", None, line.text) for line in game.tell(events, lang, looking.eyes)],
            ),
            preview(),
            viewpoints(visitor, table, moment, looking.eyes),
            el("div", {"class": "row steps"}, steps),
            slider,
            form(visitor, f"/t/{table.row.id}/what-if", hidden(at=moment), button(visitor.say("w-whatif"))),
            el("div", {"class": "zones near"}, near_zones(scene, game)) if scene.near else None,
            rest_zones(scene, game),
        ),
    )


def viewpoints(visitor: Visitor, table: Table, moment: int, eyes: int | None = None) -> Markup | None:
    """After the end nothing is secret any more: the game as each seat saw it."""
    secret = any(thing.see.kind != "public" for thing in table.game.things(table.session.state))
    if not table.told_all or not secret:
        return None
    links = [
        el(
            "a",
            {
                "class": "button",
                "href": visitor.url(f"/t/{table.row.id}?at={moment}&as={n}"),
                "aria-current": "true" if n == eyes else None,
            },
            visitor.seat_name(table, n),
        )
        for n in range(len(table.seats))
    ]
    return el(
        "nav",
        {"class": "row steps viewpoints", "aria-label": visitor.say("w-seen-by")},
        visitor.say("w-seen-by"),
        links,
    )
