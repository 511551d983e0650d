"""Actions and what chance brings as short text: `convert people:3`, `move osraige`, `take wisdom blue`."""

from dataclasses import dataclass
from typing import Final

from fidchell.core.notation import Notation, Noun, Number, OneOf, Verb
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState

SEATS: Final = ("green", "blue", "red", "gold", "white", "violet")
TARGETS: Final = ("druid", "chief", "king", "high-king", *(f"people:{v}" for v in range(1, c.MOST_VALUE + 1)))


def named(bits: int, table: str, low: int = 0, high: int = 1000, only_keepers: bool = False) -> OneOf:
    """One of some names of the box: Areas, places, Saints, or cards from `low` to before `high`."""

    def names(state: BanishTheSnakesState) -> list[str]:
        keeper = state.box.keeper_bit
        every = enumerate(state.box.names[table])
        return [name if low <= n < high and (not only_keepers or keeper[n] >= 0) else "" for n, name in every]

    return OneOf(names, table.removesuffix("s"), bits)


def sides(state: BanishTheSnakesState) -> list[str]:
    """The Leaders by their two sides: `4/0` is Pagan 4, Christian 0."""
    box = state.box
    return [f"{int(pagan)}/{int(christian)}" for pagan, christian in zip(box.pagan, box.christian, strict=True)]


AREA: Final = named(4, "areas")
PLACE: Final = named(4, "places")
SAINT: Final = named(4, "saints")
CARD: Final = named(7, "cards", 0, c.GIFT)
KEEPER: Final = named(7, "cards", 0, c.START_SAINT, only_keepers=True)
DECK_SAINT: Final = named(7, "cards", c.DECK_SAINT, c.GIFT)
GIFT: Final = named(7, "cards", c.GIFT, c.START_SAINT)
SEAT: Final = OneOf(lambda state: SEATS[: int(state.seats)], "seat", 3)
SIDES: Final = OneOf(sides, "Leader", 5)
TARGET: Final = OneOf(TARGETS, "target")
VALUE: Final = Number(0, c.MOST_VALUE, "value")
RELIC: Final = Number(0, 3, "Relic")
DIE: Final = Number(1, 6, "roll", first=1)

# What is done, by which rule, with which arguments; from DRAW on, what chance brings.
VERBS: Final[tuple[tuple[int, str, str, tuple[Noun, ...]], ...]] = (
    (c.END_TURN, "end", "BTS 5.3", ()),
    (c.PREPARE, "prepare", "BTS 10.1.prepare", ()),
    (c.CONVERT, "convert", "BTS 10.1", (TARGET,)),
    (c.MOVE, "move", "BTS 10.2", (AREA,)),
    (c.BUILD, "build", "BTS 10.3.build", ()),
    (c.IMPROVE, "improve", "BTS 10.3.improve", ()),
    (c.GIVE, "give", "BTS 10.4.give", (KEEPER, SEAT)),
    (c.TAKE, "take", "BTS 10.4.take", (KEEPER, SEAT)),
    (c.MAKE_RELIC, "relic", "BTS 10.5.make", ()),
    (c.FINAL_EFFORT, "effort", "BTS 10.6", ()),
    (c.USE_CARD, "use", "BTS 6.keeper.use", (KEEPER,)),
    (c.HEAL_SAINT, "heal", "BTS ruling.abilities", (SEAT,)),
    (c.DISCERN_DRUID, "discern", "BTS ruling.abilities", ()),
    (c.FORESEE_CARDS, "foresee", "BTS ruling.abilities", ()),
    (c.CHOOSE, "choose", "BTS ruling.drawer", (PLACE,)),
    (c.PROMOTE, "promote", "BTS 11.successor.choice", (DECK_SAINT,)),
    (c.CHOOSE_GIFT, "gift", "BTS 4.gifts.open", (GIFT,)),
    (c.DISCARD, "discard", "BTS 6.limit.discard", (KEEPER,)),
    (c.CARRY, "carry", "BTS 10.5.carry", (RELIC,)),
    (c.GO, "go", "BTS ruling.carry", ()),
    (c.AGREE, "agree", "BTS ruling.consent", ()),
    (c.REFUSE, "refuse", "BTS ruling.consent", ()),
    (c.LEAVE, "leave", "BTS ruling.peek", ()),
    (c.DISMISS, "dismiss", "BTS ruling.peek", ()),
    (c.TAKE_SAINT, "saint", "BTS 4.saint.choice", (SAINT,)),
    (c.ADD_SAINT, "add", "BTS 4.decksaints.choice", (SAINT,)),
    (c.WITHOUT, "without", "BTS 14.advanced.gifts", (GIFT,)),
    (c.ACCEPT, "accept", "BTS ruling.consensus", ()),
    (c.OBJECT, "object", "BTS ruling.consensus", ()),
    (c.DRAW, "draw", "BTS ruling.chance", (CARD,)),
    (c.LOOK, "look", "BTS ruling.chance", (CARD,)),
    (c.DRAW_PEOPLE, "people", "BTS ruling.chance", (VALUE,)),
    (c.DRAW_LEADER, "leader", "BTS ruling.chance", (VALUE,)),
    (c.TURN_LEADER, "side", "BTS ruling.chance", (SIDES,)),
    (c.TURN_DRUID, "druid", "BTS ruling.chance", (VALUE,)),
    (c.TURN_RELIC, "turn-relic", "BTS ruling.chance", (RELIC,)),
    (c.ROLL, "roll", "BTS ruling.chance", (DIE,)),
    (c.BEGIN, "begin", "BTS ruling.chance", (SEAT,)),
    (c.STRIKE, "strike", "BTS ruling.chance", (PLACE,)),
)
NOTATION: Final = Notation(
    c.ARGUMENT_BITS, [Verb(code, name, nouns, code >= c.DRAW, rule) for code, name, rule, nouns in VERBS]
)


@dataclass(frozen=True)
class Decision:
    """What a frame asks of its seat: `question-…` and `refusal-…-first` say it."""

    name: str
    rule: str
    buttons: tuple[str, ...] = ()


DECISIONS: Final = {
    c.SAINTS_FRAME: Decision("saint", "BTS 4.saint.choice"),
    c.CAST: Decision("cast", "BTS 4.decksaints.choice"),
    c.REMOVE_GIFTS: Decision("without", "BTS 14.advanced.gifts"),
    c.PAWNS: Decision("pawn", "BTS 4.area"),
    c.WHERE: Decision("where", "BTS ruling.drawer"),
    c.JOURNEY: Decision("journey", "BTS ruling.drawer"),
    c.HEIR: Decision("heir", "BTS 11.successor.choice"),
    c.GIFT_FRAME: Decision("gift", "BTS 4.gifts.open"),
    c.KEEP: Decision("keep", "BTS 6.limit.discard"),
    c.RELICS_FRAME: Decision("relics", "BTS 10.5.carry", ("go",)),
    c.CONSENT: Decision("consent", "BTS ruling.consent", ("agree", "refuse")),
    c.FORESEEN: Decision("foreseen", "BTS ruling.peek", ("leave", "dismiss")),
    c.CONSENSUS: Decision("consensus", "BTS ruling.consensus", ("accept", "object")),
}
