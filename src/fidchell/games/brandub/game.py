"""Brandub as people see it: refusals, clicks, the board."""

from typing import Any, Final

from fidchell.core.bits import count
from fidchell.core.errors import InvalidAction
from fidchell.core.game import Game, Sentence
from fidchell.core.notation import square_name
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Panel, Piece, Scene, Spot, Way
from fidchell.games.brandub.components import (
    ATTACKERS,
    CORNERS,
    END_RULES,
    KING,
    MOST_ATTACKERS,
    MOST_DEFENDERS,
    PASS,
    SIDE,
    SQUARES,
    THRONE,
)
from fidchell.games.brandub.names import PIECES, BrandubNames
from fidchell.games.brandub.notation import NOTATION, SQUARE
from fidchell.games.brandub.position import POSITION
from fidchell.games.brandub.rules import BrandubState

FRAME: Final = 0.625  # the board's frame, with letters and numbers


def piece_at(state: BrandubState, square: int) -> int:
    """0 attacker, 1 defender, 2 king; -1: nobody."""
    if square == state.king:
        return 2
    return 0 if state.attackers >> square & 1 else 1 if state.defenders >> square & 1 else -1


class Brandub(Game[BrandubState]):
    """The game. See `Game` for what each method is for."""

    secrets = False
    position = POSITION
    notation = NOTATION
    names_class = BrandubNames

    def bare(self, seats: int) -> BrandubState:
        return BrandubState(seats)

    def start(self, seats: int, options: dict[str, Any]) -> BrandubState:
        state = self.bare(seats)
        state.setup()
        return state

    # -- refusals -----------------------------------------------------------------------------------------------------

    def refuse(self, state: BrandubState, seat: int, action: int) -> Refusal:
        verb, squares = self.notation.unpack(action)
        if verb.code == PASS:
            return self.refusal("BR turn", "refusal-pass")
        start, end = squares
        piece = piece_at(state, start)
        where = {"square": square_name(start, SIDE)}
        if piece < 0:
            return self.refusal("BR own", "refusal-empty", **where)
        if (piece > 0) != (seat == KING):
            return self.refusal("BR own", "refusal-rival", **where)
        if start == end:
            return self.refusal("BR move", "refusal-stay")
        if start % SIDE != end % SIDE and start // SIDE != end // SIDE:
            return self.refusal("BR move", "refusal-straight")
        blocked = next((square for square in between(start, end) if piece_at(state, square) >= 0), None)
        if blocked is not None:
            return self.refusal("BR move.blocked", "refusal-blocked", square=square_name(blocked, SIDE))
        return self.refusal("BR royal", "refusal-throne" if end == THRONE else "refusal-corner")

    # -- choices and clicks -------------------------------------------------------------------------------------------

    def ask(self, state: BrandubState, seat: int, lang: str) -> str:
        return self.say(lang, "question-attackers" if seat == ATTACKERS else "question-king")

    def label(self, state: BrandubState, action: int, lang: str) -> str:
        start, end = self.notation.unpack(action)[1]
        names = self.names(lang)
        return self.say(
            lang,
            "label-move",
            piece=PIECES[piece_at(state, start)],
            start=names.square(start),
            end=names.square(end),
        )

    def rule_of(self, action: int) -> str:
        return "BR move"

    def ways_to_pick(self, state: BrandubState, action: int) -> list[tuple[str, ...]]:
        """First the piece, then where it goes."""
        start, end = self.notation.unpack(action)[1]
        return [(f"piece:{square_name(start, SIDE)}", f"spot:{square_name(end, SIDE)}")]

    def way(self, state: BrandubState, seat: int, action: int) -> Way:
        piece, spot = self.ways_to_pick(state, action)[0]
        return Way(piece, (spot,))

    def read_picks(self, state: BrandubState, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        squares = [pick.partition(":")[2] for pick in picks if pick.startswith(("piece:", "spot:"))]
        if not squares:
            return "pass"
        start = SQUARE.read(state, squares[0])
        if len(squares) > 1:
            return f"move {squares[0]} {squares[1]}"
        if piece_at(state, start) < 0:
            return self.refusal("BR own", "refusal-empty", square=squares[0])
        if not state.own(seat) >> start & 1:
            return self.refusal("BR own", "refusal-rival", square=squares[0])
        if any(action & 63 == start for action in state.legal(seat)):
            raise InvalidAction.because("second-click", square=squares[0])
        return self.refusal("BR move.blocked", "refusal-shut-in", square=squares[0])

    # -- the end and the scene ----------------------------------------------------------------------------------------

    def ending(self, state: BrandubState, lang: str) -> list[Sentence]:
        if not state.ended:
            return []
        return [
            Sentence(self.names(lang).result(int(state.ended), int(state.winner())), (END_RULES[state.ended],)),
            Sentence(self._left(state, lang)),
        ]

    def _left(self, state: BrandubState, lang: str) -> str:
        men = {"attackers": int(count(state.attackers)), "defenders": int(count(state.defenders))}
        return self.say(lang, "men-left", **men)

    def scene(self, state: BrandubState, seat: int | None, lang: str = "en") -> Scene:
        ends = (-1.0, float(SIDE))
        marks = [(float(n), y, chr(ord("a") + n)) for n in range(SIDE) for y in ends]
        marks += [(x, float(SIDE - 1 - n), str(n + 1)) for n in range(SIDE) for x in ends]
        lost = {
            "attackers": MOST_ATTACKERS - int(count(state.attackers)),
            "defenders": MOST_DEFENDERS - int(count(state.defenders)),
        }
        lines = (self._left(state, lang), self.say(lang, "men-lost", **lost))
        return Scene(
            width=SIDE,
            height=SIDE,
            status=self._status(state, lang),
            spots=tuple(self._spot(state, square, lang) for square in range(SQUARES)),
            pieces=tuple(self._piece(state, square, lang) for square in range(SQUARES) if piece_at(state, square) >= 0),
            panels=(Panel("panel:men", self.say(lang, "panel-men"), lines),),
            unit="square",
            marks=tuple(marks),
            stepwise=True,
            margin=FRAME,
        )

    def _status(self, state: BrandubState, lang: str) -> str:
        if state.ended:
            return str(self.names(lang).result(int(state.ended), int(state.winner())))
        return self.say(lang, "status", turn=int(state.turn), seat=self.seat_name(int(state.seat), lang))

    def _spot(self, state: BrandubState, square: int, lang: str) -> Spot:
        name, piece = square_name(square, SIDE), piece_at(state, square)
        tone = "throne" if square == THRONE else "corner" if CORNERS >> square & 1 else "plain"
        label = self.say(lang, f"spot-{tone}", square=name)
        if piece >= 0:
            label += ", " + str(self.names(lang).piece(piece))
        return Spot(f"spot:{name}", square % SIDE, SIDE - 1 - square // SIDE, label, tone=tone)

    def _piece(self, state: BrandubState, square: int, lang: str) -> Piece:
        name, piece = square_name(square, SIDE), piece_at(state, square)
        label = self.say(lang, "piece-label", piece=self.names(lang).piece(piece), square=name)
        owner = KING if piece else ATTACKERS
        return Piece(f"piece:{name}", PIECES[piece], owner, f"spot:{name}", label, signed=True, round=True)


def between(start: int, end: int) -> list[int]:
    """The squares after the start, up to the end, along a row or a column."""
    step = SIDE if start % SIDE == end % SIDE else 1
    return list(range(start + step, end + 1, step)) if end > start else list(range(start - step, end - 1, -step))
