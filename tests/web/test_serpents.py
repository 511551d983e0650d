"""Serpent Master in a real browser: four people, the curtain, ghosts of placements, and a table for everybody."""

import random
import re
import zlib
from itertools import cycle
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

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
    press,
    settled,
    thing,
    version,
)
from tests.web.test_browser import axe

ROUNDS: Final = scaled(3, 11)  # of eleven cards
KIND: Final = "data-key^='card:'"  # cards of a hand; those that everybody may look up are `all:…`


# -- at the table -----------------------------------------------------------------------------------------------------


def begin(page: Page, *seats: str, way: str = "play-now", **options: str) -> None:
    """From the home page to a table with these in its seats: me, friend or bot."""
    if seats or options:
        arrange(page, "serpent-master", *seats, **options)
        return
    page.locator(f"#game-serpent-master button[value={way}]").click()
    page.wait_for_selector("#table")


def asked(page: Page) -> str:
    """Wait until somebody at this screen is to do something: `choose`, `curtain`, or `over`."""
    page.wait_for_selector("#curtain, #ending, .choices", state="attached")
    return glance(page)


def glance(page: Page) -> str:
    """What is to be done at this screen now; nothing while others are waited for."""
    kinds = "[['over', '#ending'], ['curtain', '#curtain'], ['choose', '.choices']]"
    found: str = page.evaluate(f"({kinds}.find(([, what]) => document.querySelector(what)) || [''])[0]")
    return found


def unveil(page: Page) -> str:
    """Say that one is the one who is asked for; who that is."""
    button = page.locator("#curtain button.main")
    name = button.inner_text().removeprefix("I am ")
    button.click()
    page.wait_for_selector(f"#zone\\:hand [{KIND}]")
    return name


def hand(page: Page) -> list[str]:
    found: list[str] = page.locator(f"#zone\\:hand [{KIND}]").evaluate_all("all => all.map(one => one.dataset.key)")
    return found


def on_top(page: Page, key: str) -> Locator:
    """What one really clicks: a piece hides its square, and comes after it."""
    return page.locator(f'[data-key="{key}"], [data-spot="{key}"]').last


def do(page: Page, choice: dict[str, Any]) -> None:
    """Click what makes a choice: where it ends, and more only if that is not enough."""
    before = version(page)
    for key in min(choice["picks"], key=len)[::-1]:
        on_top(page, key).click()
        if len(choice["picks"][-1]) == 1 or not page.locator(".picked").count():
            break
    moved_on(page, before)


def act(page: Page, dice: random.Random) -> None:
    if asked(page) == "curtain":
        unveil(page)
    do(page, dice.choice(choices(page)))


class Wire:
    """Everything that comes to a page by its socket, unpacked."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        self.heard.append(zlib.decompress(frame).decode() if isinstance(frame, bytes) else frame)


# -- four people ------------------------------------------------------------------------------------------------------


def test_four_play_together(visit: Visit) -> None:
    """Two at one screen with the curtain, one by invitation, one bot; a long run plays to the end."""
    dice = random.Random(1)
    home = visit.page(reduced_motion="reduce")
    begin(home, "you", "you", "friend", "bot")
    connected(home)
    link = home.locator(".invitations input.link").input_value()
    away = visit.page(link, reduced_motion="reduce")
    away.get_by_label("Your name").fill("Farah")
    away.get_by_role("button", name="Join").click()
    connected(away)
    expect(home.locator(".players")).to_contain_text("Farah")
    unveiled: list[str] = []
    for page in cycle((home, away)):
        kind = glance(page)
        if not kind:
            page.wait_for_timeout(20)  # others are at it
        if kind == "over":
            break
        if kind == "curtain":
            if len(unveiled) == 2 * ROUNDS:
                break
            assert not hand(page)
            unveiled.append(unveil(page))
            assert len(hand(page)) == 11 - (len(unveiled) - 1) // 2
        if kind:
            do(page, dice.choice(choices(page)))
        if kind == "curtain" and len(unveiled) in (9, 10):
            picture(page, f"serpents-four-{len(unveiled)}")
    assert unveiled.count("Blue") == unveiled.count("Red") == ROUNDS, "each of the two was asked for in each round"
    for page in (home, away) if LONG else ():
        expect(page.locator("#ending h2")).to_have_text(re.compile("You (win|lose)|share|draw|wins"))
        expect(page.locator("#ending")).to_contain_text("White:")
    picture(home, "serpents-four-over")


# -- the curtain ------------------------------------------------------------------------------------------------------


def no_hand(page: Page, wire: Wire | None = None) -> None:
    """No card of any hand is in the page or in the newest view that came."""
    assert not re.search("card:[0-9]|commit ", page.content())
    views = [text for text in wire.heard if '"html"' in text] if wire else []
    assert not views or not re.search(r"card:[0-9]|commit ", views[-1])


def test_the_curtain_hides_every_hand(visit: Visit) -> None:
    dice, context = random.Random(2), visit.context(reduced_motion="reduce")
    page = context.new_page()
    wire = Wire(page)
    page.goto("/")
    begin(page, way="device")
    connected(page)
    for _ in range(2):  # an entry is named in the open
        assert asked(page) == "choose"
        act(page, dice)
    assert asked(page) == "curtain"
    expect(page.locator("#notice")).to_contain_text("Pass the device on to Blue")
    no_hand(page, wire)
    assert not any(re.search(r"card:[0-9]|commit ", text) for text in wire.heard)
    picture(page, "serpents-curtain")
    assert unveil(page) == "Blue"
    assert len(hand(page)) == 11
    picture(page, "serpents-hand")
    do(page, choices(page)[0])
    assert asked(page) == "curtain"
    expect(page.get_by_role("button", name="I am Red")).to_be_visible()
    no_hand(page, wire)
    # The rest by keyboard alone.
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#zone\\:hand [{KIND}]")
    page.keyboard.press("b")
    before = version(page)
    page.keyboard.press("Enter")
    moved_on(page, before)
    assert not page.locator("#curtain").count(), "cards lie open, and all may look how serpents are placed"
    while page.locator("#curtain").count() == 0:
        no_hand(page, wire)
        act(page, dice)
    no_hand(page, wire)
    page.get_by_role("button", name="I play alone: no curtain").click()
    page.wait_for_selector(f"#zone\\:hand [{KIND}]")
    do(page, choices(page)[0])
    expect(page.locator("#notice")).to_contain_text("Choose a card")
    assert page.locator("#curtain").count() == 0


def test_the_curtain_on_a_phone(visit: Visit) -> None:
    page = visit.page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    begin(page, way="device")
    connected(page)

    def tap(key: str) -> None:
        """The first tap shows, the second does it."""
        before = version(page)
        thing(page, key).tap()
        expect(page.locator("#preview .again")).to_be_visible()
        assert version(page) == before
        thing(page, key).tap()
        moved_on(page, before)

    tap("spot:a4")
    tap("spot:g4")
    assert asked(page) == "curtain"
    no_hand(page)
    assert overflow(page) <= 0
    picture(page, "serpents-phone-curtain")
    button = page.get_by_role("button", name="I am Blue")
    box = button.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"], "without scrolling"
    button.tap()
    page.wait_for_selector(f"#zone\\:hand [{KIND}]")
    assert overflow(page) <= 0
    picture(page, "serpents-phone-hand")
    tap(hand(page)[0])
    assert asked(page) == "curtain"
    no_hand(page)


def test_the_curtain_without_script(visit: Visit) -> None:
    page = visit.page(java_script_enabled=False)
    begin(page, way="device")
    for _ in range(2):
        page.locator("details.group summary").click()
        press(page.locator(".choice").nth(3))
    for name in ("Blue", "Red"):
        no_hand(page)
        press(page.get_by_role("button", name=f"I am {name}"))
        assert len(hand(page)) == 11
        page.locator("details.group summary").click()
        press(page.locator(".choice").first)
    no_hand(page)
    expect(page.locator(".log")).to_contain_text("Red reveals card")
    while page.locator("#curtain").count() == 0:
        many = page.locator("details.group summary")
        if many.count():
            many.click()
        press(page.locator(".choice").first)
    press(page.get_by_role("button", name="I play alone: no curtain"))
    assert len(hand(page)) == 10


# -- placing ----------------------------------------------------------------------------------------------------------


def alone(page: Page) -> None:
    """Both seats are one person's, who needs no curtain; the first cards are to be chosen."""
    begin(page, way="device")
    connected(page)
    for key in ("spot:d1", "spot:d7"):
        before = version(page)
        thing(page, key).click()
        moved_on(page, before)
    page.get_by_role("button", name="I play alone: no curtain").click()
    page.wait_for_selector(f"#zone\\:hand [{KIND}]")


def longest(page: Page) -> dict[str, Any]:
    """The choice of the hand's card with the most tokens."""

    def tokens(choice: dict[str, Any]) -> int:
        label = thing(page, choice["picks"][0][0]).get_attribute("aria-label") or ""
        return int((re.findall(r"(\d) tokens", label) or [1])[0])

    return max(choices(page), key=tokens)


def to_placing(page: Page) -> list[dict[str, Any]]:
    """On to a decision how a card with several tokens will lie; the choices."""
    for _ in range(40):
        found = choices(page)
        if found and found[0]["text"].startswith("place") and len(found) > 1 and len(found[0]["path"]) > 2:
            return found
        do(page, longest(page) if found[0]["text"].startswith("commit") else found[0])
    raise AssertionError("nobody placed anything")


def test_a_ghost_shows_where_the_serpent_would_lie(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    alone(page)
    found = to_placing(page)
    ghost = page.locator("#ghost circle")
    short = [choice for choice in found if any(len(way) == 1 for way in choice["picks"])]
    for choice in short:
        end = choice["path"][-1]
        on_top(page, end).hover()
        expect(ghost).to_have_count(len(choice["path"]))
        label = page.locator(f'.choice[value="{choice["text"]}"] .label').text_content() or "?"
        expect(page.locator("#preview")).to_contain_text(label)
    page.locator("h1").hover(force=True)
    thing(page, short[0]["path"][-1]).focus()
    expect(ghost).to_have_count(len(short[0]["path"]))
    picture(page, "serpents-ghost")
    # A choice of the list has its ghost, too.
    many = page.locator("details.group summary")
    if many.count():
        many.click()
    page.locator(".choice").first.focus()
    expect(ghost).to_have_count(len(found[0]["path"]))
    before, head = version(page), page.locator("[data-key^='head:']")
    on_top(page, short[-1]["path"][-1]).click()
    moved_on(page, before)
    ends = head.evaluate_all("all => all.map(one => one.dataset.spot)")
    assert short[-1]["path"][-1] in ends


def test_serpents_lie_in_the_pit(visit: Visit) -> None:
    """From tail to head, in colours and patterns of their own; a card that is placed makes its serpent longer."""
    page = visit.page(reduced_motion="reduce")
    alone(page)
    lengths: dict[str, float] = {}
    for _ in range(16):
        do(page, longest(page) if choices(page)[0]["text"].startswith("commit") else choices(page)[0])
        for seat in ("blue", "red"):
            parts = page.locator(f"#bodies .colour-{seat} .edge")
            if parts.count():
                lengths.setdefault(f"first {seat}", length(parts))
                lengths[seat] = length(parts)
    for n, seat in enumerate(("blue", "red")):
        assert lengths[seat] > 1.5 * lengths[f"first {seat}"]
        assert page.locator(f"#bodies .colour-{seat}.weave-{n}").count()
        sprite = thing(page, f"head:{seat}").locator("use").first.get_attribute("href") or ""
        assert sprite.endswith(f"head-{seat}")


def length(parts: Locator) -> float:
    found: float = parts.evaluate_all("all => all.reduce((sum, one) => sum + one.getTotalLength(), 0)")
    return found


# What covers those in sight at their middle; last, how many are in sight.
REACHED: Final = """all => {
    const frame = document.querySelector(".side").getBoundingClientRect();
    const middles = all.filter((one) => one.checkVisibility()) // not in a list that is closed
        .map((one) => [one, one.getBoundingClientRect()]).filter(([, box]) => box.height)
        .map(([one, box]) => [one, box.x + box.width / 2, box.y + box.height / 2])
        .filter(([, , y]) => y > frame.top && y < Math.min(frame.bottom, innerHeight));
    const under = middles.map(([one, x, y]) => [one, document.elementFromPoint(x, y)]);
    return [...under.filter(([one, top]) => !one.contains(top))
        .map(([one, top]) => `${one.textContent} is under ${top?.outerHTML.slice(0, 300)}`), middles.length];
}"""

# Scroll, and let the page follow: it does so with the next picture.
SCROLLED: Final = """(side, top) => new Promise((done) => {
    side.scrollTo({ top });
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
})"""


def test_nothing_covers_a_choice_of_four(visit: Visit) -> None:
    """A preview, empty or not, is in nobody's way: what can be seen can be clicked."""
    page = visit.page(reduced_motion="reduce", viewport={"width": 1280, "height": 560})
    begin(page, "you", "you", "you", "you")
    connected(page)
    for square in ("c1", "f1", "c8", "f8"):
        before = version(page)
        thing(page, f"spot:{square}").click()
        moved_on(page, before)
    page.get_by_role("button", name="I play alone: no curtain").click()
    page.wait_for_selector(f"#zone\\:hand [{KIND}]")
    placed = 0
    for _ in range(24):
        heads = page.locator("[data-key^='head:'][data-spot^='spot:']")
        if choices(page)[0]["text"].startswith("place") and heads.count():
            heads.first.hover(force=True)  # of which something is told
            for side in (0, 40, 80, 120):
                page.locator(".side").evaluate(SCROLLED, side)
                *covered, seen = page.locator(".choices li .choice").evaluate_all(REACHED)
                assert not covered
                placed += seen
        if placed > scaled(12, 1000):
            break
        do(page, choices(page)[0])
    assert placed > 4


def test_the_pit_takes_the_room_that_there_is(visit: Visit) -> None:
    page = visit.table("Learn by playing", "serpent-master")
    for width, height in ((320, 812), (375, 812), (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert overflow(page) <= 0
        box = page.locator(".board").bounding_box()
        assert box
        assert box["width"] > 0.95 * width if width < 600 else box["height"] > 0.8 * height


def test_dead_clicks_tell_the_reason_and_the_rule(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    alone(page)
    reason = page.locator("#reason")
    thing(page, "spot:d4").click(force=True)
    expect(reason).to_contain_text("Everybody chooses a card first")
    for _ in range(60):
        to_placing(page)
        seat = {"0": "blue", "1": "red"}[page.locator("#table").get_attribute("data-seat") or ""]
        own = page.locator(f".piece.colour-{seat}[data-key^='token:']")
        rival = page.locator(f"[data-key^='head:']:not([data-key='head:{seat}'])[data-spot^='spot:']")
        if own.count() and rival.count():
            break
        do(page, choices(page)[0])
    before = version(page)
    for dead, words, rule in (
        (own.first, "Your own token shows on", "#sm-blocked-own"),
        (rival.first, "nobody may lie on another’s head", "#sm-blocked-head"),
    ):
        dead.click(force=True)
        expect(reason).to_contain_text(words)
        assert (reason.locator("a").get_attribute("href") or "").endswith(rule)
    assert version(page) == before
    reason.locator("a").click()
    expect(page.locator(".rule:target")).to_be_visible()


# -- without a mouse, without a picture -------------------------------------------------------------------------------


def walk_to(page: Page, key: str) -> None:
    """By Tab from one thing that can be picked to the next."""
    page.keyboard.press("b")
    for _ in range(60):
        if page.evaluate("document.activeElement.dataset.key || ''") == key:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {key}")


def test_two_rounds_by_keyboard_alone(visit: Visit) -> None:
    page, dice = visit.page(reduced_motion="reduce"), random.Random(3)
    page.locator("#game-serpent-master button[value=play-now]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    connected(page)
    page.wait_for_selector("#table[data-turn=yes]")
    page.keyboard.press("b")  # the corner a1; arrows go from square to square along the edge
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.key") == "spot:c1"
    while "Round 3" not in page.locator("#notice .status").inner_text():
        page.wait_for_selector("#table[data-turn=yes]")
        before = version(page)
        for key in reversed(dice.choice(choices(page))["picks"][0]):
            walk_to(page, key)
            page.keyboard.press("Enter")
            if not page.locator(".picked").count():
                break
        moved_on(page, before)
        assert page.evaluate("document.activeElement.tagName") != "BODY"


def test_a_round_by_roles_and_names(visit: Visit) -> None:
    """What a screen reader has: roles, names, states, what is said aloud. A card is taken back on the way."""
    page = visit.page(reduced_motion="reduce")
    begin(page, "you", "friend", "bot")
    link = page.get_by_role("textbox", name=re.compile("Invite .*Red")).input_value()
    friend = visit.page(link, reduced_motion="reduce")
    friend.get_by_role("button", name="Join").click()
    status, heard = page.get_by_role("status").first, page.get_by_role("log")
    board = page.get_by_role("group", name="The board")
    board.get_by_role("button", name=re.compile("^a3, empty")).press("Enter")
    expect(heard).to_contain_text("Blue will enter at a3.")
    settled(friend)
    friend.get_by_role("button", name=re.compile("^h5, empty")).press("Enter")
    expect(status).to_contain_text("Choose a card for this round, in secret.")
    hand_ = page.get_by_role("region", name="What you can do")
    card = page.get_by_role("button", name=re.compile(r"^Card \d+, ")).and_(page.locator(f"[{KIND}]")).last
    name = (card.get_attribute("aria-label") or "").partition(":")[0]
    card.focus()
    expect(hand_).to_contain_text(re.compile("fits in|fits nowhere"))
    card.press("Enter")
    expect(status).to_contain_text("You have chosen. Waiting for Red.")
    page.get_by_role("button", name="Take back", exact=True).press("Enter")
    expect(status).to_contain_text("Choose a card for this round, in secret.")
    page.get_by_role("button", name=re.compile(f"^{name}:")).and_(page.locator(f"[{KIND}]")).press("Enter")
    expect(status).to_contain_text("Waiting for Red.")
    friend.locator(f"[{KIND}]").first.press("Enter")
    expect(heard).to_contain_text(re.compile(r"Blue reveals card \d+"))
    placing, waiting = "how will your serpent lie", "Round 2|turn to decide"
    while "Round 2" not in (status.text_content() or ""):
        for one in (page, friend):
            said = one.get_by_role("status").first
            expect(said).to_contain_text(re.compile(f"{placing}|{waiting}"))
            if placing not in (said.text_content() or ""):
                continue
            squares, before = (
                one.get_by_role("group", name="The board").get_by_role("button", disabled=False),
                version(one),
            )
            for _ in range(9):
                assert re.search("[a-h][1-8], ", squares.last.get_attribute("aria-label") or "")
                squares.last.press("Enter")
                if not one.get_by_role("button", pressed=True).and_(one.locator(".picked")).count():
                    break
            moved_on(one, before)
    expect(status).to_contain_text("Round 2")


# -- what is never seen -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
def test_axe_finds_nothing_at_the_pit(visit: Visit, scheme: str, locale: str) -> None:
    page = visit.page(color_scheme=scheme, locale=locale, reduced_motion="reduce")
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        if scheme == "light" or name in ("curtain", "choosing", "placing", "over"):
            found[name] = axe(page, scheme)
        picture(page, f"{scheme}-{locale[:2]}-serpents-{name}")

    dice = random.Random(4)
    page.goto("/games/serpent-master")
    page.locator("#setup .levels summary").click()
    look("home")
    begin(page, "you", "you", "bot", "bot")
    connected(page)
    act(page, dice)
    act(page, dice)
    assert asked(page) == "curtain"
    look("curtain")
    page.locator("#curtain button.main").click()
    page.wait_for_selector(f"#zone\\:hand [{KIND}]")
    page.locator("#zone\\:all summary").click()
    look("choosing")
    page.set_viewport_size(PHONE)
    look("phone")
    assert overflow(page) <= 0
    page.set_viewport_size(DESKTOP)
    for _ in range(40):
        kind, now = asked(page), choices(page)
        second = re.search(r"\b2\b", page.locator("#notice .status").inner_text())
        if kind == "choose" and second and now[0]["text"].startswith("place"):
            break
        act(page, dice)
    on_top(page, min(choices(page)[0]["picks"], key=len)[0]).hover()
    look("placing")
    page.set_viewport_size(PHONE)
    picture(page, f"{scheme}-{locale[:2]}-serpents-phone-placing")
    assert overflow(page) <= 0
    page.set_viewport_size(DESKTOP)
    page.locator("#more > summary").click()
    page.locator("#more button").nth(1).click()
    page.wait_for_selector("#ending")
    look("over")
    page.goto(f"{page.url}?at=22&as=1")
    look("past")
    assert {name: problems for name, problems in found.items() if problems} == {}
