"""A Convert attempt before it is made: every influence, the chances, and what would come of it."""

from typing import Final

from fidchell.core.scene import Modifier, Odds
from fidchell.core.text import sentence_case
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.names import Names, half, minus
from fidchell.games.banish_the_snakes.rules import Snakes
from fidchell.games.banish_the_snakes.rules.convert import HOPELESS, leader_seat, needed
from fidchell.games.banish_the_snakes.rules.death import cross, saints_held
from fidchell.games.banish_the_snakes.rules.ending import half_points
from fidchell.games.banish_the_snakes.rules.influence import ABILITY, VALUE, influence, modifiers, target_kind
from fidchell.games.banish_the_snakes.rules.people import baptise_leftmost
from fidchell.games.banish_the_snakes.rules.state import ability, area_of

FACES: Final = 6
SUCCESS, NO_EFFECT, FAILURE = range(3)
# What rules/influence.py names as sources, in its order.
SOURCES: Final = (
    *("value", "leader", "druid", "church", "dolmen", "grave", "relic", "ability", "help"),
    *("prepared", "first-prepared", "bonus", "effort"),
)
OUTCOMES: Final = ("odds-success", "odds-no-effect", "odds-failure")


def influences(names: Names, state: Snakes, area: int, target: int) -> str:
    """What the map adds for or against a target tried in an Area, whoever tries."""
    visitor = state.clone()
    visitor.mats[c.AREA] = area
    items = [item for item in modifiers(visitor, 0, target) if item[0] < ABILITY]
    attempt = Attempt(names, visitor, target, 0)
    told = ", ".join(f"{attempt.reason(source, where)} {minus(amount)}" for source, where, amount, _ in items)
    return names.say("influence-sum", items=told, sum=minus(sum(amount for _, _, amount, _ in items)))


class Attempt:
    """An attempt of a seat, else the active one, on a target."""

    def __init__(self, names: Names, state: Snakes, target: int, seat: int = -1) -> None:
        self.names = names
        self.say = names.say
        self.state = state
        self.target = target
        self.seat = int(state.active) if seat < 0 else seat
        self.area = int(area_of(state, self.seat))
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
        if name in ("ability", "help"):
            card = int(self.state.mats[c.MAT * where + c.SAINT])
            return self.say(f"modifier-{name}", seat=self.names.seat(where), saint=self.names.card(card))
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

    def faces(self, state: Snakes, total: int) -> tuple[int, int, int]:
        """The faces of the die that succeed, have no effect, fail, for a sum on the slider."""
        if total >= 0:
            return FACES, 0, 0
        if total <= HOPELESS:
            return 0, 0, FACES
        need = int(needed(state, total))
        equal = 1 if need else 0
        if ability(state, self.seat, c.EQUAL_SUCCEEDS):
            return FACES - need + equal, 0, need - equal
        return FACES - need, equal, need - equal

    def odds(self) -> tuple[Odds, ...]:
        found = self.counts()
        return tuple(Odds(self.say(OUTCOMES[n]), weight, sum(found)) for n, weight in enumerate(found) if weight)

    def prepared(self) -> str:
        """The chance of success after 0, 1, 2 … more Prepares."""
        chances = []
        for more in range(int(self.state.points)):
            found = self.counts(more)
            chances.append(f"{more}: {round(100 * found[SUCCESS] / sum(found))} %")
        return self.say("attempt-prepares", chances=", ".join(chances))

    # -- what comes of it ---------------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        succeed, _, fail = self.counts()
        found = [self.slider(int(influence(self.state, self.seat, self.target)))]
        found += [self.on_success()] if succeed else []
        found += [self.on_failure()] if fail else []
        found += [self.say("attempt-effort")] if self.state.effort else []
        return [*found, self.prepared()] if fail and self.state.points > 1 else found

    def slider(self, total: int) -> str:
        if self.hidden:
            values = [value for value in range(8) if c.amount(self.state.druids, value)]
            return self.say("attempt-hidden", sum=minus(total), values=", ".join(f"−{value}" for value in values))
        if total >= 0:
            return self.say("attempt-sure", sum=minus(total))
        if total <= HOPELESS:
            return self.say("attempt-hopeless", sum=minus(total))
        return self.say("attempt-needs", sum=minus(total), need=int(needed(self.state, total)))

    def on_success(self) -> str:
        """What success brings, and how much it adds to the score."""
        after, state = self.state.clone(), self.state
        place = int(state.places[self.area])
        if self.target == c.DRUID:
            text = self.say("attempt-banished", where=self.names.area(self.area, ".in"))
            after.places[self.area] = place - int(c.druid(place))
        elif self.target > c.PEOPLE:
            text = self.say("attempt-flock")
            baptise_leftmost(after, self.area, 1)
        else:
            leader = int(leader_seat(state, self.area, self.target))
            text = self.say("attempt-turned", values=self.sides(leader))
            after.leaders[leader] = c.CHRISTIAN
        gain = int(half_points(after) - half_points(state))
        return f"{text} {self.say('attempt-score', points=half(gain))}" if gain else text

    def sides(self, leader: int) -> str:
        """The values that a Leader's Christian side may have."""
        box, value = self.state.box, int(self.state.leaders[leader]) - 1
        kinds = [
            kind for kind in range(len(box.copies)) if self.state.types >> 3 * kind & 7 and box.pagan[kind] == value
        ]
        return " / ".join(f"+{n}" for n in sorted({int(box.christian[kind]) for kind in kinds}))

    def on_failure(self) -> str:
        state, seat = self.state, self.seat
        zeal, last = int(state.mats[c.MAT * seat + c.ZEAL]), int(cross(state, seat))
        spared = ability(state, seat, c.SPARE_DRUID + target_kind(self.target)) > 0
        if spared or state.effort:
            text = self.say("attempt-spared")
        elif zeal + 1 < last:
            text = self.say("attempt-zeal", left=last - zeal - 1)
        elif state.mats[c.MAT * seat + c.SAINT] == c.NO_CARD:
            text = self.say("attempt-lost")
        else:
            text = self.say("attempt-death-heir" if saints_held(state, seat) else "attempt-death-acolyte")
        if self.target == c.DRUID and state.dolmens:
            text += " " + self.say("attempt-dolmen", where=self.names.area(self.area, ".in"))
        return text
