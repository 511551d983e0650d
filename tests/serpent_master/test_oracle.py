"""The engine against a second, slow and plain implementation of the same rules, move by move.

At every decision both must offer the same choices to the same seats, at every draw the same odds, after every step the
same picture and the same order of resolution, at the end the same winner for the same reason. Some games are played at
random, others by players who look for trouble, so that rare rules are met often: those who play the same cards and tie,
who crowd together, who stand in each other's doorways, who mirror each other and end level. Games are seeded, so what a
batch meets is the same every time; each batch says what it must have met.
"""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from fidchell.core.game import Game
from fidchell.core.state import CHANCE
from tests.scale import scaled
from tests.serpent_master.board import GAME, SEATS, SerpentMaster
from tests.serpent_master.oracle import CARDS, COLUMNS, Card, Oracle
from tests.serpent_master.packs import cards_of, load_pack, strange

RULES = {"points": "SM score", "stack": "SM tie.stack", "alone": "SM tie.alone", "draw": "SM tie.draw"}

Cards = dict[int, Card]
Who = int | str


# -- both games side by side ------------------------------------------------------------------------------------------


class CachedOracle(Oracle):
    """The oracle, which works out its choices once a decision."""

    def __init__(self, seats: int, size: int | None = None, oldest: int = 0, cards: Cards | None = None) -> None:
        super().__init__(seats, size, oldest, cards)
        self.known: dict[int, set[str]] = {}

    def choices(self, seat: int) -> set[str]:
        if seat not in self.known:
            self.known[seat] = super().choices(seat)
        return self.known[seat]

    def do(self, seat: Who, text: str) -> None:
        super().do(seat, text)
        self.known.clear()


def picture_of(table: SerpentMaster, now: dict[str, Any]) -> dict[str, object]:
    """The engine's position in the oracle's words."""
    names = table.names
    stacks = {square: stack.split() for square, stack in sorted(now["stacks"].items())}
    known = [{*now[f"hand:{name}"], *now[f"played:{name}"]} for name in names]
    return {
        "stacks": stacks,
        "heads": [now[f"head:{name}"] for name in names],
        "entries": [now[f"entry:{name}"] for name in names],
        "hands": [now[f"hand:{name}"] for name in names],
        "aside": [sorted({*range(1, 16)} - cards) for cards in known],
        "played": [now[f"played:{name}"] for name in names],
        "scores": scores(table),
        "lost": now["lost"],
        "heights": dict(Counter(len(stack) for stack in stacks.values())),
    }


def scores(table: SerpentMaster) -> list[int]:
    """As the engine counts them, now and not only at the end."""
    count: Callable[[int], int] = table.state.score  # type: ignore[attr-defined]
    return [count(seat) for seat in range(int(table.state.seats))]


def compare_position(table: SerpentMaster, other: Oracle) -> None:
    now = table.position
    assert table.to_act == ["~" if who == "chance" else SEATS[int(who)] for who in other.to_act()]
    assert picture_of(table, now) == other.picture()
    assert now["order"] == [SEATS[seat] for seat in other.waiting]
    assert table.odds == other.draws()
    for seat, player in enumerate(other.players):
        assert now[f"choice:{SEATS[seat]}"] == (None if other.waiting else player.chosen)
        offered = [table.game.text(table.state, action) for action in table.state.legal(seat)]
        assert len(offered) == len(set(offered)), f"twice: {offered}"
        assert set(offered) == other.choices(seat)
        assert offered or seat not in other.to_act(), "there is always something to do"


def compare_result(table: SerpentMaster, other: Oracle) -> str:
    """What decided the game, on which both must agree."""
    result = other.result()
    assert result is not None
    table.ended(None if result.winner is None else SEATS[result.winner], tuple(result.scores), RULES[result.decided_by])
    return result.decided_by


# -- players ----------------------------------------------------------------------------------------------------------

Player = Callable[[random.Random, Oracle, Who, list[str]], str]


def at_random(rng: random.Random, other: Oracle, who: Who, choices: list[str]) -> str:
    return rng.choice(choices)


def twins(rng: random.Random, other: Oracle, who: Who, choices: list[str]) -> str:
    """The same hands, and mostly the same cards in the same rounds: ties, and ties of ties."""
    if who == "chance":
        copied = [f"aside {card}" for card in sorted(other.players[0].aside)]
        return next((text for text in copied if text in choices), rng.choice(choices))
    if not choices[0].startswith("commit") or rng.random() < 0.08:
        return rng.choice(choices)
    shared = [text for text in choices if all(int(text.split()[1]) in player.hand for player in other.players)]
    return shared[len(other.players[0].played) % len(shared)] if shared else rng.choice(choices)


def squares_of(text: str) -> list[str]:
    return text.split()[1].split("-")


def crowding(rng: random.Random, other: Oracle, who: Who, choices: list[str]) -> str:
    """Enter side by side, lie on the others, and stay there."""
    if choices[0].startswith("enter"):
        return rng.choice([text for text in choices if squares_of(text)[0] in ("a1", "a2", "b1", "c1", "a3")])
    if not choices[0].startswith("place"):
        return rng.choice(choices)
    return max(choices, key=lambda text: sum(len(other.stacks.get(one, [])) for one in squares_of(text)))


def doorkeeping(rng: random.Random, other: Oracle, who: Who, choices: list[str]) -> str:
    """Enter near others, and leave the head where somebody wants to come in."""
    if choices[0].startswith("enter"):
        return rng.choice([text for text in choices if squares_of(text)[0] in ("a1", "a2", "a3", "a4", "b1")])
    if choices[0].startswith("place"):
        doors = [player.entry for player in other.players if player.head is None]
        good = [text for text in choices if squares_of(text)[-1] in doors]
        return rng.choice(good or choices)
    if choices[0].startswith("commit") and rng.random() < 0.8:
        entered = other.players[int(who)].head is not None
        return sorted(choices, key=lambda text: int(text.split()[1]))[-1 if entered or who == 0 else 0]
    return rng.choice(choices)


def mirroring(rng: random.Random, other: Oracle, who: Who, choices: list[str]) -> str:
    """Red does what Blue has done, seen from the other side of the pit: so the game often ends level."""
    if who == "chance":
        return twins(rng, other, who, choices)

    def across(square: str) -> str:
        x, y = other.spot(square)
        return f"{COLUMNS[other.size - x]}{other.size + 1 - y}"

    blue = other.players[0]
    if who == 0 or blue.entry is None:
        return rng.choice(choices)
    if choices[0].startswith("enter"):
        wanted = f"enter {across(blue.entry)}"
    elif choices[0].startswith("commit"):
        wanted = f"commit {blue.chosen}"
    else:
        trail = [square for square, stack in other.stacks.items() for seat in stack if seat == 0]
        ends = [text for text in choices if blue.head and squares_of(text)[-1] == across(blue.head)]
        return max(ends or choices, key=lambda text: sum(across(square) in trail for square in squares_of(text)))
    return wanted if wanted in choices else rng.choice(choices)


# -- the comparison ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Batch:
    """Some games of one kind, and what they must have met."""

    player: Player
    seats: int
    games: int
    board: str = "auto"
    oldest: str = "blue"
    must: tuple[str, ...] = ()
    game: Game = GAME
    cards: Cards | None = None

    def __str__(self) -> str:
        own = "-own cards" if self.cards else ""
        return f"{self.player.__name__}-{self.seats}-{self.board}-{self.oldest}{own}"


def play_both(batch: Batch, seed: str) -> Counter[str]:
    """One game, compared all the way; what was met on it."""
    rng = random.Random(seed)
    table = SerpentMaster(batch.game.new(batch.seats, board=batch.board, oldest=batch.oldest), batch.game)
    size = None if batch.board == "auto" else int(batch.board)
    other = CachedOracle(batch.seats, size, SEATS.index(batch.oldest), batch.cards)
    met: Counter[str] = Counter(games=1)
    compare_position(table, other)
    while other.to_act():
        who = rng.choice(other.to_act())
        choices = sorted(other.draws() if who == "chance" else other.choices(int(who)))
        # Mirrors look at what Blue does first: they let him.
        if batch.player is mirroring and who == 1 and 0 in other.to_act():
            continue
        choice = batch.player(rng, other, who, choices)
        rounds, lost = len(other.players[0].played), sum(player.lost for player in other.players)
        seat = CHANCE if who == "chance" else int(who)
        table.state.apply(table.game.parse(table.state, choice, seat), seat)
        other.do(who, choice)
        compare_position(table, other)
        if len(other.players[0].played) > rounds:
            note_ties(met, other)
        met["lost"] += sum(player.lost for player in other.players) - lost
        met["doorway"] += somebody_in_a_doorway(other)
        met["corner"] += choice.startswith("place") and len(other.spots_beside(squares_of(choice)[0])) == 2
        met["choices compared"] += len(choices)
    met[compare_result(table, other)] += 1
    met["never entered"] += any(player.head is None for player in other.players)
    met["high stack"] += max(map(len, other.stacks.values()), default=0) >= 6
    table.state.check()
    return met


def somebody_in_a_doorway(other: Oracle) -> bool:
    waiting = [player.entry for player in other.players if player.entry is not None and player.head is None]
    return any(player.head in waiting for player in other.players)


def note_ties(met: Counter[str], other: Oracle) -> None:
    """What decided the order of this round."""
    played = [player.played for player in other.players]
    for n, seat in enumerate(other.order):
        for after in other.order[n + 1 :]:
            if played[seat] == played[after]:
                met["by age"] += 1
                met["not by seats"] += seat > after
            elif played[seat][-1] == played[after][-1]:
                met["by the round before" if played[seat][-2] != played[after][-2] else "by an older round"] += 1
    met["three alike"] += any(number >= 3 for number in Counter(cards[-1] for cards in played).values())


COMMON = ("lost", "points", "by the round before")
TIES = ("by age", "by the round before", "by an older round")
STRANGE = strange()

BATCHES = [
    Batch(at_random, 2, 50, must=(*COMMON, "by age", "corner")),
    Batch(at_random, 3, 35, must=(*COMMON, "by age", "corner", "by an older round")),
    Batch(at_random, 4, 30, must=(*COMMON, "by age", "corner", "by an older round", "three alike")),
    Batch(at_random, 2, 15, "8", "red", must=("lost",)),
    Batch(at_random, 2, 25, "6", must=("lost",)),
    Batch(at_random, 3, 10, "6", "black", must=("lost",)),
    Batch(at_random, 3, 10, "7", "red", must=("lost",)),
    Batch(at_random, 4, 10, "7", "white", must=("lost",)),
    Batch(twins, 2, 15, oldest="red", must=(*TIES, "not by seats")),
    Batch(twins, 3, 15, oldest="black", must=(*TIES, "not by seats", "three alike")),
    Batch(twins, 4, 15, "6", "red", must=(*TIES, "not by seats", "three alike")),
    Batch(crowding, 2, 20, "6", must=("lost", "high stack")),
    Batch(crowding, 3, 15, "7", must=("lost", "high stack", "corner")),
    Batch(crowding, 4, 20, "6", must=("lost", "high stack", "corner")),
    Batch(doorkeeping, 4, 25, "6", must=("doorway", "corner", "stack", "alone")),
    Batch(mirroring, 2, 25, "7", must=("draw", "points")),
    Batch(mirroring, 2, 15, "8", must=("draw",)),
    Batch(at_random, 3, 20, must=("lost",), game=load_pack(STRANGE), cards=cards_of(STRANGE)),
    Batch(crowding, 4, 10, "6", must=("lost",), game=load_pack(STRANGE), cards=cards_of(STRANGE)),
]


@pytest.mark.parametrize("batch", BATCHES, ids=str)
def test_the_engine_agrees_with_the_oracle(batch: Batch) -> None:
    met: Counter[str] = Counter()
    for game in range(batch.games):
        if game >= scaled(batch.games // 5, batch.games) and all(met[what] for what in batch.must):
            break
        seed = f"{batch}/{game}"
        try:
            met += play_both(batch, seed)
        except AssertionError as error:
            raise AssertionError(f"game {seed}: {error}") from error
    print(f"{batch}: {dict(sorted(met.items()))}")
    missed = [what for what in batch.must if not met[what]]
    assert not missed, f"this batch was to meet {missed}, but met only {dict(met)}"


def test_the_cards_are_those_that_were_typed_in_twice() -> None:
    """Every card, alone in the middle of the largest pit, can be placed in just the ways the oracle knows."""
    for number in CARDS:
        other = Oracle(2, 8)
        other.players[0].entry, other.players[0].head, other.players[0].chosen = "d1", "d4", number
        other.stacks["d4"] = [0]
        position = {
            "game": "serpent-master",
            "board": 8,
            "stacks": {"d4": "blue"},
            "entry:blue": "d1",
            "head:blue": "d4",
            "entry:red": "h8",
            "hand:blue": sorted({number, *[card for card in range(1, 16) if card != number][:10]}),
            "hand:red": list(range(1, 12)),
        }
        table = SerpentMaster(GAME.restore(position)).play(f"blue commit {number}", "red commit 1")
        if table.to_act == ["red"]:
            table.play("red place h8")
        assert table.places("blue") == {"-".join(squares) for squares in other.placements(0)}
