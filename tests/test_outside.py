"""Games and bots from elsewhere: two small packages that are installed from outside the project, and a file."""

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from mypy_extensions import i64

import fidchell
from fidchell import bots, cli
from fidchell.bots import own
from fidchell.core.bot import Bot
from fidchell.core.errors import IllegalAction, InvalidOptions
from fidchell.lab.simulate import Series, simulate

BOT = '''
from fidchell.core.bot import Bot


class Careful(Bot):
    """Plays the last of its legal actions."""

    def choose(self, state, seat, rng):
        return state.moves(seat)[-1]


def learned(game):
    """A bot that wants to know its game."""
    assert game.meta
    return Careful()


class NoBot:
    """Something else."""
'''
PROJECT = """
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "careful-bots"
version = "0.1"

[project.entry-points."fidchell.bots"]
careful = "careful_bots:Careful"
learned = "careful_bots:learned"

[tool.setuptools]
py-modules = ["careful_bots"]
"""


def fidchell_command(*words: str, site: Path | None = None, cwd: Path | None = None) -> str:
    """What a command prints, in an environment where `site` is installed."""
    env = {**os.environ, "PYTHONPATH": str(site or ""), "NO_COLOR": "1"}
    done = subprocess.run([sys.executable, "-m", "fidchell", *words], capture_output=True, text=True, env=env, cwd=cwd)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages: a game as `new-game` writes it, and bots."""
    folder = tmp_path_factory.mktemp("elsewhere")
    said = fidchell_command("new-game", "hop-over", "--package", "hopping_games", "--folder", str(folder / "game"))
    assert "pip install --editable" in said
    (folder / "bots").mkdir()
    (folder / "bots/careful_bots.py").write_text(BOT)
    (folder / "bots/pyproject.toml").write_text(PROJECT)
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-build-isolation", "--no-deps")
    done = subprocess.run(
        [*pip, "--target", str(folder / "site"), str(folder / "game"), str(folder / "bots")],
        capture_output=True,
        text=True,
        env={name: value for name, value in os.environ.items() if not name.startswith("FIDCHELL")},
    )
    assert done.returncode == 0, done.stderr
    return folder / "site"


def test_installed_games_and_bots_are_there(site: Path) -> None:
    listed = json.loads(fidchell_command("games", "--json", site=site))
    assert [game["id"] for game in listed] == [*fidchell.games(), "hop-over"]
    assert {"careful", "learned"} <= json.loads(fidchell_command("bots", "--json", site=site))["others"].keys()
    assert "hop-over" not in fidchell.games()


def test_they_play(site: Path, tmp_path: Path) -> None:
    words = ("--games", "6", "--bots", "careful,learned", "--json", "--workers", "2")
    assert json.loads(fidchell_command("simulate", "hop-over", *words, site=site))["games"] == 6
    fidchell_command("play", "hop-over", "--seats", "careful,random", "--seed", "1", "--pace", "0", site=site)
    climb = ("--games", "2", "--json", "--keep", str(tmp_path / "kept"))
    told = json.loads(fidchell_command("ladder", "avignon", "--bots", "random,careful", *climb, site=site))
    assert {one["spec"] for one in told["bots"]} == {"random", "careful"}


def test_they_sit_at_a_table(site: Path, tmp_path: Path) -> None:
    """On one's own server: an installed game, an installed bot, and a file's bot that the operator has named."""
    from tests.web.conftest import TLS, RunningServer  # needs a browser's library, which no other test here does

    file = tmp_path / "mybots.py"
    file.write_text(BOT)
    (tmp_path / "data").mkdir()
    running = RunningServer(tmp_path / "data", "--bot", f"{file}:Careful", site=site)
    running.start()
    try:
        url = f"{running.url}/api/v1/tables"
        for game, bot in (("hop-over", "careful"), ("avignon", f"{file}:Careful")):
            made = httpx.post(url, json={"game": game, "seats": [f"bot:{bot}", "bot:learned"]}, verify=TLS)
            assert made.status_code == 201, made.text
            state = made.json()
            while not state["version"]:
                place = f"{url}/{state['table']}"
                state = httpx.get(place, params={"after": state["change"]}, timeout=30, verify=TLS).json()
        strange = httpx.post(url, json={"game": "avignon", "seats": ["bot:random", f"bot:{file}:learned"]}, verify=TLS)
        assert strange.status_code == 400
    finally:
        running.kill()


# -- a file's bot -----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_bot_of_a_file_sits_down(tmp_path: Path) -> None:
    (tmp_path / "mybots.py").write_text(BOT)
    record = tmp_path / "game.json"
    seats = ("--seats", "mybots.py:Careful,mybots.py:learned", "--pace", "0", "--seed", "1", "--record", str(record))
    fidchell_command("play", "avignon", *seats, cwd=tmp_path)
    assert json.loads(record.read_text())["seats"] == ["mybots.py:Careful", "mybots.py:learned"]
    words = ("--bots", "mybots.py:Careful,random", "--games", "4", "--json", "--workers", "2")
    assert json.loads(fidchell_command("simulate", "brandub", *words, cwd=tmp_path))["games"] == 4


def test_no_stranger_chooses_what_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A specification that nobody here has typed runs nothing, wherever it comes from."""
    monkeypatch.delenv(own.NAMED, raising=False)
    (tmp_path / "evil.py").write_text("raise SystemExit('it ran')")
    with pytest.raises(InvalidOptions, match="must be named"):
        bots.make(f"{tmp_path}/evil.py:Bot", fidchell.load("avignon"))


def test_what_can_be_wrong_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(own.NAMED, "")
    (tmp_path / "mybots.py").write_text(BOT)
    game = fidchell.load("avignon")
    for name, reason in (
        ("mybots.py:Nobody", "there is no Nobody"),
        ("mybots.py:NoBot", r"not a bot \(fidchell.core.bot.Bot\)"),
        ("no.py:X", "no file"),
    ):
        own.bring(f"{tmp_path}/{name}")
        with pytest.raises(InvalidOptions, match=reason):
            bots.make(f"{tmp_path}/{name}", game)
    own.bring(f"{tmp_path}/mybots.py:Careful")
    assert (
        int(
            bots.make(f"{tmp_path}/mybots.py:Careful", game).choose(
                game.new(deal="knight noble bishop peasant cardinal"), 0, fidchell.Rng(1)
            )
        )
        > 0
    )


CRASHING = """
from fidchell.core.bot import Bot


class Divides(Bot):
    def choose(self, state, seat, rng):
        return self.pick(state.legal(seat))

    def pick(self, legal):
        return len(legal) // 0


class Unfinished(Bot):
    def __init__(self):
        raise ValueError("no weights\\nhere")

    def choose(self, state, seat, rng):
        return 0
"""


def test_what_ones_own_bot_raises_is_told_in_two_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(own.NAMED, "")
    monkeypatch.delenv(own.WHOLE, raising=False)
    monkeypatch.setenv("LANG", "C")
    (tmp_path / "crashing.py").write_text(CRASHING)

    def told(name: str) -> list[str]:
        words = ("--games", "4", "--workers", "1", "--bots", f"{tmp_path}/crashing.py:{name},random")
        assert cli.run_command(["simulate", "avignon", *words]) == 2
        return capfd.readouterr().err.strip().splitlines()

    first, second = told("Divides")
    assert first.endswith(
        "crashing.py:Divides failed at crashing.py:10: ZeroDivisionError: integer division or modulo by zero"
    )
    assert second == "FIDCHELL_TRACEBACK=1 shows the whole traceback."
    assert "failed at crashing.py:15: ValueError: no weights here" in told("Unfinished")[0]
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "ist in crashing.py:10 gescheitert" in told("Divides")[0]
    monkeypatch.setenv(own.WHOLE, "1")
    whole = told("Divides")
    assert "    return len(legal) // 0" in whole
    assert whole[-1].startswith("fidchell: ")


@pytest.mark.slow
def test_and_also_from_other_processes(tmp_path: Path) -> None:
    (tmp_path / "crashing.py").write_text(CRASHING)
    words = ("simulate", "avignon", "--games", "8", "--workers", "2", "--bots", "crashing.py:Divides,random")
    env = {**os.environ, "LANG": "C"}
    done = subprocess.run(
        [sys.executable, "-m", "fidchell", *words], capture_output=True, text=True, env=env, cwd=tmp_path
    )
    assert done.returncode == 2
    assert "crashing.py:Divides failed at crashing.py:10: ZeroDivisionError" in done.stderr
    assert "Traceback" not in done.stderr


RETURNING = """
import sys

from fidchell.core.bot import Bot


class Whole(Bot):
    def choose(self, state, seat, rng):
        return float(state.legal(seat)[0])


class Half(Whole):
    def choose(self, state, seat, rng):
        return 2.5


class Text(Whole):
    def choose(self, state, seat, rng):
        return "pass\\nnow"


class Nothing(Whole):
    def choose(self, state, seat, rng):
        state.legal(seat)


class Leaves(Whole):
    def choose(self, state, seat, rng):
        sys.exit()


class Interrupts(Whole):
    def choose(self, state, seat, rng):
        raise KeyboardInterrupt


class Two(Whole):
    def choose(self, state):
        return 2


class Number:
    def __init__(self, number):
        self.number = number

    def __index__(self):
        return int(self.number)


class LikeNumPy(Whole):
    def choose(self, state, seat, rng):
        return Number(state.legal(seat)[0])
"""

COMMANDS = {
    "simulate": ("--games", "4", "--workers", "1", "--bots", "BOT"),
    "compare": ("--games", "4", "--workers", "1", "--change", "bots.0=BOT"),
    "ladder": ("--games", "4", "--workers", "1", "--keep", "kept", "--bots", "random,BOT"),
    "report": ("--games", "4", "--workers", "1", "--out", "page.html", "--bots", "BOT"),
    "play": ("--pace", "0", "--seats", "BOT,random"),
}


@pytest.fixture
def told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Callable[[str, str], list[str]]:
    """What a command complains about that a bot of ours has spoilt."""
    monkeypatch.setenv(own.NAMED, "")
    monkeypatch.delenv(own.WHOLE, raising=False)
    monkeypatch.setenv("LANG", "C")
    monkeypatch.chdir(tmp_path)
    (tmp_path / "returning.py").write_text(RETURNING)

    def run(command: str, name: str) -> list[str]:
        words = [word.replace("BOT", f"{tmp_path}/returning.py:{name}") for word in COMMANDS[command]]
        assert cli.run_command([command, "avignon", *words]) == 2
        return capfd.readouterr().err.strip().splitlines()

    return run


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("name", "returned"),
    [
        ("Whole", r"\d+\.0 \(float\) from choose, at returning\.py:8"),
        ("Half", r"2\.5 \(float\) from choose, at returning\.py:13"),
        ("Text", r"'pass\\nnow' \(str\) from choose, at returning\.py:18"),
        ("Nothing", r"None \(NoneType\) from choose, at returning\.py:23"),
    ],
)
def test_what_is_no_action_is_told_with_its_place(
    told: Callable[[str, str], list[str]], command: str, name: str, returned: str
) -> None:
    first, second = told(command, name)
    assert re.search(rf"returning\.py:{name} returned {returned}$", first)
    assert second == "choose must return an action: one of the whole numbers in state.legal(seat)."


@pytest.mark.parametrize("command", COMMANDS)
def test_a_bot_that_ends_the_program_has_failed(told: Callable[[str, str], list[str]], command: str) -> None:
    first, second = told(command, "Leaves")
    assert first.endswith("returning.py:Leaves failed at returning.py:29: SystemExit")
    assert second == "FIDCHELL_TRACEBACK=1 shows the whole traceback."


@pytest.mark.parametrize("command", ["simulate", "compare", "ladder"])
def test_a_study_knows_who_has_pressed_ctrl_c(told: Callable[[str, str], list[str]], command: str) -> None:
    """It heeds the signal itself, so an interrupt can only be the bot's own."""
    assert told(command, "Interrupts")[0].endswith("failed at returning.py:34: KeyboardInterrupt")


@pytest.fixture
def ctrl_c_interrupts() -> Iterator[None]:
    """Let SIGINT raise KeyboardInterrupt: a shell without a terminal starts its jobs with that signal ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c_interrupts")
def test_elsewhere_a_person_may_have(told: Callable[[str, str], list[str]], tmp_path: Path) -> None:
    own.bring(f"{tmp_path}/returning.py:Interrupts")
    game = fidchell.load("avignon")
    bot, state = bots.make(f"{tmp_path}/returning.py:Interrupts", game), game.new()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a job in the background ignores it
    try:
        with pytest.raises(KeyboardInterrupt):
            bot.choose(state, 0, fidchell.Rng(1))
    finally:
        signal.signal(signal.SIGINT, before)
    with ThreadPoolExecutor(1) as pool, pytest.raises(own.BotFailed, match="KeyboardInterrupt"):
        pool.submit(bot.choose, state, 0, fidchell.Rng(1)).result()


def test_wrong_arguments_are_told_with_their_place(told: Callable[[str, str], list[str]]) -> None:
    assert "returning.py:Two failed at returning.py:38: TypeError" in told("simulate", "Two")[0]


def test_what_is_as_good_as_a_whole_number_is_one(told: Callable[[str, str], list[str]], tmp_path: Path) -> None:
    own.bring(f"{tmp_path}/returning.py:LikeNumPy")
    game = fidchell.load("avignon")
    work = Series.of(game, None, {}, [f"{tmp_path}/returning.py:LikeNumPy"], 1)
    assert simulate(work, 2).games == 2


def test_a_move_that_is_not_legal_is_noticed_in_simulations_too() -> None:
    class Stubborn(Bot):
        def choose(self, state: fidchell.State, seat: i64, rng: fidchell.Rng) -> i64:
            return 10**6

    checked = own.made("mybots.py:Stubborn", Stubborn, fidchell.load("avignon"))
    with pytest.raises(IllegalAction, match=r"mybots.py:Stubborn chose 1000000"):
        checked.choose(fidchell.load("avignon").new(deal="knight noble bishop peasant cardinal"), 0, fidchell.Rng(1))
