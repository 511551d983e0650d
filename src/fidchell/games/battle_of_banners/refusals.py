"""Why something can't be done: every forbidding rule of The Battle of Banners with its reason."""

from typing import TYPE_CHECKING, Final

from fidchell.core.refusal import Refusal
from fidchell.core.state import CHANCE, OVER
from fidchell.games.battle_of_banners import picks, rules
from fidchell.games.battle_of_banners.components import (
    EXTRA_DEFENSE,
    EXTRA_STRENGTH,
    FAMINE,
    GAIN_REINFORCEMENTS,
    GHOST_MAGIC,
    HIDDEN_KNIFE,
    ITEMS,
    KEEP,
    LOCUST_SWARM,
    NONE,
    POISON,
    PROVIDING_AID,
    SABOTEUR,
    SAFEGUARD,
    STRONG_WIND,
    THIEF,
    TREE,
    amount,
)
from fidchell.games.battle_of_banners.data import COLOURS
from fidchell.games.battle_of_banners.notation import square_name
from fidchell.games.battle_of_banners.rules import BattleOfBannersState

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners.game import BattleOfBanners

RED: Final = (EXTRA_STRENGTH, EXTRA_DEFENSE, POISON, HIDDEN_KNIFE)
CHANCE_VERBS: Final = {
    rules.DIE: "BOB M2",
    rules.DICE: "BOB C2",
    rules.FIRST: "BOB M1",
    rules.DRAW: "BOB T1",
    rules.STEAL: "BOB item.thief",
}


class Refusals:
    """The reasons of one position, for one seat."""

    def __init__(self, game: "BattleOfBanners", state: BattleOfBannersState, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def refusal(self, rule: str, reason: str, **arguments: str) -> Refusal:
        return self.game.refusal(rule, f"refusal-{reason}", **arguments)

    def square(self, sq: int) -> str:
        return square_name(self.state, sq)

    # -- whose turn ---------------------------------------------------------------------------------------------------

    def refuse(self, action: int) -> Refusal:
        state, verb, argument = self.state, action >> rules.ARGUMENT_BITS, action & rules.VERB - 1
        actor = int(state.actor())
        if actor == OVER:
            return self.refusal("BOB ruling.over", "over")
        if verb in CHANCE_VERBS:
            return self.refusal(CHANCE_VERBS[verb], "chance")
        if actor == CHANCE:
            return self.refusal("BOB ruling.turn", "wait-for-chance")
        if actor != self.seat:
            return self.refusal("BOB ruling.turn", "not-you", who=f"@{self.game.seat_message(actor, int(state.seats))}")
        phase = int(state.phase)
        if phase == rules.WINDOW:
            return self._in_window(verb, argument)
        if phase == rules.MOVING:
            return self._in_move(verb, argument)
        if phase in (rules.VICTIM, rules.PLACING, rules.DRIVING):
            return self._with_item(verb, argument)
        if phase in (rules.RETURNING, rules.ATTACKERS_DOUBLE, rules.DEFENDERS_DOUBLE):
            if verb == rules.PLACE:
                return self.bridge(argument, int(state.returning()), card=False)
            return self.refusal("BOB ruling.doubles", "reinforce-first")
        if phase == rules.TIED:
            if verb == rules.PLACE:
                return self._tie(argument)
            return self.refusal("BOB C4", "place-first")
        return self._in_fight(verb, argument)

    def _in_window(self, verb: int, argument: int) -> Refusal:
        if verb == rules.PLAY:
            return self.item(argument)
        if verb in (rules.MOVE, rules.ATTACK):
            return self.refusal("BOB M2", "roll-first")
        if verb == rules.PASS:
            return self.refusal("BOB ruling.pass", "pass-window")
        return self.refusal("BOB ruling.card.window", "nothing-to-choose")

    def _in_move(self, verb: int, argument: int) -> Refusal:
        if verb == rules.MOVE:
            return self.move(argument >> 8, argument & 255)
        if verb == rules.ATTACK:
            return self.attack(argument >> 6, argument >> 2 & 15, argument & 3)
        if verb == rules.PLAY:
            return self._late_card(argument)
        if verb == rules.PASS:
            return self.refusal("BOB ruling.pass", "pass-move")
        if verb == rules.ROLL:
            return self.refusal("BOB M2", "rolled")
        return self.refusal("BOB ruling.card.window", "nothing-to-choose")

    def _late_card(self, kind: int) -> Refusal:
        name = f"@item-{ITEMS[kind]}"
        if kind in RED:
            return self.refusal("BOB T3.combat", "red", item=name)
        if self.state.used(self.state.mover >> 1):
            if self.state.seats > 2:
                return self.refusal("BOB ruling.team.card", "team-card")
            return self.refusal("BOB T3", "one-card")
        return self.refusal("BOB T3.before", "too-late", item=name)

    # -- items --------------------------------------------------------------------------------------------------------

    def item(self, kind: int) -> Refusal:
        """Why an item can't be played in the moment for items."""
        state, side, name = self.state, int(self.state.mover >> 1), f"@item-{ITEMS[kind]}"
        held = int(amount(state.hand(side), kind))
        if not held:
            return self.refusal("BOB ruling.card.hand", "not-held", item=name)
        if kind in RED:
            return self.refusal("BOB T3.combat", "red", item=name)
        if held <= amount(state.fresh, kind):
            return self.refusal("BOB T2", "fresh", item=name)
        if kind == SAFEGUARD and state.must_leave() != NONE:
            return self.refusal("BOB ruling.castle.safeguard", "duty-safeguard")
        if kind == SABOTEUR and self._enemy_in_keep():
            return self.refusal("BOB ruling.saboteur", "no-bridges")
        rule, reason = {
            GAIN_REINFORCEMENTS: ("BOB ruling.reinforcements", "nobody-returns"),
            GHOST_MAGIC: ("BOB ruling.ghost.late", "ghost-late"),
            STRONG_WIND: ("BOB item.strong.wind.when", "no-wind"),
            THIEF: ("BOB ruling.thief", "nothing-to-steal"),
            FAMINE: ("BOB ruling.famine", "nothing-to-starve"),
            SAFEGUARD: ("BOB item.safeguard.keep", "no-keep"),
            SABOTEUR: ("BOB item.saboteur.keep", "nobody-in-keep"),
            LOCUST_SWARM: ("BOB ruling.locusts.idle", "no-locusts"),
            PROVIDING_AID: ("BOB item.providing.aid.place", "no-aid"),
        }[kind]
        return self.refusal(rule, reason)

    def _enemy_in_keep(self) -> bool:
        state = self.state
        enemies = range(8 - 4 * (int(state.mover) & 2), 15 - 4 * (int(state.mover) & 2))
        return any(state.stands(piece) and state.board.kind[state.at(piece)] == KEEP for piece in enemies)

    def _with_item(self, verb: int, argument: int) -> Refusal:
        state, kind = self.state, int(self.state.item)
        if state.phase == rules.VICTIM and verb == rules.CHOOSE:
            return self._victim(kind, argument)
        if state.phase == rules.PLACING and verb == rules.PLACE:
            return self._placing(kind, argument)
        if state.phase == rules.DRIVING and verb == rules.DRIVE:
            return self.refusal("BOB ruling.locusts.idle", "idle")
        return self.refusal("BOB ruling.card.window", "finish-item", item=f"@item-{ITEMS[kind]}")

    def _victim(self, kind: int, piece: int) -> Refusal:
        state, sq = self.state, int(self.state.at(piece))
        own = piece >> 3 == state.mover >> 1
        if kind == SAFEGUARD and not own:
            return self.refusal("BOB ruling.card.target", "not-ally", item=f"@item-{ITEMS[kind]}")
        if kind not in (SAFEGUARD, PROVIDING_AID) and own:
            return self.refusal("BOB ruling.card.target", "not-enemy", item=f"@item-{ITEMS[kind]}")
        if kind == SAFEGUARD:
            if state.carries(piece):
                return self.refusal("BOB ruling.safeguard", "safeguard-carrier")
            return self.refusal("BOB item.safeguard.keep", "no-keep-behind", square=self.square(sq))
        if kind == PROVIDING_AID:
            if state.carries(piece):
                return self.refusal("BOB item.providing.aid.carrier", "aid-carrier")
            return self.refusal("BOB item.providing.aid.place", "no-aid-for", square=self.square(sq))
        if kind == SABOTEUR:
            if state.board.kind[sq] != KEEP:
                return self.refusal("BOB item.saboteur.keep", "not-in-keep", square=self.square(sq))
            return self.refusal("BOB ruling.saboteur", "no-bridge")
        return self.refusal("BOB ruling.locusts.idle", "idle-piece", square=self.square(sq))

    def _placing(self, kind: int, sq: int) -> Refusal:
        state, piece = self.state, int(self.state.chosen)
        if kind == GAIN_REINFORCEMENTS:
            return self.bridge(sq, int(state.mover), card=True)
        if kind == SABOTEUR:
            return self.refusal("BOB ruling.saboteur", "saboteur-bridge", colour=f"@seat-{COLOURS[piece >> 2]}")
        if kind == SAFEGUARD:
            if state.is_closed(sq):
                return self._closed(sq)
            reason = "keep-taken" if state.board.kind[sq] == KEEP and state.on(sq) != NONE else "keep-behind"
            return self.refusal("BOB item.safeguard.keep", reason, square=self.square(sq))
        return self.refusal("BOB item.providing.aid.place", "aid-place", square=self.square(sq))

    def bridge(self, sq: int, colour: int, card: bool) -> Refusal:
        """Why a reinforcement, by the card or by a double of a colour, can't come to a square."""
        state, bridge = self.state, int(self.state.board.bridge_of[sq])
        if not state.comes_here(colour, sq, card):
            if card or state.seats == 2:
                return self.refusal("BOB ruling.drawbridge", "bridge-side", square=self.square(sq))
            names = {"square": self.square(sq), "colour": f"@seat-{COLOURS[colour]}"}
            return self.refusal("BOB ruling.drawbridge", "bridge-own", **names)
        if state.on(sq) != NONE:
            return self.refusal("BOB ruling.drawbridge", "bridge-taken", square=self.square(sq))
        if not state.bridge_free(sq):
            return self.refusal("BOB ruling.drawbridge", "bridge-flag", square=self.square(sq))
        rule = "BOB ruling.reinforcements" if card else "BOB ruling.doubles"
        return self.refusal(rule, "nobody-fallen", colour=f"@seat-{COLOURS[bridge]}")

    # -- moving -------------------------------------------------------------------------------------------------------

    def _mine(self, piece: int) -> Refusal | None:
        """Why a piece can't be the one that moves."""
        state = self.state
        if piece >> 3 != state.mover >> 1:
            return self.refusal("BOB ruling.piece.own", "enemy-piece")
        if not state.moves_now(piece):
            return self.refusal("BOB ruling.team.own", "partner-piece", colour=f"@seat-{COLOURS[state.mover]}")
        duty = int(state.must_leave())
        if duty not in (NONE, piece):
            return self.refusal("BOB space.castle.leave", "duty", square=self.square(int(state.at(duty))))
        if state.steps(piece) <= 0:
            return self.refusal("BOB ruling.movement", "no-steps")
        return None

    def _entry(self, piece: int, sq: int) -> Refusal | None:
        """Why a piece can't enter a square."""
        state = self.state
        kind, name = int(state.board.kind[sq]), self.square(sq)
        if kind == TREE:
            return self.refusal("BOB space.tree", "tree", square=name)
        other = int(state.on(sq))
        if other not in (NONE, piece):
            return self.refusal("BOB ruling.block", "taken", square=name)
        if state.is_closed(sq):
            return self._closed(sq)
        if kind == KEEP and state.carries(piece):
            return self.refusal("BOB M4", "carrier-keep")
        if state.flag(piece >> 3) == sq:
            return self.refusal("BOB C5.owners", "own-flag", square=name)
        return None

    def _closed(self, sq: int) -> Refusal:
        left = int(self.state.closed >> 2 * self.state.board.keep_at[sq] & 3)
        return self.refusal(
            "BOB space.keep.closed", "closed", square=self.square(sq), turns="last" if left == 1 else "more"
        )

    def move(self, piece: int, sq: int) -> Refusal:
        state = self.state
        mine = self._mine(piece)
        if mine is not None:
            return mine
        start, steps = int(state.at(piece)), int(state.steps(piece))
        other = int(state.on(sq))
        if other != NONE and other >> 3 != piece >> 3:
            return self.refusal("BOB C1", "say-attack", square=self.square(sq))
        if sq == start and state.board.kind[sq] == KEEP:
            return self.refusal("BOB space.keep.closed", "own-keep", square=self.square(sq))
        if sq == start and start == state.board.castle[1 - (piece >> 3)]:
            return self.refusal("BOB space.castle.leave", "end-on-castle")
        return self._entry(piece, sq) or self._no_way(piece, sq, steps)

    def _no_way(self, piece: int, sq: int, steps: int) -> Refusal:
        state, name = self.state, self.square(sq)
        start, board = int(state.at(piece)), state.board
        across, along = abs(int(board.file[sq] - board.file[start])), abs(int(board.rank[sq] - board.rank[start]))
        if picks.only_straight_back(state, piece, steps, sq):
            return self.refusal("BOB M5", "straight-back", square=name, steps=str(steps))
        if picks.only_through_pieces(state, piece, steps, sq):
            return self.refusal("BOB ruling.block", "in-the-way", square=name, steps=str(steps))
        if across and along and max(across, along) == steps:
            return self.refusal("BOB M2.diagonal", "diagonal", square=name)
        return self.refusal("BOB M2.exact", "exact", square=name, steps=str(steps))

    def attack(self, piece: int, target: int, direction: int) -> Refusal:
        state = self.state
        mine = self._mine(piece)
        if mine is not None:
            return mine
        sq, start = int(state.at(target)), int(state.at(piece))
        source = int(state.board.next[4 * sq + (direction ^ 2)])
        if target >> 3 == piece >> 3:
            return self.refusal("BOB ruling.block", "own-side", square=self.square(sq))
        if state.board.kind[sq] == KEEP:
            return self.refusal("BOB space.keep.safe", "safe", square=self.square(sq))
        if (state.ghost1 if piece >> 3 else state.ghost0) == 2:
            return self.refusal("BOB item.ghost.magic.peace", "ghosts-own")
        if (state.ghost0 if piece >> 3 else state.ghost1) == 1:
            return self.refusal("BOB item.ghost.magic", "ghosts-enemy")
        if source != start and state.on(source) != NONE and start == state.board.castle[1 - (piece >> 3)]:
            return self.refusal("BOB ruling.castle.attack", "attack-through", square=self.square(source))
        blocked = None if source == start else self._entry(piece, source)
        return blocked or self._no_attack(piece, source, direction, int(state.steps(piece)))

    def _no_attack(self, piece: int, source: int, direction: int, steps: int) -> Refusal:
        name = self.square(source)
        found = picks.walk(self.state, piece)
        reached = [step for step in found[-2] if step[0] == source]
        if reached:
            return self.refusal("BOB M5", "straight-back-attack", square=name)
        if any(step[0] == source for layer in found[:-2] for step in layer):
            return self.refusal("BOB ruling.attack.last", "last-step", square=name, steps=str(steps))
        return self._no_way(piece, source, steps - 1)

    # -- combat -------------------------------------------------------------------------------------------------------

    def _in_fight(self, verb: int, argument: int) -> Refusal:
        if verb != rules.PLAY:
            return self.refusal("BOB ruling.combat.order", "fight-first")
        state, name = self.state, f"@item-{ITEMS[argument]}"
        attacking = state.phase in (rules.ATTACKERS_CARD, rules.ATTACKERS_KNIFE)
        side = int((state.attacker if attacking else state.target) >> 3)
        if not amount(state.hand(side), argument):
            return self.refusal("BOB ruling.card.hand", "not-held", item=name)
        if argument not in RED:
            return self.refusal("BOB T3.before", "not-in-fight", item=name)
        if state.phase in (rules.ATTACKERS_KNIFE, rules.DEFENDERS_KNIFE):
            return self.refusal("BOB ruling.card.one", "only-knife")
        if argument == HIDDEN_KNIFE:
            return self.refusal("BOB item.hidden.knife.when", "no-tie")
        if argument == EXTRA_STRENGTH:
            return self.refusal("BOB item.extra.strength.when", "not-attacking")
        return self.refusal("BOB item.extra.defense.when", "not-defending")

    def _tie(self, sq: int) -> Refusal:
        state = self.state
        target = int(state.at(state.target))
        beside = sq in [state.board.next[4 * target + direction] for direction in range(4)]
        if beside and sq == state.origin == state.board.castle[1 - (state.attacker >> 3)]:
            return self.refusal("BOB space.castle.leave", "end-on-castle")
        blocked = self._entry(int(state.attacker), sq) if beside else None
        return blocked or self.refusal(
            "BOB ruling.tie", "tie-beside", square=self.square(sq), target=self.square(target)
        )

    # -- clicks -------------------------------------------------------------------------------------------------------

    def no_move(self, piece: int) -> Refusal:
        """Why a piece that was clicked has nowhere to go."""
        mine = self._mine(piece)
        if mine is not None:
            return mine
        steps = str(int(self.state.steps(piece)))
        return self.refusal("BOB M2.exact", "nowhere", square=self.square(int(self.state.at(piece))), steps=steps)
