"""Every game keeps the contract; a toy shows that it carries secrets, and the toy's spoilt forms that we'd notice."""

from typing import Any

import pytest

from fidchell.bots.simple import GreedyBot, RandomBot
from fidchell.core.errors import IllegalAction, InvalidOptions, UnknownGame
from fidchell.core.game import Game
from fidchell.core.registry import games, load
from fidchell.core.rng import Rng
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, OVER, State
from fidchell.lab.template import components
from fidchell.lab.template.game import Tribute
from fidchell.lab.template.judge import TributeJudge
from fidchell.lab.template.rules import TributeState
from tests import conformance
from tests.conformance import Case, words
from tests.scale import scaled
from tests.toys import broken

TOYS = [Case(Tribute(), 2), Case(Tribute(), 3), Case(Tribute(), 3, {"rounds": "one"})]

# -- every game -------------------------------------------------------------------------------------------------------


def test_a_game_at_random(case: Case, seed: int) -> None:
    assert conformance.run(case, seed, people=scaled(4, 8), every=scaled(3, 1)) > 0


def test_many_playouts_are_the_generic_loop(case: Case) -> None:
    for seed in range(scaled(40, 200)):
        conformance.check_playout(case.new(), seed)


def test_unknown_options(case: Case) -> None:
    game, (low, high) = case.game, case.game.meta.players
    for seats in (low - 1, high + 1, True, 2.0, "2"):
        with pytest.raises(InvalidOptions, match="players"):
            game.new(seats)  # type: ignore[arg-type]
    with pytest.raises(InvalidOptions, match="nonsense"):
        game.new(case.seats, nonsense=1)
    for option in game.meta.options:
        for value in (3, None, ["x"], *(("nonsense",) if option.kind != "text" else ())):
            with pytest.raises(InvalidOptions, match=option.name):
                game.new(case.seats, **{option.name: value})


def test_games_are_found_by_their_id() -> None:
    assert "avignon" in games()
    assert [load(name).id for name in games()] == games()
    for name in ("nonsense", "", "../avignon", "Avignon"):
        with pytest.raises(UnknownGame, match="avignon"):
            load(name)


# -- the toy: secrets, simultaneous choices, interpreted code in compiled code ---------------------------------------


@pytest.mark.parametrize("toy", TOYS, ids=str)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_toy_at_random(toy: Case, seed: int) -> None:
    assert conformance.run(toy, seed, people=50) > toy.seats


@pytest.mark.parametrize("toy", TOYS, ids=str)
def test_the_toy_in_compiled_playouts(toy: Case) -> None:
    for seed in range(50):
        conformance.check_playout(toy.new(), seed)


def test_the_base_class_loop_is_not_the_override() -> None:
    """`State.playout(state, rng)` must run the generic loop, or comparing with it would compare nothing."""

    class Lazy(TributeState):
        def playout(self, rng: Rng) -> int:
            return -7

    state = broken.Spoilt(Lazy).new(2)
    assert state.playout(Rng(1)) == -7
    assert State.playout(state, Rng(1)) == 6
    assert state.actor() == OVER


def dealt(seats: int = 2, seed: int = 1, kind: type[TributeState] = TributeState) -> TributeState:
    state, rng = broken.Spoilt(kind).new(seats), Rng(seed)
    while state.actors() == (CHANCE,):
        state.apply(state.sample(rng), CHANCE)
    return state


def test_choices_are_simultaneous_and_secret() -> None:
    game, state = Tribute(), dealt(3)
    assert state.actors() == (0, 1, 2)
    state.apply(state.legal(1)[0], 1)
    assert state.actors() == (0, 2)
    assert state.actor() == 0
    assert state.legal(1) == []
    own, other, nobody = game.view(state, 1), game.view(state, 0), game.view(state, None)
    assert own["choice:green"] == game.text(state, int(state.choice(1))).partition(" ")[2]
    assert other["choice:green"] is nobody["choice:green"] is True
    assert other["choice:blue"] is False
    assert own["choice:red"] is False
    assert len(own["hand:green"]) == other["hand:green"] == nobody["hand:green"] == 3
    assert "deck" not in own
    assert "deck" not in nobody
    with pytest.raises(IllegalAction):
        state.apply(0, 1)


def test_choices_commute() -> None:
    state = dealt(3)
    moves = [state.legal(seat)[0] for seat in range(3)]
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        copy = state.clone()
        for seat in order:
            copy.apply(moves[seat], seat)
        ends.append(words(copy))
    assert ends[0] == ends[1] == ends[2]


def test_interpreted_judge_and_state_in_the_greedy_bot() -> None:
    class Counting(TributeJudge):
        asked = 0

        def foresee(self, state: State, action: Any, seat: Any) -> float:
            self.asked += 1
            return super().foresee(state, action, seat)

    judge = Counting()
    bot = GreedyBot(judge)
    wins = [0, 0]
    for seed in range(60):
        rng, state = Rng(seed), Tribute().new(2)
        while (seat := int(state.actor())) != OVER:
            if seat == CHANCE:
                state.apply(state.sample(rng), CHANCE)
            else:
                world = state.resample(seat, rng)
                before = words(world)
                action = (bot if seat == 0 else RandomBot()).choose(world, seat, rng)
                assert words(world) == before
                state.apply(int(action), seat)
        for seat in range(2):
            wins[seat] += state.value(seat) > 0
    assert judge.asked > 100
    assert wins[0] > wins[1]


def test_out_is_reset_when_a_step_fails() -> None:
    class Stumbling(TributeState):
        def step(self, action: Any, seat: Any) -> None:
            assert self.out is not None
            raise RuntimeError("stumbled")

    state = broken.Spoilt(Stumbling).new(2)
    with pytest.raises(RuntimeError, match="stumbled"):
        state.apply(int(state.ticket(0)), CHANCE, out=[])
    assert state.out is None


# -- the suite catches what is wrong ----------------------------------------------------------------------------------


STATES: list[tuple[type[TributeState], str]] = [
    (broken.ForgetfulClone, "a clone is equal|hot|differ"),
    (broken.UniformOdds, "the weights are not the tickets"),
    (broken.ScatteredTickets, "do not lie together"),
    (broken.ZeroTickets, "no such ticket"),
    (broken.UnsortedMoves, "not ascending"),
    (broken.ListMoves, r"legal\(\) is not moves\(\)"),
    (broken.HighestActor, "not the lowest"),
    (broken.Trusting, "was done"),
    (broken.HalfDone, "changed something"),
    (broken.LoudState, "out is left behind"),
    (broken.DoubleStep, "apply and step differ"),
    (broken.OtherPlayout, "playout differs"),
    (broken.Endless, "has not ended"),
    (broken.PoorWinner, "returns"),
    (broken.WrongKey, "words are the position"),
    (broken.LostInPickle, "pickling loses"),
    (broken.UnexplainedEnd, "the ending cites"),
]
TABLES: list[tuple[type[Tribute], str]] = [
    (broken.PromptWithoutLast, "the choices are not the legal set"),
    (broken.UnclickableChoice, "is not in the scene"),
    (broken.AmbiguousPicks, "are the beginning of"),
    (broken.PrefixPicks, "are the beginning of"),
    (broken.ForgetfulDump, "restored from"),
    (broken.UnknownRule, "not in the rule book"),
    (broken.Wordless, "is not told in"),
    (broken.Permissive, "yet not refused"),
    (broken.OneNotation, "written alike|read as another"),
    (broken.NoGerman, "in one language only"),
]
SECRETS: list[tuple[Game, str]] = [
    (broken.Spoilt(broken.LeakyMoves), "legal tells"),
    (broken.Spoilt(broken.OwnHandResampled), "view tells"),
    (broken.Spoilt(broken.ConjuredResample), "cards of rank 0"),
    (broken.Spoilt(broken.NotResampled), "resample changes nothing"),
    (broken.LeakyView(), "view tells"),
    (broken.LeakyPrompt(), "prompt en tells"),
    (broken.LeakyScene(), "scene en tells"),
    (broken.LeakyExplain(), "explain tells"),
    (broken.LeakyOdds(), "odds en tells"),
    (broken.LeakyLogOfDeals(), "the log tells None a secret outcome"),
    (broken.Spoilt(broken.TellingState), "the log tells a secret choice"),
]
SESSIONS: list[tuple[type[Session], str]] = [
    (broken.PeekingSession, "has shown it something|chance outcome is taken back"),
    (broken.RewindingSession, "event counter"),
    (broken.ForgetfulSession, "written down|leads elsewhere|IndexError|list index"),
]


def seeds_of(check: Any, case: Case, *more: Any) -> None:
    for seed in range(12):
        check(case, seed, *more)


@pytest.mark.parametrize(("kind", "reason"), STATES, ids=lambda one: getattr(one, "__name__", ""))
def test_the_suite_catches_a_broken_state(monkeypatch: pytest.MonkeyPatch, kind: Any, reason: str) -> None:
    monkeypatch.setattr(conformance, "LONGEST", 200)
    if kind is broken.Endless:
        with pytest.raises(AssertionError, match=reason):
            list(conformance.walk(Case(broken.Spoilt(kind), 2), 1))
        return
    with pytest.raises(AssertionError, match=reason):
        seeds_of(conformance.run, Case(broken.Spoilt(kind), 2), 3)


def test_the_suite_catches_a_clone_that_shares() -> None:
    conformance.check_copies(Tribute(), dealt())
    with pytest.raises(AssertionError, match="shares something"):
        conformance.check_copies(Tribute(), dealt(kind=broken.AliasingClone))


def test_the_suite_catches_an_actor_without_a_move() -> None:
    states = [dealt(seed=seed, kind=broken.NoMoves) for seed in range(40)]
    stuck = [state for state in states if components.HAND in list(state.hands)]
    assert stuck
    with pytest.raises(AssertionError, match="legal for seat"):
        conformance.check_state(Tribute(), stuck[0])


@pytest.mark.parametrize(("kind", "reason"), TABLES, ids=lambda one: getattr(one, "__name__", ""))
def test_the_suite_catches_a_broken_table(kind: Any, reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        seeds_of(conformance.run, Case(kind(), 2), 3)


def test_the_suite_catches_a_careless_restore() -> None:
    with pytest.raises(AssertionError, match="fails with TypeError"):
        conformance.check_position_damage(broken.CarelessRestore(), dealt())
    conformance.check_position_damage(Tribute(), dealt())


@pytest.mark.parametrize(("game", "reason"), SECRETS, ids=[reason for _, reason in SECRETS])
def test_the_suite_catches_a_leak(game: Game, reason: str) -> None:
    with pytest.raises(AssertionError, match=reason):
        seeds_of(conformance.run_secrecy, Case(game, 2), 1000)


@pytest.mark.parametrize(("kind", "reason"), SESSIONS, ids=[reason for _, reason in SESSIONS])
def test_the_suite_catches_an_undo_that_cheats(kind: Any, reason: str) -> None:
    with pytest.raises((AssertionError, IndexError), match=reason):
        seeds_of(conformance.run_undo, Case(Tribute(), 2), kind)


def test_the_suite_catches_an_undo_that_is_never_free() -> None:
    with pytest.raises(AssertionError, match="can't take back"):
        seeds_of(conformance.run_undo, Case(load("avignon"), 2), broken.StingySession)
