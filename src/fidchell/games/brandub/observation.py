"""A position of Brandub as a seat sees it. Nothing is secret."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from fidchell.core.notation import square_name
from fidchell.core.observation import Observation, put_bits, put_flag, put_one
from fidchell.core.state import State
from fidchell.games.brandub.components import KING, SIDE, SQUARES
from fidchell.games.brandub.rules import BrandubState


@final
class BrandubObservation(Observation):
    def names(self, state: State) -> list[str]:
        squares = [square_name(square, SIDE) for square in range(SQUARES)]
        men = [f"{whose}-{square}" for whose in ("attacker", "defender", "king") for square in squares]
        return [*men, "plays-king", "own-turn"]

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, BrandubState)
        at = put_bits(into, at, state.attackers, SQUARES)
        at = put_bits(into, at, state.defenders, SQUARES)
        at = put_one(into, at, state.king, SQUARES)
        at = put_flag(into, at, seat == KING)
        return put_flag(into, at, state.seat == seat)

    def actions(self, state: State) -> list[int]:
        """From any square to any other in its rank or file."""
        lines = [
            (start, end)
            for end in range(SQUARES)
            for start in range(SQUARES)
            if start != end and (start % SIDE == end % SIDE or start // SIDE == end // SIDE)
        ]
        return [start + 64 * end for start, end in lines]


OBSERVATION: Final = BrandubObservation()
