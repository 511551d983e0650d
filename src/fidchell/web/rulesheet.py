"""The rules of a game as a page, each with its own address."""

from fidchell.core.game import Game
from fidchell.web.html import Markup, el
from fidchell.web.pages import Visitor, button, page, rule_anchor


def rules_page(visitor: Visitor, game: Game, search: str) -> str:
    say, lang, texts = visitor.say, visitor.lang, game.texts
    found = game.rulebook.search(search, texts, lang) if search else list(game.rulebook.rules)
    sections, contents = list[Markup](), list[Markup]()
    for section in game.rulebook.sections:
        rules = [rule for rule in found if rule.section == section]
        if rules:
            items = [
                el(
                    "article",
                    {"class": "rule", "id": rule_anchor(rule.id)},
                    el(
                        "h3",
                        None,
                        rule.title(texts, lang),
                        " ",
                        el("a", {"class": "cite", "href": f"#{rule_anchor(rule.id)}"}, rule.id),
                    ),
                    el("p", None, rule.body(texts, lang)),
                    el("p", {"class": "why"}, rule.why(texts, lang)) if rule.why(texts, lang) else None,
                    el(
                        "p",
                        {"class": "source"},
                        f"{say('w-source')}: {rule.source} · {rule.mark}: {say(f'w-mark-{rule.mark}')}",
                    ),
                )
                for rule in rules
            ]
            heading = game.say(lang, f"section-{section}")
            sections.append(el("section", {"id": f"section-{section}"}, el("h2", None, heading), items))
            contents.append(el("li", None, el("a", {"href": f"#section-{section}"}, f"{heading} ({len(rules)})")))
    title = f"{say('w-rules')}: {game.say(lang, 'title')}"
    intro = [el("p", None, part) for part in game.say(lang, "rules-intro").split("\n\n")]
    query = el(
        "form",
        {"method": "get", "class": "search", "role": "search"},
        el("label", None, say("w-search"), el("input", {"name": "q", "value": search, "type": "search"})),
        button(say("w-search")),
    )
    overview = el("nav", {"aria-label": say("w-contents")}, el("ul", {"class": "contents"}, contents))
    body = el("div", {"class": "text"}, el("h1", None, title), intro, query, overview, sections)
    return page(visitor, title, body, kind="rules")
