"""Post-game review: separates luck from decisions.

At every decision the coach says what each choice was worth to whoever made it, by what they could know. Then everything
that happened between the start and the end of a game changed somebody's chance:

- a decision, by what the choice made was worth less than the best (never more: nobody can beat their own best);
- luck, by what came of a draw, or of choices made at the same time, beside what was to be expected.

For each seat `start + luck + decisions + others = result`, exactly, in the units of `State.returns()`; `others` is what
the decisions of the other seats brought. Where nothing but a decision lies between two opinions, their difference is
the decision's; if it is a gain, beyond what the looks' spread explains, then the coach was wrong. Such opinions are
asked for again with a larger budget; what is left of them is told as the coach's own error.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from math import exp
from typing import Any, Final

from fidchell import bots
from fidchell.coach.worth import NOISE, Worth, chances, opinion
from fidchell.core.bot import Judge
from fidchell.core.game import Game
from fidchell.core.record import Record, Replay, Step, replay
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

LOOKS: Final = 2
BUDGET: Final = 2.5  # of a look: one deep one sees more than several
SETUPS: Final = 4  # set-ups that are tried for what a game is worth before its first draw
RAISES: Final = 2  # how often the budget grows where the coach contradicts itself
RAISE: Final = 4.0
SLACK: Final = 0.03  # a contradiction that matters, beyond the noise
ALL: Final = -2  # the seat of what all have agreed upon

Ask = Callable[[Game, State, int, str, int, float], list[Worth]]  # what `opinion` takes and gives


@dataclass(frozen=True)
class Moment:
    """What a decision or a draw changed. `shift`: everybody's chance after it less that before."""

    move: int
    seat: int  # CHANCE: nobody's decision; ALL: everybody's
    text: str
    before: tuple[float, ...]  # everybody's chances
    shift: tuple[float, ...]
    worths: tuple[Worth, ...] = ()  # of the choices there were, the best first
    chosen: Worth | None = None

    @property
    def loss(self) -> float:
        """What the decision gave away of its own seat's chance."""
        return -self.shift[self.seat] if self.chosen else 0.0


@dataclass
class Sums:
    """A seat's game in the units of `State.returns()`."""

    start: float
    luck: float = 0.0
    decisions: float = 0.0
    others: float = 0.0
    result: float = 0.0
    accuracy: float = 100.0


@dataclass
class Review:
    game: Game
    result: dict[str, Any] | None
    line: tuple[Step, ...]  # the standing moves
    moments: list[Moment]
    seats: list[Sums]
    wrong: int = 0  # decisions that seem to gain, beyond the noise
    gained: float = 0.0  # of returns, by all decisions that seem to gain: how far the coach can be trusted
    budget: float = 1.0
    curve: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)  # chances before each moment, and at last

    def state(self, moment: Moment) -> State:
        """The position before a moment."""
        return self.line[moment.move].before if moment.move < len(self.line) else self.line[-1].after

    def costliest(self, number: int = 3, seat: int | None = None) -> list[Moment]:
        """The decisions that gave away most."""
        found = [one for one in self.moments if one.seat >= 0 and one.chosen and seat in (None, one.seat)]
        return sorted((one for one in found if one.loss > SLACK), key=lambda one: -one.loss)[:number]

    def turning_points(self, number: int = 3) -> list[Moment]:
        """What changed the game most, luck or decision."""
        return sorted(self.moments, key=lambda one: -max(map(abs, one.shift)))[:number]


class Reviewer:
    """Goes through the standing moves of a record."""

    def __init__(
        self,
        played: Replay,
        record: Record,
        seed: str,
        looks: int,
        progress: Callable[[int], None],
        ask: Ask,
    ) -> None:
        self.game = played.game
        self.line = played.line
        self.first = played.first
        self.record = record
        self.seed = seed
        self.looks = looks
        self.progress = progress
        self.ask = ask
        self.opinions: dict[int, list[Worth]] = {}
        self.budgets: dict[int, float] = {}

    def review(self) -> Review:
        asked = [i for i, step in enumerate(self.line) if is_decision(step)]
        for i in asked:
            self._ask(i, BUDGET)
            self.progress(1)
        if self.last.actor() >= 0:
            self._ask(len(self.line), BUDGET)
        self._settle(asked)
        return self._sum_up(asked)

    @property
    def last(self) -> State:
        return self.line[-1].after if self.line else self.first

    def position(self, i: int) -> tuple[State, int]:
        """Before a move, or after all of them: the state, and whose choice it is."""
        if i < len(self.line):
            return self.line[i].before, self.line[i].seat
        return self.last, int(self.last.actor())

    def _ask(self, i: int, budget: float) -> None:
        state, seat = self.position(i)
        self.budgets[i] = budget
        self.opinions[i] = self.ask(self.game, state, seat, f"{self.seed}/{i}", self.looks, budget)

    def _settle(self, asked: list[int]) -> None:
        """Where a decision seems to have gained, ask both opinions again, with a larger budget."""
        for _ in range(RAISES):
            pairs = pairwise([*asked, len(self.line)])
            doubtful = {k for i, j in pairs if self.gains(i, j) for k in (i, j)}
            if not doubtful:
                return
            for i in sorted(doubtful & set(self.opinions)):
                self._ask(i, self.budgets[i] * RAISE)

    def gains(self, i: int, j: int) -> bool:
        """Whether a decision seems to bring more than the best was worth, with no luck in between."""
        if not self.sure(i, j):
            return False
        seat, best = self.line[i].seat, self.opinions[i][0]
        error = best.error + (self.opinions[j][0].error if j in self.opinions else 0.0)
        return self.chances(j)[seat] - best.chance > NOISE * error + SLACK

    def sure(self, i: int, j: int) -> bool:
        """Whether nothing but the decision itself happens between two opinions: no draw, no secret."""
        between = self.line[i + 1 : j]
        return not self.line[i].before.at_once() and all(step.seat != CHANCE for step in between)

    def chances(self, i: int) -> tuple[float, ...]:
        """Everybody's chances before a decision, or after the last move."""
        state, seat = self.position(i)
        if i in self.opinions:
            return tuple(chances(self.game, state, seat, self.opinions[i][0].chance))
        return tuple(chances(self.game, state, 0, bots.hand(self.game).chance(state, 0)))

    def _closing(self) -> list[Moment]:
        """How the players ended a game that was not played out, if they did: somebody gave up, or all agreed."""
        result = self.record.result
        if result is None or self.last.actor() == OVER:
            return []
        now, winners = self.chances(len(self.line)), result["winners"]
        end = tuple(float(seat in winners) if winners else 0.5 for seat in range(len(now)))
        who, _, word = self.record.moves[-1].partition(" ")
        return [Moment(len(self.line), ALL if who == "*" else int(who), word, now, minus(end, now))]

    def _start(self, asked: list[int]) -> tuple[float, ...]:
        """Everybody's chances before anything has happened."""
        if self.line and asked[:1] != [0] and self.line[0].seat == CHANCE:
            tried = [self._opening(f"{self.seed}/opening/{n}") for n in range(SETUPS)]
            return tuple(sum(column) / SETUPS for column in zip(*tried, strict=True))
        return self.chances(asked[0] if asked else len(self.line))

    def _opening(self, seed: str) -> tuple[float, ...]:
        """The chances at the first decision, after another set-up."""
        rng, state = Rng(seed), self.first.clone()
        while True:
            seat = int(state.actor())
            if seat >= 0 and len(state.legal(seat)) > 1:
                best = self.ask(self.game, state, seat, seed, 1, 1.0)[0]
                return tuple(chances(self.game, state, seat, best.chance))
            if seat == OVER:
                return tuple((state.value(one) + 1.0) / 2.0 for one in range(int(state.seats)))
            state.step(state.sample(rng) if seat == CHANCE else state.legal(seat)[0], seat)

    # -- adding up ----------------------------------------------------------------------------------------------------

    def _sum_up(self, asked: list[int]) -> Review:
        now = self._start(asked)
        start, moments = now, list[Moment]()
        if not asked or asked[0] > 0:
            moments += self._luck(0, asked[0] if asked else len(self.line), now)
        for i, j in pairwise([*asked, len(self.line)]):
            now = self.chances(i)
            moments.append(self._decision(i, j, now))
            now = plus(now, moments[-1].shift)
            moments += [] if self.sure(i, j) else self._luck(i + 1, j, now)
        moments += self._closing()
        moments = [one for one in moments if one.chosen or any(one.shift)]
        found = Review(self.game, self.record.result, self.line, moments, [])
        found.wrong = sum(self.gains(i, j) for i, j in pairwise([*asked, len(self.line)]))
        found.gained = 2.0 * sum(max(0.0, -one.loss) for one in moments)
        found.budget = max(self.budgets.values(), default=1.0)
        found.seats = [sums(moments, seat, start) for seat in range(len(start))]
        end = plus(moments[-1].before, moments[-1].shift) if moments else start
        found.curve = [*[(one.move, one.before) for one in moments], (len(self.line), end)]
        return found

    def _decision(self, i: int, j: int, now: tuple[float, ...]) -> Moment:
        step, worths = self.line[i], self.opinions[i]
        chosen = next(one for one in worths if one.action == step.action)
        sure = self.sure(i, j)
        then = self.chances(j) if sure else tuple(chances(self.game, step.before, step.seat, chosen.chance))
        return Moment(i, step.seat, step.text, now, minus(then, now), tuple(worths), chosen)

    def _luck(self, first: int, end: int, now: tuple[float, ...]) -> list[Moment]:
        """What came between two opinions: every draw has its share, as the judge sees it, and all of them the whole."""
        draws = [step for step in self.line[first:end] if step.seat == CHANCE]
        if not draws:  # choices made at the same time
            at = max(first - 1, 0)
            return [Moment(at, CHANCE, "", now, minus(self.chances(end), now))]
        found, judge = [], bots.hand(self.game)
        for k, step in enumerate(draws):
            last = k == len(draws) - 1
            if last:
                shift = minus(self.chances(end), now)
            else:
                shift = minus(judged(judge, step.after), judged(judge, step.before))
            found.append(Moment(self.line.index(step), CHANCE, step.text, now, shift))
            now = plus(now, shift)
        return found


def judged(judge: Judge, state: State) -> tuple[float, ...]:
    """Everybody's chances, as the judge sees them."""
    return tuple(judge.chance(state, seat) for seat in range(int(state.seats)))


def is_decision(step: Step) -> bool:
    """Whether somebody had a choice."""
    return step.seat >= 0 and len(step.before.legal(step.seat)) > 1


def sums(moments: list[Moment], seat: int, start: tuple[float, ...]) -> Sums:
    """A seat's account."""
    found = Sums(2.0 * start[seat] - 1.0)
    accuracies = []
    for one in moments:
        if one.seat == CHANCE:
            found.luck += 2.0 * one.shift[seat]
        elif one.seat in (seat, ALL):
            found.decisions += 2.0 * one.shift[seat]
            accuracies += [accuracy(one.loss)] if one.chosen else []
        else:
            found.others += 2.0 * one.shift[seat]
    found.result = found.start + found.luck + found.decisions + found.others
    found.accuracy = sum(accuracies) / len(accuracies) if accuracies else 100.0
    return found


def accuracy(loss: float) -> float:
    """A decision in percent: 100 if it gave nothing away, 76 for six points of chance, 32 for a quarter."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669))


def plus(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def review(
    record: Record,
    game: Game | None = None,
    seed: str = "coach",
    looks: int = LOOKS,
    progress: Callable[[int], None] = lambda done: None,
    ask: Ask = opinion,
) -> Review:
    """Look at a finished game again; `progress` is told of every decision, `ask` says what choices are worth."""
    return Reviewer(replay(record, game), record, seed, looks, progress, ask).review()
