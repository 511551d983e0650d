"""What is said at a table: who said it, how much is kept, what is shown of it, and who may not."""

import re
import unicodedata
from pathlib import Path

import pytest

from fidchell.core.text import Texts
from fidchell.server.errors import Muted, NotAllowed, Unsaid
from fidchell.server.seats import Seat
from fidchell.server.store import KEPT, Message
from fidchell.server.tables import Table, Tables
from fidchell.server.talk import LONGEST_MESSAGE, LONGEST_NAME, clean, clean_name, skeleton
from fidchell.web import chat
from fidchell.web.board import mark_of
from fidchell.web.pages import Visitor
from tests.web.conftest import Hall, Person, begun, two

WORDS = Texts([Path(chat.__file__).parent / "text"])


def said(table: Table, line: str = "") -> list[Message]:
    return table.store.messages(table.row.id, line)


def shown(table: Table, person: str = "", lang: str = "en") -> str:
    return chat.messages(Visitor(person, person, lang, "", "", WORDS), table)


def items(html: str) -> list[str]:
    """The messages as they are read."""
    return [re.sub(r"<[^>]*>", "", one) for one in re.findall(r'<li id="said-\d+"[^>]*>(.*?)</li>', html)]


@pytest.fixture
def table(tables: Tables) -> Table:
    return tables.create("avignon", two(), host="ann")


# -- clean words ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  a\tb\nc  ", "a b c"),
        ("pay \u202e001\u202c now", "pay 001 now"),  # turned round, it would read 100
        ("\u2066x\u2069\u200e\u200f\u061c", "x"),
        ("A\u200bn\u200cn\u200d\ufeff\u00ad", "Ann"),
        ("one\u2028two\u2029three\x85four", "one two three four"),
        ("\ue000\udfff\x00\x07\U000e0041a", "a"),
        ("\u200b\u3164\u2800\u0301", ""),
        ("a" + "\u0301" * 50, "a" + "\u0301" * 4),
        ("שלום Þórr ☃ 日本", "שלום Þórr ☃ 日本"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467 ❤\ufe0f\u200d\U0001f525", "👨‍👩‍👧 ❤️‍🔥"),
    ],
)
def test_nothing_unseen_is_passed_on(text: str, kept: str) -> None:
    assert clean(text, LONGEST_MESSAGE) == kept
    assert clean_name(text) == kept[:LONGEST_NAME].rstrip()
    left = {unicodedata.category(char) for char in clean(text, 999).replace("\u200d", "")}
    assert not left & {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}


def test_names_that_look_the_same() -> None:
    for alike in ("ANN", " a n n ", "Ann.", "Ánn", "\uff21nn", "\u0410nn", "Ann\u0301"):
        assert skeleton(alike) == skeleton("Ann"), alike
    assert skeleton("Bill") == skeleton("BiII")
    assert skeleton("Anna") != skeleton("Ann")
    assert skeleton("☺") != skeleton("♥")


# -- who said it ------------------------------------------------------------------------------------------------------


def test_a_player_speaks_under_the_name_of_the_seat(table: Table) -> None:
    table.say("bob", "Ann", "I resign")  # a name is a cookie, and a cookie says anything
    table.say("eve", "Ann", "me, too")
    assert [(one.name, one.seat, one.person) for one in said(table)] == [("Bob", 1, "bob"), ("Ann", None, "eve")]
    table.leave("bob", 1)
    table.say("bob", "x", "the seat is still mine")
    assert said(table)[-1].seat == 1


@pytest.mark.parametrize("name", ["Ann", "ANN", "a nn", "Аnn"])
def test_a_spectator_does_not_pass_for_a_player(table: Table, name: str) -> None:
    table.say("ann", "", "real")
    table.say("eve", name, "false")
    table.say("mia", "Mia", "hello")
    html = shown(table, "bob")
    assert items(html) == [
        f"{mark_of(table.game, table.game.seat_colour(0, 2))}Ann · Rome: real",
        f"{name} · spectator, not the player of that name: false",
        "Mia · spectator: hello",
    ]
    spoken, called = re.findall(r'<ul id="(?:spoken|called)">(.*?)</ul>', html)
    assert ("real" in spoken, "false" in spoken, "false" in called) == (True, False, True)
    assert f"colour-{table.game.seat_colour(0, 2)}" in spoken
    assert "colour-" not in called
    assert "nicht der Spieler dieses Namens" in shown(table, "bob", "de")
    assert '<details class="gallery" id="gallery" open>' in html, "a line of its own, that can be shut"


def test_what_an_older_version_kept_is_nobody_s(table: Table) -> None:
    table.store.say(table.row.id, "Ann", "from before")
    assert items(shown(table)) == ["Ann · not signed: from before"]


def test_everybody_writes_in_the_line_that_is_theirs(table: Table) -> None:
    for person, after in (("ann", "spoken"), ("eve", "called"), ("", "called")):
        html = shown(table, person)
        assert html.count('id="say-text"') == 1
        assert html.rpartition('value="say"')[0].rpartition('<ul id="')[2].startswith(after)


# -- how much ---------------------------------------------------------------------------------------------------------


def test_a_full_chat_is_kept_and_shown_in_parts(table: Table) -> None:
    table.say("ann", "", "first words")
    for number in range(KEPT["spectators"] + 40):
        table.say(f"eve{number % 7}", "Eve", f"noise {number}")
    assert len(said(table, "spectators")) == KEPT["spectators"]
    assert said(table, "spectators")[0].text == "noise 40", "the oldest go"
    assert [one.text for one in said(table, "players")] == ["first words"], "spectators push out nobody"
    html = shown(table)
    assert len(items(html)) == 1 + chat.SHOWN["spectators"]
    assert len(html) < 10_000
    assert f"All {KEPT['spectators'] + 1} messages" in html
    seen: list[str] = []
    before: int | None = None
    while True:
        page = chat.messages_page(Visitor("", "", "en", "", "", WORDS), table, before)
        seen = items(page) + seen
        older = re.search(r"before=(\d+)", page)
        if not older:
            break
        before = int(older[1])
    assert len(seen) == len(said(table))
    assert "first words" in seen[0]
    assert "noise 239" in seen[-1]


def test_numbers_go_on_when_the_oldest_have_gone(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KEPT, "players", 3)
    for number in range(5):
        table.say("ann", "", str(number))
    assert [(one.number, one.text) for one in said(table)] == [(3, "2"), (4, "3"), (5, "4")]
    assert [one.text for one in table.store.messages(table.row.id, before=5, number=1)] == ["3"]


@pytest.mark.parametrize("text", ["", "  ", "\u200b\u202e", "\u3164"])
def test_an_empty_message_is_refused(table: Table, text: str) -> None:
    with pytest.raises(Unsaid, match="empty"):
        table.say("ann", "Ann", text)
    assert said(table) == []


# -- quiet ------------------------------------------------------------------------------------------------------------


def test_the_host_mutes_and_lets_speak_again(tables: Tables, table: Table) -> None:
    table.say("eve", "Guest", "nonsense")
    table.say("mia", "Guest", "well played")
    table.say("ann", "", "thanks")
    assert "nonsense" in shown(table, "ann").partition('id="quiet"')[2], "two of one name are told apart"
    assert 'id="quiet"' not in shown(table, "bob")
    with pytest.raises(NotAllowed, match="host"):
        table.mute("bob", 1)
    for wrong in (3, 0, 4, 10**30):
        with pytest.raises(NotAllowed, match="message"):
            table.mute("ann", wrong)
    table.mute("ann", 1)
    again = Tables(tables.store).get(table.row.id)
    with pytest.raises(Muted, match="muted"):
        again.say("eve", "Another name", "more nonsense")
    again.say("mia", "Guest", "I may")
    assert 'value="unmute"' in shown(again, "ann")
    again.unmute("ann", 1)
    again.say("eve", "Guest", "sorry")
    assert len(said(table)) == 5


def test_nobody_learns_who_wrote_what(table: Table) -> None:
    table.say("the-id-of-eve", "Eve", "hello")
    for person in ("ann", "bob", ""):
        assert "the-id-of-eve" not in shown(table, person)
    assert "the-id-of-eve" not in repr(said(table))


# -- over the wire ----------------------------------------------------------------------------------------------------


def test_talk_by_page_and_socket(people: list[Person]) -> None:
    host, guest, stranger = people
    path = begun(host, guest)
    stranger.http.cookies.set("name", "Guest")
    assert stranger.post(f"{path}/do", verb="say", text="hello\u202e there").status_code == 303
    assert "hello there" in host.get(path).text
    refused = stranger.post(f"{path}/do", verb="say", text="\u200b")
    assert (refused.status_code, "empty" in refused.text) == (400, True)
    assert host.post(f"{path}/do", verb="mute", message=1).status_code == 303
    stranger.http.cookies.set("lang", "de")
    socket = stranger.socket(path, Cookie=f"fid={stranger.cookie}; lang=de")
    assert "stummgeschaltet" in stranger.ask(socket, verb="say", text="hello")["error"]
    assert stranger.post(f"{path}/do", verb="say", text="hello").status_code == 403
    assert guest.post(f"{path}/do", verb="say", text="quiet now").status_code == 303
    everything = stranger.get(f"{path}/messages").text
    assert [one.partition(" · ")[2] for one in items(everything)] == [
        "Zuschauer, nicht der Spieler dieses Namens: hello there",
        "Avignon: quiet now",
    ]
    assert stranger.person not in "".join(host.seen + guest.seen)
    assert host.person not in everything


def test_pointing_goes_by_the_seat_s_name(people: list[Person]) -> None:
    host, guest, _ = people
    path = begun(host, guest)
    guest.http.cookies.set("name", "Somebody%20else")
    his = guest.socket(path, Cookie=f"fid={guest.cookie}; name=Somebody%20else")
    hers = host.socket(path)
    host.view(hers)
    guest.ask(his, verb="point", key="card:1")
    assert host.answer(hers) == {"point": "card:1", "who": "Guest"}


def test_talk_by_the_api(hall: Hall) -> None:
    made = hall.create(seats=["open", "you"], name="Ann")
    ann = hall.bot(made["table"], made["tokens"][0]["token"])
    host = hall.bot(made["table"], made["host"])
    assert ann.post("say", text=" ").status_code == 400
    for text in ("one", "two", "two", "three"):
        assert ann.post("say", text=text, once=text).status_code == 200
    told = hall.bot(made["table"]).get("/messages").json()
    assert [(one["number"], one["seat"], one["name"], one["text"]) for one in told["messages"]] == [
        (1, 1, "Ann", "one"),
        (2, 1, "Ann", "two"),
        (3, 1, "Ann", "three"),
    ]
    assert set(told["messages"][0]) == {"number", "seat", "name", "text", "at"}
    assert told["older"] is False
    assert [one["text"] for one in ann.get("/messages", before="3").json()["messages"]] == ["one", "two"]
    bob = hall.bot(made["table"], ann.post("seats", invite=made["invites"][0]["invite"]).json()["token"])
    bob.post("say", text="hey")
    assert bob.post("mute", message=1).status_code == 403
    assert host.post("mute", message=4).status_code == 200
    assert bob.post("say", text="hey").status_code == 403
    assert host.post("unmute", message=4).status_code == 200
    assert bob.post("say", text="hey").status_code == 200


def test_a_table_with_an_open_seat_knows_no_name_there(tables: Tables) -> None:
    table = tables.create("avignon", [Seat("person", "Ann", "ann"), Seat()], host="ann")
    table.say("eve", "☺", "hi")
    assert items(shown(table)) == ["☺ · spectator: hi"]
