"""What lies on the table: five lanes from Avignon to Rome, the characters, and the heaps of cards.

A lane is one byte of `lanes`: who stands there (4 bits) and at which city (3 bits). Cards of one kind are the same
card, so a deck, a discard pile or a Congregation is a count for each kind, four bits wide, in one int: a heap.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bits import bit

ROME: Final = 0
AVIGNON: Final = 1

LANES: Final = 5
GENOA: Final = 2  # the cities, AV setup.map: Avignon 0, Nice 1, Genoa 2, Florence 3, Rome 4
LAST: Final = 4

LANE_BITS: Final = 8
NOBODY: Final = 15  # an empty lane; it keeps its city, where the next character will stand
EMPTY_TABLE: Final = 0x7A7A7A7A7A  # nobody, five times, at Genoa
ALL_KINDS: Final = 0x7878787878  # the bits of who stands there
MAX_KINDS: Final = 15
MAX_COPIES: Final = 15
COPIES_BITS: Final = 4  # of a kind in a heap

# Petition instructions: who is moved, and who says so.
EACH: Final = 0
CHOSEN: Final = 1
RIVAL: Final = 2
END: Final = 3

# Actions are verb * 16 + argument: a lane (0–4) or a kind (0–14). The actions of a turn are below 63: a bit set.
BESEECH: Final = 0
CHASTISE: Final = 1
EXCOMMUNICATE: Final = 2
PETITION: Final = 3
CHOOSE: Final = 4
DRAW: Final = 5
ALL_BESEECH: Final = 0x1F
ALL_CHASTISE: Final = 0x1F0000
ALL_EXCOMMUNICATE: Final = 0x1F00000000

# Frames, from the bottom of the stack to its top.
TURN: Final = 1  # the player chooses an action
BEGIN: Final = 2  # the deal is done
FINISH: Final = 3  # an action is done; the argument: whether it was an Excommunicate
REFILL: Final = 4  # empty lanes are filled
SETTLE: Final = 5  # has somebody won?
RESOLVE: Final = 6  # a petition is carried out; the argument is its next instruction

# Endings.
THREE: Final = 1
BOTH: Final = 2
REPETITION: Final = 3
ALTERNATE: Final = 4  # + 2 * kind: its holder wins; + 2 * kind + 1: its holder loses

# Why a character is drawn.
NEWCOMER: Final = 0
SUCCESSION: Final = 1
DEAL: Final = 2

NEVER: Final = -1  # a position that can't come back


@final
class Characters:
    """The characters of a pack, as numbers. A kind is a character; a faction is what abilities name (AV factions)."""

    kinds: i64
    names: list[str]
    copies: vec[i64]
    faction: vec[i64]
    first: vec[i64]  # kind → its first instruction
    whose: vec[i64]  # instruction → the kind whose petition it belongs to
    who: vec[i64]  # instruction → EACH, CHOSEN, RIVAL, END
    of: vec[i64]  # instruction → the faction moved (EACH) or spared (CHOSEN, RIVAL)
    movable: vec[i64]  # instruction → the kinds that it moves or may move, as a bit set
    steps: vec[i64]  # instruction → cities, + pulled, - pushed by whoever moves them
    number: vec[i64]  # instruction → how many are chosen
    wins_with: vec[i64]  # kind → its holder wins if the rival has this faction; -1: no such thing
    loses_with: vec[i64]  # kind → its holder loses by having this faction as well
    special: i64  # the kinds that an ending speaks of, 15 each: a heap as large as can be
    endings: list[tuple[str, str]]  # ending → name, rule id
    pack: i64  # all cards, as a heap
    made_of: tuple[object, ...]

    def __init__(
        self,
        names: list[str],
        copies: list[int],
        factions: list[int],
        petitions: list[list[tuple[int, int, int, int]]],
        wins_with: list[int],
        loses_with: list[int],
        endings: list[tuple[str, str]],
    ) -> None:
        self.made_of = (names, copies, factions, petitions, wins_with, loses_with, endings)
        self.kinds = len(names)
        self.names = names
        self.copies = vec[i64](copies)
        self.faction = vec[i64](factions)
        self.wins_with = vec[i64](wins_with)
        self.loses_with = vec[i64](loses_with)
        self.endings = endings
        self.pack = 0
        first: list[int] = []
        whose: list[int] = []
        program: list[tuple[int, int, int, int]] = []
        for kind in range(self.kinds):
            self.pack |= self.copies[kind] << 4 * kind
            first.append(len(program))
            program += [*petitions[kind], (END, 0, 0, 0)]
            whose += [int(kind)] * (len(petitions[kind]) + 1)
        self.first = vec[i64](first)
        self.whose = vec[i64](whose)
        self.who = vec[i64]([line[0] for line in program])
        self.of = vec[i64]([line[1] for line in program])
        self.steps = vec[i64]([line[2] for line in program])
        self.number = vec[i64]([line[3] for line in program])
        self.movable = vec[i64]([self._movable(who, of) for who, of, _, _ in program])
        self.special = 0
        for kind in range(self.kinds):
            if self.wins_with[kind] >= 0 or self.loses_with[kind] >= 0:
                self.special |= MAX_COPIES * bit(4 * kind)

    def _movable(self, who: int, of: int) -> int:
        """AV factions: everyone of a faction, or everyone else."""
        kinds = [kind for kind in range(self.kinds) if (self.faction[kind] == of) == (who == EACH)]
        return sum([1 << int(kind) for kind in kinds])

    def __reduce__(self) -> tuple[object, ...]:
        return Characters, self.made_of


def who(lanes: i64, lane: i64) -> i64:
    """Who stands in a lane."""
    return lanes >> LANE_BITS * lane + 3 & 15


def city(lanes: i64, lane: i64) -> i64:
    """At which city."""
    return lanes >> LANE_BITS * lane & 7


def standing(lanes: i64) -> i64:
    """Those who stand in the lanes, as a heap."""
    heap: i64 = 0
    for lane in range(LANES):
        if who(lanes, lane) != NOBODY:
            heap += bit(4 * who(lanes, lane))
    return heap


def amount(heap: i64, kind: i64) -> i64:
    """How many cards of a kind lie in a deck, pile or Congregation."""
    return heap >> 4 * kind & 15


def size(heap: i64) -> i64:
    """How many cards there are."""
    n: i64 = 0
    while heap:
        n += heap & 15
        heap >>= 4
    return n


def past(city: i64) -> bool:
    """AV scoring: whether a step leads past the Rome or the Avignon card."""
    return city < 0 or city > LAST


def toward(seat: i64) -> i64:
    """AV term.pull: a pull moves toward oneself; a push (AV term.push) the other way."""
    return 1 - 2 * seat
