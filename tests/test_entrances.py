"""Whatever comes in from outside, by file, by hand or from a program: a monster is refused in one line."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from fidchell import cli
from fidchell.cli import arguments
from fidchell.core.errors import FidchellError, InvalidAction
from fidchell.core.plain import LARGEST, as_number, flaw, shown
from fidchell.core.record import Record, replay
from fidchell.core.registry import games, load
from fidchell.core.session import Session
from tests import cases
from tests.conformance import Case, walk

DIGITS: Final = "9" * 5000
HUGE: Final = 10**5000
LONG: Final = "x" * 100_000


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


MONSTERS: Final[dict[str, Any]] = {
    "5000 digits": HUGE,
    "minus 5000 digits": -HUGE,
    "64 bits": 1 << 64,
    "nan": float("nan"),
    "infinity": float("inf"),
    "half a character": "\ud800",
    "nul": "a\0b",
    "a long text": LONG,
    "a long key": {LONG: 1},
    "half a key": {"\udfff": 1},
    "nested": nested(500),
    "nested without end": nested(50_000),
}
monster = pytest.mark.parametrize("monster", MONSTERS.values(), ids=MONSTERS)
game_id = pytest.mark.parametrize("name", games())


def refused(attempt: Callable[[], object], *said: str) -> None:
    with pytest.raises(FidchellError) as caught:
        attempt()
    message = str(caught.value)
    assert len(message.splitlines()) == 1
    assert 0 < len(message) < 2000
    assert all(word in message for word in said), message


def test_a_cycle_is_nested_too_deeply() -> None:
    ring: list[Any] = []
    ring.append(ring)
    assert flaw({"field": ring}) is not None
    assert flaw({"field": [1, 2.5, "ä", None, True, {"a": []}]}) is None
    assert len(shown(ring)) < 20
    assert (as_number("17"), as_number("007"), as_number(DIGITS)) == (17, 7, LARGEST)


# -- Python -----------------------------------------------------------------------------------------------------------


@game_id
@monster
def test_positions(name: str, monster: Any) -> None:
    game = load(name)
    position = game.dump(list(walk(Case(game, game.meta.players[0], cases.of(name).short), 1))[9])
    for key in (*position, "unknown"):
        refused(lambda key=key: game.restore(position | {key: monster}))  # type: ignore[misc]
        inside = position.get(key)
        if isinstance(inside, list) and inside:
            refused(lambda key=key, rest=inside[1:]: game.restore(position | {key: [monster, *rest]}))  # type: ignore[misc]
        elif isinstance(inside, dict) and inside:
            refused(lambda key=key, part=inside: game.restore(position | {key: {**part, next(iter(part)): monster}}))  # type: ignore[misc]
    refused(lambda: game.restore({**position, LONG: 1}))
    refused(lambda: game.restore(monster))


@game_id
@monster
def test_options_and_actions(name: str, monster: Any) -> None:
    game = load(name)
    state = game.new()
    refused(lambda: game.new(monster))
    refused(lambda: game.new(**{LONG: 1}))
    for option in game.meta.options:
        refused(lambda option=option: game.new(**{option.name: monster}), option.name)  # type: ignore[misc]
    for seat in (0, monster):
        refused(lambda seat=seat: state.apply(monster, seat))  # type: ignore[misc]
    refused(lambda: game.text(state, monster))
    refused(lambda: game.parse(state, monster, 0))
    if not isinstance(monster, str):
        refused(lambda: game.explain(state, 0, [monster]))
    for verb in game.notation.verbs:
        for argument in (
            DIGITS,
            DIGITS[:150],
            "\ud800",
            "\0",
            "²",
            "٣" * 30,
            f"a1-{DIGITS[:100]}",
            f"knight:{DIGITS[:99]}",
        ):
            text = " ".join([verb.name, *[argument] * len(verb.nouns)])
            if verb.nouns:
                with pytest.raises((InvalidAction, FidchellError)) as caught:
                    game.parse(state, text, 0)
                assert len(str(caught.value)) < 2000


# -- records ----------------------------------------------------------------------------------------------------------


@monster
def test_records(monster: Any) -> None:
    whole = Session(load("avignon"), ["a", "b"]).record.as_dict()
    for key in (*whole, LONG):
        for value in (monster, [monster], {"x": monster}):
            data = whole | {key: value}
            try:
                sys.set_int_max_str_digits(0)  # a file may have such numbers, whoever has written it
                text = json.dumps(data)
            except RecursionError:
                text = json.dumps(whole | {key: "@"}).replace('"@"', "[" * 50_000 + "]" * 50_000)
            finally:
                sys.set_int_max_str_digits(4300)
            if key in ("table_id", "seats") and monster in ("a\0b", LONG):
                continue  # any text will do there
            refused(lambda text=text: replay(Record.loads(text)))  # type: ignore[misc]


# -- packs ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value", [DIGITS, f"-{DIGITS}", f"0x{'f' * 5000}", f"0b{'1' * 5000}", "nan", "-inf", "[" * 400 + "]" * 400]
)
@pytest.mark.parametrize("name", ["avignon", "serpent-master"])
def test_packs(name: str, value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By its file and entry; the command says it in one line."""
    text = (load(name).folder / "cards.toml").read_text()
    field = {"avignon": "copies", "serpent-master": "number"}[name]
    before, found, after = text.partition(f"\n{field} =")
    file = tmp_path / "mine.toml"
    file.write_text(f"{before}{found} {value}\n{after.partition(chr(10))[2]}")
    refused(lambda: load(name, file), str(file), field, {"avignon": "character", "serpent-master": "card"}[name])
    assert cli.run_command(["pack", "check", str(file)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# -- the command line -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        ["play", "avignon", "--players", DIGITS],
        ["play", "avignon", "--pace", "nan"],
        ["play", "avignon", "--pace", "inf"],
        ["play", "avignon", "--pace", "1e300"],
        ["play", "avignon", "-o", f"first={DIGITS}"],
        ["play", "avignon", "-o", f"{LONG}=1"],
        ["play", "avignon", "-o", "deal=\ud800 \ud800 a b c"],
        ["play", "battle-of-banners", "-o", f"limit={DIGITS}"],
        ["play", "avignon", "--load", "a\0b"],
        ["play", "avignon", "--pack", "a\0b"],
        ["simulate", "avignon", "--games", DIGITS],
        ["simulate", "avignon", "--first", DIGITS],
        ["simulate", "avignon", "--workers", DIGITS],
        ["replay", "a\0b"],
        ["verify", "\udcff"],
        ["pack", "check", "a\0b"],
        ["rules", "avignon", "\ud800"],
        ["bench", "--seconds", "nan"],
        ["serve", "--pace", "nan"],
        ["serve", "--port", DIGITS],
        [DIGITS],
    ],
    ids=lambda line: " ".join(line)[:40].encode("ascii", "backslashreplace").decode(),
)
def test_command_lines(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run_command(line) == 2
    assert capsys.readouterr().err.encode("utf-8", "backslashreplace").count(b"\n") == 1


def test_a_long_seed_is_a_text() -> None:
    assert arguments.read_seed(DIGITS) == DIGITS
    assert arguments.read_seed("17") == 17
