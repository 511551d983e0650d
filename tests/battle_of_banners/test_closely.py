"""The same rules, looked at closely: what a small slip would change. Worked out by hand, like test_rules.py, or
compared with the oracle, which was written from the text alone.
"""

import random
import tomllib
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from fidchell.core.errors import InvalidOptions, InvalidPack
from fidchell.core.rng import Rng
from fidchell.core.state import CHANCE
from fidchell.games.battle_of_banners.data import Pack, read_items
from fidchell.games.battle_of_banners.odds import fight
from tests.battle_of_banners import engine, oracle
from tests.battle_of_banners.board import GAME, BattleOfBanners, Setup, new_table, oracle_of, packed, position_of, table
from tests.battle_of_banners.oracle import SIDE_OF, SIDES
from tests.battle_of_banners.test_oracle import (
    NARROW,
    SMALL,
    WIDE,
    anywhere,
    besieged,
    compare,
    crowd,
    duel,
    fighters,
    play_both,
)
from tests.battle_of_banners.test_refusals import UPSIDE_DOWN, drawn, flip, play

BLUE_GREEN, RED_YELLOW = SIDES


def both(setup: Setup, terrain_game: Any = GAME) -> tuple[BattleOfBanners, oracle.Oracle]:
    return BattleOfBanners(terrain_game.restore(position_of(setup)), terrain_game), oracle_of(setup)


def cited(now: BattleOfBanners) -> set[str]:
    """The rules that were at work."""
    return {rule for event in now.events for rule in GAME.cites(event)}


# -- Setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB ruling.colours", "BOB ruling.three")
@pytest.mark.parametrize(
    ("seats", "names", "colours"),
    [
        (2, ["side-blue-green", "side-red-yellow"], ["blue", "red"]),
        (3, ["seat-blue", "seat-green", "side-red-yellow"], ["blue", "green", "red"]),
        (4, ["seat-blue", "seat-green", "seat-red", "seat-yellow"], ["blue", "green", "red", "yellow"]),
    ],
)
def test_a_seat_goes_by_its_colour_or_its_side(seats: int, names: list[str], colours: list[str]) -> None:
    assert [GAME.seat_message(seat, seats) for seat in range(seats)] == names
    assert [GAME.seat_colour(seat, seats) for seat in range(seats)] == colours


@pytest.mark.rule("BOB ruling.three", "BOB setup.sides", "BOB ruling.team.own", "BOB ruling.team.fight")
@pytest.mark.parametrize(("players", "seats"), [(2, [0, 1, 0, 1]), (3, [0, 1, 2, 2, 0]), (4, [0, 1, 2, 3, 0])])
def test_who_decides_for_which_colour(players: int, seats: list[int]) -> None:
    now = new_table(players, first=BLUE_GREEN)
    decided = []
    for _ in seats:
        play(now, "die 1")
        decided.append(now.to_act)
        seat = now.state.actors()[0]
        now.state.apply(now.state.legal(seat)[0], seat)
    assert decided == seats
    assert [now.state.in_teams(), now.state.turns()] == [players > 2, len(seats) + 1]  # type: ignore[attr-defined]


@pytest.mark.rule("BOB setup.sides", "BOB setup.pieces", "BOB setup.deck", "BOB ruling.start", "BOB setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_may_agree_who_begins(players: int) -> None:
    for side, first in enumerate(SIDES):
        now = new_table(players, first=first, limit="7")
        things = engine.things(GAME, now.state)
        begins = {"player": ["blue", "red"][side], "phase": "roll", "turn": 1, "limit": 7, "deck_size": 54}
        assert {key: things[key] for key in begins} == begins
        assert now.pieces == new_table(players).pieces
    rolled = new_table(players)
    assert rolled.odds == {("begin", one, two): 1 for one, two in product(range(1, 7), repeat=2)}
    assert engine.things(GAME, rolled.state)["turn"] == 0


@pytest.mark.rule("BOB M1", "BOB ruling.start", "BOB C2", "BOB M2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_first_roll(players: int) -> None:
    for one, two in product(range(1, 7), repeat=2):
        now = new_table(players).play(f"begin {one} {two}")
        if one == two:
            assert (now.odds, engine.things(GAME, now.state)["turn"]) == (new_table(players).odds, 0)
        else:
            begun = engine.things(GAME, now.state)
            assert (begun["player"], begun["turn"], begun["phase"]) == ("blue" if one > two else "red", 1, "roll")


@pytest.mark.rule("BOB setup.players", "BOB ruling.limit")
def test_a_limit_is_a_number_of_turns() -> None:
    for limit in ("1", "99999", "100000", "999999"):
        assert engine.things(GAME, GAME.new(2, limit=limit))["limit"] == int(limit)
    for limit in ("0", "1000000", "1000001", "10000000", "9" * 5000, "²", "1e3", "00001000000", "000000"):
        with pytest.raises(InvalidOptions):
            GAME.new(2, limit=limit)


ITEMS_FILE = (GAME.folder / "items.toml").read_text(encoding="utf-8")
BOARD_FILE = (GAME.folder / "board.toml").read_text(encoding="utf-8")


@pytest.mark.rule("BOB deck.cards", "BOB T4", "BOB ruling.card.colours")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "horse"', 'id = "pony"', "the items must be extra-strength"),
        ("copies = 6", "copies = 8", "item 1: copies"),
        ("copies = 6", "copies = -1", "item 1: copies"),
        ('colour = "red"', 'colour = "pink"', "item 1: colour"),
        ('mark = "S"', 'mark = "?"', "item 1: mark"),
        ('colour_mark = "R"', 'colour_mark = "?"', "item 1: colour_mark"),
        ("[[item]]", "deck = 1\n[[item]]", "deck"),
        ("[[item]]", '[[item]]\nid = "pony"\n[[item]]', "has 17 entries"),
        ("copies = 6", "copies = 6\nweight = 2", "item 1.*weight"),
    ],
)
def test_items_that_are_none_are_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(InvalidPack, match=complaint):
        read_items(tomllib.loads(ITEMS_FILE.replace(old, new, 1)), "items.toml")


@pytest.mark.rule("BOB deck.cards", "BOB ruling.card.colours")
def test_a_kind_may_be_missing_and_there_may_be_seven() -> None:
    copies, colours, _ = read_items(tomllib.loads(ITEMS_FILE.replace("copies = 6", "copies = 7", 1)), "items.toml")
    assert (copies & 7, copies >> 3 & 7) == (7, 6)
    kinds = "red red blue green blue purple purple red purple blue red green purple green purple purple"
    assert " ".join(colours) == kinds
    none, *_ = read_items(tomllib.loads(ITEMS_FILE.replace("copies = 6", "copies = 0", 1)), "items.toml")
    assert none & 7 == 0


def with_keeps(number: int) -> dict[str, Any]:
    """Our board with so many keeps."""
    data = tomllib.loads(BOARD_FILE)
    rows = [row.replace("K", ".") for row in data["rows"]]
    for n in range(number):
        place = 2 * (n % 11)
        y = (2, 8, 10)[n // 11]
        assert rows[y][place] == "."
        rows[y] = f"{rows[y][:place]}K{rows[y][place + 1 :]}"
    return {**data, "rows": rows}


@pytest.mark.rule("BOB ruling.board.own", "BOB ruling.board")
def test_a_board_has_sixteen_keeps_at_most() -> None:
    assert len(Pack(with_keeps(16), "x").board.keeps) == 16
    with pytest.raises(InvalidPack, match="17 keeps; there may be 16"):
        Pack(with_keeps(17), "x")


@pytest.mark.rule("BOB ruling.board.own")
def test_every_castle_and_keep_can_be_reached_from_every_drawbridge() -> None:
    data = tomllib.loads(BOARD_FILE)
    shut = [row.replace(". . . . . Q . . . . .", ". . . . T Q T . . . .") for row in data["rows"]]
    shut[1] = shut[1].replace("r . . . y", "r . T . y")
    with pytest.raises(
        InvalidPack, match=r"castle on f13 can't be reached from the drawbridge on b2 \[BOB ruling.board.own\]"
    ):
        Pack({**data, "rows": shut}, "x")
    keep = [row.replace("T . . . . K . . . . T", "T . . . T K T . . . T") for row in data["rows"]]
    with pytest.raises(InvalidPack, match="keep on f7 can't be reached from the drawbridge on b2"):
        Pack({**data, "rows": keep}, "x")
    alone = ["T T T T T Q . . . . .", "T r r r T . . y y y .", "T T T T T . . . . . .", *data["rows"][3:]]
    with pytest.raises(InvalidPack, match="castle on f1 can't be reached from the drawbridge on b12"):
        Pack({**data, "rows": alone}, "x")


@pytest.mark.rule("BOB ruling.board.own", "BOB ruling.board", "BOB setup.pieces", "BOB ruling.pieces")
@pytest.mark.parametrize("terrain", [SMALL, NARROW, WIDE], ids=["small", "narrow", "wide"])
def test_a_game_on_another_board(terrain: str, tmp_path: Path) -> None:
    game = packed(terrain, tmp_path)
    state, other = game.new(2), oracle.Oracle("1v1", terrain)
    assert BattleOfBanners(state, game).pieces == other.state.pieces
    for number in range(3):
        rng = random.Random(number)
        now, other = both(anywhere(rng, 2, terrain), game)
        play_both(rng, fighters, now, other, 8)


@pytest.mark.rule(
    "BOB ruling.board", "BOB M2", "BOB M2.exact", "BOB M5", "BOB C1", "BOB space.castle.leave", "BOB ruling.loop"
)
@pytest.mark.rule(
    "BOB space.tree", "BOB ruling.block", "BOB M4", "BOB space.keep.closed", "BOB C5.owners", "BOB M3", "BOB D1"
)
@pytest.mark.parametrize("number", range(6))
def test_wherever_a_piece_stands_it_goes_where_the_text_says(number: int) -> None:
    """With every die; the pieces are spread over the whole board, some with a flag."""
    rng = random.Random(f"everywhere/{number}")
    setup = anywhere(rng, 2 + number % 3, oracle.BOARD)
    setup.hands, setup.discard = {side: Counter() for side in SIDES}, Counter()
    for die in range(1, 7):
        now, other = both(setup)
        engine.do(GAME, now.state, ("roll", die))
        other.do(("roll", die))
        compare(now, other)


@pytest.mark.rule("BOB space.castle.blocked", "BOB ruling.castle.through", "BOB ruling.castle.attack", "BOB M2")
@pytest.mark.rule("BOB space.castle.leave", "BOB C1", "BOB M2.exact", "BOB ruling.castle", "BOB ruling.stuck")
@pytest.mark.parametrize("number", range(12))
def test_out_of_a_besieged_castle(number: int) -> None:
    """Whichever side is in whosever castle; with a 1, a 2 and a 5."""
    setup = besieged(random.Random(f"castle/{number}"), 2 + number % 3, oracle.BOARD)
    setup.hands, setup.discard, setup.storm = {side: Counter() for side in SIDES}, Counter(), False
    for die in (1, 2, 5):
        now, other = both(setup)
        engine.do(GAME, now.state, ("roll", die))
        other.do(("roll", die))
        compare(now, other)


# -- Many turns, compared with the oracle ------------------------------------------------------------------------------


@pytest.mark.rule(
    "BOB ruling.card.window", "BOB ruling.card.target", "BOB T1", "BOB T2", "BOB T3.before", "BOB item.thief"
)
@pytest.mark.rule(
    "BOB item.horse", "BOB ruling.landing", "BOB deck.empty", "BOB space.keep", "BOB deck.discard", "BOB D3"
)
@pytest.mark.rule(
    "BOB item.safeguard", "BOB item.providing.aid", "BOB item.saboteur", "BOB item.locust.swarm", "BOB D2"
)
@pytest.mark.rule(
    "BOB item.the.reaper", "BOB ruling.turn", "BOB ruling.team.own", "BOB ruling.three", "BOB ruling.keep"
)
@pytest.mark.rule(
    "BOB M2", "BOB M2.piece", "BOB C1", "BOB ruling.reinforcements", "BOB ruling.doubles", "BOB ruling.team.order"
)
@pytest.mark.parametrize("number", range(18))
def test_turns_with_items(number: int) -> None:
    rng = random.Random(f"items/{number}")
    setup = (anywhere, crowd)[number % 2](rng, 2 + number // 2 % 3, oracle.BOARD)
    play_both(rng, fighters, *both(setup), 9)


@pytest.mark.rule("BOB C1", "BOB C2", "BOB C3", "BOB C4", "BOB C5", "BOB T2.combat", "BOB T3.combat", "BOB ruling.tie")
@pytest.mark.rule("BOB ruling.combat.order", "BOB ruling.combat.asked", "BOB item.hidden.knife", "BOB ruling.knife")
@pytest.mark.rule(
    "BOB item.extra.strength.when", "BOB item.hidden.knife.when", "BOB ruling.flag.attacker", "BOB ruling.rest"
)
@pytest.mark.rule("BOB ruling.repelled", "BOB ruling.flag.killer", "BOB ruling.flag.home", "BOB ruling.doubles.combat")
@pytest.mark.rule(
    "BOB ruling.attack.from", "BOB ruling.doubles", "BOB ruling.defeat", "BOB deck.discard", "BOB item.poison"
)
@pytest.mark.parametrize("number", range(24))
def test_fights(number: int) -> None:
    """Both sides hold combat cards."""
    rng = random.Random(f"fights/{number}")
    setup = (duel, crowd)[number % 2](rng, 2 + number // 2 % 3, oracle.BOARD)
    setup.discard, setup.ghosts = Counter(), ()
    red = ["extra-strength", "extra-defense", "poison", "hidden-knife"]
    setup.hands = {side: Counter(rng.sample(red, rng.randint(0, 4))) for side in SIDES}
    play_both(rng, fighters, *both(setup), 9)


# -- Chance, and what nobody may know ---------------------------------------------------------------------------------


@pytest.mark.rule("BOB T1", "BOB item.thief", "BOB M2", "BOB C2")
@UPSIDE_DOWN
def test_what_chance_may_decide(upside_down: bool) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    board = drawn(turned("c5 blue, i9 red"))
    now = play(table(board, turn=turned("blue"), theirs="horse horse famine", mine="thief"), "play thief")
    assert now.odds == {("steal", "horse"): 2, ("steal", "famine"): 1}
    play(now, "steal famine")
    assert (now.hand(turned(BLUE_GREEN)), now.hand(turned(RED_YELLOW))) == ({"famine": 1}, {"horse": 2})
    assert now.to_act == "~"
    play(now, f"die 1, {turned('move c5-c4')}")
    odds = dict(oracle.DECK) | {"horse": 4, "thief": 4, "famine": 0}
    assert now.odds == {("draw", item): number for item, number in odds.items() if number}
    play(now, "draw horse")
    assert now.hand(turned(BLUE_GREEN)) == {"famine": 1, "horse": 1}


@pytest.mark.rule("BOB ruling.card.secret")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_sees_which_card(players: int) -> None:
    """A drawn card its team, a stolen one all who play; moves everybody, spectators too."""
    low, high = ([0], [1]) if players == 2 else ([0, 1], list(range(2, players)))
    for turn, team in (("blue", low), ("red", high)):
        state = table({"d5": "blue", "d9": "red"}, turn=turn, players=players).state
        draw, steal, roll = (GAME.notation.read(state, text) for text in ("draw horse", "steal horse", "die 3"))
        seen = {
            name: GAME.sees_move(state, CHANCE, action) for name, action in (("d", draw), ("s", steal), ("r", roll))
        }
        assert [seat for seat in range(players) if not seen["d"].conceals(seat, 1)] == team
        assert [seat for seat in (None, *range(players)) if not seen["s"].conceals(seat, 1)] == list(range(players))
        assert not seen["r"].conceals(None, 1)


@pytest.mark.rule("BOB ruling.card.secret")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("turn", ["blue", "red"])
def test_whatever_the_enemy_may_hold(players: int, turn: str) -> None:
    """Another world has the same own hand, as many cards, and every card once; what was just drawn stays just drawn."""
    before = table({"c5": "blue", "c9": "red", "h5": "green", "h9": "yellow"}, turn=turn, players=players,
                   mine="thief horse", theirs="famine poison poison", discard="thief horse horse")  # fmt: skip
    keep = "move c5-c4" if turn == "blue" else "move c9-c10"
    now = play(before, f"die 1, {keep}, draw hidden-knife") if players > 2 else play(before, "play thief, steal poison")
    if players > 2:
        assert engine.things(GAME, now.state)["fresh"] == ["hidden-knife"]
    met: dict[int, Counter[str]] = {seat: Counter() for seat in range(players)}
    for seat in range(players):
        mine = SIDES[int(now.state.side_of_seat(seat))]  # type: ignore[attr-defined]
        for n in range(40):
            world = now.state.resample(seat, Rng(n))
            world.check()
            truth, other = engine.things(GAME, now.state), engine.things(GAME, world)
            assert {key for key in truth if truth[key] != other[key]} <= {f"hand-{oracle.ENEMY[mine]}", "fresh"}
            assert len(other[f"hand-{oracle.ENEMY[mine]}"]) == len(truth[f"hand-{oracle.ENEMY[mine]}"])
            assert len(other["fresh"]) == len(truth["fresh"])
            met[seat] += Counter(other[f"hand-{oracle.ENEMY[mine]}"])
            if mine == SIDE_OF[turn]:
                assert other["fresh"] == truth["fresh"]
    assert all(len(cards) > 10 for cards in met.values())


# -- Movement, as it is told -------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB ruling.cross", "BOB M2.backwards", "BOB M2.exact")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("board", "script", "crossed", "back"),
    [
        ("d1 blue, i9 red", "die 6, move d1-h1", False, False),  # around the castle
        ("e1 blue, i9 red", "die 2, move e1-g1", True, False),  # over it
        ("e7 blue, i9 red", "die 2, move e7-g7", True, False),  # over the keep
        ("e7 blue, i9 red", "die 1, move e7-f7", False, False),  # into the keep
        ("d5 blue, d7 flag red-yellow, i9 red", "die 6, move d5-d9", False, False),
        ("c7 blue, d7 flag red-yellow, i9 red", "die 2, move c7-e7", True, False),
        ("c7 blue, d7 flag red-yellow, i9 red", "die 1, move c7-d7", False, False),  # onto the flag
        ("e13 blue, i9 red, a1 green", "die 2, move e13-g13", True, False),
        ("d5 blue, i9 red", "die 1, move d5-d4", False, True),
        ("d5 blue, i9 red", "die 1, move d5-c5", False, False),
        ("d5 blue, i9 red", "die 2, move d5-e6", False, False),
        ("d5 blue, i9 red", "die 2, move d5-c4", False, True),
        ("a1 blue, i9 red", "die 2, move a1-b2", False, False),
    ],
)
def test_a_way_across_and_a_way_back_are_told(
    board: str, script: str, crossed: bool, back: bool, upside_down: bool
) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    now = play(table(drawn(turned(board)), turn=turned("blue")), turned(script))
    assert ("BOB ruling.cross" in cited(now), "BOB M2.backwards" in cited(now)) == (crossed, back)


@pytest.mark.rule("BOB M3", "BOB setup.sides", "BOB ruling.colours")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_scouts_are_called_scouts(players: int) -> None:
    """Green and Yellow, one against one."""
    state: Any = table({"d5": "blue", "h5": "green", "d9": "red", "h9": "yellow"}, players=players).state
    figures = {piece.key: piece.label for piece in GAME.scene(state, 0).pieces}
    scout = "scout" if players == 2 else "piece"
    assert figures == {
        "piece:blue1": "blue piece on d5", "piece:green1": f"green {scout} on h5", "piece:red1": "red piece on d9",
        "piece:yellow1": f"yellow {scout} on h9",
    }  # fmt: skip
    scouts = {4: 5, 6: 5, 12: 7} if players == 2 else {4: 1, 6: 1, 12: 3}
    assert {piece: state.figure(piece) for piece in (0, 2, 4, 6, 8, 12)} == {0: 0, 2: 0, **scouts, 8: 2}
    assert [bool(state.moves_now(piece)) for piece in (0, 2, 4, 8, 12)] == [True, True, players == 2, False, False]


@pytest.mark.rule("BOB ruling.stuck", "BOB M2", "BOB item.horse")
@pytest.mark.parametrize("players", [3, 4])
def test_who_has_no_piece_rolls_only_to_bring_one_back(players: int) -> None:
    """Blue has none. Without a card it is Green's turn; a Horse is rolled, and a double brings a piece."""
    board = {"h5": "green", "d9": "red"}
    none = play(table({**board, "d5": "blue"}, players=players), "die 1")
    assert none.to_act == 0
    position = position_of(
        Setup(drawn("h5 green, d9 red"), "blue", players, hands={BLUE_GREEN: Counter(["horse"]), RED_YELLOW: Counter()})
    )
    now = BattleOfBanners(GAME.restore(position))
    rolled = play(BattleOfBanners(now.state.clone()), "roll")
    assert engine.things(GAME, rolled.state)["player"] == "green"
    ridden = play(BattleOfBanners(now.state.clone()), "play horse, dice 2+2")
    assert ridden.offered == {"pass", "return blue b2", "return blue c2", "return blue d2"}


# -- Combat -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB C2", "BOB C3", "BOB C4")
@pytest.mark.parametrize("advantage", range(-10, 11))
def test_the_odds_are_those_of_all_rolls(advantage: int) -> None:
    ahead = [a + b + advantage - x - y for a, b, x, y in product(range(1, 7), repeat=4)]
    wanted = sum(n > 0 for n in ahead), ahead.count(0), sum(n < 0 for n in ahead)
    assert fight.__wrapped__(advantage) == wanted


def percents(advantage: int) -> tuple[str, ...]:
    return tuple(f"{100 * number / 1296:.0f} %" for number in fight(advantage))


@pytest.mark.rule(
    "BOB C2", "BOB C2.bonus", "BOB C2.scout", "BOB ruling.bonus", "BOB M3.attack", "BOB item.hidden.knife"
)
@pytest.mark.rule("BOB ruling.team.card", "BOB item.poison", "BOB item.extra.strength")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("who", "players", "bonus", "rule"),
    [
        ("blue", 2, 1, "BOB C2.bonus"),
        ("green", 2, 0, "BOB C2.scout"),
        ("blue", 3, 1, "BOB ruling.bonus"),
        ("green", 4, 1, "BOB ruling.bonus"),
    ],
)
@pytest.mark.parametrize("mine", ["", "extra-strength", "poison horse", "hidden-knife", "extra-defense thief"])
def test_an_attack_tells_its_odds_and_what_each_card_would_do(
    who: str, players: int, bonus: int, rule: str, mine: str, upside_down: bool
) -> None:
    """From where it stands, and from the square before."""
    turned: Any = flip if upside_down else lambda thing: thing
    turn = who if players > 2 else "blue"
    for start, die, path in (("d8", "1", ["d8", "d9"]), ("d7", "2", ["d7", "d8", "d9"])):
        board = drawn(turned(f"{start} {who}, d9 red, i11 red, h3 blue"))
        for theirs in ("", "hidden-knife poison"):
            # A scout goes two further, and in the rain three less.
            rain: dict[str, Any] = {"storm": True} if who == "green" and players == 2 else {}
            now = table(board, turn=turned(turn), players=players, mine=mine, theirs=theirs, **rain)
            play(now, f"die {int(die) + len(rain)}")
            seat = now.state.actors()[0]
            [choice] = [one for one in GAME.choices(now.state, seat) if one.text == turned(f"attack {start}-d8xd9")]
            assert list(choice.path) == [f"spot:{turned(square)}" for square in path]
            assert [odds.weight for odds in choice.odds] == list(fight(bonus))
            assert [(one.amount, one.rule) for one in choice.modifiers] == [(bonus, rule)]
            won, tied, lost = fight(bonus + {"extra-strength": 1, "poison horse": 3}.get(mine, 0))
            text = " ".join(choice.effect)
            if mine in ("extra-strength", "poison horse"):
                name = "Extra Strength" if mine == "extra-strength" else "Poison"
                assert name in text
                assert all(f"{100 * number / 1296:.0f} %" in text for number in (won, tied, lost))
            elif mine == "hidden-knife":
                assert f"{100 * (won + tied) / 1296:.0f} %" in text
            else:
                assert text == ""


@pytest.mark.rule("BOB C2", "BOB T3.combat", "BOB ruling.team.card", "BOB item.hidden.knife")
@UPSIDE_DOWN
def test_a_card_that_may_not_be_played_promises_nothing(upside_down: bool) -> None:
    """One has been played in this turn: no combat card, but a Hidden Knife is a second one."""
    turned: Any = flip if upside_down else lambda thing: thing
    board = drawn(turned("h3 blue, d8 blue, d9 red"))
    now = table(board, turn=turned("blue"), mine="rain-storm poison hidden-knife", theirs="poison")
    play(now, "play rain-storm, die 1")
    token = turned("attack d8-d8xd9")
    [attack] = [one for one in GAME.choices(now.state, now.state.actors()[0]) if one.text == token]
    won, tied, _ = fight(1)
    assert "Poison" not in " ".join(attack.effect)
    assert f"{100 * (won + tied) / 1296:.0f} %" in " ".join(attack.effect)


@pytest.mark.rule("BOB C2.bonus", "BOB C2.scout", "BOB ruling.bonus", "BOB C2")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("who", "players", "bonus", "rule"),
    [("blue", 2, 1, "BOB C2.bonus"), ("green", 2, 0, "BOB C2.scout"), ("blue", 4, 1, "BOB ruling.bonus")],
)
def test_a_combat_card_tells_the_sum(who: str, players: int, bonus: int, rule: str, upside_down: bool) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    turn = who if players > 2 else "blue"
    board = drawn(turned(f"d8 {who}, d9 red, i11 red, h3 blue"))
    fields = {"turn": turned(turn), "players": players, "mine": "extra-strength", "theirs": "poison"}
    scout = who == "green"  # it goes two further, and in the rain three less
    now = play(table(board, **fields, storm=scout), turned(f"die {1 + scout}, attack d8-d8xd9"))
    mine, none = GAME.choices(now.state, now.state.actors()[0])
    assert [(one.amount, one.rule) for one in mine.modifiers] == [(bonus, rule), (1, "BOB item.extra.strength")]
    assert [(one.amount, one.rule) for one in none.modifiers] == [(bonus, rule)]
    assert [odds.weight for odds in mine.odds] == list(fight(bonus + 1))
    play(now, "play extra-strength")
    theirs, none = GAME.choices(now.state, now.state.actors()[0])
    sums = [(-bonus, rule), (-1, "BOB item.extra.strength"), (3, "BOB item.poison")]
    assert [(one.amount, one.rule) for one in theirs.modifiers] == sums
    assert [odds.weight for odds in theirs.odds] == list(fight(3 - bonus - 1))
    assert [odds.weight for odds in none.odds] == list(fight(-bonus - 1))


@pytest.mark.rule("BOB C2", "BOB C3", "BOB C4", "BOB ruling.repelled", "BOB item.poison", "BOB C1")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("cards", "dice", "bonus"),
    [(("", ""), [[5, 6], [1, 2]], [1, 0]), (("extra-strength", "extra-defense"), [[1, 2], [6, 6]], [2, 1]),
     (("poison", "poison"), [[2, 5], [1, 4]], [-2, -3])],
)  # fmt: skip
def test_the_last_fight_is_kept_to_be_looked_at(
    cards: tuple[str, str], dice: list[list[int]], bonus: list[int], upside_down: bool
) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    mine, theirs = cards
    board = drawn(turned("h3 blue, d8 blue, i11 red, d9 red"))
    now = table(board, turn=turned("blue"), mine=mine, theirs=theirs)
    answers = f", play {mine}, play {theirs}" if mine else ""
    rolls = ", ".join(f"dice {one}+{two}" for one, two in dice)
    play(now, turned(f"die 1, attack d8-d8xd9{answers}") + f", {rolls}")
    things = engine.things(GAME, now.state)
    assert things["fought"] == {"attacker": turned("blue2"), "target": turned("red2"), "dice": dice, "bonus": bonus}
    assert things["fights"] == 1


@pytest.mark.rule("BOB C5", "BOB ruling.flag.attacker", "BOB ruling.reaper.flag", "BOB ruling.flag.home")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("board", "script", "mine", "rules"),
    [
        ("d8 blue, d9 red+, i11 red", "die 1, attack d8-d8xd9, dice 5+6, dice 1+2", "", {"BOB C5"}),
        ("d8 blue+, d9 red, h3 blue", "die 1, attack d8-d8xd9, dice 1+2, dice 5+6", "",
         {"BOB C5", "BOB ruling.flag.attacker"}),
        ("d8 blue, d9 red+, i11 red", "play the-reaper, choose d9", "the-reaper", {"BOB C5", "BOB ruling.reaper.flag"}),
        ("e1 blue, f1 red+, i11 red", "die 1, attack e1-e1xf1, dice 5+6, dice 1+2", "", {"BOB ruling.flag.home"}),
    ],
)  # fmt: skip
def test_it_is_told_how_a_flag_is_dropped(
    board: str, script: str, mine: str, rules: set[str], upside_down: bool
) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    now = play(table(drawn(turned(board)), turn=turned("blue"), mine=mine), turned(script))
    dropping = {"BOB C5", "BOB ruling.flag.attacker", "BOB ruling.reaper.flag", "BOB ruling.flag.home"}
    assert cited(now) & dropping == rules


@pytest.mark.rule("BOB space.castle.blocked", "BOB ruling.castle.through")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("board", "token", "die", "path"),
    [
        ("f13 blue+, e13 red, f12 red, f11 green, g13 green", "move f13-f10", 1, "f13 f12 f11 f10"),
        ("f13 blue+, e13 red, f12 red, g13 green", "move f13-d13", 1, "f13 e13 d13"),
        ("f13 blue+, e13 red, f12 red, g13 green", "move f13-i13", 2, "f13 g13 h13 i13"),
        ("f13 blue+, e13 red, f12 red, f11 green, g13 green", "move f13-e11", 1, "f13 f12 f11 e11"),
        ("f13 blue+, e13 red, f12 red", "move f13-h13", 2, "f13 g13 h13"),
        ("f13 blue+, e13 red, f12 red", "move f13-g13", 1, "f13 g13"),
    ],
)
def test_the_way_over_pieces_is_shown(board: str, token: str, die: int, path: str, upside_down: bool) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    now = play(table(drawn(turned(board)), turn=turned("blue")), f"die {die}")
    [choice] = [one for one in GAME.choices(now.state, now.state.actors()[0]) if one.text == turned(token)]
    assert list(choice.path) == [f"spot:{turned(square)}" for square in path.split()]


@pytest.mark.rule("BOB item.locust.swarm", "BOB item.locust.swarm.through", "BOB item.locust.swarm.short")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("board", "script", "rules"),
    [
        ("d5 blue, a5 red", "choose a5, drive north", {"through"}),  # a7 is a tree: it adds one
        ("a1 blue, d5 red", "choose d5, drive east", set()),
        ("a1 blue, f5 green, d5 red", "choose d5, drive east", {"through"}),
        ("a1 blue, d3 red", "choose d3, drive west", {"short"}),
    ],
)
def test_it_is_told_how_locusts_drive(board: str, script: str, rules: set[str], upside_down: bool) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    now = table(drawn(turned(board)), turn=turned("blue"), mine="locust-swarm")
    play(now, turned(f"play locust-swarm, {script}"))
    assert {name for name in ("through", "short") if f"BOB item.locust.swarm.{name}" in cited(now)} == rules


@pytest.mark.rule("BOB T2.combat", "BOB T2", "BOB deck.discard", "BOB D3", "BOB T3.combat")
@UPSIDE_DOWN
def test_a_combat_card_just_drawn_may_be_played_by_the_partner(upside_down: bool) -> None:
    """Blue draws, Green fights with it: the card is out of the hand, in the discard pile, and no longer just drawn."""
    turned: Any = flip if upside_down else lambda thing: thing
    board = drawn(turned("c5 blue, d8 green, d9 red, i11 red"))
    now = table(board, turn=turned("blue"), players=4, mine="")
    play(now, turned("die 1, move c5-c4") + ", draw poison")
    assert engine.things(GAME, now.state)["fresh"] == ["poison"]
    play(now, turned("die 1, attack d8-d8xd9"))
    assert now.offered == {"play poison", "pass"}
    play(now, "play poison")
    things = engine.things(GAME, now.state)
    assert (things["fresh"], things["used"], now.discard) == ([], {turned(BLUE_GREEN): 1}, {"poison": 1})
    assert now.hand(turned(BLUE_GREEN)) == {}
    assert "BOB T2.combat" in cited(now)


@pytest.mark.rule(
    "BOB item.hidden.knife", "BOB ruling.knife", "BOB item.hidden.knife.second", "BOB ruling.combat.asked"
)
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("mine", "theirs", "asked"),
    [
        ("", "", ["tie"]),
        ("horse", "", ["attackers-card", "attackers-knife", "tie"]),
        ("", "horse", ["defenders-card", "defenders-knife", "tie"]),
        ("horse", "thief", ["attackers-card", "defenders-card", "attackers-knife", "defenders-knife", "tie"]),
    ],
)
def test_who_is_asked_for_a_knife(mine: str, theirs: str, asked: list[str], upside_down: bool) -> None:
    """Whoever holds any card, the attacker first; who declines is not asked again."""
    turned: Any = flip if upside_down else lambda thing: thing
    now = table(drawn(turned("d8 blue, d9 red")), turn=turned("blue"), mine=mine, theirs=theirs)
    play(now, turned("die 1, attack d8-d8xd9"))
    met: list[str] = []
    rolls = iter(["dice 1+2", "dice 1+3"])
    while not met or met[-1] != "tie":
        phase = engine.phase(GAME, now.state)
        met += [phase] if "dice" not in phase else []
        play(now, next(rolls) if "dice" in phase else "pass" if phase != "tie" else "")
    assert met == asked


@pytest.mark.rule(
    "BOB item.hidden.knife.second", "BOB item.hidden.knife", "BOB ruling.knife", "BOB ruling.combat.asked"
)
@UPSIDE_DOWN
@pytest.mark.parametrize("attacking", [True, False])
def test_a_knife_may_be_the_second_card_and_never_the_third(attacking: bool, upside_down: bool) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    red, other = ("extra-strength", "dice 1+2, dice 2+3") if attacking else ("extra-defense", "dice 1+2, dice 1+2")
    hands = {"mine" if attacking else "theirs": f"{red} hidden-knife hidden-knife"}
    now = table(drawn(turned("d8 blue, d9 red, h3 blue, i11 red")), turn=turned("blue"), **hands)
    play(now, turned("die 1, attack d8-d8xd9") + f", play {red}, {other}")
    assert now.offered == {"play hidden-knife", "pass"}
    play(now, "play hidden-knife")
    assert now.pieces.get(turned("d9")) == (turned("blue") if attacking else turned("red"))


@pytest.mark.rule("BOB ruling.knife", "BOB item.hidden.knife.second", "BOB ruling.team.card", "BOB ruling.combat.asked")
@UPSIDE_DOWN
@pytest.mark.parametrize("used", [0, 1, 2])
@pytest.mark.parametrize("side", SIDES)
def test_who_has_played_two_cards_is_not_asked(side: str, used: int, upside_down: bool) -> None:
    """In team play a side may have fought before, in the partner's part of the turn, with a card and a knife."""
    position = position_of(Setup(drawn("h3 blue, d8 green, i11 red, d9 red"), "green", 4, attacked=True))
    position |= {f"hand-{side}": ["hidden-knife"], f"played-{side}": {"hidden-knife": 1, "poison": 1}}
    position |= {"used": {side: used}, "phase": "window" if side == BLUE_GREEN and not used else "roll"}
    now = BattleOfBanners(GAME.restore(flip(position) if upside_down else position))
    attack = "attack d8-d8xd9"
    play(now, f"die 1, {flip(attack) if upside_down else attack}")
    who = "attackers" if side == BLUE_GREEN else "defenders"
    assert (engine.phase(GAME, now.state) == f"{who}-card") == (used == 0)
    play(now, ("pass, " if not used else "") + "dice 1+2, dice 1+3")
    assert engine.phase(GAME, now.state) == ("tie" if used == 2 else f"{who}-knife")


@pytest.mark.rule("BOB C3", "BOB ruling.flag.killer", "BOB ruling.flag.home.killer", "BOB ruling.repelled")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("board", "script", "square", "closed", "rules"),
    [
        ("h3 blue, d8 blue, d9 red+, i11 red", "attack d8-d8xd9, dice 5+6, dice 1+2", "d8", {},
         {"BOB ruling.flag.killer"}),
        ("h3 blue, d8 blue, d9 red, i11 red", "attack d8-d8xd9, dice 5+6, dice 1+2", "d9", {}, {"BOB C3"}),
        ("h3 blue, e1 blue, f1 red+, i11 red", "attack e1-e1xf1, dice 5+6, dice 1+2", "f1", {},
         {"BOB C3", "BOB ruling.flag.home.killer"}),
        ("h3 blue, e1 blue, f1 red, i11 red, a5 flag blue-green", "attack e1-e1xf1, dice 5+6, dice 1+2", "f1", {},
         {"BOB C3"}),
        ("h3 blue, f7 blue, e7 red", "attack f7-f7xe7, dice 1+2, dice 5+6", "", {"f7": 2}, {"BOB ruling.repelled"}),
        ("h3 blue, e7 blue, e6 red", "attack e7-e7xe6, dice 1+2, dice 5+6", "", {}, {"BOB ruling.repelled"}),
    ],
)  # fmt: skip
def test_where_they_are_after_a_fight(
    board: str, script: str, square: str, closed: dict[str, int], rules: set[str], upside_down: bool
) -> None:
    """Who kills a carrier stays out of its space; a keep closes when who attacked from it falls."""
    turned: Any = flip if upside_down else lambda thing: thing
    now = play(table(drawn(turned(board)), turn=turned("blue")), turned(f"die 1, {script}"))
    standing = [place for place, colour in now.pieces.items() if colour == turned("blue") and place != turned("h3")]
    assert standing == ([turned(square)] if square else [])
    assert now.closed == turned(closed)
    told = {"BOB ruling.flag.killer", "BOB ruling.flag.home.killer", "BOB ruling.repelled", "BOB C3"}
    assert cited(now) & told - (set() if "BOB C3" in rules else {"BOB C3"}) == rules


@pytest.mark.rule("BOB ruling.repelled", "BOB ruling.flag.attacker", "BOB ruling.keep")
def test_a_keep_that_nobody_has_landed_in_stays_open() -> None:
    """It attacks out of the keep that it has only just entered, and falls there."""
    now = play(table(drawn("g7 blue, e7 red, h3 blue")), "die 2, attack g7-f7xe7, dice 1+2, dice 5+6")
    assert (now.closed, sorted(now.pieces)) == ({}, ["e7", "h3"])


@pytest.mark.rule("BOB M2", "BOB ruling.pass", "BOB T1", "BOB C2", "BOB item.horse", "BOB M1", "BOB item.thief")
@pytest.mark.parametrize(
    ("script", "rule"),
    [("", "BOB M2"), ("play horse", "BOB item.horse"), ("play thief", "BOB item.thief"),
     ("die 1, attack d8-d8xd9, pass, pass", "BOB C2"), ("die 1, move c5-c4", "BOB T1")],
)  # fmt: skip
def test_what_chance_decides_nobody_does(script: str, rule: str) -> None:
    cards = {"mine": "horse thief", "theirs": "horse"} if script else {}
    now = play(table(drawn("d8 blue, d9 red, c5 blue"), **cards), script)
    refusal = GAME.explain(now.state, 0, "move d8-d7")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (rule, "refusal-chance")
    fresh = GAME.explain(GAME.new(2), 0, "roll")
    assert fresh is not None
    assert fresh.rule == "BOB M1"
    turn = GAME.explain(play(now if not script else table(drawn("d8 blue, d9 red")), "die 1").state, 1, "move d9-d10")
    assert turn is not None
    assert turn.rule == "BOB ruling.turn"


@pytest.mark.rule(
    "BOB ruling.turn", "BOB D2", "BOB ruling.limit", "BOB ruling.ghost", "BOB ruling.rain", "BOB ruling.keep"
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_over_with_a_turn(players: int) -> None:
    """A fight's cards, dice and pieces, a Horse; with the team's turn also what was drawn, used and attacked."""
    position = position_of(Setup(drawn("d8 blue, h5 green, d9 red, i11 red, h12 yellow"), "blue", players))
    position |= {"hand-blue-green": ["poison"], "hand-red-yellow": ["poison"], "phase": "window"}
    now = BattleOfBanners(GAME.restore(position))
    play(now, "die 1, attack d8-d8xd9, play poison, play poison, dice 1+3, dice 2+5")
    things = engine.things(GAME, now.state)
    assert (things["fight"], things["dice"], things["item"], things["turn"]) == (None, [], None, 22)
    again = players > 2
    assert things["player"] == ("green" if again else "red")
    assert (things["attacked"], things["used"]) == (again, dict.fromkeys(SIDES, 1) if again else {})
    assert things["fought"] is not None  # to be looked at until the next part is over
    play(now, f"die 1, {'move h5-h6' if again else 'move i11-i12'}")
    things = engine.things(GAME, now.state)
    assert (things["attacked"], things["used"], things["fought"]) == (False, {}, None)
    assert things["player"] == ("red" if again else "blue")


@pytest.mark.rule("BOB ruling.turn", "BOB item.poison")
@UPSIDE_DOWN
def test_a_card_counts_in_one_fight_only(upside_down: bool) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    board = drawn(turned("h3 blue, c9 blue, d8 blue, i11 red, d9 red"))
    now = table(board, turn=turned("blue"), mine="poison", theirs="poison")
    play(now, turned("die 1, attack d8-d8xd9, play poison, play poison") + ", dice 1+3, dice 2+5")
    play(now, turned("die 1, attack d9-d9xc9") + ", dice 1+2, dice 5+6")
    assert engine.things(GAME, now.state)["fought"]["bonus"] == [1, 0]


@pytest.mark.rule("BOB ruling.doubles", "BOB ruling.doubles.combat")
@UPSIDE_DOWN
@pytest.mark.parametrize("players", [2, 4])
def test_an_attacker_that_falls_with_a_double_may_return(players: int, upside_down: bool) -> None:
    """Nobody of the other side has fallen: it is the attacker's double that counts."""
    turned: Any = flip if upside_down else lambda thing: thing
    board = drawn(turned("d8 blue, h3 blue, d9 red, h9 red, i9 red, a9 yellow, b9 yellow, c9 yellow"))
    now = table(board, turn=turned("blue"), players=players)
    play(now, turned("die 1, attack d8-d8xd9") + ", dice 1+1, dice 5+6")
    assert engine.phase(GAME, now.state) == "attackers-double"


@pytest.mark.rule("BOB item.strong.wind.when", "BOB item.saboteur.keep", "BOB ruling.card.target", "BOB T3.before")
@UPSIDE_DOWN
@pytest.mark.parametrize(
    ("board", "mine"),
    [
        ("d5 blue, i9 red, a1 flag blue-green", "strong-wind"),
        ("d5 blue, i9 red, a13 flag blue-green", "strong-wind"),
        ("d5 blue, h12 yellow, i12 yellow, f7 yellow", "saboteur"),
        ("d5 blue, f7 red", "saboteur"),
    ],
)
def test_a_card_is_of_use_in_the_farthest_corner(board: str, mine: str, upside_down: bool) -> None:
    """A flag in a corner, the last piece of a side and the first."""
    turned: Any = flip if upside_down else lambda thing: thing
    assert table(drawn(turned(board)), turn=turned("blue"), mine=mine).items == {mine}


@pytest.mark.rule("BOB item.ghost.magic", "BOB item.rain.storm", "BOB item.horse", "BOB ruling.card.window")
@UPSIDE_DOWN
@pytest.mark.parametrize("who", ["blue", "green"])
def test_either_partner_plays_for_the_team(who: str, upside_down: bool) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    board = drawn(turned("d5 blue, h5 green, d9 red, h9 yellow"))
    for item, field, value in (("ghost-magic", "ghost", 2), ("rain-storm", "rain", 2)):
        now = play(table(board, turn=turned(who), players=4, mine=item), f"play {item}")
        assert engine.things(GAME, now.state)[field] == {turned(BLUE_GREEN): value}


@pytest.mark.rule("BOB item.famine", "BOB ruling.card.window")
@UPSIDE_DOWN
def test_either_side_starves_the_other(upside_down: bool) -> None:
    turned: Any = flip if upside_down else lambda thing: thing
    now = table(drawn(turned("d5 blue, i9 red")), turn=turned("blue"), mine="famine poison", theirs="horse thief")
    play(now, "play famine")
    assert (now.hand(turned(BLUE_GREEN)), now.hand(turned(RED_YELLOW))) == ({"poison": 1}, {})


@pytest.mark.rule("BOB item.the.reaper", "BOB item.locust.swarm", "BOB item.locust.swarm.through", "BOB ruling.locusts")
@pytest.mark.rule("BOB ruling.locusts.idle")
@UPSIDE_DOWN
def test_out_of_a_keep_and_before_the_own_flag(upside_down: bool) -> None:
    """A keep closes behind whom The Reaper takes or locusts drive; these stop before the piece's own flag."""
    turned: Any = flip if upside_down else lambda thing: thing
    board = drawn(turned("d5 blue, i11 red, f7 red"))
    now = play(table(board, turn=turned("blue"), mine="the-reaper"), turned("play the-reaper, choose f7"))
    assert now.closed == turned({"f7": 3})
    now = table(board, turn=turned("blue"), mine="locust-swarm")
    play(now, turned("play locust-swarm, choose f7"))
    ways = [GAME.text(now.state, action) for action in now.state.legal(now.state.actors()[0])]
    assert ways == ["drive north", "drive east", "drive south", "drive west"]
    assert play(now, turned("drive north")).closed == turned({"f7": 3})
    driven: list[Any] = [event for event in now.events if hasattr(event, "over")]
    assert [(one.over, one.short) for one in driven] == [(1, 1)]  # over the tree on f8 to f12: the castle stops it
    flag = drawn(turned("d5 blue, i11 red, a9 red, c9 flag red-yellow"))
    stopped = table(flag, turn=turned("blue"), mine="locust-swarm")
    play(stopped, turned("play locust-swarm, choose a9, drive east"))
    assert turned("b9") in stopped.pieces


@pytest.mark.rule("BOB M4", "BOB ruling.board.own", "BOB space.keep")
def test_no_carrier_enters_a_keep_wherever_it_is(tmp_path: Path) -> None:
    """On a board with a keep in the last rows, too."""
    lines = oracle.BOARD.strip().splitlines()
    lines[2] = ". . . . . K . . . . ."
    terrain = "\n".join(lines)
    game = packed(terrain, tmp_path)
    for piece in ("blue", "blue+"):
        now, other = both(Setup(drawn(f"e11 {piece}, i9 red"), terrain=terrain), game)
        engine.do(game, now.state, ("roll", 1))
        other.do(("roll", 1))
        compare(now, other)
        assert ("f11" in now.ends("e11")) == (piece == "blue")


@pytest.mark.rule("BOB deck.empty", "BOB ruling.landing")
def test_only_in_a_keep_one_is_told_that_the_deck_is_empty() -> None:
    cards = " ".join(item for item, number in oracle.DECK.items() for _ in range(number))
    for script, told in (("move c5-c4", True), ("move c5-d5", False)):
        now = play(table(drawn("c5 blue, i9 red"), discard=cards), f"die 1, {script}")
        assert ("BOB deck.empty" in cited(now)) == told


# -- Flags ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BOB C5.take", "BOB space.castle")
@pytest.mark.parametrize(("start", "corner"), [("a3", "a1"), ("k11", "k13")])
def test_a_flag_that_is_carried_can_be_taken_nowhere(start: str, corner: str) -> None:
    """Not even in a corner, where the counting of spaces begins or ends."""
    now = table(
        f"""
        a b c d e f g h i j k
   11   . . . . . . . . . . {"b" if start == "k11" else "."}
    9   . . . . . . . . r . .
    5   . . . . . . . . B . .
    3   {"b" if start == "a3" else "."} . . . . . . . . . .
        """
    )
    flags = now.flags
    now.play(f"roll 2, move {start} {corner}")
    assert now.flags == flags


@pytest.mark.rule("BOB ruling.board.own")
def test_another_board_is_drawn_as_it_is(tmp_path: Path) -> None:
    game = packed(SMALL, tmp_path)
    scene = game.scene(game.new(2), None, "en")
    assert sum(spot.key.startswith("spot:") for spot in scene.spots) == 7 * len(SMALL.split("\n")[1:-1])
