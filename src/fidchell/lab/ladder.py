"""All bots against all, seats rotated: who plays whom how often, and what is known from before.

A seating says which bot has which seat; its game i depends on (seed, seating, i) alone. Two bots meet in all seatings
that give each half of the sides, each side to one bot, so no seat favours anybody. Where all win or lose as one, each
bot plays all seats. What has been played is kept in a file and counts again as long as the bots think alike.
"""

import hashlib
import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from fidchell import _compiled, bots
from fidchell.bots import own
from fidchell.core.bot import Bot
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.state import State
from fidchell.lab.batch import FINE, play
from fidchell.lab.executors import Playing, Runner, tallies
from fidchell.lab.kept import JsonLines
from fidchell.lab.stopping import heeding

Seating = tuple[str, ...]  # a bot's specification for each seat

VALUES: Final = "value.toml"  # what has been learned of a game
RULES: Final = {"components.py", "fields.py", "rules.py", "*.py"}
THOUGHTS: Final = {
    Path(name).name for name in _compiled.PATTERNS if name.startswith("games/")
} - RULES  # for bots alone


@dataclass
class Score:
    """What the games of a seating have shown. `wins`: of the bot on the first seat."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    results: Counter[str] = field(default_factory=Counter)  # what was reached together
    points: Counter[str] = field(
        default_factory=Counter
    )  # the sum of their scores, in millionths: in any order the same

    def add(self, other: "Score") -> None:
        self.games += other.games
        self.wins += other.wins
        self.draws += other.draws
        self.results.update(other.results)
        self.points.update(other.points)

    def count(self, state: State, first: frozenset[int]) -> None:
        """Count a game that is over; `first`: the seats of the bot on the first. A shared win counts as a draw."""
        outcome = state.outcome()
        assert outcome is not None, "only finished games are counted"
        winners = frozenset(outcome.winners)
        self.games += 1
        self.wins += bool(winners) and winners <= first
        self.draws += not winners or (bool(winners & first) and not winners <= first)
        if outcome.result:
            self.results[outcome.result] += 1
            self.points[outcome.result] += round(FINE * outcome.scores[0]) if outcome.scores else 0

    def turned(self) -> "Score":
        """The same for the other bot."""
        return replace(self, wins=self.games - self.wins - self.draws)

    def mean(self) -> float:
        """The average of the scores reached together."""
        return self.points.total() / FINE / self.games if self.games else 0.0


# -- who plays whom ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ladder:
    """A study: these bots, in this game. `games`: for each pair; `total`: for all, the nearest pairs the most; `near`:
    how many places in the list those who meet are apart at most."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    games: int
    total: int | None = None
    near: int | None = None
    pack: tuple[str, str] | None = None

    @classmethod
    def of(
        cls,
        game: Game,
        players: int | None,
        options: dict[str, Any],
        names: list[str],
        seed: int | str,
        *,
        games: int,
        total: int | None = None,
        near: int | None = None,
    ) -> "Ladder":
        """Check everything first; InvalidOptions names what is wrong."""
        players = game.meta.players[0] if players is None else players
        game.new(players, **options)
        for name in names:
            bots.make(name, game)
        for name, number in Counter(names).items():
            if number > 1:
                raise InvalidOptions.because("ladder-twice", bot=name, number=number)
        if len(names) < 2 and not game.meta.together:
            raise InvalidOptions.because("ladder-two")
        pack = (game.pack_name, game.pack_text or "") if game.pack_name else None
        return cls(game.key, players, options, tuple(names), seed, games, total, near, pack)

    def load(self) -> Game:
        return load(self.game, *(self.pack or ()))

    def pairs(self, game: Game) -> list[tuple[str, str]]:
        """Who meets whom; alone: a bot and itself."""
        if game.meta.together:
            return [(name, name) for name in self.bots]
        apart = self.near or len(self.bots)
        return [(a, b) for n, a in enumerate(self.bots) for b in self.bots[n + 1 : n + 1 + apart]]

    def seatings(self, game: Game) -> dict[tuple[str, str], list[Seating]]:
        """All ways to seat each pair."""
        state = game.new(self.players, **self.options)
        teams = [int(state.team(seat)) for seat in range(self.players)]
        ways = divisions(teams)
        return {
            (a, b): [(a,) * self.players] if a == b else [tuple(a if one else b for one in way) for way in ways]
            for a, b in self.pairs(game)
        }

    def plan(self, game: Game) -> dict[Seating, int]:
        """How many games each seating gets: the same in all of a pair."""
        found = {}
        for pair, seatings in self.seatings(game).items():
            number = -(-self.share(pair) // len(seatings))
            found.update(dict.fromkeys(seatings, max(1, number)))
        return found

    def share(self, pair: tuple[str, str]) -> int:
        """A pair's games; of a total, half as many for each step further apart: lopsided pairings say little."""
        if self.total is None:
            return self.games
        if pair[0] == pair[1]:
            return -(-self.total // len(self.bots))
        places = {name: place for place, name in enumerate(self.bots)}
        apart = range(1, min(self.near or len(self.bots), len(self.bots) - 1) + 1)
        whole = sum((len(self.bots) - steps) * 2.0**-steps for steps in apart)
        return -int(-self.total * 2.0 ** (places[pair[0]] - places[pair[1]]) // whole)


def divisions(teams: list[int]) -> list[tuple[bool, ...]]:
    """All ways to give one of two bots half of the teams (or one more, or one less): for each seat, whether it has it.

    A way and its opposite follow each other.
    """
    sides = sorted(set(teams))
    half = len(sides) // 2
    ways = [frozenset(chosen) for chosen in itertools.combinations(sides, half)]
    found: list[frozenset[int]] = []
    for way in ways:
        found += [one for one in (way, frozenset(sides) - way) if one not in found]
    return [tuple(team in way for team in teams) for way in found]


# -- playing ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Batch:
    """What some games have shown, seating by seating."""

    games: int
    scores: dict[Seating, Score]


@dataclass(frozen=True)
class Round:
    """What is still to be played, in order: (seating, its game)."""

    ladder: Ladder
    todo: tuple[tuple[Seating, int], ...]

    def ready(self) -> Playing[Batch]:
        game = self.ladder.load()
        start: State = game.new(self.ladder.players, **self.ladder.options)

        @cache
        def bot(seat: int, name: str) -> Bot:  # each seat has its own: a bot may remember its game
            return heeding(bots.make(name, game))

        def play_some(first: int, games: int, lines: bool) -> Batch:
            scores: dict[Seating, Score] = {}
            for seating, i in self.todo[first : first + games]:
                state = start.clone()
                dice = Rng(f"{self.ladder.seed}/{','.join(seating)}/{i}")
                play(state, [bot(*one) for one in enumerate(seating)], dice)
                theirs = frozenset(seat for seat, name in enumerate(seating) if name == seating[0])
                scores.setdefault(seating, Score()).count(state, theirs)
            return Batch(games, scores)

        return play_some


def in_turn(rest: dict[Seating, range]) -> Iterator[tuple[Seating, int]]:
    """Every seating's games, spread evenly over the whole, so that at any moment all pairs have come equally far."""
    order = sorted(
        ((n + 0.5) / len(games), place, i) for place, games in enumerate(rest.values()) for n, i in enumerate(games)
    )
    seatings = list(rest)
    return ((seatings[place], i) for _, place, i in order)


def run(
    ladder: Ladder,
    kept: "KeptScores",
    *,
    workers: int | None,
    told: Callable[[int], None] = lambda games: None,
    stop: Callable[[], bool] = lambda: False,
) -> None:
    """Play what isn't known yet, and keep it. `told` hears how many games have been added."""
    plan = ladder.plan(ladder.load())
    rest = {seating: range(kept.score(seating).games, games) for seating, games in plan.items()}
    told(sum(plan.values()) - sum(map(len, rest.values())))
    todo = tuple(in_turn(rest))
    for batch in tallies(Runner(Round(ladder, todo)), len(todo), workers=workers, stop=stop):
        for seating, score in batch.scores.items():
            kept.add(seating, score)
        told(batch.games)


# -- what is known from before ----------------------------------------------------------------------------------------


class KeptScores:
    """The scores of seatings from earlier runs, also of other ladders; more are written down as they come in."""

    def __init__(self, path: Path, ladder: Ladder) -> None:
        self.file, self.ladder, self.game = JsonLines(path), ladder, ladder.load()
        self.fingerprint = fingerprint(self.game)
        self.scores: dict[str, Score] = {}
        self.keys: dict[Seating, str] = {}
        for line in self.file.read():
            with suppress(ValueError, TypeError):  # something else
                key, first, games, wins, draws, results, points = line
                score = self.scores.setdefault(key, Score())
                if first == score.games:  # two runs at once write the same games twice
                    score.add(Score(games, wins, draws, Counter(results), Counter(points)))

    def score(self, seating: Seating) -> Score:
        return self.scores.setdefault(self.key(seating), Score())

    def add(self, seating: Seating, new: Score) -> None:
        score = self.score(seating)
        counts = [score.games, new.games, new.wins, new.draws, new.results, new.points]
        self.file.append([self.key(seating), *counts])
        score.add(new)

    def key(self, seating: Seating) -> str:
        """Changes with everything that a game of this seating depends on."""
        if seating not in self.keys:
            ladder = self.ladder
            parts = [ladder.game, ladder.players, ladder.options, ladder.pack, str(ladder.seed), seating]
            parts += [self.game.meta.rules_rev, self.fingerprint, [meaning(name, self.game) for name in seating]]
            self.keys[seating] = hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]
        return self.keys[seating]


def meaning(name: str, game: Game) -> str:
    """What plays under a name."""
    kind, _, level = name.partition(":")
    if own.in_file(name):
        return Path(name.rpartition(":")[0]).read_text(encoding="utf-8")
    return bots.level(level, game) if kind == "level" else name


def fingerprint(game: Game) -> str:
    """Of everything that affects how bots play a game: their code and budgets, its judges, its settings."""
    files = set((_compiled.PACKAGE / "bots").glob("*.py")) | {_compiled.PACKAGE / "core/bot.py"}
    files |= {path for name in (*THOUGHTS, VALUES) if (path := game.folder / name).is_file()}
    settings = {name: value for name, value in bots.thoughts(game).items() if name not in ("levels", "coach")}
    hashed = hashlib.sha256(json.dumps([_compiled.is_compiled(), settings], sort_keys=True).encode())
    for path in sorted(files):
        hashed.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return hashed.hexdigest()
