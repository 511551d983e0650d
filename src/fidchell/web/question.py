"""What is going on and what somebody is asked: the notice, the latest moves, the lesson, every choice."""

import json
import re
from functools import cache

from fidchell.core.lesson import lesson
from fidchell.core.rulebook import UNCERTAIN
from fidchell.core.scene import Choice, Modifier, Odds, Prompt, Scene, Spot, Track
from fidchell.core.state import CHANCE
from fidchell.core.text import signed
from fidchell.server.errors import NotNow
from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.board import middle_on, track
from fidchell.web.html import Child, Markup, el
from fidchell.web.log import told_move
from fidchell.web.pages import Visitor, button, do_button, form, hidden, rule_url, shared

FEW = 4  # cards that fit in half the width
LATEST = 14  # sentences on what has just happened


def notice(visitor: Visitor, table: Table, scene: Scene, prompt: Prompt | None, looking: Look) -> Markup:
    """What is going on; screen readers announce it."""
    game, state, seat = table.game, table.session.state, looking.seat
    if prompt:
        text = prompt.text
        if game.secrets and len(table.seats_of(visitor.person)) > 1:  # several at one screen: who is meant?
            text = f"{visitor.seat_name(table, prompt.seat)}: {text}"
    elif not table.started:
        text = visitor.say("w-waiting")
    elif table.over:
        text = visitor.say("w-over")
    elif looking.curtain is not None:
        text = visitor.say("w-curtain", who=visitor.seat_name(table, looking.curtain))
    elif any(actor >= 0 for actor in state.actors()) and (seat is None or not state.at_once()):
        text = visitor.tell("w-their-turn", table, state.actors(), by_name=True)
    else:
        text = game.question(state, seat or 0, visitor.lang)
    warnings = [
        el("p", {"class": "warning"}, el("b", None, f"⚠ {visitor.say('w-warning')}: "), line) for line in scene.warnings
    ]
    return el(
        "section",
        # After the end it is only heard: the ending says the same to the eye.
        {"id": "notice", "class": f"notice{' over' if table.over else ''}", "role": "status", "aria-live": "polite"},
        el("p", {"class": "status"}, scene.status) if table.started and not table.over else None,
        el("p", {"class": "question"}, text),
        None if prompt or looking.curtain is not None else asked_of(visitor, table),
        warnings,
        el("p", {"id": "reason", "class": "reason"}),
    )


def asked_of(visitor: Visitor, table: Table) -> Markup | None:
    """What the others are waiting for, if it is no secret and a person has to think about it."""
    game, state, actors = table.game, table.session.state, table.actors()
    if len(actors) != 1 or actors[0] < 0 or state.at_once() or game.private(state, actors[0]):
        return None
    if table.seats[actors[0]].kind != "person":
        return None
    return el(
        "p", {"class": "status asked"}, visitor.say("w-asked", question=game.question(state, actors[0], visitor.lang))
    )


def latest(visitor: Visitor, table: Table, looking: Look) -> Markup | None:
    """What the others and chance have done since one's own last move. Screen readers hear it from the log."""
    line, own = table.session.line, table.seats_of(visitor.person)
    first = since_own(table, own) or max(1, len(line) - 1)
    said = [text for n in range(first, len(line) + 1) for text in told_move(visitor, table, n, looking.eyes)[0]]
    if not said or table.over:
        return None
    newest_first = said[: -LATEST - 1 : -1]
    return el(
        "div",
        {"class": "latest", "id": "latest", "tabindex": 0, "role": "region", "aria-label": visitor.say("w-latest")},
        replay_button(visitor),
        cast(visitor, table, first),
        [el("p", None, text) for text in newest_first],
    )


def cast(visitor: Visitor, table: Table, first: int) -> Markup | None:
    """The last die since a move that decided something, where it has fallen."""
    for number in range(len(table.session.line), first - 1, -1):
        step = table.session.line[number - 1]
        found = table.game.cast(step.before, step.action, visitor.lang) if step.seat == CHANCE else None
        if found:
            return el("div", {"class": "cast", "id": f"cast-{step.number}"}, track(found))
    return None


def since_own(table: Table, own: list[int]) -> int:
    """The number of one's last move before the others' latest ones: what they did stays in sight for the whole turn."""
    line = table.session.line
    end = len(line)
    while end and (line[end - 1].seat in own or line[end - 1].seat == CHANCE):
        end -= 1
    end = end or len(line)  # nobody else has moved
    return next((n for n in range(end, 0, -1) if line[n - 1].seat in own), 0)


@shared
def replay_button(visitor: Visitor) -> Markup:
    return el(
        "button",
        {"type": "button", "id": "once-more", "class": "script", "title": visitor.say("w-once-more.help")},
        visitor.say("w-once-more"),
    )


def lesson_box(visitor: Visitor, table: Table) -> Markup | None:
    """What the guide says, in a lesson."""
    course = lesson(table.game.folder)
    number = table.settings.lesson
    if course is None or number is None or table.lesson is None:
        return None
    progress = visitor.say("w-lesson", now=min(number + 1, len(course.steps)), last=len(course.steps))
    return el(
        "section",
        {"class": "lesson", "id": "lesson", "role": "status"},
        el("p", {"class": "status"}, progress),
        el("p", None, table.game.say(visitor.lang, table.lesson.text)),
    )


def referee_box(visitor: Visitor, table: Table, looking: Look, scene: Scene) -> Markup | None:
    """At a physical table the host types in what was drawn; a secret draw, whoever drew it."""
    if looking.curtain is not None or not table.may_type(visitor.person):
        return None
    state = table.session.state
    spot = goes_to(visitor, table, looking, scene)
    asked = visitor.say("w-referee-where", where=place_name(visitor, spot, scene)) if spot else ""
    centre, size = middle_on(scene, spot) if spot else ((0.0, 0.0), 0.0)
    place = {"data-goes": f"{centre[0]:.0f} {centre[1]:.0f} {size / 2:.0f}"} if spot else {}
    buttons = [
        button(
            f"{table.game.label(state, outcome, visitor.lang)} ({weight})", "choice", table.game.text(state, outcome)
        )
        for outcome, weight in state.chance()
    ]
    return el(
        "section",
        {"class": "referee", "id": "referee", **place},
        el("p", {"class": "question"}, asked or visitor.say("w-referee-ask")),
        form(visitor, f"/t/{table.row.id}/do", hidden(verb="draw"), el("div", {"class": "row"}, buttons)),
        several_draws(visitor, table),
        correction(visitor, table),
    )


def goes_to(visitor: Visitor, table: Table, looking: Look, scene: Scene) -> Spot | None:
    """Where on the board the drawn thing will be, if any outcome puts something new there."""
    state, spots = table.session.state, {spot.key: spot for spot in scene.spots}
    taken = {one.spot for one in scene.pieces} | {one.zone for one in scene.cards}
    outcomes = state.chance()
    if not outcomes or not spots:
        return None
    after = state.clone()
    after.apply(outcomes[0][0], CHANCE)
    seen = table.game.scene(after, looking.eyes, visitor.lang)
    new = ({one.spot for one in seen.pieces} | {one.zone for one in seen.cards}) & spots.keys() - taken
    return spots[new.pop()] if len(new) == 1 else None


def place_name(visitor: Visitor, spot: Spot, scene: Scene) -> str:
    """A place, with its number if several are called the same."""
    alike = [one.key for one in scene.spots if one.label == spot.label]
    if len(alike) == 1:
        return spot.label
    return visitor.say("w-referee-nth", where=spot.label, number=alike.index(spot.key) + 1, all=len(alike))


def several_draws(visitor: Visitor, table: Table) -> Markup:
    """All that was drawn, in order, at once."""
    field = el("input", {"name": "list", "autocomplete": "off", "maxlength": 2000})
    label = el("label", None, visitor.say("w-referee-list"), field)
    return el(
        "details",
        {"id": "draw-list"},
        el("summary", None, visitor.say("w-referee-several")),
        form(visitor, f"/t/{table.row.id}/do", hidden(verb="draw"), label, button(visitor.say("w-referee-enter"))),
    )


def draw(visitor: Visitor, table: Table, choice: str, listed: str) -> None:
    """Enter a draw, or several in order, each by its notation, its name or the last word of it, such as a number."""
    if not listed:
        return table.referee(visitor.person, choice)
    words = re.split(r"[,;\n]+", listed) if re.search(r"[,;\n]", listed) else listed.split()
    for word in filter(None, (word.strip() for word in words)):
        state = table.session.state
        named = {table.game.text(state, one): table.game.label(state, one, visitor.lang) for one, _ in state.chance()}
        wanted = word.casefold()
        ways = (
            [text for text in named if text.casefold() == wanted],
            [text for text, label in named.items() if label.casefold() == wanted],
            [text for text, label in named.items() if label.casefold().split()[-1:] == [wanted]],
        )
        found = next((way for way in ways if len(way) == 1), None)
        if found is None:
            raise NotNow("no-such-draw", what=word[:40])
        table.referee(visitor.person, found[0])
    return None


def correction(visitor: Visitor, table: Table) -> Markup | None:
    """A draw that was typed in wrongly is taken back, where nobody else has to agree."""
    last = table.session.line[-1] if table.session.line else None
    if last is None or last.seat != CHANCE or not table.free_hand or not table.hosted_by(visitor.person):
        return None
    return do_button(visitor, table.row.id, "undo", visitor.say("w-referee-undo"), seat=CHANCE)


@cache
def preview() -> Markup:
    """Where the script shows what a thing is and what a choice would do."""
    return el(
        "div",
        {"id": "foretold", "class": "foretold script"},
        el("div", {"id": "preview", "class": "preview", "aria-live": "polite"}),
    )


def choice_list(visitor: Visitor, table: Table, scene: Scene, prompt: Prompt) -> Markup:
    """Every choice as a button, grouped by its first pick: for keyboards, screen readers and pages without script."""
    names = dict(scene.buttons)
    groups: dict[str, list[Choice]] = {}
    for choice in prompt.choices:
        groups.setdefault(choice.picks[0] if choice.picks[0] in names else "", []).append(choice)
    lists = []
    for key, choices in groups.items():
        items = [
            choice_item(visitor, table.game.key, *told_of(choice), known_by(visitor, table, choice))
            for choice in choices
        ]
        body = el("ul", None, items)
        lists.append(
            el(
                "details",
                # One choice behind a button: with the script, that button is enough.
                {
                    "class": "group single" if len(choices) == 1 else "group",
                    "id": f"group-{key}",
                    "data-verb": key or None,  # with the script it is shown once that button is pressed
                },
                el("summary", None, group_name(visitor, names.get(key, ""), len(choices))),
                body,
            )
            if key in names or len(choices) > FEW
            else body
        )
    return el(
        "section",
        {"id": "choices", "class": "choices", "aria-label": visitor.say("w-choices")},
        el("h2", {"class": "hidden"}, visitor.say("w-choices")),
        verb_buttons(scene, prompt),
        form(visitor, f"/t/{table.row.id}/do", hidden(verb="act", seat=prompt.seat, version=table.version), lists),
    )


@shared
def group_name(visitor: Visitor, verb: str, number: int) -> list[Child]:
    """Named by its verb only where there is no button for it."""
    as_list = el("span", {"class": "script"} if verb else None, f"{visitor.say('w-list')} ({number})")
    return [el("span", {"class": "no-script"}, f"{verb} ({number})") if verb else None, as_list]


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


Told = tuple[str, str, bool, bool, tuple[str, ...], tuple[Odds, ...], tuple[Modifier, ...], tuple[Track, ...]]


def told_of(choice: Choice) -> Told:
    """What is written of a choice, whichever way one picks it."""
    one = choice
    return one.text, one.label, one.wins, one.loses, one.effect, one.odds, one.modifiers, one.tracks


def known_by(visitor: Visitor, table: Table, choice: Choice) -> str:
    """How we know the effect that a choice has by a card, with its rule, unless that is stated."""
    known = table.game.effect_text(choice.origin, visitor.lang) if choice.origin in UNCERTAIN else ""
    return f"{choice.rule} · {known}" if known else ""


@shared  # a turn may have a hundred, and most are offered again
def choice_item(
    visitor: Visitor,
    game: str,
    text: str,
    label: str,
    wins: bool,
    loses: bool,
    effect: tuple[str, ...],
    odds: tuple[Odds, ...],
    modifiers: tuple[Modifier, ...],
    tracks: tuple[Track, ...],
    origin: str,
) -> Markup:
    flag = f" ★ {visitor.say('w-wins')}" if wins else f" ✖ {visitor.say('w-loses')}" if loses else ""
    button = el(
        "button",
        {
            "type": "submit",
            "name": "choice",
            "value": text,
            "class": f"choice{' wins' if wins else ''}{' loses' if loses else ''}",
        },
        el("span", {"class": "label"}, label, el("b", None, flag) if flag else None),
        sum_of(visitor, game, modifiers) if modifiers else None,
        [track(one) for one in tracks],
        [el("span", {"class": "effect"}, line) for line in effect_lines(visitor, effect, odds)],
        el("span", {"class": "origin"}, origin) if origin else None,
    )
    return el("li", None, button)


def sum_of(visitor: Visitor, game: str, modifiers: tuple[Modifier, ...]) -> Markup:
    """The itemised sum that decides, each item with its rule."""
    items = [
        el(
            "span",
            {"class": "item"},
            f"{signed(one.amount)} {one.label} ",
            # A button can't contain a link; the script makes it one where it can be clicked.
            el("i", {"class": "cite", "data-href": rule_url(visitor, game, one.rule)}, one.rule),
        )
        for one in modifiers
    ]
    total = el("b", {"class": "item"}, f"= {signed(sum(one.amount for one in modifiers))}")
    return el("span", {"class": "sum"}, items, total)


def effect_lines(visitor: Visitor, effect: tuple[str, ...], odds: tuple[Odds, ...]) -> list[str]:
    parts = list(effect[1:] if len(effect) > 1 else effect)
    if odds:
        shares = ", ".join(f"{one.label} {percent(one)}{one.weight}/{one.total}" for one in odds)
        parts.append(f"{visitor.say('w-odds')}: {shares}")
    return [part.replace(" %", "\N{NO-BREAK SPACE}%") for part in parts]


def percent(one: Odds) -> str:
    """In percent, too, unless the label already says it."""
    return "" if "%" in one.label else f"{round(100 * one.share)} % = "


def choice_data(prompt: Prompt | None) -> Markup:
    """What the script needs to narrow clicks down to one choice."""
    choices = prompt.choices if prompt else ()
    data = [(one.text, (one.picks, *one.also), " ".join(one.path), one.start, one.mark) for one in choices]
    told = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
    return el("script", {"type": "application/json", "id": "choice-data"}, Markup(told))
