"""Measures other engines beside ours, in turns: `.venv/bin/python tools/bench_peers.py [--json]`.

The peers live in .venv-peers, which this script makes. They are named, not locked: what they reach today is the point.
Random play on one core; a move is a decision of a player. `--peer` is the worker that measures inside .venv-peers.
"""

import argparse
import contextlib
import json
import os
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-peers"
PYTHON = VENV / "bin/python"
PACKAGE = "open_spiel"

OURS = "fidchell avignon, compiled"
SLOW = "fidchell avignon, interpreted"
SPIEL = "OpenSpiel connect_four, C++ rollouts"
PYTHON_GAMES = {
    "OpenSpiel python_tic_tac_toe": "python_tic_tac_toe",
    "OpenSpiel python_block_dominoes": "python_block_dominoes",
}
OTHERS = {  # our other games: their moves ÷ those of the C++ rollouts, at least
    "fidchell serpent-master, compiled": 0.7,
    "fidchell battle-of-banners, compiled": 0.7,
    "fidchell banish-the-snakes, compiled": 0.2,
}
AIMS = {SPIEL: 1.5, **dict.fromkeys(PYTHON_GAMES, 60), SLOW: 40}  # ours ÷ theirs, at least


# -- inside .venv-peers -----------------------------------------------------------------------------------------------


def play_from_python(game: object, seconds: float) -> tuple[float, int, int]:
    """Random games, every call made from Python: seconds, games and decisions."""
    games = moves = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
        games += 1
    return time.perf_counter() - began, games, moves


class Peer:
    """The measures, with what they need loaded once."""

    def __init__(self) -> None:
        import pyspiel
        from open_spiel.python import games  # noqa: F401 (registers the games that are written in Python)

        self.pyspiel = pyspiel
        self.games = {name: pyspiel.load_game(name) for name in ("connect_four", *PYTHON_GAMES.values())}
        _, played, moves = play_from_python(self.games["connect_four"], 1.0)
        self.length = moves / played  # the rollouts inside C++ don't count their moves

    def rollouts(self, seconds: float) -> dict[str, float]:
        """OpenSpiel's own inner loop. A search of one simulation evaluates the start by many rollouts, all in C++."""
        game, number = self.games["connect_four"], 100
        start = game.new_initial_state()
        while True:
            evaluator = self.pyspiel.RandomRolloutEvaluator(number, random.randrange(1 << 30))
            search = self.pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False)
            began = time.perf_counter()
            search.mcts_search(start)
            took = time.perf_counter() - began
            if took >= seconds / 2:
                return {"games_per_s": number / took, "moves_per_s": number / took * self.length}
            number = int(number * min(10.0, seconds / took)) + 1

    def driven(self, name: str, seconds: float) -> dict[str, float]:
        took, games, moves = play_from_python(self.games[name], seconds)
        return {"games_per_s": games / took, "moves_per_s": moves / took}


def be_peer() -> None:
    """Answer lines of JSON: [game, seconds]."""
    # Loading prints advice; stdout is for answers.
    with contextlib.redirect_stdout(sys.stderr):
        peer = Peer()
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(peer.rollouts(seconds) if name == "rollouts" else peer.driven(name, seconds)), flush=True)


# -- outside ----------------------------------------------------------------------------------------------------------


def set_up() -> None:
    """.venv-peers with OpenSpiel in it; the stamp says that it was finished."""
    stamp = VENV / "finished"
    if stamp.exists() and stamp.read_text() == sys.version:
        return
    import bootstrap  # beside this file: the same pip that sets up .venv

    site = VENV / f"lib/python3.{sys.version_info.minor}/site-packages"
    with bootstrap.step(f"{PACKAGE} in {VENV.name}"):
        bootstrap.run(sys.executable, "-m", "venv", "--without-pip", "--clear", VENV)
        shutil.unpack_archive(bootstrap.PIP, site, "zip")
        bootstrap.run(PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--only-binary=:all:", PACKAGE)
    stamp.write_text(sys.version)


class Worker:
    """A process that answers each line with a line."""

    def __init__(self, *command: str | Path, **settings: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(
            [*map(str, command)], env=os.environ | settings, stdin=pipe, stdout=pipe, text=True
        )

    def ask(self, *request: object) -> dict[str, float]:
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("a measuring process has ended; what it said is above")
        return json.loads(line)


def measure(seconds: float, rounds: int) -> dict[str, list[dict[str, float]]]:
    """Everybody in turn, several times, so that whatever else the machine does meets all alike."""
    ours = Worker(sys.executable, "-m", "fidchell.lab.bench", FIDCHELL_COMPILE="require")
    slow = Worker(sys.executable, "-m", "fidchell.lab.bench", FIDCHELL_COMPILE="no")
    peer = Worker(PYTHON, __file__, "--peer")
    runs = {OURS: lambda: ours.ask("playouts", "avignon", seconds), SPIEL: lambda: peer.ask("rollouts", seconds)}
    for label, name in PYTHON_GAMES.items():
        runs[label] = lambda name=name: peer.ask(name, seconds)
    for label in OTHERS:
        game = label.split()[1].rstrip(",")
        runs[label] = lambda game=game: ours.ask("playouts", game, seconds)
    runs[SLOW] = lambda: slow.ask("playouts", "avignon", seconds)
    try:
        found = {label: [] for label in runs}
        for _ in range(rounds):
            for label, run in runs.items():
                found[label].append(run())
        return found
    finally:
        for worker in (ours, slow, peer):
            worker.process.kill()


def summary(found: dict[str, list[dict[str, float]]]) -> dict[str, dict[str, float | None]]:
    """Medians; the ratio is of moves, taken within each round."""
    ours = [one["moves_per_s"] for one in found[OURS]]
    result = {}
    for label, taken in found.items():
        moves = [one["moves_per_s"] for one in taken]
        result[label] = {
            "moves_per_s": round(median(moves)),
            "games_per_s": round(median(one["games_per_s"] for one in taken)),
            "ours_divided_by_it": round(median(a / b for a, b in zip(ours, moves, strict=True)), 2),
            "aim": AIMS.get(label),
        }
        if label in OTHERS:
            rollouts = [one["moves_per_s"] for one in found[SPIEL]]
            ratio = round(median(a / b for a, b in zip(moves, rollouts, strict=True)), 2)
            result[label] |= {"divided_by_rollouts": ratio, "aim_of_that": OTHERS[label]}
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure other engines beside ours.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long one measurement takes")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is taken; medians count")
    parser.add_argument("--peer", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.peer:
        be_peer()
        return
    set_up()
    data = summary(measure(wish.seconds, wish.rounds))
    if wish.json:
        print(json.dumps(data, indent=1))
        return
    print(f"{'random play, one core':40} {'moves/s':>12} {'games/s':>10} {'ours ÷ it':>10}")
    for label, row in data.items():
        ratio, aim = row["ours_divided_by_it"], row["aim"]
        verdict = f"  aim ≥ {aim:g} {'✓' if ratio >= aim else '✗'}" if aim else ""
        if label in OTHERS:
            ratio_of_it, wanted = row["divided_by_rollouts"], row["aim_of_that"]
            verdict = f"  {ratio_of_it:.2f} of connect_four's; aim ≥ {wanted:g} {'✓' if ratio_of_it >= wanted else '✗'}"
        print(f"{label:40} {row['moves_per_s']:>12,} {row['games_per_s']:>10,} {ratio:>10,.2f}{verdict}")


if __name__ == "__main__":
    main()
