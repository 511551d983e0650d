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
from fidchell.core.state import CHANCE
from fidchell.core.text import LANGUAGES

FOLDER = Path(__file__).parent / "games"

# Each file's number of players, winners, reason, rule and what its chance can be checked against.
STORED: dict[str, tuple[int, list[int] | None, str, str, str]] = {
    "points": (4, [2], "points", "SM score", "seed"),
    "stack": (3, [0], "stack", "SM tie.stack", "seed"),
    "alone": (2, [1], "alone", "SM tie.alone", "seed"),
    "draw": (2, [], "draw", "SM tie.draw", "seed"),
    "typed-in": (3, [0], "points", "SM score", "referee"),
    "unfinished": (4, None, "", "", "unrevealed"),
    "from-the-middle": (4, [1], "points", "SM score", "seed"),
    "own-pictures": (2, [0], "points", "SM score", "seed"),
}
UNDONE = ("points", "stack", "alone", "own-pictures")


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


def test_an_unfinished_game_goes_on_and_keeps_its_secrets() -> None:
    """With its seed; that is not in the record as long as the game lasts. Nobody else's cards are, in what is told."""
    record = read("unfinished")
    assert (record.result, record.seed) == (None, None)
    with pytest.raises(InvalidRecord):
        Session.resume(record)
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
        assert all(game.words.has(step.text, lang) for lang in LANGUAGES)
        if step.text == "lesson-cover":
            assert game.explain(table.line[-2].before, 0, ["spot:d4", "spot:d5", "spot:d6", "spot:c6"]) is not None
    assert [line.split(" = ")[1] for line in game.scene(table.state, 0).panels[0].lines] == ["7", "5"]
    assert (table.state.turns(), game.dump(table.state)["lost"]) == (5, [0, 1])


def changes() -> list[Any]:
    found = []
    for name in ("points", "alone", "own-pictures"):
        for number, move in enumerate(read(name).moves):
            if move.startswith("~"):
                found.append(pytest.param(name, number, id=f"{name}-{number + 1}"))
    return found[::3]


@pytest.mark.parametrize(("name", "number"), changes())
def test_a_card_set_aside_that_was_changed_is_found_out(name: str, number: int) -> None:
    record = read(name)
    drawn = record.moves[number]
    for card in range(1, 16):
        if drawn != f"~ aside {card}":
            record.moves[number] = f"~ aside {card}"
            with pytest.raises(InvalidRecord):
                verify(record)


def test_an_action_that_was_changed_is_found_out() -> None:
    """Every card chosen becomes another one: it is refused, or what follows does not fit."""
    played = replay(read("stack"))
    for step in played.line:
        if step.text.startswith("commit "):
            record = read("stack")
            record.moves[step.number - 1] = f"{step.seat} commit {int(step.text.split()[1]) % 15 + 1}"
            with pytest.raises(InvalidRecord):
                replay(record)


def test_the_result_can_t_be_changed() -> None:
    record = read("draw")
    assert record.result is not None
    record.result["winners"] = [1]
    with pytest.raises(InvalidRecord, match="the result is given as"):
        replay(record)


def test_chance_speaks_only_before_the_first_round() -> None:
    """SM setup.aside: after the deal nothing is left to chance."""
    for name in STORED:
        steps = replay(read(name)).line
        assert all(step.before.turns() <= 1 for step in steps if step.seat == CHANCE)
