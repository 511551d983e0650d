"""What a designer asks of many games, answered by playing them through again.

Chances are those that the game's best judge sees (a learned value, where there is one), so whatever is built on them
(leads, drama, luck) is as good as that judge. A rule that was at work in a game stands for its card, item, Saint or
Gift. Whoever wins with a card may have played it because they were ahead: so beside the share of wins stands the chance
before it was used, and what came of it beyond that chance.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from fidchell import bots
from fidchell.core.bot import Judge, first_of_team
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Event, State
from fidchell.lab.batch import GameRow
from fidchell.lab.compare import worth
from fidchell.lab.simulate import Series
from fidchell.lab.stats import Mean
from fidchell.lab.stopping import heeding

DECIDED: Final = 0.9  # a chance to win from which on a game counts as decided
FEW: Final = 30  # uses below which nothing is said of an effect
ALWAYS: Final = 0.98  # of the games: what is at work in so many belongs to every game, and tells none from another


@dataclass
class Use:
    """Something that sides use: how often, when, by whom, and what comes of it."""

    games: int = 0
    times: int = 0
    when: Mean = field(default_factory=Mean)  # of the game's moves, 0 to 1
    before: Mean = field(default_factory=Mean)  # the user's chance, as the judge saw it
    result: Mean = field(default_factory=Mean)  # what users' games were worth to them
    beyond: Mean = field(default_factory=Mean)  # result minus chance before
    last: int = 0  # with the game's last move

    def telling(self, games: int) -> bool:
        """Whether it is worth a line: used often enough, but not in every game, and not just the name of an ending."""
        return self.result.number >= FEW and self.games < ALWAYS * games and self.last < self.result.number / 2

    def company(self) -> tuple[float, ...]:
        """The same for rules that are always at work together."""
        return self.games, self.when.total, self.before.total, self.result.total

    def as_dict(self, names: list[str], title: str, games: int, usual: float) -> dict[str, Any]:
        beyond = self.beyond.mean - usual
        return {
            "id": names[0],
            "title": title,
            "with": " / ".join(names[1:]),
            "games": self.games / games,
            "times": self.times,
            "when": self.when.mean,
            "chance_before": self.before.mean,
            "result": self.result.mean,
            "beyond": beyond,
            "low": beyond - self.beyond.reach,
            "high": beyond + self.beyond.reach,
        }


class Answers:
    """Collected game by game; memory depends on the game, not on how many there are."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = series.load()
        self.start: State = self.game.new(series.players, **series.options)
        self.judge: Judge = list(bots.judges(self.game).values())[-1]
        self.together = self.game.meta.together
        self.sides = [seat for seat in range(series.players) if first_of_team(self.start, seat)]
        self.games = 0
        self.wins: Counter[str] = Counter()
        self.results: Counter[str] = Counter()
        self.endings: Counter[str] = Counter()
        self.ending_rules: dict[str, str] = {}
        self.lengths: Counter[int] = Counter()
        self.branching: list[Mean] = [Mean() for _ in range(10)]  # by tenths of the game
        self.choices = Mean()
        self.forced = Mean()
        self.leads = Mean()
        self.lowest = Mean()  # the winner's lowest chance
        self.decided = Mean()  # from which part of the game on the winner stayed above DECIDED
        self.luck = 0.0  # squared changes of the chance by chance, and by decisions
        self.skill = 0.0
        self.curve: list[Mean] = [Mean() for _ in range(21)]  # how sure the leader is, over the game
        self.usual = Mean()  # result minus chance before any decision: how far the judge is off anyway
        self.uses: dict[str, Use] = {}
        self.openings: dict[tuple[int, str], Mean] = {}
        self.rules: Counter[str] = Counter()

    def add(self, row: GameRow) -> None:
        """Play a game through."""
        state, moves = self.start.clone(), len(row.moves)
        chances = [self.chance(state)]
        seen, used = set[int](), dict[tuple[str, int], tuple[float, float]]()
        times: Counter[str] = Counter()
        actor = 0
        for n, action in enumerate(row.moves):
            seat, events = int(state.actor()), list[Event]()
            before = chances[-1]
            if seat != CHANCE:
                actor = seat
                self.meet(row, state, seat, action, n / moves, seen)
                self.usual.add(self.worth(row, self.side(seat)) - before[self.sides.index(self.side(seat))])
            state.perform(action, seat, events)
            chances.append(self.chance(state))
            moved = (chances[-1][0] - before[0]) ** 2
            if seat == CHANCE:
                self.luck += moved
            else:
                self.skill += moved
            for event in events:
                who = self.user(event, actor)
                for rule in set(self.game.cites(event)):
                    times[rule] += 1
                    if seat != CHANCE or self.together:  # among rivals, what chance has brought was nobody's choice
                        used.setdefault((rule, who), (n / moves, before[self.sides.index(who)]))
        self.rules.update(rule for line in self.game.ending(state, "en") for rule in line.rules)
        self.finish(row, chances)
        for rule, number in times.items():
            self.rules[rule] += number
            use = self.uses.setdefault(rule, Use())
            use.games += 1
            use.times += number
        for (rule, who), (when, chance) in used.items():
            use = self.uses[rule]
            result = self.worth(row, who)
            use.when.add(when)
            use.before.add(chance)
            use.result.add(result)
            use.beyond.add(result - chance)
            use.last += when >= (moves - 1) / moves

    def meet(self, row: GameRow, state: State, seat: int, action: int, when: float, seen: set[int]) -> None:
        """A decision: how many choices there were, and whether it was the seat's first."""
        number = len(state.legal(seat))
        self.branching[int(10 * when)].add(float(number))
        self.choices.add(float(number))
        self.forced.add(float(number == 1))
        if seat not in seen and number > 1:
            seen.add(seat)
            opening = seat, self.game.text(state, action)
            self.openings.setdefault(opening, Mean()).add(self.worth(row, self.side(seat)))

    def finish(self, row: GameRow, chances: list[list[float]]) -> None:
        self.games += 1
        for seat in row.winners:
            self.wins[str(seat)] += 1
        self.wins["draw"] += not row.winners
        self.results[row.result] += 1
        self.endings[row.reason] += 1
        self.ending_rules[row.reason] = row.rule
        self.lengths[row.turns] += 1
        for n, tenth in enumerate(self.curve):
            at = chances[round(n * (len(chances) - 1) / (len(self.curve) - 1))]
            tenth.add(max(at))
        inside = chances[1:-1]
        if self.together:
            side, won = 0, self.worth(row, self.sides[0]) == 1.0
            leading = [one[0] >= 0.5 for one in inside]
        else:
            best = max(range(len(self.sides)), key=lambda n: self.worth(row, self.sides[n]))
            side, won = best, self.worth(row, self.sides[best]) == 1.0
            leading = [max(range(len(one)), key=one.__getitem__) == best for one in inside]
        self.leads.add(float(sum(a != b for a, b in pairwise(leading))))
        if won and inside:
            self.lowest.add(min(one[side] for one in inside))
            late = [n for n, one in enumerate(inside) if one[side] < DECIDED]
            self.decided.add((late[-1] + 1) / len(inside) if late else 0.0)

    def side(self, seat: int) -> int:
        """The first seat of the side that a seat belongs to."""
        team = self.start.team(seat)
        return next(one for one in self.sides if self.start.team(one) == team)

    def user(self, event: Event, actor: int) -> int:
        """Whose doing it was: the seat that the event names, else whoever decided last."""
        seat = getattr(event, "seat", actor)
        return self.side(seat if isinstance(seat, int) and 0 <= seat < self.series.players else actor)

    def worth(self, row: GameRow, seat: int) -> float:
        return worth(row, seat, self.together)

    def chance(self, state: State) -> list[float]:
        """Every side's, as the judge sees it; they add up to 1 where sides are rivals."""
        if self.together and state.actor() == OVER:
            return [float(state.value(0) == 1.0)]  # only the best result counts, for the judge, too
        found = [float(self.judge.chance(state, seat)) for seat in self.sides]
        total = sum(found)
        return found if self.together or not total else [one / total for one in found]

    # -- as data ------------------------------------------------------------------------------------------------------

    @property
    def luck_share(self) -> float:
        return self.luck / (self.luck + self.skill) if self.luck + self.skill else 0.0

    def used(self, lang: str = "en") -> list[dict[str, Any]]:
        """Whatever some games have and others haven't, the most telling first; what is always at work together once."""
        together: dict[tuple[float, ...], list[str]] = {}
        for name, use in self.uses.items():
            if use.telling(self.games):
                together.setdefault(use.company(), []).append(name)
        rows = []
        for names in together.values():
            names.sort(key=lambda name: (len(name), name))  # what others are a part of has the shortest name
            use = self.uses[names[0]]
            rows.append(use.as_dict(names, self.title(names[0], lang), self.games, self.usual.mean))
        return sorted(rows, key=lambda one: -abs(one["beyond"]))

    def title(self, rule: str, lang: str) -> str:
        """What the game calls a rule."""
        found = self.game.rulebook.find(rule)
        return found.title(self.game.texts, lang) if found else rule

    def ending(self, reason: str, lang: str) -> str:
        """What the game calls an ending: the title of the rule that it goes by."""
        rule = self.ending_rules[reason]
        return self.title(rule, lang) if rule else reason

    def first_moves(self) -> list[dict[str, Any]]:
        rows = [
            {"seat": seat, "opening": text, "games": mean.number, "result": mean.mean, "reach": mean.reach}
            for (seat, text), mean in self.openings.items()
        ]
        return sorted(rows, key=lambda one: (one["seat"], -one["games"], one["opening"]))

    def idle_rules(self) -> list[str]:
        """Rules that were never at work; what only forbids can't be, in games in which nobody tries it."""
        return [rule.id for rule in self.game.rulebook.rules if not self.rules[rule.id] and rule.kind != "forbids"]


def answered(series: Series, rows: Iterable[GameRow]) -> Answers:
    found = Answers(series)
    for row in rows:
        found.add(row)
    return found


def agreement(
    game: Game, series: Series, rows: Iterable[GameRow], levels: list[str], positions: int
) -> list[list[float]]:
    """How often each two levels choose the same in positions of these games, one a game."""
    rng, thinkers = Rng(f"{series.seed}/agreement"), [heeding(bots.make(name, game)) for name in levels]
    same, asked = [[0.0] * len(levels) for _ in levels], 0
    for row in rows:
        if asked >= positions:
            break
        open_at, state = list[State](), game.new(series.players, **series.options)
        for action in row.moves:
            seat = int(state.actor())
            if seat != CHANCE and len(state.legal(seat)) > 1 and state.courtesy() < 0:
                open_at.append(state.clone())
            state.step(action, seat)
        if not open_at:
            continue
        asked += 1
        state = open_at[int(rng.below(len(open_at)))]
        seat, chosen = int(state.actor()), list[int]()
        for n, bot in enumerate(thinkers):
            bot.forget()
            own = Rng(f"{series.seed}/{row.number}/{n}")
            chosen.append(int(bot.decide(state.resample(seat, own), seat, own)))
        for a, one in enumerate(chosen):
            for b, other in enumerate(chosen):
                same[a][b] += one == other
    return [[number / asked if asked else 0.0 for number in line] for line in same]
