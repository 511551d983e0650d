"""What strangers try: each attempt is refused in words, and nothing has changed afterwards."""

import json
import re
import socket as sockets
import sqlite3
import threading
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from fidchell.server.store import MemoryStore
from fidchell.web.app import App
from fidchell.web.commands import mark_of
from tests.web.conftest import PATIENCE, TLS, Hall, Person, RunningServer, TestClient, begun, invitation, tokens


def stored(server: RunningServer, path: str) -> tuple[str, list[str]]:
    """A table as it is on the disk."""
    db = sqlite3.connect(server.data / "fidchell.sqlite3")
    try:
        table = path.rpartition("/")[2]
        (row,) = db.execute("SELECT row FROM tables WHERE id = ?", (table,)).fetchone()
        moves = db.execute("SELECT move FROM moves WHERE tbl = ? ORDER BY number", (table,))
        return row, [move for (move,) in moves]
    finally:
        db.close()


def refused(socket: ClientConnection, code: int) -> None:
    """The connection ends with this code and takes nothing any more."""
    heard(socket)
    assert socket.close_code == code


def heard(socket: ClientConnection) -> list[str | bytes]:
    """All that comes until the other side closes."""
    found: list[str | bytes] = []
    try:
        while True:
            found.append(socket.recv(PATIENCE))
    except ConnectionClosed:
        return found


# -- whose seat it is -------------------------------------------------------------------------------------------------


def test_another_seats_cookie_does_not_move_your_pieces(server: RunningServer, people: list[Person]) -> None:
    host, guest, stranger = people
    path = begun(host, guest)
    before = stored(server, path)
    choice = tokens(host.get(path).text)[0]
    for person in (guest, stranger):
        response = person.post(f"{path}/do", verb="act", seat=0, choice=choice)
        assert response.status_code == 403
        assert "not yours" in response.text
        answer = person.ask(person.socket(path), verb="act", seat=0, choice=choice)
        assert answer == {"id": 7, "error": "This seat is not yours."}
    assert stored(server, path) == before


@pytest.mark.parametrize("seat", ["1", "-1", "2", "99", "9" * 3000, "٠", "zero", "", [0], True])
def test_a_forged_seat_number(server: RunningServer, people: list[Person], seat: Any) -> None:
    host, guest, _ = people
    path = begun(host, guest)
    before = stored(server, path)
    socket = host.socket(path)
    choice = tokens(host.view(socket))[0]
    for verb in ("act", "resign", "leave", "return", "fill", "kick", "undo"):
        if seat == "٠" and verb != "kick":
            continue  # a zero in another script is a zero: the seat that is theirs anyway
        answer = host.ask(socket, verb=verb, seat=seat, choice=choice, bot="greedy")
        assert "error" in answer, verb
    assert stored(server, path) == before


@pytest.mark.parametrize("change", ["person", "signature", "empty", "carry", "api"])
def test_a_forged_cookie(server: RunningServer, hall: Hall, people: list[Person], change: str) -> None:
    host, guest, _ = people
    path = begun(host, guest)
    before = stored(server, path)
    name, signature = host.cookie.split(".")
    carry = re.search(r'value="/carry/([^"]+)"', host.page)
    assert carry
    forged = {
        "person": f"{guest.person}.{signature}",
        "signature": f"{name}.{'0' * 32}",
        "empty": f".{signature}",
        "carry": carry[1],  # a signature of ours, but made for something else
        "api": derived_cookie(hall),
    }[change]
    with httpx.Client(base_url=server.url, cookies={"fid": forged}, timeout=PATIENCE, verify=TLS) as forger:
        page = forger.get(path)
        assert 'name="choice"' not in page.text
        assert "fid=" in page.headers["set-cookie"]  # they are somebody new
        fields = {"verb": "resign", "seat": "0"}
        assert forger.post(f"{path}/do", data={**fields, "csrf": host.csrf}).status_code == 403
    assert stored(server, path) == before


def derived_cookie(hall: Hall) -> str:
    """A cookie whose signature is the id that the API derives from a request: its sender sees it in the token."""
    seats, body = ["you", "bot:random"], {"once": "zgl62QotMsWTPTG1fsHUZA", "game": "avignon"}
    told = {**body, "seats": json.dumps(seats), "verb": "tables"}
    person = hall.create(seats=seats, **body)["tokens"][0]["token"].partition(".")[0].rpartition(":")[2]
    return f"seat 0:{mark_of('', told)}.{person}"


# -- which page a form comes from -------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["", "none", "another's", "cookie", "unsigned"])
def test_a_form_of_another_site(server: RunningServer, people: list[Person], token: str) -> None:
    host, guest, stranger = people
    path = begun(host, guest)
    before = stored(server, path)
    given = {"none": "x", "another's": stranger.csrf, "cookie": host.cookie, "unsigned": host.person}.get(token, "")
    response = host.http.post(f"{path}/do", data={"verb": "resign", "seat": "0", "csrf": given})
    assert response.status_code == 403
    socket = host.socket(path)
    assert "out of date" in host.ask(socket, verb="resign", seat=0, csrf=given)["error"]
    assert stored(server, path) == before
    for form in ("/new", "/record", f"{path}/what-if", f"{path}/join/x"):
        assert host.http.post(form, data={"csrf": given, "game": "avignon"}).status_code == 403


def test_a_form_sent_twice_counts_once(server: RunningServer, people: list[Person]) -> None:
    host, guest, _ = people
    path = begun(host, guest)
    page = host.get(path).text
    version = re.search(r'name="version" value="(\d+)"', page)
    assert version
    fields = {"verb": "act", "seat": "0", "version": version[1], "choice": tokens(page)[0]}
    assert host.post(f"{path}/do", **fields).status_code == 303
    after = stored(server, path)
    replayed = host.post(f"{path}/do", **fields)
    assert replayed.status_code == 409
    assert stored(server, path) == after


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "garbage", "http://["])
def test_a_socket_from_another_site(people: list[Person], origin: str) -> None:
    path = people[0].new("play-now")
    with pytest.raises(InvalidStatus) as refusal:
        people[0].socket(path, Origin=origin)
    assert refusal.value.response.status_code == 403


def test_a_socket_that_does_not_say_where_it_comes_from_is_a_spectator(people: list[Person]) -> None:
    host = people[0]
    path = host.new("play-now")
    socket = host.socket(path, Origin="")
    assert 'data-seat=""' in host.view(socket)
    assert "out of date" in host.ask(socket, verb="resign", seat=0)["error"]


def test_a_socket_with_a_seats_token_acts_for_that_seat_alone(server: RunningServer, people: list[Person]) -> None:
    hall = Hall(server)
    first, second = hall.pair()
    path = f"/t/{first.table}"
    headers = {"Origin": "", "Cookie": "", "Authorization": str(second.http.headers["Authorization"])}
    socket = people[0].socket(path, **headers)
    # Whatever seat the message names, the token's seat is meant; and that one is not to act.
    answer = people[0].ask(socket, verb="act", seat=0, choice=first.first_choice())
    assert answer["rule"] == "AV turn.alternate"
    assert people[0].ask(socket, verb="resign")["ok"]
    assert first.state()["result"]["winners"] == [0]
    with pytest.raises(InvalidStatus):
        people[0].socket(path, **{**headers, "Authorization": "Bearer x.y"})
    for bot in (first, second):
        bot.http.close()


# -- messages that are none -------------------------------------------------------------------------------------------

MALFORMED = [
    "",
    "hello",
    "[]",
    "[" * 4000,
    '{"a":' * 600 + "1" + "}" * 600,
    "null",
    "7",
    '"text"',
    '{"verb": null, "csrf": "CSRF"}',
    '{"verb": {"a": 1}, "csrf": "CSRF"}',
    '{"verb": ["act"], "csrf": "CSRF"}',
    '{"verb": "act", "seat": 1e999, "csrf": "CSRF"}',
    '{"verb": "act", "seat": NaN, "csrf": "CSRF"}',
    '{"verb": "act", "seat": %s, "csrf": "CSRF"}' % ("9" * 3500),
    '{"verb": "act", "seat": 0, "choice": "\\ud800", "csrf": "CSRF"}',
    '{"verb": "say", "text": "\\udfff", "csrf": "CSRF"}',
    '{"verb": "act", "seat": 0, "choice": "beseech \\u0000", "csrf": "CSRF"}',
    '{"verb": "act", "seat": 0, "choice": "%s", "csrf": "CSRF"}' % ("x" * 3000),
    '{"verb": "act", "seat": 0, "csrf": "CSRF"}',
    '{"verb": "__class__", "csrf": "CSRF"}',
    '{"verb": "offer", "seat": 0, "kind": "__init__", "csrf": "CSRF"}',
    '{"verb": "explain", "picks": "all"}',
    '{"verb": "explain", "picks": [1, 2]}',
    '{"verb": "explain", "picks": [[["deep"]]]}',
    '{"verb": "explain", "picks": ["no such thing"]}',
    '{"verb": "explain"}',
]


def test_malformed_messages_are_answered_and_change_nothing(server: RunningServer, people: list[Person]) -> None:
    host, guest, _ = people
    path = begun(host, guest)
    before = stored(server, path)
    socket = host.socket(path)
    for message in MALFORMED:
        socket.send(message.replace("CSRF", host.csrf))
        answer = host.answer(socket)
        assert answer.keys() & {"error", "refusal"}, message[:60]
    assert stored(server, path) == before
    assert host.ask(socket, verb="act", seat=0, choice=tokens(host.get(path).text)[0])["ok"]
    assert "Traceback" not in server.log.read_text()


def test_a_message_that_is_too_large(server: RunningServer, people: list[Person]) -> None:
    host, guest, _ = people
    path = begun(host, guest)
    before = stored(server, path)
    for size, code in ((5_000, 4413), (100_000, 1009)):
        socket = host.socket(path)
        socket.send(json.dumps({"verb": "say", "text": "x" * size, "csrf": host.csrf}))
        refused(socket, code)
    assert stored(server, path) == before


def test_messages_that_are_not_text(people: list[Person]) -> None:
    path = people[0].new("play-now")
    socket = people[0].socket(path)
    socket.send(b'{"verb": "resign"}')
    refused(socket, 1003)
    broken = people[0].socket(path)
    broken.send(b"\xff\xfe\xfa", text=True)
    refused(broken, 1007)
    assert "resign" in people[0].get(path).text  # the game goes on


def test_forms_that_are_none(server: RunningServer, people: list[Person]) -> None:
    host = people[0]
    path = host.new("play-now")
    before = stored(server, path)
    wrong: list[dict[str, str | int]] = [
        {"verb": "act", "seat": 0, "choice": "fly rome"},
        {"verb": "act", "seat": "9" * 50_000, "choice": "pass"},
        {"verb": "nothing"},
        {"verb": "kick", "seat": 77},
        {"verb": "fill", "seat": 1, "bot": "skynet"},
        {"verb": "offer", "seat": 0, "kind": "peace"},
        {"verb": "answer", "seat": 0, "yes": "yes"},
    ]
    for fields in wrong:
        assert host.post(f"{path}/do", **fields).status_code in (400, 403, 404, 409), fields
    assert host.post(f"{path}/what-if", at="9" * 5000).status_code == 400
    assert host.post("/new", game="chess").status_code == 404
    assert host.post("/new", game="avignon", way="sideways").status_code == 400
    assert host.post("/record", record="[" * 10_000).status_code == 400
    assert host.http.post(f"{path}/do", files={"csrf": b"x"}).status_code in (400, 403)
    bad = host.http.post(
        "/new", content=b"--x\r\nnonsense", headers={"content-type": "multipart/form-data; boundary=x"}
    )
    assert bad.status_code in (400, 403)
    assert host.get("/t/none").status_code == 404
    assert [host.get(f"/{what}/{'x' * 3000}").status_code for what in ("t", "tables", "api/v1/tables")] == [404] * 3
    assert host.get(f"{path}?at={'9' * 4000}").status_code == 200
    assert stored(server, path) == before
    assert "Traceback" not in server.log.read_text()


def test_names_of_any_script(people: list[Person]) -> None:
    path = people[0].new("friends", name="  Þórr ☃\u0007 <b>;  ")
    assert "Þórr ☃ &lt;b&gt;;" in people[0].get(path).text
    assert 'value="Þórr ☃ &lt;b&gt;;"' in people[0].get("/games/avignon").text


# -- too large, too many ----------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large(server: RunningServer, people: list[Person]) -> None:
    pieces = (b"x" * 10_000 for _ in range(20))
    for url in ("/record", "/api/v1/tables"):
        whole = people[0].http.post(url, content=b"x" * 70_000)
        assert whole.status_code == 413
        assert "too large" in whole.json()["error"]
    chunked = people[0].http.post("/api/v1/tables", content=pieces)
    assert chunked.status_code == 413
    huge = b"POST /new HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n"
    assert raw(server, huge).startswith(b"HTTP/1.1 4")


def test_a_body_with_two_lengths_ends_the_connection(server: RunningServer) -> None:
    """A proxy that goes by the other length would take the rest for somebody else's request."""
    both = b"POST /new HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(both + b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answers = b"".join(iter(lambda: connection.recv(1000), b""))
    assert answers.startswith(b"HTTP/1.1 400")
    assert answers.count(b"HTTP/1.1") == 1


def raw(server: RunningServer, request: bytes) -> bytes:
    with sockets.create_connection(("127.0.0.1", server.port), PATIENCE) as connection:
        connection.sendall(request)
        return connection.recv(1000)


def test_a_flood_of_messages_ends_that_socket_and_holds_up_nobody(server: RunningServer, people: list[Person]) -> None:
    host, guest, stranger = people
    path = begun(host, guest)
    flood, calm = stranger.socket(path), host.socket(path)
    choice = tokens(host.view(calm))[0]
    sent = 0
    began = threading.Event()

    def send() -> None:
        nonlocal sent
        try:
            for sent in range(10_000):
                flood.send(json.dumps({"id": sent, "verb": "explain", "picks": ["spot:x"]}))
                if sent == 20:
                    began.set()
        except ConnectionClosed:
            pass

    flooding = threading.Thread(target=send)
    flooding.start()
    assert began.wait(PATIENCE)
    assert host.ask(calm, verb="act", seat=0, choice=choice)["ok"]
    answers = heard(flood)
    flooding.join(PATIENCE)
    assert flood.close_code == 4429
    assert sum(isinstance(one, str) for one in answers) < 200
    assert host.get(path).status_code == 200
    assert len(stored(server, path)[1]) > 5


def test_a_reader_that_does_not_read_holds_up_nobody(people: list[Person]) -> None:
    host, guest, _ = people
    path = begun(host, guest)
    request = (
        f"GET {path}/live HTTP/1.1\r\nHost: 127.0.0.1:{host.server.port}\r\nOrigin: {host.server.url}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n"
    )
    deaf = sockets.socket()
    deaf.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
    deaf.connect(("127.0.0.1", host.server.port))
    deaf.sendall(request.encode())
    try:
        calm, other = host.socket(path), guest.socket(path)
        for number in range(20):
            assert host.ask(calm, verb="say", text=f"word {number} " + "x" * 250)["ok"]
        assert host.ask(calm, verb="act", seat=0, choice=tokens(host.get(path).text)[0])["ok"]
        while "log-6-0" not in guest.view(other):
            pass
    finally:
        deaf.close()


def test_an_address_may_not_make_tables_without_end() -> None:
    body = {"game": "avignon", "seats": ["open", "open"]}
    client = TestClient(App(MemoryStore()).asgi(), "http://localhost")
    while (response := client.post("/api/v1/tables", json=body)).status_code == 201:
        pass
    assert response.status_code == 429
    assert int(response.headers["retry-after"]) >= 1
    assert "Too many" in response.json()["error"]
    assert client.get("/api/v1/games").status_code == 200


# -- secrets ----------------------------------------------------------------------------------------------------------


def test_headers(people: list[Person]) -> None:
    path = people[0].new("play-now")
    for page in (people[0].get("/"), people[0].get(path), people[0].get("/static/table.js"), people[0].get("/t/none")):
        policy = page.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert page.headers["x-content-type-options"] == "nosniff"
    html = people[0].get(path).text
    assert not re.search(r'\sstyle="|<style|\son[a-z]+="|javascript:', html)
    assert not re.search(r"<script(?![^>]*(src=|application/json))", html)


def test_no_secret_reaches_anybody_else(server: RunningServer, people: list[Person], hall: Hall) -> None:
    host, rival, spectator = people
    second = Person(server)  # a second spectator, who shares views with the first
    people.append(second)
    path = host.new()
    table = path.rpartition("/")[2]
    row = json.loads(stored(server, path)[0])
    link = invitation(host.get(path).text)
    watchers = [(spectator, spectator.socket(path)), (second, second.socket(path))]
    assert rival.post(link, name="Rival").status_code == 303
    row_after = json.loads(stored(server, path)[0])
    watchers += [(rival, rival.socket(path)), (host, host.socket(path))]
    host.ask(watchers[-1][1], verb="act", seat=0, choice=tokens(host.get(path).text)[0])
    rival.ask(watchers[-2][1], verb="say", text="hello")
    spectator.ask(watchers[0][1], verb="say", text="hello, too")
    for person, socket in watchers:
        while "hello, too" not in person.view(socket):
            pass
        for page in ("", "?at=3", "/verify", "/record.json"):
            person.get(path + page)
        person.get("/")
        person.get(f"{path}/join/nothing")
        person.post(f"{path}/do", verb="resign", seat=5)
        for answer in (hall.bot(table).get(), hall.bot(table).get("/record"), hall.bot(table).get("/choices")):
            person.seen.append(answer.text)
    seed, invites = row["seed"], {seat["invite"] for one in (row, row_after) for seat in one["seats"]}
    everybody = [host, rival, spectator, second]
    for person in everybody:
        text = "\n".join(person.seen)
        assert len(person.seen) > 10
        assert seed not in text
        for other in everybody:
            if other is not person:
                assert other.person not in text  # it is in the cookie, the form token and the personal link
        if person is not host:
            assert not [invite for invite in invites if invite in text and not (person is rival and invite in link)]
    assert seed not in server.log.read_text()
    host.post(f"{path}/do", verb="resign", seat=0)
    assert seed in spectator.get(f"{path}/record.json").text  # afterwards everybody can check the rolls
