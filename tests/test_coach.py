"""The coach: what it says adds up, gives nothing away, and agrees with what can be known for certain."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from librt.vecs import vec

import fidchell
from fidchell import bots, cli
from fidchell.bots.search import Search
from fidchell.coach.alike import alike
from fidchell.coach.forced import after, keeps_win, threat, winning_row
from fidchell.coach.habits import Played, habits
from fidchell.coach.hint import Hint, Move, hints, warning
from fidchell.coach.phrasing import Phrasing
from fidchell.coach.report import as_dict, habit_lines, lines, page, reasons
from fidchell.coach.review import Moment, Review, is_decision, review, so_far
from fidchell.coach.temperature import temperatures
from fidchell.coach.why import HINGES, Reason, further, gamble, learned, shares, why
from fidchell.coach.worth import LEAST, Opinion, Race, Worth, coach, ended, groups, opinion, undecided
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, OVER, State
from fidchell.games.avignon.rules import AvignonState
from fidchell.games.brandub.symmetry import IMAGES
from fidchell.lab.intervals import coverage, usual_miss
from tests import cases
from tests.avignon.blunder import BAD, START

GAMES = fidchell.games()
IDENTITIES = {"avignon": 300, "brandub": 40, "serpent-master": 30, "battle-of-banners": 8, "banish-the-snakes": 8}


def played(game: Game, players: int, seed: int, stop: int = 100_000) -> Session:
    """A game at random, to its end or to a decision."""
    session = Session(game, ["?"] * players, {}, seed=f"{seed:064x}", table_id="coach")
    choose = random.Random(seed)
    session.chance()
    for _ in range(stop):
        if session.over:
            break
        seat = session.state.actors()[0]
        session.act(seat, choose.choice(session.state.legal(seat)))
        session.chance()
    return session


def any_opinion(game: Game, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
    """Whatever comes to mind: sums must be right however wrong the coach is."""
    choose = random.Random(f"{seed}/{budget}")
    found = [Worth(action, choose.random(), 0.5) for action in state.legal(seat)]
    return sorted(found, key=lambda one: -one.chance)


def add_up(found: Review, returns: list[float]) -> None:
    for one, value in zip(found.seats, returns, strict=True):
        assert one.start + one.luck + one.decisions + one.others + one.doubt == pytest.approx(value, abs=1e-9)
        assert one.result == pytest.approx(value, abs=1e-9)
    for moment in found.moments:
        if moment.chosen:
            assert moment.shift[moment.seat] <= 1e-9, "a decision can't gain"
            assert moment.loss == pytest.approx(-moment.shift[moment.seat])


@pytest.mark.parametrize("name", GAMES)
def test_luck_and_decisions_add_up_to_the_result(name: str) -> None:
    """However wrong the coach is, in hundreds of games; where all play together, only a full victory counts."""
    game = fidchell.load(name)
    low, high = game.meta.players
    for seed in range(IDENTITIES.get(name, 20)):
        session = played(game, low + seed % (high - low + 1), seed)
        seats = range(int(session.state.seats))
        result = [2.0 * ended(game, session.state, seat) - 1.0 for seat in seats]
        assert result == session.state.returns() or game.meta.together
        add_up(review(session.record, game, ask=any_opinion), result)


def test_a_game_without_a_decision_adds_up() -> None:
    """Given up before anything was decided."""
    game = fidchell.load("avignon")
    session = Session(game, ["?", "?"], {}, seed="0" * 64, table_id="coach")
    session.close("resign", 0)
    add_up(review(session.record, game, ask=any_opinion), [-1.0, 1.0])


def test_a_game_that_was_given_up_or_agreed_upon_adds_up() -> None:
    game = fidchell.load("avignon")
    for word, seat, returns in (("resign", 1, [1.0, -1.0]), ("draw", None, [0.0, 0.0]), ("stop", None, [0.0, 0.0])):
        session = played(game, 2, 5, stop=6)
        session.close(word, seat)
        found = review(session.record, game, ask=any_opinion)
        add_up(found, returns)
        assert found.moments[-1].text == word
        assert all(lines(found, lang) for lang in ("en", "de"))


@pytest.mark.parametrize("name", GAMES)
def test_a_review_in_prose_data_and_as_a_page(name: str) -> None:
    game = fidchell.load(name)
    session = played(game, game.meta.players[0], 3)
    found = review(session.record, game, ask=any_opinion)
    data = as_dict(found)
    assert {"version", "game", "result", "seats", "moments", "evaluator"} == set(data)
    for moment in data["moments"]:
        assert ("luck" in moment) == (moment["kind"] == "chance")
    for lang in ("en", "de"):
        assert "<svg" in page(found, lang)
        assert len(lines(found, lang)) > 4
        drawn = [Phrasing(game, lang).turned(found, one) for one in found.moments if one.seat == CHANCE]
        named = any(game.seat_name(seat, lang, len(found.seats)) in told for told in drawn for seat in range(2))
        assert named is not game.meta.together or not drawn  # whoever plays together shares the luck


def test_contradictions_are_asked_again_and_counted() -> None:
    """A decision can't gain: if it seems to, the coach is asked again with a larger budget."""
    asked: list[float] = []

    def fickle(game: Game, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
        asked.append(budget)
        return [Worth(action, 0.9 if len(asked) % 2 else 0.3, 0.001) for action in state.legal(seat)]

    game = fidchell.load("avignon")
    found = review(played(game, 2, 1).record, game, ask=fickle)
    assert max(asked) > 1.0
    assert found.wrong > 0
    assert as_dict(found)["evaluator"]["changed_mind"] == found.wrong


def test_about_equal_choices_make_a_group() -> None:
    worths = [Worth(1, 0.62, 0.02), Worth(2, 0.60, 0.02), Worth(3, 0.40, 0.02), Worth(4, 0.39, 0.01)]
    assert [[one.action for one in group] for group in groups(worths)] == [[1, 2], [3, 4]]


def test_a_line_in_prose() -> None:
    """What follows is told without the move itself; rivals answer, and a win is called one."""
    game = fidchell.load("brandub")
    state = game.new()
    moves = list[Move]()
    at = state.clone()
    for _ in range(3):
        seat = int(at.actor())
        action = at.legal(seat)[0]
        moves.append(Move(seat, action, game.text(at, action)))
        at.step(action, seat)
    for lang, words in (
        ("en", ("Then probably: the best answer (", "; then ")),
        ("de", ("Danach wohl: ", "; dann ")),
    ):
        phrasing = Phrasing(game, lang)
        (told,) = phrasing.follows(state, moves)
        assert all(one in told.text for one in words)
        assert phrasing.follows(state, moves[:1]) == []
        own = [moves[0], replace(moves[1], seat=moves[0].seat)]
        assert "then" not in phrasing.follows(state, own)[0].text.removeprefix("Then probably: ")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_win_that_depends_on_the_draw_is_told_without_moves(lang: str) -> None:
    game = fidchell.load("avignon")
    session = played(game, 2, 1, stop=4)
    seat = session.state.actors()[0]
    action = session.state.legal(seat)[0]
    for message in ("coach-allows", "coach-stops"):
        reason = Reason(message, (("seat", 1 - seat), ("row", ())), start=session.state)
        (told,) = Phrasing(game, lang).reasons(session.state, seat, action, [reason])
        assert ": ." not in told.text
        assert told.text.endswith("whatever is drawn." if lang == "en" else "was auch gezogen wird.")


@pytest.mark.parametrize("name", [name for name in GAMES if cases.brings(name, "value.toml")])
def test_every_aspect_has_features_and_a_name(name: str) -> None:
    game = fidchell.load(name)
    for players in range(game.meta.players[0], game.meta.players[1] + 1):
        value = learned(name, players)
        assert value, "without it the coach has no reasons"
        for aspect, numbers in value.aspects.items():
            assert numbers, f"{aspect}: no such features"
            assert all(game.texts.has(f"aspect-{aspect}", lang) for lang in ("en", "de")), aspect


def secret_positions(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Decisions of a game at random: some, and all where others have chosen already."""
    session, choose = played(game, 2, seed, stop=4), random.Random(seed)
    for n in range(40):
        if session.over:
            return
        state, actors = session.state, session.state.actors()
        seat = actors[choose.randrange(len(actors))]
        waits = state.at_once() and len(actors) < state.seats
        if len(state.legal(seat)) > 1 and (waits or n % 8 == seed % 8):
            yield state.clone(), seat
        session.act(seat, choose.choice(state.legal(seat)))
        session.chance()


@pytest.mark.parametrize("name", [name for name in GAMES if fidchell.load(name).secrets])
def test_no_word_of_the_coach_gives_anything_away(name: str) -> None:
    """Worlds that look the same to a seat get the same hints and warnings, word by word."""
    game, warned = fidchell.load(name), 0
    words = Phrasing(game, "en")
    for seed in range(2):
        for state, seat in secret_positions(game, seed):
            said = set[str]()
            action = state.legal(seat)[seed % len(state.legal(seat))]
            for n in range(2):
                world = state.resample(seat, Rng(f"world {n}"))
                *_, hint = hints(game, world, seat, "hint", looks=2)
                warned_of = warning(game, world, seat, action, "tutor", grave=0.0)
                warned += warned_of is not None
                told = words.warning(warned_of) if warned_of else ""
                said.add("\n".join([*[one.text for one in words.hint(hint)], told]))
                secret = state.at_once()
                assert all(move.seat == seat for move in hint.line) or not secret
            assert len(said) == 1, said
    assert warned or name not in cases.HOUSE


@pytest.mark.parametrize("name", [name for name in GAMES if fidchell.load(name).secrets])
def test_no_review_changes_when_hidden_things_are_resampled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was a mistake, and why, depends on nothing but what its player knew then."""
    game = fidchell.load(name)
    record = played(game, game.meta.players[0], 4, stop=40).record

    def known(game: Game, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
        return opinion(game, state, seat, seed, 1, 0.02)

    def elsewhere(game: Game, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
        return known(game, state.resample(seat, Rng("elsewhere")), seat, seed, looks, budget)

    found, other = (review(record, game, ask=ask) for ask in (known, elsewhere))
    assert [one.worths for one in found.moments] == [one.worths for one in other.moments]
    assert (found.better, found.worse) == (other.better, other.worse)
    words, mistakes, there = Phrasing(game, "en"), found.costliest(4), Review.state
    assert mistakes
    said = [reasons(found, one, words) for one in mistakes]
    monkeypatch.setattr(Review, "state", lambda self, one: there(self, one).resample(one.seat, Rng("elsewhere")))
    assert said == [reasons(other, one, words) for one in mistakes]


@pytest.mark.parametrize("name", GAMES)
def test_a_win_at_once_is_found(name: str) -> None:
    """Wherever somebody can win at once, the hint says so, and the tutor warns of nothing."""
    game, tried = fidchell.load(name), 0
    for seed in range(400):
        if tried == 3:
            break
        state, rng = game.new(game.meta.players[0]), Rng(f"win {seed}")
        while state.outcome() is None and tried < 3:
            seat = int(state.actor())
            wins = [] if seat == CHANCE else [one for one in state.legal(seat) if ends_well(state, one, seat)]
            if wins and len(wins) < len(state.legal(seat)):
                best = opinion(game, state, seat, "win", looks=1, budget=0.2)[0]
                assert best.action in wins
                assert warning(game, state, seat, wins[0], "win") is None
                tried += 1
                break
            moves = state.legal(seat) if seat >= 0 else [state.sample(rng)]
            state.step(moves[rng.below(len(moves))], seat)
    assert tried or game.meta.together or not cases.of(name).single_wins or name not in cases.HOUSE


def ends_well(state: State, action: int, seat: int) -> bool:
    after = state.clone()
    after.step(action, seat)
    ended = after.outcome()
    return ended is not None and seat in ended.winners


def test_the_tutor_warns_before_a_blunder_and_shows_it() -> None:
    """Rome has the Noble, and the Knight stands at Avignon's gate: pushed in, it would give Rome the game."""
    game = fidchell.load("avignon")
    state = game.restore(START)
    blunder = game.parse(state, BAD, 1)
    said = warning(game, state, 1, blunder, "tutor")
    assert said is not None
    assert [(reason.message, reason.rules) for reason in said.reasons] == [("coach-allows", ("AV chastise",))]
    assert warning(game, state, 1, game.parse(state, "excommunicate knight:3", 1), "tutor") is None
    *_, hint = hints(game, state, 1, "tutor")
    told = " ".join(sentence.text for sentence in Phrasing(game, "en").hint(hint))
    assert "chance to win" in told


def test_temperatures_are_odds_and_chances() -> None:
    game = fidchell.load("avignon")
    state = game.new()
    found = temperatures(game, state, 0)
    assert sum(one.odds for one in found) == pytest.approx(1.0)
    assert [one.chance for one in found] == sorted(one.chance for one in found)
    assert {one.outcome for one in found} == {outcome for outcome, _ in state.chance()}


def test_choices_are_tried_equally_often_until_they_are_clearly_behind() -> None:
    """Who goes on to the end has been tried as often as the best; who drops out stays behind."""
    game = fidchell.load("avignon")
    for seed in range(6):
        session = played(game, 2, seed, stop=12)
        if session.over:
            continue
        state, seat = session.state, session.state.actors()[0]
        asked = Opinion(game, state, seat, "equally")
        race, rng = Race(asked.coach, asked.open), Rng("equally")
        bot = asked.coach.bot
        assert isinstance(bot, Search)
        found = race.run(bot, state, seat, rng)
        most, best = max(race.tries.values()), max(race.running, key=lambda one: found[one])
        assert all(most - race.tries[one] <= 1.0 for one in race.running)
        assert min(race.tries.values()) >= LEAST
        assert all(found[one] < found[best] for one in set(found) - set(race.running))


def squares_of(action: int) -> tuple[int, int]:
    return action & 63, action >> 6


def test_mirror_images_are_worth_the_same() -> None:
    """Brandub's start looks the same from everywhere: forty moves, ten in a quarter, of which some mirror others."""
    game = fidchell.load("brandub")
    state = game.new()
    worths = {one.action: one for one in opinion(game, state, 0, "mirror", looks=2, budget=0.2)}
    for action, worth in worths.items():
        start, end = squares_of(action)
        for to in IMAGES:
            image = worths[to[start] | to[end] << 6]
            assert (image.chance, image.error) == (worth.chance, worth.error)
            assert image.about(worth)
    assert len(set(alike(game, [state], 0).values())) < len(worths) / 4


LANES = {
    "game": "avignon",
    "lanes": ["bishop genoa", "bishop genoa", "knight nice", "knight nice", "noble florence"],
    "player": "rome",
    "turn": 3,
}


def test_equal_lanes_are_worth_the_same() -> None:
    """Avignon: two Bishops at Genoa, two Knights at Nice. Where one of them was elsewhere before the rival's turn, only
    the Samaritan rule may tell them apart: then they are about equal, whatever the seed."""
    game = fidchell.load("avignon")
    before = ["bishop florence", "bishop genoa", "knight nice", "knight nice", "noble florence"]
    pairs = [
        (f"{verb} {name}:{one}", f"{verb} {name}:{two}")
        for verb in ("beseech", "chastise", "excommunicate")
        for name, one, two in (("bishop", 1, 2), ("knight", 3, 4))
    ]
    for seed in range(3):
        for position, exactly in ((LANES, True), (LANES | {"before_rival": before}, False)):
            state = game.restore(position)
            found = {game.text(state, one.action): one for one in opinion(game, state, 0, f"lanes {seed}")}
            for one, two in pairs:
                assert found[one].about(found[two]), (seed, one, two)
                same = (found[one].chance, found[one].error) == (found[two].chance, found[two].error)
                assert same or not exactly


def test_where_a_look_would_say_the_same_again_the_search_goes_on() -> None:
    """Brandub: nothing is secret nor by chance. Two opinions at the same time don't get into each other's way."""
    game = fidchell.load("brandub")
    state = game.new()
    seat = int(state.actor())
    alone, first, second = (Opinion(game, state, seat, "deeper", budget=0.1) for _ in range(3))
    tried = list[float]()
    for _ in range(3):
        alone.look()
        assert alone.race is not None
        tried.append(sum(alone.race.tries.values()))
    for _ in range(3):
        first.look()
        second.look()
    assert tried[0] < tried[1] < tried[2]
    assert first.worths() == second.worths() == alone.worths()
    for one in alone.worths():
        assert one.chance == alone.looks[-1][alone.same[one.action]]
        assert one.error > 0.0


def test_nobody_is_asked_again_who_would_say_the_same() -> None:
    """Banish the Snakes: a bot that doesn't search, and no secret. The first word of a hint is its last, too."""
    game = fidchell.load("banish-the-snakes")
    state, seat = next(positions(game, "again", 1, lambda state, seat: len(state.legal(seat)) > 1))
    asked = Opinion(game, state, seat, "again")
    for _ in range(3):
        asked.look()
    assert len(asked.looks) == 1
    assert [one.looks for one in hints(game, state, seat, "again")] == [1]


def test_a_hint_grows() -> None:
    """Its first word comes after one look, without reasons; the last has what all looks have found."""
    game = fidchell.load("avignon")
    session = played(game, 2, 1, stop=6)
    said = list(hints(game, session.state, session.state.actors()[0], "grows", looks=3))
    assert [one.looks for one in said] == [1, 2, 3]
    assert all(one.groups and not one.line and not one.reasons for one in said[:-1])
    assert said[-1].line


def test_choices_are_compared_look_by_look() -> None:
    """Worlds may be good or bad for both: what counts is how one does beside the other in the same."""
    one = Worth(1, 0.6, 0.1, (0.4, 0.5, 0.7, 0.8))
    two = Worth(2, 0.5, 0.1, (0.31, 0.39, 0.61, 0.69))
    assert not one.about(two)
    assert one.about(Worth(3, 0.5, 0.1, (0.8, 0.7, 0.3, 0.2)))


@pytest.mark.parametrize(("name", "players"), [("serpent-master", 2), ("serpent-master", 3), ("banish-the-snakes", 1)])
def test_a_review_is_consistent_with_itself(name: str, players: int) -> None:
    """No move played as recommended is a mistake; nobody gains by deciding; chances stay chances."""
    game = fidchell.load(name)
    session = played(game, players, 2)

    def quick(game: Game, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
        return opinion(game, state, seat, seed, 2, 0.05)

    found = review(session.record, game, ask=quick)
    for moment in found.moments:
        if moment.mistake:
            assert moment.chosen is not None
            assert moment.chosen.action != moment.worths[0].action
    assert all(one.decisions <= 1e-9 for one in found.seats)
    assert set(found.curve[-1][1]) <= {0.0, 0.5, 1.0}
    assert all(-0.25 <= chance <= 1.25 for _, chances in found.curve for chance in chances)


def test_choices_made_at_the_same_time_have_one_common_before() -> None:
    game = fidchell.load("serpent-master")
    session = played(game, 2, 4)
    found = review(session.record, game, ask=any_opinion)
    decisions = [one for one in found.moments if one.chosen]
    pairs = [
        (one, two)
        for one, two in pairwise(decisions)
        if two.move == one.move + 1 and found.state(one).at_once() and found.state(two).at_once()
    ]
    assert pairs
    assert any(minus_before(one, two) == pytest.approx(one.shift) for one, two in pairs)


def test_what_others_have_chosen_already_makes_no_difference() -> None:
    """Serpent Master: who asks last is told what they would be told first, and a review judges all in one position."""
    game = fidchell.load("serpent-master")
    session = played(game, 3, 4, stop=3)
    first = session.state.clone()
    assert first.at_once()
    for seat in (0, 1):
        session.act(seat, session.state.legal(seat)[0])
    found = undecided(session.line, session.state)
    assert found.hash() == first.hash() != session.state.hash()
    assert undecided(session.line, first) is first
    session.act(2, session.state.legal(2)[0])
    judged = list[State]()

    def noting(game: Game, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
        judged.append(state)
        return any_opinion(game, state, seat, seed, looks, budget)

    review(session.record, game, ask=noting)
    choices = [state for state in judged if state.at_once()]
    assert len(choices) >= 3
    assert not any(state.has_chosen(seat) for state in choices for seat in range(3))


def test_a_choice_made_at_the_same_time_as_others_has_reasons() -> None:
    """Serpent Master: what may come of a card, whoever plays what; the same in every world that looks the same."""
    game, found = fidchell.load("serpent-master"), list[str]()
    for seed in range(3):
        state = played(game, 2, seed, stop=2).state
        assert state.at_once()
        best, *_, worst = state.legal(0)
        told = [why(game, state.resample(0, Rng(f"world {n}")), 0, best, worst) for n in range(2)]
        back = why(game, state, 0, worst, best)
        assert told[0] == told[1]
        assert not told[0] or not back or {one.message for one in told[0]} != {one.message for one in back}
        found += [one.message for one in (*told[0], *back)]
    assert found
    assert all(one.startswith("aspect-") for one in found)


def test_the_coach_is_modest_where_it_knows_one_hand_only() -> None:
    """Serpent Master: whoever is asked, nobody is sure to be ahead; and what is certain stays certain."""
    game = fidchell.load("serpent-master")
    one = coach("serpent-master", None, None, 2, 1.0)
    assert one.modest > 0.0
    assert one.chance(0.0) < 0.5
    assert (one.chance(-1.0), one.chance(1.0)) == (0.0, 1.0)
    sums = []
    for seed in range(16):
        state = played(game, 2, seed, stop=4 + seed).state
        while not state.at_once():
            state.step(state.legal(int(state.actor()))[0], state.actor())
        if not any(state.has_chosen(seat) for seat in (0, 1)):
            sums.append(sum(opinion(game, state, seat, "modest", 1)[0].chance for seat in (0, 1)))
    assert sums
    assert 0.85 < sum(sums) / len(sums) < 1.15


def test_a_loss_that_is_none_a_move_later_was_none() -> None:
    """Where nothing is drawn or secret, the next opinion knows better; what is worse than it seemed stays doubt."""

    def wavering(game: Game, state: State, seat: int, seed: str, looks: int, budget: float) -> list[Worth]:
        actions = state.legal(seat)
        return [Worth(one, 0.6 if n == 0 else 0.4, 0.01) for n, one in enumerate(actions)]

    game = fidchell.load("brandub")
    session = Session(game, ["?", "?"], {}, seed="0" * 64, table_id="coach")
    for _ in range(6):
        seat = session.state.actors()[0]
        session.act(seat, session.state.legal(seat)[3])
    session.close("resign", 0)
    found = review(session.record, game, ask=wavering)
    decisions = [one for one in found.moments if one.chosen]
    assert [round(one.loss, 9) for one in decisions[:5]] == [0.2] * 5  # the rival stands at 0.6 a move later: 0.4
    generous = review(session.record, game, ask=lambda *given: [replace(one, chance=0.5) for one in wavering(*given)])
    assert not any(one.loss for one in generous.moments)


def minus_before(one: Moment, two: Moment) -> tuple[float, ...]:
    return tuple(b - a for a, b in zip(one.before, two.before, strict=True))


# -- what is certain --------------------------------------------------------------------------------------------------


def positions(game: Game, seed: str, number: int, wanted: Callable[[State, int], bool]) -> Iterator[tuple[State, int]]:
    """Some decisions of games at random that are of a kind, one a game."""
    found = 0
    for n in range(5000):
        state, rng = game.new(), Rng(f"{seed} {n}")
        while state.outcome() is None:
            seat = int(state.actor())
            if seat >= 0 and not state.at_once() and wanted(state, seat):
                yield state, seat
                found += 1
                break
            moves = state.legal(seat) if seat >= 0 else [state.sample(rng)]
            state.step(moves[rng.below(len(moves))], seat)
        if found == number:
            return


def test_wins_within_a_turn_are_found() -> None:
    """Avignon: where two choices or more win for certain and one doesn't, the hint begins such a row and says so."""
    game, words = fidchell.load("avignon"), Phrasing(fidchell.load("avignon"), "en")
    lengths = set[int]()
    for state, seat in positions(game, "solved", 30, lambda state, seat: len(winning_row(state, seat) or ()) > 1):
        lengths.add(len(winning_row(state, seat) or ()))
        *_, hint = hints(game, state, seat, "solved", looks=1)
        assert keeps_win(state, hint.best.action, seat)
        assert hint.best.chance == 1.0
        told = " ".join(one.text for one in words.hint(hint))
        assert "wins this turn" in told
        assert "Then probably" not in told  # how it wins has been said
    assert max(lengths) > 2


def sure_to_win(state: State, seat: int, turn: int) -> bool:
    """Whether a seat wins before this turn is over, whatever is drawn or answered: every possibility is tried."""
    if state.outcome() is not None:
        return float(state.value(seat)) == 1.0
    if state.turns() != turn:
        return False
    actor = int(state.actor())
    actions = [outcome for outcome, _ in state.chance()] if actor == CHANCE else state.legal(actor)
    then = (sure_to_win(after(state, action, actor), seat, turn) for action in actions)
    return any(then) if actor == seat else all(then)


def test_small_endings_of_avignon_are_solved() -> None:
    """Two followers are won: where trying everything shows a sure win in this turn, or that some choices let the rival
    have one in the next, the hint agrees in 19 of 20."""
    game = fidchell.load("avignon")

    def lost(state: State, seat: int, action: int) -> bool:
        then = after(state, action, seat)
        ways = [after(then, outcome, CHANCE) for outcome, _ in then.chance()] if then.actor() == CHANCE else [then]
        rival = [one for one in ways if one.outcome() is None and int(one.actor()) == 1 - seat]
        return len(rival) == len(ways) and all(sure_to_win(one, 1 - seat, one.turns()) for one in rival)

    right = number = 0
    for state, seat in positions(game, "ending", 40, lambda state, seat: max(followers(state)) == 2):
        actions = state.legal(seat)
        wins = [one for one in actions if sure_to_win(after(state, one, seat), seat, state.turns())]
        bad = [] if wins else [one for one in actions if lost(state, seat, one)]
        good = wins or [one for one in actions if one not in bad]
        if good and len(good) < len(actions):
            number += 1
            right += opinion(game, state, seat, "ending", looks=1)[0].action in good
    assert number >= 8
    assert right >= 0.95 * number


def followers(state: State) -> list[int]:
    assert isinstance(state, AvignonState)
    return [int(state.followers(seat)) for seat in (0, 1)]


def test_threats_within_a_turn_are_found() -> None:
    """Avignon: no hint lets the rival win for certain where something else doesn't; and it says what it stops."""
    game, words = fidchell.load("avignon"), Phrasing(fidchell.load("avignon"), "en")

    def threatened(state: State, seat: int) -> bool:
        lost = [threat(after(state, action, seat), seat) is not None for action in state.legal(seat)]
        return any(lost) and not all(lost) and winning_row(state, seat) is None

    stops = 0
    for state, seat in positions(game, "threat", 6, threatened):
        *_, hint = hints(game, state, seat, "threat", looks=1)
        assert threat(after(state, hint.best.action, seat), seat) is None
        blunder = next(one for one in state.legal(seat) if threat(after(state, one, seat), seat))
        said = warning(game, state, seat, blunder, "threat")
        assert said is not None
        assert "lets" in words.warning(said)
        stops += "could win otherwise" in " ".join(one.text for one in words.hint(hint))
    assert stops


@pytest.mark.parametrize("name", ["avignon", "brandub"])
def test_the_tutor_always_speaks_where_a_rival_would_win(name: str) -> None:
    """However little there is to lose; and it is silent before what the coach itself would play."""
    game = fidchell.load(name)

    def threatened(state: State, seat: int) -> bool:
        lost = [threat(after(state, action, seat), seat) is not None for action in state.legal(seat)]
        return any(lost) and not all(lost) and winning_row(state, seat) is None

    for state, seat in positions(game, "tutor", 1 if name == "brandub" else 4, threatened):
        worths = opinion(game, state, seat, "tutor")
        assert warning(game, state, seat, worths[0].action, "tutor") is None
        if not worths[0].about(worths[-1]):
            said = warning(game, state, seat, worths[-1].action, "tutor")
            assert said is not None
            told = Phrasing(game, "en").warning(said)
            assert Phrasing(game, "en").label(state, worths[-1].action) in told
            assert "lets" in told


@pytest.mark.parametrize("name", ["battle-of-banners", "serpent-master", "banish-the-snakes"])
def test_the_tutor_warns_of_the_worst_and_not_of_the_best(name: str) -> None:
    """Where luck and secrets decide: the first clear blunder of a game at random."""
    game = fidchell.load(name)

    def blunders(state: State, seat: int) -> bool:
        if len(state.legal(seat)) < 2:
            return False
        worths = opinion(game, state, seat, "tutor", looks=2)
        return worths[0].chance > 0.05 and worths[-1].chance < 0.6 * worths[0].chance

    found = list(positions(game, "blunder", 2, blunders))
    assert len(found) == 2
    for state, seat in found:
        worths = opinion(game, state, seat, "tutor")
        assert warning(game, state, seat, worths[-1].action, "tutor") is not None
        assert warning(game, state, seat, worths[0].action, "tutor") is None


class TooMuch(Exception):
    """A position has more to it than a test can solve."""


def solved(state: State, seat: int, nodes: list[int]) -> float:
    """What a position is worth to a seat if two rivals play perfectly to the end, and nothing is hidden or drawn."""
    actor = int(state.actor())
    if state.outcome() is not None:
        return float(state.value(seat))
    nodes[0] -= 1
    if actor == CHANCE or state.at_once() or nodes[0] < 0:
        raise TooMuch
    values = [solved(after(state, action, actor), seat, nodes) for action in state.legal(actor)]
    return max(values) if actor == seat else min(values)


def test_the_last_round_of_serpent_master_is_solved() -> None:
    """Where perfect play to the end can be computed and matters, the coach chooses as well in 19 of 20 positions."""
    game = fidchell.load("serpent-master")

    def decided(state: State, seat: int) -> bool:
        try:
            return len({solved(after(state, action, seat), seat, [400]) for action in state.legal(seat)}) > 1
        except TooMuch:
            return False

    right = 0
    for state, seat in positions(game, "last round", 20, decided):
        best = opinion(game, state, seat, "last round", looks=2)[0].action
        values = {action: solved(after(state, action, seat), seat, [400]) for action in state.legal(seat)}
        right += values[best] == max(values.values())
    assert right >= 19


def test_a_carrier_one_move_from_home_goes_home() -> None:
    """The Battle of Banners: where a move brings the flag home, the hint is that move, and it says so."""
    game = fidchell.load("battle-of-banners")
    wanted = lambda state, seat: len(winning_row(state, seat) or ()) == 1 and len(state.legal(seat)) > 1  # noqa: E731
    number = 0
    for state, seat in positions(game, "carrier", 6, wanted):
        *_, hint = hints(game, state, seat, "carrier", looks=2)
        assert ends_well(state, hint.best.action, seat)
        assert "wins at once" in " ".join(one.text for one in Phrasing(game, "en").hint(hint))
        number += 1
    assert number == 6


def sure_victory(state: State, turn: int, nodes: list[int]) -> bool:
    """Whether the team reaches its full result before this turn is over, whatever is drawn: every possibility."""
    if state.outcome() is not None:
        return float(state.value(0)) >= 1.0
    nodes[0] -= 1
    if nodes[0] < 0:
        raise TooMuch
    if state.turns() != turn:
        return False
    actor = int(state.actor())
    actions = [outcome for outcome, _ in state.chance()] if actor == CHANCE else state.legal(actor)
    then = (sure_victory(after(state, action, actor), turn, nodes) for action in actions)
    return all(then) if actor == CHANCE else any(then)


def last_decisions(game: Game, seed: int) -> list[tuple[State, int]]:
    """The last choices of a game that the team's bot has won, the last one first; none of one that was lost."""
    bot, rng, state, seen = bots.make("level:5", game), Rng(f"last {seed}"), game.new(1), list[tuple[State, int]]()
    while (seat := int(state.actor())) != OVER:
        if seat >= 0 and len(state.legal(seat)) > 1:
            seen.append((state.clone(), seat))
        state.step(state.sample(rng) if seat == CHANCE else bot.decide(state.clone(), seat, rng), seat)
    return seen[:-4:-1] if float(state.value(0)) >= 1.0 else []


def test_the_last_point_of_banish_the_snakes_is_solved() -> None:
    """Where trying everything shows that some choices are sure to win in this turn and others aren't, the hint is one
    that is, and says so, in 19 of 20."""
    game, right, number = fidchell.load("banish-the-snakes"), 0, 0
    words = Phrasing(game, "en")
    for state, seat in (one for seed in range(60) for one in last_decisions(game, seed)):
        try:
            sure = [one for one in state.legal(seat) if sure_victory(after(state, one, seat), state.turns(), [400])]
        except TooMuch:
            continue
        if sure and len(sure) < len(state.legal(seat)):
            number += 1
            best = opinion(game, state, seat, "last point", looks=1)[0]
            right += best.action in sure and best.chance == 1.0
            if number == 1:
                *_, hint = hints(game, state, seat, "last point")
                assert "wins" in " ".join(one.text for one in words.hint(hint))
        if number == 20:
            break
    assert number == 20
    assert right >= 19


# -- habits -----------------------------------------------------------------------------------------------------------


def reviewed(name: str, seeds: range) -> list[Played]:
    """Games at random, reviewed by somebody who says whatever comes to mind."""
    game = fidchell.load(name)
    return [Played(review(played(game, 2, seed).record, game, ask=any_opinion), seed % 2) for seed in seeds]


@pytest.mark.parametrize("name", ["avignon", "brandub", "serpent-master"])
def test_habits_count_every_game_and_every_own_decision_once(name: str) -> None:
    games = reviewed(name, range(6))
    found = habits(games)
    own = [one for game in games for one in game.review.moments if one.chosen and one.seat == game.seat]
    assert found.games == sum(one.games for one in found.openings) == 6
    assert sum(one.number for one in found.kinds) == len(own)
    assert sum(one.loss for one in found.kinds) == pytest.approx(sum(one.loss for one in own))
    assert [one.loss for one in found.kinds] == sorted((one.loss for one in found.kinds), reverse=True)
    assert found.score == pytest.approx(sum(one.games * one.score for one in found.openings) / 6)
    assert all(one.by_kind == (name == "avignon") for one in found.openings)  # its characters are dealt first
    for lang in ("en", "de"):
        assert len(habit_lines(found, lang)) > 6


def test_a_trend_needs_enough_games_and_is_the_later_half_less_the_earlier() -> None:
    games = reviewed("avignon", range(4))
    for one, accurate in zip(games, (60.0, 70.0, 80.0, 90.0), strict=True):
        one.review.seats[one.seat].accuracy = accurate
    assert habits(games).trend == pytest.approx(20.0)
    assert habits(games[:3]).trend is None
    assert "upward: accuracy is 20 points higher" in "\n".join(habit_lines(habits(games), "en"))
    assert "downward: accuracy is 20 points lower" in "\n".join(habit_lines(habits(games[::-1]), "en"))


@pytest.mark.parametrize(("decisions", "told"), [(1, False), (2, False), (3, True)])
def test_one_loss_is_not_many(decisions: int, told: bool) -> None:
    game = fidchell.load("avignon")
    session = Session(game, ["a", "b"], seed="0" * 64, table_id="coach")
    found = review(session.record, game, ask=any_opinion)
    found.seats[0].decisions, found.seats[0].accuracy = -0.3, 80.0
    best, worse = (Worth(0, chance, 0.01) for chance in (0.6, 0.55))
    found.moments = [Moment(n, 0, "", (), (), (best, worse), worse) for n in range(decisions)]
    assert ("many small losses" in Phrasing(game, "en").harmless(found)) == told


def test_where_nothing_was_decided_nothing_is_judged() -> None:
    """Whoever resigns at once has shown neither accuracy nor the lack of it."""
    game = fidchell.load("avignon")
    session = Session(game, ["a", "b"], seed="0" * 64, table_id="coach")
    session.close("resign", 0)
    found = review(session.record, game, ask=any_opinion)
    assert [one.accuracy for one in found.seats] == [None, None]
    english, german = ("\n".join(lines(found, lang)) for lang in ("en", "de"))
    assert english.count("No decisions to judge.") == 2
    assert "There were no decisions to judge." in english
    assert "100" not in english.partition("All figures")[0].replace("result 100", "")
    assert "contradict" not in english
    assert "Keine Entscheidungen zu beurteilen." in german
    assert "no decisions to judge" in page(found, "en")
    alone = habits([Played(found, 0)])
    assert alone.accuracy is None
    assert "No decisions to judge." in "\n".join(habit_lines(alone, "en"))
    assert alone.as_dict()["accuracy"] is None


def test_the_command_tells_habits_of_several_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, files = fidchell.load("serpent-master"), list[str]()
    for seed, names in ((3, ["Ann", "Ben"]), (4, ["Cid", "Ann"])):
        record = played(game, 2, seed).record
        record.seats = names
        record.save(tmp_path / f"{seed}.json")
        files.append(str(tmp_path / f"{seed}.json"))
    assert cli.run_command(["review", *files, "--looks", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {"game", "games", "score", "accuracy", "trend", "openings", "kinds"} == set(data)
    assert data["games"] == 2
    assert cli.run_command(["review", *files, "--name", "Ben"]) == 2
    assert "has not played all" in capsys.readouterr().err
    wrong = json.loads(Path(files[1]).read_text())
    Path(files[1]).write_text(json.dumps(wrong | {"moves": wrong["moves"][1:]}))
    assert cli.run_command(["review", *files]) == 2
    assert f"fidchell: {files[1]}: " in capsys.readouterr().err, "which of them is wrong"


def test_a_game_with_secrets_is_reviewed_when_it_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    played(fidchell.load("serpent-master"), 2, 1, stop=5).record.save(file)
    assert cli.run_command(["review", str(file)]) == 2
    assert "still secret" in capsys.readouterr().err


def test_a_review_that_grows_has_a_curve() -> None:
    """Of what has been looked at. How several rivals share the rest would need their cards: only after the end."""
    game = fidchell.load("serpent-master")
    for players in (2, 3):
        line = played(game, players, 1).line
        asked = [i for i, step in enumerate(line) if is_decision(step)][:5]
        opinions = {i: any_opinion(game, line[i].before, line[i].seat, "grows", 1, 1.0) for i in asked}
        after_the_end, running = (so_far(game, line, opinions, told_all) for told_all in (True, False))
        assert [move for move, _ in after_the_end.curve] == asked
        assert running.curve == (after_the_end.curve if players == 2 else [])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_where_most_is_equally_good_the_worst_is_told(lang: str) -> None:
    game = fidchell.load("brandub")
    state = game.new()
    actions = state.legal(0)
    even, bad = [Worth(one, 0.3, 0.01) for one in actions[:-2]], [Worth(one, 0.1, 0.01) for one in actions[-2:]]
    hint = Hint(state, 0, (tuple(even), tuple(bad)), (), (), 1)
    first, second = (one.text for one in Phrasing(game, lang).hint(hint))
    assert all(str(number) in first for number in (len(even), len(actions)))
    assert not any(word in first for word in ("more", "weitere"))
    assert all(game.label(state, one, lang) in second for one in actions[-2:])


def test_intervals_are_measured() -> None:
    """Where the coach searches by asking again, elsewhere by playing on; a wider one holds more often."""
    searched = coverage(fidchell.load("brandub"), 2, 1, 2, "intervals")
    assert searched.off is None
    assert searched.held == 1.0  # where nothing is drawn every answer is the same
    played_on = coverage(fidchell.load("battle-of-banners"), 2, 6, 12, "intervals")
    assert played_on.off is not None
    assert played_on.off > 0.0
    assert 0.0 < played_on.width < 0.5
    assert usual_miss([(0.5, 0.5)] * 20, 400) == 0.0
    assert usual_miss([(0.5, 0.7)] * 20, 400) > usual_miss([(0.5, 0.6)] * 20, 400) > 0.0
    assert "off" in played_on.line()


def test_a_page_that_cannot_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    played(fidchell.load("brandub"), 2, 1, stop=1).record.save(file)
    assert cli.run_command(["review", str(file), "--looks", "1", "--html", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith(f"fidchell: --html {tmp_path}: it is a folder\n")


@pytest.mark.parametrize("name", ["avignon", "battle-of-banners", "brandub"])
def test_shares_of_aspects_are_the_whole_difference(name: str) -> None:
    game = fidchell.load(name)
    value = learned(name, game.meta.players[0])
    assert value is not None
    looks = [vec[float]([0.0] * int(value.net.inputs)) for _ in range(2)]
    for stop, look in zip((6, 12), looks, strict=True):
        value.features.write(played(game, game.meta.players[0], 5, stop).state, 0, look)
    here, there = ([float(one) for one in look] for look in looks)
    whole = value.net.answer(looks[0]) - value.net.answer(looks[1])
    assert sum(shares(value, here, there).values()) == pytest.approx(whole)
    assert whole != 0.0
    assert shares(value, here, here) == {}


def test_small_reasons_do_not_pass_for_the_whole() -> None:
    """What carries less than half of a difference is followed by what else makes it; what is certain needs no more."""
    game = fidchell.load("brandub")
    state = game.new()
    (one, other), small = state.legal(0)[:2], Reason("aspect-king", points=2.0)

    def told(reasons: list[Reason], gap: float) -> list[str]:
        return [found.message for found in further(game, state, 0, reasons, (one, 0.4), (other, 0.4 - gap))]

    assert told([small], 0.19) == ["aspect-king", "coach-further"]
    assert told([small], 0.03) == ["aspect-king"]
    assert told([Reason("coach-stops")], 0.19) == ["coach-stops"]
    assert told([], 0.0) == []
    for lang in ("en", "de"):
        (text,) = Phrasing(game, lang).reasons(state, 0, one, further(game, state, 0, [], (one, 0.4), (other, 0.21)))
        assert "19" in text.text
        assert game.label(state, other, lang) in text.text


def test_what_hinges_on_a_draw_is_told_with_its_odds() -> None:
    """The mean of what a kind and an unkind draw bring is the chance itself."""
    game, seen = fidchell.load("battle-of-banners"), 0
    for seed in range(40):
        state = played(game, 2, seed, stop=60).state
        seat = int(state.actor())
        for action in state.legal(seat) if seat >= 0 else []:
            for one in gamble(game, state, seat, action, 0.5):
                odds, good, bad = (float(str(value)) / 100.0 for _, value in one.arguments)
                assert good - bad >= HINGES - 0.01
                assert odds * good + (1.0 - odds) * bad == pytest.approx(0.5, abs=0.02)
                seen += 1
    assert seen


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_chance_that_may_be_anything_is_not_told(lang: str) -> None:
    game = fidchell.load("brandub")
    state = game.new()
    one, *others = state.legal(0)
    for error, told in ((0.01, True), (0.2, False)):
        hint = Hint(state, 0, ((Worth(one, 0.4, error),), tuple(Worth(x, 0.1, error) for x in others)), (), (), 1)
        assert ("40" in Phrasing(game, lang).hint(hint)[0].text) is told


def test_calibrating_the_coach_changes_no_choice() -> None:
    """Chances are set right by a rising curve, for each number of Saints its own: what is better stays better."""
    game = fidchell.load("banish-the-snakes")
    alone, three = (coach(game.id, None, None, seats, 1.0) for seats in (1, 3))
    assert three.modest > alone.modest
    for one, seats in ((alone, 1), (three, 3)):
        plain = replace(one, sharp=1.0, modest=0.0)
        state = played(game, seats, 7, stop=40).state
        values = sorted(one.bot.weigh(state, state.actor(), Rng("weigh")))
        assert len(values) > 1
        chances = [one.chance(value) for value in values]
        assert chances == sorted(chances)
        assert chances != [plain.chance(value) for value in values]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_of_choices_that_are_all_equal_the_coach_names_its_own(lang: str) -> None:
    game = fidchell.load("brandub")
    state = game.new()
    hint = Hint(state, 0, (tuple(Worth(one, 0.4, 0.01) for one in state.legal(0)),), (), (), 1)
    told = Phrasing(game, lang).hint(hint)
    assert [game.label(state, hint.best.action, lang) in one.text for one in told] == [False, True]
    assert Phrasing(game, lang).draws(hint) == ""
