"""Stored games: what was played once must play the same for ever. tests/<game>/games/make.py tells how they were made.

Each folder's expected.toml says how its games end; what is peculiar to a game stands in its own test_games.py.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.core.errors import InvalidRecord
from fidchell.core.record import Record, replay
from fidchell.core.session import Session, verify
from tests import cases
from tests.scale import scaled

FOLDERS = {game: cases.folder(game) / "games" for game in fidchell.games()}
EXPECTED = {
    (game, name): what
    for game, folder in FOLDERS.items()
    if (folder / "expected.toml").is_file()
    for name, what in tomllib.loads((folder / "expected.toml").read_text(encoding="utf-8")).items()
}
OVER = [key for key, what in EXPECTED.items() if "winners" in what]
CHECKED_BY_SEED = [key for key, what in EXPECTED.items() if what["checked"] == "seed"]


def stored(keys: Any) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("key", keys, ids="/".join)


def path(key: tuple[str, str]) -> Path:
    return FOLDERS[key[0]] / f"{key[1]}.json"


def read(key: tuple[str, str]) -> Record:
    return Record.load(path(key))


@pytest.mark.parametrize("game", dict.fromkeys(game for game, _ in EXPECTED))
def test_every_stored_game_is_expected(game: str) -> None:
    names = [name for one, name in EXPECTED if one == game]
    assert sorted(path.stem for path in FOLDERS[game].glob("*.json")) == sorted(names)
    assert any("taken_back" in EXPECTED[game, name] for name in names)


@stored(EXPECTED)
def test_a_stored_game_replays(key: tuple[str, str]) -> None:
    what, record = EXPECTED[key], read(key)
    played = replay(record)
    outcome = played.last.outcome()
    result = outcome and (list(outcome.winners), outcome.reason, outcome.rule)
    assert len(record.seats) == what["players"]
    assert result == ((what["winners"], what["reason"], what["rule"]) if "winners" in what else None)
    assert verify(record) == (sum(move.startswith("~") for move in record.moves), what["checked"])
    for step in played.steps:
        step.after.check()
    assert record.dumps() == path(key).read_text(encoding="utf-8")


@stored(EXPECTED)
def test_every_position_of_a_stored_game_can_be_set_up_again(key: tuple[str, str]) -> None:
    played = replay(read(key))
    for step in played.steps:
        assert played.game.restore(played.game.dump(step.after)) == step.after


@stored([key for key, what in EXPECTED.items() if "taken_back" in what])
def test_what_was_taken_back_stays_in_the_record(key: tuple[str, str]) -> None:
    """The line that stands leads to the same end without the moves taken back."""
    record = read(key)
    assert any(" undo " in move for move in record.moves)
    played = replay(record)
    taken_back = [step for step in played.steps if step.taken_back]
    assert taken_back
    assert len(played.line) == len(played.steps) - len(taken_back)
    state = played.first.clone()
    for step in played.line:
        state.apply(step.action, step.seat)
    assert state == played.last


@stored([key for key in EXPECTED if key[1] == "unfinished"])
def test_an_unfinished_game_needs_its_seed_to_go_on(key: tuple[str, str]) -> None:
    """That is not in the record as long as the game lasts."""
    record = read(key)
    assert (record.result, record.seed) == (None, None)
    with pytest.raises(InvalidRecord):
        Session.resume(record)


@stored(CHECKED_BY_SEED)
@pytest.mark.slow
def test_chance_that_was_changed_is_found_out(key: tuple[str, str]) -> None:
    """A few of its draws and rolls, each turned into whatever else could have come."""
    record = read(key)
    played = replay(record)
    by_chance = [step for step in played.steps if record.moves[step.number - 1].startswith("~")]
    changed = 0
    for step in by_chance[:: max(1, len(by_chance) // scaled(3, 12))]:
        others = [played.game.text(step.before, outcome) for outcome, _ in step.before.chance()]
        for text in [text for text in others if text != step.text][: scaled(2, 6)]:
            edited = read(key)
            edited.moves[step.number - 1] = f"~ {text}"
            with pytest.raises(InvalidRecord):
                verify(edited)
            changed += 1
    assert changed or not by_chance


@stored(OVER)
def test_the_result_can_t_be_changed(key: tuple[str, str]) -> None:
    record = read(key)
    assert record.result is not None
    record.result["winners"] = [1] if record.result["winners"] != [1] else [0]
    with pytest.raises(InvalidRecord, match="the result is given as"):
        replay(record)
