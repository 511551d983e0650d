"""`fidchell report`: what many games say, as one page that needs nothing else, with its tables beside it."""

import csv
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

from fidchell.lab import show, words
from fidchell.lab.plot import Chart
from fidchell.lab.plot import Series as Line
from fidchell.lab.questions import FEW, Answers
from fidchell.lab.stats import bins, percentile, wilson
from fidchell.lab.study import write_parquet

SHOWN: Final = 30  # rows of a long table; the file beside the page has all
SHOWN_EACH: Final = 10  # of each seat at least
POINTS: Final = 20  # of the chart of lengths at most
NAMED: Final = 12  # rules that were never at work
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
a { color: var(--blue) }
code { background: var(--soft); padding: .1rem .3rem; overflow-wrap: anywhere }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: left }
td + td, th + th { text-align: right; font-variant-numeric: tabular-nums }
td + td { white-space: nowrap }
.more { font-style: italic }
svg { max-width: 100%; height: auto; display: block }
svg text { fill: var(--ink) }
svg rect { fill: none }
svg path[stroke="#e2e8f0"] { stroke: var(--line) }
svg path[stroke="#2b6cb0"] { stroke: var(--blue) }
svg circle { fill: var(--blue) }
@media (max-width: 30rem) {
  svg text { font-size: 20px }
  ul { padding-left: 1.2rem }
  table { font-size: .75rem }
  th, td { padding: .25rem .2rem }
  td:last-child { white-space: normal }
  td span { white-space: nowrap }
}
"""


class Page:
    """A report on what was answered."""

    def __init__(
        self, answers: Answers, command: str, agreed: list[list[float]], lang: str = "en", asked: int = 0
    ) -> None:
        self.answers = answers
        self.game = answers.game
        self.command = command
        self.agreed = agreed  # how often two levels choose the same, in so many positions
        self.asked = asked
        self.lang = lang
        players = answers.series.players
        self.seats = [self.game.seat_name(seat, lang, players) for seat in range(players)]

    def say(self, message: str, **given: Any) -> str:
        return words.say(self.lang, message, **given)

    # -- sentences ----------------------------------------------------------------------------------------------------

    def findings(self) -> list[str]:
        """What the numbers say, in plain sentences."""
        return [
            *self.about_winning(),
            *self.about_length(),
            *self.about_suspense(),
            *self.about_uses(),
            *self.about_rules(),
            *self.about_levels(),
        ]

    def about_winning(self) -> Iterator[str]:
        found = self.answers
        if found.together:
            for name, count in found.results.most_common():
                yield self.say("found-result", name=self.result(name), **self.shares(count))
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
        yield self.say(
            "found-length" if ends["p10"] < ends["p90"] else "found-length-same",
            **ends,
            choices=self.decimal(found.choices.mean),
            forced=self.percent(found.forced.mean),
        )
        name, count = found.endings.most_common(1)[0]
        yield self.say("found-ending", name=found.ending(name, self.lang), **self.shares(count))
        rare = [found.ending(one, self.lang) for one, number in found.endings.items() if number < 0.01 * found.games]
        if rare:
            yield self.say("found-rare-endings", names=", ".join(sorted(rare)))

    def about_suspense(self) -> Iterator[str]:
        found = self.answers
        message = "found-suspense-together" if found.together else "found-suspense"
        yield self.say(
            message,
            leads=self.decimal(found.leads.mean),
            lowest=self.percent(found.lowest.mean),
            decided=self.percent(found.decided.mean),
        )
        luck = found.luck_share
        yield self.say("found-luck", luck=self.percent(luck)) if luck >= LEAST_LUCK else self.say("found-no-luck")

    def about_uses(self) -> Iterator[str]:
        rows = self.answers.used(self.lang)
        for one in [one for one in rows if one["low"] > NOTICEABLE or one["high"] < -NOTICEABLE][:6]:
            yield self.say(
                "found-use-good" if one["beyond"] > 0 else "found-use-bad",
                title=one["title"],
                id=one["id"],
                games=self.percent(one["games"]),
                when=self.percent(one["when"]),
                before=self.percent(one["chance_before"]),
                result=self.percent(one["result"]),
                beyond=self.decimal(100 * abs(one["beyond"])),
                together="yes" if self.answers.together else "no",
                low=self.points(one["low"]),
                high=self.points(one["high"]),
            )

    def about_rules(self) -> Iterator[str]:
        idle = [f"{self.answers.title(rule, self.lang)} ({rule})" for rule in self.answers.idle_rules()]
        if idle:
            more = len(idle) - NAMED if len(idle) > NAMED else 0
            yield self.say("found-idle", number=len(idle), names=", ".join(idle[:NAMED]), more=more)

    def about_levels(self) -> Iterator[str]:
        """How often the best levels agree: where they don't, a choice is hard, or it doesn't matter."""
        if len(self.agreed) > 1:
            last = len(self.agreed)
            yield self.say(
                "found-agreement",
                best=last,
                next=last - 1,
                share=self.percent(self.agreed[-1][-2]),
                worst=self.percent(self.agreed[-1][0]),
                positions=self.asked,
            )

    def shares(self, count: int) -> dict[str, str]:
        low, high = wilson(count, self.answers.games)
        return {"share": self.percent(count / self.answers.games), "low": self.percent(low), "high": self.percent(high)}

    def result(self, name: str) -> str:
        return show.in_words(self.game, "result", name, self.lang)

    def decimal(self, number: float) -> str:
        text = f"{round(number, 1) + 0.0:.1f}".replace("-", "−")  # + 0.0: no zero with a sign
        return text.replace(".", ",") if self.lang == "de" else text

    def percent(self, share: float) -> str:
        return f"{self.decimal(100 * share)}\N{NO-BREAK SPACE}%"

    def points(self, share: float) -> str:
        return ("+" if round(100 * share, 1) > 0 else "") + self.decimal(100 * share)

    def effect(self, one: dict[str, Any]) -> str:
        return f"{self.points(one['beyond'])} ({self.points(one['low'])} … {self.points(one['high'])})"

    def interval(self, one: dict[str, Any]) -> str:
        share, low, high = (self.percent(one[name]) for name in ("share", "low", "high"))
        return f"{share} ({low} … {high})"

    # -- tables and charts --------------------------------------------------------------------------------------------

    def tables(self) -> dict[str, list[dict[str, Any]]]:
        """Everything that is counted, by the name of its file."""
        found = self.answers
        if found.together:
            tables = {"results": self.counted(found.results, self.result)}
        else:
            tables = {"wins": self.counted(found.wins, self.winner)}
        tables["endings"] = self.counted(found.endings, lambda name: found.ending(name, self.lang))
        tables["lengths"] = [{"turns": turns, "games": number} for turns, number in sorted(found.lengths.items())]
        tables["uses"] = found.used(self.lang)
        tables["openings"] = [one | {"seat": self.seats[one["seat"]]} for one in found.first_moves()]
        levels = range(1, len(self.agreed) + 1)
        tables["agreement"] = [
            {"level": n} | {f"level {m}": share for m, share in zip(levels, row, strict=True)}
            for n, row in zip(levels, self.agreed, strict=True)
        ]
        return tables

    def counted(self, counter: Counter[str], words: Callable[[str], str]) -> list[dict[str, Any]]:
        """Names as programs know them, with words, the most frequent first."""
        rows = []
        for name, number in sorted(counter.items(), key=lambda one: (-one[1], one[0])):
            low, high = wilson(number, self.answers.games)
            share = number / self.answers.games
            rows.append({"name": name, "title": words(name), "games": number, "share": share, "low": low, "high": high})
        return rows

    def winner(self, name: str) -> str:
        return self.seats[int(name)] if name.isdecimal() else self.say("nobody")

    def charts(self) -> list[Chart]:
        found = self.answers
        title = "chart-sure-together" if found.together else "chart-sure"
        sure = Chart(self.say(title), self.say("axis-progress"), self.say("axis-leader"))
        falls = found.wins["draw"] and found.curve[-1].mean < found.curve[-2].mean
        sure.note = self.say("note-draws") if falls and not found.together else ""
        steps = len(found.curve) - 1
        sure.add(Line("", [(100 * n / steps, 100 * one.mean) for n, one in enumerate(found.curve)]))
        wide = Chart(self.say("chart-choices"), self.say("axis-progress"), self.say("axis-choices"))
        wide.add(
            Line(
                "",
                [(10 * n + 5, one.mean) for n, one in enumerate(found.branching) if one.number],
            )
        )
        return [self.length_chart(), sure, wide] if len(found.lengths) > 1 else [sure, wide]

    def length_chart(self) -> Chart:
        """How many games take how long. The last point stands for all that are longer, and says so."""
        found = bins(dict(self.answers.lengths), POINTS)
        width = found[1][0] - found[0][0] if len(found) > 1 else found[0][1] - found[0][0] + 1
        axes = self.say("axis-turns", width=width), self.say("axis-games")
        chart = Chart(self.say("chart-length"), *axes, counts=True)
        points = [(start + (width - 1) / 2, 100 * count / self.answers.games) for start, _, count in found]
        start, end, _ = found[-1]
        label = self.say("label-longer", turns=start) if end >= start + width else ""
        chart.add(Line("", points, last=label))
        return chart

    # -- the page -----------------------------------------------------------------------------------------------------

    def html(self, stem: str = "") -> str:
        """The page; `stem`: how the names of the files beside it begin."""
        title = self.say("report-title", game=self.game.say(self.lang, "title"))
        series, tables = self.answers.series, self.tables()
        uses = [[one["title"], *map(self.percent, used_shares(one)), self.effect(one)] for one in tables["uses"]]
        endings = [
            [
                one["title"],
                str(one["games"]),
                self.interval(one),
            ]
            for one in tables["endings"]
        ]
        parts = [
            f"<h1>{escape(title)}</h1>",
            f"<p>{escape(self.say('report-made', games=self.answers.games, bots=', '.join(series.bots)))}</p>",
            f"<p><code>{escape(self.command)}</code></p>",
            f"<h2>{escape(self.say('head-findings'))}</h2><ul>",
            *(f"<li>{escape(one)}</li>" for one in self.findings()),
            f"</ul><h2>{escape(self.say('head-course'))}</h2>",
            *(self.shown(chart) for chart in self.charts()),
            *self.section("endings", *self.cut(endings, f"{stem}-endings.csv")),
            *self.section("uses", *self.cut(uses, f"{stem}-uses.csv")),
            *self.section("openings", self.openings(tables["openings"], f"{stem}-openings.csv")),
            *(self.section("agreement", self.agreement()) if self.agreed else ()),
        ]
        head = (
            f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        )
        return "\n".join(
            ["<!DOCTYPE html>", f'<html lang="{self.lang}">{head}<style>{STYLE}</style>', *parts, "</html>", ""]
        )

    def shown(self, chart: Chart) -> str:
        return chart.drawn() + (f"<p>{escape(chart.note)}</p>" if chart.note else "")

    def cut(self, rows: list[list[str]], file: str) -> tuple[list[list[str]], str]:
        """As many rows as a page has room for, and where the others are."""
        more = len(rows) - SHOWN
        return rows[:SHOWN], self.say("more-rows", number=more, file=file) if more > 0 else ""

    def openings(self, found: list[dict[str, Any]], file: str) -> list[list[str]]:
        """The most frequent ones of each seat, as far as they say anything, and how many more it had."""
        rows, most = list[list[str]](), max(SHOWN // len(self.seats), SHOWN_EACH)
        for seat in self.seats:
            own = [one for one in found if one["seat"] == seat]
            shown = [one for one in own if one["games"] >= FEW][:most]
            for one in shown:
                result = f"{self.percent(one['result'])} ± {self.decimal(100 * one['reach'])}"
                rows.append([f"{seat}: {one['opening']}", str(one["games"]), result])
            more = {"shown": len(shown), "number": len(own) - len(shown)}
            if more["number"]:
                rows.append([self.say("more-openings", seat=seat, few=FEW, file=file, **more)])
        return rows

    def section(self, name: str, rows: list[list[str]], more: str = "") -> list[str]:
        """A table with its heads and what must be known to read it; a row of one cell goes all the way across."""
        if not rows:
            return []
        heads = self.say(f"heads-{name}").split(" | ")
        heads += [str(n) for n in range(len(heads), max(map(len, rows)))]
        lines = [f"<h2>{escape(self.say(f'head-{name}'))}</h2>", f"<p>{escape(self.say(f'note-{name}'))}</p>"]
        lines.append('<div class="wide"><table><tr>' + "".join(f"<th>{escape(one)}</th>" for one in heads) + "</tr>")
        for row in rows:
            across = f' colspan="{len(heads)}" class="more"' if len(row) == 1 else ""
            lines.append("<tr>" + "".join(f"<td{across}>{cell(one)}</td>" for one in row) + "</tr>")
        return [*lines, "</table></div>", *([f"<p>{escape(more)}</p>"] if more else [])]

    def agreement(self) -> list[list[str]]:
        return [[str(n + 1), *(self.percent(one) for one in row)] for n, row in enumerate(self.agreed)]

    def write(self, path: Path) -> list[Path]:
        """The page, and its tables beside it as CSV and Parquet."""
        path.write_text(self.html(path.stem), encoding="utf-8")
        written = [path]
        for name, rows in self.tables().items():
            if rows:
                beside = path.with_name(f"{path.stem}-{name}.csv")
                write_csv(beside, rows)
                write_parquet(beside.with_suffix(".parquet"), rows)
                written += [beside, beside.with_suffix(".parquet")]
        return written


def cell(text: str) -> str:
    """A number may stand in one line and its interval in the next, but neither is broken."""
    number, bracket, interval = text.partition(" (")
    whole = bracket and " … " in interval
    return f"{escape(number)} <span>({escape(interval)}</span>" if whole else escape(text)


def write_csv(path: Path, rows: Iterable[dict[str, Any]]) -> None:
    rows = [{name: f"{one:.4f}" if isinstance(one, float) else one for name, one in row.items()} for row in rows]
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)


def used_shares(one: dict[str, Any]) -> list[float]:
    return [one[name] for name in ("games", "when", "chance_before", "result")]
