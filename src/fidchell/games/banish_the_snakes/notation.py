"""Actions and what chance brings as short text: `convert people:3`, `move osraige`, `take wisdom blue`."""

from typing import Final

from fidchell.core.errors import InvalidAction
from fidchell.core.notation import Notation, Verb, one_of
from fidchell.core.state import State
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes.rules import state as st

# Verb → the rule that it rests on.
RULES: Final = {
    st.END_TURN: "BTS 5.3",
    st.PREPARE: "BTS 10.1.prepare",
    st.CONVERT: "BTS 10.1",
    st.MOVE: "BTS 10.2",
    st.BUILD: "BTS 10.3.build",
    st.IMPROVE: "BTS 10.3.improve",
    st.GIVE: "BTS 10.4.give",
    st.TAKE: "BTS 10.4.take",
    st.MAKE_RELIC: "BTS 10.5.make",
    st.FINAL_EFFORT: "BTS 10.6",
    st.USE_CARD: "BTS 6.keeper.use",
    st.HEAL_SAINT: "BTS ruling.abilities",
    st.DISCERN_DRUID: "BTS ruling.abilities",
    st.FORESEE_CARDS: "BTS ruling.abilities",
    st.CHOOSE: "BTS ruling.drawer",
    st.PROMOTE: "BTS 11.successor.choice",
    st.CHOOSE_GIFT: "BTS 4.gifts.open",
    st.DISCARD: "BTS 6.limit.discard",
    st.CARRY: "BTS 10.5.carry",
    st.GO: "BTS ruling.carry",
    st.AGREE: "BTS ruling.consent",
    st.REFUSE: "BTS ruling.consent",
    st.LEAVE: "BTS ruling.peek",
    st.DISMISS: "BTS ruling.peek",
    st.TAKE_SAINT: "BTS 4.saint.choice",
    st.ADD_SAINT: "BTS 4.decksaints.choice",
    st.WITHOUT: "BTS 14.advanced.gifts",
    st.ACCEPT: "BTS ruling.consensus",
    st.OBJECT: "BTS ruling.consensus",
}

SEATS: Final = ("green", "blue", "red", "gold", "white", "violet")
TARGETS: Final = ("druid", "chief", "king", "high-king", *(f"people:{v}" for v in range(1, c.MOST_VALUE + 1)))


def snakes(state: State) -> BanishTheSnakesState:
    assert isinstance(state, BanishTheSnakesState)
    return state


class NameNoun:
    """One of some names of the box: Areas, places, Saints, or cards from `low` to before `high`."""

    def __init__(self, bits: int, table: str, low: int = 0, high: int = 1000, only_keepers: bool = False) -> None:
        self.bits = bits
        self.table = table
        self.low = low
        self.high = high
        self.only_keepers = only_keepers

    def fits(self, state: State, value: int) -> bool:
        box = snakes(state).box
        inside = self.low <= value < min(self.high, len(box.names[self.table]))
        return inside and (not self.only_keepers or box.keeper_bit[value] >= 0)

    def name(self, state: State, value: int) -> str:
        if not self.fits(state, value):
            raise InvalidAction(f"nothing in {self.table} has the number {value}")
        return snakes(state).box.names[self.table][value]

    def read(self, state: State, word: str) -> int:
        every = snakes(state).box.names[self.table]
        for n, name in enumerate(every):
            if name == word and self.fits(state, n):
                return n
        names = [name for n, name in enumerate(every) if self.fits(state, n)]
        return one_of(word, names, self.table.removesuffix("s"))


class ListNoun:
    """One of a few fixed words, the first of them with the number `low`."""

    def __init__(self, bits: int, words: tuple[str, ...], what: str, low: int = 0) -> None:
        self.bits = bits
        self.words = words
        self.what = what
        self.low = low

    def name(self, state: State, value: int) -> str:
        if not 0 <= value - self.low < len(self.words):
            raise InvalidAction(f"no {self.what} number {value}")
        return self.words[value - self.low]

    def read(self, state: State, word: str) -> int:
        return one_of(word, self.words, self.what) + self.low


class SeatNoun:
    """A seat of this game by its colour."""

    bits = 3

    def name(self, state: State, value: int) -> str:
        if value >= state.seats:
            raise InvalidAction(f"no seat number {value}")
        return SEATS[value]

    def read(self, state: State, word: str) -> int:
        return one_of(word, SEATS[: int(state.seats)], "seat")


class SidesNoun:
    """A Leader by his two sides: `4/0` is Pagan 4, Christian 0."""

    bits = 5

    def names(self, state: State) -> list[str]:
        box = snakes(state).box
        return [f"{int(box.pagan[kind])}/{int(box.christian[kind])}" for kind in range(len(box.copies))]

    def name(self, state: State, value: int) -> str:
        names = self.names(state)
        if value >= len(names):
            raise InvalidAction(f"no Leader number {value}")
        return names[value]

    def read(self, state: State, word: str) -> int:
        return one_of(word, self.names(state), "Leader")


AREA: Final = NameNoun(4, "areas")
PLACE: Final = NameNoun(4, "places")
SAINT: Final = NameNoun(4, "saints")
CARD: Final = NameNoun(7, "cards", 0, c.GIFT)
KEEPER: Final = NameNoun(7, "cards", 0, c.START_SAINT, only_keepers=True)
DECK_SAINT: Final = NameNoun(7, "cards", c.DECK_SAINT, c.GIFT)
GIFT: Final = NameNoun(7, "cards", c.GIFT, c.START_SAINT)
SEAT: Final = SeatNoun()
SIDES: Final = SidesNoun()
TARGET: Final = ListNoun(4, TARGETS, "target")
VALUE: Final = ListNoun(3, tuple("01234567"), "value")
RELIC: Final = ListNoun(2, tuple("0123"), "Relic")
DIE: Final = ListNoun(3, tuple("123456"), "roll", 1)

NOTATION: Final = Notation(
    st.ARGUMENT_BITS,
    [
        Verb(st.END_TURN, "end"),
        Verb(st.PREPARE, "prepare"),
        Verb(st.CONVERT, "convert", (TARGET,)),
        Verb(st.MOVE, "move", (AREA,)),
        Verb(st.BUILD, "build"),
        Verb(st.IMPROVE, "improve"),
        Verb(st.GIVE, "give", (KEEPER, SEAT)),
        Verb(st.TAKE, "take", (KEEPER, SEAT)),
        Verb(st.MAKE_RELIC, "relic"),
        Verb(st.FINAL_EFFORT, "effort"),
        Verb(st.USE_CARD, "use", (KEEPER,)),
        Verb(st.HEAL_SAINT, "heal", (SEAT,)),
        Verb(st.DISCERN_DRUID, "discern"),
        Verb(st.FORESEE_CARDS, "foresee"),
        Verb(st.CHOOSE, "choose", (PLACE,)),
        Verb(st.PROMOTE, "promote", (DECK_SAINT,)),
        Verb(st.CHOOSE_GIFT, "gift", (GIFT,)),
        Verb(st.DISCARD, "discard", (KEEPER,)),
        Verb(st.CARRY, "carry", (RELIC,)),
        Verb(st.GO, "go"),
        Verb(st.AGREE, "agree"),
        Verb(st.REFUSE, "refuse"),
        Verb(st.LEAVE, "leave"),
        Verb(st.DISMISS, "dismiss"),
        Verb(st.TAKE_SAINT, "saint", (SAINT,)),
        Verb(st.ADD_SAINT, "add", (SAINT,)),
        Verb(st.WITHOUT, "without", (GIFT,)),
        Verb(st.ACCEPT, "accept"),
        Verb(st.OBJECT, "object"),
        Verb(st.DRAW, "draw", (CARD,)),
        Verb(st.LOOK, "look", (CARD,)),
        Verb(st.DRAW_PEOPLE, "people", (VALUE,)),
        Verb(st.DRAW_LEADER, "leader", (VALUE,)),
        Verb(st.TURN_LEADER, "side", (SIDES,)),
        Verb(st.TURN_DRUID, "druid", (VALUE,)),
        Verb(st.TURN_RELIC, "turn-relic", (RELIC,)),
        Verb(st.ROLL, "roll", (DIE,)),
        Verb(st.BEGIN, "begin", (SEAT,)),
        Verb(st.STRIKE, "strike", (PLACE,)),
    ],
)
