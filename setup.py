"""Compiles the hot modules with mypyc as one group; FIDCHELL_COMPILE=require|auto|no says how much that matters."""

import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent

# The group is one library of its own, so its functions may call each other without the linker's detours.
CFLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]

# Tools also run this file to ask for metadata, where compiling would only cost time.
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}


def obstacle():
    """Why C extensions can't be built with this Python, or None."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        return f"no C compiler ({compiler[0]})"
    header = Path(sysconfig.get_path("include", "posix_prefix"), "Python.h")
    if not header.exists():
        return f"no Python headers ({header})"
    # A compiler can be there and yet useless, without the C library's headers for instance.
    probe = [*compiler, f"-I{header.parent}", "-fsyntax-only", "-xc", "-"]
    answer = subprocess.run(probe, input="#include <Python.h>\n", capture_output=True, text=True)
    if answer.returncode:
        return f"the C compiler fails ({(answer.stderr.strip() or 'no message').splitlines()[0]})"
    return None


def sources():
    """The files to compile, asked of the package without importing it: an import would load what is to be built."""
    return runpy.run_path(str(ROOT / "src/fidchell/_compiled.py"))["sources"]()


def extensions():
    """All extension modules or none: half a group can't be imported."""
    wish = os.environ.get("FIDCHELL_COMPILE", "auto")
    if wish not in ("auto", "no", "require"):
        sys.exit(f"FIDCHELL_COMPILE is {wish!r}; it must be auto, no or require")
    if wish == "no" or not BUILDING.intersection(sys.argv):
        return []
    reason = obstacle() or (None if find_spec("mypyc") else "no mypyc (the package mypy)")
    if reason and wish == "require":
        sys.exit(f"Fidchell can't be compiled: {reason}")
    if reason:
        print(f"Fidchell runs interpreted: {reason}")
        return []

    from mypyc.build import mypycify

    paths = [str(path.relative_to(ROOT)) for path in sources()]
    built = mypycify(paths, group_name="fidchell", opt_level="3", debug_level="0", multi_file=False)
    for extension in built:
        extension.extra_compile_args += CFLAGS
    return built


if __name__ == "__main__":
    from setuptools import setup

    os.chdir(ROOT)
    setup(ext_modules=extensions())
