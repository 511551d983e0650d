"""The examples in README and docs are run as they stand."""

import doctest
import re
import tomllib
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest

import fidchell
from fidchell.cli.rules import check
from fidchell.core import scene

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples(page: Path) -> None:
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.failed == 0


def packs() -> dict[str, str]:
    """The examples of packs, by their games."""
    text = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    found = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    return {tomllib.loads(pack)["game"]: pack for pack in found}


def test_every_game_that_takes_packs_has_an_example() -> None:
    assert sorted(packs()) == sorted(name for name in fidchell.games() if fidchell.load(name).takes_packs)


@pytest.mark.parametrize("name", packs())
def test_packs_are_good_as_they_are_printed(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(packs()[name], encoding="utf-8")
    check(file)
    assert f"a good pack for {name}" in capsys.readouterr().out
    game = fidchell.load(name, file)
    state = game.new()
    assert state.playout(fidchell.Rng(1)) > 0
    assert game.board(state)


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
