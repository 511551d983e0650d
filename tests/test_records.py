"""Records: round trip, replay, branch, verification; whatever is done to one is noticed and named."""

import copy
import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import fidchell
from fidchell.core import seeds
from fidchell.core.errors import FidchellError, IllegalAction, InvalidPosition, InvalidRecord
from fidchell.core.game import Game
from fidchell.core.record import FORMATS, MARK_EVERY, Record, mark, packed_mark, replay
from fidchell.core.rng import Rng
from fidchell.core.session import Session, verify
from fidchell.core.state import CHANCE, State
from fidchell.lab.template.game import Tribute
from tests.conformance import Case, hex_seed, random_move, words
from tests.german import in_german


@pytest.fixture(scope="module", autouse=True)
def _load_once() -> Iterator[None]:
    """Thousands of records of one game: read its files once."""
    loaded = {name: fidchell.load(name) for name in fidchell.games()}

    def quick(name: str, *pack: Any) -> Game:
        return loaded[name] if name in loaded and not pack else fidchell.load(name, *pack)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("fidchell.core.record.load", quick)
        yield


SLOW = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]


def play(session: Session, seed: int, decisions: int = 10_000) -> Session:
    rng = Rng(seed)
    while session.state.actors() and decisions:
        session.chance()
        if session.state.actors():
            seat, action = random_move(session.state, rng)
            session.act(seat, action)
            decisions -= 1
    return session


def finished(seed: int = 7, **options: Any) -> Session:
    """A finished game of Avignon with a free undo, an undo by consent and some draws."""
    session = Session(fidchell.load("avignon"), ["Ann", "greedy"], options, seed=hex_seed(seed), table_id="t/1 ü")
    session.chance()
    session.act(0, "excommunicate 1")
    session.chance()
    session.undo(0, consent=True)
    session.act(0, "beseech 1")
    session.undo(0)
    return play(session, seed)


SESSION = finished()
WHOLE: dict[str, Any] = json.loads(SESSION.record.dumps())


def check(data: Any) -> tuple[int, str]:
    """What `fidchell verify` does with a file."""
    return verify(Record.loads(data if isinstance(data, str) else json.dumps(data)))


def refused(data: Any) -> str:
    with pytest.raises(InvalidRecord) as caught:
        check(data)
    in_german(caught.value)
    return str(caught.value)


def accepted_or_named(attempt: Callable[[], object]) -> bool:
    """Whether it was accepted; any other exception than InvalidRecord gets through."""
    try:
        attempt()
    except InvalidRecord as error:
        in_german(error)
        return False
    return True


def edited(**fields: Any) -> dict[str, Any]:
    return copy.deepcopy(WHOLE) | fields


# -- round trip, replay, branch ---------------------------------------------------------------------------------------


def test_round_trip(case: Case, tmp_path: Path) -> None:
    session = play(case.session(3), 3)
    record = session.record
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again == record
    assert again.dumps() == record.dumps()
    assert list(tmp_path.iterdir()) == [tmp_path / "game.json"]
    rolls = sum(move.startswith("~") for move in record.moves)
    assert verify(again) == (rolls, "seed")
    assert list(json.loads(record.dumps())) == [
        *("format", "game", "rules_rev", "options", "seats", "table_id", "pack", "start"),
        *("commitment", "seed", "moves", "marks", "result"),
    ]


def test_replay_gives_every_state(case: Case) -> None:
    session = play(case.session(4), 4)
    played = replay(session.record)
    assert played.first == session.first
    assert played.last == session.state
    assert [step.text for step in played.line] == [step.text for step in session.line]
    for ours, theirs in zip(session.line, played.line, strict=True):
        assert (ours.before, ours.after, ours.events) == (theirs.before, theirs.after, theirs.events)
    for n in range(len(session.line) + 1):
        assert session.at(n) == (played.line[n - 1].after if n else played.first)


def test_an_unfinished_record_hides_its_seed(case: Case) -> None:
    tried = (play(case.session(5), 5, decisions=number) for number in (3, 1))
    session = next(one for one in tried if not one.over)
    assert session.record.seed is None
    assert session.record.result is None
    assert session.record.commitment == seeds.commitment(hex_seed(5))
    assert hex_seed(5) not in session.record.dumps()
    rolls = sum(move.startswith("~") for move in session.record.moves)
    assert verify(session.record) == (rolls, "unrevealed")
    with pytest.raises(InvalidRecord, match="seed"):
        Session.resume(session.record)
    with pytest.raises(InvalidRecord, match="seed"):
        Session.resume(session.record, seed=hex_seed(6))
    resumed = Session.resume(session.record, seed=hex_seed(5))
    assert play(resumed, 9).record.dumps() == play(session, 9).record.dumps()


def test_branch(case: Case) -> None:
    session = play(case.session(6), 6)
    before = session.record.dumps()
    for n in range(0, len(session.line), 9):
        branch = session.branch(n)
        assert branch.state == session.at(n)
        assert branch.record.commitment != session.record.commitment
        assert branch.record.table_id != session.record.table_id
        play(branch, n)
        assert branch.record.start == case.game.dump(session.at(n))
        assert verify(Record.loads(branch.record.dumps()))[1] == "seed"
    assert session.record.dumps() == before
    for n in (-1, len(session.line) + 1):
        with pytest.raises(InvalidRecord, match="moves"):
            session.branch(n)


class Asked:
    """Somebody at a physical table decides."""

    def __init__(self, ask: Callable[[State], int]) -> None:
        self.ask = ask

    def pick(self, state: State, event: int) -> int:
        return self.ask(state)


def test_a_referee_types_the_chance_in(case: Case) -> None:
    rng = Rng(2)
    session = Session(case.game, ["a"] * case.seats, case.options, source=Asked(lambda one: int(one.sample(rng))))
    play(session, 1, decisions=4)
    assert session.record.commitment is session.record.seed is None
    with pytest.raises(InvalidRecord, match="typed in"):
        Session.resume(session.record)
    resumed = play(Session.resume(session.record, source=Asked(lambda one: int(one.ticket(0)))), 2)
    assert resumed.record.seed is None
    assert verify(Record.loads(resumed.record.dumps()))[1] == "referee"


def test_scripted_chance_must_be_possible() -> None:
    session = Session(fidchell.load("avignon"), source=seeds.Scripted([16 * 5, 16 * 5, 16 * 5]))
    with pytest.raises(IllegalAction, match="impossible"):
        session.chance()
    assert len(session.record.moves) == 2


def test_refused_moves_are_not_written_down(case: Case) -> None:
    session = case.session(1)
    session.chance()
    before, record = words(session.state), session.record.dumps()
    actor = session.state.actors()[0]
    wrong: list[Any] = ["nonsense", 10**30, -1, True, 1.5, None, [], session.game.text]
    for seat, what in [*((actor, one) for one in wrong), (9, session.state.legal(actor)[0])]:
        with pytest.raises(FidchellError):
            session.act(seat, what)
        assert (words(session.state), session.record.dumps()) == (before, record)


def test_marks_are_the_documented_digests() -> None:
    states: dict[int, State] = {}
    state = SESSION.first
    for number in range(1, len(WHOLE["moves"]) + 1):
        part = edited(moves=WHOLE["moves"][:number], marks=[], result=None, seed=None)
        if number < len(WHOLE["moves"]):
            state = replay(Record.loads(json.dumps(part))).last
            states[number] = state
    states[len(WHOLE["moves"])] = SESSION.state
    assert WHOLE["marks"]
    for number, digest in WHOLE["marks"]:
        assert number % MARK_EVERY == 0 or number == len(WHOLE["moves"])
        written = json.dumps(SESSION.game.dump(states[number]), sort_keys=True, separators=(",", ":"))
        assert hashlib.sha256(written.encode()).hexdigest()[:12] == digest == mark(SESSION.game, states[number])
    assert WHOLE["marks"][-1][0] == len(WHOLE["moves"])


def with_packed_marks(record: Record) -> Record:
    """The same record as format 1 would have it."""
    after = {step.number: step.after for step in replay(record).steps}
    marks = [[number, packed_mark(after[number])] for number, _ in record.marks if number in after]
    return replace(record, marks=marks)


def test_marks_of_the_first_format_are_verified_as_they_were_made(case: Case) -> None:
    old = with_packed_marks(play(case.session(3), 3).record)
    data = json.loads(old.dumps())
    assert (data["format"], {len(digest) for _, digest in data["marks"]}) == (FORMATS[0], {8})
    assert Record.loads(old.dumps()) == old
    replay(old)
    wrong = [[number, "0" * 8] for number, _ in old.marks]
    with pytest.raises(InvalidRecord, match="marked"):
        replay(replace(old, marks=wrong))


def test_a_game_that_began_with_marks_of_the_first_format_goes_on_with_those_of_today() -> None:
    session = play(Session(SESSION.game, seed=hex_seed(5)), 5, 15)
    old = with_packed_marks(session.record)
    going = Session.resume(old, seed=hex_seed(5))
    play(going, 6)
    began = len(old.marks)
    assert going.record.marks[:began] == old.marks
    assert {len(digest) for _, digest in going.record.marks[began:]} == {12}
    assert json.loads(going.record.dumps())["format"] == FORMATS[1]
    assert verify(Record.loads(going.record.dumps()))[1] == "seed"


def test_a_state_may_be_packed_differently(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing in a record of today depends on `words` and `key`, which are not stable."""
    whole = replay(SESSION.record).last
    monkeypatch.setattr("fidchell.core.record.packed_mark", lambda state: "nonsense")
    assert replay(SESSION.record).last == whole


# -- the documented construction --------------------------------------------------------------------------------------


def plain_hmac(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 from its definition."""
    key = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()


def documented_ticket(seed: str, table_id: str, event: int, tickets: int) -> int:
    for k in range(1000):
        x = int.from_bytes(plain_hmac(bytes.fromhex(seed), f"{table_id}/{event}/{k}".encode())[:8], "big")
        if x < tickets * (2**64 // tickets):
            return x % tickets
    raise AssertionError("very unlucky")


def test_tickets_are_the_documented_ones() -> None:
    for n in range(300):
        seed, table = hex_seed(n), f"table ü {n % 7}"
        tickets = (1, 2, 3, 6, 12, 60, 2**31 - 1, 2**63, 2**63 + 1, 2**64 - 1)[n % 10]
        assert seeds.ticket(seed, table, n, tickets) == documented_ticket(seed, table, n, tickets)


def test_a_rejected_draw_is_drawn_again() -> None:
    """With 2**63 + 1 tickets nearly half of all draws are rejected: the second one counts."""
    seed, tickets = hex_seed(1), 2**63 + 1
    firsts = [plain_hmac(bytes.fromhex(seed), f"t/{n}/0".encode())[:8] for n in range(50)]
    rejected = [n for n, first in enumerate(firsts) if int.from_bytes(first, "big") >= tickets]
    assert 10 < len(rejected) < 40
    for n in rejected:
        assert seeds.ticket(seed, "t", n, tickets) == documented_ticket(seed, "t", n, tickets)


def test_every_roll_of_a_record_is_recomputed() -> None:
    played = replay(SESSION.record)
    rolls = [step for step in played.steps if step.seat == CHANCE]
    assert any(step.taken_back for step in rolls)
    for event, step in enumerate(rolls):
        r = documented_ticket(WHOLE["seed"], WHOLE["table_id"], event, int(step.before.tickets()))
        outcomes = [outcome for outcome, weight in step.before.chance() for _ in range(weight)]
        assert outcomes[r] == step.action
    assert hashlib.sha256(bytes.fromhex(WHOLE["seed"])).hexdigest() == WHOLE["commitment"]
    assert verify(SESSION.record) == (len(rolls), "seed")


@pytest.mark.parametrize(("tickets", "most"), [(2, 10.8), (7, 22.5), (12, 31.3)])
def test_tickets_are_uniform(tickets: int, most: float) -> None:
    """Chi-square below its 0.1 % point, over events, tables and seeds."""
    n = 6000
    over_events = [seeds.ticket(hex_seed(1), "t", i, tickets) for i in range(n)]
    over_tables = [seeds.ticket(hex_seed(1), f"t{i}", 0, tickets) for i in range(n)]
    over_seeds = [seeds.ticket(hex_seed(i), "t", 0, tickets) for i in range(n)]
    for drawn in (over_events, over_tables, over_seeds):
        found = [drawn.count(one) for one in range(tickets)]
        assert sum(found) == n
        assert sum((one - n / tickets) ** 2 / (n / tickets) for one in found) < most


def test_new_seeds_differ() -> None:
    found = {seeds.new_seed() for _ in range(50)}
    assert len(found) == 50
    assert all(len(bytes.fromhex(seed)) == 32 for seed in found)
    first, second = (Session(fidchell.load("avignon")) for _ in range(2))
    assert first.record.commitment != second.record.commitment
    assert first.record.table_id != second.record.table_id


# -- damage -----------------------------------------------------------------------------------------------------------


def test_truncated_at_every_byte(tmp_path: Path) -> None:
    small = Session(fidchell.load("avignon"), ["ä", "b"], {}, seed=hex_seed(1), table_id="t")
    play(small, 1, decisions=1)
    whole = small.record.dumps().encode()
    assert check(whole.decode())[1] == "unrevealed"
    path = tmp_path / "cut.json"
    for n in range(len(whole) - 1):
        path.write_bytes(whole[:n])
        with pytest.raises(InvalidRecord, match=r"cut\.json"):
            Record.load(path)
    path.write_bytes(whole[:-1])  # harmless: only the last line break is missing
    assert Record.load(path) == small.record


@pytest.mark.parametrize("key", list(WHOLE))
def test_a_missing_field(key: str) -> None:
    message = refused({one: value for one, value in WHOLE.items() if one != key})
    assert key in message


WRONG: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    10**30,
    0.5,
    1.0,
    "",
    "x",
    "ä" * 64,
    [],
    ["x"],
    [1],
    {},
    {"x": 1},
    [[]],
]


@pytest.mark.parametrize("key", list(WHOLE))
def test_a_field_of_another_kind_or_value(key: str) -> None:
    for value in WRONG:
        if json.dumps(value) != json.dumps(WHOLE[key]) and (key, json.dumps(value)) not in HARMLESS:
            assert refused(edited(**{key: value}))


# Edits that leave the meaning as it is, with the reason.
HARMLESS = {
    ("options", "{}"): "options that aren't named have their default values, which this game has",
    ("marks", "[]"): "marks only help to find damage early; every move is checked without them",
    ("rules_rev", "1.0"): "JSON has one number type",
    ("seed", "null"): "not revealed: `verify` says so instead of `seed`",
}


def test_harmless_edits() -> None:
    rolls = SESSION.events_drawn
    assert check(WHOLE) == (rolls, "seed")
    assert check(edited(options={})) == (rolls, "seed")
    assert check(edited(marks=[])) == (rolls, "seed")
    assert check(edited(marks=WHOLE["marks"][1:])) == (rolls, "seed")
    assert check(edited(seed=None)) == (rolls, "unrevealed")
    assert check(edited(seats=["other", "names"])) == (rolls, "seed")  # who sat there is not part of the game
    agreed = ["*" + move[1:] if " undo " in move else move for move in WHOLE["moves"]]
    assert agreed != WHOLE["moves"]
    assert check(edited(moves=agreed)) == (rolls, "seed")  # what was free may as well have been agreed on
    assert check(edited(seed=None, commitment=None)) == (rolls, "referee")  # no longer claims a seed
    capitals = [move.upper().replace("UNDO", "undo") for move in WHOLE["moves"]]  # another spelling of the same moves
    assert check(edited(moves=capitals)) == (rolls, "seed")
    assert check(json.dumps(WHOLE)) == (rolls, "seed")  # other white space
    assert check(dict(reversed(WHOLE.items()))) == (rolls, "seed")  # another order of fields


@pytest.mark.parametrize("text", ["", "null", "[]", "3", '"x"', "{", "{}", "[" * 100_000, "9" * 5000, "\0", "{'a': 1}"])
def test_not_a_record_at_all(text: str) -> None:
    refused(text)


def test_unreadable_files(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for name in ("binary", "missing", "."):
        with pytest.raises(InvalidRecord, match="can't be read"):
            Record.load(tmp_path / name)


def test_unknown_fields_and_formats() -> None:
    assert "nonsense" in refused(edited(nonsense=1))
    assert "fidchell-record-2" in refused(edited(format="fidchell-record-3"))
    assert "revision 2" in refused(edited(rules_rev=2))
    unreadable = {"name": "cards.toml", "text": "of another revision"}
    assert "revision 2" in refused(edited(rules_rev=2, pack=unreadable)), "the revision is compared first"
    assert "chess" in refused(edited(game="chess"))
    assert "first" in refused(edited(options={"first": "nobody"}))
    assert "players" in refused(edited(seats=["a", "b", "c"]))
    assert "players" in refused(edited(seats=["a"]))


@pytest.mark.parametrize(
    "pack",
    [
        {"name": "x"},
        {"name": "x", "text": None},
        {"name": 3, "text": ""},
        {"name": "x", "text": ["a"]},
        {"name": "x", "text": ""},
        {"name": "x", "text": "game = 3"},
        {"name": "x", "text": "]"},
        {"name": "x", "text": "game = 'avignon'", "more": 1},
    ],
)
def test_damaged_packs(pack: Any) -> None:
    """A record's pack is its text: no file of that name is ever read."""
    refused(edited(pack=pack))


def test_half_a_character_is_noticed() -> None:
    refused(json.dumps(edited(table_id="\ud800")))
    refused(json.dumps(edited(seats=["\udc00", "b"])))


def test_other_options_are_another_game() -> None:
    assert refused(edited(options={"first": "avignon"}))
    assert refused(edited(options={"repetition": False}))  # the marks tell
    assert refused(edited(options={"deal": "knight noble bishop peasant cardinal"}))


def moves_edited() -> Iterator[tuple[str, list[str]]]:
    moves: list[str] = WHOLE["moves"]
    for n, move in enumerate(moves):
        yield f"removed {n}", moves[:n] + moves[n + 1 :]
        yield f"duplicated {n}", moves[: n + 1] + moves[n:]
        who, _, text = move.partition(" ")
        for other in ("0", "1", "2", "~", "*", "", "x", "-1", "00", "٠", "9" * 5000, "0 0"):
            # An undo that was free may as well have been agreed on: that edit is harmless.
            if other != who and not (other == "*" and text.startswith("undo ")):
                yield f"seat {other[:5]} of {n}", [*moves[:n], f"{other} {text}", *moves[n + 1 :]]
        for other in (
            "",
            "nonsense",
            "pass",
            "beseech 9",
            "undo",
            "undo 0",
            "undo x",
            "undo 99",
            "undo ²",
            "undo " + "9" * 5000,
        ):
            yield f"text {other[:10]} of {n}", [*moves[:n], f"{who} {other}", *moves[n + 1 :]]
        if n + 1 < len(moves) and moves[n] != moves[n + 1]:
            yield f"swapped {n}", [*moves[:n], moves[n + 1], moves[n], *moves[n + 2 :]]
    for n in range(len(moves)):
        yield f"cut after {n}", moves[:n]


def test_every_edit_of_a_move_is_noticed() -> None:
    """Removed, doubled, swapped, given to another seat or made another: the file is refused and the move named."""
    count = 0
    for what, moves in moves_edited():
        count += 1
        if accepted_or_named(lambda moves=moves: check(edited(moves=moves))):  # type: ignore[misc]
            # Harmless: two actions of one turn in another order that lead to the same position.
            n = next(n for n, (one, other) in enumerate(zip(moves, WHOLE["moves"], strict=True)) if one != other)
            assert what == f"swapped {n}", f"accepted: {what}"
            assert moves[n][0] == moves[n + 1][0] != "~", f"accepted: {what}"
            assert replay(Record.loads(json.dumps(edited(moves=moves)))).last == SESSION.state
    assert count > 1000


def test_another_legal_move_is_noticed() -> None:
    """Even a move that was possible is noticed: later moves, marks, the result or the draws no longer fit.

    Only a decision that was taken back leaves no trace in the game, so that nothing contradicts another one in its
    place; a draw that was taken back does: the seed.
    """
    played = replay(SESSION.record)
    for step in played.steps:
        if step.taken_back and step.seat != CHANCE:
            continue
        others = [outcome for outcome, _ in step.before.chance()] or step.before.legal(step.seat)
        for action in others:
            if action != step.action:
                moves = list(WHOLE["moves"])
                moves[step.number - 1] = (
                    f"{'~' if step.seat == CHANCE else step.seat} {played.game.text(step.before, action)}"
                )
                assert refused(edited(moves=moves))


def test_another_draw_is_noticed_without_marks_and_result() -> None:
    """The seed itself tells: a short record, cut right after the draw that was changed."""
    played = replay(SESSION.record)
    draws = [step for step in played.steps if step.seat == CHANCE]
    for step in draws[:8]:
        outcomes = [outcome for outcome, _ in step.before.chance() if outcome != step.action]
        moves = [*WHOLE["moves"][: step.number - 1], f"~ {played.game.text(step.before, outcomes[0])}"]
        message = refused(edited(moves=moves, marks=[], result=None))
        assert f"move {step.number}" in message
        assert "the seed gives" in message


def test_another_seed_table_or_commitment_is_noticed() -> None:
    other = hex_seed(99)
    assert "commitment" in refused(edited(seed=other))
    assert "commitment" in refused(edited(commitment=other))
    assert "the seed gives" in refused(edited(seed=other, commitment=seeds.commitment(other)))
    assert "the seed gives" in refused(edited(table_id="another"))
    assert "commitment" in refused(edited(commitment=None))
    for n in range(64):
        digits = WHOLE["seed"]
        flipped = digits[:n] + ("0" if digits[n] != "0" else "1") + digits[n + 1 :]
        refused(edited(seed=flipped))
    refused(edited(seed=WHOLE["seed"].upper()))
    refused(edited(seed=WHOLE["seed"][:-1]))


def test_edited_marks_are_noticed() -> None:
    last = len(WHOLE["moves"])
    for n, (number, digest) in enumerate(WHOLE["marks"]):
        wrong: list[Any] = [[number, "00000000"], [number, ""], [number, digest.upper() + "x"], [number + 1, digest]]
        wrong += [[number - 1, digest], [0, digest], [-1, digest], [last + 1, digest], [10**30, digest], [number]]
        wrong += [[digest, number], [True, digest], [number, digest, 0], [number + 0.5, digest], [number, None]]
        for entry in (*wrong, "x", None, {}):
            marks = copy.deepcopy(WHOLE["marks"])
            marks[n] = entry
            assert refused(edited(marks=marks))
        assert refused(edited(marks=[[number, "00000000"], *WHOLE["marks"]]))  # a second mark does not hide the first
        assert refused(edited(marks=[*WHOLE["marks"], [number, "00000000"]]))


def test_edited_results_are_noticed() -> None:
    result = WHOLE["result"]
    assert refused(edited(result=None))
    for key, value in result.items():
        assert refused(edited(result={one: other for one, other in result.items() if one != key}))
        for other in WRONG:
            if json.dumps(other) != json.dumps(value):
                assert refused(edited(result=result | {key: other}))
    assert refused(edited(result=result | {"more": 1}))
    assert refused(edited(result=result | {"winners": [bool(seat) for seat in result["winners"]]}))


def test_a_result_before_the_end_is_noticed() -> None:
    moves = WHOLE["moves"][:8]
    assert refused(edited(moves=moves, marks=[]))
    assert check(edited(moves=moves, marks=[], result=None, seed=None))[1] == "unrevealed"


def test_an_undo_that_was_not_free_is_noticed() -> None:
    """A record can't take a draw back in a seat's own name."""
    n = WHOLE["moves"].index("* undo 2")
    for seat in "01":
        moves = list(WHOLE["moves"])
        moves[n] = f"{seat} undo 2"
        assert f"move {n + 1}" in refused(edited(moves=moves))
    assert "over" in refused(edited(moves=[*WHOLE["moves"], "* undo 1"], marks=[], result=None))


def test_a_record_of_another_game_is_noticed() -> None:
    with pytest.raises(InvalidRecord, match="not of tribute"):
        replay(SESSION.record, Tribute())


def branch_record() -> dict[str, Any]:
    session = SESSION.branch(20)
    play(session, 1)
    whole: dict[str, Any] = json.loads(session.record.dumps())
    return whole


def test_damaged_starts() -> None:
    whole = branch_record()
    assert check(whole)[1] == "seed"
    start = whole["start"]
    wrong: list[Any] = [{}, {"game": "avignon"}, {"game": "chess"}, start | {"lanes": []}, start | {"x": 1}, "x", []]
    for value in wrong:
        assert refused(whole | {"start": value})
    assert refused(whole | {"start": None})
    assert refused(whole | {"start": whole["start"] | {"seats": 3}})
    assert refused(whole | {"seats": ["a", "b", "c"]})
    assert refused(whole | {"options": {"nonsense": 1}})
    with pytest.raises(InvalidPosition):
        Session(fidchell.load("avignon"), start={})


def test_options_beside_a_start_are_harmless() -> None:
    """A position says everything; the options that it came from are only told."""
    whole = branch_record()
    assert check(whole | {"options": {"first": "avignon", "deal": "random", "repetition": True}})[1] == "seed"


# -- fuzzing ----------------------------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)
@given(key=st.sampled_from(sorted(WHOLE)), value=JSON)
def test_any_value_in_any_field(key: str, value: Any) -> None:
    if accepted_or_named(lambda: check(json.dumps(edited(**{key: value})))):
        same = json.dumps(value) == json.dumps(WHOLE[key])
        assert same or key == "seats" or (key, json.dumps(value)) in HARMLESS


@settings(max_examples=150, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)
@given(n=st.integers(0, len(WHOLE["moves"]) - 1), text=st.text(max_size=12), seat=st.sampled_from(["0", "1", "~", "*"]))
def test_any_text_as_a_move(n: int, text: str, seat: str) -> None:
    for move in (text, f"{seat} {text}", f"{seat} undo {text}", f"{seat} beseech {text}", f"{seat} draw {text}"):
        moves = list(WHOLE["moves"])
        moves[n] = move
        if accepted_or_named(lambda moves=moves: check(edited(moves=moves))):  # type: ignore[misc]
            one, other = (replay(Record.loads(json.dumps(edited(moves=some)))) for some in (WHOLE["moves"], moves))
            assert [step.action for step in one.steps] == [step.action for step in other.steps]


@settings(max_examples=300, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)
@given(place=st.integers(0, len(SESSION.record.dumps()) - 1), letter=st.characters(codec="utf-8"))
def test_any_letter_anywhere(place: int, letter: str) -> None:
    """One letter replaced in the file: refused, or it still says the same game."""
    text = SESSION.record.dumps()
    changed = text[:place] + letter + text[place + 1 :]

    def harmless() -> None:
        check(changed)
        data = json.loads(changed)
        for key in WHOLE:
            if key == "moves":  # capitals and white space are another spelling of the same move
                spelt = [[" ".join(move.lower().split()) for move in moves] for moves in (data[key], WHOLE[key])]
                assert spelt[0] == spelt[1]
            elif key != "seats":
                assert data[key] == WHOLE[key]

    accepted_or_named(harmless)


@settings(max_examples=100, derandomize=True, database=None, deadline=None, suppress_health_check=SLOW)
@given(st.text(max_size=40))
def test_any_text_at_all(text: str) -> None:
    assert not accepted_or_named(lambda: check(text))


# -- games that their players end by a word ---------------------------------------------------------------------------


@pytest.mark.parametrize(("word", "seat"), [("resign", 0), ("resign", 1), ("draw", None), ("stop", None)])
def test_closed_games(word: str, seat: int | None) -> None:
    session = play(finished_not(), 1, decisions=5)
    session.close(word, seat)
    record = session.record
    assert session.over
    assert record.seed == session.seed
    assert verify(Record.loads(record.dumps())) == (session.events_drawn, "seed")
    assert replay(record).last == session.state
    closed = record.dumps()
    for attempt in (
        lambda: session.close("stop"),
        lambda: session.undo(0, consent=True),
        lambda: session.act(0, "pass"),
    ):
        with pytest.raises(IllegalAction, match="over"):
            attempt()
    session.chance()
    assert record.dumps() == closed
    whole = json.loads(closed)
    assert refused(whole | {"result": None})
    assert refused(whole | {"result": whole["result"] | {"winners": [0, 1]}})
    assert refused(whole | {"moves": whole["moves"][:-1]})
    assert refused(whole | {"moves": [*whole["moves"], whole["moves"][-1]]})
    assert refused(whole | {"moves": [*whole["moves"], "* undo 1"]})
    for who in ("0", "1", "2", "*", "~", ""):
        if who != whole["moves"][-1].partition(" ")[0]:
            assert refused(whole | {"moves": [*whole["moves"][:-1], f"{who} {word}"]})


def finished_not() -> Session:
    return Session(fidchell.load("avignon"), ["a", "b"], {}, seed=hex_seed(2), table_id="t")


def test_a_finished_game_is_not_closed_again() -> None:
    for word in ("0 resign", "1 resign", "* draw", "* stop"):
        assert refused(edited(moves=[*WHOLE["moves"], word]))
    with pytest.raises(IllegalAction, match="over"):
        SESSION.close("stop")
