"""What the eye and the ear find at a table: nothing cut off, nothing covered, nothing twice, the question first."""

import re
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from fidchell.core.game import home
from fidchell.core.registry import games
from fidchell.games.banish_the_snakes.game import BanishTheSnakes
from fidchell.games.banish_the_snakes.scene import BOXES, CELL, Drawing
from fidchell.server.tables import Tables
from fidchell.web.picture import picture
from tests.web.browser import (
    OFFERED,
    Visit,
    answered,
    arrange,
    begin,
    choices,
    connected,
    moved_on,
    press,
    settled,
    submit_first,
    thing,
    version,
)
from tests.web.conftest import two

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
NARROWEST: ViewportSize = {"width": 320, "height": 640}
SCREENS: list[ViewportSize] = [NARROWEST, {"width": 375, "height": 812}, LAPTOP, {"width": 1920, "height": 1080}]

# Whatever is wider than the room that it has, of everything within some elements.
CUT = """where => [...document.querySelectorAll(`${where}, ${where} *`)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== "visible")
  .map((one) => one.textContent)"""
# Those of the buttons that something else lies over.
COVERED = """() => [...document.querySelectorAll(".verbs button")].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return top !== one && !one.contains(top);
}).map((one) => one.textContent)"""
# Counts what is set in motion from now on: whoever looks later may come too late.
COUNT_GLIDES = """() => {
    window.glides = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...given) { window.glides += 1; return animate.apply(this, given); };
}"""
STILL = "() => document.getAnimations().every((one) => one instanceof CSSAnimation)"


def do_first(page: Page) -> None:
    """The first choice, by its button, once it is one's turn."""
    settled(page)
    offered = page.evaluate(OFFERED)
    submit_first(page)
    answered(page, offered)


# -- nothing is cut off -----------------------------------------------------------------------------------------------


def nothing_is_cut_off(page: Page, parts: str) -> None:
    """On any screen."""
    for size in SCREENS:
        page.set_viewport_size(size)
        assert page.evaluate(CUT, parts) == [], size


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_the_clocks_are_written_out(visit: Visit, locale: str) -> None:
    page = visit.page(locale=locale, viewport=LAPTOP)
    page.locator("#game-banish-the-snakes button[value=play-now]").click()
    page.wait_for_selector(".gauge")
    page.wait_for_load_state()  # with its style sheets
    nothing_is_cut_off(page, ".gauge")


def test_six_names_can_be_read(visit: Visit) -> None:
    page = visit.page(viewport=LAPTOP)
    arrange(page, "banish-the-snakes", *("you",) * 6)
    nothing_is_cut_off(page, ".player")


@pytest.mark.parametrize("size", SCREENS, ids=lambda size: str(size["width"]))
def test_three_niches_and_a_clock_fit(visit: Visit, size: ViewportSize) -> None:
    page = visit.page("/games/avignon", viewport=size)
    page.locator("[name=limit]").select_option("300")
    arrange(page, "avignon", "you", "you")
    expect(page.locator(".clock")).to_be_visible()
    mask = page.locator(".end .row").first.evaluate("one => getComputedStyle(one, '::before').maskSize")
    assert "33.333%" in mask
    if size["width"] > 860:
        for part in (".side", ".end-0", ".end-1", ".board"):
            expect(page.locator(part)).to_be_in_viewport(ratio=1)


def test_pieces_keep_their_size_where_there_are_many() -> None:
    game = BanishTheSnakes(home(BanishTheSnakes))
    drawing = Drawing(game, game.new(1), "en")
    for area, key in enumerate(game.contents.areas):
        left, _, width = BOXES[key]
        for number in (1, 2, 5, 7, 9):
            row = drawing.row(area, 1, [(f"stones:{key}:{n}", "spot-stones") for n in range(number)], "")
            assert all((spot.w, spot.h) == (CELL, CELL) for spot in row)
            assert min(spot.x for spot in row) > left - 0.1
            assert max(spot.x + spot.w for spot in row) < left + width + 0.1


@pytest.mark.parametrize("game", games())
def test_every_board_can_be_a_file_of_its_own(tables: Tables, game: str) -> None:
    table = tables.create(game, two(), {}, host="ann")
    for _ in range(12):
        if table.over:
            break
        seat, state = table.actors()[0], table.session.state
        table.act(("ann", "bob")[seat], seat, table.game.text(state, state.legal(seat)[0]))
    drawn = picture(table, table.game.scene(table.session.state, None, "en"), "A board")
    assert ElementTree.fromstring(drawn).tag.endswith("svg")
    assert not re.search('<svg class="board[^>]* width=', drawn), "a part of it that can be panned"


@pytest.mark.parametrize("game", games())
def test_on_a_phone_the_answers_stand_before_the_news(visit: Visit, game: str) -> None:
    page = visit.table("Play now", game, viewport={"width": 390, "height": 844})
    settled(page)
    top = page.locator(".verbs button, .choice, .choices summary").filter(visible=True).first.bounding_box()
    news = page.locator("#latest").bounding_box() if page.locator("#latest").count() else None
    assert top
    assert top["y"] < 844, "something can be done without scrolling"
    assert not news or news["y"] > top["y"]


@pytest.mark.parametrize("game", ["avignon", "brandub", "serpent-master", "battle-of-banners"])
def test_a_phone_gives_the_board_its_whole_width(visit: Visit, game: str) -> None:
    page = visit.page(viewport=NARROWEST)
    for way in ("Play now", "Learn by playing"):
        page.goto("/")
        begin(page, way, game)
        box = page.locator(".board").bounding_box()
        assert box
        assert box["width"] > NARROWEST["width"] - 20


@pytest.mark.parametrize("bots", [1, 3])
def test_question_hand_and_tools_are_in_sight_together(visit: Visit, bots: int) -> None:
    page = visit.page(viewport=LAPTOP, reduced_motion="reduce")
    arrange(page, "serpent-master", "you", *("bot",) * bots)
    connected(page)
    for _ in range(4):  # the way in, then two rounds
        settled(page)
        if page.locator("#near > *").count():
            for part in ("#notice", "#zone\\:hand", "#tools"):
                expect(page.locator(part)).to_be_in_viewport(ratio=1)
        do_first(page)


def test_a_menu_opens_where_it_was(visit: Visit) -> None:
    page = visit.table("Play now", "brandub", viewport=LAPTOP)
    settled(page)
    more = page.locator("#more > summary")
    where = more.bounding_box()
    more.click()
    expect(page.get_by_role("button", name="Offer a draw")).to_be_visible()
    assert more.bounding_box() == where


# -- nothing is covered, nothing speaks unasked -----------------------------------------------------------------------


def test_no_preview_lies_over_what_can_be_clicked(visit: Visit) -> None:
    page = visit.table("Play now", "banish-the-snakes", viewport=LAPTOP, reduced_motion="reduce")
    while thing(page, "verb:convert").count() == 0:
        before = version(page)
        submit_first(page)
        moved_on(page, before)
        settled(page)
    for key in page.locator(".board .piece.live").evaluate_all("all => all.map(one => one.dataset.key)"):
        thing(page, key).hover(force=True)
        expect(page.locator("#preview")).not_to_be_empty()
        assert page.evaluate(COVERED) == [], key
    before = version(page)
    thing(page, "verb:prepare").click()  # straight from the piece
    moved_on(page, before)


def test_nothing_speaks_under_a_resting_pointer(visit: Visit) -> None:
    """Bots play beneath it, and whatever comes to lie there says nothing."""
    page = visit.table("Watch bots", viewport=LAPTOP)
    box = page.locator(".board").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.55)
    page.mouse.move(box["x"] + box["width"] * 0.31, box["y"] + box["height"] * 0.55)
    page.evaluate("document.getElementById('preview').replaceChildren()")
    later = "before => document.getElementById('ending') || +document.getElementById('table').dataset.version > before"
    for _ in range(6):
        page.wait_for_function(later, arg=version(page), polling=20)  # the game may have ended meanwhile
        assert page.locator("#preview").inner_text() == ""


def test_each_button_stands_once(visit: Visit) -> None:
    page = visit.table()
    settled(page)
    choices = page.get_by_role("region", name="What you can do")
    for name in ("Beseech", "Chastise", "Excommunicate", "Petition"):
        assert choices.get_by_text(re.compile(name)).filter(visible=True).count() == 1
    thing(page, "verb:beseech").click()
    expect(choices.locator("details.group").filter(visible=True)).to_have_count(1)


def test_the_last_move_is_marked_and_replayed_even_after_a_reload(visit: Visit) -> None:
    page = visit.table("Play now", "brandub", viewport=LAPTOP, reduced_motion="no-preference")
    settled(page)
    before = version(page)
    for key in choices(page)[0]["picks"][0]:
        thing(page, key).click()
    moved_on(page, before)
    settled(page)
    for _ in range(2):
        expect(page.locator(".piece.moved")).to_have_count(1)
        expect(page.locator(".spot.left").first).to_be_attached()
        page.wait_for_function(STILL, polling=20)
        page.evaluate(COUNT_GLIDES)
        page.keyboard.press("r")
        page.wait_for_function("() => window.glides > 0", polling=20)
        page.reload()
        connected(page)


def test_after_a_take_back_the_move_before_it_is_marked(visit: Visit) -> None:
    page = visit.table("On this device", "brandub", viewport=LAPTOP)
    do_first(page)
    marked = page.locator(".piece.moved")
    expect(marked).to_have_count(1)
    first = marked.get_attribute("id")
    do_first(page)
    expect(marked).not_to_have_id(first or "")
    page.get_by_role("button", name="Take back").click()
    expect(marked).to_have_id(first or "")


def test_a_nudge_is_no_warning(visit: Visit) -> None:
    ann = visit.table("With friends", "brandub", viewport=LAPTOP)
    bob = visit.page(ann.locator(".invitations .link").input_value())
    bob.get_by_role("button", name="Join").click()
    connected(bob)
    bob.get_by_role("button", name="Nudge").click()
    expect(bob.locator("#reason.news")).to_contain_text("Nudged")
    expect(ann.locator("#reason.news")).to_contain_text("is waiting for you")
    do_first(ann)
    expect(ann.locator("#reason")).to_be_empty()


def test_at_its_end_a_game_can_be_played_through_once_more(visit: Visit) -> None:
    page = visit.table("On this device", "brandub", viewport=LAPTOP)
    for _ in range(3):
        do_first(page)
    page.goto(f"{page.url}?at=3")
    page.wait_for_selector("#replay")
    page.locator("#speed").select_option("400")
    page.locator("#step-last").focus()
    page.keyboard.press("Space")
    page.wait_for_selector("#table[data-at='1']")
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")
    expect(page.locator("#table")).to_have_attribute("data-at", "3")


# -- the referee ------------------------------------------------------------------------------------------------------


def test_the_referee_is_told_where_a_draw_goes_and_may_enter_a_list(visit: Visit) -> None:
    page = visit.page("/games/banish-the-snakes")
    page.locator("[name=referee]").check()
    arrange(page, "banish-the-snakes", "you")
    connected(page)
    asked = page.locator("#referee .question")
    expect(asked).to_have_text("People box in Northern Uí Néill (1 of 4): what was drawn?")
    expect(page.locator("#ghost .goes")).to_have_count(1)
    page.locator("#draw-list summary").click()
    page.locator("#draw-list [name=list]").fill("1, People 2, 3")
    page.locator("#draw-list button").click()
    expect(asked).to_contain_text("(4 of 4)")
    page.locator("#draw-list [name=list]").fill("9")
    page.locator("#draw-list button").click()
    expect(page.locator("#reason")).to_contain_text("“9” can’t have been drawn here")
    page.get_by_role("button", name="Correct the last draw").click()
    expect(asked).to_contain_text("(3 of 4)")


# -- the rules --------------------------------------------------------------------------------------------------------


def test_the_rules_in_brief_their_words_and_the_best_rule_first(visit: Visit) -> None:
    page = visit.page("/rules/banish-the-snakes")
    words = page.locator("#glossary dt").all_inner_texts()
    assert {"Druid", "Zeal", "MRN", "Key Card"} <= set(words)
    assert words == sorted(words, key=str.casefold)
    assert page.locator("#brief li").count() > 15
    page.goto("/rules/banish-the-snakes?q=when+does+a+druid+come+back")
    expect(page.locator(".rule").first).to_contain_text("The Druids come back")


# -- the question first -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games())
def test_the_question_is_heard_before_the_board(visit: Visit, game: str) -> None:
    page = visit.table("Play now", game)
    settled(page)
    heard = page.locator("#table").aria_snapshot()
    before, _, board = heard.partition('group "The board"')
    assert 'heading "Question"' in before
    assert 'heading "What you can do"' in before
    assert "[disabled]" not in heard
    assert not re.search(r"^\s*- text:", board, re.MULTILINE), "nothing but named things is on the board"
    names = page.locator(".board .piece").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    assert all(len(name) < 70 for name in names)


# -- a first game to its end ------------------------------------------------------------------------------------------


def learn(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"#game-{game} button[value=learn]").click()
    page.wait_for_selector("#lesson")


@pytest.mark.parametrize("game", games())
def test_a_first_game_without_script(visit: Visit, game: str) -> None:
    page = visit.page(java_script_enabled=False)
    learn(page, game)
    for _ in range(200):
        if page.locator("#ending").count():
            break
        choice = page.locator(".choice").first
        if choice.count() == 0:  # the other side is at it
            page.reload()
            continue
        if not choice.is_visible():
            page.locator("details.group", has=choice).locator("summary").click()
        press(choice)
    expect(page.get_by_role("heading", name="Well done!")).to_be_visible()
