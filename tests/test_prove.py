"""`rules --prove`: every small break is made and tried, what nobody notices is told, nothing is noticed by mistake."""

import ast
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import fidchell
from fidchell import cli
from fidchell.lab import proof as proofs
from fidchell.lab import prove as proving
from fidchell.lab.breaks import Break, Carrier, Vocabulary, breaks, carriers
from fidchell.lab.prove import CannotProve, KeptResults, Subject, prove
from fidchell.lab.prove_plugin import code_of
from tests.cases import HOUSE
from tools import proofs as publishing

RULES = '''
"""A toy. TY named.here: that is no function."""
from functools import cache

LIMIT: int = 3
DATA = []


class Pile:
    """TY class: nor is that."""

    def __init__(self):
        self.cards = 0
        self.out = None

    def put(self, number):
        """TY put: some cards more, never more than the limit."""
        if self.out is not None:
            self.out.append(number)
        if number > LIMIT:
            raise ValueError("too many [TY put]")
        self.cards += number

    @property
    def full(self) -> bool:
        """TY full: at the limit."""
        return self.cards >= LIMIT

    def cite(self):
        return "TY put"

    def check(self):
        """TY put."""
        assert self.cards >= 0, "cards: fewer than none"

    def untested(self):
        """TY untested."""
        return 1 + 1

    def endless(self, number):
        """TY endless."""
        while number > 0:
            number -= 1
        return number


@cache
def table():
    """TY table: made once, when it is first asked for."""
    return [1, 2]


DATA += table()
'''

TESTS = """
import pytest
from games.toy.rules import DATA, Pile, table


@pytest.mark.rule("TY put")
@pytest.mark.rule("TY full")
def test_put():
    pile = Pile()
    for number in (2, 1):
        assert not pile.full
        pile.put(number)
    assert pile.full
    with pytest.raises(ValueError):
        pile.put(4)


@pytest.mark.rule("TY endless")
def test_endless():
    assert Pile().endless(3) == 0


@pytest.mark.rule("TY table")
def test_table():
    assert DATA == [1, 2]


def test_that_names_no_rule():
    assert False
"""

CARDS = """
# Two cards.

[[card]] # TY card.one
key = "one"
number = 1
red = [["lose", "all", 2], ["gain", 1]]
good = true

[[card]]
key = "two"
red = [["find", "one", 1]]
"""

READING = """
import tomllib
from pathlib import Path

CARD = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))["card"][0]
"""

DATA_TEST = """
import tomllib
from pathlib import Path

import pytest
from games.toy import data


@pytest.mark.rule("TY card.one")
def test_card():
    [card, _] = tomllib.loads(Path(data.__file__).with_name("cards.toml").read_text(encoding="utf-8"))["card"]
    assert data.CARD["red"] == card["red"]
"""


@pytest.fixture
def toy(tmp_path: Path) -> Subject:
    folder = tmp_path / "src" / "games" / "toy"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text(RULES)
    (folder / "fields.py").write_text(
        '"""Generated: never edit."""\n\n\ndef told():\n    """TY put."""\n    return 1\n'
    )
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_toy.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule\n")
    rules = ("TY put", "TY full", "TY untested", "TY endless", "TY table", "TY class")
    return Subject("toy", folder, "TY", rules, tests)


def proof_of(subject: Subject, **settings: Any) -> proofs.Proof:
    found = subject.breaks()
    kept = KeptResults(subject.tests.parent / "kept.jsonl", subject)
    prove(subject, found, kept, **settings)
    return proofs.Proof(subject, found, kept.known)


def changes(source: str, *, numbers: tuple[str, ...] = (), tellers: tuple[str, ...] = ()) -> list[str]:
    """What is done to a function."""
    node = ast.parse(dedent(source)).body[0]
    assert isinstance(node, ast.FunctionDef)
    found = breaks(Carrier(("a.py", 1), node.name, ("TY x",), node), Vocabulary(frozenset(numbers), frozenset(tellers)))
    for one in found:
        compile(one.source, "broken", "exec")
    assert ast.unparse(node) == ast.unparse(ast.parse(dedent(source))), "breaking has left a trace"
    return [one.change for one in found]


# -- the breaks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "wanted"),
    [
        ("return x < 2", ["return x < 2 → return x <= 2", "return x < 2 → return x < 3"]),
        ("return a and b", ["return a and b → return a or b"]),
        ("return not a", ["return not a → return a"]),
        ("return a in b", ["return a in b → return a not in b"]),
        ("return -a", ["return -a → return a"]),
        ("return True", ["return True → return False"]),
        ("return min(a, b)", ["return min(a, b) → return max(a, b)"]),
        ("return a if b else c", ["return a if b else c → return a if not b else c"]),
        ("x.y = 1", ["drop: x.y = 1", "x.y = 1 → x.y = 2"]),
        ("x += LIMIT", ["drop: x += LIMIT", "x += LIMIT → x -= LIMIT", "x += LIMIT → x += LIMIT + 1"]),
        ("x.go()", ["drop: x.go()"]),
        ("x.go()\n    x.go()", ["drop: x.go()", "drop: x.go() (no. 2)"]),
        ("y = x", []),  # to drop it would be an error anywhere
        ("x = y", ["drop: x = y"]),
        ("if x.go():\n        return", ["if x.go() → if not x.go()", "drop: return"]),
        ("return [a for a in b if a]", ["return [a for a in b if a] → return [a for a in b if not a]"]),
        ("raise ValueError(1 + 1)", ["drop: raise ValueError(1 + 1)"]),
        ("assert x == 1", []),
        ("'text'", []),
        ("return f'{x + 1}'", []),
        ("return 'a' + x", []),
        ("if x.out is not None:\n        x.out.append(1)", []),
        ("x.told(1)", []),
        ("return x == LIMIT", ["return x == LIMIT → return x != LIMIT"]),
    ],
)
def test_small_breaks(body: str, wanted: list[str]) -> None:
    source = f"def f(x):\n    {body}\n"
    assert changes(source, numbers=("LIMIT",), tellers=("told",)) == wanted


def test_what_makes_a_thing_is_not_dropped() -> None:
    """Without it nothing would run at all."""
    assert changes("def __init__(self):\n    self.x = 1\n") == ["self.x = 1 → self.x = 2"]


def test_a_function_of_truth_tells_the_opposite() -> None:
    assert "return x.go() → return not x.go()" in changes("def f(x) -> bool:\n    return x.go()\n")


def test_a_long_statement_is_shown_in_part() -> None:
    long = "return " + " + ".join(f"some_name_{i}" for i in range(9)) + " + (x > 1)"
    assert "x > 1 → x >= 1" in changes(f"def f(x):\n    {long}\n")


def test_only_functions_carry_rules(toy: Subject) -> None:
    found = {one.name: one.rules for one in carriers(toy.folder, "TY")}
    assert found == {
        "Pile.put": ("TY put",),
        "Pile.full": ("TY full",),
        "Pile.untested": ("TY untested",),
        "Pile.endless": ("TY endless",),
        "table": ("TY table",),
    }
    assert "Pile.cite" in {one.name for one in carriers(toy.folder, "TY", telling=True)}


@pytest.mark.parametrize("game_id", fidchell.games())
def test_every_break_of_every_game_compiles_and_has_a_name_of_its_own(game_id: str) -> None:
    game = fidchell.load(game_id)
    found = Subject.of(game).breaks(events=True)
    assert len(found) > 5 * len(game.rulebook.rules)
    assert len({one.key for one in found}) == len(found)
    for one in found[::7]:
        compile(one.source, "broken", "exec")


def test_code_takes_the_place_of_whole_code() -> None:
    class Above:
        def name(self) -> str:
            return "above"

    class Below(Above):
        def name(self) -> str:
            return super().name() + "!"

    code = code_of("@what\ndef name(self) -> str:\n    return 'broken'\n", "Below.name", Below.name.__code__)
    Below.name.__code__ = code
    assert Below().name() == "broken"


# -- trying them ------------------------------------------------------------------------------------------------------


def test_what_nobody_notices_is_told(toy: Subject) -> None:
    proof = proof_of(toy)
    told = {row["id"]: row for row in proof.as_dict()["rules"]}
    # A pile of two is not full, and one of three is; but nobody has tried to put exactly as many as may be put.
    assert [one["change"] for one in told["TY put"]["survivors"]] == ["if number > LIMIT → if number >= LIMIT"]
    assert told["TY put"]["breaks"] == 6
    assert told["TY full"]["survivors"] == []
    assert told["TY untested"]["noticed"] == 0
    assert all(one["tests"] == 0 for one in told["TY untested"]["survivors"])
    assert told["TY class"]["breaks"] == 0


def test_a_test_that_runs_on_and_on_has_noticed(toy: Subject) -> None:
    found = [one for one in toy.breaks() if one.change == "drop: number -= 1"]
    kept = KeptResults(toy.tests / "kept", toy)
    prove(toy, found, kept)
    assert [result.by for result in kept.known.values()] == ["time"]


def test_what_is_made_before_any_test_runs_is_broken_too(toy: Subject) -> None:
    found = [one for one in toy.breaks() if one.carrier.name == "table"]
    kept = KeptResults(toy.tests / "kept", toy)
    prove(toy, found, kept)
    assert {result.by for result in kept.known.values()} == {"tests/test_toy.py::test_table"}


def test_results_are_kept_until_something_changes(toy: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = proof_of(toy).as_dict()
    with monkeypatch.context() as patched:
        patched.setattr(proving, "Trial", None)  # nothing is tried again
        assert proof_of(toy).as_dict() == whole
    before = toy.digest()
    (toy.tests / "test_toy.py").write_text(TESTS.replace("pile.put(4)", "pile.put(5)"))
    assert toy.digest() != before
    kept = KeptResults(toy.tests.parent / "kept.jsonl", toy)
    assert not kept.known
    assert set(kept.hints.values()) > {""}


def test_with_a_new_file_of_tests_only_survivors_are_tried_again(toy: Subject) -> None:
    whole = proof_of(toy)
    assert whole.survivors
    (toy.tests / "test_more.py").write_text(
        "import pytest\n\n@pytest.mark.rule('TY untested')\ndef test_more(): pass\n"
    )
    kept = KeptResults(toy.tests.parent / "kept.jsonl", toy)
    assert {one.key for one in whole.tried} - set(kept.known) == {
        key for key, result in whole.known.items() if "::" not in result.by
    }
    (toy.tests / "test_more.py").write_text("from tests import test_toy\n")
    before = toy.digest("tests/test_more.py")
    (toy.tests / "test_toy.py").write_text(TESTS + "\n")
    assert toy.digest("tests/test_more.py") != before, "it imports from there"


@pytest.mark.parametrize("name", proving.BOTS_ROOMS)
def test_what_only_bots_know_changes_no_result(toy: Subject, name: str) -> None:
    before = toy.digest()
    (toy.folder / name).write_text("# a new idea")
    assert toy.digest() == before


def test_a_stopped_run_goes_on(toy: Subject) -> None:
    done = 0

    def advance(number: int) -> None:
        nonlocal done
        done += number

    half = proof_of(toy, advance=advance, stop=lambda: done >= 5)
    assert 5 <= len(half.tried) < len(toy.breaks())
    assert half.left
    assert proof_of(toy, jobs=2).left == 0


def test_a_test_must_pass_with_nothing_broken(toy: Subject) -> None:
    (toy.tests / "test_toy.py").write_text(TESTS.replace("DATA == [1, 2]", "DATA == [1, 3]"))
    with pytest.raises(CannotProve, match="test_table fails with nothing broken"):
        proof_of(toy)
    (toy.tests / "test_toy.py").write_text("import nothing_of_this_name\n" + TESTS)
    with pytest.raises(CannotProve, match="nothing_of_this_name"):
        proof_of(toy)


# -- what came out ----------------------------------------------------------------------------------------------------


@pytest.fixture
def guessed(toy: Subject) -> Callable[[], proofs.Proof]:
    """A proof in which nobody has noticed anything of TY full."""

    def guess() -> proofs.Proof:
        found = toy.breaks()
        return proofs.Proof(toy, found, {one.key: result(one) for one in found})

    def result(one: Break) -> proving.Result:
        return proving.Result("" if "TY full" in one.carrier.rules else "some test", 3)

    return guess


def test_explanations(toy: Subject, guessed: Callable[[], proofs.Proof]) -> None:
    survivor = guessed().survivors[0]
    entries = [
        (survivor.carrier.name, survivor.change, "It changes nothing."),
        ("Pile.full", "return 1 → return 2", "Once there was such a thing."),
        ("Pile.put", "self.cards += number → self.cards -= number", "Wrongly believed."),
    ]
    text = "".join(
        f"[[break]]\nfunction = {json.dumps(name)}\nchange = {json.dumps(change)}\nwhy = {json.dumps(why)}\n"
        for name, change, why in entries
    )
    (toy.folder / "proof.toml").write_text(text)
    proof = guessed()
    assert proof.why(survivor) == "It changes nothing."
    assert len(proof.unexplained) == len(proof.survivors) - 1
    assert [line.rpartition(": ")[2] for line in proof.stale()] == ["no such break", "a test notices it"]
    assert f"- `{survivor.carrier.name}`: `{survivor.change}`. It changes nothing." in proof.markdown()


def test_a_break_counts_for_each_of_its_rules_but_once_in_the_whole(toy: Subject) -> None:
    (toy.folder / "rules.py").write_text(RULES.replace('"""TY full: at', '"""TY full, TY put: at'))
    found = toy.breaks()
    proof = proofs.Proof(toy, found, {one.key: proving.Result("some test", 1) for one in found})
    data = proof.as_dict()
    assert data["share"] == 1.0
    assert data["breaks"] == len(found)
    assert sum(rule["breaks"] for rule in data["rules"]) > len(found)


def test_a_rule_of_avignon(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keep = str(tmp_path / "kept.jsonl")
    code = cli.run_command(["rules", "avignon", "beseech", "--prove", "--json", "--jobs", "1", "--keep", keep])
    data = json.loads(capsys.readouterr().out)
    assert code == 0
    assert data["game"] == "avignon"
    assert data["share"] == 1.0
    [rule] = data["rules"]
    assert rule["id"] == "AV beseech"
    assert rule["noticed"] == rule["breaks"] > 0
    assert cli.run_command(["rules", "avignon", "beseech", "--prove", "--markdown", "--keep", keep]) == 0
    assert "| AV beseech | " in capsys.readouterr().out
    assert cli.run_command(["rules", "avignon", "beseech", "--prove", "--keep", keep]) == 0
    assert "100.0%" in capsys.readouterr().out


@pytest.mark.parametrize("more", [["--matrix"], ["--search", "card"]])
def test_prove_goes_by_itself(more: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run_command(["rules", "avignon", "--prove", *more]) == 2
    assert "--prove" in capsys.readouterr().err


# -- data -------------------------------------------------------------------------------------------------------------


def test_data_that_carries_a_rule_is_broken_where_the_game_reads_it(toy: Subject) -> None:
    (toy.folder / "cards.toml").write_text(CARDS)
    (toy.folder / "data.py").write_text(READING)
    (toy.tests / "test_data.py").write_text(DATA_TEST)
    subject = replace(toy, rules=("TY card.one",))
    found = [one for one in subject.breaks() if one.carrier.node is None]
    effects = '[["lose", "all", 2], ["gain", 1]]'
    assert [(one.location.partition("/toy/")[2], one.change) for one in found] == [
        ("cards.toml:7 card one", f'red = {effects} → red = [["gain", 1]]'),
        ("cards.toml:7 card one", f'red = {effects} → red = [["find", "all", 2], ["gain", 1]]'),
        ("cards.toml:7 card one", f'red = {effects} → red = [["lose", "all", 3], ["gain", 1]]'),
        ("cards.toml:7 card one", f'red = {effects} → red = [["lose", "all", 2]]'),
        ("cards.toml:7 card one", f'red = {effects} → red = [["lose", "all", 2], ["gain", 2]]'),
        ("cards.toml:8 card one", "good = true → good = false"),
    ]
    kept = KeptResults(toy.tests / "kept", toy)
    prove(subject, found, kept)
    assert [bool(kept.known[one.key].by) for one in found] == [True] * 5 + [False]
    assert {kept.known[one.key].by for one in found} == {"tests/test_data.py::test_card", ""}


# -- what is published ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", HOUSE)
def test_published_proofs_are_current(game: str) -> None:
    """Proofs take too long to run here, but they must be of today's breaks: `python tools/proofs.py` renews them."""
    subject = Subject.of(fidchell.load(game))
    possible = subject.breaks()
    said = publishing.totals(game)
    assert said.tried + said.left == len(possible), f"docs/proof/{game}.md is of other breaks"
    missing = set(proofs.read_explained(subject.folder)) - {(one.carrier.name, one.change) for one in possible}
    if missing:
        missing -= {(one.carrier.name, one.change) for one in subject.breaks(events=True)}
    assert not missing, "proof.toml explains breaks that don't exist"


def test_the_summary_of_the_proofs_is_current() -> None:
    assert publishing.summary() in (publishing.DOCS / "proof.md").read_text(encoding="utf-8")
