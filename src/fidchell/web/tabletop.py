"""The table as a page: now, or as it was at any moment."""

import json
import time
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from fidchell.core.game import Game
from fidchell.core.lesson import lesson
from fidchell.core.record import Step, resigned
from fidchell.core.scene import Choice, Odds, Panel, Prompt, Scene, Track
from fidchell.core.text import signed
from fidchell.server import offers
from fidchell.server.offers import Offer
from fidchell.server.store import Row
from fidchell.server.tables import Table
from fidchell.web import chat
from fidchell.web.board import art, board, digits, mark_of, named, track, zone_card
from fidchell.web.html import Attributes, Child, Markup, el
from fidchell.web.pages import Visitor, button, form, hidden, page, rule_anchor, simple

FEW = 4  # cards that fit in half the width
LOGGED = 80  # moves told beside the board; the whole log has a page of its own
LATEST = 14  # sentences on what has just happened
REFRESH = 6  # seconds after which a page without script looks again while others are at it
THINKING = 60  # and while one decides: a refresh closes what one has opened


@dataclass(frozen=True)
class Look:
    """How somebody looks at a table: which seat decides, whose eyes see it, and for whom a curtain is drawn.

    Where several seats share a screen, a hand is shown only to whoever says that it is his turn to look.
    """

    seat: int | None = None
    eyes: int | None = None
    curtain: int | None = None


def look(table: Table, visitor: Visitor, unveiled: int | None = None) -> Look:
    own = table.seats_of(visitor.person)
    typists = table.typists()
    acting = [seat for seat in own if seat in (typists or table.actors())]
    first = next(iter(acting), None)
    if len(own) < 2 or table.over or table.row.settings.get("curtain") == "off":
        seat = next(iter(own), None) if first is None else first
        return Look(seat, seat)
    if unveiled in acting:
        first = unveiled
    if first is None or not (typists or table.game.private(table.session.state, first)):
        return Look(first)
    return Look(first, first) if unveiled == first else Look(curtain=first)


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
        digits(),
        recap(visitor, table, seen, looking.eyes) if moment is None and seen is not None else None,
        table_view(visitor, table, base, looking) if moment is None else past_view(visitor, table, moment, looking),
        # The script says what happens here, line by line, to those who listen instead of look.
        el("div", {"id": "heard", "class": "hidden", "role": "log", "aria-label": visitor.say("w-log")}),
        kind="play",
        refresh=0 if moment is not None else THINKING if asked else REFRESH,
    )


def kept_page(visitor: Visitor, row: Row, moves: list[str]) -> str:
    """A table begun under other rules: what is written down of it, and nothing that would have to be played.

    Who holds what can't be worked out without its rules, so the moves are shown only when the game is over.
    """
    names = " – ".join(seat["name"] or visitor.say("w-seat-open") for seat in row.seats)
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
        {"class": "recap"},
        el("summary", None, f"{visitor.say('w-recap')} ({len(lines)})"),
        el("ol", None, [el("li", None, line) for line in lines]),
    )


def past_view(visitor: Visitor, table: Table, moment: int, looking: Look) -> Markup:
    """The table as it was after so many moves. It stays as it is while the others play on."""
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
            table.seat_name(n, visitor.lang),
        )
        for n in range(len(table.seats))
    ]
    return el(
        "nav",
        {"class": "row steps viewpoints", "aria-label": visitor.say("w-seen-by")},
        visitor.say("w-seen-by"),
        links,
    )


def stage(visitor: Visitor, scene: Scene, game: Game) -> Markup:
    """The board between the zones at its ends."""
    road = el("div", {"class": "road"}, el("div", {"class": "pan"}, board(scene, visitor.say("w-board"), game)))
    if not scene.ends:
        return el("div", {"class": "stage wide"}, road)
    return el("div", {"class": "stage"}, zones(scene, 0, game), road, zones(scene, 1, game))


def drawn(visitor: Visitor, table: Table, eyes: int | None) -> tuple[Scene, Markup]:
    """The scene and the board, drawn once for all who see the same."""
    key = (table.version, visitor.lang, eyes if table.game.secrets else None)
    if key not in table.drawn:
        if any(version != table.version for version, _, _ in table.drawn):
            table.drawn.clear()
        scene = table.game.scene(table.session.state, eyes, visitor.lang)
        table.drawn[key] = scene, stage(visitor, scene, table.game)
    found: tuple[Scene, Markup] = table.drawn[key]
    return found


def table_view(visitor: Visitor, table: Table, base: str, looking: Look) -> Markup:
    """Everything that changes during a game: this is what is sent after every move."""
    game, lang = table.game, visitor.lang
    seat = looking.seat
    scene, staged = drawn(visitor, table, looking.eyes)
    prompt = None
    if seat is not None and seat in table.actors():
        prompt = game.prompt(table.session.state, seat, lang)
        step = table.lesson
        if step:
            prompt = replace(prompt, choices=tuple(c for c in prompt.choices if c.token in step.do))
        scene = brought_near(scene, prompt)
    own = table.seats_of(visitor.person)
    return el(
        "div",
        {
            "id": "table",
            "class": "table",
            "data-live": visitor.url(f"/t/{table.row.id}/live"),
            "data-version": table.version,
            "data-seat": seat if seat is not None else "",
            "data-turn": "yes" if prompt or looking.curtain is not None else "no",
            "data-over": table.over,
            **unconnected(visitor),
            "data-again": visitor.say("w-again"),
            "data-next": visitor.say("w-next-pick"),
        },
        players(visitor, table),
        staged,
        el(
            "div",
            {"class": "side"},
            notice(visitor, table, scene, prompt, looking),
            latest(visitor, table, looking),
            lesson_box(visitor, table),
            curtain(visitor, table, looking),
            el("div", {"class": "zones near"}, near_zones(scene, game)) if scene.near else None,
            choice_list(visitor, table, scene, prompt) if prompt else None,
            preview(),
            referee_box(visitor, table, looking),
            rest_zones(scene, game, prompt),
            ending(visitor, table),
            invitations(visitor, table, base) if not table.started else None,
            news(visitor, table),
            offer(visitor, table),
            tools(visitor, table, own, looking),
            log(visitor, table, looking.eyes),
            chat.messages(visitor, table),
        ),
        choice_data(prompt),
    )


def unconnected(visitor: Visitor) -> Attributes:
    """What the script says while there is no connection: with nothing to send, and with something that waits."""
    return {"data-lost": visitor.say("w-lost"), "data-unsent": visitor.say("w-unsent")}


def players(visitor: Visitor, table: Table) -> Markup:
    items = []
    for number, seat in enumerate(table.seats):
        acting = number in table.actors()
        colour = table.game.seat_colour(number, len(table.seats))
        note = table.game.seat_note(table.session.state, number, visitor.lang) if table.started else ""
        notes = [visitor.say("w-seat-you")] if seat.person == visitor.person and seat.kind == "person" else []
        notes += [visitor.say("w-seat-bot")] if seat.by_bot else []
        notes += [visitor.say("w-seat-resigned")] if seat.resigned else []
        notes += [visitor.say("w-thinking")] if acting and seat.by_bot else []
        items.append(
            el(
                "li",
                {
                    "id": f"player-{number}",
                    "class": f"player colour-{colour}{' acting' if acting else ''}",
                },
                el("span", {"class": "mark", "aria-hidden": "true"}, mark_of(table.game, colour)),
                el("b", None, table.seat_name(number, visitor.lang)),
                " ",
                seat.name or visitor.say("w-seat-open"),
                el("span", {"class": "as"}, f" · {note}") if note else None,
                el("i", None, f" ({', '.join(notes)})") if notes else None,
                kick(visitor, table, number),
            )
        )
    return el("ul", {"class": "players"}, items)


def kick(visitor: Visitor, table: Table, seat: int) -> Markup | None:
    """Before the start the host may send somebody away."""
    other = table.seats[seat].kind == "person" and table.seats[seat].person != visitor.person
    if table.started or not other or table.row.settings.get("host") != visitor.person:
        return None
    return do(visitor, table, "kick", visitor.say("w-kick"), seat=seat)


def curtain(visitor: Visitor, table: Table, looking: Look) -> Markup | None:
    """Several players at one screen: who is to choose in secret takes the screen first."""
    if looking.curtain is None:
        return None
    who = table.seat_name(looking.curtain, visitor.lang)
    return el(
        "section",
        {"class": "curtain", "id": "curtain"},
        el("p", None, visitor.say("w-curtain-hint", who=who)),
        el(
            "div",
            {"class": "row"},
            do(visitor, table, "unveil", visitor.say("w-curtain-open", who=who), kind="main", seat=looking.curtain),
            do(visitor, table, "curtain", visitor.say("w-curtain-off"), seat=looking.curtain)
            if len(table.people()) == 1
            else None,
        ),
    )


def zones(scene: Scene, side: int, game: Game) -> Markup:
    """The zones at the two ends of the board."""
    chosen = [zone for zone in scene.zones if zone[0] in scene.ends[side : side + 1]]
    return el("div", {"class": f"end end-{side}"}, [zone_box(scene, key, title, game) for key, title in chosen])


def brought_near(scene: Scene, prompt: Prompt) -> Scene:
    """If something of one zone has to be picked now, that zone is not left far down the page."""
    zone_of = {card.key: card.zone for card in scene.cards}
    asked = {zone_of.get(choice.picks[0], "") for choice in prompt.choices}
    wanted = asked.pop() if len(asked) == 1 else ""
    if not wanted or wanted in (*scene.near, *scene.ends):
        return scene
    return replace(scene, near=(*scene.near, wanted), folded=tuple(key for key in scene.folded if key != wanted))


def near_zones(scene: Scene, game: Game) -> list[Markup]:
    """What is looked at all the time, if there is anything."""
    full = {card.zone for card in scene.cards}
    return [zone_box(scene, key, title, game) for key, title in scene.zones if key in scene.near and key in full]


def rest_zones(scene: Scene, game: Game, prompt: Prompt | None = None) -> Markup:
    """The other zones; what can be picked from now isn't folded away."""
    live = {key for choice in (prompt.choices if prompt else ()) for key in choice.picks}
    needed = {card.zone for card in scene.cards if card.key in live}
    scene = replace(scene, folded=tuple(key for key in scene.folded if key not in needed))
    elsewhere = (*scene.ends, *scene.near)
    to_read = {card.zone for card in scene.cards if card.lines}
    placed = {key for panel in scene.panels for key in panel.zones}
    shown = [(key, zone_box(scene, key, title, game)) for key, title in scene.zones if key not in elsewhere]
    return el(
        "div",
        {"class": "zones"},
        [box for key, box in shown if key in to_read],
        [[panel_box(panel), [box for key, box in shown if key in panel.zones]] for panel in scene.panels],
        [box for key, box in shown if key not in to_read and key not in placed],
    )


def panel_box(panel: Panel) -> Markup:
    lines = [track(line) if isinstance(line, Track) else el("p", None, line) for line in panel.lines]
    more = el("ul", None, [el("li", None, line) for line in panel.more])
    return el(
        "section",
        {"class": "panel", "id": panel.key},
        el("h2", None, panel.title),
        lines,
        el("details", {"id": f"{panel.key}:more"}, el("summary", None, f"{panel.more_title} ({len(panel.more)})"), more)
        if panel.more
        else None,
    )


def zone_box(scene: Scene, key: str, title: str, game: Game) -> Markup:
    cards = [card for card in scene.cards if card.zone == key]
    heading = title if title.endswith(")") or len(cards) == 1 else f"{title} ({len(cards)})"  # some count themselves
    row = el(
        "div",
        {"class": "row stack" if cards and not any(card.face or named(card) for card in cards) else "row"},
        [zone_card(card, game.id) for card in cards],
    )
    if key in scene.folded:
        return el("details", {"class": "zone folded", "id": key}, el("summary", None, heading), row)
    return el(
        "section",
        {"class": "zone wide" if len(cards) > FEW or any(card.lines for card in cards) else "zone", "id": key},
        el("h2", None, heading),
        row,
    )


def notice(visitor: Visitor, table: Table, scene: Scene, prompt: Prompt | None, looking: Look) -> Markup:
    """What is going on, said aloud by screen readers."""
    game, state, seat = table.game, table.session.state, looking.seat
    if prompt:
        text = prompt.text
        if game.secrets and len(table.seats_of(visitor.person)) > 1:  # several at one screen: who is meant?
            text = f"{table.seat_name(prompt.seat, visitor.lang)}: {text}"
    elif not table.started:
        text = visitor.say("w-waiting")
    elif table.over:
        text = visitor.say("w-over")
    elif looking.curtain is not None:
        text = visitor.say("w-curtain", who=table.seat_name(looking.curtain, visitor.lang))
    elif seat is None and any(actor >= 0 for actor in state.actors()):
        # Who only looks on is told whom the table waits for, and asked nothing.
        names = [table.seat_name(actor, visitor.lang) for actor in state.actors()]
        text = visitor.say("w-their-turn", who=", ".join(names))
    else:
        text = game.question(state, seat or 0, visitor.lang)
    warnings = [
        el("p", {"class": "warning"}, el("b", None, f"⚠ {visitor.say('w-warning')}: "), line) for line in scene.warnings
    ]
    return el(
        "section",
        {"id": "notice", "class": "notice", "role": "status", "aria-live": "polite"},
        el("p", {"class": "status"}, scene.status) if not table.over or state.outcome() else None,
        el("p", {"class": "question"}, text),
        warnings,
        el("p", {"id": "reason", "class": "reason"}),
    )


def latest(visitor: Visitor, table: Table, looking: Look) -> Markup | None:
    """What the others and chance have done since one's own last move. It is in the log, too, which is read aloud."""
    line, own = table.session.line, table.seats_of(visitor.person)
    since = next((n for n in range(len(line), 0, -1) if line[n - 1].seat in own), 0)
    news = line[since - 1 :] if since else line[-2:]
    events = [event for step in news for event in step.events]
    said = [sentence.text for sentence in table.game.tell(events, visitor.lang, looking.eyes)][-LATEST:]
    if not said or table.over:
        return None
    return el(
        "div",
        {"class": "latest", "id": "latest", "tabindex": 0, "role": "region", "aria-label": visitor.say("w-latest")},
        el("div", None, [el("p", None, text) for text in said]),  # in a box that stands at its end
    )


def lesson_box(visitor: Visitor, table: Table) -> Markup | None:
    """What the guide says, in a lesson."""
    course = lesson(table.game.folder)
    number = table.row.settings.get("lesson")
    if course is None or number is None:
        return None
    text = table.lesson.text if table.lesson else course.end
    progress = visitor.say("w-lesson", now=min(number + 1, len(course.steps)), last=len(course.steps))
    return el(
        "section",
        {"class": "lesson", "id": "lesson", "role": "status"},
        el("p", {"class": "status"}, progress),
        el("p", None, table.game.say(visitor.lang, text)),
    )


def referee_box(visitor: Visitor, table: Table, looking: Look) -> Markup | None:
    """At a physical table the host types in what was really drawn; what is secret, whoever drew it."""
    if looking.curtain is not None or not table.may_type(visitor.person):
        return None
    state = table.session.state
    buttons = [
        button(
            f"{table.game.label(state, outcome, visitor.lang)} ({weight})", "choice", table.game.text(state, outcome)
        )
        for outcome, weight in state.chance()
    ]
    return el(
        "section",
        {"class": "referee", "id": "referee"},
        el("p", {"class": "question"}, visitor.say("w-referee-ask")),
        form(visitor, f"/t/{table.row.id}/do", hidden(verb="draw"), el("div", {"class": "row"}, buttons)),
    )


def preview() -> Markup:
    """Where the script tells what a thing is, and what a choice would do."""
    return el(
        "div", {"class": "foretold script"}, el("div", {"id": "preview", "class": "preview", "aria-live": "polite"})
    )


def verb_buttons(scene: Scene, prompt: Prompt) -> Markup | None:
    """What can be done, to begin with; the rest is picked on the board."""
    begun = {choice.picks[0] for choice in prompt.choices}
    verbs = [
        el(
            "button",
            {"type": "button", "class": "verb thing", "id": key, "data-key": key, "aria-pressed": "false"},
            name,
        )
        for key, name in scene.buttons
        if key in begun
    ]
    return el("div", {"class": "verbs script"}, verbs) if verbs else None


def choice_list(visitor: Visitor, table: Table, scene: Scene, prompt: Prompt) -> Markup:
    """Every choice as a button, grouped by its first pick: for keyboards, screen readers and pages without script."""
    names = dict(scene.buttons)
    groups: dict[str, list[Choice]] = {}
    for choice in prompt.choices:
        groups.setdefault(choice.picks[0] if choice.picks[0] in names else "", []).append(choice)
    lists = []
    for key, choices in groups.items():
        buttons = [choice_button(visitor, choice, table.game) for choice in choices]
        body = el("ul", None, [el("li", None, one) for one in buttons])
        lists.append(
            el(
                "details",
                # One choice behind a button: that button does for all who have the script.
                {"class": "group single" if len(choices) == 1 else "group", "id": f"group-{key}"},
                el("summary", None, f"{names.get(key) or visitor.say('w-list')} ({len(choices)})"),
                body,
            )
            if key in names or len(choices) > FEW
            else body
        )
    return el(
        "section",
        {"class": "choices", "aria-label": visitor.say("w-choices")},
        verb_buttons(scene, prompt),
        form(visitor, f"/t/{table.row.id}/do", hidden(verb="act", seat=prompt.seat, version=table.version), lists),
    )


def choice_button(visitor: Visitor, choice: Choice, game: Game) -> Markup:
    flag = f" ★ {visitor.say('w-wins')}" if choice.wins else f" ✖ {visitor.say('w-loses')}" if choice.loses else ""
    return el(
        "button",
        {
            "type": "submit",
            "name": "choice",
            "value": choice.token,
            "class": f"choice{' wins' if choice.wins else ''}{' loses' if choice.loses else ''}",
        },
        el("span", {"class": "label"}, choice.label, el("b", None, flag) if flag else None),
        sum_of(visitor, choice, game),
        [track(one) for one in choice.tracks],
        [el("span", {"class": "effect"}, line) for line in effect_lines(visitor, choice)],
    )


def sum_of(visitor: Visitor, choice: Choice, game: Game) -> Markup | None:
    """The itemised sum that decides, each item with its rule."""
    if not choice.modifiers:
        return None
    items = [
        el(
            "span",
            {"class": "item"},
            f"{signed(one.amount)} {one.label} ",
            # A button holds no link; the script makes one of it where it can be clicked.
            el("i", {"class": "cite", "data-href": visitor.url(f"/rules/{game.id}#{rule_anchor(one.rule)}")}, one.rule),
        )
        for one in choice.modifiers
    ]
    total = el("b", {"class": "item"}, f"= {signed(sum(one.amount for one in choice.modifiers))}")
    return el("span", {"class": "sum"}, items, total)


def effect_lines(visitor: Visitor, choice: Choice) -> list[str]:
    parts = list(choice.effect[1:] if len(choice.effect) > 1 else choice.effect)
    if choice.odds:
        parts.append(
            f"{visitor.say('w-odds')}: "
            + ", ".join(f"{one.label} {percent(one)}{one.weight}/{one.total}" for one in choice.odds)
        )
    return [part.replace(" %", "\N{NO-BREAK SPACE}%") for part in parts]


def percent(one: Odds) -> str:
    """In percent, too, unless its label says it already."""
    return "" if "%" in one.label else f"{round(100 * one.share)} % = "


def choice_data(prompt: Prompt | None) -> Markup:
    """What the script needs to narrow clicks down to one choice."""
    data: list[dict[str, Any]] = [
        {"token": c.token, "ways": [list(way) for way in (c.picks, *c.also)], "label": c.label, "path": list(c.path)}
        for c in (prompt.choices if prompt else ())
    ]
    return el(
        "script", {"type": "application/json", "id": "choice-data"}, Markup(json.dumps(data).replace("<", "\\u003c"))
    )


def ending(visitor: Visitor, table: Table) -> Markup | None:
    if not table.over:
        return None
    result = table.session.record.result or {}
    lines = [line.text for line in table.game.ending(table.session.state, visitor.lang)]
    gone = [table.seat_name(seat, visitor.lang) for seat in resigned(table.session.record.moves)]
    if result.get("reason") in ("agreed", "stopped"):
        lines.insert(0, visitor.say(f"w-end-{result['reason']}"))
    if gone:
        told = visitor.say("w-end-resigned", who=listed(visitor, gone), number=len(gone))
        outcome, winners = table.session.state.outcome(), result.get("winners", [])
        if winners or (outcome and outcome.winners):
            names = listed(visitor, [table.seat_name(seat, visitor.lang) for seat in winners])
            told += f" {visitor.say('w-end-winners', who=names, number=len(winners))}"
        # What the game itself says of its end holds unless the bot of somebody who resigned would have won.
        theirs = outcome is not None and list(outcome.winners) == winners
        lines.insert(0 if result.get("reason") == "resigned" or (outcome and not theirs) else len(lines), told)
    following = table.row.settings.get("next")
    again = (
        el("a", {"class": "button main", "href": visitor.url(f"/t/{following}")}, visitor.say("w-next-table"))
        if following
        else do(visitor, table, "rematch", visitor.say("w-rematch"), kind="main")
        if not table.closed
        else None
    )
    return el(
        "section",
        {"class": "ending", "id": "ending"},
        el("h2", None, lines[0] if lines else visitor.say("w-over")),
        [el("p", None, line) for line in lines[1:]],
        el(
            "div",
            {"class": "after"},
            again,
            el("a", {"href": visitor.url(f"/t/{table.row.id}/verify")}, visitor.say("w-verify")),
            el("a", {"href": visitor.url(f"/t/{table.row.id}/record.json")}, visitor.say("w-export")),
        ),
        viewpoints(visitor, table, len(table.session.line)),
    )


def do(visitor: Visitor, table: Table, verb: str, label: str, kind: str = "", **fields: str | int) -> Markup:
    """A button that does something at the table."""
    return form(
        visitor, f"/t/{table.row.id}/do", hidden(verb=verb, **fields), button(label, kind=kind), **{"class": "do"}
    )


def invitations(visitor: Visitor, table: Table, base: str) -> Markup:
    items: list[Child] = []
    host = table.row.settings.get("host") == visitor.person
    for number, seat in enumerate(table.seats):
        if seat.kind != "open":
            continue
        name = table.seat_name(number, visitor.lang)
        link = f"{base}/t/{table.row.id}/join/{seat.invite}"
        if host:
            items.append(
                el(
                    "li",
                    None,
                    visitor.say("w-invite", seat=name),
                    el(
                        "input",
                        {
                            "class": "link",
                            "readonly": True,
                            "value": link,
                            "aria-label": visitor.say("w-invite", seat=name),
                        },
                    ),
                    do(visitor, table, "fill", visitor.say("w-fill"), seat=number, bot="greedy"),
                )
            )
        elif table.row.settings.get("listed"):
            items.append(
                el(
                    "li",
                    None,
                    el(
                        "a",
                        {"class": "button", "href": visitor.url(f"/t/{table.row.id}/join/{seat.invite}")},
                        visitor.say("w-join-as", seat=name),
                    ),
                )
            )
    return el("section", {"class": "invitations"}, el("ul", None, items))


def news(visitor: Visitor, table: Table) -> Markup | None:
    """Who has left, come back, resigned or been replaced, until somebody moves."""
    found: dict[str, Any] = table.row.settings.get("news", {})
    if table.over or not found:
        return None
    text = visitor.say("w-news", what=found["what"], who=table.seat_name(found["seat"], visitor.lang))
    return el("section", {"class": "offer", "id": "news"}, el("p", {"role": "status"}, text))


def offer(visitor: Visitor, table: Table) -> Markup | None:
    """What is asked of the others; afterwards, what became of it."""
    on_offer: Offer | None = table.offered
    answered: dict[str, Any] = table.row.settings.get("answered", {})
    if table.over or not (on_offer or answered):
        return None
    kept = [n for n, seat in enumerate(table.seats) if visitor.person and seat.person == visitor.person]
    kind, seat = (on_offer.kind, on_offer.seat) if on_offer else (answered["kind"], answered["seat"])
    if not offers.concerns(table, kind, seat, visitor.person):
        return None
    if on_offer is None:
        text = visitor.say(
            "w-answered",
            who=table.seat_name(seat, visitor.lang),
            by=table.seat_name(answered["by"], visitor.lang),
            how=answered["how"],
            kind=kind,
        )
        return el("section", {"class": "offer", "id": "offer"}, el("p", {"role": "status"}, text))
    asked = [seat for seat in offers.asked(table, on_offer) if seat not in on_offer.yes]
    mine = next((seat for seat in asked if seat in kept), None)
    answers: list[Child] = []
    answer, this = partial(do, visitor, table, "answer"), on_offer.number
    if mine is not None:
        answers.append(answer(visitor.say("w-agree"), kind="main", seat=mine, yes="yes", offer=this))
        answers.append(answer(visitor.say("w-decline"), seat=mine, yes="no", offer=this))
    elif on_offer.seat in kept:
        answers.append(answer(visitor.say("w-withdraw"), seat=on_offer.seat, yes="no", offer=this))
    return el(
        "section",
        {"class": "offer", "id": "offer"},
        el("p", None, offer_text(visitor, table, on_offer, on_offer.seat in kept)),
        waits(visitor, table, asked) if mine is None else None,
        el("div", {"class": "row"}, answers) if answers else None,
    )


def waits(visitor: Visitor, table: Table, asked: list[int]) -> list[Child]:
    """Whose answers are still missing: of those who are here, and of those for whom a bot plays meanwhile."""
    lines: list[Child] = []
    for word, away in (("w-offer-waits", False), ("w-offer-away", True)):
        names = [table.seat_name(seat, visitor.lang) for seat in asked if table.seats[seat].stands_in == away]
        if names:
            text = visitor.say(word, who=listed(visitor, names), number=len(names))
            lines.append(el("p", {"class": "status"}, text))
    return lines


def offer_text(visitor: Visitor, table: Table, offer: Offer, own: bool) -> list[Child]:
    """Who asks for what; a take-back says how far it goes and shows it."""
    who = table.seat_name(offer.seat, visitor.lang)
    depth = offers.depth(table, offer) if offer.kind == "takeback" else 0
    other = table.seat_name(offer.about, visitor.lang) if offer.kind == "replace" else ""
    text = visitor.say(f"w-offer-{offer.kind}", who=who, moves=depth, other=other, own="yes" if own else "no")
    at = len(table.session.line) - depth
    link = el("a", {"href": visitor.url(f"/t/{table.row.id}?at={at}")}, visitor.say("w-offer-where"))
    return [text, " ", link] if offer.kind == "takeback" else [text]


def waited_for(visitor: Visitor, table: Table, own: list[int]) -> list[Markup]:
    """Somebody who doesn't come back: from when on the others may give the seat to a bot, and the button then."""
    found = []
    others = [seat for seat in table.actors() if seat >= 0 and seat not in own]
    for seat in others if own else ():
        if table.seats[seat].kind != "person" or table.row.settings.get("limit"):
            continue
        name, standing = table.seat_name(seat, visitor.lang), table.offered
        asked = standing is not None and (standing.kind, standing.about) == ("replace", seat)
        if asked and not offers.agreed(table, standing):  # type: ignore[arg-type]
            continue
        if time.time() - table.waiting_since >= table.patience:
            label = visitor.say("w-replace", who=name)
            found.append(do(visitor, table, "offer", label, seat=own[0], kind_="replace", about=seat))
    return found


def patience_text(visitor: Visitor, table: Table) -> str:
    """What becomes of a seat whose person doesn't come back."""
    limit = table.row.settings.get("limit")
    if limit:
        return f"{visitor.say('w-limit')}: {visitor.say('w-limit-choice', seconds=limit)}"
    return f"{visitor.say('w-patience')}: {visitor.say('w-patience-choice', seconds=table.patience)}"


def listed(visitor: Visitor, names: list[str]) -> str:
    """Names in a row, as one says them."""
    return f" {visitor.say('w-and')} ".join(part for part in (", ".join(names[:-1]), *names[-1:]) if part)


def tools(visitor: Visitor, table: Table, own: list[int], looking: Look) -> Markup:
    found: list[Child] = []
    if own and table.started and not table.over:
        # Who has just been given the screen takes back nothing that another has chosen in secret.
        mine = [looking.eyes] if len(own) > 1 and table.game.secrets and looking.eyes is not None else own
        movers = [seat for seat in mine if any(step.seat == seat for step in table.session.line)]
        last = max(
            movers, key=lambda seat: max(step.number for step in table.session.line if step.seat == seat), default=None
        )
        asked = table.offered is not None and (table.offered.kind, table.offered.seat) == ("takeback", last)
        if last is not None and not table.lesson and not asked:
            free = "w-undo" if table.session.undo_depth(last) else "w-undo-anew" if table.one_person() else "w-takeback"
            found.append(do(visitor, table, "undo", visitor.say(free), seat=last))
        against = not table.game.meta.together  # nobody can be given the game where all play together
        more = [
            do(visitor, table, "offer", visitor.say("w-propose-draw"), seat=own[0], kind_="draw") if against else None,
            stop(visitor, table, own[0]),
            resign(visitor, table, own[0]) if against else None,
            do(visitor, table, "leave", visitor.say("w-leave"), seat=own[0]),
            fingerprint(visitor, table),
            el("p", {"class": "status"}, patience_text(visitor, table)) if len(table.people()) > 1 else None,
        ]
        waits_for_people = [
            seat for seat in table.actors() if seat >= 0 and seat not in own and not table.seats[seat].by_bot
        ]
        if waits_for_people:
            found.append(do(visitor, table, "nudge", visitor.say("w-nudge"), seat=own[0]))
        found += waited_for(visitor, table, own)
        menu = el("div", {"class": "menu"}, more)
        found.append(el("details", {"id": "more"}, el("summary", None, visitor.say("w-more-tools")), menu))
    elif table.started and not table.told_all:
        found.append(fingerprint(visitor, table))
    for number, seat in enumerate(table.seats):
        if seat.person == visitor.person and seat.stands_in and not table.over:
            found.append(do(visitor, table, "return", visitor.say("w-return"), seat=number))
    found.append(el("a", {"class": "button", "href": visitor.url(f"/rules/{table.game.id}")}, visitor.say("w-rules")))
    return el("section", {"class": "tools", "id": "tools"}, found)


def fingerprint(visitor: Visitor, table: Table) -> Markup | None:
    """The way to the seed's fingerprint, to be noted before the end; where chance is typed in there is none."""
    if table.typed:
        return None
    return el("a", {"class": "button", "href": visitor.url(f"/t/{table.row.id}/verify")}, visitor.say("w-verify"))


def resign(visitor: Visitor, table: Table, seat: int) -> Markup:
    """It can't be taken back, so it is asked again."""
    sure = do(visitor, table, "resign", visitor.say("w-resign-sure"), seat=seat)
    return el("details", {"id": "resign"}, el("summary", None, visitor.say("w-resign")), sure)


def stop(visitor: Visitor, table: Table, seat: int) -> Markup:
    """Others are asked whether they agree; who has all seats is asked again."""
    if not table.one_person():
        return do(visitor, table, "offer", visitor.say("w-stop"), seat=seat, kind_="stop")
    sure = do(visitor, table, "offer", visitor.say("w-sure"), seat=seat, kind_="stop")
    return el("details", {"id": "stop"}, el("summary", None, visitor.say("w-stop")), sure)


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


def told_moves(visitor: Visitor, table: Table, eyes: int | None, first: int = 0) -> list[Child]:
    """The standing moves from one on, the latest first."""
    lines: list[Child] = []
    for number, move in enumerate(table.session.line[first:], first + 1):
        # What has been told stays told, and a move keeps its place: a long game is not written anew after each.
        key = (visitor.lang, eyes, move.number)
        if key not in table.told:
            table.told[key] = log_lines(visitor, table, number, move, eyes)
        lines.append(table.told[key])
    return lines[::-1]


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


def undone(visitor: Visitor, table: Table) -> str:
    """How often something was taken back: it may have changed what chance brought."""
    times = sum(1 for move in table.session.record.moves if move.split()[1:2] == ["undo"])
    return f" · {visitor.say('w-undone', times=times)}" if times else ""
