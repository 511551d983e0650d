"""How fast it is, as ratios from one run: two workers, one compiled and one interpreted, take turns; medians count.

`python -m fidchell.lab.bench` is such a worker: it answers lines of JSON, so that both sides measure alike.
"""

import json
import pickle
import platform
import sys
import time
import tracemalloc
from collections.abc import Callable
from functools import cache
from math import ceil
from statistics import median
from typing import Any, Final

from fidchell import _compiled, bots
from fidchell.bots.search import Search
from fidchell.coach.hint import hints
from fidchell.coach.review import review
from fidchell.core.game import Game
from fidchell.core.registry import games, load
from fidchell.core.rng import Rng
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, State
from fidchell.lab import batch
from fidchell.lab.child import Child
from fidchell.lab.executors import Pool, Runner, Sizes, cores
from fidchell.lab.simulate import Series

ROUNDS: Final = 5
SECONDS: Final = 0.5
HINTS: Final = 12  # positions that the coach is asked about
REVIEWED: Final = 16  # choices of a game that it looks at again
SAMPLE: Final = 200  # positions that sizes and choices are measured on

Aim = tuple[float, float]  # the smallest and the largest figure that is good
# What docs/performance.md aims for in every game; a game's own aims stand in its meta.toml.
AIMS: Final[dict[str, Aim]] = {
    "bytes": (0, 2000),
    "factor": (1.8, float("inf")),
    "hint_first_s": (0, 0.3),
    "hint_settled_s": (0, 2),
}
LABELS: Final = {
    "compiled_per_s": "random games a second, compiled",
    "interpreted_per_s": "random games a second, interpreted",
    "moves_per_s": "moves a second",
    "ratio_compiled_interpreted": "compiled ÷ interpreted",
    "clone_ns": "a copy, ns",
    "bytes": "a state, bytes",
    "greedy_decisions_per_s": "greedy choices a second",
    "factor": "two processes ÷ one",
    "ceiling": "two that share nothing ÷ one",
    "hint_first_s": "the coach's first word, s",
    "hint_settled_s": "the coach's hint, s",
    "review_decision_s": "the coach's review, s a decision",
}


# -- what one process measures ----------------------------------------------------------------------------------------


def rate(run: Callable[[int], object], seconds: float) -> float:
    """How many a second `run(number)` does, in a run of about that many seconds."""
    number = 1
    while True:
        began = time.perf_counter()
        run(number)
        took = time.perf_counter() - began
        if took >= seconds / 2:
            return number / took
        number = max(number + 1, int(number * min(10.0, seconds / max(took, 1e-6))))


def playouts(game_id: str, seconds: float) -> dict[str, float]:
    """Random games to the end, and the decisions in them."""
    start, rng, counted = load(game_id).new(), Rng(1), [0, 0]

    def run(number: int) -> None:
        counted[:] = [number, batch.playouts(start, rng, number)]

    per_s = rate(run, seconds)
    return {"games_per_s": per_s, "moves_per_s": per_s * counted[1] / counted[0]}


def positions(game_id: str) -> list[State]:
    """Positions in which somebody is to act, from the middle of random games."""
    found: list[State] = []
    start = load(game_id).new()
    for i in range(SAMPLE):
        state, rng = start.clone(), Rng(f"positions/{i}")
        decisions = 5 + i % 20
        while state.actor() == CHANCE or (state.actor() >= 0 and decisions):
            if state.actor() == CHANCE:
                state.step(state.sample(rng), CHANCE)
            else:
                moves = state.legal(int(state.actor()))
                state.step(moves[int(rng.below(len(moves)))], state.actor())
                decisions -= 1
        if state.actor() >= 0:
            found.append(state)
    return found


def clone(game_id: str, seconds: float) -> dict[str, float]:
    """Nanoseconds to make and free a copy, in a loop that does nothing else."""
    state = positions(game_id)[0]
    per_s = rate(lambda number: batch.clones(state, number), seconds)
    return {"ns": 1e9 / per_s}


def size(game_id: str, seconds: float) -> dict[str, float]:
    """Bytes of a state with its history, without the data that all states of a game share."""
    states = positions(game_id)
    packed = pickle.dumps(states)
    pickle.loads(packed)  # what is made once and kept is made now
    tracemalloc.start()
    try:
        copies = pickle.loads(packed)
        return {"bytes": tracemalloc.get_traced_memory()[0] / len(copies)}
    finally:
        tracemalloc.stop()


def greedy(game_id: str, seconds: float) -> dict[str, float]:
    """Choices of the greedy bot, over many positions."""
    states, bot, rng = positions(game_id), bots.make("greedy", load(game_id)), Rng(1)

    def run(number: int) -> None:
        for i in range(number):
            batch.choices(states[i % len(states)], bot, rng, 1)

    return {"per_s": rate(run, seconds)}


def search(game_id: str, seconds: float, spec: str = "search") -> dict[str, float]:
    """Iterations of the tree search in one tree, from the first decision of a game."""
    game, rng = load(game_id), Rng(1)
    state, bot = game.new(), bots.make(spec, game)
    assert isinstance(bot, Search)
    while state.actor() == CHANCE:
        state.step(state.sample(rng), CHANCE)

    def run(number: int) -> None:
        bot.iterations = number
        bot.look(state, state.actor(), rng)

    return {"iterations_per_s": rate(run, seconds)}


def uct(game_id: str, seconds: float) -> dict[str, float]:
    """The same without a judge: no prior, no minimax, playouts at random to the end."""
    return search(game_id, seconds, "search:prior=0+implicit=0+playout=-1+guided=0")


def coach(game_id: str, seconds: float) -> dict[str, float]:
    """Seconds of processor time until the coach's first word on a decision, and until its last; medians. A measurement
    that is to be shorter than usual looks at fewer decisions."""
    game, first, last = load(game_id), [], []
    share = min(1.0, seconds / SECONDS)
    for number, state in enumerate(positions(game_id)[: ceil(HINTS * share)]):
        began = time.process_time()
        said = [time.process_time() - began for _ in hints(game, state, int(state.actor()), f"bench/{number}")]
        first.append(said[0])
        last.append(said[-1])
    return {
        "hint_first_s": median(first),
        "hint_settled_s": median(last),
        "review_decision_s": reviewing(game, ceil(REVIEWED * share)),
    }


def reviewing(game: Game, choices: int) -> float:
    """Seconds of processor time that a review takes for each decision, in the first moves of a game at random."""
    session, rng = Session(game, seed="0" * 64, table_id="bench"), Rng("review")
    session.chance()
    while sum(step.seat != CHANCE for step in session.line) < choices and not session.over:
        seat = session.state.actors()[0]
        moves = session.state.legal(seat)
        session.act(seat, moves[int(rng.below(len(moves)))])
        session.chance()
    began = time.process_time()
    found = review(session.record, game)
    return (time.process_time() - began) / max(1, sum(one.chosen is not None for one in found.moments))


MEASURES: Final[dict[str, Callable[[str, float], dict[str, float]]]] = {
    "playouts": playouts,
    "clone": clone,
    "size": size,
    "greedy": greedy,
    "search": search,
    "uct": uct,
    "coach": coach,
}


def answer_requests() -> None:
    """Be a worker: a line is [measure, game, seconds]."""
    for line in sys.stdin:
        measure, game_id, seconds = json.loads(line)
        print(json.dumps(MEASURES[measure](game_id, seconds)), flush=True)


def measuring(setting: str) -> Child:
    """A process that measures; FIDCHELL_COMPILE says whether compiled code or the sources."""
    return Child([sys.executable, "-m", "fidchell.lab.bench"], {"FIDCHELL_COMPILE": setting})


# -- the whole --------------------------------------------------------------------------------------------------------


def measure(seconds: float = SECONDS, rounds: int = ROUNDS) -> dict[str, Any]:
    """Everything, as plain data. Without compiled code its figures are None."""
    found: dict[str, Any] = {
        "machine": machine(),
        "playouts": {},
        "search": {},
        "state": {},
        "coach": {},
        "scaling": {},
        "server": {},
    }
    with measuring("auto") as fast, measuring("no") as slow:
        for game_id in games():
            found["playouts"][game_id] = _playouts(fast, slow, game_id, seconds, rounds)
            found["search"][game_id] = _search(fast, slow, game_id, seconds, rounds)
            found["state"][game_id] = {
                "clone_ns": round(median(fast.ask(["clone", game_id, seconds])["ns"] for _ in range(rounds)), 1),
                "bytes": round(fast.ask(["size", game_id, seconds])["bytes"]),
            }
            found["coach"][game_id] = {
                name: round(took, 3) for name, took in fast.ask(["coach", game_id, seconds]).items()
            }
    for game_id in games():
        found["scaling"][game_id] = _scaling(game_id, seconds, rounds)
    return found


def machine() -> dict[str, Any]:
    return {
        "system": platform.platform(),
        "processor": processor(),
        "cores": cores(),
        "python": platform.python_version(),
        "compiled": _compiled.is_compiled(),
    }


def processor() -> str:
    """Its name, where the system tells."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


def _playouts(fast: Child, slow: Child, game_id: str, seconds: float, rounds: int) -> dict[str, Any]:
    pairs = [
        (fast.ask(["playouts", game_id, seconds]), slow.ask(["playouts", game_id, seconds])) for _ in range(rounds)
    ]
    compiled = _compiled.is_compiled()
    return {
        "compiled_per_s": round(median(one["games_per_s"] for one, _ in pairs), 1) if compiled else None,
        "interpreted_per_s": round(median(two["games_per_s"] for _, two in pairs), 1),
        "moves_per_s": round(median(one["moves_per_s"] for one, _ in pairs)),
        "ratio_compiled_interpreted": (
            round(median(one["moves_per_s"] / two["moves_per_s"] for one, two in pairs), 2) if compiled else None
        ),
    }


def _search(fast: Child, slow: Child, game_id: str, seconds: float, rounds: int) -> dict[str, Any]:
    pairs = [(fast.ask(["greedy", game_id, seconds]), slow.ask(["greedy", game_id, seconds])) for _ in range(rounds)]
    return {
        "greedy_decisions_per_s": round(median(one["per_s"] for one, _ in pairs), 1),
        "interpreted_greedy_decisions_per_s": round(median(two["per_s"] for _, two in pairs), 1),
    }


def _scaling(game_id: str, seconds: float, rounds: int) -> dict[str, Any]:
    """The same games in this process and by two workers; and what the machine makes of two processes that share nothing
    and each do all of them, which no division of the work can beat."""
    series = Series.of(load(game_id), None, {}, ["random"], 1)
    runner, number = Runner(series), SAMPLE
    while (took := runner.batch(0, number, False)[1]) < 2 * seconds:
        number = int(number * min(10.0, 2.4 * seconds / took)) + 1
    with Pool(series, 2) as pool:
        _timed(pool, SAMPLE)  # warm
        factors, ceilings = [], []
        for _ in range(rounds):
            alone = runner.batch(0, number, False)[1]
            factors.append(alone / _timed(pool, number))
            ceilings.append(2 * alone / _both(pool, number))
    return {"processes": 2, "factor": round(median(factors), 2), "ceiling": round(median(ceilings), 2)}


def _timed(pool: Pool[batch.Tally], number: int) -> float:
    """Seconds that a pool takes for this many games, in batches so small that both processes end together."""
    began = time.perf_counter()
    for _ in pool.tallies(0, number, Sizes(number // 60 + 1, fixed=True)):
        pass
    return time.perf_counter() - began


def _both(pool: Pool[batch.Tally], number: int) -> float:
    """Seconds until all processes of a pool have played all games, each for itself."""
    began = time.perf_counter()
    for connection in pool.connections:
        pool.send(connection, 0, number)
    for connection in pool.connections:
        connection.recv()
    return time.perf_counter() - began


def table(data: dict[str, Any]) -> list[str]:
    """The findings for people, aims beside them."""
    box = data["machine"]
    kind = "compiled" if box["compiled"] else "interpreted"
    lines = [f"{box['processor']}, {box['cores']} cores; Python {box['python']}, {kind}"]
    for game_id in data["playouts"]:
        lines += ["", game_id]
        for name, label in LABELS.items():
            sections = (data[section][game_id] for section in ("playouts", "state", "search", "scaling", "coach"))
            value = next(section[name] for section in sections if name in section)
            lines.append(f"  {label:46} {figure(value):>12}  {verdict(game_id, name, value)}".rstrip())
    return lines


def figure(value: float | None) -> str:
    """With decimals only where they say something."""
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 1000 else f"{value:,}"


@cache
def aims_of(game_id: str) -> dict[str, Aim]:
    """The aims of all games, and those of this one."""
    own = load(game_id).meta.bench
    most = {name: (0.0, high) for name, high in own.get("at_most", {}).items()}
    return AIMS | most | {name: (low, float("inf")) for name, low in own.get("at_least", {}).items()}


def verdict(game_id: str, name: str, value: float | None) -> str:
    """✓ or ✗ beside the aim, if there is one."""
    aims = aims_of(game_id)
    if name not in aims:
        return ""
    low, high = aims[name]
    aim = f"≥ {low:g}" if high == float("inf") else f"≤ {high:g}"
    return f"{aim:8} {'✓' if value is not None and low <= value <= high else '✗'}"


if __name__ == "__main__":
    answer_requests()
