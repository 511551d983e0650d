"""Looking things up in the rule book: chapters, single rules, a search. Every rule says how we know it, and why."""

from fidchell.core.game import Game
from fidchell.core.rulebook import Rule
from fidchell.core.text import sentence_case
from fidchell.terminal.voice import Voice

FEW = 4  # hits of a search that are shown in full


def browse(voice: Voice, game: Game, text: str) -> None:
    """`` the chapters; `samaritan` a rule or a chapter; `all`; `search words` or any words: a search."""
    text = text.strip()
    word, _, rest = text.partition(" ")
    if not text:
        contents(voice, game)
    elif text.lower() in (voice.say("t-word-all"), "all"):
        for section in game.rulebook.sections:
            chapter(voice, game, section)
    elif word.lower() in (voice.say("t-word-search"), "search") and rest.strip():
        search(voice, game, rest)
    elif not _rule_or_chapter(voice, game, text):
        search(voice, game, text)


def contents(voice: Voice, game: Game) -> None:
    voice.line(game.say(voice.lang, "title"), "bold")
    if game.texts.has("rules-intro"):
        voice.line(game.say(voice.lang, "rules-intro"))
        voice.line()
    if game.texts.has("rules-sources"):
        voice.line(game.say(voice.lang, "rules-sources"))
        voice.line()
    voice.rows(
        ((f"{number:>2}", "cyan"), (f"{section_title(game, section, voice.lang)} ({section})", ""))
        for number, section in enumerate(game.rulebook.sections, 1)
    )
    voice.tell("t-rules-hint", "dim")


def section_title(game: Game, section: str, lang: str) -> str:
    return game.say(lang, f"section-{section}") if game.texts.has(f"section-{section}") else section


def chapter(voice: Voice, game: Game, section: str) -> None:
    voice.line()
    voice.line(section_title(game, section, voice.lang), "bold underline")
    for rule in game.rulebook.rules:
        if rule.section == section:
            show(voice, rule)


def show(voice: Voice, rule: Rule) -> None:
    """A rule: its name, its text, its reason, and how we know it."""
    voice.line(f"{rule.title(voice.texts, voice.lang)} [{rule.id}]", "bold")
    voice.rows([(("", ""), (rule.body(voice.texts, voice.lang), ""))], indent=1)
    why = rule.why(voice.texts, voice.lang)
    if why:
        voice.rows([(("", ""), (voice.say("t-why", why=why), "italic"))], indent=1)
    known = sentence_case(voice.say(f"mark-{rule.mark}"))
    voice.rows([(("", ""), (f"{known} ({rule.source})" if rule.source else known, "dim"))], indent=1)


def search(voice: Voice, game: Game, text: str) -> None:
    found = game.rulebook.search(text, voice.texts, voice.lang)
    if not found:
        voice.tell("t-no-rule", "yellow", text=text)
    elif len(found) <= FEW:
        for rule in found:
            show(voice, rule)
    else:
        voice.tell("t-rules-found", number=len(found), text=text)
        voice.rows(((rule.id, "cyan"), (rule.title(voice.texts, voice.lang), "")) for rule in found)


def _rule_or_chapter(voice: Voice, game: Game, text: str) -> bool:
    rule = game.rulebook.find(text)
    section = _section(game, text, voice.lang)
    if section:
        # A rule that shares its chapter's name is in it.
        chapter(voice, game, section)
    elif rule:
        show(voice, rule)
    return bool(rule or section)


def _section(game: Game, text: str, lang: str) -> str:
    for number, section in enumerate(game.rulebook.sections, 1):
        if text.lower() in (str(number), section, section_title(game, section, lang).lower()):
            return section
    return ""
