"""The home page: the games with their ways to play, one's own tables and the open ones; and a page for each game."""

import re
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from urllib.parse import urlencode

from fidchell.bots import LEVELS, personas
from fidchell.core.game import Game, Option
from fidchell.core.lesson import lesson
from fidchell.server.settings import PATIENCE
from fidchell.server.store import Filter, Row, Word
from fidchell.web.board import art_text, has_art
from fidchell.web.html import Attributes, Child, Markup, el
from fidchell.web.pages import Visitor, button, form, hidden, page
from fidchell.web.personas import chooser, portraits

LIMITS = (0, 60, 300, 86400, 259200)  # seconds for a decision
PATIENCES = (600, 3600, PATIENCE, 604800)  # seconds until the others may replace somebody
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


def home(visitor: Visitor, games: list[Game], lists: dict[str, list[Row]], levels: dict[str, int]) -> str:
    """`levels`: for each game, the level that fits."""
    say, titles = visitor.say, {game.id: game.say(visitor.lang, "title") for game in games}
    known, done = (
        [group for kind in kinds for group in table_lists(visitor, kind, lists.get(kind, []), titles)]
        for kinds in (("own", "open"), ("finished", "archived"))
    )
    return page(
        visitor,
        say("w-home"),
        el("div", {"class": "hero"}, el("h1", None, "Fidchell"), el("p", None, say("w-tagline"))),
        el("div", {"class": "lobby"}, known) if known else None,
        el("div", {"class": "games"}, [game_card(visitor, game, levels[game.id]) for game in games]),
        done,
        extras(visitor),
        covers(games),
        portraits(),
        kind="home",
    )


def covers(games: list[Game]) -> Markup:
    """The pictures of all games, and no more of their art than they use."""
    return el("svg", {"class": "art", "aria-hidden": "true", "width": 0, "height": 0}, [only_cover(g) for g in games])


def only_cover(game: Game) -> Markup:
    found = [part.split('"')[0] for part in art_text(game.folder).split('<symbol id="')[1:]]
    wanted = [f"{game.id}-cover"] if has_art(game.folder, "cover") else [n for n in found if "-emblem-" in n]
    return only(game.folder, tuple(wanted))


@cache
def only(folder: Path, names: tuple[str, ...]) -> Markup:
    """These drawings of a game's art, and whatever they are made of."""
    parts = {
        found[2]: found[0]
        for found in re.finditer(
            r'<(symbol|\w+Gradient|pattern|clipPath|mask|filter) id="([^"]+)".*?</\1>', art_text(folder), re.S
        )
    }
    wanted, known = list(names), list[str]()
    while wanted:
        name = wanted.pop()
        if name in parts and name not in known:
            known.append(name)
            wanted += re.findall(r'(?:href="#|url\(#)([^")]+)', parts[name])
    return Markup("".join(parts[name] for name in known))


def extras(visitor: Visitor) -> Markup:
    """Needed less often: a personal link for another device, importing a record."""
    link = el(
        "input",
        {
            "class": "link",
            "readonly": True,
            "value": visitor.url(f"/carry/{visitor.carry}"),
            "data-absolute": True,
            "aria-label": visitor.say("w-carry"),
        },
    )
    file = el("input", {"type": "file", "name": "file", "accept": ".json,application/json"})
    paste = el("label", None, visitor.say("w-import-text"), el("textarea", {"name": "record", "rows": 3}))
    return el(
        "details",
        {"class": "extras"},
        el("summary", None, visitor.say("w-more")),
        el(
            "div",
            {"class": "columns"},
            form(
                visitor,
                "/record",
                el("label", None, visitor.say("w-import"), file),
                paste,
                button(visitor.say("w-open")),
                enctype="multipart/form-data",
            ),
            el(
                "div",
                None,
                el("p", None, visitor.say("w-carry"), link),
                el(
                    "details",
                    {"id": "sign-out"},
                    el("summary", None, visitor.say("w-sign-out")),
                    form(
                        visitor,
                        "/sign-out",
                        el("p", None, visitor.say("w-sign-out.help")),
                        button(visitor.say("w-sign-out-sure")),
                    ),
                ),
            ),
        ),
    )


def facts(visitor: Visitor, game: Game) -> str:
    low, high = game.meta.players
    players = visitor.say("w-players", low=low) if low == high else visitor.say("w-players-range", low=low, high=high)
    return f"{players} · {visitor.say('w-minutes', low=game.meta.minutes[0], high=game.meta.minutes[1])}"


def start_buttons(visitor: Visitor, game: Game) -> list[Markup]:
    """Each way to play as a button, the quickest first."""
    company = "nobody" if game.meta.players[0] == 1 else "partner" if game.meta.together else "rival"
    found = []
    for way in ("play-now", *(("learn",) if lesson(game.folder) else ()), "friends", "seek", "device", "watch"):
        kind, help_text = "main" if way == "play-now" else "", visitor.say(f"w-{way}.help", company=company)
        found.append(el("div", {"class": "way"}, button(visitor.say(f"w-{way}"), "way", way, kind, help_text)))
    return found


def game_card(visitor: Visitor, game: Game, level: int) -> Markup:
    say, lang, buttons = visitor.say, visitor.lang, start_buttons(visitor, game)
    return el(
        "article",
        {"class": "game", "id": f"game-{game.id}"},
        el("div", {"class": "cover", "aria-hidden": "true"}, cover(game)),
        el("h2", None, game.say(lang, "title")),
        el("p", {"class": "facts"}, facts(visitor, game)),
        el("p", {"class": "summary"}, game.say(lang, "summary")),
        form(
            visitor,
            "/new",
            hidden(game=game.id),
            el(
                "div",
                {"class": "ways"},
                buttons[0],
                # Solo-by-default games need no opponent picker.
                chooser(visitor, game, level)
                if game.meta.players[0] > 1
                else el("p", {"class": "alone"}, say("w-solo")),
                buttons[1:],
            ),
        ),
        el(
            "p",
            {"class": "links"},
            el("a", {"href": visitor.url(f"/games/{game.id}")}, say("w-options")),
            el("a", {"href": visitor.url(f"/rules/{game.id}")}, say("w-rules")),
        ),
    )


def cover(game: Game) -> Markup:
    """A game's picture: its art's cover, or else its emblems in a row."""
    if has_art(game.folder, "cover"):
        return el(
            "svg",
            {"viewBox": "0 0 600 300", "preserveAspectRatio": "xMidYMid slice"},
            el("use", {"href": f"#{game.id}-cover"}),
        )
    found = [part.split('"')[0] for part in art_text(game.folder).split('<symbol id="')[1:]]
    symbols = [name for name in found if name.startswith(f"{game.id}-emblem-")]
    return el(
        "svg",
        {"viewBox": f"0 0 {max(1, len(symbols)) * 60} 64"},
        [
            el("svg", {"x": n * 60 + 5, "y": 7, "width": 50, "height": 50}, el("use", {"href": f"#{name}"}))
            for n, name in enumerate(symbols)
        ],
    )


# -- a page for each game ---------------------------------------------------------------------------------------------


def game_page(visitor: Visitor, game: Game, level: int) -> str:
    """All that can be chosen before a game begins."""
    say, lang = visitor.say, visitor.lang
    credit = game.say(lang, "credit") if game.texts.has("credit", lang) else game.meta.credit
    name = el(
        "input",
        {
            "name": "name",
            "value": visitor.name if visitor.named else "",
            "placeholder": visitor.name,
            "maxlength": 24,
            "autocomplete": "nickname",
        },
    )
    setup = form(
        visitor,
        "/new",
        hidden(game=game.id),
        el(
            "fieldset",
            None,
            el("legend", None, say("w-who-plays")),
            number_field(visitor, game),
            seat_fields(visitor, game),
            chooser(visitor, game, level),
            el("label", None, say("w-your-name"), name),
            el("p", {"class": "start"}, button(say("w-start"), "way", "play-now", "main")),
        ),
        el(
            "fieldset",
            None,
            el("legend", None, say("w-this-game")),
            [option_field(visitor, game, option) for option in game.meta.options],
            choice(visitor, "limit", LIMITS, LIMITS[0]),
            choice(visitor, "patience", PATIENCES, PATIENCE),
            [
                el("label", {"class": "check"}, el("input", {"type": "checkbox", "name": key, "value": "yes"}), text)
                for key, text in (
                    ("listed", say("w-listed")),
                    ("referee", say("w-referee")),
                    ("alone", say("w-coach-silent")),
                )
            ],
            pack_field(visitor, game),
        ),
        **{"class": "setup", "id": "setup", "enctype": "multipart/form-data"},
    )
    title = game.say(lang, "title")
    return page(
        visitor,
        title,
        el(
            "div",
            {"class": "about"},
            el("div", {"class": "cover", "aria-hidden": "true"}, cover(game)),
            el(
                "div",
                None,
                el("h1", None, title),
                el("p", {"class": "facts"}, facts(visitor, game)),
                el("p", None, game.say(lang, "summary")),
                el("p", {"class": "links"}, el("a", {"href": visitor.url(f"/rules/{game.id}")}, say("w-rules"))),
            ),
        ),
        setup,
        el("p", {"class": "credit"}, credit),
        covers([game]),
        portraits(),
        kind="setting-up",
    )


def number_field(visitor: Visitor, game: Game) -> Markup | None:
    """How many play; the style hides the seats that are too many."""
    low, high = game.meta.players
    if low == high:
        return None
    numbers = [
        el(
            "label",
            None,
            el("input", {"type": "radio", "name": "players", "value": n, "checked": n == low}),
            el("span", None, str(n)),
        )
        for n in range(low, high + 1)
    ]
    marks: Attributes = {"class": "numbers", "role": "radiogroup", "aria-label": visitor.say("w-how-many")}
    return el("div", marks, el("span", {"aria-hidden": "true"}, visitor.say("w-how-many")), numbers)


def seat_fields(visitor: Visitor, game: Game) -> list[Markup]:
    """Who sits where."""
    found = []
    for seat in range(game.meta.players[1]):
        choices = [
            el(
                "option",
                {"value": value, "selected": value == ("bot" if seat else "me")},
                visitor.say(f"w-who-{value}"),
            )
            for value in ("me", "friend", "bot")
        ]
        names = seat_names(visitor, game, seat)
        found.append(el("label", {"class": f"who seat-{seat}"}, names, el("select", {"name": f"seat-{seat}"}, choices)))
    return found


def seat_names(visitor: Visitor, game: Game, seat: int) -> list[Markup]:
    """What a seat is called, for each number of players if that makes a difference; the style shows the one."""
    low, high = game.meta.players
    numbers = range(max(low, seat + 1), high + 1)
    names = {number: game.seat_name(seat, visitor.lang, number) for number in numbers}
    if len(set(names.values())) == 1:
        return [el("span", None, names[high])]
    return [el("span", {"class": f"called of-{number}"}, name) for number, name in names.items()]


def choice(visitor: Visitor, name: str, seconds: tuple[int, ...], chosen: int) -> Markup:
    options = [
        el("option", {"value": one, "selected": one == chosen}, visitor.say(f"w-{name}-choice", seconds=one))
        for one in seconds
    ]
    return el("label", None, visitor.say(f"w-{name}"), el("select", {"name": name}, options))


def pack_field(visitor: Visitor, game: Game) -> Markup | None:
    """An owner's own cards."""
    if not game.takes_packs:
        return None
    field = el("input", {"type": "file", "name": "pack", "accept": ".toml"})
    return el("label", None, visitor.say("w-pack"), field, el("small", None, visitor.say("w-pack.help")))


def option_field(visitor: Visitor, game: Game, option: Option) -> Markup:
    lang, name = visitor.lang, f"o-{option.name}"
    controls: list[Child]
    if option.many:
        controls = [
            el(
                "span",
                {"class": "several"},
                [picker(visitor, game, option, n) for n in range(option.many)],
            )
        ]
    elif option.kind == "text":
        controls = [el("input", {"name": name, "value": str(option.default)})]
    else:
        values = option.values or ("on", "off")
        chosen = ("on" if option.default else "off") if option.kind == "flag" else option.default
        named = [(value, value_name(visitor, game, option, value)) for value in values]
        options = [el("option", {"value": value, "selected": value == chosen}, name) for value, name in named]
        controls = [el("select", {"name": name}, options)]
    note = f"option-{option.name}.note"
    return el(
        "div" if option.many else "label",
        {"class": "option", "data-needs": "=".join(option.needs) or None},
        el("span", None, game.say(lang, f"option-{option.name}")),
        controls,
        el("small", None, game.say(lang, note)) if game.texts.has(note, lang) else None,
    )


def picker(visitor: Visitor, game: Game, option: Option, number: int) -> Markup:
    """One of several named things; nothing is chosen at first."""
    offered = [el("option", {"value": one}, game.say(visitor.lang, f"{option.message}{one}")) for one in option.values]
    label = f"{game.say(visitor.lang, f'option-{option.name}')} {number + 1}"
    marks: Attributes = {"name": f"p-{option.name}-{number}", "aria-label": label}
    return el("select", marks, el("option", {"value": ""}, visitor.say("w-any")), offered)


def value_name(visitor: Visitor, game: Game, option: Option, value: str) -> str:
    """What people call a value of an option."""
    if option.kind == "flag":
        return visitor.say(f"w-{value}")
    message = f"option-{option.name}-{value}"
    return game.say(visitor.lang, message) if game.texts.has(message, visitor.lang) else value


def chosen_options(game: Game, data: dict[str, str]) -> dict[str, str]:
    """The options that a form asks for: menus of one or of several, without those that mean nothing here."""
    found = {key.removeprefix("o-"): value for key, value in data.items() if key.startswith("o-")}
    for option in game.meta.options:
        picked = [data.get(f"p-{option.name}-{n}", "") for n in range(option.many)]
        needed = option.needs[0] if option.needs else ""
        if any(picked) and (not needed or found.get(needed) == option.needs[1]):
            found[option.name] = " ".join(filter(None, picked))
    return found


# -- lists of tables --------------------------------------------------------------------------------------------------


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
