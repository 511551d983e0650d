"""Tries every small break of the functions that carry a rule: do the tests that name the rule notice?

breaks.py makes the breaks, prove_plugin.py tries them inside pytest, proof.py reports the results. This module decides
which break is tried with which tests, and keeps the results. docs/proof.md says how to read them.
"""

import hashlib
import json
import os
import re
import sys
import tempfile
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fidchell._compiled import PACKAGE
from fidchell.core.errors import FidchellError, InvalidOptions
from fidchell.core.game import Game
from fidchell.lab.breaks import Break, Location, Vocabulary, breaks, carriers
from fidchell.lab.child import Child, Ended
from fidchell.lab.data_breaks import data_breaks
from fidchell.lab.kept import JsonLines
from fidchell.lab.matrix import EXPLAINED, test_places, tests_folder

DISTURBING: Final = (
    "cacheprovider",
    "faulthandler",
    "randomly",
    "cov",
    "xdist",
)  # plugins that would only get in the way

BOTS_ROOMS: Final = ("bot.py", "features.py", "judge.py", "planner.py", "team.py", "value.toml", "levels.toml")


class CannotProve(FidchellError):
    """The tests don't run, or don't pass even with nothing broken."""


@dataclass(frozen=True)
class Subject:
    """What is proved: a game's folder, its rules, and the tests."""

    game: str
    folder: Path
    prefix: str
    rules: tuple[str, ...]
    tests: Path

    @classmethod
    def of(cls, game: Game) -> "Subject":
        tests = tests_folder()
        if tests is None:
            raise InvalidOptions.because("prove-sources")
        return cls(game.id, game.folder, game.meta.prefix, tuple(rule.id for rule in game.rulebook.rules), tests)

    @property
    def root(self) -> Path:
        """The folder that locations are relative to."""
        return self.folder.parents[1]

    def test_files(self) -> list[Path]:
        named = {test.partition("::")[0] for rule, test in test_places(self.tests) if rule in self.rules}
        return [self.tests.parent / name for name in sorted(named)]

    def breaks(self, *, events: bool = False) -> list[Break]:
        """Every possible break. `events`: also of code that only reports what happened."""
        names, found = Vocabulary.of(self.folder), carriers(self.folder, self.prefix, telling=events)
        code = [one for carrier in found for one in breaks(carrier, names, events=events)]
        return code + data_breaks(self.folder, self.prefix)

    def digest(self, file: str = "") -> str:
        """Changes with everything that a result depends on: the game, the core and what tests share; the file whose
        test has noticed a break, and those that it imports from; all files, if no test has."""
        hashed = hashlib.sha256()
        for path in sorted(self._shared() | self._test_files(file)):
            hashed.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
        return hashed.hexdigest()[:16]

    def _shared(self) -> set[Path]:
        """What all results depend on. What only bots know carries no rule."""
        files = {path for pattern in ("*.py", "*.toml") for path in self.folder.rglob(pattern)}
        files = {path for path in files if path.name not in (*BOTS_ROOMS, EXPLAINED)}
        files |= set((PACKAGE / "core").glob("*.py"))
        folders = {self.tests, *(test.parent for test in self.test_files())}
        return files | {path for folder in folders for path in folder.glob("*.py") if not _is_test(path)}

    def _test_files(self, file: str) -> set[Path]:
        """A file of tests, and the others that are mentioned in it; if there is none of this name: all."""
        files = {path for test in self.test_files() for path in test.parent.glob("*.py") if _is_test(path)}
        found: set[Path] = set()
        new = {self.tests.parent / file} & files
        while new:
            found |= new
            text = "\n".join(path.read_text(encoding="utf-8") for path in new)
            new = {path for path in files - found if re.search(rf"\b{path.stem}\b", text)}
        return found or files


def _is_test(path: Path) -> bool:
    return path.name.startswith("test_")


@dataclass(frozen=True)
class Test:
    """A test that names rules: how long it takes, which functions it calls."""

    name: str
    rules: frozenset[str]
    seconds: float
    calls: frozenset[Location]


@dataclass(frozen=True)
class Result:
    """`by`: the test that noticed a break; empty if none of the `tests` that reach it did."""

    by: str
    tests: int


class KeptResults:
    """The results of earlier runs; more are written down as they come in. If what a result depends on has changed,
    its break is tried again, first with the test that noticed it last time."""

    def __init__(self, path: Path, subject: Subject) -> None:
        self.file, self.digests = JsonLines(path), cache(subject.digest)
        self.known: dict[str, Result] = {}
        self.hints: dict[str, str] = {}
        for line in self.file.read():
            with suppress(ValueError, TypeError):  # something else
                key, of, by, tests = line
                self.hints[key] = by
                if of == self.digest(by):
                    self.known[key] = Result(by, tests)

    def digest(self, by: str) -> str:
        """Of everything that a result depends on if this test, or none, has noticed the break."""
        return self.digests(by.partition("::")[0])

    def add(self, key: str, result: Result) -> None:
        self.known[key] = result
        self.file.append([key, self.digest(result.by), result.by, result.tests])


# -- processes --------------------------------------------------------------------------------------------------------


class Process(Child):
    """An interpreted pytest with our plugin: it reads jobs and writes answers."""

    def __init__(self, subject: Subject, mode: str, rules: list[str], share: tuple[int, int] = (0, 1)) -> None:
        setting = {
            "folder": str(subject.folder),
            "root": str(subject.root),
            "rules": rules,
            "mode": mode,
            "share": share,
        }
        paths = [str(PACKAGE.parent), str(subject.root), os.environ.get("PYTHONPATH", "")]
        options = ["-q", "-s", "--assert=plain", "-p", "fidchell.lab.prove_plugin", f"--rootdir={subject.tests.parent}"]
        options += [f"-pno:{name}" for name in DISTURBING]
        self.errors = tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace")  # noqa: SIM115 - `end` closes it
        super().__init__(
            [sys.executable, "-m", "pytest", *options, *subject.test_files()],
            {
                "FIDCHELL_COMPILE": "no",
                "FIDCHELL_PROVE": json.dumps(setting),
                "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            },
            folder=subject.tests.parent,
            errors=self.errors,
        )

    def ask(self, question: object = None) -> dict[str, Any]:
        try:
            answer = super().ask(question)
        except Ended:
            self.errors.seek(0)
            said = self.errors.read()[-2000:].strip() or "pytest has ended"
            raise CannotProve.because("prove-no-run", said=said) from None
        if "error" in answer:
            raise RuntimeError(f"{question}: {answer['error']}")
        return answer

    def end(self) -> None:
        super().end()
        self.errors.close()


def look(
    subject: Subject, rules: list[str], stop: Callable[[], bool], jobs: int
) -> tuple[list[Test], frozenset[Location]]:
    """The tests that name these rules, each run by itself; and the functions called before any of them."""
    with ThreadPoolExecutor(jobs) as pool:
        parts = list(pool.map(lambda part: _look_at_some(subject, rules, stop, (part, jobs)), range(jobs)))
    tests = [test for found, _ in parts for test in found]
    return sorted(tests, key=lambda test: (test.seconds, test.name)), parts[0][1]


def _look_at_some(
    subject: Subject, rules: list[str], stop: Callable[[], bool], share: tuple[int, int]
) -> tuple[list[Test], frozenset[Location]]:
    """One process looks at its share of the tests: which one of how many."""
    process, tests = Process(subject, "look", rules, share), []
    try:
        before = _locations(process.ask()["collecting"])
        while not stop() and "done" not in (found := process.ask()):
            if "failed" in found:
                raise CannotProve.because("prove-fails", test=found["test"], failed=found["failed"])
            tests.append(Test(found["test"], frozenset(found["rules"]), found["seconds"], _locations(found["calls"])))
    finally:
        process.end()
    return tests, before


def _locations(found: list[list[Any]]) -> frozenset[Location]:
    return frozenset((str(file), int(line)) for file, line in found)


class Trial:
    """Tries breaks, in any number of threads; learns which tests notice most in a function, to run those first."""

    def __init__(
        self,
        subject: Subject,
        rules: list[str],
        hints: dict[str, str],
        stop: Callable[[], bool] = lambda: False,
        jobs: int = 1,
    ) -> None:
        self.subject, self.rules, self.hints = subject, rules, hints
        self.tests, self.before = look(subject, rules, stop, jobs)
        self.sharp: dict[Location, Counter[str]] = defaultdict(Counter)
        self.own = threading.local()  # a thread's processes, by mode
        self.processes: list[Process] = []
        self.whole = {"warm": threading.Lock(), "cold": threading.Lock()}
        self.passed: set[str] = set()

    def __call__(self, one: Break) -> Result:
        tests, location = self.tests_of(one), one.carrier.location
        if not tests:
            return Result("", 0)
        start = location[1] if one.carrier.node else one.line
        job = {"file": location[0], "start": start, "name": one.carrier.name, "source": one.source}
        job["tests"] = [(test.name, test.seconds) for test in tests]
        by = str(self._process("cold" if self.is_early(one) else "warm").ask(job)["by"])
        if by:
            self.sharp[location][by] += 1
        return Result(by, len(tests))

    def is_early(self, one: Break) -> bool:
        """Whether it matters before any test runs: data is read, and the function called, while tests are imported."""
        return one.carrier.node is None or one.carrier.location in self.before

    def tests_of(self, one: Break) -> list[Test]:
        """The tests that name one of the function's rules and call it, the likeliest to notice first, then the
        quickest. What matters before any test runs concerns all of them."""
        location, rules, early = one.carrier.location, set(one.carrier.rules), self.is_early(one)
        found = [test for test in self.tests if test.rules & rules and (early or location in test.calls)]
        sharp, hint = self.sharp[location], self.hints.get(one.key)
        return sorted(found, key=lambda test: (test.name != hint, -sharp[test.name]))

    def _process(self, mode: str) -> Process:
        """This thread's process. In the first one of a mode all tests must pass, one after the other, with nothing
        broken."""
        known: Process | None = getattr(self.own, mode, None)
        if known is None:
            known = Process(self.subject, mode, self.rules)
            self.processes.append(known)
            with self.whole[mode]:
                if mode not in self.passed:
                    self._pass_all(known)
                    self.passed.add(mode)
            setattr(self.own, mode, known)
        return known

    def _pass_all(self, process: Process) -> None:
        answer = process.ask({"source": "", "tests": [(test.name, 10 + test.seconds) for test in self.tests]})
        if answer["by"]:
            raise CannotProve.because("prove-fails-later", test=answer["by"], failed=answer.get("failed"))

    def end(self) -> None:
        for process in self.processes:
            process.end()


def prove(
    subject: Subject,
    found: list[Break],
    kept: KeptResults,
    *,
    jobs: int = 1,
    advance: Callable[[int], None] = lambda number: None,
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Try the breaks whose results are not known yet, and keep the results."""
    rest = [one for one in found if one.key not in kept.known]
    advance(len(found) - len(rest))
    if not rest or stop():
        return
    trial = Trial(subject, sorted({rule for one in rest for rule in one.carrier.rules}), kept.hints, stop, jobs)
    for one, result in _tried(trial, rest, jobs, stop):
        kept.add(one.key, result)
        advance(1)


def _tried(trial: Trial, rest: list[Break], jobs: int, stop: Callable[[], bool]) -> Iterator[tuple[Break, Result]]:
    with ThreadPoolExecutor(jobs) as pool:
        waiting = {pool.submit(trial, one): one for one in rest}
        try:
            while waiting and not stop():
                for future in wait(waiting, timeout=0.2, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(future), future.result()
        finally:
            for future in waiting:
                future.cancel()
            trial.end()  # threads that wait for an answer get none, and end
