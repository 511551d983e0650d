"""Stored games: what was played once must play the same for ever. games/make.py tells how they were made."""

from pathlib import Path
from typing import Any

import pytest

from fidchell.core.errors import InvalidRecord
from fidchell.core.record import Record, replay
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE

FOLDER = Path(__file__).parent / "games"

# Each file's winners, reason, rule and what its chance can be checked against.
STORED: dict[str, tuple[list[int] | None, str, str, str]] = {
    "three": ([0], "three", "AV end.three", "seed"),
    "both": ([1], "both", "AV end.both", "seed"),
    "noble-knight": ([1], "noble-knight", "AV end.noble.knight", "seed"),
    "noble-peasant": ([1], "noble-peasant", "AV end.noble.peasant", "seed"),
    "repetition": ([], "repetition", "AV repetition", "seed"),
    "typed-in": ([1], "noble-knight", "AV end.noble.knight", "referee"),
    "unfinished": (None, "", "", "unrevealed"),
    "from-the-middle": ([1], "three", "AV end.three", "seed"),
    "expansion": ([1], "three", "AV end.three", "seed"),
}
UNDONE = ("three", "noble-knight", "noble-peasant", "expansion")


def read(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


def test_every_stored_game_is_expected() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(STORED)


@pytest.mark.parametrize("name", STORED)
def test_a_stored_game_replays(name: str) -> None:
    winners, reason, rule, checked = STORED[name]
    record = read(name)
    played = replay(record)
    outcome = played.last.outcome()
    result = outcome and (list(outcome.winners), outcome.reason, outcome.rule)
    assert result == (None if winners is None else (winners, reason, rule))
    assert verify(record) == (sum(move.startswith("~") for move in record.moves), checked)
    for step in played.steps:
        step.after.check()
    assert record.dumps() == (FOLDER / f"{name}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", STORED)
def test_every_position_of_a_stored_game_can_be_set_up_again(name: str) -> None:
    played = replay(read(name))
    for step in played.steps:
        assert played.game.restore(played.game.dump(step.after)) == step.after


@pytest.mark.parametrize("name", UNDONE)
def test_what_was_taken_back_stays_in_the_record(name: str) -> None:
    """The line that stands leads to the same end without the moves taken back."""
    record = read(name)
    assert any(" undo " in move for move in record.moves)
    played = replay(record)
    taken_back = [step for step in played.steps if step.taken_back]
    assert taken_back
    assert len(played.line) == len(played.steps) - len(taken_back)
    state = played.first.clone()
    for step in played.line:
        state.apply(step.action, step.seat)
    assert state == played.last


def test_by_consent_a_roll_may_be_taken_back_but_is_not_had_again() -> None:
    record = read("noble-peasant")
    assert any(move.startswith("* undo ") for move in record.moves)
    assert any(step.taken_back and step.seat == CHANCE for step in replay(record).steps)
    assert verify(record)[1] == "seed"


def test_an_unfinished_game_goes_on() -> None:
    """With its seed; that is not in the record as long as the game lasts."""
    record = read("unfinished")
    assert (record.result, record.seed) == (None, None)
    with pytest.raises(InvalidRecord):
        Session.resume(record)


def changes() -> list[Any]:
    found = []
    for name in ("three", "both", "expansion"):
        for number, move in enumerate(read(name).moves[:40]):
            if move.startswith("~"):
                found.append(pytest.param(name, number, id=f"{name}-{number + 1}"))
    return found


@pytest.mark.parametrize(("name", "number"), changes())
def test_a_draw_that_was_changed_is_found_out(name: str, number: int) -> None:
    record = read(name)
    drawn = record.moves[number].removeprefix("~ draw ")
    for other in ("bishop", "cardinal", "inquisitor", "knight", "noble", "peasant"):
        if other != drawn:
            record.moves[number] = f"~ draw {other}"
            with pytest.raises(InvalidRecord):
                verify(record)


def test_an_action_that_was_changed_is_found_out() -> None:
    """Every action in turn becomes another one: it is refused, or what follows does not fit."""
    moves = read("both").moves
    for number, move in enumerate(moves):
        seat, verb, _ = (*move.split(), "")[:3]
        if seat != "~":
            record = read("both")
            record.moves[number] = f"{seat} {'chastise' if verb == 'beseech' else 'beseech'} 1"
            with pytest.raises(InvalidRecord):
                replay(record)


def test_the_result_can_t_be_changed() -> None:
    record = read("three")
    assert record.result is not None
    record.result["winners"] = [1]
    with pytest.raises(InvalidRecord, match="the result is given as"):
        replay(record)
