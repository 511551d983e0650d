"""What people see: heads that wait and look into the pit, names around it, what every placement would bring."""

import re
from typing import Any

import pytest

from fidchell.core.rng import Rng
from fidchell.core.scene import Piece, Scene
from fidchell.core.state import CHANCE, State
from tests.serpent_master.board import GAME

EIGHT = 9  # the far rim of a pit of eight


def entered(*squares: str) -> Scene:
    """Four serpents, and where the first ones will enter."""
    state = GAME.new(4)
    for seat, square in enumerate(squares):
        state.apply(GAME.parse(state, f"enter {square}", seat), seat)
    return GAME.scene(state, None)


def waiting(scene: Scene) -> dict[str, tuple[float, float, str]]:
    """Where each head waits, and where it looks."""
    spots = {spot.key: spot for spot in scene.spots}
    heads: list[Piece] = [piece for piece in scene.pieces if piece.spot.startswith("gate:")]
    return {one.key: (spots[one.spot].x, spots[one.spot].y, one.sprite) for one in heads}


def test_heads_wait_in_the_corners_and_then_before_their_entries() -> None:
    assert waiting(entered()) == {
        "head:blue": (0, EIGHT, "head-upright"),
        "head:red": (EIGHT, 0, "head-downleft"),
        "head:black": (EIGHT, EIGHT, "head-upleft"),
        "head:white": (0, 0, "head-downright"),
    }
    assert waiting(entered("d1", "a4", "h3", "c8")) == {
        "head:blue": (4, EIGHT, "head-up"),
        "head:red": (0, 5, "head-right"),
        "head:black": (EIGHT, 6, "head-left"),
        "head:white": (3, 0, "head-down"),
    }


@pytest.mark.parametrize("squares", [(), ("a1",), ("d1", "a4"), ("a1", "h8"), ("d1", "a4", "h3", "c8")])
def test_no_head_hides_the_name_of_a_row(squares: tuple[str, ...]) -> None:
    scene = entered(*squares)
    heads = {(x, y) for x, y, _ in waiting(scene).values()}
    assert not heads & {(x, y) for x, y, _ in scene.marks}
    assert {text for _, _, text in scene.marks} == set("abcdefgh12345678"), "each can be read at one end at least"


def test_every_head_is_drawn() -> None:
    art = (GAME.folder / "art.svg").read_text(encoding="utf-8")
    for squares in ((), ("d1", "a4", "h3", "c8")):
        assert all(f'id="sprite-{sprite}"' in art for _, _, sprite in waiting(entered(*squares)).values())


def placements(seed: int) -> list[tuple[State, int]]:
    """Positions of a game at random in which a card is placed, and by whom."""
    state, rng, found = GAME.new(3), Rng(seed), list[tuple[State, int]]()
    while actors := state.actors():
        seat = actors[0]
        legal: list[Any] = [] if seat == CHANCE else state.legal(seat)
        action = int(state.sample(rng)) if seat == CHANCE else legal[rng.below(len(legal))]
        if seat != CHANCE and GAME.text(state, action).startswith("place"):
            found.append((state.clone(), seat))
        state.apply(action, seat)
    return found


def test_every_placement_tells_the_score_that_it_would_bring() -> None:
    for state, seat in placements(5):
        for action, choice in zip(state.legal(seat), GAME.choices(state, seat), strict=True):
            after = state.clone()
            after.apply(action, seat)
            scores = [str(line).rpartition(" = ")[2] for line in GAME.scene(after, None).panels[0].lines]
            assert re.findall(r"\d+", choice.effect[1]) == scores


def test_names_of_cards_fit_on_them() -> None:
    for card in range(1, 16):
        assert len(GAME.say("de", f"card-{card}")) + len(str(card)) < 9
