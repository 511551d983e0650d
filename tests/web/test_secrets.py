"""What is secret at the web table stays so: in pages, socket frames, the API, records, logs; and who may take back."""

import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from fidchell.core.errors import IllegalAction, InvalidRecord
from fidchell.core.record import Record, replay
from fidchell.core.rng import Rng
from fidchell.server.errors import NotAllowed
from fidchell.server.eyes import Look, hides
from fidchell.server.seats import Seat
from fidchell.server.store import SqliteStore
from fidchell.server.tables import Table, Tables
from fidchell.web import api, commands, tabletop
from fidchell.web.app import App
from fidchell.web.pages import Visitor
from tests.web.conftest import Hall, Person, RunningServer, brought, move_bot, tokens

NAMES: Final = ("ann", "bob", "cat", "dan")
SEATS: Final = ("blue", "red", "black", "white")
CARD: Final = re.compile(r'data-key="card:(\d+)"')
COMMIT: Final = re.compile(r"commit (\d+)")


def people_of(number: int) -> list[Seat]:
    return [Seat("person", name.title(), name) for name in NAMES[:number]]


def hand(table: Table, seat: int) -> list[int]:
    found: list[int] = table.game.dump(table.session.state)[f"hand:{SEATS[seat]}"]
    return found


def go_on(table: Table, dice: random.Random, person: str | None = None) -> None:
    """Somebody who is to act does anything that is legal."""
    seat = dice.choice(table.actors())
    action = dice.choice(table.session.state.legal(seat))
    table.act(person or table.seats[seat].person, seat, table.game.text(table.session.state, action))


def into_round(table: Table, number: int, dice: random.Random) -> None:
    """Everybody is to choose a card of this round."""
    while not (table.session.state.at_once() and table.session.state.turns() == number):
        go_on(table, dice)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    store = SqliteStore(tmp_path / "fidchell.sqlite3")
    yield App(store)
    store.close()


def visitor(app: App, person: str, lang: str = "en") -> Visitor:
    return Visitor(person, person.title(), lang, "", "", app.texts)


def frame(app: App, table: Table, person: str, lang: str = "en") -> str:
    """The view that comes to somebody's socket."""
    html: str = app.live.update(visitor(app, person, lang), table, "").html
    return html


# -- another world looks the same -------------------------------------------------------------------------------------


def everything(app: App, table: Table, seat: int | None, lang: str) -> dict[str, Any]:
    """All that can come to somebody at this moment, but for the table's past."""
    who = visitor(app, "eve" if seat is None else NAMES[seat], lang)
    looking = app.look(who, table)
    assert looking.eyes == seat
    held = None if seat is None else api.Holder(seat, NAMES[seat], NAMES[seat])
    clicks = ("card:1", "card:9", "spot:a1", "spot:d4", "head:red", "table:red", "token:d4", "all:3")
    return {
        "frame": frame(app, table, who.person, lang),
        "page": tabletop.table_page(who, table, "", looking, seen=0),
        "api": {**api.told_fields(table, held, lang), "change": ""},
        "why": [commands.explain(app, who, table, {"picks": [key]}) for key in clicks],
    }


@pytest.mark.parametrize(("seats", "lang"), [(2, "de"), (3, "en")])
def test_another_world_looks_the_same(app: App, seats: int, lang: str) -> None:
    """Whatever the others hold and have chosen, nothing that reaches a seat or a spectator is different by it."""
    dice, rng = random.Random(seats), Rng("worlds")
    table = app.tables.create("serpent-master", people_of(seats), host="ann")
    different = 0
    while not table.over and table.session.state.turns() < 3:
        truth = table.session.state
        for seat in (*range(seats), None):
            seen = everything(app, table, seat, lang)
            table.session.state = truth.resample(-1 if seat is None else seat, rng)
            different += table.session.state.key() != truth.key()
            assert everything(app, table, seat, lang) == seen
            table.session.state = truth
        go_on(table, dice)
    assert different > 10


# -- on the wire ------------------------------------------------------------------------------------------------------


def true_states(server: RunningServer, path: str) -> dict[int, dict[str, Any]]:
    """The whole position at every version of a table, from the server's own disk."""
    db, table = sqlite3.connect(server.data / "fidchell.sqlite3"), path.rpartition("/")[2]
    try:
        (text,) = db.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
        moves = [one for (one,) in db.execute("SELECT move FROM moves WHERE tbl = ? ORDER BY number", (table,))]
    finally:
        db.close()
    row = json.loads(text)
    record = Record(
        row["game"], row["rules_rev"], row["options"], [s["name"] for s in row["seats"]], table, moves=moves
    )
    played = replay(record)
    return {step.number: played.game.dump(step.after) | {"at_once": step.after.at_once()} for step in played.steps}


PART: Final = r'<{0}[^>]*(?:class|id)="{1}.*?</{0}>'


def without(html: str, *parts: tuple[str, str]) -> str:
    for tag, name in parts:
        html = re.sub(PART.format(tag, name), "", html, flags=re.DOTALL)
    return html


def check_page(text: str, truth: dict[int, dict[str, Any]], seat: int | None, names: list[str]) -> bool:
    """A page or a frame as somebody got it, against what was really the case; whether it shows a table at all."""
    html = str(json.loads(text).get("html", "")) if text.startswith("{") else text
    found = re.search(r'data-version="(\d+)"', html)
    if not found or int(found[1]) not in truth:
        return False
    now = truth[int(found[1])]
    known = set(now.get(f"hand:{SEATS[seat]}", ())) if seat is not None else set[int]()
    own = f"table:{SEATS[seat]}" if seat is not None else "nobody"
    rest = without(html, ("details", "zone folded"))  # every card there is, for everybody to look up
    assert {int(card) for card in CARD.findall(rest)} <= known
    if now["at_once"]:
        assert {int(card) for card in COMMIT.findall(rest)} <= known
        # Of a card that lies face down only its owner has a picture.
        for key, inside in re.findall(r'data-key="(table:\w+)"(.*?)</svg>', rest, re.DOTALL):
            assert (key == own) == ('class="diagram"' in inside)
        told = without(
            rest,
            ("section", "choices"),
            ("details", "log"),
            ("details", "recap"),
            ("div", "latest"),
            ("script", "choice-data"),
        )
        told = re.sub(r'<section[^>]*id="zone:(hand|table)".*?</section>', "", told, flags=re.DOTALL)
        assert not [name for name in names if name in told]
    # The log has told of the cards that lie open, and of no other.
    log = re.search(PART.format("details", "log"), html, re.DOTALL)
    shown = sum(len(cards) for key, cards in now.items() if key.startswith("played:"))
    assert log is None or len(re.findall("reveals card", log[0])) == shown
    return True


def test_no_frame_and_no_page_has_a_card_of_another(
    server: RunningServer, people: list[Person], hall: Hall, tables: Tables
) -> None:
    dice, (host, rival, spectator) = random.Random(4), people
    game = tables.game("serpent-master")
    names = [game.say("en", f"card-{card}") for card in range(1, 16)]
    seats = {"seat-0": "you", "seat-1": "friend", "seat-2": "bot"}
    path = str(host.post("/new", game="serpent-master", players=3, **seats).headers["location"])
    link = re.search(r"/t/[\w-]+/join/[\w-]+", host.get(path).text)
    assert link
    assert rival.post(link[0], name="Rival").status_code == 303
    for person in people:
        person.seen.clear()
    everybody = {person: person.socket(path) for person in people}

    def look_about() -> None:
        """Everything that the others can get at while a choice is secret."""
        spy = hall.bot(path.rpartition("/")[2])
        for person in (rival, spectator):
            page = person.get(path).text
            for suffix in ("?at=9", "?at=99&as=0", "?as=0", "/verify"):
                person.get(path + suffix)
            record = person.get(f"{path}/record.json").json()
            assert [move for move in record["moves"] if move.startswith("2 commit")] == []
            for key in ("card:1", "spot:c3", "head:blue", "table:blue"):
                answer = person.ask(everybody[person], verb="explain", picks=[key])
                assert not re.search(r"[Cc]ard \d+(?! is not in your hand)", json.dumps(answer))
            assert "0 ?" in record["moves"]
            refused = person.post("/record", record=json.dumps(record))
            assert refused.status_code == 400
            assert "is not told: the record was taken from a running game" in refused.text
            assert "face-down card" in page
        state = spy.get().json()["view"]
        assert all(isinstance(state[f"hand:{name}"], int) for name in SEATS[:3])
        assert all(isinstance(state[f"choice:{name}"], bool) for name in SEATS[:3])
        assert not [move for move in spy.get("/record").json()["moves"] if "commit" in move or "aside" in move]

    rounds = 0
    while rounds < 3:
        for person, seat in ((host, 0), (rival, 1)):
            offered = tokens(person.get(path).text)
            if not offered:
                continue
            if seat == 1 and offered[0].startswith("commit") and tokens(host.get(path).text):
                break  # the host chooses first, so that there is a secret to look for
            first = offered[0].startswith("commit") and seat == 0
            answer = person.ask(everybody[person], verb="act", seat=seat, choice=dice.choice(offered))
            assert answer.get("ok"), answer
            if first:
                rounds += 1
                look_about()
            break
    truth = true_states(server, path)
    viewers: tuple[tuple[Person, int | None], ...] = ((host, 0), (rival, 1), (spectator, None))
    for person, eyes in viewers:
        hear_out(person, everybody[person], max(truth))
        checked = [check_page(text, truth, eyes, names) for text in person.seen]
        assert sum(checked) > 15


def hear_out(person: Person, socket: Any, least: int) -> None:
    """Until the newest view has come."""
    socket.send(json.dumps({"id": 8, "csrf": person.csrf, "verb": "say", "text": "that is all"}))
    while f'"version": {least}' not in person.seen[-1] or "that is all" not in person.seen[-1]:
        person.hear(socket)


# -- taking back, waiting, time ---------------------------------------------------------------------------------------


def test_a_chosen_card_can_be_taken_back_until_all_have_chosen(app: App) -> None:
    dice = random.Random(5)
    table = app.tables.create("serpent-master", people_of(3), host="ann")
    into_round(table, 1, dice)

    first, other = hand(table, 0)[:2]
    table.act("ann", 0, f"commit {first}")
    assert "You have chosen. Waiting for Red, Black." in frame(app, table, "ann")
    assert "Choose a card for this round, in secret." in frame(app, table, "bob")
    assert "Waiting for Red (Bob) and Black (Cat)" in frame(app, table, "eve")
    assert "You have chosen" not in frame(app, table, "eve")
    table.act("bob", 1, f"commit {hand(table, 1)[0]}")
    assert "You have chosen. Waiting for Black." in frame(app, table, "ann")
    assert ">Take back<" in frame(app, table, "ann")
    assert ">Take back<" in frame(app, table, "bob")
    table.undo("ann", 0)
    assert table.actors() == (0, 2), "what Bob has chosen stays chosen"
    assert table.shown_record(2).moves[-2:] == ["0 undo 2", "1 ?"]
    reopened = Table(table.store, table.row, table.game, table.store.moves(table.row.id))
    assert reopened.session.state == table.session.state
    table.act("ann", 0, f"commit {other}")
    table.act("cat", 2, f"commit {hand(table, 2)[0]}")
    assert table.game.dump(table.session.state)["played:blue"] == [other]
    assert ">Take back<" not in frame(app, table, "ann")
    assert ">Ask to take back<" in frame(app, table, "ann")
    with pytest.raises(IllegalAction):
        table.session.undo(0)


def test_a_bot_chooses_for_whoever_is_missing(tables: Tables) -> None:
    """All who are missing are late at the same time, and nobody gains time by choosing and taking back."""
    dice = random.Random(6)
    table = tables.create("serpent-master", people_of(4), host="ann", limit=3600)
    into_round(table, 1, dice)
    began = table.row.summary["since"] = time.time() - 1800
    table.act("ann", 0, f"commit {hand(table, 0)[0]}")
    table.undo("ann", 0)
    table.act("ann", 0, f"commit {hand(table, 0)[0]}")
    assert table.timed_out() is None, "there is time left"
    assert table.waiting_since == began
    table.row.summary["since"] = time.time() - 3601
    for _ in range(3):
        assert move_bot(table, table.timed_out())
    assert not table.session.state.at_once(), "all cards lie open"
    assert time.time() - table.waiting_since < 1800
    assert table.timed_out() is None, "whoever places next has time of their own"
    while table.session.state.turns() == 1:
        go_on(table, dice)
    assert time.time() - table.waiting_since < 1800, "a new round, a new decision"


def test_a_missing_person_does_not_block_the_table(server: RunningServer, people: list[Person]) -> None:
    """With a limit of a second: nobody does anything, and the game goes on."""
    path = str(people[0].post("/new", game="serpent-master", way="device", players=2, limit=1).headers["location"])
    socket = people[0].socket(path)
    while "Round 1" not in people[0].view(socket):
        pass


# -- several seats at one screen --------------------------------------------------------------------------------------


def two_of_one(app: App, seats: int = 2) -> Table:
    kinds = [Seat("person", "Ann", "ann"), Seat("person", "Ann 2", "ann"), Seat("person", "Cat", "cat")]
    return app.tables.create("serpent-master", kinds[:seats], host="ann")


def test_the_curtain_comes_back(app: App) -> None:
    """Also when a bot has chosen in somebody's stead, when a choice is taken back, and for the record."""
    dice, ann = random.Random(7), visitor(app, "ann")
    table = two_of_one(app)
    assert app.look(ann, table) == Look(0), "an entry is named in the open"
    into_round(table, 1, dice)
    assert app.look(ann, table) == Look(curtain=0)
    assert not CARD.search(frame(app, table, "ann"))
    assert "commit" not in frame(app, table, "ann")
    app.unveil(ann, table, 1)
    assert app.look(ann, table) == Look(1, 1), "whoever comes first"
    assert [int(card) for card in CARD.findall(frame(app, table, "ann"))] == hand(table, 1)
    move_bot(table, 1)
    assert app.look(ann, table) == Look(curtain=0)
    app.unveil(ann, table, 0)
    assert app.look(ann, table) == Look(0, 0)
    table.undo("ann", 1)
    assert app.look(ann, table) == Look(0, 0), "the screen is still Blue's"
    into_round(table, 2, dice)
    assert app.look(ann, table) == Look(curtain=0), "another round"
    assert "~ ?" in table.shown_record(app.look(ann, table).eyes).moves
    for stranger in ("bob", ""):
        with pytest.raises(NotAllowed):
            app.unveil(visitor(app, stranger), table, 0)
    table.curtain("ann", 0)
    assert app.look(ann, table) == Look(0, 0)


def test_no_curtain_hangs_where_nothing_is_hidden(app: App) -> None:
    """Two seats at one screen that may see the same need none: an open game, or partners."""
    table = app.tables.create("battle-of-banners", people_of(4), host="ann")
    for seat in table.seats:
        seat.person = "ann"
    assert not any(hides(table, seat, range(4)) for seat in range(4))
    assert app.look(visitor(app, "ann"), table).curtain is None


def test_who_has_the_screen_is_not_offered_to_take_back_another_s_card(app: App) -> None:
    dice, ann = random.Random(9), visitor(app, "ann")
    table = two_of_one(app)
    into_round(table, 1, dice)
    app.unveil(ann, table, 0)
    table.act("ann", 0, f"commit {hand(table, 0)[0]}")
    undo = r'value="undo".*?name="seat" value="(\d)"'
    assert re.findall(undo, frame(app, table, "ann")) == ["0"], "before the screen is handed on"
    app.unveil(ann, table, 1)
    assert re.findall(undo, frame(app, table, "ann")) == ["1"]


def test_the_curtain_stays_where_others_play(app: App) -> None:
    table, dice = two_of_one(app, 3), random.Random(8)
    into_round(table, 1, dice)
    ann = visitor(app, "ann")
    html = frame(app, table, "ann")
    assert "I am Blue" in html
    assert "I play alone" not in html
    with pytest.raises(NotAllowed, match="others-play-here"):
        table.curtain("ann", 0)
    assert app.look(ann, table) == Look(curtain=0)
    assert app.look(visitor(app, "cat"), table) == Look(2, 2), "who sits elsewhere needs none"


# -- looking back, trying out, refereeing -----------------------------------------------------------------------------


def test_after_the_end_everybody_can_see_through_any_eyes(server: RunningServer, people: list[Person]) -> None:
    host, guest, spectator = people
    path = str(host.post("/new", game="serpent-master", way="friends").headers["location"])
    link = re.search(r"/t/[\w-]+/join/[\w-]+", host.get(path).text)
    assert link
    guest.post(link[0], name="Guest")
    for person, seat in ((host, 0), (guest, 1)):
        person.post(f"{path}/do", verb="act", seat=seat, choice=tokens(person.get(path).text)[seat])
    truth = true_states(server, path)
    last = max(truth)
    hands = [truth[last][f"hand:{name}"] for name in SEATS[:2]]

    def seen(person: Person, query: str) -> list[int]:
        html = without(person.get(f"{path}?{query}").text, ("details", "zone folded"))
        return [int(card) for card in CARD.findall(html)]

    for query in (f"at={last}", f"at={last}&as=0", f"at={last}&as=1", "as=0", "as=1", "as=7"):
        assert seen(host, query) == hands[0]
        assert seen(guest, query) == hands[1]
        assert seen(spectator, query) == []
    host.post(f"{path}/do", verb="resign", seat=0)
    for person in people:
        for seat in (0, 1):
            assert seen(person, f"at={last}&as={seat}") == hands[seat]
            assert f'as={seat}" aria-current="true"' in person.seen[-1]
        assert seen(person, f"at={last}&as=9") == {host: hands[0], guest: hands[1]}.get(person, [])
        assert "From the side of:" in person.get(path).text


def test_what_if_keeps_the_own_hand_and_nothing_else(app: App) -> None:
    dice, seats = random.Random(9), people_of(3)
    table = app.tables.create("serpent-master", seats, host="ann")
    into_round(table, 2, dice)
    for seat in (0, 1):
        table.act(NAMES[seat], seat, f"commit {hand(table, seat)[3]}")
    moves, truth = len(table.session.line), table.game.dump(table.session.state)
    with pytest.raises(NotAllowed, match="secrets"):
        app.tables.what_if(table, "eve", "Eve", moves)
    others: list[str] = []
    for _ in range(8):
        start = app.tables.what_if(table, "ann", "Ann", moves).row.start or {}
        same = [key for key in truth if not key.startswith(("hand:", "choice:")) or key.endswith("blue")]
        assert {key: start.get(key) for key in same} == {key: truth[key] for key in same}
        assert len(start["hand:red"]) == len(truth["hand:red"])
        assert not set(start["hand:red"]) & set(truth["played:red"])
        others.append(str([start["hand:red"], start["hand:black"], start["choice:red"]]))
    assert len(set(others)) > 4, "by lot each time"
    # Of two seats at one screen, the one that is looking.
    branch = app.tables.what_if(table, "bob", "Bob", moves, 1)
    assert branch.game.dump(branch.session.state)["hand:red"] == truth["hand:red"]
    # The record of the table that it makes tells of its first position what each may know.
    hands = [(branch.shown_record(eyes).start or {})["hand:red"] for eyes in (1, 0, None)]
    assert hands == [truth["hand:red"], "?", "?"]
    for seat in (0, 1):  # the third has won then
        table.resign(NAMES[seat], seat)
    assert app.tables.what_if(table, "eve", "Eve", moves).row.start == truth


def test_a_record_of_one_s_own_is_an_open_book(app: App) -> None:
    """A record from elsewhere has everything in it, so there is nothing to hide from whoever brought it."""
    table, dice = app.tables.create("serpent-master", people_of(2), host="ann"), random.Random(10)
    into_round(table, 2, dice)
    with pytest.raises(InvalidRecord, match="not told"):
        brought(app.tables, table.shown_record(0))
    kept = brought(app.tables, table.session.record)
    html = tabletop.table_page(visitor(app, "ann"), kept, "", Look(eyes=1), 12)
    assert "From the side of:" in html
    assert app.tables.what_if(kept, "ann", "Ann", 12).row.start == table.game.dump(table.session.at(12))


def test_each_types_the_secret_cards_of_the_own_seat(app: App) -> None:
    """At a physical table: nobody else is asked, or may, and two at one screen have the curtain between them."""
    kinds = [Seat("person", "Ann", "ann"), Seat("person", "Ann 2", "ann"), Seat("person", "Cat", "cat")]
    table = app.tables.create("serpent-master", kinds, host="cat", typed=True)
    for seat, square in enumerate(("a1", "h8", "a8")):
        table.act(kinds[seat].person, seat, f"enter {square}")

    def asks(person: str) -> bool:
        return "What was drawn?" in frame(app, table, person)

    assert [asks(person) for person in ("ann", "cat", "eve")] == [False, False, False], "first the curtain"
    assert app.look(visitor(app, "ann"), table) == Look(curtain=0)
    app.unveil(visitor(app, "ann"), table, 0)
    assert [asks(person) for person in ("ann", "cat", "eve")] == [True, False, False]
    for card in (1, 2, 3, 4):
        with pytest.raises(NotAllowed, match="its-owner"):
            table.referee("cat", f"aside {card}")
        assert app.look(visitor(app, "ann"), table).eyes == 0
        table.referee("ann", f"aside {card}")
    assert app.look(visitor(app, "ann"), table) == Look(curtain=1)
    for card in (5, 6, 7, 8):
        table.referee("ann", f"aside {card}")
    assert [asks(person) for person in ("ann", "cat", "eve")] == [False, True, False]
    for card in (9, 10, 11, 12):
        table.referee("cat", f"aside {card}")
    assert [hand(table, seat)[0] for seat in range(3)] == [5, 1, 1]
    assert "~ aside 5" in table.shown_record(1).moves
    assert "~ aside 5" not in table.shown_record(0).moves


def test_nobody_points_at_a_card_of_the_own_hand(server: RunningServer, people: list[Person]) -> None:
    host, guest, _ = people
    path = str(host.post("/new", game="serpent-master", way="device").headers["location"])
    for seat in (0, 1):
        host.post(f"{path}/do", verb="act", seat=seat, choice=tokens(host.get(path).text)[seat])
    live, listening = host.socket(path), guest.socket(path)
    host.post(f"{path}/do", verb="unveil", seat=0)
    card = int(CARD.findall(host.get(path).text)[0])
    assert "everybody sees" in host.ask(live, verb="point", key=f"card:{card}")["error"]
    assert host.ask(live, verb="point", key="spot:c3")["ok"]
    guest.view(listening)
    assert guest.answer(listening) == {"point": "spot:c3", "who": "Guest"}
