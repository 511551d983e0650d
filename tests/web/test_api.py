"""The JSON API as a client meets it: a whole game, every refusal, waiting, and the document that describes it."""

import json
import re
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator
from openapi_spec_validator.validation.exceptions import OpenAPIValidationError

from fidchell.core.record import Record
from fidchell.core.session import verify
from fidchell.web import api
from tests.web.conftest import PATIENCE, ROOT, TLS, Bot, Hall, RunningServer


def test_games(server: RunningServer) -> None:
    response = httpx.get(f"{server.url}/api/v1/games", verify=TLS)
    (game,) = [one for one in response.json()["games"] if one["id"] == "avignon"]
    assert game["players"] == [2, 2]
    assert {option["name"] for option in game["options"]} == {"first", "deal", "repetition"}
    german = httpx.get(f"{server.url}/api/v1/games", params={"lang": "de"}, verify=TLS).json()["games"]
    assert german != response.json()["games"]
    assert "set-cookie" not in response.headers


def test_a_whole_game(hall: Hall) -> None:
    seats = hall.pair()
    for _ in range(2000):
        state = seats[0].state()
        if state["over"]:
            break
        assert state["seed"] is None
        (seat,) = state["to_act"]
        answer = seats[seat].post("act", choice=seats[seat].first_choice(), version=state["version"])
        assert answer.status_code == 200
        assert answer.json()["version"] > state["version"]
        if answer.json()["version"] > 400:
            seats[seat].post("resign")
    assert state["result"]["winners"] in ([0], [1], [])
    record = Record.loads(json.dumps(seats[0].get("/record").json()))
    assert verify(record)[1] == "seed"
    assert record.seed == state["seed"]


def test_choices_say_what_they_would_do(hall: Hall) -> None:
    first, second = hall.pair()
    told = first.get("/choices").json()
    assert told["question"]
    fields = "choice label effect odds modifiers tracks rule wins loses picks origin"
    assert set(told["choices"][0]) == set(fields.split())
    assert any(choice["effect"] for choice in told["choices"])
    german = first.get("/choices", lang="de").json()
    assert [one["choice"] for one in german["choices"]] == [one["choice"] for one in told["choices"]]
    assert german["question"] != told["question"]
    assert second.get("/choices").json()["choices"] == []


def test_against_a_bot_and_waiting_for_it(hall: Hall) -> None:
    made = hall.create(seats=["you", "bot:random"], options={"first": "rome"}, pace=0.2)
    me = hall.bot(made["table"], made["tokens"][0]["token"])
    state = me.post("act", choice=me.first_choice()).json()
    assert state["to_act"] == [1]
    began = time.monotonic()
    while not state["over"] and state["to_act"] != [0]:
        state = me.get(after=state["change"]).json()
    assert time.monotonic() - began < PATIENCE


def test_waiting_ends_by_itself(hall: Hall) -> None:
    first, _ = hall.pair()
    state = first.state()
    assert first.get(after=state["change"], wait="0.05").json() == state
    assert first.get(after="another").json() == state
    assert first.get(after=state["change"], wait="soon").status_code == 400


def test_a_stranger_at_a_table_with_an_invitation(hall: Hall) -> None:
    made = hall.create(seats=["you", "open"], name="Host")
    stranger = hall.bot(made["table"])
    assert stranger.post("seats", name="X").status_code == 403
    assert stranger.post("seats", name="X", invite="wrong").status_code == 403
    host = hall.bot(made["table"], made["tokens"][0]["token"])
    assert host.post("act", choice="pass").status_code == 409  # not begun
    answers: list[dict[str, Any]] = []
    before = host.state()["change"]
    waiting = threading.Thread(target=lambda: answers.append(host.get(after=before).json()))
    waiting.start()
    joined = stranger.post("seats", name="Guest", invite=made["invites"][0]["invite"])
    waiting.join(PATIENCE)
    assert joined.status_code == 201
    assert joined.json()["seat"] == 1
    assert answers[0]["started"]
    assert answers[0]["seats"][1]["name"] == "Guest"
    again = stranger.post("seats", name="Late", invite=made["invites"][0]["invite"])
    assert again.status_code == 409


def test_a_listed_table_is_listed_and_needs_no_invitation(hall: Hall) -> None:
    made = hall.create(seats=["open", "open"], listed=True)
    host = hall.bot(made["table"], made["host"])
    rows = host.http.get("/tables").json()["tables"]
    assert [row["open"] for row in rows if row["table"] == made["table"]] == [2]
    assert hall.bot(made["table"]).post("seats").status_code == 201
    assert host.post("fill", seat=1, bot="skynet").status_code == 400
    assert host.post("fill", seat=0).status_code == 409
    assert host.post("fill", seat=9).status_code == 404
    assert host.post("act", choice="pass").status_code == 403  # a host without a seat
    assert host.post("fill", seat=1).json()["started"]


@pytest.mark.parametrize(
    ("seats", "roles"),
    [
        (2, ["blue-green", "red-yellow"]),
        (3, ["blue", "green", "red-yellow"]),
        (4, ["blue", "green", "red", "yellow"]),
    ],
)
def test_seats_are_called_what_they_are(hall: Hall, seats: int, roles: list[str]) -> None:
    made = hall.create(game="battle-of-banners", seats=["you"] * seats)
    assert [seat["role"] for seat in made["seats"]] == roles


def test_undo_offers_leaving_and_coming_back(hall: Hall) -> None:
    first, second = hall.pair(options={"deal": "noble noble peasant knight inquisitor"})
    tokens = [one["choice"] for one in first.get("/choices").json()["choices"]]
    before = first.state()["view"]
    first.post("act", choice=next(token for token in tokens if token.startswith("beseech")))
    undone = first.post("undo").json()
    assert undone["view"] == before or undone["offer"]["kind"] == "takeback"
    if undone["offer"]:
        assert second.post("answer", yes=True).json()["view"] == before
    offer = first.post("offer", kind="draw").json()["offer"]
    assert (offer["kind"], offer["seat"], offer["agreed"]) == ("draw", 0, [0])
    assert second.post("answer", yes=False).json()["offer"] is None
    assert second.post("answer", yes=True).status_code == 409
    assert second.post("say", text="hello").status_code == 200
    left = second.post("leave").json()
    assert left["seats"][1]["kind"] == "bot"
    assert second.post("resign").status_code == 403
    assert second.post("return").json()["seats"][1]["kind"] == "person"
    assert second.post("resign").json()["result"]["winners"] == [0]
    assert first.post("act", choice="pass").status_code == 409


# -- refusals ---------------------------------------------------------------------------------------------------------


def test_not_your_turn_and_against_the_rules(hall: Hall) -> None:
    first, second = hall.pair()
    before = first.state()
    early = second.post("act", choice=first.first_choice())
    assert (early.status_code, early.json()["rule"]) == (409, "AV turn.alternate")
    assert early.json()["error"]
    forbidden = first.post("act", choice="pass")
    assert (forbidden.status_code, forbidden.json()["rule"]) == (409, "AV turn.two")
    german = first.http.post(f"/tables/{first.table}/act?lang=de", json={"choice": "pass"})
    assert german.json()["error"] != forbidden.json()["error"]
    assert first.post("act", choice="fly to the moon").status_code == 400
    assert first.post("act", choice=first.first_choice(), version=before["version"] - 1).status_code == 409
    assert first.state() == before


BODIES = [
    (b"nonsense", "not JSON"),
    (b"[]", "object"),
    (b"7", "object"),
    (b"[" * 50_000, "deeply"),
    (b'{"choice": "\xff"}', "UTF-8"),
    (b'{"choice": "\\ud800"}', "UTF-8"),
    (b'{"choice": NaN}', "not JSON"),
    (b"{}", "missing"),
    (b'{"choice": null}', "missing"),
    (b'{"choice": 7}', "text"),
    (b'{"choice": ["pass"]}', "text"),
    (b'{"choice": "x", "version": "1"}', "whole number"),
    (b'{"choice": "x", "version": true}', "whole number"),
    (b'{"choice": "x", "once": null}', "text"),
    (b'{"choice": "x", "version": 1e9}', "whole number"),
    (b'{"choice": "x", "version": ' + b"9" * 6000 + b"}", "not JSON"),
]


@pytest.mark.parametrize(("body", "reason"), BODIES, ids=[str(body[:40]) for body, _ in BODIES])
def test_malformed_bodies(hall: Hall, body: bytes, reason: str) -> None:
    first, _ = hall.pair()
    before = first.state()
    response = first.http.post(f"/tables/{first.table}/act", content=body)
    assert response.status_code == 400
    assert reason in response.json()["error"]
    assert first.state() == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"game": 7},
        {"seats": "you"},
        {"seats": ["you"]},
        {"seats": ["you", "me"]},
        {"seats": ["you", "bot:"]},
        {"seats": ["you", "bot:skynet"]},
        {"seats": ["you"] * 1000},
        {"options": {"first": "london"}},
        {"options": {"speed": "fast"}},
        {"options": []},
        {"options": {"deal": 7}},
        {"pace": -1},
        pytest.param({"pace": 10**400}, id="a pace that no float can be"),
        {"pace": "slow"},
        {"pace": True},
        {"listed": "yes"},
        {"name": []},
        *[{name: None} for name in ("name", "options", "listed", "limit", "pack", "once")],
    ],
    ids=str,
)
def test_a_table_that_can_not_be(server: RunningServer, wrong: dict[str, Any]) -> None:
    response = httpx.post(f"{server.url}/api/v1/tables", json={"game": "avignon", **wrong}, verify=TLS)
    assert response.status_code == (404 if wrong == {"game": "chess"} else 400)
    assert response.json()["error"]


def test_tokens(server: RunningServer, hall: Hall) -> None:
    first, second = hall.pair()
    other, _ = hall.pair()
    token = str(first.http.headers["Authorization"]).removeprefix("Bearer ")
    table, seat, rest = token.split(":")
    before = first.state()
    wrong = {
        "": 401,
        "nonsense": 401,
        f"{table}:1:{rest}": 401,
        token[:-1] + ("0" if token[-1] != "0" else "1"): 401,
        str(other.http.headers["Authorization"]).removeprefix("Bearer "): 403,
    }
    for forged, status in wrong.items():
        bot = hall.bot(first.table, forged)
        for verb in ("act", "undo", "resign", "leave", "return", "offer", "answer", "fill", "say"):
            body = {"choice": "x", "kind": "draw", "yes": True, "seat": 1, "text": "x"}
            assert bot.post(verb, **body).status_code == status, (forged, verb)
        assert bot.get("/choices").status_code == status
    assert hall.bot(first.table, "x").get().headers["www-authenticate"] == "Bearer"
    basic = httpx.get(f"{server.url}/api/v1/tables/{table}", headers={"Authorization": f"Basic {token}"}, verify=TLS)
    assert basic.status_code == 401
    assert seat == "0"
    assert second.state()["seat"] == 1
    assert first.state() == before


def test_cookies_open_nothing_here(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE, verify=TLS) as browser:
        page = browser.get("/").text
        csrf = page.partition('name="csrf" value="')[2].partition('"')[0]
        path = browser.post("/new", data={"csrf": csrf, "game": "avignon", "way": "play-now"}).headers["location"]
        table = path.rpartition("/")[2]
        assert browser.post(f"/api/v1/tables/{table}/resign", json={"csrf": csrf}).status_code == 401
        state = browser.get(f"/api/v1/tables/{table}").json()
        assert state["seat"] is None
        assert not state["over"]


def test_nothing_there(hall: Hall) -> None:
    nowhere = hall.bot("nowhere")
    assert nowhere.get().status_code == 404
    assert nowhere.post("seats").status_code == 404
    assert nowhere.http.get("/something/else").json()["error"]
    assert nowhere.http.get("/something/else").status_code == 404


# -- in the language that was asked for -------------------------------------------------------------------------------

WISH = {"game": "avignon", "seats": ["you", "you"]}
WRONG_WISHES: list[dict[str, Any]] = [
    {"game": "chess"},
    {"game": 7},
    {"wish": 1},
    {"seats": ["you"]},
    {"seats": ["you", "me"]},
    {"seats": ["you", "bot:skynet"]},
    {"seats": ["you", "bot:level:7"]},
    {"seats": ["you", "bot:search:iterations=x"]},
    {"seats": ["you", "bot:mine.py:Bot"]},
    {"options": {"first": "london"}},
    {"options": {"speed": "fast"}},
    {"options": {"deal": "knight"}},
    {"options": {"deal": "knight knight knight knight knight"}},
    {"options": {"deal": "knight pawn noble bishop cardinal"}},
    {"game": "battle-of-banners", "options": {"limit": "soon"}},
    {"game": "serpent-master", "options": {"oldest": "white"}},
    {"game": "serpent-master", "pack": "game = 1"},
    {"pace": -1},
    {"limit": -1},
    {"name": []},
]
# What is asked → the body; `{table}` has begun, and Rome is to move.
WRONG: list[tuple[str, dict[str, Any] | None]] = [
    *(("/tables", WISH | wrong) for wrong in WRONG_WISHES),
    ("/tables/{table}/act", {"choice": "pass"}),
    ("/tables/{table}/act", {"choice": "fly to the moon"}),
    ("/tables/{table}/act", {"choice": "beseech"}),
    ("/tables/{table}/act", {"choice": "beseech 9"}),
    ("/tables/{table}/act", {"choice": "beseech pawn"}),
    ("/tables/{table}/act", {"choice": "x" * 300}),
    ("/tables/{table}/act", {"choice": "beseech 1", "version": 0}),
    ("/tables/{table}/act", {}),
    ("/tables/{table}/try", {"choice": "pass"}),
    ("/tables/{table}/offer", {"kind": "war"}),
    ("/tables/{table}/answer", {"yes": True}),
    ("/tables/{table}/replace", {"about": 1}),
    ("/tables/{table}/replace", {"about": 9}),
    ("/tables/{table}/fill", {"seat": 1}),
    ("/tables/{table}/fill", {"seat": 9}),
    ("/tables/{table}/return", {}),
    ("/tables/{table}/undo", {}),
    ("/tables/{table}/say", {"text": " "}),
    ("/tables/{table}/mute", {"message": 99}),
    ("/tables/{table}/seats", {}),
    ("/tables/{table}/seats", {"invite": "wrong"}),
    ("/tables/{table}?wait=soon", None),
    ("/tables/{table}/explain", None),
    ("/tables/{table}/explain?choice=fly", None),
    ("/tables/{table}/explain?choice=", None),
    ("/tables/{table}/messages?before=x", None),
    ("/tables/nowhere", None),
    ("/nowhere", None),
    ("/tables/{table}/act", None),
]


def test_every_refusal_is_in_the_language_that_was_asked_for(tmp_path: Path) -> None:
    """At a server of its own: an address may not ask for so many tables at once."""
    server = RunningServer(tmp_path)
    server.start()
    hall = Hall(server)
    try:
        rome, _ = hall.pair()
        for path, body in WRONG:
            english, german = (refusal(rome, path, body, lang) for lang in ("en", "de"))
            assert english != german, (path, body)
            assert "auf Englisch" not in german, (path, body, german)
    finally:
        server.kill()
        for bot in hall.opened:
            bot.http.close()


def refusal(bot: Bot, path: str, body: dict[str, Any] | None, lang: str) -> str:
    asked = path.format(table=bot.table)
    method, more = "GET" if body is None else "POST", "&" if "?" in asked else "?"
    answer = bot.http.request(method, f"{asked}{more}lang={lang}", json=body)
    assert 400 <= answer.status_code < 500, (path, body)
    assert answer.status_code != 429
    return str(answer.json()["error"])


# -- the description --------------------------------------------------------------------------------------------------


def test_the_description_is_complete(server: RunningServer) -> None:
    described = httpx.get(f"{server.url}/api/v1/openapi.json", verify=TLS).json()
    OpenAPIV31SpecValidator(described).validate()
    assert described["openapi"].startswith("3.1")
    operations = [one for path in described["paths"].values() for one in path.values()]
    assert len(operations) == len(api.ENDPOINTS)
    assert len({one["operationId"] for one in operations}) == len(operations)
    schemas = described["components"]["schemas"]
    named = set(re.findall(r"#/components/schemas/(\w+)", json.dumps(described)))
    assert named == set(schemas), "each is described once and used"
    assert all(schema["description"] for schema in schemas.values())
    assert {"lang"} <= set.intersection(*({one["name"] for one in each["parameters"]} for each in operations))
    assert all({"400", "409", "429", "503"} <= each["responses"].keys() for each in operations)
    waits = next(
        one for one in described["paths"]["/api/v1/tables/{table}"]["get"]["parameters"] if one["name"] == "wait"
    )
    assert waits["schema"] == {"type": "number", "minimum": 0, "maximum": 25}
    text = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    for one in api.ENDPOINTS:
        assert f"`{one.method} {one.path}`" in text, "docs/api.md does not mention it"
    for one in operations:
        for parameter in one["parameters"]:
            assert parameter["name"] == "table" or parameter["description"]
    described["paths"]["/api/v1/games"]["get"]["responses"] = 7
    with pytest.raises(OpenAPIValidationError):
        OpenAPIV31SpecValidator(described).validate()


def test_a_bot_of_a_few_lines(hall: Hall) -> None:
    """The example of docs/api.md, as it stands there."""
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    source = page.partition("```python\n")[2].partition("```")[0]
    printed: list[str] = []
    names = {"__name__": "example", "print": lambda *words: printed.append(" ".join(map(str, words)))}
    source = source.replace("http://127.0.0.1:8765", hall.server.url)
    exec(compile(source, "docs/api.md", "exec"), names)
    assert printed
    assert "winners" in printed[-1]


def test_bots_play_as_fast_as_they_like(hall: Hall) -> None:
    seats: list[Bot] = hall.pair()
    for _ in range(60):
        state = seats[0].state()
        if state["over"]:
            break
        seat = state["to_act"][0]
        assert seats[seat].post("act", choice=seats[seat].first_choice()).status_code == 200
