"""The rule matrix: where each rule stands in the code, which tests show it, how often simulated games have met it.

Code and tests name rules by id; here the names are collected, so that a rule nobody wrote or nobody tests can't hide.
"""

import ast
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fidchell import bots
from fidchell._compiled import PACKAGE
from fidchell.core.errors import InvalidAction, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.rulebook import cited_ids
from fidchell.core.state import CHANCE, OVER, Event, State
from fidchell.lab.words import say

PROBES: Final = 40  # illegal actions tried at every decision to see why they are refused
OTHERS: Final = 2  # actions tried for any seat in every position
CLICKS: Final = 32  # one decision in this many is also probed by clicking: that builds a whole scene
EXPLAINED: Final = "proof.toml"  # explains breaks that change nothing; it carries no rule itself

Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass
class Row:
    """A rule and where it shows. `code` are functions and data that carry it, `refusals` those among them that refuse
    something because of it; `mentions` only name it, in a comment, a module's or class's docstring or a table."""

    id: str
    title: str
    kind: str
    code: list[str] = field(default_factory=list)
    mentions: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    exercised: int = 0

    def as_dict(self) -> dict[str, Any]:
        return dict(self.__dict__)


def matrix(game: Game, games: int, *, tests: Path | None = None, lang: str = "en", seed: int = 1) -> list[Row]:
    """A row for every rule of the rule book, in its order."""
    rows = {rule.id: Row(rule.id, rule.title(game.texts, lang), rule.kind) for rule in game.rulebook.rules}
    for rule, place, carries, refuses in code_places(game.folder, game.meta.prefix):
        if rule in rows:
            (rows[rule].code if carries else rows[rule].mentions).append(place)
            rows[rule].refusals += [place] if refuses else []
    for rule, test in test_places(tests) if tests else ():
        if rule in rows:
            rows[rule].tests.append(test)
    for rule, count in exercised(game, games, seed).items():
        rows[rule].exercised = count
    return list(rows.values())


def problems(rows: list[Row], *, tests: bool = True, lang: str = "en") -> list[str]:
    """What is wrong: a rule without code or test, or one that forbids and refuses nothing. `tests`: they are known."""
    found = []
    for row in rows:
        if not row.code:
            if row.mentions:
                found.append(say(lang, "problem-mentioned", rule=row.id, places=", ".join(row.mentions)))
            else:
                found.append(say(lang, "problem-no-code", rule=row.id))
        if tests and not row.tests:
            found.append(say(lang, "problem-no-test", rule=row.id))
        if row.kind == "forbids" and not row.refusals:
            found.append(say(lang, "problem-no-refusal", rule=row.id))
    return found


# -- code -------------------------------------------------------------------------------------------------------------


def code_places(folder: Path, prefix: str) -> Iterator[tuple[str, str, bool, bool]]:
    """(rule, place, whether it carries the rule, whether it refuses) for every place under a folder that names a rule.
    Functions carry it, and entries of data; whatever stands outside of these only mentions it.

    Only the game's own folder counts: what is below it knows no game, so an id there could only be an example.
    """
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        tree = ast.parse(source)
        named = list(_named(tree))
        file = path.relative_to(folder.parents[1]).as_posix()
        refused = refused_lines(tree)
        seen: dict[tuple[str, Named | None], list[int]] = {}
        for number, line in enumerate(source.splitlines(), 1):
            for rule in cited_ids(line, prefix):
                seen.setdefault((rule, _owner(named, number)), []).append(number)
        for (rule, owner), numbers in seen.items():
            refusing = [number for number in numbers if number in refused]
            place = f"{file}:{(refusing or numbers)[0]} {owner.name if owner else ''}".rstrip()
            yield rule, place, isinstance(owner, ast.FunctionDef | ast.AsyncFunctionDef), bool(refusing)
    # What the data files carry out: a card whose rule is its entry.
    for path in sorted(folder.glob("*.toml")):
        if path.name not in ("rulebook.toml", EXPLAINED):
            file = path.relative_to(folder.parents[1]).as_posix()
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                # meta.toml says by which rules nobody may act: see `Game.rule_when`
                refuses = path.name == "meta.toml"
                yield from ((rule, f"{file}:{number}", True, refuses) for rule in cited_ids(line, prefix))


def _owner(named: list[Named], line: int) -> Named | None:
    """The innermost function or class around a line; none at the top of a file."""
    around = [node for node in named if node.lineno <= line <= (node.end_lineno or 0)]
    return max(around, key=lambda node: node.lineno, default=None)


def _named(tree: ast.AST) -> Iterator[Named]:
    return (node for node in ast.walk(tree) if isinstance(node, Named))


def refused_lines(tree: ast.Module) -> set[int]:
    """Lines of string constants that go into refusals: in functions that make one, in the table of reasons `WHY`, and
    in raised errors."""
    found: set[int] = set()
    for node in ast.walk(tree):
        making = isinstance(node, ast.FunctionDef) and any(_is_refusal(inner) for inner in ast.walk(node))
        making = making or (isinstance(node, ast.FunctionDef) and node.name == "rule_when")  # core refuses by it
        making = making or (isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "WHY")
        if making or isinstance(node, ast.Raise):
            found |= string_lines(node)
    return found


def string_lines(tree: ast.AST) -> set[int]:
    """Lines of string constants, docstrings excepted."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told
        for line in range(node.lineno, (node.end_lineno or node.lineno) + 1)
    }


def _is_refusal(node: ast.AST) -> bool:
    """A call such as self.refusal("AV samaritan", …)."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "refusal"


# -- tests ------------------------------------------------------------------------------------------------------------


def tests_folder() -> Path | None:
    """The tests of the source tree, if the program runs from one."""
    folder = PACKAGE.parents[1] / "tests"
    return folder if PACKAGE.parent.name == "src" and folder.is_dir() else None


def test_places(folder: Path) -> Iterator[tuple[str, str]]:
    """(rule, test) for every test marked with @pytest.mark.rule("…"), on itself, its class or its parameters."""
    for path in sorted(folder.rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        if "mark.rule" in source:  # parsing takes long
            file = path.relative_to(folder.parent).as_posix()
            yield from ((rule, f"{file}::{name}") for rule, name in marked_tests(source))


@cache
def marked_tests(source: str) -> list[tuple[str, str]]:
    """Return (rule, name) for every marked test of a file; parsed once, because proofs ask for it again and again."""
    return list(_marked(ast.parse(source).body, "", []))


def _marked(body: list[ast.stmt], outer: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    for node in body:
        if not isinstance(node, Named):
            continue
        rules = inherited + [rule for decorator in node.decorator_list for rule in _rules_in(decorator)]
        if isinstance(node, ast.ClassDef):
            yield from _marked(node.body, f"{outer}{node.name}::", rules)
        elif node.name.startswith("test"):
            yield from ((rule, f"{outer}{node.name}") for rule in dict.fromkeys(rules))


def _rules_in(decorator: ast.expr) -> list[str]:
    """The ids in pytest.mark.rule(…), also inside the parameters of parametrize."""
    return [
        argument.value
        for call in ast.walk(decorator)
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule")
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


# -- games ------------------------------------------------------------------------------------------------------------


def exercised(game: Game, games: int, seed: int = 1) -> Counter[str]:
    """How often the rules were at work in simulated games: in what happened, and in what was refused."""
    probe = Probe(game, seed)
    players = [bots.make(name, game) for name in ("random", "greedy")]
    low, number = game.meta.players[0], game.meta.players[1] - game.meta.players[0] + 1
    for i in range(games):
        rng = Rng(f"{seed}/{i}")
        state = begin(game, low + i % number, i // number)  # every number of players in turn
        while True:
            seat = int(state.actor())
            probe.try_out(state)
            if seat == OVER:
                probe.count.update(rule for line in game.ending(state, "en") for rule in line.rules)
                break
            if seat == CHANCE:
                action = int(state.sample(rng))
            else:
                # Every mixture of random and greedy seats in turn: they get into different trouble.
                action = int(players[i >> seat & 1].decide(state.resample(seat, rng), seat, rng))
            events: list[Event] = []
            probe.learn(action)
            state.apply(action, seat, out=events)
            for event in events:
                probe.count.update(game.cites(event))
    return +probe.count


def begin(game: Game, seats: int, number: int) -> State:
    """A game with different options for every number, as far as they go together; the first one has the defaults."""
    rng = Rng(f"options/{number}")
    choices = [option for option in game.meta.options if option.kind == "choice" and number]
    state: State
    try:
        state = game.new(seats, **{option.name: option.values[rng.below(len(option.values))] for option in choices})
    except InvalidOptions:
        state = game.new(seats)
    return state


class Probe:
    """Tries actions that are possible at other times or for other seats, and counts the rules that refuse them."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(f"{seed}/probe")
        self.count: Counter[str] = Counter()
        # Verbs without arguments are well-formed always; everything else is learnt from the games.
        notation = game.notation
        self.actions = [notation.pack(verb, ()) for verb in notation.verbs if not verb.nouns]
        self.known = set(self.actions)

    def learn(self, action: int) -> None:
        if action not in self.known:
            self.known.add(action)
            self.actions.append(action)

    def try_out(self, state: State) -> None:
        """Probe a position: the actor with what isn't legal, any seat with anything, now and then with a click."""
        actor = int(state.actor())
        if actor >= 0:
            legal = set(state.legal(actor))
            for action in {self._any(self.actions) for _ in range(PROBES if self.actions else 0)} - legal:
                self._note(state, actor, action)
        for _ in range(OTHERS if self.actions else 0):
            self._note(state, self._any(range(int(state.seats))), self._any(self.actions))
        if actor >= 0 and self.rng.below(CLICKS) == 0:
            scene = self.game.scene(state, actor, "en")
            self._note(state, actor, (self._any(sorted(scene.keys())),))

    def _any(self, things: Any) -> Any:
        return things[int(self.rng.below(len(things)))]

    def _note(self, state: State, seat: int, what: int | tuple[str, ...]) -> None:
        with suppress(InvalidAction):  # malformed in this position, or a click that means nothing
            refusal = self.game.explain(state, seat, self.game.text(state, what) if isinstance(what, int) else what)
            if refusal is not None:
                self.count[refusal.rule] += 1
