"""Movement: the roll, where it leads, and what happens where a piece lands."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.bits import bit, nth
from fidchell.core.rng import Rng
from fidchell.games.battle_of_banners import components as c
from fidchell.games.battle_of_banners.components import Walk, byte, distance, is_scout
from fidchell.games.battle_of_banners.rules.ending import end
from fidchell.games.battle_of_banners.rules.flags import take
from fidchell.games.battle_of_banners.rules.reinforcements import attackers_double, can_return
from fidchell.games.battle_of_banners.rules.spaces import leave, must_leave
from fidchell.games.battle_of_banners.rules.state import Battlefield
from fidchell.games.battle_of_banners.rules.teams import finish


def rolled(s: Battlefield, dice: i64) -> None:
    """BOB M2, BOB ruling.doubles.horse: the dice lie; a Horse's double may bring a piece before the move."""
    s.dice = dice
    s.tell_rolled(s.mover, dice)
    if s.horse and dice >> 3 == dice & 7 and can_return(s, s.mover):
        s.phase = c.RETURNING
    else:
        to_move(s)


def steps_of(s: Battlefield, piece: i64) -> i64:
    """BOB ruling.movement, BOB M3, BOB D1: how many spaces a piece goes with these dice."""
    n = (s.dice >> 3) + (s.dice & 7) - s.lost_to_rain()
    if s.seats == 2 and is_scout(piece):
        n += c.SCOUT
    return n


def to_move(s: Battlefield) -> None:
    """BOB ruling.stuck: whoever can't move the full number loses the move."""
    if can_move(s):
        s.phase = c.MOVING
        return
    s.tell_stuck(s.mover, must_leave(s) != c.NONE)
    finish(s)


def prepare(s: Battlefield) -> Walk:
    """What is free and whom one may attack, for whoever moves now: `walk_of` does the rest for each piece."""
    board = s.board
    walk = board.walk
    side = s.mover >> 1
    o0, o1, o2 = squares_of(s.army(side))
    f0, f1, f2 = squares_of(s.army(1 - side))
    walk.free0 = board.open0 & ~(o0 | f0)
    walk.free1 = board.open1 & ~(o1 | f1)
    walk.free2 = board.open2 & ~(o2 | f2)
    if s.closed:
        for keep in range(len(board.keeps)):
            if s.closed >> 2 * keep & 3:
                walk.block(board.keeps[keep])
    flag = s.flag(side)
    if 0 <= flag < c.CARRIED:
        walk.block(flag)
    if peace(s) != c.ALLOWED:
        walk.foe0 = walk.foe1 = walk.foe2 = 0
    else:
        walk.foe0 = f0 & ~board.keep0
        walk.foe1 = f1 & ~board.keep1
        walk.foe2 = f2 & ~board.keep2
    return walk


def squares_of(army: i64) -> tuple[i64, i64, i64]:
    """Where the pieces of an army stand, as sets of squares."""
    low: i64 = 0
    middle: i64 = 0
    high: i64 = 0
    for slot in range(c.SLOTS - 1):
        sq = army >> 8 * slot & 255
        if sq < 64:
            low |= bit(sq)
        elif sq < 128:
            middle |= bit(sq & 63)
        elif sq < c.DEAD:
            high |= bit(sq & 63)
    return low, middle, high


def peace(s: Battlefield) -> i64:
    """BOB item.ghost.magic, BOB item.ghost.magic.peace: why nobody attacks: ghosts neither do nor can be attacked."""
    side = s.mover >> 1
    if s.ghost(side) == 2:
        return c.GHOSTS_OWN
    return c.GHOSTS_ENEMY if s.ghost(1 - side) == 1 else c.ALLOWED


def walk_of(s: Battlefield, walk: Walk, piece: i64) -> None:
    """BOB M2, BOB M5, BOB ruling.loop: where this piece can go with the dice, and whom it can attack.

    BOB space.tree, BOB ruling.block: trees and pieces are in the way. BOB space.keep.closed, BOB ruling.keep: so
    are closed keeps, the one that the piece leaves among them. BOB M4: and all keeps for a carrier. BOB C5.owners:
    and a flag space for the flag's owners.
    """
    start = s.at(piece)
    board = s.board
    f0, f1, f2 = walk.free0, walk.free1, walk.free2
    if s.carries(piece):
        walk.free0 &= ~board.keep0
        walk.free1 &= ~board.keep1
        walk.free2 &= ~board.keep2
    if board.keep_at[start] == c.NONE:
        walk.unblock(start)
    if start == board.castle[1 - (piece >> 3)]:
        walk.run(start, steps_of(s, piece), goes_over(s, walk, piece))
        walk.unend(start)
    else:
        walk.run(start, steps_of(s, piece), False)
    walk.free0, walk.free1, walk.free2 = f0, f1, f2


def goes_over(s: Battlefield, walk: Walk, piece: i64) -> bool:
    """BOB space.castle.blocked, BOB ruling.castle.through: whether pieces block all ways; `walk.over` gets the free
    squares to which a way over them leads, by the direction of the step onto the square.

    BOB M5 holds on the way, too. BOB ruling.castle.attack: such a step ends on a free square, so no attack starts from
    an occupied one.
    """
    board = s.board
    start = s.at(piece)
    for direction in range(4):
        sq = board.next[4 * start + direction]
        if sq != c.NONE and walk.is_free(sq):
            return False
    for i in range(4 * c.WORDS):
        walk.over[i] = 0
    passed = vec[i64]()  # 4 * the square of a piece that is passed + the direction of the step onto it
    for direction in range(4):
        passed = step_over(s, walk, piece, passed, start, direction)
    n: i64 = 0
    while n < len(passed):
        for direction in range(4):
            if direction != passed[n] & 3 ^ 2:
                passed = step_over(s, walk, piece, passed, passed[n] >> 2, direction)
        n += 1
    return True


def step_over(s: Battlefield, walk: Walk, piece: i64, passed: vec[i64], source: i64, direction: i64) -> vec[i64]:
    """BOB ruling.castle.through: step from the castle, or from a piece that is passed, onto the next one or onto a
    free square. BOB M4: a carrier passes nobody in a keep."""
    board = s.board
    sq = board.next[4 * source + direction]
    if sq == c.NONE:
        return passed
    if walk.is_free(sq):
        walk.over[c.WORDS * direction + (sq >> 6)] |= bit(sq & 63)
        return passed
    if s.on(sq) == c.NONE or (board.kind[sq] == c.KEEP and s.carries(piece)):
        return passed
    step = 4 * sq + direction
    for one in passed:
        if one == step:
            return passed
    return append(passed, step)


def crosses(s: Battlefield, piece: i64, sq: i64) -> bool:
    """BOB ruling.cross: whether every way to a square leads across a keep, a castle or a flag."""
    board = s.board
    walk = prepare(s)
    for there in range(len(board.kind)):
        kind = board.kind[there]
        passed = kind == c.KEEP or kind == c.CASTLE or there == s.flag0 or there == s.flag1
        if passed and there != sq:
            walk.block(there)
    walk_of(s, walk, piece)
    return not walk.ends_on(sq)


def goes_back(s: Battlefield, piece: i64, sq: i64) -> bool:
    """BOB M2.backwards: whether a square is in a row nearer the own castle."""
    rank = s.board.rank
    home = rank[s.board.castle[piece >> 3]]
    return distance(rank[sq], home) < distance(rank[s.at(piece)], home)


def can_move(s: Battlefield) -> bool:
    walk = prepare(s)
    duty = must_leave(s)
    for piece in range(s.first_mover(), s.last_mover()):
        if s.at(piece) < c.DEAD and (duty == c.NONE or duty == piece):
            walk_of(s, walk, piece)
            if walk.end0 | walk.end1 | walk.end2 | walk.hits:
                return True
    return False


def move(s: Battlefield, piece: i64, sq: i64) -> None:
    """BOB M2.piece, BOB M2.exact, BOB ruling.landing: a piece goes and lands; after a loop it has not been away
    (BOB ruling.loop)."""
    start = s.at(piece)
    if s.heard:
        s.tell_moved(piece, start, sq, crosses(s, piece, sq), goes_back(s, piece, sq))
    leave(s, start)
    s.put(piece, sq)
    if sq == start:
        finish(s)
    else:
        land(s, piece, sq)


def land(s: Battlefield, piece: i64, sq: i64) -> None:
    """BOB ruling.landing: a flag is taken (BOB space.castle), the flag is brought home (BOB goal.flag), a card is drawn
    (BOB space.keep) if there is one (BOB deck.empty)."""
    side = piece >> 3
    take(s, piece, sq)
    if sq == s.board.castle[side] and s.carries(piece):
        end(s, c.FLAG, side)
    elif s.board.kind[sq] == c.KEEP and s.deck:
        s.phase = c.DRAWING
    else:
        if s.board.kind[sq] == c.KEEP:
            s.tell_no_cards()
        after_landing(s)


def after_landing(s: Battlefield) -> None:
    """BOB ruling.doubles.combat: after a fight its doubles count; otherwise the part is over."""
    if s.attacker == c.NONE:
        finish(s)
    else:
        attackers_double(s)


def destinations(s: Battlefield) -> vec[i64]:
    """BOB M2, BOB M2.exact, BOB C1: every destination once, then every attack once, however many ways lead there.

    BOB space.castle.leave: only of the piece that must leave the enemy castle, if there is one.
    """
    found = vec[i64]()
    walk = prepare(s)
    duty = must_leave(s)
    fights: i64 = 0
    for piece in range(s.first_mover(), s.last_mover()):
        if s.at(piece) < c.DEAD and (duty == c.NONE or duty == piece):
            walk_of(s, walk, piece)
            base = c.MOVE * c.VERB + (piece << 8)
            found = append_squares(found, base, walk.end0)
            found = append_squares(found, base + 64, walk.end1)
            found = append_squares(found, base + 128, walk.end2)
            if walk.hits:
                fights |= bit(piece)
    if fights:
        for piece in range(s.first_mover(), s.last_mover()):
            if fights >> piece & 1:
                walk_of(s, walk, piece)
                found = with_attacks(s, found, walk, piece)
    return found


def with_attacks(s: Battlefield, found: vec[i64], walk: Walk, piece: i64) -> vec[i64]:
    enemy = 8 - (piece & 8)
    for target in range(enemy, enemy + 7):
        sq = s.at(target)
        if sq < c.DEAD:
            for direction in range(4):
                if walk.attacked(sq, direction):
                    found = append(found, c.ATTACK * c.VERB + (piece << 6) + (target << 2) + direction)
    return found


def any_destination(s: Battlefield, rng: Rng) -> i64:
    """A uniformly random element of `destinations`."""
    walk = prepare(s)
    duty = must_leave(s)
    first = s.first_mover()
    ends: i64 = 0
    fights: i64 = 0
    total: i64 = 0
    attacks: i64 = 0
    for piece in range(first, s.last_mover()):
        if s.at(piece) < c.DEAD and (duty == c.NONE or duty == piece):
            walk_of(s, walk, piece)
            here = walk.ends()
            ends |= byte(here, piece - first)
            total += here
            here = walk.attacks()
            fights |= byte(here, piece - first)
            attacks += here
    r = rng.below(total + attacks)
    piece = first
    if r < total:
        while r >= ends & 255:
            r -= ends & 255
            ends >>= 8
            piece += 1
        walk_of(s, walk, piece)
        return c.MOVE * c.VERB + (piece << 8) + walk.nth_end(r)
    r -= total
    while r >= fights & 255:
        r -= fights & 255
        fights >>= 8
        piece += 1
    walk_of(s, walk, piece)
    found = with_attacks(s, vec[i64](), walk, piece)
    return found[r]


def append_squares(found: vec[i64], base: i64, squares: i64) -> vec[i64]:
    """An action for each square of a word."""
    while squares:
        found = append(found, base + nth(squares, 0))
        squares &= squares - 1
    return found
