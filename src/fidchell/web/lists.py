"""Tables in lists, on the home page and on pages of their own: one's own, those to join and to watch, finished ones."""

import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from fidchell.bots import LEVELS, personas
from fidchell.server.store import Filter, Row, Word
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, button, form, page

LISTS = {"own": "w-your-tables", "open": "w-others-tables", "finished": "w-finished", "archived": "w-archived"}
PAGE = 100  # tables of a list at once
SHOWN = {"own": 6, "open": 4, "running": 4, "done": 4, "finished": 4, "archived": 4}  # of each group, on the home page
GROUPS = {
    "own": "w-your-tables",
    "open": "w-open-tables",
    "running": "w-running",
    "done": "w-your-finished",
    "finished": "w-others-finished",
    "archived": "w-archived",
}
TRIED = 86400  # seconds for which a what-if stays there
MANY = 6  # lists longer than this can be searched
MOST_WORDS = 5  # that are searched for
FURTHEST = 2000  # how far back a list goes
AGES = (("days", 86400), ("hours", 3600), ("minutes", 60))

# What narrows a list down.
STATES = {"own": ("turn", "free"), "open": ("free",), "finished": (), "archived": ("turn",)}


@dataclass(frozen=True)
class Asked:
    """What somebody looks for in a list of tables."""

    words: str = ""
    game: str = ""
    state: str = ""

    @classmethod
    def read(cls, query: Mapping[str, str], kind: str) -> "Asked":
        state = query.get("state", "")
        return cls(query.get("q", "")[:60].strip(), query.get("game", "")[:40], state if state in STATES[kind] else "")

    def query(self, first: int) -> str:
        named = {"q": self.words, "game": self.game, "state": self.state, "from": first or ""}
        return urlencode({name: value for name, value in named.items() if value})

    def filter(self, visitor: Visitor, titles: dict[str, str]) -> Filter:
        """Games and bots are known by what the reader calls them."""
        bots = {spec: visitor.bot(spec) for spec in map(personas.spec_of, LEVELS)}
        words = [
            Word(word, named(titles, word), named(bots, word)) for word in self.words.casefold().split()[:MOST_WORDS]
        ]
        return Filter(self.game, tuple(words), self.state)


def named(names: dict[str, str], word: str) -> tuple[str, ...]:
    return tuple(key for key, name in names.items() if word in name.casefold())


def grouped(visitor: Visitor, kind: str, rows: list[Row]) -> dict[str, list[Row]]:
    """A list as people think of it: seats to take and games to watch; one's own games and those of others."""
    if kind == "open":
        return {"open": [row for row in rows if row.has_room], "running": [row for row in rows if not row.has_room]}
    if kind == "finished":
        own = [row for row in rows if plays(visitor, row)]
        return {"done": own, "finished": [row for row in rows if row not in own]}
    return {kind: rows}


def plays(visitor: Visitor, row: Row) -> bool:
    return bool(visitor.person) and any(seat.person == visitor.person for seat in row.seats)


def table_lists(visitor: Visitor, kind: str, rows: list[Row], titles: dict[str, str]) -> list[Markup]:
    """The first tables of each group; those where it is one's turn stand first. What was only tried out and left is not
    among them."""
    found = []
    for group, tables in grouped(visitor, kind, rows).items():
        kept = [row for row in tables if not (row.settings.trial and (kind != "own" or left(row)))]
        shown = sorted(kept, key=lambda row: not my_turn(visitor, row))[: SHOWN[group]]
        if not shown:
            continue
        link = el("a", {"href": visitor.url(f"/tables/{kind}")}, visitor.say("w-all-tables"))
        heading = [visitor.say(GROUPS[group]), " ", link if len(tables) > len(shown) else None]
        if group == "done" and not visitor.quiet:  # what the coach has found in one's own finished games
            heading += [" ", el("a", {"href": visitor.url("/habits")}, visitor.say("w-habits"))]
        found.append(
            el(
                "section",
                {"class": f"tables {kind}", "id": f"tables-{group}"},
                el("h2", None, heading),
                el("ul", None, [table_item(visitor, row, titles) for row in shown]),
            )
        )
    return found


def left(row: Row) -> bool:
    return time.time() - row.changed > TRIED


def table_item(visitor: Visitor, row: Row, titles: dict[str, str]) -> Markup:
    """A table in a list: the game, who else is there, whose turn it is, since when; perhaps one may sit down."""
    others = [seat for seat in row.seats if not visitor.person or seat.person != visitor.person]
    free = sum(seat.kind == "open" for seat in others)
    present = Counter(visitor.who(seat) for seat in others if seat.kind != "open")
    known = [f"{number} × {name}" if number > 1 else name for name, number in present.items()]
    known += [visitor.say("w-free-seats", number=free)] if free else []
    names = visitor.listed(known) if known else visitor.say("w-just-you")
    turn, title = my_turn(visitor, row), titles.get(row.game, row.game)
    called = visitor.say("w-what-if-of", game=title) if row.settings.trial else title
    told = [el("span", None, f" · {names}")] if not (row.settings.seeks and row.has_room) else []
    return el(
        "li",
        {"class": "mine" if turn else None},
        el("a", {"href": visitor.url(f"/t/{row.id}")}, el("b", None, called), told),
        el("span", {"class": "state"}, f"{row_state(visitor, row)} · {ago(visitor, row.changed)}"),
        sit_down(visitor, row) if len(others) == len(row.seats) else None,
    )


def sit_down(visitor: Visitor, row: Row) -> Markup | None:
    """The free seat of somebody else's table; whoever has no name yet is asked for it on the way."""
    free = next((seat for seat in row.seats if seat.kind == "open"), None)
    if free is None or not row.settings.listed:
        return None
    path = f"/t/{row.id}/join/{free.invite}"
    if visitor.named:
        return form(visitor, path, button(visitor.say("w-sit-down")))
    return el("a", {"class": "button", "href": visitor.url(path)}, visitor.say("w-sit-down"))


def my_turn(visitor: Visitor, row: Row) -> bool:
    if row.summary.get("result") or row.has_room:
        return False
    acting = [row.seats[seat] for seat in row.summary.get("to_act", [])]
    return any(seat.person == visitor.person and seat.kind == "person" for seat in acting)


def ago(visitor: Visitor, then: float) -> str:
    """How long ago something was."""
    gone = max(0.0, time.time() - then)
    unit, size = next(((unit, size) for unit, size in AGES if gone >= size), ("now", 1))
    return visitor.say("w-ago", unit=unit, number=int(gone // size))


def finder(visitor: Visitor, kind: str, asked: Asked, titles: dict[str, str]) -> Markup:
    """By words, game and state; the script narrows down at once what is on the page."""
    say = visitor.say
    words = el("input", {"type": "search", "name": "q", "value": asked.words, "data-find": ".tables li"})
    games = [("", say("w-all-games")), *titles.items()]
    states = [("", say("w-all-states")), *((state, say(f"w-state-{state}")) for state in STATES[kind])]

    def menu(name: str, chosen: str, offered: list[tuple[str, str]]) -> Markup:
        options = [el("option", {"value": value, "selected": value == chosen}, text) for value, text in offered]
        return el("select", {"name": name, "aria-label": offered[0][1]}, options)

    return el(
        "form",
        {"class": "find", "role": "search", "action": visitor.url(f"/tables/{kind}")},
        el("label", None, say("w-find-table"), " ", words),
        menu("game", asked.game, games),
        menu("state", asked.state, states) if len(states) > 1 else None,
        el("button", None, say("w-search")),
    )


def list_page(visitor: Visitor, kind: str, rows: list[Row], first: int, asked: Asked, titles: dict[str, str]) -> str:
    """A page of a list, starting at table `first`; one row more than fits tells that there are older ones."""
    others = (("newer", max(0, first - PAGE), first > 0), ("older", first + PAGE, len(rows) > PAGE))
    links = [
        el("a", {"href": visitor.url(f"/tables/{kind}?{asked.query(start)}")}, visitor.say(f"w-{word}"))
        for word, start, wanted in others
        if wanted
    ]
    groups = {group: found for group, found in grouped(visitor, kind, rows[:PAGE]).items() if found}
    items: list[Child] = []
    for group, found in groups.items():
        shown = sorted(found, key=lambda row: not my_turn(visitor, row))
        items.append(el("h2", None, visitor.say(GROUPS[group])) if kind != group or len(groups) > 1 else None)
        items.append(el("ul", None, [table_item(visitor, row, titles) for row in shown]))
    none = el("p", {"role": "status"}, visitor.say("w-none" if asked == Asked() else "w-none-like-that"))
    return page(
        visitor,
        visitor.say(LISTS[kind]),
        el(
            "section",
            {"class": "tables whole"},
            el("h1", None, visitor.say(LISTS[kind])),
            finder(visitor, kind, asked, titles) if len(rows) > MANY or first or asked != Asked() else None,
            items or none,
            el("p", None, [(" ", link) for link in links]) if links else None,
        ),
    )


def row_state(visitor: Visitor, row: Row) -> str:
    if row.summary.get("result"):
        return result_of(visitor, row)
    if row.has_room:
        waits = [visitor.who(seat) for seat in row.seats if seat.kind != "open"]
        if not row.settings.seeks or not waits:
            return visitor.say("w-waiting")
        own = any(visitor.person and seat.person == visitor.person for seat in row.seats)
        who = visitor.listed(waits)
        return visitor.say("w-seeks", own="yes" if own else "no", who=who)
    if my_turn(visitor, row):
        return visitor.say("w-your-turn")
    acting = [row.seats[seat] for seat in row.summary.get("to_act", [])]
    return visitor.say("w-their-turn", who=visitor.listed([visitor.who(seat) for seat in acting]))


def result_of(visitor: Visitor, row: Row) -> str:
    """Who won a finished game, as far as the list knows."""
    winners = [row.seats[seat] for seat in (row.summary.get("result") or {}).get("winners", [])]
    if not winners:
        return visitor.say("w-over")
    if any(visitor.person and seat.person == visitor.person for seat in winners):
        return visitor.say("w-verdict", how="won")
    return visitor.say(
        "w-end-winners", who=visitor.listed([visitor.who(seat) for seat in winners]), number=len(winners)
    )
