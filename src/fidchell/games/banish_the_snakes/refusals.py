"""Why something can't be done: every rule that forbids, and the reason in words."""

from typing import TYPE_CHECKING, Final

from fidchell.core import frames
from fidchell.core.notation import Verb
from fidchell.core.refusal import Refusal
from fidchell.core.state import CHANCE, OVER
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.names import Names
from fidchell.games.banish_the_snakes.notation import NOTATION, RULES, SEATS
from fidchell.games.banish_the_snakes.rules import BanishTheSnakesState, actions
from fidchell.games.banish_the_snakes.rules import state as st
from fidchell.games.banish_the_snakes.rules.britain import deck_is_empty
from fidchell.games.banish_the_snakes.rules.convert import druids_known, targets
from fidchell.games.banish_the_snakes.rules.death import cross
from fidchell.games.banish_the_snakes.rules.state import ability, area_of

if TYPE_CHECKING:
    from fidchell.games.banish_the_snakes.game import BanishTheSnakes

# Frame → the decision that comes first, and the rule that asks for it.
DECISIONS: Final = {
    st.SAINTS: ("refusal-saint-first", "BTS 4.saint.choice"),
    st.CAST: ("refusal-cast-first", "BTS 4.decksaints.choice"),
    st.REMOVE_GIFTS: ("refusal-without-first", "BTS 14.advanced.gifts"),
    st.PAWNS: ("refusal-pawn-first", "BTS 4.area"),
    st.WHERE: ("refusal-where-first", "BTS ruling.drawer"),
    st.JOURNEY: ("refusal-journey-first", "BTS ruling.drawer"),
    st.HEIR: ("refusal-heir-first", "BTS 11.successor.choice"),
    st.GIFT_FRAME: ("refusal-gift-first", "BTS 4.gifts.open"),
    st.KEEP: ("refusal-keep-first", "BTS 6.limit.discard"),
    st.RELICS_FRAME: ("refusal-relics-first", "BTS 10.5.carry"),
    st.CONSENT: ("refusal-consent-first", "BTS ruling.consent"),
    st.FORESEEN: ("refusal-foreseen-first", "BTS ruling.peek"),
    st.CONSENSUS: ("refusal-consensus-first", "BTS ruling.consensus"),
}
# Frame → the verb that answers it.
ANSWERS: Final = {
    st.SAINTS: st.TAKE_SAINT,
    st.CAST: st.ADD_SAINT,
    st.REMOVE_GIFTS: st.WITHOUT,
    st.PAWNS: st.CHOOSE,
    st.WHERE: st.CHOOSE,
    st.JOURNEY: st.CHOOSE,
    st.HEIR: st.PROMOTE,
    st.GIFT_FRAME: st.CHOOSE_GIFT,
    st.KEEP: st.DISCARD,
    st.RELICS_FRAME: st.CARRY,
}


class Referee:
    """Refusals in one position."""

    def __init__(self, game: "BanishTheSnakes", state: BanishTheSnakesState) -> None:
        self.game = game
        self.state = state
        self.seat = int(state.active)
        self.area = int(area_of(state, state.active))
        self.names = Names(game, "en")  # for the names of messages; nothing is said

    def refusal(self, rule: str, reason: str, **arguments: str) -> Refusal:
        return self.game.refusal(rule, reason, **arguments)

    # -- names of messages, spoken in the reader's language -----------------------------------------------------------

    def area_name(self, area: int, form: str = "") -> str:
        return f"@area-{self.game.contents.areas[area]}{form}"

    def province_name(self, province: int) -> str:
        return f"@province-{self.game.contents.provinces[province]}"

    def card_name(self, card: int) -> str:
        return f"@{self.names.message(card)}"

    def seat_name(self, seat: int) -> str:
        return f"@seat-{SEATS[seat]}"

    # -- whose turn it is ---------------------------------------------------------------------------------------------

    def refuse(self, seat: int, action: int) -> Refusal:
        state = self.state
        verb, arguments = NOTATION.unpack(action)
        actor = int(state.actor())
        if actor == OVER:
            return self.refusal("BTS 12.over", "refusal-over")
        if verb.code >= st.DRAW or (actor == CHANCE and verb.code >= st.TAKE_SAINT):
            return self.refusal("BTS ruling.chance", "refusal-chance")
        if verb.code == st.USE_CARD and seat != state.active:
            return self.refusal("BTS ruling.saved", "refusal-use-turn", card=self.card_name(arguments[0]))
        event = frames.kind(_bottom(int(state.frames))) == st.EVENT
        if actor == CHANCE:
            if event and verb.code < st.CHOOSE and seat != state.active:
                return self.refusal("BTS 5.3", "refusal-not-you", seat=self.seat_name(int(state.active)))
            if event and verb.code < st.CHOOSE:
                return self.refusal("BTS 6.first", "refusal-event-first")
            return self.refusal("BTS ruling.chance", "refusal-wait-for-chance")
        if seat != actor:
            rule = "BTS ruling.drawer" if verb.code == st.CHOOSE and self.top == st.WHERE else "BTS 5.3"
            return self.refusal(rule, "refusal-not-you", seat=self.seat_name(actor))
        if self.top == st.ACT:
            return self._refuse_action(verb, arguments)
        if ANSWERS.get(self.top) == verb.code:
            return self._refuse_answer(seat, arguments[0])
        if event and verb.code < st.CHOOSE:
            return self.refusal("BTS 6.first", "refusal-event-first")
        message, rule = DECISIONS[self.top]
        return self.refusal(rule, message)

    @property
    def top(self) -> int:
        return int(frames.kind(self.state.frames))

    # -- decisions that are no Actions --------------------------------------------------------------------------------

    def _refuse_answer(self, seat: int, argument: int) -> Refusal:
        """The right kind of decision, but not one that is allowed."""
        top = self.top
        if top in (st.SAINTS, st.CAST):
            return self._refuse_saint(argument)
        if top in (st.PAWNS, st.JOURNEY):
            return self.refusal("BTS 4.area", "refusal-no-area", place=self.province_name(argument - c.AREAS))
        if top == st.WHERE:
            return self.refusal("BTS ruling.drawer", "refusal-no-effect-there")
        if top == st.REMOVE_GIFTS:
            return self.refusal("BTS 14.advanced.gifts", "refusal-gift-removed", card=self.card_name(argument))
        if top == st.GIFT_FRAME:
            return self.refusal("BTS 4.gifts.open", "refusal-gift-taken", card=self.card_name(argument))
        if top == st.RELICS_FRAME:
            return self.refusal("BTS 10.5.carry", "refusal-no-relic", value=str(argument))
        if top == st.KEEP and self.state.received == argument + 1:
            return self.refusal("BTS 10.4.room", "refusal-just-received", card=self.card_name(argument))
        return self.refusal(
            "BTS 10.4.keeper", "refusal-not-held", card=self.card_name(argument), seat=self.seat_name(seat)
        )

    def _refuse_saint(self, saint: int) -> Refusal:
        name = self.card_name(c.START_SAINT + saint)
        for seat in range(int(self.state.seats)):
            if self.state.mats[c.MAT * seat + c.SAINT] == c.START_SAINT + saint:
                if self.top == st.CAST:
                    return self.refusal("BTS 4.decksaints.twice", "refusal-starts-already", saint=name)
                return self.refusal("BTS 4.saint", "refusal-saint-taken", saint=name, seat=self.seat_name(seat))
        return self.refusal("BTS 4.decksaints", "refusal-in-deck-already", saint=name)

    # -- Actions ------------------------------------------------------------------------------------------------------

    def _refuse_action(self, verb: Verb, arguments: tuple[int, ...]) -> Refusal:
        code = verb.code
        if code >= st.CHOOSE:
            return self.refusal(RULES[code], "refusal-not-asked")
        if code == st.FINAL_EFFORT:
            return self._refuse_effort()
        if self.state.effort and code not in (st.PREPARE, st.CONVERT):
            return self.refusal("BTS ruling.effort.after", "refusal-effort-after")
        if code == st.PREPARE:
            return self._no_points() or self.refusal("BTS 10.1.reserve", "refusal-reserve")
        if code == st.CONVERT:
            return self._refuse_target(arguments[0]) or self._cost()
        if code == st.MOVE:
            return self._refuse_move(arguments[0])
        if code in (st.BUILD, st.IMPROVE):
            return self._refuse_church(code)
        if code in (st.GIVE, st.TAKE):
            return self._refuse_trade(code, *arguments)
        if code == st.MAKE_RELIC:
            if not c.graves(self.state.places[self.area]):
                return self.refusal("BTS 10.5.make", "refusal-no-grave", where=self.area_name(self.area, ".in"))
            return self._cost()
        if code == st.USE_CARD:
            return self._refuse_use(arguments[0])
        return self._refuse_ability(code, arguments)

    def _cost(self) -> Refusal:
        return self.refusal("BTS 10.cost", "refusal-no-points")

    def _no_points(self) -> Refusal | None:
        return self._cost() if self.state.points < 1 else None

    def _refuse_target(self, target: int) -> Refusal | None:
        """Why nobody of this kind can be tried here; None: only a point is missing."""
        state, where = self.state, self.area_name(self.area, ".in")
        if targets(state, self.area) >> target & 1:
            return None
        hidden = c.druid(state.places[self.area]) == c.HIDDEN
        if target == c.DRUID:
            return self.refusal("BTS ruling.targets", "refusal-no-druid", where=where)
        if target == c.KING:
            return self._refuse_king()
        if target == c.HIGH:
            if self.area != state.box.tara:
                return self.refusal(
                    "BTS 10.highking", "refusal-high-king", area=self.area_name(int(state.box.tara), ".in")
                )
            if state.leaders[c.HIGH_KING] >= c.CHRISTIAN:
                return self.refusal("BTS ruling.targets", "refusal-christian", who="@piece-high-king.the")
            return self.refusal("BTS 10.1.highking.known", "refusal-high-king-hidden", where=where)
        if target == c.CHIEF and state.leaders[self.area] >= c.CHRISTIAN:
            return self.refusal("BTS ruling.targets", "refusal-christian", who="@piece-chief.the")
        if target > c.PEOPLE:
            value, people = target - c.PEOPLE, int(state.people[self.area])
            if not c.pagans_of(people, value):
                if c.flock_of(people, value):
                    return self.refusal("BTS ruling.targets", "refusal-flock", value=str(value), where=where)
                return self.refusal("BTS 10.area", "refusal-no-people", value=str(value), where=where)
        assert hidden
        return self.refusal("BTS 10.1.facedown", "refusal-facedown", where=where)

    def _refuse_king(self) -> Refusal:
        province = int(self.state.box.province[self.area])
        if self.state.leaders[c.KINGS + province] >= c.CHRISTIAN:
            return self.refusal("BTS ruling.targets", "refusal-christian", who="@piece-king.the")
        assert not druids_known(self.state, province)
        province_name = self.province_name(province)
        return self.refusal("BTS 10.1.king.known", "refusal-king-hidden", province=province_name)

    def refuse_elsewhere(self, leader: int | None, area: int) -> Refusal:
        """Somebody was pointed at whom the Saint can't reach: another Area's People, or another Province's King."""
        here = self.area_name(self.area, ".in")
        if leader is not None and leader >= c.KINGS:
            province = self.province_name(leader - c.KINGS)
            return self.refusal("BTS 10.king", "refusal-king-elsewhere", province=province, where=here)
        return self.refusal("BTS 10.area", "refusal-elsewhere", area=self.area_name(area, ".in"), where=here)

    def _refuse_move(self, area: int) -> Refusal:
        if area == self.area:
            return self.refusal("BTS 10.2.adjacent", "refusal-already-there", area=self.area_name(area, ".in"))
        if not actions.destinations(self.state, self.seat) >> area & 1:
            to, start = self.area_name(area), self.area_name(self.area)
            return self.refusal("BTS 10.2.adjacent", "refusal-not-adjacent", area=to, here=start)
        return self._cost()

    def _refuse_church(self, code: int) -> Refusal:
        """BTS 10.3.druid, BTS 10.3.eight, BTS 10.3.improve, BTS 10.3.limit, BTS 10.3.once."""
        state, where = self.state, self.area_name(self.area, ".in")
        place = int(state.places[self.area])
        level = int(c.church(place))
        if code == st.BUILD:
            if c.druid(place):
                return self.refusal("BTS 10.3.druid", "refusal-druid-there", where=where)
            if level:
                return self.refusal("BTS 10.3.druid", "refusal-church-there", where=where)
            if not actions.can_build(state, self.area):
                return self.refusal("BTS 10.3.eight", "refusal-eight")
        elif not level:
            return self.refusal("BTS 10.3.improve", "refusal-no-church", where=where)
        elif level > actions.HIGHEST:
            return self.refusal("BTS 10.3.improve", "refusal-cathedral")
        elif not actions.can_improve(state, self.area):
            return self.refusal("BTS 10.3.limit", "refusal-limit", level=str(level))
        if state.built >> 2 * self.area & 3 > ability(state, self.seat, c.CHURCH_LEVELS):
            return self.refusal("BTS 10.3.once", "refusal-once", where=where)
        return self._cost()

    def _refuse_trade(self, code: int, card: int, other: int) -> Refusal:
        state = self.state
        holder = self.seat if code == st.GIVE else other
        name, whose = self.card_name(card), self.seat_name(holder)
        if other == self.seat:
            return self.refusal("BTS 10.4.area", "refusal-self")
        if not c.holds(state.mats[c.MAT * holder + c.HELD], card):
            active = state.mats[c.MAT * holder + c.SAINT] == card
            return self.refusal(
                "BTS 10.4.keeper", "refusal-active" if active else "refusal-not-held", card=name, seat=whose
            )
        if area_of(state, other) != self.area:
            return self.refusal("BTS 10.4.area", "refusal-apart", seat=self.seat_name(other))
        if code == st.TAKE and not actions.may_ask(state, card):
            return self.refusal("BTS ruling.consent.again", "refusal-asked", card=name)
        return self._cost()

    def _refuse_effort(self) -> Refusal:
        state = self.state
        if state.effort:
            return self.refusal("BTS 10.6.once", "refusal-effort-once")
        if state.mats[c.MAT * self.seat + c.SAINT] == c.NO_CARD:
            return self.refusal("BTS ruling.effort.acolyte", "refusal-effort-acolyte")
        if state.mats[c.MAT * self.seat + c.ZEAL] < cross(state, self.seat) - 1:
            return self.refusal("BTS 10.6", "refusal-effort-zeal")
        if state.points < 2:
            return self.refusal("BTS ruling.effort.points", "refusal-effort-points")
        return self.refusal("BTS ruling.targets", "refusal-nobody-to-convert", where=self.area_name(self.area, ".in"))

    def _refuse_use(self, card: int) -> Refusal:
        name = self.card_name(card)
        if card >= c.EVENTS:
            return self.refusal("BTS ruling.saved", "refusal-not-saved", card=name)
        return self.refusal("BTS ruling.saved", "refusal-not-yours", card=name)

    def _refuse_ability(self, code: int, arguments: tuple[int, ...]) -> Refusal:
        state = self.state
        what = {st.HEAL_SAINT: c.HEAL, st.DISCERN_DRUID: c.DISCERN, st.FORESEE_CARDS: c.FORESEE}[code]
        if not ability(state, self.seat, what):
            return self.refusal("BTS ruling.abilities", "refusal-no-ability")
        if (code == st.HEAL_SAINT and state.healed) or (code == st.FORESEE_CARDS and state.foreseen):
            return self.refusal("BTS ruling.abilities", "refusal-ability-once")
        if code == st.HEAL_SAINT:
            name = self.seat_name(arguments[0])
            if area_of(state, arguments[0]) != self.area:
                return self.refusal("BTS ruling.abilities", "refusal-apart", seat=name)
            if not state.mats[c.MAT * arguments[0] + c.ZEAL]:
                return self.refusal("BTS ruling.zeal", "refusal-full-zeal", seat=name)
        elif code == st.DISCERN_DRUID and c.druid(state.places[self.area]) != c.HIDDEN:
            where = self.area_name(self.area, ".in")
            return self.refusal("BTS ruling.abilities", "refusal-no-hidden-druid", where=where)
        elif code == st.FORESEE_CARDS and deck_is_empty(state):
            return self.refusal("BTS ruling.abilities", "refusal-no-deck")
        return self._cost()


def _bottom(stack: int) -> int:
    """The stack's lowest frame alone: the set-up, an event or somebody's Actions."""
    while stack >> frames.FRAME_BITS:
        stack = int(frames.pop(stack))
    return stack
