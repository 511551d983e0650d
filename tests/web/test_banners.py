"""The Battle of Banners in a real browser: two against two, against a bot, a fight, the first lesson."""

import json
import random
import re
import zlib
from collections import Counter
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from fidchell.core.record import Record, Replay, replay
from fidchell.core.registry import load
from fidchell.core.session import Session
from tests.web.browser import (
    DESKTOP,
    PHONE,
    Visit,
    arrange,
    choices,
    connected,
    fair,
    moved_on,
    overflow,
    picture,
    play,
    thing,
    version,
)
from tests.web.test_browser import axe

SIDES: Final = ("blue-green", "red-yellow")
KEEPS: Final = ("c4", "i4", "f7", "c10", "i10")
CARD: Final = re.compile(r'data-key="card:([a-z-]+):').findall
TOLD: Final = re.compile(r'<li id="log-(\d+)-[^>]*>The card: ').findall
CARDS: Final = "#zone\\:hand [data-key^='card:']"
# A red piece has just attacked and fallen, Blue's third carries the flag; Blue and Green have rolled a 2.
MIDDLE: Final = {
    "game": "battle-of-banners",
    "seats": 2,
    "pieces": {
        "blue": ["b2", "f7", "e9"],
        "green": ["h2", "f1", "d5"],
        "red": ["d11", "c12", "dead"],
        "yellow": ["h12", "e6", "j12"],
    },
    "player": "blue",
    "flags": {"red-yellow": "blue3"},
    "closed": {"c4": 2, "i10": 3},
    "hand-blue-green": ["extra-strength", "poison", "horse", "the-reaper", "hidden-knife"],
    "hand-red-yellow": ["famine", "thief"],
    "phase": "move",
    "dice": [2],
    "turn": 9,
    "fought": {"attacker": "red3", "target": "blue2", "dice": [[1, 4], [3, 5]], "bonus": [1, 0]},
}


# -- at the table -----------------------------------------------------------------------------------------------------


def begin(page: Page, *seats: str, limit: int | None = None, way: str = "play-now") -> None:
    """From the home page to a table with these in its seats: me, friend or bot."""
    if seats or limit:
        arrange(page, "battle-of-banners", *seats, **({"limit": str(limit)} if limit else {}))
    else:
        page.locator(f"#game-battle-of-banners button[value={way}]").click()
    page.wait_for_selector("#table")
    connected(page)


def set_up(page: Page, position: dict[str, Any]) -> None:
    """A table of one's own from a position: its record is brought along, and played on."""
    record = Session(load("battle-of-banners"), ["Ann", "Bob"], start=dict(position)).record.dumps()
    csrf = page.locator("meta[name=csrf]").get_attribute("content") or ""
    origin = page.url.rstrip("/")
    answer = page.request.post("/record", form={"csrf": csrf, "record": record}, headers={"origin": origin})
    page.goto(answer.url)
    page.locator("form[action$=what-if] button").click()
    page.wait_for_selector("#table[data-live]")
    connected(page)


def on_top(page: Page, key: str) -> Locator:
    """What one really clicks: a piece hides its square."""
    pieces = page.locator(f'[data-spot="{key}"]')
    return pieces.last if pieces.count() else thing(page, key)


def do(page: Page, choice: dict[str, Any]) -> None:
    """Click what makes a choice, until it is made."""
    before = version(page)
    for key in min(choice["picks"], key=len):
        on_top(page, key).click()
        if not page.locator(".picked").count():
            break
    moved_on(page, before)


def eager(page: Page, dice: random.Random) -> dict[str, Any]:
    """A choice of somebody who likes keeps, the cards in them, and fights."""
    found = choices(page)
    keeps = [one for one in found if one["text"].startswith("move") and one["text"].rpartition("-")[2] in KEEPS]
    bold = [one for one in found if one["text"].partition(" ")[0] in ("play", "attack")]
    return dice.choice(keeps or bold or found)


def hand(page: Page) -> list[str]:
    keys: list[str] = page.locator(CARDS).evaluate_all("all => all.map(one => one.dataset.key.split(':')[1])")
    return sorted(keys)


class Wire:
    """Everything that a page's socket brings: the whole table, or the parts of it that have changed."""

    def __init__(self, page: Page) -> None:
        self.heard: list[dict[str, Any]] = []
        page.on("websocket", self._open)

    def _open(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._frame)

    def _frame(self, frame: str | bytes) -> None:
        self.heard.append(json.loads(zlib.decompress(frame).decode() if isinstance(frame, bytes) else frame))


class Truth:
    """What really was the case at every version of a table, from its record after the end."""

    def __init__(self, page: Page) -> None:
        record = Record.loads(page.request.get(f"{page.url.partition('?')[0]}/record.json").text())
        self.played: Replay = replay(record)
        self.hands = {step.number: self.played.game.dump(step.after) for step in self.played.steps}
        self.drawn = [
            (step.number, int(step.before.mover) >> 1)  # type: ignore[attr-defined]
            for step in self.played.steps
            if step.text.startswith("draw ")
        ]

    def whole(self, html: str, seat: int) -> bool:
        """Whether a page shows a table at all; its seat sees the hand of its team and nobody else's."""
        found = re.search(r'data-version="(\d+)"', html)
        if not found or int(found[1]) not in self.hands:
            return False
        number, side = int(found[1]), seat >> 1
        assert sorted(CARD(html)) == sorted(self.hand(number, side))
        # The log names a card that was drawn to its team only; a stolen one is known to both.
        assert len(TOLD(html)) == len(self.draws(number, side))
        return True

    def parts(self, message: dict[str, Any], seat: int) -> bool:
        """Whether a message changes a table; nothing in it is of the other team's hand or draws."""
        if "lists" not in message or int(message["version"]) not in self.hands:
            return False
        number, side = int(message["version"]), seat >> 1
        html = "".join(part for found in message["lists"].values() for part in found["parts"])
        assert not Counter(CARD(html)) - Counter(self.hand(number, side))
        assert set(map(int, TOLD(html))) <= set(self.draws(number, side))
        return True

    def check(self, message: dict[str, Any], seat: int) -> bool:
        return self.whole(message.get("html", ""), seat) or self.parts(message, seat)

    def hand(self, number: int, side: int) -> list[str]:
        found: list[str] = self.hands[number].get(f"hand-{SIDES[side]}", [])
        return found

    def draws(self, number: int, side: int) -> list[int]:
        """The moves so far by which this team has drawn a card."""
        return [when for when, whose in self.drawn if when <= number and whose == side]


# -- two against two --------------------------------------------------------------------------------------------------


def test_four_browsers_play_two_against_two(visit: Visit) -> None:
    """Partners share a hand that the others see only as a number; the game goes to its end."""
    dice, names = random.Random(6), ("Blue", "Green", "Red", "Yellow")
    home = visit.context(reduced_motion="reduce").new_page()
    wires = [Wire(home)]
    home.goto("/")
    begin(home, "you", "friend", "friend", "friend", limit=16)
    links: list[str] = home.locator(".invitations input.link").evaluate_all("all => all.map(one => one.value)")
    pages = [home]
    for name, link in zip(names[1:], links, strict=True):
        page = visit.context(reduced_motion="reduce").new_page()
        wires.append(Wire(page))
        page.goto(link)
        page.get_by_label("Your name").fill(f"{name} it is")
        page.get_by_role("button", name="Join").click()
        connected(page)
        pages.append(page)
    expect(home.locator(".players")).to_contain_text("Yellow it is")
    shared = 0
    while True:
        asked = [one for one in pages if one.locator("#ending, .choices").count()]
        if not asked:
            home.wait_for_timeout(20)
            continue
        page = asked[0]
        if page.locator("#ending").count():
            break
        seat = pages.index(page)
        partner, enemies = pages[seat ^ 1], [pages[seat ^ 2], pages[seat ^ 3]]
        cards = hand(page)
        if cards:
            shared += 1
            for other in (partner, *enemies):
                now = "now => +document.getElementById('table').dataset.version >= now"
                other.wait_for_function(now, arg=version(page), polling=20)
            assert hand(partner) == cards
            for enemy in enemies:
                side = page.locator("#panel\\:sides").inner_text()
                assert enemy.locator("#panel\\:sides").inner_text() == side, "the number of cards is for everybody"
                seen = enemy.locator(".board").inner_html() + enemy.locator(".near").all_inner_texts().__repr__()
                assert not [key for key in re.findall(r"card:([a-z-]+)", seen) if key not in hand(enemy)]
            if shared == 3:
                picture(page, "banners-two-against-two")
                picture(enemies[0], "banners-two-against-two-enemy")
        do(page, eager(page, dice))
    assert shared > 2
    for page in pages:
        expect(page.locator("#ending h2")).to_have_text(re.compile("You (win|lose)|draw"))
    truth = Truth(home)
    for seat, wire in enumerate(wires):
        assert sum(truth.check(message, seat) for message in wire.heard) > 20
    pages[3].reload()
    assert truth.whole(pages[3].content(), 3)


# -- one against one --------------------------------------------------------------------------------------------------


def test_a_game_against_the_bot(visit: Visit) -> None:
    """The side names its colour; destinations show their path; the game is won or lost."""
    dice = random.Random(3)
    page = visit.page(reduced_motion="reduce")
    begin(page, "you", "bot", limit=8)
    expect(page.locator("#player-1")).to_have_class(re.compile("colour-red"))
    paths: list[int] = []

    def look(page: Page) -> None:
        move = next((one for one in choices(page) if one["text"].startswith("move") and one["path"]), None)
        if move and len(paths) < 3:
            first, last = min(move["picks"], key=len)
            on_top(page, first).click()
            if page.locator(".picked").count():
                on_top(page, last).hover()
                paths.append(page.locator("#ghost circle").count() - len(move["path"]))
                page.keyboard.press("Escape")

    def act(page: Page) -> None:
        if choices(page):
            do_or_wait(page, fair(page, dice))

    def do_or_wait(page: Page, choice: dict[str, Any]) -> None:
        for key in min(choice["picks"], key=len):
            on_top(page, key).click()
            if not page.locator(".picked").count():
                break

    assert play(page, act, look) > 3
    assert paths[0] == paths[-1] == 0, "every space of the path is marked"
    expect(page.locator("#ending h2")).to_have_text(re.compile("You (win|lose)|draw"))
    expect(page.locator("#ending")).to_contain_text("pieces left")
    assert page.locator(".log").get_by_text(re.compile("scout moves")).count(), "scouts are called so"
    picture(page, "banners-against-bot-over")


def test_a_fight_is_known_before_it_begins(visit: Visit) -> None:
    """BOB C2: odds, what is added and why, what each own card would change; then the dice lie under the board."""
    page = visit.page(reduced_motion="reduce")
    set_up(page, MIDDLE)
    assert not hand(page), "the curtain is drawn"
    page.locator("#curtain button.main").click()
    page.wait_for_selector(CARDS)
    assert hand(page) == sorted(MIDDLE["hand-blue-green"])  # type: ignore[call-overload]
    for key, words in (
        ("spot:c4", "closed keep (this turn and the next one)"),
        ("spot:i10", "closed keep (this turn and the next two)"),
        ("spot:f13", "castle of Red and Yellow, its flag is gone"),
        ("spot:f1", "castle of Blue and Green, with its flag"),
        ("piece:blue3", "blue piece on e9, with the enemy flag"),
        ("die:move:0", "Blue and Green: movement die: 2"),
        ("fighter:0", "red piece attacked: + 1 = 6"),
        ("die:fight-1:1", "die: 5"),
    ):
        expect(thing(page, key)).to_have_attribute("aria-label", re.compile(f"^(..., )?.*{re.escape(words)}"))
    thing(page, "piece:green3").click()
    thing(page, "piece:yellow2").hover()
    preview = page.locator("#preview")
    for words in ("scout: no advantage", "BOB C2.scout", "your piece wins (44 %) 575/1296", "tie (11 %) 146/1296"):
        expect(preview).to_contain_text(words)
    expect(preview).to_contain_text("With Extra Strength: 56 % win, 11 % tie, 34 % loss.")
    expect(preview).to_contain_text("With Poison: 76 % win, 8 % tie, 16 % loss.")
    picture(page, "banners-attack")
    page.set_viewport_size(PHONE)
    assert overflow(page) <= 0
    picture(page, "banners-attack-phone")
    page.set_viewport_size(DESKTOP)
    thing(page, "piece:yellow2").click()
    page.wait_for_selector("#curtain")
    page.locator("#curtain button.main").click()
    expect(page.locator("#notice")).to_contain_text("Without a card: 44 % win, 11 % tie, 44 % loss.")
    thing(page, "card:poison:1").hover()
    expect(preview).to_contain_text("+3 Poison BOB item.poison")
    before = version(page)
    thing(page, "card:poison:1").click()
    moved_on(page, before)
    while True:
        page.wait_for_selector("#curtain, .choices")
        if page.locator("#log").get_by_text(re.compile("green scout rolls")).count():
            break
        if page.locator("#curtain").count():
            page.locator("#curtain button.main").click()
        page.wait_for_selector(".choices")
        do(page, choices(page)[-1])
    rolled = page.locator("#log").get_by_text(re.compile("yellow scout rolls")).inner_text()
    numbers = [int(number) for number in re.findall(r"\d", rolled)[:2]]
    total = re.compile(f"^yellow scout defend.*: − 3 = {numbers[0] + numbers[1] - 3}$")
    expect(thing(page, "fighter:1")).to_have_attribute("aria-label", total)
    for n, number in enumerate(numbers):
        expect(thing(page, f"die:fight-1:{n}")).to_have_attribute("data-face", f"die-{number}")
    picture(page, "banners-dice")


# -- what glows, and where it leads -----------------------------------------------------------------------------------


def glowing(page: Page, kind: str) -> set[str]:
    found: list[str] = page.locator(f".board .{kind}.live").evaluate_all("all => all.map(one => one.dataset.key)")
    return set(found)


def test_pieces_glow_first_and_then_where_they_can_go(visit: Visit) -> None:
    """Marked by what awaits them and how far it is; the way is drawn to whoever points there or goes there by key."""
    page = visit.page(reduced_motion="reduce")
    set_up(page, MIDDLE)
    page.locator("#curtain button.main").click()
    page.wait_for_selector(CARDS)
    moves = [choice for choice in choices(page) if choice["mark"]]
    assert glowing(page, "piece") == {choice["start"] for choice in moves}
    assert not glowing(page, "spot")
    assert not page.locator("#targets *").count()
    thing(page, "piece:green3").click()
    own = [choice for choice in moves if choice["start"] == "piece:green3"]
    plain = {choice["path"][-1] for choice in own if choice["mark"] == "go"}
    assert glowing(page, "spot") == plain
    assert glowing(page, "piece") == {"piece:yellow2"}, "whoever can be attacked"
    assert page.locator("#targets .mark-go").count() == len(plain)
    assert page.locator("#targets .mark-attack").count() == 1
    assert set(page.locator("#targets text").all_text_contents()) == {"4"}
    for choice in (next(one for one in own if one["mark"] == kind) for kind in ("go", "attack")):
        end = on_top(page, choice["path"][-1])
        end.hover()
        expect(page.locator("#ghost .way")).to_have_count(1)
        expect(page.locator("#ghost circle")).to_have_count(len(choice["path"]))
        page.locator(".brand").hover()
        end.focus()
        expect(page.locator("#ghost circle")).to_have_count(len(choice["path"]))
    page.keyboard.press("Escape")
    assert not page.locator("#targets *").count()
    # Whoever knows where to, but not with whom, begins there.
    ways = {(choice["start"], choice["path"][-1]) for choice in moves if choice["mark"] == "go"}
    spot, number = Counter(end for _, end in ways).most_common(1)[0]
    assert number > 1
    thing(page, spot).click()
    expect(page.locator(".board .piece.live")).to_have_count(number)
    assert glowing(page, "piece") == {start for start, end in ways if end == spot}


def test_to_stay_is_to_walk_in_a_circle(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    set_up(page, MIDDLE)
    page.locator("#curtain button.main").click()
    page.wait_for_selector(CARDS)
    loop = next(choice for choice in choices(page) if choice["mark"] == "stay")
    page.get_by_role("button", name="Stay: walk in a circle and end on the same space").click()
    assert loop["start"] in glowing(page, "piece")
    thing(page, loop["start"]).hover()
    expect(page.locator("#preview")).to_contain_text("it walks in a circle and ends where it began")


def test_a_die_shows_what_was_rolled_as_soon_as_one_goes_on(visit: Visit) -> None:
    page = visit.page()
    begin(page, way="learn")
    for _ in range(4):
        do(page, choices(page)[0])
    page.keyboard.press("Shift")
    dice = page.locator("[data-face^='die-']")
    assert dice.count()
    for die in dice.all():
        face = die.get_attribute("data-face") or ""
        assert (die.locator("use").get_attribute("href") or "").endswith(face)
    assert not page.evaluate(
        "document.getAnimations().filter(one => one.effect.target.closest('[data-face^=die-]')).length"
    )


@pytest.mark.parametrize("width", [320, 375, 1366, 1920])
def test_the_field_takes_the_room_that_there_is(visit: Visit, width: int) -> None:
    height = 812 if width < 600 else 768 if width < 1900 else 1080
    page = visit.page(reduced_motion="reduce", viewport={"width": width, "height": height})
    set_up(page, MIDDLE)
    assert overflow(page) <= 0
    box = page.locator(".board").bounding_box()
    assert box
    if width < 600:
        assert box["width"] > 0.95 * width
    else:
        assert box["height"] > 0.8 * height
        sizes = "all => Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"
        assert page.locator(".board text.ruler").evaluate_all(sizes) >= 12


# -- learning, and for everybody --------------------------------------------------------------------------------------


def test_the_first_game_is_guided(visit: Visit) -> None:
    page = visit.page(reduced_motion="reduce")
    begin(page, way="learn")
    for step in range(1, 8):
        expect(page.locator("#lesson")).to_contain_text(f"step {step} of 7")
        do(page, choices(page)[0])
    ending = page.locator("#ending")
    expect(ending).to_contain_text("You win! That is The Battle of Banners")
    assert ending.locator("ul.learnt li").count() > 2
    expect(ending.get_by_role("button", name=re.compile("real game"))).to_be_visible()


@pytest.mark.parametrize(("scheme", "locale"), [("light", "en-GB"), ("dark", "de-DE")])
def test_axe_finds_nothing_on_the_field(visit: Visit, scheme: str, locale: str) -> None:
    page = visit.page(color_scheme=scheme, locale=locale, reduced_motion="reduce")
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        found[name] = axe(page, scheme)
        picture(page, f"{scheme}-{locale[:2]}-banners-{name}")

    page.goto("/rules/battle-of-banners")
    look("rules")
    page.goto("/")
    set_up(page, MIDDLE)
    look("curtain")
    page.locator("#curtain button.main").click()
    page.wait_for_selector(CARDS)
    thing(page, "piece:green3").click()
    thing(page, "piece:yellow2").hover()
    look("attack")
    page.set_viewport_size(PHONE)
    look("phone")
    assert overflow(page) <= 0
    assert found == {name: [] for name in found}
