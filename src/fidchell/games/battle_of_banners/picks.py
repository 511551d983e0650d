"""Ways on the board, for people: one path to every destination, and why a square can't be reached.

The rules know only where a piece can end; here the same walk is done once more, slowly, remembering how.
"""

from collections.abc import Callable

from fidchell.games.battle_of_banners.components import KEEP, NONE, TREE
from fidchell.games.battle_of_banners.rules import BattleOfBannersState

Step = tuple[int, int]  # a square and the direction of the step onto it; NONE at the start
Layer = dict[Step, Step]  # where a step comes from


def layers(
    state: BattleOfBannersState, piece: int, steps: int, enters: Callable[[int], bool], *, back: bool = False
) -> list[Layer]:
    """Layer k: what is reached after k steps, and from where. `back`: steps straight back are allowed."""
    start = int(state.at(piece))
    found: list[Layer] = [{(start, NONE): (NONE, NONE)}]
    for n in range(steps):
        layer: Layer = {}
        for here in sorted(found[-1]):
            for direction in range(4):
                if not back and here[1] != NONE and direction == here[1] ^ 2:
                    continue
                sq = int(state.board.next[4 * here[0] + direction])
                if n == 0 and sq != NONE and not enters(sq):
                    sq = over(state, piece, start, direction, enters)
                if sq != NONE and enters(sq):
                    layer.setdefault((sq, direction), here)
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
        return not leaves_keep if sq == start else bool(state.may_enter(piece, sq))

    return layers(state, piece, max(0, int(state.steps(piece))), enters)


def path(found: list[Layer], n: int, last: Step) -> list[int]:
    """The squares of one way to a step of layer n, from the start."""
    squares = []
    while n >= 0:
        squares.append(last[0])
        last = found[n][last]
        n -= 1
    return squares[::-1]


def way_to(found: list[Layer], sq: int) -> list[int]:
    """One way that ends on a square."""
    return path(found, len(found) - 1, min(step for step in found[-1] if step[0] == sq))


def way_to_attack(found: list[Layer], source: int, direction: int) -> list[int]:
    """One way to a last square from which a step in a direction is no step straight back."""
    layer = found[-2]
    return path(found, len(found) - 2, min(step for step in layer if step[0] == source and allowed(step, direction)))


def allowed(step: Step, direction: int) -> bool:
    return step[1] == NONE or step[1] ^ 2 != direction


def only_straight_back(state: BattleOfBannersState, piece: int, steps: int, sq: int) -> bool:
    """Whether a square could be reached if it were allowed to step straight back."""

    def enters(there: int) -> bool:
        return there == state.at(piece) or bool(state.may_enter(piece, there))

    return sq in {there for there, _ in layers(state, piece, steps, enters, back=True)[-1]}


def only_through_pieces(state: BattleOfBannersState, piece: int, steps: int, sq: int) -> bool:
    """Whether a square could be reached if no piece stood in the way."""

    def enters(there: int) -> bool:
        if state.on(there) != NONE:
            return True
        return bool(state.board.kind[there] != TREE and state.may_enter(piece, there))

    return sq in {there for there, _ in layers(state, piece, steps, enters)[-1]}
