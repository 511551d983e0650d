"""The Battle of Banners — the rules, a module a chapter.

Pure and compiled: no words, no files, no generator. Ids such as `BOB C4` point into rulebook.toml.

How board, pieces and cards are written down, and how far a piece can walk: components.py. No die and no card is
decided before it is rolled or drawn. What is decided next is the phase; each chapter says what comes after its own.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome
from fidchell.games.battle_of_banners_2 import components as c
from fidchell.games.battle_of_banners_2.components import amount, card_at, one, size
from fidchell.games.battle_of_banners_2.rules import combat, items, movement, reinforcements, teams
from fidchell.games.battle_of_banners_2.rules.checks import check_table
from fidchell.games.battle_of_banners_2.rules.setup import first_roll, set_up
from fidchell.games.battle_of_banners_2.rules.state import Battlefield


@final
class BattleOfBannersState(Battlefield):
    """A game of The Battle of Banners."""

    def setup(self, limit: int, first: int) -> None:
        set_up(self, limit, first)

    def actor(self) -> i64:
        """Whoever moves, also to carry out an item (BOB ruling.card.window); in a fight who attacks or defends."""
        phase = self.phase
        if phase == c.FINISHED:
            return OVER
        if phase == c.MOVING or phase == c.WINDOW or c.VICTIM <= phase <= c.DRIVING or phase == c.RETURNING:
            return self.seat_of(self.mover)
        if phase == c.ATTACKERS_CARD or phase == c.ATTACKERS_KNIFE or phase == c.TIED or phase == c.ATTACKERS_DOUBLE:
            return self.seat_of(self.attacker >> 2)  # BOB ruling.team.fight
        if phase == c.DEFENDERS_CARD or phase == c.DEFENDERS_KNIFE or phase == c.DEFENDERS_DOUBLE:
            return self.seat_of(self.target >> 2)
        return CHANCE

    def step(self, action: i64, seat: i64) -> None:
        verb = action >> c.ARGUMENT_BITS
        argument = action & c.VERB - 1
        if verb == c.MOVE:
            movement.move(self, argument >> 8, argument & 255)
        elif verb == c.DIE or verb == c.DICE:
            if self.phase == c.ROLLING or self.phase == c.RIDING:
                movement.rolled(self, argument)
            else:
                combat.fight(self, argument)
        elif verb == c.ROLL:
            teams.roll(self)
        elif verb == c.ATTACK:
            combat.attack(self, argument >> 6, argument >> 2 & 15, argument & 3)
        elif verb == c.PASS:
            self._pass()
        elif verb == c.PLAY:
            self._play_card(argument)
        elif verb == c.PLACE:
            self._put(argument)
        elif verb == c.CHOOSE:
            items.choose(self, argument)
        elif verb == c.DRIVE:
            items.drive(self, argument)
        elif verb == c.DRAW:
            items.draw(self, argument)
        elif verb == c.STEAL:
            items.steal(self, argument)
        else:
            first_roll(self, argument)

    def _play_card(self, kind: i64) -> None:
        if self.phase == c.WINDOW:
            items.play(self, kind)
        elif self.phase == c.ATTACKERS_CARD or self.phase == c.DEFENDERS_CARD:
            combat.play_combat_card(self, kind)
        else:
            combat.knife(self, kind)

    def _pass(self) -> None:
        """No card, or no reinforcement."""
        phase = self.phase
        if phase == c.ATTACKERS_CARD or phase == c.DEFENDERS_CARD:
            combat.play_combat_card(self, c.NONE)
        elif phase == c.ATTACKERS_KNIFE or phase == c.DEFENDERS_KNIFE:
            combat.knife(self, c.NONE)
        else:
            self.tell_declined(reinforcements.returning(self))
            self._after_return()

    def _put(self, sq: i64) -> None:
        if self.phase == c.PLACING:
            items.place(self, sq)
        elif self.phase == c.TIED:
            combat.go(self, self.attacker, sq, c.AFTER_TIE)
            combat.rest(self, self.attacker, sq)
        else:
            reinforcements.bring_back(self, sq)
            self._after_return()

    def _after_return(self) -> None:
        if self.phase == c.RETURNING:
            movement.to_move(self)
        elif self.phase == c.ATTACKERS_DOUBLE:
            reinforcements.defenders_double(self)
        else:
            teams.finish(self)

    def moves(self, seat: i64) -> vec[i64]:
        phase = self.phase
        if phase == c.MOVING:
            return movement.destinations(self)
        if phase == c.WINDOW:
            return items.window(self)
        if phase == c.VICTIM:
            return items.victims(self)
        if phase == c.DRIVING:
            return items.directions(self)
        if phase == c.PLACING:
            return items.places(self)
        if phase == c.TIED:
            return combat.tie_squares(self)
        if phase == c.RETURNING or phase == c.ATTACKERS_DOUBLE or phase == c.DEFENDERS_DOUBLE:
            found = append(vec[i64](), c.PASS * c.VERB)
            return reinforcements.bridges(self, found, reinforcements.returning(self), False)
        return combat.cards_that_fit(self)

    # -- chance --------------------------------------------------------------------------------------------------------

    def tickets(self) -> i64:
        phase = self.phase
        if phase == c.ROLLING:
            return 6
        if phase == c.DRAWING:
            return size(self.deck)
        if phase == c.STEALING:
            return size(self.hand(1 - (self.mover >> 1)))
        return 36

    def ticket(self, r: i64) -> i64:
        """BOB M2, BOB C2, BOB T1, BOB item.thief: a die, two dice, a card of the deck, a card of the enemy's."""
        phase = self.phase
        if phase == c.ROLLING:
            return c.DIE * c.VERB + r + 1
        if phase == c.DRAWING:
            return c.DRAW * c.VERB + card_at(self.deck, r)
        if phase == c.STEALING:
            return c.STEAL * c.VERB + card_at(self.hand(1 - (self.mover >> 1)), r)
        if phase == c.START:
            return c.FIRST * c.VERB + ((r // 6 + 1) << 3) + r % 6 + 1
        return c.DICE * c.VERB + pair(r)

    def playout(self, rng: Rng) -> i64:
        """The generic loop; moves are counted and one is picked, instead of listing them."""
        decisions: i64 = 0
        while self.phase != c.FINISHED:
            seat = self.actor()
            if seat == CHANCE:
                self.step(self.ticket(rng.below(self.tickets())), CHANCE)
                continue
            if self.phase == c.MOVING:
                self.step(movement.any_destination(self, rng), seat)
            else:
                moves = self.moves(seat)
                self.step(moves[rng.below(len(moves))], seat)
            decisions += 1
        return decisions

    # -- the rest ------------------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """BOB goal.flag, BOB goal.defeat, BOB ruling.limit; the score is the pieces left."""
        if not self.ended:
            return None
        seats = range(int(self.seats))
        winners = tuple([seat for seat in seats if self.side_of_seat(seat) == self.winner])
        scores = tuple([int(self.pieces(self.side_of_seat(seat))) for seat in seats])
        return Outcome(winners, scores, c.REASONS[self.ended], c.ENDING_RULES[self.ended])

    def value(self, seat: i64) -> float:
        if self.winner == c.NONE:
            return 0.0
        return 1.0 if self.winner == self.side_of_seat(seat) else -1.0

    def resample(self, seat: int, rng: Rng) -> "BattleOfBannersState":
        """BOB ruling.card.secret: the enemy's hand is any of the cards that this seat doesn't see."""
        world = self.clone()
        enemy = 1 - self.side_of_seat(seat)
        held = self.hand(enemy)
        pool = self.deck + held
        dealt: i64 = 0
        fresh: i64 = 0
        recent = size(self.fresh)
        for i in range(size(held)):
            kind = card_at(pool, rng.below(size(pool)))
            pool -= one(kind)
            dealt += one(kind)
            if i < recent:
                fresh += one(kind)
        world.deck = pool
        world.set_hand(enemy, dealt)
        if enemy == self.mover >> 1:
            world.fresh = fresh
        return world

    def check(self) -> None:
        """Every card and every piece is in exactly one place; phase, turn and what goes with them fit."""
        check_table(self)

    def clone(self) -> "BattleOfBannersState":
        new = BattleOfBannersState(self.board, self.copies, self.seats)
        self.copy_to(new)
        return new

    def turns(self) -> int:
        return int(self.turn)

    def tally(self) -> list[tuple[str, float]]:
        """What `simulate` averages: fights, losses, flags taken, and each item played, for a hundred games.

        Cards are played far less than once a game; whether one helps shows in how often winner and loser played it.
        """
        kills, takes = self.kills0 + self.kills1, self.takes0 + self.takes1
        found = [("fights", float(self.fights)), ("kills", float(kills)), ("flags taken", float(takes))]
        heaps = [("drawn", self.played0 + self.played1)]
        if self.winner != c.NONE:
            heaps = [("winner", self.played(self.winner)), ("loser", self.played(1 - self.winner))]
        for kind in range(c.KINDS):
            found += [(f"{c.ITEMS[kind]}, {who}", 100.0 * float(amount(heap, kind))) for who, heap in heaps]
        return found


def pair(r: i64) -> i64:
    """Two dice on one of 36 tickets, the smaller first: the six doubles once, then each other pair twice."""
    if r < 6:
        return 9 * (r + 1)
    r = (r - 6) >> 1
    small: i64 = 1
    while r >= 6 - small:
        r -= 6 - small
        small += 1
    return small << 3 | small + 1 + r
