"""A position of Serpent Master as a seat sees it: itself first, then the others as they sit around the table.

Of the others' cards only those that were played, and whether they have chosen one.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from fidchell.core.notation import square_name
from fidchell.core.observation import Observation, put, put_bits, put_flag, put_one
from fidchell.core.state import State
from fidchell.games.serpent_master import components as c
from fidchell.games.serpent_master.components import CARDS, OUTSIDE, ROW, SQUARES, height
from fidchell.games.serpent_master.rules import SerpentMasterState

PHASES: Final = ("entry", "deal", "choice", "resolution", "ended")
SEAT: Final = 4  # the numbers of a seat before its cards


@final
class SerpentMasterObservation(Observation):
    def names(self, state: State) -> list[str]:
        squares = [square_name(square, ROW) for square in range(SQUARES)]
        seats = ["own", *[f"rival-{n}" for n in range(1, int(state.seats))]]
        cards = range(1, CARDS + 1)
        found = [f"height-{square}" for square in squares]
        found += [f"{whose}-top-{square}" for whose in seats for square in squares]
        for whose in seats:
            found += [f"{whose}-{what}" for what in ("outside", "lost", "chosen", "to-resolve")]
            found += [f"{whose}-head-{square}" for square in squares]
            found += [f"{whose}-entry-{square}" for square in squares]
            found += [f"{whose}-played-{card}" for card in cards]
        found += [f"{what}-{card}" for what in ("hand", "choice", "resolving") for card in cards]
        return [*found, *PHASES, "resolves", "board", "rounds-over"]

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, SerpentMasterState)
        seats = state.seats
        stacks = state.stacks
        for place in range(SQUARES):
            if height(stacks[place]):
                into[at + place] = i16(height(stacks[place]))
                into[at + SQUARES * ((state.top(place) - seat + seats) % seats + 1) + place] = 1
        at += SQUARES * (seats + 1)
        for other in range(seats):
            at = self._seat(state, (seat + other) % seats, into, at)
        at = put_bits(into, at, state.hand(seat), CARDS)
        at = put_one(into, at, state.choice(seat), CARDS)
        resolves = state.phase == c.RESOLUTION
        if resolves:
            put_one(into, at, state.card_now(), CARDS)
        at += CARDS
        at = put_one(into, at, state.phase, len(PHASES))
        at = put_flag(into, at, resolves and state.resolving() == seat)
        at = put(into, at, state.side)
        return put(into, at, state.round)

    def _seat(self, state: SerpentMasterState, seat: i64, into: vec[i16], at: i64) -> i64:
        """What everybody sees of a seat."""
        place = state.head(seat)
        put_flag(into, at, place >= OUTSIDE)
        into[at + 1] = i16(state.cards_lost(seat))
        put_flag(into, at + 2, state.choice(seat) >= 0)
        for n in range(state.seats):
            if state.in_place(n) == seat:
                into[at + 3] = i16(n + 1)
        at = put_one(into, at + SEAT, place, SQUARES)
        at = put_one(into, at, state.entry(seat), SQUARES)
        played = state.played[seat]
        while played:
            into[at + (played & 15) - 1] = 1
            played >>= 4
        return at + CARDS

    def actions(self, state: State) -> list[int]:
        assert isinstance(state, SerpentMasterState)
        entries = [c.ENTER * 64 + place for place in range(SQUARES) if state.at_edge(place)]
        cards = [c.COMMIT * 64 + card for card in range(CARDS)]
        return [*entries, *cards, *[c.PLACE * 64 + way for way in range(c.WAYS)]]


OBSERVATION: Final = SerpentMasterObservation()
