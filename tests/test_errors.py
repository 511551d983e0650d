"""What was wrong, in the reader's language."""

import pickle
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

import fidchell
from fidchell import _compiled, bots
from fidchell.core import registry
from fidchell.core.errors import FidchellError, InvalidAction, InvalidOptions
from fidchell.core.pack import UNREADABLE
from fidchell.lab.kept import UNUSABLE
from fidchell.web.serve import NO_PORT
from tests.german import in_german

SOURCES = Path(fidchell.__file__).parent

ENGLISH = re.compile(
    r"\b(the|is|are|were|must|there|of|not|be|it|has|have|one|no|and|or|than|that|with|from|to|most|least|only|but"
    r"|which|can|can't|unknown|missing|empty|number|entry|list|position|move|game|field|other|same|say)\b"
)

# Reasons whose names are put together.
MADE: tuple[str, ...] = (
    "read-bool",
    "read-dict",
    "read-int",
    "read-list",
    "read-str",
    "board-castles",
    "board-bridges",
    "board-rows",
)
MADE += ("board-columns", "no-way-castle", "no-way-keep", "ability-target", "ability-number")


def reasons(*files: Path) -> set[str]:
    """All that the code says by `because`."""
    found = set[str]()
    for path in files:
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"\.because\(\s*\"([\w-]+)\"", text))
        found |= set(re.findall(r"\.refused\(\s*(?:field|place|name|\"[\w, -]+\"), \"([\w-]+)\"", text))  # of a pack
        found |= set(re.findall(r"self\._get\(field, \w+, \"([\w-]+)\"", text))
    return found


def words(lang: str, *folders: Path) -> list[str]:
    """The reasons that the texts in some folders have words for."""
    texts = [(folder / f"text/{lang}.ftl").read_text(encoding="utf-8") for folder in folders]
    return [reason for text in texts for reason in re.findall(r"^error-([\w-]+) =", text, re.MULTILINE)]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_reason_has_its_words_and_no_words_are_left_over(lang: str) -> None:
    """A game's reasons are its own, or core's."""
    games = [*(registry.place(game)[1] for game in fidchell.games()), SOURCES / "lab/template"]
    named = {*UNREADABLE.values(), *UNUSABLE.values(), *NO_PORT.values(), *MADE}
    shared, used = words(lang, SOURCES / "core"), set[str]()
    for folder in games:
        own, raised = words(lang, folder), reasons(*folder.rglob("*.py"))
        assert len(own) == len(set(own)), folder.name
        assert set(own) <= raised | named, f"{folder.name}: words that nothing says"
        assert raised <= {*own, *shared}, f"{folder.name}: no words"
        used |= raised
    house = [SOURCES / name for name in ("core", "lab", "web", "cli")]
    said = words(lang, *house)
    rest = reasons(*(path for path in SOURCES.rglob("*.py") if not {*path.parents} & {*games, SOURCES / "games"}))
    assert len(said) == len(set(said)), "two layers say something by the same name"
    assert rest <= set(said)
    assert set(said) <= rest | used | named


def test_no_compiled_code_says_a_reason() -> None:
    """Python can't see which game it is part of."""
    assert [path for path in _compiled.sources() if "because(" in path.read_text(encoding="utf-8")] == []


def test_reasons_in_german_have_no_english_words() -> None:
    """But for the names of fields and files, which are the same in every language."""
    for path in SOURCES.rglob("text/de.ftl"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith("error-"):
                said = FluentSerializer().serialize_entry(entry).partition("=")[2]
                # What is quoted, variants, variables.
                text = re.sub(r"'[^']*'|`[^`]*`|\[[^\]]*\]|\{[^{}]*\}|\$\w+", "", said)
                found = ENGLISH.findall(text.replace("game: muss", "").replace("saints=chosen", ""))
                assert not found, f"{entry.id.name}: {found}"


def test_what_people_may_cause_is_never_said_in_code() -> None:
    """Packs, records, positions, moves and options: by `because`, so that German readers read German."""
    kinds = r"raise (?:Invalid\w+|UnknownGame)\((?!\))|raise IllegalAction\((?!str\(refusal\))|\.wrong\("
    numbers = SOURCES / "core/state.py"  # packed numbers are for programs only
    rooms = [path for room in ("core", "games", "bots", "server") for path in (SOURCES / room).rglob("*.py")]
    lines = [(path, line) for path in rooms if path != numbers for line in path.read_text("utf-8").splitlines()]
    assert [f"{path.name}: {line.strip()}" for path, line in lines if re.search(kinds, line)] == []


def test_nor_is_what_commands_refuse() -> None:
    """The lab, the server's start and the command line: whatever they raise for people is made of texts."""
    kinds = r"raise (?:\w+\.)?(?:\w*Error|Invalid\w+|Cannot\w+|UnknownGame|BadParameter|WorkerEnded)\((?!\))"
    inner = r"raise (?:ValueError|TypeError|RuntimeError|NotImplementedError)\("  # a mistake of ours, not of a person
    rooms = [*(SOURCES / "lab").glob("*.py"), *(SOURCES / "cli").glob("*.py"), SOURCES / "web/serve.py"]
    said = [(path, line) for path in rooms for line in path.read_text("utf-8").splitlines() if re.search(kinds, line)]
    found = [f"{path.name}: {line.strip()}" for path, line in said if not re.search(inner, line)]
    assert [one for one in found if "raise StoreError(" not in one] == [], "the store's reasons have their words in cli"


def test_one_and_several_are_told_apart() -> None:
    told = [InvalidOptions.because("bots-number", number=number, players=2).text("en") for number in (1, 3)]
    assert [one.partition(" for ")[0] for one in told] == ["one bot", "3 bots"]
    assert "12345" in InvalidOptions.because("no-level", level=12345, most=6).text("de"), "no groups"


@pytest.mark.parametrize("name", fidchell.games())
def test_what_moves_name_has_a_name_in_german(name: str) -> None:
    game = fidchell.load(name)
    verbs, texts = game.notation.verbs, game.texts
    things = {getattr(noun, "what", "lane") for verb in verbs for noun in verb.nouns}
    assert [thing for thing in things if not texts.has(f"thing-{thing}", "de")] == []


def test_an_error_speaks_both_languages_also_in_another_process() -> None:
    error = InvalidAction.because("none-of", what="square", word="'z9'", known="a1, b1")
    for one in (error, pickle.loads(pickle.dumps(error))):
        assert str(one) == one.text("en") == "no square 'z9'; there are a1, b1"
        assert one.text("de") == "Feld 'z9' gibt es nicht; möglich ist a1, b1"
    foreign = InvalidAction.because("none-of", what="bid", word="'0x6'", known="1x1")
    assert foreign.text("en") == "no bid '0x6'; there are 1x1", "a game from elsewhere"
    assert len(InvalidAction.because("must-text", place="x" * 5000, found="9" * 5000).text("de")) < 2000
    assert InvalidOptions("in English only").text("de") == "in English only"


@pytest.mark.parametrize("name", fidchell.games())
@pytest.mark.parametrize("text", ["fly", "", "pass now", "x" * 300])
def test_what_is_no_move_is_told_in_german(name: str, text: str) -> None:
    game = fidchell.load(name)
    with pytest.raises(InvalidAction) as caught:
        game.parse(game.new(), text, 0)
    in_german(caught.value)


@pytest.mark.parametrize(
    "spec",
    [
        "skynet",
        "level:9",
        "search:iterations=many",
        "search:iterations=-1",
        "search:speed=3",
        "random:soft=1",
        "search:iterations=0",
        "search:iterations=9+trees=99",
        "plan",
        "greedy:judge=wise",
        "mybots.py:Careful",
    ],
)
def test_what_is_no_bot_is_told_in_german(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("FIDCHELL_BOTS", raising=False)
    with pytest.raises(FidchellError) as caught:
        bots.make(spec, fidchell.load("avignon"))
    in_german(caught.value)
