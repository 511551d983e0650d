"""Measures other engines beside ours, in turns: `.venv/bin/python tools/bench_peers.py [--json]`.

The peers live in folders of .venv-peers, each in its own, which this script makes. They are named, not locked: what
they reach today is the point. Four parts, each on one core: random play (a move is a decision of a player); iterations
of tree search; steps of environments for learners, with observation and legal actions; and matches of our search, with
equal time a move (of the processor, so that a busy machine makes no difference) and the seats rotated, against
OpenSpiel's own search playing our games by `fidchell.envs.openspiel`, and against flat Monte-Carlo. `--peer` is the
worker for OpenSpiel's random play and matches; others: `peers/`.
"""

import argparse
import contextlib
import json
import random
import shutil
import sys
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / ".venv-peers"
PACKAGES = {"openspiel": ["open_spiel"], "pettingzoo": ["pettingzoo", "pygame"], "rlcard": ["rlcard"]}
BOARDGAME = PEERS / "boardgame"  # boardgame.io, if there is a node
WORKERS = ROOT / "tools/peers"
PYTHON = PEERS / "openspiel/bin/python"
LIB = f"lib/python3.{sys.version_info.minor}/site-packages"

OURS = "fidchell avignon, compiled"
SLOW = "fidchell avignon, interpreted"
SPIEL = "OpenSpiel connect_four, C++ rollouts"
PYTHON_GAMES = {
    "OpenSpiel python_tic_tac_toe": "python_tic_tac_toe",
    "OpenSpiel python_block_dominoes": "python_block_dominoes",
}
OTHERS = {  # our other games: their moves ÷ those of the C++ rollouts, at least
    "fidchell serpent-master, compiled": 2.0,
    "fidchell battle-of-banners, compiled": 1.3,
    "fidchell banish-the-snakes, compiled": 1.3,
}
AIMS = {SPIEL: 3.0, **dict.fromkeys(PYTHON_GAMES, 60), SLOW: 40}  # ours ÷ theirs, at least

UCT = "OpenSpiel connect_four, C++ UCT"
SEARCHES = {  # our measure and game; iterations ÷ those of OpenSpiel's C++ UCT, at least
    "fidchell avignon, as it plays": ("search", "avignon", None),
    "fidchell avignon, plain UCT": ("uct", "avignon", 1.0),
    "fidchell serpent-master, as it plays": ("search", "serpent-master", None),
    "fidchell serpent-master, plain UCT": ("uct", "serpent-master", 1.0),
}

STEPS = "fidchell avignon, batch of 1,024"
OUR_STEPS = {  # our environments: label → game
    STEPS: "avignon",
    "fidchell serpent-master, batch of 1,024": "serpent-master",
    "fidchell battle-of-banners, batch of 1,024": "battle-of-banners",
    "fidchell banish-the-snakes, batch of 1,024": "banish-the-snakes",
    "fidchell brandub, batch of 1,024": "brandub",
}
ENVIRONMENTS = {  # label → peer, game, and the least that ours ÷ theirs should be
    "OpenSpiel python_tic_tac_toe, to learn": ("openspiel", "python_tic_tac_toe", 20),
    "OpenSpiel connect_four, C++ rules, to learn": ("openspiel", "connect_four", None),
    "PettingZoo connect_four": ("pettingzoo", "connect_four_v3", 20),
    "PettingZoo tictactoe": ("pettingzoo", "tictactoe_v3", 20),
    "RLCard uno": ("rlcard", "uno", None),
    "boardgame.io tic-tac-toe, moves": ("boardgame", "", None),
}
OTHER_SEARCHES = {
    "OpenSpiel connect_four, Python UCT": ("openspiel", "connect_four"),
    "boardgame.io tic-tac-toe, its MCTS": ("boardgame", ""),
}

RIVALS = {
    "cpp": "OpenSpiel MCTS, C++",
    "python": "OpenSpiel MCTS, Python",
    "playouts": "OpenSpiel MCTS, Python, our compiled playouts",
    "flat": "flat Monte-Carlo, our compiled playouts",
}
WANTED = 0.8  # the share of the games that our search should win
UCT_C = 2.0  # what OpenSpiel's own examples explore with
MANY = 100_000_000  # simulations: time ends a search, not their number
PROBE = 30  # simulations that tell how long one takes
MEMORY = 1000  # megabytes


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

    def uct(self, seconds: float) -> dict[str, float]:
        """Iterations of OpenSpiel's C++ tree search in one tree, a random rollout each."""
        game, number = self.games["connect_four"], 100
        start = game.new_initial_state()
        while True:
            evaluator = self.pyspiel.RandomRolloutEvaluator(1, random.randrange(1 << 30))
            search = self.pyspiel.MCTSBot(game, evaluator, UCT_C, number, MEMORY, False, 1, False)
            began = time.perf_counter()
            search.mcts_search(start)
            took = time.perf_counter() - began
            if took >= seconds / 2:
                return {"iterations_per_s": number / took}
            number = int(number * min(10.0, seconds / took)) + 1


class Match:
    """Our search against another program that plays the same game."""

    def __init__(self, game_id: str, rival: str, seconds: float) -> None:
        import fidchell
        from fidchell import bots
        from fidchell.bots.search import Halt

        class Clock(Halt):
            def now(self) -> bool:
                return time.process_time() > self.end

        self.rng = fidchell.Rng
        self.game, self.seconds = fidchell.load(game_id), seconds
        self.search = bots.make(f"search:iterations={MANY}", self.game)
        self.search.halt = self.clock = Clock()
        self.theirs = getattr(self, f"_{rival}")()
        self.took, self.asked = [0.0, 0.0], [0, 0]  # by us, by them: time and decisions

    def ours(self, world, seat, rng):
        self.clock.end = time.process_time() + self.seconds
        return self.search.choose(world, seat, rng)

    def play(self, i: int) -> float:
        """Game i: 1 if ours wins, 0.5 for a draw. Both see worlds that look right to their seat, never the true one."""
        from fidchell.core.state import CHANCE, OVER

        rng, state, mine = self.rng(f"match/{i}"), self.game.new(), i % 2
        while (seat := int(state.actor())) != OVER:
            if seat == CHANCE:
                state.step(state.sample(rng), CHANCE)
                continue
            world, moves = state.resample(seat, rng), state.legal(seat)
            if len(moves) == 1:
                action = moves[0]
            else:
                began, choose = time.process_time(), self.ours if seat == mine else self.theirs
                action = choose(world, seat, rng)
                self.took[seat != mine] += time.process_time() - began
                self.asked[seat != mine] += 1
            state.apply(int(action), seat)
        return (1 + state.value(mine)) / 2

    def _cpp(self):
        import pyspiel

        game, evaluator = self._spiel(), pyspiel.RandomRolloutEvaluator(1, 1)

        def search(world, number):
            """Its `step` crashes on any game written in Python; the search itself doesn't."""
            return pyspiel.MCTSBot(game, evaluator, UCT_C, number, MEMORY, True, 1, False).mcts_search(game.at(world))

        def choose(world, seat, rng):
            """Its own clock is the one on the wall, so it counts: a short search tells how many it may do."""
            began = time.process_time()
            done = search(world, PROBE).explore_count
            took = time.process_time() - began
            best = search(world, max(PROBE, int(done * (self.seconds / took - 1)))).best_child()
            return game.table.actions.action(best.action)

        return choose

    def _python(self):
        from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

        return self._timed(RandomRolloutEvaluator())

    def _playouts(self):
        from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

        rng = self.rng("rollouts")

        class Evaluator(RandomRolloutEvaluator):
            def evaluate(self, state):
                end = state.held.state.clone()
                end.playout(rng)
                return end.returns()

        return self._timed(Evaluator())

    def _timed(self, evaluator):
        """OpenSpiel's bot written in Python counts simulations; this one looks at the clock before each."""
        from open_spiel.python.algorithms.mcts import MCTSBot

        class TimeIsUp(Exception):
            pass

        class Timed(MCTSBot):
            def _apply_tree_policy(self, root, state):
                self.root = root
                if root.explore_count > 1 and time.process_time() > self.end:
                    raise TimeIsUp
                return super()._apply_tree_policy(root, state)

        game, seconds = self._spiel(), self.seconds
        bot = Timed(game, UCT_C, MANY, evaluator)

        def choose(world, seat, rng):
            bot.end = time.process_time() + seconds
            with contextlib.suppress(TimeIsUp):
                bot.mcts_search(game.at(world))
            return game.table.actions.action(bot.root.best_child().action)

        return choose

    def _spiel(self):
        from fidchell.envs.openspiel import SpielGame

        return SpielGame(self.game, self.game.meta.players[0], {})

    def _flat(self):
        """Random games after each move in turn; the best average is played."""

        def choose(world, seat, rng):
            moves, end = world.legal(seat), time.process_time() + self.seconds
            totals = [0.0] * len(moves)
            while time.process_time() < end:
                for n, action in enumerate(moves):
                    after = world.resample(seat, rng)
                    after.step(action, seat)
                    after.playout(rng)
                    totals[n] += after.value(seat)
            return moves[totals.index(max(totals))]

        return choose


def be_peer() -> None:
    """Answer lines of JSON: [what, …]."""
    # Loading prints advice; stdout is for answers.
    with contextlib.redirect_stdout(sys.stderr):
        peer, matches = Peer(), {}
    for line in sys.stdin:
        what, *rest = json.loads(line)
        if what == "match":
            *match, i = rest
            if tuple(match) not in matches:
                matches[tuple(match)] = Match(*match)
            match = matches[tuple(match)]
            found = {"score": match.play(i), "took": [a / b for a, b in zip(match.took, match.asked, strict=True)]}
        else:
            found = getattr(peer, what)(*rest)
        print(json.dumps(found), flush=True)


# -- outside ----------------------------------------------------------------------------------------------------------


def set_up() -> None:
    """The peers' environments; a stamp in each says that it was finished."""
    import bootstrap  # beside this file: the same pip that sets up .venv

    for name, packages in PACKAGES.items():
        folder, mark = PEERS / name, f"{sys.version} {ROOT} {packages}"
        if finished(folder, mark):
            continue
        site = folder / LIB
        with bootstrap.step(f"{', '.join(packages)} in {folder.relative_to(ROOT)}"):
            bootstrap.run(sys.executable, "-m", "venv", "--without-pip", "--clear", folder)
            shutil.unpack_archive(bootstrap.PIP, site, "zip")
            pip = (folder / "bin/python", "-m", "pip", "install", "--disable-pip-version-check")
            bootstrap.run(*pip, "--prefer-binary", *packages)
        # Behind its own packages it also finds ours and what they need.
        (site / "fidchell.pth").write_text(f"{ROOT / 'src'}\n{ROOT / '.venv' / LIB}\n")
        (folder / "finished").write_text(mark)
    if has_node() and not finished(BOARDGAME, "boardgame.io"):
        with bootstrap.step(f"boardgame.io in {BOARDGAME.relative_to(ROOT)}"):
            BOARDGAME.mkdir(parents=True, exist_ok=True)
            (BOARDGAME / "package.json").write_text("{}")
            bootstrap.run(shutil.which("npm"), "install", "--silent", "--prefix", BOARDGAME, "boardgame.io")
        (BOARDGAME / "finished").write_text("boardgame.io")


def finished(folder: Path, mark: str) -> bool:
    stamp = folder / "finished"
    return stamp.exists() and stamp.read_text() == mark


def has_node() -> bool:
    return bool(shutil.which("node") and shutil.which("npm"))


def workers() -> dict[str, list[str | Path]]:
    """The commands of those who take steps: ours, and the peers that are there."""
    worker = WORKERS / "worker.py"
    found: dict[str, list[str | Path]] = {"ours": [sys.executable, worker, "ours"]}
    found |= {name: [PEERS / name / "bin/python", worker, name] for name in PACKAGES}
    if has_node():
        found["boardgame"] = [shutil.which("node"), WORKERS / "boardgame.mjs", BOARDGAME]
    return found


def measure(seconds: float, rounds: int) -> dict[str, list[dict[str, float]]]:
    """Everybody in turn, several times, so that whatever else the machine does meets all alike."""
    from fidchell.lab.bench import measuring
    from fidchell.lab.child import Child

    ours = measuring("require")
    slow = measuring("no")
    peer = Child([PYTHON, __file__, "--peer"], {})
    runs = {OURS: lambda: ours.ask(["playouts", "avignon", seconds]), SPIEL: lambda: peer.ask(["rollouts", seconds])}
    for label, name in PYTHON_GAMES.items():
        runs[label] = lambda name=name: peer.ask(["driven", name, seconds])
    for label in OTHERS:
        game = label.split()[1].rstrip(",")
        runs[label] = lambda game=game: ours.ask(["playouts", game, seconds])
    runs[SLOW] = lambda: slow.ask(["playouts", "avignon", seconds])
    runs[UCT] = lambda: peer.ask(["uct", seconds])
    for label, (what, game, _) in SEARCHES.items():
        runs[label] = lambda what=what, game=game: ours.ask([what, game, seconds])
    others = {name: Child(command, {"FIDCHELL_COMPILE": "require"}) for name, command in workers().items()}
    asked = {label: ("ours", "steps", game) for label, game in OUR_STEPS.items()}
    asked |= {label: (who, "steps", game) for label, (who, game, _) in ENVIRONMENTS.items()}
    asked |= {label: (who, "search", game) for label, (who, game) in OTHER_SEARCHES.items()}
    for label, (who, what, game) in asked.items():
        if who in others:
            runs[label] = lambda who=who, what=what, game=game: others[who].ask([what, game, seconds])
    try:
        found = {label: [] for label in runs}
        for _ in range(rounds):
            for label, run in runs.items():
                found[label].append(run())
        return found
    finally:
        for child in (ours, slow, peer, *others.values()):
            child.end()


def play_matches(
    names: list[str], rivals: list[str], seconds: float, games: int, tell: bool
) -> list[dict[str, object]]:
    """Our search against each rival; a line on stderr when a match is over."""
    from fidchell.lab.child import Child
    from fidchell.lab.stats import wilson

    peer, found = Child([PYTHON, __file__, "--peer"], {"FIDCHELL_COMPILE": "require"}), []
    try:
        for game in names:
            for rival in rivals:
                played = [peer.ask(["match", game, rival, seconds, i]) for i in range(games)]
                share = sum(one["score"] for one in played) / games
                low, high = wilson(share * games, games)
                ours, theirs = played[-1]["took"]
                row = {"game": game, "rival": RIVALS[rival], "seconds": seconds, "games": games, "share": share}
                found.append(row | {"low": round(low, 4), "high": round(high, 4), "time": round(ours / theirs, 3)})
                if tell:
                    print(match_line(found[-1]), flush=True)
    finally:
        peer.end()
    return found


def match_line(row: dict[str, object]) -> str:
    share, low, high = (100 * row[name] for name in ("share", "low", "high"))
    verdict = f"aim ≥ {100 * WANTED:.0f} % {'✓' if row['share'] >= WANTED else '✗'}"
    ends = f"{low:.1f}–{high:.1f} %"
    return f"{row['game']:20} {row['rival']:48} {share:6.1f} % {ends:>14} {row['games']:>6} {row['time']:>8}  {verdict}"


def playouts_summary(found: dict[str, list[dict[str, float]]]) -> dict[str, dict[str, float | None]]:
    """Medians; the ratio is of moves, taken within each round."""
    ours = [one["moves_per_s"] for one in found[OURS]]
    result = {}
    for label, taken in found.items():
        if "moves_per_s" not in taken[0]:
            continue
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


def search_summary(found: dict[str, list[dict[str, float]]]) -> dict[str, dict[str, float | None]]:
    """Medians; the ratio is taken within each round."""
    theirs, result = [one["iterations_per_s"] for one in found[UCT]], {}
    for label in (UCT, *SEARCHES, *(one for one in OTHER_SEARCHES if one in found)):
        taken = [one["iterations_per_s"] for one in found[label]]
        ratio = round(median(a / b for a, b in zip(taken, theirs, strict=True)), 2)
        aim = SEARCHES[label][2] if label in SEARCHES else None
        result[label] = {"iterations_per_s": round(median(taken)), "divided_by_uct": ratio, "aim": aim}
    return result


def steps_summary(found: dict[str, list[dict[str, float]]]) -> dict[str, dict[str, float | None]]:
    """Medians; the ratio is Avignon's steps ÷ those of the line, taken within each round."""
    ours, result = [one["steps_per_s"] for one in found[STEPS]], {}
    for label, taken in found.items():
        if "steps_per_s" in taken[0]:
            steps = [one["steps_per_s"] for one in taken]
            ratio = round(median(a / b for a, b in zip(ours, steps, strict=True)), 2)
            aim = ENVIRONMENTS[label][2] if label in ENVIRONMENTS else None
            result[label] = {"steps_per_s": round(median(steps)), "ours_divided_by_it": ratio, "aim": aim}
    return result


def print_speeds(data: dict[str, dict[str, dict[str, float | None]]]) -> None:
    print(f"{'random play, one core':40} {'moves/s':>12} {'games/s':>10} {'ours ÷ it':>10}")
    for label, row in data["playouts"].items():
        ratio, aim = row["ours_divided_by_it"], row["aim"]
        verdict = f"  aim ≥ {aim:g} {'✓' if ratio >= aim else '✗'}" if aim else ""
        if label in OTHERS:
            ratio_of_it, wanted = row["divided_by_rollouts"], row["aim_of_that"]
            verdict = f"  {ratio_of_it:.2f} of connect_four's; aim ≥ {wanted:g} {'✓' if ratio_of_it >= wanted else '✗'}"
        print(f"{label:40} {row['moves_per_s']:>12,} {row['games_per_s']:>10,} {ratio:>10,.2f}{verdict}")
    print(f"\n{'tree search, one core':40} {'iterations/s':>12} {'÷ C++ UCT':>21}")
    for label, row in data["search"].items():
        ratio, aim = row["divided_by_uct"], row["aim"]
        verdict = f"  aim ≥ {aim:g} {'✓' if ratio >= aim else '✗'}" if aim else ""
        print(f"{label:40} {row['iterations_per_s']:>12,} {ratio:>21,.2f}{verdict}")
    print(f"\n{'steps with observation and legal actions':42} {'steps/s':>10} {'Avignon ÷ it':>21}")
    for label, row in data["steps"].items():
        ratio, aim = row["ours_divided_by_it"], row["aim"]
        verdict = f"  aim ≥ {aim:g} {'✓' if ratio >= aim else '✗'}" if aim else ""
        print(f"{label:42} {row['steps_per_s']:>10,} {ratio:>21,.2f}{verdict}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure other engines beside ours.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long one measurement takes")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is taken, medians count; 0: no speeds")
    parser.add_argument("--games", type=int, default=20, help="games of each match; 0: no matches")
    parser.add_argument("--time", type=float, default=0.1, help="seconds a move in the matches")
    parser.add_argument("--titles", default="avignon,serpent-master", help="what the matches are played in")
    parser.add_argument("--rivals", default=",".join(RIVALS), help="whom against")
    parser.add_argument("--peer", action="store_true", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.peer:
        be_peer()
        return
    set_up()
    data = {}
    if wish.rounds:
        found = measure(wish.seconds, wish.rounds)
        data |= {"playouts": playouts_summary(found), "search": search_summary(found), "steps": steps_summary(found)}
        if not wish.json:
            print_speeds(data)
    if wish.games:
        if not wish.json:
            against = f"our search, {wish.time:g} s a move, against"
            print(f"\n{against:69} {'it wins':>8} {'95 %':>14} {'games':>6} {'time ÷':>8}")
        data["strength"] = play_matches(
            wish.titles.split(","), wish.rivals.split(","), wish.time, wish.games, not wish.json
        )
    if wish.json:
        print(json.dumps(data, indent=1))


if __name__ == "__main__":
    main()
