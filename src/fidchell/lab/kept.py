"""Results that long studies keep in a file, so that they can be stopped and resumed."""

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import FidchellError, InvalidOptions
from fidchell.core.pack import UNREADABLE, unreadable

UNUSABLE: Final = {
    **UNREADABLE,
    errno.ENOENT: "path-missing",
    errno.ENOTDIR: "path-file",
    errno.EEXIST: "path-no-folder",
    errno.ENOSPC: "path-full",
    errno.EROFS: "path-read-only",
}


class SomethingElse(Exception):
    """A file holds something else than results that were kept."""


def usual_path(study: str, game: str) -> Path:
    """Where a study of a game keeps its results by default."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "fidchell" / f"{study}-{game}.jsonl"


def path_to_keep(keep: Path | None, study: str, game: str) -> Path:
    """The file that was asked for, in a folder that is there; or the usual one, whose folder is made."""
    path = keep or usual_path(study, game)
    with complaining("--keep", path):
        if keep is None:
            path.parent.mkdir(parents=True, exist_ok=True)
        elif not path.parent.is_dir():
            raise InvalidOptions.because("no-folder", option="--keep", path=path, folder=path.parent)
    return path


@contextmanager
def complaining(option: str, path: Path) -> Iterator[None]:
    """A file or folder that can't be used is a wrong option."""
    try:
        yield
    except OSError as error:
        raise InvalidOptions.because("path", option=option, path=path, why=unusable(error)) from None
    except UnicodeDecodeError as error:
        raise InvalidOptions.because("path", option=option, path=path, why=unreadable(error)) from None
    except SomethingElse:
        raise InvalidOptions.because("not-kept", option=option, path=path) from None


def unusable(error: OSError) -> FidchellError:
    """Why a file or folder can't be read or written."""
    reason = UNUSABLE.get(error.errno or 0)
    return FidchellError.because(reason) if reason else unreadable(error)


class JsonLines:
    """A file of JSON lists, one per line, each written as soon as it is known. A line that a killed run has left
    incomplete is skipped, and the next one doesn't continue it. A file of anything else is left alone."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.torn = False  # whether the last line has no end

    def read(self) -> list[Any]:
        """The lists in it; none if there is no such file."""
        found: list[Any] = []
        if self.path.is_char_device() or self.path.is_fifo():  # which may have no end
            raise SomethingElse
        with suppress(FileNotFoundError):
            text = self.path.read_text(encoding="utf-8")
            self.torn = not text.endswith("\n") and text != ""
            lines = text.splitlines()
            if not all(line.startswith("[") for line in lines):
                raise SomethingElse
            for line in lines:
                with suppress(ValueError):
                    found.append(json.loads(line))
        return found

    def append(self, value: list[Any]) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" * self.torn + json.dumps(value) + "\n")
        self.torn = False
