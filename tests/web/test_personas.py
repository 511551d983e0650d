"""Bots as people meet them: the level that fits, names instead of specifications, thinking in public."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from playwright.sync_api import expect

from fidchell import bots
from fidchell.bots import personas
from fidchell.bots.search import Halt
from fidchell.core.registry import load
from fidchell.core.text import LANGUAGES, Texts
from fidchell.server import driver, levels, work
from fidchell.server.errors import NotAllowed, Overrun
from fidchell.server.seats import Seat
from fidchell.server.settings import Settings
from fidchell.server.store import Row
from fidchell.server.table import Table, Thought
from fidchell.server.tables import Tables
from fidchell.server.work import Job, Turns, Workers, named, think
from fidchell.web.ending import ending
from fidchell.web.pages import TEXTS, Visitor
from fidchell.web.personas import PICTURES
from tests.web.browser import Visit, connected, press
from tests.web.conftest import Hall, Person

ENDLESS = "search:iterations=100000000"
ME = Seat("person", "Ann", "ann")


def machine(spec: str) -> Seat:
    return Seat("bot", spec, None, spec)


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_a_manner_and_a_picture(lang: str) -> None:
    texts, pictures = Texts(), PICTURES.read_text(encoding="utf-8")
    for level in bots.LEVELS:
        name = personas.name_of(f"level:{level}", texts, lang)
        assert name in personas.name_of(f"level:{level}", texts, lang, "the")
        assert personas.manner_of(level, texts, lang, True) != personas.manner_of(level, texts, lang, False)
        assert f'id="level-{level}"' in pictures
    names = {personas.name_of(f"level:{level}", texts, lang) for level in bots.LEVELS}
    assert len(names) == len(bots.LEVELS)
    assert personas.name_of("greedy", texts, lang) == personas.name_of(ENDLESS, texts, lang) == "Bot"


def test_levels_are_told_from_names() -> None:
    game = load("avignon")
    assert personas.level_of("level:3") == 3
    assert not any(map(personas.level_of, ("level:7", "level:", "greedy", "Ann")))
    assert personas.is_bot("level:6", game)
    assert not any(
        personas.is_bot(name, game) for name in ("you", "level", "level:0", "search:iterations=x", "s" * 300)
    )


# -- the level that fits ----------------------------------------------------------------------------------------------


def finished(spec: str, winners: list[int], *others: Seat, **settings: Any) -> Row:
    seats, result = [ME, machine(spec), *others], {"winners": winners, "reason": settings.pop("reason", "three")}
    return Row("t", "avignon", 1, {}, seats, Settings("ann", **settings), summary={"result": result})


WON, LOST = [0], [1]


@pytest.mark.parametrize(
    ("rows", "level"),
    [
        ([], 2),
        ([finished("level:2", WON)], 3),
        ([finished("level:2", LOST)], 2),
        ([finished("level:3", LOST), finished("level:3", LOST)], 2),
        ([finished("level:3", LOST), finished("level:3", WON), finished("level:3", LOST)], 3),
        ([finished("level:3", LOST), finished("level:4", LOST)], 3),  # down once, not twice for the same games
        ([finished("level:6", WON)], 6),
        ([finished("level:1", LOST), finished("level:1", LOST)], 1),
        ([finished("level:4", [])], 4),
        ([finished("greedy", WON), finished("level:4", WON)], 5),
        ([finished("level:5", WON, Seat("person", "Bob", "bob")), finished("level:2", LOST)], 2),
        ([finished("level:5", WON, machine("level:1"))], 2),
        ([finished("level:5", WON, trial=True), finished("level:5", WON, lesson=3)], 2),
        ([finished("level:5", WON, reason="stopped")], 2),
    ],
)
def test_the_level_that_fits(rows: list[Row], level: int) -> None:
    assert levels.fitting(load("avignon"), rows, "ann") == level


def test_fellow_players_stay_as_chosen() -> None:
    game = load("banish-the-snakes")
    assert levels.fitting(game, [], "ann") == personas.FELLOW
    assert levels.fitting(game, [finished("level:2", [0, 1])], "ann") == 2


def test_it_is_remembered_by_game_and_person(tables: Tables) -> None:
    for _ in range(2):
        table = tables.create("avignon", [ME, machine("level:4")], host="ann")
        table.resign("ann", 0)
    tables.create("serpent-master", [ME, machine("level:1")], host="ann").resign("ann", 0)
    tables.create("brandub", [ME, machine("level:1")], host="ann")
    rows = tables.store.lately("ann", 8)
    assert [row.game for row in rows] == ["serpent-master", "avignon", "avignon"]
    assert len(tables.store.lately("ann", 1)) == 2
    assert not tables.store.lately("bob", 8)
    avignon = [row for row in rows if row.game == "avignon"]
    assert levels.fitting(load("avignon"), avignon, "ann") == 3


def test_a_rematch_keeps_the_level_or_takes_the_one_above(tables: Tables) -> None:
    def over(winner: int) -> Table:
        table = tables.create("avignon", [ME, machine("level:4")], host="ann")
        table._change(lambda: table.session.close("resign", 1 - winner))
        return table

    won, lost = over(0), over(1)
    ann = Visitor("ann", "Ann", "en", "", "", TEXTS)
    assert "One level up: the Abbess" in str(ending(ann, won, ""))
    assert "One level up" not in str(ending(ann, lost, ""))
    assert (levels.next_up(won, "ann"), levels.next_up(lost, "ann"), levels.next_up(won, "bob")) == (5, None, None)
    assert {seat.bot for seat in tables.get(tables.rematch(lost, "ann")).seats} == {"", "level:4"}
    assert {seat.bot for seat in tables.get(tables.rematch(won, "ann", bot="level:5")).seats} == {"", "level:5"}


# -- waiting in turn --------------------------------------------------------------------------------------------------


def run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(main())


def test_one_of_each_queue_after_the_other() -> None:
    async def main() -> None:
        turns, served = Turns(1), list[str]()
        gate = asyncio.Event()

        async def work(queue: str) -> None:
            async with turns.turn(queue[0]):
                await gate.wait()
                served.append(queue)

        waiting = [asyncio.create_task(work(one)) for one in ("a1", "a2", "a3", "a4", "b1", "b2", "c1")]
        await asyncio.sleep(0)
        waiting[2].cancel()
        gate.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert served == ["a1", "a2", "b1", "c1", "a4", "b2"]
        assert (turns.room, turns.queues) == (1, {})

    run(main)


def test_room_that_was_given_to_somebody_who_has_gone_is_passed_on() -> None:
    async def main() -> None:
        turns = Turns(1)
        first, second = turns.turn("a"), turns.turn("b")
        await first.__aenter__()
        waiting = asyncio.create_task(second.__aenter__())
        await asyncio.sleep(0)
        await first.__aexit__(None, None, None)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert turns.room == 1

    run(main)


# -- thinking ---------------------------------------------------------------------------------------------------------


def deep() -> Job:
    game = load("brandub")
    return Job(think, ENDLESS, named(game), "table", game.new(), 0, "seed")


def test_a_search_is_ended_with_the_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LONGEST", 1e9)

    async def main() -> None:
        workers, job = Workers(1), deep()
        try:
            job.halt()  # before it has begun
            state = load("brandub").new()
            assert await workers.carry_out(job, "a") in state.legal(0)
            thinking = asyncio.create_task(workers.carry_out(other := deep(), "a"))
            await until(lambda: workers.busy)
            assert not thinking.done()
            other.halt()
            assert await thinking in state.legal(0)
            other.halt()  # too late, and nobody minds
            assert await workers.do(abs, -3) == 3
            assert len(workers.idle) == 1
        finally:
            workers.close()

    run(main)


def test_nobody_thinks_for_ever_nor_long_while_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        workers = Workers(1)
        try:
            monkeypatch.setattr(work, "LONGEST", 0.1)
            await workers.carry_out(deep(), "a")
            monkeypatch.setattr(work, "LONGEST", 1e9)
            monkeypatch.setattr(work, "SHARED", 0.1)
            long = asyncio.create_task(workers.carry_out(deep(), "a"))
            await asyncio.sleep(0)
            assert await workers.carry_out(Job(abs, -3), "b") == 3
            await long
        finally:
            workers.close()

    run(main)


def test_what_can_t_be_halted_is_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "GRACE", 0.1)

    async def main() -> None:
        workers, job = Workers(1), Job(time.sleep, 1e6)
        try:
            job.halt()
            with pytest.raises(Overrun):
                await workers.carry_out(job, "a")
            assert workers.deaths == 1, "it is not tried again"
            assert await workers.do(abs, -3) == 3
        finally:
            workers.close()

    run(main)


async def until(found: Callable[[], object]) -> None:
    while not found():
        await asyncio.sleep(0.01)


def test_a_thinking_bot_is_shown_and_can_be_hurried(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LONGEST", 1e9)
    monkeypatch.setattr(driver, "SHOWN", 0.0)
    table = tables.create("brandub", [machine(ENDLESS), ME], host="ann", pace=10)
    shown: list[int | None] = []

    async def main() -> None:
        workers = Workers(1)
        try:
            show = lambda: shown.append(table.thought.seat if table.thought else None)  # noqa: E731
            playing = asyncio.create_task(driver.run_bots(workers, table, show))
            await until(lambda: shown)
            with pytest.raises(NotAllowed):
                table.hurry("eve")
            table.hurry("ann")
            await playing
        finally:
            workers.close()

    run(main)
    assert shown == [0, None]
    assert table.version == 1
    table.hurry("ann")  # nobody is thinking: nothing happens


def test_thinking_ends_when_the_game_does(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "LONGEST", 1e9)
    table = tables.create("brandub", [machine(ENDLESS), ME], host="ann", pace=0)

    async def main() -> None:
        workers = Workers(1)
        try:
            playing = asyncio.create_task(driver.run_bots(workers, table))
            await until(lambda: workers.busy)
            table.resign("ann", 1)
            await playing
        finally:
            workers.close()

    run(main)
    assert table.over
    assert table.thought is None
    assert not any(move.startswith("0 ") for move in table.session.record.moves)


def test_what_others_choose_in_secret_does_not_disturb_a_thought(tables: Tables) -> None:
    table = tables.create("serpent-master", [ME, machine("random")], host="ann")
    while not table.session.state.at_once():
        seat = table.actors()[0]
        table.bot_act(seat, table.session.state.legal(seat)[0])
    thought = Thought(table, 1, lambda: None)
    table.act("ann", 0, table.game.text(table.session.state, table.session.state.legal(0)[0]))
    assert table.version > thought.version
    assert thought.stands()
    table.undo("ann", 0)
    assert not thought.stands()
    again = Thought(table, 1, lambda: None)
    table.bot_act(1, table.session.state.legal(1)[0])
    assert not again.stands()


def test_bots_alone_play_as_long_as_somebody_is_there(tables: Tables) -> None:
    table = tables.create("avignon", [machine("random")] * 2, pace=0)
    looks = iter([True, True, False])

    class Here:
        async def carry_out(self, job: Job, queue: str) -> Any:
            return job.work(*job.arguments)

    asyncio.run(driver.run_bots(Here(), table, awaited=lambda: next(looks)))  # type: ignore[arg-type]
    assert not table.over
    assert sum(not move.startswith("~") for move in table.session.record.moves) == 2


def test_a_process_of_its_own_listens_to_nobody() -> None:
    assert not Halt().now()
    assert not work.Pipe.ours.now()


# -- pages ------------------------------------------------------------------------------------------------------------


def test_people_read_names(people: list[Person]) -> None:
    ann = people[0]
    home = ann.get("/").text
    assert 'value="level:2" checked' in home
    for name in ("Novice", "Pilgrim", "Scribe", "Bard", "Abbess", "High King"):
        assert name in home
    table = ann.get(ann.new("play-now", bot="level:5")).text
    assert "#level-5" in table
    assert "Abbess" in table
    offered = ann.get(ann.new("play-now")).text
    assert "Pilgrim" in offered
    plain = ann.get(ann.new("play-now", bot="greedy")).text
    for page in (home, table, plain, ann.get("/").text):
        assert "greedy" not in page.lower()
    ann.http.cookies.set("lang", "de")
    assert "Äbtissin" in ann.get("/").text


def test_all_seats_have_bots_of_one_level(people: list[Person]) -> None:
    path = people[0].post("/new", game="serpent-master", way="watch", players=4, bot="level:1").headers["location"]
    assert people[0].get(path).text.count('href="#level-1"') == 4


def test_an_open_seat_is_given_to_a_level(people: list[Person]) -> None:
    host, path = people[0], people[0].new("friends")
    page = host.get(path).text
    assert all(f'name="bot" value="level:{level}"' in page for level in bots.LEVELS)
    assert host.post(f"{path}/do", verb="fill", seat=1, bot="level:9").status_code == 400
    assert host.post(f"{path}/do", verb="fill", seat=1, bot="level:3").status_code == 303
    assert "Scribe" in host.get(path).text


def test_after_a_defeat_no_level_up(people: list[Person]) -> None:
    ann, path = people[0], people[0].new("play-now", bot="level:4")
    ann.post(f"{path}/do", verb="resign", seat=0)
    page = ann.get(path).text
    assert "Rematch" in page
    assert "One level up" not in page


def test_no_script_is_needed(visit: Visit) -> None:
    page = visit.page(java_script_enabled=False)
    card = page.locator("#game-avignon")
    card.locator(".levels summary").click()
    card.get_by_role("radio", name="Bard").check()
    expect(card.locator(".chosen:visible")).to_have_text("Bard")
    card.locator(".levels summary").click()
    press(card.get_by_role("button", name="Play now"))
    expect(page.locator("#player-1")).to_contain_text("Bard")


def test_by_keyboard_to_a_level_and_stop_and_move(visit: Visit) -> None:
    page = visit.page()
    card = page.locator("#game-brandub")
    card.locator(".levels summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(card.locator(".chosen:visible")).to_have_text("Abbess")
    page.keyboard.press("Escape")
    card.get_by_role("link", name="More ways to play").click()
    # A bot that would think for long: the same form, another value.
    setup = page.locator("#setup")
    setup.locator(".levels input:checked").evaluate("(field, spec) => { field.value = spec }", ENDLESS)
    setup.locator("[name=seat-0]").select_option("bot")
    setup.locator("[name=seat-1]").select_option("you")
    setup.get_by_role("button", name="Start").click()
    connected(page)
    expect(page.locator("#thinking p[role=status]")).to_contain_text("is thinking")
    page.get_by_role("button", name="Stop and move").click()
    page.wait_for_selector("#table[data-turn=yes]")
    expect(page.locator("#thinking button")).to_have_count(0)


def test_the_chooser_offers_what_fits(visit: Visit) -> None:
    page = visit.table()
    page.locator("#more > summary").click()
    page.locator("#resign summary").click()
    page.get_by_role("button", name="Yes, I resign").click()
    page.wait_for_selector("#ending")
    expect(page.locator("#ending")).to_contain_text("Rematch")
    page.goto("/")
    expect(page.locator("#game-avignon .chosen:visible")).to_have_text("Pilgrim")


# -- programs ---------------------------------------------------------------------------------------------------------


def test_any_bot_by_specification(hall: Hall) -> None:
    made = hall.create(seats=["you", "bot:search:iterations=20+soft=0.1", "bot:level:3"], game="serpent-master")
    told = [seat["bot"] for seat in made["seats"]]
    assert told == [None, "search:iterations=20+soft=0.1", "level:3"]
    made = hall.create(seats=["you", "open"])
    host = hall.bot(made["table"], made["host"])
    assert host.post("fill", seat=1, bot="level:6").json()["seats"][1]["bot"] == "level:6"
    assert host.post("hurry").status_code == 200
    assert hall.bot(made["table"]).post("hurry").status_code == 401


@pytest.mark.parametrize(
    "spec",
    [
        *("level:0", "level:7", "level:", "level", "nobody", "search:depth=3", "search:iterations=many"),
        *("search:iterations=-1", "search:soft=nan", "random:x=1", "search:iterations=" + "9" * 60, "x" * 300),
    ],
)
def test_a_bad_specification_is_refused_with_the_reason(hall: Hall, spec: str) -> None:
    made = hall.create(seats=["you", "open"])
    host = hall.bot(made["table"], made["host"])
    answer = host.post("fill", seat=1, bot=spec)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]
    made_not = host.http.post("/tables", json={"game": "avignon", "seats": ["you", f"bot:{spec}"]})
    assert made_not.status_code == 400, made_not.text
