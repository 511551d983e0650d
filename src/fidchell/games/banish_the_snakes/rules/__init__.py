"""Banish the Snakes — the rules, a module a chapter.

Pure and compiled: no words, no files, no generator. Ids such as `BTS 10.1` point into rulebook.toml.

`BanishTheSnakesState` has the contract's methods; what is going on lies on its stack of frames, and `_go_on` carries
on with the top one until somebody has to decide. BTS 15, BTS 15.one, BTS 15.many: one person may hold one seat or
several; to the rules that is no difference.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core import frames
from fidchell.core.bits import bit, count, nth
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome
from fidchell.games.banish_the_snakes.components import (
    AREAS,
    DECK_SAINT,
    GIFT,
    HELD,
    KEEPER_BITS,
    LEADERS,
    MAT,
    RANDOM,
    Box,
    nth_value,
    place_of,
    relics,
    size,
)
from fidchell.games.banish_the_snakes.rules import state as st
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
from fidchell.games.banish_the_snakes.rules.ending import REASONS, RESULTS, RULES, half_points, result, worth
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
    PROPOSER,
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
from fidchell.games.banish_the_snakes.rules.state import Ireland, lay_table, pop

HISTORY_WORDS: Final = 8  # die … deeds


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
            remove_gift(self, GIFT + gift)
        self._go_on()

    # -- who acts -----------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.ended:
            return OVER
        top = frames.kind(self.frames)
        if top == st.ACT or top == st.JOURNEY or top == st.RELICS_FRAME or top == st.FORESEEN:
            return self.active
        if top == st.PAWNS or top == st.HEIR or top == st.GIFT_FRAME or top == st.KEEP or top == st.CONSENT:
            return frames.argument(self.frames)
        if top == st.CONSENSUS:
            return frames.argument(self.frames)
        if top == st.WHERE:
            return CHANCE if place_of(self.box.effects[self.pc]) == RANDOM else self.active
        if top == st.SAINTS:
            return CHANCE if self.way == st.RANDOM_SAINTS else frames.argument(self.frames)
        if top == st.CAST:
            return CHANCE if self.way == st.RANDOM_SAINTS else PROPOSER
        if top == st.REMOVE_GIFTS:
            return PROPOSER
        return CHANCE

    def moves(self, seat: i64) -> vec[i64]:
        top = frames.kind(self.frames)
        if top == st.ACT:
            return turn_moves(self)
        found = vec[i64]()
        if top == st.SAINTS:
            return _each(found, st.TAKE_SAINT, self.cast, 0)
        if top == st.CAST:
            return _each(found, st.ADD_SAINT, self.cast, 0)
        if top == st.REMOVE_GIFTS:
            return _each(found, st.WITHOUT, self.gifts, GIFT)
        if top == st.PAWNS or top == st.JOURNEY:
            return _each(found, st.CHOOSE, bit(AREAS) - 1, 0)
        if top == st.WHERE:
            return _each(found, st.CHOOSE, candidates(self, self.box.effects[self.pc]), 0)
        if top == st.HEIR:
            return _each(found, st.PROMOTE, saints_held(self, seat), DECK_SAINT)
        if top == st.GIFT_FRAME:
            return _each(found, st.CHOOSE_GIFT, self.gifts, GIFT)
        if top == st.KEEP:
            keepers = self.mats[MAT * seat + HELD]
            while keepers:
                if (keepers & 127) != self.received:
                    found = append(found, st.DISCARD << st.ARGUMENT_BITS | (keepers & 127) - 1)
                keepers >>= KEEPER_BITS
            return found
        if top == st.RELICS_FRAME:
            argument = frames.argument(self.frames)
            for value in range((argument >> 4) + 1):
                if relics(self.places[argument & 15], value):
                    found = append(found, st.CARRY << st.ARGUMENT_BITS | value)
            return append(found, st.GO << st.ARGUMENT_BITS)
        if top == st.CONSENT:
            return append(append(found, st.AGREE << st.ARGUMENT_BITS), st.REFUSE << st.ARGUMENT_BITS)
        if top == st.CONSENSUS:
            return append(append(found, st.ACCEPT << st.ARGUMENT_BITS), st.OBJECT << st.ARGUMENT_BITS)
        return append(append(found, st.LEAVE << st.ARGUMENT_BITS), st.DISMISS << st.ARGUMENT_BITS)

    # -- chance -------------------------------------------------------------------------------------------------------

    def tickets(self) -> i64:
        """BTS ruling.odds: one ticket a block, card or face of the die."""
        top = frames.kind(self.frames)
        if top == st.DIE:
            return 6
        if top == st.DRAW_CARD:
            return 1 if self.top else unknown_cards(self)
        if top == st.PEEKING:
            return unknown_cards(self)
        if top == st.PEOPLE_FRAME:
            return size(self.pool)
        if top == st.LEADERS_FRAME:
            return 6 if by_die(self) else size(self.cup)
        if top == st.FLIP:
            return size(self.druids)
        if top == st.SIDE:
            return sides(self, frames.argument(self.frames))
        if top == st.RELIC_FRAME:
            return size(self.unmade)
        if top == st.WHERE:
            return count(candidates(self, self.box.effects[self.pc]))
        if top == st.FIRST:
            return self.seats
        return count(to_deal(self) if top == st.SAINTS else self.cast)

    def ticket(self, r: i64) -> i64:
        top = frames.kind(self.frames)
        verb: i64 = st.ROLL
        argument = r + 1
        if top == st.DRAW_CARD:
            verb = st.DRAW
            argument = (self.top & 127) - 1 if self.top else nth_unknown(self, r)
        elif top == st.PEEKING:
            verb = st.LOOK
            argument = nth_unknown(self, r)
        elif top == st.PEOPLE_FRAME:
            verb = st.DRAW_PEOPLE
            argument = nth_value(self.pool, r)
        elif top == st.LEADERS_FRAME and not by_die(self):
            verb = st.DRAW_LEADER
            argument = nth_value(self.cup, r)
        elif top == st.FLIP:
            verb = st.TURN_DRUID
            argument = nth_value(self.druids, r)
        elif top == st.SIDE:
            verb = st.TURN_LEADER
            argument = nth_side(self, frames.argument(self.frames), r)
        elif top == st.RELIC_FRAME:
            verb = st.TURN_RELIC
            argument = nth_value(self.unmade, r)
        elif top == st.WHERE:
            verb = st.STRIKE
            argument = nth(candidates(self, self.box.effects[self.pc]), r)
        elif top == st.FIRST:
            verb = st.BEGIN
            argument = r
        elif top == st.SAINTS:
            verb = st.TAKE_SAINT
            argument = nth(to_deal(self), r)
        elif top == st.CAST:
            verb = st.ADD_SAINT
            argument = nth(self.cast, r)
        return verb << st.ARGUMENT_BITS | argument

    # -- what happens -------------------------------------------------------------------------------------------------

    def step(self, action: i64, seat: i64) -> None:
        verb = action >> st.ARGUMENT_BITS
        argument = action & st.ARGUMENT
        if verb == st.END_TURN:
            end_turn(self)
        elif verb == st.CONVERT:
            self.points -= 1
            attempt(self, argument)
        elif verb <= st.FORESEE_CARDS:
            do_action(self, verb, argument)
        elif verb < st.DRAW:
            self._decide(verb, argument)
        else:
            self._happen(verb, argument)
        self._go_on()

    def _decide(self, verb: i64, argument: i64) -> None:
        """The decisions that are no Actions. BTS ruling.drawer: those of an event are the active seat's."""
        seat = frames.argument(self.frames)
        if verb == st.CHOOSE:
            self._choose(argument)
        elif verb == st.PROMOTE:
            pop(self)
            succeed_with(self, seat, argument)
        elif verb == st.CHOOSE_GIFT:
            choose_gift(self, argument)
        elif verb == st.DISCARD:
            discard_keeper(self, seat, argument)
        elif verb == st.CARRY:
            carry(self, argument)
        elif verb == st.AGREE:
            agree(self)
        elif verb == st.REFUSE:
            refuse(self)
        elif verb == st.DISMISS:
            pop(self)
            dismiss(self)
        elif verb == st.TAKE_SAINT:
            take_saint(self, seat, argument)
        elif verb == st.ADD_SAINT:
            add_deck_saint(self, argument)
        elif verb == st.WITHOUT:
            remove_gift(self, argument)
        elif verb == st.ACCEPT:
            accept(self)
        elif verb == st.OBJECT:
            object_to(self)
        else:  # GO, LEAVE
            pop(self)

    def _choose(self, place: i64) -> None:
        """A place: of a pawn at the start, of a journey, or of an effect."""
        top = frames.kind(self.frames)
        seat = frames.argument(self.frames)
        if top == st.PAWNS:
            place_pawn(self, seat, place)
            return
        pop(self)
        if top == st.JOURNEY:
            walk(self, place, True)
        else:
            strike(self, place)

    def _happen(self, verb: i64, argument: i64) -> None:
        """BTS ruling.chance: what chance brings."""
        if verb == st.ROLL:
            self.die = argument
            if frames.kind(self.frames) == st.DIE:
                roll(self, argument)
            else:
                promote(self, argument)
        elif verb == st.DRAW:
            draw_event(self, argument)
        elif verb == st.LOOK:
            look(self, argument)
        elif verb == st.DRAW_PEOPLE:
            draw_people(self, argument)
        elif verb == st.DRAW_LEADER:
            draw_leader(self, argument)
        elif verb == st.TURN_LEADER:
            turn_leader(self, argument)
        elif verb == st.TURN_DRUID:
            turn_druid(self, argument)
        elif verb == st.TURN_RELIC:
            turn_relic(self, argument)
        elif verb == st.STRIKE:
            pop(self)
            strike(self, argument)
        else:
            begin_with(self, argument)

    def _go_on(self) -> None:
        """Carry on with what is on top of the stack until somebody has to decide."""
        while not self.ended:
            top = frames.kind(self.frames)
            if top == st.ACT:
                if not self.over and not nothing_left(self):
                    return
                end_turn(self)
            elif top == st.RUN:
                run(self)
            elif top == st.EVENT:
                go_on_with_event(self)
            elif top == st.SETTLE:
                settle(self)
            elif top == st.AFTER:
                conclude(self)
            elif top == st.ZEAL_FRAME:
                go_on_losing(self)
            elif top == st.PEOPLE_FRAME:
                if fill_boxes(self):
                    return
            elif top == st.LEADERS_FRAME:
                if fill_seats(self):
                    return
            elif top == st.KEEP:
                if not keeps_enough(self):
                    return
            elif top == st.RELICS_FRAME:
                if relics_left(self):
                    return
            elif top == st.PEEKING:
                if not seen_enough(self):
                    return
            elif top == st.SETUP:
                go_on_with_setup(self)
            elif top == st.SAINTS:
                if saint_wanted(self):
                    return
            elif top == st.CAST:
                if deck_saint_wanted(self):
                    return
            elif top == st.REMOVE_GIFTS:
                if gift_to_remove(self):
                    return
            elif top == st.PAWNS:
                if pawn_to_place(self):
                    return
            else:
                return

    # -- the end ------------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """BTS 13.fullvictory: all win together, or nobody does."""
        if not self.ended:
            return None
        points = float(half_points(self)) / 2.0
        seats = int(self.seats)
        found = RESULTS[result(self)]
        winners = tuple(range(seats)) if found == "full victory" else ()
        return Outcome(winners, (points,) * seats, REASONS[self.ended], RULES[self.ended], found)

    def value(self, seat: i64) -> float:
        return worth(self)

    def turns(self) -> int:
        return int(self.turn)

    def courtesy(self) -> i64:
        """BTS ruling.consensus: a bot agrees to what is proposed for the set-up."""
        return st.ACCEPT << st.ARGUMENT_BITS if frames.kind(self.frames) == st.CONSENSUS else -1

    def tally(self) -> list[tuple[str, float]]:
        """What statistics are made of."""
        deeds = self.deeds
        found = [
            ("score", float(half_points(self)) / 2.0),
            ("people converted", float(deeds & 1023)),
            ("leaders converted", float(deeds >> 10 * st.LEADERS_CONVERTED & 1023)),
            ("druids banished", float(deeds >> 10 * st.DRUIDS_BANISHED & 1023)),
            ("attempts failed", float(deeds >> 10 * st.ATTEMPTS_FAILED & 1023)),
            ("deaths", float(deeds >> 10 * st.DEATHS & 1023)),
            ("churches built", float(deeds >> 10 * st.CHURCHES_BUILT & 1023)),
            ("paganism", float(self.britain)),
        ]
        return found

    # -- the contract -------------------------------------------------------------------------------------------------

    def resample(self, seat: int, rng: Rng) -> "BanishTheSnakesState":
        """BTS ruling.hidden: what nobody knows is not decided yet, so there is nothing to guess."""
        return self.clone()

    def clone(self) -> "BanishTheSnakesState":
        new = BanishTheSnakesState(self.box, self.seats)
        new.people = self.people[:]
        new.places = self.places[:]
        new.leaders = self.leaders[:]
        new.mats = self.mats[:]
        new.pool = self.pool
        new.removed = self.removed
        new.cup = self.cup
        new.types = self.types
        new.removed_pagans = self.removed_pagans
        new.removed_types = self.removed_types
        new.druids = self.druids
        new.unmade = self.unmade
        new.dolmens = self.dolmens
        new.churches = self.churches
        new.gifts = self.gifts
        new.deck = self.deck
        new.deck_saints = self.deck_saints
        new.top = self.top
        new.discard = self.discard
        new.discard_saints = self.discard_saints
        new.key_card = self.key_card
        new.current = self.current
        new.arthur = self.arthur
        new.britain = self.britain
        new.merged = self.merged
        new.active = self.active
        new.turn = self.turn
        new.points = self.points
        new.extra = self.extra
        new.prepares = self.prepares
        new.bonus = self.bonus
        new.effort = self.effort
        new.built = self.built
        new.moved = self.moved
        new.churched = self.churched
        new.healed = self.healed
        new.foreseen = self.foreseen
        new.refused = self.refused
        new.over = self.over
        new.frames = self.frames
        new.pc = self.pc
        new.losing = self.losing
        new.asked = self.asked
        new.received = self.received
        new.ended = self.ended
        new.level = self.level
        new.written = self.written
        new.way = self.way
        new.cast = self.cast
        new.first = self.first
        new.die = self.die
        new.fired = self.fired
        new.fired_red = self.fired_red
        new.fired_yellow = self.fired_yellow
        new.fired_blue = self.fired_blue
        new.used = self.used
        new.seen = self.seen
        new.deeds = self.deeds
        return new

    def words(self) -> vec[i64]:
        words = vec[i64](
            [
                self.pool,
                self.removed,
                self.cup,
                self.types,
                self.removed_pagans,
                self.removed_types,
                self.druids,
                self.unmade,
                self.dolmens,
                self.churches,
                self.gifts,
                self.deck,
                self.deck_saints,
                self.top,
                self.discard,
                self.discard_saints,
                self.key_card,
                self.current,
                self.arthur,
                self.britain,
                self.merged,
                self.active,
                self.turn,
                self.points,
                self.extra,
                self.prepares,
                self.bonus,
                self.effort,
                self.built,
                self.moved,
                self.churched,
                self.healed,
                self.foreseen,
                self.refused,
                self.over,
                self.frames,
                self.pc,
                self.losing,
                self.asked,
                self.received,
                self.ended,
                self.level,
                self.written,
                self.way,
                self.cast,
                self.first,
            ]
        )
        for area in range(AREAS):
            words = append(append(words, self.people[area]), self.places[area])
        for leader in range(LEADERS):
            words = append(words, self.leaders[leader])
        for i in range(len(self.mats)):
            words = append(words, self.mats[i])
        words = append(append(words, self.die), self.fired)
        words = append(append(append(words, self.fired_red), self.fired_yellow), self.fired_blue)
        return append(append(append(words, self.used), self.seen), self.deeds)

    def position_words(self) -> i64:
        """All but what is kept for the log and for statistics."""
        return len(self.words()) - HISTORY_WORDS

    def from_words(self, words: list[int]) -> None:
        """Become the state that these words describe."""
        self.pool, self.removed, self.cup, self.types, self.removed_pagans = words[0:5]
        self.removed_types, self.druids, self.unmade, self.dolmens, self.churches = words[5:10]
        self.gifts, self.deck, self.deck_saints, self.top, self.discard = words[10:15]
        self.discard_saints, self.key_card, self.current, self.arthur, self.britain = words[15:20]
        self.merged, self.active, self.turn, self.points, self.extra = words[20:25]
        self.prepares, self.bonus, self.effort, self.built, self.moved = words[25:30]
        self.churched, self.healed, self.foreseen, self.refused, self.over = words[30:35]
        self.frames, self.pc, self.losing, self.asked, self.received = words[35:40]
        self.ended, self.level, self.written, self.way, self.cast = words[40:45]
        self.first = words[45]
        at = 46
        for area in range(AREAS):
            self.people[area] = words[at + 2 * area]
            self.places[area] = words[at + 2 * area + 1]
        at += 2 * AREAS
        for leader in range(LEADERS):
            self.leaders[leader] = words[at + leader]
        at += LEADERS
        for i in range(len(self.mats)):
            self.mats[i] = words[at + i]
        self.die, self.fired, self.fired_red, self.fired_yellow, self.fired_blue = words[-HISTORY_WORDS:-3]
        self.used, self.seen, self.deeds = words[-3:]

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild, (self.box, int(self.seats), [int(word) for word in self.words()])

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
            found = append(found, verb << st.ARGUMENT_BITS | argument)
        among >>= 1
        argument += 1
    return found


def empty_table(box: Box, seats: int) -> BanishTheSnakesState:
    """A table with nothing on it; `setup` or a position lays the game out."""
    state = BanishTheSnakesState(box, seats)
    lay_table(state)
    return state


def rebuild(box: Box, seats: int, words: list[int]) -> BanishTheSnakesState:
    """A state from its words: for pickling."""
    state = empty_table(box, seats)
    state.from_words(words)
    return state
