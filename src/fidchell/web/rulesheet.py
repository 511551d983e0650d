"""The rules of a game as a page: in brief, with pictures and a glossary; each has an address; what matters now."""

import re
from collections.abc import Iterable
from functools import lru_cache

from fidchell.core.game import Game
from fidchell.core.lesson import lesson
from fidchell.core.rulebook import MARKS, Rule
from fidchell.server.eyes import Look
from fidchell.server.table import Table
from fidchell.web.board import art, board, digits, has_art
from fidchell.web.html import Child, Markup, el
from fidchell.web.pages import Visitor, button, page, rule_anchor
from fidchell.web.view import Parts

LATELY = 3  # moves whose rules matter now
SHORT = 3  # letters of words that say little: the, and, der
FOUND = 40  # rules that a search shows


def rules_page(visitor: Visitor, game: Game, search: str, now: Iterable[str] = (), back: str = "") -> str:
    """`now`: the rules at work at a table, whose page is `back`."""
    say, lang = visitor.say, visitor.lang
    found = ranked(game, search, lang) if search else list(game.rulebook.rules)
    title = f"{say('w-rules')}: {game.say(lang, 'title')}"
    query = el(
        "form",
        {"method": "get", "class": "search", "role": "search"},
        el(
            "label",
            None,
            say("w-search-rules"),
            el("input", {"name": "q", "value": search, "type": "search", "data-find": ".rule"}),
        ),
        button(say("w-search")),
    )
    return page(
        visitor,
        title,
        art(game.folder),
        digits(),
        el(
            "div",
            {"class": "text"},
            el("h1", None, title),
            older(visitor, game),
            query,
            el("p", None, el("a", {"class": "button", "href": back}, say("w-to-table"))) if back else None,
            None if search else at_work(visitor, game, now),
            None if search else in_brief(visitor, game),
            None if search else overview(visitor, game, found),
            [article(visitor, game, rule) for rule in found]  # the best first
            if search
            else [section(visitor, game, name, found) for name in game.rulebook.sections],
            el("p", None, say("w-none-found")) if not found else None,
            None if search else glossary(visitor, game),
            None if search else sources(visitor, game),
        ),
        kind="rules",
    )


def older(visitor: Visitor, game: Game) -> Markup | None:
    """Rules that hold only at tables begun under them."""
    if game.key == game.id:
        return None
    said = visitor.say("w-older-sheet", revision=game.meta.rules_rev)
    link = el("a", {"href": visitor.url(f"/rules/{game.id}")}, visitor.say("w-newest-rules"))
    return el("p", {"id": "older-rules"}, said, " ", link)


def ranked(game: Game, search: str, lang: str) -> list[Rule]:
    """The rules that have most of the words, the best first: what begins a word of the title counts most."""
    words = [word for word in re.findall(r"\w+", search.casefold()) if len(word) > SHORT] or search.casefold().split()

    def score(rule: Rule) -> tuple[int, int, int]:
        title, body = rule.title(game.texts, lang).casefold(), rule.body(game.texts, lang).casefold()
        name = f"{rule.id} {title}".casefold()
        whole = sum(re.search(rf"\b{re.escape(word)}", name) is not None for word in words)
        return sum(word in name or word in body for word in words), whole, sum(word in name for word in words)

    scores = {rule: score(rule) for rule in game.rulebook.rules}
    most = max((some for some, *_ in scores.values()), default=0)
    found = [rule for rule in game.rulebook.rules if most and scores[rule][0] >= max(1, most - 1)]
    return sorted(found, key=lambda rule: scores[rule], reverse=True)[:FOUND]


def at_work(visitor: Visitor, game: Game, now: Iterable[str]) -> Markup | None:
    """The rules of what can be done at the table at this moment and of what has just happened."""
    rules = [rule for rule in map(game.rulebook.find, now) if rule is not None]
    if not rules:
        return None
    items = [el("li", None, linked(visitor, game, rule), f": {rule.body(game.texts, visitor.lang)}") for rule in rules]
    return el(
        "section", {"class": "now", "id": "now"}, el("h2", None, visitor.say("w-rules-now")), el("ul", None, items)
    )


def rules_now(table: Table, looking: Look, lang: str) -> list[str]:
    """The ids of the rules that matter at a table: of what one may do, and of what has just happened."""
    state, seat = table.session.state, looking.seat
    ids: list[str] = []
    if seat is not None and seat in table.actors():
        ids += [table.game.rule_of(action) for action in state.legal(seat)]
    for step in table.session.line[-LATELY:]:
        ids += [rule for line in table.game.tell(step.events, lang, looking.eyes) for rule in line.rules]
    return list(dict.fromkeys(ids))


def in_brief(visitor: Visitor, game: Game) -> list[Child]:
    """A page's worth: what it is about, the board, the few things that one has to know."""
    lang, course = visitor.lang, lesson(game.folder)
    told = game.say(lang, "rules-intro") if game.texts.has("rules-intro", lang) else game.say(lang, "summary")
    low = game.meta.players[0]
    taught = game.restore(course.start) if course and course.start else None
    scene = game.scene(taught or game.new(seats=low, **(course.options if course else {})), None, lang)
    parts = Parts()
    drawn = parts.whole(board(scene, visitor.say("w-board"), game, parts))
    learnt = game.say(lang, course.learnt).split("\n") if course and course.learnt else []
    return [
        el("p", None, told.split("\n\n")[0]),
        el(
            "section",
            {"class": "brief", "id": "brief"},
            el("h2", None, visitor.say("w-brief")),
            el("figure", {"aria-hidden": "true", "inert": True}, drawn),
            summary(visitor, game) or (el("ul", None, [el("li", None, line) for line in learnt]) if learnt else None),
        ),
        [el("p", {"class": "why"}, part) for part in told.split("\n\n")[1:]],
    ]


def cited(game: Game, message: str, lang: str) -> list[tuple[str, list[Rule]]]:
    """A text whose lines are words with the rules that explain them: `Druid: BTS 4.druids, BTS 10.1.facedown`."""
    if not game.texts.has(message, lang):
        return []
    lines = [line.partition(": ") for line in game.say(lang, message).split("\n")]
    return [(word, [rule for rule in map(game.rulebook.find, ids.split(", ")) if rule]) for word, _, ids in lines]


def summary(visitor: Visitor, game: Game) -> list[Child]:
    """The few rules that one has to know, on one page."""
    texts, lang = game.texts, visitor.lang
    return [
        [
            el("h3", None, heading),
            el("ul", None, [el("li", None, rule.body(texts, lang), " ", cite(rule)) for rule in rules]),
        ]
        for heading, rules in cited(game, "rules-brief", lang)
    ]


def cite(rule: Rule) -> Markup:
    return el("a", {"class": "cite", "href": f"#{rule_anchor(rule.id)}"}, rule.id)


def overview(visitor: Visitor, game: Game, found: list[Rule]) -> Markup:
    contents = []
    for name in game.rulebook.sections:
        number = sum(rule.section == name for rule in found)
        heading = game.say(visitor.lang, f"section-{name}")
        contents.append(el("li", None, el("a", {"href": f"#section-{name}"}, f"{heading} ({number})")))
    if game.texts.has("glossary", visitor.lang):
        contents.append(el("li", None, el("a", {"href": "#glossary"}, visitor.say("w-glossary"))))
    contents.append(el("li", None, el("a", {"href": "#sources"}, visitor.say("w-sources"))))
    return el("nav", {"aria-label": visitor.say("w-contents")}, el("ul", {"class": "contents"}, contents))


def section(visitor: Visitor, game: Game, name: str, found: list[Rule]) -> Markup | None:
    rules = [rule for rule in found if rule.section == name]
    if not rules:
        return None
    heading = el("h2", None, game.say(visitor.lang, f"section-{name}"))
    marks = {"id": f"section-{name}", "data-group": "yes"}
    return el("section", {**marks}, heading, [article(visitor, game, rule) for rule in rules])


def article(visitor: Visitor, game: Game, rule: Rule) -> Markup:
    texts, lang, why = game.texts, visitor.lang, rule.why(game.texts, visitor.lang)
    anchor = rule_anchor(rule.id)
    known = f"{rule.mark}: {game.origin_text(rule.mark, lang)}"
    source = f"{visitor.say('w-source')}: {rule.source} · {known}" if rule.source else known
    return el(
        "article",
        {"class": "rule", "id": anchor},
        pictured(game, rule),
        el("h3", None, rule.title(texts, lang), " ", el("a", {"class": "cite", "href": f"#{anchor}"}, rule.id)),
        el("p", None, rule.body(texts, lang)),
        el("p", {"class": "why"}, why) if why else None,
        el("p", {"class": "source"}, source),
    )


def sources(visitor: Visitor, game: Game) -> Markup:
    """Where the rules and the cards come from, and what each mark means in this game."""
    lang = visitor.lang
    told = game.say(lang, "rules-sources") if game.texts.has("rules-sources", lang) else ""
    used = [mark for mark in MARKS if any(rule.mark == mark for rule in game.rulebook.rules)]
    marks = [[el("dt", None, mark), el("dd", None, game.origin_text(mark, lang))] for mark in used]
    return el(
        "section",
        {"class": "sources", "id": "sources"},
        el("h2", None, visitor.say("w-sources")),
        [el("p", None, part) for part in told.split("\n\n") if part],
        el("p", None, visitor.say("w-marks")),
        el("dl", None, marks),
        el("p", {"class": "source"}, game.credit(lang)),
    )


def pictured(game: Game, rule: Rule) -> Markup | None:
    """A drawing of what a rule is about, if the game's art has one by a word of the rule's name."""
    for word in reversed([rule.text.partition("-")[2], *rule.id.partition(" ")[2].split(".")]):
        for kind in ("emblem", "sprite", "tone"):
            if word and has_art(game.folder, f"{kind}-{word}"):
                use = el("use", {"href": f"#{game.id}-{kind}-{word}"})
                kind = f"shown colour-{worn(game).get(word, 'plain')}"
                return el("svg", {"class": kind, "viewBox": "0 0 100 100", "aria-hidden": "true"}, use)
    return None


@lru_cache(maxsize=32)
def worn(game: Game) -> dict[str, str]:
    """The colours in which pieces stand on the board when a game begins, by their drawings."""
    pieces = game.scene(game.new(seats=game.meta.players[0]), None, "en").pieces
    owned = {piece.sprite: game.meta.colours[piece.owner] for piece in pieces if piece.owner is not None}
    return owned | {piece.sprite: piece.colour for piece in pieces if piece.colour}


def linked(visitor: Visitor, game: Game, rule: Rule) -> Markup:
    return el("a", {"href": f"#{rule_anchor(rule.id)}"}, rule.title(game.texts, visitor.lang))


def glossary(visitor: Visitor, game: Game) -> Markup | None:
    """The words that the rules use, in alphabetical order, each with the rule that explains it."""
    texts, lang = game.texts, visitor.lang
    entries = [
        [el("dt", None, word), el("dd", None, [[rule.body(texts, lang), " ", cite(rule)] for rule in rules])]
        for word, rules in sorted(cited(game, "glossary", lang), key=lambda one: one[0].casefold())
    ]
    if not entries:
        return None
    return el(
        "section",
        {"class": "glossary", "id": "glossary", "data-group": "yes"},
        el("h2", None, visitor.say("w-glossary")),
        el("dl", None, entries),
    )
