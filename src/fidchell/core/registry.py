"""Which games there are: packages announce their folders, and every folder in one with a meta.toml is a game."""

import importlib
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from fidchell.core.errors import UnknownGame
from fidchell.core.game import Game

PACKAGES: Final[dict[str, Path]] = {}  # a package of games → its folder


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
    game = _game_class(package, game_id)(folder)
    if pack is not None:
        game.use_pack(pack, pack_text)
    return game


def _game_class(package: str, game_id: str) -> type[Game]:
    rooms = {"game": class_name(game_id), "table": "Table"}  # the second as games were written before
    room = next(room for room in rooms if find_spec(f"{package}.{room}") is not None)
    found: type[Game] = getattr(importlib.import_module(f"{package}.{room}"), rooms[room])
    return found


def class_name(game_id: str) -> str:
    """`serpent-master` → `SerpentMaster`: the game's class carries its name."""
    return "".join(word.capitalize() for word in game_id.split("-"))
