"""One folder a game. The package itself can be called: `fidchell.games()` lists the ids of all games."""

import sys
from pathlib import Path
from types import ModuleType

from fidchell.core import registry

registry.announce(__name__, Path(__file__).resolve().parent)


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
