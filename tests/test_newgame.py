"""A game in an hour: `fidchell new-game` writes one that plays at once, and what is missing in a folder is named."""

import importlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.core import generate, registry
from fidchell.core.errors import FidchellError, IncompleteGame, InvalidAction
from fidchell.core.lesson import lesson
from fidchell.core.notation import Number, OneOf, Square
from fidchell.core.state import CHANCE, State
from fidchell.lab import newgame
from tests import conformance
from tests.conformance import Case

ROOT = Path(__file__).resolve().parents[1]
STATE: Any = State(2)  # nouns that don't look at it


@pytest.fixture
def river(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new game in a folder of games of its own."""
    written = newgame.make("river-crossing", tmp_path)
    assert all(path.is_file() for path in written)
    games = importlib.import_module("fidchell.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(registry, "PACKAGES", {"fidchell.games": tmp_path})
    yield tmp_path / "river_crossing"
    for name in [name for name in sys.modules if name.startswith("fidchell.games.river_crossing")]:
        del sys.modules[name]


def test_a_new_game_plays_at_once(river: Path) -> None:
    game = registry.load("river-crossing")
    assert (game.id, game.meta.prefix, type(game).__name__) == ("river-crossing", "RC", "RiverCrossing")
    assert game.say("en", "title") == "River Crossing"
    assert conformance.run(Case(game, 3), 1, people=3) > 0
    conformance.run_secrecy(Case(game, 2), 1)
    assert generate.source("fidchell.games.river_crossing") == (river / "fields.py").read_text(encoding="utf-8")
    assert not [path for path in river.rglob("*.*") if "ribute" in path.read_text(encoding="utf-8")]


@pytest.mark.slow
def test_its_tests_pass(river: Path) -> None:
    """In a process of its own, as somebody would run them."""
    start = (
        "import sys, pytest, fidchell.games as games\n"
        "from fidchell.core import registry\n"
        f"games.__path__.append({str(river.parent)!r})\n"
        "sys.exit(pytest.main(sys.argv[1:]))\n"
    )
    tests = river.parent / "tests" / "river_crossing" / "test_rules.py"
    run = [sys.executable, "-c", start, "-q", "-n", "0", "-p", "no:cacheprovider", f"--rootdir={ROOT}", str(tests)]
    done = subprocess.run([*run, "-c", str(ROOT / "pyproject.toml")], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "RC choose" in tests.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["", "Chess", "2048", "a b", "class", "../x", "x--y", "tests", "tribute", "avignon"])
def test_names_that_can_t_be(name: str, tmp_path: Path) -> None:
    with pytest.raises(FidchellError, match=r"name|already"):
        newgame.make(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_all_files_have_the_same_prefix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the game is found as soon as its first files are there."""
    monkeypatch.setattr(registry, "PACKAGES", {"fidchell.games": tmp_path})
    written = "".join(path.read_text(encoding="utf-8") for path in newgame.make("river-crossing", tmp_path))
    assert "RC end" in written
    assert "RI " not in written


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    newgame.make("river", tmp_path)
    with pytest.raises(FidchellError, match="exists already"):
        newgame.make("river", tmp_path)


@pytest.mark.parametrize("room", ["rulebook.toml", "game.py", "judge.py", "text/de.ftl", "rules.py", "names.py"])
def test_a_missing_file_is_named(river: Path, room: str) -> None:
    (river / room).unlink()
    with pytest.raises(IncompleteGame, match=room):
        registry.load("river-crossing")


def test_a_game_s_class_carries_its_name(river: Path) -> None:
    path = river / "game.py"
    path.write_text(path.read_text(encoding="utf-8").replace("class RiverCrossing(", "class Other("), encoding="utf-8")
    with pytest.raises(IncompleteGame, match="no class RiverCrossing"):
        registry.load("river-crossing")


@pytest.mark.parametrize(("old", "new", "complaint"), [("minutes", "hours", "minutes is"), ("", "x = 1\n", "x is")])
def test_wrong_fields_of_meta_are_named(river: Path, old: str, new: str, complaint: str) -> None:
    path = river / "meta.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1) if old else new + text, encoding="utf-8")
    with pytest.raises(FidchellError, match=complaint):
        registry.load("river-crossing")


def test_the_lesson_of_the_template_plays() -> None:
    from fidchell.lab.template.game import Tribute

    game = Tribute()
    found = lesson(game.folder)
    assert found is not None
    state = game.new(2, **found.options)
    for step in (found.begin, *((f"0 {one.do[0]}", *one.then) for one in found.steps)):
        for move in step:
            who, _, text = move.partition(" ")
            seat = CHANCE if who == "~" else int(who)
            state.apply(game.parse(state, text, seat), seat)
    assert state.returns() == [1.0, -1.0]


@pytest.mark.parametrize("name", [*fidchell.games(), "template"])
def test_generated_fields_are_current(name: str) -> None:
    package = "fidchell.lab.template" if name == "template" else f"fidchell.games.{name.replace('-', '_')}"
    folder = ROOT / "src" / package.replace(".", "/")
    assert (folder / "fields.py").read_text(encoding="utf-8") == generate.source(package), "run `fidchell generate`"


# -- nouns ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("noun", "names", "wrong"),
    [
        (OneOf(("red", "blue"), "colour", bits=1), ["red", "blue"], "green"),
        (OneOf(lambda state: ["red"], "colour"), ["red"], "blue"),
        (Square(3, 2), ["a1", "b1", "c1", "a2", "b2", "c2"], "a3"),
        (Number(2, 5, "number"), ["2", "3", "4", "5"], "6"),
    ],
)
def test_nouns(noun: Any, names: list[str], wrong: str) -> None:
    assert [noun.name(STATE, value) for value in range(len(names))] == names
    assert [noun.read(STATE, name) for name in names] == list(range(len(names)))
    assert len(names) <= 1 << noun.bits
    with pytest.raises(InvalidAction, match=wrong):
        noun.read(STATE, wrong)
    with pytest.raises(InvalidAction):
        noun.name(STATE, len(names))
