"""Games that a study keeps: a folder of Parquet files, each a shard of games with everything there is to know of them.

Every shard names its study: whatever its games depend on. A folder is only continued by the same study, whatever its
executor and the size of its shards, and plays what isn't there yet. A shard gets its name when it is whole and on the
disk; whatever a killed run or a full disk has left behind is recognised and played again.

Moves are written as text, since an action's number may change from release to release. Shards of format 1 have numbers:
they are read as they are, and written anew when their study is continued.
"""

import fcntl
import json
import os
import re
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any, Final

from fidchell.core.errors import InvalidOptions
from fidchell.core.state import State
from fidchell.lab.batch import GameRow, Tally
from fidchell.lab.executors import Runner, never, tallies
from fidchell.lab.kept import complaining
from fidchell.lab.ladder import fingerprint, meaning
from fidchell.lab.simulate import Series

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError:  # an extra
    pa = pq = None

PATIENCE: Final = 60.0  # seconds after which a shard is closed, so that a killed run has lost no more
ABOUT: Final = b"fidchell-study"  # under which a shard says what it belongs to
PART: Final = ".part"
NAME: Final = re.compile(r"games-\d+-\d+\.(parquet|part)$")  # nothing else in the folder is touched
ROWS: Final = 1_000  # read at a time
FORMAT: Final = 2
NUMBERED: Final = 1  # the format whose moves are numbers


def schema(about: dict[str, Any]) -> Any:
    """A shard's columns. What all games of a study have in common costs nothing: Parquet writes it once."""
    text, number = pa.dictionary(pa.int32(), pa.string()), pa.int32()
    columns = {
        "number": pa.int64(),
        "winners": pa.list_(pa.int8()),
        "scores": pa.list_(pa.float64()),
        "values": pa.list_(pa.float64()),
        "reason": text,
        "rule": text,
        "result": text,
        "turns": number,
        "decisions": number,
        "tally": pa.map_(pa.string(), pa.float64()),
        "moves": pa.list_(move_type()),
        "game": text,
        "players": pa.int8(),
        "options": text,
        "bots": text,
        "seed": text,
    }
    return pa.schema(columns, metadata={ABOUT: json.dumps(about, sort_keys=True)})


def move_type() -> Any:
    """Return the type of a move: who made it (-1: chance) and its text."""
    return pa.struct({"seat": pa.int8(), "text": pa.dictionary(pa.int32(), pa.string())})


def write_parquet(path: Path, rows: list[dict[str, Any]]) -> None:
    """A small table of anything."""
    pq.write_table(pa.Table.from_pylist(rows), path)


def about(series: Series) -> dict[str, Any]:
    """Whatever the games of a study depend on."""
    game = series.load()
    return {
        "format": FORMAT,
        "game": series.game,
        "rules_rev": game.meta.rules_rev,
        "players": series.players,
        "options": game.options(series.players, series.options),
        "bots": list(series.bots),
        "seed": str(series.seed),
        "pack": series.pack and list(series.pack),
        "thinking": [fingerprint(game), *(meaning(name, game) for name in series.bots)],
    }


@dataclass(frozen=True)
class Shard:
    """A file of games `first` to `last` - 1; `numbered`: its moves are numbers."""

    path: Path
    first: int
    last: int
    numbered: bool = False

    def rows(self, moves: bool = True) -> Iterator[GameRow]:
        """Read the games; `moves` as they are written, or none."""
        names = [name for name in GameRow._fields if moves or name != "moves"]
        with pq.ParquetFile(self.path) as file:
            for some in file.iter_batches(ROWS, columns=names):
                for one in some.to_pylist():
                    values = {name: tuple(value) if isinstance(value, list) else value for name, value in one.items()}
                    yield GameRow(**{"moves": ()} | values)


class Study:
    """A folder of shards. Nobody else may write into it in the meantime."""

    def __init__(self, folder: Path, series: Series) -> None:
        if pa is None:
            raise InvalidOptions.because("pyarrow-missing", command="python -m pip install pyarrow")
        self.folder = folder
        self.series = series
        self.about = about(series)
        self.game = series.load()
        self.start: State = self.game.new(series.players, **series.options)
        self.schema = schema(self.about)
        self.shards: list[Shard] = []
        self.torn: list[Path] = []  # what can't be read, and will be played again

    @contextmanager
    def opened(self) -> Iterator["Study"]:
        """Look through the folder, and keep others from writing into it."""
        with complaining("--keep", self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = os.open(self.folder, os.O_RDONLY)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.look()
            yield self
        except BlockingIOError:
            raise InvalidOptions.because("study-busy", folder=self.folder) from None
        finally:
            os.close(lock)

    def look(self) -> None:
        """Find the shards that are whole. Those of another study are refused, and so is what is none of ours."""
        self.shards = []
        self.torn = [path for path in sorted(self.folder.glob(f"*{PART}")) if NAME.match(path.name)]
        for path in sorted(self.folder.glob("*.parquet")):
            if not NAME.match(path.name):
                raise InvalidOptions.because("study-stray", folder=self.folder, file=path.name)
            with complaining("--keep", path):
                path.open("rb").close()  # a file that may not be read is not torn
            try:
                with pq.ParquetFile(path, page_checksum_verification=True) as file:
                    found, number = json.loads(file.schema_arrow.metadata[ABOUT]), file.metadata.num_rows
                    numbers = [batch["number"] for batch in file.iter_batches(ROWS)]  # all of it is read
                    first = numbers[0][0].as_py()
            except (OSError, pa.ArrowException, ValueError, LookupError, TypeError):
                self.torn.append(path)
                continue
            numbered = found.get("format") == NUMBERED
            other = [name for name in self.about if found.get(name) != self.about[name]]
            if numbered:
                other.remove("format")
            if other:
                raise InvalidOptions.because("study-other", folder=self.folder, why=self._differs(other[0], found))
            self.shards.append(Shard(path, first, first + number, numbered))
        self.shards.sort(key=lambda one: (one.first, -one.last))

    def _differs(self, name: str, found: dict[str, Any]) -> InvalidOptions:
        """What is different; how bots think, and a pack, would fill pages."""
        if name == "thinking":
            return InvalidOptions.because("study-thinking")
        if name == "pack":
            return InvalidOptions.because("study-pack")
        there, here = repr(found.get(name)), repr(self.about[name])
        return InvalidOptions.because("study-differs", name=name, there=there, here=here)

    def missing(self, first: int, last: int) -> Iterator[tuple[int, int]]:
        """The runs of games from `first` to `last` - 1 that are in no shard."""
        for shard in self.shards:
            if first < min(shard.first, last):
                yield first, min(shard.first, last)
            first = max(first, shard.last)
        if first < last:
            yield first, last

    def rows(self, first: int = 0, last: int | None = None, moves: bool = True) -> Iterator[GameRow]:
        """The games that are kept, each once, in their order; without their moves, they are read sooner."""
        for shard in self.shards:
            for row in shard.rows(moves) if shard.last > first else ():
                if row.number >= first and (last is None or row.number < last):
                    yield row if shard.numbered or not moves else self.read_moves(row)
            first = max(first, shard.last)

    def read_moves(self, row: GameRow) -> GameRow:
        """Return a game with its moves as numbers."""
        state, numbers = self.start.clone(), list[int]()
        for one in row.moves:
            move: Any = one  # as it is in the file
            numbers.append(self.game.read(state, move["text"]))
            state.step(numbers[-1], move["seat"])
        return row._replace(moves=tuple(numbers))

    def write_moves(self, rows: list[GameRow]) -> Any:
        """Return the column of the moves of some games."""
        seats, texts, ends = list[int](), list[str](), [0]
        for row in rows:
            state = self.start.clone()
            for action in row.moves:
                seats.append(int(state.actor()))
                texts.append(self.game.text(state, action))
                state.step(action, seats[-1])
            ends.append(len(texts))
        moves = pa.StructArray.from_arrays(
            [pa.array(seats, pa.int8()), pa.array(texts, pa.string()).dictionary_encode()], fields=list(move_type())
        )
        return pa.ListArray.from_arrays(pa.array(ends, pa.int32()), moves)

    def row(self, index: int) -> GameRow | None:
        return next(self.rows(index, index + 1), None)

    def play(
        self,
        games: int,
        *,
        first: int = 0,
        workers: int | None = 1,
        ray: str | None = None,
        shard: int,
        stop: Callable[[], bool] = never,
    ) -> Generator[Tally, None, None]:
        """Play whatever is missing of these games, and keep it; what has been added, batch by batch."""
        for path in self.torn:
            with complaining("--keep", path), suppress(FileNotFoundError):
                path.unlink()
        for one in [shard for shard in self.shards if shard.numbered]:
            self.shards.remove(one)
            self.write(list(one.rows()), one.path)
        todo, runner = list(self.missing(first, first + games)), Runner(self.series)
        for start, end in todo:
            rows, since = list[GameRow](), monotonic()
            try:
                for tally in tallies(runner, end - start, first=start, workers=workers, ray=ray, lines=True, stop=stop):
                    rows += tally.lines or ()
                    while len(rows) >= shard or (rows and monotonic() - since > PATIENCE):
                        self.write(rows[:shard])
                        rows, since = rows[shard:], monotonic()
                    yield tally
            finally:
                if rows:  # also if the run is stopped
                    self.write(rows)

    def write(self, rows: list[GameRow], path: Path | None = None) -> None:
        """A shard comes into being with all its games, or not at all; `path`: in the place of another."""
        first, last = rows[0].number, rows[-1].number + 1
        path = path or self.folder / f"games-{first:09}-{last:09}.parquet"
        columns: dict[str, Any] = {name: [row[n] for row in rows] for n, name in enumerate(GameRow._fields)}
        columns["moves"] = self.write_moves(rows)
        same = {name: self.about[name] for name in ("game", "players", "seed")}
        same |= {name: json.dumps(self.about[name]) for name in ("options", "bots")}
        columns |= {name: [value] * len(rows) for name, value in same.items()}
        part = path.with_suffix(PART)
        with complaining("--keep", self.folder):
            with part.open("wb") as file:
                table = pa.table(columns, schema=self.schema)
                pq.write_table(table, file, compression="zstd", write_page_checksum=True)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
            folder = os.open(self.folder, os.O_RDONLY)  # the new name must be on the disk, too
            os.fsync(folder)
            os.close(folder)
        self.shards.append(Shard(path, first, last))
        self.shards.sort(key=lambda one: (one.first, -one.last))
