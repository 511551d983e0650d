"""Parts of a screen: written like everything else, but measured and set beside each other before they are shown."""

import io
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from fidchell.terminal.voice import Voice

GAP = 3  # between two columns
DOT = " · "


def part(voice: Voice, width: int, write: Callable[[Voice], None]) -> list[Text]:
    """The lines that something takes if the screen is this wide."""
    screen = voice.console
    paper = io.StringIO()
    console = Console(
        file=paper,
        width=width,
        height=screen.height,
        force_terminal=True,
        color_system=screen.color_system,  # type: ignore[arg-type]  # one of the names that it takes
        no_color=screen.no_color,
        legacy_windows=False,
    )
    write(Voice(console, voice.texts, voice.lang))
    lines = [Text.from_ansi(line, no_wrap=True) for line in paper.getvalue().splitlines()]
    for line in lines:
        line.rstrip()
    return lines


def widest(lines: Sequence[Text]) -> int:
    return max((line.cell_len for line in lines), default=0)


def beside(left: Sequence[Text], right: Sequence[Text]) -> list[Text]:
    """Two columns."""
    width = widest(left)
    found = []
    for n in range(max(len(left), len(right))):
        line = left[n].copy() if n < len(left) else Text(no_wrap=True)
        if n < len(right):
            line.append(" " * (width + GAP - line.cell_len)).append_text(right[n])
        line.rstrip()
        found.append(line)
    return found


def shortened(lines: Sequence[Text], most: int) -> list[Text]:
    """Only the last lines, which are the latest news; a paragraph that is cut begins with an ellipsis."""
    kept = list(lines[max(0, len(lines) - most) :])
    if len(kept) < len(lines) and kept and kept[0].plain.startswith("  "):
        kept[0] = Text("… ", style="dim").append_text(kept[0][2:])
    return kept


def flow(parts: Sequence[Text], width: int) -> Text:
    """One after the other, as many in a line as fit."""
    found = Text()
    used = 0
    for part in parts:
        if not used:
            found.append_text(part)
            used = part.cell_len
        elif used + len(DOT) + part.cell_len <= width:
            found.append(DOT, style="dim").append_text(part)
            used += len(DOT) + part.cell_len
        else:
            found.append("\n").append_text(part)
            used = part.cell_len
    return found
