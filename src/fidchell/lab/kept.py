"""Results that long studies keep in a file, so that they can be stopped and resumed."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from fidchell.core.errors import InvalidOptions


def usual_path(study: str, game: str) -> Path:
    """Where a study of a game keeps its results by default."""
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "fidchell" / f"{study}-{game}.jsonl"


@contextmanager
def complaining(option: str, path: Path) -> Iterator[None]:
    """A file or folder that can't be used is a wrong option."""
    try:
        yield
    except OSError as error:
        raise InvalidOptions(f"{option} {path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise InvalidOptions(f"{option} {path}: it is not UTF-8 text") from None


class JsonLines:
    """A file of JSON values, one per line, each written as soon as it is known. A line that a killed run has left
    incomplete is skipped, and the next one doesn't continue it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.torn = False  # whether the last line has no end

    def read(self) -> list[Any]:
        """The values in it; none if there is no such file."""
        found: list[Any] = []
        with suppress(FileNotFoundError):
            text = self.path.read_text(encoding="utf-8")
            self.torn = not text.endswith("\n") and text != ""
            for line in text.splitlines():
                with suppress(ValueError):
                    found.append(json.loads(line))
        return found

    def append(self, value: Any) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" * self.torn + json.dumps(value) + "\n")
        self.torn = False
