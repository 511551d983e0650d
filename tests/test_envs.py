"""Our games as environments for learners: what they show, what their ids mean, and the frameworks' own checkers."""

import copy
import json
import pickle
import re
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

import fidchell
from fidchell.core.errors import IllegalAction, IncompleteGame, InvalidOptions
from fidchell.core.game import Game
from fidchell.core.state import CHANCE, OVER, State
from fidchell.envs import gymnasium as gym_games
from fidchell.envs import pettingzoo as zoo
from fidchell.envs.gymnasium import Arrays, GameEnv, GamesEnv
from fidchell.envs.table import Table, learnable
from tests import cases

TABLES = [
    (name, players)
    for name in learnable()
    for low, high in [fidchell.load(name).meta.players]
    for players in range(low, high + 1)
]


def decisions(table: Table, seed: object, games: int = 1) -> Iterator[tuple[State, int]]:
    """Every decision of random games: the position, and whose it is."""
    rng = fidchell.Rng(f"{seed}")
    for _ in range(games):
        state = table.start.clone()
        while (seat := int(state.actor())) != OVER:
            if seat == CHANCE:
                state.step(state.sample(rng), CHANCE)
                continue
            yield state, seat
            owed = int(state.courtesy())
            moves = state.moves(seat)
            state.step(owed if owed >= 0 else moves[rng.below(len(moves))], seat)


def seen(table: Table, state: State, seat: int) -> bytes:
    """What a seat may know, to be compared."""
    return bytes(memoryview(table.observe(state, seat)))


# -- what is shown ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_is_seen_depends_on_no_secret(name: str, players: int) -> None:
    """Worlds that look the same to a seat give the same numbers, and every number has a name of its own."""
    table, rng, changed = Table(name, players, cases.of(name).short), fidchell.Rng("worlds"), False
    assert len(set(table.names)) == len(table.names)
    for state, _ in decisions(table, name):
        for seat in range(players):
            world = state.resample(seat, rng)
            assert seen(table, world, seat) == seen(table, state, seat)
            changed |= world != state
    assert changed == table.game.secrets


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_names_are_as_many_as_the_numbers(name: str, players: int) -> None:
    table = Table(name, players, cases.of(name).short)
    for state, seat in decisions(table, "names"):
        room = table.observe(state, seat)
        assert table.observation.write(state, seat, room, 0) == len(table.names)
        assert table.names == table.observation.names(state)


def test_what_a_seat_sees_by_name() -> None:
    table = Table("avignon", options={"deal": "knight noble bishop peasant cardinal"})
    state = table.start.clone()
    state.apply(table.game.parse(state, "beseech noble", 0), 0)
    rome, avignon = (dict(zip(table.names, table.observe(state, seat), strict=True)) for seat in (0, 1))
    assert rome["lane-2-noble"] == avignon["lane-2-noble"] == 1
    assert rome["lane-2-at-1"] == avignon["lane-2-at--1"] == 1, "nearer to one is farther from the other"
    assert (rome["own-turn"], avignon["own-turn"]) == (int(state.actor() == 0), int(state.actor() == 1))


def test_a_choice_in_secret_is_seen_only_as_made() -> None:
    table, rng = Table("serpent-master", 2), fidchell.Rng(3)
    state = table.start.clone()
    while not state.at_once():
        table.go_on(state, rng)
        if not state.at_once():
            state.apply(state.legal(int(state.actor()))[0], int(state.actor()))
    card = state.legal(0)[2]
    state.apply(card, 0)
    own, rival = (dict(zip(table.names, table.observe(state, seat), strict=True)) for seat in (0, 1))
    assert own[f"choice-{(card & 63) + 1}"] == 1
    assert own["own-chosen"] == rival["rival-1-chosen"] == 1
    assert not any(number for name, number in rival.items() if name.startswith("choice-"))


def test_a_game_without_the_room_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fidchell.envs.table.ROOM", "elsewhere")
    with pytest.raises(IncompleteGame, match="'avignon' has no elsewhere"):
        Table("avignon")


PAGE = (Path(__file__).resolve().parent.parent / "docs/environments.md").read_text(encoding="utf-8")


def short_title(game: Game) -> str:
    return game.say("en", "title").partition(":")[0]


@pytest.mark.parametrize("name", cases.HOUSE)
def test_the_page_names_every_number_and_nothing_else(name: str) -> None:
    title = short_title(fidchell.load(name))
    part = PAGE.split(f"**{title}**: ")[1].split("\n\n**")[0].split("\n## ")[0]
    written = re.findall(
        r"`([^`]+)`", "\n".join(row.split("|")[1] for row in part.splitlines() if row.startswith("| `"))
    )
    patterns = [re.compile(re.sub("[A-Z]+|…", "[^ ]+", one)) for one in written]
    names = Table(name, fidchell.load(name).meta.players[1]).names
    assert [one for one in names if not any(pattern.fullmatch(one) for pattern in patterns)] == []
    assert [one.pattern for one in patterns if not any(one.fullmatch(name) for name in names)] == []
    assert int(part.split()[0]) == len(Table(name).names)


@pytest.mark.parametrize("name", cases.HOUSE)
def test_the_page_says_where_the_ids_of_a_verb_begin(name: str) -> None:
    table = Table(name)
    verbs = [table.game.notation.unpack(table.actions.action(n))[0].name for n in range(len(table.actions))]
    firsts = [f"{n} {verb}" for n, verb in enumerate(verbs) if n == 0 or verbs[n - 1] != verb]
    rows = [row for row in PAGE.splitlines() if row.startswith(f"| {short_title(table.game)}")]
    assert rows[0].endswith(f"| {len(table.actions):,} | {', '.join(firsts)} |")


# -- ids --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_legal_action_has_an_id(name: str, players: int) -> None:
    table = Table(name, players, cases.of(name).short)
    for state, seat in decisions(table, "ids", 5):
        for action in state.legal(seat):
            assert table.actions.action(table.actions.id(action)) == action
    with pytest.raises(ValueError, match="has no id"):
        table.actions.id(max(table.actions.packed) + 1)


@pytest.mark.parametrize(
    ("name", "players", "version", "ids", "some"),
    [
        ("avignon", 2, 1, 26, {0: "beseech", 5: "chastise", 10: "excommunicate", 15: "petition", 21: "choose"}),
        ("serpent-master", 2, 1, 55, {0: "enter", 24: "commit", 39: "place"}),
        ("serpent-master", 4, 1, 59, {0: "enter", 28: "commit", 43: "place"}),
        ("battle-of-banners", 2, 2, 1973, {0: "roll", 1: "play", 17: "pass", 18: "move", 1969: "drive"}),
        ("banish-the-snakes", 3, 2, 317, {0: "end", 1: "prepare", 2: "convert"}),
        ("brandub", 2, 1, 588, {0: "move"}),
    ],
)
def test_ids_stay_while_the_rules_do(name: str, players: int, version: int, ids: int, some: dict[int, str]) -> None:
    """If this changes, `rules_rev` must: somebody's net relies on it."""
    table = Table(name, players)
    assert (table.version, len(table.actions)) == (version, ids)
    for number, verb in some.items():
        assert table.game.notation.unpack(table.actions.action(number))[0].name == verb


# -- many games at once -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_batch_is_the_same_games_one_by_one(name: str, players: int) -> None:
    """Observations, masks, rewards and ends of a batch are those of the rules, through several games."""
    table, rng = Table(name, players), fidchell.Rng("batch")
    arrays = Arrays(table, 3, [], again=True)
    arrays.batch.reset("s")
    ended = 0
    for _ in range(200):
        before = [slot.state.clone() for slot in arrays.batch.slots]
        for n, state in enumerate(before):
            seat = int(state.actor())
            assert arrays.acting[n] == seat
            assert list(np.flatnonzero(arrays.masks[n])) == table.legal(state, seat)
            assert arrays.observations[n].tobytes() == seen(table, state, seat)
        ids = np.frombuffer(arrays.batch.random_ids(rng), "<i8")
        arrays.step(ids)
        for n, state in enumerate(before):
            assert arrays.acted[n] == state.actor()
            state.apply(table.actions.action(int(ids[n])), int(state.actor()))
            if arrays.done[n]:
                ended += 1
                while state.actor() == CHANCE:  # the end may come by chance; what it was worth is still told apart
                    state.step(state.sample(rng), CHANCE)
            else:
                assert not arrays.rewards[n].any()
            if arrays.done[n] and state.actor() == OVER and name in ("avignon", "brandub"):
                assert list(arrays.rewards[n]) == state.returns()
    assert ended or name in ("battle-of-banners", "banish-the-snakes")


def test_a_batch_depends_on_its_seed_alone() -> None:
    """A game goes the same way in a small batch as in a large one, and again after a reset."""
    table = Table("avignon")
    found = []
    for number in (2, 5):
        arrays = Arrays(table, number, "greedy", again=True)
        for _ in range(2):
            arrays.batch.reset("7")
            for _ in range(60):
                arrays.step(arrays.masks.argmax(axis=1))
            found.append(arrays.observations[:2].copy())
    assert all((one == found[0]).all() for one in found)


def test_an_illegal_action_changes_nothing() -> None:
    arrays = Arrays(Table("avignon"), 2, [], again=True)
    before = arrays.observations.copy(), arrays.masks.copy()
    legal, illegal = int(arrays.masks[0].argmax()), int(arrays.masks[1].argmin())
    for wrong in (illegal, -1, 26):
        with pytest.raises(IllegalAction, match=f"action id {wrong} is not legal in game 1"):
            arrays.step([legal, wrong])
    assert (arrays.observations == before[0]).all()
    assert (arrays.masks == before[1]).all()


def test_what_a_step_gives_is_ones_own_unless_it_is_not_wanted() -> None:
    for own in (True, False):
        env = GamesEnv("avignon", 2, bots="", copy=own)
        seen, info = env.reset(seed=1)
        first = seen.copy()
        env.step(info["action_mask"].argmax(axis=1))
        assert (seen == first).all() == own


def test_learners_take_turns_on_the_seats() -> None:
    env = GamesEnv("avignon", 2, bots="random")
    _, info = env.reset(seed=1)
    seats: list[set[int]] = [set(), set()]
    for _ in range(400):
        for n in range(2):
            seats[n].add(int(info["seat"][n]))
        _, rewards, done, _, info = env.step(info["action_mask"].argmax(axis=1))
        assert (np.abs(rewards[~done]) == 0).all()
    assert seats == [{0, 1}, {0, 1}]


# -- the frameworks' own checkers -------------------------------------------------------------------------------------


def meant(test: Any) -> Any:
    """PettingZoo's advice that its own games with masks don't follow either, and seats called as everywhere."""
    for advice in ("Observation is not a NumPy array", "Observation space for each agent", "We recommend agents"):
        test = pytest.mark.filterwarnings(f"ignore:{advice}")(test)
    return test


@meant
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_one_by_one(name: str, players: int) -> None:
    api_test(zoo.env(name, players), num_cycles=100)
    seed_test(lambda: zoo.env(name, players), num_cycles=20)


@meant
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_at_once(name: str, players: int) -> None:
    parallel_api_test(zoo.parallel_env(name, players), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium(name: str, players: int) -> None:
    check_env(GameEnv(name, players, bots="random"), skip_render_check=True)


def test_gymnasium_by_name() -> None:
    names = gym_games.register()
    assert names == gym_games.register() == [f"fidchell/{name}-v{Table(name).version}" for name in learnable()]
    one: Any = gymnasium.make("fidchell/brandub-v1", bots="random", render_mode="ansi")
    one.reset(seed=1)
    assert "a1" in one.render() or "1" in one.render()
    many = gymnasium.make_vec("fidchell/brandub-v1", num_envs=3, bots="random")
    seen, info = many.reset(seed=1)
    assert seen.shape == (3, 149)
    assert info["action_mask"].shape == (3, 588)


# -- whole games through each -----------------------------------------------------------------------------------------


def test_a_whole_game_against_a_bot() -> None:
    env = GameEnv("avignon", bots="greedy")
    _, info = env.reset(seed=3)
    done, reward, rng = False, 0.0, np.random.default_rng(1)
    while not done:
        assert reward == 0
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, done, _, info = env.step(action)
    assert reward == env.position.value(env.seat)
    assert not info["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))


@pytest.mark.parametrize("action", [26, -1, 10**30, 1.5, None])
def test_what_is_no_action_is_an_error(action: Any) -> None:
    env, games = GameEnv("avignon", bots="random"), GamesEnv("avignon", 2, bots="random")
    at_once = zoo.parallel_env("serpent-master")
    env.reset(seed=1)
    games.reset(seed=1)
    at_once.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(action)
    with pytest.raises(gymnasium.error.InvalidAction, match="2 whole numbers"):
        games.step(np.array([action] * 3))
    with pytest.raises(IllegalAction, match="no action was given"):
        at_once.step(dict.fromkeys(at_once.agents[1:], 10**6))


@pytest.mark.parametrize("wrong", [{"bots": ["greedy"] * 5}, {"render_mode": "human"}])
def test_what_an_environment_cannot_be(wrong: dict[str, Any]) -> None:
    with pytest.raises(InvalidOptions):
        GameEnv("avignon", **wrong)
    with pytest.raises(InvalidOptions, match="at least 1"):
        GamesEnv("avignon", 0)


def test_an_illegal_action_loses() -> None:
    env = GameEnv("avignon", bots="random")
    _, info = env.reset(seed=3)
    _, reward, done, _, _ = env.step(info["action_mask"].argmin())
    assert (reward, done) == (-1.0, True)


def test_all_choose_at_once() -> None:
    """In Serpent Master every seat chooses a card in the same step; who has nothing to decide can only wait."""
    env = zoo.parallel_env("serpent-master", 3)
    seen, _ = env.reset(seed=5)
    rng, together, wait = np.random.default_rng(2), 0, env.at.wait
    while env.agents:
        masks = {name: np.flatnonzero(one["action_mask"]) for name, one in seen.items()}
        together += all(wait not in mask for mask in masks.values())
        assert all(wait not in mask or len(mask) == 1 for mask in masks.values())
        seen, rewards, _, _, _ = env.step({name: rng.choice(mask) for name, mask in masks.items()})
    assert together == 11
    assert list(rewards.values()) == env.at.state.returns()


def test_a_whole_game_one_by_one() -> None:
    env = zoo.env("banish-the-snakes", 2, level="beginner")
    env.reset(seed=4)
    rng, total = np.random.default_rng(3), dict.fromkeys(env.possible_agents, 0.0)
    for name in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        total[name] += reward
        env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"])))
    assert list(total.values()) == env.unwrapped.at.state.returns()


# -- copies -----------------------------------------------------------------------------------------------------------


def pickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))


COPIES = pytest.mark.parametrize("copied", [copy.deepcopy, pickled])


@COPIES
@pytest.mark.parametrize("name", learnable())
def test_a_copy_of_one_game_goes_on_alike(name: str, copied: Any) -> None:
    """Through the game's end and the next reset, while the copy is of its own: what was first done there is done again
    here. Banish the Snakes takes hundreds of decisions, so there only some."""
    env = GameEnv(name, bots="random")
    _, info = env.reset(seed=4)
    for _ in range(3):
        info = env.step(np.flatnonzero(info["action_mask"])[-1])[-1]
    other = copied(env)
    assert other.table.names == env.table.names
    runs = [goes_on(one, one.action_masks(), 60) for one in (other, env)]
    assert runs[0] == runs[1]


def goes_on(env: GameEnv, mask: Any, steps: int) -> list[Any]:
    rng, seen = np.random.default_rng(3), list[Any]()
    for _ in range(steps):
        numbers, reward, done, _, info = env.step(rng.choice(np.flatnonzero(mask)))
        seen.append((numbers.tobytes(), reward, done, info["seat"], info["action_mask"].tobytes()))
        if done:
            numbers, info = env.reset()
            seen.append(numbers.tobytes())
        mask = info["action_mask"]
    return seen


@COPIES
@pytest.mark.parametrize("name", learnable())
def test_a_copy_of_many_games_goes_on_alike(name: str, copied: Any) -> None:
    env = GamesEnv(name, 3, bots="random", copy=False)
    _, info = env.reset(seed=4)
    for _ in range(30):
        last = env.step(info["action_mask"].argmax(axis=1))
    other = copied(env)
    for array in ("observations", "masks", "rewards", "done", "acting", "acted"):
        assert (getattr(other.arrays, array) == getattr(env.arrays, array)).all(), array
    runs = []
    for one in (other, env):
        rng, run = fidchell.Rng(5), list[bytes]()
        for _ in range(40):
            last = one.step(np.frombuffer(one.arrays.batch.random_ids(rng), "<i8"))
            run += [array.tobytes() for array in (*last[:3], last[4]["action_mask"], last[4]["rewards"])]
        runs.append(run)
    assert runs[0] == runs[1]


@COPIES
@pytest.mark.parametrize("name", learnable())
def test_a_copy_in_pettingzoo_goes_on_alike(name: str, copied: Any) -> None:
    one_by_one, at_once = zoo.env(name), zoo.parallel_env(name)
    one_by_one.reset(seed=6)
    at_once.reset(seed=6)
    runs = []
    for env in (copied(one_by_one), one_by_one):
        rng, run = np.random.default_rng(7), list[Any]()
        for agent in env.agent_iter(80):
            seen, reward, ended, _, _ = env.last()
            run.append((agent, seen["observation"].tobytes(), reward, ended))
            env.step(None if ended else rng.choice(np.flatnonzero(seen["action_mask"])))
        runs.append(run)
    assert runs[0] == runs[1]
    both = []
    for env in (copied(at_once), at_once):
        rng, run = np.random.default_rng(7), list[Any]()
        for _ in range(40):
            actions = {
                agent: rng.choice(np.flatnonzero(env.at.observe(seat)["action_mask"]))
                for seat, agent in enumerate(env.agents)
            }
            seen, rewards, *_ = env.step(actions) if env.agents else (env.reset()[0], {})
            run.append(([one["observation"].tobytes() for one in seen.values()], rewards))
        both.append(run)
    assert both[0] == both[1]


def test_a_copy_has_its_owners_cards(tmp_path: Path) -> None:
    cards = (fidchell.load("avignon").folder / "cards.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(cards.replace("copies = 2", "copies = 3", 1), encoding="utf-8")
    table = Table(fidchell.load("avignon", own), options={"first": "avignon"})
    again = pickled(table)
    assert again.game.pack_text == table.game.pack_text
    assert table.game.dump(again.start) == table.game.dump(table.start)


# -- the example that learns ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def learn() -> Any:
    path = Path(__file__).resolve().parent.parent / "examples/learn.py"
    spec = spec_from_file_location("learn", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_slopes_of_the_net_are_right(learn: Any) -> None:
    """Those of the log-probability of an action, by weights a little to either side."""
    rng = np.random.default_rng(1)
    net = learn.Net(5, 4, rng)
    net.weights = [one.astype(np.float64) + 0.1 * rng.standard_normal(one.shape) for one in net.weights]
    seen, masks = rng.standard_normal((3, 5)), np.array([[1, 1, 0, 1]] * 3)
    actions, rows = np.array([0, 1, 3]), np.arange(3)
    logs, _, kept = net.forward(seen, masks)
    slopes = np.zeros((3, 5))
    slopes[:, :4] = -np.exp(logs)
    slopes[rows, actions] += 1
    for weights, gradient in zip(net.weights, net.backward(slopes, kept), strict=True):
        for at in [(0,) * weights.ndim, tuple(size - 1 for size in weights.shape)]:
            sides = []
            for by in (1e-6, -2e-6):
                weights[at] += by
                sides.append(net.forward(seen, masks)[0][rows, actions].sum())
            weights[at] += 1e-6
            assert gradient[at] == pytest.approx((sides[0] - sides[1]) / 2e-6, abs=1e-4)


def test_the_example_learns_within_seconds(learn: Any) -> None:
    """Fifteen rounds are enough to beat a random player nine times out of ten."""
    learner = learn.Learner("avignon", "random", games=128, steps=32, seed=1)
    for _ in range(15):
        learner.play()
        learner.learn(rate=5e-3, size=512)
    games, won = learn.wins(learner.net, "avignon", "random", 400, seed=2)
    low, _ = learn.wilson(won, games)
    assert games == 400
    assert low > 0.7


def test_the_example_says_how_well_it_plays(
    learn: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    curve, net = tmp_path / "curve.json", tmp_path / "net.npz"
    few = ["--steps", "600", "--games", "8", "--round", "16", "--test", "8", "--bots", "random"]
    monkeypatch.setattr("sys.argv", ["learn.py", *few, "--curve", str(curve), "--save", str(net)])
    learn.main()
    assert "of 8 new games against random (95 %:" in capsys.readouterr().out
    assert [one["steps"] for one in json.loads(curve.read_text())["curve"]] == [128, 256, 384, 512]
    assert len(np.load(net)) == 6
