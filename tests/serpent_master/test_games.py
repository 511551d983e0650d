"""What is peculiar to this game's stored games; tests/test_stored.py replays them all."""

import re
from pathlib import Path

import pytest

from fidchell.core.errors import InvalidRecord
from fidchell.core.lesson import lesson
from fidchell.core.record import UNKNOWN, Record, known_to, replay
from fidchell.core.registry import load
from fidchell.core.seeds import Scripted
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE
from fidchell.core.text import LANGUAGES

FOLDER = Path(__file__).parent / "games"


def read(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", ["points", "stack"])
def test_a_card_taken_back_leaves_the_others_as_chosen(name: str) -> None:
    """SM choose.takeback: free undo of a secret card, also past what others have chosen since."""
    record = read(name)
    cards = {step.number for step in replay(record).steps if step.taken_back and step.text.startswith("commit ")}
    assert cards
    assert not any(move.startswith("*") for move in record.moves)


def test_by_consent_a_card_set_aside_may_be_taken_back_but_is_not_had_again() -> None:
    record = read("own-pictures")
    assert any(move.startswith("* undo ") for move in record.moves)
    assert verify(record)[1] == "seed"


def test_an_unfinished_game_keeps_its_secrets() -> None:
    """Nobody else's cards are in what is told of it."""
    record = read("unfinished")
    played = replay(record)
    for seat in (None, *range(4)):
        told = known_to(record, played.game, seat)
        for move, whole in zip(told.moves, record.moves, strict=True):
            who, _, text = move.partition(" ")
            assert text in (UNKNOWN, whole.partition(" ")[2])
            if "commit" in whole and who != str(seat):
                assert text == UNKNOWN
        dealt = [move for move in told.moves if move.startswith("~")]
        assert sum(move != f"~ {UNKNOWN}" for move in dealt) == (0 if seat is None else 4)


@pytest.mark.parametrize("way", [0, -1])
def test_the_guided_game_goes_through(way: int) -> None:
    """Whatever the learner may do at each step; and what it promises at the end comes true."""
    game = load("serpent-master")
    course = lesson(game.folder)
    assert course is not None
    table = Session(game, ["learner", "guide"], course.options, source=Scripted([]))
    for step in course.steps:
        legal = [game.text(table.state, action) for action in table.state.legal(course.seat)]
        table.act(course.seat, [text for text in step.do if text in legal][way])
        for move in step.then:
            table.follow(move)
        assert all(game.texts.has(step.text, lang) for lang in LANGUAGES)
        if step.text == "lesson-cover":
            assert game.explain(table.line[-2].before, 0, ["spot:d4", "spot:d5", "spot:d6", "spot:c6"]) is not None
    assert [re.findall(r": (\d+)", str(line)) for line in game.scene(table.state, 0).panels[0].lines] == [["7"], ["5"]]
    assert (table.state.turns(), game.dump(table.state)["lost"]) == (5, [0, 1])


def test_an_action_that_was_changed_is_found_out() -> None:
    """Every card chosen becomes another one: it is refused, or what follows does not fit."""
    played = replay(read("stack"))
    for step in played.line:
        if step.text.startswith("commit "):
            record = read("stack")
            record.moves[step.number - 1] = f"{step.seat} commit {int(step.text.split()[1]) % 15 + 1}"
            with pytest.raises(InvalidRecord):
                replay(record)


def test_chance_speaks_only_before_the_first_round() -> None:
    """SM setup.aside: after the deal nothing is left to chance."""
    for path in FOLDER.glob("*.json"):
        steps = replay(Record.load(path)).line
        assert all(step.before.turns() <= 1 for step in steps if step.seat == CHANCE)
