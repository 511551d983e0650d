"""Small breaks of the functions that carry a rule: a comparison changed, a constant off by one, a statement dropped.

A break is one slip that a programmer might make. What carries no rule is left alone: annotations, docstrings, asserts,
texts and code that only reports an event; so is anything that would crash at once, which any test would notice.
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
Location = tuple[str, int]  # a file and the line where a function begins

WIDTH: Final = 72  # a change is shown with as much around it as this allows

THESE: Final = (ast.Lt, ast.Gt, ast.Eq, ast.Is, ast.In, ast.And, ast.Add, ast.LShift, ast.BitAnd)
THOSE: Final = (ast.LtE, ast.GtE, ast.NotEq, ast.IsNot, ast.NotIn, ast.Or, ast.Sub, ast.RShift, ast.BitOr)
TURNED: Final[dict[type[ast.AST], type[Any]]] = dict(zip(THESE + THOSE, THOSE + THESE, strict=True))
TURNED.update(
    {ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult, ast.Mod: ast.FloorDiv, ast.BitXor: ast.BitOr}
)
OPPOSITE: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
OPPOSITES: Final = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)  # changing one of these negates it
LITERALS: Final = (ast.List, ast.Tuple, ast.Dict, ast.Set, ast.ListComp, ast.JoinedStr)  # no arithmetic on these


@dataclass(frozen=True)
class Carrier:
    """A function, or an entry of a data file, and the rules that it names. Functions inside it are part of it."""

    location: Location  # ("games/avignon/rules.py", 212); decorators belong to it, as in code objects
    name: str  # AvignonState._move
    rules: tuple[str, ...]
    node: Function | None  # None: data


@dataclass(frozen=True)
class Break:
    """One small change. `source` is the whole function with it; of data the changed line."""

    carrier: Carrier
    line: int
    change: str
    source: str

    @property
    def location(self) -> str:
        return f"{self.carrier.location[0]}:{self.line} {self.carrier.name}"

    @property
    def key(self) -> str:
        """Stays the same as long as the function's name and the changed expression do."""
        return f"{self.carrier.location[0]} {self.carrier.name}: {self.change}"


def carriers(folder: Path, prefix: str, *, telling: bool = False) -> list[Carrier]:
    """The functions under a game's folder that carry a rule: a docstring or comment in them names it, or they refuse
    something by it. `telling`: also those that only cite it in what they report."""
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
    """Whether a program has written this file, as its first lines say."""
    return "generated" in source[:300].lower()


def is_check(node: Function) -> bool:
    """Whether a function checks that a position is possible: it guards `restore` and plays no part in a game."""
    return any(isinstance(inner, ast.Assert) and inner.msg for inner in ast.walk(node))


def outer_functions(tree: ast.AST, outer: str = "") -> Iterator[tuple[str, Function]]:
    """Every function that isn't inside another, with its qualified name."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, Function):
            yield outer + node.name, node
        else:
            yield from outer_functions(node, f"{outer}{node.name}." if isinstance(node, ast.ClassDef) else outer)


@dataclass(frozen=True)
class Vocabulary:
    """What names mean throughout a game's folder."""

    numbers: frozenset[str]  # constants: NAME: Final = 3
    tellers: frozenset[str]  # methods that report an event: those of generated files

    @classmethod
    def of(cls, folder: Path) -> "Vocabulary":
        sources = [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]
        numbers = {name for source in sources for name in re.findall(r"^([A-Z][A-Z0-9_]*)\b.* = -?\d", source, re.M)}
        written = [ast.parse(source) for source in sources if is_generated(source)]
        tellers = {node.name for tree in written for _, node in outer_functions(tree)}
        return cls(frozenset(numbers), frozenset(tellers))


def breaks(carrier: Carrier, names: Vocabulary, *, events: bool = False) -> list[Break]:
    """Every break of a function. `events`: also of code that only reports them."""
    assert carrier.node is not None
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
    """Walks through a function, making each change in place, unparsing the function, and undoing the change.

    Nodes are replaced by assigning to `holder[at]`: an item of a list, or a field in a node's `vars`.
    """

    def __init__(self, function: Function, names: Vocabulary, events: bool) -> None:
        self.function, self.names, self.events = function, names, events
        self.returns_bool = isinstance(function.returns, ast.Name) and function.returns.id == "bool"
        self.bound = {argument.arg for argument in ast.walk(function.args) if isinstance(argument, ast.arg)}
        self.around: list[ast.AST] = []  # from the statement to the present expression
        self.found: list[tuple[int, str, str]] = []

    def body(self, statements: list[Any]) -> None:
        outer = self.around
        for i, statement in enumerate(statements):
            if isinstance(statement, ast.Assert | ast.Pass) or _is_text(statement):
                continue
            if not self.events and self._tells(statement):
                self.body(getattr(statement, "orelse", []))
                continue
            self.around = [statement]
            if self._can_drop(statement):
                statements[i] = ast.Pass()
                self._note(statement.lineno, f"drop: {_first_line(statement)}")
                statements[i] = statement
            self._inside(statement)
            self.bound |= _bound(statement)
        self.around = outer

    def _can_drop(self, statement: ast.stmt) -> bool:
        """Not if it binds a name for the first time: without it any test would crash."""
        if isinstance(statement, ast.Assign | ast.AnnAssign):
            if self.function.name == "__init__":
                return False
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            return set().union(*map(_bound, targets)) <= self.bound and statement.value is not None
        if isinstance(statement, ast.Return):
            return statement.value is None
        return isinstance(statement, ast.Expr | ast.AugAssign | ast.Raise | ast.Delete | ast.Break | ast.Continue)

    def _tells(self, statement: ast.stmt) -> bool:
        """Whether it only reports an event: `if self.out is not None: …`, or a call of a method that does."""
        match statement:
            case ast.If(test=test):
                return any(isinstance(node, ast.Attribute) and node.attr == "out" for node in ast.walk(test))
            case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name))):
                return name in self.names.tellers
        return False

    def _inside(self, node: ast.AST) -> None:
        """The changes of everything that a statement or expression consists of."""
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                self.body(value)
            elif isinstance(value, list):
                for i, item in enumerate(value):
                    self._part(node, name, value, i, item)
            elif name != "annotation" and not isinstance(node, ast.Raise):
                self._part(node, name, vars(node), name, value)

    def _part(self, node: ast.AST, name: str, holder: Any, at: Any, part: Any) -> None:
        match part:
            case ast.ExceptHandler() | ast.match_case():
                self.body(part.body)
            case ast.keyword(value=value):
                self._expression(vars(part), "value", value)
            case ast.operator() if isinstance(node, ast.AugAssign) and not isinstance(node.value, LITERALS):
                self._turn(holder, at, part)
            case ast.expr() | ast.comprehension():
                if name == "test" or (name == "value" and isinstance(node, ast.Return) and self.returns_bool):
                    self._negate(holder, at, part)
                self._expression(holder, at, part)

    def _expression(self, holder: Any, at: Any, node: ast.AST) -> None:
        if isinstance(node, ast.JoinedStr):
            return
        self.around.append(node)
        match node:
            case ast.Constant(value=bool(value)):
                self._change(holder, at, ast.Constant(not value))
            case ast.Constant(value=int(value) | float(value)):
                self._change(holder, at, ast.Constant(value + 1))
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name) if name in self.names.numbers:
                if not _is_opposed(self.around[-2]):
                    self._change(holder, at, ast.BinOp(node, ast.Add(), ast.Constant(1)))
            case ast.UnaryOp(op=op, operand=inner):
                if not (isinstance(op, ast.USub) and isinstance(inner, ast.Constant)):
                    self._change(holder, at, inner)
            case ast.Compare(ops=ops):
                for i, comparison in enumerate(ops):
                    self._turn(ops, i, comparison)
            case ast.BoolOp(op=op):
                self._turn(vars(node), "op", op)
            case ast.BinOp(left=left, op=op, right=right):
                if not any(isinstance(side, LITERALS) or _is_string(side) for side in (left, right)):
                    self._turn(vars(node), "op", op)
            case ast.Call(func=ast.Name(id=name)) if name in OPPOSITE:
                self._change(vars(node), "func", ast.Name(OPPOSITE[name], ast.Load()))
            case ast.comprehension(ifs=tests):
                for i, test in enumerate(tests):
                    self._negate(tests, i, test)
        self._inside(node)
        self.around.pop()

    def _negate(self, holder: Any, at: Any, test: ast.AST) -> None:
        """Swap the branches, unless another change does the same."""
        if isinstance(test, ast.Constant) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            return
        if not _is_opposed(test):
            self._change(holder, at, ast.UnaryOp(ast.Not(), test))  # type: ignore[arg-type]

    def _turn(self, holder: Any, at: Any, op: ast.AST) -> None:
        if type(op) in TURNED:
            self._change(holder, at, TURNED[type(op)]())

    def _change(self, holder: Any, at: Any, new: ast.AST) -> None:
        """Put `new` in this place. The change is shown with the widest expression around it that fits."""
        old, whole = holder[at], self.around[0]
        shown = next((node for node in self.around if len(_shown(node)) <= WIDTH), self.around[-1])
        before, line = _shown(shown), getattr(whole, "lineno", 0)
        if shown is not old:
            line = getattr(old, "lineno", getattr(self.around[-1], "lineno", line))
        holder[at] = new
        self._note(line, f"{before} → {_shown(new if shown is old else shown)}")
        holder[at] = old

    def _note(self, line: int, change: str) -> None:
        self.found.append((line, change, ast.unparse(self.function)))


def _shown(node: ast.AST) -> str:
    """A node as text; a compound statement without its body."""
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


def _is_opposed(test: ast.AST) -> bool:
    """Whether a changed comparison is the negation of this one."""
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], OPPOSITES)


def _bound(node: ast.AST) -> set[str]:
    """The local names that something binds."""
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)}
