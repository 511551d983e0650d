"""Compiles the hot modules with mypyc as one group; FIDCHELL_COMPILE=require|auto|no says how much that matters."""

import json
import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor, as_completed
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
GROUP = "fidchell"

# The group is one library of its own, so its functions may call each other without the linker's detours.
# No fused multiply-add: compiled and interpreted code agree to the last bit on every machine.
CFLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden", "-ffp-contract=off"]

# Tools also run this file to ask for metadata, where compiling would only cost time.
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel"}

IMPORT = re.compile(r"^\s*(?:from|import)\s+(fidchell[\w.]*)(?:\s+import\s+(\([^)]*\)|.*))?", re.MULTILINE)


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
    return runpy.run_path(str(SRC / "fidchell/_compiled.py"))["sources"]()


def inputs(sources):
    """The sources and what they import in turn: mypyc builds imported types and constants into the code."""
    found = set()
    todo = list(sources)
    while todo:
        path = todo.pop()
        if path in found:
            continue
        found.add(path)
        for module, names in IMPORT.findall(path.read_text(encoding="utf-8")):
            for name in ("", *re.findall(r"\w+", names)):
                base = SRC.joinpath(*module.split("."), name)
                todo += [file for file in (base.with_suffix(".py"), base / "__init__.py") if file.is_file()]
    return sorted(found)


def marks():
    """What each input is now: the package compares it at import, by date and size first, by hash if these differ."""
    found = {}
    for path in inputs(sources()):
        seen = path.stat()
        found[str(path.relative_to(SRC))] = [seen.st_mtime_ns, seen.st_size, sha256(path.read_bytes()).hexdigest()]
    return found


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

    print(f"progress: translating {len(sources())} modules to C", flush=True)
    paths = [str(path.relative_to(ROOT)) for path in sources()]
    built = mypycify(paths, group_name=GROUP, opt_level="3", debug_level="0", multi_file=True)
    for extension in built:
        extension.extra_compile_args += CFLAGS
    return built


def building():
    """The command that builds extensions: the group's library unit by unit, only what has changed."""
    from setuptools.command.build_ext import build_ext

    cut = runpy.run_path(str(ROOT / "tools/units.py"))["cut"]
    documented = runpy.run_path(str(ROOT / "tools/docstrings.py"))["documented"]

    def told(module, code):
        """The C of a module (`fidchell___core___state`) with the docstrings of its source."""
        path = SRC.joinpath(*module.split("___"))
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        return documented(code, source.read_text(encoding="utf-8"))

    class Build(build_ext):
        def run(self):
            before = marks()  # an edit while it compiles must show
            super().run()
            if self.inplace and self.extensions:
                (SRC / f"{GROUP}__mypyc.stamp").write_text(json.dumps(before, indent=0))

        def build_extension(self, extension):
            if extension.name == f"{GROUP}__mypyc":
                flags = [*self.compiler.compiler_so, *extension.extra_compile_args, sys.version]
                sources = [Path(source) for source in extension.sources]
                units = cut(Path("build"), sources, GROUP, "\n".join(flags), told)
                self.compile_units(extension, [unit for unit in units if not unit.with_suffix(".o").exists()])
                objects = [str(unit.with_suffix(".o")) for unit in units]
                extension.sources, extension.depends, extension.extra_objects = [], objects, objects
            super().build_extension(extension)

        def compile_units(self, extension, units):
            """Compile the units that have no object yet, as many at a time as there are cores."""
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                tasks = [pool.submit(self.compile_unit, extension, unit) for unit in units]
                for number, task in enumerate(as_completed(tasks), 1):
                    task.result()
                    if number % 5 == 0 or number == len(units):
                        print(f"progress: {number} of {len(units)}", flush=True)

        def compile_unit(self, extension, source):
            """Compile a unit elsewhere and move its object into place, so that an interrupted one doesn't count."""
            self.compiler.compile(
                [str(source)],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            made = source.with_suffix(".o")
            Path(self.build_temp, made).replace(made)

    return Build


if __name__ == "__main__":
    from setuptools import setup

    os.chdir(ROOT)
    setup(ext_modules=extensions(), cmdclass={"build_ext": building()})
