"""A team's chance to win, fitted to its games: for a game that is won or lost together.

A logistic regression, not a net trained by matches against a judge: a team has no rival to play one against. Weights
that would only follow the noise are held back: those in `free` may be what they like, all others are shrunk.
"""

from typing import Any

from fidchell.core.bot import Bot, Features, Judge
from fidchell.core.rng import Rng
from fidchell.core.state import State
from fidchell.lab.recorder import Sheet, record
from fidchell.lab.train import numpy

STEPS = 40  # of Newton's; far fewer are needed
FIRM = 1e-4  # the last step's size
STRIDE = 3.0  # the largest step
Numbers = Any  # an array of NumPy's


def team_games(
    tables: list[State], bot: Bot, judge: Judge, features: Features, seed: str, games: int, astray: int
) -> tuple[Numbers, Numbers]:
    """Games from several starts in turn, all seats one bot's: a row of features a turn, and whether all won."""
    np = numpy()
    rows, won = [], []
    for i in range(games):
        state = tables[i % len(tables)].clone()
        sheet = Sheet(features, [], int(state.seats))
        record(state, [bot] * int(state.seats), judge, Rng(f"{seed}/{i}"), astray, 0, sheet)
        rows.append(np.array(list(sheet.rows), np.float32).reshape(-1, int(sheet.width)))
        won.append(np.full(len(rows[-1]), float(state.value(0) >= 1.0)))
    return np.concatenate(rows), np.concatenate(won)


def fit_logit(rows: Numbers, won: Numbers, ridge: float, free: set[int]) -> list[float]:
    """The bias and a weight a feature. `ridge`: how much evidence it takes to move a weight that isn't free."""
    np = numpy()
    spread = rows.std(0) + 1e-6
    scaled = np.c_[np.ones(len(rows)), rows / spread]
    hold = np.array([1e-6] + [1.0 if i in free else ridge for i in range(rows.shape[1])])
    weights = np.zeros(len(hold))
    for _ in range(STEPS):
        chances = 1.0 / (1.0 + np.exp(-np.clip(scaled @ weights, -30.0, 30.0)))
        slope = scaled.T @ (won - chances) - hold * weights
        curve = (scaled * (chances * (1.0 - chances) + 1e-9)[:, None]).T @ scaled + np.diag(hold)
        step = np.linalg.solve(curve, slope)
        size = float(np.abs(step).max())
        weights += step * min(1.0, STRIDE / size)
        if size < FIRM:
            break
    return [float(weights[0]), *(weights[1:] / spread).tolist()]
