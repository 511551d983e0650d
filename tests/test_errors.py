"""What was wrong, in the reader's language."""

import pickle
import re
from pathlib import Path

import pytest

import fidchell
from fidchell import bots
from fidchell.core.errors import FidchellError, InvalidAction, InvalidOptions
from fidchell.core.text import Texts

SOURCES = Path(fidchell.__file__).parent


def reasons() -> set[str]:
    """All that the code says by `because`."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"\.because\(\s*\"([\w-]+)\"", text))
        found |= set(re.findall(r"self\.(?:refused\(field|_get\(field, \w+), \"([\w-]+)\"", text))  # of a pack's field
    return found


def test_every_reason_has_its_words_and_no_words_are_left_over() -> None:
    for lang in ("en", "de"):
        text = (SOURCES / f"core/text/{lang}.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^error-([\w-]+) =", text, re.MULTILINE)) == reasons()


@pytest.mark.parametrize("name", fidchell.games())
def test_what_moves_name_has_a_name_in_german(name: str) -> None:
    verbs = fidchell.load(name).notation.verbs
    things = {getattr(noun, "what", "lane") for verb in verbs for noun in verb.nouns}
    assert [thing for thing in things if not Texts().has(f"thing-{thing}", "de")] == []


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
    assert caught.value.text("de") != str(caught.value)


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
    assert caught.value.text("de") != str(caught.value)
