"""Values: chances to win, learned ones, how they are trained, and whether they come true."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.vecs import vec

import fidchell
from fidchell import bots, cli
from fidchell.bots import values
from fidchell.bots.value import LearnedJudge, Net, size
from fidchell.core.bot import MATE, Judge, first_of_team
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State
from fidchell.lab import calibrate, plot, recorder

pytestmark = pytest.mark.slow

CASES = [(name, seats) for name in fidchell.games() for seats in sorted({*fidchell.load(name).meta.players})]
LEARNERS = [(name, seats) for name, seats in CASES if (fidchell.load(name).folder / "features.py").is_file()]


def positions(game: Game, seats: int, number: int = 2) -> Iterator[State]:
    """All positions of some random games."""
    for n in range(number):
        rng = Rng(f"values/{n}")
        state = game.new(seats)
        while True:
            yield state
            seat = state.actor()
            if seat == OVER:
                break
            if seat == CHANCE:
                state.step(state.sample(rng), CHANCE)
            else:
                moves = state.moves(seat)
                state.step(moves[rng.below(len(moves))], seat)


def random_net(inputs: int, hidden: int, seed: int = 1) -> Net:
    rng = Rng(seed)
    return Net(inputs, hidden, [(int(rng.below(2000)) - 1000) / 4000 for _ in range(size(inputs, hidden))])


def learned(game: Game, seats: int, hidden: int = 3) -> LearnedJudge:
    """A judge that has learned nothing, for shapes."""
    features = bots.features(game)
    net = random_net(int(features.count(seats)), hidden)
    return LearnedJudge(bots.hand(game), features, {seats: net})


# -- chances ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_chances_are_shares_of_one_win(name: str, seats: int) -> None:
    game = fidchell.load(name)
    for n, state in enumerate(positions(game, seats)):
        if n % 12 and state.actor() != OVER:
            continue
        for judge in bots.judges(game).values():
            chances = [judge.chance(state, seat) for seat in range(seats)]
            assert all(0.0 <= chance <= 1.0 for chance in chances)
            if state.actor() == OVER:
                assert chances == [(state.value(seat) + 1.0) / 2.0 for seat in range(seats)]
            elif not game.meta.together and type(judge).__name__ != "LearnedJudge":
                sides = {side[0] for side in game.sides(state)}
                assert sum(chances[seat] for seat in sides) == pytest.approx(1.0)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_judges_count_every_side_once(name: str, seats: int) -> None:
    game = fidchell.load(name)
    state = game.new(seats)
    if game.meta.together:
        return
    for side in game.sides(state):
        assert [first_of_team(state, seat) for seat in side] == [True] + [False] * (len(side) - 1)
    assert recorder.sides(state) == [
        number for seat in range(seats) for number, side in enumerate(game.sides(state)) if seat in side
    ]


def test_the_scale_says_how_much_a_difference_counts() -> None:
    class Points(Judge):
        def estimate(self, state: State, seat: int) -> float:
            return 3.0 if seat else 0.0

    state, judge = fidchell.load("avignon").new(), Points()
    judge.scale = 3.0
    assert judge.chance(state, 1) == pytest.approx(0.7310586)
    judge.scale = 1e-9
    assert judge.chance(state, 1) == pytest.approx(1.0)


# -- nets -------------------------------------------------------------------------------------------------------------


def test_a_net_adds_up() -> None:
    bias, direct, inner, units, outer = 0.25, [0.5, -1.0], [[1.0, -2.0], [3.0, 4.0]], [0.5, -0.25], [2.0, -1.0]
    net = Net(2, 2, [bias, *direct, *units, *inner[0], *inner[1], *outer])
    x, y = 0.5, 0.125
    first = max(0.0, 0.5 + x * 1.0 + y * 3.0)
    second = max(0.0, -0.25 - 2.0 * x + 4.0 * y)
    total = bias + 0.5 * x - y + 2.0 * first - second
    assert net.answer(vec[float]([x, y])) == pytest.approx(1 / (1 + 2.718281828459045**-total))
    assert Net(1, 0, [0.0, 0.0]).answer(vec[float]([7.0])) == 0.5
    with pytest.raises(ValueError, match="11 weights are needed, not 3"):
        Net(2, 2, [1.0, 2.0, 3.0])


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    weights = (0.5, -0.25, 1e-3, 3.0, 0.0)
    rounded = values.unpacked(values.packed(weights))
    assert rounded == pytest.approx(weights)
    nets = [
        values.Learned(players, "fidchell train x", 10, "60.0 % of 5 games", 0, ("a", "b", "c", "d"), rounded)
        for players in ((3, 4), (2,))
    ]
    values.write(tmp_path / values.FILE, nets)
    assert values.read(tmp_path / values.FILE) == nets[::-1]
    assert values.read(tmp_path / "none.toml") == []


@pytest.mark.parametrize("name", fidchell.games())
def test_what_was_learned_fits_the_features(name: str) -> None:
    game = fidchell.load(name)
    for one in values.read(game.folder / values.FILE):
        assert list(one.features) == bots.features(game).names(one.players[0])
        assert one.command.startswith(f"fidchell train {name} --players ")  # of three may be what was learned with four
    assert next(iter(bots.judges(game))) == "hand"


def test_features_that_have_changed_are_noticed(tmp_path: Path) -> None:
    game = fidchell.load("avignon")
    game.folder = tmp_path / "avignon"
    game.folder.mkdir()
    net = values.Learned((2,), "fidchell train", 1, "", 0, ("other",), (0.0, 0.0))
    values.write(game.folder / values.FILE, [net])
    with pytest.raises(InvalidOptions, match="its features have changed"):
        bots.judges(game)


# -- features ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "seats"), LEARNERS)
def test_features_are_named_and_small(name: str, seats: int) -> None:
    game = fidchell.load(name)
    features = bots.features(game)
    names = features.names(seats)
    assert len(set(names)) == len(names) == features.count(seats)
    seen = vec[float]([0.0] * len(names))
    for state in positions(game, seats, 1):
        for seat in range(seats):
            for i in range(len(names)):
                seen[i] = 77.0
            features.write(state, seat, seen)
            assert all(-16.0 <= number <= 16.0 for number in seen), f"{name}: too large, or not written"


@pytest.mark.parametrize(("name", "seats"), LEARNERS)
def test_features_see_what_the_seat_may_know(name: str, seats: int) -> None:
    game = fidchell.load(name)
    features = bots.features(game)
    one, other = (vec[float]([0.0] * int(features.count(seats))) for _ in range(2))
    rng = Rng("worlds")
    for n, state in enumerate(positions(game, seats)):
        if n % 3:
            continue
        for seat in range(seats):
            if features.eyes(state, seat) == seat:
                features.write(state, seat, one)
                features.write(state.resample(seat, rng), seat, other)
                assert list(one) == list(other)


@pytest.mark.parametrize(("name", "seats"), LEARNERS)
def test_learned_judges_answer_everywhere(name: str, seats: int) -> None:
    game = fidchell.load(name)
    judge = learned(game, seats)
    for n, state in enumerate(positions(game, seats, 1)):
        if n % 3 and state.actor() != OVER:
            continue
        chances = [judge.chance(state, seat) for seat in range(seats)]
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        for seat in range(seats):
            assert judge.estimate(state, seat) == pytest.approx(MATE * (2.0 * chances[seat] - 1.0))
        if judge.features.weighs(state):
            likely = judge.features.likely(state)
            assert not likely or sum(weight for weight, _ in likely) == pytest.approx(1.0)
        if seats == 2 and judge.features.eyes(state, 0) == judge.features.eyes(state, 1) and state.actor() != OVER:
            assert sum(chances) == pytest.approx(1.0)


def test_without_a_net_for_so_many_the_hand_decides() -> None:
    game = fidchell.load("battle-of-banners")
    judge = learned(game, 2)
    state = game.new(4)
    assert not judge.knows(4)
    assert judge.chance(state, 1) == bots.hand(game).chance(state, 1)
    assert judge.estimate(state, 1) == bots.hand(game).estimate(state, 1)


# -- training ---------------------------------------------------------------------------------------------------------


def tiny(work: Path, *more: str, game: str = "avignon") -> list[str]:
    small = {
        "games": "6,3",
        "hidden": 2,
        "nets": 2,
        "epochs": 2,
        "matches": 2,
        "confirm": 2,
        "between": 100,
        "workers": 1,
    }
    small |= {"temper": 2, "confirm": 2, "workers": 1}
    options = [word for name, value in small.items() for word in (f"--{name}", str(value))]
    return ["train", game, *options, "--work", str(work), *more]


def test_a_training_can_be_resumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    assert cli.run_command(tiny(whole)) == 0
    assert cli.run_command(tiny(parts)) == 0
    for name in ("trial-1-1.json", "confirmed.json", "games-1-0.npz", "net.npy"):
        (parts / name).unlink()
    before = (parts / "games-0-0.npz").stat().st_mtime_ns
    assert cli.run_command(tiny(parts)) == 0
    assert (parts / "games-0-0.npz").stat().st_mtime_ns == before
    assert (whole / values.FILE).read_text() == (parts / values.FILE).read_text()
    assert (parts / "curve.svg").read_text().startswith("<svg")
    capsys.readouterr()
    assert cli.run_command(tiny(parts, "--seed", "2")) == 2
    assert "another training" in capsys.readouterr().err


def test_torn_files_of_a_training_are_made_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As a full disk or a crash leaves them: cut off, empty, or not what they should be."""
    assert cli.run_command(tiny(tmp_path)) == 0
    whole = (tmp_path / values.FILE).read_text()
    for name in ("games-0-0.npz", "net-0-1.npy", "trial-1-0.json", "net.npy", "confirmed.json", "recipe.txt"):
        bytes_of = (tmp_path / name).read_bytes()
        for torn in (bytes_of[: len(bytes_of) // 2], b""):
            (tmp_path / name).write_bytes(torn)
            capsys.readouterr()
            assert cli.run_command(tiny(tmp_path)) == 0
            assert (f"{tmp_path / name} is not whole" in capsys.readouterr().err) == (name != "recipe.txt")
            assert (tmp_path / values.FILE).read_text() == whole
            assert (tmp_path / name).read_bytes() == bytes_of


def test_a_training_that_cannot_be_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.touch()
    assert cli.run_command(tiny(file)) == 2
    assert capsys.readouterr().err == f"fidchell: --work {file}: it is a file, not a folder\n"
    assert cli.run_command(tiny(tmp_path / "folder", "--also", "9")) == 2
    assert capsys.readouterr().err == "fidchell: avignon is for 2 players, not 9\n"


def test_a_team_learns_by_how_often_it_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same seed gives the same value; what the game has now plays the same games; a worse one is not adopted."""
    team = ["--players", "1", "--also", "3", "--games", "4", "--nets", "1"]
    texts = []
    for name in ("one", "other"):
        assert cli.run_command(tiny(tmp_path / name, *team, game="banish-the-snakes")) == 0
        texts.append((tmp_path / name / values.FILE).read_text())
    assert texts[0] == texts[1]
    (learned,) = values.read(tmp_path / "one" / values.FILE)
    assert learned.players == (1, 3)
    assert "; before: " in learned.proof
    assert learned.command.startswith("fidchell train banish-the-snakes --players 1 ")
    for name, points in (("confirmed", 0), ("before", 1)):
        file = tmp_path / "one" / f"{name}.json"
        file.write_text(json.dumps(json.loads(file.read_text()) | {"points": points}))
    before = (fidchell.load("banish-the-snakes").folder / values.FILE).read_text()
    capsys.readouterr()
    assert cli.run_command(tiny(tmp_path / "one", *team, "--adopt", game="banish-the-snakes")) == 0
    assert "stays" in capsys.readouterr().out
    assert (fidchell.load("banish-the-snakes").folder / values.FILE).read_text() == before


def test_td_goes_from_the_end_to_the_beginning() -> None:
    np = pytest.importorskip("numpy")
    from fidchell.lab.train import td_targets

    answers = np.array([0.1, 0.2, 0.3, 0.4, 0.5], np.float32)
    alone = {"seats": np.array([0, 1, 0, 1, 0]), "eyes": np.int32(1), "games": np.array([3, 2])}
    alone["results"] = np.array([1.0, 0.0, 1.0, 1.0, 0.0], np.float32)
    # As seat 0 would tell it, the answers are .1 .8 .3 | .6 .5 and the results 1 | 0.
    half = td_targets(answers, alone, 0.5)
    third, second = 1.0, 0.5 * 0.3 + 0.5 * 1.0
    first = 0.5 * 0.8 + 0.5 * second
    assert half[:3] == pytest.approx([first, 1.0 - second, third])
    assert half[3:] == pytest.approx([1.0 - 0.5 * 0.5, 0.0])
    both = {"seats": np.array([0, 1, 0, 1]), "eyes": np.int32(2), "games": np.array([4])}
    both["results"] = np.array([1.0, 0.0, 1.0, 0.0], np.float32)
    assert td_targets(answers[:4], both, 0.5) == pytest.approx([0.65, 0.2, 1.0, 0.0])


def test_tempering_makes_a_net_as_sure_as_results_allow() -> None:
    np = pytest.importorskip("numpy")
    from fidchell.lab.train import Fit, tempered

    # One input of 1 or -1: the net says 95 % or 5 %, what comes is 80 % and 40 %.
    rows = np.array([[1.0]] * 1000 + [[-1.0]] * 1000, np.float16)
    results = np.array([1.0] * 800 + [0.0] * 200 + [1.0] * 400 + [0.0] * 600, np.float32)
    sure = np.array([0.0, np.log(19.0)], np.float32)
    better = Fit(1, 0, tempered({"rows": rows, "results": results}, 0, sure)).answers(rows[::1000])
    assert better == pytest.approx([0.8, 0.4], abs=0.01)


def test_half_of_a_steadied_net_goes_by_few_features() -> None:
    """Of odds in which the second feature counts wrongly, half are the first one's alone."""
    np = pytest.importorskip("numpy")
    from fidchell.lab.train import Fit, steadied

    rng = np.random.default_rng(2)
    rows = rng.choice([-1.0, 1.0], (6000, 2)).astype(np.float16)
    results = (rng.random(6000) < 1.0 / (1.0 + np.exp(-rows[:, 0].astype(float)))).astype(np.float32)
    net = Fit.new(2, 3, rng)
    net.weights[:] = rng.normal(size=len(net.weights))
    seen = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0]], np.float32)
    few = Fit(2, 0, np.array([0.0, 1.0, 0.0], np.float32))

    def odds(fit: Fit) -> object:
        return np.log(fit.answers(seen)) - np.log(1.0 - fit.answers(seen))

    found = Fit(2, 3, steadied({"rows": rows, "results": results}, 3, net.weights, [0]))
    assert odds(found) == pytest.approx((odds(net) + odds(few)) / 2.0, abs=0.06)  # type: ignore[operator]


def test_numpy_and_plain_loops_agree() -> None:
    np = pytest.importorskip("numpy")
    from fidchell.lab.train import Fit

    rng = np.random.default_rng(1)
    fit = Fit.new(5, 3, rng)
    fit.weights[:] = rng.normal(size=len(fit.weights))
    rows = rng.normal(size=(4, 5)).astype(np.float32)
    net = Net(5, 3, [float(one) for one in fit.weights])
    assert [net.answer(vec[float](row.tolist())) for row in rows] == pytest.approx(fit.answers(rows), abs=1e-5)
    targets = np.array([0.0, 1.0, 0.5, 1.0], np.float32)
    slope, loss = fit.slope(rows, targets)
    for i in range(len(slope)):
        nudged = Fit(5, 3, fit.weights.astype(np.float64))
        nudged.weights[i] += 1e-4
        assert (nudged.slope(rows, targets)[1] - loss) / 1e-4 == pytest.approx(slope[i], abs=2e-2)


# -- calibration ------------------------------------------------------------------------------------------------------


def test_calibration_is_a_table_and_a_plot(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "plot.svg"
    assert cli.run_command(["calibrate", "avignon", "--games", "3", "--plot", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["judge"] for one in found] == list(bots.judges(fidchell.load("avignon")))
    assert all(one["bins"] for one in found)
    assert "diagonal" not in file.read_text()
    assert "stroke-dasharray" in file.read_text()
    assert cli.run_command(["calibrate", "avignon", "--games", "3"]) == 0
    assert "| said, % | won, % |" in capsys.readouterr().out
    assert cli.run_command(["calibrate", "avignon", "--games", "1", "--plot", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith(f"fidchell: --plot {tmp_path}: it is a folder\n")


def test_bins_and_the_scale_that_fits() -> None:
    said = [calibrate.Forecast(n, 0.9, 1.0 if n % 10 < 7 else 0.0) for n in range(100)]
    (one,) = calibrate.binned(said)
    assert one.rows == 100
    assert [one.chance, one.result] == pytest.approx([0.9, 0.7])
    assert one.low < 0.7 < one.high < 0.9
    # log(.9 / .1) / log(.7 / .3) = 2.593
    assert calibrate.fitted(said) == pytest.approx(2.593, rel=0.01)
    sure = [calibrate.Forecast(n, chance, chance) for n, chance in enumerate((0.0, 1.0))]
    assert calibrate.fitted(sure) > 0.0


def test_power_and_shift_of_the_coach_are_found() -> None:
    """Who says 80 % where it is 60 and 50 where it is 27 % has both wrong: log odds of 1.39 and 0 are 0.41 and -1."""
    rows = [(0.8, 0.6), (0.5, 0.26894142), (0.2, 0.08387)]
    power, shift = calibrate.straightened([calibrate.Forecast(n, said, came) for n, (said, came) in enumerate(rows)])
    assert power == pytest.approx(1.01, abs=0.05)
    assert shift == pytest.approx(-1.0, abs=0.05)


def test_ticks_are_round_and_span_all() -> None:
    for numbers in ([3.0, 97.0], [0.5, 0.52], [7.0], [], [-3.0, 1234.5]):
        found = plot.ticks(numbers)
        assert len(found) <= 12
        assert not numbers or found[0] <= min(numbers) <= max(numbers) <= found[-1]
