"""Banish the Snakes — the rules, a module a chapter.

Pure and compiled: no words, no files, no generator. Ids such as `BTS 10.1` point into rulebook.toml.

`BanishTheSnakesState` has the contract's methods; what is going on lies on its stack of frames, and `_go_on` carries on
with the top one until somebody has to decide. BTS 15, BTS 15.one, BTS 15.many: one person may hold one seat or several;
to the rules that is no difference.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count, nth
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome
from fidchell.games.banish_the_snakes_2 import components as c
from fidchell.games.banish_the_snakes_2.rules import actions, convert, death, events, leaders, people, setup
from fidchell.games.banish_the_snakes_2.rules.britain import unknown_cards
from fidchell.games.banish_the_snakes_2.rules.checks import check_table
from fidchell.games.banish_the_snakes_2.rules.ending import RESULTS, half_points, result, worth
from fidchell.games.banish_the_snakes_2.rules.influence import rules_at_work
from fidchell.games.banish_the_snakes_2.rules.state import Ireland

NO_HEAP: Final = -1
# Columns of the table of frames.
ACTORS: Final = vec[i64]([frame.actor for frame in c.FRAMES])
ANSWERS: Final = vec[i64]([frame.verb for frame in c.FRAMES])


@final
class BanishTheSnakesState(Ireland):
    """A game of Banish the Snakes."""

    def setup(
        self, level: int, written: bool, way: int, saints: list[int], cast: list[int], without: list[int], first: int
    ) -> None:
        """Lay the table out. Saints, Deck Saints and removed Gifts that are not named here are chosen in play."""
        self.level = level
        self.written = 1 if written else 0
        self.way = way
        self.first = first
        setup.lay_out(self)
        for seat in range(len(saints)):
            setup.take_saint(self, seat, saints[seat])
        for saint in cast:
            setup.add_deck_saint(self, saint)
        for gift in without:
            setup.remove_gift(self, c.GIFT + gift)
        self._go_on()

    # -- who acts -----------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.ended:
            return OVER
        top = frames.kind(self.frames)
        who = ACTORS[top]
        if who == c.ACTIVE:
            return self.active
        if who == c.BY_CHANCE:
            return CHANCE
        if who == c.ASKED:
            return frames.argument(self.frames)
        if top == c.WHERE:
            return CHANCE if c.place_of(self.box.effects[self.pc]) == c.RANDOM else self.active
        if who == c.DEPENDS and self.way == c.RANDOM_SAINTS:
            return CHANCE
        return frames.argument(self.frames) if top == c.SAINTS_FRAME else c.PROPOSER

    def moves(self, seat: i64) -> vec[i64]:
        top = frames.kind(self.frames)
        if top == c.ACT:
            return actions.turn_moves(self)
        found = vec[i64]()
        if top == c.SAINTS_FRAME or top == c.CAST:
            return actions.each(found, ANSWERS[top], self.cast)
        if top == c.REMOVE_GIFTS or top == c.GIFT_FRAME:
            return actions.each(found, ANSWERS[top], self.gifts, c.GIFT)
        if top == c.PAWNS or top == c.JOURNEY:
            return actions.each(found, c.CHOOSE, bit(c.AREAS) - 1)
        if top == c.WHERE:
            return actions.each(found, c.CHOOSE, self._among(top))
        if top == c.HEIR:
            return actions.each(found, c.PROMOTE, death.saints_held(self, seat), c.DECK_SAINT)
        if top == c.KEEP:
            return actions.each_keeper(found, c.DISCARD, self.keepers_of(seat), self.received)
        if top == c.RELICS_FRAME:
            argument = frames.argument(self.frames)
            for value in range((argument >> 4) + 1):
                if c.relics(self.places[argument & 15], value):
                    found = append(found, actions.act(c.CARRY, value))
            return append(found, actions.act(c.GO))
        if top == c.CONSENT:
            return append(append(found, actions.act(c.AGREE)), actions.act(c.REFUSE))
        if top == c.CONSENSUS:
            return append(append(found, actions.act(c.ACCEPT)), actions.act(c.OBJECT))
        return append(append(found, actions.act(c.LEAVE)), actions.act(c.DISMISS))

    # -- chance -------------------------------------------------------------------------------------------------------

    def tickets(self) -> i64:
        """BTS ruling.odds: one ticket a block, card or face of the die."""
        top = frames.kind(self.frames)
        if top == c.DIE or (top == c.LEADERS_FRAME and leaders.by_die(self)):
            return 6
        if top == c.DRAW_CARD or top == c.PEEKING:
            return 1 if self.top and top == c.DRAW_CARD else unknown_cards(self)
        if top == c.SIDE:
            return leaders.sides(self, frames.argument(self.frames))
        if top == c.FIRST:
            return self.seats
        heap = self._heap(top)
        return c.size(heap) if heap != NO_HEAP else count(self._among(top))

    def ticket(self, r: i64) -> i64:
        top = frames.kind(self.frames)
        if top == c.DIE or (top == c.LEADERS_FRAME and leaders.by_die(self)):
            return actions.act(c.ROLL, r + 1)
        verb = ANSWERS[top]
        if top == c.DRAW_CARD or top == c.PEEKING:
            known = self.top and top == c.DRAW_CARD
            return actions.act(verb, (self.top & 127) - 1 if known else events.nth_unknown(self, r))
        if top == c.SIDE:
            return actions.act(verb, leaders.nth_side(self, frames.argument(self.frames), r))
        if top == c.FIRST:
            return actions.act(verb, r)
        heap = self._heap(top)
        if heap != NO_HEAP:
            return actions.act(verb, c.nth_value(heap, r))
        return actions.act(c.STRIKE if top == c.WHERE else verb, nth(self._among(top), r))

    def _heap(self, top: i64) -> i64:
        """The blocks of which chance draws one, if it draws a block."""
        if top == c.PEOPLE_FRAME:
            return self.pool
        if top == c.LEADERS_FRAME:
            return self.cup
        if top == c.FLIP:
            return self.druids
        return self.unmade if top == c.RELIC_FRAME else NO_HEAP

    def _among(self, top: i64) -> i64:
        """What a place or a Saint is chosen from, as a bit set."""
        if top == c.WHERE:
            return events.candidates(self, self.box.effects[self.pc])
        return setup.to_deal(self) if top == c.SAINTS_FRAME else self.cast

    # -- what happens -------------------------------------------------------------------------------------------------

    def step(self, action: i64, seat: i64) -> None:
        verb = action >> c.ARGUMENT_BITS
        argument = action & c.ARGUMENT
        if verb == c.END_TURN:
            events.end_turn(self)
        elif verb == c.CONVERT:
            self.points -= 1
            convert.attempt(self, argument)
        elif verb <= c.FORESEE_CARDS:
            actions.do_action(self, verb, argument)
        elif verb < c.DRAW:
            self._decide(verb, argument)
        else:
            self._happen(verb, argument)
        self._go_on()

    def _decide(self, verb: i64, argument: i64) -> None:
        """The decisions that are no Actions."""
        seat = frames.argument(self.frames)
        if verb == c.CHOOSE:
            self._choose(argument)
        elif verb == c.PROMOTE:
            self.pop()
            death.succeed_with(self, seat, argument)
        elif verb == c.CHOOSE_GIFT:
            death.choose_gift(self, argument)
        elif verb == c.DISCARD:
            death.discard_keeper(self, seat, argument)
        elif verb == c.CARRY:
            actions.carry(self, argument)
        elif verb == c.AGREE:
            actions.agree(self)
        elif verb == c.REFUSE:
            actions.refuse(self)
        elif verb == c.DISMISS:
            self.pop()
            actions.dismiss(self)
        elif verb == c.TAKE_SAINT:
            setup.take_saint(self, seat, argument)
        elif verb == c.ADD_SAINT:
            setup.add_deck_saint(self, argument)
        elif verb == c.WITHOUT:
            setup.remove_gift(self, argument)
        elif verb == c.ACCEPT:
            setup.accept(self)
        elif verb == c.OBJECT:
            setup.object_to(self)
        else:  # GO, LEAVE
            self.pop()

    def _choose(self, place: i64) -> None:
        """A place: of a pawn at the start, of a journey, or of an effect."""
        top = frames.kind(self.frames)
        seat = frames.argument(self.frames)
        if top == c.PAWNS:
            setup.place_pawn(self, seat, place)
            return
        self.pop()
        if top == c.JOURNEY:
            actions.walk(self, place, True)
        else:
            events.strike(self, place)

    def _happen(self, verb: i64, argument: i64) -> None:
        """BTS ruling.chance: what chance brings."""
        if verb == c.ROLL:
            self.die = argument
            if frames.kind(self.frames) == c.DIE:
                convert.roll(self, argument)
            else:
                leaders.promote(self, argument)
        elif verb == c.DRAW:
            events.draw_event(self, argument)
        elif verb == c.LOOK:
            events.look(self, argument)
        elif verb == c.DRAW_PEOPLE:
            people.draw_people(self, argument)
        elif verb == c.DRAW_LEADER:
            leaders.draw_leader(self, argument)
        elif verb == c.TURN_LEADER:
            leaders.turn_leader(self, argument)
        elif verb == c.TURN_DRUID:
            convert.turn_druid(self, argument)
        elif verb == c.TURN_RELIC:
            actions.turn_relic(self, argument)
        elif verb == c.STRIKE:
            self.pop()
            events.strike(self, argument)
        else:
            setup.begin_with(self, argument)

    def _go_on(self) -> None:
        """Carry on with what is on top of the stack until somebody has to decide."""
        while not self.ended:
            top = frames.kind(self.frames)
            if top == c.ACT:
                if not self.over and not actions.nothing_left(self):
                    return
                events.end_turn(self)
            elif top == c.RUN:
                events.run(self)
            elif top == c.EVENT:
                events.go_on_with_event(self)
            elif top == c.SETTLE:
                convert.settle(self)
            elif top == c.AFTER:
                convert.conclude(self)
            elif top == c.ZEAL_FRAME:
                death.go_on_losing(self)
            elif top == c.PEOPLE_FRAME:
                if people.fill_boxes(self):
                    return
            elif top == c.LEADERS_FRAME:
                if leaders.fill_seats(self):
                    return
            elif top == c.KEEP:
                if not death.keeps_enough(self):
                    return
            elif top == c.RELICS_FRAME:
                if actions.relics_left(self):
                    return
            elif top == c.PEEKING:
                if not events.seen_enough(self):
                    return
            elif top == c.SETUP:
                setup.go_on_with_setup(self)
            elif top == c.SAINTS_FRAME:
                if setup.saint_wanted(self):
                    return
            elif top == c.CAST:
                if setup.deck_saint_wanted(self):
                    return
            elif top == c.REMOVE_GIFTS:
                if setup.gift_to_remove(self):
                    return
            elif top == c.PAWNS:
                if setup.pawn_to_place(self):
                    return
            else:
                return

    # -- what events ask for ------------------------------------------------------------------------------------------

    def leaders_follow(self) -> bool:
        """BTS 8.first: whether the effect that comes next removes Leaders."""
        return c.removes_leader(self.box.effects[self.pc])

    def others_lose(self) -> bool:
        """BTS ruling.death.order: whether an event still costs other Saints Zeal."""
        return frames.kind(self.frames) == c.ZEAL_FRAME and frames.argument(self.frames) != 0

    def influences(self) -> tuple[str, ...]:
        """The rules that count for the attempt on top of the stack."""
        return rules_at_work(self, int(self.active), int(frames.argument(self.frames)))

    # -- the end ------------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """BTS 13.fullvictory: all win together, or nobody does."""
        if not self.ended:
            return None
        points = float(half_points(self)) / 2.0
        seats = int(self.seats)
        found = RESULTS[result(self)]
        winners = tuple(range(seats)) if found == "full victory" else ()
        return Outcome(winners, (points,) * seats, c.REASONS[self.ended], c.RULES[self.ended], found)

    def value(self, seat: i64) -> float:
        return worth(self)

    def team(self, seat: i64) -> i64:
        """All win or lose together."""
        return 0

    def turns(self) -> int:
        return int(self.turn)

    def courtesy(self) -> i64:
        """BTS ruling.consensus: a bot agrees to what is proposed for the set-up."""
        return c.ACCEPT << c.ARGUMENT_BITS if frames.kind(self.frames) == c.CONSENSUS else -1

    def tally(self) -> list[tuple[str, float]]:
        """What statistics are made of."""
        found = [("score", float(half_points(self)) / 2.0)]
        found += [(name, float(self.deeds >> 10 * n & 1023)) for n, name in enumerate(c.DEEDS)]
        return [*found, ("paganism", float(self.britain))]

    # -- the contract -------------------------------------------------------------------------------------------------

    def resample(self, seat: int, rng: Rng) -> "BanishTheSnakesState":
        """BTS ruling.hidden: what nobody knows is not decided yet, so there is nothing to guess."""
        return self.clone()

    def clone(self) -> "BanishTheSnakesState":
        new = BanishTheSnakesState(self.box, self.seats)
        self.copy_to(new)
        return new

    def check(self) -> None:
        """Every block and every card is in exactly one place, what goes on can go on, and whoever is to act can."""
        check_table(self)
        if not self.frames:
            return
        seat = self.actor()
        if seat == CHANCE:
            assert self.tickets() > 0, "frames: chance has nothing to draw from"
        else:
            assert seat < self.seats, "frames: no such seat"
            assert len(self.moves(seat)) > 0, "frames: nobody can go on"
