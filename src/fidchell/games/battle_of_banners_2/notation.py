"""How actions of The Battle of Banners are written: `move b2-f7`, `attack b2-e7xf7`, `play horse`, `dice 3+5`."""

import re
from typing import Final

from fidchell.core.errors import InvalidAction
from fidchell.core.notation import Notation, OneOf, Verb
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import DIRECTIONS, ITEMS, NONE
from fidchell.games.battle_of_banners_2.rules import BattleOfBannersState


def read_piece(state: BattleOfBannersState, word: str) -> int:
    piece = int(state.on(SQUARE.read(state, word)))
    if piece == NONE:
        raise InvalidAction.because("no-piece", square=word)
    return piece


def standing(state: BattleOfBannersState, piece: int) -> str:
    if piece >= 16 or not state.stands(piece):
        raise InvalidAction.because("no-piece-number", number=piece)
    return state.board.names[state.at(piece)]


class PieceNoun:
    """A piece by its square."""

    bits = 4

    def name(self, state: BattleOfBannersState, value: int) -> str:
        return standing(state, value)

    def read(self, state: BattleOfBannersState, word: str) -> int:
        return read_piece(state, word)


class MoveNoun:
    """A piece and where it goes: `b2-f7`."""

    bits = 12

    def name(self, state: BattleOfBannersState, value: int) -> str:
        return f"{standing(state, value >> 8)}-{SQUARE.name(state, value & 255)}"

    def read(self, state: BattleOfBannersState, word: str) -> int:
        start, dash, end = word.partition("-")
        if not dash:
            raise InvalidAction.because("such-as", what="move", word=repr(word), example="b2-f7")
        return read_piece(state, start) << 8 | SQUARE.read(state, end)


class AttackNoun:
    """A piece, the square it attacks from, and its target: `b2-e7xf7`; `e7xf7` if it attacks from where it stands."""

    bits = 10

    def name(self, state: BattleOfBannersState, value: int) -> str:
        target = standing(state, value >> 2 & 15)
        source = int(state.board.next[4 * state.at(value >> 2 & 15) + (value & 3 ^ 2)])
        if source == NONE:
            raise InvalidAction.because("attack-from-outside", square=target)
        return f"{standing(state, value >> 6)}-{state.board.names[source]}x{target}"

    def read(self, state: BattleOfBannersState, word: str) -> int:
        found = re.fullmatch(r"(?:(\w+)-)?(\w+)x(\w+)", word)
        if not found:
            raise InvalidAction.because("such-as", what="attack", word=repr(word), example="b2-e7xf7")
        source = SQUARE.read(state, found[2])
        piece, target = read_piece(state, found[1] or found[2]), read_piece(state, found[3])
        for direction in range(4):
            if state.board.next[4 * source + direction] == state.at(target):
                return piece << 6 | target << 2 | direction
        raise InvalidAction.because("not-beside", square=found[2], other=found[3])


class DiceNoun:
    """Two dice: `3+5`, the smaller first (`sign` +), or one of each side: `4-2`, Blue and Green's first."""

    bits = 6

    def __init__(self, sign: str) -> None:
        self.sign = sign

    def name(self, state: BattleOfBannersState, value: int) -> str:
        first, second = DIE.name(state, value >> 3), DIE.name(state, value & 7)
        if self.sign == "+" and second < first:
            raise InvalidAction.because("smaller-first")
        return f"{first}{self.sign}{second}"

    def read(self, state: BattleOfBannersState, word: str) -> int:
        first, sign, second = word.partition(self.sign)
        if not sign:
            raise InvalidAction.because("such-as", what="dice", word=repr(word), example=f"3{self.sign}5")
        one, two = DIE.read(state, first), DIE.read(state, second)
        if self.sign == "+" and two < one:
            one, two = two, one
        return one << 3 | two


SQUARE: Final = OneOf(lambda state: state.board.names, "square", 8, in_order=True)
DIE, ITEM = OneOf(("", *"123456"), "die", 3), OneOf(ITEMS, "item")

NOTATION: Final = Notation(
    c.ARGUMENT_BITS,
    [
        Verb(c.ROLL, "roll", rule="BOB M2"),
        Verb(c.PLAY, "play", (ITEM,)),
        Verb(c.PASS, "pass", rule="BOB ruling.combat.asked"),
        Verb(c.MOVE, "move", (MoveNoun(),), rule="BOB M2.exact"),
        Verb(c.ATTACK, "attack", (AttackNoun(),), rule="BOB C1"),
        Verb(c.CHOOSE, "choose", (PieceNoun(),), rule="BOB ruling.card.target"),
        Verb(c.PLACE, "place", (SQUARE,), rule="BOB space.drawbridge"),
        Verb(c.DRIVE, "drive", (OneOf(DIRECTIONS, "direction", 2),), rule="BOB item.locust.swarm"),
        Verb(c.DIE, "die", (DIE,), chance=True, rule="BOB M2"),
        Verb(c.DICE, "dice", (DiceNoun("+"),), chance=True, rule="BOB M2"),
        Verb(c.FIRST, "first", (DiceNoun("-"),), chance=True, rule="BOB M2"),
        Verb(c.DRAW, "draw", (ITEM,), chance=True),
        Verb(c.STEAL, "steal", (ITEM,), chance=True),
    ],
)
