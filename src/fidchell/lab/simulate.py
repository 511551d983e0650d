"""Many games between bots: the same results whatever plays them, in constant memory.

Game i depends on (seed, i) alone.
"""

from dataclasses import dataclass
from typing import Any

from fidchell import bots
from fidchell.core import seeds
from fidchell.core.bot import Bot
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.record import SIMULATION, Record
from fidchell.core.registry import load
from fidchell.core.session import Session
from fidchell.core.state import CHANCE, State
from fidchell.lab.batch import GameRow, Tally, play_batch
from fidchell.lab.executors import Playing, Runner, tallies
from fidchell.lab.stats import mean, spread, wilson
from fidchell.lab.stopping import heeding


@dataclass(frozen=True)
class Series:
    """The same bots on the same seats, game after game."""

    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int | str
    pack: tuple[str, str] | None = None

    @classmethod
    def of(
        cls, game: Game, players: int | None, options: dict[str, Any], names: list[str], seed: int | str
    ) -> "Series":
        """Check everything first; InvalidOptions names what is wrong. A single bot plays all seats."""
        players = game.meta.players[0] if players is None else players
        game.new(players, **options)
        if len(names) == 1:
            names = names * players
        if len(names) != players:
            raise InvalidOptions.because("bots-number", number=len(names), players=players)
        for name in names:
            bots.make(name, game)
        pack = (game.pack_name, game.pack_text or "") if game.pack_name else None
        return cls(game.key, players, options, tuple(names), seed, pack)

    def load(self) -> Game:
        return load(self.game, *(self.pack or ()))

    def ready(self) -> Playing[Tally]:
        game = self.load()
        start: State = game.new(self.players, **self.options)
        # Random players alone need no bots: a game's own playout does the same, faster.
        names = () if set(self.bots) == {"random"} else self.bots
        seated: list[Bot] = [heeding(bots.make(name, game)) for name in names]

        def play(first: int, games: int, lines: bool) -> Tally:
            tally = Tally(int(start.seats), lines)
            play_batch(start, seated, str(self.seed), first, games, tally)
            return tally

        return play


def simulate(series: Series, games: int, *, first: int = 0, workers: int | None = 1) -> Tally:
    """Play this many games and count them."""
    total = Tally(series.players)
    for tally in tallies(Runner(series), games, first=first, workers=workers):
        total.merge(tally)
    return total


def play_rows(series: Series, first: int, games: int) -> list[GameRow]:
    """Some games, whole."""
    return Runner(series).batch(first, games, True)[0].lines or []


def record(series: Series, row: GameRow) -> Record:
    """A game of a simulation as it would be written down at a table: it replays, and opens in the browser."""
    outcomes = seeds.Scripted([])  # nothing is drawn again
    session = Session(
        series.load(), series.bots, series.options, source=outcomes, table_id=f"{SIMULATION}:{series.seed}:{row.number}"
    )
    for action in row.moves:
        seat = int(session.state.actor())
        if seat == CHANCE:
            session.follow(f"~ {session.game.text(session.state, action)}")
        else:
            session.act(seat, action)
    return session.record


# -- reporting ---------------------------------------------------------------------------------------------------------


def report(
    series: Series, total: Tally, seconds: float, *, first: int = 0, stopped: bool = False, known: int = 0
) -> dict[str, Any]:
    """What the games have shown, as plain data; `known`: how many of them were not played now."""
    wins = []
    for seat, count in enumerate(total.wins):
        low, high = wilson(count, total.games)
        share = count / total.games if total.games else 0.0
        wins.append({"seat": seat, "count": count, "share": share, "low": low, "high": high})
    together = bool(total.results)  # all win or lose as one: what was reached counts, not who has won
    return {
        "game": series.game,
        "players": series.players,
        "options": series.options,
        "bots": list(series.bots),
        "seed": series.seed,
        "first": first,
        "games": total.games,
        "stopped": stopped,
        "wins": [] if together else wins,
        "draws": 0 if together else total.draws,
        "results": _by_number(total.results),
        "score": {"mean": round(mean(total.scores), 3), **spread(total.scores)} if together else {},
        "endings": _by_number(total.endings),
        "tally": {name: round(number, 4) for name, number in total.means().items()},
        "length": spread(total.turns),
        "decisions": spread(total.decisions),
        "games_per_s": round((total.games - known) / seconds, 1) if seconds else 0.0,
    }


def _by_number(counts: dict[str, int]) -> dict[str, int]:
    """The most frequent first."""
    return dict(sorted(counts.items(), key=lambda pair: (-pair[1], pair[0])))
