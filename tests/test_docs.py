"""The examples in README and docs are run as they stand."""

import doctest
from pathlib import Path

import pytest

import fidchell

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def test_package_example() -> None:
    assert doctest.testmod(fidchell).failed == 0


def test_some_pages_have_examples() -> None:
    examples = [doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8")) for page in PAGES]
    assert sum(map(len, examples)) > 20
