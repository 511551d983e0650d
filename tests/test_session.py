"""Tables in play: ending by a word of the players, following moves, looking through records, lessons."""

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import fidchell
from fidchell.core import seeds
from fidchell.core.errors import FidchellError, IllegalAction, InvalidRecord
from fidchell.core.lesson import lesson
from fidchell.core.record import Record, replay
from fidchell.core.session import Session, verify
from fidchell.lab.template.game import Tribute
from fidchell.lab.template.rules import TributeState

DEAL = {"deal": "knight noble bishop peasant cardinal"}


def table() -> Session:
    return Session(fidchell.load("avignon"), ["a", "b"], DEAL)


# -- ending by a word -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "seat", "winners", "reason"),
    [
        ("resign", 0, [1], "resigned"),
        ("resign", 1, [0], "resigned"),
        ("draw", None, [], "agreed"),
        ("stop", None, [], "stopped"),
    ],
)
def test_a_word_ends_the_game(word: str, seat: int | None, winners: list[int], reason: str) -> None:
    session = table()
    session.act(0, "excommunicate knight")
    session.chance()
    before = session.record.seed
    session.close(word, seat)
    assert session.over
    assert session.record.result == {"winners": winners, "scores": [], "reason": reason, "rule": ""}
    assert before is None
    assert session.record.seed is not None, "the game is over: the seed is shown"
    assert verify(session.record) == (1, "seed")
    again = Record.loads(session.record.dumps())
    assert replay(again).last == session.state


def test_nothing_goes_on_after_the_word() -> None:
    session = table()
    session.close("resign", 0)
    moves = list(session.record.moves)
    for attempt in (
        lambda: session.act(0, "beseech knight"),
        lambda: session.close("draw"),
        lambda: session.undo(0, consent=True),
    ):
        with pytest.raises(IllegalAction, match="over"):
            attempt()
    assert session.record.moves == moves


@pytest.mark.parametrize(("word", "seat"), [("resign", None), ("draw", 0), ("stop", 1), ("pass", 0), ("resign", 7)])
def test_only_words_that_end_a_game(word: str, seat: int | None) -> None:
    session = table()
    with pytest.raises(InvalidRecord):
        session.close(word, seat)
    assert session.record.moves == []
    assert not session.over


def test_a_record_can_t_go_on_after_the_word() -> None:
    session = table()
    session.close("stop")
    record = session.record
    record.moves.append("0 beseech knight:1")
    with pytest.raises(InvalidRecord, match="this ends a game"):
        replay(record)


def test_a_record_can_t_claim_another_end() -> None:
    session = table()
    session.close("resign", 0)
    session.record.result = {"winners": [0], "scores": [], "reason": "resigned", "rule": ""}
    with pytest.raises(InvalidRecord, match="the result is given as"):
        replay(session.record)


# -- following and opening --------------------------------------------------------------------------------------------


def test_following_moves_as_records_write_them() -> None:
    session = Session(fidchell.load("avignon"), ["a", "b"], DEAL, source=seeds.Scripted([]))
    for move in ("0 excommunicate knight:1", "~ draw inquisitor", "1 beseech noble:2"):
        session.follow(move)
    assert session.record.moves == ["0 excommunicate knight:1", "~ draw inquisitor", "1 beseech noble:2"]
    assert session.events_drawn == 1
    with pytest.raises(IllegalAction, match="turn"):
        session.follow("0 beseech noble:2")


def test_a_record_without_its_seed_opens_but_draws_nothing() -> None:
    session = table()
    session.act(0, "excommunicate knight")
    session.chance()
    session.act(1, "excommunicate 2")  # by lane: the newcomer may be a second Noble
    opened = Session.opened(Record.loads(session.record.dumps()))
    assert opened.state == session.state
    assert opened.at(1) == session.at(1)
    with pytest.raises(InvalidRecord, match="seed"):
        Session.resume(session.record)
    branch = opened.branch(2)
    branch.act(1, "beseech 2")
    assert branch.record.table_id != session.record.table_id


# -- lessons ----------------------------------------------------------------------------------------------------------

LESSONS = [game for game in fidchell.games() if lesson(fidchell.load(game).folder)]


def test_avignon_has_a_lesson() -> None:
    assert "avignon" in LESSONS


@pytest.mark.parametrize("game_id", LESSONS)
def test_a_lesson_can_be_played_whichever_way_is_chosen(game_id: str) -> None:
    game = fidchell.load(game_id)
    course = lesson(game.folder)
    assert course is not None
    for way in itertools.product(*(step.do for step in course.steps)):
        names, chance = ["?"] * game.meta.players[0], seeds.Scripted([])
        session = Session(game, names, course.options, source=chance, start=course.start)
        for move in course.begin:
            session.follow(move)
        for step, action in zip(course.steps, way, strict=True):
            assert course.seat in session.state.actors()
            try:
                # What was chosen before may leave only another of the step's ways.
                legal = [game.text(session.state, one) for one in session.state.legal(course.seat)]
                session.act(course.seat, next((one for one in (action, *step.do) if one in legal), action))
                for move in step.then:
                    session.follow(move)
            except FidchellError as error:
                pytest.fail(f"{step.text}: {error}")
        outcome = session.state.outcome()
        # A lesson may stop when all is said; if it goes to the end, it should be won.
        assert outcome is None or course.seat in outcome.winners, "a first game should be won"
        assert outcome is not None or session.state.turns() > 1, "a lesson that teaches less than a turn"


@pytest.mark.parametrize("game_id", LESSONS)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_lesson_speaks_both_languages(game_id: str, lang: str) -> None:
    game = fidchell.load(game_id)
    course = lesson(game.folder)
    assert course is not None
    for message in (*(step.text for step in course.steps), course.end):
        assert game.texts.has(message, lang)


# -- legality ---------------------------------------------------------------------------------------------------------


def test_legality_is_computed_once_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading a move checks it; doing it doesn't check again, at a table or in a replay."""
    session = Session(Tribute(), ["a", "b"], seed="ab" * 32)
    session.chance()
    asked: list[int] = []
    moves = TributeState.moves

    def counted(state: TributeState, seat: i64) -> vec[i64]:
        asked.append(int(seat))
        return moves(state, seat)

    text = session.game.text(session.state, session.state.legal(1)[0])
    monkeypatch.setattr(TributeState, "moves", counted)
    session.act(1, text)
    assert asked == [1]
    with pytest.raises(IllegalAction):
        session.act(1, text)
    asked.clear()
    assert replay(session.record, session.game).last == session.state
    assert asked == [1]
