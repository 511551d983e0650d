"""Lines of Python under src by folder: `python tools/size.py [COMMIT …]`, now and at some commits.

Generated files are counted apart: they are as long as they are. Blank lines, docstrings and comments count.
"""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOME = "src/fidchell/"


def now() -> Iterator[tuple[str, str]]:
    """The path and text of every source file."""
    for path in (ROOT / HOME).rglob("*.py"):
        yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def at(commit: str) -> Iterator[tuple[str, str]]:
    """The same as of a commit."""
    for path in git("ls-tree", "-r", "--name-only", commit, HOME).splitlines():
        if path.endswith(".py"):
            yield path, git("show", f"{commit}:{path}")


def git(*command: str) -> str:
    return subprocess.run(["git", *command], cwd=ROOT, check=True, capture_output=True, text=True).stdout


def counted(files: Iterator[tuple[str, str]]) -> Counter[str]:
    """Lines by folder: a floor of the house, or a game's."""
    found: Counter[str] = Counter()
    for path, text in files:
        folders = path.removeprefix(HOME).split("/")[:-1]
        depth = 2 if folders[:1] == ["games"] else 1
        name = "generated" if "generated" in text[:300].lower() else "/".join(folders[:depth]) or "."
        found[name] += len(text.splitlines())
    return found


def table(columns: dict[str, Counter[str]]) -> str:
    """In Markdown, for the docs."""
    names = sorted({name for found in columns.values() for name in found} - {"generated"})
    lines = [f"| | {' | '.join(columns)} |", f"|---|{'--:|' * len(columns)}"]
    for name in [*names, "generated", "all"]:
        numbers = [found.total() if name == "all" else found[name] for found in columns.values()]
        lines.append(f"| {name} | {' | '.join(f'{number:,}' for number in numbers)} |")
    return "\n".join(lines)


if __name__ == "__main__":
    print(table({commit: counted(at(commit)) for commit in sys.argv[1:]} | {"now": counted(now())}))
