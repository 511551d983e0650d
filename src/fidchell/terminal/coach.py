"""The coach at a terminal: a hint that grows in place, and a tutor who asks before a choice that gives away much."""

from collections.abc import Iterator

from rich.live import Live
from rich.text import Text

from fidchell.coach.hint import Hint, warning
from fidchell.coach.phrasing import Phrasing
from fidchell.coach.report import cited
from fidchell.server.coaching import as_seen, may_help
from fidchell.server.table import Table
from fidchell.terminal.open_table import YOU
from fidchell.terminal.voice import Voice


def tell_hint(voice: Voice, phrasing: Phrasing, growing: Iterator[Hint]) -> None:
    """On a screen the first word stands there at once and grows; a pipe or a screen reader gets what is settled."""
    if voice.plain:
        *_, found = growing
    else:
        with Live(console=voice.console, auto_refresh=False, transient=True, vertical_overflow="crop") as live:
            for found in growing:
                live.update(Text("\n".join(advice(phrasing, found))), refresh=True)
    for text in advice(phrasing, found):
        voice.line(text)


def advice(phrasing: Phrasing, hint: Hint) -> list[str]:
    """A hint line by line, with what may be drawn after it."""
    drawn = [f"  {phrasing.outcome(one)}" for one in phrasing.warmths(hint)]
    return [*map(cited, phrasing.hint(hint)), *([phrasing.draws(hint), *drawn] if drawn else [])]


class Tutor:
    """Asks once before a choice that gives away much, if it is switched on, and never twice about the same."""

    def __init__(self, on: bool) -> None:
        self.on = on
        self.asked: set[tuple[str, int, int]] = set()

    def objection(self, table: Table, seat: int, action: int, lang: str) -> str:
        """What speaks against a choice; "" if nothing does, if it was said before, or if the coach is silent here."""
        choice = (table.row.id, table.version, action)
        legal = seat in table.actors() and action in table.session.state.legal(seat)
        if not self.on or choice in self.asked or not legal or not may_help(table, YOU):
            return ""
        self.asked.add(choice)
        world, seat, seed = as_seen(table, seat)
        found = warning(table.game, world, seat, action, seed)
        return Phrasing(table.game, lang).warning(found) if found else ""
