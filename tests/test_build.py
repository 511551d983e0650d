"""Building: units of C that depend on little, and a wheel that plays where nothing else of the tree is."""

import zipfile
from pathlib import Path

import pytest

import fidchell
from tools import units, wheel

pytestmark = pytest.mark.slow

HEADERS = {
    "__native_g.h": """#ifndef MYPYC_NATIVE_g_H
#define MYPYC_NATIVE_g_H
#include <Python.h>
#ifndef MYPYC_DECLARED_tuple_T1
#define MYPYC_DECLARED_tuple_T1
typedef struct tuple_T1 {
    int64_t f0;
} tuple_T1;
#endif

typedef struct {
    PyObject_HEAD
    tuple_T1 _pair;
} g___a___ThingObject;

typedef struct {
    int64_t _other;
} g___b___OtherObject;

#endif
""",
    "__native_internal_g.h": """#ifndef MYPYC_LIBRT_INTERNAL_g_H
#define MYPYC_LIBRT_INTERNAL_g_H
#include "__native_g.h"
int CPyGlobalsInit(void);
extern PyObject *CPyStatics[9];
extern int64_t CPyDef_a___small(int64_t cpy_r_n);
extern PyObject *CPyDef_a___named(void);
extern PyObject *CPyDef_b___use(PyObject *cpy_r_self);
extern PyObject *CPyStatic_a___globals;
#endif
""",
}
SMALL = "int64_t CPyDef_a___small(int64_t cpy_r_n) {\n    return cpy_r_n + 1;\n}\n"
NAMED = "PyObject *CPyDef_a___named(void) {\n    return CPyStatics[7]; /* 'seven' */\n}\n"
USE = """PyObject *CPyDef_b___use(PyObject *cpy_r_self) {
    ((g___a___ThingObject *)cpy_r_self)->_pair.f0 = CPyDef_a___small(2);
    CPyDef_a___named();
    return CPyStatics[8]; /* 'eight' */
}
"""


@pytest.fixture
def build(tmp_path: Path) -> Path:
    include = '#include "__native_g.h"\n#include "__native_internal_g.h"\n'
    files = {"__native_g___a.c": include + SMALL + NAMED, "__native_g___b.c": include + USE}
    files |= {**HEADERS, "__native_g.c": include + "PyObject *CPyStatics[9];\n", "runtime.c": "int rt;\n"}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def cut(build: Path) -> dict[str, Path]:
    return {path.name.partition("-")[0]: path for path in units.cut(build, sorted(build.glob("*.c")), "g", "-O3")}


def test_a_unit_has_what_it_mentions(build: Path) -> None:
    found = {name: path.read_text() for name, path in cut(build).items()}
    assert found.keys() == {"g___a", "g___b", "shared", "runtime"}
    text = found["g___b"]
    assert "#include <Python.h>\n" in text
    assert "__native" not in text
    assert "int CPyGlobalsInit(void);" in text, "what isn't known is kept"
    assert "} g___a___ThingObject;" in text
    assert text.index("} tuple_T1;") < text.index("} g___a___ThingObject;"), "mentioned by what it mentions"
    assert "OtherObject" not in text
    assert "CPyStatic_a___globals" not in text
    assert "static inline " + SMALL in text
    assert "#define CPyDef_a___small inlined_CPyDef_a___small\n" in text
    assert "return CPyStatics[7]" not in text, "a function with literals stays where it is"
    assert "CPyStatics[literals_g___b[0]]; /* 'eight' */" in text
    assert "const int literals_g___b[] = {8, -1};" in found["shared"]
    assert "inline" not in found["g___a"]


def test_a_change_makes_few_units_anew(build: Path) -> None:
    before = cut(build)
    assert cut(build) == before
    changes = {
        # more literals before its own, another type, another function: nothing that b has to do with
        "__native_g___a.c": [("CPyStatics[7]", "CPyStatics[6]")],
        "__native_internal_g.h": [("[9]", "[10]"), ("extern PyObject *CPyStatic_a", "extern int CPyStatic_a")],
        "__native_g.h": [("_other", "_another")],
        "__native_g___b.c": [("CPyStatics[8]", "CPyStatics[9]")],
    }
    for name, pairs in changes.items():
        text = (build / name).read_text()
        for old, new in pairs:
            text = text.replace(old, new)
        (build / name).write_text(text)
    after = cut(build)
    assert {name for name in before if before[name] != after[name]} == {"shared"}
    assert not before["shared"].exists()
    path = build / "__native_g___a.c"
    path.write_text(path.read_text().replace("cpy_r_n + 1", "cpy_r_n + 2"))
    assert {name for name, unit in cut(build).items() if unit != after[name]} == {"g___a", "g___b"}


def test_a_wheel_plays(tmp_path: Path) -> None:
    """Interpreted, to save time; `make wheel` does the same with a compiled one."""
    made = wheel.build(tmp_path / "dist", compiled=False)
    assert made.name.startswith(f"fidchell-{fidchell.__version__}-")
    inside = set(zipfile.ZipFile(made).namelist())
    package = Path(fidchell.__file__).parent
    made_there = {".so", ".pyc"}
    wanted = {
        str(path.relative_to(package.parent))
        for path in package.rglob("*")
        if path.is_file() and path.suffix not in made_there
    }
    assert "fidchell/py.typed" in wanted
    assert {name for name in inside if ".dist-info/" not in name} == wanted
    wheel.try_out(wheel.install(made, tmp_path / "venv"), tmp_path / "data", compiled=False)
