"""Golden games are still the same games, in everything that can be observed."""

import json

import pytest

import fidchell
from tests import cases, golden
from tests.golden import PLAYTHROUGHS, Key

COMMAND = "python tests/golden.py"
WRITTEN = [key for key in PLAYTHROUGHS if key[0] in cases.HOUSE or golden.path(key).is_file()]
each = pytest.mark.parametrize("key", WRITTEN, ids="/".join)


def differences(stored: list[golden.Line], found: list[golden.Line]) -> list[str]:
    """Which observables have changed, at which step."""
    said = []
    for old, new in zip(stored, found, strict=False):
        if old != new and old[:2] == new[:2] and isinstance(new[2], dict) and isinstance(old[2], dict):
            kinds = [kind for kind in {**old[2], **new[2]} if old[2].get(kind) != new[2].get(kind)]
            said.append(f"step {new[0]}, {new[1]}: {', '.join(kinds)}")
        elif old != new:
            said.append(f"step {new[0]}: {json.dumps(old, ensure_ascii=False)} → {json.dumps(new, ensure_ascii=False)}")
    if len(stored) != len(found):
        said.append(f"{len(stored)} lines → {len(found)}")
    return said


@each
def test_golden(key: Key) -> None:
    path = golden.path(key)
    assert path.is_file(), f"{path} is missing: {COMMAND} {' '.join(key)}"
    stored, found = path.read_text(encoding="utf-8"), golden.text(key)
    changes = differences(json.loads(stored), json.loads(found))
    shown = "\n".join(line[:300] for line in changes[:30])
    assert not changes, f"{len(changes)} lines have changed; if they should: {COMMAND} {' '.join(key)}\n{shown}"
    assert stored == found


def test_a_difference_is_named() -> None:
    old = [[0, "view 1 hand", ["knight"]], [1, "0 pass", {"view 1": "a", "log": "b"}]]
    new = [[0, "view 1 hand", ["noble"]], [1, "0 pass", {"view 1": "c", "log": "b", "odds": "d"}], [2, "1 pass", {}]]
    first, second, third = differences(old, new)
    assert first == 'step 0: [0, "view 1 hand", ["knight"]] → [0, "view 1 hand", ["noble"]]'
    assert second == "step 1, 0 pass: view 1, odds"
    assert third == "2 lines → 3"


@pytest.mark.parametrize("game", dict.fromkeys(game for game, _ in WRITTEN))
def test_one_game_of_a_title_can_be_read(game: str) -> None:
    """The others are hashes, so that files stay small; no file is without its entry in cases.toml."""
    entries = cases.of(game).golden
    assert {path.stem for path in (cases.folder(game) / "golden").iterdir()} == set(entries)
    assert sum(entry.readable > 0 for entry in entries.values()) == 1


@each
def test_a_playthrough_says_everything(key: Key) -> None:
    """Complete games with all kinds of lines, so that comparing them means something."""
    lines = golden.playthrough(key)
    kinds = {what.partition(" ")[0] for _, what, _ in lines}
    wanted = {"move", "log", "legal", "view", "dump", "question", "choice", "effect", "scene", "outcome", "ending"}
    if any(verb.chance for verb in fidchell.load(key[0]).notation.verbs):
        wanted |= {"chance", "odds"}
    assert kinds >= wanted
    steps = [step for step, _, _ in lines]
    assert steps == sorted(steps)
    assert [value for _, what, value in lines if what == "outcome"][-1] is not None
