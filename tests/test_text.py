"""All words are there, in English and in German, and both say the same things."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import fidchell
from fidchell.core.game import Game
from fidchell.core.rulebook import KINDS, MARKS
from fidchell.core.text import LANGUAGES, Texts
from tests.conformance import Case

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = sorted({path.parent for path in (*ROOT.glob("src/**/*.ftl"), *ROOT.glob("tests/**/*.ftl"))})
TOY = ROOT / "src/fidchell/lab/template/text"


def place(folder: Path) -> str:
    return str(folder.relative_to(ROOT))


class Uses(Visitor):
    """Variables, messages and functions that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def parsed(path: Path) -> list[ast.EntryType]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def messages(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Every message and attribute with its pattern."""
    for entry in parsed(path):
        if isinstance(entry, ast.Message | ast.Term):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            if entry.value is not None:
                yield name, entry.value
            for attribute in entry.attributes:
                yield f"{name}.{attribute.id.name}", attribute.value


def uses(pattern: ast.Pattern) -> Uses:
    found = Uses()
    found.visit(pattern)
    return found


def game_of(name: str) -> Game:
    return fidchell.load(name)


# -- the files --------------------------------------------------------------------------------------------------------


def test_there_are_files() -> None:
    assert TOY in FOLDERS
    for name in fidchell.games():
        assert game_of(name).folder / "text" in FOLDERS


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_both_languages_say_the_same_things(folder: Path) -> None:
    assert sorted(path.name for path in folder.iterdir()) == sorted(f"{lang}.ftl" for lang in LANGUAGES)
    names = {lang: [name for name, _ in messages(folder / f"{lang}.ftl")] for lang in LANGUAGES}
    for lang, found in names.items():
        double = {name for name in found if found.count(name) > 1}
        assert not double, f"{lang}: twice: {double}"
    assert set(names["en"]) == set(names["de"]), set(names["en"]) ^ set(names["de"])
    assert names["en"] == names["de"], "the same things, but in another order"


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_no_junk(folder: Path) -> None:
    for lang in LANGUAGES:
        entries = parsed(folder / f"{lang}.ftl")
        junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
        assert not junk, f"{lang}: {junk}"
        assert any(isinstance(entry, ast.Message) for entry in entries)


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_both_languages_use_the_same_variables(folder: Path) -> None:
    """A name that German alone knows would fail when it is said; one that it leaves out is information lost."""
    used = [{name: uses(pattern) for name, pattern in messages(folder / f"{lang}.ftl")} for lang in LANGUAGES]
    for name, english in used[0].items():
        german = used[1][name]
        assert german.variables == english.variables, f"{name}: {german.variables ^ english.variables}"


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_references_lead_somewhere(folder: Path) -> None:
    for lang in LANGUAGES:
        texts = Texts([folder])
        terms = {name for name, _ in messages(folder / f"{lang}.ftl")}
        for name, pattern in messages(folder / f"{lang}.ftl"):
            for other in uses(pattern).messages:
                assert other in terms or texts.has(other, lang), f"{lang}: {name} refers to {other}"


@pytest.mark.parametrize("folder", FOLDERS, ids=place)
def test_words_are_words(folder: Path) -> None:
    """Nothing empty, no placeholders left, no English in the German file by mistake (long texts that are equal)."""
    english = dict(messages(folder / "en.ftl"))
    for lang in LANGUAGES:
        for name, pattern in messages(folder / f"{lang}.ftl"):
            texts = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
            assert pattern.elements, f"{lang}: {name} is empty"
            assert not any(re.search(r"TODO|FIXME|XXX|\?\?", text) for text in texts), f"{lang}: {name} is unfinished"
            if lang == "de" and sum(map(len, texts)) > 40:
                same = [part.value for part in english[name].elements if isinstance(part, ast.TextElement)]
                assert texts != same, f"{name} is not translated"


# -- what a game must say ---------------------------------------------------------------------------------------------


@pytest.fixture(params=[*fidchell.games(), "tribute"])
def game(request: pytest.FixtureRequest) -> Game:
    if request.param == "tribute":
        from fidchell.lab.template.game import Tribute

        return Tribute()
    return game_of(request.param)


def say(game: Game, lang: str, message: str) -> str:
    assert game.texts.has(message, lang), f"{game.id}: no {message!r} in {lang}"
    text = game.say(lang, message)
    assert text.strip(), f"{game.id}: {message} is empty in {lang}"
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_options_and_seats(game: Game, lang: str) -> None:
    for message in ("title", "summary", "players"):
        say(game, lang, message)
    for option in game.meta.options:
        say(game, lang, f"option-{option.name}")
        say(game, lang, f"option-{option.name}.help")
        if option.kind == "choice":
            text = game.say(lang, f"option-{option.name}.help")
            assert all(value in text for value in option.values), f"the help of {option.name} leaves out a value"
    names = [say(game, lang, f"seat-{seat}") for seat in game.meta.seats]
    assert len(set(names)) == len(names)
    assert len(names) == game.meta.players[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(game: Game, lang: str) -> None:
    titles = []
    for rule in game.rulebook.rules:
        assert rule.id.startswith(f"{game.meta.prefix} "), f"{rule.id} lacks the game's prefix"
        assert rule.mark in MARKS
        assert rule.kind in KINDS
        assert rule.source.strip() or rule.why(game.texts, lang)
        titles.append(say(game, lang, rule.text))
        assert titles[-1] == rule.title(game.texts, lang)
        assert len(say(game, lang, f"{rule.text}.text")) > len("A rule.")
        assert "{" not in rule.body(game.texts, lang)
        rule.why(game.texts, lang)
    assert len(set(titles)) == len(titles), "two rules with one title"
    for section in game.rulebook.sections:
        say(game, lang, f"section-{section}")


def test_every_rule_is_found(game: Game) -> None:
    for rule in game.rulebook.rules:
        short = rule.id.partition(" ")[2]
        assert game.rulebook.find(rule.id) == game.rulebook.find(short.upper()) == rule
        for lang in LANGUAGES:
            assert rule in game.rulebook.search(rule.id, game.texts, lang)
            assert rule in game.rulebook.search(rule.title(game.texts, lang), game.texts, lang)
    assert game.rulebook.find("nonsense") is None
    assert "nonsense" not in game.rulebook


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_has_a_name(lang: str) -> None:
    game = game_of("avignon")
    state = game.new()
    names = {game.text(state, outcome).partition(" ")[2] for outcome, _ in state.chance()}
    assert len(names) == 6
    for name in names:
        for form in ("", ".the", ".object"):
            assert say(game, lang, f"character-{name}{form}")[0].isalpha()


def test_a_missing_message_is_named() -> None:
    texts = game_of("avignon").texts
    with pytest.raises(KeyError, match="nonsense"):
        texts.say("en", "nonsense")
    with pytest.raises(KeyError, match="nonsense"):
        texts.say("de", "nonsense")
    with pytest.raises(KeyError, match="title"):
        texts.say("en", "title.nonsense")
    with pytest.raises(KeyError, match="fr"):
        texts.say("fr", "title")
    with pytest.raises(KeyError, match="label-petition"):
        texts.say("en", "label-petition")  # without its argument


def test_german_falls_back_to_english(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("only = English\n", encoding="utf-8")
    (tmp_path / "de.ftl").write_text("other = Deutsch\n", encoding="utf-8")
    texts = Texts([tmp_path])
    assert texts.say("de", "only") == "English"
    assert texts.say("de", "other") == "Deutsch"
    texts.add("de", "only = Eigen\n")
    assert texts.say("de", "only") == "Eigen"
    assert Texts([tmp_path]).say("de", "only") == "English"  # an owner's names stay where they were added


def test_languages_differ(case: Case) -> None:
    """Prompts and scenes really are in the language that was asked for."""
    state = case.new()
    state.playout(fidchell.Rng(1))
    for seat in range(case.seats):
        english, german = (case.game.prompt(state, seat, lang).text for lang in LANGUAGES)
        assert english != german
    endings = [[line.text for line in case.game.ending(state, lang)] for lang in LANGUAGES]
    assert endings[0] != endings[1]
    with pytest.raises(KeyError, match="fr"):
        case.game.prompt(state, 0, "fr")
