"""Puts docstrings into the C that mypyc writes, which has signatures but nothing of what stands below them.

Every method, function, class and module gets what its source says, so that `help` and editors tell the same of compiled
code as of its sources. The texts are constants of the library: nothing is slower for them.
"""

import ast
import re

TABLE = re.compile(r"^static PyMethodDef (\w+)_methods\[\] = \{\n.*?^\};\n", re.MULTILINE | re.DOTALL)
TEXT = r'(NULL|"(?:[^"\\\n]|\\.)*")'
ENTRY = re.compile(r'(\{"(\w+)",\s+\(PyCFunction\)\w+,\s+METH_[^"\n]*?PyDoc_STR\()' + TEXT)
TYPE = re.compile(r'(\.tp_name = "(\w+)",\n(?:    \.(?!tp_doc)[^\n]*\n)*    \.tp_doc = PyDoc_STR\()' + TEXT)
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\n    "[\w.]+",\n    )NULL(?=, /\* docstring)')
PLAIN = {ord("\n"): r"\n", ord('"'): r"\"", ord("\\"): r"\\", ord("?"): r"\?"}


def docstrings(source: str) -> dict[str, str]:
    """What is said of each name: "" is the module, `State.actor` a method."""
    tree = ast.parse(source)
    found = {"": ast.get_docstring(tree)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found[node.name] = ast.get_docstring(node)
        if isinstance(node, ast.ClassDef):
            inside = [one for one in node.body if isinstance(one, ast.FunctionDef)]
            found |= {f"{node.name}.{one.name}": ast.get_docstring(one) for one in inside}
    return {name: text for name, text in found.items() if text}


def literal(text: str) -> str:
    """A text as C writes it."""
    return '"' + "".join(PLAIN.get(n, chr(n) if 32 <= n < 127 else f"\\{n:03o}") for n in text.encode()) + '"'


def documented(code: str, source: str) -> str:
    """The C of a module, with the docstrings of its source."""
    known = docstrings(source)

    def said(found: re.Match[str], name: str) -> str:
        if name not in known:
            return found[0]
        signature = "" if found[3] == "NULL" else found[3][1:-1]
        return f'{found[1]}"{signature}{literal(known[name])[1:]}'

    def table(found: re.Match[str]) -> str:
        place = "" if f"PyModuleDef {found[1]} =" in code else found[1].rpartition("___")[2] + "."
        return ENTRY.sub(lambda entry: said(entry, place + entry[2]), found[0])

    code = TYPE.sub(lambda found: said(found, found[2]), TABLE.sub(table, code))
    return MODULE.sub(lambda found: found[1] + literal(known[""]), code) if "" in known else code
