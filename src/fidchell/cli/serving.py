"""The web table: serve, and copy its games."""

import re
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fidchell.bots import own
from fidchell.cli.app import app, say
from fidchell.cli.arguments import (
    Lang,
    finite,
    mind_speed,
    read_lang,
)
from fidchell.core.errors import InvalidOptions

if TYPE_CHECKING:
    from fidchell.server.checking import Report

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Where games are stored; default: fidchell in $XDG_DATA_HOME."),
]

Shared = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="FIDCHELL_DATABASE",
        show_envvar=True,
        help="The database that the web processes use: postgresql://… It says for whom to think, so it is needed.",
    ),
]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="FIDCHELL_DATABASE",
        show_envvar=True,
        help="PostgreSQL in place of --data: postgresql://…",
    ),
]

Thinkers = Annotated[
    int | None,
    typer.Option(
        "--thinkers", metavar="N", min=0, help="Processes for bots and coach; default: one fewer than there are cores."
    ),
]
Log = Annotated[
    str,
    typer.Option(
        "--log",
        metavar="FORM",
        envvar="FIDCHELL_LOG",
        help="plain, or json, which also writes a line for every request.",
    ),
]
Inherit = Annotated[str, typer.Option("--inherit", hidden=True)]  # from the parent of several processes


@app.command(epilog="Example: fidchell serve --host 0.0.0.0 --port 8765 --data games")
def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0: let others in, too.")] = (
        "127.0.0.1"
    ),
    port: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, max=65535, help="Default: 8765, or the next free one; 0: any."),
    ] = None,
    data: Data = None,
    public_url: Annotated[
        str, typer.Option("--public-url", metavar="URL", help="The address others use, for invitations.")
    ] = "",
    trust_proxy: Annotated[
        str,
        typer.Option(
            "--trust-proxy",
            metavar="ADDRESS,…",
            help="A proxy in front of the server that is trusted to say where requests come from: addresses, networks, "
            "or loopback.",
        ),
    ] = "",
    allow_host: Annotated[
        str,
        typer.Option(
            "--allow-host",
            metavar="NAME,…",
            help="Further names under which browsers may reach the server, besides localhost, addresses and the host "
            "of --public-url.",
        ),
    ] = "",
    pace: Annotated[
        float, typer.Option(metavar="S", min=0.0, max=10.0, callback=finite, help="Seconds before a bot moves.")
    ] = 1.0,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    database: Database = "",
    workers: Annotated[
        int | None,
        typer.Option(
            "--workers", metavar="N", min=1, help="Web processes that share the database; SIGHUP renews them."
        ),
    ] = None,
    thinkers: Thinkers = None,
    log: Log = "plain",
    archive: Annotated[
        float,
        typer.Option(
            "--archive",
            metavar="DAYS",
            min=1.0,
            envvar="FIDCHELL_ARCHIVE",
            callback=finite,
            help="Archive running tables that nobody has touched for this long.",
        ),
    ] = 90.0,
    inherit: Inherit = "",
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="FILE.py:NAME", help="A bot of your own that may sit at tables here."),
    ] = None,
) -> int:
    """Serve the games in the browser until Ctrl-C."""
    for name in bot or ():
        if not own.in_file(name):
            raise InvalidOptions.because("bot-form", name=name)
        own.bring(name)
    if public_url and not re.fullmatch(r"https?://[^/?#\s\\]+(/[\w.~-]+)*/?", public_url, re.ASCII):
        raise InvalidOptions.because("public-url", url=public_url)
    known_form(log)
    mind_speed()
    from fidchell.web.serve import Inherited
    from fidchell.web.serve import serve as serve_tables

    inherited = Inherited.read(inherit)
    options = {"public_url": public_url, "trust_proxy": trust_proxy, "allow_hosts": allow_host, "database": database}
    return serve_tables(
        host,
        port,
        data,
        **options,
        workers=workers,
        thinkers=thinkers,
        pace=pace,
        browser=browser,
        log_form=log,
        archive=archive,
        inherited=inherited,
    )


@app.command(epilog="Example: fidchell work --database postgresql://games.example.org/fidchell --thinkers 8")
def work(database: Shared = "", thinkers: Thinkers = None, log: Log = "plain", inherit: Inherit = "") -> int:
    """Do the thinking for all web processes that share a database (bots, hints, reviews, records) until Ctrl-C."""
    if not database:
        raise InvalidOptions.because("work-database")
    known_form(log)
    mind_speed()
    from fidchell.web.serve import Inherited
    from fidchell.web.serve import work as think

    return think(database, thinkers, Inherited.read(inherit), log)


def known_form(log: str) -> None:
    if log not in ("plain", "json"):
        raise InvalidOptions.because("log-form", form=log)


@app.command(epilog="Example: fidchell backup /var/backups/fidchell --keep 48 --data games")
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The copy, replaced if it exists; or a folder for it.")],
    data: Data = None,
    database: Database = "",
    keep: Annotated[
        int,
        typer.Option("--keep", metavar="N", min=0, help="FILE is a folder: keep only the latest N there; 0: all."),
    ] = 0,
) -> int:
    """Back up all games to a file while the server runs, and check it; `restore` brings them back."""
    from fidchell.server.checking import tables_with_gaps
    from fidchell.server.copying import dated, keep_latest
    from fidchell.server.store import backup_file
    from fidchell.web.serve import DATABASE, data_folder, store_at

    if keep:
        file.mkdir(parents=True, exist_ok=True)
    target = dated(file) if file.is_dir() else file
    if database:
        with store_at(database) as store:
            store.backup(target)
            source = store.place
    else:
        source = str((data or data_folder()) / DATABASE)
        backup_file(Path(source), target)
    language = read_lang(None)
    print(say(language, "backup-written", source=source, target=str(target)))
    if flawed := tables_with_gaps(target):  # an older backup may have what is missing: all are kept
        print(say(language, "backup-flawed", number=len(flawed), tables=" ".join(flawed)), file=sys.stderr)
        return 1
    if file.is_dir() and keep:
        for gone in keep_latest(file, keep):
            print(say(language, "backup-removed", path=str(gone)))
    return 0


@app.command(epilog="Example: fidchell restore /var/backups/fidchell/fidchell-20260102-030405.sqlite3 --data games")
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file written by `backup`; it stays unchanged.")],
    data: Data = None,
    database: Database = "",
) -> int:
    """Restore all games from a backup to an empty place, and compare everything with the backup. From a damaged file
    every intact table is restored."""
    from fidchell.server.checking import save
    from fidchell.server.copying import restore as bring_back
    from fidchell.server.errors import StoreError
    from fidchell.server.store import refuse_empty
    from fidchell.web.serve import CannotServe, open_store

    if not file.is_file():
        raise CannotServe.because("no-backup", path=file)
    refuse_empty(file)
    language = read_lang(None)
    with closing(open_store(data, database)) as store:
        try:
            number = bring_back(file, store)
        except StoreError as error:
            if error.reason != "store-damaged":
                raise
            report = save(file, store)
            print(say(language, "tables-saved", number=report.tables, target=store.place, file=str(file)))
            print_flaws(report, language)
            return 1
    print(say(language, "tables-restored", number=number, target=store.place, file=str(file)))
    return 0


@app.command(epilog="Example: fidchell check /var/lib/fidchell")
def check(
    data: Annotated[str, typer.Argument(metavar="DATA", help="A folder of games, a file, a backup, or postgresql://…")],
    lang: Lang = None,
) -> int:
    """Check a store or a backup: whether the file is sound, and whether every table is complete and can be replayed."""
    from fidchell.server.checking import check_file, check_store
    from fidchell.web.serve import DATABASE, CannotServe, store_at

    language = read_lang(lang)
    if "://" in data:
        with store_at(data) as store:
            report, place = check_store(store), store.place
    else:
        file = Path(data) / DATABASE if Path(data).is_dir() else Path(data)
        if not file.is_file():
            raise CannotServe.because("no-store", path=file)
        report, place = check_file(file), str(file)
    counts = {"tables": report.tables, "moves": report.moves, "messages": report.messages}
    print(say(language, "check-counts", place=place, unplayed=report.unplayed, **counts))
    if report.sound:
        print(say(language, "check-sound"))
        return 0
    print_flaws(report, language)
    return 1


def print_flaws(report: "Report", language: str) -> None:
    """Name everything that is damaged."""
    if report.damage:
        print(say(language, "check-damage", why=report.damage), file=sys.stderr)
    for part in report.incomplete:
        print(say(language, "check-incomplete", part=part), file=sys.stderr)
    for table, flaw in sorted(report.flaws.items()):
        told = say(language, "check-flaw", table=table, flaw=flaw.kind, move=flaw.number, detail=flaw.detail[:200])
        print(told, file=sys.stderr)


@app.command("copy-store", epilog="Example: fidchell copy-store games/fidchell.sqlite3 postgresql://localhost/fidchell")
def copy_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file of games, or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="The same; there must be no games there yet.")],
) -> None:
    """Copy all games from one store to another, all or nothing; no server may be using them."""
    from fidchell.server.copying import copy
    from fidchell.web.serve import store_at

    with store_at(source, there=True) as old, store_at(target) as new:
        number = copy(old, new)
    print(say(read_lang(None), "tables-copied", number=number, source=old.place, target=new.place))
