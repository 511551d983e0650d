"""The home page: the games with their ways to play, and the tables there are."""

from fidchell.core.game import Game
from fidchell.core.lesson import lesson
from fidchell.server.settings import PATIENCE
from fidchell.server.store import Row
from fidchell.web.board import art, has_art
from fidchell.web.guests import chooser, portraits
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor, button, form, hidden, page

LIMITS = (0, 60, 300, 86400, 259200)  # seconds for a decision
PATIENCES = (600, 3600, PATIENCE, 604800)  # seconds until the others may replace somebody
LISTS = {"own": "w-your-tables", "open": "w-open-tables", "finished": "w-finished"}
PAGE = 20  # tables of a list at once
FURTHEST = 2000  # how far back a list goes


def home(visitor: Visitor, games: list[Game], lists: dict[str, list[Row]], levels: dict[str, int]) -> str:
    """`levels`: for each game, the level that fits."""
    say = visitor.say
    return page(
        visitor,
        say("w-home"),
        el("div", {"class": "hero"}, el("h1", None, "Fidchell"), el("p", None, say("w-tagline"))),
        el("div", {"class": "games"}, [game_card(visitor, game, levels[game.id]) for game in games]),
        [table_list(visitor, kind, rows, "h2") for kind, rows in lists.items() if rows],
        extras(visitor),
        [art(game.folder) for game in games],
        portraits(),
        kind="home",
    )


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
    paste = el("label", None, visitor.say("w-import"), el("textarea", {"name": "record", "rows": 4}))
    return el(
        "details",
        {"class": "extras"},
        el("summary", None, visitor.say("w-more")),
        el("p", None, visitor.say("w-carry"), link),
        form(visitor, "/sign-out", button(visitor.say("w-sign-out")), " ", visitor.say("w-sign-out.help")),
        form(visitor, "/record", paste, button(visitor.say("w-open"))),
    )


def game_card(visitor: Visitor, game: Game, level: int) -> Markup:
    say, lang = visitor.say, visitor.lang
    low, high = game.meta.players
    players = say("w-players", low=low) if low == high else say("w-players-range", low=low, high=high)
    facts = f"{players} · {say('w-minutes', low=game.meta.minutes[0], high=game.meta.minutes[1])}"
    company = "nobody" if low == 1 else "partner" if game.meta.together else "rival"
    buttons, chosen = [], chooser(visitor, game, level)
    for way in ("play-now", *(("learn",) if lesson(game.folder) else ()), "friends", "device", "watch"):
        kind, help_text = "main" if way == "play-now" else "", say(f"w-{way}.help", company=company)
        buttons.append(el("div", {"class": "way"}, button(say(f"w-{way}"), "way", way, kind, help_text)))
    fields = [
        el(
            "label",
            None,
            say("w-your-name"),
            el("input", {"name": "name", "value": visitor.name, "maxlength": 24, "autocomplete": "nickname"}),
        ),
        *seat_fields(visitor, game),
        *(option_field(visitor, game, option.name) for option in game.meta.options),
        el(
            "label",
            None,
            say("w-limit"),
            el(
                "select",
                {"name": "limit"},
                [el("option", {"value": seconds}, say("w-limit-choice", seconds=seconds)) for seconds in LIMITS],
            ),
        ),
        el(
            "label",
            None,
            say("w-patience"),
            el(
                "select",
                {"name": "patience"},
                [
                    el(
                        "option",
                        {"value": seconds, "selected": seconds == PATIENCE},
                        say("w-patience-choice", seconds=seconds),
                    )
                    for seconds in PATIENCES
                ],
            ),
        ),
        *(
            el("label", {"class": "check"}, el("input", {"type": "checkbox", "name": name, "value": "yes"}), text)
            for name, text in (("listed", say("w-listed")), ("referee", say("w-referee")))
        ),
    ]
    return el(
        "article",
        {"class": "game", "id": f"game-{game.id}"},
        el("div", {"class": "cover", "aria-hidden": "true"}, cover(game)),
        el("h2", None, game.say(lang, "title")),
        el("p", {"class": "facts"}, facts),
        el("p", None, game.say(lang, "summary")),
        form(
            visitor,
            "/new",
            hidden(game=game.id),
            el("div", {"class": "ways"}, buttons[0], chosen if low > 1 else None, buttons[1:]),
            # Who plays alone unless told otherwise need not choose company.
            el("details", None, el("summary", None, say("w-options")), None if low > 1 else chosen, fields),
        ),
        el("p", {"class": "links"}, el("a", {"href": visitor.url(f"/rules/{game.id}")}, say("w-rules"))),
        el("p", {"class": "credit"}, game.meta.credit),
    )


def cover(game: Game) -> Markup:
    """A game's picture: its art's cover, or else its emblems in a row."""
    if has_art(game.folder, "cover"):
        return el("svg", {"viewBox": "0 0 600 300"}, el("use", {"href": f"#{game.id}-cover"}))
    found = [part.split('"')[0] for part in art(game.folder).split('<symbol id="')[1:]]
    symbols = [name for name in found if name.startswith(f"{game.id}-emblem-")]
    return el(
        "svg",
        {"viewBox": f"0 0 {max(1, len(symbols)) * 60} 64"},
        [
            el("svg", {"x": n * 60 + 5, "y": 7, "width": 50, "height": 50}, el("use", {"href": f"#{name}"}))
            for n, name in enumerate(symbols)
        ],
    )


def seat_fields(visitor: Visitor, game: Game) -> list[Markup]:
    """How many play, and who sits where if the button alone does not decide it."""
    say, (low, high) = visitor.say, game.meta.players
    found = []
    if low < high:
        numbers = [el("option", {"value": n, "selected": n == low}, str(n)) for n in range(low, high + 1)]
        found.append(el("label", None, say("w-how-many"), el("select", {"name": "players"}, numbers)))
    for seat in range(high):
        choices = [
            el("option", {"value": value}, say(f"w-who-{value or 'auto'}")) for value in ("", "me", "friend", "bot")
        ]
        label = say("w-who", seat=game.seat_name(seat, visitor.lang))
        found.append(el("label", {"class": "who"}, label, el("select", {"name": f"seat-{seat}"}, choices)))
    return found


def option_field(visitor: Visitor, game: Game, name: str) -> Markup:
    option = next(option for option in game.meta.options if option.name == name)
    label = game.say(visitor.lang, f"option-{name}")
    help_text = game.say(visitor.lang, f"option-{name}.help")
    control: Markup
    if option.kind == "text":
        control = el("input", {"name": f"o-{name}", "value": str(option.default)})
    else:
        values = option.values or ("on", "off")
        chosen = (
            {True: "on", False: "off"}.get(option.default, option.default) if option.kind == "flag" else option.default
        )
        control = el(
            "select", {"name": f"o-{name}"}, [el("option", {"value": v, "selected": v == chosen}, v) for v in values]
        )
    return el("label", None, label, control, el("small", None, help_text))


def table_list(visitor: Visitor, kind: str, rows: list[Row], heading: str, first: int = 0) -> Markup:
    """A page of a list, starting at table `first`; one row more than fits tells that there are older ones."""
    items = []
    for row in rows[:PAGE]:
        names = " – ".join(map(visitor.who, row.seats))
        state = el("span", {"class": "state"}, row_state(visitor, row))
        items.append(el("li", None, el("a", {"href": visitor.url(f"/t/{row.id}")}, names), " ", state))
    others = (("newer", max(0, first - PAGE), first > 0), ("older", first + PAGE, len(rows) > PAGE))
    links = [
        el("a", {"href": visitor.url(f"/tables/{kind}?from={start}")}, visitor.say(f"w-{word}"))
        for word, start, wanted in others
        if wanted
    ]
    return el(
        "section",
        {"class": "tables"},
        el(heading, None, visitor.say(LISTS[kind])),
        el("ul", None, items) if items else el("p", None, visitor.say("w-none")),
        el("p", None, [(" ", link) for link in links]) if links else None,
    )


def list_page(visitor: Visitor, kind: str, rows: list[Row], first: int) -> str:
    return page(visitor, visitor.say(LISTS[kind]), table_list(visitor, kind, rows, "h1", first))


def row_state(visitor: Visitor, row: Row) -> str:
    if row.summary.get("result"):
        return visitor.say("w-over")
    if any(seat.kind == "open" for seat in row.seats):
        return visitor.say("w-waiting")
    acting = [row.seats[seat] for seat in row.summary.get("to_act", [])]
    if any(seat.person == visitor.person and seat.kind == "person" for seat in acting):
        return visitor.say("w-your-turn")
    return visitor.say("w-their-turn", who=", ".join(map(visitor.who, acting)))
