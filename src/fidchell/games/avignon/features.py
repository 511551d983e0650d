"""A position of Avignon as numbers, for learned values: seen by whoever's turn it is. Nothing is secret."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bot import Features
from fidchell.core.state import State
from fidchell.games.avignon.components import GENOA, LANES, NOBODY, amount, city, size, toward, who
from fidchell.games.avignon.rules import AvignonState

KINDS: Final = 6  # the characters of the game's own cards
PLACES: Final = 5  # a lane's cities, from the rival's to one's own
ACTIONS: Final = 4
FOLLOWERS: Final = 2  # who has three has won
FACTS: Final = 1  # before all else: two actions left

AT: Final = FACTS
OWN: Final = AT + KINDS * PLACES
THEIRS: Final = OWN + KINDS
DECK: Final = THEIRS + KINDS
SIZES: Final = DECK + KINDS
TAKEN: Final = SIZES + 2 * FOLLOWERS
CROWD: Final = TAKEN + ACTIONS
GATES: Final = CROWD + PLACES
COUNT: Final = GATES + 2 * KINDS


@final
class AvignonFeatures(Features):
    def names(self, seats: int) -> list[str]:
        kinds = range(KINDS)
        return [
            "two-actions-left",
            *[f"kind-{kind}-at-{place - GENOA}" for kind in kinds for place in range(PLACES)],
            *[f"own-kind-{kind}" for kind in kinds],
            *[f"rival-kind-{kind}" for kind in kinds],
            *[f"deck-kind-{kind}" for kind in kinds],
            *[f"{whose}-followers-{n + 1}" for whose in ("own", "rival") for n in range(FOLLOWERS)],
            *[f"taken-{action}" for action in ("beseech", "chastise", "excommunicate", "petition")],
            *[f"crowd-at-{place - GENOA}" for place in range(PLACES)],
            *[f"{whose}-gate-kind-{kind}-held" for whose in ("own", "rival") for kind in kinds],
        ]

    def count(self, seats: i64) -> i64:
        return COUNT

    def eyes(self, state: State, seat: i64) -> i64:
        assert isinstance(state, AvignonState)
        return state.seat

    def write(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, AvignonState)
        for i in range(COUNT):
            into[i] = 0.0
        own, rivals = state.congregation(seat), state.congregation(1 - seat)
        if state.left == 2:
            into[0] = 1.0
        for kind in range(KINDS):
            into[OWN + kind] = float(amount(own, kind))
            into[THEIRS + kind] = float(amount(rivals, kind))
            into[DECK + kind] = 0.5 * float(amount(state.deck, kind))
        for n in range(FOLLOWERS):
            into[SIZES + n] = 1.0 if size(own) > n else 0.0
            into[SIZES + FOLLOWERS + n] = 1.0 if size(rivals) > n else 0.0
        for action in range(ACTIONS):
            into[TAKEN + action] = float(state.taken >> action & 1)
        self._lanes(state, seat, own, rivals, into)

    def _lanes(self, state: AvignonState, seat: i64, own: i64, rivals: i64, into: vec[float]) -> None:
        """Who stands where; and at the gates, who would join somebody of the kind that endings speak of."""
        pull = toward(seat)
        cards = state.cards
        for lane in range(LANES):
            kind = who(state.lanes, lane)
            if kind == NOBODY or kind >= KINDS:
                continue
            place = GENOA + (city(state.lanes, lane) - GENOA) * pull
            into[AT + PLACES * kind + place] += 1.0
            into[CROWD + place] += 0.5
            if place == 0 or place == PLACES - 1:
                gate = GATES if place else GATES + KINDS
                for held in range(KINDS):
                    speaks = (
                        cards.wins_with[held] == cards.faction[kind] or cards.loses_with[held] == cards.faction[kind]
                    )
                    if speaks and (amount(own, held) or amount(rivals, held)):
                        into[gate + kind] += 1.0


FEATURES: Final = AvignonFeatures()
