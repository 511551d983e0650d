"""What those see who look at a finished game together: the board, who leads, what is drawn and tried out."""

from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from fidchell.coach.phrasing import Phrasing
from fidchell.core.scene import Prompt, Scene
from fidchell.server.table import Table
from fidchell.server.together import Together, together
from fidchell.web import chat
from fidchell.web.html import Attributes, Child, Markup, el
from fidchell.web.pages import Visitor, button, copy_button, do_button, form, hidden, unconnected
from fidchell.web.players import players
from fidchell.web.question import choice_data, choice_list, place_name, preview
from fidchell.web.view import Parts, View
from fidchell.web.zones import brought_near, gauges, near_zones, rest_zones, stage

if TYPE_CHECKING:
    from fidchell.web.app import App


@dataclass(frozen=True)
class Place:
    """Somebody at a review board: whether they may lead and draw, and where they look if not where all look. `path`: of
    the board, with the key that has let them in."""

    path: str
    may: bool
    at: int | None = None


def key_of(app: "App", table: Table) -> str:
    """What is in the link that lets others lead."""
    return app.signer.derive("together", table.row.id)


def deciding(branch: Table) -> int | None:
    """The seat that is to choose in a what-if: all look through its eyes."""
    return next((seat for seat in branch.actors() if seat >= 0), None)


def scene_of(visitor: Visitor, found: Together, place: Place) -> Scene:
    table = found.table
    if found.branch is not None and place.at is None:
        return table.game.scene(found.branch.session.state, deciding(found.branch), visitor.lang)
    at = found.at if place.at is None else min(place.at, len(table.session.line))
    return table.game.scene(table.session.at(at), found.eyes, visitor.lang)


def named_things(visitor: Visitor, scene: Scene) -> dict[str, str]:
    """Everything that can be pointed at, with its name; of several that are called the same, with where or which."""
    spots = {one.key: place_name(visitor, one, scene) for one in scene.spots}
    where, titles = spots | dict(scene.zones), Counter(one.title for one in scene.cards)
    cards = {one.key: f"{one.title}, {where[one.zone]}" if titles[one.title] > 1 else one.title for one in scene.cards}
    return spots | {one.key: one.label for one in scene.pieces} | cards


def view(app: "App", visitor: Visitor, table: Table, place: Place, base: str) -> View:
    """Everything that changes: this is what is sent whenever somebody does something."""
    game, found, parts = table.game, together(table), Parts()
    branch = found.branch if place.at is None else None
    at = found.at if place.at is None else min(place.at, len(table.session.line))
    scene, prompt = scene_of(visitor, found, place), None
    if branch is not None and deciding(branch) in branch.seats_of(visitor.person):
        prompt = game.prompt(branch.session.state, deciding(branch) or 0, visitor.lang)
        scene = brought_near(scene, prompt)
    side: dict[str, Markup | None] = {
        "gauges": gauges(scene),
        "notice": notice(visitor, found, scene, prompt, branch, at),
        "leading": leading(visitor, found, place),
        "choices": choice_list(visitor, branch, scene, prompt) if branch and prompt else None,
        "trying": trying(visitor, found, place, branch, at),
        "steps": steps(visitor, table, place, at) if branch is None else None,
        "foretold": preview(),
        "near": near_zones(scene, game, parts),
        "drawing": drawing(visitor, found, scene, place),
        "coach": word(app, visitor, table, at) if branch is None else None,
        "sides": sides(visitor, found, place) if branch is None else None,
        "chat": chat.messages(visitor, table, open=True),
        "ways": links(app, visitor, table, place, base),
        "rest": rest_zones(scene, game, parts, prompt),
        "choice-data": choice_data(prompt),
    }
    frame = [
        players(visitor, table, parts),
        el("div", {"id": "side", "class": "side"}, parts.put("side", side)),
        stage(visitor, scene, game, parts),
    ]
    own = "" if place.at is None else f"&at={place.at}"
    key = place.path.partition("/together/")[2]
    socket = visitor.url(f"/t/{table.row.id}/live?changes=yes&together=yes{f'&key={key}' if key else ''}{own}")
    attributes: Attributes = {
        "id": "table",
        "class": "table past together",
        "data-live": socket,
        "data-version": f"{branch.row.id}.{branch.version}" if branch else f"{at}.{found.eyes}",
        "data-seat": "",
        "data-turn": "no",
        "data-over": "",
        "data-draws": "yes" if place.may else "",
        **unconnected(visitor),
        "data-again": visitor.say("w-again"),
        "data-next": visitor.say("w-next-pick"),
    }
    return View(attributes, Markup("".join(frame)), parts)


def notice(
    visitor: Visitor, found: Together, scene: Scene, prompt: Prompt | None, branch: Table | None, at: int
) -> Markup:
    """Where one is in the game, and what has happened there; screen readers announce it."""
    shown = branch or found.table
    line, last = shown.session.line, len(found.table.session.line)
    number = len(line) if branch else at
    events = line[number - 1].events if number else ()
    told, eyes = visitor.say("w-step", now=at, last=last), deciding(branch) if branch else found.eyes
    if branch:
        told = visitor.say("w-together-branch", who=found.name, move=found.at, number=number)
    return el(
        "section",
        {"id": "notice", "class": "notice", "role": "status", "aria-live": "polite"},
        el("p", {"class": "status"}, told),
        el("p", {"class": "question"}, prompt.text if prompt else scene.status),
        [el("p", None, one.text) for one in shown.game.tell(events, visitor.lang, eyes)],
        el("p", {"id": "reason", "class": "reason"}),
    )


def leading(visitor: Visitor, found: Together, place: Place) -> Markup:
    """Who leads, and whether one follows."""
    own = found.led_by(visitor.person)
    if own:
        text = visitor.say("w-together-you")
    elif place.at is not None:
        text = visitor.say("w-together-alone", who=found.name, led="yes" if found.leader else "no", move=found.at)
    else:
        led = "yes" if found.leader else "may" if place.may else "no"
        text = visitor.say("w-together-follow", who=found.name, led=led)
    do = partial(deed, visitor, place)
    return el(
        "section",
        {"id": "leading", "class": "leading", "aria-label": visitor.say("w-together")},
        el("p", {"role": "status"}, text),
        el(
            "div",
            {"class": "row"},
            do("follow", visitor.say("w-together-back"), kind="main") if place.at is not None and not own else None,
            do("lead", visitor.say("w-together-lead")) if place.may and not own else None,
        ),
    )


def deed(visitor: Visitor, place: Place, verb: str, label: str, kind: str = "", **fields: str | int) -> Markup:
    """A button that does something at the review board."""
    return form(visitor, place.path, hidden(verb=verb, **fields), button(label, kind=kind), **{"class": "do"})


def steps(visitor: Visitor, table: Table, place: Place, at: int) -> Markup:
    """Step by step or anywhere: for all if one leads, else for oneself. The script knows keys for it."""
    last = len(table.session.line)
    ways = (("first", "⇤", 0), ("prev", "◀", at - 1), ("next", "▶", at + 1), ("last", "⇥", last))
    buttons = [
        el(
            "button",
            {
                "type": "submit",
                "name": "at",
                "value": max(0, min(last, to)),
                "id": f"step-{name}",
                "data-step": name,
                "aria-label": visitor.say(f"w-{name}"),
                "title": visitor.say(f"w-{name}"),
            },
            sign,
        )
        for name, sign, to in ways
    ]
    reach: Attributes = {"type": "range", "name": "at", "min": 0, "max": last, "value": at, "id": "scrub"}
    return el(
        "section",
        {"id": "steps", "class": "replay", "aria-label": visitor.say("w-replay")},
        form(visitor, place.path, hidden(verb="turn"), buttons, **{"class": "row steps"}),
        form(
            visitor,
            place.path,
            hidden(verb="turn"),
            el("input", {**reach, "aria-label": visitor.say("w-step", now=at, last=last)}),
            el("noscript", None, button(visitor.say("w-go"))),
            **{"class": "scrub"},
        ),
    )


def trying(visitor: Visitor, found: Together, place: Place, branch: Table | None, at: int) -> Markup | None:
    """A what-if before everybody's eyes: begun by whoever leads, played on by them, and ended."""
    if not place.may or place.at is not None:
        return None
    buttons: list[Child] = []
    if branch is None:
        if found.table.session.at(at).outcome() is None and (not found.leader or found.led_by(visitor.person)):
            buttons.append(deed(visitor, place, "what-if", visitor.say("w-together-whatif")))
    else:
        last = next((one.seat for one in reversed(branch.session.line) if one.seat >= 0), None)
        if last in branch.seats_of(visitor.person):
            buttons.append(do_button(visitor, branch.row.id, "undo", visitor.say("w-undo"), seat=last))
        buttons.append(deed(visitor, place, "end", visitor.say("w-together-end"), kind="main"))
    return el("div", {"id": "trying", "class": "row trying"}, buttons) if buttons else None


def drawing(visitor: Visitor, found: Together, scene: Scene, place: Place) -> Markup | None:
    """What has been drawn, in words; the script draws it. Whoever may, draws by a click or by names."""
    if place.at is not None:
        return None
    names = named_things(visitor, scene)
    label = visitor.say("w-together-drawn")
    lines = [
        el(
            "li",
            {"data-from": one.start, "data-to": one.end},
            el("b", None, el("bdi", None, one.who)),
            f": {names[one.start]}" + (f" → {names[one.end]}" if one.start != one.end else ""),
        )
        for one in found.marks
        if one.start in names and one.end in names
    ]
    if not lines and not place.may:
        return None
    return el(
        "section",
        {"id": "drawing", "class": "drawing"},
        el("ul", {"id": "drawn", "role": "log", "aria-label": label}, lines),
        by_names(visitor, place, names) if place.may else None,
        deed(visitor, place, "wipe", visitor.say("w-together-wipe")) if lines and place.may else None,
    )


def by_names(visitor: Visitor, place: Place, names: dict[str, str]) -> Markup:
    options = [el("option", {"value": key}, name) for key, name in sorted(names.items(), key=lambda one: one[1])]
    none = el("option", {"value": ""}, "–")
    return el(
        "details",
        {"id": "by-names"},
        el("summary", None, visitor.say("w-together-draw")),
        el("p", {"class": "status script"}, visitor.say("w-together-draw-hint")),
        form(
            visitor,
            place.path,
            hidden(verb="arrow"),
            el("select", {"name": "from", "aria-label": visitor.say("w-together-from")}, options),
            " → ",
            el("select", {"name": "to", "aria-label": visitor.say("w-together-to")}, none, options),
            button(visitor.say("w-together-draw-it")),
            **{"id": "draw", "class": "row"},
        ),
    )


def word(app: "App", visitor: Visitor, table: Table, at: int) -> Markup | None:
    """What the coach thinks of the move that comes next, if a review is ready and somebody wants its word."""
    review = None if visitor.quiet else app.coaching.ready.get(table.row.id)
    moment = next((one for one in review.moments if one.move == at and one.chosen), None) if review else None
    if review is None or moment is None or not app.coaching.may_hear(table, visitor.person):
        return None
    phrasing = Phrasing(table.game, visitor.lang)
    better = moment.chosen is not None and moment.chosen.action != moment.worths[0].action and moment.loss > 0
    told = phrasing.cost(review, moment) if better else phrasing.turned(review, moment)
    return el("section", {"id": "coach", "class": "coach"}, el("p", None, told))


def sides(visitor: Visitor, found: Together, place: Place) -> Markup | None:
    """After the end nothing is secret any more: the game as each seat saw it, for all."""
    table = found.table
    secret = bool(table.game.hidden(table.session.state))
    if not secret or place.at is not None or not place.may:
        return None
    seats: list[tuple[str, str]] = [("", visitor.say("w-together-nobody"))]
    seats += [(str(n), visitor.seat_name(table, n)) for n in range(len(table.seats))]
    now = "" if found.eyes is None else str(found.eyes)

    def see(seat: str, name: str, kind: str) -> Markup:
        return deed(visitor, place, "see", name, kind, **{"as": seat})

    return el(
        "nav",
        {"id": "sides", "class": "row steps viewpoints", "aria-label": visitor.say("w-seen-by")},
        visitor.say("w-seen-by"),
        [see(seat, name, kind="chosen" if seat == now else "") for seat, name in seats],
    )


def links(app: "App", visitor: Visitor, table: Table, place: Place, base: str) -> Markup:
    """The way here for others, to look on or to lead, too; and the ways on."""
    here = f"/t/{table.row.id}"
    look, let_in = f"{base}{here}/together", f"{base}{here}/together/{key_of(app, table)}"
    shared: list[Child] = [copy_button(visitor, look, visitor.say("w-together-copy"))]
    if place.may:
        shared.append(copy_button(visitor, let_in, visitor.say("w-together-let-in")))
        shared.append(el("noscript", None, el("p", None, visitor.say("w-together-let-in"), f": {let_in}")))
    return el(
        "nav",
        {"id": "ways", "class": "share", "aria-label": visitor.say("w-share")},
        shared,
        None
        if visitor.quiet or table.taught
        else el("a", {"class": "button", "href": visitor.url(f"{here}/review")}, visitor.say("w-review")),
        el("a", {"class": "button", "href": visitor.url(here)}, visitor.say("w-back")),
    )


def invitation(visitor: Visitor, table: Table) -> Markup:
    """The way to the review board, from the end of a game; and whether somebody is there."""
    found = table.together
    led = found is not None and bool(found.leader) and not found.led_by(visitor.person)
    label = visitor.say("w-together-come", who=found.name) if found and led else visitor.say("w-together")
    marks: dict[str, Any] = {"class": "button main" if led else "button", "id": "together"}
    return el("a", {**marks, "href": visitor.url(f"/t/{table.row.id}/together")}, label)
