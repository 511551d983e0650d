"""Tribute spoilt on purpose, one fault each: what the suites are for is to catch these."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.game import Sentence
from fidchell.core.notation import Notation, Verb
from fidchell.core.refusal import Refusal
from fidchell.core.rng import Rng
from fidchell.core.scene import Choice, Odds, Panel, Scene
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, OVER, Event, Outcome, State
from fidchell.core.views import PUBLIC, Thing
from tests.toys.tribute import rules
from tests.toys.tribute.rules import NONE, RANKS, Tribute
from tests.toys.tribute.table import NAMES, Table, tribute

# -- states -----------------------------------------------------------------------------------------------------------


class AliasingClone(Tribute):
    """The copy plays with the original's cards."""

    def clone(self) -> Tribute:
        new = super().clone()
        new.hands = self.hands
        return new


class ForgetfulClone(Tribute):
    """The copy has lost the points."""

    def clone(self) -> Tribute:
        new = super().clone()
        new.points = [0] * int(self.seats)
        return new


class UniformOdds(Tribute):
    """Every card is said to be equally likely."""

    def chance(self) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome, _ in super().chance()]


class ScatteredTickets(Tribute):
    """The tickets of one outcome do not lie together."""

    def ticket(self, r: i64) -> i64:
        return super().ticket(r * 5 % self.tickets())


class ZeroTickets(Tribute):
    """A ticket more than there are cards."""

    def tickets(self) -> i64:
        return super().tickets() + 1


class UnsortedMoves(Tribute):
    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64](sorted((int(action) for action in super().moves(seat)), reverse=True))


class NoMoves(Tribute):
    """Nothing to do with a single kind of card."""

    def moves(self, seat: i64) -> vec[i64]:
        found = super().moves(seat)
        return found if len(found) > 1 else vec[i64]()


class ListMoves(Tribute):
    """The public list is longer than the hot one."""

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2, 3] if seat >= 0 and seat in self.actors() else []


class LeakyMoves(Tribute):
    """Cards are not offered if a rival holds three of them: the list says what he holds."""

    def moves(self, seat: i64) -> vec[i64]:
        rivals = [hand for other, hand in enumerate(self.hands) if other != seat]
        found = [int(action) for action in super().moves(seat)]
        return vec[i64]([action for action in found if all(hand[action] < 1 for hand in rivals)] or found)


class HighestActor(Tribute):
    def actor(self) -> i64:
        lowest = super().actor()
        return lowest if lowest < 0 else max(self.actors())

    def actors(self) -> tuple[int, ...]:
        if super().actor() < 0:
            return super().actors()
        return tuple(seat for seat, choice in enumerate(self.choice) if choice == NONE)


class Trusting(Tribute):
    """Whatever is asked is done."""

    def apply(self, action: Any, seat: Any, *, out: list[Event] | None = None) -> None:
        if isinstance(action, int) and 0 <= action < 4 and seat in self.actors() and seat >= 0:
            self.step(action, seat)
        else:
            super().apply(action, seat, out=out)


class HalfDone(Tribute):
    """Refuses, but only after something was changed."""

    def apply(self, action: Any, seat: Any, *, out: list[Event] | None = None) -> None:
        self.points[0] += 1
        super().apply(action, seat, out=out)
        self.points[0] -= 1


class LoudState(Tribute):
    """The list of events is left behind."""

    def apply(self, action: Any, seat: Any, *, out: list[Event] | None = None) -> None:
        super().apply(action, seat, out=out)
        self.out = out


class DoubleStep(Tribute):
    """The checked half does something else than the hot half."""

    def apply(self, action: Any, seat: Any, *, out: list[Event] | None = None) -> None:
        super().apply(action, seat, out=out)
        self.points[0] += 1


class OtherPlayout(Tribute):
    """A playout of its own that chooses otherwise."""

    def playout(self, rng: Rng) -> i64:
        decisions: i64 = 0
        while self.actor() != OVER:
            seat = self.actor()
            moves = [self.sample(rng)] if seat == CHANCE else list(self.moves(seat))
            self.step(moves[-1 - rng.below(len(moves))], seat)
            decisions += 0 if seat == CHANCE else 1
        return decisions


class Endless(Tribute):
    """The last prize comes again and again."""

    def _reveal(self) -> None:
        self.played = [[0] * RANKS for _ in self.played]
        super()._reveal()
        for seat, heap in enumerate(self.played):
            self.hands[seat] = [a + b for a, b in zip(self.hands[seat], heap, strict=True)]
        self.played = [[0] * RANKS for _ in self.played]
        self.prizes = [1, 1, 1]
        self.round = 0

    def check(self) -> None:
        pass


class PoorWinner(Tribute):
    """The winner gets nothing."""

    def value(self, seat: i64) -> float:
        return -1.0


class WrongKey(Tribute):
    """More words are said to be the position than there are."""

    def position_words(self) -> i64:
        return len(self.words()) + 1


class LostInPickle(Tribute):
    def __reduce__(self) -> tuple[object, ...]:
        whole = [int(word) for word in self.words()]
        whole[-1] = 0
        return rules.rebuild, (type(self), whole)


class OwnHandResampled(Tribute):
    """Another hand for oneself, too."""

    def resample(self, seat: int, rng: Rng) -> Tribute:
        return super().resample((seat + 1) % int(self.seats), rng)


class ConjuredResample(Tribute):
    """A card out of nothing."""

    def resample(self, seat: int, rng: Rng) -> Tribute:
        new = super().resample(seat, rng)
        new.deck[0] += 1
        return new


class NotResampled(Tribute):
    """The truth itself is handed out."""

    def resample(self, seat: int, rng: Rng) -> Tribute:
        return self.clone()


# -- tables -----------------------------------------------------------------------------------------------------------


class LeakyView(Table):
    """Choices are open."""

    def things(self, state: State) -> list[Thing]:
        return [
            Thing(thing.key, thing.value, PUBLIC if thing.key.startswith("choice") else thing.see, thing.default)
            for thing in super().things(state)
        ]


class LeakyPrompt(Table):
    """What a choice would do is told by doing it, with the rivals' secret choices."""

    def foresees(self, state: State, seat: int) -> bool:
        return True


class LeakyScene(Table):
    """The scene shows how many cards of each kind are left in the deck."""

    def scene(self, state: State, seat: int | None, lang: str = "en") -> Scene:
        scene = super().scene(state, seat, lang)
        deck = Panel("panel:deck", "deck", tuple(str(number) for number in tribute(state).deck))
        return Scene(**{**scene.__dict__, "panels": (*scene.panels, deck)})


class LeakyExplain(Table):
    """The reason says whether somebody else holds the card."""

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        held = any(hand[action & 3] for other, hand in enumerate(tribute(state).hands) if other != seat)
        return self.refusal("TR choose", "refusal-pass") if held else super().refuse(state, seat, action)


class LeakyOdds(Table):
    """The odds of a secret deal are shown."""

    def odds(self, state: State, lang: str, seat: int | None = None) -> tuple[Odds, ...]:
        total = sum(weight for _, weight in state.chance())
        return tuple(Odds(self.label(state, outcome, lang), weight, total) for outcome, weight in state.chance())


class TellingTribute(Tribute):
    def tell(self, *event: int) -> None:
        super().tell(*event, *((self.choice[event[1]],) if event[0] == rules.CHOSE else ()))

    def _deal(self, rank: int) -> None:
        super()._deal(rank)
        if self.out is not None:
            self.out[-1] = (*self.out[-1], rank)


class LeakyLogOfDeals(Table):
    """The log names the card that is dealt in secret."""

    kind = TellingTribute

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        line = super().sentence(event, lang)
        return Sentence(f"{line.text} {event[-1]}") if line and event[0] == rules.DEALT else line


class LeakyLogOfChoices(Table):
    """The log names the card that is offered in secret."""

    kind = TellingTribute

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        line = super().sentence(event, lang)
        return Sentence(f"{line.text} {event[-1]}") if line and event[0] == rules.CHOSE else line


class PromptWithoutLast(Table):
    def choices(self, state: State, seat: int, lang: str = "en") -> tuple[Choice, ...]:
        return super().choices(state, seat, lang)[:-1]


class UnclickableChoice(Table):
    """The picks name something that is not in the scene."""

    def ways_to_pick(self, state: State, action: int) -> list[tuple[str, ...]]:
        return [(f"deck:{NAMES[action & 3]}",)]


class AmbiguousPicks(Table):
    """One click, many meanings."""

    def ways_to_pick(self, state: State, action: int) -> list[tuple[str, ...]]:
        return [("zone:hand",)]


class PrefixPicks(Table):
    """The clicks of one choice begin those of another."""

    def ways_to_pick(self, state: State, action: int) -> list[tuple[str, ...]]:
        return [("zone:hand",) * (action + 1)]


class ForgetfulDump(Table):
    """The points are not written down."""

    def things(self, state: State) -> list[Thing]:
        return [thing for thing in super().things(state) if thing.key != "points"]


class CarelessRestore(Table):
    """Numbers are not looked at before they are used."""

    def place(self, seats: int, position: dict[str, Any]) -> Tribute:
        position["round"] = position.get("round", 0) + 0
        return super().place(seats, position)


class UnknownRule(Table):
    def cites(self, event: Event) -> tuple[str, ...]:
        return ("TR nothing",)


class Wordless(Table):
    """A refusal that nobody has put into words."""

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        return self.refusal("TR choose", "refusal-none")


class Permissive(Table):
    """No reason for anything."""

    def explain(self, state: State, seat: int, what: Any) -> Refusal | None:
        return None


class OneName:
    bits = 2

    def name(self, state: State, value: int) -> str:
        return "card"

    def read(self, state: State, word: str) -> int:
        return 0


class OneNotation(Table):
    """All cards are written alike."""

    notation = Notation(2, [Verb(rules.COMMIT, "commit", (OneName(),)), *Table.notation.verbs[1:]])


class NoGerman(Table):
    """An event is told in English only."""

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        return None if lang == "de" else super().sentence(event, lang)


class UnexplainedEnd(Tribute):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return outcome and Outcome(outcome.winners, outcome.scores, outcome.reason, "TR nothing")


# -- going back -------------------------------------------------------------------------------------------------------


class PeekingSession(Session):
    """Takes back whatever a seat did last, whatever it has seen since."""

    def undo_depth(self, seat: int) -> int:
        return next((n for n, step in enumerate(reversed(self.line), 1) if step.seat == seat), 0)


class StingySession(Session):
    """Takes nothing back."""

    def undo_depth(self, seat: int) -> int:
        return 0


class RewindingSession(Session):
    """The event counter goes back, so that a roll could be had again."""

    def undo(self, seat: int, *, consent: bool = False) -> None:
        before = sum(step.seat == CHANCE for step in self.line)
        super().undo(seat, consent=consent)
        self.events_drawn -= before - sum(step.seat == CHANCE for step in self.line)


class ForgetfulSession(Session):
    """What was taken back is not written down."""

    def undo(self, seat: int, *, consent: bool = False) -> None:
        super().undo(seat, consent=consent)
        del self.record.moves[-2:]
