"""Several trees instead of one, in several processes: with iterations the same choices for any number of them."""

import atexit
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fidchell.bots.search import Search
from fidchell.core.bot import Weighing
from fidchell.core.rng import Rng
from fidchell.core.state import State

Figures = list[tuple[int, float]]  # of each move: how often it was tried, what it brought in all

_pools: Final[dict[int, ProcessPoolExecutor]] = {}


class Forest(Weighing):
    """Adds up what several searches have found, each with a seed of its own."""

    def __init__(self, make: Callable[[], Search], trees: int, processes: int, seconds: float = 0.0) -> None:
        super().__init__()
        self.make = make
        self.search = make()
        self.trees = trees
        self.processes = processes
        self.seconds = seconds  # for all of them together

    def look(self, state: State, seat: int, rng: Rng) -> Figures:
        seeds = [f"{rng.below(1 << 30)}/{tree}" for tree in range(self.trees)]
        at_once = 1 if multiprocessing.current_process().daemon else self.processes  # a daemon may have no children
        seconds = self.seconds / -(-self.trees // at_once)
        if at_once > 1:
            tasks = [pool(at_once).submit(grow, self.make, seconds, state, seat, seed) for seed in seeds]
            found = [task.result() for task in tasks]
        else:
            found = [figures(self.search, seconds, state, seat, seed) for seed in seeds]
        return [(sum(n for n, _ in move), sum(total for _, total in move)) for move in zip(*found, strict=True)]

    def weigh(self, state: State, seat: i64, rng: Rng) -> "vec[float]":
        return vec[float]([total / n if n else -1.0 for n, total in self.look(state, int(seat), rng)])

    def chance(self, value: float) -> float:
        return self.search.chance(value)

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        if self.softness > 0.0 or len(moves) == 1:
            return super().choose(state, seat, rng)
        found = self.look(state, int(seat), rng)
        return moves[max(range(len(moves)), key=lambda i: found[i])]


def grow(make: Callable[[], Search], seconds: float, state: State, seat: int, seed: str) -> Figures:
    """One tree, in another process."""
    return figures(make(), seconds, state, seat, seed)


def figures(search: Search, seconds: float, state: State, seat: int, seed: str) -> Figures:
    search.forget()
    search.seconds = seconds
    search.look(state, seat, Rng(seed))
    edges = [search.root_edge(move) for move in state.moves(seat)]
    return [(int(search.tree.visits[edge]), float(search.tree.total[edge])) for edge in edges]


def pool(processes: int) -> ProcessPoolExecutor:
    """The processes, kept for the next choice."""
    if processes not in _pools:
        _pools[processes] = ProcessPoolExecutor(processes, multiprocessing.get_context("forkserver"))
        atexit.register(_pools[processes].shutdown)
    return _pools[processes]
