"""Packs of an owner's own pictures: good ones are played, bad ones refused with file, entry, field and reason."""

import random
import re
import string
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fidchell.core.errors import InvalidPack, InvalidRecord
from fidchell.core.game import Game
from fidchell.core.record import Record, replay
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE
from tests.german import in_german
from tests.serpent_master import packs
from tests.serpent_master.board import GAME, SerpentMaster, table
from tests.serpent_master.packs import Pack, card

MIDDLE = """
        a   b   c   d   e   f   g   h
    8   R   .   .   .   .   .   .   .
    7   .   .   .   .   .   .   .   .
    6   .   .   .   .   .   .   .   .
    5   .   .   .   .   .   .   .   .
    4   .   .   .   B   .   .   .   .
    3   .   .   .   .   .   .   .   .
    2   .   .   .   .   .   .   .   .
    1   .   .   .   .   .   .   .   .
"""

EMPTY = MIDDLE.replace("B", ".").replace("R", ".")


def places(data: Pack, number: int, drawing: str = MIDDLE, **more: Any) -> set[str]:
    """Where Blue may place a card of this pack; Red plays after it."""
    game = packs.load_pack(data)
    now = table(drawing, f"blue {number}, red 1", game=game, **more).play(f"blue commit {number}, red commit 1")
    return now.places("blue")


# -- a good pack ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM pack")
def test_the_same_pictures_make_the_same_game() -> None:
    game, rng = packs.load_pack(packs.pack(packs.fifteen())), Rng("same")
    ours, theirs = GAME.new(3), game.new(3)
    while ours.actors():
        seat = ours.actors()[0]
        moves = [move for move, _ in ours.chance()] if seat == CHANCE else ours.legal(seat)
        assert moves == ([move for move, _ in theirs.chance()] if seat == CHANCE else theirs.legal(seat))
        action = moves[rng.below(len(moves))]
        assert GAME.text(ours, action) == game.text(theirs, action)
        ours.apply(action, seat)
        theirs.apply(action, seat)
    assert ours.outcome() == theirs.outcome()


@pytest.mark.rule("SM pack")
@pytest.mark.rule("SM mirror")
@pytest.mark.parametrize(
    ("picture", "mirror", "wanted"),
    [
        ([[0, 2]], False, {"d6", "f4", "d2", "b4"}),
        ([[1, 2]], False, {"e6", "f3", "c2", "b5"}),
        ([[1, 2]], True, {"e6", "f3", "c2", "b5", "c6", "f5", "e2", "b3"}),
        ([[-1, 0], [1, 0]], False, {"c4-e4", "d5-d3", "e4-c4", "d3-d5"}),
        ([[-1, 0], [1, 0]], True, {"c4-e4", "d5-d3", "e4-c4", "d3-d5"}),  # no placement comes twice
    ],
)
def test_pictures_are_turned_and_flipped(picture: list[list[int]], mirror: bool, wanted: set[str]) -> None:
    assert places(packs.changed(9, picture, mirror=mirror), 9) == wanted


@pytest.mark.rule("SM pictures")
def test_two_pictures_may_have_different_numbers_of_tokens() -> None:
    data = packs.changed(9, [[0, 1]], [[0, 1], [0, 2]])
    assert places(data, 9) == {"d5", "e4", "d3", "c4", "d5-d6", "e4-f4", "d3-d2", "c4-b4"}


@pytest.mark.rule("SM entry.first")
@pytest.mark.parametrize("first", [[0, 1], [1, 0], [0, -1], [-1, 0]])
def test_a_picture_enters_whichever_way_it_is_written(first: list[int]) -> None:
    """Pictures are turned anyway, so the direction in which one is written down makes no difference."""
    data = packs.changed(9, [first, [2 * n for n in first]])
    assert places(data, 9, EMPTY, entries="blue a3, red h8") == {"a3-b3"}
    assert places(data, 9, EMPTY, entries="blue a1, red h8") == {"a1-a2", "a1-b1"}


@pytest.mark.rule("SM entry.first")
@pytest.mark.rule("SM resolution.lost")
@pytest.mark.parametrize("first", [[0, 2], [1, 2], [2, 0], [1, 1]])
def test_a_picture_that_doesn_t_start_beside_the_head_can_t_enter(first: list[int]) -> None:
    game = packs.load_pack(packs.changed(9, [first], mirror=True))
    for door in ("a3", "a1", "h1", "d8"):
        now = table(EMPTY, "blue 9, red 1", game=game, entries=f"blue {door}, red h5")
        assert now.play("blue commit 9, red commit 1").waits_for("red").position["lost"] == [1, 0]


@pytest.mark.rule("SM pack")
def test_the_pictures_of_the_pack_are_drawn() -> None:
    """And the words that describe our pictures are not said of others."""
    game = packs.load_pack(packs.changed(9, [[0, 2], [0, 4]]))
    scene = game.scene(game.new(2), 0)
    [mine] = [one for one in scene.cards if one.key == "all:9"]
    tokens = {(x, y) for x, y, kind in mine.diagram if kind != "head"}
    [head] = [(x, y) for x, y, kind in mine.diagram if kind == "head"]
    assert tokens == {(head[0], head[1] - 2), (head[0], head[1] - 4)}
    ours = next(one for one in GAME.scene(GAME.new(2), 0).cards if one.key == "all:9")
    assert mine.body != ours.body


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_strange_pack_is_played_and_spoken_of(seats: int) -> None:
    game, rng = packs.load_pack(packs.strange()), Rng(f"strange/{seats}")
    for number in range(3):
        state = game.new(seats)
        steps = 0
        while state.actors():
            if steps % 9 == 0:
                assert game.restore(game.dump(state)) == state
                speak(game, state)
            move_at_random(state, rng)
            state.check()
            steps += 1
        speak(game, state)
        assert state.outcome() is not None, number


def move_at_random(state: Any, rng: Rng) -> None:
    seat = state.actors()[rng.below(len(state.actors()))]
    moves = state.legal(seat)
    state.apply(int(state.sample(rng)) if seat == CHANCE else moves[rng.below(len(moves))], seat)


def speak(game: Game, state: Any) -> None:
    """Everything that people read, in both languages."""
    for lang in ("en", "de"):
        for seat in range(int(state.seats)):
            assert game.prompt(state, seat, lang).text
        assert game.scene(state, None, lang).status
        assert all(line.text for line in game.ending(state, lang))


# -- a pack on its way ------------------------------------------------------------------------------------------------


def test_a_pack_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my pack.toml"
    path.write_text(packs.toml(packs.changed(1, [[0, 2]])), encoding="utf-8")
    game = load("serpent-master", path)
    assert game.pack_name == "my pack.toml"
    now = table(MIDDLE, "blue 1, red 15", game=game).play("blue commit 1, red commit 15, red place a7")
    assert now.places("blue") == {"d6", "f4", "d2", "b4"}
    again = table(MIDDLE, "blue 1, red 15").play("blue commit 1, red commit 15, red place a7")
    assert again.places("blue") == {"d5", "e4", "d3", "c4"}, "the usual game has the usual pictures"


def test_a_record_with_a_pack_replays_on_its_own() -> None:
    """The pack's text is in the record: nothing else is needed to open it and to check its chance."""
    session = Session(packs.load_pack(packs.strange()), ["a", "b", "c"], {}, seed="5a" * 32, table_id="pack")
    rng = Rng("record")
    while session.state.actors():
        session.chance()
        for seat in session.state.actors()[:1]:
            legal = session.state.legal(seat)
            session.act(seat, legal[rng.below(len(legal))])
    text = session.record.dumps()
    record = Record.loads(text)
    assert replay(record).last == session.state
    assert verify(record) == (sum(move.startswith("~") for move in record.moves), "seed")
    other = Record.loads(text)
    assert other.pack is not None
    other.pack["text"] = packs.toml(packs.pack(packs.fifteen()))
    with pytest.raises(InvalidRecord):
        replay(other)


# -- a bad pack -------------------------------------------------------------------------------------------------------


def change(*path: str | int, to: Any) -> Callable[[Pack], None]:
    def edit(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        data[path[-1]] = to

    return edit


def without(*path: str | int) -> Callable[[Pack], None]:
    def edit(data: Any) -> None:
        for key in path[:-1]:
            data = data[key]
        del data[path[-1]]

    return edit


THIRD = "card", 2
SQUARES = *THIRD, "pictures", 0
TOP = ""
ENTRY = "card 3"
PICTURE = f"{ENTRY}, pictures 1"
LINE = [[0, n] for n in range(1, 9)]

BAD: dict[str, tuple[Callable[[Pack], None], str, str, str]] = {
    # missing
    **{f"no {field}": (without(field), TOP, field, "is missing") for field in ("game", "title", "card")},
    **{
        f"no {field}": (without(*THIRD, field), ENTRY, field, "is missing")
        for field in ("number", "mark", "source", "mirror", "pictures")
    },
    "14 cards": (without("card", 14), TOP, "card", "has 14 entries"),
    "16 cards": (lambda data: data["card"].append(card(16, [[0, 1]])), TOP, "card", "has 16 entries"),
    "no cards": (change("card", to=[]), TOP, "card", "has 0 entries"),
    "no pictures at all": (change(*THIRD, "pictures", to=[]), ENTRY, "pictures", "has 0 entries; it must have 1 to 2"),
    "an empty picture": (change(*SQUARES, to=[]), PICTURE, "squares", "has 0 entries; it must have 1 to 7"),
    # unknown: a typing error must not be ignored
    "top typo": (change("titel", to="x"), TOP, "titel", "is unknown"),
    "entry typo": (change(*THIRD, "mirrored", to=True), ENTRY, "mirrored", "is unknown"),
    # of the wrong type
    "number text": (change(*THIRD, "number", to="3"), ENTRY, "number", "is '3'; it must be a whole number"),
    "number bool": (change("card", 0, "number", to=True), "card 1", "number", "is True; it must be a whole number"),
    "mirror text": (change(*THIRD, "mirror", to="yes"), ENTRY, "mirror", "is 'yes'; it must be true or false"),
    "mirror number": (change(*THIRD, "mirror", to=1), ENTRY, "mirror", "is 1; it must be true or false"),
    "title number": (change("title", to=5), TOP, "title", "is 5; it must be text"),
    "title empty": (change("title", to=" "), TOP, "title", "is empty"),
    "card number": (change(*THIRD, to=5), ENTRY, "", "must be a table of fields, not 5"),
    "cards table": (change("card", to={"number": 1}), TOP, "card", "it must be a list"),
    "pictures text": (change(*THIRD, "pictures", to="up"), ENTRY, "pictures", "is 'up'; it must be a list"),
    "picture text": (change(*SQUARES, to="up"), PICTURE, "squares", "is 'up'; it must be a list"),
    "square text": (change(*SQUARES, 0, to="up"), PICTURE, "squares", "'up' is not [x, y]"),
    "square of one": (change(*SQUARES, 0, to=[1]), PICTURE, "squares", "[1] is not [x, y]"),
    "square of three": (change(*SQUARES, 0, to=[1, 1, 1]), PICTURE, "squares", "[1, 1, 1] is not [x, y]"),
    "square float": (change(*SQUARES, 0, to=[0, 1.0]), PICTURE, "squares", "[0, 1.0] is not [x, y]"),
    "square bool": (change(*SQUARES, 0, to=[False, True]), PICTURE, "squares", "[False, True] is not [x, y]"),
    # out of range
    "number 2 twice": (change(*THIRD, "number", to=2), ENTRY, "number", "is 2; "),
    "number 0": (change(*THIRD, "number", to=0), ENTRY, "number", "is 0; it must be a whole number from 1 to 15"),
    "number 16": (change(*THIRD, "number", to=16), ENTRY, "number", "is 16; it must be a whole number from 1 to 15"),
    "three pictures": (
        change(*THIRD, "pictures", to=[[[0, 1]]] * 3),
        ENTRY,
        "pictures",
        "has 3 entries; it must have 1 to 2",
    ),
    "eight tokens": (change(*SQUARES, to=LINE), PICTURE, "squares", "has 8 entries; it must have 1 to 7"),
    "far away": (change(*SQUARES, 0, to=[0, 8]), PICTURE, "squares", "[0, 8] is not [x, y]"),
    "very far away": (change(*SQUARES, 0, to=[-(10**18), 0]), PICTURE, "squares", "is not [x, y]"),
    "a square twice": (change(*SQUARES, to=[[0, 1], [0, 1]]), PICTURE, "squares", "a square comes twice"),
    "on the head": (change(*SQUARES, 1, to=[0, 0]), PICTURE, "squares", "the head's own"),
    "second picture": (
        change(*THIRD, "pictures", to=[[[0, 1]], [[0, 0]]]),
        f"{ENTRY}, pictures 2",
        "squares",
        "the head's own",
    ),
    # unknown words
    "other game": (change("game", to="avignon"), TOP, "game", "is 'avignon'; it must be one of serpent-master"),
    "other mark": (change(*THIRD, "mark", to="X"), ENTRY, "mark", "is 'X'; it must be one of"),
}


@pytest.mark.parametrize("what", BAD, ids=str)
def test_a_bad_pack_is_refused_with_file_entry_field_and_reason(what: str) -> None:
    edit, place, field, reason = BAD[what]
    data = packs.pack(packs.fifteen())
    edit(data)
    with pytest.raises(InvalidPack) as caught:
        packs.load_pack(data, "bad.toml")
    complaint = str(caught.value)
    assert complaint.startswith(": ".join(filter(None, ("bad.toml", place, field))))
    in_german(caught.value)
    assert reason in complaint


@pytest.mark.parametrize(
    "text",
    [
        'game = "serpent-master',
        "game",
        '{"game": "serpent-master"}',
        pytest.param('game = "serpent-master"\nx = ' + "[" * 5000 + "]" * 5000, id="nested"),
    ],
)
def test_what_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(InvalidPack, match=r"^bad\.toml: (not valid TOML|nested too deeply)"):
        load("serpent-master", "bad.toml", text)


def test_files_that_can_t_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidPack, match=r"missing\.toml: can't be read: there is no such file"):
        load("serpent-master", tmp_path / "missing.toml")
    with pytest.raises(InvalidPack, match="can't be read"):
        load("serpent-master", tmp_path)
    (tmp_path / "empty.toml").write_text("")
    with pytest.raises(InvalidPack, match=r"empty\.toml: game: is missing"):
        load("serpent-master", tmp_path / "empty.toml")


# -- any pack ---------------------------------------------------------------------------------------------------------

ODD: list[Any] = [None, 0, 1, 2, 7, 8, 15, 16, -1, -7, 10**18, 1.5, True, "", " ", "own", "X", "a\nb", "Ä", "x" * 300]
ODD += [[], [1], [0, 1], [[0, 1]], [[[0, 1]]], {}, {"x": 1}]


def test_a_changed_pack_is_either_played_or_refused() -> None:
    """Random edits of the data and of its text: InvalidPack, or a game that can be played; nothing else."""
    complaints = []
    mutants = 100
    for seed in range(mutants):
        text = mutant(random.Random(f"mutant/{seed}"))
        try:
            play_a_little(load("serpent-master", "mutant.toml", text), seed)
        except InvalidPack as error:
            complaints.append(str(error))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}\n{text}") from error
    assert [complaint for complaint in complaints if not complaint.startswith("mutant.toml: ")] == []
    assert 40 < len(complaints) < mutants - 15


def mutant(rng: random.Random) -> str:
    data = packs.strange()
    if rng.random() < 0.8:
        pictures = [one["pictures"] for one in data["card"]]
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            edit_somewhere(rng, rng.choice(pictures) if rng.random() < 0.7 else data)
        return packs.toml(data)
    text = packs.toml(data)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", rng.choice(string.printable)]) + text[at + rng.randint(0, 2) :]
    return text


def edit_somewhere(rng: random.Random, data: Any) -> None:
    """Walk down at random and change, remove or double what is there."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        if not keys:
            return
        key = rng.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.9:
            data = data[key]
            continue
        likely = rng.randint(-3, 3) if type(data[key]) is int else not data[key] if data[key] in (True, False) else None
        new = likely if likely is not None and rng.random() < 0.8 else deepcopy(rng.choice(ODD))
        if new is None:
            del data[key]
        elif isinstance(data, list) and rng.random() < 0.2:
            data.insert(key, deepcopy(data[key]))
        else:
            data[key] = new
        return


def play_a_little(game: Game, seed: int) -> None:
    rng, state = Rng(f"mutant/{seed}"), game.new(2 + seed % 3)
    for step in range(60):
        if step % 30 == 0:
            speak(game, state)
            assert game.restore(game.dump(state)) == state
        if not state.actors():
            break
        move_at_random(state, rng)
        state.check()
    speak(game, state)


def test_our_own_cards_say_what_they_are_worth() -> None:
    """No picture is passed off as the printed one: each is inferred or reconstructed, and says why."""
    text = (GAME.folder / "cards.toml").read_text(encoding="utf-8")
    marks = re.findall(r'^mark = "S"\neffect = "(.)"$', text, re.MULTILINE)
    assert "".join(marks) == "IIIIRRRRRRRRRII"
    assert len(re.findall(r"^source = ", text, re.MULTILINE)) == 15


@pytest.mark.rule("SM pack")
def test_a_rule_of_ours_is_cited_only_for_our_picture() -> None:
    """Whatever the pack says of the picture's origin; an owner's card is the owner's, even if it is the same."""
    ours: Any = packs.load_pack(packs.changed(1, [[0, 1]], effect="I"))
    other: Any = packs.load_pack(packs.changed(1, [[0, 2]], effect="R"))
    own: Any = packs.load_pack(packs.changed(1, [[0, 1]]))
    assert [game.card_rule(0) for game in (ours, other, own)] == ["SM card.1", "SM pattern", "SM pattern"]


def test_a_table_with_a_pack_is_independent_of_others() -> None:
    usual, own = SerpentMaster(GAME.new(2)), packs.load_pack(packs.changed(1, [[0, 2]]))
    assert own.pack_text is not None
    assert usual.game.pack_text is None
