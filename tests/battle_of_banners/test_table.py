"""What people see and are asked: dice of now, carriers in their own shape, questions that tell the odds."""

import re
from typing import Any, Final

import pytest

from fidchell.core.scene import Piece
from fidchell.core.state import State
from fidchell.core.text import LANGUAGES
from fidchell.games.battle_of_banners.components import ITEMS
from tests.battle_of_banners.board import GAME, BattleOfBanners

# Red has just attacked and fallen; Blue and Green have rolled a 4.
FOUGHT: Final = {"attacker": "red3", "target": "blue2", "dice": [[1, 4], [3, 5]], "bonus": [1, 0]}
MIDDLE: Final[dict[str, Any]] = {
    "game": "battle-of-banners",
    "seats": 2,
    "pieces": {
        "blue": ["b2", "f7", "e9"],
        "green": ["h2", "f1", "d6"],
        "red": ["d11", "c12", "dead"],
        "yellow": ["h12", "e6", "j12"],
    },
    "hand-blue-green": ["poison"],
    "phase": "move",
    "dice": [4],
    "turn": 9,
    "fought": FOUGHT,
}
FIGHT: Final[dict[str, Any]] = {
    "attacker": "green3",
    "target": "yellow2",
    "from": "d6",
    "cards": [None, None],
    "dice": [[], []],
}


def position(**changes: Any) -> State:
    state: State = GAME.restore({**MIDDLE, **changes})
    return state


def in_the_tray(state: State, lang: str = "en") -> dict[str, str]:
    """The dice under the board with whom they belong to, and what is said of them."""
    pieces = GAME.scene(state, 0, lang).pieces
    return {piece.key: piece.label for piece in pieces if piece.spot.startswith("tray:")}


def piece(state: State, key: str) -> Piece:
    return next(one for one in GAME.scene(state, 0).pieces if one.key == key)


def test_the_dice_are_those_of_now_and_of_the_turn_before() -> None:
    assert in_the_tray(position()) == {
        "die:move:0": "Blue and Green: movement die: 4",
        "fighter:0": "red piece attacked: + 1 = 6",
        "die:fight-0:0": "die: 1",
        "die:fight-0:1": "die: 4",
        "fighter:1": "blue piece defended: = 8",
        "die:fight-1:0": "die: 3",
        "die:fight-1:1": "die: 5",
    }
    texts = [text for _, _, text in GAME.scene(position(), 0).marks]
    assert {"+ 1 = 6", "= 8"} <= set(texts)


def test_older_dice_are_put_away() -> None:
    """A fight can be looked at until the next part of a turn is over."""
    now = BattleOfBanners(position(dice=[1])).play("move b2 b3")
    assert in_the_tray(now.state) == {}
    pieces = {**MIDDLE["pieces"], "red": ["d11", "b3", "dead"]}
    fight = BattleOfBanners(position(**{"dice": [1], "pieces": pieces, "hand-blue-green": []}))
    fight.play("attack b2 b2 b3, fight 6 6 1 2")
    assert in_the_tray(fight.state)["fighter:0"] == "blue piece attacked: + 1 = 13"
    fight.play("roll 1, move d11 d10")
    assert in_the_tray(fight.state) == {}


def test_a_fight_puts_the_other_dice_away() -> None:
    state = position(phase="attackers-card", attacked=True, fight=FIGHT)
    assert in_the_tray(state) == {"fighter:0": "green scout attacks", "fighter:1": "yellow scout defends"}
    assert in_the_tray(state, "de")["fighter:1"] == "gelber Kundschafter verteidigt sich"


@pytest.mark.parametrize(
    ("carrier", "sprite"), [("blue3", "piece-red-yellow"), ("green3", "scout-red-yellow"), ("", "scout")]
)
def test_a_carrier_keeps_its_shape(carrier: str, sprite: str) -> None:
    state = position(flags={"red-yellow": carrier or "home"})
    assert piece(state, f"piece:{carrier or 'green3'}").sprite == sprite
    assert f'id="sprite-{sprite}"' in (GAME.folder / "art.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("changes", "english", "german"),
    [
        ({"phase": "window", "dice": []}, "Roll.", "Würfle."),
        (
            {"phase": "window", "dice": [], "hand-blue-green": ["horse"]},
            "Play an item, or roll.",
            "Spiele einen Gegenstand oder würfle.",
        ),
        (
            {"phase": "attackers-card", "attacked": True, "fight": FIGHT},
            "You attack. Play a combat card, or none. Without a card: 44 % win, 11 % tie, 44 % loss.",
            "Du greifst an. Spiele eine Kampfkarte oder keine. "
            "Ohne Karte: 44 % Sieg, 11 % Gleichstand, 44 % Niederlage.",
        ),
        (
            {"phase": "attackers-card", "attacked": True, "fight": FIGHT, "hand-blue-green": ["horse"]},
            "You attack. None of your cards fits: 44 % win, 11 % tie, 44 % loss.",
            "Du greifst an. Keine deiner Karten passt: 44 % Sieg, 11 % Gleichstand, 44 % Niederlage.",
        ),
        (
            {
                "phase": "defenders-card",
                "attacked": True,
                "player": "red",
                "used": {"red-yellow": 1},
                "played-red-yellow": {"poison": 1},
                "fight": {
                    **FIGHT,
                    "attacker": "yellow2",
                    "target": "green3",
                    "from": "e6",
                    "cards": ["poison", None],
                },
            },
            "You are attacked. Play a combat card, or none. Without a card: 16 % win, 8 % tie, 76 % loss.",
            "Du wirst angegriffen. Spiele eine Kampfkarte oder keine. "
            "Ohne Karte: 16 % Sieg, 8 % Gleichstand, 76 % Niederlage.",
        ),
        (
            {"phase": "attackers-knife", "attacked": True, "fight": {**FIGHT, "dice": [[3, 4], [2, 5]]}},
            "A tie! You hold no Hidden Knife.",
            "Gleichstand! „Verborgenes Messer“ hast du nicht.",
        ),
    ],
)
def test_a_question_asks_for_what_is_possible_and_tells_the_odds(
    changes: dict[str, Any], english: str, german: str
) -> None:
    state = position(**changes)
    assert [GAME.question(state, 0, lang) for lang in LANGUAGES] == [english, german]


def test_a_loop_says_that_the_piece_stays() -> None:
    loops = [choice for choice in GAME.choices(position(), 0) if choice.picks[0] == "verb:loop"]
    assert "Let the blue piece stay on b2: it walks in a circle and ends where it began" in [
        choice.label for choice in loops
    ]
    assert all(choice.path[0] == choice.path[-1] for choice in loops)


def test_in_german_a_card_is_named_in_quotation_marks() -> None:
    """So that a name with an article or an adjective needs no case: Mit „Zusätzliche Stärke“."""
    words = (GAME.folder / "text/de.ftl").read_text(encoding="utf-8")
    names = [name for name in (GAME.say("de", f"item-{item}") for item in ITEMS) if name != "Verstärkung"]
    inflected = ["Verborgene[nmrs]? ", "Zusätzliche[nmrs]? ", "Starke[nmrs]? Wind"]
    named = re.compile("|".join([r"\{ \$item \}", *names, *inflected]))
    for line in words.splitlines():
        message, _, text = line.partition(" = ")
        if message.startswith(("item-", "tally-")) or text in names:
            continue  # the name itself, and lists
        bare = re.sub("„[^“]*“", "", text)
        assert not named.search(bare), line


def test_a_label_says_which_piece_is_put_or_driven_where() -> None:
    """A scout is masculine in German, other pieces are feminine."""
    victim = {"phase": "drive", "dice": [], "item": "locust-swarm", "used": {"blue-green": 1}}
    played = {"played-blue-green": {"locust-swarm": 1}}
    state = position(**victim, **played, chosen="yellow2")
    assert [GAME.choices(state, 0, lang)[0].label for lang in LANGUAGES] == [
        "Drive the yellow scout up, to e13",
        "Treibe den gelben Kundschafter nach oben, bis e13",
    ]
    tied = position(phase="tie", attacked=True, fight={**FIGHT, "dice": [[3, 4], [2, 5]]})
    choices = GAME.choices(tied, 0, "de")
    assert choices[0].label == "Setze den grünen Kundschafter auf e5"
    assert {choice.rule for choice in choices} == {"BOB C4"}


@pytest.mark.parametrize(
    ("changes", "asked"),
    [
        ({"dice": [1]}, "Move one piece exactly 1 space (scouts 2 more)."),
        ({"dice": [2], "rain": {"red-yellow": 1}}, "In the rain only scouts can move: one of them exactly 1 space."),
        (
            {"dice": [3], "pieces": {**MIDDLE["pieces"], "green": ["h2", "f1", "f13"]}},
            "Your piece must leave the enemy castle and move exactly 5 spaces.",
        ),
    ],
)
def test_the_question_before_a_move_tells_how_far(changes: dict[str, Any], asked: str) -> None:
    assert GAME.question(position(**changes), 0, "en") == asked
