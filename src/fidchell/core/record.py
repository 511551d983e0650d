"""A game written down: decisions and outcomes, so that it replays with no generator and opens at any move.

    {"format": "fidchell-record-1", "game": "avignon", "rules_rev": 1, "options": {…}, "seats": ["me", "greedy"],
     "table_id": "…", "pack": null, "start": null, "commitment": "…", "seed": "…",
     "moves": ["~ draw noble", "0 beseech knight:2", …], "marks": [[10, "0f3a91c2"], …], "result": {…}}

A move is `SEAT ACTION`, `~ OUTCOME` for chance, or `SEAT undo N`: the N standing moves before it were taken back. They
stay in the record, so that a roll can't be had again unseen; `*` in place of the seat means by everyone's consent. A
mark is the first eight hex digits of the SHA-256 of the position's key after that many moves. `seed` is null until it
is revealed; `commitment` is null when real cards and dice were typed in. `start` is a position if the game didn't start
from the beginning.
"""

import hashlib
import json
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from fidchell.core.errors import FidchellError, IllegalAction, InvalidAction, InvalidOptions, InvalidRecord
from fidchell.core.game import Game
from fidchell.core.registry import load
from fidchell.core.state import CHANCE, Event, State

FORMAT: Final = "fidchell-record-1"
MARK_EVERY: Final = 10


def mark(state: State) -> str:
    """A fingerprint of the position."""
    return hashlib.sha256(state.key()).hexdigest()[:8]


@dataclass
class Record:
    game: str
    rules_rev: int
    options: dict[str, Any]
    seats: list[str]
    table_id: str
    pack: dict[str, str] | None = None
    start: dict[str, Any] | None = None
    commitment: str | None = None
    seed: str | None = None
    moves: list[str] = field(default_factory=list)
    marks: list[list[Any]] = field(default_factory=list)
    result: dict[str, Any] | None = None

    def as_dict(self) -> dict[str, Any]:
        return {"format": FORMAT} | {one.name: getattr(self, one.name) for one in fields(self)}

    def dumps(self) -> str:
        return json.dumps(self.as_dict(), indent=1, ensure_ascii=False) + "\n"

    def save(self, path: Path) -> None:
        """Write it whole or not at all."""
        part = path.with_name(path.name + ".part")
        part.write_text(self.dumps(), encoding="utf-8")
        part.replace(path)

    @classmethod
    def loads(cls, text: str, name: str = "record") -> "Record":
        try:
            data = json.loads(text)
        except json.JSONDecodeError as error:
            raise InvalidRecord(f"{name}: not complete JSON: {error}") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise InvalidRecord(f"{name}: not a record of format {FORMAT}")
        kinds: dict[str, tuple[type, ...]] = {
            "game": (str,),
            "rules_rev": (int,),
            "options": (dict,),
            "seats": (list,),
            "table_id": (str,),
            "pack": (dict, type(None)),
            "start": (dict, type(None)),
            "commitment": (str, type(None)),
            "seed": (str, type(None)),
            "moves": (list,),
            "marks": (list,),
            "result": (dict, type(None)),
        }
        for key, allowed in kinds.items():
            if key not in data:
                raise InvalidRecord(f"{name}: the field {key!r} is missing")
            if not isinstance(data[key], allowed):
                raise InvalidRecord(f"{name}: the field {key!r} is {data[key]!r}")
        for key in data:
            if key != "format" and key not in kinds:
                raise InvalidRecord(f"{name}: the field {key!r} is unknown")
        for key in ("seats", "moves"):
            if not all(isinstance(entry, str) for entry in data[key]):
                raise InvalidRecord(f"{name}: every entry of {key!r} must be text")
        for entry in data["marks"]:
            if not (isinstance(entry, list) and [type(part) for part in entry] == [int, str]):
                raise InvalidRecord(f"{name}: a mark is [number of moves, digest], not {entry!r}")
        if data["pack"] is not None and sorted(data["pack"]) != ["name", "text"]:
            raise InvalidRecord(f"{name}: the field 'pack' must have name and text")
        for key in ("commitment", "seed"):
            if data[key] is not None and not _is_hex(data[key]):
                raise InvalidRecord(f"{name}: the field {key!r} must be 64 hex digits")
        return cls(**{key: data[key] for key in kinds})

    @classmethod
    def load(cls, path: Path) -> "Record":
        try:
            return cls.loads(path.read_text(encoding="utf-8"), str(path))
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else "it is not UTF-8 text"
            raise InvalidRecord(f"{path}: can't be read: {reason}") from None

    def load_game(self) -> Game:
        """The game that it was played with."""
        try:
            game = load(self.game, *((self.pack["name"], self.pack["text"]) if self.pack else ()))
        except FidchellError as error:
            raise InvalidRecord(str(error)) from None
        if game.meta.rules_rev != self.rules_rev:
            raise InvalidRecord(
                f"the record was played under revision {self.rules_rev} of the rules of {self.game}; "
                f"this program has revision {game.meta.rules_rev}"
            )
        return game


def _is_hex(text: str) -> bool:
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


@dataclass(frozen=True)
class Step:
    """A move of a record as it was played: the states around it and what happened. `taken_back`: later undone."""

    number: int
    seat: int
    text: str
    action: int
    before: State
    after: State
    events: tuple[Event, ...]
    taken_back: bool = False


@dataclass(frozen=True)
class Replay:
    """A record played through: every step in order (those taken back among them), and the line that stands."""

    game: Game
    first: State
    steps: tuple[Step, ...]
    line: tuple[Step, ...]

    @property
    def last(self) -> State:
        return self.line[-1].after if self.line else self.first


def replay(record: Record, game: Game | None = None) -> Replay:
    """Play a record through, checking every move, mark and the result; InvalidRecord names the first that is wrong."""
    game = game or record.load_game()
    try:
        first = game.restore(record.start) if record.start else game.new(len(record.seats), **record.options)
    except FidchellError as error:
        raise InvalidRecord(str(error)) from None
    marks = {int(number): str(digest) for number, digest in record.marks}
    line: list[Step] = []
    steps: list[Step] = []
    undone: set[int] = set()
    state = first.clone()
    for number, move in enumerate(record.moves, 1):
        who, _, text = move.partition(" ")
        if text.startswith("undo "):
            count = text.removeprefix("undo ")
            if not count.isdecimal() or not 0 < int(count) <= len(line):
                raise InvalidRecord(f"move {number}, {move!r}: there are {len(line)} moves to take back")
            undone.update(step.number for step in line[-int(count) :])
            state = line[-int(count)].before.clone()
            del line[-int(count) :]
        else:
            line.append(_play(game, state, number, who, text))
            steps.append(line[-1])
            state = line[-1].after.clone()
        if number in marks and mark(state) != marks[number]:
            raise InvalidRecord(f"move {number}, {move!r}: the position is not the one that was marked")
    if any(number > len(record.moves) for number in marks):
        raise InvalidRecord(f"a position is marked after move {max(marks)}, but there are {len(record.moves)} moves")
    outcome = state.outcome()
    if record.result != (outcome.as_dict() if outcome else None):
        raise InvalidRecord(f"the result is given as {record.result}, but the moves lead to {outcome}")
    return Replay(game, first, tuple(_marked(step, step.number in undone) for step in steps), tuple(line))


def _play(game: Game, state: State, number: int, who: str, text: str) -> Step:
    if who != "~" and not who.isdecimal():
        raise InvalidRecord(f"move {number}: {who!r} is neither a seat nor ~ for chance")
    seat = CHANCE if who == "~" else int(who)
    after, events = state.clone(), list[Event]()
    try:
        action = game.parse(state, text, seat)
        after.apply(action, seat, out=events)
    except (IllegalAction, InvalidAction, InvalidOptions) as error:
        raise InvalidRecord(f"move {number}, '{who} {text}': {error}") from None
    return Step(number, seat, text, action, state, after, tuple(events))


def _marked(step: Step, taken_back: bool) -> Step:
    return Step(step.number, step.seat, step.text, step.action, step.before, step.after, step.events, taken_back)
