"""What a player can do besides choosing: take back, propose a draw or a stop, resign, leave."""

import time
from functools import partial

from fidchell.server import coaching, offers
from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.commands import PACES
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, do_button


def tools(visitor: Visitor, table: Table, own: list[int], looking: Look) -> Markup:
    found: list[Child] = []
    if own and table.started and not table.over:
        # Whoever has just been given the screen can't take back what another has chosen in secret.
        mine = [looking.eyes] if len(own) > 1 and table.game.secrets and looking.eyes is not None else own
        movers = [seat for seat in mine if any(step.seat == seat for step in table.session.line)]
        last = max(
            movers, key=lambda seat: max(step.number for step in table.session.line if step.seat == seat), default=None
        )
        asked = table.offered is not None and (table.offered.kind, table.offered.seat) == ("takeback", last)
        if last is not None and not table.lesson and not asked:
            free = "w-undo" if table.session.undo_depth(last) else "w-undo-redraw" if table.free_hand else "w-takeback"
            found.append(do_button(visitor, table, "undo", visitor.say(free), seat=last))
        if looking.seat in table.actors() and coaching.may_help(table, visitor.person) and not visitor.quiet:
            href = visitor.url(f"/t/{table.row.id}/hint")
            found.append(el("a", {"class": "button", "id": "hint", "href": href}, visitor.say("w-hint")))
        against = not table.game.meta.together  # where all play together, nobody can concede
        more = [
            propose_draw(visitor, table, own[0]) if against else None,
            stop(visitor, table, own[0]),
            resign(visitor, table, own[0]) if against else None,
            do_button(visitor, table, "leave", visitor.say("w-leave"), seat=own[0]),
            fingerprint(visitor, table),
            el("p", {"class": "status"}, patience_text(visitor, table)) if len(table.people()) > 1 else None,
        ]
        waits_for_people = [
            seat for seat in table.actors() if seat >= 0 and seat not in own and not table.seats[seat].by_bot
        ]
        if waits_for_people:
            found.append(do_button(visitor, table, "nudge", visitor.say("w-nudge"), seat=own[0]))
        found += waited_for(visitor, table, own)
        if table.taught:  # the script goes on only if the learner does
            more = []
        menu = el("div", {"class": "menu"}, more)
        if more:
            found.append(el("details", {"id": "more"}, el("summary", None, visitor.say("w-more-tools")), menu))
    elif table.started and not table.told_all:
        found += [*pacing(visitor, table), fingerprint(visitor, table)]
    elif not table.started and table.hosted_by(visitor.person):
        sure = do_button(visitor, table, "cancel", visitor.say("w-sure"))
        found.append(el("details", {"id": "cancel"}, el("summary", None, visitor.say("w-cancel")), sure))
    elif not table.started and own:
        found.append(do_button(visitor, table, "leave", visitor.say("w-leave-early"), seat=own[0]))
    for number, seat in enumerate(table.seats):
        if seat.person == visitor.person and seat.stands_in and not table.over:
            found.append(do_button(visitor, table, "return", visitor.say("w-return"), seat=number))
    found.append(
        el(
            "a",
            {"class": "button", "href": visitor.url(f"/rules/{table.game.key}?table={table.row.id}")},
            visitor.say("w-rules"),
        )
    )
    return el("section", {"class": "tools", "id": "tools"}, found)


def pacing(visitor: Visitor, table: Table) -> list[Markup]:
    """How fast bots play among themselves; paused, they wait for each step."""
    if table.people() or not table.hosted_by(visitor.person):
        return []
    paused, now = table.settings.paused, table.settings.pace
    change = partial(do_button, visitor, table, "pace")
    first = [
        change(visitor.say("w-pace-resume" if paused else "w-pace-pause"), paused="no" if paused else "yes"),
        *([do_button(visitor, table, "step", visitor.say("w-pace-step"))] if paused else []),
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
            found.append(do_button(visitor, table, "offer", label, seat=own[0], kind="replace", about=seat))
    return found


def patience_text(visitor: Visitor, table: Table) -> str:
    """What happens to the seat of somebody who doesn't come back."""
    limit = table.settings.limit
    if limit:
        return f"{visitor.say('w-limit')}: {visitor.say('w-limit-choice', seconds=limit)}"
    return f"{visitor.say('w-patience')}: {visitor.say('w-patience-choice', seconds=table.settings.patience)}"


def propose_draw(visitor: Visitor, table: Table, seat: int) -> Markup:
    return do_button(visitor, table, "offer", visitor.say("w-propose-draw"), seat=seat, kind="draw")


def fingerprint(visitor: Visitor, table: Table) -> Markup | None:
    """A link to the seed's fingerprint, to be noted before the end; none where chance is typed in or plays no part."""
    if table.typed or not any(verb.chance for verb in table.game.notation.verbs):
        return None
    return el("a", {"class": "button", "href": visitor.url(f"/t/{table.row.id}/verify")}, visitor.say("w-verify"))


def resign(visitor: Visitor, table: Table, seat: int) -> Markup:
    """Resigning can't be undone, so it asks for confirmation."""
    sure = do_button(visitor, table, "resign", visitor.say("w-resign-sure"), seat=seat)
    return el("details", {"id": "resign"}, el("summary", None, visitor.say("w-resign")), sure)


def stop(visitor: Visitor, table: Table, seat: int) -> Markup:
    """The others are asked to agree; somebody who has all seats is asked for confirmation."""
    if not table.one_person():
        return do_button(visitor, table, "offer", visitor.say("w-stop"), seat=seat, kind="stop")
    sure = do_button(visitor, table, "offer", visitor.say("w-sure"), seat=seat, kind="stop")
    return el("details", {"id": "stop"}, el("summary", None, visitor.say("w-stop")), sure)
