"""`fidchell report`: what many games say, as one page that needs nothing else, with its tables beside it."""

import csv
from collections import Counter
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from fidchell.core.text import Texts
from fidchell.lab import show
from fidchell.lab.plot import Chart
from fidchell.lab.plot import Series as Line
from fidchell.lab.questions import Answers
from fidchell.lab.stats import bins, percentile, wilson

TEXTS: Final = Texts([Path(__file__).resolve().parent / "text"])
SHOWN: Final = 30  # rows of a long table; the file beside the page has all
LEAST_LUCK: Final = 0.001
NOTICEABLE: Final = 0.03  # an effect below that isn't worth a sentence
STYLE: Final = """
:root { color-scheme: light dark; --ink: #1f2933; --page: #fff; --line: #d5dbe1; --soft: #f2f5f7; --blue: #2b6cb0 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e4e8ec; --page: #14181c; --line: #3a434c; --soft: #1d2329; --blue: #63b3ed }
}
body {
  font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--page);
  max-width: 46rem; margin: 0 auto; padding: 1rem;
}
h1 { font-size: 1.6rem }
h2 { font-size: 1.2rem; margin-top: 2rem }
li { margin-bottom: .4rem }
code { background: var(--soft); padding: .1rem .3rem; overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left }
td + td, th + th { text-align: right; font-variant-numeric: tabular-nums }
td + td { white-space: nowrap }
svg { max-width: 100%; height: auto; display: block }
svg text { fill: var(--ink) }
svg rect { fill: none }
svg path[stroke="#e2e8f0"] { stroke: var(--line) }
svg path[stroke="#2b6cb0"] { stroke: var(--blue) }
svg circle { fill: var(--blue) }
"""


class Page:
    """A report on what was answered."""

    def __init__(self, answers: Answers, command: str, agreed: list[list[float]], lang: str = "en") -> None:
        self.answers = answers
        self.game = answers.game
        self.command = command
        self.agreed = agreed
        self.lang = lang
        players = answers.series.players
        self.seats = [self.game.seat_name(seat, lang, players) for seat in range(players)]

    def say(self, message: str, **given: Any) -> str:
        return TEXTS.say(self.lang, message, **given)

    # -- sentences ----------------------------------------------------------------------------------------------------

    def findings(self) -> list[str]:
        """What the numbers say, in plain sentences."""
        return [
            *self.about_winning(),
            *self.about_length(),
            *self.about_suspense(),
            *self.about_uses(),
            *self.about_rules(),
        ]

    def about_winning(self) -> Iterator[str]:
        found = self.answers
        if found.together:
            for name, count in found.results.most_common():
                yield self.say("found-result", name=self.words("result", name), **self.shares(count))
            return
        even = 1.0 / len(found.sides)
        for seat in found.sides:
            count = found.wins[str(seat)]
            low, high = wilson(count, found.games)
            fair = even - found.wins["draw"] / found.games / len(found.sides)
            message = "found-favoured" if low > fair else "found-unfavoured" if high < fair else "found-even"
            yield self.say(message, seat=self.seats[seat], **self.shares(count))
        if found.wins["draw"]:
            yield self.say("found-draws", **self.shares(found.wins["draw"]))

    def about_length(self) -> Iterator[str]:
        found, lengths = self.answers, dict(self.answers.lengths)
        ends = {f"p{p}": percentile(lengths, p) for p in (10, 50, 90)}
        yield self.say("found-length", **ends, choices=f"{found.choices.mean:.1f}", forced=percent(found.forced.mean))
        name, count = found.endings.most_common(1)[0]
        yield self.say("found-ending", name=self.words("ending", name), **self.shares(count))
        rare = [self.words("ending", one) for one, number in found.endings.items() if number < 0.01 * found.games]
        if rare:
            yield self.say("found-rare-endings", names=", ".join(sorted(rare)))

    def about_suspense(self) -> Iterator[str]:
        found = self.answers
        message = "found-suspense-together" if found.together else "found-suspense"
        yield self.say(
            message,
            leads=f"{found.leads.mean:.1f}",
            lowest=percent(found.lowest.mean),
            decided=percent(found.decided.mean),
        )
        luck = found.luck_share
        yield self.say("found-luck", luck=percent(luck)) if luck >= LEAST_LUCK else self.say("found-no-luck")

    def about_uses(self) -> Iterator[str]:
        rows = [one for one in self.answers.used() if one["low"] > NOTICEABLE or one["high"] < -NOTICEABLE]
        # Rules that are always at work together have the same numbers: the first speaks for all.
        different = {(one["times"], one["beyond"]): one for one in reversed(rows)}
        for one in [*reversed(different.values())][:6]:
            yield self.say(
                "found-use-good" if one["beyond"] > 0 else "found-use-bad",
                title=one["title"],
                id=one["id"],
                games=percent(one["games"]),
                when=percent(one["when"]),
                before=percent(one["chance_before"]),
                result=percent(one["result"]),
                beyond=f"{100 * abs(one['beyond']):.1f}",
                together="yes" if self.answers.together else "no",
                low=points(one["low"]),
                high=points(one["high"]),
            )

    def about_rules(self) -> Iterator[str]:
        idle = self.answers.idle_rules()
        if idle:
            yield self.say(
                "found-idle", number=len(idle), names=", ".join(idle[:12]) + (" …" if len(idle) > 12 else "")
            )

    def shares(self, count: int) -> dict[str, str]:
        low, high = wilson(count, self.answers.games)
        return {"share": percent(count / self.answers.games), "low": percent(low), "high": percent(high)}

    def words(self, kind: str, name: str) -> str:
        return show.in_words(self.game, kind, name).removesuffix(".")

    # -- tables and charts --------------------------------------------------------------------------------------------

    def tables(self) -> dict[str, list[dict[str, Any]]]:
        """Everything that is counted, by the name of its file."""
        found = self.answers
        ways: dict[str, Counter[Any]] = {"endings": found.endings, "lengths": found.lengths}
        ways |= {"results": found.results} if found.together else {"wins": found.wins}
        tables = {
            name: [{"name": one, "games": number} for one, number in sorted(counter.items())]
            for name, counter in ways.items()
        }
        tables["uses"] = found.used()
        tables["openings"] = [one | {"seat": self.seats[one["seat"]]} for one in found.first_moves()]
        return tables

    def charts(self) -> list[Chart]:
        found = self.answers
        lengths = Chart(self.say("chart-length"), self.say("axis-turns"), self.say("axis-games"))
        shares = [((a + b) / 2, 100 * count / found.games) for a, b, count in bins(dict(found.lengths), 20)]
        lengths.add(Line(self.say("axis-games"), shares))
        sure = Chart(self.say("chart-sure"), self.say("axis-progress"), self.say("axis-chance"))
        steps = len(found.curve) - 1
        sure.add(
            Line(self.say("axis-leader"), [(100 * n / steps, 100 * one.mean) for n, one in enumerate(found.curve)])
        )
        wide = Chart(self.say("chart-choices"), self.say("axis-progress"), self.say("axis-choices"))
        wide.add(
            Line(
                self.say("axis-choices"),
                [(10 * n + 5, one.mean) for n, one in enumerate(found.branching) if one.number],
            )
        )
        return [lengths, sure, wide] if len(found.lengths) > 1 else [sure, wide]

    # -- the page -----------------------------------------------------------------------------------------------------

    def html(self) -> str:
        title = self.say("report-title", game=self.game.say(self.lang, "title"))
        series, tables = self.answers.series, self.tables()
        uses = [[one["title"], *map(percent, used_shares(one)), effect(one)] for one in tables["uses"]]
        openings = [
            [
                f"{one['seat']}: {one['opening']}",
                str(one["games"]),
                f"{percent(one['result'])} ± {100 * one['reach']:.1f}",
            ]
            for one in tables["openings"]
        ]
        endings = [[self.words("ending", one["name"]), str(one["games"])] for one in tables["endings"]]
        parts = [
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(self.say('report-made', games=self.answers.games, bots=', '.join(series.bots)))}</p>",
            f"<p><code>{escape(self.command)}</code></p>",
            f"<h2>{escape(self.say('head-findings'))}</h2><ul>",
            *(f"<li>{escape(one)}</li>" for one in self.findings()),
            f"</ul><h2>{escape(self.say('head-course'))}</h2>",
            *(chart.drawn() for chart in self.charts()),
            *self.section("endings", endings),
            *self.section("uses", uses),
            *self.section("openings", openings),
            *(self.section("agreement", self.agreement()) if self.agreed else ()),
        ]
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        )
        return "\n".join(
            ["<!DOCTYPE html>", f'<html lang="{self.lang}">{head}<style>{STYLE}</style>', *parts, "</html>", ""]
        )

    def section(self, name: str, rows: list[list[str]]) -> list[str]:
        """A table with its heads and what must be known to read it."""
        if not rows:
            return []
        heads = self.say(f"heads-{name}").split(" | ")
        heads += [str(n) for n in range(len(heads), len(rows[0]))]
        lines = [f"<h2>{escape(self.say(f'head-{name}'))}</h2>", f"<p>{escape(self.say(f'note-{name}'))}</p>"]
        lines.append('<div class="wide"><table><tr>' + "".join(f"<th>{escape(one)}</th>" for one in heads) + "</tr>")
        lines += ["<tr>" + "".join(f"<td>{escape(one)}</td>" for one in row) + "</tr>" for row in rows[:SHOWN]]
        return [*lines, "</table></div>"]

    def agreement(self) -> list[list[str]]:
        return [[str(n + 1), *(percent(one) for one in row)] for n, row in enumerate(self.agreed)]

    def write(self, path: Path) -> list[Path]:
        """The page, and its tables beside it as CSV."""
        path.write_text(self.html(), encoding="utf-8")
        written = [path]
        for name, rows in self.tables().items():
            if rows:
                written.append(path.with_name(f"{path.stem}-{name}.csv"))
                write_csv(written[-1], rows)
        return written


def write_csv(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    rows = [{name: f"{one:.4f}" if isinstance(one, float) else one for name, one in row.items()} for row in rows]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def used_shares(one: dict[str, Any]) -> list[float]:
    return [one[name] for name in ("games", "when", "chance_before", "result")]


def effect(one: dict[str, Any]) -> str:
    return f"{points(one['beyond'])} ({points(one['low'])} … {points(one['high'])})"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(share: float) -> str:
    return f"{100 * share:+.1f}"
