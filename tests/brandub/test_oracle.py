"""The engine and the oracle play the same games: legal moves, boards and endings, move by move."""

import pytest

from fidchell.core.rng import Rng
from fidchell.games.brandub.rules import BrandubState
from tests.brandub.board import GAME, board, drawn
from tests.brandub.oracle import Oracle, Square, draw
from tests.scale import scaled


def square(text: str) -> Square:
    return "abcdefg".index(text[0]), int(text[1]) - 1


def compare(state: BrandubState, oracle: Oracle) -> None:
    assert draw(" ".join(drawn(state))) == oracle.pieces
    outcome = state.outcome()
    assert (outcome.reason if outcome else "") == oracle.over
    assert (outcome.winners if outcome else ()) == (() if oracle.winner is None else (oracle.winner,))
    if not oracle.over:
        assert state.actors() == ((0,) if oracle.attacking else (1,))
        texts = [GAME.text(state, action) for action in state.legal(state.actors()[0])]
        assert sorted(texts) == oracle.texts()


def play(state: BrandubState, oracle: Oracle, rng: Rng) -> str:
    compare(state, oracle)
    while state.actors():
        seat = state.actors()[0]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        _, start, end = GAME.text(state, action).split()
        state.apply(action, seat)
        oracle.play(square(start), square(end))
        compare(state, oracle)
    return oracle.over


@pytest.mark.parametrize("seed", range(scaled(4, 12)))
def test_whole_games(seed: int) -> None:
    play(GAME.new(), Oracle(), Rng(f"brandub/{seed}"))


SPARSE = [
    # Few pieces: repetitions, blockades and the king in the open come about soon.
    ("....... ....... ....... ...K... ....... ....... ..a....", "king"),
    (".a..... aa..... ....... ....... ....... ....... ..K....", "attackers"),
    (".d...a. ....... ....... a..K..a ....... ...a... .......", "king"),
    ("....... ...a... .d.K... ..a.... ....... ....... .......", "attackers"),
    ("....... .d..... da..... ....... ....... ....... .....K.", "attackers"),
]


@pytest.mark.parametrize(("rows", "player"), SPARSE)
def test_sparse_positions(rows: str, player: str) -> None:
    endings = set()
    for seed in range(scaled(4, 12)):
        state = board(rows, player)
        endings.add(play(state, Oracle(draw(rows), player == "attackers"), Rng(seed)))
    assert endings
