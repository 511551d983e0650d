"""A position in which Rome has the Noble, and Avignon loses if it lets the Knight stand."""

from typing import Any, Final

START: Final[dict[str, Any]] = {
    "game": "avignon",
    "lanes": ["bishop genoa", "bishop nice", "knight avignon", "peasant genoa", "cardinal nice"],
    "rome": {"noble": 1},
    "avignon": {"inquisitor": 1},
    "discard": {"knight": 1},
    "player": "avignon",
    "actions_left": 1,
    "taken": ["beseech"],
    "turn": 12,
}
BAD: Final = "chastise bishop:1"
GOOD: Final = "excommunicate knight:3"
