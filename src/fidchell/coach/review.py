"""Post-game review: separates luck from decisions.

At every decision the coach says what each choice was worth to whoever made it, by what they could know. Then everything
that happened between the start and the end of a game changed somebody's chance:

- a decision, by what the choice made was worth less than the best, both by one and the same opinion;
- luck, by what came of a draw, or of choices made at the same time, beside what was to be expected;
- doubt, by what the next opinion says otherwise although nothing but a decision lies between: the coach's own error, or
  the knowledge of another seat.

For each seat `start + luck + decisions + others + doubt = result`, exactly, in the units of `State.returns()`; `others`
is what the decisions of the other seats brought. Where nothing is drawn or secret, two opinions that differ beyond the
noise are asked for again with a larger budget; what is left is told.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from math import exp
from typing import Any, Final

from fidchell import bots
from fidchell.coach.hint import Move, line
from fidchell.coach.temperature import best_judge, settled
from fidchell.coach.worth import NOISE, Ask, Worth, chances, ended, opinion, undecided, worlds
from fidchell.core.bot import Judge
from fidchell.core.game import Game
from fidchell.core.record import Record, Replay, Step, replay
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State

LOOKS: Final = 2
BUDGET: Final = 1.5  # of a look, unless the game says otherwise: one deep one sees more than several
SETUPS: Final = 4  # set-ups that are tried for what a game is worth before its first draw
RAISES: Final = 2  # how often the budget grows where the coach contradicts itself
RAISE: Final = 2.0
SLACK: Final = 0.03  # a contradiction that matters, beyond the noise
MENDED: Final = 4  # contradictions that are looked into at a time, the worst first
ALL: Final = -2  # the seat of what all have agreed upon
DOUBT: Final = -3  # the seat of what only the coach sees otherwise
SETUP: Final = "setup"  # the text of all draws before the first decision


@dataclass(frozen=True)
class Moment:
    """What a decision or a draw changed. `shift`: everybody's chance after it less that before."""

    move: int
    seat: int  # CHANCE: nobody's decision; ALL: everybody's; DOUBT: nothing happened
    text: str
    before: tuple[float, ...]  # everybody's chances
    shift: tuple[float, ...]
    worths: tuple[Worth, ...] = ()  # of the choices there were, the best first
    chosen: Worth | None = None

    @property
    def loss(self) -> float:
        """What the decision gave away of its own seat's chance."""
        return self.worths[0].chance - self.chosen.chance if self.chosen else 0.0

    @property
    def mistake(self) -> bool:
        """Whether another choice was clearly better."""
        return self.chosen is not None and self.loss > SLACK and not self.chosen.about(self.worths[0])


@dataclass
class Sums:
    """A seat's game in the units of `State.returns()`."""

    start: float
    luck: float = 0.0
    decisions: float = 0.0
    others: float = 0.0
    doubt: float = 0.0
    result: float = 0.0
    accuracy: float | None = None  # None: there was nothing to decide


@dataclass
class Review:
    game: Game
    result: dict[str, Any] | None
    line: tuple[Step, ...]  # the standing moves
    moments: list[Moment]
    seats: list[Sums]
    wrong: int = 0  # decisions after which the coach sees things otherwise, beyond the noise
    budget: float = 1.0
    curve: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)  # chances before each moment, and at last
    better: dict[int, tuple[Move, ...]] = field(default_factory=dict)  # what was to be expected instead of costly moves
    worse: dict[int, tuple[Move, ...]] = field(default_factory=dict)  # and after them
    first: State | None = None  # of a game in which nothing was played

    @property
    def start(self) -> State:
        """The first position."""
        found = self.line[0].before if self.line else self.first
        assert found is not None
        return found

    def state(self, moment: Moment) -> State:
        """The position before a moment; where all choose at the same time, before anybody has."""
        if moment.move == len(self.line):
            return self.line[-1].after if self.line else self.start
        return undecided(self.line[: moment.move], self.line[moment.move].before)

    def costliest(self, number: int = 3, seat: int | None = None) -> list[Moment]:
        """The decisions that gave away most."""
        found = [one for one in self.moments if one.mistake and seat in (None, one.seat)]
        return sorted(found, key=lambda one: -one.loss)[:number]

    def turning_points(self, number: int = 3) -> list[Moment]:
        """What changed the game most, luck or decision."""
        found = [one for one in self.moments if one.seat != DOUBT and max(map(abs, one.shift)) > SLACK]
        return sorted(found, key=lambda one: -max(map(abs, one.shift)))[:number]

    @property
    def lucky(self) -> bool:
        """Whether there was any luck at all."""
        return any(one.seat == CHANCE for one in self.moments)

    @property
    def luck_weighs(self) -> bool:
        """Whether luck has moved somebody's chances more than their own decisions have."""
        return any(abs(one.luck) > abs(one.decisions) for one in self.seats)


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
        self.secret: dict[int, bool] = {}

    def review(self) -> Review:
        asked = [i for i, step in enumerate(self.line) if is_decision(step)]
        for i in asked:
            self._ask(i, budget(self.game))
            self.progress(1)
        if self.last.actor() >= 0:
            self._ask(len(self.line), budget(self.game))
        self._settle(asked)
        self._acquit(asked)
        return self._sum_up(asked)

    @property
    def last(self) -> State:
        return self.line[-1].after if self.line else self.first

    def position(self, i: int) -> tuple[State, int]:
        """Before a move, or after all of them: the state in which it is judged, and whose choice it is."""
        if i < len(self.line):
            return undecided(self.line[:i], self.line[i].before), self.line[i].seat
        return self.last, int(self.last.actor())

    def _ask(self, i: int, budget: float) -> None:
        state, seat = self.position(i)
        self.budgets[i] = budget
        self.opinions[i] = self.ask(self.game, state, seat, f"{self.seed}/{i}", self.looks, budget)

    def _settle(self, asked: list[int]) -> None:
        """Where two opinions contradict each other, ask for both again, with a larger budget."""
        for _ in range(RAISES):
            worst = sorted(self.contradictions(asked), key=lambda pair: -self.excess(*pair))
            doubtful = {k for pair in worst[:MENDED] for k in pair}
            if not doubtful:
                return
            for i in sorted(doubtful & set(self.opinions)):
                self._ask(i, self.budgets[i] * RAISE)

    def _acquit(self, asked: list[int]) -> None:
        """What seemed a loss and isn't any more a move later, although nothing was drawn, was none."""
        for i, j in zip(asked, [*asked[1:], len(self.line)], strict=False):
            chosen, best = self.chosen(i), self.opinions[i][0]
            later = min(self.chances(j)[self.line[i].seat], best.chance)
            if later > chosen.chance > 0.0 and self.sure(i, j):
                better = replace(chosen, chance=later, looks=tuple(one + later - chosen.chance for one in chosen.looks))
                found = [better if one is chosen else one for one in self.opinions[i]]
                self.opinions[i] = sorted(found, key=lambda one: -one.chance)

    def contradictions(self, asked: list[int]) -> list[tuple[int, int]]:
        """Opinions one after the other that differ beyond the noise although nothing happened but the decision."""
        pairs = zip(asked, [*asked[1:], len(self.line)], strict=False)
        return [pair for pair in pairs if self.excess(*pair) > 0.0]

    def excess(self, i: int, j: int) -> float:
        """How far the opinion after a decision is from what the choice was worth before, beyond the noise."""
        if not self.sure(i, j):
            return 0.0
        chosen = self.chosen(i)
        error = chosen.error + (self.opinions[j][0].error if j in self.opinions else 0.0)
        return abs(self.chances(j)[self.line[i].seat] - chosen.chance) - NOISE * error - SLACK

    def chosen(self, i: int) -> Worth:
        return next(one for one in self.opinions[i] if one.action == self.line[i].action)

    def sure(self, i: int, j: int) -> bool:
        """Whether nothing but the decision itself lies between two opinions: no draw, no secret."""
        drawn = any(step.seat == CHANCE for step in self.line[i + 1 : j])
        return not drawn and not self.line[i].before.at_once() and not (self.game.secrets and self.conceals(i))

    def conceals(self, i: int) -> bool:
        """Whether somebody didn't know everything before a move."""
        if i not in self.secret:
            state = self.line[i].before
            seats, things = range(int(state.seats)), self.game.things(state)
            self.secret[i] = any(thing.see.conceals(seat, thing.value) for thing in things for seat in seats)
        return self.secret[i]

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
        even = 0.0 if winners or self.game.meta.together else 0.5
        end = tuple(float(seat in winners) or even for seat in range(len(now)))
        who, _, word = self.record.moves[-1].partition(" ")
        return [Moment(len(self.line), ALL if who == "*" else int(who), word, now, minus(end, now))]

    def _start(self, asked: list[int]) -> tuple[float, ...]:
        """Everybody's chances before anything has happened."""
        if self.line and asked[:1] != [0] and self.line[0].seat == CHANCE:
            tried = [self._opening(f"{self.seed}/opening/{n}") for n in range(SETUPS)]
            return tuple(sum(column) / SETUPS for column in zip(*tried, strict=True))
        return self._before(asked or [len(self.line)])

    def _opening(self, seed: str) -> tuple[float, ...]:
        """The chances at the first decision, after another set-up."""
        rng, state = Rng(seed), self.first.clone()
        while True:
            seat = int(state.actor())
            if seat >= 0 and len(state.legal(seat)) > 1:
                best = self.ask(self.game, state, seat, seed, 1, 1.0)[0]
                return tuple(chances(self.game, state, seat, best.chance))
            if seat == OVER:
                return tuple(ended(self.game, state, one) for one in range(int(state.seats)))
            state.step(state.sample(rng) if seat == CHANCE else state.legal(seat)[0], seat)

    # -- adding up ----------------------------------------------------------------------------------------------------

    def _sum_up(self, asked: list[int]) -> Review:
        groups = self._groups(asked)
        start, moments = self._start(groups[0] if groups else []), list[Moment]()
        first = groups[0] if groups else [len(self.line)]
        if first[0] > 0:
            moments.append(Moment(0, CHANCE, SETUP, start, minus(self._before(first), start)))
        now = self._before(first)
        for group, after in zip(groups, [*groups[1:], [len(self.line)]], strict=False):
            for i in group:
                moments.append(self._decision(i, now))
                now = plus(now, moments[-1].shift)
            end = self._known(after, now)
            moments += self._between(group[-1], after[0], now, end)
            now = end
        moments += self._closing()
        moments = [one for one in moments if one.chosen or any(one.shift)]
        found = Review(self.game, self.record.result, self.line, moments, [])
        found.first = self.first
        found.wrong = len(self.contradictions(asked))
        found.budget = max(self.budgets.values(), default=1.0)
        found.seats = [sums(moments, seat, start) for seat in range(len(start))]
        end = plus(moments[-1].before, moments[-1].shift) if moments else start
        found.curve = [*[(one.move, one.before) for one in moments], (len(self.line), end)]
        costly = [one for seat in range(len(start)) for one in found.costliest(seat=seat)]
        found.better = {one.move: self._expected(one, found.state(one), one.worths[0]) for one in costly}
        found.worse = {one.move: self._expected(one, found.state(one), one.chosen) for one in costly if one.chosen}
        return found

    def _expected(self, moment: Moment, state: State, choice: Worth) -> tuple[Move, ...]:
        """What was to be expected after a choice, in a world that looked the same."""
        seed = f"{self.seed}/better/{moment.move}"
        world = worlds(self.game, state, moment.seat, seed)[0]
        return line(self.game, world, moment.seat, choice.action, seed, self.ask)

    def _groups(self, asked: list[int]) -> list[list[int]]:
        """The decisions, those made at the same time together."""
        found = list[list[int]]()
        for i in asked:
            since = self.line[found[-1][0] : i + 1] if found else ()
            seats = {step.seat for step in since}
            if since and len(seats) == len(since) and all(step.before.at_once() for step in since):
                found[-1].append(i)
            else:
                found.append([i])
        return found

    def _before(self, group: list[int]) -> tuple[float, ...]:
        """Everybody's chances before decisions: where they are made at the same time, as all of them see it."""
        seen = [self.chances(i) for i in group]
        return tuple(sum(column) / len(seen) for column in zip(*seen, strict=True))

    def _known(self, group: list[int], now: tuple[float, ...]) -> tuple[float, ...]:
        """The same, given what was known before: between choices made at the same time, where each knows only its own
        cards, whoever acts is one voice of several, and the others are taken to think as before."""
        fresh, i = self._before(group), group[0]
        if len(group) > 1 or i not in self.opinions or not any(step.before.at_once() for step in self.line[:i]):
            return fresh
        voice = 1.0 / len(now)
        return tuple(voice * new + (1.0 - voice) * min(max(old, 0.0), 1.0) for new, old in zip(fresh, now, strict=True))

    def _decision(self, i: int, now: tuple[float, ...]) -> Moment:
        step, worths, chosen = self.line[i], self.opinions[i], self.chosen(i)
        best, made = (chances(self.game, step.before, step.seat, one.chance) for one in (worths[0], chosen))
        return Moment(i, step.seat, step.text, now, minus(tuple(made), tuple(best)), tuple(worths), chosen)

    def _between(self, i: int, j: int, now: tuple[float, ...], end: tuple[float, ...]) -> list[Moment]:
        """What came between two opinions beside the decision."""
        draws = [k for k in range(i + 1, j) if self.line[k].seat == CHANCE]
        if draws:
            return self._luck(draws, now, end)
        return [Moment(i, CHANCE if self.line[i].before.at_once() else DOUBT, "", now, minus(end, now))]

    def _luck(self, draws: list[int], now: tuple[float, ...], end: tuple[float, ...]) -> list[Moment]:
        """Every draw has its share, as the best judge sees it; what it sees otherwise is shared in proportion."""
        game, found = self.game, list[Moment]()
        judge = best_judge(game.key, game.pack_name, game.pack_text)
        seen = [minus(judged(judge, self.line[k].after), judged(judge, self.line[k].before)) for k in draws]
        sizes = [max(map(abs, shift)) + 1e-9 for shift in seen]
        rest = minus(minus(end, now), tuple(sum(column) for column in zip(*seen, strict=True)))
        for k, shift, size in zip(draws, seen, sizes, strict=True):
            then = plus(plus(now, shift), tuple(one * size / sum(sizes) for one in rest))
            then = end if k == draws[-1] else tuple(min(max(one, 0.0), 1.0) for one in then)
            found.append(Moment(k, CHANCE, self.line[k].text, now, minus(then, now)))
            now = then
        return found


def budget(game: Game) -> float:
    """Of a look: how many times what a hint has."""
    return float(bots.thoughts(game).get("coach", {}).get("review", BUDGET))


def judged(judge: Judge, state: State) -> tuple[float, ...]:
    """Everybody's chances, as the judge sees them."""
    return tuple(settled(judge, state, seat) for seat in range(int(state.seats)))


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
        elif one.seat == DOUBT:
            found.doubt += 2.0 * one.shift[seat]
        elif one.seat in (seat, ALL):
            found.decisions += 2.0 * one.shift[seat]
            accuracies += [accuracy(one.loss)] if one.chosen else []
        else:
            found.others += 2.0 * one.shift[seat]
    found.result = found.start + found.luck + found.decisions + found.others + found.doubt
    found.accuracy = sum(accuracies) / len(accuracies) if accuracies else None
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


def so_far(game: Game, line: Sequence[Step], opinions: dict[int, list[Worth]], told_all: bool) -> Review:
    """Only decisions, as far as they have been looked at: of a review that grows, or of a game that still runs.

    How rivals share the chance against somebody is told when all is open (`told_all`): that needs their cards.
    """
    moments, seats = list[Moment](), int(line[0].before.seats) if line else 0
    found = Review(game, None, tuple(line), moments, [])
    for i, worths in sorted(opinions.items()):
        step = line[i]
        chosen = next(one for one in worths if one.action == step.action)
        shift = tuple((chosen.chance - worths[0].chance) * (seat == step.seat) for seat in range(seats))
        moments.append(Moment(i, step.seat, step.text, (), shift, tuple(worths), chosen))
        if told_all or len({int(step.before.team(seat)) for seat in range(seats)}) <= 2:
            found.curve.append((i, tuple(chances(game, step.before, step.seat, worths[0].chance))))
    found.seats = [sums(moments, seat, (0.5,) * seats) for seat in range(seats)]
    return found
