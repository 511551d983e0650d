"""What people click for an action and what their clicks mean; and the ways that a piece walks.

The rules know only where a piece can end; here the same walk is done once more, slowly, remembering how: to show one
path to every destination, and to say why a square can't be reached.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from fidchell.core.errors import InvalidAction
from fidchell.core.plain import shown
from fidchell.core.refusal import Refusal
from fidchell.games.battle_of_banners import components as c
from fidchell.games.battle_of_banners.components import DIRECTIONS, ITEMS, KEEP, NONE, Board, amount, piece_name
from fidchell.games.battle_of_banners.position import PIECES
from fidchell.games.battle_of_banners.rules import BattleOfBannersState, items, movement, spaces

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners.game import BattleOfBanners
    from fidchell.games.battle_of_banners.refusals import Refusals

Step = tuple[int, int]  # a square and the direction of the step onto it; NONE at the start
Layer = dict[Step, Step]  # where a step comes from


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
def onward(board: Board) -> dict[Step, tuple[Step, ...]]:
    """The steps that may follow a step: onto every square beside, but not straight back."""
    found: dict[Step, tuple[Step, ...]] = {}
    for sq in board.squares.values():
        beside = [(int(board.next[4 * sq + direction]), direction) for direction in range(4)]
        for came in (NONE, *range(4)):
            found[sq, came] = tuple(step for step in beside if step[0] != NONE and came != step[1] ^ 2)
    return found


def layers(
    state: BattleOfBannersState, piece: int, steps: int, enters: Callable[[int], bool], *, back: bool = False
) -> list[Layer]:
    """Layer k: what is reached after k steps, and from where. `back`: steps straight back are allowed."""
    start, beside, enters = int(state.at(piece)), onward(state.board), cache(enters)  # most squares come up many times
    found: list[Layer] = [{(start, NONE): (NONE, NONE)}]
    for n in range(steps):
        layer: Layer = {}
        for here in sorted(found[-1]):
            for step in beside[here[0], NONE] if back else beside[here]:
                if step not in layer and enters(step[0]):
                    layer[step] = here
                elif n == 0 and (sq := over(state, piece, start, step[1], enters)) != NONE and enters(sq):
                    layer[sq, step[1]] = here
        found.append(layer)
    return found


def over(state: BattleOfBannersState, piece: int, start: int, direction: int, enters: Callable[[int], bool]) -> int:
    """BOB space.castle.blocked: the first free square behind the pieces in a direction, if they block every way."""
    around = [int(state.board.next[4 * start + one]) for one in range(4)]
    if start != state.board.castle[1 - (piece >> 3)] or any(sq != NONE and enters(sq) for sq in around):
        return NONE
    sq = around[direction]
    while sq != NONE and state.on(sq) != NONE:
        sq = int(state.board.next[4 * sq + direction])
    return sq


def walk(state: BattleOfBannersState, piece: int) -> list[Layer]:
    """The walk that the rules allow a piece with the dice that lie."""
    start = int(state.at(piece))
    leaves_keep = state.board.kind[start] == KEEP

    def enters(sq: int) -> bool:
        return not leaves_keep if sq == start else spaces.why_not_enter(state, piece, sq) == c.ALLOWED

    return layers(state, piece, max(0, int(movement.steps_of(state, piece))), enters)


def path(found: list[Layer], n: int, last: Step) -> list[int]:
    """The squares of one way to a step of layer n, from the start."""
    squares = []
    while n >= 0:
        squares.append(last[0])
        last = found[n][last]
        n -= 1
    return squares[::-1]


class Walks:
    """How the pieces can walk in one position; each walks when it is asked for, and then once."""

    def __init__(self, state: BattleOfBannersState) -> None:
        self.state = state
        self.found: dict[int, tuple[list[Layer], dict[int, Step]]] = {}

    def of(self, piece: int) -> tuple[list[Layer], dict[int, Step]]:
        """The layers, and for every square where the walk may end its last step."""
        if piece not in self.found:
            found = walk(self.state, piece)
            self.found[piece] = found, {step[0]: step for step in sorted(found[-1], reverse=True)}
        return self.found[piece]

    def way_to(self, piece: int, sq: int) -> list[int]:
        """One way that ends on a square."""
        found, ends = self.of(piece)
        return path(found, len(found) - 1, ends[sq])

    def way_to_attack(self, piece: int, source: int, direction: int) -> list[int]:
        """One way to a last square from which a step in a direction is no step straight back."""
        found, _ = self.of(piece)
        steps = [(sq, came) for sq, came in found[-2] if sq == source and (came == NONE or came ^ 2 != direction)]
        return path(found, len(found) - 2, min(steps))


def reaches(
    state: BattleOfBannersState, piece: int, steps: int, sq: int, *, back: bool = False, through: bool = False
) -> bool:
    """Whether a square could be reached if it were allowed to step straight `back`, or to go `through` pieces."""

    def enters(there: int) -> bool:
        stands = there == state.at(piece) or (through and state.on(there) != NONE)
        return stands or spaces.why_not_enter(state, piece, there) == c.ALLOWED

    return sq in {there for there, _ in layers(state, piece, steps, enters, back=back)[-1]}
