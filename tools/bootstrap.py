"""Set up .venv with nothing but the standard library: `python3 tools/bootstrap.py play|build|check|test|docs|ray|lock`.

Every step is stamped with a hash of what it depends on, so repeating costs a moment and picks up where a
set-up was interrupted. Which index the packages come from is left to pip's own configuration.
"""

import contextlib
import fcntl
import hashlib
import json
import os
import runpy
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

# Up to here, and in its syntax, this file suits Python 3.6, so that an older Python can say what is wrong.
if sys.version_info < (3, 11):  # noqa: UP036
    for minor in range(14, 10, -1):
        newer = shutil.which(f"python3.{minor}")
        # Version managers put commands on the path that only say what isn't installed: try first.
        if newer and subprocess.call([newer, "-c", ""], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0:
            os.execv(newer, [newer, *sys.argv])
    sys.exit(f"Fidchell needs Python 3.11 or newer, and {sys.executable} is {sys.version.split()[0]}: set PYTHON=")

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin/python"
SITE = VENV / f"lib/python3.{sys.version_info.minor}/site-packages"
STAMPS = VENV / "stamps.json"

# The same pip everywhere: many systems ship Python without pip, and without ensurepip to get it.
PIP = ROOT / "tools/pip-26.3-py3-none-any.whl"
PIP_SHA256 = "f3b60b20ffaadd4415ed7957212a38ac63fa4c5fa375bd0f4a797777940fad13"

LOCKS = {  # compiling adds "build"
    "play": ["play"],
    "build": ["play"],
    "check": ["play", "build", "test", "docs"],  # linting and `make quick`: neither compiler nor browsers
    "test": ["play", "test", "docs"],
    "docs": ["play", "docs"],
    "ray": ["play", "test", "ray"],
    "lock": ["lock"],
}
PROGRESS = "progress: "  # as setup.py prints it
EITHER_WAY = ("play", "docs")  # work without a compiler, too
UNCOMPILED = ("check", "lock")  # leave what is compiled as it is

BROWSERS = (  # variable that names one, what it is, commands; the first is also Debian's package
    ("FIDCHELL_BROWSER", "Chromium", ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")),
    ("FIDCHELL_FIREFOX", "Firefox", ("firefox-esr", "firefox")),
)
ELSEWHERE = (
    "A browser elsewhere can be named by FIDCHELL_BROWSER or FIDCHELL_FIREFOX (the path of its program), a compiler by "
    "CC.\n`make quick` and `make lint` need none of these."
)


def fail(reason: str) -> NoReturn:
    sys.exit(f"Fidchell can't be set up: {reason}")


def digest(*things: object) -> str:
    """One hash over values and the names and contents of files."""
    whole = hashlib.sha256()
    for thing in things:
        whole.update(f"{thing}\0".encode())
        if isinstance(thing, Path):
            whole.update(hashlib.sha256(thing.read_bytes()).digest())
    return whole.hexdigest()


@contextlib.contextmanager
def step(what: str) -> Iterator[Callable[[str], None]]:
    """Show what is being done and how far it is, then how long it took; yields the function that shows progress."""
    start = f"· {what} …"
    print(start, end=" ", flush=True)
    began = time.perf_counter()

    def show(progress: str) -> None:
        if sys.stdout.isatty():
            print(f"\r{start} {progress}\x1b[K", end=" ", flush=True)
        else:
            print(f"{progress},", end=" ", flush=True)

    try:
        yield show
    except BaseException:
        print("stopped", flush=True)
        raise
    print(f"{time.perf_counter() - began:.1f} s", flush=True)


def run(*command: object, show: Callable[[str], None] | None = None, **settings: str) -> None:
    """Run a command in silence; the failure carries its output. Lines that begin with PROGRESS are given to `show`."""
    # PYTHONPATH would let packages from elsewhere count as installed.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | settings
    words = [*map(str, command)]
    output = []
    pipe, both = subprocess.PIPE, subprocess.STDOUT
    with subprocess.Popen(words, cwd=ROOT, env=env, stdout=pipe, stderr=both, text=True) as process:
        for line in process.stdout or ():
            if show and line.startswith(PROGRESS):
                show(line.removeprefix(PROGRESS).strip())
            else:
                output.append(line)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, words, "".join(output))


class Stamps(dict[str, object]):
    """What has been done: step → hash of what it depended on."""

    def __init__(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.update(json.loads(STAMPS.read_text()))
        self.now = {lock.stem: digest(lock) for lock in ROOT.glob("requirements/*.txt")}
        self.now["python"] = digest(sys.version, os.path.realpath(sys.executable), str(ROOT))
        # A lock that has changed may no longer list what is installed, so that also means a new environment.
        if "spoilt" in self or any(self.get(name, value) != value for name, value in self.now.items()):
            self.clear()

    def add(self, *steps: str, **hashes: object) -> None:
        self.update({name: self.now[name] for name in steps}, **hashes)
        part = STAMPS.with_suffix(".part")
        part.write_text(json.dumps(self, indent=1))
        part.replace(STAMPS)

    def pip_install(self, *what: object) -> None:
        """An interrupted pip may leave half a package: until it ends, the environment counts as spoilt."""
        before = sorted(os.listdir(SITE))
        self.add(spoilt=True)
        try:
            run(PYTHON, "-m", "pip", "install", "--disable-pip-version-check", *what, FIDCHELL_COMPILE="no")
        except subprocess.CalledProcessError:
            if sorted(os.listdir(SITE)) == before:  # without a network, say: what worked before still works
                del self["spoilt"]
                self.add()
            raise
        del self["spoilt"]


def environment(stamps: Stamps, needed: list[str]) -> None:
    """A virtual environment with the locked packages and, from the source tree, the project."""
    if "python" not in stamps:
        with step(f"environment in {VENV.name} for Python {sys.version.split()[0]}"):
            if hashlib.sha256(PIP.read_bytes()).hexdigest() != PIP_SHA256:
                fail(f"{PIP.name} isn't the file it should be")
            run(sys.executable, "-m", "venv", "--without-pip", "--clear", VENV)
            shutil.unpack_archive(PIP, SITE, "zip")  # all it takes to install a wheel of pure Python
            stamps.add("python")
    missing = [name for name in needed if name not in stamps]
    if missing:
        with step(f"packages: {', '.join(missing)}"):
            # No source packages: building one would fetch tools that no hash guards.
            files = [f"--requirement={ROOT}/requirements/{name}.txt" for name in missing]
            stamps.pip_install("--require-hashes", "--only-binary=:all:", *files)
            stamps.add(*missing)
    project = digest(ROOT / "pyproject.toml", ROOT / "setup.py")
    if "play" in needed and stamps.get("project") != project:
        with step("command: fidchell"):
            stamps.pip_install("--no-deps", "--no-build-isolation", "--editable", ROOT)
            stamps.add(project=project)


def libraries() -> list[Path]:
    """What compiling leaves beside the sources; Python would import it even if it were outdated."""
    return sorted(SRC.rglob("*.so"))


def is_wanted(library: Path, sources: list[Path]) -> bool:
    """Whether a library belongs to a source that is still there, or is the group's."""
    name = library.name.partition(".")[0]
    return name.endswith("__mypyc") or library.with_name(f"{name}.py") in sources


def missing_parts(mode: str, obstacle: str | None) -> list[tuple[str, str]]:
    """List what the system lacks for a mode, as pairs of the reason and the Debian packages that mend it."""
    found = []
    if mode not in (*EITHER_WAY, *UNCOMPILED) and obstacle and "CC" not in os.environ:
        system = sys.base_prefix == "/usr"
        if "headers" in obstacle and not system:
            fail(f"{obstacle}, and no system package has them for {sys.executable}")
        headers = f" libpython3.{sys.version_info.minor}-dev" if system else ""
        found.append((obstacle, f"gcc libc6-dev{headers}"))
    if mode == "test":
        for variable, name, commands in BROWSERS:
            if not os.environ.get(variable) and not any(map(shutil.which, commands)):
                found.append((f"the tests play in a real browser, and there is no {name} ({variable})", commands[0]))
    return found


def install_parts(missing: list[tuple[str, str]]) -> None:
    """Install with apt what the system lacks, or end with one message that names all of it."""
    reasons = "".join(f"\n  - {reason}" for reason, _ in missing)
    packages = " ".join(names for _, names in missing).split()
    wanted = f"apt-get install {' '.join(packages)}"
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") is None:
        fail(f"{reasons}\nInstall what your system calls {' '.join(packages)}.\n{ELSEWHERE}")
    if root and (shutil.which("sudo") is None or subprocess.call([*root, "true"], stderr=subprocess.DEVNULL)):
        fail(f"{reasons}\nOnly root may install it: {wanted}\n{ELSEWHERE}")
    with step(wanted):
        for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            run(*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q", *command)


def main(mode: str) -> None:
    stamps = Stamps()
    setup = SimpleNamespace(**runpy.run_path(str(ROOT / "setup.py")))
    sources = setup.sources()
    settings = [
        SRC / "fidchell/_compiled.py",
        ROOT / "setup.py",
        ROOT / "tools/units.py",
        ROOT / "tools/docstrings.py",
        ROOT / "pyproject.toml",
    ]
    files = [*settings, *setup.inputs(sources), *map(str, sources)]
    key = digest(*map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS")), *files)
    current = stamps.get("compiled") == [key, *map(str, libraries())]
    missing = missing_parts(mode, None if current else setup.obstacle())
    if missing:
        install_parts(missing)
    if mode in UNCOMPILED:
        environment(stamps, LOCKS[mode])
        return
    if current:
        environment(stamps, [*LOCKS[mode], "build"])
        return

    wish = os.environ.get("FIDCHELL_COMPILE", "auto") if mode in EITHER_WAY else "require"
    interpreted = "FIDCHELL_COMPILE=no" if wish == "no" else setup.obstacle()
    if interpreted and wish == "require":
        fail(interpreted)
    environment(stamps, LOCKS[mode] if interpreted else [*LOCKS[mode], "build"])
    if interpreted:
        print(f"Fidchell runs interpreted: {interpreted}", flush=True)
    for library in libraries():
        if interpreted or not is_wanted(library, sources):
            library.unlink()
    if not interpreted:
        with step(f"compile what changed of {len(sources)} modules") as show:
            command = (PYTHON, "-u", "setup.py", "-q", "build_ext", "--inplace", "-j2")
            run(*command, show=show, FIDCHELL_COMPILE="require")
            stamps.add(compiled=[key, *map(str, libraries())])


if __name__ == "__main__":
    if sys.argv[1:] not in [[mode] for mode in LOCKS]:
        sys.exit(f"usage: bootstrap.py {'|'.join(LOCKS)}")
    one_at_a_time = os.open(ROOT, os.O_RDONLY)
    fcntl.flock(one_at_a_time, fcntl.LOCK_EX)
    try:
        main(sys.argv[1])
    except subprocess.CalledProcessError as failure:
        print(failure.output.rstrip())
        fail(f"{' '.join(failure.cmd[:4])} … ended with {failure.returncode}")
    except KeyboardInterrupt:
        sys.exit("Interrupted; repeating goes on from here.")
