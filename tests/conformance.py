"""What every game must keep, as checks that raise AssertionError: the suites run them on every game there is.

`Case` says which game is played with how many seats and which options; `walk` plays it at random; the `check_…`
functions look at one state, `run` at a whole game.
"""
# ruff: noqa: PT017, PT018 - checks that games fail, not tests

import itertools
import json
import pickle
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from typing import Any, Final

from fidchell.core.errors import IllegalAction, InvalidAction, InvalidPosition
from fidchell.core.game import Game
from fidchell.core.record import replay
from fidchell.core.refusal import Refusal
from fidchell.core.rng import Rng
from fidchell.core.scene import Card, Panel, Piece, Prompt, Scene, Spot
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE, OVER, Event, Outcome, State
from fidchell.core.text import LANGUAGES
from fidchell.core.views import only_committed
from tests.scale import scaled

MANY_BITS: Final = 9  # of a verb's arguments: a verb with more is not tried in every form
LONGEST: Final = 5000  # decisions in a game at random: more, and it does not end
NONSENSE: Final = (-1, -17, 2**31, 2**40, 2**63, -(2**63), 10**30, True, False, "x", "0", 1.0, None, (), [1])


@dataclass(frozen=True)
class Case:
    game: Game
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        options = ",".join(f"{name}={str(value).replace(' ', '-')}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}" + (f"-{options}" if options else "")

    def new(self) -> State:
        state: State = self.game.new(self.seats, **self.options)
        return state

    def session(self, seed: int, kind: type[Session] = Session) -> Session:
        names = [f"player {seat}" for seat in range(self.seats)]
        return kind(self.game, names, self.options, seed=hex_seed(seed), table_id=f"table-{seed}")


def hex_seed(seed: int) -> str:
    return sha256(str(seed).encode()).hexdigest()


def words(state: State) -> list[int]:
    return [int(word) for word in state.words()]


def pick(rng: Rng, among: list[Any]) -> Any:
    return among[rng.below(len(among))]


def random_move(state: State, rng: Rng) -> tuple[int, int]:
    """Somebody who may act, and one of their actions."""
    seat = pick(rng, list(state.actors()))
    return (seat, int(state.sample(rng))) if seat == CHANCE else (seat, pick(rng, state.legal(seat)))


def walk(case: Case, seed: int) -> Iterator[State]:
    """Every state of a game at random, the last among them. They are copies."""
    rng = Rng(f"{case}/{seed}")
    state = case.new()
    for _ in range(LONGEST):
        yield state.clone()
        if not state.actors():
            return
        seat, action = random_move(state, rng)
        state.apply(action, seat)
    raise AssertionError(f"the game has not ended after {LONGEST} steps")


def well_formed(game: Game, state: State) -> Iterator[int]:
    """Every action that the notation can write in this state, legal or not; of a verb with very many, a fair sample."""
    for verb in game.notation.verbs:
        bits = [noun.bits for noun in verb.nouns]
        every: Iterable[tuple[int, ...]] = itertools.product(*(range(1 << size) for size in bits))
        if sum(bits) > MANY_BITS:
            rng = Rng(f"{verb.name}/{state.turns()}")
            drawn = {tuple(int(rng.below(1 << size)) for size in bits) for _ in range(1 << MANY_BITS)}
            every = sorted(
                drawn | {game.notation.unpack(a)[1] for a in legal_of(state) if game.notation.unpack(a)[0] == verb}
            )
        for values in every:
            action = game.notation.pack(verb, values)
            try:
                text = game.text(state, action)
            except InvalidAction:
                continue
            assert game.notation.read(state, text) == action, f"{text!r} is written for {action} and read as another"
            yield action


def legal_of(state: State) -> list[int]:
    """What anybody may do now."""
    return [action for seat in range(int(state.seats)) for action in state.legal(seat)]


def json_text(thing: Any) -> str:
    """Strict JSON: the same text for the same thing."""
    return json.dumps(thing, sort_keys=True, allow_nan=False, ensure_ascii=False)


# -- the state --------------------------------------------------------------------------------------------------------


def check_state(game: Game, state: State) -> None:
    """Who acts, what is legal, and what is a word for it."""
    state.check()
    actors, actor = state.actors(), int(state.actor())
    assert type(actors) is tuple and list(actors) == sorted(set(actors)), f"actors {actors} are not canonical"
    assert actor == (min(actors) if actors else OVER), f"actor {actor} is not the lowest of {actors}"
    owed = int(state.courtesy())
    assert owed == -1 or owed in state.legal(actor), f"the courtesy {owed} is not legal"
    assert CHANCE not in actors or actors == (CHANCE,), "chance and a seat at once"
    assert (state.outcome() is None) == bool(actors), "somebody acts exactly as long as there is no outcome"
    for seat in range(int(state.seats)):
        legal = state.legal(seat)
        assert bool(legal) == (seat in actors), f"legal for seat {seat}: {legal}, but to act are {actors}"
        assert all(type(action) is int for action in legal), "legal actions are ints"
        assert all(a < b for a, b in itertools.pairwise(legal)), f"legal is not ascending: {legal}"
        if legal:
            assert [int(action) for action in state.moves(seat)] == legal, "legal() is not moves()"
            check_notation(game, state, seat)
    assert state.legal(CHANCE) == [] and state.legal(int(state.seats)) == [], "legal for nobody"
    size, positions = len(words(state)), int(state.position_words())
    assert 0 < positions <= size, f"{positions} of {size} words are the position"
    assert all(abs(word) < 1 << 63 for word in words(state)), "words of 64 bits"
    assert words(state) == words(state), "words changes"
    assert state.key() == state.key() and len(state.key()) == 8 * positions, "key is not the position's words"


def check_notation(game: Game, state: State, seat: int) -> None:
    texts = [game.text(state, action) for action in state.legal(seat)]
    assert len(set(texts)) == len(texts), f"two actions are written alike: {texts}"
    for action, text in zip(state.legal(seat), texts, strict=True):
        assert game.parse(state, text, seat) == action, f"{text!r} is not read as it was written"
        assert game.parse(state, f"  {text.upper()} ", seat) == action, f"{text!r} in capitals is not understood"
        assert game.explain(state, seat, text) is None, f"{text!r} is legal and yet refused"


def check_chance(game: Game, state: State) -> None:
    outcomes = state.chance()
    if state.actors() != (CHANCE,):
        assert outcomes == [], "odds where nothing is drawn"
        return
    names = [outcome for outcome, _ in outcomes]
    assert len(set(names)) == len(names), "tickets of one outcome do not lie together"
    assert all(type(weight) is int and weight > 0 for _, weight in outcomes), f"weights {outcomes}"
    tickets = int(state.tickets())
    assert sum(weight for _, weight in outcomes) == tickets, "the weights are not the tickets"
    drawn = [int(state.ticket(r)) for r in range(tickets)]
    assert drawn == [outcome for outcome, weight in outcomes for _ in range(weight)], "odds are not what is drawn"
    texts = [game.text(state, outcome) for outcome in names]
    assert len(set(texts)) == len(texts), f"two outcomes are written alike: {texts}"
    for outcome, text in zip(names, texts, strict=True):
        assert game.parse(state, text, CHANCE) == outcome, f"{text!r} is not read as it was written"
        after = state.clone()
        after.apply(outcome, CHANCE)
        after.check()
    for lang, seat in itertools.product(LANGUAGES, (None, *range(int(state.seats)))):
        odds = game.odds(state, lang, seat)
        total = {one.total for one in odds}
        assert not odds or total == {sum(one.weight for one in odds)}, "the odds that are shown don't add up"
        # Whoever does not know where everything lies is shown the odds as far as they can know them.
        known = not any(thing.see.conceals(seat, thing.value) for thing in game.things(state))
        assert not (odds and known) or sorted((one.weight, one.total) for one in odds) == sorted(
            (weight, tickets) for _, weight in outcomes
        ), "the odds that are shown are not those that are drawn"
    for seat in range(int(state.seats)):
        check_refused(state, names[0], seat)


def check_copies(game: Game, state: State) -> None:
    """Clone, pickle and position are equal and independent."""
    before, key = words(state), state.key()
    copy = state.clone()
    assert type(copy) is type(state) and copy == state and copy.out is None, "a clone is equal"
    assert copy is not state, "a clone is the state itself"
    again = copy.clone()
    copy.playout(Rng(1))
    assert words(state) == before and words(again) == before, "a clone shares something with its original"
    thawed = pickle.loads(pickle.dumps(state))
    assert thawed == state and thawed.key() == key and words(thawed) == before, "pickling loses something"
    thawed.playout(Rng(2))
    assert words(state) == before, "a pickled copy shares something with its original"
    check_position(game, state)
    assert words(state) == before, "writing the position changes the state"


def check_position(game: Game, state: State) -> None:
    position = game.dump(state)
    text = json_text(position)
    restored = game.restore(json.loads(text))
    assert restored == state, f"restored from {text}: {words(restored)}, not {words(state)}"
    assert restored.key() == state.key(), "restored with another key"
    assert json_text(game.dump(restored)) == text, "a restored position is written otherwise"
    assert json_text(position) == text, "restore changes what it reads"
    assert restored.actors() == state.actors(), "restored with another to act"


def check_position_damage(game: Game, state: State) -> None:
    """Whatever is done to a position: it is refused by name, or it is a possible state that can be played on."""
    whole = json.loads(json_text(game.dump(state)))
    wrong: list[Any] = [None, True, -1, 0, 3, 10**30, 1.5, "", "nonsense", [], ["x"], [None], {}, {"x": 1}, [[]]]
    damaged = [whole | {key: value} for key in [*whole, "unknown"] for value in wrong]
    damaged += [{one: value for one, value in whole.items() if one != key} for key in whole]
    for key, inside in whole.items():
        places = range(len(inside)) if isinstance(inside, list) else inside if isinstance(inside, dict) else ()
        for place, value in itertools.product(places, wrong):
            changed = list(inside) if isinstance(inside, list) else dict(inside)
            changed[place] = value
            damaged.append(whole | {key: changed})
    for position in [*wrong, *damaged]:
        try:
            restored = game.restore(position)
        except InvalidPosition as error:
            assert str(error), "no reason"
        except Exception as error:
            raise AssertionError(f"restore of {position} fails with {error!r}") from error
        else:
            restored.check()
            if restored.actors() and restored.actors() != (CHANCE,):
                assert restored.legal(restored.actors()[0]), f"nobody can go on from {position}"


def check_refused(state: State, action: Any, seat: Any) -> None:
    before = words(state)
    try:
        state.apply(action, seat)
    except (IllegalAction, InvalidAction):
        pass
    except Exception as error:
        raise AssertionError(f"action {action!r} of seat {seat!r} fails with {error!r}") from error
    else:
        raise AssertionError(f"action {action!r} of seat {seat!r} was done")
    assert words(state) == before, f"the refused action {action!r} of seat {seat!r} changed something"
    assert state.out is None, "out is left behind"


def check_nonsense(state: State, rng: Rng) -> None:
    """What isn't legal is refused and changes nothing."""
    actors = state.actors()
    for seat in (*actors, 0):
        for action in NONSENSE:
            check_refused(state, action, seat)
        legal = state.legal(seat)
        for action in legal:
            mutated = action ^ 1 << rng.below(12)
            if mutated not in legal:
                check_refused(state, mutated, seat)
    done = state.legal(actors[0])[0] if actors and actors[0] != CHANCE else 0
    others = [seat for seat in range(int(state.seats)) if seat not in actors]
    for stranger in (
        *others,
        int(state.seats),
        -2,
        2**70,
        True,
        "0",
        0.0,
        None,
        *(() if CHANCE in actors else (CHANCE,)),
    ):
        check_refused(state, done, stranger)


def check_step(game: Game, state: State, seat: int, action: int) -> list[Event]:
    """The checked half and the hot half do the same; every event is told and cited."""
    hot, loud, quiet = state.clone(), state.clone(), state.clone()
    events: list[Event] = []
    hot.step(action, seat)
    loud.apply(action, seat, out=events)
    quiet.apply(action, seat)
    assert hot == loud == quiet, "apply and step differ"
    assert loud.out is None, "out is left behind"
    assert state.turns() <= loud.turns(), "the count of turns goes back"
    check_told(game, events)
    return events


def check_told(game: Game, events: Iterable[Event]) -> None:
    for event in events:
        for rule in game.cites(event):
            assert rule in game.rulebook, f"{event} cites {rule!r}, which is not in the rule book"
        told = [game.sentence(event, lang) for lang in LANGUAGES]
        assert len({line is None for line in told}) == 1, f"{event} is told in one language only"
        for line in told:
            if line is not None:
                assert line.text.strip() and "{" not in line.text, f"{event} is told as {line.text!r}"
                assert all(rule in game.rulebook for rule in line.rules), f"{line} cites an unknown rule"


def check_ending(game: Game, state: State) -> None:
    """A finished game: who has won, what it is worth, and that nobody acts any more."""
    outcome = state.outcome()
    assert outcome is not None, "over without an outcome"
    seats = range(int(state.seats))
    assert state.actor() == OVER and state.chance() == [], "chance after the end"
    check_winners(game, outcome, seats)
    assert len(outcome.scores) == len(seats) and outcome.reason, "a score a seat and a reason"
    assert outcome.rule in game.rulebook, f"the ending cites {outcome.rule!r}"
    returns = state.returns()
    assert returns == [state.value(seat) for seat in seats], f"returns {returns}"
    if game.meta.together:
        assert len(set(returns)) == 1 and -1.0 <= returns[0] <= 1.0, f"together, but returns {returns}"
        assert bool(outcome.winners) == (returns[0] == 1.0), f"returns {returns} for {outcome}"
    else:
        expected = [(1.0 if seat in outcome.winners else -1.0) if outcome.winners else 0.0 for seat in seats]
        assert returns == expected, f"returns {returns}"
    for name, number in state.tally():
        assert name and number == number and type(number) is float, f"tally: {name} {number!r}"
    assert json_text(outcome.as_dict()) == json_text(outcome.as_dict()), "an outcome is not JSON"
    for lang in LANGUAGES:
        lines = game.ending(state, lang)
        assert all(line.text.strip() for line in lines) and (lines or not outcome.winners), "an ending untold"
    for seat in seats:
        for action in well_formed(game, state):
            check_refused(state, action, seat)


def check_winners(game: Game, outcome: Outcome, seats: range) -> None:
    """Against each other some win or none; together all or none, with a name for what was reached."""
    if game.meta.together:
        assert outcome.winners in ((), tuple(seats)) and outcome.result, f"together, but {outcome}"
    else:
        assert set(outcome.winners) < set(seats) and not outcome.result, f"winners {outcome.winners}"


def generic_playout(state: State, rng: Rng) -> int:
    """The contract's loop, written once more."""
    decisions = 0
    while state.actor() != OVER:
        seat = state.actor()
        if seat == CHANCE:
            state.step(state.sample(rng), CHANCE)
        else:
            owed, moves = int(state.courtesy()), [int(action) for action in state.moves(seat)]
            state.step(owed if owed >= 0 else moves[rng.below(len(moves))], seat)
            decisions += 1
    return decisions


def check_playout(state: State, seed: int) -> None:
    """The game's own playout, the base class's and the loop above are the same move for move."""
    found = []
    ways: list[Callable[[State, Rng], int]] = [lambda one, rng: one.playout(rng), State.playout, generic_playout]
    for way in ways:
        copy, rng = state.clone(), Rng(seed)
        found.append((int(way(copy, rng)), words(copy), int(rng.state)))
    assert found[0] == found[1] == found[2], "playout differs from the generic loop"
    assert 0 <= found[0][0] <= LONGEST, "a playout is too long"


# -- what people get --------------------------------------------------------------------------------------------------


def ways_of(prompt: Prompt) -> list[tuple[int, tuple[str, ...]]]:
    return [(n, way) for n, choice in enumerate(prompt.choices) for way in (choice.picks, *choice.also)]


def scene_keys(scene: Scene) -> list[str]:
    things: Iterable[Spot | Piece | Card | Panel] = (*scene.spots, *scene.pieces, *scene.cards, *scene.panels)
    return [thing.key for thing in things] + [key for key, _ in (*scene.zones, *scene.buttons)]


def check_prompt(game: Game, state: State, seat: int) -> None:
    """A prompt covers exactly the legal set, in every language alike."""
    texts = [game.text(state, action) for action in state.legal(seat)]
    prompts = [game.prompt(state, seat, lang) for lang in LANGUAGES]
    keys = set(scene_keys(game.scene(state, seat, "en")))
    for prompt in prompts:
        assert prompt.seat == seat and prompt.text.strip(), "a prompt without a question"
        assert [choice.text for choice in prompt.choices] == texts, "the choices are not the legal set"
        labels = [choice.label for choice in prompt.choices]
        assert all(labels) and len(set(labels)) == len(labels), f"two choices are called alike: {labels}"
        for choice in prompt.choices:
            assert choice.rule in game.rulebook, f"{choice.text} rests on {choice.rule!r}"
            assert all(line.strip() for line in choice.effect), f"an empty line of {choice.text}"
            assert not (choice.wins and choice.loses), f"{choice.text} wins and loses"
            assert not choice.odds or sum(one.weight for one in choice.odds) == choice.odds[0].total, "odds"
        ways = ways_of(prompt)
        for (n, one), (m, other) in itertools.permutations(ways, 2):
            assert one != other[: len(one)] or (n == m and one != other), f"picks {one} are the beginning of {other}"
        for _, way in ways:
            assert way and all(key in keys for key in way), f"{way} is not in the scene"
    assert len({json_text(ways_of(prompt)) for prompt in prompts}) == 1, "picks depend on the language"


def check_scene(game: Game, state: State, seat: int | None) -> None:
    scenes = [game.scene(state, seat, lang) for lang in LANGUAGES]
    for scene in scenes:
        keys = scene_keys(scene)
        assert len(set(keys)) == len(keys), "a key is used twice"
        places = {spot.key for spot in scene.spots} | {key for key, _ in scene.zones}
        assert all(card.zone in places for card in scene.cards), "a card lies nowhere"
        assert all(piece.spot in places for piece in scene.pieces), "a piece stands nowhere"
        assert all(key in places for key in scene.ends), "an end of the board is nowhere"
        assert all(label.strip() for _, label in (*scene.zones, *scene.buttons)), "a button without words"
        assert scene.status.strip() and scene.width > 0 and scene.height > 0, "an empty scene"
        assert all(card.title and card.label for card in scene.cards), "a card without a name"
        json_text(scene.as_dict())
    assert len({json_text(scene_keys(scene)) for scene in scenes}) == 1, "keys depend on the language"


def check_view(game: Game, state: State) -> None:
    """Views are plain JSON and tell no more than what is declared; the position is everything."""
    things = game.things(state)
    assert len({thing.key for thing in things}) == len(things), "two things with one key"
    spectator = game.view(state, None)
    for seat in (None, *range(int(state.seats))):
        view = game.view(state, seat)
        json_text(view)
        assert set(view) <= {thing.key for thing in things}, "a view of things that are not there"
        for thing in things:
            if thing.see.kind == "public":
                assert json_text(view[thing.key]) == json_text(thing.value), f"public {thing.key} is not shown"
            elif seat not in thing.see.seats:
                shown = view.get(thing.key)
                assert shown == spectator.get(thing.key), f"seat {seat} is shown more of {thing.key} than a spectator"
                expected = {"count": int, "committed": bool}.get(thing.see.kind, type(None))
                assert type(shown) is expected, f"{thing.key} is shown as {shown!r}"
            elif thing.see.kind != "hidden":
                assert json_text(view[thing.key]) == json_text(thing.value), f"{thing.key} is not shown to its owner"


def check_refusal(game: Game, refusal: Refusal | None, what: object) -> None:
    assert isinstance(refusal, Refusal), f"{what} is not legal and yet not refused"
    assert refusal.rule in game.rulebook, f"{what} is refused by {refusal.rule!r}, which is not in the rule book"
    for lang in LANGUAGES:
        assert game.texts.has(refusal.reason, lang), f"{refusal.reason} is not told in {lang}"
        assert refusal.text(lang).strip() and "{" not in refusal.text(lang), (
            f"{what} is refused as {refusal.text(lang)!r}"
        )
    assert refusal.rule in str(refusal), "a refusal names its rule"


def check_explanations(game: Game, state: State) -> None:
    """Every well-formed action that isn't legal is refused with a rule and words in both languages."""
    for action in well_formed(game, state):
        text = game.text(state, action)
        check_refusal(game, game.explain(state, None, text), f"{text!r}, by a spectator,")
        for seat in range(int(state.seats)):
            refusal = game.explain(state, seat, text)
            if action in state.legal(seat):
                assert refusal is None, f"{text!r} is legal and yet refused"
                continue
            check_refusal(game, refusal, text)
            try:
                game.parse(state, text, seat)
            except IllegalAction as error:
                assert error.refusal == refusal, f"{text!r} is refused in two ways"
            else:
                raise AssertionError(f"{text!r} is not legal and yet parsed")


def check_picks(game: Game, state: State, seat: int, rng: Rng) -> None:
    """The beginnings of legal picks may be; other picks are refused with a reason, or are no picks at all."""
    prompt = game.prompt(state, seat, "en")
    if not prompt.choices:
        return
    ways = [way for _, way in ways_of(prompt)]
    begun = {way[:n] for way in ways for n in range(len(way) + 1)}
    for _ in range(2):
        way = pick(rng, ways)
        for n in range(len(way) + 1):
            assert game.explain(state, seat, way[:n]) is None, f"{way[:n]} begins a legal action and is refused"
        key = pick(rng, [*scene_keys(game.scene(state, seat, "en")), "nonsense", "verb:nonsense", "card:x", ""])
        for picks in ((*way[:-1], key), (*way, key), (key,)):
            if picks not in begun:
                try:
                    refusal = game.explain(state, seat, picks)
                except InvalidAction:
                    continue
                except Exception as error:
                    raise AssertionError(f"explain of {picks} fails with {error!r}") from error
                check_refusal(game, refusal, picks)


def check_people(game: Game, state: State, rng: Rng) -> None:
    """Everything that people see and are asked."""
    before = words(state)
    if not game.secrets:
        scenes = [game.scene(state, seat) for seat in (None, *range(int(state.seats)))]
        assert all(scene == scenes[0] for scene in scenes), "not everybody sees the same"
    check_view(game, state)
    check_explanations(game, state)
    check_scene(game, state, None)
    for seat in range(int(state.seats)):
        if game.secrets:  # else it is the same
            check_scene(game, state, seat)
        check_prompt(game, state, seat)
        check_picks(game, state, seat, rng)
    assert words(state) == before, "looking changes the state"


def spread(length: int, seed: int, most: int) -> set[int]:
    """A few moments of a game, all over it, others for another seed."""
    looked = min(most, length)
    return {(n * length // looked + seed) % length for n in range(looked)}


def run(case: Case, seed: int, people: int = 10, every: int = 1) -> int:
    """A whole game at random under all these checks; the people's part at a few moments, because words are slow, and
    the slower ones of the others at every so many steps."""
    rng = Rng(f"run/{case}/{seed}")
    looked = spread(sum(1 for _ in walk(case, seed)), seed, people)  # games of one case are about as long
    state = case.new()
    steps = 0
    while state.actors():
        assert steps < LONGEST, f"the game has not ended after {LONGEST} steps"
        check_state(case.game, state)
        if (steps + seed) % every == 0:
            check_chance(case.game, state)
            check_copies(case.game, state)
            check_nonsense(state, rng)
            check_playout(state, steps)
        if steps in looked:
            check_people(case.game, state, rng)
        assert state.returns() == [0.0] * case.seats, "returns before the end"
        seat, action = random_move(state, rng)
        check_step(case.game, state, seat, action)
        state.apply(action, seat)
        steps += 1
    check_state(case.game, state)
    check_copies(case.game, state)
    check_people(case.game, state, rng)
    check_ending(case.game, state)
    return steps


# -- secrets ----------------------------------------------------------------------------------------------------------


def observe(game: Game, state: State, seat: int) -> dict[str, str]:
    """Everything that a seat is shown, as text, part by part."""
    texts = [game.text(state, action) for action in well_formed(game, state)]
    refusals = [game.explain(state, seat, text) for text in texts]
    told = [None if one is None else [one.rule, *(one.text(lang) for lang in LANGUAGES)] for one in refusals]
    parts: dict[str, Any] = {
        "view": game.view(state, seat),
        "the spectator's view": game.view(state, None),
        "legal": [game.text(state, action) for action in state.legal(seat)],
        "actions": texts,
        "explain": told,
        "actors": state.actors(),
        "outcome": repr(state.outcome()),
        "returns": state.returns(),
    }
    for lang in LANGUAGES:
        parts[f"prompt {lang}"] = asdict(game.prompt(state, seat, lang))
        parts[f"scene {lang}"] = game.scene(state, seat, lang).as_dict()
        parts[f"the spectator's scene {lang}"] = game.scene(state, None, lang).as_dict()
        parts[f"odds {lang}"] = [[asdict(one) for one in game.odds(state, lang, who)] for who in (None, seat)]
    return {name: json_text(part) for name, part in parts.items()}


def check_secrecy(game: Game, state: State, seat: int, rng: Rng, worlds: int = 3) -> int:
    """Worlds that look the same to a seat look the same to it; how many of them were other worlds."""
    truth, before, other = observe(game, state, seat), words(state), 0
    for _ in range(worlds):
        world = state.resample(seat, rng)
        assert world is not state and words(state) == before, "resample changes the state"
        assert type(world) is type(state), "resample makes another kind of state"
        world.check()
        shown = observe(game, world, seat)
        for name in truth:
            assert shown[name] == truth[name], f"{name} tells seat {seat} of a secret"
        if state.legal(seat):
            assert world.legal(seat) == state.legal(seat), f"legal tells seat {seat} of a secret"
        other += words(world) != before
        world.playout(Rng(3))
        assert words(state) == before, "a resampled world shares something with the true one"
    return other


def told(game: Game, state: State, seat: int, action: int, viewer: int | None = None) -> tuple[str, str]:
    """What a viewer (None: a spectator) sees after a move, and what they are told of it."""
    after, events = state.clone(), list[Event]()
    after.apply(action, seat, out=events)
    lines = [[line.text for line in game.tell(events, lang, viewer)] for lang in LANGUAGES]
    known = game.sees_move(state, seat, action).fully(viewer)
    return json_text(game.view(after, viewer)), json_text([lines, game.text(state, action) if known else "?"])


def check_log(game: Game, state: State, rng: Rng, worlds: int = 3) -> None:
    """What happens in secret is told alike, whatever it was, to everybody who didn't see it."""
    actors = state.actors()
    viewers: tuple[int | None, ...] = (None, *range(int(state.seats)))
    if is_open(game, state):  # everybody sees the same, and there is one world
        viewers, worlds = (None,), 1
    if actors == (CHANCE,):
        for viewer in viewers:
            logs: dict[str, str] = {}
            for outcome, _ in state.chance():
                if game.sees_move(state, CHANCE, outcome).fully(viewer):
                    continue  # dice that lie in the open may be told, even if nothing of them stays on the table
                view, log = told(game, state, CHANCE, outcome, viewer)
                assert logs.setdefault(view, log) == log, f"the log tells {viewer} a secret outcome: {log}"
        return
    for seat, viewer in itertools.product(actors, viewers):
        things = game.things(state)
        secret = set()
        for action in state.legal(seat) if any(thing.see.kind == "committed" for thing in things) else ():
            after = state.clone()
            after.apply(action, seat)
            if viewer != seat and only_committed(things, game.things(after), seat):
                secret.add(told(game, state, seat, action, viewer)[1])
        assert len(secret) <= 1, f"the log tells a secret choice: {sorted(secret)}"
        action = pick(rng, state.legal(seat))
        truth = told(game, state, seat, action, viewer)
        for _ in range(worlds):
            world = state.resample(seat, rng)
            assert action in world.legal(seat), f"legal tells seat {seat} of a secret"
            view, log = told(game, world, seat, action, viewer)
            assert view != truth[0] or log == truth[1], (
                "the log tells what no view has shown, so what is shown and swept away in one step must stay in the "
                f"position as a public part: {log}"
            )


def has_secrets(game: Game, state: State, seat: int) -> bool:
    return any(thing.see.conceals(seat, thing.value) for thing in game.things(state))


def is_open(game: Game, state: State) -> bool:
    """Whether nothing in the position is anybody's secret; what nobody knows is decided later."""
    return all(thing.see.kind in ("public", "hidden") for thing in game.things(state))


def run_secrecy(case: Case, seed: int, most: int = 5) -> None:
    rng = Rng(f"secrecy/{case}/{seed}")
    secrets, others = 0, 0
    states = list(walk(case, seed))
    looked, rare = spread(len(states), seed, most), spread(len(states), seed, 2)
    for n, state in enumerate(states):
        check_log(case.game, state, rng)
        rarely = is_open(case.game, state)
        if n in (rare if rarely else looked):
            for seat in range(1 if rarely else case.seats):
                secrets += has_secrets(case.game, state, seat)
                others += check_secrecy(case.game, state, seat, rng, 1 if rarely else scaled(2, 3))
    assert others or not secrets, "resample changes nothing: this shows nothing about secrets"


# -- going back -------------------------------------------------------------------------------------------------------


def learns(game: Game, state: State, seat: int, action: int, rng: Rng, worlds: int = scaled(6, 12)) -> bool:
    """Whether a seat sees something new by its action: it would look different in another world."""

    def look(world: State) -> str:
        after = world.clone()
        after.apply(action, seat)
        return json_text(game.view(after, seat))

    worlds = 1 if is_open(game, state) else worlds
    truth = look(state)
    return any(look(state.resample(seat, rng)) != truth for _ in range(worlds))


def check_no_undo(session: Session, seat: int, consent: bool = False) -> None:
    before, record = words(session.state), session.record.dumps()
    try:
        session.undo(seat, consent=consent)
    except IllegalAction as error:
        assert str(error), "no reason"
    else:
        raise AssertionError(f"seat {seat} takes back what it may not")
    assert words(session.state) == before and session.record.dumps() == record, "a refused undo changes something"


def check_replays(session: Session) -> None:
    again = replay(session.record, session.game)
    assert again.last == session.state, "the record leads elsewhere"
    assert [step.text for step in again.line] == [step.text for step in session.line], "another line stands"


def run_undo(case: Case, seed: int, kind: type[Session] = Session) -> dict[str, int]:
    """A game at random with moves taken back at random; how often what happened."""
    rng = Rng(f"undo/{case}/{seed}")
    session = case.session(seed, kind)
    count = {"free": 0, "barred": 0, "consent": 0, "learnt": 0, "rolls": 0}
    for _ in range(LONGEST):
        actors = session.state.actors()
        if actors == (CHANCE,):
            session.chance()
            for seat in range(case.seats):
                assert session.undo_depth(seat) == 0, "a chance outcome is taken back"
                check_no_undo(session, seat)
            count["barred"] += 1
        elif actors:
            _undo_step(case, session, rng, count)
        else:
            break
    else:
        raise AssertionError(f"the game has not ended after {LONGEST} steps")
    for seat in range(case.seats):
        check_no_undo(session, seat)
        check_no_undo(session, seat, consent=True)
    check_replays(session)
    count["rolls"] = sum(move.startswith("~") for move in session.record.moves)
    assert session.events_drawn == count["rolls"], "the event counter is not the number of rolls"
    assert verify(session.record, session.game) == (count["rolls"], "seed"), "a roll is not verified"
    return count


def _undo_step(case: Case, session: Session, rng: Rng, count: dict[str, int]) -> None:
    game, drawn = case.game, session.events_drawn
    seat, action = random_move(session.state, rng)
    before, moves = session.state.clone(), len(session.record.moves)
    learnt = learns(game, before, seat, action, rng)
    session.act(seat, game.text(before, action))
    if session.state.outcome() is not None:
        return
    depth = session.undo_depth(seat)
    count["learnt"] += learnt
    assert not (learnt and depth), f"seat {seat} takes back a move that has shown it something"
    open_game = not any(has_secrets(game, before, one) for one in range(case.seats))
    assert depth or learnt or not open_game, f"seat {seat} can't take back a move that has shown nothing"
    if not only_committed(game.things(before), game.things(session.state), seat):
        for other in range(case.seats):
            assert other == seat or session.undo_depth(other) == 0, "another seat's move is taken back"
    if not depth:
        check_no_undo(session, seat)
    if depth and rng.below(3) == 0:
        session.undo(seat)
        assert session.state == before, "an undo leads elsewhere"
        assert session.record.moves[moves + 1] == f"{seat} undo {depth}", "an undo is not written down"
        assert session.record.moves[moves] == f"{seat} {game.text(before, action)}", "what was taken back is gone"
        count["free"] += 1
    elif rng.below(8) == 0:
        session.undo(seat, consent=True)
        assert session.record.moves[moves + 1].endswith(" undo 1"), "an undo is not written down"
        count["consent"] += 1
    elif rng.below(8) == 0 and any(step.seat not in (seat, CHANCE) for step in session.line):
        other = next(step.seat for step in reversed(session.line) if step.seat not in (seat, CHANCE))
        session.undo(other, consent=True)
        assert other in session.state.actors(), "an undo by consent is not the last move of that seat"
        count["consent"] += 1
    assert session.events_drawn == drawn, "the event counter goes back"
    if rng.below(max(scaled(8, 4), len(session.line) // scaled(2, 4))) == 0:  # a long line takes long to play through
        check_replays(session)
