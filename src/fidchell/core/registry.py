"""Which games there are: packages announce their folders, and every folder in one with a meta.toml is a game.

An installed package announces itself by the entry point `fidchell.games`, whose value names the package of its games.
A folder may also be an older revision of a game, kept for the tables that were begun under it: `brandub_1` beside
`brandub`, with the same id and the older `rules_rev`. It is loaded as `brandub@1` and never listed among the games.
"""

import importlib
import tomllib
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import IncompleteGame, UnknownGame
from fidchell.core.game import Game

# The files that every game needs; a missing Python module is named when it is imported.
ROOMS: Final = ("__init__.py", "rulebook.toml", "game.py", "judge.py", "text/en.ftl", "text/de.ftl")
PACKAGES: Final[dict[str, Path]] = {}  # a package of games → its folder
GROUP: Final = "fidchell.games"  # entry points of installed packages
AT: Final = "@"  # between a game's id and an older revision of its rules


def announce(package: str, folder: Path) -> None:
    """Add the games of a package to those that can be loaded."""
    PACKAGES[package] = folder


def _found(packages: dict[str, Path]) -> dict[str, tuple[str, Path]]:
    """The package and folder of each game, and of each older revision that is kept."""
    found: dict[str, tuple[str, Path]] = {}
    for package, folder in packages.items():
        for path in sorted(folder.glob("*/meta.toml")):
            found.setdefault(
                _key(path.parent), (f"{package}.{path.parent.name}", path.parent)
            )  # nobody takes ours' place
    return found


def _key(folder: Path) -> str:
    """What the game in a folder is loaded by."""
    meta = _said(folder)
    key = older(meta["id"], meta.get("rules_rev", 0))
    return key if folder.name == folder_name(key) else str(meta["id"])


def id_of(folder: Path) -> str:
    """The id of the game in a folder, whatever its revision."""
    return str(_said(folder)["id"])


def _said(folder: Path) -> dict[str, Any]:
    """What the meta.toml in a folder says."""
    path = folder / "meta.toml"
    return _parsed(path, path.stat().st_mtime_ns)


@cache
def _parsed(path: Path, changed: int) -> dict[str, Any]:
    """Once, and again when the file has changed."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def installed() -> dict[str, Path]:
    """The packages of games that others have installed, with their folders."""
    found = {}
    for one in entry_points(group=GROUP):
        place = find_spec(one.value)
        if place is None or not place.submodule_search_locations:
            raise IncompleteGame(f"an installed package announces games in {one.value!r}, which isn't there")
        found[one.value] = Path(place.submodule_search_locations[0])
    return found


def games() -> list[str]:
    """The ids of all games."""
    return [key for key in _found(PACKAGES | installed()) if AT not in key]


def kept() -> list[str]:
    """The older revisions that tables begun under them go on with."""
    return [key for key in _found(PACKAGES | installed()) if AT in key]


def older(game_id: str, revision: int) -> str:
    """What an older revision of a game is loaded by: `brandub@1`."""
    return f"{game_id}{AT}{revision}"


def folder_name(key: str) -> str:
    """The folder of a game, or of an older revision: `serpent_master`, `serpent_master_1`."""
    return key.replace("-", "_").replace(AT, "_")


def under(game_id: str, revision: int) -> str:
    """What to load for a game begun under a revision of the rules: they are the newest ones or kept, else not here."""
    key = older(game_id, revision)
    return key if rules_rev(game_id) != revision and key in kept() else game_id


def prefix(game_id: str) -> str:
    """What the ids of a game's rules begin with."""
    return str(_meta(game_id)["prefix"])


def rules_rev(game_id: str) -> int:
    """The revision of a game's rules."""
    return int(_meta(game_id)["rules_rev"])


def _meta(game_id: str) -> dict[str, Any]:
    return _said(place(game_id)[1])


def place(game_id: str) -> tuple[str, Path]:
    """The package and folder of a game."""
    found = _found(PACKAGES)
    if game_id not in found:  # only then: looking through all that is installed takes a while
        found = _found(PACKAGES | installed())
    if game_id not in found:
        raise unknown(game_id)
    return found[game_id]


def unknown(game_id: str) -> UnknownGame:
    return UnknownGame.because("no-game", game=repr(game_id), known=", ".join(games()))


def load(game_id: str, pack: Path | str | None = None, pack_text: str | None = None) -> Game:
    """A game by its id, played with an owner's own data file if one is given; `brandub@1`: under older rules."""
    package, folder = place(game_id)
    check_rooms(folder, game_id)
    game = _game_class(package, game_id)(folder)
    game.key = game_id
    if pack is not None:
        game.use_pack(pack, pack_text)
    return game


def _game_class(package: str, game_id: str) -> type[Game]:
    try:
        module = importlib.import_module(f"{package}.game")
    except ModuleNotFoundError as error:
        if not (error.name or "").startswith(f"{package}."):
            raise
        missing = str(error.name).removeprefix(f"{package}.").replace(".", "/")
        raise IncompleteGame(
            f"the folder of {game_id!r} lacks {missing}.py, which another of its files needs"
        ) from error
    if not hasattr(module, class_name(game_id)):
        raise IncompleteGame(f"game.py of {game_id!r} has no class {class_name(game_id)}")
    found: type[Game] = getattr(module, class_name(game_id))
    return found


def room(game_id: str, name: str) -> Any:
    """A module in a game's folder that a game need not have; None if it hasn't."""
    package, folder = place(game_id)
    return importlib.import_module(f"{package}.{name}") if (folder / f"{name}.py").is_file() else None


def check_rooms(folder: Path, game_id: str) -> None:
    """Whether the folder has the files that every game has; IncompleteGame names those that are missing."""
    wanted = folder_name(game_id)
    if folder.name != wanted:
        raise IncompleteGame(f"the folder of {game_id!r} must be called {wanted!r}, as its id in meta.toml says")
    missing = [room for room in ROOMS if not (folder / room).is_file()]
    if not (folder / "rules.py").is_file() and not (folder / "rules" / "__init__.py").is_file():
        missing.append("rules.py")
    if missing:
        raise IncompleteGame(f"the folder {folder.name} of {game_id!r} lacks {', '.join(missing)}")


def class_name(game_id: str) -> str:
    """`serpent-master` → `SerpentMaster`: the game's class carries its name."""
    return "".join(word.capitalize() for word in game_id.partition(AT)[0].split("-"))
