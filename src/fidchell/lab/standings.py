"""How a ladder stands: as data, as a table for the screen or the docs, as a picture; and a ladder that is watched."""

import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from html import escape
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table

from fidchell.core.game import Game
from fidchell.lab import show
from fidchell.lab.elo import ratings
from fidchell.lab.kept import complaining, path_to_keep
from fidchell.lab.ladder import KeptScores, Ladder, Score, run
from fidchell.lab.run import progress
from fidchell.lab.stats import wilson
from fidchell.lab.stopping import Stop
from fidchell.lab.words import count, say

INTERIM_SECONDS: Final = 30.0

WIDE, HEAD, ROW, FOOT, EDGE, LETTER = 480, 40, 40, 34, 14, 8  # of the picture; beside it stand the names
STEPS: Final = (10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 100_000, 1_000_000)
STYLE: Final = """
  text { font: 15px sans-serif; fill: #222 }
  .small { font-size: 12px; fill: #555; text-anchor: middle }
  .on { font-size: 12px; fill: #fff; text-anchor: middle }
  .start { text-anchor: start }
  .end { text-anchor: end }
  rect, circle { fill: #35684a }
  .line { stroke: #35684a; stroke-width: 2 }
  .grid { stroke: #ccd6cf }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee }
    .small { fill: #bbb }
    .on { fill: #16181a }
    rect, circle { fill: #7fbf97 }
    .line { stroke: #7fbf97 }
    .grid { stroke: #37443c }
  }
"""

Row = tuple[str, ...]


class Standings:
    """What is known of a ladder."""

    def __init__(self, game: Game, ladder: Ladder, score: Callable[[tuple[str, ...]], Score]) -> None:
        self.game, self.ladder = game, ladder
        self.left = 2 * EDGE + LETTER * max(map(len, ladder.bots))  # where the picture begins
        self.pairs: dict[tuple[str, str], Score] = {}
        for pair, seatings in ladder.seatings(game).items():
            whole = self.pairs[pair] = Score()
            for seating in seatings:
                whole.add(score(seating) if seating[0] == pair[0] else score(seating).turned())

    @property
    def games(self) -> int:
        return sum(score.games for score in self.pairs.values())

    def as_dict(self) -> dict[str, Any]:
        ladder = self.ladder
        head = {"game": ladder.game, "players": ladder.players, "seed": ladder.seed}
        if ladder.options:
            head["options"] = ladder.options
        if self.game.meta.together:
            return {**head, "bots": [self._together(name) for name in ladder.bots], "pairs": []}
        pairs = [
            {"a": a, "b": b, "games": score.games, "wins_a": score.wins, "draws": score.draws}
            for (a, b), score in self.pairs.items()
        ]
        return {**head, "bots": self._rated(), "pairs": pairs}

    def _together(self, name: str) -> dict[str, Any]:
        score = self.pairs[name, name]
        results = {one: score.results[one] for one in self.results()}
        return {"spec": name, "results": results, "score": round(score.mean(), 3)}

    def results(self) -> list[str]:
        """What has been reached together, the best first."""
        whole = Score()
        for score in self.pairs.values():
            whole.add(score)
        return sorted(whole.results, key=lambda name: (-whole.points[name] / whole.results[name], name))

    def _rated(self) -> list[dict[str, Any]]:
        names = self.ladder.bots
        scores = [[self.scored(a, b) for b in names] for a in names]
        games = Counter[str]()
        for pair, score in self.pairs.items():
            games.update(dict.fromkeys(pair, score.games))
        return [
            {"spec": name, "elo": round(one.elo), "low": round(one.low), "high": round(one.high), "games": games[name]}
            for name, one in zip(names, ratings(scores), strict=True)
        ]

    def scored(self, a: str, b: str) -> float:
        """What one has scored against another, a draw as half a win."""
        if (a, b) in self.pairs and a != b:
            return self.pairs[a, b].wins + 0.5 * self.pairs[a, b].draws
        if (b, a) in self.pairs and a != b:
            score = self.pairs[b, a]
            return score.games - score.wins - 0.5 * score.draws
        return 0.0

    def met(self, a: str, b: str) -> int:
        """How often two have met."""
        return (self.pairs.get((a, b)) or self.pairs.get((b, a)) or Score()).games if a != b else 0

    # -- tables -------------------------------------------------------------------------------------------------------

    def table(self) -> list[Row]:
        """The head, then one row per bot."""
        return self._results_table() if self.game.meta.together else self._elo_table()

    def _elo_table(self) -> list[Row]:
        names = self.ladder.bots
        rows: list[Row] = [("bot", "Elo", "95 %", "games", "against the one before", *names)]
        for place, one in enumerate(self._rated()):
            name, before = names[place], names[place - 1] if place else ""
            rows.append(
                (
                    name,
                    str(one["elo"]),
                    f"{one['low']} to {one['high']}" if place else "",
                    f"{one['games']:,}",
                    share(self.scored(name, before), self.met(name, before), ends=True) if before else "",
                    *(share(self.scored(name, other), self.met(name, other)) for other in names),
                )
            )
        return rows

    def _results_table(self) -> list[Row]:
        order = self.results()
        rows: list[Row] = [("bot", *(show.in_words(self.game, "result", name) for name in order), "score", "games")]
        for name in self.ladder.bots:
            score = self.pairs[name, name]
            shares = [share(score.results[one], score.games, ends=True) for one in order]
            rows.append((name, *shares, f"{score.mean():.2f}", f"{score.games:,}"))
        return rows

    def markdown(self) -> str:
        head, *rows = self.table()
        lines = [f"| {' | '.join(head)} |", f"|---|{'--:|' * (len(head) - 1)}"]
        return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in rows)])

    def print(self) -> None:
        head, *rows = self.table()
        table = Table(*head, box=None, pad_edge=False)
        for column in table.columns[1:]:
            column.justify = "right"
        for row in rows:
            table.add_row(*row)
        Console(width=None if sys.stdout.isatty() else 160, highlight=False).print(table)
        players, games = count(self.ladder.players, "players"), count(self.games, "games")
        print(f"\n{self.ladder.game}, {players}: {games}, seed {self.ladder.seed}")

    def interim(self, seconds: float, games: int) -> str:
        """One line on how it stands."""
        rate = f"{seconds:.0f} s: {count(games, 'games')} ({games / seconds:,.1f} a second)"
        rate += f", {self.games:,} with earlier ones"
        if self.game.meta.together:
            return (
                f"{rate}; score {', '.join(f'{name} {self.pairs[name, name].mean():.2f}' for name in self.ladder.bots)}"
            )
        elo = [str(one["elo"]) for one in self._rated()]
        return f"{rate}; Elo {', '.join(f'{name} {one}' for name, one in zip(self.ladder.bots, elo, strict=True))}"

    def drawn(self) -> str:
        """The picture."""
        rows = len(self.ladder.bots)
        what = "what bots reach together" if self.game.meta.together else "Elo of the bots"
        title = f"{self.game.say('en', 'title')}: {what}"
        height = HEAD + rows * ROW + FOOT
        marks = self._results_drawn() if self.game.meta.together else self._elo_drawn()
        for place, name in enumerate(self.ladder.bots):
            marks.append(f'<text class="end" x="{self.left - EDGE}" y="{middle(place) + 5}">{escape(name)}</text>')
        wide = self.left + WIDE + 2 * EDGE
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {height}" width="{wide}" role="img">'
        caption = f'<text x="{EDGE}" y="24">{escape(title)}</text>'
        return "\n".join(
            [head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", caption, *marks, "</svg>\n"]
        )

    def _elo_drawn(self) -> list[str]:
        """One dot per bot, with its interval as a line."""
        found = self._rated()
        step = next(step for step in STEPS if span(found, step)[1] - span(found, step)[0] <= 8 * step)
        low, high = span(found, step)
        bottom, marks = HEAD + len(found) * ROW, []

        def x(elo: float) -> float:
            return round(self.left + WIDE * (elo - low) / (high - low), 1)

        for elo in range(low, high + 1, step):
            marks.append(f'<path class="grid" d="M{x(elo)} {HEAD}V{bottom}"/>')
            marks.append(f'<text class="small" x="{x(elo)}" y="{bottom + 18}">{elo}</text>')
        for place, one in enumerate(found):
            y = middle(place)
            marks.append(f'<path class="line" d="M{x(one["low"])} {y}H{x(one["high"])}"/>')
            marks.append(f'<circle cx="{x(one["elo"])}" cy="{y}" r="5"/>')
            marks.append(f'<text class="small" x="{x(one["elo"])}" y="{y - 10}">{one["elo"]}</text>')
        return marks

    def _results_drawn(self) -> list[str]:
        """One bar per bot, from the best result to the worst."""
        order, marks = self.results(), []
        shades = [round(1 - 0.85 * n / max(1, len(order) - 1), 2) for n in range(len(order))]
        for place, name in enumerate(self.ladder.bots):
            score, left = self.pairs[name, name], float(self.left)
            for one, shade in zip(order, shades, strict=True):
                wide = WIDE * score.results[one] / max(1, score.games)
                box = f'x="{left:.1f}" y="{middle(place) - 12}" width="{wide:.1f}" height="24"'
                marks.append(f'<rect {box} fill-opacity="{shade}"/>')
                if wide > 40:
                    text = f"{100 * score.results[one] / score.games:.0f} %"
                    kind = "on" if shade > 0.5 else "small"
                    marks.append(
                        f'<text class="{kind}" x="{left + wide / 2:.1f}" y="{middle(place) + 4}">{text}</text>'
                    )
                left += wide
        y, x = HEAD + len(self.ladder.bots) * ROW + 8, self.left
        for one, shade in zip(order, shades, strict=True):
            words = show.in_words(self.game, "result", one)
            marks.append(f'<rect x="{x}" y="{y}" width="12" height="12" fill-opacity="{shade}"/>')
            marks.append(f'<text class="small start" x="{x + 18}" y="{y + 11}">{escape(words)}</text>')
            x += 40 + 7 * len(words)
        return marks


def share(scored: float, games: int, *, ends: bool = False) -> str:
    """A share in percent, if anything was played; with the ends of its interval."""
    if not games:
        return ""
    return show.percent(scored / games) + (f" ({show.interval(*wilson(scored, games))})" if ends else "")


def middle(place: int) -> int:
    """Where a row's middle lies."""
    return HEAD + place * ROW + ROW // 2


def span(found: list[dict[str, Any]], step: int) -> tuple[int, int]:
    """Round numbers around all intervals."""
    low, high = min(one["low"] for one in found), max(one["high"] for one in found)
    return step * (low // step), max(step * -(-high // step), step * (low // step) + step)


# -- a ladder that somebody watches -----------------------------------------------------------------------------------


def watch(
    game: Game,
    ladder: Ladder,
    *,
    workers: int | None,
    keep: Path | None,
    plot: Path | None,
    form: str,
    lang: str = "en",
) -> int:
    """Play and print; the exit code. Whatever stops it early, what was played is kept. `lang`: of complaints; the
    findings are in English."""
    path = path_to_keep(keep, "ladder", game.key)
    began = time.perf_counter()
    with complaining("--keep", path), Stop() as stop:
        kept = KeptScores(path, ladder)
        before, told = Standings(game, ladder, kept.score).games, began
        with progress(sum(ladder.plan(game).values())) as bar:

            def tell(games: int) -> None:
                nonlocal told
                bar.advance(games)
                now = time.perf_counter()
                if form == "table" and now - told >= INTERIM_SECONDS:
                    told, so_far = now, Standings(game, ladder, kept.score)
                    bar.print(so_far.interim(now - began, so_far.games - before))

            run(ladder, kept, workers=workers, told=tell, stop=stop)
    standings = Standings(game, ladder, kept.score)
    if form == "json":
        print(json.dumps(standings.as_dict(), indent=1, ensure_ascii=False))
    elif form == "markdown":
        print(standings.markdown())
    else:
        standings.print()
    if plot:
        with complaining("--plot", plot):
            plot.write_text(standings.drawn(), encoding="utf-8")
    if stop.signal:
        print(f"fidchell: {say(lang, 'stopped')}", file=sys.stderr)
        return 128 + stop.signal
    return 0
