"""Who asks oneself need not answer: consent at a table of the server and at the terminal."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from fidchell.core.state import CHANCE
from fidchell.server.seats import Seat
from fidchell.server.store import SqliteStore
from fidchell.server.tables import Table, Tables
from fidchell.terminal.play import play
from tests.banish_the_snakes.board import GAME, SEATS

GIFTS = ("wisdom", "faith", "tongues")


@pytest.fixture
def tables(tmp_path: Path) -> Iterator[Tables]:
    store = SqliteStore(tmp_path / "fidchell.sqlite3")
    yield Tables(store)
    store.close()


def position(seats: int = 3) -> dict[str, Any]:
    """Green acts, and blue has something that green may ask for."""
    mats: list[dict[str, Any]] = [{"saint": name, "area": "ulaid"} for name in ("patrick", "enda", "ibar")[:seats]]
    mats[1] |= {"keepers": ["wisdom"]}
    return {"game": "banish-the-snakes", "seats": seats, "mats": mats, "key": "niall"}


def people(*names: str) -> list[Seat]:
    bot = Seat("bot", "random", None, "random")
    return [bot if name == "bot" else Seat("person", name, name) for name in names]


def to_act(table: Table) -> list[str]:
    return [SEATS[seat] for seat in table.actors() if seat != CHANCE]


@pytest.mark.rule("BTS ruling.consent.self")
def test_nobody_agrees_to_their_own_take(tables: Tables) -> None:
    table = tables.create("banish-the-snakes", people("ann", "ann", "bob"), start=position())
    table.act("ann", 0, "take wisdom blue")
    assert to_act(table) == ["green"]
    assert table.session.record.moves == ["0 take wisdom blue", "1 agree"]
    assert tables.get(table.row.id).session.record.moves[-1] == "1 agree", "it is kept, too"


@pytest.mark.rule("BTS ruling.consent")
@pytest.mark.parametrize("others", [("bob", "ann"), ("bot", "ann")])
def test_somebody_else_is_asked(tables: Tables, others: tuple[str, str]) -> None:
    table = tables.create("banish-the-snakes", people("ann", *others), start=position())
    table.act("ann", 0, "take wisdom blue")
    assert to_act(table) == ["blue"]


@pytest.mark.rule("BTS ruling.consensus")
def test_own_seats_and_bots_agree_at_once(tables: Tables) -> None:
    """Palladius, who is Blue, begins and proposes. Red and white are Ann's as well: when Bob has agreed, nobody else is
    asked."""
    seats = people("bot", "ann", "ann", "bob", "bot", "ann")
    table = tables.create("banish-the-snakes", seats, {"level": "advanced"})
    for gift in GIFTS:
        assert to_act(table) == ["blue"]
        table.act("ann", 1, f"without {gift}")
    assert to_act(table) == ["gold"]
    table.act("bob", 3, "accept")
    assert [move for move in table.session.record.moves if move.endswith("accept")] == [
        *("2 accept", "3 accept", "4 accept", "5 accept", "0 accept")
    ]
    assert table.game.view(table.session.state, None)["frames"][-1].startswith("pawns")


def typed(*lines: str, seats: list[str], **options: str) -> str:
    """What the terminal says to somebody who types this; then the input ends."""
    waiting, paper = list(lines), io.StringIO()

    def ask(prompt: str) -> str:
        if not waiting:
            raise EOFError
        return waiting.pop(0)

    play(GAME, seats=seats, options=options, lang="en", seed=7, pace=0.0, console=Console(file=paper), ask=ask)
    return paper.getvalue()


@pytest.mark.rule("BTS ruling.consensus")
@pytest.mark.parametrize("others", [["you", "you"], ["random", "greedy"], ["you", "random"]])
def test_at_one_terminal_all_agree(others: list[str]) -> None:
    """Whoever sits there has said so aloud, and bots never object."""
    saints = {"at-start": "patrick enda ibar", "deck-saints": "brigid columba ciaran finnian brendan auxilius"}
    moves = (f"without {gift}" for gift in GIFTS)
    said = typed(*moves, seats=["you", *others], level="advanced", saints="chosen", **saints)
    for who in ("Enda (Blue) agrees.", "Ibar (Red) agrees."):
        assert who in said
    assert "Where do you land?" in said
    assert "Do you agree?" not in said
    assert "Green: Patrick (Green)" not in said, "whose it was is said once"
