"""Who plays: the list of players, invitations, news of a seat, the curtain between players at one screen."""

import time
from functools import lru_cache

from fidchell.bots.personas import level_of
from fidchell.core.registry import rules_rev
from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.board import mark_of
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, button, copy_button, do_button, form
from fidchell.web.personas import fill, portrait
from fidchell.web.view import Parts


def players(visitor: Visitor, table: Table, parts: Parts) -> Markup:
    items: dict[str, Markup | None] = {}
    for number, seat in enumerate(table.seats):
        acting = number in table.actors()
        colour = table.game.seat_colour(number, len(table.seats))
        note = table.game.seat_note(table.session.state, number, visitor.lang) if table.started else ""
        notes = [visitor.say("w-seat-you")] if seat.person == visitor.person and seat.kind == "person" else []
        named = seat.person is not None or level_of(seat.bot) is not None  # a nameless one is called a bot anyway
        notes += [visitor.say("w-seat-bot")] if seat.by_bot and named else []
        notes += [visitor.say("w-seat-resigned")] if seat.resigned else []
        items[f"player-{number}"] = player(
            number,
            f"player colour-{colour}{' acting' if acting else ''}",
            mark_of(table.game, colour),
            visitor.seat_name(table, number),
            portrait(seat.bot) if seat.by_bot and seat.person is None else None,
            visitor.who(seat),
            note,
            ", ".join(notes),
            clock(table) if acting and not seat.by_bot else None,
            kick(visitor, table, number),
        )
    return el("ul", {"id": "players", "class": "players"}, parts.put("players", items))


@lru_cache(maxsize=4096)  # most is the same after a move
def player(
    number: int, look: str, mark: str, seat: str, face: Markup | None, name: str, note: str, notes: str, *more: Child
) -> Markup:
    return el(
        "li",
        {"id": f"player-{number}", "class": look},
        el("span", {"class": "mark", "aria-hidden": "true"}, mark),
        el("b", None, seat),
        " ",
        face,
        name,
        el("span", {"class": "as"}, f" · {note}") if note else None,
        el("i", None, f" ({notes})") if notes else None,
        *more,
    )


def clock(table: Table) -> Markup | None:
    """How long somebody may still think; the script counts down."""
    if not table.settings.limit or not table.started or table.over:
        return None
    left = max(0, int(table.settings.limit - (time.time() - table.waiting_since)))
    return el("span", {"class": "clock", "role": "timer", "data-left": left}, f"{left // 60}:{left % 60:02d}")


def kick(visitor: Visitor, table: Table, seat: int) -> Markup | None:
    """Before the start the host may remove somebody."""
    other = table.seats[seat].kind == "person" and table.seats[seat].person != visitor.person
    if table.started or not other or not table.hosted_by(visitor.person):
        return None
    return do_button(visitor, table.row.id, "kick", visitor.say("w-kick"), seat=seat)


def invitations(visitor: Visitor, table: Table, base: str) -> Markup | None:
    items: list[Child] = []
    host = table.hosted_by(visitor.person)
    for number, seat in enumerate(table.seats):
        if seat.kind != "open":
            continue
        name = visitor.seat_name(table, number)
        link = f"{base}/t/{table.row.id}/join/{seat.invite}"
        if host:
            items.append(
                el(
                    "li",
                    None,
                    el("h3", None, visitor.say("w-invite", seat=name)),
                    copy_button(visitor, link, visitor.say("w-copy-link"), "main"),
                    el(
                        "input",
                        {
                            "class": "link",
                            "readonly": True,
                            "value": link,
                            "aria-label": visitor.say("w-invite", seat=name),
                        },
                    ),
                    el(
                        "details",
                        {"class": "code", "id": f"code-{number}"},
                        el("summary", None, visitor.say("w-code")),
                        el(
                            "img",
                            {
                                "src": visitor.url(f"/t/{table.row.id}/code/{seat.invite}.svg"),
                                "alt": visitor.say("w-code-alt", seat=name),
                                "loading": "lazy",
                                "width": 240,
                                "height": 240,
                            },
                        ),
                    ),
                    fill(visitor, table, number),
                )
            )
        elif table.settings.listed:
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
    seeks = table.settings.seeks and host
    named = call_me(visitor, table)
    if not (items or named):
        return None
    return el(
        "section",
        {"class": "invitations", "id": "invitations"},
        el("p", None, visitor.say("w-seeking")) if seeks else None,
        named,
        el("ul", None, items),
    )


def call_me(visitor: Visitor, table: Table) -> Markup | None:
    """Whoever waits for others is asked once what to call them."""
    if visitor.named or not table.seats_of(visitor.person):
        return None
    field = el("input", {"name": "name", "maxlength": 24, "required": True, "autocomplete": "nickname"})
    fields = [el("label", None, visitor.say("w-call-me"), field), button(visitor.say("w-keep"))]
    return form(visitor, f"/t/{table.row.id}/name", fields, **{"class": "call-me", "data-page": "yes"})


def news(visitor: Visitor, table: Table) -> Markup | None:
    """Who has left, come back, resigned or been replaced, until somebody moves."""
    news = table.settings.news
    if table.over or news is None:
        return None
    text = visitor.tell("w-news", table, [news.seat], by_name=news.what != "failed", what=news.what)
    return el("section", {"class": "offer", "id": "news"}, el("p", {"role": "status"}, text))


def archived(visitor: Visitor, table: Table) -> Markup | None:
    """Nobody has touched the table for long; a player may go on."""
    if not table.archived:
        return None
    plays = any(seat.person == visitor.person for seat in table.seats if visitor.person)
    text = el("p", {"role": "status"}, visitor.say("w-archived-why", plays="yes" if plays else "no"))
    wake = do_button(visitor, table.row.id, "wake", visitor.say("w-wake"), look="main") if plays else None
    return el("section", {"class": "offer", "id": "archived"}, text, wake)


def trial(visitor: Visitor, table: Table) -> Markup | None:
    """A what-if says what it is and where it comes from."""
    if not table.settings.trial:
        return None
    origin = table.settings.origin
    link = (
        el("a", {"href": visitor.url(f"/t/{origin[0]}?at={origin[1]}")}, visitor.say("w-trial-origin", move=origin[1]))
        if origin
        else None
    )
    return el("section", {"class": "offer", "id": "trial"}, el("p", None, visitor.say("w-trial"), " ", link))


def older_rules(visitor: Visitor, table: Table) -> Markup | None:
    """A table that was begun before a change of the rules says which ones hold here."""
    game = table.game
    if game.key == game.id:
        return None
    said = visitor.say("w-older-rules", revision=game.meta.rules_rev, newest=rules_rev(game.id))
    link = el("a", {"href": visitor.url(f"/rules/{game.key}")}, visitor.say("w-rules"))
    return el("section", {"class": "offer", "id": "older-rules"}, el("p", None, said, " ", link))


def reconstructed(visitor: Visitor, table: Table) -> Markup | None:
    """A table with reconstructed parts says so, with a link to where they come from."""
    said = table.game.reconstructed(visitor.lang)
    if not said:
        return None
    link = el("a", {"href": f"{visitor.url(f'/rules/{table.game.key}')}#sources"}, visitor.say("w-sources"))
    return el("p", {"class": "origin", "id": "reconstructed"}, said, " ", link)


def curtain(visitor: Visitor, table: Table, looking: Look) -> Markup | None:
    """Several players at one screen: whoever is to choose in secret takes the screen first."""
    if looking.curtain is None:
        return None
    who = visitor.seat_name(table, looking.curtain)
    return el(
        "section",
        {"class": "curtain", "id": "curtain"},
        el("p", None, visitor.say("w-curtain-hint", who=who)),
        el(
            "div",
            {"class": "row"},
            do_button(
                visitor,
                table.row.id,
                "unveil",
                visitor.say("w-curtain-open", who=who),
                look="main",
                seat=looking.curtain,
            ),
            do_button(visitor, table.row.id, "curtain", visitor.say("w-curtain-off"), seat=looking.curtain)
            if len(table.people()) == 1
            else None,
        ),
    )
