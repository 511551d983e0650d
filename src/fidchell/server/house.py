"""Keeping house: who is banned and why, which messages are removed, other limits, administrators' keys, and the trail
of all that.

Every deed leaves a line on the trail, in the same transaction: whoever reads the trail on knows of everything that was
decided, in whichever process.
"""

import hashlib
import math
import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, Protocol

from fidchell.server.errors import NoSuchTable, StoreError
from fidchell.server.sql import Change, Values

if TYPE_CHECKING:
    from fidchell.server.store import Row

FOR_EVER: Final = math.inf
LAST: Final = datetime.max.replace(tzinfo=UTC).timestamp()  # the last moment that has a date
KINDS: Final = ("admin", "metrics")  # what a key opens
PART: Final = 6  # characters of an id by which somebody is found


@dataclass(frozen=True)
class Ban:
    """`whom`: a person's id, an address, or a network of addresses."""

    whom: str
    reason: str
    ends: float = FOR_EVER
    begun: float = field(default_factory=time.time)
    who: str = ""

    @property
    def holds(self) -> bool:
        return time.time() < self.ends

    @property
    def for_ever(self) -> bool:
        return self.ends > LAST


@dataclass(frozen=True)
class Deed:
    """A line of the trail: who did what to whom. `digest`: the fingerprint of a message that was removed."""

    number: int
    at: float
    who: str
    what: str
    whom: str
    reason: str
    digest: str


@dataclass(frozen=True)
class Said:
    """A message as an administrator sees it."""

    table: str
    number: int
    name: str
    text: str
    at: float
    person: str
    removed: int

    @property
    def place(self) -> str:
        return f"{self.table}#{self.number}"


@dataclass(frozen=True)
class Key:
    name: str
    kind: str
    made: float


@dataclass
class Known:
    """Somebody without an account: the names and tables under which they are known."""

    person: str
    names: list[str]
    tables: list[str]
    changed: float


class House(Protocol):
    """What keeping house needs of a store; `who` does it, for the trail."""

    def bans(self) -> list[Ban]: ...

    def ban(self, ban: Ban) -> None:
        """In place of an older one of the same person or address."""
        ...

    def lift(self, whom: str, who: str, reason: str = "") -> None: ...

    def find_said(self, word: str, number: int) -> list[Said]:
        """The latest messages with a word, at a table, or of a person (by the beginning of their id)."""
        ...

    def remove_said(self, table: str, number: int, who: str, reason: str, removed: bool = True) -> None:
        """Nobody sees the message any more; it is kept and can be shown again."""
        ...

    def remove_table(self, table: str, who: str, reason: str) -> None:
        """With its moves and messages, for ever; the trail has a fingerprint of the moves."""
        ...

    def limits(self) -> dict[str, tuple[float, float]]:
        """The rate limits that differ from the usual ones."""
        ...

    def set_limit(self, kind: str, limit: tuple[float, float] | None, who: str) -> None:
        """None: as usual."""
        ...

    def make_key(self, name: str, kind: str, who: str) -> str:
        """A token, in place of an older one of the same name; it is stored nowhere, only its fingerprint."""
        ...

    def drop_key(self, name: str, who: str) -> None: ...

    def key(self, digest: str) -> Key | None: ...

    def trail(self, after: int = 0, number: int = 1000) -> list[Deed]:
        """The latest deeds, in order."""
        ...

    def measure(self, process: str, text: str) -> None:
        """Leave what a process has counted, for whoever is asked."""
        ...

    def measures(self) -> dict[str, str]:
        """What all processes have left lately."""
        ...


class SqlHouse:
    """The same in SQL. What differs between the stores: how letters are made small, and how words are found."""

    small, finds = "casefold", "instr"

    def _write(self, changes: Iterable[Change]) -> None:
        """All of them, durably, or none; Conflict if something exists already or somebody else was faster."""
        raise NotImplementedError

    def _select(self, sql: str, values: Values | None = None) -> list[Any]:
        raise NotImplementedError

    def _did(self, *changes: Change, who: str, what: str, whom: str, reason: str = "", digest: str = "") -> None:
        line = (
            "INSERT INTO trail (number, at, who, what, whom, reason, digest) "
            "SELECT coalesce(max(number), 0) + 1, :at, :who, :what, :whom, :reason, :digest FROM trail"
        )
        values = {"at": time.time(), "who": who, "what": what, "whom": whom, "reason": reason, "digest": digest}
        self._write([*changes, Change(line, values)])

    def bans(self) -> list[Ban]:
        return [
            Ban(*one) for one in self._select("SELECT whom, reason, ends, begun, who FROM bans ORDER BY begun DESC")
        ]

    def ban(self, ban: Ban) -> None:
        sql = "INSERT INTO bans (whom, reason, ends, begun, who) VALUES (:whom, :reason, :ends, :begun, :who)"
        changes = [Change("DELETE FROM bans WHERE whom = :whom", vars(ban)), Change(sql, vars(ban))]
        self._did(*changes, who=ban.who, what="ban", whom=ban.whom, reason=ban.reason)

    def lift(self, whom: str, who: str, reason: str = "") -> None:
        if not self._select("SELECT 1 FROM bans WHERE whom = :whom", {"whom": whom}):
            raise StoreError("not-banned", whom=whom)
        gone = Change("DELETE FROM bans WHERE whom = :whom", {"whom": whom})
        self._did(gone, who=who, what="lift", whom=whom, reason=reason)

    def find_said(self, word: str, number: int) -> list[Said]:
        sql = (
            "SELECT tbl, number, name, text, at, person, removed FROM messages "
            f"WHERE {self.finds}({self.small}(name), :word) > 0 OR {self.finds}({self.small}(text), :word) > 0 "
            f"OR tbl = :as_is OR (length(:as_is) >= {PART} AND substr(person, 1, length(:as_is)) = :as_is) "
            "ORDER BY at DESC, number DESC LIMIT :most"
        )
        found = self._select(sql, {"word": word.casefold(), "as_is": word, "most": number})
        return [Said(*values) for values in found]

    def remove_said(self, table: str, number: int, who: str, reason: str, removed: bool = True) -> None:
        which = {"table": table, "number": number, "now": int(removed), "before": int(not removed)}
        sql = "SELECT text FROM messages WHERE tbl = :table AND number = :number AND removed = :before"
        found = self._select(sql, which)
        if not found:
            raise StoreError("no-such-message", place=f"{table}#{number}")
        digest = hashlib.sha256(found[0][0].encode()).hexdigest()
        mark = "UPDATE messages SET removed = :now WHERE tbl = :table AND number = :number AND removed = :before"
        what = "remove-message" if removed else "restore-message"
        change = Change(mark, which, one=True)
        self._did(change, who=who, what=what, whom=f"{table}#{number}", reason=reason, digest=digest)

    def remove_table(self, table: str, who: str, reason: str) -> None:
        if not self._select("SELECT 1 FROM tables WHERE id = :table", {"table": table}):
            raise NoSuchTable("no-table", table=table)
        moves = self._select("SELECT move FROM moves WHERE tbl = :table ORDER BY number", {"table": table})
        digest = hashlib.sha256("\n".join(move for (move,) in moves).encode()).hexdigest()
        self._did(*removal(table), who=who, what="remove-table", whom=table, reason=reason, digest=digest)

    def limits(self) -> dict[str, tuple[float, float]]:
        return {kind: (burst, rate) for kind, burst, rate in self._select("SELECT kind, burst, rate FROM limits")}

    def set_limit(self, kind: str, limit: tuple[float, float] | None, who: str) -> None:
        changes = [Change("DELETE FROM limits WHERE kind = :kind", {"kind": kind})]
        if limit is not None:
            values = {"kind": kind, "burst": limit[0], "rate": limit[1]}
            changes.append(Change("INSERT INTO limits (kind, burst, rate) VALUES (:kind, :burst, :rate)", values))
        told = "usual" if limit is None else f"{limit[0]:g} + {limit[1]:g}/s"
        self._did(*changes, who=who, what="limit", whom=kind, reason=told)

    def make_key(self, name: str, kind: str, who: str) -> str:
        token = secrets.token_urlsafe(32)
        values = {"digest": digest_of(token), "name": name, "kind": kind, "made": time.time()}
        sql = "INSERT INTO keys (digest, name, kind, made) VALUES (:digest, :name, :kind, :made)"
        self._did(self._keyless(name), Change(sql, values), who=who, what="key", whom=name, reason=kind)
        return token

    def drop_key(self, name: str, who: str) -> None:
        if not self._select("SELECT 1 FROM keys WHERE name = :name", {"name": name}):
            raise StoreError("no-such-key", name=name)
        self._did(self._keyless(name), who=who, what="drop-key", whom=name)

    def _keyless(self, name: str) -> Change:
        return Change("DELETE FROM keys WHERE name = :name", {"name": name})

    def key(self, digest: str) -> Key | None:
        found = self._select("SELECT name, kind, made FROM keys WHERE digest = :digest", {"digest": digest})
        return Key(*found[0]) if found else None

    def trail(self, after: int = 0, number: int = 1000) -> list[Deed]:
        sql = (
            "SELECT number, at, who, what, whom, reason, digest FROM trail WHERE number > :after "
            "ORDER BY number DESC LIMIT :most"
        )
        return [Deed(*one) for one in self._select(sql, {"after": after, "most": number})][::-1]

    def measure(self, process: str, text: str) -> None:
        """Nobody else is asked."""

    def measures(self) -> dict[str, str]:
        return {}


def removal(table: str) -> list[Change]:
    """What removes a table with all that belongs to it."""
    parts = ("moves WHERE tbl", "reviews WHERE tbl", "messages WHERE tbl", "tables WHERE id")
    return [Change(f"DELETE FROM {part} = :table", {"table": table}) for part in parts]


def digest_of(token: str) -> str:
    """What is stored of a token: nobody can make one of it."""
    return hashlib.sha256(token.encode()).hexdigest()


def known_in(rows: Iterable["Row"], word: str = "") -> list[Known]:
    """Those who have seats at some tables, the latest first; `word`: in a name, or the beginning of an id."""
    found: dict[str, Known] = {}
    for row in rows:
        for seat in row.seats:
            named = word.casefold() in seat.name.casefold() or row.id == word
            if not seat.person or not (named or (len(word) >= PART and seat.person.startswith(word))):
                continue
            one = found.setdefault(seat.person, Known(seat.person, [], [], row.changed))
            one.names += [seat.name] if seat.name not in one.names else []
            one.tables += [row.id] if row.id not in one.tables else []
            one.changed = max(one.changed, row.changed)
    return sorted(found.values(), key=lambda one: -one.changed)
