"""A game in an hour: `fidchell new-game` writes one that plays at once, and what is missing in a folder is named."""

import importlib
import pickle
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.cli import run_command
from fidchell.core import generate, registry
from fidchell.core.errors import FidchellError, IncompleteGame, InvalidAction
from fidchell.core.lesson import lesson
from fidchell.core.notation import Number, OneOf, Square
from fidchell.core.state import CHANCE, State
from fidchell.lab import newgame
from fidchell.lab.template.game import Tribute
from tests import conformance
from tests.conformance import Case
from tests.german import in_german

ROOT = Path(__file__).resolve().parents[1]
STATE: Any = State(2)  # nouns that don't look at it


@pytest.fixture
def river(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new game in a folder of games of its own."""
    written = newgame.make("ferry-landing", tmp_path)
    assert all(path.is_file() for path in written)
    games = importlib.import_module("fidchell.games")
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(registry, "PACKAGES", {"fidchell.games": tmp_path})
    yield tmp_path / "ferry_landing"
    for name in [name for name in sys.modules if name.startswith("fidchell.games.ferry_landing")]:
        del sys.modules[name]


def test_a_new_game_plays_at_once(river: Path) -> None:
    game = registry.load("ferry-landing")
    assert (game.id, game.meta.prefix, type(game).__name__) == ("ferry-landing", "FL", "FerryLanding")
    assert game.say("en", "title") == "Ferry Landing"
    assert conformance.run(Case(game, 3), 1, people=3) > 0
    conformance.run_secrecy(Case(game, 2), 1)
    assert generate.source("fidchell.games.ferry_landing") == (river / "fields.py").read_text(encoding="utf-8")
    written = [path for path in river.rglob("*.*") if path.suffix != ".pyc"]
    assert not [path for path in written if "ribute" in path.read_text(encoding="utf-8")]


# Suites that have asked new games for what the contract calls optional, or for edits outside their folders.
SUITES = ["coach", "conformance", "envs", "errors", "golden", "library", "newgame", "openspiel", "prove", "records"]
PACKAGE_SUITES = ["errors", "lab", "newgame", "records"]  # those that look at a game's folder


@pytest.mark.slow
@pytest.mark.parametrize("package", ["", "own_games"])
def test_a_new_game_is_green_from_its_first_minute(package: str, tmp_path: Path) -> None:
    """Beside the house's own games or in a package: its own tests and the generic suites, untouched, in a process of
    their own, as somebody would run them."""
    if package:
        newgame.make_package("ferry-landing", package, tmp_path)
    else:
        newgame.make("ferry-landing", tmp_path)
    tests = tmp_path / "tests" / "ferry_landing"
    suites = [ROOT / f"tests/test_{name}.py" for name in (PACKAGE_SUITES if package else [*SUITES, "undo"])]
    suites += [] if package else [tests]
    start = f"""
import sys, pytest, fidchell.games
from pathlib import Path
from fidchell.core import registry
from tests import cases
folder, tests = Path({str(tmp_path)!r}), Path({str(tests)!r})
sys.path.append(str(folder))
fidchell.games.__path__.append(str(folder))
found, own = registry._found, cases.folder
new = ("{package or "fidchell.games"}.ferry_landing", folder / "{package}" / "ferry_landing")
registry._found = lambda packages: found(packages) | {{"ferry-landing": new}}
cases.folder = lambda game: tests if game == "ferry-landing" else own(game)
sys.exit(pytest.main(sys.argv[1:]))
"""
    run = [
        sys.executable,
        "-c",
        start,
        "-q",
        "-n",
        "0",
        "-p",
        "no:cacheprovider",
        f"--rootdir={ROOT}",
        *map(str, suites),
    ]
    run += ["-k", "ferry-landing or ferry_landing", "-c", str(ROOT / "pyproject.toml")]
    done = subprocess.run(run, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["", "Chess", "2048", "a b", "class", "../x", "x--y", "tests", "tribute", "avignon"])
def test_names_that_can_t_be(name: str, tmp_path: Path) -> None:
    with pytest.raises(FidchellError, match=r"name|already"):
        newgame.make(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_all_files_have_the_same_prefix(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if the game is found as soon as its first files are there."""
    monkeypatch.setattr(registry, "PACKAGES", {"fidchell.games": tmp_path})
    written = "".join(path.read_text(encoding="utf-8") for path in newgame.make("ferry-landing", tmp_path))
    assert "FL end" in written
    assert "FE " not in written


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    newgame.make("river", tmp_path)
    with pytest.raises(FidchellError, match="exists already"):
        newgame.make("river", tmp_path)


def test_an_installed_fidchell_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wheel has no tests: a new game would be written into site-packages."""
    monkeypatch.setattr(newgame, "TEMPLATE_TESTS", tmp_path / "none")
    monkeypatch.setattr(newgame, "GAMES", tmp_path)
    with pytest.raises(FidchellError, match="--package NAME") as caught:
        newgame.make("ferry-landing")
    in_german(caught.value)
    monkeypatch.setattr(newgame, "GAMES", registry.place("brandub")[1].parent)
    with pytest.raises(FidchellError, match="--package NAME"):
        newgame.keep_rules("brandub")
    assert not list(tmp_path.iterdir())


def test_a_project_that_is_there_is_told_what_it_lacks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text('[project]\nname = "mine"\n', encoding="utf-8")
    words = ["--package", "mine", "--folder", str(tmp_path)]
    assert run_command(["new-game", "ferry-landing", *words]) == 0
    told = capsys.readouterr().out
    lines = told.partition("finds the game:\n\n")[2].partition("Install it")[0]
    assert project.read_text(encoding="utf-8") == '[project]\nname = "mine"\n'
    project.write_text(f"{project.read_text(encoding='utf-8')}\n{lines}", encoding="utf-8")
    points = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["entry-points"]
    assert points == {"fidchell.games": {"mine": "mine"}}
    assert run_command(["new-game", "hill-climbing", *words]) == 0
    assert "finds the game" not in capsys.readouterr().out


@pytest.mark.parametrize("room", ["rulebook.toml", "game.py", "judge.py", "text/de.ftl", "rules.py", "names.py"])
def test_a_missing_file_is_named(river: Path, room: str) -> None:
    (river / room).unlink()
    with pytest.raises(IncompleteGame, match=room):
        registry.load("ferry-landing")


def test_a_game_s_class_carries_its_name(river: Path) -> None:
    path = river / "game.py"
    path.write_text(path.read_text(encoding="utf-8").replace("class FerryLanding(", "class Other("), encoding="utf-8")
    with pytest.raises(IncompleteGame, match="no class FerryLanding"):
        registry.load("ferry-landing")


def test_a_game_s_reasons_are_its_own(river: Path) -> None:
    """Whatever other games, the lab or core call theirs."""
    for lang in ("en", "de"):
        path = river / f"text/{lang}.ftl"
        own = f"error-second-click = {'once' if lang == 'en' else 'einmal'}\nerror-picks = own\nerror-path = own\n"
        path.write_text(f"{path.read_text(encoding='utf-8')}\n{own}thing-card = rune\n", encoding="utf-8")
    (river / "own.py").write_text(
        "from fidchell.core.errors import InvalidAction\n"
        "from fidchell.core.pack import Entry\n"
        "def complain(reason): return InvalidAction.because(reason)\n"
        "def refuse(reason): return Entry('file', 'entry', {}).refused('field', reason)\n",
        encoding="utf-8",
    )
    module: Any = importlib.import_module("fidchell.games.ferry_landing.own")
    for make in (module.complain, module.refuse):
        error = make("second-click")
        for one in (error, pickle.loads(pickle.dumps(error)), FidchellError.of(error)):
            assert (str(one), one.text("de")) == ("once", "einmal")
        assert [str(make("picks")), str(make("path"))] == ["own", "own"]
        with pytest.raises(KeyError, match="error-several-lanes"):
            make("several-lanes")  # Avignon's
        with pytest.raises(KeyError, match="error-study-busy"):
            make("study-busy")  # the lab's
    game = registry.load("ferry-landing")
    with pytest.raises(InvalidAction, match="no rune 'nobody'"):
        game.parse(game.new(2), "commit nobody", 0)


def test_a_refusal_speaks_of_anything(river: Path) -> None:
    path = river / "text/en.ftl"
    text = "refusal-many = { $number ->\n    [one] one\n   *[other] { $number } of them\n }\n"
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{text}", encoding="utf-8")
    game = registry.load("ferry-landing")
    rule = game.rulebook.rules[0].id
    told = [
        (1, "One"),
        (3, "3 of them"),
        ("@title", "Ferry Landing of them"),
        (None, "None of them"),
        (True, "True of them"),
    ]
    for number, words in told:
        assert game.refusal(rule, "refusal-many", number=number).text() == words


@pytest.mark.parametrize("what", [None, 3, {"a": 1}, b"x", [3], [["a"]], object()])
def test_nothing_but_texts_is_explained(what: Any) -> None:
    game = Tribute()
    with pytest.raises(InvalidAction):
        game.explain(game.new(2), 0, what)


@pytest.mark.parametrize(("old", "new", "complaint"), [("minutes", "hours", "minutes is"), ("", "x = 1\n", "x is")])
def test_wrong_fields_of_meta_are_named(river: Path, old: str, new: str, complaint: str) -> None:
    path = river / "meta.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1) if old else new + text, encoding="utf-8")
    with pytest.raises(FidchellError, match=complaint):
        registry.load("ferry-landing")


def test_the_lesson_of_the_template_plays() -> None:
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
    package, folder = ("fidchell.lab.template", newgame.TEMPLATE) if name == "template" else registry.place(name)
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
