"""Saving a table and opening it again."""

from dataclasses import replace
from pathlib import Path

from fidchell.bots.personas import is_bot
from fidchell.core.errors import InvalidRecord
from fidchell.core.record import UNKNOWN, Record, replay
from fidchell.server.table import Table
from fidchell.server.tables import Tables
from fidchell.terminal import seedbox
from fidchell.terminal.open_table import YOU, seat_for


def belongs(path: Path, table_id: str) -> bool:
    """Whether a save may be written there: nothing is there yet, or an earlier save of the same table."""
    if not path.exists():
        return True
    try:
        return Record.load(path).table_id == table_id
    except InvalidRecord:
        return False


def free_name(path: Path, table_id: str) -> Path:
    """The path, or `name-2`, `name-3`, … if another game is there: no game is ever overwritten."""
    number, free = 1, path
    while not belongs(free, table_id):
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def save(table: Table, path: Path) -> bool:
    """Write the record; whether this machine can resume it later. OSError if it can't be written.

    While the game is running, the file has what the person at this keyboard knows (if there are several: what everybody
    knows); the seed and everything left out are stored elsewhere.
    """
    session, record, own = table.session, table.session.record, table.seats_of(YOU)
    if table.over:
        record.save(path)
        seedbox.forget(record.table_id)
        return True
    known = table.shown_record(own[0] if len(own) == 1 else None)
    known.save(path)
    kept = known is record or seedbox.keep_record(record)
    return kept and (session.seed is None or seedbox.keep(record.table_id, session.seed))


def load(path: Path) -> Record:
    """A record; if it leaves something out, it is completed from what this machine has stored."""
    record = Record.load(path)
    if record.tells_all:
        return record
    whole = seedbox.find_record(record.table_id)
    if whole is None or whole.commitment != record.commitment or not _continues(whole.moves, record.moves):
        return record
    number = len(record.moves)
    marks = [mark for mark in whole.marks if mark[0] <= number]
    return replace(whole, moves=whole.moves[:number], marks=marks)


def _untold(move: str) -> bool:
    return move.partition(" ")[2] == UNKNOWN


def _continues(whole: list[str], told: list[str]) -> bool:
    """Whether the complete moves continue the known ones, some of which may be hidden."""
    return len(whole) >= len(told) and all(
        _untold(one) or one == other for one, other in zip(told, whole, strict=False)
    )


def reopen(tables: Tables, path: Path) -> tuple[Table, bool]:
    """A saved table, and whether it is resumed; if its seed is not here, it is a new table from the same position."""
    record = load(path)
    game = tables.game_of(record)
    seats = [seat_for(name, bot=is_bot(name, game)) for name in record.seats]
    seed = record.seed or (record.commitment and seedbox.find(record.table_id, record.commitment))
    if seed or record.commitment is None:
        return tables.resume(record, seats, seed or None, YOU), True
    played = replay(record)
    start = played.game.dump(played.last)
    return tables.create(game.key, seats, record.options, host=YOU, start=start, pack=record.pack), False
