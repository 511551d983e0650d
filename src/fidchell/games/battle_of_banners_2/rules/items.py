"""Items: how cards are drawn and played, and what those do that are played before the roll."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import amount, is_red, one, size
from fidchell.games.battle_of_banners_2.rules.ending import defeated
from fidchell.games.battle_of_banners_2.rules.flags import remove, take
from fidchell.games.battle_of_banners_2.rules.movement import after_landing, goes_back
from fidchell.games.battle_of_banners_2.rules.reinforcements import (
    bridge_free,
    bridges,
    bring_back,
    can_return,
    some_bridge,
)
from fidchell.games.battle_of_banners_2.rules.spaces import is_closed, leave, must_leave
from fidchell.games.battle_of_banners_2.rules.state import Battlefield
from fidchell.games.battle_of_banners_2.rules.teams import finish, roll


def discard(s: Battlefield, colour: i64, kind: i64) -> None:
    """BOB deck.discard, BOB T3, BOB D3.twice: a card is played; it lies in the discard pile from now on.

    BOB D3, BOB D3.shared: either partner plays it from the hand that both share.
    """
    side = colour >> 1
    s.set_hand(side, s.hand(side) - one(kind))
    s.set_played(side, s.played(side) + one(kind))
    s.set_used(side, s.used(side) + 1)
    fresh = side == s.mover >> 1 and amount(s.fresh, kind) > amount(s.hand(side), kind)
    if fresh:
        s.fresh -= one(kind)
    s.tell_played(colour, kind, s.phase, fresh, s.used(side) > 1)


def draw(s: Battlefield, kind: i64) -> None:
    """BOB T1, BOB space.keep, BOB T2: a card from the deck; not to be used in this turn unless it is red."""
    side = s.mover >> 1
    s.deck -= one(kind)
    gain(s, side, kind)
    s.tell_drew(s.mover)
    s.tell_drew_card(s.mover, kind, s.seats)
    after_landing(s)


def gain(s: Battlefield, side: i64, kind: i64) -> None:
    """BOB T2: a card comes to the hand of the side whose turn it is; it is remembered as got in this turn."""
    s.fresh += one(kind)
    s.set_hand(side, s.hand(side) + one(kind))


def why_not(s: Battlefield, kind: i64) -> i64:
    """Why the mover may not play a card of this kind in the moment for items (BOB T2, BOB T3.before): not without use.

    BOB ruling.reinforcements, BOB ruling.ghost.late, BOB item.strong.wind.when, BOB ruling.thief, BOB ruling.famine,
    BOB ruling.castle.safeguard, BOB item.safeguard.keep, BOB item.saboteur.keep, BOB ruling.locusts.idle.
    """
    side = s.mover >> 1
    held = amount(s.hand(side), kind)
    if not held:
        return c.NOT_HELD
    if is_red(kind):
        return c.IS_RED
    if held <= amount(s.fresh, kind):
        return c.IS_FRESH
    if kind == c.GAIN_REINFORCEMENTS:
        return c.ALLOWED if can_return(s, s.mover, card=True) else c.NOBODY_RETURNS
    if kind == c.GHOST_MAGIC:
        return c.GHOST_LATE if s.attacked else c.ALLOWED
    if kind == c.STRONG_WIND:
        return c.ALLOWED if 0 <= s.flag(side) < c.CARRIED else c.NO_WIND
    if kind == c.THIEF:
        return c.ALLOWED if s.hand(1 - side) else c.NOTHING_TO_STEAL
    if kind == c.FAMINE:
        return c.ALLOWED if s.hand(1 - side) else c.NOTHING_TO_STARVE
    if kind == c.SAFEGUARD:
        return why_nobody(s, kind, c.NO_KEEP) if must_leave(s) == c.NONE else c.DUTY_FIRST
    if kind == c.SABOTEUR:
        return why_nobody(s, kind, c.NOT_IN_KEEP)
    if kind == c.LOCUST_SWARM:
        return why_nobody(s, kind, c.IDLE)
    if kind == c.PROVIDING_AID:
        return why_nobody(s, kind, c.NO_AID)
    return c.ALLOWED


def why_nobody(s: Battlefield, kind: i64, why: i64) -> i64:
    """Why an item may be used on no piece: the usual reason, or one that came closer."""
    for piece in range(2 * c.SLOTS - 1):
        here = why_not_on(s, kind, piece)
        if here == c.ALLOWED:
            return c.ALLOWED
        if here > why:
            why = here
    return why


def why_not_on(s: Battlefield, kind: i64, piece: i64) -> i64:
    """BOB ruling.card.target: why an item may not be used on a piece.

    BOB item.saboteur.keep, BOB ruling.saboteur: an enemy in a keep, with a drawbridge to go to. BOB ruling.safeguard,
    BOB item.providing.aid.carrier: no carrier.
    """
    if not s.stands(piece):
        return c.NOT_THERE
    enemy = piece >> 3 != s.mover >> 1
    if kind == c.PROVIDING_AID:
        if s.carries(piece):
            return c.AID_CARRIER
        return c.ALLOWED if some_neighbour(s, piece) else c.NO_AID
    if kind == c.SAFEGUARD:
        if enemy:
            return c.NOT_ALLY
        if s.carries(piece):
            return c.SAFEGUARD_CARRIER
        return c.ALLOWED if some_keep(s, piece) else c.NO_KEEP
    if not enemy:
        return c.NOT_ENEMY
    if kind == c.LOCUST_SWARM:
        return c.ALLOWED if some_direction(s, piece) else c.IDLE
    if kind == c.SABOTEUR:
        if s.board.kind[s.at(piece)] != c.KEEP:
            return c.NOT_IN_KEEP
        return c.ALLOWED if some_bridge(s, piece >> 2) else c.NO_BRIDGE
    return c.ALLOWED


def some_direction(s: Battlefield, piece: i64) -> bool:
    for direction in range(4):
        if driven(s, piece, direction) != c.NONE:
            return True
    return False


def some_keep(s: Battlefield, piece: i64) -> bool:
    for keep in range(len(s.board.keeps)):
        if why_not_at(s, c.SAFEGUARD, piece, s.board.keeps[keep]) == c.ALLOWED:
            return True
    return False


def some_neighbour(s: Battlefield, piece: i64) -> bool:
    """Whether Providing Aid has a place for a piece: a free square beside some other one."""
    for other in range(2 * c.SLOTS - 1):
        if other != piece and s.stands(other):
            for direction in range(4):
                there = s.board.next[4 * s.at(other) + direction]
                if there != c.NONE and why_not_at(s, c.PROVIDING_AID, piece, there) == c.ALLOWED:
                    return True
    return False


def why_not_at(s: Battlefield, kind: i64, piece: i64, sq: i64) -> i64:
    """Why an item may not put a piece on a square.

    BOB item.safeguard.keep: an open, empty keep in a row nearer home. BOB ruling.saboteur: a free drawbridge of
    the piece's colour. BOB item.providing.aid.place, BOB ruling.aid: a free plain square or drawbridge beside another
    piece, of either side.
    """
    board = s.board
    if kind == c.SAFEGUARD:
        if board.kind[sq] != c.KEEP:
            return c.KEEP_BEHIND
        if is_closed(s, sq):
            return c.KEEP_CLOSED
        if s.on(sq) != c.NONE:
            return c.KEEP_TAKEN
        return c.ALLOWED if goes_back(s, piece, sq) else c.KEEP_BEHIND
    if kind == c.SABOTEUR:
        return c.ALLOWED if board.bridge_of[sq] == piece >> 2 and bridge_free(s, sq) else c.SABOTEUR_BRIDGE
    if board.kind[sq] == c.TREE or board.kind[sq] == c.KEEP or board.kind[sq] == c.CASTLE or not bridge_free(s, sq):
        return c.AID_PLACE
    for direction in range(4):
        there = board.next[4 * sq + direction]
        if there != c.NONE:
            other = s.on(there)
            if other != c.NONE and other != piece:
                return c.ALLOWED
    return c.AID_PLACE


def play(s: Battlefield, kind: i64) -> None:
    """BOB ruling.card.window: an item is played, before the movement roll.

    BOB item.horse, BOB item.ghost.magic, BOB item.rain.storm: what lasts. BOB item.strong.wind, BOB item.famine: what
    is done at once. For the others something is chosen or drawn.
    """
    side = s.mover >> 1
    discard(s, s.mover, kind)
    s.item = kind
    if kind == c.HORSE:
        s.horse = 1
        done(s)
    elif kind == c.GHOST_MAGIC:
        s.set_ghost(side, 2)
        done(s)
    elif kind == c.RAIN_STORM:
        s.set_rain(side, 2)
        done(s)
    elif kind == c.STRONG_WIND:
        strong_wind(s, side)
    elif kind == c.FAMINE:
        famine(s, 1 - side)
    elif kind == c.THIEF:
        s.phase = c.STEALING
    elif kind == c.GAIN_REINFORCEMENTS:
        s.phase = c.PLACING
    else:
        s.phase = c.VICTIM


def done(s: Battlefield) -> None:
    """The item is carried out; now the roll."""
    s.item = s.chosen = c.NONE
    roll(s)


def strong_wind(s: Battlefield, side: i64) -> None:
    """BOB item.strong.wind, BOB item.strong.wind.when: one's own flag returns from the field."""
    s.set_flag(side, c.HOME)
    s.tell_went_home(side, True)
    done(s)


def famine(s: Battlefield, enemy: i64) -> None:
    """BOB item.famine, BOB item.famine.discard: the enemy's cards go back into the deck; the discard stays out."""
    s.tell_starved(enemy, size(s.hand(enemy)))
    s.deck += s.hand(enemy)
    s.set_hand(enemy, 0)
    done(s)


def steal(s: Battlefield, kind: i64) -> None:
    """BOB item.thief: a card of the enemy's, at random."""
    side = s.mover >> 1
    s.set_hand(1 - side, s.hand(1 - side) - one(kind))
    gain(s, side, kind)
    s.tell_stole(s.mover)
    s.tell_stole_card(s.mover, kind, s.seats)
    done(s)


def choose(s: Battlefield, piece: i64) -> None:
    if s.item == c.THE_REAPER:
        reap(s, piece)
        return
    s.chosen = piece
    s.phase = c.DRIVING if s.item == c.LOCUST_SWARM else c.PLACING


def reap(s: Battlefield, piece: i64) -> None:
    """BOB item.the.reaper, BOB item.the.reaper.final, BOB ruling.reaper, BOB ruling.reaper.flag: gone for good.

    BOB item.the.reaper.ghost: nothing protects from it.
    """
    sq = s.at(piece)
    s.tell_reaped(piece, sq, s.ghost(piece >> 3) > 0)
    leave(s, sq)
    remove(s, piece, c.GONE, sq)
    if not defeated(s):
        done(s)


def flight(s: Battlefield, piece: i64, direction: i64) -> i64:
    """BOB item.locust.swarm: where the locusts drive a piece (and << 8 how much too short, << 16 over how many trees
    and pieces), or NONE: nowhere.

    BOB item.locust.swarm.through: trees and pieces add a space each; BOB ruling.locusts.rest: nobody rests on them.
    BOB item.locust.swarm.short, BOB ruling.locusts: cut short before a drawbridge, a castle, the edge, a closed
    keep, for a carrier any keep, and a flag space that it may not enter.
    """
    board = s.board
    sq = board.next[4 * s.at(piece) + direction]
    found: i64 = c.NONE
    left: i64 = c.LOCUSTS
    over: i64 = 0
    while sq != c.NONE and left:
        kind = board.kind[sq]
        if kind == c.DRAWBRIDGE or kind == c.CASTLE or s.flag(piece >> 3) == sq:
            break
        if kind == c.KEEP and (is_closed(s, sq) or s.carries(piece)):
            break
        if kind == c.TREE or s.on(sq) != c.NONE:
            over += 1
        else:
            left -= 1
            found = over << 16 | left << 8 | sq
        sq = board.next[4 * sq + direction]
    return found


def driven(s: Battlefield, piece: i64, direction: i64) -> i64:
    """The square that locusts drive a piece to, or NONE if they can't move it."""
    found = flight(s, piece, direction)
    return c.NONE if found == c.NONE else found & 255


def drive(s: Battlefield, direction: i64) -> None:
    """BOB item.locust.swarm, BOB ruling.locusts.flag: no card is drawn; a takeable flag is taken."""
    piece = s.chosen
    start = s.at(piece)
    found = flight(s, piece, direction)
    sq = found & 255
    s.tell_driven(piece, start, sq, found >> 16, found >> 8 & 255)
    leave(s, start)
    s.put(piece, sq)
    take(s, piece, sq)
    done(s)


def place(s: Battlefield, sq: i64) -> None:
    """BOB item.safeguard, BOB item.providing.aid, BOB item.saboteur: a piece is put onto a square; with Providing Aid
    it does not land there (BOB ruling.aid.nothing)."""
    if s.item == c.GAIN_REINFORCEMENTS:
        bring_back(s, sq)
        done(s)
        return
    start = s.at(s.chosen)
    leave(s, start)
    s.put(s.chosen, sq)
    s.tell_shifted(s.chosen, start, sq, s.item)
    if s.item == c.SAFEGUARD:
        # BOB item.safeguard.forfeit, BOB ruling.safeguard.part: no card, no roll, no move.
        finish(s)
    else:
        done(s)


# -- what may be done -------------------------------------------------------------------------------------------------


def window(s: Battlefield) -> vec[i64]:
    """BOB ruling.card.window: roll, or play an item before."""
    found = append(vec[i64](), c.ROLL * c.VERB)
    for kind in range(c.KINDS):
        if why_not(s, kind) == c.ALLOWED:
            found = append(found, c.PLAY * c.VERB + kind)
    return found


def victims(s: Battlefield) -> vec[i64]:
    """BOB ruling.card.target: the pieces that the item may be used on."""
    found = vec[i64]()
    for piece in range(2 * c.SLOTS - 1):
        if why_not_on(s, s.item, piece) == c.ALLOWED:
            found = append(found, c.CHOOSE * c.VERB + piece)
    return found


def directions(s: Battlefield) -> vec[i64]:
    """BOB ruling.locusts.idle: where the locusts can drive the piece."""
    found = vec[i64]()
    for direction in range(4):
        if driven(s, s.chosen, direction) != c.NONE:
            found = append(found, c.DRIVE * c.VERB + direction)
    return found


def places(s: Battlefield) -> vec[i64]:
    """The squares where the item may put a piece."""
    found = vec[i64]()
    if s.item == c.GAIN_REINFORCEMENTS:
        return bridges(s, found, s.mover, True)
    kind = s.board.kind
    for sq in range(len(kind)):
        if kind[sq] <= c.DRAWBRIDGE and why_not_at(s, s.item, s.chosen, sq) == c.ALLOWED:
            found = append(found, c.PLACE * c.VERB + sq)
    return found
