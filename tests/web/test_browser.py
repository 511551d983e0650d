"""The web table in a real browser: whole games by mouse, keyboard, finger, form and ear; and what must never happen."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fidchell.core.registry import games
from tests.scale import scaled
from tests.web.browser import (
    DESKTOP,
    LONGEST_GAME,
    PHONE,
    Visit,
    begin,
    choices,
    connected,
    fair,
    moved_on,
    overflow,
    picture,
    play,
    press,
    settled,
    thing,
    version,
)
from tests.web.conftest import RunningServer

# Every element of the table with its id, its place and its own words.
OUTLINE = """() => [...document.querySelectorAll("#table *")].map((one) => [
    one.tagName, one.id, one.getAttribute("transform"),
    [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).join(" "),
].join("|"))"""
AXE = (Path(__file__).parent / "axe.min.js").read_text(encoding="utf-8")


# -- whole games ------------------------------------------------------------------------------------------------------


def test_a_game_by_mouse(visit: Visit) -> None:
    page, dice = visit.page(), random.Random(1)
    begin(page)

    def by_mouse(page: Page) -> None:
        for key in fair(page, dice)["picks"][0]:
            thing(page, key).click()

    assert play(page, by_mouse, most=scaled(4, LONGEST_GAME)) > 1
    picture(page, "desktop-light-over")


@pytest.mark.parametrize(("host", "packed"), [("127.0.0.1", False), ("table.localhost", True)])
def test_only_what_comes_from_afar_is_packed(visit: Visit, host: str, packed: bool) -> None:
    page, dice, arrived = visit.page(), random.Random(3), list[str | bytes]()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: arrived.append(frame)))
    page.goto(page.url.replace("127.0.0.1", host))
    begin(page, "On this device")
    for _ in range(3):
        before = version(page)
        for key in fair(page, dice)["picks"][0]:
            thing(page, key).click()
        moved_on(page, before)
    assert any(isinstance(one, bytes) for one in arrived) == packed


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page, dice = visit.page(), random.Random(2)
    begin_by_keyboard(page)

    def by_keyboard(page: Page) -> None:
        for key in fair(page, dice)["picks"][0]:
            go_to(page, key)
            page.keyboard.press("Enter")

    assert play(page, by_keyboard) > 1
    # The game is over; focus has a place from which one can go on, and it goes on to the rematch.
    assert page.evaluate("document.activeElement.tagName") != "BODY"
    for _ in range(40):
        if page.evaluate("document.activeElement.textContent") == "Rematch":
            break
        page.keyboard.press("Tab")
    old = page.url
    page.keyboard.press("Enter")
    page.wait_for_url(lambda url: url != old)


def begin_by_keyboard(page: Page) -> None:
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Play now":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")
    connected(page)


def go_to(page: Page, key: str) -> None:
    """Walk there: by Tab to the first thing that can be picked, by arrows from one to the next."""
    seen: list[str] = []
    while len(seen) < 500:  # a long log has many links on the way round
        here = page.evaluate("document.activeElement.dataset.key || ''")
        if here == key:
            return
        seen.append(here)
        if not here:
            page.keyboard.press("Tab")
            continue
        corner = "one => { const box = one.getBoundingClientRect(); return [box.left, box.top]; }"
        (x, y), (to_x, to_y) = (thing(page, one).evaluate(corner) for one in (here, key))
        if here.partition(":")[0] == key.partition(":")[0] and abs(y - to_y) > 4:
            page.keyboard.press("ArrowUp" if to_y < y else "ArrowDown")
        else:
            page.keyboard.press("ArrowLeft" if to_x < x else "ArrowRight")
    raise AssertionError(f"no way to {key}; came by {seen}")


def test_a_game_on_a_phone(visit: Visit) -> None:
    page, dice = visit.page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2), random.Random(3)
    assert overflow(page) <= 0
    picture(page, "phone-light-home")
    page.locator("#game-avignon").get_by_role("button", name="Play now").tap()
    page.wait_for_selector("#table")
    connected(page)
    picture(page, "phone-light-first")

    def by_finger(page: Page) -> None:
        before = version(page)
        keys = fair(page, dice)["picks"][0]
        for key in keys:
            thing(page, key).tap()
        # The first tap only shows what would happen; nothing is done yet.
        expect(page.locator("#preview .effect").first).not_to_be_empty()
        expect(page.locator("#preview .again")).to_be_visible()
        assert version(page) == before
        assert overflow(page) <= 0
        thing(page, keys[-1]).tap()

    assert play(page, by_finger) > 1
    assert overflow(page) <= 0
    picture(page, "phone-light-over")


def test_without_script_the_page_refreshes_gently(visit: Visit) -> None:
    page = visit.page(java_script_enabled=False)
    press(page.locator("#game-avignon").get_by_role("button", name="With friends"))
    link = page.locator(".invitations input.link").get_attribute("value") or ""
    friend = visit.page(link)
    friend.get_by_role("button", name="Join").click()
    connected(friend)
    expect(page.locator(".choice").first).to_be_attached()


def test_a_game_by_roles_and_names(visit: Visit) -> None:
    """Only what a screen reader has: roles, names, states, live regions."""
    page, dice = visit.page(), random.Random(5)
    page.locator("#game-avignon").get_by_role("button", name="Play now").click()
    connected(page)
    board = page.get_by_role("group", name="The board")
    status = page.get_by_role("status").first
    heard = page.get_by_role("log")
    expect(status).to_contain_text(re.compile("action"))
    said: list[str] = []
    for _ in range(400):
        expect(status).to_contain_text(re.compile("Take your|Choose|Finished"))
        if page.get_by_role("button", name="Rematch").count():
            break
        options = page.get_by_role("region", name="What you can do")
        before = heard.text_content() or ""
        verbs = options.get_by_role("button", name=re.compile(r"^(Beseech|Chastise|Excommunicate|Petition)( ★)?$"))
        if verbs.count():
            verbs.nth(dice.randrange(verbs.count())).press("Enter")
            expect(options.get_by_role("button", pressed=True)).to_have_count(1)
        cards = board.get_by_role("button", disabled=False)
        card = cards.nth(dice.randrange(cards.count()))
        name = card.get_attribute("aria-label") or ""
        assert re.search(r"lane \d", name), name
        card.focus()
        expect(options).to_contain_text(name.partition(" at ")[0])  # what it would do is said before it is done
        card.press("Enter")
        expect(heard).not_to_have_text(before)
        said.append(heard.text_content() or "")
    assert len(said) > 1
    assert page.get_by_role("heading", name=re.compile("You (win|lose)|draw", re.IGNORECASE)).count()


# -- several people ---------------------------------------------------------------------------------------------------


def test_friends_and_a_spectator_survive_a_killed_server(browser: Browser, tmp_path: Path) -> None:
    site = RunningServer(tmp_path)
    site.start()
    visit = Visit(browser, site.url)
    visit.expected = ("ERR_CONNECTION_REFUSED", "WebSocket connection")  # while the server is dead
    try:
        host = visit.page()
        begin(host, "With friends")
        address = host.url
        link = host.locator(".invitations input.link").input_value()
        friend = visit.page(link)
        friend.get_by_label("Your name").fill("Friend")
        friend.get_by_role("button", name="Join").click()
        connected(friend)
        spectator = visit.page(address)
        second_tab = host.context.new_page()
        second_tab.goto(address)
        pages = [host, friend, spectator, second_tab]
        for page in pages:
            connected(page)

        def in_step(least: int) -> int:
            for page in pages:
                moved_on(page, least - 1)
            assert len({version(page) for page in pages}) == 1
            return version(host)

        def turn(number: int) -> bool:
            """Whoever is to act does so, the host now in one tab and now in the other; False if the game is over."""
            if host.locator("#ending").count():
                return False
            acting = host if host.locator("#table[data-turn=yes]").count() else friend
            page = second_tab if acting is host and number % 2 else acting
            page.bring_to_front()
            before = version(page)
            # Both draw the same character to the host's side, so the game is a short one.
            verb, found = "verb:beseech" if acting is host else "verb:chastise", choices(page)
            for key in next((one for one in found if verb in one["picks"][0]), found[0])["picks"][0]:
                thing(page, key).click()
            in_step(before + 1)
            return True

        in_step(1)
        for number in range(3):
            assert turn(number)
        log = host.locator(".log li").all_inner_texts()
        acknowledged = version(host)
        site.kill()
        for page in pages:
            expect(page.locator("#lost")).to_be_visible()
        site.start()
        for page in pages:
            connected(page)
            expect(page.locator("#lost")).to_have_count(0)
        assert in_step(acknowledged) == acknowledged
        assert host.locator(".log li").all_inner_texts() == log
        for number in range(4):
            assert turn(number)
        host.locator("#more > summary").click()
        host.locator("#resign summary").click()
        host.get_by_role("button", name="Yes, I resign").click()
        for page, verdict in zip(pages, ("You lose.", "You win!", "Rome has resigned.", "You lose."), strict=True):
            expect(page.locator("#ending h2")).to_contain_text(verdict)
        assert spectator.locator(".choice, .verb").count() == 0
    finally:
        try:
            visit.close()
        finally:
            site.stop()


# -- what is never seen -----------------------------------------------------------------------------------------------


def axe(page: Page, scheme: str = "light") -> list[str]:
    """All that axe finds; in the dark only what colours make of the same page."""
    # By the debugger's way in, which the page's content policy doesn't concern.
    page.evaluate(AXE + "; 0")
    only = {"runOnly": ["color-contrast"]} if scheme == "dark" else {}
    run = "options => axe.run(document, options).then(result => result.violations)"
    found = page.evaluate(run, {"resultTypes": ["violations"], "iframes": False, **only})
    return [f"{one['id']}: {one['help']} {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
def test_axe_finds_nothing(visit: Visit, scheme: str, locale: str) -> None:
    page = visit.page(color_scheme=scheme, locale=locale)
    lang = locale[:2]
    found: dict[str, list[str]] = {}

    def look(name: str, at: Page = page) -> None:
        found[name] = axe(at, scheme)
        picture(at, f"{scheme}-{lang}-{name}")

    assert page.locator("html").get_attribute("lang") == lang
    look("home")
    # It would find something if there were something.
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert axe(page)
    page.reload()
    for details in page.locator("details").all():
        details.locator("summary").first.click()
    look("home-open")
    page.goto("/rules/avignon")
    look("rules")
    page.goto("/")
    page.locator("#game-avignon button[value=friends]").click()
    connected(page)
    look("table-waiting-for-players")
    friend = visit.page(page.locator(".invitations input.link").input_value(), color_scheme=scheme, locale=locale)
    look("join", friend)
    friend.locator("main button.main").click()
    connected(friend)
    settled(page)
    look("table-own-turn")
    thing(page, "verb:petition").click()
    look("table-picking")
    page.set_viewport_size(PHONE)
    look("table-phone")
    assert overflow(page) <= 0
    page.set_viewport_size(DESKTOP)
    look("table-waiting", friend)
    choice = choices(page)[0]
    thing(page, "verb:petition").click()
    for key in choice["picks"][0]:
        thing(page, key).click()
    moved_on(page, 1)
    page.goto(f"{page.url}?at=1")
    look("past")
    page.go_back()
    connected(page)
    page.locator("#more > summary").click()
    page.locator("#resign summary").click()
    page.locator("#resign button").click()
    page.wait_for_selector("#ending")
    look("table-over")
    page.goto(f"{page.url}/verify")
    look("verify")
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_dead_clicks_get_a_reason(visit: Visit) -> None:
    page = visit.page()
    begin(page, "With friends", deal="knight noble bishop peasant cardinal")
    friend = visit.page(page.locator(".invitations input.link").input_value())
    friend.get_by_role("button", name="Join").click()
    settled(page)
    connected(friend)
    thing(friend, "card:1").click(force=True)  # marked as disabled, but it answers
    expect(friend.locator("#reason")).to_contain_text("Rome")
    href = friend.locator("#reason a").get_attribute("href") or ""
    assert href.startswith("/rules/avignon#")
    page.locator("#zone\\:deck [data-key]").last.click(force=True)
    expect(page.locator("#reason a")).to_be_visible()
    page.locator("#reason a").click()
    expect(page.locator(".rule:target")).to_be_visible()


def test_picks_can_be_taken_back_and_show_what_they_do(visit: Visit) -> None:
    page = visit.page()
    begin(page, deal="knight noble bishop peasant cardinal")
    settled(page)
    before = version(page)
    picked = page.locator(".picked")
    thing(page, "verb:beseech").click()
    expect(picked).to_have_count(1)
    page.keyboard.press("Escape")
    expect(picked).to_have_count(0)
    thing(page, "verb:beseech").click()
    thing(page, "verb:beseech").click()
    expect(picked).to_have_count(0)
    thing(page, "verb:beseech").click()
    thing(page, "verb:chastise").click()  # another one of its kind takes its place
    expect(picked).to_have_count(1)
    expect(thing(page, "verb:chastise")).to_have_attribute("aria-pressed", "true")
    thing(page, "card:3").hover()
    expect(page.locator("#preview")).to_contain_text("Chastise the Bishop")
    thing(page, "verb:excommunicate").click()
    thing(page, "card:3").hover()
    expect(page.locator("#preview")).to_contain_text(re.compile(r"Odds.*\d/\d"))
    assert version(page) == before
    picture(page, "desktop-light-picking")


def glides(page: Page) -> int:
    """Make a move and count what is set in motion by the update, which shows its version in the same breath."""
    page.evaluate("""() => {
        window.seen = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) { window.seen += 1; return animate.apply(this, given); };
    }""")
    before = version(page)
    thing(page, "verb:beseech").click()
    thing(page, "card:1").click()
    moved_on(page, before)
    return int(page.evaluate("window.seen"))


@pytest.mark.parametrize("game", games())
def test_an_update_leads_to_the_page_that_a_reload_shows(visit: Visit, game: str) -> None:
    """After a move only what has changed is sent."""
    page, dice = visit.page(), random.Random(5)
    begin(page, "On this device", game)
    for _ in range(4):
        before = version(page)
        if page.locator("#curtain").count():
            page.locator("#curtain button.main").click()
            page.wait_for_selector("#choices")
        page.locator(f"#choices [value='{fair(page, dice)['text']}']").dispatch_event("click")
        moved_on(page, before)
    page.keyboard.press("Shift")  # whatever still moves is laid down
    shown = page.evaluate(OUTLINE)
    page.reload()
    connected(page)
    assert page.evaluate(OUTLINE) == shown


def test_things_glide_unless_motion_is_unwelcome(visit: Visit) -> None:
    for motion, moving in (("no-preference", True), ("reduce", False)):
        page = visit.page(reduced_motion=motion)
        begin(page, "On this device")
        settled(page)
        assert bool(glides(page)) == moving, motion


def test_updates_leave_the_person_alone(visit: Visit) -> None:
    """Focus, opened parts, a half-typed message and half a choice stay when something arrives."""
    page = visit.table("With friends")
    friend = visit.page(page.locator(".invitations input.link").input_value())
    friend.get_by_role("button", name="Join").click()
    connected(friend)
    settled(page)
    friend.locator("#chat summary").click()
    friend.locator("#say-text").fill("half a mess")
    page.locator("#chat summary").click()
    page.locator("#log summary").click()  # shut
    page.locator("#say-text").fill("Hello!")
    page.keyboard.press("Enter")
    expect(friend.locator("#spoken li")).to_have_count(1)
    expect(friend.locator("#say-text")).to_have_value("half a mess")
    expect(page.locator("#say-text")).to_have_value("")
    # Half a choice survives a message from the other.
    thing(page, "verb:beseech").click()
    friend.keyboard.press("Enter")
    expect(page.locator("#spoken li")).to_have_count(2)
    expect(thing(page, "verb:beseech")).to_have_class(re.compile("picked"))
    assert page.evaluate("document.activeElement.id") == "verb:beseech"
    friend.locator("#say-text").fill("again half")
    friend.locator("#log summary").focus()
    before = version(page)
    thing(page, "card:2").focus()
    page.keyboard.press("Enter")
    moved_on(page, before)
    moved_on(friend, before)
    assert page.evaluate("document.activeElement.tagName") != "BODY"
    expect(page.locator("#chat")).to_have_attribute("open", "")
    assert page.locator("#log").get_attribute("open") is None
    expect(friend.locator("#chat")).to_have_attribute("open", "")
    expect(friend.locator("#say-text")).to_have_value("again half")
    assert friend.evaluate("document.activeElement.tagName") == "SUMMARY"


def test_the_person_is_called(visit: Visit) -> None:
    page = visit.table()
    sound = page.get_by_role("button", name="Sounds")
    expect(sound).to_have_attribute("aria-pressed", "false")
    sound.click()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "true")
    connected(page)
    settled(page)
    # A hidden page says in its title and its icon that it is one's turn.
    page.evaluate("""() => {
        Object.defineProperty(document, 'hidden', {get: () => window.away, configurable: true});
        window.away = true;
        document.dispatchEvent(new Event('visibilitychange'));
    }""")
    assert page.title().startswith("● ")
    assert "turn" in (page.locator("#favicon").get_attribute("href") or "")
    page.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")
    assert not page.title().startswith("● ")


# What the page plays and whom it calls, noted while it really happens.
LISTENING = """
    window.tones = []; window.calls = [];
    const play = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        const voice = play.call(this), start = voice.start.bind(voice);
        voice.start = (when) => { window.tones.push(voice.frequency.value); start(when); };
        return voice;
    };
    window.Notification = class { // not every browser without windows shows any
        static permission = "granted";
        static requestPermission = async () => "granted";
        constructor(title, options) { window.calls.push(options.body); }
    };
    Object.defineProperty(document, "hidden", { get: () => window.away, configurable: true });
"""


def test_a_turn_is_heard_and_calls_somebody_away(visit: Visit) -> None:
    page = visit.page()
    page.context.add_init_script(LISTENING)
    page.reload()
    begin(page, "With friends", first="avignon")  # the friend begins
    friend = visit.page(page.locator(".invitations input.link").input_value())
    friend.get_by_role("button", name="Join").click()
    connected(friend)
    for name in ("Sounds", "Notify me"):
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("button", name=name)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("window.tones") == [440]  # to hear that they are on
    page.evaluate("window.away = true")
    settled(friend)
    friend.locator(".verb").first.click()
    friend.locator("details.group.begun").click()
    friend.locator("details.group .choice:visible").first.click()
    settled(page)
    page.wait_for_function("() => window.calls.length > 0", polling=20)
    assert page.evaluate("window.calls") == [page.locator(".question").inner_text()]
    assert page.evaluate("window.tones.slice(1)") == [440, 587]


SIZES = [(375, 812), (768, 1024), (1024, 768), (1280, 800), (1440, 900), (1600, 1000)]


def test_every_size(visit: Visit) -> None:
    page = visit.page()
    begin(page, deal="knight noble bishop peasant cardinal")
    settled(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        fits(page, height)
        picture(page, f"first-{width}")


def fits(page: Page, height: int) -> None:
    """Check that nothing is too wide, the board is the largest thing on the screen, and what is needed is on it."""
    assert overflow(page) <= 0
    areas = page.evaluate(
        """() => [...document.querySelectorAll('.board, .notice, .choices, .zone, .panel, .log')].map((one) => {
            const box = one.getBoundingClientRect();
            const seen = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
            return [one.getAttribute('class'), box.width * Math.max(seen, 0)];
        })"""
    )
    assert max(areas, key=lambda one: one[1])[0] == "board", areas
    seen = (".board", ".notice", ".verbs", "#preview")
    for name in seen if height >= 800 else seen[1:3]:
        box = page.locator(name).bounding_box()
        assert box is not None
        assert box["y"] >= 0, name
        assert box["y"] + box["height"] <= height + 1, (name, box)


# -- learning and trying out ------------------------------------------------------------------------------------------


def test_the_first_game_is_guided_to_a_win(visit: Visit) -> None:
    page = visit.table("Learn by playing")
    for step in range(1, 8):
        expect(page.locator("#lesson")).to_contain_text(f"step {step} of 7")
        before = version(page)
        for key in choices(page)[0]["picks"][0]:
            thing(page, key).click()
        moved_on(page, before)
    expect(page.locator("#ending")).to_contain_text("you win!")


def test_a_past_moment_can_be_played_on(visit: Visit) -> None:
    page = visit.table("On this device")
    for _ in range(2):
        before = version(page)
        for key in choices(page)[0]["picks"][0]:
            thing(page, key).click()
        moved_on(page, before)
    table = page.url
    page.goto(f"{table}?at=5")
    expect(page.get_by_role("status").first).to_contain_text("Step 5 of")
    page.get_by_role("link", name="One step on").click()
    expect(page.get_by_role("status").first).to_contain_text("Step 6 of")
    page.get_by_role("button", name="What if").click()
    page.wait_for_url(lambda url: url != table and "?" not in url)
    connected(page)
    assert page.url != table
    assert choices(page), "the new table goes on from there"


def test_a_record_can_be_taken_along(visit: Visit) -> None:
    page = visit.table("On this device")
    path = page.url.removeprefix(visit.url)
    record = page.request.get(f"{path}/record.json").text()
    page.goto("/")
    page.get_by_text("Other devices, records").click()
    page.get_by_label("or paste it").fill(record)
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("status").first).to_contain_text("Step 0 of 5")
