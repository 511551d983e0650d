"""For those who make games: generated files, a new game, how fast everything is."""

from pathlib import Path
from typing import Annotated

import typer

from fidchell.cli.app import app, say
from fidchell.cli.arguments import (
    Json,
    finite,
    mind_speed,
    print_json,
    read_lang,
    some_games,
)


@app.command(epilog="Example: fidchell generate brandub --check")
def generate(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Default: all.", autocompletion=some_games)] = None,
    check: Annotated[bool, typer.Option("--check", help="Change nothing; fail if something would change.")] = False,
) -> int:
    """Make a game's fields.py from its position.py and events.py."""
    from fidchell.lab import newgame

    changed = newgame.bring_up_to_date([game] if game else [], check)
    for name in changed:
        print(f"{name}: fields.py {'is not current; run `fidchell generate`' if check else 'written'}")
    return 1 if check and changed else 0


@app.command("new-game", epilog="Example: fidchell new-game river-crossing")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Lower-case letters, digits and hyphens.")],
    folder: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where to write it; default: beside the other games.")
    ] = None,
    package: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Write it as an installable package of your own, in DIR or here."),
    ] = None,
) -> None:
    """Write a folder with a small, complete game for you to turn into your own."""
    from fidchell.lab import newgame

    written = newgame.make_package(name, package, folder or Path()) if package else newgame.make(name, folder)
    for path in written:
        print(path)
    lacks = newgame.missing_entry(package, folder or Path()) if package else ""
    if lacks:
        print(
            say(read_lang(None), "new-game-entry", file=str((folder or Path()) / "pyproject.toml")), lacks, sep="\n\n"
        )
    if package:
        print(f"Install it so that your changes take effect at once: pip install --editable {folder or '.'}")
    print(f"Play it: fidchell play {name.replace('_', '-')} · make it yours: docs/new-game.md")


@app.command("keep-rules", epilog="Example: fidchell keep-rules brandub")
def keep_rules(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="The game whose rules are to change.", autocompletion=some_games)
    ],
) -> None:
    """Before a change of rules: keep the present ones for tables begun under them, and raise the game's revision."""
    from fidchell.lab import newgame

    for path in newgame.keep_rules(game):
        print(path)


@app.command(epilog="Example: fidchell bench --json")
def bench(
    as_json: Json = False,
    seconds: Annotated[
        float, typer.Option(metavar="S", min=0.001, max=60.0, callback=finite, help="How long one measurement takes.")
    ] = 0.5,
    rounds: Annotated[int, typer.Option(metavar="N", min=1, help="How often to repeat each; the median counts.")] = 5,
    server: Annotated[bool, typer.Option(help="Measure the web table, too.")] = True,
) -> None:
    """Measure how fast games, copies and choices are: compiled and interpreted, with one process and with two."""
    from fidchell.lab import bench as measuring
    from fidchell.web import bench as serving

    mind_speed()
    data = measuring.measure(seconds, rounds)
    if server:
        data["server"] = serving.server_figures()
    if as_json:
        print_json(data)
    else:
        print("\n".join(measuring.table(data)))
        if server:
            print("\n".join(["", "server", *serving.lines(data["server"])]))
