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
from fidchell.core.state import CHANCE, OVER, Event, Outcome, rebuild
from fidchell.core.views import PUBLIC, See, Thing
from fidchell.lab.template.components import COMMIT, RANKS
from fidchell.lab.template.events import Dealt
from fidchell.lab.template.game import Tribute
from fidchell.lab.template.rules import TributeState

# -- states -----------------------------------------------------------------------------------------------------------


class Kind(TributeState):
    """Copies are of the same kind as the original: the toy's own are always sound."""

    def clone(self) -> TributeState:
        new = type(self)(self.cards, self.seats)
        self.copy_to(new)
        return new


class AliasingClone(Kind):
    """The copy plays with the original's cards."""

    def clone(self) -> TributeState:
        new = super().clone()
        new.hands = self.hands
        return new


class ForgetfulClone(Kind):
    """The copy has lost the points."""

    def clone(self) -> TributeState:
        new = super().clone()
        new.points = vec[i64]([0] * int(self.seats))
        return new


class UniformOdds(Kind):
    """Every card is said to be equally likely."""

    def chance(self) -> list[tuple[int, int]]:
        return [(outcome, 1) for outcome, _ in super().chance()]


class ScatteredTickets(Kind):
    """The tickets of one outcome do not lie together."""

    def ticket(self, r: i64) -> i64:
        return super().ticket(r * 5 % self.tickets())


class ZeroTickets(Kind):
    """A ticket more than there are cards."""

    def tickets(self) -> i64:
        return super().tickets() + 1

    def ticket(self, r: i64) -> i64:
        assert r < super().tickets(), "no such ticket"
        return super().ticket(r)


class UnsortedMoves(Kind):
    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64](sorted((int(action) for action in super().moves(seat)), reverse=True))


class NoMoves(Kind):
    """Nothing to do with a single kind of card."""

    def moves(self, seat: i64) -> vec[i64]:
        found = super().moves(seat)
        return found if len(found) > 1 else vec[i64]()


class ListMoves(Kind):
    """The public list is longer than the hot one."""

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2, 3] if seat >= 0 and seat in self.actors() else []


class LeakyMoves(Kind):
    """Cards are not offered if a rival holds three of them: the list says what he holds."""

    def moves(self, seat: i64) -> vec[i64]:
        rivals = [other for other in range(int(self.seats)) if other != seat]
        found = [int(action) for action in super().moves(seat)]
        free = [action for action in found if not any(self.hands[RANKS * other + action] for other in rivals)]
        return vec[i64](free or found)


class HighestActor(Kind):
    def actor(self) -> i64:
        lowest = super().actor()
        return lowest if lowest < 0 else max(self.actors())

    def actors(self) -> tuple[int, ...]:
        if super().actor() < 0:
            return super().actors()
        return tuple(seat for seat in range(int(self.seats)) if not self.has_chosen(seat))


class Trusting(Kind):
    """Whatever is asked is done."""

    def apply(self, action: Any, seat: Any, *, out: list[Event] | None = None) -> None:
        if isinstance(action, int) and 0 <= action < 4 and seat in self.actors() and seat >= 0:
            self.step(action, seat)
        else:
            super().apply(action, seat, out=out)


class HalfDone(Kind):
    """Refuses, but only after something was changed."""

    def apply(self, action: Any, seat: Any, *, out: list[Event] | None = None) -> None:
        self.points[0] += 1
        super().apply(action, seat, out=out)
        self.points[0] -= 1


class LoudState(Kind):
    """The list of events is left behind."""

    def apply(self, action: Any, seat: Any, *, out: list[Event] | None = None) -> None:
        super().apply(action, seat, out=out)
        self.out = out


class DoubleStep(Kind):
    """The checked half does something else than the hot half."""

    def apply(self, action: Any, seat: Any, *, out: list[Event] | None = None) -> None:
        super().apply(action, seat, out=out)
        self.points[0] += 0 if seat == CHANCE else 1


class OtherPlayout(Kind):
    """A playout of its own that chooses otherwise."""

    def playout(self, rng: Rng) -> i64:
        decisions: i64 = 0
        while self.actor() != OVER:
            seat = self.actor()
            moves = [self.sample(rng)] if seat == CHANCE else list(self.moves(seat))
            self.step(moves[-1 - rng.below(len(moves))], seat)
            decisions += 0 if seat == CHANCE else 1
        return decisions


class Endless(Kind):
    """The last prize comes again and again."""

    def _reveal(self) -> None:
        hands = self.hands[:]
        super()._reveal()
        self.hands = hands
        self.played = vec[i64]([0] * len(hands))
        self.gone = self.round = 0

    def check(self) -> None:
        pass


class PoorWinner(Kind):
    """The winner gets nothing."""

    def value(self, seat: i64) -> float:
        return -1.0


class WrongKey(Kind):
    """More words are said to be the position than there are."""

    def position_words(self) -> i64:
        return len(self.words()) + 1


class LostInPickle(Kind):
    def __reduce__(self) -> tuple[object, ...]:
        whole = [int(word) for word in self.words()]
        whole[-1] = 0
        return rebuild, (type(self), (*self.shared(), int(self.seats)), whole)


class OwnHandResampled(Kind):
    """Another hand for oneself, too."""

    def resample(self, seat: int, rng: Rng) -> TributeState:
        return super().resample((seat + 1) % int(self.seats), rng)


class ConjuredResample(Kind):
    """A card out of nothing."""

    def resample(self, seat: int, rng: Rng) -> TributeState:
        new = super().resample(seat, rng)
        new.deck[0] += 1
        return new


class NotResampled(Kind):
    """The truth itself is handed out."""

    def resample(self, seat: int, rng: Rng) -> TributeState:
        return self.clone()


# -- tables -----------------------------------------------------------------------------------------------------------


class LeakyView(Tribute):
    """Choices are open."""

    def things(self, state: TributeState) -> list[Thing]:
        return [
            Thing(thing.key, thing.value, PUBLIC if thing.key.startswith("choice") else thing.see, thing.default)
            for thing in super().things(state)
        ]


class LeakyPrompt(Tribute):
    """What a choice would do is told by doing it, with the rivals' secret choices."""

    def foresees(self, state: TributeState, seat: int) -> bool:
        return True


class LeakyScene(Tribute):
    """The scene shows how many cards of each kind are left in the deck."""

    def scene(self, state: TributeState, seat: int | None, lang: str = "en") -> Scene:
        scene = super().scene(state, seat, lang)
        deck = Panel("panel:deck", "deck", tuple(str(number) for number in state.deck))
        return Scene(**{**scene.__dict__, "panels": (*scene.panels, deck)})


class LeakyExplain(Tribute):
    """The reason says whether somebody else holds the card."""

    def refuse(self, state: TributeState, seat: int, action: int) -> Refusal:
        others = [other for other in range(int(state.seats)) if other != seat]
        held = any(state.hands[RANKS * other + (action & 3)] for other in others)
        return self.refusal("TR choose", "refusal-pass") if held else super().refuse(state, seat, action)


class LeakyOdds(Tribute):
    """The odds of a secret deal are shown."""

    def odds(self, state: TributeState, lang: str, seat: int | None = None) -> tuple[Odds, ...]:
        total = sum(weight for _, weight in state.chance())
        return tuple(Odds(self.label(state, outcome, lang), weight, total) for outcome, weight in state.chance())


class LeakyLogOfDeals(Tribute):
    """Everybody is told of the card that is dealt in secret."""

    def sees_event(self, event: Event) -> See:
        return PUBLIC if isinstance(event, Dealt) else super().sees_event(event)


class TellingState(Kind):
    """A choice is followed by what was chosen."""

    def tell_chose(self, seat: i64) -> None:
        super().tell_chose(seat)
        self.tell_shown(seat, self.choice(seat))


class Spoilt(Tribute):
    """The sound game with a state that isn't."""

    def __init__(self, kind: type[TributeState]) -> None:
        super().__init__()
        self.kind = kind

    def bare(self, seats: int) -> TributeState:
        state = self.kind(self.cards, seats)
        state.lay_table()
        return state


class PromptWithoutLast(Tribute):
    def choices(self, state: TributeState, seat: int, lang: str = "en") -> tuple[Choice, ...]:
        return super().choices(state, seat, lang)[:-1]


class UnclickableChoice(Tribute):
    """The picks name something that is not in the scene."""

    def ways_to_pick(self, state: TributeState, action: int) -> list[tuple[str, ...]]:
        return [(f"deck:{self.cards.names[action & 3]}",)]


class AmbiguousPicks(Tribute):
    """One click, many meanings."""

    def ways_to_pick(self, state: TributeState, action: int) -> list[tuple[str, ...]]:
        return [("zone:hand",)]


class PrefixPicks(Tribute):
    """The clicks of one choice begin those of another."""

    def ways_to_pick(self, state: TributeState, action: int) -> list[tuple[str, ...]]:
        return [("zone:hand",) * (action + 1)]


class ForgetfulDump(Tribute):
    """The points are not written down."""

    def things(self, state: TributeState) -> list[Thing]:
        return [thing for thing in super().things(state) if not thing.key.startswith("points")]


class CarelessRestore(Tribute):
    """Numbers are not looked at before they are used."""

    def read_position(self, seats: int, position: dict[str, Any]) -> TributeState:
        position["round"] = position.get("round", 0) + 0
        return super().read_position(seats, position)


class UnknownRule(Tribute):
    def cites(self, event: Event) -> tuple[str, ...]:
        return ("TR nothing",)


class Wordless(Tribute):
    """A refusal that nobody has put into words."""

    def refuse(self, state: TributeState, seat: int, action: int) -> Refusal:
        return self.refusal("TR choose", "refusal-none")


class Permissive(Tribute):
    """No reason for anything."""

    def explain(self, state: TributeState, seat: int | None, what: Any) -> Refusal | None:
        return None


class OneName:
    bits = 2

    def name(self, state: TributeState, value: int) -> str:
        return "card"

    def read(self, state: TributeState, word: str) -> int:
        return 0


class OneNotation(Tribute):
    """All cards are written alike."""

    notation = Notation(2, [Verb(COMMIT, "commit", (OneName(),)), *Tribute.notation.verbs[1:]])


class NoGerman(Tribute):
    """An event is told in English only."""

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        return None if lang == "de" else super().sentence(event, lang)


class UnexplainedEnd(Kind):
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
