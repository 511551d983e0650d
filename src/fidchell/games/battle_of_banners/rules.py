"""The Battle of Banners — the rules.

Pure and compiled: no words, no files, no generator. Ids such as `BOB C4` point into rulebook.toml.

How board, pieces and cards are written down, and how far a piece can walk: components.py. No die and no card is
decided before it is rolled or drawn.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.bits import bit, nth
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome, State
from fidchell.games.battle_of_banners.components import (
    CASTLE,
    DEAD,
    DRAWBRIDGE,
    EAST,
    EXTRA_DEFENSE,
    EXTRA_STRENGTH,
    FAMINE,
    GAIN_REINFORCEMENTS,
    GHOST_MAGIC,
    GONE,
    HIDDEN_KNIFE,
    HORSE,
    ITEMS,
    KEEP,
    KINDS,
    LOCUST_SWARM,
    NONE,
    NORTH,
    PIECES,
    POISON,
    PROVIDING_AID,
    RAIN_STORM,
    SABOTEUR,
    SAFEGUARD,
    SLOTS,
    SOUTH,
    STRONG_WIND,
    THE_REAPER,
    THIEF,
    TREE,
    WEST,
    Board,
    Walk,
    amount,
    byte,
    card_at,
    is_scout,
    one,
    size,
)

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

# Where a flag is: HOME, the code of a flag space, or CARRIED + the piece.
HOME: Final = -1
CARRIED: Final = 256

# Endings.
FLAG: Final = 1
DEFEAT: Final = 2
LIMIT: Final = 3

SCOUT: Final = 2
RAIN: Final = 3
VENOM: Final = 3
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

# Events. Who: a colour in team play, 4 + side one against one. A piece: its colour, and 4 more for a scout.
BEGUN: Final = 0
TURN: Final = 1
PLAYED: Final = 2
ROLLED: Final = 3
MOVED: Final = 4
ATTACKED: Final = 5
THREW: Final = 6
KILLED: Final = 7
REPELLED: Final = 8
DREW_LEVEL: Final = 9
RESTED: Final = 10
TOOK: Final = 11
DROPPED: Final = 12
WENT_HOME: Final = 13
DREW: Final = 14
DREW_CARD: Final = 15
STOLE: Final = 16
STOLE_CARD: Final = 17
RETURNED: Final = 18
STUCK: Final = 19
SHIFTED: Final = 20
REAPED: Final = 21
STARVED: Final = 22
CLOSED_KEEP: Final = 23
NO_CARDS: Final = 24
ENDED: Final = 25
DECLINED: Final = 26

REASONS: Final = ("", "flag", "defeat", "limit")
RULES: Final = ("", "BOB goal.flag", "BOB goal.defeat", "BOB ruling.limit")


@final
class BattleOfBannersState(State):
    """A game of The Battle of Banners."""

    board: Board
    copies: i64  # all cards there are
    army0: i64  # Blue and Green; a byte a piece: its square, DEAD or GONE
    army1: i64  # Red and Yellow
    flag0: i64
    flag1: i64
    deck: i64
    hand0: i64
    hand1: i64
    fresh: i64  # cards got in this team turn by the side whose turn it is
    played0: i64  # the discard pile, by who played it
    played1: i64
    closed: i64  # keep → team turns it stays closed, two bits each
    ghost0: i64  # 2 in the turn it is played: no attacks; 1 in the enemy's next: not attacked
    ghost1: i64
    rain0: i64  # the same: 1 while it lowers the enemy's movement
    rain1: i64
    used0: i64  # cards played in this team turn
    used1: i64
    attacked: i64  # whether the team has attacked in this turn
    mover: i64  # the colour whose part it is; one against one: the side's first colour
    phase: i64
    horse: i64
    dice: i64  # of the movement: one die, or smaller << 3 | larger
    item: i64  # being carried out, or NONE
    chosen: i64  # its piece, or NONE
    attacker: i64  # in the fight, or NONE
    target: i64
    origin: i64  # where the attacker stood before the move
    attack_card: i64
    defence_card: i64
    attack_dice: i64
    defence_dice: i64
    ended: i64
    winner: i64  # side, or NONE
    limit: i64
    turn: i64  # of single players
    fights: i64
    kills0: i64
    kills1: i64
    takes0: i64  # how often the enemy flag was taken
    takes1: i64
    fought: i64  # a fight of this part or the one before, to be looked at: bonuses, dice and pieces of both; or 0

    def __init__(self, board: Board, copies: i64, seats: i64) -> None:
        """A bare table; `setup` lays it."""
        self.seats = seats
        self.out = None
        self.board = board
        self.copies = copies
        self.army0 = self.army1 = 0
        self.flag0 = self.flag1 = HOME
        self.deck = self.hand0 = self.hand1 = self.fresh = self.played0 = self.played1 = 0
        self.closed = self.ghost0 = self.ghost1 = self.rain0 = self.rain1 = self.used0 = self.used1 = 0
        self.attacked = self.mover = self.phase = self.horse = self.dice = 0
        self.item = self.chosen = self.attacker = self.target = self.origin = NONE
        self.attack_card = self.defence_card = NONE
        self.attack_dice = self.defence_dice = self.ended = 0
        self.winner = NONE
        self.limit = self.turn = self.fights = self.kills0 = self.kills1 = self.takes0 = self.takes1 = 0
        self.fought = 0

    # -- Setting up ---------------------------------------------------------------------------------------------------

    def setup(self, limit: int, first: int = NONE) -> None:
        """BOB setup.sides, BOB setup.pieces, BOB setup.deck: pieces on their drawbridges, all cards in the deck.

        `first`: the side that begins, if the table has agreed on one.
        """
        self.army0 = self.board.army0
        self.army1 = self.board.army1
        self.deck = self.copies
        self.limit = limit
        self.phase = START
        if first != NONE:
            self.mover = 2 * first
            self.turn = 1
            self._begin()

    def _first(self, dice: i64) -> None:
        """BOB M1, BOB ruling.start: one die a side, the higher begins; a tie is rolled again."""
        if self.out is not None:
            self.out.append((BEGUN, dice >> 3, dice & 7))
        if dice >> 3 == dice & 7:
            return
        self.mover = 0
        if dice & 7 > dice >> 3:
            self.mover = 2
        self.turn = 1
        self._begin()

    # -- Sides, seats and pieces --------------------------------------------------------------------------------------

    def solo(self) -> bool:
        """One against one: a player has both colours (BOB setup.sides, BOB ruling.colours)."""
        return self.seats == 2

    def seat_of(self, colour: i64) -> i64:
        """BOB ruling.three: with three players Red and Yellow are one seat."""
        if self.seats == 2:
            return colour >> 1
        if self.seats == 3 and colour == 3:
            return 2
        return colour

    def side_of_seat(self, seat: i64) -> i64:
        if self.seats == 2:
            return seat
        return seat >> 1

    def who(self, colour: i64) -> i64:
        """A player in events: the colour in team play, 4 + side one against one."""
        if self.seats == 2:
            return 4 + (colour >> 1)
        return colour

    def figure(self, piece: i64) -> i64:
        """A piece in events: its colour, and 4 more for a scout (BOB M3)."""
        if self.seats == 2 and is_scout(piece):
            return 4 + (piece >> 2)
        return piece >> 2

    def at(self, piece: i64) -> i64:
        """The square of a piece; DEAD or GONE."""
        if piece < SLOTS:
            return self.army0 >> 8 * piece & 255
        return self.army1 >> 8 * (piece - SLOTS) & 255

    def stands(self, piece: i64) -> bool:
        """Whether there is such a piece on the board."""
        return piece & 3 < PIECES and self.at(piece) < DEAD

    def _set(self, piece: i64, sq: i64) -> None:
        if piece < SLOTS:
            self.army0 += byte(sq - self.at(piece), piece)
        else:
            self.army1 += byte(sq - self.at(piece), piece - SLOTS)

    def on(self, sq: i64) -> i64:
        """The piece on a square, or NONE."""
        army = self.army0
        for slot in range(SLOTS - 1):
            if army >> 8 * slot & 255 == sq:
                return slot
        army = self.army1
        for slot in range(SLOTS - 1):
            if army >> 8 * slot & 255 == sq:
                return slot + SLOTS
        return NONE

    def pieces(self, side: i64) -> i64:
        """How many pieces a side has on the board."""
        army = self.army1 if side else self.army0
        n: i64 = 0
        for slot in range(SLOTS - 1):
            if army >> 8 * slot & 255 < DEAD:
                n += 1
        return n

    def flag(self, side: i64) -> i64:
        return self.flag1 if side else self.flag0

    def _set_flag(self, side: i64, where: i64) -> None:
        if side:
            self.flag1 = where
        else:
            self.flag0 = where

    def hand(self, side: i64) -> i64:
        return self.hand1 if side else self.hand0

    def used(self, side: i64) -> i64:
        return self.used1 if side else self.used0

    def carries(self, piece: i64) -> bool:
        return self.flag(1 - (piece >> 3)) == CARRIED + piece

    def moves_now(self, piece: i64) -> bool:
        """BOB ruling.team.own: whether a piece belongs to whoever moves now."""
        if self.seats == 2:
            return piece >> 3 == self.mover >> 1
        return piece >> 2 == self.mover

    # -- The turn -----------------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """BOB ruling.card.window, BOB ruling.team.order: a part begins with the moment for items, if a card is there.

        Whether there is a card that fits is not asked: that would betray the hand.
        """
        if self.out is not None:
            self.out.append((TURN, self.who(self.mover), self.turn))
        side = self.mover >> 1
        self.horse = self.dice = 0
        if self.hand(side) and not self.used(side):
            self.phase = WINDOW
        else:
            self._roll()

    def _roll(self) -> None:
        """BOB M2, BOB item.horse: a die, or two with a Horse. Without a piece there is nothing to roll for."""
        if self.horse:
            self.phase = RIDING
        elif self._has_piece():
            self.phase = ROLLING
        else:
            self._finish()

    def _has_piece(self) -> bool:
        if self.seats == 2:
            return True
        for piece in range(4 * self.mover, 4 * self.mover + 3):
            if self.at(piece) < DEAD:
                return True
        return False

    def _finish(self) -> None:
        """BOB ruling.turn, BOB D2, BOB ruling.limit: the part is over; the partner's or the other side's turn."""
        if self.attacker == NONE:
            self.fought = 0  # a fight is looked at until the next part is over
        self.item = self.chosen = self.attacker = self.target = self.origin = NONE
        self.attack_card = self.defence_card = NONE
        self.attack_dice = self.defence_dice = 0
        if self.turn >= self.limit:
            self._end(LIMIT, NONE)
            return
        self.turn += 1
        if self.seats > 2 and not self.mover & 1:
            self.mover += 1
        else:
            self.mover = 2 - (self.mover & 2)
            self._next_team()
        self._begin()

    def _next_team(self) -> None:
        """BOB ruling.keep, BOB ruling.ghost, BOB ruling.rain: what lasts for some turns is a turn nearer its end."""
        self.fresh = self.used0 = self.used1 = self.attacked = 0
        if self.ghost0:
            self.ghost0 -= 1
        if self.ghost1:
            self.ghost1 -= 1
        if self.rain0:
            self.rain0 -= 1
        if self.rain1:
            self.rain1 -= 1
        if self.closed:
            for keep in range(len(self.board.keeps)):
                if self.closed >> 2 * keep & 3:
                    self.closed -= bit(2 * keep)

    def _end(self, ending: i64, winner: i64) -> None:
        """BOB goal.flag, BOB goal.defeat, BOB ruling.over: nothing is done any more."""
        self.ended = ending
        self.winner = winner
        self.phase = FINISHED
        if self.out is not None:
            self.out.append((ENDED, ending, winner))

    def _defeated(self) -> bool:
        """BOB goal.defeat, BOB ruling.defeat: a side that has no piece on the board loses at once."""
        for side in range(2):
            if not self.pieces(side):
                self._end(DEFEAT, 1 - side)
                return True
        return False

    # -- Movement -----------------------------------------------------------------------------------------------------

    def _rolled(self, dice: i64) -> None:
        """BOB M2, BOB ruling.doubles.horse: the dice lie; a Horse's double may bring a piece before the move."""
        self.dice = dice
        if self.out is not None:
            self.out.append((ROLLED, self.who(self.mover), dice >> 3, dice & 7, self.rain()))
        if self.horse and dice >> 3 == dice & 7 and self.can_return(self.mover):
            self.phase = RETURNING
        else:
            self._to_move()

    def rain(self) -> i64:
        """BOB item.rain.storm: 3 off while the enemy's rain falls."""
        if (self.rain0 if self.mover & 2 else self.rain1) == 1:
            return RAIN
        return 0

    def steps(self, piece: i64) -> i64:
        """BOB ruling.movement, BOB M3, BOB D1: how many spaces a piece goes with these dice."""
        n = (self.dice >> 3) + (self.dice & 7) - self.rain()
        if self.seats == 2 and is_scout(piece):
            n += SCOUT
        return n

    def _to_move(self) -> None:
        """BOB ruling.stuck: whoever can't move the full number loses the move."""
        if self._can_move():
            self.phase = MOVING
            return
        if self.out is not None:
            self.out.append((STUCK, self.who(self.mover), 0 if self.must_leave() == NONE else 1))
        self._finish()

    def must_leave(self) -> i64:
        """BOB space.castle.leave: the mover's piece on the enemy castle, which must be the one that moves, or NONE."""
        piece = self.on(self.board.castle[1 - (self.mover >> 1)])
        if piece == NONE or not self.moves_now(piece):
            return NONE
        return piece

    def first_mover(self) -> i64:
        """The lowest piece that whoever moves now has."""
        return 4 * self.mover

    def last_mover(self) -> i64:
        """One more than the highest."""
        if self.seats == 2:
            return 4 * self.mover + 7
        return 4 * self.mover + 3

    def walk(self) -> Walk:
        """What is free and whom one may attack, for whoever moves now: `walk_of` does the rest for each piece."""
        board = self.board
        walk = board.walk
        side = self.mover >> 1
        own = self.army1 if side else self.army0
        foes = self.army0 if side else self.army1
        f0: i64 = 0
        f1: i64 = 0
        f2: i64 = 0
        for slot in range(SLOTS - 1):
            sq = foes >> 8 * slot & 255
            if sq < 64:
                f0 |= bit(sq)
            elif sq < 128:
                f1 |= bit(sq & 63)
            elif sq < DEAD:
                f2 |= bit(sq & 63)
        o0, o1, o2 = f0, f1, f2
        for slot in range(SLOTS - 1):
            sq = own >> 8 * slot & 255
            if sq < 64:
                o0 |= bit(sq)
            elif sq < 128:
                o1 |= bit(sq & 63)
            elif sq < DEAD:
                o2 |= bit(sq & 63)
        walk.free0 = board.open0 & ~o0
        walk.free1 = board.open1 & ~o1
        walk.free2 = board.open2 & ~o2
        if self.closed:
            for keep in range(len(board.keeps)):
                if self.closed >> 2 * keep & 3:
                    walk.block(board.keeps[keep])
        flag = self.flag1 if side else self.flag0
        if 0 <= flag < CARRIED:
            walk.block(flag)
        if self._peace():
            walk.foe0 = walk.foe1 = walk.foe2 = 0
        else:
            walk.foe0 = f0 & ~board.keep0
            walk.foe1 = f1 & ~board.keep1
            walk.foe2 = f2 & ~board.keep2
        return walk

    def _peace(self) -> bool:
        """BOB item.ghost.magic, BOB item.ghost.magic.peace: ghosts neither attack nor can be attacked."""
        if self.mover & 2:
            return self.ghost1 == 2 or self.ghost0 == 1
        return self.ghost0 == 2 or self.ghost1 == 1

    def walk_of(self, walk: Walk, piece: i64) -> None:
        """BOB M2, BOB M5, BOB ruling.loop: where this piece can go with the dice, and whom it can attack.

        BOB space.tree, BOB ruling.block: trees and pieces are in the way. BOB space.keep.closed, BOB ruling.keep: so
        are closed keeps, the one that the piece leaves among them. BOB M4: and all keeps for a carrier. BOB C5.owners:
        and a flag space for the flag's owners.
        """
        start = self.at(piece)
        board = self.board
        f0, f1, f2 = walk.free0, walk.free1, walk.free2
        if self.carries(piece):
            walk.free0 &= ~board.keep0
            walk.free1 &= ~board.keep1
            walk.free2 &= ~board.keep2
        if board.keep_at[start] == NONE:
            walk.unblock(start)
        if start == board.castle[1 - (piece >> 3)]:
            walk.run(start, self.steps(piece), self._over(walk, piece, start))
            walk.unend(start)
        else:
            walk.run(start, self.steps(piece), NONE)
        walk.free0, walk.free1, walk.free2 = f0, f1, f2

    def _over(self, walk: Walk, piece: i64, start: i64) -> i64:
        """BOB space.castle.blocked, BOB ruling.castle.through: the free squares behind pieces that block all ways.

        BOB ruling.castle.attack: such a step ends on a free square, so no attack starts from an occupied one. Four
        bytes, a direction each, GONE where there is none; NONE if a way is open or no piece blocks one.
        """
        board = self.board
        over: i64 = 0
        blocked = False
        for direction in range(4):
            sq = board.next[4 * start + direction]
            if sq != NONE and walk.is_free(sq):
                return NONE
            while sq != NONE and self.on(sq) != NONE:
                blocked = True
                sq = board.next[4 * sq + direction]
            if sq == NONE or not walk.is_free(sq):
                sq = GONE
            over |= byte(sq, direction)
        return over if blocked else NONE

    def _can_move(self) -> bool:
        walk = self.walk()
        duty = self.must_leave()
        for piece in range(self.first_mover(), self.last_mover()):
            if self.at(piece) < DEAD and (duty == NONE or duty == piece):
                self.walk_of(walk, piece)
                if walk.end0 | walk.end1 | walk.end2 or walk.attacks():
                    return True
        return False

    def _move(self, piece: i64, sq: i64) -> None:
        """BOB M2.piece, BOB M2.exact, BOB ruling.landing: a piece goes and lands."""
        start = self.at(piece)
        self._leave(start)
        self._set(piece, sq)
        if self.out is not None:
            self.out.append((MOVED, self.figure(piece), start, sq))
        if sq == start:
            self._finish()
        else:
            self._land(piece, sq)

    def _land(self, piece: i64, sq: i64) -> None:
        """BOB ruling.landing: a flag is taken, the flag is brought home, a card is drawn if there is one
        (BOB deck.empty)."""
        side = piece >> 3
        self._take(piece, sq)
        if sq == self.board.castle[side] and self.carries(piece):
            self._end(FLAG, side)
        elif self.board.kind[sq] == KEEP and self.deck:
            self.phase = DRAWING
        else:
            if self.out is not None and self.board.kind[sq] == KEEP:
                self.out.append((NO_CARDS,))
            self._after_landing()

    def _after_landing(self) -> None:
        """BOB ruling.doubles.combat: after a fight its doubles count; otherwise the part is over."""
        if self.attacker == NONE:
            self._finish()
        else:
            self._attackers_double()

    # -- Combat -------------------------------------------------------------------------------------------------------

    def _attack(self, piece: i64, target: i64, direction: i64) -> None:
        """BOB C1, BOB ruling.attack.last, BOB ruling.attack.from: a piece goes to the square before its target."""
        start = self.at(piece)
        sq = self.at(target)
        source = self.board.next[4 * sq + (direction ^ 2)]
        if source != start:
            self._leave(start)
            self._set(piece, source)
        self.attacker = piece
        self.target = target
        self.origin = start
        self.attacked = 1
        self.fights += 1
        if self.out is not None:
            self.out.append((ATTACKED, self.figure(piece), start, source, self.figure(target), sq))
        self._ask_attacker()

    def _may_play(self, side: i64) -> bool:
        """BOB ruling.combat.asked: a side is asked while it holds any card and may still play one (BOB T3.combat)."""
        return self.hand(side) != 0 and self.used(side) == 0

    def _ask_attacker(self) -> None:
        """BOB ruling.combat.order: the attacker's card, the defender's card, the dice."""
        if self._may_play(self.attacker >> 3):
            self.phase = ATTACKERS_CARD
        else:
            self._ask_defender()

    def _ask_defender(self) -> None:
        self.phase = DEFENDERS_CARD if self._may_play(self.target >> 3) else ATTACKERS_DICE

    def _combat_card(self, kind: i64) -> None:
        """BOB T3.combat, BOB T2.combat: one combat card a side, even one just drawn, or none."""
        if self.phase == ATTACKERS_CARD:
            if kind != NONE:
                self._discard(self.attacker >> 2, kind)
                self.attack_card = kind
            self._ask_defender()
        else:
            if kind != NONE:
                self._discard(self.target >> 2, kind)
                self.defence_card = kind
            self.phase = ATTACKERS_DICE

    def attack_bonus(self) -> i64:
        """BOB C2.bonus, BOB M3.attack, BOB C2.scout, BOB ruling.bonus, BOB item.extra.strength, BOB item.poison."""
        bonus: i64 = 0
        if self.seats > 2 or not is_scout(self.attacker):
            bonus += 1
        if self.attack_card == EXTRA_STRENGTH:
            bonus += 1
        if self.defence_card == POISON:
            bonus -= VENOM
        return bonus

    def defence_bonus(self) -> i64:
        """BOB item.extra.defense, BOB item.poison."""
        bonus: i64 = 0
        if self.defence_card == EXTRA_DEFENSE:
            bonus += 1
        if self.attack_card == POISON:
            bonus -= VENOM
        return bonus

    def _difference(self) -> i64:
        """How much the attacker's total is above the defender's."""
        attack = (self.attack_dice >> 3) + (self.attack_dice & 7) + self.attack_bonus()
        return attack - (self.defence_dice >> 3) - (self.defence_dice & 7) - self.defence_bonus()

    def _fight(self, dice: i64) -> None:
        """BOB C2, BOB C3, BOB ruling.repelled, BOB C4: two dice each; the higher total wins."""
        if self.phase == ATTACKERS_DICE:
            self.attack_dice = dice
            if self.out is not None:
                self.out.append((THREW, self.figure(self.attacker), dice >> 3, dice & 7, self.attack_bonus()))
            self.phase = DEFENDERS_DICE
            return
        self.defence_dice = dice
        if self.out is not None:
            self.out.append((THREW, self.figure(self.target), dice >> 3, dice & 7, self.defence_bonus()))
        self.fought = (self.attack_bonus() + BONUS) << 23 | (self.defence_bonus() + BONUS) << 20
        self.fought |= self.attack_dice << 14 | dice << 8 | self.attacker << 4 | self.target
        difference = self._difference()
        if difference > 0:
            self._attacker_wins()
        elif difference < 0:
            self._defender_wins()
        else:
            if self.out is not None:
                self.out.append((DREW_LEVEL, self.figure(self.attacker), self.figure(self.target)))
            self._ask_for_knife(ATTACKERS_KNIFE)

    def _ask_for_knife(self, phase: i64) -> None:
        """BOB item.hidden.knife, BOB ruling.knife: after a tie; BOB item.hidden.knife.second: also as a second card."""
        if phase == ATTACKERS_KNIFE:
            if self.hand(self.attacker >> 3) and self.used(self.attacker >> 3) < 2:
                self.phase = ATTACKERS_KNIFE
                return
            phase = DEFENDERS_KNIFE
        if phase == DEFENDERS_KNIFE and self.hand(self.target >> 3) and self.used(self.target >> 3) < 2:
            self.phase = DEFENDERS_KNIFE
            return
        self.phase = TIED

    def has_knife(self, side: i64) -> bool:
        """Whether a side could win a tie: it holds a Hidden Knife and may still play one (BOB ruling.team.card)."""
        return amount(self.hand(side), HIDDEN_KNIFE) > 0 and self.used(side) < 2

    def _knife(self, kind: i64) -> None:
        if self.phase == ATTACKERS_KNIFE:
            if kind == NONE:
                self._ask_for_knife(DEFENDERS_KNIFE)
                return
            self._discard(self.attacker >> 2, kind)
            self._attacker_wins()
        elif kind == NONE:
            self.phase = TIED
        else:
            self._discard(self.target >> 2, kind)
            self._defender_wins()

    def _attacker_wins(self) -> None:
        """BOB C3: the attacker moves in, even if that was the last enemy (BOB ruling.defeat).

        BOB ruling.flag.killer: but not onto the new space of its own flag. BOB ruling.flag.home.killer: where the flag
        is home again there is no such space.
        """
        piece = self.attacker
        sq = self.at(self.target)
        robbed = self.carries(self.target) and sq == self.board.castle[piece >> 3]
        self._count_kill(piece >> 3)
        if self.out is not None:
            self.out.append((KILLED, self.figure(piece), self.figure(self.target), sq))
        self._remove(self.target, DEAD, sq)
        if self.flag(piece >> 3) == sq:
            sq = self.at(piece)
            self._go(piece, sq, STAYED_OUT)
        else:
            self._go(piece, sq, MOVED_HOME if robbed else MOVED_IN)
        if not self._defeated():
            self._rest(piece, sq)

    def _defender_wins(self) -> None:
        """BOB ruling.repelled, BOB ruling.flag.attacker: the attacker falls where it attacked from."""
        piece = self.attacker
        source = self.at(piece)
        self._count_kill(self.target >> 3)
        if self.out is not None:
            self.out.append((REPELLED, self.figure(self.target), self.figure(piece), source))
        if source == self.origin:
            self._leave(source)
        self._remove(piece, DEAD, source)
        if not self._defeated():
            self._attackers_double()

    def _count_kill(self, side: i64) -> None:
        if side:
            self.kills1 += 1
        else:
            self.kills0 += 1

    def _go(self, piece: i64, sq: i64, why: i64) -> None:
        """After a fight a piece goes where it will rest; it has not landed yet."""
        source = self.at(piece)
        if sq != source:
            if source == self.origin:
                self._leave(source)
            self._set(piece, sq)
        if self.out is not None:
            self.out.append((RESTED, self.figure(piece), source, sq, why))

    def _rest(self, piece: i64, sq: i64) -> None:
        """BOB ruling.rest: where a piece comes to rest after a fight it lands, unless it has stayed put."""
        if sq == self.origin:
            self._after_landing()
        else:
            self._land(piece, sq)

    def tie_square(self, sq: i64) -> bool:
        """BOB C4, BOB ruling.tie: a free square beside the defender that the attacker may enter.

        BOB space.castle.leave, BOB ruling.castle: not the enemy castle where it began, unless there is no other.
        """
        if sq == NONE:
            return False
        if sq == self.origin and sq == self.board.castle[1 - (self.attacker >> 3)]:
            return not self._elsewhere()
        return sq == self.at(self.attacker) or self.may_enter(self.attacker, sq)

    def _elsewhere(self) -> bool:
        for direction in range(4):
            sq = self.board.next[4 * self.at(self.target) + direction]
            if sq == NONE or sq == self.origin:
                continue
            if sq == self.at(self.attacker) or self.may_enter(self.attacker, sq):
                return True
        return False

    def may_enter(self, piece: i64, sq: i64) -> bool:
        """Whether a square is free for this piece: no tree, piece, closed keep, keep for a carrier, own flag space."""
        kind = self.board.kind[sq]
        if kind == TREE or self.on(sq) != NONE or self.flag(piece >> 3) == sq:
            return False
        if kind == KEEP:
            return not self.is_closed(sq) and not self.carries(piece)
        return True

    def _attackers_double(self) -> None:
        """BOB ruling.doubles, BOB ruling.doubles.combat: a double brings a fallen piece back, the attacker's first."""
        dice = self.attack_dice
        if dice >> 3 == dice & 7 and self.can_return(self.attacker >> 2):
            self.phase = ATTACKERS_DOUBLE
        else:
            self._defenders_double()

    def _defenders_double(self) -> None:
        dice = self.defence_dice
        if dice >> 3 == dice & 7 and self.can_return(self.target >> 2):
            self.phase = DEFENDERS_DOUBLE
        else:
            self._finish()

    # -- Reinforcements -----------------------------------------------------------------------------------------------

    def returner(self, colour: i64) -> i64:
        """A fallen piece of a colour, or NONE. BOB item.the.reaper.final: one taken by The Reaper is not among them."""
        for piece in range(4 * colour, 4 * colour + 3):
            if self.at(piece) == DEAD:
                return piece
        return NONE

    def bridge_free(self, sq: i64) -> bool:
        """BOB ruling.drawbridge: no piece on it and no flag."""
        return self.on(sq) == NONE and self.flag0 != sq and self.flag1 != sq

    def comes_here(self, colour: i64, sq: i64, card: bool) -> bool:
        """Whether a square is a drawbridge for what a double of a colour, or its card, brings back.

        BOB ruling.doubles.colour: a double brings a piece of this colour, one against one of either colour of the side.
        BOB ruling.reinforcements.team: the card always brings one of either.
        """
        bridge = self.board.bridge_of[sq]
        if bridge == NONE:
            return False
        return bridge >> 1 == colour >> 1 if card or self.seats == 2 else bridge == colour

    def may_return(self, colour: i64, sq: i64, card: bool) -> bool:
        if not self.comes_here(colour, sq, card) or not self.bridge_free(sq):
            return False
        return self.returner(self.board.bridge_of[sq]) != NONE

    def can_return(self, colour: i64, card: bool = False) -> bool:
        """Whether a fallen piece has a drawbridge to come back to, after a double or with the card."""
        if not card and self.seats > 2:
            return self._colour_returns(colour)
        return self._colour_returns(colour & 2) or self._colour_returns(colour | 1)

    def _colour_returns(self, colour: i64) -> bool:
        return self.returner(colour) != NONE and self._some_bridge(colour)

    def _return(self, sq: i64) -> None:
        """BOB item.gain.reinforcements, BOB space.drawbridge: a piece comes back."""
        colour = self.board.bridge_of[sq]
        piece = self.returner(colour)
        self._set(piece, sq)
        if self.out is not None:
            self.out.append((RETURNED, self.figure(piece), sq, 1 if self.item == GAIN_REINFORCEMENTS else 0))

    # -- Flags, castles and keeps -------------------------------------------------------------------------------------

    def _take(self, piece: i64, sq: i64) -> None:
        """BOB space.castle, BOB C5.take: land on the enemy's castle or flag space to take the flag."""
        enemy = 1 - (piece >> 3)
        flag = self.flag(enemy)
        if flag == sq or (flag == HOME and sq == self.board.castle[enemy]):
            self._set_flag(enemy, CARRIED + piece)
            if enemy:
                self.takes0 += 1
            else:
                self.takes1 += 1
            if self.out is not None:
                self.out.append((TOOK, self.figure(piece), sq))

    def _remove(self, piece: i64, where: i64, sq: i64) -> None:
        """BOB C5, BOB ruling.flag.home: a piece goes; the flag it carries drops, or is home on its own castle."""
        carried = self.carries(piece)
        self._set(piece, where)
        if carried:
            enemy = 1 - (piece >> 3)
            home = sq == self.board.castle[enemy]
            self._set_flag(enemy, HOME if home else sq)
            if self.out is not None and home:
                self.out.append((WENT_HOME, enemy, sq))
            elif self.out is not None:
                how = BY_REAPED if where == GONE else BY_ATTACKER if piece == self.attacker else BY_DEFENDER
                self.out.append((DROPPED, enemy, sq, how))

    def is_closed(self, sq: i64) -> bool:
        """BOB space.keep.closed."""
        keep = self.board.keep_at[sq]
        return keep != NONE and self.closed >> 2 * keep & 3 != 0

    def _leave(self, sq: i64) -> None:
        """BOB space.keep.closed, BOB ruling.keep: a keep that a piece leaves is closed in this turn and two more."""
        keep = self.board.keep_at[sq]
        if keep != NONE:
            self.closed |= CLOSED * bit(2 * keep)
            if self.out is not None:
                self.out.append((CLOSED_KEEP, sq))

    # -- Items --------------------------------------------------------------------------------------------------------

    def _discard(self, colour: i64, kind: i64) -> None:
        """BOB deck.discard, BOB T3, BOB D3.twice: a card is played; it lies in the discard pile from now on."""
        if colour & 2:
            self.hand1 -= one(kind)
            self.played1 += one(kind)
            self.used1 += 1
        else:
            self.hand0 -= one(kind)
            self.played0 += one(kind)
            self.used0 += 1
        if colour >> 1 == self.mover >> 1 and amount(self.fresh, kind) > amount(self.hand(colour >> 1), kind):
            self.fresh -= one(kind)
        if self.out is not None:
            self.out.append((PLAYED, self.who(colour), kind))

    def _draw(self, kind: i64) -> None:
        """BOB T1, BOB space.keep, BOB T2: a card from the deck; not to be used in this turn unless it is red."""
        side = self.mover >> 1
        self.deck -= one(kind)
        self.fresh += one(kind)
        self._gain(side, kind)
        if self.out is not None:
            self.out.append((DREW, self.who(self.mover)))
            self.out.append((DREW_CARD, self.who(self.mover), kind, self.seats))
        self._after_landing()

    def _gain(self, side: i64, kind: i64) -> None:
        if side:
            self.hand1 += one(kind)
        else:
            self.hand0 += one(kind)

    def playable(self, kind: i64) -> bool:
        """Whether the mover may play a card of this kind in the moment for items (BOB T2, BOB T3.before)."""
        side = self.mover >> 1
        enemy = 1 - side
        if amount(self.hand(side), kind) <= amount(self.fresh, kind):
            return False
        if kind == HORSE or kind == RAIN_STORM or kind == THE_REAPER:
            return True
        if kind == GAIN_REINFORCEMENTS:
            return self.can_return(self.mover, card=True)
        if kind == GHOST_MAGIC:
            return not self.attacked
        if kind == STRONG_WIND:
            return 0 <= self.flag(side) < CARRIED
        if kind == THIEF or kind == FAMINE:
            return self.hand(enemy) != 0
        if kind == SAFEGUARD and self.must_leave() != NONE:
            return False
        if kind == SAFEGUARD or kind == SABOTEUR or kind == LOCUST_SWARM or kind == PROVIDING_AID:
            return self._some_victim(kind)
        return False

    def _some_victim(self, kind: i64) -> bool:
        for piece in range(2 * SLOTS - 1):
            if self.can_choose(kind, piece):
                return True
        return False

    def can_choose(self, kind: i64, piece: i64) -> bool:
        """BOB ruling.card.target: whether an item may be used on a piece."""
        if not self.stands(piece):
            return False
        enemy = piece >> 3 != self.mover >> 1
        if kind == THE_REAPER:
            return enemy
        if kind == LOCUST_SWARM:
            if enemy:
                for direction in range(4):
                    if self.driven(piece, direction) != NONE:
                        return True
            return False
        if kind == SABOTEUR:
            return enemy and self.board.kind[self.at(piece)] == KEEP and self._some_bridge(piece >> 2)
        if self.carries(piece):
            return False
        if kind == SAFEGUARD:
            return not enemy and self._some_keep(piece)
        return self._some_neighbour(piece)

    def _some_bridge(self, colour: i64) -> bool:
        for number in range(PIECES):
            if self.bridge_free(self.board.bridge[4 * colour + number]):
                return True
        return False

    def _some_keep(self, piece: i64) -> bool:
        for keep in range(len(self.board.keeps)):
            if self.can_place(SAFEGUARD, piece, self.board.keeps[keep]):
                return True
        return False

    def _some_neighbour(self, piece: i64) -> bool:
        """Whether Providing Aid has a place for a piece: a free square beside some other one."""
        for other in range(2 * SLOTS - 1):
            if other != piece and self.stands(other):
                for direction in range(4):
                    there = self.board.next[4 * self.at(other) + direction]
                    if there != NONE and self.can_place(PROVIDING_AID, piece, there):
                        return True
        return False

    def can_place(self, kind: i64, piece: i64, sq: i64) -> bool:
        """Whether an item may put a piece on a square.

        BOB item.safeguard.keep: an open, empty keep in a row nearer home. BOB ruling.saboteur: a free drawbridge of
        the piece's colour. BOB item.providing.aid.place, BOB ruling.aid: a free plain square or drawbridge beside
        another piece, of either side.
        """
        board = self.board
        if kind == SAFEGUARD:
            home = board.rank[board.castle[piece >> 3]]
            if board.kind[sq] != KEEP or self.is_closed(sq) or self.on(sq) != NONE:
                return False
            return distance(board.rank[sq], home) < distance(board.rank[self.at(piece)], home)
        if kind == SABOTEUR:
            return board.bridge_of[sq] == piece >> 2 and self.bridge_free(sq)
        if board.kind[sq] == TREE or board.kind[sq] == KEEP or board.kind[sq] == CASTLE or not self.bridge_free(sq):
            return False
        for direction in range(4):
            there = board.next[4 * sq + direction]
            if there != NONE:
                other = self.on(there)
                if other != NONE and other != piece:
                    return True
        return False

    def _play(self, kind: i64) -> None:
        """BOB ruling.card.window: an item is played, before the movement roll."""
        side = self.mover >> 1
        self._discard(self.mover, kind)
        self.item = kind
        if kind == HORSE:
            self.horse = 1
            self._done()
        elif kind == GHOST_MAGIC:
            if side:
                self.ghost1 = 2
            else:
                self.ghost0 = 2
            self._done()
        elif kind == RAIN_STORM:
            if side:
                self.rain1 = 2
            else:
                self.rain0 = 2
            self._done()
        elif kind == STRONG_WIND:
            self._strong_wind(side)
        elif kind == FAMINE:
            self._famine(1 - side)
        elif kind == THIEF:
            self.phase = STEALING
        elif kind == GAIN_REINFORCEMENTS:
            self.phase = PLACING
        else:
            self.phase = VICTIM

    def _done(self) -> None:
        """The item is carried out; now the roll."""
        self.item = self.chosen = NONE
        self._roll()

    def _strong_wind(self, side: i64) -> None:
        """BOB item.strong.wind, BOB item.strong.wind.when: the own flag returns from the field."""
        sq = self.flag(side)
        self._set_flag(side, HOME)
        if self.out is not None:
            self.out.append((WENT_HOME, side, sq))
        self._done()

    def _famine(self, enemy: i64) -> None:
        """BOB item.famine, BOB item.famine.discard: the enemy's cards go back into the deck; the discard stays out."""
        if self.out is not None:
            self.out.append((STARVED, enemy, size(self.hand(enemy))))
        self.deck += self.hand(enemy)
        if enemy:
            self.hand1 = 0
        else:
            self.hand0 = 0
        self._done()

    def _steal(self, kind: i64) -> None:
        """BOB item.thief: a card of the enemy's, at random."""
        side = self.mover >> 1
        if side:
            self.hand0 -= one(kind)
        else:
            self.hand1 -= one(kind)
        self._gain(side, kind)
        self.fresh += one(kind)
        if self.out is not None:
            self.out.append((STOLE, self.who(self.mover)))
            self.out.append((STOLE_CARD, self.who(self.mover), kind, self.seats))
        self._done()

    def _choose(self, piece: i64) -> None:
        if self.item == THE_REAPER:
            self._reap(piece)
            return
        self.chosen = piece
        self.phase = DRIVING if self.item == LOCUST_SWARM else PLACING

    def _reap(self, piece: i64) -> None:
        """BOB item.the.reaper, BOB item.the.reaper.final, BOB ruling.reaper, BOB ruling.reaper.flag: gone for good.

        BOB item.the.reaper.ghost: nothing protects from it.
        """
        sq = self.at(piece)
        if self.out is not None:
            self.out.append((REAPED, self.figure(piece), sq))
        self._leave(sq)
        self._remove(piece, GONE, sq)
        if not self._defeated():
            self._done()

    def driven(self, piece: i64, direction: i64) -> i64:
        """BOB item.locust.swarm: where the locusts drive a piece, or NONE if they can't move it.

        BOB item.locust.swarm.through: trees and pieces add a space each; BOB ruling.locusts.rest: nobody rests on them.
        BOB item.locust.swarm.short, BOB ruling.locusts: cut short before a drawbridge, a castle, the edge, a closed
        keep, for a carrier any keep, and a flag space that it may not enter.
        """
        board = self.board
        sq = board.next[4 * self.at(piece) + direction]
        rest: i64 = NONE
        left: i64 = 5
        while sq != NONE and left:
            kind = board.kind[sq]
            if kind == DRAWBRIDGE or kind == CASTLE or self.flag(piece >> 3) == sq:
                break
            if kind == KEEP and (self.is_closed(sq) or self.carries(piece)):
                break
            if kind != TREE and self.on(sq) == NONE:
                rest = sq
                left -= 1
            sq = board.next[4 * sq + direction]
        return rest

    def _drive(self, direction: i64) -> None:
        """BOB item.locust.swarm, BOB ruling.locusts.flag: no card is drawn; a takeable flag is taken."""
        piece = self.chosen
        sq = self.driven(piece, direction)
        self._shift(piece, sq)
        self._take(piece, sq)
        self._done()

    def _shift(self, piece: i64, sq: i64) -> None:
        start = self.at(piece)
        self._leave(start)
        self._set(piece, sq)
        if self.out is not None:
            self.out.append((SHIFTED, self.figure(piece), start, sq, self.item))

    def _place(self, sq: i64) -> None:
        """BOB item.safeguard, BOB item.providing.aid, BOB item.saboteur: a piece is put onto a square; with Providing
        Aid it does not land there (BOB ruling.aid.nothing)."""
        if self.item == GAIN_REINFORCEMENTS:
            self._return(sq)
            self._done()
            return
        self._shift(self.chosen, sq)
        if self.item == SAFEGUARD:
            # BOB item.safeguard.forfeit, BOB ruling.safeguard.part: no card, no roll, no move.
            self._finish()
        else:
            self._done()

    # -- The contract: who acts ---------------------------------------------------------------------------------------

    def actor(self) -> i64:
        phase = self.phase
        if phase == FINISHED:
            return OVER
        if phase == MOVING or phase == WINDOW or VICTIM <= phase <= DRIVING or phase == RETURNING:
            return self.seat_of(self.mover)
        if phase == ATTACKERS_CARD or phase == ATTACKERS_KNIFE or phase == TIED or phase == ATTACKERS_DOUBLE:
            return self.seat_of(self.attacker >> 2)  # BOB ruling.team.fight
        if phase == DEFENDERS_CARD or phase == DEFENDERS_KNIFE or phase == DEFENDERS_DOUBLE:
            return self.seat_of(self.target >> 2)
        return CHANCE

    def step(self, action: i64, seat: i64) -> None:
        verb = action >> ARGUMENT_BITS
        argument = action & VERB - 1
        if verb == MOVE:
            self._move(argument >> 8, argument & 255)
        elif verb == DIE or verb == DICE:
            if self.phase == ROLLING or self.phase == RIDING:
                self._rolled(argument)
            else:
                self._fight(argument)
        elif verb == ROLL:
            self._roll()
        elif verb == ATTACK:
            self._attack(argument >> 6, argument >> 2 & 15, argument & 3)
        elif verb == PASS:
            self._pass()
        elif verb == PLAY:
            self._play_card(argument)
        elif verb == PLACE:
            self._put(argument)
        elif verb == CHOOSE:
            self._choose(argument)
        elif verb == DRIVE:
            self._drive(argument)
        elif verb == DRAW:
            self._draw(argument)
        elif verb == STEAL:
            self._steal(argument)
        else:
            self._first(argument)

    def _play_card(self, kind: i64) -> None:
        if self.phase == WINDOW:
            self._play(kind)
        elif self.phase == ATTACKERS_CARD or self.phase == DEFENDERS_CARD:
            self._combat_card(kind)
        else:
            self._knife(kind)

    def _pass(self) -> None:
        """No card, or no reinforcement."""
        phase = self.phase
        if phase == ATTACKERS_CARD or phase == DEFENDERS_CARD:
            self._combat_card(NONE)
        elif phase == ATTACKERS_KNIFE or phase == DEFENDERS_KNIFE:
            self._knife(NONE)
        else:
            if self.out is not None:
                self.out.append((DECLINED, self.who(self.returning())))
            self._after_return()

    def returning(self) -> i64:
        """The colour that has rolled a double."""
        if self.phase == ATTACKERS_DOUBLE:
            return self.attacker >> 2
        if self.phase == DEFENDERS_DOUBLE:
            return self.target >> 2
        return self.mover

    def _put(self, sq: i64) -> None:
        if self.phase == PLACING:
            self._place(sq)
        elif self.phase == TIED:
            self._go(self.attacker, sq, AFTER_TIE)
            self._rest(self.attacker, sq)
        else:
            self._return(sq)
            self._after_return()

    def _after_return(self) -> None:
        if self.phase == RETURNING:
            self._to_move()
        elif self.phase == ATTACKERS_DOUBLE:
            self._defenders_double()
        else:
            self._finish()

    # -- The contract: what may be done -------------------------------------------------------------------------------

    def moves(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if phase == MOVING:
            return self._destinations()
        found = vec[i64]()
        if phase == WINDOW:
            found = append(found, ROLL * VERB)
            for kind in range(KINDS):
                if self.playable(kind):
                    found = append(found, PLAY * VERB + kind)
        elif phase == VICTIM:
            for piece in range(2 * SLOTS - 1):
                if self.can_choose(self.item, piece):
                    found = append(found, CHOOSE * VERB + piece)
        elif phase == DRIVING:
            for direction in range(4):
                if self.driven(self.chosen, direction) != NONE:
                    found = append(found, DRIVE * VERB + direction)
        elif phase == PLACING or phase == TIED:
            return self._squares()
        elif phase == RETURNING or phase == ATTACKERS_DOUBLE or phase == DEFENDERS_DOUBLE:
            return append_bridges(append(found, PASS * VERB), self, self.returning(), False)
        else:
            for kind in range(KINDS):
                if self.combat_card(kind):
                    found = append(found, PLAY * VERB + kind)
            found = append(found, PASS * VERB)
        return found

    def combat_card(self, kind: i64) -> bool:
        """BOB item.extra.strength.when, BOB item.extra.defense.when, BOB item.hidden.knife.when: what fits now."""
        phase = self.phase
        attacking = phase == ATTACKERS_CARD or phase == ATTACKERS_KNIFE
        if not amount(self.hand((self.attacker if attacking else self.target) >> 3), kind):
            return False
        if phase == ATTACKERS_CARD:
            return kind == EXTRA_STRENGTH or kind == POISON
        if phase == DEFENDERS_CARD:
            return kind == EXTRA_DEFENSE or kind == POISON
        return kind == HIDDEN_KNIFE

    def _squares(self) -> vec[i64]:
        found = vec[i64]()
        if self.phase == TIED:
            # North and south of the defender are its highest and its lowest neighbour; west lies below east.
            sq = 4 * self.at(self.target)
            around = self.board.next
            for direction in (SOUTH, WEST, EAST, NORTH):
                if self.tie_square(around[sq + direction]):
                    found = append(found, PLACE * VERB + around[sq + direction])
            return found
        if self.item == GAIN_REINFORCEMENTS:
            return append_bridges(found, self, self.mover, True)
        kind = self.board.kind
        for sq in range(len(kind)):
            if kind[sq] <= DRAWBRIDGE and self.can_place(self.item, self.chosen, sq):
                found = append(found, PLACE * VERB + sq)
        return found

    def _destinations(self) -> vec[i64]:
        """BOB M2, BOB C1: every destination once, then every attack once, however many ways lead there."""
        found = vec[i64]()
        walk = self.walk()
        duty = self.must_leave()
        fights: i64 = 0
        for piece in range(self.first_mover(), self.last_mover()):
            if self.at(piece) < DEAD and (duty == NONE or duty == piece):
                self.walk_of(walk, piece)
                base = MOVE * VERB + (piece << 8)
                found = append_squares(found, base, walk.end0)
                found = append_squares(found, base + 64, walk.end1)
                found = append_squares(found, base + 128, walk.end2)
                if walk.attacks():
                    fights |= bit(piece)
        if fights:
            for piece in range(self.first_mover(), self.last_mover()):
                if fights >> piece & 1:
                    self.walk_of(walk, piece)
                    found = self._attacks(found, walk, piece)
        return found

    def _attacks(self, found: vec[i64], walk: Walk, piece: i64) -> vec[i64]:
        enemy = 8 - (piece & 8)
        for target in range(enemy, enemy + 7):
            sq = self.at(target)
            if sq < DEAD:
                for direction in range(4):
                    if walk.attacked(sq, direction):
                        found = append(found, ATTACK * VERB + (piece << 6) + (target << 2) + direction)
        return found

    # -- The contract: chance -----------------------------------------------------------------------------------------

    def tickets(self) -> i64:
        phase = self.phase
        if phase == ROLLING:
            return 6
        if phase == DRAWING:
            return size(self.deck)
        if phase == STEALING:
            return size(self.hand(1 - (self.mover >> 1)))
        return 36

    def ticket(self, r: i64) -> i64:
        """BOB M2, BOB C2, BOB T1, BOB item.thief: a die, two dice, a card of the deck, a card of the enemy's."""
        phase = self.phase
        if phase == ROLLING:
            return DIE * VERB + r + 1
        if phase == DRAWING:
            return DRAW * VERB + card_at(self.deck, r)
        if phase == STEALING:
            return STEAL * VERB + card_at(self.hand(1 - (self.mover >> 1)), r)
        if phase == START:
            return FIRST * VERB + ((r // 6 + 1) << 3) + r % 6 + 1
        return DICE * VERB + pair(r)

    def playout(self, rng: Rng) -> i64:
        """The generic loop; moves are counted and one is picked, instead of listing them."""
        decisions: i64 = 0
        while self.phase != FINISHED:
            seat = self.actor()
            if seat == CHANCE:
                self.step(self.ticket(rng.below(self.tickets())), CHANCE)
                continue
            if self.phase == MOVING:
                self.step(self._any_destination(rng), seat)
            else:
                moves = self.moves(seat)
                self.step(moves[rng.below(len(moves))], seat)
            decisions += 1
        return decisions

    def _any_destination(self, rng: Rng) -> i64:
        """One of `_destinations`, as likely as any other."""
        walk = self.walk()
        duty = self.must_leave()
        first = self.first_mover()
        ends: i64 = 0
        fights: i64 = 0
        total: i64 = 0
        attacks: i64 = 0
        for piece in range(first, self.last_mover()):
            if self.at(piece) < DEAD and (duty == NONE or duty == piece):
                self.walk_of(walk, piece)
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
            self.walk_of(walk, piece)
            return MOVE * VERB + (piece << 8) + walk.nth_end(r)
        r -= total
        while r >= fights & 255:
            r -= fights & 255
            fights >>= 8
            piece += 1
        self.walk_of(walk, piece)
        found = self._attacks(vec[i64](), walk, piece)
        return found[r]

    # -- The contract: the rest ---------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """BOB goal.flag, BOB goal.defeat, BOB ruling.limit; the score is the pieces left."""
        if not self.ended:
            return None
        seats = range(int(self.seats))
        winners = tuple([seat for seat in seats if self.side_of_seat(seat) == self.winner])
        scores = tuple([int(self.pieces(self.side_of_seat(seat))) for seat in seats])
        return Outcome(winners, scores, REASONS[self.ended], RULES[self.ended])

    def value(self, seat: i64) -> float:
        if self.winner == NONE:
            return 0.0
        return 1.0 if self.winner == self.side_of_seat(seat) else -1.0

    def resample(self, seat: int, rng: Rng) -> "BattleOfBannersState":
        """BOB ruling.card.secret: the enemy's hand is any of the cards that this seat doesn't see."""
        world = self.clone()
        enemy = 1 - self.side_of_seat(seat)
        held = self.hand(enemy)
        pool = self.deck + held
        dealt: i64 = 0
        fresh: i64 = 0
        recent = size(self.fresh)
        for i in range(size(held)):
            kind = card_at(pool, rng.below(size(pool)))
            pool -= one(kind)
            dealt += one(kind)
            if i < recent:
                fresh += one(kind)
        world.deck = pool
        if enemy:
            world.hand1 = dealt
        else:
            world.hand0 = dealt
        if enemy == self.mover >> 1:
            world.fresh = fresh
        return world

    def turns(self) -> int:
        return int(self.turn)

    def tally(self) -> list[tuple[str, float]]:
        """What `simulate` averages: fights, losses, flags taken, and each item played, for a hundred games.

        Cards are played far less than once a game; whether one helps shows in how often winner and loser played it.
        """
        found = [
            ("fights", float(self.fights)),
            ("kills", float(self.kills0 + self.kills1)),
            ("flags taken", float(self.takes0 + self.takes1)),
        ]
        won = self.played1 if self.winner == 1 else self.played0
        lost = self.played0 + self.played1 - won
        for kind in range(KINDS):
            if self.winner == NONE:
                found.append((f"{ITEMS[kind]}, drawn", 100.0 * float(amount(won + lost, kind))))
            else:
                found.append((f"{ITEMS[kind]}, winner", 100.0 * float(amount(won, kind))))
                found.append((f"{ITEMS[kind]}, loser", 100.0 * float(amount(lost, kind))))
        return found

    def clone(self) -> "BattleOfBannersState":
        new = BattleOfBannersState(self.board, self.copies, self.seats)
        new.army0 = self.army0
        new.army1 = self.army1
        new.flag0 = self.flag0
        new.flag1 = self.flag1
        new.deck = self.deck
        new.hand0 = self.hand0
        new.hand1 = self.hand1
        new.fresh = self.fresh
        new.played0 = self.played0
        new.played1 = self.played1
        new.closed = self.closed
        new.ghost0 = self.ghost0
        new.ghost1 = self.ghost1
        new.rain0 = self.rain0
        new.rain1 = self.rain1
        new.used0 = self.used0
        new.used1 = self.used1
        new.attacked = self.attacked
        new.mover = self.mover
        new.phase = self.phase
        new.horse = self.horse
        new.dice = self.dice
        new.item = self.item
        new.chosen = self.chosen
        new.attacker = self.attacker
        new.target = self.target
        new.origin = self.origin
        new.attack_card = self.attack_card
        new.defence_card = self.defence_card
        new.attack_dice = self.attack_dice
        new.defence_dice = self.defence_dice
        new.ended = self.ended
        new.winner = self.winner
        new.limit = self.limit
        new.turn = self.turn
        new.fights = self.fights
        new.kills0 = self.kills0
        new.kills1 = self.kills1
        new.takes0 = self.takes0
        new.takes1 = self.takes1
        new.fought = self.fought
        return new

    def words(self) -> vec[i64]:
        return vec[i64](
            [
                self.seats, self.army0, self.army1, self.flag0, self.flag1,
                self.deck, self.hand0, self.hand1, self.fresh, self.played0, self.played1,
                self.closed, self.ghost0, self.ghost1, self.rain0, self.rain1, self.used0, self.used1, self.attacked,
                self.mover, self.phase, self.horse, self.dice, self.item, self.chosen,
                self.attacker, self.target, self.origin, self.attack_card, self.defence_card,
                self.attack_dice, self.defence_dice, self.ended, self.winner, self.limit,
                self.turn, self.fights, self.kills0, self.kills1, self.takes0, self.takes1, self.fought,
            ]
        )  # fmt: skip

    def position_words(self) -> i64:
        """All but the past: turn, fights, kills, flags taken, the last fight."""
        return 35

    def from_words(self, words: list[int]) -> None:
        """Become the state that these words describe."""
        self.seats, self.army0, self.army1, self.flag0, self.flag1 = words[:5]
        self.deck, self.hand0, self.hand1, self.fresh, self.played0, self.played1 = words[5:11]
        self.closed, self.ghost0, self.ghost1, self.rain0, self.rain1 = words[11:16]
        self.used0, self.used1, self.attacked = words[16:19]
        self.mover, self.phase, self.horse, self.dice, self.item, self.chosen = words[19:25]
        self.attacker, self.target, self.origin, self.attack_card, self.defence_card = words[25:30]
        self.attack_dice, self.defence_dice, self.ended, self.winner, self.limit = words[30:35]
        self.turn, self.fights, self.kills0, self.kills1, self.takes0, self.takes1, self.fought = words[35:]

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.board, int(self.copies), [int(word) for word in self.words()])

    # -- The contract: nothing impossible -----------------------------------------------------------------------------

    def check(self) -> None:
        """Every card and every piece is in exactly one place; phase, turn and what goes with them fit.

        What passes can be played on: whoever is asked has something to do, and the game comes to its end. A complaint
        begins with the field of a position (position.py) that can't be as it is.
        """
        self._check_numbers()
        self._check_cards()
        self._check_pieces()
        self._check_flags()
        self._check_turn()
        self._check_fought()
        if self.ended:
            self._check_end()
        else:
            assert self.pieces(0) and self.pieces(1), "pieces: a side without pieces has lost [BOB ruling.defeat]"
            self._check_phase()
            self._check_item()
            self._check_fight()
            self._check_choice()

    def _check_numbers(self) -> None:
        assert 0 <= self.army0 < bit(56) and 0 <= self.army1 < bit(56), "pieces: seven bytes an army"
        assert 0 <= self.mover <= 3 and (self.seats > 2 or not self.mover & 1), "player: one against one blue or red"
        assert START <= self.phase <= FINISHED, "phase: there is none such"
        assert 0 <= self.attacked <= 1, "attacked: yes or no"
        assert 0 <= self.horse <= 1, "horse: yes or no"
        assert 0 <= self.closed < bit(2 * len(self.board.keeps)), "closed: a keep that isn't there"
        assert self.limit >= 1, "limit: at least one turn"
        assert 0 <= self.turn <= self.limit, "turn: above the limit"
        assert (self.turn == 0) == (self.phase == START), "turn: counted from the first roll on"
        assert (self.ended != 0) == (self.phase == FINISHED), "ended: the phase says otherwise"
        assert 0 <= self.ended <= LIMIT, "ended: there is no such ending"
        assert NONE <= self.winner <= 1 and (self.ended or self.winner == NONE), "winner: nobody has won yet"

    def _check_cards(self) -> None:
        for kind in range(KINDS):
            n = amount(self.deck, kind) + amount(self.hand0, kind) + amount(self.hand1, kind)
            n += amount(self.played0, kind) + amount(self.played1, kind)
            assert n == amount(self.copies, kind), f"deck_size: {n} of {ITEMS[kind]}, not {amount(self.copies, kind)}"
            held = amount(self.hand(self.mover >> 1), kind)
            assert amount(self.fresh, kind) <= held, f"fresh: {ITEMS[kind]} is not in the hand of whoever is on turn"

    def _check_pieces(self) -> None:
        board = self.board
        for piece in range(2 * SLOTS - 1):
            sq = self.at(piece)
            if piece & 3 == PIECES:
                assert piece == SLOTS - 1 or sq == GONE, "pieces: one too many"
                continue
            if sq >= DEAD:
                continue
            assert sq < len(board.kind) and board.kind[sq] <= DRAWBRIDGE, "pieces: one is beside the board"
            assert board.kind[sq] != TREE, "pieces: one is on a tree [BOB space.tree]"
            assert self.on(sq) == piece, "pieces: two on one square"
            assert not self.is_closed(sq), "closed: a piece is in the keep [BOB space.keep.closed]"

    def _check_flags(self) -> None:
        assert self.flag0 != self.flag1 or self.flag0 == HOME, "flags: two on one square"
        for side in range(2):
            flag = self.flag(side)
            if flag >= CARRIED:
                self._check_carrier(flag - CARRIED, side)
            elif flag != HOME:
                assert 0 <= flag < len(self.board.kind), "flags: one is beside the board"
                kind = self.board.kind[flag]
                assert kind <= DRAWBRIDGE and kind != TREE and kind != KEEP, "flags: one lies where no carrier can be"
                assert flag != self.board.castle[side], "flags: one on its own castle is home"
                # An attacker may be passing over it, on its way to the fight.
                passing = self._passing(self.on(flag)) or (self.ended == DEFEAT and self.on(flag) == self.attacker)
                free = self.on(flag) == NONE or (passing and self.attacker >> 3 != side)
                assert free, "flags: who stands on one takes it, or may not be there [BOB C5.owners]"

    def _check_carrier(self, piece: i64, side: i64) -> None:
        assert piece < 2 * SLOTS - 1 and piece >> 3 == 1 - side, "flags: one is carried by its own side"
        assert self.stands(piece), "flags: a carrier is not on the board"
        assert self.board.kind[self.at(piece)] != KEEP, "flags: a carrier in a keep [BOB M4]"
        home = self.at(piece) == self.board.castle[1 - side]
        decided = self.ended == FLAG or self.ended == DEFEAT
        assert not home or decided or self._passing(piece), "flags: one has been brought home [BOB goal.flag]"

    def _passing(self, piece: i64) -> bool:
        """Whether a piece is on its way into a fight: then it has not landed where it stands."""
        return piece != NONE and piece == self.attacker and self.phase <= TIED and self.at(piece) != self.origin

    def _check_turn(self) -> None:
        """What lasts, and what has been done in this turn."""
        side = self.mover >> 1
        enemy = 1 - side
        for one_side in range(2):
            most: i64 = 1 if one_side == enemy else 2
            ghost = self.ghost1 if one_side else self.ghost0
            rain = self.rain1 if one_side else self.rain0
            assert ghost == 0 or ghost == most, "ghost: 2 in the own turn, 1 in the enemy's [BOB ruling.ghost]"
            assert rain == 0 or rain == most, "rain: 2 in the own turn, 1 in the enemy's [BOB ruling.rain]"
            used = self.used(one_side)
            assert 0 <= used <= 2 and used <= size(self._played(one_side)), "used: more cards than were played"
            knife = amount(self._played(one_side), HIDDEN_KNIFE)
            assert used < 2 or knife, "used: only a Hidden Knife is a second card [BOB item.hidden.knife.second]"
        assert not self.used(enemy) or self.attacked, "used: the enemy plays cards only when attacked"
        assert not (self.attacked and self._peace()), "attacked: ghosts forbid it [BOB item.ghost.magic]"
        assert not self.horse or self._was_played(side, HORSE), "horse: none was played in this turn"
        if self.phase <= MOVING and (self.seats == 2 or not self.mover & 1):
            assert not self.attacked, "attacked: nobody has moved in this turn"
            assert self.used(side) < 2, "used: nobody has fought in this turn"
            assert not self.fresh or self._was_played(side, THIEF), "fresh: nobody has moved in this turn"

    def _was_played(self, side: i64, kind: i64) -> bool:
        """Whether a card of a kind may have been played in this turn."""
        return self.used(side) > 0 and amount(self._played(side), kind) > 0

    def _check_end(self) -> None:
        assert (self.winner == NONE) == (self.ended == LIMIT), "winner: a draw by the limit, or a winner"
        if self.ended == LIMIT:
            assert self.turn == self.limit, "ended: the limit is not reached [BOB ruling.limit]"
            assert self.attacker == NONE, "fight: the turn is over"
        if self.ended == DEFEAT:
            left = self.pieces(self.winner) > 0 and not self.pieces(1 - self.winner)
            assert left, "ended: only the loser has no piece [BOB ruling.defeat]"
        else:
            assert self.pieces(0) and self.pieces(1), "ended: a side without pieces has lost [BOB ruling.defeat]"
        if self.ended == FLAG:
            flag = self.flag(1 - self.winner)
            home = flag >= CARRIED and self.at(flag - CARRIED) == self.board.castle[self.winner]
            assert home, "ended: no flag was brought home [BOB goal.flag]"
        reaped = self.ended == DEFEAT and self.item == THE_REAPER and self._was_played(self.mover >> 1, THE_REAPER)
        assert self.item == NONE or reaped, "item: it is carried out"
        assert self.chosen == NONE, "chosen: the item is carried out"
        assert not self.dice or (is_pair(self.dice) if self.horse else self.dice <= 6), "dice: not those of a move"
        if self.attacker != NONE:
            self._check_fighters()
            assert is_pair(self.attack_dice) and is_pair(self.defence_dice), "fight: both have rolled"

    def _check_phase(self) -> None:
        phase = self.phase
        side = self.mover >> 1
        if phase == START:
            self._check_start()
        rolled = is_pair(self.dice) if self.horse else 1 <= self.dice <= 6
        assert rolled if phase >= RETURNING else self.dice == 0, "dice: those of the move, once they are rolled"
        assert phase != RIDING or self.horse, "horse: two dice are rolled with one"
        assert phase != ROLLING or not self.horse, "horse: two dice are rolled with one"
        assert phase != ROLLING or self._has_piece(), "phase: whoever has no piece doesn't roll"
        assert phase != WINDOW or (self.hand(side) and not self.used(side)), "phase: no card could be played"
        if phase == RETURNING:
            assert self.horse and self.dice % 9 == 0, "dice: a Horse's double brings a piece back"
            assert self.can_return(self.mover), "phase: no piece could return"

    def _check_start(self) -> None:
        """BOB M1: before the first roll all is as it was laid out."""
        assert self.mover == 0, "player: nobody, before the first roll"
        assert self.army0 == self.board.army0 and self.army1 == self.board.army1, "pieces: nobody has moved yet"
        assert self.flag0 == HOME and self.flag1 == HOME, "flags: nobody has moved yet"
        assert self.deck == self.copies, "deck_size: nobody has drawn yet"
        assert not self.closed, "closed: nobody has moved yet"
        assert not self.ghost0 and not self.ghost1, "ghost: nobody has played yet"
        assert not self.rain0 and not self.rain1, "rain: nobody has played yet"

    def _check_item(self) -> None:
        """An item that is being carried out, and its piece."""
        phase = self.phase
        item = self.item
        assert (item != NONE) == (VICTIM <= phase <= STEALING), "item: one while it is carried out"
        chosen = phase == DRIVING or (phase == PLACING and item != GAIN_REINFORCEMENTS)
        assert (self.chosen != NONE) == chosen, "chosen: the piece that an item is used on"
        if item == NONE:
            return
        assert self._was_played(self.mover >> 1, item), "item: it was not played in this turn"
        assert phase != DRIVING or item == LOCUST_SWARM, "item: only locusts drive"
        assert phase != STEALING or item == THIEF, "item: only a thief steals"
        placed = item == SAFEGUARD or item == PROVIDING_AID or item == SABOTEUR
        victim = placed or item == THE_REAPER or item == LOCUST_SWARM
        assert phase != VICTIM or victim, "item: it is not used on a piece"
        assert phase != PLACING or placed or item == GAIN_REINFORCEMENTS, "item: it needs no square"
        assert item != SAFEGUARD or self.must_leave() == NONE, "item: the castle comes first [BOB ruling.castle]"
        assert not chosen or self.can_choose(item, self.chosen), "chosen: the item can't be used on that piece"

    def _check_fight(self) -> None:
        phase = self.phase
        if self.attacker == NONE:
            assert phase < ATTACKERS_CARD or phase == DRAWING, "fight: there is none"
            assert self.target == NONE and self.origin == NONE, "fight: there is none"
            assert self.attack_card == NONE and self.defence_card == NONE, "fight: there is none"
            assert not self.attack_dice and not self.defence_dice, "fight: there is none"
            assert phase != DRAWING or self._somebody_draws(), "phase: nobody stands in a keep"
            return
        assert phase >= ATTACKERS_CARD, "fight: it has not begun"
        self._check_fighters()
        assert phase > ATTACKERS_CARD or self.attack_card == NONE, "fight: the attacker's card comes later"
        assert phase > DEFENDERS_CARD or self.defence_card == NONE, "fight: the defender's card comes later"
        attack = is_pair(self.attack_dice) if phase > ATTACKERS_DICE else not self.attack_dice
        defence = is_pair(self.defence_dice) if phase > DEFENDERS_DICE else not self.defence_dice
        assert attack and defence, "fight: the dice, once they are rolled"
        if phase <= TIED:
            self._check_facing()
        else:
            self._check_fallen()
        if ATTACKERS_KNIFE <= phase <= TIED:
            assert self._difference() == 0, "fight: it is no tie"
        self._check_asked()

    def _check_fighters(self) -> None:
        """Who fights, from where and with which cards."""
        attacker, target, origin = self.attacker, self.target, self.origin
        assert self.attacked, "attacked: a fight is an attack"
        assert 0 <= attacker < 15 and attacker & 3 < PIECES, "fight: there is no such attacker"
        assert 0 <= target < 15 and target & 3 < PIECES, "fight: there is no such target"
        assert self.moves_now(attacker) and attacker >> 3 != target >> 3, "fight: who is on turn attacks an enemy"
        assert 0 <= origin < len(self.board.kind), "fight: where the attacker came from"
        kind = self.board.kind[origin]
        assert kind <= DRAWBRIDGE and kind != TREE, "fight: where the attacker came from"
        assert self.attack_card in (NONE, EXTRA_STRENGTH, POISON), "fight: the attacker's card"
        assert self.defence_card in (NONE, EXTRA_DEFENSE, POISON), "fight: the defender's card"
        for card, who in ((self.attack_card, attacker), (self.defence_card, target)):
            assert card == NONE or self._was_played(who >> 3, card), "fight: its cards were not played in this turn"

    def _check_facing(self) -> None:
        """Both stand side by side, and the attacker came from where a piece like it can have been."""
        source = self.at(self.attacker)
        sq = self.at(self.target)
        origin = self.origin
        assert source < DEAD and sq < DEAD and self.board.kind[sq] != KEEP, "fight: both on the board, none in a keep"
        assert self.board.steps[source * len(self.board.kind) + sq] == 1, "fight: they don't stand side by side"
        if source != origin:
            assert self.on(origin) == NONE, "fight: the attacker has left where it came from"
            assert self.board.keep_at[origin] == NONE or self.is_closed(origin), "closed: the attacker left that keep"
            assert self.flag0 != origin and self.flag1 != origin, "fight: nobody stands on a flag without taking it"
        if self.carries(self.attacker):
            home = self.board.castle[self.attacker >> 3]
            assert origin != home and self.board.kind[origin] != KEEP, "fight: no carrier can have come from there"

    def _check_fallen(self) -> None:
        """After a fight the loser has fallen; its double may have brought the attacker back."""
        difference = self._difference()
        attacker = self.stands(self.attacker)
        target = self.stands(self.target)
        assert attacker or target, "fight: both have fallen"
        assert difference <= 0 or (attacker and not target), "fight: the attacker has won"
        assert difference >= 0 or target, "fight: the defender has won"
        assert difference >= 0 or not attacker or self.phase == DEFENDERS_DOUBLE, "fight: the defender has won"

    def _check_asked(self) -> None:
        """Whoever is asked in a fight or after it may do something."""
        phase = self.phase
        attacker, target = self.attacker >> 3, self.target >> 3
        if phase == ATTACKERS_CARD or phase == DEFENDERS_CARD:
            assert self._may_play(attacker if phase == ATTACKERS_CARD else target), "phase: no card could be played"
        elif phase == ATTACKERS_KNIFE or phase == DEFENDERS_KNIFE:
            side = attacker if phase == ATTACKERS_KNIFE else target
            assert self.hand(side) and self.used(side) < 2, "phase: no card could be played"
        elif phase == DRAWING:
            sq = self.at(self.attacker)
            assert sq < DEAD and self.board.kind[sq] == KEEP, "phase: nobody stands in a keep"
            assert sq != self.origin, "phase: who stays in a keep draws nothing [BOB ruling.rest]"
        elif phase == ATTACKERS_DOUBLE or phase == DEFENDERS_DOUBLE:
            dice = self.attack_dice if phase == ATTACKERS_DOUBLE else self.defence_dice
            assert dice % 9 == 0, "fight: the dice are no double"
            assert self.can_return(self.returning()), "phase: no piece could return"

    def _check_choice(self) -> None:
        seat = self.actor()
        if seat == CHANCE:
            assert self.tickets() > 0, "phase: there is no card to draw"
        else:
            assert len(self.moves(seat)) > 0, "phase: whoever is asked has no choice"

    def _check_fought(self) -> None:
        past = self.fought
        if past:
            assert 0 < past < bit(26), "fought: the last fight"
            assert past >> 23 <= BONUS + 2 and (past >> 20 & 7) <= BONUS + 1, "fought: the bonuses"
            assert is_pair(past >> 14 & 63) and is_pair(past >> 8 & 63), "fought: the dice"
            assert (past >> 7 & 1) != (past >> 3 & 1), "fought: enemies fight"
            assert past >> 4 & 3 < PIECES and past & 3 < PIECES, "fought: there are no such pieces"

    def _played(self, side: i64) -> i64:
        return self.played1 if side else self.played0

    def _somebody_draws(self) -> bool:
        for piece in range(self.first_mover(), self.last_mover()):
            if self.at(piece) < DEAD and self.board.kind[self.at(piece)] == KEEP:
                return True
        return False


def is_pair(dice: i64) -> bool:
    """Two dice, the smaller first."""
    return 1 <= dice >> 3 <= dice & 7 <= 6


def rebuild(board: Board, copies: int, words: list[int]) -> BattleOfBannersState:
    """A state from its words: for pickling."""
    state = BattleOfBannersState(board, copies, words[0])
    state.from_words(words)
    return state


def distance(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def pair(r: i64) -> i64:
    """Two dice on one of 36 tickets, the smaller first: the six doubles once, then each other pair twice."""
    if r < 6:
        return 9 * (r + 1)
    r = (r - 6) >> 1
    small: i64 = 1
    while r >= 6 - small:
        r -= 6 - small
        small += 1
    return small << 3 | small + 1 + r


def append_squares(found: vec[i64], base: i64, squares: i64) -> vec[i64]:
    """An action for each square of a word."""
    while squares:
        found = append(found, base + nth(squares, 0))
        squares &= squares - 1
    return found


def append_bridges(found: vec[i64], state: BattleOfBannersState, colour: i64, card: bool) -> vec[i64]:
    """The drawbridges where a piece may return, in the order of their squares."""
    bridge_of = state.board.bridge_of
    for sq in range(len(bridge_of)):
        if bridge_of[sq] != NONE and state.may_return(colour, sq, card):
            found = append(found, PLACE * VERB + sq)
    return found
