"""How stored games are made: bots play seeded games until one ends as wished. A game's own games/make.py says which.

Only needed when the rules or the format of records have changed on purpose. Everything is seeded: the same code makes
the same files.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from fidchell import bots
from fidchell.core.game import Game
from fidchell.core.rng import Rng
from fidchell.core.seeds import Source
from fidchell.core.session import Session, verify

ENOUGH = 5000  # games to search through


@dataclass
class Maker:
    game: Game
    names: Sequence[str]
    folder: Path
    in_any_order: bool = False  # who may act at the same time as others, doesn't wait for them
    kept: dict[str, Session] = field(default_factory=dict)

    def sit(self, name: str, seats: int, number: int = 0, source: Source | None = None, **options: Any) -> Session:
        seed = None if source else sha256(f"{name}/{number}".encode()).hexdigest()
        return Session(self.game, self.names[:seats], options, source=source, seed=seed, table_id=f"{name}-{number}")

    def play(self, session: Session, rng: Rng, bot: str = "random", undo: str = "", moves: int = 10_000) -> None:
        """Bots play it out. undo: `free` takes back what may be taken back, `consent` anything, now and then."""
        player = bots.make(bot, session.game)
        session.chance()
        while session.state.actors() and len(session.record.moves) < moves:
            actors = session.state.actors()
            seat = actors[rng.below(len(actors)) if self.in_any_order else 0]
            session.act(seat, int(player.decide(session.state.resample(seat, rng), seat, rng)))
            if undo == "consent":
                session.chance()
            regrets = undo and session.state.actors() and rng.below(6) == 0
            if regrets and (undo == "consent" or session.undo_depth(seat)):
                session.undo(seat, consent=undo == "consent")
            session.chance()

    def search(
        self,
        name: str,
        seats: int,
        reason: str,
        bot: str = "random",
        undo: str = "",
        wanted: Callable[[Session], bool] = lambda session: True,
        **options: Any,
    ) -> None:
        """The first game that ends for this reason."""
        for number in range(ENOUGH):
            session = self.sit(name, seats, number, **options)
            self.play(session, Rng(f"{name}/{number}"), bot, undo)
            result = session.record.result
            if result is not None and result["reason"] == reason and wanted(session):
                return self.keep(session, name)
        raise SystemExit(f"no game ends by {reason}")

    def typed_in(self, seats: int, source: Source, bot: str = "greedy") -> None:
        """Chance as the referee of a physical table types it in."""
        session = self.sit("typed-in", seats, source=source)
        self.play(session, Rng("typed-in"), bot)
        self.keep(session, "typed-in")

    def unfinished(self, seats: int, moves: int, back_to: int, bot: str = "random") -> None:
        """A game that was left, and one that goes on from a position of it."""
        session = self.sit("unfinished", seats)
        self.play(session, Rng("unfinished"), "random", moves=moves)
        self.keep(session, "unfinished")
        start = self.game.dump(session.at(back_to))
        middle = Session(self.game, self.names[:seats], start=start, seed="ab" * 32, table_id="from-the-middle")
        self.play(middle, Rng("from-the-middle"), bot)
        self.keep(middle, "from-the-middle")

    def with_pack(self, name: str, game: Game, seats: int, bot: str = "random") -> None:
        """A game with an owner's own data."""
        session = Session(game, self.names[:seats], seed="cd" * 32, table_id=name)
        self.play(session, Rng(name), bot, "consent")
        self.keep(session, name)

    def keep(self, session: Session, name: str) -> None:
        session.record.save(self.folder / f"{name}.json")
        self.kept[name] = session

    def expect(self) -> None:
        """Write expected.toml to begin with. One that is there stays: it is what the games are compared with."""
        path = self.folder / "expected.toml"
        if path.exists():
            return
        parts = [
            "\n".join([f"[{name}]", *(f"{key} = {json.dumps(value)}" for key, value in ends(session).items())])
            for name, session in self.kept.items()
        ]
        path.write_text("# How the stored games end.\n\n" + "\n\n".join(parts) + "\n", encoding="utf-8")


def ends(session: Session) -> dict[str, Any]:
    """What expected.toml says of a game."""
    record, result = session.record, session.state.outcome()
    found: dict[str, Any] = {"players": len(record.seats), "checked": verify(record)[1]}
    if any(" undo " in move for move in record.moves):
        found["taken_back"] = True
    if result is not None:
        found |= {"winners": list(result.winners), "reason": result.reason, "rule": result.rule}
    return found
