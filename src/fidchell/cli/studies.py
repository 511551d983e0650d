"""What many games show: simulations, ladders, learned values, calibration."""

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from fidchell import bots
from fidchell.cli.app import app
from fidchell.cli.arguments import (
    GameId,
    Json,
    Lang,
    Options,
    Pack,
    Players,
    Seed,
    Workers,
    load_game,
    mind_speed,
    print_json,
    read_bots,
    read_lang,
    read_names,
    read_numbers,
    read_options,
    read_seed,
    some_bots,
)
from fidchell.core.errors import InvalidOptions

if TYPE_CHECKING:
    from fidchell.core.game import Game
    from fidchell.lab.simulate import Series

MOST: Final = 2**62  # games, by number

Keep = Annotated[
    Path | None,
    typer.Option("--keep", metavar="DIR", help="Keep whole games there, as Parquet; what is there isn't played again."),
]
Bots = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="NAME,NAME…",
        help="One for each seat, or one for all; `fidchell bots` lists them.",
        autocompletion=some_bots,
    ),
]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")]
Plot = Annotated[Path | None, typer.Option("--plot", metavar="FILE", help="Draw the result as an SVG file.")]
Ray = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play in a Ray cluster; `local`: in one that is started here."),
]


def series_of(
    game: str, pack: Path | None, players: int | None, option: list[str] | None, names: str, seed: str
) -> tuple["Game", "Series"]:
    """The game and the games of it that were asked for."""
    from fidchell.lab.simulate import Series

    chosen = load_game(game, pack)
    return chosen, Series.of(chosen, players, read_options(option), read_bots(names), read_seed(seed))


@app.command(epilog="Example: fidchell simulate avignon --games 10000 --bots greedy,random --seed 1")
def simulate(
    game: GameId,
    number: Games = 1000,
    names: Bots = "random",
    seed: Seed = "1",
    players: Players = None,
    option: Options = None,
    pack: Pack = None,
    workers: Workers = None,
    first: Annotated[
        int, typer.Option(metavar="I", min=0, max=MOST, help="Begin with game I, to continue after a stop.")
    ] = 0,
    each: Annotated[Path | None, typer.Option(metavar="FILE", help="Append a line of JSON for every game.")] = None,
    keep: Keep = None,
    shard: Annotated[int | None, typer.Option(metavar="N", min=1, help="Games per file in DIR.")] = None,
    ray: Ray = None,
    only: Annotated[
        int | None, typer.Option("--record", metavar="I", min=0, max=MOST, help="Print the record of game I instead.")
    ] = None,
    as_json: Json = False,
) -> int:
    """Let bots play many games and count who wins, how, and how long it takes."""
    from fidchell.lab.run import print_record, run

    chosen, series = series_of(game, pack, players, option, names, seed)
    mind_speed()
    if only is not None:
        print_record(series, only, keep, read_lang(None))
        return 0
    return run(
        chosen,
        series,
        number,
        first=first,
        workers=workers,
        ray=ray,
        each=each,
        keep=keep,
        shard=shard,
        as_json=as_json,
        lang=read_lang(None),
    )


@app.command(epilog='Example: fidchell compare avignon --bots greedy --change "character.knight.copies=3"')
def compare(
    game: GameId,
    change: Annotated[
        list[str] | None,
        typer.Option("--change", metavar="NAME=VALUE", help="A datum, option.NAME, bots or bots.SEAT; repeatable."),
    ] = None,
    sweep: Annotated[
        str | None, typer.Option(metavar="NAME=A,B,…", help="Each of these values instead, in the same games.")
    ] = None,
    number: Annotated[int, typer.Option("--games", metavar="N", min=1, help="Pairs of games at most.")] = 10_000,
    within: Annotated[
        float, typer.Option(metavar="X", min=0.0, max=1.0, help="Stop when the difference is known to ± X.")
    ] = 0.02,
    names: Bots = "greedy",
    seed: Seed = "1",
    players: Players = None,
    option: Options = None,
    pack: Pack = None,
    workers: Workers = None,
    ray: Ray = None,
    plot: Plot = None,
    as_json: Json = False,
) -> None:
    """Play the same games with and without a change: what difference does it make, and how sure is that?"""
    from fidchell.lab import compare as comparing
    from fidchell.lab.changes import changed
    from fidchell.lab.kept import complaining
    from fidchell.lab.run import progress
    from fidchell.lab.stopping import Stop

    chosen, series = series_of(game, pack, players, option, names, seed)
    if bool(change) == bool(sweep):
        raise InvalidOptions.because("compare-what")
    datum, values = read_sweep(sweep) if sweep else ("", [])
    texts = [[f"{datum}={value}"] for value in values] if sweep else [change or []]
    for name, _, value in (text.partition("=") for one in texts for text in one):
        if name.partition(".")[0] == "bots":
            read_bots(value)
    pairs = [changed(series, one) for one in texts]
    ways = (pairs[0][0], *(after for _, after in pairs))
    mind_speed()
    with Stop() as stop, progress(number) as bar:
        near = None if sweep else within
        found = comparing.compare(ways, number, within=near, workers=workers, ray=ray, told=bar.advance, stop=stop)
    seats = [chosen.seat_name(seat, "en", series.players) for seat in range(series.players)]
    if plot:
        with complaining("--plot", plot):
            comparing.sweep_chart(chosen.say("en", "title"), datum, values, found, seats).write(plot)
    both = list(zip(texts, found, strict=True))
    told = [{"game": game, "change": one[0] if sweep else one} | it.as_dict() for one, it in both]
    if as_json:
        print_json(told if sweep else told[0])
        return
    for one, it in both:
        print("\n".join([f"{game}: {', '.join(one)}", *comparing.lines(seats, it)]))


def read_sweep(text: str) -> tuple[str, list[str]]:
    """Parse NAME=A,B,…"""
    datum, _, given = text.partition("=")
    values = read_names(given)
    if not datum or not all(values):
        raise InvalidOptions.because("sweep-form", text=text)
    twice = [value for n, value in enumerate(values) if value in values[:n]]
    if twice:
        raise InvalidOptions.because("sweep-twice", text=text, value=twice[0])
    return datum, values


@app.command(epilog="Example: fidchell report avignon --games 2000 --out avignon.html")
def report(
    game: GameId,
    number: Games = 2000,
    names: Bots = "greedy",
    seed: Seed = "1",
    players: Players = None,
    option: Options = None,
    pack: Pack = None,
    workers: Workers = None,
    ray: Ray = None,
    keep: Keep = None,
    asked: Annotated[
        int, typer.Option("--agreement", metavar="N", min=0, help="Positions in which all levels are asked.")
    ] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="The page; its tables come beside it.")] = None,
    lang: Lang = None,
) -> None:
    """Study many games and write a page about them: findings in sentences, charts, tables."""
    from fidchell.lab import questions
    from fidchell.lab.kept import complaining
    from fidchell.lab.report import Page
    from fidchell.lab.run import studied

    chosen, series = series_of(game, pack, players, option, names, seed)
    language, path = read_lang(lang), out or Path(f"{game}.html")
    if not path.parent.is_dir():  # before anything is played
        raise InvalidOptions.because("no-folder", option="--out", path=path, folder=path.parent)
    mind_speed(lang)
    # Everything that the page depends on; who plays the games, and where they are kept, changes nothing.
    said = ["fidchell", "report", game, "--games", str(number), "--bots", names, "--seed", seed]
    said += ["--players", str(players)] if players is not None else []
    said += [word for one in option or () for word in ("-o", one)]
    said += ["--pack", str(pack)] if pack is not None else []
    said += ["--agreement", str(asked)] if asked else []
    said += ["--lang", language]
    said += ["--out", str(out)] if out is not None else []
    levels = [f"level:{level}" for level in bots.LEVELS]
    with studied(series, number, keep=keep, workers=workers, ray=ray, lang=language) as rows:
        answers = questions.answered(series, rows())
        agreed = questions.agreement(chosen, series, rows(), levels, asked) if asked else []
    with complaining("--out", path):
        for written in Page(answers, shlex.join(said), agreed, language, asked).write(path):
            print(written)


@app.command(epilog="Example: fidchell ladder avignon --bots random,greedy,level:3 --games 200 --plot ladder.svg")
def ladder(
    game: GameId,
    names: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAME,NAME…",
            help=f"From the weakest up: {', '.join(bots.NAMES)}; default: all levels.",
            autocompletion=some_bots,
        ),
    ] = None,
    number: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=1, help="Games per pair, rounded up so that each seating gets as many."
        ),
    ] = 100,
    total: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Games in total instead; pairs close together in the list play more."),
    ] = None,
    near: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Only match bots at most N places apart in the list."),
    ] = None,
    seed: Seed = "1",
    players: Players = None,
    option: Options = None,
    pack: Pack = None,
    workers: Workers = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to keep results, to resume from; default: in $XDG_CACHE_HOME."),
    ] = None,
    plot: Plot = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print the table as Markdown.")] = False,
    as_json: Json = False,
) -> int:
    """Let every bot play every other and rate them; in cooperative games, compare what each achieves."""
    from fidchell.lab.ladder import Ladder
    from fidchell.lab.standings import watch as watch_ladder

    chosen = load_game(game, pack)
    found = [f"level:{level}" for level in bots.LEVELS] if names is None else read_bots(names)
    settings = read_options(option)
    study = Ladder.of(chosen, players, settings, found, read_seed(seed), games=number, total=total, near=near)
    mind_speed()
    form = "json" if as_json else "markdown" if markdown else "table"
    return watch_ladder(chosen, study, workers=workers, keep=keep, plot=plot, form=form, lang=read_lang(None))


@app.command(epilog="Example: fidchell train avignon --seed 2 --games 6000,3000 --adopt")
def train(
    game: GameId,
    players: Players = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same seed gives the same net.")] = 1,
    games: Annotated[str, typer.Option(metavar="N,N…", help="Games in each round.")] = "6000,3000,3000",
    hidden: Annotated[int, typer.Option(metavar="N", min=0, help="Hidden units; 0: a linear model.")] = 32,
    nets: Annotated[int, typer.Option(metavar="N", min=1, help="Nets in each round; a match picks the best.")] = 3,
    epochs: Annotated[int, typer.Option(metavar="N", min=1, help="Passes over all rows in each fit.")] = 8,
    trace: Annotated[float, typer.Option(metavar="L", min=0.0, max=1.0, help="The λ of TD(λ).")] = 0.9,
    astray: Annotated[int, typer.Option(metavar="N", min=0, max=1000, help="Random decisions per thousand.")] = 80,
    between: Annotated[
        int,
        typer.Option(metavar="N", min=0, max=1000, help="Mid-turn decisions recorded, per thousand."),
    ] = 0,
    matches: Annotated[int, typer.Option(metavar="N", min=1, help="Games in a match that picks a net.")] = 1000,
    temper: Annotated[int, typer.Option(metavar="N", min=1, help="Games used to calibrate the chances.")] = 400,
    confirm: Annotated[int, typer.Option(metavar="N", min=1, help="Games in the final match.")] = 2000,
    also: Annotated[str, typer.Option(metavar="N,N…", help="Other numbers of players to train for.")] = "",
    deep: Annotated[
        int, typer.Option(metavar="N", min=0, help="How far a team looks ahead in the games it learns from.")
    ] = 0,
    work: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Working folder; use the same one to resume.")
    ] = None,
    workers: Annotated[int | None, typer.Option(metavar="N", min=1, help="Processes. Results don't change.")] = None,
    take: Annotated[bool, typer.Option("--adopt", help="Install the net in the game's folder.")] = False,
) -> None:
    """Learn the value of positions by self-play."""
    from fidchell.bots import values
    from fidchell.lab import train as training
    from fidchell.lab.executors import cores

    chosen = load_game(game)
    number = players or chosen.meta.players[0]
    numbers = read_numbers("--also", also) if also else ()
    for one in (number, *numbers):
        chosen.new(one)
    recipe = training.Recipe(
        game,
        number,
        seed,
        read_numbers("--games", games),
        hidden,
        nets,
        epochs,
        trace,
        astray,
        between,
        matches,
        temper,
        confirm,
        numbers,
        deep,
    )
    mind_speed()
    folder = work or Path(f"train-{game}-{number}")
    learned, better = training.train(recipe, folder, workers or cores(), read_lang(None))
    print(f"{folder / values.FILE} and {folder / 'curve.svg'} written")
    if take and not better:
        print("the value that the game has stays: with it the team wins as often")
    elif take:
        training.adopt(learned, chosen.folder / values.FILE)
        print(f"{chosen.folder / values.FILE} has it now")


@app.command(epilog="Example: fidchell calibrate avignon --games 2000 --plot reliability.svg")
def calibrate(
    game: GameId,
    players: Players = None,
    number: Games = 1000,
    seed: Annotated[str, typer.Option(metavar="S", help="The same seed gives the same games.")] = "calibrate",
    plot: Plot = None,
    coach: Annotated[
        bool, typer.Option("--coach", help="Check the coach instead of the judges, in games of level 5.")
    ] = False,
    intervals: Annotated[
        int | None,
        typer.Option(metavar="N", min=2, help="Check whether the coach's intervals hold, asking N times per position."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Compare the chances given by the judges, or by the coach, with what actually happens."""
    from fidchell.lab import calibrate as comparing
    from fidchell.lab.kept import complaining

    chosen = load_game(game)
    seats = players or chosen.meta.players[0]
    chosen.new(seats)
    mind_speed()
    if intervals is not None:
        from fidchell.lab.intervals import coverage

        found = coverage(chosen, seats, number, intervals, seed)
        print_json(found.as_dict()) if as_json else print(found.line())
        return
    if coach:
        findings = [comparing.calibrate_coach(chosen, seats, number, seed)]
    else:
        findings = comparing.calibrate(chosen, seats, number, seed)
    if plot:
        with complaining("--plot", plot):
            comparing.chart(chosen, seats, findings).write(plot)
    if as_json:
        print_json([one.as_dict() for one in findings])
    else:
        print("\n".join(comparing.lines(findings)))
