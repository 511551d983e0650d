"""The coach in the browser: hints, the tutor, the review."""

import json
import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

import fidchell
from fidchell.core.record import Record
from fidchell.core.session import Session
from tests.avignon.blunder import BAD, START
from tests.web.browser import Visit, begin, connected, submit_first
from tests.web.conftest import PATIENCE, Person


def play_on(page: Page) -> None:
    """The first choice there is, whatever the tutor says."""
    submit_first(page)


def test_a_hint_at_the_table(visit: Visit) -> None:
    page = visit.table()
    place = page.locator(".choices").evaluate("choices => choices.offsetTop")
    page.locator("#hint").click()
    page.wait_for_selector("#coach p")
    expect(page.locator("#table [data-key].coach-better")).not_to_have_count(0)  # what it speaks of, on the board
    expect(page.locator(".choice.coach-better")).to_have_count(1)
    assert re.search(r"chance to win \d+\s%", page.inner_text("#coach"))
    page.wait_for_selector("#heard :text('chance to win')", state="attached")
    assert page.locator("#heard :text('chance to win')").count() == 1, "screen readers hear it once, when it is settled"
    assert not page.get_by_role("link", name="Your decisions so far").count(), "there are none yet"
    assert page.locator(".choices").evaluate("choices => choices.offsetTop") == place, "nothing to be clicked jumps"
    page.locator("#more > summary").click()
    expect(page.locator("#more .menu > :last-child")).to_be_in_viewport(ratio=0.9)  # though the hint has pushed it down
    version = page.get_attribute("#table", "data-version")
    play_on(page)
    page.wait_for_selector(f"#table:not([data-version='{version}'])")
    page.wait_for_selector("#coach:empty", state="attached")  # it was about the move before
    expect(page.locator(".coach-better")).to_have_count(0)


def test_the_coach_says_at_once_that_it_thinks(visit: Visit) -> None:
    """To the eye and the ear, before its first word; then that takes its place."""
    page, asked = visit.page(), list[Route]()
    begin(page)
    page.route("**/hint", lambda route: asked.append(route))
    page.locator("#hint").click()
    expect(page.locator("#coach")).to_have_text("The coach is thinking")
    expect(page.locator("#heard")).to_contain_text("The coach is thinking")
    asked.pop().continue_()
    expect(page.locator("#coach")).to_contain_text("chance to win")
    expect(page.locator("#coach")).not_to_contain_text("is thinking")


def test_a_hint_grows(people: list[Person]) -> None:
    """A first word, then more of them; the last says that it is settled. Asked again, it is there at once."""
    ann = people[0]
    path = ann.new("play-now", **{"seat-0": "you", "seat-1": "bot"})
    for times in (range(3, 20), range(2, 3)):
        with ann.http.stream("GET", f"{path}/hint", headers={"accept": "text/event-stream"}) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            told = [json.loads(one.removeprefix("data: ")) for one in answer.iter_lines() if one]
        assert len(told) in times
        assert [one.get("settled", False) for one in told] == [False] * (len(told) - 1) + [True]
        assert all("chance to win" in one["lines"][0]["text"] for one in told)
        assert told[-1]["lines"] == told[-2]["lines"]
    assert len(told[0]["lines"]) > 1


def test_a_hint_without_script(visit: Visit) -> None:
    page = visit.page(java_script_enabled=False)
    page.locator("#game-avignon button[value=play-now]").first.click()
    page.locator("#hint").click()  # the whole hint is one answer
    assert "chance to win" in page.inner_text("main")
    page.get_by_role("link", name="Back").click()
    assert page.locator("#table").count()


def test_a_review_after_the_end(visit: Visit) -> None:
    """Resigned after a move or two: the review adds up, and a decision opens on the board."""
    page = visit.table()
    play_on(page)
    page.locator("#more summary").first.click()
    page.locator("#resign summary").click()
    page.locator("#resign button").click()
    page.wait_for_selector("#ending")
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(".account")
    rows = [row.split("\t")[1:] for row in page.locator(".account tr").all_inner_texts()[1:-1]]
    for column in zip(*rows, strict=True):
        numbers = [float(part.replace("−", "-")) for part in column]
        assert len(numbers) in (5, 6)  # no luck, no row for it
        assert sum(numbers[:-1]) == pytest.approx(numbers[-1], abs=3.1)
    page.locator("main li a").first.click()
    assert "at=" in page.url
    page.goto("/")  # one's games have something in common, even if there is only one
    page.get_by_role("link", name="Openings and habits").click()
    page.wait_for_selector(".habits li")
    assert "First choices" in page.inner_text(".habits")
    page.goto("/habits/brandub")
    assert "Play one first." in page.inner_text(".habits")


def blunder() -> Record:
    """Rome has the Noble, and Avignon lets it push the Knight in."""
    session = Session(fidchell.load("avignon"), start=START, seed="0" * 64, table_id="blunder")
    session.act(1, BAD)
    session.close("resign", 1)
    return session.record


def test_a_mistake_is_marked_on_the_board_and_can_be_tried_again(people: list[Person]) -> None:
    ann = people[0]
    path = str(ann.post("/record", record=blunder().dumps()).headers["location"]).partition("?")[0]
    deadline = time.monotonic() + PATIENCE
    while "account" not in (told := ann.get(f"{path}/review").text):
        assert time.monotonic() < deadline
        time.sleep(0.2)
    assert "lets Rome win" in told
    assert re.search(r"at=0&amp;played=\S+&amp;better=", told)
    asked = ann.get(f"{path}/review?retry=0").text
    assert "what would have been better for Avignon" in asked
    assert "Better:" not in asked
    assert "no better" in ann.get(f"{path}/review?retry=0&choice=chastise+bishop%3A1").text
    assert "That is it" in ann.get(f"{path}/review?retry=0&choice=excommunicate+knight%3A3").text


def test_while_a_game_runs_one_sees_ones_own_decisions(visit: Visit) -> None:
    """As far as the coach has looked; it looks at all of them in the end."""
    page = visit.table()
    table = page.url
    page.goto(f"{table}/review")
    assert "Nothing to look at yet" in page.inner_text("main")
    assert "costliest" not in page.inner_text("main").casefold()
    page.goto(table)
    connected(page)
    play_on(page)
    page.wait_for_selector("#hint")
    page.goto(f"{table}/review")
    page.wait_for_selector("progress", state="detached")
    assert re.search(r"(\d+) of \1 decisions", page.inner_text("main"))
    assert "Avignon:" not in page.inner_text("main")


def test_the_review_waits_for_the_end_and_hints_for_ones_turn(visit: Visit) -> None:
    visit.expected = ("403",)
    page = visit.table()
    stranger = visit.context().new_page()
    answer = stranger.request.get(f"{page.url}/review")
    assert answer.status == 403
    assert "over" in answer.text()
    refused = stranger.request.get(f"{page.url}/hint", headers={"accept": "application/json"})
    assert refused.status == 403
    assert json.loads(refused.text())["error"]
    strange = page.request.get(f"{page.url}/tutor?choice=nonsense", headers={"accept": "application/json"})
    assert "nonsense" in json.loads(strange.text())["error"]


def test_the_coach_is_silent_where_it_is_not_wanted(visit: Visit) -> None:
    """At a table that rules it out, and for somebody who has hidden it."""
    page = visit.page("/games/avignon")
    page.locator("#setup [name=alone]").check()
    page.locator("#setup .start button").click()
    page.wait_for_selector(".choice", state="attached")
    assert not page.locator("#hint").count()
    other = visit.table()
    other.wait_for_selector("#hint")
    other.get_by_role("link", name="Hide the coach").click()
    other.wait_for_selector(".choice", state="attached")
    assert not other.locator("#hint, [data-setting=tutor]").count()
    other.get_by_role("link", name="Show the coach").click()
    other.wait_for_selector("#hint")


def test_whoever_has_hidden_the_coach_never_sees_a_word(people: list[Person]) -> None:
    """Whatever link they follow; and the switch is remembered."""
    ann = people[0]
    path = ann.new("play-now", **{"seat-0": "you", "seat-1": "bot"})
    ann.get("/coach/off")
    for page in ("hint", "review", "tutor?choice=x"):
        answer = ann.get(f"{path}/{page}")
        assert answer.status_code == 403
        assert "You have hidden the coach" in answer.text
    shown = ann.get(path).text
    assert not re.search(r'id="hint"|data-setting="tutor"|/review', shown)
    assert "quiet=yes" in ann.http.get("/coach/off").headers["set-cookie"]
    ann.get("/coach/on")
    assert 'id="hint"' in ann.get(path).text
