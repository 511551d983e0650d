"""The table as it was at an earlier moment, and after the end as each seat saw it."""

from collections.abc import Iterable

from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.html import Attributes, Child, Markup, el
from fidchell.web.pages import Visitor, button, form, hidden, unconnected
from fidchell.web.players import players
from fidchell.web.question import preview
from fidchell.web.view import Parts
from fidchell.web.ways import ways
from fidchell.web.zones import near_zones, rest_zones, stage

SPEEDS = (2000, 1000, 400)  # milliseconds per step, when playing automatically


def past_view(visitor: Visitor, table: Table, moment: int, looking: Look) -> Markup:
    """The table as it was after this many moves. It does not change while the others play on."""
    game, lang, last = table.game, visitor.lang, len(table.session.line)
    parts = Parts()
    scene = game.scene(table.session.at(moment), looking.eyes, lang)
    events = table.session.line[moment - 1].events if moment else ()
    marks: Attributes = {"id": "table", "class": "table past", "data-at": moment, "data-last": last}
    view = el(
        "div",
        {**marks, "data-moves": moment, "data-ways": ways(table, looking.eyes, moment), **unconnected(visitor)},
        players(visitor, table, parts),
        el(
            "div",
            {"class": "side"},
            el(
                "section",
                {"class": "notice", "role": "status"},
                el("p", {"class": "status"}, visitor.say("w-step", now=moment, last=last)),
                el("p", {"class": "question"}, scene.status),
                [el("p", None, line.text) for line in game.tell(events, lang, looking.eyes)],
                el("p", {"class": "status marked"}, visitor.say("w-review-marked")),
            ),
            preview(),
            replay(visitor, table, moment, looking),
            viewpoints(visitor, table, moment, looking.eyes),
            form(visitor, f"/t/{table.row.id}/what-if", hidden(at=moment), button(visitor.say("w-whatif"))),
            near_zones(scene, game, parts),
            rest_zones(scene, game, parts),
        ),
        stage(visitor, scene, game, parts),
    )
    return parts.whole(view)


def replay(visitor: Visitor, table: Table, moment: int, looking: Look) -> Markup:
    """Step by step, by itself, to one's own decisions, or anywhere. Links do without the script, which knows keys."""
    last, here = len(table.session.line), visitor.url(f"/t/{table.row.id}")
    eyes = f"&as={looking.eyes}" if table.told_all and looking.eyes is not None else ""

    def step(at: int | None, sign: str, word: str, name: str) -> Markup | None:
        if at is None:
            return None
        marks = {
            "id": f"step-{name}",
            "class": "button",
            "data-step": name,
            "aria-label": visitor.say(word) if sign else None,
            "title": visitor.say(word) if sign else None,
        }
        return el("a", {**marks, "href": f"{here}?at={min(last, max(0, at))}{eyes}"}, sign or visitor.say(word))

    mine = [n for n, move in enumerate(table.session.line) if move.seat in table.seats_of(visitor.person)]
    before, after = nearest(mine, moment)
    own: list[Child] = [
        step(before, "", "w-mine-before", "before"),
        step(after, "", "w-mine-after", "after"),
    ]
    speeds = [
        el("option", {"value": pace, "selected": pace == SPEEDS[1]}, visitor.say("w-speed-choice", number=n))
        for n, pace in enumerate(SPEEDS)
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
        el("noscript", None, button(visitor.say("w-go"))),
    )
    return el(
        "section",
        {"class": "replay", "id": "replay", "aria-label": visitor.say("w-replay")},
        el(
            "div",
            {"class": "row steps"},
            step(0, "⇤", "w-first", "first"),
            step(moment - 1, "◀", "w-prev", "prev"),
            step(moment + 1, "▶", "w-next", "next"),
            step(last, "⇥", "w-last", "last"),
        ),
        el("div", {"class": "row steps own"}, own) if any(own) else None,
        el(
            "div",
            {"class": "row steps script"},
            el(
                "button",
                {"type": "button", "id": "autoplay", "aria-pressed": "false"},
                visitor.say("w-autoplay"),
            ),
            el("select", {"id": "speed", "aria-label": visitor.say("w-speed")}, speeds),
        ),
        slider,
        el("a", {"class": "button main", "href": here}, visitor.say("w-live-over" if table.over else "w-live")),
    )


def nearest(moments: Iterable[int], now: int) -> tuple[int | None, int | None]:
    """The last of these moments before now, and the first after it."""
    found = list(moments)
    return max((n for n in found if n < now), default=None), min((n for n in found if n > now), default=None)


def viewpoints(visitor: Visitor, table: Table, moment: int, eyes: int | None = None) -> Markup | None:
    """After the end nothing is secret any more: the game as each seat saw it."""
    secret = bool(table.game.hidden(table.session.state))
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
