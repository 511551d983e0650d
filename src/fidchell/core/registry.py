"""Which games there are: packages announce their folders, and every folder in one with a meta.toml is a game."""

import importlib
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fidchell.core.errors import UnknownGame
from fidchell.core.game import Game

PACKAGES: Final[dict[str, Path]] = {}  # a package of games → its folder
ROOMS: Final = ("game", "table")  # the module that holds a game's class


def announce(package: str, folder: Path) -> None:
    """Add the games of a package to those that can be loaded."""
    PACKAGES[package] = folder


def _found() -> dict[str, tuple[str, Path]]:
    """Of each game: its package and its folder."""
    metas = [(package, path) for package, folder in PACKAGES.items() for path in sorted(folder.glob("*/meta.toml"))]
    return {
        str(tomllib.loads(path.read_text(encoding="utf-8"))["id"]): (f"{package}.{path.parent.name}", path.parent)
        for package, path in metas
    }


def games() -> list[str]:
    """The ids of all games."""
    return list(_found())


def load(game_id: str, pack: Path | str | None = None, pack_text: str | None = None) -> Game:
    """A game by its id, played with an owner's own data file if one is given."""
    found = _found()
    if game_id not in found:
        raise UnknownGame(f"no game {game_id!r}; there are {', '.join(found)}")
    package, folder = found[game_id]
    game = _game_class(package)(folder)
    if pack is not None:
        game.use_pack(pack, pack_text)
    return game


def _game_class(package: str) -> type[Game]:
    """The one subclass of `Game` that a game's folder defines."""
    room = next(room for room in ROOMS if find_spec(f"{package}.{room}") is not None)
    module = importlib.import_module(f"{package}.{room}")
    (found,) = (
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, Game) and one.__module__ == module.__name__
    )
    return found
