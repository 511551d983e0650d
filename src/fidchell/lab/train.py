"""Learned values by self-play: games, fits and matches, round after round; the best net is chosen by matches.

A round plays games with the best net so far (the first with the judge written by hand), with occasional random moves,
and fits several nets to all games by TD(λ). Each plays a match against the judge written by hand, both inside the
greedy bot; the best goes on. At the end it is confirmed by held-out games. Everything follows from the seed, whatever
the number of processes; a work folder keeps what is done, so that a run can be stopped and resumed.

Where all play together there is no rival. The bot of the game's `team.py` has all seats, the games go through the
numbers of players and through the starts that `team.py` names, and a match is how often the team wins. At the end the
value that the game has now plays the same games.
"""

import json
import multiprocessing
import os
import shlex
import sys
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from functools import cache, partial
from pathlib import Path
from typing import IO, Any, Final, Generic, TypeVar
from zipfile import BadZipFile

from fidchell import bots
from fidchell.bots import values
from fidchell.bots.simple import GreedyBot
from fidchell.bots.value import LearnedJudge, Net, size
from fidchell.core.bot import Bot
from fidchell.core.errors import InvalidOptions
from fidchell.core.registry import load
from fidchell.core.state import State
from fidchell.lab.kept import complaining
from fidchell.lab.plot import Chart, Series
from fidchell.lab.recorder import Dataset, match, record_batch
from fidchell.lab.run import Bar, progress
from fidchell.lab.stats import Z95
from fidchell.lab.words import count, say

Numbers = Any  # an array of NumPy's
Kept = TypeVar("Kept")
Data = dict[str, Numbers]  # columns of rows; see `play_task`

GAMES: Final = 40  # a task of a process
PART: Final = 20  # tasks a file of the work folder: what a stopped run may lose
BATCH: Final = 1024  # rows a step of the fit
RATE: Final = 0.002  # of the fit, at its beginning
DECAY: Final = 1e-5  # of the weights
TORN: Final = (ValueError, TypeError, KeyError, EOFError, BadZipFile, zlib.error)  # what reading a torn file raises
THIN: Final = 3  # of so many rows one is enough for a few weights


@dataclass(frozen=True)
class Recipe:
    """How to train: all that the result depends on."""

    game: str
    players: int
    seed: int = 1
    games: tuple[int, ...] = (6000, 3000, 3000)  # of each round
    hidden: int = 32
    nets: int = 3  # of each round
    epochs: int = 8
    trace: float = 0.9  # λ
    astray: int = 80  # of a thousand decisions
    between: int = 0  # of a thousand decisions within a turn that are noted
    matches: int = 1000
    temper: int = 400  # games of the best net against itself, by which its chances are set right
    confirm: int = 2000
    also: tuple[int, ...] = ()  # numbers of players that the net is as good for
    deep: int = 0  # how far a team looks ahead in the games that it learns from

    def command(self) -> str:
        """The command line that stands for it."""
        words = ["fidchell", "train", self.game]
        for name, value in list(asdict(self).items())[1:]:
            if value == () or (name == "deep" and not value):
                continue
            text = ",".join(map(str, value)) if isinstance(value, tuple) else str(value)
            words += [f"--{name}", text]
        return shlex.join(words)


def numpy() -> Any:
    """NumPy, which nothing else needs."""
    try:
        import numpy
    except ModuleNotFoundError:
        raise InvalidOptions.because("numpy-missing", command="python -m pip install numpy") from None
    return numpy


# -- in other processes -----------------------------------------------------------------------------------------------


class TaskContext:
    """A game made ready for tasks."""

    def __init__(self, game: str, players: int) -> None:
        found = load(game)
        self.start = found.new(players)
        self.hand = bots.hand(found)
        self.features = bots.features(found)
        if not self.features.count(players):
            raise InvalidOptions.because("train-no-features", game=game)
        self.players = players

    def bot(self, hidden: int, weights: list[float] | None, deep: int | None = None) -> Bot:
        """The greedy bot with a net; without one with the judge written by hand."""
        if weights is None:
            return GreedyBot(self.hand)
        net = Net(int(self.features.count(self.players)), hidden, weights)
        return GreedyBot(LearnedJudge(self.hand, self.features, {self.players: net}))

    def record(self, recipe: Recipe, bot: Bot, rival: Bot, seed: str, first: int, games: int) -> Dataset:
        """Play games and note their positions."""
        found = Dataset(self.features, [], self.players)
        record_batch(self.start, bot, rival, seed, first, games, recipe.astray, recipe.between, found)
        return found

    def match(self, bot: Bot, seed: str, first: int, games: int) -> list[float]:
        """What games were worth to the bot."""
        return match(self.start, bot, GreedyBot(self.hand), seed, first, games)


class TeamContext(TaskContext):
    """The same for a game where all win or lose together."""

    def __init__(self, game: str, players: int, also: tuple[int, ...]) -> None:
        super().__init__(game, players)
        found = load(game)
        self.team = bots.game_module(found, "team")
        self.planner = bots.game_module(found, "planner")
        if self.team is None or self.planner is None:
            raise InvalidOptions.because("train-no-team", game=game)
        self.numbers = (players, *also)
        self.starts: list[State] = [
            found.new(seats, **options) for options in self.team.PRACTICE for seats in self.numbers
        ]

    def bot(self, hidden: int, weights: list[float] | None, deep: int | None = None) -> Bot:
        """The game's team with a net; without one the planner with the judge written by hand."""
        further = {} if deep is None else {"deep": deep}
        if weights is None:
            planner: Bot = self.planner.Planner(**further)
            return planner
        net = Net(int(self.features.count(self.players)), hidden, weights)
        learned = LearnedJudge(self.hand, self.features, dict.fromkeys(self.numbers, net))
        team: Bot = self.team.make(learned, **further)
        return team

    def begin(self, number: int) -> State:
        """Where a game begins."""
        return self.starts[number % len(self.starts)]

    def record(self, recipe: Recipe, bot: Bot, rival: Bot, seed: str, first: int, games: int) -> Dataset:
        found = Dataset(self.features, [], self.players)
        for number in range(first, first + games):
            start = self.begin(number)
            record_batch(start, bot, bot, seed, number, 1, recipe.astray, recipe.between, found)
        return found

    def match(self, bot: Bot, seed: str, first: int, games: int) -> list[float]:
        found: list[float] = []
        for number in range(first, first + games):
            found += match(self.begin(number), bot, bot, seed, number, 1)
        return found


CONTEXTS: Final[dict[tuple[str, int, tuple[int, ...]], TaskContext]] = {}


def task_context(recipe: Recipe) -> TaskContext:
    """Made once in a process."""
    game, players, also = recipe.game, recipe.players, recipe.also
    if (game, players, also) not in CONTEXTS:
        together = load(game).meta.together
        CONTEXTS[game, players, also] = TeamContext(game, players, also) if together else TaskContext(game, players)
    return CONTEXTS[game, players, also]


def play_task(
    recipe: Recipe, weights: list[float] | None, seed: str, first: int, games: int, alone: bool = False
) -> Data:
    """Play and note games: rows, whose eyes, results, rows a game. `alone`: the net plays all sides in all of them."""
    np = numpy()
    at = task_context(recipe)
    bot = at.bot(recipe.hidden, weights, None if alone else recipe.deep)
    dataset = at.record(recipe, bot, bot if alone else GreedyBot(at.hand), seed, first, games)
    rows = np.fromiter(dataset.rows, np.float32, len(dataset.rows)).astype(np.float16)
    return {
        "rows": rows.reshape(-1, int(dataset.width)),
        "seats": np.array(list(dataset.seats), np.int8),
        "results": np.array(list(dataset.results), np.float32),
        "games": np.array(list(dataset.games), np.int32),
        "eyes": np.int32(dataset.eyes),
    }


def match_task(recipe: Recipe, weights: list[float] | None, seed: str, first: int, games: int) -> list[float]:
    """Games of a net against the judge written by hand, or of a team with it."""
    at = task_context(recipe)
    return at.match(at.bot(recipe.hidden, weights), seed, first, games)


class ProcessPool:
    """Processes for tasks, or this one; results come in the order of the tasks."""

    def __init__(self, workers: int) -> None:
        self.pool = None
        if workers > 1:
            context = multiprocessing.get_context("forkserver")
            self.pool = ProcessPoolExecutor(workers, mp_context=context)
        self.ahead = 2 * workers

    def each(self, task: Callable[..., Any], calls: list[tuple[Any, ...]]) -> Iterator[Any]:
        if self.pool is None:
            for call in calls:
                yield task(*call)
            return
        waiting: list[Future[Any]] = []
        for call in calls:
            waiting.append(self.pool.submit(task, *call))
            if len(waiting) > self.ahead:
                yield waiting.pop(0).result()
        for future in waiting:
            yield future.result()

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)


@contextmanager
def process_pool(workers: int) -> Iterator[ProcessPool]:
    found = ProcessPool(workers)
    try:
        yield found
    finally:
        found.close()


# -- the fit ----------------------------------------------------------------------------------------------------------


class Fit:
    """A net in numpy: the weights of `bots.value.Net`, as matrices that share one vector."""

    def __init__(self, inputs: int, hidden: int, weights: Numbers) -> None:
        self.np = numpy()
        self.hidden = hidden
        self.weights = weights
        at = 1 + inputs
        self.direct = weights[1:at]
        self.biases = weights[at : at + hidden]
        self.inner = weights[at + hidden : at + hidden + inputs * hidden].reshape(inputs, hidden)
        self.outer = weights[at + hidden + inputs * hidden :]

    @classmethod
    def new(cls, inputs: int, hidden: int, rng: Any) -> "Fit":
        """Small random weights inside, none outside: it begins with the answer 1/2."""
        np = numpy()
        fit = cls(inputs, hidden, np.zeros(int(size(inputs, hidden)), np.float32))
        fit.inner[:] = rng.normal(0.0, (2.0 / inputs) ** 0.5, fit.inner.shape)
        fit.outer[:] = rng.normal(0.0, 0.1, fit.outer.shape)
        return fit

    def answers(self, rows: Numbers) -> Numbers:
        found = self.np.empty(len(rows), self.np.float32)
        for at in range(0, len(rows), 1 << 16):
            part = rows[at : at + (1 << 16)].astype(self.np.float32)
            units = self.np.maximum(part @ self.inner + self.biases, 0.0)
            found[at : at + (1 << 16)] = part @ self.direct + units @ self.outer + self.weights[0]
        return 1.0 / (1.0 + self.np.exp(-found))

    def slope(self, rows: Numbers, targets: Numbers) -> tuple[Numbers, float]:
        """The gradient of the cross entropy, and the entropy."""
        np = self.np
        sums = rows @ self.inner + self.biases
        units = np.maximum(sums, 0.0)
        answers = 1.0 / (1.0 + np.exp(-(rows @ self.direct + units @ self.outer + self.weights[0])))
        wrong = (answers - targets) / len(rows)
        back = np.outer(wrong, self.outer) * (sums > 0.0)
        found = Fit(rows.shape[1], self.hidden, np.empty_like(self.weights))
        found.weights[0] = wrong.sum()
        found.direct[:] = wrong @ rows
        found.biases[:] = back.sum(0)
        found.inner[:] = rows.T @ back
        found.outer[:] = wrong @ units
        sure = np.clip(answers, 1e-6, 1.0 - 1e-6)
        return found.weights, float(-(targets * np.log(sure) + (1.0 - targets) * np.log(1.0 - sure)).mean())


def td_targets(answers: Numbers, data: Data, trace: float) -> Numbers:
    """TD(λ): a position's target lies between the answer about the next one and what became of the game.

    Each side has a row of its own for every position; or there is one row, with the eyes of this rival or that one:
    then all is told as seat 0 would.
    """
    np = numpy()
    eyes = int(data["eyes"])
    flipped = (data["seats"] != 0) & (eyes == 1)
    said = np.where(flipped, 1.0 - answers, answers)
    came = np.where(flipped, 1.0 - data["results"], data["results"])
    found = np.empty_like(said)
    ends, lengths, every = np.cumsum(data["games"]), data["games"] // eyes, np.arange(eyes)
    targets = came[(ends - eyes)[:, None] + every]
    for back in range(int(lengths.max())):  # all games at once, from their ends
        on = lengths > back
        at = (ends[on] - (back + 1) * eyes)[:, None] + every
        found[at] = targets[on]
        targets[on] = (1.0 - trace) * said[at] + trace * targets[on]
    return np.where(flipped, 1.0 - found, found).astype(np.float32)


def fitted(data: Data, recipe: Recipe, start: Numbers | None, seed: list[int]) -> tuple[Numbers, float]:
    """Adam over all rows, several times, with new targets each time; without a start the first two use results."""
    np = numpy()
    rng = np.random.default_rng(seed)
    rows = data["rows"]
    inputs = rows.shape[1]
    fit = Fit.new(inputs, recipe.hidden, rng) if start is None else Fit(inputs, recipe.hidden, start.copy())
    mean, square = np.zeros_like(fit.weights), np.zeros_like(fit.weights)
    steps, step, loss = recipe.epochs * -(-len(rows) // BATCH), 0, 0.0
    for epoch in range(recipe.epochs):
        trace = 1.0 if start is None and epoch < 2 else recipe.trace
        targets = td_targets(fit.answers(rows), data, trace)
        order, losses = rng.permutation(len(rows)), []
        for at in range(0, len(rows), BATCH):
            chosen = order[at : at + BATCH]
            slope, loss = fit.slope(rows[chosen].astype(np.float32), targets[chosen])
            losses.append(loss)
            step += 1
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            rate = RATE * (1.0 - step / (steps + 1.0))
            ahead = mean / (1.0 - 0.9**step) / (np.sqrt(square / (1.0 - 0.999**step)) + 1e-8)
            fit.weights -= (rate * (ahead + DECAY * fit.weights)).astype(np.float32)
        loss = float(np.mean(losses))
    return fit.weights, loss


def steadied(data: Data, hidden: int, weights: Numbers, columns: list[int]) -> Numbers:
    """Half the net, half a logistic regression of the results on a few features, as one net.

    Among many features that go together, a net may credit the wrong ones, and what follows from choosing by it is
    not what it has seen. The few keep hold of what matters.
    """
    np = numpy()
    rows = data["rows"][::THIN]
    known = np.column_stack([np.ones(len(rows)), rows[:, columns].astype(np.float64)])
    results, few = data["results"][::THIN].astype(np.float64), np.zeros(1 + len(columns))
    for _ in range(15):  # Newton, with a ridge
        said = 1.0 / (1.0 + np.exp(-known @ few))
        bend = (known * (said * (1.0 - said))[:, None]).T @ known + np.eye(len(few))
        few -= np.linalg.solve(bend, known.T @ (said - results) + few)
    fit = Fit(data["rows"].shape[1], hidden, weights / 2.0)
    fit.biases[:] *= 2.0  # the units stay as they are, but count half
    fit.inner[:] *= 2.0
    fit.weights[0] += few[0] / 2.0
    fit.direct[columns] += (few[1:] / 2.0).astype(np.float32)
    return fit.weights


def tempered(data: Data, hidden: int, weights: Numbers) -> Numbers:
    """The net recalibrated by Platt scaling: a logistic regression of the results on its answers."""
    np = numpy()
    inputs = data["rows"].shape[1]
    answers = np.clip(Fit(inputs, hidden, weights).answers(data["rows"]).astype(np.float64), 1e-6, 1.0 - 1e-6)
    logits = np.log(answers / (1.0 - answers))
    known = np.stack([logits, np.ones_like(logits)])
    both = np.array([1.0, 0.0])
    for _ in range(100):  # Newton, in steps that can't overshoot
        said = 1.0 / (1.0 + np.exp(-both @ known))
        bend = (known * (said * (1.0 - said))) @ known.T + 1e-3 * np.eye(2)
        step = np.linalg.solve(bend, known @ (said - data["results"]) + 1e-3 * (both - [1.0, 0.0]))
        both -= np.clip(step, -0.1, 0.1)
    fit = Fit(inputs, hidden, weights.copy())
    steeper = max(float(both[0]), 0.1)
    fit.weights[0] = fit.weights[0] * steeper + both[1]
    fit.direct[:] *= steeper
    fit.outer[:] *= steeper
    return fit.weights


# -- the run ----------------------------------------------------------------------------------------------------------


@dataclass
class NetScore:
    """A net and how it did."""

    round: int
    number: int
    loss: float
    points: float
    games: int

    def share(self) -> float:
        return self.points / self.games

    def interval(self) -> tuple[float, float]:
        share = self.share()
        half = Z95 * (max(share * (1.0 - share), 1e-9) / self.games) ** 0.5
        return max(0.0, share - half), min(1.0, share + half)

    def told(self) -> str:
        low, high = self.interval()
        return f"{100 * self.share():.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {count(self.games, 'games')}"


@dataclass(frozen=True)
class Form(Generic[Kept]):
    """How something is read from a file of the work folder, whole or not at all (TORN), and written to one."""

    read: Callable[[Path], Kept]
    write: Callable[[IO[bytes], Kept], None]


def read_array(path: Path) -> Numbers:
    with path.open("rb") as file:
        return numpy().load(file)


def read_arrays(path: Path) -> Data:
    with path.open("rb") as file, numpy().load(file) as stored:
        return dict(stored)  # all of it, with its checksums


def write_score(out: IO[bytes], made: NetScore) -> None:
    out.write(json.dumps(asdict(made)).encode())


ARRAY: Final = Form[Numbers](read_array, lambda out, made: numpy().save(out, made))
ARRAYS: Final = Form[Data](read_arrays, lambda out, made: numpy().savez_compressed(out, **made))
SCORE: Final = Form[NetScore](lambda path: NetScore(**json.loads(path.read_text())), write_score)


class Training:
    """A recipe at work in a folder."""

    def __init__(self, recipe: Recipe, folder: Path, workers: int, lang: str = "en") -> None:
        self.recipe = recipe
        self.folder = folder
        self.workers = workers
        self.lang = lang
        self.np = numpy()
        self.together = isinstance(task_context(recipe), TeamContext)
        self.better = True  # than the value that the game has now, as far as that is compared
        note, wanted = folder / "recipe.txt", recipe.command() + "\n"
        with complaining("--work", folder):
            folder.mkdir(parents=True, exist_ok=True)
            if note.exists() and not wanted.startswith(note.read_text()):  # a torn note is a part of it
                raise InvalidOptions.because("train-other", folder=folder)
            note.write_text(wanted)

    def run(self) -> values.Learned:
        """All rounds; the net that was best."""
        recipe = self.recipe
        best: NetScore | None = None
        trials: list[NetScore] = []
        parts: list[Data] = []
        with process_pool(self.workers) as crew:
            for number, games in enumerate(recipe.games):
                weights = None if best is None else self.weights(best)
                parts.append(self.games(crew, number, games, weights))
                data = joined(parts)
                for net in range(recipe.nets):
                    trial = self.trial(crew, data, number, net, weights)
                    trials.append(trial)
                    if best is None or trial.share() > best.share():
                        best = trial
                self.draw(trials)
            assert best is not None, "a training has a round and a net at least"
            final = self.temper(crew, best, joined(parts))
            confirmed = self.confirm(crew, best, final)
            proof = confirmed.told()
            if self.together:
                before = self.before(crew)
                self.better = confirmed.points > before.points
                proof += f"; before: {before.told()}"
        names = bots.features(load(recipe.game)).names(recipe.players)
        learned = tuple(float(one) for one in final)
        return values.Learned(
            (recipe.players, *recipe.also),
            recipe.command(),
            sum(recipe.games),
            proof,
            recipe.hidden,
            tuple(names),
            learned,
        )

    def kept(self, name: str, form: "Form[Kept]", make: Callable[[], Kept]) -> Kept:
        """What a file of the folder holds. What isn't there, or isn't whole, is made, and put there when it is."""
        file = self.folder / name
        if file.exists():
            try:
                return form.read(file)
            except TORN:
                print(f"fidchell: {say(self.lang, 'torn-file', path=str(file))}", file=sys.stderr, flush=True)
        made, part = make(), file.with_name(f".{name}")
        with complaining("--work", self.folder):
            with part.open("wb") as out:
                form.write(out, made)
                out.flush()
                os.fsync(out.fileno())
            part.replace(file)
        return made

    def weights(self, trial: NetScore) -> Numbers:
        return ARRAY.read(self.folder / f"net-{trial.round}-{trial.number}.npy")

    def games(self, crew: ProcessPool, number: int, games: int, weights: Numbers | None) -> Data:
        """The games of a round, part by part; those that are there are not played again."""
        listed = None if weights is None else weights.tolist()
        parts: list[Data] = []
        size = GAMES * PART
        for first in range(0, games, size):
            last = min(first + size, games)
            tasks = [
                (self.recipe, listed, f"{self.recipe.seed}/{number}", at, min(GAMES, last - at))
                for at in range(first, last, GAMES)
            ]
            what = f"round {number + 1}: games from {first + 1:,}"
            parts.append(self.kept(f"games-{number}-{first}.npz", ARRAYS, partial(self.played, crew, tasks, what)))
        data = joined(parts)
        print(f"round {number + 1}: {count(games, 'games')}, {count(len(data['rows']), 'rows')}", flush=True)
        return data

    def trial(self, crew: ProcessPool, data: Data, number: int, net: int, best: Numbers | None) -> NetScore:
        """Fit a net, every other one beginning where the best is, and play its match."""

        @cache
        def fit() -> tuple[Numbers, float]:
            return fitted(data, self.recipe, best if net % 2 == 0 else None, [self.recipe.seed, number, net])

        def score() -> NetScore:
            points = self.match(crew, fit()[0], f"{self.recipe.seed}/match/{number}", self.recipe.matches)
            return NetScore(number, net, fit()[1], points, self.recipe.matches)

        self.kept(f"net-{number}-{net}.npy", ARRAY, lambda: fit()[0])
        trial = self.kept(f"trial-{number}-{net}.json", SCORE, score)
        print(f"round {number + 1}, net {net + 1}: loss {trial.loss:.4f}; {trial.told()}", flush=True)
        return trial

    def temper(self, crew: ProcessPool, best: NetScore, data: Data) -> Numbers:
        """Steady the best net, if the game says by what, and set its chances right by games against itself."""
        return self.kept("net.npy", ARRAY, lambda: self.tempered(crew, best, data))

    def tempered(self, crew: ProcessPool, best: NetScore, data: Data) -> Numbers:
        weights, games, seed = self.weights(best), self.recipe.temper, f"{self.recipe.seed}/temper"
        game = load(self.recipe.game)
        names = bots.features(game).names(self.recipe.players)
        columns = [names.index(name) for name in bots.thoughts(game).get("train", {}).get("steady", [])]
        if columns:
            weights = steadied(data, self.recipe.hidden, weights, columns)
        tasks = [
            (self.recipe, weights.tolist(), seed, at, min(GAMES, games - at), True) for at in range(0, games, GAMES)
        ]
        return tempered(self.played(crew, tasks, "chances"), self.recipe.hidden, weights)

    def played(self, crew: ProcessPool, tasks: list[Any], what: str) -> Data:
        found = []
        with self.bar(what, sum(task[4] for task in tasks)) as bar:
            for one in crew.each(play_task, tasks):
                found.append(one)
                bar.advance(len(one["games"]))
        return joined(found)

    def confirm(self, crew: ProcessPool, best: NetScore, weights: Numbers) -> NetScore:
        """A held-out match."""
        games = self.recipe.confirm

        def score() -> NetScore:
            points = self.match(crew, weights, f"{self.recipe.seed}/confirm", games)
            return NetScore(best.round, best.number, best.loss, points, games)

        proof = self.kept("confirmed.json", SCORE, score)
        print(f"round {best.round + 1}, net {best.number + 1} is the best; confirmed: {proof.told()}", flush=True)
        return proof

    def before(self, crew: ProcessPool) -> NetScore:
        """The same games by a team with the value that the game has now; without one, by the judge written by hand."""
        found = self.kept("before.json", SCORE, lambda: self.without(crew))
        print(f"before: {found.told()}", flush=True)
        return found

    def without(self, crew: ProcessPool) -> NetScore:
        recipe, names = self.recipe, bots.features(load(self.recipe.game)).names(self.recipe.players)
        known = [one for one in values.read(load(recipe.game).folder / values.FILE) if list(one.features) == names]
        weights = self.np.array(known[0].weights) if known else None
        hidden = known[0].hidden if known else recipe.hidden
        points = self.match(crew, weights, f"{recipe.seed}/confirm", recipe.confirm, hidden)
        return NetScore(0, 0, 0.0, points, recipe.confirm)

    def match(
        self, crew: ProcessPool, weights: Numbers | None, seed: str, games: int, hidden: int | None = None
    ) -> float:
        """What games of a net are worth; `hidden`: its units, if they are not the recipe's."""
        listed = None if weights is None else weights.tolist()
        recipe = self.recipe if hidden is None else replace(self.recipe, hidden=hidden)
        tasks = [(recipe, listed, seed, at, min(GAMES, games - at)) for at in range(0, games, GAMES)]
        points: list[float] = []
        with self.bar("match", games) as bar:
            for one in crew.each(match_task, tasks):
                points += one
                bar.advance(len(one))
        return sum(points)

    @contextmanager
    def bar(self, what: str, number: int) -> Iterator[Bar]:
        with progress(number, what) as bar:
            yield bar

    def draw(self, trials: list[NetScore]) -> None:
        """The curve: how each net did in its match."""
        chart = Chart(
            f"{self.recipe.game}: games that a team wins with each net"
            if self.together
            else f"{self.recipe.game}, {self.recipe.players} players: nets against the judge written by hand",
            "games of self-play, thousands",
            "won, %",
        )
        so_far = [sum(self.recipe.games[: number + 1]) / 1000 for number in range(len(self.recipe.games))]
        for net in range(self.recipe.nets):
            mine = [trial for trial in trials if trial.number == net]
            points = [(so_far[trial.round], 100 * trial.share()) for trial in mine]
            bars = [tuple(100 * end for end in trial.interval()) for trial in mine]
            chart.add(Series(f"net {net + 1}", points, [(low, high) for low, high in bars]))
        chart.write(self.folder / "curve.svg")


def joined(parts: list[Data]) -> Data:
    """Columns one after the other."""
    np = numpy()
    found = {name: np.concatenate([part[name] for part in parts]) for name in parts[0] if name != "eyes"}
    return found | {"eyes": parts[0]["eyes"]}


def train(recipe: Recipe, folder: Path, workers: int, lang: str = "en") -> tuple[values.Learned, bool]:
    """Train, and write what was learned into the folder; whether it is better than what the game has."""
    training = Training(recipe, folder, workers, lang)
    learned = training.run()
    values.write(folder / values.FILE, [learned])
    return learned, training.better


def adopt(learned: values.Learned, file: Path) -> None:
    """Put a net into a game's file, in place of those for as many players."""
    values.write(file, [one for one in values.read(file) if not set(one.players) & set(learned.players)] + [learned])
