"""The examples in README and docs are run as they stand."""

import doctest
import re
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import fidchell
from fidchell.core import scene

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def scene_table() -> str:
    """What a scene may consist of, as the contract lists it."""
    kinds = [kind for kind in vars(scene).values() if is_dataclass(kind) and isinstance(kind, type)]
    rows = [f"| `{kind.__name__}` | {', '.join(f'`{one.name}`' for one in fields(kind))} |" for kind in kinds]
    return "\n".join(["| | |", "|---|---|", *rows])


def test_the_contract_lists_what_a_scene_may_have() -> None:
    assert scene_table() in (ROOT / "docs/contract.md").read_text(encoding="utf-8")


def test_the_contract_names_what_a_state_offers() -> None:
    text = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    offered = [
        name for name in vars(fidchell.State) if not name.startswith("_") and callable(getattr(fidchell.State, name))
    ]
    assert [name for name in offered if not re.search(rf"`{name}\b", text)] == []


def test_package_example() -> None:
    assert doctest.testmod(fidchell).failed == 0


def test_some_pages_have_examples() -> None:
    examples = [doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8")) for page in PAGES]
    assert sum(map(len, examples)) > 20
