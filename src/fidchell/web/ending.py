"""How a game ended, and its draws checked afterwards."""

from fidchell.bots import guests
from fidchell.core.record import resigned
from fidchell.server import levels
from fidchell.server.table import Table
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor, do_button, simple
from fidchell.web.past import viewpoints


def ending(visitor: Visitor, table: Table) -> Markup | None:
    if not table.over:
        return None
    result = table.session.record.result or {}
    lines = [line.text for line in table.game.ending(table.session.state, visitor.lang)]
    gone = [visitor.seat_name(table, seat) for seat in resigned(table.session.record.moves)]
    if result.get("reason") in ("agreed", "stopped"):
        lines.insert(0, visitor.say(f"w-end-{result['reason']}"))
    if gone:
        told = visitor.say("w-end-resigned", who=visitor.listed(gone), number=len(gone))
        outcome, winners = table.session.state.outcome(), result.get("winners", [])
        if winners or (outcome and outcome.winners):
            names = visitor.listed([visitor.seat_name(table, seat) for seat in winners])
            told += f" {visitor.say('w-end-winners', who=names, number=len(winners))}"
        # The game's own result stands first, unless the winner is a bot that replaced somebody who resigned.
        theirs = outcome is not None and list(outcome.winners) == winners
        lines.insert(0 if result.get("reason") == "resigned" or (outcome and not theirs) else len(lines), told)
    following = table.settings.next
    again = (
        el("a", {"class": "button main", "href": visitor.url(f"/t/{following}")}, visitor.say("w-next-table"))
        if following
        else do_button(visitor, table, "rematch", visitor.say("w-rematch"), kind="main")
        if not table.closed
        else None
    )
    higher = levels.next_up(table, visitor.person) if again and not following else None
    up = (
        do_button(
            visitor,
            table,
            "rematch",
            visitor.say("w-level-up", who=visitor.bot(guests.spec_of(higher), "the")),
            bot=guests.spec_of(higher),
        )
        if higher
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
            up,
            el("a", {"href": visitor.url(f"/t/{table.row.id}/verify")}, visitor.say("w-verify")),
            el("a", {"href": visitor.url(f"/t/{table.row.id}/record.json")}, visitor.say("w-export")),
        ),
        viewpoints(visitor, table, len(table.session.line)),
    )


def checked(visitor: Visitor, table: Table, rolls: int, against: str) -> str:
    """The page that says whether every draw was right, if the seed is known."""
    record = table.session.record
    return simple(
        visitor,
        visitor.say("w-verify"),
        el("p", None, visitor.say("w-verified", rolls=rolls) if against == "seed" else visitor.say("w-unverified")),
        el("p", None, visitor.say("w-fair", commitment=record.commitment or "–")),
        el("p", None, f"{visitor.say('w-seed')}: {record.seed}") if record.seed else None,
        el("p", None, el("a", {"href": visitor.url(f"/t/{table.row.id}")}, visitor.say("w-back"))),
    )
