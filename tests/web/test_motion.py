"""Motion that tells the story: pieces walk, bodies grow, cards fly, who is taken leaves; or nothing moves."""

import pytest
from playwright.sync_api import Page, expect

import fidchell
from fidchell.core.registry import games
from fidchell.core.rng import Rng
from fidchell.core.scene import Way
from fidchell.core.session import Session
from fidchell.core.state import CHANCE
from fidchell.server.tables import Tables
from fidchell.web.ways import LATEST, ways
from tests.cases import HOUSE
from tests.web.browser import Visit, begin, connected, moved_on, submit_first, version
from tests.web.conftest import two
from tests.web.test_browser import axe

# Writes down what is set in motion, and over how many places.
WATCH = """() => {
  window.played = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, settings) {
    window.played.push({ what: `${this.localName} ${this.getAttribute("class") || ""}`, places: frames.length });
    return animate.call(this, frames, settings);
  };
}"""
SEEN = "([what, places]) => played.some((one) => new RegExp(what).test(one.what) && one.places >= places)"


def watching(visit: Visit, way: str, game: str, motion: str = "no-preference") -> Page:
    """A table where all that moves is written down."""
    page = visit.page(reduced_motion=motion)
    page.add_init_script(f"({WATCH})()")
    begin(page, way, game)
    return page


def choose(page: Page) -> None:
    before = version(page)
    submit_first(page)
    moved_on(page, before)
    page.wait_for_selector(".choice, #ending", state="attached")


@pytest.mark.parametrize(
    ("game", "what", "places", "left"),
    [
        ("battle-of-banners", "piece", 4, ".leaving"),  # some squares, one after the other
        ("serpent-master", "^path", 2, "mask"),  # the veil over a body that grows
        ("avignon", "flying", 2, ".flying"),
        ("brandub", "leaving", 3, ".leaving"),
    ],
)
def test_what_others_do_is_seen_as_it_happens(visit: Visit, game: str, what: str, places: int, left: str) -> None:
    page = watching(visit, "Watch bots", game)
    for _ in range(10):  # games: it may not happen in one, or before the page was there
        page.wait_for_function(f"sought => document.getElementById('ending') || ({SEEN})(sought)", arg=[what, places])
        if page.evaluate(SEEN, [what, places]):
            break
        page.goto("/")
        begin(page, "Watch bots", game)
    assert page.evaluate(SEEN, [what, places])
    page.keyboard.press("Shift")  # whatever one does lays everything down
    expect(page.locator(left)).to_have_count(0)


@pytest.mark.parametrize(("motion", "moves"), [("no-preference", True), ("reduce", False)])
def test_nothing_moves_for_those_who_want_it_calm(visit: Visit, motion: str, moves: bool) -> None:
    page = watching(visit, "On this device", "avignon", motion)
    for _ in range(3):
        choose(page)
    assert bool(page.evaluate("played")) == moves


def test_the_die_meets_the_slider(visit: Visit) -> None:
    """In the lesson somebody is converted by the die."""
    page = visit.page(reduced_motion="reduce")
    page.locator("#game-banish-the-snakes button[value=learn]").click()
    connected(page)
    for _ in range(40):
        if page.locator(".cast").count() or page.locator("#ending").count():
            break
        choose(page)
    expect(page.locator(".cast .box.here .die")).to_be_visible()
    shown = page.locator(".cast .die circle").count()
    assert f"The die shows {shown}." in page.locator("#latest").inner_text()
    for _ in range(3):  # on to where a bar of the Key Card has fired
        if page.locator(".bar.now").count() or page.locator("#ending").count():
            break
        choose(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert axe(page, scheme) == []


# -- what the server tells of it --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game_id", games())
def test_ways_lead_over_the_board_to_where_things_are(game_id: str) -> None:
    game, rng = fidchell.load(game_id), Rng(14)
    session = Session(game, ["a", "b"], seed="0" * 64)
    while not session.over and len(session.line) < 150:
        seat = session.state.actors()[0]
        if seat == CHANCE:
            session.chance()
        else:
            legal = session.state.legal(seat)
            session.act(seat, int(legal[rng.below(len(legal))]))
    arrived = 0
    for step in session.line:
        way = game.way(step.before, step.seat, step.action) if step.seat != CHANCE else None
        if way:
            assert {way.start, *way.path} <= game.scene(step.before, step.seat).keys()
            arrived += any(piece.spot == way.path[-1] for piece in game.scene(step.after, step.seat).pieces)
    moving = game_id in HOUSE and game_id not in ("avignon", "banish-the-snakes")  # cards and Saints need no ways
    assert arrived > 5 or not moving


def test_nobody_is_told_the_way_of_a_secret_move(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table = tables.create("serpent-master", two(), host="ann")
    session = table.session
    session.chance()
    seat = session.state.actors()[0]
    while not session.game.text(session.state, int(session.state.legal(seat)[0])).startswith("commit"):
        session.act(seat, int(session.state.legal(seat)[0]))
        session.chance()
        seat = session.state.actors()[0]
    monkeypatch.setattr(table.game, "way", lambda *_: Way("head:blue", ("spot:a1",)))
    moves = len(session.line)
    session.act(seat, int(session.state.legal(seat)[0]))
    assert f"[{moves + 1}," in ways(table, seat)
    for eyes in (1 - seat, None):
        assert f"[{moves + 1}," not in ways(table, eyes)
    assert ways(table, seat, 0) == "[]"
    assert ways(table, seat).count("head:blue") <= LATEST
