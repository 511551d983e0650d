"""At the end: what clients were told, compared with what is kept."""

from collections import Counter
from dataclasses import dataclass, field

from fidchell.core.errors import FidchellError
from fidchell.server.store import Store
from fidchell.server.tables import Tables
from fidchell.server.work import check_record
from tools.fire.clients import Acknowledged, Notes


@dataclass
class Verdict:
    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    disordered: list[str] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # tables that don't open
    kept: int = 0

    @property
    def good(self) -> bool:
        return not (self.lost or self.doubled or self.disordered or self.broken)


def check(store: Store, notes: Notes) -> Verdict:
    found, tables = Verdict(), Tables(store)
    for table in notes.games:
        moves = store.moves(table)
        found.kept += len(moves)
        compare(table, moves, notes, found)
        compare_words(table, [one.text for one in store.messages(table)], notes.said[table], found)
        if notes.seen[table] > len(moves):
            found.lost.append(f"{table}: somebody was shown {notes.seen[table]} moves, {len(moves)} are kept")
        try:
            opened = tables.get(table)  # replays it
            if opened.over:
                check_record(opened.session.record.dumps())
        except FidchellError as error:
            found.broken.append(f"{table}: {error}")
    return found


def compare(table: str, moves: list[str], notes: Notes, found: Verdict) -> None:
    """Each seat's moves are those that were acknowledged to it, and stand where they were made."""
    for seat in range(notes.people[table]):
        told = [one for one in notes.moves[table] if one.seat == seat]
        kept = [(nth, move.partition(" ")[2]) for nth, move in enumerate(moves) if move.startswith(f"{seat} ")]
        asked, stored = Counter(one.choice for one in told), Counter(choice for _, choice in kept)
        found.lost += [f"{table}: seat {seat}: {choice}" for choice in (asked - stored).elements()]
        found.doubled += [f"{table}: seat {seat}: {choice}" for choice in (stored - asked).elements()]
        if asked == stored:
            found.disordered += misplaced(table, told, kept)


def misplaced(table: str, told: list[Acknowledged], kept: list[tuple[int, str]]) -> list[str]:
    return [
        f"{table}: seat {one.seat}: {one.choice} is move {nth + 1}, told as {one.before + 1} to {one.after}"
        for one, (nth, choice) in zip(told, kept, strict=True)
        if choice != one.choice or not one.before <= nth < one.after
    ]


def compare_words(table: str, kept: list[str], told: list[str], found: Verdict) -> None:
    if len(told) < 200:  # older ones are dropped
        found.lost += [f"{table}: {text}" for text in set(told) - set(kept)]
    found.doubled += [f"{table}: {text}" for text, times in Counter(kept).items() if times > 1]
