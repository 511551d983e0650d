"""Which games there are: every folder of `games` with a meta.toml is one."""

import importlib
import tomllib
from pathlib import Path
from typing import Final

from fidchell.core.errors import UnknownGame
from fidchell.core.game import Game

GAMES: Final = Path(__file__).resolve().parents[1] / "games"


def games() -> list[str]:
    """The ids of all games."""
    metas = sorted(GAMES.glob("*/meta.toml"))
    return [str(tomllib.loads(path.read_text(encoding="utf-8"))["id"]) for path in metas]


def load(game_id: str, pack: Path | str | None = None, pack_text: str | None = None) -> Game:
    """A game by its id, played with an owner's own data file if one is given."""
    if game_id not in games():
        raise UnknownGame(f"no game {game_id!r}; there are {', '.join(games())}")
    folder = GAMES / game_id.replace("-", "_")
    module = importlib.import_module(f"fidchell.games.{folder.name}.game")
    game: Game = getattr(module, class_name(game_id))(folder)
    if pack is not None:
        game.use_pack(pack, pack_text)
    return game


def class_name(game_id: str) -> str:
    """`serpent-master` → `SerpentMaster`: the game's class carries its name."""
    return "".join(word.capitalize() for word in game_id.split("-"))
