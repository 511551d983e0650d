"""Reinforcements: fallen pieces that come back to their drawbridges."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.rules.state import Battlefield
from fidchell.games.battle_of_banners_2.rules.teams import finish


def returner(s: Battlefield, colour: i64) -> i64:
    """A fallen piece of a colour, or NONE (BOB ruling.reinforcements, BOB ruling.doubles).

    BOB item.the.reaper.final: one taken by The Reaper is not among them.
    """
    for piece in range(4 * colour, 4 * colour + 3):
        if s.at(piece) == c.DEAD:
            return piece
    return c.NONE


def bridge_free(s: Battlefield, sq: i64) -> bool:
    """BOB ruling.drawbridge: no piece on it and no flag."""
    return s.on(sq) == c.NONE and s.flag0 != sq and s.flag1 != sq


def why_not_back(s: Battlefield, colour: i64, sq: i64, card: bool) -> i64:
    """BOB ruling.drawbridge: why what a double of a colour, or its card, brings back may not come to a square.

    BOB ruling.doubles.colour: a double brings a piece of this colour, one against one of either colour of the side.
    BOB ruling.reinforcements.team: the card always brings one of either.
    """
    bridge = s.board.bridge_of[sq]
    if card or s.seats == 2:
        if bridge == c.NONE or bridge >> 1 != colour >> 1:
            return c.BRIDGE_SIDE
    elif bridge != colour:
        return c.BRIDGE_OWN
    if not bridge_free(s, sq):
        return c.BRIDGE_FLAG if s.on(sq) == c.NONE else c.BRIDGE_TAKEN
    return c.NOBODY_FALLEN if returner(s, bridge) == c.NONE else c.ALLOWED


def can_return(s: Battlefield, colour: i64, card: bool = False) -> bool:
    """Whether a fallen piece has a drawbridge to come back to, after a double or with the card."""
    if not card and s.seats > 2:
        return colour_returns(s, colour)
    return colour_returns(s, colour & 2) or colour_returns(s, colour | 1)


def colour_returns(s: Battlefield, colour: i64) -> bool:
    return returner(s, colour) != c.NONE and some_bridge(s, colour)


def bridges(s: Battlefield, found: vec[i64], colour: i64, card: bool) -> vec[i64]:
    """The drawbridges where a piece may return, in the order of their squares, behind what was found before."""
    for sq in range(len(s.board.bridge_of)):
        if why_not_back(s, colour, sq, card) == c.ALLOWED:
            found = append(found, c.PLACE * c.VERB + sq)
    return found


def bring_back(s: Battlefield, sq: i64) -> None:
    """BOB item.gain.reinforcements, BOB space.drawbridge: a piece comes back."""
    piece = returner(s, s.board.bridge_of[sq])
    s.put(piece, sq)
    s.tell_returned(piece, sq, s.phase)


def some_bridge(s: Battlefield, colour: i64) -> bool:
    for number in range(c.PIECES):
        if bridge_free(s, s.board.bridge[4 * colour + number]):
            return True
    return False


def returning(s: Battlefield) -> i64:
    """The colour that has rolled a double."""
    if s.phase == c.ATTACKERS_DOUBLE:
        return s.attacker >> 2
    if s.phase == c.DEFENDERS_DOUBLE:
        return s.target >> 2
    return s.mover


def attackers_double(s: Battlefield) -> None:
    """BOB ruling.doubles, BOB ruling.doubles.combat: a double brings a fallen piece back, the attacker's first."""
    dice = s.attack_dice
    if dice >> 3 == dice & 7 and can_return(s, s.attacker >> 2):
        s.phase = c.ATTACKERS_DOUBLE
    else:
        defenders_double(s)


def defenders_double(s: Battlefield) -> None:
    dice = s.defence_dice
    if dice >> 3 == dice & 7 and can_return(s, s.target >> 2):
        s.phase = c.DEFENDERS_DOUBLE
    else:
        finish(s)
