"""Makes the stored games anew: `PYTHONPATH=src:. python tests/avignon/games/make.py`.

Only needed when the rules or the format of records have changed on purpose. Everything is seeded: the same code makes
the same files.
"""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from fidchell import bots
from fidchell.core.registry import load
from fidchell.core.rng import Rng
from fidchell.core.seeds import Source
from fidchell.core.session import Session
from fidchell.core.state import State
from tests.avignon import packs

Options = dict[str, object]

FOLDER = Path(__file__).parent
GAME = load("avignon")

CIRCLE = (
    *("0 beseech 1", "0 chastise 2", "1 beseech 3", "1 chastise 4"),
    *("0 beseech 3", "0 chastise 1", "1 chastise 2", "1 beseech 4"),
)


class TypedIn:
    """Chance as somebody at a table types it in: here, the rarest card that can come."""

    def pick(self, state: State, event: int) -> int:
        return min(state.chance(), key=lambda outcome: (outcome[1], -outcome[0]))[0]


def sit(name: str, number: int, source: Source | None = None, options: Options | None = None) -> Session:
    seed = None if source else sha256(f"{name}/{number}".encode()).hexdigest()
    return Session(GAME, ["Rome", "Avignon"], options, source=source, seed=seed, table_id=f"{name}-{number}")


def play(session: Session, rng: Rng, bot: str = "random", undo: str = "", moves: int = 1000) -> None:
    """Bots play it out. undo: `free` takes back what may be taken back, `consent` anything, now and then."""
    player = bots.make(bot, session.game)
    session.chance()
    while session.state.actors() and len(session.record.moves) < moves:
        seat = session.state.actors()[0]
        session.act(seat, int(player.choose(session.state.clone(), seat, rng)))
        if undo == "consent":
            session.chance()
        if undo and session.state.actors() and rng.below(6) == 0 and (undo == "consent" or session.undo_depth(seat)):
            session.undo(seat, consent=undo == "consent")
        session.chance()


def search(name: str, reason: str, make: Callable[[int], Session]) -> None:
    """The first game that ends for this reason."""
    for number in range(1000):
        session = make(number)
        result = session.record.result
        if result is not None and result["reason"] == reason:
            session.record.save(FOLDER / f"{name}.json")
            return
    raise SystemExit(f"no game ends by {reason}")


def by_bots(name: str, bot: str = "random", undo: str = "", **options: object) -> Callable[[int], Session]:
    def make(number: int) -> Session:
        session = sit(name, number, None, options)
        play(session, Rng(f"{name}/{number}"), bot, undo)
        return session

    return make


def repetition() -> None:
    """Round in circles until the third occurrence."""
    session = sit("repetition", 0, None, {"deal": "knight bishop cardinal noble peasant"})
    for move in ("0 beseech 5", "1 chastise 1", "1 beseech 5", *CIRCLE, *CIRCLE):
        seat, _, text = move.partition(" ")
        if session.over:
            break
        session.act(int(seat), text)
    assert session.over
    session.record.save(FOLDER / "repetition.json")


def main() -> None:
    search("three", "three", by_bots("three", "greedy", "free"))
    search("both", "both", by_bots("both", first="avignon"))
    search("noble-knight", "noble-knight", by_bots("noble-knight", undo="free", repetition=False))
    search("noble-peasant", "noble-peasant", by_bots("noble-peasant", undo="consent", first="avignon"))
    repetition()

    typed = sit("typed-in", 0, TypedIn())
    play(typed, Rng("typed-in"), "greedy")
    typed.record.save(FOLDER / "typed-in.json")

    unfinished = sit("unfinished", 0)
    play(unfinished, Rng("unfinished"), moves=24)
    unfinished.record.save(FOLDER / "unfinished.json")

    middle = Session(
        GAME, ["Rome", "Avignon"], start=GAME.dump(unfinished.at(20)), seed="ab" * 32, table_id="from-the-middle"
    )
    play(middle, Rng("from-the-middle"))
    middle.record.save(FOLDER / "from-the-middle.json")

    own = Session(packs.load_pack(packs.expansion()), ["Rome", "Avignon"], seed="cd" * 32, table_id="expansion")
    play(own, Rng("expansion"), undo="consent")
    own.record.save(FOLDER / "expansion.json")


if __name__ == "__main__":
    main()
