"""Where the secret seeds of unfinished games are stored, away from the saved games.

The file of a running game must not contain the seed, or its player could look up every future draw. So the seed is in
the user's state folder, readable by nobody else, under the table's id, until the game is over and the record has it.
Beside it is the whole record (`.json`) of a game with secrets, whose file has only what its player knows.
"""

import contextlib
import os
import re
from pathlib import Path
from typing import Final

from fidchell.core import seeds
from fidchell.core.errors import InvalidRecord
from fidchell.core.record import Record

RECORD: Final = ".json"


def folder() -> Path:
    """`$XDG_STATE_HOME/fidchell/seeds`; the state folder is ~/.local/state if none (or a relative one) is set."""
    given = Path(os.environ.get("XDG_STATE_HOME", ""))
    return (given if given.is_absolute() else Path.home() / ".local" / "state") / "fidchell" / "seeds"


def _path(table_id: str, suffix: str = "") -> Path | None:
    # The id may come from somebody else's file: it must not escape the folder.
    return folder() / f"{table_id}{suffix}" if re.fullmatch(r"[0-9A-Za-z_-]{1,64}", table_id) else None


def keep(table_id: str, seed: str) -> bool:
    """Store a seed; whether that succeeded."""
    return _write(_path(table_id), seed)


def keep_record(record: Record) -> bool:
    """Store a whole record; whether that succeeded."""
    return _write(_path(record.table_id, RECORD), record.dumps())


def _write(path: Path | None, text: str) -> bool:
    if path is None:
        return False
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
        part.replace(path)
    except OSError:
        return False
    return True


def find(table_id: str, commitment: str) -> str | None:
    """The seed of a table, if it is here and fits the commitment."""
    path = _path(table_id)
    try:
        seed = path.read_text().strip() if path else ""
        return seed if seed and seeds.commitment(seed) == commitment else None
    except (OSError, ValueError):
        return None


def find_record(table_id: str) -> Record | None:
    """The whole record of a table, if it is here."""
    path = _path(table_id, RECORD)
    try:
        return Record.load(path) if path and path.exists() else None
    except InvalidRecord:
        return None


def forget(table_id: str) -> None:
    """Delete both: the game is over and its record has everything."""
    for path in (_path(table_id), _path(table_id, RECORD)):
        if path is not None:
            with contextlib.suppress(OSError):
                path.unlink(missing_ok=True)
