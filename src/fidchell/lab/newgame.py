"""`fidchell new-game`, `generate` and `keep-rules`: a game's folder to start from, its generated file, and a copy of it
for tables that are to end under the rules they began with."""

import keyword
import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from fidchell.core import generate, registry
from fidchell.core.errors import FidchellError, UnknownGame

PACKAGE: Final = Path(__file__).resolve().parents[1]
GAMES: Final = PACKAGE / "games"
ROOT: Final = PACKAGE.parents[1]  # of a checkout
TEMPLATE: Final = Path(__file__).resolve().parent / "template"
TEMPLATE_TESTS: Final = ROOT / "tests" / "template"
PROJECT: Final = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "PACKAGE"
version = "0.1.0"
dependencies = ["fidchell"]

[tool.setuptools]
include-package-data = false

[tool.setuptools.packages.find]
include = ["PACKAGE*"]
"""
ENTRY: Final = """\
[project.entry-points."fidchell.games"]
PACKAGE = "PACKAGE"
"""
DATA: Final = """\
[tool.setuptools.package-data]
"*" = ["*.toml", "*.svg", "text/*.ftl"]
"""
KINDS: Final = {".py", ".toml", ".ftl", ".svg"}
RESERVED: Final = {
    "tests",
    "games",
    "golden",
    "toys",
    "web",
    "template",
    "tribute",
    "fidchell",
}  # other things


def bring_up_to_date(names: Sequence[str], check: bool = False) -> list[str]:
    """The games whose fields.py is not what position.py and events.py say; it is rewritten, unless this is only a
    check."""
    known = [*registry.games(), *registry.kept()]
    for name in names:
        if name not in known:
            raise UnknownGame.because("no-game", game=repr(name), known=", ".join(known))
    return [name for name in names or known if _refresh(*registry.place(name), check)]


def _refresh(package: str, folder: Path, check: bool) -> bool:
    if not check:
        return generate.write(package, folder)
    path = folder / "fields.py"
    return not path.is_file() or path.read_text(encoding="utf-8") != generate.source(package)


def keep_rules(game_id: str) -> list[Path]:
    """Copy a game's folder, so that tables begun under its rules go on under them; raise its own revision; the files
    written. An earlier copy imports from itself, so it is no part of it."""
    package, folder = registry.place(game_id)
    revision = registry.rules_rev(game_id)
    if folder.is_relative_to(GAMES):
        check_sources()
    if registry.id_of(folder) != game_id:
        raise FidchellError.because("rules-kept", game=repr(game_id))
    target = folder.with_name(registry.folder_name(registry.older(game_id, revision)))
    if target.exists():
        raise FidchellError.because("exists", path=target)
    own = re.compile(rf"\b{re.escape(package)}\b")
    written = []
    for path in _files(folder):
        text = own.sub(f"{package}_{revision}", path.read_text(encoding="utf-8"))
        written.append(_write(target / path.relative_to(folder), text))
    meta = folder / "meta.toml"
    text = re.sub(
        r"^rules_rev = \d+", f"rules_rev = {revision + 1}", meta.read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    return [*written, _write(meta, text)]


def make_package(name: str, package: str, folder: Path) -> list[Path]:
    """Write a game as a package of its own that can be installed, or into one that is there; the files written."""
    if not package.isidentifier() or keyword.iskeyword(package) or package == "fidchell":
        raise FidchellError.because("package-name", package=repr(package))
    name = read_name(name)
    target, project, start = folder / package / name, folder / "pyproject.toml", folder / package / "__init__.py"
    if target.exists():
        raise FidchellError.because("exists", path=target)
    prefix = prefix_of(name)
    written = [_copy(path, target / path.relative_to(TEMPLATE), name, prefix, package) for path in _files(TEMPLATE)]
    whole = "\n".join((PROJECT, ENTRY, DATA)).replace("PACKAGE", package)
    for path, text in ((start, '"""Games for Fidchell."""\n'), (project, whole)):
        if not path.exists():
            path.write_text(text, encoding="utf-8")
            written.append(path)
    return written


def missing_entry(package: str, folder: Path) -> str:
    """Return what the pyproject.toml in a folder lacks for Fidchell to find the games of a package; "" if nothing."""
    try:
        data = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
        points = data.get("project", {}).get("entry-points", {}).get(registry.GROUP, {})
    except (OSError, ValueError, AttributeError):
        points = {}
    return "" if package in points.values() else f"{ENTRY}\n{DATA}".replace("PACKAGE", package)


def check_sources() -> None:
    """Refuse to write beside the house's own games unless this is a source tree."""
    if not TEMPLATE_TESTS.is_dir():
        raise FidchellError.because("installed", folder=GAMES)


def make(name: str, folder: Path | None = None) -> list[Path]:
    """Write a game's folder (into this package's games, or into another folder of games) and its tests.

    Returns the files written, in the order in which they are best read.
    """
    name = read_name(name)
    if folder is None:
        check_sources()
    target = (folder or GAMES) / name
    tests = (folder or ROOT) / "tests" / name
    for path in (target, tests):
        if path.exists():
            raise FidchellError.because("exists", path=path)
    prefix = prefix_of(name)  # before the game is there: it would count as taken
    written = [_copy(path, target / path.relative_to(TEMPLATE), name, prefix) for path in _files(TEMPLATE)]
    if TEMPLATE_TESTS.is_dir():  # an installed package has no tests, and no place for them
        for path in _files(TEMPLATE_TESTS):
            written.append(_copy(path, tests / path.relative_to(TEMPLATE_TESTS), name, prefix))
    return written


def read_name(name: str) -> str:
    """A folder's name, from `river-crossing` or `river_crossing`; FidchellError if it can't be one."""
    found = name.replace("-", "_")
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", found) or keyword.iskeyword(found):
        raise FidchellError.because("game-name", name=repr(name))
    if found in RESERVED:
        raise FidchellError.because("name-taken", name=repr(name))
    if found.replace("_", "-") in registry.games():
        raise FidchellError.because("game-there", name=repr(name))
    return found


def prefix_of(name: str) -> str:
    """The letters that rule ids begin with: RC for river_crossing, RI for river; others if those are taken."""
    words = name.split("_")
    short = "".join(word[0] for word in words) if len(words) > 1 else name[:2]
    taken = {registry.prefix(game) for game in registry.games()}
    letters = name.replace("_", "")
    wishes = [short, *(letters[0] + letter for letter in letters[1:]), letters[:3], letters[:4]]
    return next((wish.upper() for wish in wishes if wish.upper() not in taken), letters.upper())


def _files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.suffix in KINDS)


def _copy(source: Path, target: Path, name: str, prefix: str, package: str = "fidchell.games") -> Path:
    """A file of the template in the new game's name."""
    game_id = name.replace("_", "-")
    text = source.read_text(encoding="utf-8")
    text = re.sub(r"(?<=title = )Tribute$", game_id.replace("-", " ").title(), text, flags=re.MULTILINE)
    for old, new in (
        ("fidchell.lab.template", f"{package}.{name}"),
        ("tests.template", f"tests.{name}"),
        ("tests/template", f"tests/{name}"),
        ("Tribute", registry.class_name(game_id)),
        ("tribute", game_id),
    ):
        text = text.replace(old, new)
    return _write(target, re.sub(r'\bTR(?=[ "])', prefix, text))


def _write(target: Path, text: str) -> Path:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    return target
