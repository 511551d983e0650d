"""The administrator's page: tables, people, messages, bans, limits, the trail. A token opens it.

Whatever is done here goes through the store, as by the command line, and leaves a line on the trail.
"""

import time
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from fidchell.server.errors import NotAllowed, WrongSetting
from fidchell.server.house import FOR_EVER, Ban, digest_of, known_in
from fidchell.server.store import Row
from fidchell.web.household import somebody
from fidchell.web.html import Child, Markup, el
from fidchell.web.lists import Asked, ago
from fidchell.web.pages import Visitor, button, form, hidden, page
from fidchell.web.parsing import whole
from fidchell.web.rate_limits import RATES

if TYPE_CHECKING:
    from fidchell.web.app import App

PARTS: Final = ("tables", "people", "messages", "bans", "limits", "trail")
SHOWN: Final = 100
LOOKED_THROUGH: Final = 1000  # tables in which people are looked for
STAYS: Final = 12 * 3600  # seconds for which somebody who has shown a token need not show it again
DAYS: Final = (1, 7, 30, 365, 0)  # of a ban; 0: for ever
DAY: Final = 24 * 3600
LONGEST: Final = 200  # characters of a reason


def entered(app: "App", request: Request, visitor: Visitor) -> str:
    """The administrator's name, if somebody has shown a token lately that still holds; "" otherwise."""
    text = app.signer.read("admin", request.cookies.get("admin")) or "::0"
    digest, person, until = text.split(":")
    key = app.store.key(digest) if person == visitor.person and int(until) > time.time() else None
    return key.name if key is not None and key.kind == "admin" else ""


async def show(app: "App", request: Request) -> Response:
    visitor = app.visitor(request)
    who = entered(app, request, visitor)
    if not who:
        return answer(door(visitor), 401)
    part, word = request.query_params.get("show", "tables"), request.query_params.get("q", "")[:60].strip()
    if part not in PARTS:
        raise NotAllowed("no-such-part")
    return answer(whole_page(app, visitor, who, part, word, "done" in request.query_params))


def answer(html: str, status: int = 200) -> Response:
    return HTMLResponse(html, status, {"cache-control": "no-store", "x-robots-tag": "noindex"})


def go(to: str, ticket: str = "") -> Response:
    """Where every form ends; front.py completes the cookie."""
    response = RedirectResponse(to, 303)
    if ticket:
        response.set_cookie("admin", ticket, max_age=STAYS, path=None, samesite=None, httponly=True)
    return response


async def do(app: "App", request: Request) -> Response:
    """What an administrator does; the trail says who it was."""
    visitor, data = await app.form(request)
    verb = data.get("verb", "")
    if verb == "enter":
        digest = digest_of(data.get("token", "").strip())
        key = app.store.key(digest)
        if key is None or key.kind != "admin":
            return answer(door(visitor, visitor.say("w-refused-not-a-key")), 403)
        return go("/admin", app.signer.sign("admin", f"{digest}:{visitor.person}:{int(time.time()) + STAYS}"))
    who = entered(app, request, visitor)
    if not who:
        raise NotAllowed("not-a-key")
    if verb == "go":
        return go("/admin", "-")
    perform(app, who, verb, data)
    app.household.look()
    part = data.get("show", "")
    return go(f"/admin?show={part if part in PARTS else PARTS[0]}&done=yes")


def perform(app: "App", who: str, verb: str, data: dict[str, str]) -> None:
    reason = data.get("reason", "").strip()[:LONGEST]
    if verb == "ban":
        days = whole(data.get("days", ""), 4)
        ends = time.time() + days * DAY if days else FOR_EVER
        app.store.ban(Ban(somebody(app.store, data.get("whom", "")), reason, ends, who=who))
    elif verb == "lift":
        app.store.lift(data.get("whom", ""), who, reason)
    elif verb in ("remove", "restore"):
        table, _, number = data.get("message", "").rpartition("#")
        app.store.remove_said(table, whole(number, 9) or 0, who, reason, verb == "remove")
    elif verb == "remove-table":
        table = data.get("table", "")
        app.tables.discard(table, who, reason)
        app.live.whisper(table, kind="gone", who="-")  # whoever is there is led home
    elif verb == "limit":
        app.store.set_limit(*limit_of(data), who)
    else:
        raise NotAllowed("no-such-verb", verb=repr(verb[:40]))


def limit_of(data: dict[str, str]) -> tuple[str, tuple[float, float] | None]:
    """A rate limit as it is written; nothing written: the usual one."""
    kind, burst, rate = (data.get(name, "").strip() for name in ("kind", "burst", "rate"))
    if kind not in RATES:
        raise WrongSetting("limit-kind", kind=kind, kinds=", ".join(RATES))
    if not burst and not rate:
        return kind, None
    try:
        found = float(burst), float(rate)
    except ValueError:
        found = 0.0, 0.0
    if not (1 <= found[0] <= 1e6 and 0.001 <= found[1] <= 1e6):
        raise WrongSetting("limit-range", kind=kind)
    return kind, found


# -- the page ---------------------------------------------------------------------------------------------------------


def door(visitor: Visitor, wrong: str = "") -> str:
    """`wrong`: what was wrong with the token that was shown."""
    field = el("input", {"type": "password", "name": "token", "required": True, "autocomplete": "current-password"})
    entry = el("label", None, visitor.say("w-admin-token"), " ", field)
    entering = form(
        visitor, "/admin", hidden(verb="enter"), entry, " ", button(visitor.say("w-admin-enter"), kind="main")
    )
    return framed(
        visitor,
        el("p", None, visitor.say("w-admin-door")),
        el("p", {"role": "alert"}, wrong) if wrong else None,
        entering,
    )


def framed(visitor: Visitor, *body: Child) -> str:
    title = visitor.say("w-admin")
    return page(visitor, title, el("div", {"class": "text admin"}, el("h1", None, title), *body))


def whole_page(app: "App", visitor: Visitor, who: str, part: str, word: str, done: bool) -> str:
    say = visitor.say
    links = [
        el(
            "a",
            {"href": visitor.url(f"/admin?show={one}"), "aria-current": "page" if one == part else None},
            say(f"w-admin-{one}"),
        )
        for one in PARTS
    ]
    leaving = form(visitor, "/admin", hidden(verb="go"), button(say("w-admin-go", who=who)), **{"class": "do"})
    parts = {
        "tables": tables,
        "people": people,
        "messages": messages,
        "bans": bans,
        "limits": limits,
        "trail": trail,
    }
    return framed(
        visitor,
        el("nav", {"class": "row", "aria-label": say("w-admin")}, [(" ", link) for link in links], leaving),
        last_deed(app, visitor, who) if done else None,
        finder(visitor, part, word) if part in ("tables", "people", "messages") else None,
        parts[part](app, visitor, word),
    )


def last_deed(app: "App", visitor: Visitor, who: str) -> Markup | None:
    """What the administrator has just done, as the trail has it."""
    deed = next((deed for deed in reversed(app.store.trail(number=SHOWN)) if deed.who == who), None)
    if deed is None:
        return None
    return el("p", {"role": "status"}, visitor.say("w-admin-done", what=deed.what, whom=deed.whom))


def finder(visitor: Visitor, part: str, word: str) -> Markup:
    field = el("input", {"type": "search", "name": "q", "value": word})
    return el(
        "form",
        {"class": "find", "role": "search", "action": visitor.url("/admin")},
        hidden(show=part),
        el("label", None, visitor.say("w-admin-find"), " ", field),
        el("button", None, visitor.say("w-search")),
    )


def listed(visitor: Visitor, heads: tuple[str, ...], rows: list[list[Child]]) -> Markup:
    if not rows:
        return el("p", {"role": "status"}, visitor.say("w-none"))
    return el(
        "div",
        # On a phone it scrolls by itself, which the keyboard must be able to do, too.
        {"class": "wide", "tabindex": 0, "role": "region", "aria-label": visitor.say("w-admin")},
        el(
            "table",
            None,
            el("thead", None, el("tr", None, [el("th", {"scope": "col"}, visitor.say(f"w-admin-{h}")) for h in heads])),
            el("tbody", None, [el("tr", None, [el("td", None, cell) for cell in row]) for row in rows]),
        ),
    )


def doing(visitor: Visitor, part: str, label: str, *fields: Child, **values: str | int) -> Markup:
    """A small form; the trail asks why."""
    return form(visitor, "/admin", hidden(show=part, **values), *fields, button(label), **{"class": "do"})


def why(visitor: Visitor) -> Markup:
    label = visitor.say("w-admin-reason")
    return el(
        "input", {"name": "reason", "required": True, "maxlength": LONGEST, "placeholder": label, "aria-label": label}
    )


def banning(visitor: Visitor, part: str, who: str) -> Markup:
    """Closed until it is wanted: a list has many of them."""
    days = [el("option", {"value": n, "selected": n == DAYS[1]}, visitor.say("w-admin-days", days=n)) for n in DAYS]
    choice = el("select", {"name": "days", "aria-label": visitor.say("w-admin-ends")}, days)
    fields = (why(visitor), " ", choice, " ")
    ban = doing(visitor, part, visitor.say("w-admin-ban"), *fields, verb="ban", whom=who)
    return el("details", None, el("summary", None, visitor.say("w-admin-ban")), ban)


def tables(app: "App", visitor: Visitor, word: str) -> Markup:
    titles = {game: app.titled(visitor.lang, game) for game in app.game_ids()}
    rows = app.store.all_tables(word, SHOWN, Asked(words=word).filter(visitor, titles))
    return listed(
        visitor,
        ("table", "game", "people", "state", "changed", "do"),
        [
            [
                el("a", {"href": visitor.url(f"/t/{row.id}")}, row.id),
                titles.get(row.game, row.game),
                el("bdi", None, ", ".join(visitor.who(seat) for seat in row.seats)),
                visitor.say("w-admin-table-state", state=state_of(row, app.store.archives_after)),
                ago(visitor, row.changed),
                removing(visitor, "tables", "remove-table", table=row.id),
            ]
            for row in rows
        ],
    )


def state_of(row: Row, archives_after: float) -> str:
    if row.summary.get("result"):
        return "over"
    if row.has_room:
        return "waiting"
    return "archived" if time.time() - row.changed > archives_after else "running"


def people(app: "App", visitor: Visitor, word: str) -> Markup:
    titles = {game: app.titled(visitor.lang, game) for game in app.game_ids()}
    rows = app.store.all_tables(word, LOOKED_THROUGH, Asked(words=word).filter(visitor, titles))
    return listed(
        visitor,
        ("person", "names", "tables", "changed", "ban"),
        [
            [
                el("code", None, one.person),
                el("bdi", None, ", ".join(one.names)),
                el("a", {"href": visitor.url(f"/admin?show=tables&q={one.person}")}, str(len(one.tables))),
                ago(visitor, one.changed),
                [banning(visitor, "people", one.person), address_ban(app, visitor, one.person)],
            ]
            for one in known_in(rows, word)[:SHOWN]
        ],
    )


def address_ban(app: "App", visitor: Visitor, person: str) -> Child:
    """Where somebody came from last, if this process knows: a new cookie is no way round that."""
    came_from = app.household.came_from.get(person, "")
    return [el("code", None, came_from), banning(visitor, "people", came_from)] if came_from else None


def messages(app: "App", visitor: Visitor, word: str) -> Markup:
    return listed(
        visitor,
        ("table", "names", "text", "changed", "do"),
        [
            [
                el("a", {"href": visitor.url(f"/t/{said.table}/messages")}, said.place),
                el("bdi", None, said.name),
                el("s" if said.removed else "bdi", None, said.text),
                ago(visitor, said.at),
                [
                    removing(visitor, "messages", "restore" if said.removed else "remove", message=said.place),
                    banning(visitor, "messages", said.person) if said.person else None,
                ],
            ]
            for said in app.store.find_said(word, SHOWN)
        ],
    )


def removing(visitor: Visitor, part: str, verb: str, **what: str) -> Markup:
    """A message or a table, or a message shown again."""
    label = visitor.say("w-admin-restore" if verb == "restore" else "w-admin-remove")
    deed = doing(visitor, part, label, why(visitor), " ", verb=verb, **what)
    return el("details", None, el("summary", None, label), deed)


def bans(app: "App", visitor: Visitor, word: str) -> Markup:
    field = el("input", {"name": "whom", "required": True, "maxlength": 64, "aria-label": visitor.say("w-admin-whom")})
    days = [el("option", {"value": n, "selected": n == DAYS[1]}, visitor.say("w-admin-days", days=n)) for n in DAYS]
    choice = el("select", {"name": "days", "aria-label": visitor.say("w-admin-ends")}, days)
    more = form(
        visitor,
        "/admin",
        hidden(show="bans", verb="ban"),
        el("label", None, visitor.say("w-admin-whom"), " ", field),
        why(visitor),
        choice,
        button(visitor.say("w-admin-ban"), kind="main"),
        **{"class": "row"},
    )
    found = listed(
        visitor,
        ("whom", "reason", "ends", "who", "do"),
        [
            [
                el("code", None, ban.whom),
                el("bdi", None, ban.reason),
                visitor.say("w-admin-days", days=0) if ban.for_ever else moment(ban.ends),
                ban.who,
                doing(visitor, "bans", visitor.say("w-admin-lift"), why(visitor), " ", verb="lift", whom=ban.whom),
            ]
            for ban in app.store.bans()
        ],
    )
    return el("div", None, more, found)


def limits(app: "App", visitor: Visitor, word: str) -> Markup:
    def field(kind: str, name: str, value: float) -> Markup:
        label = f"{visitor.say('w-admin-limited', kind=kind)}: {visitor.say(f'w-admin-{name}')}"
        return el(
            "input", {"name": name, "value": f"{value:g}", "size": 6, "inputmode": "decimal", "aria-label": label}
        )

    rows: list[list[Child]] = []
    for kind, usual in RATES.items():
        burst, rate = app.limits.rate(kind)
        keep = doing(
            visitor,
            "limits",
            visitor.say("w-keep"),
            field(kind, "burst", burst),
            " + ",
            field(kind, "rate", rate),
            "/s ",
            verb="limit",
            kind=kind,
        )
        back = doing(visitor, "limits", visitor.say("w-admin-usual"), verb="limit", kind=kind)
        rows.append(
            [
                visitor.say("w-admin-limited", kind=kind),
                keep,
                [f"{usual[0]:g} + {usual[1]:g}/s ", back if (burst, rate) != usual else None],
            ]
        )
    return listed(visitor, ("kind", "limit", "usual"), rows)


def trail(app: "App", visitor: Visitor, word: str) -> Markup:
    return listed(
        visitor,
        ("when", "who", "deed", "about", "reason", "digest"),
        [
            [
                moment(deed.at),
                deed.who,
                visitor.say("w-admin-did", what=deed.what),
                el("code", None, deed.whom),
                el("bdi", None, deed.reason),
                el("code", {"title": deed.digest}, deed.digest[:12]),
            ]
            for deed in reversed(app.store.trail(number=SHOWN))
        ],
    )


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
