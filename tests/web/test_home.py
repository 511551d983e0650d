"""Coming in, inviting, learning and looking back, in a real browser."""

import re
from typing import Final
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page, expect

import fidchell
from fidchell.core.lesson import lesson
from fidchell.web.admin import PARTS
from tests.cases import HOUSE
from tests.web.browser import (
    PHONE,
    Visit,
    arrange,
    begin,
    choices,
    connected,
    moved_on,
    overflow,
    picture,
    settled,
    submit_first,
    version,
)
from tests.web.conftest import Person, RunningServer, begun, invitation
from tests.web.test_browser import axe

LAPTOP = {"width": 1366, "height": 768}
GAMES = fidchell.games()
LESSONS = [game for game in GAMES if lesson(fidchell.load(game).folder)]


def do_first(page: Page) -> None:
    """The first choice, by its button."""
    before = version(page)
    submit_first(page)
    moved_on(page, before)


def lost(page: Page) -> None:
    """A game that is over soon: somebody resigns."""
    settled(page)
    page.locator("#more > summary").click()
    page.locator("#resign summary").click()
    page.get_by_role("button", name="Yes, I resign").click()
    page.wait_for_selector("#ending")


# -- home -------------------------------------------------------------------------------------------------------------


def test_all_games_are_in_sight(visit: Visit) -> None:
    page = visit.page(viewport=LAPTOP)
    for game in GAMES:
        card = page.locator(f"#game-{game}")
        box = card.get_by_role("button", name="Play now").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOP["height"], f"{game}: one has to scroll"
        assert card.locator(".cover use").count(), f"{game} has no picture"
    picture(page, "home-laptop")


def test_home_weighs_little(people: list[Person]) -> None:
    """Whatever a first visit loads, as it comes over the wire."""
    found = [people[0].page, people[0].get(re.findall(r'href="([^"]+home.css)"', people[0].page)[0]).text]
    files = re.findall(r'(?:src|href)="(/static/[^"]+)"', people[0].page)
    fonts = [f"{files[0].rpartition('/')[0]}/{one}" for one in re.findall(r'url\("?(fonts/[^")]+)', found[1])]
    assert len(fonts) == 3
    sizes = {one: len(people[0].raw(one)) for one in ("/", *files, *fonts)}
    assert sum(sizes.values()) < 60_000, sizes


def test_one_s_own_turn_stands_first(visit: Visit) -> None:
    page = visit.table("On this device", "brandub", viewport=LAPTOP)
    page.goto("/")
    begin(page, "With friends")
    page.goto("/")
    first, second = (page.locator("#tables-own li").nth(n) for n in range(2))
    expect(first).to_contain_text("Brandub")
    expect(first).to_contain_text("Your turn · just now")
    expect(second).to_contain_text("Waiting for players")
    for game in GAMES:
        expect(page.locator(f"#game-{game}").get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)


def test_many_tables_can_be_searched(people: list[Person]) -> None:
    ann, bob = people[:2]
    for game in ("brandub", "avignon") * 4:
        ann.new("device", game=game)
    ann.new("play-now", bot="level:2")

    def found(query: str) -> int:
        return len(re.findall("<li[ >]", ann.get(f"/tables/own?{query}").text))

    assert found("") == 9
    assert found("q=brand") == 4
    assert found("q=clash+popes") == 5
    assert found("game=avignon&q=guest") == 5
    assert found("q=PILGRIM") == 1
    assert found("state=turn&game=brandub") == 4
    assert found("state=free") == 0
    assert "No table matches." in ann.get("/tables/own?q=chess").text
    assert "<script>" not in ann.get("/tables/own?q=<script>").text
    assert "Brandub" not in bob.get("/tables/own").text


def groups(person: Person, path: str = "/") -> dict[str, str]:
    """The lists of tables on a page, by their headings."""
    return {part.partition("<")[0].strip(): part for part in person.get(path).text.split("<h2>")[1:]}


def test_tables_are_listed_as_people_think_of_them(people: list[Person]) -> None:
    """Seats to take and games to watch, one's own finished games and others', and nothing that was only tried out."""
    ann, bob, cat = people
    path = ann.new(game="brandub", listed="yes")
    free = ann.new(game="avignon", listed="yes")
    bob.post(invitation(ann.get(path).text), name="Bob")
    seen = groups(cat)
    assert free in seen["Open tables"]
    assert path not in seen["Open tables"]
    assert path in seen["Games to watch"]
    both = groups(cat, "/tables/open")
    assert free in both["Open tables"]
    assert path in both["Games to watch"]
    tried = str(ann.post(f"{path}/what-if", at=0).headers["location"])
    assert "<b>What if: Brandub</b>" in groups(ann)["Your tables"]
    ann.post(f"{path}/do", verb="resign", seat=0)
    ann.post(f"{tried}/do", verb="offer", kind_="stop", seat=0)
    assert path in groups(ann)["Your finished games"]
    assert tried not in groups(ann)["Your finished games"]
    assert path in groups(cat)["Other people’s finished games"]
    assert "Your finished games" not in groups(cat)


def test_whoever_gives_up_a_seat_before_the_start_goes_home(people: list[Person]) -> None:
    ann, bob = people[:2]
    path = ann.new(game="brandub")
    bob.post(invitation(ann.get(path).text), name="Bob")
    other = ann.new(game="serpent-master", players="3", **{"seat-1": "friend", "seat-2": "friend"})
    bob.post(invitation(ann.get(other).text), name="Bob")
    answer = bob.post(f"{other}/do", verb="leave", seat=1)
    assert answer.headers["location"] == "/"
    assert 'id="invitations"' not in bob.get(other).text
    assert bob.post(f"{path}/do", verb="leave", seat=1).headers["location"] == path


def test_whoever_opens_no_record_is_told_what_to_do(people: list[Person]) -> None:
    assert "Choose the file of a record first" in people[0].post("/record", record=" ").text


def test_a_guest_is_called_so_in_the_reader_s_language(people: list[Person]) -> None:
    ann, bob = people[:2]
    path = ann.new("device", game="brandub")
    bob.http.cookies.set("lang", "de")
    page = bob.get(path).text
    assert "Gast 2" in page
    assert "Guest" not in page


def test_two_strangers_find_each_other(visit: Visit) -> None:
    """One by a seek, the other one without script by a click on it."""
    ann = visit.page()
    ann.locator("#game-brandub").get_by_role("button", name="Find somebody").click()
    expect(ann.locator("#invitations")).to_contain_text("You are on the list")
    connected(ann)
    bob = visit.page(java_script_enabled=False)
    seek = bob.locator("#tables-open li", has_text="Brandub")
    expect(seek).to_contain_text("Guest would like to play")
    seek.get_by_role("link", name="Join").click()
    bob.get_by_label("Your name").fill("Bob")
    bob.get_by_role("button", name="Join").click()
    expect(bob.locator("#players")).to_contain_text("Bob")
    expect(ann.locator("#players")).to_contain_text("Bob")
    expect(ann.locator("#invitations")).to_have_count(0)
    # The next two meet by seeking alike.
    for person in (ann, bob):
        person.goto("/")
        person.locator("#game-avignon button[value=seek]").click()
        person.wait_for_selector("#table")
    assert ann.url == bob.url


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_nothing_overflows_on_a_small_phone(visit: Visit, locale: str) -> None:
    page = visit.page(viewport={"width": 320, "height": 640}, locale=locale)
    for game in GAMES:
        for path in ("/", f"/games/{game}", f"/rules/{game}"):
            page.goto(path)
            assert overflow(page) <= 0, path
        page.goto("/")
        page.locator(f"#game-{game} button[value=device]").click()
        page.wait_for_selector("#table")
        connected(page)
        assert overflow(page) <= 0, game
        page.goto(f"{page.url}?at=0")
        assert overflow(page) <= 0, f"{game}, looking back"


def test_the_options_are_words(visit: Visit) -> None:
    page = visit.page("/games/banish-the-snakes", locale="de-DE")
    expect(page.get_by_label("Die Heiligen").locator("option")).to_have_text(
        ["Patricks Mission und ihre Nachfolger", "wir wählen sie", "der Zufall teilt sie aus"]
    )
    expect(page.locator(".who:visible")).to_have_count(1)
    page.get_by_label("Die Heiligen").select_option("chosen")
    page.locator("[name=players][value='2']").check()
    expect(page.locator(".who:visible")).to_have_count(2)
    arrange(page, "banish-the-snakes", "you", "bot", **{"at-start": "brigid columba"})
    options = page.request.get(f"{page.url}/record.json").json()["options"]
    assert (options["saints"], options["at-start"]) == ("chosen", "brigid columba")


def test_a_record_is_opened_as_a_file(visit: Visit) -> None:
    page = visit.table("On this device")
    record = page.request.get(f"{page.url}/record.json").body()
    page.goto("/")
    page.get_by_text("Other devices, records").click()
    page.get_by_label("Open a record").set_input_files({"name": "a.json", "mimeType": "", "buffer": record})
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Step 0 of 5")


def test_a_pack_is_given_when_a_table_is_opened(visit: Visit) -> None:
    own = (fidchell.load("avignon").folder / "cards.toml").read_bytes()
    page = visit.page("/games/avignon")
    page.get_by_label("Your own cards").set_input_files({"name": "own.toml", "mimeType": "", "buffer": own})
    page.get_by_role("button", name="Start").click()
    connected(page)
    assert page.request.get(f"{page.url}/record.json").json()["pack"]["text"] == own.decode()


def test_a_bad_pack_is_called_what_its_owner_calls_it(visit: Visit) -> None:
    page = visit.page("/games/avignon")
    visit.expected = ("400 (Bad Request)",)
    bad = b'game = "avignon"\nnonsense = 1\n'
    page.get_by_label("Your own cards").set_input_files({"name": "mine.toml", "mimeType": "", "buffer": bad})
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("mine.toml")


ON_TOP: Final = """one => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def test_a_chooser_leaves_its_game_in_sight(visit: Visit) -> None:
    page = visit.page(viewport={"width": 1366, "height": 768})
    card = page.locator("#game-avignon")
    card.locator(".levels summary").click()
    last = card.locator(".level").last
    expect(last).to_be_in_viewport(ratio=1)
    for seen in (card.get_by_role("heading"), card.get_by_role("button", name="Play now"), last):
        assert seen.evaluate(ON_TOP)


# -- lessons ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", LESSONS)
def test_every_lesson_ends_with_what_one_has_learnt_and_leads_to_a_game(visit: Visit, game: str) -> None:
    page = visit.table("Learn by playing", game, reduced_motion="reduce")
    for _ in range(40):
        if settled(page):
            break
        do_first(page)
    expect(page.locator("#ending h2")).to_have_text("Well done!")
    assert page.locator("#ending ul.learnt li").count() >= (3 if game in HOUSE else 0)
    assert page.locator("#lesson").count() == 0
    picture(page, f"lesson-over-{game}")
    lesson_page = page.url
    page.locator("#ending .after button.main").click()
    page.wait_for_url(lambda url: url != lesson_page)
    connected(page)
    settled(page)
    assert choices(page), "a game that waits for nobody else"
    do_first(page)
    settled(page)


# -- the end and after ------------------------------------------------------------------------------------------------


def test_the_end_is_told_to_whoever_looks(visit: Visit) -> None:
    page = visit.table()
    lost(page)
    expect(page.locator("#ending h2")).to_have_text("You lose.")
    expect(page.locator("#ending")).to_contain_text("You have resigned. Avignon wins.")
    spectator = visit.page(page.url.removeprefix(visit.url))
    expect(spectator.locator("#ending h2")).to_have_text("Rome has resigned. Avignon wins.")
    page.get_by_text("This game in numbers").click()
    expect(page.locator(".counts dt").first).to_have_text("Turns")
    drawn = page.request.get(f"{page.url}/board.svg")
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(drawn.text()).tag.endswith("svg")


def test_the_link_is_copied(visit: Visit) -> None:
    page = visit.page()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=visit.url)
    begin(page, "With friends")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.locator("#toast")).to_contain_text("Copied")
    link = page.locator(".invitations input.link").input_value()
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.get_by_text("Show a QR code").click()
    code = page.get_by_role("img", name=re.compile("QR code"))
    expect(code).to_be_visible()
    expect(code).to_have_js_property("complete", True)
    assert code.evaluate("one => one.naturalWidth") > 100
    friend = visit.page(link)
    friend.get_by_label("Your name").fill("Farah")
    friend.get_by_role("button", name="Join").click()
    connected(friend)
    expect(page.locator(".players")).to_contain_text("Farah")


def test_a_name_is_asked_for_once(visit: Visit) -> None:
    page = visit.table("With friends")
    page.get_by_label("What shall we call you?").fill("Niamh")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("#player-0")).to_contain_text("Niamh")
    page.goto("/")
    begin(page, "With friends", "brandub")
    expect(page.locator("#player-0")).to_contain_text("Niamh")
    assert page.get_by_label("What shall we call you?").count() == 0


def test_a_game_is_looked_through_by_keys_and_by_itself(visit: Visit) -> None:
    page = visit.table()
    settled(page)
    do_first(page)
    lost(page)
    page.get_by_role("link", name="Look through the game").click()
    where = page.get_by_role("status").first
    expect(where).to_contain_text("Step 0 of")
    page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("Step 1 of")
    page.keyboard.press("PageDown")  # one's own first decision, after the five cards were dealt
    expect(where).to_contain_text("Step 5 of")
    page.keyboard.press("End")
    last = page.locator("#table").get_attribute("data-last")
    expect(where).to_contain_text(f"Step {last} of {last}")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(where).to_contain_text("Step 0 of")
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play by itself").click()
    expect(where).to_contain_text(f"Step {last} of {last}")
    expect(page.get_by_role("button", name="Play by itself")).to_have_attribute("aria-pressed", "false")
    assert page.url.endswith(f"at={last}&as=0") or page.url.endswith(f"at={last}")


# -- messages ---------------------------------------------------------------------------------------------------------


def test_messages_are_noticed_and_phrases_translate_themselves(visit: Visit) -> None:
    page = visit.table("With friends")
    friend = visit.page(page.locator(".invitations input.link").input_value(), locale="de-DE")
    friend.locator("button.main").click()
    connected(friend)
    friend.locator("#chat > summary").click()
    friend.get_by_role("button", name="Viel Glück!").click()
    expect(page.locator("#toast")).to_contain_text("Good luck!")
    expect(page.locator("#chat > summary")).to_have_attribute("data-unread", "1")
    expect(page.locator("#heard")).to_contain_text("Good luck!")
    page.locator("#toast").click()
    expect(page.locator("#spoken")).to_contain_text("Good luck!")
    expect(page.locator("#chat > summary")).not_to_have_attribute("data-unread", "1")
    expect(friend.locator("#spoken")).to_contain_text("Viel Glück!")
    assert friend.locator("#toast").count() == 0, "one's own words are no news"


# -- for everybody ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
def test_axe_finds_nothing_here(visit: Visit, scheme: str, locale: str) -> None:
    page = visit.page(color_scheme=scheme, locale=locale, reduced_motion="reduce", viewport=PHONE)
    found = {"home": axe(page, scheme)}
    page.goto("/games/banish-the-snakes")
    found["setup"] = axe(page, scheme)
    page.goto("/rules/brandub")
    found["rules"] = axe(page, scheme)
    page.goto("/")
    page.locator("#game-brandub button[value=learn]").click()
    page.wait_for_selector("#table")
    connected(page)
    while not settled(page):
        do_first(page)
    found["lesson"] = axe(page, scheme)
    page.locator(".share a").first.click()
    page.wait_for_selector("#replay")
    found["replay"] = axe(page, scheme)
    assert not any(found.values()), found


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
def test_axe_finds_nothing_on_the_administrators_page(
    visit: Visit, server: RunningServer, people: list[Person], scheme: str, locale: str
) -> None:
    ann, bob, _ = people
    path = begun(ann, bob)
    ann.post(f"{path}/do", verb="say", text="hello there")
    visit.expected = ("401",)  # before the token is shown
    page = visit.page("/admin", color_scheme=scheme, locale=locale, viewport={"width": 390, "height": 800})
    found = {"door": axe(page, scheme)}
    page.locator("[name=token]").fill(server.key())
    page.locator("main button.main").click()
    page.wait_for_selector(".admin table")
    page.locator("[name=reason]").first.wait_for(state="attached")
    for part in PARTS:
        page.goto(f"/admin?show={part}")
        for summary in page.locator("details > summary").all()[:2]:
            summary.click()
        found[part] = axe(page, scheme)
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{part} is {wide} px wide"
    assert {part: one for part, one in found.items() if one} == {}
