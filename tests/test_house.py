"""The house in order: imports go downward only, and no file names a place that isn't everybody's."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fidchell.core.registry import folder_name
from tests import cases
from tools.imports import FLOORS, MODULES, NAMES, PACKAGE, PICTURE, ROOT, drawn, floor, imports, name_of

THIRD_PARTY = {"fluent", "librt", "mypy_extensions", "typing_extensions"}  # the last for type checkers only


def test_there_is_a_house() -> None:
    assert {"fidchell.core.state", "fidchell.games.avignon.rules", "fidchell.bots.simple"} <= NAMES
    found = set(imports(PACKAGE / "games/avignon/game.py"))
    assert {"fidchell.core.frames", "fidchell.games.avignon.rules", "itertools"} <= found


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_go_downward(path: Path) -> None:
    here = name_of(path)
    for there in imports(path):
        if there.partition(".")[0] == "fidchell":
            assert floor(there) <= floor(here), f"{here} imports {there}, which stands above it"


@pytest.mark.parametrize("path", sorted((PACKAGE / "core").glob("*.py")), ids=name_of)
def test_core_reads_no_folder_above_it(path: Path) -> None:
    """Whoever has games or texts of their own says where they are."""
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"\.parents\b|\.parent\.parent\b|\.\./", text)


@pytest.mark.parametrize("path", sorted((PACKAGE / "server").glob("*.py")), ids=name_of)
def test_the_server_speaks_no_language(path: Path) -> None:
    """What is told to people is put into words by whoever shows it: nothing here has a language, a page or a screen."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)}
    names |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not names & {"lang", "language"}
    assert not {there.partition(".")[0] for there in imports(path)} & {"starlette", "uvicorn", "rich", "fluent"}
    assert "fidchell.core.text" not in set(imports(path))


def test_the_games_are_a_package_that_can_be_called() -> None:
    import fidchell.games.avignon.components
    import fidchell.games.avignon.rules as rules

    assert "avignon" in fidchell.games()
    assert rules.__name__ == "fidchell.games.avignon.rules"
    assert vars(vars(fidchell.games)["avignon"])["components"] is sys.modules["fidchell.games.avignon.components"]


def test_the_picture_of_the_imports_is_current() -> None:
    there = {folder_name(game) for game in cases.HOUSE}
    if any(not path.parent.name.startswith((*there,)) for path in PACKAGE.glob("games/*/meta.toml")):
        pytest.skip("it is drawn without games that are not the house's")
    assert PICTURE.read_text(encoding="utf-8") == drawn(), "draw it with `python tools/imports.py`"


def test_pages_and_the_terminal_are_neighbours() -> None:
    """Both show the server's tables; neither knows the other."""
    for here, other in (("web", "terminal"), ("terminal", "web")):
        for path in (PACKAGE / here).glob("*.py"):
            found = [there for there in imports(path) if there.startswith(f"fidchell.{other}")]
            assert not found, f"{name_of(path)} imports {found}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_game_imports_no_other_game(path: Path) -> None:
    here = name_of(path).split(".")
    for there in (one.split(".") for one in imports(path)):
        if here[:2] == there[:2] == ["fidchell", "games"] and len(here) > 2 and len(there) > 2:
            assert there[2] == here[2], f"{'.'.join(here)} imports {'.'.join(there)}"


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_nothing_imports_the_tests(path: Path) -> None:
    found = {one.partition(".")[0] for one in imports(path)}
    assert not found & {"tests", "conftest", "pytest", "hypothesis"}
    assert "../" + "shared" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path.relative_to(PACKAGE).parts[0] in FLOORS[:3]], ids=name_of
)
def test_the_lower_floors_need_little(path: Path) -> None:
    for there in imports(path):
        top = there.partition(".")[0]
        assert top == "fidchell" or top in sys.stdlib_module_names or top in THIRD_PARTY, f"{path} imports {there}"


def test_games_are_imported_by_name_in_few_places() -> None:
    """Only the registry, and what asks it, may load a game by name: nobody else knows which games there are."""
    for path in MODULES:
        text = path.read_text(encoding="utf-8")
        if "import_module(" in text:
            assert name_of(path) in {"fidchell.core.registry", "fidchell.core.generate", "fidchell.bots"}, (
                f"{path} imports by name"
            )
    for path in MODULES:
        here = name_of(path)
        if not here.startswith("fidchell.games."):
            games = [there for there in imports(path) if there.startswith("fidchell.games.")]
            assert not games, f"{here} knows a game: {games}"


@pytest.mark.parametrize("game", cases.HOUSE)
def test_a_game_brings_its_tests(game: str) -> None:
    missing = cases.missing(game)
    assert not missing, f"{game} lacks\n" + "\n".join(missing)


def test_the_rules_are_pure() -> None:
    """No words, files, clocks or generators of their own in the rules."""
    modules = [path for path in MODULES if re.match(r"fidchell\.games\.\w+\.rules\b", name_of(path))]
    assert modules
    allowed = ("typing", "librt", "mypy_extensions", "fidchell.core.", "fidchell.games.")
    for module in modules:
        for there in imports(module):
            assert there.startswith(allowed), f"{module} imports {there}"
            assert there not in {"fidchell.core.text", "fidchell.core.game", "fidchell.core.seeds"}


# -- every file -------------------------------------------------------------------------------------------------------

SKIPPED = {"build", "dist", "htmlcov", "__pycache__", "node_modules"}
KEPT = {".pre-commit-config.yaml", ".ci", ".github", ".gitignore", ".gitattributes", ".editorconfig"}
FOREIGN = [
    *("py" + "pi.org", "python" + "hosted", "npm" + "js", "debian" + ".org", "ubuntu" + ".com"),
    *("/ro" + "ot/", "/wo" + "rk/", "/ho" + "me/", "/Use" + "rs/", "../" + "shared"),
]


def project_files(folder: Path = ROOT) -> Iterator[Path]:
    """Everything that belongs to the project, made things aside."""
    for path in sorted(folder.iterdir()):
        hidden = path.name.startswith(".") and path.name not in KEPT
        if hidden or path.name in SKIPPED or path.name.endswith((".egg-info", ".so", ".stamp")) or path.is_symlink():
            continue
        if path.is_dir():
            yield from project_files(path)
        else:
            yield path


def test_no_file_names_a_place_that_is_not_everybodys() -> None:
    files = list(project_files())
    assert ROOT / "pyproject.toml" in files
    assert Path(__file__).resolve() in files
    found = [
        f"{path.relative_to(ROOT)}: {word}"
        for path in files
        for content in [path.read_bytes()]
        for word in FOREIGN
        if re.search(
            rb"(?<![\w.$}>)])" + re.escape(word.encode()) if word.startswith("/") else re.escape(word.encode()), content
        )
    ]
    assert not found, "\n".join(found)


def test_text_files_are_clean() -> None:
    """UTF-8, line feeds, no tabs or blanks at the end of a line, a line feed at the end of the file."""
    for path in project_files():
        if path.suffix in {".py", ".toml", ".ftl", ".md", ".json", ".txt", ".in"}:
            text = path.read_bytes().decode()
            place = str(path.relative_to(ROOT))
            assert "\r" not in text, f"{place}: carriage returns"
            assert not text or text.endswith("\n"), f"{place}: no line feed at the end"
            if path.suffix in {".py", ".toml", ".ftl"}:
                assert not re.search(r"[ \t]\n", text), f"{place}: blanks at the end of a line"
                assert "\t" not in text, f"{place}: a tab"
