"""A position of Avignon as a seat sees it, its own city last. Nothing is secret."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from fidchell.core import frames
from fidchell.core.observation import Observation, put, put_bits, put_flag, put_heap, put_one
from fidchell.core.state import State
from fidchell.games.avignon import components as c
from fidchell.games.avignon.components import COPIES_BITS, GENOA, LANES, NOBODY, city, toward, who
from fidchell.games.avignon.rules import AvignonState

PLACES: Final = 5  # a lane's cities, from the rival's to one's own
ACTIONS: Final = ("beseech", "chastise", "excommunicate", "petition")
MOST_INSTRUCTIONS: Final = 4  # of a petition that are told apart


@final
class AvignonObservation(Observation):
    def names(self, state: State) -> list[str]:
        assert isinstance(state, AvignonState)
        kinds = state.cards.names
        found: list[str] = []
        for lane in range(1, LANES + 1):
            found += [f"lane-{lane}-{kind}" for kind in kinds]
            found += [f"lane-{lane}-at-{place - GENOA}" for place in range(PLACES)]
        found += [f"{heap}-{kind}" for heap in ("own", "rival", "deck", "discard") for kind in kinds]
        found += ["own-turn", "actions-left", *[f"taken-{action}" for action in ACTIONS]]
        found += [f"petition-{kind}" for kind in kinds]
        found += [f"instruction-{n + 1}" for n in range(MOST_INSTRUCTIONS)]
        return [*found, *[f"chosen-{lane + 1}" for lane in range(LANES)]]

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, AvignonState)
        kinds = state.cards.kinds
        pull = toward(seat)
        for lane in range(LANES):
            kind = who(state.lanes, lane)
            at = put_one(into, at, kind, kinds)
            if kind != NOBODY:
                put_one(into, at, GENOA + (city(state.lanes, lane) - GENOA) * pull, PLACES)
            at += PLACES
        at = put_heap(into, at, state.congregation(seat), COPIES_BITS, kinds)
        at = put_heap(into, at, state.congregation(1 - seat), COPIES_BITS, kinds)
        at = put_heap(into, at, state.deck, COPIES_BITS, kinds)
        at = put_heap(into, at, state.pile, COPIES_BITS, kinds)
        at = put_flag(into, at, state.seat == seat)
        at = put(into, at, state.left)
        at = put_bits(into, at, state.taken, len(ACTIONS))
        if frames.kind(state.frames) != c.RESOLVE:
            return at + kinds + MOST_INSTRUCTIONS + LANES
        line = frames.argument(state.frames)
        petition = state.cards.whose[line]
        at = put_one(into, at, petition, kinds)
        at = put_one(into, at, line - state.cards.first[petition], MOST_INSTRUCTIONS)
        return put_bits(into, at, state.chosen, LANES)

    def actions(self, state: State) -> list[int]:
        assert isinstance(state, AvignonState)
        lanes = [(verb, LANES) for verb in (c.BESEECH, c.CHASTISE, c.EXCOMMUNICATE)]
        verbs = [*lanes, (c.PETITION, int(state.cards.kinds)), (c.CHOOSE, LANES)]
        return [16 * verb + argument for verb, number in verbs for argument in range(number)]


OBSERVATION: Final = AvignonObservation()
