"""Steps of one environment library, or of ours, by lines of JSON: `[what, game, seconds]`, as `bench_peers.py` asks.

A step is a decision with the observation and the legal actions of whoever decides next; actions are chosen at random.
Seconds are CPU time, so that a busy machine makes less of a difference.
"""

import contextlib
import json
import random
import sys
import time

BATCH = 1024  # games side by side, where that is possible


class Ours:
    """The compiled batch. Choosing at random is compiled, too."""

    def steps(self, name: str, seconds: float) -> dict[str, float]:
        from fidchell import Rng
        from fidchell.envs.stepping import Batch
        from fidchell.envs.table import Table

        table, rng = Table(name), Rng(1)
        batch = Batch(table.start, table.observation, table.actions, BATCH, "1", [])
        number, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            batch.step(batch.random_ids(rng))
            number += BATCH
        return {"steps_per_s": number / (time.process_time() - began)}


class OpenSpiel:
    """Its environment for learners, over a game in C++ or one written in Python."""

    def steps(self, name: str, seconds: float) -> dict[str, float]:
        from open_spiel.python import (
            games,  # noqa: F401 (registers the games that are written in Python)
            rl_environment,
        )

        env = rl_environment.Environment(name)
        number, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            now = env.reset()
            while not now.last():
                player = now.observations["current_player"]
                now = env.step([random.choice(now.observations["legal_actions"][player])])
                number += 1
        return {"steps_per_s": number / (time.process_time() - began)}

    def search(self, name: str, seconds: float) -> dict[str, float]:
        """Iterations of its tree search that is written in Python."""
        import pyspiel
        from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

        game, number, began = pyspiel.load_game(name), 0, time.process_time()
        while time.process_time() - began < seconds:
            MCTSBot(game, 2.0, 200, RandomRolloutEvaluator()).mcts_search(game.new_initial_state())
            number += 200
        return {"iterations_per_s": number / (time.process_time() - began)}


class PettingZoo:
    def steps(self, name: str, seconds: float) -> dict[str, float]:
        import importlib

        env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        number, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            env.reset()
            for agent in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                number += 1
        return {"steps_per_s": number / (time.process_time() - began)}


class RLCard:
    def steps(self, name: str, seconds: float) -> dict[str, float]:
        import rlcard

        env = rlcard.make(name)
        number, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            seen, _ = env.reset()
            while not env.is_over():
                seen, _ = env.step(random.choice(list(seen["legal_actions"])))
                number += 1
        return {"steps_per_s": number / (time.process_time() - began)}


def main() -> None:
    with contextlib.redirect_stdout(sys.stderr):  # loading prints advice; stdout is for answers
        kind = {"ours": Ours, "openspiel": OpenSpiel, "pettingzoo": PettingZoo, "rlcard": RLCard}[sys.argv[1]]()
    for line in sys.stdin:
        what, *rest = json.loads(line)
        with contextlib.redirect_stdout(sys.stderr):
            found = getattr(kind, what)(*rest)
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
