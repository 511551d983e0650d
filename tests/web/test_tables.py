"""What a table can do besides playing on: lessons, referees, time limits, what-if, records from elsewhere, people."""

import time
from types import SimpleNamespace
from typing import Any

import pytest

from fidchell.core.errors import IllegalAction, InvalidAction, InvalidRecord
from fidchell.core.lesson import lesson
from fidchell.core.record import Record, mark, replay
from fidchell.core.session import verify
from fidchell.core.state import CHANCE
from fidchell.server.errors import NotAllowed
from fidchell.server.seats import Seat
from fidchell.server.tables import Table, Tables
from fidchell.web.app import App
from tests.web.conftest import Person, begun, brought, move_bot, two

DEAL = {"deal": "knight noble bishop peasant cardinal"}


def again(tables: Tables, table: Table) -> Table:
    """The same table, opened anew from the store."""
    return Tables(tables.store).get(table.row.id)


# -- lessons ----------------------------------------------------------------------------------------------------------


def test_a_lesson_goes_step_by_step_and_survives_a_restart(tables: Tables) -> None:
    table = tables.learn("avignon", "ann", "Ann")
    course = lesson(table.game.folder)
    assert course is not None
    for number, step in enumerate(course.steps):
        assert table.lesson == step
        texts = [table.game.text(table.session.state, action) for action in table.session.state.legal(0)]
        for other in [text for text in texts if text not in step.do][:3]:
            with pytest.raises(NotAllowed, match="lesson"):
                table.act("ann", 0, other)
        with pytest.raises(NotAllowed, match="forward"):
            table.undo("ann", 0)
        table.act("ann", 0, step.do[0])
        table = again(tables, table)
        assert table.settings.lesson == number + 1
    assert table.lesson is None
    assert table.over
    assert table.session.record.result is not None
    assert table.session.record.result["winners"] == [0]


# -- referees ---------------------------------------------------------------------------------------------------------


def test_a_referee_types_in_what_was_drawn(tables: Tables) -> None:
    table = tables.create("avignon", two(), host="ann", typed=True)
    assert table.actors() == (CHANCE,)
    assert table.row.commitment is None
    for name in ("knight", "noble", "bishop", "peasant", "cardinal"):
        with pytest.raises(NotAllowed, match="host"):
            table.referee("bob", f"draw {name}")
        table.referee("ann", f"draw {name}")
    assert table.actors() == (0,)
    with pytest.raises(NotAllowed, match="nothing-is-to-be-drawn"):
        table.referee("ann", "draw noble")
    table.act("ann", 0, "excommunicate knight")
    table = again(tables, table)
    for impossible in ("draw pope", "beseech noble"):
        with pytest.raises((IllegalAction, InvalidAction)):
            table.referee("ann", impossible)
    table.referee("ann", "draw inquisitor")
    table.act("bob", 1, "beseech inquisitor")
    assert verify(table.session.record) == (6, "referee")


def test_the_table_draws_what_no_person_may_see(tables: Tables) -> None:
    """A bot's secret cards are nobody's to type in, not even the host's."""
    seats = [Seat("person", "Ann", "ann"), Seat("bot", "greedy", None, "greedy")]
    table = tables.create("serpent-master", seats, host="ann", typed=True)
    table.act("ann", 0, "enter d1")
    assert move_bot(table, 1)
    for card in (1, 2, 3, 4):
        assert table.typists() == [0]
        table.referee("ann", f"aside {card}")
    assert table.actors() == (0, 1)
    hidden = [move for move in table.shown_record(0).moves if move.startswith("~")]
    assert hidden == ["~ aside 1", "~ aside 2", "~ aside 3", "~ aside 4", *["~ ?"] * 4]
    assert verify(again(tables, table).session.record)[1] == "referee"


def test_the_host_takes_back_what_was_typed_in(tables: Tables) -> None:
    seats = [Seat("person", "Ann", "ann"), Seat("bot", "greedy", None, "greedy")]
    table = tables.create("avignon", seats, host="ann", typed=True)
    table.referee("ann", "draw knight")
    with pytest.raises(NotAllowed, match="not-yours"):
        table.undo("bob", CHANCE)
    table.undo("ann", CHANCE)
    assert table.session.record.moves == ["~ draw knight", "* undo 1"]
    drawn = tables.create("avignon", seats, host="ann")
    with pytest.raises(NotAllowed, match="not-yours"):
        drawn.undo("ann", CHANCE)


def test_a_recorded_game_is_resumed_with_its_marks(tables: Tables) -> None:
    table = tables.create("avignon", two(), host="ann")
    while len(table.session.record.moves) < 12:
        seat = table.actors()[0]
        action = table.session.state.legal(seat)[0]
        table.act(two()[seat].person, seat, table.game.text(table.session.state, action))
    record = Record.loads(table.session.record.dumps())
    assert record.marks
    resumed = tables.resume(record, two(), table.row.seed, "ann")
    assert resumed.row.id != table.row.id
    assert resumed.session.record.dumps() == table.session.record.dumps()
    assert resumed.session.state == table.session.state
    with pytest.raises(InvalidRecord, match="seed"):
        tables.resume(record, two(), "ab" * 32, "ann")


# -- time limits ------------------------------------------------------------------------------------------------------


def test_nobody_waits_for_ever(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann", limit=60)
    assert table.timed_out() is None, "there is time left"
    table.row.summary["since"] = time.time() - 61
    moves = table.version
    assert move_bot(table, table.timed_out())
    assert table.version > moves
    assert table.seats[0].kind == "person", "the seat is still Ann's"
    assert table.timed_out() is None, "the next decision has its own time"


def test_without_a_limit_time_does_not_matter(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.row.summary["since"] = 0
    assert table.timed_out() is None


# -- what if, records -------------------------------------------------------------------------------------------------


def test_what_if_leaves_the_game_alone(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.act("ann", 0, "beseech noble")
    table.act("bob", 1, "chastise noble")
    before = list(table.session.record.moves)
    branch = tables.what_if(table, "eve", "Eve", 1)
    assert branch.session.state == table.session.at(1)
    branch.act("eve", 1, "beseech knight")
    assert table.session.record.moves == before
    assert again(tables, branch).session.state == branch.session.state
    with pytest.raises(InvalidRecord, match="no position after move 99"):
        tables.what_if(table, "eve", "Eve", 99)


def test_a_record_from_elsewhere_is_for_looking_and_branching(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.act("ann", 0, "excommunicate knight")
    kept = brought(tables, Record.loads(table.session.record.dumps()))
    assert kept.session.state == table.session.state
    assert kept.actors() == ()
    with pytest.raises(NotAllowed):
        kept.act("eve", 1, "beseech noble")
    assert again(tables, kept).session.state == table.session.state
    assert tables.what_if(kept, "eve", "Eve", 0).actors() == (0,)


def test_records_keep_their_marks(tables: Tables) -> None:
    """Those of an import wherever they are, and those of a game whose table was closed in between."""
    table = tables.create("avignon", two(), host="ann")
    while len(table.session.record.moves) < 25:
        seat = table.actors()[0]
        table.act(two()[seat].person, seat, table.game.text(table.session.state, table.session.state.legal(seat)[0]))
    record = Record.loads(table.session.record.dumps())
    assert [number for number, _ in record.marks] == [10, 20]
    assert again(tables, table).session.record == record
    record.marks = [[7, mark(table.game, replay(record).steps[6].after)]]
    assert again(tables, brought(tables, record)).session.record.marks == record.marks


def test_a_bad_record_is_refused_whole(tables: Tables) -> None:
    record = tables.create("avignon", two(), DEAL, host="ann").session.record
    record.moves.append("1 beseech noble:2")
    with pytest.raises(InvalidRecord, match="turn"):
        brought(tables, record)


# -- people -----------------------------------------------------------------------------------------------------------


def test_the_host_may_send_somebody_away_before_the_start(tables: Tables) -> None:
    table = tables.create("avignon", [Seat(), Seat()], DEAL, host="ann")
    assert table.join("bob", "Bob", table.seats[0].invite) == 0
    with pytest.raises(NotAllowed, match="host"):
        table.kick("bob", 0)
    table.kick("ann", 0)
    assert table.seats[0].kind == "open"
    assert table.seats_of("bob") == []
    for number, name in enumerate(("bob", "eve")):
        table.join(name, name, table.seats[number].invite)
    with pytest.raises(NotAllowed, match="begun"):
        table.kick("ann", 1)


def test_where_all_choose_at_once_nobody_s_page_is_out_of_date(tables: Tables) -> None:
    def choose(seat: int) -> None:
        state = table.session.state
        table.act(("ann", "bob")[seat], seat, table.game.text(state, state.legal(seat)[0]))

    table = tables.create("serpent-master", two(), {"board": "6"})
    while not table.session.state.at_once():
        choose(table.actors()[0])
    before = table.version
    choose(1)
    assert table.asks_the_same(0, before)
    assert not table.asks_the_same(1, before), "it has chosen"
    assert not table.asks_the_same(0, before + 2)
    choose(0)
    assert not table.asks_the_same(0, before)
    table = tables.create("avignon", two())
    before = table.version
    choose(0)
    assert not table.asks_the_same(1, before)


def test_two_who_seek_the_same_game_find_each_other(tables: Tables) -> None:
    def seek(person: str, game: str = "avignon", mark: str = "", there: bool = True) -> Table:
        return tables.seek(game, person, person.title(), mark, lambda row: there)

    waits = seek("ann")
    assert waits.settings.listed
    assert seek("ann") is waits, "nobody waits twice"
    assert seek("bob", "brandub") is not waits
    assert seek("cat", there=False) is not waits, "ann is not there"
    tables.cancel(tables.get(seek("cat").row.id), "cat")
    assert seek("dan", mark="click") is waits
    assert [seat.name for seat in waits.seats] == ["Ann", "Dan"]
    assert waits.started
    assert seek("dan", mark="click") is waits, "the same request once more"
    later = seek("dan", mark="later")
    assert later is not waits, "a seek that was answered is none any more"
    assert seek("eve") is later


def test_a_seek_sent_again_leads_to_the_same_table(tables: Tables) -> None:
    """Also if somebody has come in the meantime."""
    first = tables.seek("avignon", "ann", "Ann", "click", lambda row: True)
    assert tables.seek("avignon", "bob", "Bob", "", lambda row: True) is first
    assert tables.seek("avignon", "ann", "Ann", "click", lambda row: True) is first


def test_nobody_is_led_to_a_seek_that_was_left(tables: Tables) -> None:
    """They would wait there as guests, without a host who could call it off or ask a bot."""
    left = tables.seek("avignon", "ann", "Ann", "", lambda row: True)
    left.leave("ann", 0)
    found = tables.seek("avignon", "bob", "Bob", "", lambda row: True)
    assert found is not left
    assert found.settings.host == "bob"


def test_who_waits_is_somebody_who_sits_there(tables: Tables) -> None:
    """A stranger who looks at an old seek doesn't make it a place to meet."""
    row = tables.seek("avignon", "ann", "Ann", "", lambda row: True).row
    row.changed = 0.0
    for person, there in (("eve", False), ("ann", True)):
        audience = SimpleNamespace(watchers={1: SimpleNamespace(person=person)})
        sharing = SimpleNamespace(waits=lambda table: False)
        server: Any = SimpleNamespace(live=SimpleNamespace(of={row.id: audience}), sharing=sharing)
        assert App.is_there(server, row) is there


def test_a_seek_is_no_table_of_others(tables: Tables) -> None:
    """Somebody who has opened a listed table with options of their own is not met by chance, only by a click."""
    tables.create("avignon", [Seat("person", "Ann", "ann"), Seat()], host="ann", listed=True)
    assert tables.seek("avignon", "bob", "Bob", "", lambda row: True).settings.host == "bob"


def test_resigning_and_agreeing(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.offer("ann", 0, "draw")
    with pytest.raises(NotAllowed, match="not-yours"):
        table.answer("eve", 1, True)
    table.answer("bob", 1, False)
    assert table.actors() == (0,)
    table.offer("bob", 1, "stop")
    table.answer("ann", 0, True)
    assert table.over
    with pytest.raises((IllegalAction, NotAllowed)):
        table.act("ann", 0, "beseech noble")
    following = tables.get(tables.rematch(table, "ann"))
    assert [seat.name for seat in following.seats] == ["Bob", "Ann"]
    assert tables.rematch(table, "bob") == following.row.id
    with pytest.raises(NotAllowed, match="players"):
        tables.rematch(again(tables, table), "eve")


def test_a_leaver_s_seat_is_played_and_given_back(tables: Tables) -> None:
    table = tables.create("avignon", two(), DEAL, host="ann")
    table.leave("ann", 0)
    assert move_bot(table, table.bot_to_move())
    with pytest.raises(NotAllowed):
        table.come_back("bob", 0)
    table.come_back("ann", 0)
    assert table.seats_of("ann") == [0]


# -- over the wire ----------------------------------------------------------------------------------------------------


def test_the_same_person_at_another_device(people: list[Person]) -> None:
    ann, bob = people[:2]
    table = begun(ann, bob)
    page = ann.get("/").text
    link = page.split('value="/carry/')[1].split('"')[0]
    other = people[2] if len(people) > 2 else bob
    answer = other.post(f"/carry/{link}")
    assert answer.status_code == 303
    assert "(you)" in other.get(table).text
    assert other.get("/carry/forged.token").status_code == 403


def test_pointing_and_nudging_reach_the_others(people: list[Person]) -> None:
    ann, bob = people[:2]
    table = begun(ann, bob)
    hers, his = ann.socket(table), bob.socket(table)
    assert "html" in bob.hear(his)
    ann.ask(hers, verb="point", key="card:1")
    assert bob.answer(his) == {"point": "card:1", "who": "Guest"}
    stranger = people[2].socket(table)
    assert "error" in people[2].ask(stranger, verb="point", key="card:2")
    bob.ask(his, verb="nudge")
    while "nudge" not in (heard := ann.answer(hers)):
        assert "error" not in heard
    assert heard == {"nudge": "Guest is waiting for you."}
