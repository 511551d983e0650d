"""Keeping house from the command line: the same as the administrator's page, on any store, while it is served."""

import getpass
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from fidchell.cli.app import app
from fidchell.cli.arguments import Lang, read_lang
from fidchell.cli.serving import Data, Database
from fidchell.core.errors import InvalidOptions
from fidchell.server.errors import WrongSetting

if TYPE_CHECKING:
    from fidchell.server.store import Store

USUAL: Final = "usual"  # in place of a burst: the limit that there is without any word

admin = typer.Typer(help="Administer a public server: tables, people, messages, bans, limits, tokens.")
app.add_typer(admin, name="admin")

Word = Annotated[
    str, typer.Argument(metavar="[WORD]", help="A word from a name or a message, an id, or the beginning of one.")
]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why, for the audit trail.")]
BanReason = Annotated[
    str, typer.Option("--reason", metavar="TEXT", help="Why: whoever is banned reads it, and the audit trail keeps it.")
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


class Voice:
    """The words of the administrator's page."""

    def __init__(self, lang: str | None) -> None:
        from fidchell.web.pages import TEXTS

        self.lang, self.texts = read_lang(lang), TEXTS

    def say(self, message: str, **arguments: str | int) -> str:
        return self.texts.say(self.lang, f"w-admin-{message}", **arguments)

    def moment(self, at: float) -> str:
        return self.say("days", days=0) if at > 1e15 else time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))

    def done(self, what: str, whom: str) -> None:
        print(self.say("done", what=what, whom=whom))

    def listed(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Columns below their headings; the last one is as long as it likes."""
        lines = [[self.say(head) for head in heads], *rows]
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        for line in lines:
            print("  ".join(word.ljust(width) for word, width in zip(line, widths, strict=True)).rstrip())


@admin.command(epilog="Example: fidchell admin token ann")
def token(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its owner, as named in the audit trail.")],
    metrics: Annotated[bool, typer.Option("--metrics", help="For /metrics only.")] = False,
    drop: Annotated[bool, typer.Option("--drop", help="Revoke it instead.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Print a new token for the page /admin, or for /metrics; it replaces any older one of the same name."""
    if not name.strip():
        raise InvalidOptions.because("token-name")
    voice = Voice(lang)
    with house(data, database) as store:
        if drop:
            store.drop_key(name, who())
            voice.done("drop-key", name)
        else:
            kind = "metrics" if metrics else "admin"
            print(store.make_key(name, kind, who()), flush=True)
            print(voice.say("token-made", kind=kind), file=sys.stderr)  # what is printed is the token alone


@admin.command(epilog="Example: fidchell admin tables Ann")
def tables(word: Word = "", number: Number = 50, data: Data = None, database: Database = "", lang: Lang = None) -> None:
    """List tables, the most recently changed first."""
    from fidchell.server.store import Filter
    from fidchell.server.store import Word as Sought
    from fidchell.web.admin import state_of

    voice = Voice(lang)
    with house(data, database) as store:
        games = (word.casefold(),)
        words = tuple(Sought(one, games=games) for one in word.casefold().split())
        voice.listed(
            ("table", "game", "state", "changed", "people"),
            [
                [
                    row.id,
                    row.game,
                    voice.say("table-state", state=state_of(row, store.archives_after)),
                    voice.moment(row.changed),
                    " – ".join(seat.name for seat in row.seats),
                ]
                for row in store.all_tables(word, number, Filter(words=words))
            ],
        )


@admin.command(epilog="Example: fidchell admin people Ann")
def people(word: Word = "", number: Number = 50, data: Data = None, database: Database = "", lang: Lang = None) -> None:
    """List people at the latest tables: their ids, names and tables."""
    from fidchell.server.house import known_in
    from fidchell.server.store import Filter
    from fidchell.server.store import Word as Sought

    voice = Voice(lang)
    with house(data, database) as store:
        words = tuple(Sought(one) for one in word.casefold().split())
        found = known_in(store.all_tables(word, 1000, Filter(words=words)), word)[:number]
        voice.listed(
            ("person", "changed", "names", "tables"),
            [[one.person, voice.moment(one.changed), ", ".join(one.names), " ".join(one.tables[:5])] for one in found],
        )


@admin.command(epilog="Example: fidchell admin messages spam")
def messages(
    word: Word = "", number: Number = 50, data: Data = None, database: Database = "", lang: Lang = None
) -> None:
    """List messages, the latest first."""
    voice = Voice(lang)
    with house(data, database) as store:
        voice.listed(
            ("message", "when", "state", "person", "text"),
            [
                [
                    said.place,
                    voice.moment(said.at),
                    voice.say("message-state", state="removed" if said.removed else "shown"),
                    said.person,
                    f"{said.name}: {said.text}",
                ]
                for said in store.find_said(word, number)
            ],
        )


@admin.command("remove-message", epilog="Example: fidchell admin remove-message kQ3f9xWzb1c#17 --reason insult")
def remove_message(
    place: Place,
    reason: Reason = "",
    restore: Annotated[bool, typer.Option("--restore", help="Show it again instead.")] = False,
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Hide a message from everybody; it is kept, and the audit trail says who removed it."""
    table, _, number = place.rpartition("#")
    if not table or not number.isdecimal():
        raise WrongSetting("message-name", place=place)
    voice = Voice(lang)
    with house(data, database) as store:
        store.remove_said(table, int(number), who(), reason, removed=not restore)
        voice.done("restore-message" if restore else "remove-message", place)


@admin.command("remove-table", epilog="Example: fidchell admin remove-table kQ3f9xWzb1c --reason spam")
def remove_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="As `tables` lists them.")],
    reason: Reason = "",
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Remove a table with its moves and messages, for ever; the trail says who did it."""
    voice = Voice(lang)
    with house(data, database) as store:
        store.remove_table(table, who(), reason)
        voice.done("remove-table", table)


@admin.command(epilog="Example: fidchell admin ban 203.0.113.7 --days 7 --reason spam")
def ban(
    person: Annotated[str, typer.Argument(metavar="WHOM", help="A person's id, an address, or a network.")],
    reason: BanReason = "",
    days: Annotated[float, typer.Option("--days", metavar="N", min=0.0, help="How long; 0: for ever.")] = 7,
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Ban a person or an address, in all processes at once."""
    from fidchell.server.house import FOR_EVER, Ban
    from fidchell.web.household import somebody

    voice = Voice(lang)
    with house(data, database) as store:
        ends = time.time() + days * 24 * 3600 if days else FOR_EVER
        one = Ban(somebody(store, person), reason, ends, who=who())
        store.ban(one)
        print(voice.say("banned", whom=one.whom, ever="yes" if one.for_ever else "no", until=voice.moment(ends)))


@admin.command(epilog="Example: fidchell admin lift 203.0.113.7")
def lift(
    person: Annotated[str, typer.Argument(metavar="WHOM", help="As `bans` lists them.")],
    reason: Reason = "",
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Lift a ban."""
    from fidchell.web.household import whom

    voice = Voice(lang)
    with house(data, database) as store:
        store.lift(whom(person), who(), reason)
        voice.done("lift", whom(person))


@admin.command(epilog="Example: fidchell admin bans")
def bans(data: Data = None, database: Database = "", lang: Lang = None) -> None:
    """List all bans."""
    voice = Voice(lang)
    with house(data, database) as store:
        voice.listed(
            ("whom", "when", "ends", "who", "reason"),
            [[one.whom, voice.moment(one.begun), voice.moment(one.ends), one.who, one.reason] for one in store.bans()],
        )


@admin.command(epilog="Example: fidchell admin limit say 10 0.5")
def limit(
    kind: Annotated[str, typer.Argument(metavar="[KIND]", help="Which limit; default: list them all.")] = "",
    burst: Annotated[
        str, typer.Argument(metavar="[BURST]", help="How many at once, or `usual`; default: only show it.")
    ] = "",
    rate: Annotated[str, typer.Argument(metavar="[RATE]", help="Per second.")] = "",
    data: Data = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Show the rate limits of an address, or change one."""
    from fidchell.web.admin import limit_of
    from fidchell.web.rate_limits import RATES

    voice = Voice(lang)
    with house(data, database) as store:
        if kind:
            found = limit_of({"kind": kind, "burst": "" if burst == USUAL else burst, "rate": rate})
            if burst:
                store.set_limit(*found, who())
        others = store.limits()
        voice.listed(
            ("kind", "limit", "usual", "limited-what"),
            [
                [
                    name,
                    "{:g} + {:g}/s".format(*others.get(name, usual)),
                    "{:g} + {:g}/s".format(*usual),
                    voice.say("limited", kind=name),
                ]
                for name, usual in RATES.items()
                if kind in ("", name)
            ],
        )


@admin.command(epilog="Example: fidchell admin trail")
def trail(number: Number = 50, data: Data = None, database: Database = "", lang: Lang = None) -> None:
    """Show what administrators have done (the audit trail), the latest last."""
    voice = Voice(lang)
    with house(data, database) as store:
        voice.listed(
            ("when", "who", "deed", "about", "digest", "reason"),
            [
                [
                    voice.moment(deed.at),
                    deed.who,
                    voice.say("did", what=deed.what),
                    deed.whom,
                    deed.digest[:16],
                    deed.reason,
                ]
                for deed in store.trail(number=number)
            ],
        )
