"""The lab: equal results whatever the workers, honest statistics, constant memory, a rule matrix that finds gaps."""

import itertools
import json
import pickle
import re
import signal
import subprocess
import sys
import time
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

import fidchell
from fidchell import _compiled, cli
from fidchell.core.bot import Bot
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import Outcome
from fidchell.lab import bench, matrix, show, stopping
from fidchell.lab.batch import Tally, game_row, play_batch
from fidchell.lab.executors import Pool, Runner, Sizes, WorkerEnded, tallies
from fidchell.lab.simulate import Series, report, simulate
from fidchell.lab.stats import bins, percentile, spread, wilson
from tests import cases


@pytest.fixture(scope="module")
def game() -> Game:
    return fidchell.load("avignon")


def series(game: Game, *names: str, seed: int | str = 7) -> Series:
    return Series.of(game, None, {}, list(names or ("random",)), seed)


# -- statistics -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 10, 0.0, 0.2775), (1, 10, 0.0179, 0.4042), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_interval_has_its_known_values(count: int, total: int, low: float, high: float) -> None:
    assert wilson(count, total) == pytest.approx((low, high), abs=5e-5)


def test_percentiles_come_from_a_histogram() -> None:
    histogram = {3: 1, 5: 8, 9: 1}
    assert [percentile(histogram, p) for p in (0, 10, 11, 50, 90, 91, 100)] == [3, 3, 5, 5, 5, 9, 9]
    assert spread(histogram) == {"median": 5, "p10": 3, "p90": 5}
    assert spread({}) == {"median": None, "p10": None, "p90": None}


def test_bins_hold_every_game_once() -> None:
    histogram = {value: value % 7 + 1 for value in range(3, 200)} | {5000: 1}
    found = bins(histogram)
    assert sum(count for _, _, count in found) == sum(histogram.values())
    assert found[0][0] == 3
    assert found[-1][1] == 5000
    assert all(before[1] + 1 == after[0] for before, after in itertools.pairwise(found))
    assert len(found) <= 12


# -- simulating -------------------------------------------------------------------------------------------------------


def test_a_game_depends_on_seed_and_index_alone(game: Game) -> None:
    whole = simulate(series(game), 60)
    parts = Tally(2)
    for first, number in ((35, 25), (0, 1), (1, 34)):
        parts.merge(simulate(series(game), number, first=first))
    assert whole == parts
    assert whole == simulate(series(game), 60)
    assert whole != simulate(series(game, seed=8), 60)


@pytest.mark.parametrize("names", [("random",), ("greedy", "random")])
def test_one_and_two_workers_give_equal_results_in_order(game: Game, names: tuple[str, ...]) -> None:
    number = 300 if names == ("random",) else 6
    found = []
    for workers in (1, 2):
        batches = tallies(Runner(series(game, *names)), number, first=3, workers=workers, lines=True)
        found.append([line for tally in batches for line in tally.lines or ()])
    assert found[0] == found[1]
    assert [line.number for line in found[0]] == list(range(3, 3 + number))
    assert simulate(series(game, *names), number, workers=1) == simulate(series(game, *names), number, workers=2)


def test_random_players_are_the_games_own_playout(game: Game) -> None:
    tally = simulate(series(game), 20)
    decisions = sum(length * count for length, count in tally.decisions.items())
    states = [game.new() for _ in range(20)]
    assert decisions == sum(int(state.playout(Rng(f"7/{i}"))) for i, state in enumerate(states))
    assert tally.games == 20
    assert sum(tally.wins) + tally.draws == 20


class First(Bot):
    """Takes the first legal action."""

    def choose(self, state: fidchell.State, seat: i64, rng: Rng) -> i64:
        return state.legal(int(seat))[0]


class Vandal(First):
    """The same, but spoils the state that it was given."""

    def choose(self, state: fidchell.State, seat: i64, rng: Rng) -> i64:
        action = super().choose(state, seat, rng)
        state.step(action, seat)
        return action


def test_a_bot_gets_a_world_of_its_own(game: Game) -> None:
    found = []
    for bot in (First(), Vandal()):
        found.append(Tally(2, lines=True))
        play_batch(game.new(), [bot, bot], "1", 0, 5, found[-1])
    assert found[0] == found[1]
    assert found[0].games == 5


def test_tallies_survive_pickling(game: Game) -> None:
    tally, _ = Runner(series(game)).batch(0, 5, True)
    copy = pickle.loads(pickle.dumps(tally))
    assert copy == tally
    assert len(copy.lines) == 5


def test_memory_does_not_grow_with_the_number_of_games(game: Game) -> None:
    runner, peaks = Runner(series(game)), []
    few = 2_000 if _compiled.is_compiled() else 100
    for number in (few, 10 * few):
        tracemalloc.start()
        for _ in tallies(runner, number):
            pass
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < peaks[0] + 100_000


def test_batches_grow_until_they_take_long_enough() -> None:
    sizes = Sizes()
    for _ in range(4):
        sizes.learn(sizes.size, 1e-6)
    assert sizes.size == 16
    sizes.learn(16, 10.0)
    assert sizes.size == 1


def test_a_worker_that_dies_is_noticed(game: Game) -> None:
    with Pool(series(game), 1) as pool:
        list(pool.tallies(0, 3, Sizes()))
        pool.processes[0].kill()
        pool.processes[0].join()
        with pytest.raises(WorkerEnded, match="has ended"):
            list(pool.tallies(3, 6, Sizes()))
    assert not any(one.is_alive() for one in pool.processes)


@pytest.mark.parametrize("names", [["random"] * 3, ["nobody"], [""]])
def test_a_job_is_checked_before_it_starts(game: Game, names: list[str]) -> None:
    with pytest.raises(InvalidOptions):
        Series.of(game, None, {}, names, 1)


def test_the_report_adds_up(game: Game) -> None:
    total = simulate(series(game), 500)
    data = report(series(game), total, 2.0)
    assert sum(win["count"] for win in data["wins"]) + data["draws"] == data["games"] == 500
    assert sum(data["endings"].values()) == 500
    assert all(win["low"] <= win["share"] <= win["high"] for win in data["wins"])
    assert data["games_per_s"] == 250
    text = "\n".join(show.summary(game, show.seat_names(game, series(game)), data, total.turns, 2.0))
    assert "Rome (random)" in text
    assert "500 games" in text


def test_nothing_played_is_reported_too(game: Game) -> None:
    data = report(series(game), Tally(2), 0.0, stopped=True)
    assert data["games"] == 0
    assert "Stopped early" in "\n".join(show.summary(game, ["a", "b"], data, {}, 0.0))


def test_what_a_game_counts_is_averaged() -> None:
    """The same means whatever the batches; the game's own words beside them."""
    game = fidchell.load("serpent-master")
    work = Series.of(game, 3, {"board": "6"}, ["random"], 7)
    total = simulate(work, 30)
    assert total == simulate(work, 30, workers=2)
    expected: dict[str, list[float]] = {}
    for i in range(30):
        state = game.new(3, board="6")
        state.playout(Rng(f"7/{i}"))
        for name, number in state.tally():
            expected.setdefault(name, []).append(number)
    data = report(work, total, 1.0)
    assert list(data["tally"]) == ["lost-cards", "points", "highest-stack", "ties-by-cards", "ties-by-age"]
    for name, numbers in expected.items():
        assert data["tally"][name] == pytest.approx(sum(numbers) / 30, abs=1e-4)
    assert (data["results"], data["score"]) == ({}, {})
    text = "\n".join(show.summary(game, show.seat_names(game, work), data, total.turns, 1.0))
    assert "Black (random)" in text
    assert re.search(r"cards lost per player +\d+\.\d\d$", text, re.M)
    assert re.search(r"^  (points|stack) +\d", text, re.M)


def test_what_was_reached_together_takes_the_place_of_wins(game: Game) -> None:
    total = Tally(2)
    for i, (result, score) in enumerate([("full victory", 12.5), ("defeat", -3.0), ("defeat", 0.0)]):
        total.add(game_row(i, Finished(result, score), 4))
    again = pickle.loads(pickle.dumps(total))
    total.merge(again)
    data = report(series(game), total, 1.0)
    assert (data["wins"], data["draws"]) == ([], 0)
    assert data["results"] == {"defeat": 4, "full victory": 2}
    assert data["score"] == {"mean": 3.167, "median": 0.0, "p10": -3.0, "p90": 12.5}
    assert data["tally"] == {"always": 1.5, "sometimes": 2.0}
    text = "\n".join(show.summary(game, ["a", "b"], data, total.turns, 1.0))
    assert re.search(r"^  full victory +33\.3 % +9\.7–70\.0 % +2$", text, re.M)
    assert "Score: mean 3.17; median 0.0; 80 % of the games made -3.0 to 12.5" in text
    assert "defeat 66.7 %" in show.interim(["a", "b"], data, 1.0)


class Finished(fidchell.State):
    """The end of a game that is won or lost together."""

    def __init__(self, result: str, score: float) -> None:
        super().__init__(2)
        self.found = Outcome((0, 1) if "victory" in result else (), (score, score), "time", "XX end", result)

    def outcome(self) -> Outcome:
        return self.found

    def returns(self) -> list[float]:
        return [1.0 if self.found.winners else -1.0] * 2

    def turns(self) -> int:
        return 3

    def tally(self) -> list[tuple[str, float]]:
        return [("always", 1.5)] + ([("sometimes", 2.0)] if self.found.winners else [])


# -- stopping ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("as_json", [True, False])
def test_a_stopped_run_reports_what_was_finished(tmp_path: Path, workers: str, as_json: bool) -> None:
    each = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "fidchell", "simulate", "avignon", "--games", "1000000000", "--workers", workers]
    command += ["--each", str(each)] + ["--json"] * as_json
    number = signal.SIGTERM if as_json else signal.SIGINT
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while process.poll() is None and not (each.exists() and each.stat().st_size):
            time.sleep(0.02)
        process.send_signal(number)
        out, complaints = process.communicate(timeout=60)
    assert process.returncode == 128 + number, complaints
    written = [json.loads(line) for line in each.read_text().splitlines()]
    assert [one["index"] for one in written] == list(range(len(written)))
    assert set(written[0]) == {"index", "winners", "reason", "turns"}
    if as_json:
        data = json.loads(out)
        assert data["stopped"] is True
        assert data["games"] == len(written)
    else:
        assert f"--first {len(written)} continues" in out


def test_a_search_is_stopped_within_a_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that would take days doesn't count. The signal comes while the bot searches."""
    heed = stopping.Heed.now

    def killed(self: stopping.Heed) -> bool:
        signal.raise_signal(signal.SIGTERM)
        return heed(self)

    monkeypatch.setattr(stopping.Heed, "now", killed)
    work = series(game, "search:iterations=1000000000")
    with stopping.Stop() as stop:
        assert list(tallies(Runner(work), 2, workers=1, stop=stop)) == []
    assert stop.signal == signal.SIGTERM
    assert not stopping.Stop.asked


@pytest.mark.parametrize("words", [["simulate", "avignon", "--games", "5", "--each"], ["ladder", "avignon", "--keep"]])
def test_a_device_is_no_file_of_games(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Reading /dev/full never ends, and writing fails at once."""
    assert cli.run_command([*words, "/dev/full"]) == 2
    assert "/dev/full: " in capsys.readouterr().err


# -- the rule matrix --------------------------------------------------------------------------------------------------


def test_every_rule_has_a_row(game: Game) -> None:
    rows = matrix.matrix(game, 4, tests=matrix.tests_folder())
    assert [row.id for row in rows] == [rule.id for rule in game.rulebook.rules]
    found = {row.id: row for row in rows}
    assert any(place.endswith(" _act") for place in found["AV beseech"].code)
    assert found["AV beseech"].exercised
    assert found["AV turn.alternate"].refusals
    assert not found["AV setup.map"].refusals


def test_what_games_exercise_is_reproducible(game: Game) -> None:
    assert matrix.exercised(game, 3) == matrix.exercised(game, 3)


def test_problems_are_found() -> None:
    whole: dict[str, Any] = {"code": ["a.py:1 f"], "refusals": ["a.py:1 f"], "tests": ["t.py::test"]}
    rows = [
        matrix.Row("AV good", "", "forbids", **whole),
        matrix.Row("AV plain", "", "permits", **{**whole, "refusals": []}),
        matrix.Row("AV codeless", "", "permits", **{**whole, "code": []}),
        matrix.Row("AV mentioned", "", "permits", **{**whole, "code": [], "mentions": ["a.py:1"]}),
        matrix.Row("AV untested", "", "permits", **{**whole, "tests": []}),
        matrix.Row("AV toothless", "", "forbids", **{**whole, "refusals": []}),
    ]
    assert [problem.partition(":")[0] for problem in matrix.problems(rows)] == [
        "AV codeless",
        "AV mentioned",
        "AV untested",
        "AV toothless",
    ]
    assert [problem.partition(":")[0] for problem in matrix.problems(rows, tests=False)] == [
        "AV codeless",
        "AV mentioned",
        "AV toothless",
    ]


CODE = '''
# XX top: only a comment
class Rules:
    """XX of.class: only a docstring."""

    TABLE = {1: "XX table"}

    def act(self):
        """XX act, XX act.twice."""
        return ("XX act", "XX told")

    def refuse(self, bad):
        """XX described: not yet a refusal."""
        rule = "XX first" if bad else "XX second"
        return self.refusal(rule, "words")

    def read(self):
        raise ValueError(f"{self}: wrong [XX raised]")
'''


def test_code_is_found_with_its_function(tmp_path: Path) -> None:
    folder = tmp_path / "games" / "toy"
    folder.mkdir(parents=True)
    (folder / "rules.py").write_text(CODE)
    (folder / "cards.toml").write_text('[card]\nrule = "XX data"\n')
    (folder / "proof.toml").write_text('why = "XX explained"\n')
    found = {rule: (place, carries, refuses) for rule, place, carries, refuses in matrix.code_places(folder, "XX")}
    assert found == {
        "XX top": ("games/toy/rules.py:2", False, False),
        "XX of.class": ("games/toy/rules.py:4 Rules", False, False),
        "XX table": ("games/toy/rules.py:6 Rules", False, False),
        "XX act": ("games/toy/rules.py:9 act", True, False),
        "XX act.twice": ("games/toy/rules.py:9 act", True, False),
        "XX told": ("games/toy/rules.py:10 act", True, False),
        "XX described": ("games/toy/rules.py:13 refuse", True, False),
        "XX first": ("games/toy/rules.py:14 refuse", True, True),
        "XX second": ("games/toy/rules.py:14 refuse", True, True),
        "XX raised": ("games/toy/rules.py:18 read", True, True),
        "XX data": ("games/toy/cards.toml:2", True, False),
    }


TESTS = """
import pytest

@pytest.mark.rule("XX one", "XX two")
def test_plain(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("XX three"))])
def test_with_parameters(n): ...

@pytest.mark.rule("XX four")
class TestClass:
    @pytest.mark.rule("XX five")
    def test_inside(self): ...

@pytest.mark.rule("XX six")
def helper(): ...
"""


def test_tests_are_found_by_their_marks(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_toy.py").write_text(TESTS)
    assert list(matrix.test_places(tmp_path / "tests")) == [
        ("XX one", "tests/test_toy.py::test_plain"),
        ("XX two", "tests/test_toy.py::test_plain"),
        ("XX three", "tests/test_toy.py::test_with_parameters"),
        ("XX four", "tests/test_toy.py::TestClass::test_inside"),
        ("XX five", "tests/test_toy.py::TestClass::test_inside"),
    ]


# -- benchmarks: that they run, not how fast ---------------------------------------------------------------------------


def test_the_benchmark_has_its_shape(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run_command(["bench", "--json", "--seconds", "0.001", "--rounds", "1", "--no-server"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"machine", "playouts", "search", "server"} <= set(data)
    assert data["server"] == {}
    found = data["playouts"]["avignon"]
    assert set(found) == {"compiled_per_s", "interpreted_per_s", "moves_per_s", "ratio_compiled_interpreted"}
    assert found["interpreted_per_s"] > 0
    assert all(any(name in line for line in bench.table(data)) for name in fidchell.games())


@pytest.mark.parametrize(
    ("game_id", "name", "value", "sign"),
    [
        ("avignon", "clone_ns", 60.0, "✓"),
        ("avignon", "clone_ns", 61.0, "✗"),
        ("banish-the-snakes", "clone_ns", 61.0, "✓"),
        ("serpent-master", "factor", 1.79, "✗"),
        ("serpent-master", "factor", None, "✗"),
        ("serpent-master", "moves_per_s", 1.0, ""),
    ],
)
def test_verdicts(game_id: str, name: str, value: float | None, sign: str) -> None:
    assert bench.verdict(game_id, name, value)[-1:] == sign


@pytest.mark.parametrize("game_id", fidchell.games())
def test_every_rule_of_every_game_has_code_and_test_and_refuses_what_it_forbids(game_id: str) -> None:
    folder = matrix.tests_folder()
    assert folder is not None
    game = fidchell.load(game_id)
    rows = matrix.matrix(game, 0, tests=folder)
    assert {row.id for row in rows} == {rule.id for rule in game.rulebook.rules}
    here = game_id in cases.HOUSE or cases.folder(game_id).is_dir()  # a package has its tests elsewhere
    assert matrix.problems(rows, tests=here) == []
