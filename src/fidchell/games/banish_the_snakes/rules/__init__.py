"""Banish the Snakes — the rules, a module a chapter.

Pure and compiled: no words, no files, no generator. Ids such as `BTS 10.1` point into rulebook.toml.

`BanishTheSnakesState` has the contract's methods; what is going on lies on its stack of frames, and `_go_on` carries on
with the top one until somebody has to decide. BTS 15, BTS 15.one, BTS 15.many: one person may hold one seat or several;
to the rules that is no difference.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count, nth
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.rules.actions import (
    agree,
    carry,
    dismiss,
    do_action,
    nothing_left,
    refuse,
    relics_left,
    turn_moves,
    turn_relic,
    walk,
)
from fidchell.games.banish_the_snakes.rules.britain import unknown_cards
from fidchell.games.banish_the_snakes.rules.checks import check_table
from fidchell.games.banish_the_snakes.rules.convert import (
    attempt,
    conclude,
    roll,
    settle,
    turn_druid,
)
from fidchell.games.banish_the_snakes.rules.death import (
    choose_gift,
    discard_keeper,
    go_on_losing,
    keeps_enough,
    saints_held,
    succeed_with,
)
from fidchell.games.banish_the_snakes.rules.ending import RESULTS, half_points, result, worth
from fidchell.games.banish_the_snakes.rules.events import (
    candidates,
    draw_event,
    end_turn,
    go_on_with_event,
    look,
    nth_unknown,
    run,
    seen_enough,
    strike,
)
from fidchell.games.banish_the_snakes.rules.influence import rules_at_work
from fidchell.games.banish_the_snakes.rules.leaders import (
    by_die,
    draw_leader,
    fill_seats,
    nth_side,
    promote,
    sides,
    turn_leader,
)
from fidchell.games.banish_the_snakes.rules.people import draw_people, fill_boxes
from fidchell.games.banish_the_snakes.rules.setup import (
    accept,
    add_deck_saint,
    begin_with,
    deck_saint_wanted,
    gift_to_remove,
    go_on_with_setup,
    lay_out,
    object_to,
    pawn_to_place,
    place_pawn,
    remove_gift,
    saint_wanted,
    take_saint,
    to_deal,
)
from fidchell.games.banish_the_snakes.rules.state import Ireland


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
        lay_out(self)
        for seat in range(len(saints)):
            take_saint(self, seat, saints[seat])
        for saint in cast:
            add_deck_saint(self, saint)
        for gift in without:
            remove_gift(self, c.GIFT + gift)
        self._go_on()

    # -- who acts -----------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.ended:
            return OVER
        top = frames.kind(self.frames)
        if top == c.ACT or top == c.JOURNEY or top == c.RELICS_FRAME or top == c.FORESEEN:
            return self.active
        if top == c.PAWNS or top == c.HEIR or top == c.GIFT_FRAME or top == c.KEEP or top == c.CONSENT:
            return frames.argument(self.frames)
        if top == c.CONSENSUS:
            return frames.argument(self.frames)
        if top == c.WHERE:
            return CHANCE if c.place_of(self.box.effects[self.pc]) == c.RANDOM else self.active
        if top == c.SAINTS_FRAME:
            return CHANCE if self.way == c.RANDOM_SAINTS else frames.argument(self.frames)
        if top == c.CAST:
            return CHANCE if self.way == c.RANDOM_SAINTS else c.PROPOSER
        if top == c.REMOVE_GIFTS:
            return c.PROPOSER
        return CHANCE

    def moves(self, seat: i64) -> vec[i64]:
        top = frames.kind(self.frames)
        if top == c.ACT:
            return turn_moves(self)
        found = vec[i64]()
        if top == c.SAINTS_FRAME:
            return _each(found, c.TAKE_SAINT, self.cast, 0)
        if top == c.CAST:
            return _each(found, c.ADD_SAINT, self.cast, 0)
        if top == c.REMOVE_GIFTS:
            return _each(found, c.WITHOUT, self.gifts, c.GIFT)
        if top == c.PAWNS or top == c.JOURNEY:
            return _each(found, c.CHOOSE, bit(c.AREAS) - 1, 0)
        if top == c.WHERE:
            return _each(found, c.CHOOSE, candidates(self, self.box.effects[self.pc]), 0)
        if top == c.HEIR:
            return _each(found, c.PROMOTE, saints_held(self, seat), c.DECK_SAINT)
        if top == c.GIFT_FRAME:
            return _each(found, c.CHOOSE_GIFT, self.gifts, c.GIFT)
        if top == c.KEEP:
            keepers = self.mats[c.MAT * seat + c.HELD]
            while keepers:
                if (keepers & 127) != self.received:
                    found = append(found, c.DISCARD << c.ARGUMENT_BITS | (keepers & 127) - 1)
                keepers >>= c.KEEPER_BITS
            return found
        if top == c.RELICS_FRAME:
            argument = frames.argument(self.frames)
            for value in range((argument >> 4) + 1):
                if c.relics(self.places[argument & 15], value):
                    found = append(found, c.CARRY << c.ARGUMENT_BITS | value)
            return append(found, c.GO << c.ARGUMENT_BITS)
        if top == c.CONSENT:
            return append(append(found, c.AGREE << c.ARGUMENT_BITS), c.REFUSE << c.ARGUMENT_BITS)
        if top == c.CONSENSUS:
            return append(append(found, c.ACCEPT << c.ARGUMENT_BITS), c.OBJECT << c.ARGUMENT_BITS)
        return append(append(found, c.LEAVE << c.ARGUMENT_BITS), c.DISMISS << c.ARGUMENT_BITS)

    # -- chance -------------------------------------------------------------------------------------------------------

    def tickets(self) -> i64:
        """BTS ruling.odds: one ticket a block, card or face of the die."""
        top = frames.kind(self.frames)
        if top == c.DIE:
            return 6
        if top == c.DRAW_CARD:
            return 1 if self.top else unknown_cards(self)
        if top == c.PEEKING:
            return unknown_cards(self)
        if top == c.PEOPLE_FRAME:
            return c.size(self.pool)
        if top == c.LEADERS_FRAME:
            return 6 if by_die(self) else c.size(self.cup)
        if top == c.FLIP:
            return c.size(self.druids)
        if top == c.SIDE:
            return sides(self, frames.argument(self.frames))
        if top == c.RELIC_FRAME:
            return c.size(self.unmade)
        if top == c.WHERE:
            return count(candidates(self, self.box.effects[self.pc]))
        if top == c.FIRST:
            return self.seats
        return count(to_deal(self) if top == c.SAINTS_FRAME else self.cast)

    def ticket(self, r: i64) -> i64:
        top = frames.kind(self.frames)
        verb: i64 = c.ROLL
        argument = r + 1
        if top == c.DRAW_CARD:
            verb = c.DRAW
            argument = (self.top & 127) - 1 if self.top else nth_unknown(self, r)
        elif top == c.PEEKING:
            verb = c.LOOK
            argument = nth_unknown(self, r)
        elif top == c.PEOPLE_FRAME:
            verb = c.DRAW_PEOPLE
            argument = c.nth_value(self.pool, r)
        elif top == c.LEADERS_FRAME and not by_die(self):
            verb = c.DRAW_LEADER
            argument = c.nth_value(self.cup, r)
        elif top == c.FLIP:
            verb = c.TURN_DRUID
            argument = c.nth_value(self.druids, r)
        elif top == c.SIDE:
            verb = c.TURN_LEADER
            argument = nth_side(self, frames.argument(self.frames), r)
        elif top == c.RELIC_FRAME:
            verb = c.TURN_RELIC
            argument = c.nth_value(self.unmade, r)
        elif top == c.WHERE:
            verb = c.STRIKE
            argument = nth(candidates(self, self.box.effects[self.pc]), r)
        elif top == c.FIRST:
            verb = c.BEGIN
            argument = r
        elif top == c.SAINTS_FRAME:
            verb = c.TAKE_SAINT
            argument = nth(to_deal(self), r)
        elif top == c.CAST:
            verb = c.ADD_SAINT
            argument = nth(self.cast, r)
        return verb << c.ARGUMENT_BITS | argument

    # -- what happens -------------------------------------------------------------------------------------------------

    def step(self, action: i64, seat: i64) -> None:
        verb = action >> c.ARGUMENT_BITS
        argument = action & c.ARGUMENT
        if verb == c.END_TURN:
            end_turn(self)
        elif verb == c.CONVERT:
            self.points -= 1
            attempt(self, argument)
        elif verb <= c.FORESEE_CARDS:
            do_action(self, verb, argument)
        elif verb < c.DRAW:
            self._decide(verb, argument)
        else:
            self._happen(verb, argument)
        self._go_on()

    def _decide(self, verb: i64, argument: i64) -> None:
        """The decisions that are no Actions. BTS ruling.drawer: those of an event are the active seat's."""
        seat = frames.argument(self.frames)
        if verb == c.CHOOSE:
            self._choose(argument)
        elif verb == c.PROMOTE:
            self.pop()
            succeed_with(self, seat, argument)
        elif verb == c.CHOOSE_GIFT:
            choose_gift(self, argument)
        elif verb == c.DISCARD:
            discard_keeper(self, seat, argument)
        elif verb == c.CARRY:
            carry(self, argument)
        elif verb == c.AGREE:
            agree(self)
        elif verb == c.REFUSE:
            refuse(self)
        elif verb == c.DISMISS:
            self.pop()
            dismiss(self)
        elif verb == c.TAKE_SAINT:
            take_saint(self, seat, argument)
        elif verb == c.ADD_SAINT:
            add_deck_saint(self, argument)
        elif verb == c.WITHOUT:
            remove_gift(self, argument)
        elif verb == c.ACCEPT:
            accept(self)
        elif verb == c.OBJECT:
            object_to(self)
        else:  # GO, LEAVE
            self.pop()

    def _choose(self, place: i64) -> None:
        """A place: of a pawn at the start, of a journey, or of an effect."""
        top = frames.kind(self.frames)
        seat = frames.argument(self.frames)
        if top == c.PAWNS:
            place_pawn(self, seat, place)
            return
        self.pop()
        if top == c.JOURNEY:
            walk(self, place, True)
        else:
            strike(self, place)

    def _happen(self, verb: i64, argument: i64) -> None:
        """BTS ruling.chance: what chance brings."""
        if verb == c.ROLL:
            self.die = argument
            if frames.kind(self.frames) == c.DIE:
                roll(self, argument)
            else:
                promote(self, argument)
        elif verb == c.DRAW:
            draw_event(self, argument)
        elif verb == c.LOOK:
            look(self, argument)
        elif verb == c.DRAW_PEOPLE:
            draw_people(self, argument)
        elif verb == c.DRAW_LEADER:
            draw_leader(self, argument)
        elif verb == c.TURN_LEADER:
            turn_leader(self, argument)
        elif verb == c.TURN_DRUID:
            turn_druid(self, argument)
        elif verb == c.TURN_RELIC:
            turn_relic(self, argument)
        elif verb == c.STRIKE:
            self.pop()
            strike(self, argument)
        else:
            begin_with(self, argument)

    def _go_on(self) -> None:
        """Carry on with what is on top of the stack until somebody has to decide."""
        while not self.ended:
            top = frames.kind(self.frames)
            if top == c.ACT:
                if not self.over and not nothing_left(self):
                    return
                end_turn(self)
            elif top == c.RUN:
                run(self)
            elif top == c.EVENT:
                go_on_with_event(self)
            elif top == c.SETTLE:
                settle(self)
            elif top == c.AFTER:
                conclude(self)
            elif top == c.ZEAL_FRAME:
                go_on_losing(self)
            elif top == c.PEOPLE_FRAME:
                if fill_boxes(self):
                    return
            elif top == c.LEADERS_FRAME:
                if fill_seats(self):
                    return
            elif top == c.KEEP:
                if not keeps_enough(self):
                    return
            elif top == c.RELICS_FRAME:
                if relics_left(self):
                    return
            elif top == c.PEEKING:
                if not seen_enough(self):
                    return
            elif top == c.SETUP:
                go_on_with_setup(self)
            elif top == c.SAINTS_FRAME:
                if saint_wanted(self):
                    return
            elif top == c.CAST:
                if deck_saint_wanted(self):
                    return
            elif top == c.REMOVE_GIFTS:
                if gift_to_remove(self):
                    return
            elif top == c.PAWNS:
                if pawn_to_place(self):
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
        deeds = self.deeds
        found = [
            ("score", float(half_points(self)) / 2.0),
            ("people converted", float(deeds & 1023)),
            ("leaders converted", float(deeds >> 10 * c.LEADERS_CONVERTED & 1023)),
            ("druids banished", float(deeds >> 10 * c.DRUIDS_BANISHED & 1023)),
            ("attempts failed", float(deeds >> 10 * c.ATTEMPTS_FAILED & 1023)),
            ("deaths", float(deeds >> 10 * c.DEATHS & 1023)),
            ("churches built", float(deeds >> 10 * c.CHURCHES_BUILT & 1023)),
            ("paganism", float(self.britain)),
        ]
        return found

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


def _each(found: vec[i64], verb: i64, among: i64, first: i64) -> vec[i64]:
    """An action for each member of a bit set."""
    argument = first
    while among:
        if among & 1:
            found = append(found, verb << c.ARGUMENT_BITS | argument)
        among >>= 1
        argument += 1
    return found
