"""What is on offer at a table, and what became of it."""

from functools import partial

from fidchell.server import offers
from fidchell.server.offers import Offer
from fidchell.server.table import Table
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, do_button


def offer(visitor: Visitor, table: Table) -> Markup | None:
    """What is asked of the others; afterwards, what became of it."""
    on_offer, answered = table.offered, table.settings.answered
    about = on_offer or answered
    if table.over or about is None or not offers.concerns(table, about.kind, about.seat, visitor.person):
        return None
    if on_offer is None:
        return el(
            "section", {"class": "offer", "id": "offer"}, el("p", {"role": "status"}, answer_text(visitor, table))
        )
    kept = [n for n, seat in enumerate(table.seats) if visitor.person and seat.person == visitor.person]
    asked = [seat for seat in offers.asked(table, on_offer) if seat not in on_offer.yes]
    mine = next((seat for seat in asked if seat in kept), None)
    answers: list[Child] = []
    answer, this = partial(do_button, visitor, table.row.id, "answer"), on_offer.number
    if mine is not None:
        answers.append(answer(visitor.say("w-agree"), look="main", seat=mine, yes="yes", offer=this))
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
        seats = [seat for seat in asked if table.seats[seat].stands_in == away]
        if seats:
            lines.append(el("p", {"class": "status"}, visitor.tell(word, table, seats)))
    return lines


def offer_text(visitor: Visitor, table: Table, offer: Offer, own: bool) -> list[Child]:
    """Who asks for what; a take-back says how far it goes and shows it."""
    depth = offers.depth(table, offer) if offer.kind == "takeback" else 0
    other = visitor.seat_name(table, offer.about, "object") if offer.kind == "replace" else ""
    text = visitor.tell(
        f"w-offer-{offer.kind}", table, [offer.seat], moves=depth, other=other, own="yes" if own else "no"
    )
    at = len(table.session.line) - depth
    link = el("a", {"href": visitor.url(f"/t/{table.row.id}?at={at}")}, visitor.say("w-offer-where"))
    return [text, " ", link] if offer.kind == "takeback" else [text]


def answer_text(visitor: Visitor, table: Table) -> str:
    """What became of the last offer."""
    answered = table.settings.answered
    if answered is None:
        return ""
    by = visitor.seat_name(table, answered.by, "the")
    number = table.game.seats_number([answered.by], visitor.lang, len(table.seats))
    about = {"by": by, "how": answered.how, "kind": answered.kind}
    return visitor.tell("w-answered", table, [answered.seat], by_name=False, by_number=number, **about)
