"""What people are told is true: odds, sums, scores; and every rule that forbids says so when it is broken."""

from fractions import Fraction
from typing import Any

import pytest

import fidchell
from fidchell.core.refusal import Refusal
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, OVER, Event
from fidchell.games.banish_the_snakes.names import Names, half
from fidchell.games.banish_the_snakes.notation import snakes
from fidchell.games.banish_the_snakes.odds import FAILURE, NO_EFFECT, SUCCESS, Attempt
from fidchell.games.banish_the_snakes.rules import Snakes
from fidchell.games.banish_the_snakes.rules import state as st
from fidchell.games.banish_the_snakes.rules.ending import half_points
from fidchell.games.banish_the_snakes.rules.influence import influence
from fidchell.games.banish_the_snakes.table import Table

Shares = dict[int, Fraction]
ENDS = {st.E_SUCCESS: SUCCESS, st.E_NO_EFFECT: NO_EFFECT, st.E_FAILURE: FAILURE}


@pytest.fixture(scope="module")
def game() -> Table:
    found = fidchell.load("banish-the-snakes")
    assert isinstance(found, Table)
    return found


def positions(game: Table, seats: int, seed: int, every: int) -> list[Snakes]:
    """Positions of a game at random in which a Saint acts."""
    state, rng, found, n = game.new(seats), Rng(seed), list[Snakes](), 0
    while (seat := int(state.actor())) != OVER:
        if seat == CHANCE:
            state.apply(int(state.sample(rng)), CHANCE)
            continue
        legal = state.legal(seat)
        n += 1
        if n % every == 0 and any(action >> st.ARGUMENT_BITS == st.CONVERT for action in legal):
            found.append(snakes(state).clone())
        state.apply(legal[rng.below(len(legal))], seat)
    return found


def outcomes(state: Snakes, action: int, seat: int) -> Shares:
    """What the engine makes of an attempt, over all that chance may bring, in fractions of one."""
    after, events = state.clone(), list[Event]()
    after.apply(action, seat, out=events)
    for event in events:
        if event[0] in ENDS:
            return {ENDS[event[0]]: Fraction(1)}
    found: Shares = {}
    tickets = sum(weight for _, weight in after.chance())
    for outcome, weight in after.chance():
        for end, share in outcomes(after, outcome, CHANCE).items():
            found[end] = found.get(end, Fraction(0)) + share * Fraction(weight, tickets)
    return found


@pytest.mark.parametrize("seed", [1, 2])
def test_the_odds_are_the_engines(game: Table, seed: int) -> None:
    hidden = 0
    for state in positions(game, 3, seed, 5):
        seat = int(state.actor())
        for action in state.legal(seat):
            if action >> st.ARGUMENT_BITS == st.CONVERT:
                attempt = Attempt(Names(game, "en"), state, action & st.ARGUMENT)
                counted, real = attempt.counts(), outcomes(state, action, seat)
                assert [Fraction(number, sum(counted)) for number in counted] == [real.get(n, 0) for n in range(3)]
                hidden += attempt.hidden
    assert hidden


def test_modifiers_add_up_and_prepares_help(game: Table) -> None:
    for state in positions(game, 4, 3, 7):
        seat = int(state.actor())
        for choice in game.choices(state, seat):
            if choice.token.startswith("convert"):
                target = game.notation.read(state, choice.token) & st.ARGUMENT
                assert sum(one.amount for one in choice.modifiers) == influence(state, seat, target)
                assert all(one.label and one.rule in game.rulebook for one in choice.modifiers)
                attempt = Attempt(Names(game, "en"), state, target)
                chances = [Fraction(attempt.counts(n)[SUCCESS], sum(attempt.counts(n))) for n in range(8)]
                assert chances == sorted(chances)


@pytest.mark.parametrize("seed", range(6))
def test_the_score_is_told_line_by_line(game: Table, seed: int) -> None:
    state = snakes(game.new(3))
    state.playout(Rng(seed))
    lines = [line.text for line in game.ending(state, "en")]
    assert lines[-1] == f"Score: {half(int(half_points(state)))}"
    amounts = [line.partition(":")[0].replace("−", "-").replace("½", ".5") for line in lines[2:-1]]
    total = sum(float(amount.replace("-.5", "-0.5")) for amount in amounts)
    assert total == half_points(state) / 2


# -- refusals ---------------------------------------------------------------------------------------------------------

BASE: dict[str, Any] = {
    "game": "banish-the-snakes",
    "seats": 2,
    "areas": {
        "laigin": "people 1 2 3+ 4",
        "osraige": "people 2 2+ 3, church 1",
        "southern-ui-neill": "people 1 2 3 3 4",
        "northern-ui-neill": "people 1 2 3 4, druid ?",
    },
    "leaders": {"laigin": "christian 2/1", "munster": "christian 2/1", "leinster": "pagan 3", "high-king": "pagan 1"},
    "mats": [
        {"saint": "patrick", "area": "laigin", "zeal": 2, "keepers": ["wisdom"]},
        {"saint": "secundinus", "area": "osraige", "zeal": 1, "keepers": ["faith", "confessio"]},
    ],
    "key": "niall",
}


def changed(**changes: Any) -> dict[str, Any]:
    """The position with some fields changed; `mat` and `area` change the first mat and an Area."""
    position = {**BASE, "mats": [dict(mat) for mat in BASE["mats"]], "areas": dict(BASE["areas"])}
    position["mats"][0] |= changes.pop("mat", {})
    position["areas"] |= changes.pop("area", {})
    return position | changes


HIDDEN = {"laigin": "people 1 2 3+ 4, druid ?"}
TARA = {"southern-ui-neill": "people 1 2 3 3 4, druid ?"}
EIGHT = {
    "northern-ui-neill": "people 2 4 4 6, church 0",
    "airgialla": "people 1 2 3, church 0",
    "ulaid": "people 3 3 6 6, church 0",
    "connachta": "people 1 2 5 3, church 0",
    "ui-maine": "people 3 4 4 5, church 0",
    "southern-ui-neill": "people 1 2 3 3 4, church 0",
    "eoganacht": "people 3 3 4 5, church 0",
    "osraige": "people 2 2+ 3, church 0",
}
REFUSALS: list[Any] = [
    ("BTS 5.3", changed(), 1, "prepare"),
    ("BTS 6.first", changed(frames=["event", "draw"], points=-1), 0, "prepare"),
    ("BTS 10.cost", changed(points=0, mat={"saint": "iserninus"}), 0, "convert people:2"),
    ("BTS 10.area", changed(), 0, "convert people:6"),
    ("BTS 10.area", changed(), 0, ("verb:convert", "people:osraige:3")),
    ("BTS 10.king", changed(), 0, ("verb:convert", "king:munster")),
    ("BTS 10.highking", changed(), 0, "convert high-king"),
    ("BTS 10.1.reserve", changed(points=1), 0, "prepare"),
    ("BTS 10.1.facedown", changed(area=HIDDEN), 0, "convert people:2"),
    ("BTS 10.1.king.known", changed(area=TARA), 0, "convert king"),
    ("BTS 10.1.highking.known", changed(area=TARA, mat={"area": "southern-ui-neill"}), 0, "convert high-king"),
    ("BTS 10.2.adjacent", changed(), 0, "move ulaid"),
    ("BTS 10.2.adjacent", changed(), 0, "move laigin"),
    ("BTS 10.3.druid", changed(area=HIDDEN), 0, "build"),
    ("BTS 10.3.druid", changed(mat={"area": "osraige"}), 0, "build"),
    ("BTS 10.3.eight", changed(area=EIGHT), 0, "build"),
    ("BTS 10.3.improve", changed(), 0, "improve"),
    (
        "BTS 10.3.limit",
        changed(
            area={"osraige": "people 2 2+ 3, church 2", "laigin": "people 1 2 3+ 4, church 3"}, mat={"area": "osraige"}
        ),
        0,
        "improve",
    ),
    ("BTS 10.3.once", changed(built=[0, 0, 0, 0, 0, 0, 0, 0, 1], mat={"area": "osraige"}), 0, "improve"),
    ("BTS 10.4.area", changed(), 0, "give wisdom blue"),
    ("BTS 10.4.keeper", changed(mat={"area": "osraige"}), 0, "give faith blue"),
    ("BTS 10.5.make", changed(), 0, "relic"),
    ("BTS 10.6", changed(), 0, "effort"),
    ("BTS 10.6.once", changed(effort=1, mat={"zeal": 6}), 0, "effort"),
    ("BTS 12.over", changed(ended="deck"), 0, "prepare"),
    ("BTS ruling.effort.points", changed(points=1, mat={"zeal": 6}), 0, "effort"),
    ("BTS ruling.effort.after", changed(effort=1, mat={"zeal": 6}), 0, "move osraige"),
    ("BTS ruling.effort.acolyte", changed(mat={"saint": "acolyte", "zeal": 1}), 0, "effort"),
    ("BTS ruling.targets", changed(), 0, "convert chief"),
    ("BTS ruling.targets", changed(), 0, "convert people:3"),
    ("BTS ruling.consent.again", changed(refused=["faith"], mat={"area": "osraige"}), 0, "take faith blue"),
    ("BTS ruling.saved", changed(), 1, "use confessio"),
    ("BTS ruling.saved", changed(), 0, "use confessio"),
    ("BTS ruling.abilities", changed(), 0, "foresee"),
    ("BTS ruling.chance", changed(), 0, "roll 6"),
]


@pytest.mark.parametrize(
    ("rule", "position", "seat", "what"),
    [pytest.param(*one, marks=pytest.mark.rule(one[0])) for one in REFUSALS],
    ids=[f"{one[0]} {one[3]}" for one in REFUSALS],
)
def test_refusals(game: Table, rule: str, position: dict[str, Any], seat: int, what: Any) -> None:
    refusal = game.explain(game.restore(position), seat, what)
    assert isinstance(refusal, Refusal)
    assert refusal.rule == rule, str(refusal)
    assert refusal.text("de") != refusal.text("en")
