"""Tribute as people see it: refusals, prompts, the scene.

The log follows from events.py, views from position.py.
"""

from pathlib import Path
from typing import Any, Final

from fidchell.core.game import Game, Sentence
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Card, Panel, Scene
from fidchell.core.views import PUBLIC, See, committed, owner
from fidchell.lab.template.components import COMMIT, DEAL, NONE, PASS, RANKS, TURN_UP
from fidchell.lab.template.data import read_cards
from fidchell.lab.template.names import TributeNames
from fidchell.lab.template.notation import NOTATION
from fidchell.lab.template.position import POSITION
from fidchell.lab.template.rules import TributeState

ROUNDS: Final = ("one", "two", "three")


class Tribute(Game[TributeState]):
    """The game. See `Game` for what each method is for; docs/contract.md lists all that may be written."""

    position = POSITION
    notation = NOTATION
    names_class = TributeNames

    def __init__(self, folder: Path | None = None) -> None:
        """Only for data of its own: a game without cards.toml needs neither this nor data.py."""
        super().__init__(folder)
        self.cards = read_cards(self.folder / "cards.toml")

    def bare(self, seats: int) -> TributeState:
        """An empty table: a position is put into it."""
        state = TributeState(self.cards, seats)
        state.lay_table()
        return state

    def start(self, seats: int, options: dict[str, Any]) -> TributeState:
        """A new game. Nothing is random here: the deal is the first thing that chance does."""
        state = self.bare(seats)
        state.setup(ROUNDS.index(options["rounds"]) + 1)
        return state

    # -- secrets ------------------------------------------------------------------------------------------------------

    def sees_move(self, state: TributeState, seat: int, action: int) -> See:
        """A card that is dealt is its owner's secret; so is a choice."""
        verb = self.notation.unpack(action)[0].code
        if verb == COMMIT:
            return committed(seat)
        return owner(int(state.dealt() % state.seats)) if verb == DEAL else PUBLIC

    # -- refusals: why an action isn't legal; what comes at the wrong time has been refused already --------------------

    def refuse(self, state: TributeState, seat: int, action: int) -> Refusal:
        verb, arguments = self.notation.unpack(action)
        if verb.code == PASS:
            return self.refusal("TR choose", "refusal-pass")
        # What begins with @ is a message, said in the reader's language.
        return self.refusal("TR choose", "refusal-hand", card=f"@card-{self.cards.names[arguments[0]]}")

    # -- choices and clicks -------------------------------------------------------------------------------------------

    def ask(self, state: TributeState, seat: int, lang: str) -> str:
        return self.say(lang, "question-choose", worth=int(state.cards.prizes[state.prize]))

    def label(self, state: TributeState, action: int, lang: str) -> str:
        verb, (argument,) = self.notation.unpack(action)
        if verb.code == TURN_UP:
            return self.say(lang, "label-turn-up", worth=int(state.cards.prizes[argument]))
        return self.say(lang, f"label-{verb.name}", card=self.names(lang).card(argument))

    def rule_of(self, action: int) -> str:
        return "TR choose"

    def ways_to_pick(self, state: TributeState, action: int) -> list[tuple[str, ...]]:
        """A click on the card."""
        return [(f"card:{self.cards.names[self.notation.unpack(action)[1][0]]}",)]

    def read_picks(self, state: TributeState, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        """What somebody means who has clicked something else."""
        kind, _, name = picks[0].partition(":") if picks else ("", "", "")
        return f"commit {name}" if kind == "card" else "pass"

    # -- the end and the scene ----------------------------------------------------------------------------------------

    def ending(self, state: TributeState, lang: str) -> list[Sentence]:
        outcome = state.outcome()
        if outcome is None:
            return []
        if not outcome.winners:
            return [Sentence(self.say(lang, "end-level"), (outcome.rule,))]
        return [
            Sentence(self.say(lang, "end-won", seat=self.seat_name(seat, lang)), (outcome.rule,))
            for seat in outcome.winners
        ]

    def scene(self, state: TributeState, seat: int | None, lang: str = "en") -> Scene:
        """What is to be seen: one's own hand, what lies before the players, the points."""
        zones = [("zone:table", self.say(lang, "zone-table"))]
        if seat is not None:
            zones.insert(0, ("zone:hand", self.say(lang, "zone-hand")))
        return Scene(
            width=1,
            height=1,
            status=self._status(state, lang),
            cards=(*self._hand(state, seat, lang), *self._table(state, seat, lang)),
            zones=tuple(zones),
            panels=(Panel("panel:points", self.say(lang, "panel-points"), self._points(state, lang)),),
            near=("zone:hand", "zone:table"),
        )

    def _status(self, state: TributeState, lang: str) -> str:
        if state.prize == NONE:
            return self.say(lang, "status-between", round=int(state.round))
        return self.say(lang, "status", round=int(state.round), worth=int(state.cards.prizes[state.prize]))

    def _hand(self, state: TributeState, seat: int | None, lang: str) -> list[Card]:
        held = [] if seat is None else [rank for rank in range(RANKS) if state.hands[RANKS * seat + rank]]
        found = []
        for rank in held:
            name, title = self.cards.names[rank], self.names(lang).card(rank)
            number = 0 if seat is None else int(state.hands[RANKS * seat + rank])
            label = self.say(lang, "card-label", card=title, number=number)
            found.append(Card(f"card:{name}", "zone:hand", title, label, face=name))
        return found

    def _table(self, state: TributeState, seat: int | None, lang: str) -> list[Card]:
        """What has been chosen, face down: a card without a face is drawn from behind."""
        chosen = [one for one in range(int(state.seats)) if state.has_chosen(one)]
        labels = [(one, self.seat_name(one, lang)) for one in chosen]
        return [
            Card(f"table:{one}", "zone:table", name, self.say(lang, "card-chosen", seat=name)) for one, name in labels
        ]

    def _points(self, state: TributeState, lang: str) -> tuple[str, ...]:
        return tuple(
            self.say(lang, "points-line", seat=self.seat_name(seat, lang), points=int(state.points[seat]))
            for seat in range(int(state.seats))
        )
