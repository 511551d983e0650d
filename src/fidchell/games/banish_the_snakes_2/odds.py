"""A Convert attempt before it is made: every influence, the chances, and what would come of it."""

from typing import Final

from fidchell.core.scene import Box, Modifier, Odds, Track
from fidchell.core.text import sentence_case, signed
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.names import BanishTheSnakesNames, half
from fidchell.games.banish_the_snakes_2.picks import SOURCES, source_keys
from fidchell.games.banish_the_snakes_2.rules import BanishTheSnakesState, convert, death, ending, people
from fidchell.games.banish_the_snakes_2.rules.influence import ABILITY, LEADER, VALUE, influence, modifiers, target_kind

FACES: Final = 6
SUCCESS, NO_EFFECT, FAILURE = range(3)
OUTCOMES: Final = ("odds-success", "odds-no-effect", "odds-failure")


def influences(
    names: BanishTheSnakesNames, state: BanishTheSnakesState, area: int, target: int
) -> tuple[str, tuple[str, ...]]:
    """What the map adds for or against a target tried in an Area, whoever tries: in words, and the pieces."""
    visitor = state.clone()
    visitor.mats[c.AREA] = area
    items = [item for item in modifiers(visitor, 0, target) if item[0] < ABILITY]
    attempt = Attempt(names, visitor, target, 0)
    told = ", ".join(f"{attempt.reason(source, where)} {signed(amount)}" for source, where, amount, _ in items)
    text = names.say("influence-sum", items=told, sum=signed(sum(amount for _, _, amount, _ in items)))
    keys = [key for source, where, _, _ in items for key in source_keys(state, source, where)]
    return text, tuple(dict.fromkeys([*above(state, area, target), *keys]))


def above(state: BanishTheSnakesState, area: int, target: int) -> list[str]:
    """BTS 10.1.highking.kings, BTS 10.1.king.chiefs, BTS 10.1.chief.people: the Leader, even if his value is 0."""
    king = c.KINGS + int(state.box.province[area])
    leader = {c.DRUID: -1, c.CHIEF: king, c.KING: c.HIGH_KING, c.HIGH: -1}.get(target, area)
    return source_keys(state, LEADER, leader) if leader >= 0 and state.leaders[leader] != c.NOBODY else []


class Attempt:
    """An attempt of a seat, else the active one, on a target."""

    def __init__(self, names: BanishTheSnakesNames, state: BanishTheSnakesState, target: int, seat: int = -1) -> None:
        self.names = names
        self.say = names.say
        self.state = state
        self.target = target
        self.seat = int(state.active) if seat < 0 else seat
        self.area = int(state.area_of(self.seat))
        self.hidden = target == c.DRUID and c.druid(state.places[self.area]) == c.HIDDEN

    # -- influences ---------------------------------------------------------------------------------------------------

    def modifiers(self) -> tuple[Modifier, ...]:
        """Every influence with its reason; an unknown Druid is in the odds."""
        return tuple(
            Modifier(self.reason(source, where), amount, rule)
            for source, where, amount, rule in modifiers(self.state, self.seat, self.target)
            if not (self.hidden and source == VALUE)
        )

    def reason(self, source: int, where: int) -> str:
        name = SOURCES[source]
        if name == "value":
            return sentence_case(self.names.target(self.target, self.area))
        if name == "leader":
            return sentence_case(self.names.leader(where))
        if name in ("druid", "church", "dolmen", "grave", "relic"):
            return self.say(f"modifier-{name}", where=self.names.area(where, ".in"))
        if name == "ability":
            kind = self.say("kind-gift" if c.GIFT <= where < c.START_SAINT else "kind-saint")
            return f"{self.names.card(where)} ({kind})"
        if name == "help":
            card = int(self.state.saint_of(where))
            return self.say("modifier-help", seat=self.names.seat(where), saint=self.names.card(card))
        return self.say(f"modifier-{name}")

    # -- chances ------------------------------------------------------------------------------------------------------

    def counts(self, prepares: int = 0) -> list[int]:
        """How many of all equally likely cases succeed, have no effect, fail, after so many more Prepares."""
        state = self.state.clone()
        state.prepares += prepares
        total = int(influence(state, self.seat, self.target))
        values = range(1, 8) if self.hidden else (0,)
        found = [0, 0, 0]
        for value in values:
            copies = int(c.amount(state.druids, value)) if self.hidden else 1
            for outcome, faces in enumerate(self.faces(state, total - value)):
                found[outcome] += copies * faces
        return found

    def faces(self, state: BanishTheSnakesState, total: int) -> tuple[int, int, int]:
        """The faces of the die that succeed, have no effect, fail, for a sum on the slider."""
        if total >= 0:
            return FACES, 0, 0
        if total <= c.HOPELESS:
            return 0, 0, FACES
        need = int(state.box.need(total, state.written))
        equal = 1 if need else 0
        if state.ability(self.seat, c.EQUAL_SUCCEEDS):
            return FACES - need + equal, 0, need - equal
        return FACES - need, equal, need - equal

    def odds(self) -> tuple[Odds, ...]:
        found = self.counts()
        return tuple(Odds(self.say(OUTCOMES[n]), weight, sum(found)) for n, weight in enumerate(found) if weight)

    def prepared(self) -> Track:
        """The chance of success after 0, 1, 2 … more Prepares."""
        boxes = []
        for more in range(int(self.state.points)):
            found = self.counts(more)
            boxes.append(Box(f"{round(100 * found[SUCCESS] / sum(found))} %", note=f"+{more}"))
        return Track(self.say("attempt-prepares"), tuple(boxes), (0,))

    def slider(self) -> Track:
        """BTS 10.1.slider: the boxes from automatic failure to automatic success, with what the die must exceed."""
        total = int(influence(self.state, self.seat, self.target))
        boxes = [Box("✗", "bad", f"≤ {signed(c.HOPELESS)}")]
        for box in range(c.HOPELESS + 1, 0):
            boxes.append(Box(f"> {int(self.state.box.need(box, self.state.written))}", "", signed(box)))
        boxes.append(Box("✓", "good", "≥ 0"))
        values = [value for value in range(8) if c.amount(self.state.druids, value)] if self.hidden else [0]
        at = dict.fromkeys(min(max(total - value - c.HOPELESS, 0), -c.HOPELESS) for value in values)
        return Track(self.slider_text(total), tuple(boxes), tuple(sorted(at)))

    def tracks(self) -> tuple[Track, ...]:
        """The slider, and what Prepares would change if there is something to be gained."""
        fail = self.counts()[FAILURE]
        return (self.slider(), self.prepared()) if fail and self.state.points > 1 else (self.slider(),)

    # -- what comes of it ---------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        succeed, _, fail = self.counts()
        found = [self.on_success()] if succeed else []
        found += [self.on_failure()] if fail else []
        return [*found, self.say("attempt-effort")] if self.state.effort else found

    def slider_text(self, total: int) -> str:
        if self.hidden:
            values = [value for value in range(8) if c.amount(self.state.druids, value)]
            return self.say("attempt-hidden", sum=signed(total), values=", ".join(f"−{value}" for value in values))
        if total >= 0:
            return self.say("attempt-sure", sum=signed(total))
        if total <= c.HOPELESS:
            return self.say("attempt-hopeless", sum=signed(total))
        need = int(self.state.box.need(total, self.state.written))
        return self.say("attempt-needs", sum=signed(total), need=need)

    def on_success(self) -> str:
        """What success brings, and how much it adds to the score."""
        after, state = self.state.clone(), self.state
        place = int(state.places[self.area])
        if self.target == c.DRUID:
            text = self.say("attempt-banished", where=self.names.area(self.area, ".in"))
            after.places[self.area] = place - int(c.druid(place))
        elif self.target > c.PEOPLE:
            text = self.say("attempt-flock")
            people.baptise_leftmost(after, self.area, 1)
        else:
            leader = int(convert.leader_seat(state, self.area, self.target))
            text = self.say("attempt-turned", values=self.sides(leader))
            after.leaders[leader] = c.CHRISTIAN
        gain = int(ending.half_points(after) - ending.half_points(state))
        return f"{text} {self.say('attempt-score', points=half(gain))}" if gain else text

    def sides(self, leader: int) -> str:
        """The values that a Leader's Christian side may have."""
        box, value = self.state.box, int(self.state.leaders[leader]) - 1
        kinds = [
            kind for kind in range(len(box.copies)) if self.state.types >> 3 * kind & 7 and box.pagan[kind] == value
        ]
        return self.names.one_of([signed(n) for n in sorted({int(box.christian[kind]) for kind in kinds})])

    def on_failure(self) -> str:
        state, seat = self.state, self.seat
        zeal, last = int(state.zeal_of(seat)), int(death.cross(state, seat))
        spared = state.ability(seat, c.SPARE_DRUID + target_kind(self.target)) > 0
        if spared or state.effort:
            text = self.say("attempt-spared")
        elif zeal + 1 < last:
            text = self.say("attempt-zeal", left=last - zeal - 1)
        elif state.saint_of(seat) == c.NO_CARD:
            text = self.say("attempt-lost")
        else:
            text = self.say("attempt-death-heir" if death.saints_held(state, seat) else "attempt-death-acolyte")
        if self.target == c.DRUID and state.dolmens:
            text += " " + self.say("attempt-dolmen", where=self.names.area(self.area, ".in"))
        return text
