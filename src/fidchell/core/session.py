"""A game being played: the state, its record, the source of chance, and how far undo goes back.

Undo is free back to the last chance outcome, revealed information or other seat's move. That is computed from what
happened, never tracked by hand. Beyond that it needs consent; it has no limit when one person runs all seats.
"""

import secrets
from collections.abc import Sequence
from typing import Any

from fidchell.core import seeds
from fidchell.core.errors import IllegalAction, InvalidRecord
from fidchell.core.events import Event
from fidchell.core.game import Game
from fidchell.core.record import (
    MARK_EVERY,
    SIMULATION,
    Record,
    Replay,
    Step,
    closing,
    cut,
    free_undo,
    mark,
    replay,
    resigned,
    result_of,
    who_sees,
)
from fidchell.core.state import CHANCE, State
from fidchell.core.views import See


class Session:
    """One game. `players` names who sits where; `source` decides chance (default: a new committed seed)."""

    def __init__(
        self,
        game: Game,
        players: Sequence[str] | None = None,
        options: dict[str, Any] | None = None,
        *,
        source: seeds.Source | None = None,
        start: dict[str, Any] | None = None,
        seed: str | None = None,
        table_id: str | None = None,
        contributions: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        names = list(players or ["?"] * game.meta.players[0])
        table_id = table_id or secrets.token_hex(8)
        if source is None:
            seed = seed or seeds.new_seed()
            source = seeds.Seeded(seeds.combine(seed, contributions), table_id)
        self.seed = seed
        self.source = source
        self.events_drawn = 0  # never goes back: an undone roll is never redrawn
        self.first = game.restore(start) if start is not None else game.new(len(names), **(options or {}))
        self.state = self.first.clone()
        self.line: list[Step] = []
        self.undoing: dict[int, tuple[bool, bool]] = {}  # cache for free_undo
        self.sees: dict[int, See] = {}  # who may see each move, taken back or not
        self.record = Record(
            game=game.id,
            rules_rev=game.meta.rules_rev,
            options=game.options(len(names), options or {}),
            seats=names,
            table_id=table_id,
            pack={"name": game.pack_name, "text": game.pack_text or ""} if game.pack_name else None,
            start=start,
            commitment=seeds.commitment(seed) if seed else None,
            contributions=list(contributions) if contributions else None,
        )

    # -- going on -----------------------------------------------------------------------------------------------------

    def act(self, seat: int, what: str | int) -> list[Event]:
        """A seat's action, in notation or as a number. If it is not allowed, this raises and changes nothing."""
        if self.over:
            raise IllegalAction.because("over")
        if isinstance(what, str):
            return self._do(seat, self.game.parse(self.state, what, seat), parsed=True)
        return self._do(seat, what)

    def follow(self, move: str) -> list[Event]:
        """A move as written in records: `1 beseech knight:2` or `~ draw noble`. For lessons and referees."""
        who, _, text = move.partition(" ")
        seat = CHANCE if who == "~" else int(who)
        events = self._do(seat, self.game.parse(self.state, text, seat), parsed=True)
        self.events_drawn += seat == CHANCE
        return events

    def contribute(self, contributions: Sequence[str]) -> None:
        """Add the players' own random bytes to the committed seed, one text for each seat; before the first draw."""
        if isinstance(self.source, seeds.Seeded) and self.seed is not None and any(contributions):
            self.source = seeds.Seeded(seeds.combine(self.seed, contributions), self.record.table_id)
            self.record.contributions = list(contributions)

    def chance(self) -> list[Event]:
        """Let chance decide until it is a seat's turn; what happened."""
        events: list[Event] = []
        while self.state.actors() == (CHANCE,) and not self.over:
            outcome = self.source.pick(self.state, self.events_drawn)
            events += self._do(CHANCE, outcome)
            self.events_drawn += 1
        return events

    def _do(self, seat: int, action: int, parsed: bool = False) -> list[Event]:
        before, events = self.line[-1].after if self.line else self.first, list[Event]()
        text = self.game.text(self.state, action)
        if parsed:
            self.state.perform(action, seat, events)
        else:
            self.state.apply(action, seat, out=events)
        self._write(f"{'~' if seat == CHANCE else seat} {text}")
        step = Step(len(self.record.moves), seat, text, action, before, self.state.clone(), tuple(events))
        self.line.append(step)
        self.sees |= who_sees(self.game, [step])
        return events

    def _write(self, move: str, result: dict[str, Any] | None = None) -> None:
        self.record.moves.append(move)
        self.record.result = result_of(self.state, self.record.moves) or result
        if self.over or len(self.record.moves) % MARK_EVERY == 0:
            self.record.marks.append([len(self.record.moves), mark(self.game, self.state)])
        # The seed is revealed when the game is over, and not before.
        self.record.seed = self.seed if self.over else None

    def close(self, word: str, seat: int | None = None) -> None:
        """End the game by its players' decision: a seat resigns, or all agree to `draw` or `stop`.

        With more than two sides the others play on after a resignation, until a single side is left.
        """
        if self.over:
            raise IllegalAction.because("over-already")
        who, gone = "*" if seat is None else str(seat), resigned(self.record.moves)
        self._write(f"{who} {word}", closing(self.game, self.state, who, word, gone))

    @property
    def over(self) -> bool:
        return self.record.result is not None

    # -- going back ---------------------------------------------------------------------------------------------------

    def undo_depth(self, seat: int) -> int:
        """How many moves this seat's free undo goes back (its own last move and what commuted with it); 0: none."""
        return free_undo(self.game, self.line, seat, self.undoing)

    def undo(self, seat: int, *, consent: bool = False) -> None:
        """Take back a seat's last move. `consent`: everybody agrees, or one person runs all seats, so there is no
        barrier."""
        if self.over:
            raise IllegalAction.because("over-seed")
        depth = self.undo_depth(seat)
        by = str(seat)
        if not depth and consent:
            depth = next((n for n, step in enumerate(reversed(self.line), 1) if step.seat == seat), 0)
            by = "*"
        if not depth:
            raise IllegalAction.because("nothing-to-take-back")
        undone = self.line[-depth:]
        self.state = undone[0].before.clone()
        del self.line[-depth:]
        self._write(f"{by} undo {depth}")
        # What others have secretly committed since stays committed.
        for step in undone[1:] if by != "*" else ():
            self._do(step.seat, step.action)

    # -- opening what was saved ---------------------------------------------------------------------------------------

    @classmethod
    def resume(
        cls,
        record: Record,
        source: seeds.Source | None = None,
        seed: str | None = None,
        game: Game | None = None,
    ) -> "Session":
        """Continue a record: with its secret seed, or with a referee as source if its chance was typed in."""
        played = replay(record, game)
        seed = seed or record.seed
        if record.commitment is not None and (seed is None or seeds.commitment(seed) != record.commitment):
            raise InvalidRecord.because("record-seed-gone")
        if record.commitment is None and source is None:
            raise InvalidRecord.because("record-typed-in")
        session = cls._continue(played, record, source if record.commitment is None else None, seed)
        session.record.marks = [[*one] for one in sorted((played.marks | dict(record.marks)).items())]
        return session

    @classmethod
    def opened(cls, record: Record, game: Game | None = None) -> "Session":
        """Open a record to look through and branch from; nothing more can be drawn in it."""
        return cls._continue(replay(record, game), record, seeds.Scripted([]), record.seed)

    @classmethod
    def _continue(cls, played: Replay, record: Record, source: seeds.Source | None, seed: str | None) -> "Session":
        session = cls(
            played.game,
            record.seats,
            record.options,
            start=record.start,
            source=source,
            seed=seed,
            table_id=record.table_id,
            contributions=record.contributions,
        )
        session.events_drawn = sum(move.startswith("~") for move in record.moves)
        session.record = Record.loads(record.dumps())
        session.line = list(played.line)
        session.sees = who_sees(played.game, played.steps)
        session.state = played.last.clone()
        return session

    def known_to(self, seat: int | None) -> Record:
        """The record as far as a seat (None: a spectator) knows it."""
        return cut(self.record, self.game, self.first, self.sees, seat)

    def at(self, moves: int) -> State:
        """The position after this many of the standing moves."""
        if not 0 <= moves <= len(self.line):
            raise InvalidRecord.because("record-no-move", moves=len(self.line), number=moves)
        return self.line[moves - 1].after if moves else self.first

    def branch(self, moves: int, players: Sequence[str] | None = None) -> "Session":
        """What if: a new session from the position after this many of the standing moves."""
        return Session(
            self.game, players or self.record.seats, self.record.options, start=self.game.dump(self.at(moves))
        )


def verify(record: Record, game: Game | None = None) -> tuple[int, str]:
    """Recompute every roll of a record: how many there are, and from what. InvalidRecord if one is wrong.

    From `seed`; or they can't be recomputed: the seed is `unrevealed`, or they came from a `referee` (or any program)
    or a `simulation`. The record has everything needed: the id of the table where it was played (wherever it is stored
    now), the seed, and the text of its pack.
    """
    played = replay(record, game)
    rolls = [step for step in played.steps if step.seat == CHANCE]
    if record.commitment is None:
        return len(rolls), SIMULATION if record.simulated else "referee"
    if record.seed is None:
        return len(rolls), "unrevealed"
    if seeds.commitment(record.seed) != record.commitment:
        raise InvalidRecord.because("record-seed-wrong")
    source = seeds.Seeded(seeds.combine(record.seed, record.contributions), record.table_id)
    for event, step in enumerate(rolls):
        right = source.pick(step.before, event)
        if right != step.action:
            drawn, table = played.game.text(step.before, right), repr(record.table_id)
            raise InvalidRecord.because("record-roll", number=step.number, found=step.text, wanted=drawn, table=table)
    return len(rolls), "seed"
