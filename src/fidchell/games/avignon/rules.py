"""Avignon: A Clash of Popes — the rules, in the order of the rule sheet.

Pure and compiled: no words, no files, no generator. Ids such as `AV samaritan` point into rulebook.toml.

How lanes and cards are written down: components.py. No card is decided before it is drawn.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.core import earlier, frames
from fidchell.core.bits import bit, count, members, nth
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome
from fidchell.games.avignon import components as c
from fidchell.games.avignon.components import LANES, NEVER, NOBODY, amount, city, past, size, standing, toward, who
from fidchell.games.avignon.fields import AvignonFields


@final
class AvignonState(AvignonFields):
    """A game of Avignon."""

    # -- Setup --------------------------------------------------------------------------------------------------------

    def setup(self, first: int, deal: list[int], repetition: bool) -> None:
        """AV setup.map, AV setup.deck, AV setup.seats, AV setup.first, AV selfless: who begins takes a single action.

        AV repetition: whether positions are counted.

        `deal` names the five characters if they are chosen; otherwise the first five draws are the deal.
        """
        self.deck = self.cards.pack
        self.seat = first
        self.left = 1
        self.turn = 1
        self.repetition = 1 if repetition else 0
        self.frames = frames.push(frames.push(frames.push(0, c.TURN), c.BEGIN), c.REFILL)
        for kind in deal:
            self._draw(kind)
        self._go_on()

    def _begin(self) -> None:
        """AV setup.deal: five characters lie at Genoa, each in a lane of its own."""
        self.tell_dealt(self.seat)
        self.turn_start = self.lanes
        self._note_position()

    # -- Ending the game ----------------------------------------------------------------------------------------------

    def _settle(self) -> None:
        """AV end.three, AV end.both: an action is wholly resolved; if both would win, the one who took it wins."""
        rome, avignon = self.wins(c.ROME), self.wins(c.AVIGNON)
        if rome and avignon:
            self._end(c.BOTH, self.seat)
        elif rome or avignon:
            self._end(rome or avignon, c.ROME if rome else c.AVIGNON)

    def wins(self, seat: i64) -> i64:
        """Why this seat would win now, or 0. AV end.three: three cards or more. AV end.other, AV end.noble.knight,
        AV end.noble.peasant: what the characters' own endings say."""
        cards, own, rivals = self.cards, self.congregation(seat), self.congregation(1 - seat)
        if size(own) >= 3:
            return c.THREE
        if not (own | rivals) & cards.special:
            return 0
        for kind in range(cards.kinds):
            if amount(own, kind) and self._has(rivals, cards.wins_with[kind]):
                return c.ALTERNATE + 2 * kind
            if amount(rivals, kind) and self._has(rivals, cards.loses_with[kind]):
                return c.ALTERNATE + 2 * kind + 1
        return 0

    def congregation(self, seat: i64) -> i64:
        return self.avignon if seat else self.rome

    def _has(self, congregation: i64, faction: i64) -> bool:
        """AV factions: a name means any card of that faction."""
        for kind in range(self.cards.kinds):
            if self.cards.faction[kind] == faction and amount(congregation, kind):
                return True
        return False

    def _end(self, ending: i64, winner: i64) -> None:
        """AV end.over: nothing is drawn or done any more."""
        self.ended = ending
        self.winner = winner
        self.frames = 0
        self.tell_ended(ending, winner, self.followers(winner))

    def followers(self, seat: i64) -> i64:
        """How many cards a Congregation has; none if it is nobody's."""
        return 0 if seat == NEVER else size(self.congregation(seat))

    # -- Game terms: push and pull ------------------------------------------------------------------------------------

    def _move(self, lane: i64, by: i64, pulled: bool) -> None:
        """AV term.push, AV term.pull: move a character `by` cities, + toward Rome. AV scoring: past the last one it
        scores."""
        kind = who(self.lanes, lane)
        start = city(self.lanes, lane)
        if past(start + by):
            self._join(lane, kind, c.ROME if by > 0 else c.AVIGNON, start + by)
            return
        self.lanes += by << c.LANE_BITS * lane
        self.tell_moved(lane, kind, start, start + by, pulled)

    # -- Turn sequence ------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.ended:
            return OVER
        top = frames.kind(self.frames)
        if top == c.TURN:
            return self.seat
        if top == c.REFILL:
            return CHANCE
        return self._chooser(frames.argument(self.frames))

    def actions(self) -> i64:
        """AV turn.different, AV petition.once: the actions that may be taken, as a bit set; the last one of a turn must
        not complete a reversal (AV samaritan)."""
        taken = self.taken
        found: i64 = 0
        if not taken & 1:
            found |= c.ALL_BESEECH
        if not taken & 2:
            found |= c.ALL_CHASTISE
        if not taken & 4:
            found |= c.ALL_EXCOMMUNICATE
        if not taken & 8:
            for lane in range(LANES):
                found |= bit(16 * c.PETITION + who(self.lanes, lane))
        if self._last_action_tested():
            return self._without_reversals(found)
        return found

    def step(self, action: i64, seat: i64) -> None:
        verb = action >> 4
        argument = action & 15
        if verb == c.DRAW:
            self._draw(argument)
        elif verb == c.CHOOSE:
            self._choose(argument)
        else:
            self._act(verb, argument)
        self._go_on()

    def _act(self, verb: i64, argument: i64) -> None:
        """AV turn.two, AV turn.different: take an action of a kind not yet taken in this turn.

        AV beseech, AV chastise, AV target.any: pull or push a character one space. AV excommunicate: its successor will
        take the lane. AV petition, AV petition.moves: use the ability of one character in play; it moves, it doesn't
        Beseech.
        """
        self.taken |= bit(verb)
        why: i64 = c.SUCCESSION if verb == c.EXCOMMUNICATE else c.NEWCOMER
        self.frames = frames.push(frames.push(frames.push(self.frames, c.FINISH, why), c.REFILL), c.SETTLE)
        self.tell_acted(self.seat, verb, argument if verb == c.PETITION else who(self.lanes, argument))
        if verb == c.BESEECH:
            self._move(argument, toward(self.seat), True)
        elif verb == c.CHASTISE:
            self._move(argument, -toward(self.seat), False)
        elif verb == c.EXCOMMUNICATE:
            self._excommunicate(argument)
        else:
            self.frames = frames.push(self.frames, c.RESOLVE, self.cards.first[argument])

    def _go_on(self) -> None:
        """Carry on with what is on top of the stack until somebody has to decide."""
        while True:
            top = frames.kind(self.frames)
            if top == c.RESOLVE:
                if self._resolve():
                    return
            elif top <= c.TURN:  # an action is to be chosen, or it is over
                return
            elif top == c.REFILL and self.somebody_missing():
                self._reshuffle()
                return
            else:
                self.frames = frames.pop(self.frames)
                if top == c.SETTLE and self.turn_start == NEVER:  # somebody has joined a Congregation in this turn
                    self._settle()
                elif top == c.FINISH:
                    self._finish()
                elif top == c.BEGIN:
                    self._begin()

    def _finish(self) -> None:
        """AV turn.two, AV selfless, AV turn.alternate: two actions a turn, one in the first; then the rival's turn.
        AV samaritan.compare: what the next turn but one is compared with."""
        self.left -= 1
        if not self.left:
            self.tell_turn_ended(self.seat, self.turn, self.lanes, self.turn_start, self.samaritan)
            self.samaritan = self.turn_start
            self.turn_start = self.lanes
            self.seat = 1 - self.seat
            self.left = 2
            self.taken = 0
            self.turn += 1
        self._note_position()

    # -- Excommunicate ------------------------------------------------------------------------------------------------

    def _excommunicate(self, lane: i64) -> None:
        """AV excommunicate, AV excommunicate.place: discard a character; a new one will stand exactly there."""
        kind = who(self.lanes, lane)
        self.pile += bit(4 * kind)
        self.lanes += (NOBODY - kind) << c.LANE_BITS * lane + 3
        self.tell_discarded(lane, kind)

    # -- Petition -----------------------------------------------------------------------------------------------------

    def _resolve(self) -> bool:
        """Carry out instructions until someone must choose (true) or the petition is done (false).

        AV petition.bishop, AV petition.cardinal, AV petition.inquisitor, AV petition.knight, AV petition.noble,
        AV petition.peasant: what they do is data. AV target.fixed: refills come only after the whole petition.
        """
        i = frames.argument(self.frames)
        self.frames = frames.pop(self.frames)
        while self.cards.who[i] != c.END:
            if self.cards.who[i] == c.EACH:
                self._move_each(i)
            elif count(self.chosen) < self.cards.number[i] and self.candidates(self.lanes, i, self.chosen):
                self.frames = frames.push(self.frames, c.RESOLVE, i)
                return True
            self.chosen = 0
            i += 1
        return False

    def _by(self, i: i64) -> i64:
        """How far instruction i moves a character, + toward Rome. The rival pushes and pulls from their own side."""
        return toward(self._chooser(i)) * self.cards.steps[i]

    def _chooser(self, i: i64) -> i64:
        """AV target.rival: who carries out instruction i."""
        return 1 - self.seat if self.cards.who[i] == c.RIVAL else self.seat

    def _move_each(self, i: i64) -> None:
        """AV factions: move everyone of the faction."""
        by = self._by(i)
        pulled = self.cards.steps[i] > 0
        moved = self.cards.movable[i]
        for lane in range(LANES):
            if moved >> who(self.lanes, lane) & 1:
                self._move(lane, by, pulled)

    def candidates(self, lanes: i64, i: i64, chosen: i64) -> i64:
        """AV target.other, AV target.different, AV target.count: whom instruction i may still choose, as lanes."""
        found: i64 = 0
        movable = self.cards.movable[i]
        for lane in range(LANES):
            if movable >> who(lanes, lane) & 1:
                found |= bit(lane)
        return found & ~chosen

    def targets(self) -> i64:
        """The candidates that may be chosen now. AV samaritan, AV samaritan.answer: none that would have to complete a
        reversal."""
        i = frames.argument(self.frames)
        found = self.candidates(self.lanes, i, self.chosen)
        if self._last_action_tested() and not (self.samaritan ^ self.lanes) & c.ALL_KINDS:
            for lane in range(LANES):
                if not self._avoids_choosing(self.lanes, i, self.chosen, lane):
                    found &= ~bit(lane)
        return found

    def _choose(self, lane: i64) -> None:
        i = frames.argument(self.frames)
        self.chosen |= bit(lane)
        self._move(lane, self._by(i), self.cards.steps[i] > 0)

    # -- The Samaritan rule -------------------------------------------------------------------------------------------

    def _last_action_tested(self) -> bool:
        """AV samaritan.compare: only the action that ends the turn is tested, and only while a reversal is possible."""
        return self.left == 1 and self.samaritan != NEVER

    def _without_reversals(self, found: i64) -> i64:
        """AV samaritan, AV samaritan.partial: no action that ends the turn with everything as before the rival's."""
        if not self.taken & 4:
            for lane in range(LANES):
                if self._every_draw_reverses(lane):
                    found &= ~bit(16 * c.EXCOMMUNICATE + lane)
        if (self.samaritan ^ self.lanes) & c.ALL_KINDS:
            return found  # somebody else stands there: no move brings that back
        undone = self.samaritan - self.lanes
        pull = toward(self.seat)
        for lane in range(LANES):
            step = pull << c.LANE_BITS * lane
            if undone == step:
                found &= ~bit(16 * c.BESEECH + lane)
            elif undone == -step:
                found &= ~bit(16 * c.CHASTISE + lane)
        if not self.taken & 8:
            for lane in range(LANES):
                kind = who(self.lanes, lane)
                if not self._avoids(self.lanes, self.cards.first[kind], 0):
                    found &= ~bit(16 * c.PETITION + kind)
        return found

    def _every_draw_reverses(self, lane: i64) -> bool:
        """AV samaritan.luck: an Excommunicate is refused only if every possible draw restores the position."""
        kind = who(self.samaritan, lane)
        if self.lanes + ((kind - who(self.lanes, lane)) << c.LANE_BITS * lane + 3) != self.samaritan:
            return False
        pool = self.deck or self.pile + bit(4 * who(self.lanes, lane))
        return pool == amount(pool, kind) << 4 * kind

    def _avoids(self, lanes: i64, i: i64, chosen: i64) -> bool:
        """AV samaritan, AV samaritan.answer: whether the petition can go on from instruction i without completing a
        reversal.

        Whoever scores settles it: a Congregation has grown.
        """
        if self.cards.who[i] == c.END:
            return lanes != self.samaritan
        if self.cards.who[i] == c.EACH:
            by = self._by(i)
            moved = self.cards.movable[i]
            for lane in range(LANES):
                if moved >> who(lanes, lane) & 1:
                    if past(city(lanes, lane) + by):
                        return True
                    lanes += by << c.LANE_BITS * lane
            return self._avoids(lanes, i + 1, 0)
        found = self.candidates(lanes, i, chosen)
        if not found or count(chosen) == self.cards.number[i]:
            return self._avoids(lanes, i + 1, 0)
        for lane in range(LANES):
            if found >> lane & 1 and self._avoids_choosing(lanes, i, chosen, lane):
                return True
        return False

    def _avoids_choosing(self, lanes: i64, i: i64, chosen: i64, lane: i64) -> bool:
        by = self._by(i)
        if past(city(lanes, lane) + by):
            return True
        return self._avoids(lanes + (by << c.LANE_BITS * lane), i, chosen | bit(lane))

    # -- Scoring ------------------------------------------------------------------------------------------------------

    def _join(self, lane: i64, kind: i64, seat: i64, end: i64) -> None:
        """AV scoring, AV scoring.leftover, AV congregation.out: join the Congregation of the player moved toward.

        `end`: the city where the move would end; what is left of it is lost.
        """
        self.tell_joined(lane, kind, seat, end < -1 or end > c.LAST + 1, frames.kind(self.frames) == c.RESOLVE)
        if seat == c.ROME:
            self.rome += bit(4 * kind)
        else:
            self.avignon += bit(4 * kind)
        vacant: i64 = NOBODY * 8 + c.GENOA
        self.lanes += (vacant - (self.lanes >> c.LANE_BITS * lane & 127)) << c.LANE_BITS * lane
        self.turn_start = self.samaritan = NEVER
        self.earlier = None

    def somebody_missing(self) -> bool:
        """Whether a lane is empty: all four bits of `who` set."""
        lanes = self.lanes >> 3
        return lanes & lanes >> 1 & lanes >> 2 & lanes >> 3 & 0x0101010101 != 0

    def _reshuffle(self) -> None:
        """AV scoring.reshuffle, AV excommunicate.reshuffle: when a draw is needed and the deck is empty."""
        if not self.deck:
            self.deck = self.pile
            self.pile = 0
            self.tell_reshuffled()

    def tickets(self) -> i64:
        """AV odds: one ticket a card in the deck."""
        return size(self.deck)

    def ticket(self, r: i64) -> i64:
        kind: i64 = 0
        while r >= amount(self.deck, kind):
            r -= amount(self.deck, kind)
            kind += 1
        return 16 * c.DRAW + kind

    def _draw(self, kind: i64) -> None:
        """AV scoring.refill, AV scoring.order, AV excommunicate.place: into the first empty lane, at its city."""
        lane: i64 = 0
        while who(self.lanes, lane) != NOBODY:
            lane += 1
        self.deck -= bit(4 * kind)
        self.lanes += (kind - NOBODY) << c.LANE_BITS * lane + 3
        self.tell_drew(lane, kind, city(self.lanes, lane))

    def why_drawn(self) -> i64:
        """Why lanes are being filled: DEAL, SUCCESSION or NEWCOMER."""
        below = frames.pop(self.frames)
        return c.DEAL if frames.kind(below) == c.BEGIN else frames.argument(below)

    # -- Repetition ---------------------------------------------------------------------------------------------------

    def place(self) -> i64:
        """Lanes, player, actions left and kinds taken. With the deck this is the position: the rest follows."""
        return self.lanes | self.seat << 40 | self.left << 41 | self.taken << 43

    def _note_position(self) -> None:
        """AV repetition: the third occurrence of a position between two actions is a draw."""
        if not self.repetition:
            return
        place = self.place()
        times = 1 + earlier.times(self.earlier, place, self.deck)
        self.earlier = earlier.Earlier(place, self.deck, self.earlier)
        if times >= 3:
            self._end(c.REPETITION, NEVER)

    # -- The contract -------------------------------------------------------------------------------------------------

    def moves(self, seat: i64) -> vec[i64]:
        if frames.kind(self.frames) == c.TURN:
            return members(self.actions())
        return members(self.targets(), 16 * c.CHOOSE)

    def playout(self, rng: Rng) -> i64:
        """The generic loop with bit sets in place of lists."""
        decisions: i64 = 0
        while not self.ended:
            top = frames.kind(self.frames)
            if top == c.REFILL:
                self._draw(self.ticket(rng.below(size(self.deck))) & 15)
            else:
                found = self.actions() if top == c.TURN else self.targets()
                action = nth(found, rng.below(count(found)))
                if top == c.TURN:
                    self._act(action >> 4, action & 15)
                else:
                    self._choose(action)
                decisions += 1
            self._go_on()
        return decisions

    def outcome(self) -> Outcome | None:
        if not self.ended:
            return None
        reason, rule = self.cards.endings[self.ended]
        winners = () if self.winner == NEVER else (int(self.winner),)
        return Outcome(winners, (int(size(self.rome)), int(size(self.avignon))), reason, rule)

    def value(self, seat: i64) -> float:
        if self.winner == NEVER:
            return 0.0
        return 1.0 if self.winner == seat else -1.0

    def resample(self, seat: int, rng: Rng) -> "AvignonState":
        """AV odds, AV congregation.open: nothing is secret; what comes from the deck is not decided yet."""
        return self.clone()

    def turns(self) -> int:
        return int(self.turn)

    def clone(self) -> "AvignonState":
        new = AvignonState(self.cards, self.seats)
        self.copy_to(new)
        return new

    def check(self) -> None:
        """Every card is in one place; what is under way, what was before and how it ended fit together; there is a
        legal action. Play needn't lead to such a position, but it leads on from it to an end."""
        somewhere = self.deck + self.pile + self.rome + self.avignon + standing(self.lanes)
        assert somewhere == self.cards.pack, "deck: a card is in two places or in none"
        assert (self.frames == 0) == (self.ended != 0), "ended: somebody decides as long as it has not ended"
        assert self.ended or self.winner == NEVER, "winner: nothing is said in `ended`"
        for seat in range(2):
            assert self.followers(seat) <= 2 + self._missing(), "rome, avignon: an earlier action has won already"
        top = frames.kind(self.frames)
        deal = top == c.REFILL and self.why_drawn() == c.DEAL
        under_way = 0 if top == c.TURN or deal or self.ended == c.REPETITION else 1
        self._check_actions(self.taken, self.left, under_way, self.turn == 1)
        if self.ended:
            self._check_ending()
        elif top == c.TURN:
            assert not self._missing(), "lanes: one is empty, but nobody is drawn"
            self._check_joined()
            assert self.actions(), "taken: no action is left"
            assert self.taken or self.turn_start == self.lanes, "turn_began: this turn has just begun"
        elif top == c.RESOLVE:
            self._check_petition()
        else:
            self._check_refill(deal)
        self._check_history()

    def _missing(self) -> i64:
        """How many lanes are empty."""
        return LANES - size(standing(self.lanes))

    def _check_actions(self, taken: i64, left: i64, under_way: i64, first: bool) -> None:
        """AV turn.two, AV selfless: those taken and those left make two, or one in the first turn."""
        turn = count(taken) - under_way + left
        assert count(taken) >= under_way, "taken: an action is under way"
        fits = turn == 2 or (turn == 1 and left == 1 and first)
        assert fits, f"taken: {count(taken)} kinds of action, and {left} left"

    def _check_joined(self) -> None:
        """AV scoring: whoever has left a lane empty has joined a Congregation, so that nothing before can come back."""
        if not self._missing():
            assert not self.wins(c.ROME) and not self.wins(c.AVIGNON), "ended: somebody has won already"
            return
        for lane in range(LANES):
            empty = who(self.lanes, lane) == NOBODY
            assert not empty or city(self.lanes, lane) == c.GENOA, "lanes: a newcomer begins at Genoa"
        assert size(self.rome) + size(self.avignon) >= self._missing(), "lanes: nobody has joined who stood there"
        self._check_nothing_before("somebody has joined a Congregation since")

    def _check_nothing_before(self, why: str) -> None:
        assert self.turn_start == NEVER and self.samaritan == NEVER, f"turn_began, before_rival: {why}"
        assert self.earlier is None, f"earlier: {why}"

    def _check_ending(self) -> None:
        """AV end.three, AV end.both, AV repetition: the reason and the winner follow from what lies there."""
        rome, avignon = self.wins(c.ROME), self.wins(c.AVIGNON)
        if self.ended == c.REPETITION:
            assert self.repetition and not self._missing() and not rome and not avignon, "ended: no repetition"
            assert self.winner == NEVER, "winner: nobody has won"
            return
        why = c.BOTH if rome and avignon else rome + avignon
        assert self.ended == why, "ended: that is not what the Congregations say"
        winner = self.seat if why == c.BOTH else c.ROME if rome else c.AVIGNON
        assert self.winner == winner, "winner: somebody else has won"
        assert self.taken & 11, "taken: nobody has been moved"
        assert self._missing(), "lanes: nobody has just joined a Congregation"
        self._check_joined()

    def _check_petition(self) -> None:
        """AV target.count, AV target.other: a target is to be chosen, and there is one."""
        i = frames.argument(self.frames)
        assert self.taken & 8, "phase: no Petition was taken"
        joined: i64 = self.rome + self.avignon if self._missing() else 0
        assert amount(standing(self.lanes) + joined, self.cards.whose[i]), "phase: nobody in play has this petition"
        assert self.cards.who[i] != c.EACH, "phase: the instruction asks for no target"
        assert count(self.chosen) < self.cards.number[i], "phase, chosen: all targets are chosen"
        for lane in range(LANES):
            kind = who(self.lanes, lane)
            spared = kind != NOBODY and self.cards.faction[kind] == self.cards.of[i]
            assert not (spared and self.chosen >> lane & 1), "phase, chosen: not of the petitioned character's faction"
        self._check_joined()
        assert self.targets(), "phase: no target is left"

    def _check_refill(self, deal: bool) -> None:
        """AV setup.deal, AV excommunicate.place, AV scoring.refill: a lane is empty, and there is a card to draw."""
        assert self._missing(), "phase: no lane is empty"
        assert self.deck, "discard: it is shuffled when a draw is needed and the deck is empty"
        assert not self.wins(c.ROME) and not self.wins(c.AVIGNON), "ended: somebody has won already"
        if deal:
            assert self.turn == 1 and self.left == 1 and not self.taken, "phase: the deal is over"
            assert not self.rome and not self.avignon and not self.pile, "phase: nobody has joined or left in the deal"
            assert not (self.lanes ^ c.EMPTY_TABLE) & ~c.ALL_KINDS, "lanes: the five are dealt to Genoa"
            filled = c.LANE_BITS * (LANES - self._missing())
            assert self.lanes >> filled == c.EMPTY_TABLE >> filled, "lanes: the five are dealt in their order"
            self._check_nothing_before("nobody's turn has begun")
        elif self.why_drawn() == c.SUCCESSION:
            assert self.taken & 4, "phase: no Excommunicate was taken"
            assert self._missing() == 1, "lanes: one is excommunicated at a time"
        else:
            assert self.taken & 11, "phase: nobody has been moved"
            self._check_joined()

    def _check_history(self) -> None:
        """AV samaritan.compare, AV repetition: what was before was possible."""
        if self.turn_start != NEVER:
            self._check_road(self.turn_start, 0, "turn_began")
        if self.samaritan != NEVER:
            self._check_road(self.samaritan, 0, "before_rival")
            assert self.turn_start != NEVER, "before_rival: somebody has joined a Congregation since"
        known = self.earlier
        assert known is None or self.repetition, "earlier: repetitions are not counted"
        now = (int(self.place()), int(self.deck))
        if self.repetition and (self.ended == c.REPETITION or frames.kind(self.frames) == c.TURN):
            latest = known is not None and known.place == self.place() and known.rest == self.deck
            assert latest, "earlier: the first of them is the position itself"
        times: dict[tuple[int, int], int] = {}
        while known is not None:
            assert known.place >> 47 == 0, "earlier: no such action"
            self._check_road(known.place & bit(40) - 1, known.rest, "earlier")
            self._check_actions(known.place >> 43 & 15, known.place >> 41 & 3, 0, True)
            key = (int(known.place), int(known.rest))
            times[key] = times.get(key, 0) + 1
            assert times[key] < 3 or (self.ended == c.REPETITION and key == now), (
                "earlier: a position comes a third time"
            )
            known = known.before
        assert self.ended != c.REPETITION or times.get(now, 0) == 3, "ended: this position comes for the third time"

    def _check_road(self, lanes: i64, deck: i64, what: str) -> None:
        """Five characters between two actions, and what lay in the deck."""
        heap = standing(lanes)
        assert size(heap) == LANES, f"{what}: a lane was empty"
        for kind in range(self.cards.kinds):
            n = amount(self.rome, kind) + amount(self.avignon, kind) + amount(deck, kind) + amount(heap, kind)
            copies = self.cards.copies[kind]
            assert n <= copies, f"{what}: {n} {self.cards.names[kind]}s, but there are {copies}"
