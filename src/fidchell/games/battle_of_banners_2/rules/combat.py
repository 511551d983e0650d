"""Combat: cards, dice, knives, and where the pieces are afterwards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import amount, is_red, is_scout
from fidchell.games.battle_of_banners_2.rules.ending import defeated
from fidchell.games.battle_of_banners_2.rules.flags import remove
from fidchell.games.battle_of_banners_2.rules.items import discard
from fidchell.games.battle_of_banners_2.rules.movement import after_landing, land
from fidchell.games.battle_of_banners_2.rules.reinforcements import attackers_double
from fidchell.games.battle_of_banners_2.rules.spaces import leave, why_not_enter
from fidchell.games.battle_of_banners_2.rules.state import Battlefield


def attack(s: Battlefield, piece: i64, target: i64, direction: i64) -> None:
    """BOB C1, BOB ruling.attack.last, BOB ruling.attack.from: a piece goes to the square before its target."""
    start = s.at(piece)
    sq = s.at(target)
    source = s.board.next[4 * sq + (direction ^ 2)]
    if source != start:
        leave(s, start)
        s.put(piece, source)
    s.attacker = piece
    s.target = target
    s.origin = start
    s.attacked = 1
    s.fights += 1
    s.tell_attacked(piece, source, target, sq)
    ask_attacker(s)


def may_play(s: Battlefield, side: i64) -> bool:
    """BOB ruling.combat.asked: a side is asked while it holds any card and may still play one (BOB T3.combat)."""
    return s.hand(side) != 0 and s.used(side) == 0


def ask_attacker(s: Battlefield) -> None:
    """BOB ruling.combat.order: the attacker's card, the defender's card, the dice."""
    if may_play(s, s.attacker >> 3):
        s.phase = c.ATTACKERS_CARD
    else:
        ask_defender(s)


def ask_defender(s: Battlefield) -> None:
    s.phase = c.DEFENDERS_CARD if may_play(s, s.target >> 3) else c.ATTACKERS_DICE


def play_combat_card(s: Battlefield, kind: i64) -> None:
    """BOB T3.combat, BOB T2.combat: one combat card a side, even one just drawn, or none; first the attacker's
    (BOB ruling.combat.order)."""
    attacking = s.phase == c.ATTACKERS_CARD
    if kind != c.NONE:
        discard(s, (s.attacker if attacking else s.target) >> 2, kind)
    if attacking:
        s.attack_card = kind
        ask_defender(s)
    else:
        s.defence_card = kind
        s.phase = c.ATTACKERS_DICE


def attack_bonus(s: Battlefield) -> i64:
    """BOB C2.bonus, BOB M3.attack, BOB C2.scout, BOB ruling.bonus, BOB item.extra.strength, BOB item.poison."""
    bonus: i64 = 0
    if s.seats > 2 or not is_scout(s.attacker):
        bonus += 1
    if s.attack_card == c.EXTRA_STRENGTH:
        bonus += 1
    if s.defence_card == c.POISON:
        bonus -= c.VENOM
    return bonus


def defence_bonus(s: Battlefield) -> i64:
    """BOB item.extra.defense, BOB item.poison."""
    bonus: i64 = 0
    if s.defence_card == c.EXTRA_DEFENSE:
        bonus += 1
    if s.attack_card == c.POISON:
        bonus -= c.VENOM
    return bonus


def difference(s: Battlefield) -> i64:
    """How much the attacker's total is above the defender's."""
    attack = (s.attack_dice >> 3) + (s.attack_dice & 7) + attack_bonus(s)
    return attack - (s.defence_dice >> 3) - (s.defence_dice & 7) - defence_bonus(s)


def fight(s: Battlefield, dice: i64) -> None:
    """BOB C2, BOB C3, BOB ruling.repelled, BOB C4: two dice each; the higher total wins."""
    if s.phase == c.ATTACKERS_DICE:
        s.attack_dice = dice
        s.tell_threw(s.attacker, dice, attack_bonus(s), True, s.attack_card, s.defence_card)
        s.phase = c.DEFENDERS_DICE
        return
    s.defence_dice = dice
    s.tell_threw(s.target, dice, defence_bonus(s), False, s.defence_card, s.attack_card)
    s.fought = (attack_bonus(s) + c.BONUS) << 23 | (defence_bonus(s) + c.BONUS) << 20
    s.fought |= s.attack_dice << 14 | dice << 8 | s.attacker << 4 | s.target
    ahead = difference(s)
    if ahead > 0:
        attacker_wins(s)
    elif ahead < 0:
        defender_wins(s)
    else:
        s.tell_level(s.attacker, s.target)
        ask_for_knife(s, c.ATTACKERS_KNIFE)


def ask_for_knife(s: Battlefield, phase: i64) -> None:
    """BOB item.hidden.knife, BOB ruling.knife: after a tie; BOB item.hidden.knife.second: also as a second card."""
    if phase == c.ATTACKERS_KNIFE and s.hand(s.attacker >> 3) and s.used(s.attacker >> 3) < 2:
        s.phase = c.ATTACKERS_KNIFE
    elif s.hand(s.target >> 3) and s.used(s.target >> 3) < 2:
        s.phase = c.DEFENDERS_KNIFE
    else:
        s.phase = c.TIED


def has_knife(s: Battlefield, side: i64) -> bool:
    """Whether a side could win a tie: it holds a Hidden Knife and may still play one (BOB ruling.team.card)."""
    return amount(s.hand(side), c.HIDDEN_KNIFE) > 0 and s.used(side) < 2


def knife(s: Battlefield, kind: i64) -> None:
    attacking = s.phase == c.ATTACKERS_KNIFE
    if kind == c.NONE and attacking:
        ask_for_knife(s, c.DEFENDERS_KNIFE)
    elif kind == c.NONE:
        s.phase = c.TIED
    elif attacking:
        discard(s, s.attacker >> 2, kind)
        attacker_wins(s)
    else:
        discard(s, s.target >> 2, kind)
        defender_wins(s)


def attacker_wins(s: Battlefield) -> None:
    """BOB C3: the attacker moves in, even if that was the last enemy (BOB ruling.defeat).

    BOB ruling.flag.killer: but not onto the new space of its own flag. BOB ruling.flag.home.killer: where the flag
    is home again there is no such space.
    """
    piece = s.attacker
    sq = s.at(s.target)
    robbed = s.carries(s.target) and sq == s.board.castle[piece >> 3]
    s.set_kills(piece >> 3, s.kills(piece >> 3) + 1)
    s.tell_killed(piece, s.target)
    remove(s, s.target, c.DEAD, sq)
    if s.flag(piece >> 3) == sq:
        sq = s.at(piece)
        go(s, piece, sq, c.STAYED_OUT)
    else:
        go(s, piece, sq, c.MOVED_HOME if robbed else c.MOVED_IN)
    if not defeated(s):
        rest(s, piece, sq)


def defender_wins(s: Battlefield) -> None:
    """BOB ruling.repelled, BOB ruling.flag.attacker: the attacker falls where it attacked from."""
    piece = s.attacker
    source = s.at(piece)
    s.set_kills(s.target >> 3, s.kills(s.target >> 3) + 1)
    s.tell_repelled(s.target, piece)
    if source == s.origin:
        leave(s, source)
    remove(s, piece, c.DEAD, source)
    if not defeated(s):
        attackers_double(s)


def go(s: Battlefield, piece: i64, sq: i64, why: i64) -> None:
    """After a fight a piece goes where it will rest; it has not landed yet."""
    source = s.at(piece)
    if sq != source:
        if source == s.origin:
            leave(s, source)
        s.put(piece, sq)
    s.tell_rested(piece, source, sq, why, sq != s.origin)


def rest(s: Battlefield, piece: i64, sq: i64) -> None:
    """BOB ruling.rest: where a piece comes to rest after a fight it lands, unless it has stayed put."""
    if sq == s.origin:
        after_landing(s)
    else:
        land(s, piece, sq)


def tie_squares(s: Battlefield) -> vec[i64]:
    """BOB C4, BOB ruling.tie: free squares beside the defender that the attacker may enter, in the order of squares:
    south is lowest, north highest.

    BOB space.castle.leave, BOB ruling.castle: not the enemy castle where it began, unless there is no other.
    """
    found = vec[i64]()
    castle = s.board.castle[1 - (s.attacker >> 3)]
    for direction in (c.SOUTH, c.WEST, c.EAST, c.NORTH):
        sq = s.board.next[4 * s.at(s.target) + direction]
        if sq == c.NONE or (sq == s.origin and sq == castle):
            continue
        if why_not_enter(s, s.attacker, sq) == c.ALLOWED:
            found = append(found, c.PLACE * c.VERB + sq)
    return found if len(found) else append(found, c.PLACE * c.VERB + castle)


def why_not_in_fight(s: Battlefield, kind: i64) -> i64:
    """BOB item.extra.strength.when, BOB item.extra.defense.when, BOB item.hidden.knife.when: why whoever is asked in a
    fight may not play a card: red ones fit, in an attack, in defence, after a tie (BOB ruling.card.one)."""
    phase = s.phase
    attacking = phase == c.ATTACKERS_CARD or phase == c.ATTACKERS_KNIFE
    if not amount(s.hand((s.attacker if attacking else s.target) >> 3), kind):
        return c.NOT_HELD
    if not is_red(kind):
        return c.NOT_IN_FIGHT
    if phase == c.ATTACKERS_KNIFE or phase == c.DEFENDERS_KNIFE:
        return c.ALLOWED if kind == c.HIDDEN_KNIFE else c.ONLY_KNIFE
    if kind == c.HIDDEN_KNIFE:
        return c.NO_TIE
    if kind == c.EXTRA_STRENGTH:
        return c.ALLOWED if attacking else c.NOT_ATTACKING
    if kind == c.EXTRA_DEFENSE:
        return c.NOT_DEFENDING if attacking else c.ALLOWED
    return c.ALLOWED


def cards_that_fit(s: Battlefield) -> vec[i64]:
    """BOB ruling.combat.asked: any card that fits, or none."""
    found = vec[i64]()
    for kind in range(c.KINDS):
        if why_not_in_fight(s, kind) == c.ALLOWED:
            found = append(found, c.PLAY * c.VERB + kind)
    return append(found, c.PASS * c.VERB)
