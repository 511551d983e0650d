"""Why something can't be done: every forbidding rule of The Battle of Banners with its reason."""

from typing import TYPE_CHECKING, Final

from fidchell.core.refusal import Refusal
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2 import picks
from fidchell.games.battle_of_banners_2.components import COLOURS, ITEMS, KEEP, NONE, is_red
from fidchell.games.battle_of_banners_2.rules import BattleOfBannersState, items, movement
from fidchell.games.battle_of_banners_2.rules.combat import why_not_in_fight
from fidchell.games.battle_of_banners_2.rules.movement import steps_of
from fidchell.games.battle_of_banners_2.rules.reinforcements import returning, why_not_back
from fidchell.games.battle_of_banners_2.rules.spaces import must_leave, why_not_enter

if TYPE_CHECKING:
    from fidchell.games.battle_of_banners_2.game import BattleOfBanners

# What the rules say, as a rule and a reason.
WHY: Final = {
    c.NOT_HELD: ("BOB ruling.card.hand", "not-held"),
    c.IS_RED: ("BOB T3.combat", "red"),
    c.IS_FRESH: ("BOB T2", "fresh"),
    c.DUTY_FIRST: ("BOB ruling.castle.safeguard", "duty-safeguard"),
    c.NOBODY_RETURNS: ("BOB ruling.reinforcements", "nobody-returns"),
    c.GHOST_LATE: ("BOB ruling.ghost.late", "ghost-late"),
    c.NO_WIND: ("BOB item.strong.wind.when", "no-wind"),
    c.NOTHING_TO_STEAL: ("BOB ruling.thief", "nothing-to-steal"),
    c.NOTHING_TO_STARVE: ("BOB ruling.famine", "nothing-to-starve"),
    c.NOT_IN_FIGHT: ("BOB T3.before", "not-in-fight"),
    c.ONLY_KNIFE: ("BOB ruling.card.one", "only-knife"),
    c.NO_TIE: ("BOB item.hidden.knife.when", "no-tie"),
    c.NOT_ATTACKING: ("BOB item.extra.strength.when", "not-attacking"),
    c.NOT_DEFENDING: ("BOB item.extra.defense.when", "not-defending"),
    c.NOT_ALLY: ("BOB ruling.card.target", "not-ally"),
    c.NOT_ENEMY: ("BOB ruling.card.target", "not-enemy"),
    c.SAFEGUARD_CARRIER: ("BOB ruling.safeguard", "safeguard-carrier"),
    c.AID_CARRIER: ("BOB item.providing.aid.carrier", "aid-carrier"),
    c.NO_KEEP: ("BOB item.safeguard.keep", "no-keep-behind"),
    c.NO_AID: ("BOB item.providing.aid.place", "no-aid-for"),
    c.IDLE: ("BOB ruling.locusts.idle", "idle-piece"),
    c.NOT_IN_KEEP: ("BOB item.saboteur.keep", "not-in-keep"),
    c.NO_BRIDGE: ("BOB ruling.saboteur", "no-bridge"),
    c.KEEP_TAKEN: ("BOB item.safeguard.keep", "keep-taken"),
    c.KEEP_BEHIND: ("BOB item.safeguard.keep", "keep-behind"),
    c.SABOTEUR_BRIDGE: ("BOB ruling.saboteur", "saboteur-bridge"),
    c.AID_PLACE: ("BOB item.providing.aid.place", "aid-place"),
    c.BRIDGE_SIDE: ("BOB ruling.drawbridge", "bridge-side"),
    c.BRIDGE_OWN: ("BOB ruling.drawbridge", "bridge-own"),
    c.BRIDGE_TAKEN: ("BOB ruling.drawbridge", "bridge-taken"),
    c.BRIDGE_FLAG: ("BOB ruling.drawbridge", "bridge-flag"),
    c.IS_TREE: ("BOB space.tree", "tree"),
    c.TAKEN: ("BOB ruling.block", "taken"),
    c.KEEP_CLOSED: ("BOB space.keep.closed", "closed"),
    c.CARRIER_KEEP: ("BOB M4", "carrier-keep"),
    c.OWN_FLAG: ("BOB C5.owners", "own-flag"),
    c.GHOSTS_OWN: ("BOB item.ghost.magic.peace", "ghosts-own"),
    c.GHOSTS_ENEMY: ("BOB item.ghost.magic", "ghosts-enemy"),
}
# The reason if no piece at all will do.
NO_PIECE: Final = {
    c.NO_KEEP: "no-keep", c.NO_AID: "no-aid", c.IDLE: "no-locusts", c.NOT_IN_KEEP: "nobody-in-keep",
    c.NO_BRIDGE: "no-bridges",
}  # fmt: skip
# The reason if it bars the way to a square.
IN_THE_WAY: Final = {
    c.TAKEN: "in-the-way", c.IS_TREE: "tree-in-the-way", c.KEEP_CLOSED: "keep-in-the-way",
    c.CARRIER_KEEP: "keep-for-carrier", c.OWN_FLAG: "flag-in-the-way",
}  # fmt: skip


class Refusals:
    """The reasons of one position."""

    def __init__(self, game: "BattleOfBanners", state: BattleOfBannersState) -> None:
        self.game = game
        self.state = state

    def refusal(self, rule: str, reason: str, **arguments: str) -> Refusal:
        return self.game.refusal(rule, f"refusal-{reason}", **arguments)

    def because(self, why: int, sq: int = NONE, **names: str) -> Refusal:
        """A reason that the rules gave; `sq`: the square that it is about."""
        if why == c.KEEP_CLOSED:
            last = self.state.closed >> 2 * self.state.board.keep_at[sq] & 3 == 1
            names["turns"] = "last" if last else "more"
        return self.refusal(*WHY[why], square=self.square(sq), **names)

    def square(self, sq: int) -> str:
        return "" if sq == NONE else self.game.square(sq)

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
        if is_red(kind):
            return self.because(c.IS_RED, item=name)
        if not self.state.used(self.state.mover >> 1):
            return self.refusal("BOB T3.before", "too-late", item=name)
        if self.state.seats > 2:
            return self.refusal("BOB ruling.team.card", "team-card")
        return self.refusal("BOB T3", "one-card")

    # -- items --------------------------------------------------------------------------------------------------------

    def item(self, kind: int) -> Refusal:
        """Why an item can't be played in the moment for items."""
        why = int(items.why_not(self.state, kind))
        rule, reason = WHY[why]
        return self.refusal(rule, NO_PIECE.get(why, reason), item=f"@item-{ITEMS[kind]}")

    def _with_item(self, verb: int, argument: int) -> Refusal:
        state, kind, name = self.state, int(self.state.item), f"@item-{ITEMS[self.state.item]}"
        if state.phase == c.VICTIM and verb == c.CHOOSE:
            return self.because(int(items.why_not_on(state, kind, argument)), int(state.at(argument)), item=name)
        if state.phase == c.PLACING and verb == c.PLACE:
            return self._placing(kind, argument)
        if state.phase == c.DRIVING and verb == c.DRIVE:
            return self.refusal("BOB ruling.locusts.idle", "idle")
        return self.refusal("BOB ruling.card.window", "finish-item", item=name)

    def _placing(self, kind: int, sq: int) -> Refusal:
        state, piece = self.state, int(self.state.chosen)
        if kind == c.GAIN_REINFORCEMENTS:
            return self.bridge(sq, int(state.mover), card=True)
        return self.because(int(items.why_not_at(state, kind, piece, sq)), sq, colour=f"@seat-{COLOURS[piece >> 2]}")

    def bridge(self, sq: int, colour: int, card: bool) -> Refusal:
        """Why a reinforcement, by the card or by a double of a colour, can't come to a square."""
        why = int(why_not_back(self.state, colour, sq, card))
        if why != c.NOBODY_FALLEN:
            return self.because(why, sq, colour=f"@seat-{COLOURS[colour]}")
        rule = "BOB ruling.reinforcements" if card else "BOB ruling.doubles"
        return self.refusal(rule, "nobody-fallen", colour=f"@seat-{COLOURS[self.state.board.bridge_of[sq]]}")

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
        why = int(why_not_enter(self.state, piece, sq))
        return self.because(why, sq) if why else None

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
        why = picks.barred(state, piece, steps, sq)
        if why:
            return self.refusal(WHY[why][0], IN_THE_WAY[why], square=name, steps=str(steps))
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
        peace = int(movement.peace(state))
        if peace:
            return self.because(peace)
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
        return self.because(int(why_not_in_fight(self.state, argument)), item=f"@item-{ITEMS[argument]}")

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
