"""Golden playthroughs: everything that can be observed in some games at random, written down.

    python tests/golden.py [GAME [NAME]]

writes them anew; do that only for a reason, and give the reason in the commit. Which games: tests/<game>/cases.toml.
A file has one line for what can be read, [step, what, value], if it has changed since it was last written, and one for
each further step, [step, move, {observable: hash}]. What is behind the hashes of a step:

    python tests/golden.py GAME NAME STEP
"""

import json
import re
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import fidchell  # noqa: E402
from fidchell.core.game import Game  # noqa: E402
from fidchell.core.rng import Rng  # noqa: E402
from fidchell.core.state import CHANCE, Event, State  # noqa: E402
from fidchell.core.text import LANGUAGES  # noqa: E402
from tests import cases  # noqa: E402

Key = tuple[str, str]  # game, name
PLAYTHROUGHS: Final[list[Key]] = [(game, name) for game in fidchell.games() for name in cases.of(game).golden]

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


@cache
def playthrough(key: Key) -> list[Line]:
    """All that can be observed, line by line."""
    one = cases.of(key[0]).golden[key[1]]
    game, rng, log = fidchell.load(key[0]), Rng(f"golden/{one.seed}"), Log()
    state, step = game.new(one.seats, **one.options), 0
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
        log.add(step, f"choice {first.text}", [first.rule, picks, *(choice.label for choice in same)])
        if first.path and first.path != first.picks:
            log.add(step, f"path {first.text}", " ".join(first.path))
        if first.modifiers:
            sums = [[f"{one.label} {one.amount} {one.rule}" for one in choice.modifiers] for choice in same]
            log.add(step, f"sum {first.text}", sums)
        for n, track in enumerate(first.tracks, 1):
            boxes = [box.text for box in track.boxes]
            log.add(step, f"track {n} of {first.text}", [track.label, boxes, list(track.at)])
        decides = ["wins"] * first.wins + ["loses"] * first.loses
        log.add(step, f"effect {seat} {first.text}", [*decides, *(" ".join(choice.effect) for choice in same)])
        odds = [", ".join(f"{one.label} {one.weight}/{one.total}" for one in choice.odds) for choice in same]
        log.add(step, f"odds of {first.text.partition(' ')[0]}", odds if any(odds) else None)


def scene(game: Game, state: State, step: int, log: Log) -> None:
    """The scene, thing by thing; the texts of the cards only once."""
    for seat in (None, *range(int(state.seats))):
        data = game.scene(state, seat, "en").as_dict()
        things: dict[str, Any] = {}
        for name, value in data.items():
            if name in ("spots", "pieces", "cards", "panels", "bodies"):
                things |= {one.pop("key"): {name: said for name, said in one.items() if said} for one in value}
            elif value:
                things[name] = value
        if seat is None:
            log.whole(step, "scene ", things)
            public = things
        else:
            log.whole(step, f"scene {seat} ", {key: one for key, one in things.items() if public.get(key) != one})


def hashed(step: int, lines: list[Line]) -> Line:
    """A step in short: its move, and a hash for each kind of observable, a seat's apart from everybody's."""
    kinds: dict[str, list[Line]] = {}
    move = ""
    for line in lines:
        if line[1] == "move":
            move = line[2]
        else:
            kinds.setdefault(re.match(r"\w+( \d+\b)?", line[1])[0], []).append(line)  # type: ignore[index]
    texts = {kind: json.dumps(same, ensure_ascii=False, sort_keys=True) for kind, same in kinds.items()}
    return [step, move, {kind: sha256(text.encode()).hexdigest()[:8] for kind, text in texts.items()}]


def written(lines: list[Line], readable: int) -> str:
    """The file, one line a line."""
    steps: dict[int, list[Line]] = {}
    for line in lines:
        steps.setdefault(line[0], []).append(line)
    kept = [line for line in lines if line[0] <= readable and readable]
    kept += [hashed(step, same) for step, same in steps.items() if step > readable or not readable]
    return "[\n" + ",\n".join(json.dumps(line, ensure_ascii=False) for line in kept) + "\n]\n"


def path(key: Key) -> Path:
    return cases.folder(key[0]) / f"golden/{key[1]}.json"


def text(key: Key) -> str:
    return written(playthrough(key), cases.of(key[0]).golden[key[1]].readable)


def main(wanted: list[str]) -> None:
    if len(wanted) == 3:
        for line in playthrough((wanted[0], wanted[1])):
            if str(line[0]) == wanted[2]:
                print(json.dumps(line, ensure_ascii=False))
        return
    for key in PLAYTHROUGHS:
        if list(key[: len(wanted)]) == wanted:
            path(key).parent.mkdir(exist_ok=True)
            path(key).write_text(text(key), encoding="utf-8")
            print(path(key).relative_to(ROOT))


if __name__ == "__main__":
    main(sys.argv[1:])
