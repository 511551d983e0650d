"""What processes tell each other through the database is JSON: every piece of work, every answer, nothing else."""

import json
import os
import pickle
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell.coach.hint import BlunderWarning, Hint, Move
from fidchell.coach.temperature import Warmth
from fidchell.coach.why import Reason
from fidchell.coach.worth import Worth
from fidchell.core.errors import FidchellError, IllegalAction, InvalidRecord
from fidchell.core.registry import games, load
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE, State
from fidchell.server import wire
from fidchell.server.coaching import advise, warn
from fidchell.server.errors import Overrun, WorkFailed
from fidchell.server.wire import Unreadable, pack_answer, pack_work, release, unpack_answer, unpack_work
from fidchell.server.work import check_record, named, think
from tests.avignon import packs


def later(state: State, moves: int = 40) -> State:
    """A position some random moves on."""
    rng = Rng("wire")
    for _ in range(moves):
        actors = state.actors()
        if not actors:
            break
        actor = actors[0]
        legal = [state.sample(rng)] if actor == CHANCE else state.legal(actor)
        state.apply(legal[rng.below(len(legal))], actor)
    return state


@pytest.mark.parametrize("name", games())
def test_a_position_arrives_as_it_was(name: str) -> None:
    game = load(name)
    for seats in {game.meta.players[0], game.meta.players[1]}:
        state = later(game.new(seats))
        given = ("level:2", named(game), "table", state, 1, "seed")
        do, arguments = unpack_work(pack_work(think, given))
        assert do is think
        assert arguments == given
        assert arguments[3].key() == state.key()
        assert game.dump(arguments[3]) == game.dump(state)


def test_a_position_with_an_owners_cards() -> None:
    game = packs.load_pack(packs.expansion())
    state = later(game.new(), 6)
    assert unpack_work(pack_work(advise, (named(game), state, 0, "seed")))[1][1] == state


def test_what_the_coach_says_arrives_as_it_was() -> None:
    game = load("brandub")
    world, worth = game.new(), Worth(3, 0.1, 0.2, (0.1, 1e-17), 0.5)
    reason = Reason("coach-row", (("seat", 0), ("row", (1, 2)), ("liked", (("aspect-x", 1.5),))), ("BR x",), 2.5, world)
    said = (
        Hint(world, 0, ((worth,), (worth, worth)), (Move(0, 3, "a1-a2"),), (reason,), 4, (Warmth(1, 0.5, 0.25),)),
        BlunderWarning(world, 1, worth, worth, (), (reason,)),
        [worth],
        None,
        7,
        (3, "seed"),
    )
    asked = (named(game), world, 0, "seed")
    for one in said:
        assert unpack_answer(pack_answer(one), asked) == one
    assert warn is wire.TASKS["warn"]


def test_what_went_wrong_is_told_in_the_reader_s_language() -> None:
    with pytest.raises(InvalidRecord) as wrong:
        check_record("{")
    found: Any = unpack_answer(pack_answer(wrong.value), ("{",))
    assert type(found) is InvalidRecord
    assert [found.text(lang) for lang in ("en", "de")] == [wrong.value.text(lang) for lang in ("en", "de")]
    for kind in (WorkFailed, Overrun):
        found = unpack_answer(pack_answer(kind("work-failed")), ())
        assert (type(found), found.reason) == (kind, "work-failed")
    failed = RuntimeError("think: ZeroDivisionError")
    failed.add_note("Traceback")
    found = unpack_answer(pack_answer(failed), ())
    assert (type(found), str(found), found.__notes__) == (RuntimeError, str(failed), ["Traceback"])
    # An error of a kind that is not listed is one of the family.
    found = unpack_answer(pack_answer(IllegalAction("no")), ())
    assert (type(found), str(found)) == (FidchellError, "no")


@pytest.mark.parametrize(
    "data",
    [
        pickle.dumps((os.system, ("true",))),
        b"",
        b"{}",
        b"[]",
        json.dumps({"do": "system", "game": None, "with": {"tuple": ["true"]}}).encode(),
        json.dumps({"do": "check_record", "game": None, "with": ["{}"]}).encode(),
        json.dumps({"do": "check_record", "game": None, "with": {"tuple": [{"Popen": ["true"]}]}}).encode(),
        json.dumps({"do": "think", "game": None, "with": {"tuple": [{"state": [2, []]}]}}).encode(),
        json.dumps({"do": "think", "game": ["../x", None, None], "with": {"tuple": [{"state": [2, []]}]}}).encode(),
        json.dumps({"do": "think", "game": ["brandub", None, None], "with": {"tuple": [{"state": [2, [1]]}]}}).encode(),
    ],
)
def test_nothing_else_can_be_asked_for(data: bytes) -> None:
    with pytest.raises(Unreadable):
        unpack_work(data)
    if not data.startswith((b"[", b"{}")):
        with pytest.raises(Unreadable):
            unpack_answer(data, ())


def test_a_release_is_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version alone would let two versions between releases take each other's work."""
    folder = tmp_path / "fidchell"
    folder.mkdir()
    (folder / "__init__.py").write_text("one = 1\n")
    monkeypatch.setattr(fidchell, "__file__", str(folder / "__init__.py"))
    monkeypatch.setattr(wire, "games", lambda: [])
    monkeypatch.setattr(wire, "kept", lambda: [])
    release.cache_clear()
    try:
        first = release()
        release.cache_clear()
        assert release() == first
        assert first.startswith(f"{fidchell.__version__}-")
        (folder / "__init__.py").write_text("one = 2\n")
        release.cache_clear()
        assert release() != first
    finally:
        release.cache_clear()
