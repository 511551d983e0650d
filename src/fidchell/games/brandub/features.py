"""A position of Brandub as numbers, for learned values: always as the king sees it. Nothing is secret."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.bits import bit, count, nth
from fidchell.core.bot import Features
from fidchell.core.state import State
from fidchell.games.brandub.components import (
    ATTACKERS,
    BOARD,
    CORNERS,
    DOWN,
    KING,
    ROYAL,
    SIDE,
    THRONE,
    UP,
    around,
    beside,
    beside_throne,
    has,
)
from fidchell.games.brandub.judge import slides
from fidchell.games.brandub.rules import BrandubState

CLASSES: Final = 10  # of squares, if the board is turned and mirrored
EDGE: Final = 0x1FE0C183060FF  # the squares at the rim
TURN: Final = 18  # what counts apart for whoever is to move

MEN: Final = 1
AT_KING: Final = MEN + 12
AT_ATTACKERS: Final = AT_KING + CLASSES
AT_DEFENDERS: Final = AT_ATTACKERS + CLASSES
TURNS: Final = AT_DEFENDERS + CLASSES
COUNT: Final = TURNS + 2 * TURN

NAMES: Final = (
    "sees-corner", "sees-two-corners", "reach", "reaches-rim", "paths", "two-paths", "far-paths", "attackers-beside",
    "two-attackers-beside", "three-attackers-beside", "defenders-beside", "pressed", "pressed-twice", "open-rim",
    "king-on-rim", "attackers-hang", "defenders-hang", "quarters-free",
)  # fmt: skip


@final
class BrandubFeatures(Features):
    kind: vec[i64]  # square → its class
    quarters: vec[i64]  # sets of squares

    def __init__(self) -> None:
        kinds: list[int] = []
        for square in range(SIDE * SIDE):
            x, y = abs(square % SIDE - 3), abs(square // SIDE - 3)
            low, high = min(x, y), max(x, y)
            kinds.append(high * (high + 1) // 2 + low)
        self.kind = vec[i64](kinds)
        corner = [SIDE * y + x for x in range(3) for y in range(3)]
        self.quarters = vec[i64]([sum([1 << start + one for one in corner]) for start in (0, 4, 28, 32)])

    def names(self, seats: int) -> list[str]:
        classes = range(CLASSES)
        return [
            "king-to-move",
            *[f"attackers-{n + 1}" for n in range(8)],
            *[f"defenders-{n + 1}" for n in range(4)],
            *[f"king-at-{n}" for n in classes],
            *[f"attackers-at-{n}" for n in classes],
            *[f"defenders-at-{n}" for n in classes],
            *[f"{name}-{who}-to-move" for who in ("attackers", "king") for name in NAMES],
        ]

    def count(self, seats: i64) -> i64:
        return COUNT

    def eyes(self, state: State, seat: i64) -> i64:
        return KING

    def write(self, state: State, seat: i64, into: vec[float]) -> None:
        assert isinstance(state, BrandubState)
        for i in range(COUNT):
            into[i] = 0.0
        into[0] = 1.0 if state.seat == KING else 0.0
        for n in range(count(state.attackers)):
            into[MEN + n] = 1.0
        for n in range(count(state.defenders)):
            into[MEN + 8 + n] = 1.0
        into[AT_KING + self.kind[state.king]] = 1.0
        rest = state.attackers
        while rest:
            into[AT_ATTACKERS + self.kind[nth(rest, 0)]] += 0.5
            rest &= rest - 1
        rest = state.defenders
        while rest:
            into[AT_DEFENDERS + self.kind[nth(rest, 0)]] += 0.5
            rest &= rest - 1
        self._king(state, TURNS + (TURN if state.seat == KING else 0), into)

    def _king(self, state: BrandubState, at: i64, into: vec[float]) -> None:
        """How free the king is, and who presses him."""
        taken = state.occupied()
        reach = slides(state.king, taken)
        corners = count(reach & CORNERS)
        into[at] = 1.0 if corners else 0.0
        into[at + 1] = 1.0 if corners > 1 else 0.0
        into[at + 2] = 0.1 * float(count(reach))
        into[at + 3] = 0.25 * float(count(reach & EDGE))
        without = taken & ~bit(state.king)
        paths: i64 = 0
        far: i64 = 0
        rest = reach & ~CORNERS
        beyond: i64 = 0
        while rest:
            further = slides(nth(rest, 0), without)
            beyond |= further
            if further & CORNERS:
                paths += 1
            rest &= rest - 1
        rest = beyond & ~reach & ~CORNERS & ~taken
        while rest:
            if slides(nth(rest, 0), without) & CORNERS:
                far += 1
            rest &= rest - 1
        into[at + 4] = 0.25 * float(paths)
        into[at + 5] = 1.0 if paths > 1 else 0.0
        into[at + 6] = 0.1 * float(far)
        near = around(bit(state.king))
        pressing = count(near & state.attackers)
        for n in range(3):
            into[at + 7 + n] = 1.0 if pressing > n else 0.0
        into[at + 10] = 0.5 * float(count(near & state.defenders))
        pressed = self._pressed(state)
        into[at + 11] = 1.0 if pressed else 0.0
        into[at + 12] = 1.0 if pressed > 1 else 0.0
        into[at + 13] = 0.1 * float(count(EDGE & self._sees_corner(taken)))
        into[at + 14] = 1.0 if has(EDGE, state.king) else 0.0
        into[at + 15] = 0.33 * float(self._hanging(state, ATTACKERS))
        into[at + 16] = 0.33 * float(self._hanging(state, KING))
        into[at + 17] = 0.25 * float(self._free_quarters(state))

    def _pressed(self, state: BrandubState) -> i64:
        """On how many free sides one more attacker would take the king."""
        near = around(bit(state.king))
        free = near & ~state.occupied() & ~ROYAL
        if state.king == THRONE or beside_throne(state.king):
            needed: i64 = 4 if state.king == THRONE else 3
            return count(free) if count(near & state.attackers) == needed - 1 else 0
        found: i64 = 0
        for direction in range(DOWN, UP + 1):
            beyond = beside(state.king, UP - direction)
            if has(free, beside(state.king, direction)) and has(state.attackers | CORNERS, beyond):
                found += 1
        return found

    def _sees_corner(self, taken: i64) -> i64:
        """The free squares at the rim from which a corner is in sight."""
        found: i64 = 0
        rest: i64 = CORNERS
        while rest:
            found |= slides(nth(rest, 0), taken)
            rest &= rest - 1
        return found

    def _hanging(self, state: BrandubState, seat: i64) -> i64:
        """How many men of a seat stand before a hostile square with a free one opposite."""
        found: i64 = 0
        free = BOARD & ~state.occupied() & ~ROYAL
        rest = state.attackers if seat == ATTACKERS else state.defenders
        while rest:
            man = nth(rest, 0)
            rest &= rest - 1
            for direction in range(DOWN, UP + 1):
                if state.hostile(beside(man, direction), seat) and has(free, beside(man, UP - direction)):
                    found += 1
                    break
        return found

    def _free_quarters(self, state: BrandubState) -> i64:
        """In how many quarters of the board there is no attacker."""
        found: i64 = 0
        for quarter in range(4):
            if not state.attackers & self.quarters[quarter]:
                found += 1
        return found


FEATURES: Final = BrandubFeatures()
