"""What is sent twice is done once: by form, by socket, across a restart; and a page that outlives its server."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from fidchell.core.errors import IllegalAction
from fidchell.server.table import REMEMBERED
from fidchell.server.tables import Tables
from tests.web.browser import Visit, begin, choices, connected, moved_on, settled, thing, version
from tests.web.conftest import PATIENCE, TLS, Hall, Person, RunningServer, begun, tokens, two


@pytest.fixture
def own(tmp_path: Path) -> Iterator[RunningServer]:
    running = RunningServer(tmp_path)
    running.start()
    yield running
    running.kill()


def once(html: str) -> str:
    found = re.search(r'name="once" value="([^"]+)"', html)
    assert found
    return found[1]


def said(person: Person, path: str) -> int:
    return person.get(f"{path}/messages").text.count('<li id="said-')


# -- the server -------------------------------------------------------------------------------------------------------


def test_a_mark_is_kept_with_what_was_done(tables: Tables) -> None:
    table = tables.create("avignon", two())
    with table.doing("a"):
        table.act("ann", 0, table.game.text(table.session.state, table.session.state.legal(0)[0]))
    with pytest.raises(IllegalAction), table.doing("b"):
        table.act("ann", 0, "pass")
    assert (table.done("a"), table.done("b")) == (True, False)
    again = Tables(tables.store).get(table.row.id)
    assert (again.done("a"), again.done("b")) == (True, False)
    for number in range(REMEMBERED):
        with table.doing(str(number)):
            pass
    assert not table.done("a"), "so many are remembered, and no more"


def test_forms_sent_again_change_nothing(own: RunningServer) -> None:
    """As a browser without script does when somebody reloads, also after the server was killed in between."""
    host, guest = Person(own), Person(own)
    path = begun(host, guest)
    page = host.get(path).text
    assert once(page) != once(host.get(path).text)
    first = {"once": once(page), "seat": "0"}
    act = {
        **first,
        "verb": "act",
        "choice": tokens(page)[0],
        "version": page.split('name="version" value="')[1].split('"')[0],
    }
    say = {**first, "verb": "say", "text": "hello"}
    for restarted in (False, True):
        for fields in (act, act, say, say):
            assert host.post(f"{path}/do", **fields).status_code == 303
        record = host.get(f"{path}/record.json").json()["moves"]
        assert sum(not move.startswith("~") for move in record) == 1
        assert said(guest, path) == 1
        if not restarted:
            own.kill()
            own.start()
    # The same id with something else is something else: a page from the browser's memory.
    assert host.post(f"{path}/do", **{**say, "text": "hello again"}).status_code == 303
    assert said(guest, path) == 2
    # What somebody else sends is their own, whatever id it has.
    assert guest.post(f"{path}/do", **say).status_code == 303
    assert said(guest, path) == 3
    # What was refused has not been done.
    early = {"once": "x", "verb": "answer", "seat": "0", "yes": "yes"}
    assert host.post(f"{path}/do", **early).status_code == 409
    guest.post(f"{path}/do", verb="offer", seat=1, kind="stop")
    assert host.post(f"{path}/do", **early).status_code == 303
    assert "ended the game together" in host.get(path).text
    # By form and by socket are the same thing.
    socket = host.socket(path)
    assert host.ask(socket, **{**say, "text": "hello again"})["ok"]
    assert said(guest, path) == 3
    rematch = {"once": "y", "verb": "rematch"}
    assert host.ask(socket, **rematch)["go"] == host.ask(socket, **rematch)["go"] != ""
    for person in (host, guest):
        person.close()


def test_a_table_asked_for_twice_is_one_table(people: list[Person]) -> None:
    host, other, _ = people
    field = once(host.page)
    path = host.new("device", once=field)
    assert host.new("device", once=field) == path
    assert host.new("friends", once=field) != path
    assert other.new("device", once=field) != path
    assert host.new("device") != path
    record = host.get(f"{path}/record.json").text
    for form, fields in ((f"{path}/what-if", {"at": "2"}), ("/record", {"record": record})):
        made = {host.post(form, once=number, **fields).headers["location"] for number in ("a", "b", "b")}
        assert len(made) == 2


# -- by the API -------------------------------------------------------------------------------------------------------


SECRETS: Final = ("zgl62QotMsWTPTG1fsHUZA", "EeQvWJ3NCkQOQ0IxkwL0fA", "bx3Za0vRrTzWpZ6dVwQm1g")


@pytest.mark.parametrize("once", ["1", "a" * 40, "0123456789abcdefghijk", "00000000-0000-0000-0000-000000000001"])
def test_an_api_request_that_others_could_repeat_is_refused(hall: Hall, once: str) -> None:
    """Whoever sends the same body with the same `once` would be given the tokens of somebody else's seats."""
    url = f"{hall.server.url}/api/v1/tables"
    body = {"game": "avignon", "seats": ["you", "open"], "once": once}
    response = httpx.post(url, json=body, timeout=PATIENCE, verify=TLS)
    assert response.status_code == 400
    assert "22 random characters" in response.json()["error"]
    made = hall.create(seats=["you", "open"])
    guest = hall.bot(made["table"])
    seat = guest.post("seats", invite=made["invites"][0]["invite"], once=once)
    assert seat.status_code == 400
    host = hall.bot(made["table"], made["tokens"][0]["token"])
    assert host.post("say", text="hello", once=once).status_code == 200, "a token is a secret"


def test_an_api_request_sent_twice_is_carried_out_once(hall: Hall) -> None:
    made, again = (hall.create(seats=["you", "open"], once=SECRETS[0]) for _ in range(2))
    for field in ("table", "tokens", "invites", "host"):
        assert made[field] == again[field]
    assert hall.create(seats=["you", "open"], once=SECRETS[1])["table"] != made["table"]
    host, guest = hall.bot(made["table"], made["tokens"][0]["token"]), hall.bot(made["table"])
    seat = {"name": "Guest", "invite": made["invites"][0]["invite"], "once": SECRETS[2]}
    joined, same = (guest.post("seats", **seat) for _ in range(2))
    assert (joined.status_code, same.status_code) == (201, 201)
    assert joined.json()["token"] == same.json()["token"]
    assert guest.post("seats", **{**seat, "once": SECRETS[1]}).status_code == 409
    players = [host, hall.bot(made["table"], joined.json()["token"])]
    (first,) = host.state()["to_act"]
    act = {"choice": players[first].first_choice(), "version": host.state()["version"], "once": "1"}
    acted, repeated = (players[first].post("act", **act).json() for _ in range(2))
    assert acted["version"] == repeated["version"]
    offer = {"kind": "draw", "once": "2"}
    assert host.post("offer", **offer).json()["offer"]["kind"] == "draw"
    assert players[1].post("answer", yes=False, once="3").json()["offer"] is None
    assert players[1].post("answer", yes=False, once="3").status_code == 200, "answered, though nothing is on offer"
    assert players[1].post("answer", yes=False, once="4").status_code == 409
    assert host.post("offer", **offer).json()["offer"] is None, "it was made once"
    assert host.post("resign", once=5).status_code == 400


# -- a page without a server ------------------------------------------------------------------------------------------


def speak(page: Page, text: str) -> None:
    if page.locator("#chat").get_attribute("open") is None:
        page.locator("#chat summary").first.click()
    page.locator("#say-text").fill(text)
    page.locator(".say button").click()


def test_what_is_done_without_a_server_is_done_once_when_it_is_back(browser: Browser, own: RunningServer) -> None:
    visit = Visit(browser, own.url)
    visit.expected = ("ERR_CONNECTION_REFUSED", "WebSocket connection")
    host = visit.page()
    begin(host, "With friends", first="rome")
    address = host.url
    friend = visit.page(host.locator(".invitations input.link").input_value())
    friend.get_by_role("button", name="Join").click()
    spectator = visit.page(address)
    past = visit.page(f"{address}?at=1")
    pages = (host, friend, spectator)
    for page in pages:
        connected(page)
    settled(host)
    friend.locator("#more > summary").click()
    friend.get_by_role("button", name="End the game together").click()
    agree = host.get_by_role("button", name="Agree")
    decline = host.get_by_role("button", name="Decline")
    expect(agree).to_be_visible()
    before, frames = version(host), [0]
    host.on("framenavigated", lambda frame: frames.append(1))
    own.kill()
    for page in pages:
        expect(page.locator("#lost")).to_contain_text("No connection")
    speak(host, "are you there?")
    host.locator(".say button").click()
    host.keyboard.press("Enter")  # impatience
    expect(host.locator("#lost")).to_contain_text("will be sent")
    expect(host.locator(".say button")).to_have_attribute("aria-busy", "true")
    expect(host.locator("#say-text")).to_have_value("are you there?")
    decline.dblclick()
    speak(spectator, "hello?")
    for key in choices(host)[0]["picks"][0]:
        thing(host, key).click()
    past.get_by_role("button", name="What if").click()
    expect(past.locator("#lost")).to_contain_text("will be sent")
    assert (host.url, past.url) == (address, f"{address}?at=1")
    assert frames == [0], "nothing leaves the page"
    own.start()
    for page in pages:
        connected(page)
        expect(page.locator("#lost")).to_have_count(0)
        moved_on(page, before)
        expect(page.locator("#spoken li")).to_have_text([re.compile("Rome: are you there")])
        expect(page.locator("#called li")).to_have_text([re.compile("spectator.*: hello")])
        expect(page.locator("#offer")).to_have_count(0)
    expect(host.locator("#say-text")).to_have_value("")
    expect(host.locator("[aria-busy=true]")).to_have_count(0)
    moves = host.request.get(f"{address}/record.json").json()["moves"]
    assert sum(not move.startswith("~") for move in moves) == 1
    past.wait_for_url(lambda url: "?at" not in url and url != address)
    visit.close()


NO_SOCKET = """
    window.WebSocket = class {
        static OPEN = 1; static CLOSING = 2; static CLOSED = 3;
        readyState = 3;
        constructor() { setTimeout(() => this.onclose({ code: 1006 })); }
    };
"""


def test_a_page_to_which_no_socket_leads(visit: Visit) -> None:
    """A proxy that does not pass sockets on: forms and views go the plain way, and nothing leaves the page."""
    visit.expected = ("400 (Bad Request)",)  # an empty message
    page = visit.page()
    begin(page, "With friends", first="rome")
    friend = visit.context()
    friend.add_init_script(NO_SOCKET)
    other = friend.new_page()
    other.goto(page.locator(".invitations input.link").input_value())
    other.get_by_role("button", name="Join").click()
    connected(other)
    settled(page)
    address = other.url
    navigated = [0]
    other.on("framenavigated", lambda frame: navigated.append(1))
    speak(other, "hello")
    expect(page.locator("#spoken li")).to_have_count(1)
    expect(other.locator("#spoken li")).to_have_count(1)
    expect(other.locator("#lost")).to_have_count(0)
    before = version(other)
    for key in choices(page)[0]["picks"][0]:
        thing(page, key).click()
    moved_on(other, before)
    before = version(other)
    for key in choices(other)[0]["picks"][0]:
        thing(other, key).click()
    moved_on(page, before)
    moved_on(other, before)
    speak(other, "\u200b")
    expect(other.locator("#reason")).to_contain_text("empty")
    expect(other.locator("#say-text")).to_have_value("\u200b")
    assert (other.url, navigated) == (address, [0])


def test_a_double_click_and_a_held_key_do_one_thing(visit: Visit) -> None:
    page = visit.page()
    page.locator("#game-avignon").get_by_role("button", name="On this device").dblclick()
    page.wait_for_selector("#table")
    connected(page)
    page.goto("/")
    expect(page.locator(".tables").first.locator("li")).to_have_count(1)
    page.locator(".tables a").first.click()
    connected(page)
    settled(page)
    for _ in range(3):
        before = version(page)
        for key in choices(page)[0]["picks"][0]:
            thing(page, key).click()
        moved_on(page, before)
    before = version(page)
    page.get_by_role("button", name="Take back").dblclick()
    moved_on(page, before)
    page.get_by_role("button", name="Take back").focus()
    for _ in range(4):
        page.keyboard.down("Enter")  # the second and later ones are repetitions
    page.keyboard.up("Enter")
    moved_on(page, before + 1)
    page.locator("#chat summary").first.click()
    page.locator("#say-text").fill("hello")
    for _ in range(4):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator("#spoken li")).to_have_count(1)
    expect(page.locator("#say-text")).to_have_value("")
    moves = page.request.get(f"{page.url}/record.json").json()["moves"]
    assert [move.split()[1] for move in moves[before:]] == ["undo", "undo"], "one for the double click, one for the key"
    # What was opened and what was shut stays so when the page is loaded again.
    page.locator("#log summary").click()
    page.wait_for_function("() => Object.values(sessionStorage).some(text => text.includes('[\"log\",false]'))")
    page.reload()
    connected(page)
    expect(page.locator("#spoken li")).to_be_visible()
    assert page.locator("#log").get_attribute("open") is None
