"""What people see: heads that wait and look into the pit, names around it, what every placement would bring."""

import re
from typing import Any

import pytest

from fidchell.core.rng import Rng
from fidchell.core.scene import Piece, Scene
from fidchell.core.state import CHANCE, State
from fidchell.games.serpent_master.position import NAMES
from tests.serpent_master.board import GAME

EIGHT = 9  # the far rim of a pit of eight


def entered(*squares: str) -> Scene:
    """Four serpents, and where the first ones will enter."""
    state = GAME.new(4)
    for seat, square in enumerate(squares):
        state.apply(GAME.parse(state, f"enter {square}", seat), seat)
    return GAME.scene(state, None)


def waiting(scene: Scene) -> dict[str, tuple[float, float, int]]:
    """Where each head waits, and where it looks."""
    spots = {spot.key: spot for spot in scene.spots}
    heads: list[Piece] = [piece for piece in scene.pieces if piece.spot.startswith("gate:")]
    return {one.key: (spots[one.spot].x, spots[one.spot].y, one.turn) for one in heads}


def test_heads_wait_in_the_corners_and_then_before_their_entries() -> None:
    """They look into the pit: up is 0, and degrees go to the right."""
    assert waiting(entered()) == {
        "head:blue": (0, EIGHT, 45),
        "head:red": (EIGHT, 0, 225),
        "head:black": (EIGHT, EIGHT, 315),
        "head:white": (0, 0, 135),
    }
    assert waiting(entered("d1", "a4", "h3", "c8")) == {
        "head:blue": (4, EIGHT, 0),
        "head:red": (0, 5, 90),
        "head:black": (EIGHT, 6, 270),
        "head:white": (3, 0, 180),
    }


@pytest.mark.parametrize("squares", [(), ("a1",), ("d1", "a4"), ("a1", "h8"), ("d1", "a4", "h3", "c8")])
def test_no_head_hides_the_name_of_a_row(squares: tuple[str, ...]) -> None:
    scene = entered(*squares)
    heads = {(x, y) for x, y, _ in waiting(scene).values()}
    assert not heads & {(x, y) for x, y, _ in scene.marks}
    assert {text for _, _, text in scene.marks} == set("abcdefgh12345678"), "each can be read at one end at least"


def test_every_head_is_drawn() -> None:
    art = (GAME.folder / "art.svg").read_text(encoding="utf-8")
    assert all(f'id="sprite-{head.sprite}"' in art for head in entered().pieces)


def test_serpents_are_joined_along_the_way_they_took() -> None:
    """Token by token from tail to head, each on its level of the stack; the head looks on from the last but one."""
    state, rng = GAME.new(4), Rng(8)
    ways: list[list[int]] = [[] for _ in range(4)]
    while actors := state.actors():
        seat = actors[0]
        legal: list[Any] = [] if seat == CHANCE else state.legal(seat)
        action = int(state.sample(rng)) if seat == CHANCE else legal[rng.below(len(legal))]
        if seat != CHANCE and GAME.text(state, action).startswith("place"):
            ways[seat] += state.squares(action & 63)
        state.apply(action, seat)
    scene = GAME.scene(state, None)
    assert [body.path for body in scene.bodies] == [tuple(f"spot:{NAMES[place]}" for place in way) for way in ways]
    heaps: dict[str, dict[int, int]] = {}
    for body in scene.bodies:
        for spot, level in zip(body.path, body.levels, strict=True):
            heaps.setdefault(spot, {})[level] = body.owner
    for spot, heap in heaps.items():
        assert tuple(heap[level] for level in range(len(heap))) == state.stack(NAMES.index(spot.removeprefix("spot:")))
    turns = {(0, 1): 0, (1, 1): 45, (1, 0): 90, (1, -1): 135, (0, -1): 180, (-1, -1): 225, (-1, 0): 270, (-1, 1): 315}
    heads = [piece for piece in scene.pieces if piece.key.startswith("head:")]
    for head, (*_, before, last) in zip(heads, ways, strict=True):
        assert head.turn == turns[last % 8 - before % 8, last // 8 - before // 8]


def test_tokens_that_no_cards_explain_lie_by_themselves() -> None:
    """A puzzle may have them."""
    rest, seats = [*range(3, 12)], ("blue", "red")
    puzzle = {
        **{"game": "serpent-master", "seats": 2, "round": 1, "stacks": {"d4": "red blue", "f6": "red"}},
        **{"entry:blue": "d1", "entry:red": "d7", "head:blue": "d4", "head:red": "f6"},
        **{f"played:{seat}": [n] for n, seat in enumerate(seats, 1)},
        **{f"hand:{seat}": [3 - n, *rest] for n, seat in enumerate(seats, 1)},
    }
    state = GAME.restore(puzzle)
    assert [(body.path, body.levels) for body in GAME.scene(state, None).bodies] == [
        (("spot:d4",), (1,)),
        (("spot:f6",), (0,)),
    ]


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
            scores = re.findall(r": (\d+)", " ".join(map(str, GAME.scene(after, None).panels[0].lines)))
            assert re.findall(r"\d+", choice.effect[1]) == scores


def test_names_of_cards_fit_on_them() -> None:
    for card in range(1, 16):
        assert len(GAME.say("de", f"card-{card}")) + len(str(card)) < 9
