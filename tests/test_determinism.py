"""The same seeds give the same games: in every process, under every hash seed, compiled and interpreted.

Run as a program it plays the games and prints them; the tests compare what several processes have printed.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
RANDOM_GAMES, GREEDY_GAMES = (12 if os.environ.get("FIDCHELL_LONG") == "1" else 2), 1  # tests.scale is not at hand


# -- the program ------------------------------------------------------------------------------------------------------


def main() -> None:
    import fidchell
    from fidchell import bots
    from fidchell._compiled import is_compiled
    from fidchell.core.rng import Rng
    from fidchell.lab.matrix import begin

    found: dict[str, Any] = {"compiled": is_compiled()}
    for name in fidchell.games():
        game = fidchell.load(name)
        low, high = game.meta.players
        for seats in range(low, high + 1):
            for bot, games in (("random", RANDOM_GAMES), ("greedy", GREEDY_GAMES)):
                if bot == "greedy" and seats > low:
                    continue
                found[f"{name} {seats} {bot}"] = [
                    play(game, begin(game, seats, n), bots.make(bot, game), Rng(f"{bot}/{n}"), judging=n == 0)
                    for n in range(games)
                ]
    json.dump(found, sys.stdout, indent=0)


def play(game: Any, state: Any, bot: Any, rng: Any, *, judging: bool) -> list[Any]:
    """A game: every move, what it is called, what was told, what the state was after it, and how judges see it."""
    from fidchell import bots
    from fidchell.core.state import CHANCE

    lines = []
    judges = bots.judges(game).values() if judging else ()
    while state.actors():
        seat = state.actors()[0]
        action = int(state.sample(rng) if seat == CHANCE else bot.choose(state.resample(seat, rng), seat, rng))
        text, events = game.text(state, action), list[Any]()
        state.apply(action, seat, out=events)
        words = json.dumps([int(word) for word in state.words()])
        seen = [judge.chance(state, seat).hex() for judge in judges for seat in range(state.seats)]
        told = [repr(event) for event in events]
        lines.append([seat, action, text, told, digest(words), digest(state.key().hex()), seen])
    outcome = state.outcome()
    ending = [line.text for lang in ("en", "de") for line in game.ending(state, lang)]
    return [*lines, outcome.as_dict(), ending, state.returns(), int(state.turns()), int(rng.state)]


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


# -- the tests --------------------------------------------------------------------------------------------------------


def output(compiled: bool, hash_seed: int) -> dict[str, Any]:
    """What another process plays."""
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV"))}
    env |= {
        "PYTHONPATH": str(ROOT / "src"),
        "PYTHONHASHSEED": str(hash_seed),
        "FIDCHELL_COMPILE": "require" if compiled else "no",
    }
    answer = subprocess.run([sys.executable, __file__], env=env, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    found: dict[str, Any] = json.loads(answer.stdout)
    assert found.pop("compiled") is compiled, "FIDCHELL_COMPILE was not obeyed"
    return found


def libraries() -> list[Path]:
    return sorted((ROOT / "src").rglob("*.so"))


def need_compiled() -> None:
    """Without compiled code there is nothing to compare, but who requires it must not be told that all is well."""
    if not libraries():
        if os.environ.get("FIDCHELL_COMPILE") == "require":
            pytest.fail("FIDCHELL_COMPILE=require, but nothing is compiled")
        pytest.skip("nothing is compiled")


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    """The first place where two outputs differ."""
    for name in one:
        for n, (a, b) in enumerate(zip(one[name], other.get(name, []), strict=True)):
            for step, (c, d) in enumerate(zip(a, b, strict=False)):
                if c != d:
                    return f"{name}, game {n}, step {step}: {c} or {d}"
    return "one has more than the other" if one != other else ""


def are_games(found: dict[str, Any]) -> None:
    assert found
    for name, games in found.items():
        assert len(games) == (GREEDY_GAMES if name.endswith("greedy") else RANDOM_GAMES)
        assert len({json.dumps(game) for game in games}) == len(games), "two games alike: the seed is not used"


def test_compiled_and_interpreted_play_the_same_in_every_process() -> None:
    """Two processes with different hash seeds, one of them interpreted; on a difference a third says which made it."""
    need_compiled()
    one, other = output(True, 0), output(False, 4711)
    are_games(one)
    found = difference(one, other)
    if found:
        pytest.fail(f"{found}; the hash seed alone: {difference(one, output(True, 4711)) or 'no difference'}")


# -- what is compiled -------------------------------------------------------------------------------------------------


def test_all_is_compiled_and_current() -> None:
    need_compiled()
    from fidchell import _compiled

    sources = _compiled.sources(ROOT / "src/fidchell")
    missing = [str(source.relative_to(ROOT)) for source in sources if _compiled.library(source) is None]
    assert not missing, f"half a group can't be imported, build it with `{_compiled.COMMAND}`: {missing}"
    assert _compiled.changed() == [], f"changed after compiling, build with `{_compiled.COMMAND}`"
    known = {_compiled.library(source) for source in sources} | set((ROOT / "src").glob("fidchell__mypyc*.so"))
    stray = [library for library in libraries() if library not in known]
    assert not stray, f"libraries without a source: {stray}"


def test_old_code_does_not_run(tmp_path: Path) -> None:
    """An edit after compiling: the sources run, with a note; a new date alone is nothing; `require` refuses."""
    need_compiled()
    src = tmp_path / "src"
    shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__"))
    ask = "from fidchell._compiled import is_compiled; print(is_compiled())"

    def asked(**settings: str) -> tuple[str, str, bool]:
        answer = run(ask, PYTHONPATH=str(src), **settings)
        return answer.stdout.strip(), answer.stderr, answer.returncode == 0

    assert asked() == ("True", "", True)
    source = src / "fidchell/games/avignon/judge.py"
    os.utime(source)
    assert asked() == ("True", "", True)
    source.write_text(source.read_text(encoding="utf-8") + "# an edit\n", encoding="utf-8")
    compiled, said, fine = asked()
    assert (compiled, fine) == ("False", True)
    assert len(said.splitlines()) == 1
    assert "games/avignon/judge.py changed after compiling" in said
    assert "make build" in said
    compiled, said, fine = asked(FIDCHELL_COMPILE="require")
    assert not fine
    assert "games/avignon/judge.py changed after compiling; build with `make build`" in said
    assert asked(FIDCHELL_COMPILE="no") == ("False", "", True)


def test_half_a_group_does_not_run(tmp_path: Path) -> None:
    need_compiled()
    src = tmp_path / "src"
    shutil.copytree(ROOT / "src", src, ignore=shutil.ignore_patterns("__pycache__", "bits.*.so"))
    answer = run("from fidchell._compiled import is_compiled; print(is_compiled())", PYTHONPATH=str(src))
    assert answer.stdout == "False\n"
    assert "not compiled: fidchell.core.bits; build with `make build`" in answer.stderr


def test_the_sources_are_those_that_are_hot() -> None:
    from fidchell import _compiled

    sources = _compiled.sources(ROOT / "src/fidchell")
    names = {str(path.relative_to(ROOT / "src/fidchell")) for path in sources}
    assert {"core/state.py", "core/rng.py"} <= names
    assert sources == sorted(set(sources))
    for folder in (ROOT / "src/fidchell/games").iterdir():
        if (folder / "meta.toml").is_file():
            assert any(name.startswith(f"games/{folder.name}/rules") for name in names), (
                f"{folder.name} is not compiled"
            )


def run(code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "COV", "FIDCHELL"))}
    return subprocess.run([sys.executable, "-c", code], env=env | settings, capture_output=True, text=True)


def test_the_switch(tmp_path: Path) -> None:
    """`no` runs the sources, `require` refuses to run them, anything else is refused by name."""
    ask = "from fidchell._compiled import is_compiled; print(is_compiled())"
    bare = tmp_path / "src"
    shutil.copytree(ROOT / "src", bare, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    assert run(ask, PYTHONPATH=str(bare), FIDCHELL_COMPILE="no").stdout == "False\n"
    assert run(ask, PYTHONPATH=str(bare), FIDCHELL_COMPILE="auto").stdout == "False\n"
    assert run(ask, PYTHONPATH=str(bare)).stdout == "False\n"
    answer = run(ask, PYTHONPATH=str(bare), FIDCHELL_COMPILE="require")
    assert answer.returncode != 0
    assert "not compiled: fidchell.bots.search, fidchell.bots.simple" in answer.stderr
    assert "build with `make build`" in answer.stderr
    answer = run(ask, PYTHONPATH=str(bare), FIDCHELL_COMPILE="maybe")
    assert answer.returncode != 0
    assert "auto, no or require" in answer.stderr
    need_compiled()
    assert run(ask, PYTHONPATH=str(ROOT / "src"), FIDCHELL_COMPILE="no").stdout == "False\n"
    assert run(ask, PYTHONPATH=str(ROOT / "src"), FIDCHELL_COMPILE="require").stdout == "True\n"


def test_games_stay_callable_after_a_game_is_loaded() -> None:
    """`fidchell.games` is a function for callers and a package for the import system."""
    load = "import fidchell; fidchell.load(fidchell.games()[0]); import fidchell.games.avignon.game"
    code = f"{load}; print(fidchell.games())"
    answer = run(code, PYTHONPATH=str(ROOT / "src"))
    assert answer.stdout.startswith("['avignon'"), answer.stderr


if __name__ == "__main__":
    main()
