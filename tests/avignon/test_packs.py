"""Owners' own packs: what a good one can do, and what is said about a bad one."""

import json
import random
import re
import string
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from fidchell import bots
from fidchell.core.errors import InvalidPack, InvalidRecord
from fidchell.core.game import Game
from fidchell.core.record import Record, replay
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE
from tests.avignon import packs
from tests.avignon.board import LETTERS, Table, story, table
from tests.avignon.packs import Pack, chosen, each, rival
from tests.german import in_german

MORE = {
    "A": "abbess",
    "X": "nephew",
    "S": "squire",
    "D": "duke",
    "H": "hermit",
    "G": "banker",
    "T": "tailor",
    "E": "heir",
    "Z": "zealot",
}
ALL = {**LETTERS, **MORE}


@pytest.fixture(scope="module")
def game() -> Game:
    return packs.load_pack(packs.expansion(), "expansion.toml")


# -- a good pack ------------------------------------------------------------------------------------------------------


def test_our_own_cards_are_the_table_of_the_rules_notes() -> None:
    """The pack of six plays exactly like the game without a pack."""
    own, ours = packs.load_pack(packs.pack(packs.six())), load("avignon")
    for seed in range(30):
        rng, state, other = Rng(f"same/{seed}"), own.new(), ours.new()
        while state.actors():
            seat = state.actors()[0]
            assert state.legal(seat) == other.legal(seat)
            assert state.chance() == other.chance()
            action = int(state.sample(rng)) if seat == CHANCE else state.legal(seat)[rng.below(len(state.legal(seat)))]
            state.apply(action, seat)
            other.apply(action, seat)
        assert state.outcome() == other.outcome()


def test_fifteen_kinds_can_play(game: Game) -> None:
    deck = game.view(game.new(), None)["deck"]
    assert len(deck) == 15
    assert sum(deck.values()) == 24
    assert deck["zealot"] == 3


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_pack_is_played_to_the_end(game: Game, bot: str) -> None:
    """Every state is possible, can be written down and set up again, and speaks both languages."""
    reasons: set[str] = set()
    for seed in range(40 if bot == "random" else 4):
        player, rng, state = bots.make(bot, game), Rng(f"pack/{bot}/{seed}"), game.new()
        steps = 0
        while state.actors():
            seat = state.actors()[0]
            action = int(state.sample(rng)) if seat == CHANCE else int(player.choose(state.clone(), seat, rng))
            state.apply(action, seat)
            state.check()
            steps += 1
            assert steps < 3000, "the game does not end"
            if steps % 7 == 0:
                assert game.restore(json.loads(json.dumps(game.dump(state)))) == state
                speak(game, state)
        speak(game, state)
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.rule in game.rulebook
        reasons.add(outcome.rule)
    assert {"AV end.three", "AV end.other"} <= reasons or bot == "greedy"


def speak(game: Game, state: Any) -> None:
    """Everything that people read, in both languages."""
    for lang in ("en", "de"):
        for seat in (0, 1):
            assert game.prompt(state, seat, lang).text
        assert game.scene(state, None, lang).status
        assert all(line.text for line in game.ending(state, lang))


@pytest.mark.rule("AV factions")
def test_the_rival_may_be_made_to_pull(game: Game) -> None:
    """The Abbess (A): the rival pulls one other, toward the rival. The Bishop is of her faction, so it is no other."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  A  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        K  .  .  .  .
    5        .  .  P  .  .
        """,
        game=game,
        letters=ALL,
    )
    now.play("rome petition abbess")
    assert now.to_act == "avignon"
    assert now.legal == {"choose 3", "choose 4", "choose 5"}
    now.refuses("avignon choose 2", "AV target.other")
    now.refuses("rome choose 3", "AV target.rival")
    now.play("avignon choose 4, ~ draw noble").shows(
        """
            Av Ni Ge Fl Ro
    1        .  .  A  .  .
    2        .  .  B  .  .
    3        .  .  C  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
    avignon  K
        """
    ).turn_of("rome", left=1, taken="petition")


@pytest.mark.rule("AV factions")
def test_an_expansion_character_counts_as_its_faction(game: Game) -> None:
    """The Squire (S) pulls every Knight two, himself among them; the Noble pushes him like a Knight."""
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  .  .  .  K      .  .  .  .  K
    2        .  S  .  .  .      .  .  .  S  .      .  .  .  S  .
    3        .  .  B  .  .      .  .  B  .  .      .  .  .  B  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
        """,
        "rome petition squire",
        "rome beseech 3",
        game=game,
        letters=ALL,
    )
    story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  K  .  .      .  K  .  .  .
    2        .  S  .  .  .      S  .  .  .  .
    3        .  .  B  .  .      .  .  B  .  .
    4        .  .  N  .  .      .  .  .  N  .
    5        .  .  P  .  .      .  .  P  .  .
        """,
        "rome petition noble",
        game=game,
        letters=ALL,
    )


def test_a_new_faction_has_its_own_petitions(game: Game) -> None:
    """The Heir (E) pulls every Duke four, which is more than enough: two steps are lost."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        D  .  .  .  .      .  .  .  .  D
    2        .  .  .  E  .      .  .  _  .  .
    3        .  .  B  .  .      .  .  B  .  .
    4        .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .
    rome     -                  E
        """,
        "rome petition heir",
        game=game,
        letters=ALL,
    )
    assert now.to_act == "~"


@pytest.mark.rule("AV target.count")
def test_a_petition_for_five_takes_all_others(game: Game) -> None:
    """The Banker (G) pulls five others; there are three that are not of his guild (G, T)."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  G  .  .
    2        .  .  T  .  .
    3        .  .  B  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
        """,
        game=game,
        letters=ALL,
    ).play("rome petition banker")
    assert now.legal == {"choose 3", "choose 4", "choose 5"}
    now.refuses("rome choose 2", "AV target.other")
    now.play("rome choose 4, rome choose 5, rome choose 3").turn_of("rome", left=1, taken="petition")


def test_instructions_are_carried_out_one_after_the_other(game: Game) -> None:
    """The Hermit (H): the petitioner pushes one, then the rival pushes one, and may take the same."""
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  H  .  .      .  .  H  .  .      .  .  H  .  .
    2        .  .  B  .  .      .  B  .  .  .      .  .  B  .  .
    3        .  .  C  .  .      .  .  C  .  .      .  .  C  .  .
    4        .  .  N  .  .      .  .  N  .  .      .  .  N  .  .
    5        .  .  P  .  .      .  .  P  .  .      .  .  P  .  .
        """,
        "rome petition hermit, rome choose 2",
        "avignon choose 2",
        game=game,
        letters=ALL,
    )
    now.turn_of("rome", left=1, taken="petition")
    now.refuses("rome choose 5", "AV petition")


@pytest.mark.rule("AV end.other")
@pytest.mark.parametrize(
    ("lane", "rome", "avignon", "script", "winner", "reason"),
    [
        ("C  .  .  .  .", "D", "-", "rome chastise 1", "rome", "duke-cardinal"),
        ("X  .  .  .  .", "D", "-", "rome chastise 1", "rome", "duke-cardinal"),  # the Nephew is a Cardinal
        (".  .  .  .  D", "-", "X", "rome beseech 1", "rome", "duke-cardinal"),
        (".  .  .  .  B", "G", "-", "rome beseech 1", "avignon", "banker-bishop"),
        (".  .  .  .  A", "G", "-", "rome beseech 1", "avignon", "banker-bishop"),  # the Abbess is a Bishop
        ("A  .  .  .  .", "-", "G", "rome chastise 1", "rome", "banker-bishop"),
        ("D  .  .  .  .", "E", "-", "rome chastise 1", "rome", "heir-duke"),  # the Heir and a Duke on the other side
        (".  .  .  .  T", "E", "-", "rome beseech 1", "avignon", "heir-guild"),
    ],
)
def test_alternate_endings_of_others(
    game: Game, lane: str, rome: str, avignon: str, script: str, winner: str, reason: str
) -> None:
    now = table(
        f"""
            Av Ni Ge Fl Ro
    1        {lane}
    2        .  .  K  .  .
    3        .  .  N  .  .
    4        .  .  P  .  .
    5        .  .  I  .  .
    rome     {rome}
    avignon  {avignon}
        """,
        game=game,
        letters=ALL,
    ).play(script)
    now.won_by(winner, "AV end.other", reason)
    english, german = (game.ending(now.state, lang)[0].text for lang in ("en", "de"))
    assert english != german
    assert ("Rome wins" if winner == "rome" else "Avignon wins") in english


@pytest.mark.rule("AV samaritan")
def test_a_petition_that_can_only_restore_is_refused() -> None:
    """Two others only, so both must be chosen: with the Knight pushed back first, every completion restores."""
    bishop, *rest = packs.six()
    bishop["copies"] = 5
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  B  .  .      .  .  .  B  .
    2        .  .  B  .  .      .  .  .  B  .
    3        .  .  B  .  .      .  .  .  B  .
    4        .  .  K  .  .      .  .  K  .  .
    5        .  .  N  .  .      .  N  .  .  .
        """,
        "avignon petition bishop, avignon choose 4, avignon choose 5, avignon chastise 4",
        player="avignon",
        game=packs.load_pack(packs.pack([bishop, *rest])),
    )
    now.play("rome chastise 4")
    now.refuses("rome petition bishop", "AV samaritan", "petitioning the Bishop", "Bischof")
    assert {"petition knight", "petition noble"} <= now.legal


@pytest.mark.rule("AV samaritan")
@pytest.mark.rule("AV target.count")
def test_a_petition_with_one_other_left_is_judged_by_that_one() -> None:
    """Four Bishops and a Knight: the petition moves all of them, so there is nothing to choose that could avoid it."""
    bishop, *rest = packs.six()
    bishop["copies"] = 5
    now = story(
        """
            Av Ni Ge Fl Ro     Av Ni Ge Fl Ro
    1        .  .  B  .  .      .  .  .  B  .
    2        .  .  B  .  .      .  .  .  B  .
    3        .  .  B  .  .      .  .  .  B  .
    4        .  .  B  .  .      .  .  .  B  .
    5        .  .  K  .  .      .  .  K  .  .
        """,
        "avignon petition bishop, avignon choose 5, avignon chastise 5",
        player="avignon",
        game=packs.load_pack(packs.pack([bishop, *rest])),
    )
    start = now.game.dump(now.state)
    now.play("rome chastise 5").refuses("rome petition bishop", "AV samaritan")
    other = Table(now.game.restore(start), now.game)
    other.play("rome chastise 1, rome petition bishop, rome choose 5").turn_of("avignon")


@pytest.mark.rule("AV samaritan.luck")
@pytest.mark.parametrize(
    ("many", "lane", "refused"), [("knight", "K", True), ("knight", "N", False), ("peasant", "P", True)]
)
def test_the_reshuffled_pile_decides_whether_every_draw_restores(many: str, lane: str, refused: bool) -> None:
    """The deck is empty and the pile holds Knights (or Peasants) only. A banished Knight makes no difference; a
    banished Noble lies on that pile too when it is reshuffled, and may come back."""
    few = [{**one, "copies": 7 if one["id"] == many else 1} for one in packs.six()]
    game = packs.load_pack(packs.pack(few))
    others = ["inquisitor genoa", "peasant genoa" if many == "knight" else "knight genoa", "bishop genoa"]
    position = {
        "game": "avignon",
        "lanes": [f"{LETTERS[lane]} genoa", "cardinal nice", *others],
        "before_rival": [f"{many} genoa", "cardinal genoa", *others],
        "rome": {"noble": 1} if lane != "N" else {},
        "discard": {many: 6 if lane != "N" else 7},
        "turn": 11,
    }
    now = Table(game.restore(position), game).play("rome beseech 2")
    assert now.see("deck") == {}
    if refused:
        now.refuses("rome excommunicate 1", "AV samaritan.luck")
    else:
        now.play("rome excommunicate 1")
        assert now.odds == {"knight": 7, "noble": 1}


@pytest.mark.rule("AV samaritan")
@pytest.mark.rule("AV samaritan.answer")
def test_where_everything_is_as_before_a_choice_may_change_it(game: Game) -> None:
    """Rome has restored everything with the first action. Whomever Avignon pulls for the Abbess, that is a change."""
    lanes = ["abbess genoa", "knight genoa", "cardinal genoa", "noble genoa", "peasant genoa"]
    position = {"game": "avignon", "lanes": ["abbess genoa", "knight nice", *lanes[2:]], "before_rival": lanes}
    now = Table(game.restore(position | {"turn": 11}), game, ALL).play("rome beseech 2")
    now.play("rome petition abbess, avignon choose 3").turn_of("avignon")


@pytest.mark.rule("AV samaritan")
@pytest.mark.rule("AV samaritan.answer")
def test_a_petition_whose_second_choice_undoes_its_first_may_restore() -> None:
    """A Knight among four Peasants: Rome pushes it, then Avignon must push it back. Rome has restored everything with
    the first action, so it would stay as it was."""
    *rest, _ = packs.six()
    peasant = packs.character("peasant", chosen("push", 1), rival("push", 1), copies=5)
    own = packs.load_pack(packs.pack([*rest, peasant]))
    lanes = ["peasant genoa"] * 4
    position = {"game": "avignon", "lanes": [*lanes, "knight nice"], "before_rival": [*lanes, "knight genoa"]}
    now = Table(own.restore(position | {"turn": 11}), own).play("rome beseech 5")
    now.refuses("rome petition peasant", "AV samaritan")
    Table(own.restore(position | {"turn": 11}), own).play("rome chastise 1, rome petition peasant, rome choose 5")


def test_names_are_spoken_in_both_languages(game: Game) -> None:
    """A name of the pack's own; without a German one the English, without any the id."""
    now = table(
        """
            Av Ni Ge Fl Ro
    1        .  .  A  .  .
    2        .  .  H  .  .
    3        .  .  Z  .  .
    4        .  .  N  .  .
    5        .  .  P  .  .
        """,
        game=game,
        letters=ALL,
    )
    titles = {
        lang: [card.title for card in game.scene(now.state, 0, lang).cards if card.zone.startswith("spot:")]
        for lang in ("en", "de")
    }
    assert titles["en"] == ["Abbess", "Hermit", "zealot", "Noble", "Peasant"]
    assert titles["de"] == ["Äbtissin", "Hermit", "zealot", "Adliger", "Bauer"]
    assert any("Abbess" in choice.label for choice in game.choices(now.state, 0, "en"))
    assert any("Äbtissin" in choice.label for choice in game.choices(now.state, 0, "de"))


@pytest.mark.parametrize(
    "name", ["{ $x }", "{", "}", "a\nb", "x\n\ncharacter-knight = gone", "[x]", "*x", ".the = x", "#x"]
)
def test_a_name_is_only_a_name(name: str) -> None:
    """Whatever is written there is shown as it stands, or refused; it never breaks the table's own words."""
    data = packs.expansion()
    abbess = next(one for one in data["character"] if one["id"] == "abbess")
    abbess["name"] = abbess["name_de"] = name
    try:
        game = packs.load_pack(data)
    except InvalidPack as error:
        complaint = str(error)
    else:
        state = game.new(deal="abbess knight noble bishop peasant")
        speak(game, state)
        titles = [card.title for card in game.scene(state, 0).cards if card.zone.startswith("spot:")]
        assert titles == [name, "Knight", "Noble", "Bishop", "Peasant"]
        return
    assert complaint.startswith("own.toml: character 'abbess': name: ")


@pytest.mark.rule("AV scoring.refill")
def test_a_newcomer_of_the_first_turn_is_no_deal(game: Game) -> None:
    """With four steps the first action of a game can score; the log calls the newcomer a newcomer."""
    five = "nephew knight noble inquisitor peasant"
    now = Table(game.new(deal=five), game).play("rome petition nephew, rome choose 4, ~ draw bishop, ~ draw bishop")
    lines = [line for line in game.tell(now.events, "en") if "takes the place" in line.text]
    assert [line.rules[0] for line in lines] == ["AV scoring.refill"] * 2


# -- a pack on its way ------------------------------------------------------------------------------------------------


def test_a_pack_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my pack.toml"
    path.write_text(packs.toml(packs.expansion()), encoding="utf-8")
    game = load("avignon", path)
    assert game.pack_name == "my pack.toml"
    assert "squire" in game.view(game.new(), None)["deck"]
    assert "squire" not in load("avignon").view(load("avignon").new(), None)["deck"]


def test_a_record_with_a_pack_replays_on_its_own(game: Game) -> None:
    """The pack's text is in the record: nothing else is needed to open it and to check its chance."""
    session = Session(game, ["a", "b"], {"first": "avignon"}, seed="5a" * 32, table_id="pack")
    rng = Rng("record")
    while session.state.actors():
        session.chance()
        for seat in session.state.actors():
            legal = session.state.legal(seat)
            session.act(seat, legal[rng.below(len(legal))])
    text = session.record.dumps()
    assert any("squire" in move or "duke" in move for move in session.record.moves)
    record = Record.loads(text)
    played = replay(record)
    assert played.last == session.state
    assert verify(record) == (sum(move.startswith("~") for move in record.moves), "seed")
    other = Record.loads(text)
    assert other.pack is not None
    other.pack["text"] = other.pack["text"].replace('"squire"', '"page"')
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


BISHOP = "character", 0
FIRST = *BISHOP, "petition", 0
TOP = ""
ENTRY = "character 'bishop'"
LINE = f"{ENTRY}, petition 1"

BAD: dict[str, tuple[Callable[[Pack], None], str, str, str]] = {
    # missing
    **{
        f"no {field}": (without(field), TOP, field, "is missing")
        for field in ("game", "title", "factions", "character")
    },
    "no id": (without(*BISHOP, "id"), "character 1", "id", "is missing"),
    **{
        f"no {field}": (without(*BISHOP, field), ENTRY, field, "is missing")
        for field in ("faction", "copies", "mark", "petition")
    },
    "no move": (without(*FIRST, "move"), LINE, "move", "is missing"),
    "no steps": (without(*FIRST, "steps"), LINE, "steps", "is missing"),
    # unknown: a typing error must not be ignored
    "top typo": (change("titel", to="x"), TOP, "titel", "is unknown"),
    "entry typo": (change(*BISHOP, "wins_if_rival_hase", to="knight"), ENTRY, "wins_if_rival_hase", "is unknown"),
    "line typo": (change(*FIRST, "step", to=1), LINE, "step", "is unknown"),
    # of the wrong type
    "copies text": (change(*BISHOP, "copies", to="2"), ENTRY, "copies", "is '2'; it must be a whole number"),
    "copies float": (change(*BISHOP, "copies", to=2.0), ENTRY, "copies", "is 2.0; it must be a whole number"),
    "copies bool": (change(*BISHOP, "copies", to=True), ENTRY, "copies", "is True; it must be a whole number"),
    "title number": (change("title", to=5), TOP, "title", "is 5; it must be text"),
    "id number": (change(*BISHOP, "id", to=5), "character 1", "id", "is 5; it must be text"),
    "petition text": (change(*BISHOP, "petition", to="push"), ENTRY, "petition", "is 'push'; it must be a list"),
    "line text": (change(*FIRST, to="push"), LINE, "", "must be a table of fields, not 'push'"),
    "factions text": (change("factions", to="bishop"), TOP, "factions", "it must be a list"),
    "faction number": (change("factions", 0, to=5), "", "factions 1", "is 5; it must be text"),
    "character number": (change(*BISHOP, to=5), "character 1", "", "must be a table of fields, not 5"),
    "characters table": (change("character", to={"id": "x"}), TOP, "character", "it must be a list"),
    "steps text": (change(*FIRST, "steps", to="one"), LINE, "steps", "is 'one'; it must be a whole number from 1 to 4"),
    "each number": (change(*FIRST, "each", to=1), LINE, "each", "is 1; it must be one of"),
    # out of range
    "steps 0": (change(*FIRST, "steps", to=0), LINE, "steps", "is 0; it must be a whole number from 1 to 4"),
    "steps 5": (change(*FIRST, "steps", to=5), LINE, "steps", "is 5; it must be a whole number from 1 to 4"),
    "steps -1": (change(*FIRST, "steps", to=-1), LINE, "steps", "is -1; it must be a whole number from 1 to 4"),
    "copies 0": (change(*BISHOP, "copies", to=0), ENTRY, "copies", "is 0; it must be a whole number from 1 to 15"),
    "copies 16": (change(*BISHOP, "copies", to=16), ENTRY, "copies", "is 16; it must be a whole number from 1 to 15"),
    "copies huge": (change(*BISHOP, "copies", to=10**18), ENTRY, "copies", "it must be a whole number from 1 to 15"),
    "chosen 0": (change(*BISHOP, "petition", 1, to=chosen("pull", 0)), ENTRY, "chosen", "is 0; it must be"),
    "chosen 6": (change(*BISHOP, "petition", 1, to=chosen("pull", 6)), ENTRY, "chosen", "is 6; it must be"),
    "rival 0": (change(*BISHOP, "petition", 1, to=rival("pull", 0)), ENTRY, "rival", "is 0; it must be"),
    "no lines": (change(*BISHOP, "petition", to=[]), ENTRY, "petition", "has 0 entries; it must have 1 to 4"),
    "five lines": (
        change(*BISHOP, "petition", to=[each("pull", "bishop")] * 5),
        ENTRY,
        "petition",
        "has 5 entries; it must have 1 to 4",
    ),
    "no factions": (change("factions", to=[]), TOP, "factions", "has 0 entries; it must have 1 to 15"),
    "no characters": (change("character", to=[]), TOP, "character", "has 0 entries; it must have 1 to 15"),
    "16 kinds": (
        lambda data: data["character"].append(packs.character("one-more", each("pull", "duke"), faction="duke")),
        TOP,
        "character",
        "has 16 entries; it must have 1 to 15",
    ),
    "16 factions": (
        lambda data: data["factions"].extend(f"more-{letter}" for letter in "abcdefgh"),
        TOP,
        "factions",
        "has 16 entries; it must have 1 to 15",
    ),
    # unknown words
    "other faction": (change(*BISHOP, "faction", to="pope"), ENTRY, "faction", "is 'pope'; it must be one of bishop"),
    "each other": (change(*FIRST, "each", to="pope"), LINE, "each", "is 'pope'; it must be one of bishop"),
    "wins other": (change(*BISHOP, "wins_if_rival_has", to="pope"), ENTRY, "wins_if_rival_has", "is 'pope'"),
    "loses other": (change(*BISHOP, "loses_if_holder_has", to="pope"), ENTRY, "loses_if_holder_has", "is 'pope'"),
    "move sideways": (change(*FIRST, "move", to="shove"), LINE, "move", "is 'shove'; it must be one of pull, push"),
    "mark": (change(*BISHOP, "mark", to="Q"), ENTRY, "mark", "is 'Q'; it must be one of S, P, I, R, own"),
    "wrong game": (change("game", to="pathways"), TOP, "game", "is 'pathways'; it must be one of avignon"),
    # two of them, or none
    "each and chosen": (
        change(*FIRST, "chosen", to=2),
        LINE,
        "each, chosen, rival",
        "exactly one of them must be there",
    ),
    "each and rival": (change(*FIRST, "rival", to=2), LINE, "each, chosen, rival", "exactly one of them must be there"),
    "nobody": (without(*FIRST, "each"), LINE, "each, chosen, rival", "exactly one of them must be there, not 0"),
    # twice
    "id twice": (change(*BISHOP, "id", to="knight"), TOP, "character", "'knight' is there twice"),
    "faction twice": (lambda data: data["factions"].append("duke"), TOP, "factions", "'duke' is there twice"),
    # words that nobody could type
    "id empty": (change(*BISHOP, "id", to=""), "character ''", "id", "is empty"),
    "id blank": (change(*BISHOP, "id", to=" "), "character ' '", "id", "is empty"),
    "id capital": (change(*BISHOP, "id", to="Bishop"), "character 'Bishop'", "id", "must be small letters"),
    "id space": (change(*BISHOP, "id", to="arch bishop"), "character 'arch bishop'", "id", "must be small letters"),
    "id digit": (change(*BISHOP, "id", to="bishop2"), "character 'bishop2'", "id", "must be small letters"),
    "id umlaut": (change(*BISHOP, "id", to="äbtissin"), "character 'äbtissin'", "id", "must be small letters"),
    "id nobody": (change(*BISHOP, "id", to="nobody"), "character 'nobody'", "id", ""),
    "faction capital": (change("factions", 7, to="Guild"), "", "factions 8", "must be small letters"),
    "title empty": (change("title", to=""), TOP, "title", "is empty"),
    "name empty": (change("character", 6, "name", to=""), "character 'abbess'", "name", "is empty"),
    "name number": (change("character", 6, "name", to=7), "character 'abbess'", "name", "is 7; it must be text"),
}


@pytest.mark.parametrize("mistake", BAD)
def test_a_bad_pack_is_refused_with_file_entry_field_and_reason(mistake: str) -> None:
    edit, entry, field, reason = BAD[mistake]
    data = packs.expansion()
    edit(data)
    with pytest.raises(InvalidPack) as caught:
        load("avignon", "folder/bad.toml", packs.toml(data))
    message = str(caught.value)
    assert message.startswith(f"folder/bad.toml: {entry}")
    in_german(caught.value)
    assert re.search(rf": {re.escape(field)}: ", message) if field else True
    assert reason in message


@pytest.mark.rule("AV pack.size")
def test_eleven_cards_are_too_few() -> None:
    eleven = packs.six()
    eleven[0]["copies"] = 1
    with pytest.raises(InvalidPack, match=r"bad.toml: .*character: 11 cards in all; .*12 .*\[AV pack.size\]"):
        packs.load_pack(packs.pack(eleven), "bad.toml")


@pytest.mark.parametrize(
    "text",
    [
        "game = avignon",
        "[[character]",
        'game = "avignon"\ngame = "avignon"\n',
        "\x00",
        '{"game": "avignon"}',
        'game = "avignon',
        pytest.param('game = "avignon"\nx = ' + "[" * 5000 + "]" * 5000, id="nested"),
        pytest.param("a." * 25_000 + "a = 1", id="a key with many dots, which takes long to read"),
    ],
)
def test_what_is_not_toml_is_refused(text: str) -> None:
    with pytest.raises(InvalidPack, match=r"^bad\.toml: (not valid TOML|nested too deeply)"):
        load("avignon", "bad.toml", text)


def test_files_that_can_t_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidPack, match=r"missing\.toml: can't be read: there is no such file"):
        load("avignon", tmp_path / "missing.toml")
    with pytest.raises(InvalidPack, match="can't be read"):
        load("avignon", tmp_path)
    latin = tmp_path / "latin.toml"
    latin.write_bytes('title = "Äbtissin"'.encode("latin-1"))
    with pytest.raises(InvalidPack, match=r"latin\.toml: can't be read: it is not UTF-8 text"):
        load("avignon", latin)
    (tmp_path / "empty.toml").write_text("")
    with pytest.raises(InvalidPack, match=r"empty\.toml: game: is missing"):
        load("avignon", tmp_path / "empty.toml")


# -- any pack ---------------------------------------------------------------------------------------------------------

ODD: list[Any] = [None, 0, 1, 2, 3, 4, 5, 15, 16, -1, 10**18, 1.5, True, "", " ", "knight", "duke", "nobody", "pope"]
ODD += ["{", "{ $x }", "a\nb", "Ä", "x" * 300, "push", "own", [], [1], ["knight"], {}, each("pull", "knight")]


@pytest.mark.slow
def test_a_changed_pack_is_either_played_or_refused() -> None:
    """Random edits of the data and of its text: InvalidPack, or a game that can be played; nothing else."""
    complaints = []
    mutants = 400
    for seed in range(mutants):
        text = mutant(random.Random(f"mutant/{seed}"))
        try:
            play_a_little(load("avignon", "mutant.toml", text), seed)
        except InvalidPack as error:
            complaints.append(str(error))
        except Exception as error:
            raise AssertionError(f"seed {seed}: {type(error).__name__}: {error}\n{text}") from error
    assert [complaint for complaint in complaints if not complaint.startswith("mutant.toml: ")] == []
    assert 200 < len(complaints) < mutants - 30


def mutant(rng: random.Random) -> str:
    data = packs.expansion()
    if rng.random() < 0.7:
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            edit_somewhere(rng, data)
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
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.85:
            data = data[key]
            continue
        new = likely(rng, data[key]) if rng.random() < 0.7 else deepcopy(rng.choice(ODD))
        if new is None:
            del data[key]
        elif isinstance(data, list) and rng.random() < 0.3:
            data.insert(key, data[key])
        elif isinstance(data, dict) and rng.random() < 0.2:
            data[rng.choice(["name", "name_de", "wins_if_rival_has", "loses_if_holder_has", "chosen", "typo"])] = new
        else:
            data[key] = new
        return


def likely(rng: random.Random, old: Any) -> Any:
    """Something else that might stand there."""
    if isinstance(old, int):
        return rng.randint(1, 4)
    if old in ("pull", "push"):
        return rng.choice(["pull", "push"])
    return (
        rng.choice(packs.expansion()["factions"]) if old in packs.expansion()["factions"] else deepcopy(rng.choice(ODD))
    )


def play_a_little(game: Game, seed: int) -> None:
    rng, state = Rng(f"mutant/{seed}"), game.new()
    for step in range(150):
        if step % 40 == 0:
            speak(game, state)
            assert game.restore(game.dump(state)) == state
        if not state.actors():
            break
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(int(state.sample(rng)) if seat == CHANCE else legal[rng.below(len(legal))], seat)
        state.check()
    speak(game, state)
