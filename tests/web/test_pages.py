"""What the pages of a table say, and to whom."""

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from fidchell.core.text import LANGUAGES, Texts
from fidchell.server.errors import NotAllowed, Refused, StoreError
from fidchell.server.eyes import look
from fidchell.server.offers import KINDS
from fidchell.server.seats import Seat
from fidchell.server.tables import Table, Tables
from fidchell.web import tabletop
from fidchell.web.pages import Visitor
from tests.web.browser import Visit, connected
from tests.web.conftest import Person, RunningServer, begun, invitation, move_bot, tokens, two

WORDS: Final = Texts([Path(tabletop.__file__).parent / "text"])
NAMES: Final = ("ann", "bob", "cat", "dan")


def party(number: int) -> list[Seat]:
    return [Seat("person", name.title(), name) for name in NAMES[:number]]


def seat_name(table: Table, seat: int, lang: str) -> str:
    return table.game.seat_name(seat, lang, len(table.seats))


def shown(table: Table, person: str, lang: str = "en") -> str:
    visitor = Visitor(person, "", lang, "", "", WORDS)
    return tabletop.table_view(visitor, table, "", look(table, visitor.person)).html


def box(html: str, name: str) -> str:
    found = re.search(rf'<section[^>]*id="{name}".*?</section>', html, re.DOTALL)
    return found[0] if found else ""


# -- resigning --------------------------------------------------------------------------------------------------------


def test_who_resigns_is_asked_again(people: list[Person]) -> None:
    path = begun(people[0], people[1])
    found = re.search(r'<details id="resign">.*?</details>', people[0].get(path).text, re.DOTALL)
    assert found
    assert "<summary>Resign</summary>" in found[0]
    assert re.findall(r"<button[^>]*>([^<]*)</button>", found[0]) == ["Yes, I resign"]
    people[0].post(f"{path}/do", verb="resign", seat=0)
    assert "You have resigned. Avignon wins." in people[0].get(path).text
    for person in people[1:]:
        assert "Rome has resigned. Avignon wins." in person.get(path).text


def test_a_side_s_wish_to_resign_is_its_own_affair(tables: Tables) -> None:
    table = tables.create("battle-of-banners", party(4), host="ann")
    side = next(side for side in table.game.sides(table.session.state) if 0 in side)
    partner = next(seat for seat in side if seat != 0)
    others = [name for seat, name in enumerate(NAMES) if seat not in side]
    table.resign("ann", 0)
    assert "You want to resign. That ends the game for your whole side." in box(shown(table, "ann"), "offer")
    assert "wants to resign. That" in box(shown(table, NAMES[partner]), "offer")
    for stranger in (*others, "eve", ""):
        assert not box(shown(table, stranger), "offer")
    table.answer(NAMES[partner], partner, False)
    for name in ("ann", NAMES[partner]):
        assert "does not want to resign, so your side plays on." in box(shown(table, name), "offer")
    for stranger in (*others, "eve", ""):
        assert not box(shown(table, stranger), "offer")
    table.resign("ann", 0)
    table.answer(NAMES[partner], partner, True)
    winners = [seat_name(table, seat, "en") for seat in range(4) if seat not in side]
    for name in (*NAMES, "eve"):
        who = "You have" if name == "ann" else f"{seat_name(table, 0, 'en')} has"
        text = f"{who} resigned. {winners[0]} and {winners[1]} win."
        assert text in box(shown(table, name), "ending")
    text = " und ".join(seat_name(table, seat, "de") for seat in range(4) if seat not in side)
    assert f"{seat_name(table, 0, 'de')} hat aufgegeben. {text} gewinnen." in shown(table, "eve", "de")


def test_a_plural_resigns_and_wins_as_one(tables: Tables) -> None:
    table = tables.create("brandub", two(), host="ann")
    table.resign("ann", 0)
    assert "The attackers have resigned. The king wins." in box(shown(table, "bob"), "ending")
    assert "Die Angreifer haben aufgegeben. Der König gewinnt." in box(shown(table, "bob", "de"), "ending")


def test_a_plural_asks_and_is_asked_for(tables: Tables) -> None:
    table = tables.create("brandub", two(), host="ann")
    assert "Waiting for the attackers (Ann)" in shown(table, "bob")
    table.offer("ann", 0, "draw")
    assert "The attackers offer a draw." in box(shown(table, "bob"), "offer")
    assert "Die Angreifer bieten Remis an." in box(shown(table, "bob", "de"), "offer")
    assert "Waiting for the king to answer." in box(shown(table, "ann"), "offer")
    assert "die Antwort von dem König" in box(shown(table, "ann", "de"), "offer")
    table.answer("bob", 1, False)
    assert "The king has declined the draw that the attackers offered." in shown(table, "ann")
    assert "Der König hat das Remisangebot von den Angreifern abgelehnt." in shown(table, "ann", "de")
    table.leave("ann", 0)
    assert "The attackers have left;" in box(shown(table, "bob"), "news")
    assert "Die Angreifer haben den Tisch verlassen;" in box(shown(table, "bob", "de"), "news")


def test_the_winner_is_named_where_others_played_on(tables: Tables) -> None:
    table = tables.create("serpent-master", party(3), host="ann")
    table.resign("ann", 0)
    while not table.over:
        move_bot(table, table.actors()[0])
    result, outcome = table.session.record.result, table.session.state.outcome()
    assert result is not None
    assert outcome is not None
    names = " and ".join(seat_name(table, seat, "en") for seat in result["winners"])
    end = "wins." if len(result["winners"]) == 1 else "win."
    told = f"{seat_name(table, 0, 'en')} has resigned. {names or 'Nobody'} {end if names else 'wins.'}"
    ending = box(shown(table, "eve"), "ending")
    assert told in ending
    assert (f"<h2>{told}" in ending) == (list(outcome.winners) != result["winners"])


# -- offers -----------------------------------------------------------------------------------------------------------


def test_an_offer_says_that_somebody_has_left(tables: Tables) -> None:
    table = tables.create("avignon", two(), host="ann")
    table.leave("ann", 0)
    table.offer("bob", 1, "draw")
    found = box(shown(table, "bob"), "offer")
    assert "Rome has left, and a bot plays for them. They are asked when they come back." in found
    assert "Waiting for" not in found
    assert "Rom ist gegangen, solange spielt ein Bot." in shown(table, "bob", "de")
    assert "Agree" in box(shown(table, "ann"), "offer"), "who left may answer from afar"
    table.come_back("ann", 0)
    assert "Waiting for Rome to answer." in box(shown(table, "bob"), "offer")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_a_sentence_of_its_own(lang: str) -> None:
    told = {
        WORDS.say(
            lang,
            "w-answered",
            kind=kind,
            how=how,
            who="Rome",
            whom="Rome",
            dative="Rome",
            number=1,
            by="Avignon",
            by_number=1,
        )
        for kind in KINDS
        for how in ("declined", "withdrawn", "lapsed")
    }
    assert len(told) == 3 * len(KINDS)
    for text in told:
        assert re.fullmatch(r"(Rome|Avignon) [^:\n]+\.", text), text


# -- the rest ---------------------------------------------------------------------------------------------------------


def test_a_running_game_shows_the_way_to_the_fingerprint(people: list[Person], tables: Tables) -> None:
    path = begun(people[0], people[1])
    for person in people:
        assert f'href="{path}/verify"' in box(person.get(path).text, "tools")
    assert re.search(r"[0-9a-f]{64}", people[2].get(f"{path}/verify").text)
    typed = tables.create("avignon", two(), host="ann", typed=True)
    assert "/verify" not in shown(typed, "ann")
    assert "/verify" not in shown(tables.create("brandub", two(), host="ann"), "ann"), "chance has no part in it"


def test_what_has_just_happened_stands_in_a_box_of_its_own(people: list[Person]) -> None:
    path = begun(people[0], people[1])
    for person, seat in ((people[0], 0), (people[1], 1)):
        choice = next((one for one in tokens(person.get(path).text) if one.startswith("beseech")), "")
        if choice:
            person.post(f"{path}/do", verb="act", seat=seat, choice=choice)
    assert re.search(r'id="latest".*?</button><p>', people[0].get(path).text)


def test_whoever_plays_already_is_led_to_the_table(people: list[Person]) -> None:
    host, guest, late = people
    path = host.new()
    link = invitation(host.get(path).text)
    guest.post(link, name="Guest")
    page = host.get(link)
    assert page.status_code == 410
    assert "You already play at this table, as Rome." in page.text
    assert f'href="{path}"' in page.text
    assert "watch instead" not in page.text
    assert "watch instead" in late.get(link).text


def test_a_muted_spectator_is_told_from_the_player_of_that_name(tables: Tables) -> None:
    table = tables.create("avignon", two(), host="ann")
    table.say("eve", "Bob", "hello")
    table.say("bob", "", "hello")
    table.mute("ann", 1)
    table.mute("ann", 2)
    html = shown(table, "ann")
    assert "<bdi>Bob · spectator, not the player of that name</bdi>" in html
    assert "<bdi>Bob · Avignon</bdi>" in html
    assert html.count(">Unmute</button>") == 2


def test_the_word_that_one_is_muted_goes_with_the_muting(visit: Visit) -> None:
    host = visit.table("With friends")
    spectator = visit.page(host.url)
    connected(spectator)
    for page in (host, spectator):
        page.locator("#chat > summary").click()
    spectator.locator("#say-text").fill("hello")
    spectator.locator(".say button").click()
    host.locator("#quiet > summary").click()
    host.get_by_role("button", name="Mute", exact=True).click()
    unmute = host.get_by_role("button", name="Unmute")
    expect(unmute).to_be_visible()
    spectator.locator("#say-text").fill("again")
    spectator.locator(".say button").click()
    expect(spectator.locator("#reason")).to_contain_text("has muted you")
    unmute.click()
    expect(spectator.locator("#reason")).to_be_empty()


def test_the_settings_say_what_they_do(people: list[Person]) -> None:
    path = people[0].new()
    people[0].get("/lang/de")
    page = people[0].get(path).text
    assert re.search(r'data-setting="notify"[^>]*title="[^"]*Benachrichtigung[^"]*"[^>]*>Benachrichtigen<', page)
    assert re.search(r'data-setting="sound"[^>]*title="[^"]+"', page)


def test_errors_speak_the_reader_s_language(people: list[Person]) -> None:
    german = {"accept-language": "de"}
    ann = people[0]
    assert "Diesen Tisch finden wir nicht" in ann.http.get("/t/nothing", headers=german).text
    assert "We can’t find this table" in ann.http.get("/t/nothing").text
    for record in ("{", "[]"):
        answer = ann.http.post("/record", data={"csrf": ann.csrf, "record": record}, headers=german)
        assert answer.status_code == 400
        assert "lässt sich nicht öffnen" in answer.text
    answer = ann.http.post(
        "/new", data={"csrf": ann.csrf, "game": "avignon", "way": "device", "o-deal": "Ritter"}, headers=german
    )
    assert answer.status_code == 400
    assert "ist weder random noch 5 Personen" in answer.text


def test_every_refusal_is_put_into_words() -> None:
    package = Path(tabletop.__file__).parents[1]
    sources = [
        path.read_text(encoding="utf-8") for floor in ("server", "web") for path in (package / floor).glob("*.py")
    ]
    families = (Refused, NotAllowed, StoreError)
    kinds = "|".join(kind.__name__ for family in families for kind in family.__subclasses__())
    raised = {reason for text in sources for reason in re.findall(rf'raise (?:{kinds})\("([^"]*)"', text)}
    assert {"not-yours", "table-changed", "muted", "store-locked", "no-table"} <= raised
    at_start = Texts([package / "cli" / "text"])
    assert not {
        reason
        for reason in raised
        for lang in LANGUAGES
        if not WORDS.has(f"w-refused-{reason}", lang) and not at_start.has(f"refused-{reason}", lang)
    }


# -- time, names and ways out -----------------------------------------------------------------------------------------


def test_a_clock_runs_and_the_log_says_who_was_too_late(tables: Tables) -> None:
    table = tables.create("avignon", two(), host="ann", limit=60)
    late = table.actors()[0]
    assert 'role="timer"' in shown(table, "ann")
    table.row.summary["since"] -= 100
    assert move_bot(table, table.timed_out())
    name = ("Ann", "Bob")[late]
    assert f"({name}) has run out of time: a bot has moved." in shown(table, "bob")


def test_people_are_called_by_name_and_what_they_are_asked_is_told(tables: Tables) -> None:
    table = tables.create("brandub", two())
    mover = table.actors()[0]
    waiting, name = ("bob", "Ann") if mover == 0 else ("ann", "Bob")
    html = shown(table, waiting)
    assert f"({name})" in box(html, "notice")
    assert table.game.question(table.session.state, mover, "en") in box(html, "notice")


def test_a_what_if_says_what_it_is_and_leads_back(tables: Tables) -> None:
    table = tables.create("avignon", two())
    table.act(
        "ann" if table.actors()[0] == 0 else "bob",
        table.actors()[0],
        table.game.text(table.session.state, table.session.state.legal(table.actors()[0])[0]),
    )
    trial = tables.what_if(table, "eve", "Eve", 0)
    said = box(shown(tables.get(trial.row.id), "eve"), "trial")
    assert "What if" in said
    assert f'href="/t/{table.row.id}?at=0"' in said
    assert not box(shown(table, "ann"), "trial")


def test_before_the_start_a_guest_may_leave_and_the_host_cancel(people: list[Person]) -> None:
    host, guest, other = people
    path = str(host.post("/new", game="serpent-master", way="friends", players="3").headers["location"])
    link = invitation(host.get(path).text)
    guest.post(link, name="Fay")
    assert "Leave this table" in guest.get(path).text
    guest.post(f"{path}/do", verb="leave", seat=1)
    assert "Fay" not in host.get(path).text.partition('id="side"')[0].partition('id="players"')[2]
    assert other.post(f"{path}/do", verb="cancel").status_code == 403
    watching = guest.socket(path)
    guest.view(watching)
    assert host.post(f"{path}/do", verb="cancel").headers["location"] == "/"
    assert guest.answer(watching) == {"go": "/"}
    assert host.get(path).status_code == 404


def test_watching_bots_can_be_paused_and_stepped(browser: Browser, tmp_path: Path) -> None:
    unhurried = RunningServer(tmp_path, "--pace", "10")  # otherwise the game might be over before anybody clicks
    unhurried.start()
    visit = Visit(browser, unhurried.url)
    page = visit.table("Watch bots", "battle-of-banners")
    page.get_by_role("button", name="Pause").click()
    step = page.get_by_role("button", name="One step")
    expect(step).to_be_visible()
    before = page.locator("#table").get_attribute("data-version") or "0"
    step.click()
    expect(page.locator("#table")).not_to_have_attribute("data-version", before)
    page.get_by_role("button", name="Slow").click()
    expect(page.locator("button.chosen")).to_have_text("Slow")
    visit.close()
    unhurried.kill()


def test_a_draw_that_was_typed_in_wrongly_is_corrected(people: list[Person]) -> None:
    host = people[0]
    path = str(host.post("/new", game="avignon", way="device", referee="yes").headers["location"])
    first = tokens(host.get(path).text)
    assert "Correct the last draw" not in host.get(path).text
    host.post(f"{path}/do", verb="draw", choice=first[0])
    assert "Correct the last draw" in host.get(path).text
    host.post(f"{path}/do", verb="undo", seat=-1)
    assert tokens(host.get(path).text) == first
