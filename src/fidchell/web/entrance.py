"""The pages by which people come in: taking a seat, opening a personal link on another device."""

from fidchell.server.tables import Table
from fidchell.web import pages
from fidchell.web.home import cover, covers, facts
from fidchell.web.html import el
from fidchell.web.pages import Visitor


def join(visitor: Visitor, table: Table, seat: int, path: str) -> str:
    known = visitor.name if visitor.named else ""
    name = el(
        "input",
        {"name": "name", "value": known, "placeholder": visitor.name, "maxlength": 24, "autocomplete": "nickname"},
    )
    field = el("label", None, visitor.say("w-your-name"), name)
    commitment = table.session.record.commitment
    random = None if commitment is None else pages.contribution(commitment)
    entry = pages.form(visitor, path, random, field, pages.button(visitor.say("w-join"), kind="main"))
    host = next((one.name for one in table.seats if one.person == table.settings.host), "")
    game = table.game.say(visitor.lang, "title")
    what = visitor.say("w-join-what", game=game, host=host) if host else game  # a program may have opened it
    return pages.simple(
        visitor,
        visitor.say("w-join-as", seat=visitor.seat_name(table, seat)),
        covers([table.game]),
        el("div", {"class": "cover", "aria-hidden": "true"}, cover(table.game)),
        el("p", None, what),
        el("p", None, table.game.say(visitor.lang, "summary")),
        el("p", {"class": "facts"}, facts(visitor, table.game)),
        entry,
        pages.fair_draws(visitor, commitment),
    )


def late(visitor: Visitor, table: Table, why: str) -> str:
    """An invitation that is used up or never existed; somebody who plays here already is shown the way to the table."""
    here = visitor.url(f"/t/{table.row.id}")
    seat = table.speaker(visitor.person, "")[0]
    if seat is not None:
        return pages.simple(
            visitor,
            visitor.say("w-join-late"),
            el("p", None, visitor.say("w-join-seated", seat=visitor.seat_name(table, seat))),
            el("p", None, el("a", {"class": "button main", "href": here}, visitor.say("w-join-back"))),
        )
    return pages.simple(
        visitor,
        visitor.say("w-join-late"),
        el("p", None, visitor.say("w-join-late-why", why="over" if table.over else why)),
        el("p", None, el("a", {"class": "button", "href": here}, visitor.say("w-join-watch"))),
    )


def carry(visitor: Visitor, path: str) -> str:
    entry = pages.form(visitor, path, pages.button(visitor.say("w-carry-here"), kind="main"))
    return pages.simple(visitor, visitor.say("w-carry-title"), entry)


def carried_before(visitor: Visitor) -> str:
    return pages.simple(visitor, visitor.say("w-carry-title"), el("p", {"role": "alert"}, visitor.say("w-carry-over")))
