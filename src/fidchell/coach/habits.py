"""Openings and habits: what the reviews of somebody's games have in common.

Only their own decisions count, each judged by what they could know then; the numbers are those of the reviews.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from fidchell.coach.review import Moment, Review, accuracy
from fidchell.core.game import Game
from fidchell.core.state import CHANCE, State

ENOUGH: Final = 4  # games, for a trend
T = TypeVar("T")


@dataclass(frozen=True)
class Played:
    """A game from one seat: its decisions, and what came of it, from 0 to 1."""

    review: Review
    seat: int

    @property
    def decisions(self) -> list[Moment]:
        return [one for one in self.review.moments if one.chosen is not None and one.seat == self.seat]

    @property
    def score(self) -> float:
        return (self.review.seats[self.seat].result + 1.0) / 2.0

    @property
    def accuracy(self) -> float:
        found = self.review.seats[self.seat].accuracy
        assert found is not None  # somebody has decided something
        return found


@dataclass(frozen=True)
class Opening:
    """A first choice: in how many games, what they brought and how well they were played on average."""

    state: State
    action: int
    by_kind: bool  # the set-up differs from game to game, so only the kind of choice is the same
    games: int
    score: float
    accuracy: float


@dataclass(frozen=True)
class Kind:
    """Choices by one rule: how many, what they gave away of the chances in all, and how accurate they were."""

    rule: str
    number: int
    loss: float
    accuracy: float


@dataclass(frozen=True)
class Habits:
    game: Game
    games: int
    score: float
    accuracy: float | None  # None: there was nothing to decide in any of them
    openings: tuple[Opening, ...]  # the most frequent first
    kinds: tuple[Kind, ...]  # the costliest first
    trend: float | None  # accuracy in the later half of the games less that in the earlier; None: too few games

    def as_dict(self) -> dict[str, Any]:
        """Plain data: docs/coach.md describes it."""
        return {
            "game": self.game.id,
            "games": self.games,
            "score": round(self.score, 4),
            "accuracy": None if self.accuracy is None else round(self.accuracy, 1),
            "trend": None if self.trend is None else round(self.trend, 1),
            "openings": [
                {
                    "choice": self.game.rule_of(one.action) if one.by_kind else self.game.text(one.state, one.action),
                    "games": one.games,
                    "score": round(one.score, 4),
                    "accuracy": round(one.accuracy, 1),
                }
                for one in self.openings
            ],
            "kinds": [
                {
                    "rule": one.rule,
                    "decisions": one.number,
                    "loss": round(2.0 * one.loss, 6),
                    "accuracy": round(one.accuracy, 1),
                }
                for one in self.kinds
            ],
        }


def habits(games: Sequence[Played]) -> Habits:
    """What games of one kind have in common, given in the order in which they were played."""
    assert games
    game = games[0].review.game
    judged = [one for one in games if one.decisions]
    by_half = [judged[: len(judged) // 2], judged[len(judged) // 2 :]]
    trend = mean(one.accuracy for one in by_half[1]) - mean(one.accuracy for one in by_half[0])
    return Habits(
        game,
        len(games),
        mean(one.score for one in games),
        mean(one.accuracy for one in judged) if judged else None,
        tuple(openings(game, judged)),
        tuple(kinds(game, [moment for one in games for moment in one.decisions])),
        trend if len(judged) >= ENOUGH else None,
    )


def openings(game: Game, games: Sequence[Played]) -> list[Opening]:
    """First choices; after a set-up that was drawn, by their kind only."""
    drawn = any(one.review.line[0].seat == CHANCE for one in games)

    def first(one: Played) -> str:
        action = one.review.line[one.decisions[0].move].action
        return game.rule_of(action) if drawn else one.decisions[0].text

    found = []
    for some in grouped(games, first):
        moment = some[0].decisions[0]
        state, action = some[0].review.state(moment), some[0].review.line[moment.move].action
        score, accurate = mean(one.score for one in some), mean(one.accuracy for one in some)
        found.append(Opening(state, action, drawn, len(some), score, accurate))
    return sorted(found, key=lambda one: -one.games)


def kinds(game: Game, decisions: Sequence[Moment]) -> list[Kind]:
    """Which kinds of choices gave away most."""

    def rule(moment: Moment) -> str:
        assert moment.chosen is not None
        return game.rule_of(moment.chosen.action)

    found = [
        Kind(rule(some[0]), len(some), sum(one.loss for one in some), mean(accuracy(one.loss) for one in some))
        for some in grouped(decisions, rule)
    ]
    return sorted(found, key=lambda one: -one.loss)


def grouped(things: Iterable[T], name: Callable[[T], str]) -> list[list[T]]:
    """Those of one name together, in the order of their first."""
    found: dict[str, list[T]] = {}
    for one in things:
        found.setdefault(name(one), []).append(one)
    return list(found.values())


def mean(values: Iterable[float]) -> float:
    given = list(values)
    return sum(given) / len(given) if given else 0.0
