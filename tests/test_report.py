"""Questions and reports: numbers that follow from the games, sentences that follow from the numbers."""

import csv
import json
import re
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pyarrow.parquet as pq
import pytest

import fidchell
from fidchell import cli
from fidchell.core.record import replay
from fidchell.core.text import LANGUAGES
from fidchell.lab.batch import GameRow
from fidchell.lab.questions import Answers, agreement, answered
from fidchell.lab.report import Page
from fidchell.lab.simulate import Series, play_rows, record

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
    assert (german.points(-0.1234), german.percent(0.5)) == ("−12,3", "50,0 %")
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
