"""Why something can't be done: every rule that forbids, and the reason in words."""

from typing import TYPE_CHECKING

from fidchell.core import frames
from fidchell.core.notation import Verb
from fidchell.core.refusal import Refusal
from fidchell.core.state import CHANCE, OVER
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.names import BanishTheSnakesNames
from fidchell.games.banish_the_snakes_2.notation import DECISIONS, SEATS
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState, actions, britain, convert, death

if TYPE_CHECKING:
    from fidchell.games.banish_the_snakes_2.game import BanishTheSnakes


class Refusals:
    """Refusals in one position."""

    def __init__(self, game: "BanishTheSnakes", state: BanishTheSnakesState) -> None:
        self.game = game
        self.state = state
        self.seat = int(state.active)
        self.area = int(state.area_of(state.active))
        self.names: BanishTheSnakesNames = game.names("en")  # for the names of messages; nothing is said

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

    def untimely(self, seat: int, verb: Verb, arguments: tuple[int, ...]) -> Refusal | None:
        """What this game says of an action at the wrong time; the rest is as in every game."""
        state, actor = self.state, int(self.state.actor())
        if actor == OVER or verb.chance:
            return None
        if verb.code == c.USE_CARD and seat != state.active:
            return self.refusal("BTS ruling.saved", "refusal-use-turn", card=self.card_name(arguments[0]))
        if self.event and verb.code < c.CHOOSE and (actor == CHANCE or seat == actor):
            if seat != state.active:
                return self.refusal("BTS 5.3", "refusal-not-you", seat=self.seat_name(int(state.active)))
            return self.refusal("BTS 6.first", "refusal-event-first")
        if self.top == c.WHERE and verb.code == c.CHOOSE and seat != actor >= 0:
            return self.refusal("BTS ruling.drawer", "refusal-not-you", seat=self.seat_name(actor))
        return None

    def refuse(self, seat: int, verb: Verb, arguments: tuple[int, ...]) -> Refusal:
        if self.top == c.ACT:
            return self._refuse_action(verb, arguments)
        if verb.code == c.FRAMES[self.top].verb:
            return self._refuse_answer(seat, arguments[0])
        decision = DECISIONS[self.top]
        return self.refusal(decision.rule, f"refusal-{decision.name}-first")

    @property
    def event(self) -> bool:
        """Whether an event is under way: the stack's lowest frame says so."""
        stack = int(self.state.frames)
        while stack >> frames.FRAME_BITS:
            stack = int(frames.pop(stack))
        return frames.kind(stack) == c.EVENT

    @property
    def top(self) -> int:
        return int(frames.kind(self.state.frames))

    # -- decisions other than Actions ---------------------------------------------------------------------------------

    def _refuse_answer(self, seat: int, argument: int) -> Refusal:
        """The right kind of decision, but not one that is allowed."""
        top = self.top
        if top in (c.SAINTS_FRAME, c.CAST):
            return self._refuse_saint(argument)
        if top in (c.PAWNS, c.JOURNEY):
            return self.refusal("BTS 4.area", "refusal-no-area", place=self.province_name(argument - c.AREAS))
        if top == c.WHERE:
            return self.refusal("BTS ruling.drawer", "refusal-no-effect-there")
        if top == c.REMOVE_GIFTS:
            return self.refusal("BTS 14.advanced.gifts", "refusal-gift-removed", card=self.card_name(argument))
        if top == c.GIFT_FRAME:
            return self.refusal("BTS 4.gifts.open", "refusal-gift-taken", card=self.card_name(argument))
        if top == c.RELICS_FRAME:
            return self.refusal("BTS 10.5.carry", "refusal-no-relic", value=str(argument))
        if top == c.KEEP and self.state.received == argument + 1:
            return self.refusal("BTS 10.4.room", "refusal-just-received", card=self.card_name(argument))
        return self.refusal(
            "BTS 10.4.keeper", "refusal-not-held", card=self.card_name(argument), seat=self.seat_name(seat)
        )

    def _refuse_saint(self, saint: int) -> Refusal:
        name = self.card_name(c.START_SAINT + saint)
        for seat in range(int(self.state.seats)):
            if self.state.saint_of(seat) == c.START_SAINT + saint:
                if self.top == c.CAST:
                    return self.refusal("BTS 4.decksaints.twice", "refusal-starts-already", saint=name)
                return self.refusal("BTS 4.saint", "refusal-saint-taken", saint=name, seat=self.seat_name(seat))
        return self.refusal("BTS 4.decksaints", "refusal-in-deck-already", saint=name)

    # -- Actions ------------------------------------------------------------------------------------------------------

    def _refuse_action(self, verb: Verb, arguments: tuple[int, ...]) -> Refusal:
        code = verb.code
        if code >= c.CHOOSE:
            return self.refusal(verb.rule, "refusal-not-asked")
        if code == c.FINAL_EFFORT:
            return self._refuse_effort()
        if self.state.effort and code not in (c.PREPARE, c.CONVERT):
            return self.refusal("BTS ruling.effort.after", "refusal-effort-after")
        if code == c.PREPARE:
            return self._no_points() or self.refusal("BTS 10.1.reserve", "refusal-reserve")
        if code == c.CONVERT:
            return self._refuse_target(arguments[0]) or self._cost()
        if code == c.MOVE:
            return self._refuse_move(arguments[0])
        if code in (c.BUILD, c.IMPROVE):
            return self._refuse_church(code)
        if code in (c.GIVE, c.TAKE):
            return self._refuse_trade(code, *arguments)
        if code == c.MAKE_RELIC:
            if not c.graves(self.state.places[self.area]):
                return self.refusal("BTS 10.5.make", "refusal-no-grave", where=self.area_name(self.area, ".in"))
            return self._cost()
        if code == c.USE_CARD:
            return self._refuse_use(arguments[0])
        return self._refuse_ability(code, arguments)

    def _cost(self) -> Refusal:
        return self.refusal("BTS 10.cost", "refusal-no-points")

    def _no_points(self) -> Refusal | None:
        return self._cost() if self.state.points < 1 else None

    def _refuse_target(self, target: int) -> Refusal | None:
        """Why nobody of this kind can be tried here; None: only a point is missing."""
        state, where = self.state, self.area_name(self.area, ".in")
        if convert.targets(state, self.area) >> target & 1:
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
        assert not convert.druids_known(self.state, province)
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
        if code == c.BUILD:
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
        if state.built >> 2 * self.area & 3 > state.ability(self.seat, c.CHURCH_LEVELS):
            return self.refusal("BTS 10.3.once", "refusal-once", where=where)
        return self._cost()

    def _refuse_trade(self, code: int, card: int, other: int) -> Refusal:
        state = self.state
        holder = self.seat if code == c.GIVE else other
        name, whose = self.card_name(card), self.seat_name(holder)
        if other == self.seat:
            return self.refusal("BTS 10.4.area", "refusal-self")
        if not c.holds(state.keepers_of(holder), card):
            active = state.saint_of(holder) == card
            return self.refusal(
                "BTS 10.4.keeper", "refusal-active" if active else "refusal-not-held", card=name, seat=whose
            )
        if state.area_of(other) != self.area:
            return self.refusal("BTS 10.4.area", "refusal-apart", seat=self.seat_name(other))
        if code == c.TAKE and not actions.may_ask(state, card):
            return self.refusal("BTS ruling.consent.again", "refusal-asked", card=name)
        return self._cost()

    def _refuse_effort(self) -> Refusal:
        state = self.state
        if state.effort:
            return self.refusal("BTS 10.6.once", "refusal-effort-once")
        if state.saint_of(self.seat) == c.NO_CARD:
            return self.refusal("BTS ruling.effort.acolyte", "refusal-effort-acolyte")
        if state.zeal_of(self.seat) < death.cross(state, self.seat) - 1:
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
        what = {c.HEAL_SAINT: c.HEAL, c.DISCERN_DRUID: c.DISCERN, c.FORESEE_CARDS: c.FORESEE}[code]
        if not state.ability(self.seat, what):
            return self.refusal("BTS ruling.abilities", "refusal-no-ability")
        if (code == c.HEAL_SAINT and state.healed) or (code == c.FORESEE_CARDS and state.foreseen):
            return self.refusal("BTS ruling.abilities", "refusal-ability-once")
        if code == c.HEAL_SAINT:
            name = self.seat_name(arguments[0])
            if state.area_of(arguments[0]) != self.area:
                return self.refusal("BTS ruling.abilities", "refusal-apart", seat=name)
            if not state.zeal_of(arguments[0]):
                return self.refusal("BTS ruling.zeal", "refusal-full-zeal", seat=name)
        elif code == c.DISCERN_DRUID and c.druid(state.places[self.area]) != c.HIDDEN:
            where = self.area_name(self.area, ".in")
            return self.refusal("BTS ruling.abilities", "refusal-no-hidden-druid", where=where)
        elif code == c.FORESEE_CARDS and britain.deck_is_empty(state):
            return self.refusal("BTS ruling.abilities", "refusal-no-deck")
        return self._cost()
