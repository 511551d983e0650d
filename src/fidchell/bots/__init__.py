"""Opponents by specification: `random`, `greedy`, `search:iterations=3000+seconds=1`, `level:4`; those of installed
packages by name, those of a file as `mybots.py:Careful` (own.py)."""

import importlib
import tomllib
from functools import partial
from importlib.util import find_spec
from math import inf
from typing import Any, Final

from fidchell import _compiled
from fidchell.bots import own, values
from fidchell.bots.parallel import Forest
from fidchell.bots.search import Search, SearchSettings
from fidchell.bots.simple import GreedyBot, RandomBot
from fidchell.bots.value import LearnedJudge, Net
from fidchell.core.bot import Bot, Features, Judge, Weighing
from fidchell.core.errors import InvalidOptions
from fidchell.core.game import Game
from fidchell.core.registry import load

NAMES: Final = ("random", "greedy", "plan", "search", "level")
LEVELS: Final = (1, 2, 3, 4, 5, 6)
ITERATIONS: Final = 3000
MOST_TREES: Final = 64
SHALLOW: Final = 1  # maximum plan depth when running interpreted
FEWEST: Final = 100  # iterations that even an interpreted search keeps
SLOWER: Final = 60  # slowdown when interpreted; budgets shrink by the same factor

DEFAULT: Final = (  # the levels of a game that has not set its own
    "search:iterations=16+soft=0.3+limit=0.6",
    "search:iterations=64+soft=0.1+limit=0.3",
    "search:iterations=250+soft=0.03+limit=0.15",
    "search:iterations=1000",
    "search:iterations=4000",
    "search:iterations=16000",
)

SOFT: Final = {"soft": float, "limit": float}
SEARCH: Final = {
    "explore": float,
    "prior": float,
    "sharp": float,
    "implicit": float,
    "playout": int,
    "guided": int,
    "open_chance": int,
    "share": int,
}
BUDGET: Final = {"iterations": int, "seconds": float, "trees": int, "processes": int}
PLAN: Final = {
    "deep": int,
    "nodes": int,
    "soft": float,
    "overlook": float,
    "games": int,
    "turns": int,
    "width": int,
    "margin": float,
    "belief": float,
}
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "random": {},
    "greedy": SOFT | {"judge": str},
    "plan": PLAN,
    "search": SOFT | SEARCH | BUDGET | {"judge": str},
}


def make(spec: str, game: Game) -> Bot:
    """A bot for a game; InvalidOptions says what is wrong with its specification."""
    name, _, rest = spec.partition(":")
    if name == "level":
        return make(level(rest, game), game)
    if name == "random":
        read(spec, name, rest)
        return RandomBot()
    if name not in PARAMETERS:
        found = own.make(spec, game)
        if found is None:
            known = ", ".join((*NAMES, *own.installed()))
            raise InvalidOptions.because("no-bot", bot=repr(spec), known=known)
        return found
    given = read(spec, name, rest)
    bot = {"greedy": greedy, "plan": plan, "search": search}[name](game, given)
    bot.softness = given.get("soft", 0.0)
    bot.limit = given.get("limit", 1.0)
    return bot


def level(text: str, game: Game) -> str:
    """What plays at a level of a game, from 1 to 6."""
    if text not in [str(number) for number in LEVELS]:
        raise InvalidOptions.because("no-level", level=repr(text), most=len(LEVELS))
    found: str = thoughts(game).get("levels", DEFAULT)[int(text) - 1]
    return found


def thoughts(game: Game) -> dict[str, Any]:
    """How bots think in this game: levels.toml in its folder, if there is one."""
    file = game.folder / "levels.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def read(spec: str, name: str, rest: str) -> dict[str, Any]:
    """Parse the options after the colon: key=value pairs joined by "+"."""
    known, given = PARAMETERS[name], dict[str, Any]()
    for part in rest.split("+") if rest else []:
        key, equals, value = part.partition("=")
        if not equals or key not in known:
            settings = ", ".join(f"{key}=…" for key in known) or "none"
            raise InvalidOptions.because("bot-setting", bot=repr(spec), part=repr(part), known=settings)
        try:
            given[key] = known[key](value)
        except ValueError:
            raise InvalidOptions.because("bot-number", bot=repr(spec), value=repr(value), key=key) from None
        if given[key] == inf:
            raise InvalidOptions.because("bot-number", bot=repr(spec), value=repr(value), key=key)
        if known[key] is not str and not (given[key] >= 0 or key == "playout"):
            raise InvalidOptions.because("bot-negative", bot=repr(spec), key=key)
    return given


def search(game: Game, given: dict[str, Any]) -> Weighing:
    """The tree search as it suits a game."""
    settings = thoughts(game).get("search", {}) | {key: given[key] for key in SEARCH if key in given}
    for flag in ("open_chance", "share", "guided"):
        settings[flag] = bool(settings.get(flag))
    if settings["share"] and game.secrets:
        raise InvalidOptions.because("search-share", game=game.id)
    iterations = given.get("iterations", 0 if given.get("seconds") else ITERATIONS)
    if not iterations and not given.get("seconds"):
        raise InvalidOptions.because("search-endless")
    trees = given.get("trees", 1)
    if trees > MOST_TREES or given.get("processes", 1) > MOST_TREES:
        raise InvalidOptions.because("search-trees", most=MOST_TREES)
    if trees > 1:
        one = {key: value for key, value in given.items() if key not in ("trees", "processes")}
        alone = partial(
            same_search, game.key, game.pack_name, game.pack_text, one | {"iterations": -(-iterations // trees)}
        )
        return Forest(alone, trees, given.get("processes", 1), given.get("seconds", 0.0))
    if not _compiled.is_compiled():
        iterations = max(min(iterations, FEWEST), -(-iterations // SLOWER))
    return Search(SearchSettings(**settings), judge(game, given), iterations, given.get("seconds", 0.0))


def same_search(game: str, pack_name: str | None, pack_text: str | None, given: dict[str, Any]) -> Search:
    """The same search, made again in another process."""
    found = search(load(game, pack_name, pack_text), given)
    assert isinstance(found, Search)
    return found


def greedy(game: Game, given: dict[str, Any]) -> Weighing:
    """One turn ahead; a game may bring a better planner of its own."""
    if "judge" not in given and (planner := game_module(game, "planner")):
        bot: Weighing = planner.Planner()
        return bot
    return GreedyBot(judge(game, given))


def is_deep(spec: str) -> bool:
    """Whether a plan looks further than sources that are not compiled could."""
    name, _, rest = spec.partition(":")
    return name == "plan" and read(spec, name, rest).get("deep", 0) > SHALLOW


def plan(game: Game, given: dict[str, Any]) -> Weighing:
    """For games that are won together: a planner with a learned value, in the game's `team.py`."""
    team = game_module(game, "team")
    if team is None:
        raise InvalidOptions.because("no-planner", game=game.id)
    if "deep" in given and not _compiled.is_compiled():
        given = given | {"deep": min(given["deep"], SHALLOW)}
    try:
        bot: Weighing = team.make(learned(game), **given)
    except TypeError as error:
        raise InvalidOptions.because("bot-plan", detail=str(error)) from None
    return bot


def judge(game: Game, given: dict[str, Any]) -> Judge:
    """The judge that was asked for: `hand`, written by hand, is the default."""
    found, name = judges(game), given.get("judge", "hand")
    if name not in found:
        raise InvalidOptions.because("no-judge", game=game.id, judge=repr(name), known=", ".join(found))
    return found[name]


def judges(game: Game) -> dict[str, Judge]:
    """The judges of a game: `hand`, and `learned` if there are learned values; none for an owner's own cards."""
    found = {"hand": hand(game)}
    if game.pack_name is None and values.read(game.folder / values.FILE):
        found["learned"] = learned(game)
    return found


def learned(game: Game) -> LearnedJudge:
    """The judge by what was learned; where nothing was, it answers like the one written by hand."""
    seen, nets = features(game), dict[int, Net]()
    for one in values.read(game.folder / values.FILE):
        if list(one.features) != seen.names(one.players[0]):
            raise InvalidOptions.because("features-changed", game=game.id, file=values.FILE)
        nets |= dict.fromkeys(one.players, one.net())
    return LearnedJudge(hand(game), seen, nets)


def hand(game: Game) -> Judge:
    """The judge that is written by hand."""
    found: Judge = game_module(game, "judge").JUDGE
    return found


def features(game: Game) -> Features:
    """What learned values see of a position: nothing if the game doesn't say."""
    found = game_module(game, "features")
    return found.FEATURES if found else Features()


def game_module(game: Game, name: str) -> Any:
    """A module of a game's folder; None if there is none."""
    home = f"{type(game).__module__.rpartition('.')[0]}.{name}"
    return importlib.import_module(home) if find_spec(home) else None
