"""The team's bot: what it sees, what it believes, and how it chooses. No rule depends on it."""

from functools import cache

import pytest
from librt.vecs import vec

from fidchell import bots
from fidchell.core import frames
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER
from fidchell.games.banish_the_snakes import components as c
from fidchell.games.banish_the_snakes.features import NAMES, BanishTheSnakesFeatures
from fidchell.games.banish_the_snakes.judge import JUDGE, BanishTheSnakesJudge
from fidchell.games.banish_the_snakes.planner import Planner
from fidchell.games.banish_the_snakes.rules import BanishTheSnakesState
from fidchell.games.banish_the_snakes.team import Rollouts, Team
from fidchell.lab.batch import play
from fidchell.lab.recorder import came
from tests.banish_the_snakes.board import GAME

LEARNED = bots.learned(GAME)


@cache
def positions() -> list[BanishTheSnakesState]:
    """Positions of random games, of all levels and numbers of Saints."""
    found = []
    for seats, level in ((1, "beginner"), (3, "standard"), (3, "advanced"), (6, "standard")):
        rng = Rng(f"{seats} {level}")
        state = GAME.new(seats, level=level, saints="random")
        assert isinstance(state, BanishTheSnakesState)
        while state.actor() != OVER:
            actor = state.actor()
            moves = None if actor == CHANCE else state.moves(actor)
            state.step(state.sample(rng) if moves is None else moves[rng.below(len(moves))], actor)
            if rng.below(8) == 0 and state.actor() != OVER:
                found.append(state.clone())
    return found


def written(features: BanishTheSnakesFeatures, state: BanishTheSnakesState, before: float) -> list[float]:
    into = vec[float]([before] * len(NAMES))
    features.write(state, 0, into)
    return list(into)


def test_features_depend_on_the_position_alone() -> None:
    features = BanishTheSnakesFeatures()
    for state in positions():
        assert written(features, state, 7.0) == written(BanishTheSnakesFeatures(BanishTheSnakesJudge()), state, 0.0)


def test_features_are_named_and_of_a_size() -> None:
    assert len(set(NAMES)) == len(NAMES) == BanishTheSnakesFeatures().count(3)
    for state in positions():
        assert max(map(abs, written(BanishTheSnakesFeatures(), state, 0.0))) < 16.0


def test_the_judge_remembers_plans_rightly() -> None:
    judge = BanishTheSnakesJudge()
    for state in positions():
        assert judge.estimate(state, 0) == judge.estimate(state, 0) == BanishTheSnakesJudge().estimate(state, 0)


def test_a_card_that_is_known_counts_as_the_next_one() -> None:
    """To see Paganism coming and to discard the card leaves more time."""
    state = GAME.new(3)
    assert isinstance(state, BanishTheSnakesState)
    rng = Rng(5)
    while state.turn == 0 or frames.kind(state.frames) != c.ACT:
        actor = state.actor()
        state.step(state.sample(rng) if actor == CHANCE else state.moves(actor)[0], actor)
    card = state.box.names["cards"].index("vortigern")
    known, gone = state.clone(), state.clone()
    for one in (known, gone):
        one.deck &= ~(1 << card)
    known.top = card + 1
    gone.discard |= 1 << card
    turns = NAMES.index("turns")
    assert written(BanishTheSnakesFeatures(), gone, 0.0)[turns] > written(BanishTheSnakesFeatures(), known, 0.0)[turns]


def test_only_what_matters_of_the_die_is_looked_at() -> None:
    """The average is that of all six faces."""
    bot = Team(LEARNED)
    found = 0
    for state in positions():
        if frames.kind(state.frames) == c.DIE:
            bot.nodes = 10_000
            faces = []
            for die in range(1, 7):
                after = state.clone()
                after.step(c.ROLL << c.ARGUMENT_BITS | die, CHANCE)
                faces.append(bot.outlook(after, state.active, state.turn, 0))
            assert bot.outlook(state, state.active, state.turn, 0) == pytest.approx(sum(faces) / 6)
            found += 1
    assert found > 5


def test_chances_are_chances_and_fall_with_time() -> None:
    """Both judges: the same board is worth less the further Paganism has come."""
    found = 0
    for state in positions():
        for judge in (JUDGE, LEARNED):
            now = judge.chance(state, 0)
            assert 0.0 < now < 1.0
        later = state.clone()
        later.britain = state.box.border[0] - 1
        if state.turn > 0 and state.britain < later.britain - 2:
            assert JUDGE.chance(later, 0) < JUDGE.chance(state, 0)
            found += 1
    assert found > 20


@pytest.mark.slow
def test_a_team_learns_from_full_victories_alone() -> None:
    """A result short of it counts nothing, however near."""
    bot, seen = bots.make("plan:deep=0", GAME), set()
    for n in range(10):
        state = GAME.new(1, level="advanced")
        play(state, [bot], Rng(n))
        assert came(state, 0) == (1.0 if state.value(0) == 1.0 else 0.0)
        seen.add(came(state, 0))
    assert seen == {0.0, 1.0}


@pytest.mark.parametrize("soft", [0.0, 3.0])
def test_the_same_generator_gives_the_same_choices(soft: float) -> None:
    for state in positions()[::25]:
        if state.actor() >= 0:
            choices = {Team(LEARNED, soft=soft).choose(state.clone(), state.actor(), Rng(3)) for _ in range(2)}
            assert len(choices) == 1
            assert choices.pop() in list(state.moves(state.actor()))


def test_rollouts_choose_a_legal_action_the_same_for_a_seed() -> None:
    state = next(one for one in positions() if one.actor() >= 0 and one.turn > 20)
    bot = Rollouts(LEARNED, games=4, turns=1)
    choices = {bot.choose(state.clone(), state.actor(), Rng(3)) for _ in range(2)}
    assert len(choices) == 1
    assert choices.pop() in list(state.moves(state.actor()))


def test_greedy_is_still_the_planner() -> None:
    """The difficulty of the levels of play was measured by it."""
    assert type(bots.make("greedy", GAME)) is Planner
