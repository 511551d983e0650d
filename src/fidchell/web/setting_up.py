"""A page for each game: all that can be chosen before it begins."""

from fidchell.core.game import Game, Option
from fidchell.server.settings import PATIENCE
from fidchell.web.home import cover, covers, facts
from fidchell.web.html import Attributes, Child, Markup, el
from fidchell.web.pages import Visitor, button, form, hidden, page
from fidchell.web.personas import chooser, portraits

LIMITS = (0, 60, 300, 86400, 259200)  # seconds for a decision
PATIENCES = (600, 3600, PATIENCE, 604800)  # seconds until the others may replace somebody


def game_page(visitor: Visitor, game: Game, level: int) -> str:
    """All that can be chosen before a game begins."""
    say, lang = visitor.say, visitor.lang
    credit = game.credit(lang)
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
                {"value": value, "selected": value == ("bot" if seat else "you")},
                visitor.say(f"w-who-{value}"),
            )
            for value in ("you", "friend", "bot")
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
