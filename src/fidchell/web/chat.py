"""The chat of a table: one channel for the players, one for the spectators; the host may mute."""

from functools import cache, lru_cache
from typing import Final

from fidchell.server.store import NEWEST, Message
from fidchell.server.tables import Table
from fidchell.server.talk import LONGEST_MESSAGE, skeleton
from fidchell.web.board import mark_of
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor, button, form, hidden, shared, simple

SHOWN: Final = {"players": 50, "spectators": 20}  # beside the board; older ones have pages of their own
PAGE: Final = 50
PHRASE: Final = "::"  # begins a quick phrase, stored by its name
PHRASES: Final = ("hello", "luck", "well", "moment", "thanks", "again")
QUICK: Final = frozenset(PHRASE + name for name in PHRASES)
EXCERPT: Final = 30  # characters of a message that tell its writer from others of the same name


@lru_cache(maxsize=4096)
def told(message: Message, kind: str, mark: Markup | None, whose: str, text: str) -> Markup:
    return el(
        "li",
        {"id": f"said-{message.number}", "class": kind},
        mark,
        el("b", None, el("bdi", None, message.name)),
        el("span", {"class": "as"}, f" · {whose}: "),
        el("bdi", None, text),
    )


class Writers:
    """How writers are named to a visitor. What many messages share is rendered once, so that a full chat stays fast."""

    def __init__(self, visitor: Visitor, table: Table) -> None:
        self.table, self.visitor, self.word = table, visitor, cache(visitor.say)
        self.own = table.seats_of(visitor.person)
        self.taken = {skeleton(seat.name) for seat in table.seats if seat.kind != "open"}
        self.seat = cache(self._seat)

    def _seat(self, seat: int) -> tuple[str, Markup, str]:
        """A seat's class, mark and name."""
        colour = self.table.game.seat_colour(seat, len(self.table.seats))
        mark = el("span", {"class": "mark", "aria-hidden": "true"}, mark_of(self.table.game, colour))
        return f"seated colour-{colour}", mark, self.visitor.seat_name(self.table, seat)

    def whose(self, message: Message) -> str:
        """The writer's seat, or what they are without one; a name that looks like a player's is marked as another's."""
        if message.seat is None and not message.person:
            return self.word("w-unsigned")
        return self.called(message.seat, message.name)

    def called(self, seat: int | None, name: str) -> str:
        if seat is not None:
            return self.seat(seat)[2]
        return self.word("w-impostor" if skeleton(name) in self.taken else "w-spectator")

    def told(self, message: Message) -> Markup:
        kind, mark = ("unseated", None) if message.seat is None else self.seat(message.seat)[:2]
        own = " mine" if message.seat is not None and message.seat in self.own else ""
        return told(message, kind + own, mark, self.whose(message), self.text(message.text))

    def text(self, text: str) -> str:
        """A message; a quick phrase in the reader's language."""
        return self.word(f"w-phrase-{text.removeprefix(PHRASE)}") if text in QUICK else text


def messages(visitor: Visitor, table: Table, open: bool = False) -> Markup:
    """The chat on the table's page: both channels, and where to write."""
    asked = table.said or not table.store.shared  # a file costs nothing to look into
    counts = table.store.said(table.row.id) if asked else (0, 0)
    own = table.speaker(visitor.person, "")[0] is not None
    if not any(counts) and not table.muted:
        return box(visitor, table.row.id, own, open, counts)
    read, writers = table.store.messages, Writers(visitor, table)
    spoken = read(table.row.id, "players", number=SHOWN["players"]) if counts[0] else []
    called = read(table.row.id, "spectators", number=SHOWN["spectators"]) if counts[1] else []
    lines = tuple(map(writers.told, spoken)), tuple(map(writers.told, called))
    return box(visitor, table.row.id, own, open, counts, *lines, quiet(visitor, table, writers, [*called, *spoken]))


@shared
def box(
    visitor: Visitor,
    table: str,
    own: bool,
    open: bool,
    counts: tuple[int, int],
    spoken: tuple[Markup, ...] = (),
    called: tuple[Markup, ...] = (),
    muting: Markup | None = None,
) -> Markup:
    """The chat with these lines of both channels; `own`: for somebody who plays here."""
    say, (players, spectators) = visitor.say, counts
    speak, quick = speak_form(visitor, table), phrases(visitor, table)
    older = players > len(spoken) or spectators > len(called)
    everything = el(
        "a", {"href": visitor.url(f"/t/{table}/messages")}, say("w-all-messages", number=players + spectators)
    )
    # The spectators' channel is separate: whoever does not want to read it closes it.
    gallery = el(
        "details",
        {"class": "gallery", "id": "gallery", "open": True},
        el("summary", None, f"{say('w-gallery')} ({spectators})"),
        tail(called, "called", say("w-gallery")),
        None if own else speak,
    )
    return el(
        "details",
        {"class": "chat", "id": "chat", "open": open},
        el("summary", None, f"{say('w-chat')} ({players + spectators})"),
        el("p", {"class": "status"}, say("w-point-hint")) if own else None,
        el("p", {"class": "status"}, everything) if older else None,
        tail(spoken, "spoken", say("w-chat")),
        quick if own else None,
        speak if own else None,
        gallery if called or not own else None,
        muting,
    )


def tail(lines: tuple[Markup, ...], name: str, label: str) -> Markup:
    """Messages in a box scrolled to its end, where the newest is."""
    return el(
        "div",
        {"class": "tail", "role": "log", "tabindex": 0, "aria-label": label},
        el("ul", {"id": name}, lines),
    )


@shared
def speak_form(visitor: Visitor, table: str) -> Markup:
    field = el(
        "input",
        {
            "name": "text",
            "id": "say-text",
            "maxlength": LONGEST_MESSAGE,
            "required": True,
            "autocomplete": "off",
            "aria-label": visitor.say("w-say"),
        },
    )
    verb = hidden(verb="say")
    return form(visitor, f"/t/{table}/do", verb, field, button(visitor.say("w-say")), **{"class": "say"})


@shared
def phrases(visitor: Visitor, table: str) -> Markup:
    """A word with one click, which everybody reads in their own language."""
    buttons = [button(visitor.say(f"w-phrase-{name}"), "text", PHRASE + name, "phrase") for name in PHRASES]
    return form(visitor, f"/t/{table}/do", hidden(verb="say"), buttons, **{"class": "phrases"})


def quiet(visitor: Visitor, table: Table, writers: Writers, said: list[Message]) -> Markup | None:
    """Where the host mutes and unmutes. A message stands for its writer, whose id is sent to nobody."""
    if not table.hosted_by(visitor.person):
        return None
    last = {message.person: message for message in said if message.person not in ("", visitor.person, *table.muted)}
    rows = [
        (f"{message.name} · {writers.whose(message)}: {excerpt(writers.text(message.text))}", "mute", message.number)
        for message in reversed(last.values())
    ] + [
        (f"{name} · {writers.called(table.speaker(person, '')[0], name)}", "unmute", number)
        for person, (number, name) in table.muted.items()
    ]
    if not rows:
        return None
    items = [
        el(
            "li",
            None,
            el("bdi", None, who),
            " ",
            form(
                visitor,
                f"/t/{table.row.id}/do",
                hidden(verb=verb, message=number),
                button(visitor.say(f"w-{verb}")),
                **{"class": "do"},
            ),
        )
        for who, verb, number in rows
    ]
    return el(
        "details",
        {"class": "quiet", "id": "quiet"},
        el("summary", None, visitor.say("w-quiet")),
        el("ul", None, items),
    )


def excerpt(text: str) -> str:
    return text if len(text) <= EXCERPT else f"{text[:EXCERPT]}…"


def messages_page(visitor: Visitor, table: Table, before: int | None) -> str:
    """All stored messages, page by page, both channels in order."""
    writers, found = (
        Writers(visitor, table),
        table.store.messages(table.row.id, before=before or NEWEST, number=PAGE + 1),
    )
    shown, here = found[-PAGE:], visitor.url(f"/t/{table.row.id}")
    first = shown[0].number if shown else 0
    older = el("a", {"href": f"{here}/messages?before={first}"}, visitor.say("w-older"))
    newest = el("a", {"href": f"{here}/messages"}, visitor.say("w-newest"))
    back = el("a", {"href": here}, visitor.say("w-back"))
    return simple(
        visitor,
        visitor.say("w-chat"),
        el("p", {"class": "row steps"}, older if len(found) > PAGE else None, newest if before else None, back),
        el("ul", {"class": "said"}, [writers.told(message) for message in shown]),
    )
