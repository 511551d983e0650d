"""Strength from results: Elo by maximum likelihood after Bradley and Terry, a draw as half a win.

A player d points stronger scores 1 / (1 + 10^(-d / 400)) per game. The intervals come from the Fisher information, with
the variance of games without draws: with many draws they are wider than need be.
"""

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from fidchell.lab.stats import Z95

POINTS: Final = 400 / log(10)  # Elo by which the odds are e times as good
ROUNDS: Final = 1000
SMALL: Final = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """Points above the first player, from `low` to `high` with 95 %."""

    elo: float
    low: float
    high: float


def ratings(scores: Matrix) -> list[Rating]:
    """`scores[a][b]`: what a has scored against b. The first player stands at 0."""
    scores = scores if _connected(scores) else _with_a_draw_each(scores)
    strengths, covariance = _fitted(scores)
    found = [Rating(0.0, 0.0, 0.0)]
    for i, strength in enumerate(strengths):
        elo, reach = POINTS * strength, POINTS * Z95 * sqrt(covariance[i][i])
        found.append(Rating(elo, elo - reach, elo + reach))
    return found


def expected(difference: float) -> float:
    """What a player this many points stronger scores per game."""
    return 1 / (1 + exp(-difference / POINTS))


def _connected(scores: Matrix) -> bool:
    """Whether everybody has scored against everybody, at least by a chain: else the likelihood has no maximum."""
    players = range(len(scores))
    for forward in (True, False):
        reached, todo = {0}, [0]
        while todo:
            here = todo.pop()
            more = {to for to in players if (scores[here][to] if forward else scores[to][here]) > 0} - reached
            reached |= more
            todo += more
        if len(reached) < len(scores):
            return False
    return True


def _with_a_draw_each(scores: Matrix) -> Matrix:
    """As if every pair had also drawn once, so that an unbeaten player's rating stays finite."""
    return [[score + 0.5 * (a != b) for b, score in enumerate(row)] for a, row in enumerate(scores)]


def _fitted(scores: Matrix) -> tuple[list[float], Matrix]:
    """The strengths of all but the first, in natural units, and their covariance: Newton's method, in short steps."""
    number = len(scores)
    strengths = [0.0] * number
    covariance: Matrix = []
    for _ in range(ROUNDS):
        slope = [0.0] * number
        information = [[0.0] * number for _ in range(number)]
        for a in range(number):
            for b in range(a):
                games = scores[a][b] + scores[b][a]
                share = 1 / (1 + exp(strengths[b] - strengths[a]))
                slope[a] += scores[a][b] - games * share
                slope[b] -= scores[a][b] - games * share
                weight = games * share * (1 - share)
                information[a][a] += weight
                information[b][b] += weight
                information[a][b] -= weight
                information[b][a] -= weight
        covariance = inverse([row[1:] for row in information[1:]])
        steps = [sum(x * y for x, y in zip(row, slope[1:], strict=True)) for row in covariance]
        longest = max(map(abs, steps), default=0.0)
        for i, step in enumerate(steps):
            strengths[i + 1] += step / max(1.0, longest)
        if longest < SMALL:
            break
    return strengths[1:], covariance


def inverse(matrix: Matrix) -> Matrix:
    """Of a positive definite matrix, by Gauss and Jordan."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [x / pivot for x in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
