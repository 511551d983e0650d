"""The part of `rules --prove` that runs inside pytest, as its plugin: tests are collected once, and every break is
tried in a fork of that process, so that it costs little more than the tests themselves.

Three modes, named in $FIDCHELL_PROVE:
- look: run every test that names a rule by itself; report how long it takes and which functions of the game it calls.
- warm: tests are collected; a fork gives the live function its broken code and runs the tests named in the job.
- cold: nothing of the game is imported yet; a fork imports it with the broken function. That is for functions that
  are called before any test runs, whose results would otherwise come from the unbroken code.

Jobs come as lines of JSON on stdin, answers go to stdout: `{"by": …}`, the test that noticed the break, "" if none did.
"""

import ast
import gc
import json
import os
import pickle
import resource
import select
import signal
import sys
import textwrap
import time
import tomllib
from collections.abc import Callable
from cProfile import Profile
from functools import partial
from importlib.machinery import SourceFileLoader
from inspect import CO_GENERATOR
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

from fidchell.core.text import Texts

Answer = dict[str, Any]

SPARE_SECONDS: Final = 1.0  # of processor time that a test may take beyond ten times its usual time
COLLECTING_SECONDS: Final = 60  # of processor time that collecting tests may take
PATIENCE: Final = (
    1800.0  # seconds of wall time for a break, however busy the machine is: only a test that waits for ever
)
MEMORY: Final = 4 << 30
TIME: Final = "time"  # what noticed a break that made a test run forever
END: Final = "end"  # what noticed a break that ended the process or kept the tests from being collected


class Prover:
    """What one process does between pytest's hooks."""

    def __init__(self, folder: str, root: str, rules: list[str], mode: str, share: tuple[int, int]) -> None:
        self.folder, self.root, self.rules, self.mode, self.share = folder, root, set(rules), mode, share
        self.jobs = os.fdopen(os.dup(0), encoding="utf-8")
        self.answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)  # what pytest prints is only read after an error
        self.job: dict[str, Any] = {}
        self.pipe = -1  # in a fork: where its answer goes
        self.profile = Profile(builtins=False, subcalls=False)
        self.codes: dict[str, CodeType] = {}  # by path, instead of what the file would give
        self.functions: dict[tuple[str, int], FunctionType] = {}

    # -- looking ------------------------------------------------------------------------------------------------------

    def watch(self) -> None:
        """Note every function that is called from now on."""
        self.profile.clear()
        self.profile.enable()

    def calls(self) -> list[tuple[str, int]]:
        """The locations of the game's functions that have been called."""
        self.profile.disable()
        codes = [entry.code for entry in self.profile.getstats() if isinstance(entry.code, CodeType)]
        ours = [code for code in codes if code.co_filename.startswith(self.folder)]
        return sorted({(self.file_of(code), code.co_firstlineno) for code in ours})

    def file_of(self, code: CodeType) -> str:
        return os.path.relpath(code.co_filename, self.root)

    def look(self, items: list[Any]) -> None:
        self.say({"collecting": self.calls()})
        gc.freeze()  # forks share this memory
        part, parts = self.share
        for item in items[part::parts]:
            found = self.fork(partial(self._look_at, item)) or {"failed": END}
            self.say({"test": item.nodeid, "rules": named(item), **found})
        self.say({"done": True})

    def _look_at(self, item: Any) -> Answer:
        began = time.process_time()
        self.watch()
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return {"seconds": time.process_time() - began, "calls": self.calls()}

    # -- answering ----------------------------------------------------------------------------------------------------

    def serve(self, items: dict[str, Any]) -> None:
        """Answer job after job. A cold fork returns, so that pytest goes on to collect the tests."""
        self.functions = {
            (self.file_of(thing.__code__), thing.__code__.co_firstlineno): thing
            for thing in gc.get_objects()
            if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(self.folder)
        }
        gc.freeze()  # forks share this memory
        for line in self.jobs:
            self.job = json.loads(line)
            if self.mode == "cold":
                found = self.fork(None)
                if self.pipe >= 0:
                    return self.break_import()
            else:
                found = self.fork(lambda: self.run(items))
            self.say(found or {"by": END})
        os._exit(0)

    def fork(self, task: Callable[[], Answer] | None) -> Answer | None:
        """The answer of a task run in a fork; None if it ends without one. Without a task the fork itself returns."""
        ours, theirs = os.pipe()
        child = os.fork()
        if not child:
            os.close(ours)
            self.pipe = theirs
            os.dup2(os.open(os.devnull, os.O_RDWR), 0)
            os.dup2(0, 1)
            os.dup2(0, 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
            signal.setitimer(signal.ITIMER_PROF, COLLECTING_SECONDS)
            if task:
                self.tell(task)
            return None
        os.close(theirs)
        with os.fdopen(ours, encoding="utf-8") as pipe:
            late = not select.select([pipe], [], [], PATIENCE)[0]
            if late:
                os.kill(child, signal.SIGKILL)
            text = pipe.read()
        status = os.waitpid(child, 0)[1]
        if late or (os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGPROF):
            return {"by": TIME, "failed": TIME}
        return dict(json.loads(text)) if text else None

    def tell(self, task: Callable[[], Answer]) -> None:
        """Answer from a fork and end it, whatever happens. An error outside a test is the tool's own fault."""
        try:
            answer = task()
        except BaseException as error:
            answer = {"error": repr(error), "failed": repr(error)}
        os.write(self.pipe, json.dumps(answer).encode())
        os._exit(0)

    def say(self, answer: Answer) -> None:
        self.answers.write(json.dumps(answer) + "\n")
        self.answers.flush()

    def run(self, items: dict[str, Any]) -> Answer:
        """The job's tests, in its order, until one of them fails: `pytest_runtest_logreport` answers then."""
        if self.mode == "warm" and self.job["source"]:
            self.break_function()
        wanted = [(items[test], seconds) for test, seconds in self.job["tests"] if test in items]
        for (item, seconds), after in zip(wanted, [*(item for item, _ in wanted[1:]), None], strict=False):
            # Processor time, so that a busy machine makes no difference; the signal ends the process.
            signal.setitimer(signal.ITIMER_PROF, SPARE_SECONDS + 10 * seconds)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        return {"by": ""}

    # -- breaking -----------------------------------------------------------------------------------------------------

    def break_function(self) -> None:
        """Give the live function the broken code, so that it is broken wherever it was imported."""
        function = self.functions[self.job["file"], self.job["start"]]
        function.__code__ = code_of(self.job["source"], self.job["name"], function.__code__)

    def break_import(self) -> None:
        """Have the function's module imported from its broken source, or the game read the broken data."""
        if not self.job["source"]:
            return
        if self.job["file"].endswith(".toml"):
            return self.break_data()
        path = Path(self.root, self.job["file"])
        tree = _Replace(self.job["start"], self.job["source"]).visit(ast.parse(path.read_text(encoding="utf-8")))
        self.codes[str(path)] = compile(tree, path, "exec")

    def prepare(self, tests: list[str]) -> None:
        """Do once, for all forks, what doesn't depend on any break: parse texts and data, compile the sources."""
        Texts([Path(self.folder) / "text"])
        tomllib.loads = remembering(tomllib.loads)  # type: ignore[assignment]
        for path in Path(self.folder).glob("*.toml"):
            tomllib.loads(path.read_text(encoding="utf-8"))
        folders = {Path(self.folder), *(Path(test).parent for test in tests)}
        for path in {path for folder in folders for path in folder.rglob("*.py")}:
            self.codes[str(path)] = compile(path.read_bytes(), path, "exec")
        whole = SourceFileLoader.get_code

        def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
            return self.codes.get(loader.path) or whole(loader, name)

        SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]

    def break_data(self) -> None:
        """Change a line of a data file for the game's eyes: what tests read themselves stays as it is."""
        path, whole = Path(self.root, self.job["file"]), Path.read_text
        lines = whole(path, encoding="utf-8").splitlines()
        lines[self.job["start"] - 1] = self.job["source"]

        def read_text(self: Path, *arguments: Any, **settings: Any) -> str:
            ours = sys._getframe(1).f_code.co_filename.startswith(prover.root)
            return "\n".join(lines) if ours and self == path else whole(self, *arguments, **settings)

        Path.read_text = read_text  # type: ignore[method-assign]


def remembering(loads: Callable[[str], dict[str, Any]]) -> Callable[[str], dict[str, Any]]:
    """The same reader of TOML, quicker with a text that it has read before: everybody gets a fresh copy."""
    known: dict[str, bytes] = {}

    def read(text: str) -> dict[str, Any]:
        if text not in known:
            known[text] = pickle.dumps(loads(text))
        return dict(pickle.loads(known[text]))

    return read


def named(item: Any) -> list[str]:
    """The rules that a test names."""
    return [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]


def code_of(source: str, name: str, whole: CodeType) -> CodeType:
    """The code of a function from its source, fit to replace that of the whole one."""
    *classes, _ = name.split(".")
    for around in reversed(classes):
        source = f"class {around}:\n{textwrap.indent(source, ' ')}"
    tree = ast.parse(source)
    node: Any = tree.body[0]
    for _ in classes:
        node = node.body[0]
    node.decorator_list.clear()
    # A break that drops the only `super()` or `yield` must not change what kind of function it is.
    kept = [*whole.co_freevars, *(["(yield)"] if whole.co_flags & CO_GENERATOR else [])]
    node.body += ast.parse("".join(f"if 0: {what}\n" for what in kept)).body
    code = compile(tree, whole.co_filename, "exec")
    for part in name.split("."):
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part)
    return code


class _Replace(ast.NodeTransformer):
    """Puts another function where one begins."""

    def __init__(self, start: int, source: str) -> None:
        self.start, self.new = start, ast.parse(source).body[0]

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self.new if min([node.lineno, *(one.lineno for one in node.decorator_list)]) == self.start else node


# -- pytest's hooks ---------------------------------------------------------------------------------------------------


def pytest_configure(config: Any) -> None:
    global prover
    prover = Prover(**json.loads(os.environ["FIDCHELL_PROVE"]))
    if prover.mode == "look":
        prover.watch()


def pytest_collection(session: Any) -> None:
    if prover.mode == "cold":
        prover.prepare(session.config.args)
        prover.serve({})
        session.config.args[:] = dict.fromkeys(test.partition("[")[0] for test, _ in prover.job["tests"])


def pytest_collection_modifyitems(items: list[Any]) -> None:
    items[:] = [item for item in items if prover.rules.intersection(named(item))]


def pytest_runtestloop(session: Any) -> bool:
    items = {item.nodeid: item for item in session.items}
    if prover.mode == "cold":
        prover.tell(lambda: {"by": END} if session.testsfailed else prover.run(items))
    elif session.testsfailed:
        return False  # pytest has reported which files can't be collected
    elif prover.mode == "look":
        prover.look(session.items)
    else:
        prover.serve(items)
    return True


def pytest_runtest_logreport(report: Any) -> None:
    if report.failed and prover.pipe >= 0:
        prover.tell(lambda: {"by": report.nodeid, "failed": report.longreprtext[-2000:]})


prover: Prover
