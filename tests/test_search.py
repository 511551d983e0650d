"""The tree search: it finds what is there to find, keeps to its budget, and knows no more than its seat."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from fidchell import _compiled, bots, load
from fidchell import games as names
from fidchell.bots import parallel
from fidchell.bots.search import Halt, Search, SearchSettings
from fidchell.core.bot import Bot, Judge, Weighing, wins
from fidchell.core.errors import InvalidOptions
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, State
from fidchell.lab.batch import play
from fidchell.server.seats import Seat
from fidchell.server.store import SqliteStore
from fidchell.server.tables import Tables
from tests import cases

pytestmark = pytest.mark.slow

UCT = SearchSettings()


def games() -> list[Any]:
    return [load(name) for name in names()]


class Toy(State):
    """A game told by what has been done: `past` is a list of (seat, action)."""

    def __init__(self, seats: int = 2, past: tuple[tuple[int, int], ...] = ()) -> None:
        super().__init__(seats)
        self.past = past

    def clone(self) -> "Toy":
        return type(self)(int(self.seats), self.past)

    def resample(self, seat: int, rng: Rng) -> "Toy":
        return self.clone()

    def step(self, action: i64, seat: i64) -> None:
        self.past = (*self.past, (int(seat), int(action)))

    def moves(self, seat: i64) -> "vec[i64]":
        return vec[i64]([0, 1, 2])

    def done(self) -> list[int]:
        return [action for _, action in self.past]


class Gamble(Toy):
    """0: lose; 1: a lot that wins two times of three; 2: a draw."""

    def actor(self) -> i64:
        if not self.past:
            return 0
        return CHANCE if self.past == ((0, 1),) else OVER

    def tickets(self) -> i64:
        return 3

    def ticket(self, r: i64) -> i64:
        return 1 if r else 0

    def value(self, seat: i64) -> float:
        worth = {(0,): -1.0, (2,): 0.0, (1, 0): -1.0, (1, 1): 1.0}[tuple(self.done())]
        return worth if seat == 0 else -worth


class Trap(Toy):
    """0 wins unless the rival finds the one answer to it; 1 draws; 2 loses."""

    def actor(self) -> i64:
        return len(self.past) if len(self.past) < 2 else OVER

    def value(self, seat: i64) -> float:
        first, answer = self.done()
        worth = [-1.0 if answer == 2 else 1.0, 0.0, -1.0][first]
        return worth if seat == 0 else -worth


class Scissors(Toy):
    """Rock, paper, scissors: both at once, each without knowing the other's choice."""

    def actor(self) -> i64:
        return next((seat for seat in (0, 1) if not self.has_chosen(seat)), OVER)

    def at_once(self) -> bool:
        return len(self.past) < 2

    def has_chosen(self, seat: i64) -> bool:
        return any(other == seat for other, _ in self.past)

    def value(self, seat: i64) -> float:
        chosen = dict(self.past)
        return [0.0, 1.0, -1.0][(chosen[int(seat)] - chosen[1 - int(seat)]) % 3]


class Together(Trap):
    """The same trap, but the second player is on the first one's side."""

    def team(self, seat: i64) -> i64:
        return 0

    def value(self, seat: i64) -> float:
        return super().value(0)


class Blind(Judge):
    """Knows nothing."""


class Trapper(Judge):
    """Plays on by the answer that only who looks for it finds."""

    def play_on(self, state: State, rng: Rng) -> None:
        while (seat := state.actor()) != OVER:
            state.step(2, seat)


class Patient(Halt):
    """Lets a search go on for so many looks."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def now(self) -> bool:
        self.looks -= 1
        return self.looks < 0


def searched(
    state: State, iterations: int = 600, settings: SearchSettings = UCT, seat: int = 0, seed: int = 1
) -> Search:
    search = Search(settings, Blind(), iterations)
    search.look(state, seat, Rng(seed))
    return search


def worth(search: Search, action: int) -> float:
    edge = search.root_edge(action)
    return float(search.tree.total[edge] / search.tree.visits[edge])


def tried(search: Search) -> list[int]:
    return [int(search.tree.visits[search.root_edge(action)]) for action in (0, 1, 2)]


# -- what it finds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("open_chance", [False, True])
def test_chance_counts_as_often_as_it_comes(open_chance: bool) -> None:
    search = searched(Gamble(), 3000, SearchSettings(open_chance=open_chance))
    assert worth(search, 1) == pytest.approx(1 / 3, abs=0.06)
    assert worth(search, 0) == -1.0
    assert worth(search, 2) == 0.0
    assert search.choose(Gamble(), 0, Rng(2)) == 1


@pytest.mark.parametrize("settings", [UCT, SearchSettings(prior=1.0), SearchSettings(prior=1.0, implicit=0.4)])
def test_the_rival_answers_well(settings: SearchSettings) -> None:
    search = searched(Trap(), 2000, settings)
    assert search.choose(Trap(), 0, Rng(1)) == 1, "a trap that the rival sees is none"
    assert worth(search, 0) < -0.5


def test_playouts_are_guided_if_a_game_wants_it() -> None:
    """The first look at the trap: nobody has been there, so what it is worth is what the playout says."""
    for guided, said in ((True, {-1.0}), (False, {-1.0, 1.0})):
        looks = [Search(SearchSettings(guided=guided), Trapper(), 4) for _ in range(20)]
        for seed, search in enumerate(looks):
            search.look(Trap(), 0, Rng(seed))
        assert {worth(search, 0) for search in looks} == said


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_every_judge_plays_on_to_the_end(game: Any) -> None:
    for judge in bots.judges(game).values():
        state = game.new()
        judge.play_on(state, Rng(1))
        assert state.actor() == OVER
        state.check()


def test_guided_serpents_lose_fewer_cards() -> None:
    game, lost = load("serpent-master"), [0.0, 0.0]
    for seed in range(40):
        guided, at_random = game.new(), game.new()
        bots.hand(game).play_on(guided, Rng(seed))
        at_random.playout(Rng(seed))
        for n, state in enumerate((guided, at_random)):
            lost[n] += dict(state.tally())["lost-cards"]
    assert lost[0] < 0.8 * lost[1]


def test_a_friend_helps() -> None:
    assert searched(Together(), 2000).choose(Together(), 0, Rng(1)) == 0


def test_who_chooses_at_once_mixes() -> None:
    search = searched(Scissors(), 6000)
    assert min(tried(search)) > 1200, "each of three is tried about as often"
    assert all(abs(worth(search, action)) < 0.1 for action in (0, 1, 2))


def test_a_choice_made_before_ours_stays_hidden() -> None:
    """The rival has chosen rock already. A world says so, but only one in three: resampling hides it."""

    class Hidden(Scissors):
        def resample(self, seat: int, rng: Rng) -> "Hidden":
            return Hidden(2, tuple((who, int(rng.below(3)) if who != seat else what) for who, what in self.past))

    search = searched(Hidden(2, ((0, 0),)), 6000, seat=1)
    assert all(abs(worth(search, action)) < 0.1 for action in (0, 1, 2)), "nothing is better than the rest"
    knowing = searched(Scissors(2, ((0, 0),)), 2000, seat=1)
    assert knowing.choose(Scissors(2, ((0, 0),)), 1, Rng(1)) == 1, "paper, if it could know"


def test_a_win_in_one_is_taken_at_every_level() -> None:
    """Whatever the level, nobody passes by a win that is certain."""
    for game in games():
        for state, seat, winning in wins_in_one(game, 3):
            for level in bots.LEVELS if cases.of(game.id).quick else (1,):
                bot = bots.make(f"level:{level}", game)
                assert bot.choose(state.clone(), seat, Rng(level)) in winning, (game.id, level)


def wins_in_one(game: Any, number: int) -> list[tuple[State, int, list[int]]]:
    """Positions of random games in which some move wins at once, and not every one does."""
    found: list[tuple[State, int, list[int]]] = []
    for seed in range(400):
        rng, state = Rng(seed), game.new(game.meta.players[0])
        while (actor := state.actor()) != OVER and len(found) < number:
            if actor == CHANCE:
                state.step(state.sample(rng), CHANCE)
                continue
            moves = [int(move) for move in state.moves(actor)]
            winning = [move for move in moves if wins(state, move, actor)]
            if winning and len(winning) < len(moves):
                found.append((state.clone(), int(actor), winning))
                break
            state.step(moves[rng.below(len(moves))], actor)
        if len(found) == number:
            break
    return found


# -- budget, memory, determinism --------------------------------------------------------------------------------------


def test_the_budget_is_kept() -> None:
    assert searched(Gamble(), 137).done == 137
    search = Search(UCT, Blind(), 0)
    search.halt = Patient(3)
    search.look(Gamble(), 0, Rng(1))
    assert search.done == 4 * 64, "asked every 64 iterations"
    search = Search(UCT, Blind(), 0, 0.001)
    search.look(Gamble(), 0, Rng(1))
    assert search.done > 0


def test_some_choices_are_tried_equally_often_and_no_others() -> None:
    """And what was begun can be gone on with."""
    search = Search(UCT, Blind(), 0)
    search.among = vec[i64]([0, 2])
    search.begin(Gamble(), 0, Rng(1))
    search.go_on(Gamble(), 41)
    assert tried(search) == [20, 0, 20]  # the first iteration only looks around
    search.among = vec[i64]([1])
    search.go_on(Gamble(), 9)
    assert tried(search) == [20, 9, 20]


def test_memory_is_bounded() -> None:
    search = Search(UCT, Blind(), 3000)
    search.room = 50
    avignon = load("avignon").new(2)
    while avignon.actor() == CHANCE:
        avignon.step(avignon.sample(Rng(1)), CHANCE)
    search.look(avignon, avignon.actor(), Rng(1))
    assert search.tree.edges < 1000, "no node is expanded when there is no room"
    assert sum(int(search.tree.visits[search.root_edge(move)]) for move in avignon.moves(avignon.actor())) >= 2999


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_the_same_seed_makes_the_same_choices(game: Any) -> None:
    bot, again = (bots.make("search:iterations=600", game) for _ in range(2))
    for state, seat in positions(game, 4):
        assert bot.choose(state.clone(), seat, Rng(7)) == again.choose(state.clone(), seat, Rng(7))
        bot.forget()
        again.forget()


def test_any_number_of_processes_makes_the_same_choices() -> None:
    game = load("serpent-master")
    one, two = (bots.make(f"search:iterations=400+trees=4+processes={n}", game) for n in (1, 2))
    for state, seat in positions(game, 3):
        assert one.choose(state.clone(), seat, Rng(7)) == two.choose(state.clone(), seat, Rng(7))


class Here:
    """A pool that does everything itself."""

    def submit(self, do: Callable[..., Any], *arguments: Any) -> SimpleNamespace:
        return SimpleNamespace(result=partial(do, *arguments))


@pytest.mark.parametrize(("processes", "share"), [(1, 0.2), (2, 1 / 3), (5, 1.0)])
def test_trees_share_the_time(processes: int, share: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five trees take as long as asked for, all together."""
    given: list[float] = []

    def figures(search: Search, seconds: float, state: State, seat: int, seed: str) -> parallel.Figures:
        given.append(seconds)
        return [(1, 0.0) for _ in state.moves(seat)]

    monkeypatch.setattr(parallel, "figures", figures)
    monkeypatch.setattr(parallel, "pool", lambda processes: Here())
    bot = bots.make(f"search:seconds=3+trees=5+processes={processes}", load("brandub"))
    bot.choose(load("brandub").new(2), 0, Rng(1))
    assert given == pytest.approx([3 * share] * 5)


def test_trees_by_the_clock_find_something() -> None:
    game = load("brandub")
    state = game.new(2)
    assert bots.make("search:seconds=0.01+trees=3", game).choose(state, 0, Rng(1)) in state.moves(0)


def positions(game: Any, number: int, seed: int = 1) -> list[tuple[State, int]]:
    """Decisions of a random game."""
    found: list[tuple[State, int]] = []
    rng = Rng(seed)
    while len(found) < number:
        state = game.new(game.meta.players[0])
        while (actor := state.actor()) != OVER and len(found) < number:
            if actor >= 0:
                moves = state.moves(actor)
                if len(moves) > 1 and rng.below(4) == 0:
                    found.append((state.clone(), int(actor)))
                state.step(moves[rng.below(len(moves))], actor)
            else:
                state.step(state.sample(rng), CHANCE)
    return found


def test_a_tree_that_has_come_true_is_used_again() -> None:
    game = load("brandub")
    bot = bots.make("search:iterations=3000+share=1", game)
    assert isinstance(bot, Search)
    state = game.new(2)
    for _ in range(2):
        state.step(bot.choose(state.clone(), state.actor(), Rng(3)), state.actor())
    before = bot.tree.nodes
    bot.look(state.clone(), state.actor(), Rng(3))
    assert bot.root > 0
    assert bot.tree.nodes > before
    bot.forget()
    bot.look(state.clone(), state.actor(), Rng(3))
    assert bot.root == 0


def test_equal_positions_are_not_shared_where_worlds_differ() -> None:
    with pytest.raises(InvalidOptions, match="secrets"):
        bots.make("search:share=1", load("serpent-master"))


@pytest.mark.parametrize(("settings", "edges"), [(UCT, [0, 3]), (SearchSettings(prior=1.0), [3, 6])])
def test_edges_come_with_the_judge_or_else_with_the_second_visit(settings: SearchSettings, edges: list[int]) -> None:
    assert [int(searched(Trap(), iterations, settings).tree.edges) for iterations in (1, 2)] == edges


def test_equal_positions_have_equal_hashes() -> None:
    for game in games():
        seen: dict[int, tuple[bytes, int]] = {}
        for state, _ in positions(game, 40):
            assert state.hash() == state.clone().hash()
            key = (state.key(), state.turns())
            assert seen.setdefault(int(state.hash()), key) == key


def test_a_man_less_and_a_later_turn_are_another_position() -> None:
    """Turns that were counted into unmixed men looked like men, and the search went round in circles for ever."""
    seen: dict[int, str] = {}
    for turn in range(64):
        for men in range(64):
            text = f"{men} men, turn {turn}"
            assert seen.setdefault(int(Men(men, turn).hash()), text) == text


class Men(State):
    """One word, and how long it has lasted."""

    def __init__(self, men: int, turn: int) -> None:
        super().__init__(2)
        self.men, self.turn = men, turn

    def words(self) -> "vec[i64]":
        return vec[i64]([self.men])

    def position_words(self) -> i64:
        return 1

    def turns(self) -> int:
        return self.turn


# -- softness ---------------------------------------------------------------------------------------------------------


class Weighed(Weighing):
    """Thinks what it is told."""

    def __init__(self, values: list[float], softness: float, limit: float) -> None:
        super().__init__()
        self.values = values
        self.softness = softness
        self.limit = limit

    def weigh(self, state: State, seat: i64, rng: Rng) -> "vec[float]":
        return vec[float](self.values)


def chosen(values: list[float], softness: float, limit: float = 1.0) -> list[int]:
    bot, rng = Weighed(values, softness, limit), Rng(1)
    found = [int(bot.choose(Gamble(), 0, rng)) for _ in range(3000)]
    return [found.count(action) for action in range(3)]


def test_a_soft_choice_prefers_what_is_better() -> None:
    assert chosen([0.5, 0.6, 0.4], 0.0) == [0, 3000, 0]
    worse, best, worst = chosen([0.5, 0.6, 0.4], 0.1)
    assert best / worse == pytest.approx(2.718, rel=0.2)
    assert worse / worst == pytest.approx(2.718, rel=0.2)


def test_a_soft_choice_gives_away_no_more_than_its_limit() -> None:
    assert chosen([0.5, 0.6, 0.4], 10.0, 0.15)[2] == 0
    assert chosen([0.5, 0.6, 0.4], 10.0, 0.15)[0] > 1000


def test_a_soft_choice_never_passes_by_a_win() -> None:
    class Won(Trap):
        def value(self, seat: i64) -> float:
            return 1.0 if self.done() == [1] else -1.0

        def actor(self) -> i64:
            return OVER if self.past else 0

    assert {Weighed([0.9, 0.5, 0.8], 10.0, 1.0).choose(Won(), 0, Rng(seed)) for seed in range(50)} == {1}


# -- fairness ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_a_seat_cannot_know_makes_no_difference(game: Any) -> None:
    """The same seed gives the same worlds, and so the same choices, whatever the hidden things really are."""
    differed = 0
    for n, (state, seat) in enumerate(positions(game, 12)):
        other = state.resample(seat, Rng(f"hidden {n}"))
        differed += state != other
        assert state.resample(seat, Rng(n)) == other.resample(seat, Rng(n))
        for spec in ("search:iterations=60", "level:1", "greedy"):
            choices = {bots.make(spec, game).choose(one.resample(seat, Rng(n)), seat, Rng(n)) for one in (state, other)}
            assert len(choices) == 1, spec
    if game.secrets:
        assert differed, "there were secrets to resample"


class Caught(Exception):
    """What a spy would do."""


class Spy(Bot):
    """Looks at everything that lies before it, hidden or not, and acts on it."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        return moves[hash(tuple(state.words())) % len(moves)]


class Confessing(Spy):
    """Tells what it chooses, and plays no further."""

    def choose(self, state: State, seat: i64, rng: Rng) -> i64:
        raise Caught(super().choose(state, seat, rng))


def caught(state: State) -> Any:
    """What a spy does in a game of bots."""
    with pytest.raises(Caught) as found:
        play(state.clone(), [Confessing() for _ in range(state.seats)], Rng("the same"))
    return found.value.args


@pytest.mark.parametrize("game", [game for game in games() if game.secrets], ids=lambda game: game.id)
def test_a_spy_learns_nothing(game: Any, tmp_path: Path) -> None:
    """In positions that differ in what is hidden only, it chooses alike, at a table and in simulations; shown the true
    ones, it would not."""
    tables = Tables(SqliteStore(tmp_path / "fidchell.sqlite3"))
    table = tables.create(game.id, [Seat("person", "Ann", "ann") for _ in range(game.meta.players[0])])
    gave_away = 0
    for n, (state, seat) in enumerate(positions(game, 20)):
        true = [state, *(state.resample(seat, Rng(f"{n}/{world}")) for world in range(4))]
        gave_away += len({int(Spy().choose(one, seat, Rng(0))) for one in true}) > 1
        chosen = set()
        for table.session.state in true:
            table.rng = Rng("the same")
            chosen.add(int(Spy().decide(table.world(seat), seat, Rng(0))))
        assert len(chosen) == 1
        assert len({caught(one) for one in true}) == 1
    assert gave_away, "the spy does look at what is hidden"
    tables.store.close()


# -- specifications ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("best", "no bot 'best'"),
        ("search:iterations=many", "'many' is not a number for iterations"),
        ("search:seconds=inf", "'inf' is not a number for seconds"),
        ("search:iterations=-1", "iterations can't be negative"),
        ("search:iterations=0", "needs iterations or seconds"),
        ("search:depth=3", "'depth=3' is none of"),
        ("search:iterations", "'iterations' is none of"),
        ("level:7", "no level '7'"),
        ("level:", "no level ''"),
        ("random:soft=1", "'soft=1' is none of"),
        ("greedy:judge=wise", "no judge 'wise'"),
    ],
)
def test_a_wrong_specification_is_named(spec: str, said: str) -> None:
    with pytest.raises(InvalidOptions, match=said):
        bots.make(spec, load("avignon"))


def test_every_level_of_every_game_is_a_bot_that_weighs() -> None:
    for game in games():
        for level in bots.LEVELS:
            assert isinstance(bots.make(f"level:{level}", game), Weighing)


def test_without_a_compiler_budgets_are_smaller(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_compiled, "is_compiled", lambda: False)
    asked = {20_000: 334, 3000: bots.FEWEST, 45: 45}  # a sixtieth, but not too few, and never more
    for iterations, kept in asked.items():
        search = bots.make(f"search:iterations={iterations}", load("avignon"))
        assert isinstance(search, Search)
        assert search.iterations == kept
