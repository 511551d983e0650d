"""Builds a wheel, installs it into an environment of its own and plays there: `make wheel`.

The wheel is built from a copy, so that nothing that lies about in the tree gets in. The environment has the packages
that the wheel requires, and what they require, copied from the running one, whose versions are locked: no network is
needed, and a requirement that nobody has declared is missed.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "tools/units.py", "tools/docstrings.py", "src")
MADE = shutil.ignore_patterns("*.so", "*.stamp", "__pycache__", "*.egg-info")


def outside(**settings: str) -> dict[str, str]:
    """The environment of processes that shall know nothing of this tree."""
    ours = ("PYTHON", "FIDCHELL", "COV")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | settings


def run(*command: object, **settings: str) -> str:
    """What a command prints."""
    answer = subprocess.run([*map(str, command)], env=outside(**settings), cwd="/", capture_output=True, text=True)
    if answer.returncode:
        raise RuntimeError(f"{' '.join(map(str, command))}\n{answer.stdout}{answer.stderr}")
    return answer.stdout


def build(folder: Path, compiled: bool) -> Path:
    """A wheel in this folder."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        for part in PARTS:
            (copy / part).parent.mkdir(exist_ok=True)
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, copy / part, ignore=MADE)
            else:
                shutil.copy(ROOT / part, copy / part)
        if compiled and (ROOT / "build/units").is_dir():  # objects are named by their hash: none is made twice
            shutil.copytree(ROOT / "build/units", copy / "build/units")
        folder.mkdir(parents=True, exist_ok=True)
        pip = (sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--quiet")
        run(*pip, "--wheel-dir", copy / "dist", copy, FIDCHELL_COMPILE="require" if compiled else "no")
        [wheel] = (copy / "dist").glob("*.whl")
        return Path(shutil.copy(wheel, folder))


def install(wheel: Path, folder: Path) -> Path:
    """A new environment with the wheel; the path of its commands."""
    run(sys.executable, "-m", "venv", "--without-pip", "--clear", folder)
    python = folder / "bin/python"
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", "--quiet", wheel)
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    [ours] = distributions(path=[str(site)])
    for needed in requirements(ours):
        copy(needed, site)
    return folder / "bin"


def requirements(whole: Distribution) -> list[Distribution]:
    """The packages that one needs, and those that they need, without extras."""
    found: dict[str, Distribution] = {}
    waiting = [whole]
    while waiting:
        for line in waiting.pop().requires or []:
            needed = Requirement(line)
            if needed.name not in found and (needed.marker is None or needed.marker.evaluate({"extra": ""})):
                found[needed.name] = distribution(needed.name)
                waiting.append(found[needed.name])
    return list(found.values())


def copy(package: Distribution, site: Path) -> None:
    """Put an installed package, without its commands, into another environment."""
    for file in package.files or []:
        if ".." not in file.parts and file.suffix != ".pyc":
            (site / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(Path(str(file.locate())), site / file)


def try_out(commands: Path, folder: Path, compiled: bool) -> str:
    """Play every game by the installed commands, and fetch a page; where the package lies, to be sure of it."""
    python, fidchell = commands / "python", commands / "fidchell"
    ask = "import fidchell; from fidchell._compiled import is_compiled; print(is_compiled(), fidchell.__file__)"
    found, place = run(python, "-c", ask).split()
    if not Path(place).is_relative_to(commands.parent) or found != str(compiled):
        raise RuntimeError(f"{place} runs, compiled: {found}")
    for game in run(python, "-c", "import fidchell; print(*fidchell.games())").split():
        games = 100 if compiled else 2
        run(fidchell, "simulate", game, "--games", games, "--bots", "random", "--seed", 1)
        run(fidchell, "play", game, "--seats", ",".join(["random"] * seats(python, game)), "--seed", 1, "--lang", "de")
    serve(fidchell, folder)
    return place


def seats(python: Path, game: str) -> int:
    return int(run(python, "-c", f"import fidchell; print(fidchell.load({game!r}).meta.players[0])"))


def serve(fidchell: Path, folder: Path) -> None:
    """The server starts and hands out its page, style and script."""
    command = [str(fidchell), "serve", "--port", "0", "--data", str(folder)]
    env, pipe, both = outside(PYTHONUNBUFFERED="1"), subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(command, cwd="/", env=env, stdout=pipe, stderr=both, text=True) as server:
        try:
            said, url = "", None
            assert server.stdout is not None
            while url is None:
                line = server.stdout.readline()
                said += line
                if not line:
                    raise RuntimeError(f"the server ended: {said}")
                url = re.search(r"http://[\d.]+:\d+/", said)
            page = urllib.request.urlopen(url[0]).read().decode()
            links = re.findall(r'(?:href|src)="/?(static/[^"]+)"', page)
            if not [urllib.request.urlopen(url[0] + link).read() for link in links]:
                raise RuntimeError(f"a page without style and script: {page}")
        finally:
            server.terminate()


def main() -> None:
    wheel = build(ROOT / "dist", compiled=True)
    with tempfile.TemporaryDirectory() as name:
        try_out(install(wheel, Path(name, "venv")), Path(name, "data"), compiled=True)
    print(f"{wheel.relative_to(ROOT)}: built, installed and played")


if __name__ == "__main__":
    main()
