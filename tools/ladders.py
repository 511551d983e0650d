"""Plays the ladders of docs/ladder.md: `python tools/ladders.py [GAME…]`; after a stop the same command goes on.

The page is its own recipe: every `fidchell ladder` in it that draws a picture of the docs is run, and what it prints
replaces the table below.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/ladder.md"
RECIPE = re.compile(r"^    fidchell (ladder (\S+) .*--plot docs/\S+)\n\n((?:\|.*\n)*)", re.MULTILINE)


def played(found: re.Match[str]) -> str:
    if sys.argv[1:] and found[2] not in sys.argv[1:]:
        return found[0]
    print(f"fidchell {found[1]}", flush=True)
    command = [sys.executable, "-m", "fidchell", *shlex.split(found[1])]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    return f"    fidchell {found[1]}\n\n{done.stdout}" + ("" if found[3] else "\n")


if __name__ == "__main__":
    PAGE.write_text(RECIPE.sub(played, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
