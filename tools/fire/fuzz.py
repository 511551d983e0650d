"""Nonsense at every entrance: sockets, API, pages, forms, records, notices of other processes, bytes at the port.

What comes in begins as something sensible and is bent. Whatever it is, it gets an answer that is no error of ours.
"""

import asyncio
import contextlib
import copy
import json
import logging
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, urlencode

from starlette.applications import Starlette

from fidchell.core.errors import FidchellError
from fidchell.core.registry import games
from fidchell.server.seats import Seat
from fidchell.server.store import MemoryStore, Store
from fidchell.server.tables import Table, Tables
from fidchell.server.work import check_record
from fidchell.web import api
from fidchell.web.app import App
from fidchell.web.bench import Unlimited
from tools.fire.house import House

HOST: Final = "127.0.0.1:8765"
A_SERVER: Final = 50_000  # messages for one
A_SOCKET: Final = 30  # messages for one, fewer than it may send in a burst
AT_ONCE: Final = 10  # of them that may be on their way
ENTRANCES: Final = {
    "socket": 25,
    "api": 40,
    "page": 20,
    "form": 20,
    "record": 10,
    "notice": 7,
}  # how often; a socket sends many
VERBS: Final = [
    "act", "undo", "resign", "offer", "answer", "leave", "return", "fill", "kick", "say", "mute", "unmute",
    "rematch", "hurry", "cancel", "pace", "step", "draw", "nudge", "point", "curtain", "unveil", "explain", "go",
    "follow", "lead", "branch",
]  # fmt: skip
FIELDS: Final = [
    "choice",
    "seat",
    "version",
    "once",
    "text",
    "offer",
    "kind_",
    "about",
    "yes",
    "bot",
    "message",
    "key",
    "pace",
    "paused",
    "picks",
    "list",
    "name",
]
STRANGE: Final[tuple[Any, ...]] = (
    "", " ", "0", "-1", "1", "99", "9" * 400, "1e999", "٣", "²", "null", "true", "~", "?", "undo 0", "\0", "\n",
    "\r\n\r\n",
    "\u202e", "\ud800", "\uffff", "😀" * 300, "é" * 3000, "<script>", "&amp;", "' OR 1=1 --", "../../etc/passwd",
    "%00", "%",
    "{", "[[[[", "bot:level:9", "search:iterations=999999999", "level:3", 0, -1, 1, 2**31, 2**63, 10**400, 0.5, -0.0,
    1e308,
    float("nan"), float("inf"), True, False, None, [], [[]], ["a"] * 30, {}, {"a": {"b": []}}, [None], [1, "2"],
)  # fmt: skip
FORMS: Final = (
    "/new", "/t/{t}/do", "/t/{t}/join/{w}", "/t/{t}/what-if", "/t/{t}/name", "/carry/{w}", "/sign-out",
    "/t/{t}/together", "/t/{t}/together/{w}",
)  # fmt: skip
PAGES: Final = (
    "/", "/tables/{w}", "/tables/own", "/tables/open", "/games/{g}", "/lang/{w}", "/coach/{w}", "/habits",
    "/habits/{g}", "/rules/{g}", "/t/{t}",
    "/t/{t}/log",
    "/t/{t}/join/{w}", "/t/{t}/messages", "/t/{t}/tutor", "/t/{t}/review", "/t/{t}/together", "/t/{t}/together/{w}",
    "/carry/{w}", "/t/{t}/record.json", "/t/{t}/board.svg", "/t/{t}/code/{w}.svg", "/health", "/metrics",
    "/static/{w}", "/{w}",
)  # fmt: skip
NOTICES: Final = (
    "table", "signed-out", "whisper", "eyes", "hurry", "step", "thinking", "job", "together", "together-asked",
    "reviewing",
    "spent", "there", "moved",
)  # fmt: skip


@dataclass
class Findings:
    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def problem(self, what: str, sent: Any) -> None:
        if len(self.problems) < 100:
            self.problems.append(f"{what}: {str(sent)[:600]!r}")


class Heard(logging.Handler):
    """Errors of ours that were only written to the log."""

    def __init__(self, findings: Findings) -> None:
        super().__init__(logging.ERROR)
        self.findings = findings
        self.now: Any = ""

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else ""
        self.findings.problem(f"{record.getMessage()[:200]} {error!r}", self.now)


class Fuzz:
    def __init__(self, seed: str, store: Store | None = None, findings: Findings | None = None) -> None:
        self.rng = random.Random(seed)
        self.app = App(store or MemoryStore())
        self.app.limits = Unlimited()
        self.asgi: Starlette = self.app.asgi()
        self.found = findings or Findings()
        self.log = Heard(self.found)
        self.opened: list[Table] = []
        self.documents = [json.loads(self.new_table(name).session.record.dumps()) for name in games()]

    def new_table(self, game: str) -> Table:
        number = self.app.tables.game(game).meta.players[0]
        seats = [Seat("person", f"P{seat}", f"person{seat}") for seat in range(number)]
        self.opened.append(self.app.tables.create(game, seats, host="person0", listed=True))
        self.opened = self.opened[-40:]
        return self.opened[-1]

    def table(self) -> Table:
        """One where something can still happen, mostly."""
        if len(self.opened) < 10 or self.rng.random() < 0.002:
            return self.new_table(self.rng.choice(games()))
        found = self.rng.choice(self.opened)
        if found.over and self.rng.random() < 0.3:
            self.opened.remove(found)
            return self.new_table(found.game.id)
        return found

    async def run(self, number: int, say: Callable[[str], None] = lambda text: None) -> Findings:
        """So many messages more."""
        number += self.found.sent.total()
        names, shares = list(ENTRANCES), list(ENTRANCES.values())
        logging.getLogger().addHandler(self.log)
        try:
            async with self.asgi.router.lifespan_context(self.asgi):
                while (sent := self.found.sent.total()) < number:
                    await getattr(self, self.rng.choices(names, shares)[0])()
                    if sent // 5000 != self.found.sent.total() // 5000:
                        latest = "; ".join(self.found.problems[-1:])[:300]
                        say(f"{self.found.sent.total()} messages, {len(self.found.problems)} problems {latest}")
                self.check()
        finally:
            logging.getLogger().removeHandler(self.log)
        return self.found

    def check(self) -> None:
        """All that is left of it opens as it is in memory."""
        again = Tables(self.app.store)
        for table in self.opened:
            if self.app.store.read(table.row.id) is None:
                continue  # given up before it began
            self.found.answers["tables compared"] += 1
            if again.get(table.row.id).session.record != table.session.record:
                self.found.problem("a table is not what is kept of it", table.row.id)

    # -- bending ------------------------------------------------------------------------------------------------------

    def strange(self) -> Any:
        if self.rng.random() < 0.2:
            return "".join(chr(self.rng.choice((self.rng.randrange(32), self.rng.randrange(0x3000)))) for _ in range(9))
        return self.rng.choice(STRANGE)

    def word(self) -> str:
        return str(self.strange())

    def bent(self, data: dict[str, Any], chance: float = 0.4) -> dict[str, Any]:
        """Now and then with something else in a field, without it, or with another."""
        made = dict(data)
        while self.rng.random() < chance:
            key = self.rng.choice([*made, *FIELDS]) if made else self.rng.choice(FIELDS)
            made[key] = self.strange()
            if self.rng.random() < 0.3:
                del made[key]
        return made

    def bent_text(self, text: str) -> str:
        """With some characters that are not as they were."""
        for _ in range(self.rng.randrange(4)):
            at = self.rng.randrange(len(text) + 1)
            text = text[:at] + self.word()[:9] + text[at + self.rng.randrange(9) :]
        return text

    def doing(self, table: Table) -> tuple[int, dict[str, Any]]:
        """Something sensible for somebody to do."""
        actors = [seat for seat in table.actors() if seat >= 0]
        seat = self.rng.choice(actors) if actors and self.rng.random() < 0.8 else self.rng.randrange(len(table.seats))
        made: dict[str, Any] = {"verb": self.rng.choice(VERBS), "seat": seat, "once": str(self.rng.random())}
        if seat in actors and self.rng.random() < 0.6:
            state = table.session.state
            legal = list(state.legal(seat))
            made["verb"], made["choice"] = "act", table.game.text(state, self.rng.choice(legal)) if legal else "pass"
        elif made["verb"] == "resign" and self.rng.random() < 0.95:
            made["verb"] = "say"
        return seat, {**made, "text": self.word(), "kind_": self.rng.choice(["draw", "stop", "takeback"]), "yes": "yes"}

    # -- entrances ----------------------------------------------------------------------------------------------------

    def headers(self, **more: str) -> list[tuple[bytes, bytes]]:
        found = {"host": HOST, **more}
        if self.rng.random() < 0.1:
            found[self.rng.choice(["origin", "cookie", "accept-language", "range", "host", "x-forwarded-for"])] = (
                self.word()
            )
        return [
            (name.encode(), re.sub(r"[\r\n\0]", "", value).encode("utf-8", "replace")) for name, value in found.items()
        ]

    def scope(self, kind: str, path: str, query: str, headers: list[tuple[bytes, bytes]], method: str = "GET") -> Any:
        path = path.encode("utf-8", "replace").decode()  # as a server reads it
        return {
            "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": method,
            "scheme": "http" if kind == "http" else "ws", "path": path, "raw_path": quote(path,
            errors="replace").encode(),
            "query_string": query.encode("utf-8", "replace"), "headers": headers, "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8765), "root_path": "", "subprotocols": [], "state": {},
            "extensions": {"websocket.http.response": {}},
        }  # fmt: skip

    async def asked(self, kind: str, method: str, path: str, query: str, headers: Any, body: bytes = b"") -> None:
        """One request; its answer has to be one."""
        self.found.sent[kind] += 1
        self.log.now = sent = (method, path, query, body, headers)
        status, left = list[int](), [{"type": "http.request", "body": body, "more_body": False}]
        came = asyncio.Event()

        async def receive() -> Any:
            if left:
                return left.pop()
            await came.wait()  # whoever reads a stream has enough of it soon
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                status.append(message["status"])
            elif message.get("body"):
                came.set()

        try:
            length = [(b"content-length", str(len(body)).encode())] if body else []
            scope = self.scope("http", path, query, [*headers, *length], method)
            await asyncio.wait_for(self.asgi(scope, receive, send), 60)
        except Exception as error:
            self.found.problem(f"{error!r} came out", sent)
        self.found.answers[f"{kind} {status[0] if status else 'none'}"] += 1
        if not status or status[0] >= 500:
            self.found.problem(f"answered with {status}", sent)

    def token(self, table: Table, seat: int) -> str:
        made = api.make_token(self.app, table.row.id, seat, f"person{seat}")
        return made if self.rng.random() < 0.9 else self.bent_text(made)

    def path(self, shape: str) -> str:
        table = self.table()
        names = {"t": table.row.id, "g": table.game.id, "w": self.word().replace("?", "")}
        if self.rng.random() < 0.05:
            names["t"] = names["w"]
        return shape.format(**names)

    def query(self, *names: str) -> str:
        chosen = {name: self.word() for name in names if self.rng.random() < 0.3}
        return urlencode(chosen, errors="replace")

    async def api(self) -> None:
        endpoint, table = self.rng.choice(api.ENDPOINTS), self.table()
        seat, doing = self.doing(table)
        body = {
            "game": self.rng.choice(games()),
            **doing,
            "kind": doing["kind_"],
            "yes": True,
            "about": 0,
            "message": 1,
        }
        body["seats"] = [
            self.rng.choice(["you", "open", "you", "bot:random", self.word()]) for _ in range(self.rng.randrange(5))
        ]
        known = {one.name for one in fields(endpoint.takes)}
        body = {name: value for name, value in body.items() if name in known}
        data = json.dumps(self.bent(body), default=str).encode()
        if self.rng.random() < 0.05:
            data = self.bent_text(data.decode()).encode("utf-8", "surrogatepass")
        path = api.PREFIX + endpoint.path.format(table=table.row.id if self.rng.random() < 0.95 else self.word())
        headers = (
            self.headers(authorization=f"Bearer {self.token(table, seat)}")
            if self.rng.random() < 0.9
            else self.headers()
        )
        query = self.query("lang", "before") + ("&after=x" if self.rng.random() < 0.1 else "")
        await self.asked("api", endpoint.method, path, query, headers, data if endpoint.method == "POST" else b"")

    def cookies(self, person: str) -> dict[str, str]:
        cookie = self.app.cookie(person)
        made = f"fid={cookie if self.rng.random() < 0.95 else self.bent_text(cookie)}"
        return {
            "cookie": made
            + (f"; lang=de; name={quote(self.word(), errors='replace')}" if self.rng.random() < 0.3 else "")
        }

    async def page(self) -> None:
        headers = self.headers(**self.cookies(f"person{self.rng.randrange(3)}"))
        query = self.query("at", "q", "page", "state", "game", "choice", "table", "from", "eyes", "before", "part")
        await self.asked(
            "page", self.rng.choice(["GET"] * 9 + ["HEAD", "PUT"]), self.path(self.rng.choice(PAGES)), query, headers
        )

    async def form(self) -> None:
        table = self.table()
        seat, doing = self.doing(table)
        person = f"person{seat}"
        made = {
            **doing,
            "csrf": self.app.signer.sign("csrf", f"{person}:x"),
            "game": table.game.id,
            "way": "friends",
            "at": "1",
        }
        made["record"] = self.bent_text(json.dumps(self.rng.choice(self.documents))) if self.rng.random() < 0.3 else ""
        told = {key: str(value) for key, value in self.bent(made).items()}
        kind = "application/x-www-form-urlencoded" if self.rng.random() < 0.9 else "multipart/form-data; boundary=x"
        headers = self.headers(**self.cookies(person), origin=f"http://{HOST}", **{"content-type": kind})
        body = urlencode(told, errors="replace").encode()[:60_000]
        shape = self.rng.choice(FORMS + FORMS[1:2] * 8) if self.rng.random() < 0.98 else "/record"
        await self.asked("form", "POST", self.path(shape), "", headers, body)

    async def socket(self) -> None:
        """A socket of somebody's, and some messages."""
        table = self.table()
        messages = []
        for _ in range(A_SOCKET):
            seat, doing = self.doing(table)
            text = json.dumps({"id": 1, **self.bent(doing)}, default=str)
            messages.append(self.bent_text(text) if self.rng.random() < 0.1 else text)
        seat = next((one for one in table.actors() if one >= 0), 0)
        await self.talked(table, self.token(table, seat), messages)

    async def talked(self, table: Table, token: str, messages: list[str]) -> None:
        coming: asyncio.Queue[Any] = asyncio.Queue()
        coming.put_nowait({"type": "websocket.connect"})
        left, unanswered = list(reversed(messages)), [0]

        def next_ones() -> None:
            """Some at once, as a hasty client sends them."""
            for _ in range(min(len(left), self.rng.randrange(1, AT_ONCE))):
                self.log.now = text = left.pop()
                self.found.sent["socket"] += 1
                unanswered[0] += 1
                odd = self.rng.random() < 0.003
                coming.put_nowait({"type": "websocket.receive", **({"bytes": b"\0"} if odd else {"text": text})})
            if not unanswered[0]:
                coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

        async def send(message: Any) -> None:
            kind = message["type"]
            if kind == "websocket.accept":
                next_ones()
            elif kind in ("websocket.close", "websocket.http.response.start"):
                self.found.answers[f"socket closed {message.get('code', message.get('status'))}"] += 1
                coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
            elif kind == "websocket.send" and message.get("text"):
                answer = json.loads(message["text"])
                if "id" in answer:
                    self.found.answers["socket " + ("ok" if answer.get("ok") else "refused")] += 1
                    if "something went wrong" in str(answer.get("error")):
                        self.found.problem("a message could not be answered", self.log.now)
                    unanswered[0] -= 1
                    if not unanswered[0]:
                        next_ones()

        headers = self.headers(authorization=f"Bearer {token}")
        if self.rng.random() < 0.05:
            headers = self.headers(**self.cookies("person0"), origin=f"http://{HOST}")
        self.found.sent["socket"] += 1
        try:
            scope = self.scope("websocket", f"/t/{table.row.id}/live", self.query("changes", "at"), headers)
            await asyncio.wait_for(self.asgi(scope, coming.get, send), 60)
        except Exception as error:
            self.found.problem(f"{error!r} came out of a socket", self.log.now)

    async def record(self) -> None:
        """A file that somebody brings along."""
        self.found.sent["record"] += 1
        document = copy.deepcopy(self.rng.choice(self.documents))
        made = self.bent(document)
        if isinstance(made.get("moves"), list) and self.rng.random() < 0.5:
            table = self.table()
            made = {
                **json.loads(table.session.record.dumps()),
                **({"moves": made["moves"]} if self.rng.random() < 0.3 else {}),
            }
        text = json.dumps(made, default=str)
        text = self.log.now = self.bent_text(text) if self.rng.random() < 0.5 else text
        try:
            check_record(text)
            self.found.answers["record good"] += 1
        except FidchellError:
            self.found.answers["record refused"] += 1
        except Exception as error:
            self.found.problem(f"{error!r} came out of a record", text)

    async def notice(self) -> None:
        """What another process tells, perhaps one of another version. What it says is logged and comes to nothing."""
        self.found.sent["notice"] += 1
        notice = self.bent(
            {"what": self.rng.choice(NOTICES), "table": self.table().row.id, "person": "person0", "seat": 0}
        )
        logging.disable(logging.ERROR)
        try:
            self.app.sharing.hear(notice)
            await asyncio.sleep(0)
        except Exception as error:
            self.found.problem(f"{error!r} came out of a notice", notice)
        finally:
            logging.disable(logging.NOTSET)


# -- plain bytes ------------------------------------------------------------------------------------------------------

LINES: Final = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /api/v1/games HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\n{}",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET /t/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n",
    b"POST /new HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\nZZ\r\n",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
)  # fmt: skip


async def at_the_port(number: int, seed: str) -> tuple[int, int]:
    """So many connections to a server of its own: how many, and how many errors of ours; it still answers then."""
    with tempfile.TemporaryDirectory(prefix="fidchell-") as folder:
        house = House(Path(folder), "sqlite", proxied=False)
        try:
            await house.open()
            bad = await bytes_at(house.port, number, seed)
            await house.answers()
            return number, bad + house.log.read_text().count("Traceback")
        finally:
            house.close()


async def bytes_at(port: int, number: int, seed: str) -> int:
    """So many connections that speak nonsense; how many were answered with an error of ours."""
    rng, bad = random.Random(f"{seed} bytes"), 0
    for nth in range(number):
        data = bytearray(rng.choice(LINES))
        for _ in range(rng.randrange(6)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        local = (f"127.9.{nth // 250 % 250}.{1 + nth % 250}", 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
        with contextlib.suppress(OSError, asyncio.TimeoutError):
            writer.write(bytes(data[: rng.randrange(len(data) + 1)]) if rng.random() < 0.3 else bytes(data))
            writer.write_eof()
            answer = await asyncio.wait_for(reader.read(300), 0.05 if rng.random() < 0.95 else 1)
            bad += answer.startswith(b"HTTP/1.1 500")
        writer.close()
    return bad
