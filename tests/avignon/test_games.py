"""What is peculiar to this game's stored games; tests/test_stored.py replays them all."""

from pathlib import Path

import pytest

from fidchell.core.errors import InvalidRecord
from fidchell.core.record import Record, replay
from fidchell.core.session import verify
from fidchell.core.state import CHANCE

FOLDER = Path(__file__).parent / "games"


def read(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


def test_by_consent_a_roll_may_be_taken_back_but_is_not_had_again() -> None:
    record = read("noble-peasant")
    assert any(move.startswith("* undo ") for move in record.moves)
    assert any(step.taken_back and step.seat == CHANCE for step in replay(record).steps)
    assert verify(record)[1] == "seed"


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
