"""Keeping house from the command line: the same as the administrator's page, on any store, while it is served."""

import getpass
import os
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from fidchell.cli.app import app
from fidchell.cli.serving import Data, Database
from fidchell.core.errors import InvalidOptions

if TYPE_CHECKING:
    from fidchell.server.store import Store

USUAL: Final = "usual"  # in place of a burst: the limit that there is without any word

admin = typer.Typer(help="Administer a public server: tables, people, messages, bans, limits, tokens.")
app.add_typer(admin, name="admin")

Word = Annotated[
    str, typer.Argument(metavar="[WORD]", help="A word from a name or a message, an id, or the beginning of one.")
]
Reason = Annotated[
    str, typer.Option("--reason", metavar="TEXT", help="For the audit trail; a banned person is told it.")
]
Number = Annotated[int, typer.Option("--number", metavar="N", min=1, max=10_000, help="Print at most N lines.")]
Place = Annotated[str, typer.Argument(metavar="TABLE#NUMBER", help="As `messages` lists them.")]


@contextmanager
def house(data: Path | None, database: str) -> "Iterator[Store]":
    """The store, though a server may have it."""
    from fidchell.web.serve import open_beside

    with closing(open_beside(data, database)) as store:
        yield store


def who() -> str:
    """Whose deed it is, for the trail."""
    try:
        return f"{getpass.getuser()} ($)"
    except (KeyError, OSError):
        return f"{os.getuid()} ($)"


def told(at: float) -> str:
    return "for ever" if at > 1e15 else time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


@admin.command(epilog="Example: fidchell admin token ann")
def token(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its owner, as named in the audit trail.")],
    metrics: Annotated[bool, typer.Option("--metrics", help="For /metrics only.")] = False,
    drop: Annotated[bool, typer.Option("--drop", help="Revoke it instead.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Make a token for the page /admin, or for /metrics; it replaces any older one of the same name."""
    with house(data, database) as store:
        if drop:
            store.drop_key(name, who())
        else:
            print(store.make_key(name, "metrics" if metrics else "admin", who()))


@admin.command(epilog="Example: fidchell admin tables Ann")
def tables(word: Word = "", number: Number = 50, data: Data = None, database: Database = "") -> None:
    """List tables, the most recently changed first."""
    from fidchell.server.store import Filter
    from fidchell.server.store import Word as Sought

    with house(data, database) as store:
        games = (word.casefold(),)
        words = tuple(Sought(one, games=games) for one in word.casefold().split())
        for row in store.all_tables(word, number, Filter(words=words)):
            state = "over" if row.summary.get("result") else "waiting" if row.has_room else "running"
            print(row.id, row.game, state, told(row.changed), " – ".join(seat.name for seat in row.seats), sep="  ")


@admin.command(epilog="Example: fidchell admin people Ann")
def people(word: Word = "", number: Number = 50, data: Data = None, database: Database = "") -> None:
    """List people at the latest tables: their ids, names and tables."""
    from fidchell.server.house import known_in
    from fidchell.server.store import Filter
    from fidchell.server.store import Word as Sought

    with house(data, database) as store:
        words = tuple(Sought(one) for one in word.casefold().split())
        for one in known_in(store.all_tables(word, 1000, Filter(words=words)), word)[:number]:
            print(one.person, told(one.changed), ", ".join(one.names), " ".join(one.tables[:5]), sep="  ")


@admin.command(epilog="Example: fidchell admin messages spam")
def messages(word: Word = "", number: Number = 50, data: Data = None, database: Database = "") -> None:
    """List messages, the latest first."""
    with house(data, database) as store:
        for said in store.find_said(word, number):
            mark = " (removed)" if said.removed else ""
            print(f"{said.place}{mark}", told(said.at), said.person, f"{said.name}: {said.text}", sep="  ")


@admin.command("remove-message", epilog="Example: fidchell admin remove-message kQ3f9xWzb1c#17 --reason insult")
def remove_message(
    place: Place,
    reason: Reason = "",
    restore: Annotated[bool, typer.Option("--restore", help="Show it again instead.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Hide a message from everybody; it is kept, and the audit trail says who removed it."""
    table, _, number = place.rpartition("#")
    if not table or not number.isdecimal():
        raise InvalidOptions(f"{place}: a message is named as TABLE#NUMBER")
    with house(data, database) as store:
        store.remove_said(table, int(number), who(), reason, removed=not restore)


@admin.command("remove-table", epilog="Example: fidchell admin remove-table kQ3f9xWzb1c --reason spam")
def remove_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="As `tables` lists them.")],
    reason: Reason = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Remove a table with its moves and messages, for ever; the trail says who did it."""
    with house(data, database) as store:
        store.remove_table(table, who(), reason)


@admin.command(epilog="Example: fidchell admin ban 203.0.113.7 --days 7 --reason spam")
def ban(
    person: Annotated[str, typer.Argument(metavar="WHOM", help="A person's id, an address, or a network.")],
    reason: Reason = "",
    days: Annotated[float, typer.Option("--days", metavar="N", min=0.0, help="How long; 0: for ever.")] = 7,
    data: Data = None,
    database: Database = "",
) -> None:
    """Ban a person or an address, in all processes at once."""
    from fidchell.server.house import FOR_EVER, Ban
    from fidchell.web.household import whom

    with house(data, database) as store:
        ends = time.time() + days * 24 * 3600 if days else FOR_EVER
        one = Ban(known(store, whom(person)), reason, ends, who=who())
        store.ban(one)
        print(one.whom, "banned until", told(ends))


def known(store: "Store", whom: str) -> str:
    """Somebody who has been here; an address may be anybody's."""
    from fidchell.server.house import known_in
    from fidchell.server.store import Filter

    if (
        "." in whom
        or ":" in whom
        or any(one.person == whom for one in known_in(store.all_tables(whom, 1000, Filter()), ""))
    ):
        return whom
    raise InvalidOptions(f"{whom}: neither an address nor the id of a person at any table; `people` lists them")


@admin.command(epilog="Example: fidchell admin lift 203.0.113.7")
def lift(
    person: Annotated[str, typer.Argument(metavar="WHOM", help="As `bans` lists them.")],
    reason: Reason = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Lift a ban."""
    from fidchell.web.household import whom

    with house(data, database) as store:
        store.lift(whom(person), who(), reason)


@admin.command(epilog="Example: fidchell admin bans")
def bans(data: Data = None, database: Database = "") -> None:
    """List all bans."""
    with house(data, database) as store:
        for one in store.bans():
            print(one.whom, told(one.begun), told(one.ends), one.who, one.reason, sep="  ")


@admin.command(epilog="Example: fidchell admin limit say 10 0.5")
def limit(
    kind: Annotated[str, typer.Argument(metavar="[KIND]", help="Which limit; default: list them all.")] = "",
    burst: Annotated[
        str, typer.Argument(metavar="[BURST]", help="How many at once, or `usual`; default: only show it.")
    ] = "",
    rate: Annotated[str, typer.Argument(metavar="[RATE]", help="Per second.")] = "",
    data: Data = None,
    database: Database = "",
) -> None:
    """Show the rate limits of an address, or change one."""
    from fidchell.web.admin import limit_of
    from fidchell.web.rate_limits import RATES

    with house(data, database) as store:
        if kind:
            found = limit_of({"kind": kind, "burst": "" if burst == USUAL else burst, "rate": rate})
            if burst:
                store.set_limit(*found, who())
        others = store.limits()
        for name, usual in RATES.items() if not kind else [(kind, RATES[kind])]:
            most, more = others.get(name, usual)
            print(f"{name:8} {most:>6g} + {more:g}/s", f"(usually {usual[0]:g} + {usual[1]:g}/s)" * (name in others))


@admin.command(epilog="Example: fidchell admin trail")
def trail(number: Number = 50, data: Data = None, database: Database = "") -> None:
    """Show what administrators have done (the audit trail), the latest last."""
    with house(data, database) as store:
        for deed in store.trail(number=number):
            print(told(deed.at), deed.who, deed.what, deed.whom, deed.digest[:16], deed.reason, sep="  ")
