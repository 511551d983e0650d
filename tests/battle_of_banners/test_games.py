"""Stored games: what was played once must play the same for ever. games/make.py tells how they were made."""

from pathlib import Path
from typing import Any

import pytest

from fidchell.core.errors import InvalidRecord
from fidchell.core.lesson import lesson
from fidchell.core.record import UNKNOWN, Record, known_to, replay
from fidchell.core.registry import load
from fidchell.core.seeds import Scripted
from fidchell.core.session import Session, verify
from fidchell.core.text import LANGUAGES

FOLDER = Path(__file__).parent / "games"

# Each file's number of players, winners, reason, rule and what its chance can be checked against.
STORED: dict[str, tuple[int, list[int] | None, str, str, str]] = {
    "flag": (2, [1], "flag", "BOB goal.flag", "seed"),
    "defeat": (2, [1], "defeat", "BOB goal.defeat", "seed"),
    "limit": (2, [], "limit", "BOB ruling.limit", "seed"),
    "partners": (4, [0, 1], "flag", "BOB goal.flag", "seed"),
    "three": (3, [2], "flag", "BOB goal.flag", "seed"),
    "typed-in": (2, [1], "flag", "BOB goal.flag", "referee"),
    "unfinished": (4, None, "", "", "unrevealed"),
    "from-the-middle": (4, [2, 3], "flag", "BOB goal.flag", "seed"),
    "own-board": (2, [1], "flag", "BOB goal.flag", "seed"),
}
UNDONE = ("flag", "defeat", "partners", "three", "own-board")


def read(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


def test_every_stored_game_is_expected() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(STORED)


@pytest.mark.parametrize("name", STORED)
def test_a_stored_game_replays(name: str) -> None:
    players, winners, reason, rule, checked = STORED[name]
    record = read(name)
    played = replay(record)
    outcome = played.last.outcome()
    result = outcome and (list(outcome.winners), outcome.reason, outcome.rule)
    assert len(record.seats) == players
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


@pytest.mark.parametrize("name", ["flag", "partners"])
def test_nobody_takes_back_a_die_or_a_card_alone(name: str) -> None:
    """Without consent only decisions are taken back that no chance and no other seat has answered."""
    record = read(name)
    assert not any(move.startswith("*") for move in record.moves)
    assert all(not step.text.startswith(("die ", "dice ", "draw ")) for step in replay(record).steps if step.taken_back)


def test_an_unfinished_game_keeps_its_secrets() -> None:
    """BOB ruling.card.secret: a card drawn is told to the partners who share it, and to nobody else."""
    record = read("unfinished")
    assert (record.result, record.seed) == (None, None)
    with pytest.raises(InvalidRecord):
        Session.resume(record)
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
        assert all(game.words.has(step.text, lang) for lang in LANGUAGES)
    outcome = table.state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.rule) == ((0,), "BOB goal.flag")


def changes() -> list[Any]:
    found = []
    for name in ("flag", "own-board"):
        for number, move in enumerate(read(name).moves):
            if move.startswith("~"):
                found.append(pytest.param(name, number, id=f"{name}-{number + 1}"))
    return found[::3]


@pytest.mark.parametrize(("name", "number"), changes())
def test_a_roll_or_a_card_that_was_changed_is_found_out(name: str, number: int) -> None:
    record = read(name)
    played = replay(record)
    step = next(step for step in played.steps if step.number == number + 1)
    for outcome, _ in step.before.chance():
        text = played.game.text(step.before, outcome)
        if text != step.text:
            changed = read(name)
            changed.moves[number] = f"~ {text}"
            with pytest.raises(InvalidRecord):
                verify(changed)
            return


def test_the_result_can_t_be_changed() -> None:
    record = read("limit")
    assert record.result is not None
    record.result["winners"] = [1]
    with pytest.raises(InvalidRecord, match="the result is given as"):
        replay(record)
