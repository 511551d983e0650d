"""Stored games are still the same games, in everything that can be observed."""

import difflib
import json

import pytest

import fidchell
from tests.golden import regenerate
from tests.golden.regenerate import PLAYTHROUGHS

COMMAND = "python tests/golden/regenerate.py"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_golden(name: str) -> None:
    stored = regenerate.path(name).read_text(encoding="utf-8")
    found = regenerate.written(regenerate.playthrough(name))
    changes = list(difflib.unified_diff(stored.splitlines(), found.splitlines(), "stored", "found", "", "", 0, ""))
    shown = "\n".join(line[:300] for line in changes[:30])
    assert not changes, f"{len(changes)} lines have changed; if they should: {COMMAND}\n{shown}"


def test_every_file_is_of_a_playthrough() -> None:
    assert {path.stem for path in regenerate.FOLDER.glob("*.json")} == set(PLAYTHROUGHS)
    assert {game for game, *_ in PLAYTHROUGHS.values()} == set(fidchell.games()), "a game without a golden playthrough"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_says_everything(name: str) -> None:
    """Complete games with all kinds of lines, so that comparing them means something."""
    lines = json.loads(regenerate.path(name).read_text(encoding="utf-8"))
    kinds = {what.partition(" ")[0] for _, what, _ in lines}
    assert kinds >= {
        "move",
        "log",
        "legal",
        "view",
        "dump",
        "question",
        "choice",
        "effect",
        "odds",
        "scene",
        "chance",
        "outcome",
        "ending",
    }
    steps = [step for step, _, _ in lines]
    assert steps == sorted(steps)
    assert [value for _, what, value in lines if what == "outcome"][-1] is not None
