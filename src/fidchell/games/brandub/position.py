"""A position of Brandub: the board as it is drawn, the seventh rank first.

    {"game": "brandub", "board": ["...a...", "...a...", "...d...", "aadKdaa", "...d...", "...a...", "...a..."],
     "player": "attackers", "turn": 1}

`earlier` are the positions since the last capture, the present one first, for the draw by repetition. All is open.
"""

from typing import TYPE_CHECKING, Any, Final

from fidchell.core.errors import InvalidPosition
from fidchell.core.position import REQUIRED, Field, Part, Position, as_name, as_number, read_kind
from fidchell.games.brandub.components import ATTACKERS, ENDINGS, SIDE, SQUARES, THRONE, Earlier

if TYPE_CHECKING:
    from fidchell.games.brandub.game import Brandub
    from fidchell.games.brandub.rules import BrandubState

SEATS: Final = ("attackers", "king")
EMPTY, ATTACKER, DEFENDER, ROYAL_KING = ".", "a", "d", "K"


def rows(attackers: int, defenders: int, king: int) -> list[str]:
    """The board as it is drawn."""
    squares = [
        ROYAL_KING if n == king else ATTACKER if attackers >> n & 1 else DEFENDER if defenders >> n & 1 else EMPTY
        for n in range(SQUARES)
    ]
    return ["".join(squares[SIDE * rank : SIDE * (rank + 1)]) for rank in reversed(range(SIDE))]


def read_rows(value: Any, what: str) -> tuple[int, int, int]:
    """Attackers, defenders and the king of a drawn board."""
    if not isinstance(value, list) or len(value) != SIDE or not all(isinstance(row, str) for row in value):
        raise InvalidPosition(f"{what}: must be a list of {SIDE} texts such as 'aadKdaa', not {value!r}")
    if any(len(row) != SIDE or set(row) - {EMPTY, ATTACKER, DEFENDER, ROYAL_KING} for row in value):
        raise InvalidPosition(f"{what}: a row has {SIDE} signs out of {EMPTY}{ATTACKER}{DEFENDER}{ROYAL_KING}")
    squares = "".join(reversed(value))
    if squares.count(ROYAL_KING) != 1:
        raise InvalidPosition(f"{what}: there is one king ({ROYAL_KING})")
    attackers, defenders = (sum(1 << n for n, sign in enumerate(squares) if sign == one) for one in "ad")
    return attackers, defenders, squares.index(ROYAL_KING)


def board(game: "Brandub", state: "BrandubState") -> list[str]:
    return rows(int(state.attackers), int(state.defenders), int(state.king))


def read_board(game: "Brandub", state: "BrandubState", value: Any) -> None:
    state.attackers, state.defenders, state.king = read_rows(value, "board")


def place_text(place: int, defenders: int) -> str:
    """A position in one line: `…/aadKdaa/… king`."""
    drawn = rows(place & (1 << SQUARES) - 1, defenders, place >> SQUARES & 63)
    return f"{'/'.join(drawn)} {SEATS[place >> SQUARES + 6]}"


def earlier(game: "Brandub", state: "BrandubState") -> list[str]:
    found, known = [], state.earlier
    while known is not None:
        found.append(place_text(int(known.place), int(known.defenders)))
        known = known.before
    return found


def only_now(game: "Brandub", state: "BrandubState") -> list[str]:
    return [place_text(int(state.place()), int(state.defenders))]


def read_earlier(game: "Brandub", state: "BrandubState", value: Any) -> None:
    for text in reversed(read_kind(value, list, "earlier")):
        drawn, _, player = text.partition(" ") if isinstance(text, str) else ("", "", "")
        if player not in SEATS:
            raise InvalidPosition(f"earlier: {text!r} is not 'row/row/… player'")
        attackers, defenders, king = read_rows(drawn.split("/"), "earlier")
        place = attackers | king << SQUARES | SEATS.index(player) << SQUARES + 6
        state.earlier = Earlier(place, defenders, state.earlier)


POSITION: Final = Position(
    "Brandub",
    Field("attackers", 0, "their squares"),
    Field("defenders", 0, "their squares"),
    Field("king", THRONE, "his square"),
    Part("board", board, read_board, REQUIRED),
    Field("seat", ATTACKERS, "whose turn it is", as_name("player", SEATS, "attackers")),
    Field("ended", 0, "why it has ended", as_name("ended", ENDINGS, nobody=0)),
    Field("turn", 1, "moves so far, and this one", as_number("turn", 1, 1), history=True),
    Field("earlier", kind="Earlier | None", meaning="positions since the last capture, this one first"),
    Part("earlier", earlier, read_earlier, only_now),
)
