"""Learns to play Serpent Master by masked PPO, in numpy, through the vector environment: docs/learning.md explains it.

    python examples/learn.py                  # some minutes; a line for every ten rounds, then the verdict
    python examples/learn.py --steps 200000 --save net.npz --picture curve.svg

Whatever the game, nothing else need change: `--game avignon --bots random` takes seconds.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from fidchell.envs.gymnasium import GamesEnv
from fidchell.lab.plot import Chart, Series

Array = NDArray[np.float32]

HIDDEN: Final = 128
NEVER: Final = np.float32(-1e9)  # the logit of what is illegal
DISCOUNT: Final = 0.997
TRACE: Final = 0.95  # λ of generalised advantage estimation
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE: Final = 0.5


class Net:
    """Two hidden layers, then a logit for each action and a value."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.actions = actions
        shapes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, actions + 1)]
        self.weights: list[Array] = []
        for n, (rows, columns) in enumerate(shapes):
            gain = 0.01 if n == 2 else 1.0
            self.weights.append((rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32))
            self.weights.append(np.zeros(columns, np.float32))
        self.means = [np.zeros_like(one) for one in self.weights]  # Adam's
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.updates = 0

    def forward(self, seen: Array, masks: NDArray[Any]) -> tuple[Array, Array, list[Array]]:
        """Log-probabilities of all actions, values, and what `backward` needs."""
        w1, b1, w2, b2, w3, b3 = self.weights
        first = np.maximum(seen @ w1 + b1, 0)
        second = np.maximum(first @ w2 + b2, 0)
        out = second @ w3 + b3
        logits = np.where(masks, out[:, :-1], NEVER)
        logits -= logits.max(axis=1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
        return logits, out[:, -1], [seen, first, second]

    def backward(self, slopes: Array, kept: list[Array]) -> list[Array]:
        """Gradients of the weights, from those of logits and value."""
        seen, first, second = kept
        found = [second.T @ slopes, slopes.sum(axis=0)]
        slopes = (slopes @ self.weights[4].T) * (second > 0)
        found = [first.T @ slopes, slopes.sum(axis=0), *found]
        slopes = (slopes @ self.weights[2].T) * (first > 0)
        return [seen.T @ slopes, slopes.sum(axis=0), *found]

    def improve(self, gradients: list[Array], rate: float) -> None:
        """A step of Adam, with the gradients' length cut to 0.5."""
        self.updates += 1
        length = float(np.sqrt(sum(float((one**2).sum()) for one in gradients)))
        scale = np.float32(min(1.0, 0.5 / (length + 1e-8)))
        for weights, gradient, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            gradient = gradient * scale
            mean += (gradient - mean) * np.float32(0.1)
            square += (gradient**2 - square) * np.float32(0.001)
            step = mean / (1 - 0.9**self.updates) / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-8)
            weights -= np.float32(rate) * step.astype(np.float32)

    def act(self, seen: Array, masks: NDArray[Any], rng: np.random.Generator) -> tuple[NDArray[np.int64], Array, Array]:
        """Actions drawn by their probabilities, the logarithms of these, and values."""
        logs, values, _ = self.forward(seen, masks)
        actions = np.argmax(logs + rng.gumbel(size=logs.shape), axis=1)
        return actions, logs[np.arange(len(logs)), actions], values

    def best(self, seen: Array, masks: NDArray[Any]) -> NDArray[np.int64]:
        return np.argmax(self.forward(seen, masks)[0], axis=1)


class Played:
    """What a round of play has brought: arrays by step and game."""

    def __init__(self, steps: int, games: int, inputs: int, actions: int) -> None:
        self.seen = np.zeros((steps, games, inputs), np.float32)
        self.masks = np.zeros((steps, games, actions), np.int8)
        self.actions = np.zeros((steps, games), np.int64)
        self.logs = np.zeros((steps, games), np.float32)
        self.values = np.zeros((steps + 1, games), np.float32)
        self.rewards = np.zeros((steps, games), np.float32)
        self.done = np.zeros((steps, games), np.float32)

    def advantages(self) -> Array:
        """Generalised advantage estimation; nothing is carried over the end of a game."""
        found = np.zeros_like(self.rewards)
        ahead = np.zeros(found.shape[1], np.float32)
        for t in reversed(range(len(found))):
            goes_on = 1 - self.done[t]
            error = self.rewards[t] + DISCOUNT * self.values[t + 1] * goes_on - self.values[t]
            ahead = error + DISCOUNT * TRACE * goes_on * ahead
            found[t] = ahead
        return found


class Learner:
    """A net and the games in which it learns."""

    def __init__(self, game: str, bots: str, games: int, steps: int, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.env = GamesEnv(game, games, bots=bots, copy=False)
        self.net = Net(len(self.env.table.names), len(self.env.table.actions), self.rng)
        self.played = Played(steps, games, len(self.env.table.names), len(self.env.table.actions))
        self.seen, self.info = self.env.reset(seed=seed)

    def play(self) -> float:
        """Fill a round; the share of its games that were won."""
        played, ended, won = self.played, 0, 0.0
        for t in range(len(played.rewards)):
            played.seen[t], played.masks[t] = self.seen, self.info["action_mask"]
            played.actions[t], played.logs[t], played.values[t] = self.net.act(
                played.seen[t], played.masks[t], self.rng
            )
            self.seen, played.rewards[t], done, _, self.info = self.env.step(played.actions[t])
            played.done[t] = done
            ended += int(done.sum())
            won += float((played.rewards[t][done] + 1).sum() / 2)
        _, played.values[-1], _ = self.net.forward(self.seen.astype(np.float32), self.info["action_mask"])
        return won / max(1, ended)

    def learn(self, rate: float, epochs: int = 4, size: int = 2048) -> None:
        """PPO: several passes over the round, the ratio to the old probabilities clipped."""
        played = self.played
        advantages = played.advantages()
        targets = advantages + played.values[:-1]
        flat = [one.reshape(-1, *one.shape[2:]) for one in (played.seen, played.masks, played.actions, played.logs)]
        advantages, targets = advantages.ravel(), targets.ravel()
        for _ in range(epochs):
            order = self.rng.permutation(len(advantages))
            for start in range(0, len(order), size):
                some = order[start : start + size]
                self._update(*(one[some] for one in flat), advantages[some], targets[some], rate)

    def _update(
        self,
        seen: Array,
        masks: NDArray[Any],
        actions: NDArray[np.int64],
        old: Array,
        advantages: Array,
        targets: Array,
        rate: float,
    ) -> None:
        number, rows = len(seen), np.arange(len(seen))
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        logs, values, kept = self.net.forward(seen, masks)
        odds = np.exp(logs)
        ratio = np.exp(logs[rows, actions] - old)
        clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(clipped, 0, -advantages * ratio)  # the slope of the loss by the log-probability
        chosen = np.zeros_like(odds)
        chosen[rows, actions] = 1
        entropy = -(odds * np.where(masks, logs, 0)).sum(axis=1, keepdims=True)
        slopes = weight[:, None] * (chosen - odds) + ENTROPY * odds * (np.where(masks, logs, 0) + entropy)
        worth = VALUE * 2 * (values - targets)
        everything = np.concatenate([slopes, worth[:, None]], axis=1) / number
        self.net.improve(self.net.backward(everything.astype(np.float32), kept), rate)


def wins(net: Net, game: str, bots: str, games: int, seed: int) -> tuple[int, float]:
    """Games played with the likeliest action always, half of them on each seat; how many, and how many were won."""
    env = GamesEnv(game, min(games, 200), bots=bots)
    seen, info = env.reset(seed=seed)
    ended, won = np.zeros(env.num_envs, int), 0.0
    each = games // env.num_envs
    while (ended < each).any():
        seen, rewards, done, _, info = env.step(net.best(seen.astype(np.float32), info["action_mask"]))
        counted = done & (ended < each)  # the same number from each, or short games would count more often
        won += float((rewards[counted] + 1).sum() / 2)
        ended += counted
    return int(ended.sum()), won


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return float(middle - half), float(middle + half)


def draw(curve: list[dict[str, float]], title: str, path: Path, together: int = 5) -> None:
    """The curve as a picture, so many rounds averaged."""
    chart = Chart(title, "decisions, in thousands", "% won")
    points = []
    for n in range(0, len(curve), together):
        some = curve[n : n + together]
        points.append((some[-1]["steps"] / 1000, 100 * sum(one["won"] for one in some) / len(some)))
    chart.add(Series("while it learns", points))
    chart.write(path)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by masked PPO.")
    parser.add_argument("--game", default="serpent-master")
    parser.add_argument("--bots", default="greedy", help="whom to learn from")
    parser.add_argument("--steps", type=int, default=3_000_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=256, help="played side by side")
    parser.add_argument("--round", type=int, default=64, help="decisions in each before the net changes")
    parser.add_argument("--rate", type=float, default=1e-3, help="of learning, at first")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=2000, help="games that judge the net in the end")
    parser.add_argument("--curve", type=Path, help="where to write what each round won")
    parser.add_argument("--picture", type=Path, help="where to draw that, as SVG")
    parser.add_argument("--save", type=Path, help="where to write the net")
    wish = parser.parse_args()
    learner = Learner(wish.game, wish.bots, wish.games, wish.round, wish.seed)
    rounds, curve, began = max(1, wish.steps // (wish.games * wish.round)), [], time.process_time()
    for n in range(rounds):
        share = learner.play()
        learner.learn(wish.rate * (1 - n / rounds))
        curve.append({"steps": (n + 1) * wish.games * wish.round, "won": round(share, 4)})
        if n % 10 == 0 or n == rounds - 1:
            print(
                f"{curve[-1]['steps']:>10,} steps  {time.process_time() - began:6.0f} s  {share:6.1%} won", flush=True
            )
    games, won = wins(learner.net, wish.game, wish.bots, wish.test, wish.seed + 1)
    low, high = wilson(won, games)
    print(f"{won / games:.1%} of {games:,} new games against {wish.bots} (95 %: {low:.1%} to {high:.1%})")
    if wish.curve:
        wish.curve.write_text(json.dumps({"curve": curve, "games": games, "won": won}))
    if wish.picture:
        draw(curve, f"{learner.env.table.game.say('en', 'title')}: won against {wish.bots}", wish.picture)
    if wish.save:
        np.savez(wish.save, *learner.net.weights)


if __name__ == "__main__":
    main()
