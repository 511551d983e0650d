"""Cuts the C that mypyc writes into units that depend on little, so that an edit recompiles little.

mypyc compiles all modules as one group: calls are direct, and what every object of a class has needs no check. But it
writes one header and one table of literals for all of them, so any change would recompile everything, and without
seeing each other's code modules couldn't inline each other's functions. Here every module becomes a unit: only
the declarations it mentions, literals numbered by itself, copies of the small functions it calls elsewhere.
What these patterns don't know is kept as it stands. A unit is named by its hash: if its object exists, it is current.
docs/performance.md has the figures.
"""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

SMALL = 60  # lines of C of a function that others may inline

INCLUDE = re.compile(r"^#include .*\n", re.MULTILINE)
TYPE = re.compile(
    r"^(?:#ifndef MYPYC_DECLARED_\w+\n#define \w+\n)?typedef struct[^{\n]*\{\n.*?^\} (\w+);\n(?:#endif\n)?",
    re.MULTILINE | re.DOTALL,
)
EXTERN = re.compile(r"^extern [^(\[;\n]*?\b(\w+)(?:[(\[][^;\n]*)?;\n", re.MULTILINE)
FUNCTION = re.compile(r"^(\w[\w *]*?)(CPyDef_\w+)(\([^)\n]*\)) (\{\n.*?^\}\n)", re.MULTILINE | re.DOTALL)
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
NAME = re.compile(r"\w+")

Functions = dict[str, re.Match[str]]
Finish = Callable[[str, str], str]  # a module's name and its C → its C


class Headers:
    """What the headers of a group declare, by name."""

    def __init__(self, texts: list[str]) -> None:
        includes = [line for text in texts for line in INCLUDE.findall(text) if '"__native' not in line]
        self.known: dict[str, str] = {}  # in the order in which C wants them
        self.always = "".join(dict.fromkeys(includes))
        for text in texts:
            rest = "".join(text.splitlines(keepends=True)[2:-1])  # without the guard
            for pattern in (TYPE, EXTERN):
                self.known |= {found[1]: found[0] for found in pattern.finditer(rest)}
                rest = pattern.sub("", rest)
            self.always += re.sub(r"\n\n+", "\n", INCLUDE.sub("", rest))
        self.known["CPyStatics"] = "extern PyObject *CPyStatics[];\n"

    def needed(self, text: str) -> str:
        """The declarations that a text mentions, and those that they mention."""
        names, kept = set(NAME.findall(text)), list[str]()
        for name, declaration in reversed(self.known.items()):
            if name in names:
                names.update(NAME.findall(declaration))
                kept.append(declaration)
        return "".join([self.always, *reversed(kept)])


def small(function: re.Match[str]) -> bool:
    """Whether others may inline a function: it is short and has no literals, which each module numbers for itself."""
    return function[4].count("\n") <= SMALL and "CPyStatics" not in function[4]


def inlined(text: str, functions: Functions) -> str:
    """Copies of the small functions of other modules that a text calls, under names of their own."""
    own = {found[2] for found in FUNCTION.finditer(text)}
    names, copies = set(NAME.findall(text)), dict[str, re.Match[str]]()
    while wanted := (names & functions.keys()) - own - copies.keys():
        for name in wanted:
            copies[name] = functions[name]
            names.update(NAME.findall(functions[name][4]))
    parts = [copies[name] for name in sorted(copies)]
    return "".join(
        [
            *(f"#define {one[2]} inlined_{one[2]}\n" for one in parts),
            *(f"static inline {one[1]}{one[2]}{one[3]};\n" for one in parts),
            *(f"static inline {one[0]}" for one in parts),
        ]
    )


def texts(build: Path, sources: list[Path], group: str, finish: Finish) -> dict[str, str]:
    """Unit → its C: one a module, one of what all share, one of mypyc's runtime."""
    headers = [(build / f"__native{kind}_{group}.h").read_text(encoding="utf-8") for kind in ("", "_internal")]
    read = {path: path.read_text(encoding="utf-8") for path in sources}
    shared = read.pop(build / f"__native_{group}.c")
    modules = {
        (name := path.stem.removeprefix("__native_")): finish(name, INCLUDE.sub("", read.pop(path)))
        for path in sources
        if path.name.startswith(f"__native_{group}___")
    }
    declared = Headers(headers)
    functions = {found[2]: found for text in modules.values() for found in FUNCTION.finditer(text) if small(found)}
    found = {"runtime": "".join(read.values())}
    includes = "".join(INCLUDE.findall(declared.always))
    found["shared"] = includes + "".join(INCLUDE.sub("", text) for text in (*headers, shared))
    for module, text in modules.items():
        text = inlined(text, functions) + text
        table = f"literals_{module}"
        index = {number: n for n, number in enumerate(dict.fromkeys(LITERAL.findall(text)))}
        text = "".join(
            f"CPyStatics[{table}[{index[part]}]]" if odd % 2 else part for odd, part in enumerate(LITERAL.split(text))
        )
        found[module] = f"{declared.needed(text)}extern const int {table}[];\n{text}"
        found["shared"] += f"const int {table}[] = {{{', '.join([*index, '-1'])}}};\n"
    return found


def as_it_is(module: str, code: str) -> str:
    return code


def cut(build: Path, sources: list[Path], group: str, flags: str, finish: Finish = as_it_is) -> list[Path]:
    """The units as files in build/units, the largest first; what is there of former ones goes.

    `finish`: puts into a module's C what mypyc has left out.
    """
    folder = build / "units"
    folder.mkdir(exist_ok=True)
    units = []
    for name, text in sorted(texts(build, sources, group, finish).items(), key=lambda unit: -len(unit[1])):
        units.append(folder / f"{name}-{sha256((flags + text).encode()).hexdigest()[:16]}.c")
        units[-1].write_text(text, encoding="utf-8")
    for path in folder.iterdir():
        if path.with_suffix(".c") not in units:
            path.unlink()
    return units
