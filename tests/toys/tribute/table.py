"""Tribute as people see it."""

from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import InvalidAction, InvalidPosition
from fidchell.core.game import Game, Sentence, position_field, read_name
from fidchell.core.notation import Notation, Verb, one_of
from fidchell.core.refusal import Refusal
from fidchell.core.scene import Card, Panel, Scene
from fidchell.core.state import CHANCE, OVER, Event, State
from fidchell.core.views import HIDDEN, PUBLIC, See, Thing, committed, counted, owner
from tests.toys.tribute import rules
from tests.toys.tribute.rules import NONE, Tribute

NAMES: Final = ("page", "squire", "lord", "duke")
ROUNDS: Final = ("one", "two", "three")


def tribute(state: State) -> Tribute:
    assert isinstance(state, Tribute)
    return state


class CardNoun:
    bits = 2

    def name(self, state: State, value: int) -> str:
        return NAMES[value]

    def read(self, state: State, word: str) -> int:
        return one_of(word, NAMES, "card")


class PrizeNoun:
    bits = 2

    def name(self, state: State, value: int) -> str:
        if value >= len(rules.PRIZES):
            raise InvalidAction(f"no prize number {value}")
        return str(rules.PRIZES[value])

    def read(self, state: State, word: str) -> int:
        return one_of(word, [str(prize) for prize in rules.PRIZES], "prize")


CARD, PRIZE = CardNoun(), PrizeNoun()


def names(cards: list[int]) -> list[str]:
    return [name for name, number in zip(NAMES, cards, strict=True) for _ in range(number)]


class Table(Game):
    notation = Notation(
        2,
        [
            Verb(rules.COMMIT, "commit", (CARD,)),
            Verb(rules.DEAL, "deal", (CARD,)),
            Verb(rules.FLIP, "flip", (PRIZE,)),
            Verb(rules.PASS, "pass"),
        ],
    )
    kind: type[Tribute] = Tribute

    def __init__(self, folder: Path = Path(__file__).parent) -> None:
        super().__init__(folder)

    def start(self, seats: int, options: dict[str, Any]) -> Tribute:
        return self.kind(seats, ROUNDS.index(options["rounds"]) + 1)

    def things(self, state: State) -> list[Thing]:
        table = tribute(state)
        deck = names(table.deck)
        found = [
            Thing("rounds", table.rounds, default=3),
            Thing("round", table.round, default=0),
            Thing("prize", table.prize, default=0),
            Thing("prizes", [prize for prize, left in zip(rules.PRIZES, table.prizes, strict=True) if left]),
            Thing("points", list(table.points), default=[0] * int(table.seats)),
            Thing("deck", deck, HIDDEN, default=deck),
        ]
        for seat in range(int(table.seats)):
            choice = None if table.choice[seat] == NONE else NAMES[table.choice[seat]]
            found += [
                Thing(f"hand:{seat}", names(table.hands[seat]), counted(seat), default=[]),
                Thing(f"choice:{seat}", choice, committed(seat)),
                Thing(f"played:{seat}", names(table.played[seat]), default=[]),
            ]
        return found

    def place(self, seats: int, position: dict[str, Any]) -> Tribute:
        state = self.kind(seats, position_field(position, "rounds", int, 3))
        state.round = position_field(position, "round", int, 0)
        state.prize = position_field(position, "prize", int, 0)
        left = position_field(position, "prizes", list, list(rules.PRIZES))
        state.prizes = [left.count(prize) for prize in rules.PRIZES]
        state.points = position_field(position, "points", list, [0] * seats)
        if len(state.points) != seats or not all(type(number) is int for number in state.points):
            raise InvalidPosition(f"points: {state.points!r} are not {seats} numbers")
        for seat in range(seats):
            for key, heap in ((f"hand:{seat}", state.hands[seat]), (f"played:{seat}", state.played[seat])):
                for name in position_field(position, key, list, []):
                    rank = read_name(name, NAMES, key)
                    heap[rank] += 1
                    state.deck[rank] -= 1
            choice = position.pop(f"choice:{seat}", None)
            state.choice[seat] = NONE if choice is None else read_name(choice, NAMES, f"choice:{seat}")
            state.dealt += sum(state.hands[seat]) + sum(state.played[seat])
        if position:
            raise InvalidPosition(f"unknown field(s): {', '.join(sorted(position))}")
        if state.rounds not in (1, 2, 3) or state.prize not in (0, *rules.PRIZES):
            raise InvalidPosition(f"rounds or prize: {state.rounds}, {state.prize}")
        return state

    # -- refusals and picks -------------------------------------------------------------------------------------------

    def refuse(self, state: State, seat: int, action: int) -> Refusal:
        table = tribute(state)
        verb, values = self.notation.unpack(action)
        if table.actor() == OVER:
            return self.refusal("TR end", "refusal-over")
        if verb.code in (rules.DEAL, rules.FLIP) or table.actor() == CHANCE:
            return self.refusal("TR deal", "refusal-chance")
        if seat not in table.actors():
            return self.refusal("TR once", "refusal-once")
        if verb.code == rules.PASS:
            return self.refusal("TR choose", "refusal-pass")
        return self.refusal("TR choose", "refusal-hand", card=f"@card-{NAMES[values[0]]}")

    def ways_to_pick(self, state: State, action: int) -> list[tuple[str, ...]]:
        return [(f"card:{NAMES[action & 3]}",)]

    def read_picks(self, state: State, seat: int, picks: tuple[str, ...]) -> str | Refusal:
        return f"commit {picks[0].removeprefix('card:')}" if picks else "pass"

    # -- words --------------------------------------------------------------------------------------------------------

    def question(self, state: State, seat: int, lang: str) -> str:
        actors = state.actors()
        if not actors:
            return self.say(lang, "question-over")
        if actors == (CHANCE,):
            return self.say(lang, "question-chance")
        return self.say(lang, "question-choose" if seat in actors else "question-wait")

    def label(self, state: State, action: int, lang: str) -> str:
        verb, (value,) = self.notation.unpack(action)
        if verb.code == rules.FLIP:
            return self.say(lang, "label-flip", number=rules.PRIZES[value])
        return self.say(lang, f"label-{verb.name}", card=self.say(lang, f"card-{NAMES[value]}"))

    def sees_move(self, state: State, seat: int, action: int) -> See:
        """A card that is dealt is its owner's secret; so is a choice."""
        table, verb = tribute(state), self.notation.unpack(action)[0].code
        if verb == rules.COMMIT:
            return committed(seat)
        return owner(table.dealt % int(table.seats)) if verb == rules.DEAL else PUBLIC

    def rule_of(self, action: int) -> str:
        return "TR choose"

    def sentence(self, event: Event, lang: str) -> Sentence | None:
        kind, *data = event
        seat = self.seat_name(data[0], lang) if kind != rules.FLIPPED and data else ""
        cited = self.cites(event)
        if kind == rules.FLIPPED:
            return Sentence(self.say(lang, "log-flipped", prize=data[0]), cited)
        if kind == rules.REVEALED:
            return Sentence(
                self.say(lang, "log-revealed", seat=seat, card=self.say(lang, f"card-{NAMES[data[1]]}")), cited
            )
        if kind == rules.SCORED:
            return Sentence(self.say(lang, "log-scored", seat=seat, prize=data[1]), cited)
        if kind == rules.ENDED:
            return Sentence(self.say(lang, "log-ended"), cited)
        return Sentence(self.say(lang, "log-dealt" if kind == rules.DEALT else "log-chose", seat=seat), cited)

    def cites(self, event: Event) -> tuple[str, ...]:
        return (("TR deal", "TR prize", "TR choose", "TR reveal", "TR reveal", "TR end")[event[0]],)

    def ending(self, state: State, lang: str) -> list[Sentence]:
        outcome = state.outcome()
        winners = outcome.winners if outcome else ()
        return [Sentence(self.say(lang, "log-won", seat=self.seat_name(seat, lang)), ("TR end",)) for seat in winners]

    def scene(self, state: State, seat: int | None, lang: str = "en") -> Scene:
        table = tribute(state)
        held = [] if seat is None else [rank for rank in range(rules.RANKS) if table.hands[seat][rank]]
        titles = [self.say(lang, f"card-{NAMES[rank]}") for rank in held]
        lines = [self.say(lang, "panel-prize", prize=table.prize)]
        for one in range(int(table.seats)):
            hand = {"number": sum(table.hands[one]), "points": table.points[one]}
            lines.append(self.say(lang, "panel-hand", seat=self.seat_name(one, lang), **hand))
        return Scene(
            width=4,
            height=1,
            status=self.say(lang, "status", round=table.round),
            cards=tuple(
                Card(f"card:{NAMES[rank]}", "zone:hand", title, title) for rank, title in zip(held, titles, strict=True)
            ),
            zones=(("zone:hand", self.say(lang, "zone-hand")),),
            panels=(Panel("panel:table", self.say(lang, "panel-table"), tuple(lines)),),
        )
