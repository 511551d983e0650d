"""The home page: the games with their ways to play, one's own tables and the open ones."""

import re
from functools import cache
from pathlib import Path

from fidchell.core.game import Game
from fidchell.core.lesson import lesson
from fidchell.server.store import Row
from fidchell.web.board import art_text, has_art
from fidchell.web.html import Markup, el
from fidchell.web.lists import table_lists
from fidchell.web.pages import Visitor, button, fair_draws, form, hidden, new_game, page
from fidchell.web.personas import chooser, portraits


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
        fair_draws(visitor, visitor.deal.commitment if visitor.deal else None),
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
        found.append(el("div", {"class": f"way {way}"}, button(visitor.say(f"w-{way}"), "way", way, kind, help_text)))
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
            new_game(visitor),
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
