"""Whether a position is possible, and whether it can be played on to its end.

A complaint begins with the field of a position (position.py) that can't be as it is. That each number is one that its
field can have, and that there are two dice or none, position.py sees to.
"""

from mypy_extensions import i64

from fidchell.core.state import CHANCE
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import amount, size
from fidchell.games.battle_of_banners_2.rules import combat, items, movement, reinforcements, spaces, teams
from fidchell.games.battle_of_banners_2.rules.state import Battlefield


def check_table(s: Battlefield) -> None:
    """What passes can be played on: whoever is asked has something to do, and the game comes to its end."""
    check_numbers(s)
    check_cards(s)
    check_pieces(s)
    check_flags(s)
    check_turn(s)
    if s.fought:
        assert s.fought >> 7 & 1 != s.fought >> 3 & 1, "fought: enemies fight"
        assert s.fought >> 14 & 63 and s.fought >> 8 & 63, "fought: both have rolled"
    if s.ended:
        check_end(s)
    else:
        assert s.pieces(0) and s.pieces(1), "pieces: a side without pieces has lost [BOB ruling.defeat]"
        check_phase(s)
        check_item(s)
        check_fight(s)
        actor = s.actor()
        choices = s.tickets() if actor == CHANCE else len(s.moves(actor))
        assert choices > 0, "phase: whoever is asked has no choice"


def check_numbers(s: Battlefield) -> None:
    assert s.seats > 2 or not s.mover & 1, "player: one against one blue or red"
    assert s.turn <= s.limit, "turn: above the limit"
    assert (s.turn == 0) == (s.phase == c.START), "turn: counted from the first roll on"
    assert (s.ended != 0) == (s.phase == c.FINISHED), "ended: the phase says otherwise"
    assert s.ended or s.winner == c.NONE, "winner: nobody has won yet"


def check_cards(s: Battlefield) -> None:
    for kind in range(c.KINDS):
        n = amount(s.deck, kind) + amount(s.hand0, kind) + amount(s.hand1, kind)
        n += amount(s.played0, kind) + amount(s.played1, kind)
        assert n == amount(s.copies, kind), f"deck_size: {n} of {c.ITEMS[kind]}, not {amount(s.copies, kind)}"
        held = amount(s.hand(s.mover >> 1), kind)
        assert amount(s.fresh, kind) <= held, f"fresh: {c.ITEMS[kind]} is not in the hand of whoever is on turn"


def check_pieces(s: Battlefield) -> None:
    board = s.board
    for piece in range(2 * c.SLOTS - 1):
        if s.stands(piece):
            sq = s.at(piece)
            assert board.kind[sq] != c.TREE, "pieces: one is on a tree [BOB space.tree]"
            assert s.on(sq) == piece, "pieces: two on one square"
            assert not spaces.is_closed(s, sq), "closed: a piece is in the keep [BOB space.keep.closed]"


def check_flags(s: Battlefield) -> None:
    assert s.flag0 != s.flag1 or s.flag0 == c.HOME, "flags: two on one square"
    for side in range(2):
        flag = s.flag(side)
        if flag >= c.CARRIED:
            check_carrier(s, flag - c.CARRIED, side)
        elif flag != c.HOME:
            kind = s.board.kind[flag]
            assert kind != c.TREE and kind != c.KEEP, "flags: one lies where no carrier can be"
            assert flag != s.board.castle[side], "flags: one on its own castle is home"
            # An attacker may be passing over it, on its way to the fight.
            passes = passing(s, s.on(flag)) or (s.ended == c.DEFEAT and s.on(flag) == s.attacker)
            free = s.on(flag) == c.NONE or (passes and s.attacker >> 3 != side)
            assert free, "flags: who stands on one takes it, or may not be there [BOB C5.owners]"


def check_carrier(s: Battlefield, piece: i64, side: i64) -> None:
    assert piece >> 3 == 1 - side, "flags: one is carried by its own side"
    assert s.stands(piece), "flags: a carrier is not on the board"
    assert s.board.kind[s.at(piece)] != c.KEEP, "flags: a carrier in a keep [BOB M4]"
    home = s.at(piece) == s.board.castle[1 - side]
    decided = s.ended == c.FLAG or s.ended == c.DEFEAT
    assert not home or decided or passing(s, piece), "flags: one has been brought home [BOB goal.flag]"


def passing(s: Battlefield, piece: i64) -> bool:
    """Whether a piece is on its way into a fight: then it has not landed where it stands."""
    return piece != c.NONE and piece == s.attacker and s.phase <= c.TIED and s.at(piece) != s.origin


def check_turn(s: Battlefield) -> None:
    """What lasts, and what has been done in this turn."""
    side = s.mover >> 1
    enemy = 1 - side
    for one_side in range(2):
        most: i64 = 1 if one_side == enemy else 2
        ghost = s.ghost(one_side)
        rain = s.rain(one_side)
        assert ghost == 0 or ghost == most, "ghost: 2 in the own turn, 1 in the enemy's [BOB ruling.ghost]"
        assert rain == 0 or rain == most, "rain: 2 in the own turn, 1 in the enemy's [BOB ruling.rain]"
        used = s.used(one_side)
        assert used <= size(s.played(one_side)), "used: more cards than were played"
        knife = amount(s.played(one_side), c.HIDDEN_KNIFE)
        assert used < 2 or knife, "used: only a Hidden Knife is a second card [BOB item.hidden.knife.second]"
    assert not s.used(enemy) or s.attacked, "used: the enemy plays cards only when attacked"
    assert not (s.attacked and movement.peace(s) != c.ALLOWED), "attacked: ghosts forbid it [BOB item.ghost.magic]"
    assert not s.horse or was_played(s, side, c.HORSE), "horse: none was played in this turn"
    if s.phase <= c.MOVING and (s.seats == 2 or not s.mover & 1):
        assert not s.attacked, "attacked: nobody has moved in this turn"
        assert s.used(side) < 2, "used: nobody has fought in this turn"
        assert not s.fresh or was_played(s, side, c.THIEF), "fresh: nobody has moved in this turn"


def was_played(s: Battlefield, side: i64, kind: i64) -> bool:
    """Whether a card of a kind may have been played in this turn."""
    return s.used(side) > 0 and amount(s.played(side), kind) > 0


def check_end(s: Battlefield) -> None:
    assert (s.winner == c.NONE) == (s.ended == c.LIMIT), "winner: a draw by the limit, or a winner"
    if s.ended == c.LIMIT:
        assert s.turn == s.limit, "ended: the limit is not reached [BOB ruling.limit]"
        assert s.attacker == c.NONE, "fight: the turn is over"
    if s.ended == c.DEFEAT:
        left = s.pieces(s.winner) > 0 and not s.pieces(1 - s.winner)
        assert left, "ended: only the loser has no piece [BOB ruling.defeat]"
    else:
        assert s.pieces(0) and s.pieces(1), "ended: a side without pieces has lost [BOB ruling.defeat]"
    if s.ended == c.FLAG:
        flag = s.flag(1 - s.winner)
        home = flag >= c.CARRIED and s.at(flag - c.CARRIED) == s.board.castle[s.winner]
        assert home, "ended: no flag was brought home [BOB goal.flag]"
    reaped = s.ended == c.DEFEAT and s.item == c.THE_REAPER and was_played(s, s.mover >> 1, c.THE_REAPER)
    assert s.item == c.NONE or reaped, "item: it is carried out"
    assert s.chosen == c.NONE, "chosen: the item is carried out"
    if s.attacker != c.NONE:
        check_fighters(s)
        assert s.attack_dice and s.defence_dice, "fight: both have rolled"


def check_phase(s: Battlefield) -> None:
    phase = s.phase
    side = s.mover >> 1
    if phase == c.START:
        check_start(s)
    assert (s.dice != 0) == (phase >= c.RETURNING), "dice: those of the move, once they are rolled"
    assert phase != (c.ROLLING if s.horse else c.RIDING), "horse: two dice are rolled with one"
    assert phase != c.ROLLING or teams.has_piece(s), "phase: whoever has no piece doesn't roll"
    assert phase != c.WINDOW or (s.hand(side) and not s.used(side)), "phase: no card could be played"
    if phase == c.RETURNING:
        assert s.horse and s.dice % 9 == 0, "dice: a Horse's double brings a piece back"
        assert reinforcements.can_return(s, s.mover), "phase: no piece could return"


def check_start(s: Battlefield) -> None:
    """BOB M1: before the first roll all is as it was laid out."""
    assert s.mover == 0, "player: nobody, before the first roll"
    assert s.army0 == s.board.army0 and s.army1 == s.board.army1, "pieces: nobody has moved yet"
    assert s.flag0 == c.HOME and s.flag1 == c.HOME, "flags: nobody has moved yet"
    assert s.deck == s.copies, "deck_size: nobody has drawn yet"
    assert not s.closed, "closed: nobody has moved yet"
    assert not s.ghost0 and not s.ghost1, "ghost: nobody has played yet"
    assert not s.rain0 and not s.rain1, "rain: nobody has played yet"


def check_item(s: Battlefield) -> None:
    """An item that is being carried out, and its piece."""
    phase = s.phase
    item = s.item
    assert (item != c.NONE) == (c.VICTIM <= phase <= c.STEALING), "item: one while it is carried out"
    chosen = phase == c.DRIVING or (phase == c.PLACING and item != c.GAIN_REINFORCEMENTS)
    assert (s.chosen != c.NONE) == chosen, "chosen: the piece that an item is used on"
    if item == c.NONE:
        return
    assert was_played(s, s.mover >> 1, item), "item: it was not played in this turn"
    assert phase != c.DRIVING or item == c.LOCUST_SWARM, "item: only locusts drive"
    assert phase != c.STEALING or item == c.THIEF, "item: only a thief steals"
    placed = item == c.SAFEGUARD or item == c.PROVIDING_AID or item == c.SABOTEUR
    victim = placed or item == c.THE_REAPER or item == c.LOCUST_SWARM
    assert phase != c.VICTIM or victim, "item: it is not used on a piece"
    assert phase != c.PLACING or placed or item == c.GAIN_REINFORCEMENTS, "item: it needs no square"
    assert item != c.SAFEGUARD or spaces.must_leave(s) == c.NONE, "item: the castle comes first [BOB ruling.castle]"
    fits = not chosen or items.why_not_on(s, item, s.chosen) == c.ALLOWED
    assert fits, "chosen: the item can't be used on that piece"


def check_fight(s: Battlefield) -> None:
    phase = s.phase
    if s.attacker == c.NONE:
        assert phase < c.ATTACKERS_CARD or phase == c.DRAWING, "fight: there is none"
        drawing = [keep for keep in s.board.keeps if s.on(keep) != c.NONE and s.moves_now(s.on(keep))]
        assert phase != c.DRAWING or drawing, "phase: nobody stands in a keep"
        return
    assert phase >= c.ATTACKERS_CARD, "fight: it has not begun"
    check_fighters(s)
    assert phase > c.ATTACKERS_CARD or s.attack_card == c.NONE, "fight: the attacker's card comes later"
    assert phase > c.DEFENDERS_CARD or s.defence_card == c.NONE, "fight: the defender's card comes later"
    assert (s.attack_dice != 0) == (phase > c.ATTACKERS_DICE), "fight: the dice, once they are rolled"
    assert (s.defence_dice != 0) == (phase > c.DEFENDERS_DICE), "fight: the dice, once they are rolled"
    if phase <= c.TIED:
        check_facing(s)
    else:
        check_fallen(s)
    if c.ATTACKERS_KNIFE <= phase <= c.TIED:
        assert combat.difference(s) == 0, "fight: it is no tie"
    check_asked(s)


def check_fighters(s: Battlefield) -> None:
    """Who fights, from where and with which cards."""
    attacker, target = s.attacker, s.target
    assert s.attacked, "attacked: a fight is an attack"
    assert s.moves_now(attacker) and attacker >> 3 != target >> 3, "fight: who is on turn attacks an enemy"
    assert s.board.kind[s.origin] != c.TREE, "fight: where the attacker came from"
    assert s.attack_card in (c.NONE, c.EXTRA_STRENGTH, c.POISON), "fight: the attacker's card"
    assert s.defence_card in (c.NONE, c.EXTRA_DEFENSE, c.POISON), "fight: the defender's card"
    for card, who in ((s.attack_card, attacker), (s.defence_card, target)):
        assert card == c.NONE or was_played(s, who >> 3, card), "fight: its cards were not played in this turn"


def check_facing(s: Battlefield) -> None:
    """Both stand side by side, and the attacker came from where a piece like it can have been."""
    source = s.at(s.attacker)
    sq = s.at(s.target)
    origin = s.origin
    assert source < c.DEAD and sq < c.DEAD and s.board.kind[sq] != c.KEEP, "fight: both on the board, none in a keep"
    assert s.board.steps[source * len(s.board.kind) + sq] == 1, "fight: they don't stand side by side"
    if source != origin:
        assert s.on(origin) == c.NONE, "fight: the attacker has left where it came from"
        assert s.board.keep_at[origin] == c.NONE or spaces.is_closed(s, origin), "closed: the attacker left that keep"
        assert s.flag0 != origin and s.flag1 != origin, "fight: nobody stands on a flag without taking it"
    if s.carries(s.attacker):
        home = s.board.castle[s.attacker >> 3]
        assert origin != home and s.board.kind[origin] != c.KEEP, "fight: no carrier can have come from there"


def check_fallen(s: Battlefield) -> None:
    """After a fight the loser has fallen; its double may have brought the attacker back."""
    ahead = combat.difference(s)
    attacker = s.stands(s.attacker)
    target = s.stands(s.target)
    assert attacker or target, "fight: both have fallen"
    assert ahead <= 0 or (attacker and not target), "fight: the attacker has won"
    assert ahead >= 0 or target, "fight: the defender has won"
    assert ahead >= 0 or not attacker or s.phase == c.DEFENDERS_DOUBLE, "fight: the defender has won"


def check_asked(s: Battlefield) -> None:
    """Whoever is asked in a fight or after it may do something."""
    phase = s.phase
    side = s.attacker >> 3 if phase == c.ATTACKERS_CARD or phase == c.ATTACKERS_KNIFE else s.target >> 3
    if phase == c.ATTACKERS_CARD or phase == c.DEFENDERS_CARD:
        assert combat.may_play(s, side), "phase: no card could be played"
    elif phase == c.ATTACKERS_KNIFE or phase == c.DEFENDERS_KNIFE:
        assert s.hand(side) and s.used(side) < 2, "phase: no card could be played"
    elif phase == c.DRAWING:
        sq = s.at(s.attacker)
        assert sq < c.DEAD and s.board.kind[sq] == c.KEEP, "phase: nobody stands in a keep"
        assert sq != s.origin, "phase: who stays in a keep draws nothing [BOB ruling.rest]"
    elif phase == c.ATTACKERS_DOUBLE or phase == c.DEFENDERS_DOUBLE:
        dice = s.attack_dice if phase == c.ATTACKERS_DOUBLE else s.defence_dice
        assert dice % 9 == 0, "fight: the dice are no double"
        assert reinforcements.can_return(s, reinforcements.returning(s)), "phase: no piece could return"
