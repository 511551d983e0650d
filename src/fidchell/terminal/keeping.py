"""Saving a table and opening it again."""

from pathlib import Path

from fidchell.core import seeds
from fidchell.core.errors import InvalidRecord
from fidchell.core.record import Record, replay
from fidchell.core.session import Session
from fidchell.terminal import seedbox


def belongs(path: Path, table_id: str) -> bool:
    """Whether a save may be written there: nothing is there yet, or an earlier save of the same table."""
    if not path.exists():
        return True
    try:
        return Record.load(path).table_id == table_id
    except InvalidRecord:
        return False


def free_name(path: Path, table_id: str) -> Path:
    """The path, or if another game lies there `name-2`, `name-3`, …: no game is ever written over."""
    number, free = 1, path
    while not belongs(free, table_id):
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def save(session: Session, path: Path) -> bool:
    """Write the record; whether this machine can go on with it later. OSError if it can't be written."""
    session.record.save(path)
    if session.seed is None:
        return True
    if session.record.seed is not None:
        seedbox.forget(session.record.table_id)
        return True
    return seedbox.keep(session.record.table_id, session.seed)


def open_record(path: Path, referee: seeds.Source) -> tuple[Session, bool]:
    """A saved table and whether it goes on itself; if its seed is not here, a new table from the same position."""
    record = Record.load(path)
    if record.commitment is None or record.seed is not None:
        return Session.resume(record, source=referee), True
    seed = seedbox.find(record.table_id, record.commitment)
    if seed is not None:
        return Session.resume(record, seed=seed), True
    played = replay(record)
    start = played.game.dump(played.last)
    return Session(played.game, record.seats, record.options, start=start), False
