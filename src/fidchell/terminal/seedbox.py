"""Where the secret seeds of unfinished tables are kept, away from the saved games.

A save of a running game must not show the seed, or its player could look up every draw to come. So the seed lies in
the user's state folder, readable by nobody else, under the table's id, until the game is over and the record has it.
Beside it lies the whole record (`.json`) of a game with secrets, whose save tells only what its player knows.
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


def _place(table_id: str, suffix: str = "") -> Path | None:
    # The id may come from somebody else's file: it must not lead out of the folder.
    return folder() / f"{table_id}{suffix}" if re.fullmatch(r"[0-9A-Za-z_-]{1,64}", table_id) else None


def keep(table_id: str, seed: str) -> bool:
    """Put a seed away; whether that could be done."""
    return _write(_place(table_id), seed)


def keep_record(record: Record) -> bool:
    """Put a whole record away; whether that could be done."""
    return _write(_place(record.table_id, RECORD), record.dumps())


def _write(place: Path | None, text: str) -> bool:
    if place is None:
        return False
    part = place.with_name(place.name + ".part")
    try:
        place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
        part.replace(place)
    except OSError:
        return False
    return True


def find(table_id: str, commitment: str) -> str | None:
    """The seed of a table, if it lies here and is the one that the table committed itself to."""
    place = _place(table_id)
    try:
        seed = place.read_text().strip() if place else ""
        return seed if seed and seeds.commitment(seed) == commitment else None
    except (OSError, ValueError):
        return None


def find_record(table_id: str) -> Record | None:
    """The whole record of a table, if it lies here."""
    place = _place(table_id, RECORD)
    try:
        return Record.load(place) if place and place.exists() else None
    except InvalidRecord:
        return None


def forget(table_id: str) -> None:
    """The game is over and its record has everything."""
    for place in (_place(table_id), _place(table_id, RECORD)):
        if place is not None:
            with contextlib.suppress(OSError):
                place.unlink(missing_ok=True)
