"""Comparing: changes that reach the game, pairs that cancel out what doesn't differ, intervals that hold."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell import cli
from fidchell.core.errors import FidchellError, InvalidOptions
from fidchell.core.rng import Rng
from fidchell.lab.changes import changed
from fidchell.lab.compare import Compared, Difference, compare
from fidchell.lab.simulate import Series

pytestmark = pytest.mark.slow


def series(game: str = "avignon", *names: str, players: int | None = None) -> Series:
    return Series.of(fidchell.load(game), players, {}, list(names or ("random",)), 3)


def pack_of(one: Series) -> dict[str, Any]:
    assert one.pack
    return tomllib.loads(one.pack[1])


def test_a_datum_is_changed_and_nothing_else() -> None:
    before, after = changed(series(), ["character.knight.copies=3"])
    was, now = pack_of(before), pack_of(after)
    knights = [one for one in now["character"] if one["id"] == "knight"]
    assert [one["copies"] for one in knights] == [3]
    knights[0]["copies"] = 2
    assert was == now


def test_an_effect_is_changed_by_its_name() -> None:
    before, after = changed(series("banish-the-snakes"), ["saints.patrick.convert=2"])
    (was,), (now,) = pack_of(before)["saint"], pack_of(after)["saint"]
    assert (was["start"], was["deck"]) == ([["convert", "any", 1]], [["convert", "any", 1]])
    assert (now["start"], now["deck"]) == ([["convert", "any", 2]], [["convert", "any", 2]])
    assert after.load().pack_name == "changed"


def test_options_and_bots_are_changed() -> None:
    assert changed(series(), ["option.first=avignon"])[1].options == {"first": "avignon"}
    assert changed(series(), ["bots.1=greedy"])[1].bots == ("random", "greedy")
    assert changed(series(), ["bots=greedy"]) == (series(), series("avignon", "greedy"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("character", "NAME=VALUE"),
        ("option.first=paris", "rome, avignon"),
        ("bots.2=greedy", "0 to 1"),
        ("bots=nobody", "no bot"),
        ("queens.anne=1", "there are character"),
        ("character.queen.copies=1", "there are bishop"),
        ("character.knight.hats=1", "there are id"),
        ("character.knight.copies=99", "1 to 15"),
        ("character.knight.copies=nan", "copies: nan is not a number"),
        ("character.knight.copies=-inf", "copies: -inf is not a number"),
        ("character.knight.copies=2020-01-01", "is '2020-01-01'; it must be a whole number"),
        ("character.knight.copies=2\nx=3", "must be a whole number"),
        ("=", "NAME=VALUE"),
        ("=3", "NAME=VALUE"),
    ],
)
def test_what_is_not_there_is_named(text: str, said: str) -> None:
    with pytest.raises(FidchellError, match=said):
        changed(series(), [text])


def test_games_without_a_difference_are_the_same() -> None:
    (found,) = compare((series(), series()), 50)
    assert found.same == found.games == 50
    assert [one.mean for one in found.seats] == [0.0, 0.0]


def test_a_difference_is_found_and_it_stops_at_the_same_game_whatever_the_workers() -> None:
    ways = (series(), series("avignon", "greedy", "random"))
    one, two = (compare(ways, 2000, within=0.01, workers=workers)[0].as_dict() for workers in (1, 2))
    assert one == two
    assert one["games"] % 100 == 0
    assert one["games"] < 2000
    assert 0 < one["low"] <= one["difference"] <= one["high"]
    assert one["by"]["1"]["difference"] == pytest.approx(-one["difference"])


def test_intervals_hold_whenever_one_looks() -> None:
    """Of 200 series without a difference, hardly any is ever called one, at any of a hundred looks."""
    rng, wrong = Rng("coins"), 0
    for _ in range(200):
        found, missed = Difference(), False
        for n in range(1000):
            found.add(float(rng.below(3)) - 1.0)
            missed = missed or (n % 10 == 9 and abs(found.mean) > found.reach)
        wrong += missed
    assert wrong <= 10


def test_nothing_that_differs_is_not_called_certain() -> None:
    found = Difference()
    for _ in range(100):
        found.add(0.0)
    assert 0.01 < found.reach < 0.2
    assert not Compared.of(True, 3).sure(0.5)


def test_an_interval_of_shares_ends_at_one() -> None:
    found = Compared.of(False, 2)
    for n in range(3):
        found.seats[0].add(float(n - 1))
        found.length.add(1000.0 * n)
    assert found.seats[0].ends == (-1.0, 1.0)
    assert found.length.ends[1] > 100


def test_ones_own_bot_as_the_change(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mybots.py"
    file.write_text(
        "from fidchell.core.bot import Bot\n\n\nclass First(Bot):\n"
        "    def choose(self, state, seat, rng):\n        return state.legal(seat)[0]\n"
    )
    words = ["compare", "avignon", "--bots", "random", "--games", "4", "--workers", "1"]
    for given in (["--change", f"bots.1={file}:First"], ["--sweep", f"bots={file}:First,greedy"]):
        assert cli.run_command([*words, *given]) == 0
        assert f"{file}:First" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("sweep", "said"),
    [
        ("character.knight.copies=2,3,2", "2 is given twice"),
        ("character.knight.copies", "NAME=A,B"),
        ("character.knight.copies=1,,2", "NAME=A,B"),
        ("=", "NAME=A,B"),
    ],
)
def test_a_sweep_that_is_none(sweep: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run_command(["compare", "avignon", "--sweep", sweep]) == 2
    assert said in capsys.readouterr().err


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["compare", "avignon", "--bots", "random", "--games", "200"]
    assert cli.run_command([*words, "--change", "character.knight.copies=3", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"game", "change", "games", "difference", "low", "high", "by"} <= set(data)
    assert set(data["by"]) == {"0", "1"}
    plot = tmp_path / "sweep.svg"
    assert cli.run_command([*words, "--sweep", "character.knight.copies=2,3,4", "--plot", str(plot)]) == 0
    out = capsys.readouterr().out
    assert out.count("pairs of games") == 3
    assert "200 pairs of games, 200 of them the same" in out  # two copies are what it has
    assert plot.read_text().startswith("<svg")
    assert cli.run_command(words) == 2


def test_an_unknown_sweep_is_an_error() -> None:
    with pytest.raises(InvalidOptions):
        changed(series(), ["character.knight.copies"])
