"""Golden playthroughs: everything that can be observed in some games at random, written down.

    python tests/golden/regenerate.py

writes them anew; do that only for a reason, and give the reason in the commit. A file is a list of
[step, what, value], and has only what has changed since it was last written: small, and easy to compare.
"""

import json
import re
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).resolve().parent
if __name__ == "__main__":
    sys.path[:0] = [str(FOLDER.parents[1] / "src"), str(FOLDER.parents[1])]

import fidchell  # noqa: E402
from fidchell.core.game import Game  # noqa: E402
from fidchell.core.rng import Rng  # noqa: E402
from fidchell.core.state import CHANCE, Event, State  # noqa: E402
from fidchell.core.text import LANGUAGES  # noqa: E402

# File → game, seats, options, seed.
PLAYTHROUGHS: Final[dict[str, tuple[str, int, dict[str, Any], int]]] = {
    "avignon-both": ("avignon", 2, {}, 487),
    "avignon-noble-knight": ("avignon", 2, {"first": "avignon", "repetition": False}, 1876),
    "avignon-noble-peasant": ("avignon", 2, {"deal": "noble noble peasant knight inquisitor"}, 2149),
    "avignon-three": ("avignon", 2, {}, 1134),
    "banish-the-snakes-one": ("banish-the-snakes", 1, {"level": "beginner"}, 5),
    "banish-the-snakes-three": ("banish-the-snakes", 3, {"level": "advanced", "saints": "chosen"}, 51),
    "battle-of-banners-two": ("battle-of-banners", 2, {"limit": "10"}, 2685),
    "battle-of-banners-three": ("battle-of-banners", 3, {"limit": "14"}, 284),
    "battle-of-banners-four": ("battle-of-banners", 4, {"limit": "14"}, 1117),
    "serpent-master-alone": ("serpent-master", 2, {"board": "6"}, 926),
    "serpent-master-stack": ("serpent-master", 3, {"oldest": "red"}, 13),
    "serpent-master-crowd": ("serpent-master", 4, {"board": "7"}, 269),
}

Line = list[Any]  # step, what, value


class Log:
    """Lines, each written only if it says something new."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.last: dict[str, str] = {}

    def add(self, step: int, what: str, value: Any, always: bool = False) -> None:
        text = json.dumps(value, ensure_ascii=False, sort_keys=True)
        if always or self.last.get(what) != text:
            self.lines.append([step, what, json.loads(text)])
        self.last[what] = text

    def whole(self, step: int, prefix: str, values: dict[str, Any]) -> None:
        """All that is under a prefix: what isn't there any more becomes null. A seat's things are not everybody's."""
        known = [what.removeprefix(prefix) for what in self.last if what.startswith(prefix)]
        for key in known:
            if key not in values and not re.match(r"\d+ ", key):
                self.add(step, prefix + key, None)
        for key, value in values.items():
            self.add(step, prefix + key, value)


def playthrough(name: str) -> list[Line]:
    game_id, seats, options, seed = PLAYTHROUGHS[name]
    game, rng, log = fidchell.load(game_id), Rng(f"golden/{seed}"), Log()
    state, step = game.new(seats, **options), 0
    while True:
        observe(game, state, step, log)
        actors = state.actors()
        if not actors:
            return log.lines
        seat = actors[rng.below(len(actors))]
        legal = state.legal(seat)
        action = int(state.sample(rng)) if seat == CHANCE else legal[rng.below(len(legal))]
        events: list[Event] = []
        move = f"{'~' if seat == CHANCE else seat} {game.text(state, action)}"
        state.apply(action, seat, out=events)
        step += 1
        log.add(step, "move", move, always=True)
        public = told(game, events, None)
        for line in public:
            log.add(step, "log", line, always=True)
        for seat in range(int(state.seats)):
            for line in told(game, events, seat):
                if line not in public:
                    log.add(step, f"log {seat}", line, always=True)


def told(game: Game, events: list[Event], seat: int | None) -> list[list[str]]:
    """What a seat is told of events, in every language, with the rules."""
    lines = zip(*(game.tell(events, lang, seat) for lang in LANGUAGES), strict=True)
    return [[*(line.text for line in same), *same[0].rules] for same in lines]


def observe(game: Game, state: State, step: int, log: Log) -> None:
    """What can be seen of a state."""
    log.add(step, "actors", state.actors())
    position = game.dump(state)
    log.whole(step, "dump ", position)
    log.whole(step, "chance ", {game.text(state, outcome): weight for outcome, weight in state.chance()})
    public = game.view(state, None)
    log.whole(step, "view ", {key: value for key, value in public.items() if position.get(key) != value})
    for seat in range(int(state.seats)):
        own = {key: value for key, value in game.view(state, seat).items() if public.get(key) != value}
        log.whole(step, f"view {seat} ", own)
        log.add(step, f"legal {seat}", [game.text(state, action) for action in state.legal(seat)])
        choices(game, state, seat, step, log)
    scene(game, state, step, log)
    outcome = state.outcome()
    log.add(step, "outcome", outcome and outcome.as_dict())
    for lang in LANGUAGES:
        log.add(step, f"ending {lang}", [line.text for line in game.ending(state, lang)])


def choices(game: Game, state: State, seat: int, step: int, log: Log) -> None:
    """Questions and choices in every language; a choice is written again only when it has changed."""
    prompts = [game.prompt(state, seat, lang) for lang in LANGUAGES]
    log.add(step, f"question {seat}", [prompt.text for prompt in prompts])
    for same in zip(*(prompt.choices for prompt in prompts), strict=True):
        first = same[0]
        picks = [" ".join(way) for way in (first.picks, *first.also)]
        log.add(step, f"choice {first.token}", [first.rule, picks, *(choice.label for choice in same)])
        if first.path and first.path != first.picks:
            log.add(step, f"path {first.token}", " ".join(first.path))
        if first.modifiers:
            sums = [[f"{one.label} {one.amount} {one.rule}" for one in choice.modifiers] for choice in same]
            log.add(step, f"sum {first.token}", sums)
        for n, track in enumerate(first.tracks, 1):
            boxes = [box.text for box in track.boxes]
            log.add(step, f"track {n} of {first.token}", [track.label, boxes, list(track.at)])
        decides = ["wins"] * first.wins + ["loses"] * first.loses
        log.add(step, f"effect {seat} {first.token}", [*decides, *(" ".join(choice.effect) for choice in same)])
        odds = [", ".join(f"{one.label} {one.weight}/{one.total}" for one in choice.odds) for choice in same]
        log.add(step, f"odds of {first.token.partition(' ')[0]}", odds if any(odds) else None)


def scene(game: Game, state: State, step: int, log: Log) -> None:
    """The scene, thing by thing; the texts of the cards only once."""
    for seat in (None, *range(int(state.seats))):
        data = asdict(game.scene(state, seat, "en"))
        things: dict[str, Any] = {}
        for name, value in data.items():
            if name in ("spots", "pieces", "cards", "panels"):
                things |= {one.pop("key"): {name: said for name, said in one.items() if said} for one in value}
            else:
                things[name] = value
        if seat is None:
            log.whole(step, "scene ", things)
            public = things
        else:
            log.whole(step, f"scene {seat} ", {key: one for key, one in things.items() if public.get(key) != one})


def written(lines: list[Line]) -> str:
    """One line a line."""
    return "[\n" + ",\n".join(json.dumps(line, ensure_ascii=False) for line in lines) + "\n]\n"


def path(name: str) -> Path:
    return FOLDER / f"{name}.json"


def files() -> Iterator[tuple[str, str]]:
    for name in PLAYTHROUGHS:
        yield name, written(playthrough(name))


if __name__ == "__main__":
    for name, text in files():
        path(name).write_text(text, encoding="utf-8")
        print(path(name), len(text))
