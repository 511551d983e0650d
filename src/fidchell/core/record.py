"""A game written down: decisions and outcomes, so that it replays with no generator and opens at any move.

    {"format": "fidchell-record-2", "game": "avignon", "rules_rev": 1, "options": {…}, "seats": ["me", "greedy"],
     "table_id": "…", "pack": null, "start": null, "commitment": "…", "seed": "…",
     "moves": ["~ draw noble", "0 beseech knight:2", …], "marks": [[10, "0f3a91c25d17"], …], "result": {…}}

A move is `SEAT ACTION`, `~ OUTCOME` for chance, or `SEAT undo N`: the N standing moves before it were taken back. They
stay in the record, so that nobody can redraw a roll unseen; `*` in place of the seat means by everyone's consent. The
players may end the game by a last move: `SEAT resign`, `* draw` (agreed) or `* stop` (together). With more than two
sides a resignation may come earlier: the others play on, and the seat has lost, whatever its bot achieves. A mark is
the first twelve hex digits of the SHA-256 of the position after that many moves, written as JSON. `seed` is null until
it is revealed; `commitment` is null if the draws came from outside: typed in by a referee, or drawn by a simulation,
whose games have a `table_id` of their own (`simulation:SEED:NUMBER`). `contributions` is there only if somebody
added random bytes of their own to the seed: a text of 64 hex digits for each seat, empty for those that gave none.
`start` is a position if the game didn't start from the beginning. In a running game's record as one seat knows it, `?`
stands for an action, or a field of `start`, that this seat may not see.

A record of format 1 has only marks of eight digits, which stand for the packed state (`State.key`). They are still
verified, and a game that began with them keeps them.
"""

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final

from fidchell.core import views
from fidchell.core.errors import FidchellError, IllegalAction, InvalidAction, InvalidOptions, InvalidRecord
from fidchell.core.events import Event
from fidchell.core.game import Game
from fidchell.core.pack import unreadable
from fidchell.core.plain import as_number, flaw, is_same_json, shown, with_integers
from fidchell.core.registry import load, rules_rev, under
from fidchell.core.seeds import is_hex
from fidchell.core.state import CHANCE, State
from fidchell.core.views import See

FORMATS: Final = ("fidchell-record-1", "fidchell-record-2")
MARK_EVERY: Final = 10
PACKED_DIGITS: Final = 8  # of a mark of format 1
UNKNOWN: Final = "?"  # in place of a move, or a field of the first position, that the reader may not see
SIMULATION: Final = "simulation"  # where the draws came from; begins the table id of a simulated game
CLOSINGS: Final = {"resign": "resigned", "draw": "agreed", "stop": "stopped"}
PACK: Final = [("name", str), ("text", str)]


def mark(game: Game, state: State) -> str:
    """A fingerprint of the position as it is written down, so that a state may be packed differently one day."""
    written = json.dumps(game.dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(written.encode()).hexdigest()[:12]


def packed_mark(state: State) -> str:
    """A fingerprint as records of format 1 have it."""
    return hashlib.sha256(state.key()).hexdigest()[:PACKED_DIGITS]


def is_marked(game: Game, state: State, digest: str) -> bool:
    """Whether a mark is one of this position; its length tells how it was made."""
    return digest == (packed_mark(state) if len(digest) == PACKED_DIGITS else mark(game, state))


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
    contributions: list[str] | None = None
    moves: list[str] = field(default_factory=list)
    marks: list[list[Any]] = field(default_factory=list)
    result: dict[str, Any] | None = None

    def as_dict(self) -> dict[str, Any]:
        written = any(len(digest) != PACKED_DIGITS for _, digest in self.marks)
        found = {"format": FORMATS[written]} | {one.name: getattr(self, one.name) for one in fields(self)}
        if self.contributions is None:  # as in every record made before there were any
            del found["contributions"]
        return found

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
            data = json.loads(text.removeprefix("\ufeff"), parse_int=as_number)  # some editors write a BOM
        except (ValueError, RecursionError) as error:
            line, column = getattr(error, "lineno", 1), getattr(error, "colno", 1)
            what = getattr(error, "msg", str(error))
            raise InvalidRecord.because("json", place=name, line=line, column=column, detail=what) from None
        wrong = flaw(data)
        if wrong:
            raise InvalidRecord.because("at", place=name, why=wrong)
        if not isinstance(data, dict) or data.get("format") not in FORMATS:
            raise InvalidRecord.because("record-format", place=name, known=", ".join(FORMATS))
        data = {key: value if key == "result" else with_integers(value) for key, value in data.items()}
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
                raise InvalidRecord.because("record-missing", place=name, field=repr(key))
            if type(data[key]) not in allowed:
                raise InvalidRecord.because("record-field", place=name, field=repr(key), found=shown(data[key]))
        for key in data:
            if key not in ("format", "contributions") and key not in kinds:
                raise InvalidRecord.because("record-unknown", place=name, field=repr(key))
        for key in ("seats", "moves"):
            if not all(isinstance(entry, str) for entry in data[key]):
                raise InvalidRecord.because("record-texts", place=name, field=repr(key))
        for entry in data["marks"]:
            if not (isinstance(entry, list) and [type(part) for part in entry] == [int, str]):
                raise InvalidRecord.because("record-mark", place=name, found=shown(entry))
        pack = data["pack"]
        if pack is not None and [(key, type(value)) for key, value in sorted(pack.items())] != PACK:
            raise InvalidRecord.because("record-pack", place=name)
        for key in ("commitment", "seed"):
            if data[key] is not None and not is_hex(data[key]):
                raise InvalidRecord.because("record-hex", place=name, field=repr(key))
        if data["seed"] is not None and data["commitment"] is None:
            raise InvalidRecord.because("record-seed", place=name)
        return cls(**{key: data[key] for key in kinds}, contributions=_read_contributions(data, name))

    @classmethod
    def load(cls, path: Path) -> "Record":
        try:
            return cls.loads(path.read_text(encoding="utf-8"), str(path))
        except (OSError, ValueError) as error:
            raise InvalidRecord.because("unreadable", place=path, why=unreadable(error)) from None

    @property
    def tells_all(self) -> bool:
        """Whether it is complete, with nothing left out by `known_to`."""
        told = all(move.partition(" ")[2] != UNKNOWN for move in self.moves)
        return told and UNKNOWN not in (self.start or {}).values()

    @property
    def simulated(self) -> tuple[str, str] | None:
        """The seed and number of the simulated game that this is; None if it isn't one."""
        what, _, rest = self.table_id.partition(":")
        seed, _, number = rest.rpartition(":")
        return (seed, number) if what == SIMULATION and self.commitment is None else None

    def load_game(self) -> Game:
        """The game that it was played with."""
        try:
            key = under(self.game, self.rules_rev)
            self.check_revision(rules_rev(key))  # first: a pack of another revision may be unreadable now
            game = load(key, *((self.pack["name"], self.pack["text"]) if self.pack else ()))
        except FidchellError as error:
            raise InvalidRecord.of(error) from None
        self.check_game(game)
        return game

    def check_game(self, game: Game) -> None:
        """Whether it was played with this game, under these rules, with these cards."""
        if game.id != self.game:
            raise InvalidRecord.because("record-game", found=self.game, wanted=game.id)
        self.check_revision(game.meta.rules_rev)
        if (self.pack["text"] if self.pack else None) != game.pack_text:
            ours, theirs = game.pack_name or "none", self.pack["name"] if self.pack else "none"
            raise InvalidRecord.because("record-other-pack", theirs=theirs, ours=ours)

    def check_revision(self, ours: int) -> None:
        """Whether it was played under this revision of the rules."""
        if ours != self.rules_rev:
            raise InvalidRecord.because("record-revision", theirs=self.rules_rev, game=self.game, ours=ours)


def _read_contributions(data: dict[str, Any], name: str) -> list[str] | None:
    """Return what each seat has added to the seed, if any has."""
    if data.get("contributions") is None:
        return None
    found = data["contributions"]
    right = isinstance(found, list) and all(isinstance(one, str) and (not one or is_hex(one)) for one in found)
    if not right or len(found) != len(data["seats"]) or not any(found) or data["commitment"] is None:
        raise InvalidRecord.because("record-contributions", place=name)
    return [*found]


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
    marks: dict[int, str]  # those that a session would have made

    @property
    def last(self) -> State:
        return self.line[-1].after if self.line else self.first


def replay(record: Record, game: Game | None = None) -> Replay:
    """Play a record through, checking every move, mark and the result; InvalidRecord names the first that is wrong."""
    if game is None:
        game = record.load_game()
    record.check_game(game)
    if record.start is not None and UNKNOWN in record.start.values():
        raise InvalidRecord.because("record-first-untold")
    try:
        options = game.options(len(record.seats), record.options)
        first = game.new(len(record.seats), **options) if record.start is None else game.restore(record.start)
    except FidchellError as error:
        raise InvalidRecord.of(error) from None
    if first.seats != len(record.seats):
        raise InvalidRecord.because("record-seats", number=len(record.seats), seats=int(first.seats))
    for number, _ in record.marks:
        if not 0 < number <= len(record.moves):
            raise InvalidRecord.because("record-marked-late", number=number, moves=len(record.moves))
    line: list[Step] = []
    steps: list[Step] = []
    undone: set[int] = set()
    marks: dict[int, str] = {}
    state = first
    said: dict[str, Any] | None = None
    for number, move in enumerate(record.moves, 1):
        who, _, text = move.partition(" ")
        if text in CLOSINGS:
            said = closing(game, state, who, text, resigned(record.moves[: number - 1]))
            if state.outcome() is not None or (said is not None and number != len(record.moves)):
                raise _at(number, move, FidchellError.because("record-ends"))
        elif text.startswith("undo "):
            count = _undo_count(game, state, line, number, who, text)
            undone.update(step.number for step in line[-count:])
            state = line[-count].before
            del line[-count:]
        else:
            line.append(_play(game, state, number, who, text))
            steps.append(line[-1])
            state = line[-1].after
        if number % MARK_EVERY == 0:
            marks[number] = mark(game, state)
        if any(after == number and not is_marked(game, state, digest) for after, digest in record.marks):
            raise _at(number, move, FidchellError.because("record-not-marked"))
    result = result_of(state, record.moves) or said
    if not is_same_json(record.result, result):
        raise InvalidRecord.because("record-result", found=record.result, wanted=result)
    if result is not None:
        marks[len(record.moves)] = mark(game, state)
    steps = [replace(step, taken_back=True) if step.number in undone else step for step in steps]
    return Replay(game, first, tuple(steps), tuple(line), marks)


def known_to(record: Record, game: Game, seat: int | None) -> Record:
    """A running game's record as far as a seat (None: a spectator) knows it.

    `1 ?` is a move of which the seat knows only that it was made; a field of the first position may be `?`, too. Marks
    would give the position away, so they are left out then.
    """
    played = replay(record, game)
    return cut(record, game, played.first, who_sees(game, played.steps), seat)


def who_sees(game: Game, steps: Iterable[Step]) -> dict[int, See]:
    """Who may see each move, by its number."""
    return {step.number: game.sees_move(step.before, step.seat, step.action) for step in steps}


def cut(record: Record, game: Game, first: State, sees: dict[int, See], seat: int | None) -> Record:
    """The same for a game that has already been replayed."""
    hidden = {number for number, see in sees.items() if not see.fully(seat)}
    moves = [
        f"{move.partition(' ')[0]} {UNKNOWN}" if number in hidden else move
        for number, move in enumerate(record.moves, 1)
    ]
    start = None if record.start is None else known_position(game, first, seat)
    if moves == record.moves and UNKNOWN not in (start or {}).values():
        return record
    return replace(record, start=start, moves=moves, marks=[], seed=None)


def known_position(game: Game, state: State, seat: int | None) -> dict[str, Any]:
    """A position as far as a seat knows it: `?` stands for what is concealed, even if it needn't be written down."""
    secret = [thing.key for thing in game.hidden(state) if thing.see.conceals(seat, thing.value)]
    position = {key: value for key, value in game.dump(state).items() if key not in secret}
    return position | dict.fromkeys(secret, UNKNOWN)


def resigned(moves: Sequence[str]) -> list[int]:
    """The seats that have given up."""
    return sorted(int(move.partition(" ")[0]) for move in moves if move.endswith(" resign"))


def closing(game: Game, state: State, who: str, word: str, gone: Sequence[int] = ()) -> dict[str, Any] | None:
    """The result of a game that its players end themselves: whoever resigns loses, anything else is a draw.

    None if others play on: a resignation ends the game only when a single side is left. `gone`: the seats that resigned
    before.
    """
    if word not in CLOSINGS:
        raise InvalidRecord.because("record-closing", word=repr(word), known=", ".join(CLOSINGS))
    if (word == "resign") != (who in _seats(state)) or (word != "resign" and who != "*"):
        raise InvalidRecord.because("record-who-closes", move=f"'{who} {word}'")
    if word != "resign":
        return {"winners": [], "scores": [], "reason": CLOSINGS[word], "rule": ""}
    if int(who) in gone:
        raise InvalidRecord.because("record-resigned", move=f"'{who} {word}'")
    left = [side for side in game.sides(state) if not {int(who), *gone}.intersection(side)]
    if len(left) > 1:
        return None
    return {"winners": [seat for side in left for seat in side], "scores": [], "reason": CLOSINGS[word], "rule": ""}


def result_of(state: State, moves: Sequence[str]) -> dict[str, Any] | None:
    """How the game ended; a seat that has resigned has not won it, whatever the bot in its place did."""
    outcome = state.outcome()
    if outcome is None:
        return None
    result, gone = outcome.as_dict(), resigned(moves)
    return result | {"winners": [w for w in result["winners"] if w not in gone], "resigned": gone} if gone else result


def _play(game: Game, state: State, number: int, who: str, text: str) -> Step:
    if who != "~" and who not in _seats(state):
        raise InvalidRecord.because("record-whose", number=number, who=repr(who))
    if text == UNKNOWN:
        raise InvalidRecord.because("record-untold", number=number)
    seat = CHANCE if who == "~" else int(who)
    after, events = state.clone(), list[Event]()
    try:
        action = game.parse(state, text, seat)
        after.perform(action, seat, events)
    except (IllegalAction, InvalidAction, InvalidOptions) as error:
        raise _at(number, f"{who} {text}", error) from None
    return Step(number, seat, text, action, state, after, tuple(events))


def _at(number: int, move: str, why: FidchellError) -> InvalidRecord:
    """What is wrong with a move."""
    return InvalidRecord.because("record-move", number=number, move=repr(move), why=why)


def _seats(state: State) -> list[str]:
    return [str(seat) for seat in range(int(state.seats))]


def _undo_count(game: Game, state: State, line: list[Step], number: int, who: str, text: str) -> int:
    """How many moves an undo takes back: what is free for a seat, or anything by consent."""
    if who != "*" and who not in _seats(state):
        raise _at(number, f"{who} {text}", FidchellError.because("record-who-undoes", who=repr(who)))
    if state.outcome() is not None:
        raise _at(number, f"{who} {text}", FidchellError.because("record-was-over"))
    possible = range(1, len(line) + 1)
    if who != "*":
        free = free_undo(game, line, int(who))
        possible = range(free, free + 1) if free else range(0)
    count = next((n for n in possible if text == f"undo {n}"), 0)
    if not count:
        most = possible[-1] if possible else 0
        raise _at(number, f"{who} {text}", FidchellError.because("record-undo", number=most))
    return count


def free_undo(game: Game, line: Sequence[Step], seat: int, known: dict[int, tuple[bool, bool]] | None = None) -> int:
    """How many moves a seat's free undo goes back (its own last move and what commuted with it); 0: none.

    `known`: for each move by its number, whether it has revealed something and whether it was a secret choice.
    """
    known = {} if known is None else known
    for depth, step in enumerate(reversed(line), 1):
        if step.seat == CHANCE or not (step.seat == seat or game.secrets):
            return 0
        if step.number not in known and not game.secrets:
            known[step.number] = False, False
        if step.number not in known:
            before, after = game.things(step.before), game.things(step.after)
            revealed = views.revealed(before, after, range(int(step.before.seats)))
            known[step.number] = revealed, views.only_committed(before, after, step.seat)
        revealed, secret = known[step.number]
        if revealed:
            return 0
        if step.seat == seat:
            # What others have chosen since stays chosen, if they chose without knowing of this.
            return depth if depth == 1 or secret else 0
        if not secret:
            return 0
    return 0
