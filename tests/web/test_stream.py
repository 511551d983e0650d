"""The API where others act at the same time: simultaneous choices, the stream, dry runs, and what is refused."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import fidchell
from fidchell.server.store import MemoryStore
from fidchell.web.app import App
from tests.test_docs import packs
from tests.web import described
from tests.web.conftest import PATIENCE, TLS, Bot, Hall, Person, RunningServer, TestClient

UPDATE = {"$ref": "#/components/schemas/Update"}


@contextmanager
def following(bot: Bot, last: str = "", **query: str) -> Iterator[Iterator[dict[str, Any]]]:
    """A table's stream: its updates, each as described."""
    headers = {"Last-Event-ID": last} if last else {}
    with bot.http.stream("GET", f"/tables/{bot.table}/stream", params=query, headers=headers) as response:
        assert response.status_code == 200, response.read()
        assert response.headers["content-type"].startswith("text/event-stream")

        def updates() -> Iterator[dict[str, Any]]:
            name = ""
            for line in response.iter_lines():
                if line.startswith("id: "):
                    name = line[4:]
                if line.startswith("data: "):
                    found: dict[str, Any] = json.loads(line[6:])
                    assert not (wrong := described.flaw(found, UPDATE)), wrong
                    assert found["id"] == name
                    yield found

        yield updates()


def three(hall: Hall) -> list[Bot]:
    """A table of three whose serpents have entered, so that all choose a card at once."""
    made = hall.create(game="serpent-master", seats=["you"] * 3)
    seats = [hall.bot(made["table"], one["token"]) for one in made["tokens"]]
    while len(seats[0].state()["to_act"]) < 3:
        (seat,) = seats[0].state()["to_act"]
        seats[seat].post("act", choice=seats[seat].first_choice())
    return seats


# -- simultaneous choices ---------------------------------------------------------------------------------------------


def test_all_who_read_a_version_may_choose_by_it(hall: Hall) -> None:
    seats = three(hall)
    for _ in range(3):
        version = seats[0].state()["version"]
        picked = [seat.first_choice() for seat in seats]
        answers = [seat.post("act", choice=one, version=version) for seat, one in zip(seats, picked, strict=True)]
        assert [answer.status_code for answer in answers] == [200, 200, 200]
        # Everybody has chosen: what they were asked at that version, nobody is asked any more.
        late = [seat.post("act", choice=one, version=version) for seat, one in zip(seats, picked, strict=True)]
        assert {answer.status_code for answer in late} == {409}
        while len((state := seats[0].state())["to_act"]) < 3:
            (seat,) = state["to_act"]
            seats[seat].post("act", choice=seats[seat].first_choice(), version=state["version"])


def test_the_same_by_sockets(hall: Hall, server: RunningServer) -> None:
    """Three programs that were shown the same version, and pages, which send theirs as well."""
    seats = three(hall)
    version, url = seats[0].state()["version"], f"{server.url.replace('http', 'ws')}/t/{seats[0].table}/live"
    with ExitStack() as open_sockets:
        sockets = []
        for seat in seats:
            header = {"Authorization": str(seat.http.headers["Authorization"])}
            opening = connect(url, additional_headers=header, open_timeout=PATIENCE, close_timeout=1)
            sockets.append(open_sockets.enter_context(opening))
        for number, (seat, socket) in enumerate(zip(seats, sockets, strict=True)):
            socket.send(json.dumps({"id": number, "verb": "act", "choice": seat.first_choice(), "version": version}))
            while isinstance(told := socket.recv(PATIENCE), bytes):
                pass
            assert json.loads(told) == {"id": number, "ok": True, "go": ""}


def test_a_choice_that_was_taken_back_is_asked_for_anew(hall: Hall) -> None:
    first, second, _ = three(hall)
    version = first.state()["version"]
    first.post("act", choice=first.first_choice(), version=version)
    first.post("undo")
    assert second.post("act", choice=second.first_choice(), version=version).status_code == 409
    assert second.post("act", choice=second.first_choice(), version=version + 2).status_code == 200


# -- the stream -------------------------------------------------------------------------------------------------------


def test_a_stream_tells_moves_turns_offers_words_and_the_end(hall: Hall) -> None:
    first, second = hall.pair(options={"deal": "noble noble peasant knight inquisitor"}, limit=600)
    with following(first) as updates:
        begun = next(updates)
        assert (begun["moves"], begun["messages"]) == ([], [])
        assert begun["table"]["question"]
        assert begun["table"]["clock"]["limit"] == 600
        assert 0 < begun["table"]["clock"]["left"] <= 600
        assert first.post("act", choice="beseech noble:1").status_code == 200
        moved = next(updates)
        (move,) = [one for one in moved["moves"] if one["kind"] == "choice"]
        assert (move["seat"], move["choice"]) == (0, "beseech noble:1")
        assert move["lines"][0]["text"]
        assert move["lines"][0]["rules"][0].startswith("AV ")
        assert moved["table"]["to_act"] == [1]
        assert moved["table"]["moves"][-1] == moved["moves"][-1]
        second.post("say", text="hello")
        assert [one["text"] for one in next(updates)["messages"]] == ["hello"]
        second.post("offer", kind="draw")
        assert next(updates)["table"]["offer"]["kind"] == "draw"
        first.post("answer", yes=True)
        ended = next(updates)
        assert ended["table"]["over"]
        assert ended["table"]["result"]["reason"] == "agreed"
        assert [one["kind"] for one in ended["moves"]] == ["draw"]


def test_a_stream_goes_on_after_a_cut(hall: Hall) -> None:
    first, second = hall.pair(options={"deal": "noble noble peasant knight inquisitor"})
    with following(first) as updates:
        known = next(updates)["id"]
    first.post("act", choice="beseech noble:1")
    first.post("undo")
    first.post("act", choice="beseech noble:2")
    second.post("say", text="hello")
    for stream in (following(first, since=known), following(first, known)):
        with stream as updates:
            missed = next(updates)
        told = [(one["kind"], one["choice"], one["standing"]) for one in missed["moves"]]
        assert told == [
            ("choice", "beseech noble:1", False),
            ("undo", "undo 1", True),
            ("choice", "beseech noble:2", True),
        ]
        assert [one["text"] for one in missed["messages"]] == ["hello"]
    with following(first, since=missed["id"]) as updates:
        nothing = next(updates)
        assert (nothing["moves"], nothing["messages"]) == ([], [])
    assert first.get("/stream", since="yesterday").status_code == 400


def test_a_stream_has_no_secrets(hall: Hall) -> None:
    """A rival's choice is a move without its choice, for rivals and spectators alike."""
    seats = three(hall)
    chosen = seats[0].get("/choices").json()["choices"][-1]
    with following(seats[1]) as rival, following(hall.bot(seats[0].table)) as spectator, following(seats[0]) as own:
        streams = [rival, spectator, own]
        for stream in streams:
            next(stream)
        seats[0].post("act", choice=chosen["choice"])
        told = [next(stream) for stream in streams]
    assert [one["moves"][0]["choice"] for one in told] == [None, None, chosen["choice"]]
    for one in told[:2]:
        assert chosen["choice"] not in json.dumps(one)
        assert one["table"]["view"]["choice:blue"] is True


def test_a_stream_ends_with_the_server(tmp_path_factory: pytest.TempPathFactory) -> None:
    own = RunningServer(tmp_path_factory.mktemp("data"))
    own.start()
    hall = Hall(own)
    first, _ = hall.pair()
    with following(first) as updates:
        next(updates)
        assert own.stop() == 0
        assert list(updates) == []
    first.http.close()


# -- dry runs and reasons ---------------------------------------------------------------------------------------------


def test_a_dry_run_changes_nothing_and_refuses_as_an_act_does(hall: Hall) -> None:
    first, second = hall.pair()
    before, choices = first.state(), first.get("/choices").json()["choices"]
    for one in choices[:4]:
        assert first.post("try", choice=one["choice"], version=before["version"]).json() == one
    wrong = [(second, choices[0]["choice"], 409), (first, "pass", 409), (first, "fly to the moon", 400)]
    for bot, choice, status in wrong:
        tried, done = bot.post("try", choice=choice), bot.post("act", choice=choice)
        assert (tried.status_code, tried.json()) == (status, done.json())
    assert first.post("try", choice=choices[0]["choice"], version=before["version"] - 1).status_code == 409
    assert hall.bot(first.table).post("try", choice="pass").status_code == 401
    assert first.state() == before


def test_reasons_by_http(hall: Hall) -> None:
    first, second = hall.pair(options={"deal": "noble noble peasant knight inquisitor"})
    allowed = first.get("/explain", choice="beseech noble:1").json()
    assert allowed == {"allowed": True, "refusal": None, "rule": None, "href": None}
    forbidden = first.get("/explain", choice="pass").json()
    assert (forbidden["allowed"], forbidden["rule"]) == (False, "AV turn.two")
    assert httpx.get(forbidden["href"], verify=TLS).status_code == 200
    assert first.get("/explain", choice="pass", lang="de").json()["refusal"] != forbidden["refusal"]
    picks = first.get("/choices").json()["choices"][0]["picks"]
    assert first.get("/explain", pick=picks[0]).json()["allowed"]
    for other in (second, hall.bot(first.table)):
        assert other.get("/explain", pick=picks[0]).json()["rule"] == "AV turn.alternate"
    assert first.get("/explain").status_code == 400


# -- exactness --------------------------------------------------------------------------------------------------------


def test_what_is_not_known_is_refused(hall: Hall) -> None:
    first, _ = hall.pair()
    for answer in (
        first.post("act", choice="pass", seat=0),
        first.post("undo", now=True),
        first.get(until="7"),
        first.http.get("/games", params={"game": "avignon"}),
        first.http.post("/tables", json={"game": "avignon", "colour": "red"}),
    ):
        assert answer.status_code == 400
        assert "there is" in answer.json()["error"].lower()
    german = (
        first.post("undo", now=True).json()["error"],
        first.http.post(f"/tables/{first.table}/undo?lang=de", json={"now": 1}),
    )
    assert german[1].json()["error"].startswith("Ein Feld")


def test_errors_come_in_the_language_that_was_asked_for(hall: Hall) -> None:
    first, _ = hall.pair()
    asked = [
        ("GET", f"/tables/{first.table}/choices", {"authorization": ""}),
        ("GET", "/tables/nowhere", {}),
        ("GET", "/nowhere", {}),
        ("PUT", "/games", {}),
        ("POST", f"/tables/{first.table}/act", {}),
        ("POST", "/tables", {}),
        ("GET", f"/tables/{first.table}/explain", {}),
    ]
    for method, path, headers in asked:
        said = [first.http.request(method, path, params={"lang": lang}, headers=headers) for lang in ("en", "de")]
        assert said[0].status_code == said[1].status_code >= 400
        assert said[0].json()["error"] != said[1].json()["error"], path
    slow = [first.http.post("/tables", params={"lang": lang}, content=b"x" * 70_000) for lang in ("en", "de")]
    assert {one.status_code for one in slow} == {413}
    assert slow[0].json() != slow[1].json()


def test_other_methods_are_answered_in_json(hall: Hall) -> None:
    first, _ = hall.pair()
    for method, path, known in (
        ("GET", f"/tables/{first.table}/act", "POST"),
        ("DELETE", "/games", "GET"),
        ("PATCH", "/tables", "GET, POST"),
    ):
        answer = first.http.request(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, f"{known}, OPTIONS")
        assert known.partition(",")[0] in answer.json()["error"]
    asked = first.http.options("/tables", headers={"Origin": "https://example.org"})
    assert asked.status_code == 200
    assert asked.json() == {}
    assert "access-control-allow-origin" not in asked.headers, "this server is not public"


def test_pages_of_other_sites_may_use_a_public_server() -> None:
    site = "https://games.example.org"
    public = TestClient(App(MemoryStore(), public_url=site).asgi(), site)
    asked = public.options("/api/v1/tables")
    for answer in (asked, public.get("/api/v1/games"), public.get("/api/v1/tables/nowhere")):
        assert answer.headers["access-control-allow-origin"] == "*"
        assert "access-control-allow-credentials" not in answer.headers
    assert "authorization" in asked.headers["access-control-allow-headers"]


def test_a_table_with_a_pack_and_a_clock(hall: Hall) -> None:
    text = (fidchell.load("avignon").folder / "cards.toml").read_text(encoding="utf-8")
    made = hall.create(seats=["you", "you"], pack=text, limit=300)
    bot = hall.bot(made["table"], made["tokens"][0]["token"])
    assert bot.get("/record").json()["pack"]["text"] == text
    assert made["clock"]["limit"] == 300
    wrong = bot.http.post("/tables", json={"game": "avignon", "pack": 'game = "avignon"\n'})
    assert wrong.status_code == 400
    assert "factions" in wrong.json()["error"] or "title" in wrong.json()["error"]


@pytest.mark.parametrize("game", [name for name in fidchell.games() if fidchell.load(name).takes_packs])
def test_a_table_with_a_pack_by_page_and_api(hall: Hall, people: list[Person], game: str) -> None:
    pack = packs()[game]
    assert 'name="pack"' in people[0].get(f"/games/{game}").text
    path = people[0].new("device", game=game, pack=pack)
    assert people[0].get(f"{path}/record.json").json()["pack"]["text"].split() == pack.split()
    made = hall.create(game=game, seats=["you"] * fidchell.load(game).meta.players[0], pack=pack)
    assert hall.bot(made["table"]).get("/record").json()["pack"]["text"] == pack


def test_empty_messages_are_refused(hall: Hall) -> None:
    first, _ = hall.pair()
    for text in ("", "  ", "\u200b\u202e"):
        assert first.post("say", text=text).status_code == 400
    assert first.get("/messages").json() == {"messages": [], "older": False}


def test_numbers_are_written_alike(hall: Hall) -> None:
    made = hall.create(game="serpent-master", seats=["you", "you"])
    seats = [hall.bot(made["table"], one["token"]) for one in made["tokens"]]
    assert seats[0].post("resign").json()["result"]["scores"] == []
    assert ".0" not in json.dumps(seats[0].state()["result"])


def test_a_polite_socket_is_not_closed(hall: Hall, server: RunningServer) -> None:
    """Whoever waits for each answer may send as fast as they come."""
    first, _ = hall.pair()
    header = {"Authorization": str(first.http.headers["Authorization"])}
    url = f"{server.url.replace('http', 'ws')}/t/{first.table}/live"
    with connect(url, additional_headers=header, open_timeout=PATIENCE, close_timeout=1) as socket:
        for number in range(150):
            socket.send(json.dumps({"id": number, "verb": "explain", "picks": []}))
            while isinstance(told := socket.recv(PATIENCE), bytes):
                pass
            assert json.loads(told) == {"id": number, "ok": True}
