"""What people click for an action and what their clicks mean; and the ways that a piece walks.

The rules know only where a piece can end; here the same walk is done once more, keeping each step: to show one path to
every destination, and to say why a square can't be reached.
"""

from functools import cache
from typing import TYPE_CHECKING, Final

from fidchell.core.errors import InvalidAction
from fidchell.core.plain import shown
from fidchell.core.refusal import Refusal
from fidchell.games.battle_of_banners import components as c
from fidchell.games.battle_of_banners.components import DIRECTIONS, ITEMS, KEEP, NONE, Board, amount, piece_name
from fidchell.games.battle_of_banners.position import PIECES
from fidchell.games.battle_of_banners.rules import BattleOfBannersState, items, movement
from fidchell.games.battle_of_banners.rules.spaces import why_not_enter

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners.game import BattleOfBanners
    from fidchell.games.battle_of_banners.refusals import Refusals

Step = tuple[int, int]  # a square and the direction of the step onto it
Layer = tuple[int, int, int, int]  # the squares onto which a step in each direction leads, as bits
ANY: Final = (0, 1, 2, 3)
BEFORE: Final = ((0, 1, 3), (0, 1, 2), (1, 2, 3), (0, 2, 3))  # after which steps one in each direction may follow


# -- clicks -----------------------------------------------------------------------------------------------------------


def ways_to_pick(game: "BattleOfBanners", state: BattleOfBannersState, action: int) -> list[tuple[str, ...]]:
    """A card, a button, a square; a piece and its goal; for an attack a piece and its target, and from where if there
    are several ways."""
    verb, argument = action >> c.ARGUMENT_BITS, action & c.VERB - 1
    if verb == c.PLAY:
        side = state.side_of_seat(state.actor())
        return [(f"card:{ITEMS[argument]}:{n + 1}",) for n in range(int(amount(state.hand(side), argument)))]
    if verb == c.MOVE:
        piece, spot = f"piece:{piece_name(argument >> 8)}", f"spot:{game.square(argument & 255)}"
        loop = argument & 255 == state.at(argument >> 8)
        return [("verb:loop", piece) if loop else (piece, spot)]  # a second click would let go of the piece
    if verb == c.ATTACK:
        return ways_to_attack(game, state, argument)
    if verb == c.CHOOSE:
        return [(f"piece:{piece_name(argument)}",)]
    if verb == c.PLACE:
        return [(f"spot:{game.square(argument)}",)]
    if verb == c.DRIVE:
        goal = game.square(int(items.driven(state, state.chosen, argument)))
        return [(f"verb:{DIRECTIONS[argument]}",), (f"spot:{goal}",)]
    return [("verb:roll",) if verb == c.ROLL else ("verb:pass",)]


def ways_to_attack(game: "BattleOfBanners", state: BattleOfBannersState, argument: int) -> list[tuple[str, ...]]:
    piece, target = argument >> 6, argument >> 2 & 15
    source = int(state.board.next[4 * state.at(target) + (argument & 3 ^ 2)])
    first, spot, last = f"piece:{piece_name(piece)}", f"spot:{game.square(source)}", f"piece:{piece_name(target)}"
    base = c.ATTACK * c.VERB + (argument & ~3)
    legal = set(state.legal(int(state.actor())))
    only = sum(base + direction in legal for direction in range(4)) == 1
    return [(first, last) if only else (first, last, spot)]


def read_picks(
    game: "BattleOfBanners", state: BattleOfBannersState, seat: int, picks: tuple[str, ...], refusals: "Refusals"
) -> str | Refusal:
    named = [pick.partition(":")[::2] for pick in picks]
    pieces = [known(PIECES, name, "piece") for kind, name in named if kind == "piece"]
    spots = [known(game.pack.squares, name, "square") for kind, name in named if kind == "spot"]
    for kind, name in named:
        if kind == "card":
            return f"play {name.partition(':')[0]}"
        if kind == "verb" and name in DIRECTIONS:
            return f"drive {name}"
        if kind == "verb" and name == "loop" and pieces:
            return refusals.move(pieces[0], int(state.at(pieces[0])))
        if kind == "verb" and name != "loop":
            return name
        if kind in ("die", "fighter", "tray"):
            return game.refusal("BOB M2", "refusal-chance")
        if kind in ("played", "zone"):
            return game.refusal("BOB ruling.card.hand", "refusal-not-your-card")
    if state.phase == c.VICTIM and pieces:
        return f"choose {game.square(int(state.at(pieces[-1])))}"
    if state.phase == c.MOVING and seat == state.actor():
        return read_move(state, refusals, pieces, spots)
    place = spots or [int(state.at(piece)) for piece in pieces]
    return f"place {game.square(place[-1])}" if place else "pass"


def read_move(state: BattleOfBannersState, refusals: "Refusals", pieces: list[int], spots: list[int]) -> Refusal:
    """Why a piece can't go to a square, or attack another from the last square that was clicked."""
    if not pieces:
        return refusals.refusal("BOB M2.piece", "piece-first")
    piece = pieces[0]
    if len(pieces) == 1:
        return refusals.move(piece, spots[-1]) if spots else refusals.no_move(piece)
    target = pieces[1]
    around = [int(state.board.next[4 * state.at(target) + direction]) for direction in range(4)]
    sources = [sq for sq in spots if sq in around] or [sq for sq in around if sq != NONE]
    return refusals.attack(piece, target, around.index(sources[0]) ^ 2)


def known(names: dict[str, int], name: str, what: str) -> int:
    if name not in names:
        raise InvalidAction.because("no-such", what=what, word=shown(name))
    return names[name]


# -- ways -------------------------------------------------------------------------------------------------------------


@cache
def bits(board: Board) -> dict[int, int]:
    """The bit of each square: here all rows are in one set."""
    return {sq: int(board.rank[sq] * board.stride + board.file[sq]) for sq in board.squares.values()}


def joined(board: Board, low: int, middle: int, high: int) -> int:
    """The rules' three sets of squares as one."""
    size = int(board.band * board.stride)
    return low | middle << size | high << 2 * size


def free_for(state: BattleOfBannersState, piece: int) -> int:
    """The squares that a piece may enter."""
    board, walk = state.board, movement.prepare(state)
    free = joined(board, walk.free0, walk.free1, walk.free2)
    return free & ~joined(board, board.keep0, board.keep1, board.keep2) if state.carries(piece) else free


def walk(state: BattleOfBannersState, piece: int) -> list[list[Step]]:
    """The steps of the walk that the rules allow a piece with the dice that lie, layer by layer."""
    return [steps_in(state.board, layer) for layer in layers_of(state, piece)]


def steps_in(board: Board, layer: Layer) -> list[Step]:
    ways = range(len(DIRECTIONS))
    return [(sq, way) for sq, bit in bits(board).items() for way in ways if layer[way] >> bit & 1]


def layers_of(state: BattleOfBannersState, piece: int) -> list[Layer]:
    return layers(state, piece, max(0, int(movement.steps_of(state, piece))), free_to_walk(state, piece))


def free_to_walk(state: BattleOfBannersState, piece: int) -> int:
    """The squares that a piece may enter on its way: the one that it leaves among them, unless it is a keep."""
    start, free = int(state.at(piece)), free_for(state, piece)
    return free if state.board.kind[start] == KEEP else free | 1 << bits(state.board)[start]


def layers(state: BattleOfBannersState, piece: int, steps: int, free: int, *, back: bool = False) -> list[Layer]:
    """Layer k: what is reached by the k-th step. `back`: steps straight back are allowed."""
    here, row = 1 << bits(state.board)[int(state.at(piece))], int(state.board.stride)
    north = east = south = west = here
    found: list[Layer] = [(north, east, south, west)]
    for n in range(steps):
        if back:
            north = east = south = west = north | east | south | west
        across, along = east | west, north | south
        north, south = (north | across) << row & free, (south | across) >> row & free
        east, west = (east | along) << 1 & free, (west | along) >> 1 & free
        if n == 0 and not north | east | south | west:
            north, east, south, west = leaps(state, piece, free)
        found.append((north, east, south, west))
    return found


def leaps(state: BattleOfBannersState, piece: int, free: int) -> Layer:
    """The first step from a castle, if every way is blocked."""
    places = bits(state.board)
    found = [0] * len(DIRECTIONS)
    for sq, way in ways_over(state, piece, free):
        found[way] |= 1 << places[sq]
    north, east, south, west = found
    return north, east, south, west


def ways_over(state: BattleOfBannersState, piece: int, free: int) -> dict[Step, tuple[int, ...]]:
    """BOB space.castle.blocked: the first steps off a castle onto free squares, the shortest first, each with the
    squares of the pieces that it passes."""
    board, places, start = state.board, bits(state.board), int(state.at(piece))
    if start != board.castle[1 - (piece >> 3)]:
        return {}
    found: dict[Step, tuple[int, ...]] = {}
    known: set[Step] = set()
    ahead: list[tuple[int, int, tuple[int, ...]]] = [(start, NONE, ())]
    while ahead:
        here, came, passed = ahead.pop(0)  # the shortest first
        for way in range(len(DIRECTIONS)):
            sq = int(board.next[4 * here + way])
            if sq == NONE or (came != NONE and way == came ^ 2):
                continue
            if free >> places[sq] & 1:
                found.setdefault((sq, way), passed)
            elif passable(state, piece, sq) and (sq, way) not in known:
                known.add((sq, way))
                ahead.append((sq, way, (*passed, sq)))
    return found


def passable(state: BattleOfBannersState, piece: int, sq: int) -> bool:
    """BOB M4: whether somebody stands there who may be passed."""
    return state.on(sq) != NONE and not (state.board.kind[sq] == KEEP and state.carries(piece))


class Ways:
    """The ways of one piece in one position. `prize`: where a flag may be taken, `home`: where it is brought."""

    def __init__(self, state: BattleOfBannersState, piece: int) -> None:
        board, side = state.board, piece >> 3
        self.start, self.figure, self.key = int(state.at(piece)), int(state.figure(piece)), f"piece:{piece_name(piece)}"
        self.carries, self.home, self.prize = state.carries(piece), board.castle[side], state.flag_space(1 - side)
        self.bits, self.layers = bits(board), layers_of(state, piece)
        self.spots = spots(board)
        self.passed = {
            (self.bits[sq], way): tuple(self.spots[self.bits[one]] for one in squares)
            for (sq, way), squares in ways_over(state, piece, free_to_walk(state, piece)).items()
        }
        self.steps = (int(board.stride), 1, -int(board.stride), -1)
        self.known: list[dict[int, tuple[str, ...]]] = [{} for _ in self.layers]  # most ways begin alike

    def to(self, sq: int) -> tuple[str, ...]:
        """The spots of one way that ends on a square."""
        return self._way(len(self.layers) - 1, self.bits[sq], ANY)

    def to_attack(self, source: int, direction: int) -> tuple[str, ...]:
        """Of one way to a last square from which a step in a direction is no step straight back."""
        return self._way(len(self.layers) - 2, self.bits[source], BEFORE[direction])

    def _way(self, n: int, bit: int, steps: tuple[int, ...]) -> tuple[str, ...]:
        """The spots of one way, from the start, whose n-th step leads there and is one of these."""
        if not n:
            return (self.spots[bit],)
        layer = self.layers[n]
        for step in steps:
            if layer[step] >> bit & 1:
                break
        known, key = self.known[n], bit << 2 | step
        if key not in known:
            if n == 1:
                passed = self.passed.get((bit, step), ())
                known[key] = (self.spots[self.bits[self.start]], *passed, self.spots[bit])
            else:
                known[key] = (*self._way(n - 1, bit - self.steps[step], BEFORE[step]), self.spots[bit])
        return known[key]


@cache
def spots(board: Board) -> dict[int, str]:
    return {bit: f"spot:{board.names[sq]}" for sq, bit in bits(board).items()}


def reaches(
    state: BattleOfBannersState, piece: int, steps: int, sq: int, *, back: bool = False, lifted: int = 0
) -> bool:
    """Whether a square could be reached if it were allowed to step straight `back`, or to enter what is `lifted`."""
    free = free_to_walk(state, piece) | lifted
    return any(one >> bits(state.board)[sq] & 1 for one in layers(state, piece, steps, free, back=back)[-1])


def obstacles(state: BattleOfBannersState, piece: int) -> dict[int, int]:
    """The squares that each rule keeps a piece from entering on its way."""
    board, places, start = state.board, bits(state.board), int(state.at(piece))
    found = dict.fromkeys((c.TAKEN, c.IS_TREE, c.KEEP_CLOSED, c.CARRIER_KEEP, c.OWN_FLAG), 0)
    for sq, place in places.items():
        why = int(why_not_enter(state, piece, sq))
        if sq == start and board.kind[sq] == KEEP:
            why = c.KEEP_CLOSED  # as soon as the piece leaves it
        if why == c.KEEP_CLOSED and state.carries(piece):
            why = c.CARRIER_KEEP  # open or closed
        if why:
            found[why] |= 1 << place
    return found


def barred(state: BattleOfBannersState, piece: int, steps: int, sq: int) -> int:
    """Return why no way of so many steps leads to a square, as a reason of the rules: what would have to be lifted, if
    possible alone; ALLOWED if there is no way on an empty board either."""
    found = obstacles(state, piece)
    needed = [why for why in found if reaches(state, piece, steps, sq, lifted=found[why])]
    if needed:
        return needed[0]
    needed = [why for why, squares in found.items() if squares]
    for why in tuple(needed):  # leave out what is not needed
        fewer = sum(found[other] for other in needed if other != why)
        if reaches(state, piece, steps, sq, lifted=fewer):
            needed.remove(why)
    return (
        needed[0]
        if needed and reaches(state, piece, steps, sq, lifted=sum(found[why] for why in needed))
        else c.ALLOWED
    )
