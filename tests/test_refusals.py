"""Whatever somebody types at any time: it is legal, or a rule of the book is cited; and no answer tells a secret."""
# ruff: noqa: PT017 - what is refused is looked at, too

import pytest

from fidchell.core.errors import IllegalAction, InvalidAction
from fidchell.core.game import Game
from fidchell.core.registry import games, load
from fidchell.core.rng import Rng
from fidchell.core.state import State
from fidchell.core.text import LANGUAGES
from tests import cases
from tests.conformance import Case, check_refusal, walk, well_formed

TRIED = 60  # texts at a time
FEW = 12  # moments of a game


def answer(game: Game, state: State, seat: int, text: str) -> str:
    """What a seat is told that types this."""
    try:
        game.parse(state, text, seat)
    except IllegalAction as error:
        check_refusal(game, error.refusal, text)
        assert error.refusal is not None
        return "\n".join((error.refusal.rule, *(error.refusal.text(lang) for lang in LANGUAGES)))
    except InvalidAction as error:
        known = cases.of(game.id)
        unclear = bool(known.unclear) and known.unclear in str(error)
        assert unclear or not known.strict, f"{text!r} is answered without a rule: {error}"
        return str(error)
    return "legal"


@pytest.mark.parametrize("name", games())
def test_what_was_ever_an_action_is_answered_in_every_phase(name: str) -> None:
    game, rng = load(name), Rng(name)
    case = Case(game, game.meta.players[1], cases.of(name).short)
    states = list(walk(case, 5))
    moments = states[:: max(1, len(states) // FEW)] + states[-1:]
    texts = {game.text(state, action) for state in moments for action in well_formed(game, state)}
    texts |= {text.partition(":")[0] for text in texts} | {text.rpartition("-")[0] for text in texts if "-" in text}
    vocabulary = sorted(text for text in texts if (" " in text or text == "pass") and "nobody" not in text)
    for state in moments:
        for seat in range(case.seats):
            world = state.resample(seat, rng)
            for _ in range(TRIED):
                text = vocabulary[rng.below(len(vocabulary))]
                assert answer(game, state, seat, text) == answer(game, world, seat, text), f"{text!r} tells a secret"
