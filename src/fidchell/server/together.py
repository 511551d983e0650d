"""A finished game looked at together: somebody leads, everybody sees the same moment, and what is drawn on the board.

It is kept in memory, with its table: nothing is lost by losing it. Processes that share a store tell each other.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from fidchell.server.errors import NotAllowed
from fidchell.server.table import Table
from fidchell.server.talk import clean_name

SHARED: Final = ("at", "eyes", "leader", "name", "changes")
MOST_MARKS: Final = 12  # the oldest make room for new ones


@dataclass(frozen=True)
class Mark:
    """An arrow from one thing on the board to another; a ring, if both are the same."""

    who: str
    start: str
    end: str


class Together:
    """What all who look at a game see. Whoever sees it may talk; whoever has (or had) a seat, the host, and those whom
    they have let in may also lead and draw."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.at = len(table.session.line)
        self.eyes: int | None = None
        self.leader = ""
        self.name = ""
        self.marks: tuple[Mark, ...] = ()
        self.branch: Table | None = None  # a what-if that is shown in place of the game
        self.changes = 0  # what has changed more often is newer

    def led_by(self, person: str) -> bool:
        return bool(person) and person == self.leader

    def lead(self, person: str, name: str) -> None:
        """Somebody shows the others the way from now on."""
        self.leader, self.name = person, self.table.speaker(person, clean_name(name))[1]
        self._tell()

    def turn(self, at: int) -> None:
        """On to another moment; what was drawn belongs to the one before."""
        self.at, self.marks = min(at, len(self.table.session.line)), ()
        self._tell()

    def see(self, eyes: int | None) -> None:
        """From the side of a seat (None: of nobody)."""
        self.eyes = eyes if eyes in range(len(self.table.seats)) else None
        self._tell()

    def draw(self, who: str, start: str, end: str) -> None:
        """Draw something, or wipe it away if it is there already."""
        others = tuple(one for one in self.marks if (one.start, one.end) != (start, end))
        added = (Mark(clean_name(who), start, end),) if len(others) == len(self.marks) else ()
        self.marks = (*others, *added)[-MOST_MARKS:]
        self._tell()

    def wipe(self) -> None:
        self.marks = ()
        self._tell()

    def try_out(self, branch: Table) -> None:
        """Show a what-if to all, and every move made there."""
        self._show(branch)
        self.marks = ()
        self._tell()

    def end(self) -> None:
        """Back to the game."""
        if self.branch is not None:
            self._show(None)
            self.marks = ()
            self._tell()

    def _show(self, branch: Table | None) -> None:
        if self.branch is not None:
            self.branch.listeners.remove(self._branched)
        if branch is not None:
            branch.listeners.append(self._branched)
        self.branch = branch

    def _branched(self) -> None:
        self.marks = ()
        self._show_all()

    def take_over(self, state: dict[str, Any], branch: Table | None) -> None:
        """What another process shows by now."""
        if state["changes"] <= self.changes:
            return
        self._show(branch)
        for name in SHARED:
            setattr(self, name, state[name])
        self.marks = tuple(Mark(*one) for one in state["marks"])
        self._show_all()

    def share(self) -> None:
        """Tell the other processes what is shown here."""
        state = {name: getattr(self, name) for name in SHARED}
        marks = [(one.who, one.start, one.end) for one in self.marks]
        branch = self.branch.row.id if self.branch is not None else ""
        notice = {"what": "together", "table": self.table.row.id, "state": state | {"marks": marks, "branch": branch}}
        self.table.store.tell(notice)

    def _tell(self) -> None:
        self.changes += 1
        self.share()
        self._show_all()

    def _show_all(self) -> None:
        listeners: list[Callable[[], None]] = list(self.table.listeners)
        for listener in listeners:
            listener()


def together(table: Table) -> Together:
    """What is shown of a table to all; a running game is nobody's to look through."""
    if not table.told_all:
        raise NotAllowed("together-later")
    if table.together is None:
        table.together = Together(table)
        table.store.tell({"what": "together-asked", "table": table.row.id})  # others may have come before
    return table.together


def may_lead(table: Table, person: str) -> bool:
    """Whether somebody may lead and draw without having been let in."""
    return bool(person) and (table.hosted_by(person) or table.speaker(person, "")[0] is not None)
