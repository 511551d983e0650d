"""What may happen in Brandub: what is told, and by which rules. Nothing is secret."""

from typing import Annotated, Any

from fidchell.core.events import Event, Said
from fidchell.games.brandub.components import BESIDE_THRONE, END_RULES, ON_THRONE, THRONE

Square = Annotated[int, Said("square")]
Man = Annotated[int, Said("piece")]  # 0 attacker, 1 defender, 2 king


class Moved(Event):
    """A piece goes along a row or a column. `over`: across the empty throne."""

    piece: Man
    start: Square
    end: Square
    over: bool

    def cites(self, game: Any) -> tuple[str, ...]:
        passing = ("BR royal.pass",) if self.over else ()
        return ("BR move", *passing, *(("BR royal.return",) if self.end == THRONE else ()))


class Walked(Event, rules=("BR capture.active",), message="log-walked"):
    """A piece has gone between two enemies of its own will."""

    square: Square


class Captured(Event):
    """A piece is taken. `royal`: against a royal square; `armed`: the king took part; `more`: it is not the first."""

    piece: Man
    square: Square
    royal: bool
    armed: bool
    more: bool

    def cites(self, game: Any) -> tuple[str, ...]:
        marks = ((self.royal, "BR capture.royal"), (self.armed, "BR capture.armed"), (self.more, "BR capture.several"))
        return ("BR capture", *(rule for found, rule in marks if found))


class KingTaken(Event):
    """The king is surrounded."""

    square: Square
    way: int

    def cites(self, game: Any) -> tuple[str, ...]:
        return ({ON_THRONE: "BR king.throne", BESIDE_THRONE: "BR king.beside"}.get(self.way, "BR king"),)


class Ended(Event):
    """The game is over. `winner`: a seat, or -1."""

    ending: int
    winner: int

    def tell(self, names: Any) -> str:
        return str(names.result(self.ending, self.winner))

    def cites(self, game: Any) -> tuple[str, ...]:
        return (END_RULES[self.ending], "BR end.over")
