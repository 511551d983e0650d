"""Makes the stored games anew: `PYTHONPATH=src:. python tests/serpent_master/games/make.py`.

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
from tests.serpent_master import packs

Options = dict[str, object]

FOLDER = Path(__file__).parent
GAME = load("serpent-master")
NAMES = ("Blue", "Red", "Black", "White")


class TypedIn:
    """Chance as somebody at a table types it in: here, always the highest card."""

    def pick(self, state: State, event: int) -> int:
        return max(outcome for outcome, _ in state.chance())


def sit(name: str, seats: int, number: int, source: Source | None = None, options: Options | None = None) -> Session:
    seed = None if source else sha256(f"{name}/{number}".encode()).hexdigest()
    return Session(GAME, NAMES[:seats], options, source=source, seed=seed, table_id=f"{name}-{number}")


def play(session: Session, rng: Rng, bot: str = "random", undo: str = "", moves: int = 1000) -> None:
    """Bots play it out, whoever may act in any order. undo: `free` takes back what may be taken back (a card that is
    not revealed yet), `consent` anything, now and then."""
    player = bots.make(bot, session.game)
    session.chance()
    while session.state.actors() and len(session.record.moves) < moves:
        actors = session.state.actors()
        seat = actors[rng.below(len(actors))]
        session.act(seat, int(player.choose(session.state.resample(seat, rng), seat, rng)))
        if undo == "consent":
            session.chance()
        if undo and session.state.actors() and rng.below(6) == 0 and (undo == "consent" or session.undo_depth(seat)):
            session.undo(seat, consent=undo == "consent")
        session.chance()


def search(name: str, reason: str, make: Callable[[int], Session]) -> None:
    """The first game that ends for this reason."""
    for number in range(5000):
        session = make(number)
        result = session.record.result
        if result is not None and result["reason"] == reason:
            session.record.save(FOLDER / f"{name}.json")
            return
    raise SystemExit(f"no game ends by {reason}")


def by_bots(name: str, seats: int, bot: str = "random", undo: str = "", **options: object) -> Callable[[int], Session]:
    def make(number: int) -> Session:
        session = sit(name, seats, number, None, options)
        play(session, Rng(f"{name}/{number}"), bot, undo)
        return session

    return make


def main() -> None:
    search("points", "points", by_bots("points", 4, "greedy", "free"))
    search("stack", "stack", by_bots("stack", 3, undo="free", oldest="black"))
    search("alone", "alone", by_bots("alone", 2, undo="consent", board="6"))
    search("draw", "draw", by_bots("draw", 2, board="6", oldest="red"))

    typed = sit("typed-in", 3, 0, TypedIn())
    play(typed, Rng("typed-in"), "greedy")
    typed.record.save(FOLDER / "typed-in.json")

    unfinished = sit("unfinished", 4, 0)
    play(unfinished, Rng("unfinished"), moves=50)
    unfinished.record.save(FOLDER / "unfinished.json")

    middle = Session(GAME, NAMES, start=GAME.dump(unfinished.at(40)), seed="ab" * 32, table_id="from-the-middle")
    play(middle, Rng("from-the-middle"))
    middle.record.save(FOLDER / "from-the-middle.json")

    own = Session(packs.load_pack(packs.strange()), NAMES[:2], seed="cd" * 32, table_id="own-pictures")
    play(own, Rng("own-pictures"), undo="consent")
    own.record.save(FOLDER / "own-pictures.json")


if __name__ == "__main__":
    main()
