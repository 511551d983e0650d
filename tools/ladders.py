"""Plays the ladders of docs/ladder.md: `python tools/ladders.py [GAME…]`; after a stop the same command goes on.

The page is its own recipe: where the last of some `fidchell ladder` draws a picture of the docs, all of them are run,
and what the last one prints replaces the table below. Those before it give some pairs more games, which count there.
"""

import re
import shlex
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/ladder.md"
RECIPE = re.compile(
    r"^((?:    fidchell ladder .*\n)*    fidchell ladder (\S+) .*--plot docs/\S+\n)\n((?:\|.*\n)*)", re.MULTILINE
)


def played(found: re.Match[str]) -> str:
    if sys.argv[1:] and found[2] not in sys.argv[1:]:
        return found[0]
    printed = ""
    for line in found[1].splitlines():
        print(line.strip(), flush=True)
        _, *words = shlex.split(line)
        done = subprocess.run([sys.executable, "-m", "fidchell", *words], cwd=ROOT, stdout=subprocess.PIPE, text=True)
        if done.returncode:
            sys.exit(done.returncode)
        printed = done.stdout
    return f"{found[1]}\n{printed}" + ("" if found[3] else "\n")


if __name__ == "__main__":
    PAGE.write_text(RECIPE.sub(played, PAGE.read_text(encoding="utf-8")), encoding="utf-8")
