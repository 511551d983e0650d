"""The coach's pages: a hint at the table, the tutor's word, and the review of a finished game."""

import json
from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response, StreamingResponse

from fidchell.coach.hint import Hint
from fidchell.coach.phrasing import Outcome, Phrasing, figures
from fidchell.coach.report import costliest, curve, reasons
from fidchell.coach.review import Moment, Review, Sums, so_far
from fidchell.core.errors import FidchellError
from fidchell.core.game import Sentence
from fidchell.server.coaching import Reviewing
from fidchell.server.errors import NotAllowed
from fidchell.server.table import Table
from fidchell.web import ending, refusals
from fidchell.web.board import art, digits
from fidchell.web.html import Child, Markup, el
from fidchell.web.log import citation
from fidchell.web.pages import Visitor, button, form, hidden, page, rule_url, shared, simple, unconnected
from fidchell.web.parsing import whole
from fidchell.web.question import choice_data, verb_buttons
from fidchell.web.rate_limits import address
from fidchell.web.review_board import invitation
from fidchell.web.view import Parts
from fidchell.web.zones import brought_near, near_zones, rest_zones, stage

if TYPE_CHECKING:
    from fidchell.web.app import App

AGAIN = 2  # seconds until a page looks whether a review has got further


def listener(app: "App", request: Request) -> Visitor:
    """Somebody who wants to hear the coach: whoever has hidden it never sees a word, whatever link they follow."""
    visitor = app.visitor(request)
    if visitor.quiet:
        raise NotAllowed("coach-hidden")
    return visitor


async def hint(app: "App", request: Request) -> Response:
    """What the coach would do: for the script as data, else as a page."""
    visitor, table = listener(app, request), await app.table_of(request)
    growing = await app.coaching.hint(table, visitor.person, app.look(visitor, table).seat, address(request))
    if request.headers.get("accept") == "text/event-stream":
        return StreamingResponse(
            events(visitor, table, growing),
            media_type="text/event-stream",
            headers={"cache-control": "no-store", "x-accel-buffering": "no"},
        )
    async for found in growing:
        settled = found
    told = advice(visitor, table, settled)
    if "json" in request.headers.get("accept", ""):
        return JSONResponse(told)
    return shown(simple(visitor, visitor.say("w-hint"), Markup(told["html"]), back(visitor, table)))


async def events(visitor: Visitor, table: Table, growing: AsyncIterator[Hint]) -> AsyncIterator[str]:
    """A hint as it grows, an event for each word that is better than the one before; the last says that it is one."""
    try:
        async for found in growing:
            told = advice(visitor, table, found)
            yield f"data: {json.dumps(told)}\n\n"
        yield f"data: {json.dumps(told | {'settled': True})}\n\n"
    except FidchellError as error:
        yield f"data: {json.dumps(refusals.told(error, visitor.lang))}\n\n"


def advice(visitor: Visitor, table: Table, found: Hint) -> dict[str, Any]:
    """A hint as sentences, and as they stand on a page; what it speaks of, as the board and the choices name it."""
    phrasing = Phrasing(table.game, visitor.lang)
    said, draws = phrasing.hint(found), phrasing.draws(found)
    own = table.seats_of(visitor.person)
    decided = any(step.seat in own for step in table.session.line)
    so_far = el("a", {"href": review_url(visitor, table)}, visitor.say("w-review-so-far")) if decided else None
    body = [
        [el("p", None, one.text, cited(visitor, table, one)) for one in said],
        weather(visitor, draws, phrasing.warmths(found)) if draws else None,
        el("p", {"class": "status"}, so_far) if so_far and (found.reasons or found.line) else None,
    ]
    return {
        "lines": [line(visitor, table, one) for one in said],
        "html": el("div", None, body),
        "marks": list(table.game.ways_to_pick(found.world, found.best.action)[0]),
        "choice": table.game.text(found.world, found.best.action),
    }


async def tutor(app: "App", request: Request) -> Response:
    """Whether the choice gives away much; nothing if it is fine."""
    visitor, table = listener(app, request), await app.table_of(request)
    choice = request.query_params.get("choice", "")[:200]
    seat, source = app.look(visitor, table).seat, address(request)
    found = await app.coaching.warning(table, visitor.person, seat, choice, source)
    return JSONResponse({"warning": Phrasing(table.game, visitor.lang).warning(found) if found else ""})


async def review(app: "App", request: Request) -> Response:
    """A finished game looked at again; while the coach is at it, or the game runs, what is known so far."""
    visitor, table = listener(app, request), await app.table_of(request)
    await app.coaching.mind(table, visitor.person)
    found = app.coaching.review(table, visitor.person, app.look(visitor, table).seat)
    if isinstance(found, Reviewing):
        return shown(growing(visitor, table, found))
    ending.REVIEWS[table] = found
    retried = whole(request.query_params.get("retry", ""), 9)
    moment = next((one for one in found.moments if one.chosen and one.move == retried), None)
    if moment:
        return shown(retry_page(visitor, table, found, moment, request.query_params.get("choice", "")))
    return shown(review_page(visitor, table, found))


def growing(visitor: Visitor, table: Table, found: Reviewing) -> str:
    """How far a review has come, and what it has found."""
    title, phrasing = visitor.say("w-review"), Phrasing(table.game, visitor.lang)
    told = visitor.say("w-reviewing", done=found.done, number=found.number)
    bar = el("progress", {"max": max(1, found.number), "value": found.done, "aria-label": told})
    unfinished = table.told_all or found.done < found.number
    known = so_far(table.game, table.session.line, found.seen, table.told_all)
    costly, none = costliest(known, table.seats_of(visitor.person)), el("p", None, phrasing.say("review-none"))
    body = el(
        "div",
        {"class": "text"},
        el("h1", None, title),
        el("p", {"role": "status"}, told),
        bar if unfinished else None,
        [
            el("h2", None, phrasing.say(phrasing.together("review-curve"))),
            el("div", {"class": "curve"}, Markup(curve(known, visitor.lang))),
        ]
        if len(known.curve) > 1
        else None,
        [
            el("h2", None, phrasing.say("review-costliest")),
            *([mistake(visitor, table, known, one, phrasing) for one in costly] or [none]),
        ]
        if found.number
        else None,
        back(visitor, table),
    )
    return page(visitor, title, body, again=AGAIN if unfinished else 0)


FEW: Final = 3  # outcomes named in a row
SHORT: Final = 4  # rows of a temperature map that are always shown
SIGNS: Final = {1: "▲", 0: "◆", -1: "▼"}  # better than on average, the same, worse


def weather(visitor: Visitor, title: str, outcomes: Sequence[Outcome]) -> Markup:
    """The temperature map with its title; a long one is opened on demand, so that the question stays in sight."""
    if len(outcomes) <= SHORT:
        return el("div", None, el("p", None, title), temperature_map(visitor, outcomes))
    return el("details", {"id": "weather"}, el("summary", None, title), temperature_map(visitor, outcomes))


def temperature_map(visitor: Visitor, outcomes: Sequence[Outcome]) -> Markup:
    """Every outcome of a draw, warm or cold by what it is worth: by colour, sign and bar, with odds and worth."""
    head = [el("th", {"scope": "col"}, visitor.say(f"w-warmth-{name}")) for name in ("outcome", "odds", "worth")]
    rows = [
        el(
            "tr",
            {"class": f"warm-{one.warm}"},
            el("th", {"scope": "row"}, some(visitor, one.labels)),
            el("td", None, f"{one.odds} %"),
            el(
                "td",
                None,
                bar(one.chance),
                el("span", {"aria-hidden": "true"}, f"{SIGNS[one.better]} "),
                f"{one.chance} %",
            ),
        )
        for one in outcomes
    ]
    return el("table", {"class": "warmths"}, el("tr", None, head), rows)


def some(visitor: Visitor, labels: Sequence[str]) -> list[Child]:
    """The first of these names; the others on demand."""
    first, others = labels[:FEW], labels[FEW:]
    more = el("summary", None, visitor.say("w-warmth-more", number=len(others)))
    return [", ".join(first), " ", el("details", None, more, f" {', '.join(others)}") if others else None]


def bar(percent: int) -> Markup:
    """A bar that is as long as a chance is good."""
    track = el("rect", {"class": "whole", "width": 100, "height": 10, "rx": 3})
    filled = el("rect", {"class": "part", "width": percent, "height": 10, "rx": 3})
    return el("svg", {"class": "length", "viewBox": "0 0 100 10", "aria-hidden": "true"}, track, filled)


@shared
def box(visitor: Visitor) -> Markup:
    """Where the script writes what the coach says."""
    said = {f"data-{name}": visitor.say(f"w-tutor-{name}") for name in ("play", "back", "blind")}
    said["data-thinking"] = visitor.say("w-coach-thinking")
    return el("section", {"id": "coach", "class": "coach", "aria-label": visitor.say("w-coach"), **said})


def shown(html: str) -> Response:
    return HTMLResponse(html, headers={"cache-control": "no-store"})


def line(visitor: Visitor, table: Table, sentence: Sentence) -> dict[str, str]:
    """A sentence with a link to its rule, for the script."""
    rule = next(iter(sentence.rules), "")
    return {"text": sentence.text, "rule": rule, "href": rule_url(visitor, table.game.key, rule) if rule else ""}


def cited(visitor: Visitor, table: Table, sentence: Sentence) -> list[Child]:
    return [[" ", citation(visitor, table, rule)] for rule in sentence.rules]


def back(visitor: Visitor, table: Table) -> Markup:
    return el("p", None, el("a", {"href": visitor.url(f"/t/{table.row.id}")}, visitor.say("w-back")))


def back_button(visitor: Visitor, table: Table) -> Markup:
    return el("a", {"class": "button", "href": visitor.url(f"/t/{table.row.id}")}, visitor.say("w-back"))


# -- the review -------------------------------------------------------------------------------------------------------


def review_page(visitor: Visitor, table: Table, found: Review) -> str:
    phrasing = Phrasing(table.game, visitor.lang)
    own = table.seats_of(visitor.person)
    costly, trust = costliest(found, own), phrasing.trust(found)
    return simple(
        visitor,
        f"{table.game.say(visitor.lang, 'title')}: {visitor.say('w-review')}",
        [el("p", None, one.text) for one in table.game.ending(table.session.state, visitor.lang)],
        el("h2", None, phrasing.say(phrasing.together("review-curve"))),
        el("div", {"class": "curve"}, Markup(curve(found, visitor.lang))),
        account(visitor, table, found),
        el("p", {"class": "status"}, phrasing.say(phrasing.together("review-identity"))),
        el("p", {"class": "status"}, phrasing.say("review-luck-kindly")) if found.luck_weighs else None,
        el("h2", None, phrasing.say("review-costliest")),
        [mistake(visitor, table, found, one, phrasing) for one in costly],
        None if costly else el("p", None, phrasing.harmless(found, own)),
        el("h2", None, phrasing.say("review-turning")),
        el("ul", None, [turn(visitor, table, found, one, phrasing) for one in found.turning_points()]),
        el("p", {"class": "status"}, trust) if trust else None,
        el("p", {"class": "row"}, invitation(visitor, table), back_button(visitor, table)),
    )


def account(visitor: Visitor, table: Table, found: Review) -> Markup:
    """Luck and decisions apart, a column a seat; what changed somebody's chances has a bar to its side."""
    others = ["others"] if len(found.seats) > 1 else []
    changes = [*(["luck"] if found.lucky else []), "decisions", *others, "doubt"]
    most = max((abs(getattr(one, name)) for one in found.seats for name in changes), default=0.0) or 1.0
    names = [visitor.seat_name(table, seat) for seat in range(len(found.seats))]
    head = [el("th", {"scope": "col"}, name) for name in (visitor.say("w-review-seat"), *names)]

    def row(name: str) -> Markup:
        cells = [
            el("td", None, swing(getattr(one, name) / most) if name in changes else None, told(one, name))
            for one in found.seats
        ]
        return el("tr", {"class": name}, el("th", {"scope": "row"}, visitor.say(f"w-review-{name}")), cells)

    rows = [row(name) for name in ("start", *changes, "result", "accuracy")]
    return el("div", {"class": "scrolls"}, el("table", {"class": "account"}, el("tr", None, head), rows))


def told(sums: Sums, name: str) -> str:
    if name == "accuracy":
        return "–" if sums.accuracy is None else f"{sums.accuracy:.0f} %"
    return figures(sums)[name]


def swing(share: float) -> Markup:
    """A bar to the right for what was won, to the left for what was lost."""
    middle = el("path", {"class": "whole", "d": "M50 0v12"})
    kind = "part won" if share > 0.0 else "part"
    part = el("rect", {"class": kind, "x": 50 + min(0.0, 50 * share), "y": 2, "width": abs(50 * share), "height": 8})
    return el("svg", {"class": "swing", "viewBox": "0 0 100 12", "aria-hidden": "true"}, part, middle)


def mistake(visitor: Visitor, table: Table, found: Review, moment: Moment, phrasing: Phrasing) -> Markup:
    """A costly decision: the better one, why, and the board to look at it or try again."""
    again = [
        el(
            "a",
            {"class": "button", "href": f"{review_url(visitor, table)}?retry={moment.move}"},
            visitor.say("w-retry"),
        ),
        form(visitor, f"/t/{table.row.id}/what-if", hidden(at=moment.move), button(visitor.say("w-review-try"))),
    ]
    return el(
        "section",
        {"class": "mistake"},
        el("p", None, phrasing.cost(found, moment)),
        [
            el("p", {"class": "status"}, one.text, cited(visitor, table, one))
            for one in reasons(found, moment, phrasing)
        ],
        el(
            "div",
            {"class": "row"},
            el("a", {"class": "button", "href": marked_url(visitor, table, moment)}, visitor.say("w-review-look")),
            again if table.told_all else None,
        ),
    )


def retry_page(visitor: Visitor, table: Table, found: Review, moment: Moment, choice: str) -> str:
    """A mistake without what would have been better: choose again, and the coach judges."""
    game, lang, state, phrasing = table.game, visitor.lang, found.state(moment), Phrasing(table.game, visitor.lang)
    labels = {game.text(state, one.action): phrasing.label(state, one.action) for one in moment.worths}
    tried = next((one for one in moment.worths if game.text(state, one.action) == choice), None)
    asked = visitor.tell("w-retry-ask", table, [moment.seat], move=moment.move + 1)
    parts, prompt = Parts(), game.prompt(state, moment.seat, lang)
    scene = brought_near(game.scene(state, moment.seat, lang), prompt)
    listed = [button(labels[one], "choice", one, "choice") for one in sorted(labels)]
    fields = [
        *hidden(retry=moment.move),
        el("details", {"id": "choices"}, el("summary", None, f"{visitor.say('w-list')} ({len(listed)})"), listed),
    ]
    view = el(
        "div",
        {"id": "table", "class": "table past", "data-at": moment.move, **unconnected(visitor)},
        stage(visitor, scene, game, parts),
        el(
            "div",
            {"class": "side"},
            el("p", {"class": "coach", "role": "status"}, phrasing.verdict(found, moment, tried) if tried else asked),
            verb_buttons(scene, prompt),
            el("form", {"method": "get", "action": review_url(visitor, table), "class": "row retry"}, fields),
            el("p", None, el("a", {"href": review_url(visitor, table)}, visitor.say("w-review"))),
            near_zones(scene, game, parts),
            rest_zones(scene, game, parts, prompt),
            choice_data(prompt),
        ),
    )
    title = visitor.say("w-retry")
    hidden_title = el("h1", {"class": "hidden"}, title)
    return page(visitor, title, hidden_title, art(game.folder), digits(), parts.whole(view), kind="play")


def review_url(visitor: Visitor, table: Table) -> str:
    return visitor.url(f"/t/{table.row.id}/review")


def marked_url(visitor: Visitor, table: Table, moment: Moment) -> str:
    """The table before a decision, with marks on what was played and what would have been better."""
    assert moment.chosen is not None
    state = table.session.line[moment.move].before
    pairs = (("played", moment.chosen), ("better", moment.worths[0]))
    marks = {name: " ".join(table.game.ways_to_pick(state, one.action)[0]) for name, one in pairs}
    seen = {"as": moment.seat} if table.told_all else {}
    return f"{moment_url(visitor, table, moment)}&{urlencode(marks | seen)}"


def turn(visitor: Visitor, table: Table, found: Review, moment: Moment, phrasing: Phrasing) -> Markup:
    return el("li", None, el("a", {"href": moment_url(visitor, table, moment)}, phrasing.turned(found, moment)))


def moment_url(visitor: Visitor, table: Table, moment: Moment) -> str:
    """The table as it was before a moment."""
    return visitor.url(f"/t/{table.row.id}?at={moment.move}")
