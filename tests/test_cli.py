"""The command line: what each command prints, and that every mistake is one clear line, exit code 2 and no change."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import fidchell
from fidchell import _compiled, bots, cli
from fidchell.core.session import Session
from fidchell.core.state import CHANCE
from tests.test_errors import ENGLISH

CARDS = Path(fidchell.__file__).parent / "games" / "avignon" / "cards.toml"
COMMANDS = [
    "games",
    "play",
    "simulate",
    "ladder",
    "replay",
    "verify",
    "rules",
    "pack check",
    "bench",
    "serve",
    "backup",
    "restore",
    "admin token",
    "admin ban",
    "admin remove-message",
]

Result = tuple[int, str, str]
Command = Callable[..., Result]


@pytest.fixture(autouse=True)
def _settings(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def command(capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command in this process."""

    def run(*words: str | Path) -> Result:
        code = cli.run_command([str(word) for word in words])
        return code, *capsys.readouterr()

    return run


@pytest.fixture
def good(command: Command) -> Callable[..., str]:
    """Run a command that must succeed without complaint; what it printed."""

    def run(*words: str | Path) -> str:
        code, out, complaints = command(*words)
        assert (code, complaints) == (0, "")
        return out

    return run


@pytest.fixture
def wrong(command: Command) -> Callable[..., str]:
    """Run a command that must fail with a single line; the line."""

    def run(*words: str | Path) -> str:
        code, out, complaints = command(*words)
        assert (code, out) == (2, "")
        assert re.fullmatch(r"fidchell: [^\n]+\n", complaints)
        return complaints

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game, written down."""
    session = Session(fidchell.load("avignon"), ["random", "random"], seed="5" * 64, table_id="t")
    while session.state.actors():
        session.chance()
        for seat in session.state.actors():
            assert seat != CHANCE
            session.act(seat, session.state.legal(seat)[0])
    path = tmp_path / "game.json"
    session.record.save(path)
    return path


def edited(path: Path, **changes: Any) -> Path:
    data = json.loads(path.read_text())
    copy = path.with_name("edited.json")
    copy.write_text(json.dumps(data | changes))
    return copy


# -- what is printed --------------------------------------------------------------------------------------------------


def test_version(good: Callable[..., str]) -> None:
    assert good("--version") == f"fidchell {fidchell.__version__}\n"


def test_no_command_shows_the_help(good: Callable[..., str]) -> None:
    assert "simulate" in good()


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_an_example(good: Callable[..., str], name: str) -> None:
    assert f"Example: fidchell {name}" in good(*name.split(), "--help")


def test_games(good: Callable[..., str]) -> None:
    assert "Avignon: A Clash of Popes" in good("games")
    found = {game["id"]: game for game in json.loads(good("games", "--json"))}
    assert list(found) == fidchell.games()
    assert found["avignon"]["players"] == [2, 2]
    assert [option["name"] for option in found["avignon"]["options"]] == ["first", "deal", "repetition"]
    assert found["serpent-master"]["players"] == [2, 4]


def test_simulate_a_game_for_several_players(good: Callable[..., str]) -> None:
    words = ("simulate", "serpent-master", "--players", "4", "--games", "40", "-o", "oldest=white")
    out = good(*words)
    assert all(f"{name} (random)" in out for name in ("Blue", "Red", "Black", "White"))
    for counted in ("cards lost", "height of the highest stack", "settled by an earlier round", "settled by age"):
        assert counted in out
    data = json.loads(good(*words, "--json"))
    assert len(data["wins"]) == 4
    assert sum(win["count"] for win in data["wins"]) + data["draws"] == 40
    assert set(data["endings"]) <= {"points", "stack", "alone", "draw"}
    assert 0 < data["tally"]["lost-cards"] < 11


def test_simulate_in_words(good: Callable[..., str]) -> None:
    out = good("simulate", "avignon", "--games", "50", "--bots", "greedy,random", "--seed", "x")
    assert "50 games" in out
    assert "seed x" in out
    assert "Rome (greedy)" in out
    assert "Length in turns: median" in out


def test_simulate_as_json(good: Callable[..., str]) -> None:
    words = ("simulate", "avignon", "--games", "80", "--seed", "3", "-o", "first=avignon", "--json")
    data = json.loads(good(*words))
    rate = data.pop("games_per_s")
    assert rate > 0
    assert data["game"] == "avignon"
    assert data["players"] == 2
    assert data["options"] == {"first": "avignon"}
    assert data["bots"] == ["random", "random"]
    assert data["seed"] == 3
    assert data["games"] == 80
    assert data["results"] == {}
    assert data["stopped"] is False
    assert [set(win) for win in data["wins"]] == [{"seat", "count", "share", "low", "high"}] * 2
    assert set(data["length"]) == {"median", "p10", "p90"}
    again = json.loads(good(*words, "--workers", "2"))
    assert {name: again[name] for name in data} == data


def test_simulate_writes_each_game_and_goes_on(
    good: Callable[..., str], wrong: Callable[..., str], tmp_path: Path
) -> None:
    parts, whole = tmp_path / "parts", tmp_path / "whole"
    good("simulate", "avignon", "--games", "30", "--each", whole)
    good("simulate", "avignon", "--games", "10", "--each", parts)
    before = parts.read_text()
    assert "--first 10" in wrong("simulate", "avignon", "--games", "10", "--each", parts)
    assert parts.read_text() == before
    good("simulate", "avignon", "--games", "20", "--first", "10", "--each", parts)
    assert parts.read_text() == whole.read_text()


def test_simulate_with_a_pack(good: Callable[..., str]) -> None:
    assert "20 games" in good("simulate", "avignon", "--games", "20", "--pack", CARDS, "--workers", "2")


def test_replay_in_prose(good: Callable[..., str], record: Path) -> None:
    english, german = good("replay", record), good("replay", record, "--lang", "de")
    assert "The five are dealt." in english
    assert english != german
    assert len(english.splitlines()) == len(german.splitlines())


def test_replay_as_json(good: Callable[..., str], record: Path) -> None:
    data = json.loads(good("replay", record, "--json"))
    assert set(data) == {"view", "outcome"}
    assert data["outcome"] == json.loads(record.read_text())["result"]
    assert len(data["view"]["lanes"]) == 5


def test_the_language_comes_from_the_environment(
    good: Callable[..., str], record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = good("replay", record, "--lang", "de")
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert good("replay", record) == german
    monkeypatch.setenv("LC_ALL", "C")
    assert good("replay", record) != german


def test_what_went_wrong_is_said_in_the_language_of_the_command(wrong: Callable[..., str], tmp_path: Path) -> None:
    english, german = (wrong("replay", tmp_path / "none.json", *lang) for lang in ([], ["--lang", "de"]))
    assert english != german == wrong("replay", tmp_path / "none.json", "--lang=de")


def test_verify(good: Callable[..., str], record: Path) -> None:
    moves = json.loads(record.read_text())["moves"]
    rolls = sum(move.startswith("~") for move in moves)
    assert f"all {len(moves)} moves are legal; all {rolls} chance outcomes" in good("verify", record)
    assert "not revealed" in good("verify", edited(record, seed=None))
    assert "referee" in good("verify", edited(record, seed=None, commitment=None))


def test_verify_with_a_pack(good: Callable[..., str], wrong: Callable[..., str], record: Path, tmp_path: Path) -> None:
    """A record carries its pack; whoever has the pack, too, can make sure that it is the same."""
    played = Path(__file__).parent / "avignon" / "games" / "expansion.json"
    pack, other = tmp_path / "mine.toml", tmp_path / "other.toml"
    pack.write_text(json.loads(played.read_text())["pack"]["text"])
    other.write_text(pack.read_text() + "# changed\n")
    assert f"legal with {pack}; all " in good("verify", played, "--pack", pack)
    assert "as it is in the record; all " in good("verify", played)
    assert "not with other.toml, or their contents differ" in wrong("verify", played, "--pack", other)
    assert "played without a pack, not with mine.toml" in wrong("verify", record, "--pack", pack)
    assert "can't be read" in wrong("verify", played, "--pack", tmp_path / "nowhere.toml")
    assert "at table 'elsewhere'" in wrong("verify", edited(record, table_id="elsewhere"))


def test_rules(good: Callable[..., str]) -> None:
    assert "AV samaritan" in good("rules", "avignon")
    assert good("rules", "avignon", "samaritan") == good("rules", "avignon", "AV Samaritan")
    assert good("rules", "avignon", "samaritan") != good("rules", "avignon", "samaritan", "--lang", "de")
    assert "AV scoring.reshuffle" in good("rules", "avignon", "--search", "DECK empty")
    assert "no rule" in good("rules", "avignon", "--search", "zeppelin")
    found = json.loads(good("rules", "avignon", "--json"))
    assert [rule["id"] for rule in found] == [rule.id for rule in fidchell.load("avignon").rulebook.rules]
    assert set(found[0]) == {"id", "section", "source", "mark", "kind", "title", "text", "why"}


def test_what_rules_prints_is_german_too(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("rules", "avignon", "--lang", "de")
    assert command(*words, "--search", "zeppelin")[1] == "keine Regel enthält diese Wörter\n"
    assert "[steht im Regeltext: " in command(*words, "samaritan")[1]
    monkeypatch.setattr("fidchell.lab.matrix.code_places", lambda folder, prefix: iter(()))
    _, out, complaints = command(*words, "--matrix", "--games", "1")
    assert re.match(r"Regel +Code +Ablehnungen +Tests +in einer Partie\n", out)
    assert "fidchell: AV beseech: kein Code nennt sie\n" in complaints


def test_games_are_listed_in_german(good: Callable[..., str]) -> None:
    assert "2 Spieler, 10–20 Minuten; Plätze: rome, avignon" in good("games", "--lang", "de")


def test_matrix(command: Command) -> None:
    code, out, complaints = command("rules", "avignon", "--matrix", "--games", "2", "--json")
    rows = json.loads(out)
    assert {"id", "title", "code", "tests", "exercised"} <= set(rows[0])
    assert code == (1 if complaints else 0)
    code, out, _ = command("rules", "avignon", "--matrix", "--games", "2")
    assert all(row["id"] in out for row in rows)


def test_a_gap_in_the_matrix_is_told(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fidchell.lab.matrix.code_places", lambda folder, prefix: iter(()))
    code, _, complaints = command("rules", "avignon", "--matrix", "--games", "0")
    assert code == 1
    assert "fidchell: AV beseech: no code names it\n" in complaints


def test_pack_check(good: Callable[..., str]) -> None:
    assert "a good pack for avignon" in good("pack", "check", CARDS)
    assert "a good pack for avignon" in good("pack", "check", CARDS, "--game", "avignon")


# -- play -------------------------------------------------------------------------------------------------------------


def test_bots_are_listed(good: Callable[..., str]) -> None:
    assert "level:4  Bard: Sees far enough" in good("bots")
    assert "random: picks any allowed choice" in good("bots")
    assert "level:6  Hochkönig: Spielt mit dir" in good("bots", "banish-the-snakes", "--lang", "de")
    told = json.loads(good("bots", "avignon", "--json"))
    assert [one["spec"] for one in told["levels"]] == [f"level:{level}" for level in range(1, 7)]
    assert told["levels"][5]["plays"] == bots.level("6", fidchell.load("avignon"))
    assert "iterations" in told["others"]["search"]


def test_play_hands_everything_to_the_table(good: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    handed: dict[str, Any] = {}

    def play(game: object, **settings: Any) -> int:
        handed.update(settings)
        return 0

    monkeypatch.setattr("fidchell.terminal.play.play", play)
    good("play", "avignon")
    assert handed["seats"] == ["you", "level:2"]
    assert handed["lang"] == "en"
    assert handed["seed"] is None
    words = "--seats you,you -o first=avignon --lang de --seed 4 --record x.json --pace 0"
    good("play", "avignon", *words.split())
    expected = {"seats": ["you", "you"], "options": {"first": "avignon"}, "lang": "de", "seed": 4, "pace": 0}
    assert {name: handed[name] for name in expected} == expected
    assert handed["record"] == Path("x.json")


# -- mistakes ---------------------------------------------------------------------------------------------------------


MISTAKES = [
    ("bogus", "bogus"),
    ("simulat avignon", "did you mean 'simulate'?"),
    ("--bogus", "no option --bogus"),
    ("pack", "missing command"),
    ("simulate", "GAME"),
    ("simulate chess", "no game 'chess'; there are avignon"),
    ("simulate avignon extra", "extra"),
    ("simulate avignon --gams 3", "did you mean --games?"),
    ("simulate avignon --games 0", "--games"),
    ("simulate avignon --games many", "--games"),
    ("simulate avignon --games", "--games"),
    ("simulate avignon --first -1", "--first"),
    ("simulate avignon --workers 0", "--workers"),
    ("simulate avignon --players 3", "2 players, not 3"),
    ("simulate avignon -o first", "NAME=VALUE"),
    ("simulate avignon -o =x", "NAME=VALUE"),
    ("simulate avignon -o first=paris", "rome, avignon"),
    ("simulate avignon -o last=rome", "no option 'last'; there are first, deal, repetition"),
    ("simulate avignon -o first=rome -o first=rome", "twice"),
    ("simulate avignon -o deal=knight", "neither random nor 5 characters"),
    ("simulate avignon --bots nobody", "no bot 'nobody'; there are random, greedy"),
    ("simulate avignon --bots random,random,random", "3 bots for 2 players"),
    ("simulate avignon --bots you,random", "no bot 'you'"),
    ("simulate avignon --bots random,", "no bot ''"),
    ("simulate avignon --pack nowhere.toml", "nowhere.toml: can't be read"),
    ("simulate avignon --each nowhere/file", "nowhere/file"),
    ("simulate avignon --each .", "it is a folder"),
    ("play chess", "no game 'chess'"),
    ("play avignon --seats you,nobody", "no bot 'nobody'"),
    ("play avignon --seats you", "2 players, not 1"),
    ("play avignon --seats you,greedy --players 3", "2 names for 3 players"),
    ("play avignon --players 0", "players, not"),
    ("play avignon --lang fr", "choose one of en, de"),
    ("play avignon -o first=paris", "rome, avignon"),
    ("play avignon --load nowhere.json", "nowhere.json: can't be read"),
    ("play avignon --referee --seed 1", "--referee and --seed"),
    ("play avignon --pace -1", "--pace"),
    ("replay", "FILE"),
    ("replay nowhere.json", "nowhere.json: can't be read"),
    ("replay . --json", "can't be read"),
    ("verify nowhere.json", "nowhere.json: can't be read"),
    ("rules chess", "no game 'chess'"),
    ("rules avignon samaritn", "did you mean samaritan"),
    ("rules avignon qqqq", "`fidchell rules avignon` lists them"),
    ("rules avignon --lang fr", "choose one of en, de"),
    ("rules avignon samaritan --matrix", "leave out RULE"),
    ("rules avignon --matrix --games -1", "--games"),
    ("pack check nowhere.toml", "nowhere.toml: can't be read"),
    ("bench --rounds 0", "--rounds"),
    ("simulate avignon --json=3", "--json takes no value"),
    ("simulate avignon --keep nowhere --each nowhere", "one of them"),
    ("simulate avignon --record 0 --keep /dev/null", "a file, not a folder"),
    ("compare avignon", "--change and --sweep"),
    ("compare avignon --change knight", "NAME=VALUE"),
    ("compare avignon --change bots.9=random", "seats are 0 to 1"),
    ("compare avignon --change popes.urban=1", "there is no such datum; there are"),
    ("compare avignon --change character.pope.copies=1", "there is no 'pope'; there are"),
    ("compare avignon --sweep character", "NAME=A,B"),
    ("compare avignon --sweep x=1,1", "1 is given twice"),
    ("report avignon --games 1 --out nowhere/page.html", "there is no folder nowhere"),
    ("report avignon --lang=fr", "choose one of en, de"),
    ("ladder avignon --bots random", "at least two"),
    ("ladder avignon --bots random,random", "2 times"),
    ("ladder avignon --bots random,greedy --keep nowhere/kept", "there is no folder nowhere"),
    ("train avignon --games x", "numbers, separated by commas"),
    ("calibrate avignon --games 0", "--games"),
    ("rules avignon --prove --search x", "--prove allows only"),
    ("generate chess", "no game 'chess'"),
    ("new-game 9lives", "can't be a game's name"),
    ("new-game avignon", "there is a game 'avignon' already"),
    ("keep-rules chess", "no game 'chess'"),
    ("serve --bot Careful", "a class in a file"),
    ("serve --public-url example.org", "must begin with http"),
    ("serve --log xml", "plain or json"),
    ("serve --archive inf", "--archive inf"),
    ("serve --database mysql://games", "postgresql://"),
    ("serve --workers 2", "--database postgresql://"),
    ("serve --trust-proxy everybody", "--trust-proxy everybody"),
    ("serve --data /dev/null", "/dev/null can't be written"),
    ("work", "--database is needed"),
    ("restore nowhere.sqlite3", "there is no such backup"),
    ("copy-store nowhere.sqlite3 other.sqlite3", "there is no such file of games"),
]


@pytest.mark.parametrize(("words", "said"), MISTAKES)
def test_a_mistake_is_one_line(
    wrong: Callable[..., str], words: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in wrong(*words.split())
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("words", [words for words, _ in MISTAKES])
def test_and_in_german_for_whoever_speaks_german(
    wrong: Callable[..., str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever command it is: the environment says which language its user speaks."""
    monkeypatch.chdir(tmp_path)
    english = wrong(*words.split())
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    german = wrong(*words.split())
    assert german != english
    names = "|".join([*fidchell.games(), *words.split()])
    assert not ENGLISH.search(re.sub(rf"'[^']*'|`[^`]*`|{names}", "", german)), german


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_bad_record_is_one_line(wrong: Callable[..., str], record: Path, name: str) -> None:
    whole = record.read_text()
    moves = json.loads(whole)["moves"]
    first = next(n for n, move in enumerate(moves) if not move.startswith("~"))
    cut = record.with_name("cut.json")
    cut.write_text(whole[: len(whole) // 2])
    assert "not valid JSON" in wrong(name, cut)
    cut.write_bytes(b"\xff\xfe")
    assert "UTF-8" in wrong(name, cut)
    cut.write_text("[]")
    assert "not a record" in wrong(name, cut)
    illegal = [*moves[:first], "0 pass", *moves[first + 1 :]]
    assert "pass" in wrong(name, edited(record, moves=illegal))
    assert "result" in wrong(name, edited(record, result=None))
    assert "result" in wrong(name, edited(record, moves=moves[:-1], marks=[]))
    assert "chess" in wrong(name, edited(record, game="chess"))
    assert "revision 99" in wrong(name, edited(record, rules_rev=99))
    assert record.read_text() == whole


def test_a_forged_roll_is_found(wrong: Callable[..., str], good: Callable[..., str], record: Path) -> None:
    forged = edited(record, seed="6" * 64)
    good("replay", forged)  # legal, only not what the seed says
    assert "commitment" in wrong("verify", forged)


def test_a_saved_game_brings_its_own_seats(wrong: Callable[..., str], record: Path) -> None:
    assert "leave out --seats" in wrong("play", "avignon", "--load", record, "--seats", "you,you")
    assert "pass" in wrong("play", "avignon", "--load", edited(record, moves=["0 pass"], marks=[]))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "game: is missing"),
        ("game = 3", "game: is missing"),
        ("game = 'chess'", "no game 'chess'"),
        ("game = 'avignon'", "title"),
        ("game = ", "not valid TOML"),
    ],
)
def test_a_bad_pack_is_one_line(wrong: Callable[..., str], tmp_path: Path, text: str, said: str) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text(text)
    assert said in wrong("pack", "check", pack)
    whole = CARDS.read_text(encoding="utf-8").replace("copies = 2", "copies = 99", 1)
    pack.write_text(whole, encoding="utf-8")
    assert "copies: is 99" in wrong("pack", "check", pack)
    assert "copies: is 99" in wrong("simulate", "avignon", "--pack", pack)


def test_a_file_of_something_else_is_not_appended_to(wrong: Callable[..., str], tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("dear diary\n")
    assert "not a game" in wrong("simulate", "avignon", "--games", "1", "--each", notes)
    assert notes.read_text() == "dear diary\n"


# -- the process ------------------------------------------------------------------------------------------------------


def test_interpreted_says_so_once(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_compiled, "is_compiled", lambda: False)
    monkeypatch.delenv("FIDCHELL_COMPILE", raising=False)
    code, _, complaints = command("simulate", "avignon", "--games", "1")
    assert code == 0
    assert re.fullmatch(r"fidchell: running interpreted[^\n]+\n", complaints)
    monkeypatch.setenv("FIDCHELL_COMPILE", "no")
    assert command("simulate", "avignon", "--games", "1")[2] == ""


def test_compiled_and_interpreted_simulate_the_same_games() -> None:
    words = [sys.executable, "-m", "fidchell", "simulate", "avignon", "--games", "20", "--json"]
    found = []
    for wish in ("auto", "no"):
        done = subprocess.run(words, env=os.environ | {"FIDCHELL_COMPILE": wish}, capture_output=True, check=True)
        found.append({name: value for name, value in json.loads(done.stdout).items() if name != "games_per_s"})
    assert found[0] == found[1]


def test_a_reader_who_leaves_is_no_error() -> None:
    words = [sys.executable, "-m", "fidchell", "rules", "avignon", "--json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 1


def test_completion_knows_games_bots_and_options() -> None:
    def complete(*words: str) -> str:
        line = " ".join(("fidchell", *words))
        settings = {"_FIDCHELL_COMPLETE": "complete_bash", "COMP_WORDS": line, "COMP_CWORD": str(len(words))}
        command = [sys.executable, "-c", "from fidchell.cli import main; main()"]
        done = subprocess.run(command, env=os.environ | settings, capture_output=True, text=True)
        return done.stdout

    assert "avignon" in complete("simulate", "av")
    assert "greedy,random" in complete("simulate", "avignon", "--bots", "greedy,ra")
    assert "first=rome" in complete("simulate", "avignon", "-o", "fi")
    assert "you,level:4" in complete("play", "avignon", "--seats", "you,le")
