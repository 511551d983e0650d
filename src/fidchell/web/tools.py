"""What a player can do besides choosing: take back, propose a draw or a stop, resign, leave."""

import time
from functools import partial

from fidchell.server import coaching, offers
from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.commands import PACES
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, do_button, shared


def tools(visitor: Visitor, table: Table, own: list[int], looking: Look) -> Markup:
    found: list[Child] = []
    if own and table.started and not table.over:
        # Whoever has just been given the screen can't take back what another has chosen in secret.
        mine = [looking.eyes] if len(own) > 1 and table.game.secrets and looking.eyes is not None else own
        last = next((step.seat for step in reversed(table.session.line) if step.seat in mine), None)
        asked = table.offered is not None and (table.offered.kind, table.offered.seat) == ("takeback", last)
        if last is not None and not table.lesson and not asked:
            free = "w-undo" if table.session.undo_depth(last) else "w-undo-redraw" if table.free_hand else "w-takeback"
            found.append(do_button(visitor, table.row.id, "undo", visitor.say(free), seat=last))
        if looking.seat in table.actors() and coaching.may_help(table, visitor.person) and not visitor.quiet:
            found.append(link(visitor, f"/t/{table.row.id}/hint", "w-hint", "hint"))
        waits_for_people = [
            seat for seat in table.actors() if seat >= 0 and seat not in own and not table.seats[seat].by_bot
        ]
        if waits_for_people:
            found.append(do_button(visitor, table.row.id, "nudge", visitor.say("w-nudge"), seat=own[0]))
        found += waited_for(visitor, table, own)
        if not table.taught:  # the script goes on only if the learner does
            against = not table.game.meta.together  # where all play together, nobody can concede
            patience = patience_text(visitor, table) if len(table.people()) > 1 else ""
            found.append(menu(visitor, table.row.id, own[0], against, table.one_person(), sealed(table), patience))
    elif table.started and not table.told_all:
        found += [*pacing(visitor, table), fingerprint(visitor, table.row.id) if sealed(table) else None]
    elif not table.started and table.hosted_by(visitor.person):
        sure = do_button(visitor, table.row.id, "cancel", visitor.say("w-sure"))
        found.append(el("details", {"id": "cancel"}, el("summary", None, visitor.say("w-cancel")), sure))
    elif not table.started and own:
        found.append(do_button(visitor, table.row.id, "leave", visitor.say("w-leave-early"), seat=own[0]))
    for number, seat in enumerate(table.seats):
        if seat.person == visitor.person and seat.stands_in and not table.over:
            found.append(do_button(visitor, table.row.id, "return", visitor.say("w-return"), seat=number))
    found.append(link(visitor, f"/rules/{table.game.key}?table={table.row.id}", "w-rules"))
    return el("section", {"class": "tools", "id": "tools"}, found)


@shared
def link(visitor: Visitor, path: str, message: str, name: str = "") -> Markup:
    """A link that looks like a button."""
    return el("a", {"class": "button", "id": name or None, "href": visitor.url(path)}, visitor.say(message))


@shared
def menu(visitor: Visitor, table: str, seat: int, against: bool, alone: bool, sealed: bool, patience: str) -> Markup:
    """What is rarely wanted. `alone`: one person has all seats; `sealed`: chance has a fingerprint."""
    more = [
        do_button(visitor, table, "offer", visitor.say("w-propose-draw"), seat=seat, kind="draw") if against else None,
        stop(visitor, table, seat, alone),
        resign(visitor, table, seat) if against else None,
        do_button(visitor, table, "leave", visitor.say("w-leave"), seat=seat),
        fingerprint(visitor, table) if sealed else None,
        el("p", {"class": "status"}, patience) if patience else None,
    ]
    summary = el("summary", None, visitor.say("w-more-tools"))
    return el("details", {"id": "more"}, summary, el("div", {"class": "menu"}, more))


def pacing(visitor: Visitor, table: Table) -> list[Markup]:
    """How fast bots play among themselves; paused, they wait for each step."""
    if table.people() or not table.hosted_by(visitor.person):
        return []
    paused, now = table.settings.paused, table.settings.pace
    change = partial(do_button, visitor, table.row.id, "pace")
    first = [
        change(visitor.say("w-pace-resume" if paused else "w-pace-pause"), paused="no" if paused else "yes"),
        *([do_button(visitor, table.row.id, "step", visitor.say("w-pace-step"))] if paused else []),
    ]
    kept = "yes" if paused else "no"
    return first + [
        change(visitor.say(f"w-pace-{name}"), look="chosen" if now == pace else "", pace=name, paused=kept)
        for name, pace in PACES.items()
    ]


def waited_for(visitor: Visitor, table: Table, own: list[int]) -> list[Markup]:
    """Buttons to give the seats of people who don't come back to a bot, once that is allowed."""
    found = []
    others = [seat for seat in table.actors() if seat >= 0 and seat not in own]
    for seat in others if own else ():
        if table.seats[seat].kind != "person" or table.settings.limit:
            continue
        standing = table.offered
        if standing and (standing.kind, standing.about) == ("replace", seat) and not offers.agreed(table, standing):
            continue
        if time.time() - table.waiting_since >= table.settings.patience:
            label = visitor.tell("w-replace", table, [seat])
            found.append(do_button(visitor, table.row.id, "offer", label, seat=own[0], kind="replace", about=seat))
    return found


def patience_text(visitor: Visitor, table: Table) -> str:
    """What happens to the seat of somebody who doesn't come back."""
    limit = table.settings.limit
    if limit:
        return f"{visitor.say('w-limit')}: {visitor.say('w-limit-choice', seconds=limit)}"
    return f"{visitor.say('w-patience')}: {visitor.say('w-patience-choice', seconds=table.settings.patience)}"


def sealed(table: Table) -> bool:
    """Whether the seed has a fingerprint to be noted before the end: not where chance is typed in or plays no part."""
    return not table.typed and any(verb.chance for verb in table.game.notation.verbs)


def fingerprint(visitor: Visitor, table: str) -> Markup:
    return link(visitor, f"/t/{table}/verify", "w-verify")


def resign(visitor: Visitor, table: str, seat: int) -> Markup:
    """Resigning can't be undone, so it asks for confirmation."""
    sure = do_button(visitor, table, "resign", visitor.say("w-resign-sure"), seat=seat)
    return el("details", {"id": "resign"}, el("summary", None, visitor.say("w-resign")), sure)


def stop(visitor: Visitor, table: str, seat: int, alone: bool) -> Markup:
    """The others are asked to agree; somebody who has all seats is asked for confirmation."""
    if not alone:
        return do_button(visitor, table, "offer", visitor.say("w-stop"), seat=seat, kind="stop")
    sure = do_button(visitor, table, "offer", visitor.say("w-sure"), seat=seat, kind="stop")
    return el("details", {"id": "stop"}, el("summary", None, visitor.say("w-stop")), sure)
