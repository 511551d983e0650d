"""Questions and reports: numbers that follow from the games, sentences that follow from the numbers."""

import csv
import json
import re
import shlex
from collections import Counter
from html import escape, unescape
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import fidchell
from fidchell import cli
from fidchell.core.record import replay
from fidchell.core.text import LANGUAGES
from fidchell.lab import show
from fidchell.lab.batch import GameRow, Tally
from fidchell.lab.questions import FEW, Answers, agreement, answered
from fidchell.lab.report import Page
from fidchell.lab.simulate import Series, play_rows, record, report
from fidchell.lab.stats import Mean

pytestmark = pytest.mark.slow

GAMES = 40


@pytest.fixture(scope="module")
def series() -> Series:
    return Series.of(fidchell.load("avignon"), None, {}, ["random"], 5)


@pytest.fixture(scope="module")
def rows(series: Series) -> list[GameRow]:
    return play_rows(series, 0, GAMES)


@pytest.fixture(scope="module")
def answers(series: Series, rows: list[GameRow]) -> Answers:
    return answered(series, rows)


def test_counts_are_those_of_the_games(answers: Answers, rows: list[GameRow]) -> None:
    assert answers.games == GAMES
    assert answers.wins["0"] == sum(0 in row.winners for row in rows)
    assert sum(answers.wins.values()) == sum(answers.lengths.values()) == GAMES
    assert answers.choices.number == sum(row.decisions for row in rows)
    assert all(0.5 <= one.mean <= 1.0 for one in answers.curve)
    assert answers.curve[-1].mean > 0.99 or answers.wins["draw"]
    assert 0 < answers.luck_share < 1


def test_a_use_is_what_the_log_says(answers: Answers, series: Series, rows: list[GameRow]) -> None:
    """Counted again from the records, by the words of their moves."""
    games = times = 0
    for row in rows:
        used = [move for move in record(series, row).moves if " petition knight" in move]
        games, times = games + bool(used), times + len(used)
    assert games > 0
    assert (answers.uses["AV petition.knight"].games, answers.uses["AV petition.knight"].times) == (games, times)


def test_choices_are_those_of_the_replay(answers: Answers, series: Series, rows: list[GameRow]) -> None:
    steps = [step for row in rows for step in replay(record(series, row)).steps if step.seat >= 0]
    assert answers.choices.total == sum(len(step.before.legal(step.seat)) for step in steps)


def test_rules_that_were_never_at_work_are_named(series: Series) -> None:
    nothing = Answers(series)
    assert len(nothing.idle_rules()) > 20
    assert "AV beseech" in nothing.idle_rules()


def test_what_only_names_an_ending_is_no_use(answers: Answers) -> None:
    assert not [one["id"] for one in answers.used() if one["id"].startswith("AV end.")]


def test_a_team_is_one_side() -> None:
    game = fidchell.load("banish-the-snakes")
    work = Series.of(game, 2, {}, ["random"], 5)
    found = answered(work, play_rows(work, 0, 2))
    assert found.sides == [0]
    assert "wins" not in Page(found, "", []).tables()
    assert sum(one["games"] for one in Page(found, "", []).tables()["results"]) == sum(found.results.values()) == 2
    assert all("best" not in one or "%" in one for one in Page(found, "", []).findings())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_endings_have_the_games_own_words(lang: str) -> None:
    """No inner name of an ending reaches the page, in any game."""
    for name in fidchell.games():
        work = Series.of(fidchell.load(name), None, {}, ["random"], 5)
        rows = play_rows(work, 0, 3)
        page = Page(answered(work, rows), "", [], lang)
        for one in page.tables()["endings"]:
            rule = next(row.rule for row in rows if row.reason == one["name"])
            assert one["title"] == work.load().rulebook.find(rule).title(work.load().texts, lang)  # type: ignore[union-attr]
            assert f"<td>{escape(one['title'])}</td>" in page.html()


def test_what_is_in_every_game_is_left_out(answers: Answers) -> None:
    assert answers.uses["AV turn.alternate"].games == GAMES
    rows = answers.used()
    assert "AV turn.alternate" not in [one["id"] for one in rows]
    assert all(one["games"] < 1 for one in rows)


def test_rules_that_work_together_are_one_row() -> None:
    work = Series.of(fidchell.load("battle-of-banners"), None, {}, ["random"], 5)
    found = answered(work, play_rows(work, 0, 40))
    rows = {one["id"]: one for one in found.used()}
    pairs = [(one, other) for one, row in rows.items() for other in row["with"].split(" / ") if other]
    assert pairs
    for one, other in pairs:
        assert other not in rows
        assert found.uses[one].company() == found.uses[other].company()


def test_numbers_look_as_in_print(answers: Answers) -> None:
    english, german = (Page(answers, "", [], lang) for lang in ("en", "de"))
    assert (english.points(-0.1234), english.points(0.05), english.points(-0.0001)) == ("−12.3", "+5.0", "0.0")
    assert (german.points(-0.1234), german.percent(0.5)) == ("−12,3", "50,0\N{NO-BREAK SPACE}%")
    assert not re.search(r"[(… >]-\d", re.sub("<svg.*?</svg>", "", english.html(), flags=re.DOTALL))


def test_a_level_agrees_with_itself_where_it_is_sure(series: Series, rows: list[GameRow]) -> None:
    found = agreement(fidchell.load("avignon"), series, rows, ["greedy", "greedy", "random"], 12)
    assert all(found[n][n] == 1.0 for n in range(3))
    assert found[0][1] == found[1][0] > found[0][2]


class Balanced(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.sources: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "rect", "path", "circle"):
            self.open.append(tag)
        self.sources += [str(value) for name, value in attrs if name in ("src", "href")]

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_stands_alone(answers: Answers, lang: str) -> None:
    page = Page(answers, "fidchell report avignon", [[1.0, 0.5], [0.5, 1.0]], lang)
    html, reader = page.html(), Balanced()
    reader.feed(html)
    assert reader.open == []
    assert reader.sources == []  # nothing is fetched from anywhere
    assert html.count("<svg") == 3
    assert "fidchell report avignon" in html
    assert all(one in html for one in ("prefers-color-scheme: dark", "viewport"))
    assert len(page.findings()) >= 5


def columns(html: str, words: str) -> list[list[str]]:
    """The cells of the rows that contain some words."""
    rows = re.findall("<tr>(.*?)</tr>", html)
    return [re.findall(r"<td[^>]*>(.*?)</td>", row) for row in rows if words in row]


def test_every_seat_shows_its_openings(series: Series, rows: list[GameRow], tmp_path: Path) -> None:
    found = answered(series, rows)
    many, few = {f"opening {n}": 100 - n for n in range(40)}, {"usual": 70, "rare": FEW - 1}
    found.openings = {
        (seat, name): Mean(number, number / 2, number / 2)
        for seat, names in enumerate((many, few))
        for name, number in names.items()
    }
    page = Page(found, "", [])
    page.write(tmp_path / "page.html")
    html = (tmp_path / "page.html").read_text(encoding="utf-8")
    shown = columns(html, "Rome: opening")
    assert [cells[1] for cells in shown] == [str(100 - n) for n in range(15)]
    assert columns(html, "Rome: 25 more") == [["Rome: 25 more, each played less often, in page-openings.csv"]]
    assert columns(html, "Avignon: usual")
    assert not columns(html, "rare")
    assert columns(html, "Avignon: one more") == [["Avignon: one more, played less often, in page-openings.csv"]]
    found.openings = {(0, "rare"): Mean(1, 1.0, 1.0), (0, "rarer"): Mean(1, 1.0, 1.0)}
    assert columns(Page(found, "", []).html("x"), "Rome") == [
        ["Rome: 2, each played in fewer than 30 games, in x-openings.csv"]
    ]
    with (tmp_path / "page-openings.csv").open() as file:
        assert len(list(csv.DictReader(file))) == 42, "the file has them all"


def test_rules_that_were_never_at_work_are_cut_in_words(series: Series, answers: Answers) -> None:
    (many,) = Page(Answers(series), "", []).about_rules()
    assert re.search(r" and \d+ more\.$", many)
    idle = answers.idle_rules()
    assert 1 < len(idle) < 13
    (few,) = Page(answers, "", []).about_rules()
    assert few.endswith(f"({idle[-1]}).")


def test_what_a_chart_shows_is_what_it_says(answers: Answers, series: Series, rows: list[GameRow]) -> None:
    """Where all win or lose together there is no leader; where games are drawn nobody leads in the end."""
    game = fidchell.load("banish-the-snakes")
    together = Answers(Series.of(game, 2, {}, ["random"], 5))
    together.wins["draw"], together.curve[-2] = 1, Mean(1, 1.0, 1.0)  # nobody won, so all have lost
    assert not any(chart.note for chart in Page(together, "", []).charts())
    titles = [chart.title for one in (answers, together) for chart in Page(one, "", []).charts()]
    assert titles.count("How sure the leader is") == titles.count("How likely the best result is") == 1
    for draws, last in ((0, 0.5), (1, 1.0), (1, 0.5)):
        found = answered(series, rows)
        found.wins["draw"], found.curve[-1] = draws, Mean(1, last, last)
        assert ("so the line falls at the end" in Page(found, "", []).html()) == (bool(draws) and last < 1)


def test_a_long_table_says_where_the_rest_is(answers: Answers) -> None:
    page = Page(answers, "", [])
    assert page.cut([["a"]] * 30, "x.csv") == ([["a"]] * 30, "")
    assert page.cut([["a"]] * 31, "x.csv") == ([["a"]] * 30, "One more row is in x.csv.")
    assert page.cut([["a"]] * 32, "x.csv")[1] == "2 more rows are in x.csv."


@pytest.mark.parametrize(("lang", "label"), [("en", "48 and longer"), ("de", "48 und mehr")])
def test_the_last_length_says_that_it_is_several(series: Series, rows: list[GameRow], lang: str, label: str) -> None:
    found = answered(series, rows)
    found.lengths = Counter(dict.fromkeys(range(10, 50), 10) | {90: 1, 300: 1})
    found.games = found.lengths.total()
    (line,) = Page(found, "", [], lang).length_chart().series
    assert line.last == label
    assert [x for x, _ in line.points] == [10.5 + 2 * n for n in range(20)], "also the last one"
    assert sum(y for _, y in line.points) == pytest.approx(100), "all games are in it"
    assert f">{label}</text>" in Page(found, "", [], lang).html()
    assert Page(found, "", []).length_chart().x == "turns, 2 to a point"
    found.lengths = Counter({4: 3, 5: 2})
    assert Page(found, "", []).length_chart().x == "turns"
    assert Page(found, "", []).length_chart().series[0].last == "", "nothing is summed up"
    found.lengths = Counter(dict.fromkeys(range(11, 29), 10))
    assert ">12.5<" not in Page(found, "", []).length_chart().drawn(), "there are no half turns"


def test_one_is_not_several(series: Series, rows: list[GameRow]) -> None:
    found = answered(series, rows[:1])
    found.lengths = Counter({1: 1})
    for lang, wanted in (
        ("en", ("One game, with", "At least four of five games take one turn.", "In one position of")),
        ("de", ("Eine Partie mit", "Mindestens vier von fünf Partien dauern einen Zug.", "In einer Stellung")),
    ):
        html = Page(found, "", [[1.0, 0.0], [0.0, 1.0]], lang, asked=1).html()
        assert [words for words in wanted if words not in html] == []
    for number, start in ((1, "avignon: 1 game in"), (2, "avignon: 2 games in")):
        lines = show.summary(found.game, ["a", "b"], said(series, rows[:number]), {1: 1}, 1.0)
        assert lines[0].startswith(start)


def said(series: Series, rows: list[GameRow]) -> dict[str, object]:
    total = Tally(series.players)
    for row in rows:
        total.add(row)
    return report(series, total, 1.0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_says_how_to_make_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", f"{lang}_XX.UTF-8")
    words = ["report", "avignon", "--games", "3", "--bots", "random,greedy", "--seed", "a b", "-o", "first=avignon"]
    assert cli.run_command([*words, "--out", "my page.html", "--agreement", "1", "--workers", "1"]) == 0
    page = tmp_path / "my page.html"
    before = page.read_text(encoding="utf-8")
    (command,) = re.findall("<code>(.*?)</code>", before)
    page.unlink()
    monkeypatch.setenv("LANG", "C")  # somebody else's
    assert cli.run_command(shlex.split(unescape(command))[1:]) == 0
    assert page.read_text(encoding="utf-8") == before
    assert f'<html lang="{lang}">' in before


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.html"
    words = ["report", "avignon", "--bots", "random", "--games", "60", "--out", str(path), "--workers", "1"]
    assert cli.run_command([*words, "--keep", str(tmp_path / "kept")]) == 0
    written = capsys.readouterr().out.split()
    assert written[0] == str(path)
    assert "fidchell report avignon --games 60 --bots random --seed 1" in path.read_text()
    with (tmp_path / "page-wins.csv").open() as file:
        table = list(csv.DictReader(file))
    wins = {one["name"]: int(one["games"]) for one in table}
    assert {one["title"] for one in table} >= {"Rome", "Avignon"}
    for name in ("wins", "endings", "lengths", "uses"):  # the same as Parquet
        stored = pq.read_table(tmp_path / f"page-{name}.parquet").to_pylist()
        with (tmp_path / f"page-{name}.csv").open() as file:
            told = list(csv.DictReader(file))
        assert [one["games"] for one in told] == [
            f"{one['games']:.4f}" if isinstance(one["games"], float) else str(one["games"]) for one in stored
        ]
    assert cli.run_command(["simulate", "avignon", "--games", "60", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [wins["0"], wins["1"]] == [one["count"] for one in data["wins"]]
