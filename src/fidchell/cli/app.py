"""The command `fidchell` itself; its subcommands are in the other files here."""

from functools import cache
from pathlib import Path
from typing import Annotated, Final

import typer

import fidchell
from fidchell.core.errors import speak_from
from fidchell.core.text import Texts
from fidchell.lab.words import fitting

TEXTS: Final = Path(__file__).resolve().parent / "text"
speak_from(TEXTS)

app = typer.Typer(
    name="fidchell",
    help="Board games at your table: play, watch, simulate, look up the rules.",
    epilog="Example: fidchell play avignon --seats you,level:3",
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
pack_app = typer.Typer(help="Packs: data files with the cards of your own copy, in the format of the game's own file.")
app.add_typer(pack_app, name="pack")


def say(lang: str, message: str, **given: str | int) -> str:
    """What the command line itself has to say."""
    return words().say(lang, message, **fitting(given))


@cache
def words() -> Texts:
    return Texts([TEXTS])


@app.callback()
def top(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> int | None:
    if version:
        print(f"fidchell {fidchell.__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
    return None
