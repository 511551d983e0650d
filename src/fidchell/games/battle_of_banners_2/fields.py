"""Fields and events of BattleOfBanners, generated from position.py and events.py by `fidchell generate`.

Never edit this file.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core.state import State
from fidchell.games.battle_of_banners_2 import events
from fidchell.games.battle_of_banners_2.components import Board


class BattleOfBannersFields(State):
    """All that a state of BattleOfBanners is made of."""

    board: Board
    copies: i64
    army0: i64  # a byte a piece: its square, DEAD or GONE
    army1: i64  # a byte a piece: its square, DEAD or GONE
    flag0: i64  # HOME, the code of a flag space, or CARRIED + the piece
    flag1: i64  # HOME, the code of a flag space, or CARRIED + the piece
    deck: i64
    hand0: i64
    hand1: i64
    fresh: i64  # cards got in this team turn by the side whose turn it is
    played0: i64  # the discard pile, by who played it
    played1: i64  # the discard pile, by who played it
    closed: i64  # keep → team turns it stays closed, two bits each
    ghost0: i64  # 2 in the turn it is played, 1 in the enemy's next
    ghost1: i64  # 2 in the turn it is played, 1 in the enemy's next
    rain0: i64  # the same: 1 while it lowers the enemy's movement
    rain1: i64  # the same: 1 while it lowers the enemy's movement
    used0: i64  # cards played in this team turn
    used1: i64  # cards played in this team turn
    attacked: i64  # whether the team has attacked in this turn
    mover: i64  # whose part it is, or the side's first colour
    phase: i64  # what is decided next
    horse: i64  # whether one is ridden
    dice: i64  # of the movement: one die, or smaller << 3 | larger
    item: i64  # being carried out
    chosen: i64  # its piece
    attacker: i64  # in the fight
    target: i64
    origin: i64  # where the attacker stood before the move
    attack_card: i64
    defence_card: i64
    attack_dice: i64
    defence_dice: i64
    ended: i64  # why it has ended
    winner: i64  # the side that has won
    limit: i64  # of turns
    turn: i64  # of single players
    fights: i64  # how many there were
    kills0: i64  # enemies killed
    kills1: i64  # enemies killed
    takes0: i64  # how often the enemy flag was taken
    takes1: i64  # how often the enemy flag was taken
    fought: i64  # the last fight, to be looked at

    def __init__(self, board: Board, copies: i64, seats: i64) -> None:
        self.seats = seats
        self.heard = False
        self.out = None
        self.board = board
        self.copies = copies
        self.army0 = 0
        self.army1 = 0
        self.flag0 = -1
        self.flag1 = -1
        self.deck = 0
        self.hand0 = 0
        self.hand1 = 0
        self.fresh = 0
        self.played0 = 0
        self.played1 = 0
        self.closed = 0
        self.ghost0 = 0
        self.ghost1 = 0
        self.rain0 = 0
        self.rain1 = 0
        self.used0 = 0
        self.used1 = 0
        self.attacked = 0
        self.mover = 0
        self.phase = 0
        self.horse = 0
        self.dice = 0
        self.item = -1
        self.chosen = -1
        self.attacker = -1
        self.target = -1
        self.origin = -1
        self.attack_card = -1
        self.defence_card = -1
        self.attack_dice = 0
        self.defence_dice = 0
        self.ended = 0
        self.winner = -1
        self.limit = 0
        self.turn = 0
        self.fights = 0
        self.kills0 = 0
        self.kills1 = 0
        self.takes0 = 0
        self.takes1 = 0
        self.fought = 0

    def shared(self) -> tuple[object, ...]:
        return (self.board, self.copies,)

    def copy_to(self, new: "BattleOfBannersFields") -> None:
        """Make a bare state like this one."""
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

    def words(self) -> vec[i64]:
        words = vec[i64](
            [
                self.seats, self.army0, self.army1, self.flag0, self.flag1, self.deck, self.hand0, self.hand1,
                self.fresh, self.played0, self.played1, self.closed, self.ghost0, self.ghost1, self.rain0, self.rain1,
                self.used0, self.used1, self.attacked, self.mover, self.phase, self.horse, self.dice, self.item,
                self.chosen, self.attacker, self.target, self.origin, self.attack_card, self.defence_card,
                self.attack_dice, self.defence_dice, self.ended, self.winner, self.limit, self.turn, self.fights,
                self.kills0, self.kills1, self.takes0, self.takes1, self.fought,
            ]
        )
        return self.further_words(words)

    def position_words(self) -> i64:
        return 35

    def from_words(self, words: list[int]) -> None:
        self.seats = words[0]
        self.army0 = words[1]
        self.army1 = words[2]
        self.flag0 = words[3]
        self.flag1 = words[4]
        self.deck = words[5]
        self.hand0 = words[6]
        self.hand1 = words[7]
        self.fresh = words[8]
        self.played0 = words[9]
        self.played1 = words[10]
        self.closed = words[11]
        self.ghost0 = words[12]
        self.ghost1 = words[13]
        self.rain0 = words[14]
        self.rain1 = words[15]
        self.used0 = words[16]
        self.used1 = words[17]
        self.attacked = words[18]
        self.mover = words[19]
        self.phase = words[20]
        self.horse = words[21]
        self.dice = words[22]
        self.item = words[23]
        self.chosen = words[24]
        self.attacker = words[25]
        self.target = words[26]
        self.origin = words[27]
        self.attack_card = words[28]
        self.defence_card = words[29]
        self.attack_dice = words[30]
        self.defence_dice = words[31]
        self.ended = words[32]
        self.winner = words[33]
        self.limit = words[34]
        at: i64 = 35
        self.turn = words[at + 0]
        self.fights = words[at + 1]
        self.kills0 = words[at + 2]
        self.kills1 = words[at + 3]
        self.takes0 = words[at + 4]
        self.takes1 = words[at + 5]
        self.fought = words[at + 6]
        self.take_further(words, at + 7)

    def army(self, side: i64) -> i64:
        return self.army1 if side else self.army0

    def set_army(self, side: i64, value: i64) -> None:
        if side:
            self.army1 = value
        else:
            self.army0 = value

    def flag(self, side: i64) -> i64:
        return self.flag1 if side else self.flag0

    def set_flag(self, side: i64, value: i64) -> None:
        if side:
            self.flag1 = value
        else:
            self.flag0 = value

    def hand(self, side: i64) -> i64:
        return self.hand1 if side else self.hand0

    def set_hand(self, side: i64, value: i64) -> None:
        if side:
            self.hand1 = value
        else:
            self.hand0 = value

    def played(self, side: i64) -> i64:
        return self.played1 if side else self.played0

    def set_played(self, side: i64, value: i64) -> None:
        if side:
            self.played1 = value
        else:
            self.played0 = value

    def ghost(self, side: i64) -> i64:
        return self.ghost1 if side else self.ghost0

    def set_ghost(self, side: i64, value: i64) -> None:
        if side:
            self.ghost1 = value
        else:
            self.ghost0 = value

    def rain(self, side: i64) -> i64:
        return self.rain1 if side else self.rain0

    def set_rain(self, side: i64, value: i64) -> None:
        if side:
            self.rain1 = value
        else:
            self.rain0 = value

    def used(self, side: i64) -> i64:
        return self.used1 if side else self.used0

    def set_used(self, side: i64, value: i64) -> None:
        if side:
            self.used1 = value
        else:
            self.used0 = value

    def kills(self, side: i64) -> i64:
        return self.kills1 if side else self.kills0

    def set_kills(self, side: i64, value: i64) -> None:
        if side:
            self.kills1 = value
        else:
            self.kills0 = value

    def takes(self, side: i64) -> i64:
        return self.takes1 if side else self.takes0

    def set_takes(self, side: i64, value: i64) -> None:
        if side:
            self.takes1 = value
        else:
            self.takes0 = value

    def tell_begun(self, first: i64, second: i64) -> None:
        if self.heard:
            self.note(events.Begun(first, second))

    def tell_turn(self, who: i64, turn: i64) -> None:
        if self.heard:
            self.note(events.Turn(self.who(who), turn, self.in_teams()))

    def tell_played(self, who: i64, item: i64, phase: i64, fresh: bool, second: bool) -> None:
        if self.heard:
            self.note(events.Played(self.who(who), item, phase, fresh, second, self.in_teams()))

    def tell_rolled(self, who: i64, dice: i64) -> None:
        if self.heard:
            self.note(events.Rolled(self.who(who), dice, self.lost_to_rain()))

    def tell_moved(self, who: i64, source: i64, square: i64, crossed: bool, back: bool) -> None:
        if self.heard:
            self.note(events.Moved(self.figure(who), source, square, crossed, back, self.in_teams()))

    def tell_attacked(self, who: i64, source: i64, whom: i64, square: i64) -> None:
        if self.heard:
            self.note(events.Attacked(self.figure(who), source, self.figure(whom), square))

    def tell_threw(self, who: i64, dice: i64, bonus: i64, attacking: bool, card: i64, against: i64) -> None:
        if self.heard:
            self.note(events.Threw(self.figure(who), dice, bonus, attacking, card, against, self.in_teams()))

    def tell_killed(self, who: i64, whom: i64) -> None:
        if self.heard:
            self.note(events.Killed(self.figure(who), self.figure(whom)))

    def tell_repelled(self, who: i64, whom: i64) -> None:
        if self.heard:
            self.note(events.Repelled(self.figure(who), self.figure(whom)))

    def tell_level(self, who: i64, whom: i64) -> None:
        if self.heard:
            self.note(events.Level(self.figure(who), self.figure(whom)))

    def tell_rested(self, who: i64, source: i64, square: i64, why: i64, lands: bool) -> None:
        if self.heard:
            self.note(events.Rested(self.figure(who), source, square, why, lands))

    def tell_took(self, who: i64, square: i64, home: bool, item: i64) -> None:
        if self.heard:
            self.note(events.Took(self.figure(who), square, home, item))

    def tell_dropped(self, flag: i64, square: i64, how: i64) -> None:
        if self.heard:
            self.note(events.Dropped(flag, square, how))

    def tell_went_home(self, flag: i64, wind: bool) -> None:
        if self.heard:
            self.note(events.WentHome(flag, wind))

    def tell_drew(self, who: i64) -> None:
        if self.heard:
            self.note(events.Drew(self.who(who)))

    def tell_drew_card(self, who: i64, item: i64, seats: i64) -> None:
        if self.heard:
            self.note(events.DrewCard(self.who(who), item, seats))

    def tell_stole(self, who: i64) -> None:
        if self.heard:
            self.note(events.Stole(self.who(who)))

    def tell_stole_card(self, who: i64, item: i64, seats: i64) -> None:
        if self.heard:
            self.note(events.StoleCard(self.who(who), item, seats))

    def tell_returned(self, who: i64, square: i64, phase: i64) -> None:
        if self.heard:
            self.note(events.Returned(self.figure(who), square, phase, self.in_teams()))

    def tell_declined(self, who: i64) -> None:
        if self.heard:
            self.note(events.Declined(self.who(who)))

    def tell_stuck(self, who: i64, duty: bool) -> None:
        if self.heard:
            self.note(events.Stuck(self.who(who), duty))

    def tell_shifted(self, who: i64, source: i64, square: i64, item: i64) -> None:
        if self.heard:
            self.note(events.Shifted(self.figure(who), source, square, item, self.in_teams()))

    def tell_driven(self, who: i64, source: i64, square: i64, over: i64, short: i64) -> None:
        if self.heard:
            self.note(events.Driven(self.figure(who), source, square, over, short))

    def tell_reaped(self, who: i64, square: i64, ghost: bool) -> None:
        if self.heard:
            self.note(events.Reaped(self.figure(who), square, ghost))

    def tell_starved(self, who: i64, number: i64) -> None:
        if self.heard:
            self.note(events.Starved(who, number))

    def tell_closed(self, square: i64) -> None:
        if self.heard:
            self.note(events.Closed(square))

    def tell_no_cards(self) -> None:
        if self.heard:
            self.note(events.NoCards())

    def tell_ended(self, ending: i64, winner: i64) -> None:
        if self.heard:
            self.note(events.Ended(ending, winner))

    def who(self, who: i64) -> i64:
        raise NotImplementedError

    def in_teams(self) -> bool:
        raise NotImplementedError

    def lost_to_rain(self) -> i64:
        raise NotImplementedError

    def figure(self, who: i64) -> i64:
        raise NotImplementedError
