"""A position of The Battle of Banners as a seat sees it: its own side first. Of the enemy's hand only its size."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from fidchell.core.observation import Observation, put, put_flag, put_heap, put_one
from fidchell.core.state import State
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import COPIES_BITS, ITEMS, KINDS, NONE, PIECES, SIDES, size
from fidchell.games.battle_of_banners_2.position import PHASES
from fidchell.games.battle_of_banners_2.rules import BattleOfBannersState

PIECE: Final = ("file", "rank", "stands", "dead", "carries-flag")
FLAG: Final = ("home", "carried", "file", "rank")
MEN: Final = 6  # of a side


@final
class BattleOfBannersObservation(Observation):
    def names(self, state: State) -> list[str]:
        assert isinstance(state, BattleOfBannersState)
        sides = ("own", "enemy")
        men = [f"{side}-{colour}{n + 1}" for side in sides for colour in ("first", "second") for n in range(PIECES)]
        found = [f"{man}-{what}" for man in men for what in PIECE]
        for side in sides:
            found += [f"{side}-flag-{what}" for what in FLAG]
            found += [f"{side}-{what}" for what in ("ghost", "rain", "cards-used", "hand-size")]
            found += [f"{side}-played-{item}" for item in ITEMS]
        found += [f"{what}-{item}" for what in ("hand", "fresh") for item in ITEMS]
        found += [f"closed-{state.board.names[keep]}" for keep in state.board.keeps]
        found += [f"phase-{phase}" for phase in PHASES[1:]]
        found += [f"mover-{colour}" for colour in ("own-first", "own-second", "enemy-first", "enemy-second")]
        found += [f"{what}-{item}" for what in ("item", "attack-card", "defence-card") for item in ITEMS]
        found += [f"{what}-{man}" for what in ("chosen", "attacker", "target") for man in men]
        dice = [f"{what}-{die}" for what in ("dice", "attack-dice", "defence-dice") for die in ("low", "high")]
        found += [*dice, "horse", "attacked", "deck-size", "turn", "turns-left"]
        return [*found, *[f"side-{side}" for side in SIDES], "second-of-team"]

    def write(self, state: State, seat: i64, into: vec[i16], at: i64) -> i64:
        assert isinstance(state, BattleOfBannersState)
        own = state.side_of_seat(seat)
        for n in range(2 * MEN):
            at = self._piece(state, piece_at(n, own), into, at)
        for whose in range(2):
            at = self._side(state, own if whose == 0 else 1 - own, into, at)
        at = put_heap(into, at, state.hand(own), COPIES_BITS, KINDS)
        if state.mover >> 1 == own:
            put_heap(into, at, state.fresh, COPIES_BITS, KINDS)
        at += KINDS
        at = put_heap(into, at, state.closed, 2, len(state.board.keeps))
        at = put_one(into, at, state.phase - 1, len(PHASES) - 1)
        at = put_one(into, at, state.mover ^ 2 * own, 4)
        at = put_one(into, at, state.item, KINDS)
        at = put_one(into, at, state.attack_card, KINDS)
        at = put_one(into, at, state.defence_card, KINDS)
        at = put_one(into, at, place_of(state.chosen, own), 2 * MEN)
        at = put_one(into, at, place_of(state.attacker, own), 2 * MEN)
        at = put_one(into, at, place_of(state.target, own), 2 * MEN)
        at = put_dice(into, at, state.dice)
        at = put_dice(into, at, state.attack_dice)
        at = put_dice(into, at, state.defence_dice)
        at = put(into, at, state.horse)
        at = put(into, at, state.attacked)
        at = put(into, at, size(state.deck))
        at = put(into, at, state.turn)
        at = put(into, at, state.limit - state.turn)
        at = put_one(into, at, own, 2)
        return put_flag(into, at, state.seats > 2 and seat & 1 == 1)

    def _piece(self, state: BattleOfBannersState, piece: i64, into: vec[i16], at: i64) -> i64:
        sq = state.at(piece)
        if sq < c.DEAD:
            into[at] = i16(state.board.file[sq])
            into[at + 1] = i16(state.board.rank[sq])
            into[at + 2] = 1
            put_flag(into, at + 4, state.carries(piece))
        elif sq == c.DEAD:
            into[at + 3] = 1
        return at + len(PIECE)

    def _side(self, state: BattleOfBannersState, side: i64, into: vec[i16], at: i64) -> i64:
        flag = state.flag(side)
        sq = state.carrier_at(side) if flag >= c.CARRIED else state.flag_space(side)
        put_flag(into, at, flag == c.HOME)
        put_flag(into, at + 1, flag >= c.CARRIED)
        into[at + 2] = i16(state.board.file[sq])
        into[at + 3] = i16(state.board.rank[sq])
        at = put(into, at + len(FLAG), state.ghost(side))
        at = put(into, at, state.rain(side))
        at = put(into, at, state.used(side))
        at = put(into, at, size(state.hand(side)))
        return put_heap(into, at, state.played(side), COPIES_BITS, KINDS)

    def actions(self, state: State) -> list[int]:
        assert isinstance(state, BattleOfBannersState)
        board = state.board
        squares = [sq for sq in range(c.CODES) if board.kind[sq] != c.OUTSIDE and board.kind[sq] != c.TREE]
        men = [side << 3 | colour << 2 | n for side in range(2) for colour in range(2) for n in range(PIECES)]
        found = [c.ROLL * c.VERB, *[c.PLAY * c.VERB + item for item in range(KINDS)], c.PASS * c.VERB]
        found += [c.MOVE * c.VERB + (man << 8) + sq for man in men for sq in squares]
        found += [
            c.ATTACK * c.VERB + (man << 6) + (target << 2) + direction
            for man in men
            for target in men
            if man >> 3 != target >> 3
            for direction in range(4)
        ]
        found += [c.CHOOSE * c.VERB + man for man in men]
        found += [c.PLACE * c.VERB + sq for sq in squares]
        return [*found, *[c.DRIVE * c.VERB + direction for direction in range(4)]]


def piece_at(n: i64, own: i64) -> i64:
    """The n-th piece as a side counts them: its own six, then the enemy's."""
    side = own if n < MEN else 1 - own
    n %= MEN
    return side << 3 | (n // PIECES) << 2 | n % PIECES


def place_of(piece: i64, own: i64) -> i64:
    """The inverse of `piece_at`; NONE stays it."""
    if piece == NONE:
        return NONE
    return (0 if piece >> 3 == own else MEN) + PIECES * (piece >> 2 & 1) + (piece & 3)


def put_dice(into: vec[i16], at: i64, dice: i64) -> i64:
    """Two dice, or one, which is the second."""
    into[at] = i16(dice >> 3)
    into[at + 1] = i16(dice & 7)
    return at + 2


OBSERVATION: Final = BattleOfBannersObservation()
