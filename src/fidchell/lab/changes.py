"""What if something were different: a datum of the game, an option, a bot, said as `saints.patrick.convert=2`.

`option.NAME=VALUE` changes an option, `bots=NAME,…` all bots, `bots.0=NAME` the bot of one seat. Anything else is a
datum of the game's own data files, written as a pack: `TABLE.ENTRY.FIELD=VALUE`, each step by name or number.
Where an entry lists effects such as `["convert", "any", 1]`, the effect's name leads to its number.
"""

import copy
import json
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.lab.simulate import Series

NAMES: Final = ("key", "id", "number")  # what entries are told apart by
NOT_DATA: Final = {"meta", "rulebook", "levels", "value", "lesson", "proof"}


def changed(series: Series, texts: list[str]) -> tuple[Series, Series]:
    """The study without and with the changes. Owners' cards are judged by hand, so if data change, both have a pack."""
    data, after = list[str](), series
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise InvalidOptions.because("change-form", text=text)
        kind, _, rest = name.partition(".")
        if kind == "option" and rest:
            after = replace(after, options=after.options | {rest: value})
        elif kind == "bots":
            after = replace(after, bots=seated(after, rest, value))
        else:
            data.append(text)
    if data:
        game = series.load()
        series = replace(series, pack=("as it is", pack(game, data, apply=False)))
        after = replace(after, pack=("changed", pack(game, data, apply=True)))
    for one in (series, after):
        Series.of(one.load(), one.players, one.options, list(one.bots), one.seed)
    return series, after


def seated(series: Series, seat: str, value: str) -> tuple[str, ...]:
    """The bots, with these in place of all or of one."""
    names = tuple(value.split(","))
    if not seat:
        return names * series.players if len(names) == 1 else names
    if not (seat.isdecimal() and int(seat) < series.players):
        raise InvalidOptions.because("change-seat", seat=seat, last=series.players - 1)
    return tuple(value if n == int(seat) else name for n, name in enumerate(series.bots))


# -- data -------------------------------------------------------------------------------------------------------------


def pack(game: Game, texts: list[str], *, apply: bool) -> str:
    """A pack with what the changes touch, changed or as it is."""
    found: dict[str, Any] = {}
    for text in texts:
        path, _, value = text.partition("=")
        table, *steps = path.split(".")
        files = [tomllib.loads(game.pack_text)] if game.pack_text else list(data_files(game))
        whole = next((one for one in files if key_in(one, table)), None)
        if whole is None or not steps:
            tables = sorted({name for one in files for name, entry in one.items() if isinstance(entry, list | dict)})
            raise InvalidOptions.because("change-no-datum", path=path, known=", ".join(tables) or "none")
        whole = copy.deepcopy(whole)
        key = key_in(whole, table) or table
        entry = step_into(whole[key], steps[0], path) if len(steps) > 1 else whole
        if game.pack_file or game.pack_text or not isinstance(whole[key], list):
            found = {**whole, **found}  # a pack of this game says everything
            entry = step_into(found[key], steps[0], path) if len(steps) > 1 else found[key]
        else:
            entries = found.setdefault(key, [])
            known = [one for one in entries if same(one, entry)]
            entry = known[0] if known else entry
            entries += [] if known else [entry]
        if apply:
            put(entry, steps[1:] if len(steps) > 1 else steps, value, path)
    found.pop("game", None)
    title = found.pop("title", game.say("en", "title"))
    lines = [f"game = {written(game.id)}", f"title = {written(title)}"]
    return "\n".join([*lines, *(f"{name} = {written(value)}" for name, value in found.items()), ""])


def data_files(game: Game) -> list[dict[str, Any]]:
    """The game's own data: the file that a pack replaces, or all that a pack may say something of."""
    if game.pack_file:
        return [tomllib.loads((game.folder / game.pack_file).read_text(encoding="utf-8"))]
    paths = [path for path in sorted(game.folder.glob("*.toml")) if path.stem not in NOT_DATA]
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in map(Path, paths)]


def key_in(data: dict[str, Any], table: str) -> str | None:
    """The table of this name, also if it is said in the plural."""
    return next((name for name in (table, table.removesuffix("s")) if name in data), None)


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return any(name in one and one[name] == other.get(name) for name in NAMES)


def step_into(value: Any, step: str, path: str) -> Any:
    """What is under a name or number."""
    if isinstance(value, dict) and step in value:
        return value[step]
    if isinstance(value, list):
        for one in value:
            if isinstance(one, dict) and any(str(one.get(name)) == step for name in NAMES):
                return one
            if isinstance(one, list) and one and one[0] == step:
                return one
        if step.isdecimal() and int(step) < len(value):
            return value[int(step)]
    known = ", ".join(names_in(value)) or "none"
    raise InvalidOptions.because("change-no-step", path=path, step=repr(step), known=known)


def names_in(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [str(name) for name in value]
    if isinstance(value, list):
        keys = [next((str(one[n]) for n in NAMES if n in one), "") for one in value if isinstance(one, dict)]
        return [*filter(None, keys), *(str(one[0]) for one in value if isinstance(one, list) and one)]
    return []


def put(entry: Any, steps: list[str], value: str, path: str) -> None:
    """Change what the steps lead to."""
    new = parsed(value)
    if len(steps) == 1:
        rows = effects(entry, steps[0])
        if isinstance(entry, dict) and (steps[0] in entry or not rows):
            if steps[0] not in entry:
                step_into(entry, steps[0], path)
            entry[steps[0]] = new
            return
        for row in rows:
            row[-1] = new
        if rows:
            return
        if isinstance(entry, list) and steps[0].isdecimal() and int(steps[0]) < len(entry):
            entry[int(steps[0])] = new
            return
    inside = step_into(entry, steps[0], path)
    if len(steps) == 1:
        raise InvalidOptions.because("change-table", path=path, step=repr(steps[0]))
    put(inside, steps[1:], value, path)


def effects(entry: Any, name: str) -> list[list[Any]]:
    """The rows such as ["convert", "any", 1] that begin with a name, in an entry or a list of rows."""
    lists = entry.values() if isinstance(entry, dict) else [entry]
    rows = [row for one in lists if isinstance(one, list) for row in one if isinstance(row, list) and len(row) > 1]
    return [row for row in rows if row[0] == name and isinstance(row[-1], int)]


def parsed(value: str) -> Any:
    """A value as TOML writes it; a bare word is text, and so is whatever no datum is: a date, or several lines."""
    try:
        found = tomllib.loads(f"value = {value}")
    except tomllib.TOMLDecodeError:
        return value
    new = found["value"]
    return new if len(found) == 1 and isinstance(new, int | float | str | list | dict) else value


def written(value: Any) -> str:
    """A value as TOML, in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {written(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    if isinstance(value, float):
        return repr(value)  # JSON has another name for infinity and none for NaN
    return json.dumps(value, ensure_ascii=False)
