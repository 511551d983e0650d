"""Draws the README's picture of the terminal table anew: `.venv/bin/python tools/pictures.py`."""

import re
from pathlib import Path

from rich.console import Console

import fidchell
from fidchell.terminal.play import play

PICTURE = Path(__file__).resolve().parent.parent / "docs/pictures/terminal.svg"
SCRIPT = iter(["beseech cardinal", "excommunicate 1", "? excommunicate 2", "? pass"])


def main() -> None:
    console = Console(record=True, width=96, height=60, force_terminal=True, color_system="truecolor")

    def ask(prompt: str) -> str:
        line = next(SCRIPT, None)
        if line is None:
            PICTURE.parent.mkdir(parents=True, exist_ok=True)
            picture = console.export_svg(title="fidchell play avignon")
            # Any fixed-width face will do; nothing is to be fetched from elsewhere.
            PICTURE.write_text(re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL), encoding="utf-8")
            raise EOFError
        if not line.startswith("?"):
            console.export_text()  # forgets the screens before
        console.print(f"{prompt}[bold]{line}[/bold]", highlight=False)
        return line

    game = fidchell.load("avignon")
    play(game, seats=["you", "greedy"], options={}, lang="en", seed=17, pace=0, console=console, ask=ask)


if __name__ == "__main__":
    main()
