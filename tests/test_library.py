"""Fidchell as others meet it in Python: what help tells, in every build, and how positions are printed."""

import inspect
import json
import os
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import fidchell
from fidchell import _compiled
from fidchell.core.bot import Bot
from fidchell.core.game import Game
from fidchell.core.session import Session
from tests.cases import HOUSE
from tools import docstrings

SOURCE = """"A module."
class K:
    'A "class".'
    def go(self):
        "A→B?"
def go():
    "Other."
"""
TABLES = r"""
static PyMethodDef m___K_methods[] = {
    {"go",
     (PyCFunction)CPyPy_m___K___go,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("go($self)\n--\n\n")},
};
    .tp_name = "K",
    .tp_doc = PyDoc_STR(NULL),
static PyMethodDef mmodule_methods[] = {
    {"go", (PyCFunction)CPyPy_m___go, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("go()\n--\n\n") /* docstring */},
};
static struct PyModuleDef mmodule = {
    PyModuleDef_HEAD_INIT,
    "m",
    NULL, /* docstring */
"""
TELL = """
import inspect, importlib, json, sys
def said(thing):
    try:
        names = [one.name + ("" if one.default is one.empty else f"={one.default!r}")
                 for one in inspect.signature(thing).parameters.values()]
    except (TypeError, ValueError):
        names = None
    return [inspect.cleandoc(thing.__doc__ or ""), names]
told = {}
for name in json.loads(sys.argv[1]):
    module = importlib.import_module(name)
    told[name] = inspect.getdoc(module)
    for key, thing in vars(module).items():
        if getattr(thing, "__module__", "") != name or not callable(thing):
            continue
        told[f"{name}.{key}"] = said(thing)
        for method, inside in vars(thing).items() if isinstance(thing, type) else ():
            if callable(inside) and not method.startswith("_"):
                told[f"{name}.{key}.{method}"] = said(inside)
print(json.dumps(told))
"""


def told(wish: str) -> dict[str, object]:
    names = json.dumps(sorted(_compiled.modules()))
    env = os.environ | {"FIDCHELL_COMPILE": wish}
    done = subprocess.run([sys.executable, "-c", TELL, names], capture_output=True, text=True, env=env)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(not _compiled.is_compiled(), reason="there is nothing to compare")
def test_help_is_the_same_compiled_and_interpreted() -> None:
    """Docstrings, parameters and their defaults of every compiled module, class, method and function."""
    compiled, interpreted = told("require"), told("no")
    assert len(compiled) > 800
    assert [name for name in interpreted if name not in compiled] == []
    different = {name: (compiled[name], said) for name, said in interpreted.items() if compiled[name] != said}
    assert different.keys() <= {name for name, said in interpreted.items() if " object at " in str(said)}, different


def test_help_of_a_state() -> None:
    text = pydoc.plain(pydoc.render_doc(fidchell.State))
    assert "A position of some game, with everything needed to play on." in text
    assert "The seats that may act now; (CHANCE,) when nature does; () when over." in text
    assert "out=None" in text or "out: list" in text
    for name in ("moves", "step", "tickets", "ticket", "sample", "value", "from_words"):
        assert "Unchecked" in (inspect.getdoc(getattr(fidchell.State, name)) or "")


def test_docstrings_are_put_into_the_tables() -> None:
    found = docstrings.documented(TABLES, SOURCE)
    said = (
        r'PyDoc_STR("go($self)\n--\n\nA\342\206\222B\?")',
        r'PyDoc_STR("go()\n--\n\nOther.")',
        r'PyDoc_STR("A \"class\".")',
    )
    assert [text for text in (*said, '"A module.", /* docstring */') if text not in found] == []


@pytest.mark.parametrize("name", fidchell.games())
def test_positions_are_printed(name: str) -> None:
    game = fidchell.load(name)
    state, rng = game.new(), fidchell.Rng(1)
    assert repr(state).startswith(f"<{name} for {game.meta.players[0]}: {{")
    state.playout(rng)
    assert json.loads(repr(state).partition(": ")[2].rstrip(">")).items() <= game.dump(state).items()
    for lang in ("en", "de"):
        text = game.board(state, 0, lang)
        assert text.startswith(game.scene(state, 0, lang).status)
        assert text.count("\n") > (5 if name in HOUSE else 0)


def test_a_board_shows_no_more_than_a_seat_sees() -> None:
    game = fidchell.load("serpent-master")
    state, rng = game.new(), fidchell.Rng(3)
    for _ in range(25):
        seat = int(state.actor())
        state.step(state.sample(rng) if seat == fidchell.CHANCE else state.moves(seat)[0], seat)
    for seat in (0, 1):
        assert game.board(state.resample(seat, rng), seat) == game.board(state, seat)


def test_a_state_of_another_pack_is_printed_all_the_same(tmp_path: Path) -> None:
    game: Game = fidchell.load("avignon")
    text = (game.folder / "cards.toml").read_text(encoding="utf-8")
    pack = tmp_path / "mine.toml"
    pack.write_text(text.replace("noble", "duke"), encoding="utf-8")
    state = game.new()
    fidchell.load("avignon", pack).new()
    assert repr(state).startswith("<avignon for 2")


def test_the_rules_can_be_imported_by_their_name() -> None:
    code = "import fidchell.games.avignon.rules as r; print(r.AvignonState.__name__, r.__doc__[:20])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.startswith("AvignonState"), done.stderr


@pytest.mark.parametrize("kind", [fidchell.State, Game, Bot, Session], ids=lambda kind: kind.__name__)
def test_what_the_contract_offers_is_explained(kind: type) -> None:
    names = [name for name, thing in vars(kind).items() if not name.startswith("_") and inspect.isroutine(thing)]
    assert [name for name in names if not inspect.getdoc(getattr(kind, name))] == []
