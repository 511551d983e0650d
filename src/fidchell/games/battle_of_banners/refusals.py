"""Why something can't be done: every forbidding rule of The Battle of Banners with its reason."""

from typing import TYPE_CHECKING, Final

from fidchell.core.refusal import Refusal
from fidchell.games.battle_of_banners import components as c
from fidchell.games.battle_of_banners import picks
from fidchell.games.battle_of_banners.components import COLOURS, ITEMS, KEEP, NONE, amount
from fidchell.games.battle_of_banners.rules import BattleOfBannersState
from fidchell.games.battle_of_banners.rules.movement import steps_of
from fidchell.games.battle_of_banners.rules.reinforcements import bridge_free, comes_here, returning
from fidchell.games.battle_of_banners.rules.spaces import is_closed, must_leave

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners.game import BattleOfBanners

RED: Final = (c.EXTRA_STRENGTH, c.EXTRA_DEFENSE, c.POISON, c.HIDDEN_KNIFE)


class Refusals:
    """The reasons of one position."""

    def __init__(self, game: "BattleOfBanners", state: BattleOfBannersState) -> None:
        self.game = game
        self.state = state

    def refusal(self, rule: str, reason: str, **arguments: str) -> Refusal:
        return self.game.refusal(rule, f"refusal-{reason}", **arguments)

    def square(self, sq: int) -> str:
        return self.game.square(sq)

    # -- by what is asked ---------------------------------------------------------------------------------------------

    def refuse(self, action: int) -> Refusal:
        """By what is under way, which comes first (BOB ruling.card.window, BOB ruling.combat.order)."""
        state, verb, argument = self.state, action >> c.ARGUMENT_BITS, action & c.VERB - 1
        phase = int(state.phase)
        if phase == c.WINDOW:
            return self._in_window(verb, argument)
        if phase == c.MOVING:
            return self._in_move(verb, argument)
        if phase in (c.VICTIM, c.PLACING, c.DRIVING):
            return self._with_item(verb, argument)
        if phase == c.TIED:
            return self._tie(argument) if verb == c.PLACE else self.refusal("BOB C4", "place-first")
        if phase not in c.DOUBLES:
            return self._in_fight(verb, argument)
        if verb == c.PLACE:
            return self.bridge(argument, int(returning(state)), card=False)
        return self.refusal("BOB ruling.doubles", "reinforce-first")

    def _in_window(self, verb: int, argument: int) -> Refusal:
        if verb == c.PLAY:
            return self.item(argument)
        early = ("BOB M2", "roll-first")
        why = {c.MOVE: early, c.ATTACK: early, c.PASS: ("BOB ruling.pass", "pass-window")}
        return self.refusal(*why.get(verb, ("BOB ruling.card.window", "nothing-to-choose")))

    def _in_move(self, verb: int, argument: int) -> Refusal:
        """Once the dice lie (BOB M2.exact, BOB C1)."""
        if verb == c.MOVE:
            return self.move(argument >> 8, argument & 255)
        if verb == c.ATTACK:
            return self.attack(argument >> 6, argument >> 2 & 15, argument & 3)
        if verb == c.PLAY:
            return self._late_card(argument)
        why = {c.PASS: ("BOB ruling.pass", "pass-move"), c.ROLL: ("BOB M2", "rolled")}
        return self.refusal(*why.get(verb, ("BOB ruling.card.window", "nothing-to-choose")))

    def _late_card(self, kind: int) -> Refusal:
        name = f"@item-{ITEMS[kind]}"
        if kind in RED:
            return self.refusal("BOB T3.combat", "red", item=name)
        if not self.state.used(self.state.mover >> 1):
            return self.refusal("BOB T3.before", "too-late", item=name)
        if self.state.seats > 2:
            return self.refusal("BOB ruling.team.card", "team-card")
        return self.refusal("BOB T3", "one-card")

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
        if kind == c.SAFEGUARD and must_leave(state) != NONE:
            return self.refusal("BOB ruling.castle.safeguard", "duty-safeguard")
        if kind == c.SABOTEUR and self._enemy_in_keep():
            return self.refusal("BOB ruling.saboteur", "no-bridges")
        why = {
            c.GAIN_REINFORCEMENTS: ("BOB ruling.reinforcements", "nobody-returns"),
            c.GHOST_MAGIC: ("BOB ruling.ghost.late", "ghost-late"),
            c.STRONG_WIND: ("BOB item.strong.wind.when", "no-wind"),
            c.THIEF: ("BOB ruling.thief", "nothing-to-steal"),
            c.FAMINE: ("BOB ruling.famine", "nothing-to-starve"),
            c.SAFEGUARD: ("BOB item.safeguard.keep", "no-keep"),
            c.SABOTEUR: ("BOB item.saboteur.keep", "nobody-in-keep"),
            c.LOCUST_SWARM: ("BOB ruling.locusts.idle", "no-locusts"),
            c.PROVIDING_AID: ("BOB item.providing.aid.place", "no-aid"),
        }
        return self.refusal(*why[kind])

    def _enemy_in_keep(self) -> bool:
        state = self.state
        inside = [int(state.on(keep)) for keep in state.board.keeps]
        return any(piece != NONE and piece >> 3 != state.mover >> 1 for piece in inside)

    def _with_item(self, verb: int, argument: int) -> Refusal:
        state, kind = self.state, int(self.state.item)
        if state.phase == c.VICTIM and verb == c.CHOOSE:
            return self._victim(kind, argument)
        if state.phase == c.PLACING and verb == c.PLACE:
            return self._placing(kind, argument)
        if state.phase == c.DRIVING and verb == c.DRIVE:
            return self.refusal("BOB ruling.locusts.idle", "idle")
        return self.refusal("BOB ruling.card.window", "finish-item", item=f"@item-{ITEMS[kind]}")

    def _victim(self, kind: int, piece: int) -> Refusal:
        state, sq = self.state, int(self.state.at(piece))
        own, name = piece >> 3 == state.mover >> 1, f"@item-{ITEMS[kind]}"
        if kind == c.SAFEGUARD and not own:
            return self.refusal("BOB ruling.card.target", "not-ally", item=name)
        if kind not in (c.SAFEGUARD, c.PROVIDING_AID) and own:
            return self.refusal("BOB ruling.card.target", "not-enemy", item=name)
        if kind == c.SAFEGUARD and state.carries(piece):
            return self.refusal("BOB ruling.safeguard", "safeguard-carrier")
        if kind == c.PROVIDING_AID and state.carries(piece):
            return self.refusal("BOB item.providing.aid.carrier", "aid-carrier")
        if kind == c.SABOTEUR and state.board.kind[sq] == KEEP:
            return self.refusal("BOB ruling.saboteur", "no-bridge")
        why = {
            c.SAFEGUARD: ("BOB item.safeguard.keep", "no-keep-behind"),
            c.PROVIDING_AID: ("BOB item.providing.aid.place", "no-aid-for"),
            c.SABOTEUR: ("BOB item.saboteur.keep", "not-in-keep"),
            c.LOCUST_SWARM: ("BOB ruling.locusts.idle", "idle-piece"),
        }
        return self.refusal(*why[kind], square=self.square(sq))

    def _placing(self, kind: int, sq: int) -> Refusal:
        state, piece = self.state, int(self.state.chosen)
        if kind == c.GAIN_REINFORCEMENTS:
            return self.bridge(sq, int(state.mover), card=True)
        if kind == c.SABOTEUR:
            return self.refusal("BOB ruling.saboteur", "saboteur-bridge", colour=f"@seat-{COLOURS[piece >> 2]}")
        if kind == c.SAFEGUARD:
            if is_closed(state, sq):
                return self._closed(sq)
            reason = "keep-taken" if state.board.kind[sq] == KEEP and state.on(sq) != NONE else "keep-behind"
            return self.refusal("BOB item.safeguard.keep", reason, square=self.square(sq))
        return self.refusal("BOB item.providing.aid.place", "aid-place", square=self.square(sq))

    def bridge(self, sq: int, colour: int, card: bool) -> Refusal:
        """Why a reinforcement, by the card or by a double of a colour, can't come to a square."""
        state, bridge = self.state, int(self.state.board.bridge_of[sq])
        if comes_here(state, colour, sq, card) and bridge_free(state, sq):
            rule = "BOB ruling.reinforcements" if card else "BOB ruling.doubles"
            return self.refusal(rule, "nobody-fallen", colour=f"@seat-{COLOURS[bridge]}")
        names = {"square": self.square(sq)}
        if comes_here(state, colour, sq, card):
            reason = "bridge-flag" if state.on(sq) == NONE else "bridge-taken"
        elif card or state.seats == 2:
            reason = "bridge-side"
        else:
            reason, names["colour"] = "bridge-own", f"@seat-{COLOURS[colour]}"
        return self.refusal("BOB ruling.drawbridge", reason, **names)

    # -- moving -------------------------------------------------------------------------------------------------------

    def _mine(self, piece: int) -> Refusal | None:
        """Why a piece can't be the one that moves."""
        state = self.state
        if piece >> 3 != state.mover >> 1:
            return self.refusal("BOB ruling.piece.own", "enemy-piece")
        if not state.moves_now(piece):
            return self.refusal("BOB ruling.team.own", "partner-piece", colour=f"@seat-{COLOURS[state.mover]}")
        duty = int(must_leave(state))
        if duty not in (NONE, piece):
            return self.refusal("BOB space.castle.leave", "duty", square=self.square(int(state.at(duty))))
        if steps_of(state, piece) <= 0:
            return self.refusal("BOB ruling.movement", "no-steps")
        return None

    def _entry(self, piece: int, sq: int) -> Refusal | None:
        """Why a piece can't enter a square."""
        state, name = self.state, self.square(sq)
        kind = int(state.board.kind[sq])
        if kind == c.TREE:
            return self.refusal("BOB space.tree", "tree", square=name)
        if state.on(sq) not in (NONE, piece):
            return self.refusal("BOB ruling.block", "taken", square=name)
        if is_closed(state, sq):
            return self._closed(sq)
        if kind == KEEP and state.carries(piece):
            return self.refusal("BOB M4", "carrier-keep")
        if state.flag(piece >> 3) == sq:
            return self.refusal("BOB C5.owners", "own-flag", square=name)
        return None

    def _closed(self, sq: int) -> Refusal:
        turns = "last" if self.state.closed >> 2 * self.state.board.keep_at[sq] & 3 == 1 else "more"
        return self.refusal("BOB space.keep.closed", "closed", square=self.square(sq), turns=turns)

    def move(self, piece: int, sq: int) -> Refusal:
        state = self.state
        mine = self._mine(piece)
        if mine is not None:
            return mine
        start, other = int(state.at(piece)), int(state.on(sq))
        if other != NONE and other >> 3 != piece >> 3:
            return self.refusal("BOB C1", "say-attack", square=self.square(sq))
        if sq == start and state.board.kind[sq] == KEEP:
            return self.refusal("BOB space.keep.closed", "own-keep", square=self.square(sq))
        if sq == start and start == state.board.castle[1 - (piece >> 3)]:
            return self.refusal("BOB space.castle.leave", "end-on-castle")
        return self._entry(piece, sq) or self._no_way(piece, sq, int(steps_of(state, piece)))

    def _no_way(self, piece: int, sq: int, steps: int) -> Refusal:
        state, name = self.state, self.square(sq)
        start, board = int(state.at(piece)), state.board
        across, along = abs(int(board.file[sq] - board.file[start])), abs(int(board.rank[sq] - board.rank[start]))
        if picks.reaches(state, piece, steps, sq, back=True):
            return self.refusal("BOB M5", "straight-back", square=name, steps=str(steps))
        if picks.reaches(state, piece, steps, sq, through=True):
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
        if state.ghost(piece >> 3) == 2:
            return self.refusal("BOB item.ghost.magic.peace", "ghosts-own")
        if state.ghost(1 - (piece >> 3)) == 1:
            return self.refusal("BOB item.ghost.magic", "ghosts-enemy")
        if source != start and state.on(source) != NONE and start == state.board.castle[1 - (piece >> 3)]:
            return self.refusal("BOB ruling.castle.attack", "attack-through", square=self.square(source))
        blocked = None if source == start else self._entry(piece, source)
        return blocked or self._no_attack(piece, source, direction, int(steps_of(state, piece)))

    def _no_attack(self, piece: int, source: int, direction: int, steps: int) -> Refusal:
        name, found = self.square(source), picks.walk(self.state, piece)
        if any(step[0] == source for step in found[-2]):
            return self.refusal("BOB M5", "straight-back-attack", square=name)
        if any(step[0] == source for layer in found[:-2] for step in layer):
            return self.refusal("BOB ruling.attack.last", "last-step", square=name, steps=str(steps))
        return self._no_way(piece, source, steps - 1)

    # -- combat -------------------------------------------------------------------------------------------------------

    def _in_fight(self, verb: int, argument: int) -> Refusal:
        if verb != c.PLAY:
            return self.refusal("BOB ruling.combat.order", "fight-first")
        state, name = self.state, f"@item-{ITEMS[argument]}"
        attacking = state.phase in (c.ATTACKERS_CARD, c.ATTACKERS_KNIFE)
        side = int((state.attacker if attacking else state.target) >> 3)
        if not amount(state.hand(side), argument):
            return self.refusal("BOB ruling.card.hand", "not-held", item=name)
        if argument not in RED:
            return self.refusal("BOB T3.before", "not-in-fight", item=name)
        if state.phase in (c.ATTACKERS_KNIFE, c.DEFENDERS_KNIFE):
            return self.refusal("BOB ruling.card.one", "only-knife")
        why = {
            c.HIDDEN_KNIFE: ("BOB item.hidden.knife.when", "no-tie"),
            c.EXTRA_STRENGTH: ("BOB item.extra.strength.when", "not-attacking"),
            c.EXTRA_DEFENSE: ("BOB item.extra.defense.when", "not-defending"),
        }
        return self.refusal(*why[argument])

    def _tie(self, sq: int) -> Refusal:
        state = self.state
        target = int(state.at(state.target))
        beside = sq in [state.board.next[4 * target + direction] for direction in range(4)]
        if beside and sq == state.origin == state.board.castle[1 - (state.attacker >> 3)]:
            return self.refusal("BOB space.castle.leave", "end-on-castle")
        blocked = self._entry(int(state.attacker), sq) if beside else None
        names = {"square": self.square(sq), "target": self.square(target)}
        return blocked or self.refusal("BOB ruling.tie", "tie-beside", **names)

    # -- clicks -------------------------------------------------------------------------------------------------------

    def no_move(self, piece: int) -> Refusal:
        """Why a piece that was clicked has nowhere to go."""
        names = {"square": self.square(int(self.state.at(piece))), "steps": str(int(steps_of(self.state, piece)))}
        return self._mine(piece) or self.refusal("BOB M2.exact", "nowhere", **names)
