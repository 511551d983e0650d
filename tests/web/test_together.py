"""A finished game looked at together: in two browsers, by sockets, by keyboard, and without script."""

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from fidchell.core.registry import games, load
from fidchell.core.session import Session
from fidchell.server.errors import NotAllowed
from fidchell.server.tables import Tables
from fidchell.server.together import MOST_MARKS, may_lead, together
from tests.web.browser import PHONE, Visit, overflow, submit_first
from tests.web.conftest import Person, RunningServer, begun, tokens, two


@pytest.fixture(scope="module")
def friends(server: RunningServer) -> Iterator[list[Person]]:
    found = [Person(server) for _ in range(3)]
    yield found
    for person in found:
        person.close()


@pytest.fixture(scope="module")
def path(friends: list[Person]) -> str:
    """A game of two people, over after some moves; the third person looks on."""
    host, guest, _ = friends
    path = begun(host, guest)
    for _ in range(3):
        seat = int(not tokens(host.get(path).text))
        player = (host, guest)[seat]
        player.post(f"{path}/do", verb="act", seat=seat, choice=tokens(player.get(path).text)[0])
    assert host.post(f"{path}/do", verb="resign", seat=0).status_code == 303
    return path


def at_board(visit: Visit, person: Person, path: str, **settings: object) -> Page:
    """Somebody's browser at the review board."""
    context = visit.context(**settings)
    context.add_cookies([{"name": "fid", "value": person.cookie, "url": visit.url}])
    page = context.new_page()
    page.goto(f"{path}/together")
    if settings.get("java_script_enabled", True):
        page.wait_for_selector("html[data-live=yes]")
    return page


# Keys that are pressed one after the other, before the page has answered any of them.
KEYS: Final = """keys => {
    const pressed = (key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    for (const key of keys) document.body.dispatchEvent(pressed(key));
}"""


def step(page: Page, number: int) -> None:
    expect(page.locator("#notice .status")).to_contain_text(f"Step {number} ")


def test_two_browsers_see_the_same(visit: Visit, friends: list[Person], path: str) -> None:
    """Whoever leads turns the pages, by button, key or slider; arrows, words and a what-if are seen by both."""
    ann = at_board(visit, friends[0], path)
    bob = at_board(visit, friends[1], path, viewport=PHONE, color_scheme="dark")
    ann.locator("[data-step=first]").click()
    step(bob, 0)
    expect(bob.locator("#leading")).to_contain_text("leads, and you follow")
    ann.evaluate(KEYS, ["ArrowRight"] * 3 + ["ArrowLeft"])  # faster than the pages come
    step(bob, 2)
    step(ann, 2)
    ann.locator("#scrub").fill("5")
    step(bob, 5)

    things = ann.locator(".board [data-key]")
    first, last = things.first.get_attribute("data-key"), things.last.get_attribute("data-key")
    things.first.click()
    things.last.click()
    expect(bob.locator(f"#drawn li[data-from='{first}'][data-to='{last}']")).to_be_visible()
    expect(bob.locator("#arrows path")).to_have_count(1)
    bob.locator("#by-names summary").click()  # the same by names, for a keyboard: a ring
    bob.locator("#draw [name=from]").select_option(first)
    bob.locator("#draw button").click()
    expect(ann.locator("#arrows circle")).to_have_count(1)
    ann.locator("body").press("ArrowRight")
    expect(bob.locator("#arrows > *")).to_have_count(0)  # they belonged to the page before

    bob.locator("#say-text").fill("Here it turned.")
    bob.locator(".say button").click()
    expect(ann.locator("#spoken")).to_contain_text("Here it turned.")
    assert overflow(bob) == 0

    ann.get_by_role("button", name="What if").click()
    expect(bob.locator("#notice .status")).to_contain_text("What if")
    assert not bob.locator(".choice").count()
    submit_first(ann)
    expect(bob.locator("#notice .status")).to_contain_text("move 1")
    bob.get_by_role("button", name="Take the lead").click()
    expect(ann.locator("#leading")).to_contain_text("leads, and you follow")
    bob.get_by_role("button", name="Back to the game").click()
    step(ann, 6)


def test_one_goes_ones_own_way_and_follows_again(visit: Visit, friends: list[Person], path: str) -> None:
    """A spectator reads and looks around, and changes nothing for the others."""
    ann, cat = at_board(visit, friends[0], path), at_board(visit, friends[2], path)
    friends[0].post(f"{path}/together", verb="lead")
    ann.locator("[data-step=first]").click()
    step(cat, 0)
    assert not cat.locator("#draw").count()
    cat.locator("[data-step=last]").click()
    expect(cat.locator("#leading")).to_contain_text("on your own")
    ann.locator("[data-step=next]").click()
    expect(cat.locator("#leading")).to_contain_text("step 1")
    step(ann, 1)
    cat.get_by_role("button", name="Follow again").click()
    step(cat, 1)


def test_a_spectator_leads_only_when_let_in(friends: list[Person], path: str) -> None:
    ann, _, cat = friends
    link = re.search(rf"{path}/together/\w+", ann.get(f"{path}/together").text)
    assert link
    assert not re.search(rf"{path}/together/\w+", cat.get(f"{path}/together").text)
    for verb in ("lead", "arrow", "wipe", "see", "what-if", "end"):
        assert cat.post(f"{path}/together", verb=verb).status_code == 403
        assert cat.post(f"{path}/together/wrong", verb=verb).status_code == 403
    assert cat.post(link[0], verb="lead").status_code == 303
    assert cat.post(link[0], verb="turn", at=2).status_code == 303
    assert "Step 2 " in ann.get(f"{path}/together").text


def test_following_without_script(browser: Browser, server: RunningServer, friends: list[Person], path: str) -> None:
    """Everything is a form; whoever follows is shown the way every few seconds."""
    visit = Visit(browser, server.url)
    ann = at_board(visit, friends[0], path, java_script_enabled=False)
    ann.get_by_role("button", name="Take the lead").click()
    ann.locator("[data-step=first]").click()
    ann.locator("[data-step=next]").click()
    expect(ann.locator("#leading")).to_contain_text("You lead")
    told = friends[1].get(f"{path}/together").text
    assert "Step 1 " in told
    assert 'http-equiv="refresh"' in told
    friends[1].post(f"{path}/together", verb="turn", at=4)  # without leading: one's own way
    assert "Step 1 " in friends[1].get(f"{path}/together").text
    assert "Step 4 " in friends[1].get(f"{path}/together?at=4").text
    ann.locator("#say-text").fill("No script here.")
    ann.locator(".say button").click()
    assert ann.url.endswith("/together")
    assert "No script here." in friends[1].get(f"{path}/together").text
    visit.close()


def test_a_socket_hears_every_page(friends: list[Person], path: str) -> None:
    ann, bob, _ = friends
    ann.post(f"{path}/together", verb="lead")
    sockets = [one.socket(path, query="together=yes") for one in (ann, bob)]
    bob.view(sockets[1])
    assert ann.ask(sockets[0], verb="turn", at=3)["ok"]
    while "Step 3 " not in bob.view(sockets[1]):
        pass
    assert "error" in bob.ask(sockets[1], verb="arrow", **{"from": "nothing", "to": "nothing"})


@pytest.mark.parametrize("game", games())
def test_every_board_has_each_id_once(friends: list[Person], game: str) -> None:
    """Two things with one id would be mixed up when a page is turned."""
    session = Session(load(game), seed="0" * 64, table_id=game)
    session.chance()
    session.close("stop")
    path = str(friends[0].post("/record", record=session.record.dumps()).headers["location"]).partition("?")[0]
    ids = re.findall(r' id="([^"]+)"', friends[0].get(f"{path}/together").text)
    assert {"table", "steps", "drawing", "chat"} <= set(ids)
    assert len(ids) == len(set(ids)), sorted(one for one in set(ids) if ids.count(one) > 1)


def test_only_what_is_over_is_looked_at_together(tables: Tables) -> None:
    table = tables.create("avignon", two(), {}, host="ann")
    with pytest.raises(NotAllowed, match="together-later"):
        together(table)
    table.resign("ann", 0)
    found = together(table)
    assert found is together(table)
    assert may_lead(table, "bob")
    assert not may_lead(table, "eve")
    assert not may_lead(table, "")
    for number in range(MOST_MARKS + 2):
        found.draw("Ann", "a", str(number))
    assert len(found.marks) == MOST_MARKS
    found.draw("Bob", "a", str(MOST_MARKS))  # drawn again, it is gone
    assert len(found.marks) == MOST_MARKS - 1
    found.turn(10**6)
    assert (found.at, found.marks) == (len(table.session.line), ())
