"""What is peculiar to this game's stored games; tests/test_stored.py replays them all."""

from pathlib import Path

import pytest

from fidchell.core.lesson import lesson
from fidchell.core.record import UNKNOWN, Record, known_to, replay
from fidchell.core.registry import load
from fidchell.core.seeds import Scripted
from fidchell.core.session import Session
from fidchell.core.text import LANGUAGES

FOLDER = Path(__file__).parent / "games"


def read(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


@pytest.mark.parametrize("name", ["flag", "partners"])
def test_nobody_takes_back_a_die_or_a_card_alone(name: str) -> None:
    """Without consent only decisions are taken back that no chance and no other seat has answered."""
    record = read(name)
    assert not any(move.startswith("*") for move in record.moves)
    assert all(not step.text.startswith(("die ", "dice ", "draw ")) for step in replay(record).steps if step.taken_back)


def test_an_unfinished_game_keeps_its_secrets() -> None:
    """BOB ruling.card.secret: a card drawn is told to the partners who share it, and to nobody else."""
    record = read("unfinished")
    played = replay(record)
    drawn = [step for step in played.steps if step.text.startswith("draw ")]
    assert drawn
    for seat in (None, 0, 1, 2, 3):
        told = known_to(record, played.game, seat)
        for move, whole in zip(told.moves, record.moves, strict=True):
            assert move.partition(" ")[2] in (UNKNOWN, whole.partition(" ")[2])
        for step in drawn:
            mine = seat is not None and seat >> 1 == int(played.game.dump(step.before)["player"] in ("red", "yellow"))
            assert (told.moves[step.number - 1] != f"~ {UNKNOWN}") == mine
        others = [move for move in told.moves if move.endswith(f" {UNKNOWN}")]
        assert len(others) <= len(drawn), "nothing else is secret: dice, moves and cards played are for everybody"


@pytest.mark.parametrize("way", [0, -1])
def test_the_guided_game_goes_through(way: int) -> None:
    """Whatever the learner may do at each step; and it ends as it promises."""
    game = load("battle-of-banners")
    course = lesson(game.folder)
    assert course is not None
    table = Session(game, ["learner", "guide"], course.options, source=Scripted([]))
    for move in course.begin:
        table.follow(move)
    for step in course.steps:
        legal = [game.text(table.state, action) for action in table.state.legal(course.seat)]
        table.act(course.seat, [text for text in step.do if text in legal][way])
        for move in step.then:
            table.follow(move)
        assert all(game.texts.has(step.text, lang) for lang in LANGUAGES)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "BOB goal.flag")
