"""Taking back: free to the last chance outcome, reveal or rival's move; beyond it by consent; never after the end."""

import pytest

import fidchell
from fidchell.core.errors import IllegalAction
from fidchell.core.record import Record, replay
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE
from fidchell.lab.template.components import NONE
from fidchell.lab.template.game import Tribute
from tests import conformance
from tests.conformance import Case, hex_seed

TOYS = [Case(Tribute(), 2), Case(Tribute(), 3)]

# -- every game -------------------------------------------------------------------------------------------------------


def test_taking_back_at_random(case: Case, seed: int) -> None:
    count = conformance.run_undo(case, seed)
    chance = any(verb.chance for verb in case.game.notation.verbs)
    assert count["rolls"] > 0 or not chance


@pytest.mark.parametrize("toy", TOYS, ids=str)
def test_taking_back_in_the_toy(toy: Case) -> None:
    counts = [conformance.run_undo(toy, seed) for seed in range(20)]
    for what in ("free", "barred", "consent", "learnt"):
        assert sum(count[what] for count in counts) > 0, f"never {what}: this shows nothing"


def test_one_person_at_all_seats_goes_back_to_the_start(case: Case) -> None:
    session = case.session(1)
    session.chance()
    for _ in range(8):
        actors = session.state.actors()
        if actors == (CHANCE,):
            session.chance()
        elif actors:
            after = session.state.clone()
            after.step(action := session.state.legal(actors[0])[0], actors[0])
            if after.outcome() is not None:
                break  # nothing is taken back in a game that is over
            session.act(actors[0], action)
    seats = [step.seat for step in session.line if step.seat != CHANCE]
    assert seats
    rolls = session.events_drawn
    for seat in reversed(seats):
        session.undo(seat, consent=True)
    assert all(step.seat == CHANCE for step in session.line)
    assert session.events_drawn == rolls
    conformance.check_replays(session)


# -- Avignon: everything is open, so only draws and rivals are barriers ----------------------------------------------

DEAL = "knight noble bishop peasant cardinal"


def avignon(seed: int = 1) -> Session:
    """Rome begins with one action; the five are given."""
    return Session(fidchell.load("avignon"), ["a", "b"], {"deal": DEAL}, seed=hex_seed(seed), table_id="t")


def test_own_move_is_free() -> None:
    session = avignon()
    session.act(0, "beseech 1")
    session.act(1, "beseech 2")
    before = session.state.clone()
    session.act(1, "chastise 3")
    assert session.undo_depth(1) == 1
    session.undo(1)
    assert session.state == before
    assert session.record.moves[-1] == "1 undo 1"
    session.undo(1)
    assert session.record.moves[-1] == "1 undo 1"
    assert session.state.actors() == (1,)
    conformance.check_no_undo(session, 1)
    session.undo(0)
    assert session.state == session.first
    assert session.line == []
    conformance.check_replays(session)


def test_a_rivals_move_bars() -> None:
    session = avignon()
    session.act(0, "beseech 1")
    assert session.undo_depth(0) == 1
    assert session.undo_depth(1) == 0
    session.act(1, "beseech 2")
    assert session.undo_depth(0) == 0
    with pytest.raises(IllegalAction, match="another player"):
        session.undo(0)
    session.undo(0, consent=True)
    assert session.record.moves[-1] == "* undo 2"
    assert session.state == session.first
    conformance.check_replays(session)


def test_the_rivals_answer_bars() -> None:
    """An Inquisitor's targets are chosen by the rival: then the petition can't be taken back freely."""
    deal = "inquisitor noble bishop peasant cardinal"
    session = Session(fidchell.load("avignon"), ["a", "b"], {"deal": deal}, seed=hex_seed(1), table_id="t")
    session.act(0, "petition inquisitor")
    assert session.undo_depth(0) == 1
    assert session.state.actors() == (1,)
    session.act(1, session.state.legal(1)[0])
    assert session.undo_depth(0) == 0
    assert session.undo_depth(1) == 1


def test_a_draw_bars_and_is_never_had_again() -> None:
    session = avignon()
    session.act(0, "excommunicate 1")
    assert session.undo_depth(0) == 1  # nothing is drawn yet
    session.chance()
    assert session.undo_depth(0) == 0
    drawn = []
    for n in range(12):
        drawn.append(session.record.moves[-1])
        assert session.events_drawn == n + 1
        conformance.check_no_undo(session, 0)
        session.undo(0, consent=True)
        assert session.record.moves[-1] == "* undo 2"
        assert session.events_drawn == n + 1
        session.act(0, "excommunicate 1")
        session.chance()
    assert len(set(drawn)) > 3  # each time another event decides: nobody waits for the card they want
    assert sum(move.startswith("~") for move in session.record.moves) == 13
    conformance.check_replays(session)


def finish(session: Session) -> Session:
    while session.state.outcome() is None:
        session.chance()
        for seat in session.state.actors():
            session.act(seat, session.state.legal(seat)[-1 - len(session.line) % 2])
    return session


def test_no_undo_after_the_end() -> None:
    session = finish(avignon())
    for seat in range(2):
        for consent in (False, True):
            with pytest.raises(IllegalAction, match="over"):
                session.undo(seat, consent=consent)
    assert verify(session.record)[1] == "seed"


def test_what_was_taken_back_is_verified_too() -> None:
    session = avignon()
    session.act(0, "excommunicate 1")
    session.chance()
    session.undo(0, consent=True)
    finish(session)
    played = replay(session.record)
    taken_back = [step for step in played.steps if step.taken_back]
    assert [step.text.partition(" ")[0] for step in taken_back] == ["excommunicate", "draw"]
    assert verify(session.record)[0] == session.events_drawn
    assert len(played.steps) == len(played.line) + 2


def test_resumed_sessions_go_on_counting() -> None:
    session = avignon()
    session.act(0, "excommunicate 1")
    session.chance()
    session.undo(0, consent=True)
    resumed = Session.resume(Record.loads(session.record.dumps()), seed=session.seed)
    assert resumed.state == session.state
    assert resumed.events_drawn == session.events_drawn == 1
    for one in (session, resumed):
        one.act(0, "excommunicate 1")
        one.chance()
        finish(one)
    assert resumed.record.dumps() == session.record.dumps()


# -- the toy: secret choices are no barrier, their reveal is ---------------------------------------------------------


def chosen(seats: int = 3, seed: int = 1) -> Session:
    session = Case(Tribute(), seats).session(seed)
    session.chance()
    return session


def test_a_secret_choice_is_taken_back_while_others_stay() -> None:
    session = chosen()
    first, second = session.state.legal(0)[0], session.state.legal(2)[-1]
    session.act(0, first)
    session.act(2, second)
    assert session.state.actors() == (1,)
    assert session.undo_depth(0) == 2
    assert session.undo_depth(2) == 1
    assert session.undo_depth(1) == 0
    session.undo(0)
    assert session.state.actors() == (0, 1)
    assert [session.state.choice(seat) for seat in range(3)] == [NONE, NONE, second]
    assert session.record.moves[-2] == "0 undo 2"
    assert session.record.moves[-1].startswith("2 commit")
    assert session.undo_depth(2) == 1
    conformance.check_replays(session)


def test_no_way_back_after_the_reveal() -> None:
    session = chosen(2)
    session.act(0, session.state.legal(0)[0])
    session.act(1, session.state.legal(1)[0])
    assert session.line[-1].seat == 1
    for seat in range(2):
        assert session.undo_depth(seat) == 0
        conformance.check_no_undo(session, seat)
    session.undo(1, consent=True)
    assert session.state.actors() == (1,)
    conformance.check_replays(session)


def test_toy_records_resume() -> None:
    session = chosen()
    session.act(1, session.state.legal(1)[0])
    session.act(0, session.state.legal(0)[0])
    session.undo(1)
    resumed = Session.resume(session.record, seed=session.seed, game=session.game)
    assert resumed.state == session.state
    assert [resumed.undo_depth(seat) for seat in range(3)] == [session.undo_depth(seat) for seat in range(3)]
