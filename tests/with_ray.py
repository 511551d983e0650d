"""`make test-ray`: simulations in a real Ray on this machine. Ray is large (240 MB), so `make test` leaves it out."""

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from fidchell.lab.batch import GameRow
from fidchell.lab.executors import RayCrew, Sizes
from fidchell.lab.simulate import Series, play_rows
from tests.test_study import kept, series

GAMES = 400


@pytest.fixture(autouse=True)
def _ray_warns_about_itself() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("names", [("random",), ("greedy", "random")])
def test_the_same_games_by_ray(tmp_path: Path, names: tuple[str, ...]) -> None:
    games = GAMES if names == ("random",) else 12
    work = series(7, *names)
    inline = kept(tmp_path / "inline", games, work)
    assert kept(tmp_path / "ray", games, work, ray="local", workers=2, shard=77) == inline
    assert len(inline) == games


def test_an_actor_that_dies_is_replaced() -> None:
    work: Series = series()
    with RayCrew(work, "local", 1, lines=True) as crew:
        found: list[GameRow] = []
        for tally in crew.tallies(0, GAMES, Sizes(20, fixed=True)):
            if not found:
                crew.ray.kill(crew.actors[0], no_restart=False)
            found += tally.lines or ()
    assert found == play_rows(work, 0, GAMES)
