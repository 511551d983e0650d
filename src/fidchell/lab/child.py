"""A process that answers questions: a line of JSON each, there and back."""

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL
from types import TracebackType
from typing import IO, Any


class Ended(RuntimeError):
    """The process has ended instead of answering; what it said is above, or in its errors."""


class Child:
    """`errors`: where its messages go, if not to ours."""

    def __init__(
        self,
        command: Sequence[str | Path],
        environment: Mapping[str, str],
        *,
        folder: Path | None = None,
        errors: IO[str] | None = None,
    ) -> None:
        self.process = subprocess.Popen(
            command,
            cwd=folder,
            env=os.environ | environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            encoding="utf-8",
            start_new_session=True,  # Ctrl-C is not for it, and its forks can be killed together with it
        )

    def __enter__(self) -> "Child":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.end()

    def ask(self, question: object = None) -> dict[str, Any]:
        """The next answer, if there is no question."""
        assert self.process.stdin and self.process.stdout
        if question is not None:
            with suppress(BrokenPipeError):  # then there is no answer either
                self.process.stdin.write(json.dumps(question) + "\n")
                self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise Ended("the process has ended; what it said is above")
        return dict(json.loads(line))

    def end(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, SIGKILL)
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            with suppress(OSError):
                pipe.close() if pipe else None
