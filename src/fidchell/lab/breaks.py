"""Small breaks of the functions that carry a rule: a comparison turned, a constant off by one, a statement dropped.

A break is one slip that a programmer might make. Left alone is what carries no rule: annotations, docstrings, asserts,
texts, and what only tells of an event; and whatever would crash at once, which any test would notice.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fidchell.core.rulebook import cited_ids
from fidchell.lab.matrix import refused_lines, string_lines

Function = ast.FunctionDef | ast.AsyncFunctionDef
Place = tuple[str, int]  # a file and the line where a function begins

WIDTH: Final = 72  # a change is shown with as much around it as this allows

TURNED: Final[dict[type[ast.AST], type[Any]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
OPPOSITE: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
OPPOSITES: Final = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # to turn one of these is to negate it
LITERALS: Final = (ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp, ast.JoinedStr)  # no numbers to reckon with


@dataclass(frozen=True)
class Carrier:
    """A function and the rules that it names. Functions inside it are part of it."""

    place: Place  # ("games/avignon/rules.py", 212); decorators belong to it, as in code objects
    name: str  # AvignonState._move
    rules: tuple[str, ...]
    node: Function


@dataclass(frozen=True)
class Break:
    """One small change. `source` is the whole function with it."""

    carrier: Carrier
    line: int
    change: str
    source: str

    @property
    def place(self) -> str:
        return f"{self.carrier.place[0]}:{self.line} {self.carrier.name}"

    @property
    def key(self) -> str:
        """The same as long as neither the function's name nor the changed words are others."""
        return f"{self.carrier.place[0]} {self.carrier.name}: {self.change}"


def carriers(folder: Path, prefix: str, *, telling: bool = False) -> list[Carrier]:
    """The functions under a game's folder that carry a rule: a docstring or comment in them names it, or they refuse
    something by it. `telling`: also those that only cite it, to tell of it."""
    found = []
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if is_generated(source):
            continue
        tree, lines = ast.parse(source), source.splitlines()
        cited = set() if telling else string_lines(tree) - refused_lines(tree)
        for name, node in outer_functions(tree):
            start = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            numbers = [number for number in range(start, (node.end_lineno or start) + 1) if number not in cited]
            rules = dict.fromkeys(cited_ids("\n".join(lines[number - 1] for number in numbers), prefix))
            if rules and not is_check(node):
                file = path.relative_to(folder.parents[1]).as_posix()
                found.append(Carrier((file, start), name, tuple(rules), node))
    return found


def is_generated(source: str) -> bool:
    """Whether a program has written this file: that is said at its top."""
    return "generated" in source[:300].lower()


def is_check(node: Function) -> bool:
    """Whether a function says what must hold of a position, with words for whoever has set up another one: it guards
    the door, and plays no part in a game."""
    return any(isinstance(inner, ast.Assert) and inner.msg for inner in ast.walk(node))


def outer_functions(tree: ast.AST, outer: str = "") -> Iterator[tuple[str, Function]]:
    """Every function that is in no other, with its qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield outer + node.name, node
        else:
            yield from outer_functions(node, f"{outer}{node.name}." if isinstance(node, ast.ClassDef) else outer)


@dataclass(frozen=True)
class Names:
    """What names mean all over a game's folder."""

    numbers: frozenset[str]  # constants: NAME: Final = 3
    tellers: frozenset[str]  # methods that tell of an event: those of generated files

    @classmethod
    def of(cls, folder: Path) -> "Names":
        sources = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
        numbers = {name for source in sources for name in re.findall(r"^([A-Z][A-Z0-9_]*)\b.* = -?\d", source, re.M)}
        written = [ast.parse(source) for source in sources if is_generated(source)]
        tellers = {node.name for tree in written for _, node in outer_functions(tree)}
        return cls(frozenset(numbers), frozenset(tellers))


def breaks(carrier: Carrier, names: Names, *, events: bool = False) -> list[Break]:
    """Every break of a function. `events`: also what only tells of them."""
    breaker = _Breaker(carrier.node, names, events)
    breaker.body(carrier.node.body)
    seen, times, found = {ast.unparse(carrier.node)}, Counter[str](), []
    for line, change, source in breaker.found:
        if source not in seen:
            seen.add(source)
            times[change] += 1
            again = f" (no. {times[change]})" if times[change] > 1 else ""
            found.append(Break(carrier, line, change + again, source))
    return found


class _Breaker:
    """Walks through a function; puts each change in its place, writes the function down, and takes it out again."""

    def __init__(self, function: Function, names: Names, events: bool) -> None:
        self.function = function
        self.numbers = names.numbers
        self.tellers = names.tellers
        self.events = events
        self.returns_bool = isinstance(function.returns, ast.Name) and function.returns.id == "bool"
        self.bound = {argument.arg for argument in ast.walk(function.args) if isinstance(argument, ast.arg)}
        self.around: list[ast.AST] = []  # from the statement to the expression looked at
        self.found: list[tuple[int, str, str]] = []

    # -- statements ---------------------------------------------------------------------------------------------------

    def body(self, statements: list[ast.stmt]) -> None:
        for i, statement in enumerate(statements):
            if isinstance(statement, ast.Assert | ast.Pass) or _is_text(statement):
                continue
            if not self.events and self._tells(statement):
                self.body(getattr(statement, "orelse", []))
                continue
            if self._can_drop(statement):
                self._put(statements, i, ast.Pass(), statement.lineno, f"drop: {_first_line(statement)}")
            self._inside(statement)
            self.bound |= _bound(statement)

    def _inside(self, statement: ast.stmt) -> None:
        for name, value in ast.iter_fields(statement):
            self.around = [statement]
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                self.body(value)
            elif isinstance(value, list):
                for item in value:
                    if isinstance(item, ast.ExceptHandler | ast.match_case):
                        self.body(item.body)
                for i, item in enumerate(value):
                    if isinstance(item, ast.expr):
                        self._expression(value, i, item)
            elif isinstance(value, ast.operator):
                if not isinstance(getattr(statement, "value", None), LITERALS):
                    self._change(statement, name, TURNED[type(value)]()) if type(value) in TURNED else None
            elif isinstance(value, ast.expr) and name != "annotation" and not isinstance(statement, ast.Raise):
                if name == "test" or (name == "value" and isinstance(statement, ast.Return) and self.returns_bool):
                    self._negate(statement, name, value)
                self._expression(statement, name, value)

    def _can_drop(self, statement: ast.stmt) -> bool:
        """Not what binds a name for the first time: to miss it is an error anywhere."""
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            if self.function.name == "__init__":
                return False
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            return set().union(*map(_bound, targets)) <= self.bound and getattr(statement, "value", None) is not None
        if isinstance(statement, ast.Return):
            return statement.value is None
        return isinstance(statement, ast.Expr | ast.AugAssign | ast.Raise | ast.Delete | ast.Break | ast.Continue)

    def _tells(self, statement: ast.stmt) -> bool:
        """`if self.out is not None: …`, or a call of a method that tells."""
        if isinstance(statement, ast.If):
            return any(isinstance(node, ast.Attribute) and node.attr == "out" for node in ast.walk(statement.test))
        call = statement.value if isinstance(statement, ast.Expr) else None
        return isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in self.tellers

    # -- expressions --------------------------------------------------------------------------------------------------

    def _expression(self, holder: Any, at: Any, node: ast.AST) -> None:
        """The changes of an expression that `holder` holds at a field or index, and of all inside it."""
        if isinstance(node, ast.JoinedStr):
            return
        self.around.append(node)
        match node:
            case ast.Constant(value=bool(value)):
                self._change(holder, at, ast.Constant(not value))
            case ast.Constant(value=int(value) | float(value)):
                self._change(holder, at, ast.Constant(value + 1))
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name) if name in self.numbers:
                if not isinstance(self.around[-2], ast.Compare) or not _turns_to_opposite(self.around[-2]):
                    self._change(holder, at, ast.BinOp(node, ast.Add(), ast.Constant(1)))
            case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=inner):
                self._change(holder, at, inner)
            case ast.UnaryOp(op=ast.USub(), operand=inner) if not isinstance(inner, ast.Constant):
                self._change(holder, at, inner)
            case ast.Compare(ops=ops):
                for i, op in enumerate(ops):
                    self._change(ops, i, TURNED[type(op)]())
            case ast.BoolOp(op=op):
                self._change(node, "op", TURNED[type(op)]())
            case ast.BinOp(left=left, op=op, right=right) if type(op) in TURNED:
                if not any(isinstance(side, LITERALS) or _is_string(side) for side in (left, right)):
                    self._change(node, "op", TURNED[type(op)]())
            case ast.Call(func=ast.Name(id=name)) if name in OPPOSITE:
                self._change(node, "func", ast.Name(OPPOSITE[name], ast.Load()))
            case ast.IfExp(test=test):
                self._negate(node, "test", test)
            case ast.comprehension(ifs=tests):
                for i, test in enumerate(tests):
                    self._negate(tests, i, test)
        for name, value in ast.iter_fields(node):
            if isinstance(value, ast.expr):
                self._expression(node, name, value)
            elif isinstance(value, list):
                for i, item in enumerate(value):
                    if isinstance(item, ast.keyword):
                        self._expression(item, "value", item.value)
                    elif isinstance(item, ast.expr | ast.comprehension):
                        self._expression(value, i, item)
        self.around.pop()

    def _negate(self, holder: Any, at: Any, test: ast.expr) -> None:
        """A branch swapped; unless turning or dropping something inside does the same."""
        if isinstance(test, ast.Constant) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            return
        if isinstance(test, ast.Compare) and _turns_to_opposite(test):
            return
        self._change(holder, at, ast.UnaryOp(ast.Not(), test))

    # -- writing down -------------------------------------------------------------------------------------------------

    def _change(self, holder: Any, at: Any, new: ast.AST) -> None:
        """Note the function with `new` in this place. What is shown is the widest expression around it that fits."""
        old = holder[at] if isinstance(at, int) else getattr(holder, at)
        whole = self.around[0]
        assert isinstance(whole, ast.stmt)
        shown = next((node for node in self.around if len(_shown(node)) <= WIDTH), self.around[-1])
        before = _shown(shown)
        if shown is old:
            self._put(holder, at, new, whole.lineno, f"{before} → {_shown(new)}")
            return
        line = getattr(old, "lineno", getattr(self.around[-1], "lineno", whole.lineno))
        self._set(holder, at, new)
        after = _shown(shown)
        self._set(holder, at, old)
        self._put(holder, at, new, line, f"{before} → {after}")

    def _put(self, holder: Any, at: Any, new: ast.AST, line: int, change: str) -> None:
        old = holder[at] if isinstance(at, int) else getattr(holder, at)
        self._set(holder, at, new)
        self.found.append((line, change, ast.unparse(self.function)))
        self._set(holder, at, old)

    @staticmethod
    def _set(holder: Any, at: Any, node: ast.AST) -> None:
        if isinstance(at, int):
            holder[at] = node
        else:
            setattr(holder, at, node)


def _shown(node: ast.AST) -> str:
    """A statement without what hangs on it."""
    match node:
        case ast.If(test=test):
            return f"if {ast.unparse(test)}"
        case ast.While(test=test):
            return f"while {ast.unparse(test)}"
        case ast.For(target=target, iter=things):
            return f"for {ast.unparse(target)} in {ast.unparse(things)}"
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return f"{ast.unparse(target)} = {ast.unparse(value)}"
    return ast.unparse(node)


def _first_line(statement: ast.stmt) -> str:
    text = " ".join(line.strip() for line in _shown(statement).splitlines())
    return text if len(text) <= WIDTH else text[: WIDTH - 1] + "…"


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _turns_to_opposite(test: ast.Compare) -> bool:
    return len(test.ops) == 1 and isinstance(test.ops[0], OPPOSITES)


def _bound(node: ast.AST) -> set[str]:
    """The local names that something binds."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
