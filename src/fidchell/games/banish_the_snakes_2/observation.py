"""A position of Banish the Snakes as a seat sees it, its own mat first. Nothing is secret; what nobody knows is not
decided."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from fidchell.core import frames
from fidchell.core.observation import Observation, put, put_bits, put_flag, put_heap, put_one
from fidchell.core.state import State
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.notation import NOTATION
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState

VALUES: Final = 7  # of People, from 1
AREA: Final = (
    "druid",
    "druid-face-down",
    "church",
    "dolmens",
    "graves",
    "relics-0",
    "relics-1",
    "relics-2",
    "relics-3",
)
LEADER: Final = ("pagan", "pagan-value", "christian", "christian-value")
HEAP: Final = 8  # values of a block, from 0
KINDS: Final = 32  # of frames
LEVELS: Final = ("beginner", "standard", "advanced")
TURN: Final = (
    "turn", "points", "extra", "prepares", "bonus", "effort", "moved", "churched", "healed", "foreseen", "turn-is-over",
    "losing", "paganism", "dolmens-left",
)  # fmt: skip


@final
class BanishTheSnakesObservation(Observation):
    def names(self, state: State) -> list[str]:
        assert isinstance(state, BanishTheSnakesState)
        names, values = state.box.names, range(1, VALUES + 1)
        cards = names["cards"]
        events, saints = cards[: c.EVENTS], names["saints"]
        found: list[str] = []
        for area in names["areas"]:
            found += [f"{area}-{kind}-{value}" for kind in ("pagans", "flock") for value in values]
            found += [f"{area}-{what}" for what in AREA]
        found += [f"leader-{n}-{what}" for n in range(c.LEADERS) for what in LEADER]
        for whose in ["own", *[f"fellow-{n}" for n in range(1, int(state.seats))]]:
            found += [f"{whose}-saint-{n}" for n in range(c.SAINTS)]
            found += [f"{whose}-acolyte", f"{whose}-from-deck", f"{whose}-zeal-lost", f"{whose}-acts"]
            found += [f"{whose}-at-{area}" for area in names["areas"]]
            found += [f"{whose}-keeps-{card}" for card in cards[: c.START_SAINT]]
        for heap in (
            "people-left",
            "people-removed",
            "leaders-left",
            "leaders-removed",
            "druids",
            "relics",
            "churches",
        ):
            found += [f"{heap}-{value}" for value in range(HEAP)]
        found += [f"gift-left-{n}" for n in range(c.GIFTS)]
        for pile in ("deck", "discard"):
            found += [f"{pile}-{event}" for event in events]
            found += [f"{pile}-saint-{saint}" for saint in saints]
        found += [f"on-top-{card}" for card in cards[: c.GIFT]]
        found += [f"{what}-{event}" for what in ("key", "current") for event in events]
        found += [f"merged-{n}" for n in range(c.KEY)]
        found += [f"built-{area}" for area in names["areas"]]
        found += [*TURN, *[f"asked-{card}" for card in cards[: c.START_SAINT]]]
        found += [f"frame-{n}-{kind}" for n in range(2) for kind in range(KINDS)]
        found += ["frame-argument", *[f"cast-{saint}" for saint in saints]]
        return [*found, *[f"level-{level}" for level in LEVELS], "slider-as-written"]

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, BanishTheSnakesState)
        for area in range(c.AREAS):
            at = self._area(state, area, into, at)
        for leader in range(c.LEADERS):
            at = self._leader(state, state.leaders[leader], into, at)
        for other in range(state.seats):
            at = self._mat(state, (seat + other) % state.seats, into, at)
        at = put_heap(into, at, state.pool, 8, HEAP)
        at = put_heap(into, at, state.removed, 8, HEAP)
        at = put_heap(into, at, state.cup, 8, HEAP)
        at = put_heap(into, at, state.removed_pagans, 8, HEAP)
        at = put_heap(into, at, state.druids, 8, HEAP)
        at = put_heap(into, at, state.unmade, 8, HEAP)
        at = put_heap(into, at, state.churches, 8, HEAP)
        at = put_bits(into, at, state.gifts, c.GIFTS)
        at = put_bits(into, at, state.deck, c.EVENTS)
        at = put_bits(into, at, state.deck_saints, c.SAINTS)
        at = put_bits(into, at, state.discard, c.EVENTS)
        at = put_bits(into, at, state.discard_saints, c.SAINTS)
        at = put_cards(into, at, state.top, c.GIFT)
        at = put_one(into, at, state.key_card, c.EVENTS)
        at = put_one(into, at, state.current, c.EVENTS)
        at = put_bits(into, at, state.merged, c.KEY)
        at = put_heap(into, at, state.built, 2, c.AREAS)
        at = self._turn(state, into, at)
        at = put_one(into, at, state.asked, c.START_SAINT)
        at = put_one(into, at, frames.kind(state.frames), KINDS)
        at = put_one(into, at, frames.kind(frames.pop(state.frames)), KINDS)
        at = put(into, at, frames.argument(state.frames))
        at = put_bits(into, at, state.cast, c.SAINTS)
        at = put_one(into, at, state.level, len(LEVELS))
        return put(into, at, state.written)

    def _area(self, state: BanishTheSnakesState, area: i64, into: vec[i16], at: i64) -> i64:
        people, place = state.people[area], state.places[area]
        at = put_heap(into, at, people, 3, 2 * VALUES)
        druid = c.druid(place)
        if druid != c.HIDDEN:
            put(into, at, druid)
        at = put_flag(into, at + 1, druid == c.HIDDEN)
        at = put(into, at, c.church(place))
        at = put(into, at, c.dolmens(place))
        at = put(into, at, c.graves(place))
        return put_heap(into, at, place >> c.RELIC_SHIFT, 4, 4)

    def _leader(self, state: BanishTheSnakesState, code: i64, into: vec[i16], at: i64) -> i64:
        if code >= c.CHRISTIAN:
            into[at + 1] = i16(state.box.pagan[code - c.CHRISTIAN])
            into[at + 2] = 1
            into[at + 3] = i16(state.box.christian[code - c.CHRISTIAN])
        elif code != c.NOBODY:
            into[at] = 1
            into[at + 1] = i16(code - 1)
        return at + len(LEADER)

    def _mat(self, state: BanishTheSnakesState, seat: i64, into: vec[i16], at: i64) -> i64:
        saint = state.saint_of(seat)
        if c.DECK_SAINT <= saint < c.GIFT:
            put_one(into, at, saint - c.DECK_SAINT, c.SAINTS)
        else:
            put_one(into, at, saint - c.START_SAINT, c.SAINTS)
        at = put_flag(into, at + c.SAINTS, saint == c.NO_CARD)
        at = put_flag(into, at, c.DECK_SAINT <= saint < c.GIFT)
        at = put(into, at, state.zeal_of(seat))
        at = put_flag(into, at, state.active == seat)
        at = put_one(into, at, state.area_of(seat), c.AREAS)
        return put_cards(into, at, state.keepers_of(seat), c.START_SAINT)

    def _turn(self, state: BanishTheSnakesState, into: vec[i16], at: i64) -> i64:
        at = put(into, at, state.turn)
        at = put(into, at, state.points)
        at = put(into, at, state.extra)
        at = put(into, at, state.prepares)
        at = put(into, at, state.bonus)
        at = put(into, at, state.effort)
        at = put(into, at, state.moved)
        at = put(into, at, state.churched)
        at = put(into, at, state.healed)
        at = put(into, at, state.foreseen)
        at = put(into, at, state.over)
        at = put(into, at, state.losing)
        at = put(into, at, state.britain)
        return put(into, at, state.dolmens)

    def actions(self, state: State) -> list[int]:
        return NOTATION.decisions(state)


def put_cards(into: vec[i16], at: i64, packed: i64, n: i64) -> i64:
    """Cards one by one, each with its place in the row, from 1."""
    place: i64 = 0
    while packed:
        place += 1
        into[at + (packed & 127) - 1] = i16(place)
        packed >>= c.KEEPER_BITS
    return at + n


OBSERVATION: Final = BanishTheSnakesObservation()
