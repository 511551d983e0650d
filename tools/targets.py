"""Try each make target by itself: in a fresh clone, in an environment that has only what the target installs.

`make targets` tries those below, `make targets ARGS="wheel play"` some of them. Only what is committed counts. Compiled
units of C are copied, since they are named by their hash; nothing else is.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGETS = {  # each with the arguments that keep it short
    "help": "",
    "play": "--port 0",
    "wheel": "",
    "docs": "",
    "lint": "",
    "quick": "",
    "build": "",
    "bench": "--seconds 0.01 --rounds 1 --no-server",
    "chaos": "fuzz --messages 100",
    "lock": "",
}
URL = re.compile(r"http://[\w.]+:\d+/")


def clone(folder: Path) -> None:
    """Clone what is committed here into a folder."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(folder)], check=True)
    if (ROOT / "build/units").is_dir():
        shutil.copytree(ROOT / "build/units", folder / "build/units")


def start(target: str, folder: Path) -> subprocess.Popen[str]:
    """Start `make TARGET` in a process group of its own, without this environment's Python settings."""
    ours = ("PYTHON", "FIDCHELL", "VIRTUAL_ENV", "MAKE", "MFLAGS")
    env = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    env |= {"BROWSER": "true", "XDG_DATA_HOME": str(folder / "data")}
    command = ["make", target, f"ARGS={TARGETS[target]}", f"PYTHON={sys.executable}"]
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    return subprocess.Popen(command, cwd=folder, env=env, stdout=pipe, stderr=both, text=True, start_new_session=True)


def finish(process: subprocess.Popen[str], target: str) -> tuple[bool, str]:
    """Wait for the target to end, or for the table to answer; return whether it worked and what it printed."""
    output = ""
    for line in process.stdout or ():
        output += line
        address = URL.search(line)
        if target == "play" and address:
            answered = urllib.request.urlopen(address[0]).status == 200
            os.killpg(process.pid, signal.SIGINT)
            return answered, output + (process.stdout.read() if process.stdout else "")
    return process.wait() == 0, output


def main(chosen: list[str]) -> int:
    unknown = sorted({*chosen} - {*TARGETS})
    if unknown:
        sys.exit(f"no target to try: {', '.join(unknown)}; there are {', '.join(TARGETS)}")
    failed = []
    for target in chosen or TARGETS:
        began = time.monotonic()
        with tempfile.TemporaryDirectory(prefix=f"fidchell-{target}-") as name:
            folder = Path(name, "clone")
            clone(folder)
            with start(target, folder) as process:
                worked, output = finish(process, target)
        print(f"{'ok    ' if worked else 'FAILED'} make {target} ({time.monotonic() - began:.0f} s)", flush=True)
        if not worked:
            failed.append(target)
            print(output, flush=True)
    print(f"{len(chosen or TARGETS) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
