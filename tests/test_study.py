"""Studies that keep their games: the same games whatever plays them, killed and resumed, and never another study's."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import fidchell
from fidchell import cli
from fidchell.core.errors import InvalidOptions
from fidchell.core.record import replay
from fidchell.core.state import CHANCE
from fidchell.lab import simulate as simulating
from fidchell.lab.batch import GameRow, Tally, play_batch
from fidchell.lab.executors import Runner, tallies
from fidchell.lab.simulate import Series, play_rows, record
from fidchell.lab.study import ABOUT, PART, Shard, Study

pytestmark = pytest.mark.slow

GAMES = 120


def series(seed: int = 7, *names: str) -> Series:
    return Series.of(fidchell.load("avignon"), None, {}, list(names or ("random",)), seed)


def kept(folder: Path, games: int = GAMES, work: Series | None = None, **how: Any) -> list[GameRow]:
    """The games of a folder after a study has run there."""
    with Study(folder, work or series()).opened() as study:
        for _ in study.play(games, **{"shard": 50} | how):
            pass
        return list(study.rows())


@pytest.fixture(scope="module")
def expected() -> list[GameRow]:
    return [row for tally in tallies(Runner(series()), GAMES, lines=True) for row in tally.lines or ()]


def test_the_same_games_whatever_plays_them_and_however_they_are_cut(tmp_path: Path, expected: list[GameRow]) -> None:
    assert kept(tmp_path / "one") == expected
    assert kept(tmp_path / "two", workers=2, shard=7) == expected
    assert len(list((tmp_path / "one").iterdir())) == 3
    assert len(list((tmp_path / "two").iterdir())) == 18


def test_what_is_there_is_not_played_again(
    tmp_path: Path, expected: list[GameRow], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path, 30)
    kept(tmp_path, 20, first=60)
    played: list[int] = []

    def counted(start: Any, seated: Any, seed: str, first: int, games: int, tally: Tally) -> None:
        played.append(games)
        play_batch(start, seated, seed, first, games, tally)

    monkeypatch.setattr(simulating, "play_batch", counted)
    assert kept(tmp_path) == expected
    assert sum(played) == GAMES - 50
    assert kept(tmp_path, 10) == expected


def test_a_killed_run_resumes_by_itself(tmp_path: Path, expected: list[GameRow]) -> None:
    command = [sys.executable, "-m", "fidchell", "simulate", "avignon", "--seed", "7", "--keep", str(tmp_path)]
    with subprocess.Popen([*command, "--games", "100000000", "--shard", "20"], stdout=subprocess.DEVNULL) as process:
        while len(list(tmp_path.glob("*.parquet"))) < 2:
            assert process.poll() is None
            time.sleep(0.01)
        process.kill()
    assert kept(tmp_path)[:GAMES] == expected


def test_torn_files_are_played_again(
    tmp_path: Path, expected: list[GameRow], capsys: pytest.CaptureFixture[str]
) -> None:
    kept(tmp_path)
    first, second, third = sorted(tmp_path.iterdir())
    first.write_bytes(first.read_bytes()[:-100])  # as a full disk or a power cut would leave it
    second.rename(second.with_suffix(PART))  # as a kill would
    third.write_bytes(b"")
    words = ["simulate", "avignon", "--games", str(GAMES), "--seed", "7", "--keep", str(tmp_path), "--json"]
    assert cli.run_command(words) == 0
    out, said = capsys.readouterr()
    assert said.count("is not whole") == 3
    total = Tally(2)
    for row in expected:
        total.add(row)
    assert json.loads(out)["wins"] == simulating.report(series(), total, 1.0)["wins"]
    assert kept(tmp_path, 0) == expected
    assert not list(tmp_path.glob(f"*{PART}"))


def test_a_shard_that_is_damaged_within_is_played_again(tmp_path: Path, expected: list[GameRow]) -> None:
    import pyarrow.parquet as pq

    kept(tmp_path)
    path = min(tmp_path.iterdir())
    with pq.ParquetFile(path) as file:
        moves = file.metadata.row_group(0).column(file.schema_arrow.names.index("moves"))
    data = bytearray(path.read_bytes())
    data[moves.data_page_offset + moves.total_compressed_size // 2] ^= 255
    path.write_bytes(data)
    assert kept(tmp_path) == expected


def test_what_is_none_of_ours_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "download.part").write_text("half")
    kept(tmp_path, 3)
    assert (tmp_path / "download.part").read_text() == "half"
    (tmp_path / "thesis.parquet").write_text("mine")
    with pytest.raises(InvalidOptions, match=r"thesis.parquet is not a file of a study"):
        kept(tmp_path, 3)
    assert (tmp_path / "thesis.parquet").read_text() == "mine"


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (series(8), "seed: '7' there, '8' here"),
        (series(7, "greedy"), "bots"),
        (Series.of(fidchell.load("avignon"), None, {"first": "avignon"}, ["random"], 7), "options"),
        (Series.of(fidchell.load("brandub"), None, {}, ["random"], 7), "game: 'avignon' there, 'brandub' here"),
    ],
)
def test_games_of_another_study_are_refused(tmp_path: Path, other: Series, said: str) -> None:
    kept(tmp_path, 3)
    with pytest.raises(InvalidOptions, match=said), Study(tmp_path, other).opened():
        pass


def test_one_run_at_a_time(tmp_path: Path) -> None:
    with Study(tmp_path, series()).opened(), pytest.raises(InvalidOptions, match="another run"):
        kept(tmp_path, 1)


def test_what_is_missing_is_found_between_shards(tmp_path: Path) -> None:
    study = Study(tmp_path, series())
    study.shards = [Shard(tmp_path, *ends) for ends in ((5, 10), (8, 12), (20, 30))]
    assert list(study.missing(0, 40)) == [(0, 5), (12, 20), (30, 40)]
    assert list(study.missing(6, 12)) == []
    assert list(study.missing(11, 15)) == [(12, 15)]


def test_a_shard_says_everything_of_a_game(tmp_path: Path, expected: list[GameRow]) -> None:
    import pyarrow.parquet as pq

    kept(tmp_path, 3, shard=3)
    (path,) = tmp_path.iterdir()
    row = pq.read_table(path).to_pylist()[2]
    assert (row["game"], row["players"], row["seed"], row["bots"]) == ("avignon", 2, "7", '["random", "random"]')
    assert json.loads(row["options"])["first"] == "rome"
    texts = [f"{'~' if move['seat'] == CHANCE else move['seat']} {move['text']}" for move in row["moves"]]
    assert texts == record(series(), expected[2]).moves
    assert pq.read_schema(path).field("moves").type.value_type.field("text").type.value_type == "string"
    assert len(row["moves"]) > row["decisions"] > 0
    assert row["rule"].startswith("AV ")


def test_shards_with_numbers_are_read_and_written_anew(tmp_path: Path, expected: list[GameRow]) -> None:
    """As earlier releases have kept them."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    kept(tmp_path, 20, shard=20)
    (path,) = tmp_path.iterdir()
    table = pq.read_table(path)
    column = table.schema.get_field_index("moves")
    numbers = pa.array([row.moves for row in expected[:20]], pa.list_(pa.int32()))
    about = json.loads(table.schema.metadata[ABOUT]) | {"format": 1}
    older = table.set_column(column, "moves", numbers).replace_schema_metadata({ABOUT: json.dumps(about)})
    pq.write_table(older, path)
    with Study(tmp_path, series()).opened() as study:
        assert list(study.rows()) == expected[:20]
        assert pq.read_table(path).equals(older), "reading changes nothing"
    assert kept(tmp_path, 25, shard=20) == expected[:25]
    assert pq.read_table(path).equals(table)


@pytest.mark.parametrize("game_id", fidchell.games())
def test_any_simulated_game_is_a_record(game_id: str) -> None:
    game = fidchell.load(game_id)
    work = Series.of(game, None, {}, ["random"], 5)
    (row,) = play_rows(work, 3, 1)
    found = record(work, row)
    assert replay(found).last.outcome() is not None
    assert found.result is not None
    assert tuple(found.result["winners"]) == row.winners
    assert found.seats == ["random"] * work.players


def test_a_record_is_printed_from_what_is_kept_or_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "avignon", "--seed", "7", "--record", "2"]
    assert cli.run_command(words) == 0
    played = capsys.readouterr().out
    kept(tmp_path, 5)
    assert cli.run_command([*words, "--keep", str(tmp_path)]) == 0
    assert capsys.readouterr().out == played
    assert json.loads(played)["game"] == "avignon"


# -- a line a game ----------------------------------------------------------------------------------------------------


@pytest.fixture
def each(tmp_path: Path) -> Callable[..., int]:
    words = ["simulate", "avignon", "--each", str(tmp_path / "games.jsonl"), "--json"]
    return lambda *more: cli.run_command([*words, *map(str, more)])


def test_lines_of_another_simulation_are_refused(
    each: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert each("--games", 10) == 0
    before = (tmp_path / "games.jsonl").read_text()
    for other in (("--seed", 2), ("--bots", "greedy,random"), ("-o", "first=avignon")):
        assert each("--games", 1, "--first", 10, *other) == 2
        assert "another simulation" in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_text() == before


def test_a_line_that_was_cut_off_is_written_again(each: Callable[..., int], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert each("--games", 10) == 0
    whole = path.read_text()
    path.write_text(whole[:-10])
    assert each("--games", 1, "--first", 9) == 0
    assert path.read_text() == whole


# -- Ray --------------------------------------------------------------------------------------------------------------


class Actor:
    """An actor of the pretended Ray: it answers when asked, and the latest question first."""

    def __init__(self, kind: Any, *given: Any) -> None:
        self.real = kind(*given)
        self.batch = SimpleNamespace(remote=lambda *words: (self, words))


def pretended_ray() -> Any:
    """What we use of Ray, in this process; `make test-ray` asks a real one."""

    def wait(asked: list[Any], num_returns: int, timeout: float) -> tuple[list[Any], list[Any]]:
        return asked[-1:], asked[:-1]

    return SimpleNamespace(
        init=lambda **settings: None,
        shutdown=lambda: None,
        cluster_resources=lambda: {"CPU": 3.0},
        remote=lambda **settings: lambda kind: SimpleNamespace(remote=lambda *given: Actor(kind, *given)),
        wait=wait,
        get=lambda asked: asked[0].real.batch(*asked[1]),
    )


@pytest.fixture
def _ray(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", pretended_ray())


@pytest.mark.usefixtures("_ray")
def test_batches_from_actors_come_in_order(tmp_path: Path, expected: list[GameRow]) -> None:
    assert kept(tmp_path, ray="local") == expected


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert cli.run_command(["simulate", "avignon", "--games", "2", "--ray", "local"]) == 2
    assert "pip install ray" in capsys.readouterr().err
