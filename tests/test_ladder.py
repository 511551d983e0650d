"""Ladders: fair seats, honest ratings, equal results whatever the workers, and what was played once is kept."""

import itertools
import json
import os
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from collections import Counter
from math import log10
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell import bots, cli
from fidchell.core.errors import InvalidOptions
from fidchell.core.state import Outcome
from fidchell.lab import ladder as playing
from fidchell.lab.elo import expected, inverse, ratings
from fidchell.lab.kept import usual_path
from fidchell.lab.ladder import KeptScores, Ladder, Score, divisions, fingerprint, in_turn, run
from fidchell.lab.standings import Standings

pytestmark = pytest.mark.slow


def study(game: str = "avignon", *names: str, players: int | None = None, games: int = 4, **more: Any) -> Ladder:
    return Ladder.of(fidchell.load(game), players, {}, list(names or ("random", "greedy")), 7, games=games, **more)


def standings(ladder: Ladder, path: Path, workers: int | None = 1) -> dict[str, Any]:
    kept = KeptScores(path, ladder)
    run(ladder, kept, workers=workers)
    return Standings(ladder.load(), ladder, kept.score).as_dict()


# -- ratings ----------------------------------------------------------------------------------------------------------


def test_two_players_are_rated_by_their_odds() -> None:
    """75 % of 400 games: 400 log10(3) points; the interval is that of the share's logit."""
    first, second = ratings([[0, 100], [300, 0]])
    assert (first.elo, first.low, first.high) == (0, 0, 0)
    assert second.elo == pytest.approx(400 * log10(3))
    reach = 1.96 * 400 / 2.302585 / (400 * 0.75 * 0.25) ** 0.5
    assert (second.low, second.high) == pytest.approx((second.elo - reach, second.elo + reach), abs=0.1)
    assert expected(second.elo) == pytest.approx(0.75)


def test_a_table_that_fits_is_found_again() -> None:
    true = [0.0, 150.0, 90.0, 700.0]
    scores = [[0.0 if a == b else 1000 * expected(true[a] - true[b]) for b in range(4)] for a in range(4)]
    found = ratings(scores)
    assert [one.elo for one in found] == pytest.approx(true, abs=1e-6)
    assert all(one.low <= one.elo <= one.high for one in found)


def test_the_likelihood_is_greatest_at_the_ratings() -> None:
    """Expected and real scores of each player are equal there."""
    scores: list[list[float]] = [[0, 30, 10.5, 2], [70, 0, 44, 20], [89.5, 56, 0, 35], [98, 80, 65, 0]]
    found = [one.elo for one in ratings(scores)]
    for a in range(4):
        games = [scores[a][b] + scores[b][a] for b in range(4)]
        assert sum(games[b] * expected(found[a] - found[b]) for b in range(4) if b != a) == pytest.approx(
            sum(scores[a])
        )


def test_who_wins_everything_is_not_infinitely_strong() -> None:
    always = ratings([[0, 0, 0], [20, 0, 10], [20, 10, 0]])
    assert 400 < always[1].elo < 1000
    assert always[1].low < always[1].elo - 200
    nothing = ratings([[0, 0], [0, 0]])
    assert (nothing[1].elo, nothing[1].low < -500) == (0, True)


def test_inverse() -> None:
    assert inverse([[2.0, 1.0], [1.0, 3.0]]) == [pytest.approx([0.6, -0.2]), pytest.approx([-0.2, 0.4])]


# -- seats ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("teams", [[0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 0, 1, 1], [0, 0, 1], [0, 1, 2, 3, 4]])
def test_seats_are_shared_evenly_and_teams_stay_together(teams: list[int]) -> None:
    found = divisions(teams)
    assert len(set(found)) == len(found)
    for seat in range(len(teams)):
        assert 2 * sum(way[seat] for way in found) == len(found)
    for way in found:
        assert len({(team, one) for team, one in zip(teams, way, strict=True)}) == len(set(teams))
        assert tuple(not one for one in way) in found
        assert {True, False} == set(way)


def test_each_seating_of_a_pair_gets_as_many_games() -> None:
    four = study("serpent-master", "random", "greedy", players=4, games=20)
    plan = four.plan(four.load())
    assert set(plan.values()) == {4}
    assert len(plan) == 6
    partners = study("battle-of-banners", "random", "greedy", players=4)
    assert set(partners.plan(partners.load())) == {("random",) * 2 + ("greedy",) * 2, ("greedy",) * 2 + ("random",) * 2}


def test_of_a_total_near_pairs_get_most() -> None:
    names = ("random", "greedy", "level:1", "level:2")
    of_all = study("avignon", *names, total=1000)
    plan, pairs = of_all.plan(of_all.load()), Counter[int]()
    for pair, seatings in of_all.seatings(of_all.load()).items():
        pairs[names.index(pair[1]) - names.index(pair[0])] = sum(plan[one] for one in seatings)
    assert pairs == {1: 236, 2: 118, 3: 60}
    assert 1000 <= sum(plan.values()) <= 1000 + 2 * 6


def test_only_those_who_are_near_meet() -> None:
    names = ("random", "greedy", "level:1", "level:2")
    game = fidchell.load("avignon")
    assert study("avignon", *names, near=1).pairs(game) == list(itertools.pairwise(names))
    assert study("avignon", *names, near=9).pairs(game) == study("avignon", *names).pairs(game)
    plan = study("avignon", *names, total=1000, near=2).plan(game)
    assert 1000 <= sum(plan.values()) <= 1000 + 2 * 5


def test_games_come_in_turn() -> None:
    order = list(in_turn({("a", "b"): range(2, 6), ("b", "a"): range(0, 2)}))
    assert order[:3] == [(("a", "b"), 2), (("b", "a"), 0), (("a", "b"), 3)]
    assert Counter(seating for seating, _ in order) == {("a", "b"): 4, ("b", "a"): 2}


@pytest.mark.parametrize(
    ("names", "complaint"),
    [(["random"], "at least two"), (["random", "random"], "2 times"), (["random", "nobody"], "no bot")],
)
def test_a_ladder_is_checked_first(names: list[str], complaint: str) -> None:
    with pytest.raises(InvalidOptions, match=complaint):
        study("avignon", *names)


# -- playing ----------------------------------------------------------------------------------------------------------


def test_any_number_of_workers_gives_the_same(tmp_path: Path) -> None:
    found = [standings(study(), tmp_path / f"{workers}.jsonl", workers) for workers in (1, 2)]
    assert found[0] == found[1]
    assert found[0]["pairs"] == [{"a": "random", "b": "greedy", "games": 4, "wins_a": 0, "draws": 0}]


def test_wins_are_those_of_the_first_whatever_the_seat(tmp_path: Path) -> None:
    """Greedy beats random from both seats."""
    there = standings(study("brandub", "greedy", "random"), tmp_path / "1")
    back = standings(study("brandub", "random", "greedy"), tmp_path / "2")
    assert there["pairs"][0]["wins_a"] + back["pairs"][0]["wins_a"] == 4
    assert [one["spec"] for one in there["bots"]] == ["greedy", "random"]
    assert there["bots"][1]["elo"] == -back["bots"][1]["elo"] < 0


def test_a_shared_win_is_a_draw() -> None:
    class Over(fidchell.State):
        def __init__(self, winners: tuple[int, ...]) -> None:
            super().__init__(3)
            self.winners = winners

        def outcome(self) -> Outcome:
            return Outcome(self.winners, (), "end", "X end")

    score = Score()
    for winners in ((), (0,), (0, 1), (2,), (0, 2)):
        score.count(Over(winners), frozenset({0, 1}))
    assert (score.games, score.wins, score.draws) == (5, 2, 2)


def test_a_study_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = standings(study(games=6), tmp_path / "whole")
    path, asked = tmp_path / "parts", itertools.count()
    part = KeptScores(path, study(games=6))
    run(study(games=6), part, workers=1, stop=lambda: next(asked) >= 2)
    assert 0 < sum(score.games for score in part.scores.values()) < 6
    with path.open("a") as file:
        file.write('["half a li')
    counted: list[int] = []
    again = KeptScores(path, study(games=6))
    run(study(games=6), again, workers=1, told=counted.append)
    assert counted[0] == sum(score.games for score in part.scores.values())
    assert sum(counted) == 6
    assert Standings(fidchell.load("avignon"), study(games=6), again.score).as_dict() == whole
    # Nothing is left to play; another seed, other players, other thoughts are another study.
    monkeypatch.setattr(playing, "play", None)
    assert standings(study(games=6), path) == whole
    assert standings(study(games=4), path)["pairs"][0]["games"] == 6


def test_more_bots_use_what_is_known(tmp_path: Path) -> None:
    counted: list[int] = []
    standings(study("brandub", "random", "greedy", games=2), tmp_path / "kept")
    more = study("brandub", "random", "level:1", "greedy", games=2)
    run(more, KeptScores(tmp_path / "kept", more), workers=1, told=counted.append)
    assert counted[0] == 2
    assert sum(counted) == 6


def test_what_is_kept_counts_only_while_bots_think_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, game = tmp_path / "kept", fidchell.load("avignon")
    before = KeptScores(path, study("avignon", "level:1", "level:2"))
    pair = ("level:1", "level:2")
    first = before.key(pair)
    assert KeptScores(path, study("avignon", "level:1", "level:2")).key(pair) == first
    assert KeptScores(path, study("avignon", "greedy", "level:2", "level:1")).key(pair) == first
    assert before.key(("level:2", "level:1")) != first
    thought = bots.thoughts(game)
    monkeypatch.setattr(
        bots, "thoughts", lambda game: thought | {"levels": ["random", "greedy", *thought["levels"][2:]]}
    )
    changed = KeptScores(path, study("avignon", "level:1", "level:3"))
    assert changed.key(pair) != first
    assert changed.key(("level:3", "level:3")) == before.key(("level:3", "level:3")), "that level is what it was"
    thoughts = fingerprint(game)
    monkeypatch.setattr(bots, "thoughts", lambda game: {"search": {"explore": 9.0}})
    assert fingerprint(game) != thoughts


@pytest.mark.parametrize("players", [1, 3])
def test_where_all_play_together_each_bot_is_the_whole_team(tmp_path: Path, players: int) -> None:
    ladder = study("banish-the-snakes", "random", "level:1", players=players, games=2)
    assert set(ladder.plan(ladder.load())) == {("random",) * players, ("level:1",) * players}
    data = standings(ladder, tmp_path / "kept")
    assert set(data) == {"game", "players", "seed", "bots", "pairs"}
    assert data["pairs"] == []
    for one in data["bots"]:
        assert set(one) == {"spec", "results", "score"}
        assert sum(one["results"].values()) == 2
    assert list(data["bots"][0]["results"]) == list(data["bots"][1]["results"])


def test_what_was_reached_together_stands_from_best_to_worst() -> None:
    ladder = study("banish-the-snakes", "random", "greedy")
    scores: dict[tuple[str, ...], Score] = {
        ("random",): Score(3, 0, 0, Counter({"low": 2, "high": 1}), Counter({"low": -4_000_000, "high": 9_500_000})),
        ("greedy",): Score(1, 1, 0, Counter({"middle": 1}), Counter({"middle": 3_000_000})),
    }
    found = Standings(ladder.load(), ladder, lambda seating: scores[seating[:1]]).as_dict()["bots"]
    assert found[0] == {"spec": "random", "results": {"high": 1, "middle": 0, "low": 2}, "score": 1.833}
    assert list(found[1]["results"]) == ["high", "middle", "low"]


# -- the command ------------------------------------------------------------------------------------------------------


def command(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    assert cli.run_command(["ladder", *map(str, words)]) == 0
    return capsys.readouterr().out


def test_the_command_prints_tables_data_and_pictures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("brandub", "--bots", "random,greedy", "--games", "3", "--seed", "x", "--keep", tmp_path / "kept")
    picture = tmp_path / "ladder.svg"
    out = command(capsys, *words, "--plot", picture, "--workers", "1")
    assert "against the one before" in out
    assert "brandub, 2 players: 4 games, seed x" in out
    svg = ElementTree.parse(picture).getroot()
    assert svg.tag.endswith("svg")
    assert "prefers-color-scheme: dark" in picture.read_text()
    assert sum(one.tag.endswith("circle") for one in svg.iter()) == 2
    data = json.loads(command(capsys, *words, "--json"))
    assert list(data) == ["game", "players", "seed", "bots", "pairs"]
    assert (data["game"], data["players"], data["seed"]) == ("brandub", 2, "x")
    assert [list(one) for one in data["bots"]] == [["spec", "elo", "low", "high", "games"]] * 2
    assert [list(one) for one in data["pairs"]] == [["a", "b", "games", "wins_a", "draws"]]
    assert all(type(value) is int for one in data["bots"] for name, value in one.items() if name != "spec")
    lines = command(capsys, *words, "--markdown").splitlines()
    assert lines[0].startswith("| bot | Elo | 95 % | games |")
    assert lines[2].startswith("| random | 0 |")
    assert {line.count("|") for line in lines} == {8}


def test_the_command_shows_what_is_reached_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("banish-the-snakes", "--bots", "random,level:1", "--games", "1", "--keep", tmp_path / "kept")
    picture = tmp_path / "ladder.svg"
    out = command(capsys, *words, "-o", "level=beginner", "--plot", picture, "--markdown")
    assert "| bot | " in out
    assert "Total Defeat" in out
    svg = ElementTree.parse(picture).getroot()
    assert sum(one.tag.endswith("rect") for one in svg.iter()) >= 2
    data = json.loads(command(capsys, *words, "-o", "level=beginner", "--json"))
    assert data["options"] == {"level": "beginner"}


def test_all_levels_are_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Ladder] = []
    monkeypatch.setattr("fidchell.lab.standings.watch", lambda game, ladder, **more: seen.append(ladder))
    assert cli.run_command(["ladder", "avignon", "--total", "100"]) == 0
    assert seen[0].bots == tuple(f"level:{level}" for level in range(1, 7))
    assert seen[0].total == 100


def test_the_usual_file_lies_in_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert usual_path("ladder", "avignon") == tmp_path / "fidchell/ladder-avignon.jsonl"


@pytest.mark.parametrize("option", ["--keep", "--plot"])
def test_a_file_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    words = ["ladder", "brandub", "--bots", "random,greedy", "--games", "1", "--keep", str(tmp_path / "kept")]
    assert cli.run_command([*words, option, str(tmp_path)]) == 2
    assert f"fidchell: {option} {tmp_path}: it is a folder" in capsys.readouterr().err


def test_a_file_that_is_no_text_is_one_line_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kept"
    path.write_bytes(b"\xff\xfe")
    assert cli.run_command(["ladder", "brandub", "--bots", "random,greedy", "--games", "1", "--keep", str(path)]) == 2
    assert capsys.readouterr().err == f"fidchell: --keep {path}: it is not UTF-8 text\n"
    assert path.read_bytes() == b"\xff\xfe"


def test_a_file_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("Monday: won at last.\n", encoding="utf-8")
    assert cli.run_command(["ladder", "brandub", "--bots", "random,greedy", "--games", "1", "--keep", str(path)]) == 2
    assert capsys.readouterr().err == f"fidchell: --keep {path}: it holds something other than kept results\n"
    assert path.read_text(encoding="utf-8") == "Monday: won at last.\n"


def test_no_folder_is_made_for_a_file_that_was_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mistyped" / "kept"
    assert cli.run_command(["ladder", "brandub", "--bots", "random,greedy", "--games", "1", "--keep", str(path)]) == 2
    assert capsys.readouterr().err == f"fidchell: --keep {path}: there is no folder {path.parent}\n"
    assert not path.parent.exists()


@pytest.mark.parametrize("names", ["", "random,,greedy"])
def test_a_bot_without_a_name_is_refused(capsys: pytest.CaptureFixture[str], names: str) -> None:
    assert cli.run_command(["ladder", "brandub", "--bots", names, "--games", "1"]) == 2
    assert capsys.readouterr().err.startswith("fidchell: no bot ''; there are random, greedy,")


def test_ctrl_c_stops_and_the_same_command_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "kept"
    words = [sys.executable, "-m", "fidchell", "ladder", "avignon", "--bots", "random,greedy", "--keep", str(path)]
    process = subprocess.Popen(
        [*words, "--games", "1000000", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ
    )
    while process.poll() is None and not (path.exists() and path.read_text().count("\n") >= 3):
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, complaints = process.communicate()
    assert process.returncode == 128 + signal.SIGINT
    assert b"the same command continues from here" in complaints
    played = json.loads(out)["pairs"][0]["games"]
    again = KeptScores(path, Ladder.of(fidchell.load("avignon"), None, {}, ["random", "greedy"], 1, games=2))
    assert sum(score.games for score in again.scores.values()) == played >= 3
