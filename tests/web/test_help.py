"""Where the coach is silent, and that there is no way round it; what it has said and keeps."""

import asyncio
import json
from dataclasses import replace

import pytest

from fidchell.coach import worth
from fidchell.coach.hint import Hint
from fidchell.server.coaching import Coaching, may_help
from fidchell.server.errors import NotAllowed
from fidchell.server.seats import Seat
from fidchell.server.store import Row
from fidchell.server.table import Table
from fidchell.server.tables import Tables
from fidchell.server.work import Job, Workers
from tests.avignon.blunder import START
from tests.web.conftest import two

TURN = {**START, "player": "rome", "taken": [], "actions_left": 2}


def test_what_if_is_no_way_round_a_silent_coach(tables: Tables) -> None:
    """Whoever may not ask at the table may not ask on a copy of it either, nor on a copy of the copy."""
    table = tables.create("avignon", two(), {}, host="ann")
    branch = tables.what_if(table, "ann", "Ann", 0)
    assert not may_help(table, "ann")
    assert not may_help(branch, "ann")
    assert not may_help(tables.what_if(branch, "ann", "Ann", 0), "ann")
    branch.resign("ann", 0)
    assert not may_help(tables.what_if(branch, "ann", "Ann", 0), "ann")
    table.resign("ann", 0)
    assert may_help(tables.what_if(table, "ann", "Ann", 0), "ann")


def asked(tables: Tables, table: Table, person: str = "ann") -> str:
    """Why the coach says nothing to somebody who asks about a table; "" if it speaks. A review board asks, too, and
    can't wait for the answer."""
    coaching = Coaching(tables, Workers(1))
    try:
        asyncio.run(coaching.mind(table, person))
    except NotAllowed as error:
        assert not coaching.may_hear(table, person)
        return error.reason
    assert coaching.may_hear(table, person)
    return ""


def test_the_record_of_a_running_game_is_no_way_round(tables: Tables) -> None:
    """Neither for its players nor for others, by its id or by its seed's fingerprint, on it or on a what-if of it."""
    table = tables.create("avignon", two(), {}, host="ann")
    known, other_id = table.shown_record(0), replace(table.shown_record(0), table_id="another")
    records = [tables.get(tables.keep_record(one, "eve")) for one in (known, other_id)]
    for record in records:
        assert asked(tables, record, "eve") == "still-running"
        assert not may_help(tables.what_if(record, "eve", "Eve", 0), "eve")
    table.resign("ann", 0)
    for record in records:
        assert asked(tables, record, "eve") == ""
        assert may_help(tables.what_if(record, "eve", "Eve", 0), "eve")


def test_ones_own_game_and_games_of_bots_may_be_asked_about_by_their_records(tables: Tables) -> None:
    bot = Seat("bot", "greedy", None, "greedy")
    for seats in ([two()[0], bot], [bot, bot]):
        table = tables.create("avignon", seats, {}, host="ann")
        assert asked(tables, tables.get(tables.keep_record(table.shown_record(0), "ann"))) == ""


def test_the_same_position_at_another_table_is_no_way_round(tables: Tables) -> None:
    """A copy played by oneself, even some moves beyond; not for others, not at the start, and only until the game has
    moved on."""
    table = tables.create("avignon", two(), {}, host="ann", start=TURN)
    copy = tables.create("avignon", [Seat("person", "Ann", "ann")] * 2, {}, host="ann", start=TURN)
    assert asked(tables, copy) == ""  # nobody has decided anything yet
    first = table.game.text(table.session.state, table.session.state.legal(0)[0])
    table.act("ann", 0, first)
    assert asked(tables, copy) == ""
    copy.act("ann", 0, first)
    assert asked(tables, copy) == "same-position"
    assert asked(tables, copy, "cat") == ""
    copy.act("ann", 0, table.game.text(copy.session.state, copy.session.state.legal(0)[0]))
    assert asked(tables, copy) == "same-position"
    table.act("ann", 0, table.game.text(table.session.state, table.session.state.legal(0)[1]))
    assert asked(tables, copy) == ""


def test_opinions_of_another_manner_are_asked_for_again(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """A review that was begun before the coach has changed doesn't mix old opinions with new ones."""
    table = tables.create("avignon", two(), {}, host="ann", start=TURN)
    table.act("ann", 0, table.game.text(table.session.state, table.session.state.legal(0)[0]))
    table.resign("ann", 0)

    async def look() -> set[str]:
        workers = Workers(1)
        coaching = Coaching(tables, workers)
        coaching.review(table)
        task = coaching.running[table.row.id].task
        assert task is not None
        await task
        workers.close()
        return set(json.loads(tables.store.review(table.row.id) or "{}"))

    first = asyncio.run(look())
    assert first
    assert asyncio.run(look()) == first
    monkeypatch.setattr(worth, "MANNER", worth.MANNER + 1)
    assert asyncio.run(look()).isdisjoint(first)


def test_many_tables_hide_no_running_game(tables: Tables) -> None:
    """Whoever opens dozens of tables of their own pushes the game that counts out of no list that the coach minds."""
    table = tables.create("avignon", two(), {}, host="ann", start=TURN)
    table.act("ann", 0, table.game.text(table.session.state, table.session.state.legal(0)[0]))
    copy = tables.what_if(table, "ann", "Ann", len(table.session.line))
    for _ in range(60):
        tables.create("avignon", [Seat("person", "Ann", "ann")] * 2, {}, host="ann")
    assert asked(tables, copy) == "same-position"


def test_a_game_begun_under_other_rules_keeps_the_coach_from_nothing(tables: Tables) -> None:
    table = tables.create("avignon", two(), {}, host="ann")
    old: Row = replace(table.row, id="old", rules_rev=0)
    tables.store.create(old)
    own = tables.create("avignon", [two()[0], Seat("bot", "greedy", None, "greedy")], {}, host="ann")
    assert asked(tables, own) == ""


def test_a_rematch_is_as_silent_as_the_game_before(tables: Tables) -> None:
    bot = Seat("bot", "greedy", None, "greedy")
    for help in (True, False):
        table = tables.create("avignon", [two()[0], bot], {}, host="ann", help=help)
        branch = tables.what_if(table, "ann", "Ann", 0, bot="greedy")
        for one, speaks in ((table, help), (branch, True)):
            one.resign("ann", 0)
            assert may_help(tables.get(tables.rematch(one, "ann")), "ann") is speaks


def test_a_hint_is_found_once_for_all_who_ask(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again, in two windows or by a flood, takes no more of the bots' time than by asking once."""
    table = tables.create("avignon", [two()[0], Seat("bot", "greedy", None, "greedy")], {}, host="ann", start=TURN)
    words, done = [Hint(table.session.state, 0, (), (), (), looks) for looks in (1, 2)], list[str]()

    async def carry_out(self: Workers, job: Job, queue: str) -> Hint:
        done.append(queue)
        assert job.tell
        for word in words:
            await asyncio.sleep(0)
            job.tell(word)
        return words[-1]

    async def ask() -> list[list[Hint]]:
        coaching = Coaching(tables, Workers(1))

        async def heard() -> list[Hint]:
            return [word async for word in await coaching.hint(table, "ann", 0, "192.0.2.1")]

        return [*await asyncio.gather(*(heard() for _ in range(5))), await heard()]

    monkeypatch.setattr(Workers, "carry_out", carry_out)
    found = asyncio.run(ask())
    assert all(one[-1] is words[-1] for one in found)
    assert done == ["coach 192.0.2.1"], "and one turn at a time, at however many tables, under however many names"
