"""Banish the Snakes in a real browser: three Saints alone, four Saints in two browsers, the first lesson."""

import random
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect

import fidchell
from tests.scale import LONG, scaled
from tests.web.browser import (
    DESKTOP,
    PHONE,
    Visit,
    arrange,
    choices,
    connected,
    moved_on,
    overflow,
    picture,
    thing,
    version,
)
from tests.web.test_browser import axe

DECISIONS = scaled(16, 1500)  # a long run plays to the end


def begin(page: Page, *seats: str) -> None:
    """From the home page to a table with these in its seats: me, friend or bot."""
    arrange(page, "banish-the-snakes", *seats)
    connected(page)


def hurried(page: Page, dice: random.Random) -> dict[str, Any]:
    """Mostly the turn is ended at once, so that Britain falls soon; now and then something is tried."""
    found = choices(page)
    ending = [choice for choice in found if choice["text"] == "end"]
    return ending[0] if ending and dice.random() < 0.75 else dice.choice(found)


def do(page: Page, choice: dict[str, Any]) -> None:
    """Click what makes a choice, until it is made."""
    before = version(page)
    for key in choice["picks"][0]:
        # A card beside the map may still glide: then wait. On the map one thing hides another: then don't.
        thing(page, key).click(force=page.locator(f'.board [data-key="{key}"]').count() > 0)
        if not page.locator(".picked").count():
            break
    assert not page.locator("#reason").inner_text(), f"{choice}: {page.locator('#reason').inner_text()}"
    assert not page.locator(".picked").count(), f"{choice['text']} needs more than {choice['picks'][0]}"
    moved_on(page, before)


def play(pages: list[Page], dice: random.Random) -> int:
    """Let whoever is to act do so, and the others see it; return the number of decisions."""
    for taken in range(DECISIONS):
        pages[0].wait_for_function(
            "() => document.querySelector('#ending') || !document.querySelector('.player.acting') === false", polling=20
        )
        if pages[0].locator("#ending").count():
            return taken
        page = next((one for one in pages if one.locator("#table").get_attribute("data-turn") == "yes"), None)
        if page is not None:
            do(page, hurried(page, dice))
            for other in pages:
                moved_on(other, version(page) - 1)
    assert not LONG, "the game doesn't end"
    return DECISIONS


def test_three_saints_alone(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    begin(page, "you", "you", "you")
    assert axe(page) == []
    picture(page, "snakes-first")
    page.set_viewport_size(PHONE)
    assert overflow(page) <= 0
    picture(page, "snakes-phone")
    page.set_viewport_size({"width": 1440, "height": 900})
    assert play([page], random.Random(3)) > 10
    assert not LONG or page.locator("#ending h2").inner_text()
    picture(page, "snakes-over")


def test_four_saints_in_two_browsers(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    begin(page, "you", "friend", "you", "friend")
    links = [link.input_value() for link in page.locator(".invitations input.link").all()]
    friend = visit.page(links[0], reduced_motion="reduce")
    friend.locator("main button.main").click()
    connected(friend)
    friend.goto(links[1])
    friend.locator("main button.main").click()
    connected(friend)
    page.wait_for_selector(".player.acting")
    assert play([page, friend], random.Random(5)) > 10
    for part in (".gauges", "#ending h2") if LONG else (".gauges",):
        assert friend.locator(part).inner_text() == page.locator(part).inner_text()


def test_the_lesson_is_played_through(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    page.locator("#game-banish-the-snakes button[value=learn]").click()
    page.wait_for_selector("#lesson")
    connected(page)
    steps = 0
    while page.locator("#ending").count() == 0:
        do(page, choices(page)[0])
        steps += 1
        assert steps < 40
    assert steps >= 8


def test_everything_can_be_looked_at(visit: Visit) -> None:
    """In the lesson's position: who sways whom, the slider, the board through a window."""
    page = visit.page(reduced_motion="reduce")
    page.locator("#game-banish-the-snakes button[value=learn]").click()
    page.wait_for_selector("#lesson")
    connected(page)

    thing(page, "king:leinster").hover(force=True)
    expect(page.locator("#ghost line.source")).to_have_count(1)  # the High King
    expect(page.locator("#ghost line.target")).to_have_count(1)  # of his two Chiefs one is Christian already
    expect(page.locator("#preview")).to_contain_text("He sways the Chiefs of Leinster")
    thing(page, "area:southern-ui-neill").focus()
    page.keyboard.press("Shift+ArrowLeft")  # to something that can't be picked now
    expect(page.locator(".board [data-key]:focus:not(.live)")).to_have_count(1)
    expect(page.locator("#preview")).not_to_be_empty()
    do(page, choices(page)[0])  # to Tara
    do(page, choices(page)[0])  # prepared

    thing(page, "druid:southern-ui-neill").hover(force=True)
    expect(page.locator("#preview .track")).to_have_count(2)
    expect(page.locator("#preview .track").first.locator(".here")).to_have_count(5)  # he may be −2 to −6
    assert page.locator("#preview a.cite").first.get_attribute("href") == "/rules/banish-the-snakes#bts-10-1-abilities"
    picture(page, "snakes-slider")

    page.locator("#zoom").click()
    wider = "document.querySelector('.pan').scrollWidth / document.querySelector('.pan').clientWidth"
    assert page.evaluate(wider) > 1.5
    assert axe(page) == []
    picture(page, "snakes-zoomed")
    page.set_viewport_size(PHONE)
    assert overflow(page) <= 0
    page.set_viewport_size(DESKTOP)

    page.goto(f"{page.url}?at=0")
    thing(page, "high-king").hover(force=True)
    expect(page.locator("#preview")).to_contain_text("High King: Pagan −2")
    expect(page.locator("#ghost line.target")).to_have_count(1)
    assert axe(page) == []


def test_what_is_to_be_picked_next_is_named(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    begin(page, "you", "you")
    page.wait_for_selector("#table[data-turn=yes]")
    while thing(page, "verb:move").count() == 0:  # until an event is over
        do(page, choices(page)[0])
    before = version(page)
    thing(page, "verb:move").click()
    ways = [choice for choice in choices(page) if choice["text"].startswith("move")]
    expect(page.locator("#preview .next")).to_have_count(len(ways))
    page.locator("#preview .next").first.hover()
    expect(page.locator("#preview .told")).to_contain_text("goes from")
    page.locator("#preview .next").first.click()
    moved_on(page, before)
    expect(page.locator("#latest")).to_contain_text("goes from")


LAPTOP: ViewportSize = {"width": 1366, "height": 768}
NARROWEST: ViewportSize = {"width": 320, "height": 640}
# What is smaller than so many pixels, of everything that is written on the board and in the gauges.
SMALL = """least => [...document.querySelectorAll('.board text, .gauges *')].filter(one => {
  const size = parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM ? one.getScreenCTM().a : 1);
  return one.textContent.trim() && one.getClientRects().length && size < least;
}).map(one => one.textContent)"""


def test_the_goal_and_the_clocks_are_in_sight(visit: Visit) -> None:
    """On a laptop without scrolling, and everything on the board can be read."""
    page = visit.page(reduced_motion="reduce", viewport=LAPTOP)
    begin(page, "you", "you", "you", "you", "you", "you")
    expect(page.locator(".gauge")).to_have_count(3)
    for one in page.locator(".gauge").all():
        expect(one).to_be_in_viewport(ratio=1)
    expect(page.locator(".board")).to_be_in_viewport(ratio=1)
    assert page.evaluate(SMALL, 12) == []
    page.set_viewport_size(NARROWEST)
    assert overflow(page) <= 0


def test_an_area_opens_on_a_phone(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce", viewport=PHONE, has_touch=True)
    begin(page, "you", "you")
    page.wait_for_selector("#table[data-turn=yes]")
    area = thing(page, "area:ulaid")
    before = area.bounding_box()
    area.locator("text").tap(force=True)
    expect(page.locator("html")).to_have_attribute("data-zoom", "near")
    now = area.bounding_box()
    assert before
    assert now
    assert now["width"] > 2 * before["width"]
    assert abs(now["x"]) < 10
    assert abs(now["width"] - PHONE["width"]) < 20
    assert page.evaluate(SMALL, 10) == []
    page.locator("#zoom").tap()
    expect(page.locator("html")).to_have_attribute("data-zoom", "off")
    assert overflow(page) <= 0


def test_a_new_question_is_in_sight(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    begin(page, "you", "you")
    side = page.locator("#side")
    asked = page.locator(".question").inner_text()
    down = "side => new Promise(done => { side.onscroll = () => done(side.scrollTop); side.scrollTo({ top: 150 }); })"
    assert side.evaluate(down) > 0
    do(page, choices(page)[0])
    expect(page.locator(".question")).not_to_have_text(asked)
    page.wait_for_function("() => document.querySelector('#side').scrollTop === 0", polling=20)


def test_no_name_is_written_where_saints_stand() -> None:
    game = fidchell.load("banish-the-snakes")
    scene = game.scene(game.new(6), None)
    names = [(x + 0.5, y + 0.6, text) for x, y, text in scene.marks if text.isalpha()]  # the middle of the line
    places = [spot for spot in scene.spots if spot.key.startswith("pawns:")]
    assert len(names) == 5
    assert len(places) == 9
    for x, y, text in names:
        wide, high = 0.1 * len(text), 0.25
        for place in places:
            beside = x + wide < place.x or x - wide > place.x + place.w
            assert beside or y < place.y or y - high > place.y + place.h, (text, place.key)
