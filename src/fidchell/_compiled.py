"""Which modules mypyc compiles, in one place: set-up, the import switch and the tests all ask here."""

import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent

# Everything hot, as one group: calls inside a group are direct C calls.
PATTERNS: Final = (
    "core/rng.py",
    "core/bits.py",
    "core/choosing.py",
    "core/earlier.py",
    "core/frames.py",
    "core/state.py",
    "core/bot.py",
    "core/observation.py",
    "bots/simple.py",
    "bots/value.py",
    "bots/search.py",
    "coach/forced.py",
    "envs/stepping.py",
    "lab/batch.py",
    "lab/recorder.py",
    "games/*/components.py",
    "games/*/fields.py",
    "games/*/rules.py",
    "games/*/rules/*.py",
    "games/*/judge.py",
    "games/*/features.py",
    "games/*/observation.py",
    "games/*/planner.py",
    "games/*/team.py",
)

# Written beside the group's library in a source tree: input → time, size and hash when it was compiled.
STAMP: Final = PACKAGE.parent / "fidchell__mypyc.stamp"
COMMAND: Final = "make build"


def sources(package: Path = PACKAGE) -> list[Path]:
    """The files to compile, in a stable order."""
    return sorted(path for pattern in PATTERNS for path in package.glob(pattern))


def modules() -> dict[str, Path]:
    """Module name → source file."""
    found = {}
    for path in sources():
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[".".join(("fidchell", *parts)).removesuffix(".__init__")] = path
    return found


def library(source: Path) -> Path | None:
    """The compiled form of a source that this Python would import, if there is one."""
    found = (source.with_name(source.stem + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((path for path in found if path.is_file()), None)


class _SourcesFirst:
    """Finds the .py of a compiled module before its .so, so that the same tree runs interpreted."""

    def __init__(self) -> None:
        self.found = modules()

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        source = self.found.get(name)
        if source is None:
            return None
        folders = [str(source.parent)] if source.name == "__init__.py" else None
        loader = SourceFileLoader(name, str(source))
        return spec_from_file_location(name, source, loader=loader, submodule_search_locations=folders)


def changed() -> list[str]:
    """The inputs that have changed since the libraries were compiled; an installed package can't change and has no
    stamp."""
    try:
        stamp = json.loads(STAMP.read_bytes())
    except FileNotFoundError:
        return []
    found = []
    for name, (time, size, digest) in stamp.items():
        path = PACKAGE.parent / name
        try:
            now = path.stat()
        except FileNotFoundError:
            found.append(name)
            continue
        # A checkout touches files without changing them: read them only if the time differs.
        if (now.st_mtime_ns, now.st_size) != (time, size):
            from hashlib import sha256

            if sha256(path.read_bytes()).hexdigest() != digest:
                found.append(name)
    return found


def some(names: list[str]) -> str:
    return f"{', '.join(names[:3])}{' …' if names[3:] else ''}"


def choose() -> None:
    """Obey FIDCHELL_COMPILE at run time: `no` runs the sources, `require` insists on compiled code.

    Code that is older than its source never runs, nor does half a group: then the sources do, with a note.
    """
    wish = os.environ.get("FIDCHELL_COMPILE", "auto")
    if wish not in ("auto", "no", "require"):
        raise RuntimeError(f"FIDCHELL_COMPILE is {wish!r}; it must be auto, no or require")
    if wish == "no":
        sys.meta_path.insert(0, _SourcesFirst())
        return
    known = modules()
    missing = [name for name, source in known.items() if not library(source)]
    compiled = len(missing) < len(known)
    old = changed() if compiled else []
    reason = f"{some(old)} changed after compiling" if old else f"not compiled: {some(missing)}" if missing else ""
    if reason and wish == "require":
        raise RuntimeError(f"FIDCHELL_COMPILE=require, but {reason}; build with `{COMMAND}`")
    if reason and compiled:
        print(f"fidchell runs its sources, slowly: {reason}; build with `{COMMAND}`", file=sys.stderr)
        os.environ["FIDCHELL_COMPILE"] = "no"  # child processes do the same without another note
        sys.meta_path.insert(0, _SourcesFirst())


def is_compiled() -> bool:
    """Whether the rules that are running are compiled."""
    from fidchell.core import rng

    return not (rng.__file__ or "").endswith(".py")
