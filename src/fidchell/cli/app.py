"""The command `fidchell` itself; its subcommands are in the other files here."""

from pathlib import Path
from typing import Annotated, Final

import typer

import fidchell

TEXTS: Final = Path(__file__).resolve().parent / "text"

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
