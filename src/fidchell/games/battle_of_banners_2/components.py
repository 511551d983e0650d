"""What lies on the table: the board, the pieces, the item cards; and how far a piece can walk.

A square is a code: `word << 6 | bit`. The board is cut into three bands of rows, each a set of squares in one int, with
an empty column at the right edge, so that a step in any direction is a shift of three ints. A piece is
`colour << 2 | number`; the squares of a side's pieces are bytes of one int, its army. Cards of one kind are the same
card, so a hand or a deck is a count for each kind, three bits wide, in one int: a heap.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.bits import bit, nth

NONE: Final = -1

PIECES: Final = 3  # of a colour
SLOTS: Final = 8  # of a side; number 3 of a colour does not exist
DEAD: Final = 254  # off the board; may come back
GONE: Final = 255  # out of the game
CODES: Final = 192
WORD_BITS: Final = 60
WORDS: Final = 3
MOST_KEEPS: Final = 16

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

PLAIN: Final = 0
TREE: Final = 1
KEEP: Final = 2
CASTLE: Final = 3
DRAWBRIDGE: Final = 4
OUTSIDE: Final = 5
SIGNS: Final = ".TKCQbgry"
SPACES: Final = (PLAIN, TREE, KEEP, CASTLE, CASTLE, DRAWBRIDGE, DRAWBRIDGE, DRAWBRIDGE, DRAWBRIDGE)  # by their signs
FIRST_BRIDGE: Final = 5  # among the signs; one a colour

# The items, in the order of the rules text.
EXTRA_STRENGTH: Final = 0
EXTRA_DEFENSE: Final = 1
GAIN_REINFORCEMENTS: Final = 2
HORSE: Final = 3
GHOST_MAGIC: Final = 4
RAIN_STORM: Final = 5
THE_REAPER: Final = 6
POISON: Final = 7
LOCUST_SWARM: Final = 8
STRONG_WIND: Final = 9
HIDDEN_KNIFE: Final = 10
SAFEGUARD: Final = 11
THIEF: Final = 12
PROVIDING_AID: Final = 13
SABOTEUR: Final = 14
FAMINE: Final = 15
KINDS: Final = 16
ITEMS: Final = (
    "extra-strength", "extra-defense", "gain-reinforcements", "horse", "ghost-magic", "rain-storm", "the-reaper",
    "poison", "locust-swarm", "strong-wind", "hidden-knife", "safeguard", "thief", "providing-aid", "saboteur",
    "famine",
)  # fmt: skip
MOST_COPIES: Final = 7
COPIES_BITS: Final = 3  # of a kind in a heap

FAR: Final = 99  # more steps than any walk

COLOURS: Final = ("blue", "green", "red", "yellow")
SIDES: Final = ("blue-green", "red-yellow")
DIRECTIONS: Final = ("north", "east", "south", "west")

# Actions are verb << 12 | arguments.
ROLL: Final = 0
PLAY: Final = 1  # item
PASS: Final = 2
MOVE: Final = 3  # piece << 8 | square
ATTACK: Final = 4  # piece << 6 | target << 2 | direction of the last step
CHOOSE: Final = 5  # piece
PLACE: Final = 6  # square
DRIVE: Final = 7  # direction
DIE: Final = 8  # 1 to 6
DICE: Final = 9  # smaller << 3 | larger
FIRST: Final = 10  # Blue and Green's die << 3 | Red and Yellow's
DRAW: Final = 11  # item
STEAL: Final = 12  # item
ARGUMENT_BITS: Final = 12
VERB: Final = 4096  # 1 << ARGUMENT_BITS

# Phases: what is decided next.
START: Final = 1  # chance: who begins
WINDOW: Final = 2  # the moment for items
VICTIM: Final = 3  # a piece for the item
PLACING: Final = 4  # a square for the item
DRIVING: Final = 5  # a direction for the locusts
STEALING: Final = 6  # chance: the card that the thief takes
ROLLING: Final = 7  # chance: one die
RIDING: Final = 8  # chance: two dice, with a Horse
RETURNING: Final = 9  # a reinforcement after the Horse's double
MOVING: Final = 10
ATTACKERS_CARD: Final = 11
DEFENDERS_CARD: Final = 12
ATTACKERS_DICE: Final = 13  # chance
DEFENDERS_DICE: Final = 14  # chance
ATTACKERS_KNIFE: Final = 15
DEFENDERS_KNIFE: Final = 16
TIED: Final = 17  # where the attacker goes
DRAWING: Final = 18  # chance: the card from a keep
ATTACKERS_DOUBLE: Final = 19  # reinforcements after the fight
DEFENDERS_DOUBLE: Final = 20
FINISHED: Final = 21
DOUBLES: Final = (RETURNING, ATTACKERS_DOUBLE, DEFENDERS_DOUBLE)  # a reinforcement is asked for

# Where a flag is: HOME, the code of a flag space, or CARRIED + the piece.
HOME: Final = -1
CARRIED: Final = 256

# Endings.
FLAG: Final = 1
DEFEAT: Final = 2
LIMIT: Final = 3

SCOUT: Final = 2  # spaces more
RAIN: Final = 3  # spaces less
VENOM: Final = 3  # less in a fight
LOCUSTS: Final = 5  # spaces
CLOSED: Final = 3  # team turns: this one and two more
BONUS: Final = 3  # added to a bonus in `fought`, so that it isn't negative

# Why a piece rests where it does after a fight.
AFTER_TIE: Final = 0
MOVED_IN: Final = 1
MOVED_HOME: Final = 2  # onto the castle that the loser had robbed
STAYED_OUT: Final = 3  # of the space of its own flag

# How a flag is dropped.
BY_DEFENDER: Final = 0
BY_ATTACKER: Final = 1
BY_REAPED: Final = 2

# Why something is not allowed; 0: it is. refusals.py puts them into words.
ALLOWED: Final = 0
NOT_THERE: Final = 1
# … a card:
NOT_HELD: Final = 2
IS_RED: Final = 3
IS_FRESH: Final = 4
DUTY_FIRST: Final = 5
NOBODY_RETURNS: Final = 6
GHOST_LATE: Final = 7
NO_WIND: Final = 8
NOTHING_TO_STEAL: Final = 9
NOTHING_TO_STARVE: Final = 10
NOT_IN_FIGHT: Final = 11
ONLY_KNIFE: Final = 12
NO_TIE: Final = 13
NOT_ATTACKING: Final = 14
NOT_DEFENDING: Final = 15
# … its piece; of two reasons the greater one came closer to being allowed:
NOT_ALLY: Final = 16
NOT_ENEMY: Final = 17
SAFEGUARD_CARRIER: Final = 18
AID_CARRIER: Final = 19
NO_KEEP: Final = 20
NO_AID: Final = 21
IDLE: Final = 22
NOT_IN_KEEP: Final = 23
NO_BRIDGE: Final = 24
# … a square:
KEEP_TAKEN: Final = 25
KEEP_BEHIND: Final = 26
SABOTEUR_BRIDGE: Final = 27
AID_PLACE: Final = 28
BRIDGE_SIDE: Final = 29
BRIDGE_OWN: Final = 30
BRIDGE_TAKEN: Final = 31
BRIDGE_FLAG: Final = 32
NOBODY_FALLEN: Final = 33
IS_TREE: Final = 34
TAKEN: Final = 35
KEEP_CLOSED: Final = 36
CARRIER_KEEP: Final = 37
OWN_FLAG: Final = 38
# … an attack:
GHOSTS_OWN: Final = 39
GHOSTS_ENEMY: Final = 40

REASONS: Final = ("", "flag", "defeat", "limit")
ENDING_RULES: Final = ("", "BOB goal.flag", "BOB goal.defeat", "BOB ruling.limit")


@final
class Board:
    """A board as numbers (BOB space.drawbridge, BOB space.tree, BOB space.keep, BOB space.castle)."""

    rows: list[str]  # as drawn, the far side first
    width: i64
    height: i64
    stride: i64  # bits a row
    band: i64  # rows a word
    row: i64  # the bits of one row
    open0: i64  # where no tree stands
    open1: i64
    open2: i64
    keep0: i64  # where a keep is
    keep1: i64
    keep2: i64
    kind: vec[i64]  # code → PLAIN … OUTSIDE
    next: vec[i64]  # code * 4 + direction → code, or NONE over the edge
    rank: vec[i64]  # code → row, from 0
    file: vec[i64]  # code → column, from 0
    castle: vec[i64]  # side → code
    bridge: vec[i64]  # colour * 4 + number → code, or NONE
    bridge_of: vec[i64]  # code → colour, or NONE
    keeps: vec[i64]  # number → code
    keep_at: vec[i64]  # code → number, or NONE
    steps: vec[i64]  # code * CODES + code → steps between them around trees
    names: list[str]  # code → `a1`, empty outside
    squares: dict[str, int]  # `a1` → code
    army0: i64  # where the pieces begin
    army1: i64
    walk: "Walk"  # one for all walks, since making one costs more than walking

    def __init__(self, rows: list[str]) -> None:
        """BOB ruling.board: from a drawing, the far side first."""
        self.rows = rows
        self.width = len(rows[0])
        self.height = len(rows)
        self.stride = self.width + 1
        self.band = WORD_BITS // self.stride
        self.row = bit(self.stride) - 1
        self._read()
        self._measure()
        self.walk = Walk(self)

    def __reduce__(self) -> tuple[object, ...]:
        return Board, (self.rows,)

    def code(self, file: i64, rank: i64) -> i64:
        """The square in a column and a row, both from 0; NONE if it is over the edge."""
        if file < 0 or rank < 0 or file >= self.width or rank >= self.height:
            return NONE
        return (rank // self.band) << 6 | (rank % self.band) * self.stride + file

    def _read(self) -> None:
        opened, kept = [0] * WORDS, [0] * WORDS
        self.kind = vec[i64]([OUTSIDE] * CODES)
        self.next = vec[i64]([NONE] * (4 * CODES))
        self.rank, self.file = vec[i64]([NONE] * CODES), vec[i64]([NONE] * CODES)
        self.castle, self.bridge = vec[i64]([NONE] * 2), vec[i64]([NONE] * 16)
        self.bridge_of, self.keep_at = vec[i64]([NONE] * CODES), vec[i64]([NONE] * CODES)
        self.keeps, self.names, self.squares = vec[i64](), [""] * CODES, {}
        for y in range(self.height):
            for x in range(self.width):
                sq = self._read_square(x, y, self.rows[self.height - 1 - y][x])
                opened[sq >> 6] |= int(bit(sq & 63)) if self.kind[sq] != TREE else 0
                kept[sq >> 6] |= int(bit(sq & 63)) if self.kind[sq] == KEEP else 0
        self.open0, self.open1, self.open2 = opened[0], opened[1], opened[2]
        self.keep0, self.keep1, self.keep2 = kept[0], kept[1], kept[2]
        self.army0, self.army1 = self._army(0), self._army(1)

    def _read_square(self, x: i64, y: i64, sign: str) -> i64:
        sq = self.code(x, y)
        self.rank[sq], self.file[sq] = y, x
        self.names[sq] = f"{chr(97 + x)}{y + 1}"
        self.squares[self.names[sq]] = int(sq)
        self.next[4 * sq + NORTH], self.next[4 * sq + SOUTH] = self.code(x, y + 1), self.code(x, y - 1)
        self.next[4 * sq + EAST], self.next[4 * sq + WEST] = self.code(x + 1, y), self.code(x - 1, y)
        kind: i64 = SPACES[SIGNS.index(sign)]
        self.kind[sq] = kind
        if kind == KEEP:
            self.keep_at[sq] = len(self.keeps)
            self.keeps = append(self.keeps, sq)
        elif kind == CASTLE:
            self.castle[0 if sign == "C" else 1] = sq
        elif kind == DRAWBRIDGE:
            colour = SIGNS.index(sign) - FIRST_BRIDGE
            self.bridge_of[sq] = colour
            number: i64 = 4 * colour
            while self.bridge[number] != NONE:
                number += 1
            self.bridge[number] = sq
        return sq

    def _army(self, side: i64) -> i64:
        """BOB setup.pieces, BOB ruling.pieces: one piece on each drawbridge; there is no fourth of a colour."""
        army: i64 = 0
        for slot in range(SLOTS - 1):
            army |= byte(GONE if slot == PIECES else self.bridge[8 * side + slot], slot)
        return army

    def _measure(self) -> None:
        """Steps between any two squares, with trees in the way and nothing else."""
        self.steps = vec[i64]([FAR] * (CODES * CODES))
        for start in range(CODES):
            if self.kind[start] == OUTSIDE or self.kind[start] == TREE:
                continue
            row = start * CODES
            self.steps[row + start] = 0
            reached = [start]
            for sq in reached:
                for direction in range(4):
                    there = int(self.next[4 * sq + direction])
                    if there != NONE and self.kind[there] != TREE and self.steps[row + there] == FAR:
                        self.steps[row + there] = self.steps[row + sq] + 1
                        reached.append(there)


@final
class Walk:
    """Where a piece can end after exactly so many steps, and what it can attack with the last one (BOB M2, BOB M5).

    Not path by path: a layer holds the squares reached after k steps, apart by the direction of the k-th, because the
    next step may go anywhere but straight back.
    """

    board: Board
    free0: i64  # squares that may be entered
    free1: i64
    free2: i64
    foe0: i64  # pieces that may be attacked
    foe1: i64
    foe2: i64
    over: vec[i64]  # WORDS * direction + band: where a first step over pieces leads
    end0: i64  # found: where it may end
    end1: i64
    end2: i64
    hits: i64  # found: 0 if nobody may be attacked, else
    hit: vec[i64]  # who, by the direction of the last step

    def __init__(self, board: Board) -> None:
        self.board = board
        self.free0 = self.free1 = self.free2 = 0
        self.foe0 = self.foe1 = self.foe2 = 0
        self.end0 = self.end1 = self.end2 = self.hits = 0
        self.over, self.hit = vec[i64]([0] * (4 * WORDS)), vec[i64]([0] * (4 * WORDS))

    def block(self, sq: i64) -> None:
        """Nobody enters this square."""
        if sq < 64:
            self.free0 &= ~bit(sq)
        elif sq < 128:
            self.free1 &= ~bit(sq & 63)
        else:
            self.free2 &= ~bit(sq & 63)

    def unblock(self, sq: i64) -> None:
        """The square that is being left may be entered again."""
        if sq < 64:
            self.free0 |= bit(sq)
        elif sq < 128:
            self.free1 |= bit(sq & 63)
        else:
            self.free2 |= bit(sq & 63)

    def is_free(self, sq: i64) -> bool:
        free = self.free0 if sq < 64 else self.free1 if sq < 128 else self.free2
        return free >> (sq & 63) & 1 == 1

    def ends_on(self, sq: i64) -> bool:
        """Whether the walk may end here."""
        found = self.end0 if sq < 64 else self.end1 if sq < 128 else self.end2
        return found >> (sq & 63) & 1 == 1

    def unend(self, sq: i64) -> None:
        """The walk may not end here."""
        if sq < 64:
            self.end0 &= ~bit(sq)
        elif sq < 128:
            self.end1 &= ~bit(sq & 63)
        else:
            self.end2 &= ~bit(sq & 63)

    def nth_end(self, r: i64) -> i64:
        """The r-th square it may end on."""
        here = count(self.end0)
        if r < here:
            return nth(self.end0, r)
        r -= here
        here = count(self.end1)
        if r < here:
            return 64 + nth(self.end1, r)
        return 128 + nth(self.end2, r - here)

    def run(self, start: i64, steps: i64, over: bool) -> None:
        """Walk from a square. `over`: the first step goes over pieces."""
        board = self.board
        if steps <= 0:
            self.end0 = self.end1 = self.end2 = self.hits = 0
            return
        row = board.stride
        top = row * (board.band - 1)
        last = board.row
        f0, f1, f2 = self.free0, self.free1, self.free2
        a0: i64 = 0
        a1: i64 = 0
        a2: i64 = 0
        if start >> 6 == 0:
            a0 = bit(start & 63)
        elif start >> 6 == 1:
            a1 = bit(start & 63)
        else:
            a2 = bit(start & 63)
        # Where a step in each direction leads, blocked or not; what leaves its word at the top is never free.
        n0 = a0 << row
        n1 = a1 << row | a0 >> top
        n2 = a2 << row | a1 >> top
        s0 = a0 >> row | (a1 & last) << top
        s1 = a1 >> row | (a2 & last) << top
        s2 = a2 >> row
        e0, e1, e2 = a0 << 1, a1 << 1, a2 << 1
        w0, w1, w2 = a0 >> 1, a1 >> 1, a2 >> 1
        left = steps
        if over and left > 1:
            first = self.over
            n0, n1, n2 = first[0], first[1], first[2]
            e0, e1, e2 = first[3], first[4], first[5]
            s0, s1, s2 = first[6], first[7], first[8]
            w0, w1, w2 = first[9], first[10], first[11]
        while left > 1:
            left -= 1
            n0, n1, n2 = n0 & f0, n1 & f1, n2 & f2
            e0, e1, e2 = e0 & f0, e1 & f1, e2 & f2
            s0, s1, s2 = s0 & f0, s1 & f1, s2 & f2
            w0, w1, w2 = w0 & f0, w1 & f1, w2 & f2
            x0, x1, x2 = e0 | w0, e1 | w1, e2 | w2  # came along the row
            y0, y1, y2 = n0 | s0, n1 | s1, n2 | s2  # came along the column
            n0, n1, n2 = n0 | x0, n1 | x1, n2 | x2
            s0, s1, s2 = s0 | x0, s1 | x1, s2 | x2
            e0, e1, e2 = (e0 | y0) << 1, (e1 | y1) << 1, (e2 | y2) << 1
            w0, w1, w2 = (w0 | y0) >> 1, (w1 | y1) >> 1, (w2 | y2) >> 1
            n2 = n2 << row | n1 >> top
            n1 = n1 << row | n0 >> top
            n0 = n0 << row
            s0 = s0 >> row | (s1 & last) << top
            s1 = s1 >> row | (s2 & last) << top
            s2 = s2 >> row
        x0, x1, x2 = n0 | e0 | s0 | w0, n1 | e1 | s1 | w1, n2 | e2 | s2 | w2
        self.end0, self.end1, self.end2 = x0 & f0, x1 & f1, x2 & f2
        if over and steps == 1:
            first = self.over
            self.end0, self.end1 = first[0] | first[3] | first[6] | first[9], first[1] | first[4] | first[7] | first[10]
            self.end2 = first[2] | first[5] | first[8] | first[11]
        f0, f1, f2 = self.foe0, self.foe1, self.foe2
        self.hits = x0 & f0 | x1 & f1 | x2 & f2
        if self.hits:
            hit = self.hit
            hit[0], hit[1], hit[2] = n0 & f0, n1 & f1, n2 & f2
            hit[3], hit[4], hit[5] = e0 & f0, e1 & f1, e2 & f2
            hit[6], hit[7], hit[8] = s0 & f0, s1 & f1, s2 & f2
            hit[9], hit[10], hit[11] = w0 & f0, w1 & f1, w2 & f2

    def ends(self) -> i64:
        """How many squares it may end on."""
        return count(self.end0) + count(self.end1) + count(self.end2)

    def attacks(self) -> i64:
        """How many pairs of a target and a last square there are."""
        if not self.hits:
            return 0
        hit = self.hit
        row = count(hit[3]) + count(hit[4]) + count(hit[5]) + count(hit[9]) + count(hit[10]) + count(hit[11])
        return row + count(hit[0]) + count(hit[1]) + count(hit[2]) + count(hit[6]) + count(hit[7]) + count(hit[8])

    def attacked(self, sq: i64, direction: i64) -> bool:
        """Whether a square may be attacked with a last step in a direction."""
        return self.hit[WORDS * direction + (sq >> 6)] >> (sq & 63) & 1 == 1


def count(bits: i64) -> i64:
    """How many squares of a word, all at once; no square is above bit 59."""
    bits = bits - (bits >> 1 & 0x555555555555555)
    bits = (bits & 0x333333333333333) + (bits >> 2 & 0x333333333333333)
    bits = bits + (bits >> 4) & 0xF0F0F0F0F0F0F0F
    bits += bits >> 8
    bits += bits >> 16
    return bits + (bits >> 32) & 127


def byte(value: i64, slot: i64) -> i64:
    """A number in its place in an army."""
    return value << 8 * slot


def one(kind: i64, card: i64 = 1) -> i64:
    """A heap of one card."""
    return card << 3 * kind


def amount(heap: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return heap >> 3 * kind & 7


def size(heap: i64) -> i64:
    """How many cards."""
    n: i64 = 0
    while heap:
        n += heap & 7
        heap >>= 3
    return n


def card_at(heap: i64, r: i64) -> i64:
    """The kind of the r-th card."""
    kind: i64 = 0
    while r >= heap & 7:
        r -= heap & 7
        heap >>= 3
        kind += 1
    return kind


def distance(a: i64, b: i64) -> i64:
    """Between two rows or two columns."""
    return a - b if a > b else b - a


def two_dice(dice: int) -> list[int]:
    """The numbers of dice that lie as one int: two, one or none."""
    return [number for number in (dice >> 3, dice & 7) if number]


def piece_name(piece: int) -> str:
    """`blue2` is the second of the blue ones."""
    return f"{COLOURS[piece >> 2]}{(piece & 3) + 1}"


def is_red(kind: i64) -> bool:
    """BOB T3.combat: a combat card."""
    return kind == EXTRA_STRENGTH or kind == EXTRA_DEFENSE or kind == POISON or kind == HIDDEN_KNIFE


def is_scout(piece: i64) -> bool:
    """BOB M3: green and yellow pieces, when each side has one player."""
    return piece >> 2 & 1 == 1
