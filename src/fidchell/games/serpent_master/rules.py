"""Serpent Master — the rules, in the order of the rule sheet.

Pure and compiled: no words, no files, no generator. Ids such as `SM order.tie` point into rulebook.toml. How stacks,
cards and their patterns are written down: components.py.
"""

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from fidchell.core import choosing
from fidchell.core.bits import bit, count, members, nth
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Outcome
from fidchell.games.serpent_master import components as c
from fidchell.games.serpent_master.components import CARDS, OUTSIDE, ROUNDS, ROW, SQUARES, WAYS, height, square, token
from fidchell.games.serpent_master.fields import SerpentMasterFields


@final
class SerpentMasterState(SerpentMasterFields):
    """A game of Serpent Master."""

    def setup(self, side: i64, oldest: i64) -> None:
        """SM players, SM setup.colour, SM setup.board, SM setup.order: the pit, heads beside it, all cards in hand, the
        oldest."""
        self.side = side
        self.oldest = oldest
        for seat in range(self.seats):
            self.heads |= c.NOWHERE * bit(8 * seat)
            self.hands |= c.ALL_CARDS * bit(CARDS * seat)
        self.entries = self.heads

    # -- what lies where ----------------------------------------------------------------------------------------------

    def head(self, seat: i64) -> i64:
        """The square of a head, OUTSIDE or NOWHERE."""
        return self.heads >> 8 * seat & 255

    def entry(self, seat: i64) -> i64:
        return self.entries >> 8 * seat & 255

    def hand(self, seat: i64) -> i64:
        return self.hands >> CARDS * seat & c.ALL_CARDS

    def choice(self, seat: i64) -> i64:
        """The card that a seat has chosen in this round, or -1."""
        return choosing.choice(self.chosen, seat)

    def card_of(self, seat: i64, turn: i64) -> i64:
        """The card that a seat played in a round, or -1."""
        return (self.played[seat] >> 4 * turn & 15) - 1

    def card_now(self) -> i64:
        """The card that is being resolved."""
        return self.card_of(self.resolving(), self.round)

    def cards_played(self, seat: i64) -> list[int]:
        """The cards of a seat in the order of play."""
        return [int(self.card_of(seat, turn)) for turn in range(ROUNDS) if self.card_of(seat, turn) >= 0]

    def top(self, place: i64) -> i64:
        """Whose token shows on a square, or -1."""
        low = self.stacks[place]
        n = height(low)
        if n == 0:
            return -1
        if n <= c.LOW:
            return token(low, 0, n - 1)
        return token(low, self.rest(place), n - 1)

    def stack(self, place: i64) -> tuple[int, ...]:
        """Whose tokens lie on a square, from the bottom."""
        low, rest = self.stacks[place], self.rest(place)
        return tuple([int(token(low, rest, level)) for level in range(height(low))])

    def rest(self, place: i64) -> i64:
        """The tokens of a stack above its lowest 28; hardly ever is there one so high."""
        return self.stacks[SQUARES + place] if len(self.stacks) > SQUARES else 0

    def add_to_rest(self, place: i64, tokens: i64) -> None:
        """Put tokens there. The first that are so high make room for all."""
        if len(self.stacks) == SQUARES:
            self.stacks = extend(self.stacks, vec[i64]([0] * SQUARES))
        self.stacks[SQUARES + place] |= tokens

    def on_board(self, x: i64, y: i64) -> bool:
        return 0 <= x < self.side and 0 <= y < self.side

    def is_square(self, place: i64) -> bool:
        """Whether a square of the largest board is on this one."""
        return self.on_board(place % ROW, place // ROW)

    def cards_lost(self, seat: i64) -> i64:
        return self.lost >> 4 * seat & 15

    def head_on(self, place: i64) -> i64:
        """Whose head is on a square, or -1."""
        return self._whose(self.heads, place)

    def enters_at(self, place: i64) -> i64:
        """Whose entry a square is, or -1."""
        return self._whose(self.entries, place)

    def _whose(self, places: i64, place: i64) -> i64:
        """Which of the seats' places this one is, or -1."""
        for seat in range(self.seats):
            if places >> 8 * seat & 255 == place:
                return seat
        return -1

    def move_head(self, seat: i64, place: i64) -> None:
        """A head lies on its square for all to see: nobody else may lie there."""
        if self.head(seat) < OUTSIDE:
            self.stacks[self.head(seat)] -= bit(c.HEAD)
        self.heads += (place - self.head(seat)) << 8 * seat
        if place < OUTSIDE:
            self.stacks[place] += bit(c.HEAD)

    # -- Game setup ---------------------------------------------------------------------------------------------------

    def age(self, seat: i64) -> i64:
        """SM order.oldest, SM setup.order: 0 for the oldest, then around the table."""
        return (seat - self.oldest + self.seats) % self.seats

    def entering(self) -> i64:
        """SM setup.order: who is to name an entry."""
        for age in range(self.seats):
            seat = (self.oldest + age) % self.seats
            if self.entry(seat) == c.NOWHERE:
                return seat
        return -1

    def may_enter(self, place: i64) -> bool:
        """SM setup.entry, SM setup.entry.sides, SM setup.entry.different: any square at the edge that nobody else has
        named."""
        return self.at_edge(place) and self.enters_at(place) < 0

    def at_edge(self, place: i64) -> bool:
        """SM setup.entry: squares at the rim, SM entry.corner: corners among them."""
        x, y, last = place % ROW, place // ROW, self.side - 1
        return x <= last and y <= last and (x == 0 or y == 0 or x == last or y == last)

    def _enter(self, place: i64, seat: i64) -> None:
        """SM setup.entry: the head waits beside the board. SM setup.order: when all have named theirs, cards are set
        aside."""
        self.entries += (place - c.NOWHERE) << 8 * seat
        self.move_head(seat, OUTSIDE)
        self.tell_entered(seat, place)
        if self.entering() < 0:
            self.phase = c.DEAL

    def dealing(self) -> i64:
        """SM setup.aside: whose card is set aside next."""
        for seat in range(self.seats):
            if count(self.hand(seat)) > CARDS - c.ASIDE:
                return seat
        return -1

    def _set_aside(self, card: i64) -> None:
        """SM setup.aside: four cards of each player are out of play, unseen."""
        seat = self.dealing()
        self.hands -= bit(CARDS * seat + card)
        if count(self.hand(seat)) == CARDS - c.ASIDE:
            self.tell_dealt(seat)
        if self.dealing() < 0:
            self.phase = c.CHOICE

    # -- Game play: choosing a card -----------------------------------------------------------------------------------

    def _commit(self, card: i64, seat: i64) -> None:
        """SM choose, SM choose.secret: the card stays in the hand, and nobody learns of it, until all have chosen.
        SM choose.takeback: until then it can be taken back, since nothing else has changed."""
        self.chosen = choosing.choose(self.chosen, seat, card)
        self.tell_chose(seat)
        if choosing.first_to_choose(self.chosen, self.seats) == choosing.NOBODY:
            self._reveal()

    def _reveal(self) -> None:
        """SM reveal: all cards are turned over together. SM order, SM resolution.next: then they are resolved."""
        for seat in range(self.seats):
            card = self.choice(seat)
            self.hands -= bit(CARDS * seat + card)
            self.played[seat] += (card + 1) << 4 * self.round
            self.tell_revealed(seat, card)
        self.chosen = 0
        self._line_up()
        self.phase = c.RESOLUTION
        self._next()

    # -- Card resolution ----------------------------------------------------------------------------------------------

    def _line_up(self) -> None:
        """SM order, SM order.tie: from the highest card to the lowest."""
        self.order = 0
        for seat in range(self.seats):
            ahead: i64 = 0
            for other in range(self.seats):
                if other != seat and self.goes_first(other, seat):
                    ahead += 1
            self.order |= (seat + 1) << 3 * ahead
        self._note_ties()

    def goes_first(self, one: i64, other: i64) -> bool:
        """SM order, SM order.tie, SM order.oldest: the higher card, now or in the latest round that differs."""
        back = self.broken(one, other)
        if back == c.BY_AGE:
            return self.age(one) < self.age(other)
        return self.card_of(one, self.round - back) > self.card_of(other, self.round - back)

    def broken(self, one: i64, other: i64) -> i64:
        """SM order.tie: how many rounds back two players' cards differ; BY_AGE if they never do."""
        back: i64 = 0
        while back <= self.round:
            if self.card_of(one, self.round - back) != self.card_of(other, self.round - back):
                return back
            back += 1
        return c.BY_AGE

    def _note_ties(self) -> None:
        """Count the ties between neighbours in the order."""
        for n in range(self.seats - 1):
            back = self.broken(self.in_place(n), self.in_place(n + 1))
            if back == c.BY_AGE:
                self.ties += 256
            elif back > 0:
                self.ties += 1
        self.tell_ordered()

    def in_place(self, n: i64) -> i64:
        """Who is the n-th, counted from 0, of those who are still to resolve a card; -1: nobody."""
        return (self.order >> 3 * n & 7) - 1

    def in_order(self) -> tuple[int, ...]:
        return tuple([int(self.in_place(n)) for n in range(self.seats) if self.in_place(n) >= 0])

    def ties_broken(self) -> tuple[int, ...]:
        """How many rounds back the cards of neighbours in the order differ: 0 if they do now, or BY_AGE."""
        return tuple([int(self.broken(self.in_place(n), self.in_place(n + 1))) for n in range(self.seats - 1)])

    def resolving(self) -> i64:
        """Whose card is being resolved."""
        return self.in_place(0)

    def _next(self) -> None:
        """SM resolution.next, SM resolution.lost: the next card; one that fits nowhere is lost."""
        while self.order:
            seat = self.resolving()
            self.fitting = self.ways_of(seat, self.card_now())
            if self.fitting:
                return
            self.lost += bit(4 * seat)
            self.tell_lost(seat, self.card_now())
            self.order >>= 3
        self._end_round()

    def head_in_doorway(self) -> bool:
        """SM entry.blocked: whether a head lies where the next serpent would come in."""
        seat = self.resolving()
        return self.waits_outside(seat) and self.head_on(self.entry(seat)) >= 0

    def ways_of(self, seat: i64, card: i64) -> i64:
        """SM turned, SM mirror, SM resolution.orient: the ways in which a card would fit now, as a bit set; at a corner
        (SM entry.corner) the same squares only once."""
        found: i64 = 0
        place = self.head(seat)
        if place != OUTSIDE:
            return self._ways_from(seat, card, place % ROW, place // ROW, 0, self.patterns.end[card])
        for way in range(self.patterns.end[card]):
            if self.comes_in(seat, card, way) and not self._lies_already(seat, card, way, found):
                x, y = self.start_of(seat, card, way)
                found |= self._ways_from(seat, card, x, y, way, way + 1)
        return found

    def _ways_from(self, seat: i64, card: i64, x: i64, y: i64, start: i64, end: i64) -> i64:
        """SM pattern, SM head, SM resolution.whole: of these ways, those in which every token of the card can be placed
        from a head at (x, y)."""
        found: i64 = 0
        head = square(x, y)
        patterns = self.patterns
        first, last, by, box = patterns.first, patterns.last, patterns.by, patterns.box
        for way in range(start, end):
            step, stop = first[WAYS * card + way], last[WAYS * card + way]
            if step >= 0 and self._within(box[WAYS * card + way], x, y):
                while step < stop and self.free(seat, head + by[step]):
                    step += 1
                if step == stop:
                    found |= bit(way)
        return found

    def _within(self, box: i64, x: i64, y: i64) -> bool:
        """SM blocked.edge: whether all squares of a card in this box, seen from a head at (x, y), are on the board."""
        side = self.side + 8
        across = x + (box & 15) >= 8 and x + (box >> 4 & 15) < side
        return across and y + (box >> 8 & 15) >= 8 and y + (box >> 12 & 15) < side

    def comes_in(self, seat: i64, card: i64, way: i64) -> bool:
        """SM entry.first, SM entry.diagonal: from outside, with the first token straight ahead on the entry square."""
        if self.head(seat) != OUTSIDE:
            return True
        step = self.patterns.first[WAYS * card + way]
        if step < 0:
            return False
        dx, dy = self.patterns.dx[step], self.patterns.dy[step]
        if dx * dx + dy * dy != 1:
            return False
        x, y = self.start_of(seat, card, way)
        return not self.on_board(x, y)

    def free(self, seat: i64, place: i64) -> bool:
        """SM blocked.own, SM blocked.head, SM entry.blocked, SM stack, SM blocked.buried: whether a token may lie on a
        square of the board: not on one's own showing token nor on a rival's head."""
        return self.top(place) != seat and not self.stacks[place] >> c.HEAD & 1

    def start_of(self, seat: i64, card: i64, way: i64) -> tuple[i64, i64]:
        """SM head: column and row of the head for a card that lies in this way. SM entry.first: one that waits outside
        is where the card's first square would be the entry (SM entry.corner: in a corner on either side)."""
        place = self.head(seat)
        if place != OUTSIDE:
            return place % ROW, place // ROW
        place, step = self.entry(seat), self.patterns.first[WAYS * card + way]
        return place % ROW - self.patterns.dx[step], place // ROW - self.patterns.dy[step]

    def place_of(self, seat: i64, card: i64, way: i64, n: i64) -> i64:
        """The square of a card's n-th token; -1 if it is off the board."""
        step = self.patterns.first[WAYS * card + way] + n
        x, y = self.start_of(seat, card, way)
        x, y = x + self.patterns.dx[step], y + self.patterns.dy[step]
        return square(x, y) if self.on_board(x, y) else -1

    def length(self, card: i64, way: i64) -> i64:
        """How many tokens a card places."""
        return self.patterns.last[WAYS * card + way] - self.patterns.first[WAYS * card + way]

    def lies_on(self, seat: i64, card: i64, way: i64) -> tuple[int, ...]:
        """The squares of a card's tokens; -1: off the board. None if the card has no such way."""
        if self.patterns.first[WAYS * card + way] < 0:
            return ()
        return tuple([int(self.place_of(seat, card, way, n)) for n in range(self.length(card, way))])

    def squares(self, way: i64) -> tuple[int, ...]:
        """Where the card that is being resolved would lie."""
        return self.lies_on(self.resolving(), self.card_now(), way)

    def tokens_below(self, way: i64) -> tuple[tuple[int, ...], ...]:
        """Whose tokens lie there."""
        return tuple([self.stack(place) for place in self.squares(way)])

    def waits_outside(self, seat: i64) -> bool:
        return self.head(seat) == OUTSIDE

    def enters_at_corner(self, seat: i64) -> bool:
        """SM entry.corner: whether the entry has two outer sides."""
        x, y, last = self.entry(seat) % ROW, self.entry(seat) // ROW, self.side - 1
        return (x == 0 or x == last) and (y == 0 or y == last)

    def _lies_already(self, seat: i64, card: i64, way: i64, found: i64) -> bool:
        """SM entry.corner: entered from the other side of a corner, the same squares are the same placement."""
        for other in range(way):
            if found >> other & 1 and self._same_squares(seat, card, other, way):
                return True
        return False

    def _same_squares(self, seat: i64, card: i64, one: i64, other: i64) -> bool:
        """Whether a card covers the same squares, in the same order, in two ways."""
        if self.length(card, one) != self.length(card, other):
            return False
        for n in range(self.length(card, one)):
            if self.place_of(seat, card, one, n) != self.place_of(seat, card, other, n):
                return False
        return True

    def _place(self, way: i64, seat: i64) -> None:
        """SM resolution.place, SM resolution.head: all tokens in the order of the card, then the head on the last."""
        card = self.card_now()
        self.tell_placed(seat, card, way)
        end: i64 = 0
        x, y = self.start_of(seat, card, way)
        first, dx, dy = self.patterns.first[WAYS * card + way], self.patterns.dx, self.patterns.dy
        for step in range(first, first + self.length(card, way)):
            end = square(x + dx[step], y + dy[step])
            self._lay(end, seat)
        self.move_head(seat, end)
        self.order >>= 3
        self._next()

    def _lay(self, place: i64, seat: i64) -> None:
        """SM stack: a token on top of whatever lies there."""
        low = self.stacks[place]
        n = height(low)
        if n < c.LOW:
            low |= seat << 2 * n
        else:
            self.add_to_rest(place, seat << 2 * (n - c.LOW))
        self.stacks[place] = low + bit(c.HEIGHT)

    def _end_round(self) -> None:
        """SM resolution.discard, SM rounds, SM end: a new round, or the end after the eleventh."""
        self.round += 1
        self.tell_round_over(self.round)
        self.phase = c.CHOICE
        if self.round == ROUNDS:
            self.phase = c.ENDED
            self.tell_ended()

    # -- Determining the winner ---------------------------------------------------------------------------------------

    def score(self, seat: i64) -> i64:
        """SM score, SM score.head, SM score.covered: showing tokens, and one for the head, which covers its own."""
        n: i64 = 1
        for place in range(SQUARES):
            if self.top(place) == seat:
                n += 1
        return n if self.head(seat) >= OUTSIDE else n - 1

    def under_head(self, seat: i64) -> i64:
        """SM tie.stack: how many tokens lie under a head."""
        place = self.head(seat)
        return 0 if place >= OUTSIDE else height(self.stacks[place])

    def alone(self, seat: i64) -> i64:
        """SM tie.alone: tokens that lie alone, with nothing under or on them."""
        n: i64 = 0
        for place in range(SQUARES):
            if height(self.stacks[place]) == 1 and self.top(place) == seat and self.head(seat) != place:
                n += 1
        return n

    def merit(self, seat: i64) -> i64:
        """SM score, then SM tie.stack, then SM tie.alone, in one number."""
        return (self.score(seat) << 16) + (self.under_head(seat) << 8) + self.alone(seat)

    def winner(self) -> i64:
        """SM score: who has the most points; SM tie.stack, SM tie.alone, SM tie.draw: of those level, by merit."""
        best: i64 = -1
        winner: i64 = -1
        level = False
        for seat in range(self.seats):
            score = self.score(seat)
            if score >= best:
                level = score == best
                best, winner = score, seat
        return self._most_merit() if level else winner

    def _most_merit(self) -> i64:
        """SM score, SM tie.stack, SM tie.alone: who has the most merit. SM tie.draw: -1 if two are level in all."""
        best: i64 = -1
        winner: i64 = -1
        for seat in range(self.seats):
            merit = self.merit(seat)
            if merit > best:
                best, winner = merit, seat
            elif merit == best:
                winner = -1
        return winner

    def how_decided(self) -> i64:
        """SM score, SM tie.stack, SM tie.alone, SM tie.draw: how many tie-breakers it took to tell the best two apart;
        three: they are level in all."""
        merits = sorted([int(self.merit(seat)) for seat in range(self.seats)])
        breakers: i64 = 0
        while breakers < 3 and merits[-1] >> 16 - 8 * breakers == merits[-2] >> 16 - 8 * breakers:
            breakers += 1
        return breakers

    # -- the contract -------------------------------------------------------------------------------------------------

    def actor(self) -> i64:
        if self.phase == c.CHOICE:
            return choosing.first_to_choose(self.chosen, self.seats)
        if self.phase == c.RESOLUTION:
            return self.resolving()
        if self.phase == c.DEAL:
            return CHANCE
        if self.phase == c.ENTRY:
            return self.entering()
        return OVER

    def at_once(self) -> bool:
        """SM choose: all choose a card at the same time."""
        return self.phase == c.CHOICE

    def has_chosen(self, seat: i64) -> bool:
        return self.choice(seat) >= 0

    def moves(self, seat: i64) -> vec[i64]:
        if self.phase == c.CHOICE:
            return members(self.hand(seat), 64 * c.COMMIT)
        if self.phase == c.RESOLUTION:
            return members(self.fitting, 64 * c.PLACE)
        found = vec[i64](capacity=4 * self.side)
        for place in range(SQUARES):
            if self.may_enter(place):
                found = append(found, place)
        return found

    def step(self, action: i64, seat: i64) -> None:
        verb = action >> 6
        argument = action & 63
        if verb == c.PLACE:
            self._place(argument, seat)
        elif verb == c.COMMIT:
            self._commit(argument, seat)
        elif verb == c.ENTER:
            self._enter(argument, seat)
        else:
            self._set_aside(argument)

    def tickets(self) -> i64:
        return count(self.hand(self.dealing()))

    def ticket(self, r: i64) -> i64:
        """SM setup.aside: every card that is not set aside yet is as likely as any other."""
        return 64 * c.SET_ASIDE + nth(self.hand(self.dealing()), r)

    def playout(self, rng: Rng) -> i64:
        """The generic loop with bit sets in place of lists."""
        decisions: i64 = 0
        while self.phase != c.ENDED:
            seat = self.actor()
            if self.phase == c.CHOICE:
                hand = self.hand(seat)
                self._commit(nth(hand, rng.below(count(hand))), seat)
            elif self.phase == c.RESOLUTION:
                self._place(nth(self.fitting, rng.below(count(self.fitting))), seat)
            elif self.phase == c.DEAL:
                self._set_aside(self.sample(rng) & 63)
                continue
            else:
                moves = self.moves(seat)
                self._enter(moves[rng.below(len(moves))], seat)
            decisions += 1
        return decisions

    def outcome(self) -> Outcome | None:
        if self.phase != c.ENDED:
            return None
        winner, reason = int(self.winner()), self.how_decided()
        scores = tuple([float(self.score(seat)) for seat in range(self.seats)])
        return Outcome((winner,) if winner >= 0 else (), scores, c.REASONS[reason], c.REASON_RULES[reason])

    def value(self, seat: i64) -> float:
        winner = self.winner()
        if winner < 0:
            return 0.0
        return 1.0 if winner == seat else -1.0

    def resample(self, seat: int, rng: Rng) -> "SerpentMasterState":
        """SM hands, SM aside.known: the others' unseen cards, and what they have chosen, drawn again."""
        new = self.clone()
        for other in range(self.seats):
            if other != seat:
                new._deal_again(other, rng)
        return new

    def _deal_again(self, seat: i64, rng: Rng) -> None:
        """A hand of the same size from all cards that this seat has not played."""
        unseen: i64 = c.ALL_CARDS
        for turn in range(ROUNDS):
            if self.card_of(seat, turn) >= 0:
                unseen -= bit(self.card_of(seat, turn))
        hand: i64 = 0
        for _ in range(count(self.hand(seat))):
            card = nth(unseen, rng.below(count(unseen)))
            unseen -= bit(card)
            hand |= bit(card)
        self.hands += (hand - self.hand(seat)) << CARDS * seat
        if self.choice(seat) >= 0:
            self.chosen = choosing.choose(self.chosen, seat, nth(hand, rng.below(count(hand))))

    def turns(self) -> int:
        """The rounds begun; none while the players name their entries."""
        return 0 if self.phase == c.ENTRY else min(int(self.round) + 1, ROUNDS)

    def tally(self) -> list[tuple[str, float]]:
        """Cards lost and points a seat, how high stacks grew, how ties between cards broke."""
        seats = range(self.seats)
        heights = [int(height(self.stacks[place])) for place in range(SQUARES)]
        return [
            ("lost-cards", sum([int(self.cards_lost(seat)) for seat in seats]) / float(self.seats)),
            ("points", sum([int(self.score(seat)) for seat in seats]) / float(self.seats)),
            ("highest-stack", float(max(heights))),
            ("ties-by-cards", float(self.ties & 255)),
            ("ties-by-age", float(self.ties >> 8)),
        ]

    def clone(self) -> "SerpentMasterState":
        new = SerpentMasterState(self.patterns, self.seats)
        self.copy_to(new)
        return new

    def position_words(self) -> i64:
        return super().position_words() + 2 * self.side * self.side

    def further_words(self, words: vec[i64]) -> vec[i64]:
        """The stacks on the board, row by row."""
        for place in range(SQUARES):
            if self.is_square(place):
                words = append(append(words, self.stacks[place]), self.rest(place))
        return words

    def take_further(self, words: list[int], at: i64) -> None:
        self.stacks = vec[i64]([0] * SQUARES)
        for place in range(SQUARES):
            if self.is_square(place):
                self.stacks[place] = words[at]
                if height(words[at]) > c.LOW:
                    self.add_to_rest(place, words[at + 1])
                at += 2
        self.settle()

    def settle(self) -> None:
        """Work out in which ways the card that is being resolved fits."""
        self.fitting = self.ways_of(self.resolving(), self.card_now()) if self.phase == c.RESOLUTION else 0

    def complete(self) -> None:
        """Work out what follows from the rest of a position that was written down."""
        self.side = self.side or usual_side(self.seats)
        for seat in range(self.seats):
            if self.head(seat) < OUTSIDE:
                self.stacks[self.head(seat)] |= bit(c.HEAD)
            elif self.entry(seat) != c.NOWHERE:
                self.move_head(seat, OUTSIDE)
        self.ties = self.ties or self.lined_up().ties
        if self.entering() >= 0:
            self.phase = c.ENTRY
        elif self.order:
            self.phase = c.RESOLUTION
        elif self.round == ROUNDS:
            self.phase = c.ENDED
        else:
            self.phase = c.DEAL if self.round == 0 and self.dealing() >= 0 else c.CHOICE

    def check(self) -> None:
        """Every card is in one place, every token is somebody's, heads are on their own, phase and order fit; whoever
        is to act can. Play needn't lead to such a position, but it leads on from it to the end."""
        assert 0 <= self.oldest < self.seats, "oldest: one of the players"
        for seat in range(self.seats):
            self._check_seat(seat)
        self._check_stacks()
        self._check_entries()
        assert self.phase != c.DEAL or self.round == 0, "hand: cards are dealt before the first round"
        assert self.phase == c.ENTRY or (self.dealing() >= 0) == (self.phase == c.DEAL), "hand: eleven cards each"
        assert (self.round == ROUNDS) == (self.phase == c.ENDED), "round: there are eleven"
        assert self.chosen == 0 or self.phase == c.CHOICE, "choice: at the wrong time"
        missing = choosing.first_to_choose(self.chosen, self.seats)
        assert self.phase != c.CHOICE or missing != choosing.NOBODY, "choice: all have chosen and nothing is shown"
        assert (self.order != 0) == (self.phase == c.RESOLUTION), "order: cards are resolved in order"
        self._check_order()
        if self.phase == c.RESOLUTION:
            self.settle()
            assert self.fitting, "order: a card that fits nowhere is lost"

    def _check_seat(self, seat: i64) -> None:
        known = self.hand(seat)
        cards = self.cards_played(seat)
        for card in cards:
            assert not known >> card & 1, f"played, hand: seat {seat} has card {card + 1} twice"
            known |= bit(card)
        number = len(cards)
        assert self.played[seat] >> 4 * number == 0, f"played: seat {seat} has skipped a round"
        turns = self.round + (1 if self.phase == c.RESOLUTION else 0)
        assert number == turns, f"played: seat {seat} has {number} cards"
        assert self.phase <= c.DEAL or count(known) == CARDS - c.ASIDE, f"hand: seat {seat} has {count(known)} cards"
        assert count(known) >= CARDS - c.ASIDE, f"hand: seat {seat} has {count(known)} cards"
        assert self.phase != c.ENTRY or known == c.ALL_CARDS, (
            "hand: cards are set aside when all have named their entry"
        )
        dealt = self.dealing()
        assert dealt < 0 or seat <= dealt or known == c.ALL_CARDS, "hand: cards are set aside seat by seat"
        chosen = self.choice(seat)
        assert chosen < 0 or self.hand(seat) >> chosen & 1, f"choice: seat {seat} has chosen a card that it hasn't"
        assert self.cards_lost(seat) <= self.resolved(seat), "lost: more cards than were resolved"

    def resolved(self, seat: i64) -> i64:
        """How many cards this seat has resolved."""
        return len(self.cards_played(seat)) - self.in_order().count(seat)

    def _check_stacks(self) -> None:
        """SM supply: tokens lie on the board, and none runs out, whatever is still played."""
        tokens = [0] * c.COLOURS
        cards: i64 = 0
        for seat in range(self.seats):
            cards += ROUNDS - self.resolved(seat)
        for place in range(SQUARES):
            low = self.stacks[place]
            if self.is_square(place):
                assert height(low) + cards <= c.TALLEST, f"stacks: {height(low)} tokens, and {cards} cards to come"
                for owner in self.stack(place):
                    tokens[owner] += 1
            else:
                assert low == 0, "stacks: a token or a head beside the board"
        for seat in range(c.COLOURS):
            most = c.TOKENS - self._longest(seat) if seat < self.seats else 0
            assert tokens[seat] <= most, f"stacks: seat {seat} has {tokens[seat]} tokens; there are {c.TOKENS} in all"
        for seat in range(self.seats):
            place = self.head(seat)
            assert place <= c.NOWHERE, "head: no such square"
            assert place >= OUTSIDE or self.top(place) == seat, "head: it lies on a token of its own"
            assert place < OUTSIDE or tokens[seat] == 0, "head: a serpent on the board has one there"

    def _longest(self, seat: i64) -> i64:
        """How many tokens the cards that a seat has still to resolve may ask for at most."""
        cards = [card for card in range(CARDS) if self.hand(seat) >> card & 1]
        cards += self.cards_played(seat)[self.resolved(seat) :]
        lengths = sorted([max([len(picture) for picture in self.patterns.pictures[card]]) for card in cards])
        return sum(lengths[self.resolved(seat) - ROUNDS :])

    def _check_entries(self) -> None:
        """SM setup.order, SM setup.entry, SM setup.entry.different."""
        entered = [int(self.entry(seat)) for seat in range(self.seats) if self.entry(seat) != c.NOWHERE]
        assert len(set(entered)) == len(entered), "entry: two enter at one square"
        assert (self.entering() >= 0) == (self.phase == c.ENTRY), "entry: a game begins when all have named theirs"
        for seat in range(self.seats):
            named = self.entry(seat) != c.NOWHERE
            assert named == (self.head(seat) != c.NOWHERE), "head: it waits at its entry"
            assert not named or self.at_edge(self.entry(seat)), "entry: no square at the edge"
            first = self.entering() < 0 or self.age(seat) < self.age(self.entering())
            assert first or not named, "entry: the oldest names it first"

    def lined_up(self) -> "SerpentMasterState":
        """A copy in which all rounds' cards are lined up once more."""
        again = self.clone()
        again.ties = again.order = 0
        for turn in range(self.round + (1 if self.order else 0)):
            again.round = turn
            again._line_up()
        return again

    def _check_order(self) -> None:
        """SM order, SM order.tie, SM order.oldest: who still waits follows from the numbers; so do the ties."""
        again = self.lined_up()
        assert self.ties == again.ties, f"ties: {again.ties & 255} by earlier cards, {again.ties >> 8} by age"
        if self.phase == c.RESOLUTION:
            while again.order and again.order != self.order:
                again.order >>= 3
            assert again.order, "order: from the highest card to the lowest"


def usual_side(seats: i64) -> i64:
    """SM setup.board: the pit is eight squares wide for three and four, seven for two."""
    return 8 if seats > 2 else 7
