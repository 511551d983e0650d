"""In a real browser: a game goes on, whatever happens to the processes behind it."""

import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import Visit, begin, choices, connected, moved_on, settled, thing, version
from tests.web.conftest import RunningServer
from tests.web.postgres import Postgres
from tests.web.proxy import Proxy
from tests.web.test_shared import Houses

SEEN: Final = "moves => document.getElementById('table').dataset.moves === moves"


class Guest:
    """Somebody in a browser of their own, whose way may lead to any process."""

    def __init__(self, browser: Browser, server: RunningServer) -> None:
        self.proxy = Proxy(server.port)
        self.visit = Visit(browser, self.proxy.url)
        self.visit.expected = ("WebSocket connection", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "ERR_SOCKET", "503")
        self.page = self.visit.page(reduced_motion="reduce")

    def led_to(self, server: RunningServer) -> None:
        self.proxy.target = server.port

    def close(self) -> None:
        self.visit.close()
        self.proxy.close()


class Party:
    """Two friends and a spectator at one table; it knows how many moves were made."""

    def __init__(self, guests: list[Guest]) -> None:
        self.guests = guests
        ann, bob, cat = (guest.page for guest in guests)
        begin(ann, "With friends", "brandub")
        path = re.sub(r"^http://[^/]+", "", ann.url)
        link = ann.locator(".invitations input.link").input_value()
        bob.goto(re.sub(r"^http://[^/]+", "", link))
        bob.get_by_role("button", name="Join").click()
        cat.goto(path)
        self.pages = [ann, bob, cat]
        self.path, self.moves = path, 0
        for page in self.pages:
            connected(page)
        self.agree()

    def mover(self) -> Page:
        ann, bob, _ = self.pages
        return ann if ann.locator("#table").get_attribute("data-turn") == "yes" else bob

    def choose(self) -> Page:
        """Whoever's turn it is chooses; whether that arrives is another matter."""
        page = self.mover()
        settled(page)
        for key in choices(page)[0]["picks"][0]:
            thing(page, key).click()
        self.moves += 1
        return page

    def agree(self) -> None:
        """All see the same, before long: as many moves as were made."""
        for page in self.pages:
            page.wait_for_function(SEEN, arg=str(self.moves), polling=20)

    def move(self) -> None:
        self.choose()
        self.agree()

    def check(self) -> None:
        moves = self.pages[1].request.get(f"{self.path}/record.json").json()["moves"]
        assert len(moves) == self.moves, moves
        assert [move[0] for move in moves] == ["01"[number % 2] for number in range(self.moves)]


@contextmanager
def party(browser: Browser, houses: Houses) -> Iterator[tuple[Party, list[Guest]]]:
    with ExitStack() as stack:
        servers = [houses.open("--thinkers", "0") for _ in range(3)]
        guests = [Guest(browser, server) for server in servers]
        for guest in guests:
            stack.callback(guest.close)
        yield Party(guests), guests


def test_a_game_goes_on_whatever_happens_to_the_processes(browser: Browser, tmp_path: Path) -> None:
    postgres = Postgres()
    postgres.start()
    houses = Houses(tmp_path, postgres.database())
    try:
        with party(browser, houses) as (table, guests):
            first, second, third = houses.running
            table.move()
            while table.mover() is not guests[0].page:
                table.move()
            first.kill()
            table.choose()  # without a server
            expect(guests[0].page.locator("#lost")).to_be_visible()
            guests[0].led_to(third)
            table.agree()
            table.move()
            postgres.end(signal.SIGQUIT)  # a crash
            table.choose()
            postgres.start()
            table.agree()
            table.move()
            fourth = houses.open("--thinkers", "0")  # a new version
            for guest in guests:
                guest.led_to(fourth)
            assert (second.stop(), third.stop()) == (0, 0)
            for _ in range(3):
                table.move()
            table.check()
    finally:
        houses.close()
        postgres.remove()


# Each page comes from an older process, as during a deploy behind an unlucky proxy; and is counted.
OLDER: Final = """document.addEventListener("readystatechange", () => {
    const table = document.getElementById("table");
    if (document.readyState !== "interactive" || !table) return;
    table.dataset.edition = "older";
    sessionStorage.setItem("loaded", (sessionStorage.getItem("loaded") || "") + "!");
})"""


def test_a_page_of_another_version_loads_itself_again_once(visit: Visit) -> None:
    page = visit.page()
    page.add_init_script(OLDER)
    begin(page, "On this device", "brandub")
    page.wait_for_function("again => sessionStorage.getItem('loaded') === again", arg="!!", polling=20)
    connected(page)
    for _ in range(2):
        before = version(page)
        for key in choices(page)[0]["picks"][0]:
            thing(page, key).click()
        moved_on(page, before)
    assert page.evaluate("sessionStorage.getItem('loaded')") == "!!"
