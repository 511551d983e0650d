"""Records that other programs have saved again: the same game, however its JSON is written."""

import json
import subprocess
import warnings
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import playwright
import pytest

import fidchell
from fidchell.cli import run_command
from fidchell.core.record import Record
from fidchell.core.session import verify
from fidchell.lab.simulate import Series, play_rows, record
from fidchell.server.store import SqliteStore
from fidchell.web.app import App
from tests.cases import of
from tests.conformance import Case
from tests.test_records import play
from tests.web.conftest import brought

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it would rather have another library than httpx
    from starlette.testclient import TestClient

NODE = Path(playwright.__file__).parent / "driver" / "node"
JAVASCRIPT = "process.stdout.write(JSON.stringify(JSON.parse(require('fs').readFileSync(0, 'utf8')), null, 2))"


def by_javascript(text: str) -> str:
    """Writes 29 for 29.0."""
    return subprocess.run([NODE, "-e", JAVASCRIPT], input=text, capture_output=True, text=True, check=True).stdout


def with_floats_only(text: str) -> str:
    """Like libraries that read every number as a float: 3.0 for 3."""
    return json.dumps(json.loads(text, parse_int=float))


def in_another_style(text: str) -> str:
    """Other order, other escapes, other ends of lines, a byte order mark."""
    return "\ufeff" + json.dumps(json.loads(text), sort_keys=True, indent=4).replace("\n", "\r\n")


@pytest.mark.parametrize("name", fidchell.games())
def test_a_record_saved_again_is_verified(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Fetched by the API, from the page and by the command line."""
    game = fidchell.load(name)
    session = play(Case(game, game.meta.players[0], of(name).short).session(3), 3)
    app = App(SqliteStore(tmp_path / "store"), pace=0)
    client = TestClient(app.asgi(), "http://localhost")
    table = brought(app.tables, session.record).row.id
    assert run_command(["simulate", name, "--record", "0", "--seed", "5", "--bots", "random"]) == 0
    fetched = {
        "api": client.get(f"/api/v1/tables/{table}/record").text,
        "page": client.get(f"/t/{table}/record.json").text,
        "command": capsys.readouterr().out,
    }
    ways: list[Callable[[str], str]] = [str, by_javascript, with_floats_only, in_another_style]
    for way, text in fetched.items():
        for save in ways if way == "api" else ways[1:2]:
            file = tmp_path / f"{way}-{save.__name__}.json"
            file.write_text(save(text), encoding="utf-8", newline="")
            assert run_command(["verify", str(file)]) == 0, capsys.readouterr().err
            source = "drawn by a simulation (seed 5, game 0)" if way == "command" else "follow from the committed seed"
            assert source in capsys.readouterr().out


@pytest.mark.parametrize("name", fidchell.games())
def test_a_position_saved_again_is_the_same(name: str) -> None:
    """A record may begin with one."""
    game = fidchell.load(name)
    session = play(Case(game, game.meta.players[0], of(name).short).session(4), 4)
    later = play(session.branch(len(session.line) // 2), 5).record
    for save in (with_floats_only, in_another_style):
        assert verify(Record.loads(save(later.dumps())))[1] == "seed"


def test_the_page_says_where_draws_came_from(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def here(app: App, request: object, task: Callable[..., Any], *what: Any) -> Any:
        return task(*what)

    monkeypatch.setattr(App, "worked", here)
    app = App(SqliteStore(tmp_path / "store"), pace=0)
    client = TestClient(app.asgi(), "http://localhost")
    session = play(Case(fidchell.load("avignon"), 2, {}).session(3), 3)
    series = Series.of(session.game, 2, {}, ["random"], 5)
    records = {
        "were recomputed from the revealed seed": session.record,
        "made by a simulation (seed 5, game 2)": record(series, play_rows(series, 2, 1)[0]),
        "came from outside": replace(session.record, commitment=None, seed=None),
    }
    for words, one in records.items():
        assert words in client.get(f"/t/{brought(app.tables, one).row.id}/verify").text


@pytest.mark.parametrize("wrong", [{"scores": [True]}, {"winners": [False]}, {"winners": "0"}, {"scores": [1.5]}])
def test_other_values_are_still_noticed(wrong: dict[str, Any]) -> None:
    session = play(Case(fidchell.load("brandub"), 2, {}).session(3), 3)
    session.record.result |= wrong  # type: ignore[operator]
    with pytest.raises(fidchell.FidchellError, match="result"):
        verify(session.record)
