"""Makes the stored games anew: `PYTHONPATH=src:. python tests/battle_of_banners/games/make.py`.

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

Options = dict[str, object]

FOLDER = Path(__file__).parent
GAME = load("battle-of-banners")
NAMES = ("Bea", "Gus", "Ria", "Yan")

# A small board: castles a few steps apart, two pieces a colour, a keep for each side.
SMALL = """
game = "battle-of-banners"
title = "A small field"
mark = "own"
rows = [
  ". . . Q . . .",
  ". r r . y y .",
  ". . T K . . .",
  ". . . . . . .",
  ". . . K T . .",
  ". b b . g g .",
  ". . . C . . .",
]
"""


class TypedIn:
    """Chance as somebody at a table types it in: here, all that can come, one after the other."""

    def pick(self, state: State, event: int) -> int:
        outcomes = state.chance()
        return outcomes[(7 * event + 3) % len(outcomes)][0]


def sit(name: str, seats: int, number: int, source: Source | None = None, options: Options | None = None) -> Session:
    seed = None if source else sha256(f"{name}/{number}".encode()).hexdigest()
    return Session(GAME, NAMES[:seats], options, source=source, seed=seed, table_id=f"{name}-{number}")


def play(session: Session, rng: Rng, bot: str = "greedy", undo: str = "", moves: int = 1000) -> None:
    """Bots play it out. undo: `free` takes back what may be taken back, `consent` anything, now and then."""
    player = bots.make(bot, session.game)
    session.chance()
    while session.state.actors() and len(session.record.moves) < moves:
        seat = session.state.actors()[0]
        session.act(seat, int(player.choose(session.state.resample(seat, rng), seat, rng)))
        if undo == "consent":
            session.chance()
        if undo and session.state.actors() and rng.below(6) == 0 and (undo == "consent" or session.undo_depth(seat)):
            session.undo(seat, consent=undo == "consent")
        session.chance()


def search(name: str, reason: str, cards: int, make: Callable[[int], Session]) -> None:
    """The first game that ends for this reason, with so many cards played in it."""
    for number in range(2000):
        session = make(number)
        result = session.record.result
        played = sum(" play " in move for move in session.record.moves)
        if result is not None and result["reason"] == reason and played >= cards:
            session.record.save(FOLDER / f"{name}.json")
            return
    raise SystemExit(f"no game ends by {reason}")


def by_bots(name: str, seats: int, bot: str = "greedy", undo: str = "", **options: object) -> Callable[[int], Session]:
    def make(number: int) -> Session:
        session = sit(name, seats, number, None, options)
        play(session, Rng(f"{name}/{number}"), bot, undo)
        return session

    return make


def main() -> None:
    search("flag", "flag", 2, by_bots("flag", 2, undo="free"))
    search("defeat", "defeat", 1, by_bots("defeat", 2, undo="consent", first="red-yellow"))
    search("limit", "limit", 4, by_bots("limit", 2, "random", limit="40"))
    search("partners", "flag", 2, by_bots("partners", 4, undo="free"))
    search("three", "flag", 1, by_bots("three", 3, undo="consent"))

    typed = sit("typed-in", 2, 0, TypedIn())
    play(typed, Rng("typed-in"))
    typed.record.save(FOLDER / "typed-in.json")

    unfinished = sit("unfinished", 4, 0)
    play(unfinished, Rng("unfinished"), "random", moves=400)
    unfinished.record.save(FOLDER / "unfinished.json")

    middle = Session(GAME, NAMES, start=GAME.dump(unfinished.at(360)), seed="ab" * 32, table_id="from-the-middle")
    play(middle, Rng("from-the-middle"))
    middle.record.save(FOLDER / "from-the-middle.json")

    field = load("battle-of-banners")
    field.use_pack("small.toml", SMALL)
    own = Session(field, NAMES[:2], seed="cd" * 32, table_id="own-board")
    play(own, Rng("own-board"), undo="consent")
    own.record.save(FOLDER / "own-board.json")


if __name__ == "__main__":
    main()
